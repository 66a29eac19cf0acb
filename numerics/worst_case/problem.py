"""A method on a class, written as a Python loop over formal vectors: what is assumed, and what is measured.

p = Problem()
f = p.function("smooth", L=1, mu=0)
xs, fs = f.minimiser()
x0 = x = p.vector("x0")
for _ in range(n):
    x = x - f.gradient(x)
p.claim(f(x) - fs, (x0 - xs).abs2)                  # the worst quotient of the two
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from numerics.worst_case.classes import CLASSES, Class, Label, Sample
from numerics.worst_case.forms import Form, Number, Vector, exact

__all__ = ["Oracle", "Problem"]

Place = tuple[int, Label]  # which oracle (-1: given with the problem), which of its rules


class Oracle:
    """A function or operator of a class, known by its samples."""

    def __init__(self, problem: Problem, name: str, kind: str, parameters: dict[str, Any]) -> None:
        if kind not in CLASSES:
            raise ValueError(f"class {kind!r} is not one of {', '.join(CLASSES)}")
        self.problem, self.name, self.kind, self.rule = problem, name, kind, CLASSES[kind]
        if set(parameters) != set(self.rule.parameters):
            raise ValueError(f"{kind} takes the parameters {self.rule.parameters}, not {tuple(parameters)}")
        self.parameters = {key: exact(value) for key, value in parameters.items()}
        if not self.rule.allowed(self.parameters):
            raise ValueError(f"{kind}: parameters out of range: {parameters}")
        self.samples: list[Sample] = []

    def add(self, x: Vector, g: Vector | None = None, f: Form | None = None) -> Sample:
        """A new sample; what is not given is a new basis vector or value."""
        number = len(self.samples)
        gradient = g if g is not None else self.problem.vector(f"d{self.name}{number}")
        if self.rule.values and not self.kind.endswith("indicator"):
            value = f if f is not None else self.problem.value(f"{self.name}{number}")
        else:
            value = Form()
        self.samples.append(Sample(x, gradient, value))
        return self.samples[-1]

    def at(self, x: Vector) -> Sample:
        """The sample at x: the one that is there, or a new one."""
        return next((s for s in self.samples if s.x == x), None) or self.add(x)

    def gradient(self, x: Vector) -> Vector:
        return self.at(x).g

    def __call__(self, x: Vector) -> Form:
        return self.at(x).f

    def minimiser(self) -> tuple[Vector, Form]:
        """The origin is a point where the gradient is zero, and the value there is zero: no loss, all is invariant."""
        sample = self.add(Vector(), Vector(), Form())
        return sample.x, sample.f

    def fixed_point(self) -> Vector:
        return self.add(Vector(), Vector()).x

    def prox(self, y: Vector, step: Number) -> Sample:
        """x = y - step g with g a (sub)gradient at x: the proximal (or resolvent) step."""
        g = self.problem.vector(f"d{self.name}{len(self.samples)}")
        return self.add(y - step * g, g)

    def conditions(self) -> Iterator[tuple[Label, Form]]:
        yield from self.rule.rules(self.parameters, self.samples)


@dataclass
class Problem:
    """Everything that a worst case needs; ``relaxed`` says that an instance need not be one of the method."""

    vectors: list[str] = field(default_factory=list)
    values: list[str] = field(default_factory=list)
    oracles: list[Oracle] = field(default_factory=list)
    given: list[Form] = field(default_factory=list)  # not negative
    equal: list[Form] = field(default_factory=list)  # zero
    goals: list[Form] = field(default_factory=list)  # the least of these is measured
    scale: Form = field(default_factory=lambda: Form(1))  # ... in units of this
    relaxed: bool = False

    def vector(self, name: str) -> Vector:
        if name in self.vectors:
            raise ValueError(f"the vector {name} is there already")
        self.vectors.append(name)
        return Vector({name: exact(1)})

    def value(self, name: str) -> Form:
        if name in self.values:
            raise ValueError(f"the value {name} is there already")
        self.values.append(name)
        return Form(values={name: exact(1)})

    def function(self, kind: str, name: str = "", **parameters: Any) -> Oracle:
        named = name or ("fghuvw"[len(self.oracles)] if len(self.oracles) < 6 else f"f{len(self.oracles)}_")
        oracle = Oracle(self, named, kind, parameters)
        self.oracles.append(oracle)
        return oracle

    operator = function

    def require(self, form: Form) -> None:
        """The form is not negative."""
        self.given.append(form)

    def require_zero(self, form: Form) -> None:
        self.equal.append(form)

    def claim(self, goals: Form | Sequence[Form], scale: Form | Number = 1) -> Problem:
        """The worst case of the least of the goals, in units of the scale."""
        self.goals = [goals] if isinstance(goals, Form) else list(goals)
        self.scale = scale if isinstance(scale, Form) else Form(scale)
        return self

    def conditions(self) -> list[tuple[Place, Form]]:
        """All inequalities (form >= 0) with where they come from; those that say 0 >= 0 are left out."""
        found: list[tuple[Place, Form]] = [((-1, ("given", i, i)), form) for i, form in enumerate(self.given)]
        for number, oracle in enumerate(self.oracles):
            found += [((number, label), form) for label, form in oracle.conditions()]
        return [(place, form) for place, form in found if form]

    def classes(self) -> list[Class]:
        return [oracle.rule for oracle in self.oracles]

    @property
    def has_instances(self) -> bool:
        """Whether numbers that satisfy the conditions come from an instance of the class and the method."""
        return not self.relaxed and all(rule.sufficient for rule in self.classes())
