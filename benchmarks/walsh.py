"""Rows for ``verify bench``: the transforms, and the searches over hard heads, beside what one would write instead."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.timing import median_seconds
from numerics.boolean.tables import walsh_hadamard
from numerics.boolean.walsh import fast_walsh_hadamard, transform_in_place
from numerics.frozen.hard_head_risks import best_numerators
from numerics.frozen.hard_heads import Head
from numerics.frozen.minimax import heads, minimax

__all__ = ["minimax_row", "plain_loop", "plain_minimax", "walsh_rows"]

Row = tuple[str, str, str, float, float]


def _compiled() -> Callable[[npt.NDArray[np.int32]], None] | None:
    """The best compiled transform that installs from a package, on one thread; None where it is not installed."""
    try:
        import pyfwht  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError:
        return None
    return lambda table: pyfwht.transform(table, backend="cpu")


def walsh_rows(rounds: int = 9) -> list[Row]:
    """Beside the numpy butterfly, a product with scipy's Hadamard matrix, and a compiled package where there is one."""
    from scipy.linalg import hadamard

    rng, rows, rival = np.random.default_rng(0), list[Row](), _compiled()
    for exponent in (20, 22):
        table = rng.integers(0, 2, 2**exponent)
        if not np.array_equal(fast_walsh_hadamard(table, narrow=True), walsh_hadamard(table)):
            raise ArithmeticError("the two transforms disagree")
        task = f"Walsh-Hadamard transform of 2^{exponent} bits, exact"
        ours = median_seconds(lambda t=table: fast_walsh_hadamard(t, narrow=True), rounds)  # type: ignore[misc]
        rows.append(
            (
                task,
                "compiled, depth first",
                "numpy butterfly",
                ours,
                median_seconds(lambda t=table: walsh_hadamard(t), 3),  # type: ignore[misc]
            )
        )
        if rival is not None:
            zeros = np.zeros(2**exponent, dtype=np.int32)
            rows.append(
                (
                    task + ", in place",
                    "compiled, depth first",
                    "pyfwht, a compiled package",
                    median_seconds(lambda t=zeros: transform_in_place(t), rounds),  # type: ignore[misc]
                    median_seconds(lambda t=zeros: rival(t), rounds),  # type: ignore[misc]
                )
            )
    small, matrix = rng.integers(0, 2, 2**11), hadamard(2**11)
    rows.append(
        (
            "Walsh-Hadamard transform of 2^11 bits, exact",
            "compiled, depth first",
            "scipy.linalg.hadamard @",
            median_seconds(lambda: fast_walsh_hadamard(small), rounds),
            median_seconds(lambda: matrix @ small, rounds),
        )
    )
    chosen = [Head(tuple(int(p) + 1 for p in rng.permutation(20)), i % 2) for i in range(3)]
    best_numerators(20, chosen)  # compiled here
    bits = rng.integers(0, 2, 2**20)
    rows.append(
        (
            "best risks of 3 hard heads for all 2^20 parity sets",
            "one sum over supersets",
            "one transform of ours",
            median_seconds(lambda: best_numerators(20, chosen), rounds),
            median_seconds(lambda: fast_walsh_hadamard(bits), rounds),
        )
    )
    return rows


def _attends(head: Head, x: tuple[int, ...]) -> tuple[int, int]:
    p = next((p for p in head.positions if x[p - 1] == head.token), head.positions[0])
    return p, x[p - 1]


def plain_loop(n: int, m: int, tuples: int | None = None) -> tuple[Fraction, int]:
    """The loop over all tuples of heads and all parity sets, or over the first ``tuples`` of them; and their number."""
    inputs = list(itertools.product((0, 1), repeat=n))
    attended = [tuple(_attends(head, x) for x in inputs) for head in heads(n)]
    labels = [[(-1) ** sum(a & b for a, b in zip(parity, x, strict=True)) for x in inputs] for parity in inputs]
    best, seen = Fraction(1), 0
    chosen = itertools.combinations_with_replacement(attended, m)
    for columns in itertools.islice(chosen, tuples):
        groups: dict[Any, list[int]] = {}
        for index, key in enumerate(zip(*columns, strict=True)):
            groups.setdefault(key, []).append(index)
        worst = Fraction(0)
        for signs in labels:
            shown = sum(Fraction(sum(signs[i] for i in group) ** 2, len(group)) for group in groups.values())
            worst = max(worst, 1 - shown / 2**n)
        best, seen = min(best, worst), seen + 1
    return best, seen


def plain_minimax(n: int, m: int) -> Fraction:
    """The oracle: the exact minimax risk by the plain loop."""
    return plain_loop(n, m)[0]


def minimax_row(n: int, m: int, sample: int) -> Row:
    """The search beside the plain loop; where that is out of reach, the time of its first tuples is scaled to all."""
    every = math.comb(sum(1 for _ in heads(n)) + m - 1, m)
    start = time.perf_counter()
    found, seen = plain_loop(n, m, sample)
    instead = time.perf_counter() - start
    if seen == every and found != minimax(n, m).value:
        raise ArithmeticError("the two searches disagree")
    scaled = "" if seen == every else f", {seen} of {every} tuples timed"
    return (
        f"minimax risk of {m} hard heads on {n} positions",
        "symmetry and subcubes",
        "loop over heads and parity sets" + scaled,
        median_seconds(lambda: minimax(n, m), 3),
        instead * every / seen,
    )
