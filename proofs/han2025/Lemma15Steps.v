(** Lemma 15, as printed and step by step. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Lemma15 Lemma14 Optimal15 Printed Claims Propositions.
Open Scope R_scope.

Lemma norm_gradient n k tau b x A : (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> 0 < b ->
  norm2 k (grad13 n k tau b x A) (grad14 n k tau b x A) <= lemma_15_repair_constant n k tau b.
Proof.
  intros Hn Hk Ht Hb. unfold norm2, lemma_15_repair_constant.
  destruct (gradient_bound n k tau b x A Hn Hk Ht Hb) as (d1 & d2 & Hd & Hs).
  rewrite (Sum_ext k _ (fun i => d1 i ^ 2 + d2 i ^ 2)).
  2:{ intros i Hi. destruct (Hd i Hi) as [E1 E2]. 
      replace (grad13 n k tau b x A i) with (d1 i) by (symmetry; now apply is_derive_unique).
      replace (grad14 n k tau b x A i) with (d2 i) by (symmetry; now apply is_derive_unique). reflexivity. }
  assert (Pk : 0 <= INR k) by apply pos_INR.
  replace (2 * INR k * sqrt (INR k) / tau) with (sqrt (4 * INR k ^ 3 / tau ^ 2)); [now apply sqrt_le_1_alt|].
  replace (4 * INR k ^ 3 / tau ^ 2) with ((2 * INR k / tau) ^ 2 * INR k) by (field; lra).
  rewrite sqrt_mult_alt by apply pow2_ge_0. rewrite sqrt_pow2; [field; lra|].
  apply Rmult_le_pos; [lra|]. left. now apply Rinv_0_lt_compat.
Qed.

(** What the printed constant gives away. *)
Lemma printed_factor n k tau b : (1 <= k)%nat -> 0 < tau ->
  lemma_15_constant n k tau b = 4 * sqrt 2 * INR k * lemma_15_repair_constant n k tau b.
Proof.
  intros Hk Ht. unfold lemma_15_constant, lemma_15_repair_constant. assert (Pk := pos_INR k).
  rewrite sqrt_mult by lra. field. lra.
Qed.

Lemma repair_below_printed n k tau b : (1 <= k)%nat -> 0 < tau ->
  lemma_15_repair_constant n k tau b <= lemma_15_constant n k tau b.
Proof.
  intros Hk Ht. rewrite (printed_factor n k tau b Hk Ht).
  assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia).
  assert (S2 : 1 <= sqrt 2) by (rewrite <- sqrt_1 at 1; apply sqrt_le_1_alt; lra).
  assert (C0 : 0 <= lemma_15_repair_constant n k tau b).
  { unfold lemma_15_repair_constant. apply Rmult_le_pos; [|left; now apply Rinv_0_lt_compat].
    apply Rmult_le_pos; [lra | apply sqrt_pos]. }
  rewrite <- (Rmult_1_l (lemma_15_repair_constant n k tau b)) at 1. apply Rmult_le_compat_r; [exact C0|]. nra.
Qed.

Theorem literal : lemma_15_literal.
Proof.
  intros n k tau b x A A' Hn Hk [Ht _] Hb. split.
  - eapply Rle_trans; [apply Lemma15.lemma_15_repair; (assumption || lra)|].
    apply Rmult_le_compat_r; [apply sqrt_pos | now apply repair_below_printed].
  - eapply Rle_trans; [now apply norm_gradient | now apply repair_below_printed].
Qed.

Theorem repair : lemma_15_repair.
Proof.
  split; [|split].
  - intros n k tau b x A A' Hn Hk Ht Hb. now apply Lemma15.lemma_15_repair.
  - intros n k tau b Hk Ht Hb. unfold lemma_15_repair_constant, lemma_15_repair_best, lemma_15_repair_shape. field. lra.
  - intros c H. apply lemma_15_best. intros n k tau b x A A' Hk Ht Hb.
    replace (c * INR k * sqrt (INR k) / tau) with (c * lemma_15_repair_shape n k tau b) by (unfold lemma_15_repair_shape; field; lra).
    apply H; [exact Hk | lra | exact Hb].
Qed.

Lemma entry_of_norm k d1 d2 i c : (1 <= i <= k)%nat -> norm2 k d1 d2 <= c -> Rabs (d1 i) <= c /\ Rabs (d2 i) <= c.
Proof.
  intros Hi H. assert (Q : d1 i ^ 2 + d2 i ^ 2 <= Sum k (fun i => d1 i ^ 2 + d2 i ^ 2)).
  { rewrite <- (Sum_single k i (fun i => d1 i ^ 2 + d2 i ^ 2) Hi). apply Sum_le. intros p _.
    destruct (Nat.eqb p i); [lra | apply sum_sq_ge_0]. }
  assert (P1 := pow2_ge_0 (d1 i)). assert (P2 := pow2_ge_0 (d2 i)).
  assert (E : forall u, Rabs u = sqrt (u ^ 2)) by (intros u; rewrite <- Rsqr_pow2; symmetry; apply sqrt_Rsqr_abs).
  split; (eapply Rle_trans; [|exact H]); rewrite E; apply sqrt_le_1_alt; lra.
Qed.

Theorem entry_bound : lemma_15_entry_bound.
Proof.
  intros n k tau b x A i Hk [Ht _] Hb Hi.
  assert (N := norm_gradient n k tau b x A ltac:(lia) ltac:(lia) Ht Hb).
  destruct (entry_of_norm k _ _ i _ Hi N) as [E1 E2].
  assert (L : lemma_15_repair_constant n k tau b <= lemma_15_entry n k tau b); [|lra].
  unfold lemma_15_repair_constant, lemma_15_entry. apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|].
  assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia).
  assert (S : sqrt (INR k) <= INR k).
  { rewrite <- (sqrt_pow2 (INR k)) at 2 by lra. apply sqrt_le_1_alt. nra. }
  assert (0 <= sqrt (INR k)) by apply sqrt_pos. nra.
