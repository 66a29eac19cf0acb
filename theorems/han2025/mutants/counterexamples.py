"""Is a statement with another quantifier, domain or strictness true?  Small cases in full, never our checks.

Every function returns what it found, in words with numbers, and the empty string where it found nothing: then the
statement is not scored.  Counterexamples are exact or miss by far; truth is shown by an argument of a line or two, with
the cases that were tried beside it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

from verify.court.words import words_beside

say = words_beside(__package__)

__all__ = [
    "any_maximiser",
    "band",
    "equality_of_counts",
    "even_heads",
    "exact_power",
    "extra_heads",
    "fixed_order",
    "huge_product",
    "huge_smoothness",
    "larger_than_one",
    "long_weights",
    "more_than_the_count",
    "neighbours",
    "odd_heads",
    "one_head",
    "opposed_gradients",
    "pair_costs",
    "scaled_weights",
    "stationary",
    "strict_scores",
    "two_sizes",
    "whole_steps",
    "written_weights",
]

Word = tuple[int, ...]


def _words(n: int) -> list[Word]:
    return list(product((0, 1), repeat=n))


def _label(word: Word, chosen: int) -> int:
    """The parity of the bits in a set, given as a number, as 1 or -1."""
    return (-1) ** sum(bit for place, bit in enumerate(word) if chosen >> place & 1)


def _best_risk(words: Sequence[Word], seen: Sequence[Hashable], chosen: int) -> Fraction:
    """The least mean squared hinge loss of a function of what is seen: p + q - (p - q)²/(p + q) for p and q labels."""
    groups: dict[Hashable, list[int]] = {}
    for word, view in zip(words, seen, strict=True):
        groups.setdefault(view, []).append(_label(word, chosen))
    total = sum(len(group) - Fraction(sum(group) ** 2, len(group)) for group in groups.values())
    return Fraction(total) / len(words)


def _worst_risk(n: int, seen: Sequence[Hashable]) -> Fraction:
    return max(_best_risk(_words(n), seen, chosen) for chosen in range(1, 2**n))


# --------------------------------------------------------------------------------------------------- hard attention


def any_maximiser() -> str:
    """The zero head at n = 3: every choice of a position by the input is tried until one is below the bound."""
    words, bound = _words(3), 1 - Fraction(2, 2**2)
    for choice in product(range(3), repeat=8):
        seen = [(place, word[place]) for place, word in zip(choice, words, strict=True)]
        if _best_risk(words, seen, 7) < bound and (worst := _worst_risk(3, seen)) < bound:
            return say("any_maximiser.says", choice=choice, worst=worst, bound=bound)
    return ""


def one_head() -> str:
    """The head that shows the first one of three bits, or the first bit if there is none."""
    seen = [next(((p, 1) for p in range(3) if word[p]), (0, 0)) for word in _words(3)]
    worst = _worst_risk(3, seen)
    return say("one_head.says", worst=worst) if worst < 1 else ""


def extra_heads() -> str:
    """n² heads that are fixed on one position each, and together on all."""
    worst = {n: _worst_risk(n, [tuple(word[i % n] for i in range(n * n)) for word in _words(n)]) for n in (2, 3)}
    return say("extra_heads.says") if not any(worst.values()) else ""


def _subset(n: int, heads: Sequence[tuple[Word, int]], length: int) -> int:
    """Inputs with the head's token among the first ``length`` of its order, for every head."""
    return sum(all(any(word[p] == token for p in order[:length]) for order, token in heads) for word in _words(n))


