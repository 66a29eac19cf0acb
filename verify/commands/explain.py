"""``verify explain``: what was found about one statement, as a story.

Every address that is printed anywhere is taken: ``lemma-1``, ``lemma-1/matrices`` (a reading), ``lemma-1.norm`` (a
step), ``lemma-1.norm/columns``, ``lemma-1!repair`` (the correction; also ``lemma-1@corrected``, for shells in which
``!`` has a meaning), ``lemma-1:proof`` (the printed argument).
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from verify.errors import BadInput, closest
from verify.report.answer import explanation
from verify.results.schema import ClaimResult, Results

__all__ = ["explain"]


CORRECTED = "@corrected"
_CLAIM = re.compile(r"[^./!@:]*")


def explain(identifier: str, directory: Path | None) -> None:
    from verify.files import is_kept, read_results_file, results_file
    from verify.report import read_results, trust

    match = _CLAIM.match(identifier)
    name = match[0] if match else ""
    file = results_file(directory) if directory is not None else _kept(name) / "results.json"
    results = read_results(file.parent) if file.name == "results.json" else read_results_file(file)
    address = re.sub(f"{CORRECTED}$", "!repair", identifier)
    known = _addresses(results)
    if address not in known:
        spelt = [*known, *(key.replace("!repair", CORRECTED) for key in known if key.endswith("!repair"))]
        raise BadInput(f"{identifier}: not in these results{closest(identifier, spelt)}")
    if is_kept(file):
        print(
            f"verify: {file}: of a variant verdicts are kept and no certificates; nothing compares them",
            file=sys.stderr,
        )
    else:
        results = trust.vouched(file.parent, results, {known[address][0].id})
    claim, item = _addresses(results)[address]
    print(explanation(results, claim, (address, item) if item is not None else None, file.parent))


def _addresses(results: Results) -> dict[str, tuple[ClaimResult, Any]]:
    """Every address -> its claim, and its record; None for what is told with the whole claim."""
    from verify.results.fate import judged

    found: dict[str, tuple[ClaimResult, Any]] = {
        address: (claim, None if address == claim.id else item) for address, claim, item in judged(results.claims)
    }
    for claim in results.claims:
        also = [f"{claim.id}:proof", *(f"{claim.id}/{reading.id}" for reading in claim.readings[:1])]
        found |= {name: (claim, None) for name in also if name not in found}
    return found


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
