"""The first screen: the verdict on the paper, its main results, what is wrong, what is true, how to check.

Sentences with links, for any paper. What is said about the paper is its data (``paper.toml``), each sentence with the
verdicts under which it is shown; counts, severities and confidence are computed from the results.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from verify import terms
from verify.records import Kind, Verdict
from verify.report import errors, summary
from verify.report.certificate_assignment import introduced
from verify.report.introduction import INSTEAD, Said, leads, paper_leads, reason
from verify.report.text import listing
from verify.results.schema import BY_HAND, ClaimResult, ReadingResult, Results

__all__ = [
    "CONFIDENCE",
    "SUMMARY",
    "VERDICT",
    "Block",
    "MainRow",
    "Sentence",
    "Span",
    "evidence_lines",
    "main_rows",
    "meant",
    "opening",
    "outcome",
    "severities",
    "table_after",
    "text_of",
    "without_links",
    "wrong",
]


class Span(NamedTuple):
    """Words, and where they lead: an id, ``#section``, ``@page``, ``!file``, or nowhere."""

    text: str
    to: str = ""
    tone: str = ""  # the verdict that the words tell


MOST_NAMES, FEW_NAMES = 20, 8  # a longer list of names is cut, and the table of verdicts has all
MOST_READING = 130  # characters of another reading that is told here
LONG_FINDING = 200  # characters
Sentence = tuple[Span, ...]


class Block(NamedTuple):
    label: str
    lines: tuple[Sentence, ...]
    listed: bool = False  # a list, a line an item
    aside: bool = False  # beside the main results, where there is room


def opening(results: Results) -> list[Block]:
    """The blocks of the first screen, in the order of a reader's questions; the table of main results follows
    :data:`CONFIDENCE`, or :data:`VERDICT` where there is no such block."""
    judged = [claim for claim in results.claims if claim.checked]
    blocks = [
        *_warnings(results),
        _verdict(results, judged),
        _severity(judged),
        _confidence(results, judged),
        *_further_leads(results),
        wrong(results),
        _true(judged),
        _ours(judged),
        _claimed(results),
        _check(results),
    ]
    return [block for block in blocks if block is not None]


def table_after(blocks: Sequence[Block]) -> str:
    """The label of the block that the table of main results follows."""
    return CONFIDENCE if CONFIDENCE in [block.label for block in blocks] else VERDICT


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


def _linked(claims: Sequence[ClaimResult], mark: bool = False) -> list[Span]:
    """Names with links: a, b and c; with ``mark``, a sign on those that depend on what is false or undecided.

    Of many names, the first few and the number of the others.
    """
    spans: list[Span] = []
    shown = claims if len(claims) <= MOST_NAMES else claims[:FEW_NAMES]
    more = len(claims) - len(shown)
    for number, claim in enumerate(shown):
        if number:
            spans.append(Span(" and " if number == len(shown) - 1 and not more else ", "))
        spans.append(Span(summary.name(claim), claim.id))
        if mark and claim.rests_on:
            spans.append(Span(" †"))
    if more:
        spans += [Span(" and "), Span(f"{more} more", "#verdicts")]
    return spans


# ------------------------------------------------------------------------------------- what was claimed


def _warnings(results: Results) -> list[Block]:
    found = []
    if swapped := summary.replaced(results):
        found.append(Block("Warning", _plain(swapped)))
    if "partial" in results.environment:
        found.append(Block("Not finished", _plain(results.environment["partial"] + ".")))
    if results.source:
        found.append(Block("Source", _plain(results.source)))
    return found


def _claimed(results: Results) -> Block | None:
    return Block("What the paper claims", _plain(*results.says), aside=True) if results.says else None


def _further_leads(results: Results) -> list[Block]:
    """The other sentences of the paper's file, under their labels."""
    labels = dict.fromkeys(item.label for item in results.lead if item.label != VERDICT)
    found = {label: [_classed(results, item) for item in paper_leads(results, label)] for label in labels}
    return [Block(label, tuple(lines)) for label, lines in found.items() if lines]


