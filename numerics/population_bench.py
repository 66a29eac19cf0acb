"""Rows for ``verify bench``: the exact risk and gradient beside torch enumeration of all inputs at n = 20.

Each function returns tuples (task, ours, instead, seconds, instead seconds); one run, one thread, medians.
Our first call builds the tables of a loss and compiles; it is not timed, as in training it happens once.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numerics.model.spec import ModelSpec

__all__ = ["growth_rows", "population_rows", "torch_enumeration"]

Row = tuple[str, str, str, float, float]
PARITY_SET = (8, 11, 18)
AGREEMENT = 1e-12


def torch_enumeration(spec: ModelSpec, heads: Any, parity_set: tuple[int, ...]) -> Callable[[], tuple[float, Any]]:
    """What a user would write: every input in one tensor, and autograd."""
    import math

    import torch

    n, k, b, tau = spec.n, spec.k, float(spec.smoothing), float(spec.tau)
    x = ((torch.arange(1 << n)[:, None] >> torch.arange(n)) & 1).double()
    y = 1 - 2 * (x[:, [p - 1 for p in parity_set]].sum(1) % 2)
    angle = 2 * math.pi * torch.arange(1, n + 1).double() / n
    table = torch.stack([torch.sin(angle), torch.cos(angle)])

    def activation(z: Any) -> Any:
        return (z + torch.sqrt(z * z + b)) / 2 if b else torch.relu(z)

    def run() -> tuple[float, Any]:
        trained = torch.tensor(heads, requires_grad=True)
        s = x @ torch.softmax(trained @ table / tau, dim=1).sum(dim=0)
        output = 1 + sum((-1) ** q * (8 * q - 4) * activation(s + 0.5 - q) for q in range(1, k + 1))
        loss = torch.relu(1 - y * output).square().mean()
        loss.backward()
        return loss.item(), trained.grad.numpy()

    return run


@contextmanager
def _one_thread() -> Iterator[None]:
    import torch

    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def _median(function: Callable[[], Any], rounds: int) -> float:
    function()
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def population_rows() -> list[Row]:
    """The same task both ways for ReLU and b = 1/100; then larger n beside torch's time at n = 20."""
    import numpy as np

    from numerics.population import drawn_heads, risk

    rows: list[Row] = []
    with _one_thread():
        for name, b in (("ReLU", "0"), ("b = 1/100", "1/100")):
            spec = ModelSpec(n=20, b=b)
            heads = drawn_heads(spec, 1)
            instead = torch_enumeration(spec, heads, PARITY_SET)
            value, gradient = instead()
            found = risk(spec, heads, PARITY_SET, gradient=True)
            gap = max(abs(found.value - value), float(np.abs(found.gradient - gradient).max()))
            if not gap <= AGREEMENT:
                raise ArithmeticError(f"the two risks differ by {gap}")
            slow = _median(instead, 3)

            def ours(spec: ModelSpec = spec, heads: Any = heads) -> Any:
                return risk(spec, heads, PARITY_SET, gradient=True)

            rows.append((f"risk and gradient, n = 20, k = 3, {name}", "meet in the middle", "torch, all inputs",
                         _median(ours, 51), slow))
            rows += [_larger(n, name, b, slow) for n in (40, 1000, 10000)]
    return rows


def _larger(n: int, name: str, b: str, slow: float) -> Row:
    from numerics.population import drawn_heads, risk

    spec = ModelSpec(n=n, b=b)
    heads, members = drawn_heads(spec, 1), (n // 3, n // 2, n - 2)
    method = risk(spec, heads, members, gradient=True).method
    seconds = _median(lambda: risk(spec, heads, members, gradient=True), 3)
    return f"risk and gradient, n = {n}, k = 3, {name}", method, "torch at n = 20", seconds, slow


def growth_rows() -> list[tuple[str, str, float, float]]:
    """How cost grows with n, k and 1/b: (what, method, seconds, error)."""
    from numerics.population import drawn_heads, risk

    cases = [(f"n = {n}", ModelSpec(n=n)) for n in (12, 16, 20, 24, 28, 32, 100, 1000)]
    cases += [(f"n = 20, k = {k}", ModelSpec(n=20, k=k)) for k in (1, 2, 4, 6)]
    cases += [(f"n = 20, b = {b}", ModelSpec(n=20, b=b)) for b in ("1", "1/10", "1/1000", "1/10000")]
    rows = []
    for what, spec in cases:
        heads, members = drawn_heads(spec, 1), tuple(1 + i * spec.n // spec.k for i in range(spec.k))
        found = risk(spec, heads, members, gradient=True)

        def ours(spec: ModelSpec = spec, heads: Any = heads, members: tuple[int, ...] = members) -> Any:
            return risk(spec, heads, members, gradient=True)

        rows.append((what, found.method, _median(ours, 5), found.error))
    return rows
