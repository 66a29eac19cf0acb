(** Lemmas 8, 17 and 19: counterexamples at two positions, of the first its second part. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Lemma15 Lemma14 Printed Lemma15Steps Prop34 Thm5 LossGradient Norms Displays14 Propositions.
Open Scope R_scope.

(** Two positions, zero heads, the parity set {1, 2}. *)
Definition all (p : nat) : bool := true.
Definition zero (i : nat) : head := Head 0 0.

Lemma u1_2 p : (p = 1 \/ p = 2)%nat -> u1 2 p = 0.
Proof.
  intros [->| ->]; unfold u1.
  - replace (2 * PI * INR 1 / INR 2) with PI by (simpl; field). apply sin_PI.
  - replace (2 * PI * INR 2 / INR 2) with (2 * PI) by (simpl; field). apply sin_2PI.
Qed.

Lemma attended_2 x : attended 2 2 1 x zero = bit x 1 + bit x 2.
Proof. unfold attended, share, zero. cbn [Sum]. rewrite !uniform_2. field. Qed.
Lemma grad13_2 b x i : 0 < b -> (1 <= i <= 2)%nat -> grad13 2 2 1 b x zero i = 0.
Proof.
  intros Hb Hi. rewrite grad13_eq by (lia || lra). unfold cov. cbn [Sum]. rewrite !u1_2 by (auto; lia). field.
Qed.
Lemma grad14_2 b x i : 0 < b -> (1 <= i <= 2)%nat ->
  grad14 2 2 1 b x zero i = (bit x 2 - bit x 1) / 2 * f' b 2 (bit x 1 + bit x 2).
Proof.
  intros Hb Hi. rewrite grad14_eq, attended_2 by (lia || lra). f_equal. unfold cov, zero. cbn [Sum].
  rewrite !uniform_2, u2_2_1, u2_2_2. field.
Qed.
Lemma yhat_2 b x : yhat 2 2 1 b x zero = f 2 b (bit x 1 + bit x 2).
Proof. unfold yhat. now rewrite attended_2. Qed.

(** b = 2: the output is 3 and the slope 4/3 on the inputs 10 and 01. *)
Definition x10 (p : nat) : bool := Nat.eqb p 1.
Definition x01 (p : nat) : bool := Nat.eqb p 2.

Lemma root_2 : sqrt ((1 / 2) ^ 2 + 2) = 3 / 2.
Proof. replace ((1 / 2) ^ 2 + 2) with ((3 / 2) * (3 / 2)) by field. apply sqrt_square. lra. Qed.
Lemma f_2 : f 2 2 1 = 3.
Proof.
  unfold f, sigma, outer. cbn [Sum]. replace (1 + 1 / 2 - INR 1) with (1 / 2) by (simpl; field).
  replace ((1 + 1 / 2 - INR 2) ^ 2) with ((1 / 2) ^ 2) by (simpl; field). rewrite root_2. simpl. field.
Qed.
Lemma f'_2 : f' 2 2 1 = 4 / 3.
Proof.
  unfold f', sigma', outer. cbn [Sum]. replace (1 + 1 / 2 - INR 1) with (1 / 2) by (simpl; field).
  replace ((1 + 1 / 2 - INR 2) ^ 2) with ((1 / 2) ^ 2) by (simpl; field). rewrite root_2. simpl. field.
Qed.

Theorem opposed : ~ lemma_17_literal.
Proof.
  intros H. specialize (H 2%nat 2%nat 1 2 all x10 x01 zero 1%nat ltac:(lia) ltac:(lra) ltac:(lra) eq_refl ltac:(lia)).
  assert (Df : exists p, (1 <= p <= 2)%nat /\ x10 p <> x01 p) by (exists 1%nat; split; [lia | discriminate]).
  specialize (H Df). rewrite !lossgrad13_eq, !lossgrad14_eq in H by (lia || lra).
  rewrite !grad13_2, !grad14_2 in H by (lia || lra). unfold pull in H. rewrite !yhat_2 in H.
  assert (B1 : bit x10 1 = 1) by reflexivity. assert (B2 : bit x10 2 = 0) by reflexivity.
  assert (B3 : bit x01 1 = 0) by reflexivity. assert (B4 : bit x01 2 = 1) by reflexivity.
  assert (L1 : label 2 all x10 = -1) by (unfold label, ones, all, x10; simpl; ring).
  assert (L2 : label 2 all x01 = -1) by (unfold label, ones, all, x01; simpl; ring).
  rewrite B1, B2, B3, B4, L1, L2 in H. replace (0 + 1) with 1 in H by ring. replace (1 + 0) with 1 in H by ring.
  rewrite f_2, f'_2 in H. rewrite Rmax_right in H by lra. lra.
Qed.

(** An input that the heads do not see: all its bits are 0. *)
Lemma unseen n k tau x A : (1 <= k <= n)%nat -> attended n k tau x A = 0 -> forall p, (1 <= p <= n)%nat -> x p = false.
Proof.
  intros Hk H p Hp. destruct (x p) eqn:E; [exfalso|reflexivity].
  assert (Hn : (1 <= n)%nat) by lia.
  assert (P : 0 < share n tau x (A 1%nat)).
  { apply Rlt_le_trans with (gamma n tau (A 1%nat) p); [now apply gamma_pos|].
    rewrite <- (Sum_single n p (gamma n tau (A 1%nat)) Hp). apply Sum_le. intros q _. assert (G := gamma_pos n tau Hn (A 1%nat) q).
    destruct (Nat.eqb_spec q p) as [->|]; [unfold bit; rewrite E; lra|]. apply Rmult_le_pos; [apply bit_01 | lra]. }
  assert (Q : share n tau x (A 1%nat) <= attended n k tau x A); [|lra].
  unfold attended. rewrite <- (Sum_single k 1 (fun i => share n tau x (A i)) ltac:(lia)). apply Sum_le. intros i _.
  assert (0 <= share n tau x (A i)) by (apply Sum_nonneg; intros; apply Rmult_le_pos; [apply bit_01 | left; now apply gamma_pos]).
  destruct (Nat.eqb i 1); lra.
Qed.

Lemma share_ext n tau x y h : (forall p, (1 <= p <= n)%nat -> x p = y p) -> share n tau x h = share n tau y h.
Proof. intros H. apply Sum_ext. intros p Hp. unfold bit. now rewrite H. Qed.

Lemma attended_none n k tau x A : (forall p, (1 <= p <= n)%nat -> x p = false) -> attended n k tau x A = 0.
Proof.
  intros H. unfold attended. rewrite (Sum_ext k _ (fun _ => 0)); [rewrite Sum_const; ring|]. intros i _. unfold share.
  rewrite (Sum_ext n _ (fun _ => 0)); [rewrite Sum_const; ring|]. intros p Hp. unfold bit. rewrite H by exact Hp. ring.
Qed.
Lemma attended_all n k tau x A : (1 <= n)%nat -> (forall p, (1 <= p <= n)%nat -> x p = true) -> attended n k tau x A = INR k.
Proof.
  intros Hn H. unfold attended. rewrite (Sum_ext k _ (fun _ => 1)); [rewrite Sum_const; ring|]. intros i _. unfold share.
  rewrite <- (gamma_sum n tau Hn (A i)). apply Sum_ext. intros p Hp. unfold bit. rewrite H by exact Hp. ring.
Qed.

Lemma constant_loss n k tau b P x A i c : (forall A, attended n k tau x A = c) ->
  lossgrad13 n k tau b P x A i = 0 /\ lossgrad14 n k tau b P x A i = 0.
Proof.
  intros H. split; (apply is_derive_unique; apply (is_derive_ext (fun _ => loss (label n P x) (f k b c)));
    [intros t; unfold yhat; now rewrite H | apply @is_derive_const]).
Qed.

Theorem zero_gradient : lemma_19_zero_gradient.
Proof.
  intros n k tau b P x A i Hk Ht Hb Hi H. apply constant_loss with 0. intros A'.
  apply attended_none. now apply (unseen n k tau x A).
Qed.

Theorem complement_value : ~ lemma_19_complement_value.
Proof.
  intros H. specialize (H 2%nat 2%nat 1 (fun _ => false) zero ltac:(lia) ltac:(lra)).
  rewrite attended_none in H by reflexivity. specialize (H ltac:(simpl; field)).
  rewrite attended_all in H by (lia || (intros; reflexivity)). simpl in H. lra.
Qed.

Theorem pair_bound : ~ lemma_19_literal.
Proof.
  intros H. destruct (H 2%nat 1%nat 1 1 ltac:(lia) ltac:(lra) ltac:(lra)) as (c1 & c2 & C0 & In).
  set (x := fun _ : nat => false). specialize (In (fun p => Nat.eqb p 1) x zero eq_refl (attended_none 2 1 1 x zero (fun _ _ => eq_refl))).
  cbv zeta in In. set (y := fun p => negb (x p)) in *. set (P := fun p => Nat.eqb p 1) in *.
  assert (Gx : forall i, lossgrad13 2 1 1 1 P x zero i = 0 /\ lossgrad14 2 1 1 1 P x zero i = 0)
    by (intros i; apply constant_loss with 0; intros A; now apply attended_none).
  assert (Gy : forall i, lossgrad13 2 1 1 1 P y zero i = 0 /\ lossgrad14 2 1 1 1 P y zero i = 0)
    by (intros i; apply constant_loss with (INR 1); intros A; apply attended_all; [lia | intros; reflexivity]).
  cbn [Sum] in In. rewrite (proj1 (Gx _)), (proj2 (Gx _)), (proj1 (Gy _)), (proj2 (Gy _)) in In.
  assert (L : 0 < loss (label 2 P x) (yhat 2 1 1 1 x zero)).
  { unfold yhat. rewrite attended_none by reflexivity. replace (label 2 P x) with 1 by (unfold label, ones, P, x; simpl; ring).
    assert (F := f_zero_below 1 1 ltac:(lra) eq_refl). unfold loss. rewrite Rmult_1_l, Rmax_right by lra. apply pow_lt. lra. }
  assert (L' : 0 <= loss (label 2 P y) (yhat 2 1 1 1 y zero)) by apply pow2_ge_0.
  assert (Bp : 0 < lemma_19_bound 2 1 1 c1 c2).
  { unfold lemma_19_bound. simpl. assert (0 < c2 * c2) by nra. apply Rdiv_lt_0_compat; lra. }
  nra.
Qed.

(** Two positions, one head at 0, the input 10, the parity set {2}: inside the margin the slope is -2. *)
Theorem output_slope : ~ lemma_8_part_ii_output.
Proof.
  intros H. specialize (H 2%nat 1%nat 1 1 x01 x10 zero ltac:(lia) ltac:(lra) ltac:(lra) eq_refl).
  assert (S : attended 2 1 1 x10 zero = 1 / 2).
  { unfold attended, share, zero. cbn [Sum]. rewrite !uniform_2. unfold bit, x10. simpl. field. }
  assert (L : label 2 x01 x10 = 1) by (unfold label, ones, x01, x10; simpl; ring).
  assert (R1 : sqrt (0 ^ 2 + 1) = 1) by (replace (0 ^ 2 + 1) with (1 * 1) by ring; apply sqrt_square; lra).
  unfold yhat in H. rewrite S, L in H. specialize (H ltac:(lra)).
  assert (Z : 1 / 2 + 1 / 2 - INR 1 = 0) by (simpl; field).
  assert (F : f 1 1 (1 / 2) = -1).
  { unfold f, sigma, outer. cbn [Sum]. rewrite Z, R1. simpl. field. }
  rewrite F in H. specialize (H ltac:(lra)). rewrite outer_eq in H by lra.
  replace (INR 1 * (1 / 2 / INR 1)) with (1 / 2) in H by (simpl; field).
  assert (D : f' 1 1 (1 / 2) = -2).
  { unfold f', sigma', outer. cbn [Sum]. rewrite Z, R1. simpl. field. }
  rewrite D in H. unfold lemma_8_slope in H. simpl in H. lra.
Qed.

Theorem loss_slope : lemma_8_part_ii_loss.
Proof.
  intros y t Hy. replace (Derive (loss y) t) with (- 2 * y * Rmax 0 (1 - y * t)) by (symmetry; apply is_derive_unique, loss_derive). unfold lemma_8_loss_factor, loss.
  right. destruct Hy as [->| ->]; ring.
Qed.

Theorem mu_follows : lemma_8_mu_holds.
Proof.
  intros n k mu1 mu2 g L H. unfold lemma_8_mu. assert (P : 2 ^ n <> 0) by (apply pow_nonzero; lra).
  replace (Rmin (64 * mu1) mu2 / 2 ^ (n + 1) * L) with (1 / 2 * (Rmin (64 * mu1) mu2 / 2 ^ n * L)); [lra|].
  rewrite pow_add. simpl. field. exact P.
Qed.
