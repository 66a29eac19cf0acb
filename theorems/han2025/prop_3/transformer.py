"""The checks of Proposition 3 on the transformer of equation (2)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import flint
import numpy as np
import sympy as sp

from numerics.parity.aligned import (
    aligned_risk,
    off_parity_share,
    peak_attention,
    smoothed_loss_input,
    smoothed_output,
    worst_aligned_risk,
)
from numerics.parity.facts import classifier as identities
from theorems.han2025.shared.missed import aligned_heads_find, aligned_heads_miss
from theorems.han2025.shared.other_floor import floor_refutes
from theorems.han2025.shared.scope import (
    ANY,
    carries_over,
    for_every_smoothing,
    for_one_head,
    missing,
    otherwise,
    speaks_of,
    unconfirmed,
)
from theorems.han2025.shared.sizes import decimal, own_sizes
from theorems.han2025.shared.wider import own_heads_on_the_grid
from verify.records import Certificate, Context, Evidence, Kind, Scope, about, asks

if TYPE_CHECKING:
    pass


def _reachable_sizes(ctx: Context, largest: int) -> tuple[int, int, Fraction, Fraction]:
    """The model's own sizes, or n = 8, k = 3, τ = 1/8 where they say nothing or are out of reach."""
    own = own_sizes(ctx)
    return own if own and own[1] < own[0] <= largest else (8, 3, Fraction(1, 8), ctx.model.smoothing)


@asks(Scope.STATED, "transformer")
@speaks_of(activation=ANY, head=ANY, loss=ANY, inputs=ANY)
def attended_mean_is_off_at_every_temperature(ctx: Context) -> Evidence:
    """One bit outside the parity set: its attended sum is positive."""

    n, k, tau, b = _reachable_sizes(ctx, 64)
    body = {
        "kind": "model-point",
        "n": n,
        "k": k,
        "tau": str(tau),
        "b": str(b),
        "quantity": "share-sum",
        "relation": ">",
        "value": "0",
        **off_parity_share(n, k),
    }
    peaks = ", ".join(
        f"{decimal(peak_attention(size, Fraction(1, size)), 3)} at n = {size}" for size in (8, 20, 100, 1000)
    )
    return Evidence.no(
        Kind.CERTIFIED,
        (
            "Softmax gives every position a positive weight, so for k < n the attended mean differs from the mean "
            "of the parity bits at every τ > 0 (for k = n it is exact at every τ). With unit heads and τ = 1/n "
            f"the weight of the right bit is {peaks}: it tends to 0."
        ),
        part="transformer",
        certificates=(Certificate(name="prop-3.attention-average.json", body=body),),
        derived=r"k\,v^*_1=\sum_p c_p x_p,\quad c_p=\sum_{i}\gamma^{(i)}_p>0\ \text{for every}\ p",
    )


@asks(Scope.LIMIT, "transformer")
@otherwise(aligned_heads_miss)
@otherwise(aligned_heads_find)
@carries_over(own_heads_on_the_grid)
@for_one_head
def attention_concentrates_as_the_temperature_vanishes(ctx: Context) -> Evidence:
    """1 - γ_peak ≤ (n-1) exp(-(1 - cos 2π/n)/τ) → 0, compared with the exact peak for τ = 1/n, 1/n², 1/n³."""

    tried = 0
    with flint.ctx.workprec(512):
        for n in range(2, (12, 30, 60)[ctx.profile.level]):
            gap = 1 - flint.arb.cos_pi_fmpq(flint.fmpq(2, n))
            for power in (1, 2, 3):
                tried += 1
                bound = (n - 1) * (-gap * n**power).exp()
                if not 1 - peak_attention(n, Fraction(1, n**power)) <= bound + flint.arb(10) ** -100:
                    return unconfirmed(
                        [f"the peak at n = {n}, τ = n^-{power}"], attention_concentrates_as_the_temperature_vanishes
                    )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "In the limit τ → 0 at fixed n it is true: the other scores are smaller by at least 1 - cos(2π/n), so "
            "the peak differs from 1 by at most (n-1)exp(-(1 - cos 2π/n)/τ). (Not machine-checked: that "
            "estimate, for every n.)"
        ),
        scope=Scope.LIMIT,
        part="transformer",
        cases=tried,
    )


