(** Frozen attention, Section 4 of the paper: m heads with any matrices over any embeddings of d + d coordinates, and a
    classifier with one hidden layer on top.  Definitions only, as Model.v. *)
From Coq Require Import Reals.
From Parity Require Import Model.
Open Scope R_scope.

(** What is frozen: half the dimension, the query, a matrix for each head, the embeddings of tokens and of positions. *)
Record attention := Attention {
  half : nat; query : nat -> R; matrix : nat -> nat -> nat -> R; token : bool -> nat -> R; place : nat -> nat -> R }.
(** What is trained: the neurons, their outer and inner weights, their biases, the bias of the output. *)
Record network := Network {
  width : nat; alpha : nat -> R; beta : nat -> nat -> R; bias : nat -> R; offset : R }.

Definition dims (T : attention) : nat := (half T + half T)%nat.
(** Coordinate q of the embedding of position p with the bit v: the token's coordinates, then the position's. *)
Definition entry (T : attention) (v : bool) (p q : nat) : R :=
  if Nat.leb q (half T) then token T v q else place T p (q - half T).
Definition pull (T : attention) (j p : nat) (v : bool) : R :=
  Sum (dims T) (fun i => Sum (dims T) (fun q => query T i * matrix T j i q * entry T v p q)).
Definition mass (T : attention) (tau : R) (j : nat) (x : nat -> bool) (p : nat) : R := exp (pull T j p (x p) / tau).
(** What the heads read: the mean over the heads of the embeddings, weighted by the attention. *)
Definition gathered (T : attention) (n m : nat) (tau : R) (x : nat -> bool) (q : nat) : R :=
  Sum m (fun j => Sum n (fun p => mass T tau j x p * entry T (x p) p q) / Sum n (mass T tau j x)) / INR m.
Definition answer (T : attention) (n m : nat) (tau b : R) (N : network) (x : nat -> bool) : R :=
  offset N + Sum (width N) (fun t =>
    alpha N t * sigma b (Sum (dims T) (fun q => beta N t q * gathered T n m tau x q) + bias N t)).

(** Every coordinate of every embedding lies in [-1, 1]. *)
Definition bounded (T : attention) (n : nat) : Prop :=
  (forall v q, (1 <= q <= half T)%nat -> Rabs (token T v q) <= 1) /\
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= half T)%nat -> Rabs (place T p q) <= 1).
(** The path norm, and the product of the sums of all entries, which no usual norm exceeds. *)
Definition path_norm (T : attention) (N : network) : R :=
  Sum (width N) (fun t => Rabs (alpha N t) * Sum (dims T) (fun q => Rabs (beta N t q))).
Definition entries_norm (T : attention) (N : network) : R :=
  Sum (width N) (fun t => Rabs (alpha N t)) * Sum (width N) (fun t => Sum (dims T) (fun q => Rabs (beta N t q))).
(** The product of the Euclidean norms of all outer and of all inner weights. *)
Definition euclidean_norm (T : attention) (N : network) : R :=
  sqrt (Sum (width N) (fun t => alpha N t ^ 2)) * sqrt (Sum (width N) (fun t => Sum (dims T) (fun q => beta N t q ^ 2))).
(** The sum of all parameters, biases among them: no usual norm of the whole exceeds it. *)
Definition total_norm (T : attention) (N : network) : R :=
  Rabs (offset N) + Sum (width N) (fun t =>
    Rabs (alpha N t) + Rabs (bias N t) + Sum (dims T) (fun q => Rabs (beta N t q))).

(** The probabilities that fewer than t, and that at least t, of L fair bits are 1. *)
Definition fewer (L t : nat) : R := Mean L (fun x => if Nat.ltb (count L x) t then 1 else 0).
Definition at_least (L t : nat) : R := Mean L (fun x => if Nat.leb t (count L x) then 1 else 0).

(** What "defined" means here. *)
Definition answer_ok (T : attention) (n m : nat) (tau b : R) (N : network) (x : nat -> bool) : Prop :=
  tau <> 0 /\ INR m <> 0 /\ (forall j, Sum n (mass T tau j x) <> 0) /\
  forall t, 0 <= (Sum (dims T) (fun q => beta N t q * gathered T n m tau x q) + bias N t) ^ 2 + b.
