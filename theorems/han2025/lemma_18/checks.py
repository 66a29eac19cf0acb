"""The checks of Lemma 18: the squared gradient of the attention vector, as printed and as it is."""

from __future__ import annotations

import functools
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec
import numpy as np
import sympy as sp

from numerics.parity.facts import gradient as closed_forms
from numerics.parity.landscape import Landscape, aligned
from theorems.han2025.shared.displays import (
    aligned_heads,
    by_proof,
    display,
    for_the_papers_risk,
    refuted_by,
    squares,
    zero_heads,
)
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.vanishing import (
    LARGEST,
    SOME,
    at_size,
    composed,
    decide,
    found_where,
    lower_value,
    never,
    undecided,
)
from theorems.han2025.shared.wider import in_the_plane_on_the_circle
from verify.records import Context, Evidence, Finding, Kind

BALANCED: dict[str, Any] = {
    "n": 4,
    "k": 1,
    "tau": "1/4",
    "b": "1/100",
    "heads": zero_heads(1),
    "parity_set": [1],
    "x": "1010",
}
DERIVED = r"\sum_i\lVert C_i\rVert^2,\quad C_i=\sum_px_p\gamma_p(u_p-\bar u_i),\quad\text{zero on }x=(1,\dots,1)"
TRIVIAL = "A sum of squares is at least a bound that is nowhere positive."


def regime_point(k: int) -> dict[str, Any]:
    """k unit heads on the first of eight positions at τ = 1/8, where the appendix's bounds hold with c1 = 1, c2 = 1/2;
    a single one opposite to them."""
    return {
        "n": 8,
        "k": k,
        "tau": "1/8",
        "b": "1/100",
        "heads": aligned_heads(*([1] * k)),
        "parity_set": list(range(1, k + 1)),
        "x": "00001000",
    }


def otherwise(formula: Any) -> Evidence:
    """No counterexample of ours reaches it: true if it is nowhere positive, else open."""
    found = found_where(formula, most=0)
    why = (
        found
        if isinstance(found, str) and found != SOME
        else ("it is not above the left side where the counterexamples lie")
    )
    return undecided(formula, why) if why else never(TRIVIAL)


def far_values() -> tuple[float, float]:
    """At the point REGIME: the squared bracket of the opposite position, and the left side of the last line."""

    landscape = Landscape(8, 1, 1 / 8, 0.01, (1,))
    gamma, u = landscape.attention(aligned(8, (1,)))[0], landscape.u
    bracket = gamma[4] * ((1 - 2 * gamma[4]) * u[4] + gamma @ u)
    others = np.delete(np.arange(8), 4)
    return float(bracket @ bracket), float(gamma[4] ** 2 * (gamma[others] ** 2 @ (2 + 2 * u[others] @ u[4])))


def places_sum_to_zero() -> bool:
    """Σ_p u_p = 0 for every n >= 2, as a sum of the powers of a root of unity other than 1: (zⁿ - 1)/(z - 1)."""

    z, n = sp.symbols("z n")
    whole = (z**n - 1) / (z - 1)  # Σ_{p<n} z^p by the step from n to n + 1 and the value 0 at n = 0
    step = sp.simplify(whole.subs(n, n + 1) - whole - z**n) == 0
    return bool(step) and whole.subs(n, 0) == 0 and (z**n - 1).subs(z**n, 1) == 0


