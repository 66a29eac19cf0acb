(** Lemma 7 and its cases as they are generated. *)
From Coq Require Import Reals Lra Lia ZArith FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Identification Generated.
From Parity Require Said Lemma7.
Open Scope R_scope.

Section Valid.
Variables (n k : nat) (tau b : R).
Lemma same_yhat x : yhat n k tau b x = yhat n k tau b (inside n x).
Proof. apply functional_extensionality. intros A. apply yhat_input. intros p Hp. symmetry. now apply inside_at. Qed.
Lemma same_13 x : grad13 n k tau b x = grad13 n k tau b (inside n x).
Proof. apply functional_extensionality. intros A. apply functional_extensionality. intros i. unfold grad13. now rewrite same_yhat. Qed.
Lemma same_14 x : grad14 n k tau b x = grad14 n k tau b (inside n x).
Proof. apply functional_extensionality. intros A. apply functional_extensionality. intros i. unfold grad14. now rewrite same_yhat. Qed.
Lemma valid_inside x l1 l2 B C : valid_constants n k tau b (inside n x) l1 l2 B C -> valid_constants n k tau b x l1 l2 B C.
Proof. unfold valid_constants. now rewrite (same_yhat x), (same_13 x), (same_14 x). Qed.

(** The four hypotheses as they are generated, of one input. *)
Variables (x : nat -> bool) (l1 l2 B C : R).
Definition y (U : nat -> nat -> R) : R := yhat n k tau b x (heads U).
Definition d1 (U : nat -> nat -> R) (i : nat) : R := Derive (fun t => y (Said.set2 U i 1 t)) (U i 1%nat).
Definition d2 (U : nat -> nat -> R) (i : nat) : R := Derive (fun t => y (Said.set2 U i 2 t)) (U i 2%nat).
Definition far (U V : nat -> nat -> R) : R := sqrt (Sum k (fun i => (U i 1%nat - V i 1%nat) ^ 2 + (U i 2%nat - V i 2%nat) ^ 2)).
Lemma valid_generated :
  (forall U V : nat -> nat -> R, Rabs (y U - y V) <= l1 * far U V) ->
  (forall U V : nat -> nat -> R, sqrt (Sum k (fun i => (y U * d1 U i - y V * d1 V i) ^ 2 + (y U * d2 U i - y V * d2 V i) ^ 2)) <= l2 * far U V) ->
  (forall U V : nat -> nat -> R, sqrt (Sum k (fun i => (d1 U i - d1 V i) ^ 2 + (d2 U i - d2 V i) ^ 2)) <= B * far U V) ->
  (forall U : nat -> nat -> R, sqrt (Sum k (fun i => d1 U i ^ 2 + d2 U i ^ 2)) <= C) -> valid_constants n k tau b x l1 l2 B C.
Proof.
  intros H1 H2 H3 H4. assert (E : forall A, y (entries A) = yhat n k tau b x A) by (intros A; unfold y; now rewrite heads_entries).
  assert (F : forall A A', far (entries A) (entries A') = dist k A A').
  { intros A A'. change (dist k (heads (entries A)) (heads (entries A')) = dist k A A'). now rewrite !heads_entries. }
  assert (E1 : forall A i, d1 (entries A) i = grad13 n k tau b x A i) by (intros A i; unfold d1, y; rewrite D_1; now rewrite heads_entries).
  assert (E2 : forall A i, d2 (entries A) i = grad14 n k tau b x A i) by (intros A i; unfold d2, y; rewrite D_2; now rewrite heads_entries).
  split; [|split; [|split]].
  - intros A A'. rewrite <- F, <- !E. apply H1.
  - intros A A'. rewrite <- F. eapply Rle_trans; [|exact (H2 (entries A) (entries A'))]. right. unfold norm2. f_equal. apply Sum_ext. intros i _. now rewrite !E1, !E2, !E.
  - intros A A'. rewrite <- F. eapply Rle_trans; [|exact (H3 (entries A) (entries A'))]. right. unfold norm2. f_equal. apply Sum_ext. intros i _. now rewrite !E1, !E2.
  - intros A. eapply Rle_trans; [|exact (H4 (entries A))]. right. unfold norm2. f_equal. apply Sum_ext. intros i _. now rewrite !E1, !E2.
