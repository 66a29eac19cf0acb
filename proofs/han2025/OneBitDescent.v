(** A true theorem in the place of Theorem 5, one relevant bit, ReLU: gradient descent on the risk over the 2^n inputs,
    from any head of risk below 1/2, with any step size up to tau^2/8, has risk of order exactly 1/t;
    with steps divided by the risk it converges linearly. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 OneBitRisk OneBitLine Recursions.
Open Scope R_scope.

Lemma cos_gap n p B : (1 <= p <= n)%nat -> (1 <= B <= n)%nat -> p <> B ->
  u1 n p * u1 n B + u2 n p * u2 n B <= cos (2 * PI / INR n).
Proof.
  assert (Main : forall p B, (1 <= B)%nat -> (B < p)%nat -> (p <= n)%nat -> u1 n p * u1 n B + u2 n p * u2 n B <= cos (2 * PI / INR n)).
  { clear p B. intros p B H1 H2 H3. assert (Hn : 0 < INR n) by (apply lt_0_INR; lia). assert (HP := PI_RGT_0).
    set (a := 2 * PI / INR n). assert (A0 : 0 < a) by (unfold a; apply Rdiv_lt_0_compat; lra).
    assert (N2 : 2 <= INR n) by (apply (le_INR 2); lia).
    assert (AP : a <= PI) by (unfold a; apply Rmult_le_reg_r with (INR n); [lra|]; replace (2 * PI / INR n * INR n) with (2 * PI) by (field; lra); nra).
    assert (AN : a * INR n = 2 * PI) by (unfold a; field; lra).
    replace (u1 n p * u1 n B + u2 n p * u2 n B) with (cos (a * INR (p - B))).
    2: { unfold u1, u2. rewrite minus_INR by lia. replace (a * (INR p - INR B)) with (2 * PI * INR p / INR n - 2 * PI * INR B / INR n) by (unfold a; field; lra).
         rewrite cos_minus. ring. }
    set (j := (p - B)%nat). assert (J1 : 1 <= INR j) by (apply (le_INR 1); unfold j; lia).
    assert (J2 : INR j <= INR n - 1).
    { assert (X : INR (S j) <= INR n) by (apply le_INR; unfold j; lia). rewrite S_INR in X. lra. }
    destruct (Rle_lt_dec (a * INR j) PI) as [C|C].
    - apply cos_decr_1; nra.
    - replace (cos (a * INR j)) with (cos (2 * PI - a * INR j)).
      + apply cos_decr_1; nra.
      + rewrite cos_minus, cos_2PI, sin_2PI. ring. }
  intros Hp HB N. destruct (Nat.lt_total p B) as [L|[E|L]]; [|contradiction|].
  - replace (u1 n p * u1 n B + u2 n p * u2 n B) with (u1 n B * u1 n p + u2 n B * u2 n p) by ring. apply Main; lia.
  - apply Main; lia.
Qed.

Section Main.
Variables (n B : nat) (tau : R).
Hypothesis H2 : (2 <= n)%nat.
Hypothesis HB : (1 <= B <= n)%nat.
Hypothesis Ht : 0 < tau.
Notation risk1 := (risk1 n B tau).
Notation d13 := (d13 n B tau).
Notation d14 := (d14 n B tau).
Notation gstep := (gstep n B tau).

Let w h := gamma n tau h B.
Let at_ (h e : head) (s : R) := Head (a13 h + s * a13 e) (a14 h + s * a14 e).
Let vel (e : head) (p : nat) := (a13 e * u1 n p + a14 e * u2 n p) / tau.
Let gl (h e : head) (s : R) (p : nat) :=
  exp (score n h p / tau + vel e p * s) / Sum n (fun q => exp (score n h q / tau + vel e q * s)).

Lemma gamma_at h e s : gamma n tau (at_ h e s) = gl h e s.
Proof.
  assert (E : forall p, score n (at_ h e s) p / tau = score n h p / tau + vel e p * s).
  { intros p. unfold score, vel, at_; simpl. field. lra. }
  apply functional_extensionality. intros p. unfold gamma, gl. rewrite E. f_equal. apply Sum_ext. intros; now rewrite E.
Qed.

Lemma at_0 h e : at_ h e 0 = h.
Proof. unfold at_. destruct h; simpl. f_equal; ring. Qed.

Lemma risk1_closed h : 1/2 < w h -> risk1 h = GG n B (gamma n tau h).
Proof.
  intros H. unfold risk1. rewrite (risk_closed n B tau h HB H). unfold GG. do 2 f_equal.
  apply Sum_ext. intros p _. unfold off. destruct (Nat.eqb p B); ring.
Qed.

Lemma GG_basin h : GG n B (gamma n tau h) < 1/2 -> 1/2 < w h.
Proof.
  intros H. unfold GG in H. assert (Hn : (1 <= n)%nat) by lia.
  assert (Q := Q_le n B (gamma n tau h) HB (gamma_pos n tau Hn h) (gamma_sum n tau Hn h)). fold (w h) in *.
  destruct (Rle_lt_dec (w h) (1/2)); [exfalso; nra | assumption].
Qed.

Lemma risk_at h e t : 1/2 < w (at_ h e t) ->
  is_derive (fun s => risk1 (at_ h e s)) t (G1 n B (gamma n tau (at_ h e t)) (vel e)).
Proof.
  intros H. apply (is_derive_ext_loc (fun s => GG n B (gl h e s))).
  - assert (C : continuous (fun s => gl h e s B) t).
    { apply @ex_derive_continuous. eexists. apply (line_weight n B (fun p => score n h p / tau) (vel e) HB B t HB). }
    assert (O : locally (gl h e t B) (fun y => 1/2 < y)).
    { apply open_gt. unfold w in H. now rewrite gamma_at in H. }
    specialize (C _ O). unfold filtermap in C. revert C. apply filter_imp. intros s Hs.
    rewrite risk1_closed; [now rewrite gamma_at|]. unfold w. now rewrite gamma_at.
  - rewrite gamma_at. apply (line_G n B (fun p => score n h p / tau) (vel e) HB t).
Qed.

Lemma G1_lin g a1 a2 v1 v2 : G1 n B g (fun p => a1 * v1 p + a2 * v2 p) = a1 * G1 n B g v1 + a2 * G1 n B g v2.
Proof.
  unfold G1. assert (E : bar n g (fun p => a1 * v1 p + a2 * v2 p) = a1 * bar n g v1 + a2 * bar n g v2).
  { unfold bar. rewrite <- !Sum_scal, <- Sum_plus. apply Sum_ext. intros; ring. }
  rewrite E.
  assert (F : Sum n (off B (fun p => g p ^ 2 * (a1 * v1 p + a2 * v2 p - (a1 * bar n g v1 + a2 * bar n g v2))))
    = a1 * Sum n (off B (fun p => g p ^ 2 * (v1 p - bar n g v1))) + a2 * Sum n (off B (fun p => g p ^ 2 * (v2 p - bar n g v2)))).
  { rewrite <- !Sum_scal, <- Sum_plus. apply Sum_ext. intros p _. unfold off. destruct (Nat.eqb p B); ring. }
  rewrite F. ring.
Qed.

Let D1 h := G1 n B (gamma n tau h) (u1 n) / tau.
Let D2 h := G1 n B (gamma n tau h) (u2 n) / tau.
Let NN h := sqrt (D1 h ^ 2 + D2 h ^ 2).

Lemma vel_G1 h e : G1 n B (gamma n tau h) (vel e) = a13 e * D1 h + a14 e * D2 h.
Proof.
  unfold D1, D2. replace (vel e) with (fun p => (a13 e / tau) * u1 n p + (a14 e / tau) * u2 n p).
  - rewrite G1_lin. field. lra.
  - apply functional_extensionality. intros p. unfold vel. field. lra.
Qed.

Lemma is_d13 h : 1/2 < w h -> is_derive (fun t => risk1 (Head t (a14 h))) (a13 h) (D1 h).
Proof.
  intros H. assert (E : at_ (Head 0 (a14 h)) (Head 1 0) (a13 h) = h) by (unfold at_; destruct h; simpl; f_equal; ring).
  assert (L := risk_at (Head 0 (a14 h)) (Head 1 0) (a13 h)). rewrite E in L. specialize (L H). rewrite vel_G1 in L. simpl in L.
  replace (D1 h) with (1 * D1 h + 0 * D2 h) by ring.
  refine (is_derive_ext _ _ _ _ _ L). intros t. unfold at_. simpl. do 2 f_equal; ring.
Qed.

Lemma is_d14 h : 1/2 < w h -> is_derive (fun t => risk1 (Head (a13 h) t)) (a14 h) (D2 h).
Proof.
  intros H. assert (E : at_ (Head (a13 h) 0) (Head 0 1) (a14 h) = h) by (unfold at_; destruct h; simpl; f_equal; ring).
  assert (L := risk_at (Head (a13 h) 0) (Head 0 1) (a14 h)). rewrite E in L. specialize (L H). rewrite vel_G1 in L. simpl in L.
  replace (D2 h) with (0 * D1 h + 1 * D2 h) by ring.
  refine (is_derive_ext _ _ _ _ _ L). intros t. unfold at_. simpl. do 2 f_equal; ring.
Qed.

Lemma d13_eq h : 1/2 < w h -> d13 h = D1 h.
Proof. intros H. unfold d13. apply is_derive_unique. now apply is_d13. Qed.
Lemma d14_eq h : 1/2 < w h -> d14 h = D2 h.
Proof. intros H. unfold d14. apply is_derive_unique. now apply is_d14. Qed.

Lemma NN2 h : NN h ^ 2 = D1 h ^ 2 + D2 h ^ 2.
Proof. unfold NN. rewrite <- Rsqr_pow2, Rsqr_sqrt; [reflexivity|]. assert (0 <= D1 h ^ 2) by apply pow2_ge_0. assert (0 <= D2 h ^ 2) by apply pow2_ge_0. lra. Qed.
Lemma NN0 h : 0 <= NN h. Proof. apply sqrt_pos. Qed.

Lemma NN_dot h x y : x ^ 2 + y ^ 2 = 1 -> Rabs (x * D1 h + y * D2 h) <= NN h.
Proof.
  intros H. apply Rsqr_incr_0_var; [|apply NN0]. rewrite <- Rsqr_abs, !Rsqr_pow2, NN2.
  assert (0 <= (x * D2 h - y * D1 h) ^ 2) by apply pow2_ge_0. nra.
Qed.

(** (b), for the risk itself. *)
Theorem gradient_lower h : 1/2 < w h ->
  2 * (1 - cos (2 * PI / INR n)) / tau * w h * risk1 h <= - (u1 n B * d13 h + u2 n B * d14 h).
Proof.
  intros H. assert (Hn : (1 <= n)%nat) by lia. rewrite (d13_eq h H), (d14_eq h H), (risk1_closed h H).
  set (Delta := 1 - cos (2 * PI / INR n)).
  assert (D0 : 0 <= Delta) by (unfold Delta; assert (X := COS_bound (2 * PI / INR n)); lra).
  set (v p := u1 n B * u1 n p + u2 n B * u2 n p).
  assert (G := G1_gap n B (gamma n tau h) v HB (gamma_pos n tau Hn h) (gamma_sum n tau Hn h) Delta D0 ltac:(unfold w in H; lra)).
  assert (U := unit_vectors n B).
  specialize (G ltac:(unfold v; lra)).
  assert (Gp : forall p, (1 <= p <= n)%nat -> p <> B -> v p <= 1 - Delta).
  { intros p Hp Np. assert (X := cos_gap n p B Hp HB Np). unfold v, Delta. lra. }
  specialize (G Gp). unfold v in G. rewrite G1_lin in G. fold (w h) in G.
  apply Rmult_le_reg_r with tau; [exact Ht|].
  replace (2 * Delta / tau * w h * GG n B (gamma n tau h) * tau) with (2 * Delta * w h * GG n B (gamma n tau h)) by (field; lra).
  replace (- (u1 n B * D1 h + u2 n B * D2 h) * tau) with (- (u1 n B * G1 n B (gamma n tau h) (u1 n) + u2 n B * G1 n B (gamma n tau h) (u2 n))) by (unfold D1, D2; field; lra).
  exact G.
Qed.

Lemma vel_bound e p : vel e p ^ 2 <= (a13 e ^ 2 + a14 e ^ 2) / tau ^ 2.
Proof.
  unfold vel. assert (U := unit_vectors n p). replace (((a13 e * u1 n p + a14 e * u2 n p) / tau) ^ 2) with ((a13 e * u1 n p + a14 e * u2 n p) ^ 2 / tau ^ 2) by (field; lra).
  apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat, pow_lt, Ht|].
  assert (0 <= (a13 e * u2 n p - a14 e * u1 n p) ^ 2) by apply pow2_ge_0. nra.
