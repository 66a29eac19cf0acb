"""``induction``: folds, powers and steps up to a whole number without end.

The rule makes the cases and the step (:mod:`verify.statement.induction`).  This engine proposes what is said beside
(signs, closed forms, a stronger bound) and which bounds are put in; the engines for ``for_all`` show what is made.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from fractions import Fraction

from verify.engines.inner import FAILED, Data, Inner
from verify.engines.outcome import Outcome
from verify.statement import Statement
from verify.statement.affine import bound_of, put_anything, put_bound
from verify.statement.certificate import certificate
from verify.statement.induction import ANYTHING, MAX_MORE, Abstraction, Induction, Shape
from verify.statement.parser import Syntax, spelled, walk
from verify.statement.statement_lines import made, rows_of, term
from verify.statement.substitution import names_in, substitute
from verify.statement.trees import linear, number, shifted, value_of
from verify.statement.work_limits import Exhausted, current, limited

__all__ = ["about", "fits", "run"]

about = "all sizes of folds, powers, steps and arrays: cases at the start, and a step from each size to the next"
SECONDS = (6.0, 25.0, 100.0)  # by effort; less if the limit is lower
INNER = 0.12  # of it, for one engine and one statement inside
MAX_PLANS = 10
MAX_BASES = 3
RATES = ("{T}", "({T} + 1)", "sqrt({T})", "{T}**2", "2**{T}")  # by which a bound that does not move is stronger
DEGREE = 6  # of polynomials whose sums are found


def fits(statement: Statement) -> str:
    found, why = _sizes(statement)
    return "" if found else why


def _sizes(statement: Statement) -> tuple[list[str], str]:
    """The names over which something grows; why there is none."""
    found: list[str] = []
    why = "no whole number in it over which a fold, a power or an array runs"
    if any(part.word == "exists" for part in statement.parts):
        return found, "something exists in it"
    for own in statement.names:
        if statement.types[own].name not in ("nat", "int"):
            continue
        try:
            shape = Shape(statement, own, [])
        except FAILED as error:
            why = str(error)
            continue
        if shape.sized or _grown(shape):
            found.append(own)
    return found, why


def run(statement: Statement, effort: int) -> Outcome:
    outer, seconds = current(), SECONDS[min(effort, 2)]
    allowed = seconds if outer is None else min(seconds, outer.seconds)
    prover = _Prover(Inner(INNER * allowed))
    own = limited(allowed)
    try:
        with own:
            for by in _sizes(statement)[0]:
                if (found := prover.by(statement, by)) is not None:
                    return Outcome(certificate=found, note=f"by induction over {by}")
    except Exhausted as error:
        if error.work is not own:
            raise
        return Outcome(note="no induction was found within its limit")
    return Outcome(note="; ".join(prover.notes[-2:]) or "no induction was found")


class _Prover:
    def __init__(self, inner: Inner) -> None:
        self.inner, self.notes = inner, list[str]()

    def by(self, statement: Statement, by: str) -> Data | None:
        try:
            for more in self._proposals(statement, by):
                if (found := self._tried(statement, by, more)) is not None:
                    return found
        except FAILED as error:
            self.notes.append(f"{by}: {error}")
        return None

    def _tried(self, statement: Statement, by: str, more: list[str]) -> Data | None:
        """An induction with this said beside, from the fewest cases that the rule takes."""
        for bases in range(1, MAX_BASES + 1):
            try:
                found = Induction(statement, by, bases, more)
                asked = [*found.cases(), *found.domain()]
            except FAILED as error:
                self.notes.append(str(error))
                continue
            inner: list[Data] = []
            for part in asked:
                if (data := self._shown(part)) is None:
                    return None
                inner.append(data)
            plan = []
            for at in range(len(found.goals)):
                if (step := self._step(found, at)) is None:
                    return None
                plan.append(step[0])
                inner.append(step[1])
            return certificate(statement, "induction", by=by, bases=bases, more=more, plan=plan, inner=inner)
        return None

    def _shown(self, statement: Statement) -> Data | None:
        found = self.inner.shown(statement)
        if found is None:
            self.notes.append(f"not shown: {statement.text}".replace("\n", "; "))
        return found

    def _step(self, found: Induction, part: int) -> tuple[Data, Data] | None:
        for plan in itertools.islice(_plans(found, part), MAX_PLANS):
            try:
                made_ = found.step(part, plan)
            except FAILED:
                continue
            if (data := self._shown(made_)) is not None:
                return plan, data
        return None

    # --- what is said beside

    def _proposals(self, statement: Statement, by: str) -> Iterator[list[str]]:
        yield []
        shape = Shape(statement, by, [])
        grown = _grown(shape)
        signs = self._signs(statement, by, grown)
        closed = [text for node in grown if (text := _closed_form(node, shape)) is not None]
        stronger = list(_stronger(shape, grown))
        for texts in (signs, closed, [*closed, *signs] if signs else [], *([one] for one in stronger)):
            if texts:
                yield texts[:MAX_MORE]
        for one in stronger if signs or closed else ():
            yield [one, *closed, *signs][:MAX_MORE]

    def _signs(self, statement: Statement, by: str, grown: Sequence[Syntax]) -> list[str]:
        """Signs of what grows, each shown by an induction of its own."""
        found: list[str] = []
        for node in grown:
            text = spelled(node, 5)
            groups = [[f"{text} > 0", f"{text} >= 0"]]
            if node.op == "**" or node.token.text == "prod":
                groups += [[f"{text} <= 1"], [f"{text} >= 1"], [f"-1 <= {text} <= 1"]]
            for group in groups:
                found += next(([one] for one in group if self._is_so(statement, by, one)), [])
        return found[:MAX_MORE]

    def _is_so(self, statement: Statement, by: str, text: str) -> bool:
        try:
            return self._tried(made(statement, rows_of(statement)[:-1], [text]), by, []) is not None
        except FAILED:
            return False


def _grown(shape: Shape) -> list[Syntax]:
    """Recursions and powers in what is said, and in the items of its folds at the end."""
    number_of = Abstraction(shape, shape.start + MAX_BASES - 1)
    found: dict[str, Syntax] = {}

    def collect(node: Syntax) -> None:
        for _, inner in walk(node):
            power = inner.op == "**" and number_of.exponent(inner) is not None
            if power or (shape.moves(inner) and number_of.recursion(inner) is not None):
                found.setdefault(spelled(inner), inner)

    for node in shape.said:
        collect(node)
    for node in list(found.values()):
        if node.op == "fold":
            collect(substitute(node.args[0], {node.names[0]: node.args[1].args[1]}, shape.names))
    return list(found.values())


def _plans(found: Induction, part: int) -> Iterator[Data]:
    """Which bounds to put in: those that fit, equalities first, as many numbers gone as possible."""
    goal, names = found.goals[part], found.shape.names
    fresh = {own: key for key, own in found.abstraction.fresh.items()}
    own = sorted(names_in(goal, names) & set(fresh))
    choices: list[list[int | None]] = []
    for by in own:
        fitting: list[int] = []
        for j, known in enumerate(found.held):
            try:
                put_bound(goal, by, bound_of(known, by, names), names)
            except FAILED:
                continue
            fitting.append(j)
        fitting.sort(key=lambda j: (found.held[j].names != ("==",), j != part))
        log = fresh[by][0] == "log"
        indifferent = [ANYTHING] if log or _is_indifferent(goal, by, found) else []
        choices.append([*indifferent, None] if log else [*fitting[:3], *indifferent, None])
    rows = sorted(itertools.product(*choices), key=lambda row: sum(j is None for j in row))
    for row in rows:
        pairs = sorted(
            ([by, j] for by, j in zip(own, row, strict=True) if j is not None), key=lambda pair: pair[1] == ANYTHING
        )
        for order in (pairs, pairs[::-1]) if len(pairs) > 1 else (pairs,):
            gone = {by for by, _ in order}
            left = [
                j for j, k in enumerate(found.held) if (used := names_in(k, names) & set(fresh)) and not used & gone
            ]
            if set(own) <= gone:
                yield {"put": order, "keep": []}
            if left or not set(own) <= gone:
                yield {"put": order, "keep": left}
    yield {"put": [], "keep": list(range(len(found.held)))}


def _is_indifferent(goal: Syntax, by: str, found: Induction) -> bool:
    try:
        put_anything(goal, by, found.shape.names)
    except FAILED:
        return False
    return True


# --- closed forms and stronger bounds


def _closed_form(node: Syntax, shape: Shape) -> str | None:
    """An equality that a sum of a polynomial, or of a geometric series, may satisfy."""
    if node.op != "fold" or node.token.text != "sum" or shape.by in names_in(node.args[0], shape.names):
        return None
    ends = shape.span(node.args[1])
    if ends is None:
        return None
    (low, c), (index,), body = ends, node.names, node.args[0]
    if (power := _geometric(body, index, shape)) is not None:
        base, shift = power
        first, last = shifted(number(low), shift), shifted(term(shape.by), c + 1 + shift)
        b = spelled(base, 8)
        return f"{spelled(node)} == ({b}**({spelled(first)}) - {b}**({spelled(last)}))/(1 - {b})"
    values = [_value_at(body, index, low + k) for k in range(DEGREE + 2)]
    if None in values:
        return None
    totals = [Fraction(0), *itertools.accumulate(value for value in values if value is not None)]
    text = _interpolated(
        totals, f"({shape.by} - {low - 1 - c})" if low - 1 - c >= 0 else f"({shape.by} + {1 + c - low})"
    )
    return None if text is None else f"{spelled(node)} == {text}"


def _geometric(body: Syntax, index: str, shape: Shape) -> tuple[Syntax, int] | None:
    """b and s of b**(t + s)."""
    if body.op != "**" or index in names_in(body.args[0], shape.names):
        return None
    ends = linear(body.args[1], index)
    return (body.args[0], ends[1]) if ends is not None and ends[0] == 1 else None


def _value_at(body: Syntax, index: str, at: int) -> Fraction | None:
    """The value of a polynomial with rational coefficients, or of a sum of one, at a whole number."""
    if body.op == "name":
        return Fraction(at) if body.token.text == index else None
    if body.op == "number":
        return value_of(body)
    if body.op == "fold" and body.token.text == "sum" and len(body.names) == 1 and body.args[2].op == "absent":
        ends = [_value_at(end, index, at) for end in body.args[1].args]
        if len(ends) != 2 or None in ends or index in body.names:
            return None
        low, high = (int(end or 0) for end in ends)
        parts = [_value_at(body.args[0], body.names[0], k) for k in range(low, min(high, low + 50) + 1)]
        return None if None in parts else sum((part for part in parts if part is not None), Fraction(0))
    if body.op not in ("neg", "+", "-", "*", "/", "**"):
        return None
    parts = [_value_at(arg, index, at) for arg in body.args]
    if None in parts:
        return None
    one, two = Fraction(parts[0] or 0), Fraction(parts[-1] or 0)
    match body.op:
        case "neg":
            return -one
        case "+":
            return one + two
        case "-":
            return one - two
        case "*":
            return one * two
        case "/":
            return one / two if body.args[1].op == "number" and two else None
    natural = body.args[1].op == "number" and two.denominator == 1 and 0 <= two <= DEGREE
    return one ** int(two) if natural else None


def _interpolated(values: Sequence[Fraction], at: str) -> str | None:
    """The polynomial with these values at 0, 1, 2, ..., by Newton's differences; None if its degree is too high."""
    differences, row = [], list(values)
    while row:
        differences.append(row[0])
        row = [b - a for a, b in itertools.pairwise(row)]
    while differences and differences[-1] == 0:
        differences.pop()
    if len(differences) >= len(values):
        return None
    terms, factor = [], Fraction(1)
    for k, difference in enumerate(differences):
        factor = factor / k if k else factor
        if difference:
            product = "*".join([f"({difference * factor})", *(f"({at} - {j})" if j else at for j in range(k))])
            terms.append(product)
    return " + ".join(terms) or "0"


def _stronger(shape: Shape, grown: Sequence[Syntax]) -> Iterator[str]:
    """For a bound that does not move with T: less of it, by what fades; for one in another name, T in its place."""
    known = set(map(spelled, grown))
    for node in shape.said:
        if node.op != "chain" or spelled(node.args[0]) not in known or shape.moves(node.args[1]):
            continue
        text, bound = spelled(node.args[0], 5), spelled(node.args[1], 5)
        for part in shape.parts:
            if shape.is_upper(part):  # T <= N: the bound with T for N
                other = part.args[1] if part.names[0] in ("<", "<=") else part.args[0]
                if other.op == "name":
                    own = substitute(node.args[1], {other.token.text: term(shape.by)}, shape.names)
                    yield f"{text} {node.names[0]} {spelled(own, 5)}"
        if node.names[0] in ("<", "<="):
            for rate, factor in itertools.product(RATES, ("1", "2", "1/2")):
                yield f"{text} <= {bound} - ({factor})/{rate.format(T=shape.by)}"