Qed.

Lemma norm_of_entries n k tau b d1 d2 : (1 <= k <= n)%nat -> 0 < tau ->
  (forall i, (1 <= i <= k)%nat -> Rabs (d1 i) <= lemma_15_entry n k tau b /\ Rabs (d2 i) <= lemma_15_entry n k tau b) ->
  norm2 k d1 d2 <= lemma_15_entry n k tau b * sqrt (2 * INR k).
Proof.
  intros Hk Ht H. unfold norm2. set (E := lemma_15_entry n k tau b) in *. assert (Pk := pos_INR k).
  assert (E0 : 0 <= E) by (destruct (H 1%nat ltac:(lia)) as [H1 _]; assert (A0 := Rabs_pos (d1 1%nat)); lra).
  replace (E * sqrt (2 * INR k)) with (sqrt (E ^ 2 * (2 * INR k))).
  - apply sqrt_le_1_alt. replace (E ^ 2 * (2 * INR k)) with (Sum k (fun _ => 2 * E ^ 2)) by (rewrite Sum_const; ring).
    apply Sum_le. intros i Hi. destruct (H i Hi) as [H1 H2].
    assert (Q : forall u, Rabs u <= E -> u ^ 2 <= E ^ 2).
    { intros u Hu. rewrite <- (pow2_abs u). apply pow_incr. split; [apply Rabs_pos | exact Hu]. }
    specialize (Q _ H1) as Q1. specialize (Q _ H2) as Q2. lra.
  - rewrite sqrt_mult_alt by apply pow2_ge_0. now rewrite sqrt_pow2.
Qed.

Theorem norm : lemma_15_norm.
Proof.
  split.
  - intros n k tau b d1 d2 Hk [Ht _] Hb H. now apply norm_of_entries.
  - intros n k tau b x A Hk Ht Hb. apply norm_of_entries; [exact Hk | apply Ht|]. intros i Hi. now apply entry_bound.
Qed.

(** n = 4, k = 1, the zero head, a single one at position 1: the display gives half of the derivative. *)
Definition x1000 (p : nat) : bool := Nat.eqb p 1.

Lemma slope_is k b s : 0 < b -> slope k b s = f' b k s.
Proof. intros Hb. apply is_derive_unique. now apply f_derive. Qed.

Theorem derivative : ~ lemma_15_derivative.
Proof.
  intros H. pose (A := fun _ : nat => Head 0 0).
  specialize (H 4%nat 1%nat 1 1 x1000 A 1%nat ltac:(lia) ltac:(lra) ltac:(lra) ltac:(lia)).
  rewrite (grad13_eq 4 1 1 1 x1000) in H by (lia || lra). rewrite slope_is in H by lra.
  assert (G : forall p, gamma 4 1 (A 1%nat) p = / 4) by (intros; unfold A; rewrite gamma_zero by lia; simpl; field).
  destruct u_4_13 as (E1 & E2 & E3 & E4 & E5 & E6 & E7 & E8).
  assert (Hb : bracket 4 1 x1000 1 (A 1%nat) (u1 4) = / 8).
  { unfold bracket. cbn [Sum Nat.eqb]. rewrite !G, E1, E3, E5, E7. unfold bit, x1000; simpl. field. }
  assert (Hc : cov 4 (gamma 4 1 (A 1%nat)) (bit x1000) (u1 4) = / 4).
  { unfold cov. cbn [Sum]. rewrite !G, E1, E3, E5, E7. unfold bit, x1000; simpl. field. }
  rewrite Hb, Hc in H. set (S := attended 4 1 1 x1000 A) in *.
  assert (N : f' 1 1 S < 0).
  { unfold f'. cbn [Sum]. unfold outer. assert (P : 0 < sigma' 1 (S + 1/2 - INR 1)).
    { unfold sigma'. set (z := S + 1/2 - INR 1). assert (R0 := root_pos 1 ltac:(lra) z). assert (R2 := root_sq 1 ltac:(lra) z).
      set (r := sqrt (z ^ 2 + 1)) in *. assert (- r < z) by (destruct (Rle_lt_dec 0 z); nra).
      assert (-1 < z / r). { apply Rmult_lt_reg_r with r; [exact R0|]. replace (z / r * r) with z by (field; lra). lra. } lra. }
    simpl in P |- *. lra. }
  lra.
Qed.
