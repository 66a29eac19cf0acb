"""Rows for ``verify bench``: the exact risk and gradient beside torch enumeration of all inputs at n = 20.

Each function returns tuples (task, ours, instead, seconds, instead seconds); one run, one thread, medians.
Our first call builds the tables of a loss and compiles; it is not timed, as in training it happens once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from benchmarks.timing import median_seconds
from numerics.parity.model.spec import ModelSpec

__all__ = ["growth_rows", "population_rows", "sweep_rows", "torch_enumeration"]

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
    function()  # compiled and cached
    return median_seconds(function, rounds)


def population_rows() -> list[Row]:
    """The same task both ways for ReLU and b = 1/100; then larger n beside torch's time at n = 20."""
    import numpy as np

    from numerics.parity.risk.exact import drawn_heads, risk

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

            rows.append(
                (
                    f"risk and gradient, n = 20, k = 3, {name}",
                    "meet in the middle",
                    "torch, all inputs",
                    _median(ours, 51),
                    slow,
                )
            )
            rows += [_larger(n, name, b, slow) for n in (40, 1000, 10000)]
    return rows


def _larger(n: int, name: str, b: str, slow: float) -> Row:
    from numerics.parity.risk.exact import drawn_heads, risk

    spec = ModelSpec(n=n, b=b)
    heads, members = drawn_heads(spec, 1), (n // 3, n // 2, n - 2)
    method = risk(spec, heads, members, gradient=True).method
    seconds = _median(lambda: risk(spec, heads, members, gradient=True), 3)
    return f"risk and gradient, n = {n}, k = 3, {name}", method, "torch at n = 20", seconds, slow


def growth_rows() -> list[Row]:
    """How cost grows with n, k and 1/b: each beside the same risk and gradient at n = 20, k = 3, b = 1/100."""
    from numerics.parity.risk.exact import drawn_heads, risk

    def timed(spec: ModelSpec) -> tuple[str, float]:
        heads, members = drawn_heads(spec, 1), tuple(1 + i * spec.n // spec.k for i in range(spec.k))
        method = risk(spec, heads, members, gradient=True).method
        return method, _median(lambda: risk(spec, heads, members, gradient=True), 5)

    cases = [(f"n = {n}", ModelSpec(n=n)) for n in (12, 16, 24, 28, 32, 100, 1000)]
    cases += [(f"k = {k}", ModelSpec(n=20, k=k)) for k in (1, 2, 4, 6)]
    cases += [(f"b = {b}", ModelSpec(n=20, b=b)) for b in ("1", "1/10", "1/1000", "1/10000")]
    with _one_thread():
        _, base = timed(ModelSpec(n=20))
        found = [(what, *timed(spec)) for what, spec in cases]
    return [
        (f"growth: risk and gradient, {what}", method, "n = 20, k = 3, b = 1/100", seconds, base)
        for what, method, seconds in found
    ]


def sweep_rows() -> list[Row]:
    """Training many runs at once, and what the first call of a process costs."""
    wide = [_one_call(20, 4, 100, law, b) for law in ("1", "1/n", "1/n**2") for b in ("0", "1/100")]
    return [_one_call(8, 16, 100), _one_call(12, 8, 40), *wide, _first_call()]


def _one_call(n: int, runs: int, steps: int, temperature: str = "1/n", b: str = "1/100") -> Row:
    """The same runs in one compiled call, and one after the other with the exact engine a step at a time.

    The engine sums in the first order, as it did when the goal was set: a faster one would move the mark.
    """
    import numerics.parity.training.runs as training
    from numerics.parity.training.sweeps import named_set

    spec = ModelSpec(n=n, temperature=temperature, b=b)
    settings = [training.Settings(rate=0.01, steps=steps, target=0, every=10**9, seed=seed) for seed in range(runs)]
    sets = [named_set("random", n, spec.k, seed) for seed in range(runs)]

    def together() -> list[float]:
        return [ended.last for ended in training.train_many(spec, sets, settings)]

    def apart() -> list[float]:
        return [
            training.outcome_of(list(training.follow(spec, members, one, compiled_steps=False))).last
            for members, one in zip(sets, settings, strict=True)
        ]

    gap = max(abs(a - b) for a, b in zip(together(), apart(), strict=True))
    if not gap <= 1e-6:
        raise ArithmeticError(f"the two ways to train differ by {gap}")
    return (
        f"{runs} training runs of {steps} steps, n = {n}, k = 3, tau = {temperature}, b = {b}",
        "all in one compiled call",
        "loop over runs, exact risk a step at a time",
        _median(together, 5),
        _median(apart, 1),
    )


def _first_call() -> Row:
    """Compilation, measured apart: a fresh process with and without compiled code in the cache."""
    import os
    import subprocess
    import sys
    import tempfile

    script = (
        "import time\nfrom numerics.parity.model.spec import ModelSpec\n"
        "from numerics.parity.risk.exact import drawn_heads, risk\n"
        "spec = ModelSpec(n=20)\nstart = time.process_time()\n"
        "risk(spec, drawn_heads(spec, 1), (8, 11, 18), gradient=True)\nprint(time.process_time() - start)\n"
    )
    with tempfile.TemporaryDirectory() as place:
        surroundings = {**os.environ, "NUMBA_CACHE_DIR": place, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        times = [
            float(
                subprocess.run(
                    [sys.executable, "-c", script],
                    env=surroundings,
                    check=True,
                    capture_output=True,
                    text=True,
                    encoding="utf-8",
                ).stdout
            )
            for _ in range(2)
        ]
    return (
        "first risk and gradient of a process, n = 20",
        "compiled code in the cache",
        "nothing compiled yet",
        times[1],
        times[0],
    )
