"""``order``: inequalities with floor, ceil, powers and integers, through simpler statements that are enough.

Rounded terms and powers become new names with facts of their own, integers become reals, and where the reals fail
between two integers the domain is split there.  What is left is shown by squares, boxes and rewriting.
"""

from __future__ import annotations

import contextlib
import itertools
import math
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from verify.engines import attack, boxes, nonneg, rewriting
from verify.engines.outcome import Outcome
from verify.engines.preparation import prepare, proposals, wrap
from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.arithmetic import Exact
from verify.statement.assign import refutes
from verify.statement.boxes.intervals import Untold
from verify.statement.certificate import KINDS, certificate, check
from verify.statement.evaluate import Machine
from verify.statement.eventually import plain_number
from verify.statement.parser import Syntax, spelled, walk
from verify.statement.reader import Reader
from verify.statement.reduced import LEAVES, MAX_MODULUS, Flat, flat, is_integer, is_met, parts
from verify.statement.statement_lines import term
from verify.statement.substitution import names_in
from verify.statement.variable_ranges import ranges
from verify.statement.work_limits import Exhausted, current, limited, spend

__all__ = ["about", "fits", "points", "run"]

about = "floor, ceil, powers and integers: new names with facts, integers as reals, cases; then squares and boxes"
FUEL = 200_000
SECONDS = (1.5, 5.0, 20.0)  # for one leaf, by effort
MOST_POINTS, MOST_TRIES = 60, 4_000
WHOLE = (1, 2, 3, 4, 0, 5, 7, 10, 17, 100, 1_000, 10**6, 10**9, 10**12, 10**30, -1, -2, -10, -(10**9))
REAL = ("1", "1/2", "2", "3/2", "0", "1/1000", "1000", "5", "1/7", "-1", "-1/2", "-2", "-1000", "1e9", "1e-9")
DEPTH = 7
MOST_CONSTANT = 1_000_000  # of a rounded term that may be constant
SPLITS = 3  # in one another
FAILED = (Refused, TooMuch, Undecided, Undefined, Untold, ArithmeticError, ValueError)
MOST_SPLIT = 1e15
ROUNDED = ("floor", "ceil")
GROWING = ("exp", "log", "sqrt")
Proof = dict[str, Any]


def fits(statement: Statement) -> str:
    try:
        own = flat(statement)
    except Refused as error:
        return str(error)
    other = next((name for name, kind in own.names.items() if kind not in ("real", "int", "nat")), None)
    if other is not None:
        return f"{other} is {own.names[other]}: no number"
    whole = any(kind != "real" for kind in own.names.values())
    if whole or _innermost(own, ROUNDED) is not None or prepare(statement):
        return ""
    return "no integer and nothing rounded is in it"


def run(statement: Statement, effort: int) -> Outcome:
    found = points(statement)
    if not found:
        return Outcome(note="no point was found that meets the conditions")
    for point in found:
        with contextlib.suppress(*FAILED):
            if refutes(statement, point, FUEL):
                made = certificate(statement, "point", assignment=point)
                return Outcome(certificate=made, counterexample=point, note="a counterexample")
    proof = _Prover(min(effort, 2)).show(statement, [_numbers(point) for point in found])
    if proof is None:
        return Outcome(note="no simpler statements were found that are shown")
    made = certificate(statement, "reduced", inside=found[0], proof=proof)
    return Outcome(certificate=made, note="simpler statements are enough for it")


# --- points


def points(statement: Statement) -> list[dict[str, Any]]:
    """Points that meet what is given: small and large numbers, those that the statement names, and their neighbours."""
    known, texts = ranges(statement), re.findall(r"(?<![\w.])[0-9]{1,40}(?![\w.])", statement.text)
    named = sorted({int(text) for text in texts})
    choices = [
        _integers(*known[name], named) if statement.types[name].sort == "int" else _reals(*known[name], named)
        for name in statement.names
    ]
    found: list[dict[str, Any]] = []
    if not all(choices):
        return found
    for row in itertools.islice(_rows(choices, random.Random(0)), MOST_TRIES):
        spend(50)
        point = dict(zip(statement.names, row, strict=True))
        with contextlib.suppress(*FAILED):
            if is_met(statement, point, FUEL) and point not in found:
                found.append(point)
        if len(found) == MOST_POINTS:
            break
    return found


