r"""Theorem 11, the second part of the proof: slopes, the change of the output, pairs of inputs.

Three displays do not stand as printed.  *lipschitz* needs embeddings bounded by 1, absolute values and a norm that
fits them.  *change-bound* passes through the sum of the changes of attention, which is always zero.  *pair-loss*
squares a number that may be negative.  With bounded embeddings, absolute values and a positive part all of them are
true, even with a factor m to spare.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025.shared.frozen import for_frozen_heads, for_smooth_heads, smoothing
from theorems.han2025.shared.scope import unconfirmed
from theorems.han2025.thm_11.attention import MOST
from theorems.han2025.thm_11.peak import peak, size_of
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Kind, about

say = words_beside(__package__)

CHECKED = 10**6  # the largest n of a certificate
SMALL_NORMS = "integers n >= 1, m >= 1; 0 <= norm <= n/(5*m**2)"

# ---------------------------------------------------------------------------------------- slopes and the flip


def _slope(name: str, m: int, beta: list[str], w: list[str], norm: str) -> Certificate:
    """σ' = 4/5 at z = 3/40 for b = 1/100; the attention vector is zero and the bias gives z."""
    body = {
        "kind": "frozen-slope",
        "m": m,
        "b": "1/100",
        "alpha": ["1"],
        "beta": [beta],
        "bias": ["3/40"],
        "v": ["0"] * len(w),
        "w": w,
        "norm": norm,
    }
    return Certificate(name=f"thm-11.lipschitz.{name}.json", body=body)


@for_smooth_heads
def slope_grows_with_the_embedding(ctx: Context) -> Evidence:
    return Evidence.no(
        Kind.CERTIFIED,
        say("slope_grows_with_the_embedding.no"),
        certificates=(_slope("embedding", 1, ["1", "0"], ["2", "0"], "sum"),),
        derived=(
            r"\frac{\partial\hat "
            r"y}{\partial\gamma^{(i)}_j}=\frac1m\sum_{t=1}^q\alpha_t\,\sigma'(\cdot)\,\langle\beta^{(t)},\mathbf "
            r"w_j\rangle"
        ),
    )


@for_frozen_heads
def slope_is_bounded_by_the_path_norm(ctx: Context) -> Evidence:
    from numerics.parity.facts.classifier import activation_slope_grows_from_zero_to_one

    if not activation_slope_grows_from_zero_to_one():
        return unconfirmed(["0 < sigma' < 1"])
    return Evidence.yes(
        Kind.ARGUED,
        say("slope_is_bounded_by_the_path_norm.yes"),
        domain=say("slope_is_bounded_by_the_path_norm.domain"),
        derived=(
            r"\left|\frac{\partial\hat "
            r"y}{\partial\gamma^{(i)}_j}\right|\le\frac1m\sum_t|\alpha_t|\,\|\beta^{(t)}\|_1\,\|\mathbf "
            r"w_j\|_\infty\le\frac1m\|\alpha\|_\infty\|\beta\|_{1,1}"
        ),
    )


@for_smooth_heads
def euclidean_norms_do_not_fit_bounded_coordinates(ctx: Context) -> Evidence:
    return Evidence.no(
        Kind.CERTIFIED,
        say("euclidean_norms_do_not_fit_bounded_coordinates.no"),
        certificates=(_slope("euclidean", 1, ["1"] * 4, ["1"] * 4, "euclidean"),),
    )


def _change_example(n: int, b: Fraction, claimed: Fraction) -> dict[str, Any]:
    """Maximisers in front sit at +1, p at -1: flipping p moves attention from them to it."""
    from numerics.frozen.counting import threshold
    from numerics.frozen.soft import with_few_maximisers

    t = threshold(n, 1)
    places = [["1" if j < t else "-1"] for j in range(n)]
    return {
        "kind": "frozen-change",
        **with_few_maximisers(n),
        "positions": places,
        "tokens": [["0"], ["0"]],
        "alpha": ["1"],
        "beta": [["0", "1"]],
        "bias": [str(1000 * max(1, int(b) + 1))],
        "b": str(b),
        "claimed": str(claimed),
    }


@for_smooth_heads
@about()  # the line without absolute values is false whatever the last bound is
def changes_of_attention_sum_to_zero(ctx: Context) -> Evidence:
    body = _change_example(7, smoothing(ctx), Fraction(0))
    return Evidence.no(
        Kind.CERTIFIED,
        say("changes_of_attention_sum_to_zero.no"),
        certificates=(Certificate(name="thm-11.change.json", body=body),),
        derived=r"\sum_{j=1}^n\Delta\gamma^{(i)}_j=0",
    )


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
        spare = say("output_changes_little.spare") if "change" not in ctx.replaced else ""
        return Evidence.yes(
            Kind.ARGUED,
            say("output_changes_little.yes", spare=spare),
            domain="all n, m >= 1",
            derived=(
                r"|\Delta\hat y|\le\frac{P}{m}\sum_{i=1}^m\bigl(\delta_i+\gamma^{(i)}_p+\tilde\gamma^{(i)}_p\bigr) "
                r"=\frac{2P}{m}\sum_i\tilde\gamma^{(i)}_p\le\frac{2P}{\lceil n/(5m)\rceil+1}"
            ),
        )
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
            return Evidence.no(
                Kind.CERTIFIED,
                say("output_changes_little.no", formula=formula.text, claimed=claimed, n=n),
                cases=count,
                certificates=(Certificate(name=f"thm-11.change.n{n}.json", body=body),),
            )
        return Evidence.no(
            Kind.ARGUED, say("output_changes_little.no-2", formula=formula.text, largest=largest, n=n, m=m), cases=count
        )
    return Evidence.unknown(
        say("output_changes_little.unknown", formula=formula.text, count=count, reason=order.reason)
    )