def _classed(results: Results, item: Said) -> Sentence:
    """A sentence, and the class of what it rests on."""
    return (*_autolinked(results, item.text.rstrip(".")), Span(f" ({terms.CLASSES[item.evidence]})."))


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
    better = next((item for item in leads(results, claim) if item.label == INSTEAD), None)
    instead = ""
    if better is not None:
        instead = f"{better.text} ({terms.CLASSES[better.evidence]})"
    elif repair is not None and repair.verdict is Verdict.HOLDS:
        name = introduced(results, claim, summary.corrected(claim))
        kind = terms.CLASSES[repair.evidence]
        instead = f"{repair.plain or summary.first_sentence(repair.text)} ({name[:1].lower()}{name[1:]}; {kind})"
    why = reason(results, claim) or _briefly(summary.first_sentence(claim.summary))
    return MainRow(claim, intended, literal, why, instead)


def _brief(judged: ClaimResult | ReadingResult) -> str:
    """Verdict and class of evidence; whether a Coq statement was written by hand is noted on the claim's page."""
    kind = "" if judged.evidence is Kind.NONE else f" ({terms.CLASSES[judged.evidence]})"
    return f"{summary.said(judged)}{kind}"


def _capped(text: str) -> str:
    """Without the full stop; a long one up to a comma or semicolon, because its page has all of it."""
    line = " ".join(text.split()).rstrip(".")
    if len(line) <= MOST_READING:
        return line
    ends = [place for place, letter in enumerate(line[:MOST_READING]) if letter in ",;:"]
    return line[: ends[-1]] if ends else "see its page"


VERDICT, SEVERITY, CONFIDENCE = "Verdict", "Severity", "Confidence"
SUMMARY = (VERDICT, SEVERITY, CONFIDENCE)  # the labels of what a README shows


def _verdict(results: Results, judged: Sequence[ClaimResult]) -> Block:
    """What is wrong, what survives and what replaces it, in a paragraph: the sentences of the paper's file as far as
    the results bear them out, then the counts."""
    theorems = [c for c in judged if c.kind == "theorem" and not summary.ours(c)]
    said = [_autolinked(results, item.text) for item in paper_leads(results, VERDICT)]
    lines: list[Sentence] = [*(said or _main_verdicts(results)), *_plain(*_counts(theorems))]
    if not any(claim.verdict is Verdict.REFUTED for claim in theorems):
        lines += _plain(outcome(results))
    return Block(VERDICT, tuple(lines))


def _main_verdicts(results: Results) -> list[Sentence]:
    main, lines = _main(results), []
    for word in summary.WORST_FIRST:
        found = [claim for claim in main if claim.verdict is word]
        if found:
            verb = summary.counted_verdict(word, len(found))
            lines.append((*_linked(found), Span(f" {verb}{_as_meant(found)}.")))
    return lines


def _autolinked(results: Results, text: str) -> Sentence:
    """The text with a link on each name of a claim: "Theorem 5"."""
    names = {summary.name(claim): claim.id for claim in results.claims if claim.checked}
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    pieces = re.split(rf"\b({known})(?![0-9.]*[0-9])", text) if known else [text]
    return tuple(Span(piece, names.get(piece, "")) for piece in pieces if piece)


