"""``smt``: points at which polynomial inequalities fail, from z3 (extra ``smt``); an exact evaluation decides.

That z3 finds none is no proof, and nothing is concluded from it.
"""

from __future__ import annotations

import time
from fractions import Fraction
from typing import Any

from verify.engines import attack
from verify.engines.outcome import Outcome
from verify.statement import Refused, Statement, TooMuch
from verify.statement.boxes.domain import Problem
from verify.statement.certificate import certificate
from verify.statement.work_limits import UNITS, current, spend

__all__ = ["about", "fits", "models", "run"]

about = "points at which polynomial inequalities fail, from z3; an exact evaluation decides"
SECONDS = (3, 10, 30)  # by effort
MAX_POWER = 12
RINGS = ("num", "var", "add", "sub", "mul", "neg", "pow", "div", "abs", "max", "min", "sqrt")


def fits(statement: Statement) -> str:
    try:
        import z3  # noqa: F401
    except ModuleNotFoundError:
        return "z3 is not installed: pip install z3-solver"
    if why := attack.fits(statement):
        return why
    ops = {p.tape.nodes[at] for p in attack.cases_of(statement) for at in p.tape.reach(_roots(p))}
    return "" if all(node[0] in RINGS for node in ops) else "not only polynomials, quotients and roots"


def _roots(problem: Problem) -> list[int]:
    from verify.statement.boxes.domain import compared

    return [*(goal.gap for goal in problem.goals), *problem.risky, *compared(problem.given)]


def run(statement: Statement, effort: int) -> Outcome:
    for problem in attack.cases_of(statement):
        for at in models(problem, _seconds(effort)):
            if (found := attack.point(statement, problem, at)) is not None:
                return Outcome(
                    certificate=certificate(statement, "point", assignment=found),
                    counterexample=found,
                    note="a model of the denial",
                )
    return Outcome(note="z3 has no point that an exact evaluation confirms, which is no proof")


def _seconds(effort: int) -> float:
    """For one gap: z3 is not interrupted, so it takes a part of what is left."""
    outer = current()
    return SECONDS[min(effort, 2)] if outer is None else min(SECONDS[min(effort, 2)], outer.seconds / 2)


def models(problem: Problem, seconds: float) -> list[list[Any]]:
    """A point for each gap that z3 can make negative, as fractions near its numbers."""
    found = []
    for goal in problem.goals:
        if goal.what == "said" and (at := _model(problem, goal, seconds)) is not None:
            found.append(at)
    return found


def _model(problem: Problem, goal: Any, seconds: float) -> list[Any] | None:
    import z3

    try:
        terms = _Terms(problem)
        gap = terms.at(goal.gap)
        solver = z3.Solver()
        solver.set("timeout", max(1, int(1000 * seconds)))
        solver.add(gap <= 0 if goal.strict else gap < 0, *terms.ends(), *map(terms.said, problem.given), *terms.facts)
        before, answer = time.thread_time(), solver.check()
        spend(int(UNITS * (time.thread_time() - before)))
        if answer != z3.sat:
            return None
        model = solver.model()
        return [_fraction(model.eval(side, model_completion=True)) for side in terms.sides]
    except (z3.Z3Exception, TooMuch, Refused, ValueError):
        return None


def _fraction(value: Any) -> Fraction:
    import z3

    if z3.is_int_value(value):
        return Fraction(value.as_long())
    if z3.is_algebraic_value(value):
        value = value.approx(30)
    return Fraction(value.numerator_as_long(), value.denominator_as_long())


class _Terms:
    """The nodes of a tape as terms of z3."""

    def __init__(self, problem: Problem) -> None:
        import z3

        self.problem, self.z3, self.held = problem, z3, dict[int, Any]()
        self.sides = [
            z3.Int(f"s{i}") if name in problem.whole else z3.Real(f"s{i}") for i, name in enumerate(problem.names)
        ]
        self.facts: list[Any] = []

    def at(self, node: int) -> Any:
        for inner in self.problem.tape.reach((node,)):
            if inner not in self.held:
                self.held[inner] = self._term(inner, *self.problem.tape.nodes[inner])
        return self.held[node]

    def _term(self, at: int, op: str, *args: Any) -> Any:
        if op == "num":
            return self.z3.RealVal(f"{args[0].numerator}/{args[0].denominator}")
        if op == "var":
            side = self.sides[args[0]]
            return self.z3.ToReal(side) if side.is_int() else side
        if op == "pow":
            if args[1] > MAX_POWER:
                raise TooMuch("a power that is too high")
            return self.z3.Product([self.held[args[0]]] * args[1])
        parts = [self.held[arg] for arg in args]
        if op == "sqrt":
            root = self.z3.Real(f"r{at}")
            self.facts += [root >= 0, root * root == parts[0]]
            return root
        if op == "div":
            self.facts.append(parts[1] != 0)
        return self._joined(op, parts)

    def _joined(self, op: str, parts: list[Any]) -> Any:
        one, two = parts[0], parts[-1]
        match op:
            case "add":
                return one + two
            case "sub":
                return one - two
            case "mul":
                return one * two
            case "div":
                return one / two
            case "neg":
                return -one
            case "abs":
                return self.z3.If(one >= 0, one, -one)
            case "max":
                return self.z3.If(one >= two, one, two)
            case "min":
                return self.z3.If(one <= two, one, two)
        raise Refused(f"{op} is not for z3")

    def ends(self) -> list[Any]:
        found = []
        for side, low, high in zip(self.sides, self.problem.low, self.problem.high, strict=True):
            for end, sign in ((low, 1), (high, -1)):
                value = None if end.value is None else end.value.rational
                if value is not None:
                    gap = sign * (side - self.z3.RealVal(f"{value.numerator}/{value.denominator}"))
                    found.append(gap > 0 if end.left_out else gap >= 0)
        return found

    def said(self, said: Any) -> Any:
        if isinstance(said, bool):
            return self.z3.BoolVal(said)
        op, *parts = said
        if op == "cmp":
            one, two = self.at(parts[1]), self.at(parts[2])
            return {
                "<": one < two,
                "<=": one <= two,
                ">": one > two,
                ">=": one >= two,
                "==": one == two,
                "!=": one != two,
            }[parts[0]]
        inner = [self.said(part) for part in parts]
        return self.z3.Not(inner[0]) if op == "not" else (self.z3.And if op == "and" else self.z3.Or)(*inner)
