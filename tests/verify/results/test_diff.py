"""``verify diff``: the order of verdicts, what is worse, and what explains it."""

from __future__ import annotations

import itertools
import re
from fractions import Fraction

import msgspec
import pytest

from verify.records import Kind, Verdict
from verify.report.diff_text import markdown, render
from verify.results import agree as tolerance
from verify.results.diff import ORDER, RANK, compare
from verify.results.schema import (
    ClaimResult,
    ConstantResult,
    ProofResult,
    ReadingResult,
    RepairResult,
    Results,
    StepResult,
)


def _claim(key: str = "c", verdict: Verdict = Verdict.HOLDS, **more) -> ClaimResult:
    return ClaimResult(
        id=key,
        title="",
        where="",
        statement="",
        depends_on=(),
        verdict=verdict,
        evidence=Kind.ARGUED,
        summary=f"{key} {verdict}",
        checked=True,
        **{"proof": ProofResult(verdict=Verdict.OPEN, summary=""), **more},
    )


def _results(*claims: ClaimResult, **more) -> Results:
    given = {
        "paper": "p",
        "title": "",
        "profile": "quick",
        "model": {"n": 8},
        "environment": {"code": "1"},
        "seconds": 0.0,
        **more,
    }
    return Results(claims=claims, **given)


@pytest.mark.parametrize(("old", "new"), list(itertools.product(Verdict, Verdict)))
def test_the_order_of_verdicts(old, new):
    order = [
        {Verdict.REFUTED},
        {Verdict.OPEN, Verdict.UNDERSPECIFIED, Verdict.NOT_REPRODUCED},
        {Verdict.LIMIT},
        {Verdict.VACUOUS},
        {Verdict.HOLDS, Verdict.REPRODUCED, Verdict.ANSWERED},
    ]
    place = {verdict: index for index, group in enumerate(order) for verdict in group}
    found = compare(_results(_claim(verdict=old)), _results(_claim(verdict=new)))
    assert found.worse == (place[new] < place[old])
    assert len(found.changes) == (old is not new)
    assert place == RANK
    if old is not new:  # a certified counterexample does not go away by itself
        up = "look" if old is Verdict.REFUTED else "changed" if place[new] == place[old] else "better"
        assert found.changes[0].effect == ("worse" if found.worse else up)


def _step(verdict: Verdict) -> StepResult:
    return StepResult(id="c.s", text="", verdict=verdict, evidence=Kind.ARGUED, summary="")


def _reading(verdict: Verdict) -> ReadingResult:
    return ReadingResult(id="kind", text="", verdict=verdict, evidence=Kind.ARGUED, summary="")


def _repair(verdict: Verdict) -> RepairResult:
    return RepairResult(text="", verdict=verdict, evidence=Kind.ARGUED)


@pytest.mark.parametrize(
    ("part", "key"),
    [
        (lambda verdict: {"steps": (_step(verdict),)}, "c.s"),
        (lambda verdict: {"readings": (_reading(verdict),)}, "c:kind"),
        (lambda verdict: {"repair": _repair(verdict)}, "c:repair"),
        (lambda verdict: {"proof": ProofResult(verdict=verdict, summary="")}, "c:proof"),
    ],
)
def test_every_part_that_is_judged_is_compared(part, key):
    old, new = _results(_claim(**part(Verdict.HOLDS))), _results(_claim(**part(Verdict.REFUTED)))
    found = compare(old, new)
    assert found.worse
    assert [(change.id, change.effect) for change in found.changes] == [(key, "worse")]
    back = compare(new, old)
    assert not back.worse
    assert [change.effect for change in back.changes] == ["look"]


def test_a_missing_claim_is_worse_and_a_new_one_is_not():
    both, one = _results(_claim("a"), _claim("b")), _results(_claim("a"))
    gone = compare(both, one)
    assert gone.worse
    assert ("b", "gone") in {(change.id, change.new) for change in gone.changes}
    assert not compare(one, both).worse


