"""Instances of a statement that hold: all cases of finite types, and boxes of real numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from flint import arb, ctx

from verify.statement.assign import bound, conditions_hold
from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.evaluate import Machine
from verify.statement.existence import spans
from verify.statement.statement import Statement
from verify.statement.values import Table, Unknown

__all__ = [
    "MAX_LEAVES",
    "MAX_SIDES",
    "all_cases",
    "bindings",
    "in_type",
    "interval",
    "middle",
    "on_boxes",
    "pairs",
    "placed",
    "shown",
    "sides",
    "told",
]

MAX_LEAVES = 20_000
MAX_SIDES = 16  # real numbers that vary in one cover


def all_cases(statement: Statement, fixed: Mapping[str, Any], machine: Machine) -> int | None:
    """How many cases meet every hypothesis, if what is said holds in all of them; None if it is not told."""
    _known(statement, fixed)
    counted = [0]
    found = _every(statement, fixed, machine, 0, {}, counted, spans(statement))
    if found is False:
        raise Refused("a case of the instance is false")
    if found and not counted[0]:
        raise Refused("no case meets the hypotheses: nothing is said")
    return counted[0] if found else None


def _known(statement: Statement, given: Mapping[str, Any]) -> None:
    if extra := sorted(set(given) - set(statement.names)):
        raise Refused(f"the statement has no variable {extra[0][:40]}")


def _every(
    statement: Statement,
    fixed: Mapping[str, Any],
    machine: Machine,
    at: int,
    env: dict[str, Any],
    counted: list[int],
    asked: Mapping[int, int],
) -> bool | None:
    if at == len(statement.parts):
        counted[0] += 1
        return machine.holds(statement.says, env)
    part, told = statement.parts[at], []
    if part.word == "exists" and set(part.names) & set(fixed):
        raise Refused("what exists is not for the certificate to fix")
    if at in asked:
        _require_values(statement, machine, at, asked[at], env)
    for inner in bindings(statement, part.names, fixed, machine, env):
        met = conditions_hold(part.asked, inner, machine)
        if met is False:
            continue
        if met is None:
            return None
        told.append(_every(statement, fixed, machine, at + 1, inner, counted, asked))
        if told[-1] is (part.word == "exists"):
            return told[-1]
    wanted = part.word == "exists"
    return None if None in told else not wanted


def _require_values(statement: Statement, machine: Machine, at: int, end: int, env: dict[str, Any]) -> None:
    """Evaluate the conditions of these lines at all values of what exists, not only up to one that serves.

    Raises:
        Undefined: a condition has no value though all before it hold.
    """
    if at < end:
        part = statement.parts[at]
        for inner in bindings(statement, part.names, {}, machine, env):
            if conditions_hold(part.asked, inner, machine) is not False:
                _require_values(statement, machine, at + 1, end, inner)


def bindings(
    statement: Statement, names: tuple[str, ...], fixed: Mapping[str, Any], machine: Machine, env: dict[str, Any]
) -> Iterator[dict[str, Any]]:
    """All values of these names after those in ``env``; Refused if they cannot be listed."""
    if not names:
        yield env
        return
    kind = statement.types[names[0]]
    if names[0] in fixed:
        items: Iterator[Any] = iter((bound(kind, fixed[names[0]], machine, env),))
    elif kind.name in ("bits", "subset", "span", "bit"):
        items = machine.items(kind)(env)
    else:
        items = _listed(statement, names[0])
    for item in items:
        yield from bindings(statement, names[1:], fixed, machine, {**env, names[0]: item})


def _listed(statement: Statement, name: str) -> Iterator[int]:
    """The integers between the bounds that the statement's own conditions give."""
    from verify.statement.variable_ranges import MAX_LISTED, ranges

    low, high = ranges(statement)[name]
    if statement.types[name].sort != "int" or low is None or high is None or high - low >= MAX_LISTED:
        kind = statement.types[name].name
        raise Refused(f"{name} is {kind}: it must be fixed, for its values cannot be listed")
    return iter(range(math.ceil(low), math.floor(high) + 1))


