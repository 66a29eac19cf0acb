"""What ``verify diff`` says, word for word: a sentence for each class, what stands beside it, and the exit codes."""

from __future__ import annotations

import itertools
import json

import msgspec
import pytest

from tests.verify.results.audits import claim_of, results_of
from verify import terms
from verify.commands import diff as command
from verify.records import Kind, Verdict
from verify.report.diff_text import markdown, render
from verify.results.diff import compare
from verify.results.schema import ConstantResult, ReadingResult, Results, StepResult
from verify.results.verdict_changes import told

PROFILES = ("quick", "standard", "thorough")


def reading(verdict: Verdict, **more) -> ReadingResult:
    given = {"id": "literal", "text": "", "summary": "Found so. And more.", "evidence": Kind.CERTIFIED, **more}
    return ReadingResult(verdict=verdict, **given)


def side(verdict: Verdict, *, best: tuple[str, str] | None = None, claim: str = "lemma-15", **more) -> Results:
    """An audit of one claim, with an enclosure of its constant and perhaps a counterexample."""
    rows = ()
    if best:
        low, high = best
        rows = (ConstantResult(name="constant", at={"n": 8}, paper="9", best_lower=low, best_upper=high, ratio=""),)
    about = {key: more.pop(key) for key in ("failures",) if key in more}
    outer = {key: more.pop(key) for key in ("profile", "model", "paper") if key in more}
    literal = reading(verdict, formula="says grad <= constant", **more)
    return results_of(
        msgspec.structs.replace(claim_of(claim, verdict, readings=(literal,), constants=rows, **about)), **outer
    )


def lines(old: Results, new: Results) -> list[str]:
    return told(compare(old, new).fates)


# ------------------------------------------------------------------------------------------ a sentence for each class


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            side(Verdict.HOLDS),
            side(Verdict.REFUTED, counterexample={"n": 3, "A": [["1", "0"]]}),
            "now false: lemma-15 (true -> false), at n = 3, A = [[1, 0]]",
        ),
        (
            side(Verdict.HOLDS, best=("1", "2")),
            side(Verdict.REFUTED, best=("3", "4")),
            "now false: lemma-15 (true -> false), the optimal constant at n = 8 is in [3, 4] (before: [1, 2])",
        ),
        (side(Verdict.HOLDS), side(Verdict.REFUTED), "now false: lemma-15 (true -> false): Found so"),
        (
            side(Verdict.REFUTED, best=("3", "4")),
            side(Verdict.HOLDS, best=("1", "2")),
            "now true: lemma-15 (false -> true), the optimal constant at n = 8 is in [1, 2] (before: [3, 4])",
        ),
        (side(Verdict.REFUTED), side(Verdict.HOLDS), "now true: lemma-15 (false -> true): Found so"),
        (
            side(Verdict.HOLDS, best=("1", "2")),
            side(Verdict.OPEN, best=("8", "10")),
            "no longer decided: lemma-15 (true -> undecided), the optimal constant at n = 8 is in [8, 10] "
            "(before: [1, 2])",
        ),
        (side(Verdict.HOLDS), side(Verdict.OPEN), "no longer decided: lemma-15 (true -> undecided)"),
        (
            side(Verdict.HOLDS, best=("1", "2")),
            side(Verdict.HOLDS, best=("3", "4")),
            "unchanged: lemma-15 (true), the optimal constant at n = 8 is in [3, 4] (before: [1, 2])",
        ),
        (
            side(Verdict.HOLDS),
            side(Verdict.OPEN, applicable=False, reason="it has corners"),
            "not compared: lemma-15 (true -> not applicable): it has corners",
        ),
        (
            side(Verdict.HOLDS),
            side(Verdict.HOLDS, claim="lemma-16"),
            "not compared: lemma-15 (true -> absent): not in the second audit",
        ),
        (
            side(Verdict.HOLDS),
            side(Verdict.LIMIT, counterexample={"n": 1}),
            "changed: lemma-15 (true -> true only in a limit), at n = 1",
        ),
    ],
)
def test_a_sentence_for_each_class_with_what_stands_beside_it(old, new, says):
    said = lines(old, new)
    assert said[0] == says
    assert says in render(compare(old, new), verbose=True)


def test_what_is_kept_with_the_same_constant_is_only_counted():
    assert lines(*2 * [side(Verdict.HOLDS, best=("1", "2"))]) == ["1 statement compared: 1 unchanged."]


def test_a_counterexample_of_something_undecided_is_not_shown_as_if_it_refuted():
    (said, _) = lines(side(Verdict.LIMIT), side(Verdict.OPEN, counterexample={"n": 1}))
    assert said == "no longer decided: lemma-15 (true only in a limit -> undecided)"


def test_the_constant_of_a_claim_is_not_told_of_another_statement_of_it():
    def audit(verdict: Verdict, low: str) -> Results:
        other = reading(verdict, id="matrices", formula="says norm <= constant")
        row = ConstantResult(name="constant", at={}, paper="9", best_lower=low, best_upper="5", ratio="")
        return results_of(claim_of(readings=(reading(Verdict.HOLDS), other), constants=(row,)))

    assert "best" not in "".join(lines(audit(Verdict.HOLDS, "1"), audit(Verdict.OPEN, "2")))


