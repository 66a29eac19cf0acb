r"""Theorem 11, the second part of the proof: slopes, the change of the output, pairs of inputs.

Three displays do not stand as printed.  *lipschitz* needs embeddings bounded by 1, absolute values and a norm that
fits them.  *change-bound* passes through the sum of the changes of attention, which is always zero.  *pair-loss*
squares a number that may be negative.  With bounded embeddings, absolute values and a positive part all of them are
true, even with a factor m to spare.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025.common import unconfirmed
from theorems.han2025.thm_11_attention import (
    GRID,
    MOST,
    for_frozen_heads,
    for_smooth_heads,
    not_positive_far_away,
    only_on_a_grid,
    smoothing,
    unknown,
)
from verify.records import Certificate, Context, Evidence, Finding, Kind

CHECKED = 10**6  # the largest n of a certificate
# bounds that are proved for every n and m: of the change of the output over the path norm, and of the pair loss
CHANGES = ("2/(ceil(n/(5*m)) + 1)", "2/(n/(5*m) + 1)", "10*m/n", "10*m**2/n")
PAIRS = ("2*(1 - norm*5*m**2/n)**2", "2*max(0, 1 - norm*5*m**2/n)**2", "0")

# ---------------------------------------------------------------------------------------- slopes and the flip


def _slope(name: str, m: int, beta: list[str], w: list[str], norm: str) -> Certificate:
    """σ' = 4/5 at z = 3/40 for b = 1/100; the attention vector is zero and the bias gives z."""
    body = {"kind": "frozen-slope", "m": m, "b": "1/100", "alpha": ["1"], "beta": [beta], "bias": ["3/40"],
            "v": ["0"] * len(w), "w": w, "norm": norm}
    return Certificate(name=f"thm-11.lipschitz.{name}.json", body=body)


@for_smooth_heads
def slope_grows_with_the_embedding(ctx: Context) -> Evidence:
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, certificates=(_slope("embedding", 1, ["1", "0"], ["2", "0"], "sum"),),
        derived=r"\frac{\partial\hat "
                r"y}{\partial\gamma^{(i)}_j}=\frac1m\sum_{t=1}^q\alpha_t\,\sigma'(\cdot)\,\langle\beta^{(t)},\mathbf "
                r"w_j\rangle",
        summary="The embedding is dropped from the bound, though it may be arbitrary: with one neuron of weights 1 "
                "and an embedding 2 the slope is 8/5. Even for bounded embeddings the inequality needs absolute "
                "values (a negative term times a slope below 1 grows), and the factor 1/m of the average is missing, "
                "which would help.")


@for_frozen_heads
def slope_is_bounded_by_the_path_norm(ctx: Context) -> Evidence:
    from numerics.identities import activation_slope_grows_from_zero_to_one

    if not activation_slope_grows_from_zero_to_one():
        return unconfirmed(["0 < sigma' < 1"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="all weights, all m, |w| <= 1 in every coordinate",
        derived=r"\left|\frac{\partial\hat "
                r"y}{\partial\gamma^{(i)}_j}\right|\le\frac1m\sum_t|\alpha_t|\,\|\beta^{(t)}\|_1\,\|\mathbf "
                r"w_j\|_\infty\le\frac1m\|\alpha\|_\infty\|\beta\|_{1,1}",
        summary="As 0 < sigma' < 1, the slope is at most the path norm Σ_t |α_t| ‖β_t‖₁ over m, hence at most the "
                "product of any norms that dominate it, such as the entrywise sums. With Euclidean norms the "
                "embeddings must have Euclidean norm at most 1.")


@for_smooth_heads
def euclidean_norms_do_not_fit_bounded_coordinates(ctx: Context) -> Evidence:
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, certificates=(_slope("euclidean", 1, ["1"] * 4, ["1"] * 4,
            "euclidean"),),
        summary="One neuron with β = (1, 1, 1, 1) and the embedding (1, 1, 1, 1) has the slope 16/5, and the product "
                "of the Euclidean norms is 2.")


def _change_example(n: int, b: Fraction, claimed: Fraction) -> dict[str, Any]:
    """Maximisers in front sit at +1, p at -1: flipping p moves attention from them to it."""
    from numerics.counting import threshold
    from numerics.frozen import with_few_maximisers

    t = threshold(n, 1)
    places = [["1" if j < t else "-1"] for j in range(n)]
    return {"kind": "frozen-change", **with_few_maximisers(n), "positions": places, "tokens": [["0"], ["0"]],
            "alpha": ["1"], "beta": [["0", "1"]], "bias": [str(1000 * max(1, int(b) + 1))], "b": str(b),
            "claimed": str(claimed)}


