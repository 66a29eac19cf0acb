(** How large the basin is: the arc of unit heads with risk below 1/2. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 OneBitRisk OneBitLine Recursions OneBitDescent.
Open Scope R_scope.

(** kappa does not degenerate at the edge of the basin. *)
Lemma kappa_floor n tau L0 : 0 < tau -> 0 <= L0 < 1/2 -> (1 - cos (2 * PI / INR n)) / tau <= kappa n tau L0.
Proof.
  intros Ht H. unfold kappa. assert (X := COS_bound (2 * PI / INR n)).
  assert (S : sqrt (L0 / 2) <= 1/2).
  { replace (1/2) with (sqrt ((1/2) ^ 2)) by (apply sqrt_pow2; lra). apply sqrt_le_1_alt. lra. }
  assert (K : 0 <= (1 - cos (2 * PI / INR n)) / tau) by (apply Rmult_le_pos; [lra | left; now apply Rinv_0_lt_compat]).
  replace (2 * (1 - cos (2 * PI / INR n)) / tau * (1 - sqrt (L0 / 2))) with ((1 - cos (2 * PI / INR n)) / tau * (2 * (1 - sqrt (L0 / 2)))) by (field; lra).
  rewrite <- (Rmult_1_r ((1 - cos (2 * PI / INR n)) / tau)) at 1. apply Rmult_le_compat_l; lra.
Qed.

(** Attention 1 - 1/sqrt 8 on the bit is enough: risk at most 4 eps^2. *)
Lemma risk_le_mass n B tau h : (1 <= B <= n)%nat -> 1/2 < gamma n tau h B -> risk1 n B tau h <= 4 * (1 - gamma n tau h B) ^ 2.
Proof.
  intros HB H. unfold risk1. rewrite (risk_closed n B tau h HB H). assert (Hn : (1 <= n)%nat) by lia.
  assert (Q := Q_le n B (gamma n tau h) HB (gamma_pos n tau Hn h) (gamma_sum n tau Hn h)).
  assert (E : Sum n (fun p => off B (gamma n tau h) p ^ 2) = Sum n (off B (fun p => gamma n tau h p ^ 2))).
  { apply Sum_ext. intros p _. unfold off. destruct (Nat.eqb p B); ring. }
  rewrite E. lra.
Qed.

(** The basins of two different bits never meet: a uniformly drawn head lies in the basin of a given bit with
    probability at most 1/n, because the n basins are rotations of each other. *)
Theorem basins_disjoint n B B' tau h : (1 <= B <= n)%nat -> (1 <= B' <= n)%nat -> B <> B' ->
  risk1 n B tau h < 1/2 -> risk1 n B' tau h < 1/2 -> False.
Proof.
  intros HB HB' N R R'. assert (Hn : (1 <= n)%nat) by lia.
  assert (W := basin n B tau h HB R). assert (W' := basin n B' tau h HB' R').
  assert (O := off_one n B (gamma n tau h) HB (gamma_pos n tau Hn h) (gamma_sum n tau Hn h) B' HB' ltac:(congruence)). lra.
Qed.


Lemma jordan y : 0 <= y <= PI / 2 -> 2 / PI * y <= sin y.
Proof.
  intros [H0 H1]. assert (HP := PI_RGT_0).
  destruct H0 as [H0| <-]; [|rewrite sin_0; lra]. destruct H1 as [H1| ->]; [|rewrite sin_PI2; right; field; lra].
  destruct (Rle_lt_dec (2 / PI * y) (sin y)) as [?|F]; [assumption|exfalso].
  assert (D : forall c, derivable_pt_lim (fun z => sin z - 2 / PI * z) c (cos c - 2 / PI)).
  { intros c. apply is_derive_Reals. auto_derive; [exact I | ring]. }
  destruct (MVT_cor2 (fun z => sin z - 2 / PI * z) (fun c => cos c - 2 / PI) 0 y H0 (fun c _ => D c)) as [c1 [E1 C1]].
  destruct (MVT_cor2 (fun z => sin z - 2 / PI * z) (fun c => cos c - 2 / PI) y (PI/2) H1 (fun c _ => D c)) as [c2 [E2 C2]].
  cbv beta in E1, E2. rewrite sin_0 in E1. rewrite sin_PI2 in E2.
  replace (2 / PI * (PI / 2)) with 1 in E2 by (field; lra).
  assert (A1 : cos c1 - 2 / PI < 0).
  { destruct (Rlt_le_dec (cos c1 - 2 / PI) 0); [assumption|]. assert (0 <= (cos c1 - 2 / PI) * (y - 0)) by (apply Rmult_le_pos; lra). lra. }
  assert (A2 : 0 < cos c2 - 2 / PI).
  { destruct (Rlt_le_dec 0 (cos c2 - 2 / PI)); [assumption|]. assert ((cos c2 - 2 / PI) * (PI / 2 - y) <= 0 * (PI / 2 - y)) by (apply Rmult_le_compat_r; lra). lra. }
  assert (cos c2 < cos c1) by (apply cos_decreasing_1; lra). lra.