# --------------------------------------------------------------------------------------------- pairs of inputs


def margins_cost() -> bool:
    """u + v ≥ s ≥ 0 implies u_+² + v_+² ≥ s²/2: 2(u² + v²) - (u + v)² is the square of u - v."""
    import sympy as sp

    u, v = sp.symbols("u v", real=True)
    return sp.expand(2 * (u**2 + v**2) - (u + v) ** 2 - (u - v) ** 2) == 0


def _growth(ctx: Context) -> str:
    """Why the printed right side is too large; of a formula that was put in, nothing but its value is known."""
    if "pair" in ctx.replaced:
        return say("growth.says", pair=ctx.quantities["pair"].text)
    return say("growth.says-2")


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
    return Evidence.no(
        Kind.EXHAUSTIVE if shown else Kind.ARGUED,
        say("costs_two.no", opening=opening, n=n, m=m, norm=float(norm)),
        certificates=shown,
        derived=r"\ge 2\Bigl(1-\|\alpha\|\|\beta\|\frac{5m^2}{n}\Bigr)_+^2",
    )


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
    return Evidence.unknown(say("pair_of_zero_outputs_costs_two.unknown", formula=formula.text))


@for_frozen_heads
def pair_costs_the_positive_part(ctx: Context) -> Evidence:
    """Two outputs of opposed labels that differ by D = norm·change ≤ 2 cost at least (2 - D)²/2, and can cost that."""
    from numerics.formula.grammar import ExpressionError, parse
    from numerics.frozen.hard_bounds import enclosure
    from theorems.han2025.shared.orders import below

    formula, change = ctx.quantities["pair"], ctx.quantities["change"]
    if not margins_cost():
        return unconfirmed([say("pair_costs_the_positive_part.unknown")])
    try:
        least = parse(f"(2 - norm*({change.text}))**2/2", formula.symbols)
        gap = parse(f"norm*({change.text})", formula.symbols)
    except ExpressionError:
        return Evidence.unknown(say("pair_costs_the_positive_part.unknown-2", change=change.text))
    if below(gap, "2", SMALL_NORMS).answer != "yes":
        return Evidence.unknown(say("pair_costs_the_positive_part.unknown-3", change=change.text))
    order = below(formula, least, SMALL_NORMS)
    if order.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            say("pair_costs_the_positive_part.yes"),
            domain="n, m >= 1, 5m²‖α‖‖β‖ <= n",
            derived=r"u+v\ge 2-D\ge0\implies u_+^2+v_+^2\ge\tfrac12(2-D)^2",
        )
    if order.answer == "no" and not order.undefined and len(order.witness) == 3:
        at = dict(order.witness)
        if (
            found := _costs_two(formula, at, say("pair_costs_the_positive_part.costs_two", formula=formula.text))
        ) is not None:
            return found
        value, cost = enclosure(formula, at), enclosure(least, at)
        if value is not None and cost is not None and value[0] > cost[1]:
            where = ", ".join(f"{name} = {float(size):g}" for name, size in at.items())
            return Evidence.no(
                Kind.ARGUED, say("pair_costs_the_positive_part.no", where=where, formula=formula.text), cases=1
            )
    return Evidence.unknown(say("pair_costs_the_positive_part.unknown-4", formula=formula.text, reason=order.reason))


@for_frozen_heads
def pairs_add_up(ctx: Context) -> Evidence:
    """(9) as an inference from the pair loss, whatever it is: the subset splits into pairs that differ at p."""
    from itertools import product

    from numerics.formula.order import defined
    from theorems.han2025.shared.frozen import NORMED

    if defined(ctx.quantities["pair"], NORMED).answer != "yes":
        return Evidence.unknown(say("pairs_add_up.unknown", pair=ctx.quantities["pair"].text))

    cases = 0
    for n, length, t in ((4, 2, 1), (5, 3, 2), (6, 4, 2)):
        good = {x for x in product((0, 1), repeat=n) if sum(x[:length]) >= t}
        flip = {(*x[:-1], 1 - x[-1]) for x in good if x[-1] == 0}
        cases += len(good)
        if flip != {x for x in good if x[-1] == 1} or 2 * len(flip) != len(good):
            return unconfirmed([say("pairs_add_up.unknown-2")])
    return Evidence.yes(Kind.ARGUED, say("pairs_add_up.yes"), cases=cases, domain=say("pairs_add_up.domain"))


@for_smooth_heads
def sum_fails_for_scaled_embeddings(ctx: Context) -> Evidence:
    from numerics.frozen.counting import bad_inputs
    from numerics.frozen.hard_bounds import enclosure, shorter
    from numerics.frozen.soft import reader

    norm, b = Fraction(1, 100), smoothing(ctx)
    found, pair = reader(7, b, norm), enclosure(ctx.quantities["pair"], {"n": 7, "m": 1, "norm": norm})
    if pair is None or pair[0] <= 0:
        return Evidence.unknown(
            say("sum_fails_for_scaled_embeddings.unknown", pair=ctx.quantities["pair"].text, norm=norm)
        )
    claimed = shorter((1 - Fraction(bad_inputs(7, 1), 2**7)) * pair[0] / 2, Fraction(0))
    body = {
        "kind": "frozen-reader",
        "n": 7,
        "m": 1,
        "b": str(b),
        "scale": str(found.scale),
        "sharpness": str(found.sharpness),
        "norm": str(norm),
        "claimed": str(claimed),
    }
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("sum_fails_for_scaled_embeddings.no", claimed=claimed),
        certificates=(Certificate(name="thm-11.sum-over-subset.json", body=body),),
    )
