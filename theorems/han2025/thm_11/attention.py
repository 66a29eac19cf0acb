r"""Theorem 11, the first part of the proof: rankings, the subset of inputs, and how little attention moves.

All of it stands but for one slip: in *score-order* the matrix is applied twice to the token.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.han2025.shared.attacks import without_a_value
from theorems.han2025.shared.scope import ANY, SHARP, for_any_model, speaks_of, unconfirmed
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Kind

if TYPE_CHECKING:
    pass

say = words_beside(__package__)

# formulas in n and m are compared at all m <= n <= MOST, whatever the profile: a verdict must not depend on it
MOST = 100
THRESHOLD = "ceil(n/(5*m))"  # preferred tokens in front: at least n/(5m), a whole number


# The claims on frozen heads take heads, embeddings, positions, classifier and temperature as they come; they are about
# fair bits, the squared hinge loss and a (smoothed) ReLU.
FROZEN = {"positions": ANY, "heads": ANY, "head": ANY, "trained": ANY, "temperature": ANY}
for_frozen_heads = speaks_of(**FROZEN, activation=SHARP)  # all that is used of the activation: 0 <= slope <= 1
for_smooth_heads = speaks_of(**FROZEN)  # explicit networks with b > 0


def smoothing(ctx: Context) -> Fraction:
    """b of the activation; the model's own, and 1/100 for another activation."""
    return ctx.model.smoothing or Fraction(1, 100)


# ------------------------------------------------------------------------------------ rankings and the subset


@for_any_model
def concatenation_is_a_sum(ctx: Context) -> Evidence:
    import sympy as sp

    token, place = sp.Matrix(sp.symbols("e1:4")), sp.Matrix(sp.symbols("f1:4"))
    zero = sp.zeros(3, 1)
    if sp.Matrix.vstack(token, place) != sp.Matrix.vstack(token, zero) + sp.Matrix.vstack(zero, place):
        return unconfirmed(["the identity"])
    return Evidence.yes(Kind.ARGUED, say("concatenation_is_a_sum.yes"), domain="every dimension")


@for_any_model
def positions_can_be_ranked(ctx: Context) -> Evidence:
    """All scores on three levels: a ranking is a permutation along which scores do not grow, and a token is best."""
    from itertools import pairwise, product

    cases = 0
    for n in range(1, 6):
        for scores in product(range(3), repeat=n):
            ranking = sorted(range(n), key=lambda j: (-scores[j], j))
            cases += 1
            if sorted(ranking) != list(range(n)) or any(scores[a] < scores[b] for a, b in pairwise(ranking)):
                return unconfirmed([say("positions_can_be_ranked.unknown", scores=scores)])
    return Evidence.yes(
        Kind.ARGUED, say("positions_can_be_ranked.yes"), domain=say("positions_can_be_ranked.domain"), cases=cases
    )


@for_any_model
def some_position_is_in_no_prefix(ctx: Context) -> Evidence:
    import sympy as sp

    from numerics.frozen.counting import pairs, prefix

    m, c, s = sp.symbols("m c s")  # n - 1 = c m - s with c = ⌈(n-1)/m⌉ and 0 ≤ s < m
    rest = sp.expand((c * m - s + 1) - m * (c - 1) - (m - s + 1)) == 0
    most = MOST
    if not rest or any(n - m * prefix(n, m) < 2 for n, m in pairs(most)):
        return unconfirmed([say("some_position_is_in_no_prefix.unknown")])
    return Evidence.yes(
        Kind.ARGUED,
        say("some_position_is_in_no_prefix.yes"),
        domain=say("some_position_is_in_no_prefix.domain"),
        derived=r"n-m\left(\left\lceil\tfrac{n-1}{m}\right\rceil-1\right)=m-s+1\ge 2",
    )


def small_heads(n: int, m: int) -> list[tuple[tuple[tuple[int, ...], int], ...]]:
    """Choices of m heads (ranking, preferred token) on n positions: the first ranking is 0, …, n-1 with token 1."""
    from itertools import permutations, product

    first = (tuple(range(n)), 1)
    others = list(product(permutations(range(n)), (0, 1)))
    return [(first, *rest) for rest in product(others, repeat=m - 1)]


