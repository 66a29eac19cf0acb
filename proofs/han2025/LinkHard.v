(** Statements about hard attention, limits and missing edges as they are generated: Corollary 20, Remarks 12 and 13, Proposition 4,
    Section 3, Appendix A. *)
From Coq Require Import Reals Lra Lia ZArith Bool List FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Identification Generated.
From Parity Require Said AnyHeads Thm5 Cor20 Rem13Printed HardPoints Consequences Corrected Thm5Printed Appendix UnitHeads.
Open Scope R_scope.
Module C := Said.said_cor_20.

(** * Corollary 20 *)
Lemma power_is z : powerRZ 2 (- Int_part (- z)) = Rpower 2 (Ceil z).
Proof. unfold Ceil. rewrite powerRZ_Rpower by lra. now rewrite opp_IZR. Qed.
Lemma bound_is n m : C.v_bound n m = cor_20_bound n m.
Proof. unfold C.v_bound. now rewrite power_is. Qed.

Lemma pair_dec (u v : nat * bool) : {u = v} + {u <> v}.
Proof. decide equality; [apply bool_dec | apply Nat.eq_dec]. Qed.

Section Views.
Variables (n m : nat) (att : nat -> (nat -> bool) -> nat).
Hypothesis Range : forall j x, (1 <= j <= m)%nat -> Said.Within n x -> (1 <= att j x <= n)%nat.
Definition att_in (j : nat) (x : nat -> bool) : nat := att j (inside n x).
Definition same (u v : list (nat * bool)) : bool := if list_eq_dec pair_dec u v then true else false.
(** What a classifier says of a view: the mean over the inputs that have it. *)
Definition told (h : (nat -> bool) -> R) (v : list (nat * bool)) : R :=
  Mean n (fun x => if same (view m att_in x) v then h x else 0) / Mean n (fun x => if same (view m att_in x) v then 1 else 0).
Lemma view_alike x y : Said.Within n x -> Said.Within n y -> view m att_in x = view m att_in y -> C.v_alike att m x y.
Proof.
  intros Wx Wy E j Hj. unfold view in E. assert (I : In j (seq 1 m)) by (apply in_seq; lia).
  assert (F := ext_in_map E j I). cbv beta in F. unfold att_in in F. rewrite (within_inside n x Wx), (within_inside n y Wy) in F. injection F as F1 F2.
  split; cbv beta; [exact F1 | congruence].
Qed.
Lemma told_is h x : C.v_blind n h att m -> Said.Within n x -> told h (view m att_in x) = h x.
Proof.
  intros Bl W. unfold told. set (v := view m att_in x).
  rewrite (Mean_within n _ (fun y => h x * (if same (view m att_in y) v then 1 else 0))).
  - rewrite AnyHeads.Mean_mul. field. apply Rgt_not_eq. apply Rlt_le_trans with (1 / 2 ^ n); [apply Rdiv_lt_0_compat; [lra | apply pow_lt; lra]|].
    assert (P := Thm5.Mean_point n (fun y => if same (view m att_in y) v then 1 else 0) x). cbv beta in P.
    assert (E : same (view m att_in x) v = true) by (unfold same, v; destruct (list_eq_dec _ _ _); congruence). rewrite E in P. apply P.
    + intros y. destruct (same (view m att_in y) v); lra.
    + intros q Hq. destruct (Nat.leb_spec 1 q), (Nat.leb_spec q n); try lia; rewrite W in Hq by lia; discriminate.
  - intros y Wy. unfold same. destruct (list_eq_dec _ _ _) as [E|]; [|ring]. rewrite Rmult_1_r. apply Bl; [exact Wy | exact W|]. now apply view_alike.
Qed.
Lemma blind_risk h B : C.v_blind n h att m -> C.v_risk_of n B h = risk n B (fun x => told h (view m att_in x)).
Proof. intros Bl. change (C.v_risk_of n B h) with (Said.said_cor_20.v_risk_of n B h). rewrite risk_of_is. unfold risk. apply Mean_within. intros x W. now rewrite told_is. Qed.
Lemma looks_attends g : C.v_looks n g att m -> forall j x, (1 <= j <= m)%nat -> attends n (g j) (fun p => p) x (att_in j x).
Proof.
  intros L j x Hj. assert (R := Range j (inside n x) Hj (inside_within n x)). split; [exact R|]. intros q Hq N.
  assert (K := L (inside n x) (inside_within n x) j Hj q Hq). rewrite !inside_at in K by assumption. fold (att_in j x) in K.
  destruct K as [K | [K O]]; [left; exact K | right; split; [exact K | lia]].
