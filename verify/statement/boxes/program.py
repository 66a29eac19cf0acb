"""Running a tape: in intervals on a box, in exact numbers at a point, in floats for proposals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

from flint import arb

from verify.statement.boxes import exact, intervals
from verify.statement.boxes.exact import Form
from verify.statement.boxes.intervals import Interval, Untold
from verify.statement.boxes.tape import Tape

__all__ = ["Program", "at_point", "told"]

Step = Callable[[list[Any]], Any]
_HULL = {"max": lambda a, b: (max(a[0], b[0]), max(a[1], b[1])), "min": lambda a, b: (min(a[0], b[0]), min(a[1], b[1]))}


class Program:
    """The nodes that some roots need, as steps on a list of slots."""

    def __init__(self, tape: Tape, roots: Sequence[int]) -> None:
        self.order = tape.reach(roots)
        slots = {at: place for place, at in enumerate(self.order)}
        self.nodes = [tape.nodes[at] for at in self.order]
        self.roots = [slots[root] for root in roots]
        self.slots = slots
        self.steps = [_step(tape.nodes[at], slots) for at in self.order]

    def run(self, box: Sequence[Interval]) -> list[Interval]:
        """The roots' enclosures on a box."""
        held: list[Any] = [box]  # the box first, then the slots
        for step in self.steps:
            held.append(step(held))
        return [held[root + 1] for root in self.roots]


def _step(node: tuple[Any, ...], slots: dict[int, int]) -> Step:
    op, *args = node
    if op == "num":
        value = intervals.of_rational(args[0])
        return lambda held: value
    if op == "pi":
        around = intervals.of_ball(arb.pi())
        return lambda held: around
    if op == "var":
        place = args[0]
        return lambda held: held[0][place]
    if op == "pow":
        inner, n = slots[args[0]] + 1, args[1]
        return lambda held: intervals.power(held[inner], n)
    if op in ("case", "settled", "pick", "cpick", "bpick"):
        parts = [slots[arg] + 1 for arg in args[1:]]
        return _chosen(op, args[0], *parts)
    parts = [slots[arg] + 1 for arg in args]
    if len(parts) == 2:
        return _binary(op, *parts)
    return _unary(op, parts[0])


def _binary(op: str, one: int, two: int) -> Step:
    make = _HULL.get(op) or getattr(intervals, op)
    return lambda held: make(held[one], held[two])


def _unary(op: str, one: int) -> Step:
    make = _ONE.get(op) or intervals.FUNCTIONS[op]
    return lambda held: make(held[one])


def _sgn(a: Interval) -> Interval:
    if a[0] > 0 or a[1] < 0:
        return (1.0, 1.0) if a[0] > 0 else (-1.0, -1.0)
    raise Untold("a derivative at a kink of abs")


def _csgn(a: Interval) -> Interval:
    """The slope of abs on a box: if its argument does not change sign there, abs is plus or minus it on the box."""
    return (1.0, 1.0) if a[0] >= 0 else (-1.0, -1.0) if a[1] <= 0 else (-1.0, 1.0)


def _kink(a: Interval) -> Interval:
    if a[0] < 0 < a[1]:
        raise Untold("a kink of abs")
    return 0.0, 0.0


_ONE: dict[str, Callable[[Interval], Interval]] = {
    "neg": intervals.neg,
    "abs": intervals.absolute,
    "sgn": _sgn,
    "csgn": _csgn,
    "kink": _kink,
}


def told(relation: str, a: Interval, b: Interval) -> bool | None:
    """A relation between two intervals: for all their numbers, for none, or not told."""
    if relation in (">", ">="):
        return told("<" if relation == ">" else "<=", b, a)
    if relation in ("<", "<="):
        if a[1] < b[0] or (relation == "<=" and a[1] <= b[0]):
            return True
        return False if a[0] > b[1] or (relation == "<" and a[0] >= b[1]) else None
    apart = a[1] < b[0] or b[1] < a[0]
    equal = a[0] == a[1] == b[0] == b[1]
    found = True if equal else False if apart else None
    return found if relation == "==" or found is None else not found


def _chosen(op: str, name: str, a: int, b: int, x: int, y: int) -> Step:
    def run(held: list[Any]) -> Interval:
        one, two = held[a], held[b]
        if op == "case":
            found = told(name, one, two)
            return intervals.hull(held[x], held[y]) if found is None else held[x] if found else held[y]
        apart = one[1] < two[0] or two[1] < one[0]
        if apart or (op in ("cpick", "bpick") and (one[1] <= two[0] or two[1] <= one[0])):  # one of them on all the box
            below = one[1] <= two[0]
            if op == "settled":
                return held[x] if told(name, one, two) else held[y]
            return held[x] if below == (name == "min") else held[y]
        if op == "cpick":
            return intervals.hull(held[x], held[y])
        raise Untold("a derivative at a tie")

    return run


# --- exact numbers


def at_point(tape: Tape, roots: Iterable[int], point: Sequence[Form]) -> dict[int, Form]:
    """The roots at an exact point, and all they need; Untold if one of them has no exact value here."""
    held: dict[int, Form] = {}
    for at in tape.reach(roots):
        held[at] = _exact(tape.nodes[at], held, point)
    return held


def _exact(node: tuple[Any, ...], held: dict[int, Form], point: Sequence[Form]) -> Form:
    op, *args = node
    match op:
        case "num":
            return Form.of(args[0])
        case "pi":
            return Form.atom("pi")
        case "var":
            return point[args[0]]
        case "pow":
            return _powered(held[args[0]], args[1])
        case "case" | "settled" | "pick" | "cpick" | "bpick":
            return _exact_choice(op, args[0], *(held[arg] for arg in args[1:]))
        case "add":
            return held[args[0]] + held[args[1]]
        case "sub":
            return held[args[0]] - held[args[1]]
        case "mul":
            return held[args[0]] * held[args[1]]
        case "div":
            return held[args[0]] * held[args[1]].inverse()
        case "neg":
            return -held[args[0]]
        case "max" | "min":
            below = _sign(held[args[0]] - held[args[1]]) < 0
            return held[args[0]] if below == (op == "min") else held[args[1]]
        case "abs" | "sgn" | "csgn" | "kink":
            return _exact_side(op, held[args[0]])
    return exact.apply(op, held[args[0]])


def _powered(form: Form, n: int) -> Form:
    if n > 200:
        raise Untold("an exact power that is too large")
    found = form
    for _ in range(n - 1):
        found = found * form
    return found


def _sign(form: Form) -> int:
    found = exact.sign(form)
    if found is None:
        raise Untold("the sign of an exact number")
    return found


def _exact_side(op: str, form: Form) -> Form:
    side = _sign(form)
    if op == "abs":
        return -form if side < 0 else form
    if side == 0:
        raise Untold("a derivative at a kink of abs")
    return Form.of(0 if op == "kink" else side)


def _exact_choice(op: str, name: str, a: Form, b: Form, x: Form, y: Form) -> Form:
    side = _sign(a - b)
    if op == "case" or (op == "settled" and side):
        holds = {"<": side < 0, "<=": side <= 0, ">": side > 0, ">=": side >= 0, "==": side == 0, "!=": side != 0}[name]
        return x if holds else y
    if side == 0:
        raise Untold("a derivative at a tie")
    return x if (side < 0) == (name == "min") else y


def rational(value: float) -> Form:
    return Form.of(Fraction(value))
