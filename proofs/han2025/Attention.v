(** Steps of Lemmas 14, 17, 18 and 19 and of Appendix A about weights of attention, as they are generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool Classical FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Lemma15 Lemma14 Prop34 Norms Identification Generated.
From Parity Require Said LossGradient Lemma19 Cor20Exact.
Open Scope R_scope.

Lemma gamma_less n tau h p j : (1 <= n)%nat -> 0 < tau -> score n h j <= score n h p -> gamma n tau h j <= gamma n tau h p.
Proof.
  intros Hn Ht S. unfold gamma. apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat, partition_pos; assumption|].
  assert (L : score n h j / tau <= score n h p / tau) by (apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | exact S]).
  destruct L as [L | ->]; [left; now apply exp_increasing | right; reflexivity].
Qed.
Lemma attended_some n k tau x A p : (1 <= n)%nat -> (1 <= k)%nat -> (1 <= p <= n)%nat -> x p = true -> 0 < attended n k tau x A.
Proof.
  intros Hn Hk Hp X. assert (P : forall i, 0 <= share n tau x (A i)).
  { intros i. apply Sum_nonneg. intros q _. apply Rmult_le_pos; [apply bit_01 | left; now apply gamma_pos]. }
  assert (Q : 0 < share n tau x (A 1%nat)).
  { unfold share. rewrite (Sum_take n p _ Hp). apply Rplus_le_lt_0_compat.
    - apply Sum_nonneg. intros q _. destruct (Nat.eqb q p); [lra | apply Rmult_le_pos; [apply bit_01 | left; now apply gamma_pos]].
    - unfold bit. rewrite X, Rmult_1_l. now apply gamma_pos. }
  unfold attended. rewrite (Sum_take k 1 _ ltac:(lia)). apply Rplus_le_lt_0_compat; [|exact Q].
  apply Sum_nonneg. intros i _. destruct (Nat.eqb i 1); [lra | apply P].
Qed.
Lemma attended_zero n k tau x A : (forall p, (1 <= p <= n)%nat -> x p = false) -> attended n k tau x A = 0.
Proof. intros Z. rewrite (attended_input n k tau x (fun _ => false) A Z). apply Lemma19.attended_none. Qed.

(** * Lemma 18 *)
Theorem existence : Said.said_lemma_18_existence.statement.
Proof.
  hnf. intros n k tau x A _ [Hkn Hk] [Ht _] V. exists 1%nat. split; [split; [lia | exact Hk]|].
  destruct (classic (exists p, (1 <= p <= n)%nat /\ x p = true)) as [(p & Hp & X)|N].
  - exists p. split; [exact Hp|]. split; [exact X|]. exact (gamma_pos n tau ltac:(lia) (heads A 1%nat) p).
  - exfalso. change (0 < attended n k tau x (heads A) / INR k) in V. rewrite attended_zero in V; [unfold Rdiv in V; lra|].
    intros p Hp. destruct (x p) eqn:X; [|reflexivity]. exfalso. apply N. exists p. now split.
Qed.
Theorem existence_means : Said.said_lemma_18_existence.statement_means.
Proof. companion ltac:(idtac). Qed.

(** The square of a sum without one term: squares, and products of two different ones. *)
Lemma square_without n p (h : nat -> R) : Sum n (fun j => if negb (Nat.eqb j p) then h j else 0) ^ 2
  = Sum n (fun j => if negb (Nat.eqb j p) then h j ^ 2 else 0)
    + Sum n (fun j => if negb (Nat.eqb j p) then Sum n (fun r => if (negb (Nat.eqb r p) && negb (Nat.eqb j r))%bool then h j * h r else 0) else 0).
