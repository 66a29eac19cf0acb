(** Lemma 14, assembled: the gradient of the output is Lipschitz. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Lemma15 ThirdMoment Curvature.
Open Scope R_scope.

Lemma Sum_cs m a c : Rabs (Sum m (fun i => a i * c i)) <= sqrt (Sum m (fun i => a i ^ 2)) * sqrt (Sum m (fun i => c i ^ 2)).
Proof.
  set (p := Sum m (fun i => a i ^ 2)). set (q := Sum m (fun i => c i ^ 2)). set (s := Sum m (fun i => a i * c i)).
  assert (Hp : 0 <= p) by (apply Sum_nonneg; intros; apply pow2_ge_0).
  assert (Hq : 0 <= q) by (apply Sum_nonneg; intros; apply pow2_ge_0).
  assert (Q : forall l, 0 <= p - 2 * l * s + l ^ 2 * q).
  { intros l. replace (p - 2 * l * s + l ^ 2 * q) with (Sum m (fun i => (a i - l * c i) ^ 2)).
    - apply Sum_nonneg; intros; apply pow2_ge_0.
    - rewrite (Sum_ext m _ (fun i => a i ^ 2 - 2 * l * (a i * c i) + l ^ 2 * c i ^ 2)) by (intros; ring).
      now rewrite Sum_plus, Sum_minus, !Sum_scal. }
  rewrite <- sqrt_mult by assumption. rewrite <- sqrt_Rsqr_abs. apply sqrt_le_1_alt. unfold Rsqr.
  destruct (Req_dec q 0) as [Z|NZ].
  - rewrite Z in *. destruct (Req_dec s 0) as [->|NS]; [lra|].
    specialize (Q ((p + 1) / (2 * s))). replace (p - 2 * ((p + 1) / (2 * s)) * s + ((p + 1) / (2 * s)) ^ 2 * 0) with (-1) in Q by (field; exact NS). lra.
  - specialize (Q (s / q)). replace (p - 2 * (s / q) * s + (s / q) ^ 2 * q) with ((p * q - s * s) / q) in Q by (field; exact NZ).
    assert (P : 0 <= (p * q - s * s) / q * q) by (apply Rmult_le_pos; lra).
    replace ((p * q - s * s) / q * q) with (p * q - s * s) in P by (field; exact NZ). lra.
Qed.

Section Smooth.
Variables n k : nat.
Variables tau b : R.
Variable x : nat -> bool.
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Hk : (1 <= k)%nat.
Hypothesis Htau : 0 < tau.
Hypothesis Hb : 0 < b.
Notation gam h := (gamma n tau h).

Lemma cov_head_line h e v t :
  let at_ s := Head (a13 h + s * a13 e) (a14 h + s * a14 e) in
  is_derive (fun s => cov n (gam (at_ s)) (bit x) v) t
    (third n (gam (at_ t)) (bit x) v (fun p => a13 e / tau * u1 n p + a14 e / tau * u2 n p)).
Proof.
  intros at_.
  set (al p := score n h p / tau). set (be p := a13 e / tau * u1 n p + a14 e / tau * u2 n p).
  assert (Eg : forall s p, gam (at_ s) p = exp (al p + be p * s) / Sum n (fun p => exp (al p + be p * s))).
  { assert (Es : forall s p, score n (at_ s) p / tau = al p + be p * s) by (intros s p; unfold al, be, score, at_; simpl; field; lra).
    intros s p. unfold gamma. rewrite Es. f_equal. apply Sum_ext. intros; now rewrite Es. }
  assert (L := cov_line n al be (bit x) v t Hn). cbv zeta in L.
  assert (Ec : forall s c d, cov n (gam (at_ s)) c d = cov n (fun p => exp (al p + be p * s) / Sum n (fun p => exp (al p + be p * s))) c d).
  { intros s c d. unfold cov. f_equal; [|f_equal]; apply Sum_ext; intros; now rewrite Eg. }
  apply (is_derive_ext (fun s => cov n (fun p => exp (al p + be p * s) / Sum n (fun p => exp (al p + be p * s))) (bit x) v)); [intros; now rewrite Ec|].
  replace (third n (gam (at_ t)) (bit x) v be) with (third n (fun p => exp (al p + be p * t) / Sum n (fun p => exp (al p + be p * t))) (bit x) v be); [exact L|].
  f_equal. apply FunctionalExtensionality.functional_extensionality. intros p. now rewrite Eg.
Qed.

(** Sum of the inner products of the covariances with vectors e_i. *)
Lemma pairing_bound (A : nat -> head) (e1 e2 : nat -> R) :
  Rabs (Sum k (fun i => cov n (gam (A i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p)))
  <= sqrt (INR k) / 2 * sqrt (Sum k (fun i => e1 i ^ 2 + e2 i ^ 2)).
Proof.
  eapply Rle_trans; [apply Sum_abs|].
  apply Rle_trans with (/ 2 * Sum k (fun i => sqrt (e1 i ^ 2 + e2 i ^ 2))).
  - rewrite <- Sum_scal. apply Sum_le. intros i _. rewrite cov_lin.
    assert (HC := cov_bit_position n tau x Hn (A i)).
    set (c1 := cov n _ _ (u1 n)) in *. set (c2 := cov n _ _ (u2 n)) in *.
    assert (Q := sum_sq_ge_0 (e1 i) (e2 i)). assert (S := sqrt_sqrt _ Q). assert (P := sqrt_pos (e1 i ^ 2 + e2 i ^ 2)).
    set (r := sqrt _) in *. apply Rabs_le.
    assert ((e1 i * c1 + e2 i * c2) ^ 2 <= (/ 2 * r) ^ 2).
    { replace ((/ 2 * r) ^ 2) with (r * r / 4) by field. rewrite S.
      assert (0 <= (e1 i * c2 - e2 i * c1) ^ 2) by apply pow2_ge_0.
      assert ((e1 i * c1 + e2 i * c2) ^ 2 <= (e1 i ^ 2 + e2 i ^ 2) * (c1 ^ 2 + c2 ^ 2)) by nra. nra. }
    split; nra.
  - replace (sqrt (INR k) / 2 * sqrt (Sum k (fun i => e1 i ^ 2 + e2 i ^ 2))) with (/ 2 * (sqrt (INR k) * sqrt (Sum k (fun i => e1 i ^ 2 + e2 i ^ 2)))) by field.
    apply Rmult_le_compat_l; [lra|]. rewrite <- sqrt_mult_alt by apply pos_INR.
    rewrite <- (sqrt_pow2 (Sum k _)) at 1 by (apply Sum_nonneg; intros; apply sqrt_pos).
    apply sqrt_le_1_alt. eapply Rle_trans; [apply Sum_square|]. apply Rmult_le_compat_l; [apply pos_INR|]. right. apply Sum_ext.
    intros i _. rewrite <- Rsqr_pow2, Rsqr_sqrt; [reflexivity | apply sum_sq_ge_0].
Qed.

Lemma third_sum_bound (A : nat -> head) (e1 e2 d1 d2 : nat -> R) :
  Rabs (Sum k (fun i => third n (gam (A i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p) (fun p => d1 i / tau * u1 n p + d2 i / tau * u2 n p)))
  <= kap / tau * (sqrt (Sum k (fun i => e1 i ^ 2 + e2 i ^ 2)) * sqrt (Sum k (fun i => d1 i ^ 2 + d2 i ^ 2))).
Proof.
  assert (K0 : 0 <= kap) by (assert (K := kap_ge); lra).
  assert (T0 : 0 < / tau) by now apply Rinv_0_lt_compat.
  set (re := fun i => sqrt (e1 i ^ 2 + e2 i ^ 2)). set (rd := fun i => sqrt (d1 i ^ 2 + d2 i ^ 2)).
  apply Rle_trans with (kap / tau * Sum k (fun i => re i * rd i)).
  - eapply Rle_trans; [apply Sum_abs|]. rewrite <- Sum_scal. apply Sum_le. intros i _.
    eapply Rle_trans; [apply third_bound|].
    + intros; left; now apply gamma_pos.
    + now apply gamma_sum.
    + intros; apply bit_01.
    + intros; right; apply unit_vectors.
    + right. fold (re i). replace (sqrt ((d1 i / tau) ^ 2 + (d2 i / tau) ^ 2)) with (rd i / tau); [field; lra|].
      unfold rd. replace ((d1 i / tau) ^ 2 + (d2 i / tau) ^ 2) with ((d1 i ^ 2 + d2 i ^ 2) * (/ tau) ^ 2) by (field; lra).
      rewrite sqrt_mult_alt by apply sum_sq_ge_0. rewrite sqrt_pow2 by lra. reflexivity.
  - apply Rmult_le_compat_l; [apply Rmult_le_pos; lra|].
    eapply Rle_trans; [apply Rle_abs|]. eapply Rle_trans; [apply Sum_cs|]. right.
    f_equal; f_equal; apply Sum_ext; intros i _; unfold re, rd; rewrite <- Rsqr_pow2, Rsqr_sqrt; try reflexivity; apply sum_sq_ge_0.
Qed.

Lemma grad13_eq A i : (1 <= i <= k)%nat ->
  grad13 n k tau b x A i = cov n (gam (A i)) (bit x) (u1 n) / tau * f' b k (attended n k tau x A).
Proof. intros Hi. apply is_derive_unique. now apply yhat_derive_a13. Qed.
Lemma grad14_eq A i : (1 <= i <= k)%nat ->
  grad14 n k tau b x A i = cov n (gam (A i)) (bit x) (u2 n) / tau * f' b k (attended n k tau x A).
Proof. intros Hi. apply is_derive_unique. now apply yhat_derive_a14. Qed.

Variables A A' : nat -> head.
Let d1 i := a13 (A i) - a13 (A' i).
Let d2 i := a14 (A i) - a14 (A' i).
Let line t i := Head (a13 (A' i) + t * d1 i) (a14 (A' i) + t * d2 i).
Let e1 i := grad13 n k tau b x A i - grad13 n k tau b x A' i.
Let e2 i := grad14 n k tau b x A i - grad14 n k tau b x A' i.
Let W t := Sum k (fun i => cov n (gam (line t i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p)).
Let W' t := Sum k (fun i => third n (gam (line t i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p) (fun p => d1 i / tau * u1 n p + d2 i / tau * u2 n p)).
Let V t := Sum k (fun i => cov n (gam (line t i)) (bit x) (fun p => d1 i * u1 n p + d2 i * u2 n p)).
Let St t := attended n k tau x (line t).
Let phi t := / tau * (f' b k (St t) * W t).
Let B := (4 * INR k * kap + INR k ^ 2 / sqrt b) / tau ^ 2.

Lemma phi_derive t : is_derive phi t (/ tau * ((V t / tau) * f'' b k (St t) * W t + f' b k (St t) * W' t)).
Proof.
  unfold phi. apply (is_derive_scal (fun t => f' b k (St t) * W t)).
  apply (is_derive_mult (fun t => f' b k (St t)) W); [| | exact Rmult_comm].
  - apply (is_derive_comp (f' b k) St); [now apply f'_derive|].
    unfold St, attended, V. unfold Rdiv. rewrite Rmult_comm, <- Sum_scal.
    apply (is_derive_Sum k (fun i t => share n tau x (line t i))). intros i _. rewrite cov_lin.
    rewrite Rmult_comm. exact (share_line n tau x Hn Htau (A' i) (Head (d1 i) (d2 i)) t).
  - unfold W, W'. apply (is_derive_Sum k (fun i t => cov n (gam (line t i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p))).
    intros i _. exact (cov_head_line (A' i) (Head (d1 i) (d2 i)) _ t).
Qed.

Lemma phi_slope t : Rabs (/ tau * ((V t / tau) * f'' b k (St t) * W t + f' b k (St t) * W' t))
  <= B * (sqrt (Sum k (fun i => e1 i ^ 2 + e2 i ^ 2)) * sqrt (Sum k (fun i => d1 i ^ 2 + d2 i ^ 2))).
Proof.
  assert (HV := pairing_bound (line t) d1 d2). fold (V t) in HV.
  assert (HW := pairing_bound (line t) e1 e2). fold (W t) in HW.
  assert (HT := third_sum_bound (line t) e1 e2 d1 d2). fold (W' t) in HT.
  assert (H1 := slope_bound b Hb k Hk (St t)). assert (H2 := curvature_bound b Hb k Hk (St t)).
  set (X := sqrt (Sum k (fun i => e1 i ^ 2 + e2 i ^ 2))) in *. set (Y := sqrt (Sum k (fun i => d1 i ^ 2 + d2 i ^ 2))) in *.
  assert (X0 : 0 <= X) by apply sqrt_pos. assert (Y0 : 0 <= Y) by apply sqrt_pos.
  assert (T0 : 0 < / tau) by now apply Rinv_0_lt_compat. assert (Sb : 0 < sqrt b) by now apply sqrt_lt_R0.
  assert (K := pos_INR k). assert (SK := sqrt_sqrt (INR k) K). assert (SK0 := sqrt_pos (INR k)).
  rewrite Rabs_mult, (Rabs_pos_eq (/ tau)) by lra.
  apply Rle_trans with (/ tau * ((sqrt (INR k) / 2 * Y) / tau * (4 * INR k / sqrt b) * (sqrt (INR k) / 2 * X) + 4 * INR k * (kap / tau * (X * Y)))).
  - apply Rmult_le_compat_l; [lra|]. eapply Rle_trans; [apply Rabs_triang|]. unfold Rdiv at 1 2. rewrite !Rabs_mult, (Rabs_pos_eq (/ tau)) by lra.
    apply Rplus_le_compat.
    + apply Rmult_le_compat; [|apply Rabs_pos| |exact HW].
      * apply Rmult_le_pos; [|apply Rabs_pos]. apply Rmult_le_pos; [apply Rabs_pos | lra].
      * apply Rmult_le_compat; [|apply Rabs_pos| |exact H2]; [apply Rmult_le_pos; [apply Rabs_pos | lra]|].
        apply Rmult_le_compat_r; [lra | exact HV].
    + apply Rmult_le_compat; [apply Rabs_pos | apply Rabs_pos | exact H1 | exact HT].
  - right. unfold B. replace (INR k ^ 2) with (sqrt (INR k) * sqrt (INR k) * INR k) by (rewrite SK; ring). field. split; lra.
Qed.

Lemma phi_change : phi 1 - phi 0 = Sum k (fun i => e1 i ^ 2 + e2 i ^ 2).
Proof.
  assert (L1 : forall i, line 1 i = A i) by (intros i; unfold line, d1, d2; destruct (A i), (A' i); simpl; f_equal; ring).
  assert (L0 : forall i, line 0 i = A' i) by (intros i; unfold line, d1, d2; destruct (A i), (A' i); simpl; f_equal; ring).
  assert (S1 : St 1 = attended n k tau x A) by (unfold St; apply Sum_ext; intros; now rewrite L1).
  assert (S0 : St 0 = attended n k tau x A') by (unfold St; apply Sum_ext; intros; now rewrite L0).
  unfold phi. rewrite S1, S0. unfold W. rewrite <- !Sum_scal, <- Sum_minus. apply Sum_ext. intros i Hi.
  rewrite L1, L0, !cov_lin. unfold e1 at 1 3, e2 at 1 3. 
  unfold e1, e2. rewrite !grad13_eq, !grad14_eq by exact Hi. field. lra.
Qed.

Lemma smooth_core : sqrt (Sum k (fun i => e1 i ^ 2 + e2 i ^ 2)) <= B * sqrt (Sum k (fun i => d1 i ^ 2 + d2 i ^ 2)).
Proof.
  assert (V' := bounded_variation phi _ (B * (sqrt (Sum k (fun i => e1 i ^ 2 + e2 i ^ 2)) * sqrt (Sum k (fun i => d1 i ^ 2 + d2 i ^ 2)))) 0 1
    (fun t _ => conj (phi_derive t) (phi_slope t))).
  rewrite phi_change in V'. replace (Rabs (1 - 0)) with 1 in V' by (rewrite Rminus_0_r, Rabs_R1; reflexivity). rewrite Rmult_1_r in V'.
  assert (Q : 0 <= Sum k (fun i => e1 i ^ 2 + e2 i ^ 2)) by (apply Sum_nonneg; intros; apply sum_sq_ge_0).
  rewrite Rabs_pos_eq in V' by exact Q. assert (S := sqrt_sqrt _ Q).
  set (X := sqrt (Sum k (fun i => e1 i ^ 2 + e2 i ^ 2))) in *. set (Y := sqrt (Sum k (fun i => d1 i ^ 2 + d2 i ^ 2))) in *.
  assert (X0 : 0 <= X) by apply sqrt_pos. assert (Y0 : 0 <= Y) by apply sqrt_pos.
  assert (B0 : 0 <= B).
  { unfold B. assert (0 < sqrt b) by now apply sqrt_lt_R0. assert (K := kap_ge). assert (N := pos_INR k).
    apply Rmult_le_pos; [|left; apply Rinv_0_lt_compat; nra]. apply Rplus_le_le_0_compat; [nra|].
    apply Rmult_le_pos; [apply pow2_ge_0 | left; now apply Rinv_0_lt_compat]. }
  destruct (Req_dec X 0) as [->|NX]; [apply Rmult_le_pos; lra|].
  apply Rmult_le_reg_l with X; [lra|]. rewrite S. lra.
Qed.
End Smooth.

(** The repair of Lemma 14: the gradient of the output is Lipschitz, for all sizes and b > 0. *)
Theorem lemma_14_repair :
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> 0 < b ->
  sqrt (Sum k (fun i => (grad13 n k tau b x A i - grad13 n k tau b x A' i) ^ 2
                      + (grad14 n k tau b x A i - grad14 n k tau b x A' i) ^ 2))
  <= (8 * INR k / (3 * sqrt 3) + INR k ^ 2 / sqrt b) / tau ^ 2 * dist k A A'.
Proof.
  intros n k tau b x A A' Hn Hk Htau Hb.
  replace (8 * INR k / (3 * sqrt 3)) with (4 * INR k * kap) by (unfold kap; field; apply Rgt_not_eq, sqrt_lt_R0; lra).
  exact (smooth_core n k tau b x Hn Hk Htau Hb A A').
Qed.
