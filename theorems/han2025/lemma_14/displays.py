"""The displayed equations of Lemma 14, one function a display, against what the symbolic model gives.

A display that differs comes with the term by which it differs (proved for symbolic n, k, τ, b) and with the smallest
place where the two numbers part (a certificate).
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.han2025.lemma_15.checks import displayed_derivative
from theorems.han2025.shared.scope import for_the_papers_model, for_the_papers_risk, missing, unconfirmed
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope, derives

if TYPE_CHECKING:
    import sympy as sp

    from numerics.formula.order import Decision

say = words_beside(__package__)

ENTRIES = {"13": ("sin", 0), "14": ("cos", 1)}  # the trained entry: its column of the embedding and its index
SMALLEST = {"13": {"n": 3, "x": "100"}, "14": {"n": 2, "x": "10"}}  # zero heads: the smallest circles that tell
POINT = {"k": 1, "tau": "1", "b": "1/100", "heads": [["0", "0"]]}


def bracket(column: str, p: str, head: str = "1") -> list[Any]:
    """γ_p(1 - γ_p) u_p + Σ_{j≠p} γ_p γ_j u_j, as printed."""
    own = ["*", ["gamma", head, p], ["-", "1", ["gamma", head, p]], [column, p]]
    return ["+", own, ["sum", "j", p, ["*", ["gamma", head, p], ["gamma", head, "j"], [column, "j"]]]]


def shares_derivative(column: str) -> list[Any]:
    """The display for the derivative of the first coordinate of the attention vector by an entry of head 1."""
    inner = ["sum", "p", "", ["*", ["x", "p"], bracket(column, "p")]]
    return ["/", inner, ["*", ["tau"], ["k"]]]


def second_derivative_of_activation() -> list[Any]:
    """(2√(z²+b) - z/√(z²+b)) / (4(z²+b)) at z = z^(1), as printed."""
    square = ["+", ["*", ["z", "1"], ["z", "1"]], ["b"]]
    return ["/", ["-", ["*", "2", ["sqrt", square]], ["/", ["z", "1"], ["sqrt", square]]], ["*", "4", square]]


def _weights(entry: str) -> tuple[sp.Expr, sp.Expr, sp.Expr]:
    """(γ_p, u_p, Σ_{j≠p} γ_j u_j) for the entry's column u."""
    from numerics.parity.model import symbolic

    model = symbolic.symbolic_model()
    feature = model.features[ENTRIES[entry][1]]
    return model.weight, feature, symbolic.mean(model, feature) - model.weight * feature


def softmax_differs_by(entry: str, minus: sp.Expr | int = -1) -> dict[str, bool]:
    """With a minus the display is the derivative; with the printed plus it is off by twice the sum."""
    from numerics.parity.model import symbolic

    weight, feature, others = _weights(entry)
    derived = symbolic.symbolic_model().weight_gradient[ENTRIES[entry][1]]
    own, rest = weight * (1 - weight) * feature / symbolic.tau, weight * others / symbolic.tau
    return {
        say("softmax_differs_by.fact"): symbolic.same(own + minus * rest, derived),
        say("softmax_differs_by.fact-2"): symbolic.same(own + rest - derived, 2 * rest),
    }


def slope_is_displayed(ctx: Context) -> bool:
    """Σ_q (-1)^q (8q - 4)(1/2 + z/(2√(z²+b))) at z = S - q + 1/2 is f'(S), with the coefficient that is judged."""
    from numerics.parity.model import symbolic

    return coefficient_is_right(ctx) and symbolic.same(symbolic.symbolic_model().slope, _displayed_slope(symbolic.S))


def _displayed_slope(place: sp.Expr) -> sp.Expr:
    import sympy as sp

    from numerics.parity.model import symbolic

    z = place - symbolic.q + sp.Rational(1, 2)
    slope = sp.Rational(1, 2) + z / (2 * sp.sqrt(z**2 + symbolic.b))
    return sp.Sum((-1) ** symbolic.q * _layer_size(symbolic.q) * slope, (symbolic.q, 1, symbolic.k))


def chain_differs_by(ctx: Context, entry: str, minus: sp.Expr | int = -1) -> dict[str, bool]:
    import sympy as sp

    from numerics.parity.model import symbolic

    weight, feature, others = _weights(entry)
    derived = symbolic.symbolic_model().share_gradient[ENTRIES[entry][1]]

    def total(term: sp.Expr) -> sp.Expr:
        return sp.Sum(symbolic.x[symbolic.p] * term, (symbolic.p, 1, symbolic.n)) / symbolic.tau

    own, rest = weight * (1 - weight) * feature, weight * others
    return {
        say("chain_differs_by.fact"): symbolic.same(total(own + minus * rest), derived),
        say("chain_differs_by.fact-2"): symbolic.same(total(own + rest) - derived, 2 * total(rest)),
        say("chain_differs_by.fact-3"): slope_is_displayed(ctx),
        say("chain_differs_by.fact-4"): _gradient_is_a_product(),
    }


