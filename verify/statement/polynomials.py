"""A case of a statement as polynomials: what is to be shown, facts that are not negative, equations that are zero.

A node of the tape is a quotient of polynomials in the sides and in *atoms* (roots, absolute values, exponentials, …),
of which only what ``_known`` lists is known.  What shows that something is defined may not be undefined itself: that a
root is one is shown by facts without roots, quotients and logarithms (level 0), that a divisor is not zero by facts
without quotients and logarithms (level 1), all else by all facts (level 2).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from flint import Ordering, fmpq, fmpq_mpoly_ctx

from verify.statement.boxes.domain import Goal, Problem
from verify.statement.boxes.tape import RISKY
from verify.statement.errors import Refused, TooMuch
from verify.statement.work_limits import spend

__all__ = ["Fact", "Polynomials", "Wanted"]

MAX_NAMES = 16
MAX_TERMS = 4_000
MAX_DEGREE = 40
RINGS = ("num", "add", "sub", "mul", "neg", "pow", "div")
Polynomial = Any
Quotient = tuple[Polynomial, Polynomial]


@dataclass(frozen=True)
class Fact:
    """``value`` is not negative; positive if ``strict``; zero if ``zero``."""

    value: Polynomial
    strict: bool = False
    zero: bool = False
    level: int = 0


@dataclass(frozen=True)
class Wanted:
    """``value`` has to be not negative, or positive; ``either``: or negative (it must not be zero).

    ``level``: facts of at most this level may show it.
    """

    value: Polynomial
    strict: bool
    either: bool = False
    level: int = 2


class Polynomials:
    """All that a case wants and knows, over one ring."""

    def __init__(self, problem: Problem) -> None:
        self.problem, self.tape = problem, problem.tape
        roots = [*(goal.gap for goal in problem.goals), *problem.risky, *_nodes(problem.given)]
        self.reached = self.tape.reach(roots)
        own = [at for at in self.reached if self.tape.nodes[at][0] not in RINGS]
        if len(own) > MAX_NAMES:
            raise Refused(f"{len(own)} variables and functions; squares are for {MAX_NAMES}")
        self.context = fmpq_mpoly_ctx.get([f"g{at}" for at in own] or ["g"], Ordering.degrevlex)
        self.gens = dict(zip(own, self.context.gens(), strict=False))
        self.one = self.context.from_dict({(0,) * self.context.nvars(): 1})
        self.held: dict[int, Quotient] = {}
        for at in self.reached:
            self.held[at] = (self.gens[at], self.one) if at in self.gens else self._quotient(at)
        self.wanted = [*(self._goal(goal) for goal in problem.goals), *map(self._risk, problem.risky)]
        self.facts = [fact for fact in self._all() if not fact.value.is_constant()]

    # --- quotients

    def _quotient(self, at: int) -> Quotient:
        op, *args = self.tape.nodes[at]
        if op == "num":
            return self.one * fmpq(args[0].numerator, args[0].denominator), self.one
        if op == "pow":
            top, bottom = self.held[args[0]]
            return self.power(top, args[1]), self.power(bottom, args[1])
        parts = [self.held[arg] for arg in args]
        if op == "neg":
            return -parts[0][0], parts[0][1]
        (a, b), (c, d) = parts
        if op == "mul":
            return self.times(a, c), self.times(b, d)
        if op == "div":
            return self.times(a, d), self.times(b, c)
        sign = 1 if op == "add" else -1
        if b == d:
            return a + sign * c, b
        return self.times(a, d) + sign * self.times(c, b), self.times(b, d)

    def times(self, a: Polynomial, b: Polynomial) -> Polynomial:
        if len(a) * len(b) > 20 * MAX_TERMS or a.total_degree() + b.total_degree() > MAX_DEGREE:
            raise TooMuch("a polynomial of more terms or a higher degree than squares are for")
        spend(20 + len(a) * len(b) // 4)
        found = a * b
        if len(found) > MAX_TERMS:
            raise TooMuch("a polynomial of more terms than squares are for")
        return found

    def power(self, a: Polynomial, n: int) -> Polynomial:
        if max(a.total_degree(), 1) * n > MAX_DEGREE and a != self.one:
            raise TooMuch("a polynomial of a higher degree than squares are for")
        found = self.one
        for _ in range(0 if a == self.one else n):
            found = self.times(found, a)
        return found

    # --- what is wanted

    def _product(self, at: int) -> Polynomial:
        """Of the sign of a node, wherever it is defined."""
        top, bottom = self.held[at]
        return top if bottom == self.one else self.times(top, bottom)

    def _goal(self, goal: Goal) -> Wanted:
        return Wanted(self._product(goal.gap), goal.strict, level=2 if goal.what in ("said", "slope") else 0)

    def _risk(self, at: int) -> Wanted:
        op, *args = self.tape.nodes[at]
        if op not in ("div", "log"):
            raise Refused(f"{op} may be undefined, which squares do not tell")
        return Wanted(self._product(args[-1]), True, either=op == "div", level=1)

    # --- what is known

    def _level(self, *nodes: int) -> int:
        found = {self.tape.nodes[n][0] for n in self.tape.reach(nodes)}
        return 2 if found & set(RISKY) else int("sqrt" in found)

    def _all(self) -> Iterator[Fact]:
        for at in self.gens:
            if self.tape.nodes[at][0] == "var":
                yield from self._ends(at, self.tape.nodes[at][1])
        for said in self.problem.given:
            yield from self._given(said)
        for at in self.gens:
            level = self._level(at)
            for fact in self._known(at):
                yield Fact(fact.value, fact.strict, fact.zero, level)
        yield from self._circles()

    def _ends(self, at: int, side: int) -> Iterator[Fact]:
        x = self.gens[at]
        if side >= len(self.problem.low):
            raise Refused("a derivative's own variable is left over")
        for end, sign in ((self.problem.low[side], 1), (self.problem.high[side], -1)):
            exact = end.value.rational if end.value is not None else None
            if exact is not None:
                yield Fact(sign * (x - fmpq(exact.numerator, exact.denominator)), end.left_out)
            elif math.isfinite(end.at):  # a double beyond the end
                outer = Fraction(end.at)
                yield Fact(sign * (x - fmpq(outer.numerator, outer.denominator)))

    def _given(self, said: Any) -> Iterator[Fact]:
        """A hypothesis that is not read is not used."""
        if isinstance(said, bool) or said[0] not in ("cmp", "and"):
            return
        if said[0] == "and":
            for part in said[1:]:
                yield from self._given(part)
            return
        _, relation, one, two = said
        (a, b), (c, d) = self.held[one], self.held[two]
        top, bottom = self.times(c, b) - self.times(a, d), self.times(b, d)  # two - one
        level = self._level(one, two)
        if relation == "==":
            yield Fact(top, zero=True, level=level)
        elif relation != "!=":
            sign = 1 if relation in ("<", "<=") else -1
            yield Fact(sign * self.times(top, bottom), "=" not in relation, level=level)

    def _known(self, at: int) -> Iterator[Fact]:
        """What is true of an atom wherever it is defined."""
        x, (op, *args) = self.gens[at], self.tape.nodes[at]
        if op in ("exp", "sech2", "erfc"):
            yield Fact(x, True)
        if op in ("sqrt", "abs"):
            a, b = self.held[args[0]]
            yield Fact(x, op == "sqrt" and (self.tape.is_number(args[0]) or 0) > 0)
            square = (a, b) if op == "sqrt" else (self.times(a, a), self.times(b, b))
            yield Fact(self.times(self.times(x, x), square[1]) - square[0], zero=True)
            if op == "abs" and b == self.one:
                yield Fact(x - a)
                yield Fact(x + a)
        if op in ("tanh", "erf", "sin", "cos", "sech2"):
            strict = op in ("tanh", "erf")
            yield Fact(1 - x, strict)
            if op != "sech2":
                yield Fact(1 + x, strict)
        if op == "erfc":
            yield Fact(2 - x, True)
        if op == "pi":
            yield Fact(x - fmpq(333, 106), True)
            yield Fact(fmpq(22, 7) - x, True)
        if op in ("max", "min") and all(self.held[arg][1] == self.one for arg in args):
            a, b = ((x - self.held[arg][0]) * (1 if op == "max" else -1) for arg in args)
            yield Fact(a)
            yield Fact(b)
            yield Fact(self.times(a, b), zero=True)

    def _circles(self) -> Iterator[Fact]:
        """sin² + cos² = 1."""
        for at in self.gens:
            op, *args = self.tape.nodes[at]
            other = self.tape.known.get(("cos", *args)) if op == "sin" else None
            if other in self.gens:
                yield Fact(self.gens[at] ** 2 + self.gens[other] ** 2 - 1, zero=True, level=self._level(at))


def _nodes(given: Any) -> Iterator[int]:
    for said in given:
        if not isinstance(said, bool):
            yield from said[2:4] if said[0] == "cmp" else _nodes(said[1:])
