(** Statements about the risk as they are generated: Theorem 5, Remark 10, Lemma 8, Lemma 19 and what stands near them. *)
From Coq Require Import Reals Lra Lia ZArith Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Identification Generated.
From Parity Require Said AnyHeads LuckyDraw Thm5Printed Consequences Turn Refuted Printed.
Open Scope R_scope.

Definition first (p : nat) : bool := Nat.eqb p 1.
Lemma first_within : Said.Within 1 first.
Proof. intros p Hp. apply Nat.eqb_neq. lia. Qed.
Lemma one_one : (1 <= 1)%nat /\ (1 <= 1)%nat.
Proof. split; apply le_n. Qed.
Lemma halfway : 0 < 1 <= 1.
Proof. lra. Qed.

(** * Theorem 5 and Remark 10 *)
Theorem thm_5 : ~ S.statement.
Proof.
  intros H. destruct (H 1%nat 1%nat 1 1 first first_within eq_refl one_one halfway ltac:(lra)) as (c & Hc & A & K).
  apply Thm5Printed.literal. exists 1%nat, 1%nat, 1, 1, first. repeat split; try lia; try lra.
  exists c, (fun t => heads (S.v_trained 1 1 1 1 A first t (S.v_rate 1 1 1))). split; [exact Hc|].
  intros t. destruct (K t (Nat.le_0_l t)) as [_ L]. rewrite !risk_is in L. exact L.
Qed.
Lemma trained_fine n k tau b A B N eta : (1 <= n)%nat -> 0 < tau -> 0 < b -> S.ok_trained n k tau b A B N eta.
Proof. intros Hn Ht Hb. apply LuckyDraw.trained_fine; try lra; try assumption. intros t _. now apply LossGradient.riskgrad_defined. Qed.
Lemma largest_pos u c : 0 < u -> Rmax (2 * u ^ 2) c <> 0.
Proof. intros H. apply Rgt_not_eq. eapply Rlt_le_trans; [|apply Rmax_l]. apply Rmult_lt_0_compat; [lra | now apply pow_lt]. Qed.
Lemma rate_fine k tau b : (1 <= k)%nat -> 0 < tau -> 0 < b -> S.ok_rate k tau b.
Proof.
  intros Hk Ht Hb. assert (K : 1 <= INR k) by (apply (le_INR 1), Hk). assert (Q := sqrt_lt_R0 b Hb). assert (T : tau ^ 2 <> 0) by (apply pow_nonzero; lra).
  assert (TQ : tau ^ 2 * sqrt b <> 0) by (apply Rmult_integral_contrapositive_currified; [exact T | lra]).
  red. repeat match goal with |- _ /\ _ => split end; try assumption; try lra.
  apply largest_pos. apply Rdiv_lt_0_compat; [|exact Ht]. apply Rmult_lt_0_compat; [|apply sqrt_lt_R0; lra].
  assert (0 < INR k ^ 2) by (apply pow_lt; lra). lra.
Qed.
Lemma unit_fine k A : S.ok_unit k A.
Proof. companion idtac. Qed.
Ltac risky := repeat match goal with |- _ /\ _ => split end; first [exact Logic.I | apply unit_fine | apply risk_fine; arith | apply trained_fine; arith | apply rate_fine; arith | idtac].
Theorem thm_5_means : S.statement_means.
Proof. intros n k tau b B W HB [Hkn Hk] [Ht Ht1] Hb c Hc A N _. risky. Qed.
Theorem every_parity_set : ~ Said.said_thm_5_every_parity_set.statement.
Proof.
  intros H. destruct (H 1%nat 1%nat 1 1 one_one halfway ltac:(lra)) as (c & Hc & K). destruct (K first first_within eq_refl) as (A & L).
  apply Thm5Printed.literal. exists 1%nat, 1%nat, 1, 1, first. repeat split; try lia; try lra.
  exists c, (fun t => heads (S.v_trained 1 1 1 1 A first t (S.v_rate 1 1 1))). split; [exact Hc|].
  intros t. destruct (L t (Nat.le_0_l t)) as [_ M]. change (S.v_risk 1 1 1 1 (S.v_trained 1 1 1 1 A first t (S.v_rate 1 1 1)) first <= c ^ t * S.v_risk 1 1 1 1 A first) in M.
  rewrite !risk_is in M. exact M.
