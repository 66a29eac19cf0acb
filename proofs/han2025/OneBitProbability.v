(** How likely the start of one_bit_rate is: the directions of unit heads with risk below 1/2 lie inside one arc and
    contain another. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax OneBitRisk OneBitLine OneBitDescent OneBitArc OneBitAttention.
Open Scope R_scope.

(** The next and the previous position on the circle. *)
Definition after_ (n B : nat) : nat := if Nat.eqb B n then 1%nat else S B.
Definition before_ (n B : nat) : nat := if Nat.eqb B 1 then n else (B - 1)%nat.

Section Arc.
Variables (n B : nat) (tau : R).
Hypothesis H2 : (2 <= n)%nat.
Hypothesis HB : (1 <= B <= n)%nat.
Hypothesis Ht : 0 < tau.
Let Hn : (1 <= n)%nat. Proof. lia. Qed.
Let x := PI / INR n.
Let nR : 2 <= INR n. Proof. apply (le_INR 2), H2. Qed.

Lemma x_range : 0 < x <= PI / 2.
Proof.
  assert (N := nR). assert (P := PI_RGT_0). unfold x. split; [apply Rdiv_lt_0_compat; lra|].
  apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra.
Qed.

Lemma after_in : (1 <= after_ n B <= n)%nat /\ after_ n B <> B.
Proof. unfold after_. destruct (Nat.eqb_spec B n); lia. Qed.
Lemma before_in : (1 <= before_ n B <= n)%nat /\ before_ n B <> B.
Proof. unfold before_. destruct (Nat.eqb_spec B 1); lia. Qed.

Let b := 2 * PI * INR B / INR n.
Lemma u_after : u1 n (after_ n B) = sin (b + 2 * x) /\ u2 n (after_ n B) = cos (b + 2 * x).
Proof.
  assert (N := nR). unfold after_. destruct (Nat.eqb_spec B n) as [E|E]; unfold u1, u2, b, x.
  - replace (2 * PI * INR B / INR n + 2 * (PI / INR n)) with (2 * PI * INR 1 / INR n + 2 * INR 1 * PI) by (rewrite E; simpl; field; lra).
    now rewrite sin_period, cos_period.
  - rewrite S_INR. replace (2 * PI * (INR B + 1) / INR n) with (2 * PI * INR B / INR n + 2 * (PI / INR n)) by (field; lra). easy.
Qed.
Lemma u_before : u1 n (before_ n B) = sin (b - 2 * x) /\ u2 n (before_ n B) = cos (b - 2 * x).
Proof.
  assert (N := nR). unfold before_. destruct (Nat.eqb_spec B 1) as [E|E]; unfold u1, u2, b, x.
  - replace (2 * PI * INR n / INR n) with ((2 * PI * INR B / INR n - 2 * (PI / INR n)) + 2 * INR 1 * PI) by (rewrite E; simpl; field; lra).
    now rewrite sin_period, cos_period.
  - rewrite minus_INR by lia. simpl (INR 1). replace (2 * PI * (INR B - 1) / INR n) with (2 * PI * INR B / INR n - 2 * (PI / INR n)) by (field; lra). easy.
Qed.

Variable dl : R.
Let h := unit_head n B dl.
Lemma score_at p : score n h p = cos (b + dl - 2 * PI * INR p / INR n).
Proof. unfold score, h, unit_head, u1, u2; simpl. fold b. rewrite cos_minus. ring. Qed.
Lemma score_here : score n h B = cos dl.
Proof. rewrite score_at. f_equal. unfold b. ring. Qed.
Lemma score_after : score n h (after_ n B) = cos (dl - 2 * x).
Proof.
  unfold score, h, unit_head; simpl. destruct u_after as [-> ->]. fold b.
  replace (dl - 2 * x) with ((b + dl) - (b + 2 * x)) by ring. rewrite cos_minus. ring.
Qed.
Lemma score_before : score n h (before_ n B) = cos (dl + 2 * x).
Proof.
  unfold score, h, unit_head; simpl. destruct u_before as [-> ->]. fold b.
  replace (dl + 2 * x) with ((b + dl) - (b - 2 * x)) by ring. rewrite (cos_minus (b + dl)). ring.
Qed.

(** Weights by scores. *)
Let g := gamma n tau h.
Let w := g B.
Let eps := 1 - w.
Lemma weight_ratio p : g p = w * exp ((score n h p - score n h B) / tau).
Proof.
  unfold w, g, gamma. assert (Z := partition_pos n tau Hn h). set (ZZ := Sum n _) in *.
  replace (exp (score n h B / tau) / ZZ * exp ((score n h p - score n h B) / tau)) with
    (exp (score n h B / tau) * exp ((score n h p - score n h B) / tau) / ZZ) by (field; lra).
  rewrite <- exp_plus. do 2 f_equal. field. lra.
Qed.

Hypothesis Start : risk1 n B tau h < 1/2.
Lemma w_half : 1/2 < w. Proof. exact (basin n B tau h HB Start). Qed.
Lemma squares : eps ^ 2 + Sum n (off B (fun p => g p ^ 2)) < 1/4.
Proof. assert (S := Start). rewrite (risk1_closed n B tau HB h w_half) in S. unfold GG in S. fold g w eps in S. lra. Qed.
Lemma one_square p : (1 <= p <= n)%nat -> p <> B -> g p ^ 2 <= Sum n (off B (fun p => g p ^ 2)).
Proof.
  intros Hp N. rewrite <- (Sum_single n p (fun p => g p ^ 2) Hp). apply Sum_le. intros q _. unfold off.
  destruct (Nat.eqb_spec q p) as [E|_]; destruct (Nat.eqb_spec q B) as [E'|_]; [exfalso; congruence | lra | lra | apply pow2_ge_0].
Qed.
Lemma le_eps p : (1 <= p <= n)%nat -> p <> B -> 0 < g p <= eps.
Proof. intros Hp N. split; [apply gamma_pos, Hn|]. apply (off_one n B g HB (gamma_pos n tau Hn h) (gamma_sum n tau Hn h)); assumption. Qed.

Let c := 2 * sqrt 2 - 1.
Lemma c_root : (1 + c) ^ 2 = 8 /\ 1 < c.
Proof.
  unfold c. assert (S := sqrt_sqrt 2 ltac:(lra)). assert (P := sqrt_pos 2). split; [nra|]. nra.
Qed.

(** A neighbour has less than 1/(2 sqrt 2 - 1) of the weight of the bit, so its score is lower by tau ln (2 sqrt 2 - 1). *)
Lemma neighbour p : (1 <= p <= n)%nat -> p <> B -> tau * ln c < score n h B - score n h p.
Proof.
  intros Hp N. destruct c_root as [C8 C1]. destruct (Rlt_le_dec (tau * ln c) (score n h B - score n h p)) as [?|F]; [assumption|exfalso].
  assert (Rt : w <= c * g p).
  { rewrite weight_ratio. rewrite <- (Rmult_1_r w) at 1. rewrite <- Rmult_assoc, (Rmult_comm c), Rmult_assoc.
    apply Rmult_le_compat_l; [assert (W := w_half); lra|].
    replace ((score n h p - score n h B) / tau) with (- ((score n h B - score n h p) / tau)) by (field; lra).
    rewrite exp_Ropp. apply Rmult_le_reg_r with (exp ((score n h B - score n h p) / tau)); [apply exp_pos|].
    rewrite Rmult_assoc, Rinv_l, Rmult_1_r, Rmult_1_l by (apply Rgt_not_eq, exp_pos). rewrite <- (exp_ln c) by lra.
    assert (I : (score n h B - score n h p) / tau <= ln c).
    { apply Rmult_le_reg_r with tau; [exact Ht|]. replace ((score n h B - score n h p) / tau * tau) with (score n h B - score n h p) by (field; lra). lra. }
    destruct I as [I|I]; [left; now apply exp_increasing | right; now rewrite I]. }
  assert (Q := squares). assert (O := one_square p Hp N). destruct (le_eps p Hp N) as [G0 G1].
  set (y := g p) in *. set (d := eps - y). assert (D0 : 0 <= d) by (unfold d; lra).
  assert (M : 1 <= (1 + c) * y + d) by (unfold d, eps; lra).
  assert (E2 : eps ^ 2 + y ^ 2 = 2 * y ^ 2 + 2 * y * d + d ^ 2) by (unfold d; ring).
  assert (1 <= ((1 + c) * y + d) ^ 2) by nra.
  assert (X : ((1 + c) * y + d) ^ 2 = 8 * y ^ 2 + 2 * (1 + c) * y * d + d ^ 2) by (replace (8 * y ^ 2) with ((1 + c) ^ 2 * y ^ 2) by (rewrite C8; ring); ring).
  assert (1 + c <= 4) by nra. assert (0 <= y * d) by (apply Rmult_le_pos; lra). assert (0 <= d ^ 2) by apply pow2_ge_0. nra.
Qed.

Lemma gap_after : score n h B - score n h (after_ n B) = 2 * (sin x * sin (x - dl)).
Proof.
  rewrite score_here, score_after. replace (cos dl) with (cos (x - (x - dl))) by (f_equal; ring).
  replace (dl - 2 * x) with (- (x + (x - dl))) by ring. rewrite cos_neg, (cos_minus x (x - dl)), (cos_plus x (x - dl)). ring.
Qed.
Lemma gap_before : score n h B - score n h (before_ n B) = 2 * (sin x * sin (x + dl)).
Proof.
  rewrite score_here, score_before. replace (cos dl) with (cos ((x + dl) - x)) by (f_equal; ring).
  replace (dl + 2 * x) with (x + (x + dl)) by ring. rewrite (cos_minus (x + dl) x), (cos_plus x (x + dl)). ring.
Qed.

Lemma sin_le y : 0 <= y -> sin y <= y.
Proof. intros [H|<-]; [left; now apply sin_lt_x | rewrite sin_0; lra]. Qed.

(** An angle y = x + e with e in [-pi, pi], x at most pi/2, and sin y > 0 lies in (0, pi). *)
Lemma sine_positive e : - PI <= e <= PI -> 0 < sin (x + e) -> 0 < x + e < PI.
Proof.
  intros He S. assert (X := x_range). assert (P := PI_RGT_0). split.
  - destruct (Rlt_le_dec 0 (x + e)) as [?|F]; [assumption|exfalso].
    assert (0 <= sin (- (x + e))) by (apply sin_ge_0; lra). rewrite sin_neg in *. lra.
  - destruct (Rlt_le_dec (x + e) PI) as [?|F]; [assumption|exfalso].
    assert (Y : sin (x + e) = - sin (x + e - PI)) by (rewrite sin_minus, sin_PI, cos_PI; ring).
    assert (0 <= sin (x + e - PI)) by (apply sin_ge_0; lra). lra.
Qed.

Lemma inside : - PI <= dl <= PI -> Rabs dl <= x * (1 - ln c / (2 * PI ^ 2) * INR n ^ 2 * tau).
Proof.
  intros Hd. destruct c_root as [_ C1]. assert (X := x_range). assert (P := PI_RGT_0). assert (N := nR).
  assert (Lc : 0 < ln c) by (rewrite <- ln_1; apply ln_increasing; lra).
  assert (TL : 0 < tau * ln c) by (apply Rmult_lt_0_compat; lra).
  assert (SX : 0 < sin x <= x) by (split; [apply sin_gt_0; lra | apply sin_le; lra]).
  destruct after_in as [Ai An]. destruct before_in as [Bi Bn].
  assert (NA := neighbour _ Ai An). rewrite gap_after in NA. assert (NB := neighbour _ Bi Bn). rewrite gap_before in NB.
  assert (SA : 0 < sin (x - dl)) by (destruct (Rlt_le_dec 0 (sin (x - dl))); [assumption | exfalso; nra]).
  assert (SB : 0 < sin (x + dl)) by (destruct (Rlt_le_dec 0 (sin (x + dl))); [assumption | exfalso; nra]).
  assert (YA := sine_positive (- dl) ltac:(lra) SA). assert (YB := sine_positive dl Hd SB).
  assert (LA := sin_le (x - dl) ltac:(lra)). assert (LB := sin_le (x + dl) ltac:(lra)).
  assert (UA : sin x * sin (x - dl) <= x * (x - dl)) by (apply Rmult_le_compat; lra).
  assert (UB : sin x * sin (x + dl) <= x * (x + dl)) by (apply Rmult_le_compat; lra).
  replace (x * (1 - ln c / (2 * PI ^ 2) * INR n ^ 2 * tau)) with (x - tau * ln c / (2 * x)) by (unfold x; field; lra).
  assert (Key : forall e, tau * ln c < 2 * (x * (x - e)) -> e <= x - tau * ln c / (2 * x)).
  { intros e He. apply Rmult_le_reg_l with (2 * x); [lra|].
    replace (2 * x * (x - tau * ln c / (2 * x))) with (2 * x * x - tau * ln c) by (field; lra). lra. }
  apply Rabs_le. split; [|apply Key; lra]. assert (K := Key (- dl) ltac:(lra)). lra.
Qed.

Lemma two_squares p q : (1 <= p <= n)%nat -> p <> B -> (1 <= q <= n)%nat -> q <> B -> p <> q ->
  g p ^ 2 + g q ^ 2 <= Sum n (off B (fun p => g p ^ 2)) /\ g p + g q <= eps.
Proof.
  intros Hp Np Hq Nq N.
  assert (T : forall F, (forall r, 0 <= F r) -> F p + F q <= Sum n (off B F)).
  { intros F F0. rewrite <- (Sum_single n p F Hp), <- (Sum_single n q F Hq), <- Sum_plus. apply Sum_le. intros r _. unfold off.
    specialize (F0 r). destruct (Nat.eqb_spec r p) as [E|_], (Nat.eqb_spec r q) as [E'|_], (Nat.eqb_spec r B) as [E''|_]; try lra; exfalso; congruence. }
  split; [apply (T (fun r => g r ^ 2)); intros; apply pow2_ge_0|].
  assert (O := off_g n B g HB (gamma_sum n tau Hn h)). fold w in O. unfold eps. rewrite <- O. apply T. intros; left; apply gamma_pos, Hn.
Qed.

(** From three positions on: at a high temperature no unit head starts below 1/2. *)
Lemma never : (3 <= n)%nat -> 1 - cos (2 * PI / INR n) <= tau * ln (2 * sqrt 6 - 2) -> False.
Proof.
  intros H3 HD. assert (S6 := sqrt_sqrt 6 ltac:(lra)). assert (P6 := sqrt_pos 6).
  set (r := sqrt 6) in *. assert (R2 : 2 < r) by nra.
  destruct after_in as [Ai An]. destruct before_in as [Bi Bn].
  assert (AB : after_ n B <> before_ n B) by (unfold after_, before_; destruct (Nat.eqb_spec B n), (Nat.eqb_spec B 1); lia).
  destruct (two_squares _ _ Ai An Bi Bn AB) as [Q2 Q1]. assert (Q := squares).
  assert (WA := weight_ratio (after_ n B)). assert (WB := weight_ratio (before_ n B)).
  set (ga := g (after_ n B)) in *. set (gb := g (before_ n B)) in *.
  set (ea := exp ((score n h (after_ n B) - score n h B) / tau)) in *. set (eb := exp ((score n h (before_ n B) - score n h B) / tau)) in *.
  assert (Pr : / (2 * r - 2) ^ 2 <= ea * eb).
  { unfold ea, eb. rewrite <- exp_plus. set (E := 2 * r - 2) in *. assert (E0 : 2 < E) by (unfold E; lra).
    replace (/ E ^ 2) with (exp (- (2 * ln E))).
    2: { rewrite exp_Ropp. f_equal. replace (2 * ln E) with (ln E + ln E) by ring. rewrite exp_plus, exp_ln by lra. ring. }
    assert (I : - (2 * ln E) <= (score n h (after_ n B) - score n h B) / tau + (score n h (before_ n B) - score n h B) / tau).
    { apply Rmult_le_reg_r with tau; [exact Ht|].
      replace (((score n h (after_ n B) - score n h B) / tau + (score n h (before_ n B) - score n h B) / tau) * tau)
        with (score n h (after_ n B) + score n h (before_ n B) - 2 * score n h B) by (field; lra).
      rewrite score_after, score_before, score_here, cos_minus, cos_plus.
      replace (2 * PI / INR n) with (2 * x) in HD by (unfold x; assert (N := nR); field; lra).
      assert (CB := COS_bound dl). assert (CX := COS_bound (2 * x)).
      assert (cos dl * (1 - cos (2 * x)) <= 1 * (1 - cos (2 * x))) by (apply Rmult_le_compat_r; lra). lra. }
    destruct I as [I|I]; [left; now apply exp_increasing | right; now rewrite I]. }
  assert (EA : 0 < ea) by apply exp_pos. assert (EB : 0 < eb) by apply exp_pos.
  assert (W := w_half).
  (* (ga + gb)^2 >= 4 ga gb = 4 w^2 ea eb >= 4 w^2 / (2 r - 2)^2, so w <= (r - 1)(ga + gb) *)
  assert (GS : w <= (r - 1) * (ga + gb)).
  { assert (K : w ^ 2 <= ((r - 1) * (ga + gb)) ^ 2).
    { rewrite WA, WB. apply Rmult_le_compat_l with (r := (2 * r - 2) ^ 2) in Pr; [|apply pow2_ge_0].
      rewrite Rinv_r in Pr by (apply Rgt_not_eq, pow_lt; lra).
      assert (0 <= (ea - eb) ^ 2) by apply pow2_ge_0. assert (0 < w ^ 2) by (apply pow_lt; lra).
      assert (S4 : 4 * (ea * eb) <= (ea + eb) ^ 2) by nra.
      assert (0 <= (r - 1) ^ 2) by apply pow2_ge_0.
      assert (T : 1 <= (r - 1) ^ 2 * (ea + eb) ^ 2) by nra.
      replace (((r - 1) * (w * ea + w * eb)) ^ 2) with (w ^ 2 * ((r - 1) ^ 2 * (ea + eb) ^ 2)) by ring. nra. }
    apply Rsqr_incr_0_var; [rewrite !Rsqr_pow2; exact K|]. apply Rmult_le_pos; [lra|].
    assert (0 < ga) by apply (gamma_pos n tau Hn h). assert (0 < gb) by apply (gamma_pos n tau Hn h). lra. }
  set (y := ga + gb) in *. assert (Y2 : y ^ 2 <= 2 * (ga ^ 2 + gb ^ 2)) by (unfold y; assert (0 <= (ga - gb) ^ 2) by apply pow2_ge_0; nra).
  assert (Y0 : 0 < y) by (assert (0 < ga) by apply (gamma_pos n tau Hn h); assert (0 < gb) by apply (gamma_pos n tau Hn h); unfold y; lra).
  set (d := eps - y). assert (D0 : 0 <= d) by (unfold d; lra).
  assert (M : 1 <= r * y + d) by (unfold d, eps; lra).
  assert (E2 : eps ^ 2 + y ^ 2 / 2 = 3 / 2 * y ^ 2 + 2 * y * d + d ^ 2) by (unfold d; field).
  assert (M2 : 1 <= (r * y + d) ^ 2) by nra.
  assert (X : (r * y + d) ^ 2 = 6 * y ^ 2 + 2 * r * (y * d) + d ^ 2) by (replace (6 * y ^ 2) with (r * r * y ^ 2) by (rewrite S6; ring); ring).
  assert (r <= 4) by nra. assert (0 <= y * d) by (apply Rmult_le_pos; lra). assert (0 <= d ^ 2) by apply pow2_ge_0. nra.
Qed.
End Arc.

(** Theorem C. *)
Theorem probability : forall (n B : nat) (tau : R), (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau ->
  likely (fun dl => risk1 n B tau (unit_head n B dl) < 1/2) (/ INR n * (1 - ln 5 / 8 * INR n ^ 2 * tau)) /\
  unlikely (fun dl => risk1 n B tau (unit_head n B dl) < 1/2)
    (/ INR n * Rmax 0 (1 - ln (2 * sqrt 2 - 1) / (2 * PI ^ 2) * INR n ^ 2 * tau)) /\
  ((3 <= n)%nat -> 1 - cos (2 * PI / INR n) <= tau * ln (2 * sqrt 6 - 2) ->
   forall dl, ~ risk1 n B tau (unit_head n B dl) < 1/2).
Proof.
  intros n B tau H2 HB Ht. assert (N : 2 <= INR n) by (apply (le_INR 2), H2). assert (P := PI_RGT_0).
  assert (X0 : 0 < PI / INR n) by (apply Rdiv_lt_0_compat; lra).
  assert (XP : PI / INR n <= PI / 2) by (apply Rmult_le_compat_l; [lra | apply Rinv_le_contravar; lra]).
  split; [|split].
  - assert (L5 : 0 < ln 5) by (rewrite <- ln_1; apply ln_increasing; lra).
    assert (N2 : 0 < INR n ^ 2) by (apply pow_lt; lra).
    set (s := 1 - ln 5 / 8 * INR n ^ 2 * tau).
    assert (S1 : s < 1).
    { unfold s. assert (0 < ln 5 / 8 * INR n ^ 2 * tau) by (apply Rmult_lt_0_compat; [apply Rmult_lt_0_compat; lra | exact Ht]). lra. }
    destruct (Rle_lt_dec 0 s) as [S0|S0].
    + exists (- (s * PI / INR n)), (s * PI / INR n).
      assert (SR : 0 <= s * PI / INR n <= PI).
      { replace (s * PI / INR n) with (s * (PI / INR n)) by (field; lra). split; [apply Rmult_le_pos; lra|]. nra. }
      split; [lra|]. split; [lra|]. split; [right; field; lra|]. intros d Hd _. unfold unit_head. apply arc with s; try assumption; [lra | apply Rabs_le; lra|].
      right. unfold s. field. lra.
    + exists 0, 0. split; [lra|]. split; [lra|]. split; [|intros; lra]. assert (0 < / INR n) by (apply Rinv_0_lt_compat; lra). nra.
  - set (s := 1 - ln (2 * sqrt 2 - 1) / (2 * PI ^ 2) * INR n ^ 2 * tau).
    exists (- (PI / INR n * Rmax 0 s)), (PI / INR n * Rmax 0 s).
    assert (M0 : 0 <= Rmax 0 s) by apply Rmax_l. assert (M1 : s <= Rmax 0 s) by apply Rmax_r.
    assert (0 <= PI / INR n * Rmax 0 s) by (apply Rmult_le_pos; lra). split; [lra|].
    split; [right; field; lra|]. intros d Hd R. assert (I := inside n B tau H2 HB Ht d R Hd). fold s in I.
    assert (PI / INR n * s <= PI / INR n * Rmax 0 s) by (apply Rmult_le_compat_l; lra).
    assert (J := proj1 (Rabs_le_between d (PI / INR n * Rmax 0 s)) ltac:(lra)). lra.
  - intros H3 HD d R. exact (never n B tau H2 HB Ht d R H3 HD).
Qed.
