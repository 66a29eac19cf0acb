"""How far a point is from refuting a statement, in floats: above zero where it seems to refute it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from verify.statement.assign import bound
from verify.statement.errors import Undecided
from verify.statement.evaluate import EXTRA, Machine
from verify.statement.floats import Floats
from verify.statement.statement import Statement
from verify.statement.terms import Term
from verify.statement.values import Dual

__all__ = ["Gap"]

FUEL = 600_000  # steps of one evaluation
SMALL = (1e-2, 1e-5)  # what exists is tried at these


class Gap:
    def __init__(self, statement: Statement) -> None:
        self.statement = statement
        self.machine = Machine(statement.prelude.definitions, Floats())
        self.spent = 0  # steps of the evaluator until now

    def at(self, assignment: Mapping[str, Any]) -> float:
        """Minus infinity where the hypotheses fail; with something that exists, the least over what was tried."""
        if not any(part.word == "exists" for part in self.statement.parts):
            return self._counted(assignment, 0.0)
        return min(self._counted(assignment, value) for value in SMALL)

    def _counted(self, assignment: Mapping[str, Any], small: float) -> float:
        self.machine.forget()
        self.machine.fuel, self.machine.extra = FUEL, EXTRA
        try:
            return self._one(assignment, small)
        finally:
            self.spent += FUEL - self.machine.fuel

    def _one(self, assignment: Mapping[str, Any], small: float) -> float:
        env: dict[str, Any] = {}
        for part in self.statement.parts:
            for name in part.names:
                new = part.word == "exists"
                env[name] = self._existing(name, small, env) if new else self._bound(name, assignment, env)
            if part.word != "exists" and not all(self._near(term, env) for term in part.asked):
                return -math.inf
        return self.excess(self.statement.says, env)

    def _bound(self, name: str, assignment: Mapping[str, Any], env: Mapping[str, Any]) -> Any:
        return bound(self.statement.types[name], assignment[name], self.machine, env)

    def _existing(self, name: str, small: float, env: Mapping[str, Any]) -> Any:
        kind = self.statement.types[name]
        if kind.name == "real":
            return small * (1 + len(env))
        items = list(self.machine.items(kind)(env))
        if not items:
            raise Undecided("nothing to choose")
        return items[0] if small == SMALL[0] else items[-1]

    def _near(self, term: Term, env: Mapping[str, Any]) -> bool:
        """A hypothesis; an equality is met if floats cannot tell."""
        if term.op == "cmp" and term.name == "==":
            one, two = (float(self.machine.value(side, env)) for side in term.args)
            return abs(one - two) <= 1e-9 * (1 + abs(one) + abs(two))
        return self.machine.holds(term, env) is True

    def excess(self, term: Term, env: Mapping[str, Any]) -> float:
        """How clearly a proposition fails, relative to its sides."""
        match term.op:
            case "and":
                return max(self.excess(part, env) for part in term.args)
            case "or":
                return min(self.excess(part, env) for part in term.args)
            case "cmp":
                return self._relation(term, env)
            case "call":
                known = self.machine.definitions[term.name]
                if known.body.sort == "prop" and not term.swaps:
                    inner = {name: env[name] for name in known.free}
                    inner |= {p: self.machine.value(a, env) for p, a in zip(known.params, term.args, strict=True)}
                    return self.excess(known.body, inner)
        return -1.0 if self.machine.holds(term, env) else 1.0

    def _relation(self, term: Term, env: Mapping[str, Any]) -> float:
        one, two = (self._plain(self.machine.value(side, env)) for side in term.args)
        gap = two - one if term.name in (">", ">=") else one - two
        scale = abs(one) + abs(two) + 1e-300
        if term.name == "==":
            return abs(gap) / scale
        if term.name == "!=":
            return -abs(gap) / scale if gap else 1.0
        found = gap / scale
        return found if gap or term.name in ("<=", ">=") else 1.0

    @staticmethod
    def _plain(value: Any) -> float:
        found = float(value.v if isinstance(value, Dual) else value)
        if not math.isfinite(found):
            raise Undecided("not finite")
        return found