def _counts(theorems: Sequence[ClaimResult]) -> list[str]:
    """How many statements of the paper are false, true and undecided, if one is false."""
    false, true, undecided = (_with(theorems, word) for word in (Verdict.REFUTED, Verdict.HOLDS, Verdict.OPEN))
    if not false:
        return []
    said = [f"{len(false)} {summary.counted_verdict(Verdict.REFUTED, len(false))}"]
    if intended := sum(_true_as_meant(claim) for claim in false):
        whose = "which is" if len(false) == 1 else f"{intended} of which {'is' if intended == 1 else 'are'}"
        said[0] += f" ({whose} true as probably meant)"
    if true:
        invalid = sum(claim.proof.verdict in summary.FAILS for claim in true)
        whose = "" if len(true) == 1 else f"{invalid} of them "
        proofs = f" ({whose}with an invalid or incomplete proof)" if invalid else ""
        said.append(f"{len(true)} {'is' if len(true) == 1 else 'are'} true{proofs}")
    if undecided:
        said.append(f"{len(undecided)} {'is' if len(undecided) == 1 else 'are'} undecided")
    number = "1 statement" if len(theorems) == 1 else f"{len(theorems)} statements"
    lines = [f"Of the paper’s {number}, {listing(said)}."]
    if mended := sum(claim.repair is not None and claim.repair.verdict is Verdict.HOLDS for claim in false):
        which = f"{mended} of the {len(false)} false statements {'has' if mended == 1 else 'have'}"
        which = which if mended < len(false) else "The false statement has" if len(false) == 1 else _EACH
        lines.append(f"{which} a corrected version that is shown to be true.")
    return lines


_EACH = "Each false statement has"


def _true_as_meant(claim: ClaimResult) -> bool:
    other = meant(claim)
    return other is not None and other.verdict is Verdict.HOLDS


def _as_meant(found: Sequence[ClaimResult]) -> str:
    """Where the intended interpretation has another verdict, which."""
    named = [(claim, other) for claim in found if (other := meant(claim)) and other.verdict is not claim.verdict]
    parts = [f"{summary.name(c)} is {terms.VERDICTS[r.verdict]} as its authors probably meant it" for c, r in named]
    return f" ({listing(parts)})" if parts else ""


def _severity(judged: Sequence[ClaimResult]) -> Block | None:
    """How bad the false statements are, each counted once."""
    counts, again = severities(judged)
    if not counts:
        return None
    total = sum(counts.values())
    parts = [f"{number} {terms.SEVERITIES[word][number != 1]}" for word, number in counts.items()]
    restated = f"; {again} more {'statement repeats' if again == 1 else 'statements repeat'} one of them" * bool(again)
    errors_ = "error" if total == 1 else "independent errors"
    return Block(SEVERITY, _plain(f"{total} {errors_} in statements: {listing(parts)}{restated}."))


def severities(judged: Sequence[ClaimResult]) -> tuple[dict[str, int], int]:
    """How many independent false statements of each severity there are, the worst first, and how many others restate
    one of them; nothing where the files do not give severities."""
    false = [c for c in judged if c.verdict is Verdict.REFUTED and c.kind == "theorem" and not summary.ours(c)]
    apart = _independent(false)
    counts = Counter(claim.severity for claim in apart)
    named = {word: counts[word] for word in terms.SEVERITIES if counts[word]}
    return named, (len(false) - len(apart) if named else 0)


def _independent(false: Sequence[ClaimResult]) -> list[ClaimResult]:
    """Without restatements of another one of these."""
    ids = {claim.id for claim in false}
    return [claim for claim in false if claim.restates not in ids]


def _briefly(sentence: str) -> str:
    """A long finding without the point that it is shown at, which stands on the claim's page."""
    head, cut, _ = sentence.partition(": at n = ")
    return f"{head}." if cut and len(sentence) > LONG_FINDING else sentence


def outcome(results: Results) -> str:
    """How many statements of the paper have which verdict, in a sentence."""
    judged = [claim for claim in results.claims if claim.checked and not summary.ours(claim)]
    if not judged:
        return "No claim was judged."
    parts = [f"{number} {summary.counted_verdict(word, number)}" for word, number in summary.tally(results)]
    foreign = sum(not claim.applicable for claim in judged)
    more = f" ({foreign} of them {'does' if foreign == 1 else 'do'} not apply to this model)" if foreign else ""
    return f"Of {len(judged)} checked {'statement' if len(judged) == 1 else 'statements'}, {listing(parts)}{more}."


# -------------------------------------------------------------------------- what holds, what does not


