"""Points of a statement for :mod:`tests.theorems.own`: one that is given, or drawn from its own quantifiers."""

from __future__ import annotations

import ast
import itertools
import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

from mpmath import mp

from numerics.parity.model import ModelSpec
from tests.theorems.own import Env, Reader, Unsupported, exact, split, tree

__all__ = ["Lines", "drawn", "is_false_at"]

NATURALS = {"n", "k", "i", "r", "j", "p", "q", "l", "m", "N"}
REALS = ("0", "1", "-1", "1/2", "2", "1/3", "3/4", "1/10", "1/100", "10")
TURNS = ((0, 1), (1, 0), (3, 4), (-5, 12), (-4, -3), (8, -15))


SHAPES = {"x": "bits(n)", "x_": "bits(n)", "B": "subset(n, k)", "A": "heads(k)", "A_": "heads(k)"}
READ = Reader(ModelSpec(), {})


class Lines:
    """The lines of a statement: (word, rest), and the quantified variables with their kinds."""

    def __init__(self, text: str) -> None:
        whole = re.sub(r"\n(?!\s*(?:for_all|exists|given|let|says)\b)\s*", " ", text.strip())
        self.lines = [tuple(line.strip().split(None, 1)) for line in whole.splitlines()]
        self.exists = [rest for word, rest in self.lines if word == "exists"]


def declared(text: str) -> Iterator[tuple[str, str]]:
    """(name, type) of what is quantified, and ("", relation) for a chain of comparisons."""
    waiting: list[str] = []
    for part in split(text):
        if ":" in part:
            name, kind = part.split(":", 1)
            for item in (*waiting, name.strip()):
                yield item, kind.strip()
            waiting = []
        elif re.search(r"[<>=]", part):
            for item in dict.fromkeys(re.findall(r"[A-Za-z_]\w*", part)):
                yield item, ""
            yield "", part
        else:
            waiting.append(part)


def typed(value: Any, kind: str, env: Env) -> Any:
    """A value of an assignment as this code has it."""
    if isinstance(value, Mapping):
        return called(value, env)
    if kind.startswith("bits"):
        return tuple(int(bit) for bit in value)
    if kind.startswith("subset"):
        return tuple(int(p in value) for p in range(1, env["n"] + 1))
    if isinstance(value, (list, tuple)):
        return tuple(typed(item, "entry", env) for item in value)
    found = exact(value)
    return READ.value(found, {}) if isinstance(found, str) else found  # a sine or a root


def called(table: Mapping[str, Any], env: Env) -> Any:
    """A function that is given as a table: of bits, of numbers and bits, perhaps by another variable."""
    if "by" in table:
        key = "".join(map(str, env[table["by"]]))
        return called(table["is"][key], env)

    def function(*at: Any) -> Any:
        key = ",".join("".join(map(str, item)) if isinstance(item, tuple) else str(int(item)) for item in at)
        found = exact(str(table[key]))
        return int(found) if isinstance(table[key], int) else found

    return function


