"""Formal proofs, as far as they can be judged without Coq: formulas as terms, the pages, the manifest, belief."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.third_party import ROOT
from verify import proofs
from verify.proofs import constants, coq, formal, generated, manifest, table, text
from verify.proofs import folder as folders
from verify.records import Claim, Paper, Quantity, Reading, Repair
from verify.statement import catalogue
from verify.verdicts import papers as registry

MODEL = "From Coq Require Import Reals.\nOpen Scope R_scope.\nDefinition twice (r : R) : R := r + r.\n"
CLAIMS = """From Coq Require Import Reals.
From Toy Require Import Model Constants.
Open Scope R_scope.
(* claim: toy!repair *)
Definition toy_repair : Prop := forall k : nat, 1 <= INR k -> twice (INR k) + 1 <= toy_constant k + INR k.
Definition toy_repair_means : Prop := forall k : nat, toy_constant_ok k.
(* claim: toy refuted *)
Definition toy_literal : Prop := forall k : nat, twice (INR k) <= INR k.
Definition toy_literal_means : Prop := True.
"""
THEOREMS = """From Coq Require Import Reals Lra Lia.
From Toy Require Import Model Constants Claims.
Open Scope R_scope.
Theorem toy_repair : Claims.toy_repair.
Proof. intros k H. unfold twice, toy_constant. lra. Qed.
Theorem toy_repair_means : Claims.toy_repair_means.
Proof. exact (fun _ => I). Qed.
Theorem toy_literal : ~ Claims.toy_literal.
Proof. intros H. specialize (H 1%nat). unfold twice in H. simpl in H. lra. Qed.
Theorem toy_literal_means : Claims.toy_literal_means.
Proof. exact I. Qed.
"""
SETTINGS = """library = "Toy"
definitions = ["Model.v"]
statements = "Claims.v"
theorems = "Theorems.v"
constants = "Constants.v"
naturals = ["k"]
quantities = ["toy.constant"]
axioms = ["ClassicalDedekindReals.sig_not_dec", "ClassicalDedekindReals.sig_forall_dec",
  "FunctionalExtensionality.functional_extensionality_dep"]
