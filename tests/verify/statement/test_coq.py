"""Coq texts: their shape, and (where Coq is installed) that they are accepted and mean what they say."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from verify.statement import Refused, coq, read_prelude, read_statement

PRELUDE = read_prelude("""
model n, k : nat
model tau : real
model x : bits(n)
model A : array(k, 2)
names i, p, q, m : nat
names s, z : real
names A_ : array(k, 2)
names Z : real
names B : subset(n, k)
names h : function(bits(n), real)
names att : function(span(1, m), bits(n), span(1, n))
half(s) = s/2
weight(i, p) = exp(A[i, 1]*p/tau)
share(i) = sum(x[p]*weight(i, p) for p in span(1, n))/sum(weight(i, p) for p in span(1, n))
whole = sum(share(i) for i in span(1, k))
top(z) = ceil(z) - 1
""").with_quantities({"constant": ("8*k**2*sqrt(2*k)/tau", ("k", "tau"))})

NEEDS_COQ = pytest.mark.skipif(shutil.which("coqc") is None, reason="Coq is not installed")
TEXTS = {
    "gradient": """
for_all n >= k >= 1, 0 < tau <= 1, x : bits(n), A, A_ : array(k, 2)
says norm(grad(whole, A) - grad(whole(A=A_), A_)) <= constant*norm(A - A_)""",
    "order": """
for_all n >= 1
exists s > 0
for_all x : bits(n)
given some(x[p] for p in span(1, n))
let many = count(x[p] for p in span(1, n))
says s <= many/n""",
    "sets": """
for_all n >= k >= 1, B : subset(n, k), h : function(bits(n), real)
given every(h(put(x, 1, 1)) == h(put(x, 1, 0)) for x in bits(n))
says mean(h(x) for x in bits(n)) <= sum(h(x)**2 for x in bits(n))""",
    "cases": """
for_all n >= 1, s : real
says (s if s > 0 and n != 2 else -s) + 2**(n - 3) >= sum(p for p in span(2, n) if p != 3) + 3**top(s)""",
    "second": """
for_all n >= 1, k >= 1, tau > 0, x : bits(n), A : array(k, 2), i : span(1, k)
says D(whole, A[i, 1], A[i, 2]) == D(half(tau), tau)""",
    "descent": """
for_all n >= 1, k >= 1, tau > 0, x : bits(n), A : array(k, 2)
let trained(m) = after(m, A, A - 1/tau*grad(whole, A))
says whole(A=trained(n)) <= whole and after(3, tau, tau/2) < tau""",
    "heads": """