def _integers(low: Fraction | None, high: Fraction | None, named: Sequence[int]) -> list[Any]:
    centres = [*named, *(round(end) for end in (low, high) if end is not None)]
    values = dict.fromkeys((*WHOLE, *(c + d for c in centres for d in (0, 1, -1))))
    return [value for value in values if _is_between(Fraction(value), low, high)]


def _reals(low: Fraction | None, high: Fraction | None, named: Sequence[int]) -> list[Any]:
    """As texts."""
    ends = [end for end in (low, high) if end is not None]
    middle = [sum(ends, Fraction(0)) / 2] if len(ends) == 2 else []
    near = [Fraction(c) + d for d in (Fraction(0), Fraction(1, 2)) for c in named]
    values = dict.fromkeys((*map(Fraction, REAL), *middle, *ends, *near))
    return [str(value) for value in values if _is_between(value, low, high)]


def _is_between(value: Fraction, low: Fraction | None, high: Fraction | None) -> bool:
    return (low is None or low <= value) and (high is None or value <= high)


def _rows(choices: Sequence[list[Any]], rng: random.Random) -> Iterator[list[Any]]:
    if not choices:
        yield []
        return
    if len(choices) == 1:
        yield from ([value] for value in choices[0])
        return
    for place in range(6):
        yield [values[min(place, len(values) - 1)] for values in choices]
    while True:
        few = rng.random() < 0.5
        yield [rng.choice(values[:5] if few else values) for values in choices]


# --- proofs

Env = dict[str, Any]


@dataclass(frozen=True)
class _Here:
    """Where a proof is looked for: points, how deep it is, how many splits are around it."""

    at: list[Env]
    depth: int
    splits: int
    plain: bool


def _numbers(point: Mapping[str, Any]) -> Env:
    return {name: Exact().number(Fraction(value)) for name, value in point.items()}


def _value(own: Flat, text: str, env: Env) -> Any:
    machine = Machine(own.statement.prelude.definitions, fuel=FUEL)
    with contextlib.suppress(*FAILED):
        return machine.value(Reader(own.statement.prelude, own.statement.types).number(term(text)), env)
    return None


def _truth(statement: Statement, said: Any, env: Env) -> bool | None:
    with contextlib.suppress(*FAILED):
        return Machine(statement.prelude.definitions, fuel=FUEL).holds(said, env)
    return None


