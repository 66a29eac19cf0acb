(** Lemma 14 (and 6): smoothness constant of the output, repaired. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Lemma15 ThirdMoment.
Open Scope R_scope.

(** Slope of the covariance along a line of scores: the third central moment. *)
Lemma cov_line n (al be c v : nat -> R) t :
  (1 <= n)%nat ->
  let E s p := exp (al p + be p * s) in
  let g s p := E s p / Sum n (E s) in
  is_derive (fun s => cov n (g s) c v) t (third n (g t) c v be).
Proof.
  intros Hn E g.
  assert (g1 : Sum n (g t) = 1).
  { assert (0 < Sum n (E t)) by (apply Sum_pos; [exact Hn | intros; apply exp_pos]).
    unfold g, Rdiv. rewrite (Sum_ext n _ (fun p => / Sum n (E t) * E t p)) by (intros; ring). rewrite Sum_scal. field. lra. }
  assert (L : forall h, is_derive (fun s => Sum n (fun p => g s p * h p)) t (cov n (g t) h be)).
  { intros h. apply (is_derive_ext (fun s => Sum n (fun p => h p * g s p))); [intros s; apply Sum_ext; intros; ring|].
    exact (softmax_line n al be h t Hn). }
  rewrite third_expand by exact g1.
  replace (_ - _ - _ - _ + _) with
   (cov n (g t) (fun p => c p * v p) be
    - (cov n (g t) c be * Sum n (fun p => g t p * v p) + Sum n (fun p => g t p * c p) * cov n (g t) v be)) by (unfold cov; ring).
  unfold cov at 1.
  apply (is_derive_minus (fun s => Sum n (fun p => g s p * (c p * v p))) (fun s => Sum n (fun p => g s p * c p) * Sum n (fun p => g s p * v p))).
  - apply L.
  - apply (is_derive_mult (fun s => Sum n (fun p => g s p * c p)) (fun s => Sum n (fun p => g s p * v p))); [apply L | apply L | exact Rmult_comm].
Qed.

(** A symmetric form in the plane that is small on the diagonal is small. *)
Lemma form_bound K11 K12 K22 M e1 e2 d1 d2 :
  (forall a1 a2, Rabs (a1 * a1 * K11 + 2 * (a1 * a2) * K12 + a2 * a2 * K22) <= M * (a1 ^ 2 + a2 ^ 2)) ->
  Rabs (e1 * d1 * K11 + (e1 * d2 + e2 * d1) * K12 + e2 * d2 * K22)
   <= M * (sqrt (e1 ^ 2 + e2 ^ 2) * sqrt (d1 ^ 2 + d2 ^ 2)).
Proof.
  intros H. assert (QE := sum_sq_ge_0 e1 e2). assert (QD := sum_sq_ge_0 d1 d2).
  assert (SE := sqrt_sqrt _ QE). assert (SD := sqrt_sqrt _ QD).
  assert (PE := sqrt_pos (e1 ^ 2 + e2 ^ 2)). assert (PD := sqrt_pos (d1 ^ 2 + d2 ^ 2)).
  set (X := sqrt (e1 ^ 2 + e2 ^ 2)) in *. set (Y := sqrt (d1 ^ 2 + d2 ^ 2)) in *.
  set (B := e1 * d1 * K11 + (e1 * d2 + e2 * d1) * K12 + e2 * d2 * K22).
  destruct (Req_dec X 0) as [Z|NX].
  { rewrite Z in *. assert (e1 = 0) by nra. assert (e2 = 0) by nra. subst e1 e2. assert (B0 : B = 0) by (unfold B; ring).
    rewrite B0, Rabs_R0. lra. }
  destruct (Req_dec Y 0) as [Z|NY].
  { rewrite Z in *. assert (d1 = 0) by nra. assert (d2 = 0) by nra. subst d1 d2. assert (B0 : B = 0) by (unfold B; ring).
    rewrite B0, Rabs_R0. lra. }
  assert (H1 := H (Y * e1 + X * d1) (Y * e2 + X * d2)). assert (H2 := H (Y * e1 - X * d1) (Y * e2 - X * d2)).
  set (Q1 := _ * _ * K11 + _ + _) in H1. set (Q2 := _ * _ * K11 + _ + _) in H2.
  assert (EQ : Q1 - Q2 = 4 * (X * Y) * B) by (unfold Q1, Q2, B; ring).
  assert (EN : (Y * e1 + X * d1) ^ 2 + (Y * e2 + X * d2) ^ 2 + ((Y * e1 - X * d1) ^ 2 + (Y * e2 - X * d2) ^ 2)
               = 4 * (X * Y) * (X * Y)).
  { replace (_ + _) with (2 * (Y * Y * (e1 ^ 2 + e2 ^ 2) + X * X * (d1 ^ 2 + d2 ^ 2))) by ring. rewrite <- SE, <- SD. ring. }
  assert (XY : 0 < X * Y) by (apply Rmult_lt_0_compat; lra).
  assert (R : Rabs (4 * (X * Y) * B) <= 4 * (X * Y) * (M * (X * Y))).
  { rewrite <- EQ. eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_Ropp.
    apply Rle_trans with (M * ((Y * e1 + X * d1) ^ 2 + (Y * e2 + X * d2) ^ 2 + ((Y * e1 - X * d1) ^ 2 + (Y * e2 - X * d2) ^ 2))); [lra|].
    rewrite EN. right; ring. }
  rewrite Rabs_mult, (Rabs_pos_eq (4 * (X * Y))) in R by lra.
  apply Rmult_le_reg_l with (4 * (X * Y)); lra.
Qed.

Section Head.
Variable n : nat.
Variable g c : nat -> R.
Hypothesis g0 : forall p, (1 <= p <= n)%nat -> 0 <= g p.
Hypothesis g1 : Sum n g = 1.
Hypothesis c01 : forall p, (1 <= p <= n)%nat -> 0 <= c p <= 1.
Variables v1 v2 : nat -> R.
Hypothesis v_unit : forall p, (1 <= p <= n)%nat -> v1 p ^ 2 + v2 p ^ 2 <= 1.

Lemma third_bilinear e1 e2 d1 d2 :
  third n g c (fun p => e1 * v1 p + e2 * v2 p) (fun p => d1 * v1 p + d2 * v2 p)
  = e1 * d1 * third n g c v1 v1 + (e1 * d2 + e2 * d1) * third n g c v1 v2 + e2 * d2 * third n g c v2 v2.
Proof.
  unfold third.
  rewrite (Sum_ext n (fun p => g p * (e1 * v1 p + e2 * v2 p)) (fun p => e1 * (g p * v1 p) + e2 * (g p * v2 p))) by (intros; ring).
  rewrite (Sum_ext n (fun p => g p * (d1 * v1 p + d2 * v2 p)) (fun p => d1 * (g p * v1 p) + d2 * (g p * v2 p))) by (intros; ring).
  rewrite !Sum_plus, !Sum_scal.
  set (m := Sum n (fun p => g p * c p)). set (m1 := Sum n (fun p => g p * v1 p)). set (m2 := Sum n (fun p => g p * v2 p)).
  rewrite <- !Sum_scal, <- !Sum_plus. apply Sum_ext. intros; ring.
Qed.

Lemma third_bound e1 e2 d1 d2 :
  Rabs (third n g c (fun p => e1 * v1 p + e2 * v2 p) (fun p => d1 * v1 p + d2 * v2 p))
  <= kap * (sqrt (e1 ^ 2 + e2 ^ 2) * sqrt (d1 ^ 2 + d2 ^ 2)).
Proof.
  rewrite third_bilinear. apply form_bound. intros a1 a2.
  replace (a1 * a1 * _ + _ + _) with (third n g c (fun p => a1 * v1 p + a2 * v2 p) (fun p => a1 * v1 p + a2 * v2 p))
    by (rewrite third_bilinear; ring).
  assert (Q := sum_sq_ge_0 a1 a2). assert (SQ := sqrt_sqrt _ Q). assert (PQ := sqrt_pos (a1 ^ 2 + a2 ^ 2)).
  set (r := sqrt (a1 ^ 2 + a2 ^ 2)) in *.
  destruct (Req_dec r 0) as [Z|NZ].
  { rewrite Z in SQ. assert (a1 = 0) by nra. assert (a2 = 0) by nra. subst a1 a2. rewrite third_bilinear. right.
    replace (_ + _ + _) with 0 by ring. rewrite Rabs_R0. ring. }
  replace (third n g c _ _) with (r * r * third n g c (fun p => a1 / r * v1 p + a2 / r * v2 p) (fun p => a1 / r * v1 p + a2 / r * v2 p))
    by (rewrite !third_bilinear; field; exact NZ).
  rewrite Rabs_mult, (Rabs_pos_eq (r * r)) by nra. rewrite SQ, Rmult_comm. apply Rmult_le_compat_r; [exact Q|].
  apply third_abs; [exact g0 | exact g1 | exact c01 |]. intros p Hp. specialize (v_unit p Hp).
  replace ((a1 / r * v1 p + a2 / r * v2 p) ^ 2) with ((a1 * v1 p + a2 * v2 p) ^ 2 / (r * r)) by (field; exact NZ).
  rewrite SQ. assert (0 < a1 ^ 2 + a2 ^ 2) by nra.
  apply Rmult_le_reg_r with (a1 ^ 2 + a2 ^ 2); [assumption|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra.
  assert (0 <= (a1 * v2 p - a2 * v1 p) ^ 2) by apply pow2_ge_0. nra.
Qed.
End Head.

(** The second derivative of f. *)
Section Curvature.
Variable b : R.
Hypothesis Hb : 0 < b.
Definition sigma'' (z : R) : R := b / (2 * sqrt (z ^ 2 + b) ^ 3).

Lemma sigma'_derive z : is_derive (sigma' b) z (sigma'' z).
Proof.
  pose proof (root_pos b Hb z) as Hr. pose proof (root_sq b Hb z) as Hs. pose proof (pow2_ge_0 z).
  unfold sigma', sigma''. auto_derive.
  - split; [simpl in *; lra|]. split; [|exact I]. replace (z * (z * 1) + b) with (z ^ 2 + b) by ring. lra.
  - replace (z * (z * 1) + b) with (z ^ 2 + b) by ring. set (r := sqrt (z ^ 2 + b)) in *.
    replace b with (r * r - z ^ 2) by lra. field. lra.
Qed.

Lemma sigma''_pos z : 0 < sigma'' z.
Proof. unfold sigma''. pose proof (root_pos b Hb z). apply Rdiv_lt_0_compat; [exact Hb|]. pose proof (pow_lt _ 3 H). lra. Qed.

Lemma sigma''_abs y z : Rabs y <= Rabs z -> sigma'' z <= sigma'' y.
Proof.
  intros H. unfold sigma''. pose proof (root_pos b Hb y). pose proof (root_pos b Hb z).
  assert (L : sqrt (y ^ 2 + b) <= sqrt (z ^ 2 + b)).
  { apply sqrt_le_1_alt. apply Rplus_le_compat_r. rewrite <- (pow2_abs y), <- (pow2_abs z). apply pow_incr. split; [apply Rabs_pos | exact H]. }
  assert (L3 : sqrt (y ^ 2 + b) ^ 3 <= sqrt (z ^ 2 + b) ^ 3) by (apply pow_incr; lra).
  pose proof (pow_lt _ 3 H0). unfold Rdiv. apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra.
Qed.

Lemma sigma''_zero : sigma'' 0 = / (2 * sqrt b).
Proof.
  unfold sigma''. replace (0 ^ 2 + b) with b by ring. assert (0 < sqrt b) by now apply sqrt_lt_R0.
  rewrite <- (sqrt_sqrt b) at 1 by lra. field. lra.
Qed.

Variable k : nat.
Definition f'' (s : R) : R := Sum k (fun q => outer q * sigma'' (s + 1/2 - INR q)).

Lemma f'_derive s : is_derive (f' b k) s (f'' s).
Proof.
  unfold f', f''. apply is_derive_Sum. intros q Hq.
  apply (is_derive_scal (fun s => sigma' b (s + 1/2 - INR q))).
  replace (sigma'' (s + 1/2 - INR q)) with (scal 1 (sigma'' (s + 1/2 - INR q))) by (unfold scal; simpl; unfold mult; simpl; ring).
  apply (is_derive_comp (sigma' b) (fun s => s + 1/2 - INR q)); [apply sigma'_derive | auto_derive; [exact I | ring]].
Qed.

Lemma curvature_bound : (1 <= k)%nat -> forall s, Rabs (f'' s) <= 4 * INR k / sqrt b.
Proof.
  intros Hk s. assert (Sb : 0 < sqrt b) by now apply sqrt_lt_R0.
  set (M := sigma'' 0). assert (HM : M = / (2 * sqrt b)) by apply sigma''_zero.
  set (lo := fun q => sigma'' (Rmin (s + 1/2 - INR q) 0)). set (hi := fun q => M - sigma'' (Rmax (s + 1/2 - INR q) 0)).
  assert (D : f'' s = Sum k (fun q => outer q * lo q) - Sum k (fun q => outer q * hi q)).
  { unfold f''. rewrite <- Sum_minus. apply Sum_ext. intros q _. unfold lo, hi, M.
    destruct (Rle_lt_dec (s + 1/2 - INR q) 0).
    - rewrite Rmin_left, Rmax_right by lra. ring.
    - rewrite Rmin_right, Rmax_left by lra. ring. }
  assert (TOP : forall z, 0 < sigma'' z <= M) by (intros z; split; [apply sigma''_pos | apply sigma''_abs; rewrite Rabs_R0; apply Rabs_pos]).
  assert (L : Rabs (Sum k (fun q => outer q * lo q)) <= 4 * INR k * M).
  { apply abel_bound; [exact Hk | intros; now apply outer_partial_bound | |intros; split; [left|]; apply TOP].
    intros j Hj. unfold lo. apply sigma''_abs. rewrite S_INR. unfold Rmin. destruct (Rle_dec _ 0), (Rle_dec _ 0); rewrite ?Rabs_R0; try apply Rabs_pos; rewrite ?(Rabs_left1 (s + 1/2 - INR j)), ?(Rabs_left1 (s + 1/2 - (INR j + 1))) by lra; lra. }
  assert (H : Rabs (Sum k (fun q => outer q * hi q)) <= 4 * INR k * M).
  { apply abel_bound; [exact Hk | intros; now apply outer_partial_bound | |intros; unfold hi; assert (T := TOP (Rmax (s + 1/2 - INR j) 0)); lra].
    intros j Hj. unfold hi. apply Rplus_le_compat_l, Ropp_le_contravar, sigma''_abs. rewrite S_INR. unfold Rmax.
    destruct (Rle_dec _ 0), (Rle_dec _ 0); rewrite ?Rabs_R0; try apply Rabs_pos; try lra;
    rewrite ?(Rabs_pos_eq (s + 1/2 - INR j)), ?(Rabs_pos_eq (s + 1/2 - (INR j + 1))) by lra; lra. }
  rewrite D. eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_Ropp.
  apply Rle_trans with (4 * INR k * M + 4 * INR k * M); [lra|]. right. rewrite HM. field. lra.
Qed.
End Curvature.