for_all n >= 1, m >= 1, att : function(span(1, m), bits(n), span(1, n)), x : bits(n)
says x[att(1, x)] == x[att(m, x)]""",
}


def said(name: str):
    return read_statement(TEXTS[name], PRELUDE)


def test_what_could_be_undefined_is_in_the_companion():
    text = coq.script(said("gradient"), "gradient")
    body = "8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau"
    assert f"Definition v_constant (v_k : nat) (v_tau : R) : R :=\n  {body}." in text
    assert "Definition ok_constant (v_k : nat) (v_tau : R) : Prop :=\n  (0 <= 2 * INR v_k /\\ v_tau <> 0)." in text
    assert "ex_derive" in text.split("gradient_means")[1]
    assert "ok_share" in text


def test_a_name_of_coq_is_not_taken():
    text = coq.script(read_statement("for_all Z > 0\nsays Z >= 0", PRELUDE), "lemma-3/other")
    assert "Definition said_lemma_3_other : Prop :=\n  forall (v_Z : R), (0 < v_Z) -> \n  (0 <= v_Z)." in text


def test_what_is_not_written_yet_is_refused():
    with pytest.raises(Refused):
        coq.script(read_statement("for_all n >= 1\nsays most(p for p in span(1, n)) == n", PRELUDE), "most")


@pytest.mark.long
@NEEDS_COQ
def test_coq_accepts_every_text(tmp_path):
    rows = []
    for name in TEXTS:
        script = coq.script(said(name), name)
        head, _, body = script.partition("a j d.")
        rows.append(
            f"Module M_{name}.\n{body}\nEnd M_{name}."
            if rows
            else f"{head}a j d.\nModule M_{name}.\n{body}\nEnd M_{name}."
        )
    assert _accepted("\n".join(rows), tmp_path)


@pytest.mark.long
@NEEDS_COQ
@pytest.mark.parametrize(
    ("text", "proof", "accepted"),
    [
        ("for_all n >= 2, s > 0\nsays n*s >= 2*s", "intros n s H0 H1. apply le_INR in H0. simpl in H0. nra.", True),
        ("for_all n >= 2, s > 0\nsays n*s >= 3*s", "intros n s H0 H1. apply le_INR in H0. simpl in H0. nra.", False),
        ("for_all n >= 1\nsays sum(p for p in span(2, n)) >= 0", "intros n H. apply Rle_refl.", False),
        (
            "exists s > 3\nfor_all n >= 1\nsays n + s > 4",
            "exists 4. split; [lra|]. intros n H. apply le_INR in H. simpl in H. lra.",
            True,
        ),
        (
            "for_all n >= 1, s > 0\nsays (1 if every(s > -p for p in span(1, n)) else 2) == 1",
            "intros n s H0 H1. destruct (decide _) as [_|N]; [reflexivity|]. exfalso. apply N. intros p H. "
            "assert (Q := pos_INR p). lra.",
            True,
        ),
        (
            "for_all n >= 1, s > 0\nsays (1 if every(s > -p for p in span(1, n)) else 2) == 2",
            "intros n s H0 H1. destruct (decide _) as [_|N]; [reflexivity|]. exfalso. apply N. intros p H. "
            "assert (Q := pos_INR p). lra.",
            False,
        ),
        ("for_all n >= 1\nsays count(x[1] for x in bits(2)) == 2", "intros n H. reflexivity.", True),
        ("for_all n >= 1\nsays count(x[1] for x in bits(2)) == 1", "intros n H. reflexivity.", False),
        ("for_all n >= 1\nsays (1 if n > 2 else 0) + 1 <= 2", "intros n H. destruct (_ <? _); auto.", True),
        (
            "for_all T : array(2, 2, 2)\nsays D(T[1, 1, 2]**2, T[1, 1, 2]) == 2*T[1, 1, 2]",
            "intros T. apply is_derive_unique. unfold set3. simpl. auto_derive; [exact I | ring].",
            True,
        ),
        (
            "for_all T : array(2, 2, 2)\nsays D(T[1, 1, 2]**2, T[2, 1, 1]) == 2*T[1, 1, 2]",
            "intros T. apply is_derive_unique. unfold set3. simpl. auto_derive; [exact I | ring].",
            False,
        ),
    ],
)
def test_a_proof_is_of_what_is_said(text, proof, accepted, tmp_path):
    script = coq.script(read_statement(text, PRELUDE), "claim")
    whole = script + f"From Coq Require Import Lra.\nTheorem it : said_claim.\nProof. {proof} Qed.\n"
    assert _accepted(whole, tmp_path) is accepted


def _accepted(text: str, place) -> bool:
    (place / "Generated.v").write_text(text)
    done = subprocess.run(["coqc", "Generated.v"], cwd=place, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode and "Error" not in done.stderr:
        raise AssertionError(done.stderr)
    return done.returncode == 0


BESIDE = """model n : nat
model A : array(n)
model B : bits(n)
names i, p : nat
names x : real
names C : array(n)
names u : function(real, nat)
names w : function(real, real)
size = norm(A)
gap(C) = dot(C, C - A)
isin(i) = B[i]
many(C) = count(C[p] > 0 for p in span(1, 3))
"""


@pytest.mark.parametrize("says", ["size >= 0", "gap(A) >= 0"])
def test_a_size_that_a_definition_does_not_take_is_refused(says):
    with pytest.raises(Refused, match="does not take n"):
        coq.script(read_statement(f"for_all n : nat, A : array(n)\nsays {says}", read_prelude(BESIDE)), "beside")


@pytest.mark.long
@NEEDS_COQ
@pytest.mark.parametrize(
    "text",
    [
        "for_all n : nat, B : bits(n), i : span(1, n)\ngiven isin(i) == 1\nsays isin(i)",
        "for_all n : nat, B : bits(n)\ngiven n >= 3\nsays every(isin(p) for p in span(1, 3)) or not isin(n)",
        "for_all u : function(real, nat), x : real\nsays u(-1) >= u(x + 1)",
        "for_all w : function(real, real), u : function(real, nat), x : real\nsays u(w(-1) + 1) + 1 >= u(w(3*x))",
        "for_all n : nat, A : array(n)\nsays many(A + 2*A) >= many(A)",
    ],
)
def test_coq_reads_bits_as_conditions_and_real_arguments_among_integers(text, tmp_path):
    assert _accepted(coq.script(read_statement(text, read_prelude(BESIDE)), "beside"), tmp_path)


@pytest.mark.long
@NEEDS_COQ
def test_no_function_of_arrays_reads_beside_them(tmp_path):
    """Equal arrays have equal values; without the condition on the function Coq's arrays would not."""
    said = "for_all d : nat, h : function(array(d), real), u, w : array(d)\n"
    said += "given every(u[j] == w[j] for j in span(1, d))\nsays h(u) == h(w)"
    text = coq.script(read_statement(said, read_prelude("names j : nat")), "it")
    proof = "Theorem it : said_it. Proof. intros d h u w H E. apply H. intros i Hi. now apply E. Qed.\n"
    asked = text[text.index("(forall (a1") : text.index("(forall v_j")]
    assert _accepted(f"{text}\n{proof}", tmp_path)
    assert not _accepted(f"{text.replace(asked, '')}\n{proof}", tmp_path)