Qed.

Lemma jordan2 y m : 0 <= m -> m <= y -> y <= PI - m -> 2 / PI * m <= sin y.
Proof.
  intros Hm H0 H1. assert (HP := PI_RGT_0). assert (K : 0 < 2 / PI) by (apply Rdiv_lt_0_compat; lra).
  destruct (Rle_lt_dec y (PI / 2)).
  - apply Rle_trans with (2 / PI * y); [apply Rmult_le_compat_l; lra | apply jordan; lra].
  - rewrite <- sin_PI_x. apply Rle_trans with (2 / PI * (PI - y)); [apply Rmult_le_compat_l; lra | apply jordan; lra].
Qed.

(** Score gap between the bit and a position J steps away, head at angle dl from the bit. *)
Lemma score_gap n J m s dl : (1 <= m)%nat -> (m <= J)%nat -> (J + m <= n)%nat -> 0 <= s < 1 -> Rabs dl <= s * PI / INR n ->
  8 * (1 - s) / INR n ^ 2 * INR m <= cos dl - cos (2 * PI * INR J / INR n - dl).
Proof.
  intros Hm HJ HJn Hs Hd. assert (HP := PI_RGT_0). assert (Hn : 0 < INR n) by (apply lt_0_INR; lia).
  assert (Hd' : - (s * PI / INR n) <= dl <= s * PI / INR n) by (apply Rabs_le_between; exact Hd).
  set (x := PI / INR n) in *. assert (X0 : 0 < x) by (unfold x; apply Rdiv_lt_0_compat; lra).
  replace (s * PI / INR n) with (s * x) in Hd' by (unfold x; field; lra).
  assert (XN : x * INR n = PI) by (unfold x; field; lra).
  assert (M1 : 1 <= INR m) by (apply (le_INR 1); lia). assert (MJ : INR m <= INR J) by (apply le_INR; lia).
  assert (JN : INR J + INR m <= INR n) by (rewrite <- plus_INR; apply le_INR; lia).
  replace (2 * PI * INR J / INR n) with (2 * (x * INR J)) by (unfold x; field; lra).
  set (y := x * INR J) in *.
  replace (cos dl - cos (2 * y - dl)) with (2 * (sin y * sin (y - dl))).
  2: { replace (cos dl) with (cos (y - (y - dl))) by (f_equal; ring). replace (2 * y - dl) with (y + (y - dl)) by ring.
       rewrite cos_minus, cos_plus. ring. }
  assert (Y0 : x * INR m <= y) by (unfold y; apply Rmult_le_compat_l; lra).
  assert (Y1 : y <= PI - x * INR m) by (rewrite <- XN; unfold y; nra).
  assert (A := jordan2 y (x * INR m) ltac:(nra) Y0 Y1).
  assert (B := jordan2 (y - dl) (x * (INR m - s)) ltac:(nra) ltac:(nra) ltac:(nra)).
  replace (2 / PI * (x * INR m)) with (2 / INR n * INR m) in A by (unfold x; field; lra).
  replace (2 / PI * (x * (INR m - s))) with (2 / INR n * (INR m - s)) in B by (unfold x; field; lra).
  assert (K : 0 < 2 / INR n) by (apply Rdiv_lt_0_compat; lra).
  assert (P : (2 / INR n * INR m) * (2 / INR n * (INR m - s)) <= sin y * sin (y - dl)).
  { apply Rmult_le_compat; [| |exact A|exact B]; apply Rmult_le_pos; lra. }
  replace (8 * (1 - s) / INR n ^ 2 * INR m) with (2 * ((2 / INR n * INR m) * (2 / INR n * (1 - s)))) by (field; lra).
  assert (Q : (2 / INR n * INR m) * (2 / INR n * (1 - s)) <= (2 / INR n * INR m) * (2 / INR n * (INR m - s))).
  { apply Rmult_le_compat_l; [apply Rmult_le_pos; lra | apply Rmult_le_compat_l; lra]. }
  lra.
Qed.

(** Sums of powers of the cyclic distance. *)
Fixpoint geo (m : nat) (r : R) : R := match m with O => 0 | S j => geo j r + r ^ S j end.
Lemma geo_le m r : 0 <= r < 1 -> geo m r * (1 - r) <= r.
Proof.
  intros H. assert (E : geo m r * (1 - r) = r - r ^ S m).
  { induction m as [|m IH]; cbn [geo]; [simpl; ring|]. rewrite Rmult_plus_distr_r, IH. simpl. ring. }
  rewrite E. assert (0 <= r ^ S m) by (apply pow_le; lra). lra.
Qed.

Definition cdist (n B p : nat) : nat := let J := if Nat.leb p B then (B - p)%nat else (p - B)%nat in Nat.min J (n - J).

Lemma cdist_sum n B r : (1 <= B <= n)%nat -> 0 <= r <= 1 -> Sum n (off B (fun p => r ^ cdist n B p)) <= 2 * geo (n - 1) r.
Proof.
  intros HB Hr.
  assert (T : forall a b, r ^ Nat.min a b <= r ^ a + r ^ b).
  { intros a b. assert (0 <= r ^ a) by (apply pow_le; lra). assert (0 <= r ^ b) by (apply pow_le; lra).
    destruct (Nat.min_spec a b) as [[_ ->]|[_ ->]]; lra. }
  (* below B *)
  assert (L : forall m, (m < B)%nat -> Sum m (off B (fun p => r ^ cdist n B p)) <= geo (B - 1) r - geo (B - 1 - m) r + (geo (n - B + m) r - geo (n - B) r)).
  { induction m as [|m IH]; intros Hm; [cbn [Sum]; rewrite Nat.sub_0_r, Nat.add_0_r; lra|]. cbn [Sum]. specialize (IH ltac:(lia)).
    assert (V : off B (fun p => r ^ cdist n B p) (S m) <= r ^ (B - S m) + r ^ (n - (B - S m))).
    { unfold off, cdist. destruct (Nat.eqb_spec (S m) B); [lia|]. replace (Nat.leb (S m) B) with true by (symmetry; apply Nat.leb_le; lia). apply T. }
    replace (B - 1 - m)%nat with (S (B - 1 - S m)) in IH by lia. cbn [geo] in IH. replace (S (B - 1 - S m)) with (B - S m)%nat in IH by lia.
    replace (n - B + S m)%nat with (S (n - B + m)) by lia. cbn [geo]. replace (S (n - B + m)) with (n - (B - S m))%nat by lia. lra. }
  assert (G : forall m, (m <= n - B)%nat -> Sum (B + m) (off B (fun p => r ^ cdist n B p)) <= geo (B - 1) r + (geo (n - 1) r - geo (n - B) r) + geo m r + (geo (n - 1) r - geo (n - 1 - m) r)).
  { induction m as [|m IH]; intros Hm.
    - rewrite Nat.add_0_r, Nat.sub_0_r. destruct B as [|b]; [lia|]. cbn [Sum]. specialize (L b ltac:(lia)).
      replace (S b - 1 - b)%nat with 0%nat in L by lia. replace (n - S b + b)%nat with (n - 1)%nat in L by lia. cbn [geo] in *.
      unfold off at 2. rewrite Nat.eqb_refl. lra.
    - specialize (IH ltac:(lia)). rewrite <- plus_n_Sm. cbn [Sum].
      assert (V : off B (fun p => r ^ cdist n B p) (S (B + m)) <= r ^ S m + r ^ (n - S m)).
      { unfold off, cdist. destruct (Nat.eqb_spec (S (B + m)) B); [lia|]. replace (Nat.leb (S (B + m)) B) with false by (symmetry; apply Nat.leb_gt; lia).
        replace (S (B + m) - B)%nat with (S m) by lia. apply T. }
      replace (n - 1 - m)%nat with (S (n - 1 - S m)) in IH by lia. cbn [geo] in *. replace (S (n - 1 - S m)) with (n - S m)%nat in IH by lia. lra. }
  specialize (G (n - B)%nat (le_n _)). replace (B + (n - B))%nat with n in G by lia. replace (n - 1 - (n - B))%nat with (B - 1)%nat in G by lia. lra.
Qed.

(** The arc: a head of length 1 within s pi/n of the direction of the bit has risk below 1/2 (and so falls under
    one_bit_rate and one_bit_linear) as soon as tau <= 8(1-s)/(n^2 ln 5). *)
Theorem arc : forall (n B : nat) (tau s dl : R),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= s < 1 -> Rabs dl <= s * PI / INR n ->
  tau * ln 5 <= 8 * (1 - s) / INR n ^ 2 ->
  risk1 n B tau (Head (sin (2 * PI * INR B / INR n + dl)) (cos (2 * PI * INR B / INR n + dl))) < 1/2.
Proof.
  intros n B tau s dl H2 HB Ht Hs Hd Htau. assert (Hn1 : (1 <= n)%nat) by lia. assert (Hn : 0 < INR n) by (apply lt_0_INR; lia).
  set (h := Head _ _). set (c := 8 * (1 - s) / INR n ^ 2) in *. set (r := exp (- (c / tau))).
  assert (Hc : ln 5 <= c / tau) by (apply Rmult_le_reg_r with tau; [exact Ht|]; replace (c / tau * tau) with c by (field; lra); lra).
  assert (R0 : 0 < r) by apply exp_pos.
  assert (R5 : r <= / 5).
  { unfold r. rewrite exp_Ropp. apply Rinv_le_contravar; [lra|]. rewrite <- (exp_ln 5) at 1 by lra.
    destruct Hc as [Hc|Hc]; [left; now apply exp_increasing | right; now rewrite Hc]. }
  assert (Gap : forall p, (1 <= p <= n)%nat -> p <> B -> c * INR (cdist n B p) <= score n h B - score n h p).
  { intros p Hp N. unfold score, h, a13, a14, u1, u2. set (b := 2 * PI * INR B / INR n).
    replace (sin (b + dl) * sin b + cos (b + dl) * cos b) with (cos dl) by (replace dl with ((b + dl) - b) at 1 by ring; rewrite cos_minus; ring).
    replace (sin (b + dl) * sin (2 * PI * INR p / INR n) + cos (b + dl) * cos (2 * PI * INR p / INR n)) with (cos (2 * PI * INR p / INR n - (b + dl))) by (rewrite cos_minus; ring).
    unfold cdist. destruct (Nat.leb_spec p B) as [Q|Q].
    - assert (X := score_gap n (B - p) (Nat.min (B - p) (n - (B - p))) s (- dl) ltac:(lia) ltac:(lia) ltac:(lia) Hs ltac:(rewrite Rabs_Ropp; exact Hd)).
      rewrite cos_neg in X. rewrite (minus_INR B p) in X by lia.
      replace (2 * PI * (INR B - INR p) / INR n - - dl) with (- (2 * PI * INR p / INR n - (b + dl))) in X by (unfold b; field; lra). rewrite cos_neg in X. exact X.
    - assert (X := score_gap n (p - B) (Nat.min (p - B) (n - (p - B))) s dl ltac:(lia) ltac:(lia) ltac:(lia) Hs Hd).
      rewrite (minus_INR p B) in X by lia.
      replace (2 * PI * (INR p - INR B) / INR n - dl) with (2 * PI * INR p / INR n - (b + dl)) in X by (unfold b; field; lra). exact X. }
  set (w := gamma n tau h B). assert (W0 : 0 < w) by (apply gamma_pos, Hn1).
  assert (Pw : forall p, (1 <= p <= n)%nat -> p <> B -> gamma n tau h p <= w * r ^ cdist n B p).
  { intros p Hp N. specialize (Gap p Hp N). unfold w, gamma. assert (Z := partition_pos n tau Hn1 h). set (ZZ := Sum n _) in *.
    replace (exp (score n h B / tau) / ZZ * r ^ cdist n B p) with (exp (score n h B / tau) * r ^ cdist n B p / ZZ) by (field; lra).
    apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|].
    assert (E : r ^ cdist n B p = exp (- (c / tau) * INR (cdist n B p))).
    { generalize (cdist n B p). unfold r. induction n0 as [|j IH]; [simpl; rewrite Rmult_0_r, exp_0; reflexivity|].
      rewrite S_INR, Rmult_plus_distr_l, exp_plus, <- IH, Rmult_1_r. simpl. ring. }
    rewrite E, <- exp_plus.
    assert (I : score n h p / tau <= score n h B / tau + - (c / tau) * INR (cdist n B p)).
    { apply Rmult_le_reg_r with tau; [exact Ht|]. replace (score n h p / tau * tau) with (score n h p) by (field; lra).
      replace ((score n h B / tau + - (c / tau) * INR (cdist n B p)) * tau) with (score n h B - c * INR (cdist n B p)) by (field; lra). lra. }
    destruct I as [I|I]; [left; now apply exp_increasing | right; now rewrite I]. }
  assert (Eps : 1 - w <= w / 2).
  { assert (OG := off_g n B (gamma n tau h) HB (gamma_sum n tau Hn1 h)). fold w in OG. rewrite <- OG.
    apply Rle_trans with (Sum n (off B (fun p => w * r ^ cdist n B p))); [now apply off_le|].
    rewrite off_scal. assert (S := cdist_sum n B r HB ltac:(lra)). assert (Ge := geo_le (n - 1) r ltac:(lra)).
    assert (Sum n (off B (fun p => r ^ cdist n B p)) <= 1/2) by nra. nra. }
  assert (W2 : 2/3 <= w) by lra.
  assert (W1 := w01 n B (gamma n tau h) HB (gamma_pos n tau Hn1 h) (gamma_sum n tau Hn1 h)). fold w in W1.
  assert (Q := risk_le_mass n B tau h HB ltac:(fold w; lra)). fold w in Q. nra.
