"""``quantifiers``: what exists, limits and orders of growth: a statement is shown through statements made from it.

A term is proposed for what exists, a rate for what is eventually so, a part for what is said with ``or``; what is left
is shown by the engines for ``for_all``.  The denial is tried in the same way.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from verify.engines import choices
from verify.engines.inner import FAILED, PLAIN, READ, Data, Inner
from verify.engines.outcome import Outcome
from verify.statement import Statement
from verify.statement.boxes.conditions import require_defined
from verify.statement.certificate import certificate, check
from verify.statement.eventually import RATES, reduced, shape_of
from verify.statement.existence import chosen_lines
from verify.statement.joint_limit import paths_of, reduced_along
from verify.statement.quantified import branches, denied, witnessed
from verify.statement.reach import UNREACHED, is_reached
from verify.statement.variable_ranges import is_whole
from verify.statement.work_limits import Exhausted, current, limited, spend

__all__ = ["about", "fits", "run"]

about = "what exists, limits and orders of growth: terms, rates and parts are proposed, and what is left is shown"
SECONDS = (12.0, 45.0, 180.0)  # by effort, half of it for the denial; less if the limit is lower
ROUNDS = (0.15, 0.35)  # parts of it: both sides in turn, with growing patience
INNER = 0.3  # of a round, for one engine and one statement inside
STARTS = ("3", "1", "20", "1000")
NEAR = ("1/2", "1/8", "1")
FACTORS = ("1", "4", "1/4", "20", "1/50")


def fits(statement: Statement) -> str:
    if any(part.word == "exists" for part in statement.parts):
        return ""
    try:
        branches(statement)
    except FAILED:
        return "nothing exists in it, and it is not one of several things"
    return ""


def run(statement: Statement, effort: int) -> Outcome:
    prover, negation, outer = _Prover(), _denied(statement), current()
    allowed = SECONDS[min(effort, 2)] if outer is None else min(SECONDS[min(effort, 2)], outer.seconds)
    for part in ROUNDS:
        seconds = part * allowed
        if (data := prover.within(seconds, statement)) is not None:
            return Outcome(certificate=data, note=_how(data))
        if negation is not None and (data := prover.within(seconds, negation)) is not None:
            found = certificate(statement, "denial", inner=[data])
            return Outcome(certificate=found, counterexample=_values(data) or None, note=f"its denial: {_how(data)}")
    if not is_reached(statement):
        return Outcome(note=UNREACHED)
    return Outcome(note="no term, rate or part was found that shows it, or its denial")


def _denied(statement: Statement) -> Statement | None:
    try:
        return denied(statement)
    except FAILED:
        return None


def _how(data: Data) -> str:
    if data["kind"] == "witness":
        return ", ".join(f"{name} = {text}" for name, text in data["choice"].items())
    if data["kind"] not in ("eventually", "along"):
        return data["kind"]
    path = "".join(f"{name} = {text}, " for name, text in data.get("path", {}).items())
    return f"{path}({data['factor']})*({data['rate']})"


def _values(data: Data) -> dict[str, Any]:
    """What the denial chooses: the values at which the statement fails."""
    return dict(data["choice"]) if data["kind"] == "witness" else {}


class _Prover:
    """What failed is not tried again; what time cut short is."""

    def __init__(self) -> None:
        self.inner = Inner(0.0)
        self.failed: set[str] = set()

    def within(self, seconds: float, statement: Statement) -> Data | None:
        self.inner.seconds = INNER * seconds
        own = limited(seconds)
        try:
            with own:
                return self.shown(statement)
        except Exhausted as error:
            if error.work is not own:
                raise
            return None

    def shown(self, statement: Statement) -> Data | None:
        """A certificate of the statement, or None."""
        spend(READ)
        if statement.digest in self.failed:
            return None
        self.inner.cut = False
        found = next((data for data in self._ways(statement) if data is not None), None)
        if found is None and not self.inner.cut:
            self.failed.add(statement.digest)
        return found

    def _ways(self, statement: Statement) -> Iterator[Data | None]:
        if any(part.word == "exists" for part in statement.parts):
            try:
                require_defined(statement, chosen_lines(statement, "eventually"))
            except FAILED:
                return
            yield from self._eventual(statement)
            yield from self._along(statement)
            yield from self._witness(statement)
            yield from (self._checked(statement, "zero", fixed={}, boxes=box) for box in choices.boxes(statement))
        else:
            yield self.inner.shown(statement, PLAIN)
            yield from self._branch(statement)

    def _eventual(self, statement: Statement) -> Iterator[Data | None]:
        try:
            shape = shape_of(statement)
        except FAILED:
            return
        rates = [rate for rate, signs in RATES.items() if signs[shape.near] == shape.rate] if shape.rate else ["h"]
        factors = [*FACTORS, *choices.parameters(shape)] if shape.rate else FACTORS[:1]
        for start in NEAR[:2] if shape.near else STARTS:
            for factor in factors:
                for rate in rates:
                    inner = self._made(lambda s=start, f=factor, r=rate: [reduced(statement, s, f, r)])
                    if inner is not None:
                        yield certificate(statement, "eventually", start=start, factor=factor, rate=rate, inner=inner)

    def _along(self, statement: Statement) -> Iterator[Data | None]:
        """Several numbers that go to their limits: a rate of all, or a path on which it fails."""
        try:
            shape = paths_of(statement)
        except FAILED:
            return
        rates = [rate for rate, signs in RATES.items() if signs[shape.near] == shape.rate] if shape.rate else ["h"]
        factors = [*FACTORS, *choices.parameters(shape)] if shape.rate else FACTORS[:1]
        starts = NEAR[:2] if shape.near else STARTS
        for path in choices.paths(statement, shape) if shape.by_path else [dict[str, str]()]:
            own = starts if not path else starts[:1] if shape.near else ("3", "1000")
            for start, factor, rate in itertools.product(own, factors[: 2 if path else None], rates):
                inner = self._made(lambda p=path, s=start, f=factor, r=rate: reduced_along(statement, p, s, f, r))
                if inner is not None:
                    more = {"path": path, "start": start, "factor": factor, "rate": rate}
                    yield certificate(statement, "along", **more, inner=inner)

    def _witness(self, statement: Statement) -> Iterator[Data | None]:
        for choice in choices.proposed(statement):
            inner = self._made(lambda c=choice: witnessed(statement, c))
            if inner is not None:
                yield certificate(statement, "witness", choice=choice, inner=inner)

    def _branch(self, statement: Statement) -> Iterator[Data | None]:
        try:
            every = branches(statement)
        except FAILED:
            return
        for which, parts in enumerate(every):
            inner = [data for part in parts if (data := self.inner.shown(part, PLAIN)) is not None]
            if len(inner) == len(parts):
                yield certificate(statement, "branch", which=which, inner=inner)

    def _made(self, make: Any) -> list[Data] | None:
        """Certificates of all statements that a rule makes."""
        found: list[Data] = []
        try:
            for statement in make():
                data = self.shown(statement)
                if data is None:
                    return None
                found.append(data)
        except FAILED:
            return None
        return found

    def _checked(self, statement: Statement, kind: str, **own: Any) -> Data | None:
        data = certificate(statement, kind, **own)
        try:
            return data if not check(data, statement.digest).refutes and is_whole(data) else None
        except FAILED:
            return None
