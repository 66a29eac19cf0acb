(** Theorem 11, Remark 12 and contribution (ii), repaired: the bounds in closed form and in the limit. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Constants Propositions Sums Prop34 Rem13 Rem13Full Cor20 FrozenBound.
Open Scope R_scope.

Lemma ceil_nat z : 0 <= z -> exists c : nat, Ceil z = INR c.
Proof.
  intros Hz. destruct (ceil_spec z) as [C1 C2].
  assert (Zc : exists c : Z, Ceil z = IZR c) by (exists (- Int_part (- z))%Z; unfold Ceil; now rewrite opp_IZR).
  destruct Zc as [c Ec]. rewrite Ec in *. assert (0 <= c)%Z by (apply le_IZR; lra).
  exists (Z.to_nat c). rewrite INR_IZR_INZ. f_equal. lia.
Qed.
Lemma risk_pos n B h : 0 <= risk n B h.
Proof. unfold risk. rewrite <- (Mean_const n 0) at 1. apply Mean_le. intros. apply pow2_ge_0. Qed.
Lemma path_pos T N : 0 <= path_norm T N.
Proof.
  apply Sum_nonneg. intros t _. apply Rmult_le_pos; [apply Rabs_pos|]. apply Sum_nonneg. intros q _. apply Rabs_pos.
Qed.
Lemma Rmax_pow_le a c : a <= c -> Rmax 0 a ^ 2 <= Rmax 0 c ^ 2.
Proof.
  intros H. assert (A : 0 <= Rmax 0 a) by apply Rmax_l. assert (B : Rmax 0 a <= Rmax 0 c) by now apply Rle_max_compat_l. nra.
Qed.

(** * Theorem 11 *)
Theorem threshold : thm_11_repair.
Proof.
  intros T n m k tau b Hm Hk Ht Hb Small.
  assert (M0 : 0 < INR m) by (apply lt_0_INR; lia). assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
  assert (Z0 : 0 < INR n / INR m) by now apply Rdiv_lt_0_compat.
  destruct (ceil_nat (INR n / INR m) ltac:(lra)) as [[|L] EL]; destruct (ceil_spec (INR n / INR m)) as [C1 C2]; rewrite EL in *; [simpl in *; lra|].
  assert (Lt : (m * L < n)%nat).
  { apply INR_lt. rewrite mult_INR. rewrite S_INR in C1. assert (X : INR m * INR L < INR m * (INR n / INR m)) by (apply Rmult_lt_compat_l; lra).
    replace (INR m * (INR n / INR m)) with (INR n) in X by (field; lra). exact X. }
  destruct (low_in_all n m (pull T) (fun r => r) (fun _ => L) (fun p q _ _ E => E) ltac:(rewrite total_const; lia)) as (i & Hi & Low).
  destruct (set_of_size n k i Hk Hi) as [B [HB Bi]]. exists B. split; [exact HB|]. intros N.
  assert (Thr : forall t : nat, (1 - INR m * fewer L t) * Rmax 0 (1 - path_norm T N * (1 / (INR t + 1))) ^ 2 <= risk n B (answer T n m tau b N))
    by (intros t; now apply (low_position_soft T n m tau b Hm Ht Hb Small i L t B N)).
  split.
  - exists L. split; [unfold thm_11_repair_prefix; rewrite EL, S_INR; ring | exact Thr].
  - unfold thm_11_repair_bound. assert (Z5 : 0 < INR n / (5 * INR m)) by (apply Rdiv_lt_0_compat; lra).
    assert (Y5 : 0 <= (INR n - 1) / (5 * INR m)).
    { apply Rmult_le_pos; [|left; apply Rinv_0_lt_compat; lra]. assert (1 <= INR n) by (apply (le_INR 1); lia). lra. }
    destruct (ceil_nat (INR n / (5 * INR m)) ltac:(lra)) as [[|t] Et]; destruct (ceil_spec (INR n / (5 * INR m))) as [D1 D2]; rewrite Et in *; [simpl in *; lra|].
    destruct (ceil_nat _ Y5) as [c Ec]. destruct (ceil_spec ((INR n - 1) / (5 * INR m))) as [F1 F2]. rewrite Ec in *.
    assert (Ct : (c <= S t)%nat).
    { apply Nat.lt_succ_r. apply INR_lt. rewrite S_INR.
      assert ((INR n - 1) / (5 * INR m) <= INR n / (5 * INR m)) by (apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat|]; lra). lra. }
    assert (L5 : (5 * t <= L)%nat).
    { apply Nat.lt_succ_r. apply INR_lt. rewrite mult_INR. rewrite S_INR in D1. replace (INR n / INR m) with (5 * (INR n / (5 * INR m))) in C2 by (field; lra).
      replace (INR 5) with 5 by (simpl; ring). lra. }
    specialize (Thr t). rewrite Rpower_pow by lra.
    assert (Fw := fewer_half L t L5).
    assert (Two : INR m * fewer L t <= 2 * INR m / 2 ^ c).
    { apply Rle_trans with (INR m * (/ 2) ^ t); [apply Rmult_le_compat_l; lra|]. rewrite pow_inv.
      assert (P : 0 < 2 ^ c) by (apply pow_lt; lra). assert (Q : 0 < 2 ^ t) by (apply pow_lt; lra).
      assert (W : 2 ^ c <= 2 * 2 ^ t) by (apply (Rle_pow 2 c (S t)); [lra | exact Ct]).
      apply Rmult_le_reg_l with (2 ^ t * 2 ^ c); [nra|]. field_simplify; [nra | lra | lra]. }
    assert (Mv : 1 - 5 * INR m * path_norm T N / INR n <= 1 - path_norm T N * (1 / (INR t + 1))).
    { assert (P0 := path_pos T N). assert (T0 := pos_INR t).
      assert (1 / (INR t + 1) <= 5 * INR m / INR n).
      { rewrite S_INR in D2. apply Rmult_le_reg_l with (INR n / (5 * INR m) * (INR t + 1)); [nra|]. field_simplify; [|lra|lra].
        replace (INR n / (5 * INR m)) with (INR n / (5 * INR m)) in D2 by reflexivity. unfold Rdiv in D2 |- *. lra. }
      replace (5 * INR m * path_norm T N / INR n) with (path_norm T N * (5 * INR m / INR n)) by (field; lra). nra. }
    destruct (Rle_dec 0 (1 - 2 * INR m / 2 ^ c)) as [P|P].
    + eapply Rle_trans; [|exact Thr]. apply Rmult_le_compat; [exact P | apply pow2_ge_0 | lra | now apply Rmax_pow_le].
    + apply Rle_trans with 0; [|apply risk_pos]. assert (0 <= Rmax 0 (1 - 5 * INR m * path_norm T N / INR n) ^ 2) by apply pow2_ge_0. nra.
