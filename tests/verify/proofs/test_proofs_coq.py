"""Formal proofs with Coq itself: planted falsehoods are seen by the kernel.  Skipped without Coq, unless required."""

from __future__ import annotations

import os
import shutil

import pytest

from tests.verify.proofs.test_proofs import planted, toy_folder, toy_paper
from verify.commands import proofs as command
from verify.proofs import audit, constants, coq
from verify.proofs import folder as folders
from verify.verdicts import papers as registry

pytestmark = pytest.mark.long
PAGES = ("Model.v", "Constants.v", "Claims.v")


@pytest.fixture(autouse=True)
def _coq() -> None:
    if shutil.which("coqc") is None:
        if os.environ.get("VERIFY_COQ") == "required":
            pytest.fail("coqc is not installed, and VERIFY_COQ=required", pytrace=False)
        pytest.skip("coqc is not installed: the proofs need it (VERIFY_COQ=required makes this a failure)")


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """The toy's definitions and statements, compiled once; a test that changes one of them compiles all."""
    if shutil.which("coqc") is None:
        return None
    place, scratch = tmp_path_factory.mktemp("toy"), tmp_path_factory.mktemp("pages")
    coq.compile_all(toy_folder(place, toy_paper()), scratch, only=["Claims", "Constants"])
    return scratch


def built(folder, place, pages):
    """Only the compiler and the audit; the second opinion has its own tests."""
    scratch = place / "scratch"
    if all((pages / name).read_bytes() == (place / name).read_bytes() for name in PAGES):
        shutil.copytree(pages, scratch)
        shutil.copy(place / "Theorems.v", scratch)
        coq.compile_one(folder, scratch, "Theorems")
    else:
        scratch.mkdir()
        coq.compile_all(folder, scratch)
    return coq.assumptions(folder, scratch, folder.rows)


@pytest.mark.long
def test_the_toy_is_proved_from_the_axioms_of_the_reals(tmp_path, pages):
    found = built(toy_folder(tmp_path, toy_paper()), tmp_path, pages)
    assert found.keys() == {"toy_repair", "toy_literal"}
    for axioms in found.values():
        assert isinstance(axioms, list)
        assert set(axioms) <= set(folders.load(tmp_path).settings.axioms)


@pytest.mark.long
def test_a_changed_constant_has_no_proof(tmp_path, pages):
    paper = toy_paper("3*k/2")
    folder = toy_folder(tmp_path, paper)
    assert "3 * INR k / 2" in constants.page(folder, paper)
    with pytest.raises(coq.Failure, match=r"Theorems\.v: line 5"):
        built(folder, tmp_path, pages)


@pytest.mark.long
def test_a_changed_hypothesis_has_no_proof(tmp_path, pages):
    folder = toy_folder(tmp_path, toy_paper())
    planted(folder, "Claims.v", "1 <= INR k -> ", "0 <= INR k -> ")
    with pytest.raises(coq.Failure, match=r"Theorems\.v"):
        built(folder, tmp_path, pages)


@pytest.mark.long
def test_a_changed_definition_has_no_proof(tmp_path, pages):
    folder = toy_folder(tmp_path, toy_paper())
    planted(folder, "Model.v", "r + r", "r + r + 1")
    with pytest.raises(coq.Failure, match=r"Theorems\.v"):
        built(folder, tmp_path, pages)


@pytest.mark.long
def test_a_theorem_of_another_statement_is_told_apart(tmp_path, pages):
    folder = toy_folder(tmp_path, toy_paper())
    planted(
        folder,
        "Theorems.v",
        "Theorem toy_repair : Claims.toy_repair.",
        "Theorem toy_repair : forall k : nat, 1 <= INR k -> twice (INR k) + 1 <= 2 * INR k + 2.",
    )
    found = built(folder, tmp_path, pages)
    assert isinstance(found["toy_repair"], coq.Failure)
    assert isinstance(found["toy_literal"], list)


@pytest.mark.long
def test_only_what_coq_accepted_is_said_to_be_proved(tmp_path, monkeypatch, capsys):
    """The list of theorems, and --json: no statement whose theorem is lacking, or rests on something else."""
    paper = toy_paper()
    folder = toy_folder(tmp_path, paper)
    planted(folder, "Theorems.v", "Theorem toy_repair : Claims.toy_repair.", "Theorem another : Claims.toy_repair.")
    monkeypatch.setattr(audit.registry, "comes_with_us", lambda paper: True)
    monkeypatch.setattr(coq, "second_opinion", lambda *arguments: [])
    monkeypatch.setattr(coq, "opinion_on_answers", lambda *arguments: [])
    found = audit.audit(folder, paper)
    assert [entry.theorem for entry in found.entries] == ["toy_literal"]
    assert any("toy_repair" in line for line in found.bad)
    for json in (False, True):
        command._show(found, found.bad, json)
        told = capsys.readouterr().out
        assert "toy_literal: toy refuted" in told or json
        assert "toy!repair proved" not in told
        assert '"theorem": "toy_repair"' not in told


