r"""How far softmax can move: from the maximum norm of the scores to the sum norm of the weights, for every length.

*Modulus.*  Let ‖s - s'‖∞ ≤ δ and let A be where the weight grows.  Every factor e^{s'_t - s_t} lies in [e^{-δ},
e^{δ}], so the odds of A grow at most by e^{2δ}.  If a are the odds of A before and E = e^δ, A gains at most
aE²/(1 + aE²) - a/(1 + a), and

    (E - 1)/(E + 1) - that = (E - 1)(1 - aE)² / ((E + 1)(1 + aE²)(1 + a)) ≥ 0.

The sum norm is twice the gain: at most 2 (E - 1)/(E + 1) = 2 tanh(δ/2), which is less than δ.  Two scores that are
exchanged, (-δ/2, δ/2) and (δ/2, -δ/2), attain it; so does any T ≥ 2, where a set with the odds e^{-δ} gains δ a score
and the others lose δ.

*Derivative.*  The Jacobian is diag(p) - ppᵀ; the norm of its product with v is Σ p_t |v_t - E_p v|, convex in v, so its
largest value for |v_t| ≤ 1 is at signs, where it is 4P(1 - P) = 1 - (1 - 2P)², P the weight of the plus signs.
"""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from flint import arb

__all__ = [
    "best_constants",
    "change_quotient",
    "derivative_facts",
    "mean_deviation",
    "modulus",
    "modulus_facts",
    "moment_facts",
    "sharp_change",
    "softmax_constant",
    "widest_shift",
]


@functools.cache
def modulus_facts() -> dict[str, bool]:
    """The algebra of the first argument, each line by SymPy."""
    import sympy as sp

    a, E, delta = sp.symbols("a E delta", positive=True)
    gain = a * E**2 / (1 + a * E**2) - a / (1 + a)
    square = (E - 1) * (1 - a * E) ** 2 / ((E + 1) * (1 + a * E**2) * (1 + a))
    bound = 2 * (sp.exp(delta) - 1) / (sp.exp(delta) + 1)
    slope = sp.diff(bound, delta)
    return {
        "the gain is below (E-1)/(E+1) by a square": sp.cancel((E - 1) / (E + 1) - gain - square) == 0,
        "the square vanishes at a = 1/E": sp.cancel(square.subs(a, 1 / E)) == 0,
        "the bound is 2 tanh(δ/2)": sp.simplify((bound - 2 * sp.tanh(delta / 2)).rewrite(sp.exp)) == 0,
        # 1 - slope = ((e^δ - 1)/(e^δ + 1))² ≥ 0, and the bound is 0 at 0: the bound is at most δ, less for δ > 0
        "its slope is at most 1": sp.simplify(1 - slope - ((sp.exp(delta) - 1) / (sp.exp(delta) + 1)) ** 2) == 0,
        "it starts at 0 with slope 1": bound.subs(delta, 0) == 0 and slope.subs(delta, 0) == 1,
    }


@functools.cache
def derivative_facts() -> dict[str, bool]:
    """Two scores are named and the rest is one positive number, so every line is about any number of scores."""
    import sympy as sp

    s, t = sp.symbols("s t", real=True)
    rest, P = sp.symbols("R P", positive=True)
    whole = sp.exp(s) + sp.exp(t) + rest
    p, q = sp.exp(s) / whole, sp.exp(t) / whole
    mean = P - (1 - P)
    vertex = P * (1 - mean) + (1 - P) * (1 + mean)
    return {
        "∂p/∂s = p(1 - p)": sp.simplify(sp.diff(p, s) - p * (1 - p)) == 0,
        "∂p/∂t = -pq": sp.simplify(sp.diff(p, t) + p * q) == 0,
        "a sign vector gives 4P(1 - P)": sp.expand(vertex - 4 * P * (1 - P)) == 0,
        "which is 1 - (1 - 2P)²": sp.expand(4 * P * (1 - P) - 1 + (1 - 2 * P) ** 2) == 0,
    }


