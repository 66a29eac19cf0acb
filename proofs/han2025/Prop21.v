(** Proposition 21 with the distance on the circle: little risk leaves each head one parity bit of its own, so hard attention
    reads them all.  An input with a single one at a parity bit asks for weight 1 on it; between two positions of the circle
    that are no neighbours some third one has a larger score than the smaller of the two. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Softmax Prop34 FrozenBound Thm5 FeedForward ManyBitsRisk Rem13Full Propositions.
Open Scope R_scope.

(** * Scores on the circle *)

Definition wave (h : head) (t : R) : R := a13 h * sin t + a14 h * cos t.
Lemma score_wave n h p : score n h p = wave h (2 * PI * INR p / INR n).
Proof. reflexivity. Qed.
Lemma wave_turn h t : wave h (t + 2 * PI) = wave h t.
Proof. unfold wave. rewrite sin_plus, cos_plus, sin_2PI, cos_2PI. ring. Qed.
Lemma wave_sides h t x : wave h (t + x) + wave h (t - x) = 2 * cos x * wave h t.
Proof. unfold wave. rewrite sin_plus, cos_plus, sin_minus, cos_minus. ring. Qed.
Lemma wave_between h t x y : sin (x + y) * wave h (t + x) = sin y * wave h t + sin x * wave h (t + (x + y)).
Proof.
  unfold wave. rewrite (sin_plus t (x + y)), (cos_plus t (x + y)), (sin_plus t x), (cos_plus t x), sin_plus, cos_plus.
  assert (X := sin2_cos2 x). unfold Rsqr in X. set (s := sin x) in *. set (c := cos x) in *.
  set (p := sin y) in *. set (q := cos y) in *. set (u := sin t) in *. set (v := cos t) in *.
  replace (p * (a13 h * u + a14 h * v)) with (p * (a13 h * u + a14 h * v) * (s * s + c * c)) by (rewrite X; ring). ring.
Qed.

(** Between two directions less than half a turn apart, a positive wave is not below the smaller end. *)
Lemma wave_inside h t x y m : 0 <= x -> 0 <= y -> x + y < PI -> 0 < x + y -> 0 <= m -> m <= wave h t -> m <= wave h (t + (x + y)) -> m <= wave h (t + x).
Proof.
  intros Hx Hy H P M A B. assert (S : 0 < sin (x + y)) by (apply sin_gt_0; lra).
  assert (Sx : 0 <= sin x) by (apply sin_ge_0; lra). assert (Sy : 0 <= sin y) by (apply sin_ge_0; lra).
  assert (Sub : sin (x + y) <= sin x + sin y).
  { rewrite sin_plus. assert (Cx := COS_bound x). assert (Cy := COS_bound y). nra. }
  assert (E := wave_between h t x y). apply Rmult_le_reg_l with (sin (x + y)); [exact S|]. rewrite E. nra.
Qed.

(** The neighbours of a position on the circle. *)
Definition next (n p : nat) : nat := if Nat.eqb p n then 1%nat else S p.
Definition prev (n p : nat) : nat := if Nat.eqb p 1 then n else (p - 1)%nat.

Section Circle.
Variables (n : nat) (h : head).
Hypothesis Hn : (2 <= n)%nat.
Let a := 2 * PI / INR n.
Lemma n_pos : 0 < INR n.
Proof. apply lt_0_INR. lia. Qed.
Lemma around_once : INR n * a = 2 * PI.
Proof. unfold a. field. apply Rgt_not_eq, n_pos. Qed.
Lemma score_at p : score n h p = wave h (INR p * a).
Proof. rewrite score_wave. f_equal. unfold a, Rdiv. ring. Qed.
Lemma score_next p : (1 <= p <= n)%nat -> score n h (next n p) = wave h (INR p * a + a).
Proof.
  intros Hp. rewrite score_at. unfold next. destruct (Nat.eqb_spec p n) as [->|N].
  - rewrite around_once. simpl INR. rewrite <- (wave_turn h (1 * a)). f_equal. ring.
  - rewrite S_INR. f_equal. ring.
Qed.
Lemma score_prev p : (1 <= p <= n)%nat -> score n h (prev n p) = wave h (INR p * a - a).
Proof.
  intros Hp. rewrite score_at. unfold prev. destruct (Nat.eqb_spec p 1) as [->|N].
  - rewrite around_once. simpl INR. rewrite <- (wave_turn h (1 * a - a)). f_equal. ring.
  - rewrite minus_INR by lia. simpl (INR 1). f_equal. ring.
Qed.

(** Where the score is not positive, one of the neighbours has one that is not smaller. *)
Lemma low_has_better p : (1 <= p <= n)%nat -> score n h p <= 0 -> score n h p <= score n h (next n p) \/ score n h p <= score n h (prev n p).
Proof.
  intros Hp L. rewrite (score_next p Hp), (score_prev p Hp). rewrite score_at in *. assert (E := wave_sides h (INR p * a) a). assert (C := COS_bound a).
  destruct (Rle_dec (wave h (INR p * a)) (wave h (INR p * a + a))) as [Y|N]; [now left|]. right. nra.
Qed.

(** Between two that are no neighbours, some neighbour of one of them scores at least as high as the lower of the two. *)
Lemma between p q : (1 <= p)%nat -> (p + 2 <= q)%nat -> (q <= n)%nat -> (q + 2 <= n + p)%nat ->
  exists r, (r = next n p \/ r = prev n p \/ r = next n q \/ r = prev n q) /\ Rmin (score n h p) (score n h q) <= score n h r.
Proof.
  intros Hp Hd Hq Ho. assert (Pi := PI_RGT_0). assert (N := n_pos). assert (A0 : 0 < a) by (unfold a; apply Rdiv_lt_0_compat; lra).
  destruct (Rle_dec (score n h p) 0) as [L|G].
  { destruct (low_has_better p ltac:(lia) L) as [B|B]; [exists (next n p) | exists (prev n p)]; (split; [auto|]);
      (eapply Rle_trans; [apply Rmin_l | exact B]). }
  destruct (Rle_dec (score n h q) 0) as [L'|G'].
  { destruct (low_has_better q ltac:(lia) L') as [B|B]; [exists (next n q) | exists (prev n q)]; (split; [auto|]);
      (eapply Rle_trans; [apply Rmin_r | exact B]). }
  set (m := Rmin (score n h p) (score n h q)). assert (M0 : 0 <= m) by (apply Rmin_glb; lra).
  assert (Mp : m <= score n h p) by apply Rmin_l. assert (Mq : m <= score n h q) by apply Rmin_r.
  assert (D : INR q = INR p + INR (q - p)) by (rewrite minus_INR by lia; ring).
  destruct (Nat.lt_total (2 * (q - p)) n) as [H|[H|H]].
  - exists (next n p). split; [auto|]. rewrite (score_next p) by lia. rewrite score_at in Mp, Mq.
    assert (I : 2 * INR (q - p) < INR n) by (apply lt_INR in H; rewrite mult_INR in H; simpl (INR 2) in H; lra).
    assert (I2 : 2 <= INR (q - p)) by (apply (le_INR 2); lia).
    apply (wave_inside h _ a ((INR (q - p) - 1) * a)); try nra.
    + assert (O := around_once). nra.
    + replace (INR p * a + (a + (INR (q - p) - 1) * a)) with (INR q * a) by (rewrite D; ring). exact Mq.
  - exfalso. apply G'. rewrite score_at in *. replace (INR q * a) with (INR p * a + PI).
    + unfold wave in *. rewrite neg_sin, neg_cos. lra.
    + rewrite D, Rmult_plus_distr_r. f_equal. assert (O := around_once). apply (f_equal INR) in H. rewrite mult_INR in H. simpl (INR 2) in H. nra.
  - exists (next n q). split; [auto|]. rewrite (score_next q) by lia. rewrite score_at in Mp, Mq.
    assert (E : INR (n - (q - p)) = INR n - INR (q - p)) by (rewrite minus_INR by lia; ring).
    assert (I : INR n < 2 * INR (q - p)) by (apply lt_INR in H; rewrite mult_INR in H; simpl (INR 2) in H; lra).
    assert (I2 : 2 <= INR (n - (q - p))) by (apply (le_INR 2); lia). assert (O := around_once).
    apply (wave_inside h _ a ((INR (n - (q - p)) - 1) * a)); try nra.
    replace (INR q * a + (a + (INR (n - (q - p)) - 1) * a)) with (INR p * a + 2 * PI); [now rewrite wave_turn|].
    rewrite <- O, E, D. ring.
Qed.
End Circle.

(** * Little risk leaves each head a bit of its own *)

Lemma gamma_le n tau h p q : (1 <= n)%nat -> 0 < tau -> score n h p <= score n h q -> gamma n tau h p <= gamma n tau h q.
Proof.
  intros Hn Ht H. unfold gamma. apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; now apply partition_pos|].
  assert (L : score n h p / tau <= score n h q / tau) by (apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | exact H]).
  destruct L as [L|L]; [left; now apply exp_increasing | right; now rewrite L].
