"""The data of a derivation: everything that :func:`numerics.formula.order.recheck` needs, and no code.

A formula is read as a quotient of polynomials over *generators*: a name (or a root of it), a root, a power, a
logarithm, a floor, a positive part.  A ``Plain`` polynomial maps monomials ((generator, power), ...) to rationals.
Each sign that is needed has a proof: cases, and in each case a substitution by non-negative unknowns after which the
sign is seen from the coefficients.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from numerics.formula.grammar import Node

__all__ = ["Atom", "Derivation", "Integral", "Leaf", "Plain", "PlainQuotient", "Proof", "SignProof", "Split"]

Plain = Mapping[tuple[tuple[int, int], ...], Fraction]
PlainQuotient = tuple[Plain, Plain]


@dataclass(frozen=True)
class Atom:
    """A generator: ``kind`` is name, root, log, exp, floor or positive.

    name:     the name itself is the generator to the power ``degree``
    root:     the ``degree``-th root of ``argument``
    log:      of ``argument``
    exp:      a base to the power ``argument``; it is the argument of the logarithm ``base``, None is Euler's number
    floor:    of ``argument``
    positive: the greater of 0 and ``argument``
    """

    kind: str
    name: str = ""
    degree: int = 1
    argument: PlainQuotient | None = None
    base: int | None = None


@dataclass(frozen=True)
class SignProof:
    """How the sign of a polynomial in non-negative unknowns is seen.

    coefficients: none is negative
    square:       a + b·s with s a square root: a >= 0 and a² >= b²·s² (``first``), or b >= 0 and b²·s² >= a²
    quadratic:    a·x² + b·x + c with a >= 0, c >= 0 and 4ac >= b²
    """

    method: str = "coefficients"
    unknown: str = ""
    first: bool = True
    parts: tuple[SignProof, ...] = ()


@dataclass(frozen=True)
class Leaf:
    """One case: how each generator is written in unknowns, in order, and how the sign is then seen.

    ``rules`` holds (generator, rule, parameters).
    """

    rules: tuple[tuple[int, str, tuple[Any, ...]], ...]
    sign: SignProof = SignProof()


@dataclass(frozen=True)
class Split:
    """Two cases that leave nothing out.

    integer: the name is ``at``, or at least ``at`` + 1 (it is an integer and at least ``at`` by a constraint)
    end:     constraint number ``at`` is an equation, or strict
    sign:    ``term`` (a polynomial in the generators of names) is at least 0, or at most 0
    """

    kind: str
    name: str = ""
    at: Fraction = Fraction(0)
    term: Plain | None = None
    cases: tuple[Proof, ...] = ()


@dataclass(frozen=True)
class Integral:
    """That a polynomial with integer values is >= 0: it is > -1."""

    case: Proof


Proof = Leaf | Split | Integral


@dataclass(frozen=True)
class Sign:
    """That a quotient is >= 0, > 0 or != 0 on the domain: its numerator is >= 0 or > 0, its denominator is > 0."""

    relation: str
    value: PlainQuotient
    negative: bool  # ``value`` is the negative of what it is about
    top: Proof
    bottom: Proof | None  # None for a number


@dataclass(frozen=True)
class Derivation:
    """Generators, what each special node of the trees is in them, and the proof of every sign that is needed.

    A reading is, for a root, the quotient that it is; for an exponential or a power, pieces ("atom", generator,
    power) or ("base", logarithm, exponent, root) whose product it is; for a logarithm, pieces ("log" or "exp",
    generator, factor) whose sum it is; for a floor, (generator or None, the integer outside); for min and max, one
    (way, generator, factor) for each further argument.  ``signs`` are keyed by what they are about: ("node", tree,
    relation), ("value", tree), ("atom", generator), ("bottom", generator), ("whole", generator), ("order", tree,
    place), ("root", generator, degree), ("goal",) or, for an equality that is two inequalities, ("goal", "back").
    """

    atoms: tuple[Atom, ...]
    readings: Mapping[Node, Any]
    signs: Mapping[tuple[Any, ...], Sign] = field(default_factory=dict)
