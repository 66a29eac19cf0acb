(** Each statement of Claims.v with its proof, and with the proof that everything in it is defined. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Claims Propositions Defined.
From Parity Require Prop34 FeedForward Edges Lemma15 Lemma15Steps Smooth Thm5Printed Printed Rem13 Rem13Printed.
From Parity Require Lemma16 Lemma7 LossGradient Displays14 Refuted Cor20 Curvature Rem13Full Transformer.
From Parity Require OneBitRisk OneBitDescent OneBitArc OneBitAttention OneBitDefined OneBitLarge OneBitProbability.
From Parity Require ManyBitsRisk ManyBitsRate Repairs Bessel.
From Parity Require Frozen FrozenRepair FrozenReads FrozenTotal Cor20Exact Lemma19 Marginals Unreached Appendix UnitHeads Counted Corrected Turn Kink Sharp14 Consequences NotGlobal FrozenCopies Sanity SanityParts SanityMore Prop21 HardPoints
  Chain14 TokenHeads SmallRisk Trained InitialRisk Trap.
Open Scope R_scope.

Lemma twice_pos k : 0 <= 2 * INR k.
Proof. assert (H := pos_INR k). lra. Qed.
Lemma three_root_three : 3 * sqrt 3 <> 0.
Proof. assert (H := sqrt_lt_R0 3 ltac:(lra)). lra. Qed.
Lemma square_root_nonzero t b : 0 < t -> 0 < b -> t ^ 2 * sqrt b <> 0.
Proof. intros. apply Rmult_integral_contrapositive_currified; [now apply square_nonzero | now apply root_nonzero]. Qed.
Lemma size_square_nonzero n : (1 <= n)%nat -> INR n ^ 2 <> 0.
Proof. intros. now apply pow_nonzero, n_nonzero. Qed.

(** Closes a companion: each of its parts is one of these lemmas, or arithmetic. *)
Ltac side := first [assumption | lia | lra].
Ltac part := lazymatch goal with
  | |- True => exact I
  | |- dist_ok _ _ _ => apply dist_defined
  | |- norm2_ok _ _ _ => apply norm2_defined
  | |- yhat_ok _ _ _ _ _ _ => apply yhat_defined; side
  | |- grad_ok _ _ _ _ _ _ => apply gradient_defined; side
  | |- lossgrad_ok _ _ _ _ _ _ _ => apply LossGradient.lossgrad_defined; side
  | |- riskgrad_ok _ _ _ _ _ _ => apply LossGradient.riskgrad_defined; side
  | |- weights_ok _ _ _ => apply weights_defined; side
  | |- 0 <= INR _ => apply pos_INR
  | |- 0 <= 2 * INR _ => apply twice_pos
  | |- 3 * sqrt 3 <> 0 => exact three_root_three
  | |- INR _ <> 0 => apply n_nonzero; side
  | |- INR _ ^ 2 <> 0 => apply size_square_nonzero; side
  | |- _ ^ 2 <> 0 => apply square_nonzero; side
  | |- _ ^ 2 * sqrt _ <> 0 => apply square_root_nonzero; side
  | |- sqrt _ <> 0 => apply root_nonzero; side
  | |- _ <> 0 => lra
  | |- 0 <= _ => lra
  end.
Ltac parts := lazymatch goal with
  | |- _ /\ _ => split; parts
  | |- _ <> _ => try solve [part]
  | |- _ => first [solve [part] | progress red; parts | idtac]
  end.
Ltac companion := hnf; intros; repeat match goal with H : _ /\ _ |- _ => destruct H end; parts.

Theorem lemma_15_norm : Claims.lemma_15_norm.
Proof. exact Lemma15Steps.norm. Qed.
Theorem lemma_15_norm_means : Claims.lemma_15_norm_means.
Proof. companion. Qed.

Theorem lemma_14_repair_constant_holds : Claims.lemma_14_repair_constant_holds.
Proof. exact Smooth.repair_constant. Qed.
Theorem lemma_14_repair_constant_holds_means : Claims.lemma_14_repair_constant_holds_means.
Proof. companion. Qed.

Theorem lemma_6_repair : Claims.lemma_6_repair.
Proof. exact Kink.repair. Qed.
Theorem lemma_6_repair_means : Claims.lemma_6_repair_means.
Proof.
  split; [exact lemma_14_repair_constant_holds_means|]. split; [exact I|]. split; [companion|].
  intros n k tau x A A' Hk Ht. split; [apply yhat_defined; (lia || lra)|]. split; [apply dist_defined | apply norm2_defined].
Qed.

Theorem prop_3_feed_forward : Claims.prop_3_feed_forward.
Proof. exact FeedForward.zero_risk. Qed.
Theorem prop_3_feed_forward_means : Claims.prop_3_feed_forward_means.
Proof. companion. Qed.

Theorem prop_3_networks : Claims.prop_3_networks.
Proof. exact Counted.networks. Qed.
Theorem prop_3_networks_means : Claims.prop_3_networks_means.
Proof. intros n k. exact I. Qed.
Theorem prop_3_literal : Claims.prop_3_literal.
Proof. exact Counted.literal. Qed.
Theorem prop_3_literal_means : Claims.prop_3_literal_means.
Proof.
  split; [exact prop_3_networks_means|]. intros n k tau b z x A Hk Ht Hb. split; [apply yhat_defined; (lia || lra)|].
  split; [apply n_nonzero; lia|]. split; [assert (Q := pow2_ge_0 z); lra | exact I].
Qed.

Theorem prop_4_trained : ~ Claims.prop_4_trained.
Proof. exact Trained.trained. Qed.
Theorem prop_4_trained_means : Claims.prop_4_trained_means.
Proof. split; [repeat split | intros b z Hb; assert (H := pow2_ge_0 z); lra]. Qed.
Theorem prop_4_count_trained : ~ Claims.prop_4_count_trained.
Proof. exact Trained.trained. Qed.
Theorem prop_4_count_trained_means : Claims.prop_4_count_trained_means.
Proof. exact prop_4_trained_means. Qed.
Theorem rem_9_trained : ~ Claims.rem_9_trained.
Proof. exact Trained.remark_9. Qed.
Theorem rem_9_trained_means : Claims.rem_9_trained_means.
Proof. split; [repeat split | intros b z Hb; assert (H := pow2_ge_0 z); lra]. Qed.
Theorem rem_9_literal : ~ Claims.rem_9_literal.
Proof. intros [H|H]; [exact (Edges.counted H) | exact (rem_9_trained H)]. Qed.
Theorem rem_9_literal_means : Claims.rem_9_literal_means.
Proof. split; [repeat split | exact rem_9_trained_means]. Qed.
Theorem contribution_iii : ~ Claims.contribution_iii.
Proof. exact rem_9_literal. Qed.
Theorem contribution_iii_means : Claims.contribution_iii_means.
Proof. exact rem_9_literal_means. Qed.

Theorem thm_5_initial_average : ~ Claims.thm_5_initial_average.
Proof. exact InitialRisk.on_average. Qed.
Theorem thm_5_initial_average_means : Claims.thm_5_initial_average_means.
Proof.
  split; [companion | split; [assert (H := PI_RGT_0); lra|]]. intros n B tau b Hn Ht Hb. now apply InitialRisk.mean_exists.
Qed.

Lemma rate_defined n k tau b : (1 <= k)%nat -> 0 < tau -> 0 < b -> thm_5_rate_ok n k tau b.
Proof.
  intros Hk Ht Hb. assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia).
  repeat split; [apply twice_pos | lra | now apply square_nonzero | lra | now apply square_root_nonzero |].
  apply Rgt_not_eq. eapply Rlt_le_trans; [|apply Rmax_l]. apply Rmult_lt_0_compat; [lra|]. apply pow_lt, Rdiv_lt_0_compat; [|exact Ht].
  apply Rmult_lt_0_compat; [|apply sqrt_lt_R0; lra]. apply Rmult_lt_0_compat; [lra | apply pow_lt; lra].