def _gradient_is_a_product() -> bool:
    from numerics.parity.facts.bounds import Unproved, structure

    try:
        structure()
    except Unproved:
        return False
    return True


def _minus(ctx: Context) -> sp.Expr:
    """The factor that a corrected display has before the sum, as an exact number."""
    import sympy as sp

    from theorems.han2025.shared.suprema import exact

    value = exact(ctx, "minus")
    return sp.nan if value is None else sp.Rational(value.numerator, value.denominator)


def _corrected(ctx: Context, facts: dict[str, bool]) -> Evidence:
    if not missing(facts):
        return Evidence.yes(
            Kind.ARGUED, say("corrected.yes", minus=ctx.quantities["minus"].text), domain="all n, k, tau, b"
        )
    if ctx.replaced & {"minus", "coefficient"}:
        return Evidence.unknown(f"Not confirmed: {'; '.join(missing(facts))}.")
    return unconfirmed(missing(facts))


def _softmax(entry: str) -> Evidence:
    column, index = ENTRIES[entry]
    facts = softmax_differs_by(entry)
    if missing(facts):
        return unconfirmed(missing(facts))
    body = {
        "kind": "printed-formula",
        **POINT,
        **SMALLEST[entry],
        "of": "weight",
        "entry": index,
        "position": 1,
        "printed": ["/", bracket(column, "1"), ["tau"]],
    }
    numbers = {"13": say("softmax.numbers"), "14": say("softmax.numbers-2")}[entry]
    return Evidence.no(
        Kind.CERTIFIED,
        say("softmax.no", n=SMALLEST[entry]["n"], numbers=numbers),
        certificates=(Certificate(name=f"lemma-14.softmax-{entry}.json", body=body),),
        derived=(
            rf"\frac{{\partial\gamma_p}}{{\partial a_{{{entry}}}}}=\frac1\tau\Bigl[\gamma_p(1-\gamma_p)\{column}"
            rf"\tfrac{{2\pi p}}n-\sum_{{j\ne p}}\gamma_p\gamma_j\{column}\tfrac{{2\pi j}}n\Bigr]"
        ),
    )


def _chain(ctx: Context, entry: str) -> Evidence:
    column, index = ENTRIES[entry]
    if not coefficient_is_right(ctx):
        return Evidence.unknown(say("chain.unknown"))
    if unknown := missing(chain_differs_by(ctx, entry)):
        return unconfirmed(unknown)
    place = POINT | SMALLEST[entry]
    # the true derivatives are positive here for a13 (the display is a third of them) and negative for a14
    relation = {"13": "<", "14": ">"}[entry]
    shares = {
        "kind": "formula-inequality",
        **place,
        "left": shares_derivative(column),
        "relation": relation,
        "right": ["/", ["share-gradient", str(index)], ["k"]],
    }
    output = {
        "kind": "printed-formula",
        **place,
        "of": "output",
        "entry": index,
        "printed": displayed_derivative(column),
    }
    return Evidence.no(
        Kind.CERTIFIED,
        say("chain.no", n=SMALLEST[entry]["n"]),
        certificates=(
            Certificate(name=f"lemma-14.chain-{entry}-attention.json", body=shares),
            Certificate(name=f"lemma-14.chain-{entry}-output.json", body=output),
        ),
        derived=(
            rf"\frac{{\partial\hat y}}{{\partial a_{{{entry}}}}}=\frac{{f'(S)}}\tau\sum_px_p\gamma_p\Bigl("
            rf"(1-\gamma_p)\{column}\tfrac{{2\pi p}}n-\sum_{{j\ne p}}\gamma_j\{column}\tfrac{{2\pi j}}n\Bigr)"
        ),
    )


@for_the_papers_model
def softmax_13_has_a_wrong_sign(ctx: Context) -> Evidence:
    return _softmax("13")


@for_the_papers_model
def softmax_14_has_a_wrong_sign(ctx: Context) -> Evidence:
    return _softmax("14")


@derives
@for_the_papers_model
def softmax_13_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, softmax_differs_by("13", _minus(ctx)))


@derives
@for_the_papers_model
def softmax_14_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, softmax_differs_by("14", _minus(ctx)))