Qed.

Theorem charitable : thm_11_charitable.
Proof.
  intros T n m tau b Hn Hm Ht Hb Small.
  destruct (threshold T n m n tau b Hm ltac:(lia) ltac:(lra) ltac:(lra) Small) as (B & _ & H). exists B. intros N norm Pn Nn.
  destruct (H N) as [_ G]. unfold thm_11_bound, thm_11_repair_bound in *.
  set (F := 1 - 2 * INR m / Rpower 2 (Ceil ((INR n - 1) / (5 * INR m)))) in *.
  assert (M1 : 1 <= INR m) by (apply (le_INR 1); lia). assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
  assert (P0 := path_pos T N). assert (R0 := risk_pos n B (answer T n m tau b N)).
  set (z := norm * 5 * INR m ^ 2 / INR n). set (y := 5 * INR m * path_norm T N / INR n) in *.
  assert (Z1 : z <= 1).
  { apply Rmult_le_reg_r with (INR n); [exact N0|]. unfold z. replace (norm * 5 * INR m ^ 2 / INR n * INR n) with (5 * INR m ^ 2 * norm) by (field; lra). lra. }
  assert (Yz : y <= z).
  { apply Rmult_le_reg_r with (INR n); [exact N0|]. unfold y, z.
    replace (5 * INR m * path_norm T N / INR n * INR n) with (5 * INR m * path_norm T N) by (field; lra).
    replace (norm * 5 * INR m ^ 2 / INR n * INR n) with (5 * INR m ^ 2 * norm) by (field; lra).
    assert (A1 : INR m * path_norm T N <= INR m ^ 2 * path_norm T N) by (apply Rmult_le_compat_r; nra).
    assert (A2 : INR m ^ 2 * path_norm T N <= INR m ^ 2 * norm) by (apply Rmult_le_compat_l; nra). lra. }
  rewrite Rmax_right in G by lra. assert ((1 - z) ^ 2 <= (1 - y) ^ 2) by nra. assert (0 <= (1 - z) ^ 2) by apply pow2_ge_0.
  destruct (Rle_dec 0 F); nra.