Qed.

Theorem thm_5_relu : ~ Claims.thm_5_relu.
Proof. exact SmallRisk.relu. Qed.
Theorem thm_5_relu_means : Claims.thm_5_relu_means.
Proof. companion. Qed.
Theorem thm_5_linear_rate_relu : ~ Claims.thm_5_linear_rate_relu.
Proof. exact Consequences.rate_relu. Qed.
Theorem thm_5_linear_rate_relu_means : Claims.thm_5_linear_rate_relu_means.
Proof. exact thm_5_relu_means. Qed.

Theorem thm_5_floor : Claims.thm_5_floor.
Proof. exact Thm5Printed.floor. Qed.
Theorem thm_5_floor_means : Claims.thm_5_floor_means.
Proof.
  intros n k tau b B x A Hk HB Ht Hb. assert (Hn : (1 <= n)%nat) by (assert (L := Prop34.count_le n B); lia). split; [|split].
  - apply yhat_defined; (assumption || lra).
  - intros s q. assert (H := pow2_ge_0 (s + 1/2 - INR q)). lra.
  - intros r. split; apply pow_nonzero; lra.
Qed.

Theorem thm_5_iteration_count_means : Propositions.thm_5_iteration_count_means.
Proof.
  intros c eps [C0 C1] E. repeat split; [exact E | exact C0 |].
  assert (ln c < 0) by (rewrite <- ln_1; now apply ln_increasing). lra.
