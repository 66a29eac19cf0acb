(** Lemmas 7, 14, 15 and 16 where the smoothing is small, and at the sizes of the model file, as they are generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Lemma15 Lemma14 Prop34 Norms Identification Generated.
From Parity Require Said Smooth Lemma15Steps Lemma16 Lemma7 OutputBound LinkSmooth.
Open Scope R_scope.

(** * The output *)
Theorem output : Said.said_lemma_16_output_bound_small_smoothing.statement.
Proof.
  hnf. intros n k tau b x A _ [Hkn Hk] [Ht _] [Hb Hc]. change (b <= 15 / 4) in Hc. assert (Hn : (1 <= n)%nat) by lia.
  change (Rabs (yhat n k tau b x (heads A)) <= INR (4 * k ^ 3)). rewrite mult_INR, pow_INR. replace (INR 4) with 4 by (simpl; ring).
  destruct (Nat.eq_dec k 1) as [->|N].
  - assert (R := OutputBound.attended_range n 1 tau x (heads A) Hn). unfold yhat. set (s := attended n 1 tau x (heads A)) in *. simpl (INR 1) in *.
    unfold f. cbn [Sum]. unfold outer, sigma. simpl (INR 1). set (z := s + 1 / 2 - 1). assert (Z : - (1 / 2) <= z <= 1 / 2) by (unfold z; lra).
    assert (U : sqrt (z ^ 2 + b) <= 2). { rewrite <- (sqrt_pow2 2) by lra. apply sqrt_le_1_alt. nra. }
    assert (P := sqrt_pos (z ^ 2 + b)). assert (Q : - z <= sqrt (z ^ 2 + b)).
    { apply Rle_trans with (sqrt (z ^ 2)); [|apply sqrt_le_1_alt; lra]. rewrite <- Rsqr_pow2, sqrt_Rsqr_abs, <- Rabs_Ropp. apply Rle_abs. }
    apply Rabs_le. lra.
  - assert (O := OutputBound.output_bound n k tau b x (heads A) Hn Hk ltac:(lra)). eapply Rle_trans; [exact O|].
    assert (K : 2 <= INR k) by (apply (le_INR 2); lia). assert (R1 : sqrt b <= 2). { rewrite <- (sqrt_pow2 2) by lra. apply sqrt_le_1_alt. lra. }
    assert (P := sqrt_pos b). assert (E : INR k * sqrt b <= INR k * 2) by (apply Rmult_le_compat_l; lra).
    assert (F : 4 * INR k <= INR k ^ 3) by (replace (INR k ^ 3) with (INR k * INR k * INR k) by ring; assert (4 <= INR k * INR k) by nra; apply Rmult_le_compat_r; lra). lra.
Qed.
Theorem output_means : Said.said_lemma_16_output_bound_small_smoothing.statement_means.
Proof. companion ltac:(idtac). Qed.

(** * The product of the output and its gradient *)
Definition printed_16 (k : nat) (tau b : R) : R :=
  sqrt (2 * INR k) * (4 * INR k ^ 3 * (20 / tau ^ 2 + 32 * INR k ^ 2 / (tau ^ 2 * sqrt b)) + (8 * INR k ^ 2 / tau) ^ 2).
Lemma below_printed n k tau b : (1 <= k)%nat -> 0 < tau -> 0 < b -> b <= 1 -> lemma_16_repair_constant n k tau b <= printed_16 k tau b.
Proof.
  intros Hk Ht Hb Hc. assert (K : 1 <= INR k) by (apply (le_INR 1); lia). assert (R0 := sqrt_lt_R0 b Hb).
  assert (R1 : sqrt b <= 1). { rewrite <- sqrt_1. now apply sqrt_le_1_alt. } assert (T2 : 0 < tau ^ 2) by (apply pow_lt; exact Ht).
  unfold lemma_16_repair_constant, printed_16.
  replace (sqrt (2 * INR k) * (4 * INR k ^ 3 * (20 / tau ^ 2 + 32 * INR k ^ 2 / (tau ^ 2 * sqrt b)) + (8 * INR k ^ 2 / tau) ^ 2))
    with (sqrt (2 * INR k) * (80 * INR k ^ 3 + 128 * INR k ^ 5 * / sqrt b + 64 * INR k ^ 4) / tau ^ 2) by (field; lra).
  apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|].
  assert (S : 1 <= sqrt (2 * INR k)). { rewrite <- sqrt_1 at 1. apply sqrt_le_1_alt. lra. }
  set (u := INR k) in *. set (w := / sqrt b). assert (W : 1 <= w) by (unfold w; rewrite <- Rinv_1 at 1; apply Rinv_le_contravar; lra).
  assert (K2 : u <= u ^ 2) by (replace (u ^ 2) with (u * u) by ring; nra). assert (K3 : u ^ 2 <= u ^ 3) by (replace (u ^ 3) with (u ^ 2 * u) by ring; nra).
  assert (K4 : u ^ 3 <= u ^ 4) by (replace (u ^ 4) with (u ^ 3 * u) by ring; nra). assert (K5 : u ^ 4 <= u ^ 5) by (replace (u ^ 5) with (u ^ 4 * u) by ring; nra).
  assert (Q : 8 * u / (3 * sqrt 3) <= 2 * u).
  { assert (Z : 4 / 3 <= sqrt 3). { rewrite <- (sqrt_pow2 (4 / 3)) by lra. apply sqrt_le_1_alt. lra. }
    apply (Rmult_le_reg_r (3 * sqrt 3)); [lra|]. replace (8 * u / (3 * sqrt 3) * (3 * sqrt 3)) with (8 * u) by (field; lra). nra. }
  apply Rle_trans with (1 * (80 * u ^ 3 + 128 * u ^ 5 * w + 64 * u ^ 4)).
  2: { apply Rmult_le_compat_r; [|exact S]. assert (0 <= u ^ 5 * w) by (apply Rmult_le_pos; lra). lra. }
  assert (M : 2 * u - 1 + 4 * u * sqrt b <= 6 * u) by nra.
  assert (X : (2 * u - 1 + 4 * u * sqrt b) * (8 * u / (3 * sqrt 3) + u ^ 2 / sqrt b) <= 6 * u * (2 * u + u ^ 2 * w)).
  { apply Rmult_le_compat; [assert (0 <= u * sqrt b) by (apply Rmult_le_pos; lra); lra | | exact M | unfold Rdiv at 2; fold w; lra].
    apply Rplus_le_le_0_compat; [apply Rmult_le_pos; [lra | left; apply Rinv_0_lt_compat; assert (0 < sqrt 3) by (apply sqrt_lt_R0; lra); lra] | apply Rmult_le_pos; [lra | left; now apply Rinv_0_lt_compat]]. }
  assert (Y : u ^ 3 * w <= u ^ 5 * w) by (apply Rmult_le_compat_r; lra). assert (V : 0 <= u ^ 5 * w) by (apply Rmult_le_pos; lra).
  replace (6 * u * (2 * u + u ^ 2 * w)) with (12 * u ^ 2 + 6 * (u ^ 3 * w)) in X by ring. lra.