def inside(x: tuple[int, ...], head: tuple[tuple[int, ...], int], length: int, least: int) -> bool:
    """Whether the prefix of a ranking holds at least so many of its preferred tokens."""
    ranking, token = head
    return sum(x[j] == token for j in ranking[:length]) >= least


@for_any_model
def subset_is_closed_under_the_flip(ctx: Context) -> Evidence:
    """A definition: what the argument needs of it is that flipping the bit at p stays inside."""
    from itertools import product

    from numerics.frozen.counting import pairs, prefix, threshold

    empty = [(n, m) for n, m in pairs(60) if threshold(n, m) > prefix(n, m)]
    if any(m < n - 1 for n, m in empty):
        return unconfirmed([say("subset_is_closed_under_the_flip.unknown")])
    cases = 0
    for n, m in ((3, 1), (4, 1), (5, 1), (4, 2), (5, 2)):
        length, least = prefix(n, m), threshold(n, m)
        for heads in small_heads(n, m):
            missed = set(range(n)).difference(*(ranking[:length] for ranking, _ in heads))
            subset = {x for x in product((0, 1), repeat=n) if all(inside(x, head, length, least) for head in heads)}
            cases += len(subset)
            if not missed or any((*x[:p], 1 - x[p], *x[p + 1 :]) not in subset for p in missed for x in subset):
                return unconfirmed([say("subset_is_closed_under_the_flip.unknown-2", n=n, m=m)])
    return Evidence.yes(
        Kind.ARGUED,
        say("subset_is_closed_under_the_flip.yes", cases=cases),
        domain="all n >= 2, m >= 1",
        cases=cases,
        derived=r"\mathbf x\in\mathcal X'\iff f_{\text{flip-}p}(\mathbf x)\in\mathcal X'",
    )


@for_any_model
def matrix_is_applied_twice_to_the_token(ctx: Context) -> Evidence:
    body = {
        "kind": "frozen-stray",
        "matrix": [["1", "1"], ["-2", "0"]],
        "query": ["1", "0"],
        "tokens": [["0", "0"], ["1", "0"]],
        "positions": [["0", "0"]] * 3,
        "x": [1, 0, 0],
        "j": 1,
        "p": 3,
    }
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("matrix_is_applied_twice_to_the_token.no"),
        certificates=(Certificate(name="thm-11.score-order.json", body=body),),
        derived=(
            r"\mathbf w_0^T\mathbf A_i\bigl(f'_{\text{pos}}(p)+f'_{\text{emb}}(x_p)\bigr)\le \mathbf w_0^T\mathbf "
            r"A_i\bigl(f'_{\text{pos}}(j)+f'_{\text{emb}}(x_j)\bigr)"
        ),
    )


@for_any_model
def maximisers_score_at_least_as_much(ctx: Context) -> Evidence:
    from itertools import product

    cases = 0
    for pj, pp, t0, t1, xj, xp in product(range(3), range(3), range(3), range(3), (0, 1), (0, 1)):
        tokens = (t0, t1)
        if pj >= pp and tokens[xj] == max(tokens):
            cases += 1
            if pj + tokens[xj] < pp + tokens[xp]:
                return unconfirmed([say("maximisers_score_at_least_as_much.unknown")])
    return Evidence.yes(
        Kind.ARGUED,
        say("maximisers_score_at_least_as_much.yes"),
        domain=say("maximisers_score_at_least_as_much.domain"),
        cases=cases,
    )


# ------------------------------------------------------------------------------------------------- attention


def peak() -> str | None:
    """The supremum 1/(t+1) at the threshold, from the algebra of :mod:`theorems.han2025.shared.frozen`."""
    from theorems.han2025.shared.frozen import movement

    moved = movement()
    return None if moved is None else moved.replace("t", THRESHOLD)


