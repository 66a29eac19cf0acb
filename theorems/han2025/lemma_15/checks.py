"""The checks of Lemma 15; the claim itself and the argument are in ``lemma_15``."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from numerics.parity.suprema.agreement import Disagreement
from theorems.han2025.shared.any_model import constant_here, gradient_row, is_another
from theorems.han2025.shared.scope import (
    ANY,
    decimal,
    for_the_papers_model,
    missing,
    rows_for,
    sizes,
    speaks_of,
    unconfirmed,
)
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import (
    PRINTED,
    SHARP,
    SYMBOLS,
    by_proof,
    compare,
    facts,
    largest,
    of_part,
    proved,
    shown,
    value_at,
)
from verify.court.words import words_beside
from verify.records import Certificate, Constant, Context, Evidence, Figure, Finding, Kind, Scope, about, asks, derives

if TYPE_CHECKING:
    from flint import arb

    from numerics.parity.suprema.gradient import GradientEnclosure

say = words_beside(__package__)

ID = "lemma-15"
SMALL_B = "1/1000000000000000000000000"  # 10^-24: as good as ReLU, and inside the statement
TABLE = {
    0: (),
    1: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (20, 3, "1/20", "1/100")),
    2: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (12, 12, "1/144", "1"), (20, 3, "1/20", "1/100")),
}


@derives
@for_the_papers_model
def gradient_is_bounded_for_all_sizes(ctx: Context) -> Evidence:
    """Summation by parts for f', Cauchy and Schwarz for the covariance; then the given constant against the result."""
    opening = say("gradient_is_bounded_for_all_sizes.opening") if "constant" not in ctx.replaced else ""
    return by_proof(
        ctx, "constant", "gradient", opening + say("gradient_is_bounded_for_all_sizes.yes", gradient=shown("gradient"))
    )


@derives
@speaks_of(loss=ANY, inputs=ANY, trained=ANY)
def gradient_by_whole_rows_is_bounded(ctx: Context) -> Evidence:
    """With w = (x, 1-x, u): |Cov(x, w)|² ≤ 2 Var(x)² + Var(x)."""
    return by_proof(
        ctx,
        "constant",
        "gradient-rows",
        say("gradient_by_whole_rows_is_bounded.yes", gradient_rows=shown("gradient-rows")),
    )


@for_the_papers_model
def no_explicit_point_exceeds_the_constant(ctx: Context) -> Evidence:
    """Attack: explicit heads and inputs with a large gradient; also one of the whole rows, which contain it."""
    return attack(ctx, ID, "constant", "gradient", say("no_explicit_point_exceeds_the_constant.of"))


@speaks_of(loss=ANY, inputs=ANY, trained=ANY)
def no_explicit_row_exceeds_the_constant(ctx: Context) -> Evidence:
    """The same points: the gradient by whole rows is no shorter than its part by a13 and a14."""
    return attack(ctx, ID, "constant", "gradient-rows", say("no_explicit_row_exceeds_the_constant.of"))


def _ball(value: Fraction) -> arb:
    from flint import arb, fmpq

    return arb(fmpq(value.numerator, value.denominator))


@speaks_of(activation=ANY, heads=ANY, head=ANY, loss=ANY, inputs=ANY)
def constant_is_compared_at_this_model(ctx: Context) -> Evidence:
    """The constant against what is proved for all sizes, then against the certified supremum at the model's own."""
    if is_another(ctx):
        return constant_here(ctx, ID, f"{ID}/this-model")
    n, k, tau, b = sizes(ctx)
    at = {"n": n, "k": k, "tau": tau, "b": b}
    place = ", ".join(f"{key} = {value}" for key, value in at.items())
    if (value := value_at(ctx, "constant", at)) is None:
        return Evidence.unknown(say("constant_is_compared_at_this_model.unknown", place=place))
    shown = say("constant_is_compared_at_this_model.shown", value=decimal(value, 7))
    best = _ball(Fraction(0)) if n == 1 else proved("gradient").ball(at)
    yes = bool(value >= best) or compare(ctx.quantities["constant"].text, "gradient", PRINTED).answer == "yes"
    yes = yes and not missing(facts())
    if n > 20 or n == 1:
        return Evidence(
            finding=Finding.YES if yes else Finding.UNKNOWN,
            kind=Kind.ARGUED if yes else Kind.NONE,
            domain=place,
            summary=say("constant_is_compared_at_this_model.says", place=place, best=decimal(best, 7), shown=shown),
        )
    try:
        found = _confirmed(ctx, n, k, tau, b)
    except Disagreement as error:
        return unconfirmed([str(error)])
    summary = say(
        "constant_is_compared_at_this_model.summary",
        place=place,
        lower=decimal(found.lower, 7),
        upper=decimal(found.upper, 7),
        shown=shown,
    )
    upper = Certificate(name=f"lemma-15.upper.n{n}.k{k}.json", body=found.bound or {})
    lower = Certificate(name=f"lemma-15.lower.n{n}.k{k}.json", body=found.point or {})
    if value >= _ball(found.upper):
        return Evidence.yes(Kind.CERTIFIED, summary, certificates=(upper, lower), domain=place)
    if value < _ball(found.lower):
        return Evidence.no(Kind.CERTIFIED, summary, certificates=(lower,), domain=place)
    if yes:
        return Evidence.yes(Kind.ARGUED, summary + say("constant_is_compared_at_this_model.yes"), domain=place)
    return Evidence.unknown(summary + say("constant_is_compared_at_this_model.unknown-2"))


