(** Lemma 14 as printed, and Lemma 6, from the sharper constant. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Lemma15 Lemma14 Defined Claims Propositions.
Open Scope R_scope.

Theorem repair_constant : lemma_14_repair_constant_holds.
Proof. exact Lemma14.lemma_14_repair. Qed.

Lemma repair_below_printed n k tau b : (1 <= k)%nat -> 0 < tau -> 0 < b ->
  lemma_14_repair_constant n k tau b <= lemma_14_constant n k tau b.
Proof.
  intros Hk Ht Hb. unfold lemma_14_repair_constant, lemma_14_constant.
  assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia). assert (Sb := sqrt_lt_R0 b Hb).
  assert (S3 : 1 <= sqrt 3) by (rewrite <- sqrt_1 at 1; apply sqrt_le_1_alt; lra).
  replace (2 * INR k * (20 / tau ^ 2 + 32 * INR k ^ 2 / (tau ^ 2 * sqrt b)))
    with ((40 * INR k + 64 * INR k * (INR k ^ 2 / sqrt b)) / tau ^ 2) by (field; lra).
  apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat, pow_lt, Ht|].
  assert (F : 8 * INR k / (3 * sqrt 3) <= 8 * INR k).
  { apply Rmult_le_reg_r with (3 * sqrt 3); [lra|]. replace (8 * INR k / (3 * sqrt 3) * (3 * sqrt 3)) with (8 * INR k) by (field; lra). nra. }
  assert (Q : 0 <= INR k ^ 2 / sqrt b) by (apply Rmult_le_pos; [apply pow2_ge_0 | left; now apply Rinv_0_lt_compat]).
  nra.
Qed.

Theorem literal : lemma_14_literal.
Proof.
  intros n k tau b x A A' Hk [Ht _] Hb.
  eapply Rle_trans; [apply repair_constant; (assumption || lia)|].
  apply Rmult_le_compat_r; [apply sqrt_pos | apply repair_below_printed; (assumption || lia)].
Qed.

Theorem lemma_6 : lemma_6_literal.
Proof.
  intros n k tau b Hk Ht Hb. exists (lemma_14_constant n k tau b). intros x A A'. now apply literal.
Qed.

Theorem lemma_6_printed : lemma_6_lemma_14.
Proof. exact literal. Qed.