def _against_the_peak(ctx: Context, name: str, what: str, text: str) -> Evidence:
    """A bound that has to be at least 1/(t+1), t = ⌈n/(5m)⌉: that is the supremum of all three quantities."""
    from numerics.frozen.counting import pairs, prefix, threshold
    from numerics.frozen.hard_bounds import enclosure, shorter
    from numerics.frozen.soft import capped_attention, largest_relative_change, own_change, with_few_maximisers
    from theorems.han2025.shared.orders import HEADS, below

    formula, proved, count = ctx.quantities[name], peak(), 0
    if proved is None:
        return unconfirmed(["the cap 1/(t+1)"])
    order = below(proved, formula, HEADS)
    if order.answer == "yes":
        return Evidence.yes(Kind.ARGUED, text, domain="all n, m >= 1", derived=r"\sup=\frac{1}{\lceil n/(5m)\rceil+1}")
    attained = {"cap": capped_attention, "other": largest_relative_change, "own": own_change}[what]
    followed = size_of(order)
    for n, m in (*pairs(MOST), *followed):
        if threshold(n, m) > prefix(n, m):
            continue  # no input is in the subset
        count += 1
        value, most = enclosure(formula, {"n": n, "m": m}), Fraction(1, threshold(n, m) + 1)
        if value is None or not value[1] < most:
            continue
        reached = attained(n) if m == 1 else None
        if reached is not None and value[1] < reached and n <= 400:
            return _exceeded(n, what, with_few_maximisers(n), formula.text, -shorter(-value[1], -reached), reached)
        return _approached(formula.text, n, m, most)
    if (missed := without_a_value(formula, f"{HEADS}; m = 1; n >= 20")) is not None:  # there the subset is not empty
        return missed
    return Evidence.unknown(
        say("against_the_peak.unknown", formula=formula.text, proved=proved, count=count, reason=order.reason)
    )


def size_of(order: Any) -> list[tuple[int, int]]:
    """The size at which a test of order failed."""
    if order.answer != "no" or order.undefined or not {"n", "m"} <= order.witness.keys():
        return []
    return [(int(order.witness["n"]), int(order.witness["m"]))]


def _approached(text: str, n: int, m: int, peak: Fraction) -> Evidence:
    """All heads alike, ⌈n/(5m)⌉ maximisers of the same score as p after the flip, all other scores far below."""
    return Evidence.no(Kind.ARGUED, say("approached.no", text=text, peak=peak, n=n, m=m, peak_2=1 / peak - 1), cases=1)


def _exceeded(n: int, what: str, example: dict[str, Any], text: str, claimed: Fraction, reached: Fraction) -> Evidence:
    body = {"kind": "frozen-attention", **example, "what": what, "claimed": str(claimed)}
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("exceeded.no", text=text, claimed=claimed, n=n, reached=float(reached)),
        cases=1,
        certificates=(Certificate(name=f"thm-11.{what}.n{n}.json", body=body),),
    )


@for_any_model
def attention_is_capped(ctx: Context) -> Evidence:
    return _against_the_peak(ctx, "attention_cap", "cap", (say("attention_is_capped.against_the_peak")))


@for_any_model
def other_attention_changes_little(ctx: Context) -> Evidence:
    import sympy as sp

    e, g, p, q = sp.symbols("e g p q", positive=True)  # exp of s_r, the sum G, exp of s_p before and after
    if sp.simplify(e / (g + p) - e / (g + q) - e / (g + p) * (q - p) / (g + q)) != 0:
        return unconfirmed(["the identity"])
    return _against_the_peak(ctx, "delta_other", "other", (say("other_attention_changes_little.against_the_peak")))


def falling_share(temperature: Fraction) -> tuple[Fraction, Fraction]:
    """Two positions, raw scores (0, 0), then (0, log 2): how far the first attention falls, by softmax and by the
    display with the exponentials of the raw scores.  1/temperature must be whole."""
    raised = Fraction(2) ** int(1 / temperature)  # exp(log 2 / temperature)
    before, after = Fraction(1, 2), 1 / (1 + raised)
    display = before * (Fraction(2) - 1) / (1 + Fraction(2))  # γ_r (exp s~ - exp s)/(G + exp s~), G = exp 0
    return before - after, display


@for_any_model
def raw_scores_need_temperature_one(ctx: Context) -> Evidence:
    (fall, display), (same, at_one) = falling_share(Fraction(1, 2)), falling_share(Fraction(1))
    if fall == display or same != at_one:
        return Evidence.unknown(say("raw_scores_need_temperature_one.unknown"))
    return Evidence.no(
        Kind.ARGUED, say("raw_scores_need_temperature_one.no", fall=fall, display=display, same=same), cases=1
    )


@for_any_model
def own_attention_changes_little(ctx: Context) -> Evidence:
    return _against_the_peak(ctx, "delta_p", "own", (say("own_attention_changes_little.against_the_peak")))
