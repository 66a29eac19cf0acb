(** The derivative of the loss of one input in Lemma 17, with the right sign, as it is generated. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Lemma15 Lemma14 Prop34 Identification Generated.
From Parity Require Said AnyHeads LossGradient.
Open Scope R_scope.

Lemma pairs_of_positions n (g c u : nat -> R) : Sum n g = 1 ->
  cov n g c u = Sum n (fun p => c p * g p * Sum n (fun j => if negb (Nat.eqb j p) then g j * (u p - u j) else 0)).
Proof.
  intros One. unfold cov. set (m := Sum n (fun p => g p * u p)).
  assert (E : forall p, Sum n (fun j => if negb (Nat.eqb j p) then g j * (u p - u j) else 0) = u p - m).
  { intros p. rewrite (Sum_ext n _ (fun j => u p * g j - g j * u j)).
    - rewrite Sum_minus, Sum_scal, One. unfold m. ring.
    - intros j _. destruct (Nat.eqb_spec j p) as [->|]; cbn [negb]; ring. }
  rewrite (Sum_ext n (fun p => c p * g p * _) (fun p => g p * (c p * u p) - m * (g p * c p))) by (intros p _; rewrite E; ring).
  rewrite Sum_minus, Sum_scal. ring.
Qed.
Module L := Said.said_lemma_17_loss_gradient_minus.
Theorem gradient : L.statement.
Proof.
  hnf. intros n k tau b B x A i _ _ _ Hi [Hkn Hk] [Ht _] Hb Y. assert (Hn : (1 <= n)%nat) by lia.
  assert (Lb : L.v_label n x B = label n B x) by exact (AnyHeads.labels n x B). rewrite Lb in *.
  change (yhat n k tau b x (heads A) * label n B x < 1) in Y.
  transitivity (lossgrad13 n k tau b B x (heads A) i); [exact (cost_1 n k tau b x A B i)|].
  rewrite LossGradient.lossgrad13_eq, (grad13_eq n k tau b x) by (assumption || lia).
  rewrite (pairs_of_positions n (gamma n tau (heads A i)) (bit x) (u1 n)) by now apply gamma_sum.
  change (L.v_yhat n k tau b x A) with (yhat n k tau b x (heads A)). set (z := yhat n k tau b x (heads A)) in *. set (y := label n B x) in *.
  assert (S2 : y * y = 1) by (destruct (AnyHeads.label_is_sign n B x) as [E|E]; unfold y; rewrite E; ring).
  assert (P : -2 * y * Rmax 0 (1 - y * z) = 2 * z - 2 * y) by (rewrite Rmax_right by lra; replace (-2 * y * (1 - y * z)) with (2 * (y * y) * z - 2 * y) by ring; rewrite S2; ring).
  change (-2 * y * Rmax 0 (1 - y * z) * (Sum n (fun p => bit x p * gamma n tau (heads A i) p * Sum n (fun j => if negb (Nat.eqb j p) then gamma n tau (heads A i) j * (u1 n p - u1 n j) else 0)) / tau * f' b k (attended n k tau x (heads A)))
    = (2 * z - 2 * y) * (1 / tau) * Sum k (fun q => (- 1) ^ q * (8 * INR q - 4) * (1 / 2 + (attended n k tau x (heads A) + 1 / 2 - INR q) / (2 * sqrt ((attended n k tau x (heads A) + 1 / 2 - INR q) ^ 2 + b))))
      * Sum n (fun p => bit x p * gamma n tau (heads A i) p * Sum n (fun j => if negb (Nat.eqb j p) then gamma n tau (heads A i) j * (u1 n p - u1 n j) else 0))).
  rewrite P. set (M := Sum n _). replace (f' b k (attended n k tau x (heads A))) with (Sum k (fun q => (- 1) ^ q * (8 * INR q - 4) * (1 / 2 + (attended n k tau x (heads A) + 1 / 2 - INR q) / (2 * sqrt ((attended n k tau x (heads A) + 1 / 2 - INR q) ^ 2 + b))))).
  - field. lra.
  - unfold f'. apply Sum_ext. intros q _. unfold outer, sigma'. set (t := attended n k tau x (heads A) + 1 / 2 - INR q). assert (R0 := root_pos b Hb t). field. lra.
Qed.
Theorem gradient_means : L.statement_means.
Proof. companion ltac:(apply ex_cost; arith). Qed.