@for_the_papers_model
def chain_13_has_a_wrong_sign(ctx: Context) -> Evidence:
    return _chain(ctx, "13")


@for_the_papers_model
def chain_14_has_a_wrong_sign(ctx: Context) -> Evidence:
    return _chain(ctx, "14")


@derives
@for_the_papers_model
def chain_13_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, chain_differs_by(ctx, "13", _minus(ctx)))


@derives
@for_the_papers_model
def chain_14_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, chain_differs_by(ctx, "14", _minus(ctx)))


def _layer_size(q: sp.Symbol) -> sp.Expr:
    """g with the weight (-1)^q g(q) of layer q of the model's classifier."""
    from numerics.parity.facts.bounds import layer_size

    (index,) = layer_size().free_symbols
    return layer_size().subs(index, q)


def coefficient_is_right(ctx: Context) -> bool:
    """Is the displayed weight that of the model's layers, for every layer?"""
    return _coefficient(ctx).answer == "yes"


def _coefficient(ctx: Context) -> Decision:
    import sympy as sp

    from numerics.formula.order import decide
    from numerics.parity.facts.bounds import written

    return decide(ctx.quantities["coefficient"], "==", written(_layer_size(sp.Symbol("q"))), "integers q >= 1")


def _decided(found: Decision, yes: str, no: str) -> Evidence:
    if found.answer == "yes":
        return Evidence.yes(Kind.ARGUED, yes)
    if found.answer == "no":
        return Evidence.no(Kind.ARGUED, f"{no}: {found.reason}.")
    return Evidence.unknown(f"Not decided: {found.reason}.")


@derives
@for_the_papers_model
def outer_derivative_is_right(ctx: Context) -> Evidence:
    """∂ŷ/∂v1* = k Σ_q (-1)^q (8q-4)(1/2 + z/(2√(z²+b))) with z = k v1* - q + 1/2, by differentiating f(k v1*)."""
    import sympy as sp

    from numerics.parity.model import symbolic

    first = sp.Symbol("v1", real=True)
    derived = sp.diff(symbolic.symbolic_model().classifier.subs(symbolic.S, symbolic.k * first), first)
    if not symbolic.same(derived, symbolic.k * _displayed_slope(symbolic.k * first)):
        return unconfirmed([say("outer_derivative_is_right.unknown")])
    return _decided(
        _coefficient(ctx),
        say("outer_derivative_is_right.decided"),
        say("outer_derivative_is_right.decided-2", coefficient=ctx.quantities["coefficient"].text),
    )


@derives
@for_the_papers_model
def inner_derivative_is_right(ctx: Context) -> Evidence:
    """v1* = (γ x_p + what does not contain this weight)/k."""
    import sympy as sp

    from numerics.formula.order import decide

    k = sp.Symbol("k", positive=True, integer=True)
    gamma, bit, others = sp.symbols("gamma x others", real=True)
    if sp.diff((gamma * bit + others) / k, gamma) != bit / k:
        return unconfirmed([say("inner_derivative_is_right.unknown")])
    return _decided(
        decide(ctx.quantities["inner"], "==", "1/k", "integers k >= 1"),
        say("inner_derivative_is_right.decided"),
        say("inner_derivative_is_right.decided-2", inner=ctx.quantities["inner"].text),
    )


@derives
@for_the_papers_risk
def squared_hinge_has_the_displayed_slope(ctx: Context) -> Evidence:
    """d/dŷ max(0, 1 - yŷ)² = -2y(1 - yŷ) = 2ŷ - 2y where yŷ < 1, since y² = 1; zero where yŷ > 1, and at the margin."""
    import sympy as sp

    from numerics.formula.order import decide

    guess = sp.Symbol("guess", real=True)
    for label, domain in ((1, "y = 1; guess <= 1"), (-1, "y = -1; guess >= -1")):
        active = sp.expand(sp.diff((1 - label * guess) ** 2, guess))
        if active.subs(guess, label) != 0 or sp.degree(active, guess) != 1:
            return unconfirmed([say("squared_hinge_has_the_displayed_slope.unknown", label=label)])
        slope = f"{active.coeff(guess)}*guess + ({active.subs(guess, 0)})"
        found = _decided(
            decide(ctx.quantities["loss_slope"], "==", slope, domain),
            say("squared_hinge_has_the_displayed_slope.decided"),
            say(
                "squared_hinge_has_the_displayed_slope.decided-2",
                label=label,
                slope=slope,
                loss_slope=ctx.quantities["loss_slope"].text,
            ),
        )
        if found.finding is not Finding.YES:
            return found
    return found