def _true(judged: Sequence[ClaimResult]) -> Block | None:
    """The paper's statements that are true: as printed, with a valid proof or without, and as probably meant."""
    printed = [c for c in judged if c.kind == "theorem" and not summary.ours(c)]
    true, false = _with(printed, Verdict.HOLDS), _with(printed, Verdict.REFUTED)
    invalid = [claim for claim in true if claim.proof.verdict in summary.FAILS]
    parts = (
        ("True as printed", [claim for claim in true if claim not in invalid]),
        ("True as printed, with an invalid or incomplete proof", invalid),
        ("False as printed, true as the authors probably meant it", [c for c in false if _true_as_meant(c)]),
        ("False in general, true at the sizes of this model", [claim for claim in false if _true_here(claim)]),
    )
    lines: list[Sentence] = [
        (Span(f"{label} ({len(found)}): "), *_linked(found, mark=True), Span(".")) for label, found in parts if found
    ]
    if not lines and judged:
        return Block("What is true", _plain("No statement of the paper is true as printed."), aside=True)
    return Block("What is true", tuple(lines), listed=True, aside=True) if lines else None


def _grouped(label: str, found: Sequence[ClaimResult]) -> Sentence:
    return (Span(f"{label} ({len(found)}): "), *_linked(found), Span("."))


def _true_here(claim: ClaimResult) -> bool:
    return any(reading.id == summary.HERE and reading.verdict is Verdict.HOLDS for reading in claim.readings)


def _ours(judged: Sequence[ClaimResult]) -> Block | None:
    """True statements of our own, by what they replace or answer; and for what no corrected statement is known."""
    groups: dict[str, list[ClaimResult]] = {}
    for claim in judged:
        if summary.ours(claim) and claim.verdict is Verdict.HOLDS:
            groups.setdefault(claim.where, []).append(claim)
    lines: list[Sentence] = [
        (Span(f"{where[:1].upper()}{where[1:]}: "), *_titles(found), Span(".")) for where, found in groups.items()
    ]
    fallen = [c for c in judged if c.verdict in summary.FAILS and c.kind == "theorem"]
    if missing := [c for c in fallen if not (c.repair and c.repair.verdict is Verdict.HOLDS)]:
        lines.append((Span("No corrected statement is known for "), *_linked(missing), Span(".")))
    return Block("What we prove", tuple(lines), listed=True, aside=True) if lines else None


def _titles(claims: Sequence[ClaimResult]) -> Iterator[Span]:
    for number, claim in enumerate(claims):
        if number:
            yield Span("; ")
        yield Span(f"{claim.title[:1].lower()}{claim.title[1:]}", claim.id)


def wrong(results: Results) -> Block | None:
    """The paper's statements that are false, by severity; its experiments that were not reproduced; the counts."""
    found = errors.found(results)
    if not found:
        return None
    listed = {error.claim.id for error in found if error.step is None and error.claim.kind == "theorem"}
    listed |= {key for error in found for key in error.places}
    statements = [claim for claim in results.claims if claim.id in listed]
    apart = _independent(statements)
    lines: list[Sentence] = []
    for word in (*terms.SEVERITIES, ""):
        group = [claim for claim in apart if claim.severity == word]
        if group:
            label = f"{word[:1].upper()}{word[1:]}" if word else "Not true as printed"
            lines.append((Span(f"{label} ({len(group)}): "), *_with_restatements(group, statements), Span(".")))
    failed = [claim for claim in results.claims if claim.checked and claim.verdict is Verdict.NOT_REPRODUCED]
    for label, also in (("Not reproduced as the text describes it", False), (_BUT, True)):
        if group := [claim for claim in failed if _reproduced_otherwise(claim) == also]:
            lines.append(_grouped(label, group))
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


_BUT = "Not reproduced as the text describes it, but reproduced otherwise, such as by the authors’ code"


