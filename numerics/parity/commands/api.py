"""The instruments for a notebook or a script: the exact risk, and training."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from verify.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numerics.parity.risk.exact import RiskResult
    from numerics.parity.training.run_display import TrainingRun

__all__ = ["risk", "train"]


def risk(
    heads: Any = "aligned",
    *,
    model: Any = None,
    parity_set: Sequence[int] | None = None,
    method: str = "auto",
    gradient: bool = False,
    accuracy: float = 1e-12,
) -> RiskResult:
    """Compute the exact expected risk of given position-only heads.

    Args:
        heads: ``"aligned"``, ``"init:SEED"`` (random initialisation), a JSON file, or a table with one row per head.
        model: a model file, the name of a variant, or a ``numerics.parity.model.ModelSpec``.
        parity_set: positions of the parity bits, from 1; the default is the model's.
        method: ``"auto"``, ``"enumerate"``, ``"meet"`` or ``"characteristic"``.
        gradient: whether to compute the gradient by the heads.
        accuracy: the error that the method may have.

    Returns:
        A ``RiskResult`` with ``value``, ``error``, ``gradient`` and ``method``.

    Example:
        import verify

        found = verify.risk("aligned")
        print(found.method, found.error < 1e-9)
    Output:
        meet True
    """
    from numerics.parity.risk.exact import PopulationError
    from numerics.parity.risk.exact import risk as exact_risk

    spec, members = _problem(model, parity_set)
    try:
        return exact_risk(
            spec, _heads(spec, heads, members), members, method=method, gradient=gradient, accuracy=accuracy
        )
    except PopulationError as error:
        raise BadInput(f"risk: {error}") from None


def train(
    *,
    model: Any = None,
    parity_set: Sequence[int] | None = None,
    heads: Any = None,
    rate: float | str = 0.1,
    out: str | Path | None = None,
    **settings: Any,
) -> TrainingRun:
    """Train the heads by gradient descent on the exact risk, or on mini-batches.

    Args:
        model: a model file, the name of a variant, or a ``numerics.parity.model.ModelSpec``.
        parity_set: positions of the parity bits, from 1; the default is the model's.
        heads: the initial heads, as for ``risk``; by default they are drawn from the seed.
        rate: the learning rate, or ``"prescribed"`` for the paper's own.
        out: directory in which the run is stored and resumed.
        settings: optimiser (``gd``, ``adam``, ``sgd``, ``sgd-adam``), steps, batch, target, every, accuracy, seed.

    Returns:
        A ``TrainingRun`` with ``records``, ``outcome``, ``slopes()`` and ``pictures()``.

    Example:
        import verify

        run = verify.train(optimiser="adam", rate=0.08, seed=1, steps=20)
        print(len(run.records) > 1)
    Output:
        True
    """
    from numerics.parity.commands.rates import given_rates
    from numerics.parity.risk.exact import PopulationError
    from numerics.parity.training.run_display import training_run
    from numerics.parity.training.runs import Settings, TrainingError

    spec, members = _problem(model, parity_set)
    start = None if heads is None else _heads(spec, heads, members)
    rates = given_rates(str(rate))
    if len(rates) != 1:
        raise BadInput(f"rate {rate!r}; allowed is one number, or prescribed")
    chosen = rates[0]
    try:
        step = chosen(spec) if callable(chosen) else chosen
        return training_run(
            spec,
            members,
            Settings(rate=step, **settings),
            heads=start,
            path=None if out is None else Path(out) / "run.jsonl",
        )
    except (TrainingError, PopulationError) as error:
        raise BadInput(f"train: {error}") from None
    except TypeError:
        known = ", ".join(name for name in Settings.__dataclass_fields__ if name != "rate")
        raise BadInput(f"train: {', '.join(settings)}; allowed are {known}") from None


def _problem(model: Any, parity_set: Sequence[int] | None) -> tuple[Any, tuple[int, ...]]:
    from numerics.parity.commands.risk import model_from, parity_set_from

    spec = model_from(Path(model)) if isinstance(model, str | Path) else model_from(None) if model is None else model
    return spec, parity_set_from(spec, None if parity_set is None else ",".join(map(str, parity_set)))


def _heads(spec: Any, heads: Any, members: tuple[int, ...]) -> Any:
    from numerics.parity.commands.risk import heads_from

    if isinstance(heads, str | Path):
        return heads_from(spec, str(heads), members)
    import numpy as np

    try:
        return np.array(heads, dtype=float)
    except (TypeError, ValueError):
        raise BadInput(f"heads {heads!r}; allowed are aligned, init:SEED, a file or a table of numbers") from None
