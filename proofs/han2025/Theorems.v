(** Each statement of Claims.v with its proof, and with the proof that everything in it is defined. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Claims Defined.
From Parity Require Prop34 FeedForward Edges Lemma15 Lemma15Steps Smooth Thm5Printed Printed Rem13.
From Parity Require OneBitRisk OneBitDescent OneBitArc OneBitAttention OneBitDefined ManyBitsRisk.
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
Ltac part := first
  [ exact I | assumption | lra | apply pos_INR | apply twice_pos | apply three_root_three
  | apply dist_defined | apply norm2_defined
  | (apply yhat_defined + apply gradient_defined + apply weights_defined + apply n_nonzero + apply square_nonzero
     + apply root_nonzero + apply square_root_nonzero + apply size_square_nonzero); solve [lra | lia | assumption] ].
Ltac parts := lazymatch goal with
  | |- _ /\ _ => split; parts
  | |- _ <> _ => try solve [part]
  | |- _ => first [solve [part] | progress red; parts | idtac]
  end.
Ltac companion := hnf; intros; repeat match goal with H : _ /\ _ |- _ => destruct H end; parts.

Theorem lemma_15_literal : Claims.lemma_15_literal.
Proof. exact Lemma15Steps.literal. Qed.
Theorem lemma_15_literal_means : Claims.lemma_15_literal_means.
Proof. companion. Qed.

Theorem lemma_15_repair : Claims.lemma_15_repair.
Proof. exact Lemma15Steps.repair. Qed.
Theorem lemma_15_repair_means : Claims.lemma_15_repair_means.
Proof. companion. Qed.

Theorem lemma_15_entry_bound : Claims.lemma_15_entry_bound.
Proof. exact Lemma15Steps.entry_bound. Qed.
Theorem lemma_15_entry_bound_means : Claims.lemma_15_entry_bound_means.
Proof. companion. Qed.

Theorem lemma_15_norm : Claims.lemma_15_norm.
Proof. exact Lemma15Steps.norm. Qed.
Theorem lemma_15_norm_means : Claims.lemma_15_norm_means.
Proof. companion. Qed.

Theorem lemma_15_derivative : ~ Claims.lemma_15_derivative.
Proof. exact Lemma15Steps.derivative. Qed.
Theorem lemma_15_derivative_means : Claims.lemma_15_derivative_means.
Proof. companion. eexists. now apply Abel.f_derive. Qed.

Theorem lemma_14_literal : Claims.lemma_14_literal.
Proof. exact Smooth.literal. Qed.
Theorem lemma_14_literal_means : Claims.lemma_14_literal_means.
Proof. companion. Qed.

Theorem lemma_14_repair_constant_holds : Claims.lemma_14_repair_constant_holds.
Proof. exact Smooth.repair_constant. Qed.
Theorem lemma_14_repair_constant_holds_means : Claims.lemma_14_repair_constant_holds_means.
Proof. companion. Qed.

Theorem lemma_6_literal : Claims.lemma_6_literal.
Proof. exact Smooth.lemma_6. Qed.
Theorem lemma_6_literal_means : Claims.lemma_6_literal_means.
Proof. exact lemma_14_literal_means. Qed.

Theorem lemma_6_lemma_14 : Claims.lemma_6_lemma_14.
Proof. exact Smooth.lemma_6_printed. Qed.
Theorem lemma_6_lemma_14_means : Claims.lemma_6_lemma_14_means.
Proof. split; [exact lemma_14_literal_means | companion]. Qed.

Theorem prop_3_ffnn_formula : Claims.prop_3_ffnn_formula.
Proof. exact FeedForward.formula. Qed.
Theorem prop_3_ffnn_formula_means : Claims.prop_3_ffnn_formula_means.
Proof. companion. Qed.

Theorem prop_3_feed_forward : Claims.prop_3_feed_forward.
Proof. exact FeedForward.zero_risk. Qed.
Theorem prop_3_feed_forward_means : Claims.prop_3_feed_forward_means.
Proof. companion. Qed.

Theorem prop_4_literal : Claims.prop_4_literal.
Proof. exact Edges.literal. Qed.
Theorem prop_4_literal_means : Claims.prop_4_literal_means.
Proof. repeat split. Qed.

Theorem prop_4_repair : Claims.prop_4_repair.
Proof. exact Edges.repair. Qed.
Theorem prop_4_repair_means : Claims.prop_4_repair_means.
Proof. repeat split. Qed.

Theorem rem_9_repair : Claims.rem_9_repair.
Proof. exact Edges.remark_9. Qed.
Theorem rem_9_repair_means : Claims.rem_9_repair_means.
Proof. repeat split. Qed.

Theorem thm_5_literal : ~ Claims.thm_5_literal.
Proof. exact Thm5Printed.literal. Qed.
Theorem thm_5_literal_means : Claims.thm_5_literal_means.
Proof. companion. Qed.

Theorem thm_5_floor : Claims.thm_5_floor.
Proof. exact Thm5Printed.floor. Qed.
Theorem thm_5_floor_means : Claims.thm_5_floor_means.
Proof.
  intros n k tau b B x A Hk HB Ht Hb. assert (Hn : (1 <= n)%nat) by (assert (L := Prop34.count_le n B); lia). split; [|split].
  - apply yhat_defined; (assumption || lra).
  - apply Rgt_not_eq, pow_lt. lra.
  - intros s q. assert (H := pow2_ge_0 (s + 1/2 - INR q)). lra.
Qed.

Theorem thm_5_iteration_count : Claims.thm_5_iteration_count.
Proof. exact Thm5Printed.iteration_count. Qed.
Theorem thm_5_iteration_count_means : Claims.thm_5_iteration_count_means.
Proof.
  intros c eps [C0 C1] E. repeat split; [exact E | exact C0 |].
  assert (ln c < 0) by (rewrite <- ln_1; now apply ln_increasing). lra.
Qed.

Theorem one_bit_rate : Claims.one_bit_rate.
Proof. intros n B tau eta h H2 HB Ht. now apply OneBitDescent.one_bit_rate. Qed.
Theorem one_bit_rate_means : Claims.one_bit_rate_means.
Proof.
  intros n B tau eta h H2 HB Ht He H0 St t.
  assert (Lt := OneBitDefined.plain_below n B tau eta h H2 HB Ht He H0 St).
  assert (Ok : forall t, step_ok n B tau (h t)) by (intros s; apply OneBitDefined.step_defined; try assumption; apply OneBitRisk.basin; [exact HB | apply Lt]).
  assert (P0 : 0 < risk1 n B tau (h 0%nat)) by apply (Ok 0%nat).
  assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  split; [apply Ok | split; [now apply Rgt_not_eq | split]].
  - change (32 * eta / tau ^ 2) with (32 * eta * / tau ^ 2).
    apply OneBitDefined.rate_below_defined; [exact P0 | lra | left; now apply Rinv_0_lt_compat].
  - replace (eta * kappa n tau (risk1 n B tau (h 0%nat)) ^ 2 * INR t / 2) with
      (eta * (kappa n tau (risk1 n B tau (h 0%nat)) ^ 2 / 2) * INR t) by field.
    apply OneBitDefined.rate_below_defined; [exact P0 | lra |]. assert (X := pow2_ge_0 (kappa n tau (risk1 n B tau (h 0%nat)))). lra.
Qed.

Theorem one_bit_linear : Claims.one_bit_linear.
Proof. intros n B tau eta h H2 HB Ht. now apply OneBitDescent.one_bit_linear. Qed.
Theorem one_bit_linear_means : Claims.one_bit_linear_means.
Proof.
  intros n B tau eta h H2 HB Ht He H0 St t. apply OneBitDefined.step_defined; try assumption.
  apply OneBitRisk.basin; [exact HB|]. now apply (OneBitDefined.normalised_below n B tau eta h).
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

Theorem one_bit_attention : Claims.one_bit_attention.
Proof. exact OneBitAttention.one_bit_attention. Qed.
Theorem one_bit_attention_means : Claims.one_bit_attention_means.
Proof.
  intros n B tau eta h H2 HB Ht He Hw St t.
  assert (W : forall t, step_ok n B tau (h t)).
  { intros s. apply OneBitDefined.step_defined; try assumption.
    destruct (OneBitAttention.one_bit_attention n B tau eta h H2 HB Ht He Hw St s) as [G _]. lra. }
  assert (P0 : 0 < risk1 n B tau (h 0%nat)) by apply (W 0%nat).
  split; [apply W|].
  set (c := 2 * (1 - cos (2 * PI / INR n)) / tau * gamma n tau (h 0%nat) B).
  replace (eta * c ^ 2 * INR t / 2) with (eta * (c ^ 2 / 2) * INR t) by field.
  apply OneBitDefined.rate_below_defined; [exact P0 | lra |]. assert (X := pow2_ge_0 c). lra.
Qed.

Theorem risk_k_closed : Claims.risk_k_closed.
Proof. intros n k tau b A Hn _ Hr Hi. now apply ManyBitsRisk.risk_k_closed. Qed.
Theorem risk_k_closed_means : Claims.risk_k_closed_means.
Proof. companion. Qed.

Theorem lemma_18_literal : ~ Claims.lemma_18_literal.
Proof. intros (c1 & c2 & Hc & H). apply (Printed.lemma_18_refuted 1 (or_introl eq_refl)). now exists c2. Qed.
Theorem lemma_18_literal_means : Claims.lemma_18_literal_means.
Proof. companion. Qed.

Theorem rem_13_bound : Claims.rem_13_bound.
Proof. exact Rem13.rem_13_repair. Qed.
Theorem rem_13_bound_means : Claims.rem_13_bound_means.
Proof. exact n_nonzero. Qed.
