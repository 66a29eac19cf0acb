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

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from numerics.worst_case.classes import CLASSES, Class, Label, Sample
from numerics.worst_case.forms import Form, Number, Vector, exact

__all__ = ["Oracle", "Problem"]

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,23}")
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
        self._put(len(self.samples), x, g, f)
        return self.samples[-1]

    def _put(self, place: int, x: Vector, g: Vector | None, f: Form | None) -> Sample:
        number = len(self.samples)
        gradient = g if g is not None else self.problem.vector(f"d{self.name}{number}")
        if self.has_values:
            value = f if f is not None else self.problem.value(f"{self.name}{number}")
        elif f:
            raise ValueError(f"{self.name} is of the class {self.kind}: it has no value but zero")
        else:
            value = Form()
        sample = Sample(x, gradient, value)
        self.samples.insert(place, sample)
        return sample

    @property
    def curvature(self) -> Fraction:
        """A number that the curvature is not below."""
        return self.parameters.get("mu", Fraction(0)) if self.kind != "secant" else -self.parameters["L"]

    @property
    def has_values(self) -> bool:
        return self.rule.values and not self.kind.endswith("indicator")

    def at(self, x: Vector) -> Sample:
        """The sample at x: the one that is there, or a new one."""
        if not isinstance(x, Vector):
            raise TypeError(f"{self.name} is asked at a {type(x).__name__}: a point is a vector")
        return next((s for s in self.samples if s.x == x), None) or self.add(x)

    def gradient(self, x: Vector) -> Vector:
        """The (sub)gradient, normal vector or image at x: the same whenever it is asked for."""
        return self.at(x).g

    def __call__(self, x: Vector) -> Any:
        """The value of a function at x (a form), or the image under an operator (a vector)."""
        return self.at(x).f if self.rule.values else self.at(x).g

    # ---------------------------------------------------------------------------------------------- special points

    def minimiser(self, at: Vector | None = None) -> tuple[Vector, Form]:
        """A point where the function is least, and the value there; of an operator: a zero.

        The point is new, or the one that is given.  In one problem it is new only once: of two functions each with
        ``minimiser()`` nobody can tell whether one point is meant or two.
        """
        if self.kind == "smooth" and self.parameters["mu"] < 0:
            self.kind, self.rule = "smooth-least", CLASSES["smooth-least"]
        elif self.rule.about and self.samples and self.samples[0].g == Vector():
            raise ValueError(f"{self.name} has its minimiser already: keep what the first call gave")
        return self._resting(at, "minimiser", 0 if self.rule.about else len(self.samples))

    def zero(self, at: Vector | None = None) -> Vector:
        """A point where an operator has the image zero."""
        self._only("zero", values=False)
        return self._resting(at, "zero", len(self.samples))[0]

    def stationary(self, at: Vector | None = None) -> tuple[Vector, Form]:
        """A point where the gradient is zero, and the value there: where mu < 0 it need not be a minimiser."""
        self._only("stationary", values=True)
        if self.rule.about and not self.samples:
            raise ValueError(f"the class {self.kind} is about a minimiser: ask for {self.name}.minimiser() first")
        return self._resting(at, "stationary", len(self.samples))

    def fixed_point(self, at: Vector | None = None) -> Vector:
        """A point that an operator maps to itself: of a monotone one a zero is rather meant, so it is refused there."""
        self._only("fixed_point", values=False)
        if self.kind != "lipschitz":
            raise ValueError(
                f"{self.name}.fixed_point() of a {self.kind} operator: a zero is {self.name}.zero(); a point that is "
                f"mapped to itself is xs = p.vector('xs') with {self.name}.add(xs, xs)"
            )
        x = self.problem.special(self.name, at, f"{self.name}.fixed_point")
        return self.add(x, x).x

    def _only(self, name: str, *, values: bool) -> None:
        if self.rule.values is not values:
            raise ValueError(
                f"{self.name}.{name}() is for {'functions' if values else 'operators'}: {self.kind} is none"
            )

    def _resting(self, at: Vector | None, name: str, place: int) -> tuple[Vector, Form]:
        x = self.problem.special(self.name, at, f"{self.name}.{name}")
        sample = self._put(place, x, Vector(), None)
        self.problem.levels += list(sample.f.values)
        return sample.x, sample.f

    def prox(self, y: Vector, step: Number) -> Sample:
        """x = y - step g with g a (sub)gradient at x: the proximal (or resolvent) step."""
        if (length := exact(step)) <= 0:
            raise ValueError(f"{self.name}.prox: the step is {step}, and not positive")
        if self.kind.startswith("smooth") and 1 + length * self.parameters["mu"] < 0:
            self.problem.relaxed = True  # more than one point satisfies this, and not all are proximal
        g = self.problem.vector(f"d{self.name}{len(self.samples)}")
        return self.add(y - length * g, g)

    def conditions(self) -> Iterator[tuple[Label, Form]]:
        if self.rule.about and (not self.samples or self.samples[0].g != Vector()):
            raise ValueError(f"the class {self.kind} is about a minimiser: ask for {self.name}.minimiser()")
        yield from self.rule.rules(self.parameters, self.samples)


