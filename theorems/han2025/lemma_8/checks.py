"""The checks of Lemma 8's statement: stationary points with positive risk, and small ratios, exactly and in balls."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025.lemma_8.mu import exceeds, full_mu
from theorems.han2025.shared.displays import by_proof, for_the_papers_risk, refuted_by, zero_heads
from theorems.han2025.shared.floor import floor_facts
from theorems.han2025.shared.minima import DEFAULT_MINIMUM, TWENTY
from theorems.han2025.shared.other_ray import ray_refutes
from theorems.han2025.shared.otherwise import otherwise
from theorems.han2025.shared.vanishing import LARGEST, far_heads, found_where, never, radius_for, undecided
from verify.records import Context, Evidence, Finding, Kind

# sizes with a parity set that a turn of the circle fixes: the gradient vanishes at zero heads, exactly
BALANCED = ((4, 2, (1, 3), 2), (6, 3, (1, 3, 5), 2), (6, 2, (1, 4), 3), (8, 4, (1, 3, 5, 7), 2), (3, 3, (1, 2, 3), 1))
NOWHERE = "A squared norm is at least any multiple of the risk that is not positive, and mu is nowhere positive."


def stationary(n: int, k: int, tau: Fraction | None = None) -> tuple[tuple[str, dict[str, Any]], ...]:
    for m, j, bits, turn in BALANCED:
        if (m, j) == (n, k):
            value = "1" if (n, k) != (3, 3) else "1/10000000"
            return (
                (
                    "lemma-8.stationary",
                    {
                        "kind": "balanced-stationary",
                        "n": n,
                        "k": k,
                        "tau": str(tau or Fraction(1, n)),
                        "b": "1/100",
                        "heads": zero_heads(k),
                        "parity_set": list(bits),
                        "turn": turn,
                        "value": value,
                    },
                ),
            )
    return ()


def ray(n: int, k: int, value: Fraction, tau: Fraction | None = None) -> dict[str, Any]:
    """Far heads on one position: half of the squared gradient is below the value times the risk."""
    heads, bits = far_heads(n, k, radius_for(n, value, tau))
    return {
        "kind": "pl-ratio",
        "n": n,
        "k": k,
        "tau": str(tau or Fraction(1, n)),
        "b": "1/100",
        "heads": heads,
        "parity_set": bits,
        "value": str(value),
        "regime": None,
    }


def _known_minima(ctx: Context) -> list[tuple[str, dict[str, Any]]]:
    """Strict minima that are certified afresh, where μ is positive at their sizes."""
    twenty: dict[str, Any] = {
        "kind": "balanced-stationary",
        "n": 20,
        "k": 5,
        "tau": "1/20",
        "b": "1/100",
        "heads": zero_heads(5),
        "parity_set": [4, 8, 12, 16, 20],
        "turn": 4,
        "value": "3",
    }
    box: dict[str, Any] = {"radius": "1/1000000", "negative": 0, "value": "9/5"}
    found = []
    for name, extra, body in (
        ("stationary-20", {}, twenty),
        ("minimum", {"kind": "stationary-point", **box}, DEFAULT_MINIMUM),
        ("minimum-20", {"kind": "long-stationary-point", **box}, TWENTY),
    ):
        if exceeds(ctx, body["n"], body["k"], Fraction(body["tau"]), Fraction(0)):
            found.append((f"lemma-8.{name}", {**body, **extra}))
    return found


@otherwise(ray_refutes("mu", "mu1", "mu2"))
@for_the_papers_risk
def gradient_vanishes_where_the_risk_does_not(ctx: Context) -> Evidence:
    """Where is μ positive for all constants?  There zero heads on a balanced set, or far heads, have too small a ratio.

    Along rays on which the attention saturates the gradient falls to zero at every size while the risk stays positive.
    """
    formula = full_mu(ctx)
    found = found_where(formula, first=tuple((n, k) for n, k, *_ in BALANCED))
    if isinstance(found, str):
        return undecided(formula, found) if found else never(NOWHERE)
    if found.n > LARGEST or found.value is None:
        return argued_along_rays(found)
    bodies = stationary(found.n, found.k, found.tau) or (
        ("lemma-8.far", ray(found.n, found.k, found.value, found.tau)),
    )
    minima = _known_minima(ctx)
    told = {
        "lemma-8.stationary-20": "a stationary point at n = 20, k = 5 with risk above 3",
        "lemma-8.minimum": "a strict local minimum at n = 8, k = 3, tau = 1/8 with risk above 1.8",
        "lemma-8.minimum-20": (
            "and one at the size and the parity set of the paper's experiment, n = 20, k = 3, tau = 1/20, bits 8, "
            "11, 18, with heads near the bits 6, 9 and 12"
        ),
    }
    more = f" Also: {', '.join(told[name] for name, _ in minima)}." if minima else ""
    what = (
        ("zero heads on a parity set that a turn maps to itself have gradient exactly zero, and a positive risk")
        if stationary(found.n, found.k)
        else "far heads on one position have so small a ratio"
    )
    at = "" if found.every else f", tau = {found.tau}"
    return refuted_by(
        f"At n = {found.n}, k = {found.k}{at} mu is positive for all constants, and {what}.{more}",
        *bodies,
        *minima,
        derived=r"\inf_{\mathbf A}\lVert\nabla\mathcal L\rVert^2/\mathcal L=0",
    )


def argued_along_rays(found: Any) -> Evidence:

    shown = by_proof(floor_facts(), "")
    if shown.finding is not Finding.YES:
        return shown
    return Evidence.no(
        Kind.ARGUED,
        (
            f"At n = {found.n}, k = {found.k} mu is positive for all constants, and the best one is 0 at every "
            "size. Not machine-checked"
            ": along a ray of heads on one position every other weight falls to zero "
            "exponentially, and the gradient with them, while the risk stays above its positive floor."
        ),
    )
