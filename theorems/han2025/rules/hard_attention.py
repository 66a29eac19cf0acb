"""Hard attention: minimax risks, witnesses, counts and ties, re-derived from the definitions.

A head is an ordered list of positions and a token: it attends to the first listed position that holds the
token, and to the first of all if none does.  (Additive scores with ties broken by a fixed order are exactly
that: with the preferred token u and its bonus δ ≥ 0, position Q_t, t-th best, is attended if it is the
first with token u and beats Q_1 with the bonus, which a prefix Q_1..Q_r of the ranking does; else Q_1 is.)
A classifier sees the attended (position, token) of every head, in order (``tuple``) or as a multiset
(``mean``).  On a group g of inputs that look alike the best constant has squared hinge loss 1 - (S_g/|g|)²,
S_g the sum of the labels, so the best risk for the parity set B is 1 - Σ_g S_g² / (|g| 2^n).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, groupby, pairwise, permutations, product
from typing import Any

from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational

Head = tuple[tuple[int, ...], int]
_MAX_VISITS = 2**23  # tuples of heads times inputs, or entries of a transform


def _inputs(n: int) -> list[tuple[int, ...]]:
    return list(product((0, 1), repeat=n))


def _signs(n: int, k: int | None) -> list[list[int]]:
    """The labels of all inputs, for each non-empty parity set (of size k), the largest sets first."""
    sets = [b for b in _inputs(n) if any(b) and k in (None, sum(b))]
    sets.sort(key=sum, reverse=True)
    return [[(-1) ** sum(u & v for u, v in zip(x, b, strict=True)) for x in _inputs(n)] for b in sets]


def _attended(head: Head, x: Sequence[int]) -> int:
    positions, token = head
    return next((p for p in positions if x[p - 1] == token), positions[0])


def _column(head: Head, n: int) -> list[tuple[int, int]]:
    return [(p, x[p - 1]) for x in _inputs(n) for p in [_attended(head, x)]]


def _groups(columns: Iterable[list[tuple[int, int]]], mean: bool) -> list[Any]:
    rows: Iterable[Any] = zip(*columns, strict=True)
    return [tuple(sorted(row)) for row in rows] if mean else list(rows)


def _informed(groups: Sequence[Any], signs: Sequence[int]) -> Fraction:
    """Σ_g S_g² / |g| for one parity set."""
    sums: dict[Any, int] = {}
    sizes: dict[Any, int] = {}
    for group, sign in zip(groups, signs, strict=True):
        sums[group] = sums.get(group, 0) + sign
        sizes[group] = sizes.get(group, 0) + 1
    return sum((Fraction(s * s, sizes[g]) for g, s in sums.items() if s), Fraction(0))


def _transform(values: list[int]) -> list[int]:
    """Walsh-Hadamard: Σ_x values[x] (-1)^(B·x) for every B."""
    if len(values) == 1:
        return values
    half = len(values) // 2
    low, high = _transform(values[:half]), _transform(values[half:])
    return [a + b for a, b in zip(low, high, strict=True)] + [a - b for a, b in zip(low, high, strict=True)]


def _worst(groups: Sequence[Any], n: int, k: int | None) -> Fraction:
    """The largest best risk over all non-empty parity sets (of size k)."""
    sizes = Counter(groups)
    larger = [group for group, size in sizes.items() if size > 1]
    if len(larger) * n * 2**n > _MAX_VISITS:
        raise Rejected(f"{len(larger)} groups of {2**n} inputs are more than this checker takes")
    informed = [Fraction(len(sizes) - len(larger))] * 2**n  # an input that is alone gives S² / 1 = 1 for every B
    for group in larger:
        indicator = [int(other == group) for other in groups]
        for b, s in enumerate(_transform(indicator)):
            if s:
                informed[b] += Fraction(s * s, sizes[group])
    return 1 - min(informed[b] for b in range(1, 2**n) if k in (None, b.bit_count())) / 2**n


# ------------------------------------------------------------------------------------------------ reading


def _heads(body: dict[str, Any], n: int, m: int) -> list[Head]:
    heads = []
    for item in listing(body, "heads", m, m):
        if not isinstance(item, dict):
            raise Rejected("a head is an object with positions and token")
        only(item, ("positions", "token"))
        positions = listing(item, "positions", 1, n)
        inside = all(type(p) is int and 1 <= p <= n for p in positions)
        if not inside or len(set(positions)) < len(positions):
            raise Rejected(f"positions must be different integers from 1 to {n}")
        heads.append((tuple(positions), integer(item, "token", 0, 1)))
    return heads


def _setting(body: dict[str, Any], most_n: int, most_m: int) -> tuple[int, int, int | None, bool, list[Head]]:
    n, m = integer(body, "n", 1, most_n), integer(body, "m", 1, most_m)
    _affordable(n, m)
    k = None if body.get("k") is None else integer(body, "k", 1, n)
    mean = choice(body, "representation", ("tuple", "mean")) == "mean"
    return n, m, k, mean, _heads(body, n, m)


def _affordable(n: int, m: int) -> None:
    if m * n * 2**n > _MAX_VISITS:
        raise Rejected(f"{m} heads on {2**n} inputs are more than this checker takes")


def _describe(heads: Sequence[Head]) -> str:
    """Equal neighbours are told once, with their number: there may be hundreds."""
    told = []
    for (positions, token), same in groupby(heads):
        times = f"{count} times " if (count := len(list(same))) > 3 else ""
        told += [f"{times}({', '.join(map(str, positions))}) with token {token}"] * (1 if times else count)
    return "; ".join(told)


def _seen(mean: bool) -> str:
    return "multiset" if mean else "tuple"


def _sets(k: int | None) -> str:
    return "parity sets" if k is None else f"parity sets of size {k}"


# -------------------------------------------------------------------------------------------------- kinds


def hard_minimax(body: dict[str, Any]) -> str:
    """The value is the minimum over m heads of the worst best risk: the heads attain it, none goes below.

    Relabelling positions and complementing all inputs permute the parity sets' risks (a complement changes
    labels by a global sign), so the first head is (1, …, r) with token 1.  For ``tuple`` only lists of all
    n positions are tried: going on with a list splits one group, and by Cauchy-Schwarz splitting never
    lowers Σ S²/|g|.
    """
    only(body, ("n", "m", "k", "representation", "value", "heads", "distinct_heads", "examined"))
    n, m, k, mean, heads = _setting(body, 8, 4)
    value = rational(body, "value")
    lengths = range(1, n + 1) if mean else range(n, n + 1)
    pool = [(p, t) for r in lengths for p in _limited(n, r) for t in (1, 0) if r > 1 or t == 1 or not mean]
    visits = len(lengths) * math.comb(len(pool) + m - 2, m - 1)
    if visits * 2**n > _MAX_VISITS:
        raise Rejected(f"{visits} tuples of heads on {2**n} inputs are more than this checker takes")
    every = 2 * sum(math.perm(n, r) for r in range(1, n + 1)) - n
    if (integer(body, "distinct_heads", 1, 10**6), integer(body, "examined", 1, 10**7)) != (every, visits):
        raise Rejected(f"there are {every} heads, and {visits} tuples up to symmetry")
    if _worst(_groups([_column(h, n) for h in heads], mean), n, k) != value:
        raise Rejected(f"the given heads do not have the worst risk {value}")
    _nobody_below(n, m, k, mean, value, pool, lengths)
    return (f"the minimax risk of {m} hard-attention head(s) on {n} positions over all {_sets(k)}, with any "
            f"classifier of the {_seen(mean)} of attended embeddings, is {value}: attained by "
            f"{_describe(heads)}; no choice among {every} heads does better ({visits} tuples examined)")


def _limited(n: int, r: int) -> Iterable[tuple[int, ...]]:
    if math.perm(n, r) > 50_000:
        raise Rejected("too many heads for this checker")
    return permutations(range(1, n + 1), r)


def _nobody_below(n: int, m: int, k: int | None, mean: bool, value: Fraction, pool: list[Head],
                  lengths: range) -> None:
    """Every tuple has a parity set of risk at least ``value``; the set that served last is tried first."""
    most = (1 - value) * 2**n
    columns = {head: _column(head, n) for head in (pool if m > 1 else [])}
    sets = _signs(n, k)
    for r in lengths:
        first = _column((tuple(range(1, r + 1)), 1), n)
        for others in combinations_with_replacement(pool, m - 1):
            groups = _groups([first, *(columns[h] for h in others)], mean)
            at = next((i for i, signs in enumerate(sets) if _informed(groups, signs) <= most), None)
            if at is None:
                raise Rejected(f"heads of list length {r} and {_describe(others)} do better than {value}")
            if at:
                sets.insert(0, sets.pop(at))


def hard_witness(body: dict[str, Any]) -> str:
    """Explicit heads whose worst best risk lies below a claimed lower bound, or, with no claim, just their risk."""
    only(body, ("n", "m", "k", "representation", "heads", "value", "claimed"))
    n, m, k, mean, heads = _setting(body, 12, 1000)
    value = rational(body, "value")
    if _worst(_groups([_column(h, n) for h in heads], mean), n, k) != value:
        raise Rejected(f"the given heads do not have the worst risk {value}")
    if body["claimed"] is None:
        return (f"the minimax risk of {m} hard-attention head(s) on {n} positions over all {_sets(k)} is at most "
                f"{value}: the best classifier of the {_seen(mean)} of attended embeddings attains it with the heads "
                f"{_describe(heads)}")
    claimed = rational(body, "claimed")
    if not value < claimed:
        raise Rejected(f"{value} is not below {claimed}")
    return (f"no lower bound of {claimed} holds for {m} hard-attention head(s) on {n} positions: with the "
            f"heads {_describe(heads)} the best classifier of the {_seen(mean)} of attended embeddings has "
            f"risk at most {value} on all {_sets(k)}")


def hard_subset_count(body: dict[str, Any]) -> str:
    """|X′|, counted: for every head its token is among its first ⌈(n-1)/m⌉ - 1 positions."""
    only(body, ("n", "m", "heads", "inside", "outside", "claimed", "relation"))
    n, m = integer(body, "n", 1, 12), integer(body, "m", 1, 1000)
    _affordable(n, m)
    heads, claimed = _heads(body, n, m), rational(body, "claimed")
    relation = choice(body, "relation", ("equal", "both-equal", "at-least"))
    if any(len(positions) != n for positions, _ in heads):
        raise Rejected("a ranking lists all positions")
    length = max(-(-(n - 1) // m) - 1, 0)
    inside = sum(all(any(x[p - 1] == u for p in ps[:length]) for ps, u in heads) for x in _inputs(n))
    outside = 2**n - inside
    if (integer(body, "inside", 0, 2**n), integer(body, "outside", 0, 2**n)) != (inside, outside):
        raise Rejected(f"the subset has {inside} inputs and its complement {outside}")
    false, what = {
        "equal": (inside != claimed, "the subset has size"),
        "both-equal": (not inside == outside == claimed, "subset and complement have size"),
        "at-least": (inside < claimed, "the subset has at least size"),
    }[relation]
    if not false:
        raise Rejected(f"the relation {relation} is true here")
    return (f"it is false that {what} {claimed}: for n = {n}, m = {m} and the rankings {_describe(heads)}, "
            f"with prefixes of length {length}, the subset has {inside} inputs and its complement {outside}")


def tie_average(body: dict[str, Any]) -> str:
    """A head of constant score that averages all embeddings shows the number of ones; its worst best risk."""
    only(body, ("n", "value", "claimed"))
    n, value, claimed = integer(body, "n", 1, 14), rational(body, "value"), rational(body, "claimed")
    risks = []
    for k in range(1, n + 1):  # by symmetry only the size of the parity set matters
        # the labels of the inputs with w ones sum to the coefficient of z^w in (1-z)^k (1+z)^(n-k)
        sums = [1]
        for sign in [-1] * k + [1] * (n - k):
            sums = [a + sign * b for a, b in zip([*sums, 0], [0, *sums], strict=True)]
        risks.append(1 - sum(Fraction(s * s, math.comb(n, w)) for w, s in enumerate(sums)) / 2**n)
    if max(risks) != value or not value < claimed:
        raise Rejected(f"the worst risk is {max(risks)}, to lie below {claimed}")
    return (f"no lower bound of {claimed} holds for one head on {n} positions that averages over tied ones: "
            f"a constant score shows the number of ones, and for every parity set the best risk is at most "
            f"{value}")


def tie_selection(body: dict[str, Any]) -> str:
    """The zero head ties all positions; attending to selection[x] on input number x, its worst best risk.

    Input number x has the bit (x >> (p-1)) & 1 at position p.  Every position is a maximiser of a constant
    score, so any list of positions is a choice of maximisers.
    """
    only(body, ("n", "selection", "value", "claimed"))
    n, value, claimed = integer(body, "n", 1, 8), rational(body, "value"), rational(body, "claimed")
    selection = listing(body, "selection", 2**n, 2**n)
    if any(type(p) is not int or not 1 <= p <= n for p in selection):
        raise Rejected(f"a selection lists positions from 1 to {n}")
    groups = [(p, x >> (p - 1) & 1) for x, p in enumerate(selection)]
    worst = _worst(groups, n, None)
    if worst != value or not value < claimed:
        raise Rejected(f"the worst risk is {worst}, to lie below {claimed}")
    return (f"no lower bound of {claimed} holds for one head on {n} positions that may attend to any maximiser: the "
            f"zero head ties all positions, and attending to {', '.join(map(str, selection))} on the inputs 0 to "
            f"{2**n - 1} (position p has the bit of value 2^(p-1)) has best risk at most {value} on all parity sets")


def tied_scores(body: dict[str, Any]) -> str:
    """A head whose premise is met, with no position of the prefix as the display wants it, and p a maximiser."""
    only(body, ("n", "position_scores", "token_scores", "ranking", "x", "p"))
    n, p = integer(body, "n", 2, 12), integer(body, "p", 1, body["n"])
    scores = [as_rational(s, "position_scores") for s in listing(body, "position_scores", n, n)]
    tokens = [as_rational(s, "token_scores") for s in listing(body, "token_scores", 2, 2)]
    ranking, x = listing(body, "ranking", n, n), listing(body, "x", n, n)
    integers = all(type(i) is int for i in [*ranking, *x])
    if not integers or sorted(ranking) != list(range(1, n + 1)) or set(x) - {0, 1}:
        raise Rejected("ranking must be a permutation of the positions and x a list of bits")
    if any(scores[a - 1] < scores[b - 1] for a, b in pairwise(ranking)):
        raise Rejected("the ranking does not follow the position scores")
    prefix, u = ranking[: n - 2], int(tokens[1] > tokens[0])  # one head: ⌈(n-1)/1⌉ - 1 = n - 2
    if p in prefix or not any(x[j - 1] == u for j in prefix):
        raise Rejected("the premise is not met: p outside the prefix, the preferred token inside it")
    if any(scores[j - 1] > scores[p - 1] and tokens[x[j - 1]] >= tokens[x[p - 1]] for j in prefix):
        raise Rejected("a position of the prefix scores strictly more by position and no less by token")
    total = [s + tokens[bit] for s, bit in zip(scores, x, strict=True)]
    if total[p - 1] != max(total):
        raise Rejected(f"p = {p} is not among the maximisers of the total score")
    shown = ", ".join(f"{name} {body[name]}" for name in ("position_scores", "token_scores", "ranking", "x"))
    return (f"one head on {n} positions with {shown}: the prefix of length {n - 2} misses p = {p} and holds "
            f"the token {u}, but none of its positions has both a strictly larger position score than p and a token "
            f"score no less than that of p, and p is among the maximisers of the total score").replace("'", "")


def pair_loss(body: dict[str, Any]) -> str:
    """The two losses of one output against opposite labels sum to less than claimed."""
    only(body, ("loss", "output", "claimed"))
    y, claimed = rational(body, "output"), rational(body, "claimed")
    loss = choice(body, "loss", ("squared-hinge", "square"))
    floor = Fraction(0) if loss == "squared-hinge" else min(1 - y, 1 + y)
    total = sum((max(margin, floor) ** 2 for margin in (1 - y, 1 + y)), Fraction(0))
    if not total < claimed:
        raise Rejected(f"the losses sum to {total}, which is not below {claimed}")
    return f"the {loss} losses of the output {y} against both labels sum to {total}, less than {claimed}"


def hard_final(body: dict[str, Any]) -> str:
    """The last line of the argument: pair_loss/2 · size/2^n must give the bound."""
    only(body, ("n", "subset_size", "pair_loss", "bound"))
    n = integer(body, "n", 1, 1000)
    size, pair, bound = (rational(body, name) for name in ("subset_size", "pair_loss", "bound"))
    if not 0 <= size <= 2**n or pair < 0:
        raise Rejected(f"a subset has between 0 and 2^{n} inputs, and a loss is not negative")
    reached = pair / 2 * size / 2**n
    if not reached < bound:
        raise Rejected("the bound does follow")
    return (f"at n = {n} a subset of size {size} and a pair loss of {pair} give a risk of at least "
            f"{reached}, which is less than {bound}")


KINDS = {
    "hard-final": hard_final, "hard-minimax": hard_minimax, "hard-subset-count": hard_subset_count,
    "hard-witness": hard_witness, "pair-loss": pair_loss, "tie-average": tie_average,
    "tie-selection": tie_selection, "tied-scores": tied_scores,
}
