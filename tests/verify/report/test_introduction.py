"""The sentences that open a claim's section: said where the results bear them out, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.verify.report.samples import claim, sample
from verify.errors import BadInput
from verify.records import Count, Kind, Lead, Shown, Verdict
from verify.report import markdown, page
from verify.report.answer import explanation
from verify.report.attached import Attached
from verify.report.introduction import leads, numbered, paper_leads
from verify.results.schema import ConstantResult, ReadingResult, Results

NUMBER = ConstantResult(
    name="chance", at={"n": 8}, paper="none", best_lower="0.01231", best_upper="0.0944285", ratio="", bound="choice"
)
OPENING = Lead(
    label="How likely",
    text="At most {=most} and at least {=least}.",
    when={"lemma-1": "refuted", "thm-2/kind": "holds"},
    values={
        "most": Shown(claim="thm-2", constant="chance", side="upper", at={"n": 8}),
        "least": Shown(claim="thm-2", constant="chance", side="lower", at={"n": 8}),
    },
)
CLASSES = "Evidence: `lemma-1` Coq proof; `thm-2/kind` informal argument."


def _results(verdict: Verdict = Verdict.HOLDS, number: ConstantResult = NUMBER):
    kind = ReadingResult(id="kind", text="t", verdict=verdict, evidence=Kind.ARGUED, summary="s")
    literal = ReadingResult(id="literal", text="t", verdict=Verdict.HOLDS, evidence=Kind.FORMAL, summary="s")
    first = claim("lemma-1", Verdict.REFUTED, evidence=Kind.FORMAL, lead=(OPENING,))
    second = claim("thm-2", Verdict.HOLDS, readings=(literal, kind), constants=(number,))
    return msgspec.structs.replace(sample(), claims=(first, second))


def test_numbers_are_rounded_outwards_and_the_class_is_the_weakest() -> None:
    (said,) = leads(found := _results(), found.claims[0])
    assert (said.text, said.note) == ("At most 0.0945 and at least 0.0123.", CLASSES)
    assert said.evidence is Kind.ARGUED


def test_a_sentence_that_states_a_verdict_has_its_class() -> None:
    found = _results()
    for label, evidence in (("False", Kind.FORMAL), ("True", Kind.ARGUED), ("True instead", Kind.ARGUED)):
        lead = msgspec.structs.replace(OPENING, label=label)
        (said,) = leads(found, msgspec.structs.replace(found.claims[0], lead=(lead,)))
        assert said.evidence is evidence
        assert said.note == CLASSES


@pytest.mark.parametrize(
    ("low", "high", "words"),
    [("0.01231", "0.0944285", "at most 0.0945"), ("0", "0", "zero"), ("0.0", "1e-9", "at most 1e-9")],
)
def test_a_bound_is_said_in_words_and_nothing_is_zero(low: str, high: str, words: str) -> None:
    number = msgspec.structs.replace(NUMBER, best_lower=low, best_upper=high)
    shown = msgspec.structs.replace(OPENING.values["most"], side="at most")
    opening = msgspec.structs.replace(OPENING, text="With probability {=most}.", values={"most": shown})
    found = _results(number=number)
    claim_ = msgspec.structs.replace(found.claims[0], lead=(opening,))
    (said,) = leads(found, claim_)
    assert (said.text, said.note) == (f"With probability {words}.", CLASSES)


def test_a_sentence_on_statements_of_one_class_says_no_more_of_it() -> None:
    one = msgspec.structs.replace(OPENING, when={"lemma-1": "refuted", "thm-2/literal": "holds"})
    found = _results()
    (said,) = leads(found, msgspec.structs.replace(found.claims[0], lead=(one,)))
    assert (said.text, said.note) == ("At most 0.0945 and at least 0.0123.", "")
    assert said.evidence is Kind.CERTIFIED  # of the number that it shows


def test_another_verdict_or_a_lost_number_silences_the_sentence() -> None:
    lost = msgspec.structs.replace(NUMBER, best_upper="lost")
    elsewhere = msgspec.structs.replace(NUMBER, at={"n": 9})
    for found in (_results(Verdict.OPEN), _results(number=lost), _results(number=elsewhere)):
        assert leads(found, found.claims[0]) == []
    alone = msgspec.structs.replace(_results(), claims=_results().claims[:1])
    assert leads(alone, alone.claims[0]) == []


def test_terminal_and_pages_open_with_it(tmp_path: Path) -> None:
    found = msgspec.structs.replace(_results(), main=("lemma-1",))
    told = explanation(found, found.claims[0])
    assert told.index("How likely (informal argument): At most 0.0945") < told.index("For every")
    attached = Attached(tmp_path)
    assert "| At most 0.0945 and at least 0.0123." in markdown.pages(found, attached)["report.md"]
    assert "**How likely** (informal argument): At most 0.0945" in markdown.pages(found, attached)["claims/lemma-1.md"]
    assert (
        "<strong>How likely</strong> (informal argument): At most 0.0945"
        in page.pages(found, attached)["claims/lemma-1.html"]
    )


def test_a_place_without_a_number_is_refused() -> None:
    from verify.verdicts.claims import _lead

    count = msgspec.structs.replace(OPENING, text="{=runs} runs.", values={"runs": Shown(claim="open-1")})
    assert _lead("claim.toml", OPENING).text == OPENING.text
    assert _lead("claim.toml", count).text == count.text
    for wrong in (
        msgspec.structs.replace(OPENING, values={}),
        msgspec.structs.replace(OPENING, when={}),
        msgspec.structs.replace(OPENING, values=OPENING.values | {"third": OPENING.values["most"]}),
        msgspec.structs.replace(count, values={"runs": Shown(claim="open-1", side="lower")}),
    ):
        with pytest.raises(BadInput, match="do not fit"):
            _lead("claim.toml", wrong)


def _counted(*counts: Count) -> Results:
    """A report that opens with a count of the runs of the second claim."""
    opened = Lead(
        label="Starts",
        text="In {=runs} runs.",
        when={"thm-2/kind": "holds"},
        values={"runs": Shown(claim="thm-2/kind", cell="rate 1")},
    )
    found = _results()
    first, second = found.claims
    readings = (second.readings[0], msgspec.structs.replace(second.readings[1], counts=counts))
    claims = (first, msgspec.structs.replace(second, readings=readings))
    return msgspec.structs.replace(found, claims=claims, lead=(opened,))


def test_a_report_opens_with_a_count_of_runs() -> None:
    (said,) = paper_leads(_counted(Count(3, 8, "rate 1"), Count(0, 8, "rate 2")), "Starts")
    assert (said.text, said.evidence) == ("In 3 of 8 runs.", Kind.ARGUED)


def test_no_count_and_two_counts_of_one_name_silence_the_sentence() -> None:
    for counts in ((), (Count(3, 8, "rate 2"),), (Count(3, 8, "rate 1"), Count(4, 8, "rate 1"))):
        assert paper_leads(_counted(*counts), "Starts") == []


def test_a_replaced_formula_silences_what_opens_the_report() -> None:
    found = _counted(Count(3, 8, "rate 1"))
    replaced = msgspec.structs.replace(found.claims[0], replaced=("constant",))
    assert paper_leads(msgspec.structs.replace(found, claims=(replaced, found.claims[1])), "Starts") == []


def test_numbered_sentences_are_a_list() -> None:
    assert numbered("n = 1. (1) It is 0. (2) So f(2) is.") == ("n = 1.", ["It is 0.", "So f(2) is."])
    assert numbered("No list (see 1).") == ("No list (see 1).", [])
