"""The checks of Remark 12: sequences that meet the hypothesis, and where the terms go."""

from __future__ import annotations

import sympy as sp

from theorems.han2025.rem_12.limits import limit_along
from theorems.han2025.shared.frozen_models import for_frozen_heads
from theorems.han2025.shared.limits import implies_printed, requires
from theorems.han2025.shared.orders import HEADS, at_least_one_of, is_big_o, tends_to
from theorems.han2025.shared.other_floor import chance_is_below_one
from theorems.han2025.shared.otherwise import otherwise
from theorems.han2025.shared.scope import for_any_model, unconfirmed
from verify.records import Context, Evidence, Kind, about
from verify.statement.formula import Formula, FormulaError, read_formula

__all__ = ["FIRST", "risk_tends_to_one_for_bounded_embeddings", "weights_that_do_not_vanish_bound_the_heads"]
FIRST = "2*m/2**ceil((n-1)/(5*m))"
Sequence = dict[str, tuple[int, int]]
# n, m and the norm as multiples of powers of a running size; those along which product/order tends to 0 are used
FEW_HEADS: tuple[Sequence, ...] = (
    {"n": (1, 1), "m": (1, 0), "norm": (1, 0)},
    {"n": (1, 2), "m": (1, 0), "norm": (1, 1)},
    {"n": (1, 4), "m": (1, 1), "norm": (1, 0)},
)


def _quotient(product: Formula, order: Formula) -> Formula | None:

    try:
        return read_formula(f"({product.text})/({order.text})", ("n", "m", "norm"))
    except FormulaError:
        return None


def _allowed(ctx: Context, sequences: tuple[Sequence, ...]) -> list[Sequence]:
    """The sequences that meet the hypothesis product = o(order) as it stands."""
    quotient = _quotient(ctx.quantities["product"], ctx.quantities["order"])
    return [] if quotient is None else [s for s in sequences if tends_to(quotient, s) == "0"]


def _has_another_limit(formula: Formula, sequences: list[Sequence]) -> Evidence | None:
    """A sequence that meets the hypothesis and along which the formula has a limit that is not 0."""

    sides = formula.tree[1:] if formula.tree[0] == "max" else ()  # the greatest is at least each of them
    for sequence in sequences:
        along = {name: sequence[name] for name in formula.symbols}
        limits = [limit_along(Formula.of(side, formula.symbols, formula.text), along) for side in sides]
        limit = next((x for x in limits if x is not None and x > 0), None) or limit_along(formula, along)
        if limit is not None and limit != 0:
            shown = ", ".join(f"{name} = {factor}·s^{power}" for name, (factor, power) in sequence.items())
            return Evidence.no(
                Kind.ARGUED,
                (
                    "Along {shown}, which meets the hypothesis as s grows, {formula} tends to {limit}{value}, not to "
                    "0. (The limit is SymPy's, and three large sizes agree with it.)"
                ).format(shown=shown, formula=formula.text, limit=limit, value=" or more" if sides else ""),
            )
    return None


@for_any_model
def weights_that_do_not_vanish_bound_the_heads(ctx: Context) -> Evidence:
    """‖α‖‖β‖ ≥ c > 0 forces m = o(√n): then 2m/2^((n-1)/(5m)) ≤ 2√n/2^((√n-1/√n)/5) for large n."""

    x = sp.Symbol("x", positive=True)  # √n
    formula = ctx.quantities["first"]
    if sp.limit(2 * x / 2 ** ((x - 1) / 5), x, sp.oo) != 0 or sp.expand((x - 1 / x) - (x**2 - 1) / x) != 0:
        return unconfirmed(["the limit"])
    if at_least_one_of(formula, ("1/1000",), HEADS) and _allowed(ctx, FEW_HEADS):
        return Evidence.no(Kind.ARGUED, f"{formula.text} is nowhere below 1/1000.")
    if (found := _has_another_limit(formula, _allowed(ctx, FEW_HEADS))) is not None:
        return found
    if not implies_printed(ctx.quantities["product"], ctx.quantities["order"]):
        return Evidence.unknown("not decided: the hypothesis is not shown to imply m²‖α‖‖β‖ = o(n).")
    if not (is_big_o(formula, FIRST, HEADS) and at_least_one_of(formula, ("0",), HEADS)):
        return Evidence.unknown(
            f"not decided: {formula.text} is neither between 0 and a multiple of {FIRST} nor known to stay away from 0."
        )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "If the weights do not vanish, m² = o(n), so m ≤ √n from some n on, the exponent is at least about "
            "√n/5 and the term tends to 0. A fixed number of heads is at most √n from some n on, too. Not "
            "machine-checked"
            ": the term grows with m, and is largest at m = √n."
        ),
        domain="‖α‖‖β‖ bounded away from 0",
        derived=(
            r"m\le\sqrt n\implies\frac{2m}{2^{\lceil\frac{n-1}{5m}\rceil}}\le\frac{2\sqrt n}{2^{(\sqrt n-1/\sqrt "
            r"n)/5}}\to0"
        ),
    )


@otherwise(chance_is_below_one("product", "order"))
@for_frozen_heads
@about("product", "order")
def risk_tends_to_one_for_bounded_embeddings(ctx: Context) -> Evidence:
    return requires(ctx.quantities["product"], ctx.quantities["order"])