# --- boxes


def on_boxes(
    statement: Statement, fixed: Mapping[str, Any], boxes: Mapping[str, Any], leaves: int, machine: Machine
) -> int | None:
    """How many leaves decide that what is said holds on the boxes, halved where they have to be."""
    _known(statement, {**fixed, **boxes})
    if set(fixed) & set(boxes) or not boxes or any(part.word == "exists" for part in statement.parts):
        raise Refused("a variable is fixed or in a box, there is a box, and nothing exists")
    start = [pair for name in boxes for pair in pairs(boxes[name])]
    if len(start) > MAX_SIDES:
        raise Refused(f"a cover has at most {MAX_SIDES} sides")
    waiting, done, spoken = [tuple(interval(pair, machine) for pair in start)], 0, False
    while waiting:
        box = waiting.pop()
        machine.forget()
        found, meets = _on_box(statement, fixed, boxes, box, machine)
        if found is False:
            raise Refused("what is said is false on a part of the boxes")
        if found:
            done += 1
            spoken = spoken or meets or _on_box(statement, fixed, boxes, middle(box), machine)[1]
        else:
            waiting += _halves(box)
        if done + len(waiting) > leaves:
            return None
    if not spoken:
        raise Refused("no part of the boxes meets the hypotheses: nothing is said")
    return done


def pairs(value: Any) -> Iterator[Any]:
    if isinstance(value, list) and len(value) == 2 and all(isinstance(v, str) for v in value):
        yield value
    elif isinstance(value, list) and value:
        for part in value:
            yield from pairs(part)
    else:
        raise Refused("a box is a pair of numbers as texts, or an array of such pairs")


def interval(pair: Any, machine: Machine) -> tuple[Any, Any]:
    from verify.statement.terms import REAL

    low, high = (bound(REAL, end, machine, {}) for end in pair)
    if isinstance(low, arb) or isinstance(high, arb) or not low <= high:
        raise Refused("the ends of a box are rational numbers in their order")
    return low, high


def _ball(pair: tuple[Any, Any]) -> Any:
    low, high = pair
    return low if low == high else arb(low).union(arb(high))


def middle(box: tuple[tuple[Any, Any], ...]) -> tuple[tuple[Any, Any], ...]:
    """Its middle: on a box as large as the domain no enclosure lies inside, but a point does."""
    from flint import fmpq

    return tuple(((fmpq(low) + fmpq(high)) / 2,) * 2 for low, high in box)


def _halves(box: tuple[tuple[Any, Any], ...]) -> list[tuple[tuple[Any, Any], ...]]:
    """Cut the widest side, in units of its size."""
    from flint import fmpq

    wide = max(range(len(box)), key=lambda i: float(arb(box[i][1] - box[i][0])))
    low, high = box[wide]
    if low == high:
        raise Undecided("a point of the boxes is not decided")
    middle = (fmpq(low) + fmpq(high)) / 2
    return [(*box[:wide], side, *box[wide + 1 :]) for side in ((low, middle), (middle, high))]


def _on_box(
    statement: Statement,
    fixed: Mapping[str, Any],
    boxes: Mapping[str, Any],
    box: tuple[tuple[Any, Any], ...],
    machine: Machine,
) -> tuple[bool | None, bool]:
    """True if it holds on all of the box or the hypotheses fail there; and whether they are met on all of it."""
    balls = placed(boxes, box)
    env: dict[str, Any] = {}
    met = True
    try:
        for part in statement.parts:
            for name in part.names:
                if name not in fixed and name not in balls:
                    raise Refused(f"{name} is neither fixed nor in a box")
                env[name] = (
                    bound(statement.types[name], fixed[name], machine, env)
                    if name in fixed
                    else in_type(statement, name, balls[name], machine, env)
                )
            held = conditions_hold(part.asked, env, machine)
            if held is False:
                return True, False
            met &= held is True
        found = machine.holds(statement.says, env)
    except (Undecided, Undefined):
        return None, False
    return (found if found or met else None), met


