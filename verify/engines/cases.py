"""``cases``: statements about numbers with equations, bounds, ``or`` and ``!=``, through simpler ones without them.

A number for which an equation can be solved is replaced by a term or a root, one that has a bound in other numbers by
the bound, the alternatives of a condition are shown one by one, and of what is said with ``or`` one part is shown
where the others fail.  Terms of a sum may be replaced by bounds (:mod:`means`).  What is left is shown by squares,
other forms and boxes.  The certificate is ``reduced``.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from verify.engines import attack, boxes, cones, means, nonneg, order, ordered, rewriting, solutions
from verify.engines.choices import written
from verify.engines.outcome import Outcome
from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.boxes.goals import problems
from verify.statement.boxes.intervals import Untold
from verify.statement.certificate import KINDS, certificate, check
from verify.statement.parser import Syntax, spelled
from verify.statement.polynomials import Polynomials
from verify.statement.quantified import alternatives
from verify.statement.reduced import LEAVES, Flat, flat, is_total, parts
from verify.statement.statement_lines import term
from verify.statement.substitution import names_in
from verify.statement.trees import value_of
from verify.statement.variable_ranges import ranges
from verify.statement.work_limits import Exhausted, current, limited, spend

__all__ = ["about", "fits", "run"]

about = "equations solved for a number, bounds in its place, alternatives one by one; then squares, forms and boxes"
FAILED = (Refused, TooMuch, Undecided, Undefined, Untold, ArithmeticError, ValueError, RecursionError)
DEPTH = 11
LEAF = (0.2, 0.25, 0.3)  # of what is left, for one leaf, by effort
Proof = dict[str, Any]


def fits(statement: Statement) -> str:
    try:
        own = flat(statement)
    except Refused as error:
        return str(error)
    if not own.names:
        return "no number varies"
    if any(_is_equation(node) or _has_alternatives(node) for node in own.conditions) or _has_alternatives(own.says):
        return ""
    if any(True for _ in _bounded(own)) or means.is_for(statement):
        return ""
    return "no equation is given, no bound that may be put in, and there is no alternative in it"


def run(statement: Statement, effort: int) -> Outcome:
    inside = next(ordered.points(statement), None) or solutions.inside(statement, effort)
    inside = inside or next(iter(order.points(statement)), None)
    if inside is None:
        return Outcome(note="no point was found that meets the conditions")
    prover = _Prover(min(effort, 2))
    proof = means.proof_by_means(statement, lambda own: prover.show(own, DEPTH - 2), prover.leaf)
    proof = proof or prover.show(statement, 0)
    if proof is None:
        return Outcome(note="no simpler statements were found that are shown")
    made = certificate(statement, "reduced", inside=inside, proof=proof)
    return Outcome(certificate=made, note="simpler statements are enough for it")


def _is_equation(node: Syntax) -> bool:
    return node.op == "chain" and node.names == ("==",)


def _has_alternatives(node: Syntax) -> bool:
    try:
        return len(alternatives(node, True)) > 1
    except Refused:
        return False


class _Prover:
    def __init__(self, effort: int) -> None:
        self.effort = effort
        self.failed: set[str] = set()

    def show(self, statement: Statement, depth: int) -> Proof | None:
        spend(2_000)
        if statement.digest in self.failed or depth > DEPTH:
            return None
        own = flat(statement)
        if spelled(own.says) in map(spelled, own.conditions) and (found := self._given(statement)) is not None:
            return found
        rules = list(_rules(own))
        found = self._glance(statement, rules)
        if found is None:
            found = next((proof for rule in rules if (proof := self._within(own, rule, depth)) is not None), None)
        if found is None and not _has_alternatives(own.says) and not (rules and rules[0]["by"] == "cases"):
            found = self.leaf(statement)
        if found is None:
            self.failed.add(statement.digest)
        return found

    def _within(self, own: Flat, rule: Proof, depth: int) -> Proof | None:
        """A node with proofs of all that it makes."""
        try:
            made = parts(own.statement, {**rule, "inner": []})
        except FAILED:
            return None
        inner = []
        for place, one in enumerate(made):
            fact = rule["by"] == "rewrite" and place == 0
            found = self._fact(one) if fact else self.show(one, depth + 1)
            if found is None:
                return None
            inner.append(found)
        return {**rule, "inner": inner}

    def _given(self, statement: Statement) -> Proof | None:
        try:
            return None if parts(statement, {"by": "given", "inner": []}) else {"by": "given", "inner": []}
        except FAILED:
            return None

    def _fact(self, statement: Statement) -> Proof | None:
        """That two terms are equal, as an equation among the conditions says."""
        for by in ("given", "root"):
            try:
                made = parts(statement, {"by": by, "inner": []})
            except FAILED:
                continue
            inner = [self._fact(one) for one in made]
            return None if None in inner else {"by": by, "inner": inner}
        return self._plain(statement)

    def _plain(self, statement: Statement) -> Proof | None:
        try:
            return _body(nonneg.shown(statement, 0, linear=True)) or _body(nonneg.shown(statement, 0))
        except FAILED:
            return None

    def _glance(self, statement: Statement, rules: list[Proof]) -> Proof | None:
        """Squares, before numbers are put to roots, which make it longer."""
        if not rules or rules[0]["by"] not in ("rewrite", "split") or not rules[0].get("to", "sqrt").startswith("sqrt"):
            return None
        with contextlib.suppress(*FAILED):
            if not nonneg.fits(statement) and not nonneg.has_functions(statement):
                return self._within_limit(statement, lambda: nonneg.shown(statement, 0))
        return None

    def leaf(self, statement: Statement) -> Proof | None:
        if _seems_false(statement):
            return None
        return next((body for ask in self._asked(statement) if (body := self._within_limit(statement, ask))), None)

    def _within_limit(self, statement: Statement, ask: Any) -> Proof | None:
        outer = current()
        try:
            with limited(LEAF[self.effort] * (60.0 if outer is None else outer.seconds)) as own:
                if (body := _body(ask())) is not None:
                    check(certificate(statement, **body), statement.digest, leaf=True)
                return body
        except FAILED:
            return None
        except Exhausted as error:
            if error.work is not own:
                raise
            return None

    def _asked(self, statement: Statement) -> Iterator[Any]:
        if not cones.fits(statement):
            yield lambda: _as_outcome(statement, cones.leaf(statement, 0))
        fits, functions = not nonneg.fits(statement), nonneg.has_functions(statement)
        if functions:
            yield lambda: boxes.run(statement, 0)
        elif fits:
            yield lambda: nonneg.shown(statement, 0)
        yield lambda: rewriting.shown(statement, self.effort)
        if fits:
            yield lambda: nonneg.shown(statement, self.effort)
        if not ordered.fits(statement):
            yield lambda: ordered.run(statement, self.effort)
        yield lambda: boxes.run(statement, self.effort)


def _as_outcome(statement: Statement, body: Proof | None) -> Outcome:
    return Outcome(certificate=None if body is None else certificate(statement, **body))


def _body(outcome: Outcome) -> Proof | None:
    data = outcome.certificate
    if data is None or data["kind"] not in LEAVES:
        return None
    return {key: data[key] for key in ("kind", *KINDS[data["kind"]])}


def _seems_false(statement: Statement) -> bool:
    try:
        cases = attack.cases_of(statement)
    except FAILED:
        return False
    return any(
        attack.point(statement, problem, at) is not None
        for problem in cases
        for goal in problem.goals
        if goal.what == "said"
        for value, at in attack.lowest_points(problem, goal.gap, 0)[:1]
        if value < 0
    )


# --- rules that may help


def _rules(own: Flat) -> Iterator[Proof]:
    if (rule := _shorter(own)) is not None:
        yield rule
        return
    if whole := [name for name, kind in own.names.items() if kind != "real"]:
        taken = {*own.names, *own.statement.prelude.types, *own.statement.prelude.definitions}
        free = (word for i in itertools.count(1) if (word := f"r{i}") not in taken)
        conditions = list(range(len(own.conditions)))
        reals = dict(zip(whole, free, strict=False))
        yield {"by": "weaken", "keep": list(own.names), "conditions": conditions, "reals": reals, "ranges": []}
        return
    if (rule := _fixed(own)) is not None:
        yield rule
        return
    for place, node in enumerate(own.conditions):
        if _has_alternatives(node) and is_total(node, own.names):
            yield {"by": "cases", "condition": place}
            return
    if _has_alternatives(own.says):
        yield from _of_alternatives(own)
        return
    yield from _solved(own)
    yield from _unsaid(own)
    yield from _bounded(own)


def _fixed(own: Flat) -> Proof | None:
    """A number that is given as a number, in whose place it is put: nothing is lost."""
    for node in filter(_is_equation, own.conditions):
        for one, two in (node.args, node.args[::-1]):
            if one.op == "name" and own.names.get(one.token.text) == "real" and value_of(two) is not None:
                return {"by": "rewrite", "term": spelled(one), "to": spelled(two)}
    return None


def _unsaid(own: Flat) -> Iterator[Proof]:
    """Without the conditions on names that what is said does not speak of."""
    spoken = names_in(own.says, own.statement.prelude)
    keep = [
        i
        for i, node in enumerate(own.conditions)
        if names_in(node, own.statement.prelude) & set(own.names) <= spoken or not is_total(node, own.names)
    ]
    if len(keep) < len(own.conditions):
        left = set().union(spoken, *(names_in(own.conditions[i], own.statement.prelude) for i in keep))
        names = [name for name in own.names if name in left] or list(own.names)[:1]
        yield {"by": "weaken", "keep": names, "conditions": keep, "reals": {}, "ranges": []}


def _bounded(own: Flat) -> Iterator[Proof]:
    """A number in whose place a bound in other numbers can be put, the first that what is said has."""
    known = own.statement.prelude
    spoken = names_in(own.says, known)
    for name in (name for name in own.names if name in spoken and own.names[name] == "real"):
        places = [place for place, node in enumerate(own.conditions) if {name} < names_in(node, known) & set(own.names)]
        fitting = [{"by": "bound", "name": name, "condition": place} for place in places]
        fitting = [rule for rule in fitting if _is_fitting(own, rule)]
        yield from fitting
        if fitting:
            return


def _is_fitting(own: Flat, rule: Proof) -> bool:
    with contextlib.suppress(*FAILED):
        return bool(parts(own.statement, {**rule, "inner": []}))
    return False


def _of_alternatives(own: Flat) -> Iterator[Proof]:
    """One part that is given or the only one that is not denied; a condition denied; where the first part holds."""
    every = [term(text) for text in alternatives(own.says, True)]
    said = {spelled(node) for node in own.conditions}
    if (which := next((i for i, node in enumerate(every) if spelled(node) in said), None)) is not None:
        yield {"by": "part", "which": which}
        return
    left = [i for i, node in enumerate(every) if not said & set(map(spelled, map(term, alternatives(node, False))))]
    likely = left if len(left) == 1 else [i for i in left if _is_likely_part(own, i)]
    if len(likely) == 1:
        yield {"by": "part", "which": likely[0]}
    yield from ({"by": "contrary", "condition": place} for place in _denied_best(own))
    if len(left) > 1 and every[left[0]].op == "chain" and len(every[left[0]].names) == 1:
        yield {"by": "split", "condition": spelled(every[left[0]])}


def _is_likely_part(own: Flat, which: int) -> bool:
    with contextlib.suppress(*FAILED):
        (made,) = parts(own.statement, {"by": "part", "which": which, "inner": []})
        return not _seems_false(made)
    return False


def _shorter(own: Flat) -> Proof | None:
    """Without conditions that are literally true or there twice, and names that nothing speaks of."""
    said = [spelled(node) for node in own.conditions]
    keep = [
        i
        for i, node in enumerate(own.conditions)
        if not is_total(node, own.names) or not (said[i] in said[:i] or _is_trivial(own, node))
    ]
    spoken = set().union(
        *(names_in(node, own.statement.prelude) for node in (*(own.conditions[i] for i in keep), own.says))
    )
    names = [name for name in own.names if name in spoken] or list(own.names)[:1]
    if len(keep) == len(own.conditions) and len(names) == len(own.names):
        trivial = (i for i in keep if _is_equation(own.conditions[i]) and _is_trivial(own, own.conditions[i]))
        place = next(trivial, None)
        return None if place is None else {"by": "drop", "condition": place}
    return {"by": "weaken", "keep": names, "conditions": keep, "reals": {}, "ranges": []}


def _is_trivial(own: Flat, node: Syntax) -> bool:
    """Is it an equation whose sides are the same wherever they are defined?"""
    if not _is_equation(node):
        return False
    if spelled(node.args[0]) == spelled(node.args[1]):
        return True
    try:
        (problem,) = problems(replace(own, conditions=(), says=node).made())
    except FAILED:
        return False
    return not any(goal.what == "said" for goal in problem.goals)


def _denied_best(own: Flat) -> list[int]:
    """Conditions that may be denied in the place of what is said, inequalities first; all hold everything else."""
    single = [i for i, node in enumerate(own.conditions) if node.op == "chain" and len(node.names) == 1]
    kinds = {i: own.conditions[i].names[0] for i in single}
    return sorted(
        (i for i in single if kinds[i] not in ("==", "!=")), key=lambda i: (len(spelled(own.conditions[i])), i)
    )[:3]


def _solved(own: Flat) -> Iterator[Proof]:
    """A number in whose place a term can be put, by an equation that is given."""
    known = own.statement.prelude
    equations = [node for node in own.conditions if _is_equation(node)]
    for node in equations:
        for one, two in (node.args, node.args[::-1]):
            if one.op == "name" and one.token.text in own.names and one.token.text not in names_in(two, known):
                yield {"by": "rewrite", "term": spelled(one), "to": spelled(two)}
                return
    ends = ranges(own.statement)
    found: list[tuple[Any, Proof]] = []
    for node in equations:
        for name, text, power in _solutions(_polynomial(own, node)):
            low, high = ends[name]
            rule: Proof = {"by": "rewrite", "term": name, "to": text if power == 1 else f"sqrt({text})"}
            if power == 2 and (low is None or low < 0):
                rule = {"by": "split", "condition": f"{name} >= 0"}
                if high is not None and high <= 0:
                    continue
            found.append(((rule["by"] == "split", power, text.count("(-"), len(text)), rule))
    yield from (rule for _, rule in sorted(found, key=lambda pair: pair[0])[:2])


def _polynomial(own: Flat, node: Syntax) -> Any:
    """An equation as a polynomial in the names of the statement that has to be zero; None if it is no such."""
    from flint import Ordering, fmpq_mpoly_ctx

    try:
        (problem,) = problems(replace(own, conditions=(), says=node).made())
        ring = Polynomials(problem)
    except (*FAILED, KeyError):
        return None
    nodes = [ring.tape.nodes[gen] for gen in ring.gens]
    if not nodes or any(op != "var" for op, *_ in nodes) or not ring.wanted:
        return None
    context = fmpq_mpoly_ctx.get([problem.names[place] for _, place in nodes], Ordering.degrevlex)
    return context.from_dict(ring.wanted[0].value.to_dict())


def _solutions(value: Any) -> Iterator[tuple[str, str, int]]:
    """Names with a term that the name, or its square, is equal to where the polynomial is zero."""
    if value is None:
        return
    names = value.context().names()
    for power in (1, 2):
        for place, name in enumerate(names):
            own = {key: c for key, c in value.to_dict().items() if key[place]}
            key = tuple(power if i == place else 0 for i in range(len(names)))
            if set(own) == {key}:
                rest = {k: -c / own[key] for k, c in value.to_dict().items() if k != key}
                yield name, written(value.context().from_dict(rest)), power