Qed.
Lemma score_lt n tau h p q : (1 <= n)%nat -> 0 < tau -> gamma n tau h p < gamma n tau h q -> score n h p < score n h q.
Proof. intros Hn Ht H. apply Rnot_le_lt. intros L. apply (gamma_le n tau h q p Hn Ht) in L. lra. Qed.

Lemma early k s : (1 <= k)%nat -> 0 <= s <= 1 -> 4 * (1 - s) ^ 2 <= loss (-1) (f k 0 s).
Proof.
  intros Hk Hs. assert (E : f k 0 s = 1 - 4 * Rmax 0 (s - 1 / 2)).
  { unfold f. rewrite (Sum_ext k _ (fun q => if Nat.eqb q 1 then -4 * Rmax 0 (s - 1 / 2) else 0)).
    - rewrite (Sum_single k 1 (fun _ => -4 * Rmax 0 (s - 1 / 2))) by lia. ring.
    - intros q Hq. rewrite <- relu_is_sigma. destruct (Nat.eqb_spec q 1) as [->|N].
      + unfold outer. simpl. replace (s + 1 / 2 - 1) with (s - 1 / 2) by field. ring.
      + assert (2 <= INR q) by (apply (le_INR 2); lia). rewrite Rmax_left by lra. ring. }
  rewrite E. unfold loss. destruct (Rle_dec s (1 / 2)) as [L|G].
  - rewrite (Rmax_left 0 (s - 1 / 2)), Rmax_right by lra. nra.
  - rewrite (Rmax_right 0 (s - 1 / 2)), Rmax_right by lra. nra.