Qed.

(** The short form: step tau^2/8, every temperature, every start of risk below 1/2. *)
Corollary one_bit_simple : forall (n B : nat) (tau : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> risk1 n B tau (h 0%nat) < 1/2 ->
  (forall t, h (S t) = gstep n B tau (tau ^ 2 / 8) (h t)) ->
  forall t, (1 <= t)%nat -> risk1 n B tau (h t) <= 16 / ((1 - cos (2 * PI / INR n)) ^ 2 * INR t).
Proof.
  intros n B tau h H2 HB Ht H0 St t Hpos. assert (HP := PI_RGT_0).
  assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  assert (N2 : 2 <= INR n) by (apply (le_INR 2); lia).
  assert (L0 : 0 < risk1 n B tau (h 0%nat)).
  { apply risk1_pos; [exact H2 | exact HB | exact Ht |]. apply (basin n B tau (h 0%nat) HB H0). }
  destruct (one_bit_rate n B tau H2 HB Ht (tau ^ 2 / 8) h ltac:(lra) H0 St t) as [_ U].
  assert (K := kappa_floor n tau (risk1 n B tau (h 0%nat)) Ht ltac:(lra)).
  set (D := 1 - cos (2 * PI / INR n)) in *. set (kp := kappa n tau (risk1 n B tau (h 0%nat))) in *.
  assert (D0 : 0 < D).
  { unfold D. assert (X : cos (2 * PI / INR n) < cos 0).
    { assert (0 < 2 * PI / INR n) by (apply Rdiv_lt_0_compat; lra).
      assert (2 * PI / INR n <= PI) by (apply Rmult_le_reg_r with (INR n); [lra|]; replace (2 * PI / INR n * INR n) with (2 * PI) by (field; lra); nra).
      apply cos_decreasing_1; lra. }
    rewrite cos_0 in X. lra. }
  assert (T1 : 1 <= INR t) by (apply (le_INR 1); exact Hpos).
  eapply Rle_trans; [exact U|].
  replace (16 / (D ^ 2 * INR t)) with (/ (tau ^ 2 / 8 * (D / tau) ^ 2 * INR t / 2)) by (field; repeat split; lra).
  assert (P1 : 0 < D / tau) by (apply Rdiv_lt_0_compat; lra).
  assert (P2 : (D / tau) ^ 2 <= kp ^ 2) by (apply pow_incr; lra).
  assert (P3 : 0 < (D / tau) ^ 2) by (apply pow_lt, P1).
  assert (P4 : tau ^ 2 / 8 * (D / tau) ^ 2 * INR t <= tau ^ 2 / 8 * kp ^ 2 * INR t).
  { apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; lra. }
  assert (P5 : 0 < tau ^ 2 / 8 * (D / tau) ^ 2 * INR t) by (apply Rmult_lt_0_compat; [apply Rmult_lt_0_compat; lra | lra]).
  assert (P6 : 0 < / risk1 n B tau (h 0%nat)) by (apply Rinv_0_lt_compat, L0).
  apply Rinv_le_contravar; lra.
Qed.

