(** Theorem 5 as printed is false for every k: the risk has a floor. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Thm5 Claims.
Open Scope R_scope.

Theorem floor : thm_5_floor.
Proof. intros n k tau b B Hk HB _ Hb. now apply Thm5.thm_5_floor. Qed.

Theorem literal : ~ thm_5_literal.
Proof.
  intros H.
  destruct (H 1%nat 1%nat 1 1 (fun _ => true) ltac:(lia) ltac:(lra) ltac:(lra) eq_refl) as (c & A & [C0 C1] & D).
  destruct (floor 1%nat 1%nat 1 1 (fun _ => true) ltac:(lia) eq_refl ltac:(lra) ltac:(lra)) as (low & P & _ & F).
  set (L t := risk 1 (fun _ => true) (fun x => yhat 1 1 1 1 x (A t))) in *.
  assert (L0 : 0 < L 0%nat) by (specialize (F (A 0%nat)); fold (L 0%nat) in F; lra).
  destruct (pow_lt_1_zero c ltac:(rewrite Rabs_pos_eq; lra) (low / L 0%nat) ltac:(now apply Rdiv_lt_0_compat)) as [t Ht].
  specialize (Ht t ltac:(lia)). rewrite Rabs_pos_eq in Ht by (apply pow_le; lra).
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
  intros H. destruct never_below as (low & P & F).
  destruct (H 1%nat 1%nat 1 1 low (fun _ => true) ltac:(lia) ltac:(lra) ltac:(lra) eq_refl P) as [A L]. specialize (F A). unfold rem_10_level in L. lra.
Qed.
Theorem no_optimum : ~ thm_5_optimum_exists.
Proof.
  intros H. destruct never_below as (low & P & F).
  destruct (H 1%nat 1%nat 1 1 (fun _ => true) ltac:(lia) ltac:(lra) ltac:(lra) eq_refl) as [A L]. specialize (F A). lra.
Qed.

(** All on the input 0 of one bit: a constant has no risk. *)
Theorem other_marginal : ~ sec_3_scope_literal.
Proof.
  intros H. set (odds := fun x : nat -> bool => if x 1%nat then 0 else 1).
  destruct (H 1%nat 1%nat 1%nat (fun _ => 1) odds) as (B & _ & HB & L); [lia | lia | | | reflexivity |].
  - intros x. unfold odds. destruct (x 1%nat); lra.
  - unfold odds. simpl. field.
  - unfold prop_4_risk, odds, loss, label, ones in L. simpl in L. rewrite HB in L. simpl in L.
    replace (1 - 1 * 1) with 0 in L by ring. rewrite Rmax_left in L by lra. lra.
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