Qed.

Lemma best_of (g : nat -> R) m : (1 <= m)%nat -> exists p, (1 <= p <= m)%nat /\ forall q, (1 <= q <= m)%nat -> g q <= g p.
Proof.
  induction m as [|m IH]; [lia|]. intros _. destruct (Nat.eq_dec m 0) as [->|N].
  - exists 1%nat. split; [lia|]. intros q Hq. replace q with 1%nat by lia. lra.
  - destruct (IH ltac:(lia)) as (p & Hp & Best). destruct (Rle_dec (g (S m)) (g p)) as [L|G].
    + exists p. split; [lia|]. intros q Hq. destruct (Nat.eq_dec q (S m)) as [->|]; [exact L | apply Best; lia].
    + exists (S m). split; [lia|]. intros q Hq. destruct (Nat.eq_dec q (S m)) as [->|]; [lra|]. specialize (Best q ltac:(lia)). lra.
Qed.
Lemma choose_all (P : nat -> nat -> Prop) k : (forall i, (1 <= i <= k)%nat -> exists p, P i p) -> exists c : nat -> nat, forall i, (1 <= i <= k)%nat -> P i (c i).
Proof.
  induction k as [|k IH]; intros H; [exists (fun _ => 0%nat); intros; lia|]. destruct IH as [c Hc]; [intros; apply H; lia|].
  destruct (H (S k) ltac:(lia)) as [p Hp]. exists (fun i => if Nat.eqb i (S k) then p else c i). intros i Hi.
  destruct (Nat.eqb_spec i (S k)) as [->|N]; [exact Hp | apply Hc; lia].
Qed.
Lemma Sum_swap a c (g : nat -> nat -> R) : Sum a (fun i => Sum c (fun p => g i p)) = Sum c (fun p => Sum a (fun i => g i p)).
Proof. induction a as [|a IH]; cbn [Sum]; [rewrite Sum_const; ring|]. now rewrite IH, <- Sum_plus. Qed.
Lemma term_le m i g : (1 <= i <= m)%nat -> (forall j, (1 <= j <= m)%nat -> 0 <= g j) -> g i <= Sum m g.
Proof.
  intros Hi H. rewrite <- (Sum_single m i g Hi). apply Sum_le. intros j Hj. specialize (H j Hj). destruct (Nat.eqb j i); lra.
Qed.

Section Own.
Variables (n k : nat) (B : nat -> bool) (tau : R) (A : nat -> head) (eps : R).
Hypothesis Hk : (1 <= k <= n)%nat.
Hypothesis Count : count n B = k.
Hypothesis Apart : forall i j, (1 <= i <= n)%nat -> (1 <= j <= n)%nat -> B i = true -> B j = true -> (i < j)%nat -> (i + 2 <= j)%nat /\ (j + 2 <= n + i)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis He : 0 < eps <= 1 / 4.
Let eta := eps / (2 * INR k * INR k * INR n).
Hypothesis Small : risk n B (fun x => yhat n k tau 0 x A) <= 4 * eta ^ 2 / 2 ^ n / 2.
Notation g i p := (gamma n tau (A i) p).

Lemma k1 : 1 <= INR k.
Proof. apply (le_INR 1). lia. Qed.
Lemma n1 : INR k <= INR n.
Proof. apply le_INR. lia. Qed.
Lemma eta_is : 2 * INR k * INR k * INR n * eta = eps.
Proof. assert (K := k1). assert (N := n1). unfold eta. field. split; lra. Qed.
Lemma eta_pos : 0 < eta.
Proof. assert (K := k1). assert (N := n1). unfold eta. apply Rdiv_lt_0_compat; [lra|]. repeat apply Rmult_lt_0_compat; lra. Qed.
Lemma eta_small : 2 * (INR k * eta) * (INR n * INR k) = eps /\ INR k * eta <= eps / 2 /\ eta <= eps / 2.
Proof.
  assert (K := k1). assert (N := n1). assert (E := eta_is). assert (P := eta_pos). split; [lra|].
  assert (H : INR k * eta <= eps / 2).
  { assert (1 <= INR n * INR k) by nra. assert (0 < INR k * eta) by nra. nra. }
  split; [exact H | nra].
