"""From an assignment (JSON data) to the values of names, and whether it refutes a statement.

A refutation of ``for_all … exists … for_all …``: what ``for_all`` binds is taken from the assignment, and for what
``exists`` binds every value is refuted: all values of a finite type, or positive numbers that nobody chose.
"""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

from flint import ctx

from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.evaluate import FUEL, Machine
from verify.statement.parser import Parser
from verify.statement.reader import Names, Reader
from verify.statement.statement import Part, Statement
from verify.statement.steps import MAX_ENTRIES, Env
from verify.statement.terms import REAL, Term, Type
from verify.statement.tokens import tokens
from verify.statement.values import Table, Unknown

__all__ = ["PRECISIONS", "bound", "conditions_hold", "refutes", "spelled_value", "undefined", "violated"]

PRECISIONS = (64, 192, 768, 2048)
MAX_NUMBER = 2_000  # characters of a number in an assignment
MAX_CASES = 4_096  # values of a function's table, or of what exists
Given = Mapping[str, Any]
_RATIONAL = re.compile(r"-?[0-9]+(?:/[0-9]+|\.[0-9]+)?")


def bound(kind: Type, value: Any, machine: Machine, env: Env) -> Any:
    """A value of this type, from JSON data; Refused if it is none."""
    sizes = [machine.value(s, env) for s in kind.sizes]
    if kind.sort == "int":
        return _integer(kind, value, sizes)
    if kind.name == "bit":
        return _integer(Type("span"), value, [0, 1])
    if kind.name == "real":
        return _real(value, machine, env)
    if kind.name == "bits":
        return _bits(value, sizes[0])
    if kind.name == "subset":
        return _subset(value, *sizes)
    if kind.name == "array":
        return _array(value, sizes, machine, env)
    return _function(kind, value, machine, env)


def _integer(kind: Type, value: Any, sizes: list[int]) -> int:
    if type(value) is not int or value.bit_length() > 4 * MAX_NUMBER:
        raise Refused(f"{str(value)[:40]!r} is no integer")
    outside = kind.name == "span" and not sizes[0] <= value <= sizes[1]
    if outside or (kind.name == "nat" and value < 0):
        raise Refused(f"{value} is not in {kind.name}{tuple(sizes) or ''}")
    return value


def _real(value: Any, machine: Machine, env: Env) -> Any:
    if type(value) is int:
        value = str(value)
    if not isinstance(value, str) or len(value) > MAX_NUMBER:
        raise Refused(f"a real number is a text such as '1/3' or 'sqrt(2)', not {str(value)[:40]!r}")
    if _RATIONAL.fullmatch(value):
        try:
            return machine.math.number(_rational(value))
        except ZeroDivisionError:
            raise Refused(f"{value[:40]!r} divides by zero") from None
    unknown = {name: REAL for name, known in env.items() if isinstance(known, Unknown)}
    term = Reader(Names(), unknown).number(Parser(tokens(value)).whole())
    return machine.value(term, env)


@lru_cache(maxsize=4_096)  # a search writes the same few numbers again and again
def _rational(text: str) -> Fraction:
    return Fraction(text)


def _bits(value: Any, n: int) -> tuple[int, ...]:
    if not isinstance(value, str) or len(value) != n or set(value) - set("01"):
        raise Refused(f"{str(value)[:40]!r} is no text of {n} bits")
    return tuple(map(int, value))


def _subset(value: Any, n: int, k: int) -> tuple[int, ...]:
    if not isinstance(value, list) or any(type(p) is not int for p in value):
        raise Refused("a subset is a list of positions")
    if len(value) != k or len(set(value)) != k or not all(1 <= p <= n for p in value):
        raise Refused(f"{str(value)[:60]} is no subset of 1..{n} with {k} elements")
    return tuple(int(p in value) for p in range(1, n + 1))


def _array(value: Any, sizes: list[int], machine: Machine, env: Env) -> Table:
    total = 1
    for length in sizes:
        total *= max(0, length)
    if total > MAX_ENTRIES:
        raise TooMuch(f"an array of {total} entries")
    entries = list(_flat(value, sizes))
    return Table(tuple(sizes), tuple(_real(entry, machine, env) for entry in entries))


