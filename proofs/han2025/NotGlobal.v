(** Lemma 8 with the risk above its infimum: at four positions, the parity set {1, 3} and zero heads the gradient is zero by a
    turn of the circle, and other heads have a smaller risk. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Lemma15 Lemma14 Printed Lemma15Steps Prop34 Thm5 LossGradient Norms Displays14 OutputBound
 FrozenBound Unreached Propositions.
Open Scope R_scope.

Definition opposite (p : nat) : bool := (Nat.eqb p 1 || Nat.eqb p 3)%bool.
Definition still (i : nat) : head := Head 0 0.

Lemma attended_4 x : attended 4 2 1 x still = INR (count 4 x) / 2.
Proof.
  unfold attended, share, still. cbn [Sum]. rewrite !uniform_4. unfold bit. cbn [count].
  destruct (x 1%nat), (x 2%nat), (x 3%nat), (x 4%nat); simpl; field.
Qed.
(** Along u1 the positions 1 and 3 oppose each other, along u2 the positions 2 and 4. *)
Lemma cov_4_1 x : cov 4 (gamma 4 1 (Head 0 0)) (bit x) (u1 4) = (bit x 1 - bit x 3) / 4.
Proof.
  destruct u_4_13 as (E1 & E2 & E3 & E4 & E5 & E6 & E7 & E8). unfold cov. cbn [Sum]. rewrite !uniform_4, E1, E3, E5, E7. field.
Qed.
Lemma cov_4_2 x : cov 4 (gamma 4 1 (Head 0 0)) (bit x) (u2 4) = (bit x 4 - bit x 2) / 4.
Proof.
  destruct u_4_13 as (E1 & E2 & E3 & E4 & E5 & E6 & E7 & E8). unfold cov. cbn [Sum]. rewrite !uniform_4, E2, E4, E6, E8. field.
Qed.

(** What multiplies the difference of two bits sees how many ones there are, and how many in the set. *)
Lemma turned_1 (T : nat -> nat -> R) : Mean 4 (fun x => T (count 4 x) (ones 4 opposite x) * (bit x 1 - bit x 3)) = 0.
Proof. cbn [Mean]. unfold bit, ones, opposite. cbn. field. Qed.
Lemma turned_2 (T : nat -> nat -> R) : Mean 4 (fun x => T (count 4 x) (ones 4 opposite x) * (bit x 4 - bit x 2)) = 0.
Proof. cbn [Mean]. unfold bit, ones, opposite. cbn. field. Qed.

Definition push (b : R) (c o : nat) : R :=
  -2 * (-1) ^ o * Rmax 0 (1 - (-1) ^ o * f 2 b (INR c / 2)) * (f' b 2 (INR c / 2) / 4).
Lemma stationary_1 b i : 0 < b -> (1 <= i <= 2)%nat -> riskgrad13 4 2 1 b opposite still i = 0.
Proof.
  intros Hb Hi. rewrite riskgrad13_eq by (lia || lra). rewrite <- (turned_1 (push b)). apply Mean_ext. intros x.
  rewrite grad13_eq by (lia || lra). unfold pull, yhat, label, push. rewrite attended_4. unfold still. rewrite cov_4_1. field.
Qed.
Lemma stationary_2 b i : 0 < b -> (1 <= i <= 2)%nat -> riskgrad14 4 2 1 b opposite still i = 0.
Proof.
  intros Hb Hi. rewrite riskgrad14_eq by (lia || lra). rewrite <- (turned_2 (push b)). apply Mean_ext. intros x.
  rewrite grad14_eq by (lia || lra). unfold pull, yhat, label, push. rewrite attended_4. unfold still. rewrite cov_4_2. field.
Qed.

(** A little smoothing. *)
Definition little : R := / 1000 ^ 2.
Lemma little_root : sqrt little = / 1000.
Proof. unfold little. rewrite <- pow_inv. apply sqrt_pow2. lra. Qed.
Lemma little_pos : 0 < little.
Proof. unfold little. apply Rinv_0_lt_compat. lra. Qed.
Lemma close s : Rabs (f 2 little s - f 2 0 s) <= 8 / 1000.
Proof.
  assert (S := smoothing_bound 2 little s ltac:(lia) (Rlt_le _ _ little_pos)). rewrite little_root in S. simpl (INR 2) in S. lra.
Qed.

Lemma relu_half : f 2 0 (1 / 2) = 1.
Proof.
  unfold f. cbn [Sum]. rewrite !sigma0_neg; [ring | simpl; lra | simpl; lra].
Qed.
Lemma high : 1 / 5 <= risk 4 opposite (fun x => yhat 4 2 1 little x still).
Proof.
  eapply Rle_trans; [|apply (Mean_point 4 (fun x => loss (label 4 opposite x) (yhat 4 2 1 little x still)) (only 1))].
  - unfold yhat. rewrite attended_4. replace (label 4 opposite (only 1)) with (-1) by (unfold label; simpl; ring).
    replace (INR (count 4 (only 1)) / 2) with (1 / 2) by (simpl; field).
    assert (C := close (1 / 2)). rewrite relu_half in C. apply Rabs_le_between in C. unfold loss. rewrite Rmax_right by lra.
    set (y := f 2 little (1 / 2)) in *. simpl. nra.
  - intros. apply pow2_ge_0.
  - intros q Hq. apply Nat.eqb_eq in Hq. lia.
Qed.
Lemma loss_near y u v e : (y = 1 \/ y = -1) -> Rabs (u - v) <= e -> loss y u <= 2 * loss y v + 2 * e ^ 2.
Proof.
  intros Hy H. apply Rabs_le_between in H. unfold loss.
  assert (M : Rmax 0 (1 - y * u) <= Rmax 0 (1 - y * v) + e).
  { assert (P := Rmax_l 0 (1 - y * v)). assert (Q := Rmax_r 0 (1 - y * v)). apply Rmax_lub; [lra|]. destruct Hy as [-> | ->]; lra. }
  assert (P := Rmax_l 0 (1 - y * u)). assert (Q := Rmax_l 0 (1 - y * v)).
  set (p := Rmax 0 (1 - y * u)) in *. set (q := Rmax 0 (1 - y * v)) in *.
  assert (p ^ 2 <= (q + e) ^ 2) by (apply pow_incr; lra). assert (0 <= (q - e) ^ 2) by apply pow2_ge_0. nra.
Qed.
Lemma lower : exists A, risk 4 opposite (fun x => yhat 4 2 1 little x A) <= 1 / 10.
Proof.
  destruct (Unreached.infimum 4 2 1 opposite (1 / 100) ltac:(lia) ltac:(lia) eq_refl ltac:(lra) ltac:(lra)) as [A HA]. exists A.
  apply Rle_trans with (2 * risk 4 opposite (fun x => yhat 4 2 1 0 x A) + 2 * (8 / 1000) ^ 2); [|lra].
  unfold risk. rewrite <- Mean_scal, <- (Mean_const 4 (2 * (8 / 1000) ^ 2)), <- Mean_plus. apply Mean_le. intros x.
  apply loss_near; [apply Unreached.label_sign|]. unfold yhat. apply close.
Qed.

Lemma has_infimum (F : (nat -> head) -> R) : (forall A, 0 <= F A) ->
  exists low, (forall A, low <= F A) /\ forall l, (forall A, l <= F A) -> l <= low.
Proof.
  intros H. destruct (completeness (fun l => forall A, l <= F A)) as [low [U Least]].
  - exists (F (fun _ => Head 0 0)). intros l Hl. apply Hl.
  - exists 0. exact H.
  - exists low. split; [|exact U]. intros A. apply Least. intros l Hl. apply Hl.
Qed.

Theorem infimum : ~ lemma_8_infimum.
Proof.
  intros H. destruct (H 4%nat 2%nat 1 little ltac:(lia) ltac:(lra) little_pos) as (mu & M0 & In).
  destruct (has_infimum (fun A => risk 4 opposite (fun x => yhat 4 2 1 little x A))) as (low & Below & Least).
  { intros A. rewrite <- (Mean_const 4 0). apply Mean_le. intros. apply pow2_ge_0. }
  specialize (In opposite still low eq_refl Below Least). cbv zeta beta in In.
  rewrite (norm2_ext 2 _ _ (fun i => 0 * 1) (fun i => 0 * 1)) in In.
  2:{ intros i Hi. rewrite stationary_1, stationary_2 by (apply little_pos || exact Hi). split; ring. }
  rewrite norm2_scal, Rabs_R0 in In. destruct lower as [A HA]. assert (B := Below A). cbv beta in B. assert (Hi := high). nra.
Qed.
