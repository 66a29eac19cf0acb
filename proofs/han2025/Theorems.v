(** Each statement of Claims.v with its proof, and with the proof that everything in it is defined. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Claims Propositions Defined.
From Parity Require Prop34 FeedForward Edges Lemma15 Lemma15Steps Smooth Thm5Printed Printed Rem13 Rem13Printed.
From Parity Require Lemma16 Lemma7 LossGradient Displays14 Refuted Cor20 Curvature Rem13Full Transformer.
From Parity Require OneBitRisk OneBitDescent OneBitArc OneBitAttention OneBitDefined OneBitLarge OneBitProbability.
From Parity Require ManyBitsRisk ManyBitsRate Repairs Bessel.
From Parity Require Frozen FrozenRepair FrozenReads FrozenTotal Cor20Exact Lemma19 Marginals Unreached Appendix UnitHeads Counted Corrected Turn Kink Sharp14 Consequences NotGlobal FrozenCopies Sanity SanityParts SanityMore Prop21 HardPoints
  Chain14 TokenHeads SmallRisk Trained Entries16 InitialRisk Trap.
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

Theorem lemma_15_repair : Claims.lemma_15_repair.
Proof. exact Lemma15Steps.repair. Qed.
Theorem lemma_15_repair_means : Claims.lemma_15_repair_means.
Proof. companion. Qed.

Theorem lemma_15_norm : Claims.lemma_15_norm.
Proof. exact Lemma15Steps.norm. Qed.
Theorem lemma_15_norm_means : Claims.lemma_15_norm_means.
Proof. companion. Qed.

Theorem lemma_14_repair_constant_holds : Claims.lemma_14_repair_constant_holds.
Proof. exact Smooth.repair_constant. Qed.
Theorem lemma_14_repair_constant_holds_means : Claims.lemma_14_repair_constant_holds_means.
Proof. companion. Qed.

Theorem lemma_14_repair : Claims.lemma_14_repair.
Proof. exact Sharp14.repair. Qed.
Theorem lemma_14_repair_means : Claims.lemma_14_repair_means.
Proof.
  split; [exact lemma_14_repair_constant_holds_means|]. split; [exact three_root_three|].
  split; [exact I|]. intros tau b Ht Hb. split; [lra|]. split; [now apply root_nonzero | now apply square_nonzero].
Qed.

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

Theorem prop_4_literal : Claims.prop_4_literal.
Proof. exact Edges.literal. Qed.
Theorem prop_4_literal_means : Claims.prop_4_literal_means.
Proof. repeat split. Qed.

Theorem prop_4_count : Claims.prop_4_count.
Proof. exact Edges.literal. Qed.
Theorem prop_4_count_means : Claims.prop_4_count_means.
Proof. exact prop_4_literal_means. Qed.

Theorem prop_4_repair : Claims.prop_4_repair.
Proof. exact Edges.repair. Qed.
Theorem prop_4_repair_means : Claims.prop_4_repair_means.
Proof. repeat split. Qed.

Theorem rem_9_repair : Claims.rem_9_repair.
Proof. exact Edges.remark_9. Qed.
Theorem rem_9_repair_means : Claims.rem_9_repair_means.
Proof. repeat split. Qed.

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
Theorem rem_9_in_edges : ~ Claims.rem_9_in_edges.
Proof. exact Edges.counted. Qed.
Theorem rem_9_in_edges_means : Claims.rem_9_in_edges_means.
Proof. repeat split. Qed.
Theorem rem_9_literal : ~ Claims.rem_9_literal.
Proof. intros [H|H]; [exact (rem_9_in_edges H) | exact (rem_9_trained H)]. Qed.
Theorem rem_9_literal_means : Claims.rem_9_literal_means.
Proof. exact (conj rem_9_in_edges_means rem_9_trained_means). Qed.
Theorem contribution_iii : ~ Claims.contribution_iii.
Proof. exact rem_9_literal. Qed.
Theorem contribution_iii_means : Claims.contribution_iii_means.
Proof. exact rem_9_literal_means. Qed.
Theorem rem_9_heads_in_edges : ~ Claims.rem_9_heads_in_edges.
Proof. exact Edges.counted. Qed.
Theorem rem_9_heads_in_edges_means : Claims.rem_9_heads_in_edges_means.
Proof. exact rem_9_in_edges_means. Qed.

Theorem thm_5_initial_risk : ~ Claims.thm_5_initial_risk.
Proof. exact InitialRisk.at_start. Qed.
Theorem thm_5_initial_risk_means : Claims.thm_5_initial_risk_means.
Proof. companion. Qed.
Theorem thm_5_initial_average : ~ Claims.thm_5_initial_average.
Proof. exact InitialRisk.on_average. Qed.
Theorem thm_5_initial_average_means : Claims.thm_5_initial_average_means.
Proof.
  split; [exact thm_5_initial_risk_means | split; [assert (H := PI_RGT_0); lra|]]. intros n B tau b Hn Ht Hb. now apply InitialRisk.mean_exists.
Qed.

Theorem thm_5_infimum : ~ Claims.thm_5_infimum.
Proof. exact Trap.not_the_infimum. Qed.
Lemma rate_defined n k tau b : (1 <= k)%nat -> 0 < tau -> 0 < b -> thm_5_rate_ok n k tau b.
Proof.
  intros Hk Ht Hb. assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia).
  repeat split; [apply twice_pos | lra | now apply square_nonzero | lra | now apply square_root_nonzero |].
  apply Rgt_not_eq. eapply Rlt_le_trans; [|apply Rmax_l]. apply Rmult_lt_0_compat; [lra|]. apply pow_lt, Rdiv_lt_0_compat; [|exact Ht].
  apply Rmult_lt_0_compat; [|apply sqrt_lt_R0; lra]. apply Rmult_lt_0_compat; [lra | apply pow_lt; lra].
