(** What stands in the place of refuted statements of the appendix: aligned heads, squared covariances, products of gradients. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Prop34 Lemma15 Lemma14 LossGradient OneBitRisk OneBitLine OneBitDescent OneBitDefined.
From Parity Require Import ManyBitsLower ManyBitsSmooth.
Open Scope R_scope.

(** Aligned heads. *)
Section Aligned.
Variables (n p : nat) (tau r : R).
Hypothesis H2 : (2 <= n)%nat.
Hypothesis Hp : (1 <= p <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hr : 0 <= r.
Let Hn : (1 <= n)%nat. Proof. lia. Qed.
Let h := Head (r * u1 n p) (r * u2 n p).
Let angle j := cos (2 * PI * (INR j - INR p) / INR n).

Lemma angle_is j : angle j = u1 n j * u1 n p + u2 n j * u2 n p.
Proof.
  unfold angle, u1, u2. assert (N : 0 < INR n) by (apply lt_0_INR; lia).
  replace (2 * PI * (INR j - INR p) / INR n) with (2 * PI * INR j / INR n - 2 * PI * INR p / INR n) by (field; lra). rewrite cos_minus. ring.
Qed.
Lemma others j : gamma n tau h j = gamma n tau h p * exp (- r * (1 - angle j) / tau).
Proof.
  unfold gamma. assert (Z := partition_pos n tau Hn h). set (ZZ := Sum n _) in *.
  replace (exp (score n h p / tau) / ZZ * exp (- r * (1 - angle j) / tau)) with (exp (score n h p / tau) * exp (- r * (1 - angle j) / tau) / ZZ) by (field; lra).
  rewrite <- exp_plus. do 2 f_equal. rewrite angle_is. unfold score, h; simpl a13; simpl a14. assert (U := unit_vectors n p).
  replace (- r * (1 - (u1 n j * u1 n p + u2 n j * u2 n p))) with (- r * ((u1 n p ^ 2 + u2 n p ^ 2) - (u1 n j * u1 n p + u2 n j * u2 n p))) by (rewrite U; ring).
  field. lra.
Qed.
Lemma own eps : 0 < eps < 1 -> tau * ln ((INR n - 1) / eps) <= r * (1 - cos (2 * PI / INR n)) -> 1 - eps <= gamma n tau h p.
Proof.
  intros He HR. assert (N : 2 <= INR n) by (apply (le_INR 2), H2). set (g := gamma n tau h).
  assert (W := w01 n p g Hp (gamma_pos n tau Hn h) (gamma_sum n tau Hn h)).
  assert (Y0 : 0 < (INR n - 1) / eps) by (apply Rdiv_lt_0_compat; lra).
  assert (Each : forall j, (1 <= j <= n)%nat -> j <> p -> g j <= eps / (INR n - 1)).
  { intros j Hj Nj. unfold g. rewrite others. fold g.
    assert (C := cos_gap n j p Hj Hp Nj). rewrite <- angle_is in C.
    apply Rle_trans with (1 * exp (- r * (1 - angle j) / tau)); [apply Rmult_le_compat_r; [left; apply exp_pos | lra]|]. rewrite Rmult_1_l.
    replace (eps / (INR n - 1)) with (exp (- ln ((INR n - 1) / eps))) by (rewrite exp_Ropp, exp_ln by exact Y0; field; lra).
    assert (I : - r * (1 - angle j) / tau <= - ln ((INR n - 1) / eps)).
    { apply Rmult_le_reg_r with tau; [exact Ht|]. replace (- r * (1 - angle j) / tau * tau) with (- (r * (1 - angle j))) by (field; lra).
      assert (r * (1 - cos (2 * PI / INR n)) <= r * (1 - angle j)) by (apply Rmult_le_compat_l; lra). lra. }
    destruct I as [I|I]; [left; now apply exp_increasing | right; now rewrite I]. }
  assert (O := off_g n p g Hp (gamma_sum n tau Hn h)).
  assert (S : Sum n (off p g) <= Sum n (off p (fun _ => eps / (INR n - 1)))) by (apply off_le; exact Each).
  rewrite O, (Sum_off n p (fun _ => eps / (INR n - 1)) Hp), Sum_const in S.
  replace (INR n * (eps / (INR n - 1)) - eps / (INR n - 1)) with eps in S by (field; lra). lra.
Qed.
End Aligned.

(** Lemma 18: the mean of the squared covariances. *)
Lemma cov_affine n tau x h v : (1 <= n)%nat ->
  cov n (gamma n tau h) (bit x) v = 0 + Sum n (fun p => bit x p * (gamma n tau h p * (v p - bar n (gamma n tau h) v))).
Proof.
  intros Hn. set (g := gamma n tau h). set (m := bar n g v). unfold cov.
  rewrite (Sum_ext n (fun p => bit x p * (g p * (v p - m))) (fun p => g p * (bit x p * v p) - m * (g p * bit x p))) by (intros; ring).
  rewrite Sum_minus, Sum_scal. change (Sum n (fun p => g p * v p)) with m. ring.
Qed.
Lemma mean_square_cov n tau h v : (1 <= n)%nat ->
  Mean n (fun x => cov n (gamma n tau h) (bit x) v ^ 2)
  = / 4 * Sum n (fun p => gamma n tau h p ^ 2 * (v p - bar n (gamma n tau h) v) ^ 2).
Proof.
  intros Hn. set (g := gamma n tau h). set (m := bar n g v).
  rewrite (Mean_ext n _ (fun x => (0 + Sum n (fun p => bit x p * (g p * (v p - m)))) ^ 2)) by (intros x; unfold g, m; now rewrite cov_affine).
  rewrite Mean_square.
  assert (Z : Sum n (fun p => g p * (v p - m)) = 0).
  { rewrite (Sum_ext n _ (fun p => g p * v p - m * g p)) by (intros; ring). rewrite Sum_minus, Sum_scal. unfold g at 2. rewrite gamma_sum by exact Hn.
    change (Sum n (fun p => g p * v p)) with m. ring. }
  rewrite Z. rewrite (Sum_ext n (fun p => (g p * (v p - m)) ^ 2) (fun p => g p ^ 2 * (v p - m) ^ 2)) by (intros; ring). field.
Qed.
Section Squares.
Variables (n k : nat) (tau : R) (A : nat -> head).
Hypothesis H2 : (2 <= n)%nat.
Hypothesis Hk : (1 <= k)%nat.
Let Hn : (1 <= n)%nat. Proof. lia. Qed.
Let g i := gamma n tau (A i).
Let spread i p := g i p ^ 2 * ((u1 n p - bar n (g i) (u1 n)) ^ 2 + (u2 n p - bar n (g i) (u2 n)) ^ 2).

Theorem average : Mean n (fun x => Sum k (fun i => cov n (g i) (bit x) (u1 n) ^ 2 + cov n (g i) (bit x) (u2 n) ^ 2))
  = 1 / 4 * Sum k (fun i => Sum n (spread i)).
Proof.
  rewrite (Mean_Sum n k (fun i x => cov n (g i) (bit x) (u1 n) ^ 2 + cov n (g i) (bit x) (u2 n) ^ 2)), <- Sum_scal. apply Sum_ext. intros i _.
  rewrite Mean_plus. unfold g. rewrite !mean_square_cov by exact Hn. fold (g i). unfold spread.
  rewrite (Sum_ext n (fun p => g i p ^ 2 * (_ + _)) (fun p => g i p ^ 2 * (u1 n p - bar n (g i) (u1 n)) ^ 2 + g i p ^ 2 * (u2 n p - bar n (g i) (u2 n)) ^ 2)) by (intros; ring).
  rewrite Sum_plus. field.
Qed.
Theorem average_positive : 0 < Sum k (fun i => Sum n (spread i)).
Proof.
  apply Sum_pos; [exact Hk|]. intros i. set (m1 := bar n (g i) (u1 n)). set (m2 := bar n (g i) (u2 n)).
  assert (P : forall p, 0 <= spread i p) by (intros p; unfold spread; apply Rmult_le_pos; [apply pow2_ge_0 | apply Rplus_le_le_0_compat; apply pow2_ge_0]).
  apply Rlt_le_trans with (spread i 1 + spread i 2); [|now apply Sum_two].
  assert (C := cos_gap n 1 2 ltac:(lia) ltac:(lia) ltac:(lia)). assert (G := gap_pos n H2).
  assert (U1 := unit_vectors n 1). assert (U2 := unit_vectors n 2).
  assert (Q : 0 < (u1 n 1 - m1) ^ 2 + (u2 n 1 - m2) ^ 2 + ((u1 n 2 - m1) ^ 2 + (u2 n 2 - m2) ^ 2)).
  { assert (0 <= (u1 n 1 - m1 + (u1 n 2 - m1)) ^ 2) by apply pow2_ge_0. assert (0 <= (u2 n 1 - m2 + (u2 n 2 - m2)) ^ 2) by apply pow2_ge_0.
    replace ((u1 n 1 - m1) ^ 2 + (u2 n 1 - m2) ^ 2 + ((u1 n 2 - m1) ^ 2 + (u2 n 2 - m2) ^ 2)) with
      ((u1 n 1 ^ 2 + u2 n 1 ^ 2 + (u1 n 2 ^ 2 + u2 n 2 ^ 2) - 2 * (u1 n 1 * u1 n 2 + u2 n 1 * u2 n 2)) / 2
       + ((u1 n 1 - m1 + (u1 n 2 - m1)) ^ 2 + (u2 n 1 - m2 + (u2 n 2 - m2)) ^ 2) / 2) by field.
    rewrite U1, U2. lra. }
  assert (G1 : 0 < g i 1%nat ^ 2) by (apply pow_lt, gamma_pos, Hn). assert (G2 : 0 < g i 2%nat ^ 2) by (apply pow_lt, gamma_pos, Hn).
  unfold spread. fold m1 m2. set (a := (u1 n 1 - m1) ^ 2 + (u2 n 1 - m2) ^ 2) in *. set (c := (u1 n 2 - m1) ^ 2 + (u2 n 2 - m2) ^ 2) in *.
  assert (A0 : 0 <= a) by (apply Rplus_le_le_0_compat; apply pow2_ge_0). assert (C0 : 0 <= c) by (apply Rplus_le_le_0_compat; apply pow2_ge_0).
  assert (W1 : 0 <= g i 1%nat ^ 2 * a) by (apply Rmult_le_pos; [left; exact G1 | exact A0]).
  assert (W2 : 0 <= g i 2%nat ^ 2 * c) by (apply Rmult_le_pos; [left; exact G2 | exact C0]).
  destruct (Rle_lt_or_eq_dec 0 a A0) as [L|E].
  - assert (0 < g i 1%nat ^ 2 * a) by exact (Rmult_lt_0_compat _ _ G1 L). lra.
  - assert (L : 0 < c) by lra. assert (0 < g i 2%nat ^ 2 * c) by exact (Rmult_lt_0_compat _ _ G2 L). lra.
Qed.
Theorem all_ones : let x := fun _ : nat => true in
  0 < attended n k tau x A / INR k /\ Sum k (fun i => cov n (g i) (bit x) (u1 n) ^ 2 + cov n (g i) (bit x) (u2 n) ^ 2) = 0.
Proof.
  intros x. assert (K : 0 < INR k) by (apply lt_0_INR; lia). split.
  - assert (E : attended n k tau x A = INR k).
    { unfold attended. rewrite (Sum_ext k _ (fun _ => 1)); [rewrite Sum_const; ring|]. intros i _. unfold share.
      rewrite <- (gamma_sum n tau Hn (A i)). apply Sum_ext. intros p _. unfold bit, x. ring. }
    rewrite E. apply Rdiv_lt_0_compat; exact K.
  - rewrite (Sum_ext k _ (fun _ => 0)); [rewrite Sum_const; ring|]. intros i _.
    assert (Z : forall v, cov n (g i) (bit x) v = 0).
    { intros v. unfold cov. rewrite (Sum_ext n (fun p => g i p * (bit x p * v p)) (fun p => g i p * v p)) by (intros; unfold bit, x; ring).
      rewrite (Sum_ext n (fun p => g i p * bit x p) (g i)) by (intros; unfold bit, x; ring). unfold g at 2. rewrite gamma_sum by exact Hn. ring. }
    rewrite !Z. ring.
Qed.
End Squares.

(** Lemma 17: the product of two gradients, and the complement. *)
Section Products.
Variables (n k : nat) (tau b : R) (P : nat -> bool).
Hypothesis Hk : (1 <= k <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Let Hn : (1 <= n)%nat. Proof. lia. Qed.
Lemma label_square x : label n P x * label n P x = 1.
Proof. unfold label. rewrite <- Rpow_mult_distr. replace (-1 * -1) with 1 by ring. apply pow1. Qed.
Lemma pull_inside x A : yhat n k tau b x A * label n P x < 1 -> pull n k tau b P x A = 2 * (yhat n k tau b x A - label n P x).
Proof.
  intros H. unfold pull. rewrite Rmax_right by lra. assert (L := label_square x). set (y := label n P x) in *. set (t := yhat n k tau b x A) in *.
  replace (-2 * y * (1 - y * t)) with (2 * (y * y * t - y)) by ring. rewrite L. ring.
Qed.
Lemma slope_is s : slope k b s = f' b k s.
Proof. apply is_derive_unique. now apply f_derive. Qed.
Theorem product x y A i : (1 <= i <= k)%nat -> yhat n k tau b x A * label n P x < 1 -> yhat n k tau b y A * label n P y < 1 ->
  let C v := cov n (gamma n tau (A i)) v in
  lossgrad13 n k tau b P x A i * lossgrad13 n k tau b P y A i + lossgrad14 n k tau b P x A i * lossgrad14 n k tau b P y A i
  = 4 * (yhat n k tau b x A - label n P x) * (yhat n k tau b y A - label n P y)
    * slope k b (attended n k tau x A) * slope k b (attended n k tau y A)
    * (C (bit x) (u1 n) * C (bit y) (u1 n) + C (bit x) (u2 n) * C (bit y) (u2 n)) / tau ^ 2.
Proof.
  intros Hi Hx Hy C. rewrite !lossgrad13_eq, !lossgrad14_eq by (assumption || lia). rewrite !pull_inside by assumption.
  rewrite !slope_is. rewrite !grad13_eq, !grad14_eq by (assumption || lia). unfold C. field. lra.
Qed.
Theorem opposite h x v : cov n (gamma n tau h) (bit (fun p => negb (x p))) v = - (1) * cov n (gamma n tau h) (bit x) v.
Proof.
  unfold cov. set (g := gamma n tau h). assert (E : forall p, bit (fun p => negb (x p)) p = 1 - bit x p) by (intros p; unfold bit; destruct (x p); simpl; ring).
  rewrite (Sum_ext n (fun p => g p * (bit (fun p => negb (x p)) p * v p)) (fun p => g p * v p - g p * (bit x p * v p))) by (intros; rewrite E; ring).
  rewrite (Sum_ext n (fun p => g p * bit (fun p => negb (x p)) p) (fun p => g p - g p * bit x p)) by (intros; rewrite E; ring).
  rewrite !Sum_minus. unfold g at 3. rewrite gamma_sum by exact Hn. ring.
Qed.
Theorem opposed_sign x A i : let y := fun p => negb (x p) in (1 <= i <= k)%nat ->
  yhat n k tau b x A * label n P x < 1 -> yhat n k tau b y A * label n P y < 1 ->
  0 < (yhat n k tau b x A - label n P x) * slope k b (attended n k tau x A) * ((yhat n k tau b y A - label n P y) * slope k b (attended n k tau y A)) ->
  cov n (gamma n tau (A i)) (bit x) (u1 n) <> 0 \/ cov n (gamma n tau (A i)) (bit x) (u2 n) <> 0 ->
  lossgrad13 n k tau b P x A i * lossgrad13 n k tau b P y A i + lossgrad14 n k tau b P x A i * lossgrad14 n k tau b P y A i < 0.
Proof.
  intros y Hi Hx Hy S N. assert (E1 := opposite (A i) x (u1 n)). assert (E2 := opposite (A i) x (u2 n)). fold y in E1, E2.
  rewrite (product x y A i Hi Hx Hy). cbv zeta. rewrite E1, E2. clear E1 E2.
  set (c1 := cov n _ _ (u1 n)) in *. set (c2 := cov n _ _ (u2 n)) in *.
  assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  assert (Q : 0 < c1 ^ 2 + c2 ^ 2).
  { assert (0 <= c1 ^ 2) by apply pow2_ge_0. assert (0 <= c2 ^ 2) by apply pow2_ge_0.
    destruct N as [N|N]; [assert (0 < c1 ^ 2) by (apply pow2_gt_0; exact N) | assert (0 < c2 ^ 2) by (apply pow2_gt_0; exact N)]; lra. }
  set (w := (yhat n k tau b x A - label n P x) * slope k b (attended n k tau x A) * ((yhat n k tau b y A - label n P y) * slope k b (attended n k tau y A))) in *.
  match goal with |- ?e < 0 => replace e with (- (4 * w * (c1 ^ 2 + c2 ^ 2) / tau ^ 2)) by (unfold w; field; lra) end.
  assert (0 < 4 * w * (c1 ^ 2 + c2 ^ 2) / tau ^ 2) by (apply Rdiv_lt_0_compat; [apply Rmult_lt_0_compat; lra | exact T2]). lra.
Qed.
End Products.