class _Prover:
    """What failed is not tried again."""

    def __init__(self, effort: int) -> None:
        self.effort = effort
        self.failed: set[tuple[str, bool]] = set()  # digests, and whether further facts were looked for
        self.tried: set[str] = set()  # digests of leaves
        self.known: dict[str, Proof] = {}
        self.count = 0
        self.fails: list[tuple[str, int]] = []  # an integer name, and a number above which the reals fail

    def show(
        self, statement: Statement, at: list[Env], depth: int = 0, splits: int = 0, plain: bool = False
    ) -> Proof | None:
        """A proof of the statement, or None.

        ``at`` has values of its names that meet what is given, as far as is known; ``plain``: a fact of a term, for
        which no further facts are looked for.
        """
        if (found := self.known.get(statement.digest)) is not None:
            return found
        if (statement.digest, plain) in self.failed or depth > DEPTH:
            return None
        spend(500)
        self.failed.add((statement.digest, plain))  # while it is looked for, too
        for way in self._ways(flat(statement), at, depth, splits, plain):
            if way is not None:
                self.known[statement.digest] = way
                return way
        return None

    def _ways(self, own: Flat, at: list[Env], depth: int, splits: int, plain: bool) -> Iterator[Proof | None]:
        here = _Here(at, depth, splits, plain)
        yield from (self._within(own, {"by": rule}, here) for rule in ("rounding", "power"))
        rounded = _innermost(own, ROUNDED)
        if rounded is None:
            yield from self._with_bases(own, here)
            if _is_nested(own):
                yield from self._without_powers(own, here)
            yield self._plainly(own)
            fails = list(self.fails)
        by_rest = rounded is not None and not plain and splits == 0
        early = by_rest and _is_arithmetic(own)
        if early:
            yield self._by_residues(own, replace(here, splits=1))
        yield self._within(own, {"by": "gap"}, here)
        if rounded is not None:
            yield self._without_rounding(own, rounded, here)
            if by_rest and not early:
                yield self._by_residues(own, replace(here, splits=1))
            return
        yield from self._without_powers(own, here)
        if splits < SPLITS:
            inside = replace(here, splits=splits + 1)
            for name, place in fails[:2]:
                yield self._within(own, {"by": "split", "condition": f"{name} <= {_shown(place)}"}, inside)

    def _within(self, own: Flat, rule: Proof, here: _Here) -> Proof | None:
        """A node with proofs of all that it makes."""
        try:
            made = parts(own.statement, {**rule, "inner": []})
        except FAILED:
            return None
        inner = []
        for one in made:
            at = here.at
            if set(one.names) - set(own.names):
                at = [{**env, rule["name"]: x} for env in at if (x := _value(own, rule["term"], env)) is not None]
            elif rule["by"] == "split":
                at = [env for env in at if _truth(one, one.parts[-1].asked[-1], env) is True]
            is_fact = rule["by"] == "abstract" and one is not made[-1]
            if (found := self.show(one, at, here.depth + 1, here.splits, here.plain or is_fact)) is None:
                return None
            inner.append(found)
        return {**rule, "inner": inner}

    # --- leaves

    def _plainly(self, own: Flat) -> Proof | None:
        self.fails = []
        for steps in proposals(own.statement, reals=True):
            last = steps[-1][0] if steps else own.statement
            names = steps[-1][1]["reals"] if steps else {}
            if (found := self._leaf(last, names)) is not None:
                return wrap(steps, found)
        for steps in proposals(own.statement, reals=False):
            last = steps[-1][0] if steps else own.statement
            whole = [kind for kind in last.types.values() if kind.sort == "int"]
            if len(whole) == 1 and (found := self._leaf(last, {})) is not None:
                return wrap(steps, found)
        return None

    def _leaf(self, statement: Statement, names: dict[str, str]) -> Proof | None:
        """The body of a certificate of squares, pieces or rewriting."""
        if (found := self.known.get(statement.digest)) is not None and "kind" in found:
            return found
        if statement.digest in self.tried:
            return None
        self.tried.add(statement.digest)
        try:
            if attack.fits(statement) or self._is_false(statement, names):
                return None
        except FAILED:
            return None
        for ask in self._asked(statement):
            data = self._limited(statement, ask)
            if data is not None:
                self.known[statement.digest] = data
                return data
        return None

    def _asked(self, statement: Statement) -> Iterator[Any]:
        fits, functions = not nonneg.fits(statement), nonneg.has_functions(statement)
        if fits:
            yield lambda: nonneg.shown(statement, self.effort, linear=True)
        if functions and "==" in statement.text.splitlines()[-1]:  # an identity, if anything
            yield lambda: rewriting.shown(statement, self.effort)
        if functions:
            yield lambda: boxes.run(statement, 0)
        if fits:
            yield lambda: nonneg.shown(statement, self.effort)
        yield lambda: rewriting.shown(statement, self.effort)
        if not functions:
            yield lambda: boxes.run(statement, 0)

    def _limited(self, statement: Statement, ask: Any) -> Proof | None:
        outer = current()
        seconds = SECONDS[self.effort] if outer is None else min(SECONDS[self.effort], outer.seconds / 2)
        own = limited(seconds)
        try:
            with own:
                data = ask().certificate
                if data is None or data["kind"] not in LEAVES:
                    return None
                check(data, statement.digest, leaf=True)
        except FAILED:
            return None
        except Exhausted as error:
            if error.work is not own:
                raise
            return None
        return {key: data[key] for key in ("kind", *KINDS[data["kind"]])}

    def _is_false(self, statement: Statement, names: dict[str, str]) -> bool:
        """Is it false at a point?  Where a name stands for an integer, remember between which integers."""
        back = {real: name for name, real in names.items()}
        for problem in attack.cases_of(statement):
            for goal in [goal for goal in problem.goals if goal.what == "said"]:
                for value, at in attack.lowest_points(problem, goal.gap, 0)[:1]:
                    if value >= 0 or attack.point(statement, problem, at) is None:
                        continue
                    for real, x in zip(problem.names, at, strict=True):
                        if real in back and x != math.floor(x) and abs(x) < MOST_SPLIT:
                            self.fails.append((back[real], math.floor(x)))
                    return True
        return False

    # --- nodes

    def _with_bases(self, own: Flat, here: _Here) -> Iterator[Proof | None]:
        """Powers of one small number, and roots in the place of halves in exponents."""
        grown = [node for _, node in walk(own.says) if node.op == "**" and _grows(node, own)]
        if any(_grows(inner, own) for node in grown for _, inner in walk(node.args[1])):  # a power of a power
            return
        for node in grown:
            to = _other_power(node)
            if to is not None:
                yield self._within(own, {"by": "rewrite", "term": spelled(node), "to": to}, here)

    def _without_rounding(self, own: Flat, node: Syntax, here: _Here) -> Proof | None:
        """A new integer in the place of a rounded term."""
        name, inside, up = self._new(own), node.args[0], node.token.text == "ceil"
        if inside.op == "/":
            p, q = (spelled(arg, 7) for arg in inside.args)
            facts = [f"{name}*{q} >= {p}", f"{name}*{q} < {p} + {q}"]
            facts = facts if up else [f"{name}*{q} <= {p}", f"{name}*{q} > {p} - {q}"]
            if all(is_integer(arg, own.statement) for arg in inside.args):
                facts[1] = f"{name}*{q} <= {p} + {q} - 1" if up else f"{name}*{q} >= {p} - {q} + 1"
        else:
            text = spelled(inside, 5)
            facts = [f"{name} >= {text}", f"{name} < {text} + 1"]
            facts = facts if up else [f"{name} <= {text}", f"{name} > {text} - 1"]
        rule = {"by": "abstract", "name": name, "term": spelled(node), "type": "int", "facts": facts}
        eager = not here.plain and (
            any(inner.op == "**" and inner.args[1].op != "number" for _, inner in walk(own.says))
            or any(inner.op == "call" for _, inner in walk(inside))
        )
        found = None if eager else self._within(own, rule, here)
        if found is not None or here.plain:
            return found
        more = self._provable(own, node, name, self._sharper(own, node, name, here), here)
        return self._within(own, {**rule, "facts": facts + more}, here) if more or eager else None

    def _by_residues(self, own: Flat, here: _Here) -> Proof | None:
        """By the remainders of an integer of which quotients by numbers are rounded."""
        for name in [name for name, kind in own.names.items() if kind in ("int", "nat")]:
            moduli = {
                int(node.args[1].token.text)
                for _, node in walk(own.says)
                if node.op == "/" and node.args[1].op == "number" and node.args[1].token.text.isdigit()
                if name in names_in(node.args[0], own.statement.prelude) or node.args[0].op == "number"
            }
            modulus = math.lcm(*moduli) if moduli and name in names_in(own.says, own.statement.prelude) else 0
            if 2 <= modulus <= MAX_MODULUS:
                new = self._new(own)
                rule = {"by": "residues", "name": name, "modulus": modulus, "new": new}
                found = self._within(own, rule, replace(here, at=[]))
                if found is not None:
                    return found
        return None

    def _sharper(self, own: Flat, node: Syntax, name: str, here: _Here) -> Iterator[str]:
        if (value := _integer_part(node)) is not None:
            yield f"{name} <= {value}"
            yield f"{name} >= {value}"
        for other in own.names:
            if own.names[other] == "int" and other.startswith("whole"):
                yield f"{name} <= {other}"
                yield f"{name} >= {other}"
        values = [int(x) for env in here.at if isinstance(x := _value(own, spelled(node), env), int)]
        if values and abs(min(values)) <= MOST_CONSTANT:
            yield f"{name} >= {_shown(min(values))}"
        if values and abs(max(values)) <= MOST_CONSTANT:
            yield f"{name} <= {_shown(max(values))}"

    def _provable(self, own: Flat, node: Syntax, name: str, facts: Iterator[str], here: _Here) -> list[str]:
        """The facts of a term that have a proof."""
        found = []
        for fact in facts:
            rule = {"by": "abstract", "name": name, "term": spelled(node), "type": "real", "facts": [fact]}
            try:
                made = parts(own.statement, {**rule, "inner": []})[0]
            except FAILED:
                continue
            if any(_truth(made, made.says, env) is False for env in here.at):
                continue
            if self.show(made, here.at, here.depth + 1, SPLITS, plain=True) is not None:
                found.append(fact)
        return found

    def _without_powers(self, own: Flat, here: _Here) -> Iterator[Proof | None]:
        """New names in the place of powers and functions, innermost first, with what is known of them."""
        if here.plain:
            return
        for node in _functions(own):
            name, text = self._new(own), spelled(node)
            facts = self._provable(own, node, name, _facts(own, node, name), here)
            if facts:
                rule = {"by": "abstract", "name": name, "term": text, "type": "real", "facts": facts}
                yield self._within(own, rule, here)

    def _new(self, own: Flat) -> str:
        taken = {*own.names, *own.statement.prelude.types}
        while True:
            self.count += 1
            if (name := f"whole{self.count}") not in taken:
                return name


