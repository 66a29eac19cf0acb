"""What a report may say when a certificate that its results name is not there, or does not stand.

The results were judged with their certificates.  A statement one of whose certificates is missing or rejected is shown
as open, with the reason: nobody can tell from the results alone whether the others suffice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from verify.records import Kind, Verdict
from verify.results.assembly import argument
from verify.results.schema import ClaimResult, ConstantResult, Results, StepResult

__all__ = ["Examined", "believed", "examined", "named"]

MAX_REASON = 160  # characters of why one was rejected
LOST = "?"  # in the place of a number that nothing stands behind


class Examined(NamedTuple):
    """By the relative paths of the results."""

    says: dict[str, str]  # accepted, with the sentence that it establishes
    wrong: dict[str, str]  # missing or rejected, with the reason


def named(results: Results) -> list[str]:
    """Every certificate that something in the results names, once."""
    return list(dict.fromkeys(name for claim in results.claims for name in _of_claim(claim)))


def _of_claim(claim: ClaimResult) -> Iterator[str]:
    yield from claim.certificates
    for judged in (*claim.readings, *claim.steps, *claim.constants, *((claim.repair,) if claim.repair else ())):
        yield from judged.certificates
    for step in claim.steps:
        yield from (name for reading in step.readings for name in reading.certificates)


def examined(directory: Path, results: Results, jobs: int | None) -> Examined:
    """The independent checker on all of them, in processes with limits of time and memory."""
    from verify.run.checking import check_all

    root, found = directory.resolve(), Examined({}, {})
    paths: dict[str, Path] = {}
    for name in named(results):
        place = _inside(root, name)
        if place is None or not place.is_file():
            found.wrong[name] = "missing" if place is not None else "not a file of this directory"
        else:
            paths[name] = place
    names = list(paths)

    def told(index: int, accepted: bool, text: str) -> None:
        (found.says if accepted else found.wrong)[names[index]] = text if accepted else f"rejected: {text[:MAX_REASON]}"

    check_all(list(paths.values()), told, jobs=jobs)
    return found


def _inside(root: Path, name: str) -> Path | None:
    try:
        place = root / name
        return place if "\0" not in name and place.resolve().is_relative_to(root) else None
    except (OSError, ValueError):
        return None


# ------------------------------------------------------------------------------------------ the results without them


def believed(results: Results, wrong: Mapping[str, str]) -> Results:
    """The results as far as their certificates stand."""
    if not wrong:
        return results
    claims = [_claim(claim, wrong) for claim in results.claims]
    broken = {c.id for c in claims if c.verdict in (Verdict.REFUTED, Verdict.LIMIT)}
    broken |= {s.id for c in claims for s in c.steps if s.verdict in (Verdict.REFUTED, Verdict.LIMIT)}
    return msgspec.structs.replace(results, claims=tuple(_marks(claim, broken) for claim in claims))


def _lowered(judged: Any, wrong: Mapping[str, str]) -> Any:
    """A reading, a step or a repair: open if something that it names does not stand."""
    bad = [name for name in judged.certificates if name in wrong]
    formal = judged.evidence is Kind.FORMAL and getattr(judged, "formal", None) is not None
    if not bad or formal or judged.verdict is Verdict.OPEN:
        return judged
    why = "; ".join(f"{name} is {wrong[name]}" for name in bad[:3])
    more = f"; and {len(bad) - 3} more" if len(bad) > 3 else ""
    summary = f"Not decided here: {why}{more}. With it the verdict was {judged.verdict} ({judged.evidence})."
    changes: dict[str, Any] = {"verdict": Verdict.OPEN, "evidence": Kind.NONE, "summary": summary}
    return msgspec.structs.replace(judged, **changes)


def _step(step: StepResult, wrong: Mapping[str, str]) -> StepResult:
    readings = tuple(_lowered(reading, wrong) for reading in step.readings)
    return msgspec.structs.replace(_lowered(step, wrong), readings=readings)


def _constant(item: ConstantResult, wrong: Mapping[str, str]) -> ConstantResult:
    if not any(name in wrong for name in item.certificates):
        return item
    return msgspec.structs.replace(item, best_lower=LOST, best_upper=LOST, ratio=LOST, evidence=Kind.NONE)


def _claim(claim: ClaimResult, wrong: Mapping[str, str]) -> ClaimResult:
    readings = tuple(_lowered(reading, wrong) for reading in claim.readings)
    steps = tuple(_step(step, wrong) for step in claim.steps)
    changes: dict[str, Any] = {
        "readings": readings,
        "steps": steps,
        "proof": argument(steps) if steps else claim.proof,
        "constants": tuple(_constant(item, wrong) for item in claim.constants),
        "repair": _repair(claim, wrong),
    }
    if readings and readings[0] is not claim.readings[0]:
        literal = readings[0]
        changes |= {"verdict": literal.verdict, "evidence": literal.evidence, "summary": literal.summary}
    return msgspec.structs.replace(claim, **changes)


def _repair(claim: ClaimResult, wrong: Mapping[str, str]) -> Any:
    """Results of schema 1 do not say which certificates a repair has: those that nothing else names may be its own."""
    if claim.repair is None:
        return None
    if claim.repair.certificates:
        return _lowered(claim.repair, wrong)
    elsewhere = set(_of_claim(msgspec.structs.replace(claim, certificates=(), repair=None)))
    maybe = tuple(name for name in claim.certificates if name not in elsewhere)
    lowered = _lowered(msgspec.structs.replace(claim.repair, certificates=maybe), wrong)
    return msgspec.structs.replace(lowered, certificates=())


def _marks(claim: ClaimResult, broken: set[str]) -> ClaimResult:
    """A mark of resting on what does not stand goes with the verdict that it was for."""

    def still(judged: Any) -> Any:
        return msgspec.structs.replace(judged, rests_on=tuple(name for name in judged.rests_on if name in broken))

    return msgspec.structs.replace(
        still(claim),
        readings=tuple(map(still, claim.readings)),
        steps=tuple(map(still, claim.steps)),
        proof=still(claim.proof),
    )
