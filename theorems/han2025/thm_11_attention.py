r"""Theorem 11, the first part of the proof: rankings, the subset of inputs, and how little attention moves.

All of it stands but for one slip: in *score-order* the matrix is applied twice to the token.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.han2025.common import ANY, SHARP, for_any_model, speaks_of, unconfirmed
from verify.records import Certificate, Context, Evidence, Finding, Kind

if TYPE_CHECKING:
    from numerics.expression import Expression

# formulas in n and m are compared at all m <= n <= MOST, whatever the profile: a verdict must not depend on it
MOST = 100
GRID = 60  # the same for formulas in n, m and the norm
PEAKS = ("1/(ceil(n/(5*m)) + 1)", "1/(n/(5*m) + 1)", "5*m/n")  # upper bounds that are proved for every n and m


# The claims on frozen heads take heads, embeddings, positions, classifier and temperature as they come; they are about
# fair bits, the squared hinge loss and a (smoothed) ReLU.
FROZEN = {"positions": ANY, "heads": ANY, "head": ANY, "trained": ANY, "temperature": ANY}
for_frozen_heads = speaks_of(**FROZEN, activation=SHARP)  # all that is used of the activation: 0 <= slope <= 1
for_smooth_heads = speaks_of(**FROZEN)  # explicit networks with b > 0


def smoothing(ctx: Context) -> Fraction:
    """b of the activation; the model's own, and 1/100 for another activation."""
    return ctx.model.smoothing or Fraction(1, 100)


def unknown(text: str) -> Evidence:
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=text)


def only_on_a_grid(text: str, points: int) -> Evidence:
    """A formula that was put in and that nothing contradicts: points that were tried do not make it true."""
    return unknown(f"not decided: nothing contradicts {text} at {points} points, but it is not shown to follow from "
                   f"what "
                   f"is proved for all sizes.")


# ------------------------------------------------------------------------------------ rankings and the subset


@for_any_model
def concatenation_is_a_sum(ctx: Context) -> Evidence:
    import sympy as sp

    token, place = sp.Matrix(sp.symbols("e1:4")), sp.Matrix(sp.symbols("f1:4"))
    zero = sp.zeros(3, 1)
    if sp.Matrix.vstack(token, place) != sp.Matrix.vstack(token, zero) + sp.Matrix.vstack(zero, place):
        return unconfirmed(["the identity"])
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="every dimension",
                    summary="The concatenation of two vectors is the sum of both, each padded with zeros, so scores "
                            "are a sum of a part of the token and a part of the position.")


@for_any_model
def positions_can_be_ranked(ctx: Context) -> Evidence:
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="every n, all scores",
                    summary="Real scores can be sorted from the largest down. Ties are left open in the text; any "
                            "fixed order of tied positions does, since only weak inequalities are used.")


@for_any_model
def some_position_is_in_no_prefix(ctx: Context) -> Evidence:
    import sympy as sp

    from numerics.counting import pairs, prefix

    m, c, s = sp.symbols("m c s")  # n - 1 = c m - s with c = ⌈(n-1)/m⌉ and 0 ≤ s < m
    rest = sp.expand((c * m - s + 1) - m * (c - 1) - (m - s + 1)) == 0
    most = MOST
    if not rest or any(n - m * prefix(n, m) < 2 for n, m in pairs(most)):
        return unconfirmed(["the count of positions"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="n >= 2 (for n = 1 the prefixes are empty)",
        derived=r"n-m\left(\left\lceil\tfrac{n-1}{m}\right\rceil-1\right)=m-s+1\ge 2",
        summary="m prefixes of that length miss at least two positions, which are then among the last ones of the "
                "first head too. One would do, so the prefixes may have ⌈n/m⌉ - 1 positions.")


@for_any_model
def subset_is_closed_under_the_flip(ctx: Context) -> Evidence:
    """A definition: what the argument needs of it is that flipping the bit at p stays inside."""
    from numerics.counting import pairs, prefix, threshold

    empty = [(n, m) for n, m in pairs(60) if threshold(n, m) > prefix(n, m)]
    if any(m < n - 1 for n, m in empty):
        return unconfirmed(["where the subset is empty"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="all n >= 2, m >= 1", cases=len(empty),
        derived=r"\mathbf x\in\mathcal X'\iff f_{\text{flip-}p}(\mathbf x)\in\mathcal X'",
        summary="The definition looks at the prefixes only and p is in none of them, so flipping the bit at p leads "
                "back into the subset. It is empty exactly where the prefixes are, that is for m >= n - 1. (The "
                "sentence below it says more than n/(5m) maximisers, the display at least that many.)")


@for_any_model
def matrix_is_applied_twice_to_the_token(ctx: Context) -> Evidence:
    body = {"kind": "frozen-stray", "matrix": [["1", "1"], ["-2", "0"]], "query": ["1", "0"],
            "tokens": [["0", "0"], ["1", "0"]], "positions": [["0", "0"]] * 3, "x": [1, 0, 0], "j": 1, "p": 3}
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE,
        certificates=(Certificate(name="thm-11.score-order.json", body=body),),
        derived=r"\mathbf w_0^T\mathbf A_i\bigl(f'_{\text{pos}}(p)+f'_{\text{emb}}(x_p)\bigr)\le \mathbf w_0^T\mathbf "
                r"A_i\bigl(f'_{\text{pos}}(j)+f'_{\text{emb}}(x_j)\bigr)",
        summary="A slip that the proof does not need: the second line has the matrix inside the bracket as well, where "
                "it orders tokens by its square. With the matrix ((1, 1), (-2, 0)) both premises hold and the line is "
                "false; without the slip the order of the scores follows.")


@for_any_model
def maximisers_score_at_least_as_much(ctx: Context) -> Evidence:
    from itertools import product

    cases = 0
    for pj, pp, t0, t1, xj, xp in product(range(3), range(3), range(3), range(3), (0, 1), (0, 1)):
        tokens = (t0, t1)
        if pj >= pp and tokens[xj] == max(tokens):
            cases += 1
            if pj + tokens[xj] < pp + tokens[xp]:
                return unconfirmed(["the order of the scores"])
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all scores, ties included", cases=cases,
                    summary="A position of the prefix scores at least as much as p by position, and its token is the "
                            "maximiser; the two inequalities add up. p may hold either token.")


