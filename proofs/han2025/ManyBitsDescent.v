(** Gradient descent in the basin of k bits without neighbours. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 Lemma15 Norms OneBitRisk OneBitLine Recursions OneBitDescent OneBitDefined.
From Parity Require Import ManyBitsRisk ManyBitsShape ManyBitsLower ManyBitsSmooth ManyBitsBasin.
Open Scope R_scope.

(** A fall by at most c L^2 a step keeps the rate 1/t. *)
Lemma rate_lower_square (L : nat -> R) (c : R) : 0 <= c -> (forall t, 0 < L t) -> (forall t, c * L t <= 1/2) ->
  (forall t, L t - c * L t ^ 2 <= L (S t)) -> forall t, / (/ L 0%nat + 2 * c * INR t) <= L t.
Proof.
  intros Hc Pos Sm Des.
  assert (Inv : forall t, / L t <= / L 0%nat + 2 * c * INR t).
  { induction t as [|t IH]; [simpl; lra|]. rewrite S_INR. assert (P := Pos t). assert (P' := Pos (S t)). specialize (Des t). specialize (Sm t).
    set (l := L t) in *. set (l' := L (S t)) in *. assert (C0 : 0 <= c * l) by (apply Rmult_le_pos; lra).
    assert (K : / l' <= / l + 2 * c).
    { apply Rmult_le_reg_r with (l * l'); [now apply Rmult_lt_0_compat|].
      replace (/ l' * (l * l')) with l by (field; lra). replace ((/ l + 2 * c) * (l * l')) with (l' * (1 + 2 * (c * l))) by (field; lra).
      assert (Q : (l - c * l ^ 2) * (1 + 2 * (c * l)) <= l' * (1 + 2 * (c * l))) by (apply Rmult_le_compat_r; lra).
      replace ((l - c * l ^ 2) * (1 + 2 * (c * l))) with (l + l * (c * l) * (1 - 2 * (c * l))) in Q by ring.
      assert (0 <= l * (c * l) * (1 - 2 * (c * l))) by (apply Rmult_le_pos; [apply Rmult_le_pos; lra | lra]). lra. }
    lra. }
  intros t. rewrite <- (Rinv_inv (L t)). apply Rinv_le_contravar; [apply Rinv_0_lt_compat, Pos | apply Inv].
Qed.

Section Descent.
Variables (n k : nat) (tau : R) (b : nat -> nat).
Hypothesis Hr : forall i, (1 <= i <= k)%nat -> (1 <= b i <= n)%nat.
Hypothesis Hi : forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> b i = b j -> i = j.
Hypothesis Ha : forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> b j <> pos n (b i) 1.
Hypothesis H2 : (2 <= k)%nat.
Hypothesis Ht : 0 < tau.
Let Delta := 1 - cos (2 * PI / INR n).
Notation T := (missed n k tau b).
Notation s := (hits k b).
Notation F := (FF n k tau b).
Notation slack := (slack n k tau b).
Notation D1 := (D1 n k tau b).
Notation D2 := (D2 n k tau b).
Notation DF := (DF n k tau b).
Let G A := norm2 k (D1 A) (D2 A).

Lemma four : (4 <= n)%nat.
Proof.
  assert (R1 := Hr 1 ltac:(lia)). assert (R2 := Hr 2 ltac:(lia)). assert (A1 := Ha 1 2 ltac:(lia) ltac:(lia)). assert (A2 := Ha 2 1 ltac:(lia) ltac:(lia)).
  assert (N : b 1%nat <> b 2%nat) by (intros E; assert (X := Hi 1 2 ltac:(lia) ltac:(lia) E); lia).
  unfold pos in *. destruct (Nat.leb_spec (b 1%nat + 1) n), (Nat.leb_spec (b 2%nat + 1) n); lia.
Qed.
Let Hn : (1 <= n)%nat. Proof. assert (X := four). lia. Qed.

Lemma near_out i j : (1 <= i <= k)%nat -> j = 1%nat \/ j = (n - 1)%nat -> forall i', (1 <= i' <= k)%nat -> b i' <> pos n (b i) j.
Proof.
  assert (N4 := four). intros Hik [->| ->] i' Hik'; [now apply Ha|]. assert (A := Ha i' i Hik' Hik). assert (R := Hr i Hik). assert (R' := Hr i' Hik').
  unfold pos in *. destruct (Nat.leb_spec (b i' + 1) n), (Nat.leb_spec (b i + (n - 1)) n); lia.
Qed.

Section Point.
Variable A : nat -> head.
Hypothesis Hs : slack A <= 1/2.
Hypothesis Hl : F A < basin_level n k ^ 2.
Let f := F A.
Let q := sqrt f.
Let K := INR k.
Let Nn := INR n.
Let K2 : 2 <= K. Proof. apply (le_INR 2), H2. Qed.
Let N4 : 4 <= Nn. Proof. assert (X := four). apply (le_INR 4) in X. unfold Nn. simpl in X. lra. Qed.
Let eps i := 1 - gamma n tau (A i) (b i).

Lemma eps_0 i : (1 <= i <= k)%nat -> 0 <= eps i.
Proof. intros Hik. apply (eps_range n (b i) tau (A i) four (Hr i Hik)). Qed.
Lemma half i : (1 <= i <= k)%nat -> 1/2 <= gamma n tau (A i) (b i).
Proof.
  intros Hik. assert (X : eps i <= slack A).
  { rewrite <- (Sum_single k i eps Hik). apply Sum_le. intros j Hj. destruct (Nat.eqb_spec j i); [unfold eps; lra | now apply eps_0]. }
  unfold eps in X. lra.
Qed.

Lemma near_root i j : (1 <= i <= k)%nat -> j = 1%nat \/ j = (n - 1)%nat -> gamma n tau (A i) (pos n (b i) j) <= q.
Proof.
  intros Hik Hj. assert (X4 := four). destruct (pos_in n (b i) j (Hr i Hik) ltac:(lia)) as [R _].
  assert (O := outside n k tau b Hr Hi H2 A (pos n (b i) j) R (near_out i j Hik Hj)). fold f in O.
  set (c := Sum k (fun i0 => gamma n tau (A i0) (pos n (b i) j))) in *.
  assert (C : gamma n tau (A i) (pos n (b i) j) <= c).
  { unfold c. rewrite <- (Sum_single k i (fun i0 => gamma n tau (A i0) (pos n (b i) j)) Hik). apply Sum_le. intros l _.
    destruct (Nat.eqb_spec l i); [lra | left; apply gamma_pos, Hn]. }
  assert (C0 : 0 < c) by (assert (P := gamma_pos n tau Hn (A i) (pos n (b i) j)); lra).
  eapply Rle_trans; [exact C|]. unfold q. rewrite <- (sqrt_pow2 c) by lra. apply sqrt_le_1_alt, O.
Qed.

Lemma f_pos : 0 < f.
Proof.
  assert (X4 := four). destruct (pos_in n (b 1%nat) 1 (Hr 1 ltac:(lia)) ltac:(lia)) as [R _].
  assert (O := outside n k tau b Hr Hi H2 A _ R (near_out 1 1 ltac:(lia) (or_introl eq_refl))). fold f in O.
  assert (P : 0 < Sum k (fun i => gamma n tau (A i) (pos n (b 1%nat) 1))) by (apply Sum_pos; [lia | intros; apply gamma_pos, Hn]). nra.
Qed.
Lemma q_sq : q * q = f. Proof. apply sqrt_sqrt. left. exact f_pos. Qed.
Lemma q_pos : 0 < q. Proof. apply sqrt_lt_R0, f_pos. Qed.
Lemma Delta_pos : 0 < Delta <= 2.
Proof. assert (X := four). split; [apply gap_pos; lia|]. assert (C := COS_bound (2 * PI / INR n)). unfold Delta. lra. Qed.
Lemma denominator : 0 < 8 * K ^ 2 * (18 + 4 * Nn).
Proof. assert (0 < K ^ 2) by (apply pow_lt; lra). apply Rmult_lt_0_compat; lra. Qed.
Lemma q_level : q * (8 * K ^ 2 * (18 + 4 * Nn)) < Delta.
Proof.
  assert (DD := Delta_pos). assert (DN := denominator). assert (Q := q_sq). assert (Q0 := q_pos).
  assert (L0 : 0 < basin_level n k) by (apply Rdiv_lt_0_compat; [apply DD | exact DN]).
  assert (QL : q < basin_level n k).
  { destruct (Rlt_le_dec q (basin_level n k)) as [?|C]; [assumption|exfalso]. assert (HL := Hl). fold f in HL. rewrite <- Q in HL. nra. }
  apply Rmult_lt_compat_r with (r := 8 * K ^ 2 * (18 + 4 * Nn)) in QL; [|exact DN].
  unfold basin_level in QL. fold Delta in QL. fold K Nn in QL. replace (Delta / (8 * K ^ 2 * (18 + 4 * Nn)) * (8 * K ^ 2 * (18 + 4 * Nn))) with Delta in QL by (field; lra). exact QL.
Qed.
(** All the smallness that is used: z = K^2 q has z (18 + 4n) < 1/4. *)
Lemma small : K ^ 2 * q * (18 + 4 * Nn) < 1/4.
Proof. assert (X := q_level). assert (DD := Delta_pos). nra. Qed.
Lemma small_q : q < 1/544 /\ 2 * Nn * q <= 1 /\ K * q < 1/200.
Proof.
  assert (S := small). assert (Q0 := q_pos). assert (KQ : 2 * K <= K ^ 2) by nra. assert (K4 : 4 <= K ^ 2) by nra.
  set (z := K ^ 2 * q) in *. assert (Z0 : 4 * q <= z) by (unfold z; nra). assert (Z1 : 2 * (K * q) <= z) by (unfold z; nra).
  assert (Z2 : z * 34 < 1/4) by nra. assert (Z3 : 4 * q * (4 * Nn) <= z * (18 + 4 * Nn)) by nra. repeat split; nra.
Qed.

Lemma eps_3q i : (1 <= i <= k)%nat -> eps i <= 3 * q.
Proof.
  intros Hik. assert (X := eps_small n (b i) tau (A i) four (Hr i Hik) Ht q f (half i Hik)
    (conj (near_root i 1 Hik (or_introl eq_refl)) (near_root i (n - 1) Hik (or_intror eq_refl))) (Req_le _ _ q_sq)).
  cbv zeta in X. fold (eps i) in X. fold Nn in X. rewrite <- q_sq in X. destruct small_q as (_ & S & _). assert (Q0 := q_pos). nra.
Qed.

(** Moments of the input. *)
Lemma first_moment : Mean n (fun x => s x ^ 2 * Rmax 0 (T A x)) <= K * (q / 4).
Proof.
  apply Rle_trans with (K * Mean n (fun x => s x * Rmax 0 (T A x))).
  - rewrite <- Mean_scal. apply Mean_le. intros x. assert (H := hits_range k b x). assert (M := Rmax_l 0 (T A x)). fold K in H.
    replace (s x ^ 2 * Rmax 0 (T A x)) with (s x * (s x * Rmax 0 (T A x))) by ring. apply Rmult_le_compat_r; [apply Rmult_le_pos; lra | lra].
  - apply Rmult_le_compat_l; [lra|]. assert (Q0 := q_pos).
    apply Rsqr_incr_0_var; [|lra]. rewrite !Rsqr_pow2. eapply Rle_trans; [apply Mean_square_le|].
    rewrite (Mean_ext n _ (fun x => s x ^ 2 * Rmax 0 (T A x) ^ 2)) by (intros; ring).
    assert (E : f = 16 * Mean n (fun x => s x ^ 2 * Rmax 0 (T A x) ^ 2)) by reflexivity. rewrite <- q_sq in E. nra.
Qed.

(** A bounded factor under the mean. *)
Lemma weighted (H : (nat -> bool) -> R) c : 0 <= c -> (forall x, Rabs (H x) <= c) -> Rabs (Mean n (fun x => s x ^ 2 * (Rmax 0 (T A x) * H x))) <= c * (K * (q / 4)).
Proof.
  intros Hc HH. apply Rle_trans with (c * Mean n (fun x => s x ^ 2 * Rmax 0 (T A x))); [|apply Rmult_le_compat_l; [exact Hc | exact first_moment]].
  rewrite <- Mean_scal.
  assert (W : forall x, - (c * (s x ^ 2 * Rmax 0 (T A x))) <= s x ^ 2 * (Rmax 0 (T A x) * H x) <= c * (s x ^ 2 * Rmax 0 (T A x))).
  { intros x. specialize (HH x). apply Rabs_le_between in HH.
    assert (P : 0 <= s x ^ 2 * Rmax 0 (T A x)) by (apply Rmult_le_pos; [apply pow2_ge_0 | apply Rmax_l]). split; nra. }
  apply Rabs_le. split.
  - replace (- Mean n (fun x => c * (s x ^ 2 * Rmax 0 (T A x)))) with (Mean n (fun x => -1 * (c * (s x ^ 2 * Rmax 0 (T A x))))) by (rewrite Mean_scal; ring).
    apply Mean_le. intros x. specialize (W x). lra.
  - apply Mean_le. intros x. apply W.
Qed.

(** The gradient is at most 48 k^(3/2) f / tau, and at least Delta f / (tau sqrt k). *)
Lemma turn_small e1 e2 x : Rabs (turn n k tau A e1 e2 x) <= 6 * q * (sqrt K * norm2 k e1 e2) / tau.
Proof.
  unfold turn, Rdiv. rewrite Rabs_mult, (Rabs_right (/ tau)) by (left; now apply Rinv_0_lt_compat).
  apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|]. assert (Q0 := q_pos).
  eapply Rle_trans; [apply Sum_abs|]. apply Rle_trans with (6 * q * Sum k (fun i => sqrt (e1 i ^ 2 + e2 i ^ 2))).
  - rewrite <- Sum_scal. apply Sum_le. intros i Hik. set (r := sqrt (e1 i ^ 2 + e2 i ^ 2)).
    assert (R2 : r * r = e1 i ^ 2 + e2 i ^ 2) by (apply sqrt_sqrt, sum_sq_ge_0). assert (R0 : 0 <= r) by apply sqrt_pos.
    assert (X := cov_small n (b i) tau (A i) four (Hr i Hik) x (fun p => e1 i * u1 n p + e2 i * u2 n p) r R0).
    cbv zeta in X. fold (eps i) in X. eapply Rle_trans; [apply X|].
    + intros p _. assert (U := unit_vectors n p). apply Rsqr_incr_0_var; [|exact R0]. rewrite <- Rsqr_abs. unfold Rsqr. rewrite R2.
      assert (0 <= (e1 i * u2 n p - e2 i * u1 n p) ^ 2) by apply pow2_ge_0. nra.
    + assert (E := eps_3q i Hik). nra.
  - apply Rmult_le_compat_l; [lra|]. unfold norm2. rewrite <- sqrt_mult_alt by (unfold K; apply pos_INR).
    rewrite <- (sqrt_pow2 (Sum k _)) at 1 by (apply Sum_nonneg; intros; apply sqrt_pos).
    apply sqrt_le_1_alt. eapply Rle_trans; [apply Sum_square|]. apply Rmult_le_compat_l; [apply pos_INR|]. right. apply Sum_ext.
    intros i _. rewrite <- Rsqr_pow2, Rsqr_sqrt; [reflexivity | apply sum_sq_ge_0].
Qed.

Lemma G_sq : DF A (D1 A) (D2 A) = G A ^ 2.
Proof. rewrite DF_is by assumption. unfold G. rewrite norm2_sq. apply Sum_ext. intros; ring. Qed.

Lemma G_upper : G A <= 48 * (K * sqrt K) * f / tau.
Proof.
  assert (G0 : 0 <= G A) by apply norm2_pos. assert (Q0 := q_pos). assert (S0 := sqrt_pos K). assert (TI := Rinv_0_lt_compat tau Ht).
  set (c := 6 * q * (sqrt K * G A) / tau).
  assert (C0 : 0 <= c) by (unfold c; apply Rmult_le_pos; [apply Rmult_le_pos; [lra | apply Rmult_le_pos; lra] | lra]).
  assert (W := weighted (turn n k tau A (D1 A) (D2 A)) c C0 (fun x => turn_small (D1 A) (D2 A) x)).
  assert (E := G_sq). unfold ManyBitsSmooth.DF in E. set (m := Mean n _) in *. apply Rabs_le_between in W.
  assert (X : G A ^ 2 <= 32 * (c * (K * (q / 4)))) by lra.
  replace (32 * (c * (K * (q / 4)))) with (G A * (48 * (K * sqrt K) * (q * q) / tau)) in X by (unfold c; field; lra). rewrite q_sq in X.
  destruct G0 as [G0|G0]; [|rewrite <- G0; apply Rmult_le_pos; [|lra]; assert (FP := f_pos); apply Rmult_le_pos; [|lra]; assert (0 <= K * sqrt K) by (apply Rmult_le_pos; lra); lra].
  apply Rmult_le_reg_l with (G A); [exact G0|]. replace (G A * G A) with (G A ^ 2) by ring. exact X.
Qed.

Let e1 i := u1 n (b i).
Let e2 i := u2 n (b i).
Lemma e_norm : norm2 k e1 e2 = sqrt K.
Proof. unfold norm2. f_equal. rewrite (Sum_ext k _ (fun _ => 1)) by (intros; apply unit_vectors). rewrite Sum_const. unfold K. ring. Qed.

Lemma turn_aligned x : Rabs (Delta * T A x - tau * turn n k tau A e1 e2 x) <= K * (18 + 4 * Nn) * f.
Proof.
  assert (Q0 := q_pos).
  replace (Delta * T A x - tau * turn n k tau A e1 e2 x) with
    (Sum k (fun i => Delta * (bit x (b i) - share n tau x (A i)) - cov n (gamma n tau (A i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p))).
  2: { unfold turn, missed, hits, attended. rewrite Sum_minus, Sum_scal, Sum_minus. field. lra. }
  eapply Rle_trans; [apply Sum_abs|]. replace (K * (18 + 4 * Nn) * f) with (Sum k (fun _ => (18 + 4 * Nn) * f)) by (rewrite Sum_const; unfold K; ring).
  apply Sum_le. intros i Hik.
  assert (X := cov_aligned n (b i) tau (A i) four (Hr i Hik) Ht q f (half i Hik)
    (conj (near_root i 1 Hik (or_introl eq_refl)) (near_root i (n - 1) Hik (or_intror eq_refl))) (Req_le _ _ q_sq) x).
  cbv zeta in X. eapply Rle_trans; [exact X|]. fold (eps i) Nn. assert (E3 := eps_3q i Hik). assert (E0 := eps_0 i Hik). rewrite <- q_sq. nra.
Qed.

Lemma G_lower : Delta / (tau * sqrt K) * f <= G A.
Proof.
  assert (Q0 := q_pos). assert (FP := f_pos). assert (TI := Rinv_0_lt_compat tau Ht). assert (DD := Delta_pos).
  assert (S0 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  set (C := K * (18 + 4 * Nn) * f).
  assert (C0 : 0 <= C) by (unfold C; apply Rmult_le_pos; [apply Rmult_le_pos; lra | lra]).
  assert (W := weighted (fun x => Delta * T A x - tau * turn n k tau A e1 e2 x) C C0 turn_aligned).
  apply Rabs_le_between in W.
  assert (E : Mean n (fun x => s x ^ 2 * (Rmax 0 (T A x) * (Delta * T A x - tau * turn n k tau A e1 e2 x))) = Delta * f / 16 + tau * DF A e1 e2 / 32).
  { unfold f, FF, ManyBitsSmooth.DF. set (m1 := Mean n (fun x => s x ^ 2 * Rmax 0 (T A x) ^ 2)). set (m2 := Mean n (fun x => s x ^ 2 * (Rmax 0 (T A x) * turn n k tau A e1 e2 x))).
    replace (Delta * (16 * m1) / 16 + tau * (-32 * m2) / 32) with (Delta * m1 + - tau * m2) by field. unfold m1, m2. rewrite <- !Mean_scal, <- Mean_plus.
    apply Mean_ext. intros x. unfold Rmax. destruct (Rle_dec 0 (T A x)); ring. }
  rewrite E in W.
  assert (B : 8 * K * q * C <= Delta * f).
  { unfold C. assert (QL := q_level). replace (8 * K * q * (K * (18 + 4 * Nn) * f)) with (q * (8 * K ^ 2 * (18 + 4 * Nn)) * f) by ring.
    apply Rmult_le_compat_r; lra. }
  assert (X : Delta * f <= - (tau * DF A e1 e2)) by nra.
  assert (Y : - DF A e1 e2 <= sqrt K * G A).
  { rewrite DF_is by assumption. eapply Rle_trans; [apply Rle_abs|]. rewrite Rabs_Ropp. eapply Rle_trans; [apply norm2_cs|]. rewrite e_norm. fold (G A). lra. }
  apply Rmult_le_reg_r with (tau * sqrt K); [now apply Rmult_lt_0_compat|].
  replace (Delta / (tau * sqrt K) * f * (tau * sqrt K)) with (Delta * f) by (field; split; lra). nra.
Qed.

Lemma slack_small : slack A <= 3 * (K * q).
Proof. replace (3 * (K * q)) with (Sum k (fun _ => 3 * q)) by (rewrite Sum_const; unfold K; ring). apply Sum_le. intros i Hik. now apply eps_3q. Qed.

(** One step. *)
Variable eta : R.
Hypothesis He : 0 <= eta <= tau ^ 2 / (24 * K ^ 3).
Let A' := move A (fun i => - eta * D1 A i) (fun i => - eta * D2 A i) 1.

Lemma step_size : eta * G A <= 2 * tau * f.
Proof.
  assert (U := G_upper). assert (FP := f_pos). assert (S0 : 0 < sqrt K) by (apply sqrt_lt_R0; lra). assert (SS := sqrt_sqrt K ltac:(lra)).
  assert (SK : sqrt K <= K) by (destruct (Rle_lt_dec (sqrt K) K); [assumption | exfalso; nra]).
  apply Rle_trans with (tau ^ 2 / (24 * K ^ 3) * (48 * (K * sqrt K) * f / tau)); [apply Rmult_le_compat; [lra | apply norm2_pos | lra | exact U]|].
  replace (tau ^ 2 / (24 * K ^ 3) * (48 * (K * sqrt K) * f / tau)) with (2 * tau * f * (sqrt K / K ^ 2)) by (field; lra).
  rewrite <- (Rmult_1_r (2 * tau * f)) at 2. apply Rmult_le_compat_l; [apply Rmult_le_pos; lra|].
  apply Rmult_le_reg_r with (K ^ 2); [apply pow_lt; lra|]. replace (sqrt K / K ^ 2 * K ^ 2) with (sqrt K) by (field; lra). nra.
Qed.

Lemma step_norm : norm2 k (fun i => - eta * D1 A i) (fun i => - eta * D2 A i) = eta * G A.
Proof. rewrite norm2_scal, Rabs_Ropp, Rabs_right by lra. reflexivity. Qed.
Lemma step_slope : DF A (fun i => - eta * D1 A i) (fun i => - eta * D2 A i) = - (eta * G A ^ 2).
Proof.
  rewrite DF_is by assumption. unfold G. rewrite norm2_sq.
  replace (- (eta * Sum k (fun i => D1 A i ^ 2 + D2 A i ^ 2))) with (- eta * Sum k (fun i => D1 A i ^ 2 + D2 A i ^ 2)) by ring.
  rewrite <- Sum_scal. apply Sum_ext. intros; ring.
Qed.

Theorem step_both : f - 3/2 * eta * G A ^ 2 <= F A' <= f - eta / 2 * G A ^ 2.
Proof.
  assert (X := both_sides n k tau b Hr H2 Ht A (fun i => - eta * D1 A i) (fun i => - eta * D2 A i)).
  cbv zeta in X. rewrite step_norm, step_slope in X. fold A' f K in X. apply Rabs_le_between in X.
  assert (K3 : 0 < K ^ 3) by (apply pow_lt; lra). assert (T2 : 0 < tau ^ 2) by (apply pow_lt, Ht).
  assert (Y : 24 * K ^ 3 / tau ^ 2 / 2 * (eta * G A) ^ 2 <= eta / 2 * G A ^ 2).
  { replace (24 * K ^ 3 / tau ^ 2 / 2 * (eta * G A) ^ 2) with (eta / 2 * G A ^ 2 * (24 * K ^ 3 / tau ^ 2 * eta)) by (field; lra).
    rewrite <- (Rmult_1_r (eta / 2 * G A ^ 2)) at 2. apply Rmult_le_compat_l; [apply Rmult_le_pos; [lra | apply pow2_ge_0]|].
    apply Rle_trans with (24 * K ^ 3 / tau ^ 2 * (tau ^ 2 / (24 * K ^ 3))); [|right; field; lra].
    apply Rmult_le_compat_l; [left; apply Rdiv_lt_0_compat; lra | lra]. }
  lra.
Qed.

Theorem step_slack : slack A' <= 1/2.
Proof.
  assert (S := slack_small). destruct small_q as (S1 & _ & S3). assert (SZ := step_size). assert (FP := f_pos). assert (Q0 := q_pos). assert (Q2 := q_sq).
  assert (X : slack A' <= slack A + K * f).
  { unfold ManyBitsSmooth.slack. replace (K * f) with (Sum k (fun _ => f)) by (rewrite Sum_const; unfold K; ring). rewrite <- Sum_plus.
    apply Sum_le. intros i Hik.
    assert (L := share_lipschitz n tau (only (b i)) Hn Ht (A i) (A' i)).
    assert (Sh : forall h, share n tau (only (b i)) h = gamma n tau h (b i)).
    { intros h. unfold share. rewrite <- (Sum_single n (b i) (gamma n tau h) (Hr i Hik)). apply Sum_ext. intros p _. unfold bit, only. destruct (Nat.eqb p (b i)); ring. }
    rewrite !Sh in L.
    assert (B : sqrt ((a13 (A i) - a13 (A' i)) ^ 2 + (a14 (A i) - a14 (A' i)) ^ 2) <= eta * G A).
    { rewrite <- step_norm. unfold norm2. apply sqrt_le_1_alt.
      apply Rle_trans with ((- eta * D1 A i) ^ 2 + (- eta * D2 A i) ^ 2); [right; unfold A', move; simpl; ring|].
      rewrite <- (Sum_single k i (fun i => (- eta * D1 A i) ^ 2 + (- eta * D2 A i) ^ 2) Hik). apply Sum_le. intros j _.
      destruct (Nat.eqb j i); [lra|]. apply sum_sq_ge_0. }
    assert (C : sqrt ((a13 (A i) - a13 (A' i)) ^ 2 + (a14 (A i) - a14 (A' i)) ^ 2) / (2 * tau) <= f).
    { apply Rmult_le_reg_r with (2 * tau); [lra|].
      replace (sqrt ((a13 (A i) - a13 (A' i)) ^ 2 + (a14 (A i) - a14 (A' i)) ^ 2) / (2 * tau) * (2 * tau)) with (sqrt ((a13 (A i) - a13 (A' i)) ^ 2 + (a14 (A i) - a14 (A' i)) ^ 2)) by (field; lra). lra. }
    apply Rabs_le_between in L. lra. }
  assert (K * f <= 1/200) by (rewrite <- Q2; nra). lra.
Qed.
End Point.
End Descent.
