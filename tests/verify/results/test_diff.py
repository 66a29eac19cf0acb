"""``verify diff``: the order of verdicts, what is worse, and what explains it."""

from __future__ import annotations

import itertools
import re

import msgspec
import pytest

from tests.verify.results.audits import claim_of, constant_between, results_of
from verify.records import Kind, Verdict
from verify.report.diff_text import LINES, github_annotations, markdown, render
from verify.results.diff import ORDER, RANK, compare
from verify.results.schema import ProofResult, ReadingResult, RepairResult, StepResult


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
    found = compare(results_of(claim_of(verdict=old)), results_of(claim_of(verdict=new)))
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
        (lambda verdict: {"readings": (_reading(verdict),)}, "c/kind"),
        (lambda verdict: {"repair": _repair(verdict)}, "c!repair"),
        (lambda verdict: {"proof": ProofResult(verdict=verdict, summary="")}, "c:proof"),
    ],
)
def test_every_part_that_is_judged_is_compared(part, key):
    old, new = results_of(claim_of(**part(Verdict.HOLDS))), results_of(claim_of(**part(Verdict.REFUTED)))
    found = compare(old, new)
    assert found.worse == (key != "c!repair"), "our own statements count only if that is asked for"
    assert compare(old, new, corrections=True).worse
    assert [(change.id, change.effect) for change in found.changes] == [(key, "worse")]
    back = compare(new, old)
    assert not back.worse
    assert [change.effect for change in back.changes] == ["look"]


def test_a_statement_has_one_name_in_the_whole_comparison():
    """What changed and what became of each statement call it alike, as ``verify explain`` does."""
    sides = []
    for verdict in (Verdict.HOLDS, Verdict.REFUTED):
        readings = tuple(msgspec.structs.replace(_reading(verdict), id=name) for name in ("kind", "other"))
        claim = claim_of(readings=readings, steps=(_step(verdict),), repair=_repair(verdict))
        sides.append(results_of(msgspec.structs.replace(claim, verdict=verdict)))
    found = compare(*sides)
    changed = {change.id for change in found.changes if change.what in ("claim", "reading", "step", "repair")}
    assert {"c", "c/other", "c.s", "c!repair"} <= changed & {fate.id for fate in found.fates if fate.fate == "broken"}


def test_a_claim_that_is_gone_is_worse_and_one_that_was_not_asked_or_is_new_is_not():
    both, one = results_of(claim_of("a"), claim_of("b")), results_of(claim_of("a"))
    gone = compare(both, one, gone={"b"})
    assert gone.worse
    assert ("b", "gone", "worse") in {(change.id, change.new, change.effect) for change in gone.changes}
    unasked = compare(both, one)
    assert not unasked.worse
    assert ("b", "not asked", "not asked") in {(change.id, change.new, change.effect) for change in unasked.changes}
    assert not compare(one, both).worse


def test_a_step_that_is_gone_from_a_claim_that_both_asked_is_worse():
    both, less = results_of(claim_of(steps=(_step(Verdict.HOLDS),))), results_of(claim_of())
    found = compare(both, less)
    assert found.worse
    assert [(c.id, c.new, c.effect) for c in found.changes] == [("c.s", "gone", "worse")]
    assert [(f.id, f.fate, f.note) for f in found.fates if f.id == "c.s"] == [
        ("c.s", "other", "removed from the paper")
    ]


def test_equal_results_say_so():
    found = compare(results_of(claim_of()), results_of(claim_of()))
    assert found.changes == ()
    assert render(found) == ["Same paper, model, profile and code.", "No verdict and no constant changed."]


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
    found = compare(results_of(constant_between(*old)), results_of(constant_between(*new)))
    assert len(found.changes) == changes
    assert found.worse == worse


def test_disjoint_constants_of_two_models_are_no_contradiction():
    found = compare(
        results_of(constant_between("1", "2")), results_of(constant_between("3", "4"), model={"n": 8, "b": "0"})
    )
    assert [change.effect for change in found.changes] == ["changed"]
    assert not found.worse


