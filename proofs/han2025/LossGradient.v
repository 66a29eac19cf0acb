(** The gradient of the loss, and of the risk as the mean of it. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Lemma15 Lemma14 Prop34 Defined.
Open Scope R_scope.

(** The squared positive part has the slope 2 max(0, r), at 0 too. *)
Lemma square_part_derive r : is_derive (fun r => Rmax 0 r ^ 2) r (2 * Rmax 0 r).
Proof.
  destruct (Rtotal_order r 0) as [N|[->|P]].
  - rewrite Rmax_left by lra. rewrite Rmult_0_r.
    apply (is_derive_ext_loc (fun _ => 0)); [|apply @is_derive_const].
    exists (mkposreal (- r) ltac:(lra)). intros y Hy. change (Rabs (y - r) < - r) in Hy. apply Rabs_def2 in Hy.
    rewrite Rmax_left by lra. symmetry. apply pow_i. lia.
  - rewrite Rmax_left by lra. rewrite Rmult_0_r. apply is_derive_Reals. intros eps He.
    exists (mkposreal eps He). intros h Hh Hd. simpl in Hd. rewrite Rplus_0_l, (Rmax_left 0 0) by lra.
    destruct (Rle_lt_dec 0 h) as [G|L].
    + rewrite Rmax_right by exact G. replace ((h ^ 2 - 0 ^ 2) / h - 0) with h by (field; exact Hh). exact Hd.
    + rewrite Rmax_left by lra. replace ((0 ^ 2 - 0 ^ 2) / h - 0) with 0 by (field; exact Hh). rewrite Rabs_R0. exact He.
  - rewrite Rmax_right by lra. apply (is_derive_ext_loc (fun y => y ^ 2)).
    + exists (mkposreal r P). intros y Hy. change (Rabs (y - r) < r) in Hy. apply Rabs_def2 in Hy.
      rewrite Rmax_right by lra. reflexivity.
    + auto_derive; [exact I | ring].
Qed.

Lemma loss_derive y t : is_derive (loss y) t (- 2 * y * Rmax 0 (1 - y * t)).
Proof.
  unfold loss. replace (- 2 * y * Rmax 0 (1 - y * t)) with (scal (- y) (2 * Rmax 0 (1 - y * t)))
    by (unfold scal; simpl; unfold mult; simpl; ring).
  apply (is_derive_comp (fun r => Rmax 0 r ^ 2) (fun t => 1 - y * t)).
  - apply square_part_derive.
  - auto_derive; [exact I | ring].
Qed.

Lemma loss_chain y (Y : R -> R) t d : is_derive Y t d ->
  is_derive (fun t => loss y (Y t)) t (- 2 * y * Rmax 0 (1 - y * Y t) * d).
Proof.
  intros H. replace (- 2 * y * Rmax 0 (1 - y * Y t) * d) with (scal d (- 2 * y * Rmax 0 (1 - y * Y t)))
    by (unfold scal; simpl; unfold mult; simpl; ring).
  apply (is_derive_comp (loss y) Y); [apply loss_derive | exact H].
Qed.

Lemma is_derive_Mean m (F : (nat -> bool) -> R -> R) (d : (nat -> bool) -> R) t :
  (forall x, is_derive (F x) t (d x)) -> is_derive (fun t => Mean m (fun x => F x t)) t (Mean m d).
Proof.
  revert F d. induction m as [|m IH]; intros F d H; cbn [Mean]; [apply H|].
  assert (H0 := IH (fun x => F (upd x (S m) false)) (fun x => d (upd x (S m) false)) (fun x => H _)).
  assert (H1 := IH (fun x => F (upd x (S m) true)) (fun x => d (upd x (S m) true)) (fun x => H _)).
  apply (is_derive_ext (fun t => / 2 * (Mean m (fun x => F (upd x (S m) false) t) + Mean m (fun x => F (upd x (S m) true) t))));
    [intros u; match goal with |- ?l = ?r => change (@eq R l r) end; field|].
  replace ((_ + _) / 2) with (/ 2 * (Mean m (fun x => d (upd x (S m) false)) + Mean m (fun x => d (upd x (S m) true)))) by field.
  apply (is_derive_scal (fun t => Mean m (fun x => F (upd x (S m) false) t) + Mean m (fun x => F (upd x (S m) true) t))).
  apply (is_derive_plus (fun t => Mean m (fun x => F (upd x (S m) false) t)) (fun t => Mean m (fun x => F (upd x (S m) true) t)));
    [exact H0 | exact H1].
Qed.

Lemma set13_here A i : set13 A i (a13 (A i)) i = A i.
Proof. unfold set13. rewrite Nat.eqb_refl. now destruct (A i). Qed.
Lemma set14_here A i : set14 A i (a14 (A i)) i = A i.
Proof. unfold set14. rewrite Nat.eqb_refl. now destruct (A i). Qed.

Lemma yhat_at13 n k tau b x A i : yhat n k tau b x (set13 A i (a13 (A i))) = yhat n k tau b x A.
Proof.
  unfold yhat, attended. f_equal. apply Sum_ext. intros j _. f_equal. unfold set13.
  destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity].
