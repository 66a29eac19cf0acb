"""Local minima against the stated constant: within the appendix's bounds, and far above the infimum."""

from __future__ import annotations

from fractions import Fraction

import flint
from flint import arb, fmpq

from theorems.han2025.lemma_8.checks import NOWHERE
from theorems.han2025.lemma_8.mu import full_mu
from theorems.han2025.shared.displays import for_the_papers_risk
from theorems.han2025.shared.minima import TWENTY
from theorems.han2025.shared.vanishing import found_where, never
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
