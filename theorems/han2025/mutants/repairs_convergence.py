"""Our own repairs of Theorem 5, its lemmas and the scope of Section 3, and what they repair: what is false there."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np

from theorems.han2025.mutants.oracle_model import _classifier, _parts, risk_and_slope
from theorems.han2025.mutants.oracles import Point, above, below, differs, evaluate, real, short
from theorems.han2025.mutants.target import Target, Tree

__all__ = ["TARGETS"]


def _hinged(share: Fraction, output: Fraction) -> Fraction:
    """The risk of one output where a share of the labels is -1."""
    return (1 - share) * max(Fraction(0), 1 - output) ** 2 + share * max(Fraction(0), 1 + output) ** 2


def _mixture(name: str) -> Callable[[Tree], str]:
    """The best output against labels of which a share is flipped is 1 - 2·share, inside the margins."""

    def least(at: Point) -> Fraction:
        share = at[name]
        return min(_hinged(share, 1 - 2 * share + step) for step in (Fraction(0), Fraction(1, 97), -Fraction(1, 97)))

    shares = [Fraction(i, 11) for i in range(1, 11)] + [Fraction(1, 1000), Fraction(1, 2)]
    return lambda tree: differs(tree, [{name: share} for share in shares], least)


def _odd_floor(tree: Tree) -> str:
    """n = k = 1: the input 0 alone has a loss, half of (1 - f(0))²; f(0) = 2 - √(1 + 4b) takes every value below 1."""
    points = [{"n": 1, "f0": Fraction(i, 100)} for i in (99, 50, 0, -100, -3000)]
    return above(tree, points, lambda at: (1 - at["f0"]) ** 2 / 2) or _not_positive(tree, "f0", (99, 50, 0, -3000))


def _not_positive(tree: Tree, name: str, hundredths: tuple[int, ...]) -> str:
    """The floor is said to be positive."""
    for n, i in ((n, i) for n in (1, 2, 9, 30) for i in hundredths):
        value = evaluate(tree, {"n": n, name: Fraction(i, 100)})
        if value is not None and value <= 0:
            return f"n = {n}, {name} = {Fraction(i, 100)}: {short(value)} is not positive"
    return ""


def _even_floor(tree: Tree) -> str:
    """n = k = 2: long heads on a bit each, by the small transformer; low is the least output between 0 and 1."""

    points = []
    for b in (0.01, 0.3, 2.0):
        low = min(_classifier(float(s), 2, b)[0] for s in np.linspace(0, 1, 401))
        risk, _ = risk_and_slope(2, 1.0, b, [[0.0, -40.0], [0.0, 40.0]], (1, 2))
        points.append(({"n": 2, "low": Fraction(low)}, risk * (1 + 1e-6)))
    reached = {at["low"]: risk for at, risk in points}
    return above(tree, [at for at, _ in points], lambda at: reached[at["low"]]) or _not_positive(
        tree, "low", (-99, -50, 0, 100)
    )


def _largest(tree: Tree) -> str:
    """k = n: heads at zero look at all positions alike, S is the number of ones, and the risk is 0: attained."""
    for n in range(1, 41):
        value = evaluate(tree, {"n": n})
        if value is not None and value >= n:
            return f"n = k = {n}: zero heads attain risk 0"
    return ""


def _law(tree: Tree) -> str:
    """L falls like e^{-2 gap a/τ} along the ray, so dL/dt = -4 η gap² L²/τ², and L t tends to τ²/(4 η gap²)."""
    points = [
        {"tau": tau, "eta": eta, "gap": gap, "t": Fraction(10**40)}
        for tau in (Fraction(1), Fraction(1, 5))
        for eta in (Fraction(1, 10), Fraction(2))
        for gap in (Fraction(2), Fraction(1), Fraction(1, 2))
    ]
    for at in points:
        value = evaluate(tree, at)
        limit = at["tau"] ** 2 / (4 * at["eta"] * at["gap"] ** 2 * at["t"])
        if value is not None and abs(real(value) / real(limit) - 1) > 1e-3:
            return f"at t = 10^40 the formula over the law is {short(real(value) / real(limit))}"
    return ""


def _overshoots(tree: Tree) -> str:
    """n = 2 near the middle: a step moves a to (1 - 2η/τ²) a, across the middle as soon as 2η > τ²."""
    points = [{"tau": Fraction(i, 7)} for i in range(1, 8)]
    return above(tree, points, lambda at: at["tau"] ** 2 / 2)


_PLACES = [
    {"n": n, "k": k, "tau": tau, "b": b}
    for n, k in ((1, 1), (2, 1), (2, 2), (5, 3), (9, 9))
    for tau in (Fraction(1), Fraction(1, 9))
    for b in (Fraction(1, 100), Fraction(1), Fraction(50))
]


def _is(value: int | Fraction) -> Callable[[Tree], str]:
    return lambda tree: differs(tree, [{}], lambda at: value)


def _product(tree: Tree) -> str:
    """The loss is (ŷ - y)² inside the margin, so the gradient in a head is 2 (ŷ - y) f'(S) C/τ."""
    points = [
        {
            "tau": Fraction(t, 3),
            "r1": Fraction(a, 5),
            "r2": Fraction(-3, 7),
            "s1": Fraction(b, 2),
            "s2": Fraction(-5, 11),
            "C": Fraction(c, 13),
        }
        for t in (1, 2)
        for a in (1, -8)
        for b in (3, -1)
        for c in (-2, 9)
    ]
    return differs(tree, points, lambda at: 4 * at["r1"] * at["r2"] * at["s1"] * at["s2"] * at["C"] / at["tau"] ** 2)


