"""The bounds of Lemma 14: each printed one against what is proved for all sizes, and where it fails."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.han2025.lemma_14.equation_11 import equal_heads
from theorems.han2025.shared import tables as bounds_table
from theorems.han2025.shared.scope import (
    ANY,
    decimal,
    for_the_papers_model,
    missing,
    not_applicable,
    rows_for,
    unconfirmed,
)
from theorems.han2025.shared.searches import ENTRIES, attack
from theorems.han2025.shared.suprema import (
    OURS,
    PRINTED,
    SYMBOLS,
    ball,
    by_proof,
    exact,
    facts,
    largest,
    of_part,
    proved,
    shown,
    up_to,
    value_at,
)
from theorems.han2025.shared.tables import at_this_model
from verify.court.words import words_beside
from verify.records import Certificate, Constant, Context, Evidence, Figure, Finding, Kind, Scope, about, asks, derives

if TYPE_CHECKING:
    from numerics.formula.grammar import Expression

say = words_beside(__package__)

ID = "lemma-14"
ENTRY = "20/tau**2 + 32*k**2/(tau**2*sqrt(b))"
ENTRY_TREE = [
    "+",
    ["/", "20", ["*", ["tau"], ["tau"]]],
    ["/", ["*", "32", ["k"], ["k"]], ["*", ["tau"], ["tau"], ["sqrt", ["b"]]]],
]


# --- the statement -----------------------------------------------------------------------------------------


@derives
@for_the_papers_model
def hessian_is_bounded_for_all_sizes(ctx: Context) -> Evidence:
    opening = say("hessian_is_bounded_for_all_sizes.opening") if "constant" not in ctx.replaced else ""
    return by_proof(
        ctx,
        "constant",
        "hessian",
        opening
        + say(
            "hessian_is_bounded_for_all_sizes.yes",
            hessian=shown("hessian"),
            slope=largest("slope"),
            bend=largest("bend"),
            covariance=largest("covariance"),
            cumulant=largest("cumulant"),
        ),
    )


@for_the_papers_model
def no_explicit_hessian_exceeds_the_constant(ctx: Context) -> Evidence:
    return attack(ctx, ID, "constant", "hessian", say("no_explicit_hessian_exceeds_the_constant.of"))


@for_the_papers_model
def constant_is_compared_at_this_model(ctx: Context) -> Evidence:
    return at_this_model(ctx, ID, "constant", "hessian", say("constant_is_compared_at_this_model.at_this_model"))


@about("repair.constant")
@derives
@asks(Scope.STATED, "constant")
@for_the_papers_model
def our_constant_is_proved(ctx: Context) -> Evidence:
    return of_part("constant", by_proof(ctx, "repair.constant", "hessian", say("our_constant_is_proved.yes"), OURS))


@about("repair.constant")
@asks(Scope.STATED, "constant")
@for_the_papers_model
def no_explicit_hessian_exceeds_our_constant(ctx: Context) -> Evidence:
    return of_part(
        "constant",
        attack(ctx, ID, "repair.constant", "hessian", say("no_explicit_hessian_exceeds_our_constant.of"), OURS),
    )


def least_coefficients() -> dict[str, Expression]:
    """What n = 2, k = 1 forces: |w_1|·κ/2 as b → ∞, where σ' → 1/2, and |w_1|·(σ''√b)·C² at the zero head."""
    from numerics.formula.grammar import parse
    from numerics.parity.facts.bounds import factors, first_layer, written
    from numerics.parity.facts.turning import activation_tops

    at, (_, bend, _) = factors(one=True), activation_tops()
    return {
        "repair.first": parse(written(first_layer() * at.cumulant / 2), ()),
        "repair.second": parse(written(first_layer() * bend * at.covariance**2), ()),
    }


