"""How the verdict of each statement changed between two audits.

==================  =========================================================================================
``broken``          refuted now, and it was not
``now true``        it holds now (or says nothing false), and it did not
``undecided``       decided before, not decided now by an audit with at least the same effort
``other``           another word of the rest (a limit, a text that fixes no meaning), or it is gone
``kept``            the same word
``not asked``       only one audit asked: the claim is not in the other, the statement has no meaning for its model, or
                    the smaller profile left open what the larger one decided, in whichever order they come, or its
                    checks were skipped because a package is not installed
==================  =========================================================================================

Only statements with a verdict in both audits are compared.  A check that failed does not count as less effort: what it
leaves undecided is reported.  The displayed words are in :data:`verify.terms.FATES`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec

from verify import terms
from verify.records import Verdict
from verify.results.schema import ClaimResult, ConstantResult, Results
from verify.verdicts.profiles import PROFILES

__all__ = [
    "FATES",
    "LOUD",
    "Fate",
    "beside",
    "effort",
    "fails",
    "fates",
    "is_ours",
    "moved",
    "only",
    "shortened",
    "smaller_profile",
    "told",
    "total",
]

FATES = ("broken", "now true", "undecided", "other", "kept", "not asked")
LOUD = ("broken", "now true", "undecided", "other")
FAIL_ON = {"refuted": ("broken",), "undecided": ("broken", "undecided"), "any": LOUD}
_DECIDED = tuple(Verdict(word) for word in Verdict if word not in (Verdict.OPEN, Verdict.UNDERSPECIFIED))
LONGEST, SENTENCE = 160, 320  # characters of an assignment and of a finding that are shown in a line
_SENTENCE = re.compile(r"(?<=[a-z0-9$)])\.(?=\s|$)")  # no point of a number, a name or an initial
NAMED = 8  # statements that were not asked, in one line with their reason, where a few lines are wanted
ALL = 1000


class Fate(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # lemma-1, lemma-1/matrices, lemma-1.norm, lemma-1!repair
    fate: str  # one of FATES
    old: str
    new: str
    note: str = ""  # the counterexample, the new best constant, or why it was not asked
    counterexample: dict[str, Any] = {}
    ours: bool = False  # a corrected statement, or another statement that is ours and not the paper's


def is_ours(claim: ClaimResult) -> bool:
    """Whether a claim is our own: it replaces a statement of the paper, or answers a question."""
    return claim.where.startswith(("in the place of ", "our answer to "))


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


def fates(old: Results, new: Results, gone: Collection[str] = ()) -> tuple[Fate, ...]:
    """In the order of the table above, then in that of the audits; ``gone``: claims that the second should have."""
    before, after = ({address: (claim, item) for address, claim, item in judged(side.claims)} for side in (old, new))
    lost = {claim.id for claim in new.claims} | set(gone)
    found = [
        _fate(address, before.get(address), after.get(address), effort(old, new), lost)
        for address in dict.fromkeys((*before, *after))
    ]
    return tuple(sorted(found, key=lambda item: FATES.index(item.fate)))


def effort(old: Results, new: Results) -> int:
    """Below zero if the second audit has the smaller profile, above it if the first has; 0 where that is not known."""
    levels = [PROFILES[side.profile].level for side in (old, new) if side.profile in PROFILES]
    return levels[1] - levels[0] if len(levels) == 2 else 0


def smaller_profile(old: Verdict, new: Verdict, more: int, failed: bool) -> str:
    """Why a verdict on one side and none on the other is a matter of effort, or nothing."""
    if more < 0 and new is Verdict.OPEN and old in _DECIDED and not failed:
        return "the second audit used a smaller profile, which may leave it undecided; compare runs of one profile"
    if more > 0 and old is Verdict.OPEN and new in _DECIDED:
        return "the first audit used a smaller profile, which may leave it undecided; compare runs of one profile"
    return ""


_Side = tuple[ClaimResult, Any]


def _fate(address: str, old: _Side | None, new: _Side | None, more: int, lost: Collection[str]) -> Fate:
    words = [_word(side[1] if side else None) for side in (old, new)]
    fate, note = _compared(old, new, more, lost)
    note = note or _beside(fate, old, new)
    point = getattr(new[1], "counterexample", {}) if new and fate == "broken" else {}
    side = old or new
    ours = address.endswith("!repair") or (side is not None and is_ours(side[0]))
    return Fate(id=address, fate=fate, old=words[0], new=words[1], note=note, counterexample=point, ours=ours)


def _word(item: Any) -> str:
    if item is None:
        return "absent"
    return "not applicable" if not item.applicable else "skipped" if item.skipped else str(item.verdict)


def _compared(old: _Side | None, new: _Side | None, more: int, lost: Collection[str]) -> tuple[str, str]:
    if old is None or new is None:
        if old is not None and old[0].id in lost:
            return "other", "removed from the paper"
        return "not asked", f"not in the {'first' if old is None else 'second'} audit"
    one, two = old[1], new[1]
    if not (one.applicable and two.applicable):
        return "not asked", next(item.reason for item in (two, one) if not item.applicable)
    if one.verdict is not two.verdict and (one.skipped or two.skipped):
        return "not asked", two.skipped or one.skipped
    if one.verdict is two.verdict:
        return "kept", ""
    if why := smaller_profile(one.verdict, two.verdict, more, bool(new[0].failures)):
        return "not asked", why
    if two.verdict is Verdict.REFUTED:
        return "broken", ""
    if two.verdict in (Verdict.HOLDS, Verdict.VACUOUS):
        return ("now true", "") if one.verdict not in (Verdict.HOLDS, Verdict.VACUOUS) else ("other", "")
    return ("undecided", "") if two.verdict is Verdict.OPEN and one.verdict in _DECIDED else ("other", "")


def _beside(fate: str, old: _Side | None, new: _Side | None) -> str:
    """The counterexample, the best constant that is known now, or what was found."""
    if old is None or new is None or fate == "not asked":
        return ""
    claim, item = new
    if fate in ("broken", "other") and (point := getattr(item, "counterexample", {})):
        text = ", ".join(f"{name} = {value}" for name, value in point.items()).replace("'", "")
        return f"at {shortened(text)}"
    literal = claim.readings[0] if claim.readings else claim
    if item is literal and (best := _best(old[0], claim, item, changed=fate == "kept")):
        return best
    return shortened(_SENTENCE.split(item.summary)[0].rstrip("."), SENTENCE) if fate in ("broken", "now true") else ""


def shortened(text: str, longest: int = LONGEST) -> str:
    """Cut, and not inside of a formula."""
    if len(text) <= longest:
        return text
    cut = text[:longest]
    return f"{cut.rpartition('$')[0] if cut.count('$') % 2 else cut}…"


def _best(before: ClaimResult, claim: ClaimResult, item: Any, *, changed: bool) -> str:
    """The enclosure of a constant that the claim itself names; with ``changed`` only one that moved."""
    named = set(re.findall(r"[A-Za-z_]\w*", getattr(item, "formula", "")))
    for row in (row for row in claim.constants if row.name in named and (row.best_lower or row.best_upper)):
        was = [other for other in before.constants if other.name == row.name]
        same = next((_ends(other) for other in was if other.at == row.at), "")
        if changed and (not was or _ends(row) in map(_ends, was)):
            continue
        where = ", ".join(f"{name} = {value}" for name, value in row.at.items())
        said = f"the optimal {row.name}{f' at {where}' if where else ''} is in {_ends(row)}"
        return f"{said} (before: {same})" if same and same != _ends(row) else said
    return ""


def _ends(row: ConstantResult) -> str:
    return f"[{row.best_lower}, {row.best_upper}]"


def fails(found: Iterable[Fate], on: str, *, corrections: bool = False) -> bool:
    """Whether a comparison fails by ``--fail-on``; our own statements count with ``corrections`` only."""
    return any(item.fate in FAIL_ON[on] and (corrections or not item.ours) for item in found)


def total(found: Iterable[Fate]) -> str:
    counts = Counter(item.fate for item in found)
    asked = sum(counts[fate] for fate in FATES if fate != "not asked")
    words = [f"{counts[fate]} {terms.FATES[fate]}" for fate in FATES if counts[fate] and fate != "not asked"]
    rest = f" {counts['not asked']} not compared." if counts["not asked"] else ""
    many = "1 statement" if asked == 1 else f"{asked} statements"
    head = f"{many} compared: {', '.join(words)}." if asked else "No statement was compared."
    return head + rest


def told(found: Iterable[Fate], most: int = ALL) -> list[str]:
    """A line for each change and changed constant, and for each reason why statements were not compared; counts."""
    everything = tuple(found)
    loud = [item for item in everything if item.fate in LOUD or (item.fate == "kept" and item.note)]
    lines = [f"{terms.FATES[item.fate]}: {_name(item)} ({moved(item)}){beside(item)}" for item in loud[:most]]
    lines += [f"and {len(loud) - most} more"] if len(loud) > most else []
    return [*lines, *_not_asked(everything, most if most >= ALL else NAMED), total(everything)]


def beside(item: Fate) -> str:
    """What stands after a statement: a sentence after a colon, a point or a constant after a comma."""
    return f"{': ' if item.note[0].isupper() else ', '}{item.note}" if item.note else ""


def _name(item: Fate) -> str:
    return terms.display_address(item.id)


def moved(item: Fate) -> str:
    """The verdict, or the old and the new one."""
    new = terms.translate(item.new)
    return new if item.fate == "kept" else f"{terms.translate(item.old)} -> {new}"


def _not_asked(found: Iterable[Fate], named: int) -> list[str]:
    reasons: dict[str, list[str]] = {}
    for item in found:
        if item.fate == "not asked":
            reasons.setdefault(item.note, []).append(f"{_name(item)} ({moved(item)})")
    lines = []
    for why, names in reasons.items():
        more = f" and {len(names) - named} more" if len(names) > named else ""
        lines.append(f"not compared: {', '.join(names[:named])}{more}: {why}")
    return lines