Qed.
End Views.

Theorem cor_20 : C.statement.
Proof.
  intros n m g att R Hn Hm L. destruct (Cor20.literal n m g (fun p => p) (att_in n att) Hn Hm ltac:(auto) (looks_attends n m att R g L)) as (B & K).
  exists (inside n B). split; [apply inside_within|]. intros h Bl. rewrite bound_is, (blind_risk n m att h (inside n B) Bl), risk_inside. apply K.
Qed.
Theorem cor_20_means : C.statement_means.
Proof. companion idtac. Qed.
Theorem every_size : Said.said_cor_20_every_size.statement.
Proof.
  intros n k m g att R [Hkn Hk] Hm L.
  destruct (Cor20.every_size n m k g (fun p => p) (att_in n att) Hm (conj Hk Hkn) ltac:(auto) (looks_attends n m att R g L)) as (B & HB & K).
  exists (inside n B). split; [apply inside_within|]. split; [rewrite AnyHeads.counts, count_inside; exact HB|]. intros h Bl.
  change (C.v_bound n m <= C.v_risk_of n (inside n B) h). rewrite bound_is, (blind_risk n m att h (inside n B) Bl), risk_inside. apply K.
Qed.
Theorem every_size_means : Said.said_cor_20_every_size.statement_means.
Proof. companion idtac. Qed.

(** * Hard heads by position and token *)
Lemma split_score n m (rows : nat -> nat -> R) x j p :
  let looked j p (v : bool) := rows j 1%nat * (if v then 1 else 0) + rows j 2%nat * (if v then 0 else 1) + rows j 3%nat * u1 n p + rows j 4%nat * u2 n p in
  let pos j p := rows j 3%nat * u1 n p + rows j 4%nat * u2 n p in
  let tok j v := rows j (3 - v)%nat in
  Said.said_rem_13_finite_n.v_added x pos tok m j p = looked j p (x p).
Proof.
  intros looked pos tok. unfold Said.said_rem_13_finite_n.v_added, Said.said_rem_13_finite_n.v_token, looked, pos, tok.
  destruct (x p); simpl; ring.
Qed.
Lemma alike_means n m att (h : (nat -> bool) -> R) :
  let mean x (v : nat -> R) := Sum m (fun j => v (att j x)) / INR m in
  (forall x y, mean x (bit x) = mean y (bit y) -> mean x (u1 n) = mean y (u1 n) -> mean x (u2 n) = mean y (u2 n) -> h x = h y) ->
  C.v_blind n h att m.
Proof.
  intros mean H x _ y _ E. apply H; unfold mean; f_equal; apply Sum_ext; intros j Hj; destruct (E j Hj) as [E1 E2];
    [unfold bit; now rewrite E2 | now rewrite E1 | now rewrite E1].
Qed.
Theorem finite_n : ~ Said.said_rem_13_finite_n.statement.
Proof.
  intros G. apply HardPoints.finite_n. intros n m rows att Hm looked Best mean.
  destruct (G n m (fun j p => rows j 3%nat * u1 n p + rows j 4%nat * u2 n p) (fun j v => rows j (3 - v)%nat) att) as (B & _ & K); try lia.
  - intros j x Hj _. apply Best, Hj.
  - intros x _ j Hj q Hq. destruct (Best j x Hj) as [R S]. rewrite !(split_score n m rows x j).
    destruct (Nat.eq_dec q (att j x)) as [->|N]; [right; split; [reflexivity | lia] | left; apply S; assumption].
  - exists B. intros h Hh. rewrite <- risk_of_is. apply K. apply alike_means. exact Hh.
Qed.
Theorem finite_n_means : Said.said_rem_13_finite_n.statement_means.
Proof. companion idtac. Qed.
Theorem any_maximiser : ~ Said.said_cor_20_any_maximiser.statement.
Proof.
  intros G. apply HardPoints.any_maximiser. intros n m rows att Hn Hm looked Best mean.
  destruct (G n m (fun j p => rows j 3%nat * u1 n p + rows j 4%nat * u2 n p) (fun j v => rows j (3 - v)%nat) att) as (B & _ & K); try assumption.
  - intros j x Hj _. apply Best, Hj.
  - intros x _ j Hj q Hq. destruct (Best j x Hj) as [R S].
    change (Said.said_rem_13_finite_n.v_added x (fun j p => rows j 3%nat * u1 n p + rows j 4%nat * u2 n p) (fun j v => rows j (3 - v)%nat) m j q
      <= Said.said_rem_13_finite_n.v_added x (fun j p => rows j 3%nat * u1 n p + rows j 4%nat * u2 n p) (fun j v => rows j (3 - v)%nat) m j (att j x)).
    rewrite !(split_score n m rows x j). apply S, Hq.
  - exists B. intros h Hh. rewrite <- risk_of_is, <- bound_is. apply K. apply alike_means. exact Hh.
