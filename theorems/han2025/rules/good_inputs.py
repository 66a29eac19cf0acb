"""Certificates that count the inputs without enough preferred tokens in front (Theorem 11)."""

from __future__ import annotations

import math
from typing import Any

from verify.checker.reading import Rejected, choice, integer, only, rational


def prefix(n: int, m: int) -> int:
    return max(-(-(n - 1) // m) - 1, 0)


def threshold(n: int, m: int) -> int:
    return -(-n // (5 * m))


def _bad(n: int, m: int) -> int:
    length, t = prefix(n, m), threshold(n, m)
    return sum(math.comb(length, i) for i in range(min(t, length + 1))) * 2 ** (n - length)


def frozen_count(body: dict[str, Any]) -> str:
    """A printed count of bad inputs (fewer than n/(5m) preferred tokens in a prefix) is not the true one, or below
    it."""
    only(body, ("n", "m", "relation", "claimed"))
    n, m = integer(body, "n", 2, 380), integer(body, "m", 1, 380)
    relation, claimed = (
        choice(body, "relation", ("sum-equals", "sum-at-most", "union-at-most")),
        rational(body, "claimed"),
    )
    bad, length, t = _bad(n, m), prefix(n, m), threshold(n, m)
    setting = f"n = {n}, m = {m}, prefixes of length {length}, fewer than {t} preferred token(s)"
    if relation == "union-at-most":  # m equal heads: the union is one of them
        if not bad > claimed:
            raise Rejected(f"{bad} is not above {claimed}")
        return f"{setting}: with {m} equal head(s) {bad} inputs are outside of the subset, more than {claimed}"
    false = m * bad != claimed if relation == "sum-equals" else m * bad > claimed
    if not false:
        raise Rejected(f"the sum over the heads is {m * bad}: the relation to {claimed} is true")
    word = "not" if relation == "sum-equals" else "more than"
    return f"{setting}: the counts of the heads sum to {m * bad}, {word} {claimed}"


KINDS = {"frozen-count": frozen_count}