Qed.

(** A bound that counts the heads, and what follows from it: enough for Remark 12 and contribution (ii) as they are meant.
    Without the heads, and stronger from n = 2 P on: AnyHeads.v. *)
Definition mixed_bound (n : nat) (m : nat) (norm : R) : R :=
  (1 - 2 * sqrt (INR n) / Rpower 2 ((sqrt (INR n) - 1 / sqrt (INR n)) / 5)) * (Rmax 0 (1 - 5 * INR m ^ 2 * norm / INR n)) ^ 2.

(** * Remark 12: few heads by Theorem 11, many heads by their small weights *)
Theorem mixed T n m k tau b : (1 <= m)%nat -> (1 <= k <= n)%nat -> 0 < tau -> 0 <= b -> bounded T n ->
  exists B : nat -> bool, count n B = k /\ forall N : network, mixed_bound n m (path_norm T N) <= risk n B (answer T n m tau b N).
Proof.
  intros Hm Hk Ht Hb Small. destruct (threshold T n m k tau b Hm Hk Ht Hb Small) as (B & HB & H). exists B. split; [exact HB|].
  intros N. destruct (H N) as [[L [_ Thr]] G]. clear H. specialize (Thr O). rewrite fewer_none in Thr.
  unfold thm_11_repair_movement in Thr. simpl (INR 0) in Thr.
  replace (path_norm T N * (1 / (0 + 1))) with (path_norm T N) in Thr by field. rewrite Rmult_0_r, Rminus_0_r, Rmult_1_l in Thr.
  unfold mixed_bound, thm_11_repair_bound in *.
  assert (M1 : 1 <= INR m) by (apply (le_INR 1); lia). assert (N1 : 1 <= INR n) by (apply (le_INR 1); lia).
  set (s := sqrt (INR n)). assert (S2 : s * s = INR n) by (apply sqrt_sqrt; lra).
  assert (S1 : 1 <= s) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; lra). assert (P0 := path_pos T N).
  set (P := path_norm T N) in *. set (w := Rpower 2 ((s - 1 / s) / 5)). assert (W0 : 0 < w) by apply exp_pos.
  set (c := Ceil ((INR n - 1) / (5 * INR m))) in *. set (v := Rpower 2 c) in *. assert (V0 : 0 < v) by apply exp_pos.
  assert (R0 := risk_pos n B (answer T n m tau b N)).
  assert (Q0 : forall a, 0 <= Rmax 0 a ^ 2) by (intros; apply pow2_ge_0).
  assert (Sw : 0 < 2 * s / w) by (apply Rdiv_lt_0_compat; lra).
  destruct (Rle_dec (INR m) s) as [Few|Many].
  - assert (Ve : w <= v).
    { unfold w, v. apply Rle_Rpower; [lra|]. apply Rle_trans with ((INR n - 1) / (5 * INR m)); [|apply ceil_spec].
      apply Rmult_le_reg_r with (5 * INR m * s); [nra|].
      replace ((s - 1 / s) / 5 * (5 * INR m * s)) with (INR m * (s * s - 1)) by (field; lra).
      replace ((INR n - 1) / (5 * INR m) * (5 * INR m * s)) with ((INR n - 1) * s) by (field; lra). rewrite S2. nra. }
    assert (First : 2 * INR m / v <= 2 * s / w).
    { apply Rmult_le_reg_r with (v * w); [nra|].
      replace (2 * INR m / v * (v * w)) with (2 * (INR m * w)) by (field; lra).
      replace (2 * s / w * (v * w)) with (2 * (s * v)) by (field; lra). nra. }
    assert (Second : Rmax 0 (1 - 5 * INR m ^ 2 * P / INR n) ^ 2 <= Rmax 0 (1 - 5 * INR m * P / INR n) ^ 2).
    { apply Rmax_pow_le. apply Rplus_le_compat_l, Ropp_le_contravar. apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; lra|].
      apply Rmult_le_compat_r; [exact P0|]. nra. }
    specialize (Q0 (1 - 5 * INR m ^ 2 * P / INR n)). destruct (Rle_dec 0 (1 - 2 * s / w)); nra.
  - assert (Second : Rmax 0 (1 - 5 * INR m ^ 2 * P / INR n) ^ 2 <= Rmax 0 (1 - P) ^ 2).
    { apply Rmax_pow_le. apply Rplus_le_compat_l, Ropp_le_contravar. apply Rmult_le_reg_r with (INR n); [lra|].
      replace (5 * INR m ^ 2 * P / INR n * INR n) with (5 * INR m ^ 2 * P) by (field; lra).
      rewrite (Rmult_comm P). apply Rmult_le_compat_r; [exact P0|]. nra. }
    specialize (Q0 (1 - 5 * INR m ^ 2 * P / INR n)). nra.
