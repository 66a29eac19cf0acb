"""What became of each statement between two audits, in the words of someone who changed the model.

==================  =========================================================================================
``broken``          refuted now, and it was not
``now true``        it holds now (or says nothing false), and it did not
``undecided``       decided before, not decided now by an audit with at least the same effort
``other``           another word of the rest (a limit, a text that fixes no meaning)
``kept``            the same word
``not asked``       only one audit asked: the claim is not in it, the statement has no meaning for its model, or a
                    smaller profile left open what the larger one decided
==================  =========================================================================================

Only what both audits asked is compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec

from verify.court.profiles import PROFILES
from verify.records import Verdict
from verify.results.schema import ClaimResult, Results

__all__ = ["FATES", "LOUD", "Fate", "fails", "fates", "only", "told", "total"]

FATES = ("broken", "now true", "undecided", "other", "kept", "not asked")
LOUD = ("broken", "now true", "undecided", "other")
FAIL_ON = {"refuted": ("broken",), "undecided": ("broken", "undecided"), "any": LOUD}
NO_LONGER = {"undecided": "no longer decided"}
_DECIDED = tuple(Verdict(word) for word in Verdict if word not in (Verdict.OPEN, Verdict.UNDERSPECIFIED))
LONGEST = 160  # characters of an assignment that is shown in a line


class Fate(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # lemma-1, lemma-1/matrices, lemma-1.norm, lemma-1!repair
    fate: str  # one of FATES
    old: str
    new: str
    note: str = ""  # the counterexample, the new best constant, or why it was not asked
    counterexample: dict[str, Any] = {}


def judged(claims: Iterable[ClaimResult]) -> Iterator[tuple[str, ClaimResult, Any]]:
    """Every statement of an audit by its address."""
    for claim in claims:
        if not claim.readings:
            yield claim.id, claim, claim
        for number, reading in enumerate(claim.readings):
            yield f"{claim.id}/{reading.id}" if number else claim.id, claim, reading
        for step in claim.steps:
            yield step.id, claim, step
            for reading in step.readings:
                yield f"{step.id}/{reading.id}", claim, reading
        if claim.repair is not None:
            yield f"{claim.id}!repair", claim, claim.repair


def only(results: Results, wanted: Collection[str]) -> Results:
    """The audit of some claims alone; of all, if none is named."""
    kept = tuple(claim for claim in results.claims if not wanted or claim.id in wanted)
    return msgspec.structs.replace(results, claims=kept)


def fates(old: Results, new: Results) -> tuple[Fate, ...]:
    """In the order of the table above, then in that of the audits."""
    before = {address: item for address, _, item in judged(old.claims)}
    after = {address: (claim, item) for address, claim, item in judged(new.claims)}
    smaller = _level(new) < _level(old)
    found = [
        _fate(address, before.get(address), after.get(address), smaller) for address in dict.fromkeys((*before, *after))
    ]
    return tuple(sorted(found, key=lambda item: FATES.index(item.fate)))


def _level(results: Results) -> int:
    return PROFILES[results.profile].level if results.profile in PROFILES else 0


def _fate(address: str, old: Any, side: tuple[ClaimResult, Any] | None, smaller: bool) -> Fate:
    claim, new = side or (None, None)
    words = [_word(item) for item in (old, new)]
    fate, note = _compared(old, new, smaller)
    note = note or (_shown(claim, new) if fate in LOUD else "")
    point = getattr(new, "counterexample", {}) if fate == "broken" else {}
    return Fate(id=address, fate=fate, old=words[0], new=words[1], note=note, counterexample=point)


def _word(item: Any) -> str:
    return "absent" if item is None else str(item.verdict) if item.applicable else "not applicable"


def _compared(old: Any, new: Any, smaller: bool) -> tuple[str, str]:
    if old is None or new is None:
        return "not asked", f"not in the {'first' if old is None else 'second'} audit"
    if not (old.applicable and new.applicable):
        return "not asked", next(item.reason for item in (new, old) if not item.applicable)
    if old.verdict is new.verdict:
        return "kept", ""
    if new.verdict is Verdict.REFUTED:
        return "broken", ""
    if new.verdict in (Verdict.HOLDS, Verdict.VACUOUS):
        return ("now true", "") if old.verdict not in (Verdict.HOLDS, Verdict.VACUOUS) else ("other", "")
    if new.verdict is Verdict.OPEN and old.verdict in _DECIDED:
        return ("not asked", "a smaller profile may leave it open") if smaller else ("undecided", "")
    return "other", ""


def _shown(claim: ClaimResult | None, item: Any) -> str:
    """The counterexample, or the best constant that is known now."""
    if point := getattr(item, "counterexample", {}):
        text = ", ".join(f"{name} = {value}" for name, value in point.items()).replace("'", "")
        return f"at {text if len(text) <= LONGEST else text[:LONGEST] + '…'}"
    best = (
        [f"the best {row.name} is in [{row.best_lower}, {row.best_upper}]" for row in claim.constants[:1]]
        if (claim is not None and item.verdict is not Verdict.OPEN)
        else []
    )
    return "; ".join(best)


def fails(found: Iterable[Fate], on: str) -> bool:
    """Whether a comparison fails for someone who asked to hear of these."""
    return any(item.fate in FAIL_ON[on] for item in found)


def total(found: Iterable[Fate]) -> str:
    counts = Counter(item.fate for item in found)
    asked = sum(counts[fate] for fate in FATES if fate != "not asked")
    words = [f"{counts[fate]} {NO_LONGER.get(fate, fate)}" for fate in FATES if counts[fate]]
    return f"Of {asked} statements that both asked: {', '.join(words)}." if asked else "No statement was asked by both."


def told(found: Iterable[Fate], most: int = 1000) -> list[str]:
    """The loud ones a line each, then the count."""
    everything = tuple(found)
    loud = [item for item in everything if item.fate in LOUD]
    lines = [
        f"{NO_LONGER.get(item.fate, item.fate)}: {item.id} ({item.old} -> {item.new})"
        f"{f', {item.note}' if item.note else ''}"
        for item in loud[:most]
    ]
    lines += [f"and {len(loud) - most} more"] if len(loud) > most else []
    return [*lines, total(everything)]
