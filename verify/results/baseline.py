"""The verdicts for the paper's own model that a run with another model is compared with, without a second command."""

from __future__ import annotations

from pathlib import Path

from verify.errors import BadInput
from verify.results.schema import Results

__all__ = ["KEPT", "baseline"]

KEPT = ("reports/{}/results.json", "models/variants/results/default.json.xz")  # a standard one, a quick one


def baseline(paper: str, profile: str, root: Path | None = None) -> tuple[Results, Path] | None:
    """The committed results of a paper, of the same profile if there are such; None where nothing is kept."""
    from verify.files import read_results_file, shipped

    found = []
    for place in KEPT:
        name = place.format(paper)
        path = root / name if root else shipped(name)
        try:
            results = read_results_file(path)
        except BadInput:
            continue
        if results.paper == paper:
            found.append((results, path))
    same = [item for item in found if item[0].profile == profile]
    return next(iter((*same, *found)), None)
