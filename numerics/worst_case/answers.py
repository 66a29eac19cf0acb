"""Two questions about a problem, answered exactly: is the worst case at most tau, and between which rationals is it?"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from numerics.worst_case import certificate
from numerics.worst_case.ends import WorstCase
from numerics.worst_case.forms import Number, exact
from numerics.worst_case.problem import Problem

__all__ = ["Answer", "Enclosure", "at_most", "enclose"]


@dataclass(frozen=True)
class Answer:
    """``yes`` with a proof, ``no`` with an instance, or ``unknown``; the certificate is for the checker."""

    finding: Literal["yes", "no", "unknown"]
    certificate: dict[str, Any] | None = None


def at_most(problem: Problem, tau: Number | str) -> Answer:
    """Decide whether a worst case of a first-order method is at most ``tau`` times its scale.

    Args:
        problem: the method and the class of functions, with ``Problem.claim(goal, scale)``.
        tau: the factor, an exact number: an integer, a fraction or a text such as ``"1/18"``.

    Returns:
        An ``Answer`` with ``finding`` (``yes``, ``no`` or ``unknown``) and ``certificate``.

    Example:
        from numerics.worst_case import Problem, at_most

        p = Problem()
        f = p.function("smooth", L=1, mu=0)
        xs, fs = f.minimiser()
        x0 = p.vector("x0")
        x1 = x0 - f.gradient(x0)
        p.claim(f(x1) - fs, (x0 - xs).abs2)
        print(at_most(p, "1/6").finding, at_most(p, "1/7").finding)
    Output:
        yes no
    """
    worst, bound = WorstCase(problem), exact(tau)
    if (proof := worst.upper(bound)) is not None:
        return Answer("yes", certificate.bound(problem, proof))
    if (found := worst.lower(bound, strictly=True)) is not None:
        return Answer("no", certificate.instance(problem, found, bound, strictly=True))
    return Answer("unknown")


@dataclass(frozen=True)
class Enclosure:
    """lower < worst case <= upper, each with its certificate; None where an end was not found."""

    lower: Fraction | None
    upper: Fraction | None
    below: dict[str, Any] | None
    above: dict[str, Any] | None


def enclose(problem: Problem, width: Number | str = "1/100000") -> Enclosure:
    """Rationals around the worst case, about ``width`` of it apart on either side."""
    worst, part = WorstCase(problem), exact(width)
    middle = worst.proposal
    if middle is None:
        return Enclosure(None, None, None, None)
    value = Fraction(middle.tau).limit_denominator(10**9)
    low, high = value - abs(value) * part - part / 100, value + abs(value) * part + part / 100
    found, proof = worst.lower(low, strictly=True), worst.upper(high)
    return Enclosure(
        None if found is None else low,
        None if proof is None else high,
        None if found is None else certificate.instance(problem, found, low, strictly=True),
        None if proof is None else certificate.bound(problem, proof),
    )
