(** Bits without cyclic neighbours: the basin, the rate 1/t from both sides, and heads in the basin. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 Norms OneBitRisk OneBitLine Recursions OneBitDescent OneBitDefined.
From Parity Require Import ManyBitsRisk ManyBitsShape ManyBitsLower ManyBitsSmooth ManyBitsBasin ManyBitsDescent.
Open Scope R_scope.

Lemma next_apart n k b : apart n k b -> (2 <= k)%nat -> forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> b j <> pos n (b i) 1.
Proof.
  intros [R D] Hk i j Hi Hj. assert (Ri := R i Hi). assert (Rj := R j Hj). unfold pos. destruct (Nat.eq_dec i j) as [<-|N].
  - assert (n <> 1%nat).
    { intros E. assert (R1 := R 1%nat ltac:(lia)). assert (R2 := R 2%nat ltac:(lia)). destruct (D 1%nat 2%nat ltac:(lia) ltac:(lia) ltac:(lia)) as [N _]. lia. }
    destruct (Nat.leb_spec (b i + 1) n); lia.
  - destruct (D i j Hi Hj N) as (_ & N1 & N2). destruct (Nat.leb_spec (b i + 1) n); lia.
Qed.
Lemma apart_inj n k b : apart n k b -> forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> b i = b j -> i = j.
Proof. intros [_ D] i j Hi Hj E. destruct (Nat.eq_dec i j) as [?|N]; [assumption|]. destruct (D i j Hi Hj N) as [X _]. contradiction. Qed.

Section Rate.
Variables (n k : nat) (tau : R) (b : nat -> nat).
Hypothesis H2 : (2 <= k)%nat.
Hypothesis Hap : apart n k b.
Hypothesis Ht : 0 < tau.
Let Hr := proj1 Hap.
Let Hi := apart_inj n k b Hap.
Let Ha := next_apart n k b Hap H2.
Let N4 := four n k b Hr Hi Ha H2.
Let Hn : (1 <= n)%nat. Proof. assert (X := N4). lia. Qed.
Notation F := (FF n k tau b).
Notation G A := (norm2 k (D1 n k tau b A) (D2 n k tau b A)).
Notation slack := (slack n k tau b).
Let K2 : 2 <= INR k. Proof. apply (le_INR 2), H2. Qed.

Lemma attended_same A A' x : (forall i, (1 <= i <= k)%nat -> A i = A' i) -> attended n k tau x A = attended n k tau x A'.
Proof. intros H. apply Sum_ext. intros i Hik. now rewrite H. Qed.
Lemma F_same A A' : (forall i, (1 <= i <= k)%nat -> A i = A' i) -> F A = F A'.
Proof. intros H. unfold FF. f_equal. apply Mean_ext. intros x. unfold missed. now rewrite (attended_same A A' x H). Qed.
Lemma slack_same A A' : (forall i, (1 <= i <= k)%nat -> A i = A' i) -> slack A = slack A'.
Proof. intros H. apply Sum_ext. intros i Hik. now rewrite H. Qed.

Lemma risk_F A : elsewhere n k tau b A <= 1/2 -> riskk n k tau b A = F A.
Proof. intros H. now apply risk_is_FF. Qed.

(** The basin in terms of F; the gradient of the risk there is that of F. *)
Lemma basin_F A : in_basin n k tau b A -> slack A <= 1/2 /\ F A < basin_level n k ^ 2.
Proof. intros [S L]. split; [exact S|]. now rewrite <- risk_F. Qed.
Lemma slack_below A : in_basin n k tau b A -> slack A < 1/2.
Proof.
  intros I. destruct (basin_F A I) as [S L].
  assert (X := slack_small n k tau b Hr Hi Ha H2 Ht A S L). destruct (small_q n k tau b Hr Hi Ha H2 A L) as (_ & _ & Y). cbv zeta in *. lra.
Qed.
Lemma gradients A i : in_basin n k tau b A -> (1 <= i <= k)%nat ->
  is_derive (fun t => risk n (bits k b) (fun x => yhat n k tau 0 x (set13 A i t))) (a13 (A i)) (D1 n k tau b A i) /\
  is_derive (fun t => risk n (bits k b) (fun x => yhat n k tau 0 x (set14 A i t))) (a14 (A i)) (D2 n k tau b A i).
Proof. intros I Hik. assert (S := slack_below A I). split; [now apply risk_d13 | now apply risk_d14]. Qed.

Lemma kstep_is A eta i : in_basin n k tau b A -> (1 <= i <= k)%nat ->
  kstep n k tau b eta A i = move A (fun i => - eta * D1 n k tau b A i) (fun i => - eta * D2 n k tau b A i) 1 i.