"""


def toy_paper(constant: str = "2*k", repair: str = "twice is at most 2k") -> Paper:
    quantity = Quantity(name="constant", text=constant, symbols=("k",), meaning="the bound")
    claim = Claim(
        id="toy",
        title="Toy",
        where="here",
        statement="twice is at most once",
        readings=(Reading(id="literal", text="for all k"),),
        repair=Repair(text=repair),
        quantities=(quantity,),
    )
    return Paper(id="toys", title="Toys", authors="nobody", year=2026, claims=(claim,))


def toy_folder(place: Path, paper: Paper) -> folders.Folder:
    files = {"Model.v": MODEL, "Claims.v": CLAIMS, "Theorems.v": THEOREMS, "proofs.toml": SETTINGS, "Constants.v": ""}
    for name, content in files.items():
        (place / name).write_text(content)
    folder = folders.load(place)
    (place / "Constants.v").write_text(constants.page(folder, paper))
    return folder


def test_a_comment_ends_where_coq_ends_it():
    assert text.bare("a (* b (* c *) d *) e") == "a e"
    assert text.bare('a (* "*)" Axiom *) e') == "a e"
    assert text.bare('a (* "(*" *) Axiom e') == "a Axiom e"
    assert text.sentences("Open Scope R_scope. Definition a := 1.5. (* x. *) Qed.") == [
        "Open Scope R_scope",
        "Definition a := 1.5",
        "Qed",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "Notation R := nat.",
        "Coercion f : A >-> B.",
        "Hint Resolve x.",
        "Lemma a : True.",
        'Infix "<=" := Nat.le.',
        "Ltac x := idtac.",
        "Theorem a : True.",
        "Module M.",
        "Open Scope nat_scope.",
        "Require Import Proofs.",
        "From Toy Require Import Proofs.",
        "From Toy Require Export Model.",
        "From Coq Require Import String.",
        "Import Model.",
        "#[local] Definition a := 1.",
        "Local Definition a := 1.",
        "Arguments f _ : clear implicits.",
        "Set Implicit Arguments.",
        'Fixpoint f (n : nat) : R := 1 where "x <= y" := (f x).',
        "Record r := Make { n :> nat }.",
        "Fixpoint f (n : nat) : nat := n with g (n : nat) : nat := n.",
        "Definition a := 1. Definition \u03b1 := 2.",
        "Definition sqrt (x : R) : R := x.",
        "Definition is_lim_seq (u : nat -> R) (l : Rbar) : Prop := l = l.",
        "Definition Rsqr (x : R) : R := - (x * x).",
        "Inductive wrapped (A : Set := unit) : Set := sqrt : R -> wrapped.",
        "Inductive box := { low : R }.",
        "Record box (A : Set := unit) := mk { low : R }.",
        "Record boxed := mk { low : R; #[canonical=no] Rabs : R -> R }.",
        "Record boxed := mk { low : R := 1; high : R }.",
        "Record boxed := mk { low : R; high := 1 }.",
        "Section S. Variable sqrt : R -> R.",
        "Section S. Variables (x : R) (Rabs : R -> R).",
        "Section S. Variable x : R := 1.",
        "Definition a : Prop := forall sqrt : R -> R, sqrt 1 = 1.",
        "Definition a : Prop := exists Rabs, Rabs 1 = -1.",
        "Definition a (exp : R -> R) : Prop := exp 1 = 1.",
        "Definition a : R := let ln := fun x : R => x in ln 0.",
        "Definition a : R -> R := fun PI => PI.",
        "Definition a : Prop := forall true : bool, true = false.",
        "Definition a (n : nat) : nat := match n with O => O | pred => pred end.",
    ],
)
def test_a_page_that_readers_rely_on_has_definitions_only(line):
    page = f"{line}\n{text.SCOPE}." if line.startswith("From ") else f"{text.SCOPE}.\n{line}"
    assert list(text.not_readable(page, "Toy", ["Model"], True))


@pytest.mark.parametrize(
    "page",
    [
        "From Coq Require Import Reals Arith.\nDefinition planted : Prop := 1 - 2 = 0.",
        "Section S.\nOpen Scope R_scope.\nEnd S.\nDefinition planted : Prop := 1 - 2 = 0.",
        "Definition planted : Prop := 1 - 2 = 0.\nOpen Scope R_scope.",
        "Open Scope R_scope.\nFrom Coq Require Import ZArith.\nDefinition planted : Prop := 1 - 2 = 0.",
    ],
)
def test_numbers_are_real_on_a_page_that_readers_rely_on(page):
    assert any(text.SCOPE in line for line in text.not_readable(page, "Toy", [], True))


@pytest.mark.parametrize(
    ("says", "asks"),
    [
        ("Derive_n (fun x => Rabs x) 1 0 = 0", True),
        ("Rdiv 1 0 = 0", True),
        ("RInt (fun x => x) 0 1 = 1", True),
        ("Lim_seq (fun n => INR n) = 3", True),
        ("Series (fun n => INR n) = 0", True),
        ("real p_infty = 0", True),
        ("tan PI = 0", True),
        ("asin 2 = 0", True),
        ("nth 3 nil 0 = 0", True),
        ("forall n : nat, n - 1 = n", True),
        ("(1 - 2 = 0)%nat", True),
        ("Z.div 1 0 = 0%Z", True),
        ("Nat.pred 0 = 0%nat", True),
        ("forall x : R, x - 1 < x + exp x / 2", False),
        ("forall n : nat, Rmax 0 (8 * INR n - 4) < 8 * INR n + 1", False),
        ("forall f : nat -> R, (forall p, (1 <= p <= 3)%nat -> f p = 0) -> exists n : nat, f n = 1", False),
    ],
)
def test_a_companion_is_empty_only_beside_total_functions(says, asks):
    known = {"a": f"Definition a : Prop := {says}", "a_means": "Definition a_means : Prop := True"}
    assert manifest._asks_nothing("a", known) is asks


@pytest.mark.parametrize("page", ["Said.v", "Bridge.v", "Failures.v", "Points.v"])
def test_a_page_that_the_program_writes_is_not_written_by_hand(tmp_path, page):
    paper = toy_paper()
    folder = toy_folder(tmp_path, paper)
    (tmp_path / page).write_text("Definition a := 1.\n")
    assert any(
        line.startswith(f"{page}: the program writes a page of this name")
        for line in manifest.complaints(folder, paper)
    )
    assert all(Path(page).stem not in stage for stage in coq._stages(folder, {Path(page).stem, "Model"})[:1])


def test_what_may_stand_on_a_page_that_readers_rely_on():
    page = "From Coq Require Import Reals List.\nFrom Toy Require Import Model.\nOpen Scope R_scope.\n" + (
        "Definition a (n : nat) : nat := match n with O => n | S m => m end.\n(* Notation b := c. *)\n"
    )
    assert list(text.not_readable(page, "Toy", ["Model"], False)) == []
    assert list(text.not_readable(page + "Section S.\nVariable n : nat.\nEnd S.\n", "Toy", ["Model"], True)) == []
    assert list(text.not_readable(page + "Section S.\nEnd S.\n", "Toy", ["Model"], False))


def test_the_toy_is_clean_and_its_rows_are_read(tmp_path):
    paper = toy_paper()
    folder = toy_folder(tmp_path, paper)
    assert list(manifest.complaints(folder, paper)) == []
    assert [(row.address, row.refuted) for row in folder.rows] == [("toy!repair", False), ("toy", True)]
    assert manifest.entries(folder, paper)[0].constants == ["toy.constant"]


def planted(folder: folders.Folder, name: str, old: str, new: str) -> None:
    path = folder.path / name
    content = path.read_text()
    assert content.count(old) >= 1
    path.write_text(content.replace(old, new))


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("Claims.v", "toy!repair", "toy!repare", "no reading, step or repair"),
        ("Claims.v", "Definition toy_literal_means : Prop := True.", "", "no companion"),
        ("Claims.v", "twice (INR k) <= INR k.", "/ INR k <= 1.", "asks for nothing"),
        ("Claims.v", "twice (INR k) <= INR k.", "sqrt (INR k) <= 1.", "asks for nothing"),
        ("Model.v", "r + r", "r + r + 0 / r", "asks for nothing"),
        ("Claims.v", "Definition toy_literal : Prop", "Definition toy_literal : Type", "not of the form"),
        (  # the manifest would print the definition of the module
            "Claims.v",
            "(* claim: toy refuted *)",
            "Module Shown.\n Definition toy_literal : Prop := 0 = 1.\nEnd Shown.\n(* claim: toy refuted *)",
            "toy_literal: defined twice",
        ),
        (
            "Claims.v",
            "(* claim: toy refuted *)",
            "Module Shown. End Shown.\n(* claim: toy refuted *)",
            "not a definition",
        ),
        (
            "Claims.v",
            "(* claim: toy refuted *)",
            "  Definition other := 1.\n(* claim: toy refuted *)",
            "no claim is named",
        ),
        ("Claims.v", "Require Import Model Constants.", "Require Import Model Constants Theorems.", "imports Theorems"),
        ("Model.v", "Open Scope R_scope.", "From Toy Require Import Theorems. Open Scope R_scope.", "imports Theorems"),
        ("Claims.v", "Open Scope R_scope.", "Open Scope R_scope. Definition twice := Rabs.", "twice: defined twice"),
        ("proofs.toml", 'library = "Toy"', 'library = "Coq"', "the name of one that Coq has"),
        ("proofs.toml", '"Model.v"', '"../Model.v"', "no name of a page"),
        ("proofs.toml", '"Theorems.v"', '"Model.v"', "named twice"),
        ("Claims.v", "(* claim: toy!repair *)\n", "", "no claim is named"),
        ("Claims.v", "Open Scope R_scope.", "Open Scope R_scope. Notation twice := Rabs.", "not a definition"),
        ("Model.v", "Open Scope R_scope.", "Open Scope R_scope. Axiom a : 0 = 1.", "not a definition"),
        ("Model.v", "Open Scope R_scope.", "Open Scope R_scope. Time Unset Guard Checking.", "not a definition"),
        ("Model.v", "Open Scope R_scope.", "Open Scope R_scope. Definition a := ltac:(exact 1).", "a tactic makes"),
        ("Model.v", "Open Scope R_scope.", "Definition a := 1. Open Scope R_scope.", "a definition before Open Scope"),
        ("Model.v", "Open Scope R_scope.", "Open Scope R_scope. Definition true := 1.", "a name of Coq's libraries"),
        ("Model.v", "Open Scope R_scope.", "Open Scope R_scope. Inductive a := O.", "not a definition"),
        ("Model.v", "Open Scope R_scope.", "Open Scope R_scope. Record b := { Rabs (x : R) : R }.", "a name of Coq's"),
        ("Model.v", "Open Scope R_scope.", "Open Scope R_scope. Definition PI : R := 3.", "a name of Coq's libraries"),
        (
            "Model.v",
            "Open Scope R_scope.",
            "Open Scope R_scope. Record box := { Rabs: R }.",
            "a name of Coq's libraries",
        ),
        ("Model.v", "Open Scope R_scope.", "Open Scope R_scope. Record a := twice { b : R }.", "twice: defined twice"),
        ("Constants.v", "2 * INR k", "3 * INR k", "does not match the current constants"),
    ],
)
def test_a_planted_fault_is_one_line(tmp_path, name, old, new, complaint):
    paper = toy_paper()
    folder = toy_folder(tmp_path, paper)
    planted(folder, name, old, new)
    assert any(complaint in line for line in manifest.complaints(folders.load(tmp_path), paper))


def test_no_page_is_named_like_that_of_an_axiom(tmp_path):
    """``Hypothesis classic : False`` on it would be printed as the axiom of Coq's library."""
    paper = toy_paper()
    folder = toy_folder(tmp_path, paper)
    name = folder.settings.axioms[0].partition(".")[0]
    (tmp_path / f"{name}.v").write_text("Hypothesis classic : False.\n")
    assert list(manifest.complaints(folder, paper)) == [f"{name}.v: named like the page of an axiom"]