def displayed_slope() -> list[Any]:
    """Σ_q (-1)^q (8q - 4)(1/2 + z/(2√(z² + b))), in the certificate's notation."""
    root = ["sqrt", ["+", ["*", ["z", "q"], ["z", "q"]], ["b"]]]
    return [
        "layers",
        "q",
        ["*", ["alternating", "q"], ["-", ["*", "8", "q"], "4"], ["+", "1/2", ["/", ["z", "q"], ["*", "2", root]]]],
    ]


def displayed_derivative(column: str) -> list[Any]:
    """The display for ∂ŷ/∂a13 ("sin") or ∂ŷ/∂a14 ("cos") of head 1, in the certificate's notation."""
    own = ["*", ["gamma", "1", "p"], ["-", "1", ["gamma", "1", "p"]], [column, "p"]]
    rest = ["sum", "j", "p", ["*", ["gamma", "1", "p"], ["gamma", "1", "j"], [column, "j"]]]
    return ["*", ["/", "1", ["tau"]], displayed_slope(), ["sum", "p", "", ["*", ["x", "p"], ["+", own, rest]]]]


@for_the_papers_model
def displayed_derivative_has_a_wrong_sign(ctx: Context) -> Evidence:
    """Small places where the printed derivative and the true one part: zero heads on two and on three
    positions."""
    common = {"kind": "printed-formula", "k": 1, "tau": "1", "b": "1/100", "heads": [["0", "0"]], "of": "output"}
    bodies = {
        "a14": common | {"n": 2, "x": "10", "entry": 1, "printed": displayed_derivative("cos")},
        "a13": common | {"n": 3, "x": "100", "entry": 0, "printed": displayed_derivative("sin")},
    }
    return Evidence.no(
        Kind.CERTIFIED,
        say("displayed_derivative_has_a_wrong_sign.no"),
        certificates=tuple(Certificate(name=f"lemma-15.derivative-{key}.json", body=b) for key, b in bodies.items()),
        derived=(
            r"\frac{\partial\hat y}{\partial a_{13}^{(i)}}=\frac{f'(S)}{\tau}\sum_p "
            r"x_p\gamma_p\Bigl((1-\gamma_p)\sin"
            r"\tfrac{2\pi p}{n}-\sum_{j\ne p}\gamma_j\sin\tfrac{2\pi j}{n}\Bigr)"
        ),
    )


@derives
@for_the_papers_model
def entries_are_bounded_for_all_sizes(ctx: Context) -> Evidence:
    return by_proof(
        ctx,
        "entry",
        "gradient-entry",
        say("entries_are_bounded_for_all_sizes.yes", gradient_entry=shown("gradient-entry")),
    )


def _entry_point(n: int, k: int, tau: Fraction, b: Fraction) -> dict[str, Any]:
    """a14 on two opposite positions, where it is extreme; else a13."""
    from numerics.parity.suprema.gradient import OPPOSITE, entry_point, strongest_entry

    if (n, k) == (2, 1):
        return entry_point(n, k, tau, b, OPPOSITE, 1)
    return entry_point(n, k, tau, b, strongest_entry(n, k, b), 0)


@for_the_papers_model
def no_explicit_entry_exceeds_the_bound(ctx: Context) -> Evidence:
    return attack(ctx, ID, "entry", "gradient-entry", say("no_explicit_entry_exceeds_the_bound.of"), point=_entry_point)


