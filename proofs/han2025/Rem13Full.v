(** Remark 13 in full: n heads are enough, and in the limit m = o(n) is not. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Rem13 Claims.
Open Scope R_scope.

(** Head j looks at position j, whatever the input. *)
Definition own (j q : nat) (v : bool) : R := if Nat.eqb q j then 1 else 0.
Lemma own_attends n j x : (1 <= j <= n)%nat -> attends n (own j) (fun q => q) x j.
Proof.
  intros Hj. split; [exact Hj|]. intros q Hq N. left. unfold own. rewrite Nat.eqb_refl. destruct (Nat.eqb_spec q j); [contradiction | lra].
Qed.

(** The classifier multiplies the signs of the bits of B that it sees. *)
Fixpoint sign (B : nat -> bool) (l : list (nat * bool)) : R :=
  match l with nil => 1 | cons (p, v) rest => (if andb (B p) v then -1 else 1) * sign B rest end.
Lemma sign_app B l m : sign B (l ++ m) = sign B l * sign B m.
Proof. induction l as [|[p v] l IH]; simpl; [ring | rewrite IH; ring]. Qed.

Lemma sign_view B x n : sign B (view n (fun j _ => j) x) = label n B x.
Proof.
  unfold view, label, ones. induction n as [|n IH]; [reflexivity|].
  rewrite seq_S, map_app, sign_app, IH. cbn [map sign count]. replace (1 + n)%nat with (S n) by lia.
  destruct (B (S n) && x (S n)); rewrite pow_add; simpl; ring.
Qed.

Lemma right_label n B x : loss (label n B x) (label n B x) = 0.
Proof.
  unfold loss, label. rewrite <- Rpow_mult_distr. replace (-1 * -1) with 1 by ring. rewrite pow1.
  rewrite Rmax_left by lra. ring.
Qed.

Theorem enough n B : risk n B (fun x => sign B (view n (fun j _ => j) x)) = 0.
Proof.
  unfold risk. transitivity (Mean n (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x.
  rewrite sign_view. apply right_label.
Qed.

Theorem repair : rem_13_repair.
Proof.
  split; [|split].
  - exact Rem13.rem_13_repair.
  - intros n m k eps score rank att Hk He Hatt Learns.
    destruct (Rem13.rem_13_repair n m k score rank att Hk Hatt) as [B [HB H]].
    destruct (Learns B HB) as [c Hc]. specialize (H c). unfold rem_13_repair_heads.
    assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
    assert (E : eps <= 2 * INR m / INR n) by lra.
    apply Rmult_le_reg_l with (2 / INR n); [apply Rdiv_lt_0_compat; lra|].
    replace (2 / INR n * (eps / 2 * INR n)) with eps by (field; lra). replace (2 / INR n * INR m) with (2 * INR m / INR n) by (field; lra). exact E.
  - intros n m Hn Hm. unfold rem_13_repair_enough in Hm. apply INR_eq in Hm. subst m.
    exists own, (fun q => q), (fun j _ => j). split; [intros j x Hj; now apply own_attends|].
    intros B. exists (sign B). apply enough.
Qed.

(** The best risk is never above 1: the classifier that says 0. *)
Lemma silent n B : risk n B (fun _ => 0) = 1.
Proof.
  unfold risk. transitivity (Mean n (fun _ => 1)); [|apply Mean_const]. apply Mean_ext. intros x. unfold loss.
  rewrite Rmult_0_r, Rminus_0_r, Rmax_right by lra. ring.
Qed.

Theorem lower_bound : rem_13_lower_bound.
Proof.
  intros m k score rank att Hm Hk Hatt.
  assert (Ch : forall n, exists B, ((1 <= n)%nat -> count n B = k n /\ forall classifier, 1 - 2 * INR (m n) / INR n
      <= risk n B (fun x => classifier (view (m n) (att n) x)))).
  { intros n. destruct (Nat.eq_dec n 0) as [->|N]; [exists (fun _ => false); intros; lia|].
    destruct (Rem13.rem_13_repair n (m n) (k n) (score n) (rank n) (att n) (Hk n ltac:(lia)) (fun j x => Hatt n j x ltac:(lia))) as [B HB]. exists B. intros _. exact HB. }
  intros eps He. apply is_lim_seq_spec in Hm. destruct (Hm (mkposreal (eps / 2) ltac:(lra))) as [N HN]. simpl in HN.
  exists (S N). intros n Hn. destruct (Ch n) as [B HB]. destruct (HB ltac:(lia)) as [Hc Hr]. exists B. split; [exact Hc|]. split.
  - intros c. specialize (Hr c). specialize (HN n ltac:(lia)). rewrite Rminus_0_r in HN. unfold rem_13_heads in HN. apply Rabs_def2 in HN.
    assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
    replace (2 * INR (m n) / INR n) with (2 * (INR (m n) / INR n)) in Hr by (field; lra). lra.
  - exists (fun _ => 0). right. apply silent.
Qed.
