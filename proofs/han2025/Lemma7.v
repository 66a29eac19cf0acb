(** Lemma 7: smoothness of the loss and of the risk, from constants of the output; and with our constants. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Softmax Abel Lemma15 Lemma14 Lemma15Steps Norms Prop34 OutputBound LossGradient Smooth Lemma16 Propositions.
Open Scope R_scope.

Lemma label_sign n B x : label n B x = 1 \/ label n B x = -1.
Proof. unfold label. induction (ones n B x) as [|m IH]; [left; reflexivity|]. destruct IH as [E|E]; [right|left]; simpl; rewrite E; ring. Qed.

Section Loss.
Variables (k : nat) (y : R).
Hypothesis Hy : y = 1 \/ y = -1.
Let pull (o : R) := - 2 * y * Rmax 0 (1 - y * o).

Lemma y_sq : y * y = 1.
Proof. destruct Hy as [->| ->]; ring. Qed.

(** Both outputs below the margin. *)
Lemma both_active o o' (g1 g2 h1 h2 : nat -> R) l2 B d : y * o <= 1 -> y * o' <= 1 ->
  norm2 k (fun i => o * g1 i - o' * h1 i) (fun i => o * g2 i - o' * h2 i) <= l2 * d ->
  norm2 k (fun i => g1 i - h1 i) (fun i => g2 i - h2 i) <= B * d ->
  norm2 k (fun i => pull o * g1 i - pull o' * h1 i) (fun i => pull o * g2 i - pull o' * h2 i) <= 2 * (l2 + B) * d.
Proof.
  intros A A' H1 H2. unfold pull. rewrite !Rmax_right by lra.
  assert (E : forall o g, - 2 * y * (1 - y * o) * g = 2 * (o * g) + (- 2 * y) * g).
  { intros u g. assert (Y := y_sq). replace (- 2 * y * (1 - y * u) * g) with (- 2 * y * g + 2 * (y * y) * (u * g)) by ring. rewrite Y. ring. }
  rewrite (norm2_ext k _ _ (fun i => 2 * (o * g1 i - o' * h1 i) + (- 2 * y) * (g1 i - h1 i))
    (fun i => 2 * (o * g2 i - o' * h2 i) + (- 2 * y) * (g2 i - h2 i))) by (intros; rewrite !E; split; ring).
  eapply Rle_trans; [apply (norm2_triangle k (fun i => 2 * (o * g1 i - o' * h1 i)) (fun i => 2 * (o * g2 i - o' * h2 i))
    (fun i => (- 2 * y) * (g1 i - h1 i)) (fun i => (- 2 * y) * (g2 i - h2 i)))|].
  rewrite !norm2_scal. rewrite (Rabs_pos_eq 2) by lra.
  replace (Rabs (-2 * y)) with 2 by (destruct Hy as [->| ->]; [rewrite Rabs_left; lra | rewrite Rabs_pos_eq; lra]). lra.
Qed.

Lemma none_active o o' (g1 g2 h1 h2 : nat -> R) : 1 <= y * o -> 1 <= y * o' ->
  norm2 k (fun i => pull o * g1 i - pull o' * h1 i) (fun i => pull o * g2 i - pull o' * h2 i) = 0.
Proof.
  intros A A'. unfold pull. rewrite !Rmax_left by lra.
  rewrite (norm2_ext k _ _ (fun i => 0 * g1 i) (fun i => 0 * g2 i)) by (intros; split; ring).
  rewrite norm2_scal, Rabs_R0. ring.
Qed.

(** One output on each side of the margin. *)
Lemma one_active o o' (g1 g2 h1 h2 : nat -> R) l1 C d : y * o <= 1 -> 1 <= y * o' ->
  Rabs (o - o') <= l1 * d -> norm2 k g1 g2 <= C ->
  norm2 k (fun i => pull o * g1 i - pull o' * h1 i) (fun i => pull o * g2 i - pull o' * h2 i) <= 2 * l1 * C * d.
Proof.
  intros A A' H1 H2. unfold pull. rewrite (Rmax_left 0 (1 - y * o')), (Rmax_right 0 (1 - y * o)) by lra.
  rewrite (norm2_ext k _ _ (fun i => (- 2 * y * (1 - y * o)) * g1 i) (fun i => (- 2 * y * (1 - y * o)) * g2 i)) by (intros; split; ring).
  rewrite norm2_scal. assert (N := norm2_pos k g1 g2).
  assert (Q : Rabs (- 2 * y * (1 - y * o)) <= 2 * (l1 * d)); [|apply Rle_trans with (2 * (l1 * d) * C); [|lra]].
  - rewrite !Rabs_mult. replace (Rabs (-2)) with 2 by (rewrite Rabs_left; lra).
    replace (Rabs y) with 1 by (destruct Hy as [->| ->]; [rewrite Rabs_R1 | rewrite Rabs_left by lra]; lra).
    rewrite (Rabs_pos_eq (1 - y * o)) by lra.
    assert (1 - y * o <= Rabs (o - o')); [|lra]. apply Rle_trans with (y * o' - y * o); [lra|].
    assert (X := Rle_abs (o' - o)). assert (X' := Rle_abs (o - o')). rewrite Rabs_minus_sym in X.
    destruct Hy as [E|E]; rewrite E; lra.
  - apply Rmult_le_compat; [apply Rabs_pos | exact N | exact Q | exact H2].
Qed.
End Loss.

Lemma norm2_swap k u v u' v' :
  norm2 k (fun i => u i - u' i) (fun i => v i - v' i) = norm2 k (fun i => u' i - u i) (fun i => v' i - v i).
Proof. unfold norm2. f_equal. apply Sum_ext. intros. ring. Qed.

Lemma dist_swap k A A' : dist k A A' = dist k A' A.
Proof. rewrite !dist_is_norm2. apply norm2_swap. Qed.

(** From every loss to the risk. *)
Lemma risk_from_losses n k tau b B A A' c : (1 <= n)%nat -> 0 < tau -> 0 < b ->
  (forall x, norm2 k (fun i => lossgrad13 n k tau b B x A i - lossgrad13 n k tau b B x A' i)
                     (fun i => lossgrad14 n k tau b B x A i - lossgrad14 n k tau b B x A' i) <= c) ->
  norm2 k (fun i => riskgrad13 n k tau b B A i - riskgrad13 n k tau b B A' i)
          (fun i => riskgrad14 n k tau b B A i - riskgrad14 n k tau b B A' i) <= c.
Proof.
  intros Hn Ht Hb H.
  assert (Mm : forall F G, Mean n (fun x => F x - G x) = Mean n F - Mean n G).
  { clear. induction n as [|n IH]; intros F G; cbn [Mean]; [reflexivity|]. rewrite !IH. field. }
  rewrite (norm2_ext k _ _
    (fun i => Mean n (fun x => lossgrad13 n k tau b B x A i - lossgrad13 n k tau b B x A' i))
    (fun i => Mean n (fun x => lossgrad14 n k tau b B x A i - lossgrad14 n k tau b B x A' i))).
  - exact (norm2_mean n k (fun x i => lossgrad13 n k tau b B x A i - lossgrad13 n k tau b B x A' i)
      (fun x i => lossgrad14 n k tau b B x A i - lossgrad14 n k tau b B x A' i) c H).
  - intros i Hi. rewrite !riskgrad13_eq, !riskgrad14_eq, <- !Mm by assumption.
    split; apply Mean_ext; intros x; rewrite ?lossgrad13_eq, ?lossgrad14_eq by assumption; reflexivity.
Qed.

Section Cases.
Variables (n k : nat) (tau b l1 l2 Bc C : R) (B x : nat -> bool).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Hypothesis V1 : forall A A', Rabs (yhat n k tau b x A - yhat n k tau b x A') <= l1 * dist k A A'.
Hypothesis V2 : forall A A',
  norm2 k (fun i => yhat n k tau b x A * grad13 n k tau b x A i - yhat n k tau b x A' * grad13 n k tau b x A' i)
          (fun i => yhat n k tau b x A * grad14 n k tau b x A i - yhat n k tau b x A' * grad14 n k tau b x A' i) <= l2 * dist k A A'.
Hypothesis VB : forall A A',
  norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
          (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i) <= Bc * dist k A A'.
Hypothesis VC : forall A, norm2 k (grad13 n k tau b x A) (grad14 n k tau b x A) <= C.
Notation D A A' := (norm2 k (fun i => lossgrad13 n k tau b B x A i - lossgrad13 n k tau b B x A' i)
                            (fun i => lossgrad14 n k tau b B x A i - lossgrad14 n k tau b B x A' i)).
Notation margin A := (label n B x * yhat n k tau b x A).

Lemma D_is A A' : D A A' =
  norm2 k (fun i => pull n k tau b B x A * grad13 n k tau b x A i - pull n k tau b B x A' * grad13 n k tau b x A' i)
          (fun i => pull n k tau b B x A * grad14 n k tau b x A i - pull n k tau b B x A' * grad14 n k tau b x A' i).
Proof. apply norm2_ext. intros i Hi. rewrite !lossgrad13_eq, !lossgrad14_eq by assumption. now split. Qed.

Lemma case_i A A' : 1 <= margin A -> 1 <= margin A' -> D A A' = 0.
Proof. intros. rewrite D_is. unfold pull. apply none_active; assumption. Qed.
Lemma case_ii A A' : margin A <= 1 -> 1 <= margin A' -> D A A' <= 2 * l1 * C * dist k A A'.
Proof. intros. rewrite D_is. unfold pull. apply one_active; try assumption; [apply label_sign | apply V1 | apply VC]. Qed.
Lemma case_iii A A' : margin A <= 1 -> margin A' <= 1 -> D A A' <= 2 * (l2 + Bc) * dist k A A'.
Proof. intros. rewrite D_is. unfold pull. apply both_active; try assumption; [apply label_sign | apply V2 | apply VB]. Qed.

Lemma loss_smooth A A' : D A A' <= Rmax (2 * l1 * C) (2 * (l2 + Bc)) * dist k A A'.
Proof.
  assert (P : 0 <= dist k A A') by apply sqrt_pos.
  assert (M1 := Rmax_l (2 * l1 * C) (2 * (l2 + Bc))). assert (M2 := Rmax_r (2 * l1 * C) (2 * (l2 + Bc))).
  assert (L1 : 2 * l1 * C * dist k A A' <= Rmax (2 * l1 * C) (2 * (l2 + Bc)) * dist k A A') by now apply Rmult_le_compat_r.
  assert (L2 : 2 * (l2 + Bc) * dist k A A' <= Rmax (2 * l1 * C) (2 * (l2 + Bc)) * dist k A A') by now apply Rmult_le_compat_r.
  destruct (Rle_lt_dec (margin A) 1) as [a|a], (Rle_lt_dec (margin A') 1) as [a'|a'].
  - eapply Rle_trans; [now apply case_iii | exact L2].
  - eapply Rle_trans; [apply case_ii; lra | exact L1].
  - rewrite norm2_swap, dist_swap. rewrite dist_swap in L1. eapply Rle_trans; [apply case_ii; lra | exact L1].
  - rewrite case_i by lra. eapply Rle_trans; [|exact L2].
    assert (X := VB A A'). assert (Y := V2 A A'). assert (N := norm2_pos k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i) (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i)).
    assert (N2 := norm2_pos k (fun i => yhat n k tau b x A * grad13 n k tau b x A i - yhat n k tau b x A' * grad13 n k tau b x A' i)
          (fun i => yhat n k tau b x A * grad14 n k tau b x A i - yhat n k tau b x A' * grad14 n k tau b x A' i)). lra.
Qed.

(** The larger of the two constants is not needed: on the way from one side of the margin to the other lies a point on it. *)
Let line (A A' : nat -> head) (t : R) (i : nat) := Head (a13 (A i) + t * (a13 (A' i) - a13 (A i))) (a14 (A i) + t * (a14 (A' i) - a14 (A i))).

Lemma line_dist A A' s t : dist k (line A A' s) (line A A' t) = Rabs (s - t) * dist k A A'.
Proof.
  rewrite !dist_is_norm2. rewrite (norm2_swap k (fun i => a13 (A i)) (fun i => a14 (A i)) (fun i => a13 (A' i)) (fun i => a14 (A' i))).
  rewrite <- norm2_scal. apply norm2_ext. intros i _. unfold line; simpl. split; ring.
Qed.

Lemma on_the_margin A A' : margin A <= 1 -> 1 <= margin A' ->
  exists t, 0 <= t <= 1 /\ margin (line A A' t) = 1.
Proof.
  intros Ha Ha'. set (m t := margin (line A A' t)).
  assert (E0 : m 0 = margin A).
  { unfold m, yhat, attended. do 2 f_equal. apply Sum_ext. intros i _. f_equal. unfold line. destruct (A i); simpl. f_equal; ring. }
  assert (E1 : m 1 = margin A').
  { unfold m, yhat, attended. do 2 f_equal. apply Sum_ext. intros i _. f_equal. unfold line. destruct (A i), (A' i); simpl. f_equal; ring. }
  assert (Cm : forall t, 0 <= t <= 1 -> continuity_pt m t).
  { intros t _. apply continuity_pt_filterlim, @ex_derive_continuous. unfold m.
    eexists. apply (is_derive_scal (fun t => yhat n k tau b x (line A A' t))). unfold yhat.
    apply (is_derive_comp (f k b) (fun t => attended n k tau x (line A A' t))); [now apply f_derive|].
    unfold attended. apply (is_derive_Sum k (fun i t => share n tau x (line A A' t i))). intros i _.
    exact (share_line n tau x Hn Ht (A i) (Head (a13 (A' i) - a13 (A i)) (a14 (A' i) - a14 (A i))) t). }
  destruct (Req_dec (m 0) 1) as [Z0|N0]; [exists 0; split; [lra | exact Z0]|].
  destruct (Req_dec (m 1) 1) as [Z1|N1]; [exists 1; split; [lra | exact Z1]|].
  destruct (Ranalysis5.IVT_interv (fun t => m t - 1) 0 1) as [t [Ht1 Et]].
  - intros t Hi. apply continuity_pt_minus; [now apply Cm | apply continuity_pt_const; intros ? ?; reflexivity].
  - lra.
  - lra.
  - lra.
  - exists t. split; [lra|]. fold (m t). lra.
Qed.

Lemma no_maximum A A' : D A A' <= 2 * (l2 + Bc) * dist k A A'.
Proof.
  assert (P : 0 <= dist k A A') by apply sqrt_pos.
  assert (K : forall A A', 0 <= 2 * (l2 + Bc) * dist k A A').
  { intros E E'. assert (X := VB E E'). assert (Y := V2 E E').
    assert (N := norm2_pos k (fun i => grad13 n k tau b x E i - grad13 n k tau b x E' i) (fun i => grad14 n k tau b x E i - grad14 n k tau b x E' i)).
    assert (N2 := norm2_pos k (fun i => yhat n k tau b x E * grad13 n k tau b x E i - yhat n k tau b x E' * grad13 n k tau b x E' i)
          (fun i => yhat n k tau b x E * grad14 n k tau b x E i - yhat n k tau b x E' * grad14 n k tau b x E' i)). lra. }
  assert (Mix : forall A A', margin A <= 1 -> 1 <= margin A' -> D A A' <= 2 * (l2 + Bc) * dist k A A').
  { intros E E' Ha Ha'. destruct (on_the_margin E E' Ha Ha') as (t & T01 & Em). set (Pt := line E E' t) in *.
    assert (E0 : forall i, line E E' 0 i = E i) by (intros i; unfold line; destruct (E i); simpl; f_equal; ring).
    assert (Dz : D E E' = D E Pt).
    { rewrite !D_is. unfold pull at 2 4 6 8. rewrite (Rmax_left 0 (1 - margin E')), (Rmax_left 0 (1 - margin Pt)) by lra.
      apply norm2_ext. intros i _. split; ring. }
    rewrite Dz. eapply Rle_trans; [apply case_iii; lra|].
    assert (Hd : dist k E Pt = t * dist k E E').
    { replace (dist k E Pt) with (dist k (line E E' 0) (line E E' t)).
      - rewrite line_dist. f_equal. rewrite Rminus_0_l, Rabs_Ropp, Rabs_pos_eq; lra.
      - unfold dist. f_equal. apply Sum_ext. intros i _. now rewrite E0. }
    rewrite Hd. specialize (K E E'). nra. }
  destruct (Rle_lt_dec (margin A) 1) as [a|a], (Rle_lt_dec (margin A') 1) as [a'|a'].
  - now apply case_iii.
  - apply Mix; lra.
  - rewrite norm2_swap, dist_swap. apply Mix; lra.
  - rewrite case_i by lra. apply K.
Qed.
End Cases.

Lemma valid_ours n k tau b x : (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
  valid_constants n k tau b x (lemma_15_repair_constant n k tau b) (lemma_16_repair_constant n k tau b)
    (lemma_14_repair_constant n k tau b) (lemma_15_repair_constant n k tau b).
Proof.
  intros Hk Ht Hb. assert (H1 : (1 <= n)%nat) by lia. assert (H2 : (1 <= k)%nat) by lia. repeat split; intros.
  - apply Lemma15.lemma_15_repair; (assumption || lra).
  - now apply Lemma16.repair.
  - now apply Smooth.repair_constant.
  - now apply norm_gradient.
Qed.

Lemma assembled n k tau b : (1 <= k)%nat -> 0 < tau -> 0 < b ->
  2 * (lemma_16_repair_constant n k tau b + lemma_14_repair_constant n k tau b) = lemma_7_repair_constant n k tau b.
Proof.
  intros Hk Ht Hb. unfold lemma_16_repair_constant, lemma_14_repair_constant, lemma_7_repair_constant.
  assert (0 < sqrt 3) by (apply sqrt_lt_R0; lra). assert (0 < sqrt b) by now apply sqrt_lt_R0. field. lra.
Qed.

Theorem literal : lemma_7_literal.
Proof.
  intros n k tau b l1 l2 B C P Hk [Ht _] Hb V A A'. apply risk_from_losses; [lia | exact Ht | exact Hb|]. intros x.
  destruct (V x) as (V1 & V2 & VB & VC). unfold lemma_7_constant. apply loss_smooth; (assumption || lia).
Qed.

Theorem first_case : lemma_7_case_i.
Proof. intros n k tau b P x A A' Hk [Ht _] Hb H H'. apply case_i; (assumption || lia). Qed.

Theorem second_case : lemma_7_case_ii_holds.
Proof.
  intros n k tau b l1 l2 B C P x A A' Hk [Ht _] Hb (V1 & _ & _ & VC) H H'. split.
  - unfold loss_step. rewrite D_is by (assumption || lia).
    eapply Rle_trans; [apply (one_active k (label n P x) (label_sign n P x) _ _ _ _ _ _ 1
      (norm2 k (grad13 n k tau b x A) (grad14 n k tau b x A)) (Rabs (yhat n k tau b x A - yhat n k tau b x A')) H H'); lra|].
    rewrite Rabs_mult, (Rabs_pos_eq 2) by lra. lra.
  - unfold lemma_7_case_ii. rewrite Rabs_mult, (Rabs_pos_eq 2) by lra. specialize (V1 A A'). specialize (VC A).
    assert (N := norm2_pos k (grad13 n k tau b x A) (grad14 n k tau b x A)). assert (Q := Rabs_pos (yhat n k tau b x A - yhat n k tau b x A')).
    replace (2 * l1 * C * dist k A A') with (2 * ((l1 * dist k A A') * C)) by ring. rewrite Rmult_assoc. apply Rmult_le_compat_l; [lra|].
    apply Rmult_le_compat; assumption.
Qed.

Theorem third_case : lemma_7_case_iii_holds.
Proof.
  intros n k tau b l1 l2 B C P x A A' Hk [Ht _] Hb (_ & V2 & VB & _) H H' products gradients. split.
  - unfold loss_step. rewrite D_is by (assumption || lia).
    eapply Rle_trans; [apply (both_active k (label n P x) (label_sign n P x) _ _ _ _ _ _ products gradients 1 H H'); unfold products, gradients; lra|]. lra.
  - unfold lemma_7_case_iii. specialize (V2 A A'). specialize (VB A A'). fold products in V2. fold gradients in VB. lra.
Qed.

Theorem to_risk : lemma_7_loss_to_risk.
Proof. intros n k tau b c P A A' Hk [Ht _] Hb H. apply risk_from_losses; [lia | exact Ht | exact Hb | exact H]. Qed.

Theorem repair : lemma_7_repair.
Proof.
  assert (O : forall n k tau b P x A A', (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
    loss_step n k tau b P x A A' <= lemma_7_repair_constant n k tau b * dist k A A').
  { intros n k tau b P x A A' Hk Ht Hb. rewrite <- assembled by (assumption || lia).
    destruct (valid_ours n k tau b x Hk Ht Hb) as (V1 & V2 & VB & VC).
    apply (no_maximum n k tau b (lemma_16_repair_constant n k tau b) (lemma_14_repair_constant n k tau b)); (assumption || lia). }
  split.
  - intros n k tau b P x A A' Hk Ht Hb. split; [now apply O|].
    apply risk_from_losses; [lia | exact Ht | exact Hb|]. intros y. now apply O.
  - intros n k tau b l1 l2 B C P Hk Ht Hb V2 VB A A'. apply risk_from_losses; [lia | exact Ht | exact Hb|]. intros x.
    apply (no_maximum n k tau b l2 B); try assumption; [lia | apply V2 | apply VB].
Qed.