Proof.
  intros I Hik. destruct (gradients A i I Hik) as [G1 G2]. unfold kstep, move.
  replace (riskgrad13 n k tau 0 (bits k b) A i) with (D1 n k tau b A i) by (symmetry; now apply is_derive_unique).
  replace (riskgrad14 n k tau 0 (bits k b) A i) with (D2 n k tau b A i) by (symmetry; now apply is_derive_unique). f_equal; ring.
Qed.

Lemma one_step A B eta : 0 <= eta <= tau ^ 2 / (24 * INR k ^ 3) -> in_basin n k tau b A ->
  (forall i, (1 <= i <= k)%nat -> B i = kstep n k tau b eta A i) ->
  in_basin n k tau b B /\ F A - 3/2 * eta * G A ^ 2 <= F B <= F A - eta / 2 * G A ^ 2.
Proof.
  intros He I HB. destruct (basin_F A I) as [S L].
  set (M := move A (fun i => - eta * D1 n k tau b A i) (fun i => - eta * D2 n k tau b A i) 1).
  assert (E : forall i, (1 <= i <= k)%nat -> B i = M i) by (intros i Hik; rewrite HB by exact Hik; now apply kstep_is).
  assert (SB := step_both n k tau b Hr H2 Ht A eta He). assert (SL := step_slack n k tau b Hr Hi Ha H2 Ht A S L eta He). cbv zeta in SB, SL. fold M in SB, SL.
  rewrite <- (F_same B M E) in SB. rewrite <- (slack_same B M E) in SL.
  assert (P : 0 <= eta / 2 * G A ^ 2) by (apply Rmult_le_pos; [lra | apply pow2_ge_0]).
  split; [|exact SB]. split; [exact SL|]. rewrite risk_F by exact SL. lra.
Qed.

Theorem stays eta (A : nat -> nat -> head) : 0 <= eta <= tau ^ 2 / (24 * INR k ^ 3) -> in_basin n k tau b (A 0%nat) ->
  (forall t i, (1 <= i <= k)%nat -> A (S t) i = kstep n k tau b eta (A t) i) -> forall t, in_basin n k tau b (A t).
Proof. intros He I St t. induction t as [|t IH]; [exact I|]. now apply (one_step (A t) (A (S t)) eta He IH (St t)). Qed.

Theorem positive A : in_basin n k tau b A -> 0 < riskk n k tau b A.
Proof. intros [S L]. rewrite risk_F by exact S. now apply f_pos. Qed.

Theorem rate eta (A : nat -> nat -> head) : 0 <= eta <= tau ^ 2 / (24 * INR k ^ 3) -> in_basin n k tau b (A 0%nat) ->
  (forall t i, (1 <= i <= k)%nat -> A (S t) i = kstep n k tau b eta (A t) i) ->
  forall t, / (/ riskk n k tau b (A 0%nat) + 6912 * INR k ^ 3 * eta / tau ^ 2 * INR t) <= riskk n k tau b (A t)
    <= / (/ riskk n k tau b (A 0%nat) + eta * (1 - cos (2 * PI / INR n)) ^ 2 / (2 * INR k * tau ^ 2) * INR t).