def _flat(value: Any, sizes: list[int]) -> Iterator[Any]:
    if not sizes:
        yield value
        return
    if not isinstance(value, list) or len(value) != sizes[0]:
        raise Refused(f"an array of shape {sizes} is wanted here")
    for row in value:
        yield from _flat(row, sizes[1:])


def _function(kind: Type, value: Any, machine: Machine, env: Env) -> Any:
    """A table with exactly one value for every argument."""
    *given, result = kind.parts
    keys, count = [], 1
    for part in given:
        keys.append([spelled_value(item) for item in machine.items(part)(env)])
        count *= len(keys[-1])
        if count > MAX_CASES:
            raise TooMuch("a function with more values than a table may have")
    wanted = {",".join(key) for key in itertools.product(*keys)}
    if not isinstance(value, dict) or set(value) != wanted:
        raise Refused(f"a function is a table with exactly its {len(wanted)} arguments")
    table = {key: bound(result, item, machine, env) for key, item in value.items()}

    def applied(*args: Any) -> Any:
        key = ",".join(map(spelled_value, args))
        if key not in table:
            raise Undefined(f"the function has no value at {key[:40]}")
        return table[key]

    return applied


def spelled_value(value: Any) -> str:
    return "".join(map(str, value)) if isinstance(value, tuple) else str(value)


# --- refutation


def violated(statement: Statement, assignment: Mapping[str, Any], machine: Machine) -> bool | None:
    """Whether every hypothesis holds at this assignment and the relation fails; None if the balls do not tell."""
    if extra := sorted(set(assignment) - set(statement.names)):
        raise Refused(f"the statement has no variable {extra[0][:40]}")
    return _walk(statement, assignment, machine, 0, {})


def _walk(statement: Statement, assignment: Given, machine: Machine, at: int, env: dict[str, Any]) -> bool | None:
    if at == len(statement.parts):
        found = machine.holds(statement.says, env)
        return None if found is None else not found
    part = statement.parts[at]
    if part.word == "exists":
        return _exists(statement, assignment, machine, at, env)
    env = dict(env)
    for name in part.names:
        if name not in assignment:
            raise Refused(f"the assignment has no value for {name}")
        env[name] = bound(statement.types[name], _told(assignment[name], env), machine, env)
    met = conditions_hold(part.asked, env, machine)
    if met is False:
        return False
    try:
        rest = _walk(statement, assignment, machine, at + 1, env)
    except Undefined:
        if met is None:
            raise Undecided("it is not told whether this has to be defined") from None
        raise
    return None if met is None and rest is not False else rest


def conditions_hold(asked: Sequence[Term], env: Env, machine: Machine) -> bool | None:
    """Whether all conditions of a line hold; None if the balls do not tell.

    They are read in their order: one has to be defined where those before it hold, and is not looked at where one
    fails.

    Raises:
        Undefined: a condition has no value though all before it hold.
    """
    met: bool | None = True
    for term in asked:
        try:
            found = machine.holds(term, env)
        except Undefined:
            if met is None:
                raise Undecided("it is not told whether a condition has to be defined") from None
            raise
        if found is False:
            return False
        met = None if found is None else met
    return met


def _told(value: Any, env: Env) -> Any:
    """``{"by": B, "is": {...}}``: a value that depends on what exists before it."""
    while isinstance(value, dict) and set(value) == {"by", "is"}:
        if value["by"] not in env or not isinstance(value["is"], dict):
            raise Refused("a value can only depend on what is bound before it")
        key = spelled_value(env[value["by"]])
        if key not in value["is"]:
            raise Refused(f"there is no value for {value['by']} = {key[:40]}")
        value = value["is"][key]
    return value


def _exists(statement: Statement, assignment: Given, machine: Machine, at: int, env: dict[str, Any]) -> bool | None:
    part = statement.parts[at]
    if set(part.names) & set(assignment):
        raise Refused(f"{part.names[0]} exists: it is not for the assignment to choose")
    kinds = [statement.types[name] for name in part.names]
    if all(kind.name == "real" for kind in kinds):
        new = env | _unknowns(part, machine, env)
        return _walk(statement, assignment, machine, at + 1, new)
    found: list[bool | None] = []
    for inner in _cases(statement, part.names, machine, env):
        met = conditions_hold(part.asked, inner, machine)
        if met is not False:
            rest = _walk(statement, assignment, machine, at + 1, inner)
            found.append(None if met is None and rest is not True else rest)
        if found and found[-1] is False:
            return False
    return None if None in found else True


