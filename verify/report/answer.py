"""What a run found, in a few lines: the verdict, the counterexample, what is true here, where to read on.

All of it is in the results already; nothing is judged here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from verify import terms
from verify.records import Verdict
from verify.report import summary
from verify.report.certificate_assignment import of_the_papers_model
from verify.report.introduction import COUNTEREXAMPLE, leads, reason
from verify.report.unicode_math import plain, shortened, wrapped
from verify.report.witness import in_words, shown_point, witness
from verify.results.schema import ClaimResult, ReadingResult, RepairResult, Results, StepResult

__all__ = ["answer", "explanation", "first_answer", "found", "overview", "tally"]

WIDTH = 110
STATEMENT = 900  # characters of a statement in an overview
MANY = 12  # claims of a paper of which every refuted one is named, a line each
UNREAD = "its formula cannot be read: "  # as the audit says it (verify.verdicts.proof_support)
FEW = 3  # claims that are answered one by one; a longer run gets its tally and its main results


def tally(results: Results) -> str:
    """How many claims have which verdict, in one line."""
    counts = Counter(_word(claim) for claim in results.claims if claim.checked)
    unchecked = sum(not claim.checked for claim in results.claims)
    failures = sum(len(claim.failures) for claim in results.claims)
    words = [f"{count} {word}" for word, count in sorted(counts.items())]
    words += [f"{unchecked} unchecked"] if unchecked else []
    words += [f"{failures} checks failed"] if failures else []
    return f"{results.paper}, profile {results.profile}: {', '.join(words)}"


def _word(claim: ClaimResult) -> str:
    return "not applicable" if not claim.applicable else "skipped" if claim.skipped else terms.VERDICTS[claim.verdict]


def answer(results: Results, directory: Path, asked: tuple[str, ...] = ()) -> str:
    """The lines with which a run ends; of the claims that were asked for, or of the main results."""
    wanted = asked or tuple(claim.id for claim in results.claims)
    chosen = [claim for claim in results.claims if claim.id in wanted and (claim.checked or claim.id in asked)]
    lines = [f"{tally(results)}; see {directory / 'results.json'}"]
    if len(chosen) > FEW:
        chosen, brief = _told_of_many(results, chosen), True
    else:
        brief = False
    for claim in chosen:
        lines += [_verdict_line(claim)] if brief else list(_claim_lines(results, claim, directory))
    lines += [*_failed(results, wanted), *_skipped(results, wanted), *_unread(results, wanted)]
    return "\n".join(lines)


def _skipped(results: Results, wanted: tuple[str, ...]) -> list[str]:
    """How many checks were skipped for want of which packages, in one line, or none."""
    from verify.run.environment import how_to_install

    lacks = [text.partition(": ")[2] for claim in results.claims if claim.id in wanted for text in claim.skips]
    if not lacks:
        return []
    names = sorted(set(lacks))
    who = "1 check needs" if len(lacks) == 1 else f"{len(lacks)} checks need"
    was = "was" if len(lacks) == 1 else "were"
    return [f"{who} {' or '.join(names)} and {was} skipped: {how_to_install(*names)}"]


def _failed(results: Results, wanted: tuple[str, ...]) -> list[str]:
    """Why checks failed, a line each; what failed for one reason in one line."""
    reasons: dict[str, list[str]] = {}
    for text in (text for claim in results.claims if claim.id in wanted for text in claim.failures):
        job, _, why = text.partition(": ")
        reasons.setdefault(why, []).append(job)
    lines = [
        f"failed: {', '.join(jobs[:FEW])}{f' and {len(jobs) - FEW} more' if len(jobs) > FEW else ''}: {why}"
        for why, jobs in reasons.items()
    ]
    left = [f"failed: for {len(lines) - MANY} more reasons; see results.json"] if len(lines) > MANY else []
    return lines[:MANY] + left


FIRST = "Verdict for your formula (other interpretations, proof steps and intervals follow):"


def first_answer(results: Results, addresses: tuple[str, ...], heading: str = FIRST) -> str:
    """What is decided already of a run with a formula put in; the rest of it goes on."""
    lines = [heading] if heading else []
    for claim in results.claims:
        rows: list[tuple[str, Any]] = [(claim.id, claim), (f"{claim.id}!repair", claim.repair)]
        rows += [(f"{claim.id}/{reading.id}", reading) for reading in claim.readings[1:]]
        for step in claim.steps:
            rows += [(step.id, step), *((f"{step.id}/{reading.id}", reading) for reading in step.readings)]
        for address, judged in (row for row in rows if row[0] in addresses):
            word = f"{summary.said(judged)}{summary.by_class(judged)}"
            name = terms.display_address(address)
            lines.append(wrapped(f"{name}: {word}. {summary.opening(judged.summary)}", WIDTH, "  "))
    return "\n".join(lines)


def _told_of_many(results: Results, chosen: list[ClaimResult]) -> list[ClaimResult]:
    """The main results and, in a paper of few claims, every refuted one."""
    few = len(chosen) <= MANY
    return [claim for claim in chosen if claim.id in results.main or (few and claim.verdict is Verdict.REFUTED)]


def _unread(results: Results, wanted: tuple[str, ...]) -> Iterator[str]:
    """A line for each formula that is none: a slip of its author, and no open question."""
    for claim in results.claims:
        first, *others = claim.readings or (None,)
        rows: list[tuple[str, Any]] = [(claim.id, first)]
        rows += [(f"{claim.id}/{reading.id}", reading) for reading in others if reading]
        for step in claim.steps:
            rows += [(step.id, step), *((f"{step.id}/{reading.id}", reading) for reading in step.readings)]
        rows.append((f"{claim.id}!repair", claim.repair))
        for address, said in rows:
            if said is not None and claim.id in wanted and UNREAD in said.summary:
                yield f"{address}: the formula cannot be read: {said.summary.partition(UNREAD)[2].rstrip('.')}"


def found(results: Results, directory: Path, asked: tuple[str, ...] = ()) -> dict[str, Any]:
    """The same as data: a record a claim."""
    chosen = [claim for claim in results.claims if claim.id in asked or not asked]
    return {
        "paper": results.paper,
        "profile": results.profile,
        "results": str(directory / "results.json"),
        "answer": answer(results, directory, asked),
        "claims": [_record(results, claim) for claim in chosen],
    }


def _record(results: Results, claim: ClaimResult) -> dict[str, Any]:
    here, repair = _here(claim), claim.repair
    literal = claim.readings[0] if claim.readings else None
    return {
        "id": claim.id,
        "verdict": str(claim.verdict),
        "evidence": str(claim.evidence),
        "stated": claim.stated,
        "checked": claim.checked,
        "summary": claim.summary,
        "argument": str(claim.proof.verdict) if claim.steps else None,
        "counterexample": literal.counterexample if literal else {},
        "replaced": {name: claim.quantities.get(name, "") for name in claim.replaced},
        "here": {"verdict": str(here.verdict), "summary": here.summary} if here else None,
        "instead": {
            "verdict": str(repair.verdict),
            "evidence": str(repair.evidence),
            "stated": repair.stated,
            "text": repair.text,
        }
        if repair and not _is_of_another(results, claim)
        else None,
        "rests_on": list(claim.rests_on),
        "failures": list(claim.failures),
        "skipped": list(claim.skips),
    }


def _verdict_line(claim: ClaimResult) -> str:
    word = f"{summary.said(claim)}{summary.by_class(claim)}"
    return f"{claim.id}: {word}. {plain(summary.first_sentence(claim.summary))}"


def _claim_lines(results: Results, claim: ClaimResult, directory: Path) -> Iterator[str]:
    swapped = [f"{name} = {claim.quantities.get(name, '?')}" for name in claim.replaced]
    given = f", with {', '.join(swapped)} in place of the printed formula" if swapped else ""
    yield f"{claim.id} ({plain(claim.title)}{given}): {summary.said(claim)}{summary.by_class(claim)}"
    yield wrapped(summary.opening(claim.summary), WIDTH, "  ")
    if claim.readings and shown_point(claim.readings[0]):
        yield wrapped(
            f"A counterexample: {_short(_witnessed(results.paper, claim.readings[0], directory))}", WIDTH, "  "
        )
    if here := _here(claim):
        yield wrapped(
            f"At the sizes of this model: {summary.said(here)}{summary.by_class(here)}. "
            f"{summary.first_sentence(here.summary)}",
            WIDTH,
            "  ",
        )
    if claim.repair is not None and any(name.startswith("repair.") for name in claim.replaced):
        word = f"{summary.said(claim.repair)}{summary.by_class(claim.repair)}"
        yield wrapped(
            f"The corrected statement with your formula: {word}. {summary.opening(claim.repair.summary)}", WIDTH, "  "
        )
    elif claim.repair is not None and claim.repair.verdict is Verdict.HOLDS and not _is_of_another(results, claim):
        yield wrapped(
            f"{summary.corrected(claim)}{summary.by_class(claim.repair)}: {summary.opening(claim.repair.text)}",
            WIDTH,
            "  ",
        )
    yield f"  Details: verify show {claim.id} {directory}"


def _short(text: str) -> str:
    """Long numbers rounded, and where the exact ones are."""
    found, changed = shortened(text)
    return f"{found} (≈: rounded; exact in results.json and in the certificate.)" if changed else found


def _is_of_another(results: Results, claim: ClaimResult) -> bool:
    """Whether the repair is about the paper's own model, and that is not the one of this run."""
    return f"{claim.id}!repair" in of_the_papers_model(results)


