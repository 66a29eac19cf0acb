"""What the report says, computed from the results: sentences, before any markup.

Both renderers tell this story, so that the page and the Markdown cannot disagree.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from verify import terms
from verify.records import Kind, Verdict
from verify.report.sentences import correction, first_sentence, joined, opening
from verify.report.text import listing
from verify.results.schema import ClaimResult, Formal, ReadingResult, RepairResult, Results, StepResult

__all__ = [
    "HERE",
    "HOW_TO_READ",
    "Coverage",
    "by",
    "by_class",
    "class_word",
    "corrected",
    "correction",
    "counted_verdict",
    "coverage",
    "examined",
    "fallen",
    "finding",
    "first_sentence",
    "grouped",
    "headline",
    "joined",
    "label",
    "name",
    "opening",
    "ours",
    "parted",
    "proof_label",
    "repair_label",
    "replaced",
    "said",
    "severe",
    "status",
    "step_name",
    "subtitle",
    "tally",
    "theorems",
    "unchecked",
    "verdict_words",
]

_ONE = {
    Verdict.HOLDS: "is true as stated",
    Verdict.LIMIT: "is true only in a limit that it does not state",
    Verdict.VACUOUS: "is true but vacuous",
    Verdict.UNDERSPECIFIED: "is underspecified",
    Verdict.REFUTED: "is false as stated",
    Verdict.OPEN: "is undecided",
    Verdict.REPRODUCED: "is reproduced by our runs",
    Verdict.NOT_REPRODUCED: "is not reproduced by our runs",
    Verdict.ANSWERED: "is a question answered empirically",
}
_MANY = {
    Verdict.HOLDS: "are true as stated",
    Verdict.LIMIT: "are true only in a limit that they do not state",
    Verdict.VACUOUS: "are true but vacuous",
    Verdict.UNDERSPECIFIED: "are underspecified",
    Verdict.REFUTED: "are false as stated",
    Verdict.OPEN: "are undecided",
    Verdict.REPRODUCED: "are reproduced by our runs",
    Verdict.NOT_REPRODUCED: "are not reproduced by our runs",
    Verdict.ANSWERED: "are questions answered empirically",
}
_STEP = {
    Verdict.LIMIT: "true only in a limit",
    Verdict.VACUOUS: "vacuous",
    Verdict.REFUTED: "false",
    Verdict.UNDERSPECIFIED: "underspecified",
    Verdict.OPEN: "undecided",
    Verdict.REPRODUCED: "reproduced",
    Verdict.NOT_REPRODUCED: "not reproduced",
    Verdict.ANSWERED: "answered empirically",
}
_STANDS = (Verdict.HOLDS, Verdict.VACUOUS)
WELL = (Verdict.HOLDS, Verdict.REPRODUCED, Verdict.ANSWERED)
WORST_FIRST = (
    Verdict.REFUTED,
    Verdict.LIMIT,
    Verdict.UNDERSPECIFIED,
    Verdict.VACUOUS,
    Verdict.HOLDS,
    Verdict.NOT_REPRODUCED,
    Verdict.REPRODUCED,
    Verdict.ANSWERED,
    Verdict.OPEN,
)
HERE = "this-model"  # the id of a reading that speaks of the sizes of the model file only
FAILS = (Verdict.REFUTED, Verdict.LIMIT, Verdict.UNDERSPECIFIED)

HOW_TO_READ = (
    "A statement and its proof are judged separately: a true statement may have an invalid proof.",
    "Verdicts: ✓ “true”; → “true only in a limit” that the statement does not state; ∅ “vacuous” (true, but without "
    "content wherever it can be evaluated); ? “underspecified” (the text does not fix what is claimed); ✗ “false”; "
    "○ “undecided” (never counted as true).",
    "Proofs: “proof valid” (every step is true); “proof has a gap” (a step is true only in a limit or underspecified); "
    "“proof invalid” (a step is false).",
    "Experiments: ● “reproduced” and ◌ “not reproduced” mean that the exact 95 % interval of the observed success rate "
    "lies entirely above, or entirely below, a threshold fixed in advance; ◆ “answered empirically” is a question that "
    "such an interval decides.",
    "Evidence, strongest first: “Coq proof” (a theorem accepted by the Coq kernel; “statement written by hand” means "
    "that its statement was not generated from the formula shown); “symbolic” (derived for all parameters by computer "
    "algebra, and sensitive to every constant of the statement); “certificate” (verified by an independent checker); "
    "“exhaustive” (every case of a finite domain, exact); “informal argument” (facts are computed, the inference from "
    "them is not machine-checked); “numerical” (high precision at chosen points); “empirical” (training runs).",
    "The verdict of a claim is that of its literal interpretation. Other interpretations have their own verdicts; the "
    "one that the authors probably meant is shown first.",
    "† depends on a statement that is false or undecided. A corrected or sharper statement is ours, and is judged like "
    "any other.",
    "A certificate is a small JSON file with exact numbers; `verify check` verifies it with code that shares nothing "
    "with the program that found it.",
)


class Coverage(NamedTuple):
    claims: int
    claims_of: int
    steps: int
    steps_of: int


def unchecked(step: StepResult) -> bool:
    """Nobody looked."""
    return not step.checked


def coverage(results: Results) -> Coverage:
    steps = [step for claim in results.claims for step in claim.steps]
    return Coverage(
        claims=sum(claim.checked for claim in results.claims),
        claims_of=len(results.claims),
        steps=sum(not unchecked(step) for step in steps),
        steps_of=len(steps),
    )


def examined(results: Results) -> tuple[list[ClaimResult], list[ClaimResult]]:
    """The claims of which the statement or a step was looked at, and the others; in the paper's order."""
    looked = [c for c in results.claims if c.checked or any(not unchecked(s) for s in c.steps)]
    return looked, [c for c in results.claims if c not in looked]