Qed.

(** What the first factor lacks to 1 vanishes. *)
Lemma lack_vanishes n : (4 <= n)%nat -> 2 * sqrt (INR n) / Rpower 2 ((sqrt (INR n) - 1 / sqrt (INR n)) / 5) <= 3200 / sqrt (INR n).
Proof.
  intros Hn. set (s := sqrt (INR n)).
  assert (S4 : 2 <= s). { replace 2 with (sqrt (2 * 2)) by (apply sqrt_square; lra). apply sqrt_le_1_alt. apply (le_INR 4) in Hn. simpl in Hn. lra. }
  set (y := s / 20). assert (Y : y <= (s - 1 / s) / 5 * ln 2).
  { assert (Ln : / 2 < ln 2). { assert (T := ln_lt_2). lra. }
    assert (H : s / 2 <= s - 1 / s).
    { assert (1 / s <= 1 / 2). { apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra. } lra. }
    unfold y. nra. }
  set (w := Rpower 2 ((s - 1 / s) / 5)). assert (W : y * y / 4 <= w).
  { apply Rle_trans with (exp y); [|unfold w, Rpower; destruct Y as [Y|Y]; [left; now apply exp_increasing | right; now rewrite Y]].
    replace y with (y / 2 + y / 2) at 3 by field. rewrite exp_plus. assert (E := exp_ineq1_le (y / 2)). assert (0 < y) by (unfold y; lra). nra. }
  assert (W0 : 0 < w) by apply exp_pos. apply Rmult_le_reg_r with (w * s); [nra|].
  replace (2 * s / w * (w * s)) with (2 * s * s) by (field; lra). replace (3200 / s * (w * s)) with (3200 * w) by (field; lra).
  unfold y in W. nra.
Qed.

Lemma large x : exists n : nat, x < INR n.
Proof.
  exists (Z.to_nat (Z.max 0 (up x))). destruct (archimed x) as [A _]. rewrite INR_IZR_INZ, Z2Nat.id by lia.
  apply Rlt_le_trans with (IZR (up x)); [lra | apply IZR_le; lia].
Qed.

(** A risk of at most 1 - eps above the bound needs m^2 P >= eps n / 20. *)
Lemma near eps : 0 < eps -> exists n0 : nat, (4 <= n0)%nat /\
  forall (n m : nat) (P r : R), (n0 <= n)%nat -> 0 <= P -> INR m ^ 2 * P < eps / 20 * INR n -> mixed_bound n m P <= r -> 1 - eps < r.
Proof.
  intros He. destruct (large ((6400 / eps) ^ 2)) as [n1 Hn1]. exists (Nat.max 4 n1). split; [lia|].
  intros n m P r Hn P0 Few H. eapply Rlt_le_trans; [|exact H]. unfold mixed_bound.
  assert (Lk := lack_vanishes n ltac:(lia)). set (lack := 2 * sqrt (INR n) / _) in *.
  assert (E0 : 0 < 6400 / eps) by (apply Rdiv_lt_0_compat; lra).
  assert (S : 6400 / eps <= sqrt (INR n)).
  { rewrite <- (sqrt_pow2 (6400 / eps)) by lra. apply sqrt_le_1_alt. assert (INR n1 <= INR n) by (apply le_INR; lia). lra. }
  assert (Le : lack <= eps / 2).
  { eapply Rle_trans; [exact Lk|]. apply Rmult_le_reg_r with (sqrt (INR n)); [lra|].
    replace (3200 / sqrt (INR n) * sqrt (INR n)) with 3200 by (field; lra).
    apply Rle_trans with (eps / 2 * (6400 / eps)); [right; field; lra | apply Rmult_le_compat_l; lra]. }
  assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
  set (z := 5 * INR m ^ 2 * P / INR n).
  assert (Z : 0 <= z < eps / 4).
  { assert (M2 : 0 <= INR m ^ 2) by apply pow2_ge_0. split; [apply Rmult_le_pos; [nra | left; now apply Rinv_0_lt_compat]|].
    apply Rmult_lt_reg_r with (INR n); [exact N0|]. unfold z. replace (5 * INR m ^ 2 * P / INR n * INR n) with (5 * (INR m ^ 2 * P)) by (field; lra). nra. }
  destruct (Rle_dec eps 1) as [E1|E1].
  - rewrite Rmax_right by lra. assert ((1 - eps / 4) ^ 2 <= (1 - z) ^ 2) by nra. nra.
  - destruct (Rle_dec 0 (1 - lack)) as [Q|Q]; [assert (0 <= Rmax 0 (1 - z) ^ 2) by apply pow2_ge_0; nra|].
    (* the first factor is negative, the second at most 1 *)
    assert (M : 0 <= Rmax 0 (1 - z) <= 1) by (split; [apply Rmax_l | apply Rmax_lub; lra]).
    assert (Rmax 0 (1 - z) ^ 2 <= 1) by nra. assert (0 <= Rmax 0 (1 - z) ^ 2) by apply pow2_ge_0. nra.