def _witnessed(paper: str, reading: ReadingResult, directory: Path | None) -> str:
    """The point, and what the two sides are there if its certificate is at hand."""
    from verify.report.attached import Attached

    where, lines = in_words(reading.counterexample), _by_hand(paper, reading, directory)
    found = witness(reading, Attached(directory)) if directory is not None else None
    if found is not None and found.left:
        return f"{where}: the left side is {found.left}, the right side {found.right}."
    return f"{where}: {lines[-1].strip()}." if lines else f"{where}."


def _here(claim: ClaimResult) -> ReadingResult | None:
    return next((reading for reading in claim.readings[1:] if reading.id == summary.HERE), None)


# ----------------------------------------------------------------------------------------------- the story


def explanation(
    results: Results,
    claim: ClaimResult,
    part: tuple[str, StepResult | ReadingResult | RepairResult] | None = None,
    directory: Path | None = None,
) -> str:
    """One claim, or one part of it with its address: the statement, its verdict, the reason, the true statement.

    Its counterexample is worked out if the certificates are in ``directory``.
    """
    if part is not None:
        return "\n".join([*_part_story(*part), *_by_hand(results.paper, part[1], directory, "    ")])
    blocks = [
        f"{claim.id}: {plain(claim.title)} ({results.paper}, {claim.where})",
        *(wrapped(f"{said.label}{summary.by_class(said)}: {said.text}", WIDTH) for said in leads(results, claim)),
        wrapped(claim.statement, WIDTH),
        wrapped(summary.headline(claim), WIDTH),
        *(wrapped(part, WIDTH) for part in [claim.summary] if part),
    ]
    if claim.readings and shown_point(claim.readings[0]):
        point = _witnessed(results.paper, claim.readings[0], directory)
        blocks.append(wrapped(f"A counterexample: {_short(point)}", WIDTH))
        blocks.append("\n".join(_by_hand(results.paper, claim.readings[0], directory)))
    blocks += _other_readings(claim)
    blocks += ["\n".join(_part_story(step.id, step)) for step in claim.steps if step.verdict in summary.FAILS]
    if claim.repair is not None:
        instead = summary.corrected(claim) + (" (for the paper's own model)" if _is_of_another(results, claim) else "")
        blocks.append(
            wrapped(
                f"{instead}, {summary.said(claim.repair)}{summary.by_class(claim.repair)}: {claim.repair.text}", WIDTH
            )
        )
    blocks += [wrapped(f"A check failed: {text}.", WIDTH) for text in claim.failures]
    blocks += [wrapped(f"{text}.", WIDTH) for text in _skipped(results, (claim.id,))]
    if claim.rests_on:
        blocks.append(wrapped(f"It depends on {', '.join(claim.rests_on)}, which are false or undecided.", WIDTH))
    if fallen := summary.fallen(results, claim):
        blocks.append(wrapped(f"Affected results: {', '.join(fallen)}.", WIDTH))
    if claim.certificates:
        blocks.append(wrapped(f"Certificates ({len(claim.certificates)}): {_to_check(claim, directory)}", WIDTH))
    return "\n\n".join(block for block in blocks if block.strip())


