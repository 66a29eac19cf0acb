(** The class of transformers with a frozen classification head: what its parameter space can express (Sections 1 and 3, Figure 1). *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums AnyHeads Identification.
From Parity Require Said Thm5Printed Consequences.
Open Scope R_scope.

Module I := Said.said_identification.

(** * No heads reach risk zero for b > 0 *)
Lemma floor_at_one : exists low, 0 < low /\ forall A, low <= I.v_risk 1 1 1 1 A (only 1).
Proof.
  destruct (Thm5Printed.floor 1%nat 1%nat 1 1 (only 1) ltac:(lia) eq_refl ltac:(lra) ltac:(lra)) as (low & P & _ & F).
  exists low. split; [exact P|]. intros A. rewrite generated_risk. apply F.
Qed.
Lemma only_within : Said.Within 1 (only 1).
Proof. intros p Hp. unfold only. apply Nat.eqb_neq. lia. Qed.

Theorem contribution_i : ~ Said.said_contribution_i.statement.
Proof.
  intros H. destruct floor_at_one as (low & P & F).
  destruct (H 1%nat 1%nat 1 1 (only 1) low only_within eq_refl ltac:(lia) ltac:(lra) ltac:(lra) P) as [A L].
  change (I.v_risk 1 1 1 1 A (only 1) < low) in L. specialize (F A). lra.
Qed.
Theorem contribution_i_means : Said.said_contribution_i.statement_means.
Proof. intros n k tau b B eps _ _ Hk Ht Hb He A. apply risk_fine; [lia | lra | lra]. Qed.

Theorem not_attained : ~ Said.said_sec_3_dimension.statement.
Proof.
  intros H. destruct floor_at_one as (low & P & F).
  destruct (H 1%nat 1%nat 1 1 (only 1) only_within eq_refl ltac:(lia) ltac:(lra) ltac:(lra)) as [A L].
  change (I.v_risk 1 1 1 1 A (only 1) = 0) in L. specialize (F A). lra.
Qed.
Theorem not_attained_means : Said.said_sec_3_dimension.statement_means.
Proof. intros n k tau b B _ _ Hk Ht Hb A. apply risk_fine; [lia | lra | lra]. Qed.

(** * Without smoothing zero is the infimum *)
Definition entries (A : nat -> head) (i c : nat) : R := if Nat.eqb c 1 then a13 (A i) else a14 (A i).
Lemma heads_entries A : heads (entries A) = A.
Proof. apply functional_extensionality. intros i. unfold heads, entries. cbn [Nat.eqb]. destruct (A i); reflexivity. Qed.

Theorem infimum : Said.said_sec_3_dimension_infimum.statement.
Proof.
  intros n k tau b B eps _ HB Hk Ht _ He Hb. rewrite counts in HB. subst b.
  destruct (Consequences.infimum_is_zero n k tau B ltac:(lia) ltac:(lra) HB) as [_ R]. destruct (R eps He) as [A L].
  exists (entries A). change (I.v_risk n k tau 0 (entries A) B <= eps). rewrite generated_risk, heads_entries. exact L.
Qed.
Theorem infimum_means : Said.said_sec_3_dimension_infimum.statement_means.
Proof. intros n k tau b B eps _ _ Hk Ht Hb He. intros E A. apply risk_fine; [lia | lra | lra]. Qed.

(** * Every transformer of the class is a network with one hidden layer, with the total attention as its weights *)
Theorem network : Said.said_sec_3_dimension_repair.statement.
Proof.
  intros n k tau b A x _ _ _ _. change (f k b (attended n k tau x (heads A)) =
    1 + Sum k (fun q => (-1) ^ q * (8 * INR q - 4) * sigma b (Sum n (fun p => total n k tau (heads A) p * bit x p) + 1 / 2 - INR q))).
  rewrite attended_total. rewrite (Sum_ext n (fun p => bit x p * total n k tau (heads A) p) (fun p => total n k tau (heads A) p * bit x p)) by (intros; ring).
  reflexivity.
Qed.
Theorem network_means : Said.said_sec_3_dimension_repair.statement_means.
Proof.
  intros n k tau b A x _ [Hkn Hk] Ht Hb.
  assert (W : forall p, (1 <= p <= n)%nat -> I.ok_attention n k tau A p /\ (1 <= p <= n)%nat).
  { intros p Hp. split; [apply total_fine; (lia || assumption) | exact Hp]. }
  assert (S : forall s, 0 <= s ^ 2 + b) by (intros s; assert (Q := pow2_ge_0 s); lra).
  split; [|split; [exact W|]].
  - split.
    + intros i Hi p Hp. split; [exact Hp | apply weight_fine; (lia || assumption)].
    + intros q _. split; [exact Logic.I | split; [exact Logic.I | apply S]].
  - intros q _. split; [exact W | apply S].
Qed.

(** * An aligned head has its largest score at its bit *)
Lemma cosine_below_one t : 0 < Rabs t < 2 * PI -> cos t < 1.
Proof.
  intros Ht. assert (N : sin (t / 2) <> 0).
  { destruct (Rcase_abs t) as [L|G].
    - rewrite Rabs_left in Ht by exact L. assert (0 < sin (- (t / 2))) by (apply sin_gt_0; lra). rewrite sin_neg in H. lra.
    - rewrite Rabs_right in Ht by exact G. assert (0 < sin (t / 2)) by (apply sin_gt_0; lra). lra. }
  replace t with (2 * (t / 2)) by field. rewrite cos_2a_sin. assert (0 < sin (t / 2) * sin (t / 2)); [|lra].
  destruct (Rtotal_order (sin (t / 2)) 0) as [L|[E|G]]; [nra | contradiction | nra].
Qed.
Lemma peak n (h : head) p q : (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> q <> p -> a13 h = u1 n p -> a14 h = u2 n p -> score n h q < score n h p.
Proof.
  intros Hp Hq N E1 E2. assert (P := PI_RGT_0). assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
  unfold score. rewrite E1, E2. unfold u1, u2. set (s := 2 * PI * INR p / INR n). set (t := 2 * PI * INR q / INR n).
  assert (C : cos (s - t) < 1).
  { apply cosine_below_one. replace (s - t) with (2 * PI * ((INR p - INR q) / INR n)) by (unfold s, t; field; lra).
    rewrite Rabs_mult, (Rabs_pos_eq (2 * PI)) by lra. unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ INR n)) by (left; now apply Rinv_0_lt_compat).
    assert (D : 0 < Rabs (INR p - INR q) < INR n).
    { assert (A1 := le_INR p n ltac:(lia)). assert (A2 := le_INR q n ltac:(lia)). assert (A3 := lt_0_INR p ltac:(lia)). assert (A4 := lt_0_INR q ltac:(lia)).
      split; [apply Rabs_pos_lt; intros Z; apply N, INR_eq; lra | apply Rabs_def1; lra]. }
    set (d := Rabs (INR p - INR q)) in *. assert (0 < d * / INR n < 1).
    { split; [apply Rmult_lt_0_compat; [lra | now apply Rinv_0_lt_compat]|]. apply (Rmult_lt_reg_r (INR n)); [exact N0|]. rewrite Rmult_assoc, Rinv_l by lra. lra. }
    nra. }
  rewrite cos_minus in C. assert (Q := sin2_cos2 s). unfold Rsqr in Q. nra.