# ------------------------------------------------------------------------------------------------- attention


def _against_the_peak(ctx: Context, name: str, what: str, text: str) -> Evidence:
    """A bound that has to be at least 1/(t+1), t = ⌈n/(5m)⌉: that is the supremum of all three quantities."""
    from numerics.counting import pairs, prefix, threshold
    from numerics.frozen import capped_attention, largest_relative_change, own_change, with_few_maximisers
    from numerics.hard_compare import enclosure, shorter
    from numerics.symbolic_order import at_least_one_of

    formula, undecided, count = ctx.quantities[name], None, 0
    attained = {"cap": capped_attention, "other": largest_relative_change, "own": own_change}[what]
    for n, m in pairs(MOST):
        if threshold(n, m) > prefix(n, m):
            continue  # no input is in the subset
        count += 1
        value, peak = enclosure(formula, {"n": n, "m": m}), Fraction(1, threshold(n, m) + 1)
        if value is None:
            undecided = undecided or (n, m)
        elif value[0] < peak:
            reached = attained(n) if m == 1 else None
            if m == 1 and reached is not None and value[1] < reached and n <= 400:
                return _exceeded(n, what, with_few_maximisers(n), formula.text, -shorter(-value[1], -reached), reached)
            if value[1] < peak and name in ctx.replaced:
                return _approached(formula.text, n, m, peak)
            undecided = undecided or (n, m)
    if undecided:
        return unknown(f"at n = {undecided[0]}, m = {undecided[1]} {formula.text} is below the supremum and was not "
                       f"refuted.")
    if name in ctx.replaced and (far := not_positive_far_away(formula)):
        return _approached(formula.text, far, 1, Fraction(1, threshold(far, 1) + 1))
    if name in ctx.replaced and not at_least_one_of(formula, PEAKS):
        return only_on_a_grid(formula.text, count)
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, cases=count, domain="all n >= 2, m >= 1", summary=text,
                    derived=r"\sup=\frac{1}{\lceil n/(5m)\rceil+1}")


def not_positive_far_away(formula: Expression) -> int | None:
    """A far size at which an upper bound of something positive is not positive."""
    from numerics.hard_compare import enclosure

    for n in (10**8, 10**9):
        value = enclosure(formula, {"n": n, "m": 1})
        if value is not None and value[1] <= 0:
            return n
    return None


def _approached(text: str, n: int, m: int, peak: Fraction) -> Evidence:
    """All heads alike, ⌈n/(5m)⌉ maximisers of the same score as p after the flip, all other scores far below."""
    return Evidence(finding=Finding.NO, kind=Kind.ARGUED, cases=1,
                    summary=f"{text} is below {peak} at n = {n}, m = {m}; heads whose {1 / peak - 1} maximisers score "
                            f"as much as p, and all others far less, come as close to {peak} as one likes.")


def _exceeded(n: int, what: str, example: dict[str, Any], text: str, claimed: Fraction, reached: Fraction) -> Evidence:
    body = {"kind": "frozen-attention", **example, "what": what, "claimed": str(claimed)}
    return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=1,
                    summary=f"{text} is at most {claimed} at n = {n}, m = 1, and {float(reached):.6f} is reached.",
                    certificates=(Certificate(name=f"thm-11.{what}.n{n}.json", body=body),))


@for_any_model
def attention_is_capped(ctx: Context) -> Evidence:
    return _against_the_peak(ctx, "attention_cap", "cap", (
        "The scores of at least n/(5m) positions are not below that of p, so exp of each is at least as large. As "
        "their number is an integer, the cap is 1/(⌈n/(5m)⌉ + 1), which is approached."))


@for_any_model
def other_attention_changes_little(ctx: Context) -> Evidence:
    import sympy as sp

    e, g, p, q = sp.symbols("e g p q", positive=True)  # exp of s_r, the sum G, exp of s_p before and after
    if sp.simplify(e / (g + p) - e / (g + q) - e / (g + p) * (q - p) / (g + q)) != 0:
        return unconfirmed(["the identity"])
    return _against_the_peak(ctx, "delta_other", "other", (
        "The displayed identity is right, and its last factor is at most the attention of p after the flip. The "
        "scores stand without their temperature, which can be absorbed in the matrices, as these are arbitrary."))


@for_any_model
def raw_scores_need_temperature_one(ctx: Context) -> Evidence:
    before, after = Fraction(1, 2), Fraction(1, 5)  # s = (0, 0) and (0, log 2) at τ = 1/2: weights (1, 1) and (1, 4)
    printed = Fraction(1, 2) - Fraction(1, 3)
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED,
        summary=f"A slip that the proof does not need, as the matrices can absorb the temperature: with τ = 1/2 and "
                f"scores (0, 0), then (0, log 2), the attention of the first position falls by {before - after}; the "
                f"display without temperature gives {printed}.")


@for_any_model
def own_attention_changes_little(ctx: Context) -> Evidence:
    return _against_the_peak(ctx, "delta_p", "own", (
        "The attention of p grows from something positive to at most the cap, and the cap 1/(n/(5m) + 1) is below "
        "5m/n."))