Qed.
Lemma small_16 n k tau b x A A' : (1 <= k <= n)%nat -> 0 < tau -> 0 < b -> b <= 1 ->
  norm2 k (fun i => yhat n k tau b x A * grad13 n k tau b x A i - yhat n k tau b x A' * grad13 n k tau b x A' i)
          (fun i => yhat n k tau b x A * grad14 n k tau b x A i - yhat n k tau b x A' * grad14 n k tau b x A' i) <= printed_16 k tau b * dist k A A'.
Proof.
  intros Hk Ht Hb Hc. eapply Rle_trans; [exact (Lemma16.repair n k tau b x A A' Hk Ht Hb)|].
  apply Rmult_le_compat_r; [apply sqrt_pos|]. apply below_printed; (assumption || lia).
Qed.
Lemma product_step n k tau b x A A' : sqrt (Sum k (fun i1 =>
    (yhat n k tau b x (heads A) * Derive (fun t => yhat n k tau b x (heads (Said.set2 A i1 1 t))) (A i1 1%nat)
     - yhat n k tau b x (heads A') * Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i1 1 t))) (A' i1 1%nat)) ^ 2
  + (yhat n k tau b x (heads A) * Derive (fun t => yhat n k tau b x (heads (Said.set2 A i1 2 t))) (A i1 2%nat)
     - yhat n k tau b x (heads A') * Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i1 2 t))) (A' i1 2%nat)) ^ 2))
  = norm2 k (fun i => yhat n k tau b x (heads A) * grad13 n k tau b x (heads A) i - yhat n k tau b x (heads A') * grad13 n k tau b x (heads A') i)
            (fun i => yhat n k tau b x (heads A) * grad14 n k tau b x (heads A) i - yhat n k tau b x (heads A') * grad14 n k tau b x (heads A') i).
