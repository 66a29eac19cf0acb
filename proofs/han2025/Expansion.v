(** The expansion of the squared norm of the gradient in Lemma 8 as it is generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Generated.
From Parity Require Said LossGradient.
Open Scope R_scope.

(** * Sums over the inputs, and the square of one *)
Lemma Total_within n F G : (forall x, Said.Within n x -> F x = G x) -> Said.Total n F = Said.Total n G.
Proof.
  revert F G. induction n as [|n IH]; intros F G E; cbn [Said.Total]; [apply E; intros p _; reflexivity|].
  f_equal; apply IH; intros x W; apply E; now apply upd_within.
Qed.
Lemma Total_plus n F G : Said.Total n (fun x => F x + G x) = Said.Total n F + Said.Total n G.
Proof. revert F G. induction n as [|n IH]; intros F G; cbn [Said.Total]; [reflexivity|]. rewrite !IH. ring. Qed.
Lemma Total_mul n c F : Said.Total n (fun x => c * F x) = c * Said.Total n F.
Proof. revert F. induction n as [|n IH]; intros F; cbn [Said.Total]; [reflexivity|]. rewrite !IH. ring. Qed.
Definition differ (n : nat) (x y : nat -> bool) : bool := List.existsb (fun p => negb (Bool.eqb (x p) (y p))) (List.seq 1%nat n).
Lemma differ_next n x y v : differ (S n) x (Said.upd y (S n) v) = (differ n x y || negb (Bool.eqb (x (S n)) v))%bool.
Proof.
  unfold differ. rewrite List.seq_S, List.existsb_app. cbn [List.existsb plus]. rewrite orb_false_r. unfold Said.upd at 2. rewrite Nat.eqb_refl. f_equal.
  assert (E : forall l, (forall p, List.In p l -> (p < S n)%nat) -> List.existsb (fun p => negb (Bool.eqb (x p) (Said.upd y (S n) v p))) l = List.existsb (fun p => negb (Bool.eqb (x p) (y p))) l).
  { induction l as [|p l IH]; intros H; [reflexivity|]. cbn [List.existsb]. rewrite IH by (intros q Q; apply H; now right). f_equal. unfold Said.upd.
    specialize (H p (or_introl eq_refl)). destruct (Nat.eqb_spec p (S n)); [lia | reflexivity]. }
  apply E. intros p Hp. apply List.in_seq in Hp. lia.
Qed.
Lemma Total_same n x g : Said.Total n (fun y => if differ n x y then 0 else g y) = g (inside n x).
Proof.
  revert g. induction n as [|n IH]; intros g.
  - cbn. f_equal. apply functional_extensionality. intros p. unfold inside. destruct p; reflexivity.
  - assert (Z : forall v, v <> x (S n) -> Said.Total n (fun y => if differ (S n) x (Said.upd y (S n) v) then 0 else g (Said.upd y (S n) v)) = 0).
    { intros v N. rewrite (Total_within n _ (fun _ => 0 * 0)); [rewrite Total_mul; ring|]. intros y _. rewrite differ_next. replace (Bool.eqb (x (S n)) v) with false by (destruct v, (x (S n)); congruence || reflexivity).
      rewrite orb_true_r. ring. }
    assert (Y : Said.Total n (fun y => if differ (S n) x (Said.upd y (S n) (x (S n))) then 0 else g (Said.upd y (S n) (x (S n)))) = g (inside (S n) x)).
    { rewrite (Total_within n _ (fun y => if differ n x y then 0 else g (Said.upd y (S n) (x (S n))))); [rewrite (IH (fun y => g (Said.upd y (S n) (x (S n)))))|].
      - f_equal. apply functional_extensionality. intros p. unfold Said.upd, inside. destruct (Nat.eqb_spec p (S n)) as [->|N].
        + replace (Nat.leb (S n) (S n)) with true by (symmetry; apply Nat.leb_le; lia). reflexivity.
        + f_equal. f_equal. destruct (Nat.leb_spec p n), (Nat.leb_spec p (S n)); lia || reflexivity.
      - intros y _. rewrite differ_next, Bool.eqb_reflx. now rewrite orb_false_r. }
    cbn [Said.Total]. destruct (x (S n)) eqn:X; [rewrite (Z false) by congruence | rewrite (Z true) by congruence]; [rewrite Rplus_0_l | rewrite Rplus_0_r]; exact Y.
Qed.
(** The square of a sum is the sum of the squares and of the products of two different terms. *)
Lemma Total_square n F : Said.Total n F ^ 2 = Said.Total n (fun x => F x ^ 2) + Said.Total n (fun x => Said.Total n (fun y => if differ n x y then F x * F y else 0)).
Proof.
  rewrite <- Total_plus. replace (Said.Total n F ^ 2) with (Said.Total n (fun x => Said.Total n F * F x)) by (rewrite Total_mul; ring).
  apply Total_within. intros x W. transitivity (Said.Total n (fun y => F x * F y)); [rewrite Total_mul; ring|].
  assert (D := Total_same n x (fun y => F x * F y)). cbv beta in D. rewrite (within_inside n x W) in D. replace (F x ^ 2) with (F x * F x) by ring. rewrite <- D, <- Total_plus.
  apply Total_within. intros y _. destruct (differ n x y); ring.
Qed.

(** * Lemma 8: the expansion of the squared norm of the gradient *)
Section Expansion.
Variables (n k : nat) (tau b : R) (B : nat -> bool) (A : nat -> nat -> R).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Definition r1 i := Derive (fun t => S.v_risk n k tau b (Said.set2 A i 1 t) B) (A i 1%nat).
Definition r2 i := Derive (fun t => S.v_risk n k tau b (Said.set2 A i 2 t) B) (A i 2%nat).
Definition c1 i x := Derive (fun t => S.v_cost n k tau b x (Said.set2 A i 1 t) B) (A i 1%nat).
Definition c2 i x := Derive (fun t => S.v_cost n k tau b x (Said.set2 A i 2 t) B) (A i 2%nat).
Lemma norm_squared : sqrt (Sum k (fun i => r1 i ^ 2 + r2 i ^ 2)) ^ 2 = Sum k (fun i => r1 i ^ 2 + r2 i ^ 2).
Proof. apply pow2_sqrt, Sum_nonneg. intros i _. assert (P := pow2_ge_0 (r1 i)). assert (Q := pow2_ge_0 (r2 i)). lra. Qed.
Lemma mean_total F : Mean n F = 1 / 2 ^ n * Said.Total n F.
Proof. rewrite Total_Mean. field. apply pow_nonzero. lra. Qed.
Lemma r1_is i : (1 <= i <= k)%nat -> r1 i = 1 / 2 ^ n * Said.Total n (c1 i).
Proof.
  intros Hi. unfold r1. rewrite risk_1, LossGradient.riskgrad13_eq, mean_total by assumption. f_equal. apply Total_within. intros x _. unfold c1. rewrite cost_1. symmetry. now apply LossGradient.lossgrad13_eq.
Qed.
Lemma r2_is i : (1 <= i <= k)%nat -> r2 i = 1 / 2 ^ n * Said.Total n (c2 i).
Proof.
  intros Hi. unfold r2. rewrite risk_2, LossGradient.riskgrad14_eq, mean_total by assumption. f_equal. apply Total_within. intros x _. unfold c2. rewrite cost_2. symmetry. now apply LossGradient.lossgrad14_eq.
Qed.
Lemma twice_power : 1 / 2 ^ (2 * n) = (1 / 2 ^ n) ^ 2.
Proof. replace (2 * n)%nat with (n + n)%nat by lia. rewrite pow_add. field. apply pow_nonzero. lra. Qed.
Lemma line_3 : sqrt (Sum k (fun i => r1 i ^ 2 + r2 i ^ 2)) ^ 2 = Sum k (fun i => 1 / 2 ^ (2 * n) * Said.Total n (c1 i) ^ 2 + 1 / 2 ^ (2 * n) * Said.Total n (c2 i) ^ 2).
Proof. rewrite norm_squared, twice_power. apply Sum_ext. intros i Hi. rewrite r1_is, r2_is by assumption. ring. Qed.
Lemma line_4 : Sum k (fun i => 1 / 2 ^ (2 * n) * Said.Total n (c1 i) ^ 2 + 1 / 2 ^ (2 * n) * Said.Total n (c2 i) ^ 2)
  = 1 / 2 ^ (2 * n) * Sum k (fun i => Said.Total n (c1 i) ^ 2 + Said.Total n (c2 i) ^ 2).
Proof. rewrite <- Sum_scal. apply Sum_ext. intros i _. ring. Qed.
Lemma line_5 : 1 / 2 ^ (2 * n) * Sum k (fun i => Said.Total n (c1 i) ^ 2 + Said.Total n (c2 i) ^ 2)
  = 1 / 2 ^ (2 * n) * Sum k (fun i => Said.Total n (fun x => c1 i x ^ 2 + c2 i x ^ 2)
      + Said.Total n (fun x => Said.Total n (fun y => if differ n x y then c1 i x * c1 i y + c2 i x * c2 i y else 0))).
Proof.
  f_equal. apply Sum_ext. intros i _. rewrite !Total_square, Total_plus.
  assert (E : Said.Total n (fun x => Said.Total n (fun y => if differ n x y then c1 i x * c1 i y + c2 i x * c2 i y else 0))
    = Said.Total n (fun x => Said.Total n (fun y => if differ n x y then c1 i x * c1 i y else 0)) + Said.Total n (fun x => Said.Total n (fun y => if differ n x y then c2 i x * c2 i y else 0))).
  { rewrite <- Total_plus. apply Total_within. intros x _. rewrite <- Total_plus. apply Total_within. intros y _. destruct (differ n x y); ring. }
  rewrite E. ring.
Qed.
End Expansion.
Theorem expansion_1 : Said.said_lemma_8_expansion_1.statement.
Proof. hnf. intros n k tau b B A _ _ _ _ _. exact (norm_squared n k tau b B A). Qed.
Theorem expansion_3 : Said.said_lemma_8_expansion_3.statement.
Proof. hnf. intros n k tau b B A _ _ [Hk H1] [Ht _] Hb. refine (line_3 n k tau b B A _ Ht Hb). lia. Qed.
Theorem expansion_4 : Said.said_lemma_8_expansion_4.statement.
Proof. hnf. intros n k tau b B A _ _ _ _ _. exact (line_4 n k tau b B A). Qed.
Theorem expansion_5 : Said.said_lemma_8_expansion_5.statement.
Proof. hnf. intros n k tau b B A _ _ _ _ _. exact (line_5 n k tau b B A). Qed.
Theorem expansion_ends : Said.said_lemma_8_expansion_ends.statement.
Proof. hnf. intros n k tau b B A _ _ [Hk H1] [Ht _] Hb. refine (eq_trans (line_3 n k tau b B A _ Ht Hb) (eq_trans (line_4 n k tau b B A) (line_5 n k tau b B A))). lia. Qed.
Ltac gradients := idtac; lazymatch goal with
  | |- ex_derive (fun t => ?cost _ _ _ _ _ (Said.set2 _ _ _ _) _) _ => apply ex_cost; arith
  | |- ex_derive (fun t => ?risk _ _ _ _ (Said.set2 _ _ _ _) _) _ => apply ex_risk; arith
  end.
Theorem expansion_1_means : Said.said_lemma_8_expansion_1.statement_means.
Proof. companion gradients. Qed.
Theorem expansion_3_means : Said.said_lemma_8_expansion_3.statement_means.
Proof. companion gradients. Qed.
Theorem expansion_4_means : Said.said_lemma_8_expansion_4.statement_means.
Proof. companion gradients. Qed.
Theorem expansion_5_means : Said.said_lemma_8_expansion_5.statement_means.
Proof. companion gradients. Qed.
Theorem expansion_ends_means : Said.said_lemma_8_expansion_ends.statement_means.
Proof. companion gradients. Qed.
