"""From outcomes to files: what a run leaves in its directory, so that at no moment its parts disagree."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from verify.records import Certificate, Figure, Paper
from verify.results.assembly import assemble
from verify.results.schema import Outcome, Results
from verify.run import certificates, merge

if TYPE_CHECKING:
    from verify.run.runner import Plan

__all__ = ["assembled", "certificates_of", "files", "request", "write"]


def request(todo: Plan) -> tuple[str, str, dict[str, Any], dict[str, str]]:
    """What results must have in common to stand side by side."""
    return todo.paper.id, todo.profile.name, todo.model, todo.environment


def write(todo: Plan, out: Path, outcomes: Mapping[str, Outcome], seconds: float) -> Results:
    """Certificates and figures first, then the file that names them; then what no longer belongs goes.

    Results of an earlier run go before a file that they name is replaced by another: a kill in between leaves a
    directory without results of that claim (the same command makes them from what is kept), never one whose parts do
    not agree.  What was not finished takes nothing away: a claim keeps its earlier result and its files.
    """
    ordered = {job.id: outcomes[job.id] for job in todo.jobs if job.id in outcomes}
    before, finished = merge.earlier(out), _finished(todo, ordered)
    alike = before is not None and not merge.same_run(before, *request(todo))
    if before is not None and not alike:
        if len(finished) < len(todo.claims):
            return before  # of other code or another model: nothing is mixed, and nothing is lost
        before = None
    known = {claim.id for claim in before.claims} if before else set()
    taken = {claim.id for claim in todo.claims if claim.id in finished or claim.id not in known}
    files(ordered)  # two jobs that give one name to different things fail, before anything is assembled
    sealed, drawn = files({key: item for key, item in ordered.items() if key.partition("/")[0] in taken})
    results = merge.joined(todo.paper, before, assembled(todo, ordered, seconds), taken)
    whole: dict[Path, str] = {out / "certificates" / name: certificates.text(item) for name, item in sealed.items()}
    whole |= {out / "figures" / figure.name: figure.svg for figure in drawn.values()}
    changed = {path: text for path, text in whole.items() if not certificates.holds(path, text)}
    if any(path.exists() for path in changed):
        _take_back(out, before, taken)
    for path, text in changed.items():
        certificates.write_atomically(path, text)
    _write_results(out, results)
    _remove_stale(out / "certificates", ".json", sealed, todo.paper, taken)
    _remove_stale(out / "figures", ".svg", drawn, todo.paper, taken)
    return results


def assembled(todo: Plan, outcomes: Mapping[str, Outcome], seconds: float) -> Results:
    """The results as far as the outcomes go; nothing is written."""
    surroundings = dict(todo.environment)
    if len(outcomes) < len(todo.jobs):
        surroundings["partial"] = f"interrupted: {len(outcomes)} of {len(todo.jobs)} jobs finished"
    return assemble(
        todo.paper,
        outcomes,
        claims=todo.claims,
        profile=todo.profile.name,
        model=todo.model,
        environment=surroundings,
        seconds=seconds,
        quantities=todo.quantities,
        replaced=todo.replaced,
    )


def _finished(todo: Plan, outcomes: Mapping[str, Outcome]) -> set[str]:
    """The claims all of whose jobs have come back."""
    waiting = {job.task.claim for job in todo.jobs if job.id not in outcomes}
    return {claim.id for claim in todo.claims} - waiting


def _write_results(out: Path, results: Results) -> None:
    written = msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n"
    certificates.write_atomically(out / "results.json", written)


def _take_back(out: Path, before: Results | None, taken: set[str]) -> None:
    """The results whose files are about to be replaced; those of the other claims stay."""
    left = merge.without(before, taken) if before else None
    if left is not None and left.claims:
        _write_results(out, left)
    else:
        (out / "results.json").unlink(missing_ok=True)


def files(outcomes: dict[str, Outcome]) -> tuple[dict[str, Certificate], dict[str, Figure]]:
    """All files of a run by name.  Two jobs that give one name to different things fail, both."""
    sealed: dict[str, tuple[str, Certificate]] = {}
    drawn: dict[str, Figure] = {}
    for key, outcome in list(outcomes.items()):
        for item in certificates_of(outcome):
            owner, known = sealed.setdefault(item.name, (key, item))
            if known.body != item.body:
                for guilty in (owner, key):
                    reason = f"certificate {item.name} has different contents from {owner} and {key}"
                    outcomes[guilty] = Outcome(job=guilty, failure=reason, seconds=outcomes[guilty].seconds)
                return files(outcomes)
        if outcome.figure is not None:
            drawn[outcome.figure.name] = outcome.figure
    return {name: item for name, (_, item) in sealed.items()}, drawn


def _remove_stale(folder: Path, ending: str, kept: Mapping[str, Any], paper: Paper, taken: set[str]) -> None:
    """Files of an earlier run that this one does not name.  Only names of the claims that it answered are touched."""
    names = [claim.id for claim in paper.claims]
    if folder.is_dir():
        for path in folder.iterdir():
            mine = merge.owner(path.name, names) in taken
            if mine and path.name.endswith(ending) and path.name not in kept:
                certificates.remove_file(path)


def certificates_of(outcome: Outcome) -> list[Certificate]:
    found = list(outcome.evidence.certificates) if outcome.evidence else []
    found += [point.certificate for point in (*outcome.points, *outcome.held)]
    return found + [c for constant in outcome.constants or () for c in constant.certificates]