def _form(form: Any, call: str) -> Form:
    """A form; a number is one; a truth value or a vector is none."""
    if isinstance(form, Vector):
        raise TypeError(f"{call}: a vector is no form: |v|^2 is v.abs2")
    return form if isinstance(form, Form) else Form(form)


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
    special_points: list[str] = field(default_factory=list)  # vectors, one of which may be made the origin
    levels: list[str] = field(default_factory=list)  # values at such points, which may be made zero
    nameless: list[Oracle] = field(default_factory=list)  # those that were given no name

    def vector(self, name: str) -> Vector:
        self._new(name)
        self.vectors.append(name)
        return Vector({name: exact(1)})

    def value(self, name: str) -> Form:
        self._new(name)
        self.values.append(name)
        return Form(values={name: exact(1)})

    def _new(self, name: str) -> None:
        if not _NAME.fullmatch(name) or name.strip("_").count("_") > 2:
            allowed = "a letter, then letters and digits, 24 at most, and two underscores inside"
            raise ValueError(f"{name!r} is no name: {allowed}")
        for oracle in self.nameless:
            if oracle.name == name:  # a name that nobody gave makes way
                oracle.name = self._free(name)
        if name in self._taken():
            raise ValueError(f"the name {name} is there already")

    def _taken(self) -> set[str]:
        """A name means one thing: a vector, a value, a function or an operator."""
        return {*self.vectors, *self.values, *(oracle.name for oracle in self.oracles)}

    def _free(self, *wanted: str) -> str:
        taken = self._taken() | set(wanted)
        return next(short for short in [*"fghuvw", *(f"f{i}_" for i in range(len(taken) + 1))] if short not in taken)

    def function(self, kind: str, name: str = "", **parameters: Any) -> Oracle:
        if kind in CLASSES and not CLASSES[kind].values:
            raise ValueError(f"{kind} is a class of operators: p.operator({kind!r}, ...)")
        return self._oracle(kind, name, parameters)

    def operator(self, kind: str, name: str = "", **parameters: Any) -> Oracle:
        if kind in CLASSES and CLASSES[kind].values:
            raise ValueError(
                f"{kind} is a class of functions: f = p.function({kind!r}, ...), an operator is f.gradient(x)"
            )
        return self._oracle(kind, name, parameters)

    def _oracle(self, kind: str, name: str, parameters: dict[str, Any]) -> Oracle:
        oracle = Oracle(self, name or self._free(), kind, parameters)
        self._new(oracle.name)
        self.oracles.append(oracle)
        if not name:
            self.nameless.append(oracle)
        return oracle

    # ---------------------------------------------------------------------------------------------- special points

    def special(self, name: str, at: Vector | None, call: str) -> Vector:
        """The point of a minimiser, zero or fixed point: new if it is the first, else it has to be said which."""
        origin = ["0"] * any(sample.x == Vector() for oracle in self.oracles for sample in oracle.samples)
        if at is None and (known := [*self.special_points, *origin]):
            raise ValueError(
                f"{call}(): this problem has the point {known[0]} already, so say which one is meant: "
                f"{call}(xs) with the xs that you have is the same point, {call}(p.vector('ys')) another one; "
                "p.minimiser(f, h) and p.zero(A, B) are those of a sum"
            )
        point = self.vector(f"{name}_star") if at is None else at
        if not isinstance(point, Vector):
            raise TypeError(f"{call} at a {type(point).__name__}: a point is a vector")
        for only in point.terms if list(point.terms.values()) == [1] else ():
            if only not in self.special_points:
                self.special_points.append(only)
        return point

    def minimiser(self, *functions: Oracle, at: Vector | None = None) -> tuple[Vector, Form]:
        """A point where (sub)gradients of these functions add up to zero, and the sum of the values there.

        That is a minimiser of the sum if the sum is convex, which is asked for; a minimiser is such a point wherever
        the subgradients of a sum are sums of subgradients, as where all functions but one are smooth.
        """
        if any(not f.rule.values for f in functions):
            raise ValueError("p.minimiser() is for functions: of operators it is p.zero(A, B)")
        if len(functions) > 1 and sum(f.curvature for f in functions) < 0:
            raise ValueError("the sum need not be convex: p.stationary(f, h) is a point where its gradient is zero")
        return self._balanced(functions, at, "minimiser")

    def stationary(self, *functions: Oracle, at: Vector | None = None) -> tuple[Vector, Form]:
        """A point where (sub)gradients of these functions add up to zero, and the sum of the values there."""
        return self._balanced(functions, at, "stationary")

    def zero(self, *operators: Oracle, at: Vector | None = None) -> Vector:
        """A point where images under these operators add up to zero."""
        return self._balanced(operators, at, "zero")[0]

    def _balanced(self, oracles: Sequence[Oracle], at: Vector | None, call: str) -> tuple[Vector, Form]:
        if any(oracle.problem is not self for oracle in oracles) or len(set(oracles)) != len(oracles) or not oracles:
            raise ValueError(f"p.{call}(f, h): one or more different functions or operators of this problem")
        if len(oracles) == 1:
            return (
                oracles[0].minimiser(at)
                if call == "minimiser"
                else oracles[0]._resting(at, call, len(oracles[0].samples))
            )
        if any(oracle.rule.about for oracle in oracles):
            raise ValueError(f"p.{call}: a function of a class that is about its own minimiser is no part of a sum")
        x, rest, total = self.special("sum", at, f"p.{call}"), Vector(), Form()
        for oracle in oracles[:-1]:
            sample = oracle.add(x)
            rest, total = rest - sample.g, total + sample.f
        last = oracles[-1].add(x, rest)
        self.levels += [name for oracle in oracles for name in oracle.samples[-1].f.values]
        return x, total + last.f

    def require(self, form: Form | Number) -> None:
        """The form is not negative."""
        self.given.append(_form(form, "require"))

    def require_zero(self, form: Form | Number) -> None:
        self.equal.append(_form(form, "require_zero"))

    def claim(self, goals: Form | Number | Sequence[Form], scale: Form | Number = 1) -> Problem:
        """The worst case of the least of the goals, in units of the scale."""
        several = goals if isinstance(goals, list | tuple) else [goals]
        if not several:
            raise ValueError("claim: there is no goal")
        self.goals = [_form(goal, "claim") for goal in several]
        self.scale = _form(scale, "claim")
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