Qed.
Theorem thm_5_infimum_means : Claims.thm_5_infimum_means.
Proof.
  intros n k tau b B x A Hk Ht Hb. split; [apply yhat_defined; side | split; [apply LossGradient.riskgrad_defined; side | apply rate_defined; side]].
Qed.
Theorem thm_5_every_set_infimum : ~ Claims.thm_5_every_set_infimum.
Proof. exact Trap.not_the_infimum. Qed.
Theorem thm_5_every_set_infimum_means : Claims.thm_5_every_set_infimum_means.
Proof. exact thm_5_infimum_means. Qed.

Theorem lemma_16_entries : ~ Claims.lemma_16_entries.
Proof. exact Entries16.entries. Qed.
Theorem lemma_16_entries_means : Claims.lemma_16_entries_means.
Proof. intros k d1 d2 A A'. split; [apply norm2_defined | split; [apply dist_defined | apply twice_pos]]. Qed.

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

Theorem thm_5_linear_rate_inference : Claims.thm_5_linear_rate_inference.
Proof. exact Corrected.rate. Qed.
Theorem thm_5_linear_rate_inference_means : Claims.thm_5_linear_rate_inference_means.
Proof. intros eta mu _ _. exact I. Qed.

Theorem one_bit_simple : Claims.one_bit_simple.
Proof. exact OneBitArc.one_bit_simple. Qed.
Theorem one_bit_simple_means : Claims.one_bit_simple_means.
Proof.
  intros n B tau h H2 HB Ht H0 St t. assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht). split.
  - apply OneBitDefined.step_defined; try assumption. apply OneBitRisk.basin; [exact HB|].
    apply (OneBitDefined.plain_below n B tau (tau ^ 2 / 8) h); try assumption. lra.
  - intros H1. assert (G := OneBitDefined.gap_pos n H2). apply Rgt_not_eq, Rmult_lt_0_compat; [now apply pow_lt | apply lt_0_INR; lia].
Qed.

Theorem one_bit_attention : Claims.one_bit_attention.
Proof.
  intros n B tau eta h H2 HB Ht Hw L rate. split.
  - intros He St. assert (A := OneBitAttention.one_bit_attention n B tau eta h H2 HB Ht He Hw St). intros t. split; [|split].
    + destruct (A t) as [G _]. rewrite (St t). apply OneBitAttention.attention_grows; try assumption. lra.
    + exact (OneBitLarge.attention_lower n B tau H2 HB Ht eta h He Hw St t).
    + apply A.
  - intros He St t. split; [|exact (OneBitLarge.attention_linear n B tau H2 HB Ht eta h He Hw St t)].
    exact (proj2 (OneBitLarge.normalised_grows n B tau H2 HB Ht eta h He Hw St t)).
