(** The attention on the bit does not fall along gradient steps from {w > 1/2}: the larger basin. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 OneBitRisk OneBitLine Recursions OneBitDescent OneBitArc.
Open Scope R_scope.

(** Sums of n-periodic functions: shift and reversal. *)
Lemma Sum_first m F : Sum (S m) F = F 1%nat + Sum m (fun p => F (S p)).
Proof. induction m as [|m IH]; [simpl; ring|]. rewrite (eq_refl : Sum (S (S m)) F = Sum (S m) F + F (S (S m))), IH. cbn [Sum]. ring. Qed.

Lemma Sum_rev m : forall F, Sum m F = Sum m (fun p => F (S m - p)%nat).
Proof.
  induction m as [|m IH]; intros F; [reflexivity|]. rewrite Sum_first. rewrite (IH (fun p => F (S p))). cbn [Sum].
  replace (S (S m) - S m)%nat with 1%nat by lia. rewrite Rplus_comm. f_equal. apply Sum_ext. intros p Hp. f_equal. lia.
Qed.

Lemma Sum_shift n F : (forall p, F (p + n)%nat = F p) -> forall B, Sum n (fun p => F (p + B)%nat) = Sum n F.
Proof.
  intros Per. induction B as [|B IH]; [apply Sum_ext; intros; f_equal; lia|]. rewrite <- IH.
  destruct n as [|m]; [reflexivity|]. rewrite (Sum_first m (fun p => F (p + B)%nat)). cbn [Sum].
  rewrite (Sum_ext m (fun p => F (p + S B)%nat) (fun p => F (S p + B)%nat)) by (intros; f_equal; lia).
  replace (S m + S B)%nat with ((1 + B) + S m)%nat by lia. rewrite Per. ring.
Qed.

(** Reflection about B: p = B + j against B + (n - j). *)
Lemma Sum_refl n B F : (forall p, F (p + n)%nat = F p) -> (1 <= n)%nat ->
  2 * Sum n F = 2 * F B + Sum (n - 1) (fun j => F (B + j)%nat + F (B + (n - j))%nat).
Proof.
  intros Per Hn. rewrite <- (Sum_shift n F Per B). destruct n as [|m]; [lia|]. cbn [Sum]. replace (S m - 1)%nat with m by lia.
  rewrite Sum_plus. replace (F (S m + B)%nat) with (F B) by (rewrite Nat.add_comm, Per; reflexivity).
  assert (E1 : Sum m (fun p => F (p + B)%nat) = Sum m (fun j => F (B + j)%nat)) by (apply Sum_ext; intros; f_equal; lia).
  assert (E2 : Sum m (fun j => F (B + j)%nat) = Sum m (fun j => F (B + (S m - j))%nat)) by (apply (Sum_rev m (fun j => F (B + j)%nat))).
  lra.
Qed.

Lemma u_periodic n p : (1 <= n)%nat -> u1 n (p + n) = u1 n p /\ u2 n (p + n) = u2 n p.
Proof.
  intros Hn. assert (0 < INR n) by (apply lt_0_INR; lia). unfold u1, u2. rewrite plus_INR.
  replace (2 * PI * (INR p + INR n) / INR n) with (2 * PI * INR p / INR n + 2 * INR 1 * PI) by (simpl; field; lra).
  split; [apply sin_period | apply cos_period].
Qed.

Lemma sinh_bound A : 0 <= (exp A - exp (- A)) * A <= (exp A + exp (- A)) * A ^ 2.
Proof.
  assert (Pos : forall y, 0 <= y -> 0 <= exp y - exp (- y) <= (exp y + exp (- y)) * y).
  { intros y [Hy| <-]; [|rewrite Ropp_0; lra]. split.
    - assert (exp (- y) < exp y) by (apply exp_increasing; lra). lra.
    - destruct (MVT_cor2 (fun z => (exp z + exp (- z)) * z - (exp z - exp (- z))) (fun z => (exp z - exp (- z)) * z) 0 y Hy) as [c [E C]].
      + intros c _. apply is_derive_Reals. auto_derive; [exact I | ring].
      + cbv beta in E. rewrite Ropp_0, exp_0 in E. assert (exp (- c) < exp c) by (apply exp_increasing; lra).
        assert (0 <= (exp c - exp (- c)) * c * (y - 0)) by (apply Rmult_le_pos; [apply Rmult_le_pos; lra | lra]). lra. }
  destruct (Rle_lt_dec 0 A) as [H|H].
  - destruct (Pos A H). split; [apply Rmult_le_pos; lra|]. replace ((exp A + exp (- A)) * A ^ 2) with ((exp A + exp (- A)) * A * A) by ring. apply Rmult_le_compat_r; lra.
  - destruct (Pos (- A) ltac:(lra)) as [P1 P2]. rewrite Ropp_involutive in *.
    replace ((exp A - exp (- A)) * A) with ((exp (- A) - exp A) * - A) by ring. split; [apply Rmult_le_pos; lra|].
    replace ((exp A + exp (- A)) * A ^ 2) with ((exp (- A) + exp A) * - A * - A) by ring. apply Rmult_le_compat_r; lra.
Qed.

Lemma cosh_le A A2 : Rabs A2 <= Rabs A -> exp A2 + exp (- A2) <= exp A + exp (- A).
Proof.
  assert (Ev : forall y, exp y + exp (- y) = exp (Rabs y) + exp (- Rabs y)).
  { intros y. unfold Rabs. destruct (Rcase_abs y); [rewrite Ropp_involutive; ring | reflexivity]. }
  intros H. rewrite (Ev A2), (Ev A). assert (P := Rabs_pos A2). set (a := Rabs A2) in *. set (d := Rabs A) in *.
  assert (E1 : 0 < exp a) by apply exp_pos. assert (E2 : exp a <= exp d) by (destruct H as [H| ->]; [left; now apply exp_increasing | lra]).
  assert (E3 : 1 <= exp a) by (rewrite <- exp_0; destruct P as [P|P]; [left; now apply exp_increasing | rewrite P; lra]).
  rewrite !exp_Ropp. set (x := exp a) in *. set (y := exp d) in *.
  assert (0 <= (y - x) * (1 - / (x * y))).
  { apply Rmult_le_pos; [lra|]. assert (/ (x * y) <= 1); [|lra]. rewrite <- Rinv_1. apply Rinv_le_contravar; nra. }
  replace (y + / y - (x + / x)) with ((y - x) * (1 - / (x * y))) in * by (field; lra).
  assert (y + / y - (x + / x) = (y - x) * (1 - / (x * y))) by (field; lra). lra.
Qed.

Section Mono.
Variables (n B : nat) (tau : R) (h : head).
Hypothesis H2 : (2 <= n)%nat.
Hypothesis HB : (1 <= B <= n)%nat.
Hypothesis Ht : 0 < tau.
Let g := gamma n tau h.
Let w := g B.
Let eps := 1 - w.
Let phi (j : nat) := 2 * PI * INR j / INR n.
Let aN := a13 h * u1 n B + a14 h * u2 n B.
Let aT := a13 h * u2 n B - a14 h * u1 n B.
Let Z := Sum n (fun q => exp (score n h q / tau)).
Let vT p := u2 n B * u1 n p - u1 n B * u2 n p.

Lemma Hn1 : (1 <= n)%nat. Proof. lia. Qed.
Lemma nR : 0 < INR n. Proof. apply lt_0_INR; lia. Qed.
Lemma Zp : 0 < Z. Proof. apply partition_pos, Hn1. Qed.

Lemma u_plus j : u1 n (B + j) = u1 n B * cos (phi j) + u2 n B * sin (phi j) /\ u2 n (B + j) = u2 n B * cos (phi j) - u1 n B * sin (phi j).
Proof.
  assert (N := nR). unfold u1, u2, phi. rewrite plus_INR.
  replace (2 * PI * (INR B + INR j) / INR n) with (2 * PI * INR B / INR n + 2 * PI * INR j / INR n) by (field; lra).
  rewrite sin_plus, cos_plus. split; ring.
Qed.
Lemma phi_refl j : (j <= n)%nat -> cos (phi (n - j)) = cos (phi j) /\ sin (phi (n - j)) = - sin (phi j).
Proof.
  intros H. assert (N := nR). unfold phi. rewrite minus_INR by exact H.
  replace (2 * PI * (INR n - INR j) / INR n) with (2 * PI - 2 * PI * INR j / INR n) by (field; lra).
  rewrite cos_minus, sin_minus, cos_2PI, sin_2PI. split; ring.
Qed.
Lemma u_minus j : (j <= n)%nat -> u1 n (B + (n - j)) = u1 n B * cos (phi j) - u2 n B * sin (phi j) /\ u2 n (B + (n - j)) = u2 n B * cos (phi j) + u1 n B * sin (phi j).
Proof. intros H. destruct (u_plus (n - j)) as [-> ->]. destruct (phi_refl j H) as [-> ->]. split; ring. Qed.

Let K j := exp (aN * cos (phi j) / tau) / Z.
Let A j := aT * sin (phi j) / tau.
Lemma Kp j : 0 < K j. Proof. apply Rdiv_lt_0_compat; [apply exp_pos | apply Zp]. Qed.
Lemma g_plus j : g (B + j) = K j * exp (A j).
Proof.
  unfold g, gamma. fold Z. unfold K, A, score. destruct (u_plus j) as [-> ->].
  replace ((a13 h * (u1 n B * cos (phi j) + u2 n B * sin (phi j)) + a14 h * (u2 n B * cos (phi j) - u1 n B * sin (phi j))) / tau)
    with (aN * cos (phi j) / tau + aT * sin (phi j) / tau) by (unfold aN, aT; field; lra).
  rewrite exp_plus. field. apply Rgt_not_eq, Zp.
Qed.
Lemma g_minus j : (j <= n)%nat -> g (B + (n - j)) = K j * exp (- A j).
Proof. intros H. rewrite g_plus. unfold K, A. destruct (phi_refl j H) as [-> ->]. do 2 f_equal. field. lra. Qed.
Lemma g_per p : g (p + n) = g p.
Proof. unfold g, gamma, score. destruct (u_periodic n p Hn1) as [-> ->]. reflexivity. Qed.
Lemma vT_per p : vT (p + n) = vT p.
Proof. unfold vT. destruct (u_periodic n p Hn1) as [-> ->]. reflexivity. Qed.
Lemma vT_B : vT B = 0. Proof. unfold vT. ring. Qed.
Lemma vT_plus j : vT (B + j) = sin (phi j).
Proof. unfold vT. destruct (u_plus j) as [-> ->]. assert (U := unit_vectors n B). replace (sin (phi j)) with ((u1 n B ^ 2 + u2 n B ^ 2) * sin (phi j)) at 3 by (rewrite U; ring). ring. Qed.
Lemma vT_minus j : (j <= n)%nat -> vT (B + (n - j)) = - sin (phi j).
Proof. intros H. rewrite vT_plus. now destruct (phi_refl j H) as [_ ->]. Qed.

Lemma pair_mass : Sum (n - 1) (fun j => g (B + j) + g (B + (n - j))) = 2 * eps.
Proof. assert (X := Sum_refl n B g g_per Hn1). unfold g in X at 1. rewrite gamma_sum in X by exact Hn1. fold w in X. unfold eps. lra. Qed.

Lemma g_le_eps j : (1 <= j <= n - 1)%nat -> g (B + j) <= eps.
Proof.
  intros Hj. unfold eps, w. destruct (Nat.le_gt_cases (B + j) n) as [C|C].
  - apply (off_one n B g HB (gamma_pos n tau Hn1 h) (gamma_sum n tau Hn1 h)); lia.
  - replace (g (B + j)%nat) with (g (B + j - n)%nat) by (rewrite <- (g_per (B + j - n)%nat); f_equal; lia).
    apply (off_one n B g HB (gamma_pos n tau Hn1 h) (gamma_sum n tau Hn1 h)); lia.
Qed.

Lemma pair_T j : (1 <= j <= n - 1)%nat ->
  0 <= aT * (g (B + j) * vT (B + j) + g (B + (n - j)) * vT (B + (n - j))) <= aT ^ 2 / tau * (g (B + j) + g (B + (n - j))).
Proof.
  intros Hj. rewrite vT_plus, vT_minus, g_plus, g_minus by lia. destruct (sinh_bound (A j)) as [S1 S2]. assert (P := Kp j).
  replace (aT * (K j * exp (A j) * sin (phi j) + K j * exp (- A j) * - sin (phi j))) with (tau * K j * ((exp (A j) - exp (- A j)) * A j)) by (unfold A; field; lra).
  assert (TK : 0 < tau * K j) by (apply Rmult_lt_0_compat; lra).
  split; [apply Rmult_le_pos; lra|]. apply Rle_trans with (tau * K j * ((exp (A j) + exp (- A j)) * A j ^ 2)); [apply Rmult_le_compat_l; lra|].
  replace (tau * K j * ((exp (A j) + exp (- A j)) * A j ^ 2)) with (aT ^ 2 / tau * (K j * (exp (A j) + exp (- A j))) * sin (phi j) ^ 2) by (unfold A; field; lra).
  replace (aT ^ 2 / tau * (K j * exp (A j) + K j * exp (- A j))) with (aT ^ 2 / tau * (K j * (exp (A j) + exp (- A j))) * 1) by ring.
  apply Rmult_le_compat_l.
  - apply Rmult_le_pos; [apply Rmult_le_pos; [apply pow2_ge_0 | left; now apply Rinv_0_lt_compat]|]. assert (X := exp_pos (A j)). assert (X' := exp_pos (- A j)). apply Rmult_le_pos; lra.
  - assert (X := SIN_bound (phi j)). nra.
Qed.

Let sb := Sum n (fun p => g p * vT p).
Let RT := Sum n (fun p => g p ^ 2 * vT p).

Lemma sb_bound : 0 <= aT * sb <= aT ^ 2 / tau * eps.
Proof.
  assert (X := Sum_refl n B (fun p => g p * vT p) ltac:(intros; cbv beta; rewrite g_per, vT_per; reflexivity) Hn1). cbv beta in X. fold sb in X. rewrite vT_B in X.
  assert (L : 0 <= aT * Sum (n - 1) (fun j => g (B + j) * vT (B + j) + g (B + (n - j)) * vT (B + (n - j)))).
  { rewrite <- Sum_scal. apply Sum_nonneg. intros j Hj. now apply pair_T. }
  assert (U : aT * Sum (n - 1) (fun j => g (B + j) * vT (B + j) + g (B + (n - j)) * vT (B + (n - j))) <= aT ^ 2 / tau * (2 * eps)).
  { rewrite <- pair_mass, <- !Sum_scal. apply Sum_le. intros j Hj. now apply pair_T. }
  set (Y := Sum (n - 1) _) in *. replace sb with (Y / 2) by lra. split; lra.
Qed.

Lemma RT_bound : 0 <= aT * RT <= aT ^ 2 / tau * (2 * eps ^ 2).
Proof.
  assert (X := Sum_refl n B (fun p => g p ^ 2 * vT p) ltac:(intros; cbv beta; rewrite g_per, vT_per; reflexivity) Hn1). cbv beta in X. fold RT in X. rewrite vT_B in X.
  assert (Pj : forall j, (1 <= j <= n - 1)%nat ->
    aT * (g (B + j) ^ 2 * vT (B + j) + g (B + (n - j)) ^ 2 * vT (B + (n - j))) =
    (g (B + j) + g (B + (n - j))) * (aT * (g (B + j) * vT (B + j) + g (B + (n - j)) * vT (B + (n - j))))).
  { intros j Hj. rewrite vT_plus, vT_minus by lia. ring. }
  assert (G2 : forall j, (1 <= j <= n - 1)%nat -> 0 <= g (B + j) + g (B + (n - j)) <= 2 * eps).
  { intros j Hj. assert (Q1 := g_le_eps j Hj). assert (Q2 := g_le_eps (n - j) ltac:(lia)).
    assert (Q3 := gamma_pos n tau Hn1 h (B + j)). assert (Q4 := gamma_pos n tau Hn1 h (B + (n - j))). unfold g in *. lra. }
  assert (L : 0 <= aT * Sum (n - 1) (fun j => g (B + j) ^ 2 * vT (B + j) + g (B + (n - j)) ^ 2 * vT (B + (n - j)))).
  { rewrite <- Sum_scal. apply Sum_nonneg. intros j Hj. rewrite Pj by exact Hj. apply Rmult_le_pos; [now apply G2 | now apply pair_T]. }
  assert (U : aT * Sum (n - 1) (fun j => g (B + j) ^ 2 * vT (B + j) + g (B + (n - j)) ^ 2 * vT (B + (n - j))) <= (2 * eps * (aT ^ 2 / tau)) * (2 * eps)).
  { rewrite <- pair_mass at 2. rewrite <- !Sum_scal. apply Sum_le. intros j Hj. rewrite Pj by exact Hj.
    destruct (G2 j Hj) as [G3 G4]. destruct (pair_T j Hj) as [T1 T2].
    replace (2 * eps * (aT ^ 2 / tau) * (g (B + j) + g (B + (n - j)))) with (2 * eps * (aT ^ 2 / tau * (g (B + j) + g (B + (n - j))))) by ring.
    apply Rmult_le_compat; assumption. }
  set (Y := Sum (n - 1) _) in *. replace RT with (Y / 2) by lra. split; [lra|]. replace (aT ^ 2 / tau * (2 * eps ^ 2)) with (2 * eps * (aT ^ 2 / tau) * (2 * eps) / 2) by (field; lra). lra.
Qed.

(** A move (e1, e2) with forward part >= 0 and sideways part that does not overshoot keeps the attention. *)
Lemma move_up e1 e2 : 0 <= e1 * u1 n B + e2 * u2 n B -> Rabs (aT + (e1 * u2 n B - e2 * u1 n B)) <= Rabs aT ->
  w <= gamma n tau (Head (a13 h + e1) (a14 h + e2)) B.
Proof.
  intros HN HT. set (eN := e1 * u1 n B + e2 * u2 n B) in *. set (eT := e1 * u2 n B - e2 * u1 n B) in *.
  set (F p := g p * exp ((e1 * u1 n p + e2 * u2 n p - eN) / tau)).
  assert (FB : F B = w) by (unfold F; fold eN; replace ((eN - eN) / tau) with 0 by (field; lra); rewrite exp_0; unfold w; ring).
  assert (Per : forall p, F (p + n)%nat = F p) by (intros p; unfold F; rewrite g_per; now destruct (u_periodic n p Hn1) as [-> ->]).
  assert (SF : Sum n F <= 1).
  { assert (X := Sum_refl n B F Per Hn1). rewrite FB in X.
    assert (Y : Sum (n - 1) (fun j => F (B + j)%nat + F (B + (n - j))%nat) <= 2 * eps).
    { rewrite <- pair_mass. apply Sum_le. intros j Hj. unfold F. rewrite g_plus, g_minus by lia.
      destruct (u_plus j) as [-> ->]. destruct (u_minus j ltac:(lia)) as [-> ->].
      set (A2 := (aT + eT) * sin (phi j) / tau). set (E := exp (- ((1 - cos (phi j)) * eN / tau))).
      replace (K j * exp (A j) * exp ((e1 * (u1 n B * cos (phi j) + u2 n B * sin (phi j)) + e2 * (u2 n B * cos (phi j) - u1 n B * sin (phi j)) - eN) / tau))
        with (K j * E * exp A2).
      2: { rewrite !Rmult_assoc. f_equal. unfold E. rewrite <- !exp_plus. f_equal. unfold A, A2, eN, eT. field. lra. }
      replace (K j * exp (- A j) * exp ((e1 * (u1 n B * cos (phi j) - u2 n B * sin (phi j)) + e2 * (u2 n B * cos (phi j) + u1 n B * sin (phi j)) - eN) / tau))
        with (K j * E * exp (- A2)).
      2: { rewrite !Rmult_assoc. f_equal. unfold E. rewrite <- !exp_plus. f_equal. unfold A, A2, eN, eT. field. lra. }
      assert (C : exp A2 + exp (- A2) <= exp (A j) + exp (- A j)).
      { apply cosh_le. unfold A2, A, Rdiv. rewrite !Rabs_mult. apply Rmult_le_compat_r; [apply Rabs_pos|]. apply Rmult_le_compat_r; [apply Rabs_pos | exact HT]. }
      assert (E1 : E <= 1).
      { apply Rle_trans with (exp 0); [|rewrite exp_0; lra]. unfold E. assert (H : 0 <= (1 - cos (phi j)) * eN / tau).
        { apply Rmult_le_pos; [apply Rmult_le_pos; [assert (Q := COS_bound (phi j)); lra | exact HN] | left; now apply Rinv_0_lt_compat]. }
        destruct H as [H|H]; [left; apply exp_increasing; lra | rewrite <- H, Ropp_0; lra]. }
      assert (E0 : 0 < E) by apply exp_pos. assert (P := Kp j). assert (X1 := exp_pos A2). assert (X2 := exp_pos (- A2)).
      replace (K j * E * exp A2 + K j * E * exp (- A2)) with (K j * (E * (exp A2 + exp (- A2)))) by ring.
      replace (K j * exp (A j) + K j * exp (- A j)) with (K j * (exp (A j) + exp (- A j))) by ring.
      apply Rmult_le_compat_l; [lra|]. nra. }
    unfold eps in Y. lra. }
  (* the new weight is w / Sum F *)
  assert (Fp : 0 < Sum n F) by (apply Sum_pos; [apply Hn1 | intros p; unfold F; apply Rmult_lt_0_compat; [apply gamma_pos, Hn1 | apply exp_pos]]).
  assert (Enew : gamma n tau (Head (a13 h + e1) (a14 h + e2)) B = w / Sum n F).
  { assert (N : forall p, exp (score n (Head (a13 h + e1) (a14 h + e2)) p / tau) = Z * exp (eN / tau) * F p).
    { intros p. unfold F, g, gamma. fold Z. assert (ZZ := Zp).
      replace (Z * exp (eN / tau) * (exp (score n h p / tau) / Z * exp ((e1 * u1 n p + e2 * u2 n p - eN) / tau)))
        with (exp (eN / tau) * (exp (score n h p / tau) * exp ((e1 * u1 n p + e2 * u2 n p - eN) / tau))) by (field; lra).
      rewrite <- !exp_plus. f_equal. unfold score; simpl. field. lra. }
    unfold gamma. rewrite N, FB. rewrite (Sum_ext n _ (fun p => Z * exp (eN / tau) * F p)) by (intros; apply N). rewrite Sum_scal.
    assert (ZZ := Zp). assert (EE := exp_pos (eN / tau)). field. repeat split; lra. }
  rewrite Enew. assert (W0 : 0 < w) by apply gamma_pos, Hn1.
  apply Rmult_le_reg_r with (Sum n F); [exact Fp|]. replace (w / Sum n F * Sum n F) with w by (field; lra). nra.
Qed.

Lemma side_zero : aT = 0 -> sb = 0 /\ RT = 0.
Proof.
  intros Z0. assert (X := Sum_refl n B (fun p => g p * vT p) ltac:(intros; cbv beta; rewrite g_per, vT_per; reflexivity) Hn1).
  assert (Y := Sum_refl n B (fun p => g p ^ 2 * vT p) ltac:(intros; cbv beta; rewrite g_per, vT_per; reflexivity) Hn1).
  cbv beta in X, Y. fold sb in X. fold RT in Y. rewrite vT_B in X, Y.
  rewrite (Sum_ext (n - 1) _ (fun _ => 0)) in X.
  2: { intros j Hj. rewrite vT_plus, vT_minus, g_plus, g_minus by lia. unfold A. rewrite Z0. replace (0 * sin (phi j) / tau) with 0 by (field; lra). rewrite Ropp_0. ring. }
  rewrite (Sum_ext (n - 1) _ (fun _ => 0)) in Y.
  2: { intros j Hj. rewrite vT_plus, vT_minus, g_plus, g_minus by lia. unfold A. rewrite Z0. replace (0 * sin (phi j) / tau) with 0 by (field; lra). rewrite Ropp_0. ring. }
  rewrite Sum_const in X, Y. split; lra.
Qed.

(** The attention on the bit does not fall. *)
Theorem attention_grows_if c : 1/2 < w -> 0 <= c -> c * eps ^ 2 <= tau ^ 2 / 6 -> w <= gamma n tau (gstep n B tau c h) B.
Proof.
  intros Hw Hc0 Hc. assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  unfold gstep. replace (a13 h - c * d13 n B tau h) with (a13 h + - (c * d13 n B tau h)) by ring.
  replace (a14 h - c * d14 n B tau h) with (a14 h + - (c * d14 n B tau h)) by ring.
  apply move_up.
  - assert (GL := gradient_lower n B tau H2 HB Ht h Hw). assert (R := risk1_pos n B tau H2 HB Ht h Hw).
    assert (X := COS_bound (2 * PI / INR n)). assert (W0 := gamma_pos n tau Hn1 h B).
    assert (P : 0 <= 2 * (1 - cos (2 * PI / INR n)) / tau * gamma n tau h B * risk1 n B tau h).
    { apply Rmult_le_pos; [apply Rmult_le_pos; [apply Rmult_le_pos; [lra | left; now apply Rinv_0_lt_compat] | lra] | lra]. }
    replace (- (c * d13 n B tau h) * u1 n B + - (c * d14 n B tau h) * u2 n B) with (c * - (u1 n B * d13 n B tau h + u2 n B * d14 n B tau h)) by ring.
    apply Rmult_le_pos; lra.
  - rewrite (d13_eq n B tau HB Ht h Hw), (d14_eq n B tau HB Ht h Hw).
    assert (GT : G1 n B g (fun p => u2 n B * u1 n p + - u1 n B * u2 n p) = 4 * ((eps * w - Sum n (off B (fun p => g p ^ 2))) * sb + RT)).
    { unfold G1. assert (Eb : bar n g (fun p => u2 n B * u1 n p + - u1 n B * u2 n p) = sb) by (unfold bar, sb, vT; apply Sum_ext; intros; ring).
      rewrite Eb. fold w. fold eps.
      assert (Eo : Sum n (off B (fun p => g p ^ 2 * (u2 n B * u1 n p + - u1 n B * u2 n p - sb))) = RT - sb * Sum n (off B (fun p => g p ^ 2))).
      { unfold RT. rewrite <- Sum_scal, <- Sum_minus. apply Sum_ext. intros p _. unfold off, vT. destruct (Nat.eqb_spec p B) as [->|]; ring. }
      rewrite Eo. unfold eps. ring. }
    rewrite G1_lin in GT. fold g in GT.
    set (Q := Sum n (off B (fun p => g p ^ 2))) in *.
    set (X := 4 * c / tau * ((eps * w - Q) * sb + RT)).
    replace (aT + (- (c * (G1 n B (gamma n tau h) (u1 n) / tau)) * u2 n B - - (c * (G1 n B (gamma n tau h) (u2 n) / tau)) * u1 n B)) with (aT - X).
    2: { unfold X. replace (4 * c / tau * ((eps * w - Q) * sb + RT)) with (c / tau * (4 * ((eps * w - Q) * sb + RT))) by (field; lra). rewrite <- GT. fold g. field. lra. }
    destruct (Req_dec aT 0) as [Z0|NZ].
    { destruct (side_zero Z0) as [S0 R0]. unfold X. rewrite S0, R0, Z0. right. f_equal. ring. }
    assert (QL := Q_le n B g HB (gamma_pos n tau Hn1 h) (gamma_sum n tau Hn1 h)). fold Q w eps in QL.
    assert (E1 : 0 <= eps < 1/2) by (assert (W1 := w01 n B g HB (gamma_pos n tau Hn1 h) (gamma_sum n tau Hn1 h)); fold w in W1; unfold eps; lra).
    assert (Ew : w = 1 - eps) by (unfold eps; ring).
    assert (C1 : 0 <= eps * w - Q <= eps) by (rewrite Ew; split; nra).
    destruct sb_bound as [s0 s1]. destruct RT_bound as [r0 r1].
    assert (k0 : 0 <= aT ^ 2 / tau) by (apply Rmult_le_pos; [apply pow2_ge_0 | left; now apply Rinv_0_lt_compat]).
    assert (B1 : (eps * w - Q) * (aT * sb) <= eps * (aT ^ 2 / tau * eps)) by (apply Rmult_le_compat; lra).
    assert (B0 : 0 <= (eps * w - Q) * (aT * sb)) by (apply Rmult_le_pos; lra).
    assert (B2 : (eps * w - Q) * (aT * sb) + aT * RT <= aT ^ 2 / tau * (3 * eps ^ 2)) by nra.
    assert (F0 : 0 <= 4 * c / tau) by (apply Rmult_le_pos; [lra | left; now apply Rinv_0_lt_compat]).
    assert (X0 : 0 <= aT * X) by (unfold X; replace (aT * (4 * c / tau * ((eps * w - Q) * sb + RT))) with (4 * c / tau * ((eps * w - Q) * (aT * sb) + aT * RT)) by ring; apply Rmult_le_pos; lra).
    assert (X1 : aT * X <= 2 * aT ^ 2).
    { unfold X. replace (aT * (4 * c / tau * ((eps * w - Q) * sb + RT))) with (4 * c / tau * ((eps * w - Q) * (aT * sb) + aT * RT)) by ring.
      apply Rle_trans with (4 * c / tau * (aT ^ 2 / tau * (3 * eps ^ 2))); [apply Rmult_le_compat_l; lra|].
      replace (4 * c / tau * (aT ^ 2 / tau * (3 * eps ^ 2))) with (12 * (c * eps ^ 2 / tau ^ 2) * aT ^ 2) by (field; lra).
      assert (c * eps ^ 2 / tau ^ 2 <= / 6) by (apply Rmult_le_reg_r with (tau ^ 2); [exact T2|]; replace (c * eps ^ 2 / tau ^ 2 * tau ^ 2) with (c * eps ^ 2) by (field; lra); lra).
      assert (0 <= aT ^ 2) by apply pow2_ge_0. nra. }
    apply Rsqr_le_abs_0. unfold Rsqr.
    assert (A2 : 0 < aT * aT) by nra.
    assert ((aT * X) * (aT * X) <= 2 * (aT * aT) * (aT * X)) by nra.
    assert (0 <= (aT * aT) * (2 * (aT * X) - X * X)) by nra.
    assert (0 <= 2 * (aT * X) - X * X) by (apply Rmult_le_reg_l with (aT * aT); [exact A2 | lra]). nra.
Qed.

Theorem attention_grows c : 1/2 < w -> 0 <= c <= tau ^ 2 / 8 -> w <= gamma n tau (gstep n B tau c h) B.
Proof.
  intros Hw [Hc0 Hc]. apply attention_grows_if; [exact Hw | exact Hc0|].
  assert (W1 := w01 n B g HB (gamma_pos n tau Hn1 h) (gamma_sum n tau Hn1 h)). fold w in W1.
  assert (E : 0 <= eps ^ 2 <= 1/4) by (unfold eps; split; [apply pow2_ge_0 | nra]).
  apply Rle_trans with (c * (1/4)); [apply Rmult_le_compat_l; lra | lra].
Qed.
End Mono.

(** One step from {w > 1/2}. *)
Lemma step_w n B tau h c : (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 1/2 < gamma n tau h B -> 0 <= c <= tau ^ 2 / 8 ->
  risk1 n B tau (gstep n B tau c h) <= risk1 n B tau h - c / 2 * sqrt (d13 n B tau h ^ 2 + d14 n B tau h ^ 2) ^ 2.
Proof.
  intros H2 HB Ht Hw [Hc0 Hc]. assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  assert (Hw' := attention_grows n B tau h H2 HB Ht c Hw (conj Hc0 Hc)).
  rewrite (risk1_closed n B tau HB h Hw), (risk1_closed n B tau HB (gstep n B tau c h)) by lra.
  set (x := d13 n B tau h). set (y := d14 n B tau h).
  assert (S0 : 0 <= x ^ 2 + y ^ 2) by (assert (0 <= x ^ 2) by apply pow2_ge_0; assert (0 <= y ^ 2) by apply pow2_ge_0; lra).
  replace (sqrt (x ^ 2 + y ^ 2) ^ 2) with (x ^ 2 + y ^ 2) by (symmetry; now apply pow2_sqrt).
  set (e := Head (- (c * x)) (- (c * y))).
  assert (E1 : gamma n tau (gstep n B tau c h) = gamma n tau (Head (a13 h + 1 * a13 e) (a14 h + 1 * a14 e))).
  { f_equal. unfold gstep, e; simpl. fold x y. f_equal; ring. }
  assert (E0 : gamma n tau h = gamma n tau (Head (a13 h + 0 * a13 e) (a14 h + 0 * a14 e))).
  { f_equal. destruct h; simpl. f_equal; ring. }
  assert (X := line_descent n B (fun p => score n h p / tau) (fun p => (a13 e * u1 n p + a14 e * u2 n p) / tau) HB (c ^ 2 * (x ^ 2 + y ^ 2) / tau ^ 2)).
  assert (Bd : forall p, (1 <= p <= n)%nat -> ((a13 e * u1 n p + a14 e * u2 n p) / tau) ^ 2 <= c ^ 2 * (x ^ 2 + y ^ 2) / tau ^ 2).
  { intros p _. eapply Rle_trans; [apply (vel_bound n tau Ht e p)|]. right. unfold e; simpl a13; simpl a14. field. lra. }
  specialize (X Bd). assert (GA1 := gamma_at n tau Ht h e 1). assert (GA0 := gamma_at n tau Ht h e 0).
  cbv zeta beta in GA1, GA0, X. rewrite <- GA1, <- GA0, <- E1, <- E0 in X.
  assert (V := vel_G1 n B tau Ht h e). cbv zeta beta in V. rewrite V in X.
  rewrite <- (d13_eq n B tau HB Ht h Hw), <- (d14_eq n B tau HB Ht h Hw) in X. fold x y in X. unfold e in X; simpl a13 in X; simpl a14 in X.
  assert (Y : 4 * (c ^ 2 * (x ^ 2 + y ^ 2) / tau ^ 2) <= c / 2 * (x ^ 2 + y ^ 2)).
  { replace (4 * (c ^ 2 * (x ^ 2 + y ^ 2) / tau ^ 2)) with (c * (x ^ 2 + y ^ 2) * (4 * (c / tau ^ 2))) by (field; lra).
    replace (c / 2 * (x ^ 2 + y ^ 2)) with (c * (x ^ 2 + y ^ 2) * / 2) by field.
    apply Rmult_le_compat_l; [apply Rmult_le_pos; lra|].
    assert (c / tau ^ 2 <= / 8) by (apply Rmult_le_reg_r with (tau ^ 2); [exact T2|]; replace (c / tau ^ 2 * tau ^ 2) with c by (field; lra); lra). lra. }
  lra.
Qed.

(** The theorem with the basin {attention on the bit > 1/2}. *)
Theorem one_bit_attention : forall (n B : nat) (tau eta : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= eta <= tau ^ 2 / 8 ->
  1/2 < gamma n tau (h 0%nat) B -> (forall t, h (S t) = gstep n B tau eta (h t)) ->
  forall t, gamma n tau (h 0%nat) B <= gamma n tau (h t) B /\
    risk1 n B tau (h t) <= / (/ risk1 n B tau (h 0%nat)
       + eta * (2 * (1 - cos (2 * PI / INR n)) / tau * gamma n tau (h 0%nat) B) ^ 2 * INR t / 2).
Proof.
  intros n B tau eta h H2 HB Ht He Hw St. assert (Hn : (1 <= n)%nat) by lia.
  assert (W : forall t, gamma n tau (h 0%nat) B <= gamma n tau (h t) B).
  { induction t as [|t IH]; [lra|]. rewrite St. eapply Rle_trans; [exact IH|]. apply attention_grows; try assumption. lra. }
  intros t. split; [apply W|].
  assert (X := COS_bound (2 * PI / INR n)). set (Delta := 1 - cos (2 * PI / INR n)) in *.
  assert (K0 : 0 <= 2 * Delta / tau) by (apply Rmult_le_pos; [unfold Delta; lra | left; now apply Rinv_0_lt_compat]).
  apply (rate_upper (fun t => risk1 n B tau (h t)) (fun t => sqrt (d13 n B tau (h t) ^ 2 + d14 n B tau (h t) ^ 2))).
  - lra.
  - apply Rmult_le_pos; [exact K0 | lra].
  - intros s. apply risk1_pos; try assumption. specialize (W s). lra.
  - intros s. rewrite St. apply step_w; try assumption. specialize (W s). lra.
  - intros s. assert (Hs : 1/2 < gamma n tau (h s) B) by (specialize (W s); lra).
    assert (GL := gradient_lower n B tau H2 HB Ht (h s) Hs). fold Delta in GL.
    assert (R := risk1_pos n B tau H2 HB Ht (h s) Hs). assert (U := unit_vectors n B).
    set (x := d13 n B tau (h s)) in *. set (y := d14 n B tau (h s)) in *.
    assert (A : 2 * Delta / tau * gamma n tau (h 0%nat) B * risk1 n B tau (h s) <= 2 * Delta / tau * gamma n tau (h s) B * risk1 n B tau (h s)).
    { apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; [exact K0 | apply W]. }
    assert (S0 : 0 <= x ^ 2 + y ^ 2) by (assert (0 <= x ^ 2) by apply pow2_ge_0; assert (0 <= y ^ 2) by apply pow2_ge_0; lra).
    assert (C : - (u1 n B * x + u2 n B * y) <= sqrt (x ^ 2 + y ^ 2)).
    { eapply Rle_trans; [apply Rle_abs|]. rewrite <- (sqrt_pow2 (Rabs _)) by apply Rabs_pos. apply sqrt_le_1_alt. rewrite pow2_abs.
      assert (0 <= (u1 n B * y - u2 n B * x) ^ 2) by apply pow2_ge_0. nra. }
    lra.
Qed.