Qed.
Theorem every_parity_set_means : Said.said_thm_5_every_parity_set.statement_means.
Proof. intros n k tau b [Hkn Hk] [Ht Ht1] Hb c Hc B W HB A N _. risky. Qed.
Theorem optimum_exists : ~ Said.said_thm_5_optimum_exists.statement.
Proof.
  intros H. apply Thm5Printed.no_optimum. intros n k tau b B Hk Ht Hb HB.
  destruct (H n k tau b (inside n B) (inside_within n B)) as (A & L); try tauto; try lia.
  { rewrite AnyHeads.counts. now rewrite count_inside. }
  exists (heads A). change (S.v_risk n k tau b A (inside n B) = 0) in L. now rewrite risk_is, risk_inside in L.
Qed.
Theorem optimum_exists_means : Said.said_thm_5_optimum_exists.statement_means.
Proof. intros n k tau b B W HB [Hkn Hk] [Ht Ht1] Hb A. risky. Qed.
Theorem infimum : Said.said_thm_5_optimum_exists_infimum.statement.
Proof.
  intros n k tau b B eps _ HB [Hkn Hk] Ht _ He ->. rewrite AnyHeads.counts in HB.
  destruct (Consequences.infimum_is_zero n k tau B (conj Hk Hkn) Ht HB) as [_ I]. destruct (I eps He) as (A & L).
  exists (entries A). change (S.v_risk n k tau 0 (entries A) B <= eps). now rewrite risk_is, heads_entries.
Qed.
Theorem infimum_means : Said.said_thm_5_optimum_exists_infimum.statement_means.
Proof. intros n k tau b B eps W HB [Hkn Hk] [Ht Ht1] Hb He E A. risky. Qed.
Theorem rem_10 : ~ Said.said_rem_10.statement.
Proof.
  intros H. apply Thm5Printed.remark_10. exists 1%nat, 1%nat, 1, 1, first. repeat split; try lia; try lra. intros eps He.
  destruct (H 1%nat 1%nat 1 1 first eps first_within eq_refl one_one halfway ltac:(lra) He) as (A & eta & N & _ & _ & L).
  exists (heads (S.v_trained 1 1 1 1 A first N eta)). change (S.v_risk 1 1 1 1 (S.v_trained 1 1 1 1 A first N eta) first < 0 + eps) in L. now rewrite risk_is in L.
Qed.
Theorem rem_10_means : Said.said_rem_10.statement_means.
Proof. intros n k tau b B eps W HB [Hkn Hk] [Ht Ht1] Hb He A eta N Ha. risky. Qed.
Theorem rem_10_theorem_5 : ~ Said.said_rem_10_theorem_5.statement.
Proof.
  intros H. apply Thm5Printed.remark_10. exists 1%nat, 1%nat, 1, 1, first. repeat split; try lia; try lra. intros eps He.
  destruct (H 1%nat 1%nat 1 1 first eps first_within eq_refl one_one halfway ltac:(lra) He) as (A & L).
  exists (heads A). change (S.v_risk 1 1 1 1 A first < 0 + eps) in L. now rewrite risk_is in L.
Qed.
Theorem rem_10_theorem_5_means : Said.said_rem_10_theorem_5.statement_means.
Proof. intros n k tau b B eps W HB [Hkn Hk] [Ht Ht1] Hb He A. risky. Qed.

(** * Lemma 8 *)
Theorem lemma_8 : ~ Said.said_lemma_8.statement.
Proof.
  intros H. destruct (H 1%nat 1%nat 1 1 one_one halfway ltac:(lra)) as (w & Hw & K).
  apply Turn.polyak. exists 1%nat, 1%nat, 1, 1, w, first. repeat split; try lia; try lra. intros A.
  assert (P := K first (entries A) first_within eq_refl).
  assert (E1 := risk_1 1 1 1 1 (entries A) first 1). assert (E2 := risk_2 1 1 1 1 (entries A) first 1). rewrite heads_entries in E1, E2.
  unfold norm2. cbn [Sum]. rewrite <- E1, <- E2. change (w * S.v_risk 1 1 1 1 (entries A) first <= 1 / 2 * sqrt (0
    + (Derive (fun t => S.v_risk 1 1 1 1 (Said.set2 (entries A) 1 1 t) first) (entries A 1%nat 1%nat) ^ 2
     + Derive (fun t => S.v_risk 1 1 1 1 (Said.set2 (entries A) 1 2 t) first) (entries A 1%nat 2%nat) ^ 2)) ^ 2) in P.
  rewrite risk_is, heads_entries in P. exact P.
