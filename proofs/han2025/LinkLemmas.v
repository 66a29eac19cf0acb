(** Corrected lemmas as they are generated, with the best constants, the complements and what is attained; and readings of
    Lemma 8, Lemma 16, Section 3, Theorem 5 and Appendix A. *)
From Coq Require Import Reals Lra Lia ZArith Bool Classical_Prop FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Identification Generated.
From Parity Require Said AnyHeads LinkSmooth LinkRisk LinkHard Corrected NotGlobal Turn Repairs Lemma15 Lemma15Steps Sharp14 Smooth Lemma7 Lemma19 Consequences Trap InitialRisk LossGradient Abel Thm5Printed.
Open Scope R_scope.

(** * Lemma 16: an inference *)
Theorem entries_only : ~ Said.said_lemma_16_norm_entries.statement.
Proof.
  intros H. specialize (H 1%nat 1 (fun _ _ => 1) (fun _ => 1) (le_n 1) ltac:(lra) ltac:(intros; cbv beta; rewrite Rabs_R1; lra)).
  change (2 * 1)%nat with 2%nat in H. cbn [Said.Sum] in H. simpl (INR 1) in H. match type of H with sqrt ?z <= _ => replace z with (2 * 4) in H by ring end.
  replace (0 + 1 ^ 2 + 1 ^ 2) with 2 in H by ring. rewrite Rmult_1_r, Rmult_1_r, sqrt_sqrt in H by lra.
  rewrite sqrt_mult_alt in H by lra. replace 4 with (2 * 2) in H by ring. rewrite sqrt_square in H by lra.
  assert (Q := sqrt_sqrt 2 ltac:(lra)). assert (P := sqrt_lt_R0 2 ltac:(lra)). nra.
Qed.
Theorem entries_only_means : Said.said_lemma_16_norm_entries.statement_means.
Proof. hnf. intros l w M q Hl Hw. split; [intros; lia|]. intros _. split; [intros; lia|]. split; [apply Sum_nonneg; intros; apply pow2_ge_0|]. split; [apply Rmult_le_pos; [lra | apply pos_INR] | auto]. Qed.

(** * Section 3 and Theorem 5: labels with noise, an inference *)
Theorem noise : ~ Said.said_sec_3_scope_noise.statement.
Proof.
  intros H. apply Consequences.noise. exists 1%nat, 1%nat, (inside 1 (fun _ => true)), (fun _ => 1 / 2), (1 / 2).
  split; [lia|]. split; [reflexivity|]. split; [intros; lra|]. split; [cbn [Mean]; simpl; lra|]. split; [lra|]. intros eps He.
  destruct (H 1%nat 1%nat (inside 1 (fun _ => true)) (fun _ => 1 / 2) (1 / 2) eps (inside_within 1 _) eq_refl (conj (le_n 1) (le_n 1)) ltac:(lra) He) as (h & L).
  - intros; lra.
  - cbn [Said.Total]. lra.
  - exists h. rewrite Total_Mean in L. refine (Rle_trans _ _ _ _ L). right. f_equal.
Qed.
Theorem noise_means : Said.said_sec_3_scope_noise.statement_means.
Proof. companion idtac. Qed.
Theorem inference : Said.said_thm_5_linear_rate_inference.statement.
Proof.
  intros eta w L G N He Hw H. apply (Corrected.rate eta w L G He Hw).
  - intros t. apply H.
  - intros t. destruct (H t) as (_ & D & _). now rewrite Nat.add_1_r in D.
  - intros t. apply H.
Qed.
Theorem inference_means : Said.said_thm_5_linear_rate_inference.statement_means.
Proof. companion idtac. Qed.

