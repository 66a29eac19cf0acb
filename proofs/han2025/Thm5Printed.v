(** Theorem 5 as printed is false for every k: the risk has a floor. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Thm5 Claims Propositions.
Open Scope R_scope.

Theorem floor : thm_5_floor.
Proof. intros n k tau b B Hk HB _ Hb. now apply Thm5.thm_5_floor. Qed.

Theorem literal : ~ thm_5_literal.
Proof.
  intros (n & k & tau & b & B & Hk & Ht & Hb & HB & c & A & [C0 C1] & D).
  destruct (floor n k tau b B ltac:(lia) HB ltac:(lra) Hb) as (low & P & _ & F).
  set (L t := risk n B (fun x => yhat n k tau b x (A t))) in *.
  assert (L0 : 0 < L 0%nat) by (specialize (F (A 0%nat)); fold (L 0%nat) in F; lra).
  destruct (pow_lt_1_zero c ltac:(rewrite Rabs_pos_eq; lra) (low / L 0%nat) ltac:(now apply Rdiv_lt_0_compat)) as [t Ht'].
  specialize (Ht' t ltac:(lia)). rewrite Rabs_pos_eq in Ht' by (apply pow_le; lra).
  specialize (D t). specialize (F (A t)). fold (L t) in D, F. fold (L 0%nat) in D.
  assert (c ^ t * L 0%nat < low); [|lra].
  replace low with (low / L 0%nat * L 0%nat) by (field; lra). now apply Rmult_lt_compat_r.
Qed.

(** At n = k = 1, tau = b = 1 no head has a risk below the floor. *)
Lemma never_below : exists low, 0 < low /\ forall A, low <= risk 1 (fun _ => true) (fun x => yhat 1 1 1 1 x A).
Proof.
  destruct (floor 1%nat 1%nat 1 1 (fun _ => true) ltac:(lia) eq_refl ltac:(lra) ltac:(lra)) as (low & P & _ & F). now exists low.
Qed.
Theorem remark_10 : ~ rem_10_literal.
Proof.
  intros (n & k & tau & b & B & Hk & Ht & Hb & HB & H). destruct (floor n k tau b B ltac:(lia) HB ltac:(lra) Hb) as (low & P & _ & F).
  destruct (H low P) as [A L]. specialize (F A). unfold rem_10_level in L. lra.
Qed.
Theorem no_optimum : ~ thm_5_optimum_exists.
Proof.
  intros H. destruct never_below as (low & P & F).
  destruct (H 1%nat 1%nat 1 1 (fun _ => true) ltac:(lia) ltac:(lra) ltac:(lra) eq_refl) as [A L]. specialize (F A). lra.
Qed.

(** All on the input 0: the number 1 has no risk for any set. *)
Definition origin (n : nat) (x : nat -> bool) : R := if Nat.eqb (count n x) 0 then 1 else 0.
Lemma count_upd_above m (x : nat -> bool) p v : (m < p)%nat -> count m (upd x p v) = count m x.
Proof. intros H. induction m as [|m IH]; [reflexivity|]. cbn [count]. rewrite IH by lia. unfold upd. destruct (Nat.eqb_spec (S m) p); [lia | reflexivity]. Qed.
Lemma origin_mean n : 2 ^ n * Mean n (origin n) = 1.
Proof.
  induction n as [|n IH]; [unfold origin; simpl; ring|]. cbn [Mean].
  rewrite (Mean_ext n (fun x => origin (S n) (upd x (S n) false)) (origin n)).
  2:{ intros x. unfold origin. cbn [count]. rewrite count_upd_above by lia. unfold upd. rewrite Nat.eqb_refl, Nat.add_0_r. reflexivity. }
  rewrite (Mean_ext n (fun x => origin (S n) (upd x (S n) true)) (fun _ => 0)).
  2:{ intros x. unfold origin. cbn [count]. rewrite count_upd_above by lia. unfold upd. rewrite Nat.eqb_refl. destruct (Nat.eqb_spec (count n x + 1) 0); [lia | reflexivity]. }
  rewrite Mean_const. simpl. lra.
Qed.
Lemma origin_label n B x : count n x = O -> label n B x = 1.
Proof.
  intros H. unfold label, ones. replace (count n (fun p => andb (B p) (x p))) with O; [reflexivity|]. symmetry.
  induction n as [|n IH]; [reflexivity|]. cbn [count] in *. destruct (x (S n)); [lia|]. rewrite IH by lia. now rewrite Bool.andb_false_r.
Qed.
Theorem other_marginal : ~ sec_3_scope_literal.
Proof.
  intros (n & k & Hk & H). destruct (H (origin n) 1) as (B & _ & L).
  - intros x. unfold origin. destruct (Nat.eqb (count n x) 0); lra.
  - apply origin_mean.
  - rewrite (Mean_ext n _ (fun _ => 0)) in L.
    + rewrite Mean_const in L. unfold prop_4_risk in L. lra.
    + intros x. unfold origin. destruct (Nat.eqb_spec (count n x) 0) as [E|]; [|ring]. rewrite (origin_label n B x E). unfold loss.
      rewrite Rmax_left by lra. ring.
Qed.

Theorem iteration_count : thm_5_iteration_count.
Proof.
  intros c eps L [C0 C1] E [L0 L1] D t Ht. unfold thm_5_iterations in Ht.
  assert (N : ln c < 0) by (rewrite <- ln_1; now apply ln_increasing).
  assert (G : INR t * ln c < ln eps).
  { assert (Q : - ln eps < INR t * - ln c); [|lra].
    replace (- ln eps) with (- ln eps / - ln c * - ln c) by (field; lra). apply Rmult_lt_compat_r; lra. }
  assert (P : c ^ t < eps).
  { rewrite <- (exp_ln eps E), <- Rpower_pow by exact C0. unfold Rpower. now apply exp_increasing. }
  assert (0 < c ^ t) by now apply pow_lt. specialize (D t). nra.
Qed.