def _other_power(node: Syntax) -> str | None:
    """(2**e)**4 for 16**e and for 2**(4*e), t*sqrt(t) for t**(3/2)."""
    if node.op != "**":
        return None
    base, exponent = node.args
    half = plain_number(exponent)
    if half is not None and half.denominator == 2 and 0 < half < 20:
        root = f"sqrt({spelled(base)})"
        return root if half < 1 else f"{spelled(base, 9)}**{int(half - Fraction(1, 2))}*{root}"
    if base.op != "number" or not base.token.text.isdigit() or half is not None:
        return None
    value = int(base.token.text)
    for count in range(30, 1, -1):
        root_of = round(value ** (1 / count))
        if root_of > 1 and root_of**count == value:
            return f"({root_of}**{spelled(exponent, 7)})**{count}"
    if exponent.op == "*" and exponent.args[0].op == "number" and exponent.args[0].token.text.isdigit():
        return f"({value}**{spelled(exponent.args[1], 7)})**{exponent.args[0].token.text}"
    return None


def _is_arithmetic(own: Flat) -> bool:
    """Does it depend on remainders: three rounded terms, or a rounded polynomial that is not linear?"""
    rounded = [node for _, node in walk(own.says) if node.op == "call" and node.token.text in ROUNDED]
    inside = [found for node in rounded if (found := _expanded(node.args[0])) is not None]
    return len(inside) == len(rounded) and (len(rounded) > 2 or any(len(key) > 1 for part in inside for key in part))


