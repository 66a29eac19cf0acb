(** The weights of one head around a position: all but the two neighbours weigh less than the product of these two. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax OneBitAttention.
Open Scope R_scope.

(** The position j steps after b on the circle. *)
Definition pos (n b j : nat) : nat := if Nat.leb (b + j) n then (b + j)%nat else (b + j - n)%nat.

Lemma pos_in n b j : (1 <= b <= n)%nat -> (1 <= j <= n - 1)%nat -> (1 <= pos n b j <= n)%nat /\ pos n b j <> b.
Proof. intros Hb Hj. unfold pos. destruct (Nat.leb_spec (b + j) n); lia. Qed.
Lemma pos_all n b p : (1 <= b <= n)%nat -> (1 <= p <= n)%nat -> p <> b -> exists j, (1 <= j <= n - 1)%nat /\ p = pos n b j.
Proof.
  intros Hb Hp N. destruct (Nat.leb_spec b p) as [L|L].
  - exists (p - b)%nat. unfold pos. destruct (Nat.leb_spec (b + (p - b)) n); lia.
  - exists (p + n - b)%nat. unfold pos. destruct (Nat.leb_spec (b + (p + n - b)) n); lia.
Qed.

Lemma u_pos n b j : (1 <= n)%nat -> let y := 2 * (INR j * (PI / INR n)) in
  u1 n (pos n b j) = u1 n b * cos y + u2 n b * sin y /\ u2 n (pos n b j) = u2 n b * cos y - u1 n b * sin y.
Proof.
  intros Hn y. assert (N : 0 < INR n) by (apply lt_0_INR; lia).
  assert (U : u1 n (b + j) = u1 n b * cos y + u2 n b * sin y /\ u2 n (b + j) = u2 n b * cos y - u1 n b * sin y).
  { unfold u1, u2. rewrite plus_INR. replace (2 * PI * (INR b + INR j) / INR n) with (2 * PI * INR b / INR n + y) by (unfold y; field; lra).
    rewrite sin_plus, cos_plus. split; ring. }
  unfold pos. destruct (Nat.leb_spec (b + j) n) as [L|L]; [exact U|].
  destruct (u_periodic n (b + j - n) Hn) as [P1 P2]. replace (b + j - n + n)%nat with (b + j)%nat in * by lia. rewrite P1, P2 in U. exact U.
Qed.

Lemma sin_mid a y : 0 <= a <= PI / 2 -> a <= y <= PI - a -> sin a <= sin y.
Proof.
  intros Ha Hy. assert (P := PI_RGT_0). destruct (Rle_lt_dec y (PI / 2)).
  - apply sin_incr_1; lra.
  - rewrite <- (sin_PI_x y). apply sin_incr_1; lra.
Qed.

Section Shape.
Variables (n b : nat) (tau : R) (h : head).
Hypothesis H4 : (4 <= n)%nat.
Hypothesis Hb : (1 <= b <= n)%nat.
Hypothesis Ht : 0 < tau.
Let Hn : (1 <= n)%nat. Proof. lia. Qed.
Let x := PI / INR n.
Let aN := a13 h * u1 n b + a14 h * u2 n b.
Let aT := a13 h * u2 n b - a14 h * u1 n b.
Let gap (j : nat) := score n h b - score n h (pos n b j).
Let g := gamma n tau h.

Lemma step_angle : 0 < x <= PI / 4 /\ INR n * x = PI.
Proof.
  assert (N : 4 <= INR n) by (apply (le_INR 4) in H4; simpl in H4; lra). assert (P := PI_RGT_0). unfold x. split; [|field; lra].
  split; [apply Rdiv_lt_0_compat; lra|]. apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra.
Qed.

Lemma gap_is j : gap j = 2 * (sin (INR j * x) * (aN * sin (INR j * x) - aT * cos (INR j * x))).
Proof.
  unfold gap, score. destruct (u_pos n b j Hn) as [-> ->]. fold x. set (y := INR j * x).
  rewrite sin_2a, cos_2a_sin. fold aN. unfold aN, aT. ring.
Qed.

Lemma gap_1 : gap 1 = 2 * (sin x * (aN * sin x - aT * cos x)).
Proof. rewrite gap_is. simpl INR. now rewrite Rmult_1_l. Qed.
Lemma gap_last : gap (n - 1) = 2 * (sin x * (aN * sin x + aT * cos x)).
Proof.
  rewrite gap_is. rewrite minus_INR by lia. destruct step_angle as [_ E]. simpl INR.
  replace ((INR n - 1) * x) with (PI - x) by lra. rewrite sin_PI_x, cos_minus, cos_PI, sin_PI. ring.
Qed.

(** The gaps are linear in the head: that of j is a combination of those of the neighbours, with factors of at least 1. *)
Lemma far_gap j : (2 <= j <= n - 2)%nat -> 0 <= gap 1 -> 0 <= gap (n - 1) -> gap 1 + gap (n - 1) <= gap j.
Proof.
  intros Hj G1 G2. destruct step_angle as [[X0 X1] E]. assert (P := PI_RGT_0).
  assert (J2 : 2 <= INR j) by (apply (le_INR 2); lia).
  assert (JN : INR j <= INR n - 2) by (assert (Q : INR j + 2 <= INR n) by (replace 2 with (INR 2) by (simpl; ring); rewrite <- plus_INR; apply le_INR; lia); lra).
  set (y := INR j * x). assert (Y1 : 2 * x <= y) by (unfold y; nra). assert (Y2 : y <= PI - 2 * x) by (unfold y; nra).
  assert (S1 : 0 < sin x) by (apply sin_gt_0; lra). assert (S2 : 0 < sin (2 * x)) by (apply sin_gt_0; lra).
  assert (A0 : sin (2 * x) <= sin y) by (apply sin_mid; lra).
  assert (A1 : sin x <= sin (y + x)) by (apply sin_mid; lra).
  assert (A2 : sin x <= sin (y - x)) by (apply sin_mid; lra).
  assert (M1 : sin (2 * x) * sin x <= sin y * sin (y + x)) by (apply Rmult_le_compat; lra).
  assert (M2 : sin (2 * x) * sin x <= sin y * sin (y - x)) by (apply Rmult_le_compat; lra).
  assert (Id : sin (2 * x) * sin x * gap j = sin y * sin (y + x) * gap 1 + sin y * sin (y - x) * gap (n - 1)).
  { rewrite gap_1, gap_last, gap_is. fold y. rewrite sin_2a, sin_plus, sin_minus. ring. }
  assert (T1 : sin (2 * x) * sin x * gap 1 <= sin y * sin (y + x) * gap 1) by (apply Rmult_le_compat_r; lra).
  assert (T2 : sin (2 * x) * sin x * gap (n - 1) <= sin y * sin (y - x) * gap (n - 1)) by (apply Rmult_le_compat_r; lra).
  apply Rmult_le_reg_l with (sin (2 * x) * sin x); [now apply Rmult_lt_0_compat | lra].
Qed.

Lemma ratio p : g p = g b * exp (- ((score n h b - score n h p) / tau)).
Proof.
  unfold g, gamma. assert (Z := partition_pos n tau Hn h). set (ZZ := Sum n _) in *.
  replace (exp (score n h b / tau) / ZZ * exp (- ((score n h b - score n h p) / tau))) with
    (exp (score n h b / tau) * exp (- ((score n h b - score n h p) / tau)) / ZZ) by (field; lra).
  rewrite <- exp_plus. do 2 f_equal. field. lra.
Qed.
Lemma gap_nonneg j : g (pos n b j) <= g b -> 0 <= gap j.
Proof.
  intros H. destruct (Rle_lt_dec 0 (gap j)) as [?|F]; [assumption|exfalso]. rewrite ratio in H. fold (gap j) in H.
  assert (P := gamma_pos n tau Hn h b). fold g in P.
  assert (Q : 0 < - (gap j / tau)).
  { assert (gap j / tau < 0); [|lra]. apply Rmult_lt_reg_r with tau; [exact Ht|]. replace (gap j / tau * tau) with (gap j) by (field; lra). lra. }
  assert (X := exp_ineq1 (- (gap j / tau)) ltac:(lra)). nra.
Qed.

Theorem far_weight j : (2 <= j <= n - 2)%nat -> g (pos n b 1) <= g b -> g (pos n b (n - 1)) <= g b ->
  g (pos n b j) * g b <= g (pos n b 1) * g (pos n b (n - 1)).
Proof.
  intros Hj L1 L2. assert (F := far_gap j Hj (gap_nonneg _ L1) (gap_nonneg _ L2)).
  rewrite (ratio (pos n b j)), (ratio (pos n b 1)), (ratio (pos n b (n - 1))). fold (gap j) (gap 1) (gap (n - 1)).
  assert (P := gamma_pos n tau Hn h b). fold g in P.
  replace (g b * exp (- (gap 1 / tau)) * (g b * exp (- (gap (n - 1) / tau)))) with (g b * g b * (exp (- (gap 1 / tau)) * exp (- (gap (n - 1) / tau)))) by ring.
  rewrite <- exp_plus. replace (g b * exp (- (gap j / tau)) * g b) with (g b * g b * exp (- (gap j / tau))) by ring.
  apply Rmult_le_compat_l; [nra|].
  assert (I : - (gap j / tau) <= - (gap 1 / tau) + - (gap (n - 1) / tau)).
  { apply Rmult_le_reg_r with tau; [exact Ht|]. replace (- (gap j / tau) * tau) with (- gap j) by (field; lra).
    replace ((- (gap 1 / tau) + - (gap (n - 1) / tau)) * tau) with (- (gap 1 + gap (n - 1))) by (field; lra). lra. }
  destruct I as [I|I]; [left; now apply exp_increasing | right; now rewrite I].
Qed.

(** Inner products with the direction of b. *)
Lemma cosine j : u1 n b * u1 n (pos n b j) + u2 n b * u2 n (pos n b j) = cos (2 * (INR j * x)).
Proof.
  destruct (u_pos n b j Hn) as [-> ->]. fold x. assert (U := unit_vectors n b).
  replace (cos (2 * (INR j * x))) with ((u1 n b ^ 2 + u2 n b ^ 2) * cos (2 * (INR j * x))) at 3 by (rewrite U; ring). ring.
Qed.
Lemma cosine_near j : j = 1%nat \/ j = (n - 1)%nat -> u1 n b * u1 n (pos n b j) + u2 n b * u2 n (pos n b j) = cos (2 * PI / INR n).
Proof.
  assert (N : 4 <= INR n) by (apply (le_INR 4) in H4; simpl in H4; lra).
  intros [->| ->]; rewrite cosine.
  - f_equal. unfold x. simpl. field. lra.
  - rewrite minus_INR by lia. replace (2 * ((INR n - INR 1) * x)) with (2 * PI - 2 * PI / INR n) by (unfold x; simpl; field; lra).
    rewrite cos_minus, cos_2PI, sin_2PI. ring.
Qed.
End Shape.