Qed.
End Valid.

Theorem lemma_7 : Said.said_lemma_7.statement.
Proof.
  intros n k tau b P l1 l2 B C _ _ [Hkn Hk] Ht Hb _ _ _ _ H1 H2 H3 H4 A A'.
  assert (V : forall x, valid_constants n k tau b x l1 l2 B C).
  { intros x. apply valid_inside. assert (W := inside_within n x). apply valid_generated.
    - exact (H1 _ W).
    - exact (H2 _ W).
    - exact (H3 _ W).
    - exact (H4 _ W). }
  eapply Rle_trans; [|exact (Lemma7.literal n k tau b l1 l2 B C P (conj Hk Hkn) Ht Hb V (heads A) (heads A'))].
  right. unfold risk_step, norm2. f_equal. apply Sum_ext. intros i _. rewrite <- !risk_1, <- !risk_2. reflexivity.
Qed.
Theorem lemma_7_means : Said.said_lemma_7.statement_means.
Proof. companion ltac:(idtac; lazymatch goal with |- ex_derive (fun t => Said.said_lemma_7.v_risk _ _ _ _ _ _) _ => apply ex_risk; arith | _ => apply ex_yhat; arith end). Qed.

(** One loss, with the label 1: that of the empty set. *)
Definition none (p : nat) : bool := false.
Lemma label_none n x : label n none x = 1.
Proof. unfold label, ones. replace (count n (fun p => none p && x p)%bool) with O; [reflexivity|]. induction n as [|n IH]; [reflexivity|]. cbn [count]. rewrite <- IH. reflexivity. Qed.
Lemma loss_1 n k tau b x A i : Derive (fun t => loss 1 (yhat n k tau b x (heads (Said.set2 A i 1 t)))) (A i 1%nat) = lossgrad13 n k tau b none x (heads A) i.
Proof. apply Derive_ext. intros t. now rewrite label_none, set_1. Qed.
Lemma loss_2 n k tau b x A i : Derive (fun t => loss 1 (yhat n k tau b x (heads (Said.set2 A i 2 t)))) (A i 2%nat) = lossgrad14 n k tau b none x (heads A) i.
Proof. apply Derive_ext. intros t. now rewrite label_none, set_2. Qed.
Definition step n k tau b x (A A' : nat -> nat -> R) : R := sqrt (Sum k (fun i =>
    (Derive (fun t => loss 1 (yhat n k tau b x (heads (Said.set2 A i 1 t)))) (A i 1%nat) - Derive (fun t => loss 1 (yhat n k tau b x (heads (Said.set2 A' i 1 t)))) (A' i 1%nat)) ^ 2
  + (Derive (fun t => loss 1 (yhat n k tau b x (heads (Said.set2 A i 2 t)))) (A i 2%nat) - Derive (fun t => loss 1 (yhat n k tau b x (heads (Said.set2 A' i 2 t)))) (A' i 2%nat)) ^ 2)).
Lemma step_is n k tau b x A A' : step n k tau b x A A' = loss_step n k tau b none x (heads A) (heads A').
Proof. unfold step, loss_step, norm2. f_equal. apply Sum_ext. intros i _. now rewrite !loss_1, !loss_2. Qed.

Theorem case_i : Said.said_lemma_7_case_i.statement.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] Ht Hb Y Y'. etransitivity; [exact (step_is n k tau b x A A')|].
  apply (Lemma7.first_case n k tau b none x (heads A) (heads A') (conj Hk Hkn) Ht Hb); rewrite label_none, Rmult_1_l; [exact Y | exact Y'].
Qed.
Theorem case_i_means : Said.said_lemma_7_case_i.statement_means.
Proof. companion ltac:(apply ex_loss; arith). Qed.
Theorem case_ii : Said.said_lemma_7_case_ii.statement.
Proof.
  intros n k tau b x l1 l2 B C _ [Hkn Hk] Ht Hb _ _ _ _ H1 H2 H3 H4 A A' [Y Y'].
  assert (V : valid_constants n k tau b x l1 l2 B C) by (apply valid_generated; assumption).
  destruct (Lemma7.second_case n k tau b l1 l2 B C none x (heads A) (heads A') (conj Hk Hkn) Ht Hb V) as [S1 S2];
    [rewrite label_none, Rmult_1_l; exact Y | rewrite label_none, Rmult_1_l; exact Y'|].
  rewrite Rabs_mult, (Rabs_pos_eq 2) in S1, S2 by lra.
  assert (G : norm2 k (grad13 n k tau b x (heads A)) (grad14 n k tau b x (heads A)) = sqrt (Sum k (fun i =>
     Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 1 t))) (A i 1%nat) ^ 2 + Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 2 t))) (A i 2%nat) ^ 2)))
    by (unfold norm2; f_equal; apply Sum_ext; intros i _; now rewrite D_1, D_2).
  rewrite G in S1, S2. rewrite <- step_is in S1. split; [exact S1 | exact S2].
Qed.
Theorem case_ii_means : Said.said_lemma_7_case_ii.statement_means.
Proof. companion ltac:(idtac; lazymatch goal with |- ex_derive (fun t => Said.said_lemma_7_case_ii.v_loss _ _) _ => apply ex_loss; arith | _ => apply ex_yhat; arith end). Qed.
Theorem case_iii : Said.said_lemma_7_case_iii.statement.
Proof.
  intros n k tau b x l1 l2 B C _ [Hkn Hk] Ht Hb _ _ _ _ H1 H2 H3 H4 A A' Y Y'.
  assert (V : valid_constants n k tau b x l1 l2 B C) by (apply valid_generated; assumption).
  destruct (Lemma7.third_case n k tau b l1 l2 B C none x (heads A) (heads A') (conj Hk Hkn) Ht Hb V) as [S1 S2];
    [rewrite label_none, Rmult_1_l; exact Y | rewrite label_none, Rmult_1_l; exact Y'|].
  rewrite <- step_is in S1.
  assert (E1 : norm2 k (fun i => yhat n k tau b x (heads A) * grad13 n k tau b x (heads A) i - yhat n k tau b x (heads A') * grad13 n k tau b x (heads A') i)
                       (fun i => yhat n k tau b x (heads A) * grad14 n k tau b x (heads A) i - yhat n k tau b x (heads A') * grad14 n k tau b x (heads A') i)
    = sqrt (Sum k (fun i => (yhat n k tau b x (heads A) * Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 1 t))) (A i 1%nat)
         - yhat n k tau b x (heads A') * Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i 1 t))) (A' i 1%nat)) ^ 2
       + (yhat n k tau b x (heads A) * Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 2 t))) (A i 2%nat)
         - yhat n k tau b x (heads A') * Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i 2 t))) (A' i 2%nat)) ^ 2)))
    by (unfold norm2; f_equal; apply Sum_ext; intros i _; now rewrite !D_1, !D_2).
  assert (E2 : norm2 k (fun i => grad13 n k tau b x (heads A) i - grad13 n k tau b x (heads A') i) (fun i => grad14 n k tau b x (heads A) i - grad14 n k tau b x (heads A') i)
    = sqrt (Sum k (fun i => (Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 1 t))) (A i 1%nat) - Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i 1 t))) (A' i 1%nat)) ^ 2
       + (Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 2 t))) (A i 2%nat) - Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i 2 t))) (A' i 2%nat)) ^ 2)))
    by (unfold norm2; f_equal; apply Sum_ext; intros i _; now rewrite !D_1, !D_2).
  rewrite E1, E2 in S1, S2. split; [exact S1 | exact S2].
Qed.
Theorem case_iii_means : Said.said_lemma_7_case_iii.statement_means.
Proof. companion ltac:(idtac; lazymatch goal with |- ex_derive (fun t => Said.said_lemma_7_case_iii.v_loss _ _) _ => apply ex_loss; arith | _ => apply ex_yhat; arith end). Qed.