Qed.

Lemma g0 i p : 0 < g i p.
Proof. apply gamma_pos. lia. Qed.
Lemma g_total i : Sum n (fun p => g i p) = 1.
Proof. apply (gamma_sum n tau ltac:(lia) (A i)). Qed.
Lemma g_one i p : (1 <= p <= n)%nat -> g i p <= 1.
Proof. intros Hp. rewrite <- (g_total i). apply (term_le n p (fun p => g i p) Hp). intros. left. apply g0. Qed.

Lemma bit_weight p : (1 <= p <= n)%nat -> B p = true -> 1 - eta <= Sum k (fun i => g i p).
Proof.
  intros Hp Bp. set (w := Sum k (fun i => g i p)). destruct (Rle_dec 1 w) as [|G]; [assert (P := eta_pos); lra|].
  assert (W : attended n k tau (only p) A = w).
  { unfold attended, w. apply Sum_ext. intros i _. unfold share. rewrite <- (Sum_single n p (fun p => g i p) Hp). apply Sum_ext. intros q _.
    unfold bit, only. destruct (Nat.eqb q p); ring. }
  assert (L : label n B (only p) = -1).
  { unfold label. replace (ones n B (only p)) with 1%nat; [simpl; ring|]. apply INR_eq. unfold ones. rewrite count_sum.
    rewrite (Sum_ext n _ (fun q => if Nat.eqb q p then 1 else 0)); [rewrite (Sum_single n p (fun _ => 1)) by exact Hp; reflexivity|].
    intros q _. unfold only. destruct (Nat.eqb_spec q p) as [->|]; [now rewrite Bp | now rewrite andb_false_r]. }
  assert (M := Mean_point n (fun x => loss (label n B x) (yhat n k tau 0 x A)) (only p) ltac:(intros; apply pow2_ge_0)
    ltac:(intros q Hq; unfold only in Hq; apply Nat.eqb_eq in Hq; lia)).
  cbv beta in M. unfold yhat at 1 in M. rewrite W, L in M. assert (W0 : 0 <= w) by (apply Sum_nonneg; intros; left; apply g0).
  assert (F := early k w ltac:(lia) ltac:(lra)). change (Mean n (fun x => loss (label n B x) (yhat n k tau 0 x A))) with (risk n B (fun x => yhat n k tau 0 x A)) in M.
  assert (T : 0 < 2 ^ n) by (apply pow_lt; lra).
  assert (U : loss (-1) (f k 0 w) <= 4 * eta ^ 2 / 2).
  { apply Rmult_le_reg_r with (/ 2 ^ n); [now apply Rinv_0_lt_compat|]. eapply Rle_trans; [exact M|]. eapply Rle_trans; [exact Small|].
    right. field. lra. }
  assert (P := eta_pos). nra.
Qed.

Lemma outside i : (1 <= i <= k)%nat -> Sum n (fun p => if B p then 0 else g i p) <= INR k * eta.
Proof.
  intros Hi. set (out i := Sum n (fun p => if B p then 0 else g i p)).
  assert (O0 : forall j, 0 <= out j) by (intros; apply Sum_nonneg; intros p _; assert (G := g0 j p); destruct (B p); lra).
  apply Rle_trans with (Sum k out); [apply (term_le k i out Hi); intros; apply O0|].
  assert (T : Sum k out + Sum n (fun p => if B p then Sum k (fun i => g i p) else 0) = INR k).
  { replace (Sum n (fun p => if B p then Sum k (fun i => g i p) else 0)) with (Sum k (fun i => Sum n (fun p => if B p then g i p else 0))).
    - rewrite <- Sum_plus. rewrite (Sum_ext k _ (fun _ => 1)); [rewrite Sum_const; ring|]. intros j _. unfold out. rewrite <- Sum_plus, <- (g_total j).
      apply Sum_ext. intros p _. destruct (B p); ring.
    - rewrite Sum_swap. apply Sum_ext. intros p _. destruct (B p); [reflexivity|]. rewrite Sum_const. ring. }
  assert (L : INR k * (1 - eta) <= Sum n (fun p => if B p then Sum k (fun i => g i p) else 0)).
  { rewrite <- Count at 1. rewrite <- Sum_where. apply Sum_le. intros p Hp. destruct (B p) eqn:Bp; [now apply bit_weight | lra]. }
  lra.
Qed.

Lemma stays p : (2 <= n)%nat -> (1 <= p <= n)%nat -> B p = true ->
  ((1 <= next n p <= n)%nat /\ B (next n p) = false) /\ ((1 <= prev n p <= n)%nat /\ B (prev n p) = false).
