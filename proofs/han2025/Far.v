(** Appendix A for heads of length 1: the weights beyond an angle of pi/4 tend to zero, as it is generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 Identification Generated.
From Parity Require Said FrozenRepair.
Open Scope R_scope.

Section Head.
Variables (n : nat) (h : head) (p : nat).
Hypothesis Hn : (100 <= n)%nat.
Hypothesis Hp : (1 <= p <= n)%nat.
Hypothesis Unit : a13 h ^ 2 + a14 h ^ 2 = 1.
Hypothesis Best : forall j, (1 <= j <= n)%nat -> score n h j <= score n h p.
Let al := 2 * PI / INR n.
Let c := score n h p.
Let s := a13 h * u2 n p - a14 h * u1 n p.
Lemma n_pos : 100 <= INR n.
Proof. replace 100 with (INR 100) by (rewrite INR_IZR_INZ; reflexivity). apply le_INR. exact Hn. Qed.
Lemma angle_small : 0 < al <= 1 / 14.
Proof.
  assert (N := n_pos). assert (P0 := PI_RGT_0). assert (P1 := PI_4). unfold al. split; [apply Rdiv_lt_0_compat; lra|].
  apply (Rmult_le_reg_r (INR n)); [lra|]. replace (2 * PI / INR n * INR n) with (2 * PI) by (field; lra).
  assert (P2 : PI <= 7 / 2). { generalize PI_ineq. intros Q. destruct (Q 2%nat) as [_ U]. revert U. cbn. unfold tg_alt, PI_tg. cbn. lra. }
  lra.
Qed.
Lemma at_angle j d : u1 n j = sin (2 * PI * INR p / INR n + d) -> u2 n j = cos (2 * PI * INR p / INR n + d) -> score n h j = c * cos d + s * sin d.
Proof.
  intros E1 E2. unfold score, c, s, score. rewrite E1, E2, sin_plus, cos_plus. fold (u1 n p) (u2 n p).
  assert (U := unit_vectors n p). ring.
Qed.
Lemma after_p : c * cos al + s * sin al <= c.
Proof.
  assert (N := n_pos). destruct (Nat.eq_dec p n) as [E|E].
  - rewrite <- (at_angle 1 al); [apply Best; lia | |]; unfold u1, u2; rewrite E; replace (2 * PI * INR n / INR n + al) with (2 * PI * INR 1 / INR n + 2 * PI) by (unfold al; simpl (INR 1); field; lra); symmetry; [apply (sin_period _ 1) || idtac | apply (cos_period _ 1) || idtac].
    all: try (rewrite sin_plus, sin_2PI, cos_2PI; ring). all: try (rewrite cos_plus, sin_2PI, cos_2PI; ring).
  - rewrite <- (at_angle (S p) al); [apply Best; lia | |]; unfold u1, u2; f_equal; rewrite S_INR; unfold al; field; lra.
Qed.
Lemma before_p : c * cos al - s * sin al <= c.
Proof.
  assert (N := n_pos). replace (c * cos al - s * sin al) with (c * cos (- al) + s * sin (- al)) by (rewrite cos_neg, sin_neg; ring).
  destruct (Nat.eq_dec p 1) as [E|E].
  - rewrite <- (at_angle n (- al)); [apply Best; lia | |]; unfold u1, u2; rewrite E; simpl (INR 1); replace (2 * PI * 1 / INR n + - al) with 0 by (unfold al; field; lra);
      replace (2 * PI * INR n / INR n) with (2 * PI) by (field; lra); [rewrite sin_2PI, sin_0 | rewrite cos_2PI, cos_0]; reflexivity.
  - rewrite <- (at_angle (p - 1) (- al)); [apply Best; lia | |]; unfold u1, u2; f_equal; rewrite minus_INR by lia; simpl (INR 1); unfold al; field; lra.
Qed.
Lemma circle : c ^ 2 + s ^ 2 = 1.
Proof. unfold c, s, score. assert (U := unit_vectors n p). replace ((a13 h * u1 n p + a14 h * u2 n p) ^ 2 + (a13 h * u2 n p - a14 h * u1 n p) ^ 2) with ((a13 h ^ 2 + a14 h ^ 2) * (u1 n p ^ 2 + u2 n p ^ 2)) by ring. rewrite Unit, U. ring. Qed.
Lemma off_small : Rabs s <= 1 / 14 /\ 195 / 196 <= c <= 1.
Proof.
  assert (A := angle_small). assert (F := after_p). assert (G := before_p). assert (Q := circle).
  assert (S0 : 0 < sin al) by (apply sin_gt_0; [lra|]; assert (P := PI2_1); lra). assert (S1 : sin al < al) by (apply sin_lt_x; lra).
  assert (C0 : 0 < cos al) by (apply cos_gt_0; assert (P := PI2_1); lra). assert (C2 : sin al ^ 2 + cos al ^ 2 = 1) by (rewrite <- !Rsqr_pow2; apply sin2_cos2).
  assert (C1 : cos al < 1) by nra. assert (H1 : Rabs s * sin al <= c * (1 - cos al)) by (unfold Rabs; destruct (Rcase_abs s); lra).
  assert (A0 := Rabs_pos s). assert (P0 : 0 <= c). { assert (0 <= Rabs s * sin al) by (apply Rmult_le_pos; lra). apply Rnot_lt_le. intros L. nra. }
  assert (Cle : c <= 1) by (assert (Z := pow2_ge_0 s); nra).
  assert (V : 1 - cos al <= sin al ^ 2) by nra.
  assert (W : Rabs s * sin al <= sin al * sin al) by (assert (c * (1 - cos al) <= 1 * (1 - cos al)) by (apply Rmult_le_compat_r; lra); nra).
  assert (X : Rabs s <= sin al) by (apply Rmult_le_reg_r with (sin al); lra). split; [lra|]. split; [|exact Cle].
  assert (Y : s ^ 2 <= 1 / 196). { rewrite <- pow2_abs. assert (Rabs s <= 1 / 14) by lra. nra. } nra.
Qed.
(** A position at an angle of more than pi/4 from the nearest one has a smaller score. *)
Lemma gap q : (1 <= q <= n)%nat -> INR n < 8 * Rmin (Rabs (INR q - INR p)) (INR n - Rabs (INR q - INR p)) -> score n h q <= c - 1 / 5.
Proof.
  intros Hq L. assert (N := n_pos). destruct off_small as (S1 & C1 & C2). set (d := INR q - INR p) in *. set (be := 2 * PI * d / INR n).
  assert (E : score n h q = c * cos be + s * sin be).
  { apply at_angle; unfold u1, u2; f_equal; unfold be, d; field; lra. }
  assert (P0 := PI_RGT_0). assert (M1 : INR n < 8 * Rabs d) by (eapply Rlt_le_trans; [exact L|]; apply Rmult_le_compat_l; [lra | apply Rmin_l]).
  assert (M2 : INR n < 8 * (INR n - Rabs d)) by (eapply Rlt_le_trans; [exact L|]; apply Rmult_le_compat_l; [lra | apply Rmin_r]).
  assert (B : cos be = cos (2 * PI * Rabs d / INR n)).
  { unfold Rabs, be. destruct (Rcase_abs d); [|reflexivity]. rewrite <- cos_neg. f_equal. field. lra. }
  set (ga := 2 * PI * Rabs d / INR n) in *.
  assert (G1 : PI / 4 <= ga). { apply (Rmult_le_reg_r (INR n)); [lra|]. unfold ga. replace (2 * PI * Rabs d / INR n * INR n) with (PI * (2 * Rabs d)) by (field; lra). replace (PI / 4 * INR n) with (PI * (INR n / 4)) by field. apply Rmult_le_compat_l; lra. }
  assert (G2 : ga <= 2 * PI - PI / 4). { apply (Rmult_le_reg_r (INR n)); [lra|]. unfold ga. replace (2 * PI * Rabs d / INR n * INR n) with (PI * (2 * Rabs d)) by (field; lra). replace ((2 * PI - PI / 4) * INR n) with (PI * (7 / 4 * INR n)) by field. apply Rmult_le_compat_l; lra. }
  assert (R2 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra). assert (Q : cos (PI / 4) <= 5 / 7).
  { rewrite cos_PI4. assert (7 / 5 <= sqrt 2) by (rewrite <- (sqrt_pow2 (7 / 5)) by lra; apply sqrt_le_1_alt; lra).
    apply (Rmult_le_reg_r (sqrt 2)); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra. }
  assert (K : cos ga <= 5 / 7).
  { destruct (Rle_lt_dec ga PI) as [Y|Y].
    - eapply Rle_trans; [|exact Q]. apply cos_decr_1; lra.
    - rewrite <- (cos_neg ga). replace (cos (- ga)) with (cos (2 * PI - ga)) by (replace (2 * PI - ga) with (- ga + 2 * PI) by ring; rewrite cos_plus, sin_2PI, cos_2PI; ring).
      eapply Rle_trans; [|exact Q]. apply cos_decr_1; lra. }
  rewrite E, B. assert (T : s * sin be <= 1 / 14).
  { eapply Rle_trans; [apply RRle_abs|]. rewrite Rabs_mult. assert (SB := SIN_bound be). assert (Rabs (sin be) <= 1) by (apply Rabs_le; lra). assert (A0 := Rabs_pos s). assert (A1 := Rabs_pos (sin be)). nra. }
  assert (c * cos ga <= c * (5 / 7)) by (apply Rmult_le_compat_l; lra). lra.
Qed.
End Head.

Theorem far : Said.said_appendix_a_setup_far_unit_heads.statement.
Proof.
  hnf. intros c1 eps Hc He. destruct (FrozenRepair.large (5 * c1 / eps)) as [m Hm]. exists (Nat.max 100 m). split; [lia|].
  intros n k tau x A i p q _ _ Hp Hq _ [Ht _] HN Et U Best Far. assert (Hn : (1 <= n)%nat) by lia. assert (N : 0 < INR n) by (apply lt_0_INR; lia).
  set (h := heads A i) in *. change (gamma n tau h q <= eps).
  assert (B : forall j, (1 <= j <= n)%nat -> score n h j <= score n h p).
  { intros j Hj. destruct (Nat.eq_dec j p) as [->|D]; [lra | exact (Best j Hj D)]. }
  assert (G : score n h q <= score n h p - 1 / 5) by (apply gap; [lia | exact Hp | exact U | exact B | exact Hq | apply Rnot_le_lt; exact Far]).
  assert (Z : exp (score n h p / tau) <= Sum n (fun j => exp (score n h j / tau))).
  { rewrite (Sum_take n p _ Hp). rewrite <- (Rplus_0_l (exp (score n h p / tau))) at 1. apply Rplus_le_compat_r, Sum_nonneg. intros j _. destruct (Nat.eqb j p); [lra | left; apply exp_pos]. }
  assert (P0 := exp_pos (score n h p / tau)). assert (Y : 0 <= 1 / (5 * tau)) by (left; apply Rdiv_lt_0_compat; lra).
  apply Rle_trans with (exp (- (1 / (5 * tau)))).
  - unfold gamma. apply Rle_trans with (exp (score n h q / tau) / exp (score n h p / tau)).
    + apply Rmult_le_compat_l; [left; apply exp_pos | apply Rinv_le_contravar; assumption].
    + unfold Rdiv. rewrite <- exp_Ropp, <- exp_plus. assert (L : score n h q * / tau + - (score n h p * / tau) <= - (1 / (5 * tau))).
      { apply (Rmult_le_reg_r tau); [exact Ht|]. replace ((score n h q * / tau + - (score n h p * / tau)) * tau) with (score n h q - score n h p) by (field; lra). replace (- (1 / (5 * tau)) * tau) with (- (1 / 5)) by (field; lra). lra. }
      destruct L as [L|L]; [left; now apply exp_increasing | right; now rewrite L].
  - rewrite exp_Ropp. assert (V : 1 / eps <= 1 / (5 * tau)).
    { rewrite Et. replace (1 / (5 * (c1 / INR n))) with (INR n / (5 * c1)) by (field; lra). apply (Rmult_le_reg_r (5 * c1)); [lra|]. replace (INR n / (5 * c1) * (5 * c1)) with (INR n) by (field; lra).
      replace (1 / eps * (5 * c1)) with (5 * c1 / eps) by (field; lra). assert (INR m <= INR n) by (apply le_INR; lia). lra. }
    assert (W : 1 / eps <= exp (1 / (5 * tau))) by (assert (E := exp_ineq1_le (1 / (5 * tau))); lra).
    rewrite <- (Rinv_inv eps). apply Rinv_le_contravar; [apply Rinv_0_lt_compat; exact He | unfold Rdiv in W; lra].
Qed.
Theorem far_means : Said.said_appendix_a_setup_far_unit_heads.statement_means.
Proof. companion ltac:(idtac). Qed.