@about("repair.first", "repair.second")
@asks(Scope.STATED, "coefficients")
@for_the_papers_model
def our_coefficients_are_needed(ctx: Context) -> Evidence:
    """n = 2, k = 1: certified points near both ends of b; a larger claim is contradicted by our own constant."""
    from numerics.formula.order import decide

    for name, least in least_coefficients().items():
        given = ctx.quantities[name]
        if value_at(ctx, name, {}) is None:
            return Evidence.unknown(say("our_coefficients_are_needed.unknown", given=given.text), part="coefficients")
        if bool(given.ball({}) > 2 * least.ball({})):  # the coefficients of the computed bound are twice the least ones
            return Evidence.no(
                Kind.ARGUED, say("our_coefficients_are_needed.no", given=given.text), part="coefficients"
            )
        if decide(least, ">=", given, "unused >= 0").answer != "yes":
            return Evidence.unknown(
                say("our_coefficients_are_needed.unknown-2", given=given.text, least=least.text), part="coefficients"
            )
    place = {
        "kind": "formula-inequality",
        "n": 2,
        "k": 1,
        "tau": "1",
        "relation": ">",
        "x": "10",
        "left": ["abs", ["hessian", "1", "1"]],
    }
    small = place | {"b": "1/1000000", "heads": [["0", "0"]], "right": "4999999/10000"}
    large = place | {"b": "1000000000000", "heads": [["0", "13/20"]], "right": "769/1000"}
    return Evidence.yes(
        Kind.ARGUED,
        say("our_coefficients_are_needed.yes"),
        part="coefficients",
        certificates=(
            Certificate(name="lemma-14.small-b.json", body=small),
            Certificate(name="lemma-14.large-b.json", body=large),
        ),
    )


# --- the steps: bounds -------------------------------------------------------------------------------------


@for_the_papers_model
def mixed_derivatives_of_two_heads_vanish(ctx: Context) -> Evidence:
    """v1* is a sum of one function a head: in the derived Hessian across heads there is no term with f'."""
    from numerics.parity.facts.curvature import hessian_has_two_terms

    facts = {say("mixed_derivatives_of_two_heads_vanish.fact"): hessian_has_two_terms()}
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence.yes(Kind.ARGUED, say("mixed_derivatives_of_two_heads_vanish.yes"))


@for_the_papers_model
def product_rule_is_right(ctx: Context) -> Evidence:
    from numerics.parity.facts.curvature import hessian_has_two_terms

    facts = {say("product_rule_is_right.fact"): hessian_has_two_terms()}
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence.yes(
        Kind.ARGUED,
        say("product_rule_is_right.yes"),
        derived=(
            r"\frac{\partial^2\hat y}{\partial a_{13}^2}=f'(S)\,\frac{K_{11}}{\tau^2}+f''(S)\,"
            r"\frac{C_1^2}{\tau^2}"
        ),
    )


@derives
@for_the_papers_model
def cross_entries_are_bounded(ctx: Context) -> Evidence:
    return by_proof(ctx, "cross", "cross-entry", say("cross_entries_are_bounded.yes", cross_entry=shown("cross-entry")))


@for_the_papers_model
def no_explicit_cross_entry_exceeds_the_bound(ctx: Context) -> Evidence:
    return attack(ctx, ID, "cross", "cross-entry", say("no_explicit_cross_entry_exceeds_the_bound.of"))


@for_the_papers_model
def displayed_cross_entry_exceeds_the_bound(ctx: Context) -> Evidence:
    """The display's own middle expression, wrong second derivative and signs included, is not below the bound.

    n = 4, x = 1000, k = 2 equal heads: where 2γ_1 is just above 1/2 the wrong term is of the order 1/b.
    """
    if "cross" in ctx.replaced:
        return Evidence.unknown(say("displayed_cross_entry_exceeds_the_bound.unknown"))
    left = ["abs", ["/", ["*", _printed_layers(), _printed_share("1"), _printed_share("2")], ["*", ["tau"], ["tau"]]]]
    right = ["/", ["*", "32", ["k"], ["k"]], ["*", ["tau"], ["tau"], ["sqrt", ["b"]]]]
    b = Fraction(1, 10**9)
    head = _head_of_share((0.5 + float(b / 2) ** 0.5) / 2)
    body = {
        "kind": "formula-inequality",
        "n": 4,
        "k": 2,
        "tau": "1",
        "b": str(b),
        "x": "1000",
        "heads": [[head, "0"], [head, "0"]],
        "left": left,
        "relation": ">",
        "right": right,
    }
    return Evidence.no(
        Kind.CERTIFIED,
        say("displayed_cross_entry_exceeds_the_bound.no"),
        certificates=(Certificate(name="lemma-14.cross-display.json", body=body),),
    )


