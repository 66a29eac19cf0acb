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

__all__ = ["at_rest", "basins", "ends"]

LEVEL = 0.01
GRADIENT, CURVATURE = 0.01, -0.001  # a run at rest ends below the first and above the second


def _succeeded(run: dict[str, Any]) -> bool:
    return run["status"] != "non-finite" and run["best"] is not None and run["best"] < LEVEL


def at_rest(run: dict[str, Any]) -> bool:
    """Whether a run ended where descent has nothing left to do: a small gradient, and hardly a way down."""
    curvature, gradient = run.get("curvature"), run["gradient_norm"]
    return curvature is not None and gradient is not None and gradient < GRADIENT and curvature > CURVATURE


def ends(spec: ModelSpec, runs: Sequence[dict[str, Any]]) -> str:
    """Left: risk and gradient norm at the end.  Right: where the heads of failures point."""
    finite = [r for r in runs if r["status"] != "non-finite" and r["last"] is not None]
    failed = [r for r in finite if not _succeeded(r)]
    groups = {
        "below 0.01": [r for r in finite if _succeeded(r)],
        "failed, at rest": [r for r in failed if at_rest(r)],
        "failed, not at rest": [r for r in failed if not at_rest(r)],
    }
    with drawing.figure(height=4.0, columns=2) as (figure, (left, right)):
        for colour, (name, members) in enumerate(groups.items()):
            marks = {"linestyle": "", "marker": "os^"[colour], "markersize": 3.5, "color": drawing.COLOURS[colour]}
            x, y = [max(1e-18, r["gradient_norm"] or 0.0) for r in members], [max(1e-9, r["last"]) for r in members]
            left.plot(x, y, label=f"{name}: {len(members)}", **marks)
            _compass(right, members if colour else [], marks)
        scale = "log" if finite else "linear"
        left.set(xscale=scale, yscale=scale, xlabel="gradient norm at the end", ylabel="exact risk at the end")
        left.set_title(
            f"{len(runs)} runs" + (f", {len(runs) - len(finite)} not finite" if len(finite) < len(runs) else "")
        )
        table = positions(spec)
        right.plot(
            table[:, 0],
            table[:, 1],
            "P",
            color="black",
            markersize=6,
            linestyle="",
            label="directions of the positions",
        )
        right.set(aspect="equal", title="heads of failed runs", xlabel="a13, drawn at log(1 + length)", ylabel="a14")
        handles = [axis.get_legend_handles_labels() for axis in (left, right)]
        figure.legend(handles[0][0] + handles[1][0], handles[0][1] + handles[1][1], loc=drawing.BELOW, ncols=2)
        return drawing.to_svg(figure)


def _compass(axis: Any, runs: Sequence[dict[str, Any]], marks: dict[str, Any]) -> None:
    """Where each head of each run ended, its length on a logarithmic scale."""
    if not runs:
        return
    heads = np.concatenate([plane_of(r["heads"]) for r in runs])
    length = np.maximum(np.linalg.norm(heads, axis=1), 1e-12)
    shown = heads / length[:, None] * np.log1p(length)[:, None]
    axis.plot(shown[:, 0], shown[:, 1], **marks | {"markersize": 2.5, "alpha": 0.5})


def basins(spec: ModelSpec, runs: Sequence[dict[str, Any]]) -> str:
    """Where runs began (the angle of head 1 against that of head 2, or alone) and how they ended."""
    kinds = {
        "failed": {"color": "#9a9a9a", "markersize": 3, "fillstyle": "none", "markeredgewidth": 0.8},
        "below 0.01": {"color": drawing.COLOURS[1], "markersize": 6},
    }
    with drawing.figure(height=4.6) as (figure, axis):
        for name, marks in kinds.items():
            chosen = [r for r in runs if _succeeded(r) is (name != "failed")]
            angles = np.array([_angles(spec, r) for r in chosen]).reshape(len(chosen), spec.heads)
            last = [r["last"] if r["last"] is not None else math.nan for r in chosen]
            second = angles[:, 1] if spec.heads > 1 else last
            axis.plot(angles[:, 0], second, linestyle="", marker="o", label=f"{name}: {len(chosen)}", **marks)
        axis.set(
            xlabel="head 1 at the start: positions from the first parity bit",
            ylabel="head 2: positions from the second" if spec.heads > 1 else "risk at the end",
            title=f"n = {spec.n}, k = {spec.k}, {len(runs)} drawn starts",
        )
        figure.legend(loc=drawing.BELOW, ncols=2)
        return drawing.to_svg(figure)


def _angles(spec: ModelSpec, run: dict[str, Any]) -> list[float]:
    """Directions of the drawn heads in positions, each relative to its bit, from -n/2 to n/2."""
    heads = plane_of(drawn_heads(spec, run["settings"]["seed"]))
    places = np.arctan2(heads[:, 0], heads[:, 1]) / (2 * np.pi) * spec.n
    bits = np.array([run["parity_set"][i % len(run["parity_set"])] for i in range(spec.heads)])
    return [float(x) for x in (places - bits + spec.n / 2) % spec.n - spec.n / 2]