def _formula(n: int, m: int) -> int:
    return 2**n - m * 2 ** (n - -(-(n - 1) // m) + 1)


def two_sizes() -> str:
    """Two equal heads and two opposite ones at n = 4: the prefix has one position."""
    forth = tuple(range(4))
    same, opposite = (_subset(4, [(forth, 1), (forth, token)], 1) for token in (1, 0))
    return say("two_sizes.says", same=same, opposite=opposite, formula=_formula(4, 2)) if same != opposite else ""


def more_than_the_count() -> str:
    """One head at n = 3: two of the three bits are before the last, the prefix has one."""
    size = _subset(3, [((0, 1, 2), 1)], 1)
    return say("more_than_the_count.says", size=size, formula=_formula(3, 1)) if size == _formula(3, 1) else ""


def _attended(scores: Sequence[int], tokens: Sequence[int], word: Word) -> int:
    """The first position, in the order of the positions, of largest total score."""
    total = [scores[p] + tokens[bit] for p, bit in enumerate(word)]
    return total.index(max(total))


def strict_scores() -> str:
    """The zero head: a position of its prefix holds the token, and scores no more than the others."""
    n, scores = 4, (0, 0, 0, 0)
    above = [p for p in range(n) if scores[p] > scores[n - 1]]
    return say("strict_scores.says") if not above else ""


def fixed_order() -> str:
    """If j comes before p in the order, scores no less there and holds the token, then p is not the first maximiser."""
    tried = 0
    for n in (2, 3, 4):
        for scores, tokens in product(product((0, 1, 2), repeat=n), ((0, 0), (0, 1), (1, 0))):
            order = sorted(range(n), key=lambda p: (-scores[p], p))
            for word, place in product(_words(n), range(1, n)):
                if any(tokens[word[j]] == max(tokens) for j in order[:place]):
                    tried += 1
                    if _attended(scores, tokens, word) == order[place]:
                        return ""
    return say("fixed_order.says", tried=tried)


def equality_of_counts() -> str:
    """Line 3 of the count at n = 5, m = 1: three positions, fewer than one token among them."""
    exact = sum(sum(word[:3]) < 1 for word in _words(5))
    printed = comb(3, 1) * 2 ** (5 - 3)
    return say("equality_of_counts.says", exact=exact, printed=printed) if exact != printed else ""


# ------------------------------------------------------------------------------------------ losses, steps, classifiers


def pair_costs() -> str:
    """a + b ≥ 2 for a = (1 - v)_+ and b = (1 + v)_+, so that a² + b² ≥ (a + b)²/2 ≥ 2."""
    points, zero = [Fraction(i, 8) for i in range(-40, 41)], Fraction(0)
    least = min(max(zero, 1 - v) ** 2 + max(zero, 1 + v) ** 2 for v in points)
    return say("pair_costs.says") if least == 2 else ""


def larger_than_one() -> str:
    """The output 3 ignores every bit."""
    risk = Fraction(max(0, 1 - 3) ** 2 + max(0, 1 + 3) ** 2, 2)
    return say("larger_than_one.says", risk=risk) if risk != 1 else ""


def whole_steps() -> str:
    """For whole t, t > N if and only if t > ⌊N⌋."""
    cases = [(Fraction(i, 7), t) for i in range(100) for t in range(20)]
    return say("whole_steps.says") if all((t > v) == (t > v // 1) for v, t in cases) else ""


def exact_power() -> str:
    """t = ln ε/ln c exactly: c^t is ε, not less."""
    c, eps = Fraction(1, 2), Fraction(1, 8)
    return say("exact_power.says", c=c, eps=eps, c_2=c**3) if not c**3 < eps else ""


def _zigzag(total: Fraction, k: int) -> Fraction:
    return 1 + sum((-1) ** q * (8 * q - 4) * max(Fraction(0), total + Fraction(1, 2) - q) for q in range(1, k + 1))


def neighbours() -> str:
    """n = 4, bits 1 and 4, two heads half-way between: the limit is 1/2 on each, and hard attention takes one twice."""
    risks = []
    for share in (Fraction(1, 2), Fraction(1)):
        losses = [
            max(0, 1 - (-1) ** (x + y) * _zigzag(2 * (share * x + (1 - share) * y), 2)) ** 2
            for x, y in product((0, 1), repeat=2)
        ]
        risks.append(sum(losses) / Fraction(4))
    soft, hard = risks
    return say("neighbours.says", soft=soft, hard=hard) if soft == 0 < hard else ""


def long_weights() -> str:
    """Two neurons that cancel have any weights and the output 0, of risk 1; the bound's square grows with them."""
    n, norm = 100, 1000
    bound = (1 - Fraction(2, 2 ** -(-(n - 1) // 5))) * (1 - Fraction(5 * norm, n)) ** 2
    return say("long_weights.says", bound=float(bound)) if bound > 1 else ""


# ----------------------------------------------------------------------------------------------------- the transformer


def _output(total: float, k: int, b: float) -> float:
    from theorems.han2025.mutants.oracle_model import _classifier

    return _classifier(total, k, b)[0]


def odd_heads() -> str:
    """Inputs 0 and 1 give every head a constant share, hence no gradient; for k = b = 1 the output at 0 is 2 - √5."""
    gap = 1 - _output(0.0, 1, 1.0)
    return say("odd_heads.says", gap=gap * gap) if gap > 0.1 else ""


def even_heads() -> str:
    """8zσ(-z) = 4zb/(√(z² + b) + z) grows with z, so the alternating sum ends on a positive term: outputs above 1."""
    cases = [(k, b) for k in (2, 4, 6, 8) for b in (1e-3, 1.0, 1e3)]
    right = all(_output(float(s), k, b) >= 1 - 1e-9 for k, b in cases for s in (0, k))
    return say("even_heads.says") if right else ""


def _aligned(n: int, chosen: Sequence[int], length: float = 1.0) -> Any:
    import numpy as np

    angles = 2 * np.pi * np.array(chosen) / n
    return length * np.stack([np.sin(angles), np.cos(angles)], 1)


def written_weights() -> str:
    from theorems.han2025.mutants.oracle_model import risk_and_slope

    risk, _ = risk_and_slope(2, 1.0, 1.0, _aligned(2, [1]), [1])
    return say("written_weights.says", risk=risk) if risk > 0.01 else ""


def scaled_weights() -> str:
    """Long heads act as a small τ, large inner weights as a small b; twice the output is then beyond the margin."""
    from itertools import combinations

    from theorems.han2025.mutants.oracle_model import attention

    for n in (2, 3, 4):
        for chosen in (c for k in range(1, n + 1) for c in combinations(range(1, n + 1), k)):
            gamma, _ = attention(_aligned(n, chosen, 60.0), n)
            for word in _words(n):
                label = (-1) ** sum(word[p - 1] for p in chosen)
                if 2 * label * _output(float((gamma @ word).sum()), len(chosen), 1e-6) < 1:
                    return ""
    return say("scaled_weights.says")


def stationary() -> str:
    """n = k = 2, zero heads, both bits: the inputs 01 and 10 have opposite slopes and one label."""
    from theorems.han2025.mutants.oracle_model import risk_and_slope

    risk, slope = risk_and_slope(2, 1.0, 1.0, [[0.0, 0.0]] * 2, [1, 2])
    return say("stationary.says-2", risk=risk) if risk > 0.1 and slope < 1e-20 else ""


def opposed_gradients() -> str:
    """The same heads: gradients of 01 and 10 are opposite and not zero, all others are zero."""
    import numpy as np

    from theorems.han2025.mutants.oracle_model import _classifier, _parts

    gradients = []
    for word in _words(2):
        share, slope, _ = _parts(np.zeros((2, 2)), np.array(word, dtype=float))
        output, first, _ = _classifier(float(share.sum()), 2, 1.0)
        label = (-1) ** sum(word)
        gradients.append(-2 * max(0.0, 1 - label * output) * label * first * slope)
    products = [float((g * h).sum()) for i, g in enumerate(gradients) for h in gradients[:i]]
    if not (min(products) < -0.1 and sum(products) < -0.1):
        return ""
    return say("opposed_gradients.says", products=min(products))


def huge_product() -> str:
    """ŷ∇ŷ at explicit heads, n = 2, k = 1, τ = 1, b = 10^8, against √2(4(20 + 32/√b) + 64)."""
    from theorems.han2025.mutants.oracle_model import attained

    value, printed = attained("product", 2, 1, "100000000.0"), 2**0.5 * (4 * (20 + 32e-4) + 64)
    return say("huge_product.says", value=value, printed=printed) if value > 2 * printed else ""


def huge_smoothness() -> str:
    """The gradients of the risk at two heads, n = 2, bit 1, τ = 1, b = 10^8, against the assembled printed constant."""
    import mpmath

    with mpmath.workdps(40):
        b = mpmath.mpf(10) ** 8

        def gradient(a: Any) -> Any:
            share, total = 1 / (1 + mpmath.exp(-2 * a)), mpmath.mpf(0)  # the weight of position 2, whose angle is 0
            for x, y in _words(2):
                s = x * (1 - share) + y * share
                z, label = s - mpmath.mpf(1) / 2, (-1) ** x
                root = mpmath.sqrt(z * z + b)
                gap = 1 - label * (1 - 2 * (z + root))
                if gap > 0:
                    total += -2 * gap * label * -2 * (1 + z / root) * (y - x) * 2 * share * (1 - share) / 4
            return total

        here, there = mpmath.mpf("0.6"), mpmath.mpf("0.7")
        slope = abs(gradient(here) - gradient(there)) / (there - here)
        bend = 20 + 32 / mpmath.sqrt(b)
        printed = max(2 * (8 * mpmath.sqrt(2)) ** 2, 2 * (mpmath.sqrt(2) * (4 * bend + 64) + 2 * bend))
    found = slope > 2 * printed
    return f"b = 1e8, n = 2, k = 1: quotient {float(slope):.4g}, printed {float(printed):.4g}" if found else ""


def band() -> str:
    """The weight at an angle of π/4 is at most exp(-(1 - cos π/4) n/c1), below c2 c1/n for every c1, c2 and n large."""
    from math import cos, exp, pi

    shown = []
    for c1, c2 in ((1, Fraction(1, 2)), (10, Fraction(1, 10**6)), (100, Fraction(1, 10**12))):
        n = 8
        while exp(-(1 - cos(pi / 4)) * n / c1) >= c1 * c2 / n:
            n *= 2
        shown.append(f"n = {n} for c1 = {c1}, c2 = {c2}")
    return say("band.says-2") + ", ".join(shown)