@for_smooth_heads
def changes_of_attention_sum_to_zero(ctx: Context) -> Evidence:
    body = _change_example(7, smoothing(ctx), Fraction(0))
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, certificates=(Certificate(name="thm-11.change.json", body=body),),
        derived=r"\sum_{j=1}^n\Delta\gamma^{(i)}_j=0",
        summary="The last line leaves out that the embedding of p itself changes when its token does, and bounds "
                "slopes by weights alone although embeddings are arbitrary. As displayed it also passes through the "
                "sum of "
                "the Δγ without absolute values, which is always 0, since attention sums to 1 before and after, while "
                "the output does change (certified at n = 7, for bounded embeddings). With absolute values, "
                "embeddings bounded by 1 and a norm that fits them, the bound is true, the missing term included.")


@for_smooth_heads
def output_changes_little(ctx: Context) -> Evidence:
    """2/(t+1) is the largest change for path norm 1, approached by position embeddings at both ends of [-1, 1]."""
    from numerics.counting import pairs, prefix, threshold
    from numerics.hard_compare import enclosure, shorter
    from numerics.symbolic_order import at_least_one_of

    formula, count, undecided = ctx.quantities["change"], 0, None
    for n, m in pairs(MOST):
        if threshold(n, m) > prefix(n, m):
            continue
        count += 1
        value, largest = enclosure(formula, {"n": n, "m": m}), Fraction(2, threshold(n, m) + 1)
        if value is None or value[0] < largest:
            undecided = undecided or (n, m)
            if value and m == 1 and value[1] < largest * Fraction(999, 1000) and n <= 400:
                claimed = max(Fraction(0), -shorter(-value[1], -largest * Fraction(999, 1000)))
                body = _change_example(n, smoothing(ctx), claimed)
                return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, cases=count,
                                summary=f"{formula.text} is at most {claimed} at n = {n}, m = 1; the output changes "
                                        f"by more.",
                                certificates=(Certificate(name=f"thm-11.change.n{n}.json", body=body),))
            if value and value[1] < largest and "change" in ctx.replaced:
                return Evidence(finding=Finding.NO, kind=Kind.ARGUED, cases=count,
                                summary=f"{formula.text} is below {largest} at n = {n}, m = {m}; with all heads alike, "
                                        "their maximisers at 1 and p at -1 the output changes by as nearly that much, "
                                        "over the path norm, as one likes.")
    if undecided:
        return unknown(f"at n = {undecided[0]}, m = {undecided[1]} {formula.text} is below the proved bound.")
    if "change" in ctx.replaced and (far := not_positive_far_away(formula)):
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED, cases=count,
                        summary=f"{formula.text} is not positive at n = {far}, m = 1; outputs do change.")
    spare = ", so 10m/n would do for 10m²/n" if "change" not in ctx.replaced else ""
    if "change" in ctx.replaced and not at_least_one_of(formula, CHANGES):
        return only_on_a_grid(formula.text, count)
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=count, domain="all n >= 2, m >= 1",
        derived=r"|\Delta\hat y|\le\frac{P}{m}\sum_{i=1}^m\bigl(\delta_i+\gamma^{(i)}_p+\tilde\gamma^{(i)}_p\bigr) "
                r"=\frac{2P}{m}\sum_i\tilde\gamma^{(i)}_p\le\frac{2P}{\lceil n/(5m)\rceil+1}",
        summary="The others lose δ together and p, whose embedding changes as well, moves by at most γ_p + γ~_p; that "
                f"is 2γ~_p for each head, averaged over the heads{spare}.")


# --------------------------------------------------------------------------------------------- pairs of inputs


def margins_cost() -> bool:
    """u + v ≥ s ≥ 0 implies u_+² + v_+² ≥ s²/2: 2(u² + v²) - (u + v)² is the square of u - v."""
    import sympy as sp

    u, v = sp.symbols("u v", real=True)
    return sp.expand(2 * (u**2 + v**2) - (u + v) ** 2 - (u - v) ** 2) == 0


def _growth(ctx: Context) -> str:
    """Why the printed right side is too large; of a formula that was put in, nothing but its value is known."""
    if "pair" in ctx.replaced:
        return f"{ctx.quantities['pair'].text} is too large: "
    return ("Beyond ‖α‖‖β‖ = n/(5m²) the number under the square is negative and the right side grows, so the positive "
            "part has to be taken: ")


@for_frozen_heads
def pair_of_zero_outputs_costs_two(ctx: Context) -> Evidence:
    from numerics.hard_compare import enclosure, shorter

    formula = ctx.quantities["pair"]
    large = ((7, 1, 3), (7, 1, 10), (22, 2, 10), (100, 1, 100))  # n, m and the norm in units of n/(5m²)
    places = [(n, m, Fraction(times * n, 5 * m * m)) for n, m, times in large]
    if "pair" in ctx.replaced:
        places += [(n, m, norm) for n in (2, 7, 40, 10**9) for m in (1, 2, 3) for norm in (Fraction(0), Fraction(1))]
    for n, m, norm in places:
        value = enclosure(formula, {"n": n, "m": m, "norm": norm})
        if value is not None and value[0] > 2:
            claimed = shorter(value[0], Fraction(2))
            body = {"kind": "frozen-zero", "n": n, "m": m, "norm": str(norm), "what": "pair", "claimed": str(claimed)}
            shown = (Certificate(name="thm-11.pair.json", body=body),) if n <= CHECKED else ()
            return Evidence(
                finding=Finding.NO, kind=Kind.EXHAUSTIVE if shown else Kind.ARGUED, certificates=shown,
                derived=r"\ge 2\Bigl(1-\|\alpha\|\|\beta\|\frac{5m^2}{n}\Bigr)_+^2",
                summary=f"{_growth(ctx)}at n = {n}, m = {m} and norms of product {norm} it is at least {claimed}, but "
                        f"the output 0 costs 2.")
    return unknown(f"{formula.text} is not above 2 at the sizes that were tried.")