def step_name(step: StepResult) -> str:
    return step.id.split(".", 1)[-1]


def label(verdict: Verdict) -> str:
    return terms.label(verdict)


def said(item: ClaimResult | ReadingResult | StepResult | RepairResult) -> str:
    """The verdict in words; what says nothing of the given model, or was skipped, is open, and says so."""
    if not item.applicable:
        return f"{terms.SIGNS[Verdict.OPEN]} not applicable"
    return f"{terms.SIGNS[Verdict.OPEN]} skipped" if item.skipped else label(item.verdict)


def finding(item: ReadingResult) -> str:
    """What was found, without the statement where that is shown before it."""
    text = " ".join(item.text.split())
    return " ".join(item.summary.split()).replace(f"proves this: {text}", "proves this.") if text else item.summary


_POINT = re.compile(r" (?:Its|Another) counterexample: .*$", re.DOTALL)


LONG = 700  # characters of a finding that a page shows outside of collapsed sections


def parted(summary: str) -> tuple[str, str]:
    """The first sentences of a finding, without the assignment at its end that the page shows; and the rest."""
    whole = " ".join(summary.split())
    shown = opening(_POINT.sub("", whole), LONG)
    return shown, whole.removeprefix(shown).strip()


def tally(results: Results) -> list[tuple[Verdict, int]]:
    """How many of the paper's judged statements have which verdict, worst first; our own are not counted with them."""
    counts = Counter(claim.verdict for claim in results.claims if claim.checked and not ours(claim))
    return [(verdict, counts[verdict]) for verdict in WORST_FIRST if counts[verdict]]


def _names(ids: Iterable[str]) -> str:
    return listing([f"`{name}`" for name in ids])


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def by(results: Results) -> str:
    """Who wrote the paper and when, to stand after its id; empty where the results do not say."""
    return f" ({results.authors}, {results.year})" if results.authors else ""


# -- names and words ----------------------------------------------------------------------------------------

_KINDS = {
    "thm": "Theorem",
    "lemma": "Lemma",
    "prop": "Proposition",
    "cor": "Corollary",
    "rem": "Remark",
    "fig": "Figure",
    "def": "Definition",
    "eq": "Equation",
}
_NUMBERED = re.compile(rf"({'|'.join(_KINDS)})-([0-9]+)")
_PLACE = re.compile(r"(?:Theorem|Lemma|Proposition|Corollary|Remark|Figure|Definition) [0-9][0-9.]*")


