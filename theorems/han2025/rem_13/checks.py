"""The checks of Remark 13: what one hard head reveals on average, and what many of them read."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.han2025.shared.attacks import above_the_known, without_a_value
from theorems.han2025.shared.hard import as_json, for_uniform_inputs, known_risks, within_the_checker
from theorems.han2025.shared.orders import HEADS, at_most_one_of, below, is_big_o, is_positive, part, tends_to
from theorems.han2025.shared.scope import for_any_model, unconfirmed
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Kind, about

if TYPE_CHECKING:
    from numerics.formula.grammar import Expression

say = words_beside(__package__)

GROWING = {"n": (1, 1), "m": (1, 1)}  # n = m = s


def _reads_all(n: int, m: int, name: str) -> tuple[Certificate, ...]:
    """m >= n heads, each fixed on one position and together on all."""
    if not within_the_checker(n, m):
        return ()
    heads = [{"positions": [min(i, n)], "token": 1} for i in range(1, m + 1)]
    return (
        Certificate(
            name=name,
            body={
                "kind": "hard-witness",
                "n": n,
                "m": m,
                "k": None,
                "representation": "tuple",
                "heads": heads,
                "value": "0",
                "claimed": "1",
            },
        ),
    )


@for_uniform_inputs
def many_heads_read_every_bit(ctx: Context) -> Evidence:
    """Against any order f(n): n(⌈|f(n)|⌉ + 1) heads are not O(f), and read everything."""
    from numerics.formula.order import defined
    from numerics.frozen.hard_bounds import enclosure

    formula = ctx.quantities["heads"]
    value = enclosure(formula, {"n": 2})
    if value is None or defined(formula, "integers n >= 1").answer != "yes":
        return Evidence.unknown(say("many_heads_read_every_bit.unknown", formula=formula.text))
    m = 2 * (math.ceil(max(abs(value[0]), abs(value[1]))) + 1) - 2 * int(formula.text == "n")
    return Evidence.no(
        Kind.ARGUED,
        say("many_heads_read_every_bit.no", m=m),
        certificates=_reads_all(2, m, "rem-13.many-heads.json"),
        derived=r"m=n\,(\lceil f(n)\rceil+1)\ne O(f(n)):\quad\mathcal L=0\ \text{for every }\mathcal B",
    )


@for_uniform_inputs
@about()
def one_head_beats_chance_at_three_positions(ctx: Context) -> Evidence:
    heads = [{"positions": [1, 2, 3], "token": 1}]
    body = {
        "kind": "hard-witness",
        "n": 3,
        "m": 1,
        "k": None,
        "representation": "tuple",
        "heads": heads,
        "value": "3/4",
        "claimed": "1",
    }
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("one_head_beats_chance_at_three_positions.no"),
        cases=7,
        certificates=(Certificate(name="rem-13.finite-n.json", body=body),),
    )


def largest_mean() -> int | None:
    """sup over L of Σ_{i≤L} Pr[the first i-1 positions hold the other token] = Σ 2^(1-i), by SymPy, and by counting.

    None where the two do not agree: the number is computed here and typed nowhere.
    """
    import sympy as sp

    from numerics.frozen.hard_heads import heads

    i, length = sp.symbols("i L", positive=True, integer=True)
    total = sp.summation(2 ** (1 - i), (i, 1, length))
    means = {head: Fraction(sum(int(r).bit_count() for r in head.revealed(4)), 16) for head in heads(4)}
    counted = all(
        mean == Fraction(int(total.subs(length, len(h.positions)).p), int(total.subs(length, len(h.positions)).q))
        for h, mean in means.items()
    )
    most = sp.limit(total, length, sp.oo)
    gap = sp.simplify((most - total) * 2 ** (length - 1))  # a positive number: the sup is not exceeded
    return int(most) if counted and most.is_Integer and gap == 1 else None


def derived_bound() -> str | None:
    """Some position is revealed with probability at most m·(mean)/n, and a set that holds it has the rest as risk."""
    most = largest_mean()
    return None if most is None else f"1 - {most}*m/n"


@for_uniform_inputs
@part("bound", "repair.bound")
def some_position_is_seldom_revealed(ctx: Context) -> Evidence:
    """Attack with exact minimax values over sets of one bit; then the order against the bound derived above."""
    from numerics.frozen.hard_bounds import against_minimax
    from numerics.frozen.minimax import minimax

    formula, derived = ctx.quantities["repair.bound"], derived_bound()
    sizes = ((3, 1), (4, 1), (4, 2)) if ctx.profile.level == 0 else ((3, 1), (4, 1), (4, 2), (5, 1), (5, 2), (6, 2))
    exact = {(n, m): minimax(n, m, 1) for n, m in sizes}
    found = against_minimax(formula, exact, 1)
    if found.outcome == "exceeds":
        return _exceeds(formula.text, found)
    if (missed := without_a_value(formula, HEADS) or above_the_known(formula, known_risks(1))) is not None:
        return missed
    if derived is None:
        return unconfirmed([say("some_position_is_seldom_revealed.unknown")])
    order = below(formula, derived, HEADS)
    if order.answer != "yes" and not at_most_one_of(formula, (f"max(0, {derived})", "0"), HEADS):
        return Evidence.unknown(
            say(
                "some_position_is_seldom_revealed.unknown-2", formula=formula.text, derived=derived, reason=order.reason
            )
        )
    return Evidence.yes(
        Kind.ARGUED,
        say("some_position_is_seldom_revealed.yes", number_of_exact=len(exact)),
        domain=say("some_position_is_seldom_revealed.domain"),
        cases=found.points,
        derived=say("some_position_is_seldom_revealed.derived"),
    )


def _exceeds(text: str, found: Any) -> Evidence:
    body = {
        "kind": "hard-witness",
        "n": found.n,
        "m": found.m,
        "k": 1,
        "representation": "tuple",
        "heads": as_json(found.heads),
        "value": str(found.best),
        "claimed": str(found.claimed),
    }
    shown = (Certificate(name="rem-13.bound.json", body=body),) if within_the_checker(found.n, found.m) else ()
    return Evidence.no(
        Kind.EXHAUSTIVE if shown else Kind.ARGUED,
        say("exceeds.no", n=found.n, m=found.m, text=text),
        certificates=shown,
    )


def _needed(formula: Expression) -> Evidence:
    """Is it necessary that m is at least of the order of the formula?"""
    if derived_bound() is None:
        return unconfirmed([say("needed.unknown")])
    if is_positive(formula, "integers n >= 1") and is_big_o(formula, "n", "integers n >= 1"):
        return Evidence.yes(
            Kind.ARGUED,
            say("needed.yes", formula=formula.text),
            domain=say("needed.domain"),
            derived=say("needed.derived"),
        )
    ratio = _parsed(f"n/({formula.text})")
    if ratio is not None and tends_to(ratio, GROWING) == "0":
        return Evidence.no(
            Kind.ARGUED,
            say("needed.no", formula=formula.text),
            certificates=_reads_all(3, 3, "rem-13.fewer-heads.json"),
        )
    return Evidence.unknown(say("needed.unknown-2", formula=formula.text))


def _parsed(text: str) -> Expression | None:
    from numerics.formula.grammar import ExpressionError, parse

    try:
        return parse(text, ("n",))
    except ExpressionError:
        return None


@for_uniform_inputs
def linearly_many_heads_are_needed(ctx: Context) -> Evidence:
    return _needed(ctx.quantities["heads"])


@for_uniform_inputs
@part("order", "repair.heads")
def a_fixed_margin_needs_as_many_heads(ctx: Context) -> Evidence:
    return _needed(ctx.quantities["repair.heads"])


@for_uniform_inputs
@part("enough", "repair.enough")
def so_many_heads_suffice(ctx: Context) -> Evidence:
    """m ≥ n heads on one position each read everything; fewer leave Pr[Bin(n-1, 1/2) ≥ m] > 0."""
    from numerics.formula.order import decide
    from numerics.frozen.hard_bounds import enclosure
    from numerics.frozen.minimax import minimax
    from theorems.han2025.shared.hard import minimax_certificates

    formula = ctx.quantities["repair.enough"]
    order = decide(formula, ">=", "n", "integers n >= 1")
    if order.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            say("so_many_heads_suffice.yes", formula=formula.text),
            domain="all n >= 1",
            certificates=_reads_all(3, 3, "rem-13.enough.json"),
        )
    if (missed := without_a_value(formula, "integers n >= 1")) is not None:
        return missed
    n = int(order.witness.get("n", 0)) if order.answer == "no" and not order.undefined else 0
    value = enclosure(formula, {"n": n}) if n else None
    if value is None or not value[1] < n:
        return Evidence.unknown(say("so_many_heads_suffice.unknown", formula=formula.text, reason=order.reason))
    m = math.floor(value[1])
    small = minimax(n, m) if m >= 1 and n <= 4 else None
    return Evidence.no(
        Kind.ARGUED,
        say("so_many_heads_suffice.no", n=n, formula=formula.text, m=m),
        certificates=minimax_certificates(small, claim="rem-13") if small is not None else (),
    )


@for_any_model
def printed_bound_stops_before(ctx: Context) -> Evidence:
    """n = 4^j, m = ⌈n/j⌉ = o(n): m ≥ n/j gives ⌈(n-1)/m⌉ ≤ j, so 2m/2^⌈(n-1)/m⌉ ≥ 2^(j+1)/j."""
    import sympy as sp

    formula, printed = ctx.quantities["corollary"], "1 - 2*m/2**ceil((n-1)/m)"
    if formula.text != printed and below(formula, printed, HEADS).answer != "yes":
        return Evidence.unknown(say("printed_bound_stops_before.unknown", formula=formula.text, printed=printed))
    j = sp.Symbol("j", positive=True, integer=True)
    unbounded = sp.limit(2 ** (j + 1) / j, j, sp.oo) == sp.oo
    small = all(
        1 - formula.exact({"n": n, "m": m}) >= Fraction(2 ** (e + 1), e)
        for e in range(2, 9)
        for n in [4**e]
        for m in [-(-n // e)]
    )
    if not (unbounded and small):
        return unconfirmed(["the family"])
    return Evidence.no(
        Kind.ARGUED,
        say("printed_bound_stops_before.no"),
        derived=r"n=4^j,\ m=\lceil n/j\rceil=o(n):\quad 1-\frac{2m}{2^{\lceil(n-1)/m\rceil}}\to-\infty",
    )