def placed(boxes: Mapping[str, Any], box: tuple[tuple[Any, Any], ...]) -> dict[str, Any]:
    """By name the balls of a box, in the shape in which its pairs stand."""
    return dict(zip(boxes, _grouped(boxes, iter(map(_ball, box))), strict=True))


def _grouped(boxes: Mapping[str, Any], balls: Iterator[Any]) -> Iterator[Any]:
    def shaped(value: Any) -> Any:
        if isinstance(value[0], str):
            return next(balls)
        return [shaped(part) for part in value]

    for value in boxes.values():
        yield shaped(value)


def in_type(statement: Statement, name: str, value: Any, machine: Machine, env: dict[str, Any]) -> Any:
    kind = statement.types[name]
    sizes = tuple(machine.value(size, env) for size in kind.sizes)
    if kind.name == "real" and not isinstance(value, list):
        return value
    if kind.name != "array" or not isinstance(value, list):
        raise Refused(f"{name} is {kind.name}: no box of real numbers")
    return Table(sizes, tuple(_flat(value, list(sizes))))


def _flat(value: Any, sizes: list[int]) -> Iterator[Any]:
    if not sizes:
        if isinstance(value, list):
            raise Refused("a box has another shape than its array")
        yield value
        return
    if not isinstance(value, list) or len(value) != sizes[0]:
        raise Refused("a box has another shape than its array")
    for row in value:
        yield from _flat(row, sizes[1:])


# --- words


def shown(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(map(shown, value)) + "]"
    if isinstance(value, dict) and set(value) == {"by", "is"}:
        return "one for each value of what exists"  # not all of it need have been looked at
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    return str(value)


_SPOKEN = {
    "for_all": "for all {},",
    "exists": "there is {} such that",
    "given": "if {}:",
    "let": "with {},",
    "says": "{}",
}


def told(statement: Statement, fixed: Mapping[str, Any], boxes: Mapping[str, Any], cases: int) -> str:
    """The instance with every quantifier and hypothesis, and how many cases or leaves showed it."""
    at = [f"{name} = {shown(fixed[name])}" for name in statement.names if name in fixed]
    at += [f"{name} in {shown(boxes[name])}" for name in statement.names if name in boxes]
    rows = (row.split(" ", 1) for row in statement.text.splitlines())
    said = " ".join(_SPOKEN[word].format(rest) for word, rest in rows)
    unknown = any(part.word == "exists" for part in statement.parts)
    what = "cases" if not boxes else "numbers" if unknown else "leaves"
    return f"at {', '.join(at) or 'every value'} it holds that {said} ({cases} {what})"


def sides(statement: Statement, assignment: Mapping[str, Any]) -> tuple[str, str] | None:
    """The two sides of a relation at a point, as decimals."""
    if statement.says.op != "cmp" or any(part.word == "exists" for part in statement.parts):
        return None
    saved, ctx.prec = ctx.prec, 192
    machine = Machine(statement.prelude.definitions, fuel=2_000_000)
    env: dict[str, Any] = {}
    try:
        for part in statement.parts:
            for name in part.names:
                env[name] = bound(statement.types[name], assignment[name], machine, env)
        one, two = (machine.value(side, env) for side in statement.says.args)
        return _decimal(one), _decimal(two)
    except (Undecided, Undefined, TooMuch):
        return None  # it was decided with more digits than are shown
    finally:
        ctx.prec = saved


def _decimal(value: Any) -> str:
    if isinstance(value, Unknown) or not isinstance(value, arb):
        return str(value)
    return value.str(12, radius=not (value > 0 or value < 0))
