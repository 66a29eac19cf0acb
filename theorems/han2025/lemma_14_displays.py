"""The displayed equations of Lemma 14, one function a display, against what the symbolic model gives.

A display that differs comes with the term by which it differs (proved for symbolic n, k, τ, b) and with the smallest
place where the two numbers part (a certificate).
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.han2025.common import for_the_papers_model, for_the_papers_risk, missing, unconfirmed
from theorems.han2025.lemma_15_checks import displayed_derivative
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope

if TYPE_CHECKING:
    import sympy as sp

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
    from numerics.model import symbolic

    model = symbolic.symbolic_model()
    feature = model.features[ENTRIES[entry][1]]
    return model.weight, feature, symbolic.mean(model, feature) - model.weight * feature


def softmax_differs_by(entry: str) -> dict[str, bool]:
    """With a minus the display is the derivative; with the printed plus it is off by twice the sum."""
    from numerics.model import symbolic

    weight, feature, others = _weights(entry)
    derived = symbolic.symbolic_model().weight_gradient[ENTRIES[entry][1]]
    own, rest = weight * (1 - weight) * feature / symbolic.tau, weight * others / symbolic.tau
    return {
        "with a minus the display is the derivative of softmax": symbolic.same(own - rest, derived),
        "with a plus it differs by twice the sum": symbolic.same(own + rest - derived, 2 * rest),
    }


def chain_differs_by(entry: str) -> dict[str, bool]:
    import sympy as sp

    from numerics.model import symbolic

    weight, feature, others = _weights(entry)
    derived = symbolic.symbolic_model().share_gradient[ENTRIES[entry][1]]

    def total(term: sp.Expr) -> sp.Expr:
        return sp.Sum(symbolic.x[symbolic.p] * term, (symbolic.p, 1, symbolic.n)) / symbolic.tau

    own, rest = weight * (1 - weight) * feature, weight * others
    return {
        "with a minus the display is the derivative of a share": symbolic.same(total(own - rest), derived),
        "with a plus it differs by twice the sum": symbolic.same(total(own + rest) - derived, 2 * total(rest)),
    }


def _corrected(facts: dict[str, bool], summary: str) -> Evidence:
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary=summary, domain="all n, k, tau, b")


def _softmax(entry: str) -> Evidence:
    column, index = ENTRIES[entry]
    facts = softmax_differs_by(entry)
    if missing(facts):
        return unconfirmed(missing(facts))
    body = {"kind": "printed-formula", **POINT, **SMALLEST[entry], "of": "weight", "entry": index, "position": 1,
            "printed": ["/", bracket(column, "1"), ["tau"]]}
    numbers = {"13": "a third of the true 0.289", "14": "0, the truth is -1/2"}[entry]
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED,
        certificates=(Certificate(name=f"lemma-14.softmax-{entry}.json", body=body),),
        derived=rf"\frac{{\partial\gamma_p}}{{\partial a_{{{entry}}}}}=\frac1\tau\Bigl[\gamma_p(1-\gamma_p)\{column}"
                rf"\tfrac{{2\pi p}}n-\sum_{{j\ne p}}\gamma_p\gamma_j\{column}\tfrac{{2\pi j}}n\Bigr]",
        summary="Softmax gives a minus before the sum over the other positions; the display has a plus, so it differs "
                r"by $\frac2\tau\sum_{j\ne p}\gamma_p\gamma_j$ times the embedding, for all sizes. On "
                f"{SMALLEST[entry]['n']} positions with the zero head the display gives {numbers}.")


def _chain(entry: str) -> Evidence:
    column, index = ENTRIES[entry]
    facts = chain_differs_by(entry)
    if missing(facts):
        return unconfirmed(missing(facts))
    place = POINT | SMALLEST[entry]
    # the true derivatives are positive here for a13 (the display is a third of them) and negative for a14
    relation = {"13": "<", "14": ">"}[entry]
    shares = {"kind": "formula-inequality", **place, "left": shares_derivative(column), "relation": relation,
              "right": ["/", ["share-gradient", str(index)], ["k"]]}
    output = {"kind": "printed-formula", **place, "of": "output", "entry": index,
              "printed": displayed_derivative(column)}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED,
        certificates=(Certificate(name=f"lemma-14.chain-{entry}-attention.json", body=shares),
                      Certificate(name=f"lemma-14.chain-{entry}-output.json", body=output)),
        derived=rf"\frac{{\partial\hat y}}{{\partial a_{{{entry}}}}}=\frac{{f'(S)}}\tau\sum_px_p\gamma_p\Bigl("
                rf"(1-\gamma_p)\{column}\tfrac{{2\pi p}}n-\sum_{{j\ne p}}\gamma_j\{column}\tfrac{{2\pi j}}n\Bigr)",
        summary="The chain rule is applied correctly, but to the derivative of softmax with the wrong sign: both "
                "displays, for the attention vector and for the output, have a plus before the inner sum where there "
                "is a minus. "
                f"They part on {SMALLEST[entry]['n']} positions with the zero head.")


@for_the_papers_model
def softmax_13_has_a_wrong_sign(ctx: Context) -> Evidence:
    return _softmax("13")


@for_the_papers_model
def softmax_14_has_a_wrong_sign(ctx: Context) -> Evidence:
    return _softmax("14")


@for_the_papers_model
def softmax_13_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(softmax_differs_by("13"), "With a minus before the sum the display is the derivative.")


@for_the_papers_model
def softmax_14_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(softmax_differs_by("14"), "With a minus before the sum the display is the derivative.")


@for_the_papers_model
def chain_13_has_a_wrong_sign(ctx: Context) -> Evidence:
    return _chain("13")


@for_the_papers_model
def chain_14_has_a_wrong_sign(ctx: Context) -> Evidence:
    return _chain("14")


@for_the_papers_model
def chain_13_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(chain_differs_by("13"), "With a minus before the inner sum the display is the derivative.")


@for_the_papers_model
def chain_14_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(chain_differs_by("14"), "With a minus before the inner sum the display is the derivative.")


@for_the_papers_model
def outer_derivative_is_right(ctx: Context) -> Evidence:
    """∂ŷ/∂v1* = k Σ_q (-1)^q (8q-4)(1/2 + z/(2√(z²+b))) with z = k v1* - q + 1/2, by differentiating f(k v1*)."""
    import sympy as sp

    from numerics.model import symbolic

    first = sp.Symbol("v1", real=True)
    model = symbolic.symbolic_model()
    derived = sp.diff(model.classifier.subs(symbolic.S, symbolic.k * first), first)
    z = symbolic.k * first - symbolic.q + sp.Rational(1, 2)
    slope = sp.Rational(1, 2) + z / (2 * sp.sqrt(z**2 + symbolic.b))
    coefficient = _coefficient(ctx)
    printed = symbolic.k * sp.Sum((-1) ** symbolic.q * coefficient * slope, (symbolic.q, 1, symbolic.k))
    if symbolic.same(derived, printed):
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                        summary="The display is the derivative, for symbolic k and b.")
    layers = (*range(1, 9), 10**9)
    wrong = next((q for q in layers if _differs(ctx, "coefficient", {"q": q}, Fraction(8 * q - 4))), None)
    if wrong is None:
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="Not confirmed by SymPy.")
    return Evidence(finding=Finding.NO, kind=Kind.ARGUED,
                    summary=f"Layer {wrong} has the weight {8 * wrong - 4}, not {ctx.quantities['coefficient'].text}. "
                            f"The slopes of the activation are positive: with {wrong} layers, or one less, the sums "
                            "differ.")


def _differs(ctx: Context, name: str, at: dict[str, Any], right: Fraction) -> bool:
    """Is the given quantity certainly another number than the right one?  Without a value it is not certain."""
    from numerics.hard_compare import enclosure

    value = enclosure(ctx.quantities[name], at)
    return value is not None and not value[0] <= right <= value[1]


def _coefficient(ctx: Context) -> sp.Expr:
    from numerics.model import symbolic

    result: sp.Expr = ctx.quantities["coefficient"].sympy({"q": symbolic.q})
    return result


@for_the_papers_model
def inner_derivative_is_right(ctx: Context) -> Evidence:
    """v1* = (1/k) Σ_i Σ_p γ_p^(i) x_p is linear in each weight."""
    import sympy as sp

    k, i, p, n = sp.symbols("k i p n", positive=True, integer=True)
    gamma, x = sp.IndexedBase("g"), sp.IndexedBase("x")
    first = sp.Sum(sp.Sum(gamma[i, p] * x[p], (p, 1, n)), (i, 1, k)) / k
    share = ctx.quantities["inner"]
    for size, heads in ((1, 1), (2, 1), (3, 2), (4, 3)):
        whole = first.subs({n: size, k: heads}).doit()
        places = [(head, place) for head in range(1, heads + 1) for place in range(1, size + 1)]
        if any(sp.diff(whole, gamma[head, place]) != x[place] / heads for head, place in places):
            return unconfirmed([f"the derivative at n = {size}, k = {heads}"])
    counts = (1, 2, 3, 8, 10**9)
    wrong = next((heads for heads in counts if _differs(ctx, "inner", {"k": heads}, Fraction(1, heads))), None)
    if wrong is not None:
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED,
                        summary=f"With k = {wrong} heads the derivative is $x_p/k$, and {share.text} is not 1/k.")
    if sp.simplify(share.sympy({"k": k}) - 1 / k) != 0:  # sizes that were tried do not make a formula right
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=f"{share.text} is not shown to be 1/k.")
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                    summary="The attention vector is linear in the weights, and the token embedding's first "
                            "coordinate is the bit: the derivative is $x_p/k$.")


@for_the_papers_risk
def squared_hinge_has_the_displayed_slope(ctx: Context) -> Evidence:
    """d/dŷ max(0, 1 - yŷ)² = -2y(1 - yŷ) = 2ŷ - 2y where yŷ < 1, since y² = 1; zero where yŷ > 1, and at the margin."""
    import sympy as sp

    guess = sp.Symbol("guess", real=True)
    facts = {}
    for label in (1, -1):
        active = sp.diff((1 - label * guess) ** 2, guess)
        printed = ctx.quantities["loss_slope"].sympy({"guess": guess, "y": sp.Integer(label)})
        place = Fraction(-label, 3)  # inside the margin
        if _differs(ctx, "loss_slope", {"guess": place, "y": label}, 2 * place - 2 * label):
            return Evidence(finding=Finding.NO, kind=Kind.ARGUED,
                            summary=f"At output {place} and label {label} the slope of the loss is "
                                    f"{2 * place - 2 * label}, not {ctx.quantities['loss_slope'].text}.")
        facts[f"the slope for label {label}"] = sp.expand(active - printed) == 0
        facts[f"the slope vanishes at the margin, label {label}"] = active.subs(guess, label) == 0
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                    summary=r"The formula under the expectation, $\mathbf1\{y\hat y<1\}(2\hat y-2y)$, is the "
                            r"derivative of one sample's loss by its output, since $y^2=1$; it is continuous at "
                            "the margin.")


@for_the_papers_risk
def index_is_free_and_bound(ctx: Context) -> Evidence:
    """The left side depends on the sample N, the right side averages over all samples."""
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, scope=Scope.DEFINED,
        derived=r"\frac{\partial\ell^{(N)}}{\partial\hat y^{(N)}}=\mathbf1\{\hat y^{(N)}y^{(N)}<1\}"
                r"(2\hat y^{(N)}-2y^{(N)})",
        summary="The display takes the derivative of the expected risk by the output of sample $N$ and equals it to an "
                "expectation over that same $N$: the index is free on the left and bound on the right. Three meanings "
                "were tried; see the readings.")


@for_the_papers_risk
def one_sample_has_another_weight(ctx: Context) -> Evidence:
    """n = k = 1, parity set {1}: by the output of one of the two samples the risk has half of that sample's slope.

    The single position has weight 1, so S = x_1; at b = 3/4 the outputs are f(0) = 0 and f(1) = -2.
    """
    first, second = Fraction(0), Fraction(-2)
    slopes = [2 * first - 2, Fraction(0)]  # labels +1 and -1; the second sample is beyond its margin
    left, right = slopes[0] / 2, sum(slopes) / 2
    if second * -1 < 1 or not (left == right == -1 and slopes[1] / 2 == 0 != right):
        return unconfirmed(["the two samples at n = 1"])
    body = {"kind": "formula-inequality", "n": 1, "k": 1, "tau": "1", "b": "3/4", "heads": [["0", "0"]], "x": "1",
            "left": ["output"], "relation": "<", "right": "-1"}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED,
        certificates=(Certificate(name="lemma-14.one-sample.json", body=body),),
        summary="As a partial derivative by one sample's output it is false: with n = k = 1 and b = 3/4 the outputs "
                "are 0 and -2, the right side is -1, and the derivative by the output of the sample x = 1, which is "
                "beyond its margin, is 0. In general the derivative is the sample's own slope divided by $2^n$.")


@for_the_papers_risk
def common_shift_has_the_displayed_slope(ctx: Context) -> Evidence:
    """d/dt E[ℓ(ŷ + t)] = E[ℓ'(ŷ)]: differentiation under a finite sum."""
    found = squared_hinge_has_the_displayed_slope(ctx)
    if found.finding is not Finding.YES:
        return found
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                    summary="If all outputs are moved together by the same amount, the risk changes at the displayed "
                            "rate: a finite sum is differentiated term by term.")


