"""The exact minimax risk of m hard-attention heads: min over heads, max over parity sets, best classifier.

:mod:`numerics.frozen.hard_heads` proves what is used here: a head is a list of positions and a token, lists of all
positions suffice for the ``tuple`` of attended embeddings, and the first list may be taken as 1, …, n with
token 1.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from numerics.boolean.tables import best_risks, parity_sets, set_members
from numerics.frozen.hard_heads import (
    Head,
    Probe,
    binomial_bound,
    closed_form,
    head_count,
    head_of_scores,
    heads,
    prefix_length,
    probe_prefixes,
    split_bound,
    subset,
    subset_size,
)

__all__ = [
    "MAX_WORK",
    "REPRESENTATIONS",
    "Head",
    "MinimaxResult",
    "Probe",
    "binomial_bound",
    "climb",
    "closed_form",
    "examined",
    "head_count",
    "head_of_scores",
    "heads",
    "minimax",
    "prefix_length",
    "probe_prefixes",
    "reachable",
    "split_bound",
    "subset",
    "subset_size",
    "worst_risk",
]

REPRESENTATIONS = ("tuple", "mean")
MAX_WORK = 2**33  # tuples of heads times inputs that an enumeration may visit
_MAX_POSITIONS = {"tuple": 8, "mean": 6}  # the table of all heads must fit in memory
_MOVES = 12_000  # moves that a local search may try: it is cut by count, never by the clock
_MEAN_COST = 2**10  # a tuple costs about so many times more where groups are not subcubes

Masks = npt.NDArray[np.uint16]
Count = Callable[[Masks, int], tuple[int, int]]


@dataclass(frozen=True)
class MinimaxResult:
    """``value`` is exact; ``heads`` attain it, and ``parity_set`` is a worst one for them."""

    n: int
    m: int
    k: int | None
    representation: str
    value: Fraction
    heads: tuple[Head, ...]
    parity_set: tuple[int, ...]
    distinct_heads: int  # how many different heads there are
    examined: int  # tuples that were looked at, one at least in every orbit
    method: str  # "enumeration", or "closed form" where a proved bound is met by a witness


def examined(n: int, m: int, representation: str = "tuple") -> int:
    """How many tuples an enumeration visits: a canonical first head, the others in any order."""
    others = 2 * math.factorial(n) if representation == "tuple" else head_count(n)
    firsts = 1 if representation == "tuple" else n
    return firsts * math.comb(others + m - 2, m - 1)


def worst_risk(
    n: int, chosen: Sequence[Head], k: int | None = None, representation: str = "tuple"
) -> tuple[Fraction, tuple[int, ...]]:
    """The largest best risk over the parity sets (of size k) for these heads, and a set that attains it.

    Computed from the groups by the Walsh-Hadamard transform, whatever their shape.
    """
    columns = np.stack([head.outcomes(n) for head in chosen])
    if representation == "mean":
        columns.sort(axis=0)
    groups = np.unique(columns, axis=1, return_inverse=True)[1].reshape(-1)
    risks = best_risks(groups)
    worst = max(parity_sets(n, k), key=lambda b: (risks[b], -b))
    return risks[worst], set_members(worst)


def reachable(n: int, m: int, representation: str = "tuple") -> bool:
    """Whether the enumeration is small enough."""
    if n > _MAX_POSITIONS[representation] and not (m == 1 and representation == "tuple" and n <= 16):
        return False
    cost = 1 if representation == "tuple" else _MEAN_COST
    return examined(n, m, representation) * 2**n * cost <= MAX_WORK


def minimax(n: int, m: int, k: int | None = None, representation: str = "tuple") -> MinimaxResult:
    """The exact min over m hard-attention heads of the max over parity sets (of size k) of the best risk."""
    _validate(n, m, k, representation)
    known = closed_form(n, m, k) if representation == "tuple" or m == 1 or m >= n else None
    if reachable(n, m, representation) and m < n:
        search = _enumerate_lists if representation == "tuple" else _enumerate_groups
        value, chosen = search(n, m, k)
        count, method = examined(n, m, representation), "enumeration"
    elif known is not None:
        (value, chosen), count, method = known, 1, "closed form"
    else:
        raise ValueError(_out_of_reach(n, m, k, representation))
    everything = k is None and representation == "tuple"
    parity_set = tuple(range(1, n + 1)) if everything else _worst_set(n, chosen, k, representation)
    return MinimaxResult(
        n=n,
        m=m,
        k=k,
        representation=representation,
        value=value,
        heads=chosen,
        parity_set=parity_set,
        distinct_heads=head_count(n),
        examined=count,
        method=method,
    )


def _validate(n: int, m: int, k: int | None, representation: str) -> None:
    for name, value, high in (("n", n, 1000), ("m", m, 1000), ("k", k, n)):
        if name == "k" and value is None:
            continue
        if type(value) is not int or not 1 <= value <= high:
            raise ValueError(f"{name} = {value}: an integer from 1 to {high} is needed")
    if representation not in REPRESENTATIONS:
        raise ValueError(f"representation = {representation}: allowed are {', '.join(REPRESENTATIONS)}")


def _out_of_reach(n: int, m: int, k: int | None, representation: str) -> str:
    largest = {
        size: max((j for j in range(1, size) if reachable(size, j, representation)), default=0)
        for size in range(2, _MAX_POSITIONS[representation] + 1)
    }
    within = ", ".join(f"n = {size} with m <= {most}" for size, most in largest.items() if most)
    always = "m = 1, m >= n" + (", and m = 2 without k" if representation == "tuple" else "")
    asked = f"n = {n}, m = {m}" + ("" if k is None else f", k = {k}")
    return f"{asked}: too many heads to enumerate; possible are {within}, and for every n {always}"


def _worst_set(n: int, chosen: Sequence[Head], k: int | None, representation: str) -> tuple[int, ...]:
    """A worst set for the witness; the closed forms name theirs, since n may be large there."""
    if n <= 12:
        return worst_risk(n, chosen, k, representation)[1]
    size = n if k is None else k  # m = 1: any set with the last position; m >= n: any set at all
    return tuple(range(n - size + 1, n + 1))


def _enumerate_lists(n: int, m: int, k: int | None) -> tuple[Fraction, tuple[Head, ...]]:
    """Over all lists of n positions: the largest number of inputs on which the worst set is revealed."""
    lists = itertools.permutations(range(1, n + 1))
    full = [Head(next(lists), 1)]  # the canonical first head; for m = 1 there is no other
    if m > 1:
        full += [Head(full[0].positions, 0), *(Head(places, token) for places in lists for token in (1, 0))]
    table = np.stack([head.revealed(n) for head in full]).astype(np.uint16)
    count = _full_count(n) if k in (None, n) else _least_count(parity_sets(n, k))
    best = -1
    chosen: tuple[int, ...] = ()
    for others in itertools.combinations_with_replacement(range(len(full)), max(m - 2, 0)):
        seen = np.bitwise_or.reduce(table[[0, *others]], axis=0)
        start = others[-1] if others else 0
        rows = seen | table[start:] if m > 1 else seen[None, :]
        row, found = count(rows, best)
        if found > best:
            best, chosen = found, (0, *others, start + row)[:m]
    return 1 - Fraction(best, 2**n), tuple(full[i] for i in chosen)


def _full_count(n: int) -> Count:
    whole = np.uint16(2**n - 1)

    def count(rows: Masks, best: int) -> tuple[int, int]:
        counts = np.count_nonzero(rows == whole, axis=1)
        row = int(counts.argmax())
        return row, int(counts[row])

    return count


def _least_count(sets: Sequence[int]) -> Count:
    """The row whose worst set is revealed most often; rows that cannot beat ``best`` are dropped early."""

    def count(rows: Masks, best: int) -> tuple[int, int]:
        alive = np.arange(len(rows))
        least = np.full(len(rows), rows.shape[1])
        for b in map(np.uint16, sets):
            counts = np.count_nonzero((rows[alive] & b) == b, axis=1)
            least[alive] = np.minimum(least[alive], counts)
            alive = alive[least[alive] > best]
            if not alive.size:
                return 0, -1
        row = int(alive[least[alive].argmax()])
        return row, int(least[row])

    return count


def _enumerate_groups(n: int, m: int, k: int | None) -> tuple[Fraction, tuple[Head, ...]]:
    """Over all lists of all lengths, with the multiset of outcomes: no structure is used but symmetry."""
    every = list(heads(n))
    columns = {head: head.outcomes(n) for head in every}
    sets = parity_sets(n, k)
    best = Fraction(2)
    chosen: tuple[Head, ...] = ()
    for length in range(1, n + 1):
        first = Head(tuple(range(1, length + 1)), 1)
        for others in itertools.combinations_with_replacement(every, m - 1):
            code = np.zeros(2**n, dtype=np.int64)
            for column in np.sort(np.stack([columns[h] for h in (first, *others)]), axis=0):
                code = code * (2 * n + 2) + column
            risks = best_risks(code)
            value = max(risks[b] for b in sets)
            if value < best:
                best, chosen = value, (first, *others)
    return best, chosen


def climb(n: int, m: int, *, seed: int = 0, starts: int = 20) -> tuple[Fraction, tuple[Head, ...]]:
    """An upper bound on the minimax risk by local search: swap two places of a list, or turn a token."""
    rng = np.random.default_rng(seed)
    best, moves = -1, min(_MOVES, 2**28 // (n * 2**n) + 1)
    result: tuple[Head, ...] = ()
    for _ in range(starts):
        lists = [Head(tuple(int(p) + 1 for p in rng.permutation(n)), int(rng.integers(2))) for _ in range(m)]
        value, moves = _ascend(n, lists, moves)
        if value > best:
            best, result = value, tuple(lists)
        if moves <= 0:
            break
    return 1 - Fraction(best, 2**n), result


def _ascend(n: int, lists: list[Head], moves: int) -> tuple[int, int]:
    """Improve ``lists`` in place until no move helps or none is left; the inputs revealed, the moves left."""
    tables = [head.revealed(n) for head in lists]
    swaps = [None, *itertools.combinations(range(n), 2)]
    value, improved = _whole(n, np.bitwise_or.reduce(tables)), True
    while improved:
        improved = False
        for i in range(len(lists)):
            rest = np.bitwise_or.reduce([np.zeros(2**n, dtype=np.int64), *tables[:i], *tables[i + 1 :]])
            for swap in swaps:
                if moves <= 0:
                    return value, moves
                moves -= 1
                changed = _neighbour(lists[i], swap)
                table = changed.revealed(n)
                found = _whole(n, rest | table)
                if found > value:
                    lists[i], tables[i], value, improved = changed, table, found, True
    return value, moves


def _whole(n: int, seen: npt.NDArray[np.integer]) -> int:
    """How many inputs are revealed completely."""
    return int(np.count_nonzero(seen == 2**n - 1))


def _neighbour(head: Head, swap: tuple[int, int] | None) -> Head:
    if swap is None:
        return Head(head.positions, 1 - head.token)
    places = list(head.positions)
    places[swap[0]], places[swap[1]] = places[swap[1]], places[swap[0]]
    return Head(tuple(places), head.token)
