(** The Euclidean norm of k pairs: Cauchy-Schwarz, the triangle, and means. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Lemma15 Lemma14 Prop34.
Open Scope R_scope.

Lemma norm2_pos k u v : 0 <= norm2 k u v.
Proof. apply sqrt_pos. Qed.

Lemma norm2_sq k u v : norm2 k u v ^ 2 = Sum k (fun i => u i ^ 2 + v i ^ 2).
Proof. unfold norm2. rewrite <- Rsqr_pow2. apply Rsqr_sqrt. apply Sum_nonneg. intros. apply sum_sq_ge_0. Qed.

Lemma norm2_ext k u v u' v' : (forall i, (1 <= i <= k)%nat -> u i = u' i /\ v i = v' i) -> norm2 k u v = norm2 k u' v'.
Proof. intros H. unfold norm2. f_equal. apply Sum_ext. intros i Hi. destruct (H i Hi) as [-> ->]. reflexivity. Qed.

Lemma dist_is_norm2 k A A' : dist k A A' = norm2 k (fun i => a13 (A i) - a13 (A' i)) (fun i => a14 (A i) - a14 (A' i)).
Proof. reflexivity. Qed.

Lemma norm2_cs k a1 a2 c1 c2 : Rabs (Sum k (fun i => a1 i * c1 i + a2 i * c2 i)) <= norm2 k a1 a2 * norm2 k c1 c2.
Proof.
  set (ra i := sqrt (a1 i ^ 2 + a2 i ^ 2)). set (rc i := sqrt (c1 i ^ 2 + c2 i ^ 2)).
  eapply Rle_trans; [apply Sum_abs|]. apply Rle_trans with (Sum k (fun i => ra i * rc i)).
  - apply Sum_le. intros i _. unfold ra, rc. rewrite <- sqrt_mult by apply sum_sq_ge_0. rewrite <- sqrt_Rsqr_abs.
    apply sqrt_le_1_alt. unfold Rsqr. assert (H := pow2_ge_0 (a1 i * c2 i - a2 i * c1 i)). nra.
  - eapply Rle_trans; [apply Rle_abs|]. eapply Rle_trans; [apply Sum_cs|]. right. unfold norm2.
    f_equal; f_equal; apply Sum_ext; intros i _; unfold ra, rc; rewrite <- Rsqr_pow2, Rsqr_sqrt; try reflexivity; apply sum_sq_ge_0.
Qed.

Lemma norm2_scal k c u v : norm2 k (fun i => c * u i) (fun i => c * v i) = Rabs c * norm2 k u v.
Proof.
  unfold norm2. rewrite (Sum_ext k _ (fun i => c ^ 2 * (u i ^ 2 + v i ^ 2))) by (intros; ring).
  rewrite Sum_scal, sqrt_mult_alt by apply pow2_ge_0. f_equal. rewrite <- Rsqr_pow2. apply sqrt_Rsqr_abs.
Qed.

Lemma norm2_triangle k u v u' v' : norm2 k (fun i => u i + u' i) (fun i => v i + v' i) <= norm2 k u v + norm2 k u' v'.
Proof.
  assert (P := norm2_pos k u v). assert (P' := norm2_pos k u' v'). assert (C := norm2_cs k u v u' v').
  assert (S := norm2_sq k u v). assert (S' := norm2_sq k u' v').
  apply Rsqr_incr_0_var; [|lra]. rewrite !Rsqr_pow2, norm2_sq.
  rewrite (Sum_ext k _ (fun i => (u i ^ 2 + v i ^ 2) + (u' i ^ 2 + v' i ^ 2) + 2 * (u i * u' i + v i * v' i))) by (intros; ring).
  rewrite (Sum_plus k (fun i => (u i ^ 2 + v i ^ 2) + (u' i ^ 2 + v' i ^ 2))), (Sum_plus k (fun i => u i ^ 2 + v i ^ 2)).
  rewrite Sum_scal, <- S, <- S'. apply Rabs_le_between in C. nra.
Qed.

Lemma norm2_mean m k (d1 d2 : (nat -> bool) -> nat -> R) c : (forall x, norm2 k (d1 x) (d2 x) <= c) ->
  norm2 k (fun i => Mean m (fun x => d1 x i)) (fun i => Mean m (fun x => d2 x i)) <= c.
Proof.
  revert d1 d2. induction m as [|m IH]; intros d1 d2 H; cbn [Mean]; [apply H|].
  rewrite (norm2_ext k _ _
    (fun i => / 2 * (Mean m (fun x => d1 (upd x (S m) false) i) + Mean m (fun x => d1 (upd x (S m) true) i)))
    (fun i => / 2 * (Mean m (fun x => d2 (upd x (S m) false) i) + Mean m (fun x => d2 (upd x (S m) true) i))))
    by (intros; split; field).
  rewrite norm2_scal, Rabs_pos_eq by lra.
  assert (T := norm2_triangle k (fun i => Mean m (fun x => d1 (upd x (S m) false) i)) (fun i => Mean m (fun x => d2 (upd x (S m) false) i))
     (fun i => Mean m (fun x => d1 (upd x (S m) true) i)) (fun i => Mean m (fun x => d2 (upd x (S m) true) i))).
  assert (I0 := IH (fun x => d1 (upd x (S m) false)) (fun x => d2 (upd x (S m) false)) (fun x => H _)).
  assert (I1 := IH (fun x => d1 (upd x (S m) true)) (fun x => d2 (upd x (S m) true)) (fun x => H _)).
  cbv beta in *. lra.
Qed.