def two_samples(ctx: Context) -> tuple[Fraction, Fraction] | None:
    """n = k = 1, parity set {1}, b = 3/4: (right side of the display, derivative by the second sample's output).

    The single position has weight 1, so S = x_1; the outputs are f(0) = 0 and f(1) = -2, with the labels 1 and -1, and
    the second sample is beyond its margin.
    """
    from numerics.formula.grammar import ExpressionError

    try:
        slope = Fraction(ctx.quantities["loss_slope"].exact({"guess": 0, "y": 1}))
    except ExpressionError:
        return None
    return slope / 2, Fraction(0)


_SECOND = {
    "kind": "formula-inequality",
    "n": 1,
    "k": 1,
    "tau": "1",
    "b": "3/4",
    "heads": [["0", "0"]],
    "x": "1",
    "left": ["output"],
    "relation": "<",
    "right": "-1",
}


@for_the_papers_risk
def one_sample_has_another_weight(ctx: Context) -> Evidence:
    """By the output of one of the two samples the risk has half of that sample's slope."""
    sides = two_samples(ctx)
    if sides is None or sides[0] == sides[1]:
        return Evidence.unknown(say("one_sample_has_another_weight.unknown"))
    return Evidence.no(
        Kind.CERTIFIED,
        say("one_sample_has_another_weight.no", sides=sides[0]),
        certificates=(Certificate(name="lemma-14.one-sample.json", body=_SECOND),),
    )


@for_the_papers_risk
def index_is_free_and_bound(ctx: Context) -> Evidence:
    """Two meanings of the display give different numbers at n = k = 1: what is said is not fixed."""
    together, alone = common_shift_has_the_displayed_slope(ctx), one_sample_has_another_weight(ctx)
    if together.finding is not Finding.YES or alone.finding is not Finding.NO:
        return Evidence.unknown(say("index_is_free_and_bound.unknown"), scope=Scope.DEFINED)
    return Evidence.no(
        Kind.ARGUED,
        say("index_is_free_and_bound.no"),
        scope=Scope.DEFINED,
        certificates=alone.certificates,
        derived=(
            r"\frac{\partial\ell^{(N)}}{\partial\hat y^{(N)}}=\mathbf1\{\hat y^{(N)}y^{(N)}<1\}"
            r"(2\hat y^{(N)}-2y^{(N)})"
        ),
    )


@derives
@for_the_papers_risk
def common_shift_has_the_displayed_slope(ctx: Context) -> Evidence:
    """d/dt E[ℓ(ŷ + t)] = E[ℓ'(ŷ)]: differentiation under a finite sum."""
    found = squared_hinge_has_the_displayed_slope(ctx)
    if found.finding is not Finding.YES:
        return found
    return Evidence.yes(Kind.ARGUED, say("common_shift_has_the_displayed_slope.yes"))


@for_the_papers_model
def activation_curvature_differs(ctx: Context) -> Evidence:
    """σ'' = (2R - 2z²/R)/(4R²) with R = √(z²+b); the display has z/R.  They agree at z = 0 and z = 1/2 only."""
    import sympy as sp

    from numerics.parity.facts.curvature import sigma_curvature_is_unimodal

    z, b = sp.Symbol("z", real=True), sp.Symbol("b", positive=True)
    root = sp.sqrt(z**2 + b)
    printed = (2 * root - z / root) / (4 * (z**2 + b))
    true = (2 * root - 2 * z**2 / root) / (4 * (z**2 + b))
    facts = {
        "σ'' is b/(2R³)": sigma_curvature_is_unimodal() and sp.simplify(true - b / (2 * root**3)) == 0,
        say("activation_curvature_differs.fact"): sp.simplify(printed - true - (2 * z**2 - z) / (4 * root**3)) == 0,
    }
    if missing(facts):
        return unconfirmed(missing(facts))
    body = {
        "kind": "formula-inequality",
        "n": 1,
        "k": 1,
        "tau": "1",
        "b": "3/4",
        "heads": [["0", "0"]],
        "x": "0",
        "left": second_derivative_of_activation(),
        "relation": ">",
        "right": ["/", ["curvature"], "-4"],
    }
    return Evidence.no(
        Kind.CERTIFIED,
        say("activation_curvature_differs.no"),
        certificates=(Certificate(name="lemma-14.activation.json", body=body),),
        derived=r"\sigma''(z)=\frac{2\sqrt{z^2+b}-\frac{2z^2}{\sqrt{z^2+b}}}{4(z^2+b)}=\frac{b}{2(z^2+b)^{3/2}}",
    )
