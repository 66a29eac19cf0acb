"""The first screen: the verdict on the paper, its main results, what is wrong, what is true, how to check.

Sentences with links, for any paper: the words about the paper are its data (``plain.toml``), the words of judgement are
computed from the results.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from verify import terms
from verify.records import Kind, Verdict
from verify.report import errors, story
from verify.report.belonging import introduced
from verify.report.lead import COUNTEREXAMPLE, leads
from verify.report.text import listing
from verify.results.schema import BY_HAND, ClaimResult, ReadingResult, Results

if TYPE_CHECKING:
    from verify.battery import BatteryResults

__all__ = [
    "VERDICT",
    "Block",
    "MainRow",
    "Span",
    "main_rows",
    "meant",
    "opening",
    "outcome",
    "text_of",
    "without_links",
    "wrong",
]


class Span(NamedTuple):
    """Words, and where they lead: an id, ``#section``, ``@page``, ``!file``, or nowhere."""

    text: str
    to: str = ""
    tone: str = ""  # the verdict that the words tell


MOST_READING = 130  # characters of another reading that is told here
LONG_FINDING = 200  # characters
Sentence = tuple[Span, ...]


class Block(NamedTuple):
    label: str
    lines: tuple[Sentence, ...]
    listed: bool = False  # a list, a line an item
    aside: bool = False  # beside the main results, where there is room


def opening(results: Results, tried: BatteryResults | None = None) -> list[Block]:
    """The blocks of the first screen, in the order of a reader's questions; the table of main results follows the
    first of them that is labelled ``VERDICT``."""
    judged = [claim for claim in results.claims if claim.checked]
    blocks = [
        *_warnings(results),
        _verdict(results, judged),
        _claimed(results),
        wrong(results),
        _true(judged),
        _ours(judged),
        _sure(results, tried),
        _check(results),
    ]
    return [block for block in blocks if block is not None]


def text_of(block: Block) -> str:
    """Without links: for a terminal or a test."""
    return " ".join("".join(span.text for span in line) for line in without_links(block).lines)


def without_links(block: Block) -> Block:
    """The block for a place that cannot link: a line that only leads to other pages (it begins with a link to a page or
    a section) is left out."""
    lines = [line for line in block.lines if line[0].to[:1] not in ("#", "@")]
    return block._replace(lines=tuple(tuple(Span(span.text) for span in line) for line in lines))


def _plain(*sentences: str) -> tuple[Sentence, ...]:
    return tuple((Span(sentence),) for sentence in sentences if sentence)


def _linked(claims: Sequence[ClaimResult]) -> list[Span]:
    """Names with links, as a sentence has them: a, b and c."""
    spans: list[Span] = []
    for number, claim in enumerate(claims):
        if number:
            spans.append(Span(" and " if number == len(claims) - 1 else ", "))
        spans.append(Span(story.name(claim), claim.id))
    return spans


# ------------------------------------------------------------------------------------- what was claimed


def _warnings(results: Results) -> list[Block]:
    found = []
    if swapped := story.replaced(results):
        found.append(Block("Warning", _plain(swapped)))
    if "partial" in results.environment:
        found.append(Block("Not finished", _plain(results.environment["partial"] + ".")))
    if results.source:
        found.append(Block("Source", _plain(results.source)))
    return found


def _claimed(results: Results) -> Block | None:
    return Block("What the paper claims", _plain(*results.says)) if results.says else None


def _main(results: Results) -> list[ClaimResult]:
    known = {claim.id: claim for claim in results.claims if claim.checked}
    return [known[key] for key in results.main if key in known]


def meant(claim: ClaimResult) -> ReadingResult | None:
    """The interpretation that the authors would accept, where the claim names one that is not the literal one."""
    return next((reading for reading in claim.readings[1:] if reading.id == claim.meant), None)


class MainRow(NamedTuple):
    """A row of the table of main results."""

    claim: ClaimResult
    intended: str  # verdict on the interpretation that the authors would accept
    literal: str  # verdict on the literal one
    reason: str
    instead: str  # the true statement, or nothing


def main_rows(results: Results) -> list[MainRow]:
    """The main results, with both verdicts, the reason and the true statement."""
    return [_main_row(results, claim) for claim in _main(results)]


def _main_row(results: Results, claim: ClaimResult) -> MainRow:
    literal = _brief(claim)
    other, repair = meant(claim), claim.repair
    intended = f"{_brief(other)}: {_capped(other.text)}" if other else literal
    instead = ""
    if repair is not None and repair.verdict is Verdict.HOLDS:
        name = introduced(results, claim, story.corrected(claim))
        kind = terms.CLASSES[repair.evidence]
        instead = f"{repair.plain or story.first_sentence(repair.text)} ({name[:1].lower()}{name[1:]}; {kind})"
    said = [item for item in leads(results, claim) if item.label != COUNTEREXAMPLE]
    reason = said[0].text if said else _briefly(story.first_sentence(claim.summary))
    return MainRow(claim, intended, literal, reason, instead)


