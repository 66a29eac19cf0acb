(** Remark 13 by Corollary 20: its bound is at most 0 along n = 4^j for a number of heads that is o(n). *)
From Coq Require Import Reals Lra Lia List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Cor20 Rem13Full Claims.
Open Scope R_scope.

(** About 2n / log n heads. *)
Definition some_heads (n : nat) : nat := S (2 * n / S (Nat.log2 n)).
Lemma ratio_small n : (1 <= n)%nat -> INR (some_heads n) / INR n <= 2 / INR (S (Nat.log2 n)) + / INR n.
Proof.
  intros Hn. assert (N0 : 0 < INR n) by (apply lt_0_INR; lia). set (l := S (Nat.log2 n)).
  assert (L0 : 0 < INR l) by (apply lt_0_INR; unfold l; lia).
  assert (D : INR (2 * n / l) * INR l <= 2 * INR n).
  { rewrite <- mult_INR. replace 2 with (INR 2) by (simpl; lra). rewrite <- mult_INR. apply le_INR.
    assert (M := Nat.mul_div_le (2 * n) l ltac:(unfold l; lia)). lia. }
  unfold some_heads. fold l. rewrite S_INR. apply Rmult_le_reg_r with (INR n * INR l); [nra|].
  replace ((INR (2 * n / l) + 1) / INR n * (INR n * INR l)) with (INR (2 * n / l) * INR l + INR l) by (field; lra).
  replace ((2 / INR l + / INR n) * (INR n * INR l)) with (2 * INR n + INR l) by (field; lra). lra.
Qed.
Lemma heads_are_few : is_lim_seq (fun n => INR (some_heads n) / INR n) 0.
Proof.
  apply is_lim_seq_spec. intros [eps He]. cbn [pos].
  destruct (nfloor_ex (4 / eps) ltac:(left; apply Rdiv_lt_0_compat; lra)) as [u [_ Hu]].
  exists (2 ^ S u)%nat. intros n Hn. assert (P := Nat.pow_gt_lin_r 2 (S u) ltac:(lia)). assert (N1 : (1 <= n)%nat) by lia.
  assert (N0 : 0 < INR n) by (apply lt_0_INR; lia). rewrite Rminus_0_r.
  rewrite Rabs_pos_eq by (apply Rdiv_le_0_compat; [apply pos_INR | exact N0]).
  eapply Rle_lt_trans; [now apply ratio_small|].
  assert (U : INR u + 1 <= INR (S (Nat.log2 n))).
  { rewrite <- S_INR. apply le_INR. assert (E : (S u <= Nat.log2 n)%nat); [|lia].
    rewrite <- (Nat.log2_pow2 (S u)) by lia. now apply Nat.log2_le_mono. }
  assert (V : INR u + 1 <= INR n) by (rewrite <- S_INR; apply le_INR; lia).
  assert (F : 4 < eps * (INR u + 1)).
  { apply Rmult_lt_reg_r with (/ eps); [now apply Rinv_0_lt_compat|]. replace (eps * (INR u + 1) * / eps) with (INR u + 1) by (field; lra).
    unfold Rdiv in Hu. lra. }
  assert (U0 := pos_INR u).
  assert (A : 2 / INR (S (Nat.log2 n)) < eps / 2).
  { apply Rmult_lt_reg_r with (INR (S (Nat.log2 n))); [lra|].
    replace (2 / INR (S (Nat.log2 n)) * INR (S (Nat.log2 n))) with 2 by (field; lra). nra. }
  assert (C : / INR n < eps / 2) by (apply Rmult_lt_reg_r with (INR n); [lra|]; rewrite Rinv_l by lra; nra).
  lra.
Qed.

Lemma double_small j : (2 * j + 1 <= 2 ^ S j)%nat.
Proof. assert (P := Nat.pow_gt_lin_r 2 j ltac:(lia)). simpl. lia. Qed.
Lemma bound_is_void j : rem_13_corollary (4 ^ j) (some_heads (4 ^ j)) <= 0.
Proof.
  set (n := (4 ^ j)%nat). assert (E4 : n = (2 ^ (2 * j))%nat) by (unfold n; now rewrite Nat.pow_mul_r).
  assert (Lg : Nat.log2 n = (2 * j)%nat) by (rewrite E4; apply Nat.log2_pow2; lia).
  set (m := some_heads n). assert (M : (2 * n < m * S (2 * j))%nat).
  { unfold m, some_heads. rewrite Lg. assert (D := Nat.mul_succ_div_gt (2 * n) (S (2 * j)) ltac:(lia)). lia. }
  assert (M0 : 0 < INR m) by (apply lt_0_INR; unfold m, some_heads; lia).
  assert (MR : 2 * INR n < INR m * (2 * INR j + 1)).
  { apply lt_INR in M. rewrite !mult_INR, (S_INR (2 * j)), mult_INR in M. simpl (INR 2) in M. lra. }
  assert (NR : INR n = 2 ^ j * 2 ^ j).
  { rewrite E4, pow_INR. simpl (INR 2). replace (1 + 1) with 2 by ring. replace (2 * j)%nat with (j + j)%nat by lia. apply pow_add. }
  assert (J0 := pos_INR j). assert (P0 : 0 < 2 ^ j) by (apply pow_lt; lra).
  assert (C : Ceil ((INR n - 1) / INR m) <= INR j + 1).
  { destruct (ceil_spec ((INR n - 1) / INR m)) as [C1 _]. assert (Q : (INR n - 1) / INR m < INR j + 1 / 2).
    { apply Rmult_lt_reg_r with (INR m); [exact M0|]. replace ((INR n - 1) / INR m * INR m) with (INR n - 1) by (field; lra). lra. }
    unfold Ceil in *. set (z := Int_part (- ((INR n - 1) / INR m))) in *. assert (L : IZR (- z) < IZR (Z.of_nat j + 2)).
    { rewrite opp_IZR, plus_IZR, <- INR_IZR_INZ. lra. }
    apply lt_IZR in L. rewrite <- opp_IZR, INR_IZR_INZ, <- plus_IZR. apply IZR_le. lia. }
  assert (R : Rpower 2 (Ceil ((INR n - 1) / INR m)) <= 2 * 2 ^ j).
  { apply Rle_trans with (Rpower 2 (INR j + 1)); [now apply Rle_Rpower; [lra|]|]. rewrite Rpower_plus, Rpower_1, Rpower_pow by lra. lra. }
  assert (D : 2 * INR j + 1 <= 2 * 2 ^ j).
  { assert (D := double_small j). apply le_INR in D. rewrite plus_INR, mult_INR, pow_INR in D.
    replace (INR 2) with 2 in D by (simpl; lra). simpl in D. lra. }
  assert (G : 2 ^ j < INR m) by nra.
  assert (X : 0 < Rpower 2 (Ceil ((INR n - 1) / INR m))) by apply exp_pos. unfold rem_13_corollary. fold m.
  set (p := Rpower 2 (Ceil ((INR n - 1) / INR m))) in *. assert (1 <= 2 * INR m / p); [|lra].
  apply Rmult_le_reg_r with p; [exact X|]. replace (2 * INR m / p * p) with (2 * INR m) by (field; lra). lra.
Qed.

Theorem by_corollary_20 : ~ rem_13_by_corollary_20.
Proof.
  intros H. destruct (H some_heads ltac:(intros; unfold some_heads; lia) heads_are_few (1 / 2) ltac:(lra)) as (N & _ & G).
  specialize (G (4 ^ N)%nat ltac:(assert (P := Nat.pow_gt_lin_r 4 N ltac:(lia)); lia)).
  assert (V := bound_is_void N). lra.
Qed.