def overview(results: Results, claim: ClaimResult, directory: Path, run: str = "") -> str:
    """A claim in some 25 lines; ``run`` is the argument with which the results in ``directory`` were named, if any."""
    address = claim.id
    blocks = [
        f"{address}: {plain(claim.title)} ({results.paper}, {claim.where})\n\n{_both_verdicts(claim)}",
        wrapped(summary.opening(claim.statement, STATEMENT), WIDTH),
        wrapped(f"Reason: {_reason(results, claim)}", WIDTH),
        *_point(results, claim, directory),
    ]
    if claim.repair is not None and claim.repair.verdict is Verdict.HOLDS and not _is_of_another(results, claim):
        text = summary.opening(claim.repair.text, STATEMENT)
        blocks.append(wrapped(f"{summary.corrected(claim)}{summary.by_class(claim.repair)}: {text}", WIDTH))
    blocks += [wrapped(f"A check failed: {text}.", WIDTH) for text in claim.failures[:FEW]]
    blocks += [wrapped(f"{text}.", WIDTH) for text in _skipped(results, (address,))]
    blocks.append("\n".join([*_parts(claim), *_constants(claim)]))
    blocks.append(
        f"More: verify show {address}{f' {run}' if run else ''} --all (or --proof, --interpretations, --formula)"
    )
    return "\n\n".join(block for block in blocks if block.strip())