Proof.
  set (T := Sum n (fun j => if negb (Nat.eqb j p) then h j else 0)). rewrite <- Sum_plus. replace (T ^ 2) with (T * T) by ring.
  transitivity (Sum n (fun j => T * (if negb (Nat.eqb j p) then h j else 0))); [now rewrite Sum_scal|].
  apply Sum_ext. intros j Hj. destruct (negb (Nat.eqb j p)) eqn:E; [|ring].
  assert (D : T = Sum n (fun r => if (negb (Nat.eqb r p) && negb (Nat.eqb j r))%bool then h r else 0) + h j).
  { unfold T. rewrite (Sum_take n j _ Hj). cbv beta. rewrite E. f_equal. apply Sum_ext. intros r _. rewrite (Nat.eqb_sym j r). destruct (Nat.eqb r j), (Nat.eqb r p); reflexivity. }
  rewrite D. replace ((Sum n (fun r => if (negb (Nat.eqb r p) && negb (Nat.eqb j r))%bool then h r else 0) + h j) * h j)
    with (h j ^ 2 + h j * Sum n (fun r => if (negb (Nat.eqb r p) && negb (Nat.eqb j r))%bool then h r else 0)) by ring.
  f_equal. rewrite <- Sum_scal. apply Sum_ext. intros r _. destruct (negb (Nat.eqb r p) && negb (Nat.eqb j r))%bool; ring.
Qed.
Lemma others_share n tau h p : (1 <= n)%nat -> (1 <= p <= n)%nat -> 1 - gamma n tau h p = Sum n (fun j => if negb (Nat.eqb j p) then gamma n tau h j else 0).
Proof.
  intros Hn Hp. assert (G := gamma_sum n tau Hn h). rewrite (Sum_take n p _ Hp) in G. rewrite <- G.
  replace (Sum n (fun j => if negb (Nat.eqb j p) then gamma n tau h j else 0)) with (Sum n (fun r => if Nat.eqb r p then 0 else gamma n tau h r)); [ring|].
  apply Sum_ext. intros j _. now destruct (Nat.eqb j p).
Qed.
Lemma bracket_square n tau h p u : (1 <= n)%nat -> (1 <= p <= n)%nat ->
  (gamma n tau h p * (1 - gamma n tau h p) * u p + Sum n (fun j => if negb (Nat.eqb j p) then gamma n tau h p * gamma n tau h j * u j else 0)) ^ 2
  = gamma n tau h p ^ 2 * (Sum n (fun j => if negb (Nat.eqb j p) then gamma n tau h j ^ 2 * (u p + u j) ^ 2 else 0)
    + Sum n (fun j => if negb (Nat.eqb j p) then Sum n (fun r => if (negb (Nat.eqb r p) && negb (Nat.eqb j r))%bool then gamma n tau h j * gamma n tau h r * (u p + u j) * (u p + u r) else 0) else 0)).
Proof.
  intros Hn Hp. set (g := gamma n tau h). assert (E : g p * (1 - g p) * u p + Sum n (fun j => if negb (Nat.eqb j p) then g p * g j * u j else 0)
    = g p * Sum n (fun j => if negb (Nat.eqb j p) then g j * (u p + u j) else 0)).
  { unfold g at 2. rewrite (others_share n tau h p Hn Hp). fold g. rewrite (Rmult_comm (g p * _)), (Rmult_comm (g p) (Sum n _)), <- Rmult_assoc, (Rmult_comm (u p)).
    rewrite (Rmult_assoc (Sum n _)), (Rmult_comm _ (u p * g p)), <- Sum_scal, <- Sum_plus, Rmult_comm, <- Sum_scal.
    apply Sum_ext. intros j _. destruct (negb (Nat.eqb j p)); ring. }
  rewrite E, Rpow_mult_distr, square_without. f_equal. f_equal; apply Sum_ext; intros j _; destruct (negb (Nat.eqb j p)); try reflexivity; [ring|].
  apply Sum_ext. intros r _. destruct (negb (Nat.eqb r p) && negb (Nat.eqb j r))%bool; ring.
Qed.
Theorem expansion_18 : Said.said_lemma_18_expansion_equality.statement.
Proof.
  hnf. intros n k tau x A i p _ Hi Hp [Hkn Hk] _. assert (Hn : (1 <= n)%nat) by lia.
  exact (f_equal2 Rplus (bracket_square n tau (heads A i) p (u1 n) Hn Hp) (bracket_square n tau (heads A i) p (u2 n) Hn Hp)).
Qed.
Theorem expansion_18_means : Said.said_lemma_18_expansion_equality.statement_means.
Proof. companion ltac:(idtac). Qed.

(** * Lemma 17: the sum of products as a double sum of cosines *)
Lemma cosines n p q : u1 n p * u1 n q + u2 n p * u2 n q = cos (2 * PI * (INR p - INR q) / INR n).
Proof.
  unfold u1, u2. replace (2 * PI * (INR p - INR q) / INR n) with (2 * PI * INR p / INR n - 2 * PI * INR q / INR n) by (unfold Rdiv; ring).
  rewrite cos_minus. ring.
