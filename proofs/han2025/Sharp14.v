(** Lemma 14, repaired: neither coefficient of the constant can fall below half of ours.  Two positions and one head: its weight
    w on the second position has the slope 2 w (1 - w), and the gradient is - 8 w (1 - w) sigma'(w - 1/2). *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Prop34 Lemma15 Lemma14 Curvature Printed Smooth Norms Displays14 Refuted Unreached Propositions.
Open Scope R_scope.

Definition up (a : R) : head := Head 0 a.
Definition weight (a : R) : R := gamma 2 1 (up a) 2.

Lemma weights_2 a : gamma 2 1 (up a) 1 = 1 - weight a.
Proof. assert (S := gamma_sum 2 1 ltac:(lia) (up a)). cbn [Sum] in S. unfold weight. lra. Qed.
Lemma cov_up a : cov 2 (gamma 2 1 (up a)) (bit (only 2)) (u2 2) = 2 * weight a * (1 - weight a).
Proof.
  unfold cov. cbn [Sum]. rewrite weights_2, u2_2_1, u2_2_2. fold (weight a). unfold bit, only. simpl. ring.
Qed.
Lemma weight_derive a : is_derive weight a (2 * weight a * (1 - weight a)).
Proof.
  rewrite <- cov_up. replace (cov 2 (gamma 2 1 (up a)) (bit (only 2)) (u2 2)) with (cov 2 (gamma 2 1 (up a)) (bit (only 2)) (u2 2) / 1) by field.
  exact (weight_derive_14 2 1 (up a) 2 ltac:(lia) ltac:(lra)).
Qed.

Section Smoothing.
Variable b : R.
Hypothesis Hb : 0 < b.
Definition shape (w : R) : R := - 8 * (w * (1 - w)) * sigma' b (w - 1 / 2).
Definition turn (w : R) : R := - 8 * (1 - 2 * w) * sigma' b (w - 1 / 2) - 8 * (w * (1 - w)) * sigma'' b (w - 1 / 2).

Lemma gradient_up a : grad14 2 1 1 b (only 2) (fun _ => up a) 1 = shape (weight a).
Proof.
  rewrite (grad14_eq 2 1 1 b (only 2)) by (lia || lra). rewrite cov_up. unfold f', outer, shape. cbn [Sum].
  replace (attended 2 1 1 (only 2) (fun _ => up a) + 1 / 2 - INR 1) with (weight a - 1 / 2).
  - simpl. field.
  - unfold attended. cbn [Sum]. replace (share 2 1 (only 2) (up a)) with (weight a) by (symmetry; apply (weight_is_share 2 1 (up a) 2); lia). simpl. field.
Qed.
Lemma shape_derive w : is_derive shape w (turn w).
Proof.
  assert (S : is_derive (fun w => sigma' b (w - 1 / 2)) w (sigma'' b (w - 1 / 2))).
  { replace (sigma'' b (w - 1 / 2)) with (scal 1 (sigma'' b (w - 1 / 2))) by (unfold scal; simpl; unfold mult; simpl; ring).
    apply (is_derive_comp (sigma' b) (fun w => w - 1 / 2)); [now apply sigma'_derive | auto_derive; [exact I | ring]]. }
  assert (Q : is_derive (fun w => - 8 * (w * (1 - w))) w (- 8 * (1 - 2 * w))) by (auto_derive; [exact I | ring]).
  unfold shape. replace (turn w) with (- 8 * (1 - 2 * w) * sigma' b (w - 1 / 2) + - 8 * (w * (1 - w)) * sigma'' b (w - 1 / 2)) by (unfold turn; ring).
  apply (is_derive_mult (fun w => - 8 * (w * (1 - w))) (fun w => sigma' b (w - 1 / 2))); [exact Q | exact S | intros; apply Rmult_comm].
Qed.
Lemma along a : is_derive (fun a => shape (weight a)) a (2 * weight a * (1 - weight a) * turn (weight a)).
Proof. apply (is_derive_comp shape weight); [apply shape_derive | apply weight_derive]. Qed.

Variables c1 c2 : R.
Hypothesis Serves : forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head), (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
  norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i) (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i)
  <= (c1 * INR k + c2 * INR k ^ 2 / sqrt b) / tau ^ 2 * dist k A A'.
Lemma slope_served a : Rabs (2 * weight a * (1 - weight a) * turn (weight a)) <= c1 + c2 / sqrt b.
Proof.
  apply (slope_at_most (fun a => shape (weight a)) a _ _ 0 (along a)); [lra|]. intros h.
  assert (H := Serves 2 1 1 b (only 2) (fun _ => up (a + h)) (fun _ => up a) ltac:(lia) ltac:(lra) Hb).
  assert (Q := sqrt_lt_R0 b Hb). unfold norm2, dist in H. cbn [Sum] in H. rewrite !gradient_up in H. unfold up in H. cbn [a13 a14] in H.
  replace (0 + ((0 - 0) ^ 2 + (a + h - a) ^ 2)) with (h²) in H by (unfold Rsqr; ring). rewrite sqrt_Rsqr_abs in H.
  replace ((c1 * INR 1 + c2 * INR 1 ^ 2 / sqrt b) / 1 ^ 2) with (c1 + c2 / sqrt b) in H by (simpl; field; lra).
  rewrite Rmult_0_l, Rplus_0_r. eapply Rle_trans; [|exact H]. rewrite <- sqrt_Rsqr_abs. apply sqrt_le_1_alt. rewrite Rsqr_pow2.
  match goal with |- _ <= 0 + (?e ^ 2 + _) => assert (P := pow2_ge_0 e) end. lra.
Qed.
End Smoothing.

Lemma weight_zero : weight 0 = 1 / 2.
Proof. unfold weight, up. rewrite gamma_zero by lia. simpl. field. Qed.
Lemma weight_at w : 0 < w < 1 -> exists a, weight a = w.
Proof.
  intros Hw. set (a := ln (w / (1 - w)) / 2). exists a. assert (P := exp_pos a).
  assert (E : exp a * exp a = w / (1 - w)).
  { rewrite <- exp_plus. replace (a + a) with (ln (w / (1 - w))) by (unfold a; field). apply exp_ln. apply Rdiv_lt_0_compat; lra. }
  unfold weight, gamma, up, score. cbn [Sum a13 a14]. rewrite u2_2_1, u2_2_2.
  replace ((0 * u1 2 2 + a * 1) / 1) with a by field. replace ((0 * u1 2 1 + a * -1) / 1) with (- a) by field. rewrite exp_Ropp.
  assert (E' : exp a * exp a * (1 - w) = w) by (rewrite E; field; lra).
  apply Rmult_eq_reg_r with (1 + exp a * exp a); [|nra].
  replace (exp a / (0 + / exp a + exp a) * (1 + exp a * exp a)) with (exp a * exp a); [nra|].
  field. split; [lra|]. assert (0 < exp a * exp a) by nra. lra.
Qed.

Theorem repair : lemma_14_repair.
Proof.
  split; [intros n k tau b x A A' Hk Ht Hb; apply Smooth.repair_constant; (lia || assumption)|]. intros c1 c2 Serves. split.
  - unfold lemma_14_repair_first. set (q := sqrt 3). assert (Q0 : 0 < q) by (apply sqrt_lt_R0; lra). assert (QQ : q * q = 3) by (apply sqrt_sqrt; lra).
    assert (Q1 : 1 < q < 2) by nra. set (w := (3 - q) / 6). destruct (weight_at w ltac:(unfold w; lra)) as [a Ea].
    assert (W1 : w * (1 - w) = 1 / 6) by (unfold w; nra). assert (W2 : 1 - 2 * w = q / 3) by (unfold w; field).
    set (K := 4 / (3 * q)). assert (KE : K = 4 * q / 9) by (unfold K; apply Rmult_eq_reg_r with (9 * q); [field_simplify; nra | lra]).
    assert (At : forall t, 0 < t -> K - q * t <= c1 + c2 * t).
    { intros t Ht. set (b := / (t * t)). assert (B0 : 0 < b) by (apply Rinv_0_lt_compat; nra).
      assert (Sb : sqrt b = / t) by (unfold b; rewrite Rinv_mult; apply sqrt_square; left; now apply Rinv_0_lt_compat).
      assert (H := slope_served b B0 c1 c2 Serves a). rewrite Ea in H. replace (2 * w * (1 - w)) with (1 / 3) in H by lra. unfold turn in H.
      rewrite W1, W2, Sb in H. replace (c2 / / t) with (c2 * t) in H by (field; lra).
      set (z := w - 1 / 2) in *. set (root := sqrt (z ^ 2 + b)). assert (R0 : / t <= root) by (rewrite <- Sb; apply sqrt_le_1_alt; assert (X := pow2_ge_0 z); lra).
      assert (T0 : 0 < / t) by now apply Rinv_0_lt_compat. assert (Z : - (1 / 2) <= z <= 0) by (unfold z, w; lra).
      assert (S1 : 1 / 2 - t / 4 <= sigma' b z).
      { unfold sigma'. fold root. assert (- (t / 2) <= z / root); [|lra]. apply Rmult_le_reg_r with root; [lra|].
        replace (z / root * root) with z by (field; lra). assert (1 <= t * root) by (replace 1 with (t * / t) by (field; lra); nra). nra. }
      assert (S2 : 0 <= sigma'' b z).
      { unfold sigma''. fold root. left. apply Rdiv_lt_0_compat; [exact B0|]. apply Rmult_lt_0_compat; [lra | apply pow_lt; lra]. }
      rewrite <- Rabs_Ropp in H. assert (L := Rle_trans _ _ _ (Rle_abs _) H). rewrite KE. nra. }
    apply Rnot_lt_le. intros Lt. set (m := Rabs c2 + q + 1). assert (M0 : 0 < m) by (unfold m; assert (X := Rabs_pos c2); lra).
    specialize (At ((K - c1) / (2 * m)) ltac:(apply Rdiv_lt_0_compat; lra)). set (t := (K - c1) / (2 * m)) in *.
    assert (Tm : t * m = (K - c1) / 2) by (unfold t; field; lra). assert (T0 : 0 < t) by (unfold t; apply Rdiv_lt_0_compat; lra).
    assert (c2 <= Rabs c2) by apply Rle_abs. unfold m in Tm. nra.
  - unfold lemma_14_repair_second. assert (At : forall t, 0 < t -> 1 / 2 <= c1 * t + c2).
    { intros t Ht. assert (B0 : 0 < t ^ 2) by now apply pow_lt. assert (Sb : sqrt (t ^ 2) = t) by (apply sqrt_pow2; lra).
      assert (H := slope_served (t ^ 2) B0 c1 c2 Serves 0). rewrite weight_zero, Sb in H. unfold turn in H.
      replace (1 / 2 - 1 / 2) with 0 in H by ring. unfold sigma'' in H. replace (0 ^ 2 + t ^ 2) with (t ^ 2) in H by ring. rewrite Sb in H.
      assert (E : 2 * (1 / 2) * (1 - 1 / 2) * (- 8 * (1 - 2 * (1 / 2)) * sigma' (t ^ 2) 0 - 8 * (1 / 2 * (1 - 1 / 2)) * (t ^ 2 / (2 * t ^ 3))) = - (/ (2 * t)))
        by (field; lra).
      rewrite E, Rabs_Ropp in H. assert (I0 : 0 < / (2 * t)) by (apply Rinv_0_lt_compat; lra). rewrite Rabs_pos_eq in H by lra.
      apply Rmult_le_compat_r with (r := t) in H; [|lra]. replace (/ (2 * t) * t) with (1 / 2) in H by (field; lra).
      replace ((c1 + c2 / t) * t) with (c1 * t + c2) in H by (field; lra). exact H. }
    apply Rnot_lt_le. intros Lt. set (m := Rabs c1 + 1). assert (M0 : 0 < m) by (unfold m; assert (X := Rabs_pos c1); lra).
    specialize (At ((1 / 2 - c2) / (2 * m)) ltac:(apply Rdiv_lt_0_compat; lra)). set (t := (1 / 2 - c2) / (2 * m)) in *.
    assert (Tm : t * m = (1 / 2 - c2) / 2) by (unfold t; field; lra). assert (T0 : 0 < t) by (unfold t; apply Rdiv_lt_0_compat; lra).
    assert (c1 <= Rabs c1) by apply Rle_abs. unfold m in Tm. nra.
Qed.
