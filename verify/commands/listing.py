"""``verify list``, and claims as they are registered.  Nothing heavy is imported here."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from verify import terms
from verify.commands.terminal import print_lines
from verify.errors import BadInput
from verify.records import Claim, Paper, Reading, Step
from verify.report.unicode_math import plain, wrapped
from verify.results.schema import ClaimResult
from verify.streams import json_text
from verify.verdicts import papers as registry
from verify.verdicts.statements import filled

__all__ = ["constant_lines", "emit", "list_claims", "print_claim", "show"]

WIDTH = 110  # columns of a terminal


def _has_checks(claim: Claim) -> bool:
    return any(reading.checks or reading.argument for reading in claim.readings)


def _is_asked(claim: Claim) -> bool:
    """Whether checks or a formula can decide something about it."""
    return _has_checks(claim) or any(reading.formula for reading in claim.readings)


def _state(claim: Claim) -> str:
    if not _has_checks(claim):
        return "decided by its formula" if _is_asked(claim) else "unchecked"
    unchecked = sum(not (step.checks or step.argument) for step in claim.steps)
    return "checked" if not unchecked else f"checked, {unchecked} of {len(claim.steps)} steps not"


def emit(data: Any) -> None:
    print(json_text(msgspec.json.format(msgspec.json.encode(data), indent=2).decode()))


def list_claims(paper_id: str | None, json: bool) -> None:
    """Print every claim with the verdict of the stored results; complain afterwards of papers that cannot be loaded."""
    papers, broken = [], []
    for wanted in registry.paper_ids() if paper_id is None else (paper_id,):
        try:
            papers.append(registry.paper(wanted))
        except BadInput as error:
            broken.append(error)
    stored, places = {}, []
    for paper in papers:
        place, stored[paper.id] = _stored(paper.id)
        places += [place] if stored[paper.id] else []
    if json:
        if not broken or papers:
            emit([_row(paper, claim, stored[paper.id].get(claim.id)) for paper in papers for claim in paper.claims])
    else:
        for paper in papers:
            _print_table(paper, stored[paper.id])
        if papers:
            told = f"Verdicts as recorded in {', '.join(map(str, places))}; nothing was verified. " if places else ""
            print(f"{told}`verify show CLAIM` verifies the evidence of one claim.")
    if broken:
        raise broken[0]


def _row(paper: Paper, claim: Claim, found: ClaimResult | None) -> dict[str, Any]:
    judged = found is not None and found.checked
    return {
        "paper": paper.id,
        "id": claim.id,
        "title": claim.title,
        "where": claim.where,
        "state": "checked" if _is_asked(claim) else "unchecked",
        "verdict": str(found.verdict) if found and judged else None,
        "evidence": str(found.evidence) if found and judged else None,
        "verified": False,  # it is what a results file says
    }


def _stored(paper_id: str) -> tuple[Path, dict[str, ClaimResult]]:
    """The results that are stored here or came with the package, and their claims; nothing is verified again.

    A claim with another verdict than its literal reading is left out.
    """
    from verify.files import read_results_file, shipped

    path = shipped(f"reports/{paper_id}/results.json")
    try:
        claims = read_results_file(path).claims if path.is_file() else ()
    except BadInput:
        claims = ()
    return path, {claim.id: claim for claim in claims if _is_that_of_its_reading(claim)}


def _is_that_of_its_reading(claim: ClaimResult) -> bool:
    literal = claim.readings[0] if claim.readings else None
    return literal is None or (claim.verdict, claim.evidence) == (literal.verdict, literal.evidence)


def _print_table(paper: Paper, stored: dict[str, ClaimResult]) -> None:
    lines = wrapped(f"{paper.id}: {paper.title} ({paper.authors}, {paper.year})", WIDTH, keep="  ").splitlines()
    width = max((len(claim.id) for claim in paper.claims), default=0)
    words = {claim.id: _word(claim, stored.get(claim.id)) for claim in paper.claims}
    column = max(map(len, words.values()), default=0)
    for claim in paper.claims:
        head = f"  {claim.id:<{width}}  {words[claim.id]:<{column}}  "
        lines += _hanging(head, claim.title)
    print_lines(lines)


def _hanging(head: str, title: str) -> list[str]:
    """A row of the table; a long title goes on below itself."""
    first, *rest = wrapped(title, WIDTH, " " * len(head)).splitlines() or [""]
    return [f"{head}{first[len(head) :]}".rstrip(), *rest]


def _word(claim: Claim, found: ClaimResult | None) -> str:
    if found is None or not found.checked:
        return "○ not run" if _is_asked(claim) else "○ unchecked"
    return terms.label(found.verdict)


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


def show(
    claim_id: str,
    paper_id: str | None,
    json: bool,
    *,
    proof: bool = False,
    interpretations: bool = False,
    labels: Mapping[str, str],
) -> None:
    """Print a claim as it is registered: as JSON, or its proof steps and interpretations with their verdicts."""
    paper, claim = registry.find(claim_id, paper_id)
    claim = filled(claim)
    if json:
        emit(_data(paper, claim))
        return
    lines = [f"{claim.id}: {plain(claim.title)} ({paper.id}, {claim.where})"]
    lines += _interpretation_lines(claim, labels) if interpretations else []
    lines += _step_lines(claim, labels) if proof else []
    print_lines(lines)


def print_claim(paper: Paper, claim: Claim) -> None:
    """Print a claim of which there are no results."""
    claim = filled(claim)
    lines = [f"{claim.id}: {plain(claim.title)} ({paper.id}, {claim.where}); {_state(claim)}, no results yet"]
    if claim.statement and claim.statement != claim.title:
        lines += ["", wrapped(claim.statement, WIDTH)]
    if claim.depends_on:
        lines += ["", f"Depends on: {', '.join(claim.depends_on)}"]
    lines += [*_interpretation_lines(claim, {}), *_step_lines(claim, {})]
    if claim.repair:
        lines += ["", wrapped(f"Corrected statement: {claim.repair.text}", WIDTH)]
    print_lines([*lines, *constant_lines(claim)])


def _interpretation_lines(claim: Claim, labels: Mapping[str, str]) -> list[str]:
    if not claim.readings:
        return []
    names = {f"{claim.id}/{item.id}": item.text for item in claim.readings}
    lines = [wrapped(f"{name}{_said(name, labels)}: {text}", WIDTH, "  ", "  ") for name, text in names.items()]
    return ["", "Interpretations (the first is the literal one):", *lines]


def _said(name: str, labels: Mapping[str, str]) -> str:
    return f" {labels[name]}" if labels.get(name) else ""


def _step_lines(claim: Claim, labels: Mapping[str, str]) -> list[str]:
    if not claim.steps:
        return ["", "No proof steps are recorded."]
    lines = ["", "Steps of the proof:"]
    for step in claim.steps:
        lines.append(wrapped(f"{step.id}{_said(step.id, labels)}: {step.text}", WIDTH, "  ", "  "))
        if step.printed:
            lines.append(wrapped(f"printed: ${step.printed.strip().strip('$')}$", WIDTH, "      "))
        if step.uses:
            lines.append(wrapped(f"uses: {', '.join(step.uses)}", WIDTH, "      "))
    return lines


def constant_lines(claim: Claim) -> list[str]:
    """The constants that --set can replace."""
    if not claim.quantities:
        return []
    lines = [
        wrapped(f"{claim.id}.{q.name} = {q.text}: {q.meaning}{' (ours)' if q.ours else ''}", WIDTH, "  ", "    ")
        for q in claim.quantities
    ]
    return ["", f"Constants (replace one: verify run {claim.id} --set CLAIM.NAME=EXPR):", *lines]