Proof. unfold norm2. f_equal. apply Sum_ext. intros i _. now rewrite !D_1, !D_2. Qed.
Theorem lemma_16 : Said.said_lemma_16_small_smoothing.statement.
Proof.
  hnf. intros n k tau b x A A' _ [Hkn Hk] [Ht _] [Hb Hc]. change (b <= INR 1) in Hc. simpl (INR 1) in Hc.
  refine (Rle_trans _ _ _ (Req_le _ _ (product_step n k tau b x A A')) _). exact (small_16 n k tau b x (heads A) (heads A') (conj Hk Hkn) Ht Hb Hc).
Qed.
Theorem lemma_16_means : Said.said_lemma_16_small_smoothing.statement_means.
Proof. companion ltac:(apply ex_yhat; arith). all: apply Rgt_not_eq, Rmult_lt_0_compat; [apply pow_lt; lra | apply sqrt_lt_R0; lra]. Qed.
Theorem lemma_16_here : Said.said_lemma_16_this_model.statement.
Proof.
  hnf. intros n k tau b x A A' _ [Hkn Hk] [Ht _] Hb (_ & _ & _ & Eb).
  refine (Rle_trans _ _ _ (Req_le _ _ (product_step n k tau b x A A')) _). exact (small_16 n k tau b x (heads A) (heads A') (conj Hk Hkn) Ht Hb ltac:(lra)).
Qed.
Theorem lemma_16_here_means : Said.said_lemma_16_this_model.statement_means.
Proof. companion ltac:(apply ex_yhat; arith). all: apply Rgt_not_eq, Rmult_lt_0_compat; [apply pow_lt; lra | apply sqrt_lt_R0; lra]. Qed.

(** * The output and its gradient at the sizes of the model file *)
Lemma gradient_step n k tau b x A A' : sqrt (Sum k (fun i1 =>
    (Derive (fun t => yhat n k tau b x (heads (Said.set2 A i1 1 t))) (A i1 1%nat) - Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i1 1 t))) (A' i1 1%nat)) ^ 2
  + (Derive (fun t => yhat n k tau b x (heads (Said.set2 A i1 2 t))) (A i1 2%nat) - Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i1 2 t))) (A' i1 2%nat)) ^ 2))
  = norm2 k (fun i => grad13 n k tau b x (heads A) i - grad13 n k tau b x (heads A') i) (fun i => grad14 n k tau b x (heads A) i - grad14 n k tau b x (heads A') i).
Proof. unfold norm2. f_equal. apply Sum_ext. intros i _. now rewrite !D_1, !D_2. Qed.
Theorem lemma_14_here : Said.said_lemma_14_this_model.statement.
Proof.
  hnf. intros n k tau b x A A' _ [Hkn Hk] Ht Hb _. refine (Rle_trans _ _ _ (Req_le _ _ (gradient_step n k tau b x A A')) _).
  exact (Smooth.literal n k tau b x (heads A) (heads A') (conj Hk Hkn) Ht Hb).
Qed.
Theorem lemma_14_here_means : Said.said_lemma_14_this_model.statement_means.
Proof. companion ltac:(apply ex_yhat; arith). all: apply Rgt_not_eq, Rmult_lt_0_compat; [apply pow_lt; lra | apply sqrt_lt_R0; lra]. Qed.
Theorem lemma_15_here : Said.said_lemma_15_this_model.statement.
Proof.
  hnf. intros n k tau b x A A' _ [Hkn Hk] Ht Hb _. exact (proj1 (Lemma15Steps.literal n k tau b x (heads A) (heads A') ltac:(lia) Hk Ht Hb)).
