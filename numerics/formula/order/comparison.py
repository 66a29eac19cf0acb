"""One test of order: is one formula at least another on a whole domain?  Yes, no or open.

First the two are compared at many points, exactly or in balls: a point where the relation fails, or where a side is
undefined, is a no.  Then a derivation is sought; a yes is given only if the derivation passes the independent
:func:`recheck`.  All work is bounded; what is not decided is open.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from fractions import Fraction

from flint import fmpq

from numerics.formula.grammar import Expression, ExpressionError, Node, parse
from numerics.formula.order.answer import Decision
from numerics.formula.order.critical import climb, critical_points
from numerics.formula.order.derive import derive
from numerics.formula.order.domain import Domain, DomainError
from numerics.formula.order.evaluate import Compiled, Undefined, Unsure, compiled, sign_at
from numerics.formula.order.points import Point, base_points, inner_point, more_points
from numerics.formula.order.recheck_book import recheck

__all__ = ["RELATIONS", "decide", "decide_trees", "defined"]

SECONDS = 2.0  # of processor time for one question, beside the bounds of its work
RELATIONS = (">=", ">", "<=", "<", "==", "identically-equal")
_ZERO: Node = ("number", Fraction(0))
_SIDES = ("the left side", "the right side")
MAX_NAME = 60  # characters of a formula that is named in an answer
KEPT = 256  # answers that this process remembers: a claim's checks ask the same of many formulas
_kept: dict[tuple[object, ...], Decision] = {}


class _Question:
    """Two trees, a relation among >=, > and ==, and a domain."""

    def __init__(
        self, larger: Node, relation: str, smaller: Node, domain: Domain, names: tuple[str, str] = _SIDES
    ) -> None:
        self.asked, (self.first, self.second) = relation, names
        if relation in ("<=", "<"):
            larger, smaller, relation = smaller, larger, {"<=": ">=", "<": ">"}[relation]
        self.larger, self.smaller, self.domain = larger, smaller, domain
        self.relation = "==" if relation == "identically-equal" else relation
        self.left, self.right = compiled(larger), compiled(smaller)
        self.rest = _rest(larger, smaller)
        self.until = time.process_time() + SECONDS

    def late(self) -> bool:
        return time.process_time() > self.until

    def hurried(self) -> bool:
        """Whether the clock may have cut something short: with more time the answer may be another."""
        return time.process_time() > self.until - SECONDS / 2

    def answer(self, answer: str, reason: str, **more: object) -> Decision:
        return Decision(answer, reason, self.relation, self.larger, self.smaller, self.domain, **more)  # type: ignore[arg-type]

    def fails(self, sign: int) -> bool:
        return sign < 0 or (sign > 0 and self.relation == "==") or (sign == 0 and self.relation == ">")

    def refuted(self, points: Iterable[Point]) -> Decision | None:
        for turn, at in enumerate(points):
            if (found := self.at(at)) is not None:
                return found
            if turn % 16 == 15 and self.late():  # asking for the time costs more than a point
                break
        return None

    def at(self, at: Point) -> Decision | None:
        try:
            sign = sign_at(self.left, self.right, at)
        except Undefined as error:
            return self._undefined(at, str(error))
        if sign is None and self.rest is not None:
            sign = _sign_of_rest(self.rest, at)
        if sign is None or not self.fails(sign):
            return None
        shown = {-1: "less than", 0: "equal to", 1: "more than"}[-sign if self.asked in ("<=", "<") else sign]
        return self.answer("no", f"{self.first} is {shown} {self.second} at {_words(at)}", witness=_fractions(at))

    def _undefined(self, at: Point, why: str) -> Decision | None:
        if not (left := _undefined_side(self.left, at)) and not _undefined_side(self.right, at):
            return None
        which = "larger" if left else "smaller"
        return self.answer(
            "no", f"at {_words(at)} the {which} side is undefined: {why}", witness=_fractions(at), undefined=which
        )


def _summands(node: Node, sign: int, found: list[tuple[int, Node]]) -> list[tuple[int, Node]]:
    if node[0] in ("+", "-"):
        _summands(node[1], sign, found)
        return _summands(node[2], sign if node[0] == "+" else -sign, found)
    if node[0] == "neg":
        return _summands(node[1], -sign, found)
    found.append((sign, node))
    return found


def _rest(larger: Node, smaller: Node) -> tuple[Compiled, Compiled] | None:
    """What is left of both sides when equal summands are taken away; None if there are none."""
    counts: dict[Node, int] = {}
    summands = _summands(smaller, -1, _summands(larger, 1, []))
    for sign, node in summands:
        counts[node] = counts.get(node, 0) + sign
    if sum(map(abs, counts.values())) == len(summands):
        return None
    sides: list[Node] = [_ZERO, _ZERO]
    for node, count in counts.items():
        if count:
            side = 0 if count > 0 else 1
            sides[side] = ("+", sides[side], ("*", ("number", Fraction(abs(count))), node))
    return compiled(sides[0]), compiled(sides[1])


def _sign_of_rest(rest: tuple[Compiled, Compiled], at: Point) -> int | None:
    """Where the balls of the whole sides do not tell; a summand without a value there is a failure as well."""
    try:
        return sign_at(*rest, at)
    except Undefined:
        return None


def _undefined_side(side: Compiled, at: Point) -> bool:
    try:
        side(at)
    except Undefined:
        return True
    except Unsure:
        pass
    return False


def _fractions(at: Mapping[str, fmpq]) -> dict[str, Fraction]:
    return {name: Fraction(int(value.p), int(value.q)) for name, value in at.items()}


def _words(at: Mapping[str, fmpq]) -> str:
    return ", ".join(f"{name} = {_short(str(value))}" for name, value in at.items()) or "every point"


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:18]}...{text[-18:]}"


def _tree(formula: Expression | str, domain: Domain) -> Node:
    return domain.tree(parse(formula, domain.names) if isinstance(formula, str) else formula)


def decide(larger: Expression | str, relation: str, smaller: Expression | str, domain: Domain | str) -> Decision:
    """Whether the relation holds, with both sides defined, at every point of the domain."""
    home = Domain.parse(domain) if isinstance(domain, str) else domain
    try:
        names = _name(larger, _SIDES[0]), _name(smaller, _SIDES[1])
        return decide_trees(_tree(larger, home), relation, _tree(smaller, home), home, names)
    except DomainError:
        raise
    except (ExpressionError, RecursionError) as error:
        return Decision("open", f"not read: {error}", relation, _ZERO, _ZERO, home)


def _name(formula: Expression | str, otherwise: str) -> str:
    """A short formula by itself: a reader of the answer has not seen the question."""
    text = formula if isinstance(formula, str) else formula.text
    return text if len(text) <= MAX_NAME else otherwise


def decide_trees(
    larger: Node, relation: str, smaller: Node, domain: Domain, names: tuple[str, str] = _SIDES
) -> Decision:
    """As ``decide``, for trees in which what the domain fixes is put in; ``names`` are for the words of the answer."""
    if relation not in RELATIONS:
        raise ValueError(f"a relation is one of {', '.join(RELATIONS)}, not {relation!r}")
    key = (larger, relation, smaller, domain.text, names)
    if (known := _kept.get(key)) is not None:
        return known
    question = _Question(larger, relation, smaller, domain, names)
    try:
        found = _decided(question)
    except (ArithmeticError, ValueError, MemoryError, RecursionError) as error:
        return question.answer("open", f"not decided: {type(error).__name__}")
    if found.answer != "open" or not question.hurried():
        if len(_kept) >= KEPT:
            _kept.clear()
        _kept[key] = found
    return found


def _decided(question: _Question) -> Decision:
    points = base_points(question.domain)
    if not points:
        return question.answer("open", "no point of the domain was found")
    if (found := question.refuted(points)) is not None:
        return found
    sides = question.larger, question.smaller, question.domain
    if (found := question.refuted(critical_points(*sides, scan=False))) is not None:
        return found
    if (found := _derived(question, inner_point(question.domain))) is not None:
        return found
    if (found := question.refuted(critical_points(*sides, scan=True))) is not None:
        return found
    if (found := question.refuted(more_points(question.domain))) is not None:
        return found
    climbed = climb(question.left, question.right, question.domain, question.late)
    if (found := question.refuted(climbed)) is not None:
        return found
    return question.answer("open", "no counterexample at several hundred points, and no derivation")


def _derived(question: _Question, point: Point) -> Decision | None:
    """A yes whose derivation passes the re-check, or nothing."""
    derivation = derive(
        question.larger,
        question.relation,
        question.smaller,
        question.domain,
        point,
        min(question.until, time.process_time() + SECONDS / 2),
    )
    if derivation is None:
        return None
    found = question.answer(
        "yes", "derived for the whole domain, and the derivation was checked again", derivation=derivation
    )
    return found if recheck(found) else None


def defined(formula: Expression | str, domain: Domain | str) -> Decision:
    """Whether every divisor, root, logarithm and power of the formula has a value on the whole domain."""
    return decide(formula, "==", formula, domain)