@for_frozen_heads
def pair_costs_the_positive_part(ctx: Context) -> Evidence:
    from numerics.frozen import grid
    from numerics.hard_compare import enclosure, shorter
    from numerics.symbolic_order import at_most_one_of

    formula, count, undecided = ctx.quantities["pair"], 0, ""
    if not margins_cost():
        return unconfirmed(["the losses of two margins"])
    far = [(10**9, 1, Fraction(1))] if "pair" in ctx.replaced else []
    for n, m, norm in (*grid(GRID), *far):
        count += 1
        value = enclosure(formula, {"n": n, "m": m, "norm": norm})
        if value is not None and value[0] > 2 and n <= CHECKED:
            claimed = shorter(value[0], Fraction(2))
            body = {"kind": "frozen-zero", "n": n, "m": m, "norm": str(norm), "what": "pair", "claimed": str(claimed)}
            return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=count,
                            summary=f"{formula.text} is at least {claimed} at n = {n}, m = {m}; the output 0 costs 2.",
                            certificates=(Certificate(name=f"thm-11.pair.n{n}.m{m}.json", body=body),))
        least = 2 * (1 - norm * 5 * m * m / n) ** 2
        if value is not None and value[0] > least and "pair" in ctx.replaced:
            gap = norm * 10 * m * m / n
            return Evidence(finding=Finding.NO, kind=Kind.ARGUED, cases=count,
                            summary=f"It does not follow: at n = {n}, m = {m}, norm {norm} the outputs {gap / 2} and "
                                    f"{-gap / 2} of opposed labels differ by as much as is allowed, and cost {least} "
                                    f"together, less than {formula.text}.")
        if value is None or value[1] > least:
            undecided = undecided or f"n = {n}, m = {m}, norm = {norm}"
    if undecided:
        return unknown(f"{formula.text} is above the proved pair loss at {undecided}, and was not refuted.")
    if "pair" in ctx.replaced and not at_most_one_of(formula, PAIRS):
        return only_on_a_grid(formula.text, count)
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=count, domain="n >= 2, m >= 1, 5m²‖α‖‖β‖ <= n",
        derived=r"u+v\ge 2-D\ge0\implies u_+^2+v_+^2\ge\tfrac12(2-D)^2",
        summary="If two outputs of opposed labels differ by at most D = 10m²‖α‖‖β‖/n ≤ 2, their margins sum to at "
                "least 2 - D, and the losses are least when both are equal.")


@for_frozen_heads
def pairs_add_up(ctx: Context) -> Evidence:
    """(9) as an inference from the pair loss: the subset splits into pairs that differ at p."""
    from itertools import product

    cases = 0
    for n, length, t in ((4, 2, 1), (5, 3, 2), (6, 4, 2)):
        good = {x for x in product((0, 1), repeat=n) if sum(x[:length]) >= t}
        flip = {(*x[:-1], 1 - x[-1]) for x in good if x[-1] == 0}
        cases += len(good)
        if flip != {x for x in good if x[-1] == 1} or 2 * len(flip) != len(good):
            return unconfirmed(["the split of the subset"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=cases, domain="n >= 2, m >= 1, given the pair loss",
        summary="Given the pair loss: the losses are not negative, the subset is closed under the flip, and half of "
                "it has x_p = 0, so each pair is counted once. (The display writes ŷ for two different outputs.)")


@for_smooth_heads
def sum_fails_for_scaled_embeddings(ctx: Context) -> Evidence:
    from numerics.frozen import reader

    norm, b = Fraction(1, 100), smoothing(ctx)
    found = reader(7, b, norm)
    claimed = Fraction(104, 128) * (1 - norm * Fraction(5, 7)) ** 2  # 24 of 128 inputs have fewer than 2 of 5
    body = {"kind": "frozen-reader", "n": 7, "m": 1, "b": str(b), "scale": str(found.scale),
            "sharpness": str(found.sharpness), "norm": str(norm), "claimed": str(claimed)}
    return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE,
                    certificates=(Certificate(name="thm-11.sum-over-subset.json", body=body),),
                    summary=f"At n = 7, m = 1 with scaled embeddings the risk is 0 and the right side {claimed}.")