@derives
@for_the_papers_model
def norm_follows_from_the_entries(ctx: Context) -> Evidence:
    """Σ of 2k squares of size at most c² is at most 2k c²: the constant must be at least √(2k) c."""
    from numerics.formula.grammar import parse
    from numerics.formula.order import decide

    entry, constant = ctx.quantities["entry"], ctx.quantities["constant"]
    size = decide(entry, ">", "0", PRINTED)
    found = decide(constant, ">=", parse(f"sqrt(2*k)*({entry.text})", SYMBOLS), PRINTED)
    if size.answer == found.answer == "yes":
        return Evidence.yes(Kind.ARGUED, say("norm_follows_from_the_entries.yes"))
    return Evidence.unknown(say("norm_follows_from_the_entries.unknown", reason=found.reason))


@for_the_papers_model
def difference_quotients_respect_the_gradient_bound(ctx: Context) -> Evidence:
    """For b > 0 the output is smooth on a convex domain; an attack on pairs of points near and far."""
    from numerics.parity.facts import classifier as identities
    from numerics.parity.suprema.gradient import gradient_enclosure, largest_quotient

    n, k, tau, b = sizes(ctx)
    n, k = (n, k) if 2 <= n <= 12 else (8, 3)
    pairs = 4000 * 4**ctx.profile.level
    quotient = largest_quotient(n, k, float(tau), float(b), pairs=pairs, seed=ctx.seed)
    bound = float(gradient_enclosure(n, k, tau, b).upper)
    facts = {
        say(
            "difference_quotients_respect_the_gradient_bound.fact"
        ): identities.activation_slope_grows_from_zero_to_one(),
        say("difference_quotients_respect_the_gradient_bound.fact-2", bound=bound): 0 < quotient <= bound,
    }
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence.yes(
        Kind.ARGUED,
        say(
            "difference_quotients_respect_the_gradient_bound.yes", pairs=pairs, n=n, k=k, quotient=quotient, bound=bound
        ),
        cases=pairs,
        search=say("difference_quotients_respect_the_gradient_bound.search", pairs=pairs),
    )


@about("repair.constant")
@derives
@asks(Scope.STATED, "constant")
@for_the_papers_model
def our_constant_is_proved(ctx: Context) -> Evidence:
    """For b > 0 by the computed bound, which has no b in it; an output at b = 0 is the limit of such ones."""
    return of_part(
        "constant",
        by_proof(
            ctx,
            "repair.constant",
            "gradient",
            say("our_constant_is_proved.yes", slope=largest("slope"), covariance=largest("covariance")),
            SHARP,
        ),
    )


@about("repair.constant")
@asks(Scope.STATED, "constant")
@for_the_papers_model
def no_explicit_point_exceeds_our_constant(ctx: Context) -> Evidence:
    return of_part(
        "constant",
        attack(ctx, ID, "repair.constant", "gradient", say("no_explicit_point_exceeds_our_constant.of"), SHARP),
    )


@about("repair.shape", "repair.best")
@asks(Scope.STATED, "best")
@for_the_papers_model
def our_constant_is_sharp(ctx: Context) -> Evidence:
    """n = 2, k = 1 at P = 1/2 + √[4]b: the gradient 4σ'·2P(1-P)/τ is continuous in c = √[4]b, and 2/τ at 0."""
    from numerics.formula.grammar import parse
    from numerics.formula.order import decide
    from numerics.parity.suprema.gradient import gradient_point, strongest_point

    text = f"({ctx.quantities['repair.best'].text})*({ctx.quantities['repair.shape'].text})"
    given = parse(text, SYMBOLS)
    b = Fraction(SMALL_B)
    body = gradient_point(2, 1, Fraction(1), b, strongest_point(2, 1, b))
    serves = compare(text, "gradient", SHARP)
    if serves.undefined:
        return Evidence.unknown(f"{text} is undefined: {serves.reason}.", part="best")
    if given.ball({"n": 2, "k": 1, "tau": 1, "b": b}) < _ball(Fraction(body["value"])):
        return Evidence.no(
            Kind.CERTIFIED,
            say("our_constant_is_sharp.no", text=text, fraction=decimal(Fraction(body["value"]), 7)),
            part="best",
            certificates=(Certificate(name="lemma-15.best-exceeded.json", body=body),),
        )
    if compare(f"999/1000*({text})", "gradient", SHARP).answer == "yes":
        return Evidence.no(
            Kind.ARGUED, say("our_constant_is_sharp.no-2", repair_best=ctx.quantities["repair.best"].text), part="best"
        )
    least = decide(given, "==", f"{two_positions_limit()}/tau", "integers n = 2, k = 1; tau > 0; b > 0")
    if serves.answer == least.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            say(
                "our_constant_is_sharp.yes",
                repair_best=ctx.quantities["repair.best"].text,
                two_positions_limit=two_positions_limit(),
                fraction=decimal(Fraction(body["value"]), 7),
            ),
            part="best",
            certificates=(Certificate(name="lemma-15.sharp.json", body=body),),
        )
    return Evidence.unknown(say("our_constant_is_sharp.unknown", text=text), part="best")