Qed.
Theorem any_maximiser_means : Said.said_cor_20_any_maximiser.statement_means.
Proof. companion idtac. Qed.

(** * Limits: Remarks 12 and 13 *)
Lemma small_share (u : nat -> R) : is_lim_seq (fun n => u n / INR n) 0 -> (forall n, 0 <= u n) ->
  forall s, 0 < s -> exists j : nat, forall l : nat, (j <= l)%nat -> u l <= s * INR l.
Proof.
  intros L U s Hs. apply is_lim_seq_spec in L. destruct (L (mkposreal s Hs)) as (N & P). exists (S N). intros l Hl.
  assert (I : 0 < INR l) by (apply lt_0_INR; lia). specialize (P l ltac:(lia)). simpl in P. rewrite Rminus_0_r in P. apply Rabs_def2 in P.
  left. apply (Rlt_div_l (u l) s (INR l) I). lra.
Qed.
Lemma share_small (u : nat -> R) : (forall n, 0 <= u n) -> (forall s, 0 < s -> exists j : nat, forall l : nat, (j <= l)%nat -> u l <= s * INR l) ->
  is_lim_seq (fun n => u n / INR n) 0.
Proof.
  intros U H. apply is_lim_seq_spec. intros [s Hs]. simpl. destruct (H (s / 2) ltac:(lra)) as (j & J). exists (S j). intros n Hn.
  assert (N : 0 < INR n) by (apply lt_0_INR; lia). specialize (J n ltac:(lia)). rewrite Rminus_0_r, Rabs_pos_eq; [|now apply Rdiv_le_0_compat].
  apply Rlt_div_l; [exact N|]. assert (0 < s * INR n) by (now apply Rmult_lt_0_compat). lra.
Qed.
Theorem by_corollary_20 : ~ Said.said_rem_13_by_corollary_20.statement.
Proof.
  intros G. apply Rem13Printed.by_corollary_20. intros m Hm L eps He.
  destruct (G m Hm (small_share (fun n => INR (m n)) L (fun n => pos_INR (m n))) eps He) as (N & HN & K). exists N. split; [exact HN|].
  intros n Hn. specialize (K n Hn). unfold Said.said_rem_13_by_corollary_20.v_corollary in K. rewrite power_is in K. exact K.
Qed.
Theorem by_corollary_20_means : Said.said_rem_13_by_corollary_20.statement_means.
Proof. intros m Hm _ eps _ N HN n Hn. specialize (Hm n). companion idtac. Qed.
Lemma product_nonneg (m : nat -> nat) (norm : nat -> R) : (forall n, 0 <= norm n) -> forall n, 0 <= INR (m n) ^ 2 * norm n.
Proof. intros H n. apply Rmult_le_pos; [apply pow2_ge_0 | apply H]. Qed.
Theorem first_factor : ~ Said.said_rem_12_limit_first_factor.statement.
Proof.
  intros G. apply Consequences.first_factor. intros m norm Hm L eps He. assert (N0 : forall n, 0 <= norm n) by (intros n; destruct (Hm n); lra).
  destruct (G m norm) with (v_eps := eps) as (N & HN & K).
  - intros l. destruct (Hm l). split; [assumption | lra].
  - exact (small_share (fun n => INR (m n) ^ 2 * norm n) L (product_nonneg m norm N0)).
  - exact He.
  - exists N. intros n Hn. specialize (K n Hn). unfold Said.said_rem_12_limit_first_factor.v_first in K. rewrite power_is in K. exact K.
Qed.
Theorem first_factor_means : Said.said_rem_12_limit_first_factor.statement_means.
Proof. intros m norm Hm _ eps _ N HN n Hn. destruct (Hm n). companion idtac. Qed.
Theorem second_factor : Said.said_rem_12_limit_second_factor.statement.
Proof.
  intros m norm Hm H eps He.
  assert (L := Consequences.second_factor m norm Hm (share_small (fun n => INR (m n) ^ 2 * norm n) (product_nonneg m norm (fun n => proj2 (Hm n))) H)).
  apply is_lim_seq_spec in L. destruct (L (mkposreal eps He)) as (N & P). exists (S N). split; [lia|]. intros n Hn.
  assert (Q := P n ltac:(lia)). simpl in Q. rewrite Rminus_0_r in Q. apply Rabs_def2 in Q. unfold rem_12_second in Q.
  unfold Said.said_rem_12_limit_second_factor.v_second. lra.
