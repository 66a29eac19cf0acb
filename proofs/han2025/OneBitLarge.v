(** The larger basin {more than half of the attention on the bit}: both rates of plain descent, and normalised steps. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax OneBitRisk OneBitLine Recursions OneBitDescent OneBitArc OneBitAttention.
Open Scope R_scope.

Lemma exp_chord_2 z : 0 <= z <= 2 -> exp z <= 1 + 4 * z.
Proof.
  intros H. destruct (Rle_lt_dec z 1) as [L|L]; [assert (X := exp_chord z ltac:(lra)); lra|].
  replace z with (1 + (z - 1)) at 1 by ring. rewrite exp_plus.
  assert (X := exp_chord (z - 1) ltac:(lra)). assert (E := exp_le_3). assert (P := exp_pos 1). assert (P' := exp_pos (z - 1)).
  assert (exp 1 * exp (z - 1) <= 3 * (1 + 2 * (z - 1))) by (apply Rmult_le_compat; lra). lra.
Qed.

Lemma rate_lower_2 (L : nat -> R) (c : R) :
  0 <= c -> (forall t, 0 < L t) -> (forall t, c * L t <= 2) ->
  (forall t, L t * exp (- (c * L t)) <= L (S t)) ->
  forall t, / (/ L 0%nat + 4 * c * INR t) <= L t.
Proof.
  intros Hc Pos Sm Des.
  assert (Inv : forall t, / L t <= / L 0%nat + 4 * c * INR t).
  { induction t as [|t IH]; [simpl; lra|]. rewrite S_INR.
    assert (P := Pos t). specialize (Des t). specialize (Sm t).
    set (l := L t) in *. assert (C0 : 0 <= c * l) by (apply Rmult_le_pos; lra).
    assert (X := exp_chord_2 (c * l) (conj C0 Sm)). rewrite exp_Ropp in Des. assert (Q := exp_pos (c * l)).
    assert (K : / L (S t) <= / l + 4 * c).
    { apply Rle_trans with (/ (l * / exp (c * l))).
      - apply Rinv_le_contravar; [apply Rmult_lt_0_compat; [exact P | now apply Rinv_0_lt_compat] | exact Des].
      - replace (/ (l * / exp (c * l))) with (exp (c * l) * / l) by (field; split; lra).
        replace (/ l + 4 * c) with ((1 + 4 * (c * l)) * / l) by (field; lra).
        apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | exact X]. }
    lra. }
  intros t. rewrite <- (Rinv_inv (L t)). apply Rinv_le_contravar; [apply Rinv_0_lt_compat, Pos | apply Inv].
Qed.

Section Large.
Variables (n B : nat) (tau : R).
Hypothesis H2 : (2 <= n)%nat.
Hypothesis HB : (1 <= B <= n)%nat.
Hypothesis Ht : 0 < tau.
Let Hn : (1 <= n)%nat. Proof. lia. Qed.
Notation w h := (gamma n tau h B).
Notation L := (risk1 n B tau).
Notation x h := (d13 n B tau h).
Notation y h := (d14 n B tau h).
Notation N h := (sqrt (d13 n B tau h ^ 2 + d14 n B tau h ^ 2)).

Lemma square_sum_pos h : 0 <= x h ^ 2 + y h ^ 2.
Proof. assert (0 <= x h ^ 2) by apply pow2_ge_0. assert (0 <= y h ^ 2) by apply pow2_ge_0. lra. Qed.
Lemma N_sq h : N h ^ 2 = x h ^ 2 + y h ^ 2.
Proof. apply pow2_sqrt, square_sum_pos. Qed.

(** The direction of a step of length c against the gradient, and the softmax along it. *)
Section Step.
Variables (h : head) (c : R).
Hypothesis Hw : 1/2 < w h.
Hypothesis Hc : 0 <= c.
Let e := Head (- (c * x h)) (- (c * y h)).
Let vel p := (a13 e * u1 n p + a14 e * u2 n p) / tau.

Lemma start : gamma n tau h = gamma n tau (Head (a13 h + 0 * a13 e) (a14 h + 0 * a14 e)).
Proof. f_equal. destruct h; simpl. f_equal; ring. Qed.
Lemma finish : gamma n tau (gstep n B tau c h) = gamma n tau (Head (a13 h + 1 * a13 e) (a14 h + 1 * a14 e)).
Proof. f_equal. unfold gstep, e; simpl. f_equal; ring. Qed.
Lemma speed p : Rabs (vel p) <= c * N h / tau.
Proof.
  assert (P : 0 <= c * N h / tau) by (apply Rmult_le_pos; [apply Rmult_le_pos; [exact Hc | apply sqrt_pos] | left; now apply Rinv_0_lt_compat]).
  apply Rsqr_incr_0_var; [|exact P]. rewrite <- Rsqr_abs, !Rsqr_pow2.
  eapply Rle_trans; [apply (vel_bound n tau Ht e p)|]. right.
  replace ((c * N h / tau) ^ 2) with (c ^ 2 * N h ^ 2 / tau ^ 2) by (field; lra). rewrite N_sq. unfold e; simpl a13; simpl a14. field. lra.
Qed.
Lemma slope_here : G1 n B (gamma n tau h) vel = - (c * N h ^ 2).
Proof.
  assert (V := vel_G1 n B tau Ht h e). cbv zeta beta in V. unfold vel. rewrite V.
  rewrite <- (d13_eq n B tau HB Ht h Hw), <- (d14_eq n B tau HB Ht h Hw), N_sq. unfold e; simpl. ring.
Qed.

Lemma not_far : 1/2 < w (gstep n B tau c h) -> L h * exp (- (4 * (c * N h / tau))) <= L (gstep n B tau c h).
Proof.
  intros Hw'. rewrite (risk1_closed n B tau HB h Hw), (risk1_closed n B tau HB _ Hw').
  assert (P : 0 <= c * N h / tau) by (apply Rmult_le_pos; [apply Rmult_le_pos; [exact Hc | apply sqrt_pos] | left; now apply Rinv_0_lt_compat]).
  assert (X := line_log n B (fun p => score n h p / tau) vel HB (c * N h / tau) H2 P (fun p _ => speed p)).
  assert (G0 := gamma_at n tau Ht h e 0). assert (G1' := gamma_at n tau Ht h e 1). cbv zeta beta in G0, G1', X.
  unfold vel in X. rewrite <- G0, <- G1', <- start, <- finish in X. exact X.
Qed.

Lemma log_falls : 1/2 < w (gstep n B tau c h) -> c <= tau ^ 2 / (16 * L h) ->
  ln (L (gstep n B tau c h)) <= ln (L h) - c / 2 * N h ^ 2 / L h.
Proof.
  intros Hw' Hc16. assert (LP := risk1_pos n B tau H2 HB Ht h Hw).
  rewrite (risk1_closed n B tau HB _ Hw').
  assert (P : 0 <= c * N h / tau) by (apply Rmult_le_pos; [apply Rmult_le_pos; [exact Hc | apply sqrt_pos] | left; now apply Rinv_0_lt_compat]).
  assert (X := line_descent_log n B (fun p => score n h p / tau) vel HB (c * N h / tau) H2 P (fun p _ => speed p)).
  assert (G0 := gamma_at n tau Ht h e 0). assert (G1' := gamma_at n tau Ht h e 1). cbv zeta beta in G0, G1', X.
  unfold vel in X at 1 2 3 4. unfold vel in X. rewrite <- G0, <- G1', <- start, <- finish in X.
  assert (SH := slope_here). unfold vel in SH. rewrite SH in X. rewrite <- (risk1_closed n B tau HB h Hw) in X.
  set (l := L h) in *. set (q := N h) in *. assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  assert (Y : 8 * (c * q / tau) ^ 2 <= c / 2 * q ^ 2 / l).
  { replace (8 * (c * q / tau) ^ 2) with (c * q ^ 2 * (8 * (c / tau ^ 2))) by (field; lra).
    replace (c / 2 * q ^ 2 / l) with (c * q ^ 2 * (/ (2 * l))) by (field; lra).
    apply Rmult_le_compat_l; [apply Rmult_le_pos; [exact Hc | apply pow2_ge_0]|].
    apply Rmult_le_reg_r with (tau ^ 2); [exact T2|].
    replace (8 * (c / tau ^ 2) * tau ^ 2) with (8 * c) by (field; lra).
    replace (/ (2 * l) * tau ^ 2) with (8 * (tau ^ 2 / (16 * l))) by (field; lra). lra. }
  assert (E : - (c * q ^ 2) / l = - (2 * (c / 2 * q ^ 2 / l))) by (field; lra). lra.
Qed.
End Step.

Lemma N_upper h : 1/2 < w h -> N h <= 4 / tau * L h.
Proof.
  intros Hw. rewrite (risk1_closed n B tau HB h Hw). assert (NP := sqrt_pos (x h ^ 2 + y h ^ 2)).
  assert (A := G1_abs n B (gamma n tau h) (fun p => (x h * u1 n p + y h * u2 n p) / tau) HB (gamma_pos n tau Hn h) (gamma_sum n tau Hn h)
    (N h / tau) ltac:(apply Rmult_le_pos; [exact NP | left; now apply Rinv_0_lt_compat])).
  assert (V := vel_G1 n B tau Ht h (Head (x h) (y h))). cbv zeta beta in V. simpl a13 in V; simpl a14 in V. rewrite V in A.
  rewrite <- (d13_eq n B tau HB Ht h Hw), <- (d14_eq n B tau HB Ht h Hw) in A.
  assert (Bd : forall p, (1 <= p <= n)%nat -> Rabs ((x h * u1 n p + y h * u2 n p) / tau) <= N h / tau).
  { intros p _. apply Rsqr_incr_0_var; [|apply Rmult_le_pos; [exact NP | left; now apply Rinv_0_lt_compat]]. rewrite <- Rsqr_abs, !Rsqr_pow2.
    eapply Rle_trans; [apply (vel_bound n tau Ht (Head (x h) (y h)) p)|]. right. simpl a13; simpl a14.
    replace ((N h / tau) ^ 2) with (N h ^ 2 / tau ^ 2) by (field; lra). now rewrite N_sq. }
  specialize (A Bd). replace (x h * x h + y h * y h) with (N h ^ 2) in A by (rewrite N_sq; ring).
  rewrite Rabs_right in A by (apply Rle_ge, pow2_ge_0).
  destruct NP as [NP|NP].
  - apply Rmult_le_reg_l with (N h); [exact NP|]. replace (N h * (4 / tau * GG n B (gamma n tau h))) with (4 * (N h / tau) * GG n B (gamma n tau h)) by (field; lra).
    replace (N h * N h) with (N h ^ 2) by ring. exact A.
  - rewrite <- NP. rewrite <- (risk1_closed n B tau HB h Hw). apply Rmult_le_pos; [left; apply Rdiv_lt_0_compat; lra | left; now apply risk1_pos].
Qed.

Lemma N_lower h w0 : 1/2 < w0 <= w h -> 2 * (1 - cos (2 * PI / INR n)) / tau * w0 * L h <= N h.
Proof.
  intros [H0 H1]. assert (Hw : 1/2 < w h) by lra. assert (X := COS_bound (2 * PI / INR n)).
  set (Delta := 1 - cos (2 * PI / INR n)). assert (K0 : 0 <= 2 * Delta / tau) by (apply Rmult_le_pos; [unfold Delta; lra | left; now apply Rinv_0_lt_compat]).
  assert (GL := gradient_lower n B tau H2 HB Ht h Hw). fold Delta in GL.
  assert (R := risk1_pos n B tau H2 HB Ht h Hw). assert (U := unit_vectors n B).
  assert (A : 2 * Delta / tau * w0 * L h <= 2 * Delta / tau * w h * L h).
  { apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; [exact K0 | exact H1]. }
  set (p := x h) in *. set (q := y h) in *.
  assert (C : - (u1 n B * p + u2 n B * q) <= sqrt (p ^ 2 + q ^ 2)).
  { eapply Rle_trans; [apply Rle_abs|]. rewrite <- (sqrt_pow2 (Rabs _)) by apply Rabs_pos. apply sqrt_le_1_alt. rewrite pow2_abs.
    assert (0 <= (u1 n B * q - u2 n B * p) ^ 2) by apply pow2_ge_0. nra. }
  lra.
Qed.

Lemma below_one h : 1/2 < w h -> L h <= 1.
Proof.
  intros Hw. assert (Q := risk_le_mass n B tau h HB Hw).
  assert (W1 := w01 n B (gamma n tau h) HB (gamma_pos n tau Hn h) (gamma_sum n tau Hn h)). nra.
Qed.
Lemma above_square h : 1/2 < w h -> 2 * (1 - w h) ^ 2 <= L h.
Proof.
  intros Hw. rewrite (risk1_closed n B tau HB h Hw). unfold GG.
  assert (Q := Q_le n B (gamma n tau h) HB (gamma_pos n tau Hn h) (gamma_sum n tau Hn h)). lra.
Qed.

(** Plain steps: the lower side; the upper side is one_bit_attention. *)
Theorem attention_lower (eta : R) (h : nat -> head) : 0 <= eta <= tau ^ 2 / 8 -> 1/2 < w (h 0%nat) ->
  (forall t, h (S t) = gstep n B tau eta (h t)) ->
  forall t, / (/ L (h 0%nat) + 64 * eta / tau ^ 2 * INR t) <= L (h t).
Proof.
  intros [He0 He] Hw St.
  assert (W : forall t, 1/2 < w (h t)).
  { intros t. destruct (one_bit_attention n B tau eta h H2 HB Ht (conj He0 He) Hw St t) as [G _]. lra. }
  assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  assert (E8 : eta / tau ^ 2 <= / 8).
  { apply Rmult_le_reg_r with (tau ^ 2); [exact T2|]. replace (eta / tau ^ 2 * tau ^ 2) with eta by (field; lra). lra. }
  assert (E0 : 0 <= eta / tau ^ 2) by (apply Rmult_le_pos; [exact He0 | left; now apply Rinv_0_lt_compat]).
  intros t. replace (64 * eta / tau ^ 2) with (4 * (16 * (eta / tau ^ 2))) by (field; lra).
  apply (rate_lower_2 (fun t => L (h t)) (16 * (eta / tau ^ 2))).
  - lra.
  - intros s. apply risk1_pos; try assumption. apply W.
  - intros s. assert (B1 := below_one (h s) (W s)). assert (P := risk1_pos n B tau H2 HB Ht (h s) (W s)). nra.
  - intros s. rewrite St. assert (W' := W (S s)). rewrite St in W'.
    eapply Rle_trans; [|apply (not_far (h s) eta (W s) He0 W')].
    apply Rmult_le_compat_l; [left; apply risk1_pos; try assumption; apply W|].
    assert (U := N_upper (h s) (W s)).
    assert (Q : 4 * (eta * N (h s) / tau) <= 16 * (eta / tau ^ 2) * L (h s)).
    { replace (16 * (eta / tau ^ 2) * L (h s)) with (4 * (eta / tau) * (4 / tau * L (h s))) by (field; lra).
      replace (4 * (eta * N (h s) / tau)) with (4 * (eta / tau) * N (h s)) by (field; lra).
      apply Rmult_le_compat_l; [|exact U]. apply Rmult_le_pos; [lra|]. apply Rmult_le_pos; [exact He0 | left; now apply Rinv_0_lt_compat]. }
    destruct Q as [Q|Q]; [left; apply exp_increasing; lra | right; now rewrite Q].
Qed.

(** Normalised steps. *)
Lemma normalised_grows (eta : R) (h : nat -> head) : 0 <= eta <= tau ^ 2 / 16 -> 1/2 < w (h 0%nat) ->
  (forall t, h (S t) = gstep n B tau (eta / L (h t)) (h t)) ->
  forall t, w (h 0%nat) <= w (h t) <= w (h (S t)).
Proof.
  intros [He0 He] Hw St.
  assert (One : forall t, 1/2 < w (h t) -> w (h t) <= w (h (S t))).
  { intros t Wt. rewrite St. assert (P := risk1_pos n B tau H2 HB Ht (h t) Wt). assert (A := above_square (h t) Wt).
    apply attention_grows_if; try assumption; [apply Rmult_le_pos; [exact He0 | left; now apply Rinv_0_lt_compat]|].
    replace (eta / L (h t) * (1 - w (h t)) ^ 2) with (eta * ((1 - w (h t)) ^ 2 / L (h t))) by (field; lra).
    assert (Q : 0 <= (1 - w (h t)) ^ 2 / L (h t) <= / 2).
    { split; [apply Rmult_le_pos; [apply pow2_ge_0 | left; now apply Rinv_0_lt_compat]|].
      apply Rmult_le_reg_r with (L (h t)); [exact P|]. replace ((1 - w (h t)) ^ 2 / L (h t) * L (h t)) with ((1 - w (h t)) ^ 2) by (field; lra). lra. }
    assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht). nra. }
  assert (All : forall t, w (h 0%nat) <= w (h t)).
  { induction t as [|t IH]; [lra|]. eapply Rle_trans; [exact IH|]. apply One. lra. }
  intros t. split; [apply All|]. apply One. assert (X := All t). lra.
Qed.

Theorem attention_linear (eta : R) (h : nat -> head) : 0 <= eta <= tau ^ 2 / 16 -> 1/2 < w (h 0%nat) ->
  (forall t, h (S t) = gstep n B tau (eta / L (h t)) (h t)) ->
  forall t, L (h t) <= L (h 0%nat) * exp (- (eta * (2 * (1 - cos (2 * PI / INR n)) / tau * w (h 0%nat)) ^ 2 * INR t / 2)).
Proof.
  intros He Hw St. assert (G := normalised_grows eta h He Hw St). destruct He as [He0 He].
  assert (W : forall t, 1/2 < w (h t)) by (intros t; destruct (G t); lra).
  assert (P : forall t, 0 < L (h t)) by (intros t; apply risk1_pos; try assumption; apply W).
  set (kp := 2 * (1 - cos (2 * PI / INR n)) / tau * w (h 0%nat)).
  assert (K0 : 0 <= kp).
  { unfold kp. assert (X := COS_bound (2 * PI / INR n)). apply Rmult_le_pos; [apply Rmult_le_pos; [lra | left; now apply Rinv_0_lt_compat] | lra]. }
  assert (Inv : forall t, ln (L (h t)) <= ln (L (h 0%nat)) - eta * kp ^ 2 * INR t / 2).
  { induction t as [|t IH]; [simpl; lra|]. rewrite S_INR. assert (W' := W (S t)). rewrite St in W' |- *.
    assert (Pt := P t). set (l := L (h t)) in *.
    assert (C0 : 0 <= eta / l) by (apply Rmult_le_pos; [exact He0 | left; now apply Rinv_0_lt_compat]).
    assert (C1 : eta / l <= tau ^ 2 / (16 * l)).
    { apply Rmult_le_reg_r with l; [exact Pt|]. replace (eta / l * l) with eta by (field; lra). replace (tau ^ 2 / (16 * l) * l) with (tau ^ 2 / 16) by (field; lra). exact He. }
    assert (A := log_falls (h t) (eta / l) (W t) C0 W' C1). fold l in A.
    assert (NL := N_lower (h t) (w (h 0%nat)) ltac:(destruct (G t); lra)). fold kp l in NL.
    assert (Q : eta * kp ^ 2 / 2 <= eta / l / 2 * N (h t) ^ 2 / l).
    { replace (eta / l / 2 * N (h t) ^ 2 / l) with (eta / 2 * (N (h t) / l) ^ 2) by (field; lra).
      replace (eta * kp ^ 2 / 2) with (eta / 2 * kp ^ 2) by field. apply Rmult_le_compat_l; [lra|].
      apply pow_incr. split; [exact K0|]. apply Rmult_le_reg_r with l; [exact Pt|]. replace (N (h t) / l * l) with (N (h t)) by (field; lra). exact NL. }
    lra. }
  intros t. specialize (Inv t).
  rewrite <- (exp_ln (L (h t))) by apply P. rewrite <- (exp_ln (L (h 0%nat))) at 1 by apply P. rewrite <- exp_plus.
  destruct Inv as [Q|Q]; [left; apply exp_increasing; lra | right; rewrite Q; f_equal; ring].
Qed.
End Large.
