(** Two readings that are false, exactly as they are generated from their formulas. *)
From Coq Require Import Reals Lra Lia Psatz.
From Coquelicot Require Import Coquelicot.
From Head Require Import Said.
Open Scope R_scope.

(** Sums *)
Lemma Sum_ext m g h : (forall i, (1 <= i <= m)%nat -> g i = h i) -> Sum m g = Sum m h.
Proof.
  induction m as [|m IH]; intros E; simpl; [reflexivity|].
  rewrite IH by (intros i Hi; apply E; lia). rewrite E by lia. reflexivity.
Qed.
Lemma Sum_le m g h : (forall i, (1 <= i <= m)%nat -> g i <= h i) -> Sum m g <= Sum m h.
Proof.
  induction m as [|m IH]; intros E; simpl; [lra|].
  assert (A := E (S m) ltac:(lia)). assert (B := IH ltac:(intros i Hi; apply E; lia)). lra.
Qed.
Lemma Sum_scal m c g : Sum m (fun i => c * g i) = c * Sum m g.
Proof. induction m as [|m IH]; simpl; [ring|]. rewrite IH. ring. Qed.
Lemma Sum_zero m : Sum m (fun _ => 0) = 0.
Proof. induction m as [|m IH]; simpl; [reflexivity|]. rewrite IH. ring. Qed.
Lemma Sum_const m c : Sum m (fun _ => c) = INR m * c.
Proof. induction m as [|m IH]; [simpl; ring|]. simpl Sum. rewrite IH, S_INR. ring. Qed.
Lemma Sum_nonneg m g : (forall i, (1 <= i <= m)%nat -> 0 <= g i) -> 0 <= Sum m g.
Proof. intros E. rewrite <- (Sum_zero m). now apply Sum_le. Qed.
Lemma Sum_pos m g : (1 <= m)%nat -> (forall i, (1 <= i <= m)%nat -> 0 < g i) -> 0 < Sum m g.
Proof.
  destruct m as [|m]; [lia|]. intros _ E. simpl. assert (A := E (S m) ltac:(lia)).
  assert (B : 0 <= Sum m g) by (apply Sum_nonneg; intros i Hi; left; apply E; lia). lra.
Qed.
Lemma Sum_abs m g : Rabs (Sum m g) <= Sum m (fun i => Rabs (g i)).
Proof.
  induction m as [|m IH]; simpl; [rewrite Rabs_R0; lra|]. assert (A := Rabs_triang (Sum m g) (g (S m))). lra.
Qed.
Lemma Sum_split m t g : (1 <= t <= m)%nat -> Sum m g = g t + Sum m (fun i => if Nat.eqb i t then 0 else g i).
Proof.
  induction m as [|m IH]; intros Ht; [lia|]. cbn [Sum]. destruct (Nat.eq_dec t (S m)) as [E|E].
  - subst t. rewrite Nat.eqb_refl. rewrite (Sum_ext m (fun i => if Nat.eqb i (S m) then 0 else g i) g); [ring|].
    intros i Hi. replace (Nat.eqb i (S m)) with false by (symmetry; apply Nat.eqb_neq; lia). reflexivity.
  - replace (Nat.eqb (S m) t) with false by (symmetry; apply Nat.eqb_neq; lia). rewrite IH by lia. ring.
Qed.
Lemma cauchy m g h : Sum m (fun i => g i * h i) ^ 2 <= Sum m (fun i => g i ^ 2) * Sum m (fun i => h i ^ 2).
Proof.
  induction m as [|m IH]; [simpl; lra|].
  assert (G0 : 0 <= Sum m (fun i => g i ^ 2)) by (apply Sum_nonneg; intros; apply pow2_ge_0).
  assert (H0 : 0 <= Sum m (fun i => h i ^ 2)) by (apply Sum_nonneg; intros; apply pow2_ge_0).
  cbn [Sum]. set (P := Sum m (fun i => g i * h i)) in *. set (G := Sum m (fun i => g i ^ 2)) in *.
  set (H := Sum m (fun i => h i ^ 2)) in *. set (a := g (S m)). set (b := h (S m)).
  assert (C : 2 * P * (a * b) <= G * b ^ 2 + H * a ^ 2).
  { apply Rnot_lt_le. intros Bad. assert (Q0 : 0 <= G * b ^ 2 + H * a ^ 2) by nra.
    assert (S1 : (G * b ^ 2 + H * a ^ 2) ^ 2 < (2 * P * (a * b)) ^ 2) by nra.
    assert (S2 : 0 <= (G * b ^ 2 - H * a ^ 2) ^ 2) by apply pow2_ge_0.
    assert (S3 : P ^ 2 * (a * b) ^ 2 <= G * H * (a * b) ^ 2) by (apply Rmult_le_compat_r; [apply pow2_ge_0|exact IH]).
    nra. }
  nra.
