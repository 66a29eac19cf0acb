"""Our Lipschitz constant of the output: proved for all sizes, attacked, and the best of its shape."""

from __future__ import annotations

from fractions import Fraction

import sympy as sp

from numerics.parity.facts.bounds import first_layer
from numerics.parity.suprema.gradient import gradient_point, strongest_point
from theorems.han2025.lemma_15.checks import ID
from theorems.han2025.shared.scope import for_the_papers_model
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.sizes import decimal
from theorems.han2025.shared.suprema import SHARP, SYMBOLS, ball, by_proof, compare, largest, of_part
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind, Scope, about, asks
from verify.statement.formula import read_formula

SMALL_B = "1/1000000000000000000000000"  # 10^-24: as good as ReLU, and inside the statement


@about("repair.constant")
@asks(Scope.STATED, "constant")
@for_the_papers_model
def our_constant_is_proved(ctx: Context) -> Evidence:
    """For b > 0 by the computed bound, an output at b == 0 is the limit of such ones."""
    return of_part(
        "constant",
        by_proof(
            ctx,
            "repair.constant",
            "gradient",
            (
                "The largest slope of the classifier is computed to be at most ${slope}$ and the covariance of bit "
                r"and position at most ${covariance}$; k heads, a segment between two heads, and $b\to0$."
            ).format(slope=largest("slope"), covariance=largest("covariance")),
            SHARP,
        ),
    )


@about("repair.constant")
@asks(Scope.STATED, "constant")
@for_the_papers_model
def no_explicit_point_exceeds_our_constant(ctx: Context) -> Evidence:
    return of_part("constant", attack(ctx, ID, "repair.constant", "gradient", "the gradient norm", SHARP))


@about("repair.shape", "repair.best")
@asks(Scope.STATED, "best")
@for_the_papers_model
def our_constant_is_sharp(ctx: Context) -> Evidence:
    """n = 2, k = 1 at P = 1/2 + √[4]b: the gradient 4σ'·2P(1-P)/τ is continuous in c = √[4]b, and 2/τ at 0."""

    text = f"({ctx.quantities['repair.best'].text})*({ctx.quantities['repair.shape'].text})"
    given = read_formula(text, SYMBOLS)
    b = Fraction(SMALL_B)
    body = gradient_point(2, 1, Fraction(1), b, strongest_point(2, 1, b))
    serves = compare(text, "gradient", SHARP)
    if serves.undefined:
        return Evidence.unknown(f"{text} is undefined: {serves.reason}.", part="best")
    if given.ball({"n": 2, "k": 1, "tau": 1, "b": b}) < ball(Fraction(body["value"])):
        return Evidence.no(
            Kind.CERTIFIED,
            (
                "{text} does not serve all sizes: at n = 2, k = 1, τ = 1, b = 10⁻²⁴ an explicit gradient exceeds "
                "{fraction}."
            ).format(text=text, fraction=decimal(Fraction(body["value"]), 7)),
            part="best",
            certificates=(Certificate(name="lemma-15.best-exceeded.json", body=body),),
        )
    if compare(f"999/1000*({text})", "gradient", SHARP).answer == "yes":
        return Evidence.no(
            Kind.ARGUED,
            "{repair_best} is not the best: a smaller multiple serves too.".format(
                repair_best=ctx.quantities["repair.best"].text
            ),
            part="best",
        )
    least = decide(given, "==", f"{two_positions_limit()}/tau", "n : int, k : int, n == 2, k == 1, tau > 0, b > 0")
    if serves.answer == least.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                "The factor {repair_best} cannot be lowered: with two positions and one head the supremum tends to "
                "{two_positions_limit}/τ as b → 0, and a gradient norm above {fraction} is certified at τ = 1, b = "
                "10⁻²⁴. Not machine-checked: a continuous function comes as near to its value at 0 as one likes."
            ).format(
                repair_best=ctx.quantities["repair.best"].text,
                two_positions_limit=two_positions_limit(),
                fraction=decimal(Fraction(body["value"]), 7),
            ),
            part="best",
            certificates=(Certificate(name="lemma-15.sharp.json", body=body),),
        )
    return Evidence.unknown(f"{text} is not shown to serve, or not to be best.", part="best")


def two_positions_limit() -> Fraction:
    """τ‖∇ŷ‖ = g(1) σ'(c)·2P(1-P) at c = 0, with b = c⁴, P = 1/2 + c and σ'(c) = (1 + 1/√(1 + c²))/2."""

    c = sp.Symbol("c", positive=True)
    root = sp.sqrt(1 + c**2)
    if sp.expand((c * root) ** 2 - c**2 - c**4) != 0:  # c√(1 + c²) is the root of z² + b at z = c
        raise ArithmeticError("the slope at z = c")
    share = sp.Rational(1, 2) + c
    value = (first_layer() * (1 + 1 / root) / 2 * 2 * share * (1 - share)).subs(c, 0)
    return Fraction(int(value.p), int(value.q))
