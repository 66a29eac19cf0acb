(** Frozen descent: heads on the circle that are off the midpoints by a share delta keep their leading positions for T steps of
    gradient descent, exponentially many in 1/tau; meanwhile the risk is near 2 unless the leading positions are the parity set,
    and near 0 if they are. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Prop34 Rem13 Lemma15 Defined LossGradient ManyBitsRisk OutputBound AnyHeads Identification.
Open Scope R_scope.

(** Gradient descent with a constant step on the risk. *)
Definition descent_step (n k : nat) (tau b : R) (B : nat -> bool) (eta : R) (A : nat -> head) (i : nat) : head :=
  Head (a13 (A i) - eta * riskgrad13 n k tau b B A i) (a14 (A i) - eta * riskgrad14 n k tau b B A i).
Fixpoint descended (n k : nat) (tau b : R) (B : nat -> bool) (eta : R) (t : nat) (A : nat -> head) : nat -> head :=
  match t with O => A | S j => descent_step n k tau b B eta (descended n k tau b B eta j A) end.

(** Position p leads head h by at least g. *)
Definition leads (n : nat) (g : R) (h : head) (p : nat) : Prop :=
  (1 <= p <= n)%nat /\ forall q, (1 <= q <= n)%nat -> q <> p -> score n h q + g <= score n h p.

(** The weight that such a head has elsewhere, the error of the output, the bound of a coordinate of the gradient. *)
Definition stray (n : nat) (tau g : R) : R := (INR n - 1) * exp (- (g / tau)).
Definition blur (n k : nat) (tau b g : R) : R := 4 * INR k ^ 2 * stray n tau g + 4 * INR k * sqrt b.
Definition drift (n k : nat) (tau b g : R) : R := 16 * INR k * (2 + blur n k tau b g) * stray n tau g / tau.

Section Heads.
Variables (n : nat) (tau : R).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Ht : 0 < tau.

Lemma stray_pos g : 0 <= stray n tau g.
Proof. unfold stray. assert (1 <= INR n) by (apply (le_INR 1); lia). assert (E := exp_pos (- (g / tau))). nra. Qed.

Lemma rest_small g h p : leads n g h p -> 1 - gamma n tau h p <= stray n tau g.
Proof.
  intros [Hp L]. set (c := exp (- (g / tau))).
  assert (G : forall q, (1 <= q <= n)%nat -> q <> p -> gamma n tau h q <= c).
  { intros q Hq Nq. unfold gamma. assert (Z := partition_pos n tau Hn h). set (W := Sum n (fun j => exp (score n h j / tau))) in *.
    assert (E : exp (score n h q / tau) <= exp (score n h p / tau) * c).
    { unfold c. rewrite <- exp_plus. specialize (L q Hq Nq).
      assert (X : score n h q / tau <= score n h p / tau + - (g / tau)).
      { replace (score n h p / tau + - (g / tau)) with ((score n h p - g) / tau) by (field; lra).
        apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | lra]. }
      destruct X as [X|X]; [left; now apply exp_increasing | right; now rewrite X]. }
    assert (P : exp (score n h p / tau) <= W).
    { unfold W. rewrite (Sum_take n p _ Hp). assert (0 <= Sum n (fun r => if Nat.eqb r p then 0 else exp (score n h r / tau))); [|lra].
      apply Sum_nonneg. intros r _. destruct Nat.eqb; [lra | left; apply exp_pos]. }
    assert (C0 : 0 < c) by apply exp_pos.
    apply Rmult_le_reg_r with W; [exact Z|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. nra. }
  assert (E : 1 - gamma n tau h p = Sum n (fun r => if Nat.eqb r p then 0 else gamma n tau h r))
    by (rewrite <- (gamma_sum n tau Hn h), (Sum_take n p _ Hp); ring).
  rewrite E. unfold stray. fold c. replace ((INR n - 1) * c) with (Sum n (fun r => if Nat.eqb r p then 0 else c)).
  - apply Sum_le. intros r Hr. destruct (Nat.eqb_spec r p); [lra | now apply G].
  - assert (T := Sum_take n p (fun _ => c) Hp). rewrite Sum_const in T. cbv beta in T. lra.
Qed.

(** Sums weighted with the attention, centred at the leading position. *)
Lemma centred h p (w : nat -> R) M : (1 <= p <= n)%nat -> w p = 0 -> (forall q, (1 <= q <= n)%nat -> Rabs (w q) <= M) ->
  Rabs (Sum n (fun q => gamma n tau h q * w q)) <= M * (1 - gamma n tau h p).
Proof.
  intros Hp W0 WM.
  replace (1 - gamma n tau h p) with (Sum n (fun r => if Nat.eqb r p then 0 else gamma n tau h r))
    by (rewrite <- (gamma_sum n tau Hn h), (Sum_take n p (gamma n tau h) Hp); ring).
  rewrite <- Sum_scal. eapply Rle_trans; [apply Sum_abs|]. apply Sum_le. intros q Hq.
  assert (G := gamma_pos n tau Hn h q). specialize (WM q Hq). assert (A := Rabs_pos (w q)).
  destruct (Nat.eqb_spec q p) as [->|]; [rewrite W0, Rmult_0_r, Rabs_R0; lra|].
  rewrite Rabs_mult, (Rabs_pos_eq (gamma n tau h q)) by lra. nra.
Qed.

Lemma share_near x h p : (1 <= p <= n)%nat -> Rabs (share n tau x h - bit x p) <= 1 - gamma n tau h p.
Proof.
  intros Hp. replace (share n tau x h - bit x p) with (Sum n (fun q => gamma n tau h q * (bit x q - bit x p))).
  - rewrite <- (Rmult_1_l (1 - _)). apply centred; [exact Hp | ring|]. intros q _.
    assert (B1 := bit_01 x q). assert (B2 := bit_01 x p). apply Rabs_le. lra.
  - rewrite (Sum_ext n _ (fun q => bit x q * gamma n tau h q - bit x p * gamma n tau h q)) by (intros; ring).
    rewrite Sum_minus, Sum_scal, gamma_sum by exact Hn. unfold share. ring.
Qed.

Lemma cov_near x h p (v : nat -> R) : (1 <= p <= n)%nat -> (forall q, Rabs (v q) <= 1) ->
  Rabs (cov n (gamma n tau h) (bit x) v) <= 2 * (1 - gamma n tau h p).
Proof.
  intros Hp V1. set (V := Sum n (fun q => gamma n tau h q * v q)).
  assert (VV : Rabs V <= 1).
  { unfold V. eapply Rle_trans; [apply Sum_abs|]. rewrite <- (gamma_sum n tau Hn h). apply Sum_le. intros q _.
    assert (G := gamma_pos n tau Hn h q). specialize (V1 q). rewrite Rabs_mult, (Rabs_pos_eq (gamma n tau h q)) by lra. nra. }
  replace (cov n (gamma n tau h) (bit x) v) with (Sum n (fun q => gamma n tau h q * ((bit x q - bit x p) * (v q - V)))).
  - apply centred; [exact Hp | ring|]. intros q _. rewrite Rabs_mult.
    assert (B1 := bit_01 x q). assert (B2 := bit_01 x p). assert (R1 : Rabs (bit x q - bit x p) <= 1) by (apply Rabs_le; lra).
    assert (R2 : Rabs (v q - V) <= 2). { specialize (V1 q). apply Rabs_le_between in V1. apply Rabs_le_between in VV. apply Rabs_le. lra. }
    assert (P1 := Rabs_pos (bit x q - bit x p)). assert (P2 := Rabs_pos (v q - V)). nra.
  - rewrite (Sum_ext n _ (fun q => (gamma n tau h q * (bit x q * v q) - V * (gamma n tau h q * bit x q))
       - (bit x p * (gamma n tau h q * v q) - bit x p * V * gamma n tau h q))) by (intros; ring).
    rewrite !Sum_minus, !Sum_scal, gamma_sum by exact Hn. fold V. unfold cov. fold V. ring.
Qed.

Lemma u_small q : Rabs (u1 n q) <= 1 /\ Rabs (u2 n q) <= 1.
Proof.
  assert (U := unit_vectors n q). assert (A := pow2_ge_0 (u1 n q)). assert (C := pow2_ge_0 (u2 n q)). split; apply Rabs_le; nra.
Qed.

(** A head that moves by at most r in each coordinate loses at most 4r of its lead. *)
Lemma leads_moves g r h h' p : leads n g h p -> Rabs (a13 h' - a13 h) <= r -> Rabs (a14 h' - a14 h) <= r -> leads n (g - 4 * r) h' p.
Proof.
  intros [Hp L] M1 M2. split; [exact Hp|]. intros q Hq Nq. specialize (L q Hq Nq).
  destruct (u_small p) as [P1 P2], (u_small q) as [Q1 Q2].
  apply Rabs_le_between in M1, M2, P1, P2, Q1, Q2. unfold score in *.
  set (e := a13 h' - a13 h) in *. set (e' := a14 h' - a14 h) in *.
  replace (a13 h') with (a13 h + e) by (unfold e; ring). replace (a14 h') with (a14 h + e') by (unfold e'; ring).
  assert (K : forall s y, - r <= s <= r -> -2 <= y <= 2 -> s * y <= 2 * r).
  { intros s y Hs Hy. assert (0 <= r) by lra. nra. }
  assert (X1 := K e (u1 n q - u1 n p) M1 ltac:(lra)). assert (X2 := K e' (u2 n q - u2 n p) M2 ltac:(lra)). nra.
Qed.
End Heads.

Lemma count_le m P : (count m P <= m)%nat.
Proof. induction m as [|m IH]; cbn [count]; [lia|]. destruct (P (S m)); lia. Qed.
Lemma Mean_abs n F c : (forall x, Rabs (F x) <= c) -> Rabs (Mean n F) <= c.
Proof.
  intros H. apply Rabs_le. split.
  - rewrite <- (Mean_const n (- c)). apply Mean_le. intros x. specialize (H x). apply Rabs_le_between in H. lra.
  - rewrite <- (Mean_const n c). apply Mean_le. intros x. specialize (H x). apply Rabs_le_between in H. lra.
Qed.

(** The classifier is 4k-Lipschitz without smoothing too. *)
Lemma f_lip k b s t : (1 <= k)%nat -> 0 <= b -> Rabs (f k b s - f k b t) <= 4 * INR k * Rabs (s - t).
Proof.
  intros Hk [Hb| <-]; [now apply f_lipschitz|]. apply le_epsilon. intros e He.
  assert (K : 0 < INR k) by (apply lt_0_INR; lia). set (r := e / (8 * INR k)). assert (R0 : 0 < r) by (apply Rdiv_lt_0_compat; lra).
  assert (B0 : 0 < r ^ 2) by (apply pow_lt; exact R0). assert (Sq : sqrt (r ^ 2) = r) by (apply sqrt_pow2; lra).
  assert (F := f_lipschitz k (r ^ 2) Hk B0 s t).
  assert (S1 := smoothing_bound k (r ^ 2) s Hk (Rlt_le _ _ B0)). assert (S2 := smoothing_bound k (r ^ 2) t Hk (Rlt_le _ _ B0)). rewrite Sq in S1, S2.
  assert (E : 8 * INR k * r = e) by (unfold r; field; lra).
  apply Rabs_le_between in F, S1, S2. apply Rabs_le. lra.
Qed.

Section Frozen.
Variables (n k : nat) (tau b : R) (B : nat -> bool) (lead : nat -> nat).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Hk : (1 <= k)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 <= b.

(** What hard attention to the leading positions would answer. *)
Definition seen (x : nat -> bool) : nat := count k (fun i => x (lead i)).
Lemma seen_sum x : INR (seen x) = Sum k (fun i => bit x (lead i)).
Proof. unfold seen. rewrite count_sum. apply Sum_ext. intros i _. reflexivity. Qed.

Lemma blur_pos g : 0 <= blur n k tau b g.
Proof.
  unfold blur. assert (S := stray_pos n tau Hn g). assert (Q := sqrt_pos b). assert (K := pos_INR k).
  assert (0 <= INR k ^ 2) by apply pow2_ge_0. nra.
Qed.

Lemma attended_near g A x : (forall i, (1 <= i <= k)%nat -> leads n g (A i) (lead i)) ->
  Rabs (attended n k tau x A - INR (seen x)) <= INR k * stray n tau g.
Proof.
  intros L. rewrite seen_sum. unfold attended. rewrite <- Sum_minus. eapply Rle_trans; [apply Sum_abs|]. rewrite <- Sum_const. apply Sum_le.
  intros i Hi. eapply Rle_trans; [apply share_near; [exact Hn | apply (L i Hi)]|]. apply rest_small; auto.
Qed.

(** Smoothed, or so near to whole numbers that no kink is met. *)
Definition safe (g : R) : Prop := 0 < b \/ INR k * stray n tau g < 1 / 2.
Lemma slope_there g A x : safe g -> (forall i, (1 <= i <= k)%nat -> leads n g (A i) (lead i)) ->
  is_derive (f k b) (attended n k tau x A) (Derive (f k b) (attended n k tau x A)) /\ Rabs (Derive (f k b) (attended n k tau x A)) <= 4 * INR k.
Proof.
  intros Sf L. set (s := attended n k tau x A).
  assert (E : exists v, is_derive (f k b) s v /\ Rabs v <= 4 * INR k).
  { destruct (Rle_lt_or_eq_dec 0 b Hb) as [P|Z].
    - exists (f' b k s). split; [now apply f_derive | now apply slope_bound].
    - destruct Sf as [P|Sf]; [lra|]. rewrite <- Z. assert (D := attended_near g A x L). fold s in D.
      set (m := seen x) in *. assert (Hm : (m <= k)%nat) by apply count_le. exists ((-1) ^ m * (4 * INR m)). split.
      + assert (Loc : forall y : R, Rabs (y - s) < 1 / 2 - Rabs (s - INR m) -> (-1) ^ m * (1 + 4 * INR m * (y - INR m)) = f k 0 y).
        { intros y Hy. assert (T := Rabs_triang (y - s) (s - INR m)). replace (y - s + (s - INR m)) with (y - INR m) in T by ring.
          assert (W : Rabs (y - INR m) <= 1 / 2) by lra. apply Rabs_le_between in W.
          assert (Fn := f_near k m (y - INR m) Hm ltac:(lra)). replace (INR m + (y - INR m)) with y in Fn by ring. now symmetry. }
        apply (is_derive_ext_loc (fun y => (-1) ^ m * (1 + 4 * INR m * (y - INR m)))).
        * assert (R0 : 0 < 1 / 2 - Rabs (s - INR m)) by lra. exists (mkposreal _ R0). intros y Hy. apply Loc. exact Hy.
        * auto_derive; [exact I | ring].
      + rewrite Rabs_mult, <- RPow_abs. replace (Rabs (-1)) with 1 by (rewrite Rabs_left; lra). rewrite pow1, Rmult_1_l.
        assert (0 <= INR m) by apply pos_INR. assert (INR m <= INR k) by now apply le_INR. rewrite Rabs_pos_eq; lra. }
  destruct E as (v & Dv & Bv). rewrite (is_derive_unique _ _ _ Dv). now split.
Qed.

Lemma output_near g A x : (forall i, (1 <= i <= k)%nat -> leads n g (A i) (lead i)) ->
  Rabs (yhat n k tau b x A - (-1) ^ seen x) <= blur n k tau b g.
Proof.
  intros L. rewrite <- (f_parity k (seen x)) by apply count_le. unfold yhat.
  assert (D := attended_near g A x L).
  replace (f k b (attended n k tau x A) - f k 0 (INR (seen x))) with
    ((f k b (attended n k tau x A) - f k b (INR (seen x))) + (f k b (INR (seen x)) - f k 0 (INR (seen x)))) by ring.
  eapply Rle_trans; [apply Rabs_triang|].
  assert (F := f_lip k b (attended n k tau x A) (INR (seen x)) Hk Hb).
  assert (S := smoothing_bound k b (INR (seen x)) Hk Hb). unfold blur.
  assert (K : 0 <= INR k) by apply pos_INR. nra.
Qed.

Lemma sign_of m : (-1) ^ m = 1 \/ (-1) ^ m = -1.
Proof. induction m as [|m IH]; [left; reflexivity|]. destruct IH; [right|left]; simpl; lra. Qed.

Definition push (x : nat -> bool) (A : nat -> head) : R := - 2 * label n B x * Rmax 0 (1 - label n B x * yhat n k tau b x A).
Lemma risk_derive g A i : (1 <= i <= k)%nat -> safe g -> (forall i, (1 <= i <= k)%nat -> leads n g (A i) (lead i)) ->
  is_derive (fun t => risk n B (fun x => yhat n k tau b x (set13 A i t))) (a13 (A i))
    (Mean n (fun x => push x A * (cov n (gamma n tau (A i)) (bit x) (u1 n) / tau * Derive (f k b) (attended n k tau x A)))) /\
  is_derive (fun t => risk n B (fun x => yhat n k tau b x (set14 A i t))) (a14 (A i))
    (Mean n (fun x => push x A * (cov n (gamma n tau (A i)) (bit x) (u2 n) / tau * Derive (f k b) (attended n k tau x A)))).
Proof.
  intros Hi Sf L. unfold risk. split.
  - apply (is_derive_Mean n (fun x t => loss (label n B x) (yhat n k tau b x (set13 A i t)))). intros x. destruct (slope_there g A x Sf L) as [Dv _].
    assert (E : forall j, set13 A i (a13 (A i)) j = A j) by (intros j; unfold set13; destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity]).
    assert (Y : is_derive (fun t => yhat n k tau b x (set13 A i t)) (a13 (A i))
      (cov n (gamma n tau (A i)) (bit x) (u1 n) / tau * Derive (f k b) (attended n k tau x A))).
    { unfold yhat. apply (is_derive_comp (f k b) (fun t => attended n k tau x (set13 A i t))).
      - replace (attended n k tau x (set13 A i (a13 (A i)))) with (attended n k tau x A) by (apply Sum_ext; intros; now rewrite E). exact Dv.
      - apply (attended_single n k tau x A _ i); [exact Hi| |].
        + intros t j Nji. unfold set13. destruct (Nat.eqb_spec j i); [contradiction|reflexivity].
        + unfold set13. rewrite Nat.eqb_refl. now apply share_derive_a13. }
    assert (C := loss_chain (label n B x) _ _ _ Y). cbv beta in C. rewrite yhat_at13 in C. exact C.
  - apply (is_derive_Mean n (fun x t => loss (label n B x) (yhat n k tau b x (set14 A i t)))). intros x. destruct (slope_there g A x Sf L) as [Dv _].
    assert (E : forall j, set14 A i (a14 (A i)) j = A j) by (intros j; unfold set14; destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity]).
    assert (Y : is_derive (fun t => yhat n k tau b x (set14 A i t)) (a14 (A i))
      (cov n (gamma n tau (A i)) (bit x) (u2 n) / tau * Derive (f k b) (attended n k tau x A))).
    { unfold yhat. apply (is_derive_comp (f k b) (fun t => attended n k tau x (set14 A i t))).
      - replace (attended n k tau x (set14 A i (a14 (A i)))) with (attended n k tau x A) by (apply Sum_ext; intros; now rewrite E). exact Dv.
      - apply (attended_single n k tau x A _ i); [exact Hi| |].
        + intros t j Nji. unfold set14. destruct (Nat.eqb_spec j i); [contradiction|reflexivity].
        + unfold set14. rewrite Nat.eqb_refl. now apply share_derive_a14. }
    assert (C := loss_chain (label n B x) _ _ _ Y). cbv beta in C. rewrite yhat_at14 in C. exact C.
Qed.

Lemma gradient_small g A i : (1 <= i <= k)%nat -> safe g -> (forall i, (1 <= i <= k)%nat -> leads n g (A i) (lead i)) ->
  Rabs (riskgrad13 n k tau b B A i) <= drift n k tau b g /\ Rabs (riskgrad14 n k tau b B A i) <= drift n k tau b g.
Proof.
  intros Hi Sf L. assert (D0 := blur_pos g). assert (K0 : 0 < INR k) by (apply lt_0_INR; lia). assert (S0 := stray_pos n tau Hn g).
  assert (Pl : forall x, Rabs (push x A) <= 2 * (2 + blur n k tau b g)).
  { intros x. unfold push. assert (O := output_near g A x L). set (z := yhat n k tau b x A) in *.
    assert (Z : Rabs z <= 1 + blur n k tau b g) by (apply Rabs_le_between in O; apply Rabs_le; destruct (sign_of (seen x)) as [E|E]; rewrite E in O; lra).
    apply Rabs_le_between in Z. assert (Y : label n B x = 1 \/ label n B x = -1) by apply sign_of.
    assert (M1 := Rmax_l 0 (1 - label n B x * z)). assert (M2 : Rmax 0 (1 - label n B x * z) <= 2 + blur n k tau b g) by (apply Rmax_lub; [lra | destruct Y as [Y|Y]; rewrite Y; lra]).
    set (m := Rmax 0 (1 - label n B x * z)) in *. apply Rabs_le. destruct Y as [Y|Y]; rewrite Y; lra. }
  assert (Gr : forall x (C s : R), Rabs C <= 2 * stray n tau g -> Rabs s <= 4 * INR k ->
     Rabs (push x A * (C / tau * s)) <= drift n k tau b g).
  { intros x C s HC Hs. rewrite !Rabs_mult. unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ tau)) by (left; now apply Rinv_0_lt_compat).
    specialize (Pl x). assert (T0 : 0 < / tau) by now apply Rinv_0_lt_compat.
    assert (P1 := Rabs_pos (push x A)). assert (P2 := Rabs_pos C). assert (P3 := Rabs_pos s).
    assert (X : Rabs C * / tau * Rabs s <= 2 * stray n tau g * / tau * (4 * INR k)).
    { apply Rmult_le_compat; [apply Rmult_le_pos; lra | exact P3 | apply Rmult_le_compat_r; lra | exact Hs]. }
    assert (X0 : 0 <= Rabs C * / tau * Rabs s) by (apply Rmult_le_pos; [apply Rmult_le_pos; lra | exact P3]).
    apply Rle_trans with (2 * (2 + blur n k tau b g) * (2 * stray n tau g * / tau * (4 * INR k))).
    - apply Rmult_le_compat; assumption.
    - right. unfold drift. field. lra. }
  assert (Sl : forall x, Rabs (Derive (f k b) (attended n k tau x A)) <= 4 * INR k) by (intros x; apply (slope_there g A x Sf L)).
  destruct (risk_derive g A i Hi Sf L) as [R13 R14].
  assert (Rs : 1 - gamma n tau (A i) (lead i) <= stray n tau g) by (apply rest_small; auto).
  assert (Cv : forall x v, (forall q, Rabs (v q) <= 1) -> Rabs (cov n (gamma n tau (A i)) (bit x) v) <= 2 * stray n tau g).
  { intros x v V. eapply Rle_trans; [apply (cov_near n tau Hn x (A i) (lead i) v); [apply (L i Hi) | exact V]|]. lra. }
  split.
  - unfold riskgrad13. rewrite (is_derive_unique (fun t : R => risk n B (fun x => yhat n k tau b x (set13 A i t))) _ _ R13). apply Mean_abs. intros x. apply Gr; [|apply Sl]. apply Cv. intros q. apply u_small.
  - unfold riskgrad14. rewrite (is_derive_unique (fun t : R => risk n B (fun x => yhat n k tau b x (set14 A i t))) _ _ R14). apply Mean_abs. intros x. apply Gr; [|apply Sl]. apply Cv. intros q. apply u_small.
