(** Lemma 16: the output times its gradient. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Lemma15 Lemma14 Lemma15Steps Norms OutputBound Smooth Propositions.
Open Scope R_scope.

(** A product of a bounded function and a bounded vector, both Lipschitz. *)
Lemma product_difference k (y y' : R) (g1 g2 h1 h2 : nat -> R) Y L C B d :
  Rabs y <= Y -> Rabs (y - y') <= L * d -> norm2 k h1 h2 <= C ->
  norm2 k (fun i => g1 i - h1 i) (fun i => g2 i - h2 i) <= B * d -> 0 <= L * d ->
  norm2 k (fun i => y * g1 i - y' * h1 i) (fun i => y * g2 i - y' * h2 i) <= (Y * B + L * C) * d.
Proof.
  intros HY HL HC HB D.
  rewrite (norm2_ext k _ _ (fun i => y * (g1 i - h1 i) + (y - y') * h1 i) (fun i => y * (g2 i - h2 i) + (y - y') * h2 i))
    by (intros; split; ring).
  eapply Rle_trans; [apply (norm2_triangle k (fun i => y * (g1 i - h1 i)) (fun i => y * (g2 i - h2 i)) (fun i => (y - y') * h1 i) (fun i => (y - y') * h2 i))|].
  rewrite !norm2_scal.
  assert (N1 := norm2_pos k h1 h2). assert (N2 := norm2_pos k (fun i => g1 i - h1 i) (fun i => g2 i - h2 i)).
  assert (A1 := Rabs_pos y). assert (A2 := Rabs_pos (y - y')).
  assert (Rabs y * norm2 k (fun i => g1 i - h1 i) (fun i => g2 i - h2 i) <= Y * (B * d)) by (apply Rmult_le_compat; lra).
  assert (Rabs (y - y') * norm2 k h1 h2 <= (L * d) * C) by (apply Rmult_le_compat; lra). lra.
Qed.

Theorem repair : lemma_16_repair.
Proof.
  intros n k tau b x A A' Hk Ht Hb.
  assert (H1 : (1 <= n)%nat) by lia. assert (H2 : (1 <= k)%nat) by lia.
  assert (O := output_bound n k tau b x A H1 H2 ltac:(lra)).
  assert (L := Lemma15.lemma_15_repair n k tau b x A A' H1 H2 Ht ltac:(lra)).
  assert (G := norm_gradient n k tau b x A' H1 H2 Ht Hb).
  assert (S := Lemma14.lemma_14_repair n k tau b x A A' H1 H2 Ht Hb).
  assert (D : 0 <= dist k A A') by apply sqrt_pos. assert (K := pos_INR k).
  assert (C0 : 0 <= 2 * INR k * sqrt (INR k) / tau).
  { apply Rmult_le_pos; [|left; now apply Rinv_0_lt_compat]. apply Rmult_le_pos; [lra | apply sqrt_pos]. }
  assert (P := product_difference k _ _ _ _ _ _ _ _ _ _ _ O L G S ltac:(now apply Rmult_le_pos)).
  eapply Rle_trans; [exact P|]. apply Rmult_le_compat_r; [exact D|]. right.
  unfold lemma_15_repair_constant, lemma_16_repair_constant.
  replace (2 * INR k * sqrt (INR k) / tau * (2 * INR k * sqrt (INR k) / tau)) with (4 * INR k ^ 2 * (sqrt (INR k) * sqrt (INR k)) / tau ^ 2) by (field; lra).
  rewrite sqrt_sqrt by exact K. assert (0 < sqrt 3) by (apply sqrt_lt_R0; lra). assert (0 < sqrt b) by now apply sqrt_lt_R0.
  field. lra.
Qed.
