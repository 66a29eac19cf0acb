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

from numerics.formula.rationals import enclosure, shorter
from numerics.frozen.counting import chernoff_step, first_size
from numerics.frozen.soft import good_share, grid, proved_bound, reader
from numerics.parity.facts.classifier import activation_slope_grows_from_zero_to_one
from theorems.han2025.shared.frozen import NORMED, attacked, closed_bounds, is_proved, movement_facts, smoothing
from theorems.han2025.shared.frozen_models import for_frozen_heads, for_smooth_heads, margins_are_one
from theorems.han2025.shared.orders import below
from theorems.han2025.shared.other_floor import zero_output_costs_less
from theorems.han2025.shared.otherwise import otherwise
from theorems.han2025.shared.scope import for_any_model, unconfirmed
from theorems.han2025.thm_11 import pairs
from theorems.han2025.thm_11.pairs import SMALL_NORMS
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope, asks, silent

say = words_beside(__package__)

__all__ = ["PRINTED"]
LARGE_NORMS = ((7, 1, 3), (7, 1, 10), (22, 2, 10), (100, 1, 100))  # n, m and the norm in units of n/(5m²)
CHECKED = 10**6  # the largest n of a certificate
PRINTED = "(1 - 2*m/2**ceil((n-1)/(5*m)))*(1 - norm*5*m**2/n)**2"


@margins_are_one
@for_smooth_heads
def tiny_weights_read_everything(ctx: Context) -> Evidence:
    """Any bound that is positive somewhere at a small norm is refuted by the reader of the whole input."""

    formula, b = ctx.quantities["bound"], smoothing(ctx)
    everywhere = "" if "bound" in ctx.replaced else say("tiny_weights_read_everything.everywhere")
    for n in range(1, 10):
        for m in (1, 2, 3):
            for norm in (Fraction(1, 100), Fraction(1), Fraction(10)):
                value = enclosure(formula, {"n": n, "m": m, "norm": norm})
                if value is None or value[0] <= 0:
                    continue
                claimed, found = shorter(value[0], Fraction(0)), reader(n, b, norm)
                body = {
                    "kind": "frozen-reader",
                    "n": n,
                    "m": m,
                    "b": str(b),
                    "scale": str(found.scale),
                    "sharpness": str(found.sharpness),
                    "norm": str(norm),
                    "claimed": str(claimed),
                }
                return Evidence.no(
                    Kind.EXHAUSTIVE,
                    say(
                        "tiny_weights_read_everything.no",
                        n=n,
                        m=m,
                        n_2=2**n - 1,
                        norm=norm,
                        claimed=claimed,
                        everywhere=everywhere,
                    ),
                    cases=2**n - 1,
                    certificates=(Certificate(name=f"thm-11.reader.n{n}.m{m}.json", body=body),),
                    derived=say("tiny_weights_read_everything.derived"),
                )
    order = below(formula, "0", NORMED)
    if order.answer == "no" and not order.undefined:
        return Evidence.no(
            Kind.ARGUED,
            say(
                "tiny_weights_read_everything.no-2",
                formula=formula.text,
                split=order.reason.removeprefix("at ").split(" the ")[0],
            ),
        )
    return Evidence.unknown(say("tiny_weights_read_everything.unknown", formula=formula.text))


@for_frozen_heads
def square_of_a_negative_number_exceeds_one(ctx: Context) -> Evidence:

    formula = ctx.quantities["bound"]
    opening = (
        f"{formula.text} exceeds 1"
        if "bound" in ctx.replaced
        else say("square_of_a_negative_number_exceeds_one.opening")
    )
    places = [(n, m, Fraction(times * n, 5 * m * m)) for n, m, times in LARGE_NORMS]
    for n, m, norm in places:
        value = enclosure(formula, {"n": n, "m": m, "norm": norm})
        if value is not None and value[0] > 1:
            claimed = shorter(value[0], Fraction(1))
            body = {"kind": "frozen-zero", "n": n, "m": m, "norm": str(norm), "what": "risk", "claimed": str(claimed)}
            shown = (Certificate(name=f"thm-11.square.n{n}.m{m}.json", body=body),) if n <= CHECKED else ()
            return Evidence.no(
                Kind.EXHAUSTIVE if shown else Kind.ARGUED,
                say(
                    "square_of_a_negative_number_exceeds_one.no", opening=opening, n=n, m=m, norm=norm, claimed=claimed
                ),
                certificates=shown,
                derived="" if "bound" in ctx.replaced else r"\Bigl(1-\|\alpha\|\|\beta\|\tfrac{5m^2}{n}\Bigr)_+^2",
            )
    return attacked(formula, smoothing(ctx), "thm-11.bounded") or Evidence.unknown(
        say("square_of_a_negative_number_exceeds_one.unknown", formula=formula.text)
    )


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
        say("facts.fact"): pairs.margins_cost(),
        say("facts.fact-2"): chernoff_step(),
        "t = 0 gives (1 - P)²": good_share(5, 2, 0) == 1,
        say("facts.fact-3"): covers,
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
        return Evidence.unknown(say("bound_holds_for_bounded_embeddings.unknown", formula=formula.text))
    return Evidence.yes(
        Kind.ARGUED,
        say("bound_holds_for_bounded_embeddings.yes"),
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
            say("bound_is_positive_for_long_inputs.silent", formula=formula.text),
        )
    if not first:
        return Evidence.no(
            Kind.ARGUED,
            say("bound_is_positive_for_long_inputs.no", formula=formula.text),
            scope=Scope.INFORMATIVE,
            domain="all n >= 1, m >= 1",
        )
    sizes = ", ".join(f"n = {n} for m = {m}" for m, n in first.items())
    what = say("bound_is_positive_for_long_inputs.what") if "bound" not in ctx.replaced else f"At norm 0 {formula.text}"
    growth = (
        say("bound_is_positive_for_long_inputs.growth", first_size=first_size(100))
        if "bound" not in ctx.replaced
        else ""
    )
    return Evidence.yes(
        Kind.EXHAUSTIVE,
        say("bound_is_positive_for_long_inputs.yes", what=what, sizes=sizes, growth=growth),
        scope=Scope.INFORMATIVE,
        domain="n <= 120, m <= 5",
    )