def _integer_part(node: Syntax) -> str | None:
    """Of a rounded polynomial whose coefficients are integers, but for its constant: what it is."""
    found = _expanded(node.args[0])
    if found is None or any(c.denominator != 1 for key, c in found.items() if key):
        return None
    constant = found.pop((), Fraction(0))
    rest = math.floor(constant) if node.token.text == "floor" else math.ceil(constant)
    terms = [f"({_shown(int(c))})*{'*'.join(key)}" for key, c in found.items() if c]
    return " + ".join([*terms, f"({_shown(rest)})"])


def _expanded(node: Syntax) -> dict[tuple[str, ...], Fraction] | None:
    """A polynomial by its monomials; None if it is none."""
    if (value := plain_number(node)) is not None:
        return {(): value}
    if node.op == "name":
        return {(node.token.text,): Fraction(1)}
    if node.op not in ("neg", "+", "-", "*", "/"):
        return None
    parts = [_expanded(arg) for arg in node.args]
    if any(part is None or len(part) > 40 for part in parts):
        return None
    one, *rest = [part for part in parts if part is not None]
    if node.op == "neg":
        return {key: -c for key, c in one.items()}
    (two,) = rest
    if node.op == "/":
        number = two.get((), Fraction(0))
        return {key: c / number for key, c in one.items()} if set(two) == {()} and number else None
    found: dict[tuple[str, ...], Fraction] = {} if node.op == "*" else dict(one)
    if node.op == "*":
        for (a, c), (b, d) in itertools.product(one.items(), two.items()):
            key = tuple(sorted((*a, *b)))
            found[key] = found.get(key, Fraction(0)) + c * d
        return found
    for key, c in two.items():
        found[key] = found.get(key, Fraction(0)) + (c if node.op == "+" else -c)
    return found