def test_a_changed_quantity_no_longer_matches_its_page(tmp_path):
    folder = toy_folder(tmp_path, toy_paper())
    assert any("does not match the current constants" in line for line in manifest.complaints(folder, toy_paper("k")))


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("Claims.v", "1 <= INR k -> ", "", "toy_repair: the statement changed"),
        ("Model.v", "r + r", "r", "Model.v: changed"),
        ("Claims.v", "toy refuted", "toy", "whether it is a refutation"),
    ],
)
def test_what_changed_since_the_manifest_is_said(tmp_path, name, old, new, says):
    paper = toy_paper()
    folder = toy_folder(tmp_path, paper)
    kept = manifest.Manifest(coq="8", sources=folders.digests(folder), theorems=manifest.entries(folder, paper))
    assert list(manifest.differences(folder, kept, manifest.entries(folder, paper))) == []
    planted(folder, name, old, new)
    assert any(says in line for line in manifest.differences(folder, kept, manifest.entries(folder, paper)))


def test_changed_words_and_grown_axioms_are_said(tmp_path):
    paper = toy_paper()
    folder = toy_folder(tmp_path, paper)
    kept = manifest.Manifest(coq="8", sources=folders.digests(folder), theorems=manifest.entries(folder, paper))
    other = manifest.entries(folder, toy_paper(repair="twice is at most k"))
    assert any("the text beyond its formula changed" in line for line in manifest.differences(folder, kept, other))
    grown = manifest.entries(folder, paper, {"toy_repair": ["Toy.trust_me"]})
    assert any("rests on Toy.trust_me" in line for line in manifest.differences(folder, kept, grown))


