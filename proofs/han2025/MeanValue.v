(** Norms of lists of bounded entries, a mean value, and the risk when all outputs move together, as they are generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Lemma15 Lemma14 Prop34 Norms Identification Generated Second.
From Parity Require Said AnyHeads LossGradient.
Open Scope R_scope.

Lemma square_below a w : Rabs a <= w -> a ^ 2 <= w ^ 2.
Proof. intros H. rewrite <- (pow2_abs a). apply pow_incr. split; [apply Rabs_pos | exact H]. Qed.
Lemma two_k_root k w : 0 <= w -> sqrt (2 * INR k * w ^ 2) = sqrt (2 * INR k) * w.
Proof. intros Hw. assert (K := pos_INR k). rewrite sqrt_mult_alt by lra. now rewrite sqrt_pow2. Qed.

Theorem frobenius : Said.said_lemma_14_frobenius_with_squares.statement.
Proof.
  hnf. intros n k tau b x A w _ [Hkn Hk] [Ht _] Hb Hw H. assert (K := pos_INR k).
  rewrite <- (sqrt_pow2 (2 * INR k * w)) by (apply Rmult_le_pos; lra). apply sqrt_le_1_alt.
  set (h := fun i p r q => Derive (fun t => g n k tau b x (Said.set2 A r q t) i p) (A r q)).
  assert (B : forall i p r q, (1 <= i <= k)%nat -> (1 <= p <= 2)%nat -> (1 <= r <= k)%nat -> (1 <= q <= 2)%nat -> h i p r q ^ 2 <= w ^ 2).
  { intros i p r q Hi Hp Hr Hq. apply square_below. exact (H i Hi p Hp r Hr q Hq). }
  assert (R : forall i p, (1 <= i <= k)%nat -> (1 <= p <= 2)%nat -> Sum k (fun r => h i p r 1%nat ^ 2 + h i p r 2%nat ^ 2) <= INR k * (2 * w ^ 2)).
  { intros i p Hi Hp. rewrite <- Sum_const. apply Sum_le. intros r Hr. assert (B1 := B i p r 1%nat Hi Hp Hr ltac:(lia)). assert (B2 := B i p r 2%nat Hi Hp Hr ltac:(lia)). lra. }
  apply Rle_trans with (Sum k (fun _ => INR k * (4 * w ^ 2))); [|right; rewrite Sum_const; ring].
  refine (Sum_le k (fun i => Sum k (fun r => h i 1%nat r 1%nat ^ 2 + h i 1%nat r 2%nat ^ 2) + Sum k (fun r => h i 2%nat r 1%nat ^ 2 + h i 2%nat r 2%nat ^ 2)) _ _).
  intros i Hi. assert (R1 := R i 1%nat Hi ltac:(lia)). assert (R2 := R i 2%nat Hi ltac:(lia)). lra.
Qed.
Theorem frobenius_means : Said.said_lemma_14_frobenius_with_squares.statement_means.
Proof. companion slopes. Qed.

Theorem one_column : Said.said_lemma_16_norm_one_column.statement.
Proof.
  hnf. intros n k tau b x A i w _ Hi [Hkn Hk] [Ht _] Hb Hw H. split.
  - rewrite <- two_k_root by exact Hw. apply sqrt_le_1_alt.
    set (h := fun r q => Derive (fun t => yg n k tau b x (Said.set2 A i 1 t) r q) (A i 1%nat)).
    apply Rle_trans with (Sum k (fun _ => 2 * w ^ 2)); [|right; rewrite Sum_const; ring].
    refine (Sum_le k (fun r => 0 + h r 1%nat ^ 2 + h r 2%nat ^ 2) _ _). intros r Hr.
    assert (B1 := square_below _ _ (H r Hr 1%nat ltac:(split; repeat constructor))). assert (B2 := square_below _ _ (H r Hr 2%nat ltac:(split; repeat constructor))).
    change (h r 1%nat ^ 2 <= w ^ 2) in B1. change (h r 2%nat ^ 2 <= w ^ 2) in B2. lra.
  - right. reflexivity.
Qed.
Theorem one_column_means : Said.said_lemma_16_norm_one_column.statement_means.
Proof.
  companion products. all: lazymatch goal with
    | |- 0 < ?X \/ _ => change (0 <= X); apply (Sum_nonneg v_k); intros; apply (Sum_nonneg 2); intros; apply pow2_ge_0
    | _ => apply Rgt_not_eq, Rmult_lt_0_compat; [apply pow_lt; lra | apply sqrt_lt_R0; lra]
    end.
Qed.

(** * Lemma 15: a mean value *)
Section Line.
Variables (n k : nat) (tau b : R) (x : nat -> bool).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Hk : (1 <= k)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Variables A A' : nat -> nat -> R.
Definition between (t : R) (i c : nat) : R := A i c + t * (A' i c - A i c).
Lemma output_line t : is_derive (fun t => yhat n k tau b x (heads (between t))) t
  (Sum k (fun i => (A' i 1%nat - A i 1%nat) * g n k tau b x (between t) i 1 + (A' i 2%nat - A i 2%nat) * g n k tau b x (between t) i 2)).
Proof.
  match goal with |- is_derive _ _ ?d => replace d with (Sum k (fun i => ((A' i 1%nat - A i 1%nat) * C n tau x (between t) i 1 + (A' i 2%nat - A i 2%nat) * C n tau x (between t) i 2) / tau) * f' b k (St n k tau x (between t))) end.
  - apply (is_derive_comp (f k b) (fun t => St n k tau x (between t))); [now apply f_derive|].
    apply (is_derive_Sum k (fun i t => share n tau x (heads (between t) i))). intros i _. exact (share_line n tau x Hn Ht (heads A i) (Head (A' i 1%nat - A i 1%nat) (A' i 2%nat - A i 2%nat)) t).
  - rewrite Rmult_comm, <- Sum_scal. apply Sum_ext. intros i Hi. rewrite !g_is by (assumption || lia). field. lra.
Qed.
Lemma mean_value : exists th : R, 0 <= th <= 1 /\
  Rabs (yhat n k tau b x (heads A) - yhat n k tau b x (heads A')) <= sqrt (Sum k (fun i => g n k tau b x (between th) i 1 ^ 2 + g n k tau b x (between th) i 2 ^ 2))
    * sqrt (Sum k (fun i => (A i 1%nat - A' i 1%nat) ^ 2 + (A i 2%nat - A' i 2%nat) ^ 2)).
Proof.
  destruct (MVT_gen (fun t => yhat n k tau b x (heads (between t))) 0 1 (fun t => Sum k (fun i => (A' i 1%nat - A i 1%nat) * g n k tau b x (between t) i 1 + (A' i 2%nat - A i 2%nat) * g n k tau b x (between t) i 2)))
    as (th & Hth & E).
  - intros t _. apply output_line.
  - intros t _. apply continuity_pt_filterlim, @ex_derive_continuous. eexists. apply output_line.
  - rewrite Rmin_left, Rmax_right in Hth by lra. exists th. split; [exact Hth|].
    assert (E0 : heads (between 0) = heads A) by (apply functional_extensionality; intros i; unfold heads, between; f_equal; ring).
    assert (E1 : heads (between 1) = heads A') by (apply functional_extensionality; intros i; unfold heads, between; f_equal; ring).
    cbv beta in E. rewrite E0, E1, Rminus_0_r, Rmult_1_r in E. rewrite Rabs_minus_sym, E.
    eapply Rle_trans; [exact (norm2_cs k _ _ _ _)|]. rewrite Rmult_comm. apply Rmult_le_compat_l; [apply sqrt_pos|]. right. unfold norm2. f_equal. apply Sum_ext. intros i _. ring.
Qed.
End Line.
Theorem mean_value_15 : Said.said_lemma_15_mean_value.statement.
Proof.
  hnf. intros n k tau b x A A' _ [Hkn Hk] [Ht _] Hb. destruct (mean_value n k tau b x ltac:(lia) Hk Ht Hb A A') as (th & Hth & M).
  exists (between A A' th), th. split; [exact Hth|]. split; [|exact M].
  rewrite (Sum_ext k _ (fun _ => 0)); [rewrite Sum_const, Rmult_0_r; apply sqrt_0|]. intros i _. unfold between. ring.
Qed.
Theorem mean_value_15_means : Said.said_lemma_15_mean_value.statement_means.
Proof. companion slopes. Qed.

(** * The risk when all outputs move together *)
Lemma shifted n k tau b B A s : is_derive (fun s => Said.Total n (fun x => 1 / 2 ^ n * loss (label n B x) (yhat n k tau b x (heads A) + s))) s
  (Said.Total n (fun x => 1 / 2 ^ n * (if Rlt_dec ((yhat n k tau b x (heads A) + s) * label n B x) 1 then 2 * (yhat n k tau b x (heads A) + s) - 2 * label n B x else 0))).
Proof.
  assert (P : 2 ^ n <> 0) by (apply pow_nonzero; lra). rewrite Total_Mean.
  apply (is_derive_ext (fun s => 2 ^ n * Mean n (fun x => 1 / 2 ^ n * loss (label n B x) (yhat n k tau b x (heads A) + s)))); [intros t; now rewrite Total_Mean|].
  apply is_derive_scal. apply (LossGradient.is_derive_Mean n (fun x s => 1 / 2 ^ n * loss (label n B x) (yhat n k tau b x (heads A) + s))). intros x. apply is_derive_scal.
  assert (L : label n B x = 1 \/ label n B x = -1) by apply AnyHeads.label_is_sign. rewrite (Rmult_comm (yhat n k tau b x (heads A) + s)).
  assert (D := LossGradient.loss_chain (label n B x) (fun s => yhat n k tau b x (heads A) + s) s 1 ltac:(auto_derive; [exact Logic.I | ring])). cbv beta in D.
  match type of D with is_derive _ _ ?d => match goal with |- is_derive _ _ ?e => replace e with d; [exact D|] end end.
  set (y := label n B x) in *. set (z := yhat n k tau b x (heads A) + s). assert (S2 : y * y = 1) by (destruct L as [-> | ->]; ring). destruct (Rlt_dec (y * z) 1).
  - rewrite Rmax_right by lra. replace (2 * z - 2 * y) with (2 * (y * y) * z - 2 * y) by (rewrite S2; ring). ring.
  - rewrite Rmax_left by lra. ring.
Qed.
Theorem common_shift : Said.said_lemma_14_loss_derivative_common_shift.statement.
Proof.
  hnf. intros n k tau b B A s _ _ _ _ _. apply is_derive_unique.
  assert (L : forall x, Said.said_lemma_14_loss_derivative_common_shift.v_label n x B = label n B x) by (intros x; exact (AnyHeads.labels n x B)).
  assert (D := shifted n k tau b B A s).
  match type of D with is_derive ?F _ ?d => match goal with |- is_derive ?G _ ?e => replace G with F; [replace e with d; [exact D|]|] end end.
  - f_equal. apply functional_extensionality. intros x. now rewrite L.
  - apply functional_extensionality. intros t. f_equal. apply functional_extensionality. intros x. now rewrite L.
Qed.
Theorem common_shift_means : Said.said_lemma_14_loss_derivative_common_shift.statement_means.
Proof.
  companion ltac:(idtac; lazymatch goal with |- ex_derive _ ?s => idtac end).
  - match goal with H1 : Said.Within ?n ?B |- ex_derive _ ?s => idtac end.
    eexists. assert (L : forall x, Said.said_lemma_14_loss_derivative_common_shift.v_label v_n x v_B = label v_n v_B x) by (intros x; exact (AnyHeads.labels v_n x v_B)).
    eapply is_derive_ext; [|exact (shifted v_n v_k v_tau v_b v_B v_A v_s)]. intros t. cbv beta. f_equal. apply functional_extensionality. intros x. now rewrite L.
Qed.

(** * Theorem 5: a step of 1/w under a gradient with the Lipschitz constant w *)
Lemma Mean_add n F G : Mean n (fun x => F x + G x) = Mean n F + Mean n G.
Proof. revert F G. induction n as [|n IH]; intros F G; cbn [Mean]; [reflexivity|]. rewrite !IH. field. Qed.
Lemma Mean_Sum n k (F : nat -> (nat -> bool) -> R) : Mean n (fun x => Sum k (fun i => F i x)) = Sum k (fun i => Mean n (F i)).
Proof. induction k as [|k IH]; cbn [Sum]; [apply Mean_const|]. now rewrite Mean_add, IH. Qed.
Section Descent.
Variables (n k : nat) (tau b : R) (B : nat -> bool).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Hk : (1 <= k)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Definition rg (U : nat -> nat -> R) (i c : nat) : R := Derive (fun t => S.v_risk n k tau b (Said.set2 U i c t) B) (U i c).
Lemma rg_is U i c : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> rg U i c = Mean n (fun x => LossGradient.pull n k tau b B x (heads U) * g n k tau b x U i c).
Proof.
  intros Hi Hc. unfold rg. assert (O : c = 1%nat \/ c = 2%nat) by lia. destruct O as [-> | ->].
  - rewrite risk_1, LossGradient.riskgrad13_eq by assumption. apply Mean_ext. intros x. unfold g. now rewrite D_1.
  - rewrite risk_2, LossGradient.riskgrad14_eq by assumption. apply Mean_ext. intros x. unfold g. now rewrite D_2.
Qed.
Variables A A' : nat -> nat -> R.
Definition along (U V W : nat -> nat -> R) (G : nat -> nat -> R) : R := Sum k (fun i => (V i 1%nat - W i 1%nat) * G i 1%nat + (V i 2%nat - W i 2%nat) * G i 2%nat).
Lemma risk_line t : is_derive (fun t => risk n B (fun x => yhat n k tau b x (heads (between A A' t)))) t
  (Sum k (fun i => (A' i 1%nat - A i 1%nat) * rg (between A A' t) i 1 + (A' i 2%nat - A i 2%nat) * rg (between A A' t) i 2)).
Proof.
  match goal with |- is_derive _ _ ?d => replace d with (Mean n (fun x => LossGradient.pull n k tau b B x (heads (between A A' t))
    * Sum k (fun i => (A' i 1%nat - A i 1%nat) * g n k tau b x (between A A' t) i 1 + (A' i 2%nat - A i 2%nat) * g n k tau b x (between A A' t) i 2))) end.
  - apply (LossGradient.is_derive_Mean n (fun x t => loss (label n B x) (yhat n k tau b x (heads (between A A' t))))). intros x.
    exact (LossGradient.loss_chain (label n B x) _ _ _ (output_line n k tau b x Hn Hk Ht Hb A A' t)).
  - rewrite (Mean_ext n _ (fun x => Sum k (fun i => (A' i 1%nat - A i 1%nat) * (LossGradient.pull n k tau b B x (heads (between A A' t)) * g n k tau b x (between A A' t) i 1)
      + (A' i 2%nat - A i 2%nat) * (LossGradient.pull n k tau b B x (heads (between A A' t)) * g n k tau b x (between A A' t) i 2)))) by (intros x; rewrite <- Sum_scal; apply Sum_ext; intros i _; ring).
    rewrite Mean_Sum. apply Sum_ext. intros i Hi. rewrite Mean_add, !AnyHeads.Mean_mul, !rg_is by (assumption || lia). reflexivity.
Qed.
Definition far2 : R := Sum k (fun i => (A' i 1%nat - A i 1%nat) ^ 2 + (A' i 2%nat - A i 2%nat) ^ 2).
Definition start : R := Sum k (fun i => (A' i 1%nat - A i 1%nat) * rg A i 1 + (A' i 2%nat - A i 2%nat) * rg A i 2).
Lemma bounded_rise w : (forall t, 0 <= t <= 1 -> Sum k (fun i => (A' i 1%nat - A i 1%nat) * rg (between A A' t) i 1 + (A' i 2%nat - A i 2%nat) * rg (between A A' t) i 2) - start <= w * t * far2) ->
  risk n B (fun x => yhat n k tau b x (heads A')) <= risk n B (fun x => yhat n k tau b x (heads A)) + start + w / 2 * far2.
Proof.
  intros H. set (phi := fun t => risk n B (fun x => yhat n k tau b x (heads (between A A' t)))).
  set (d := fun t => Sum k (fun i => (A' i 1%nat - A i 1%nat) * rg (between A A' t) i 1 + (A' i 2%nat - A i 2%nat) * rg (between A A' t) i 2)).
  assert (D : forall t, is_derive (fun t => phi t - (t * start + w / 2 * t ^ 2 * far2)) t (d t - (start + w * t * far2))).
  { intros t. apply (is_derive_minus phi (fun t => t * start + w / 2 * t ^ 2 * far2)); [exact (risk_line t) | auto_derive; [exact Logic.I | field]]. }
  destruct (MVT_gen (fun t => phi t - (t * start + w / 2 * t ^ 2 * far2)) 0 1 (fun t => d t - (start + w * t * far2))) as (th & Hth & E).
  - intros t _. apply D.
  - intros t _. apply derivable_continuous_pt, ex_derive_Reals_0. eexists. exact (D t).
  - rewrite Rmin_left, Rmax_right in Hth by lra. specialize (H th Hth). fold (d th) in H.
    assert (E0 : phi 0 = risk n B (fun x => yhat n k tau b x (heads A))).
    { unfold phi. replace (heads (between A A' 0)) with (heads A); [reflexivity|]. apply functional_extensionality. intros i. unfold heads, between. f_equal; ring. }
    assert (E1 : phi 1 = risk n B (fun x => yhat n k tau b x (heads A'))).
    { unfold phi. replace (heads (between A A' 1)) with (heads A'); [reflexivity|]. apply functional_extensionality. intros i. unfold heads, between. f_equal; ring. }
    cbv beta in E. rewrite E0, E1 in E. lra.
Qed.
End Descent.
Module D5 := Said.said_thm_5_descent_lemma.
Theorem descent : D5.statement.
Proof.
  hnf. intros n k tau b B w _ _ [Hkn Hk] [Ht _] Hb Hw Lip A. assert (Hn : (1 <= n)%nat) by lia.
  set (G := rg n k tau b B A). set (A' := fun e1 e2 => A e1 e2 - 1 / w * G e1 e2). set (N2 := Sum k (fun i => G i 1%nat ^ 2 + G i 2%nat ^ 2)).
  assert (N0 : 0 <= N2) by (apply Sum_nonneg; intros i _; assert (P := pow2_ge_0 (G i 1%nat)); assert (Q := pow2_ge_0 (G i 2%nat)); lra).
  assert (F : far2 k A A' = (1 / w) ^ 2 * N2) by (unfold far2, N2; rewrite <- Sum_scal; apply Sum_ext; intros i _; unfold A'; ring).
  assert (St0 : start n k tau b B A A' = - (1 / w) * N2) by (unfold start, N2; rewrite <- Sum_scal; apply Sum_ext; intros i _; unfold A'; fold G; ring).
  assert (R := bounded_rise n k tau b B Hn Hk Ht Hb A A' w). rewrite F, St0 in R.
  change (S.v_risk n k tau b A' B <= S.v_risk n k tau b A B - 1 / (2 * w) * sqrt N2 ^ 2). rewrite pow2_sqrt by exact N0. rewrite !risk_is.
  eapply Rle_trans; [apply R|right; field; lra]. intros t T. unfold Rminus at 1. rewrite <- St0. unfold start.
  rewrite <- (Rmult_1_l (- Sum k _)), <- Ropp_mult_distr_r, Ropp_mult_distr_l, <- Sum_scal, <- Sum_plus.
  set (U := between A A' t). assert (Q := Lip U A).
  change (sqrt (Sum k (fun i => (rg n k tau b B U i 1 - G i 1%nat) ^ 2 + (rg n k tau b B U i 2 - G i 2%nat) ^ 2)) <= w * sqrt (Sum k (fun i => (U i 1%nat - A i 1%nat) ^ 2 + (U i 2%nat - A i 2%nat) ^ 2))) in Q.
  assert (FU : Sum k (fun i => (U i 1%nat - A i 1%nat) ^ 2 + (U i 2%nat - A i 2%nat) ^ 2) = t ^ 2 * far2 k A A') by (unfold far2; rewrite <- Sum_scal; apply Sum_ext; intros i _; unfold U, between; ring).
  rewrite FU in Q. assert (F0 : 0 <= far2 k A A') by (rewrite F; apply Rmult_le_pos; [apply pow2_ge_0 | exact N0]).
  rewrite sqrt_mult_alt in Q by apply pow2_ge_0. rewrite sqrt_pow2 in Q by lra. rewrite <- F.
  assert (X := norm2_cs k (fun i => A' i 1%nat - A i 1%nat) (fun i => A' i 2%nat - A i 2%nat) (fun i => rg n k tau b B U i 1 - G i 1%nat) (fun i => rg n k tau b B U i 2 - G i 2%nat)).
  change (norm2 k (fun i => A' i 1%nat - A i 1%nat) (fun i => A' i 2%nat - A i 2%nat)) with (sqrt (far2 k A A')) in X.
  change (norm2 k (fun i => rg n k tau b B U i 1 - G i 1%nat) (fun i => rg n k tau b B U i 2 - G i 2%nat)) with (sqrt (Sum k (fun i => (rg n k tau b B U i 1 - G i 1%nat) ^ 2 + (rg n k tau b B U i 2 - G i 2%nat) ^ 2))) in X.
  assert (S0 := sqrt_pos (far2 k A A')). assert (S2 := sqrt_sqrt _ F0). apply Rle_trans with (sqrt (far2 k A A') * (w * (t * sqrt (far2 k A A')))).
  - eapply Rle_trans; [|eapply Rle_trans; [exact X | apply Rmult_le_compat_l; [exact S0 | exact Q]]]. eapply Rle_trans; [|apply RRle_abs]. right. apply Sum_ext. intros i _. fold G. ring.
  - right. replace (sqrt (far2 k A A') * (w * (t * sqrt (far2 k A A')))) with (w * t * (sqrt (far2 k A A') * sqrt (far2 k A A'))) by ring. now rewrite S2.
Qed.
Theorem descent_means : D5.statement_means.
Proof. companion ltac:(idtac; lazymatch goal with |- ex_derive (fun t => ?risk _ _ _ _ (Said.set2 _ _ _ _) _) _ => apply ex_risk; arith end). Qed.
