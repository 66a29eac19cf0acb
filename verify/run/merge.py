"""A run over a directory that already holds results: what may be joined, and what stays.

A run answers for its own claims only.  The results of the other claims stay, with their certificates and figures, if
they are of the same paper, model, effort, seed, digits and code; results that were found otherwise are not joined with
new ones under one heading: the run is refused, or given a directory of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from verify.errors import BadInput
from verify.files import read_results_file
from verify.records import Paper
from verify.results.assembly import marked
from verify.results.schema import ClaimResult, Results

__all__ = ["conflict", "earlier", "joined", "owner", "same_run", "without"]

_SAME = ("code", "proofs", "seed", "digits")  # of the environment; versions are part of the code's digest


def earlier(out: Path) -> Results | None:
    """The results that are in ``out`` now; None where there are none, or none that can be read."""
    try:
        return read_results_file(out / "results.json") if (out / "results.json").exists() else None
    except BadInput:
        return None


def _circumstances(paper: str, profile: str, model: dict[str, Any], environment: Mapping[str, str]) -> dict[str, Any]:
    same = {name: environment.get(name, "") for name in _SAME}
    return {"paper": paper, "profile": profile, "model": model, **same}


def same_run(old: Results, paper: str, profile: str, model: dict[str, Any], environment: Mapping[str, str]) -> str:
    """What differs between results and a request, in a few words; nothing if they can stand side by side."""
    before = _circumstances(old.paper, old.profile, old.model, old.environment)
    now = _circumstances(paper, profile, model, environment)
    return ", ".join(name for name in now if before[name] != now[name])


def conflict(
    out: Path,
    claims: Collection[str],
    whole: bool,
    paper: str,
    profile: str,
    model: dict[str, Any],
    environment: Mapping[str, str],
) -> str:
    """Why a run of these claims (the ``whole`` paper?) would lose or mix up what is in ``out``, or nothing."""
    file = out / "results.json"
    if not file.exists():
        return ""
    old = earlier(out)
    if old is None:
        return "" if whole else "holds a results.json that cannot be read"
    if old.paper != paper:
        return f"holds an audit of {old.paper[:80]}"
    kept = [] if whole else [claim.id for claim in old.claims if claim.id not in claims]
    differs = same_run(old, paper, profile, model, environment)
    if kept and differs:
        return f"holds results of {len(kept)} other claims that were found with another {differs}"
    return ""


def joined(paper: Paper, old: Results | None, new: Results, taken: Collection[str]) -> Results:
    """``new`` for the claims ``taken`` and for those that ``old`` does not have, ``old`` for the rest."""
    known = {claim.id: claim for claim in old.claims} if old else {}
    if old is None or set(known) <= set(taken):
        return _marked(paper, new)
    fresh = {claim.id: claim for claim in new.claims if claim.id in taken or claim.id not in known}
    order = {claim.id: place for place, claim in enumerate(paper.claims)}
    claims = sorted((known | fresh).values(), key=lambda claim: order.get(claim.id, len(order)))
    environment = dict(new.environment)
    environment.pop("partial", None)
    unfinished = new.environment.get("partial") or old.environment.get("partial")
    if unfinished and any(_unfinished(claim) for claim in claims):
        environment["partial"] = unfinished
    seconds = round(sum(claim.seconds for claim in claims), 3)
    whole = msgspec.structs.replace(new, claims=tuple(claims), environment=environment, seconds=seconds)
    return _marked(paper, whole)


def _unfinished(claim: ClaimResult) -> bool:
    looked = [part.checked for part in claim.readings] + [step.checked for step in claim.steps]
    looked += [reading.checked for step in claim.steps for reading in step.readings]
    return not all(looked) or (claim.repair is not None and not claim.repair.checked)


def _marked(paper: Paper, results: Results) -> Results:
    """The marks of what rests on what does not stand, over all claims that are there now."""
    return msgspec.structs.replace(results, claims=marked(results.claims, paper.claims))


def without(old: Results, gone: Collection[str]) -> Results:
    """What is left while the files of some claims are being replaced."""
    return msgspec.structs.replace(old, claims=tuple(claim for claim in old.claims if claim.id not in gone))


def owner(name: str, claims: Iterable[str]) -> str:
    """The claim that a file belongs to: the longest id that its name begins with."""
    return max((claim for claim in claims if name.startswith(claim + ".")), key=len, default="")
