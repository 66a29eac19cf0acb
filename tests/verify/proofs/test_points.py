"""Counterexamples in the kernel: the pages are what formulas and stored points say; a point that fails is refused."""

from __future__ import annotations

import os
import shutil

import pytest

from tests.verify.proofs.test_proofs import with_quantity
from verify.proofs import coq as kernel
from verify.proofs import folder as folders
from verify.proofs import manifest, points
from verify.statement import coq
from verify.statement.catalogue import entries_of, known_of
from verify.statement.errors import Refused
from verify.verdicts import papers as registry

SMALL = "lemma-16.output-bound"  # |output| <= 4k³ at n = k = 1: false at b = 100, true at b = 1/100


@pytest.fixture(scope="module")
def paper():
    return registry.paper("han2025")


@pytest.fixture(scope="module")
def folder(paper):
    found = folders.find(paper.id)
    assert found is not None
    return found


def test_a_failure_has_every_condition_its_meaning_and_the_negation(paper):
    said = entries_of(paper, claims={"lemma-16"})[SMALL].statement
    text = " ".join(coq.failure(said, "fails").split())
    assert text.startswith("Definition fails : Prop := exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R)")
    for part in (
        "(Within v_n v_x)",
        "((0 < v_tau) /\\ (v_tau <= 1))",
        "(0 < v_b)",
        "ok_yhat v_n v_k",
        "~ (Rabs (v_yhat",
    ):
        assert part in text


def test_one_point_does_not_refute_that_something_exists(paper):
    said = entries_of(paper, claims={"lemma-6"})["lemma-6"].statement
    with pytest.raises(Refused, match="exists"):
        coq.failure(said, "fails")


def test_every_row_has_its_statement_on_the_page_and_is_a_refutation(folder, paper):
    page = folder.read(folder.settings.failures)
    rows = points.rows(folder, paper)
    assert len(rows) == len(folder.settings.points) >= 10
    for row in rows:
        assert row.refuted
        statement = points.proposition(page, row.name)
        assert statement.startswith("Definition statement : Prop := exists ")
        assert "~ " in statement


@pytest.mark.long
def test_another_point_or_another_formula_is_not_what_the_pages_say(folder, paper, monkeypatch):
    names = (folder.settings.failures, folder.settings.pointed)
    assert not [line for line in manifest.complaints(folder, paper) if line.startswith(names)]
    monkeypatch.setitem(known_of(paper.id), SMALL, known_of(paper.id)[SMALL] | {"b": "99"})
    found = [line for line in manifest.complaints(folder, paper) if line.startswith(names)]
    assert [line.partition(":")[0] for line in found] == [folder.settings.pointed]
    monkeypatch.undo()
    changed = with_quantity(paper, "lemma-16.output", "5*k**3")
    found = [line for line in manifest.complaints(folder, changed) if line.startswith(names)]
    assert [line.partition(":")[0] for line in found] == [folder.settings.failures]


def test_a_point_names_the_constants_of_all_claims_wherever_they_stand(folder, paper):
    """`--set` of one of them leaves no formal refutation, though the statement itself may not name it."""
    entries = {entry.theorem: entry.constants for entry in manifest.entries(folder, paper)}
    other = ["lemma-14.constant", "lemma-15.constant", "lemma-16.constant"]
    assert entries["point_lemma_7_printed_constants"] == ["lemma-7.constant", *other]
    assert entries["point_lemma_17"] == ["lemma-17.least"]


def _coq() -> None:
    if shutil.which("coqc") is None:
        if os.environ.get("VERIFY_COQ") == "required":
            pytest.fail("coqc is not installed, and VERIFY_COQ=required", pytrace=False)
        pytest.skip("coqc is not installed")


@pytest.fixture(scope="module")
def kernel_pages(folder, tmp_path_factory):
    _coq()
    scratch = tmp_path_factory.mktemp("kernel")
    kernel.compile_all(folder, scratch, only=["Reflect"])
    return scratch


@pytest.fixture(scope="module")
def definitions(folder, tmp_path_factory):
    """The evaluator without the proofs that it is sound, which are most of the work: `make proofs` checks those."""
    _coq()
    scratch = tmp_path_factory.mktemp("definitions")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "QUIET", [*kernel.QUIET, "-vos"])
        kernel.compile_all(folder, scratch, only=["Reflect"], jobs=1)
    return scratch


def _proved(folder, scratch, name: str, *parts: str) -> None:
    (scratch / f"{name}.v").write_text("\n".join((points.head(folder), *parts)))
    kernel.compile_one(folder, scratch, name)