Qed.
Theorem lemma_8_means : Said.said_lemma_8.statement_means.
Proof.
  intros n k tau b [Hkn Hk] [Ht Ht1] Hb w Hw B A W HB. repeat match goal with |- _ /\ _ => split end; try (apply risk_fine; arith).
  intros i c Hi Hc. repeat match goal with |- _ /\ _ => split end; try lia; [apply nearby; intro; apply risk_fine; arith | apply ex_risk; arith].
Qed.
Theorem mu_follows : Said.said_lemma_8_mu.statement.
Proof. intros n k tau c2 c1 w s _ _ _ _ H. exact (Refuted.mu_follows n k _ _ _ _ H). Qed.
Theorem mu_follows_means : Said.said_lemma_8_mu.statement_means.
Proof. companion idtac. Qed.

(** * Lemma 19 *)
Lemma nothing_attended n k tau x A : (1 <= k)%nat -> attended n k tau x A / INR k = 0 -> attended n k tau x A = 0.
Proof.
  intros Hk V. assert (0 < INR k) by (apply lt_0_INR; lia).
  apply Rmult_eq_reg_r with (/ INR k); [|apply Rinv_neq_0_compat; lra]. rewrite Rmult_0_l. exact V.
Qed.
Theorem zero_gradient : Said.said_lemma_19_zero_gradient.statement.
Proof.
  intros n k tau b B x A i _ _ _ Hi [Hkn Hk] Ht Hb V.
  destruct (Refuted.zero_gradient n k tau b B x (heads A) i (conj Hk Hkn) Ht Hb Hi (nothing_attended n k tau x (heads A) Hk V)) as [E1 E2].
  split; [rewrite <- E1; exact (cost_1 n k tau b x A B i) | rewrite <- E2; exact (cost_2 n k tau b x A B i)].