@for_the_papers_risk
def balanced_input_has_no_gradient(ctx: Context) -> Evidence:
    """Zero heads and the input of ones: every bracket is 2γ(1-γ) times the sum of all places, which is zero.

    On four positions also the input 1010, which is inside the margin.
    """
    formula = composed(ctx, "bound")
    found = found_where(formula, first=((4, 1), (2, 1)))
    if isinstance(found, str):
        return undecided(formula, found) if found else never(TRIVIAL)
    n, k = found.n, found.k
    if (n, k) == (4, 1):
        return refuted_by(
            (
                "For the zero head on four positions and the input 1010 every bracket is exactly zero, with the "
                r"printed sign and with the right one, while $(v^*)_1=\frac12$; so no $c_2>0$ will do. (Between the "
                "two squares a plus is missing in the display; read as a product it is zero as well.)"
            ),
            ("lemma-18.balanced", {"kind": "balanced-input", **BALANCED, "tau": str(found.tau), "turn": 2}),
            derived=DERIVED,
        )
    told = (
        f"At n = {n}, k = {k} the bound is positive for all constants; for zero heads and the input of ones "
        "every bracket is a multiple of the sum of all places on the circle, which is zero."
    )
    if n > LARGEST or found.value is None:
        shown = by_proof({"the places sum to zero": places_sum_to_zero()}, told)
        return msgspec.structs.replace(shown, finding=Finding.NO) if shown.finding is Finding.YES else shown
    point = {
        "n": n,
        "k": k,
        "tau": str(found.tau),
        "b": "1/100",
        "heads": zero_heads(k),
        "parity_set": list(range(1, k + 1)),
        "x": "1" * n,
    }
    return refuted_by(
        told, ("lemma-18.ones-at-zero", display(point, squares(), ">=", str(found.value))), derived=DERIVED
    )


def beaten(formula: Any, value: Callable[[int], float]) -> tuple[int, Fraction] | None:
    """A number of heads for which the bound exceeds the value at the point of the regime, with the bound there."""
    for k in range(1, 9):
        bound = lower_value(formula, at_size(8, k))
        if bound is not None and bound > 1.01 * value(k):
            return k, bound
    return None


@for_the_papers_risk
def far_input_has_almost_no_gradient(ctx: Context) -> Evidence:
    """Unit heads at n = 8, τ = 1/8 and a single one opposite to them: positive attention, tiny brackets."""
    formula = composed(ctx, "bound")
    found = beaten(formula, lambda k: k * far_values()[0])
    if found is None:
        return otherwise(formula)
    k, bound = found
    return refuted_by(
        (
            f"Within the appendix's bounds (n = 8, k = {k}, tau = 1/8, unit heads on one position, c1 = 1, c2 = "
            "1/2) the input with a single one opposite to them has positive attention and a left side below the "
            f"bound, which is at least {float(bound):.3g}."
        ),
        ("lemma-18.far", display(regime_point(k), squares(), ">=", str(bound), "1/2")),
    )


class Regime(NamedTuple):
    """A head on a position where the appendix's bounds on the attention hold with c1 = nτ and this c2."""

    n: int
    tau: Fraction
    radius: Fraction
    c2: Fraction


@functools.cache
def regimes() -> tuple[Regime, ...]:
    """Places where they hold, with c2 as large as the near positions allow, from a grid; the checker decides."""

    found = []
    for n in (8, 9):
        cosines = np.cos(2 * np.pi * np.arange(n) / n)
        near = [p for p in range(1, n) if 8 * min(p, n - p) <= n]
        for tau in (Fraction(1, n), Fraction(1, 5), Fraction(1, 4), Fraction(3, 10), Fraction(1, 3)):
            for radius in (Fraction(step, 8) for step in range(1, 17)):
                weight = np.exp(cosines * float(radius / tau))
                gamma = weight / weight.sum()
                c1, c2 = n * tau, Fraction(int(min(gamma[p] for p in near) / float(tau) * 1000), 1000)
                far = max(gamma[p] for p in range(1, n) if p not in near)
                inside = far < float(c2 * tau) * 0.999 and max(gamma[p] for p in near) < float(c1 * tau) * 0.999
                if 0 < c2 < c1 and inside and 1.001 / n < gamma[0] < float(1 - c1 * tau) * 0.999:
                    found.append(Regime(n, tau, radius, c2))
    return tuple(found)