def two_positions_limit() -> Fraction:
    """τ‖∇ŷ‖ = g(1) σ'(c)·2P(1-P) at c = 0, with b = c⁴, P = 1/2 + c and σ'(c) = (1 + 1/√(1 + c²))/2."""
    import sympy as sp

    from numerics.parity.facts.bounds import first_layer

    c = sp.Symbol("c", positive=True)
    root = sp.sqrt(1 + c**2)
    if sp.expand((c * root) ** 2 - c**2 - c**4) != 0:  # c√(1 + c²) is the root of z² + b at z = c
        raise ArithmeticError(say("two_positions_limit.error"))
    share = sp.Rational(1, 2) + c
    value = (first_layer() * (1 + 1 / root) / 2 * 2 * share * (1 - share)).subs(c, 0)
    return Fraction(int(value.p), int(value.q))


@rows_for(activation=ANY, heads=ANY, head=ANY, loss=ANY, inputs=ANY)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed constant beside the certified supremum."""
    if is_another(ctx):
        return gradient_row(ctx, ID)
    n, k, tau, b = sizes(ctx)
    rows = [(n, k, tau, b)] if 2 <= n <= 20 else []
    rows += [row for r in TABLE[ctx.profile.level] if (row := (r[0], r[1], Fraction(r[2]), Fraction(r[3]))) not in rows]
    return tuple(_row(ctx, *row) for row in rows)


def _confirmed(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> GradientEnclosure:
    """The enclosure, after two engines agreed on it; raises ``Disagreement`` if they do not."""
    from numerics.parity.suprema.agreement import confirm
    from numerics.parity.suprema.gradient import gradient_enclosure

    found = gradient_enclosure(n, k, tau, b)
    if b > 0 and found.point is not None:  # for ReLU the generated derivatives have corners
        confirm("gradient", found.point, found.upper, attacks=(1, 4, 12)[ctx.profile.level])
    return found


def _row(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> Constant:
    found = _confirmed(ctx, n, k, tau, b)
    paper = ctx.quantities["constant"].ball({"n": n, "k": k, "tau": tau, "b": b})
    stem = f"n{n}.k{k}.tau{tau}.b{b}".replace("/", "-")
    return Constant(
        name="constant",
        best=ctx.quantities["repair.constant"].text,
        at={"n": n, "k": k, "tau": str(tau), "b": str(b)},
        paper=decimal(paper, 12),
        best_lower=decimal(found.lower),
        best_upper=decimal(found.upper),
        ratio=decimal(paper / _ball(found.upper), 5),
        certificates=(
            Certificate(name=f"lemma-15.table-upper.{stem}.json", body=found.bound or {}),
            Certificate(name=f"lemma-15.table-lower.{stem}.json", body=found.point or {}),
        ),
    )


def constants_against_the_number_of_heads(ctx: Context) -> Figure:
    """How much the printed constant gives away, for growing k."""
    from numerics.drawing import figure, to_svg
    from numerics.parity.suprema.gradient import gradient_enclosure

    n, b = 8, Fraction(1, 100)
    ks = list(range(1, n + 1))
    found = [gradient_enclosure(n, k, Fraction(1), b) for k in ks]
    printed = [float(ctx.quantities["constant"].ball({"n": n, "k": k, "tau": 1, "b": b}).mid()) for k in ks]
    with figure() as (fig, ax):
        ax.plot(ks, printed, label="printed")
        ours = [float(proved("gradient").ball({"n": n, "k": k, "tau": 1, "b": b})) for k in ks]
        ax.plot(ks, ours, label=say("constants_against_the_number_of_heads.label", gradient=shown("gradient")))
        ax.plot(ks, [float(e.upper) for e in found], label=say("constants_against_the_number_of_heads.label-2"))
        ax.set(
            xlabel=say("constants_against_the_number_of_heads.xlabel"), ylabel="Lipschitz constant × τ", yscale="log"
        )
        ax.legend()
        svg = to_svg(fig)
    gap = max(float(e.upper / e.lower) - 1 for e in found)
    return Figure(
        name="lemma-15.constants.svg",
        svg=svg,
        caption=(
            say(
                "constants_against_the_number_of_heads.caption",
                printed=printed[-1] / float(found[-1].upper),
                gap=100 * gap,
            )
        ),
    )
