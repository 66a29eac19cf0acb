"""The checks of Lemma 15: the statement, and the displays of its proof."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from numerics.formula.grammar import parse
from numerics.formula.order import decide
from numerics.parity.facts import classifier as identities
from numerics.parity.suprema.agreement import Disagreement, confirm
from numerics.parity.suprema.gradient import gradient_enclosure, largest_quotient
from theorems.han2025.shared.any_model import constant_here, is_another
from theorems.han2025.shared.other_models import attacked, both, bounded, here, ordered, rows_bounded
from theorems.han2025.shared.scope import ANY, WITH_B, for_the_papers_model, missing, otherwise, speaks_of, unconfirmed
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.sizes import decimal, sizes
from theorems.han2025.shared.smooth_models import MEAN_VALUE, smooth_output
from theorems.han2025.shared.suprema import PRINTED, SYMBOLS, ball, by_proof, compare, facts, proved, shown, value_at
from verify.records import Certificate, Context, Evidence, Finding, Kind, derives

if TYPE_CHECKING:
    from numerics.parity.suprema.gradient import GradientEnclosure


ID = "lemma-15"


@derives
@otherwise(bounded("constant", "gradient"))
@for_the_papers_model
def gradient_is_bounded_for_all_sizes(ctx: Context) -> Evidence:
    """Summation by parts for f', Cauchy and Schwarz for the covariance; then the given constant against the result."""
    opening = "True, and larger than needed: " if "constant" not in ctx.replaced else ""
    return by_proof(
        ctx,
        "constant",
        "gradient",
        opening
        + (
            r"$\lVert\nabla\hat y\rVert\le {gradient}$ for all sizes, computed from the largest slope of the "
            "classifier and the largest covariance of bit and position."
        ).format(gradient=shown("gradient")),
    )


@derives
@otherwise(rows_bounded("constant"))
@speaks_of(loss=ANY, inputs=ANY, trained=ANY)
def gradient_by_whole_rows_is_bounded(ctx: Context) -> Evidence:
    """With w = (x, 1-x, u): |Cov(x, w)|² ≤ 2 Var(x)² + Var(x)."""
    return by_proof(
        ctx,
        "constant",
        "gradient-rows",
        (
            "Also true if all entries of the matrices count: the token entries $a_{{11}},a_{{12}}$ add the squared "
            r"variance of the bit twice and the other rows nothing, so $\lVert\nabla\hat y\rVert\le "
            "{gradient_rows}$."
        ).format(gradient_rows=shown("gradient-rows")),
    )


@otherwise(attacked("constant", "gradient"))
@for_the_papers_model
def no_explicit_point_exceeds_the_constant(ctx: Context) -> Evidence:
    """Attack: explicit heads and inputs with a large gradient; also one of the whole rows, which contain it."""
    return attack(ctx, ID, "constant", "gradient", "the gradient norm")


@otherwise(rows_bounded("constant"))
@speaks_of(loss=ANY, inputs=ANY, trained=ANY)
def no_explicit_row_exceeds_the_constant(ctx: Context) -> Evidence:
    """The same points: the gradient by whole rows is no shorter than its part by a13 and a14."""
    return attack(ctx, ID, "constant", "gradient-rows", "the gradient norm by a13 and a14 alone")


@speaks_of(activation=WITH_B, positions=ANY, heads=ANY, head=ANY, trained=ANY, loss=ANY, inputs=ANY)
def constant_is_compared_at_this_model(ctx: Context) -> Evidence:
    """The constant against what is proved for all sizes, then against the certified supremum at the model's own."""
    if is_another(ctx):
        first = constant_here(ctx, ID, f"{ID}/this-model")
        wider = here(ID, "constant", "gradient")(ctx) if first.finding is Finding.UNKNOWN else None
        return wider if wider is not None and wider.finding is not Finding.UNKNOWN else first
    n, k, tau, b = sizes(ctx)
    at = {"n": n, "k": k, "tau": tau, "b": b}
    place = ", ".join(f"{key} = {value}" for key, value in at.items())
    if (value := value_at(ctx, "constant", at)) is None:
        return Evidence.unknown(f"At {place} the formula has no value.")
    shown = f"the constant is {decimal(value, 7)}."
    best = ball(Fraction(0)) if n == 1 else proved("gradient").ball(at)
    yes = bool(value >= best) or compare(ctx.quantities["constant"].text, "gradient", PRINTED).answer == "yes"
    yes = yes and not missing(facts())
    if n > 20 or n == 1:
        return Evidence(
            finding=Finding.YES if yes else Finding.UNKNOWN,
            kind=Kind.ARGUED if yes else Kind.NONE,
            domain=place,
            summary=f"At {place} the gradient norm is at most {decimal(best, 7)} by the bound for all sizes; {shown}",
        )
    try:
        found = confirmed(ctx, n, k, tau, b)
    except Disagreement as error:
        return unconfirmed([str(error)])
    summary = (
        f"At {place} the supremum of the gradient norm lies in [{decimal(found.lower, 7)}, "
        f"{decimal(found.upper, 7)}]; {shown}"
    )
    upper = Certificate(name=f"lemma-15.upper.n{n}.k{k}.json", body=found.bound or {})
    lower = Certificate(name=f"lemma-15.lower.n{n}.k{k}.json", body=found.point or {})
    if value >= ball(found.upper):
        return Evidence.yes(Kind.CERTIFIED, summary, certificates=(upper, lower), domain=place)
    if value < ball(found.lower):
        return Evidence.no(Kind.CERTIFIED, summary, certificates=(lower,), domain=place)
    if yes:
        return Evidence.yes(Kind.ARGUED, summary + " It is proved for all sizes.", domain=place)
    return Evidence.unknown(summary + " It lies inside the enclosure.")