@pytest.mark.long
def test_coq_is_asked_which_names_it_has(tmp_path, monkeypatch):
    names = ["Rsqr", "Lim_seq", "sum_f_R0", "ex_RInt_gen", "pow_fct", "zorblax", "half", "dist"]
    assert coq.taken(names, tmp_path) == ["Lim_seq", "Rsqr", "ex_RInt_gen", "pow_fct", "sum_f_R0"]
    paper = toy_paper()
    (tmp_path / "toy").mkdir()
    folder = toy_folder(tmp_path / "toy", paper)
    planted(folder, "Model.v", "Open Scope R_scope.", "Open Scope R_scope. Definition pow_fct (x : R) : R := x.")
    monkeypatch.setattr(audit.registry, "comes_with_us", lambda paper: True)
    assert audit.audit(folder, paper).bad == ["pow_fct: a name of Coq's libraries"]


@pytest.mark.long
def test_an_assumption_that_no_word_betrays_is_seen_by_the_kernel(tmp_path, pages):
    folder = toy_folder(tmp_path, toy_paper())
    for theorem, proof, smuggled in (
        ("toy_repair", "Proof. intros k H. unfold twice, toy_constant. lra. Qed.", "Variable trust_me : False."),
        (
            "toy_literal",
            "Proof. intros H. specialize (H 1%nat). unfold twice in H. simpl in H. lra. Qed.",
            "Hypothesis trust_me_too : False.",
        ),
    ):
        name = smuggled.split()[1]
        planted(folder, "Theorems.v", proof, f"Proof. destruct {name}. Qed.")
        planted(folder, "Theorems.v", f"Theorem {theorem} :", f"{smuggled}\nTheorem {theorem} :")
    found = built(folder, tmp_path, pages)
    for theorem, name in (("toy_repair", "trust_me"), ("toy_literal", "trust_me_too")):
        assert isinstance(found[theorem], list)
        assert any(axiom.endswith(f"{name} : False") for axiom in found[theorem])


@pytest.mark.long
def test_an_admitted_theorem_rests_on_itself(tmp_path, pages):
    folder = toy_folder(tmp_path, toy_paper())
    planted(folder, "Theorems.v", "Proof. intros k H. unfold twice, toy_constant. lra. Qed.", "Admitted.")
    found = built(folder, tmp_path, pages)
    assert isinstance(found["toy_repair"], list)
    assert any("Theorems.toy_repair : " in name for name in found["toy_repair"])


def test_the_second_opinion_sees_what_the_compiler_was_told_to_overlook(tmp_path):
    """A fixpoint that does not end, with the guard switched off: coqchk reports it, whatever our list of words has."""
    (tmp_path / "scratch").mkdir()
    folder = toy_folder(tmp_path, toy_paper())
    (tmp_path / "Theorems.v").write_text(
        "Unset Guard Checking.\nFixpoint f (n : nat) : False := f n.\n"
        "Theorem toy_repair : False.\nProof. exact (f 0). Qed.\n"
    )
    coq.compile_all(folder, tmp_path / "scratch", only=["Theorems"])
    assert any("unsafe" in line for line in coq.second_opinion(folder, tmp_path / "scratch", installed=False))


def test_the_second_opinion_tells_an_axiom_by_its_whole_name(tmp_path):
    (tmp_path / "scratch").mkdir()
    folder = toy_folder(tmp_path, toy_paper())
    (tmp_path / "ClassicalDedekindReals.v").write_text("Hypothesis sig_not_dec : False.\n")
    (tmp_path / "Theorems.v").write_text(
        "From Toy Require ClassicalDedekindReals.\n"
        "Theorem toy_repair : False.\nProof. exact Toy.ClassicalDedekindReals.sig_not_dec. Qed.\n"
    )
    coq.compile_all(folder, tmp_path / "scratch", only=["Theorems"])
    found = coq.second_opinion(folder, tmp_path / "scratch", installed=False)
    assert found == ["coqchk: Toy.ClassicalDedekindReals.sig_not_dec is assumed"]


@pytest.mark.slow
def test_all_proofs_are_what_the_manifest_says():
    paper = registry.paper("han2025")
    folder = folders.find(paper.id)
    assert folder is not None
    found = audit.audit(folder, paper)
    assert found.bad == []
    assert list(audit.against_manifest(folder, found)) == []