Qed.
Lemma double_sum n (P Q : nat -> bool) (a c : nat -> R) : Sum n (fun j => if P j then a j else 0) * Sum n (fun r => if Q r then c r else 0)
  = Sum n (fun j => if P j then Sum n (fun r => if Q r then a j * c r else 0) else 0).
Proof.
  rewrite Rmult_comm, <- Sum_scal. apply Sum_ext. intros j _. destruct (P j); [|ring]. rewrite Rmult_comm, <- Sum_scal. apply Sum_ext. intros r _. destruct (Q r); ring.
Qed.
Theorem trigonometry : Said.said_lemma_17_trigonometry.statement.
Proof.
  hnf. intros n k tau x A i p q _ _ _ _ _ _. set (g := gamma n tau (heads A i)).
  assert (E : forall u, g p * Sum n (fun j => if negb (Nat.eqb j p) then g j * (u p + u j) else 0) * (g q * Sum n (fun r => if negb (Nat.eqb r q) then g r * (u q + u r) else 0))
    = g p * g q * Sum n (fun j => if negb (Nat.eqb j p) then Sum n (fun r => if negb (Nat.eqb r q) then g j * (u p + u j) * (g r * (u q + u r)) else 0) else 0)).
  { intros u. rewrite <- double_sum. ring. }
  refine (eq_trans (f_equal2 Rplus (E (u1 n)) (E (u2 n))) _). rewrite <- Rmult_plus_distr_l, <- Sum_plus.
  refine (f_equal (Rmult (g p * g q)) _). apply Sum_ext. intros j _. destruct (negb (Nat.eqb j p)); [|ring]. rewrite <- Sum_plus.
  apply Sum_ext. intros r _. destruct (negb (Nat.eqb r q)); [|ring].
  change (g j * (u1 n p + u1 n j) * (g r * (u1 n q + u1 n r)) + g j * (u2 n p + u2 n j) * (g r * (u2 n q + u2 n r))
    = g j * g r * (cos (2 * PI * (INR p - INR q) / INR n) + cos (2 * PI * (INR p - INR r) / INR n) + cos (2 * PI * (INR j - INR q) / INR n) + cos (2 * PI * (INR j - INR r) / INR n))).
  rewrite <- !cosines. ring.
Qed.
Theorem trigonometry_means : Said.said_lemma_17_trigonometry.statement_means.
Proof. companion ltac:(idtac). Qed.

(** * Lemma 19 *)
Theorem complement : Said.said_lemma_19_complement_value_sum.statement.
Proof.
  hnf. intros n k tau b B x y A _ _ _ _ [Hkn Hk] _ _ V O. assert (Hn : (1 <= n)%nat) by lia. assert (K : 0 < INR k) by (apply lt_0_INR; lia).
  change (attended n k tau x (heads A) / INR k = 0) in V. change (attended n k tau y (heads A) = INR k).
  assert (Z : forall p, (1 <= p <= n)%nat -> y p = true).
  { intros p Hp. specialize (O p Hp). destruct (x p) eqn:X.
    - exfalso. assert (Q := attended_some n k tau x (heads A) p Hn Hk Hp X). apply (Rmult_eq_compat_r (INR k)) in V. unfold Rdiv in V. rewrite Rmult_assoc, Rinv_l in V by lra. lra.
    - destruct (y p); [reflexivity|]. unfold Said.bit in O. lra. }
  rewrite (attended_input n k tau y (fun _ => true) (heads A) Z). now apply Lemma19.attended_all.
Qed.
Theorem complement_means : Said.said_lemma_19_complement_value_sum.statement_means.
Proof. companion ltac:(idtac). Qed.

