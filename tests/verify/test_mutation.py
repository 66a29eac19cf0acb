"""The mutation test: what is counted, and formulas of known truth, of which none is answered wrongly."""

from __future__ import annotations

import json

import pytest

from tools import golden
from verify import mutation
from verify.errors import BadInput
from verify.mutation import Place, Trial, summarise
from verify.statement.mutate import SAME

FAST = ("prop-4", "rem-9", "rem-10", "lemma-17", "lemma-19")  # a second or two each
CORPUS = golden.read_table(golden.FOLDER / "overrides.tsv")
WRONG = {("true", "refuted"), ("false", "affirmed")}


class Judge:
    """One quantity in one statement; a formula with a division is affirmed, the printed one refuted."""

    def __init__(self, claim):
        self.claim = claim

    def answer(self, unit, quantity="", text=""):
        return "affirmed" if "/" in text else "refuted"


def test_a_rewriting_that_gets_the_opposite_answer_is_a_contradiction():
    claim = mutation.registry.claim("han2025", "prop-4")
    places = [mutation._judge_place(Judge(claim), "edges", "literal", seed) for seed in range(20)]
    assert all(place.answer == "refuted" for place in places)
    against = [trial for place in places for trial in place.contradictions]
    assert against
    assert all(trial.change == SAME and "/" in trial.text for trial in against)
    assert {trial.change for place in places for trial in place.trials} > {SAME, "changed at random"}


def test_a_seed_draws_the_same_mutants_and_another_seed_others():
    claim = mutation.registry.claim("han2025", "prop-4")
    one, again, other = (mutation._judge_place(Judge(claim), "edges", "literal", seed) for seed in (3, 3, 4))
    assert one == again
    assert len({trial.text for trial in one.trials} & {trial.text for trial in other.trials}) < 0.5 * len(one.trials)


def test_the_summary_has_the_decided_share_and_names_contradictions():
    trials = [Trial(change="sign", text=str(i), answer=answer) for i, answer in enumerate(["refuted"] * 2 + ["open"])]
    place = Place(claim="c", quantity="q", unit="literal", answer="affirmed", trials=(*trials,))
    assert summarise([place]).endswith(
        "3 mutants in 1 places: 2 refuted, 0 affirmed, 1 undecided (66.7% decided); "
        "0 contradict the answer to the printed formula."
    )
    wrong = Place(claim="c", quantity="q", unit="l", answer="affirmed", trials=(), contradictions=(trials[0],))
    assert "1 CONTRADICTIONS" in summarise([wrong])


@pytest.mark.parametrize("seed", [-1, 2**32])
def test_a_seed_that_is_none_is_refused(seed):
    with pytest.raises(BadInput, match="--seed"):
        mutation.measure("han2025", ["prop-4"], seed=seed)


@pytest.mark.long
def test_mutants_are_decided_and_the_order_does_not_depend_on_the_number_of_processes():
    alone, two = (mutation.measure("han2025", ["prop-4", "rem-9"], jobs=jobs) for jobs in (1, 2))
    assert alone == two
    assert list(dict.fromkeys(place.claim for place in alone)) == ["prop-4", "rem-9"]
    assert not [place for place in alone if place.contradictions]
    tried = sum(len(place.trials) for place in alone)
    assert sum(place.count("open") for place in alone) < 0.35 * tried


@pytest.mark.long
def test_the_command_writes_json_and_refuses_bad_input(verify_process, tmp_path):
    out = tmp_path / "mutants.json"
    done = verify_process("mutants", "--claims", "prop-4", "--json", "--out", out)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["places"]
    assert out.read_text() == done.stdout
    for arguments in (("--claims", "nothing"), ("--out", tmp_path)):
        refused = verify_process("mutants", *arguments)
        assert (refused.returncode, refused.stdout) == (2, ""), arguments
        assert refused.stderr.count("\n") == 1, refused.stderr


# ------------------------------------------------------------------------------------------ formulas of known truth


def test_no_recorded_answer_is_wrong_and_most_formulas_are_decided():
    answers = [(row["truth"], row["answer"]) for row in CORPUS.values()]
    assert len(answers) > 1000
    assert not WRONG & {*answers}
    for truth in ("true", "false"):
        given = [answer for known, answer in answers if known == truth]
        assert given.count("open") < 0.1 * len(given)


@pytest.mark.long
def test_a_fast_part_of_the_corpus_has_no_wrong_answer():
    chosen = {key: row for key, row in CORPUS.items() if key.partition(".")[0] in FAST}
    found = golden.judge_overrides(chosen, jobs=1)
    assert not [key for key, row in found.items() if (row["truth"], row["answer"]) in WRONG]
    assert len(found) > 80


@pytest.mark.slow
def test_the_whole_corpus_has_no_wrong_answer():
    found = golden.judge_overrides(CORPUS)
    assert not [key for key, row in found.items() if (row["truth"], row["answer"]) in WRONG]