def _both_verdicts(claim: ClaimResult) -> str:
    """The verdicts on the statement as printed and as intended, and on the proof."""
    if not claim.checked:
        return "○ unchecked"
    intended = next((reading for reading in claim.readings[1:] if reading.id == claim.meant), None)
    severity = f"; {claim.severity}" if summary.severe(claim) else ""
    lines = [f"As printed:  {summary.said(claim)}{summary.by_class(claim)}{severity}"]
    if intended is not None:
        lines.append(
            wrapped(f"As intended: {summary.said(intended)}{summary.by_class(intended)}: {intended.text}", WIDTH)
        )
    return "\n".join([*lines, f"Proof:       {summary.proof_label(claim)}"])


def _reason(results: Results, claim: ClaimResult) -> str:
    return reason(results, claim) or summary.opening(claim.summary)


def _point(results: Results, claim: ClaimResult, directory: Path) -> list[str]:
    if said := next((said for said in leads(results, claim) if said.label == COUNTEREXAMPLE), None):
        return [wrapped(f"Counterexample: {said.text}", WIDTH)]
    if not claim.readings or not shown_point(claim.readings[0]):
        return []
    return [
        wrapped(f"Counterexample: {_short(_witnessed(results.paper, claim.readings[0], directory))}", WIDTH),
        "\n".join(_by_hand(results.paper, claim.readings[0], directory)),
    ]


def _parts(claim: ClaimResult) -> Iterator[str]:
    """The interpretations and the steps that are not true, by name."""
    if others := [f"{claim.id}/{reading.id} {summary.said(reading)}" for reading in claim.readings[1:]]:
        yield wrapped(f"Interpretations: {', '.join(others)}", WIDTH, keep="  ")
    if broken := [step.id for step in claim.steps if step.verdict in summary.FAILS]:
        yield wrapped(f"Invalid steps: {', '.join(broken)}", WIDTH, keep="  ")


def _constants(claim: ClaimResult) -> list[str]:
    if not claim.quantities:
        return []
    named = [f"{claim.id}.{name} = {text}" for name, text in claim.quantities.items()]
    return [wrapped(f"Constants (verify run {claim.id} --set NAME=EXPR): {'; '.join(named)}", WIDTH, keep="  ")]


def _to_check(claim: ClaimResult, directory: Path | None) -> str:
    """How to derive its certificates again; those of kept results do not come with the package."""
    first = claim.certificates[0]
    if directory is not None and not (directory / first).is_file():
        return f"not installed; `verify run {claim.id} --out mine` makes them, `verify check mine` verifies them"
    return f"verify check {directory / first if directory is not None else first} …"


def _by_hand(
    paper: str, judged: ReadingResult | StepResult | RepairResult, directory: Path | None, indent: str = ""
) -> list[str]:
    """The counterexample in lines that a person can follow."""
    from verify.report.attached import Attached

    if directory is None or witness(judged, Attached(directory)) is None:
        return []  # before the evaluator is loaded: kept results come without their certificates
    from verify.report.worked import notation_of, worked_out

    lines = worked_out(judged, Attached(directory), notation_of(paper))
    return [f"{indent}Worked out by hand:", *(f"{indent}  {plain(f'${line}$')}" for line in lines)] if lines else []


def _other_readings(claim: ClaimResult) -> list[str]:
    return [
        wrapped(
            f"Interpretation {reading.id}: {summary.said(reading)}{summary.by_class(reading)}. "
            f"{reading.text} {reading.summary}",
            WIDTH,
            "  ",
        )
        for reading in claim.readings[1:]
    ]


def _part_story(address: str, part: StepResult | ReadingResult | RepairResult) -> Iterator[str]:
    yield f"  {terms.display_address(address)}: {summary.said(part)}{summary.by_class(part)}"
    yield wrapped(part.text, WIDTH, "    ")
    if isinstance(part, StepResult):
        shown = (("printed: ", part.printed), ("yours:   ", part.put_in), ("derived: ", part.derived))
        yield from (wrapped(f"{lead}${text}$", WIDTH, "    ") for lead, text in shown if text)
    if point := shown_point(part):
        yield wrapped(f"counterexample: {_short(in_words(point))}", WIDTH, "    ")
    yield wrapped(part.summary, WIDTH, "    ")