Qed.
Theorem one_bit_attention_means : Claims.one_bit_attention_means.
Proof.
  intros n B tau eta h H2 HB Ht Hw L rate. assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  assert (P0 : 0 < L 0%nat) by exact (OneBitDescent.risk1_pos n B tau H2 HB Ht (h 0%nat) Hw). split.
  - intros He St t. split.
    { apply OneBitDefined.step_defined; try assumption.
      destruct (OneBitAttention.one_bit_attention n B tau eta h H2 HB Ht He Hw St t) as [G _]. lra. }
    split; [now apply Rgt_not_eq | split].
    + change (64 * eta / tau ^ 2) with (64 * eta * / tau ^ 2).
      apply OneBitDefined.rate_below_defined; [exact P0 | lra | left; now apply Rinv_0_lt_compat].
    + replace (eta * rate ^ 2 * INR t / 2) with (eta * (rate ^ 2 / 2) * INR t) by field.
      apply OneBitDefined.rate_below_defined; [exact P0 | lra |]. assert (X := pow2_ge_0 rate). lra.
  - intros He St t. apply OneBitDefined.step_defined; try assumption.
    assert (G := OneBitLarge.normalised_grows n B tau H2 HB Ht eta h He Hw St t). lra.
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

Theorem rem_13_literal : ~ Claims.rem_13_literal.
Proof. exact Rem13Printed.literal. Qed.
Theorem rem_13_literal_means : Claims.rem_13_literal_means.
Proof. intros n m Hn Hm. split; [exact I | split; now apply n_nonzero]. Qed.

Theorem rem_13_repair : Claims.rem_13_repair.
Proof. exact Rem13Full.repair. Qed.
Theorem rem_13_repair_means : Claims.rem_13_repair_means.
Proof. intros n m Hn. split; [now apply n_nonzero | split; exact I]. Qed.

Theorem rem_13_lower_bound : Claims.rem_13_lower_bound.
Proof. exact Rem13Full.lower_bound. Qed.
Theorem rem_13_lower_bound_means : Claims.rem_13_lower_bound_means.
Proof. exact n_nonzero. Qed.

Theorem prop_3_repair : Claims.prop_3_repair.
Proof. exact Transformer.repair. Qed.
Theorem prop_3_repair_means : Claims.prop_3_repair_means.
Proof.
  intros n k tau b z h Hk Ht Hb. split; [apply weights_defined; (lia || lra)|]. split; [apply n_nonzero; lia|].
  assert (K : 0 < INR k ^ 2) by (apply pow_lt, lt_0_INR; lia). assert (N : 0 < INR n) by (apply lt_0_INR; lia).
  split; [red; apply Rmult_lt_0_compat; lra|]. split; [red; try exact Hb; try exact I|]. split; [exact I|].
  split; [unfold prop_3_repair_sharpness; assert (M := Rmax_l 1 (8 * INR k ^ 2 * sqrt b)); lra | assert (Q := pow2_ge_0 z); lra].
Qed.

Theorem rem_10_repair : Claims.rem_10_repair.
Proof. exact Consequences.remark_10_repair. Qed.
Theorem rem_10_repair_means : Claims.rem_10_repair_means.
Proof.
  split.
  - intros n k tau b z x A Hk Ht Hb. split; [apply yhat_defined; (lia || assumption)|]. split; [apply n_nonzero; lia|].
    split; [assert (Q := pow2_ge_0 z); lra | exact I].
  - exact thm_5_floor_means.
Qed.
Theorem rem_10_expressivity : Claims.rem_10_expressivity.
Proof. exact Consequences.remark_10_expressivity. Qed.
Theorem rem_10_expressivity_means : Claims.rem_10_expressivity_means.
Proof.
  intros n k tau b z x A Hk Ht Hb. split; [apply yhat_defined; (lia || lra)|]. split; [apply n_nonzero; lia|].
  assert (Q := pow2_ge_0 z). lra.