@derives
@otherwise(bounded("entry", "gradient-entry"))
@for_the_papers_model
def entries_are_bounded_for_all_sizes(ctx: Context) -> Evidence:
    return by_proof(
        ctx,
        "entry",
        "gradient-entry",
        (
            "The bound is true of the true derivative, for all sizes: each entry is at most ${gradient_entry}$ "
            "in absolute value. (It is also true of the display with the wrong sign, by the crude estimate used.)"
        ).format(gradient_entry=shown("gradient-entry")),
    )


def _entry_point(n: int, k: int, tau: Fraction, b: Fraction) -> dict[str, Any]:
    """a14 on two opposite positions, where it is extreme; else a13."""
    from numerics.parity.suprema.gradient import OPPOSITE, entry_point, strongest_entry

    if (n, k) == (2, 1):
        return entry_point(n, k, tau, b, OPPOSITE, 1)
    return entry_point(n, k, tau, b, strongest_entry(n, k, b), 0)


@otherwise(attacked("entry", "gradient-entry"))
@for_the_papers_model
def no_explicit_entry_exceeds_the_bound(ctx: Context) -> Evidence:
    return attack(ctx, ID, "entry", "gradient-entry", "a derivative of the output", point=_entry_point)


def _from_the_entries(ctx: Context) -> str:
    """As displayed, with 2k whatever the number of trained entries."""
    return f"sqrt(2*k)*({ctx.quantities['entry'].text})"


@derives
@otherwise(both(ordered("constant", _from_the_entries), bounded(_from_the_entries, "gradient")))
@for_the_papers_model
def norm_follows_from_the_entries(ctx: Context) -> Evidence:
    """Σ of 2k squares of size at most c² is at most 2k c²: the constant must be at least √(2k) c."""

    entry, constant = ctx.quantities["entry"], ctx.quantities["constant"]
    size = decide(entry, ">", "0", PRINTED)
    found = decide(constant, ">=", parse(_from_the_entries(ctx), SYMBOLS), PRINTED)
    if size.answer == found.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                r"A vector of $2k$ entries of size at most $c$ has norm at most $c\sqrt{2k}$. The displays bound the "
                "entries from above only; the bound holds for their absolute values."
            ),
        )
    return Evidence.unknown(f"The constant is not shown to follow from the entry bound: {found.reason}.")


@otherwise(smooth_output(MEAN_VALUE))
@for_the_papers_model
def difference_quotients_respect_the_gradient_bound(ctx: Context) -> Evidence:
    """For b > 0 the output is smooth on a convex domain; an attack on pairs of points near and far."""

    n, k, tau, b = sizes(ctx)
    n, k = (n, k) if 2 <= n <= 12 else (8, 3)
    pairs = 4000 * 4**ctx.profile.level
    quotient = largest_quotient(n, k, float(tau), float(b), pairs=pairs, seed=ctx.seed)
    bound = float(gradient_enclosure(n, k, tau, b).upper)
    facts = {
        "the activation is smooth": identities.activation_slope_grows_from_zero_to_one(),
        f"no quotient above the certified supremum {bound}": 0 < quotient <= bound,
    }
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence.yes(
        Kind.ARGUED,
        (
            r"$\hat y$ is continuously differentiable (for $b=0$ continuous, and piecewise so) on all of $\mathbb "
            "R^{2k}$, which is convex, so a bound on the gradient is a Lipschitz constant (the inference in "
            f"words: the mean value theorem). The largest of {pairs} difference quotients at n = {n}, k = {k} "
            f"was {quotient:.4g}, the certified supremum is {bound:.4g}."
        ),
        cases=pairs,
        search=f"{pairs} random pairs of heads, near and far",
    )


def confirmed(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> GradientEnclosure:
    """The enclosure, after two engines agreed on it; raises ``Disagreement`` if they do not."""

    found = gradient_enclosure(n, k, tau, b)
    if b > 0 and found.point is not None:  # for ReLU the generated derivatives have corners
        confirm("gradient", found.point, found.upper, attacks=(1, 4, 12)[ctx.profile.level])
    return found
