"""The first screen: what the paper claims, what became of it, what holds, what replaces it, how sure, where to check.

Sentences with links, for any paper: the words about the paper are its data (``plain.toml``), the words of judgement are
computed from the results.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from verify.records import Kind, Verdict
from verify.report import errors, story
from verify.report.belonging import introduced
from verify.report.text import listing
from verify.results.schema import BY_HAND, ClaimResult, Results

if TYPE_CHECKING:
    from verify.battery import BatteryResults

__all__ = ["Block", "Span", "opening", "outcome", "text_of", "without_links", "wrong"]


class Span(NamedTuple):
    """Words, and where they lead: an id, ``#section``, ``@page``, ``!file``, or nowhere."""

    text: str
    to: str = ""
    tone: str = ""  # the verdict that the words tell


MOST_READING = 120  # characters of another reading that is told here
FEW = 3  # errors that need no "in all"
LONG_FINDING = 200  # characters
Sentence = tuple[Span, ...]


class Block(NamedTuple):
    label: str
    lines: tuple[Sentence, ...]
    listed: bool = False  # a list, a line an item
    aside: bool = False  # beside the main results, where there is room


def opening(results: Results, tried: BatteryResults | None = None) -> list[Block]:
    """The blocks of the first screen, in the order of a reader's questions."""
    judged = [claim for claim in results.claims if claim.checked]
    blocks = [
        *_warnings(results),
        _claimed(results),
        _became(results),
        wrong(results, _main(results)),
        _holds(judged),
        _instead(judged),
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


def _became(results: Results) -> Block | None:
    """A line a main result; without any, the errors that most rests on."""
    if main := _main(results):
        return Block("What became of its main results", tuple(_fate(results, claim) for claim in main), listed=True)
    found = errors.found(results)
    heavy = [error for error in found if error.weight or error.step is None][:3]
    if not heavy:
        return Block("Outcome", _plain(outcome(results)))
    lines = [(Span(outcome(results)),), *(_heavy(error) for error in heavy)]
    return Block("Outcome", tuple(lines), listed=True)


def _heavy(error: errors.Error) -> Sentence:
    return (
        Span(error.id, error.id),
        Span(
            f" is {error.verdict}{story.by_class(error)}; {errors.weight(error)}. {story.first_sentence(error.summary)}"
        ),
    )


def _fate(results: Results, claim: ClaimResult) -> Sentence:
    """What it claims, its verdict, why, and what is true instead."""
    said = claim.plain or f"{claim.title}."
    why = _briefly(story.first_sentence(claim.summary))
    verdict = Span(f"It {story.verdict_words(claim)}", claim.id, str(claim.verdict))
    spans = [
        Span(story.name(claim), claim.id),
        Span(f". {said} "),
        verdict,
        Span(f": {_lowered(why)}{_read_otherwise(claim)}"),
    ]
    if (repair := claim.repair) is not None and claim.verdict is not Verdict.HOLDS and repair.verdict is Verdict.HOLDS:
        words = _lowered(repair.plain or story.opening(repair.text))
        spans.append(Span(f" {introduced(results, claim, 'Instead')}{story.by_class(repair)}: {words}"))
    return tuple(spans)


def _briefly(sentence: str) -> str:
    """A long finding without the point that it is shown at, which stands on the claim's page."""
    head, cut, _ = sentence.partition(": at n = ")
    return f"{head}." if cut and len(sentence) > LONG_FINDING else sentence


def _read_otherwise(claim: ClaimResult) -> str:
    """Another reading of a statement that fails, and fails too: the last one, for readings go from strict to kind."""
    fail = [r for r in claim.readings[1:] if r.verdict is Verdict.REFUTED and len(r.text) <= MOST_READING]
    if claim.verdict not in story.FAILS or not fail:
        return ""
    text = _lowered(" ".join(fail[-1].text.split()).rstrip("."))
    return f" Refuted as well{story.by_class(fail[-1])} if this is meant: {text}."


def _lowered(sentence: str) -> str:
    """After a colon; a verdict's own word is not said twice."""
    head, colon, rest = sentence.partition(": ")
    text = rest if colon and head.lower() in {str(word) for word in Verdict} else sentence
    return text[:1].lower() + text[1:] if text[1:2].islower() or text[1:2] == " " else text


def outcome(results: Results) -> str:
    """How many statements of the paper have which verdict, in a sentence."""
    judged = [claim for claim in results.claims if claim.checked and not story.ours(claim)]
    if not judged:
        return "No claim was judged."
    parts = [f"{number} {story.counted_verdict(word, number)}" for word, number in story.tally(results)]
    foreign = sum(not claim.applicable for claim in judged)
    more = f" ({foreign} of them {'does' if foreign == 1 else 'do'} not apply to this model)" if foreign else ""
    noun = "statement" if len(judged) == 1 else "statements"
    return f"Of {len(judged)} judged {noun} {listing(parts)}{more}."


# -------------------------------------------------------------------------- what holds, what does not


def _holds(judged: Sequence[ClaimResult]) -> Block | None:
    standing = [c for c in judged if c.verdict is Verdict.HOLDS and c.kind == "theorem" and not story.ours(c)]
    if not standing:
        return Block("What holds", _plain("None of the statements holds as it stands."), aside=True) if judged else None
    verb = " holds as stated" if len(standing) == 1 else " hold as stated"
    lines: list[Sentence] = [(*_linked(standing), Span(f"{verb}."))]
    if broken := [claim for claim in standing if claim.proof.verdict in story.FAILS]:
        lines.append((Span("The printed argument does not go through for "), *_linked(broken), Span(".")))
    if marked := [claim for claim in standing if claim.rests_on]:
        lines.append((Span("Resting on something that does not stand: "), *_linked(marked), Span(".")))
    here = [
        c
        for c in judged
        if c.verdict is Verdict.REFUTED and any(r.id == story.HERE and r.verdict is Verdict.HOLDS for r in c.readings)
    ]
    if here:
        lines.append(
            (Span("Refuted for other parameters, and true at the sizes of this model: "), *_linked(here), Span("."))
        )
    return Block("What holds", tuple(lines), aside=True)


def wrong(results: Results, apart: Sequence[ClaimResult] = ()) -> Block | None:
    """What does not stand; ``apart``: claims that another block tells of."""
    found = errors.found(results)
    if not found:
        return None
    statements = [error.claim for error in found if error.step is None and error.claim.kind == "theorem"]
    others = [claim for claim in statements if claim not in apart]
    steps = sum(error.step is not None for error in found)
    lines: list[Sentence] = []
    if others:
        which = "Other statements" if len(others) < len(statements) else "Statements"
        lines.append((Span(f"{which} that do not hold as printed: "), *_linked(others), Span(".")))
    if missed := [c for c in results.claims if c.checked and c.verdict is Verdict.NOT_REPRODUCED]:
        lines.append((Span("Not reproduced by our runs: "), *_linked(missed), Span(".")))
    count = "One error was" if len(found) == 1 else f"{len(found)} errors were"
    count = count if len(found) <= FEW else f"In all {count}"
    lines.append(
        (Span(f"{count} found, {len(found) - steps} in statements and {steps} in steps of printed arguments."),)
    )
    lines.append((Span("Errors that matter", "#errors"), Span(" · "), Span("All errors", "@errors")))
    return Block("What is wrong", tuple(lines), aside=True)


def _instead(judged: Sequence[ClaimResult]) -> Block | None:
    fallen = [c for c in judged if c.verdict in story.FAILS and c.kind == "theorem"]
    if not fallen:
        return None
    mended = [c for c in fallen if c.repair and c.repair.verdict is Verdict.HOLDS]
    missing = [c for c in fallen if c not in mended]
    lines: list[Sentence] = []
    if mended and len(fallen) == 1:
        lines.append((Span("The statement that fails has a corrected one that holds, on its own page."),))
    elif mended:
        count = "All" if not missing else f"{len(mended)} of the {len(fallen)}"
        lines.append((Span(f"{count} statements that fail have a corrected one that holds, on their own pages."),))
    if missing:
        lines.append((Span("No correction that holds is known for "), *_linked(missing), Span(".")))
    if more := [c for c in judged if story.ours(c) and c.verdict is Verdict.HOLDS]:
        lines.append((Span("Proved in their place: "), *_linked(more), Span(".")))
    return Block("What replaces it", tuple(lines), aside=True)


# ------------------------------------------------------------------------------------------- how sure

_BY = {
    Kind.FORMAL: "by theorems that the kernel of Coq accepted (formal)",
    Kind.DERIVED: "by derivations recomputed for all sizes (derived)",
    Kind.CERTIFIED: "by certificates that a second program re-derives (certified)",
    Kind.EXHAUSTIVE: "by complete enumeration (exhaustive)",
    Kind.ARGUED: "by an argument partly in words that no program checks (argued)",
    Kind.NUMERIC: "in numbers at chosen points",
    Kind.EMPIRICAL: "by counted training runs",
    Kind.NONE: "without evidence",
}


def _sure(results: Results, tried: BatteryResults | None) -> Block | None:
    judged = [claim for claim in results.claims if claim.checked]
    mended = [claim.repair for claim in judged if claim.repair and claim.repair.verdict is Verdict.HOLDS]
    printed, own = [c for c in judged if not story.ours(c)], [c for c in judged if story.ours(c)]
    counted = (
        ("statement is refuted", "statements are refuted", _with(printed, Verdict.REFUTED)),
        ("statement holds", "statements hold", _with(printed, Verdict.HOLDS)),
        ("corrected statement holds", "corrected or sharpened statements hold", mended),
        ("statement of our own holds", "statements of our own hold", _with(own, Verdict.HOLDS)),
    )
    told: set[Kind] = set()  # a class is explained where it is met first
    lines = [
        f"{len(found)} {one if len(found) == 1 else many}: {_classes(found, told)}."
        for one, many, found in counted
        if found
    ]
    if undecided := sum(claim.verdict is Verdict.OPEN for claim in results.claims):
        lines.append(f"{undecided} {'claim is' if undecided == 1 else 'claims are'} not decided (open).")
    sentences: list[Sentence] = list(_plain(*lines))
    if tried is not None:
        total = tried.total
        sentences.append(
            (
                Span("Tried on formulas whose truth is known ("),
                Span("planted errors", "@planted"),
                Span(
                    f"): of {total('false')} false ones {total('killed')} were refuted and {total('wrong')} said to "
                    f"hold, of {total('true')} true ones {total('kept')} were found to hold and "
                    f"{total('false_alarms')} refuted; the others were left open."
                ),
            )
        )
    if runs := _experiments(judged):
        sentences.append(runs)
    failed = sum(len(claim.failures) for claim in results.claims)
    if failed:
        sentences.extend(
            _plain(f"{failed} {'check' if failed == 1 else 'checks'} did not finish, and never counts as a yes.")
        )
    if skipped := sum(len(claim.skips) for claim in results.claims):
        lacks = sorted({text.partition(": ")[2] for claim in results.claims for text in claim.skips})
        were = "check was" if skipped == 1 else "checks were"
        sentences.extend(_plain(f"{skipped} {were} skipped because {' and '.join(lacks)} was not installed."))
    return Block("How sure", tuple(sentences), aside=True) if sentences else None


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


def _classes(judged: Sequence[Any], told: set[Kind]) -> str:
    counts = Counter(item.evidence for item in judged)
    by_hand = sum(item.stated == BY_HAND for item in judged)
    also = {Kind.FORMAL: f", {by_hand} of them stated by hand" if by_hand else ""}
    parts = [
        f"{counts[kind]} {kind if kind in told else _BY[kind]}{also.get(kind, '')}" for kind in Kind if counts[kind]
    ]
    told.update(counts)
    return listing(parts)


def _check(results: Results) -> Block:
    files = {name for claim in results.claims for name in claim.certificates}
    many = f"{len(files)} certificates" if len(files) != 1 else "one certificate"
    line: list[Span] = [
        Span("Each claim has "),
        Span("a page", "#verdicts"),
        Span(" with its statement, counterexample, steps, correction and the commands that repeat it. "),
    ]
    if files:
        line += [
            Span(
                f"{many} lie beside this report; `verify check certificates` re-derives them without the code "
                "that found them. "
            )
        ]
    line += [Span("The whole audit is repeated as "), Span("the last section", "#reproduce"), Span(" says.")]
    done = story.coverage(results)
    covered = (
        f"Checked were {done.claims} of {done.claims_of} claims and {done.steps} of {done.steps_of} steps "
        "of printed arguments."
    )
    return Block("Where to check", (tuple(line), (Span(covered),)), aside=True)