Qed.

Theorem sec_3_scope_expressivity : Claims.sec_3_scope_expressivity.
Proof. exact Counted.expressivity. Qed.
Theorem sec_3_scope_expressivity_means : Claims.sec_3_scope_expressivity_means.
Proof. exact prop_3_networks_means. Qed.
Theorem sec_3_scope_noise : ~ Claims.sec_3_scope_noise.
Proof. exact Consequences.noise. Qed.
Theorem sec_3_scope_noise_means : Claims.sec_3_scope_noise_means.
Proof. exact I. Qed.

Theorem sec_3_scope_repair : Claims.sec_3_scope_repair.
Proof. exact Marginals.repair. Qed.
Theorem sec_3_scope_repair_means : Claims.sec_3_scope_repair_means.
Proof. split; [intros; split; exact I|]. split; [intros; split; exact I | exact Marginals.odds_total]. Qed.

Theorem lemma_18_repair : Claims.lemma_18_repair.
Proof.
  intros n k tau A H2 Hk Ht g mid spread squares.
  assert (Av := Repairs.average n k tau A H2 Hk). assert (P := Repairs.average_positive n k tau A H2 Hk).
  destruct (Repairs.all_ones n k tau A H2 Hk) as [O1 O2].
  split; [exact Av|]. split; [unfold lemma_18_repair_factor; apply Rmult_lt_0_compat; [lra | exact P]|].
  split; [intros x; apply Sum_nonneg; intros; apply Lemma15.sum_sq_ge_0|]. split; [exact O1 | exact O2].
Qed.
Theorem lemma_18_repair_means : Claims.lemma_18_repair_means.
Proof. intros n k tau h H2 Hk Ht. split; [apply weights_defined; (lia || lra)|]. split; [apply n_nonzero; lia|]. split; exact I. Qed.

Theorem appendix_a_repair : Claims.appendix_a_repair.
Proof.
  intros n p tau r eps H2 Hp Ht Hr He h. split.
  - intros H. exact (Repairs.own n p tau r H2 Hp Ht Hr eps He H).
  - intros j _. exact (Repairs.others n p tau r H2 Hp Ht j).
Qed.
Theorem appendix_a_repair_means : Claims.appendix_a_repair_means.
Proof.
  intros n tau r eps c h H2 Ht Hr He. split; [apply weights_defined; (lia || lra)|].
  assert (N : 2 <= INR n) by (apply (le_INR 2), H2). split; [|red; lra].
  red. split; [lra | apply Rdiv_lt_0_compat; lra].
Qed.

Theorem lemma_17_repair : Claims.lemma_17_repair.
Proof.
  intros n k tau b P x A i Hk Ht Hb Hi r s C inside product opposite. split; [|split].
  - intros y Hx Hy. exact (Repairs.product n k tau b P Hk Ht Hb x y A i Hi Hx Hy).
  - intros u. exact (Repairs.opposite n k tau Hk (A i) x u).
  - intros Hx Hy S N. exact (Repairs.opposed_sign n k tau b P Hk Ht Hb x A i Hi Hx Hy S N).
Qed.
Theorem lemma_17_repair_means : Claims.lemma_17_repair_means.
Proof.
  intros n k tau b s r1 r2 s1 s2 C P x A Hk Ht Hb. split; [apply yhat_defined; (lia || lra)|].
  split; [apply LossGradient.lossgrad_defined; (lia || lra)|]. split; [eexists; now apply Abel.f_derive|].
  split; [red; now apply square_nonzero | exact I].
Qed.

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

Theorem lemma_7_loss_to_risk : Claims.lemma_7_loss_to_risk.
Proof. exact Lemma7.to_risk. Qed.
Theorem lemma_7_loss_to_risk_means : Claims.lemma_7_loss_to_risk_means.
Proof. companion. Qed.

Theorem lemma_7_repair : Claims.lemma_7_repair.
Proof. exact Lemma7.repair. Qed.
Theorem lemma_7_repair_means : Claims.lemma_7_repair_means.
Proof. companion. now intros. Qed.

Theorem lemma_8_infimum : ~ Claims.lemma_8_infimum.
Proof. exact NotGlobal.infimum. Qed.
Theorem lemma_8_infimum_means : Claims.lemma_8_infimum_means.
Proof. companion. Qed.

