(** Lemma 8, repaired: the gradient vanishes along rays on which the attention saturates, and at zero heads if a turn of the
    circle maps the parity set to itself; the risk does not. *)
From Coq Require Import Reals Lra Lia Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Prop34 Lemma15 Lemma14 Thm5 LossGradient Norms Printed OutputBound FrozenBound
 Unreached OneBitDefined Repairs Propositions.
Open Scope R_scope.

(** * Turns of the circle *)
Definition on (n d p : nat) : nat := if Nat.leb (p + d) n then (p + d)%nat else (p + d - n)%nat.
Definition back (n d p : nat) : nat := if Nat.ltb d p then (p - d)%nat else (p + n - d)%nat.
Lemma back_on n d p : (1 <= p <= n)%nat -> (d < n)%nat -> back n d (on n d p) = p.
Proof.
  intros Hp Hd. unfold back, on. destruct (Nat.leb_spec (p + d) n).
  - destruct (Nat.ltb_spec d (p + d)); lia.
  - destruct (Nat.ltb_spec d (p + d - n)); lia.
Qed.

Lemma Sum_split a c g : Sum (a + c) g = Sum a g + Sum c (fun p => g (a + p)%nat).
Proof. induction c as [|c IH]; [rewrite Nat.add_0_r; cbn [Sum]; ring|]. rewrite Nat.add_succ_r. cbn [Sum]. rewrite IH, Nat.add_succ_r. ring. Qed.
Lemma Sum_turn n d g : (d < n)%nat -> Sum n (fun p => g (on n d p)) = Sum n g.
Proof.
  intros Hd. transitivity (Sum ((n - d) + d) (fun p => g (on n d p))); [f_equal; lia|].
  transitivity (Sum (d + (n - d)) g); [|f_equal; lia]. rewrite !Sum_split, Rplus_comm.
  f_equal; apply Sum_ext; intros p Hp; f_equal; unfold on.
  - destruct (Nat.leb_spec (n - d + p + d) n); lia.
  - destruct (Nat.leb_spec (p + d) n); lia.
Qed.
Lemma count_turn n d (h : nat -> bool) : (d < n)%nat -> count n (fun p => h (on n d p)) = count n h.
Proof.
  intros Hd. apply INR_eq. rewrite <- (Rmult_1_r (INR (count n _))), <- (Rmult_1_r (INR (count n h))), <- !Sum_where.
  apply (Sum_turn n d (fun p => if h p then 1 else 0) Hd).
Qed.

(** The mean over the inputs, its first bit split off. *)
Definition before (v : bool) (x : nat -> bool) (p : nat) : bool := if Nat.eqb p 1 then v else x (p - 1)%nat.
Lemma Mean_first m F : Mean (S m) F = (Mean m (fun x => F (before false x)) + Mean m (fun x => F (before true x))) / 2.
Proof.
  revert F. induction m as [|m IH]; intros F.
  - cbn [Mean]. do 2 f_equal; f_equal; apply functional_extensionality; intros p; unfold upd, before; now destruct (Nat.eqb p 1).
  - assert (E : forall v w x, upd (before w x) (S (S m)) v = before w (upd x (S m) v)).
    { intros v w x. apply functional_extensionality. intros p. unfold upd, before.
      destruct (Nat.eqb_spec p (S (S m))) as [->|N1].
      - destruct (Nat.eqb_spec (S (S m)) 1); [lia|]. destruct (Nat.eqb_spec (S (S m) - 1) (S m)); [reflexivity | lia].
      - destruct (Nat.eqb_spec p 1); [reflexivity|]. destruct (Nat.eqb_spec (p - 1) (S m)); [lia | reflexivity]. }
    change (Mean (S (S m)) F) with ((Mean (S m) (fun x => F (upd x (S (S m)) false)) + Mean (S m) (fun x => F (upd x (S (S m)) true))) / 2).
    rewrite (IH (fun x => F (upd x (S (S m)) false))), (IH (fun x => F (upd x (S (S m)) true))).
    rewrite (Mean_ext m (fun x => F (upd (before false x) (S (S m)) false)) (fun x => F (before false (upd x (S m) false)))) by (intros; now rewrite E).
    rewrite (Mean_ext m (fun x => F (upd (before true x) (S (S m)) false)) (fun x => F (before true (upd x (S m) false)))) by (intros; now rewrite E).
    rewrite (Mean_ext m (fun x => F (upd (before false x) (S (S m)) true)) (fun x => F (before false (upd x (S m) true)))) by (intros; now rewrite E).
    rewrite (Mean_ext m (fun x => F (upd (before true x) (S (S m)) true)) (fun x => F (before true (upd x (S m) true)))) by (intros; now rewrite E).
    cbn [Mean]. field.