Qed.
Lemma needs eps : 0 < eps -> exists n0 : nat, (4 <= n0)%nat /\
  forall (T : attention) (n m k : nat) (norm tau b : R), (n0 <= n)%nat -> (1 <= m)%nat -> (1 <= k <= n)%nat ->
  0 < tau -> 0 <= b -> bounded T n -> INR m ^ 2 * norm < eps / 20 * INR n ->
  exists B, count n B = k /\ forall N : network, path_norm T N <= norm -> 1 - eps < risk n B (answer T n m tau b N).
Proof.
  intros He. destruct (near eps He) as (n0 & Four & G). exists n0. split; [exact Four|]. intros T n m k norm tau b Hn Hm Hk Ht Hb Small Few.
  destruct (mixed T n m k tau b Hm Hk Ht Hb Small) as (B & HB & H). exists B. split; [exact HB|]. intros N HN.
  apply (G n m (path_norm T N) _ Hn (path_pos T N)); [|apply H]. eapply Rle_lt_trans; [|exact Few]. apply Rmult_le_compat_l; [apply pow2_ge_0 | exact HN].
Qed.

(** The classifier that says 0. *)
Definition mute : network := Network 0 (fun _ => 0) (fun _ _ => 0) (fun _ => 0) 0.
Lemma mute_risk T n m tau b B : risk n B (answer T n m tau b mute) = 1.
Proof. rewrite <- (silent n B). unfold risk. apply Mean_ext. intros x. f_equal. unfold answer, mute. simpl. ring. Qed.

(** * Contribution (ii): a risk of at most 1 - eps for all sets of a size *)
Theorem learns eps : 0 < eps -> exists (c : R) (n0 : nat), 0 < c /\
  forall (T : attention) (n m k : nat) (norm tau b : R), (n0 <= n)%nat -> (1 <= m)%nat -> (1 <= k <= n)%nat ->
  0 < tau -> 0 <= b -> bounded T n ->
  (forall B : nat -> bool, count n B = k ->
     exists N : network, path_norm T N <= norm /\ risk n B (answer T n m tau b N) <= 1 - eps) ->
  c * INR n <= INR m ^ 2 * norm.
Proof.
  intros He. destruct (needs eps He) as (n0 & Four & H). exists (eps / 20), n0. split; [lra|].
  intros T n m k norm tau b Hn Hm Hk Ht Hb Small Learns.
  apply Rnot_lt_le. intros Lt. destruct (H T n m k norm tau b Hn Hm Hk Ht Hb Small Lt) as (B & HB & G).
  destruct (Learns B HB) as (N & HN & Bad). specialize (G N HN). lra.
Qed.

(** * Everything is defined *)
Lemma answer_defined T n m tau b N x : (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau -> 0 <= b -> answer_ok T n m tau b N x.
Proof.
  intros Hn Hm Ht Hb. split; [lra|]. split; [apply not_0_INR; lia|]. split.
  - intros j. apply Rgt_not_eq, Sum_pos; [exact Hn | intros; apply exp_pos].
  - intros t. assert (0 <= (Sum (dims T) (fun q => beta N t q * gathered T n m tau x q) + bias N t) ^ 2) by apply pow2_ge_0. lra.
Qed.
