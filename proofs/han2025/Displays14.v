(** Displays of the proof of Lemma 14: what they should be, and where they are not. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Lemma15 Curvature Lemma14 Printed Lemma15Steps Propositions.
Open Scope R_scope.

(** A weight is the share of the input with a single one. *)
Lemma weight_is_share n tau h p : (1 <= p <= n)%nat -> share n tau (fun q => Nat.eqb q p) h = gamma n tau h p.
Proof.
  intros Hp. unfold share. rewrite <- (Sum_single n p (gamma n tau h) Hp). apply Sum_ext. intros q _. unfold bit.
  destruct (Nat.eqb q p); ring.
Qed.

Lemma weight_derive_13 n tau h p : (1 <= p <= n)%nat -> 0 < tau ->
  is_derive (fun t => gamma n tau (Head t (a14 h)) p) (a13 h)
    (cov n (gamma n tau h) (bit (fun q => Nat.eqb q p)) (u1 n) / tau).
Proof.
  intros Hp Ht. refine (is_derive_ext _ _ _ _ _ (share_derive_a13 n tau (fun q => Nat.eqb q p) ltac:(lia) Ht h)).
  intros t. now apply weight_is_share.
Qed.
Lemma weight_derive_14 n tau h p : (1 <= p <= n)%nat -> 0 < tau ->
  is_derive (fun t => gamma n tau (Head (a13 h) t) p) (a14 h)
    (cov n (gamma n tau h) (bit (fun q => Nat.eqb q p)) (u2 n) / tau).
Proof.
  intros Hp Ht. refine (is_derive_ext _ _ _ _ _ (share_derive_a14 n tau (fun q => Nat.eqb q p) ltac:(lia) Ht h)).
  intros t. now apply weight_is_share.
Qed.

Lemma weight_13 n tau h p : (1 <= p <= n)%nat -> 0 < tau ->
  Derive (fun t => gamma n tau (Head t (a14 h)) p) (a13 h) = cov n (gamma n tau h) (bit (fun q => Nat.eqb q p)) (u1 n) / tau.
Proof. intros. apply is_derive_unique. now apply weight_derive_13. Qed.
Lemma weight_14 n tau h p : (1 <= p <= n)%nat -> 0 < tau ->
  Derive (fun t => gamma n tau (Head (a13 h) t) p) (a14 h) = cov n (gamma n tau h) (bit (fun q => Nat.eqb q p)) (u2 n) / tau.
Proof. intros. apply is_derive_unique. now apply weight_derive_14. Qed.

Lemma uniform_4 p : gamma 4 1 (Head 0 0) p = / 4.
Proof. rewrite gamma_zero by lia. simpl. field. Qed.
Lemma uniform_2 p : gamma 2 1 (Head 0 0) p = / 2.
Proof. rewrite gamma_zero by lia. simpl. field. Qed.

Theorem softmax_13 : ~ lemma_14_softmax_13.
Proof.
  intros H. specialize (H 4%nat 1 (Head 0 0) 1%nat ltac:(lia) ltac:(lra)).
  rewrite weight_13 in H by (lia || lra).
  destruct u_4_13 as (E1 & E2 & E3 & E4 & E5 & E6 & E7 & E8).
  unfold cov in H. cbn [Sum Nat.eqb] in H. rewrite !uniform_4, E1, E3, E5, E7 in H. unfold bit in H. simpl in H. lra.
Qed.

Theorem softmax_14 : ~ lemma_14_softmax_14.
Proof.
  intros H. specialize (H 2%nat 1 (Head 0 0) 1%nat ltac:(lia) ltac:(lra)).
  rewrite weight_14 in H by (lia || lra).
  unfold cov in H. cbn [Sum Nat.eqb] in H. rewrite !uniform_2, u2_2_1, u2_2_2 in H. unfold bit in H. simpl in H. lra.
Qed.

(** The slope of the classifier, as displayed. *)
Lemma slope_display b k s : 0 < b ->
  Sum k (fun q => (-1) ^ q * lemma_14_coefficient q * (1 / 2 + (s + 1/2 - INR q) / (2 * sqrt ((s + 1/2 - INR q) ^ 2 + b)))) = f' b k s.
Proof.
  intros Hb. unfold f'. apply Sum_ext. intros q _. unfold lemma_14_coefficient, outer, sigma'.
  assert (R0 := root_pos b Hb (s + 1/2 - INR q)). field. lra.
Qed.

Lemma outer_is_derive k b v : 0 < b -> is_derive (fun v => f k b (INR k * v)) v (INR k * f' b k (INR k * v)).
Proof.
  intros Hb. apply (is_derive_comp (f k b) (fun v => INR k * v)); [now apply f_derive | auto_derive; [exact I | ring]].
Qed.

Lemma outer_eq k b v : 0 < b -> Derive (fun v => f k b (INR k * v)) v = INR k * f' b k (INR k * v).
Proof. intros. apply is_derive_unique. now apply outer_is_derive. Qed.

Theorem outer_derivative : lemma_14_outer_derivative.
Proof.
  intros k b v Hk Hb. rewrite slope_display by exact Hb. now apply outer_eq.
Qed.

Theorem bound_of_slope : lemma_14_slope_bound.
Proof.
  intros k b v Hk Hb. rewrite outer_eq by exact Hb. rewrite Rabs_mult.
  assert (K := pos_INR k). rewrite (Rabs_pos_eq (INR k)) by exact K.
  assert (S := slope_bound b Hb k Hk (INR k * v)). replace (4 * INR k ^ 2) with (INR k * (4 * INR k)) by ring.
  now apply Rmult_le_compat_l.
Qed.

Theorem chain_13 : ~ lemma_14_chain_13.
Proof.
  intros H. apply Lemma15Steps.derivative. intros n k tau b x A i Hk Ht Hb Hi. rewrite (H n k tau b x A i Hk Ht Hb Hi).
  rewrite slope_display, slope_is by exact Hb. field. lra.
Qed.

Theorem chain_14 : ~ lemma_14_chain_14.
Proof.
  intros H. apply printed_derivative_refuted. intros n k tau b x A i Hk Ht Hb Hi.
  assert (E := yhat_derive_a14 n k tau b x ltac:(lia) (proj1 Ht) Hb A i Hi).
  specialize (H n k tau b x A i Hk Ht Hb Hi). rewrite slope_display in H by exact Hb.
  rewrite (grad14_eq n k tau b x) in H by (lia || lra || assumption).
  replace (/ tau * f' b k (attended n k tau x A) * bracket n tau x 1 (A i) (u2 n))
    with (cov n (gamma n tau (A i)) (bit x) (u2 n) / tau * f' b k (attended n k tau x A)); [exact E|].
  rewrite H. unfold Rdiv. rewrite Rmult_1_l. reflexivity.
Qed.

(** b = 3, z = 1: the second derivative is 3/16, the display gives 7/32. *)
Lemma second_derive b z : 0 < b -> is_derive (Derive (sigma b)) z (sigma'' b z).
Proof.
  intros Hb. apply (is_derive_ext (sigma' b)); [|now apply sigma'_derive].
  intros t. symmetry. apply is_derive_unique. now apply sigma_derive.
Qed.

Lemma second_eq b z : 0 < b -> Derive (Derive (sigma b)) z = b / (2 * sqrt (z ^ 2 + b) ^ 3).
Proof. intros. apply is_derive_unique. now apply second_derive. Qed.

Theorem activation : ~ lemma_14_activation.
Proof.
  intros H. specialize (H 3 1 ltac:(lra)). rewrite second_eq in H by lra.
  replace (1 ^ 2 + 3) with (2 * 2) in H by ring. rewrite sqrt_square in H by lra. lra.
Qed.
