"""``verify bench``: our instruments beside what a user would write instead, in one run, as ratios.

Absolute times mean little on a shared machine, so both sides run in the same process, one after the other, and
the median of several rounds is compared.
"""

from __future__ import annotations

import json
import platform
from fractions import Fraction
from typing import Any, NamedTuple

from benchmarks.timing import median_seconds

__all__ = ["Row", "fallen", "kept", "rows", "run_bench"]


class Row(NamedTuple):
    task: str
    ours: str
    instead: str
    seconds: float
    instead_seconds: float

    @property
    def ratio(self) -> float:
        """How many times faster ours is."""
        return self.instead_seconds / self.seconds


def _expanded_hessian(n: int, k: int) -> Any:
    """What a user would write: the whole model at concrete n and k, differentiated as one expression."""
    import sympy as sp

    tau, b = sp.symbols("tau b", positive=True)
    entries = sp.symbols(f"a1:{2 * k + 1}", real=True)
    x = sp.symbols(f"x1:{n + 1}")
    total = sp.Integer(0)
    for i in range(k):
        a, c = entries[2 * i], entries[2 * i + 1]
        mass = [sp.exp((a * sp.sin(2 * sp.pi * p / n) + c * sp.cos(2 * sp.pi * p / n)) / tau) for p in range(1, n + 1)]
        total += sum(bit * weight for bit, weight in zip(x, mass, strict=True)) / sum(mass)
    output = 1 + sum(
        (-1) ** q * (8 * q - 4) * (z + sp.sqrt(z**2 + b)) / 2
        for q, z in ((q, total + sp.Rational(1, 2) - q) for q in range(1, k + 1))
    )
    return sp.hessian(output, entries)


def _derivation() -> list[Row]:
    from numerics.parity.model import symbolic

    def ours() -> None:
        symbolic.symbolic_model.cache_clear()
        symbolic.output_derivatives.cache_clear()
        found = symbolic.symbolic_model()
        derived = symbolic.output_derivatives(found)
        _ = found.share_hessian, derived.within, derived.across

    ours()
    seconds = median_seconds(ours, 3)
    return [
        Row(
            "gradient and Hessian of the output",
            "for symbolic n and k, once",
            f"sympy.hessian at n = {n}, k = 2",
            seconds,
            median_seconds(lambda n=n: _expanded_hessian(n, 2), 1),  # type: ignore[misc]
        )
        for n in (10, 20)
    ]


def _evaluation() -> Row:
    import flint
    import mpmath

    from numerics.parity.suprema.structured import Circle, ball_hessian, output_hessian

    n, x = 8, [1, 0, 1, 1, 0, 0, 1, 0]
    heads = ((Fraction(1, 3), Fraction(1, 5)), (Fraction(-1, 2), Fraction(1, 7)), (Fraction(0), Fraction(1)))
    with flint.ctx.workdps(50), mpmath.workdps(50):
        q = flint.fmpq
        balls = [(flint.arb(q(a.numerator, a.denominator)), flint.arb(q(c.numerator, c.denominator))) for a, c in heads]
        numbers = [(mpmath.mpf(a.numerator) / a.denominator, mpmath.mpf(c.numerator) / c.denominator) for a, c in heads]
        points = [(mpmath.sin(2 * mpmath.pi * p / n), mpmath.cos(2 * mpmath.pi * p / n)) for p in range(1, n + 1)]
        matrix = flint.arb_mat([list(head) for head in balls])
        circle = Circle(n)
        tau, b = flint.arb(q(1, 8)), flint.arb(q(1, 100))
        tau_, b_ = mpmath.mpf(1) / 8, mpmath.mpf(1) / 100
        return Row(
            "Hessian of the output at n = 8, k = 3, 50 digits",
            "Arb, with rigorous radii",
            "mpmath, the same formulas",
            median_seconds(lambda: ball_hessian(matrix, x, circle, tau, b), 41),
            median_seconds(lambda: output_hessian(numbers, x, points, tau_, b_, mpmath.exp, mpmath.sqrt), 15),
        )


