"""``verify explain``: what was found about one claim or step, as a story."""

from __future__ import annotations

from pathlib import Path

from verify.errors import BadInput, meant
from verify.report.answer import explanation
from verify.results.schema import Results

__all__ = ["explain"]


def explain(identifier: str, directory: Path | None) -> None:
    from verify.court import papers as registry
    from verify.report import read_results

    results = read_results(directory or registry.default_report())
    claim, _, step = identifier.partition(".")
    found = next((item for item in results.claims if item.id == claim), None)
    if found is None or (step and all(item.id != identifier for item in found.steps)):
        raise BadInput(f"{identifier}: {_meant(results, identifier)}")
    print(explanation(results, found, identifier if step else None))


def _meant(results: Results, identifier: str) -> str:
    known = [key for item in results.claims for key in (item.id, *(step.id for step in item.steps))]
    near = meant(identifier, known)
    return f"not in these results{near or '; they have ' + ', '.join(item.id for item in results.claims)}"