def name(claim: ClaimResult) -> str:
    """As the paper calls it, "Lemma 15", where the id or the place says so; otherwise its title."""
    if found := _NUMBERED.fullmatch(claim.id):
        return f"{_KINDS[found[1]]} {found[2]}"
    return claim.where if _PLACE.fullmatch(claim.where) else f"“{claim.title}”"


def subtitle(claim: ClaimResult) -> str:
    """What follows the name of a claim: its title, where that is not the name."""
    return "" if name(claim) == f"“{claim.title}”" else f": {claim.title}"


def ours(claim: ClaimResult) -> bool:
    """A statement of our own: in the place of one of the paper's, or an answer to a question."""
    return claim.where.startswith(("in the place of ", "our answer to "))


def grouped(judged: Sequence[ClaimResult]) -> list[tuple[str, list[ClaimResult]]]:
    """The claims under headings: the paper's statements, its experiments and questions, and our own statements."""
    groups = {
        "Statements of the paper": [c for c in judged if c.kind == "theorem" and not ours(c)],
        "Experiments and questions": [c for c in judged if c.kind != "theorem" and not ours(c)],
        "Our additional statements": [c for c in judged if ours(c)],
    }
    return [(heading, found) for heading, found in groups.items() if found]


def verdict_words(claim: ClaimResult) -> str:
    """The verdict as a predicate, with the class of evidence."""
    return f"{_ONE[claim.verdict]}{by_class(claim)}" if claim.applicable else "does not apply to this model"


def counted_verdict(verdict: Verdict, number: int) -> str:
    return (_ONE if number == 1 else _MANY)[verdict]


def replaced(results: Results) -> str:
    """A warning where a user's formula stands in the place of a printed one; empty where none does."""
    swapped = [
        f"`{claim.id}.{name} = {claim.quantities.get(name, '?')}`"
        for claim in results.claims
        for name in claim.replaced
    ]
    return f"Not an audit of the paper as printed: this run replaced {listing(swapped)}." if swapped else ""


def _broken_steps(claim: ClaimResult) -> str:
    parts = []
    for verdict in FAILS:
        names = [step_name(step) for step in claim.steps if step.verdict is verdict]
        if names:
            parts.append(f"{_names(names)} {_STEP[verdict]}")
    return "; ".join(parts)


# -- the table ---------------------------------------------------------------------------------------------


def proof_label(claim: ClaimResult) -> str:
    """The printed argument in a few words: its worst verdict, and how much of it holds."""
    if not claim.steps:
        return "no proof recorded"
    if all(unchecked(step) for step in claim.steps):
        return f"{terms.SIGNS[Verdict.OPEN]} not checked"
    total = len(claim.steps)
    holding = sum(step.verdict in WELL for step in claim.steps)
    if holding == total:
        return f"{terms.SIGNS[claim.proof.verdict]} {_proof(claim)} ({_counted(total, 'step')})"
    return f"{terms.SIGNS[claim.proof.verdict]} {_proof(claim)} ({holding} of {total} steps {_well(claim)})"


def _proof(claim: ClaimResult) -> str:
    """The word for the proof; what an experiment is made of is no proof."""
    verdict = claim.proof.verdict
    return terms.proof_word(verdict) if claim.kind == "theorem" else terms.VERDICTS[verdict]


def _well(claim: ClaimResult) -> str:
    return "true" if claim.kind == "theorem" else "true or reproduced"


def severe(claim: ClaimResult) -> bool:
    """Whether its file says how bad its error is, and there is one."""
    return bool(claim.severity) and claim.verdict in FAILS


def corrected(claim: ClaimResult) -> str:
    """What our statement beside a claim is called: a correction of what is not true, or something sharper."""
    return "Sharper statement" if claim.verdict in _STANDS else "Corrected statement"


def repair_label(repair: RepairResult | None) -> str:
    return "—" if repair is None else f"{said(repair)}{by_class(repair)}"


def by_class(judged: Any) -> str:
    """The class of evidence in brackets, after a verdict; of what has none, nothing."""
    return "" if judged.evidence is Kind.NONE else f" ({terms.evidence(judged)})"