@pytest.fixture
def believed(tmp_path, monkeypatch):
    """The toy with a manifest, found as the folder of its paper."""
    paper = toy_paper()
    folder = toy_folder(tmp_path, paper)
    entries = manifest.entries(folder, paper, {"toy_repair": [], "toy_literal": []})
    manifest.write(folder, manifest.Manifest(coq="8", sources=folders.digests(folder), theorems=entries))
    monkeypatch.setattr(folders, "find", lambda paper_id: folders.load(tmp_path))
    monkeypatch.setattr(registry, "comes_with_us", lambda paper_id: True)
    return folder


def test_a_matching_manifest_is_believed(believed):
    found = formal(toy_paper())
    assert {address: item.refuted for address, item in found.items()} == {"toy!repair": False, "toy": True}
    assert found["toy!repair"].constants == ("toy.constant",)
    assert formal(toy_paper(), replaced={"toy.constant"}).keys() == {"toy"}  # it does not occur in the literal reading
    assert formal(toy_paper(), replaced={"toy.other"}) == {}  # nobody knows where that occurs
    assert formal(toy_paper(), replaced={"other.constant"}) == found
    assert formal(toy_paper(), claims=["toy", "other"]) == found
    assert formal(toy_paper(), claims=["other"]) == {}


def test_what_does_not_match_is_not_believed(believed):
    assert formal(toy_paper("3*k")) == {}
    assert formal(toy_paper(repair="something else")).keys() == {"toy"}
    planted(believed, "Model.v", "r + r", "r + r + 0")
    assert formal(toy_paper()) == {}