Proof.
  intros N2 Hp Bp. unfold next, prev. split.
  - destruct (Nat.eqb_spec p n) as [->|N]; (split; [lia|]).
    + destruct (B 1%nat) eqn:B1; [|reflexivity]. destruct (Apart 1%nat n ltac:(lia) ltac:(lia) B1 Bp ltac:(lia)). lia.
    + destruct (B (S p)) eqn:B1; [|reflexivity]. destruct (Apart p (S p) ltac:(lia) ltac:(lia) Bp B1 ltac:(lia)). lia.
  - destruct (Nat.eqb_spec p 1) as [->|N]; (split; [lia|]).
    + destruct (B n) eqn:B1; [|reflexivity]. destruct (Apart 1%nat n ltac:(lia) ltac:(lia) Bp B1 ltac:(lia)). lia.
    + destruct (B (p - 1)%nat) eqn:B1; [|reflexivity]. destruct (Apart (p - 1)%nat p ltac:(lia) ltac:(lia) B1 Bp ltac:(lia)). lia.
Qed.

Lemma one_of_out i r : (1 <= i <= k)%nat -> (1 <= r <= n)%nat -> B r = false -> g i r <= INR k * eta.
Proof.
  intros Hi Hr Br. eapply Rle_trans; [|now apply (outside i)]. assert (T := term_le n r (fun p => if B p then 0 else g i p) Hr). cbv beta in T. rewrite Br in T.
  apply T. intros j _. assert (G := g0 i j). destruct (B j); lra.
Qed.

(** Of two bits one has hardly any weight. *)
Lemma not_both i p q : (1 <= i <= k)%nat -> (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> B p = true -> B q = true -> (p < q)%nat -> Rmin (g i p) (g i q) <= INR k * eta.
Proof.
  intros Hi Hp Hq Bp Bq L. destruct (Apart p q Hp Hq Bp Bq L) as [D1 D2].
  destruct (between n (A i) ltac:(lia) p q ltac:(lia) D1 ltac:(lia) D2) as (r & Hr & S).
  assert (Out : (1 <= r <= n)%nat /\ B r = false).
  { destruct (stays p ltac:(lia) Hp Bp) as [R1 R2], (stays q ltac:(lia) Hq Bq) as [R3 R4]. destruct Hr as [->|[->|[->| ->]]]; assumption. }
  destruct Out as [Rn Br]. assert (O := one_of_out i r Hi Rn Br).
  unfold Rmin in S. destruct (Rle_dec (score n (A i) p) (score n (A i) q)).
  - eapply Rle_trans; [apply Rmin_l|]. eapply Rle_trans; [apply (gamma_le n tau (A i) p r ltac:(lia) Ht S) | exact O].
  - eapply Rle_trans; [apply Rmin_r|]. eapply Rle_trans; [apply (gamma_le n tau (A i) q r ltac:(lia) Ht S) | exact O].
Qed.

Lemma one_bit_each i : (1 <= i <= k)%nat -> exists p, (1 <= p <= n)%nat /\ B p = true /\ 1 - eps / INR k <= g i p.
Proof.
  intros Hi. destruct (best_of (fun p => g i p) n ltac:(lia)) as (p & Hp & Best). exists p. split; [exact Hp|].
  assert (K := k1). assert (N := n1). destruct eta_small as (E1 & E2 & E3). assert (P := eta_pos).
  assert (Much : 1 <= INR n * g i p).
  { rewrite <- (g_total i), <- Sum_const. apply Sum_le. exact Best. }
  assert (Bp : B p = true).
  { destruct (B p) eqn:Bp; [reflexivity|]. assert (O := one_of_out i p Hi Hp Bp). exfalso. assert (0 < INR k * eta) by nra.
    assert (INR n * g i p <= INR n * (INR k * eta)) by (apply Rmult_le_compat_l; lra). assert (INR n * (INR k * eta) <= INR n * (INR k * eta) * INR k) by nra. lra. }
  split; [exact Bp|].
  assert (Other : forall q, (1 <= q <= n)%nat -> q <> p -> g i q <= INR k * eta).
  { intros q Hq Nq. destruct (B q) eqn:Bq; [|now apply one_of_out]. assert (Bst := Best q Hq).
    destruct (Nat.lt_total q p) as [L|[E|G]]; [|contradiction|].
    - assert (M := not_both i q p Hi Hq Hp Bq Bp L). now rewrite Rmin_left in M.
    - assert (M := not_both i p q Hi Hp Hq Bp Bq G). now rewrite Rmin_right in M. }
  assert (T : 1 <= g i p + INR n * (INR k * eta)).
  { rewrite <- (g_total i) at 1. rewrite <- Sum_const. rewrite <- (Sum_single n p (fun p => g i p) Hp), <- Sum_plus. apply Sum_le. intros q Hq.
    destruct (Nat.eqb_spec q p) as [->|Nq]; [assert (0 < INR k * eta) by nra; lra | specialize (Other q Hq Nq); lra]. }
  assert (INR n * (INR k * eta) <= eps / INR k); [|lra].
  apply Rmult_le_reg_r with (INR k); [lra|]. replace (eps / INR k * INR k) with eps by (field; lra). nra.
Qed.

Theorem own_bits : exists att : nat -> nat,
  (forall i, (1 <= i <= k)%nat -> (1 <= att i <= n)%nat /\ B (att i) = true /\ 1 - eps <= g i (att i)) /\
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> att i = att j -> i = j) /\
  (forall p, (1 <= p <= n)%nat -> B p = true -> exists i, (1 <= i <= k)%nat /\ att i = p).
