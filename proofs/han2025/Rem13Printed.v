(** Remark 13 as printed, and by Corollary 20: more heads than O(n) spell every bit, and the bound of Corollary 20 is at most
    0 along n = 4^j for a number of heads that is o(n). *)
From Coq Require Import Reals Lra Lia List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Cor20 Softmax OneBitRisk OneBitLine OneBitDescent OneBitDefined ManyBitsLower Rem13Full Propositions.
Open Scope R_scope.

(** 2 ^ n - 1 heads, of which 2 ^ (p - 1) look at position p: the sum of what they see is the number with these binary digits. *)
Fixpoint value (n : nat) (x : nat -> bool) : nat :=
  match n with O => O | S c => (value c x + if x (S c) then 2 ^ c else 0)%nat end.
Lemma value_small n x : (value n x < 2 ^ n)%nat.
Proof. induction n as [|n IH]; cbn [value Nat.pow]; [lia|]. destruct (x (S n)); lia. Qed.
Lemma digit n x p : (1 <= p <= n)%nat -> Nat.odd (value n x / 2 ^ (p - 1)) = x p.
Proof.
  induction n as [|n IH]; intros Hp; [lia|]. cbn [value]. assert (V := value_small n x). assert (Pn : (2 ^ n <> 0)%nat) by (apply Nat.pow_nonzero; lia).
  destruct (Nat.eq_dec p (S n)) as [->|N].
  - replace (S n - 1)%nat with n by lia. destruct (x (S n)).
    + replace (value n x + 2 ^ n)%nat with (value n x + 1 * 2 ^ n)%nat by lia. rewrite Nat.div_add, Nat.div_small by assumption. reflexivity.
    + rewrite Nat.add_0_r, Nat.div_small by assumption. reflexivity.
  - rewrite <- IH by lia. destruct (x (S n)); [|now rewrite Nat.add_0_r].
    assert (E : (2 ^ n = 2 * 2 ^ (n - p) * 2 ^ (p - 1))%nat).
    { replace n with (S (n - p) + (p - 1))%nat at 1 by lia. rewrite Nat.pow_add_r. cbn [Nat.pow]. lia. }
    rewrite E, Nat.div_add by (apply Nat.pow_nonzero; lia). rewrite Nat.odd_add, Nat.odd_mul. cbn. now destruct (Nat.odd _).
Qed.

Definition block (j : nat) : nat := S (Nat.log2 j).
Lemma block_range n j : (1 <= j <= 2 ^ n - 1)%nat -> (1 <= block j <= n)%nat.
Proof.
  intros Hj. unfold block. split; [lia|]. assert (P : (2 ^ n <> 0)%nat) by (apply Nat.pow_nonzero; lia).
  enough (Nat.log2 j < n)%nat by lia. apply Nat.log2_lt_pow2; lia.
Qed.
Lemma block_part n x c : (c <= 2 ^ n)%nat ->
  Sum (2 ^ n - 1 + c) (fun j => bit x (block j)) = Sum (2 ^ n - 1) (fun j => bit x (block j)) + INR c * bit x (S n).
Proof.
  assert (P : (2 ^ n <> 0)%nat) by (apply Nat.pow_nonzero; lia).
  induction c as [|c IH]; intros Hc; [rewrite Nat.add_0_r; simpl (INR 0); ring|].
  rewrite Nat.add_succ_r. cbn [Sum]. rewrite IH by lia. rewrite S_INR.
  replace (block (S (2 ^ n - 1 + c))) with (S n); [ring|]. unfold block. f_equal. symmetry. apply Nat.log2_unique; cbn [Nat.pow]; lia.
Qed.
Lemma seen_value n x : Sum (2 ^ n - 1) (fun j => bit x (block j)) = INR (value n x).
Proof.
  induction n as [|n IH]; [reflexivity|]. assert (P : (2 ^ n <> 0)%nat) by (apply Nat.pow_nonzero; lia).
  replace (2 ^ S n - 1)%nat with (2 ^ n - 1 + 2 ^ n)%nat by (cbn [Nat.pow]; lia). rewrite block_part, IH by lia. cbn [value]. rewrite plus_INR. f_equal.
  unfold bit. destruct (x (S n)); simpl (INR 0); ring.
Qed.

(** A head that points at a position has it as its one best position. *)
Lemma best_position n p q : (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> q <> p ->
  score n (Head (u1 n p) (u2 n p)) q < score n (Head (u1 n p) (u2 n p)) p.
Proof.
  intros Hp Hq N. assert (G := gap_pos n ltac:(lia)). assert (C := cos_gap n q p Hq Hp N). assert (U := unit_vectors n p). unfold score. cbn [a13 a14]. nra.
Qed.

Lemma label_ext n B x y : (forall p, (1 <= p <= n)%nat -> x p = y p) -> label n B x = label n B y.
Proof.
  intros H. unfold label, ones. f_equal. induction n as [|n IH]; [reflexivity|]. cbn [count]. rewrite IH by (intros; apply H; lia). now rewrite (H (S n)) by lia.
Qed.
Lemma doubling t : (t + 1 <= 2 ^ t)%nat.
Proof. assert (P := Nat.pow_gt_lin_r 2 t ltac:(lia)). lia. Qed.

Theorem literal : ~ rem_13_literal.
Proof.
  intros H. destruct (H (fun n => 2 ^ n - 1)%nat (fun n j => Head (u1 n (block j)) (u2 n (block j))) (fun _ => block)) as (c & n0 & G).
  - intros n Hn. assert (D := doubling n). lia.
  - intros n j Hn Hj. assert (R := block_range n j Hj). split; [exact R|]. intros q Hq N. now apply best_position.
  - intros n B Hn. set (m := (2 ^ n - 1)%nat). assert (M : INR m <> 0) by (apply not_0_INR; unfold m; assert (D := doubling n); lia).
    exists (fun r => label n B (fun p => Nat.odd (Z.to_nat (Int_part (r * INR m)) / 2 ^ (p - 1)))).
    unfold risk. transitivity (Mean n (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x. cbv beta. fold m.
    change (Sum m (fun j => bit x (block j))) with (Sum (2 ^ n - 1) (fun j => bit x (block j))). rewrite seen_value.
    replace (INR (value n x) / INR m * INR m) with (INR (value n x)) by (field; exact M). rewrite Int_part_INR, Nat2Z.id.
    rewrite (label_ext n B (fun p => Nat.odd (value n x / 2 ^ (p - 1))) x) by (intros p Hp; now apply digit). apply right_label.
  - destruct (nfloor_ex (Rmax 0 (2 * c)) (Rmax_l 0 (2 * c))) as [u [_ Hu]]. set (t := S (u + n0)).
    assert (B := G (2 * t)%nat ltac:(lia)). unfold rem_13_heads in B. assert (D := doubling t).
    assert (Q : ((t + 1) * (t + 1) <= 2 ^ (2 * t))%nat) by (replace (2 * t)%nat with (t + t)%nat by lia; rewrite Nat.pow_add_r; nia).
    assert (R : ((t * t + 2 * t)%nat <= 2 ^ (2 * t) - 1)%nat) by lia. apply le_INR in R. rewrite plus_INR, !mult_INR in R. rewrite mult_INR in B. simpl (INR 2) in *.
    assert (T0 : INR u + 1 <= INR t) by (rewrite <- S_INR; apply le_INR; unfold t; lia). assert (X := Rmax_r 0 (2 * c)). assert (U0 := pos_INR u). nra.
Qed.

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