def test_the_circumstances_are_named():
    old = results_of(claim_of())
    new = results_of(
        claim_of(quantities={"q": "n + 1"}, replaced=("q",)),
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
    old = results_of(claim_of())
    new = results_of(msgspec.structs.replace(claim_of(), evidence=Kind.NUMERIC))
    found = compare(old, new)
    assert [(item.what, item.old, item.new) for item in found.changes] == [("evidence", "argued", "numeric")]
    assert not found.worse


def test_the_worse_come_first():
    old = results_of(claim_of("a", Verdict.OPEN), claim_of("b", Verdict.HOLDS))
    new = results_of(claim_of("a", Verdict.HOLDS), claim_of("b", Verdict.REFUTED))
    lines = render(compare(old, new), verbose=True)
    assert lines[1] == "REGRESSION b (claim): true -> false"
    assert lines[-1] == "1 regression, 1 improved"


# ----------------------------------------------------------------------------------------------- why, and where


def test_a_failed_check_and_a_smaller_profile_are_given_as_reasons():
    old = results_of(claim_of(), profile="standard")
    new = results_of(claim_of(verdict=Verdict.OPEN, failures=("c/check: time-out after 20 s",)))
    assert compare(old, new).changes[0].why == (
        "check failed: c/check: time-out after 20 s",
        "the profile quick may leave undecided what standard decides",
    )
    assert "           because: check failed: c/check: time-out after 20 s" in render(compare(old, new), verbose=True)


def test_a_reworded_statement_is_said():
    old, new = (results_of(msgspec.structs.replace(claim_of(), statement=text)) for text in ("x < 1", "x < 2"))
    assert [(c.what, c.old, c.new, c.effect) for c in compare(old, new).changes] == [
        ("wording", "x < 1", "x < 2", "changed")
    ]


def test_certificates_that_went_came_or_say_something_else():
    old = results_of(claim_of(certificates=("certificates/c.a.json", "certificates/c.b.json")))
    new = results_of(claim_of(certificates=("certificates/c.b.json", "certificates/c.d.json")))
    found = compare(old, new, old_says={"certificates/c.b.json": "1 > 0"}, new_says={"certificates/c.b.json": "2 > 0"})
    assert [(c.what, c.old, c.new) for c in found.changes] == [
        ("certificate", "c.a.json", "c.d.json"),
        ("certificate", "1 > 0", "2 > 0"),
    ]
    assert not found.worse


def test_what_is_not_applicable_to_another_model_is_to_be_looked_at_and_not_worse():
    silent = msgspec.structs.replace(_step(Verdict.OPEN), applicable=False, reason="it needs ReLU")
    open_proof = ProofResult(verdict=Verdict.OPEN, summary="")
    old = results_of(claim_of(steps=(_step(Verdict.HOLDS),), proof=ProofResult(verdict=Verdict.HOLDS, summary="")))
    judged = msgspec.structs.replace(
        claim_of(verdict=Verdict.OPEN, steps=(silent,), proof=open_proof), applicable=False, reason="it needs ReLU"
    )
    other = compare(old, results_of(judged, model={"n": 8, "activation": "gelu"}))
    assert [(c.id, c.new, c.effect) for c in other.changes] == [
        ("c", "not applicable", "look"),
        ("c.s", "not applicable", "look"),
        ("c:proof", "not applicable", "look"),
    ]
    assert other.changes[0].summary == "it needs ReLU"
    assert not other.worse
    assert compare(old, results_of(judged)).worse  # on the same model a verdict was lost
    back = compare(results_of(judged, model={"n": 9}), old)
    assert {c.effect for c in back.changes} == {"better"}
    plain = compare(results_of(judged), results_of(claim_of(verdict=Verdict.OPEN, steps=(_step(Verdict.OPEN),))))
    assert {c.effect for c in plain.changes if c.what in ("claim", "step")} == {"changed"}


def test_the_literal_reading_is_not_told_twice():
    def side(verdict):
        literal = ReadingResult(id="literal", text="", verdict=verdict, evidence=Kind.ARGUED, summary=f"c {verdict}")
        return results_of(claim_of(verdict=verdict, readings=(literal,)))

    assert [c.id for c in compare(side(Verdict.HOLDS), side(Verdict.REFUTED)).changes] == ["c"]


HOSTILE = "<img src=x onerror=alert(1)> | [x](http://e.vil) @everyone `a` $b$ \x1b[31m\n# title"


def test_markdown_is_short_worst_first_and_inert():
    old = results_of(*(claim_of(f"c{i}") for i in range(200)), model={"n": HOSTILE})
    worse = [claim_of(f"c{i}", Verdict.REFUTED if i == 77 else Verdict.OPEN, failures=(HOSTILE,)) for i in range(200)]
    text = markdown(compare(old, results_of(*worse)), (HOSTILE, "new"))
    assert text.startswith("### Comparison of two audits: regressions found\n")
    assert len(text) < 65_000  # what a comment may hold
    assert text.count("| **regression** | c") == 125
    for bad in ("<img", "http://", "@everyone", "`a`", "\x1b", "\n# title", "$b$"):
        assert bad not in text
    assert not re.search(r"(?<!\\)\]\(", text)
    assert "nothing changed" in markdown(compare(old, old), ("a", "b"))


def test_terminal_lines_cannot_steer_the_terminal():
    old, new = (
        results_of(claim_of("a" + HOSTILE)),
        results_of(claim_of("a" + HOSTILE, Verdict.REFUTED, failures=(HOSTILE,))),
    )
    found = compare(old, new)
    for line in (*render(found), *render(found, verbose=True), *github_annotations(found)):
        assert line.isprintable()


def test_a_summary_has_at_most_forty_lines_and_counts_the_rest():
    verdicts = (Verdict.HOLDS, Verdict.REFUTED, Verdict.OPEN)
    pairs = [(one, two) for one in verdicts for two in verdicts]
    old, new = (
        results_of(*(claim_of(f"c{i}-{n}", pair[side]) for i, pair in enumerate(pairs) for n in range(30)))
        for side in (0, 1)
    )
    new = msgspec.structs.replace(new, environment={str(i): "x" for i in range(50)})
    lines = render(compare(old, new))
    assert len(lines) == LINES
    assert all(len(line) <= 110 for line in lines)
    titles = [line for line in lines if line.endswith("):") and not line.startswith(" ")]
    assert [title.partition(" (")[0] for title in titles] == [
        "Was true, is now false",
        "Is now false, was not true",
        "Was true, is now undecided",
        "Is now undecided, was not true",
        "Is now true",
    ]
    assert lines[-2] == ("270 statements compared: 60 now false, 60 now true, 60 no longer decided, 90 unchanged.")
    few = render(compare(results_of(claim_of()), results_of(claim_of(verdict=Verdict.REFUTED))))
    assert few[1:3] == ["Was true, is now false (1):", "  c (true -> false): c refuted"]


def test_annotations_name_what_got_worse():
    old, new = (
        results_of(claim_of("a"), claim_of("b")),
        results_of(claim_of("a", Verdict.REFUTED), claim_of("b", Verdict.OPEN)),
    )
    error, warning = github_annotations(compare(old, new))
    assert error.startswith("::error title=a%3A now false::true -> false")
    assert warning.startswith("::warning title=b%3A no longer decided::")


def test_effects_have_an_order_and_changes_follow_it():
    old = results_of(
        constant_between("1", "2"), claim_of("a"), claim_of("b", Verdict.REFUTED), claim_of("d", Verdict.OPEN)
    )
    new = results_of(
        constant_between("3", "4"), claim_of("a", Verdict.OPEN), claim_of("b"), claim_of("d"), claim_of("e")
    )
    assert [change.effect for change in compare(old, new).changes] == [
        "contradiction",
        "worse",
        "look",
        "better",
        "new",
        "new",
    ]
    assert list(ORDER) == ["contradiction", "worse", "look", "better", "changed", "new", "not asked"]


# --------------------------------------------------------------------------------------------- the command line


def _write(path, results):
    path.write_bytes(msgspec.json.encode(results))
    return path


def test_the_command_line(verify_command, tmp_path):
    old = _write(tmp_path / "old.json", results_of(claim_of()))
    new = _write(tmp_path / "new.json", results_of(claim_of(verdict=Verdict.REFUTED)))
    done = verify_command("diff", old, new, "--markdown")
    assert done.returncode == 1
    assert "| **regression** | c | claim | true | false | c refuted |" in done.stdout
    assert verify_command("diff", new, old, "--json").returncode == 0  # to be looked at, not worse
    assert verify_command("diff", new, old, "--json", "--markdown").returncode == 2


def test_saying_of_certificates_is_read_beside_the_results(tmp_path):
    from verify.commands import diff as command

    results = results_of(
        claim_of(certificates=("certificates/a.json", "certificates/b.json", "../out.json", "certificates/none.json"))
    )
    (tmp_path / "run/certificates").mkdir(parents=True)
    (tmp_path / "out.json").write_text('{"says": "outside"}')
    (tmp_path / "run/certificates/a.json").write_text('{"says": "inside", "more": [1]}')
    (tmp_path / "run/certificates/b.json").write_text('{"says": ' + "[" * 100000)
    assert command._said(results, tmp_path / "run") == {"certificates/a.json": "inside"}


def test_results_of_schema_1_are_read_and_their_proofs_are_arguments():
    import msgspec

    from verify.results.schema import decode

    old = msgspec.json.decode(msgspec.json.encode(results_of(claim_of())))
    old["schema"] = 1
    old["claims"][0]["evidence"] = "proof"
    read = decode(msgspec.json.encode(old))
    assert (read.schema, read.claims[0].evidence) == (2, Kind.ARGUED)
