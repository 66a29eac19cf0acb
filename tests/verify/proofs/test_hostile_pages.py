"""Pages of proofs by somebody hostile: whatever they contain, a false generated statement is not accepted.

The statement is on a page that the program writes, the attack on the page of proofs; the compiler, the list of
assumptions or coqchk has to refuse it.  No text is filtered here.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from verify.proofs import AXIOMS, coq
from verify.proofs import folder as folders
from verify.statement.coq_support import SUPPORT

pytestmark = pytest.mark.long
SETTINGS = """library = "Hostile"
definitions = ["Model.v"]
statements = "Claims.v"
theorems = "Theorems.v"
constants = "Constants.v"
naturals = []
quantities = []
axioms = []
"""
STATED = """
Module said_x.
Definition statement : Prop := forall v_z : R, v_z * v_z >= {bound}.
Definition statement_means : Prop := True.
End said_x.
"""
HEAD = "From Coq Require Import Reals Lra.\nFrom Hostile Require Import Said.\nOpen Scope R_scope.\n"
TRUE = "Theorem said_x_means : Said.said_x.statement_means. Proof. exact I. Qed.\n"
CHEAT = "Theorem said_x : Said.said_x.statement. Proof. destruct cheat. Qed.\n" + TRUE
ROW = folders.Row(address="x", refuted=False, name="said_x", generated=True)
# each gives `cheat : False`, or `said_x` of a type that looks like the statement
ATTACKS = {
    "an axiom": "Axiom cheat : False.\n" + CHEAT,
    "admitted": "Lemma cheat : False. Admitted.\n" + CHEAT,
    "a hypothesis": "Hypothesis cheat : False.\n" + CHEAT,
    "an axiom in a module": "Module M. Axiom cheat : False. End M. Import M.\n" + CHEAT,
    "a declared module": "Module Type T. Parameter cheat : False. End T. Declare Module M : T. Import M.\n" + CHEAT,
    "a functor on a declared module": (
        "Module Type T. Parameter c : False. End T. Module F (X : T). Definition cheat := X.c. End F.\n"
        "Declare Module D : T. Module G := F D. Import G.\n"
    )
    + CHEAT,
    "an included type": "Module Type T. Parameter cheat : False. End T. Module M. Include T. End M. Import M.\n"
    + CHEAT,
    "named like an allowed axiom": (
        "Module ClassicalDedekindReals. Axiom sig_not_dec : False. End ClassicalDedekindReals.\n"
        "Definition cheat := ClassicalDedekindReals.sig_not_dec.\n"
    )
    + CHEAT,
    "guard off": "Unset Guard Checking. Fixpoint f (n : nat) : False := f n. Definition cheat := f 0.\n" + CHEAT,
    "guard off after Time": (
        "Time Unset Guard Checking. Fixpoint f (n : nat) : False := f n. Definition cheat := f 0%nat.\n" + CHEAT
    ),
    "guard off after Timeout": (
        "Timeout 9 Unset Guard Checking. Fixpoint f (n : nat) : False := f n. Definition cheat := f 0%nat.\n" + CHEAT
    ),
    "guard bypassed": (
        "#[bypass_check(guard)] Fixpoint f (n : nat) : False := f n. Definition cheat := f 0%nat.\n" + CHEAT
    ),
    "positivity off": (
        "Unset Positivity Checking. Inductive t := c : (t -> False) -> t.\n"
        "Definition d (x : t) : False := match x with c f => f x end. Definition cheat := d (c d).\n" + CHEAT
    ),
    "hierarchy collapsed everywhere": "Global Unset Universe Checking. Axiom cheat : False.\n" + CHEAT,
    "printing changed": "Global Set Printing Width 3. Axiom cheat : False.\n" + CHEAT,
    "silent": "Global Set Silent. Axiom cheat : False.\n" + CHEAT,
    "true redefined": "Definition true := False. Inductive O := S.\nTheorem said_x : true = true. Proof. auto. Qed.\n"
    + TRUE,
    "another statement": "Theorem said_x : forall z : R, z * z >= 0. Proof. intros; nra. Qed.\n" + TRUE,
    "a second page of statements": (
        "Module Said. Module said_x. Definition statement := True. End said_x. End Said.\n"
        "Theorem said_x : Said.said_x.statement. Proof. exact I. Qed.\n"
        "Theorem said_x_means : True. Proof. exact I. Qed.\n"
    ),
    "the whole name again": (
        "Module Hostile. Module Said. Module said_x. Definition statement := True. End said_x. End Said. End Hostile.\n"
        "Theorem said_x : Hostile.Said.said_x.statement. Proof. exact I. Qed.\n"
        "Theorem said_x_means : True. Proof. exact I. Qed.\n"
    ),
    "a notation for the statement": (
        "Notation statement := True. Theorem said_x : statement. Proof. exact I. Qed.\n" + TRUE
    ),
    "a notation for the order": (
        'Notation "x >= y" := (x = x) : R_scope.\n'
        "Theorem said_x : forall z : R, z * z >= 1. Proof. reflexivity. Qed.\n" + TRUE
    ),
    "a coercion": (
        "Inductive box := Box. Axiom open : box -> Said.said_x.statement.\n"
        "Coercion open : box >-> Said.said_x.statement.\n"
        "Definition said_x := Box.\n" + TRUE
    ),
    "an obligation left open": (
        "Global Set Program Mode. Definition said_x : Said.said_x.statement := _. Admit Obligations.\n" + TRUE
    ),
    "a tactic in a term": "Theorem said_x : ltac:(exact True). Proof. exact I. Qed.\n" + TRUE,
    "a canonical structure": (
        "Structure s := { p : Prop; q : p }. Canonical c := {| p := True; q := I |}.\n"
        "Definition said_x := q c.\n" + TRUE
    ),
    "not checked": "Theorem said_x : Said.said_x.statement. Proof. exact_no_check I. Qed.\n" + TRUE,
    "a cast for the virtual machine": "Theorem said_x : Said.said_x.statement. Proof. vm_cast_no_check I. Qed.\n"
    + TRUE,
    "a cast for native code": "Theorem said_x : Said.said_x.statement. Proof. native_cast_no_check I. Qed.\n" + TRUE,
    "a primitive": "Primitive int := #int63_type. Axiom cheat : False.\n" + CHEAT,
    "another load path": 'Add LoadPath "." as Coq.\nAxiom cheat : False.\n' + CHEAT,
    "a file over ours": 'Redirect "Said" Print nat.\nAxiom cheat : False.\n' + CHEAT,
    "an abstract proof": "Axiom cheat : False. Lemma m : False. Proof. abstract (exact cheat). Qed.\n" + CHEAT,
    "a private axiom": "#[local] Axiom cheat : False.\n" + CHEAT,
    "a section variable": "Section A. Variable cheat : False.\n" + CHEAT + "End A.\n",
    "polymorphic": "Set Universe Polymorphism. Polymorphic Axiom cheat : False.\n" + CHEAT,
    "another letter": "Axiom \u0441heat : False. Definition cheat := \u0441heat.\n" + CHEAT,
}


@pytest.fixture(autouse=True)
def _coq() -> None:
    if shutil.which("coqc") is None:
        if os.environ.get("VERIFY_COQ") == "required":
            pytest.fail("coqc is not installed, and VERIFY_COQ=required", pytrace=False)
        pytest.skip("coqc is not installed")


def _complaints(place: Path, bound: int, bridge: str) -> list[str]:
    """What is said against the proof: nothing if it is accepted."""
    source, scratch = place / "source", place / "scratch"
    source.mkdir()
    scratch.mkdir()
    (source / "proofs.toml").write_text(SETTINGS)
    (source / "Said.v").write_text("Module said_x. Definition statement := True. End said_x.\n")  # ours is taken
    (source / "Bridge.v").write_text(HEAD + bridge, encoding="utf-8")
    folder = folders.load(source)
    try:
        coq.compile_all(folder, scratch, written={"Said.v": SUPPORT + STATED.format(bound=bound)})
        found = coq.assumptions(folder, scratch, [ROW])["said_x"]
    except coq.Failure as error:
        return [str(error)]
    if isinstance(found, coq.Failure):
        return [str(found)]
    bad = [axiom for axiom in found if axiom not in AXIOMS]
    return bad + coq.second_opinion(folder, scratch, installed=False) + coq.opinion_on_answers(folder, scratch)


def test_a_true_statement_is_accepted(tmp_path):
    proof = "Theorem said_x : Said.said_x.statement. Proof. intros z. nra. Qed.\n"
    assert _complaints(tmp_path, 0, proof + TRUE) == []


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_false_statement_is_not_accepted(tmp_path, attack):
    assert _complaints(tmp_path, 1, ATTACKS[attack])
