"""Counterexamples in the kernel: the pages are what formulas and stored points say; a point that fails is refused."""

from __future__ import annotations

import os
import shutil

import pytest

from tests.verify.proofs.test_proofs import with_quantity
from verify.court import papers as registry
from verify.proofs import coq as kernel
from verify.proofs import folder as folders
from verify.proofs import manifest, points
from verify.statement import coq
from verify.statement.catalogue import entries_of, known_of
from verify.statement.errors import Refused

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
    assert text.startswith("Definition fails : Prop := exists (n : nat) (k : nat) (tau : R) (b : R)")
    for part in ("(Within n x)", "((0 < tau) /\\ (tau <= 1))", "(0 < b)", "yhat_ok n k tau b x A", "~ (Rabs (yhat"):
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


@pytest.mark.slow
def test_the_kernel_refuses_a_point_that_does_not_refute(folder, paper, tmp_path):
    if shutil.which("coqc") is None:
        if os.environ.get("VERIFY_COQ") == "required":
            pytest.fail("coqc is not installed, and VERIFY_COQ=required", pytrace=False)
        pytest.skip("coqc is not installed")
    kernel.compile_all(folder, tmp_path, only=["Evaluate", "Failures"])
    head, _, _ = folder.read(folder.settings.pointed).partition("\nTheorem")
    theorem = next(part for part in folder.read(folder.settings.pointed).split("\n\n") if "output_bound :" in part)
    (tmp_path / "Good.v").write_text(f"{head}\n{theorem}\n")
    (tmp_path / "Bad.v").write_text(f"{head}\n{theorem.replace('(100)', '(1 / 100)')}\n")
    kernel.compile_one(folder, tmp_path, "Good")
    with pytest.raises(kernel.Failure, match=r"Bad\.v"):
        kernel.compile_one(folder, tmp_path, "Bad")