Qed.

Theorem alignment : Said.said_prop_3_alignment.statement.
Proof.
  intros n k x A i p _ _ Hp _ (_ & E1 & E2) q Hq N. exact (peak n (heads A i) p q Hp Hq N E1 E2).
Qed.
Theorem alignment_means : Said.said_prop_3_alignment.statement_means.
Proof.
  intros n k x A i p _. split; [exact Logic.I|]. intros Hi Hp Hk. assert (N : INR n <> 0) by (apply not_0_INR; lia).
  assert (S : forall q, Said.said_prop_3_alignment.ok_score n A k i q) by (intros q; split; [exact Hi | split; exact N]).
  split.
  - unfold Said.said_prop_3_alignment.v_H in Hi. unfold Said.said_prop_3_alignment.ok_points, Said.said_prop_3_alignment.v_a13, Said.said_prop_3_alignment.v_a14.
    repeat split; try exact N; lia.
  - intros _. split; [apply S|]. intros q _ _. split; apply S.
Qed.
Theorem equation : Said.said_fig_1_order_equation.statement.
Proof. exact alignment. Qed.
Theorem equation_means : Said.said_fig_1_order_equation.statement_means.
Proof. exact alignment_means. Qed.

(** * The number that is claimed is below the cited one *)
Theorem numbers : Said.said_contribution_iii_numbers.statement.
Proof.
  intros n k [Hkn Hk]. unfold Said.said_contribution_iii_numbers.v_needed, Said.said_contribution_iii_numbers.v_upper.
  assert (K : 2 <= INR k) by (replace 2 with (INR 2) by (simpl; ring); apply le_INR; lia).
  assert (M : INR k <= INR n) by (apply le_INR; lia).
  assert (L : / 2 < ln (INR k)).
  { apply (Rlt_le_trans _ (ln 2)); [exact ln_lt_2|]. destruct (Rle_lt_or_eq_dec _ _ K) as [K'|K']; [left; apply ln_increasing; lra | rewrite <- K'; right; reflexivity]. }
  assert (P : 1 <= INR k ^ 6) by (apply pow_R1_Rle; lra).
  assert (Q : 2 * INR k <= INR n * INR k ^ 7).
  { replace (INR n * INR k ^ 7) with (INR n * (INR k * INR k ^ 6)) by ring.
    apply Rle_trans with (INR n * INR k); [apply Rmult_le_compat_r; lra|]. apply Rmult_le_compat_l; [lra|].
    rewrite <- (Rmult_1_r (INR k)) at 1. apply Rmult_le_compat_l; lra. }
  assert (0 < INR n * INR k ^ 7) by lra.
  apply Rle_lt_trans with (INR n * INR k ^ 7 * / 2); [lra|]. now apply Rmult_lt_compat_l.
Qed.
Theorem numbers_means : Said.said_contribution_iii_numbers.statement_means.
Proof. intros n k [Hkn Hk]. split; [exact Logic.I|]. apply lt_0_INR. lia. Qed.
