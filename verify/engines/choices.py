"""Terms that what exists may be: short numbers, short terms of what is bound before, solutions of equations.

Everything here only proposes.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.eventually import Shape
from verify.statement.gap import Gap
from verify.statement.joint_limit import Paths
from verify.statement.parser import spelled
from verify.statement.polynomials import Polynomials
from verify.statement.statement_lines import Row, made, rows_of, term

__all__ = ["boxes", "parameters", "paths", "proposed", "written"]

GLANCE = 1e-9
PLAIN_WHOLE = (0, 1, 2, 3, 5, 8, 20, 100, 1000, 10**5, 10**8, -1, -2, -7, -1000)
PLAIN_REAL = (
    "0",
    "1",
    "-1",
    "1/2",
    "-1/2",
    "2",
    "3",
    "-3",
    "10",
    "25",
    "-20",
    "100",
    "1000",
    "-1000",
    "100000",
    "10**8",
    "1/10",
    "-1/10",
    "1/1000",
    "-1/1000",
    "1/1000000",
)
NUMBERS = (
    "1",
    "0",
    "-1",
    "2",
    "1/2",
    "10",
    "-2",
    "3",
    "100",
    "1/10",
    "-10",
    "5",
    "1/1000",
    "3/5",
    "4/5",
    "-1/2",
    "1000",
)
WHOLE = ("1", "0", "2", "3", "4", "5", "6", "7", "8", "10", "12", "20", "100")
MAX_PROPOSED = 260
MAX_PATHS = 40
FAILED = (Refused, TooMuch, Undecided, Undefined, ArithmeticError, ValueError)


def proposed(statement: Statement) -> Iterator[dict[str, str]]:
    """Choices for the first exists line, the likely ones first."""
    rows = rows_of(statement)
    at = next(i for i, row in enumerate(rows) if row.word == "exists")
    names = rows[at].names
    before = [name for row in rows[:at] for name in row.names if statement.types[name].is_number]
    solved = list(_solved(statement, rows, at)) if len(names) == 1 else []
    real = {name: statement.types[name].name == "real" for name in names}
    each = [[*(solved if real[name] else []), *_terms(statement, name, before)] for name in names]
    if len(rows) == 2:
        yield from _models(statement)
    for row in itertools.islice(_diagonal(each), MAX_PROPOSED):
        yield dict(zip(names, row, strict=True))


def _models(statement: Statement) -> Iterator[dict[str, str]]:
    """If all of it exists: what z3 (where it is installed) finds to refute the denial."""
    from verify.engines import smt
    from verify.statement.quantified import branches, denied

    try:
        negation = denied(statement)
        parts = [negation] if not smt.fits(negation) else [first for first, *_ in branches(negation)]
        for part in parts:
            found = None if smt.fits(part) else smt.run(part, 0).counterexample
            if found is not None:
                yield {name: str(value) for name, value in found.items()}
    except FAILED:
        return


def _diagonal(lists: Sequence[Sequence[str]]) -> Iterator[tuple[str, ...]]:
    """All combinations, those of early entries first."""
    places = itertools.product(*(range(len(one)) for one in lists))
    for place in sorted(itertools.islice(places, 20_000), key=sum):
        yield tuple(one[i] for one, i in zip(lists, place, strict=True))


def _terms(statement: Statement, name: str, before: Sequence[str]) -> list[str]:
    if statement.types[name].sort == "int":
        whole = [x for x in before if statement.types[x].sort == "int"]
        others = [f"ceil(abs({x})) + 1" for x in before if x not in whole]
        below = [] if statement.types[name].name == "nat" else ["-1"]
        return [*(f"{x} + 1" for x in whole), *whole, *others, *WHOLE, *below]
    if not before and _is_small(statement, name):
        return ["1/10", "1/1000", "1", "100"]
    found = [*NUMBERS[:3]]
    for x in before:
        found += [
            x,
            f"{x} + 1",
            f"{x} - 1",
            f"-{x}",
            f"1/{x}",
            f"2/{x}",
            f"abs({x}) + 1",
            f"{x}**2 + 1",
            f"sqrt({x}**2 + 1)",
            f"{x}/2",
            f"2*{x}",
            f"{x}**2",
            f"abs({x})",
            f"sqrt({x})",
            f"-abs({x}) - 1",
            f"abs({x}) + 2",
            f"-abs({x}) - 2",
        ]
    for x, y in itertools.combinations(before, 2):
        found += [
            f"({x} + {y})/2",
            f"max({x}, {y})",
            f"min({x}, {y})",
            f"max({x}, {y}) + 1",
            f"{x} + {y}",
            f"{x}*{y}",
            f"{x}/{y}",
            f"{y}/{x}",
            f"abs({x}) + abs({y}) + 1",
        ]
    return [*found, *NUMBERS[3:]]


def _is_small(statement: Statement, name: str) -> bool:
    """Is it a number from which on something fails again and again: exists c / for_all N / exists n?"""
    words = [part.word for part in statement.parts]
    return words == ["exists", "for_all", "exists"] and len(statement.parts[0].names) == 1


def paths(statement: Statement, shape: Paths) -> Iterator[dict[str, str]]:
    """Each number that goes to a limit leads once; the others are short terms of it, as far out or as near."""
    for leader in shape.ways:
        others = [name for name in shape.last.names if name != leader]
        each = [_along(statement, shape, leader, name) for name in others]
        for row in itertools.islice(_diagonal(each), MAX_PATHS):
            yield dict(zip(others, row, strict=True))


def _along(statement: Statement, shape: Paths, leader: str, name: str) -> list[str]:
    whole = statement.types[name].sort == "int"
    if shape.near:
        step, at = (term(shape.ways[one]).args[0].args[1] if one in shape.ways else None for one in (leader, name))
        way = f"({leader} - {spelled(step, 6)})" if step is not None else leader
        to = f"{spelled(at, 5)} + " if at is not None else ""
        terms = [f"{to}{way}", f"{to}{way}**2", f"{to}{way}**3", f"{to}(-{way})", f"{to}(-{way}**2)", f"{to}0*{way}"]
        return terms if name in shape.ways else [*terms, "1", f"1/{way}", f"1/{way}**2"]
    size = shape.ways[leader]
    grown = [f"2**{size}"] if whole else [f"exp({size})", f"exp(2*{size})", f"exp({size}**2)"]
    far = [size, f"{size}**2", *grown, f"2*{size}", f"{size}**3", f"{size} + 1"]
    if name not in shape.ways:
        free = [*far, f"-{size}", "0", "1", *([] if whole else [f"1/{size}", f"log({size})", f"exp(-{size})"])]
        return free if statement.types[name].name != "nat" else [text for text in free if not text.startswith("-")]
    down = shape.ways[name].startswith("(-")
    return [f"-({text})" for text in far] if down else far


def parameters(shape: Shape | Paths) -> list[str]:
    """Factors of a rate that depend on parameters."""
    names = [name for row in shape.before for name in row.names]
    return [text for name in names for text in (name, f"abs({name})", f"{name}**2 + 1")]


# --- equations


def _solved(statement: Statement, rows: Sequence[Row], at: int) -> Iterator[str]:
    """Solutions of an equation that what exists has to meet, if it is of degree one or two in it."""
    for value, name in _equations(statement, rows, at):
        context = value.context()
        place = context.names().index(name)
        if not 1 <= value.degrees()[place] <= 2:
            continue
        parts = [_coefficient(value, place, power) for power in range(3)]
        c, b, a = (written(part) for part in parts)
        if value.degrees()[place] == 1:
            yield f"-({c})/({b})"
        else:
            for sign in ("+", "-"):
                yield f"(-({b}) {sign} sqrt(({b})**2 - 4*({a})*({c})))/(2*({a}))"


def _equations(statement: Statement, rows: Sequence[Row], at: int) -> Iterator[tuple[Any, str]]:
    """Polynomials in the names of the statement that have to be zero, and the name that exists."""
    from verify.engines import attack

    flat = [replace(row, word="for_all") if row.word == "exists" else row for row in rows[:-1]]
    parts = [node for node in _parts(rows[-1].conditions[0]) if node.op == "chain" and node.names == ("==",)]
    for said in map(spelled, parts):
        try:
            turned = made(statement, flat, [said])
            problem = attack.cases_of(turned)[-1]  # of integers without end: the rest
            ring = Polynomials(problem)
        except FAILED:
            continue
        nodes = {gen: ring.tape.nodes[gen] for gen in ring.gens}
        shown = {f"g{gen}": problem.names[node[1]] for gen, node in nodes.items() if node[0] == "var"}
        if len(shown) == len(ring.gens) and ring.wanted and rows[at].names[0] in shown.values():
            from flint import Ordering, fmpq_mpoly_ctx

            names = [shown[name] for name in ring.context.names()]
            context = fmpq_mpoly_ctx.get(names, Ordering.degrevlex)
            yield context.from_dict(ring.wanted[0].value.to_dict()), rows[at].names[0]


def _parts(node: Any) -> Iterator[Any]:
    if node.op == "and":
        for arg in node.args:
            yield from _parts(arg)
    else:
        yield node


def _coefficient(value: Any, place: int, power: int) -> Any:
    table = {(*key[:place], 0, *key[place + 1 :]): c for key, c in value.to_dict().items() if key[place] == power}
    return value.context().from_dict(table)


def written(value: Any) -> str:
    """A polynomial as a text of the language."""
    parts = []
    for key, c in value.to_dict().items():
        factors = [f"({Fraction(int(c.p), int(c.q))})"]
        factors += [f"{name}**{e}" for name, e in zip(value.context().names(), key, strict=True) if e]
        parts.append("*".join(factors))
    return " + ".join(parts) or "0"


def boxes(statement: Statement) -> Iterator[dict[str, list[str]]]:
    """Boxes around the roots of an equation in one unknown, nothing being for all."""
    rows = rows_of(statement)
    if [row.word for row in rows] != ["exists", "says"] or len(rows[0].names) != 1:
        return
    for value, name in _equations(statement, rows, 0):
        import numpy as np

        degree = value.total_degree()
        table = {key[0]: float(c) for key, c in value.to_dict().items()}
        for root in np.roots([table.get(power, 0.0) for power in range(degree, -1, -1)]):
            if abs(root.imag) < 1e-9:
                near = Fraction(float(root.real)).limit_denominator(10**9)
                yield {name: [str(near - Fraction(1, 10**6)), str(near + Fraction(1, 10**6))]}


# --- a glance in floats


def seems_false(statement: Statement) -> bool:
    """At some plain numbers, in floats: then it is not worth an engine's time."""
    kinds = [statement.types[name] for name in statement.names]
    if not kinds or any(kind.name not in ("real", "nat", "int") for kind in kinds):
        return False
    said = statement.text.splitlines()[-1]
    if said.count("==") > said.count("*0 == 0"):  # floats do not tell an equality
        return False
    gap = Gap(statement)
    return any(_excess(gap, dict(zip(statement.names, row, strict=True))) > GLANCE for row in _samples(kinds))


def _samples(kinds: Sequence[Any]) -> Iterator[list[Any]]:
    if len(kinds) == 1:
        whole = kinds[0].sort == "int"
        yield from ([value] for value in (PLAIN_WHOLE if whole else PLAIN_REAL))
        return
    rng = random.Random(0)
    for _ in range(60):
        yield [rng.choice(PLAIN_WHOLE if kind.sort == "int" else PLAIN_REAL) for kind in kinds]


def _excess(gap: Gap, assignment: dict[str, Any]) -> float:
    try:
        return gap.at(assignment)
    except (*FAILED, OverflowError):
        return -1.0