Qed.

(** For T steps every head keeps half of its lead. *)
Theorem heads_stay g eta T A : 0 <= g -> 0 <= eta -> safe (g / 2) -> (forall i, (1 <= i <= k)%nat -> leads n g (A i) (lead i)) ->
  INR T * eta * drift n k tau b (g / 2) <= g / 8 ->
  forall t, (t <= T)%nat -> forall i, (1 <= i <= k)%nat -> leads n (g / 2) (descended n k tau b B eta t A i) (lead i).
Proof.
  intros G0 E0 Sf L HT. set (M := drift n k tau b (g / 2)) in *.
  assert (M0 : 0 <= M).
  { unfold M, drift. assert (S := stray_pos n tau Hn (g / 2)). assert (D := blur_pos (g / 2)). assert (K := pos_INR k).
    apply Rmult_le_pos; [|left; now apply Rinv_0_lt_compat]. apply Rmult_le_pos; [apply Rmult_le_pos; lra | exact S]. }
  assert (St : forall t, (t <= T)%nat -> forall i, (1 <= i <= k)%nat ->
    Rabs (a13 (descended n k tau b B eta t A i) - a13 (A i)) <= INR t * eta * M /\
    Rabs (a14 (descended n k tau b B eta t A i) - a14 (A i)) <= INR t * eta * M).
  { assert (Lt : forall t, (t <= T)%nat -> (forall i, (1 <= i <= k)%nat ->
      Rabs (a13 (descended n k tau b B eta t A i) - a13 (A i)) <= INR t * eta * M /\
      Rabs (a14 (descended n k tau b B eta t A i) - a14 (A i)) <= INR t * eta * M) ->
      forall i, (1 <= i <= k)%nat -> leads n (g / 2) (descended n k tau b B eta t A i) (lead i)).
    { intros t Ht' H i Hi. destruct (H i Hi) as [H1 H2].
      assert (Tt : INR t * eta * M <= g / 8).
      { eapply Rle_trans; [|exact HT]. assert (INR t <= INR T) by now apply le_INR. rewrite !Rmult_assoc. apply Rmult_le_compat_r; nra. }
      replace (g / 2) with (g - 4 * (g / 8)) by field. apply (leads_moves n _ _ (A i)); [now apply L | lra | lra]. }
    induction t as [|t IH]; intros Ht' i Hi.
    - cbn [descended]. rewrite !Rminus_eq_0, Rabs_R0. simpl. lra.
    - specialize (IH ltac:(lia)). destruct (IH i Hi) as [I1 I2].
      destruct (gradient_small (g / 2) _ i Hi Sf (Lt t ltac:(lia) IH)) as [Q1 Q2]. fold M in Q1, Q2.
      cbn [descended]. unfold descent_step at 1 2. cbn [a13 a14]. rewrite S_INR.
      set (X := descended n k tau b B eta t A) in *.
      assert (W : forall a c r, Rabs (a - c) <= INR t * eta * M -> Rabs r <= M -> Rabs (a - eta * r - c) <= (INR t + 1) * eta * M).
      { intros a c r Ha Hr. apply Rabs_le_between in Ha, Hr. apply Rabs_le. nra. }
      split; now apply W. }
  intros t Ht' i Hi. destruct (St t Ht' i Hi) as [H1 H2].
  assert (Tt : INR t * eta * M <= g / 8).
  { eapply Rle_trans; [|exact HT]. assert (INR t <= INR T) by now apply le_INR. rewrite !Rmult_assoc. apply Rmult_le_compat_r; nra. }
  replace (g / 2) with (g - 4 * (g / 8)) by field. apply (leads_moves n _ _ (A i)); [now apply L | lra | lra].