Qed.

Lemma basin1 h : risk1 h < 1/2 -> 1/2 < w h.
Proof. apply (basin n B tau h HB). Qed.

Lemma risk1_pos h : 1/2 < w h -> 0 < risk1 h.
Proof.
  intros H. rewrite risk1_closed by exact H. assert (X := GG_pos n B (fun p => score n h p / tau) (vel (Head 0 0)) HB 0 H2).
  fold (gl h (Head 0 0) 0) in X. rewrite <- (at_0 h (Head 0 0)), gamma_at. exact X.
Qed.

(** A step against the gradient, of any length c. *)
Section Step.
Variables (h : head) (c : R).
Hypothesis Hh : risk1 h < 1/2.
Hypothesis Hc : 0 <= c.
Let e := Head (- (c * D1 h)) (- (c * D2 h)).

Lemma gstep_at : gstep c h = at_ h e 1.
Proof.
  assert (H := basin1 h Hh). unfold gstep. rewrite (d13_eq h H), (d14_eq h H).
  unfold at_, e; simpl. f_equal; ring.
Qed.

Lemma step_G1 : G1 n B (gl h e 0) (vel e) = - (c * NN h ^ 2).
Proof. rewrite <- gamma_at, at_0, vel_G1, NN2. unfold e; simpl. ring. Qed.