def is_false_at(reader: Reader, text: str, assignment: Mapping[str, Any]) -> bool:
    """Is every hypothesis true and what is said false, with the variables that are quantified universally as given?"""
    mp.dps, reader.tiny = reader.digits, mp.mpf(10) ** -(3 * reader.digits // 8)
    return _false(reader, Lines(text).lines, {"let": {}}, assignment)


def _false(reader: Reader, lines: list[Any], env: Env, at: Mapping[str, Any]) -> bool:
    if not lines:
        return False
    (word, rest), after = lines[0], lines[1:]
    if word == "says":
        return not reader.value(rest, env)
    if word == "let":
        return _false(reader, after, _with_let(env, rest), at)
    if word == "given":
        return all(reader.value(part, env) for part in split(rest)) and _false(reader, after, env, at)
    if word == "for_all":
        for name, kind in declared(rest):
            if name and name not in env:
                if name not in at:
                    raise Unsupported(f"no {name}")
                value = typed(at[name], kind, env)
                env = {**env, name: int(value) if name in NATURALS or kind == "nat" else value}
        return all(reader.value(kind, env) for name, kind in declared(rest) if not name) and _false(
            reader, after, env, at
        )
    items = [(name, kind) for name, kind in declared(rest)]
    names = [name for name, _ in items]
    choices = [list(reader.members(tree(kind), env)) if kind else _refused(name) for name, kind in items]
    return all(
        _false(reader, after, {**env, **dict(zip(names, chosen, strict=True))}, at)
        for chosen in itertools.product(*choices)
    )


def _refused(name: str) -> list[Any]:
    raise Unsupported(f"exists {name}")


def _with_let(env: Env, rest: str) -> Env:
    match = re.fullmatch(r"(\w+)(?:\(([^()]*)\))?\s*=\s*(.+)", rest, re.DOTALL)
    if match is None:
        raise Unsupported(rest)
    name, params, body = match.groups()
    return {**env, "let": {**env["let"], name: (tuple(split(params)) if params else (), body)}}


# --------------------------------------------------------------------------------------------------- drawn points


def drawn(reader: Reader, text: str, draw: random.Random, fixed: Mapping[str, Any]) -> bool | None:
    """Whether a statement is true at a drawn point; None where the point does not meet its hypotheses.

    Where the second derivative jumps, a quotient of differences is off by its step: that is a tie here.
    """
    mp.dps, reader.tiny = reader.digits, 10 * reader.step
    lines = Lines(text)
    env: Env = {"let": {}}
    for word, rest in lines.lines:
        if word == "let":
            env = _with_let(env, rest)
        elif word == "says":
            return bool(reader.value(rest, env))
        elif word == "exists":
            raise Unsupported("exists")
        elif word == "for_all":
            for name, kind in declared(rest):
                if name and name not in env:
                    env[name] = exact(fixed[name]) if name in fixed else one(reader, name, kind, env, draw)
            if not all(reader.value(kind, env) for name, kind in declared(rest) if not name):
                return None
        else:
            for part in split(rest):
                env = met(reader, part, env, draw)
                if not reader.value(part, env):
                    return None
    return None


def one(reader: Reader, name: str, kind: str, env: Env, draw: random.Random) -> Any:
    """A value of a kind."""
    if kind == "nat" or (not kind and name in NATURALS):
        top = env["n"] if name == "k" and "n" in env else {"n": 4, "N": 3, "m": 3, "l": 2}.get(name, 3)
        return reader.spec.n if name == "n" and reader.spec.positions.startswith("random") else draw.randint(1, top)
    if kind in ("real", ""):
        return number(name, draw)
    head, at = kind.partition("(")[0], []
    if head != "function":
        at = [int(reader.value(item, env)) for item in split(kind.partition("(")[2][:-1])]
    if head == "span":
        return draw.randint(at[0], max(at[0], at[1]))
    if head == "bits":
        return (
            tuple(0 for _ in range(at[0])) if draw.random() < 0.2 else tuple(draw.choice((0, 1)) for _ in range(at[0]))
        )
    if head == "subset":
        chosen = draw.sample(range(at[0]), at[1])
        return tuple(int(p in chosen) for p in range(at[0]))
    count = env["k"] if "k" in env and reader.spec.heads == reader.spec.k else reader.spec.heads
    shapes = {
        "heads": (count, 2 if reader.spec.trained == "plane" else 4),
        "matrices": (count, 4, 4),
        "first_rows": (count, 4),
    }
    if head in shapes:
        return array(shapes[head], draw, mp.mpf(10) ** draw.choice((-1, 0, 0, 0, 1)))
    if head == "array":
        return array(tuple(at), draw, mp.mpf(draw.choice((1, 1, 3))))
    raise Unsupported(kind)


def number(name: str, draw: random.Random) -> Any:
    if draw.random() < 0.4:
        return exact(draw.choice(REALS))
    if name in ("tau", "c", "eps", "b"):
        return mp.mpf(draw.choice((1, 2, 5))) * mp.mpf(draw.randint(1, 100)) / 500
    return mp.mpf(draw.randint(-3000, 3000)) / 1000


def array(shape: tuple[int, ...], draw: random.Random, size: Any) -> Any:
    if not shape:
        return size * draw.randint(-100, 100) / 60
    if draw.random() < 0.1 and len(shape) > 1:  # equal rows
        return (array(shape[1:], draw, size),) * shape[0]
    return tuple(array(shape[1:], draw, size) for _ in range(shape[0]))


def met(reader: Reader, part: str, env: Env, draw: random.Random) -> Env:
    """The point moved so that an equation among the hypotheses is met, where it says what a variable is."""
    node = tree(part)
    match node:
        case ast.Compare(left=ast.Name(id=name), ops=[ast.Eq()], comparators=[right]) if name in env:
            value = reader._at(right, env)
            return {**env, name: int(value) if name in NATURALS and value == int(value) else value}
        case ast.Compare(left=ast.Subscript(value=ast.Name(id=name), slice=where), ops=[ast.Eq()], comparators=[right]):
            return {**env, name: _put(env[name], reader._places(where, env), reader._at(right, env))}
        case ast.Compare(left=ast.Name(id="vstar"), ops=[ast.Eq()]):
            return {**env, "x": tuple(0 for _ in env["x"])}
        case ast.Call(func=ast.Name(id="opposite")):
            return {**env, "x_": tuple(1 - bit for bit in env["x"])}
        case ast.Call(func=ast.Name(id="aligned"), args=[length]):
            return {**env, "A": _aligned(reader, env, reader._at(length, env))}
        case ast.Call(func=ast.Name(id="points"), args=[head, p]):
            rows, i = list(env["A"]), reader._at(head, env) - 1
            rows[i] = (*(0 for _ in rows[i][:-2]), *reader.place(env["n"], reader._at(p, env)))
            return {**env, "A": tuple(rows)}
        case ast.Name(id="unit"):
            return {**env, "A": tuple((*row[:-2], *_turn(draw)) for row in env["A"])}
        case ast.Name(id="this_model"):
            spec = reader.spec
            again = {"n": spec.n, "k": spec.k, "tau": exact(str(spec.tau)), "b": exact(str(spec.smoothing))}
            moved = {**env, **again}
            for name, shape in (
                ("x", "bits(n)"),
                ("x_", "bits(n)"),
                ("B", "subset(n, k)"),
                ("A", "heads(k)"),
                ("A_", "heads(k)"),
            ):
                if name in env:
                    moved[name] = one(reader, name, shape, moved, draw)
            return moved
    return env


def _turn(draw: random.Random) -> tuple[Any, Any]:
    a, b = draw.choice(TURNS)
    size = mp.sqrt(a * a + b * b)
    return mp.mpf(a) / size, mp.mpf(b) / size


def _put(rows: Any, place: list[int], value: Any) -> Any:
    if not place:
        return value
    i = place[0] - 1
    return (*rows[:i], _put(rows[i], place[1:], value), *rows[i + 1 :])


def _aligned(reader: Reader, env: Env, length: Any) -> Any:
    places = [reader.place(env["n"], p + 1) for p, bit in enumerate(env["B"]) if bit]
    rows = list(env["A"])
    for i, (one, two) in enumerate(places[: len(rows)]):
        rows[i] = (*(0 for _ in rows[i][:-2]), length * one, length * two)
    return tuple(rows)
