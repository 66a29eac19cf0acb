"""Pictures of a sweep: how runs end, and from where they began.

One cell of a grid at a time: many runs that share everything but seed and parity set.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from numerics import drawing
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import drawn_heads, positions
from numerics.parity.training.figures import plane_of

__all__ = ["basins", "ends"]

LEVEL = 0.01


def _succeeded(run: dict[str, Any]) -> bool:
    return run["status"] != "non-finite" and run["best"] is not None and run["best"] < LEVEL


def ends(spec: ModelSpec, runs: Sequence[dict[str, Any]]) -> str:
    """Left: risk and gradient norm at the end, by curvature.  Right: where the heads of failures point."""
    finite = [r for r in runs if r["status"] != "non-finite" and r["last"] is not None]
    with drawing.figure(7.4, 3.6, columns=2) as (figure, axes):
        groups = {
            "below 0.01": (0, [r for r in finite if _succeeded(r)]),
            "failed, curvature above -1e-3": (1, [r for r in finite if not _succeeded(r) and _bowl(r)]),
            "failed, downhill left": (2, [r for r in finite if not _succeeded(r) and not _bowl(r)]),
        }
        for name, (colour, members) in groups.items():
            if members:
                axes[0].plot(
                    [max(1e-18, r["gradient_norm"] or 0.0) for r in members],
                    [max(1e-9, r["last"]) for r in members],
                    linestyle="",
                    marker="o",
                    markersize=3,
                    color=drawing.COLOURS[colour],
                    label=f"{name}: {len(members)}",
                )
        axes[0].set(
            xscale="log",
            yscale="log",
            xlabel="gradient norm at the end",
            ylabel="exact risk at the end",
            title=f"{len(runs)} runs, {len(runs) - len(finite)} not finite",
        )
        if finite:
            axes[0].legend(fontsize=7)
        _compass(axes[1], spec, [r for r in finite if not _succeeded(r)])
        return drawing.to_svg(figure)


def _bowl(run: dict[str, Any]) -> bool:
    return run.get("curvature") is not None and run["curvature"] > -1e-3


def _compass(axis: Any, spec: ModelSpec, runs: Sequence[dict[str, Any]]) -> None:
    """Where each head of each failure ended, beside the positions."""
    table = positions(spec)
    axis.plot(table[:, 0], table[:, 1], ".", color="#999999", markersize=4, linestyle="")
    if runs:
        heads = np.concatenate([plane_of(r["heads"]) for r in runs])
        length = np.maximum(np.linalg.norm(heads, axis=1), 1e-12)
        shown = heads / length[:, None] * np.log1p(length)[:, None]
        axis.plot(shown[:, 0], shown[:, 1], linestyle="", marker="o", markersize=2, alpha=0.5, color=drawing.COLOURS[1])
    axis.set(aspect="equal", xlabel="a13, length as log(1 + length)", ylabel="a14", title="heads of failed runs")


def basins(spec: ModelSpec, runs: Sequence[dict[str, Any]]) -> str:
    """Where runs began (the angle of head 1 against that of head 2, or alone) and how they ended."""
    with drawing.figure(4.6, 4.2) as (figure, axis):
        for succeeded, name, colour in ((False, "failed", "#b0b0b0"), (True, "below 0.01", drawing.COLOURS[0])):
            chosen = [r for r in runs if _succeeded(r) is succeeded]
            if not chosen:
                continue
            angles = np.array([_angles(spec, r) for r in chosen])
            second = (
                angles[:, 1] if spec.heads > 1 else [r["last"] if r["last"] is not None else math.nan for r in chosen]
            )
            axis.plot(
                angles[:, 0],
                second,
                linestyle="",
                marker="o",
                markersize=3,
                color=colour,
                label=f"{name}: {len(chosen)}",
            )
        axis.set(
            xlabel="head 1 at the start: positions from the first parity bit",
            ylabel="head 2 at the start: positions from the second" if spec.heads > 1 else "risk at the end",
            title=f"n = {spec.n}, k = {spec.k}: from where training succeeds",
        )
        axis.legend(frameon=True, fontsize=7, loc="upper right")
        return drawing.to_svg(figure)


def _angles(spec: ModelSpec, run: dict[str, Any]) -> list[float]:
    """Directions of the drawn heads in positions, each relative to its bit, from -n/2 to n/2."""
    heads = plane_of(drawn_heads(spec, run["settings"]["seed"]))
    places = np.arctan2(heads[:, 0], heads[:, 1]) / (2 * np.pi) * spec.n
    bits = np.array([run["parity_set"][i % len(run["parity_set"])] for i in range(spec.heads)])
    return [float(x) for x in (places - bits + spec.n / 2) % spec.n - spec.n / 2]
