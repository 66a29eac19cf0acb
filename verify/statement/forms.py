"""Further forms of a gap that are enough for it, as parts that each have to be shown.

``logarithm``  A - c exp(w) with c > 0: A > 0, and log A - log c - w; or c exp(w) - B: B > 0, and w + log c - log B
``ends``       a gap that is affine in a side: the gap at both ends of the side
``bell``       a gap times exp(u**2) for an erfc(u) in it, or times exp(-w) for an exp(w): erfc(u) exp(u**2) is one
               function, which neither fades nor grows beyond doubles where both of its factors do
``factors``    a gap whose terms have a factor in common: that factor, and what is left without it
``cleared``    a gap as one fraction: its denominator, and its numerator
``unsigned``   an absolute value of what has one sign: that it has it, and the gap without the bars
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

from verify.statement.boxes.domain import End, Goal, Problem, compared
from verify.statement.boxes.symmetry import is_fixed, placed
from verify.statement.boxes.tape import Tape
from verify.statement.errors import Refused

__all__ = [
    "bells_of",
    "exponentials_of",
    "factors_of",
    "has_fractions",
    "parts_of_bell",
    "parts_of_cleared",
    "parts_of_ends",
    "parts_of_factors",
    "parts_of_logarithm",
    "parts_of_unsigned",
    "sizes_of",
    "terms_of",
]

Parts = list[tuple[Problem, Goal]]


def terms_of(tape: Tape, at: int, factor: Fraction) -> list[tuple[Fraction, int]]:
    """A sum as numbers times nodes."""
    op, *args = tape.nodes[at]
    if op in ("add", "sub"):
        return [*terms_of(tape, args[0], factor), *terms_of(tape, args[1], factor if op == "add" else -factor)]
    if op == "neg":
        return terms_of(tape, args[0], -factor)
    if op == "mul" and (value := tape.is_number(args[0])) is not None:
        return terms_of(tape, args[1], factor * value)
    return [(factor, at)]


def _sum(tape: Tape, terms: list[tuple[Fraction, int]]) -> int:
    found = tape.number(0)
    for factor, inner in terms:
        found = tape.add(found, tape.mul(tape.number(factor), inner))
    return found


def _part(problem: Problem, gap: int, strict: bool, what: str) -> tuple[Problem, Goal]:
    goal = Goal(gap, strict, what)
    return replace(problem, goals=[goal]), goal


# --- logarithms


def exponentials_of(tape: Tape, gap: int) -> list[int]:
    """The places of the terms that are a number times an exponential."""
    return [i for i, (c, inner) in enumerate(terms_of(tape, gap, Fraction(1))) if c and tape.nodes[inner][0] == "exp"]


def parts_of_logarithm(problem: Problem, goal: Goal, place: Any) -> Parts:
    """Where the other terms have the sign that an exponential balances, logarithms keep the order of both sides."""
    tape = problem.tape
    terms = terms_of(tape, goal.gap, Fraction(1))
    if type(place) is not int or place not in exponentials_of(tape, goal.gap) or len(terms) < 2:
        raise Refused("a logarithm is of a sum with an exponential")
    (factor, inner), others = terms[place], terms[:place] + terms[place + 1 :]
    way = -1 if factor < 0 else 1  # the others are -way times a positive number
    rest = _sum(tape, [(-way * c, at) for c, at in others])
    size = tape.fun("log", tape.number(abs(factor))) if abs(factor) != 1 else tape.number(0)
    exponent = tape.add(tape.nodes[inner][1], size)
    level = tape.fun("log", rest)
    gap = tape.sub(exponent, level) if way > 0 else tape.sub(level, exponent)
    return [_part(problem, rest, True, "slope"), _part(problem, gap, goal.strict, goal.what)]


# --- erfc and exponentials in one


def bells_of(tape: Tape, gap: int) -> list[int]:
    """The nodes by whose size a gap may be divided; the first stands for no division."""
    return [gap, *(at for at in tape.reach((gap,)) if tape.nodes[at][0] in ("erfc", "exp"))]


def parts_of_bell(problem: Problem, goal: Goal, place: Any) -> Parts:
    """The gap times a positive number, each erfc(u) as exp(-u**2) erfcx(u), and all exponentials of a term as one."""
    tape = problem.tape
    found = bells_of(tape, goal.gap)
    if type(place) is not int or not 0 <= place < len(found):
        raise Refused("a size that is not in the gap")
    op, *args = tape.nodes[found[place]]
    by = [] if place == 0 else [(Fraction(1), _square(tape, args[0]))] if op == "erfc" else [(Fraction(-1), args[0])]
    total = tape.number(0)
    for factor, inner in _turned(tape, terms_of(tape, goal.gap, Fraction(1))):
        exponent = list(by)
        product = tape.mul(tape.number(factor), _split(tape, inner, exponent))
        total = tape.add(total, tape.mul(product, tape.fun("exp", _collected(tape, exponent))))
    if total == goal.gap:
        raise Refused("the gap is the same")
    return [_part(problem, total, goal.strict, goal.what)]


def _turned(tape: Tape, terms: list[tuple[Fraction, int]]) -> list[tuple[Fraction, int]]:
    """2c - c erfc(u) as c erfc(-u), as in 1 - Phi(x)."""
    for i, (c, one) in enumerate(terms):
        for j, (d, two) in enumerate(terms):
            if tape.nodes[one][0] == "erfc" and tape.is_number(two) is not None and d * tape.nodes[two][1] == -2 * c:
                rest = [term for k, term in enumerate(terms) if k not in (i, j)]
                return [*rest, (-c, tape.fun("erfc", tape.neg(tape.nodes[one][1])))]
    return terms


def _split(tape: Tape, at: int, exponent: list[tuple[Fraction, int]]) -> int:
    """A product without its exponentials, whose exponents are added to a list; erfc(u) as exp(-u**2) erfcx(u)."""
    op, *args = tape.nodes[at]
    if op == "mul":
        return tape.mul(*(_split(tape, arg, exponent) for arg in args))
    if op == "div":
        return tape.div(_split(tape, args[0], exponent), args[1])
    if op == "exp":
        exponent.append((Fraction(1), args[0]))
        return tape.number(1)
    if op == "erfc":
        exponent.append((Fraction(-1), _square(tape, args[0])))
        return tape.fun("erfcx", args[0])
    return at


def _square(tape: Tape, at: int) -> int:
    op, *args = tape.nodes[at]
    if op == "neg":
        return _square(tape, args[0])
    if op in ("mul", "div"):
        return getattr(tape, op)(*(_square(tape, arg) for arg in args))
    return tape.power(at, 2)


def _collected(tape: Tape, sums: list[tuple[Fraction, int]]) -> int:
    """A sum of sums, equal nodes taken together."""
    found: dict[int, Fraction] = {}
    for factor, at in sums:
        for c, inner in terms_of(tape, at, factor):
            found[inner] = found.get(inner, Fraction(0)) + c
    return _sum(tape, [(c, inner) for inner, c in found.items() if c])


# --- ends


def parts_of_ends(problem: Problem, goal: Goal, side: Any) -> Parts:
    """A gap c + d x with c and d free of x is between its values at both ends of x."""
    if type(side) is not int or not 0 <= side < len(problem.names) or is_fixed(problem, side) or problem.whole:
        raise Refused("ends are those of a side that varies")
    tape, symbol = problem.tape, problem.tape.known[("var", side)]
    if _degree(tape, goal.gap, symbol) != 1 or symbol in tape.reach(compared(problem.given)):
        raise Refused("ends are of a side in which the gap is affine")
    if any(symbol in tape.reach((at,)) for at in problem.risky):
        raise Refused("what has to be defined speaks of the side")
    own = replace(problem, goals=[goal])
    parts = []
    for end in (problem.low[side], problem.high[side]):
        at = placed(own, side, _rational(end))
        parts.append((at, at.goals[0]))
    return parts


def _rational(end: End) -> Fraction:
    value = None if end.value is None else end.value.rational
    if value is None:
        raise Refused("an end that is no rational number")
    return value


def _degree(tape: Tape, gap: int, symbol: int) -> int:
    """The degree of a gap in a symbol, if its formula shows that it is 0 or 1; else 2."""
    found: dict[int, int] = {}
    for at in tape.reach((gap,)):
        op = tape.nodes[at][0]
        inside = [found[arg] for arg in tape.inside(tape.nodes[at])]
        if at == symbol:
            found[at] = 1
        elif not any(inside):
            found[at] = 0
        elif op in ("add", "sub", "neg"):
            found[at] = max(inside)
        elif op == "mul":
            found[at] = min(2, sum(inside))
        else:
            found[at] = 1 if op == "div" and inside == [1, 0] else 2
    return found[gap]


# --- factors


def factors_of(tape: Tape, gap: int) -> list[int]:
    """The nodes, but for numbers, that are factors of every term of a sum."""
    lists = [list(_factors(tape, inner)) for _, inner in terms_of(tape, gap, Fraction(1))]
    common = [at for at in dict.fromkeys(lists[0]) if all(at in own for own in lists[1:]) and at != gap]
    return [at for at in common if tape.is_number(at) is None]


def _factors(tape: Tape, at: int) -> Iterator[int]:
    op, *args = tape.nodes[at]
    if op == "mul":
        for arg in args:
            yield from _factors(tape, arg)
    elif op == "div":
        yield from _factors(tape, args[0])
    else:
        yield at
        if op == "pow":
            yield args[0]


def parts_of_factors(problem: Problem, goal: Goal, factor: Any) -> Parts:
    """A gap f r: both are not negative (positive where it is strict)."""
    tape = problem.tape
    if type(factor) is not int or factor not in range(len(found := factors_of(tape, goal.gap))):
        raise Refused("a factor is one of every term")
    at = found[factor]
    terms = [(c, _without(tape, inner, at)) for c, inner in terms_of(tape, goal.gap, Fraction(1))]
    return [_part(problem, at, goal.strict, "slope"), _part(problem, _sum(tape, terms), goal.strict, goal.what)]


def _without(tape: Tape, at: int, factor: int) -> int:
    """A node without one of its factors."""
    if at == factor:
        return tape.number(1)
    op, *args = tape.nodes[at]
    if op == "pow" and args[0] == factor:
        return tape.power(factor, args[1] - 1)
    if op == "mul":
        first = factor in list(_factors(tape, args[0]))
        return tape.mul(*((_without(tape, arg, factor) if i != first else arg) for i, arg in enumerate(args)))
    return tape.div(_without(tape, args[0], factor), args[1])


# --- denominators


def has_fractions(tape: Tape, gap: int) -> bool:
    """Is a gap a sum or product with a quotient in it?"""
    return tape.is_number(_fraction(tape, gap)[1]) is None


def parts_of_cleared(problem: Problem, goal: Goal, place: Any) -> Parts:
    """A gap a/b: b is positive, and a is not negative (positive where it is strict).

    Where a quotient inside is undefined the parts may still be true: that all is defined is asked apart.
    """
    if place != 0 or type(place) is not int or not has_fractions(problem.tape, goal.gap):
        raise Refused("a gap with a quotient is cleared as a whole")
    over, under = _fraction(problem.tape, goal.gap)
    return [_part(problem, under, True, "slope"), _part(problem, over, goal.strict, goal.what)]


def _fraction(tape: Tape, gap: int) -> tuple[int, int]:
    """Numerator and denominator of what is made with + - * /, abs and whole powers; equal denominators stay one."""
    one, found = tape.number(1), dict[int, tuple[int, int]]()
    for at in tape.reach((gap,)):
        op, *args = tape.nodes[at]
        if op == "neg":
            over, under = found[args[0]]
            found[at] = tape.neg(over), under
        elif op == "abs":
            over, under = found[args[0]]
            found[at] = tape.fun("abs", over), tape.fun("abs", under)
        elif op == "pow":
            over, under = found[args[0]]
            found[at] = tape.power(over, args[1]), tape.power(under, args[1])
        elif op in ("add", "sub", "mul", "div"):
            found[at] = _joined(tape, op, *(found[arg] for arg in args))
        else:
            found[at] = at, one
    return found[gap]


def _joined(tape: Tape, op: str, one: tuple[int, int], two: tuple[int, int]) -> tuple[int, int]:
    (a, b), (c, d) = one, two
    if op == "mul":
        return tape.mul(a, c), tape.mul(b, d)
    if op == "div":
        return tape.mul(a, d), tape.mul(b, c)
    join = tape.add if op == "add" else tape.sub
    return (join(a, c), b) if b == d else (join(tape.mul(a, d), tape.mul(c, b)), tape.mul(b, d))


# --- absolute values


def sizes_of(tape: Tape, gap: int) -> list[int]:
    """The absolute values in a gap."""
    return [at for at in tape.reach((gap,)) if tape.nodes[at][0] == "abs"]


def parts_of_unsigned(problem: Problem, goal: Goal, place: Any) -> Parts:
    """For the absolute value number p: of what is not negative if place is p, not positive if it is -1 - p."""
    tape = problem.tape
    found = sizes_of(tape, goal.gap)
    if type(place) is not int or not -len(found) <= place < len(found):
        raise Refused("an absolute value that is not there")
    at = found[max(place, -1 - place)]
    inner = tape.nodes[at][1] if place >= 0 else tape.neg(tape.nodes[at][1])
    gap = tape.replaced([goal.gap], at, inner)[goal.gap]
    return [_part(problem, inner, False, "slope"), _part(problem, gap, goal.strict, goal.what)]