@pytest.mark.slow
def test_the_kernel_refuses_a_point_that_does_not_refute(folder, paper, kernel_pages):
    said, given = entries_of(paper, claims={"lemma-16"})[SMALL].statement, known_of(paper.id)[SMALL]
    name = points.module(SMALL)
    good = points.proved(name, said, given, folder.settings.failures.removesuffix(".v"))
    _proved(folder, kernel_pages, "Good", good)
    other = points.proved(name, said, given | {"b": "1/100"}, folder.settings.failures.removesuffix(".v"))
    with pytest.raises(kernel.Failure, match=r"Bad\.v.*true"):  # it is computed, and is not so
        _proved(folder, kernel_pages, "Bad", other)
    for old, new in (("(Int 100)", "(Int 1000)"), ("(Not (Le", "(Not (Lt"), ("(And ", "(Or ")):
        data, _, theorem = good.partition("Lemma fine")
        assert old in data
        with pytest.raises(kernel.Failure, match=r"Other\.v"):  # true or not, it is not what is stated
            _proved(folder, kernel_pages, "Other", data.replace(old, new) + "Lemma fine" + theorem)


ANSWERS = (
    ("Lt (Der 1 (Pow (Var 1 1 1) 2) (Int 3)) (Int 7)", "Some true"),
    ("Eq (Der 1 (Pow (Var 1 1 1) 2) (Int 3)) (Int 6)", "Some true"),
    ("Lt (Der 1 (Pow (Var 1 1 1) 2) (Int 3)) (Int 6)", "Some false"),
    ("Has_slope 1 (Abs (Var 1 1 1)) (Int 0)", "None"),  # a kink
    ("Has_slope 1 (Over (Int 1) (Var 1 1 1)) (Int 0)", "None"),
    ("Has_slope 1 (Hinge (Var 1 1 1)) (Int 0)", "Some true"),
    ("Near 1 (Le (Int 0) (Var 1 1 1)) (Int 1)", "Some true"),
    ("Near 1 (Le (Int 0) (Var 1 1 1)) (Int 0)", "None"),  # true at the point and not around it
    ("Eq (Sin Pi) (Int 0)", "None"),  # true, and an enclosure cannot tell
    ("Eq (Over (Int 1) (Int 8)) (Over (Int 2) (Int 16))", "Some true"),
    ("Not (Eq (Over (Int 1) (Int 3)) (Over (Int 2) (Int 6)))", "None"),
    ("Le (Over (Int 1) (Int 0)) (Int 1)", "None"),
    ("Where 1 2 1 (fun i _ => Whole i) (Eq (Var 1 2 1) (Int 2))", "Some true"),
    ("Where 1 2 1 (fun i _ => Whole i) (Eq (Var 1 3 1) (Int 3))", "None"),  # outside of what was filled
    ("Eq (Round true (Over (Int 1) (Int 2))) (Int 1)", "Some true"),
    ("Eq (Sign_of false (Over (Int 7) (Int 2))) (Int (-1))", "Some true"),
    ("All_bits 2 (fun x => Lt (Sum 2 (fun p => If (x p) (Int 1) (Int 0))) (Int 2))", "Some false"),
    ("Eq (Mean 2 (fun x => Sum 2 (fun p => If (x p) (Int 1) (Int 0)))) (Int 1)", "Some true"),
    ("Any 1 3 (fun j => Lt (Int 2) (Whole j))", "Some true"),
    ("All_pairs 2 2 (fun i j => Whole_le i j)", "Some false"),
    ("In_range 2 (3%nat :: nil)", "None"),
)


@pytest.mark.long
def test_what_the_evaluator_answers_and_what_it_leaves_open(folder, definitions, monkeypatch):
    """The last line is false and the only one that is refused: the others were checked."""
    lines = [
        f"Goal decide (fun _ _ _ => nothing) ({form}) = {answer}. Proof. vm_compute. reflexivity. Qed."
        for form, answer in (*ANSWERS, (ANSWERS[0][0], "Some false"))
    ]
    monkeypatch.setattr(kernel, "QUIET", [*kernel.QUIET, "-vok"])  # proofs are checked, upon definitions alone
    last = points.head(folder).count("\n") + 1 + len(lines)
    with pytest.raises(kernel.Failure, match=rf"Answers\.v: line {last}: .*Unable to unify"):
        _proved(folder, definitions, "Answers", *lines)