Qed.

Theorem one_bit_simple : Claims.one_bit_simple.
Proof. exact OneBitArc.one_bit_simple. Qed.
Theorem one_bit_simple_means : Claims.one_bit_simple_means.
Proof.
  intros n B tau h H2 HB Ht H0 St t. assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht). split.
  - apply OneBitDefined.step_defined; try assumption. apply OneBitRisk.basin; [exact HB|].
    apply (OneBitDefined.plain_below n B tau (tau ^ 2 / 8) h); try assumption. lra.
  - intros H1. assert (G := OneBitDefined.gap_pos n H2). apply Rgt_not_eq, Rmult_lt_0_compat; [now apply pow_lt | apply lt_0_INR; lia].
Qed.

Theorem one_bit_probability : Claims.one_bit_probability.
Proof. exact OneBitProbability.probability. Qed.
Theorem one_bit_probability_means : Claims.one_bit_probability_means.
Proof.
  split; [intros n B tau d H2 HB Ht; split; [apply weights_defined; (lia || lra) | apply n_nonzero; lia]|].
  assert (P := PI_RGT_0). assert (S2 := sqrt_sqrt 2 ltac:(lra)). assert (P2 := sqrt_pos 2).
  assert (S6 := sqrt_sqrt 6 ltac:(lra)). assert (P6 := sqrt_pos 6).
  assert (0 < PI ^ 2) by (apply pow_lt, P). split; [lra | split; nra].
Qed.

Theorem many_bits_basin : Claims.many_bits_basin.
Proof.
  intros n k tau b H2 Hap Ht. split; [|split].
  - intros eta A He I St L t. split; [exact (ManyBitsRate.stays n k tau b H2 Hap Ht eta A He I St t)|].
    exact (ManyBitsRate.rate n k tau b H2 Hap Ht eta A He I St t).
  - exact (ManyBitsRate.enough n k tau b H2 Hap).
  - apply ManyBitsRate.some_heads; try assumption. destruct (ManyBitsRate.level_range n k b H2 Hap) as [L _].
    apply Rdiv_lt_0_compat; [exact L|]. assert (X : 2 <= INR k) by (apply (le_INR 2), H2). lra.
Qed.
Theorem many_bits_basin_means : Claims.many_bits_basin_means.
Proof.
  intros n k tau b H2 Hap Ht. assert (K2 : 2 <= INR k) by (apply (le_INR 2), H2).
  assert (Hn : (1 <= n)%nat) by (destruct Hap as [R _]; specialize (R 1%nat ltac:(lia)); lia).
  assert (N1 : 1 <= INR n) by (apply (le_INR 1), Hn). assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  assert (K3 : 0 < INR k ^ 3) by (apply pow_lt; lra). assert (KK : 0 < INR k ^ 2) by (apply pow_lt; lra).
  split; [|split].
  - repeat split; try lra; apply Rgt_not_eq, Rmult_lt_0_compat; lra.
  - intros x A. apply yhat_defined; (assumption || lra).
  - intros eta A He I St L t. assert (It := ManyBitsRate.stays n k tau b H2 Hap Ht eta A He I St t).
    assert (P0 : 0 < L 0%nat) by exact (ManyBitsRate.positive n k tau b H2 Hap (A 0%nat) I). assert (PI0 := Rinv_0_lt_compat _ P0). assert (Tp := pos_INR t).
    split; [intros i Hi; destruct (ManyBitsRate.gradients n k tau b H2 Hap Ht (A t) i It Hi) as [G1 G2]; split; eexists; [exact G1 | exact G2]|].
    split; [exact (ManyBitsRate.positive n k tau b H2 Hap (A t) It)|].
    assert (X1 : 0 <= 6912 * INR k ^ 3 * eta / tau ^ 2 * INR t) by (apply Rmult_le_pos; [apply Rmult_le_pos; [apply Rmult_le_pos; lra | left; now apply Rinv_0_lt_compat] | exact Tp]).
    assert (X2 : 0 <= eta * (1 - cos (2 * PI / INR n)) ^ 2 / (2 * INR k * tau ^ 2) * INR t).
    { apply Rmult_le_pos; [apply Rmult_le_pos; [apply Rmult_le_pos; [lra | apply pow2_ge_0] | left; apply Rinv_0_lt_compat, Rmult_lt_0_compat; lra] | exact Tp]. }
    split; lra.