(** * Appendix A *)
Theorem far : ~ Said.said_appendix_a_setup_far_any_length.statement.
Proof.
  intros H. apply Corrected.far. intros n tau Hn Ht. destruct (H n tau Hn Ht) as (c & Hc & G). exists c. split; [exact Hc|].
  intros h p q Z Hp Hq Top Far. apply (G 1%nat (fun _ => false) (LinkHard.one_head h) 1%nat p q (LinkHard.nothing n)); try assumption.
  - split; apply le_n.
  - apply le_n.
  - intros j Hj _. exact (Top j Hj).
  - intros Near. apply (Rlt_not_le _ _ Far). exact Near.
Qed.
Theorem far_means : Said.said_appendix_a_setup_far_any_length.statement_means.
Proof. companion idtac. Qed.
Theorem aligned : Said.said_appendix_a_setup_repair.statement.
Proof.
  intros n k r eps tau x A i p _ Hi Hp H2 Hk Hr He Ht E1 E2.
  assert (E : heads A i = Head (r * u1 n p) (r * u2 n p)) by (unfold heads; f_equal; [exact E1 | exact E2]).
  change ((r * (1 - cos (2 * PI / INR n)) < tau * ln ((INR n - 1) / eps) \/ 1 - eps <= gamma n tau (heads A i) p) /\
    (forall j, (1 <= j <= n)%nat -> gamma n tau (heads A i) j = gamma n tau (heads A i) p * exp (- r * (1 - cos (2 * PI * (INR j - INR p) / INR n)) / tau))).
  rewrite E. split.
  - destruct (Rlt_le_dec (r * (1 - cos (2 * PI / INR n))) (tau * ln ((INR n - 1) / eps))) as [L|L]; [left; exact L | right].
    exact (Repairs.own n p tau r H2 Hp Ht Hr eps He L).
  - intros j _. exact (Repairs.others n p tau r H2 Hp Ht j).
Qed.
Theorem aligned_means : Said.said_appendix_a_setup_repair.statement_means.
Proof.
  hnf. intros n k r eps tau x A i p _. split; [exact Logic.I|]. intros Hi Hp H2 Hk Hr He Ht. apart. assert (N : 2 <= INR n) by (apply (le_INR 2), H2).
  unfold Said.said_appendix_a_setup_repair.v_H in *. repeat match goal with |- _ /\ _ => split | |- forall _, _ => intro end; apart;
    first [exact Logic.I | lia | apply not_0_INR; lia | solve [fine idtac] | apply weight_fine; arith | red; split; [lra | apply Rdiv_lt_0_compat; lra] | idtac].
Qed.