def _constant_risk(at: Point) -> Fraction:
    """n = k = 1: no head can change anything; b = (c² - 1)/4 makes √(1 + 4b) = c, and the risk is (c - 1)²/2."""
    root = {Fraction(3, 4): 2, Fraction(2): 3, Fraction(6): 5}[at["b"]]
    return Fraction((root - 1) ** 2, 2)


_ALONE = [
    {"n": 1, "k": 1, "tau": tau, "b": b}
    for tau in (Fraction(1), Fraction(1, 10))
    for b in (Fraction(3, 4), Fraction(2), Fraction(6))
]


def _start(tree: Tree) -> str:
    """Further than 1/4 from a risk that no draw changes is not close to it."""
    quarter = Fraction(1, 4)
    return above(tree, _ALONE, lambda at: _constant_risk(at) + quarter) or below(
        tree, _ALONE, lambda at: _constant_risk(at) - quarter
    )


def _opposed(tree: Tree) -> str:
    """n = k = 2, zero heads, b = 1: the gradients of 01 and 10 are opposed, and their product grows like 1/τ²."""

    gradients = []
    for word in ((0.0, 1.0), (1.0, 0.0)):
        share, slope, _ = _parts(np.zeros((2, 2)), np.array(word))
        output, first, _ = _classifier(float(share.sum()), 2, 1.0)
        gradients.append(2 * max(0.0, 1 + output) * first * slope)
    product = float((gradients[0] * gradients[1]).sum())
    points = [{"n": 2, "k": 2, "tau": Fraction(1, t), "b": Fraction(1)} for t in (1, 2, 9, 100)]
    return above(tree, points, lambda at: product * 0.999 / float(at["tau"]) ** 2)


def _one_step(tree: Tree) -> str:
    """μ a²/2 has smoothness and gradient inequality with μ, and a step of η ≤ 1/μ leaves (1 - ημ)² of it."""
    points = [{"eta": Fraction(i, 8), "mu": Fraction(j, 4)} for i in (1, 4, 8) for j in (1, 2, 4)]
    return below(tree, points, lambda at: (1 - at["eta"] * at["mu"]) ** 2)


def _assembled(tree: Tree) -> str:
    """One sample of 2^n with a loss, and exactly as much gradient as the parts promise."""
    points = [
        {"n": n, "k": k, "mu1": Fraction(a, 64), "mu2": Fraction(b)}
        for n, k in ((1, 1), (2, 1), (5, 3), (9, 2))
        for a in (1, 7, 100)
        for b in (1, 7, 100)
    ]
    return above(tree, points, lambda at: min(64 * at["mu1"], at["mu2"]) / Fraction(2 ** at["n"]))


TARGETS = (
    Target("thm-5", "initial", "thm-5.initial-risk", "equal", False, _start),
    Target("thm-5", "contraction", "thm-5.linear-rate/inference", "upper", True, _one_step, ("1 - eta*mu",)),
    Target("rem-10", "level", "literal", "upper", False, lambda tree: below(tree, _ALONE, _constant_risk)),
    Target("lemma-8", "assembled", "lemma-8.assembly", "lower", True, _assembled, ("0",)),
    Target("lemma-17", "least", "literal", "lower", False, _opposed),
    Target("sec-3-scope", "repair.noise", "repair", "equal", True, _mixture("eta"), ("4*eta*(1 - eta)",)),
    Target("sec-3-scope", "repair.missing", "repair", "equal", True, _mixture("p"), ("4*p*(1 - p)",)),
    Target("thm-5", "repair.odd", "repair", "lower", True, _odd_floor, far=False, safe=False),
    Target("thm-5", "repair.even", "repair", "lower", True, _even_floor, far=False, safe=False),
    Target("rem-10", "repair.least", "repair", "upper", True, lambda tree: below(tree, _PLACES, lambda at: 0), ("0",)),
    Target("rem-10", "repair.odd", "repair", "lower", True, _odd_floor, far=False, safe=False),
    Target("rem-10", "repair.even", "repair", "lower", True, _even_floor, far=False, safe=False),
    Target("thm-5", "repair.most", "repair", "lower", True, _largest, ("n - 1", "0")),
    Target("thm-5", "repair.share", "repair", "upper", True, lambda tree: "", ("1/2",)),
    Target("thm-5", "repair.law", "repair", "equal", True, _law, ("tau**2/(4*eta*gap**2*t)",)),
    Target("thm-5", "repair.limit", "repair", "equal", True, _is(1), ("1",)),
    Target("thm-5", "repair.step", "repair", "lower", True, _overshoots, ("tau**2/2",)),
    Target("lemma-8", "repair.mu", "repair", "equal", True, lambda tree: differs(tree, _PLACES, lambda at: 0), ("0",)),
    Target("lemma-17", "repair.product", "repair", "equal", True, _product),
    Target("lemma-17", "repair.opposed", "repair", "equal", True, _is(-1), ("-1",)),
    Target("lemma-18", "repair.factor", "repair", "equal", True, _is(Fraction(1, 4)), ("1/4",)),
    Target(
        "lemma-18",
        "repair.single",
        "repair",
        "equal",
        True,
        lambda tree: differs(tree, _PLACES[6:], lambda at: 0),
        ("0",),
    ),
    Target(
        "lemma-19",
        "complement",
        "lemma-19.complement-value/sum",
        "equal",
        True,
        lambda tree: differs(tree, [{"k": k} for k in range(1, 20)], lambda at: at["k"]),
        ("k",),
    ),
    Target(
        "lemma-19",
        "repair.sum",
        "repair",
        "equal",
        True,
        lambda tree: differs(
            tree, [{"f0": Fraction(i, 3)} for i in range(-9, 7)], lambda at: max(Fraction(0), 1 - at["f0"]) ** 2
        ),
    ),
)