def test_a_theorem_of_a_formula_does_not_depend_on_the_text_beside_it():
    """A corrected word leaves the verdict formal, unless the formula leaves something to the words."""
    paper = registry.paper("han2025")
    before, formulas = formal(paper), catalogue.entries_of(paper)
    changed = formal(reworded(paper))
    whole = {a for a, item in before.items() if item.digest and not formulas[a].leaves_out}
    assert changed == {address: before[address] for address in whole}
    assert {"lemma-15", "lemma-16!repair", "cor-20", "prop-4/edges", "thm-11!repair", "cor-20!repair"} <= whole
    assert {"prop-4", "rem-12", "thm-5-lower", "thm-5"} <= before.keys() - whole


def reworded(paper: Paper) -> Paper:
    """The same formulas and quantities, every text with another word."""

    def read(items):
        return tuple(msgspec.structs.replace(item, text=f"Indeed: {item.text}") for item in items)

    def one(claim):
        steps = tuple(msgspec.structs.replace(step, readings=read(step.readings)) for step in read(claim.steps))
        repair = claim.repair and read([claim.repair])[0]
        return msgspec.structs.replace(claim, readings=read(claim.readings), steps=steps, repair=repair)

    return msgspec.structs.replace(paper, claims=tuple(map(one, paper.claims)))


def test_an_axiom_that_is_not_listed_is_not_believed(believed):
    kept = manifest.read(believed)
    worse = [msgspec.structs.replace(entry, axioms=["Toy.trust_me"]) for entry in kept.theorems]
    manifest.write(believed, msgspec.structs.replace(kept, theorems=worse))
    assert formal(toy_paper()) == {}


def test_an_axiom_beyond_the_classical_reals_is_not_believed_though_it_is_listed(believed):
    settings = believed.path / "proofs.toml"
    settings.write_text(settings.read_text().replace("axioms = [", 'axioms = ["Toy.trust_me", '))
    folder = folders.load(believed.path)
    entries = manifest.entries(folder, toy_paper(), {"toy_repair": ["Toy.trust_me"], "toy_literal": []})
    manifest.write(folder, manifest.Manifest(coq="8", sources=folders.digests(folder), theorems=entries))
    assert formal(toy_paper()).keys() == {"toy"}


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_manifest_of_another_distribution_makes_nothing_formal(tmp_path, monkeypatch, by_hand):
    """Anybody can write a manifest, a statement by hand that is not what the words say, a note of a build."""
    paper = toy_paper()
    folder = toy_folder(tmp_path, paper)
    entries = manifest.entries(folder, paper, {"toy_repair": [], "toy_literal": []})
    made = [msgspec.structs.replace(entry, by_hand=by_hand) for entry in entries]
    manifest.write(folder, manifest.Manifest(coq="8", sources=folders.digests(folder), theorems=made))
    monkeypatch.setattr(folders, "find", lambda paper_id: folders.load(tmp_path))
    monkeypatch.setattr(manifest, "entries", lambda *_, **__: made)
    monkeypatch.setattr(registry, "comes_with_us", lambda paper_id: True)
    assert formal(paper).keys() == {"toy!repair", "toy"}
    monkeypatch.setattr(registry, "comes_with_us", lambda paper_id: False)
    assert formal(paper) == {}


def test_the_proofs_of_our_papers_come_with_us():
    paper = registry.paper("han2025")
    folder = folders.find(paper.id)
    assert registry.comes_with_us(paper.id)
    assert set(folder.settings.axioms) == proofs.AXIOMS.keys()


@pytest.mark.long
def test_another_model_is_not_what_the_theorems_are_about():
    paper = registry.paper("han2025")
    default = {
        "activation": "smoothed-relu",
        "positions": "circle",
        "head": "zigzag",
        "loss": "squared-hinge",
        "inputs": "uniform",
        "trained": "plane",
        "k": 3,
        "heads": 3,
        "n": 8,
    }
    assert formal(paper, model=default) == formal(paper)
    for field, other in (("activation", "relu"), ("loss", "logistic"), ("heads", 5), ("inputs", "bernoulli:1/3")):
        assert formal(paper, model=default | {field: other}) == {}


