"""A larger run beside the report: its numbers are told, compared, and part of no verdict."""

from __future__ import annotations

import msgspec
import pytest

from tests.verify.report.samples import claim, lay_out
from verify.errors import BadInput
from verify.records import Count, Kind, Verdict
from verify.report import larger_profile, write_report
from verify.results.schema import ConstantResult, ReadingResult, Results

replace = msgspec.structs.replace
HOSTILE = "<script>alert(1)</script> | x"


def audit(profile: str, counts: tuple[Count, ...], upper: str, answer: str = "Yes.") -> Results:
    reading = ReadingResult(
        id="literal",
        text="It is learned.",
        verdict=Verdict.ANSWERED,
        evidence=Kind.EMPIRICAL,
        summary="counted",
        answer=answer,
        counts=counts,
    )
    constant = ConstantResult(
        name="constant", at={"n": 8}, paper="3", best_lower="1", best_upper=upper, ratio="2", evidence=Kind.CERTIFIED
    )
    asked = claim("open-1", Verdict.ANSWERED, readings=(reading,), kind="question", answer=answer)
    return Results(
        paper="han2025",
        title="T",
        profile=profile,
        seconds=1.0,
        model={"n": 8},
        environment={"code": "abc", "python": "3.11"},
        claims=(asked, claim("lemma-1", Verdict.HOLDS, constants=(constant,))),
    )


SMALL = audit("standard", (Count(5, 10, "a"), Count(9, 10, HOSTILE)), "2")
LARGE = audit("thorough", (Count(480, 1000, "a"), Count(100, 1000, HOSTILE), Count(1, 5, "only here")), "3/2")


def rows(found):
    return [(row.name, row.agree) for row in found]


def test_counts_agree_where_their_exact_intervals_overlap():
    assert rows(larger_profile.runs(SMALL, LARGE)) == [("a", "yes"), (HOSTILE, "NO"), ("only here", "—")]
    first = next(larger_profile.runs(SMALL, LARGE))
    assert first.old.startswith("5 of 10 (18.7 to 81.3 %)")  # by a table of exact intervals


def test_cells_of_one_name_are_compared_in_their_order_and_not_at_all_if_one_is_missing():
    small = audit("standard", (Count(0, 40), Count(40, 40), Count(3, 9, "a")), "2")
    large = audit("thorough", (Count(0, 400), Count(398, 400), Count(30, 90, "a")), "2")
    assert rows(larger_profile.runs(small, large)) == [("(1)", "yes"), ("(2)", "yes"), ("a", "yes")]
    assert [row.old[:8] for row in larger_profile.runs(small, large)] == ["0 of 40 ", "40 of 40", "3 of 9 ("]
    swapped = audit("thorough", (Count(398, 400), Count(0, 400)), "2")
    assert rows(larger_profile.runs(small, swapped)) == [("(1)", "NO"), ("(2)", "NO")]
    fewer = audit("thorough", (Count(398, 400),), "2")
    assert rows(larger_profile.runs(small, fewer)) == [("", "—")]


def test_enclosures_agree_where_they_overlap_and_the_same_ends_are_not_told():
    assert rows(larger_profile.enclosed(SMALL, LARGE)) == [("n = 8", "yes")]
    assert rows(larger_profile.enclosed(SMALL, audit("thorough", (), "2"))) == []
    below = replace(LARGE.claims[1].constants[0], best_lower="2.5", best_upper="3")
    apart = replace(LARGE, claims=(replace(LARGE.claims[1], constants=(below,)),))
    assert rows(larger_profile.enclosed(SMALL, apart)) == [("n = 8", "NO")]


def test_another_answer_is_told():
    assert not list(larger_profile.words(SMALL, LARGE))
    other = audit("thorough", (), "2", answer="No.")
    assert [(row.old, row.new) for row in larger_profile.words(SMALL, other)] == [
        ("answered empirically: Yes.", "answered empirically: No.")
    ]
    assert "1 verdicts or answers differ" in larger_profile.lead(SMALL, other)


def test_the_report_has_a_page_of_it_and_no_verdict_from_it(tmp_path):
    run, report = lay_out(tmp_path / "run", LARGE), lay_out(tmp_path / "report", SMALL)
    write_report(report)
    before = (report / "report.md").read_text()
    larger_profile.keep(run, report, SMALL)
    write_report(report)
    after = (report / "report.md").read_text()
    assert larger_profile.TITLE in after
    begin = after.index(f"## {larger_profile.TITLE}")
    assert after[:begin] + after[after.index('<a id="reproduce">', begin) :] == before
    page = (report / "thorough.html").read_text()
    assert "480 of 1000" in page
    assert "<script>alert(1)" not in page + (report / "report.md").read_text()
    kept = larger_profile.read(report, SMALL)
    assert kept is not None
    assert kept.environment == {"code": "abc"}
    (report / larger_profile.FILE).unlink()
    write_report(report)
    assert not (report / "thorough.html").exists()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"paper": "else2020"}, "about else2020"),
        ({"model": {"n": 9}}, "another model"),
        ({"profile": "standard"}, "profile standard"),
        ({"environment": {"partial": "interrupted: 4 of 5 jobs finished"}}, "4 of 5 jobs"),
        ({"claims": (claim("lemma-1", Verdict.HOLDS, replaced=("constant",)),)}, "--set"),
    ],
)
def test_what_does_not_belong_there_is_refused_and_not_shown(tmp_path, change, words):
    run, report = lay_out(tmp_path / "run", replace(LARGE, **change)), lay_out(tmp_path / "report", SMALL)
    with pytest.raises(BadInput, match=words):
        larger_profile.keep(run, report, SMALL)
    assert not (report / larger_profile.FILE).exists()
    (report / larger_profile.FILE).write_bytes((run / "results.json").read_bytes())
    assert larger_profile.read(report, SMALL) is None