Qed.
Theorem lemma_15_here_means : Said.said_lemma_15_this_model.statement_means.
Proof. companion ltac:(idtac). Qed.
Lemma gradient_norm n k tau b x A : sqrt (Sum k (fun i1 => Derive (fun t => yhat n k tau b x (heads (Said.set2 A i1 1 t))) (A i1 1%nat) ^ 2 + Derive (fun t => yhat n k tau b x (heads (Said.set2 A i1 2 t))) (A i1 2%nat) ^ 2))
  = norm2 k (grad13 n k tau b x (heads A)) (grad14 n k tau b x (heads A)).
Proof. unfold norm2. f_equal. apply Sum_ext. intros i _. now rewrite !D_1, !D_2. Qed.
Theorem lemma_15_norm : Said.said_lemma_15_norm.statement.
Proof.
  hnf. intros n k tau b x A _ [Hkn Hk] Ht Hb. split.
  - refine (Rle_trans _ _ _ (Req_le _ _ (gradient_norm n k tau b x A)) _). exact (proj2 Lemma15Steps.norm n k tau b x (heads A) (conj Hk Hkn) Ht Hb).
  - right. unfold Said.said_lemma_15_norm.v_entry, Said.said_lemma_15_norm.v_constant. field. lra.
Qed.
Theorem lemma_15_norm_means : Said.said_lemma_15_norm.statement_means.
Proof. companion ltac:(apply ex_yhat; arith). Qed.

(** * Lemma 7 at these sizes: its four constants are valid *)
Definition printed_14 (k : nat) (tau b : R) := Said.said_lemma_7_this_model.v_lemma_14'constant k tau b.
Definition printed_15 (k : nat) (tau : R) := Said.said_lemma_7_this_model.v_lemma_15'constant k tau.
Lemma valid n k tau b x : (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> b <= 1 -> valid_constants n k tau b x (printed_15 k tau) (printed_16 k tau b) (printed_14 k tau b) (printed_15 k tau).
Proof.
  intros Hk Ht Hb Hc. split; [|split; [|split]]; intros.
  - exact (proj1 (Lemma15Steps.literal n k tau b x A A' ltac:(lia) ltac:(lia) Ht Hb)).
  - apply small_16; (lra || lia).
  - exact (Smooth.literal n k tau b x A A' Hk Ht Hb).
  - exact (proj2 (Lemma15Steps.literal n k tau b x A A ltac:(lia) ltac:(lia) Ht Hb)).
Qed.
Theorem lemma_7_here : Said.said_lemma_7_this_model.statement.
Proof.
  hnf. intros n k tau b P A A' _ _ [Hkn Hk] Ht Hb (_ & _ & _ & Eb).
  eapply Rle_trans; [|exact (Lemma7.literal n k tau b _ _ _ _ P (conj Hk Hkn) Ht Hb (fun x => valid n k tau b x (conj Hk Hkn) Ht Hb ltac:(lra)) (heads A) (heads A'))].
  right. unfold risk_step, norm2. f_equal. apply Sum_ext. intros i _. rewrite <- !risk_1, <- !risk_2. reflexivity.
Qed.
Theorem lemma_7_here_means : Said.said_lemma_7_this_model.statement_means.
Proof. companion ltac:(apply ex_risk; arith). all: apply Rgt_not_eq, Rmult_lt_0_compat; [apply pow_lt; lra | apply sqrt_lt_R0; lra]. Qed.