Qed.
Definition reads (n : nat) (F : (nat -> bool) -> R) : Prop := forall x y, (forall p, (1 <= p <= n)%nat -> x p = y p) -> F x = F y.
Lemma Mean_turn n d F : reads n F -> (d < n)%nat -> Mean n (fun x => F (fun p => x (back n d p))) = Mean n F.
Proof.
  intros HF. induction d as [|d IH]; intros Hd.
  - apply Mean_ext. intros x. apply HF. intros p Hp. f_equal. unfold back. destruct (Nat.ltb_spec 0 p); lia.
  - rewrite <- IH by lia. destruct n as [|m]; [lia|]. rewrite (Mean_first m (fun x => F (fun p => x (back (S m) d p)))).
    cbn [Mean]. do 2 f_equal; apply Mean_ext; intros x; apply HF; intros p Hp; unfold before, upd, back.
    all: destruct (Nat.ltb_spec (S d) p); destruct (Nat.ltb_spec d p); try lia;
      repeat match goal with |- context [Nat.eqb ?a ?c] => destruct (Nat.eqb_spec a c) end; try lia; try reflexivity; f_equal; lia.
Qed.

(** * Zero heads *)
Lemma u1_on n d p : (1 <= p <= n)%nat -> u1 n (on n d p) = cos (2 * PI * INR d / INR n) * u1 n p + sin (2 * PI * INR d / INR n) * u2 n p.
Proof.
  intros Hp. assert (N : 0 < INR n) by (apply lt_0_INR; lia). unfold on, u1, u2.
  assert (E : sin (2 * PI * INR (p + d) / INR n) = sin (2 * PI * INR p / INR n) * cos (2 * PI * INR d / INR n) + cos (2 * PI * INR p / INR n) * sin (2 * PI * INR d / INR n)).
  { rewrite <- sin_plus. f_equal. rewrite plus_INR. field. lra. }
  destruct (Nat.leb_spec (p + d) n); [rewrite E; ring|].
  replace (2 * PI * INR (p + d - n) / INR n) with (2 * PI * INR (p + d) / INR n - 2 * PI) by (rewrite minus_INR by lia; field; lra).
  rewrite sin_minus, cos_2PI, sin_2PI, E. ring.
Qed.
Lemma u2_on n d p : (1 <= p <= n)%nat -> u2 n (on n d p) = cos (2 * PI * INR d / INR n) * u2 n p - sin (2 * PI * INR d / INR n) * u1 n p.
Proof.
  intros Hp. assert (N : 0 < INR n) by (apply lt_0_INR; lia). unfold on, u1, u2.
  assert (E : cos (2 * PI * INR (p + d) / INR n) = cos (2 * PI * INR p / INR n) * cos (2 * PI * INR d / INR n) - sin (2 * PI * INR p / INR n) * sin (2 * PI * INR d / INR n)).
  { rewrite <- cos_plus. f_equal. rewrite plus_INR. field. lra. }
  destruct (Nat.leb_spec (p + d) n); [rewrite E; ring|].
  replace (2 * PI * INR (p + d - n) / INR n) with (2 * PI * INR (p + d) / INR n - 2 * PI) by (rewrite minus_INR by lia; field; lra).
  rewrite cos_minus, cos_2PI, sin_2PI, E. ring.
