"""The list of errors: main results first, one slip once, nothing that the paper does not print."""

from __future__ import annotations

import msgspec

from tests.verify.report.samples import claim, sample, step
from verify.records import Kind, Verdict
from verify.report import errors, front_page
from verify.results.schema import RepairResult, Results


def results(*claims, main=()) -> Results:
    return msgspec.structs.replace(sample(), claims=claims, main=main)


def test_main_results_come_first_then_what_they_fall_with_then_the_rest():
    found = errors.found(
        results(
            claim("a", Verdict.REFUTED),
            claim("b", Verdict.REFUTED),
            claim("c", Verdict.HOLDS, rests_on=("a",)),
            claim("d", Verdict.HOLDS, rests_on=("a",)),
            claim("main", Verdict.REFUTED, rests_on=("b",)),
            main=("main",),
        )
    )
    assert [error.id for error in found] == ["main", "b", "a"]


def test_one_slip_in_several_places_is_one_error_with_its_places():
    one = step("a.one", Verdict.REFUTED, slip="sign")
    two = step("b.two", Verdict.REFUTED, slip="sign", rests_on=("a.one",))
    other = step("b.other", Verdict.REFUTED)
    found = errors.found(results(claim("a", Verdict.HOLDS, (one,)), claim("b", Verdict.HOLDS, (two, other))))
    assert [(error.id, error.places) for error in found] == [("a.one", ("b.two",)), ("b.other", ())]
    assert found[0].weight == 0  # the other place does not rest on it: it is the same slip


def test_a_step_of_ours_is_no_error_of_the_paper():
    found = errors.found(results(claim("a", Verdict.HOLDS, (step("a.ours", Verdict.REFUTED, ours=True),))))
    assert found == []


def test_the_report_says_how_much_stands_on_each_class():
    mended = RepairResult(text="x", verdict=Verdict.HOLDS, evidence=Kind.FORMAL)
    steps = (step("a.one", evidence=Kind.DERIVED), step("a.two"), step("a.three", Verdict.REFUTED))
    found = results(claim("a", Verdict.REFUTED, steps, repair=mended))
    told = " ".join("".join(span.text for span in line) for line in front_page.evidence_lines(found))
    assert told == "1 statement is false: 1 by certificate. 1 corrected or sharper statement is true: 1 by Coq proof."


def test_the_first_screen_tells_what_became_of_each_main_result_and_what_is_true_instead():
    mended = RepairResult(text="Half of it holds. More.", verdict=Verdict.HOLDS, evidence=Kind.FORMAL)
    great = claim("main", Verdict.REFUTED, repair=mended, title="A great theorem", where="Theorem 4.2")
    found = results(great, main=("main",))
    [row] = front_page.main_rows(found)
    assert row.claim is great
    assert row.intended == row.literal == "✗ false (certificate)"
    assert row.reason == "Finding about main."
    assert row.instead == "Half of it holds. (corrected statement; Coq proof)"
    told = {b.label: front_page.text_of(b) for b in front_page.opening(found)}
    assert told["Verdict"].startswith(
        "Theorem 4.2 is false as stated. Of the paper’s 1 statement, 1 is false as stated."
    )
    assert told["Verdict"].endswith("The false statement has a corrected version that is shown to be true.")
