"""What became of each statement: one word each, and only what both audits asked is compared."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from tests.third_party import ROOT
from verify.commands import diff as command
from verify.errors import BadInput
from verify.records import Kind, Verdict
from verify.results.baseline import baseline
from verify.results.schema import ClaimResult, ProofResult, ReadingResult, Results
from verify.results.verdict_changes import FATES, LOUD, fails, fates, only, told, total


def audit(verdict, *, profile="quick", applicable=True, claim="c", counterexample=None):
    reading = ReadingResult(
        id="literal",
        text="",
        verdict=verdict,
        evidence=Kind.ARGUED,
        summary="s",
        applicable=applicable,
        reason="" if applicable else "no meaning",
        counterexample=counterexample or {},
    )
    item = ClaimResult(
        id=claim,
        title="",
        where="",
        statement="",
        depends_on=(),
        verdict=verdict,
        evidence=Kind.ARGUED,
        summary="s",
        checked=True,
        readings=(reading,),
        proof=ProofResult(verdict=Verdict.OPEN, summary=""),
    )
    return Results(paper="p", title="", profile=profile, model={}, environment={}, seconds=0, claims=(item,))


def fate(old, new):
    (found,) = fates(old, new)
    return found.fate


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        (Verdict.HOLDS, Verdict.REFUTED, "broken"),
        (Verdict.OPEN, Verdict.REFUTED, "broken"),
        (Verdict.HOLDS, Verdict.OPEN, "undecided"),
        (Verdict.REFUTED, Verdict.OPEN, "undecided"),
        (Verdict.REFUTED, Verdict.HOLDS, "now true"),
        (Verdict.OPEN, Verdict.HOLDS, "now true"),
        (Verdict.HOLDS, Verdict.HOLDS, "kept"),
        (Verdict.HOLDS, Verdict.LIMIT, "other"),
    ],
)
def test_one_word_each(old, new, word):
    assert fate(audit(old), audit(new)) == word


def test_every_pair_of_verdicts_has_a_word_and_only_equal_ones_are_kept():
    for old, new in itertools.product(Verdict, Verdict):
        found = fate(audit(old), audit(new))
        assert found in FATES
        assert (found == "kept") == (old is new)


def test_what_only_one_asked_is_not_compared():
    holds = audit(Verdict.HOLDS)
    assert fate(holds, audit(Verdict.OPEN, applicable=False)) == "not asked"
    assert fate(audit(Verdict.OPEN, applicable=False), holds) == "not asked"
    assert [item.fate for item in fates(holds, audit(Verdict.REFUTED, claim="d"))] == ["not asked", "not asked"]
    assert fates(only(holds, ["d"]), only(holds, ["d"])) == ()


def test_a_smaller_profile_is_not_blamed_for_what_it_leaves_open_and_is_for_what_it_refutes():
    large = audit(Verdict.HOLDS, profile="standard")
    assert fate(large, audit(Verdict.OPEN, profile="quick")) == "not asked"
    assert fate(large, audit(Verdict.REFUTED, profile="quick")) == "broken"
    assert fate(audit(Verdict.HOLDS, profile="quick"), audit(Verdict.OPEN, profile="standard")) == "undecided"


def test_what_fails():
    broken, lost = (fates(audit(Verdict.HOLDS), audit(new)) for new in (Verdict.REFUTED, Verdict.OPEN))
    better = fates(audit(Verdict.REFUTED), audit(Verdict.HOLDS))
    kept = fates(audit(Verdict.HOLDS), audit(Verdict.HOLDS))
    table = [[fails(found, on) for on in ("refuted", "undecided", "any")] for found in (broken, lost, better, kept)]
    assert table == [[True, True, True], [False, True, True], [False, False, True], [False, False, False]]


def test_a_broken_statement_is_told_with_its_counterexample():
    found = fates(audit(Verdict.HOLDS), audit(Verdict.REFUTED, counterexample={"n": 3, "A": [["1", "0"]]}))
    assert told(found)[0] == "now false: c (true -> false), at n = 3, A = [[1, 0]]"
    assert found[0].counterexample == {"n": 3, "A": [["1", "0"]]}
    assert total(found) == "1 statement compared: 1 now false."


def test_the_command_takes_claims_and_what_to_fail_on(tmp_path, capsys):
    for name, verdict in (("old", Verdict.HOLDS), ("new", Verdict.OPEN)):
        (tmp_path / f"{name}.json").write_bytes(msgspec.json.encode(audit(verdict)))
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    assert command.diff(old, new, False, fail_on="undecided")
    assert not command.diff(old, new, False, fail_on="refuted")
    assert "c (true -> undecided)" in capsys.readouterr().out
    with pytest.raises(BadInput, match="--only d: not in the results; in them are c"):
        command.diff(old, new, False, only=("d",))
    with pytest.raises(BadInput, match="allowed are refuted, undecided, any"):
        command.diff(old, new, False, fail_on="worse")


def test_a_quick_baseline_is_shipped():
    found = baseline("han2025", "quick", ROOT)
    assert found is not None
    results, path = found
    assert results.profile == "quick"
    assert path.is_file()
    assert not set(LOUD) & {item.fate for item in fates(results, results)}
    assert baseline("no-such-paper", "quick", ROOT) is None