def _shown(value: int) -> str:
    return str(value) if value >= 0 else f"-{-value}"


def _innermost(own: Flat, words: Sequence[str]) -> Syntax | None:
    """A call of one of these functions in which there is no other."""

    def is_one(node: Syntax) -> bool:
        return node.op == "call" and node.token.text in words and len(node.args) == 1

    for whole in (own.says, *own.conditions):
        for _, node in walk(whole):
            if is_one(node) and not any(is_one(inner) for _, inner in walk(node.args[0])):
                return node
    return None


def _functions(own: Flat) -> list[Syntax]:
    """Powers and functions of which nothing inside is one."""
    found: dict[str, Syntax] = {}
    for _, node in walk(own.says):
        if _grows(node, own) and not any(_grows(inner, own) for arg in node.args for _, inner in walk(arg)):
            found.setdefault(spelled(node), node)
    return list(found.values())


def _grows(node: Syntax, own: Flat) -> bool:
    if node.op == "**":
        exponent = node.args[1]
        return exponent.op != "number" or not exponent.token.text.isdigit() or int(exponent.token.text) > 6
    called = node.op == "call" and node.token.text in GROWING
    return called and bool(names_in(node, own.statement.prelude) & set(own.names))


def _is_nested(own: Flat) -> bool:
    """Is a power or a function inside of another?"""
    grown = [node for _, node in walk(own.says) if _grows(node, own)]
    return any(_grows(inner, own) for node in grown for arg in node.args for _, inner in walk(arg))


def _facts(own: Flat, node: Syntax, name: str) -> Iterator[str]:
    if node.op == "**":
        base, exponent = (spelled(arg, 7) for arg in node.args)
        yield f"{name} > 0"
        for _, other in walk(own.says):
            if other.op == "**" and spelled(other) != spelled(node) and base == spelled(other.args[0], 7):
                yield f"{name} <= {spelled(other)}"
                yield f"{name} >= {spelled(other)}"
        yield f"{name} >= {exponent} + 1"
        yield f"{name} >= {base}"
        yield f"{name} <= {base}"
        yield f"{name} <= 1"
        yield f"{name} >= 1"
        return
    text = spelled(node.args[0], 5)
    match node.token.text:
        case "exp":
            yield f"{name} > 0"
            yield f"{name} >= {text} + 1"
        case "log":
            yield f"{name} <= {text} - 1"
            yield f"{name} >= 0"
            yield f"{name} <= 0"
        case "sqrt":
            yield f"{name} >= 0"
            yield f"{name}**2 == {text}"
