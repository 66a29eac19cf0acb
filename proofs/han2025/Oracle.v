(** Methods that ask for gradients, in the place of Theorem 5: the risk with a coin for the label, a method that asks and what
    it is told.  Definitions only, as Model.v. *)
From Coq Require Import Reals List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model.
Open Scope R_scope.

Section Coin.
Variables (n k : nat) (tau b : R).

(** The risk with a fair coin in the place of the label, and its gradient. *)
Definition coin_risk (A : nat -> head) : R :=
  Mean n (fun x => (loss 1 (yhat n k tau b x A) + loss (-1) (yhat n k tau b x A)) / 2).
Definition coingrad13 (A : nat -> head) (i : nat) : R := Derive (fun t => coin_risk (set13 A i t)) (a13 (A i)).
Definition coingrad14 (A : nat -> head) (i : nat) : R := Derive (fun t => coin_risk (set14 A i t)) (a14 (A i)).

(** Half of what the label 1 costs more than the label -1 on one input, and its gradient. *)
Definition gap (x : nat -> bool) (A : nat -> head) : R := (loss 1 (yhat n k tau b x A) - loss (-1) (yhat n k tau b x A)) / 2.
Definition gapgrad13 (x : nat -> bool) (A : nat -> head) (i : nat) : R := Derive (fun t => gap x (set13 A i t)) (a13 (A i)).
Definition gapgrad14 (x : nat -> bool) (A : nat -> head) (i : nat) : R := Derive (fun t => gap x (set14 A i t)) (a14 (A i)).

(** Over the inputs, the mean square of either. *)
Definition gap_square (A : nat -> head) : R := Mean n (fun x => gap x A ^ 2).
Definition gapgrad_square (A : nat -> head) : R := Mean n (fun x => norm2 k (gapgrad13 x A) (gapgrad14 x A) ^ 2).

(** How far the gradient of the risk of the set B is from that of the coin. *)
Definition coin_distance (B : nat -> bool) (A : nat -> head) : R :=
  norm2 k (fun i => riskgrad13 n k tau b B A i - coingrad13 A i) (fun i => riskgrad14 n k tau b B A i - coingrad14 A i).

(** What "defined" means here. *)
Definition coin_ok (x : nat -> bool) (A : nat -> head) : Prop :=
  forall i, (1 <= i <= k)%nat ->
    ex_derive (fun t => coin_risk (set13 A i t)) (a13 (A i)) /\ ex_derive (fun t => coin_risk (set14 A i t)) (a14 (A i)) /\
    ex_derive (fun t => gap x (set13 A i t)) (a13 (A i)) /\ ex_derive (fun t => gap x (set14 A i t)) (a14 (A i)).
End Coin.

(** S is the supremum of F over all heads. *)
Definition supremum (F : (nat -> head) -> R) (S : R) : Prop := is_lub (fun v => exists A, v = F A) S.

(** An answer: the pairs of the k heads.  A deterministic method: the next question and the heads that it ends with, each from
    the answers so far, the last one first. *)
Definition reply : Type := list (R * R).
Definition pairs (k : nat) (d1 d2 : nat -> R) : reply := map (fun i => (d1 i, d2 i)) (seq 1 k).
Record method := Method { ask : list reply -> nat -> head; final : list reply -> nat -> head }.
Fixpoint told (M : method) (oracle : (nat -> head) -> reply) (t : nat) : list reply :=
  match t with O => nil | S j => oracle (ask M (told M oracle j)) :: told M oracle j end.

(** Different subsets of the positions 1..n. *)
Definition differ (n : nat) (B C : nat -> bool) : Prop := exists p, (1 <= p <= n)%nat /\ B p <> C p.