Qed.

(** Unlucky: a position of the set that no head leads at. *)
Theorem unlucky_risk g A p : (forall i, (1 <= i <= k)%nat -> leads n g (A i) (lead i)) -> (1 <= p <= n)%nat -> B p = true ->
  (forall i, (1 <= i <= k)%nat -> lead i <> p) -> Rmax 0 (2 - blur n k tau b g) ^ 2 / 2 <= risk n B (fun x => yhat n k tau b x A).
Proof.
  intros L Hp Bp No. set (D := blur n k tau b g). set (h := fun x => yhat n k tau b x A).
  assert (Se : forall x, seen (flip x p) = seen x).
  { intros x. unfold seen. assert (C : forall m, (m <= k)%nat -> count m (fun i => flip x p (lead i)) = count m (fun i => x (lead i))); [|now apply C].
    induction m as [|m IH]; intros Hm; cbn [count]; [reflexivity|]. rewrite IH by lia. now rewrite flip_other by (apply No; lia). }
  assert (Lf : forall x, label n B (flip x p) = - label n B x) by (intros x; now apply label_flips).
  assert (Pt : forall x, Rmax 0 (2 - D) ^ 2 <= loss (label n B x) (h x) + loss (label n B (flip x p)) (h (flip x p))).
  { intros x. rewrite Lf. assert (O := output_near g A x L). assert (O' := output_near g A (flip x p) L). rewrite Se in O'. fold D in O, O'.
    apply Rabs_le_between in O, O'. unfold loss, h. set (z := yhat n k tau b x A) in *. set (z' := yhat n k tau b (flip x p) A) in *.
    assert (Mono : forall s, 2 - D <= s -> Rmax 0 (2 - D) ^ 2 <= Rmax 0 s ^ 2).
    { intros s Hs. apply pow_incr. split; [apply Rmax_l|]. apply Rmax_lub; [apply Rmax_l|]. eapply Rle_trans; [exact Hs | apply Rmax_r]. }
    assert (Q1 := pow2_ge_0 (Rmax 0 (1 - label n B x * z))). assert (Q2 := pow2_ge_0 (Rmax 0 (1 - - label n B x * z'))).
    assert (Y : label n B x = 1 \/ label n B x = -1) by apply sign_of.
    destruct (sign_of (seen x)) as [V|V], Y as [Y|Y]; rewrite V in O, O'; rewrite Y in *.
    - assert (X := Mono (1 - - (1) * z') ltac:(lra)). lra.
    - assert (X := Mono (1 - -1 * z) ltac:(lra)). lra.
    - assert (X := Mono (1 - 1 * z) ltac:(lra)). lra.
    - assert (X := Mono (1 - - -1 * z') ltac:(lra)). lra. }
  assert (R2 : Mean n (fun x => loss (label n B x) (h x) + loss (label n B (flip x p)) (h (flip x p))) = 2 * risk n B h).
  { rewrite Mean_plus, (Mean_flip n p (fun x => loss (label n B x) (h x)) Hp). unfold risk. ring. }
  assert (G := Mean_le n _ _ Pt). rewrite R2, Mean_const in G. fold D. fold h. lra.
Qed.

(** Lucky: the heads lead at the positions of the set, one each. *)
Theorem lucky_risk g A : (forall i, (1 <= i <= k)%nat -> leads n g (A i) (lead i)) ->
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> lead i = lead j -> i = j) ->
  (forall p, (1 <= p <= n)%nat -> B p = bits k lead p) -> risk n B (fun x => yhat n k tau b x A) <= blur n k tau b g ^ 2.
Proof.
  intros L Inj EB. set (D := blur n k tau b g). rewrite <- (Mean_const n (D ^ 2)). unfold risk. apply Mean_le. intros x.
  assert (Lb : label n B x = (-1) ^ seen x).
  { unfold label. f_equal. apply INR_eq. rewrite seen_sum, <- (ones_bits n k lead x); [|intros i Hi; apply (L i Hi) | exact Inj].
    f_equal. unfold ones. assert (C : forall m, (m <= n)%nat -> count m (fun p => B p && x p) = count m (fun p => bits k lead p && x p)); [|now apply C].
    induction m as [|m IH]; intros Hm; cbn [count]; [reflexivity|]. rewrite IH by lia. now rewrite EB by lia. }
  assert (O := output_near g A x L). fold D in O. rewrite <- Lb in O. assert (D0 := blur_pos g). fold D in D0.
  apply Rabs_le_between in O. unfold loss. apply pow_incr. split; [apply Rmax_l|]. apply Rmax_lub; [exact D0|].
  destruct (sign_of (ones n B x)) as [V|V]; fold (label n B x) in V; rewrite V in *; lra.
Qed.
End Frozen.

(** * The circle *)
Lemma sin_middle a t : 0 <= a <= PI / 2 -> a <= t <= PI - a -> sin a <= sin t.
Proof.
  intros Ha Ht. destruct (Rle_dec t (PI / 2)) as [H|H].
  - apply sin_incr_1; lra.
  - rewrite <- (sin_PI_x t). apply sin_incr_1; lra.
Qed.

Definition margin (n : nat) (delta : R) : R := 2 * sin (PI / INR n) * sin (delta * PI / INR n).

Lemma unit_leads n p d delta : (2 <= n)%nat -> (1 <= p <= n)%nat -> 0 <= delta <= 1 -> Rabs d <= (1 - delta) * PI / INR n ->
  leads n (margin n delta) (unit_head n p d) p.
Proof.
  intros Hn Hp Hd Hdd. split; [exact Hp|]. intros q Hq Nq.
  assert (N0 : 2 <= INR n) by (apply (le_INR 2); lia). assert (P := PI_RGT_0).
  assert (Sc : forall r, score n (unit_head n p d) r = cos (2 * PI * INR p / INR n + d - 2 * PI * INR r / INR n)).
  { intros r. unfold score, unit_head, u1, u2. cbn [a13 a14]. rewrite cos_minus. ring. }
  rewrite !Sc. replace (2 * PI * INR p / INR n + d - 2 * PI * INR p / INR n) with d by ring.
  set (w := PI / INR n). assert (W0 : 0 < w) by (apply Rdiv_lt_0_compat; lra).
  assert (W2 : w <= PI / 2). { unfold w. apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra. }
  assert (Wn : INR n * w = PI) by (unfold w; field; lra).
  replace (2 * PI * INR p / INR n + d - 2 * PI * INR q / INR n) with (2 * ((INR p - INR q) * w) + d) by (unfold w; field; lra).
  replace ((1 - delta) * PI / INR n) with ((1 - delta) * w) in Hdd by (unfold w; field; lra). apply Rabs_le_between in Hdd.
  unfold margin. fold w. replace (delta * PI / INR n) with (delta * w) by (unfold w; field; lra).
  assert (Key : forall m e, 1 <= m -> m <= INR n - 1 -> - ((1 - delta) * w) <= e <= (1 - delta) * w ->
    sin w * sin (delta * w) <= sin (m * w) * sin (m * w + e)).
  { intros m e M1 M2 He. assert (D1 : 0 <= delta * w <= PI / 2) by nra.
    assert (A1 : sin w <= sin (m * w)) by (apply sin_middle; nra).
    assert (A2 : sin (delta * w) <= sin (m * w + e)) by (apply sin_middle; [exact D1 | nra]).
    assert (B1 : 0 <= sin w) by (apply sin_ge_0; lra). assert (B2 : 0 <= sin (delta * w)) by (apply sin_ge_0; lra).
    apply Rmult_le_compat; assumption. }
  assert (F : cos d - cos (2 * ((INR p - INR q) * w) + d) = 2 * (sin ((INR p - INR q) * w) * sin ((INR p - INR q) * w + d))).
  { rewrite form2. replace ((d - (2 * ((INR p - INR q) * w) + d)) / 2) with (- ((INR p - INR q) * w)) by field.
    replace ((d + (2 * ((INR p - INR q) * w) + d)) / 2) with ((INR p - INR q) * w + d) by field. rewrite sin_neg. ring. }
  assert (G : sin w * sin (delta * w) <= sin ((INR p - INR q) * w) * sin ((INR p - INR q) * w + d)); [|lra].
  destruct (Nat.lt_total q p) as [Lt|[E|Gt]]; [|contradiction|].
  - apply Key; [|assert (INR p <= INR n) by (apply le_INR; lia); assert (1 <= INR q) by (apply (le_INR 1); lia); lra | lra].
    assert (INR (S q) <= INR p) by (apply le_INR; lia). rewrite S_INR in *. lra.
  - replace (sin ((INR p - INR q) * w) * sin ((INR p - INR q) * w + d)) with (sin ((INR q - INR p) * w) * sin ((INR q - INR p) * w + - d)).
    + apply Key; [|assert (INR q <= INR n) by (apply le_INR; lia); assert (1 <= INR p) by (apply (le_INR 1); lia); lra | lra].
      assert (INR (S p) <= INR q) by (apply le_INR; lia). rewrite S_INR in *. lra.
    + replace ((INR q - INR p) * w + - d) with (- ((INR p - INR q) * w + d)) by ring.
      replace ((INR q - INR p) * w) with (- ((INR p - INR q) * w)) by ring. rewrite !sin_neg. ring.
Qed.

Lemma margin_nonneg n delta : (2 <= n)%nat -> 0 <= delta <= 1 -> 0 <= margin n delta.
Proof.
  intros Hn Hd. unfold margin. assert (P := PI_RGT_0). assert (N0 : 2 <= INR n) by (apply (le_INR 2); lia).
  assert (W : 0 < PI / INR n <= PI / 2).
  { split; [apply Rdiv_lt_0_compat; lra|]. apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra. }
  replace (delta * PI / INR n) with (delta * (PI / INR n)) by (field; lra).
  apply Rmult_le_pos; [apply Rmult_le_pos; [lra|]|]; apply sin_ge_0; nra.
Qed.