Qed.
Lemma turn_is_proper n d : (1 <= d < n)%nat -> cos (2 * PI * INR d / INR n) < 1.
Proof.
  intros Hd. assert (G := gap_pos n ltac:(lia)). assert (C := OneBitDescent.cos_gap n d n ltac:(lia) ltac:(lia) ltac:(lia)).
  assert (N : 0 < INR n) by (apply lt_0_INR; lia). unfold u1, u2 in C.
  replace (2 * PI * INR n / INR n) with (2 * PI) in C by (field; lra). rewrite sin_2PI, cos_2PI in C. lra.
Qed.

Section Zero.
Variables (n k d : nat) (tau b : R) (P : nat -> bool).
Hypothesis Hk : (1 <= k <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Hypothesis Hd : (1 <= d < n)%nat.
Hypothesis Turned : forall p, (1 <= p <= n)%nat -> P (on n d p) = P p.
Definition none (_ : nat) : head := Head 0 0.

Section Weighted.
Variable T : nat -> nat -> R.
Definition tug (v : nat -> R) (x : nat -> bool) : R :=
  T (count n x) (ones n P x) * (Sum n (fun p => bit x p * v p) - INR (count n x) / INR n * Sum n v).
Lemma tug_reads v : reads n (tug v).
Proof.
  intros x y H. unfold tug. replace (count n y) with (count n x) by (apply count_ext; exact H).
  replace (ones n P y) with (ones n P x) by (apply count_ext; intros q Hq; now rewrite H). do 2 f_equal. apply Sum_ext. intros p Hp.
  unfold bit. now rewrite H.
Qed.
Lemma tug_turns v x : tug v (fun p => x (back n d p)) = tug (fun p => v (on n d p)) x.
Proof.
  unfold tug. assert (B : forall p, (1 <= p <= n)%nat -> back n d (on n d p) = p) by (intros; apply back_on; (assumption || lia)).
  replace (count n (fun p => x (back n d p))) with (count n x).
  2:{ rewrite <- (count_turn n d (fun p => x (back n d p))) by lia. apply count_ext. intros q Hq. now rewrite B. }
  replace (ones n P (fun p => x (back n d p))) with (ones n P x).
  2:{ unfold ones. rewrite <- (count_turn n d (fun p => P p && x (back n d p))) by lia. apply count_ext. intros q Hq. now rewrite B, Turned. }
  rewrite (Sum_turn n d v) by lia. do 2 f_equal. rewrite <- (Sum_turn n d (fun p => bit (fun p => x (back n d p)) p * v p)) by lia.
  apply Sum_ext. intros p Hp. unfold bit. now rewrite B.
Qed.
Definition pulled (v : nat -> R) : R := Mean n (tug v).
Lemma pulled_turns v : pulled v = pulled (fun p => v (on n d p)).
Proof.
  unfold pulled. rewrite <- (Mean_turn n d (tug v) (tug_reads v)) by lia. apply Mean_ext. intros x. apply tug_turns.
Qed.
Lemma pulled_linear a c v w z : (forall p, (1 <= p <= n)%nat -> z p = a * v p + c * w p) -> pulled z = a * pulled v + c * pulled w.
Proof.
  intros H. unfold pulled. rewrite <- !Mean_scal, <- Mean_plus. apply Mean_ext. intros x. unfold tug.
  rewrite (Sum_ext n (fun p => bit x p * z p) (fun p => a * (bit x p * v p) + c * (bit x p * w p))) by (intros p Hp; rewrite (H p Hp); ring).
  rewrite (Sum_ext n z (fun p => a * v p + c * w p) H), !Sum_plus, !Sum_scal. ring.
Qed.
Lemma pulled_nowhere : pulled (u1 n) = 0 /\ pulled (u2 n) = 0.
Proof.
  set (c := cos (2 * PI * INR d / INR n)). set (s := sin (2 * PI * INR d / INR n)). assert (C := turn_is_proper n d Hd). fold c in C.
  assert (E1 : pulled (u1 n) = c * pulled (u1 n) + s * pulled (u2 n)).
  { rewrite pulled_turns at 1. apply pulled_linear. intros p Hp. now apply u1_on. }
  assert (E2 : pulled (u2 n) = c * pulled (u2 n) + - s * pulled (u1 n)).
  { rewrite pulled_turns at 1. apply pulled_linear. intros p Hp. rewrite u2_on by exact Hp. fold c s. ring. }
  set (v := pulled (u1 n)) in *. set (w := pulled (u2 n)) in *.
  assert (S : 0 < (1 - c) ^ 2 + s ^ 2) by (assert (X := pow2_ge_0 s); nra).
  assert (Z1 : ((1 - c) ^ 2 + s ^ 2) * v = 0).
  { replace (((1 - c) ^ 2 + s ^ 2) * v) with ((1 - c) * (v - c * v) + s * (s * v)) by ring.
    replace (v - c * v) with (s * w) by lra. replace (s * v) with (c * w - w) by lra. ring. }
  assert (Z2 : ((1 - c) ^ 2 + s ^ 2) * w = 0).
  { replace (((1 - c) ^ 2 + s ^ 2) * w) with ((1 - c) * (w - c * w) + s * (s * w)) by ring.
    replace (w - c * w) with (- (s * v)) by lra. replace (s * w) with (v - c * v) by lra. ring. }
  split; apply Rmult_eq_reg_l with ((1 - c) ^ 2 + s ^ 2); lra.
Qed.
End Weighted.

Lemma ones_sum x : Sum n (bit x) = INR (count n x).
Proof. rewrite <- (Rmult_1_r (INR (count n x))), <- Sum_where. reflexivity. Qed.
Lemma attended_none x : attended n k tau x none = INR k * (INR (count n x) / INR n).
Proof.
  unfold attended, share, none. rewrite Sum_const. f_equal. rewrite (Sum_ext n _ (fun p => / INR n * bit x p)) by (intros; rewrite gamma_zero by lia; ring).
  rewrite Sum_scal, ones_sum. unfold Rdiv. ring.
Qed.
Lemma cov_none x v : cov n (gamma n tau (Head 0 0)) (bit x) v
  = / INR n * (Sum n (fun p => bit x p * v p) - INR (count n x) / INR n * Sum n v).
Proof.
  unfold cov. rewrite (Sum_ext n (fun p => gamma n tau (Head 0 0) p * (bit x p * v p)) (fun p => / INR n * (bit x p * v p))) by (intros; now rewrite gamma_zero by lia).
  rewrite (Sum_ext n (fun p => gamma n tau (Head 0 0) p * bit x p) (fun p => / INR n * bit x p)) by (intros; now rewrite gamma_zero by lia).
  rewrite (Sum_ext n (fun p => gamma n tau (Head 0 0) p * v p) (fun p => / INR n * v p)) by (intros; now rewrite gamma_zero by lia).
  rewrite !Sum_scal, ones_sum. unfold Rdiv. ring.
Qed.
Definition strength (c o : nat) : R :=
  let s := INR k * (INR c / INR n) in - 2 * (-1) ^ o * Rmax 0 (1 - (-1) ^ o * f k b s) * (/ INR n / tau * f' b k s).
Lemma none_is_stationary : norm2 k (riskgrad13 n k tau b P none) (riskgrad14 n k tau b P none) = 0.
Proof.
  assert (N : INR n <> 0) by (apply not_0_INR; lia). destruct (pulled_nowhere strength) as [Z1 Z2].
  rewrite (norm2_ext k _ _ (fun _ => 0 * 1) (fun _ => 0 * 1)); [rewrite norm2_scal, Rabs_R0; ring|]. intros i Hi. split.
  - rewrite riskgrad13_eq by (lia || assumption). replace (0 * 1) with 0 by ring. rewrite <- Z1. apply Mean_ext. intros x.
    rewrite (grad13_eq n k tau b x) by (lia || assumption). unfold pull, yhat, label, tug, strength. rewrite attended_none. unfold none. rewrite cov_none. field. lra.
  - rewrite riskgrad14_eq by (lia || assumption). replace (0 * 1) with 0 by ring. rewrite <- Z2. apply Mean_ext. intros x.
    rewrite (grad14_eq n k tau b x) by (lia || assumption). unfold pull, yhat, label, tug, strength. rewrite attended_none. unfold none. rewrite cov_none. field. lra.
Qed.
End Zero.

(** * Rays *)
Lemma cov_saturated n tau h x v p : (1 <= p <= n)%nat -> (forall q, Rabs (v q) <= 1) ->
  Rabs (cov n (gamma n tau h) (bit x) v) <= 4 * (1 - gamma n tau h p).
Proof.
  intros Hp Hv. assert (Gs := gamma_sum n tau ltac:(lia) h). assert (G0 : forall q, 0 < gamma n tau h q) by (intros; apply gamma_pos; lia).
  set (g := gamma n tau h) in *. set (c q := bit x q - bit x p). set (w q := v q - v p).
  assert (E : cov n g (bit x) v = Sum n (fun q => g q * (c q * w q)) - Sum n (fun q => g q * c q) * Sum n (fun q => g q * w q)).
  { unfold cov, c, w.
    rewrite (Sum_ext n (fun q => g q * ((bit x q - bit x p) * (v q - v p))) (fun q => (g q * (bit x q * v q) - v p * (g q * bit x q)) - (bit x p * (g q * v q) - bit x p * v p * g q))) by (intros; ring).
    rewrite (Sum_ext n (fun q => g q * (bit x q - bit x p)) (fun q => g q * bit x q - bit x p * g q)) by (intros; ring).
    rewrite (Sum_ext n (fun q => g q * (v q - v p)) (fun q => g q * v q - v p * g q)) by (intros; ring).
    rewrite !Sum_minus, !Sum_scal, Gs. ring. }
  assert (Off : Sum n (fun q => if Nat.eqb q p then 0 else g q) = 1 - g p).
  { rewrite <- Gs, <- (Sum_single n p g Hp), <- Sum_minus. apply Sum_ext. intros q _. destruct (Nat.eqb q p); ring. }
  assert (Bound : forall a M, 0 <= M -> a p = 0 -> (forall q, Rabs (a q) <= M) -> Rabs (Sum n (fun q => g q * a q)) <= M * (1 - g p)).
  { intros a M HM Ap Ha. eapply Rle_trans; [apply Sum_abs|]. rewrite <- Off, <- Sum_scal. apply Sum_le. intros q _. specialize (G0 q). specialize (Ha q).
    rewrite Rabs_mult, (Rabs_pos_eq (g q)) by lra. destruct (Nat.eqb_spec q p) as [->|]; [rewrite Ap, Rabs_R0; lra | nra]. }
  assert (C1 : forall q, Rabs (c q) <= 1) by (intros q; unfold c, bit; destruct (x q), (x p); apply Rabs_le; lra).
  assert (W2 : forall q, Rabs (w q) <= 2).
  { intros q. unfold w. assert (A := Hv q). assert (B := Hv p). apply Rabs_le_between in A. apply Rabs_le_between in B. apply Rabs_le. lra. }
  assert (CW : forall q, Rabs (c q * w q) <= 2).
  { intros q. rewrite Rabs_mult. assert (A := C1 q). assert (B := W2 q). assert (A0 := Rabs_pos (c q)). assert (B0 := Rabs_pos (w q)). nra. }
  assert (B1 := Bound (fun q => c q * w q) 2 ltac:(lra) ltac:(unfold c; ring) CW).
  assert (B2 := Bound c 1 ltac:(lra) ltac:(unfold c; ring) C1). assert (B3 := Bound w 2 ltac:(lra) ltac:(unfold w; ring) W2).
  assert (E0 : 0 <= 1 - g p <= 1).
  { split; [rewrite <- Off; apply Sum_nonneg; intros q _; specialize (G0 q); destruct (Nat.eqb q p); lra | specialize (G0 p); lra]. }
  rewrite E. unfold Rminus at 1. eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_Ropp, Rabs_mult.
  assert (A2 := Rabs_pos (Sum n (fun q => g q * c q))). assert (A3 := Rabs_pos (Sum n (fun q => g q * w q))). cbv beta in *. nra.
Qed.

Section Rays.
Variables (n k : nat) (tau b : R) (P : nat -> bool).
Hypothesis Hk : (1 <= k <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Definition most : R := 2 * (2 * INR k + 4 * INR k * sqrt b) * (4 / tau * (4 * INR k)).
Lemma most_pos : 0 <= most.
Proof.
  unfold most. assert (K := pos_INR k). assert (S := sqrt_pos b). assert (0 < 4 / tau) by (apply Rdiv_lt_0_compat; lra).
  apply Rmult_le_pos; [nra|]. apply Rmult_le_pos; nra.
Qed.
Lemma pull_small x A : Rabs (pull n k tau b P x A) <= 2 * (2 * INR k + 4 * INR k * sqrt b).
Proof.
  assert (O := output_bound n k tau b x A ltac:(lia) ltac:(lia) ltac:(lra)). apply Rabs_le_between in O. unfold pull.
  set (y := yhat n k tau b x A) in *. set (reach := 2 * INR k + 4 * INR k * sqrt b) in *. assert (L := label_sign n P x).
  assert (M0 := Rmax_l 0 (1 - label n P x * y)).
  assert (M : Rmax 0 (1 - label n P x * y) <= reach) by (apply Rmax_lub; [|destruct L as [L|L]; rewrite L]; unfold reach in *; lra).
  apply Rabs_le. destruct L as [L|L]; rewrite L in *; lra.
Qed.
Lemma gradient_vanishes h p : (1 <= p <= n)%nat ->
  norm2 k (riskgrad13 n k tau b P (fun _ => h)) (riskgrad14 n k tau b P (fun _ => h)) ^ 2 <= 2 * INR k * most ^ 2 * (1 - gamma n tau h p).
Proof.
  intros Hp. set (e := 1 - gamma n tau h p).
  assert (E0 : 0 <= e <= 1).
  { assert (C := cov_saturated n tau h (fun _ => false) (fun _ => 0) p Hp ltac:(intros; cbv beta; rewrite Rabs_R0; lra)). fold e in C.
    assert (A := Rabs_pos (cov n (gamma n tau h) (bit (fun _ => false)) (fun _ => 0))). assert (G := gamma_pos n tau ltac:(lia) h p). unfold e in *. lra. }
  assert (One : forall x v, (forall q, Rabs (v q) <= 1) ->
    Rabs (pull n k tau b P x (fun _ => h) * (cov n (gamma n tau h) (bit x) v / tau * f' b k (attended n k tau x (fun _ => h)))) <= most * e).
  { intros x v Hv. assert (C := cov_saturated n tau h x v p Hp Hv). fold e in C. assert (Q := pull_small x (fun _ => h)).
    assert (S := slope_bound b Hb k ltac:(lia) (attended n k tau x (fun _ => h))).
    rewrite Rabs_mult. unfold most. rewrite Rmult_assoc. apply Rmult_le_compat; try apply Rabs_pos; [exact Q|].
    replace (4 / tau * (4 * INR k) * e) with (4 * e / tau * (4 * INR k)) by (field; lra).
    rewrite Rabs_mult. apply Rmult_le_compat; try apply Rabs_pos; [|exact S]. unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ tau)) by (left; now apply Rinv_0_lt_compat).
    apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | exact C]. }
  assert (Mean_small : forall F c, (forall x, Rabs (F x) <= c) -> Mean n F ^ 2 <= c ^ 2).
  { intros F c HF. assert (c1 : Mean n F <= c) by (rewrite <- (Mean_const n c); apply Mean_le; intros x; specialize (HF x); apply Rabs_le_between in HF; lra).
    assert (c2 : - c <= Mean n F) by (rewrite <- (Mean_const n (- c)); apply Mean_le; intros x; specialize (HF x); apply Rabs_le_between in HF; lra). nra. }
  rewrite norm2_sq. apply Rle_trans with (Sum k (fun _ => 2 * (most * e) ^ 2)).
  - apply Sum_le. intros i Hi. rewrite riskgrad13_eq, riskgrad14_eq by (lia || assumption).
    rewrite (Mean_ext n (fun x => pull n k tau b P x (fun _ => h) * grad13 n k tau b x (fun _ => h) i)
      (fun x => pull n k tau b P x (fun _ => h) * (cov n (gamma n tau h) (bit x) (u1 n) / tau * f' b k (attended n k tau x (fun _ => h)))))
      by (intros; now rewrite (grad13_eq n k tau b) by (lia || assumption)).
    rewrite (Mean_ext n (fun x => pull n k tau b P x (fun _ => h) * grad14 n k tau b x (fun _ => h) i)
      (fun x => pull n k tau b P x (fun _ => h) * (cov n (gamma n tau h) (bit x) (u2 n) / tau * f' b k (attended n k tau x (fun _ => h)))))
      by (intros; now rewrite (grad14_eq n k tau b) by (lia || assumption)).
    assert (M1 := Mean_small _ _ (fun x => One x (u1 n) (fun q => Rabs_le _ _ (SIN_bound _)))).
    assert (M2 := Mean_small _ _ (fun x => One x (u2 n) (fun q => Rabs_le _ _ (COS_bound _)))). cbv beta in M1, M2. lra.
  - rewrite Sum_const. assert (K := pos_INR k). assert (M := pow2_ge_0 most). replace ((most * e) ^ 2) with (most ^ 2 * (e * e)) by ring.
    assert (e * e <= e) by nra. assert (0 <= INR k * most ^ 2) by (apply Rmult_le_pos; assumption). nra.
Qed.
Lemma saturates p e : (1 <= p <= n)%nat -> 0 < e < 1 -> exists far, forall r, far <= r -> 1 - e <= gamma n tau (Head (r * u1 n p) (r * u2 n p)) p.
Proof.
  intros Hp He. destruct (Nat.eq_dec n 1) as [E|N].
  - exists 0. intros r _. assert (S := gamma_sum n tau ltac:(lia) (Head (r * u1 n p) (r * u2 n p))). rewrite E in S at 1. cbn [Sum] in S.
    replace p with 1%nat in * by lia. lra.
  - assert (G := gap_pos n ltac:(lia)). set (g := 1 - cos (2 * PI / INR n)) in *. exists (Rmax 0 (tau * ln ((INR n - 1) / e) / g)). intros r Hr.
    assert (R0 := Rmax_l 0 (tau * ln ((INR n - 1) / e) / g)). assert (R1 := Rmax_r 0 (tau * ln ((INR n - 1) / e) / g)).
    apply (Repairs.own n p tau r ltac:(lia) Hp Ht ltac:(lra) e He). fold g.
    replace (tau * ln ((INR n - 1) / e)) with (tau * ln ((INR n - 1) / e) / g * g) by (field; lra). apply Rmult_le_compat_r; lra.
Qed.
End Rays.

Theorem repair : lemma_8_repair.
Proof.
  intros n k tau b P Hk Ht Hb HP. cbv zeta. unfold lemma_8_repair_mu.
  destruct (Thm5.thm_5_floor n k tau b P ltac:(lia) HP Hb) as (low & L0 & _ & Fl).
  assert (Ray : forall p w, (1 <= p <= n)%nat -> 0 < w -> exists far, forall r, far <= r ->
    1 - (w - 0) <= gamma n tau (Head (r * u1 n p) (r * u2 n p)) p /\
    1 / 2 * norm2 k (riskgrad13 n k tau b P (fun _ => Head (r * u1 n p) (r * u2 n p))) (riskgrad14 n k tau b P (fun _ => Head (r * u1 n p) (r * u2 n p))) ^ 2
    < w * risk n P (fun x => yhat n k tau b x (fun _ => Head (r * u1 n p) (r * u2 n p)))).
  { intros p w Hp Hw. set (m := INR k * most k tau b ^ 2 + 1). assert (M0 : 0 < m).
    { unfold m. assert (0 <= INR k * most k tau b ^ 2) by (apply Rmult_le_pos; [apply pos_INR | apply pow2_ge_0]). lra. }
    set (e := Rmin (Rmin w (1 / 2)) (w * low / (2 * m))). assert (Wl : 0 < w * low) by nra.
    assert (E0 : 0 < e) by (repeat apply Rmin_glb_lt; try lra; apply Rdiv_lt_0_compat; lra).
    assert (E1 : e <= w) by (eapply Rle_trans; [apply Rmin_l | apply Rmin_l]). assert (E2 : e <= 1 / 2) by (eapply Rle_trans; [apply Rmin_l | apply Rmin_r]).
    assert (E3 : e <= w * low / (2 * m)) by apply Rmin_r.
    destruct (saturates n k tau Hk ltac:(lra) p e Hp ltac:(lra)) as [far Hf]. exists far. intros r Hr. specialize (Hf r Hr). set (h := Head (r * u1 n p) (r * u2 n p)) in *.
    split; [lra|]. assert (V := gradient_vanishes n k tau b P Hk ltac:(lra) Hb h p Hp). specialize (Fl (fun _ => h)).
    assert (X : 2 * INR k * most k tau b ^ 2 * (1 - gamma n tau h p) <= 2 * m * e).
    { assert (0 <= 2 * INR k * most k tau b ^ 2) by (unfold m in M0; assert (0 <= INR k * most k tau b ^ 2) by (apply Rmult_le_pos; [apply pos_INR | apply pow2_ge_0]); lra).
      apply Rle_trans with (2 * INR k * most k tau b ^ 2 * e); [apply Rmult_le_compat_l; lra|]. apply Rmult_le_compat_r; [lra|]. unfold m. lra. }
    assert (Y : m * e <= w * low / 2).
    { apply Rle_trans with (m * (w * low / (2 * m))); [apply Rmult_le_compat_l; lra | right; field; lra]. }
    assert (w * low <= w * risk n P (fun x => yhat n k tau b x (fun _ => h))) by (apply Rmult_le_compat_l; lra). lra. }
  split; [|split; [|split]].
  - intros A. rewrite Rmult_0_l. apply Rmult_le_pos; [lra | apply pow2_ge_0].
  - intros w H. apply Rnot_lt_le. intros Hw. destruct (Ray 1%nat w ltac:(lia) Hw) as [far R]. specialize (R far ltac:(lra)). destruct R as [_ R].
    specialize (H (fun _ => Head (far * u1 n 1) (far * u2 n 1))). lra.
  - exact Ray.
  - intros d Hd Turned. assert (Z := none_is_stationary n k d tau b P Hk ltac:(lra) Hb Hd Turned). unfold none in Z. rewrite Z.
    split; [ring|]. split; [reflexivity|]. specialize (Fl (fun _ => Head 0 0)). lra.
Qed.

(** No constant above the best one serves anywhere. *)
Theorem polyak : ~ lemma_8_literal.
Proof.
  intros (n & k & tau & b & mu & P & Hk & Ht & Hb & HP & M & H). destruct (repair n k tau b P Hk Ht Hb HP) as (_ & Best & _).
  specialize (Best mu H). unfold lemma_8_repair_mu in Best. lra.
Qed.