Proof.
  destruct (choose_all (fun i p => (1 <= p <= n)%nat /\ B p = true /\ 1 - eps / INR k <= g i p) k one_bit_each) as [att H]. exists att.
  assert (K := k1). assert (N := n1). destruct eta_small as (E1 & E2 & E3). assert (P := eta_pos).
  assert (EK : eps / INR k <= eps) by (apply Rmult_le_reg_r with (INR k); [lra|]; replace (eps / INR k * INR k) with eps by (field; lra); nra).
  split; [|split].
  - intros i Hi. destruct (H i Hi) as (H1 & H2 & H3). split; [exact H1|]. split; [exact H2 | lra].
  - intros i j Hi Hj E. destruct (Nat.eq_dec i j) as [|D]; [assumption|]. exfalso.
    destruct (H i Hi) as (H1 & H2 & H3), (H j Hj) as (_ & _ & H6). rewrite <- E in H6. set (p := att i) in *.
    (* two heads on one bit leave too little for the others *)
    assert (W2 : 2 - 2 * eps <= Sum k (fun i => g i p)).
    { apply Rle_trans with (g i p + g j p); [lra|]. rewrite <- (Sum_single k i (fun i => g i p) Hi), <- (Sum_single k j (fun i => g i p) Hj), <- Sum_plus.
      apply Sum_le. intros t _. assert (G := g0 t p). destruct (Nat.eqb_spec t i) as [F1|F1], (Nat.eqb_spec t j) as [F2|F2]; try lra. exfalso. apply D. congruence. }
    assert (T : Sum n (fun q => if B q then Sum k (fun i => g i q) else 0) <= INR k).
    { rewrite <- (Rmult_1_r (INR k)), <- Sum_const. rewrite (Sum_ext k (fun _ => 1) (fun i => Sum n (fun q => g i q))) by (intros; now rewrite g_total).
      rewrite Sum_swap. apply Sum_le. intros q _. destruct (B q); [lra|]. apply Sum_nonneg. intros. left. apply g0. }
    assert (L : INR k * (1 - eta) + (1 - 2 * eps) <= Sum n (fun q => if B q then Sum k (fun i => g i q) else 0)).
    { rewrite <- Count at 1. rewrite <- Sum_where. rewrite <- (Sum_single n p (fun _ => 1 - 2 * eps) H1), <- Sum_plus. apply Sum_le. intros q Hq.
      destruct (Nat.eqb_spec q p) as [->|Nq]; [rewrite H2; lra|]. destruct (B q) eqn:Bq; [|lra]. assert (X := bit_weight q Hq Bq). lra. }
    lra.
  - intros p Hp Bp. assert (D : (exists i, (1 <= i <= k)%nat /\ att i = p) \/ forall i, (1 <= i <= k)%nat -> att i <> p).
    { clear - k. induction k as [|c IH]; [right; intros; lia|]. destruct IH as [(i & Hi & E)|F]; [left; exists i; split; [lia | exact E]|].
      destruct (Nat.eq_dec (att (S c)) p) as [E|Ne]; [left; exists (S c); split; [lia | exact E]|]. right. intros i Hi.
      destruct (Nat.eq_dec i (S c)) as [->|]; [exact Ne | apply F; lia]. }
    destruct D as [D|D]; [exact D|]. exfalso. assert (W := bit_weight p Hp Bp).
    assert (U : Sum k (fun i => g i p) <= INR k * (eps / INR k)).
    { rewrite <- Sum_const. apply Sum_le. intros i Hi. destruct (H i Hi) as (H1 & _ & H3). specialize (D i Hi).
      assert (T : g i p + g i (att i) <= 1).
      { rewrite <- (g_total i). rewrite <- (Sum_single n p (fun p => g i p) Hp), <- (Sum_single n (att i) (fun p => g i p) H1), <- Sum_plus.
        apply Sum_le. intros q _. assert (G := g0 i q). destruct (Nat.eqb_spec q p) as [F1|F1], (Nat.eqb_spec q (att i)) as [F2|F2]; try lra. exfalso. apply D. congruence. }
      lra. }
    replace (INR k * (eps / INR k)) with eps in U by (field; lra). lra.
Qed.
End Own.

(** * Hard attention, and the limit *)