(** * Appendix A: the largest of n weights *)
Theorem lower_half : Said.said_appendix_a_setup_peak_lower_half.statement.
Proof.
  exists 1, 2. split; [lra|]. intros n k tau x A i p _ _ Hp [Hkn Hk] [Ht _] _ N. assert (Hn : (1 <= n)%nat) by lia. assert (P : 0 < INR n) by (apply lt_0_INR; lia).
  change (1 / INR n <= gamma n tau (heads A i) p). apply (Rmult_le_reg_r (INR n)); [exact P|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra.
  rewrite <- (gamma_sum n tau Hn (heads A i)), Rmult_comm, <- Sum_const. apply Sum_le. intros j Hj. apply gamma_less; [exact Hn | exact Ht|].
  destruct (Nat.eq_dec j p) as [->|D]; [lra | exact (N j Hj D)].
Qed.
Theorem lower_half_means : Said.said_appendix_a_setup_peak_lower_half.statement_means.
Proof. companion ltac:(idtac). Qed.

(** * Lemma 14 *)
Theorem eigenvalue : Said.said_lemma_14_eigenvalue.statement.
Proof.
  hnf. intros n k tau b s [Hkn Hk] [Ht T1] Hb S. set (X := 2 * INR k * Said.said_lemma_14_eigenvalue.v_entry k tau b) in *.
  assert (L : 1 < X).
  { unfold X, Said.said_lemma_14_eigenvalue.v_entry. assert (K : 1 <= INR k) by (apply (le_INR 1); lia). assert (R0 := sqrt_lt_R0 b Hb).
    assert (T2 : 0 < tau ^ 2) by (apply pow_lt; exact Ht). assert (T3 : tau ^ 2 <= 1) by nra.
    assert (Q : 20 <= 20 / tau ^ 2). { unfold Rdiv. rewrite <- (Rmult_1_r 20) at 1. apply Rmult_le_compat_l; [lra|]. rewrite <- Rinv_1. apply Rinv_le_contravar; lra. }
    assert (V : 0 <= 32 * INR k ^ 2 / (tau ^ 2 * sqrt b)).
    { apply Rmult_le_pos; [assert (P := pow2_ge_0 (INR k)); lra | left; apply Rinv_0_lt_compat, Rmult_lt_0_compat; assumption]. }
    nra. }
  apply Rnot_le_lt. intros G. nra.
Qed.
Theorem eigenvalue_means : Said.said_lemma_14_eigenvalue.statement_means.
Proof. companion ltac:(idtac). all: apply Rgt_not_eq, Rmult_lt_0_compat; [apply pow_lt; lra | apply sqrt_lt_R0; lra]. Qed.

Lemma averaged_d n k x G i p : (1 <= k)%nat -> (1 <= i <= k)%nat -> (1 <= p <= n)%nat ->
  is_derive (fun t => Sum k (fun j => Sum n (fun q => bit x q * Said.set2 G i p t j q)) / INR k) (G i p) (1 / INR k * bit x p).
Proof.
  intros Hk Hi Hp. apply (is_derive_ext (fun t => / INR k * Sum k (fun j => Sum n (fun q => bit x q * Said.set2 G i p t j q)))); [intros t; unfold Rdiv; apply Rmult_comm|].
  replace (1 / INR k * bit x p) with (/ INR k * bit x p) by (unfold Rdiv; ring). apply is_derive_scal.
  rewrite <- (Sum_single k i (fun _ => bit x p) Hi). apply (is_derive_Sum k (fun j t => Sum n (fun q => bit x q * Said.set2 G i p t j q))). intros j _.
  destruct (Nat.eqb_spec j i) as [->|N].
  - rewrite <- (Sum_single n p (fun _ => bit x p) Hp). apply (is_derive_Sum n (fun q t => bit x q * Said.set2 G i p t i q)). intros q _. unfold Said.set2. rewrite Nat.eqb_refl.
    destruct (Nat.eqb_spec q p) as [->|M]; cbn [andb]; auto_derive; trivial; ring.
  - apply (is_derive_ext (fun _ => Sum n (fun q => bit x q * G j q))); [|apply @is_derive_const]. intros t. apply Sum_ext. intros q _. unfold Said.set2.
    destruct (Nat.eqb_spec j i); [contradiction | reflexivity].
Qed.
Theorem inner_derivative : Said.said_lemma_14_inner_derivative.statement.
Proof. hnf. intros n k x G i p _ Hi Hp [Hkn Hk]. apply is_derive_unique. exact (averaged_d n k x G i p Hk Hi Hp). Qed.
Theorem inner_derivative_means : Said.said_lemma_14_inner_derivative.statement_means.
Proof.
  companion ltac:(idtac; lazymatch goal with |- ex_derive (fun t => ?y ?n ?k ?x (Said.set2 ?G ?i ?p t)) _ => eexists; exact (averaged_d n k x G i p ltac:(arith) ltac:(arith) ltac:(arith)) end).
Qed.