Lemma step_vel p : vel e p ^ 2 <= (c * NN h / tau) ^ 2.
Proof.
  eapply Rle_trans; [apply vel_bound|]. right. unfold e; simpl a13; simpl a14.
  replace ((c * NN h / tau) ^ 2) with (c ^ 2 * NN h ^ 2 / tau ^ 2) by (field; lra). rewrite NN2. field. lra.
Qed.

Lemma step_abs p : Rabs (vel e p) <= c * NN h / tau.
Proof.
  assert (P : 0 <= c * NN h / tau) by (apply Rmult_le_pos; [apply Rmult_le_pos; [exact Hc | apply NN0] | left; now apply Rinv_0_lt_compat]).
  apply Rsqr_incr_0_var; [|exact P]. rewrite <- Rsqr_abs, !Rsqr_pow2. apply step_vel.
Qed.

Lemma step_down : c <= tau ^ 2 / 8 -> risk1 (gstep c h) <= risk1 h - c / 2 * NN h ^ 2.
Proof.
  intros Hc8. assert (H := basin1 h Hh).
  assert (X := line_descent n B (fun p => score n h p / tau) (vel e) HB ((c * NN h / tau) ^ 2) (fun p _ => step_vel p)).
  fold (gl h e 0) (gl h e 1) in X. change (G1 n B _ (vel e)) with (G1 n B (gl h e 0) (vel e)) in X. rewrite step_G1 in X.
  change (GG n B (gl h e 1) <= GG n B (gl h e 0) + - (c * NN h ^ 2) + 4 * (c * NN h / tau) ^ 2) in X.
  rewrite <- !gamma_at, at_0, <- gstep_at, <- (risk1_closed h H) in X.
  assert (Y : 4 * (c * NN h / tau) ^ 2 <= c / 2 * NN h ^ 2).
  { replace (4 * (c * NN h / tau) ^ 2) with (c * NN h ^ 2 * (4 * (c / tau ^ 2))) by (field; lra).
    replace (c / 2 * NN h ^ 2) with (c * NN h ^ 2 * (/ 2)) by field.
    apply Rmult_le_compat_l; [apply Rmult_le_pos; [exact Hc | apply pow2_ge_0]|].
    assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht). apply Rmult_le_reg_r with (tau ^ 2); [exact T2|].
    replace (4 * (c / tau ^ 2) * tau ^ 2) with (4 * c) by (field; lra). lra. }
  assert (P : 0 <= c / 2 * NN h ^ 2) by (apply Rmult_le_pos; [lra | apply pow2_ge_0]).
  assert (Z : GG n B (gamma n tau (gstep c h)) <= risk1 h - c / 2 * NN h ^ 2) by lra.
  rewrite risk1_closed; [exact Z|]. apply GG_basin. lra.
