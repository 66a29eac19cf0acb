"""How the seconds of the instruments grow with the sizes: ``python -m benchmarks.growth``, for docs/growth.md.

Processor time of one process, since that does not depend on what else the machine does; each thing is done once
before it is timed where that compiles something.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

__all__ = ["exponent", "measured", "rate", "series"]

Series = list[tuple[int, float]]
SHORT = 0.1  # seconds


def measured(task: Callable[[], Any]) -> float:
    """Seconds of processor time; the least of some rounds where one is short."""
    first = measured_once(task)
    return min(first, *(measured_once(task) for _ in range(3))) if first < SHORT else first


def measured_once(task: Callable[[], Any]) -> float:
    start = time.process_time()
    task()
    return time.process_time() - start


def exponent(found: Series) -> float:
    """Of a power of the size, from the first and the last point."""
    (small, before), (large, after) = found[0], found[-1]
    return math.log(after / before) / math.log(large / small)


def rate(found: Series) -> float:
    """By what the seconds are multiplied when the size grows by one, from the last two points."""
    (small, before), (large, after) = found[-2:]
    return (after / before) ** (1 / (large - small))


def _risk(n: int, b: str) -> Callable[[], Any]:
    from numerics.parity.model import ModelSpec
    from numerics.parity.risk.exact import drawn_heads, risk

    spec = ModelSpec(n=n, b=b)
    heads = drawn_heads(spec, 1)
    return lambda: risk(spec, heads, (n // 3, n // 2, n - 2), gradient=True)


def _gradient(n: int) -> Callable[[], Any]:
    from numerics.parity.suprema.gradient import gradient_enclosure

    return lambda: gradient_enclosure(n, 3, Fraction(1, n), Fraction(1, 100))


def _curvature(n: int) -> Callable[[], Any]:
    from numerics.parity.suprema.curvature import curvature_enclosure

    return lambda: curvature_enclosure("hessian", n, 3, Fraction(1, n), Fraction(1, 100))


def _minimax(n: int, m: int) -> Callable[[], Any]:
    from numerics.frozen.minimax import minimax

    return lambda: minimax(n, m)


def _training(runs: int, steps: int) -> Callable[[], Any]:
    from numerics.parity.model import ModelSpec
    from numerics.parity.training.runs import Settings, train_many
    from numerics.parity.training.sweeps import named_set

    spec = ModelSpec(n=20, b="1/100")
    chosen = [Settings(rate=0.01, steps=steps, target=0, every=10**9, seed=seed) for seed in range(runs)]
    sets = [named_set("random", spec.n, spec.k, seed) for seed in range(runs)]
    return lambda: list(train_many(spec, sets, chosen))


def series() -> Iterator[tuple[str, Series]]:
    """What is measured, and at which sizes."""
    for n in (20, 40, 80, 160):  # the engine that a size gets is compiled when it is first used
        _risk(n, "0")(), _risk(n, "1/100")()
    yield "exact risk and gradient, ReLU, k = 3, by n", [(n, measured(_risk(n, "0"))) for n in (20, 40, 80, 160)]
    yield "the same, b = 1/100", [(n, measured(_risk(n, "1/100"))) for n in (20, 40, 80, 160)]
    _gradient(4)(), _curvature(4)()
    yield "supremum of the gradient, k = 3, by n", [(n, measured(_gradient(n))) for n in (6, 8, 12, 20)]
    yield "supremum of the Hessian, k = 3, by n", [(n, measured(_curvature(n))) for n in (6, 8, 12, 20)]
    yield "minimax risk, m = 2, by n", [(n, measured(_minimax(n, 2))) for n in (4, 5, 6, 7)]
    _training(2, 10)()
    yield "training, n = 20, k = 3, 500 steps, by runs", [(r, measured(_training(r, 500))) for r in (4, 8, 16)]
    yield "training, n = 20, k = 3, 8 runs, by steps", [(s, measured(_training(8, s))) for s in (250, 500, 1000)]


def main() -> None:
    for name, found in series():
        points = ", ".join(f"{size}: {seconds:.3g} s" for size, seconds in found)
        print(f"{name} | {points} | size^{exponent(found):.1f}, x{rate(found):.2f} for one more", flush=True)


if __name__ == "__main__":
    main()
