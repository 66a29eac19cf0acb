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

__all__ = [
    "any_maximiser",
    "equality_of_counts",
    "extra_heads",
    "fixed_order",
    "larger_than_one",
    "long_weights",
    "neighbours",
    "one_head",
    "pair_costs",
    "strict_scores",
    "two_sizes",
]
Word = tuple[int, ...]


def all_words(n: int) -> list[Word]:
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
    return max(_best_risk(all_words(n), seen, chosen) for chosen in range(1, 2**n))


# --------------------------------------------------------------------------------------------------- hard attention


def any_maximiser() -> str:
    """The zero head at n = 3: every choice of a position by the input is tried until one is below the bound."""
    words, bound = all_words(3), 1 - Fraction(2, 2**2)
    for choice in product(range(3), repeat=8):
        seen = [(place, word[place]) for place, word in zip(choice, words, strict=True)]
        if _best_risk(words, seen, 7) < bound and (worst := _worst_risk(3, seen)) < bound:
            return f"n = 3, m = 1: the choice {choice} has best risk at most {worst} on every set; the bound is {bound}"
    return ""


def one_head() -> str:
    """The head that shows the first one of three bits, or the first bit if there is none."""
    seen = [next(((p, 1) for p in range(3) if word[p]), (0, 0)) for word in all_words(3)]
    worst = _worst_risk(3, seen)
    return f"n = 3, m = 1: the best risk is at most {worst} on each of 7 sets" if worst < 1 else ""


def extra_heads() -> str:
    """n² heads that are fixed on one position each, and together on all."""
    worst = {n: _worst_risk(n, [tuple(word[i % n] for i in range(n * n)) for word in all_words(n)]) for n in (2, 3)}
    return "n = 2 and 3: n² heads that read a bit each have risk 0 on every set" if not any(worst.values()) else ""


def _subset(n: int, heads: Sequence[tuple[Word, int]], length: int) -> int:
    """Inputs with the head's token among the first ``length`` of its order, for every head."""
    return sum(all(any(word[p] == token for p in order[:length]) for order, token in heads) for word in all_words(n))


def _formula(n: int, m: int) -> int:
    return 2**n - m * 2 ** (n - -(-(n - 1) // m) + 1)


def two_sizes() -> str:
    """Two equal heads and two opposite ones at n = 4: the prefix has one position."""
    forth = tuple(range(4))
    same, opposite = (_subset(4, [(forth, 1), (forth, token)], 1) for token in (1, 0))
    return f"n = 4, m = 2: {same} or {opposite} inputs, the formula is {_formula(4, 2)}" if same != opposite else ""


def _attended(scores: Sequence[int], tokens: Sequence[int], word: Word) -> int:
    """The first position, in the order of the positions, of largest total score."""
    total = [scores[p] + tokens[bit] for p, bit in enumerate(word)]
    return total.index(max(total))


def strict_scores() -> str:
    """The zero head: a position of its prefix holds the token, and scores no more than the others."""
    n, scores = 4, (0, 0, 0, 0)
    above = [p for p in range(n) if scores[p] > scores[n - 1]]
    return "n = 4, m = 1, all scores 0: no position scores more than the last" if not above else ""


def fixed_order() -> str:
    """If j comes before p in the order, scores no less there and holds the token, then p is not the first maximiser."""
    tried = 0
    for n in (2, 3, 4):
        for scores, tokens in product(product((0, 1, 2), repeat=n), ((0, 0), (0, 1), (1, 0))):
            order = sorted(range(n), key=lambda p: (-scores[p], p))
            for word, place in product(all_words(n), range(1, n)):
                if any(tokens[word[j]] == max(tokens) for j in order[:place]):
                    tried += 1
                    if _attended(scores, tokens, word) == order[place]:
                        return ""
    return f"a maximising token before p wins against p, by score or by order; {tried} cases at n up to 4"


def equality_of_counts() -> str:
    """Line 3 of the count at n = 5, m = 1: three positions, fewer than one token among them."""
    exact = sum(sum(word[:3]) < 1 for word in all_words(5))
    printed = comb(3, 1) * 2 ** (5 - 3)
    return f"n = 5, m = 1: {exact} inputs, the sum is {printed}" if exact != printed else ""


# ------------------------------------------------------------------------------------------ losses, steps, classifiers


def pair_costs() -> str:
    """a + b ≥ 2 for a = (1 - v)_+ and b = (1 + v)_+, so that a² + b² ≥ (a + b)²/2 ≥ 2."""
    points, zero = [Fraction(i, 8) for i in range(-40, 41)], Fraction(0)
    least = min(max(zero, 1 - v) ** 2 + max(zero, 1 + v) ** 2 for v in points)
    return "two opposed labels cost a² + b² ≥ (a + b)²/2 ≥ 2" if least == 2 else ""


def larger_than_one() -> str:
    """The output 3 ignores every bit."""
    risk = Fraction(max(0, 1 - 3) ** 2 + max(0, 1 + 3) ** 2, 2)
    return f"the output 3 has risk {risk}" if risk != 1 else ""


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
    return f"n = 4, bits 1 and 4: soft risk {soft}, hard risk {hard}" if soft == 0 < hard else ""


def long_weights() -> str:
    """Two neurons that cancel have any weights and the output 0, of risk 1; the bound's square grows with them."""
    n, norm = 100, 1000
    bound = (1 - Fraction(2, 2 ** -(-(n - 1) // 5))) * (1 - Fraction(5 * norm, n)) ** 2
    return f"n = 100, m = 1, norm 1000: the bound is {float(bound):.4g}, the output 0 has risk 1" if bound > 1 else ""