@for_the_papers_model
def displayed_slope_derivative_exceeds_the_bound(ctx: Context) -> Evidence:
    """n = 4, x = 1000, one head whose share is just below 1/2, b = 10^-5: the same wrong term in (12)."""
    if "mixed" in ctx.replaced:
        return Evidence.unknown(say("displayed_slope_derivative_exceeds_the_bound.unknown"))
    b = Fraction(1, 10**5)
    left = ["abs", ["/", ["*", ["k"], _printed_layers(), _printed_share("1")], ["tau"]]]
    right = ["/", ["*", "16", ["k"], ["k"], ["k"]], ["*", ["tau"], ["sqrt", ["b"]]]]
    body = {
        "kind": "formula-inequality",
        "n": 4,
        "k": 1,
        "tau": "1",
        "b": str(b),
        "x": "1000",
        "heads": [[_head_of_share(0.5 - float(b / 2) ** 0.5), "0"]],
        "left": left,
        "relation": ">",
        "right": right,
    }
    return Evidence.no(
        Kind.CERTIFIED,
        say("displayed_slope_derivative_exceeds_the_bound.no"),
        certificates=(Certificate(name="lemma-14.mixed-display.json", body=body),),
    )


def _printed_layers() -> list[Any]:
    """Σ_q (-1)^q (8q - 4) times the second derivative of the activation as it is printed."""
    square = ["+", ["*", ["z", "q"], ["z", "q"]], ["b"]]
    bend = ["/", ["-", ["*", "2", ["sqrt", square]], ["/", ["z", "q"], ["sqrt", square]]], ["*", "4", square]]
    return ["layers", "q", ["*", ["alternating", "q"], ["-", ["*", "8", "q"], "4"], bend]]


def _printed_share(head: str) -> list[Any]:
    from theorems.han2025.lemma_14.displays import bracket

    return ["sum", "p", "", ["*", ["x", "p"], bracket("sin", "p", head)]]


def _head_of_share(share: float) -> str:
    """n = 4, x = 1000: the head (a, 0) has the share 1/(1 + 2e^-a + e^-2a) = 1/(1 + e^-a)²."""
    import math

    return str(Fraction(f"{-math.log(1 / math.sqrt(share) - 1):.15f}"))


@derives
@for_the_papers_model
def slope_derivatives_are_bounded(ctx: Context) -> Evidence:
    return by_proof(
        ctx,
        "mixed",
        "slope-derivative",
        say("slope_derivatives_are_bounded.yes", slope_derivative=shown("slope-derivative")),
    )


@for_the_papers_model
def no_explicit_slope_derivative_exceeds_the_bound(ctx: Context) -> Evidence:
    return attack(ctx, ID, "mixed", "slope-derivative", say("no_explicit_slope_derivative_exceeds_the_bound.of"))


@for_the_papers_model
def entry_exceeds_its_bound_for_huge_smoothing(ctx: Context) -> Evidence:
    """n = k = 64, b = 10^11: f' is close to 2k and K_11 close to 0.16, so f'K_11 > 20; then as for any bound."""
    body = equal_heads(64, 64, str(10**11), "7/8") | {"left": ["abs", ["hessian", "0", "0"]], "relation": ">"}
    at = {"n": 64, "k": 64, "tau": Fraction(1), "b": Fraction(10**11)}
    value = value_at(ctx, "entry", at)
    if value is None or not value < ball(Fraction(2057, 100)):
        return _entry_by_proof(ctx, PRINTED)
    text = ctx.quantities["entry"].text
    body["right"] = ENTRY_TREE if "entry" not in ctx.replaced else "2057/100"
    return Evidence.no(
        Kind.CERTIFIED,
        (
            say("entry_exceeds_its_bound_for_huge_smoothing.no", text=text, value=decimal(value, 6))
            + ("" if "entry" in ctx.replaced else say("entry_exceeds_its_bound_for_huge_smoothing.no-2"))
        ),
        certificates=(Certificate(name="lemma-14.entry.json", body=body),),
        derived=rf"\Bigl|\frac{{\partial^2\hat y}}{{\partial a_{{13}}^2}}\Bigr|\le {shown('hessian-entry')}",
    )


def _entry_by_proof(ctx: Context, domain: str) -> Evidence:
    found = by_proof(
        ctx, "entry", "hessian-entry", say("entry_by_proof.yes", hessian_entry=shown("hessian-entry")), domain
    )
    if found.finding is not Finding.UNKNOWN:
        return found
    tried = attack(ctx, ID, "entry", "hessian-entry", say("entry_by_proof.of"), domain)
    return tried if tried.finding is Finding.NO else found


