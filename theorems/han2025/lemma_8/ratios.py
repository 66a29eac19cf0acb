"""Heads of a model that is not the paper's whose gradient is smaller than the stated constant allows."""

from __future__ import annotations

from fractions import Fraction

from numerics.parity.risk.any_ratio import any_ratio
from theorems.han2025.lemma_8.mu import exceeds, mu_at
from theorems.han2025.shared.displays import refuted_by
from theorems.han2025.shared.scope import Instrument
from verify.records import Context, Evidence

__all__ = ["ratio_is_small"]

SIZES = ((4, 2), (4, 1), (8, 2))


def ratio_is_small(c2: Fraction | None) -> Instrument:
    """With c2: where the appendix's bounds on the attention hold, c1 = nτ = 1; without: unit heads, c2 = 1/2 < nτ."""

    def instrument(ctx: Context) -> Evidence | None:
        own, row = ctx.model.seed is not None, ctx.model.whole_rows
        for n, k in ((ctx.model.n, 2),) if own else SIZES[:2] if row else SIZES:
            tau = Fraction(51, 100 * n) if c2 is None else Fraction(1, n)
            found = any_ratio(ctx.model, n, k, tau, c2)
            if found is None or not exceeds(ctx, n, k, tau, Fraction(found.body["value"])):
                continue
            mu = mu_at(ctx, n, k, tau, Fraction(1, 2))
            where = (
                "heads on the unit circle"
                if c2 is None
                else "heads within the appendix's bounds on the attention with c1 = 1, c2 = 1/2"
            )
            bits = ", ".join(map(str, found.body["parity_set"]))
            said = (
                f"Half of the squared gradient is {found.lower:.3g} times the risk at certain {where} at n = {n}, k = "
                f"{k}, tau = {tau}, bits {bits}, where the constant is {float(mu.mid()):.4g}."
            )
            name = "lemma-8.unit-heads" if c2 is None else "lemma-8.regime"
            return refuted_by(said, (name, {"kind": "ratio-any", **found.body}))
        return None

    return instrument