(** * Lemma 15 and Lemma 14 *)
Theorem lemma_15 : Said.said_lemma_15_repair.statement.
Proof.
  intros n k tau b x A A' c _ [Hkn Hk] Ht Hb Hc. destruct Lemma15Steps.repair as (Up & Eq & Best).
  assert (V : exists (l m : nat) (s y : R) (z : nat -> bool) (U V : nat -> head), (1 <= m <= l)%nat /\ 0 < s /\ 0 <= y /\
    c * lemma_15_repair_shape l m s y * dist m U V < Rabs (yhat l m s y z U - yhat l m s y z V)).
  { apply NNPP. intros No. apply (Rlt_not_le lemma_15_repair_best c); [exact Hc|]. apply Best. intros l m s y z U V Hm Hs Hy.
    apply Rnot_lt_le. intros L. apply No. exists l, m, s, y, z, U, V. auto. }
  destruct V as (l & m & s & y & z & U & V & [Hm Hml] & Hs & Hy & L).
  exists l, m, s, y, (inside l z), (entries U), (entries V). split; [apply inside_within|]. split; [split; assumption|]. split; [exact Hs|]. split; [exact Hy|]. split; [|split].
  - exact (Up n k tau b x (heads A) (heads A') ltac:(lia) Hk Ht Hb).
  - refine (Rle_trans _ _ _ (Up n k tau b x (heads A) (heads A') ltac:(lia) Hk Ht Hb) _).
    rewrite (Eq n k tau b (conj Hk Hkn) Ht Hb). apply Rle_refl.
  - change (c * lemma_15_repair_shape l m s y * dist m (heads (entries U)) (heads (entries V)) < Rabs (yhat l m s y (inside l z) (heads (entries U)) - yhat l m s y (inside l z) (heads (entries V)))).
    rewrite !heads_entries, <- (LinkSmooth.same_yhat l m s y z). exact L.
Qed.
Theorem lemma_15_means : Said.said_lemma_15_repair.statement_means.
Proof. companion idtac. Qed.
Theorem lemma_14 : Said.said_lemma_14_repair.statement.
Proof.
  intros n k tau b x A A' c1 c2 _ [Hkn Hk] Ht Hb. destruct Sharp14.repair as (Up & Best).
  assert (V : exists (l m : nat) (s y : R) (z : nat -> bool) (U V : nat -> head), (1 <= m <= l)%nat /\ 0 < s /\ 0 < y /\
    (lemma_14_repair_first <= c1 /\ lemma_14_repair_second <= c2 \/
     (c1 * INR m + c2 * INR m ^ 2 / sqrt y) / s ^ 2 * dist m U V < norm2 m (fun i => grad13 l m s y z U i - grad13 l m s y z V i) (fun i => grad14 l m s y z U i - grad14 l m s y z V i))).
  { apply NNPP. intros No. apply No. exists 1%nat, 1%nat, 1, 1, (fun _ => true), (fun _ => Head 0 0), (fun _ => Head 0 0).
    split; [lia|]. split; [lra|]. split; [lra|]. left. apply Best. intros l m s y z U V Hm Hs Hy.
    apply Rnot_lt_le. intros L. apply No. exists l, m, s, y, z, U, V. auto. }
  destruct V as (l & m & s & y & z & U & V & [Hm Hml] & Hs & Hy & L).
  exists l, m, s, y, (inside l z), (entries U), (entries V). split; [apply inside_within|]. split; [split; assumption|]. split; [exact Hs|]. split; [exact Hy|].
  assert (G : forall l m s y z (U V : nat -> nat -> R), sqrt (Sum m (fun i1 => (Derive (fun t => yhat l m s y z (heads (Said.set2 U i1 1 t))) (U i1 1%nat) - Derive (fun t => yhat l m s y z (heads (Said.set2 V i1 1 t))) (V i1 1%nat)) ^ 2
      + (Derive (fun t => yhat l m s y z (heads (Said.set2 U i1 2 t))) (U i1 2%nat) - Derive (fun t => yhat l m s y z (heads (Said.set2 V i1 2 t))) (V i1 2%nat)) ^ 2))
    = norm2 m (fun i => grad13 l m s y z (heads U) i - grad13 l m s y z (heads V) i) (fun i => grad14 l m s y z (heads U) i - grad14 l m s y z (heads V) i)).
  { intros. unfold norm2. f_equal. apply Sum_ext. intros i _. now rewrite !D_1, !D_2. }
  split.
  - refine (Rle_trans _ _ _ (Req_le _ _ (G n k tau b x A A')) _). exact (Up n k tau b x (heads A) (heads A') (conj Hk Hkn) Ht Hb).
  - destruct L as [L|L]; [left; exact L | right]. refine (Rlt_le_trans _ _ _ _ (Req_le _ _ (eq_sym (G l m s y (inside l z) (entries U) (entries V))))).
    rewrite !heads_entries, <- (LinkSmooth.same_13 l m s y z), <- (LinkSmooth.same_14 l m s y z).
    change ((c1 * INR m + c2 * INR m ^ 2 / sqrt y) / s ^ 2 * dist m (heads (entries U)) (heads (entries V))
      < norm2 m (fun i => grad13 l m s y z U i - grad13 l m s y z V i) (fun i => grad14 l m s y z U i - grad14 l m s y z V i)).
    rewrite !heads_entries. exact L.
Qed.
Theorem lemma_14_means : Said.said_lemma_14_repair.statement_means.
Proof. companion ltac:(apply ex_yhat; arith). all: assert (Q := sqrt_lt_R0 3 ltac:(lra)); try lra. Qed.

(** * Lemma 8 *)
Lemma squared n k tau b A B : sqrt (Sum k (fun i1 => Derive (fun t => S.v_risk n k tau b (Said.set2 A i1 1 t) B) (A i1 1%nat) ^ 2 + Derive (fun t => S.v_risk n k tau b (Said.set2 A i1 2 t) B) (A i1 2%nat) ^ 2))
  = norm2 k (riskgrad13 n k tau b B (heads A)) (riskgrad14 n k tau b B (heads A)).
Proof. unfold norm2. f_equal. apply Sum_ext. intros i _. now rewrite risk_1, risk_2. Qed.
Theorem infimum : ~ Said.said_lemma_8_infimum.statement.
Proof.
  intros H. apply NotGlobal.infimum. intros n k tau b [Hk Hkn] Ht Hb. destruct (H n k tau b (conj Hkn Hk) Ht Hb) as (w & Hw & G). exists w. split; [exact Hw|].
  intros P A low HP L Low Inf. set (B := inside n P).
  assert (Q : forall A', w * (L A - L A') <= 1 / 2 * norm2 k (riskgrad13 n k tau b P A) (riskgrad14 n k tau b P A) ^ 2).
  { intros A'. assert (K := G B (entries A) (entries A') (inside_within n P)). rewrite AnyHeads.counts in K. unfold B in K at 1. rewrite count_inside in K. specialize (K HP).
    change (w * (S.v_risk n k tau b (entries A) B - S.v_risk n k tau b (entries A') B) <= 1 / 2 * sqrt (Sum k (fun i1 => Derive (fun t => S.v_risk n k tau b (Said.set2 (entries A) i1 1 t) B) (entries A i1 1%nat) ^ 2
      + Derive (fun t => S.v_risk n k tau b (Said.set2 (entries A) i1 2 t) B) (entries A i1 2%nat) ^ 2)) ^ 2) in K.
    rewrite squared, !risk_is, !heads_entries in K. unfold B in K. rewrite !risk_inside in K.
    refine (Rle_trans _ _ _ K (Req_le _ _ _)). do 2 f_equal. unfold norm2. f_equal. apply Sum_ext. intros i _.
    assert (E1 : riskgrad13 n k tau b (inside n P) A i = riskgrad13 n k tau b P A i) by (unfold riskgrad13; apply Derive_ext; intros t; apply risk_inside).
    assert (E2 : riskgrad14 n k tau b (inside n P) A i = riskgrad14 n k tau b P A i) by (unfold riskgrad14; apply Derive_ext; intros t; apply risk_inside).
    now rewrite E1, E2. }
  set (z := 1 / 2 * norm2 k (riskgrad13 n k tau b P A) (riskgrad14 n k tau b P A) ^ 2) in *.
  assert (I : L A - z / w <= low).
  { apply Inf. intros A'. specialize (Q A'). apply Rmult_le_reg_l with w; [exact Hw|]. replace (w * (L A - z / w)) with (w * L A - z) by (field; lra). lra. }
  apply Rmult_le_compat_l with (r := w) in I; [|lra]. replace (w * (L A - z / w)) with (w * L A - z) in I by (field; lra). lra.
Qed.
Theorem infimum_means : Said.said_lemma_8_infimum.statement_means.
Proof. companion ltac:(apply ex_risk; arith). Qed.
(** Only the first k heads are read. *)
Lemma heads_yhat n k tau b x (A A' : nat -> head) : (forall i, (1 <= i <= k)%nat -> A i = A' i) -> yhat n k tau b x A = yhat n k tau b x A'.
Proof. intros E. unfold yhat, attended. f_equal. apply Sum_ext. intros i Hi. now rewrite E. Qed.
Lemma heads_risk n k tau b P (A A' : nat -> head) : (forall i, (1 <= i <= k)%nat -> A i = A' i) -> risk n P (fun x => yhat n k tau b x A) = risk n P (fun x => yhat n k tau b x A').
Proof. intros E. unfold risk. apply Mean_ext. intros x. now rewrite (heads_yhat n k tau b x A A' E). Qed.
Lemma heads_norm n k tau b P (A A' : nat -> head) : (forall i, (1 <= i <= k)%nat -> A i = A' i) ->
  norm2 k (riskgrad13 n k tau b P A) (riskgrad14 n k tau b P A) = norm2 k (riskgrad13 n k tau b P A') (riskgrad14 n k tau b P A').
Proof.
  intros E. unfold norm2. f_equal. apply Sum_ext. intros i Hi. unfold riskgrad13, riskgrad14. rewrite (E i Hi). f_equal; f_equal; apply Derive_ext; intros t; apply heads_risk;
    intros j Hj; unfold set13, set14; rewrite (E j Hj); reflexivity.
Qed.
Theorem lemma_8 : Said.said_lemma_8_repair.statement.
Proof.
  intros n k tau b B w p W HB Hp [Hkn Hk] Ht Hb Hw. rewrite AnyHeads.counts in HB. change (INR 0 < w) in Hw. simpl (INR 0) in Hw.
  destruct (Turn.repair n k tau b B (conj Hk Hkn) Ht Hb HB) as (Low & _ & Ray & Turned).
  destruct (Ray p w Hp Hw) as (far & F). exists far. intros r A U V q Hr HU HV.
  assert (E : forall i, (1 <= i <= k)%nat -> heads U i = Head (r * u1 n p) (r * u2 n p)).
  { intros i Hi. destruct (HU i Hi) as [U1 U2]. unfold heads. f_equal; [exact U1 | exact U2]. }
  assert (Z : forall i, (1 <= i <= k)%nat -> heads V i = Head 0 0).
  { intros i Hi. unfold heads. f_equal; apply (HV i Hi); unfold Said.said_lemma_8_repair.v_width; lia. }
  change ((INR 0 * S.v_risk n k tau b A B <= 1 / 2 * sqrt (Sum k (fun i1 => Derive (fun t => S.v_risk n k tau b (Said.set2 A i1 1 t) B) (A i1 1%nat) ^ 2 + Derive (fun t => S.v_risk n k tau b (Said.set2 A i1 2 t) B) (A i1 2%nat) ^ 2)) ^ 2) /\
    (1 / 2 * sqrt (Sum k (fun i1 => Derive (fun t => S.v_risk n k tau b (Said.set2 U i1 1 t) B) (U i1 1%nat) ^ 2 + Derive (fun t => S.v_risk n k tau b (Said.set2 U i1 2 t) B) (U i1 2%nat) ^ 2)) ^ 2 < w * S.v_risk n k tau b U B) /\
    (1 - (w - INR 0) <= gamma n tau (heads U 1) p) /\
    ((q < 1)%nat \/ (n <= q)%nat \/ (exists v_m : nat, (1 <= v_m <= n)%nat /\ (exists v_r : nat, (1 <= v_r <= n)%nat /\ (((v_r = (v_m + q)%nat)%nat \/ ((v_r + n)%nat = (v_m + q)%nat)%nat) /\ ((B v_r) <> (B v_m))))) \/
      ((sqrt (Sum k (fun i1 => Derive (fun t => S.v_risk n k tau b (Said.set2 V i1 1 t) B) (V i1 1%nat) ^ 2 + Derive (fun t => S.v_risk n k tau b (Said.set2 V i1 2 t) B) (V i1 2%nat) ^ 2)) = 0) /\
       (1 / 2 * sqrt (Sum k (fun i1 => Derive (fun t => S.v_risk n k tau b (Said.set2 V i1 1 t) B) (V i1 1%nat) ^ 2 + Derive (fun t => S.v_risk n k tau b (Said.set2 V i1 2 t) B) (V i1 2%nat) ^ 2)) ^ 2 = INR 0 * S.v_risk n k tau b V B) /\
       (0 < S.v_risk n k tau b V B)))).
  rewrite !squared, !risk_is. simpl (INR 0). rewrite (E 1%nat ltac:(lia)).
  assert (RU : forall P, risk n P (fun x => yhat n k tau b x (heads U)) = risk n P (fun x => yhat n k tau b x (fun _ => Head (r * u1 n p) (r * u2 n p)))) by (intros; now apply heads_risk).
  assert (RV : forall P, risk n P (fun x => yhat n k tau b x (heads V)) = risk n P (fun x => yhat n k tau b x (fun _ => Head 0 0))) by (intros; now apply heads_risk).
  destruct (F r Hr) as [G1 G2]. rewrite (heads_norm n k tau b B (heads U) (fun _ => Head (r * u1 n p) (r * u2 n p)) E), (heads_norm n k tau b B (heads V) (fun _ => Head 0 0) Z), RU, RV.
  split; [exact (Low (heads A))|]. split; [exact G2|]. split; [exact G1|].
  destruct (le_lt_dec 1 q) as [Q1|Q1]; [|left; exact Q1]. destruct (le_lt_dec n q) as [Q2|Q2]; [right; left; exact Q2|]. right; right.
  destruct (classic (exists m : nat, (1 <= m <= n)%nat /\ (exists r0 : nat, (1 <= r0 <= n)%nat /\ ((r0 = (m + q)%nat \/ (r0 + n)%nat = (m + q)%nat) /\ B r0 <> B m)))) as [Y|N]; [left; exact Y | right].
  destruct (Turned q ltac:(lia)) as (T1 & T2 & T3).
  - intros m Hm. destruct (bool_dec (B (if Nat.leb (m + q) n then (m + q)%nat else (m + q - n)%nat)) (B m)) as [Y|Y]; [exact Y | exfalso; apply N].
    exists m. split; [exact Hm|]. destruct (Nat.leb_spec (m + q) n); [exists (m + q)%nat | exists (m + q - n)%nat]; (split; [lia | split; [lia | exact Y]]).
  - split; [exact T2|]. split; [|exact T3]. unfold lemma_8_repair_mu in T1. exact T1.
Qed.
Theorem lemma_8_means : Said.said_lemma_8_repair.statement_means.
Proof. companion ltac:(apply ex_risk; arith). all: try (apply weight_fine; arith). Qed.

(** * Lemma 18 and Lemma 17 *)
Lemma cov_is n tau x h (v : nat -> R) : (1 <= n)%nat -> 0 < tau ->
  Sum n (fun p => Said.bit (x p) * gamma n tau h p * (v p - Sum n (fun p => gamma n tau h p * v p))) = cov n (gamma n tau h) (bit x) v.
Proof.
  intros Hn Ht. unfold cov. set (m := Sum n (fun p => gamma n tau h p * v p)).
  rewrite (Sum_ext n _ (fun p => gamma n tau h p * (bit x p * v p) - gamma n tau h p * bit x p * m)).
  - rewrite Sum_minus. f_equal. rewrite (Sum_ext n (fun p => gamma n tau h p * bit x p * m) (fun p => m * (gamma n tau h p * bit x p))) by (intros; ring).
    rewrite Sum_scal. ring.
  - intros p _. unfold Said.bit, bit. ring.
Qed.
Module L18 := Said.said_lemma_18_repair.
Lemma squares_is n k tau x A : (1 <= n)%nat -> 0 < tau ->
  L18.v_squares n k tau x A = Sum k (fun i => cov n (gamma n tau (heads A i)) (bit x) (u1 n) ^ 2 + cov n (gamma n tau (heads A i)) (bit x) (u2 n) ^ 2).
Proof. intros Hn Ht. apply Sum_ext. intros i _. rewrite <- !cov_is by assumption. reflexivity. Qed.
Theorem lemma_18 : L18.statement.
Proof.
  intros n k tau A H2 Hk Ht. assert (Hn : (1 <= n)%nat) by lia.
  assert (Av := Repairs.average n k tau (heads A) H2 Hk). assert (P := Repairs.average_positive n k tau (heads A) H2 Hk).
  destruct (Repairs.all_ones n k tau (heads A) H2 Hk) as [O1 O2].
  split; [|split; [|split]].
  - transitivity (Mean n (fun x => L18.v_squares n k tau x A)); [exact (AnyHeads.means n _)|]. rewrite (Mean_ext n _ _ (fun x => squares_is n k tau x A Hn Ht)). exact Av.
  - unfold L18.v_spread, L18.v_repair'factor. apply Rmult_lt_0_compat; [lra | exact P].
  - intros x _ _. rewrite squares_is by assumption. simpl (INR _). apply Sum_nonneg. intros. apply Lemma15.sum_sq_ge_0.
  - intros x _ One. rewrite squares_is by assumption.
    change (0 < attended n k tau x (heads A) / INR k /\ Sum k (fun i => cov n (gamma n tau (heads A i)) (bit x) (u1 n) ^ 2 + cov n (gamma n tau (heads A i)) (bit x) (u2 n) ^ 2) = INR 0).
    rewrite (attended_input n k tau x (fun _ => true)) by exact One. split; [exact O1|]. simpl (INR 0). rewrite <- O2. apply Sum_ext. intros i _.
    assert (B : forall v, cov n (gamma n tau (heads A i)) (bit x) v = cov n (gamma n tau (heads A i)) (bit (fun _ => true)) v).
    { intros v. unfold cov. f_equal; [|f_equal]; apply Sum_ext; intros p Hp; unfold bit; now rewrite One. }
    now rewrite !B.
Qed.
Theorem lemma_18_means : L18.statement_means.
Proof. companion idtac. Qed.

Module L17 := Said.said_lemma_17_repair.
Lemma product_is n k tau b x A B y i : L17.v_product n k tau b x A B y i
  = lossgrad13 n k tau b B x (heads A) i * lossgrad13 n k tau b B y (heads A) i + lossgrad14 n k tau b B x (heads A) i * lossgrad14 n k tau b B y (heads A) i.
Proof. rewrite <- !cost_1, <- !cost_2. reflexivity. Qed.
Lemma label_17 n x B : L17.v_label n x B = label n B x.
Proof. exact (AnyHeads.labels n x B). Qed.
Theorem lemma_17 : L17.statement.
Proof.
  intros n k tau b B x y A i _ _ _ _ Hi [Hkn Hk] Ht Hb. assert (Hn : (1 <= n)%nat) by lia.
  assert (Out : L17.v_outside n k tau b x A B y \/ (yhat n k tau b x (heads A) * label n B x < 1 /\ yhat n k tau b y (heads A) * label n B y < 1)).
  { unfold L17.v_outside. rewrite !label_17. change (L17.v_yhat n k tau b ?z A) with (yhat n k tau b z (heads A)).
    destruct (Rlt_le_dec (yhat n k tau b x (heads A) * label n B x) 1); [|left; left; assumption].
    destruct (Rlt_le_dec (yhat n k tau b y (heads A) * label n B y) 1); [right; split; assumption | left; right; assumption]. }
  assert (C1 : forall z, L17.v_cov1 n tau z A i = cov n (gamma n tau (heads A i)) (bit z) (u1 n)) by (intros; rewrite <- cov_is by assumption; reflexivity).
  assert (C2 : forall z, L17.v_cov2 n tau z A i = cov n (gamma n tau (heads A i)) (bit z) (u2 n)) by (intros; rewrite <- cov_is by assumption; reflexivity).
  assert (Opp : L17.v_opposite n x y -> forall p, (1 <= p <= n)%nat -> y p = negb (x p)).
  { intros O p Hp. specialize (O p Hp). unfold Said.bit in O. destruct (x p), (y p); try reflexivity; lra. }
  set (z := fun p => negb (x p)).
  assert (Cz : L17.v_opposite n x y -> forall v, cov n (gamma n tau (heads A i)) (bit y) v = cov n (gamma n tau (heads A i)) (bit z) v).
  { intros O v. unfold cov. f_equal; [|f_equal]; apply Sum_ext; intros p Hp; unfold bit, z; now rewrite (Opp O p Hp). }
  rewrite !C1, !C2, !product_is, !label_17. split; [|split].
  - destruct Out as [Y|[I1 I2]]; [left; exact Y | right]. assert (Q := Repairs.product n k tau b B (conj Hk Hkn) Ht Hb x y (heads A) i Hi I1 I2).
    etransitivity; [exact Q|]. unfold L17.v_repair'product. change (L17.v_yhat n k tau b ?z A) with (yhat n k tau b z (heads A)).
    change (L17.v_slope k b ?s) with (slope k b s). change (L17.v_attended n k tau ?z A) with (attended n k tau z (heads A)). field. lra.
  - destruct (classic (L17.v_opposite n x y)) as [O|O]; [right | left; exact O]. rewrite !(Cz O). unfold L17.v_repair'opposed.
    rewrite !(Repairs.opposite n k tau (conj Hk Hkn) (heads A i) x). split; reflexivity.
  - destruct (classic (L17.v_opposite n x y)) as [O|O]; [right | left; exact O]. destruct Out as [Y|[I1 I2]]; [left; exact Y | right].
    assert (Sl : L17.v_pull n k tau b x A B * L17.v_pull n k tau b y A B = (yhat n k tau b x (heads A) - label n B x) * slope k b (attended n k tau x (heads A)) * ((yhat n k tau b y (heads A) - label n B y) * slope k b (attended n k tau y (heads A)))).
    { unfold L17.v_pull. rewrite !label_17. reflexivity. }
    destruct (Rle_lt_dec (L17.v_pull n k tau b x A B * L17.v_pull n k tau b y A B) 0) as [N|P]; [left; exact N | right]. rewrite Sl in P.
    set (c1 := cov n (gamma n tau (heads A i)) (bit x) (u1 n)) in *. set (c2 := cov n (gamma n tau (heads A i)) (bit x) (u2 n)) in *.
    destruct (Req_dec c1 0) as [Z1|Z1]; [destruct (Req_dec c2 0) as [Z2|Z2]|]; [left; split; assumption | right | right].
    all: assert (Yz : yhat n k tau b y (heads A) = yhat n k tau b z (heads A)) by (apply yhat_input; exact (Opp O)).
    all: assert (Lz : label n B y = label n B z) by (apply label_input; exact (Opp O)).
    all: assert (Az : attended n k tau y (heads A) = attended n k tau z (heads A)) by (apply attended_input; exact (Opp O)).
    all: assert (G1 : lossgrad13 n k tau b B y (heads A) i = lossgrad13 n k tau b B z (heads A) i) by (apply Derive_ext; intros t; rewrite Lz; f_equal; apply yhat_input; exact (Opp O)).
    all: assert (G2 : lossgrad14 n k tau b B y (heads A) i = lossgrad14 n k tau b B z (heads A) i) by (apply Derive_ext; intros t; rewrite Lz; f_equal; apply yhat_input; exact (Opp O)).
    all: rewrite G1, G2; rewrite Yz, Lz, Az in P; rewrite Yz, Lz in I2; apply (Repairs.opposed_sign n k tau b B (conj Hk Hkn) Ht Hb x (heads A) i Hi I1 I2 P).
    + right. exact Z2.
    + left. exact Z1.
Qed.
Theorem lemma_17_means : L17.statement_means.
Proof. companion ltac:(first [apply ex_cost; arith | apply ex_slope; arith]). Qed.
