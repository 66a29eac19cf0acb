"""``verify show ADDRESS``: what was found about a claim or one of its parts, in short or in full.

Every address that is printed anywhere is read: ``lemma-1``, ``lemma-1/matrices`` (an interpretation), ``lemma-1.norm``
(a step), ``lemma-1.norm/columns``, ``lemma-1@corrected`` (our statement), ``lemma-1:proof`` (the proof).
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from verify import terms
from verify.errors import BadInput, closest
from verify.report.answer import explanation, overview
from verify.results.schema import ClaimResult, Results

__all__ = ["explain", "labels", "show"]

_CLAIM = re.compile(r"[^./!@:]*")


def explain(identifier: str, directory: Path | None) -> None:
    """Print all that was found."""
    place, results, claim, part = _find(identifier, directory)
    print("\n\n".join([*_unknown(results), explanation(results, claim, part, place)]))


def show(identifier: str, directory: Path | None, paper: str | None = None) -> None:
    """Print a claim in some lines, or one part of it; without stored results, the claim as it is registered."""
    from verify.commands.listing import print_claim
    from verify.commands.terminal import print_lines
    from verify.verdicts import papers as registry

    name, named = _claim_of(identifier), directory is not None
    if directory is None and (paper is not None or identifier == name):
        item, claim = registry.find(name, paper)
        directory = _stored(item.id)
        if directory is None or not _has(directory, name):
            if identifier != name:
                raise BadInput(f"{identifier}: there are no results of {item.id} yet; verify run makes them")
            print_claim(item, claim)
            return
    place, results, found, part = _find(identifier, directory)
    text = (
        explanation(results, found, part, place)
        if part
        else overview(results, found, place, str(directory) if named else "")
    )
    print_lines([*_unknown(results), *text.splitlines()])


def _unknown(results: Results) -> list[str]:
    """What is to be said first of results whose paper is not installed; a claim alone needs no other note."""
    from verify.report.completeness import notes
    from verify.verdicts import papers as registry

    return [] if registry.is_registered(results.paper) else notes(results)


def labels(claim: str, directory: Path | None, paper: str | None = None) -> dict[str, str]:
    """The displayed verdict of each interpretation and step of a claim; nothing where there are no results of it."""
    from verify.report import summary
    from verify.verdicts import papers as registry

    if directory is None:
        directory = _stored(registry.find(claim, paper)[0].id)
        if directory is None or not _has(directory, claim):
            return {}
    _, results, found, _ = _find(claim, directory)
    parts = {address: item for address, (owner, item) in _addresses(results).items() if owner is found}
    said = {
        address: f"{summary.said(item)}{summary.by_class(item)}" for address, item in parts.items() if item is not None
    }
    whole = f"{summary.said(found)}{summary.by_class(found)}" if found.checked else ""
    return {claim: whole, **({f"{claim}/{found.readings[0].id}": whole} if found.readings else {}), **said}


def _find(identifier: str, directory: Path | None) -> tuple[Path, Results, ClaimResult, tuple[str, Any] | None]:
    """The directory, its results, the claim, and the part with its address if one is meant."""
    from verify.files import is_kept, read_results_file, results_file
    from verify.report import read_results, trust
    from verify.report.current_texts import with_current_texts

    file = results_file(directory) if directory is not None else _kept(_claim_of(identifier)) / "results.json"
    results = read_results(file.parent) if file.name == "results.json" else read_results_file(file)
    address = terms.parse_address(identifier)
    known = _addresses(results)
    if address not in known:
        raise BadInput(f"{identifier}: not in these results{closest(identifier, map(terms.display_address, known))}")
    if is_kept(file):
        print(
            f"verify: {file}: the stored results of a variant have no certificates, so nothing was verified again",
            file=sys.stderr,
        )
    else:
        asked = {known[address][0].id}
        results = trust.vouched(file.parent, with_current_texts(results, asked)[0], asked)
    claim, item = _addresses(results)[address]
    return file.parent, results, claim, (address, item) if item is not None else None


def _claim_of(identifier: str) -> str:
    match = _CLAIM.match(identifier)
    return match[0] if match else ""


def _stored(paper_id: str) -> Path | None:
    """The directory with results of a paper: of a run here, or those that came with the package."""
    from verify.files import shipped

    place = shipped(f"reports/{paper_id}")
    return place if (place / "results.json").is_file() else None


def _has(directory: Path, claim: str) -> bool:
    return bool(_pattern(claim).search(_bytes(directory / "results.json")))


def _addresses(results: Results) -> dict[str, tuple[ClaimResult, Any]]:
    """Every address -> its claim, and its record; None for what is shown with the whole claim."""
    from verify.results.verdict_changes import judged

    found: dict[str, tuple[ClaimResult, Any]] = {
        address: (claim, None if address == claim.id else item) for address, claim, item in judged(results.claims)
    }
    for claim in results.claims:
        also = [f"{claim.id}:proof", *(f"{claim.id}/{reading.id}" for reading in claim.readings[:1])]
        found |= {name: (claim, None) for name in also if name not in found}
    return found


def _kept(claim: str) -> Path:
    """The directory with results of the claim's paper: of a run here, or those that came with the package.

    The stored results are searched for the claim first; the papers are loaded only if several have it, or none.
    """
    from verify.files import shipped
    from verify.verdicts import papers as registry

    named = _pattern(claim)
    places = [shipped(f"reports/{paper_id}") for paper_id in registry.registered()]
    hits = [place for place in places if named.search(_bytes(place / "results.json"))]
    return hits[0] if len(hits) == 1 else shipped(f"reports/{registry.find(claim)[0].id}")


def _pattern(claim: str) -> re.Pattern[bytes]:
    return re.compile(
        rb'"id"\s*:\s*' + re.escape(json.dumps(claim, ensure_ascii=False).encode(errors="surrogateescape"))
    )


def _bytes(path: Path) -> bytes:
    from verify.files import MAX_RESULTS, read_bounded

    try:
        return read_bounded(path, MAX_RESULTS)
    except BadInput:  # there is none, or no file: whoever reads it reports that
        return b""
