"""The checks of Lemma 18: the squared gradient of the attention vector, as printed and as it is."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025.convergence import (
    aligned_heads,
    by_proof,
    display,
    for_the_papers_risk,
    never_positive,
    other_risk,
    positive_at,
    refuted_by,
    softmax_facts,
    squares,
    term,
    unknown,
    zero_heads,
)
from verify.records import Constant, Context, Evidence, Kind

SYMBOLS = ("n", "k", "tau", "c1", "c2")
BALANCED: dict[str, Any] = {
    "n": 4, "k": 1, "tau": "1/4", "b": "1/100", "heads": zero_heads(1), "parity_set": [1], "x": "1010",
}
REGIME: dict[str, Any] = {
    "n": 8, "k": 1, "tau": "1/8", "b": "1/100", "heads": aligned_heads(1), "parity_set": [1], "x": "00001000",
}
DERIVED = r"\sum_i\lVert C_i\rVert^2,\quad C_i=\sum_px_p\gamma_p(u_p-\bar u_i),\quad\text{zero on }x=(1,\dots,1)"


def _bound(ctx: Context, point: dict[str, Any]) -> Fraction | None:
    n, tau = point["n"], Fraction(point["tau"])
    return positive_at(ctx, "bound", n=n, k=point["k"], tau=tau, c1=n * tau, c2=Fraction(1, 2))


def _trivial(ctx: Context) -> Evidence:
    if never_positive(ctx, "bound"):
        facts = {"a bound that is not positive": never_positive(ctx, "bound")}
        return by_proof(facts, "A sum of squares is at least that bound.")
    return unknown(f"{ctx.quantities['bound'].text} is not above the left side where the counterexample lies.")


def _far_values() -> tuple[float, float]:
    """At the point REGIME: the squared bracket of the opposite position, and the left side of the last line."""
    import numpy as np

    from numerics.landscape import Landscape, aligned

    landscape = Landscape(8, 1, 1 / 8, 0.01, (1,))
    gamma, u = landscape.attention(aligned(8, (1,)))[0], landscape.u
    bracket = gamma[4] * ((1 - 2 * gamma[4]) * u[4] + gamma @ u)
    others = np.delete(np.arange(8), 4)
    return float(bracket @ bracket), float(gamma[4] ** 2 * (gamma[others] ** 2 @ (2 + 2 * u[others] @ u[4])))


@for_the_papers_risk
def balanced_input_has_no_gradient(ctx: Context) -> Evidence:
    """Zero head on four positions, input 1010: both the display and the true derivative are exactly zero."""
    if _bound(ctx, BALANCED) is None:
        return _trivial(ctx)
    return refuted_by(
        r"For the zero head on four positions and the input 1010 every bracket is exactly zero, with the printed "
        r"sign and with "
        r"the right one, while $(v^*)_1=\frac12$; so no $c_2>0$ will do. (Between the two squares a plus is missing "
        r"in the "
        r"display; read as a product it is zero as well.)",
        ("lemma-18.balanced", {"kind": "balanced-input", **BALANCED, "turn": 2}), derived=DERIVED,
    )


@for_the_papers_risk
def far_input_has_almost_no_gradient(ctx: Context) -> Evidence:
    """A unit head at n = 8, τ = 1/8 and a single one opposite to it: positive attention, tiny bracket."""
    bound = _bound(ctx, REGIME)
    if bound is None or bound < 1.01 * _far_values()[0]:
        return _trivial(ctx)
    return refuted_by(
        "Within the appendix's bounds (n = 8, tau = 1/8, a unit head, c1 = 1, c2 = 1/2) the input with a single one "
        "opposite "
        f"to the head has positive attention and a left side below the bound, which is at least {float(bound):.3g}.",
        ("lemma-18.far", display(REGIME, squares(), ">=", str(bound), "1/2")),
    )


@for_the_papers_risk
def full_input_has_no_gradient(ctx: Context) -> Evidence:
    """On the input of ones every share is 1 whatever the head, so the true derivative is exactly zero."""
    points = ({**REGIME, "x": "1" * 8}, {**REGIME, "n": 2, "tau": "1/2", "x": "11"})
    point, bound = next(((p, found) for p in points if (found := _bound(ctx, p)) is not None), (points[0], None))
    if bound is None:
        return _trivial(ctx)
    true = ["heads", "i", ["+", *(["square", ["*", ["tau"], ["share-gradient", "i", c]]] for c in ("0", "1"))]]
    return refuted_by(
        r"On the input of ones each head's share is 1 whatever its entries, so the true derivative is exactly zero "
        r"for all "
        r"heads, although $(v^*)_1=1$. This is the meaning that Lemma 8 needs.",
        ("lemma-18.ones", display(point, true, ">=", str(bound), "1/2" if point["n"] == 8 else None)), derived=DERIVED,
    )


@for_the_papers_risk
def truncated_display_is_bounded(ctx: Context) -> Evidence:
    """Σ_p x_p γ_p Σ_{j≠p} γ_j (u_p + u_j) over near positions: all inner products ≥ 0, one term ≥ 2(c2 τ/n)²."""
    from numerics import closed_forms
    from numerics.symbolic_order import is_share_of

    if never_positive(ctx, "bound"):
        return _trivial(ctx)
    if not is_share_of(ctx.quantities["bound"], "2*c2**2*tau**2/n**2"):
        return unknown("The argument is for the printed bound, or a share of it.")
    return by_proof(
        {"addition theorem": closed_forms.four_cosines(),
         "angles up to a right angle": closed_forms.cosines_are_positive_within_a_quarter_turn(256)},
        r"With attention beyond $\pi/4$ replaced by zero ($n\ge8$, a one among the near positions) all inner "
        r"products in the "
        r"display are not negative, and the pair of that position with the nearest one, or of the nearest one with a "
        r"neighbour, alone gives $2(c_2\tau)^2/n^2$. But this is the display with the wrong sign, not the derivative.",
    )


@for_the_papers_risk
def some_head_sees_a_one(ctx: Context) -> Evidence:
    """A sum of nonnegative terms that is positive has a positive term; softmax makes all of them positive."""
    return by_proof(
        softmax_facts(),
        r"$(v^*)_1=\frac1k\sum_i\sum_p\gamma_p^{(i)}x_p$ is a sum of terms that are not negative; if it is "
        r"positive, one is. "
        r"Under softmax every head is one, for every position that holds a one.",
    )


@for_the_papers_risk
def one_term_can_exceed_the_whole(ctx: Context) -> Evidence:
    single = ["+", ["square", term("sin", "1")], ["square", term("cos", "1")]]
    return refuted_by(
        "The square of a sum is not at least the square of one of its terms: for the zero head on four positions "
        "and the "
        "input 1010 the two terms cancel, whichever of them is chosen.",
        ("lemma-18.expansion", display(BALANCED, squares(), ">=", single)),
    )


@for_the_papers_risk
def square_of_the_term_is_expanded(ctx: Context) -> Evidence:
    from numerics import closed_forms

    return by_proof(
        {"square of a sum": closed_forms.averages_square()},
        "The expansion of the chosen term itself into squares and mixed products is right (a plus between the two "
        "squared "
        "brackets understood).",
    )


def _mixed(p: str) -> list:
    products = [["*", ["+", [t, p], [t, "j"]], ["+", [t, p], [t, "r"]]] for t in ("sin", "cos")]
    inner = ["*", ["gamma", "1", "j"], ["gamma", "1", "r"], ["+", *products]]
    return ["sum", "j", [p], ["sum", "r", [p, "j"], inner]]


@for_the_papers_risk
def mixed_terms_can_be_negative(ctx: Context) -> Evidence:
    point = {"n": 3, "k": 1, "tau": "1/3", "b": "1/100", "heads": zero_heads(1), "parity_set": [1], "x": "001"}
    return refuted_by(
        "For the zero head on three positions the mixed terms of each position are negative. (They are not the "
        "terms of the "
        "lemma before, either: there j and r belong to different positions.)",
        ("lemma-18.mixed", display(point, _mixed("3"), ">=", "0")),
    )


@for_the_papers_risk
def mixed_terms_are_negative_within_the_bounds(ctx: Context) -> Evidence:
    return refuted_by(
        "With a unit head at n = 8, tau = 1/8, where the appendix's bounds hold, the mixed terms of the opposite "
        "position "
        "are negative.",
        ("lemma-18.mixed-in-regime", display(REGIME, _mixed("5"), ">=", "0", "1/2")),
    )


@for_the_papers_risk
def last_line_fails_for_a_far_position(ctx: Context) -> Evidence:
    """γ_p² Σ_j γ_j² (2 + 2cos) with p opposite to the head."""
    bound = _bound(ctx, REGIME)
    if bound is None or bound < 1.01 * _far_values()[1]:
        return _trivial(ctx)
    cosine = ["+", ["*", ["sin", "5"], ["sin", "j"]], ["*", ["cos", "5"], ["cos", "j"]]]
    inner = ["sum", "j", ["5"], ["*", ["square", ["gamma", "1", "j"]], ["+", "2", ["*", "2", cosine]]]]
    return refuted_by(
        r"The position that holds the one need not be near the head: for a unit head at n = 8, tau = 1/8 and the "
        r"opposite "
        r"position $\gamma_{p^*}$ is about $10^{-7}$, not at least $1/n$ or $c_2\tau$.",
        ("lemma-18.final", display(REGIME, ["*", ["square", ["gamma", "1", "5"]], inner], ">=", str(bound), "1/2")),
    )


@for_the_papers_risk
def average_over_inputs_is_exact(ctx: Context) -> Evidence:
    """E|Σ x_p d_p|² = ¼ Σ|d_p|² for d_p = γ_p (u_p - m), which sum to zero; compared with enumeration."""
    import numpy as np

    from numerics import closed_forms
    from numerics.landscape import Landscape

    rng, tried, good = np.random.default_rng(ctx.seed), 0, True
    for n in (2, 3, 5, 8):
        landscape = Landscape(n, 2, 1 / n, 0.01, (1, 2))
        for radius in (0.0, 1.0, 3.0):
            gamma = landscape.attention(radius * rng.normal(size=4))
            moved = gamma[:, :, None] * (landscape.u[None] - (gamma @ landscape.u)[:, None])
            own = np.einsum("Np,ipc->Nic", landscape.x, moved)
            good &= bool(abs((own**2).sum() / 2**n - (moved**2).sum() / 4) < 1e-12)
            tried += 1
    return by_proof(
        {"mean square over uniform bits": closed_forms.mean_square_of_the_covariance(), "enumeration": good},
        r"Exact for all sizes: centred vectors sum to zero, so only the variance $\frac14$ of each bit remains. For "
        r"$n\ge2$ it "
        r"is positive for all heads; for a single input no positive bound exists.",
        cases=tried,
    )


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed bound with the most generous c2 = c1 = nτ, beside the true infimum, which is zero."""
    from theorems.han2025.common import decimal

    if other_risk(ctx):
        return ()
    rows = []
    for n, k in ((8, 3), (20, 3))[: 1 + ctx.profile.level]:
        at = {"n": n, "k": k, "tau": Fraction(1, n), "c1": 1, "c2": 1}
        value = ctx.quantities["bound"].ball(at)
        rows.append(Constant(
            name="bound", at={"n": n, "k": k, "tau": f"1/{n}", "c2": "1"}, paper=decimal(value, 20), best_lower="0",
            best_upper="0", ratio="unbounded", kind=Kind.ARGUED))
    return tuple(rows)