@for_the_papers_risk
def full_input_has_no_gradient(ctx: Context) -> Evidence:
    """On the input of ones every share is 1 whatever the head, so the true derivative is exactly zero."""
    formula = composed(ctx, "bound")
    places = (Regime(8, Fraction(1, 8), Fraction(1), Fraction(1, 2)), *regimes())
    for place, k in ((p, k) for p in places for k in range(1, p.n + 1)):
        at = {"n": place.n, "k": k, "tau": place.tau, "c1": place.n * place.tau, "c2": place.c2}
        if (bound := lower_value(formula, at)) is not None:
            return _no_gradient(place, k, bound)
    return otherwise(formula)


def _no_gradient(place: Regime, k: int, bound: Fraction) -> Evidence:
    point = {
        "n": place.n,
        "k": k,
        "tau": str(place.tau),
        "b": "1/100",
        "parity_set": list(range(1, k + 1)),
        "heads": aligned_heads(*([1] * k), radius=str(place.radius)),
        "x": "1" * place.n,
    }
    true = ["heads", "i", ["+", *(["square", ["*", ["tau"], ["share-gradient", "i", c]]] for c in ("0", "1"))]]
    return refuted_by(
        (
            "On the input of ones each head's share is 1 whatever its entries, so the true derivative is exactly "
            f"zero for all heads, although $(v^*)_1=1$, also within the appendix's bounds (n = {place.n}, k = {k}, tau "
            f"= {place.tau}, c2 = {place.c2}), and the bound is positive there. This is the meaning that Lemma 8 needs."
        ),
        ("lemma-18.ones", display(point, true, ">=", str(bound), str(place.c2))),
        derived=DERIVED,
    )


NEAR = "n : int, k : int, n >= 8, k >= 1, n >= k, 0 < tau <= 1, c1 == n*tau, 0 < c2 < c1"


def _more_than_can_be(formula: Any) -> Evidence | None:
    """Zero heads at τ = 1/n are within the bounds that are left, with c1 = 1, c2 = 1/2: every weight is 1/n, between
    c2 τ and c1 τ and at most 1 - c1 τ.  The left side is at most 4k, since |u_p + u_j| <= 2 and weights sum to one."""
    found = decide("4*k", ">=", formula, "n : int, k : int, n >= 8, k >= 1, n >= k, tau == 1/n, c1 == 1, c2 == 1/2")
    if found.answer != "no" or found.undefined:
        return None
    return Evidence.no(
        Kind.ARGUED, f"The left side is at most 4k for all heads, in words by the triangle inequality; {found.reason}."
    )


@carries_over(in_the_plane_on_the_circle)
@for_the_papers_risk
def truncated_display_is_bounded(ctx: Context) -> Evidence:
    """Σ_p x_p γ_p Σ_{j≠p} γ_j (u_p + u_j) over near positions: all inner products ≥ 0, one term ≥ 2(c2 τ/n)².

    The nearest position has at least 1/n and another at least c2 τ, and |u_p + u_j|² >= 2 within a quarter turn.
    """

    formula, square = composed(ctx, "bound"), 2  # |u_p + u_j|² = 2 + 2 cos >= 2 for an angle of at most π/2
    found = decide(f"{square}*(c2*tau*(1/n))**2", ">=", formula, NEAR)
    if found.answer != "yes":
        return _more_than_can_be(formula) or undecided(formula, found.reason)
    return by_proof(
        {
            "addition theorem": closed_forms.four_cosines(),
            "angles up to a right angle": closed_forms.cosines_are_positive_within_a_quarter_turn(256),
        },
        (
            r"With attention beyond $\pi/4$ replaced by zero ($n\ge8$, a one among the near positions) all inner "
            "products in the display are not negative, and the pair of that position with the nearest one, or of "
            r"the nearest one with a neighbour, alone gives $2(c_2\tau)^2/n^2$, which the bound does not exceed. "
            "Not machine-checked: dropping the other terms, and the angles beyond n = 256. But this is the "
            "display with the wrong sign, not the derivative."
        ),
    )