Qed.

Theorem gradient_questions : Claims.gradient_questions.
Proof. exact Bessel.questions. Qed.
Theorem gradient_questions_means : Claims.gradient_questions_means.
Proof. companion. now apply Bessel.coin_defined. Qed.
Theorem gradient_questions_explicit : Claims.gradient_questions_explicit.
Proof. exact Bessel.explicit. Qed.
Theorem gradient_questions_explicit_means : Claims.gradient_questions_explicit_means.
Proof. split; [exact gradient_questions_means|]. intros k tau b eps T Ht Hb He. assert (K := pos_INR k).
  repeat match goal with |- _ /\ _ => split | |- _ <> 0 => apply Rgt_not_eq | |- thm_5_lower_reach_ok _ _ => red | |- thm_5_lower_slope_ok _ _ => red
    | |- thm_5_lower_learned_ok _ _ _ _ _ => red end; try lra.
Qed.

Theorem risk_k_closed : Claims.risk_k_closed.
Proof. intros n k tau b A Hn _ Hr Hi. now apply ManyBitsRisk.risk_k_closed. Qed.
Theorem risk_k_closed_means : Claims.risk_k_closed_means.
Proof. companion. Qed.

Theorem sec_3_scope_expressivity : Claims.sec_3_scope_expressivity.
Proof. exact Counted.expressivity. Qed.
Theorem sec_3_scope_expressivity_means : Claims.sec_3_scope_expressivity_means.
Proof. exact prop_3_networks_means. Qed.

