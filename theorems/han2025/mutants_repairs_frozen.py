"""Our own repairs of Sections 3 and 4 and of frozen heads: formulas that are false in them, by exact counts.

What a repair says is tried like what the paper prints.  The oracles are plain enumerations and one-line arguments; none
of them reads a constant of the checks.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb
from typing import Any

from theorems.han2025.mutant_oracles import Point, above, below, differs, evaluate, real, short
from theorems.han2025.mutants_statements import _edges, _hard, _single_bits
from theorems.han2025.mutants_target import Target, Tree, number_is_at_most

__all__ = ["TARGETS"]


# ---------------------------------------------------------------------------------------- path norms and soft heads


def _tail(tosses: int, least: int) -> Fraction:
    """Pr[Bin(tosses, 1/2) ≥ least]."""
    return Fraction(sum(comb(tosses, i) for i in range(max(least, 0), tosses + 1)), 2**tosses)


def _one_position(prefix: Tree | None, movement: Tree | None) -> str:
    """n = 1: every head reads the bit, and two neurons of path norm 2 have risk 0; so the bound must be 0 there."""
    for m in (1, 2, 3):
        length = 0 if prefix is None else evaluate(prefix, {"n": 1, "m": m})
        if not isinstance(length, Fraction) or length.denominator != 1 or not 0 <= length < 400:
            continue
        for t in range(int(length) + 1):
            half = Fraction(1, t + 1) if movement is None else evaluate(movement, {"t": t})
            seldom = 1 - m * (1 - _tail(int(length), t))
            if half is not None and seldom > 0 and 1 - 2 * real(half) > 1e-9:
                return f"n = 1, m = {m}, norm 2: risk 0 is reached, the bound at t = {t} is positive"
    return ""


def _path_bound(tree: Tree) -> str:
    """The output 0 has any path norm and risk 1; at n = 1 path norm 2 has risk 0."""
    points = [{"n": n, "m": m, "norm": norm} for n in (*range(1, 13), 40, 400) for m in (1, 2, 5)
              for norm in (Fraction(0), Fraction(1, 3), Fraction(n), Fraction(1000 * n))]
    return above(tree, points, lambda at: 1) or above(
        tree, [{"n": 1, "m": m, "norm": Fraction(2)} for m in (1, 2, 3)], lambda at: 0)


def _ratios(tree: Tree, base: Callable[[int], Fraction]) -> list[Any]:
    """The formula over what it is compared with, at three sizes far apart."""
    sizes = (10**2, 10**6, 10**12)
    found = [evaluate(tree, {"n": n}) for n in sizes]
    return [] if None in found else [real(value) / real(base(n)) for value, n in zip(found, sizes, strict=True)]


def _outgrows(tree: Tree) -> str:
    """n heads that read a bit each have risk 0: no more than of the order of n can be needed."""
    ratios = _ratios(tree, Fraction)
    growing = len(ratios) == 3 and ratios[2] > 1.5 * ratios[1] > 3 * ratios[0] > 0
    if growing and not _has(tree, "min"):
        return f"n heads suffice; over n the formula is {', '.join(map(short, ratios))} at n = 10^2, 10^6, 10^12"
    return ""


def _has(tree: Tree, name: str) -> bool:
    return tree[0] == name or any(isinstance(child, tuple) and _has(child, name) for child in tree[1:])


def _reads_everything(tree: Tree) -> str:
    """m = n heads on a bit each and the zigzag of the sum have risk 0, with path norm at most 16 n⁴."""
    sizes = (10**2, 10**4, 10**6)
    found = [evaluate(tree, {"n": n, "m": n, "norm": Fraction(16 * n**4)}) for n in sizes]
    if None in found:
        return ""
    ratios = [real(value) / n for value, n in zip(found, sizes, strict=True)]
    small = 0 < ratios[2] < ratios[1] / 10 < ratios[0] / 100 and ratios[2] < 1e-3
    return f"n heads read every bit, while this over n is {short(ratios[2])} at n = 10^6" if small else ""


# ---------------------------------------------------------------------------------------------------- hard attention


def _binomial(tosses: Tree | None, heads: Tree | None) -> str:
    """One and two heads: the exact minimax risk of all k positions is Pr[Bin(k - 1, 1/2) ≥ m]; k heads have risk 0."""
    for k in range(1, 13):
        for m in (1, 2, k, k + 3):
            at = {"k": k, "m": m}
            count = Fraction(k - 1) if tosses is None else evaluate(tosses, at)
            least = Fraction(m) if heads is None else evaluate(heads, at)
            if count is None or not isinstance(least, Fraction) or not isinstance(count, Fraction):
                continue
            if count.denominator == 1 and 0 <= count < 2000:
                said = _tail(int(count), -(-least.numerator // least.denominator))
                if said != _tail(k - 1, m):
                    return f"k = {k}, m = {m}: {short(said)} against the exact {short(_tail(k - 1, m))}"
    return ""


def _shares(tree: Tree) -> str:
    """One head: its last position is seen with probability 2^(1-n); n = q + 1."""
    return above(tree, [{"m": 1, "q": q, "r": 0} for q in range(25)], lambda at: 1 - Fraction(1, 2 ** at["q"]))


def _too_few_heads(tree: Tree) -> str:
    """n - 1 heads leave the parity of all bits a risk of 2^(1-n)."""
    return below(tree, [{"n": n} for n in range(1, 41)], lambda at: at["n"])


def _neighbours(tree: Tree) -> str:
    """Bits 1 and 4 of a circle of four positions: two heads half-way have risk 0, and hard attention 1/2."""
    return below(tree, [{}], lambda at: 1)


_FROZEN = (
    Target("prop-4", "repair.risk", "repair", "lower", True, number_is_at_most(1), ("1", "0")),
    Target("prop-4", "repair.edges", "repair", "lower", True, _edges, ("n", "k", "0")),
    Target("rem-9", "repair.risk", "repair", "lower", True, number_is_at_most(1), ("1", "0")),
    Target("rem-9", "repair.edges", "repair", "lower", True, _edges, ("n", "k", "0")),
    Target("thm-11", "repair.prefix", "repair", "lower", True, lambda tree: _one_position(tree, None),
           ("ceil(n/m) - 1",), far=False),
    Target("thm-11", "repair.movement", "repair", "upper", True, lambda tree: _one_position(None, tree), ("1/(t+1)",),
           far=False),
    Target("thm-11", "repair.bound", "repair", "lower", True, _path_bound, ("0",)),
    Target("rem-12", "repair.bound", "repair", "lower", True, _path_bound, ("0",)),
    Target("rem-12", "repair.product", "repair", "limit", True, _reads_everything, far=False),
    Target("rem-12", "repair.order", "repair", "limit", True, lambda tree: "", far=False),
    Target("contribution-ii", "repair.product", "repair", "limit", True, _reads_everything, far=False),
    Target("contribution-ii", "repair.order", "repair", "limit", True, lambda tree: "", far=False),
    Target("contribution-ii", "repair.growth", "repair", "limit", True, lambda tree: "", far=False),
    Target("rem-13", "repair.bound", "repair", "lower", True, lambda tree: _hard(tree) or _single_bits(tree), ("0",)),
    Target("rem-13", "repair.heads", "repair", "limit", True, _outgrows, far=False),
    Target("rem-13", "repair.enough", "repair", "upper", True, _too_few_heads, ("n",)),
    Target("cor-20", "repair.tosses", "repair", "equal", True, lambda tree: _binomial(tree, None), ("k - 1",)),
    Target("cor-20", "repair.heads", "repair", "equal", True, lambda tree: _binomial(None, tree), ("m",)),
    Target("cor-20", "repair.exact", "repair", "lower", True, lambda tree: "", ("2",)),
    Target("cor-20", "repair.share", "repair", "lower", True, _shares, ("0",), far=False),
    Target("prop-21", "repair.gap", "repair", "upper", True, _neighbours, ("1",)),
)


# ----------------------------------------------------------------------------------------------------- convergence


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
    import numpy as np

    from theorems.han2025.mutant_model import _classifier, risk_and_slope

    points = []
    for b in (0.01, 0.3, 2.0):
        low = min(_classifier(float(s), 2, b)[0] for s in np.linspace(0, 1, 401))
        risk, _ = risk_and_slope(2, 1.0, b, [[0.0, -40.0], [0.0, 40.0]], (1, 2))
        points.append(({"n": 2, "low": Fraction(low)}, risk * (1 + 1e-6)))
    reached = {at["low"]: risk for at, risk in points}
    return above(tree, [at for at, _ in points], lambda at: reached[at["low"]]) or _not_positive(
        tree, "low", (-99, -50, 0, 100))


def _largest(tree: Tree) -> str:
    """k = n: heads at zero look at all positions alike, S is the number of ones, and the risk is 0: attained."""
    for n in range(1, 41):
        value = evaluate(tree, {"n": n})
        if value is not None and value >= n:
            return f"n = k = {n}: zero heads attain risk 0"
    return ""


def _law(tree: Tree) -> str:
    """L falls like e^{-2 gap a/τ} along the ray, so dL/dt = -4 η gap² L²/τ², and L t tends to τ²/(4 η gap²)."""
    points = [{"tau": tau, "eta": eta, "gap": gap, "t": Fraction(10**40)} for tau in (Fraction(1), Fraction(1, 5))
              for eta in (Fraction(1, 10), Fraction(2)) for gap in (Fraction(2), Fraction(1), Fraction(1, 2))]
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


_PLACES = [{"n": n, "k": k, "tau": tau, "b": b} for n, k in ((1, 1), (2, 1), (2, 2), (5, 3), (9, 9))
           for tau in (Fraction(1), Fraction(1, 9)) for b in (Fraction(1, 100), Fraction(1), Fraction(50))]


def _is(value: int | Fraction) -> Callable[[Tree], str]:
    return lambda tree: differs(tree, [{}], lambda at: value)


def _product(tree: Tree) -> str:
    """The loss is (ŷ - y)² inside the margin, so the gradient in a head is 2 (ŷ - y) f'(S) C/τ."""
    points = [{"tau": Fraction(t, 3), "r1": Fraction(a, 5), "r2": Fraction(-3, 7), "s1": Fraction(b, 2),
               "s2": Fraction(-5, 11), "C": Fraction(c, 13)} for t in (1, 2) for a in (1, -8) for b in (3, -1)
              for c in (-2, 9)]
    return differs(tree, points, lambda at: 4 * at["r1"] * at["r2"] * at["s1"] * at["s2"] * at["C"] / at["tau"] ** 2)