def _with_restatements(group: Sequence[ClaimResult], statements: Sequence[ClaimResult]) -> Iterator[Span]:
    for number, claim in enumerate(group):
        if number:
            yield Span(", ")
        yield Span(summary.name(claim), claim.id)
        if again := [other for other in statements if other.restates == claim.id]:
            yield from (Span(" (repeated in "), *_linked(again), Span(")"))


def _reproduced_otherwise(claim: ClaimResult) -> bool:
    """Whether the runs of another interpretation of the experiment, such as the authors' code, reproduced it."""
    return any(reading.verdict is Verdict.REPRODUCED for reading in claim.readings[1:])


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


CHECKED = (Kind.FORMAL, Kind.CERTIFIED, Kind.EXHAUSTIVE)  # a second program has accepted the evidence
HIGH, MEDIUM = 0.9, 0.5  # the machine-checked share of the verdicts


def _confidence(results: Results, judged: Sequence[ClaimResult]) -> Block | None:
    """One phrase: how much of what is decided is machine-checked."""
    printed = [c for c in judged if c.kind == "theorem" and not summary.ours(c) and c.verdict is not Verdict.OPEN]
    if not printed:
        return None
    checked = [claim for claim in printed if claim.evidence in CHECKED]
    main = [claim for claim in _main(results) if claim.verdict is not Verdict.OPEN and claim.kind == "theorem"]
    all_main = bool(main) and all(claim in checked for claim in main)
    share = len(checked) / len(printed)
    word = "high" if share >= HIGH and (all_main or not main) else "medium" if share >= MEDIUM else "low"
    counts = Counter(claim.evidence for claim in checked)
    named = [f"{counts[kind]} {_BY[kind]}" for kind in CHECKED if counts[kind]]
    kinds = f" ({', '.join(named)})" if named else ""
    also = ", among them all on decided main results" if all_main else ""
    whole = f"{len(checked)} of {len(printed)} verdicts on the paper’s statements are machine-checked{kinds}{also}"
    return Block(CONFIDENCE, _plain(f"{word.capitalize()}: {whole}.", *_unfinished(results)))


def _unfinished(results: Results) -> list[str]:
    """The checks that did not finish, and those that were skipped."""
    lines = []
    if failed := sum(len(claim.failures) for claim in results.claims):
        lines.append(f"{failed} {'check' if failed == 1 else 'checks'} did not finish, which never confirms anything.")
    if skipped := sum(len(claim.skips) for claim in results.claims):
        lacks = sorted({text.partition(": ")[2] for claim in results.claims for text in claim.skips})
        were = "check was" if skipped == 1 else "checks were"
        lines.append(f"{skipped} {were} skipped because {' and '.join(lacks)} was not installed.")
    return lines


def evidence_lines(results: Results) -> list[Sentence]:
    """The evidence in numbers, for the section on how to check."""
    judged = [claim for claim in results.claims if claim.checked]
    mended = [claim.repair for claim in judged if claim.repair and claim.repair.verdict is Verdict.HOLDS]
    printed, own = [c for c in judged if not summary.ours(c)], [c for c in judged if summary.ours(c)]
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
    if runs := _experiments(judged):
        sentences.append(runs)
    return sentences


def _experiments(judged: Sequence[ClaimResult]) -> Sentence | None:
    """What our runs made of the experiments and questions, by their own words."""
    words = (Verdict.REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.ANSWERED)
    counts = Counter(claim.verdict for claim in judged if claim.verdict in words)
    if not counts:
        return None
    parts = listing([f"{counts[word]} {summary.counted_verdict(word, counts[word])}" for word in words if counts[word]])
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
    line += [Span("The last section", "#reproduce"), Span(" has the commands and the evidence in numbers.")]
    done = summary.coverage(results)
    steps = f"{done.steps} of {done.steps_of} proof steps"
    covered = f"Coverage: {done.claims} of {done.claims_of} claims and {steps} were checked."
    return Block("Where to check", (tuple(line), (Span(covered),)), aside=True)