Proof.
  intros He I St. assert (Al := stays eta A He I St).
  assert (E : forall t, riskk n k tau b (A t) = F (A t)) by (intros t; apply risk_F, Al).
  assert (P : forall t, 0 < F (A t)) by (intros t; now apply f_pos).
  assert (Sb : forall t, slack (A t) <= 1/2 /\ F (A t) < basin_level n k ^ 2) by (intros t; apply basin_F, Al).
  assert (St2 : forall t, F (A t) - 3/2 * eta * G (A t) ^ 2 <= F (A (S t)) <= F (A t) - eta / 2 * G (A t) ^ 2).
  { intros t. apply (one_step (A t) (A (S t)) eta He (Al t) (St t)). }
  assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht). assert (K3 : 0 < INR k ^ 3) by (apply pow_lt; lra).
  assert (SK : 0 < sqrt (INR k)) by (apply sqrt_lt_R0; lra). assert (SS := sqrt_sqrt (INR k) ltac:(lra)).
  intros t. rewrite !E. split.
  - set (c := 3456 * INR k ^ 3 * eta / tau ^ 2).
    assert (C0 : 0 <= c) by (unfold c; apply Rmult_le_pos; [apply Rmult_le_pos; lra | left; now apply Rinv_0_lt_compat]).
    assert (C1 : c <= 144).
    { unfold c. apply Rle_trans with (3456 * INR k ^ 3 * (tau ^ 2 / (24 * INR k ^ 3)) / tau ^ 2); [|right; field; lra].
      apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|]. apply Rmult_le_compat_l; lra. }
    replace (6912 * INR k ^ 3 * eta / tau ^ 2) with (2 * c) by (unfold c; field; lra).
    apply (rate_lower_square (fun t => F (A t)) c C0 P).
    + intros s. destruct (small_q n k tau b Hr Hi Ha H2 (A s) (proj2 (Sb s))) as (Q & _ & _). cbv zeta in Q.
      assert (QQ := sqrt_sqrt (F (A s)) ltac:(left; apply P)). assert (Q0 := sqrt_pos (F (A s))). specialize (P s). nra.
    + intros s. eapply Rle_trans; [|apply St2]. apply Rplus_le_compat_l, Ropp_le_contravar.
      assert (U := G_upper n k tau b Hr Hi Ha H2 Ht (A s) (proj1 (Sb s)) (proj2 (Sb s))). cbv zeta in U.
      assert (U2 : G (A s) ^ 2 <= (48 * (INR k * sqrt (INR k)) * F (A s) / tau) ^ 2) by (apply pow_incr; split; [apply norm2_pos | exact U]).
      replace ((48 * (INR k * sqrt (INR k)) * F (A s) / tau) ^ 2) with (2304 * (INR k ^ 2 * (sqrt (INR k) * sqrt (INR k))) * F (A s) ^ 2 / tau ^ 2) in U2 by (field; lra).
      rewrite SS in U2. replace (c * F (A s) ^ 2) with (3/2 * eta * (2304 * (INR k ^ 2 * INR k) * F (A s) ^ 2 / tau ^ 2)) by (unfold c; field; lra).
      apply Rmult_le_compat_l; lra.
  - set (kp := (1 - cos (2 * PI / INR n)) / (tau * sqrt (INR k))).
    replace (eta * (1 - cos (2 * PI / INR n)) ^ 2 / (2 * INR k * tau ^ 2) * INR t) with (eta * kp ^ 2 * INR t / 2).
    2: { unfold kp. replace (((1 - cos (2 * PI / INR n)) / (tau * sqrt (INR k))) ^ 2) with
           ((1 - cos (2 * PI / INR n)) ^ 2 / (tau ^ 2 * (sqrt (INR k) * sqrt (INR k)))) by (field; split; lra).
         rewrite SS. field. split; lra. }
    apply (rate_upper (fun t => F (A t)) (fun t => G (A t))).
    + apply He.
    + unfold kp. assert (C := COS_bound (2 * PI / INR n)). apply Rmult_le_pos; [lra|]. left. apply Rinv_0_lt_compat, Rmult_lt_0_compat; lra.
    + exact P.
    + intros s. apply St2.
    + intros s. exact (G_lower n k tau b Hr Hi Ha H2 Ht (A s) (proj1 (Sb s)) (proj2 (Sb s))).
Qed.

(** Little weight elsewhere is enough, and heads with as little as one likes exist. *)
Lemma level_range : 0 < basin_level n k <= 1/500.
Proof.
  assert (G0 := gap_pos n ltac:(assert (X := N4); lia)). assert (C := COS_bound (2 * PI / INR n)).
  assert (Nn : 4 <= INR n) by (assert (X := N4); apply (le_INR 4) in X; simpl in X; lra).
  assert (KK : 4 <= INR k ^ 2) by nra. assert (DN : 1088 <= 8 * INR k ^ 2 * (18 + 4 * INR n)) by nra.
  unfold basin_level. split; [apply Rdiv_lt_0_compat; lra|].
  apply Rle_trans with (2 * / 1088); [|lra]. apply Rmult_le_compat; [lra | left; apply Rinv_0_lt_compat; lra | lra | apply Rinv_le_contravar; lra].
Qed.

Theorem enough A : elsewhere n k tau b A < basin_level n k / (4 * INR k) -> in_basin n k tau b A.
Proof.
  intros H. assert (LR := level_range). set (d := basin_level n k) in *.
  assert (E0 : 0 <= slack A).
  { apply Sum_nonneg. intros i Hik. apply (eps_range n (b i) tau (A i) N4 (Hr i Hik)). }
  assert (D1 : d / (4 * INR k) * (4 * INR k) = d) by (field; lra).
  assert (S4 : slack A * (4 * INR k) < d).
  { rewrite <- D1. apply Rmult_lt_compat_r; [lra | exact H]. }
  assert (S8 : slack A * 8 <= slack A * (4 * INR k)) by (apply Rmult_le_compat_l; lra).
  assert (S : slack A <= 1/2) by lra. split; [exact S|]. rewrite risk_F by exact S.
  apply Rle_lt_trans with ((4 * INR k * slack A) ^ 2); [|replace (4 * INR k * slack A) with (slack A * (4 * INR k)) by ring; set (z := slack A * (4 * INR k)) in *; assert (0 <= z) by lra; fold d; nra].
  unfold FF. replace ((4 * INR k * slack A) ^ 2) with (16 * Mean n (fun _ => INR k ^ 2 * slack A ^ 2)) by (rewrite Mean_const; ring).
  apply Rmult_le_compat_l; [lra|]. apply Mean_le. intros x.
  apply Rmult_le_compat; try apply pow2_ge_0; apply pow_incr.
  - apply hits_range.
  - split; [apply Rmax_l|]. apply Rmax_lub; [exact E0|]. unfold missed, hits. rewrite <- (T_is n k tau b A Hn x).
    eapply Rle_trans; [apply Rle_abs | exact (T_abs n k tau b A Hr Hn x)].