Qed.

Lemma NN_upper : NN h <= 4 / tau * risk1 h.
Proof.
  assert (H := basin1 h Hh). rewrite (risk1_closed h H). assert (Hn : (1 <= n)%nat) by lia.
  destruct (Req_dec (NN h) 0) as [Z|NZ].
  { rewrite Z. rewrite <- (risk1_closed h H). apply Rmult_le_pos; [left; apply Rdiv_lt_0_compat; lra | left; now apply risk1_pos]. }
  assert (P : 0 < NN h) by (assert (X := NN0 h); lra).
  (* direction of the gradient *)
  set (x := D1 h / NN h). set (y := D2 h / NN h).
  assert (XY : x ^ 2 + y ^ 2 = 1) by (unfold x, y; replace ((D1 h / NN h) ^ 2 + (D2 h / NN h) ^ 2) with ((D1 h ^ 2 + D2 h ^ 2) / NN h ^ 2) by (field; lra); rewrite <- NN2; field; lra).
  assert (E : NN h = G1 n B (gamma n tau h) (vel (Head x y))).
  { rewrite vel_G1; simpl. unfold x, y. replace (D1 h / NN h * D1 h + D2 h / NN h * D2 h) with ((D1 h ^ 2 + D2 h ^ 2) / NN h) by (field; lra). rewrite <- NN2. field. lra. }
  assert (A := G1_abs n B (gamma n tau h) (vel (Head x y)) HB (gamma_pos n tau Hn h) (gamma_sum n tau Hn h) (/ tau) ltac:(left; now apply Rinv_0_lt_compat)).
  assert (Bd : forall p, (1 <= p <= n)%nat -> Rabs (vel (Head x y) p) <= / tau).
  { intros p _. apply Rsqr_incr_0_var; [|left; now apply Rinv_0_lt_compat]. rewrite <- Rsqr_abs, !Rsqr_pow2.
    eapply Rle_trans; [apply vel_bound|]. simpl a13; simpl a14. rewrite XY. right. field. lra. }
  specialize (A Bd). rewrite E. eapply Rle_trans; [apply Rle_abs|]. unfold Rdiv. exact A.
