(** What is proved: with Model.v and Constants.v, the only page a reader has to read.  The formulas lemma_15_constant and
    so on are those of the claims (Constants.v is written from them).  [NAME_means] says that everything in [NAME] is
    defined wherever its hypotheses hold; Theorems.v has a proof of both, or of [~ NAME] where it says "refuted".
    An address is CLAIM (its literal reading), CLAIM/READING, CLAIM.STEP or CLAIM!repair; one with # is a part of what is
    said there. *)
From Coq Require Import Reals List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Oracle Constants.
Open Scope R_scope.

(** * Lemma 15: Lipschitz constant of the output *)

(* claim: lemma-15!repair *)
Definition lemma_15_repair : Prop :=
  (forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
   (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> 0 <= b ->
   Rabs (yhat n k tau b x A - yhat n k tau b x A') <= lemma_15_repair_constant n k tau b * dist k A A') /\
  (forall (n k : nat) (tau b : R), (1 <= k <= n)%nat -> 0 < tau -> 0 <= b ->
   lemma_15_repair_constant n k tau b = lemma_15_repair_best * lemma_15_repair_shape n k tau b) /\
  (forall c : R,
   (forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
      (1 <= k <= n)%nat -> 0 < tau -> 0 <= b ->
      Rabs (yhat n k tau b x A - yhat n k tau b x A') <= c * lemma_15_repair_shape n k tau b * dist k A A') ->
   lemma_15_repair_best <= c).
Definition lemma_15_repair_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> 0 <= b ->
  yhat_ok n k tau b x A /\ yhat_ok n k tau b x A' /\ dist_ok k A A' /\
  lemma_15_repair_constant_ok n k tau b /\ lemma_15_repair_shape_ok n k tau b /\ lemma_15_repair_best_ok.

(* claim: lemma-15.norm#bound *)
Definition lemma_15_norm : Prop :=
  (forall (n k : nat) (tau b : R) (d1 d2 : nat -> R),
   (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
   (forall i, (1 <= i <= k)%nat ->
      Rabs (d1 i) <= lemma_15_entry n k tau b /\ Rabs (d2 i) <= lemma_15_entry n k tau b) ->
   norm2 k d1 d2 <= lemma_15_entry n k tau b * sqrt (2 * INR k)) /\
  (forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head),
   (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
   norm2 k (grad13 n k tau b x A) (grad14 n k tau b x A) <= lemma_15_entry n k tau b * sqrt (2 * INR k)).
Definition lemma_15_norm_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (d1 d2 : nat -> R),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  yhat_ok n k tau b x A /\ grad_ok n k tau b x A /\ lemma_15_entry_ok n k tau b /\ 0 <= 2 * INR k /\ norm2_ok k d1 d2.

(** * Lemma 14 and Lemma 6: smoothness of the output *)

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

(* claim: lemma-14!repair *)
Definition lemma_14_repair : Prop :=
  (forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
   (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
   norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
           (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i)
   <= lemma_14_repair_constant n k tau b * dist k A A') /\
  (forall c1 c2 : R,
   (forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
    (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
    norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
            (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i)
    <= (c1 * INR k + c2 * INR k ^ 2 / sqrt b) / tau ^ 2 * dist k A A') ->
   lemma_14_repair_first <= c1 /\ lemma_14_repair_second <= c2).
Definition lemma_14_repair_means : Prop :=
  lemma_14_repair_constant_holds_means /\ lemma_14_repair_first_ok /\ lemma_14_repair_second_ok /\
  forall tau b : R, 0 < tau -> 0 < b -> 0 <= b /\ sqrt b <> 0 /\ tau ^ 2 <> 0.

(** Without smoothing the gradient need not exist everywhere: no constant serves even where it does. *)
(* claim: lemma-6!repair *)
Definition lemma_6_repair : Prop :=
  (forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
   (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
   norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
           (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i)
   <= lemma_6_repair_constant n k tau b * dist k A A') /\
  (forall (n k : nat) (tau : R), (1 <= k <= n)%nat -> lemma_6_repair_least <= INR n -> 0 < tau ->
   ~ exists B : R, forall (x : nat -> bool) (A A' : nat -> head), grad_ok n k tau 0 x A -> grad_ok n k tau 0 x A' ->
     norm2 k (fun i => grad13 n k tau 0 x A i - grad13 n k tau 0 x A' i)
             (fun i => grad14 n k tau 0 x A i - grad14 n k tau 0 x A' i) <= B * dist k A A').
Definition lemma_6_repair_means : Prop :=
  lemma_14_repair_constant_holds_means /\ lemma_6_repair_least_ok /\
  (forall (n k : nat) (tau b : R), (1 <= k <= n)%nat -> 0 < tau -> 0 < b -> lemma_6_repair_constant_ok n k tau b) /\
  forall (n k : nat) (tau : R) (x : nat -> bool) (A A' : nat -> head), (1 <= k <= n)%nat -> 0 < tau ->
  yhat_ok n k tau 0 x A /\ dist_ok k A A' /\
  norm2_ok k (fun i => grad13 n k tau 0 x A i - grad13 n k tau 0 x A' i)
             (fun i => grad14 n k tau 0 x A i - grad14 n k tau 0 x A' i).

(** Displays of the proof of Lemma 14. *)

(** The attention vector has the coordinates bit, not bit, and the two of the position; both displays, with the minus. *)
(* claim: lemma-14.chain-13/sign-corrected#vector *)
Definition lemma_14_chain_13_both : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat ->
  (forall c : nat -> R, c = bit x \/ c = (fun p => 1 - bit x p) \/ c = u1 n \/ c = u2 n ->
   is_derive (fun t => Sum k (fun j => Sum n (fun p => c p * gamma n tau (set13 A i t j) p)) / INR k) (a13 (A i))
     (1 / (INR k * tau) * Sum n (fun p => c p * (gamma n tau (A i) p * (1 - gamma n tau (A i) p) * u1 n p
        + lemma_14_minus * Sum n (fun j => if Nat.eqb j p then 0 else gamma n tau (A i) p * gamma n tau (A i) j * u1 n j))))) /\
  grad13 n k tau b x A i
  = 1 / tau * Sum k (fun q => (-1) ^ q * lemma_14_coefficient q * (1 / 2 + (attended n k tau x A + 1/2 - INR q)
      / (2 * sqrt ((attended n k tau x A + 1/2 - INR q) ^ 2 + b)))) * bracket n tau x lemma_14_minus (A i) (u1 n).
Definition lemma_14_chain_13_both_means : Prop :=
  (forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  yhat_ok n k tau b x A /\ grad_ok n k tau b x A /\ tau <> 0 /\
  forall q : nat, lemma_14_coefficient_ok q /\ 2 * sqrt ((attended n k tau x A + 1/2 - INR q) ^ 2 + b) <> 0) /\
  lemma_14_minus_ok /\ forall (k : nat) (tau : R), (1 <= k)%nat -> 0 < tau -> INR k <> 0 /\ INR k * tau <> 0.

(* claim: lemma-14.chain-14/sign-corrected#vector *)
Definition lemma_14_chain_14_both : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat ->
  (forall c : nat -> R, c = bit x \/ c = (fun p => 1 - bit x p) \/ c = u1 n \/ c = u2 n ->
   is_derive (fun t => Sum k (fun j => Sum n (fun p => c p * gamma n tau (set14 A i t j) p)) / INR k) (a14 (A i))
     (1 / (INR k * tau) * Sum n (fun p => c p * (gamma n tau (A i) p * (1 - gamma n tau (A i) p) * u2 n p
        + lemma_14_minus * Sum n (fun j => if Nat.eqb j p then 0 else gamma n tau (A i) p * gamma n tau (A i) j * u2 n j))))) /\
  grad14 n k tau b x A i
  = 1 / tau * Sum k (fun q => (-1) ^ q * lemma_14_coefficient q * (1 / 2 + (attended n k tau x A + 1/2 - INR q)
      / (2 * sqrt ((attended n k tau x A + 1/2 - INR q) ^ 2 + b)))) * bracket n tau x lemma_14_minus (A i) (u2 n).
Definition lemma_14_chain_14_both_means : Prop := lemma_14_chain_13_both_means.

(** * Lemma 16: the output times its gradient *)

(** As an inference about any vector of 2k entries; the weakest form, for some k. *)
(* claim: lemma-16.norm/entries refuted *)
Definition lemma_16_entries : Prop :=
  exists k : nat, (1 <= k)%nat /\ forall (M : R) (v13 v14 : (nat -> head) -> nat -> R),
  (forall (v : (nat -> head) -> nat -> R) (A : nat -> head) (i j : nat), v = v13 \/ v = v14 -> (1 <= i <= k)%nat -> (1 <= j <= k)%nat ->
     ex_derive (fun t => v (set13 A i t) j) (a13 (A i)) /\ Rabs (Derive (fun t => v (set13 A i t) j) (a13 (A i))) <= M /\
     ex_derive (fun t => v (set14 A i t) j) (a14 (A i)) /\ Rabs (Derive (fun t => v (set14 A i t) j) (a14 (A i))) <= M) ->
  forall A A' : nat -> head, norm2 k (fun i => v13 A i - v13 A' i) (fun i => v14 A i - v14 A' i) <= sqrt (2 * INR k) * M * dist k A A'.
Definition lemma_16_entries_means : Prop :=
  forall (k : nat) (d1 d2 : nat -> R) (A A' : nat -> head), norm2_ok k d1 d2 /\ dist_ok k A A' /\ 0 <= 2 * INR k.

(** * Lemma 7: smoothness of the loss and of the risk *)

(* claim: lemma-7.loss-to-risk *)
Definition lemma_7_loss_to_risk : Prop :=
  forall (n k : nat) (tau b c : R) (P : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  (forall x, loss_step n k tau b P x A A' <= c) -> risk_step n k tau b P A A' <= c.
Definition lemma_7_loss_to_risk_means : Prop :=
  forall (n k : nat) (tau b : R) (P x : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> steps_ok n k tau b P x A A'.

(* claim: lemma-7!repair *)
Definition lemma_7_repair : Prop :=
  (forall (n k : nat) (tau b : R) (P x : nat -> bool) (A A' : nat -> head),
   (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
   loss_step n k tau b P x A A' <= lemma_7_repair_constant n k tau b * dist k A A' /\
   risk_step n k tau b P A A' <= lemma_7_repair_constant n k tau b * dist k A A') /\
  (forall (n k : nat) (tau b l1 l2 B C : R) (P : nat -> bool),
   (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
   (forall x A A',
     norm2 k (fun i => yhat n k tau b x A * grad13 n k tau b x A i - yhat n k tau b x A' * grad13 n k tau b x A' i)
             (fun i => yhat n k tau b x A * grad14 n k tau b x A i - yhat n k tau b x A' * grad14 n k tau b x A' i)
     <= l2 * dist k A A') ->
   (forall x A A',
     norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
             (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i) <= B * dist k A A') ->
   forall A A', risk_step n k tau b P A A' <= lemma_7_repair_enough l1 l2 B C * dist k A A').
Definition lemma_7_repair_means : Prop :=
  forall (n k : nat) (tau b : R) (P x : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau -> 0 < b -> steps_ok n k tau b P x A A' /\ lemma_7_repair_constant_ok n k tau b /\
  forall l1 l2 B C : R, lemma_7_repair_enough_ok l1 l2 B C.

(** * Proposition 3, the feed-forward network; Proposition 4 and Remark 9, counting edges *)

(* claim: prop-3/feed-forward#risk *)
Definition prop_3_feed_forward : Prop :=
  forall (n : nat) (B : nat -> bool),
  risk n B (fun x => 1 + Sum (count n B) (fun j =>
    (-1) ^ j * prop_3_coefficient j * Rmax 0 (INR (ones n B x) + prop_3_offset j))) = 0.
Definition prop_3_feed_forward_means : Prop := forall j : nat, prop_3_coefficient_ok j /\ prop_3_offset_ok j.

(** The numbers of a network are listed, one that several weights share once: the bias of the output, the weight of the edges out of
    the bits of the set, the outer weights and the biases; they do not depend on the set. *)
(* claim: prop-3/feed-forward#listed *)
Definition prop_3_networks : Prop :=
  forall n k : nat, (1 <= k <= n)%nat -> exists (alpha bias : nat -> R) (weight offset : R),
  INR (length (offset :: weight :: map alpha (seq 1 k) ++ map bias (seq 1 k))) = prop_3_ffnn_parameters n k /\
  forall B : nat -> bool, count n B = k ->
  risk n B (fun x => offset + Sum k (fun j => alpha j * Rmax 0 (Sum n (fun p => (if B p then weight else 0) * bit x p) + bias j))) = 0.
Definition prop_3_networks_means : Prop := forall n k : nat, prop_3_ffnn_parameters_ok n k.

(** With each head come all 16 entries of its matrix. *)
(* claim: prop-3#listed *)
Definition prop_3_literal : Prop :=
  prop_3_networks /\
  forall (n k : nat) (tau b : R), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> forall B : nat -> bool, count n B = k ->
  exists (A : nat -> head) (alpha bias : nat -> R) (weight offset : R),
  INR (length (offset :: weight :: map alpha (seq 1 k) ++ map bias (seq 1 k)
    ++ flat_map (fun i => 0 :: 0 :: a13 (A i) :: a14 (A i) :: repeat 0 12) (seq 1 k))) = prop_3_transformer_parameters n k /\
  risk n B (fun x => offset + Sum k (fun q => alpha q * sigma b (weight * (attended n k tau x A / INR k) + bias q))) = 0.
Definition prop_3_literal_means : Prop :=
  prop_3_networks_means /\
  forall (n k : nat) (tau b z : R) (x : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  yhat_ok n k tau b x A /\ INR k <> 0 /\ 0 <= z ^ 2 + b /\ prop_3_transformer_parameters_ok n k.

(** The heads point at their bits, and are long; the classifier is that of equation (2), steeper and doubled. *)
(* claim: prop-3!repair *)
Definition prop_3_repair : Prop :=
  forall (n k : nat) (tau b r : R) (B : nat -> nat) (A : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau -> 0 <= b ->
  (forall i, (1 <= i <= k)%nat -> (1 <= B i <= n)%nat) ->
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> B i = B j -> i = j) ->
  n = 1%nat \/ (r * (1 - cos (2 * PI / INR n)) = tau * prop_3_repair_reach n k b /\
                forall i, (1 <= i <= k)%nat -> A i = Head (r * u1 n (B i)) (r * u2 n (B i))) ->
  let steep := prop_3_repair_sharpness n k b in
  risk n (bits k B) (fun x => prop_3_repair_scale n k b * (1 + 1 / steep * Sum k (fun j =>
    (-1) ^ j * prop_3_coefficient j * sigma b (steep * (INR k * (attended n k tau x A / INR k) + prop_3_offset j))))) = 0.
Definition prop_3_repair_means : Prop :=
  forall (n k : nat) (tau b z : R) (h : head), (1 <= k <= n)%nat -> 0 < tau -> 0 <= b ->
  weights_ok n tau h /\ INR k <> 0 /\ prop_3_repair_reach_ok n k b /\ prop_3_repair_sharpness_ok n k b /\
  prop_3_repair_scale_ok n k b /\ prop_3_repair_sharpness n k b <> 0 /\ 0 <= z ^ 2 + b.

(** [edges] lists the edges out of the inputs, which alone are counted (and of which alone the third hypothesis speaks);
    input p is the node [input p].  [h B] is what training for the parity set B makes
    of the model: it may be anything that does not see an input without an edge. *)
(* claim: prop-4/edges *)
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

(* claim: prop-4.count *)
Definition prop_4_count : Prop := prop_4_literal.
Definition prop_4_count_means : Prop := prop_4_literal_means.

(* claim: prop-4!repair *)
Definition prop_4_repair : Prop :=
  forall (node : Type) (input : nat -> node) (edges : list (node * node)) (n k : nat)
         (h : (nat -> bool) -> (nat -> bool) -> R),
  (1 <= k <= n)%nat ->
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) ->
  (forall B p, (1 <= p <= n)%nat -> (forall v, ~ In (input p, v) edges) ->
     forall x, h B (upd x p true) = h B (upd x p false)) ->
  INR (length edges) < prop_4_repair_edges n k ->
  exists B, count n B = k /\ prop_4_repair_risk <= risk n B (h B).
Definition prop_4_repair_means : Prop := prop_4_repair_risk_ok /\ forall n k : nat, prop_4_repair_edges_ok n k.

(* claim: rem-9!repair *)
Definition rem_9_repair : Prop :=
  forall (node : Type) (input : nat -> node) (edges : list (node * node)) (n k : nat)
         (h : (nat -> bool) -> (nat -> bool) -> R),
  (1 <= k <= n)%nat ->
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) ->
  (forall B p, (1 <= p <= n)%nat -> (forall v, ~ In (input p, v) edges) ->
     forall x, h B (upd x p true) = h B (upd x p false)) ->
  (forall B, count n B = k -> risk n B (h B) < rem_9_repair_risk) ->
  rem_9_repair_edges n k <= INR (length edges).
Definition rem_9_repair_means : Prop := rem_9_repair_risk_ok /\ forall n k : nat, rem_9_repair_edges_ok n k.

(** The weakest form of a number of trained numbers that is linear in n: some activation sigma b (ReLU is b = 0), some step, some
    sizes k n, some factor c, for large n.  [N w] is the network of the class (1) with the d trained numbers w, [z B] the path of
    gradient descent for the set B; all paths have one start, all gradients exist, and from step T on the risk is 0 for all sets. *)
(* claim: prop-4 refuted *)
Definition prop_4_trained : Prop :=
  exists (b eta c : R) (k : nat -> nat) (n0 : nat), 0 <= b /\ 0 < eta /\ 0 < c /\ (forall n, (1 <= n)%nat -> (1 <= k n <= n)%nat) /\
  forall (n d T : nat) (N : (nat -> R) -> network) (z : (nat -> bool) -> nat -> nat -> R), (1 <= n)%nat -> (n0 <= n)%nat ->
  let h w x := offset (N w) + Sum (width (N w)) (fun t =>
    alpha (N w) t * sigma b (Sum n (fun p => beta (N w) t p * bit x p) + bias (N w) t)) in
  let along B w i r := risk n B (h (fun j => if Nat.eqb j i then r else w j)) in
  (forall w w', (forall i, (1 <= i <= d)%nat -> w i = w' i) -> N w = N w') ->
  (forall B w i, (1 <= i <= d)%nat -> ex_derive (along B w i) (w i)) ->
  (forall B B' i, z B 0%nat i = z B' 0%nat i) ->
  (forall B t i, count n B = k n -> (1 <= i <= d)%nat -> z B (S t) i = z B t i - eta * Derive (along B (z B t) i) (z B t i)) ->
  (forall B t, count n B = k n -> (T <= t)%nat -> risk n B (h (z B t)) = 0) ->
  c * prop_4_edges n (k n) <= INR d.
Definition prop_4_trained_means : Prop := (forall n k : nat, prop_4_edges_ok n k) /\ forall b z : R, 0 <= b -> 0 <= z ^ 2 + b.

(* claim: prop-4.count/trained refuted *)
Definition prop_4_count_trained : Prop := prop_4_trained.
Definition prop_4_count_trained_means : Prop := prop_4_trained_means.

(** The same, with the number that Remark 9 gives. *)
(* claim: rem-9/trained refuted *)
Definition rem_9_trained : Prop :=
  exists (b eta c : R) (k : nat -> nat) (n0 : nat), 0 <= b /\ 0 < eta /\ 0 < c /\ (forall n, (1 <= n)%nat -> (1 <= k n <= n)%nat) /\
  forall (n d T : nat) (N : (nat -> R) -> network) (z : (nat -> bool) -> nat -> nat -> R), (1 <= n)%nat -> (n0 <= n)%nat ->
  let h w x := offset (N w) + Sum (width (N w)) (fun t =>
    alpha (N w) t * sigma b (Sum n (fun p => beta (N w) t p * bit x p) + bias (N w) t)) in
  let along B w i r := risk n B (h (fun j => if Nat.eqb j i then r else w j)) in
  (forall w w', (forall i, (1 <= i <= d)%nat -> w i = w' i) -> N w = N w') ->
  (forall B w i, (1 <= i <= d)%nat -> ex_derive (along B w i) (w i)) ->
  (forall B B' i, z B 0%nat i = z B' 0%nat i) ->
  (forall B t i, count n B = k n -> (1 <= i <= d)%nat -> z B (S t) i = z B t i - eta * Derive (along B (z B t) i) (z B t i)) ->
  (forall B t, count n B = k n -> (T <= t)%nat -> risk n B (h (z B t)) = 0) ->
  c * rem_9_edges n (k n) <= INR d.
Definition rem_9_trained_means : Prop := (forall n k : nat, rem_9_edges_ok n k) /\ forall b z : R, 0 <= b -> 0 <= z ^ 2 + b.

(** The weakest form: for all large k some model, transformer or not, of whose computation graph only the edges out of the inputs
    are counted, and that has for every set of size k a risk below 1, as in Proposition 4. *)
(* claim: rem-9/edges refuted *)
Definition rem_9_in_edges : Prop :=
  exists (c : R) (k0 : nat), forall n k : nat, (1 <= k <= n)%nat -> (k0 <= k)%nat ->
  exists (node : Type) (input : nat -> node) (edges : list (node * node)) (h : (nat -> bool) -> (nat -> bool) -> R),
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) /\
  (forall B p, (1 <= p <= n)%nat -> (forall v, ~ In (input p, v) edges) -> forall x, h B (upd x p true) = h B (upd x p false)) /\
  (forall B, count n B = k -> risk n B (h B) < 1) /\ INR (length edges) <= c * rem_9_heads n k.
Definition rem_9_in_edges_means : Prop := forall n k : nat, rem_9_heads_ok n k.

(** The comparison, with both models counted by one rule: in edges, or in trained numbers.  The weakest form: of each rule only one half. *)
(* claim: rem-9 refuted *)
Definition rem_9_literal : Prop := rem_9_in_edges \/ rem_9_trained.
Definition rem_9_literal_means : Prop := rem_9_in_edges_means /\ rem_9_trained_means.

(* claim: contribution-iii refuted *)
Definition contribution_iii : Prop := rem_9_literal.
Definition contribution_iii_means : Prop := rem_9_literal_means.

(* claim: rem-9.heads/edges refuted *)
Definition rem_9_heads_in_edges : Prop := rem_9_in_edges.
Definition rem_9_heads_in_edges_means : Prop := rem_9_in_edges_means.

(** * Theorem 5 *)

(** The weakest form: at some size, temperature and smoothing, for some set, some sequence of heads, by whatever method, has a
    linear rate to zero. *)

(** The weakest form: at some size, temperature and smoothing, for some set, some heads at all, however they are found. *)

(** Heads in the plane as many as bits, as many neurons with an outer weight and a bias each, one inner weight and one bias of
    the output: the numbers of equation (2), with other values.  B lists the set. *)
(* claim: rem-10!repair *)
Definition rem_10_repair : Prop :=
  (forall (n k : nat) (tau b : R) (B : nat -> nat), (1 <= k <= n)%nat -> 0 < tau -> 0 <= b ->
   (forall i, (1 <= i <= k)%nat -> (1 <= B i <= n)%nat) ->
   (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> B i = B j -> i = j) ->
   exists (A : nat -> head) (weight offset : R) (alpha bias : nat -> R),
   risk n (bits k B) (fun x => offset + Sum k (fun q => alpha q * sigma b (weight * (attended n k tau x A / INR k) + bias q)))
   <= rem_10_repair_least n k tau b) /\
  (forall (n k : nat) (tau b : R) (B : nat -> bool), (1 <= k)%nat -> count n B = k -> 0 < tau -> 0 < b ->
   exists floor, 0 < floor /\
   ((Nat.odd k = true /\ floor = rem_10_repair_odd n (f k b 0)) \/
    (Nat.even k = true /\ exists s, 0 <= s <= 1 /\ (forall r, 0 <= r <= 1 -> f k b s <= f k b r) /\
       floor = rem_10_repair_even n (f k b s))) /\
   forall A : nat -> head, floor <= risk n B (fun x => yhat n k tau b x A)).
Definition rem_10_repair_means : Prop :=
  (forall (n k : nat) (tau b z : R) (x : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau -> 0 <= b ->
   yhat_ok n k tau b x A /\ INR k <> 0 /\ 0 <= z ^ 2 + b /\ rem_10_repair_least_ok n k tau b) /\
  (forall (n k : nat) (tau b : R) (B x : nat -> bool) (A : nat -> head), (1 <= k)%nat -> count n B = k -> 0 < tau -> 0 < b ->
   yhat_ok n k tau b x A /\ (forall (s : R) (q : nat), 0 <= (s + 1/2 - INR q) ^ 2 + b) /\
   forall r : R, rem_10_repair_odd_ok n r /\ rem_10_repair_even_ok n r).

(* claim: rem-10/expressivity *)
Definition rem_10_expressivity : Prop :=
  forall (n k : nat) (tau b : R) (B : nat -> nat), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  (forall i, (1 <= i <= k)%nat -> (1 <= B i <= n)%nat) ->
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> B i = B j -> i = j) ->
  exists (A : nat -> head) (weight offset : R) (alpha bias : nat -> R),
  risk n (bits k B) (fun x => offset + Sum k (fun q => alpha q * sigma b (weight * (attended n k tau x A / INR k) + bias q))) = 0.
Definition rem_10_expressivity_means : Prop :=
  forall (n k : nat) (tau b z : R) (x : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  yhat_ok n k tau b x A /\ INR k <> 0 /\ 0 <= z ^ 2 + b.

(** The weakest form: for one bit, some size and temperature and some distance, however large, that does not depend on the
    smoothing; for each smoothing some position and some unit head. *)
(* claim: thm-5.initial-risk refuted *)
Definition thm_5_initial_risk : Prop :=
  exists (n : nat) (tau delta : R), (1 <= n)%nat /\ 0 < tau <= 1 /\ forall b : R, 0 < b -> exists (B : nat) (w : R), (1 <= B <= n)%nat /\
  Rabs (risk n (only B) (fun x => yhat n 1 tau b x (fun _ => Head (cos w) (sin w))) - thm_5_initial n 1 tau b) <= delta.
Definition thm_5_initial_risk_means : Prop :=
  forall (n : nat) (tau b : R) (x : nat -> bool) (A : nat -> head), (1 <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  yhat_ok n 1 tau b x A /\ thm_5_initial_ok n 1 tau b.

(** The same of the mean over the circle of unit heads. *)
(* claim: thm-5.initial-risk/average refuted *)
Definition thm_5_initial_average : Prop :=
  exists (n : nat) (tau delta : R), (1 <= n)%nat /\ 0 < tau <= 1 /\ forall b : R, 0 < b -> exists B : nat, (1 <= B <= n)%nat /\
  Rabs (RInt (fun w => risk n (only B) (fun x => yhat n 1 tau b x (fun _ => Head (cos w) (sin w)))) 0 (2 * PI) / (2 * PI)
        - thm_5_initial n 1 tau b) <= delta.
Definition thm_5_initial_average_means : Prop :=
  thm_5_initial_risk_means /\ 2 * PI <> 0 /\
  forall (n B : nat) (tau b : R), (1 <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  ex_RInt (fun w => risk n (only B) (fun x => yhat n 1 tau b x (fun _ => Head (cos w) (sin w)))) 0 (2 * PI).

(** At some size, temperature and smoothing: some factor, and for each set some sequence of heads. *)

(** The weakest form: some step and some heads, drawn or not, from which the rate is linear; each step is one of gradient descent
    where the gradient exists, and may lead anywhere where it does not, so no choice at the kinks of ReLU is left out. *)
(* claim: thm-5/relu refuted *)
Definition thm_5_relu : Prop :=
  forall (n k : nat) (tau : R) (B : nat -> bool), (1 <= k)%nat -> (k < n)%nat -> 0 < tau <= 1 -> count n B = k ->
  let L A := risk n B (fun x => yhat n k tau 0 x A) in
  exists (eta c : R) (A : nat -> nat -> head), 0 < eta /\ 0 < c < 1 /\
  (forall t, riskgrad_ok n k tau 0 B (A t) -> forall i, (1 <= i <= k)%nat ->
     A (S t) i = Head (a13 (A t i) - eta * riskgrad13 n k tau 0 B (A t) i) (a14 (A t i) - eta * riskgrad14 n k tau 0 B (A t) i)) /\
  forall t, L (A t) <= c ^ t * L (A 0%nat).
Definition thm_5_relu_means : Prop :=
  forall (n k : nat) (tau : R) (x : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau <= 1 -> yhat_ok n k tau 0 x A.

(** A factor for each size, temperature, step and set, for all paths of gradient descent whose gradients exist. *)
(* claim: thm-5.linear-rate/relu refuted *)
Definition thm_5_linear_rate_relu : Prop :=
  forall (n k : nat) (tau eta : R) (B : nat -> bool), (1 <= k)%nat -> (k < n)%nat -> 0 < tau <= 1 -> 0 < eta -> count n B = k ->
  let L A := risk n B (fun x => yhat n k tau 0 x A) in
  exists c : R, 0 < c < 1 /\ forall A : nat -> nat -> head, (forall t, riskgrad_ok n k tau 0 B (A t)) ->
  (forall t i, (1 <= i <= k)%nat ->
     A (S t) i = Head (a13 (A t i) - eta * riskgrad13 n k tau 0 B (A t) i) (a14 (A t i) - eta * riskgrad14 n k tau 0 B (A t) i)) ->
  forall t, L (A t) <= c ^ t * L (A 0%nat).
Definition thm_5_linear_rate_relu_means : Prop := thm_5_relu_means.

(** The weakest form: for every size, temperature, smoothing and set some step, at most the printed one, with which among the draws
    of the heads in any box of angles, however small, there is one from which gradient descent comes as near as one likes to the
    risk of any other heads; almost every draw would have some in every box. *)
(* claim: thm-5/infimum refuted *)
Definition thm_5_infimum : Prop :=
  forall (n k : nat) (tau b : R) (B : nat -> bool), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> count n B = k ->
  let L A := risk n B (fun x => yhat n k tau b x A) in
  exists eta : R, 0 < eta <= thm_5_rate n k tau b /\
  forall l r : nat -> R, (forall i, (1 <= i <= k)%nat -> l i < r i) ->
  exists A : nat -> nat -> head,
  (forall i, (1 <= i <= k)%nat -> exists w, l i < w < r i /\ A 0%nat i = Head (cos w) (sin w)) /\
  (forall t i, (1 <= i <= k)%nat ->
     A (S t) i = Head (a13 (A t i) - eta * riskgrad13 n k tau b B (A t) i) (a14 (A t i) - eta * riskgrad14 n k tau b B (A t) i)) /\
  forall (A' : nat -> head) (eps : R), 0 < eps -> exists t, L (A t) < L A' + eps.
Definition thm_5_infimum_means : Prop :=
  forall (n k : nat) (tau b : R) (B x : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  yhat_ok n k tau b x A /\ riskgrad_ok n k tau b B A /\ thm_5_rate_ok n k tau b.

(* claim: thm-5.every-parity-set/infimum refuted *)
Definition thm_5_every_set_infimum : Prop := thm_5_infimum.
Definition thm_5_every_set_infimum_means : Prop := thm_5_infimum_means.

(* claim: thm-5!repair#floor *)
Definition thm_5_floor : Prop :=
  forall (n k : nat) (tau b : R) (B : nat -> bool),
  (1 <= k)%nat -> count n B = k -> 0 < tau -> 0 < b ->
  exists floor, 0 < floor /\
  ((Nat.odd k = true /\ floor = thm_5_repair_odd n (f k b 0)) \/
   (Nat.even k = true /\ exists s, 0 <= s <= 1 /\ (forall r, 0 <= r <= 1 -> f k b s <= f k b r) /\
      floor = thm_5_repair_even n (f k b s))) /\
  forall A : nat -> head, floor <= risk n B (fun x => yhat n k tau b x A).
Definition thm_5_floor_means : Prop :=
  forall (n k : nat) (tau b : R) (B x : nat -> bool) (A : nat -> head),
  (1 <= k)%nat -> count n B = k -> 0 < tau -> 0 < b ->
  yhat_ok n k tau b x A /\ (forall (s : R) (q : nat), 0 <= (s + 1/2 - INR q) ^ 2 + b) /\
  forall r : R, thm_5_repair_odd_ok n r /\ thm_5_repair_even_ok n r.

(** [L] is the risk and [G] the square of its gradient along the iterates: the first hypothesis is the descent lemma, the second the
    gradient inequality. *)
(* claim: thm-5.linear-rate/inference *)
Definition thm_5_linear_rate_inference : Prop :=
  forall (eta mu : R) (L G : nat -> R), 0 < eta -> 0 < mu -> (forall t, 0 <= L t) ->
  (forall t, L (S t) <= L t - eta / 2 * G t) -> (forall t, mu * L t <= 1 / 2 * G t) ->
  forall t, L t <= thm_5_contraction eta mu ^ t * L 0%nat.
Definition thm_5_linear_rate_inference_means : Prop := forall eta mu : R, 0 < eta -> 0 < mu -> thm_5_contraction_ok eta mu.

(** * Section 3: other marginals *)

(** The sum over the 2^n inputs is 2^n times their mean.  The weakest form of Proposition 4 for every marginal: at some size a
    number, which has no edge from any input, is no better than a guess for all sets.  It fails where all is on one input. *)

(** One network of Proposition 3 for each set, for all marginals; its numbers are listed as there. *)
(* claim: sec-3-scope/expressivity#listed *)
Definition sec_3_scope_expressivity : Prop :=
  forall n k : nat, (1 <= k <= n)%nat -> exists (alpha bias : nat -> R) (weight offset : R),
  INR (length (offset :: weight :: map alpha (seq 1 k) ++ map bias (seq 1 k))) = prop_3_ffnn_parameters n k /\
  forall (B : nat -> bool) (odds : (nat -> bool) -> R), count n B = k -> (forall x, 0 <= odds x) -> 2 ^ n * Mean n odds = 1 ->
  2 ^ n * Mean n (fun x => odds x * loss (label n B x)
    (offset + Sum k (fun j => alpha j * Rmax 0 (Sum n (fun p => (if B p then weight else 0) * bit x p) + bias j)))) = 0.
Definition sec_3_scope_expressivity_means : Prop := prop_3_networks_means.

(** The weakest form: somewhere, any predictor at all, as near to zero as one likes. *)
(* claim: sec-3-scope.noise refuted *)
Definition sec_3_scope_noise : Prop :=
  exists (n k : nat) (B : nat -> bool) (odds : (nat -> bool) -> R) (eta : R),
  (1 <= k <= n)%nat /\ count n B = k /\ (forall x, 0 <= odds x) /\ 2 ^ n * Mean n odds = 1 /\ 0 < eta < 1 /\ forall eps : R, 0 < eps ->
  exists h : (nat -> bool) -> R,
  2 ^ n * Mean n (fun x => odds x * ((1 - eta) * loss (label n B x) (h x) + eta * loss (- label n B x) (h x))) <= eps.
Definition sec_3_scope_noise_means : Prop := True.

(** The network of Proposition 3, with weights 1 from the bits of the set and 0 from the others; a marginal is any [odds];
    [pr p] is the probability that bit p is one. *)
(* claim: sec-3-scope!repair *)
Definition sec_3_scope_repair : Prop :=
  (forall (n : nat) (B : nat -> bool) (odds : (nat -> bool) -> R),
   2 ^ n * Mean n (fun x => odds x * loss (label n B x) (1 + Sum (count n B) (fun j => (-1) ^ j * prop_3_coefficient j
     * Rmax 0 (Sum n (fun p => (if B p then 1 else 0) * bit x p) + prop_3_offset j)))) = 0) /\
  (forall (n : nat) (B : nat -> bool) (odds : (nat -> bool) -> R) (eta : R),
   (forall x, 0 <= odds x) -> 2 ^ n * Mean n odds = 1 -> 0 < eta < 1 ->
   let noisy h := 2 ^ n * Mean n (fun x => odds x * ((1 - eta) * loss (label n B x) (h x) + eta * loss (- label n B x) (h x))) in
   (forall h : (nat -> bool) -> R, sec_3_scope_repair_noise eta <= noisy h) /\
   (exists h : (nat -> bool) -> R, noisy h = sec_3_scope_repair_noise eta)) /\
  (forall (n i : nat) (B : nat -> bool) (pr : nat -> R), (1 <= i <= n)%nat -> B i = true ->
   (forall q, (1 <= q <= n)%nat -> 0 <= pr q <= 1) -> 0 < pr i < 1 ->
   let cost h := 2 ^ n * Mean n (fun x => odds_of n pr x * loss (label n B x) (h x)) in
   (forall h : (nat -> bool) -> R, (forall x, h (upd x i true) = h (upd x i false)) -> sec_3_scope_repair_missing (pr i) <= cost h) /\
   (exists h : (nat -> bool) -> R, (forall x, h (upd x i true) = h (upd x i false)) /\ cost h = sec_3_scope_repair_missing (pr i)) /\
   0 < sec_3_scope_repair_missing (pr i)).
Definition sec_3_scope_repair_means : Prop :=
  (forall j : nat, prop_3_coefficient_ok j /\ prop_3_offset_ok j) /\
  (forall r : R, sec_3_scope_repair_noise_ok r /\ sec_3_scope_repair_missing_ok r) /\
  forall (n : nat) (pr : nat -> R), 2 ^ n * Mean n (odds_of n pr) = 1.

(** * In the place of Theorem 5: one bit, ReLU *)

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

(* claim: thm-5-one-bit/attention *)
Definition one_bit_attention : Prop :=
  forall (n B : nat) (tau eta : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 1/2 < gamma n tau (h 0%nat) B ->
  let L t := risk1 n B tau (h t) in
  let rate := 2 * (1 - cos (2 * PI / INR n)) / tau * gamma n tau (h 0%nat) B in
  (0 <= eta <= tau ^ 2 / 8 -> (forall t, h (S t) = gstep n B tau eta (h t)) ->
   forall t, gamma n tau (h t) B <= gamma n tau (h (S t)) B /\
     / (/ L 0%nat + 64 * eta / tau ^ 2 * INR t) <= L t <= / (/ L 0%nat + eta * rate ^ 2 * INR t / 2)) /\
  (0 <= eta <= tau ^ 2 / 16 -> (forall t, h (S t) = gstep n B tau (eta / L t) (h t)) ->
   forall t, gamma n tau (h t) B <= gamma n tau (h (S t)) B /\ L t <= L 0%nat * exp (- (eta * rate ^ 2 * INR t / 2))).
Definition one_bit_attention_means : Prop :=
  forall (n B : nat) (tau eta : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 1/2 < gamma n tau (h 0%nat) B ->
  let L t := risk1 n B tau (h t) in
  let rate := 2 * (1 - cos (2 * PI / INR n)) / tau * gamma n tau (h 0%nat) B in
  (0 <= eta <= tau ^ 2 / 8 -> (forall t, h (S t) = gstep n B tau eta (h t)) ->
   forall t, step_ok n B tau (h t) /\ tau ^ 2 <> 0 /\
     / L 0%nat + 64 * eta / tau ^ 2 * INR t <> 0 /\ / L 0%nat + eta * rate ^ 2 * INR t / 2 <> 0) /\
  (0 <= eta <= tau ^ 2 / 16 -> (forall t, h (S t) = gstep n B tau (eta / L t) (h t)) ->
   forall t, step_ok n B tau (h t)).

(* claim: thm-5-one-bit/probability *)
Definition one_bit_probability : Prop :=
  forall (n B : nat) (tau : R), (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau ->
  likely (fun d => risk1 n B tau (unit_head n B d) < 1/2) (/ INR n * (1 - ln 5 / 8 * INR n ^ 2 * tau)) /\
  unlikely (fun d => risk1 n B tau (unit_head n B d) < 1/2)
    (/ INR n * Rmax 0 (1 - ln (2 * sqrt 2 - 1) / (2 * PI ^ 2) * INR n ^ 2 * tau)) /\
  ((3 <= n)%nat -> 1 - cos (2 * PI / INR n) <= tau * ln (2 * sqrt 6 - 2) ->
   forall d : R, ~ risk1 n B tau (unit_head n B d) < 1/2).
Definition one_bit_probability_means : Prop :=
  (forall (n B : nat) (tau d : R), (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau ->
   weights_ok n tau (unit_head n B d) /\ INR n <> 0) /\
  2 * PI ^ 2 <> 0 /\ 0 < 2 * sqrt 2 - 1 /\ 0 < 2 * sqrt 6 - 2.

(** * In the place of Theorem 5: k bits of which no two are neighbours, ReLU *)

(* claim: thm-5-basin *)
Definition many_bits_basin : Prop :=
  forall (n k : nat) (tau : R) (b : nat -> nat), (2 <= k)%nat -> apart n k b -> 0 < tau ->
  (forall (eta : R) (A : nat -> nat -> head), 0 <= eta <= tau ^ 2 / (24 * INR k ^ 3) -> in_basin n k tau b (A 0%nat) ->
   (forall t i, (1 <= i <= k)%nat -> A (S t) i = kstep n k tau b eta (A t) i) ->
   let L t := riskk n k tau b (A t) in
   forall t, in_basin n k tau b (A t) /\
     / (/ L 0%nat + 6912 * INR k ^ 3 * eta / tau ^ 2 * INR t) <= L t
     <= / (/ L 0%nat + eta * (1 - cos (2 * PI / INR n)) ^ 2 / (2 * INR k * tau ^ 2) * INR t)) /\
  (forall A : nat -> head, elsewhere n k tau b A < basin_level n k / (4 * INR k) -> in_basin n k tau b A) /\
  (exists A : nat -> head, elsewhere n k tau b A < basin_level n k / (4 * INR k)).
Definition many_bits_basin_means : Prop :=
  forall (n k : nat) (tau : R) (b : nat -> nat), (2 <= k)%nat -> apart n k b -> 0 < tau ->
  (INR n <> 0 /\ 24 * INR k ^ 3 <> 0 /\ tau ^ 2 <> 0 /\ 2 * INR k * tau ^ 2 <> 0 /\ 4 * INR k <> 0 /\
   8 * INR k ^ 2 * (18 + 4 * INR n) <> 0) /\
  (forall (x : nat -> bool) (A : nat -> head), yhat_ok n k tau 0 x A) /\
  (forall (eta : R) (A : nat -> nat -> head), 0 <= eta <= tau ^ 2 / (24 * INR k ^ 3) -> in_basin n k tau b (A 0%nat) ->
   (forall t i, (1 <= i <= k)%nat -> A (S t) i = kstep n k tau b eta (A t) i) ->
   let L t := riskk n k tau b (A t) in
   forall t, riskgrad_ok n k tau 0 (bits k b) (A t) /\ 0 < L t /\
     / L 0%nat + 6912 * INR k ^ 3 * eta / tau ^ 2 * INR t <> 0 /\
     / L 0%nat + eta * (1 - cos (2 * PI / INR n)) ^ 2 / (2 * INR k * tau ^ 2) * INR t <> 0).

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

(** * In the place of Theorem 5: gradients of limited precision *)

(** [oracle B] answers the questions for the gradient of the set B; what it says where the gradient is far from the coin's is
    free.  [sets] lists different sets of size k that the method learns after T questions; another method may have others. *)
(* claim: thm-5-lower *)
Definition gradient_questions : Prop :=
  forall (n k : nat) (tau b : R), (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
  (exists G2 : R, supremum (gapgrad_square n k tau b) G2) /\ (exists D2 : R, supremum (gap_square n k tau b) D2) /\
  forall (eps G2 D2 : R) (M : method) (oracle : (nat -> bool) -> (nat -> head) -> reply) (T : nat) (sets : list (nat -> bool)),
  0 < eps -> supremum (gapgrad_square n k tau b) G2 -> supremum (gap_square n k tau b) D2 ->
  (forall B A, count n B = k -> coin_distance n k tau b B A < eps ->
     oracle B A = pairs k (coingrad13 n k tau b A) (coingrad14 n k tau b A)) ->
  ForallOrdPairs (differ n) sets ->
  (forall B, In B sets ->
     count n B = k /\ risk n B (fun x => yhat n k tau b x (final M (told M (oracle B) T))) <= 1 / 2) ->
  INR (length sets) <= INR T * G2 / eps ^ 2 + 4 * D2.
Definition gradient_questions_means : Prop :=
  forall (n k : nat) (tau b eps : R) (B x : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau -> 0 < b -> 0 < eps ->
  yhat_ok n k tau b x A /\ riskgrad_ok n k tau b B A /\ coin_ok n k tau b x A /\
  norm2_ok k (gapgrad13 n k tau b x A) (gapgrad14 n k tau b x A) /\
  norm2_ok k (fun i => riskgrad13 n k tau b B A i - coingrad13 n k tau b A i)
             (fun i => riskgrad14 n k tau b B A i - coingrad14 n k tau b A i) /\ eps ^ 2 <> 0.

(** The same with explicit bounds of the two suprema. *)
(* claim: thm-5-lower/explicit *)
Definition gradient_questions_explicit : Prop :=
  forall (n k : nat) (tau b eps : R) (M : method) (oracle : (nat -> bool) -> (nat -> head) -> reply) (T : nat) (sets : list (nat -> bool)),
  (1 <= k <= n)%nat -> 0 < tau -> 0 < b -> 0 < eps ->
  (forall B A, count n B = k -> coin_distance n k tau b B A < eps ->
     oracle B A = pairs k (coingrad13 n k tau b A) (coingrad14 n k tau b A)) ->
  ForallOrdPairs (differ n) sets ->
  (forall B, In B sets ->
     count n B = k /\ risk n B (fun x => yhat n k tau b x (final M (told M (oracle B) T))) <= 1 / 2) ->
  (forall A, gapgrad_square n k tau b A <= (thm_5_lower_reach k b * thm_5_lower_slope k tau) ^ 2) /\
  (forall A, 4 * gap_square n k tau b A <= thm_5_lower_reach k b ^ 4) /\
  INR (length sets) <= thm_5_lower_learned k tau b eps (INR T).
Definition gradient_questions_explicit_means : Prop :=
  gradient_questions_means /\ forall (k : nat) (tau b eps : R) (T : nat), 0 < tau -> 0 < b -> 0 < eps ->
  thm_5_lower_reach_ok k b /\ thm_5_lower_slope_ok k tau /\ thm_5_lower_learned_ok k tau b eps (INR T).

(** * Lemma 18: the lower bound on the brackets *)

(** The weakest form: c2 may depend on the sizes and on the temperature. *)

(* claim: lemma-18!repair *)
Definition lemma_18_repair : Prop :=
  forall (n k : nat) (tau : R) (A : nat -> head), (2 <= n)%nat -> (1 <= k)%nat -> 0 < tau ->
  let g i := gamma n tau (A i) in
  let mid i u := Sum n (fun p => g i p * u p) in
  let spread := Sum k (fun i => Sum n (fun p => g i p ^ 2 * ((u1 n p - mid i (u1 n)) ^ 2 + (u2 n p - mid i (u2 n)) ^ 2))) in
  let squares x := Sum k (fun i => cov n (g i) (bit x) (u1 n) ^ 2 + cov n (g i) (bit x) (u2 n) ^ 2) in
  Mean n squares = lemma_18_repair_factor * spread /\ 0 < lemma_18_repair_factor * spread /\
  (forall x, lemma_18_repair_single n k tau <= squares x) /\
  0 < attended n k tau (fun _ => true) A / INR k /\ squares (fun _ => true) = lemma_18_repair_single n k tau.
Definition lemma_18_repair_means : Prop :=
  forall (n k : nat) (tau : R) (h : head), (2 <= n)%nat -> (1 <= k)%nat -> 0 < tau ->
  weights_ok n tau h /\ INR k <> 0 /\ lemma_18_repair_factor_ok /\ lemma_18_repair_single_ok n k tau.

(** * Appendix A: aligned heads *)

(* claim: appendix-a-setup!repair *)
Definition appendix_a_repair : Prop :=
  forall (n p : nat) (tau r eps : R), (2 <= n)%nat -> (1 <= p <= n)%nat -> 0 < tau -> 0 <= r -> 0 < eps < 1 ->
  let h := Head (r * u1 n p) (r * u2 n p) in
  (tau * appendix_a_setup_repair_reach n eps <= r * (1 - cos (2 * PI / INR n)) -> 1 - eps <= gamma n tau h p) /\
  (forall j, (1 <= j <= n)%nat -> gamma n tau h j
     = gamma n tau h p * exp (appendix_a_setup_repair_exponent r (cos (2 * PI * (INR j - INR p) / INR n)) tau)).
Definition appendix_a_repair_means : Prop :=
  forall (n : nat) (tau r eps c : R) (h : head), (2 <= n)%nat -> 0 < tau -> 0 <= r -> 0 < eps < 1 ->
  weights_ok n tau h /\ appendix_a_setup_repair_reach_ok n eps /\ appendix_a_setup_repair_exponent_ok r c tau.

(** * Lemma 8, Lemma 17, Lemma 19: the Polyak-Lojasiewicz inequality and its parts *)

(** The weakest form: some constant for some size, temperature, smoothing and set. *)

(** [low] is the infimum of the risk over all heads. *)
(* claim: lemma-8/infimum refuted *)
Definition lemma_8_infimum : Prop :=
  forall (n k : nat) (tau b : R), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  exists mu : R, 0 < mu /\ forall (P : nat -> bool) (A : nat -> head) (low : R), count n P = k ->
  let L A := risk n P (fun x => yhat n k tau b x A) in
  (forall A', low <= L A') -> (forall l, (forall A', l <= L A') -> l <= low) ->
  mu * (L A - low) <= 1 / 2 * norm2 k (riskgrad13 n k tau b P A) (riskgrad14 n k tau b P A) ^ 2.
Definition lemma_8_infimum_means : Prop :=
  forall (n k : nat) (tau b : R) (P x : nat -> bool) (A : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  yhat_ok n k tau b x A /\ riskgrad_ok n k tau b P A /\ norm2_ok k (riskgrad13 n k tau b P A) (riskgrad14 n k tau b P A).

(** The best constant; it is approached when all heads go out on the ray of one position, and attained at zero heads if a turn
    by d positions maps the set to itself. *)
(* claim: lemma-8!repair *)
Definition lemma_8_repair : Prop :=
  forall (n k : nat) (tau b : R) (P : nat -> bool), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> count n P = k ->
  let L A := risk n P (fun x => yhat n k tau b x A) in
  let G A := norm2 k (riskgrad13 n k tau b P A) (riskgrad14 n k tau b P A) in
  let mu := lemma_8_repair_mu n k tau b in
  (forall A : nat -> head, mu * L A <= 1 / 2 * G A ^ 2) /\
  (forall w : R, (forall A : nat -> head, w * L A <= 1 / 2 * G A ^ 2) -> w <= mu) /\
  (forall (p : nat) (w : R), (1 <= p <= n)%nat -> mu < w -> exists far : R, forall r : R, far <= r ->
     let h := Head (r * u1 n p) (r * u2 n p) in
     1 - (w - mu) <= gamma n tau h p /\ 1 / 2 * G (fun _ => h) ^ 2 < w * L (fun _ => h)) /\
  (forall d : nat, (1 <= d < n)%nat ->
     (forall p, (1 <= p <= n)%nat -> P (if Nat.leb (p + d) n then p + d else p + d - n)%nat = P p) ->
     let zero := fun _ : nat => Head 0 0 in
     1 / 2 * G zero ^ 2 = mu * L zero /\ G zero = 0 /\ 0 < L zero).
Definition lemma_8_repair_means : Prop :=
  lemma_8_infimum_means /\
  forall (n k : nat) (tau b : R) (h : head), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  weights_ok n tau h /\ lemma_8_repair_mu_ok n k tau b.

(* claim: lemma-17!repair *)
Definition lemma_17_repair : Prop :=
  forall (n k : nat) (tau b : R) (P x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau -> 0 < b -> (1 <= i <= k)%nat ->
  let r z := yhat n k tau b z A - label n P z in
  let s z := slope k b (attended n k tau z A) in
  let C z u := cov n (gamma n tau (A i)) (bit z) u in
  let inside z := yhat n k tau b z A * label n P z < 1 in
  let product z := lossgrad13 n k tau b P x A i * lossgrad13 n k tau b P z A i
                 + lossgrad14 n k tau b P x A i * lossgrad14 n k tau b P z A i in
  let opposite := fun p => negb (x p) in
  (forall y, inside x -> inside y ->
     product y = lemma_17_repair_product tau (r x) (r y) (s x) (s y) (C x (u1 n) * C y (u1 n) + C x (u2 n) * C y (u2 n))) /\
  (forall u, C opposite u = lemma_17_repair_opposed * C x u) /\
  (inside x -> inside opposite -> 0 < r x * s x * (r opposite * s opposite) -> C x (u1 n) <> 0 \/ C x (u2 n) <> 0 ->
     product opposite < 0).
Definition lemma_17_repair_means : Prop :=
  forall (n k : nat) (tau b s r1 r2 s1 s2 C : R) (P x : nat -> bool) (A : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
  yhat_ok n k tau b x A /\ lossgrad_ok n k tau b P x A /\ ex_derive (f k b) s /\
  lemma_17_repair_product_ok tau r1 r2 s1 s2 C /\ lemma_17_repair_opposed_ok.

(* claim: lemma-19!repair *)
Definition lemma_19_repair : Prop :=
  forall (n k : nat) (tau b : R) (P : nat -> bool) (A : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau -> 0 <= b -> count n P = k ->
  let none := fun _ : nat => false in
  let all := fun _ : nat => true in
  (forall i, (1 <= i <= k)%nat ->
     lossgrad13 n k tau b P none A i = 0 /\ lossgrad14 n k tau b P none A i = 0 /\
     lossgrad13 n k tau b P all A i = 0 /\ lossgrad14 n k tau b P all A i = 0) /\
  let sum := loss (label n P none) (yhat n k tau b none A) + loss (label n P all) (yhat n k tau b all A) in
  sum = lemma_19_repair_sum (f k b 0) /\ (Nat.even k = true \/ b = 0 -> sum = 0) /\ (Nat.odd k = true -> 0 < b -> 0 < sum).
Definition lemma_19_repair_means : Prop :=
  forall (n k : nat) (tau b : R) (P : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau -> 0 <= b ->
  let none := fun _ : nat => false in
  let all := fun _ : nat => true in
  yhat_ok n k tau b none A /\ yhat_ok n k tau b all A /\
  lossgrad_ok n k tau b P none A /\ lossgrad_ok n k tau b P all A /\ lemma_19_repair_sum_ok (f k b 0).

(** The attention vector is the mean of the heads: for the complement it is 1, not k. *)

(** * Remark 13: hard attention *)

(** The weakest form: heads that look at positions on the circle, each with one best position, and a classifier that sees no more
    than the first coordinate of the mean of what they attend to.  If at every n it has risk 0 for every parity set, then the
    number of heads is of the order that is printed. *)
(* claim: rem-13 refuted *)
Definition rem_13_literal : Prop :=
  forall (m : nat -> nat) (A : nat -> nat -> head) (att : nat -> nat -> nat),
  (forall n, (1 <= n)%nat -> (1 <= m n)%nat) ->
  (forall n j, (1 <= n)%nat -> (1 <= j <= m n)%nat -> (1 <= att n j <= n)%nat /\
     forall q, (1 <= q <= n)%nat -> q <> att n j -> score n (A n j) q < score n (A n j) (att n j)) ->
  (forall (n : nat) (B : nat -> bool), (1 <= n)%nat ->
     exists classifier : R -> R, risk n B (fun x => classifier (Sum (m n) (fun j => bit x (att n j)) / INR (m n))) = 0) ->
  exists (c : R) (n0 : nat), forall n : nat, (n0 <= n)%nat -> INR (m n) <= c * rem_13_heads n.
Definition rem_13_literal_means : Prop := forall n m : nat, (1 <= n)%nat -> (1 <= m)%nat -> rem_13_heads_ok n /\ INR n <> 0 /\ INR m <> 0.

(** The bounds are for a classifier that sees each head, with its position and bit, and any scores of a position and its bit.  The
    heads that suffice have a part of the score from the position and one from the token, and the classifier sees no more than
    how many of them attend to a one, and how many to each position: what the mean of the attended embeddings shows if those
    of the positions are independent. *)
(* claim: rem-13!repair *)
Definition rem_13_repair : Prop :=
  (forall (n m k : nat) (score : nat -> nat -> bool -> R) (rank : nat -> nat) (att : nat -> (nat -> bool) -> nat),
   (1 <= k <= n)%nat ->
   (forall j x, (1 <= j <= m)%nat -> attends n (score j) rank x (att j x)) ->
   exists B, count n B = k /\
   forall classifier : list (nat * bool) -> R,
   rem_13_repair_bound n m <= risk n B (fun x => classifier (view m att x))) /\
  (forall (n m k : nat) (eps : R) (score : nat -> nat -> bool -> R) (rank : nat -> nat)
          (att : nat -> (nat -> bool) -> nat),
   (1 <= k <= n)%nat -> 0 < eps ->
   (forall j x, (1 <= j <= m)%nat -> attends n (score j) rank x (att j x)) ->
   (forall B, count n B = k -> exists classifier : list (nat * bool) -> R,
      risk n B (fun x => classifier (view m att x)) <= 1 - eps) ->
   eps / 2 * rem_13_repair_heads n <= INR m) /\
  (forall n m : nat, (1 <= n)%nat -> INR m = rem_13_repair_enough n ->
   exists (place : nat -> nat -> R) (token : nat -> bool -> R), forall rank : nat -> nat,
   (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q) ->
   exists att : nat -> (nat -> bool) -> nat,
   (forall j x, (1 <= j <= m)%nat -> attends n (fun p v => place j p + token j v) rank x (att j x)) /\
   forall B, exists h : (nat -> bool) -> R, risk n B h = 0 /\ forall x y,
   Sum m (fun j => bit x (att j x)) = Sum m (fun j => bit y (att j y)) ->
   (forall q, (1 <= q <= n)%nat -> count m (fun j => Nat.eqb (att j x) q) = count m (fun j => Nat.eqb (att j y) q)) -> h x = h y).
Definition rem_13_repair_means : Prop :=
  forall n m : nat, (1 <= n)%nat -> rem_13_repair_bound_ok n m /\ rem_13_repair_heads_ok n /\ rem_13_repair_enough_ok n.

(* claim: rem-13/lower-bound *)
Definition rem_13_lower_bound : Prop :=
  forall (m k : nat -> nat) (score : nat -> nat -> nat -> bool -> R) (rank : nat -> nat -> nat)
         (att : nat -> nat -> (nat -> bool) -> nat),
  is_lim_seq (fun n => INR (m n) / rem_13_heads n) 0 ->
  (forall n, (1 <= n)%nat -> (1 <= k n <= n)%nat) ->
  (forall n j x, (1 <= n)%nat -> (1 <= j <= m n)%nat -> attends n (score n j) (rank n) x (att n j x)) ->
  forall eps : R, 0 < eps -> exists N : nat, forall n : nat, (N <= n)%nat ->
  exists B, count n B = k n /\
  (forall classifier : list (nat * bool) -> R, 1 - eps < risk n B (fun x => classifier (view (m n) (att n) x))) /\
  (exists classifier : list (nat * bool) -> R, risk n B (fun x => classifier (view (m n) (att n) x)) <= 1).
Definition rem_13_lower_bound_means : Prop := forall n : nat, (1 <= n)%nat -> rem_13_heads n <> 0.

(** * Corollary 20: the order that breaks ties is one of all positions *)

(** * Remark 13 and Corollary 20 with other hard heads *)

(** As weak as they can be said: the embeddings are those of equation (3), the scores come from the first rows of the matrices, and
    the classifier sees no more than the mean over the heads of what they attend to: of the bits, and of the two coordinates of the
    positions. *)

(** At a fixed n, for heads that have one best position on every input: fewer heads than positions leave some parity set at chance. *)

(** A head attends to any position of largest score, and which one may depend on the input. *)

(** A head averages the embeddings of the positions of largest score. *)
(* claim: cor-20/averaged-ties refuted *)
Definition cor_20_averaged_ties : Prop :=
  forall (n m : nat) (rows : nat -> nat -> R) (top : nat -> (nat -> bool) -> nat -> bool), (1 <= n)%nat -> (1 <= m)%nat ->
  let looked j p (v : bool) := rows j 1%nat * (if v then 1 else 0) + rows j 2%nat * (if v then 0 else 1) + rows j 3%nat * u1 n p + rows j 4%nat * u2 n p in
  (forall j x p, (1 <= j <= m)%nat -> (1 <= p <= n)%nat ->
     top j x p = true <-> forall q, (1 <= q <= n)%nat -> looked j q (x q) <= looked j p (x p)) ->
  let mean x (v : nat -> R) := Sum m (fun j => Sum n (fun p => if top j x p then v p else 0) / INR (count n (top j x))) / INR m in
  exists B : nat -> bool, forall h : (nat -> bool) -> R,
  (forall x y, mean x (bit x) = mean y (bit y) -> mean x (u1 n) = mean y (u1 n) -> mean x (u2 n) = mean y (u2 n) -> h x = h y) ->
  cor_20_bound n m <= risk n B h.
Definition cor_20_averaged_ties_means : Prop :=
  forall (n m : nat) (score : nat -> nat -> bool -> R) (top : nat -> (nat -> bool) -> nat -> bool), (1 <= n)%nat -> (1 <= m)%nat ->
  (forall j x p, (1 <= j <= m)%nat -> (1 <= p <= n)%nat ->
     top j x p = true <-> forall q, (1 <= q <= n)%nat -> score j q (x q) <= score j p (x p)) ->
  cor_20_bound_ok n m /\ INR n <> 0 /\ INR m <> 0 /\ forall j x, (1 <= j <= m)%nat -> INR (count n (top j x)) <> 0.

(** * Corollary 20, repaired *)

(** The bounds are for any scores of a position and its token; they are attained, whatever the order that breaks ties, by
    scores that are a part of the position plus one of the token. *)
(* claim: cor-20!repair *)
Definition cor_20_repair : Prop :=
  (forall (n m k L M : nat) (score : nat -> nat -> bool -> R) (rank : nat -> nat) (att : nat -> (nat -> bool) -> nat)
          (B : nat -> bool) (classifier : list (nat * bool) -> R),
   (1 <= m)%nat -> (1 <= k <= n)%nat -> INR L = cor_20_repair_tosses k m -> INR M = cor_20_repair_heads k m ->
   (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q) ->
   (forall j x, (1 <= j <= m)%nat -> attends n (score j) rank x (att j x)) ->
   count n B = k -> at_least L M <= risk n B (fun x => classifier (view m att x))) /\
  (forall (n m L M : nat) (rank : nat -> nat), (1 <= n)%nat -> (1 <= m)%nat -> INR m <= cor_20_repair_exact \/ (n <= m)%nat ->
   INR L = cor_20_repair_tosses n m -> INR M = cor_20_repair_heads n m ->
   (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q) ->
   exists (place : nat -> nat -> R) (token : nat -> bool -> R) (att : nat -> (nat -> bool) -> nat)
          (classifier : list (nat * bool) -> R),
   (forall j x, (1 <= j <= m)%nat -> attends n (fun p v => place j p + token j v) rank x (att j x)) /\
   risk n (fun _ => true) (fun x => classifier (view m att x)) = at_least L M) /\
  (forall (n m k q r : nat) (score : nat -> nat -> bool -> R) (rank : nat -> nat) (att : nat -> (nat -> bool) -> nat),
   (1 <= m)%nat -> (1 <= k <= n)%nat -> (n = q * m + r + 1)%nat -> (r < m)%nat ->
   (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q) ->
   (forall j x, (1 <= j <= m)%nat -> attends n (score j) rank x (att j x)) ->
   exists B : nat -> bool, count n B = k /\ forall classifier : list (nat * bool) -> R,
   cor_20_repair_share m q (INR r) <= risk n B (fun x => classifier (view m att x))).
Definition cor_20_repair_means : Prop :=
  forall (k m q : nat) (r : R), (1 <= m)%nat -> (1 <= k)%nat ->
  cor_20_repair_share_ok m q r /\ (exists L : nat, INR L = cor_20_repair_tosses k m) /\
  (exists M : nat, INR M = cor_20_repair_heads k m).

(** * Theorem 11: frozen soft attention *)

(** The weakest form, which every usual norm implies: the product of the sums of all entries, where the second factor is
    a bound at all. *)
(* claim: thm-11#every-norm refuted *)
Definition thm_11_literal : Prop :=
  forall (T : attention) (n m : nat) (tau b : R), (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau <= 1 -> 0 < b ->
  exists B : nat -> bool, forall N : network, 5 * INR m ^ 2 * entries_norm T N <= INR n ->
  thm_11_bound n m (entries_norm T N) <= risk n B (answer T n m tau b N).
Definition thm_11_literal_means : Prop :=
  forall (T : attention) (n m : nat) (tau b norm : R) (N : network) (x : nat -> bool),
  (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau <= 1 -> 0 < b -> answer_ok T n m tau b N x /\ thm_11_bound_ok n m norm.

(* claim: thm-11!repair *)
Definition thm_11_repair : Prop :=
  forall (T : attention) (n m k : nat) (tau b : R), (1 <= m)%nat -> (1 <= k <= n)%nat -> 0 < tau -> 0 <= b -> bounded T n ->
  exists B : nat -> bool, count n B = k /\ forall N : network,
  (exists L : nat, INR L = thm_11_repair_prefix n m /\ forall t : nat,
     (1 - INR m * fewer L t) * Rmax 0 (1 - path_norm T N * thm_11_repair_movement (INR t)) ^ 2
     <= risk n B (answer T n m tau b N)) /\
  thm_11_repair_bound n m (path_norm T N) <= risk n B (answer T n m tau b N).
Definition thm_11_repair_means : Prop :=
  forall (T : attention) (n m t : nat) (tau b norm : R) (N : network) (x : nat -> bool),
  (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau -> 0 <= b ->
  answer_ok T n m tau b N x /\ thm_11_repair_prefix_ok n m /\ thm_11_repair_movement_ok (INR t) /\
  thm_11_repair_bound_ok n m norm.

(** Any norm whose product is at least each weight of a path, as that of every usual norm is. *)
(* claim: thm-11/bounded-embeddings#every-norm refuted *)
Definition thm_11_bounded_embeddings : Prop :=
  exists size : attention -> network -> R,
  (forall (T : attention) (N : network) (t q : nat), (1 <= t <= width N)%nat -> (1 <= q <= dims T)%nat ->
     Rabs (alpha N t * beta N t q) <= size T N) /\
  forall (T : attention) (n m : nat) (tau b : R), (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau <= 1 -> 0 < b -> bounded T n ->
  exists B : nat -> bool, forall N : network, thm_11_bound n m (size T N) <= risk n B (answer T n m tau b N).
Definition thm_11_bounded_embeddings_means : Prop := thm_11_literal_means.

(** Any norm that is at most the Euclidean one of all weights, as the spectral one is: while the product is at most n the bound
    falls in it, so this is the weakest form. *)
(* claim: thm-11/euclidean refuted *)
Definition thm_11_euclidean : Prop :=
  exists size : attention -> network -> R, (forall (T : attention) (N : network), 0 <= size T N <= euclidean_norm T N) /\
  forall (T : attention) (n m : nat) (tau b : R), (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau <= 1 -> 0 < b -> bounded T n ->
  exists B : nat -> bool, forall N : network, 5 * INR m ^ 2 * size T N <= INR n ->
  thm_11_bound n m (size T N) <= risk n B (answer T n m tau b N).
Definition thm_11_euclidean_means : Prop :=
  thm_11_literal_means /\
  forall (T : attention) (N : network), 0 <= Sum (width N) (fun t => alpha N t ^ 2) /\
  0 <= Sum (width N) (fun t => Sum (dims T) (fun q => beta N t q ^ 2)).

(* claim: thm-11/charitable *)
Definition thm_11_charitable : Prop :=
  forall (T : attention) (n m : nat) (tau b : R), (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau <= 1 -> 0 < b -> bounded T n ->
  exists B : nat -> bool, forall (N : network) (norm : R), path_norm T N <= norm -> 5 * INR m ^ 2 * norm <= INR n ->
  thm_11_bound n m norm <= risk n B (answer T n m tau b N).
Definition thm_11_charitable_means : Prop := thm_11_literal_means.

(** * Remark 12 *)

(* claim: rem-12 refuted *)
Definition rem_12_literal : Prop :=
  forall (T : nat -> attention) (m : nat -> nat) (norm tau b : nat -> R),
  (forall n, (1 <= m n)%nat /\ 0 < norm n /\ 0 < tau n <= 1 /\ 0 < b n) ->
  is_lim_seq (fun n => rem_12_product n (m n) (norm n) / rem_12_order n) 0 ->
  forall eps : R, 0 < eps -> exists n0 : nat, forall n : nat, (n0 <= n)%nat ->
  exists B : nat -> bool, forall N : network, entries_norm (T n) N <= norm n ->
  1 - eps < risk n B (answer (T n) n (m n) (tau n) (b n) N).
Definition rem_12_literal_means : Prop :=
  forall (T : attention) (n m : nat) (tau b : R) (N : network) (x : nat -> bool),
  (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau <= 1 -> 0 < b -> answer_ok T n m tau b N x /\ rem_12_order n <> 0.

(* claim: rem-12/charitable *)
Definition rem_12_charitable : Prop :=
  forall (T : nat -> attention) (m : nat -> nat) (norm tau b : nat -> R),
  (forall n, (1 <= m n)%nat /\ 0 <= norm n /\ 0 < tau n <= 1 /\ 0 < b n /\ bounded (T n) n) ->
  is_lim_seq (fun n => rem_12_product n (m n) (norm n) / rem_12_order n) 0 ->
  forall eps : R, 0 < eps -> exists n0 : nat, forall n : nat, (n0 <= n)%nat ->
  exists B : nat -> bool,
  (forall N : network, path_norm (T n) N <= norm n -> 1 - eps < risk n B (answer (T n) n (m n) (tau n) (b n) N)) /\
  (exists N : network, path_norm (T n) N <= norm n /\ risk n B (answer (T n) n (m n) (tau n) (b n) N) <= 1).
Definition rem_12_charitable_means : Prop := rem_12_literal_means.

(** The weakest form: near chance at infinitely many sizes, for those whose sums of all entries have a product that is at
    most the norm. *)
(* claim: rem-12/threshold-as-printed refuted *)
Definition rem_12_threshold_as_printed : Prop :=
  forall (T : nat -> attention) (m : nat -> nat) (norm tau b : nat -> R),
  (forall n, (1 <= m n)%nat /\ 0 < norm n /\ 0 < tau n <= 1 /\ 0 < b n /\ bounded (T n) n) ->
  ~ (exists (c : R) (n0 : nat), forall n : nat, (n0 <= n)%nat -> rem_12_product n (m n) (norm n) <= c * rem_12_order n) ->
  forall (eps : R) (n0 : nat), 0 < eps -> exists n : nat, (n0 <= n)%nat /\
  exists B : nat -> bool, forall N : network, entries_norm (T n) N <= norm n ->
  1 - eps < risk n B (answer (T n) n (m n) (tau n) (b n) N).
Definition rem_12_threshold_as_printed_means : Prop := rem_12_literal_means.

(** The weakest form: weights that do not vanish altogether. *)

(* claim: rem-12.conclusion refuted *)
Definition rem_12_conclusion : Prop := rem_12_literal.
Definition rem_12_conclusion_means : Prop := rem_12_literal_means.

(* claim: rem-12.conclusion/bounded-embeddings *)
Definition rem_12_conclusion_bounded : Prop := rem_12_charitable.
Definition rem_12_conclusion_bounded_means : Prop := rem_12_charitable_means.

(** * Contribution (ii) *)

(** The weakest form is its first half: if classifiers have risk 0 for every parity set at every n, then for some set one of
    m and the norm grows like some power of n.  The norm is the sum of all parameters, which no usual norm exceeds, so what
    the text says of any of them implies this; embeddings are arbitrary, as the paper takes them. *)
(* claim: contribution-ii refuted *)
Definition contribution_ii_literal : Prop :=
  forall (T : nat -> attention) (m : nat -> nat) (tau b : nat -> R) (N : nat -> (nat -> bool) -> network),
  (forall n, (1 <= m n)%nat /\ 0 < tau n <= 1 /\ 0 < b n) ->
  (forall (n : nat) (B : nat -> bool), (1 <= n)%nat -> risk n B (answer (T n) n (m n) (tau n) (b n) (N n B)) = 0) ->
  exists (c power : R) (n0 : nat), 0 < c /\ 0 < power /\ forall n : nat, (n0 <= n)%nat -> exists B : nat -> bool,
    c * Rpower (INR n) power <= Rmax (INR (m n)) (total_norm (T n) (N n B)).
Definition contribution_ii_literal_means : Prop :=
  forall (T : attention) (n m : nat) (tau b : R) (N : network) (x : nat -> bool),
  (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau <= 1 -> 0 < b -> answer_ok T n m tau b N x /\ 0 < INR n.

(** The weakest form, as before: for some set the product is at least of that order. *)
(* claim: contribution-ii/lower-bound refuted *)
Definition contribution_ii_lower_bound : Prop :=
  forall (T : nat -> attention) (m : nat -> nat) (tau b : nat -> R) (N : nat -> (nat -> bool) -> network),
  (forall n, (1 <= m n)%nat /\ 0 < tau n <= 1 /\ 0 < b n) ->
  (forall (n : nat) (B : nat -> bool), (1 <= n)%nat -> risk n B (answer (T n) n (m n) (tau n) (b n) (N n B)) = 0) ->
  exists (c : R) (n0 : nat), 0 < c /\ forall n : nat, (n0 <= n)%nat -> exists B : nat -> bool,
  c * contribution_ii_order n <= contribution_ii_product n (m n) (total_norm (T n) (N n B)).
Definition contribution_ii_lower_bound_means : Prop := contribution_ii_literal_means.

(** The weakest form: embeddings in [-1, 1], and any norm that is at least each inner weight or at least each weight of a
    path, as every usual one is. *)
(* claim: contribution-ii/upper-bound refuted *)
Definition contribution_ii_upper_bound : Prop :=
  exists size : attention -> network -> R,
  (forall (T : attention) (N : network) (t q : nat), (1 <= t <= width N)%nat -> (1 <= q <= dims T)%nat ->
     Rmin (Rabs (beta N t q)) (Rabs (alpha N t * beta N t q)) <= size T N) /\
  forall (T : nat -> attention) (m : nat -> nat) (tau b : nat -> R) (N : nat -> (nat -> bool) -> network),
  (forall n, (1 <= m n)%nat /\ 0 < tau n <= 1 /\ 0 < b n /\ bounded (T n) n) ->
  (forall (n : nat) (B : nat -> bool), (1 <= n)%nat -> risk n B (answer (T n) n (m n) (tau n) (b n) (N n B)) = 0) ->
  exists (c : R) (n0 : nat), forall n : nat, (n0 <= n)%nat -> exists B : nat -> bool,
  contribution_ii_product n (m n) (size (T n) (N n B)) <= c * contribution_ii_order n.
Definition contribution_ii_upper_bound_means : Prop := contribution_ii_literal_means.

(* claim: contribution-ii/charitable *)
Definition contribution_ii_charitable : Prop :=
  forall eps : R, 0 < eps -> exists (c : R) (n0 : nat), 0 < c /\
  forall (T : attention) (n m : nat) (norm tau b : R), (n0 <= n)%nat -> (1 <= n)%nat -> (1 <= m)%nat ->
  0 < tau <= 1 -> 0 < b -> bounded T n ->
  (forall B : nat -> bool, exists N : network, path_norm T N <= norm /\ risk n B (answer T n m tau b N) <= 1 - eps) ->
  c * contribution_ii_order n <= contribution_ii_product n m norm.
Definition contribution_ii_charitable_means : Prop := contribution_ii_literal_means.

(** * Appendix A: the set-up as printed; "close to 0" is left out, so this says less *)

(** The weakest form of "small beside": by some factor below 1 for each n and temperature, for heads that are not zero. *)
(* claim: appendix-a-setup.far/any-length refuted *)
Definition appendix_a_far_any_length : Prop :=
  forall (n : nat) (tau : R), (1 <= n)%nat -> 0 < tau <= 1 -> exists c : R, c < 1 /\
  forall (h : head) (p q : nat), a13 h <> 0 \/ a14 h <> 0 -> (1 <= p <= n)%nat -> (1 <= q <= n)%nat ->
  (forall j, (1 <= j <= n)%nat -> score n h j <= score n h p) ->
  INR n < 8 * Rmin (Rabs (INR q - INR p)) (INR n - Rabs (INR q - INR p)) ->
  gamma n tau h q <= c * gamma n tau h p.
Definition appendix_a_far_any_length_means : Prop :=
  forall (n : nat) (tau : R) (h : head), (1 <= n)%nat -> 0 < tau <= 1 -> weights_ok n tau h.

(** * Proposition 21: its weakest form, for heads that do not move with the temperature and for some order of the positions *)

(* claim: prop-21 refuted *)
Definition prop_21_literal : Prop :=
  exists rank : nat -> nat -> nat,
  (forall n p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank n p = rank n q -> p = q) /\
  forall (n k : nat) (B : nat -> bool) (A : nat -> head) (att : nat -> nat), (1 <= k <= n)%nat -> count n B = k ->
  (forall i j, (1 <= i <= n)%nat -> (1 <= j <= n)%nat -> B i = true -> B j = true -> i <> j ->
     prop_21_gap < Rabs (INR i - INR j)) ->
  (forall i, (1 <= i <= k)%nat -> attends n (fun p _ => score n (A i) p) (rank n) (fun _ => false) (att i)) ->
  (forall eps : R, 0 < eps -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold ->
     risk n B (fun x => yhat n k tau 0 x A) <= eps) ->
  risk n B (fun x => f k 0 (Sum k (fun i => bit x (att i)))) = 0.
Definition prop_21_literal_means : Prop :=
  forall (n k : nat) (tau : R) (x : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau ->
  yhat_ok n k tau 0 x A /\ prop_21_gap_ok /\ (forall s : R, 0 <= s ^ 2 + 0).

(** Repaired, for heads that stay and for heads that move with the temperature: with the distance on the circle, heads whose risk vanishes
    attend in the limit to one parity bit each, all different, and have risk zero under hard attention, whatever order breaks ties. *)
(* claim: prop-21!repair *)
Definition prop_21_repair : Prop :=
  forall (n k : nat) (B : nat -> bool), (1 <= k <= n)%nat -> count n B = k ->
  (forall i j, (1 <= i <= n)%nat -> (1 <= j <= n)%nat -> B i = true -> B j = true -> i <> j ->
     prop_21_repair_gap < Rmin (Rabs (INR i - INR j)) (INR n - Rabs (INR i - INR j))) ->
  let vanishes (A : R -> nat -> head) := forall eps : R, 0 < eps -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold ->
    risk n B (fun x => yhat n k tau 0 x (A tau)) <= eps in
  let own (att : nat -> nat) := (forall i, (1 <= i <= k)%nat -> (1 <= att i <= n)%nat /\ B (att i) = true) /\
    (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> att i = att j -> i = j) in
  let right (A : nat -> head) := forall rank att : nat -> nat,
    (forall i, (1 <= i <= k)%nat -> attends n (fun p _ => score n (A i) p) rank (fun _ => false) (att i)) ->
    risk n B (fun x => f k 0 (Sum k (fun i => bit x (att i)))) = 0 in
  (forall A : R -> nat -> head, vanishes A -> forall eps : R, 0 < eps -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold ->
     exists att, own att /\ (forall i, (1 <= i <= k)%nat -> 1 - eps <= gamma n tau (A tau i) (att i)) /\ right (A tau)) /\
  (forall A : nat -> head, vanishes (fun _ => A) -> exists att, own att /\
     (forall i (eps : R), (1 <= i <= k)%nat -> 0 < eps -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold -> 1 - eps <= gamma n tau (A i) (att i)) /\
     right A).
Definition prop_21_repair_means : Prop :=
  forall (n k : nat) (tau : R) (x : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau ->
  yhat_ok n k tau 0 x A /\ prop_21_repair_gap_ok /\ (forall s : R, 0 <= s ^ 2 + 0).

(* claim: prop-21/charitable *)
Definition prop_21_charitable : Prop :=
  forall (n k : nat) (B : nat -> bool), (1 <= k <= n)%nat -> count n B = k ->
  (forall i j, (1 <= i <= n)%nat -> (1 <= j <= n)%nat -> B i = true -> B j = true -> i <> j ->
     prop_21_gap < Rmin (Rabs (INR i - INR j)) (INR n - Rabs (INR i - INR j))) ->
  let vanishes (A : R -> nat -> head) := forall eps : R, 0 < eps -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold ->
    risk n B (fun x => yhat n k tau 0 x (A tau)) <= eps in
  let right (A : nat -> head) := forall rank att : nat -> nat,
    (forall i, (1 <= i <= k)%nat -> attends n (fun p _ => score n (A i) p) rank (fun _ => false) (att i)) ->
    risk n B (fun x => f k 0 (Sum k (fun i => bit x (att i)))) = 0 in
  (forall A : R -> nat -> head, vanishes A -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold -> right (A tau)) /\
  (forall A : nat -> head, vanishes (fun _ => A) -> right A).
Definition prop_21_charitable_means : Prop :=
  forall (n k : nat) (tau : R) (x : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau ->
  yhat_ok n k tau 0 x A /\ prop_21_gap_ok /\ (forall s : R, 0 <= s ^ 2 + 0).

(** The whole first row of a head, which may look at tokens; its weakest form, for heads that do not move with the temperature and for
    some order of the positions. *)
(* claim: prop-21/token-heads refuted *)
Definition prop_21_token_heads : Prop :=
  exists rank : nat -> nat -> nat,
  (forall n p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank n p = rank n q -> p = q) /\
  forall (n k : nat) (B : nat -> bool) (rows : nat -> nat -> R) (att : nat -> (nat -> bool) -> nat), (1 <= k <= n)%nat -> count n B = k ->
  (forall i j, (1 <= i <= n)%nat -> (1 <= j <= n)%nat -> B i = true -> B j = true -> i <> j ->
     prop_21_gap < Rmin (Rabs (INR i - INR j)) (INR n - Rabs (INR i - INR j))) ->
  let looked i p (v : bool) := rows i 1%nat * (if v then 1 else 0) + rows i 2%nat * (if v then 0 else 1) + rows i 3%nat * u1 n p + rows i 4%nat * u2 n p in
  let soft tau x := f k 0 (Sum k (fun i =>
    Sum n (fun p => bit x p * exp (looked i p (x p) / tau)) / Sum n (fun p => exp (looked i p (x p) / tau)))) in
  (forall i x, (1 <= i <= k)%nat -> attends n (looked i) (rank n) x (att i x)) ->
  (forall eps : R, 0 < eps -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold -> risk n B (soft tau) <= eps) ->
  risk n B (fun x => f k 0 (Sum k (fun i => bit x (att i x)))) = 0.
Definition prop_21_token_heads_means : Prop :=
  forall (n : nat) (score : nat -> R), (1 <= n)%nat ->
  INR n <> 0 /\ Sum n (fun p => exp (score p)) <> 0 /\ prop_21_gap_ok /\ (forall s : R, 0 <= s ^ 2 + 0) /\ (forall tau : R, 0 < tau -> tau <> 0).

(** * Theorem 5, repaired: its second part *)

(* claim: thm-5!repair#no-linear-rate *)
Definition thm_5_no_linear_rate : Prop :=
  forall (n k : nat) (tau : R) (B : nat -> bool), (1 <= k)%nat -> INR k <= thm_5_repair_most n -> count n B = k -> 0 < tau ->
  let L A := risk n B (fun x => yhat n k tau 0 x A) in
  (forall eps : R, 0 < eps -> exists A : nat -> head, L A <= eps) /\
  (forall A : nat -> head, 0 < L A) /\
  (forall (eta : R) (A : nat -> nat -> head), (forall t, riskgrad_ok n k tau 0 B (A t)) ->
   (forall t i, (1 <= i <= k)%nat ->
      A (S t) i = Head (a13 (A t i) - eta * riskgrad13 n k tau 0 B (A t) i) (a14 (A t i) - eta * riskgrad14 n k tau 0 B (A t) i)) ->
   ~ exists C c : R, 0 < c < 1 /\ forall t, L (A t) <= C * c ^ t).
Definition thm_5_no_linear_rate_means : Prop :=
  forall (n k : nat) (tau : R) (x : nat -> bool) (A : nat -> head), (1 <= k)%nat -> INR k <= thm_5_repair_most n -> 0 < tau ->
  yhat_ok n k tau 0 x A /\ thm_5_repair_most_ok n.

(** * What the definitions must satisfy to be those of the paper *)

(** Attention weights are positive and sum to 1; what is seen of no ones is 0, and of all ones 1. *)
(* claim: none *)
Definition sanity_attention : Prop :=
  forall (n : nat) (tau : R) (h : head), (1 <= n)%nat -> 0 < tau ->
  (forall p, 0 < gamma n tau h p) /\ Sum n (gamma n tau h) = 1 /\
  share n tau (fun _ => false) h = 0 /\ share n tau (fun _ => true) h = 1.
Definition sanity_attention_means : Prop := forall (n : nat) (tau : R) (h : head), (1 <= n)%nat -> 0 < tau -> weights_ok n tau h.

(** Without smoothing the activation is ReLU and the classifier is the parity at whole numbers up to k. *)
(* claim: none *)
Definition sanity_classifier : Prop :=
  (forall z : R, sigma 0 z = Rmax 0 z) /\ (forall b z : R, sigma b z - sigma b (- z) = z) /\
  (forall k s : nat, (s <= k)%nat -> f k 0 (INR s) = (-1) ^ s).
Definition sanity_classifier_means : Prop := forall z : R, 0 <= z ^ 2 + 0.

(** The loss is never negative and is 0 from the margin on; one that knows the label has risk 0, one that says 0 has 1. *)
(* claim: none *)
Definition sanity_loss : Prop :=
  (forall y t : R, 0 <= loss y t) /\ (forall y t : R, loss y t = 0 <-> 1 <= y * t) /\
  (forall (n : nat) (B : nat -> bool), risk n B (label n B) = 0 /\ risk n B (fun _ => 0) = 1).
Definition sanity_loss_means : Prop := True.

(** Labels are signs, and flipping a bit of the set changes them; the mean is one over all inputs. *)
(* claim: none *)
Definition sanity_inputs : Prop :=
  (forall (n : nat) (B x : nat -> bool), label n B x = 1 \/ label n B x = -1) /\
  (forall (n p : nat) (B x : nat -> bool), (1 <= p <= n)%nat -> B p = true ->
     label n B (upd x p true) = - label n B (upd x p false)) /\
  (forall (n : nat) (c : R), Mean n (fun _ => c) = c) /\
  (forall (n p : nat), (1 <= p <= n)%nat -> Mean n (fun x => bit x p) = 1 / 2).
Definition sanity_inputs_means : Prop := True.

(** Frozen heads: what is read of embeddings in [-1, 1] lies there too; the path norm is at most the product of all sums. *)
(* claim: none *)
Definition sanity_frozen : Prop :=
  (forall (T : attention) (n m : nat) (tau : R) (x : nat -> bool) (q : nat), (1 <= n)%nat -> (1 <= m)%nat -> bounded T n ->
     (1 <= q <= dims T)%nat -> Rabs (gathered T n m tau x q) <= 1) /\
  (forall (T : attention) (N : network), 0 <= path_norm T N <= entries_norm T N) /\
  (forall L t : nat, fewer L t + at_least L t = 1) /\ (forall L : nat, fewer L 1 = 1 / 2 ^ L).
Definition sanity_frozen_means : Prop :=
  forall (T : attention) (n m L j : nat) (tau : R) (x : nat -> bool), (1 <= n)%nat -> (1 <= m)%nat ->
  INR m <> 0 /\ 2 ^ L <> 0 /\ Sum n (mass T tau j x) <> 0.

(** Rounding is to the next whole number below or above, and leaves whole numbers alone. *)
(* claim: none *)
Definition sanity_rounding : Prop :=
  (forall z : R, Floor z <= z < Floor z + 1) /\ (forall z : R, Ceil z - 1 < z <= Ceil z) /\
  (forall j : nat, Floor (INR j) = INR j /\ Ceil (INR j) = INR j).
Definition sanity_rounding_means : Prop := True.

(** Positions are unit vectors, the last one at (0, 1), at the angle of their distance on the circle; a head scores highest, by
    its length, where it points; a drawn head has length 1 and is off its bit by the angle d. *)
(* claim: none *)
Definition sanity_positions : Prop :=
  (forall n p : nat, u1 n p ^ 2 + u2 n p ^ 2 = 1) /\ (forall n : nat, (1 <= n)%nat -> u1 n n = 0 /\ u2 n n = 1) /\
  (forall n p q : nat, (1 <= n)%nat -> u1 n p * u1 n q + u2 n p * u2 n q = cos (2 * PI * (INR p - INR q) / INR n)) /\
  (forall (n p q : nat) (r : R), 0 <= r -> let h := Head (r * u1 n p) (r * u2 n p) in score n h p = r /\ score n h q <= r) /\
  (forall (n B : nat) (d : R), a13 (unit_head n B d) ^ 2 + a14 (unit_head n B d) ^ 2 = 1 /\ score n (unit_head n B d) B = cos d).
Definition sanity_positions_means : Prop := forall n : nat, (1 <= n)%nat -> INR n <> 0.

(** The attended sum is between 0 and k, and k on all ones; the weights of the classifier alternate and sum to 4k or -4k. *)
(* claim: none *)
Definition sanity_sums : Prop :=
  (forall (n k : nat) (tau : R) (x : nat -> bool) (A : nat -> head), (1 <= n)%nat -> 0 < tau -> 0 <= attended n k tau x A <= INR k) /\
  (forall (n k : nat) (tau : R) (A : nat -> head), (1 <= n)%nat -> 0 < tau -> attended n k tau (fun _ => true) A = INR k) /\
  (forall q : nat, outer (S q) * (-1) ^ q < 0) /\ (forall k : nat, Sum k outer = (-1) ^ k * (4 * INR k)) /\
  (forall (k : nat) (b s : R), 0 < b -> is_derive (f k b) s (slope k b s)).
Definition sanity_sums_means : Prop := forall (n : nat) (tau : R) (h : head), (1 <= n)%nat -> 0 < tau -> weights_ok n tau h.

(** Distances: zero from itself, the same both ways, at most the sum of two; a norm scales. *)
(* claim: none *)
Definition sanity_distance : Prop :=
  (forall (k : nat) (A : nat -> head), dist k A A = 0) /\ (forall (k : nat) (A A' : nat -> head), dist k A A' = dist k A' A) /\
  (forall (k : nat) (u v u' v' : nat -> R), norm2 k (fun i => u i + u' i) (fun i => v i + v' i) <= norm2 k u v + norm2 k u' v') /\
  (forall (k : nat) (c : R) (u v : nat -> R), norm2 k (fun i => c * u i) (fun i => c * v i) = Rabs c * norm2 k u v) /\
  (forall (k : nat) (u v : nat -> R), norm2 k u v = 0 <-> forall i, (1 <= i <= k)%nat -> u i = 0 /\ v i = 0).
Definition sanity_distance_means : Prop :=
  forall (k : nat) (A A' : nat -> head) (u v : nat -> R), dist_ok k A A' /\ norm2_ok k u v.

(** Derivatives: an entry put back changes nothing; the gradient of the output is a covariance times the slope; that of the risk is
    the mean of those of the losses; with a minus the bracket is the covariance; a covariance with a constant is zero. *)
(* claim: none *)
Definition sanity_derivatives : Prop :=
  (forall (A : nat -> head) (i : nat), set13 A i (a13 (A i)) i = A i /\ set14 A i (a14 (A i)) i = A i) /\
  (forall (A : nat -> head) (i j : nat) (t : R), j <> i -> set13 A i t j = A j /\ set14 A i t j = A j) /\
  (forall (n k : nat) (tau b : R) (P x : nat -> bool) (A : nat -> head) (i : nat), (1 <= n)%nat -> (1 <= i <= k)%nat -> 0 < tau -> 0 < b ->
   grad13 n k tau b x A i = cov n (gamma n tau (A i)) (bit x) (u1 n) / tau * slope k b (attended n k tau x A) /\
   grad14 n k tau b x A i = cov n (gamma n tau (A i)) (bit x) (u2 n) / tau * slope k b (attended n k tau x A) /\
   riskgrad13 n k tau b P A i = Mean n (fun x => lossgrad13 n k tau b P x A i) /\
   riskgrad14 n k tau b P A i = Mean n (fun x => lossgrad14 n k tau b P x A i)) /\
  (forall (n : nat) (tau : R) (x : nat -> bool) (h : head) (v : nat -> R), (1 <= n)%nat ->
   bracket n tau x (-1) h v = cov n (gamma n tau h) (bit x) v) /\
  (forall (n : nat) (g c : nat -> R) (e : R), Sum n g = 1 -> cov n g c (fun _ => e) = 0) /\
  (forall (n k : nat) (tau b : R) (P x : nat -> bool) (A : nat -> head), loss_step n k tau b P x A A = 0 /\ risk_step n k tau b P A A = 0).
Definition sanity_derivatives_means : Prop :=
  forall (n k : nat) (tau b : R) (P x : nat -> bool) (A : nat -> head), (1 <= n)%nat -> 0 < tau -> 0 < b ->
  yhat_ok n k tau b x A /\ grad_ok n k tau b x A /\ lossgrad_ok n k tau b P x A /\ riskgrad_ok n k tau b P A /\ tau <> 0.

(** Sets: one position is counted once; a set of listed bits has these members, and different bits are counted each; the
    probabilities of all inputs are not negative and sum to 1. *)
(* claim: none *)
Definition sanity_sets : Prop :=
  (forall n p : nat, (1 <= p <= n)%nat -> count n (only p) = 1%nat) /\ (forall (n : nat) (P : nat -> bool), (count n P <= n)%nat) /\
  (forall (k p : nat) (b : nat -> nat), bits k b p = true <-> exists i, (1 <= i <= k)%nat /\ p = b i) /\
  (forall (n k : nat) (b : nat -> nat), apart n k b -> count n (bits k b) = k) /\
  (forall (n : nat) (pr : nat -> R), 2 ^ n * Mean n (odds_of n pr) = 1) /\
  (forall (n : nat) (pr : nat -> R) (x : nat -> bool), (forall q, 0 <= pr q <= 1) -> 0 <= odds_of n pr x).
Definition sanity_sets_means : Prop := True.

(** Hard heads attend to one position, and what is seen has one entry a head. *)
(* claim: none *)
Definition sanity_hard : Prop :=
  (forall (n : nat) (s : nat -> bool -> R) (rank : nat -> nat) (x : nat -> bool) (p q : nat),
   attends n s rank x p -> attends n s rank x q -> p = q) /\
  (forall (n : nat) (s : nat -> bool -> R) (rank : nat -> nat) (x : nat -> bool), (1 <= n)%nat ->
   (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q) -> exists p, attends n s rank x p) /\
  (forall (m : nat) (att : nat -> (nat -> bool) -> nat) (x : nat -> bool), length (view m att x) = m) /\
  (forall (m j : nat) (att : nat -> (nat -> bool) -> nat) (x : nat -> bool), (1 <= j <= m)%nat -> In (att j x, x (att j x)) (view m att x)).
Definition sanity_hard_means : Prop := True.

(** One bit is the case k = 1 of k bits, with the same steps; the heads have at most all their weight elsewhere; probabilities
    from below are at most those from above. *)
(* claim: none *)
Definition sanity_bits : Prop :=
  (forall (n : nat) (tau : R) (b : nat -> nat) (h : head), riskk n 1 tau b (fun _ => h) = risk1 n (b 1%nat) tau h) /\
  (forall (n : nat) (tau eta : R) (b : nat -> nat) (h : head), kstep n 1 tau b eta (fun _ => h) 1 = gstep n (b 1%nat) tau eta h) /\
  (forall (n k : nat) (tau : R) (b : nat -> nat) (A : nat -> head), (1 <= n)%nat -> 0 < tau ->
   (forall i, (1 <= i <= k)%nat -> (1 <= b i <= n)%nat) -> 0 <= elsewhere n k tau b A <= INR k) /\
  (forall n k : nat, (2 <= n)%nat -> (1 <= k)%nat -> 0 < basin_level n k) /\
  (forall (n : nat) (tau L0 : R), (2 <= n)%nat -> 0 < tau -> 0 <= L0 < 2 -> 0 < kappa n tau L0) /\
  (forall (E : R -> Prop) (p q : R), 0 <= q -> likely E p -> unlikely E q -> p <= q).
Definition sanity_bits_means : Prop :=
  forall (n k : nat) (tau L0 : R) (h : head), (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> 0 <= L0 ->
  weights_ok n tau h /\ 8 * INR k ^ 2 * (18 + 4 * INR n) <> 0 /\ 0 <= L0 / 2.

(** Frozen heads: masses are positive; a network without neurons answers its offset; the Euclidean norms are at most the sums,
    and each weight is at most the sum of all parameters. *)
(* claim: none *)
Definition sanity_network : Prop :=
  (forall (T : attention) (tau : R) (j : nat) (x : nat -> bool) (p : nat), 0 < mass T tau j x p) /\
  (forall (T : attention) (n m : nat) (tau b : R) (N : network) (x : nat -> bool), width N = 0%nat -> answer T n m tau b N x = offset N) /\
  (forall (T : attention) (v : bool) (p q : nat), (1 <= q <= half T)%nat ->
     entry T v p q = token T v q /\ entry T v p (half T + q) = place T p q) /\
  (forall (T : attention) (N : network), 0 <= euclidean_norm T N <= entries_norm T N) /\
  (forall (T : attention) (N : network) (t q : nat), (1 <= t <= width N)%nat -> (1 <= q <= dims T)%nat ->
     Rabs (alpha N t) <= total_norm T N /\ Rabs (bias N t) <= total_norm T N /\ Rabs (beta N t q) <= total_norm T N /\
     Rabs (offset N) <= total_norm T N) /\
  (forall L t : nat, 0 <= fewer L t <= 1).
Definition sanity_network_means : Prop :=
  forall (T : attention) (n m : nat) (tau b : R) (N : network) (x : nat -> bool), (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau -> 0 <= b ->
  answer_ok T n m tau b N x /\ 0 <= Sum (width N) (fun t => alpha N t ^ 2) /\
  0 <= Sum (width N) (fun t => Sum (dims T) (fun q => beta N t q ^ 2)).

(** A coin costs at least 1; the mean of the risks of a set and of its opposite label is the coin's; a supremum is one number; after t
    questions there are t answers, of k pairs each where the coin answers. *)
(* claim: none *)
Definition sanity_questions : Prop :=
  (forall (n k : nat) (tau b : R) (A : nat -> head), 1 <= coin_risk n k tau b A) /\
  (forall (n k : nat) (tau b : R) (B : nat -> bool) (A : nat -> head),
     (risk n B (fun x => yhat n k tau b x A) + Mean n (fun x => loss (- label n B x) (yhat n k tau b x A))) / 2 = coin_risk n k tau b A) /\
  (forall (n k : nat) (tau b : R) (A : nat -> head), 0 <= gap_square n k tau b A /\ 0 <= gapgrad_square n k tau b A) /\
  (forall (F : (nat -> head) -> R) (S S' : R), supremum F S -> supremum F S' -> S = S') /\
  (forall (M : method) (oracle : (nat -> head) -> reply) (t : nat), length (told M oracle t) = t) /\
  (forall (k : nat) (d1 d2 : nat -> R), length (pairs k d1 d2) = k) /\
  (forall (n : nat) (B C : nat -> bool), ~ differ n B B /\ (differ n B C -> differ n C B)).
Definition sanity_questions_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
  yhat_ok n k tau b x A /\ coin_ok n k tau b x A.

(** The output is the classifier's at 0 on no ones and at k on all ones; with no ones nothing depends on the heads; where the gradient is
    defined it is the derivative; the activation that is defined at 1/2 below needs a smoothing of at least -1/4. *)
(* claim: none *)
Definition sanity_output : Prop :=
  (forall (n k : nat) (tau b : R) (A : nat -> head), (1 <= n)%nat -> 0 < tau ->
   yhat n k tau b (fun _ => false) A = f k b 0 /\ yhat n k tau b (fun _ => true) A = f k b (INR k)) /\
  (forall (n k : nat) (tau b : R) (A : nat -> head) (i : nat),
   grad13 n k tau b (fun _ => false) A i = 0 /\ grad14 n k tau b (fun _ => false) A i = 0) /\
  (forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head), grad_ok n k tau b x A -> forall i, (1 <= i <= k)%nat ->
   is_derive (fun t => yhat n k tau b x (set13 A i t)) (a13 (A i)) (grad13 n k tau b x A i) /\
   is_derive (fun t => yhat n k tau b x (set14 A i t)) (a14 (A i)) (grad14 n k tau b x A i)) /\
  (forall (tau s : R) (x : nat -> bool) (h : head) (v : nat -> R), bracket 1 tau x s h v = 0) /\
  (forall (n : nat) (tau s : R) (h : head) (v : nat -> R), bracket n tau (fun _ => false) s h v = 0) /\
  (forall (n : nat) (h : head), ~ weights_ok n 0 h) /\ (forall (tau : R) (h : head), ~ weights_ok 0 tau h) /\
  (forall (n : nat) (tau b : R) (A : nat -> head), yhat_ok n 1 tau b (fun _ => false) A -> - (1 / 4) <= b).
Definition sanity_output_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head), (1 <= n)%nat -> 0 < tau -> 0 < b ->
  yhat_ok n k tau b x A /\ grad_ok n k tau b x A.

(** A bit that is put in is there and changes no other; the ones of a set are at most its size, all of them on all ones, and for one
    position its bit; a position set has one member; different bits are apart unless neighbours, also around the circle. *)
(* claim: none *)
Definition sanity_members : Prop :=
  (forall (x : nat -> bool) (p : nat) (v : bool), upd x p v p = v) /\
  (forall (x : nat -> bool) (p q : nat) (v : bool), q <> p -> upd x p v q = x q) /\
  (forall (n : nat) (B : nat -> bool), ones n B (fun _ => true) = count n B) /\
  (forall (n p : nat) (x : nat -> bool), (1 <= p <= n)%nat -> INR (ones n (only p) x) = bit x p) /\
  (forall B p : nat, only B p = true <-> p = B) /\
  apart 4 2 (fun i => if Nat.eqb i 1 then 1 else 3)%nat /\ ~ apart 4 2 (fun i => if Nat.eqb i 1 then 2 else 3)%nat /\
  ~ apart 4 2 (fun i => if Nat.eqb i 1 then 1 else 4)%nat.
Definition sanity_members_means : Prop := True.

(** The gradient of a loss is that of the output times the slope of the squared hinge; on one position nothing depends on the heads;
    where the gradients are defined they are the derivatives; steps are the same both ways. *)
(* claim: none *)
Definition sanity_gradients : Prop :=
  (forall (n k : nat) (tau b : R) (P x : nat -> bool) (A : nat -> head) (i : nat), (1 <= n)%nat -> (1 <= i <= k)%nat -> 0 < tau -> 0 < b ->
   let pull := - 2 * label n P x * Rmax 0 (1 - label n P x * yhat n k tau b x A) in
   lossgrad13 n k tau b P x A i = pull * grad13 n k tau b x A i /\ lossgrad14 n k tau b P x A i = pull * grad14 n k tau b x A i) /\
  (forall (k : nat) (tau b : R) (P : nat -> bool) (A : nat -> head) (i : nat),
   riskgrad13 1 k tau b P A i = 0 /\ riskgrad14 1 k tau b P A i = 0) /\
  (forall (n k : nat) (tau b : R) (P x : nat -> bool) (A : nat -> head), lossgrad_ok n k tau b P x A -> forall i, (1 <= i <= k)%nat ->
   is_derive (fun t => loss (label n P x) (yhat n k tau b x (set13 A i t))) (a13 (A i)) (lossgrad13 n k tau b P x A i) /\
   is_derive (fun t => loss (label n P x) (yhat n k tau b x (set14 A i t))) (a14 (A i)) (lossgrad14 n k tau b P x A i)) /\
  (forall (n k : nat) (tau b : R) (P : nat -> bool) (A : nat -> head), riskgrad_ok n k tau b P A -> forall i, (1 <= i <= k)%nat ->
   is_derive (fun t => risk n P (fun x => yhat n k tau b x (set13 A i t))) (a13 (A i)) (riskgrad13 n k tau b P A i) /\
   is_derive (fun t => risk n P (fun x => yhat n k tau b x (set14 A i t))) (a14 (A i)) (riskgrad14 n k tau b P A i)) /\
  (forall (n k : nat) (tau b : R) (P x : nat -> bool) (A A' : nat -> head),
   loss_step n k tau b P x A A' = loss_step n k tau b P x A' A /\ risk_step n k tau b P A A' = risk_step n k tau b P A' A) /\
  (forall (n k : nat) (tau b : R) (P x : nat -> bool) (A A' : nat -> head), steps_ok n k tau b P x A A' -> steps_ok n k tau b P x A' A) /\
  (forall (n k : nat) (b : R) (P x : nat -> bool) (A A' : nat -> head), (1 <= k)%nat -> ~ steps_ok n k 0 b P x A A').
Definition sanity_gradients_means : Prop :=
  forall (n k : nat) (tau b : R) (P x : nat -> bool) (A A' : nat -> head), (1 <= n)%nat -> 0 < tau -> 0 < b ->
  yhat_ok n k tau b x A /\ steps_ok n k tau b P x A A'.

(** Constants of Lemma 7: larger ones are valid too, and none is negative; roots of what is defined, squared, are what they are of. *)
(* claim: none *)
Definition sanity_constants : Prop :=
  (forall (n k : nat) (tau b : R) (x : nat -> bool) (l1 l2 B C l1' l2' B' C' : R), l1 <= l1' -> l2 <= l2' -> B <= B' -> C <= C' ->
   valid_constants n k tau b x l1 l2 B C -> valid_constants n k tau b x l1' l2' B' C') /\
  (forall (n k : nat) (tau b : R) (x : nat -> bool) (l1 l2 B C : R), (1 <= k)%nat ->
   valid_constants n k tau b x l1 l2 B C -> 0 <= l1 /\ 0 <= l2 /\ 0 <= B /\ 0 <= C) /\
  (forall (tau b : R) (k : nat) (x : nat -> bool), valid_constants 1 k tau b x 0 0 0 0) /\
  (forall (k : nat) (A A' : nat -> head), dist_ok k A A' ->
   dist k A A' ^ 2 = Sum k (fun i => (a13 (A i) - a13 (A' i)) ^ 2 + (a14 (A i) - a14 (A' i)) ^ 2)) /\
  (forall (k : nat) (d1 d2 : nat -> R), norm2_ok k d1 d2 -> norm2 k d1 d2 ^ 2 = Sum k (fun i => d1 i ^ 2 + d2 i ^ 2)).
Definition sanity_constants_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head), (1 <= n)%nat -> 0 < tau -> 0 < b ->
  yhat_ok n k tau b x A /\ grad_ok n k tau b x A /\ dist_ok k A A'.

(** One bit: on one position the risk is 0; its partial derivatives are those of the risk with one head, and where a step is defined
    the derivatives; a step of length 0 goes nowhere; the rate falls to 0 at a risk of 2. *)
(* claim: none *)
Definition sanity_one_bit : Prop :=
  (forall (tau : R) (h : head), risk1 1 1 tau h = 0) /\
  (forall (n B : nat) (tau : R) (h : head), d13 n B tau h = riskgrad13 n 1 tau 0 (only B) (fun _ => h) 1 /\
   d14 n B tau h = riskgrad14 n 1 tau 0 (only B) (fun _ => h) 1) /\
  (forall (n B : nat) (tau : R) (h : head), step_ok n B tau h ->
   is_derive (fun t => risk1 n B tau (Head t (a14 h))) (a13 h) (d13 n B tau h) /\
   is_derive (fun t => risk1 n B tau (Head (a13 h) t)) (a14 h) (d14 n B tau h)) /\
  (forall (n B : nat) (h : head), ~ step_ok n B 0 h) /\ (forall (tau : R) (h : head), ~ step_ok 1 1 tau h) /\
  (forall (n B : nat) (tau : R) (h : head), gstep n B tau 0 h = h) /\
  (forall (n : nat) (tau : R), kappa n tau 0 = 2 * (1 - cos (2 * PI / INR n)) / tau /\ kappa n tau 2 = 0) /\
  likely (fun d => 0 <= d) (1 / 2) /\ ~ likely (fun d => 0 <= d) (3 / 4) /\
  unlikely (fun d => 0 <= d) (1 / 2) /\ ~ unlikely (fun d => 0 <= d) (1 / 4).
Definition sanity_one_bit_means : Prop :=
  forall (n B : nat) (tau : R) (h : head), (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 1 / 2 < gamma n tau h B -> step_ok n B tau h.

(** k bits: risks are not negative, and 0 without bits; a step of length 0 goes nowhere; on one position no weight is elsewhere; in the
    basin each head has at least half of its weight on its bit, and for one position there is no basin. *)
(* claim: none *)
Definition sanity_basin : Prop :=
  (forall (n k : nat) (tau : R) (b : nat -> nat) (A : nat -> head), 0 <= riskk n k tau b A) /\
  (forall (n : nat) (tau : R) (b : nat -> nat) (A : nat -> head), riskk n 0 tau b A = 0) /\
  (forall (n k : nat) (tau : R) (b : nat -> nat) (A : nat -> head) (i : nat), kstep n k tau b 0 A i = A i) /\
  (forall (k : nat) (tau : R) (A : nat -> head), elsewhere 1 k tau (fun _ => 1%nat) A = 0) /\
  basin_level 2 1 = 1 / 104 /\
  (forall (n k : nat) (tau : R) (b : nat -> nat) (A : nat -> head) (i : nat), (1 <= n)%nat -> 0 < tau ->
   (forall j, (1 <= j <= k)%nat -> (1 <= b j <= n)%nat) -> (1 <= i <= k)%nat -> in_basin n k tau b A -> 1 / 2 <= gamma n tau (A i) (b i)) /\
  (forall (k : nat) (tau : R) (b : nat -> nat) (A : nat -> head), ~ in_basin 1 k tau b A).
Definition sanity_basin_means : Prop :=
  forall (n : nat) (tau : R) (h : head), (1 <= n)%nat -> 0 < tau -> weights_ok n tau h /\ 8 * INR 1 ^ 2 * (18 + 4 * INR 2) <> 0.

(** Frozen heads: a query of zeros pulls nowhere, and with one coordinate of each kind the pull is the sum of four products; one head on
    one position reads its embedding; embeddings are bounded exactly where all coordinates are; norms of one neuron. *)
(* claim: none *)
Definition sanity_reads : Prop :=
  (forall (T : attention) (j p : nat) (v : bool), (forall i, query T i = 0) -> pull T j p v = 0) /\
  (forall (T : attention) (j p : nat) (v : bool), half T = 1%nat -> pull T j p v =
   query T 1 * (matrix T j 1 1 * token T v 1 + matrix T j 1 2 * place T p 1) +
   query T 2 * (matrix T j 2 1 * token T v 1 + matrix T j 2 2 * place T p 1)) /\
  (forall (T : attention) (tau : R) (x : nat -> bool) (q : nat), gathered T 1 1 tau x q = entry T (x 1%nat) 1 q) /\
  (forall (T : attention) (n m : nat) (tau : R) (N : network) (x : nat -> bool), width N = 1%nat -> answer T n m tau 0 N x =
   offset N + alpha N 1 * Rmax 0 (Sum (dims T) (fun q => beta N 1 q * gathered T n m tau x q) + bias N 1)) /\
  (forall (T : attention) (n : nat), (1 <= n)%nat -> bounded T n <->
   forall v p q, (1 <= p <= n)%nat -> (1 <= q <= dims T)%nat -> Rabs (entry T v p q) <= 1) /\
  (forall (T : attention) (N : network), width N = 1%nat -> path_norm T N = entries_norm T N) /\
  (forall (T : attention) (N : network), width N = 1%nat ->
   euclidean_norm T N = Rabs (alpha N 1) * sqrt (Sum (dims T) (fun q => beta N 1 q ^ 2))) /\
  (forall L : nat, at_least L 0 = 1) /\ (forall L : nat, at_least L (S L) = 0) /\
  (forall (T : attention) (n m : nat) (b : R) (N : network) (x : nat -> bool), ~ answer_ok T n m 0 b N x) /\
  (forall (T : attention) (n : nat) (tau b : R) (N : network) (x : nat -> bool), ~ answer_ok T n 0 tau b N x).
Definition sanity_reads_means : Prop :=
  forall (T : attention) (n m : nat) (tau : R) (N : network) (x : nat -> bool), (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau ->
  answer_ok T n m tau 0 N x /\ 0 <= Sum (dims T) (fun q => beta N 1 q ^ 2).

(** Questions: a label moves the coin's loss by half of the difference of the two, which is minus twice an output within the margins; on
    one position there is nothing to learn; gradients that are defined are derivatives; the distance to the coin's gradient is that of
    the mean of the labelled differences; a supremum bounds, and is below what bounds; a constant oracle is told over and over. *)
(* claim: none *)
Definition sanity_coin : Prop :=
  (forall (n k : nat) (tau b : R) (B x : nat -> bool) (A : nat -> head), loss (label n B x) (yhat n k tau b x A) =
   (loss 1 (yhat n k tau b x A) + loss (-1) (yhat n k tau b x A)) / 2 + label n B x * gap n k tau b x A) /\
  (forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head), -1 <= yhat n k tau b x A <= 1 ->
   gap n k tau b x A = - 2 * yhat n k tau b x A) /\
  (forall (n k : nat) (tau b : R) (A : nat -> head), (forall x, -1 <= yhat n k tau b x A <= 1) ->
   gap_square n k tau b A = 4 * Mean n (fun x => yhat n k tau b x A ^ 2)) /\
  (forall (k : nat) (tau b : R) (B x : nat -> bool) (A : nat -> head) (i : nat),
   coingrad13 1 k tau b A i = 0 /\ coingrad14 1 k tau b A i = 0 /\ gapgrad13 1 k tau b x A i = 0 /\ gapgrad14 1 k tau b x A i = 0 /\
   gapgrad_square 1 k tau b A = 0 /\ coin_distance 1 k tau b B A = 0) /\
  (forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head), coin_ok n k tau b x A -> forall i, (1 <= i <= k)%nat ->
   is_derive (fun t => coin_risk n k tau b (set13 A i t)) (a13 (A i)) (coingrad13 n k tau b A i) /\
   is_derive (fun t => coin_risk n k tau b (set14 A i t)) (a14 (A i)) (coingrad14 n k tau b A i) /\
   is_derive (fun t => gap n k tau b x (set13 A i t)) (a13 (A i)) (gapgrad13 n k tau b x A i) /\
   is_derive (fun t => gap n k tau b x (set14 A i t)) (a14 (A i)) (gapgrad14 n k tau b x A i)) /\
  (forall (n k : nat) (tau b : R) (B : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau -> 0 < b -> coin_distance n k tau b B A =
   norm2 k (fun i => Mean n (fun x => label n B x * gapgrad13 n k tau b x A i)) (fun i => Mean n (fun x => label n B x * gapgrad14 n k tau b x A i))) /\
  (forall (F : (nat -> head) -> R) (S : R) (A : nat -> head), supremum F S -> F A <= S) /\
  (forall (F : (nat -> head) -> R) (S c : R), supremum F S -> (forall A, F A <= c) -> S <= c) /\
  (forall (k i : nat) (d1 d2 : nat -> R), (1 <= i <= k)%nat -> nth_error (pairs k d1 d2) (i - 1) = Some (d1 i, d2 i)) /\
  (forall (M : method) (r : reply) (t : nat), told M (fun _ => r) t = repeat r t).
Definition sanity_coin_means : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
  yhat_ok n k tau b x A /\ coin_ok n k tau b x A.
