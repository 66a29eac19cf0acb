"""``verify explain``: what was found about one claim or step, as a story."""

from __future__ import annotations

import json
import re
from pathlib import Path

from verify.errors import BadInput, meant
from verify.report.answer import explanation
from verify.results.schema import Results

__all__ = ["explain"]


def explain(identifier: str, directory: Path | None) -> None:
    from verify.report import read_results

    claim, _, step = identifier.partition(".")
    place = directory or _kept(claim)
    results = read_results(place)
    found = next((item for item in results.claims if item.id == claim), None)
    if found is None or (step and all(item.id != identifier for item in found.steps)):
        raise BadInput(f"{identifier}: {_meant(results, identifier)}")
    print(explanation(results, found, identifier if step else None, place))


def _kept(claim: str) -> Path:
    """The results of the claim's own paper: of a run here, or those that came with the package.

    A look into the kept results tells whose it is; only if that is not one alone are the papers loaded.
    """
    from verify.court import papers as registry
    from verify.files import shipped

    named = re.compile(
        rb'"id"\s*:\s*' + re.escape(json.dumps(claim, ensure_ascii=False).encode(errors="surrogateescape"))
    )
    places = [shipped(f"reports/{paper_id}") for paper_id in registry.registered()]
    hits = [place for place in places if named.search(_bytes(place / "results.json"))]
    return hits[0] if len(hits) == 1 else shipped(f"reports/{registry.find(claim)[0].id}")


def _bytes(path: Path) -> bytes:
    from verify.files import MAX_RESULTS, read_bounded

    try:
        return read_bounded(path, MAX_RESULTS)
    except BadInput:  # there is none, or no file: it is for those who read it to say so
        return b""


def _meant(results: Results, identifier: str) -> str:
    known = [key for item in results.claims for key in (item.id, *(step.id for step in item.steps))]
    near = meant(identifier, known)
    return f"not in these results{near or '; they have ' + ', '.join(item.id for item in results.claims)}"
