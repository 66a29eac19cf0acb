"""What changed between two ``results.json``, claim by claim and step by step, and the circumstances that explain it.

Verdicts are ordered refuted < open, underspecified < limit < vacuous < holds.  The effects, worst first:

* ``contradiction``: two enclosures of one constant, both certified, on one model and for one printed quantity, that
  exclude each other; one of the two audits is wrong;
* ``worse``: a verdict that went down (``holds`` to ``open`` too), or a reading, step or claim that is gone: the second
  audit has its claim, or should have it (``gone``);
* ``look``: somebody must look at it.  A verdict that is no longer ``refuted`` (a certified counterexample does not go
  away by itself), a statement that is not applicable to another model, or numbers or counts that moved further than
  their own error on one model;
* ``better``: any other verdict that went up;
* ``changed``: the same verdict, found otherwise: evidence, constant, slack, certificate, wording;
* ``new``: it was not judged before, or skipped then;
* ``not asked``: one audit did not ask.  The claim is not in the second one, the smaller profile left open what the
  larger one decided, or its checks were skipped because a package is not installed.

The first two make a comparison ``worse``; of statements that are ours and not the paper's only a contradiction does,
unless ``corrections`` are asked for.  :mod:`verify.results.agreement` defines when two findings are the same.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping

import msgspec

from verify.records import Kind, Verdict
from verify.results import agreement as tolerance
from verify.results.diff_inputs import Judged, Sides, circumstances, judged_in, short
from verify.results.schema import BY_HAND, ClaimResult, ConstantResult, Results, class_of
from verify.results.verdict_changes import Fate, effort, fates, is_ours, smaller_profile

__all__ = ["ORDER", "RANK", "Change", "Comparison", "compare", "effect_of", "fails"]

RANK: dict[Verdict, int] = {
    Verdict.REFUTED: 0,
    Verdict.OPEN: 1,
    Verdict.UNDERSPECIFIED: 1,
    Verdict.LIMIT: 2,
    Verdict.VACUOUS: 3,
    Verdict.HOLDS: 4,
    Verdict.NOT_REPRODUCED: 1,
    Verdict.REPRODUCED: 4,
    Verdict.ANSWERED: 4,
}
NEUTRAL = 1
ORDER = {"contradiction": 0, "worse": 1, "look": 2, "better": 3, "changed": 4, "new": 5, "not asked": 6}
FAILS = ("contradiction", "worse")
GONE, UNASKED = "gone", "not asked"
ABSENT = "the second audit did not include this claim"
LOST = "the paper no longer has this claim"
SLACK = 100  # a ratio that moved by less than one part in this is the same


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the comparison."""

    id: str  # an address (lemma-1, lemma-1/matrices, lemma-1.norm, lemma-1!repair), or lemma-1:proof, lemma-1:constant
    what: str  # claim, reading, step, proof, repair, evidence, finding, wording, constant, slack, certificate
    old: str
    new: str
    effect: str  # one of ORDER
    summary: str = ""  # of the new side: what it found
    why: tuple[str, ...] = ()  # what of the circumstances touches this line
    certificates: tuple[str, ...] = ()  # of the new side
    ours: bool = False  # about a corrected statement, or another statement that is ours


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    worse: bool
    circumstances: tuple[str, ...]  # what changed in model, profile, code, versions, --set
    changes: tuple[Change, ...]  # worst first
    fates: tuple[Fate, ...] = ()  # what became of each statement
    verified: bool = False  # two files are compared as they are: no evidence is verified again


def fails(change: Change, *, corrections: bool = False) -> bool:
    """Whether a change makes the comparison worse."""
    return change.effect in FAILS and (corrections or not change.ours or change.effect == "contradiction")


def effect_of(old: Verdict, new: Verdict) -> str:
    """Of a verdict that changed: worse, look, better or changed (two words of one rank)."""
    before, after = RANK.get(old, NEUTRAL), RANK.get(new, NEUTRAL)
    if after < before:
        return "worse"
    if old is Verdict.REFUTED:
        return "look"
    return "better" if after > before else "changed"


def _verdicts(sides: Sides, gone: Collection[str]) -> Iterator[Change]:
    old, new = judged_in(sides.old.claims), judged_in(sides.new.claims)
    absent = {key for key, judged in old.items() if judged.what == "claim" and key not in new}
    for key in dict.fromkeys((*old, *new)):
        before, after = old.get(key), new.get(key)
        if after is None and before is not None:
            if key in absent or before.claim not in absent:  # one line for all the parts of a claim that is not there
                yield _absent(sides, key, before, whole=key in absent, gone=key in gone)
        elif before is None and after is not None:
            yield Change(
                id=key,
                what=after.what,
                old="",
                new=after.word,
                effect="new",
                summary=after.summary,
                certificates=after.certificates,
            )
        elif before is not None and after is not None:
            yield from _pair(sides, key, before, after)