@about("coefficient", "offset")
@asks(Scope.STATED, "transformer")
@otherwise(floor_refutes("coefficient", "offset"))
@for_every_smoothing
def positional_heads_have_positive_risk(ctx: Context) -> Evidence:
    """every τ > 0, every b > 0"""

    delta = sp.Symbol("delta", positive=True)  # δ(1/2), where the first part of the even case ends
    facts = {
        "the excess of the smoothing decreases": identities.activation_excess_decreases(),
        "z times the excess increases": identities.weighted_excess_grows(),
        "the even case ends at zero": bool(sp.expand(2 - 4 * (sp.Rational(1, 2) + delta) + 4 * delta) == 0),
        "no exception on a grid in double precision": _margins_are_missed(ctx),
    }
    if missing(facts):
        return unconfirmed(missing(facts), positional_heads_have_positive_risk)
    n, k, tau, b = _reachable_sizes(ctx, 12)
    certificates = []
    if b:
        ones = smoothed_loss_input(k)
        relation, value = ("<", "1") if ones == 0 else (">", "-1")
        certificates.append(
            Certificate(
                name="prop-3.classifier.json",
                body={
                    "kind": "classifier-point",
                    "k": k,
                    "b": str(b),
                    "sum": str(ones),
                    "relation": relation,
                    "value": value,
                },
            )
        )
    body, risk = _risk_point(n, k, tau, b, ctx.model.parity_set if (n, k) == (ctx.model.n, ctx.model.k) else None)
    certificates.append(Certificate(name="prop-3.risk.json", body=body))
    return Evidence.no(
        Kind.CERTIFIED,
        (
            "With this classifier no heads that look at positions only, as those of equation (2) do, have risk "
            "zero at any τ > 0 and b > 0; with b = 0 none do if k < n (if k = n the aligned ones do). (Not "
            "machine-checked"
            ", for all sizes: as for the floors of Theorem 5's repair.) At n = {n}, k = {k}, "
            "τ = {tau}, b = {b} the aligned unit heads have risk {risk:.5g} for the parity set {parity_set} "
            "(the best constant output, 0, has risk 1)."
        ).format(n=n, k=k, tau=tau, b=b, risk=risk, parity_set=body["parity_set"]),
        part="transformer",
        certificates=tuple(certificates),
        derived=(
            r"\mathcal L>0\ \text{for all heads }(a_{13},a_{14})\text{, all }\tau>0,\ b>0;\quad \text{for "
            r"}b=0\text{ and all }\tau>0\text{ if }k<n"
        ),
    )


def _margins_are_missed(ctx: Context) -> bool:
    """f(0) < 1 for odd k, f > -1 on [0, 1] for even k, over k and b from 10^-6 to 10^6."""

    grid = np.linspace(0, 1, 201)
    for k in range(1, (9, 17, 33)[ctx.profile.level]):
        for b in np.logspace(-6, 6, 25):
            values = smoothed_output(k, float(b), grid)
            if (k % 2 and not values[0] < 1) or (k % 2 == 0 and not (values > -1).all()):
                return False
    return True


def _risk_point(n: int, k: int, tau: Fraction, b: Fraction, given: tuple[int, ...] | None) -> tuple[dict, float]:
    """The risk of the aligned heads for the model's parity set, or for the worst one."""

    if given:
        risk, bits = aligned_risk(n, float(tau), float(b), tuple(given)), tuple(given)
    else:
        risk, bits = worst_aligned_risk(n, k, float(tau), float(b))
    below = Fraction(max(0, int(risk * 10**6 * 0.999999)), 10**6)
    body = {
        "kind": "model-point",
        "n": n,
        "k": k,
        "tau": str(tau),
        "b": str(b),
        "quantity": "risk",
        "relation": ">",
        "value": str(below),
        "heads": [{"radius": "1", "position": str(p)} for p in bits],
        "parity_set": sorted(bits),
    }
    return body, risk