Qed.
Lemma small a b : 0 <= b -> a ^ 2 <= b ^ 2 -> Rabs a <= b.
Proof. intros B H. apply Rnot_lt_le. intros C. assert (D := pow2_abs a). nra. Qed.
Lemma under_root q B : 0 <= q -> sqrt q <= B -> q <= B ^ 2.
Proof. intros Q H. assert (A := sqrt_sqrt q Q). assert (P := sqrt_pos q). nra. Qed.
Lemma beyond (A : R) : exists n : nat, A < INR n.
Proof.
  destruct (archimed A) as [U _]. exists (Z.to_nat (up A)). rewrite INR_IZR_INZ.
  destruct (Z_le_gt_dec 0 (up A)) as [P|P]; [rewrite Z2Nat.id by exact P; lra|].
  assert (IZR (up A) < 0) by (apply IZR_lt; lia). assert (0 <= IZR (Z.of_nat (Z.to_nat (up A)))) by (apply IZR_le; lia). lra.
Qed.

(** One token among many moves a mean by little. *)
Lemma one_token n1 d1 N D M E : 0 < d1 <= E -> 0 < D -> 0 <= M -> Rabs n1 <= M * d1 -> Rabs N <= M * D ->
  Rabs ((n1 + N) / (d1 + D) - N / D) <= 2 * M * E / D.
Proof.
  intros [d0 dE] D0 M0 Hn HN.
  replace ((n1 + N) / (d1 + D) - N / D) with ((n1 * D - d1 * N) / ((d1 + D) * D)) by (field; lra).
  assert (P : 0 < (d1 + D) * D) by nra.
  unfold Rdiv at 1. rewrite Rabs_mult, (Rabs_right (/ _)) by (apply Rle_ge, Rlt_le, Rinv_0_lt_compat; exact P).
  apply Rle_trans with (2 * M * d1 * D * / ((d1 + D) * D)).
  - apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|]. apply Rabs_le_between in Hn. apply Rabs_le_between in HN.
    apply Rabs_le_between. split; nra.
  - replace (2 * M * d1 * D * / ((d1 + D) * D)) with (2 * M * d1 * / (d1 + D)) by (field; lra).
    unfold Rdiv. apply Rmult_le_compat; [nra|left; apply Rinv_0_lt_compat; lra|nra|apply Rinv_le_contravar; lra].
Qed.

