"""From the entries of the Hessian to its norm, and from there to a Lipschitz constant: the end of Lemma 14's proof."""

from __future__ import annotations

from fractions import Fraction

from numerics.formula.grammar import parse
from numerics.formula.order import decide
from numerics.parity.suprema.gradient import largest_gradient_quotient
from theorems.han2025.shared.other_models import both, ordered
from theorems.han2025.shared.scope import for_the_papers_model, missing, otherwise, unconfirmed
from theorems.han2025.shared.sizes import sizes
from theorems.han2025.shared.smooth_models import ENTRIES, MEAN_VALUE, smooth_output
from theorems.han2025.shared.suprema import PRINTED, SYMBOLS, facts, proved
from verify.records import Context, Evidence, Kind, derives


def _from_the_entries(ctx: Context) -> str:
    return f"2*k*({ctx.quantities['entry'].text})"


@derives
@otherwise(both(ordered("constant", _from_the_entries), smooth_output(ENTRIES, own_heads=True, plane=True)))
@for_the_papers_model
def norm_is_bounded_by_the_entries(ctx: Context) -> Evidence:
    """‖H‖² ≤ Σ H_ee'² ≤ (2k)² c²: the constant must be at least 2k times the entry bound."""

    entry, constant = ctx.quantities["entry"], ctx.quantities["constant"]
    size = decide(entry, ">", "0", PRINTED)
    found = decide(constant, ">=", parse(_from_the_entries(ctx), SYMBOLS), PRINTED)
    if size.answer == found.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                r"With the squares put in, $(2k)^2$ entries of size at most c have $\lVert H\rVert_F\le2k\,c$, which "
                "is the stated constant."
            ),
        )
    return Evidence.unknown(f"The constant is not shown to follow from the entry bound: {found.reason}.")


@otherwise(smooth_output(MEAN_VALUE))
@for_the_papers_model
def norm_of_the_hessian_is_a_lipschitz_constant(ctx: Context) -> Evidence:
    """Difference quotients of the gradient at the model's sizes against the certified norm of the Hessian."""

    n, k, tau, b = sizes(ctx)
    n, k, tau, b = (n, k, tau, b) if 2 <= n <= 8 and b > 0 else (4, 2, Fraction(1), Fraction(1))
    pairs = 400 * 4**ctx.profile.level
    quotient = largest_gradient_quotient(n, k, float(tau), float(b), pairs=pairs, seed=ctx.seed)
    top = float(proved("hessian").ball({"n": n, "k": k, "tau": tau, "b": b}))
    if missing(facts()) or not 0 < quotient <= top:
        return unconfirmed([f"no quotient of gradients above {top}"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            r"For b > 0 the gradient is continuously differentiable on all of $\mathbb R^{2k}$, so a bound of the "
            "norm of the Hessian is a Lipschitz constant of it (the inference in words: the mean value theorem). "
            f"The largest of {pairs} quotients at n = {n}, k = {k} was {quotient:.4g}, the bound for all sizes "
            f"is {top:.4g}. (The largest eigenvalue alone would not do: the smallest may be far below zero. What "
            "is displayed is the norm.)"
        ),
        cases=pairs,
        search=f"{pairs} random pairs of heads, near and far",
    )


@derives
@for_the_papers_model
def eigenvalue_follows_from_the_square(ctx: Context) -> Evidence:
    """λ² ≤ X gives λ < X exactly where X > 1, with X = 2k times the bound of an entry."""

    found = decide(parse(f"2*k*({ctx.quantities['entry'].text})", SYMBOLS), ">", "1", PRINTED)
    if found.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                "The inference is valid although a square is dropped: the right side is above 1, so a number whose "
                r"square is at most that is smaller than it. Whether what it starts from, the bound of $\lVert "
                r"H\rVert_2^2$, is true is the step before."
            ),
            domain=PRINTED,
        )
    if found.answer == "no" and not found.undefined:
        return Evidence.no(
            Kind.ARGUED,
            f"The square may not be dropped: {found.reason}, and the root of a number X ≤ 1 is not smaller than X.",
        )
    return Evidence.unknown(f"Not decided: {found.reason}.")