def _absent(sides: Sides, key: str, before: Judged, *, whole: bool, gone: bool) -> Change:
    """A claim that was not asked, or something that is gone: then it is worse, but for a claim that was open."""
    if whole and not gone:
        why = (ABSENT, *sides.why(before.claim))
        return Change(id=key, what=before.what, old=before.word, new=UNASKED, why=why, effect=UNASKED)
    lost = not whole or before.verdict is not Verdict.OPEN
    why = (LOST,) if whole else sides.why(before.claim)
    return Change(id=key, what=before.what, old=before.word, new=GONE, why=why, effect="worse" if lost else "changed")


def _pair(sides: Sides, key: str, before: Judged, after: Judged) -> Iterator[Change]:
    if before.word != after.word:
        effect = effect_of(before.verdict, after.verdict)
        if after.inapplicable and sides.old.model != sides.new.model:
            effect = "look"
        failed = bool(sides.after[after.claim].failures)
        if not after.inapplicable and smaller_profile(
            before.verdict, after.verdict, effort(sides.old, sides.new), failed
        ):
            effect = UNASKED
        if before.skipped or after.skipped:  # one of the two did not ask: a package was not installed
            effect = UNASKED if after.skipped else "new"
        yield Change(
            id=key,
            what=after.what,
            old=before.word,
            new=after.word,
            summary=after.inapplicable or after.skipped or after.summary,
            effect=effect,
            why=sides.why(after.claim, after.verdict, before.verdict),
            certificates=after.certificates,
        )
    elif before.answer != after.answer:
        yield Change(
            id=key,
            what="answer",
            old=before.answer or "none",
            new=after.answer or "none",
            effect="look",
            summary=after.summary,
            why=sides.why(after.claim),
        )
    elif before.evidence is not after.evidence or (before.stated and after.stated not in ("", before.stated)):
        stronger = tolerance.weaker(before.evidence, after.evidence) is before.evidence
        if before.evidence is after.evidence:
            stronger = before.stated == BY_HAND
        yield Change(
            id=key,
            what="evidence",
            old=class_of(before),
            new=class_of(after),
            effect="changed",
            summary=f"the evidence is {'stronger' if stronger else 'weaker'}",
        )
    elif after.what != "proof" and not after.inapplicable:
        yield from _findings(sides, key, before, after)
    if before.text and after.text and before.text != after.text:  # a slim audit has no texts
        yield Change(
            id=key,
            what="wording",
            old=short(before.text),
            new=short(after.text),
            effect="changed",
            summary="the statement under this name has changed",
        )


def _findings(sides: Sides, key: str, before: Judged, after: Judged) -> Iterator[Change]:
    """The same verdict by the same class of evidence: did it find the same?"""
    if tolerance.agree(after.evidence, before.summary, after.summary):
        return
    counts = [len(tolerance.intervals(side.summary)) for side in (before, after)]
    moved = after.evidence is Kind.EMPIRICAL and counts[0] == counts[1] > 0 and sides.same_question(after.claim)
    yield Change(
        id=key,
        what="finding",
        old=short(before.summary),
        new=short(after.summary),
        effect="look" if moved else "changed",
        why=sides.why(after.claim),
        summary="the 95 % intervals do not overlap" if moved else "",
    )


# ------------------------------------------------------------------------------------------------ constants


def _constants(claim: ClaimResult | None) -> dict[tuple[str, str], ConstantResult]:
    return {
        (item.name, ", ".join(f"{key} = {item.at[key]}" for key in sorted(item.at))): item
        for item in (claim.constants if claim else ())
    }


def _enclosure(item: ConstantResult, kind: Kind) -> tolerance.Interval | None:
    """The two ends as exact numbers, a numeric one widened by its last digit; None where they are none."""
    low, high = tolerance.number(item.best_lower), tolerance.number(item.best_upper)
    if low is None or high is None or low[0] > high[0]:
        return None
    if kind is Kind.NUMERIC:
        return tolerance.Interval(low[0] - low[1], high[0] + high[1])
    return tolerance.Interval(low[0], high[0])


def _compare_constants(sides: Sides) -> Iterator[Change]:
    """Enclosures that overlap agree, whatever their digits; those that do not are different numbers."""
    for claim in dict.fromkeys((*sides.before, *sides.after)):
        if claim not in sides.before or claim not in sides.after:
            continue  # the claim's own line says it
        before, after = _constants(sides.before[claim]), _constants(sides.after[claim])
        for key in sorted(before.keys() & after.keys()):
            yield from _constant(sides, claim, f"{claim}:{key[0]} at {key[1]}", before[key], after[key])
        yield from _points(claim, before, after)


def _points(claim: str, before: Iterable[tuple[str, str]], after: Iterable[tuple[str, str]]) -> Iterator[Change]:
    """A constant that was evaluated elsewhere: one line a name, not one a point."""
    moved: dict[str, tuple[list[str], list[str]]] = defaultdict(lambda: ([], []))
    for side, ours, theirs in ((0, before, after), (1, after, before)):
        for name, at in sorted(set(ours) - set(theirs)):
            moved[name][side].append(at)
    for name, (old, new) in sorted(moved.items()):
        effect = "changed" if old else "new"
        yield Change(
            id=f"{claim}:{name}",
            what="constant",
            old="at " + short("; ".join(old)) if old else "",
            new="at " + short("; ".join(new)) if new else GONE,
            effect=effect,
        )


