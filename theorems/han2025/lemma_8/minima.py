"""Local minima against the stated constant: within the appendix's bounds, and far above the infimum."""

from __future__ import annotations

from fractions import Fraction

import flint
from flint import arb, fmpq

from theorems.han2025.lemma_8.checks import NOWHERE, full_mu, ray
from theorems.han2025.shared.displays import aligned_heads, for_the_papers_risk, refuted_by
from theorems.han2025.shared.minima import SPURIOUS, TWENTY
from theorems.han2025.shared.other_minima import gap_without_gradient
from theorems.han2025.shared.other_ray import infimum_is_lower
from theorems.han2025.shared.otherwise import otherwise
from theorems.han2025.shared.vanishing import LARGEST, found_where, never, undecided
from verify.records import Context, Evidence


def minimum_is_within_the_bounds(c2: Fraction, radius: str = "1/1000000") -> bool:
    """The appendix's bounds with c1 = nτ, on a whole box of heads around the certified minimum at n = 20, in balls."""

    n, tau = TWENTY["n"], Fraction(TWENTY["tau"])
    limit, least, spread = (arb(fmpq(v.numerator, v.denominator)) for v in (n * tau * tau, c2 * tau, Fraction(radius)))
    inside = []
    with flint.ctx.workprec(200):
        for head in TWENTY["heads"]:
            entries = [arb(arb(fmpq(*Fraction(entry).as_integer_ratio())).mid(), spread.upper()) for entry in head]
            turns = [fmpq(2 * p, n) for p in range(1, n + 1)]
            scores = [(entries[0] * arb.sin_pi_fmpq(t) + entries[1] * arb.cos_pi_fmpq(t)) * n for t in turns]  # τ = 1/n
            peak = max(range(n), key=lambda p: float(scores[p].mid()))
            for p in range(n):
                gamma = 1 / sum(((scores[q] - scores[p]).exp() for q in range(n)), arb(0))
                distance = min((p - peak) % n, (peak - p) % n)
                if distance == 0:
                    inside.append(gamma >= arb(fmpq(1, n)) and gamma <= 1 - limit)
                else:
                    inside.append(least <= gamma <= limit if 8 * distance <= n else gamma < least)
    return all(inside)


@for_the_papers_risk
def small_constants_are_not_settled(ctx: Context) -> Evidence:
    """μ falls with c2², so a small positive ratio refutes no c2 that is smaller still; one exact zero is known."""
    if found_where(full_mu(ctx), most=0) == "":
        return never(NOWHERE)
    known = ""
    ends = Fraction(1, 10**11), Fraction(1, 10**5)
    as_printed = not ctx.replaced & {"mu", "mu1", "mu2"}  # then mu > 0 for every c2 > 0
    if as_printed and all(minimum_is_within_the_bounds(c2) for c2 in ends):
        known = (
            " One such point is known: the strict local minimum at n = 20, k = 3, tau = 1/20 (certified for the "
            "literal reading) is inside the bounds with c1 = 1 and every c2 from 10^-11 to 10^-5, so none of "
            "these will do. Other values of c2 remain."
        )
    return Evidence.unknown(
        "Open. The printed mu is proportional to the square of c2, and c2 may be taken so small that the "
        "ratio at the point of the reading before is no longer below it. What would decide it: a point with "
        f"positive risk and gradient exactly zero inside the appendix's bounds, for every c2.{known}"
    )


@otherwise(gap_without_gradient("lemma-8", "mu", "mu1", "mu2"))
@otherwise(infimum_is_lower("mu", "mu1", "mu2"))
@for_the_papers_risk
def minimum_is_not_global(ctx: Context) -> Evidence:
    """With the infimum of the risk in the place of zero: a strict local minimum far above another point, or far heads
    with L > 1 and ½‖∇L‖² < (μ/2) L, and others with risk below ½, so that L <= 2 (L - inf L)."""
    formula = full_mu(ctx)
    found = found_where(formula, first=((6, 2), (4, 2), (3, 2), (4, 1), (6, 3), (8, 3)))
    if isinstance(found, str):
        return undecided(formula, found) if found else never(NOWHERE)
    n, k = found.n, found.k
    if (n, k) == (6, 2) and found.every:
        return _strict_minimum()
    if found.value is None or not 2 <= n <= LARGEST or k == n or k > 3:
        return undecided(formula, f"it is positive at n = {n}, k = {k}, where no certificate of ours reaches")
    return _far_above_the_infimum(n, k, found.value, found.tau)


def _strict_minimum() -> Evidence:
    strict = {"kind": "stationary-point", **SPURIOUS, "radius": "1/1000000", "negative": 0, "value": "17/10"}
    better = {
        "kind": "model-point",
        **SPURIOUS,
        "heads": aligned_heads(1, 4, radius="5"),
        "quantity": "risk",
        "relation": "<",
        "value": "1/1000",
    }
    return refuted_by(
        (
            "Nor with the infimum in the place of zero: mu is positive at n = 6, k = 2 for all constants, and "
            "there is a strict local minimum with risk above 1.7, while heads of radius 5 on the parity bits have "
            "risk below 1/1000."
        ),
        ("lemma-8.spurious", strict),
        ("lemma-8.better", better),
    )


def _far_above_the_infimum(n: int, k: int, value: Fraction, tau: Fraction) -> Evidence:
    point = ray(n, k, value / 2, tau)
    place = {key: point[key] for key in ("n", "k", "tau", "b", "heads", "parity_set")}
    high = {"kind": "model-point", **place, "quantity": "risk", "relation": ">", "value": "1"}
    low = {
        "kind": "model-point",
        **place,
        "heads": aligned_heads(*place["parity_set"], radius=str(3 * n * n * tau)),
        "quantity": "risk",
        "relation": "<",
        "value": "1/2",
    }
    return refuted_by(
        (
            f"At n = {n}, k = {k}, tau = {tau} mu is positive for all constants; far heads on one position have "
            "a risk above 1, others below 1/2, and half of the squared gradient is below mu/2 times the risk "
            "there, which is at most mu times the risk above its infimum."
        ),
        ("lemma-8.far-slope", point),
        ("lemma-8.far-risk", high),
        ("lemma-8.near", low),
    )
