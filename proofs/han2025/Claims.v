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

(** The comparison, with both models counted by one rule: in edges, or in trained numbers.  The weakest form: of each rule only one half.
    Of edges: for all large k some model, transformer or not, of whose computation graph only the edges out of the inputs
    are counted, and that has for every set of size k a risk below 1, as in Proposition 4. *)
(* claim: rem-9 refuted *)
Definition rem_9_literal : Prop :=
  (exists (c : R) (k0 : nat), forall n k : nat, (1 <= k <= n)%nat -> (k0 <= k)%nat ->
   exists (node : Type) (input : nat -> node) (edges : list (node * node)) (h : (nat -> bool) -> (nat -> bool) -> R),
   (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) /\
   (forall B p, (1 <= p <= n)%nat -> (forall v, ~ In (input p, v) edges) -> forall x, h B (upd x p true) = h B (upd x p false)) /\
   (forall B, count n B = k -> risk n B (h B) < 1) /\ INR (length edges) <= c * rem_9_heads n k) \/
  rem_9_trained.
Definition rem_9_literal_means : Prop := (forall n k : nat, rem_9_heads_ok n k) /\ rem_9_trained_means.

(* claim: contribution-iii refuted *)
Definition contribution_iii : Prop := rem_9_literal.
Definition contribution_iii_means : Prop := rem_9_literal_means.

(** * Theorem 5 *)

(** The same of the mean over the circle of unit heads. *)
(* claim: thm-5.initial-risk/average refuted *)
Definition thm_5_initial_average : Prop :=
  exists (n : nat) (tau delta : R), (1 <= n)%nat /\ 0 < tau <= 1 /\ forall b : R, 0 < b -> exists B : nat, (1 <= B <= n)%nat /\
  Rabs (RInt (fun w => risk n (only B) (fun x => yhat n 1 tau b x (fun _ => Head (cos w) (sin w)))) 0 (2 * PI) / (2 * PI)
        - thm_5_initial n 1 tau b) <= delta.
Definition thm_5_initial_average_means : Prop :=
  (forall (n : nat) (tau b : R) (x : nat -> bool) (A : nat -> head), (1 <= n)%nat -> 0 < tau <= 1 -> 0 < b -> yhat_ok n 1 tau b x A /\ thm_5_initial_ok n 1 tau b) /\ 2 * PI <> 0 /\
  forall (n B : nat) (tau b : R), (1 <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  ex_RInt (fun w => risk n (only B) (fun x => yhat n 1 tau b x (fun _ => Head (cos w) (sin w)))) 0 (2 * PI).

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

(** * Section 3: other marginals *)

(** One network of Proposition 3 for each set, for all marginals; its numbers are listed as there. *)
(* claim: sec-3-scope/expressivity#listed *)
Definition sec_3_scope_expressivity : Prop :=
  forall n k : nat, (1 <= k <= n)%nat -> exists (alpha bias : nat -> R) (weight offset : R),
  INR (length (offset :: weight :: map alpha (seq 1 k) ++ map bias (seq 1 k))) = prop_3_ffnn_parameters n k /\
  forall (B : nat -> bool) (odds : (nat -> bool) -> R), count n B = k -> (forall x, 0 <= odds x) -> 2 ^ n * Mean n odds = 1 ->
  2 ^ n * Mean n (fun x => odds x * loss (label n B x)
    (offset + Sum k (fun j => alpha j * Rmax 0 (Sum n (fun p => (if B p then weight else 0) * bit x p) + bias j)))) = 0.
Definition sec_3_scope_expressivity_means : Prop := prop_3_networks_means.

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

(** * Remark 13 and Corollary 20 with other hard heads *)

(** A head averages the embeddings of the positions of largest score. *)
(* claim: cor-20/averaged-ties#means-of-embeddings refuted *)
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

(** Any norm whose product is at least each weight of a path, as that of every usual norm is. *)
(* claim: thm-11/bounded-embeddings#every-norm refuted *)
Definition thm_11_bounded_embeddings : Prop :=
  exists size : attention -> network -> R,
  (forall (T : attention) (N : network) (t q : nat), (1 <= t <= width N)%nat -> (1 <= q <= dims T)%nat ->
     Rabs (alpha N t * beta N t q) <= size T N) /\
  forall (T : attention) (n m : nat) (tau b : R), (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau <= 1 -> 0 < b -> bounded T n ->
  exists B : nat -> bool, forall N : network, thm_11_bound n m (size T N) <= risk n B (answer T n m tau b N).
Definition thm_11_bounded_embeddings_means : Prop := thm_11_literal_means.

(** * Proposition 21: its weakest form, for heads that do not move with the temperature and for some order of the positions *)

(* claim: prop-21#any-order refuted *)
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

(** The whole first row of a head, which may look at tokens; its weakest form, for heads that do not move with the temperature and for
    some order of the positions. *)
(* claim: prop-21/token-heads#any-order refuted *)
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