def _constant(sides: Sides, claim: str, key: str, one: ConstantResult, two: ConstantResult) -> Iterator[Change]:
    kind = tolerance.weaker(one.evidence, two.evidence)
    texts = (f"[{one.best_lower}, {one.best_upper}]", f"[{two.best_lower}, {two.best_upper}]")
    effect, note = _ends(kind, one, two, same=sides.same_question(claim))
    if effect:
        yield Change(
            id=key,
            what="constant",
            old=texts[0],
            new=texts[1],
            effect=effect,
            summary=note,
            why=sides.why(claim),
            certificates=two.certificates,
        )
    if one.paper != two.paper and not tolerance.same_digits(one.paper, two.paper):
        yield Change(
            id=key,
            what="constant",
            old=f"printed {one.paper}",
            new=f"printed {two.paper}",
            effect="changed",
            why=sides.why(claim),
        )
    if not _same_slack(one.ratio, two.ratio):
        yield Change(id=key, what="slack", old=one.ratio, new=two.ratio, effect="changed", why=sides.why(claim))


def _ends(kind: Kind, one: ConstantResult, two: ConstantResult, *, same: bool) -> tuple[str, str]:
    """What became of an enclosure: (effect, note), or ("", "") where the two agree."""
    ends = ((one.best_lower, two.best_lower), (one.best_upper, two.best_upper))
    if all(tolerance.same_digits(*pair) for pair in ends):  # the same numbers, perhaps printed to other digits
        return "", ""
    before, after = _enclosure(one, kind), _enclosure(two, kind)
    if before is None or after is None:
        return "changed", ""
    if before.apart(after):
        if not same:
            return "changed", ""
        if kind in tolerance.DECISIVE:
            return "contradiction", "the two certified intervals are disjoint for the same model: one of them is wrong"
        return "look", "the numbers differ by more than their stated digits on the same model"
    exact = kind in tolerance.EXACT
    return ("changed", "compatible, but the bound differs") if exact else ("", "")


def _same_slack(old: str, new: str) -> bool:
    if old == new:
        return True
    one, two = tolerance.number(old), tolerance.number(new)
    if one is None or two is None:
        return False
    return SLACK * abs(one[0] - two[0]) <= abs(one[0])


# -------------------------------------------------------------------------------------------- certificates


def _certificates(sides: Sides, said: tuple[Mapping[str, str], Mapping[str, str]]) -> Iterator[Change]:
    """Which certificates went and came, and which of them say something else now; a slim audit has none."""
    if not all(any(claim.certificates for claim in side.claims) for side in (sides.old, sides.new)):
        return
    for claim in dict.fromkeys((*sides.before, *sides.after)):
        if claim not in sides.before or claim not in sides.after:
            continue
        old, new = sides.before[claim].certificates, sides.after[claim].certificates
        gone, came = [n for n in old if n not in new], [n for n in new if n not in old]
        if gone or came:
            yield Change(
                id=claim,
                what="certificate",
                old=_names(gone),
                new=_names(came) or GONE,
                effect="changed" if gone else "new",
                why=sides.why(claim),
            )
        for name in old:
            if name in new and name in said[0] and name in said[1] and said[0][name] != said[1][name]:
                yield Change(
                    id=claim,
                    what="certificate",
                    old=said[0][name],
                    new=said[1][name],
                    effect="changed",
                    why=sides.why(claim),
                    certificates=(name,),
                )


def _names(paths: list[str]) -> str:
    plain = [path.rpartition("/")[2] for path in paths]
    return ", ".join(plain) if len(plain) <= 3 else f"{plain[0]} and {len(plain) - 1} more"


def compare(
    old: Results,
    new: Results,
    *,
    old_says: Mapping[str, str] | None = None,
    new_says: Mapping[str, str] | None = None,
    gone: Collection[str] = (),
    corrections: bool = False,
) -> Comparison:
    """Compare two audits.

    Args:
        old: the first audit.
        new: the second audit.
        old_says: the sentences of the certificates of the first audit, by their paths.
        new_says: those of the second audit.
        gone: claims that the second audit was asked about or that its paper no longer has; missing ones count as worse.
        corrections: whether a change of our own statements can make the comparison worse.
    """
    sides = Sides(old, new)
    own = {claim.id for claim in (*old.claims, *new.claims) if is_ours(claim)}
    changes = [
        msgspec.structs.replace(change, ours="!repair" in change.id or re.split("[:/!.]", change.id)[0] in own)
        for change in (
            *_verdicts(sides, gone),
            *_compare_constants(sides),
            *_certificates(sides, (old_says or {}, new_says or {})),
        )
    ]
    return Comparison(
        worse=any(fails(change, corrections=corrections) for change in changes),
        circumstances=tuple(circumstances(old, new)),
        changes=tuple(sorted(changes, key=lambda change: ORDER[change.effect])),
        fates=fates(old, new, gone),
    )