Qed.

Theorem some_heads d : 0 < d -> exists A : nat -> head, elsewhere n k tau b A < d.
Proof.
  intros Hd. set (Delta := 1 - cos (2 * PI / INR n)). assert (D0 : 0 < Delta) by (apply gap_pos; assert (X := N4); lia).
  assert (Nn : 0 < INR n) by (apply lt_0_INR, Hn).
  set (y := INR k * INR n / d). assert (Y0 : 0 < y) by (unfold y; apply Rdiv_lt_0_compat; [apply Rmult_lt_0_compat; lra | exact Hd]).
  set (R0 := tau * y / Delta).
  exists (fun i => Head (R0 * u1 n (b i)) (R0 * u2 n (b i))).
  assert (Each : forall i, (1 <= i <= k)%nat -> 1 - gamma n tau (Head (R0 * u1 n (b i)) (R0 * u2 n (b i))) (b i) <= INR n * exp (- y)).
  { intros i Hik. set (h := Head _ _). assert (B := Hr i Hik).
    rewrite <- (off_g n (b i) (gamma n tau h) B (gamma_sum n tau Hn h)).
    replace (INR n * exp (- y)) with (Sum n (fun _ => exp (- y))) by (rewrite Sum_const; ring). apply Sum_le. intros p Hp. unfold off.
    destruct (Nat.eqb_spec p (b i)) as [E|N]; [left; apply exp_pos|].
    rewrite (ratio n (b i) tau h N4 B Ht p). assert (W := w01 n (b i) (gamma n tau h) B (gamma_pos n tau Hn h) (gamma_sum n tau Hn h)).
    apply Rle_trans with (1 * exp (- ((score n h (b i) - score n h p) / tau))); [apply Rmult_le_compat_r; [left; apply exp_pos | lra]|]. rewrite Rmult_1_l.
    assert (C := cos_gap n p (b i) Hp B N). assert (U := unit_vectors n (b i)).
    assert (Sc : R0 * Delta <= score n h (b i) - score n h p).
    { unfold score, h; simpl a13; simpl a14. assert (RP : 0 <= R0) by (unfold R0; left; apply Rdiv_lt_0_compat; [apply Rmult_lt_0_compat; lra | exact D0]).
      replace (R0 * u1 n (b i) * u1 n (b i) + R0 * u2 n (b i) * u2 n (b i) - (R0 * u1 n (b i) * u1 n p + R0 * u2 n (b i) * u2 n p))
        with (R0 * ((u1 n (b i) ^ 2 + u2 n (b i) ^ 2) - (u1 n p * u1 n (b i) + u2 n p * u2 n (b i)))) by ring.
      rewrite U. apply Rmult_le_compat_l; [exact RP | unfold Delta; lra]. }
    assert (I : - ((score n h (b i) - score n h p) / tau) <= - y).
    { apply Ropp_le_contravar. apply Rmult_le_reg_r with tau; [exact Ht|].
      replace ((score n h (b i) - score n h p) / tau * tau) with (score n h (b i) - score n h p) by (field; lra).
      replace (y * tau) with (R0 * Delta) by (unfold R0; field; lra). exact Sc. }
    destruct I as [I|I]; [left; now apply exp_increasing | right; now rewrite I]. }
  unfold elsewhere. apply Rle_lt_trans with (Sum k (fun _ => INR n * exp (- y))); [now apply Sum_le|]. rewrite Sum_const.
  assert (X := exp_ineq1 y ltac:(lra)). rewrite exp_Ropp.
  apply Rmult_lt_reg_r with (exp y); [apply exp_pos|].
  assert (DY : INR k * INR n = d * y) by (unfold y; field; lra).
  replace (INR k * (INR n * / exp y) * exp y) with (INR k * INR n) by (field; apply Rgt_not_eq, exp_pos). rewrite DY.
  apply Rmult_lt_compat_l; lra.
Qed.
End Rate.
