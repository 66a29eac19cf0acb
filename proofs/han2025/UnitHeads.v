(** Appendix A with heads of length 1: at an angle of pi/4 the weight of an aligned head falls exponentially in n. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Softmax Repairs Appendix FrozenRepair Propositions.
Open Scope R_scope.

Lemma exp_below y : 0 < y -> exp (- y) <= 4 / y ^ 2.
Proof.
  intros Hy. assert (E := exp_ineq1_le (y / 2)). assert (P := exp_pos (y / 2)). assert (S : exp y = exp (y / 2) * exp (y / 2)) by (rewrite <- exp_plus; f_equal; field).
  assert (Q : y ^ 2 / 4 <= exp y) by (rewrite S; nra). rewrite exp_Ropp. assert (Y : 0 < y ^ 2) by now apply pow_lt.
  replace (4 / y ^ 2) with (/ (y ^ 2 / 4)) by (field; lra). apply Rinv_le_contravar; lra.
Qed.
Lemma eighth : cos (PI / 4) <= 3 / 4.
Proof.
  rewrite cos_PI4. assert (S := sqrt_sqrt 2 ltac:(lra)). assert (P := sqrt_lt_R0 2 ltac:(lra)).
  apply Rmult_le_reg_r with (sqrt 2); [exact P|]. replace (1 / sqrt 2 * sqrt 2) with 1 by (field; lra). nra.
Qed.

Theorem unit_heads : ~ appendix_a_unit_heads.
Proof.
  intros (c1 & c2 & Hc & H). destruct (large (Rmax c1 (128 * c1 / c2))) as [m Hm].
  assert (M1 := Rmax_l c1 (128 * c1 / c2)). assert (M2 := Rmax_r c1 (128 * c1 / c2)).
  set (j := S m). set (n := (8 * j)%nat). assert (J : INR m + 1 = INR j) by (unfold j; now rewrite S_INR). assert (J0 : 1 <= INR j) by (apply (le_INR 1); unfold j; lia).
  assert (N : INR n = 8 * INR j) by (unfold n; rewrite mult_INR; replace (INR 8) with 8 by (simpl; lra); reflexivity).
  set (tau := c1 / INR n). assert (T : 0 < tau <= 1).
  { split; [apply Rdiv_lt_0_compat; lra|]. apply Rmult_le_reg_r with (INR n); [lra|]. unfold tau. replace (c1 / INR n * INR n) with c1 by (field; lra). lra. }
  set (h := Head (1 * u1 n 1) (1 * u2 n 1)). assert (H8 : (8 <= n)%nat) by (unfold n, j; lia).
  destruct (H n 1%nat tau h ltac:(lia) T eq_refl) as [_ Near].
  - unfold h. cbn [a13 a14]. assert (U := unit_vectors n 1). rewrite !Rmult_1_l. exact U.
  - intros i _. apply on_ray; [lia | lra].
  - assert (D : INR (S j) - INR 1 = INR j) by (rewrite S_INR; simpl; ring).
    destruct (Near (S j) ltac:(unfold n; lia) ltac:(unfold j; lia)) as [Low _].
    + rewrite D, Rabs_pos_eq by lra. assert (X := Rmin_l (INR j) (INR n - INR j)). lra.
    + unfold appendix_a_setup_near_lower in Low. unfold h in Low.
      rewrite (Repairs.others n 1 tau 1 ltac:(lia) ltac:(lia) ltac:(lra) (S j)) in Low.
      replace (2 * PI * (INR (S j) - INR 1) / INR n) with (PI / 4) in Low by (rewrite D, N; field; lra). fold h in Low.
      assert (G : 0 < gamma n tau h 1 <= 1).
      { split; [apply gamma_pos; lia|]. assert (S := gamma_sum n tau ltac:(lia) h). rewrite <- S, <- (Sum_single n 1 (gamma n tau h) ltac:(lia)).
        apply Sum_le. intros p _. assert (P := gamma_pos n tau ltac:(lia) h p). destruct (Nat.eqb p 1); lra. }
      assert (E := eighth). set (y := 2 * INR j / c1). assert (Y : 0 < y) by (unfold y; apply Rdiv_lt_0_compat; lra).
      assert (B : exp (- (1) * (1 - cos (PI / 4)) / tau) <= exp (- y)).
      { assert (L : - (1) * (1 - cos (PI / 4)) / tau <= - y).
        { apply Rmult_le_reg_r with tau; [lra|]. replace (- (1) * (1 - cos (PI / 4)) / tau * tau) with (- (1 - cos (PI / 4))) by (field; lra).
          replace (- y * tau) with (- (1 / 4)) by (unfold y, tau; rewrite N; field; lra). lra. }
        destruct L as [L|L]; [left; now apply exp_increasing | right; now rewrite L]. }
      assert (F := exp_below y Y). assert (X := exp_pos (- (1) * (1 - cos (PI / 4)) / tau)).
      assert (Up : c2 * tau <= 4 / y ^ 2) by nra.
      assert (V : 4 / y ^ 2 = c1 ^ 2 / INR j ^ 2) by (unfold y; field; lra). rewrite V in Up. unfold tau in Up. rewrite N in Up.
      assert (W : c2 * INR j <= 8 * c1).
      { apply Rmult_le_reg_r with (c1 / (8 * INR j ^ 2)); [apply Rdiv_lt_0_compat; [lra | assert (0 < INR j ^ 2) by (apply pow_lt; lra); lra]|].
        replace (c2 * INR j * (c1 / (8 * INR j ^ 2))) with (c2 * (c1 / (8 * INR j))) by (field; lra).
        replace (8 * c1 * (c1 / (8 * INR j ^ 2))) with (c1 ^ 2 / INR j ^ 2) by (field; lra). exact Up. }
      assert (Z : 128 * c1 < c2 * INR j).
      { apply Rmult_lt_reg_r with (/ c2); [apply Rinv_0_lt_compat; lra|]. replace (c2 * INR j * / c2) with (INR j) by (field; lra).
        unfold Rdiv in M2. lra. }
      lra.
Qed.
