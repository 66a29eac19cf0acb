"""A proof or an instance as data for the independent checker, which derives the conditions of the classes itself."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from numerics.worst_case.ends import Instance, Proof
from numerics.worst_case.forms import Form, Vector
from numerics.worst_case.normalisation import settled
from numerics.worst_case.problem import Problem

__all__ = ["bound", "instance", "stage"]


def _vector(vector: Vector) -> list[list[str]]:
    return [[name, str(value)] for name, value in sorted(vector.terms.items())]


def _form(form: Form) -> dict[str, Any]:
    return {
        "constant": str(form.constant),
        "values": [[name, str(value)] for name, value in sorted(form.values.items())],
        "products": [[a, b, str(value)] for (a, b), value in sorted(form.products.items())],
    }


def stage(problem: Problem, tau: Fraction) -> dict[str, Any]:
    problem = settled(problem)
    oracles = [
        {
            "name": oracle.name,
            "class": oracle.kind,
            "parameters": {name: str(value) for name, value in oracle.parameters.items()},
            "samples": [[_vector(s.x), _vector(s.g), _form(s.f)] for s in oracle.samples],
        }
        for oracle in problem.oracles
    ]
    return {
        "vectors": problem.vectors,
        "values": problem.values,
        "oracles": oracles,
        "given": [_form(form) for form in problem.given],
        "equal": [_form(form) for form in problem.equal],
        "goals": [_form(form) for form in problem.goals],
        "scale": _form(problem.scale),
        "tau": str(tau),
    }


def bound(problem: Problem, proof: Proof) -> dict[str, Any]:
    """The body of a ``worst-case-bound``."""
    multipliers = [[number, rule, i, j, str(value)] for (number, (rule, i, j)), value in proof.multipliers.items()]
    return {
        "kind": "worst-case-bound",
        **stage(problem, proof.tau),
        "multipliers": multipliers,
        "weights": [str(value) for value in proof.weights],
        "factors": [str(value) for value in proof.factors],
    }


def instance(problem: Problem, found: Instance, tau: Fraction, *, strictly: bool) -> dict[str, Any]:
    """The body of a ``worst-case-instance``."""
    gram = [[str(value) for value in row[: i + 1]] for i, row in enumerate(found.gram)]
    return {
        "kind": "worst-case-instance",
        **stage(problem, tau),
        "gram": gram,
        "numbers": [str(value) for value in found.values],
        "relation": ">" if strictly else ">=",
    }