Lemma root_defined b z : 0 < b -> 0 <= z ^ 2 + b /\ 2 * sqrt (z ^ 2 + b) <> 0.
Proof. intros Hb. assert (H := Abel.root_pos b Hb z). assert (H' := pow2_ge_0 z). split; lra. Qed.

Theorem lemma_14_chain_13_both : Claims.lemma_14_chain_13_both.
Proof. exact Chain14.both_13. Qed.
Theorem lemma_14_chain_13_both_means : Claims.lemma_14_chain_13_both_means.
Proof.
  split; [|split; [exact I|]].
  - intros n k tau b x A Hk Ht Hb. split; [apply yhat_defined; (lia || lra)|]. split; [apply gradient_defined; (lia || lra)|].
    split; [lra|]. intros q. split; [exact I|]. now apply root_defined.
  - intros k tau Hk Ht. assert (K : INR k <> 0) by now apply n_nonzero.
    split; [exact K|]. apply Rmult_integral_contrapositive_currified; [exact K | lra].
Qed.
Theorem lemma_14_chain_14_both : Claims.lemma_14_chain_14_both.
Proof. exact Chain14.both_14. Qed.
Theorem lemma_14_chain_14_both_means : Claims.lemma_14_chain_14_both_means.
Proof. exact lemma_14_chain_13_both_means. Qed.

Theorem lemma_14_activation_means : Propositions.lemma_14_activation_means.
Proof.
  intros b z Hb. assert (H := Abel.root_pos b Hb z). assert (H' := pow2_ge_0 z).
  split; [eexists; now apply Abel.sigma_derive|]. split; [eexists; now apply Displays14.second_derive|]. repeat split; lra.
Qed.

Theorem cor_20_averaged_ties : ~ Claims.cor_20_averaged_ties.
Proof. exact HardPoints.averaged_ties. Qed.
Theorem cor_20_averaged_ties_means : Claims.cor_20_averaged_ties_means.
Proof. exact HardPoints.averaged_ties_defined. Qed.

(** The parts of the frozen model are defined, and so are the bounds. *)
Lemma power_of_two_nonzero z : Rpower 2 z <> 0.
Proof. apply Rgt_not_eq, exp_pos. Qed.
Ltac frozen_part := first [apply FrozenRepair.answer_defined; side | apply power_of_two_nonzero | part
  | apply Rmult_integral_contrapositive_currified; [lra | apply n_nonzero; side] | apply lt_0_INR; lia].

Theorem thm_11_literal : ~ Claims.thm_11_literal.
Proof. exact FrozenReads.refuted. Qed.
Theorem thm_11_literal_means : Claims.thm_11_literal_means.
Proof. intros T n m tau b norm N x Hn Hm Ht Hb. split; [apply FrozenRepair.answer_defined; side|]. repeat split; frozen_part. Qed.

Theorem thm_11_bounded_embeddings : ~ Claims.thm_11_bounded_embeddings.
Proof. exact FrozenTotal.bounded_embeddings_refuted. Qed.
Theorem thm_11_bounded_embeddings_means : Claims.thm_11_bounded_embeddings_means.
Proof. exact thm_11_literal_means. Qed.

Theorem prop_21_literal : ~ Claims.prop_21_literal.
Proof. exact Appendix.hard_heads. Qed.
Theorem prop_21_literal_means : Claims.prop_21_literal_means.
Proof.
  intros n k tau x A Hk Ht. split; [apply yhat_defined; (lia || lra)|]. split; [exact I|]. intros s. assert (H := pow2_ge_0 s). lra.
Qed.

Theorem prop_21_token_heads : ~ Claims.prop_21_token_heads.
Proof. exact TokenHeads.token_heads. Qed.
Theorem prop_21_token_heads_means : Claims.prop_21_token_heads_means.
Proof.
  intros n s Hn. split; [now apply n_nonzero|]. split; [apply Rgt_not_eq, Sum_pos; [exact Hn | intros; apply exp_pos]|]. split; [exact I|].
  split; [intros z; assert (H := pow2_ge_0 z); lra | intros; lra].
Qed.

Theorem thm_5_no_linear_rate : Claims.thm_5_no_linear_rate.
Proof. exact Unreached.no_linear_rate. Qed.
Theorem thm_5_no_linear_rate_means : Claims.thm_5_no_linear_rate_means.
Proof.
  intros n k tau x A Hk Hm Ht. split; [|exact I]. apply yhat_defined; [|lra | lra].
  unfold thm_5_repair_most in Hm. apply (le_INR 1) in Hk. simpl (INR 1) in Hk. apply INR_le. simpl (INR 1). lra.
Qed.

Theorem sanity_attention : Claims.sanity_attention.
Proof. exact Sanity.attention. Qed.
Theorem sanity_attention_means : Claims.sanity_attention_means.
Proof. companion. Qed.

Theorem sanity_classifier : Claims.sanity_classifier.
Proof. exact Sanity.classifier. Qed.
Theorem sanity_classifier_means : Claims.sanity_classifier_means.
Proof. intros z. assert (H := pow2_ge_0 z). lra. Qed.

Theorem sanity_loss : Claims.sanity_loss.
Proof. exact Sanity.losses. Qed.
Theorem sanity_loss_means : Claims.sanity_loss_means.
Proof. exact I. Qed.

Theorem sanity_inputs : Claims.sanity_inputs.
Proof. exact Sanity.inputs. Qed.
Theorem sanity_inputs_means : Claims.sanity_inputs_means.
Proof. exact I. Qed.

Theorem sanity_frozen : Claims.sanity_frozen.
Proof. exact Sanity.frozen. Qed.
Theorem sanity_frozen_means : Claims.sanity_frozen_means.
Proof.
  intros T n m L j tau x Hn Hm. split; [now apply n_nonzero|]. split; [apply pow_nonzero; lra|].
  apply Rgt_not_eq, Sum_pos; [exact Hn | intros; apply exp_pos].
Qed.

Theorem sanity_rounding : Claims.sanity_rounding.
Proof. exact SanityParts.rounding. Qed.
Theorem sanity_rounding_means : Claims.sanity_rounding_means.
Proof. exact I. Qed.

Theorem sanity_positions : Claims.sanity_positions.
Proof. exact SanityParts.positions. Qed.
Theorem sanity_positions_means : Claims.sanity_positions_means.
Proof. exact n_nonzero. Qed.

Theorem sanity_sums : Claims.sanity_sums.
Proof. exact SanityParts.sums. Qed.
Theorem sanity_sums_means : Claims.sanity_sums_means.
Proof. companion. Qed.

Theorem sanity_distance : Claims.sanity_distance.
Proof. exact SanityParts.distances. Qed.
Theorem sanity_distance_means : Claims.sanity_distance_means.
Proof. companion. Qed.

Theorem sanity_derivatives : Claims.sanity_derivatives.
Proof. exact SanityParts.derivatives. Qed.
Theorem sanity_derivatives_means : Claims.sanity_derivatives_means.
Proof. companion. Qed.

Theorem sanity_sets : Claims.sanity_sets.
Proof. exact SanityParts.sets. Qed.
Theorem sanity_sets_means : Claims.sanity_sets_means.
Proof. exact I. Qed.

Theorem sanity_hard : Claims.sanity_hard.
Proof. exact SanityParts.hard. Qed.
Theorem sanity_hard_means : Claims.sanity_hard_means.
Proof. exact I. Qed.

Theorem sanity_bits : Claims.sanity_bits.
Proof. exact SanityParts.bits_and_heads. Qed.
Theorem sanity_bits_means : Claims.sanity_bits_means.
Proof.
  intros n k tau L0 h Hn Hk Ht HL. split; [now apply weights_defined|]. assert (K : 0 < INR k ^ 2) by (apply pow_lt, lt_0_INR; lia).
  assert (N := pos_INR n). split; [apply Rgt_not_eq, Rmult_lt_0_compat; lra | lra].
Qed.

Theorem sanity_network : Claims.sanity_network.
Proof. exact SanityParts.networks. Qed.
Theorem sanity_network_means : Claims.sanity_network_means.
Proof.
  intros T n m tau b N x Hn Hm Ht Hb. split; [now apply FrozenRepair.answer_defined|]. split; apply Sum_nonneg; intros; [apply pow2_ge_0 | apply Sum_nonneg; intros; apply pow2_ge_0].
Qed.

Theorem sanity_questions : Claims.sanity_questions.
Proof. exact SanityParts.questions. Qed.
Theorem sanity_questions_means : Claims.sanity_questions_means.
Proof. intros n k tau b x A Hk Ht Hb. split; [apply yhat_defined; (lia || lra) | now apply Bessel.coin_defined]. Qed.

Theorem sanity_output : Claims.sanity_output.
Proof. exact SanityMore.output. Qed.
Theorem sanity_output_means : Claims.sanity_output_means.
Proof. companion. Qed.

Theorem sanity_members : Claims.sanity_members.
Proof. exact SanityMore.members. Qed.
Theorem sanity_members_means : Claims.sanity_members_means.
Proof. exact I. Qed.

Theorem sanity_gradients : Claims.sanity_gradients.
Proof. exact SanityMore.gradients. Qed.
Theorem sanity_gradients_means : Claims.sanity_gradients_means.
Proof. companion. Qed.

Theorem sanity_constants : Claims.sanity_constants.
Proof. exact SanityMore.constants. Qed.
Theorem sanity_constants_means : Claims.sanity_constants_means.
Proof. companion. Qed.

Theorem sanity_one_bit : Claims.sanity_one_bit.
Proof. exact SanityMore.one_bit. Qed.
Theorem sanity_one_bit_means : Claims.sanity_one_bit_means.
Proof. exact OneBitDefined.step_defined. Qed.

Theorem sanity_basin : Claims.sanity_basin.
Proof. exact SanityMore.basin. Qed.
Theorem sanity_basin_means : Claims.sanity_basin_means.
Proof. intros n tau h Hn Ht. split; [now apply weights_defined|]. simpl. lra. Qed.

Theorem sanity_reads : Claims.sanity_reads.
Proof. exact SanityMore.reads. Qed.
Theorem sanity_reads_means : Claims.sanity_reads_means.
Proof.
  intros T n m tau N x Hn Hm Ht. split; [apply FrozenRepair.answer_defined; (assumption || lra)|]. apply Sums.Sum_nonneg. intros. apply pow2_ge_0.
Qed.

Theorem sanity_coin : Claims.sanity_coin.
Proof. exact SanityMore.coin. Qed.
Theorem sanity_coin_means : Claims.sanity_coin_means.
Proof. exact sanity_questions_means. Qed.