Section Limit.
Variables (n k : nat) (B : nat -> bool).
Hypothesis Hk : (1 <= k <= n)%nat.
Hypothesis Count : count n B = k.
Hypothesis Far : forall i j, (1 <= i <= n)%nat -> (1 <= j <= n)%nat -> B i = true -> B j = true -> i <> j ->
  1 < Rmin (Rabs (INR i - INR j)) (INR n - Rabs (INR i - INR j)).

Lemma apart_whole i j : (1 <= i <= n)%nat -> (1 <= j <= n)%nat -> B i = true -> B j = true -> (i < j)%nat -> (i + 2 <= j)%nat /\ (j + 2 <= n + i)%nat.
Proof.
  intros Hi Hj Bi Bj L. assert (D := Far i j Hi Hj Bi Bj ltac:(lia)). assert (I := lt_INR i j L).
  rewrite Rabs_left in D by lra. assert (D1 := Rmin_l (- (INR i - INR j)) (INR n - - (INR i - INR j))).
  assert (D2 := Rmin_r (- (INR i - INR j)) (INR n - - (INR i - INR j))). split.
  - assert (X : INR (S i) < INR j) by (rewrite S_INR; lra). apply INR_lt in X. lia.
  - assert (X : INR (S j) < INR (n + i)) by (rewrite S_INR, plus_INR; lra). apply INR_lt in X. lia.
Qed.

Definition own (att : nat -> nat) : Prop :=
  (forall i, (1 <= i <= k)%nat -> (1 <= att i <= n)%nat /\ B (att i) = true) /\
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> att i = att j -> i = j) /\
  (forall p, (1 <= p <= n)%nat -> B p = true -> exists i, (1 <= i <= k)%nat /\ att i = p).
Definition right (A : nat -> head) : Prop :=
  forall (rank att : nat -> nat), (forall i, (1 <= i <= k)%nat -> attends n (fun p _ => score n (A i) p) rank (fun _ => false) (att i)) ->
  risk n B (fun x => f k 0 (Sum k (fun i => bit x (att i)))) = 0.