@functools.cache
def moment_facts() -> dict[str, bool]:
    """Of the values y under weights p: what a change of tokens does to the mean Σ p_t y_t.

    Token t moves the mean by p_t ⟨v + (y_t - ȳ) q, dx_t⟩ with q = W_QKᵀ z; Cauchy and Schwarz leave the square root of
    Σ p_t ‖v + (y_t - ȳ) q‖² = ‖v‖² + Var(y) ‖q‖², because Σ p_t (y_t - ȳ) = 0; and Var(y) ≤ M² where |y| ≤ M.
    """
    import sympy as sp

    a, rest, mixed = sp.symbols("a R N", real=True)
    score, value = sp.Function("score")(a), sp.Function("value")(a)  # along any direction of one token
    mean = (sp.exp(score) * value + mixed) / (sp.exp(score) + rest)
    weight = sp.exp(score) / (sp.exp(score) + rest)
    expected = weight * (sp.diff(value, a) + (value - mean) * sp.diff(score, a))
    ps, ys = sp.symbols("p1:4", real=True), sp.symbols("y1:4", real=True)
    centre = sum(u * w for u, w in zip(ps, ys, strict=True))
    v, q, vq = sp.symbols("v q vq", real=True)  # ‖v‖², ‖q‖², ⟨v, q⟩
    total = sum(u * (v + 2 * (w - centre) * vq + (w - centre) ** 2 * q) for u, w in zip(ps, ys, strict=True))
    variance = sum(u * w**2 for u, w in zip(ps, ys, strict=True)) - centre**2
    return {
        "a token moves the mean by p(dy + (y - ȳ) ds)": sp.simplify(sp.diff(mean, a) - expected) == 0,
        "the cross term vanishes": sp.expand((total - v - variance * q).subs(ps[2], 1 - ps[0] - ps[1])) == 0,
    }


@functools.cache
def softmax_constant() -> Fraction | None:
    """The slope at 0 of the modulus 2(e^δ - 1)/(e^δ + 1), which is nowhere steeper: the best Lipschitz constant."""
    import sympy as sp

    delta = sp.Symbol("delta", positive=True)
    slope = sp.diff(2 * (sp.exp(delta) - 1) / (sp.exp(delta) + 1), delta).subs(delta, 0)
    return Fraction(int(slope.p), int(slope.q)) if all(modulus_facts().values()) and slope.is_Rational else None


@functools.cache
def mean_deviation() -> Fraction | None:
    """The largest Σ p|y - ȳ| over |y| ≤ 1: at signs it is 4P(1 - P), largest where its derivative vanishes."""
    import sympy as sp

    P = sp.Symbol("P")
    (top,) = sp.solve(sp.diff(4 * P * (1 - P), P), P)
    most = (4 * P * (1 - P)).subs(P, top)
    return Fraction(int(most.p), int(most.q)) if all(derivative_facts().values()) else None


def best_constants() -> dict[str, str]:
    """The best constant of each part of the head, put together: scores move the mean of values of size M = B_V·B_X by
    at most M·(mean deviation); the score matrix moves a score by B_X², the context by B_QK·B_X; a token moves its value
    by B_V and its score by B_QK·B_X, at a right angle.  Empty where a fact is not confirmed."""
    spread = mean_deviation()
    if spread is None or not all(moment_facts().values()):
        return {}
    size = "B_V*B_X"
    return {
        "weights": f"L*{spread}*({size})*(B_X**2)",
        "values": "L*B_X",
        "tokens": f"L*sqrt(B_V**2 + ({spread}*{size})**2*(B_QK*B_X)**2)",
        "context": f"L*{spread}*({size})*(B_QK*B_X)",
    }


def modulus(delta: Fraction | arb) -> arb:
    """2 tanh(δ/2): the largest change of the weights in the sum norm when no score changes by more than δ."""
    from flint import arb, fmpq

    half = (arb(fmpq(delta.numerator, delta.denominator)) if isinstance(delta, Fraction) else delta) / 2
    return 2 * half.tanh()