Qed.
Lemma yhat_at14 n k tau b x A i : yhat n k tau b x (set14 A i (a14 (A i))) = yhat n k tau b x A.
Proof.
  unfold yhat, attended. f_equal. apply Sum_ext. intros j _. f_equal. unfold set14.
  destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity].
Qed.

Section Model.
Variables (n k : nat) (tau b : R) (B : nat -> bool).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.

(** What one loss hands down: the residual, if it is positive. *)
Definition pull (x : nat -> bool) (A : nat -> head) : R :=
  - 2 * label n B x * Rmax 0 (1 - label n B x * yhat n k tau b x A).

Lemma lossgrad13_is x A i : (1 <= i <= k)%nat ->
  is_derive (fun t => loss (label n B x) (yhat n k tau b x (set13 A i t))) (a13 (A i)) (pull x A * grad13 n k tau b x A i).
Proof.
  intros Hi. destruct (gradient_defined n k tau b x A Hn Ht Hb i Hi) as [E _]. apply Derive_correct in E.
  assert (L := loss_chain (label n B x) _ _ _ E). cbv beta in L. rewrite yhat_at13 in L. exact L.
Qed.
Lemma lossgrad14_is x A i : (1 <= i <= k)%nat ->
  is_derive (fun t => loss (label n B x) (yhat n k tau b x (set14 A i t))) (a14 (A i)) (pull x A * grad14 n k tau b x A i).
Proof.
  intros Hi. destruct (gradient_defined n k tau b x A Hn Ht Hb i Hi) as [_ E]. apply Derive_correct in E.
  assert (L := loss_chain (label n B x) _ _ _ E). cbv beta in L. rewrite yhat_at14 in L. exact L.
Qed.

Lemma lossgrad13_eq x A i : (1 <= i <= k)%nat -> lossgrad13 n k tau b B x A i = pull x A * grad13 n k tau b x A i.
Proof. intros Hi. apply is_derive_unique. now apply lossgrad13_is. Qed.
Lemma lossgrad14_eq x A i : (1 <= i <= k)%nat -> lossgrad14 n k tau b B x A i = pull x A * grad14 n k tau b x A i.
Proof. intros Hi. apply is_derive_unique. now apply lossgrad14_is. Qed.
Lemma lossgrad_defined x A : lossgrad_ok n k tau b B x A.
Proof. intros i Hi. split; eexists; [now apply lossgrad13_is | now apply lossgrad14_is]. Qed.

Lemma riskgrad13_is A i : (1 <= i <= k)%nat ->
  is_derive (fun t => risk n B (fun x => yhat n k tau b x (set13 A i t))) (a13 (A i))
    (Mean n (fun x => pull x A * grad13 n k tau b x A i)).
Proof.
  intros Hi. unfold risk. apply (is_derive_Mean n (fun x t => loss (label n B x) (yhat n k tau b x (set13 A i t)))).
  intros x. now apply lossgrad13_is.
Qed.
Lemma riskgrad14_is A i : (1 <= i <= k)%nat ->
  is_derive (fun t => risk n B (fun x => yhat n k tau b x (set14 A i t))) (a14 (A i))
    (Mean n (fun x => pull x A * grad14 n k tau b x A i)).
Proof.
  intros Hi. unfold risk. apply (is_derive_Mean n (fun x t => loss (label n B x) (yhat n k tau b x (set14 A i t)))).
  intros x. now apply lossgrad14_is.
Qed.
Lemma riskgrad13_eq A i : (1 <= i <= k)%nat ->
  riskgrad13 n k tau b B A i = Mean n (fun x => pull x A * grad13 n k tau b x A i).
Proof. intros Hi. apply is_derive_unique. now apply riskgrad13_is. Qed.
Lemma riskgrad14_eq A i : (1 <= i <= k)%nat ->
  riskgrad14 n k tau b B A i = Mean n (fun x => pull x A * grad14 n k tau b x A i).
Proof. intros Hi. apply is_derive_unique. now apply riskgrad14_is. Qed.
Lemma riskgrad_defined A : riskgrad_ok n k tau b B A.
Proof. intros i Hi. split; eexists; [now apply riskgrad13_is | now apply riskgrad14_is]. Qed.
End Model.