Theorem lemma_8_repair : Claims.lemma_8_repair.
Proof. exact Turn.repair. Qed.
Theorem lemma_8_repair_means : Claims.lemma_8_repair_means.
Proof.
  split; [exact lemma_8_infimum_means|]. intros n k tau b h Hk Ht Hb. split; [apply weights_defined; (lia || lra) | exact I].
Qed.

Theorem lemma_19_repair : Claims.lemma_19_repair.
Proof. exact Lemma19.repair. Qed.
Theorem lemma_19_repair_means : Claims.lemma_19_repair_means.
Proof. exact Lemma19.defined. Qed.

Theorem cor_20_averaged_ties : ~ Claims.cor_20_averaged_ties.
Proof. exact HardPoints.averaged_ties. Qed.
Theorem cor_20_averaged_ties_means : Claims.cor_20_averaged_ties_means.
Proof. exact HardPoints.averaged_ties_defined. Qed.

Theorem cor_20_repair : Claims.cor_20_repair.
Proof. exact Cor20Exact.repair. Qed.
Theorem cor_20_repair_means : Claims.cor_20_repair_means.
Proof.
  intros k m q r Hm Hk. split; [apply pow_nonzero; lra|]. split; [|now exists m].
  exists (k - 1)%nat. unfold cor_20_repair_tosses. rewrite minus_INR by exact Hk. reflexivity.
Qed.

(** The parts of the frozen model are defined, and so are the bounds. *)
Lemma power_of_two_nonzero z : Rpower 2 z <> 0.
Proof. apply Rgt_not_eq, exp_pos. Qed.
Ltac frozen_part := first [apply FrozenRepair.answer_defined; side | apply power_of_two_nonzero | part
  | apply Rmult_integral_contrapositive_currified; [lra | apply n_nonzero; side] | apply lt_0_INR; lia].

Theorem thm_11_literal : ~ Claims.thm_11_literal.
Proof. exact FrozenReads.refuted. Qed.
Theorem thm_11_literal_means : Claims.thm_11_literal_means.
Proof. intros T n m tau b norm N x Hn Hm Ht Hb. split; [apply FrozenRepair.answer_defined; side|]. repeat split; frozen_part. Qed.

Theorem thm_11_repair : Claims.thm_11_repair.
Proof. exact FrozenRepair.threshold. Qed.
Theorem thm_11_repair_means : Claims.thm_11_repair_means.
Proof.
  intros T n m t tau b norm N x Hn Hm Ht Hb. split; [apply FrozenRepair.answer_defined; side|].
  split; [now apply n_nonzero|]. split; [unfold thm_11_repair_movement_ok; assert (H := pos_INR t); lra|]. repeat split; frozen_part.
Qed.

Theorem thm_11_bounded_embeddings : ~ Claims.thm_11_bounded_embeddings.
Proof. exact FrozenTotal.bounded_embeddings_refuted. Qed.
Theorem thm_11_bounded_embeddings_means : Claims.thm_11_bounded_embeddings_means.
Proof. exact thm_11_literal_means. Qed.

Theorem thm_11_euclidean : ~ Claims.thm_11_euclidean.
Proof. exact FrozenCopies.euclidean. Qed.
Theorem thm_11_euclidean_means : Claims.thm_11_euclidean_means.
Proof.
  split; [exact thm_11_literal_means|]. intros T N. split; apply Sum_nonneg; intros; [apply pow2_ge_0|].
  apply Sum_nonneg. intros. apply pow2_ge_0.
Qed.

Theorem thm_11_charitable : Claims.thm_11_charitable.
Proof. exact FrozenRepair.charitable. Qed.
Theorem thm_11_charitable_means : Claims.thm_11_charitable_means.
Proof. exact thm_11_literal_means. Qed.

Theorem rem_12_literal : ~ Claims.rem_12_literal.
Proof. exact FrozenReads.remark_refuted. Qed.
Theorem rem_12_literal_means : Claims.rem_12_literal_means.
Proof. intros T n m tau b N x Hn Hm Ht Hb. split; [apply FrozenRepair.answer_defined; side | now apply n_nonzero]. Qed.