def test_the_total_counts_every_statement_once():
    verdicts = [Verdict.HOLDS, Verdict.REFUTED, Verdict.OPEN]
    pairs = list(itertools.product(verdicts, verdicts))
    old, new = (
        results_of(*(claim_of(f"c{i}", pair[end], readings=(reading(pair[end]),)) for i, pair in enumerate(pairs)))
        for end in (0, 1)
    )
    new = msgspec.structs.replace(new, claims=(*new.claims, claim_of("only-here")))
    assert lines(old, new)[-1] == (
        "9 statements compared: 2 now false, 2 now true, 2 no longer decided, 3 unchanged. 1 not compared."
    )


# ------------------------------------------------------------------------------------------ profiles, partial runs


@pytest.mark.parametrize(("one", "two"), list(itertools.product(PROFILES, PROFILES)))
def test_an_audit_of_more_effort_is_not_compared_with_what_the_smaller_one_left_open(one, two):
    less, more = (side(verdict, profile=name) for verdict, name in ((Verdict.HOLDS, one), (Verdict.OPEN, two)))
    down, up = compare(less, more), compare(more, less)
    unfair = PROFILES.index(two) < PROFILES.index(one)
    assert down.worse == (not unfair)
    assert [item.fate for item in down.fates] == ["not asked" if unfair else "undecided"]
    assert [item.fate for item in up.fates] == ["not asked" if unfair else "now true"]
    assert not up.worse
    if unfair:  # and it is said
        assert (
            "not compared: lemma-15 (true -> undecided): the second audit used a smaller profile, which may leave it "
            "undecided; compare runs of one profile" in render(down, verbose=True)
        )
        assert "not compared: lemma-15 (undecided -> true): the first audit used a smaller profile" in "".join(
            render(up, verbose=True)
        )


def test_a_refutation_counts_whatever_the_profile_and_a_failed_check_is_no_lack_of_effort():
    large = side(Verdict.HOLDS, profile="standard")
    assert compare(large, side(Verdict.REFUTED)).worse
    failed = compare(large, side(Verdict.OPEN, failures=("lemma-15/check: time-out",)))
    assert failed.worse
    assert [item.fate for item in failed.fates] == ["undecided"]


def test_an_open_statement_that_a_larger_profile_refutes_was_not_broken_by_the_change():
    found = compare(side(Verdict.OPEN), side(Verdict.REFUTED, profile="standard"))
    assert not found.worse
    assert [item.fate for item in found.fates] == ["not asked"]
    assert [item.fate for item in compare(side(Verdict.OPEN), side(Verdict.REFUTED)).fates] == ["broken"]


def test_a_profile_that_nobody_knows_excuses_nothing():
    assert compare(side(Verdict.HOLDS, profile="standard"), side(Verdict.OPEN, profile="mine")).worse


def test_every_statement_that_was_not_asked_is_named_and_a_few_where_lines_are_few():
    old = results_of(*(claim_of(f"c{i}") for i in range(30)), profile="standard")
    new = results_of(*(claim_of(f"c{i}", Verdict.OPEN) for i in range(30)))
    found = compare(old, new).fates
    assert all(f"c{i} (true -> undecided)" in told(found)[0] for i in range(30))
    assert "c7 (true -> undecided) and 22 more: the second audit" in told(found, 20)[0]


# ----------------------------------------------------------------------------------------------------- readable lines


def test_formulas_are_readable_in_every_line():
    def audit(verdict: Verdict, bound: str, **more) -> Results:
        step = StepResult(
            id="lemma-15.s",
            text="",
            printed=rf"\frac{{{bound}}}{{\sqrt{{\tau}}}}",
            verdict=verdict,
            evidence=Kind.ARGUED,
            summary=rf"At most $\frac{{{bound}}}{{\sqrt{{\tau}}}}$ for all. More.",
            reason=r"no $\sigma''$",
            **more,
        )
        return results_of(claim_of("lemma-15", Verdict.OPEN, steps=(step,)))

    pairs = [
        compare(audit(Verdict.HOLDS, "k^2"), audit(Verdict.REFUTED, "k^3")),
        compare(audit(Verdict.HOLDS, "k^2"), audit(Verdict.OPEN, "k^2", applicable=False)),
    ]
    for found in pairs:
        for text in (*render(found, verbose=True), markdown(found, ("a", "b"))):
            assert "$" not in text
            assert "frac" not in text
    said = render(pairs[0], verbose=True)
    assert "now false: lemma-15.s (true -> false): At most k³/√τ for all" in said
    assert "CHANGED    lemma-15.s (wording): k²/√τ -> k³/√τ" in said
    assert "not compared: lemma-15.s (true -> not applicable): no σ''" in render(pairs[1], verbose=True)


def test_a_long_finding_is_not_cut_inside_of_a_formula():
    long = r"It is " + "so and " * 43 + r"at most $\frac{k^2}{\sqrt{\tau}}$ for all heads. More."
    (said, _) = lines(side(Verdict.HOLDS), side(Verdict.REFUTED, summary=long))
    assert said.endswith("so and at most …")


