(** The attention vector of Lemma 14 and its derivative by an entry of one head, beside that of the output. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Softmax LossGradient Corrected Claims.
Open Scope R_scope.

Lemma cov_over n g c v tau : tau <> 0 -> cov n g c (fun p => v p / tau) = cov n g c v / tau.
Proof.
  intros Ht. unfold cov. rewrite (Sum_ext n (fun p => g p * (c p * (v p / tau))) (fun p => / tau * (g p * (c p * v p)))) by (intros; field; exact Ht).
  rewrite (Sum_ext n (fun p => g p * (v p / tau)) (fun p => / tau * (g p * v p))) by (intros; field; exact Ht). rewrite !Sum_scal. field. exact Ht.
Qed.
Lemma average_line n tau (c rest v : nat -> R) (h : R -> head) t : (1 <= n)%nat -> 0 < tau ->
  (forall s p, score n (h s) p = rest p + v p * s) ->
  is_derive (fun s => Sum n (fun p => c p * gamma n tau (h s) p)) t (cov n (gamma n tau (h t)) c v / tau).
Proof.
  intros Hn Ht S. assert (L := softmax_line n (fun p => rest p / tau) (fun p => v p / tau) c t Hn). cbv zeta in L.
  assert (Es : forall s p, score n (h s) p / tau = rest p / tau + v p / tau * s) by (intros; rewrite S; field; lra).
  assert (Eg : forall s p, exp (rest p / tau + v p / tau * s) / Sum n (fun p => exp (rest p / tau + v p / tau * s)) = gamma n tau (h s) p).
  { intros s p. unfold gamma. rewrite Es. f_equal. apply Sum_ext. intros. now rewrite Es. }
  rewrite cov_over in L by lra.
  replace (cov n (gamma n tau (h t)) c v) with (cov n (fun p => exp (rest p / tau + v p / tau * t) / Sum n (fun p => exp (rest p / tau + v p / tau * t))) c v).
  - eapply is_derive_ext; [|exact L]. intros s. apply Sum_ext. intros p _. now rewrite Eg.
  - unfold cov. f_equal; [apply Sum_ext; intros; now rewrite Eg|]. f_equal; apply Sum_ext; intros; now rewrite Eg.
Qed.

(** Only head i moves. *)
Lemma vector_line k (F : nat -> R -> R) i t d : (1 <= i <= k)%nat -> is_derive (F i) t d -> (forall j s, j <> i -> F j s = F j t) ->
  is_derive (fun s => Sum k (fun j => F j s) / INR k) t (/ INR k * d).
Proof.
  intros Hi D Const. apply (is_derive_ext (fun s => / INR k * Sum k (fun j => F j s))).
  { intros s. match goal with |- ?l = ?r => change (@eq R l r) end. unfold Rdiv. ring. }
  apply (is_derive_scal (fun s => Sum k (fun j => F j s))). rewrite <- (Sum_single k i (fun _ => d) Hi). apply (is_derive_Sum k F).
  intros j _. destruct (Nat.eqb_spec j i) as [->|N]; [exact D|]. apply (is_derive_ext (fun _ => F j t)); [intros s; symmetry; now apply Const | exact (@is_derive_const R_AbsRing R_NormedModule (F j t) t)].
Qed.

(** The covariance as the paper displays it, with the minus. *)
Lemma displayed n (g c v : nat -> R) :
  cov n g c v = Sum n (fun p => c p * (g p * (1 - g p) * v p + lemma_14_minus * Sum n (fun j => if Nat.eqb j p then 0 else g p * g j * v j))).
Proof.
  unfold cov, lemma_14_minus. rewrite (Rmult_comm (Sum n (fun p => g p * c p))), <- Sum_scal, <- Sum_minus. apply Sum_ext. intros p Hp.
  assert (E : Sum n (fun j => if Nat.eqb j p then 0 else g p * g j * v j) = g p * Sum n (fun j => g j * v j) - g p * g p * v p).
  { rewrite <- (Sum_single n p (fun p => g p * g p * v p) Hp), <- Sum_scal, <- Sum_minus. apply Sum_ext. intros j _.
    destruct (Nat.eqb_spec j p) as [->|]; ring. }
  rewrite E. ring.
Qed.

Theorem both_13 : lemma_14_chain_13_both.
Proof.
  intros n k tau b x A i Hk Ht Hb Hi. split; [|now apply chain_13]. intros c _. assert (K : INR k <> 0) by (apply not_0_INR; lia).
  rewrite <- displayed. replace (1 / (INR k * tau) * cov n (gamma n tau (A i)) c (u1 n)) with (/ INR k * (cov n (gamma n tau (A i)) c (u1 n) / tau)) by (field; lra).
  apply (vector_line k (fun j t => Sum n (fun p => c p * gamma n tau (set13 A i t j) p)) i); [exact Hi | |].
  - assert (L := average_line n tau c (fun p => a14 (A i) * u2 n p) (u1 n) (fun t => set13 A i t i) (a13 (A i)) ltac:(lia) ltac:(lra)).
    cbv beta in L. rewrite LossGradient.set13_here in L. apply L. intros s p. unfold set13, score. rewrite Nat.eqb_refl. cbn [a13 a14]. ring.
  - intros j s N. unfold set13. destruct (Nat.eqb_spec j i); [contradiction | reflexivity].
Qed.
Theorem both_14 : lemma_14_chain_14_both.
Proof.
  intros n k tau b x A i Hk Ht Hb Hi. split; [|now apply chain_14]. intros c _. assert (K : INR k <> 0) by (apply not_0_INR; lia).
  rewrite <- displayed. replace (1 / (INR k * tau) * cov n (gamma n tau (A i)) c (u2 n)) with (/ INR k * (cov n (gamma n tau (A i)) c (u2 n) / tau)) by (field; lra).
  apply (vector_line k (fun j t => Sum n (fun p => c p * gamma n tau (set14 A i t j) p)) i); [exact Hi | |].
  - assert (L := average_line n tau c (fun p => a13 (A i) * u1 n p) (u2 n) (fun t => set14 A i t i) (a14 (A i)) ltac:(lia) ltac:(lra)).
    cbv beta in L. rewrite LossGradient.set14_here in L. apply L. intros s p. unfold set14, score. rewrite Nat.eqb_refl. cbn [a13 a14]. ring.
  - intros j s N. unfold set14. destruct (Nat.eqb_spec j i); [contradiction | reflexivity].
Qed.