def _brief(judged: ClaimResult | ReadingResult) -> str:
    """Verdict and class of evidence; whether a Coq statement was written by hand is noted on the claim's page."""
    kind = "" if judged.evidence is Kind.NONE else f" ({terms.CLASSES[judged.evidence]})"
    return f"{story.said(judged)}{kind}"


def _capped(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= MOST_READING else f"{line[:MOST_READING].rpartition(', ')[0] or 'see its page'} …"


VERDICT = "Verdict"


def _verdict(results: Results, judged: Sequence[ClaimResult]) -> Block:
    """What is wrong, how badly, what survives and what replaces it, in a paragraph."""
    main, theorems = _main(results), [c for c in judged if c.kind == "theorem" and not story.ours(c)]
    false = [claim for claim in theorems if claim.verdict is Verdict.REFUTED]
    lines: list[Sentence] = []
    for word in story.WORST_FIRST:
        found = [claim for claim in main if claim.verdict is word]
        if found:
            verb = story.counted_verdict(word, len(found))
            lines.append((*_linked(found), Span(f" {verb}{_as_meant(found)}.")))
    if not false:
        return Block(VERDICT, (*lines, *_plain(outcome(results))))
    lines += _plain(
        f"Of the paper’s {_statements(len(theorems))}, {len(false)} "
        f"{story.counted_verdict(Verdict.REFUTED, len(false))}{_severities(false)}."
    )
    if others := [claim for claim in theorems if claim.verdict is Verdict.HOLDS]:
        invalid = [claim for claim in others if claim.proof.verdict in story.FAILS]
        whose = "but" if len(others) == 1 else f"but {len(invalid)} of them"
        proofs = f", {whose} with an invalid or incomplete proof" if invalid else ""
        lines += _plain(f"{len(others)} {story.counted_verdict(Verdict.HOLDS, len(others))}{proofs}.")
    mended = [c for c in false if c.repair and c.repair.verdict is Verdict.HOLDS]
    if mended:
        which = f"{len(mended)} of the {len(false)} false statements {'has' if len(mended) == 1 else 'have'}"
        which = which if len(mended) < len(false) else "The false statement has" if len(false) == 1 else _EACH
        lines += _plain(f"{which} a corrected version that is shown to be true.")
    return Block(VERDICT, tuple(lines))


_EACH = "Each false statement has"


def _statements(number: int) -> str:
    return "1 statement" if number == 1 else f"{number} statements"


def _as_meant(found: Sequence[ClaimResult]) -> str:
    """Where the intended interpretation has another verdict, which."""
    named = [(claim, other) for claim in found if (other := meant(claim)) and other.verdict is not claim.verdict]
    parts = [f"{story.name(c)} is {terms.VERDICTS[r.verdict]} as its authors probably meant it" for c, r in named]
    return f" ({listing(parts)})" if parts else ""


def _independent(false: Sequence[ClaimResult]) -> list[ClaimResult]:
    """Without restatements of another one of these."""
    ids = {claim.id for claim in false}
    return [claim for claim in false if claim.restates not in ids]


def _severities(false: Sequence[ClaimResult]) -> str:
    """How many independent errors of each severity there are, the worst first."""
    apart = _independent(false)
    counts = Counter(claim.severity for claim in apart)
    named = [f"{counts[word]} “{word}”" for word in terms.SEVERITIES if counts[word]]
    restated = len(false) - len(apart)
    also = f" ({restated} {'restates another' if restated == 1 else 'restate others'})" if restated else ""
    return f"{also}; by severity: {', '.join(named)}" if named else also


def _briefly(sentence: str) -> str:
    """A long finding without the point that it is shown at, which stands on the claim's page."""
    head, cut, _ = sentence.partition(": at n = ")
    return f"{head}." if cut and len(sentence) > LONG_FINDING else sentence


def outcome(results: Results) -> str:
    """How many statements of the paper have which verdict, in a sentence."""
    judged = [claim for claim in results.claims if claim.checked and not story.ours(claim)]
    if not judged:
        return "No claim was judged."
    parts = [f"{number} {story.counted_verdict(word, number)}" for word, number in story.tally(results)]
    foreign = sum(not claim.applicable for claim in judged)
    more = f" ({foreign} of them {'does' if foreign == 1 else 'do'} not apply to this model)" if foreign else ""
    return f"Of {len(judged)} checked {'statement' if len(judged) == 1 else 'statements'}, {listing(parts)}{more}."


# -------------------------------------------------------------------------- what holds, what does not


def _true(judged: Sequence[ClaimResult]) -> Block | None:
    """The paper's statements that are true, with a note on their proofs."""
    standing = [c for c in judged if c.verdict is Verdict.HOLDS and c.kind == "theorem" and not story.ours(c)]
    lines: list[Sentence] = [(*_named(claim), Span(f"{_proof_note(claim)}.")) for claim in standing]
    false = [c for c in judged if c.verdict is Verdict.REFUTED and c.kind == "theorem" and not story.ours(c)]
    intended = [c for c in false if (other := meant(c)) is not None and other.verdict is Verdict.HOLDS]
    if intended:
        lines.append(
            (Span("False as printed, but true as the authors probably meant it: "), *_linked(intended), Span("."))
        )
    if here := [c for c in judged if c.verdict is Verdict.REFUTED and _true_here(c)]:
        lines.append((Span("False in general, but true at the sizes of this model: "), *_linked(here), Span(".")))
    if not lines:
        return (
            Block("What is true", _plain("No statement of the paper is true as stated."), aside=True)
            if judged
            else None
        )
    return Block("What is true", tuple(lines), listed=True, aside=True)


def _true_here(claim: ClaimResult) -> bool:
    return any(reading.id == story.HERE and reading.verdict is Verdict.HOLDS for reading in claim.readings)


def _named(claim: ClaimResult) -> list[Span]:
    """A claim with a link, and its title where it is known by a number."""
    name = story.name(claim)
    more = [] if name == f"“{claim.title}”" else [Span(f": {claim.title}")]
    return [Span(name, claim.id), *more]


def _proof_note(claim: ClaimResult) -> str:
    notes = []
    if claim.proof.verdict in story.FAILS:
        notes.append(
            f"the paper’s {terms.proof_word(claim.proof.verdict).replace('proof invalid', 'proof is invalid')}"
        )
    if claim.rests_on:
        notes.append("depends on a statement that is false or undecided")
    return f" ({'; '.join(notes)})" if notes else ""


def _ours(judged: Sequence[ClaimResult]) -> Block | None:
    """True statements of our own, apart from the paper's."""
    lines: list[Sentence] = [tuple(_named(c)) for c in judged if story.ours(c) and c.verdict is Verdict.HOLDS]
    fallen = [c for c in judged if c.verdict in story.FAILS and c.kind == "theorem"]
    if missing := [c for c in fallen if not (c.repair and c.repair.verdict is Verdict.HOLDS)]:
        lines.append((Span("No corrected statement is known for "), *_linked(missing), Span(".")))
    return Block("What we prove instead", tuple(lines), listed=True, aside=True) if lines else None


def wrong(results: Results) -> Block | None:
    """The paper's statements that are false, by severity; restatements with what they restate; then the counts."""
    found = errors.found(results)
    if not found:
        return None
    statements = [error.claim for error in found if error.step is None and error.claim.kind == "theorem"]
    rank = {word: number for number, word in enumerate((*terms.SEVERITIES, ""))}
    apart = sorted(_independent(statements), key=lambda claim: rank[claim.severity])
    lines: list[Sentence] = []
    for claim in apart:
        again = [other for other in statements if other.restates == claim.id]
        restated = [Span("; restated in "), *_linked(again)] if again else []
        how = f" ({claim.severity})" if claim.severity else f" ({terms.VERDICTS[claim.verdict]})"
        lines.append((*_named(claim), Span(how), *restated, Span(".")))
    for claim in (c for c in results.claims if c.checked and c.verdict is Verdict.NOT_REPRODUCED):
        lines.append((*_named(claim), Span(f": {_runs(claim)}.")))
    steps = sum(error.step is not None for error in found)
    count = "1 error" if len(found) == 1 else f"{len(found)} errors"
    lines.append(
        (
            Span(f"In total {count}: {len(found) - steps} in statements, {steps} in proof steps. "),
            Span("Main errors", "#errors"),
            Span(" · "),
            Span("All errors", "@errors"),
        )
    )
    return Block("What is wrong", tuple(lines), listed=True, aside=True)


def _runs(claim: ClaimResult) -> str:
    """What the runs of an experiment that was not reproduced showed under another interpretation."""
    other = next((r for r in claim.readings[1:] if r.verdict is Verdict.REPRODUCED), None)
    said = "not reproduced with the settings stated in the paper"
    return f"{said}, but reproduced under another interpretation" if other else said


# ------------------------------------------------------------------------------------------- how sure

_BY = {
    Kind.FORMAL: "by Coq proof",
    Kind.DERIVED: "by symbolic derivation",
    Kind.CERTIFIED: "by certificate",
    Kind.EXHAUSTIVE: "by exhaustive enumeration",
    Kind.ARGUED: "by informal argument, not machine-checked",
    Kind.NUMERIC: "numerically at chosen points",
    Kind.EMPIRICAL: "empirically, by training runs",
    Kind.NONE: "without evidence",
}


def _sure(results: Results, tried: BatteryResults | None) -> Block | None:
    judged = [claim for claim in results.claims if claim.checked]
    mended = [claim.repair for claim in judged if claim.repair and claim.repair.verdict is Verdict.HOLDS]
    printed, own = [c for c in judged if not story.ours(c)], [c for c in judged if story.ours(c)]
    counted = (
        ("statement is false", "statements are false", _with(printed, Verdict.REFUTED)),
        ("statement is true", "statements are true", _with(printed, Verdict.HOLDS)),
        ("corrected or sharper statement is true", "corrected or sharper statements are true", mended),
        ("further statement of ours is true", "further statements of ours are true", _with(own, Verdict.HOLDS)),
    )
    lines = [
        f"{len(found)} {one if len(found) == 1 else many}: {_classes(found)}." for one, many, found in counted if found
    ]
    if undecided := sum(claim.verdict is Verdict.OPEN for claim in results.claims):
        lines.append(f"{undecided} {'claim is' if undecided == 1 else 'claims are'} undecided.")
    sentences: list[Sentence] = list(_plain(*lines))
    if tried is not None:
        total = tried.total
        sentences.append(
            (
                Span("Recorded validation on formulas of known truth ("),
                Span("mutation tests", "@planted"),
                Span(
                    f"): of {total('false')} false formulas {total('killed')} were refuted and {total('wrong')} "
                    f"accepted; of {total('true')} true ones {total('kept')} were confirmed and "
                    f"{total('false_alarms')} rejected; the rest were left undecided."
                ),
            )
        )
    if runs := _experiments(judged):
        sentences.append(runs)
    failed = sum(len(claim.failures) for claim in results.claims)
    if failed:
        sentences.extend(
            _plain(
                f"{failed} {'check' if failed == 1 else 'checks'} did not finish; that never counts as a confirmation."
            )
        )
    if skipped := sum(len(claim.skips) for claim in results.claims):
        lacks = sorted({text.partition(": ")[2] for claim in results.claims for text in claim.skips})
        were = "check was" if skipped == 1 else "checks were"
        sentences.extend(_plain(f"{skipped} {were} skipped because {' and '.join(lacks)} was not installed."))
    return Block("Confidence", tuple(sentences), aside=True) if sentences else None


def _experiments(judged: Sequence[ClaimResult]) -> Sentence | None:
    """What our runs made of the experiments and questions, by their own words."""
    words = (Verdict.REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.ANSWERED)
    counts = Counter(claim.verdict for claim in judged if claim.verdict in words)
    if not counts:
        return None
    parts = listing([f"{counts[word]} {story.counted_verdict(word, counts[word])}" for word in words if counts[word]])
    return Span(f"Of {sum(counts.values())} "), Span("experiments and questions", "#experiments"), Span(f" {parts}.")


def _with(judged: Sequence[ClaimResult], verdict: Verdict) -> list[ClaimResult]:
    return [claim for claim in judged if claim.verdict is verdict]


def _classes(judged: Sequence[Any]) -> str:
    counts = Counter(item.evidence for item in judged)
    by_hand = sum(item.stated == BY_HAND for item in judged)
    also = {Kind.FORMAL: f" ({by_hand} with a {terms.BADGE})" if by_hand else ""}
    parts = [f"{counts[kind]} {_BY[kind]}{also.get(kind, '')}" for kind in Kind if counts[kind]]
    return listing(parts)


def _check(results: Results) -> Block:
    files = {name for claim in results.claims for name in claim.certificates}
    many = f"{len(files)} certificates" if len(files) != 1 else "one certificate"
    line: list[Span] = [
        Span("Each claim has "),
        Span("a page", "#verdicts"),
        Span(" with its verdict, counterexample, corrected statement, proof steps and the commands to repeat it. "),
    ]
    if files:
        line += [Span(f"The report includes {many}; `verify check certificates` verifies them independently. ")]
    line += [Span("The last section", "#reproduce"), Span(" has the commands for the whole audit.")]
    done = story.coverage(results)
    steps = f"{done.steps} of {done.steps_of} proof steps"
    covered = f"Coverage: {done.claims} of {done.claims_of} claims and {steps} were checked."
    return Block("Where to check", (tuple(line), (Span(covered),)), aside=True)