@for_the_papers_model
def activation_curvature_differs(ctx: Context) -> Evidence:
    """σ'' = (2R - 2z²/R)/(4R²) with R = √(z²+b); the display has z/R.  They agree at z = 0 and z = 1/2 only."""
    import sympy as sp

    from numerics.curvature_facts import sigma_curvature_is_unimodal

    z, b = sp.Symbol("z", real=True), sp.Symbol("b", positive=True)
    root = sp.sqrt(z**2 + b)
    printed = (2 * root - z / root) / (4 * (z**2 + b))
    true = (2 * root - 2 * z**2 / root) / (4 * (z**2 + b))
    facts = {
        "σ'' is b/(2R³)": sigma_curvature_is_unimodal() and sp.simplify(true - b / (2 * root**3)) == 0,
        "the display differs by (2z² - z)/(4R³)": sp.simplify(printed - true - (2 * z**2 - z) / (4 * root**3)) == 0,
    }
    if missing(facts):
        return unconfirmed(missing(facts))
    body = {"kind": "formula-inequality", "n": 1, "k": 1, "tau": "1", "b": "3/4", "heads": [["0", "0"]], "x": "0",
            "left": second_derivative_of_activation(), "relation": ">", "right": ["/", ["curvature"], "-4"]}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED,
        certificates=(Certificate(name="lemma-14.activation.json", body=body),),
        derived=r"\sigma''(z)=\frac{2\sqrt{z^2+b}-\frac{2z^2}{\sqrt{z^2+b}}}{4(z^2+b)}=\frac{b}{2(z^2+b)^{3/2}}",
        summary=r"The inner derivative of $z^2$ is missing: the numerator should end in $2z^2/\sqrt{z^2+b}$ and ends "
                r"in $z/\sqrt{z^2+b}$, a difference of $(2z^2-z)/(4(z^2+b)^{3/2})$ that vanishes at $z=0$ and "
                r"$z=\frac12$ only. At z = -1/2, b = 3/4 the display gives 5/8, the second derivative is 3/8.")
