(** What is proved: with Model.v and Constants.v, the only page a reader has to read.  The formulas lemma_15_constant and
    so on are those of the claims (Constants.v is written from them).  [NAME_means] says that everything in [NAME] is
    defined wherever its hypotheses hold; Theorems.v has a proof of both, or of [~ NAME] where it says "refuted".
    An address is CLAIM!READING, CLAIM!repair or CLAIM.STEP; one with # is a part of what is said there. *)
From Coq Require Import Reals List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants.
Open Scope R_scope.

(** * Lemma 15: Lipschitz constant of the output *)

(* claim: lemma-15!literal *)
Definition lemma_15_literal : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau <= 1 -> 0 < b ->
  Rabs (yhat n k tau b x A - yhat n k tau b x A') <= lemma_15_constant n k tau b * dist k A A' /\
  norm2 k (grad13 n k tau b x A) (grad14 n k tau b x A) <= lemma_15_constant n k tau b.
Definition lemma_15_literal_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau <= 1 -> 0 < b ->
  yhat_ok n k tau b x A /\ yhat_ok n k tau b x A' /\ lemma_15_constant_ok n k tau b /\ dist_ok k A A' /\
  grad_ok n k tau b x A /\ norm2_ok k (grad13 n k tau b x A) (grad14 n k tau b x A).

(* claim: lemma-15!repair *)
Definition lemma_15_repair : Prop :=
  (forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
   (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> 0 <= b ->
   Rabs (yhat n k tau b x A - yhat n k tau b x A') <= lemma_15_repair_constant n k tau b * dist k A A') /\
  (forall (n k : nat) (tau b : R), (1 <= k)%nat -> 0 < tau ->
   lemma_15_constant n k tau b = 4 * sqrt 2 * INR k * lemma_15_repair_constant n k tau b) /\
  (forall c : R,
   (forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
      (1 <= k <= n)%nat -> 0 < tau -> 0 <= b ->
      Rabs (yhat n k tau b x A - yhat n k tau b x A') <= c * INR k * sqrt (INR k) / tau * dist k A A') ->
   2 <= c).
Definition lemma_15_repair_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> 0 <= b ->
  yhat_ok n k tau b x A /\ yhat_ok n k tau b x A' /\ dist_ok k A A' /\
  lemma_15_repair_constant_ok n k tau b /\ lemma_15_constant_ok n k tau b /\ 0 <= INR k /\ tau <> 0.

(* claim: lemma-15.entry-bound *)
Definition lemma_15_entry_bound : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat ->
  Rabs (grad13 n k tau b x A i) <= lemma_15_entry n k tau b /\
  Rabs (grad14 n k tau b x A i) <= lemma_15_entry n k tau b.
Definition lemma_15_entry_bound_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  yhat_ok n k tau b x A /\ grad_ok n k tau b x A /\ lemma_15_entry_ok n k tau b.

(* claim: lemma-15.norm *)
Definition lemma_15_norm : Prop :=
  forall (n k : nat) (tau b : R) (d1 d2 : nat -> R),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  (forall i, (1 <= i <= k)%nat ->
     Rabs (d1 i) <= lemma_15_entry n k tau b /\ Rabs (d2 i) <= lemma_15_entry n k tau b) ->
  norm2 k d1 d2 <= lemma_15_constant n k tau b.
Definition lemma_15_norm_means : Prop :=
  forall (n k : nat) (tau b : R) (d1 d2 : nat -> R),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  lemma_15_entry_ok n k tau b /\ lemma_15_constant_ok n k tau b /\ norm2_ok k d1 d2.

(* claim: lemma-15.derivative refuted *)
Definition lemma_15_derivative : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat ->
  grad13 n k tau b x A i = slope k b (attended n k tau x A) / tau * bracket n tau x 1 (A i) (u1 n).
Definition lemma_15_derivative_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  yhat_ok n k tau b x A /\ grad_ok n k tau b x A /\ ex_derive (f k b) (attended n k tau x A) /\ tau <> 0.

(** * Lemma 14 and Lemma 6: smoothness of the output *)

(* claim: lemma-14!literal *)
Definition lemma_14_literal : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
          (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i) <= lemma_14_constant n k tau b * dist k A A'.
Definition lemma_14_literal_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  yhat_ok n k tau b x A /\ grad_ok n k tau b x A /\ grad_ok n k tau b x A' /\ dist_ok k A A' /\
  lemma_14_constant_ok n k tau b /\
  norm2_ok k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
             (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i).

(* claim: lemma-14!repair#constant *)
Definition lemma_14_repair_constant_holds : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> 0 < b ->
  norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
          (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i)
  <= lemma_14_repair_constant n k tau b * dist k A A'.
Definition lemma_14_repair_constant_holds_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> 0 < b ->
  yhat_ok n k tau b x A /\ grad_ok n k tau b x A /\ grad_ok n k tau b x A' /\ dist_ok k A A' /\
  lemma_14_repair_constant_ok n k tau b /\
  norm2_ok k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
             (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i).

(* claim: lemma-6!literal *)
Definition lemma_6_literal : Prop :=
  forall (n k : nat) (tau b : R),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  exists B : R, forall (x : nat -> bool) (A A' : nat -> head),
  norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
          (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i) <= B * dist k A A'.
Definition lemma_6_literal_means : Prop := lemma_14_literal_means.

(* claim: lemma-6!lemma-14 *)
Definition lemma_6_lemma_14 : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
          (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i) <= lemma_6_constant n k tau b * dist k A A'.
Definition lemma_6_lemma_14_means : Prop :=
  lemma_14_literal_means /\
  forall (n k : nat) (tau b : R), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> lemma_6_constant_ok n k tau b.

(** * Proposition 3, the feed-forward network; Proposition 4 and Remark 9, counting edges *)

(* claim: prop-3.ffnn-formula *)
Definition prop_3_ffnn_formula : Prop :=
  forall k s : nat, (s <= k)%nat ->
  1 + Sum k (fun j => (-1) ^ j * prop_3_coefficient j * Rmax 0 (INR s + prop_3_offset j)) = (-1) ^ s.
Definition prop_3_ffnn_formula_means : Prop := forall j : nat, prop_3_coefficient_ok j /\ prop_3_offset_ok j.

(* claim: prop-3!feed-forward#risk *)
Definition prop_3_feed_forward : Prop :=
  forall (n : nat) (B : nat -> bool),
  risk n B (fun x => 1 + Sum (count n B) (fun j =>
    (-1) ^ j * prop_3_coefficient j * Rmax 0 (INR (ones n B x) + prop_3_offset j))) = 0.
Definition prop_3_feed_forward_means : Prop := forall j : nat, prop_3_coefficient_ok j /\ prop_3_offset_ok j.

(** A graph is the list of its edges; input p is the node [input p].  [h B] is what training for the parity set B makes
    of the model: it may be anything that does not see an input without an edge. *)
(* claim: prop-4!literal *)
Definition prop_4_literal : Prop :=
  forall (node : Type) (input : nat -> node) (edges : list (node * node)) (n k : nat)
         (h : (nat -> bool) -> (nat -> bool) -> R),
  (1 <= k <= n)%nat ->
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) ->
  (forall B p, (1 <= p <= n)%nat -> (forall v, ~ In (input p, v) edges) ->
     forall x, h B (upd x p true) = h B (upd x p false)) ->
  (forall B, count n B = k -> risk n B (h B) < prop_4_risk) ->
  prop_4_edges n k <= INR (length edges).
Definition prop_4_literal_means : Prop := prop_4_risk_ok /\ forall n k : nat, prop_4_edges_ok n k.

(* claim: prop-4!repair *)
Definition prop_4_repair : Prop :=
  forall (node : Type) (input : nat -> node) (edges : list (node * node)) (n k : nat)
         (h : (nat -> bool) -> (nat -> bool) -> R),
  (1 <= k <= n)%nat ->
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) ->
  (forall B p, (1 <= p <= n)%nat -> (forall v, ~ In (input p, v) edges) ->
     forall x, h B (upd x p true) = h B (upd x p false)) ->
  INR (length edges) < prop_4_edges n k ->
  exists B, count n B = k /\ prop_4_risk <= risk n B (h B).
Definition prop_4_repair_means : Prop := prop_4_risk_ok /\ forall n k : nat, prop_4_edges_ok n k.

(* claim: rem-9!repair *)
Definition rem_9_repair : Prop :=
  forall (node : Type) (input : nat -> node) (edges : list (node * node)) (n k : nat)
         (h : (nat -> bool) -> (nat -> bool) -> R),
  (1 <= k <= n)%nat ->
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) ->
  (forall B p, (1 <= p <= n)%nat -> (forall v, ~ In (input p, v) edges) ->
     forall x, h B (upd x p true) = h B (upd x p false)) ->
  (forall B, count n B = k -> risk n B (h B) < rem_9_risk) ->
  rem_9_edges n k <= INR (length edges).
Definition rem_9_repair_means : Prop := rem_9_risk_ok /\ forall n k : nat, rem_9_edges_ok n k.

(** * Theorem 5 *)

(** The weakest form: some sequence of heads, by whatever method, has a linear rate to zero. *)
(* claim: thm-5!literal refuted *)
Definition thm_5_literal : Prop :=
  forall (n k : nat) (tau b : R) (B : nat -> bool),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> count n B = k ->
  exists (c : R) (A : nat -> nat -> head), 0 < c < 1 /\
  forall t : nat, risk n B (fun x => yhat n k tau b x (A t)) <= c ^ t * risk n B (fun x => yhat n k tau b x (A 0%nat)).
Definition thm_5_literal_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> yhat_ok n k tau b x A.

(* claim: thm-5!repair#floor *)
Definition thm_5_floor : Prop :=
  forall (n k : nat) (tau b : R) (B : nat -> bool),
  (1 <= k)%nat -> count n B = k -> 0 < tau -> 0 < b ->
  exists floor, 0 < floor /\
  ((Nat.odd k = true /\ floor = (1 - f k b 0) ^ 2 / 2 ^ n) \/
   (Nat.even k = true /\ exists s, 0 <= s <= 1 /\ (forall r, 0 <= r <= 1 -> f k b s <= f k b r) /\
      floor = (1 + f k b s) ^ 2 / 2 ^ n)) /\
  forall A : nat -> head, floor <= risk n B (fun x => yhat n k tau b x A).
Definition thm_5_floor_means : Prop :=
  forall (n k : nat) (tau b : R) (B x : nat -> bool) (A : nat -> head),
  (1 <= k)%nat -> count n B = k -> 0 < tau -> 0 < b ->
  yhat_ok n k tau b x A /\ 2 ^ n <> 0 /\ forall (s : R) (q : nat), 0 <= (s + 1/2 - INR q) ^ 2 + b.

(* claim: thm-5.iteration-count *)
Definition thm_5_iteration_count : Prop :=
  forall (c eps : R) (L : nat -> R),
  0 < c < 1 -> 0 < eps -> 0 <= L 0%nat <= 1 -> (forall t, L t <= c ^ t * L 0%nat) ->
  forall t : nat, thm_5_iterations eps c < INR t -> L t < eps.
Definition thm_5_iteration_count_means : Prop :=
  forall c eps : R, 0 < c < 1 -> 0 < eps -> thm_5_iterations_ok eps c.

(** * In the place of Theorem 5: one bit, ReLU *)

(* claim: none *)
Definition one_bit_rate : Prop :=
  forall (n B : nat) (tau eta : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= eta <= tau ^ 2 / 8 -> risk1 n B tau (h 0%nat) < 1/2 ->
  (forall t, h (S t) = gstep n B tau eta (h t)) ->
  forall t, / (/ risk1 n B tau (h 0%nat) + 32 * eta / tau ^ 2 * INR t) <= risk1 n B tau (h t)
         <= / (/ risk1 n B tau (h 0%nat) + eta * kappa n tau (risk1 n B tau (h 0%nat)) ^ 2 * INR t / 2).
Definition one_bit_rate_means : Prop :=
  forall (n B : nat) (tau eta : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= eta <= tau ^ 2 / 8 -> risk1 n B tau (h 0%nat) < 1/2 ->
  (forall t, h (S t) = gstep n B tau eta (h t)) ->
  forall t, step_ok n B tau (h t) /\ tau ^ 2 <> 0 /\
    / risk1 n B tau (h 0%nat) + 32 * eta / tau ^ 2 * INR t <> 0 /\
    / risk1 n B tau (h 0%nat) + eta * kappa n tau (risk1 n B tau (h 0%nat)) ^ 2 * INR t / 2 <> 0.

(* claim: none *)
Definition one_bit_linear : Prop :=
  forall (n B : nat) (tau eta : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= eta <= tau ^ 2 / 16 -> risk1 n B tau (h 0%nat) < 1/2 ->
  (forall t, h (S t) = gstep n B tau (eta / risk1 n B tau (h t)) (h t)) ->
  forall t, risk1 n B tau (h t)
         <= risk1 n B tau (h 0%nat) * exp (- (eta * kappa n tau (risk1 n B tau (h 0%nat)) ^ 2 * INR t / 2)).
Definition one_bit_linear_means : Prop :=
  forall (n B : nat) (tau eta : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= eta <= tau ^ 2 / 16 -> risk1 n B tau (h 0%nat) < 1/2 ->
  (forall t, h (S t) = gstep n B tau (eta / risk1 n B tau (h t)) (h t)) ->
  forall t, step_ok n B tau (h t).

(* claim: none *)
Definition one_bit_simple : Prop :=
  forall (n B : nat) (tau : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> risk1 n B tau (h 0%nat) < 1/2 ->
  (forall t, h (S t) = gstep n B tau (tau ^ 2 / 8) (h t)) ->
  forall t, (1 <= t)%nat -> risk1 n B tau (h t) <= 16 / ((1 - cos (2 * PI / INR n)) ^ 2 * INR t).
Definition one_bit_simple_means : Prop :=
  forall (n B : nat) (tau : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> risk1 n B tau (h 0%nat) < 1/2 ->
  (forall t, h (S t) = gstep n B tau (tau ^ 2 / 8) (h t)) ->
  forall t, step_ok n B tau (h t) /\
    ((1 <= t)%nat -> (1 - cos (2 * PI / INR n)) ^ 2 * INR t <> 0).

(* claim: none *)
Definition one_bit_attention : Prop :=
  forall (n B : nat) (tau eta : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= eta <= tau ^ 2 / 8 ->
  1/2 < gamma n tau (h 0%nat) B -> (forall t, h (S t) = gstep n B tau eta (h t)) ->
  forall t, gamma n tau (h 0%nat) B <= gamma n tau (h t) B /\
    risk1 n B tau (h t) <= / (/ risk1 n B tau (h 0%nat)
       + eta * (2 * (1 - cos (2 * PI / INR n)) / tau * gamma n tau (h 0%nat) B) ^ 2 * INR t / 2).
Definition one_bit_attention_means : Prop :=
  forall (n B : nat) (tau eta : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= eta <= tau ^ 2 / 8 ->
  1/2 < gamma n tau (h 0%nat) B -> (forall t, h (S t) = gstep n B tau eta (h t)) ->
  forall t, step_ok n B tau (h t) /\
    / risk1 n B tau (h 0%nat)
      + eta * (2 * (1 - cos (2 * PI / INR n)) / tau * gamma n tau (h 0%nat) B) ^ 2 * INR t / 2 <> 0.

(** Several bits: the risk in closed form while the heads are off their bits by at most 1/2 in all. *)
(* claim: none *)
Definition risk_k_closed : Prop :=
  forall (n k : nat) (tau : R) (b : nat -> nat) (A : nat -> head),
  (1 <= n)%nat -> 0 < tau -> (forall i, (1 <= i <= k)%nat -> (1 <= b i <= n)%nat) ->
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> b i = b j -> i = j) ->
  Sum k (fun i => 1 - gamma n tau (A i) (b i)) <= 1/2 ->
  risk n (bits k b) (fun x => yhat n k tau 0 x A)
  = 16 * Mean n (fun x => INR (ones n (bits k b) x) ^ 2
      * Rmax 0 (Sum k (fun i => Sum n (fun p => gamma n tau (A i) p * (bit x (b i) - bit x p)))) ^ 2).
Definition risk_k_closed_means : Prop :=
  forall (n k : nat) (tau : R) (x : nat -> bool) (A : nat -> head),
  (1 <= n)%nat -> 0 < tau -> yhat_ok n k tau 0 x A.

(** * Lemma 18: the lower bound on the brackets *)

(* claim: lemma-18!literal refuted *)
Definition lemma_18_literal : Prop :=
  exists c1 c2 : R, 0 < c2 /\
  forall (n k : nat) (tau : R) (x : nat -> bool) (A : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < attended n k tau x A ->
  lemma_18_bound n k tau c1 c2
  <= Sum k (fun i => bracket n tau x 1 (A i) (u1 n) ^ 2 + bracket n tau x 1 (A i) (u2 n) ^ 2).
Definition lemma_18_literal_means : Prop :=
  forall (n k : nat) (tau c1 c2 : R) (h : head), (1 <= k <= n)%nat -> 0 < tau <= 1 ->
  weights_ok n tau h /\ lemma_18_bound_ok n k tau c1 c2.

(** * Remark 13: hard attention *)

(* claim: rem-13!repair#bound *)
Definition rem_13_bound : Prop :=
  forall (n m k : nat) (score : nat -> nat -> bool -> R) (rank : nat -> nat) (att : nat -> (nat -> bool) -> nat),
  (1 <= k <= n)%nat ->
  (forall j x, (1 <= j <= m)%nat -> attends n (score j) rank x (att j x)) ->
  exists B, count n B = k /\
  forall classifier : list (nat * bool) -> R,
  1 - 2 * INR m / INR n <= risk n B (fun x => classifier (view m att x)).
Definition rem_13_bound_means : Prop := forall n : nat, (1 <= n)%nat -> INR n <> 0.