def test_a_slim_audit_has_no_words_and_no_certificates_to_compare():
    full = results_of(msgspec.structs.replace(claim_of(certificates=("certificates/a.json",)), statement="For all n"))
    assert compare(full, results_of(claim_of())).changes == ()


# ---------------------------------------------------------------------------------------------------- the command line

OUTCOMES = {  # verdicts before and after: exit code of no option, of refuted, of undecided, of any
    (Verdict.HOLDS, Verdict.REFUTED): (1, 1, 1, 1),
    (Verdict.OPEN, Verdict.REFUTED): (1, 1, 1, 1),
    (Verdict.HOLDS, Verdict.OPEN): (1, 0, 1, 1),
    (Verdict.REFUTED, Verdict.OPEN): (0, 0, 1, 1),
    (Verdict.REFUTED, Verdict.HOLDS): (0, 0, 0, 1),
    (Verdict.HOLDS, Verdict.LIMIT): (1, 0, 0, 1),
    (Verdict.HOLDS, Verdict.HOLDS): (0, 0, 0, 0),
}


def put(path, results):
    path.write_bytes(msgspec.json.encode(results))
    return path


@pytest.mark.parametrize("pair", OUTCOMES)
def test_exit_codes_as_documented(pair, verify_command, tmp_path):
    files = [put(tmp_path / f"{end}.json", side(pair[end])) for end in (0, 1)]
    for code, option in zip(OUTCOMES[pair], (None, "refuted", "undecided", "any"), strict=True):
        done = verify_command("diff", *files, *(["--fail-on", option] if option else []))
        assert done.returncode == code, option
    if pair[0] is not pair[1]:
        assert (
            f"({terms.VERDICTS[pair[0]]} -> {terms.VERDICTS[pair[1]]})" in verify_command("diff", *files, "-v").stdout
        )


def test_what_one_run_did_not_ask_is_not_worse_and_what_the_paper_has_no_more_is(verify_command, tmp_path):
    both = results_of(claim_of("lemma-15"), claim_of("lemma-16"), paper="han2025")
    gone = results_of(claim_of("lemma-15"), claim_of("lemma-of-old"), paper="han2025")
    one = put(tmp_path / "one.json", results_of(claim_of("lemma-15"), paper="han2025"))
    done = verify_command("diff", put(tmp_path / "both.json", both), one, "-v")
    assert done.returncode == 0
    assert "not compared: lemma-16 (true -> absent): not in the second audit" in done.stdout
    assert "REGRESSION" not in done.stdout
    done = verify_command("diff", put(tmp_path / "gone.json", gone), one, "-v")
    assert done.returncode == 1
    assert "REGRESSION lemma-of-old (claim): true -> gone" in done.stdout
    assert "because: the paper no longer has this claim" in done.stdout
    assert verify_command("diff", tmp_path / "gone.json", one, "--fail-on", "any").returncode == 1
    assert verify_command("diff", tmp_path / "gone.json", one, "--only", "lemma-15").returncode == 0


def test_only_takes_claims_of_either_run_and_leaves_the_others_out(verify_command, tmp_path):
    old = put(tmp_path / "old.json", results_of(claim_of("a"), claim_of("b")))
    new = put(tmp_path / "new.json", results_of(claim_of("a"), claim_of("b", Verdict.REFUTED), claim_of("d")))
    assert verify_command("diff", old, new).returncode == 1
    assert verify_command("diff", old, new, "--only", "a").returncode == 0
    done = verify_command("diff", old, new, "--only", "a", "--only", "b", "--json")
    assert done.returncode == 1
    assert {item["id"] for item in json.loads(done.stdout)["fates"]} == {"a", "b"}
    done = verify_command("diff", old, new, "--only", "d", "-v")
    assert done.returncode == 0
    assert "not compared: d (absent -> true): not in the first audit" in done.stdout
    done = verify_command("diff", old, new, "--only", "e")
    assert done.returncode == 2
    assert "--only e: not in the results; in them are a, b, d" in done.stderr
    assert verify_command("diff", old, new, "--fail-on", "worse").returncode == 2


def test_a_verdict_that_is_lost_is_silent_nowhere(tmp_path, capsys):
    old, new = (put(tmp_path / f"{v}.json", side(v)) for v in (Verdict.HOLDS, Verdict.OPEN))
    assert command.diff(old, new, False)
    assert "Was true, is now undecided (1):\n  lemma-15 (true -> undecided)" in capsys.readouterr().out
    assert command.diff(old, new, False, markdown=True)
    assert "1 no longer decided" in capsys.readouterr().out
    assert command.diff(old, new, True)
    assert json.loads(capsys.readouterr().out)["fates"][0]["fate"] == "undecided"
    red = tmp_path / "red.xml"
    assert command.diff(old, new, False, fail_on="undecided", junit=red)
    assert 'message="no longer decided: true -&gt; undecided"' in red.read_text(encoding="utf-8")