Qed.

Lemma step_not_far : c <= tau ^ 2 / 8 -> risk1 h * exp (- (16 * c / tau ^ 2 * risk1 h)) <= risk1 (gstep c h).
Proof.
  intros Hc8. assert (H := basin1 h Hh). assert (Dn := step_down Hc8).
  assert (H' : 1/2 < w (gstep c h)).
  { apply basin1. assert (0 <= c / 2 * NN h ^ 2) by (apply Rmult_le_pos; [lra | apply pow2_ge_0]). lra. }
  assert (P : 0 <= c * NN h / tau) by (apply Rmult_le_pos; [apply Rmult_le_pos; [exact Hc | apply NN0] | left; now apply Rinv_0_lt_compat]).
  assert (X := line_log n B (fun p => score n h p / tau) (vel e) HB (c * NN h / tau) H2 P (fun p _ => step_abs p)).
  change (GG n B (gl h e 0) * exp (- (4 * (c * NN h / tau))) <= GG n B (gl h e 1)) in X.
  rewrite <- !gamma_at, at_0, <- gstep_at, <- (risk1_closed h H), <- (risk1_closed _ H') in X.
  eapply Rle_trans; [|exact X]. apply Rmult_le_compat_l; [left; now apply risk1_pos|].
  assert (U := NN_upper).
  assert (Q : 4 * (c * NN h / tau) <= 16 * c / tau ^ 2 * risk1 h).
  { replace (16 * c / tau ^ 2 * risk1 h) with (4 * (c / tau) * (4 / tau * risk1 h)) by (field; lra).
    replace (4 * (c * NN h / tau)) with (4 * (c / tau) * NN h) by (field; lra).
    apply Rmult_le_compat_l; [|exact U]. apply Rmult_le_pos; [lra|]. apply Rmult_le_pos; [exact Hc | left; now apply Rinv_0_lt_compat]. }
  destruct Q as [Q|Q]; [left; apply exp_increasing; lra | right; now rewrite Q].
Qed.

Lemma step_log : c <= tau ^ 2 / (16 * risk1 h) -> ln (risk1 (gstep c h)) <= ln (risk1 h) - c / 2 * NN h ^ 2 / risk1 h /\ risk1 (gstep c h) <= risk1 h.
Proof.
  intros Hc16. assert (H := basin1 h Hh). assert (LP := risk1_pos h H).
  assert (P : 0 <= c * NN h / tau) by (apply Rmult_le_pos; [apply Rmult_le_pos; [exact Hc | apply NN0] | left; now apply Rinv_0_lt_compat]).
  assert (X := line_descent_log n B (fun p => score n h p / tau) (vel e) HB (c * NN h / tau) H2 P (fun p _ => step_abs p)).
  change (ln (GG n B (gl h e 1)) <= ln (GG n B (gl h e 0)) + G1 n B (gl h e 0) (vel e) / GG n B (gl h e 0) + 8 * (c * NN h / tau) ^ 2) in X.
  rewrite step_G1 in X. rewrite <- !gamma_at, at_0, <- gstep_at, <- (risk1_closed h H) in X.
  set (l := risk1 h) in *. assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  assert (Y : 8 * (c * NN h / tau) ^ 2 <= c / 2 * NN h ^ 2 / l).
  { replace (8 * (c * NN h / tau) ^ 2) with (c * NN h ^ 2 * (8 * (c / tau ^ 2))) by (field; lra).
    replace (c / 2 * NN h ^ 2 / l) with (c * NN h ^ 2 * (/ (2 * l))) by (field; lra).
    apply Rmult_le_compat_l; [apply Rmult_le_pos; [exact Hc | apply pow2_ge_0]|].
    apply Rmult_le_reg_r with (tau ^ 2); [exact T2|].
    replace (8 * (c / tau ^ 2) * tau ^ 2) with (8 * c) by (field; lra).
    replace (/ (2 * l) * tau ^ 2) with (8 * (tau ^ 2 / (16 * l))) by (field; lra). lra. }
  assert (Pn : 0 <= c / 2 * NN h ^ 2 / l) by (apply Rmult_le_pos; [apply Rmult_le_pos; [lra | apply pow2_ge_0] | left; now apply Rinv_0_lt_compat]).
  assert (E : - (c * NN h ^ 2) / l = - (2 * (c / 2 * NN h ^ 2 / l))) by (field; lra).
  assert (Z : ln (GG n B (gamma n tau (gstep c h))) <= ln l - c / 2 * NN h ^ 2 / l) by lra.
  assert (Gp : 0 < GG n B (gamma n tau (gstep c h))).
  { assert (X' := GG_pos n B (fun p => score n h p / tau) (vel e) HB 1 H2). change (0 < GG n B (gl h e 1)) in X'. now rewrite <- gamma_at, <- gstep_at in X'. }
  assert (Le : GG n B (gamma n tau (gstep c h)) <= l).
  { destruct (Rle_lt_dec (GG n B (gamma n tau (gstep c h))) l) as [?|F]; [assumption|]. apply ln_increasing in F; [lra | exact LP]. }
  assert (H' : 1/2 < w (gstep c h)) by (apply GG_basin; lra).
  rewrite (risk1_closed _ H'). split; assumption.
Qed.
End Step.

Let Delta := 1 - cos (2 * PI / INR n).
Notation kappa := (kappa n tau).

Lemma kappa_pos L0 : 0 < L0 < 1/2 -> 0 <= kappa L0.
Proof.
  intros H. unfold kappa. assert (X := COS_bound (2 * PI / INR n)). apply Rmult_le_pos.
  - apply Rmult_le_pos; [unfold Delta; lra | left; now apply Rinv_0_lt_compat].
  - assert (sqrt (L0 / 2) <= 1); [|lra]. rewrite <- sqrt_1. apply sqrt_le_1_alt. lra.
Qed.

Lemma NN_lower h L0 : risk1 h <= L0 -> L0 < 1/2 -> kappa L0 * risk1 h <= NN h.
Proof.
  intros HL H0. assert (H := basin1 h ltac:(lra)). assert (P := risk1_pos h H).
  assert (G := gradient_lower h H). rewrite (d13_eq h H), (d14_eq h H) in G. fold Delta in G.
  assert (U := unit_vectors n B). assert (N := NN_dot h (u1 n B) (u2 n B) U).
  assert (A := Rle_abs (- (u1 n B * D1 h + u2 n B * D2 h))). rewrite Rabs_Ropp in A.
  assert (W : 1 - sqrt (L0 / 2) <= w h).
  { assert (S : 1 - w h <= sqrt (L0 / 2)); [|lra].
    apply Rsqr_incr_0_var; [|apply sqrt_pos]. rewrite Rsqr_sqrt by lra. unfold Rsqr.
    rewrite (risk1_closed h H) in HL. unfold GG in HL. fold (w h) in HL. assert (Hn : (1 <= n)%nat) by lia.
    assert (Q := Q_le n B (gamma n tau h) HB (gamma_pos n tau Hn h) (gamma_sum n tau Hn h)). nra. }
  assert (X := COS_bound (2 * PI / INR n)).
  assert (K0 : 0 <= 2 * Delta / tau) by (apply Rmult_le_pos; [unfold Delta; lra | left; now apply Rinv_0_lt_compat]).
  apply Rle_trans with (2 * Delta / tau * w h * risk1 h); [|lra].
  apply Rmult_le_compat_r; [lra|]. unfold kappa. apply Rmult_le_compat_l; assumption.
Qed.

(** The theorem. *)
Theorem one_bit_rate : forall (eta : R) (h : nat -> head),
  0 <= eta <= tau ^ 2 / 8 -> risk1 (h 0%nat) < 1/2 -> (forall t, h (S t) = gstep eta (h t)) ->
  forall t, / (/ risk1 (h 0%nat) + 32 * eta / tau ^ 2 * INR t) <= risk1 (h t)
         <= / (/ risk1 (h 0%nat) + eta * kappa (risk1 (h 0%nat)) ^ 2 * INR t / 2).
Proof.
  intros eta h [He0 He] H0 St.
  assert (In : forall t, risk1 (h t) <= risk1 (h 0%nat)).
  { induction t as [|t IH]; [lra|]. rewrite St. eapply Rle_trans; [apply step_down; [lra | exact He0 | exact He]|].
    assert (0 <= eta / 2 * NN (h t) ^ 2) by (apply Rmult_le_pos; [lra | apply pow2_ge_0]). lra. }
  assert (Lt : forall t, risk1 (h t) < 1/2) by (intros t; specialize (In t); lra).
  assert (Ps : forall t, 0 < risk1 (h t)) by (intros t; apply risk1_pos, basin1, Lt).
  assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  assert (E8 : eta / tau ^ 2 <= / 8).
  { apply Rmult_le_reg_r with (tau ^ 2); [exact T2|]. replace (eta / tau ^ 2 * tau ^ 2) with eta by (field; lra). lra. }
  assert (E0 : 0 <= eta / tau ^ 2) by (apply Rmult_le_pos; [exact He0 | left; now apply Rinv_0_lt_compat]).
  intros t. split.
  - replace (32 * eta / tau ^ 2) with (2 * (16 * eta / tau ^ 2)) by (field; lra).
    apply (rate_lower (fun t => risk1 (h t)) (16 * eta / tau ^ 2)).
    + replace (16 * eta / tau ^ 2) with (16 * (eta / tau ^ 2)) by (field; lra). lra.
    + exact Ps.
    + intros s. replace (16 * eta / tau ^ 2) with (16 * (eta / tau ^ 2)) by (field; lra). specialize (Lt s). specialize (Ps s). nra.
    + intros s. rewrite St. apply step_not_far; [apply Lt | exact He0 | exact He].
  - apply (rate_upper (fun t => risk1 (h t)) (fun t => NN (h t))).
    + exact He0.
    + apply kappa_pos. split; [apply Ps | exact H0].
    + exact Ps.
    + intros s. rewrite St. apply step_down; [apply Lt | exact He0 | exact He].
    + intros s. apply NN_lower; [apply In | exact H0].
Qed.

(** Steps divided by the risk: the linear rate. *)
Theorem one_bit_linear : forall (eta : R) (h : nat -> head),
  0 <= eta <= tau ^ 2 / 16 -> risk1 (h 0%nat) < 1/2 -> (forall t, h (S t) = gstep (eta / risk1 (h t)) (h t)) ->
  forall t, risk1 (h t) <= risk1 (h 0%nat) * exp (- (eta * kappa (risk1 (h 0%nat)) ^ 2 * INR t / 2)).
Proof.
  intros eta h [He0 He] H0 St. set (L0 := risk1 (h 0%nat)) in *.
  assert (P0 : 0 < L0) by (apply risk1_pos, basin1, H0).
  assert (K0 := kappa_pos L0 (conj P0 H0)).
  assert (Inv : forall t, risk1 (h t) <= L0 /\ 0 < risk1 (h t) /\ ln (risk1 (h t)) <= ln L0 - eta * kappa L0 ^ 2 * INR t / 2).
  { induction t as [|t [I1 [I2 I3]]]; [fold L0; simpl; lra|]. rewrite S_INR.
    assert (Lt : risk1 (h t) < 1/2) by lra. set (l := risk1 (h t)) in *.
    assert (C0 : 0 <= eta / l) by (apply Rmult_le_pos; [exact He0 | left; now apply Rinv_0_lt_compat]).
    assert (C1 : eta / l <= tau ^ 2 / (16 * l)).
    { apply Rmult_le_reg_r with l; [exact I2|]. replace (eta / l * l) with eta by (field; lra). replace (tau ^ 2 / (16 * l) * l) with (tau ^ 2 / 16) by (field; lra). exact He. }
    destruct (step_log (h t) (eta / l) Lt C0 C1) as [A Bq]. fold l in A, Bq. rewrite St. fold l.
    assert (Lt' : risk1 (gstep (eta / l) (h t)) < 1/2) by lra.
    split; [lra | split; [apply risk1_pos, basin1, Lt'|]].
    assert (N := NN_lower (h t) L0 I1 H0). fold l in N.
    assert (Q : eta * kappa L0 ^ 2 / 2 <= eta / l / 2 * NN (h t) ^ 2 / l).
    { replace (eta / l / 2 * NN (h t) ^ 2 / l) with (eta / 2 * (NN (h t) / l) ^ 2) by (field; lra).
      replace (eta * kappa L0 ^ 2 / 2) with (eta / 2 * kappa L0 ^ 2) by field. apply Rmult_le_compat_l; [lra|].
      apply pow_incr. split; [exact K0|]. apply Rmult_le_reg_r with l; [exact I2|]. replace (NN (h t) / l * l) with (NN (h t)) by (field; lra). exact N. }
    lra. }
  intros t. destruct (Inv t) as [_ [P L]].
  rewrite <- (exp_ln (risk1 (h t))) by exact P. rewrite <- (exp_ln L0) at 1 by exact P0. rewrite <- exp_plus.
  destruct L as [L|L]; [left; apply exp_increasing; lra | right; rewrite L; f_equal; ring].
Qed.
End Main.