def widest_shift(constant: arb, limit: int = 120) -> Fraction | None:
    """A δ = 2^-j at which two scores move the weights by more than ``constant`` times δ; None if none is found."""
    from flint import arb, ctx, fmpq

    saved = ctx.prec
    ctx.prec = 600
    try:
        for j in range(limit):
            delta = Fraction(1, 2**j)
            if modulus(delta) > constant * arb(fmpq(1, 2**j)):
                return delta
    finally:
        ctx.prec = saved
    return None


def sharp_change(vary: str, norms: dict[str, Fraction], small: Fraction) -> dict[str, Any]:
    """Two heads of two tokens in the plane that move the output almost as far as the best constant allows.

    ``norms`` has L, B_X, B_V, B_QK; as ``small`` goes to 0 the quotient goes to the best constant.  Tokens stand at
    ±B_X in the first direction, the value map points there, and the scores are equal or nearly so.
    """
    x, v, qk = norms["B_X"], norms["B_V"], norms["B_QK"]
    base: dict[str, Any] = {
        "tokens": [[x, 0], [-x, 0]],
        "context": [x, 0],
        "scores": [[0, 0], [0, 0]],
        "values": [v, 0],
    }
    if vary == "scores":
        step = small * qk
        pair = [base | {"scores": [[sign * step, 0], [0, 0]]} for sign in (-1, 1)]
    elif vary == "values":
        pair = [base | {"tokens": [[x, 0], [x, 0]], "values": [sign * v, 0]} for sign in (-1, 1)]
    elif vary == "context":
        turned = base | {"scores": [[qk, 0], [0, 0]]}
        pair = [turned | {"context": [sign * small * x, 0]} for sign in (-1, 1)]
    else:  # tokens: q is orthogonal to v, token t moves along v + (y_t - ȳ) q
        inner = (1 - small) * x
        steep = inner * qk * x  # (y_t - ȳ) q over B_V
        size = small * x / (2 * (1 + steep))
        turned = base | {"scores": [[0, qk], [0, 0]]}
        pair = [
            turned
            | {"tokens": [[inner + sign * size, sign * size * steep], [-inner + sign * size, -sign * size * steep]]}
            for sign in (-1, 1)
        ]
    return {
        "vary": vary,
        **{name: str(value) for name, value in norms.items()},
        "first": _texts(pair[0]),
        "second": _texts(pair[1]),
    }


def change_quotient(body: dict[str, Any]) -> arb:
    """Change of the output over the distance, for what :func:`sharp_change` gives."""
    from flint import arb, fmpq

    def number(text: str) -> arb:
        value = Fraction(text)
        return arb(fmpq(value.numerator, value.denominator))

    outputs = []
    for data in (body["first"], body["second"]):
        x, z, w, v = data["tokens"], data["context"], data["scores"], data["values"]
        turned = [sum((number(z[i]) * number(w[i][j]) for i in range(2)), arb(0)) for j in range(2)]
        raised = [sum((turned[j] * number(row[j]) for j in range(2)), arb(0)).exp() for row in x]
        values = [sum((number(v[j]) * number(row[j]) for j in range(2)), arb(0)) for row in x]
        outputs.append(sum((r * y for r, y in zip(raised, values, strict=True)), arb(0)) / sum(raised, arb(0)))
    one, other = (body[name][body["vary"]] for name in ("first", "second"))
    rows = zip(one, other, strict=True) if isinstance(one[0], list) else [(one, other)]
    squares = [
        sum(((Fraction(a) - Fraction(b)) ** 2 for a, b in zip(*pair, strict=True)), Fraction(0)) for pair in rows
    ]
    square = max(squares) if body["vary"] == "tokens" else sum(squares, Fraction(0))
    return number(body["L"]) * abs(outputs[0] - outputs[1]) / number(str(square)).sqrt()


def _texts(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _texts(item) for key, item in value.items()}
    return [_texts(item) for item in value] if isinstance(value, list) else str(Fraction(value))