def test_equal_results_say_so():
    found = compare(_results(_claim()), _results(_claim()))
    assert found.changes == ()
    assert render(found) == ["Same paper, model, profile and code.", "No verdict and no constant changed."]


def _constant(low: str, high: str, **more) -> ClaimResult:
    given = {"name": "best", "at": {"n": 8}, "paper": "10", "ratio": "1", **more}
    return _claim(constants=(ConstantResult(best_lower=low, best_upper=high, **given),))


@pytest.mark.parametrize(
    ("old", "new", "changes", "worse"),
    [
        (("1", "2"), ("1.5", "3"), 0, False),  # they overlap
        (("1", "2"), ("2", "3"), 0, False),  # they touch
        (("1.0000000000000000000001", "2"), ("1", "1.0000000000000000000000"), 1, True),  # beyond a double
        (("1", "2"), ("2.1", "3"), 1, True),
        (("1/3", "1/2"), ("2/3", "3/4"), 1, True),
        (("", ""), ("", ""), 0, False),
        (("", ""), ("1", "2"), 1, False),  # not comparable: said, not counted
        (("1", "nan"), ("5", "6"), 1, False),
    ],
)
def test_constants_are_compared_by_overlap(old, new, changes, worse):
    found = compare(_results(_constant(*old)), _results(_constant(*new)))
    assert len(found.changes) == changes
    assert found.worse == worse


def test_disjoint_constants_of_two_models_are_no_contradiction():
    found = compare(_results(_constant("1", "2")), _results(_constant("3", "4"), model={"n": 8, "b": "0"}))
    assert [change.effect for change in found.changes] == ["changed"]
    assert not found.worse


def test_the_circumstances_are_named():
    old = _results(_claim())
    new = _results(
        _claim(quantities={"q": "n + 1"}, replaced=("q",)),
        profile="thorough",
        model={"n": 9},
        environment={"code": "2", "sympy": "1.14"},
    )
    assert compare(old, new).circumstances == (
        "profile: quick -> thorough",
        "model n: 8 -> 9",
        "--set c.q: absent -> n + 1",
        "environment code: 1 -> 2",
        "environment sympy: absent -> 1.14",
    )


def test_weaker_evidence_is_said_and_is_not_worse():
    old = _results(_claim())
    new = _results(msgspec.structs.replace(_claim(), evidence=Kind.NUMERIC))
    found = compare(old, new)
    assert [(item.what, item.old, item.new) for item in found.changes] == [("evidence", "argued", "numeric")]
    assert not found.worse


def test_the_worse_come_first():
    old = _results(_claim("a", Verdict.OPEN), _claim("b", Verdict.HOLDS))
    new = _results(_claim("a", Verdict.HOLDS), _claim("b", Verdict.REFUTED))
    lines = render(compare(old, new))
    assert lines[1] == "WORSE   b (claim): holds -> refuted"
    assert lines[-1] == "1 worse, 1 better"


# ---------------------------------------------------------------------------------------- the tolerance policy


