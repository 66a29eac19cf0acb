r"""Theorem 11, the second part of the proof: slopes, the change of the output, pairs of inputs.

Three displays do not stand as printed.  *lipschitz* needs embeddings bounded by 1, absolute values and a norm that
fits them.  *change-bound* passes through the sum of the changes of attention, which is always zero.  *pair-loss*
squares a number that may be negative.  With bounded embeddings, absolute values and a positive part all of them are
true, even with a factor m to spare.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025.shared.scope import unconfirmed
from theorems.han2025.thm_11.attention import (
    MOST,
    for_frozen_heads,
    for_smooth_heads,
    peak,
    size_of,
    smoothing,
    unknown,
)
from verify.records import Certificate, Context, Evidence, Finding, Kind, about

CHECKED = 10**6  # the largest n of a certificate
SMALL_NORMS = "integers n >= 1, m >= 1; 0 <= norm <= n/(5*m**2)"

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
    from numerics.parity.facts.classifier import activation_slope_grows_from_zero_to_one

    if not activation_slope_grows_from_zero_to_one():
        return unconfirmed(["0 < sigma' < 1"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="all weights, all m, |w| <= 1 in every coordinate",
        derived=r"\left|\frac{\partial\hat "
                r"y}{\partial\gamma^{(i)}_j}\right|\le\frac1m\sum_t|\alpha_t|\,\|\beta^{(t)}\|_1\,\|\mathbf "
                r"w_j\|_\infty\le\frac1m\|\alpha\|_\infty\|\beta\|_{1,1}",
        summary="As 0 < sigma' < 1, the slope is at most the path norm Σ_t |α_t| ‖β_t‖₁ over m, hence at most the "
                "product of any norms that dominate it, such as the entrywise sums. With Euclidean norms the "
                "embeddings must have Euclidean norm at most 1. The inference in words: the triangle inequality over "
                "the "
                "neurons.")


@for_smooth_heads
def euclidean_norms_do_not_fit_bounded_coordinates(ctx: Context) -> Evidence:
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, certificates=(_slope("euclidean", 1, ["1"] * 4, ["1"] * 4,
            "euclidean"),),
        summary="One neuron with β = (1, 1, 1, 1) and the embedding (1, 1, 1, 1) has the slope 16/5, and the product "
                "of the Euclidean norms is 2.")


def _change_example(n: int, b: Fraction, claimed: Fraction) -> dict[str, Any]:
    """Maximisers in front sit at +1, p at -1: flipping p moves attention from them to it."""
    from numerics.frozen.counting import threshold
    from numerics.frozen.soft import with_few_maximisers

    t = threshold(n, 1)
    places = [["1" if j < t else "-1"] for j in range(n)]
    return {"kind": "frozen-change", **with_few_maximisers(n), "positions": places, "tokens": [["0"], ["0"]],
            "alpha": ["1"], "beta": [["0", "1"]], "bias": [str(1000 * max(1, int(b) + 1))], "b": str(b),
            "claimed": str(claimed)}


@for_smooth_heads
@about()  # the line without absolute values is false whatever the last bound is
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
    from numerics.frozen.counting import pairs, prefix, threshold
    from numerics.frozen.hard_bounds import enclosure, shorter
    from theorems.han2025.shared.orders import HEADS, below

    formula, count, cap = ctx.quantities["change"], 0, peak()
    if cap is None:
        return unconfirmed(["the cap 1/(t+1)"])
    order = below(f"2*({cap})", formula, HEADS)
    if order.answer == "yes":
        spare = ", so 10m/n would do for 10m²/n" if "change" not in ctx.replaced else ""
        return Evidence(
            finding=Finding.YES, kind=Kind.ARGUED, domain="all n, m >= 1",
            derived=r"|\Delta\hat y|\le\frac{P}{m}\sum_{i=1}^m\bigl(\delta_i+\gamma^{(i)}_p+\tilde\gamma^{(i)}_p\bigr) "
                    r"=\frac{2P}{m}\sum_i\tilde\gamma^{(i)}_p\le\frac{2P}{\lceil n/(5m)\rceil+1}",
            summary="The others lose δ together and p, whose embedding changes as well, moves by at most γ_p + γ~_p; "
                    f"that is 2γ~_p for each head, averaged over the heads{spare}. The inference in words: the "
                    "triangle "
                    "inequality over positions and heads, and the path norm as a Lipschitz constant.")
    for n, m in (*pairs(MOST), *size_of(order)):
        if threshold(n, m) > prefix(n, m):
            continue
        count += 1
        value, largest = enclosure(formula, {"n": n, "m": m}), Fraction(2, threshold(n, m) + 1)
        if value is None or not value[1] < largest:
            continue
        if m == 1 and value[1] < largest * Fraction(999, 1000) and n <= 400:
            claimed = max(Fraction(0), -shorter(-value[1], -largest * Fraction(999, 1000)))
            body = _change_example(n, smoothing(ctx), claimed)
            return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, cases=count,
                            summary=f"{formula.text} is at most {claimed} at n = {n}, m = 1; the output changes by "
                                    "more.",
                            certificates=(Certificate(name=f"thm-11.change.n{n}.json", body=body),))
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED, cases=count,
                        summary=f"{formula.text} is below {largest} at n = {n}, m = {m}; with all heads alike, "
                                "their maximisers at 1 and p at -1 the output changes by as nearly that much, "
                                "over the path norm, as one likes.")
    return unknown(f"not decided: {formula.text} is not shown to be at least 2/(⌈n/(5m)⌉ + 1), and not below it at "
                   f"{count} sizes ({order.reason}).")


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


def _costs_two(formula: Any, at: dict[str, Fraction], opening: str) -> Evidence | None:
    """The output 0 costs exactly 2 on every pair."""
    from numerics.frozen.hard_bounds import enclosure, shorter

    value = enclosure(formula, at)
    if value is None or value[0] <= 2:
        return None
    n, m, norm = int(at["n"]), int(at["m"]), at["norm"]
    claimed = shorter(value[0], Fraction(2))
    body = {"kind": "frozen-zero", "n": n, "m": m, "norm": str(norm), "what": "pair", "claimed": str(claimed)}
    fits = max(n, m) <= CHECKED and len(str(norm)) < 80
    shown = (Certificate(name="thm-11.pair.json", body=body),) if fits else ()
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE if shown else Kind.ARGUED, certificates=shown,
        derived=r"\ge 2\Bigl(1-\|\alpha\|\|\beta\|\frac{5m^2}{n}\Bigr)_+^2",
        summary=f"{opening}at n = {n}, m = {m} and norms of product {float(norm):g} it is more than 2, but the output "
                "0 "
                "costs 2.")


@for_frozen_heads
def pair_of_zero_outputs_costs_two(ctx: Context) -> Evidence:
    from theorems.han2025.shared.frozen import NORMED
    from theorems.han2025.shared.orders import below

    formula = ctx.quantities["pair"]
    large = ((7, 1, 3), (7, 1, 10), (22, 2, 10), (100, 1, 100))  # n, m and the norm in units of n/(5m²)
    places = [{"n": Fraction(n), "m": Fraction(m), "norm": Fraction(times * n, 5 * m * m)} for n, m, times in large]
    order = below(formula, "2", NORMED)
    if order.answer == "no" and not order.undefined and len(order.witness) == 3:
        places.append(dict(order.witness))
    for at in places:
        if (found := _costs_two(formula, at, _growth(ctx))) is not None:
            return found
    return unknown(f"{formula.text} is not above 2 at the sizes that were tried.")


@for_frozen_heads
def pair_costs_the_positive_part(ctx: Context) -> Evidence:
    """Two outputs of opposed labels that differ by D = norm·change ≤ 2 cost at least (2 - D)²/2, and can cost that."""
    from numerics.formula.grammar import ExpressionError, parse
    from numerics.frozen.hard_bounds import enclosure
    from theorems.han2025.shared.orders import below

    formula, change = ctx.quantities["pair"], ctx.quantities["change"]
    if not margins_cost():
        return unconfirmed(["the losses of two margins"])
    try:
        least = parse(f"(2 - norm*({change.text}))**2/2", formula.symbols)
        gap = parse(f"norm*({change.text})", formula.symbols)
    except ExpressionError:
        return unknown(f"{change.text} could not be put in.")
    if below(gap, "2", SMALL_NORMS).answer != "yes":
        return unknown(f"not decided: norm·({change.text}) is not shown to be at most 2 for 5m²‖α‖‖β‖ ≤ n.")
    order = below(formula, least, SMALL_NORMS)
    if order.answer == "yes":
        return Evidence(
            finding=Finding.YES, kind=Kind.ARGUED, domain="n, m >= 1, 5m²‖α‖‖β‖ <= n",
            derived=r"u+v\ge 2-D\ge0\implies u_+^2+v_+^2\ge\tfrac12(2-D)^2",
            summary="If two outputs of opposed labels differ by at most D = 10m²‖α‖‖β‖/n ≤ 2, their margins sum to at "
                    "least 2 - D, and the losses are least when both are equal. The inference in words: from the "
                    "positive parts to the squares.")
    if order.answer == "no" and not order.undefined and len(order.witness) == 3:
        at = dict(order.witness)
        if (found := _costs_two(formula, at, f"{formula.text} is too large: ")) is not None:
            return found
        value, cost = enclosure(formula, at), enclosure(least, at)
        if value is not None and cost is not None and value[0] > cost[1]:
            where = ", ".join(f"{name} = {float(size):g}" for name, size in at.items())
            return Evidence(finding=Finding.NO, kind=Kind.ARGUED, cases=1,
                            summary=f"It does not follow: at {where} two outputs of opposed labels that differ by as "
                                    "much "
                                    f"as is allowed cost less together than {formula.text}.")
    return unknown(f"not decided: {formula.text} is not shown to be at most the pair loss that follows "
                   f"({order.reason}).")


@for_frozen_heads
def pairs_add_up(ctx: Context) -> Evidence:
    """(9) as an inference from the pair loss, whatever it is: the subset splits into pairs that differ at p."""
    from itertools import product

    from numerics.formula.order import defined
    from theorems.han2025.shared.frozen import NORMED

    if defined(ctx.quantities["pair"], NORMED).answer != "yes":
        return unknown(f"{ctx.quantities['pair'].text} is not shown to have a value at all sizes.")

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
                "it has x_p = 0, so each pair is counted once. The inference in words: for every n. (The display "
                "writes ŷ for two different outputs.)")


@for_smooth_heads
def sum_fails_for_scaled_embeddings(ctx: Context) -> Evidence:
    from numerics.frozen.counting import bad_inputs
    from numerics.frozen.hard_bounds import enclosure, shorter
    from numerics.frozen.soft import reader

    norm, b = Fraction(1, 100), smoothing(ctx)
    found, pair = reader(7, b, norm), enclosure(ctx.quantities["pair"], {"n": 7, "m": 1, "norm": norm})
    if pair is None or pair[0] <= 0:
        return unknown(f"{ctx.quantities['pair'].text} is not positive at n = 7, m = 1, norm {norm}.")
    claimed = shorter((1 - Fraction(bad_inputs(7, 1), 2**7)) * pair[0] / 2, Fraction(0))
    body = {"kind": "frozen-reader", "n": 7, "m": 1, "b": str(b), "scale": str(found.scale),
            "sharpness": str(found.sharpness), "norm": str(norm), "claimed": str(claimed)}
    return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE,
                    certificates=(Certificate(name="thm-11.sum-over-subset.json", body=body),),
                    summary=f"At n = 7, m = 1 with scaled embeddings the risk is 0 and the right side {claimed}.")
