r"""A counterexample worked by hand: the definitions behind both sides of a statement, evaluated one by one.

Everything comes from a point certificate: its statement, its definitions and its assignment, by the same evaluator that
established it.  A line is a definition at the point, :math:`\gamma_{1,2} = m_{1,2}/Z_1 = 1/3`; instances with the same
value share a line.  A person follows ten lines, so details go first, from the innermost definitions on; where even the
outermost are too many, nothing is shown.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec
from flint import arb, ctx, fmpq

from verify.errors import BadInput
from verify.report.attached import Attached
from verify.report.witness import witness
from verify.results.schema import ReadingResult, RepairResult, StepResult
from verify.statement.assign import bound, refutes
from verify.statement.certificate import CHECK_FUEL, statement_of
from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.evaluate import Machine
from verify.statement.latex import RELATION, Printer, definitions
from verify.statement.statement import Statement
from verify.statement.term_substitution import substitute_term
from verify.statement.terms import INT, Term, free
from verify.statement.values import Table

__all__ = ["MAX_LINES", "defined", "notation_of", "worked", "worked_out"]

Judged = ReadingResult | StepResult | RepairResult
MAX_LINES = 10  # the two sides among them
MAX_STEPS = 300  # evaluations of definitions, before this is nothing for a person
MAX_ITEMS = 4  # of a sum that is written out
MAX_ENTRIES = 6  # of an array that is written out
LARGEST = 10**9  # integers beyond are written in digits
FUEL = 400_000
PRECISION = 192
_ODD = (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)
DIGITS = 6


class _Step(NamedTuple):
    """A definition at a point: how deep it lies, its name, what is written for it there, and its value."""

    depth: int
    name: str
    head: str
    body: str
    value: str


def worked_out(judged: Judged, attached: Attached, notation: Mapping[str, str]) -> list[str]:
    """The lines for a reading or a step whose point certificate stands; none where there is no such thing."""
    if witness(judged, attached) is None:
        return []
    texts = [attached.certificate(path) for path in judged.certificates if path.endswith(".point.json")]
    return next((lines for text in texts if text and (lines := worked(text, notation))), [])


def defined(judged: Judged, attached: Attached, notation: Mapping[str, str]) -> list[str]:
    """LaTeX of every definition behind a statement whose point certificate stands."""
    texts = [attached.certificate(path) for path in judged.certificates if path.endswith(".point.json")]
    for text in filter(None, texts):
        try:
            statement = statement_of(msgspec.json.decode(text)["certificate"])
        except (Refused, *_ODD):
            continue
        statement.prelude.notation.update(notation)
        return [shown for _, shown in definitions(statement)]
    return []


def notation_of(paper_id: str) -> dict[str, str]:
    """How the paper writes the names of its definitions; nothing for one that is not at hand."""
    from verify.statement.catalogue import prelude_of
    from verify.verdicts import papers

    try:
        return dict(prelude_of(papers.paper(paper_id)).notation) if papers.is_registered(paper_id) else {}
    except BadInput:
        return {}


def worked(certificate: str, notation: Mapping[str, str] | None = None) -> list[str]:
    """LaTeX lines of a point certificate (the text of its file), the two sides last; none if it cannot be followed."""
    return list(_worked(certificate, tuple((notation or {}).items())))


@functools.lru_cache(maxsize=512)  # a report asks for a page and for a text
def _worked(certificate: str, notation: tuple[tuple[str, str], ...]) -> list[str]:
    saved = ctx.prec
    try:
        data = msgspec.json.decode(certificate)["certificate"]
        statement = statement_of(data)
        if data["kind"] != "point" or any(part.word == "exists" for part in statement.parts):
            return []
        if not refutes(statement, data["assignment"], CHECK_FUEL):
            return []
        ctx.prec = PRECISION
        return _lines(statement, data["assignment"], dict(notation))
    except (Refused, Undefined, Undecided, TooMuch, *_ODD):
        return []
    finally:
        ctx.prec = saved


def _lines(statement: Statement, assignment: Mapping[str, Any], notation: dict[str, str]) -> list[str]:
    statement.prelude.notation.update(notation)
    machine = Machine(statement.prelude.definitions, fuel=FUEL)
    hand = _Hand(statement, machine)
    env: dict[str, Any] = {}
    for name in statement.names:
        env[name] = bound(statement.types[name], assignment[name], machine, env)
    said = _failing(statement.says, machine, env)
    for side in said.args:
        hand.walk(side, env, {}, 0)
    chosen = _chosen(hand.steps)
    if not chosen:
        return []
    left, right = _told_apart(*(machine.value(side, env) for side in said.args))
    sides = zip(map(hand.printer.term, said.args), (left, right), strict=True)
    ends = [_equals(text, value) for text, value in sides if text not in (value, *(step.head for step in hand.steps))]
    return [*chosen, *ends, rf"{left} {RELATION[said.name]} {right} \quad\text{{is false}}"]


def _failing(says: Term, machine: Machine, env: dict[str, Any]) -> Term:
    """The comparison that fails, among those that are said together."""
    for part in says.args if says.op == "and" else (says,):
        if part.op == "cmp" and machine.holds(part, env) is False:
            return part
    raise TooMuch("no comparison of two numbers fails")


def _told_apart(left: Any, right: Any) -> tuple[str, str]:
    """Both sides with as many digits as it takes to see that they differ."""
    for digits in (DIGITS, 15, 30, 50):
        shown = _value(left, digits), _value(right, digits)
        if _trimmed(shown[0]) != _trimmed(shown[1]):
            return shown
    raise TooMuch("more digits than a person compares")


def _trimmed(text: str) -> str:
    mantissa, dot, exponent = text.partition(r"\cdot")
    return (mantissa.rstrip("0").rstrip(".") if "." in mantissa else mantissa) + dot + exponent


def _equals(text: str, value: str) -> str:
    """An equation; what is written in digits is rounded."""
    rounded = "." in value or r"\cdot10" in value
    sign = r"\approx" if rounded else "="
    return rf"{text} {sign} {value}"


def _chosen(steps: list[_Step]) -> list[str]:
    """As much detail as fits, the innermost left out first."""
    for deepest in sorted({step.depth for step in steps}, reverse=True):
        lines = list(_joined([step for step in steps if step.depth <= deepest]))
        if len(lines) <= MAX_LINES - 3:
            return lines
    return []


def _joined(steps: list[_Step]) -> Iterator[str]:
    """A line a value: what is the same definition with the same value (as far as it is written) stands together."""
    groups: list[list[_Step]] = []
    for step in steps:
        last = next((g for g in groups if (g[0].name, g[0].value) == (step.name, step.value)), None)
        groups.append([step]) if last is None else last.append(step)
    for first, *others in groups:
        body = f" = {first.body}" if first.body not in ("", first.value) else ""
        heads = [step.head for step in others[:MAX_ITEMS]] + ([r"\dots"] if len(others) > MAX_ITEMS else [])
        alike = r",\quad\text{likewise }" + r",\ ".join(heads) if heads else ""
        yield _equals(f"{first.head}{body}", first.value) + alike


class _Hand:
    """Walks a term as its evaluation goes and notes each definition when its value is there."""

    def __init__(self, statement: Statement, machine: Machine) -> None:
        self.machine, self.definitions = machine, statement.prelude.definitions
        self.printer = Printer(statement.prelude)
        self.steps: list[_Step] = []
        self.seen: dict[str, str] = {}  # what is written -> the values that it depends on

    def walk(self, term: Term, env: dict[str, Any], shown: dict[str, Term], depth: int) -> None:
        """``env`` has the values of the names, ``shown`` what is written for those that a definition or a sum binds."""
        match term.op:
            case "call":
                self._call(term, env, shown, depth)
            case "fold":
                self._fold(term, env, shown, depth)
            case "D" | "grad" | "hess":
                with contextlib.suppress(Refused):  # at a term: the definition around it says at which
                    head = self._text(term, shown)
                    if self._is_new(head, self._written(term, shown), env):
                        self._note(_Step(depth, term.op, head, "", self._at(term, env)))
            case "if":
                chosen = self.machine.holds(term.args[0], env)
                self.walk(term.args[1 if chosen else 2], env, shown, depth)
            case _:
                for part in term.args:
                    self.walk(part, env, shown, depth)

    def _call(self, term: Term, env: dict[str, Any], shown: dict[str, Term], depth: int) -> None:
        known, head = self.definitions[term.name], self._text(term, shown)
        if known.body.sort == "prop" or not self._is_new(head, self._written(term, shown), env):
            return
        if term.swaps:  # at another point: its value is enough
            self._note(_Step(depth, term.name, head, "", self._at(term, env)))
            return
        for part in term.args:
            self.walk(part, env, shown, depth)
        given = dict(zip(known.params, term.args, strict=True))
        inner = {name: env[name] for name in known.free} | {n: self.machine.value(a, env) for n, a in given.items()}
        below = {name: _literal(inner[name], self._written(part, shown)) for name, part in given.items()}
        below |= {name: shown[name] for name in known.free if name in shown}
        self.walk(known.body, inner, below, depth + 1)
        if known.body.op not in ("num", "var"):  # another name for a number says nothing
            self._note(_Step(depth, term.name, head, self._body(known.body, below), self._at(term, env)))

    def _is_new(self, head: str, written: Term, env: dict[str, Any]) -> bool:
        """Whether this was not written yet; the same words for two different values would mislead."""
        values = repr([(name, env.get(name)) for name in sorted(free(written, self.definitions))])
        known = self.seen.get(head)
        if known is not None and known != values:
            raise TooMuch("one name for two values")
        self.seen[head] = values
        return known is None

    def _fold(self, term: Term, env: dict[str, Any], shown: dict[str, Term], depth: int) -> None:
        loop = term.loop
        if loop is None or loop.domain.name != "span":
            return  # a mean over all inputs is nothing for a person
        items = list(self.machine.items(loop.domain)(env))
        for item in items if len(items) <= MAX_ITEMS else []:
            inner, below = env | {loop.name: item}, shown | {loop.name: _number(item)}
            if loop.test is None or self.machine.holds(loop.test, inner):
                self.walk(term.args[0], inner, below, depth)

    def _note(self, step: _Step) -> None:
        if len(self.steps) >= MAX_STEPS:
            raise TooMuch("more steps than a person follows")
        if step.value:
            self.steps.append(step)

    def _body(self, body: Term, below: Mapping[str, Term]) -> str:
        """A derivative is by a variable: where a term would take its place, it is written beside it."""
        try:
            return self._text(body, below)
        except Refused:
            at = ", ".join(f"{self.printer.name(name)}={self.printer.term(part)}" for name, part in below.items())
            return rf"{self.printer.term(body)}|_{{{at}}}"

    def _text(self, term: Term, shown: Mapping[str, Term]) -> str:
        return self.printer.term(self._written(term, shown))

    def _written(self, term: Term, shown: Mapping[str, Term]) -> Term:
        return substitute_term(term, shown, self.definitions)

    def _at(self, term: Term, env: dict[str, Any]) -> str:
        return _value(self.machine.value(term, env))


def _number(value: int | Fraction) -> Term:
    return Term("num", INT, number=Fraction(value))


def _literal(value: Any, otherwise: Term) -> Term:
    """A short integer is written as itself; anything else as the term that it came from."""
    return _number(value) if type(value) is int and abs(value) < LARGEST else otherwise


def _value(value: Any, digits: int = DIGITS) -> str:
    """A number as it is written by hand: a short fraction, or some digits; nothing for what has no such form."""
    if isinstance(value, Table):
        entries = [_value(entry, digits) for entry in value.entries[:MAX_ENTRIES]]
        more = [r"\dots"] if len(value.entries) > MAX_ENTRIES else []
        return "(" + ", ".join([*entries, *more]) + ")" if all(entries) else ""
    if isinstance(value, arb):
        return _decimal(value, digits)
    if isinstance(value, int):
        return _rational(Fraction(value), digits)
    return _rational(Fraction(int(value.p), int(value.q)), digits) if isinstance(value, fmpq) else ""


def _rational(value: Fraction, digits: int) -> str:
    if value.denominator == 1 and abs(value) < LARGEST:
        return str(value)
    if value.denominator < 1000 and abs(value.numerator) < 1000:
        sign = "-" if value < 0 else ""
        return rf"{sign}\frac{{{abs(value.numerator)}}}{{{value.denominator}}}"
    return _decimal(arb(value.numerator) / value.denominator, digits)


def _decimal(value: arb, digits: int) -> str:
    """Digits of the middle of a ball that is as good as a point; a ball about zero is told by its radius."""
    if not (value > 0 or value < 0 or value == 0):
        return rf"0\,(\pm 10^{{{_exponent(value.rad()) + 1}}})"
    mantissa, e, exponent = value.str(digits, radius=False).partition("e")
    return rf"{mantissa}\cdot10^{{{int(exponent)}}}" if e else mantissa


def _exponent(radius: arb) -> int:
    return int(radius.str(1, radius=False).partition("e")[2] or 0)
