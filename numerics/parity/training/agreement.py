"""How closely plain torch repeats what compiled code did, step by step on the same batches.

Runs on the whole risk may be chaotic: with the rates of the experiments a difference of rounding grows to the size of
the heads in some twenty steps.  So there each of torch's steps begins at the heads of the compiled run, and the step is
compared, not the path; what an optimiser remembers is torch's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import drawn_heads
from numerics.parity.training.engine import LOSSES, drawn_inputs, kernel_arguments, odd_bits
from numerics.parity.training.experiment import Experiment, marked_sample, run_experiment
from numerics.parity.training.losses import heads_on_fresh
from numerics.parity.training.runs import Settings, begin, follow, moved

__all__ = ["batches_apart", "classifiers_apart", "fresh_apart", "population_apart", "steps_apart"]

Array = np.ndarray[Any, Any]


def _with_one_thread() -> Any:
    import torch

    torch.set_num_threads(1)  # small tensors: more threads wait for one another
    return torch


def _largest(one: Sequence[Array], two: Sequence[Array]) -> float:
    return max(float(np.abs(np.asarray(a) - np.asarray(b)).max()) for a, b in zip(one, two, strict=True))


def steps_apart(spec: ModelSpec, members: Sequence[int], settings: Settings, loss: str | None = None) -> float:
    """The largest difference of a head's entry after a step; ``loss`` stands in the place of the model's."""
    _with_one_thread()
    from numerics.parity.training.reference import follow_in_torch

    every = replace(settings, every=1, target=0.0)
    ours = (
        [r["heads"] for r in follow(spec, members, every)] if loss is None else _heads_with(loss, spec, members, every)
    )
    return _largest(ours, [r["heads"] for r in follow_in_torch(spec, members, every, loss=loss, along=ours)])


def _heads_with(loss: str, spec: ModelSpec, members: Sequence[int], settings: Settings) -> list[Array]:
    from numerics.parity.training.kernels import value_and_gradient

    state, found = begin(drawn_heads(spec, settings.seed)), []
    *given, _ = kernel_arguments(spec.at(loss="squared-hinge"))
    for _ in range(settings.steps + 1):
        found.append(state.heads.copy())
        gradient = np.empty_like(state.heads)
        value_and_gradient(state.heads, odd_bits(spec.n, members), *given, LOSSES[loss], gradient)
        moved(state, gradient, settings)
    return found


def fresh_apart(loss: str, spec: ModelSpec, members: Sequence[int], settings: Settings) -> float:
    """The largest difference of a head's entry after training on the same batches of strings drawn afresh."""
    torch = _with_one_thread()
    from numerics.parity.training.reference import ParityTransformer, labels_of, loss_of_outputs, optimiser_of

    module = ParityTransformer(spec, drawn_heads(spec, settings.seed))
    optimiser = optimiser_of(module, settings)
    for step in range(settings.steps):
        inputs = torch.tensor(drawn_inputs(spec, settings.batch, settings.seed, step)[0], dtype=torch.float64)
        optimiser.zero_grad()
        loss_of_outputs(loss, module(inputs), labels_of(inputs, members)).mean().backward()
        optimiser.step()
    return _largest([heads_on_fresh(loss, spec, members, settings)], [module.heads.detach().numpy()])


def batches_apart(spec: ModelSpec, members: Sequence[int], experiment: Experiment, seed: int, batches: int) -> float:
    """The largest difference of a head's entry after so many batches of a public experiment."""
    torch = _with_one_thread()
    from numerics.parity.training.reference import ParityTransformer, loss_of_outputs

    short = replace(experiment, epochs=1, share=batches * experiment.batch / (1 << spec.n))
    ours, _ = run_experiment(spec, members, short, seed)
    module = ParityTransformer(spec, drawn_heads(spec, seed))
    optimiser = torch.optim.Adam(module.parameters(), lr=short.rate)
    for strings in np.split(marked_sample(spec, members, short, seed), batches):
        bits = torch.tensor((strings[:, None] >> np.arange(spec.n)) & 1, dtype=torch.float64)
        labels = torch.tensor(1.0 - 2.0 * (strings >> spec.n), dtype=torch.float64)
        outputs = module(bits)
        name = {"library hinge": "sigmoid-hinge", "own hinge": "hinge"}.get(short.loss, short.loss)
        if name == "sigmoid-hinge" and bool((outputs.abs() <= 1).all()):
            mean = (1 + labels * 0.5 * (1 - outputs)).mean()
        else:
            mean = loss_of_outputs(name, outputs, labels).mean()
        optimiser.zero_grad()
        (mean * mean if short.square_of_mean else mean).backward()
        optimiser.step()
    return float(np.abs(ours - module.heads.detach().numpy()).max())


def population_apart(
    spec: ModelSpec, members: Sequence[int], settings: Settings, start: Array | None = None, chunk: int = 1 << 15
) -> float:
    """The largest difference of a head's entry after a step of a run; torch sums over every input in chunks.

    It begins at the given heads, or at drawn ones.
    """
    torch = _with_one_thread()
    from numerics.parity.training.reference import ParityTransformer, labels_of, loss_of_outputs, optimiser_of

    first = drawn_heads(spec, settings.seed) if start is None else start
    every = replace(settings, every=1, target=0.0)
    ours = [record["heads"] for record in follow(spec, members, every, heads=first.copy())]
    module = ParityTransformer(spec, first)
    optimiser, theirs = optimiser_of(module, settings), [module.heads.detach().numpy().copy()]
    for after in ours[1:]:
        optimiser.zero_grad()
        for at in range(0, 1 << spec.n, chunk):
            numbers = torch.arange(at, min(at + chunk, 1 << spec.n))
            bits = ((numbers[:, None] >> torch.arange(spec.n)) & 1).to(torch.float64)
            loss_of_outputs(spec.loss, module(bits), labels_of(bits, members)).sum().backward()
        module.heads.grad /= 1 << spec.n
        optimiser.step()
        theirs.append(module.heads.detach().numpy().copy())
        module.heads.data.copy_(torch.as_tensor(after, dtype=torch.float64))
    return _largest(ours, theirs)


def classifiers_apart(inputs: int, width: int, steps: int, seed: int) -> float:
    """A network with one hidden layer, so many steps on one batch: ours beside torch.nn with the same start."""
    torch = _with_one_thread()
    from numerics.parity.training.classifiers import Network

    ours, rng = Network(inputs, width, seed), np.random.default_rng([seed, 23])
    x, labels = rng.normal(size=(256, inputs)), rng.choice([-1.0, 1.0], 256)
    first, second = (torch.nn.Linear(*shape, dtype=torch.float64) for shape in ((inputs, width), (width, 1)))
    parts = (first.weight, first.bias, second.weight, second.bias)
    with torch.no_grad():
        for part, value in zip(parts, _as_torch_has_them(ours), strict=True):
            part.copy_(torch.tensor(value.copy()))
    optimiser = torch.optim.Adam(parts, lr=0.01)
    for _ in range(steps):
        ours.step(x, labels, 0.01)
        output = second(torch.relu(first(torch.tensor(x))))[:, 0]
        optimiser.zero_grad()
        torch.relu(1 - torch.tensor(labels) * output).square().mean().backward()
        optimiser.step()
    return _largest(_as_torch_has_them(ours), [part.detach().numpy() for part in parts])


def _as_torch_has_them(network: Any) -> tuple[Array, ...]:
    return network.parts[0].T, network.parts[1], network.parts[2][None], network.parts[3]
