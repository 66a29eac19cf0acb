"""Does a relation of two formulas hold on a whole domain?  A question to the engines: yes, no or open.

``decide("2*n*k/tau", ">=", "k/tau", "n : int, k : int, n >= k >= 1, 0 < tau <= 1")`` asks whether the relation holds,
with both sides defined, at every point of the domain.  The domain is a text as after ``for_all``; names without a type
are real numbers, and ``name == term`` puts the term in for the name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

from flint import fmpq

from verify.engines import Answer, order
from verify.engines import decide as ask
from verify.engines.asking import asked, split_pieces
from verify.engines.simpler import Question, simplified, with_rational_roots
from verify.errors import BadInput
from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.evaluate import Machine
from verify.statement.formula import Formula, FormulaError, own_names, rename, spoken_names
from verify.statement.parser import Parser, Syntax, spelled
from verify.statement.prelude import Prelude
from verify.statement.reader import Reader
from verify.statement.substitution import names_in, substitute
from verify.statement.terms import INT, REAL, Term, Type
from verify.statement.tokens import tokens
from verify.statement.trees import value_of

__all__ = ["Decision", "decide", "defined", "names", "proportional"]

LIMIT = 20.0  # seconds of processor time for one question
FUEL = 200_000
RELATIONS = (">=", ">", "<=", "<", "==")
LONGEST_NAME = 60  # characters of a side that is named in an answer
FAILED = (Refused, TooMuch, Undecided, ArithmeticError, ValueError)


@dataclass(frozen=True)
class Decision:
    """``answer`` is "yes", "no" or "open"; a yes has a sealed ``certificate``.

    A no has a ``witness``: a point of the domain where the relation fails, or where the side that ``undefined`` names
    ("left" or "right") has no value.
    """

    answer: str
    reason: str
    witness: Mapping[str, Fraction] = field(default_factory=dict)
    undefined: str = ""
    certificate: Any = None

    def __bool__(self) -> bool:
        raise TypeError("a decision has three answers: ask for .answer")


def decide(left: Formula | str, relation: str, right: Formula | str, over: str, limit: float = LIMIT) -> Decision:
    """Whether the relation holds, with both sides defined, at every point of the domain; ``limit`` in seconds of
    processor time."""
    if relation not in RELATIONS:
        raise ValueError(f"a relation is one of {', '.join(RELATIONS)}, not {relation!r}")
    sides = [side if isinstance(side, str) else spelled(side.syntax) for side in (left, right)]
    shown = [side if isinstance(side, str) else side.text for side in (left, right)]
    found = _decide(sides[0], relation, sides[1], over, limit)
    first, second = (
        text if len(text) <= LONGEST_NAME else f"the {which} side"
        for text, which in zip(shown, ("left", "right"), strict=True)
    )
    return replace(found, reason=found.reason.format(said=f"{first} {relation} {second}"))


def defined(formula: Formula | str, over: str) -> Decision:
    """Whether the formula has a value at every point of the domain."""
    return decide(formula, "==", formula, over)


def names(over: str) -> tuple[str, ...]:
    """The names that a domain speaks of."""
    return tuple(_Domain(over).names)


def proportional(formula: Formula | str, other: Formula | str, over: str) -> Fraction | None:
    """The rational c with ``formula == c*other`` on the whole domain, both defined there; None if it is not shown."""
    domain = _Domain(over)
    one, two = (domain.side(side if isinstance(side, str) else spelled(side.syntax)) for side in (formula, other))
    question = domain.question(one, "==", two)
    for point in order.points(question):
        values = [_value(question, domain, side, point) for side in (one, two)]
        if all(isinstance(value, (int, fmpq)) for value in values) and values[1] != 0:
            number = _fraction(fmpq(values[0]) / fmpq(values[1]))
            text = other if isinstance(other, str) else spelled(other.syntax)
            return number if decide(formula, "==", f"({number})*({text})", over).answer == "yes" else None
    return None


@lru_cache(maxsize=1024)
def _decide(left: str, relation: str, right: str, over: str, limit: float) -> Decision:
    try:
        domain = _Domain(over)
        one, two = domain.side(left), domain.side(right)
        question = domain.question(one, relation, two)
    except (Refused, BadInput) as error:
        raise FormulaError(f"{left} {relation} {right} for {over!r}: {error}") from None
    for which, side, point in _undefined(question, domain, one, two):
        return Decision("no", f"at {_shown(domain.witness(point))} {side}", domain.witness(point), undefined=which)
    attacked = ask(question, engine="attack", effort="quick", limit=limit)  # what is false is told at once
    if (found := _refuted(domain, attacked)) is not None:
        return found
    if (made := _in_simpler_form(domain, one, relation, two, limit)) is not None:
        return made
    answer = ask(question, effort="quick", limit=limit)
    if answer.verdict == "holds":
        return Decision("yes", "an engine shows {said} on the whole domain", certificate=answer.certificate)
    found = _refuted(domain, answer)
    return Decision("open", "no engine decides {said}") if found is None else found


def _refuted(domain: _Domain, answer: Answer) -> Decision | None:
    if answer.verdict != "refuted" or answer.counterexample is None:
        return None
    witness = domain.witness(answer.counterexample)
    return Decision("no", f"{{said}} is false at {_shown(witness)}", witness, certificate=answer.certificate)


def _in_simpler_form(domain: _Domain, one: Syntax, relation: str, two: Syntax, limit: float) -> Decision | None:
    """A yes to a form that is enough for the relation; its certificate is about that form."""
    types = {own: domain.types.get(own, "real") for own in domain.own.values() if own not in domain.fixed}
    plain = Question(one, relation, two, types, tuple(domain.conditions))
    made, needed = simplified(plain)
    if made == plain:
        return None
    for part in needed:
        asked_for = _asked(types, domain.conditions, part.args[0], part.names[0], part.args[1])
        if ask(asked_for, effort="quick", limit=limit).verdict != "holds":
            return None
    forms = [made] if relation == "==" else [with_rational_roots(made), made]
    for form in forms[:1] if forms[0] == forms[-1] else forms:
        found = _asked(form.types, form.conditions, form.left, relation, form.right)
        answer = ask(found, effort="quick", limit=limit)
        if answer.verdict == "holds":
            return Decision("yes", "an engine shows {said} on the whole domain", certificate=answer.certificate)
    return None


def _asked(
    types: Mapping[str, str], conditions: Iterable[Syntax], one: Syntax, relation: str, two: Syntax
) -> Statement:
    bound = [node for node in conditions if names_in(node, Prelude())]
    plain = [node for node in conditions if node not in bound]  # what is left when numbers are put in for all names
    over = [*(f"{own} : {kind}" for own, kind in types.items()), *map(spelled, bound)]
    said = f"{spelled(one, 5)} {relation} {spelled(two, 5)}"
    return asked(said, ", ".join(over), given=", ".join(map(spelled, plain)))


def _undefined(
    question: Statement, domain: _Domain, one: Syntax, two: Syntax
) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Points at which a side has no value, and why."""
    for point in order.points(question):
        for which, side in (("left", one), ("right", two)):
            try:
                _evaluate(question, side, point)
            except Undefined as error:
                yield which, f"the {which} side is undefined: {error}".replace("{", "{{").replace("}", "}}"), point
            except FAILED:
                continue