@for_the_papers_model
def entries_are_bounded_for_small_smoothing(ctx: Context) -> Evidence:
    """Up to the ceiling by the test of order, or through the printed bound: 20 - 4κk + ck² has no real root."""
    from numerics.formula.grammar import parse
    from numerics.formula.order import decide

    ceiling = exact(ctx, "ceiling")
    if ceiling is None or ceiling <= 0:
        return Evidence.unknown(say("entries_are_bounded_for_small_smoothing.unknown"))
    domain = up_to(ceiling)
    printed = decide(ctx.quantities["entry"], ">=", parse(ENTRY, SYMBOLS), domain).answer == "yes"
    if not printed or not _no_real_root(ceiling):
        return _entry_by_proof(ctx, domain)
    return Evidence.yes(
        Kind.ARGUED,
        say("entries_are_bounded_for_small_smoothing.yes", hessian_entry=shown("hessian-entry"), ceiling=ceiling),
        domain=domain,
    )


def _no_real_root(ceiling: Fraction) -> bool:
    """(slope·κ/k)² < 4·20·31/√b at the ceiling: the discriminant of 20 - slope·κ + 31k²/√b, in exact numbers."""
    from numerics.parity.facts.bounds import factors

    if missing(facts()):
        return False
    linear = factors(one=True).slope * factors().cumulant  # 4κ
    square = Fraction(str((linear**4).p)) / Fraction(str((linear**4).q))  # of the square, a rational
    return square * ceiling < Fraction(4 * 20 * 31) ** 2


# --- numbers -----------------------------------------------------------------------------------------------


@rows_for(loss=ANY, inputs=ANY)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed bounds beside certified suprema."""
    if not_applicable(ctx):
        return ()
    wanted = [
        ("constant", "hessian"),
        ("entry", "hessian-entry"),
        ("cross", "cross-entry"),
        ("second", "share-curvature"),
        ("mixed", "slope-derivative"),
    ]
    rows = bounds_table.rows(ctx)
    full = rows[: (0, 1, len(rows))[ctx.profile.level]]  # where every bound of the proof gets its row
    return tuple(
        bounds_table.constant_row(ctx, ID, quantity, name, row)
        for row in rows
        for quantity, name in (wanted if row in full and row[0] <= bounds_table.ENCLOSED else wanted[:1])
        if not (name == "cross-entry" and row[1] == 1) and not (name in ENTRIES and row[0] == 2)
    )


def printed_and_proved(ctx: Context) -> Figure:
    """The printed constant against ours and against the largest Hessian found, for k and b."""
    from numerics.drawing import figure, to_svg
    from numerics.parity.suprema.curvature import strongest_curvature

    printed, ours = ctx.quantities["constant"], proved("hessian")

    def place(k: int, b: Fraction) -> dict[str, Any]:
        return {"n": max(k, 8), "k": k, "tau": Fraction(1), "b": b}

    def ratio(k: int, b: Fraction) -> float:
        return float(printed.ball(place(k, b)) / ours.ball(place(k, b)))

    def found(k: int, b: Fraction) -> float:
        return float(printed.ball(place(k, b))) / strongest_curvature("hessian", 8, k, b, 0.25).value

    powers, few = range(-6, 7), range(-6, 7, 2) if ctx.profile.level else (-2,)
    with figure() as (fig, ax):
        for k in (1, 3, 10, 30):
            (line,) = ax.plot(
                [10.0**p for p in powers],
                [ratio(k, Fraction(10) ** p) for p in powers],
                label=say("printed_and_proved.label", k=k),
                linestyle="--",
                marker="",
            )
            if k <= 3:
                ax.plot(
                    [10.0**p for p in few],
                    [found(k, Fraction(10) ** p) for p in few],
                    color=line.get_color(),
                    linestyle="-",
                    marker="o",
                    label=f"k = {k}, found at n = 8",
                )
        ax.set(
            xlabel="smoothing b", ylabel=say("printed_and_proved.ylabel"), xscale="log", yscale="log", ylim=(2, 4000)
        )
        ax.legend(ncols=2, loc="lower left")
        svg = to_svg(fig)
    return Figure(
        name="lemma-14.ratio.svg",
        svg=svg,
        caption=say("printed_and_proved.caption", ratio=ratio(30, Fraction(1, 10**6))),
    )