Qed.
Theorem second_factor_means : Said.said_rem_12_limit_second_factor.statement_means.
Proof. intros m norm Hm _ eps _ N HN n Hn. fine idtac. Qed.

(** * Proposition 4 and Section 3 *)
Lemma upd_inside n x i v : (1 <= i <= n)%nat -> inside n (upd x i v) = upd (inside n x) i v.
Proof.
  intros Hi. apply functional_extensionality. intros p. unfold upd. destruct (Nat.eqb_spec p i) as [->|N].
  - rewrite inside_at by exact Hi. now rewrite Nat.eqb_refl.
  - unfold inside. now destruct (Nat.eqb_spec p i).
Qed.
Theorem missing_edge : Said.said_prop_4_missing_edge_risk_at_least.statement.
Proof.
  intros n k i B h Hi _ HB [Hkn Hk] Bi E. rewrite AnyHeads.counts in HB.
  assert (M := Corrected.missing_edge n k i B (fun x => h (inside n x)) (conj Hk Hkn) Hi HB Bi).
  change (1 <= C.v_risk_of n B h). change (C.v_risk_of n B h) with (Said.said_cor_20.v_risk_of n B h). rewrite risk_of_is.
  replace (risk n B h) with (risk n B (fun x => h (inside n x))).
  - apply M. intros x. rewrite !upd_inside by exact Hi. exact (E (inside n x) (inside_within n x)).
  - unfold risk. apply Mean_within. intros x W. now rewrite within_inside.
Qed.
Theorem missing_edge_means : Said.said_prop_4_missing_edge_risk_at_least.statement_means.
Proof. companion idtac. Qed.
Theorem other_marginal : ~ Said.said_sec_3_scope.statement.
Proof.
  intros G. apply Thm5Printed.other_marginal. exists 1%nat, 1%nat. split; [lia|]. intros odds c Pos One.
  destruct (G 1%nat 1%nat 1%nat (fun _ => c) odds) as (B & W & HB & _ & L); try lia.
  - intros x _. apply Pos.
  - rewrite Total_Mean. exact One.
  - intros x _. reflexivity.
  - exists B. rewrite AnyHeads.counts in HB. split; [exact HB|]. rewrite Total_Mean in L. exact L.
Qed.
Theorem other_marginal_means : Said.said_sec_3_scope.statement_means.
Proof. companion idtac. Qed.

(** * Appendix A *)
Definition one_head (h : head) : nat -> nat -> R := entries (fun _ => h).
Lemma nothing n : Said.Within n (fun _ => false).
Proof. intros p _. reflexivity. Qed.
Theorem setup : ~ Said.said_appendix_a_setup.statement.
Proof.
  intros (c2 & c1 & Hc & G). apply Appendix.setup. exists c1, c2. split; [exact Hc|]. intros n p tau h Hp Ht E Top.
  destruct (G n 1%nat tau (fun _ => false) (one_head h) 1%nat p (nothing n) ltac:(unfold Said.said_appendix_a_setup.v_H; lia) Hp ltac:(lia) Ht E) as [Peak Near].
  - intros j Hj _. exact (Top j Hj).
  - split; [exact Peak|]. intros q Hq N Dist. exact (Near q Hq (conj N Dist)).
Qed.
Theorem setup_means : Said.said_appendix_a_setup.statement_means.
Proof. companion idtac. Qed.
Theorem unit_heads : ~ Said.said_appendix_a_setup_unit_heads.statement.
Proof.
  intros (c2 & c1 & Hc & G). apply UnitHeads.unit_heads. exists c1, c2. split; [exact Hc|]. intros n p tau h Hp Ht E U Top.
  destruct (G n 1%nat tau (fun _ => false) (one_head h) 1%nat p (nothing n) ltac:(unfold Said.said_appendix_a_setup_unit_heads.v_H; lia) Hp ltac:(lia) Ht E U) as [Peak Near].
  - intros j Hj _. exact (Top j Hj).
  - split; [exact Peak|]. intros q Hq N Dist. exact (Near q Hq (conj N Dist)).
Qed.
Theorem unit_heads_means : Said.said_appendix_a_setup_unit_heads.statement_means.
Proof. companion idtac. Qed.