Qed.
Theorem zero_gradient_means : Said.said_lemma_19_zero_gradient.statement_means.
Proof. companion ltac:(apply ex_cost; arith). Qed.
Theorem lemma_19 : ~ Said.said_lemma_19.statement.
Proof.
  intros (c2 & c1 & [C0 C1] & K). apply Refuted.pair_bound. intros n k tau b Hk Ht Hb. exists c1, c2. split; [exact C0|].
  intros P x A HP Z y. set (D := entries A). set (B := inside n P).
  assert (E : heads D = A) by apply heads_entries.
  assert (I1 : forall p, (1 <= p <= n)%nat -> inside n x p = x p) by (intros; now apply inside_at).
  assert (I2 : forall p, (1 <= p <= n)%nat -> inside n y p = y p) by (intros; now apply inside_at).
  assert (L : forall z A', loss (label n B (inside n z)) (yhat n k tau b (inside n z) A') = loss (label n P z) (yhat n k tau b z A')).
  { intros z A'. rewrite (label_input n B (inside n z) z) by (intros; now apply inside_at). rewrite (label_set n B P) by (intros; now apply inside_at).
    now rewrite (yhat_input n k tau b (inside n z) z) by (intros; now apply inside_at). }
  assert (G1 : forall z i, lossgrad13 n k tau b B (inside n z) A i = lossgrad13 n k tau b P z A i) by (intros; apply Derive_ext; intros; apply L).
  assert (G2 : forall z i, lossgrad14 n k tau b B (inside n z) A i = lossgrad14 n k tau b P z A i) by (intros; apply Derive_ext; intros; apply L).
  assert (R := K n k tau b B (inside n x) (inside n y) D (inside_within n P)).
  rewrite AnyHeads.counts in R. unfold B in R at 1. rewrite count_inside in R.
  specialize (R HP (inside_within n x) (inside_within n y) ltac:(lia) Ht Hb).
  assert (V : Said.said_lemma_19.v_vstar n k tau (inside n x) D = 0).
  { change (attended n k tau (inside n x) (heads D) / INR k = 0). rewrite (attended_input n k tau _ x) by exact I1. rewrite E, Z. unfold Rdiv. ring. }
  specialize (R V). assert (O : Said.said_lemma_19.v_opposite n (inside n x) (inside n y)).
  { intros p Hp. rewrite I1, I2 by exact Hp. unfold y, Said.bit. destruct (x p); simpl; ring. }
  specialize (R O). rewrite <- Sum_plus.
  rewrite (Sum_ext k _ (fun i => Derive (fun t => S.v_cost n k tau b (inside n x) (Said.set2 D i 1 t) B) (D i 1%nat) ^ 2 + Derive (fun t => S.v_cost n k tau b (inside n x) (Said.set2 D i 2 t) B) (D i 2%nat) ^ 2
    + Derive (fun t => S.v_cost n k tau b (inside n y) (Said.set2 D i 1 t) B) (D i 1%nat) ^ 2 + Derive (fun t => S.v_cost n k tau b (inside n y) (Said.set2 D i 2 t) B) (D i 2%nat) ^ 2)).
  2:{ intros i _. rewrite !cost_1, !cost_2, E, !G1, !G2. ring. }
  rewrite <- (L x A), <- (L y A), <- E, <- !cost_is. exact R.
Qed.
Theorem lemma_19_means : Said.said_lemma_19.statement_means.
Proof. companion ltac:(apply ex_cost; arith). Qed.

(** * Lemma 18 *)
Lemma shown_is n tau x A i v : bracket n tau x 1 (heads A i) v
  = Sum n (fun p => Said.bit (x p) * (gamma n tau (heads A i) p * (1 - gamma n tau (heads A i) p) * v p
      + Sum n (fun j => if negb (Nat.eqb j p) then gamma n tau (heads A i) p * gamma n tau (heads A i) j * v j else 0))).
Proof. unfold bracket. apply Sum_ext. intros p _. rewrite signed, Rmult_1_l. reflexivity. Qed.
Lemma bracket_input n tau x x' s h v : (forall p, (1 <= p <= n)%nat -> x p = x' p) -> bracket n tau x s h v = bracket n tau x' s h v.
Proof. intros H. unfold bracket. apply Sum_ext. intros p Hp. unfold bit. now rewrite H. Qed.
Theorem lemma_18 : ~ Said.said_lemma_18.statement.
Proof.
  intros (c2 & c1 & [C0 C1] & K). apply Printed.lemma_18_weakest. intros n k tau Hk Ht.
  assert (N : 0 < INR n) by (apply lt_0_INR; lia). assert (M : 0 < INR n * tau) by (apply Rmult_lt_0_compat; lra).
  exists (Rmin c2 (INR n * tau / 2)). assert (P := Rmin_l c2 (INR n * tau / 2)). assert (Q := Rmin_r c2 (INR n * tau / 2)).
  assert (P0 : 0 < Rmin c2 (INR n * tau / 2)) by (apply Rmin_glb_lt; lra). split; [lra|]. intros x A V.
  assert (I : forall p, (1 <= p <= n)%nat -> inside n x p = x p) by (intros; now apply inside_at).
  assert (R := K n k tau (inside n x) (entries A) (inside_within n x) ltac:(lia) Ht).
  assert (V' : 0 < Said.said_lemma_18.v_vstar n k tau (inside n x) (entries A)).
  { change (0 < attended n k tau (inside n x) (heads (entries A)) / INR k). rewrite heads_entries, (attended_input n k tau _ x) by exact I. exact V. }
  specialize (R V'). unfold Said.said_lemma_18.v_bound in R. eapply Rle_trans; [|eapply Rle_trans; [exact R|]].
  - unfold Rdiv. apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat, pow_lt, N|]. apply Rmult_le_compat_r; [apply pow2_ge_0|].
    apply Rmult_le_compat_l; [lra|]. apply pow_incr. lra.
  - right. apply Sum_ext. intros i _.
    assert (B : forall v, bracket n tau x 1 (A i) v = bracket n tau (inside n x) 1 (heads (entries A) i) v).
    { intros v. rewrite heads_entries. apply bracket_input. intros p Hp. symmetry. now apply I. }
    rewrite (B (u1 n)), (B (u2 n)), !shown_is. reflexivity.
Qed.
Theorem lemma_18_means : Said.said_lemma_18.statement_means.
Proof. companion idtac. Qed.