Theorem rem_12_charitable : Claims.rem_12_charitable.
Proof. exact FrozenRepair.remark_charitable. Qed.
Theorem rem_12_charitable_means : Claims.rem_12_charitable_means.
Proof. exact rem_12_literal_means. Qed.

Theorem rem_12_threshold_as_printed : ~ Claims.rem_12_threshold_as_printed.
Proof. exact FrozenTotal.threshold_refuted. Qed.
Theorem rem_12_threshold_as_printed_means : Claims.rem_12_threshold_as_printed_means.
Proof. exact rem_12_literal_means. Qed.

Theorem rem_12_conclusion : ~ Claims.rem_12_conclusion.
Proof. exact FrozenReads.remark_refuted. Qed.
Theorem rem_12_conclusion_means : Claims.rem_12_conclusion_means.
Proof. exact rem_12_literal_means. Qed.
Theorem rem_12_conclusion_bounded : Claims.rem_12_conclusion_bounded.
Proof. exact FrozenRepair.remark_charitable. Qed.
Theorem rem_12_conclusion_bounded_means : Claims.rem_12_conclusion_bounded_means.
Proof. exact rem_12_charitable_means. Qed.

Theorem contribution_ii_literal : ~ Claims.contribution_ii_literal.
Proof. exact FrozenTotal.literal_refuted. Qed.
Theorem contribution_ii_literal_means : Claims.contribution_ii_literal_means.
Proof. intros T n m tau b N x Hn Hm Ht Hb. split; [apply FrozenRepair.answer_defined; side | apply lt_0_INR; lia]. Qed.

Theorem contribution_ii_lower_bound : ~ Claims.contribution_ii_lower_bound.
Proof. exact FrozenTotal.lower_bound_refuted. Qed.
Theorem contribution_ii_lower_bound_means : Claims.contribution_ii_lower_bound_means.
Proof. exact contribution_ii_literal_means. Qed.

Theorem contribution_ii_upper_bound : ~ Claims.contribution_ii_upper_bound.
Proof. exact FrozenTotal.upper_bound_refuted. Qed.
Theorem contribution_ii_upper_bound_means : Claims.contribution_ii_upper_bound_means.
Proof. exact contribution_ii_literal_means. Qed.

Theorem contribution_ii_charitable : Claims.contribution_ii_charitable.
Proof. exact FrozenRepair.contribution_charitable. Qed.
Theorem contribution_ii_charitable_means : Claims.contribution_ii_charitable_means.
Proof. exact contribution_ii_literal_means. Qed.

Theorem appendix_a_far_any_length : ~ Claims.appendix_a_far_any_length.
Proof. exact Corrected.far. Qed.
Theorem appendix_a_far_any_length_means : Claims.appendix_a_far_any_length_means.
Proof. companion. Qed.

Theorem prop_21_literal : ~ Claims.prop_21_literal.
Proof. exact Appendix.hard_heads. Qed.
Theorem prop_21_literal_means : Claims.prop_21_literal_means.
Proof.
  intros n k tau x A Hk Ht. split; [apply yhat_defined; (lia || lra)|]. split; [exact I|]. intros s. assert (H := pow2_ge_0 s). lra.
Qed.

Theorem prop_21_repair : Claims.prop_21_repair.
Proof. exact Prop21.repair. Qed.
Theorem prop_21_repair_means : Claims.prop_21_repair_means.
Proof. intros n k tau x A Hk Ht. split; [apply yhat_defined; (lia || lra)|]. split; [exact I|]. intros s. assert (H := pow2_ge_0 s). lra. Qed.

Theorem prop_21_charitable : Claims.prop_21_charitable.
Proof. exact Prop21.charitable. Qed.
Theorem prop_21_charitable_means : Claims.prop_21_charitable_means.
Proof. intros n k tau x A Hk Ht. split; [apply yhat_defined; (lia || lra)|]. split; [exact I|]. intros s. assert (H := pow2_ge_0 s). lra. Qed.

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
  intros T n m tau b N x Hn Hm Ht Hb. split; [now apply FrozenRepair.answer_defined|]. exact (proj2 thm_11_euclidean_means T N).
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
