"""The first screen: what a programme-committee chair needs, a labelled sentence a line, all of it computed."""

from __future__ import annotations

from verify.records import Verdict
from verify.report import constants, errors, story
from verify.report.text import listing
from verify.results.schema import ClaimResult, Results

__all__ = ["executive"]

Line = tuple[str, str]  # label, text


def executive(results: Results) -> list[Line]:
    """The outcome first, then what is wrong, what stands all the same, what mends it, and what is not known."""
    sentences = story.outcome(results)
    opening = 2 if sentences[0].startswith("Not an audit") else 1  # a warning of replaced quantities comes first
    labels = ("Outcome.",) if opening == 1 else ("Warning.", "Outcome.")
    lines = list(zip(labels, sentences[:opening], strict=True))
    lines += [("Source.", results.source)] if results.source else []
    lines += _worst(results)
    lines += [(_label(text), text) for text in sentences[opening:]]
    position = next((i for i, (label, _) in enumerate(lines) if label == "Coverage."), len(lines))
    lines[position:position] = _constants(results)
    return [(label, text.removeprefix(f"{label[:-1]}: ")) for label, text in lines]


_LABELS = (
    ("The statement stands although", "Broken arguments."), ("A repair", "Repairs."), ("No repair", "Without repair."),
    ("Of the claims that stand, resting", "Marked †."), ("Refuted for other", "True here."), ("Evidence", "Evidence."),
    ("Coverage", "Coverage."),
)


def _label(text: str) -> str:
    return next((label for start, label in _LABELS if text.startswith(start)), "Note.")


def _main(results: Results) -> list[Line]:
    """What became of each main result, and what is true instead: a sentence each."""
    claims = {claim.id: claim for claim in results.claims if claim.checked}
    return [(f"{claims[key].title}.", _became(claims[key])) for key in results.main if key in claims]


def _became(claim: ClaimResult) -> str:
    verdict = f"{story.said(claim)}{story.by_class(claim.evidence)}"
    text = f"{verdict}, `{claim.id}`. {story.first_sentence(claim.summary)}"
    if claim.verdict is Verdict.HOLDS or not claim.repair or claim.repair.verdict is not Verdict.HOLDS:
        return text
    return f"{text} True instead ({claim.repair.evidence}): {story.first_sentence(claim.repair.text)}"


def _worst(results: Results) -> list[Line]:
    """The main results; without any, up to three errors that most rests on."""
    found = errors.found(results)
    if main := _main(results):
        return [*main, ("In all.", _count(found))] if found else main
    heavy = [error for error in found if error.weight or error.step is None] or found
    lines = []
    for number, error in enumerate(heavy[:3]):
        label = "The error on which most rests." if not number else "Next."
        text = f"`{error.id}` ({error.verdict}, {error.evidence}; {errors.weight(error)}). "
        lines.append((label, text + story.first_sentence(error.summary)))
    left = len(found) - len(lines)
    if left > 0:
        lines.append(("In all.", _count(found)))
    return lines


def _count(found: list[errors.Error]) -> str:
    refuted = sum(error.verdict is Verdict.REFUTED for error in found)
    noun = "error" if len(found) == 1 else "errors"
    return f"{len(found)} {noun} found, {refuted} refuted by a certificate or an argument."


def _constants(results: Results) -> list[Line]:
    """The upper bound that gives most away, where the claim stands."""
    standing = [claim for claim in results.claims if claim.checked and claim.verdict is Verdict.HOLDS]
    loosest = constants.loosest(standing)
    if not loosest:
        return []
    said = [_loose(claim, item) for claim, item in loosest[:3]]
    return [("Loose constants.", f"Of the claims that stand, printed above the best certified value: {listing(said)}.")]


def _loose(claim: ClaimResult, item: constants.ConstantResult) -> str:
    return f"`{claim.id}` ({item.name}), by a factor of {constants.ratio(item)} at {constants.at(item)}"
