(** Refutations: the softmax derivative as displayed in Lemmas 14, 15, 17 and 18. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Lemma15.
Open Scope R_scope.

(** With a minus the bracket is the covariance, for all sizes. *)
Theorem bracket_minus : forall n tau x h v, (1 <= n)%nat ->
  bracket n tau x (-1) h v = cov n (gamma n tau h) (bit x) v.
Proof.
  intros n tau x h v Hn. unfold bracket, cov. set (g := gamma n tau h).
  rewrite (Rmult_comm (Sum n (fun p => g p * bit x p))), <- Sum_scal, <- Sum_minus.
  apply Sum_ext. intros p Hp.
  assert (E : Sum n (fun j => if Nat.eqb j p then 0 else g p * g j * v j)
              = g p * Sum n (fun j => g j * v j) - g p * g p * v p).
  { rewrite <- (Sum_single n p (fun p => g p * g p * v p) Hp), <- Sum_scal, <- Sum_minus.
    apply Sum_ext. intros j _. destruct (Nat.eqb_spec j p) as [->|]; ring. }
  rewrite E. ring.
Qed.

(** The zero head attends to all positions alike. *)
Lemma gamma_zero n tau p : (1 <= n)%nat -> gamma n tau (Head 0 0) p = / INR n.
Proof.
  intros Hn. unfold gamma, score; simpl a13; simpl a14.
  assert (E : forall q, exp ((0 * u1 n q + 0 * u2 n q) / tau) = 1).
  { intros q. replace ((0 * u1 n q + 0 * u2 n q) / tau) with 0 by (unfold Rdiv; ring). apply exp_0. }
  rewrite E, (Sum_ext n _ (fun _ => 1)) by (intros; apply E).
  rewrite Sum_const. field. apply not_0_INR. lia.
Qed.

(** Input 10 on two positions. *)
Definition x10 (p : nat) : bool := Nat.eqb p 1.

Lemma u2_2_1 : u2 2 1 = -1.
Proof. unfold u2. replace (2 * PI * INR 1 / INR 2) with PI by (simpl; field). apply cos_PI. Qed.
Lemma u2_2_2 : u2 2 2 = 1.
Proof. unfold u2. replace (2 * PI * INR 2 / INR 2) with (2 * PI) by (simpl; field). apply cos_2PI. Qed.

(** The printed derivative is not the derivative: n = 2, k = 1, tau = b = 1, the zero head, input 10.
    The display gives 0; the derivative is 1. *)
Theorem printed_derivative_refuted :
  ~ (forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (i : nat),
     (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat ->
     is_derive (fun t => yhat n k tau b x (set14 A i t)) (a14 (A i))
       (/ tau * f' b k (attended n k tau x A) * bracket n tau x 1 (A i) (u2 n))).
Proof.
  intros H. pose (A := fun _ : nat => Head 0 0).
  specialize (H 2%nat 1%nat 1 1 x10 A 1%nat ltac:(lia) ltac:(lra) ltac:(lra) ltac:(lia)).
  assert (T := yhat_derive_a14 2 1 1 1 x10 ltac:(lia) ltac:(lra) ltac:(lra) A 1%nat ltac:(lia)).
  apply is_derive_unique in H. apply is_derive_unique in T. rewrite H in T. clear H.
  assert (G : forall p, gamma 2 1 (A 1%nat) p = / 2) by (intros; unfold A; rewrite gamma_zero by lia; simpl; field).
  assert (Hb : bracket 2 1 x10 1 (A 1%nat) (u2 2) = 0).
  { unfold bracket. cbn [Sum Nat.eqb]. rewrite !G, u2_2_1, u2_2_2. unfold bit, x10; simpl. field. }
  assert (Hc : cov 2 (gamma 2 1 (A 1%nat)) (bit x10) (u2 2) = - / 2).
  { unfold cov. cbn [Sum]. rewrite !G, u2_2_1, u2_2_2. unfold bit, x10; simpl. field. }
  assert (Hs : attended 2 1 1 x10 A = / 2).
  { unfold attended, share. cbn [Sum]. rewrite !G. unfold bit, x10; simpl. field. }
  rewrite Hb, Hc, Hs in T. unfold f', sigma', outer in T. cbn [Sum] in T.
  replace (/ 2 + 1 / 2 - INR 1) with 0 in T by (simpl; field). simpl in T.
  unfold Rdiv in T. rewrite !Rmult_0_l in T. lra.
Qed.

(** Lemma 18: no positive lower bound, whatever c2 may depend on. *)
Definition x1010 (p : nat) : bool := Nat.eqb p 1 || Nat.eqb p 3.

Lemma u_4_13 : u1 4 1 = 1 /\ u2 4 1 = 0 /\ u1 4 3 = -1 /\ u2 4 3 = 0 /\
               u1 4 2 = 0 /\ u2 4 2 = -1 /\ u1 4 4 = 0 /\ u2 4 4 = 1.
Proof.
  unfold u1, u2.
  replace (2 * PI * INR 1 / INR 4) with (PI / 2) by (simpl; field).
  replace (2 * PI * INR 2 / INR 4) with PI by (simpl; field).
  replace (2 * PI * INR 3 / INR 4) with (3 * (PI / 2)) by (simpl; field).
  replace (2 * PI * INR 4 / INR 4) with (2 * PI) by (simpl; field).
  rewrite sin_PI2, cos_PI2, sin_PI, cos_PI, sin_3PI2, cos_3PI2, sin_2PI, cos_2PI. repeat split.
Qed.

(** At n = 4, k = 1, tau = 1, the zero head and input 1010 both brackets vanish. *)
Lemma balanced s : s = 1 \/ s = -1 -> let h := Head 0 0 in
  attended 4 1 1 x1010 (fun _ => h) = / 2 /\ bracket 4 1 x1010 s h (u1 4) = 0 /\ bracket 4 1 x1010 s h (u2 4) = 0.
Proof.
  intros Hs h. assert (G : forall p, gamma 4 1 h p = / 4) by (intros; unfold h; rewrite gamma_zero by lia; simpl; field).
  destruct u_4_13 as (E1 & E2 & E3 & E4 & E5 & E6 & E7 & E8). repeat split.
  - unfold attended, share. cbn [Sum]. rewrite !G. unfold bit, x1010; simpl. field.
  - unfold bracket. cbn [Sum Nat.eqb]. rewrite !G, E1, E3, E5, E7. unfold bit, x1010; simpl. field.
  - unfold bracket. cbn [Sum Nat.eqb]. rewrite !G, E2, E4, E6, E8. unfold bit, x1010; simpl. field.
Qed.

Theorem lemma_18_weakest :
  ~ (forall (n k : nat) (tau : R), (1 <= k <= n)%nat -> 0 < tau <= 1 ->
     exists c2 : R, 0 < c2 < INR n * tau /\
     forall (x : nat -> bool) (A : nat -> head), 0 < attended n k tau x A / INR k ->
     2 * c2 ^ 2 * tau ^ 2 / INR n ^ 2
     <= Sum k (fun i => bracket n tau x 1 (A i) (u1 n) ^ 2 + bracket n tau x 1 (A i) (u2 n) ^ 2)).
Proof.
  intros H. destruct (H 4%nat 1%nat 1 ltac:(lia) ltac:(lra)) as (c2 & [C0 _] & K).
  specialize (K x1010 (fun _ => Head 0 0)). destruct (balanced 1 (or_introl eq_refl)) as (E & B1 & B2).
  rewrite E in K. cbn [Sum] in K. rewrite B1, B2 in K. simpl INR in K.
  specialize (K ltac:(lra)). assert (0 < c2 * c2) by nra. nra.
Qed.