@pytest.mark.long
def test_the_committed_proofs_match_their_sources_and_claims():
    """Fails when a statement, a constant or a formula changed and `verify proofs --write` did not follow."""
    paper = registry.paper("han2025")
    folder = folders.find(paper.id)
    assert folder is not None
    assert list(manifest.complaints(folder, paper)) == []
    kept = manifest.read(folder)
    known = {entry.theorem: entry.axioms for entry in kept.theorems}
    assert list(manifest.differences(folder, kept, manifest.entries(folder, paper, known))) == []
    assert all(set(entry.axioms) <= set(folder.settings.axioms) for entry in kept.theorems)
    assert {"lemma-15", "lemma-15!repair"} <= formal(paper).keys()


def with_quantity(paper: Paper, address: str, other: str) -> Paper:
    """The same paper with another text for one quantity."""
    claim_id, _, name = address.partition(".")
    replace = msgspec.structs.replace
    claims = []
    for claim in paper.claims:
        quantities = tuple(
            replace(q, text=other) if (claim.id, q.name) == (claim_id, name) else q for q in claim.quantities
        )
        claims.append(replace(claim, quantities=quantities))
    return replace(paper, claims=tuple(claims))


@pytest.mark.long
def test_generated_statements_are_what_the_formulas_say_now():
    paper = registry.paper("han2025")
    folder = folders.find(paper.id)
    assert folder is not None
    page = generated.page(folder, paper)
    assert page == folder.read(folder.settings.said)
    for row in generated.rows(folder, paper):
        statement, means = generated.propositions(page, row.name)
        assert statement.startswith("Definition statement : Prop := ")
        assert means.startswith("Definition statement_means : Prop := ")
    changed = with_quantity(paper, "lemma-15.repair.constant", "k*sqrt(k)/tau")
    assert any("Said.v: does not match the current formulas" in line for line in manifest.complaints(folder, changed))
    assert any(
        "Constants.v: does not match the current constants" in line for line in manifest.complaints(folder, changed)
    )
    assert formal(changed) == {}


def test_a_formula_that_leaves_something_out_is_a_part_unless_it_is_refuted():
    paper = registry.paper("han2025")
    folder = folders.find(paper.id)
    assert folder is not None
    more = msgspec.structs.replace(folder.settings, generated=folder.settings.generated | {"lemma-6!repair": "holds"})
    wider = msgspec.structs.replace(folder, settings=more)
    found = {row.name: row.address for row in generated.rows(wider, paper)}
    assert found["said_lemma_6_repair"] == "lemma-6!repair#formula"
    assert found["said_lemma_15_repair"] == "lemma-15!repair"
    assert found["said_lemma_15"] == "lemma-15"
    assert found["said_thm_5"] == "thm-5"
    by_hand = {address for address, item in formal(paper).items() if item.by_hand}
    assert not by_hand & {"thm-5", "thm-11", "thm-11/bounded-embeddings", "cor-20", "cor-20/every-size", "lemma-8"}


def test_the_page_of_documentation_lists_the_theorems(tmp_path):
    """`verify proofs --into docs/proofs.md` puts the table there."""
    page = ROOT / "docs" / "proofs.md"
    folder = folders.find("han2025")
    assert folder is not None
    copy = tmp_path / "proofs.md"
    copy.write_text(page.read_text())
    table.put(copy, manifest.read(folder).theorems)
    assert copy.read_text() == page.read_text()


@pytest.mark.long
def test_without_coq_the_command_exits_with_3_and_says_what_that_costs(tmp_path):
    command = [sys.executable, "-m", "verify", "proofs"]
    bare = os.environ | {"PATH": str(tmp_path)}
    done = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert done.returncode == 3
    assert "not installed" in done.stderr
    assert "counts only while every digest matches" in done.stderr


def test_a_page_with_a_command_that_writes_a_file_is_not_compiled(tmp_path, monkeypatch):
    from verify.proofs import audit, coq

    paper = toy_paper()
    folder = toy_folder(tmp_path, paper)
    (tmp_path / "Theorems.v").write_text(THEOREMS + f'Extraction "{tmp_path}/planted.ml" nat.\n')
    monkeypatch.setattr(audit.registry, "comes_with_us", lambda paper: True)
    monkeypatch.setattr(coq, "_run", lambda *arguments: pytest.fail("Coq was run"))
    found = audit.audit(folder, paper)
    assert [line.partition(": ")[0] for line in found.bad] == ["Theorems.v"]
    assert found.entries == []
