"""Pictures of a run: attention against steps, the risk with fitted slopes, and where the heads point."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from numerics import drawing
from numerics.arithmetic.portable import dot, log
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import attention, positions

FARTHEST = 1e100  # a head beyond it is not drawn: the axes cannot be divided

__all__ = ["attention_maps", "draw_run", "fitted_slopes", "plane_of"]


def _fits(records: Sequence[dict[str, Any]]) -> dict[str, tuple[float, float] | None]:
    """(slope, intercept) of log risk against the step, and against its logarithm, over the second half of a run."""
    kept = [(r["step"], r["risk"]) for r in records if r["risk"] is not None and r["risk"] > 0 and r["step"] > 0]
    tail = [(t, value) for t, value in kept if t >= kept[-1][0] / 2] if kept else []
    if len(tail) < 3:
        return {"log-linear": None, "log-log": None}
    steps, values = (np.array(column, dtype=float) for column in zip(*tail, strict=True))
    return {"log-linear": _line(steps, log(values)), "log-log": _line(log(steps), log(values))}


def _line(x: np.ndarray[Any, Any], y: np.ndarray[Any, Any]) -> tuple[float, float]:
    """Slope and intercept of the least squares."""
    from_mean = x - x.mean()
    slope = dot(from_mean, y - y.mean()) / dot(from_mean, from_mean)
    return slope, float(y.mean() - slope * x.mean())


def fitted_slopes(records: Sequence[dict[str, Any]]) -> dict[str, float | None]:
    """Slopes over the second half of a run: of log risk against the step, and against the step's logarithm."""
    return {name: None if fit is None else fit[0] for name, fit in _fits(records).items()}


def plane_of(heads: Any) -> np.ndarray[Any, Any]:
    """The entries that choose between positions: the last two of a head, also where the whole row is trained."""
    return np.asarray(heads, dtype=float)[..., -2:]


def draw_run(spec: ModelSpec, parity_set: Sequence[int], records: Sequence[dict[str, Any]]) -> dict[str, str]:
    """SVG texts by name."""
    usable = [r for r in records if r["risk"] is not None]
    if not usable:
        return {}
    return {
        "attention.svg": _heat(spec, parity_set, usable),
        "risk.svg": _curves(usable),
        "heads.svg": _compass(spec, parity_set, usable),
    }


def _heat(spec: ModelSpec, parity_set: Sequence[int], records: Sequence[dict[str, Any]]) -> str:
    """All heads' attention (their sum) against steps."""
    table = np.array([attention(spec, plane_of(r["heads"])).sum(axis=0) for r in records])
    with drawing.figure(height=3.4) as (figure, axes):
        image = axes.imshow(
            table.T,
            aspect="auto",
            origin="lower",
            cmap="Greys",
            vmin=0,
            interpolation="nearest",
            extent=(0, records[-1]["step"] or 1, 0.5, spec.n + 0.5),
        )
        for p in parity_set:
            axes.axhline(p, color=drawing.COLOURS[1], linewidth=0.8, linestyle=":", marker="")
        axes.set(xlabel="step", ylabel="position", title="attention of all heads; dotted: the parity set")
        axes.grid(False)
        figure.colorbar(image, ax=axes, label="sum over heads")
        return drawing.to_svg(figure)


def _curves(records: Sequence[dict[str, Any]]) -> str:
    steps = np.array([r["step"] for r in records], dtype=float)
    values = np.array([r["risk"] for r in records])
    fits = _fits(records)
    with drawing.figure(height=3.2, columns=2) as (figure, axes):
        for axis, name, scale in zip(axes, ("log-linear", "log-log"), ("linear", "log"), strict=True):
            inside = (steps > 0) if scale == "log" else np.ones(len(steps), dtype=bool)
            some = bool((values[inside] > 0).any())  # an axis without a positive value has no logarithm
            axis.plot(steps[inside], values[inside], marker="")
            fit, words = fits[name], name
            if fit is not None and all(map(math.isfinite, fit)):
                tail = steps[inside & (steps >= steps[-1] / 2)]
                line = np.exp(fit[1] + fit[0] * (np.log(tail) if scale == "log" else tail))
                axis.plot(tail, line, marker="", linestyle="--", color=drawing.COLOURS[1], label="fit of the tail")
                axis.legend()
                words = f"{name}: slope {fit[0]:.3g}"
            axis.set(yscale="log" if some else "linear", xscale=scale if some else "linear")
            axis.set(xlabel="step", ylabel="exact risk", title=words)
        return drawing.to_svg(figure)


def _compass(spec: ModelSpec, parity_set: Sequence[int], records: Sequence[dict[str, Any]]) -> str:
    table = positions(spec)
    paths = np.array([plane_of(r["heads"]) for r in records])
    paths = np.where(np.abs(paths) < FARTHEST, paths, np.nan)
    with drawing.figure(4.2, 4.2) as (figure, axes):
        axes.plot(table[:, 0], table[:, 1], ".", color="#999999", markersize=3)
        chosen = table[[p - 1 for p in parity_set]]
        axes.plot(chosen[:, 0], chosen[:, 1], "s", color=drawing.COLOURS[1], label="parity bits", linestyle="")
        for i in range(paths.shape[1]):
            axes.plot(paths[:, i, 0], paths[:, i, 1], marker="", linewidth=0.9)
            axes.plot(*paths[-1, i], marker="o", linestyle="", color=drawing.COLOURS[0])
        axes.set(xlabel="a13", ylabel="a14", title="where the heads went", aspect="equal")
        axes.legend()
        return drawing.to_svg(figure)


def attention_maps(panels: Sequence[tuple[str, np.ndarray[Any, Any], Sequence[int]]]) -> str:
    """Heads x positions, one panel for each (title, attention, parity set)."""
    with drawing.figure(height=1.3 + 0.75 * len(panels), rows=len(panels)) as (figure, drawn):
        axes = list(np.atleast_1d(drawn))
        for axis, (title, gamma, members) in zip(axes, panels, strict=True):
            image = _map(axis, gamma, members)
            axis.set(title=title, ylabel="head", yticks=range(1, gamma.shape[0] + 1))
        for axis, (_, gamma, _) in zip(axes[:-1], panels[1:], strict=True):
            axis.tick_params(labelbottom=gamma.shape[1] != panels[0][1].shape[1])  # one scale for all is written once
        axes[-1].set_xlabel("position")
        figure.colorbar(image, ax=axes, label="attention weight", shrink=min(1.0, 2 / len(panels)), aspect=15)
        figure.legend(*axes[0].get_legend_handles_labels(), loc=drawing.BELOW)
        return drawing.to_svg(figure)


def _map(axis: Any, gamma: np.ndarray[Any, Any], members: Sequence[int]) -> Any:
    """One panel: a row a head, a column a position, a dotted line at each parity bit."""
    rows, n = gamma.shape
    how = {"aspect": "auto", "cmap": "Greys", "vmin": 0, "vmax": 1, "interpolation": "nearest"}
    image = axis.imshow(gamma, extent=(0.5, n + 0.5, rows + 0.5, 0.5), **how)
    for i, p in enumerate(members):
        line = {"color": drawing.COLOURS[1], "linewidth": 1.3, "linestyle": ":", "marker": ""}
        axis.axvline(p, label="" if i else "parity bits", **line)
    axis.set_xticks(range(1, n + 1, max(1, -(-n // 20))))
    axis.grid(False)
    return image