@pytest.mark.parametrize(
    ("kind", "old", "new", "effect"),
    [
        (Kind.CERTIFIED, ("1", "2"), ("1.5", "3"), None),
        (Kind.CERTIFIED, ("1", "2"), ("2.01", "3"), "contradiction"),
        (Kind.ARGUED, ("1", "1"), ("1.000", "1"), None),  # the same number
        (Kind.ARGUED, ("1", "2"), ("1.5", "3"), "changed"),  # compatible, but a proof is exact
        (Kind.EXHAUSTIVE, ("7/8", "7/8"), ("6/8", "6/8"), "contradiction"),
        (Kind.ARGUED, ("0.333", "0.333"), ("0.3333333", "0.3333333"), None),  # printed to other digits
        (Kind.NUMERIC, ("1.617224", "1.617225"), ("1.617226", "1.617227"), None),  # within one unit of the last digit
        (Kind.ARGUED, ("0.333", "0.333"), ("0.335", "0.335"), "contradiction"),
        (Kind.NUMERIC, ("1.617224", "1.617225"), ("1.617229", "1.617230"), "look"),
        (Kind.EMPIRICAL, ("0.2", "0.6"), ("0.5", "0.9"), None),
        (Kind.EMPIRICAL, ("0.2", "0.6"), ("0.7", "0.9"), "look"),
    ],
)
def test_each_class_of_evidence_has_its_tolerance(kind, old, new, effect):
    one, two = (_results(_constant(*ends, evidence=kind)) for ends in (old, new))
    found = compare(one, two)
    assert [change.effect for change in found.changes] == ([effect] if effect else [])
    assert found.worse == (effect == "contradiction")
    other = compare(one, msgspec.structs.replace(two, model={"n": 9}))  # of another model: never a contradiction
    assert not other.worse


def test_enclosures_for_another_printed_quantity_do_not_contradict():
    one = _results(msgspec.structs.replace(_constant("1", "2"), quantities={"bound": "n"}))
    two = _results(msgspec.structs.replace(_constant("3", "4"), quantities={"bound": "n + 1"}))
    found = compare(one, two)
    assert [change.effect for change in found.changes] == ["changed"]
    assert found.changes[0].why == ("printed quantity bound: n -> n + 1",)


def test_slack_is_compared():
    one, two = (_results(_constant("1", "2", ratio=ratio)) for ratio in ("42.4", "21.0"))
    assert [(c.what, c.old, c.new) for c in compare(one, two).changes] == [("slack", "42.4", "21.0")]
    assert compare(one, _results(_constant("1", "2", ratio="42.5"))).changes == ()


def test_a_constant_at_other_points_is_one_line():
    one = _results(_constant("1", "2", at={"tau": "1/8"}))
    two = _results(_constant("1", "2", at={"tau": "1"}), model={"n": 8, "temperature": "1"})
    found = compare(one, two)
    assert [(c.what, c.old, c.new, c.effect) for c in found.changes] == [
        ("constant", "at tau = 1/8", "at tau = 1", "changed")
    ]


COUNT = "The heads took their bits in {} of {} (95 % interval {} to {} %)."


@pytest.mark.parametrize(
    ("kind", "old", "new", "agree"),
    [
        (Kind.ARGUED, "equal to 3", "equal to 4", False),
        (Kind.EXHAUSTIVE, "all 240 cases", "all 241 cases", False),
        (Kind.CERTIFIED, "at most 3.14159", "at most 3.2", True),
        (Kind.CERTIFIED, "at most 3.14159", "never", False),
        (Kind.NUMERIC, "about 1.234 at n = 8", "about 1.2345 at n = 8", True),
        (Kind.NUMERIC, "about 1.234 at n = 8", "about 1.237 at n = 8", False),
        (Kind.NUMERIC, "about 1.234 at n = 8", "about 1.234 at n = 9", False),  # a count is exact
        (Kind.EMPIRICAL, COUNT.format(2, 10, "2.5", "55.6"), COUNT.format(4, 10, "12.2", "73.8"), True),
        (Kind.EMPIRICAL, COUNT.format(0, 40, "0.0", "8.8"), COUNT.format(40, 40, "91.2", "100.0"), False),
        (Kind.EMPIRICAL, "most of them", "few of them", False),
    ],
)
def test_summaries_are_compared_by_class(kind, old, new, agree):
    assert tolerance.agree(kind, old, new) is agree
    assert tolerance.agree(kind, old, old)
    sides = [_results(msgspec.structs.replace(_claim(), evidence=kind, summary=text)) for text in (old, new)]
    found = compare(*sides)
    assert [change.what for change in found.changes] == ([] if agree else ["finding"])
    assert not found.worse  # only the verdict can be
    moved = kind is Kind.EMPIRICAL and "interval" in old and not agree
    assert all(change.effect == ("look" if moved else "changed") for change in found.changes)