def _searches() -> list[Row]:
    from benchmarks.walsh import minimax_row

    return [Row(*minimax_row(3, 2, 10**6)), Row(*minimax_row(6, 2, 20))]


def _transforms() -> list[Row]:
    from benchmarks.walsh import walsh_rows

    return [Row(*row) for row in walsh_rows()]


def _risks() -> list[Row]:
    from benchmarks.risk import growth_rows, population_rows, sweep_rows

    return [Row(*row) for row in (*population_rows(), *growth_rows(), *sweep_rows())]


def _enclosures() -> list[Row]:
    """Both ends of sup ‖Hess ŷ‖, found and checked, for growing n; what stands beside is the same at n = 4."""
    from numerics.parity.suprema import search as smooth_search
    from numerics.parity.suprema import upper as smooth_bound
    from numerics.parity.suprema.curvature import curvature_enclosure
    from numerics.soft_share import circle as envelope
    from numerics.soft_share import rows as joint_rows
    from verify import checker

    def ours(n: int) -> None:
        for cached in (
            envelope.arcs,
            joint_rows.slabs,
            joint_rows._samples,
            joint_rows._frontier,
            joint_rows.refined,
            smooth_bound.matrix_bound,
            smooth_search.largest,
        ):
            cached.cache_clear()
        found = curvature_enclosure("hessian", n, 3, Fraction(1, n), Fraction(1, 100))
        for body in (found.point, found.bound):
            checker.establish(body or {})

    times = {n: median_seconds(lambda n=n: ours(n), 1) for n in (4, 6, 8, 10, 12)}  # type: ignore[misc]
    return [
        Row(
            f"certified enclosure of sup ‖Hess ŷ‖, n = {n}, k = 3, found and checked",
            "branch and bound",
            "the same at n = 4: how it grows",
            seconds,
            times[4],
        )
        for n, seconds in times.items()
    ]


def _trainings() -> list[Row]:
    from benchmarks.head_training import bench_rows

    return [Row(*row) for row in bench_rows()]


def _worst_cases() -> list[Row]:
    from benchmarks.worst_case import worst_case_rows

    return [Row(*row) for row in worst_case_rows()]


def _bounds() -> list[Row]:
    from benchmarks.bound import bound_rows

    return [Row(*row) for row in bound_rows()]


def rows() -> list[Row]:
    return [
        *_bounds(),
        *_derivation(),
        _evaluation(),
        *_enclosures(),
        *_searches(),
        *_transforms(),
        *_risks(),
        *_trainings(),
        *_worst_cases(),
    ]


def kept(measured: list[Row]) -> dict[str, Any]:
    """What ``make bench`` writes to ``benchmarks/ratios.json``, once a release."""
    from verify import __version__

    found = [{**row._asdict(), "ratio": float(f"{row.ratio:.3g}")} for row in measured]
    return {"verify": __version__, "python": platform.python_version(), "machine": platform.machine(), "rows": found}


def fallen(before: dict[str, Any], measured: list[Row]) -> list[str]:
    """The tasks at which ours is not half as much faster as it was."""
    old = {(row["task"], row["instead"]): row["ratio"] for row in before["rows"]}
    return [
        f"{row.task}: {row.ratio:.3g} times as fast as {row.instead}, {was:.3g} before"
        for row in measured
        if (was := old.get((row.task, row.instead))) is not None and row.ratio < was / 2
    ]


def run_bench(as_json: bool) -> None:
    measured = rows()
    if as_json:
        print(json.dumps(kept(measured), indent=1, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("task", "ours", "instead", "ours (s)", "instead (s)", "times faster")
    for row in measured:
        table.add_row(
            row.task, row.ours, row.instead, f"{row.seconds:.3g}", f"{row.instead_seconds:.3g}", f"{row.ratio:.1f}"
        )
    Console().print(table)
