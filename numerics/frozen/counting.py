r"""The counting part of the lower bound for frozen soft attention, in integers.

Each of m heads ranks the n positions and prefers a token.  The prefixes of length N = ⌈(n-1)/m⌉ - 1 of all
rankings miss a position p.  An input counts as *good* if every prefix holds at least n/(5m) preferred tokens,
that is at least t = ⌈n/(5m)⌉.  For one head 2^(n-N) Σ_{i<t} C(N, i) inputs are not good, whatever its ranking.

**The share of bad inputs, for every n and m.**  Write c = ⌈(n-1)/m⌉ and j = ⌊c/5⌋.  From (c-1)m < n - 1 ≤ cm
follows n/(5m) ≤ c/5 + 1/(5m), hence t ≤ j + 1, and the bad share of one head is at most Pr[Bin(c-1, 1/2) ≤ j].

* c > 5j: ⌈c/5⌉ = j + 1, c - 1 ≥ 5j, and Pr[Bin(5j, 1/2) ≤ j] ≤ 4^j (5/8)^(5j) = (12500/32768)^j ≤ 2^(-j)
  (the bound E[4^(j-X)] on the probability of X ≤ j), which is 2/2^⌈c/5⌉.
* c = 5j: ⌈c/5⌉ = j, and Pr[Bin(5j-1, 1/2) ≤ j] ≤ 2 Pr[Bin(5j, 1/2) ≤ j] ≤ 2/2^j (a last toss that is 0).

So all m heads together are bad on a share of at most 2m/2^⌈(n-1)/(5m)⌉: the first factor of the theorem is
right, although the chain of inequalities that is printed for it does not reach it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

__all__ = [
    "E_ABOVE",
    "E_BELOW",
    "Audit",
    "audit",
    "bad_inputs",
    "chernoff_rate",
    "chernoff_step",
    "exponent",
    "first_factor",
    "first_size",
    "pairs",
    "prefix",
    "printed_line_3",
    "printed_line_4",
    "tail",
    "threshold",
]

E_BELOW = Fraction(2718281828, 10**9)  # 2.718281828 < e < 2.718281829
E_ABOVE = Fraction(2718281829, 10**9)


def prefix(n: int, m: int) -> int:
    """N = ⌈(n-1)/m⌉ - 1, and 0 where that is negative (n = 1)."""
    return max(-(-(n - 1) // m) - 1, 0)


def threshold(n: int, m: int) -> int:
    """t = ⌈n/(5m)⌉: at least n/(5m) of them is at least t."""
    return -(-n // (5 * m))


def exponent(n: int, m: int) -> int:
    """⌈(n-1)/(5m)⌉ of the stated bound."""
    return -(-(n - 1) // (5 * m))


@functools.lru_cache(maxsize=20_000)
def tail(length: int, below: int) -> int:
    """Σ_{i<below} C(length, i): strings of that length with fewer than ``below`` preferred tokens."""
    if below > length:
        return 2**length
    total, term = 0, 1
    for i in range(below):
        total += term
        term = term * (length - i) // (i + 1)
    return total


def bad_inputs(n: int, m: int) -> int:
    """Inputs that are bad for one given head, exactly."""
    length = prefix(n, m)
    return tail(length, threshold(n, m)) * 2 ** (n - length)


def printed_line_3(n: int, m: int) -> int:
    """m (Σ_{i=1}^{t} C(N, i)) 2^(n-N), as printed: the sum starts at 1 and ends at t."""
    length = prefix(n, m)
    return m * (tail(length, threshold(n, m) + 1) - 1) * 2 ** (n - length)


def printed_line_4(n: int, m: int) -> int:
    """m 16^t 2^(n-N)."""
    return m * 16 ** threshold(n, m) * 2 ** (n - prefix(n, m))


def pairs(most: int) -> Iterator[tuple[int, int]]:
    return ((n, m) for n in range(2, most + 1) for m in range(1, n + 1))


@dataclass
class Audit:
    """For each inequality of the count: how many pairs (n, m) it fails at, and the first few of them."""

    pairs: int = 0
    failures: dict[str, int] = field(default_factory=dict)
    first: dict[str, list[tuple[int, int]]] = field(default_factory=dict)

    def note(self, name: str, at: tuple[int, int], holds: bool) -> None:
        self.failures.setdefault(name, 0)
        self.first.setdefault(name, [])
        if not holds:
            self.failures[name] += 1
            if len(self.first[name]) < 5:
                self.first[name].append(at)


@functools.lru_cache(maxsize=4)
def audit(most: int) -> Audit:
    """Every inequality of the count at all 2 ≤ n ≤ most, 1 ≤ m ≤ n, in exact integers.

    All of them depend on (N, t, ⌈(n-1)/(5m)⌉) only once m and powers of 2 are divided out, so each combination is
    decided once.
    """
    result, known = Audit(), dict[tuple[int, int, int], dict[str, bool]]()
    for n, m in pairs(most):
        key = (prefix(n, m), threshold(n, m), exponent(n, m))
        if key not in known:
            known[key] = _lines(*key)
        result.pairs += 1
        for name, holds in known[key].items():
            result.note(name, (n, m), holds)
    return result


def _lines(length: int, t: int, e: int) -> dict[str, bool]:
    true, printed = tail(length, t), tail(length, t + 1) - 1
    return {
        "line 3 is equal": printed == true,
        "line 3 is at least": printed >= true,
        "line 4, (5e)^t": printed <= (5 * E_BELOW) ** t,
        "line 4, 16^t": 5 * E_ABOVE <= 16,
        "the whole count": true <= (5 * E_BELOW) ** t,
        "the bound from 16^t": 16**t * 2**e <= 2 * 2**length,
        "the bound from (5e)^t": (5 * E_ABOVE) ** t * 2**e <= 2 * 2**length,
        "the bound from the exact count": true * 2**e <= 2 * 2**length,
    }


def chernoff_rate(ratio: int = 5, tilt: int = 4) -> Fraction:
    """Pr[Bin(ratio·j, 1/2) ≤ j] ≤ E[tilt^(j-X)] = rate^j: the one number on which the share of bad inputs rests."""
    return tilt * ((1 + Fraction(1, tilt)) / 2) ** ratio


def chernoff_step() -> bool:
    """4 (5/8)^5 ≤ 1/2."""
    return chernoff_rate() <= Fraction(1, 2)


def first_factor(ratio: int = 5) -> str | None:
    """The least share of good inputs for every n and m, put together from the rate: the argument is above.

    With c = ⌈(n-1)/m⌉ and j = ⌊c/ratio⌋ the bad share of one head is at most base·base^-(j+1) where c > ratio·j, and
    2·base^-j where c = ratio·j (a last toss that is 0); the exponents are ⌈c/ratio⌉ = ⌈(n-1)/(ratio·m)⌉.
    """
    base = int(1 / chernoff_rate(ratio))
    return f"1 - {max(base, 2)}*m/{base}**ceil((n-1)/({ratio}*m))" if base >= 2 else None


def first_size(m: int) -> int:
    """The least n from which on 1 - 2m/2^⌈(n-1)/(5m)⌉ is positive: the exponent must exceed log2(2m)."""
    needed = (2 * m).bit_length()  # least e with 2^e > 2m
    return 5 * m * (needed - 1) + 2