@pytest.mark.parametrize("text", ["1e99999", "1" * 2000, "0x10", "nan", "inf", "", "1/0", "--1", "1e", "१", "1_000"])
def test_what_is_no_sane_number_is_text(text):
    assert tolerance.number(text) is None
    found = compare(_results(_constant(text, text)), _results(_constant("1", "2")))
    assert [change.effect for change in found.changes] == ["changed"]


def test_numbers_are_exact():
    assert tolerance.number("-1.50e-3") == (Fraction(-3, 2000), Fraction(1, 10**5))
    assert tolerance.number("7/8") == (Fraction(7, 8), 0)


# ----------------------------------------------------------------------------------------------- why, and where


def test_a_failed_check_and_a_smaller_profile_are_given_as_reasons():
    old = _results(_claim(), profile="standard")
    new = _results(_claim(verdict=Verdict.OPEN, failures=("c/check: time-out after 20 s",)))
    assert compare(old, new).changes[0].why == (
        "check failed: c/check: time-out after 20 s",
        "the profile quick may leave open what standard decides",
    )
    assert "        because: check failed: c/check: time-out after 20 s" in render(compare(old, new))


def test_a_reworded_statement_is_said():
    old, new = (_results(msgspec.structs.replace(_claim(), statement=text)) for text in ("x < 1", "x < 2"))
    assert [(c.what, c.old, c.new, c.effect) for c in compare(old, new).changes] == [
        ("wording", "x < 1", "x < 2", "changed")
    ]


def test_certificates_that_went_came_or_say_something_else():
    old = _results(_claim(certificates=("certificates/c.a.json", "certificates/c.b.json")))
    new = _results(_claim(certificates=("certificates/c.b.json", "certificates/c.d.json")))
    found = compare(old, new, old_says={"certificates/c.b.json": "1 > 0"}, new_says={"certificates/c.b.json": "2 > 0"})
    assert [(c.what, c.old, c.new) for c in found.changes] == [
        ("certificate", "c.a.json", "c.d.json"),
        ("certificate", "1 > 0", "2 > 0"),
    ]
    assert not found.worse


def test_what_is_not_applicable_to_another_model_is_to_be_looked_at_and_not_worse():
    silent = msgspec.structs.replace(_step(Verdict.OPEN), applicable=False, reason="it needs ReLU")
    open_proof = ProofResult(verdict=Verdict.OPEN, summary="")
    old = _results(_claim(steps=(_step(Verdict.HOLDS),), proof=ProofResult(verdict=Verdict.HOLDS, summary="")))
    judged = msgspec.structs.replace(
        _claim(verdict=Verdict.OPEN, steps=(silent,), proof=open_proof), applicable=False, reason="it needs ReLU"
    )
    other = compare(old, _results(judged, model={"n": 8, "activation": "gelu"}))
    assert [(c.id, c.new, c.effect) for c in other.changes] == [
        ("c", "not applicable", "look"),
        ("c.s", "not applicable", "look"),
        ("c:proof", "not applicable", "look"),
    ]
    assert other.changes[0].summary == "it needs ReLU"
    assert not other.worse
    assert compare(old, _results(judged)).worse  # on the same model a verdict was lost
    back = compare(_results(judged, model={"n": 9}), old)
    assert {c.effect for c in back.changes} == {"better"}
    plain = compare(_results(judged), _results(_claim(verdict=Verdict.OPEN, steps=(_step(Verdict.OPEN),))))
    assert {c.effect for c in plain.changes if c.what in ("claim", "step")} == {"changed"}


