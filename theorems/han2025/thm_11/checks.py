r"""Theorem 11: a lower bound on the risk with m fixed soft-attention heads.

Stated is that some parity set has a risk of at least (1 - 2m/2^⌈(n-1)/(5m)⌉) (1 - 5m²‖α‖‖β‖/n)².

As stated it is false twice.  Embeddings are arbitrary, and large ones let a classifier with tiny weights read the
whole input.  And where 5m²‖α‖‖β‖ > n the square of a negative number grows beyond 1, which is the risk of the output
0. With embeddings bounded by 1, the path norm (or any larger product) and the positive part it is true, with a factor
m to spare; :mod:`numerics.frozen.soft` and :mod:`numerics.frozen.counting` have the proof.
"""

from __future__ import annotations

import functools
from fractions import Fraction

from numerics.formula.rationals import enclosure
from numerics.frozen.counting import chernoff_step, first_size
from numerics.frozen.soft import good_share, grid, proved_bound
from numerics.parity.facts.classifier import activation_slope_grows_from_zero_to_one
from theorems.han2025.shared.frozen import NORMED, attacked, closed_bounds, is_proved, movement_facts, smoothing
from theorems.han2025.shared.frozen_models import for_frozen_heads
from theorems.han2025.shared.orders import below
from theorems.han2025.shared.other_floor import zero_output_costs_less
from theorems.han2025.shared.otherwise import otherwise
from theorems.han2025.shared.scope import for_any_model, unconfirmed
from theorems.han2025.thm_11 import pairs
from theorems.han2025.thm_11.pairs import SMALL_NORMS
from verify.records import Context, Evidence, Finding, Kind, Scope, asks, silent

__all__ = ["PRINTED"]
PRINTED = "(1 - 2*m/2**ceil((n-1)/(5*m)))*(1 - norm*5*m**2/n)**2"


@functools.lru_cache(maxsize=1)
def facts() -> list[str]:
    """What the corrected proof rests on and algebra does not confirm: nothing, if all is well."""

    covers = all(
        proved_bound(n, m, norm)
        >= max(Fraction(0), 1 - Fraction(2 * m, 2 ** -(-(n - 1) // (5 * m))))
        * max(Fraction(0), 1 - 5 * m * norm / n) ** 2
        for n, m, norm in grid(40)
    )
    checks = {
        "0 < sigma' < 1": activation_slope_grows_from_zero_to_one(),
        "the losses of two margins": pairs.margins_cost(),
        "the share of bad inputs": chernoff_step(),
        "t = 0 gives (1 - P)²": good_share(5, 2, 0) == 1,
        "it covers the bound with 5m/n": covers,
        "the movement 1/(t+1)": not movement_facts(),
    }
    return [name for name, confirmed in checks.items() if confirmed is not True]


def _on_small_norms(bounds: tuple[str, ...]) -> tuple[str, ...]:
    """Where 5m²‖α‖‖β‖ ≤ n: 0 ≤ 1 - 5m²‖α‖‖β‖/n ≤ 1 - 5m‖α‖‖β‖/n, so the squares may be put in for each other."""
    signs = (
        below("0", "1 - 5*m**2*norm/n", SMALL_NORMS).answer,
        below("1 - 5*m**2*norm/n", "1 - 5*m*norm/n", SMALL_NORMS).answer,
    )
    if signs != ("yes", "yes"):
        return bounds
    weaker = tuple(b.replace("max(0, 1 - 5*m*norm/n)", "(1 - 5*m**2*norm/n)") for b in bounds)
    same = tuple(b.replace("max(0, 1 - 5*m*norm/n)", "(1 - 5*m*norm/n)") for b in bounds)
    return tuple(dict.fromkeys((*bounds, *same, *weaker)))


@otherwise(zero_output_costs_less("bound"))
@for_frozen_heads
def bound_holds_for_bounded_embeddings(ctx: Context) -> Evidence:
    formula = ctx.quantities["bound"]
    if missing := facts():
        return unconfirmed(missing)
    if (found := attacked(formula, smoothing(ctx), "thm-11.charitable", SMALL_NORMS, small=True)) is not None:
        return found
    if not is_proved(formula, _on_small_norms(closed_bounds()), SMALL_NORMS):
        return Evidence.unknown(
            f"not decided: {formula.text} is not shown to be at most a bound that is proved for all n and m with "
            "5m²‖α‖‖β‖ ≤ n, and was not refuted."
        )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "With embeddings in [-1, 1] in every coordinate, ‖α‖‖β‖ at least the path norm Σ_t |α_t| ‖β_t‖₁ and "
            "5m²‖α‖‖β‖ ≤ n it is true for every n and m, and for every size of the parity set: flipping p moves "
            "the mean attention vector by at most 2/(⌈n/(5m)⌉ + 1), the token's own change included, and the "
            "exact count gives the first factor. The average over heads leaves a factor m to spare. The inference "
            "in words: from the movement of the vector to the output, and the count for every n."
        ),
        domain="all n, m >= 1, 5m²‖α‖‖β‖ <= n",
        derived=(
            r"\mathcal L\ge\Bigl(1-\tfrac{2m}{2^{\lceil(n-1)/(5m)\rceil}}\Bigr)\Bigl(1-\tfrac{5m}{n}P\Bigr)^2,"
            r"\quad P=\sum_t|\alpha_t|\|\beta_t\|_1"
        ),
    )


@asks(Scope.INFORMATIVE)
@for_any_model
def bound_is_positive_for_long_inputs(ctx: Context) -> Evidence:

    formula = ctx.quantities["bound"]
    first: dict[int, int] = {}
    for m in (1, 2, 3, 5):
        for n in range(1, 121):
            value = enclosure(formula, {"n": n, "m": m, "norm": 0})
            if value and value[0] > 0:
                first.setdefault(m, n)
    if not first and below(formula, "0", NORMED).answer != "yes":
        return silent(
            bound_is_positive_for_long_inputs,
            Finding.UNKNOWN,
            f"{formula.text} is not positive for n up to 120 and m in 1, 2, 3, 5; beyond was not decided.",
        )
    if not first:
        return Evidence.no(
            Kind.ARGUED, f"{formula.text} is nowhere positive.", scope=Scope.INFORMATIVE, domain="all n >= 1, m >= 1"
        )
    sizes = ", ".join(f"n = {n} for m = {m}" for m, n in first.items())
    what = "The first factor" if "bound" not in ctx.replaced else f"At norm 0 {formula.text}"
    growth = f"; for m = 100 from n = {first_size(100)} on" if "bound" not in ctx.replaced else ""
    return Evidence.yes(
        Kind.EXHAUSTIVE,
        f"{what} is positive first at {sizes}{growth}.",
        scope=Scope.INFORMATIVE,
        domain="n <= 120, m <= 5",
    )
