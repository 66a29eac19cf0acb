"""``verify list`` and ``verify show``: what is registered.  Nothing heavy is imported here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from verify.court import papers as registry
from verify.court.statements import filled
from verify.errors import BadInput
from verify.records import Claim, Paper, Reading, Step
from verify.streams import json_text

__all__ = ["emit", "list_claims", "show"]

WIDTH = 110  # columns of a terminal


def _has_checks(claim: Claim) -> bool:
    return any(reading.checks for reading in claim.readings)


def _is_asked(claim: Claim) -> bool:
    """Something is asked about it: by checks, or by the engines about its formula."""
    return _has_checks(claim) or any(reading.formula for reading in claim.readings)


def _state(claim: Claim) -> str:
    if not _has_checks(claim):
        return "judged by its formula" if _is_asked(claim) else "unchecked"
    unchecked = sum(not step.checks for step in claim.steps)
    return "checked" if not unchecked else f"checked, {unchecked} of {len(claim.steps)} steps not"


def emit(data: Any) -> None:
    print(json_text(msgspec.json.format(msgspec.json.encode(data), indent=2).decode()))


def list_claims(paper_id: str | None, json: bool) -> None:
    """Every claim that can be listed; a paper that cannot be loaded is complained of afterwards."""
    papers, broken = [], []
    for wanted in registry.paper_ids() if paper_id is None else (paper_id,):
        try:
            papers.append(registry.paper(wanted))
        except BadInput as error:
            broken.append(error)
    if json:
        if not broken or papers:
            emit(
                [
                    {
                        "paper": paper.id,
                        "id": claim.id,
                        "title": claim.title,
                        "where": claim.where,
                        "state": "checked" if _is_asked(claim) else "unchecked",
                    }
                    for paper in papers
                    for claim in paper.claims
                ]
            )
    else:
        _print_table(papers)
    if broken:
        raise broken[0]


def _print_table(papers: list[Paper]) -> None:
    for paper in papers:
        print(f"{paper.id}: {paper.title} ({paper.authors}, {paper.year})")
        width = max((len(claim.id) for claim in paper.claims), default=0)
        for claim in paper.claims:
            print(f"  {'*' if _is_asked(claim) else ' '} {claim.id:<{width}}  {claim.title}")
    if papers:
        print("* has checks or a formula; `verify show CLAIM` for one claim")


def _reading(reading: Reading) -> dict[str, Any]:
    return {"id": reading.id, "text": reading.text, "checks": [check.__name__ for check in reading.checks]}


def _step(step: Step) -> dict[str, Any]:
    return {
        "id": step.id,
        "text": step.text,
        "printed": step.printed,
        "uses": list(step.uses),
        "checks": [check.__name__ for check in step.checks],
        "readings": [_reading(reading) for reading in step.readings],
    }


def _data(paper: Paper, claim: Claim) -> dict[str, Any]:
    return {
        "paper": paper.id,
        "id": claim.id,
        "title": claim.title,
        "where": claim.where,
        "state": _state(claim),
        "statement": claim.statement,
        "depends_on": list(claim.depends_on),
        "readings": [_reading(reading) for reading in claim.readings],
        "steps": [_step(step) for step in claim.steps],
        "repair": claim.repair.text if claim.repair else None,
        "quantities": [
            {
                "name": q.name,
                "text": q.text,
                "symbols": list(q.symbols),
                "meaning": q.meaning,
                "ours": q.ours,
                "set": f"{claim.id}.{q.name}",
            }
            for q in claim.quantities
        ],
    }


def show(claim_id: str, paper_id: str | None, json: bool) -> None:
    paper, claim = registry.find(claim_id, paper_id)
    claim = filled(claim)
    if json:
        emit(_data(paper, claim))
    else:
        print("\n".join(_lines(paper, claim)))


def _said(paper_id: str, claim_id: str) -> str:
    """The verdict of the report that is kept of this paper; empty where there is none."""
    from verify.report import read_supported, story

    place = Path("reports") / paper_id
    try:
        results = read_supported(place, {claim_id}) if (place / "results.json").is_file() else None
    except BadInput:
        return ""
    found = next((item for item in results.claims if item.id == claim_id), None) if results else None
    if found is None:
        return ""
    word = f"{story.said(found)}{story.by_class(found)}" if found.checked else "unchecked"
    return f"{word}; printed argument {story.proof_label(found)} (verify explain {claim_id})"


def _lines(paper: Paper, claim: Claim) -> list[str]:
    from verify.report.plain import plain, wrapped

    lines = [f"{claim.id}: {plain(claim.title)}", f"{paper.id}, {claim.where}; {_state(claim)}"]
    lines += [f"The committed report says: {word}"] if (word := _said(paper.id, claim.id)) else []
    if claim.statement and claim.statement != claim.title:
        lines += ["", wrapped(claim.statement, WIDTH)]
    if claim.depends_on:
        lines += ["", f"Rests on: {', '.join(claim.depends_on)}"]
    if claim.readings:
        lines += ["", "Readings (the first is the literal one):"]
        lines += [wrapped(f"{reading.id}: {reading.text}", WIDTH, "  ") for reading in claim.readings]
    if claim.steps:
        lines += ["", "Steps of the argument:"]
        for step in claim.steps:
            lines.append(wrapped(f"{step.id}: {step.text}", WIDTH, "  "))
            if step.printed:
                lines.append(wrapped(f"printed: ${step.printed.strip().strip('$')}$", WIDTH, "      "))
            if step.uses:
                lines.append(f"      uses: {', '.join(step.uses)}")
    if claim.repair:
        lines += ["", wrapped(f"Correction: {claim.repair.text}", WIDTH)]
    lines += ["", "Quantities (replace one with `verify run --set CLAIM.NAME=EXPR`):"]
    lines += [
        f"  {claim.id}.{q.name} = {q.text}   in {', '.join(q.symbols) or 'no symbol'}: {q.meaning}"
        f"{' (ours)' if q.ours else ''}"
        for q in claim.quantities
    ] or ["  none"]
    return lines