(** More than half of the weight is at the position of largest score. *)
Lemma half_is_best tau h p q : 0 < tau -> (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> 1 / 2 < gamma n tau h p -> score n h p <= score n h q -> q = p.
Proof.
  intros Ht Hp Hq H L. destruct (Nat.eq_dec q p) as [|N]; [assumption|]. exfalso. apply (gamma_le n tau h p q ltac:(lia) Ht) in L.
  assert (T : gamma n tau h p + gamma n tau h q <= 1).
  { rewrite <- (gamma_sum n tau ltac:(lia) h), <- (Sum_single n p (gamma n tau h) Hp), <- (Sum_single n q (gamma n tau h) Hq), <- Sum_plus.
    apply Sum_le. intros r _. assert (G := gamma_pos n tau ltac:(lia) h r).
    destruct (Nat.eqb_spec r p) as [F1|F1], (Nat.eqb_spec r q) as [F2|F2]; try lra. exfalso. apply N. congruence. }
  lra.
Qed.
Lemma own_right tau A att : 0 < tau -> own att -> (forall i, (1 <= i <= k)%nat -> 1 / 2 < gamma n tau (A i) (att i)) -> right A.
Proof.
  intros Ht (O1 & O2 & O3) H rank at' Hat. unfold risk. transitivity (Mean n (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x.
  assert (E : Sum k (fun i => bit x (at' i)) = INR (ones n B x)).
  { replace (ones n B x) with (ones n (bits k att) x).
    - rewrite (ones_bits n k att x); [|intros i Hi; now apply O1 | exact O2]. apply Sum_ext. intros i Hi. f_equal.
      destruct (Hat i Hi) as [R Best]. destruct (O1 i Hi) as [R' _]. apply (half_is_best tau (A i)); auto.
      destruct (Nat.eq_dec (att i) (at' i)) as [->|N]; [lra|]. destruct (Best (att i) R' N) as [L|[L _]]; lra.
    - unfold ones. apply count_ext. intros p Hp. f_equal. destruct (B p) eqn:Bp.
      + destruct (O3 p Hp Bp) as (i & Hi & <-). clear - Hi. induction k as [|c IH]; [lia|]. cbn [bits]. apply orb_true_iff.
        destruct (Nat.eq_dec i (S c)) as [->|N]; [left; apply Nat.eqb_refl | right; apply IH; lia].
      + destruct (bits k att p) eqn:M; [|reflexivity]. exfalso. enough (exists i, (1 <= i <= k)%nat /\ att i = p) as (i & Hi & <-).
        { destruct (O1 i Hi) as [_ X]. congruence. }
        clear - M. induction k as [|c IH]; [discriminate|]. cbn [bits] in M. apply orb_true_iff in M. destruct M as [M|M].
        * apply Nat.eqb_eq in M. exists (S c). split; [lia | congruence].
        * destruct (IH M) as (i & Hi & E). exists i. split; [lia | exact E]. }
  rewrite E, f_parity; [apply right_label|]. rewrite <- Count. unfold ones. clear. induction n as [|m IH]; [simpl; lia|]. cbn [count].
  destruct (B (S m)), (x (S m)); simpl andb; cbv iota; lia.
Qed.

Definition vanishes (A : R -> nat -> head) : Prop := forall eps : R, 0 < eps -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold ->
  risk n B (fun x => yhat n k tau 0 x (A tau)) <= eps.

Lemma moving A eps : vanishes A -> 0 < eps -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold ->
  exists att, own att /\ (forall i, (1 <= i <= k)%nat -> 1 - eps <= gamma n tau (A tau i) (att i) /\ 3 / 4 <= gamma n tau (A tau i) (att i)) /\ right (A tau).
Proof.
  intros V He. set (e := Rmin eps (1 / 4)). assert (E0 : 0 < e <= 1 / 4) by (unfold e; split; [apply Rmin_glb_lt; lra | apply Rmin_r]).
  assert (E1 : e <= eps) by apply Rmin_l. set (eta := e / (2 * INR k * INR k * INR n)).
  assert (P : 0 < eta).
  { unfold eta. assert (0 < INR k) by (apply lt_0_INR; lia). assert (0 < INR n) by (apply lt_0_INR; lia). apply Rdiv_lt_0_compat; [lra|].
    repeat apply Rmult_lt_0_compat; lra. }
  assert (T : 0 < 2 ^ n) by (apply pow_lt; lra).
  assert (Q : 0 < 4 * eta ^ 2 / 2 ^ n / 2) by (repeat apply Rdiv_lt_0_compat; [assert (0 < eta ^ 2) by (now apply pow_lt); lra | exact T | lra]).
  destruct (V _ Q) as (cold & C0 & H). exists cold. split; [exact C0|]. intros tau Ht. specialize (H tau Ht).
  destruct (own_bits n k B tau (A tau) e Hk Count apart_whole (proj1 Ht) E0 H) as (att & O1 & O2 & O3). exists att.
  assert (O : own att) by (split; [intros i Hi; destruct (O1 i Hi) as (X & Y & _); now split | now split]).
  split; [exact O|]. split; [intros i Hi; destruct (O1 i Hi) as (_ & _ & Z); split; lra|].
  apply (own_right tau (A tau) att (proj1 Ht) O). intros i Hi. destruct (O1 i Hi) as (_ & _ & Z). lra.
Qed.

Lemma still A : vanishes (fun _ => A) -> exists att, own att /\
  (forall i eps, (1 <= i <= k)%nat -> 0 < eps -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold -> 1 - eps <= gamma n tau (A i) (att i)) /\ right A.
Proof.
  intros V. destruct (moving (fun _ => A) 1 V ltac:(lra)) as (cold & C0 & H). destruct (H (cold / 2) ltac:(lra)) as (att & O & W & R).
  exists att. split; [exact O|]. split; [|exact R]. intros i eps Hi He. destruct (moving (fun _ => A) eps V He) as (cold' & C0' & H').
  exists cold'. split; [exact C0'|]. intros tau Ht. destruct (H' tau Ht) as (att' & O' & W' & _). destruct (W' i Hi) as [W1 W2]. destruct (W i Hi) as [_ W3].
  replace (att i) with (att' i); [exact W1|]. destruct O as [O1 _], O' as [O1' _]. destruct (O1 i Hi) as [R1 _], (O1' i Hi) as [R2 _].
  (* the position of largest score is the same at all temperatures *)
  destruct (Rle_dec (score n (A i) (att i)) (score n (A i) (att' i))) as [L|L].
  - apply (half_is_best (cold / 2) (A i)); auto; lra.
  - symmetry. apply (half_is_best tau (A i)); auto; lra.
Qed.
End Limit.

Theorem repair : prop_21_repair.
Proof.
  intros n k B Hk C Far. split.
  - intros A V eps He. destruct (moving n k B Hk C Far A eps V He) as (cold & C0 & H). exists cold. split; [exact C0|]. intros tau Ht.
    destruct (H tau Ht) as (att & (O1 & O2 & _) & W & R). exists att. split; [split; assumption|]. split; [intros i Hi; now apply W | exact R].
  - intros A V. destruct (still n k B Hk C Far A V) as (att & (O1 & O2 & _) & W & R). exists att. split; [split; assumption|]. split; assumption.
Qed.
Theorem charitable : prop_21_charitable.
Proof.
  intros n k B Hk C Far. split.
  - intros A V. destruct (moving n k B Hk C Far A 1 V ltac:(lra)) as (cold & C0 & H). exists cold. split; [exact C0|]. intros tau Ht.
    destruct (H tau Ht) as (att & _ & _ & R). exact R.
  - intros A V. destruct (still n k B Hk C Far A V) as (att & _ & _ & R). exact R.
Qed.