_CONVERGENCE = (
    Target("sec-3-scope", "repair.noise", "repair", "equal", True, _mixture("eta"), ("4*eta*(1 - eta)",)),
    Target("sec-3-scope", "repair.missing", "repair", "equal", True, _mixture("p"), ("4*p*(1 - p)",)),
    Target("thm-5", "repair.odd", "repair", "lower", True, _odd_floor, far=False, safe=False),
    Target("thm-5", "repair.even", "repair", "lower", True, _even_floor, far=False, safe=False),
    Target("thm-5", "repair.most", "repair", "lower", True, _largest, ("n - 1", "0")),
    Target("thm-5", "repair.share", "repair", "upper", True, lambda tree: "", ("1/2",)),
    Target("thm-5", "repair.law", "repair", "equal", True, _law, ("tau**2/(4*eta*gap**2*t)",)),
    Target("thm-5", "repair.limit", "repair", "equal", True, _is(1), ("1",)),
    Target("thm-5", "repair.step", "repair", "lower", True, _overshoots, ("tau**2/2",)),
    Target("lemma-8", "repair.mu", "repair", "equal", True, lambda tree: differs(tree, _PLACES, lambda at: 0), ("0",)),
    Target("lemma-17", "repair.product", "repair", "equal", True, _product),
    Target("lemma-17", "repair.opposed", "repair", "equal", True, _is(-1), ("-1",)),
    Target("lemma-18", "repair.factor", "repair", "equal", True, _is(Fraction(1, 4)), ("1/4",)),
    Target("lemma-18", "repair.single", "repair", "equal", True,
           lambda tree: differs(tree, _PLACES[6:], lambda at: 0), ("0",)),
    Target("lemma-19", "repair.sum", "repair", "equal", True,
           lambda tree: differs(tree, [{"f0": Fraction(i, 3)} for i in range(-9, 7)],
                                lambda at: max(Fraction(0), 1 - at["f0"]) ** 2)),
)

TARGETS = (*_FROZEN, *_CONVERGENCE)
