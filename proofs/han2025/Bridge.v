(** The statements as they are generated from their formulas follow from ours. *)
From Coq Require Import Reals Lra Lia ZArith.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Lemma15 Lemma14 Defined Identification Generated.
From Parity Require Said Lemma15Steps Smooth Lemma16 FeedForward Refuted Thm5Printed Displays14 LossGradient Unreached Appendix Theorems AnyHeads Identification LuckyDraw Draws FrozenInstance ParameterSpace OneBitSmoothed HandTrap FrozenLimit OtherMarginals SparseFunctions ConstantTwo Link LinkBit LinkFrozen LinkHard LinkRisk LinkSmooth.
From Parity Require LinkClasses LinkModels LinkLemmas LinkReadings LinkRest LinkCold.
From Parity Require Attention Expansion Second SmallSmoothing Steps.
From Parity Require Far.
From Parity Require MeanValue Ranking.
From Parity Require Cost.
From Parity Require Ties.
From Parity Require Hessian.
Open Scope R_scope.

(** The difference of two gradients, as generated. *)
Definition step n k tau b x (A A' : nat -> nat -> R) : R :=
  sqrt (Sum k (fun i =>
    (Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 1 t))) (A i 1%nat)
     - Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i 1 t))) (A' i 1%nat)) ^ 2
    + (Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 2 t))) (A i 2%nat)
       - Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i 2 t))) (A' i 2%nat)) ^ 2)).
Lemma step_is n k tau b x A A' : step n k tau b x A A' =
  norm2 k (fun i => grad13 n k tau b x (heads A) i - grad13 n k tau b x (heads A') i)
          (fun i => grad14 n k tau b x (heads A) i - grad14 n k tau b x (heads A') i).
Proof. unfold step, norm2. f_equal. apply Sum_ext. intros i _. now rewrite !D_1, !D_2. Qed.

Theorem said_lemma_14 : Said.said_lemma_14.statement.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] Ht Hb.
  change (step n k tau b x A A' <= lemma_14_constant n k tau b * dist k (heads A) (heads A')).
  rewrite step_is. apply Smooth.literal; [lia | exact Ht | exact Hb].
Qed.
Lemma gradients_fine n k tau b x A A' : (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
  forall i c : nat, (1 <= i <= k)%nat -> (1 <= c <= 2)%nat ->
  locally (A i c) (fun t => Said.said_lemma_15.ok_yhat n k tau b x (Said.set2 A i c t)) /\ (1 <= i <= k)%nat /\ (1 <= c <= 2)%nat /\
  ex_derive (fun t => yhat n k tau b x (heads (Said.set2 A i c t))) (A i c) /\
  locally (A' i c) (fun t => Said.said_lemma_15.ok_yhat n k tau b x (Said.set2 A' i c t)) /\
  ex_derive (fun t => yhat n k tau b x (heads (Said.set2 A' i c t))) (A' i c).
Proof.
  intros Hk Ht Hb i c Hi Hc. split; [apply nearby; intros; apply yhat_fine; (lia || lra)|]. split; [exact Hi | split; [exact Hc|]].
  assert (C : c = 1%nat \/ c = 2%nat) by lia.
  destruct C as [-> | ->].
  - split; [apply ex_yhat; (lia || lra)|]. split; [apply nearby; intros; apply yhat_fine; (lia || lra)|]. apply ex_yhat; (lia || lra).
  - split; [apply ex_yhat; (lia || lra)|]. split; [apply nearby; intros; apply yhat_fine; (lia || lra)|]. apply ex_yhat; (lia || lra).
Qed.
Theorem said_lemma_15 : Said.said_lemma_15.statement.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] Ht Hb.
  destruct (Lemma15Steps.literal n k tau b x (heads A) (heads A') ltac:(lia) Hk Ht Hb) as [L G]. split; [exact L|].
  eapply Rle_trans; [|exact G]. right. unfold norm2. f_equal. apply Sum_ext. intros i _. rewrite <- D_1, <- D_2. reflexivity.
Qed.
Theorem said_lemma_15_means : Said.said_lemma_15.statement_means.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] [Ht Ht1] Hb. split; [apply yhat_fine; (lia || lra)|]. split; [apply yhat_fine; (lia || lra)|].
  split; [split; [apply Theorems.twice_pos | lra]|]. split; [intros; now split|]. intros i c Hi Hc.
  destruct (gradients_fine n k tau b x A A (conj Hk Hkn) Ht Hb i c Hi Hc) as (E1 & E2 & E3 & E4 & _). exact (conj E1 (conj E2 (conj E3 E4))).
Qed.

Lemma constant_fine tau b : 0 < tau -> 0 < b -> tau ^ 2 <> 0 /\ 0 <= b /\ tau ^ 2 * sqrt b <> 0.
Proof. intros. split; [now apply square_nonzero | split; [lra | now apply Theorems.square_root_nonzero]]. Qed.

Theorem said_lemma_14_means : Said.said_lemma_14.statement_means.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] [Ht Ht1] Hb. do 2 (split; [apply yhat_fine; (lia || lra)|]).
  split; [exact (gradients_fine n k tau b x A A' (conj Hk Hkn) Ht Hb)|]. split; [now apply constant_fine | intros; now split].
Qed.

Theorem said_lemma_6_lemma_14 : Said.said_lemma_6_lemma_14.statement.
Proof. exact said_lemma_14. Qed.
Theorem said_lemma_6_lemma_14_means : Said.said_lemma_6_lemma_14.statement_means.
Proof. exact said_lemma_14_means. Qed.

Theorem said_lemma_6 : Said.said_lemma_6.statement.
Proof.
  intros n k tau b [Hkn Hk] Ht Hb. exists (lemma_14_constant n k tau b). split.
  - assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia). assert (T2 : 0 < tau ^ 2) by (apply pow_lt; lra). assert (Sb := sqrt_lt_R0 b Hb).
    unfold lemma_14_constant. apply Rmult_lt_0_compat; [lra|].
    apply Rplus_lt_0_compat; apply Rdiv_lt_0_compat; try lra; [assert (0 < INR k ^ 2) by (apply pow_lt; lra); lra | now apply Rmult_lt_0_compat].
  - intros x A A' W. exact (said_lemma_14 n k tau b x A A' W (conj Hkn Hk) Ht Hb).
Qed.
Theorem said_lemma_6_means : Said.said_lemma_6.statement_means.
Proof.
  intros n k tau b [Hkn Hk] [Ht Ht1] Hb w Hw x A A' _. do 2 (split; [apply yhat_fine; (lia || lra)|]).
  split; [exact (gradients_fine n k tau b x A A' (conj Hk Hkn) Ht Hb) | intros; now split].
Qed.

Theorem said_lemma_16_repair : Said.said_lemma_16_repair.statement.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] Ht Hb.
  assert (R := Lemma16.repair n k tau b x (heads A) (heads A') (conj Hk Hkn) Ht Hb).
  eapply Rle_trans; [|exact R]. right. unfold norm2. f_equal. apply Sum_ext. intros i _.
  rewrite <- !D_1, <- !D_2. reflexivity.
Qed.
Theorem said_lemma_16_repair_means : Said.said_lemma_16_repair.statement_means.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] Ht Hb. do 2 (split; [apply yhat_fine; (lia || lra)|]). split.
  { intros i c Hi Hc. split; [apply yhat_fine; (lia || lra)|].
    destruct (gradients_fine n k tau b x A A' (conj Hk Hkn) Ht Hb i c Hi Hc) as (E1 & E2 & E3 & E4 & E5).
    do 4 (split; [assumption|]). split; [apply yhat_fine; (lia || lra) | exact E5]. }
  split; [|intros; now split]. red.
  repeat match goal with |- _ /\ _ => split end;
    first [exact Theorems.three_root_three | now apply root_nonzero | now apply square_nonzero | lra].
Qed.

Theorem said_lemma_15_entry_bound : Said.said_lemma_15_entry_bound.statement.
Proof.
  intros n k tau b x A i _ Hi [Hkn Hk] Ht Hb.
  destruct (Lemma15Steps.entry_bound n k tau b x (heads A) i (conj Hk Hkn) Ht Hb Hi) as [E1 E2].
  rewrite <- D_1 in E1. rewrite <- D_2 in E2.
  split; (eapply Rle_trans; [apply Rle_abs|]); [exact E1 | exact E2].
Qed.
Theorem said_lemma_15_entry_bound_means : Said.said_lemma_15_entry_bound.statement_means.
Proof.
  intros n k tau b x A i _. split; [exact I|]. intros Hi [Hkn Hk] [Ht Ht1] Hb.
  split; [apply nearby; intros; apply yhat_fine; (lia || lra)|]. split; [exact I|]. split; [exact Hi|]. split; [split; [apply le_n | apply le_S, le_n]|].
  split; [apply ex_yhat; arith|]. split; [apply Rgt_not_eq, Ht|].
  split; [apply nearby; intros; apply yhat_fine; (lia || lra)|]. split; [exact I|].
  split; [split; [apply le_S, le_n | apply le_n]|]. apply ex_yhat; arith.
Qed.

Theorem said_prop_3_ffnn_formula : Said.said_prop_3_ffnn_formula.statement.
Proof.
  intros k s [_ Hs] _. assert (F := FeedForward.formula k s Hs). rewrite <- F. f_equal. apply Sum_ext. intros j Hj.
  unfold prop_3_coefficient, Said.said_prop_3_ffnn_formula.v_coefficient. f_equal. f_equal.
  rewrite minus_IZR, mult_IZR, <- INR_IZR_INZ. reflexivity.
Qed.
Theorem said_prop_3_ffnn_formula_means : Said.said_prop_3_ffnn_formula.statement_means.
Proof. intros k s _ _ j _. split; exact I. Qed.

Theorem said_lemma_8_part_ii_loss : Said.said_lemma_8_part_ii_loss.statement.
Proof.
  intros y t Hy _. assert (F := Refuted.loss_slope y t Hy). unfold lemma_8_loss_factor in F.
  unfold Said.said_lemma_8_part_ii_loss.v_loss_factor. simpl INR. replace (1 + 1 + 1 + 1) with 4 by ring. exact F.
Qed.
Theorem said_lemma_8_part_ii_loss_means : Said.said_lemma_8_part_ii_loss.statement_means.
Proof.
  intros y t _ _. split; [apply nearby; intros; exact I|]. split; [|split; exact I]. eexists. exact (LossGradient.loss_derive y t).
Qed.

Theorem said_thm_5_iteration_count : Said.said_thm_5_iteration_count.statement.
Proof.
  intros c eps s w t C [E _] Hs _ H Hi.
  assert (X := Thm5Printed.iteration_count c eps (fun n => c ^ n * s) C E ltac:(simpl; lra) ltac:(intros; simpl; lra) t Hi).
  cbv beta in X. lra.
Qed.
Theorem said_thm_5_iteration_count_means : Said.said_thm_5_iteration_count.statement_means.
Proof.
  intros c eps s w t C [E _] Hs _ H. split; [|intros; exact I]. exact (Theorems.thm_5_iteration_count_means c eps C E).
Qed.

Theorem said_lemma_14_activation_second_derivative : ~ Said.said_lemma_14_activation_second_derivative.statement.
Proof. intros H. apply Displays14.activation. intros b z Hb. exact (H b z Hb). Qed.
Theorem said_lemma_14_activation_second_derivative_means : Said.said_lemma_14_activation_second_derivative.statement_means.
Proof.
  intros b z Hb. destruct (Theorems.lemma_14_activation_means b z Hb) as (E1 & E2 & Z & R & F).
  split; [apply nearby; intros w; destruct (Theorems.lemma_14_activation_means b w Hb) as (D1 & _);
    split; [apply nearby; intros v; exact (proj1 (proj2 (proj2 (Theorems.lemma_14_activation_means b v Hb)))) | exact D1]|].
  split; [exact E2 | split; [exact Z | split; [exact R | exact F]]].
Qed.

(** Appendix A, by a long head. *)
Definition alone (h : head) (i c : nat) : R := if Nat.eqb c 1 then a13 h else a14 h.
Lemma nothing n : Said.Within n (fun _ => false).
Proof. intros p _. reflexivity. Qed.
Lemma nearest_fine n A k i p : (1 <= n)%nat -> (1 <= i <= k)%nat -> Said.said_appendix_a_setup_peak.ok_nearest n A k i p.
Proof.
  intros Hn Hi. assert (N := n_nonzero n Hn). assert (S : forall q, Said.said_appendix_a_setup_peak.ok_score n A k i q) by (intros q; split; [exact Hi | split; exact N]).
  split; [apply S | intros j _ _; split; apply S].
Qed.

Theorem said_appendix_a_setup_peak : ~ Said.said_appendix_a_setup_peak.statement.
Proof.
  intros (c2 & c1 & Hc & H). destruct (Appendix.long_head c1 c2 Hc) as (n & h & Hn & T & Top & Peak & _).
  destruct (H n 1%nat (c1 / INR n) (fun _ => false) (alone h) 1%nat 1%nat (nothing n) (conj (le_n 1) (le_n 1)) ltac:(lia) ltac:(lia) T eq_refl (fun j _ _ => Top j)) as [_ Cap].
  unfold Said.said_appendix_a_setup_peak.v_peak_upper in Cap. change (Said.said_appendix_a_setup_peak.v_gamma n (c1 / INR n) (alone h) 1 1) with (gamma n (c1 / INR n) h 1) in Cap. lra.
Qed.
Theorem said_appendix_a_setup_peak_means : Said.said_appendix_a_setup_peak.statement_means.
Proof.
  intros c2 c1 Hc n k tau x A i p _. split; [exact I|]. intros Hi Hp Hk Ht. unfold Said.said_appendix_a_setup_peak.v_H in Hi. split; [apply n_nonzero; lia|]. intros _.
  split; [apply nearest_fine; lia|]. intros _. split; [apply n_nonzero; lia|]. split; [|exact I]. apply weight_fine; (lia || lra).
Qed.

Theorem said_appendix_a_setup_near : ~ Said.said_appendix_a_setup_near.statement.
Proof.
  intros (c2 & c1 & Hc & H). destruct (Appendix.long_head c1 c2 Hc) as (n & h & Hn & T & Top & _ & Low).
  destruct (H n 1%nat (c1 / INR n) (fun _ => false) (alone h) 1%nat 1%nat (nothing n) (conj (le_n 1) (le_n 1)) ltac:(lia) ltac:(lia) T eq_refl (fun j _ _ => Top j)
    2%nat ltac:(lia) (conj (Nat.neq_succ_diag_l 1) (Appendix.neighbours n Hn))) as [Up _].
  unfold Said.said_appendix_a_setup_near.v_near_lower in Up. change (Said.said_appendix_a_setup_near.v_gamma n (c1 / INR n) (alone h) 1 2) with (gamma n (c1 / INR n) h 2) in Up. lra.
Qed.
Theorem said_appendix_a_setup_near_means : Said.said_appendix_a_setup_near.statement_means.
Proof.
  intros c2 c1 Hc n k tau x A i p _. split; [exact I|]. intros Hi Hp Hk Ht. unfold Said.said_appendix_a_setup_near.v_H in Hi. split; [apply n_nonzero; lia|]. intros _.
  split; [apply nearest_fine; lia|]. intros _. do 2 (split; [exact I|]). intros q Hq. split; [exact I|]. intros _. split; [exact I|]. split; [|exact I]. apply weight_fine; (lia || lra).
Qed.

Theorem said_appendix_a_setup_near_any_length : ~ Said.said_appendix_a_setup_near_any_length.statement.
Proof.
  intros G. destruct (G 8%nat ltac:(lia)) as (c2 & c1 & Hc & H). set (tau := c1 / INR 8). assert (T : 0 < tau) by (apply Rdiv_lt_0_compat; [|simpl]; lra).
  set (e := Rmin (1 / 2) (c2 * tau / 2)). assert (E0 : 0 < e) by (apply Rmin_glb_lt; [lra | nra]).
  assert (E1 : e <= 1 / 2) by apply Rmin_l. assert (E2 : e <= c2 * tau / 2) by apply Rmin_r.
  destruct (Unreached.sharp_head 8 1 tau e ltac:(lia) ltac:(lia) T ltac:(lra)) as (r & R0 & P). set (h := Head (r * u1 8 1) (r * u2 8 1)) in *.
  destruct (H 1%nat tau (fun _ => false) (alone h) 1%nat 1%nat (nothing 8) (conj (le_n 1) (le_n 1)) ltac:(lia) ltac:(lia) T eq_refl
    (fun j _ _ => Appendix.on_ray 8 1 r j ltac:(lia) R0)) as [_ Band].
  destruct (Band 2%nat ltac:(lia) (conj (Nat.neq_succ_diag_l 1) (Appendix.neighbours 8 (le_n 8)))) as [Up _].
  unfold Said.said_appendix_a_setup_near_any_length.v_near_lower in Up.
  change (Said.said_appendix_a_setup_near_any_length.v_gamma 8 tau (alone h) 1 2) with (gamma 8 tau h 2) in Up.
  assert (L := Appendix.other_small 8 tau h 1 2 e ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia) P). nra.
Qed.
Theorem said_appendix_a_setup_near_any_length_means : Said.said_appendix_a_setup_near_any_length.statement_means.
Proof.
  intros n Hn c2 c1 Hc k tau x A i p _. split; [exact I|]. intros Hi Hp Hk Ht. unfold Said.said_appendix_a_setup_near_any_length.v_H in Hi. split; [apply n_nonzero; lia|]. intros _.
  split; [apply nearest_fine; lia|]. intros _. do 2 (split; [exact I|]). intros q Hq. split; [exact I|]. intros _. split; [exact I|]. split; [|exact I]. apply weight_fine; (lia || lra).
Qed.

(** Our own statements, proved in their files as they are generated. *)
Definition said_thm_11_any_heads : Said.said_thm_11_any_heads.statement := AnyHeads.any_heads.
Definition said_thm_11_any_heads_means : Said.said_thm_11_any_heads.statement_means := AnyHeads.any_heads_means.
Definition said_thm_11_any_heads_every_size : Said.said_thm_11_any_heads_every_size.statement := AnyHeads.any_heads_every_size.
Definition said_thm_11_any_heads_every_size_means : Said.said_thm_11_any_heads_every_size.statement_means := AnyHeads.any_heads_every_size_means.
Definition said_thm_11_any_heads_euclidean : Said.said_thm_11_any_heads_euclidean.statement := AnyHeads.any_heads_euclidean.
Definition said_thm_11_any_heads_euclidean_means : Said.said_thm_11_any_heads_euclidean.statement_means := AnyHeads.any_heads_euclidean_means.
Definition said_identification : Said.said_identification.statement := Identification.identification.
Definition said_identification_means : Said.said_identification.statement_means := Identification.identification_means.
Definition said_identification_path : Said.said_identification_path.statement := Identification.identification_path.
Definition said_identification_path_means : Said.said_identification_path.statement_means := Identification.identification_path_means.
Definition said_identification_component : Said.said_identification_component.statement := Identification.identification_component.
Definition said_identification_component_means : Said.said_identification_component.statement_means := Identification.identification_component_means.
Definition said_thm_5_frozen : Said.said_thm_5_frozen.statement := LuckyDraw.frozen_descent.
Definition said_thm_5_frozen_means : Said.said_thm_5_frozen.statement_means := LuckyDraw.frozen_descent_means.
Definition said_thm_5_frozen_draws : Said.said_thm_5_frozen_draws.statement := Draws.lucky_draws.
Definition said_thm_5_frozen_draws_means : Said.said_thm_5_frozen_draws.statement_means := Draws.lucky_draws_means.
Definition said_thm_5_frozen_instance : Said.said_thm_5_frozen_instance.statement := FrozenInstance.frozen_instance.
Definition said_thm_5_frozen_instance_means : Said.said_thm_5_frozen_instance.statement_means := FrozenInstance.frozen_instance_means.
Definition said_contribution_i : ~ Said.said_contribution_i.statement := ParameterSpace.contribution_i.
Definition said_contribution_i_means : Said.said_contribution_i.statement_means := ParameterSpace.contribution_i_means.
Definition said_contribution_iii_numbers : Said.said_contribution_iii_numbers.statement := ParameterSpace.numbers.
Definition said_contribution_iii_numbers_means : Said.said_contribution_iii_numbers.statement_means := ParameterSpace.numbers_means.
Definition said_sec_3_dimension : ~ Said.said_sec_3_dimension.statement := ParameterSpace.not_attained.
Definition said_sec_3_dimension_means : Said.said_sec_3_dimension.statement_means := ParameterSpace.not_attained_means.
Definition said_sec_3_dimension_infimum : Said.said_sec_3_dimension_infimum.statement := ParameterSpace.infimum.
Definition said_sec_3_dimension_infimum_means : Said.said_sec_3_dimension_infimum.statement_means := ParameterSpace.infimum_means.
Definition said_sec_3_dimension_repair : Said.said_sec_3_dimension_repair.statement := ParameterSpace.network.
Definition said_sec_3_dimension_repair_means : Said.said_sec_3_dimension_repair.statement_means := ParameterSpace.network_means.
Definition said_fig_1_order_equation : Said.said_fig_1_order_equation.statement := ParameterSpace.equation.
Definition said_fig_1_order_equation_means : Said.said_fig_1_order_equation.statement_means := ParameterSpace.equation_means.
Definition said_prop_3_alignment : Said.said_prop_3_alignment.statement := ParameterSpace.alignment.
Definition said_prop_3_alignment_means : Said.said_prop_3_alignment.statement_means := ParameterSpace.alignment_means.
Definition said_thm_5_one_bit_smoothed : Said.said_thm_5_one_bit_smoothed.statement := OneBitSmoothed.no_stationary_point.
Definition said_thm_5_one_bit_smoothed_means : Said.said_thm_5_one_bit_smoothed.statement_means := OneBitSmoothed.no_stationary_point_means.

(** Linked in their files. *)
Definition said_lemma_14_softmax_derivative_13_sign_corrected : Said.said_lemma_14_softmax_derivative_13_sign_corrected.statement := Link.softmax_13.
Definition said_lemma_14_softmax_derivative_13_sign_corrected_means : Said.said_lemma_14_softmax_derivative_13_sign_corrected.statement_means := Link.softmax_13_means.
Definition said_lemma_14_softmax_derivative_14_sign_corrected : Said.said_lemma_14_softmax_derivative_14_sign_corrected.statement := Link.softmax_14.
Definition said_lemma_14_softmax_derivative_14_sign_corrected_means : Said.said_lemma_14_softmax_derivative_14_sign_corrected.statement_means := Link.softmax_14_means.
Definition said_lemma_14_slope_bound : Said.said_lemma_14_slope_bound.statement := Link.slope_bound.
Definition said_lemma_14_slope_bound_means : Said.said_lemma_14_slope_bound.statement_means := Link.slope_bound_means.
Definition said_lemma_14_outer_derivative : Said.said_lemma_14_outer_derivative.statement := Link.outer_derivative.
Definition said_lemma_14_outer_derivative_means : Said.said_lemma_14_outer_derivative.statement_means := Link.outer_derivative_means.
Definition said_lemma_14_chain_13_sign_corrected : Said.said_lemma_14_chain_13_sign_corrected.statement := Link.chain_13.
Definition said_lemma_14_chain_13_sign_corrected_means : Said.said_lemma_14_chain_13_sign_corrected.statement_means := Link.chain_13_means.
Definition said_lemma_14_chain_14_sign_corrected : Said.said_lemma_14_chain_14_sign_corrected.statement := Link.chain_14.
Definition said_lemma_14_chain_14_sign_corrected_means : Said.said_lemma_14_chain_14_sign_corrected.statement_means := Link.chain_14_means.
Definition said_lemma_7 : Said.said_lemma_7.statement := LinkSmooth.lemma_7.
Definition said_lemma_7_means : Said.said_lemma_7.statement_means := LinkSmooth.lemma_7_means.
Definition said_lemma_7_case_i : Said.said_lemma_7_case_i.statement := LinkSmooth.case_i.
Definition said_lemma_7_case_i_means : Said.said_lemma_7_case_i.statement_means := LinkSmooth.case_i_means.
Definition said_lemma_7_case_ii : Said.said_lemma_7_case_ii.statement := LinkSmooth.case_ii.
Definition said_lemma_7_case_ii_means : Said.said_lemma_7_case_ii.statement_means := LinkSmooth.case_ii_means.
Definition said_lemma_7_case_iii : Said.said_lemma_7_case_iii.statement := LinkSmooth.case_iii.
Definition said_lemma_7_case_iii_means : Said.said_lemma_7_case_iii.statement_means := LinkSmooth.case_iii_means.
Definition said_thm_5 : ~ Said.said_thm_5.statement := LinkRisk.thm_5.
Definition said_thm_5_means : Said.said_thm_5.statement_means := LinkRisk.thm_5_means.
Definition said_thm_5_every_parity_set : ~ Said.said_thm_5_every_parity_set.statement := LinkRisk.every_parity_set.
Definition said_thm_5_every_parity_set_means : Said.said_thm_5_every_parity_set.statement_means := LinkRisk.every_parity_set_means.
Definition said_thm_5_optimum_exists : ~ Said.said_thm_5_optimum_exists.statement := LinkRisk.optimum_exists.
Definition said_thm_5_optimum_exists_means : Said.said_thm_5_optimum_exists.statement_means := LinkRisk.optimum_exists_means.
Definition said_thm_5_optimum_exists_infimum : Said.said_thm_5_optimum_exists_infimum.statement := LinkRisk.infimum.
Definition said_thm_5_optimum_exists_infimum_means : Said.said_thm_5_optimum_exists_infimum.statement_means := LinkRisk.infimum_means.
Definition said_rem_10 : ~ Said.said_rem_10.statement := LinkRisk.rem_10.
Definition said_rem_10_means : Said.said_rem_10.statement_means := LinkRisk.rem_10_means.
Definition said_rem_10_theorem_5 : ~ Said.said_rem_10_theorem_5.statement := LinkRisk.rem_10_theorem_5.
Definition said_rem_10_theorem_5_means : Said.said_rem_10_theorem_5.statement_means := LinkRisk.rem_10_theorem_5_means.
Definition said_thm_5_one_bit : Said.said_thm_5_one_bit.statement := LinkBit.one_bit.
Definition said_thm_5_one_bit_means : Said.said_thm_5_one_bit.statement_means := LinkBit.one_bit_means.
Definition said_thm_5_one_bit_normalised : Said.said_thm_5_one_bit_normalised.statement := LinkBit.normalised.
Definition said_thm_5_one_bit_normalised_means : Said.said_thm_5_one_bit_normalised.statement_means := LinkBit.normalised_means.
Definition said_lemma_8 : ~ Said.said_lemma_8.statement := LinkRisk.lemma_8.
Definition said_lemma_8_means : Said.said_lemma_8.statement_means := LinkRisk.lemma_8_means.
Definition said_lemma_8_mu : Said.said_lemma_8_mu.statement := LinkRisk.mu_follows.
Definition said_lemma_8_mu_means : Said.said_lemma_8_mu.statement_means := LinkRisk.mu_follows_means.
Definition said_lemma_18 : ~ Said.said_lemma_18.statement := LinkRisk.lemma_18.
Definition said_lemma_18_means : Said.said_lemma_18.statement_means := LinkRisk.lemma_18_means.
Definition said_lemma_19 : ~ Said.said_lemma_19.statement := LinkRisk.lemma_19.
Definition said_lemma_19_means : Said.said_lemma_19.statement_means := LinkRisk.lemma_19_means.
Definition said_lemma_19_zero_gradient : Said.said_lemma_19_zero_gradient.statement := LinkRisk.zero_gradient.
Definition said_lemma_19_zero_gradient_means : Said.said_lemma_19_zero_gradient.statement_means := LinkRisk.zero_gradient_means.
Definition said_cor_20 : Said.said_cor_20.statement := LinkHard.cor_20.
Definition said_cor_20_means : Said.said_cor_20.statement_means := LinkHard.cor_20_means.
Definition said_cor_20_every_size : Said.said_cor_20_every_size.statement := LinkHard.every_size.
Definition said_cor_20_every_size_means : Said.said_cor_20_every_size.statement_means := LinkHard.every_size_means.
Definition said_cor_20_any_maximiser : ~ Said.said_cor_20_any_maximiser.statement := LinkHard.any_maximiser.
Definition said_cor_20_any_maximiser_means : Said.said_cor_20_any_maximiser.statement_means := LinkHard.any_maximiser_means.
Definition said_rem_13_by_corollary_20 : ~ Said.said_rem_13_by_corollary_20.statement := LinkHard.by_corollary_20.
Definition said_rem_13_by_corollary_20_means : Said.said_rem_13_by_corollary_20.statement_means := LinkHard.by_corollary_20_means.
Definition said_rem_13_finite_n : ~ Said.said_rem_13_finite_n.statement := LinkHard.finite_n.
Definition said_rem_13_finite_n_means : Said.said_rem_13_finite_n.statement_means := LinkHard.finite_n_means.
Definition said_rem_12_limit_first_factor : ~ Said.said_rem_12_limit_first_factor.statement := LinkHard.first_factor.
Definition said_rem_12_limit_first_factor_means : Said.said_rem_12_limit_first_factor.statement_means := LinkHard.first_factor_means.
Definition said_rem_12_limit_second_factor : Said.said_rem_12_limit_second_factor.statement := LinkHard.second_factor.
Definition said_rem_12_limit_second_factor_means : Said.said_rem_12_limit_second_factor.statement_means := LinkHard.second_factor_means.
Definition said_prop_4_missing_edge_risk_at_least : Said.said_prop_4_missing_edge_risk_at_least.statement := LinkHard.missing_edge.
Definition said_prop_4_missing_edge_risk_at_least_means : Said.said_prop_4_missing_edge_risk_at_least.statement_means := LinkHard.missing_edge_means.
Definition said_sec_3_scope : ~ Said.said_sec_3_scope.statement := LinkHard.other_marginal.
Definition said_sec_3_scope_means : Said.said_sec_3_scope.statement_means := LinkHard.other_marginal_means.
Definition said_appendix_a_setup : ~ Said.said_appendix_a_setup.statement := LinkHard.setup.
Definition said_appendix_a_setup_means : Said.said_appendix_a_setup.statement_means := LinkHard.setup_means.
Definition said_appendix_a_setup_unit_heads : ~ Said.said_appendix_a_setup_unit_heads.statement := LinkHard.unit_heads.
Definition said_appendix_a_setup_unit_heads_means : Said.said_appendix_a_setup_unit_heads.statement_means := LinkHard.unit_heads_means.
Definition said_thm_11 : ~ Said.said_thm_11.statement := LinkFrozen.thm_11.
Definition said_thm_11_means : Said.said_thm_11.statement_means := LinkFrozen.thm_11_means.
Definition said_thm_11_bounded_embeddings : ~ Said.said_thm_11_bounded_embeddings.statement := LinkFrozen.bounded_embeddings.
Definition said_thm_11_bounded_embeddings_means : Said.said_thm_11_bounded_embeddings.statement_means := LinkFrozen.bounded_embeddings_means.
Definition said_thm_5_frozen_limit : Said.said_thm_5_frozen_limit.statement := FrozenLimit.limit.
Definition said_thm_5_frozen_limit_means : Said.said_thm_5_frozen_limit.statement_means := FrozenLimit.limit_means.
Definition said_thm_5_approximate : ~ Said.said_thm_5_approximate.statement := FrozenLimit.approximate.
Definition said_thm_5_approximate_means : Said.said_thm_5_approximate.statement_means := FrozenLimit.approximate_means.
Definition said_contribution_i_approximate : ~ Said.said_contribution_i_approximate.statement := FrozenLimit.contribution_i.
Definition said_contribution_i_approximate_means : Said.said_contribution_i_approximate.statement_means := FrozenLimit.contribution_i_means.
Definition said_sec_3_scope_full_support : Said.said_sec_3_scope_full_support.statement := OtherMarginals.full_support.
Definition said_sec_3_scope_full_support_means : Said.said_sec_3_scope_full_support.statement_means := OtherMarginals.full_support_means.
Definition said_sec_3_scope_attained : Said.said_sec_3_scope_attained.statement := OtherMarginals.attained.
Definition said_sec_3_scope_attained_means : Said.said_sec_3_scope_attained.statement_means := OtherMarginals.attained_means.
Definition said_open_2 : Said.said_open_2.statement := SparseFunctions.only_symmetric.
Definition said_open_2_means : Said.said_open_2.statement_means := SparseFunctions.only_symmetric_means.
Definition said_open_2_every_symmetric : Said.said_open_2_every_symmetric.statement := SparseFunctions.every_symmetric.
Definition said_open_2_every_symmetric_means : Said.said_open_2_every_symmetric.statement_means := SparseFunctions.every_symmetric_means.
Definition said_open_2_every_function : Said.said_open_2_every_function.statement := SparseFunctions.every_function.
Definition said_open_2_every_function_means : Said.said_open_2_every_function.statement_means := SparseFunctions.every_function_means.
Definition said_open_2_no_fewer : Said.said_open_2_no_fewer.statement := SparseFunctions.no_fewer.
Definition said_open_2_no_fewer_means : Said.said_open_2_no_fewer.statement_means := SparseFunctions.no_fewer_means.
Definition said_open_2_one_soft_head : Said.said_open_2_one_soft_head.statement := SparseFunctions.one_soft_head.
Definition said_open_2_one_soft_head_means : Said.said_open_2_one_soft_head.statement_means := SparseFunctions.one_soft_head_means.
Definition said_open_2_pair : Said.said_open_2_pair.statement := SparseFunctions.pair.
Definition said_open_2_pair_means : Said.said_open_2_pair.statement_means := SparseFunctions.pair_means.
Definition said_thm_11_any_heads_optimal : Said.said_thm_11_any_heads_optimal.statement := ConstantTwo.optimal.
Definition said_thm_11_any_heads_optimal_means : Said.said_thm_11_any_heads_optimal.statement_means := ConstantTwo.optimal_means.
Definition said_contribution_ii_repair : Said.said_contribution_ii_repair.statement := AnyHeads.contribution.
Definition said_contribution_ii_repair_means : Said.said_contribution_ii_repair.statement_means := AnyHeads.contribution_means.
Definition said_rem_12_repair : Said.said_rem_12_repair.statement := AnyHeads.remark.
Definition said_rem_12_repair_means : Said.said_rem_12_repair.statement_means := AnyHeads.remark_means.
Definition said_thm_5_failure_trap : Said.said_thm_5_failure_trap.statement := HandTrap.trap.
Definition said_thm_5_failure_trap_means : Said.said_thm_5_failure_trap.statement_means := HandTrap.trap_means.

(** Classes of networks and heads, corrected statements and readings, linked in their files. *)
Definition said_thm_11_charitable : Said.said_thm_11_charitable.statement := LinkClasses.charitable.
Definition said_thm_11_charitable_means : Said.said_thm_11_charitable.statement_means := LinkClasses.charitable_means.
Definition said_thm_11_euclidean : ~ Said.said_thm_11_euclidean.statement := LinkClasses.euclidean.
Definition said_thm_11_euclidean_means : Said.said_thm_11_euclidean.statement_means := LinkClasses.euclidean_means.
Definition said_thm_11_repair : Said.said_thm_11_repair.statement := LinkClasses.repair_11.
Definition said_thm_11_repair_means : Said.said_thm_11_repair.statement_means := LinkClasses.repair_11_means.
Definition said_rem_12 : ~ Said.said_rem_12.statement := LinkClasses.remark.
Definition said_rem_12_means : Said.said_rem_12.statement_means := LinkClasses.remark_means.
Definition said_rem_12_conclusion : ~ Said.said_rem_12_conclusion.statement := LinkClasses.remark_conclusion.
Definition said_rem_12_conclusion_means : Said.said_rem_12_conclusion.statement_means := LinkClasses.remark_conclusion_means.
Definition said_rem_12_charitable : Said.said_rem_12_charitable.statement := LinkClasses.remark_charitable.
Definition said_rem_12_charitable_means : Said.said_rem_12_charitable.statement_means := LinkClasses.remark_charitable_means.
Definition said_rem_12_conclusion_bounded_embeddings : Said.said_rem_12_conclusion_bounded_embeddings.statement := LinkClasses.remark_bounded.
Definition said_rem_12_conclusion_bounded_embeddings_means : Said.said_rem_12_conclusion_bounded_embeddings.statement_means := LinkClasses.remark_bounded_means.
Definition said_rem_12_threshold_as_printed : ~ Said.said_rem_12_threshold_as_printed.statement := LinkClasses.threshold.
Definition said_rem_12_threshold_as_printed_means : Said.said_rem_12_threshold_as_printed.statement_means := LinkClasses.threshold_means.
Definition said_contribution_ii : ~ Said.said_contribution_ii.statement := LinkClasses.contribution.
Definition said_contribution_ii_means : Said.said_contribution_ii.statement_means := LinkClasses.contribution_means.
Definition said_contribution_ii_lower_bound : ~ Said.said_contribution_ii_lower_bound.statement := LinkClasses.contribution_lower.
Definition said_contribution_ii_lower_bound_means : Said.said_contribution_ii_lower_bound.statement_means := LinkClasses.contribution_lower_means.
Definition said_contribution_ii_upper_bound : ~ Said.said_contribution_ii_upper_bound.statement := LinkClasses.contribution_upper.
Definition said_contribution_ii_upper_bound_means : Said.said_contribution_ii_upper_bound.statement_means := LinkClasses.contribution_upper_means.
Definition said_contribution_ii_charitable : Said.said_contribution_ii_charitable.statement := LinkClasses.contribution_charitable.
Definition said_contribution_ii_charitable_means : Said.said_contribution_ii_charitable.statement_means := LinkClasses.contribution_charitable_means.
Definition said_prop_4_edges : Said.said_prop_4_edges.statement := LinkModels.prop_4.
Definition said_prop_4_edges_means : Said.said_prop_4_edges.statement_means := LinkModels.prop_4_means.
Definition said_prop_4_count : Said.said_prop_4_count.statement := LinkModels.prop_4_count.
Definition said_prop_4_count_means : Said.said_prop_4_count.statement_means := LinkModels.prop_4_count_means.
Definition said_prop_4_repair : Said.said_prop_4_repair.statement := LinkModels.prop_4_repair.
Definition said_prop_4_repair_means : Said.said_prop_4_repair.statement_means := LinkModels.prop_4_repair_means.
Definition said_rem_9_repair : Said.said_rem_9_repair.statement := LinkModels.rem_9_repair.
Definition said_rem_9_repair_means : Said.said_rem_9_repair.statement_means := LinkModels.rem_9_repair_means.
Definition said_rem_9_edges : ~ Said.said_rem_9_edges.statement := LinkModels.rem_9_edges.
Definition said_rem_9_edges_means : Said.said_rem_9_edges.statement_means := LinkModels.rem_9_edges_means.
Definition said_rem_9_heads_edges : ~ Said.said_rem_9_heads_edges.statement := LinkModels.rem_9_heads_edges.
Definition said_rem_9_heads_edges_means : Said.said_rem_9_heads_edges.statement_means := LinkModels.rem_9_heads_edges_means.
Definition said_rem_13 : ~ Said.said_rem_13.statement := LinkModels.rem_13.
Definition said_rem_13_means : Said.said_rem_13.statement_means := LinkModels.rem_13_means.
Definition said_rem_13_lower_bound : Said.said_rem_13_lower_bound.statement := LinkModels.rem_13_lower_bound.
Definition said_rem_13_lower_bound_means : Said.said_rem_13_lower_bound.statement_means := LinkModels.rem_13_lower_bound_means.
Definition said_rem_13_repair : Said.said_rem_13_repair.statement := LinkModels.rem_13_repair.
Definition said_rem_13_repair_means : Said.said_rem_13_repair.statement_means := LinkModels.rem_13_repair_means.
Definition said_cor_20_repair : Said.said_cor_20_repair.statement := LinkModels.cor_20_repair.
Definition said_cor_20_repair_means : Said.said_cor_20_repair.statement_means := LinkModels.cor_20_repair_means.
Definition said_appendix_a_setup_repair : Said.said_appendix_a_setup_repair.statement := LinkLemmas.aligned.
Definition said_appendix_a_setup_repair_means : Said.said_appendix_a_setup_repair.statement_means := LinkLemmas.aligned_means.
Definition said_appendix_a_setup_far_any_length : ~ Said.said_appendix_a_setup_far_any_length.statement := LinkLemmas.far.
Definition said_appendix_a_setup_far_any_length_means : Said.said_appendix_a_setup_far_any_length.statement_means := LinkLemmas.far_means.
Definition said_lemma_16_norm_entries : ~ Said.said_lemma_16_norm_entries.statement := LinkLemmas.entries_only.
Definition said_lemma_16_norm_entries_means : Said.said_lemma_16_norm_entries.statement_means := LinkLemmas.entries_only_means.
Definition said_lemma_8_infimum : ~ Said.said_lemma_8_infimum.statement := LinkLemmas.infimum.
Definition said_lemma_8_infimum_means : Said.said_lemma_8_infimum.statement_means := LinkLemmas.infimum_means.
Definition said_lemma_8_repair : Said.said_lemma_8_repair.statement := LinkLemmas.lemma_8.
Definition said_lemma_8_repair_means : Said.said_lemma_8_repair.statement_means := LinkLemmas.lemma_8_means.
Definition said_lemma_18_repair : Said.said_lemma_18_repair.statement := LinkLemmas.lemma_18.
Definition said_lemma_18_repair_means : Said.said_lemma_18_repair.statement_means := LinkLemmas.lemma_18_means.
Definition said_lemma_17_repair : Said.said_lemma_17_repair.statement := LinkLemmas.lemma_17.
Definition said_lemma_17_repair_means : Said.said_lemma_17_repair.statement_means := LinkLemmas.lemma_17_means.
Definition said_lemma_15_repair : Said.said_lemma_15_repair.statement := LinkLemmas.lemma_15.
Definition said_lemma_15_repair_means : Said.said_lemma_15_repair.statement_means := LinkLemmas.lemma_15_means.
Definition said_lemma_14_repair : Said.said_lemma_14_repair.statement := LinkLemmas.lemma_14.
Definition said_lemma_14_repair_means : Said.said_lemma_14_repair.statement_means := LinkLemmas.lemma_14_means.
Definition said_sec_3_scope_noise : ~ Said.said_sec_3_scope_noise.statement := LinkLemmas.noise.
Definition said_sec_3_scope_noise_means : Said.said_sec_3_scope_noise.statement_means := LinkLemmas.noise_means.
Definition said_thm_5_linear_rate_inference : Said.said_thm_5_linear_rate_inference.statement := LinkLemmas.inference.
Definition said_thm_5_linear_rate_inference_means : Said.said_thm_5_linear_rate_inference.statement_means := LinkLemmas.inference_means.
Definition said_lemma_19_repair : Said.said_lemma_19_repair.statement := LinkReadings.lemma_19.
Definition said_lemma_19_repair_means : Said.said_lemma_19_repair.statement_means := LinkReadings.lemma_19_means.
Definition said_lemma_7_loss_to_risk : Said.said_lemma_7_loss_to_risk.statement := LinkReadings.loss_to_risk.
Definition said_lemma_7_loss_to_risk_means : Said.said_lemma_7_loss_to_risk.statement_means := LinkReadings.loss_to_risk_means.
Definition said_lemma_7_repair : Said.said_lemma_7_repair.statement := LinkReadings.lemma_7.
Definition said_lemma_7_repair_means : Said.said_lemma_7_repair.statement_means := LinkReadings.lemma_7_means.
Definition said_prop_3_repair : Said.said_prop_3_repair.statement := LinkRest.prop_3.
Definition said_prop_3_repair_means : Said.said_prop_3_repair.statement_means := LinkRest.prop_3_means.
Definition said_rem_10_expressivity : Said.said_rem_10_expressivity.statement := LinkRest.expressivity.
Definition said_rem_10_expressivity_means : Said.said_rem_10_expressivity.statement_means := LinkRest.expressivity_means.
Definition said_rem_10_repair : Said.said_rem_10_repair.statement := LinkRest.rem_10.
Definition said_rem_10_repair_means : Said.said_rem_10_repair.statement_means := LinkRest.rem_10_means.
Definition said_thm_5_infimum : ~ Said.said_thm_5_infimum.statement := LinkRest.trap.
Definition said_thm_5_infimum_means : Said.said_thm_5_infimum.statement_means := LinkRest.trap_means.
Definition said_thm_5_every_parity_set_infimum : ~ Said.said_thm_5_every_parity_set_infimum.statement := LinkRest.trap_every_set.
Definition said_thm_5_every_parity_set_infimum_means : Said.said_thm_5_every_parity_set_infimum.statement_means := LinkRest.trap_every_set_means.
Definition said_thm_5_initial_risk : ~ Said.said_thm_5_initial_risk.statement := LinkRest.start.
Definition said_thm_5_initial_risk_means : Said.said_thm_5_initial_risk.statement_means := LinkRest.start_means.
Definition said_sec_3_scope_repair : Said.said_sec_3_scope_repair.statement := LinkCold.marginals.
Definition said_sec_3_scope_repair_means : Said.said_sec_3_scope_repair.statement_means := LinkCold.marginals_means.
Definition said_prop_21_charitable : Said.said_prop_21_charitable.statement := LinkCold.cold_charitable.
Definition said_prop_21_charitable_means : Said.said_prop_21_charitable.statement_means := LinkCold.cold_charitable_means.
Definition said_prop_21_repair : Said.said_prop_21_repair.statement := LinkCold.cold.
Definition said_prop_21_repair_means : Said.said_prop_21_repair.statement_means := LinkCold.cold_means.
Definition said_thm_5_one_bit_attention : Said.said_thm_5_one_bit_attention.statement := LinkCold.looking.
Definition said_thm_5_one_bit_attention_means : Said.said_thm_5_one_bit_attention.statement_means := LinkCold.looking_means.
Definition said_cor_20_pair_loss : Said.said_cor_20_pair_loss.statement := Steps.pair_loss.
Definition said_cor_20_pair_loss_means : Said.said_cor_20_pair_loss.statement_means := Steps.pair_loss_means.
Definition said_thm_11_pair_loss_positive_part : Said.said_thm_11_pair_loss_positive_part.statement := Steps.positive_part.
Definition said_thm_11_pair_loss_positive_part_means : Said.said_thm_11_pair_loss_positive_part.statement_means := Steps.positive_part_means.
Definition said_lemma_19_case_1 : Said.said_lemma_19_case_1.statement := Steps.both_right.
Definition said_lemma_19_case_1_means : Said.said_lemma_19_case_1.statement_means := Steps.both_right_means.
Definition said_lemma_14_loss_derivative_one_loss : Said.said_lemma_14_loss_derivative_one_loss.statement := Steps.one_loss.
Definition said_lemma_14_loss_derivative_one_loss_means : Said.said_lemma_14_loss_derivative_one_loss.statement_means := Steps.one_loss_means.
Definition said_thm_11_attention_cap : Said.said_thm_11_attention_cap.statement := Steps.attention_cap.
Definition said_thm_11_attention_cap_means : Said.said_thm_11_attention_cap.statement_means := Steps.attention_cap_means.
Definition said_thm_11_delta_gamma_other : Said.said_thm_11_delta_gamma_other.statement := Steps.delta_other.
Definition said_thm_11_delta_gamma_other_means : Said.said_thm_11_delta_gamma_other.statement_means := Steps.delta_other_means.
Definition said_thm_11_delta_gamma_p : Said.said_thm_11_delta_gamma_p.statement := Steps.delta_p.
Definition said_thm_11_delta_gamma_p_means : Said.said_thm_11_delta_gamma_p.statement_means := Steps.delta_p_means.
Definition said_lemma_8_expansion_1 : Said.said_lemma_8_expansion_1.statement := Expansion.expansion_1.
Definition said_lemma_8_expansion_1_means : Said.said_lemma_8_expansion_1.statement_means := Expansion.expansion_1_means.
Definition said_lemma_8_expansion_3 : Said.said_lemma_8_expansion_3.statement := Expansion.expansion_3.
Definition said_lemma_8_expansion_3_means : Said.said_lemma_8_expansion_3.statement_means := Expansion.expansion_3_means.
Definition said_lemma_8_expansion_4 : Said.said_lemma_8_expansion_4.statement := Expansion.expansion_4.
Definition said_lemma_8_expansion_4_means : Said.said_lemma_8_expansion_4.statement_means := Expansion.expansion_4_means.
Definition said_lemma_8_expansion_5 : Said.said_lemma_8_expansion_5.statement := Expansion.expansion_5.
Definition said_lemma_8_expansion_5_means : Said.said_lemma_8_expansion_5.statement_means := Expansion.expansion_5_means.
Definition said_lemma_8_expansion_ends : Said.said_lemma_8_expansion_ends.statement := Expansion.expansion_ends.
Definition said_lemma_8_expansion_ends_means : Said.said_lemma_8_expansion_ends.statement_means := Expansion.expansion_ends_means.
Definition said_lemma_14_cross_zero : Said.said_lemma_14_cross_zero.statement := Second.cross_zero.
Definition said_lemma_14_cross_zero_means : Said.said_lemma_14_cross_zero.statement_means := Second.cross_zero_means.
Definition said_lemma_14_cross_bound : Said.said_lemma_14_cross_bound.statement := Second.cross_bound.
Definition said_lemma_14_cross_bound_means : Said.said_lemma_14_cross_bound.statement_means := Second.cross_bound_means.
Definition said_lemma_14_product_rule : Said.said_lemma_14_product_rule.statement := Second.product_rule.
Definition said_lemma_14_product_rule_means : Said.said_lemma_14_product_rule.statement_means := Second.product_rule_means.
Definition said_lemma_14_second_derivative_bound_one_factor : Said.said_lemma_14_second_derivative_bound_one_factor.statement := Second.one_factor.
Definition said_lemma_14_second_derivative_bound_one_factor_means : Said.said_lemma_14_second_derivative_bound_one_factor.statement_means := Second.one_factor_means.
Definition said_lemma_14_mixed_bound : Said.said_lemma_14_mixed_bound.statement := Second.mixed_bound.
Definition said_lemma_14_mixed_bound_means : Said.said_lemma_14_mixed_bound.statement_means := Second.mixed_bound_means.
Definition said_lemma_14_entry_bound_small_smoothing : Said.said_lemma_14_entry_bound_small_smoothing.statement := Second.entry_bound.
Definition said_lemma_14_entry_bound_small_smoothing_means : Said.said_lemma_14_entry_bound_small_smoothing.statement_means := Second.entry_bound_means.
Definition said_lemma_16_product_rule_one_component : Said.said_lemma_16_product_rule_one_component.statement := Second.product_16.
Definition said_lemma_16_product_rule_one_component_means : Said.said_lemma_16_product_rule_one_component.statement_means := Second.product_16_means.
Definition said_lemma_16_output_bound_small_smoothing : Said.said_lemma_16_output_bound_small_smoothing.statement := SmallSmoothing.output.
Definition said_lemma_16_output_bound_small_smoothing_means : Said.said_lemma_16_output_bound_small_smoothing.statement_means := SmallSmoothing.output_means.
Definition said_lemma_16_small_smoothing : Said.said_lemma_16_small_smoothing.statement := SmallSmoothing.lemma_16.
Definition said_lemma_16_small_smoothing_means : Said.said_lemma_16_small_smoothing.statement_means := SmallSmoothing.lemma_16_means.
Definition said_lemma_16_this_model : Said.said_lemma_16_this_model.statement := SmallSmoothing.lemma_16_here.
Definition said_lemma_16_this_model_means : Said.said_lemma_16_this_model.statement_means := SmallSmoothing.lemma_16_here_means.
Definition said_lemma_14_this_model : Said.said_lemma_14_this_model.statement := SmallSmoothing.lemma_14_here.
Definition said_lemma_14_this_model_means : Said.said_lemma_14_this_model.statement_means := SmallSmoothing.lemma_14_here_means.
Definition said_lemma_15_this_model : Said.said_lemma_15_this_model.statement := SmallSmoothing.lemma_15_here.
Definition said_lemma_15_this_model_means : Said.said_lemma_15_this_model.statement_means := SmallSmoothing.lemma_15_here_means.
Definition said_lemma_15_norm : Said.said_lemma_15_norm.statement := SmallSmoothing.lemma_15_norm.
Definition said_lemma_15_norm_means : Said.said_lemma_15_norm.statement_means := SmallSmoothing.lemma_15_norm_means.
Definition said_lemma_7_this_model : Said.said_lemma_7_this_model.statement := SmallSmoothing.lemma_7_here.
Definition said_lemma_7_this_model_means : Said.said_lemma_7_this_model.statement_means := SmallSmoothing.lemma_7_here_means.
Definition said_lemma_18_existence : Said.said_lemma_18_existence.statement := Attention.existence.
Definition said_lemma_18_existence_means : Said.said_lemma_18_existence.statement_means := Attention.existence_means.
Definition said_lemma_18_expansion_equality : Said.said_lemma_18_expansion_equality.statement := Attention.expansion_18.
Definition said_lemma_18_expansion_equality_means : Said.said_lemma_18_expansion_equality.statement_means := Attention.expansion_18_means.
Definition said_lemma_17_trigonometry : Said.said_lemma_17_trigonometry.statement := Attention.trigonometry.
Definition said_lemma_17_trigonometry_means : Said.said_lemma_17_trigonometry.statement_means := Attention.trigonometry_means.
Definition said_lemma_19_complement_value_sum : Said.said_lemma_19_complement_value_sum.statement := Attention.complement.
Definition said_lemma_19_complement_value_sum_means : Said.said_lemma_19_complement_value_sum.statement_means := Attention.complement_means.
Definition said_appendix_a_setup_peak_lower_half : Said.said_appendix_a_setup_peak_lower_half.statement := Attention.lower_half.
Definition said_appendix_a_setup_peak_lower_half_means : Said.said_appendix_a_setup_peak_lower_half.statement_means := Attention.lower_half_means.
Definition said_lemma_14_eigenvalue : Said.said_lemma_14_eigenvalue.statement := Attention.eigenvalue.
Definition said_lemma_14_eigenvalue_means : Said.said_lemma_14_eigenvalue.statement_means := Attention.eigenvalue_means.
Definition said_lemma_14_inner_derivative : Said.said_lemma_14_inner_derivative.statement := Attention.inner_derivative.
Definition said_lemma_14_inner_derivative_means : Said.said_lemma_14_inner_derivative.statement_means := Attention.inner_derivative_means.
Definition said_appendix_a_setup_far_unit_heads : Said.said_appendix_a_setup_far_unit_heads.statement := Far.far.
Definition said_appendix_a_setup_far_unit_heads_means : Said.said_appendix_a_setup_far_unit_heads.statement_means := Far.far_means.
Definition said_lemma_14_frobenius_with_squares : Said.said_lemma_14_frobenius_with_squares.statement := MeanValue.frobenius.
Definition said_lemma_14_frobenius_with_squares_means : Said.said_lemma_14_frobenius_with_squares.statement_means := MeanValue.frobenius_means.
Definition said_lemma_16_norm_one_column : Said.said_lemma_16_norm_one_column.statement := MeanValue.one_column.
Definition said_lemma_16_norm_one_column_means : Said.said_lemma_16_norm_one_column.statement_means := MeanValue.one_column_means.
Definition said_lemma_15_mean_value : Said.said_lemma_15_mean_value.statement := MeanValue.mean_value_15.
Definition said_lemma_15_mean_value_means : Said.said_lemma_15_mean_value.statement_means := MeanValue.mean_value_15_means.
Definition said_lemma_14_loss_derivative_common_shift : Said.said_lemma_14_loss_derivative_common_shift.statement := MeanValue.common_shift.
Definition said_lemma_14_loss_derivative_common_shift_means : Said.said_lemma_14_loss_derivative_common_shift.statement_means := MeanValue.common_shift_means.
Definition said_thm_11_score_order_once : Said.said_thm_11_score_order_once.statement := Ranking.order_once.
Definition said_thm_11_score_order_once_means : Said.said_thm_11_score_order_once.statement_means := Ranking.order_once_means.
Definition said_cor_20_never_attended_distinct : Said.said_cor_20_never_attended_distinct.statement := Ranking.distinct.
Definition said_cor_20_never_attended_distinct_means : Said.said_cor_20_never_attended_distinct.statement_means := Ranking.distinct_means.
Definition said_thm_11_complement_count_1 : Said.said_thm_11_complement_count_1.statement := Ranking.complement_1.
Definition said_thm_11_complement_count_1_means : Said.said_thm_11_complement_count_1.statement_means := Ranking.complement_1_means.
Definition said_thm_11_complement_count_2 : Said.said_thm_11_complement_count_2.statement := Ranking.complement_2.
Definition said_thm_11_complement_count_2_means : Said.said_thm_11_complement_count_2.statement_means := Ranking.complement_2_means.
Definition said_thm_5_trained_entries : Said.said_thm_5_trained_entries.statement := Ranking.trained_entries.
Definition said_thm_5_trained_entries_means : Said.said_thm_5_trained_entries.statement_means := Ranking.trained_entries_means.
Definition said_lemma_17_conclusion_truncated : Said.said_lemma_17_conclusion_truncated.statement := Ranking.truncated.
Definition said_lemma_17_conclusion_truncated_means : Said.said_lemma_17_conclusion_truncated.statement_means := Ranking.truncated_means.
Definition said_lemma_17_loss_gradient_minus : Said.said_lemma_17_loss_gradient_minus.statement := Cost.gradient.
Definition said_lemma_17_loss_gradient_minus_means : Said.said_lemma_17_loss_gradient_minus.statement_means := Cost.gradient_means.
Definition said_prop_21 : ~ Said.said_prop_21.statement := Ties.literal.
Definition said_prop_21_means : Said.said_prop_21.statement_means := Ties.literal_means.
Definition said_prop_21_token_heads : ~ Said.said_prop_21_token_heads.statement := Ties.token_heads.
Definition said_prop_21_token_heads_means : Said.said_prop_21_token_heads.statement_means := Ties.token_heads_means.
Definition said_cor_20_averaged_ties : ~ Said.said_cor_20_averaged_ties.statement := Ties.averaged_ties.
Definition said_cor_20_averaged_ties_means : Said.said_cor_20_averaged_ties.statement_means := Ties.averaged_ties_means.
Definition said_thm_5_descent_lemma : Said.said_thm_5_descent_lemma.statement := MeanValue.descent.
Definition said_thm_5_descent_lemma_means : Said.said_thm_5_descent_lemma.statement_means := MeanValue.descent_means.
Definition said_lemma_14_final : Said.said_lemma_14_final.statement := Hessian.final.
Definition said_lemma_14_final_means : Said.said_lemma_14_final.statement_means := Hessian.final_means.