Module C := Said.said_edelman_representation_constant_norm.
Section Head.
  Variables (T d : nat) (Z0 : nat -> nat -> R) (context : nat -> R) (W : nat -> nat -> R) (value : nat -> R).
  Variables (BX BV BQ : R).
  Hypothesis (X0 : 0 < BX) (V0 : 0 < BV) (Q0 : 0 < BQ).
  Hypothesis Hc : sqrt (Sum d (fun i => context i ^ 2)) <= BX.
  Hypothesis Hv : sqrt (Sum d (fun i => value i ^ 2)) <= BV.
  Hypothesis HW : sqrt (Sum d (fun i => Sum d (fun j => W i j ^ 2))) <= BQ.
  Hypothesis HZ : forall l, (1 <= l <= 2 * T)%nat -> Sum d (fun a => Z0 l a ^ 2) <= BX ^ 2.
  Let score := BQ * (BX * BX).
  Let size := BV * BX.

  Lemma token y t : (1 <= t <= T)%nat -> 0 <= Sum d (fun a => C.v_shown T Z0 y t a ^ 2) <= BX ^ 2.
  Proof.
    intros Ht. split; [apply Sum_nonneg; intros; apply pow2_ge_0|]. unfold C.v_shown. destruct (y t); apply HZ; lia.
  Qed.
  Lemma score_bound y t : (1 <= t <= T)%nat -> Rabs (C.v_pull T d context W Z0 y t) <= score.
  Proof.
    intros Ht. destruct (token y t Ht) as [T0 T1]. apply small; [unfold score; nra|]. unfold C.v_pull.
    set (X := C.v_shown T Z0 y t) in *.
    assert (C0 : 0 <= Sum d (fun i => context i ^ 2)) by (apply Sum_nonneg; intros; apply pow2_ge_0).
    assert (C1 := under_root _ _ C0 Hc).
    assert (R0 : forall e, 0 <= Sum d (fun j => W e j ^ 2)) by (intros; apply Sum_nonneg; intros; apply pow2_ge_0).
    assert (W0 : 0 <= Sum d (fun i => Sum d (fun j => W i j ^ 2))) by (apply Sum_nonneg; intros; apply R0).
    assert (W1 := under_root _ _ W0 HW).
    assert (Rows : Sum d (fun e => Sum d (fun a => W e a * X a) ^ 2) <= BX ^ 2 * BQ ^ 2).
    { apply Rle_trans with (BX ^ 2 * Sum d (fun i => Sum d (fun j => W i j ^ 2))).
      - rewrite <- Sum_scal. apply Sum_le. intros e _. assert (K := cauchy d (W e) X). assert (K0 := R0 e).
        assert (Sum d (fun j => W e j ^ 2) * Sum d (fun a => X a ^ 2) <= Sum d (fun j => W e j ^ 2) * BX ^ 2)
          by (apply Rmult_le_compat_l; lra). lra.
      - apply Rmult_le_compat_l; [apply pow2_ge_0|exact W1]. }
    assert (K := cauchy d context (fun e => Sum d (fun a => W e a * X a))). cbn beta in K.
    assert (R1 : 0 <= Sum d (fun e => Sum d (fun a => W e a * X a) ^ 2)) by (apply Sum_nonneg; intros; apply pow2_ge_0).
    apply (Rle_trans _ _ _ K). apply Rle_trans with (BX ^ 2 * (BX ^ 2 * BQ ^ 2)); [apply Rmult_le_compat; assumption|].
    unfold score. right. ring.
  Qed.
  Lemma size_bound y t : (1 <= t <= T)%nat -> Rabs (C.v_sense T d value Z0 y t) <= size.
  Proof.
    intros Ht. destruct (token y t Ht) as [T0 T1]. apply small; [unfold size; nra|]. unfold C.v_sense.
    assert (V1 : 0 <= Sum d (fun i => value i ^ 2)) by (apply Sum_nonneg; intros; apply pow2_ge_0).
    assert (V2 := under_root _ _ V1 Hv). apply (Rle_trans _ _ _ (cauchy d value (C.v_shown T Z0 y t))).
    apply Rle_trans with (BV ^ 2 * BX ^ 2); [apply Rmult_le_compat; assumption|]. unfold size. right. ring.
  Qed.

  Definition others (t0 : nat) (g : nat -> R) := Sum T (fun t => if Nat.eqb t t0 then 0 else g t).
  Lemma moved y y' t0 : (2 <= T)%nat -> (1 <= t0 <= T)%nat -> (forall t, t <> t0 -> y t = y' t) ->
    Rabs (C.v_reads T d context W value Z0 y - C.v_reads T d context W value Z0 y')
      <= 4 * size * exp (2 * score) / (INR T - 1).
  Proof.
    intros HT Ht0 Same.
    assert (M0 : 0 <= size) by (unfold size; nra).
    assert (T1 : 1 < INR T) by (replace 1 with (INR 1) by reflexivity; apply lt_INR; lia).
    set (e := fun z t => exp (C.v_pull T d context W Z0 z t)).
    set (f := fun z t => exp (C.v_pull T d context W Z0 z t) * C.v_sense T d value Z0 z t).
    assert (P : forall t, t <> t0 -> C.v_pull T d context W Z0 y t = C.v_pull T d context W Z0 y' t
      /\ C.v_sense T d value Z0 y t = C.v_sense T d value Z0 y' t).
    { intros t Hn. unfold C.v_pull, C.v_sense, C.v_shown. rewrite (Same t Hn). split; reflexivity. }
    assert (DE : others t0 (e y') = others t0 (e y)).
    { apply Sum_ext. intros t _. destruct (Nat.eqb t t0) eqn:E; [reflexivity|]. apply Nat.eqb_neq in E.
      unfold e. now rewrite (proj1 (P t E)). }
    assert (NE : others t0 (f y') = others t0 (f y)).
    { apply Sum_ext. intros t _. destruct (Nat.eqb t t0) eqn:E; [reflexivity|]. apply Nat.eqb_neq in E.
      unfold f. now rewrite (proj1 (P t E)), (proj2 (P t E)). }
    set (D := others t0 (e y)) in *. set (N := others t0 (f y)) in *.
    assert (E0 : 0 < exp (- score)) by apply exp_pos.
    assert (DL : (INR T - 1) * exp (- score) <= D).
    { assert (K := Sum_split T t0 (fun _ => exp (- score)) Ht0). rewrite Sum_const in K.
      apply Rle_trans with (Sum T (fun t => if Nat.eqb t t0 then 0 else exp (- score))); [lra|].
      apply Sum_le. intros t Ht. destruct (Nat.eqb t t0); [lra|]. unfold e.
      assert (B := score_bound y t Ht). apply Rabs_le_between in B.
      destruct (Req_dec (- score) (C.v_pull T d context W Z0 y t)) as [Q|Q]; [rewrite <- Q; lra|].
      left. apply exp_increasing. lra. }
    assert (D0 : 0 < D) by (apply Rlt_le_trans with (2 := DL); apply Rmult_lt_0_compat; lra).
    assert (one : forall z t, (1 <= t <= T)%nat -> Rabs (f z t) <= size * e z t).
    { intros z t Ht. unfold f, e. rewrite Rabs_mult, (Rabs_right (exp _)) by (apply Rle_ge; left; apply exp_pos).
      rewrite Rmult_comm. apply Rmult_le_compat_r; [left; apply exp_pos|now apply size_bound]. }
    assert (NL : Rabs N <= size * D).
    { apply Rle_trans with (1 := Sum_abs _ _). unfold D, others. rewrite <- Sum_scal. apply Sum_le. intros t Ht.
      destruct (Nat.eqb t t0); [rewrite Rabs_R0; lra|now apply one]. }
    assert (top : forall z, 0 < e z t0 <= exp score).
    { intros z. split; [apply exp_pos|]. unfold e. assert (B := score_bound z t0 Ht0). apply Rabs_le_between in B.
      destruct (Req_dec (C.v_pull T d context W Z0 z t0) score) as [Q|Q]; [rewrite Q; lra|].
      left. apply exp_increasing. lra. }
    assert (A := one_token (f y t0) (e y t0) N D size (exp score) (top y) D0 M0 (one y t0 Ht0) NL).
    assert (B := one_token (f y' t0) (e y' t0) N D size (exp score) (top y') D0 M0 (one y' t0 Ht0) NL).
    assert (Ry : C.v_reads T d context W value Z0 y = (f y t0 + N) / (e y t0 + D)).
    { unfold C.v_reads. rewrite (Sum_split T t0 _ Ht0), (Sum_split T t0 (fun t => exp _) Ht0). reflexivity. }
    assert (Ry' : C.v_reads T d context W value Z0 y' = (f y' t0 + N) / (e y' t0 + D)).
    { rewrite <- NE, <- DE. unfold C.v_reads. rewrite (Sum_split T t0 _ Ht0), (Sum_split T t0 (fun t => exp _) Ht0). reflexivity. }
    rewrite Ry, Ry'.
    replace ((f y t0 + N) / (e y t0 + D) - (f y' t0 + N) / (e y' t0 + D))
      with (((f y t0 + N) / (e y t0 + D) - N / D) - ((f y' t0 + N) / (e y' t0 + D) - N / D)) by ring.
    apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_Ropp.
    apply Rle_trans with (4 * size * exp score / D); [replace (4 * size * exp score / D) with
      (2 * size * exp score / D + 2 * size * exp score / D) by (field; lra); lra|].
    replace (4 * size * exp (2 * score) / (INR T - 1)) with (4 * size * exp score * / ((INR T - 1) * exp (- score))).
    - unfold Rdiv. apply Rmult_le_compat_l; [assert (0 < exp score) by apply exp_pos; nra|].
      apply Rinv_le_contravar; [apply Rmult_lt_0_compat; lra|exact DL].
    - rewrite exp_Ropp. replace (2 * score) with (score + score) by ring. rewrite exp_plus.
      field. split; [lra|]. apply Rgt_not_eq, exp_pos.
  Qed.
End Head.

(** No norms that do not depend on the length will do. *)
Theorem said_edelman_representation_constant_norm : ~ C.statement.
Proof.
  intros (BX & BV & BQ & L & HX & HV & HQ & HL & H).
  set (K := 4 * (BV * BX) * exp (2 * (BQ * (BX * BX)))).
  assert (K0 : 0 < K) by (unfold K; repeat apply Rmult_lt_0_compat; try lra; apply exp_pos).
  destruct (beyond (L * K)) as [n Hn]. destruct (H (S (S n)) ltac:(lia)) as
    (d & Z0 & context & W & value & x & t0 & _ & Ht & _ & Hc & Hv & HW & HZ & Big).
  assert (Small := moved (S (S n)) d Z0 context W value BX BV BQ HX HV HQ Hc Hv HW HZ x (upd x t0 (negb (x t0))) t0
    ltac:(lia) Ht).
  assert (Rabs (C.v_reads (S (S n)) d context W value Z0 x - C.v_reads (S (S n)) d context W value Z0 (upd x t0 (negb (x t0))))
    <= K / (INR (S (S n)) - 1)).
  { apply Small. intros t Hn'. unfold upd. now rewrite (proj2 (Nat.eqb_neq t t0) Hn'). }
  clear Small. rewrite !S_INR in *. assert (N0 := pos_INR n).
  assert (L * (K / (INR n + 1 + 1 - 1)) < 1).
  { replace (L * (K / (INR n + 1 + 1 - 1))) with (L * K / (INR n + 1)) by (field; lra).
    apply Rlt_div_l; lra. }
  assert (L * Rabs (C.v_reads (S (S n)) d context W value Z0 x - C.v_reads (S (S n)) d context W value Z0 (upd x t0 (negb (x t0))))
    <= L * (K / (INR n + 1 + 1 - 1))) by (apply Rmult_le_compat_l; lra).
  lra.
Qed.

Lemma reads_fine T d context W value Z0 x : (1 <= T)%nat -> C.ok_reads T d context W value Z0 x.
Proof.
  intros HT.
  assert (A : forall t, (1 <= t <= T)%nat -> C.ok_pull T d context W Z0 x t).
  { intros t Ht e He. split; [exact He|]. intros a Ha. unfold C.ok_shown. repeat split; lia. }
  assert (B : forall t, (1 <= t <= T)%nat -> C.ok_sense T d value Z0 x t).
  { intros t Ht a Ha. unfold C.ok_shown. repeat split; lia. }
  split; [intros t Ht; split; auto|]. split; [exact A|]. apply Rgt_not_eq, Sum_pos; [exact HT|]. intros; apply exp_pos.
Qed.
Theorem said_edelman_representation_constant_norm_means : C.statement_means.
Proof.
  intros BX BV BQ L _ _ _ _ T HT d Z0 context W value x t0 _ Ht _.
  split; [auto|]. split; [auto|]. split; [auto|]. split; [now apply reads_fine|]. split; [exact Ht|now apply reads_fine].
Qed.

(** The bound with the norms of the construction grows like the cube of the logarithm. *)
Module B := Said.said_edelman_representation_sample_complexity_norm_based.
Lemma two_thirds x : 0 < x -> x ^ 2 <= (Rpower x (2 / 3) + 1) ^ 3.
Proof.
  intros H. set (r := Rpower x (2 / 3)). assert (R0 : 0 < r) by (unfold r, Rpower; apply exp_pos).
  assert (E : r ^ 3 = x ^ 2).
  { rewrite <- (Rpower_pow 3 r R0). unfold r. rewrite Rpower_mult. rewrite <- (Rpower_pow 2 x H). f_equal. simpl. field. }
  rewrite <- E. apply pow_incr. lra.
Qed.
Theorem said_edelman_representation_sample_complexity_norm_based : ~ B.statement.
Proof.
  intros H. destruct (H 1%nat 1%nat 1 (le_n 1) (le_n 1) Rlt_0_1) as (c & N & Hc & HN & G).
  destruct (beyond (exp (1 + c))) as [n Hn]. set (T := Nat.max N n).
  assert (E0 := exp_pos (1 + c)).
  assert (TN : INR n <= INR T) by (apply le_INR; unfold T; lia).
  assert (Big := G T ltac:(unfold T; lia)). clear G.
  set (l := ln (INR T)) in *. assert (T0 : 0 < INR T) by lra.
  assert (Hl : 1 + c < l) by (rewrite <- (ln_exp (1 + c)); apply ln_increasing; lra).
  unfold B.v_edelman_capacity'bound, B.v_printed'norm, B.v_lipschitz in Big.
  assert (L2 : l <= ln (2 * INR T)) by (left; apply ln_increasing; lra).
  assert (L3 : l <= ln (2 * INR 1 * INR T + 1)) by (left; apply ln_increasing; simpl; lra).
  assert (S2 : 0 < sqrt (2 * INR 1)) by (apply sqrt_lt_R0; simpl; lra).
  assert (SS : sqrt (2 * INR 1) * sqrt (2 * INR 1) = 2) by (rewrite sqrt_sqrt; simpl; lra).
  set (u := sqrt (2 * INR 1) * ln (2 * INR T)) in *.
  assert (U0 : 0 < u) by (unfold u; apply Rmult_lt_0_compat; lra).
  assert (U2 : 2 * l ^ 2 <= u ^ 2).
  { replace (u ^ 2) with ((sqrt (2 * INR 1) * sqrt (2 * INR 1)) * ln (2 * INR T) ^ 2) by (unfold u; ring).
    rewrite SS. apply Rmult_le_compat_l; [lra|]. apply pow_incr. lra. }
  assert (A := two_thirds (u * 1 ^ 2) ltac:(lra)). replace ((u * 1 ^ 2) ^ 2) with (u ^ 2) in A by ring.
  set (Y := (Rpower (u * 1 ^ 2) (2 / 3) + 1) ^ 3) in *.
  set (w := ln (2 * INR 1 * INR T + 1)) in *.
  assert (Q : (INR (2 * 1 + 1) * sqrt 2 * 1) ^ 2 = 18).
  { replace ((INR (2 * 1 + 1) * sqrt 2 * 1) ^ 2) with (INR (2 * 1 + 1) ^ 2 * (sqrt 2 * sqrt 2)) by ring.
    rewrite sqrt_sqrt by lra. simpl. ring. }
  rewrite Q in Big. replace (18 * Y / 1 ^ 2 * w) with (18 * Y * w) in Big by field.
  assert (P : 2 * l ^ 2 * l <= Y * w) by (apply Rmult_le_compat; [nra|lra|lra|exact L3]).
  nra.
Qed.
Theorem said_edelman_representation_sample_complexity_norm_based_means : B.statement_means.
Proof.
  intros s m epsilon Hs Hm He c N _ HN T HT.
  assert (S1 : 1 <= INR s) by (replace 1 with (INR 1) by reflexivity; apply le_INR; lia).
  assert (M1 : 1 <= INR m) by (replace 1 with (INR 1) by reflexivity; apply le_INR; lia).
  assert (T1 : 1 <= INR T) by (replace 1 with (INR 1) by reflexivity; apply le_INR; lia).
  assert (L0 : 0 < ln (2 * INR T)) by (rewrite <- ln_1; apply ln_increasing; lra).
  assert (R0 : 0 < sqrt (2 * INR s)) by (apply sqrt_lt_R0; lra).
  unfold B.ok_lipschitz, B.ok_printed'norm, B.ok_edelman_capacity'bound, B.v_printed'norm.
  repeat split; try lra; try nra.
Qed.