def class_word(judged: Any) -> str:
    """The class of evidence in a table."""
    return "—" if judged.evidence is Kind.NONE else terms.evidence(judged)


# -- a claim's section -------------------------------------------------------------------------------------


def headline(claim: ClaimResult) -> str:
    """The sentence that matters: the statement and its printed argument."""
    if not claim.checked:
        return f"The statement was not checked; {_argument(claim)}."
    if not claim.applicable:
        return f"The statement does not apply to this model: {claim.reason}."
    if claim.skipped:
        return f"The statement is undecided: {claim.skipped}; {_argument(claim)}."
    statement = f"The statement {_ONE[claim.verdict]}{by_class(claim)}"
    contrast = claim.verdict in _STANDS and claim.proof.verdict in FAILS and claim.steps
    return f"{statement}{', but' if contrast else ';'} {_argument(claim)}."


def _argument(claim: ClaimResult) -> str:
    if not claim.steps:
        return "no proof is recorded for it"
    total = _counted(len(claim.steps), "step")
    if all(unchecked(step) for step in claim.steps):
        return f"its proof ({total}) was not checked"
    if claim.proof.verdict in FAILS:
        verb = "is invalid" if claim.proof.verdict is Verdict.REFUTED else "has a gap"
        return f"its proof {verb}: {_broken_steps(claim)}"
    if claim.proof.verdict is Verdict.HOLDS:
        if claim.verdict is Verdict.HOLDS:
            return f"so is every step of its proof ({len(claim.steps)})"
        return f"every step of its proof ({len(claim.steps)}) is true by itself"
    counts = Counter(step.verdict for step in claim.steps)
    parts = [f"{counts[verdict]} {_STEP.get(verdict, 'true')}" for verdict in Verdict if counts[verdict]]
    return f"its proof ({total}): {', '.join(parts)}"


def theorems(claim: ClaimResult) -> list[str]:
    """The theorems of a proof assistant behind the claim's statements, a sentence each."""
    items: list[tuple[str, Formal | None]] = [
        (claim.id if number == 0 else f"{claim.id}/{reading.id}", reading.formal)
        for number, reading in enumerate(claim.readings)
    ]
    for step in claim.steps:
        items += [(step.id, step.formal), *((f"{step.id}/{reading.id}", reading.formal) for reading in step.readings)]
    items += [(claim.repair.id, claim.repair.formal)] if claim.repair else []
    proved = [(address, formal) for address, formal in items if formal is not None]
    return [*(_theorem(*item) for item in proved), *_trusted([formal for _, formal in proved])]


def _theorem(address: str, formal: Formal) -> str:
    hand = f" ({terms.BADGE})" if formal.by_hand else ""
    return f"`{address}`: theorem `{formal.theorem}`{hand}."


def _trusted(proved: Sequence[Formal]) -> list[str]:
    """What these theorems rest on, once for all of them."""
    if not proved:
        return []
    axioms = list(dict.fromkeys(name for formal in proved for name in formal.axioms))
    named = f"Axioms: {listing([f'`{name}`' for name in axioms])}" if axioms else "No axioms are used"
    kept = "The theorems were not rebuilt in this run; their sources have the digests that Coq accepted"
    return [f"{named}. {kept} (`verify check --coq` rebuilds them)."]


def status(results: Results, identifier: str) -> str:
    """An id with its verdict, where it has one."""
    for claim in results.claims:
        if claim.id == identifier:
            return f"`{identifier}` ({said(claim) if claim.checked else 'unchecked'})"
        for step in claim.steps:
            if step.id == identifier:
                return f"`{identifier}` ({'unchecked' if unchecked(step) else said(step)})"
    return f"`{identifier}`"


def fallen(results: Results, claim: ClaimResult) -> list[str]:
    """What rests on this claim, or on a step of it, where that does not stand."""
    mine = {claim.id, *(step.id for step in claim.steps)}
    below = []
    for other in results.claims:
        if other.id != claim.id and mine & set(other.rests_on):
            below.append(other.id)
        below += [step.id for step in other.steps if mine & set(step.rests_on)]
    return below