def _cases(
    statement: Statement, names: tuple[str, ...], machine: Machine, env: dict[str, Any]
) -> Iterator[dict[str, Any]]:
    if not names:
        yield env
        return
    kind = statement.types[names[0]]
    if kind.name not in ("bits", "subset", "span", "bit"):
        raise Refused(f"what exists is a positive number or of a finite type; {names[0]} is {kind.name}")
    for item in machine.items(kind)(env):
        yield from _cases(statement, names[1:], machine, env | {names[0]: item})


def _unknowns(part: Part, machine: Machine, env: dict[str, Any]) -> dict[str, Any]:
    """Each number that exists is a lower bound plus a positive number, or an upper bound minus one: no less than all
    of its values, so what is refuted for these is refuted for them."""
    below, above = _bounds(part, machine, env)
    found: dict[str, Any] = {name: top - Unknown.named(name) for name, top in above.items()}
    waiting = [name for name in part.names if name not in found]
    while waiting:
        known = {**env, **found}
        ready = [name for name in waiting if below[name].op != "var" or below[name].name in known]
        if not ready:
            raise Refused("these bounds go round in a circle")
        for name in ready:
            low = machine.value(below[name], known)
            if not isinstance(low, Unknown) and machine.math.sign(low) != 0:
                raise Refused(f"{name} has to be bounded below by zero or by another of the numbers")
            found[name] = low + Unknown.named(name)
            waiting.remove(name)
    return found


def _bounds(part: Part, machine: Machine, env: dict[str, Any]) -> tuple[dict[str, Term], dict[str, Any]]:
    """One strict lower bound for each name, and numbers above some of them."""
    below: dict[str, Term] = {}
    above: dict[str, Any] = {}
    for link in (link for asked in part.asked for link in _links(asked)):
        low, high = _ends(link)
        if high.op == "var" and high.name in part.names and high.name not in below:
            below[high.name] = low
        elif low.op == "var" and low.name in part.names and low.name not in above and high.op == "num":
            above[low.name] = machine.value(high, env)
        else:
            raise Refused("real numbers that exist have one strict lower bound each, and perhaps a number above")
    if set(below) != set(part.names):
        raise Refused("real numbers that exist have one strict lower bound each")
    return below, above


def _ends(link: Term) -> tuple[Term, Term]:
    if link.op != "cmp" or link.name not in ("<", ">"):
        raise Refused("real numbers that exist are bounded strictly, and by nothing else")
    return (link.args[0], link.args[1]) if link.name == "<" else (link.args[1], link.args[0])


def _links(asked: Term) -> Iterator[Term]:
    if asked.op == "and":
        for part in asked.args:
            yield from _links(part)
    else:
        yield asked


def refutes(statement: Statement, assignment: Mapping[str, Any], fuel: int = FUEL) -> bool:
    """Whether this assignment refutes the statement, at growing precision; False if it does not or nothing is told."""
    saved = ctx.prec
    try:
        for precision in PRECISIONS:
            ctx.prec = precision
            machine = Machine(statement.prelude.definitions, fuel=fuel)
            try:
                found = violated(statement, assignment, machine)
            except Undecided:
                found = None
            if found is not None:
                return found
            fuel = machine.fuel
        return False
    except Undefined:
        return False
    except RecursionError:
        raise TooMuch("nested too deeply") from None
    finally:
        ctx.prec = saved


def undefined(statement: Statement, assignment: Mapping[str, Any], fuel: int = FUEL) -> str:
    """Why the statement has no value at an assignment that its conditions allow; empty if it has one, or none tells."""
    saved = ctx.prec
    try:
        for precision in PRECISIONS:
            ctx.prec = precision
            with contextlib.suppress(Undecided):
                violated(statement, assignment, Machine(statement.prelude.definitions, fuel=fuel))
                return ""
        return ""
    except Undefined as error:
        return str(error)
    except (Refused, TooMuch, RecursionError):
        return ""
    finally:
        ctx.prec = saved
