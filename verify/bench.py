"""``verify bench``: our instruments beside what a user would write instead, in one run, as ratios.

Absolute times mean little on a shared machine, so both sides run in the same process, one after the other,
and the
median of several rounds is compared.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

__all__ = ["Row", "rows", "run_bench"]


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


def _median(function: Callable[[], Any], rounds: int) -> float:
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def _expanded_gradient(n: int) -> Any:
    """What a user would write: the model at a concrete n, differentiated as one expression."""
    import sympy as sp

    a, c, tau = sp.symbols("a13 a14 tau", positive=True)
    x = sp.symbols(f"x1:{n + 1}")
    mass = [sp.exp((a * sp.sin(2 * sp.pi * p / n) + c * sp.cos(2 * sp.pi * p / n)) / tau) for p in range(1, n + 1)]
    share = sum(bit * weight for bit, weight in zip(x, mass, strict=True)) / sum(mass)
    return sp.hessian(share, (a, c))


def _derivation() -> Row:
    from numerics.model import symbolic

    def ours() -> None:
        symbolic.symbolic_model.cache_clear()
        symbolic.symbolic_model()

    ours()
    return Row("gradient and Hessian of a head's share", "for symbolic n, once", "sympy.hessian at n = 20",
               _median(ours, 3), _median(lambda: _expanded_gradient(20), 1))


def _evaluation() -> Row:
    import flint
    import mpmath

    from numerics.arithmetic import Arb, Mpmath
    from numerics.model import ModelSpec
    from numerics.model.functions import Functions

    heads = [[Fraction(1, 3), Fraction(1, 5)], [Fraction(-1, 2), Fraction(1, 7)], [Fraction(0), Fraction(1)]]
    x = [1, 0, 1, 1, 0, 0, 1, 0]
    with flint.ctx.workdps(50), mpmath.workdps(50):
        balls, digits = Functions(ModelSpec(), Arb()), Functions(ModelSpec(), Mpmath(50))
        return Row("Hessian of the output at n = 8, k = 3, 50 digits", "Arb, with rigorous radii",
            "mpmath, the same formulas",
                   _median(lambda: balls.hessian(heads, x), 5), _median(lambda: digits.hessian(heads, x), 3))


def _plain_minimax(n: int, m: int) -> Fraction:
    """The loop over all tuples of heads and all parity sets."""
    import itertools

    from numerics.hard_attention import heads

    inputs = list(itertools.product((0, 1), repeat=n))

    def attends(positions: tuple[int, ...], token: int, x: tuple[int, ...]) -> tuple[int, int]:
        p = next((p for p in positions if x[p - 1] == token), positions[0])
        return p, x[p - 1]

    attended = [tuple(attends(head.positions, head.token, x) for x in inputs) for head in heads(n)]
    best = Fraction(1)
    for chosen in itertools.combinations_with_replacement(attended, m):
        groups: dict[Any, list[int]] = {}
        for index, key in enumerate(zip(*chosen, strict=True)):
            groups.setdefault(key, []).append(index)
        worst = Fraction(0)
        for parity in inputs:
            signs = [(-1) ** sum(a & b for a, b in zip(parity, x, strict=True)) for x in inputs]
            shown = sum(Fraction(sum(signs[i] for i in group) ** 2, len(group)) for group in groups.values())
            worst = max(worst, 1 - shown / 2**n)
        best = min(best, worst)
    return best


def _search() -> Row:
    from numerics.hard_attention import minimax

    if minimax(3, 2).value != _plain_minimax(3, 2):
        raise ArithmeticError("the two searches disagree")
    return Row("minimax risk of 2 hard heads on 3 positions", "symmetry and subcubes", "loop over heads and "
        "parity sets",
               _median(lambda: minimax(3, 2), 5), _median(lambda: _plain_minimax(3, 2), 1))


def _transforms() -> list[Row]:
    from numerics.walsh import walsh_rows

    return [Row(*row) for row in walsh_rows()]


def _risks() -> list[Row]:
    from numerics.population_bench import population_rows

    return [Row(*row) for row in population_rows()]


def rows() -> list[Row]:
    return [_derivation(), _evaluation(), _search(), *_transforms(), *_risks()]


def run_bench(as_json: bool) -> None:
    measured = rows()
    if as_json:
        print(json.dumps([{**row._asdict(), "ratio": row.ratio} for row in measured], indent=1))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("task", "ours", "instead", "ours (s)", "instead (s)", "times faster")
    for row in measured:
        table.add_row(row.task, row.ours, row.instead, f"{row.seconds:.3g}", f"{row.instead_seconds:.3g}",
            f"{row.ratio:.1f}")
    Console().print(table)
