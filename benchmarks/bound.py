"""``verify.certify`` beside what a user would take instead, on ten problems: one process, one thread, as ratios.

Instead: mpmath on a grid (2,001 points, or 61 x 61, with ``mpmath.diff`` for derivatives, 30 digits), and scipy's
differential evolution on numpy, with derivatives by hand.  Neither shows anything;
ours ends with a certificate that the checker has derived again.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, NamedTuple

from benchmarks.timing import median_seconds

__all__ = ["PROBLEMS", "Problem", "Row", "bound_rows", "measured"]


class Problem(NamedTuple):
    said: str
    over: str
    box: tuple[tuple[float, float], ...]  # what the others look at: a bounded part
    slow: Callable[..., Any]  # the quantity in mpmath
    fast: Callable[..., Any]  # the same in numpy


class Row(NamedTuple):
    said: str
    verdict: str
    seconds: float
    mpmath: float
    scipy: float


def _mp() -> Any:
    import mpmath

    mpmath.mp.dps = 30
    return mpmath


def _problems() -> list[Problem]:
    import numpy as np
    from scipy import special

    mp = _mp()
    line, plane = ((-10.0, 10.0),), ((-5.0, 5.0),) * 2

    def gelu(t: Any) -> Any:
        return t * mp.ncdf(t)

    def silu(t: Any) -> Any:
        return t / (1 + mp.exp(-t))

    def sigmoid(t: Any) -> Any:
        return 1 / (1 + mp.exp(-t))

    def head(x: Any, y: Any) -> Any:
        return (x * mp.exp(x * x) + y * mp.exp(x * y)) / (mp.exp(x * x) + mp.exp(x * y))

    def density(t: Any) -> Any:
        return np.exp(-t * t / 2) / np.sqrt(2 * np.pi)

    def bell(t: Any) -> Any:
        return special.expit(t) * special.expit(-t)

    return [
        Problem(
            "abs(diff(gelu(x), x)) <= 1.13",
            "x : reals",
            line,
            lambda t: abs(mp.diff(gelu, t)),
            lambda t: abs(special.ndtr(t) + t * density(t)),
        ),
        Problem(
            "diff(gelu(x), x, x) <= sqrt(2/pi)",
            "x : reals",
            line,
            lambda t: mp.diff(gelu, t, 2),
            lambda t: (2 - t * t) * density(t),
        ),
        Problem("gelu(x) >= -0.17", "x : reals", line, lambda t: -gelu(t), lambda t: -t * special.ndtr(t)),
        Problem(
            "abs(diff(silu(x), x)) <= 1.1",
            "x : reals",
            line,
            lambda t: abs(mp.diff(silu, t)),
            lambda t: abs(special.expit(t) + t * bell(t)),
        ),
        Problem(
            "abs(diff(sigmoid(x), x, x)) <= 0.0963",
            "x : reals",
            line,
            lambda t: abs(mp.diff(sigmoid, t, 2)),
            lambda t: abs(bell(t) * (1 - 2 * special.expit(t))),
        ),
        Problem(
            "abs(diff(tanh(x), x, x)) <= 0.77",
            "x : reals",
            line,
            lambda t: abs(mp.diff(mp.tanh, t, 2)),
            lambda t: abs(2 * np.tanh(t) / np.cosh(t) ** 2),
        ),
        Problem("log(1 + x) <= x", "x > -1", ((-0.999, 10.0),), lambda t: mp.log(1 + t) - t, lambda t: np.log1p(t) - t),
        Problem(
            "sin(x)/x < 1",
            "x != 0",
            ((-10.0, 10.0),),
            lambda t: mp.sin(t) / t if t else mp.mpf(0),
            lambda t: np.sin(t) / t,
        ),
        Problem(
            "2*exp(x + y)/(exp(x) + exp(y))**2 <= 1/2",
            "x : reals, y : reals",
            plane,
            lambda x, y: 2 * mp.exp(x + y) / (mp.exp(x) + mp.exp(y)) ** 2,
            lambda x, y: 2 * bell(x - y),
        ),
        Problem(
            "abs(diff((x*exp(x*x) + y*exp(x*y))/(exp(x*x) + exp(x*y)), x)) <= 5/2",
            "-1 <= x <= 1, -1 <= y <= 1",
            ((-1.0, 1.0),) * 2,
            lambda x, y: abs(mp.diff(lambda t: head(t, y), x)),
            lambda x, y: abs(special.expit(x * (x - y)) + bell(x * (x - y)) * (2 * x - y) * (x - y)),
        ),
    ]


PROBLEMS = _problems


def _grid(problem: Problem) -> None:
    mp = _mp()
    count = 2001 if len(problem.box) == 1 else 61
    axes = [[mp.mpf(low) + (mp.mpf(high) - low) * i / (count - 1) for i in range(count)] for low, high in problem.box]
    max(problem.slow(*point) for point in itertools.product(*axes))


def _evolved(problem: Problem) -> None:
    from scipy.optimize import differential_evolution

    differential_evolution(lambda x: -float(problem.fast(*x)), problem.box, seed=0, tol=1e-10)


def measured(problems: list[Problem] | None = None, rounds: int = 3) -> list[Row]:
    from verify.engines import certify

    rows = []
    for problem in _problems() if problems is None else problems:
        answer = certify(problem.said, over=problem.over)
        ours = median_seconds(lambda p=problem: certify(p.said, over=p.over), rounds)  # type: ignore[misc]
        slow = median_seconds(lambda p=problem: _grid(p), 1)  # type: ignore[misc]
        fast = median_seconds(lambda p=problem: _evolved(p), rounds)  # type: ignore[misc]
        rows.append(Row(problem.said, answer.verdict, ours, slow, fast))
    return rows


def bound_rows() -> list[tuple[str, str, str, float, float]]:
    """For ``verify bench``: each problem beside both of the others."""
    found = measured()
    if any(row.verdict != "holds" for row in found):
        raise ArithmeticError("a problem that holds was not decided")
    return [
        (f"{row.said} for all of its domain", "certified and checked", name, row.seconds, seconds)
        for row in found
        for name, seconds in (("mpmath on a grid", row.mpmath), ("scipy's evolution", row.scipy))
    ]