def test_the_literal_reading_is_not_told_twice():
    def side(verdict):
        literal = ReadingResult(id="literal", text="", verdict=verdict, evidence=Kind.ARGUED, summary=f"c {verdict}")
        return _results(_claim(verdict=verdict, readings=(literal,)))

    assert [c.id for c in compare(side(Verdict.HOLDS), side(Verdict.REFUTED)).changes] == ["c"]


HOSTILE = "<img src=x onerror=alert(1)> | [x](http://e.vil) @everyone `a` $b$ \x1b[31m\n# title"


def test_markdown_is_short_worst_first_and_inert():
    old = _results(*(_claim(f"c{i}") for i in range(200)), model={"n": HOSTILE})
    worse = [_claim(f"c{i}", Verdict.REFUTED if i == 77 else Verdict.OPEN, failures=(HOSTILE,)) for i in range(200)]
    text = markdown(compare(old, _results(*worse)), (HOSTILE, "new"))
    assert text.startswith("### Audit compared: Something is worse.\n")
    assert len(text) < 65_000  # what a comment may hold
    assert text.count("| **worse** | c") == 125
    for bad in ("<img", "http://", "@everyone", "`a`", "\x1b", "\n# title", "$b$"):
        assert bad not in text
    assert not re.search(r"(?<!\\)\]\(", text)
    assert "Nothing changed." in markdown(compare(old, old), ("a", "b"))


def test_terminal_lines_cannot_steer_the_terminal():
    old, new = _results(_claim("a" + HOSTILE)), _results(_claim("a" + HOSTILE, Verdict.REFUTED, failures=(HOSTILE,)))
    for line in render(compare(old, new)):
        assert line.isprintable()


def test_effects_have_an_order_and_changes_follow_it():
    old = _results(_constant("1", "2"), _claim("a"), _claim("b", Verdict.REFUTED), _claim("d", Verdict.OPEN))
    new = _results(_constant("3", "4"), _claim("a", Verdict.OPEN), _claim("b"), _claim("d"), _claim("e"))
    assert [change.effect for change in compare(old, new).changes] == [
        "contradiction",
        "worse",
        "look",
        "better",
        "new",
        "new",
    ]
    assert list(ORDER) == ["contradiction", "worse", "look", "better", "changed", "new"]


# --------------------------------------------------------------------------------------------- the command line


def _write(path, results):
    path.write_bytes(msgspec.json.encode(results))
    return path


def test_the_command_line(verify_command, tmp_path):
    old = _write(tmp_path / "old.json", _results(_claim()))
    new = _write(tmp_path / "new.json", _results(_claim(verdict=Verdict.REFUTED)))
    done = verify_command("diff", old, new, "--markdown")
    assert done.returncode == 1
    assert "| **worse** | c | claim | holds | refuted | c refuted |" in done.stdout
    assert verify_command("diff", new, old, "--json").returncode == 0  # to be looked at, not worse
    assert verify_command("diff", new, old, "--json", "--markdown").returncode == 2


def test_saying_of_certificates_is_read_beside_the_results(tmp_path):
    from verify.commands import checking

    results = _results(
        _claim(certificates=("certificates/a.json", "certificates/b.json", "../out.json", "certificates/none.json"))
    )
    (tmp_path / "run/certificates").mkdir(parents=True)
    (tmp_path / "out.json").write_text('{"says": "outside"}')
    (tmp_path / "run/certificates/a.json").write_text('{"says": "inside", "more": [1]}')
    (tmp_path / "run/certificates/b.json").write_text('{"says": ' + "[" * 100000)
    assert checking._said(results, tmp_path / "run") == {"certificates/a.json": "inside"}


def test_results_of_schema_1_are_read_and_their_proofs_are_arguments():
    import msgspec

    from verify.results.schema import decode

    old = msgspec.json.decode(msgspec.json.encode(_results(_claim())))
    old["schema"] = 1
    old["claims"][0]["evidence"] = "proof"
    read = decode(msgspec.json.encode(old))
    assert (read.schema, read.claims[0].evidence) == (2, Kind.ARGUED)