def _evaluate(question: Statement, side: Syntax, point: Mapping[str, Any]) -> Any:
    machine = Machine(question.prelude.definitions, fuel=FUEL)
    term = Reader(question.prelude, question.types).number(side)
    return machine.value(term, {name: machine.math.number(Fraction(value)) for name, value in point.items()})


def _value(question: Statement, domain: _Domain, side: Syntax, point: Mapping[str, Any]) -> Any:
    try:
        return _evaluate(question, side, point)
    except FAILED:
        return None


def _fraction(value: Any) -> Fraction:
    return Fraction(value) if isinstance(value, int) else Fraction(int(value.p), int(value.q))


def _shown(witness: Mapping[str, Fraction]) -> str:
    return ", ".join(f"{name} = {_short(str(value))}" for name, value in witness.items()) or "every point"


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:18]}...{text[-18:]}"


class _Domain:
    """Names with their types, conditions, and the terms that are put in for names (``k == 1``)."""

    def __init__(self, over: str) -> None:
        pieces = split_pieces(over)
        typed = dict(_typed(piece) for piece in pieces if ":" in piece)
        conditions = [piece for piece in pieces if ":" not in piece]
        self.names = list(dict.fromkeys([*typed, *spoken_names(" ; ".join(conditions))]))
        self.own = own_names(self.names)
        self.types = {self.own[name]: kind for name, kind in typed.items()}
        self.fixed: dict[str, Syntax] = {}
        self.conditions: list[Syntax] = []
        for piece in conditions:
            self._add(Parser(tokens(rename(piece, self.own))).whole())
        self.conditions = [self._put_in(node) for node in self.conditions]

    def _put_in(self, node: Syntax) -> Syntax:
        return substitute(node, self.fixed, Prelude())

    def _scope(self) -> dict[str, Type]:
        return {own: REAL if self.types.get(own, "real") == "real" else INT for own in self.own.values()}

    def _add(self, node: Syntax) -> None:
        if node.op == "chain" and node.names == ("==",):
            for one, two in (node.args, node.args[::-1]):
                term = self._put_in(two)
                if one.op == "name" and one.token.text not in self.fixed and self._fits(one.token.text, term):
                    table = {one.token.text: term}
                    self.fixed = {key: substitute(value, table, Prelude()) for key, value in self.fixed.items()}
                    self.fixed |= table
                    return
        self.conditions.append(node)

    def _fits(self, name: str, term: Syntax) -> bool:
        """Whether a term can stand for the name: it has a value everywhere, of the type of the name, and does not speak
        of it."""
        if name in names_in(term, Prelude()) or not _has_value(term):
            return False
        if self.types.get(name, "real") not in ("real", "int"):
            value = value_of(term)
            return value is not None and value >= 1 and value.denominator == 1 and self.types[name] == "nat"
        scope = self._scope()
        return scope[name] == REAL or Reader(Prelude(), scope).number(term).sort == "int"

    def side(self, text: str) -> Syntax:
        return self._put_in(Parser(tokens(rename(text, self.own))).whole())

    def question(self, one: Syntax, relation: str, two: Syntax) -> Statement:
        types = {own: self.types.get(own, "real") for own in self.own.values() if own not in self.fixed}
        return _asked(types, self.conditions, one, relation, two)

    def witness(self, point: Mapping[str, Any]) -> dict[str, Fraction]:
        """The point in the names of the question, with those that are fixed; without those that are irrational."""
        found: dict[str, Fraction] = {}
        machine, scope = Machine({}, fuel=FUEL), self._scope()
        for name, own in self.own.items():
            value: Any = point.get(own)
            try:
                if own in self.fixed:
                    term: Term = Reader(Prelude(), scope).number(self.fixed[own])
                    env = {key: machine.math.number(Fraction(given)) for key, given in point.items()}
                    value = _fraction(machine.value(term, env))
                found[name] = Fraction(value)
            except (*FAILED, AttributeError, TypeError):
                continue
        return found


def _has_value(node: Syntax) -> bool:
    """Whether the form of a term shows that it has a value for all numbers: sums and products of names and numbers."""
    if value_of(node) is not None or node.op == "name":
        return True
    if node.op == "**":
        exponent = value_of(node.args[1])
        return exponent is not None and exponent.denominator == 1 and exponent >= 1 and _has_value(node.args[0])
    return node.op in ("+", "-", "*", "neg") and all(map(_has_value, node.args))


def _typed(piece: str) -> tuple[str, str]:
    name, _, kind = piece.partition(":")
    return name.strip(), kind.strip()
