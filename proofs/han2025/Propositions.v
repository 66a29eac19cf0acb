(** Propositions that pages of proofs are about.  Nobody has to read them: Link.v and the pages beside it take each to the statement
    that is generated from its formula, or the stored point proves that one. *)
From Coq Require Import Reals List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Constants.
Open Scope R_scope.

Definition lemma_15_literal : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau <= 1 -> 0 < b ->
  Rabs (yhat n k tau b x A - yhat n k tau b x A') <= lemma_15_constant n k tau b * dist k A A' /\
  norm2 k (grad13 n k tau b x A) (grad14 n k tau b x A) <= lemma_15_constant n k tau b.

Definition lemma_15_entry_bound : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat ->
  Rabs (grad13 n k tau b x A i) <= lemma_15_entry n k tau b /\
  Rabs (grad14 n k tau b x A i) <= lemma_15_entry n k tau b.

Definition lemma_15_derivative : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat ->
  grad13 n k tau b x A i = slope k b (attended n k tau x A) / tau * bracket n tau x 1 (A i) (u1 n).

Definition lemma_14_literal : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
          (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i) <= lemma_14_constant n k tau b * dist k A A'.

Definition lemma_6_literal : Prop :=
  forall (n k : nat) (tau b : R),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  exists B : R, forall (x : nat -> bool) (A A' : nat -> head),
  norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
          (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i) <= B * dist k A A'.

Definition lemma_6_lemma_14 : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
          (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i) <= lemma_6_constant n k tau b * dist k A A'.

Definition lemma_14_softmax_13 : Prop :=
  forall (n : nat) (tau : R) (h : head) (p : nat), (1 <= p <= n)%nat -> 0 < tau <= 1 ->
  Derive (fun t => gamma n tau (Head t (a14 h)) p) (a13 h)
  = 1 / tau * (gamma n tau h p * (1 - gamma n tau h p) * u1 n p
      + Sum n (fun j => if Nat.eqb j p then 0 else gamma n tau h p * gamma n tau h j * u1 n j)).

Definition lemma_14_softmax_14 : Prop :=
  forall (n : nat) (tau : R) (h : head) (p : nat), (1 <= p <= n)%nat -> 0 < tau <= 1 ->
  Derive (fun t => gamma n tau (Head (a13 h) t) p) (a14 h)
  = 1 / tau * (gamma n tau h p * (1 - gamma n tau h p) * u2 n p
      + Sum n (fun j => if Nat.eqb j p then 0 else gamma n tau h p * gamma n tau h j * u2 n j)).

Definition lemma_14_softmax_13_corrected : Prop :=
  forall (n : nat) (tau : R) (h : head) (p : nat), (1 <= p <= n)%nat -> 0 < tau <= 1 ->
  Derive (fun t => gamma n tau (Head t (a14 h)) p) (a13 h)
  = 1 / tau * (gamma n tau h p * (1 - gamma n tau h p) * u1 n p
      + lemma_14_minus * Sum n (fun j => if Nat.eqb j p then 0 else gamma n tau h p * gamma n tau h j * u1 n j)).

Definition lemma_14_softmax_14_corrected : Prop :=
  forall (n : nat) (tau : R) (h : head) (p : nat), (1 <= p <= n)%nat -> 0 < tau <= 1 ->
  Derive (fun t => gamma n tau (Head (a13 h) t) p) (a14 h)
  = 1 / tau * (gamma n tau h p * (1 - gamma n tau h p) * u2 n p
      + lemma_14_minus * Sum n (fun j => if Nat.eqb j p then 0 else gamma n tau h p * gamma n tau h j * u2 n j)).

Definition lemma_14_outer_derivative : Prop :=
  forall (k : nat) (b v : R), (1 <= k)%nat -> 0 < b ->
  Derive (fun v => f k b (INR k * v)) v
  = INR k * Sum k (fun q => (-1) ^ q * lemma_14_coefficient q
      * (1 / 2 + (INR k * v + 1/2 - INR q) / (2 * sqrt ((INR k * v + 1/2 - INR q) ^ 2 + b)))).

Definition lemma_14_chain_13 : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat ->
  grad13 n k tau b x A i
  = 1 / tau * Sum k (fun q => (-1) ^ q * lemma_14_coefficient q * (1 / 2 + (attended n k tau x A + 1/2 - INR q)
      / (2 * sqrt ((attended n k tau x A + 1/2 - INR q) ^ 2 + b)))) * bracket n tau x 1 (A i) (u1 n).

Definition lemma_14_chain_14 : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat ->
  grad14 n k tau b x A i
  = 1 / tau * Sum k (fun q => (-1) ^ q * lemma_14_coefficient q * (1 / 2 + (attended n k tau x A + 1/2 - INR q)
      / (2 * sqrt ((attended n k tau x A + 1/2 - INR q) ^ 2 + b)))) * bracket n tau x 1 (A i) (u2 n).

Definition lemma_14_chain_13_corrected : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat ->
  grad13 n k tau b x A i
  = 1 / tau * Sum k (fun q => (-1) ^ q * lemma_14_coefficient q * (1 / 2 + (attended n k tau x A + 1/2 - INR q)
      / (2 * sqrt ((attended n k tau x A + 1/2 - INR q) ^ 2 + b)))) * bracket n tau x lemma_14_minus (A i) (u1 n).

Definition lemma_14_chain_14_corrected : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat ->
  grad14 n k tau b x A i
  = 1 / tau * Sum k (fun q => (-1) ^ q * lemma_14_coefficient q * (1 / 2 + (attended n k tau x A + 1/2 - INR q)
      / (2 * sqrt ((attended n k tau x A + 1/2 - INR q) ^ 2 + b)))) * bracket n tau x lemma_14_minus (A i) (u2 n).

Definition lemma_14_activation : Prop :=
  forall b z : R, 0 < b ->
  Derive (Derive (sigma b)) z = (2 * sqrt (z ^ 2 + b) - z / sqrt (z ^ 2 + b)) / (4 * (z ^ 2 + b)).

Definition lemma_14_activation_means : Prop :=
  forall b z : R, 0 < b ->
  ex_derive (sigma b) z /\ ex_derive (Derive (sigma b)) z /\ 0 <= z ^ 2 + b /\ sqrt (z ^ 2 + b) <> 0 /\
  4 * (z ^ 2 + b) <> 0.

Definition lemma_14_slope_bound : Prop :=
  forall (k : nat) (b v : R), (1 <= k)%nat -> 0 < b -> Rabs (Derive (fun v => f k b (INR k * v)) v) <= 4 * INR k ^ 2.

Definition lemma_16_repair : Prop :=
  forall (n k : nat) (tau b : R) (x : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
  norm2 k (fun i => yhat n k tau b x A * grad13 n k tau b x A i - yhat n k tau b x A' * grad13 n k tau b x A' i)
          (fun i => yhat n k tau b x A * grad14 n k tau b x A i - yhat n k tau b x A' * grad14 n k tau b x A' i)
  <= lemma_16_repair_constant n k tau b * dist k A A'.

Definition lemma_7_literal : Prop :=
  forall (n k : nat) (tau b l1 l2 B C : R) (P : nat -> bool),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (forall x, valid_constants n k tau b x l1 l2 B C) ->
  forall A A', risk_step n k tau b P A A' <= lemma_7_constant l1 l2 B C * dist k A A'.

Definition lemma_7_case_i : Prop :=
  forall (n k : nat) (tau b : R) (P x : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  1 <= label n P x * yhat n k tau b x A -> 1 <= label n P x * yhat n k tau b x A' -> loss_step n k tau b P x A A' = 0.

Definition lemma_7_case_ii_holds : Prop :=
  forall (n k : nat) (tau b l1 l2 B C : R) (P x : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> valid_constants n k tau b x l1 l2 B C ->
  label n P x * yhat n k tau b x A <= 1 -> 1 <= label n P x * yhat n k tau b x A' ->
  loss_step n k tau b P x A A'
    <= Rabs (2 * (yhat n k tau b x A - yhat n k tau b x A')) * norm2 k (grad13 n k tau b x A) (grad14 n k tau b x A) /\
  Rabs (2 * (yhat n k tau b x A - yhat n k tau b x A')) * norm2 k (grad13 n k tau b x A) (grad14 n k tau b x A)
    <= lemma_7_case_ii l1 l2 B C * dist k A A'.

Definition lemma_7_case_iii_holds : Prop :=
  forall (n k : nat) (tau b l1 l2 B C : R) (P x : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> valid_constants n k tau b x l1 l2 B C ->
  label n P x * yhat n k tau b x A <= 1 -> label n P x * yhat n k tau b x A' <= 1 ->
  let products := norm2 k
     (fun i => yhat n k tau b x A * grad13 n k tau b x A i - yhat n k tau b x A' * grad13 n k tau b x A' i)
     (fun i => yhat n k tau b x A * grad14 n k tau b x A i - yhat n k tau b x A' * grad14 n k tau b x A' i) in
  let gradients := norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
                           (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i) in
  loss_step n k tau b P x A A' <= 2 * products + 2 * gradients /\
  2 * products + 2 * gradients <= lemma_7_case_iii l1 l2 B C * dist k A A'.

Definition prop_3_ffnn_formula : Prop :=
  forall k s : nat, (s <= k)%nat ->
  1 + Sum k (fun j => (-1) ^ j * prop_3_coefficient j * Rmax 0 (INR s + prop_3_offset j)) = (-1) ^ s.

Definition prop_4_missing_edge : Prop :=
  forall (n k i : nat) (B : nat -> bool) (h : (nat -> bool) -> R), (1 <= k <= n)%nat -> (1 <= i <= n)%nat -> count n B = k -> B i = true ->
  (forall x, h (upd x i true) = h (upd x i false)) -> prop_4_risk <= risk n B h.

Definition thm_5_literal : Prop :=
  exists (n k : nat) (tau b : R) (B : nat -> bool),
  (1 <= k <= n)%nat /\ 0 < tau <= 1 /\ 0 < b /\ count n B = k /\
  exists (c : R) (A : nat -> nat -> head), 0 < c < 1 /\
  forall t : nat, risk n B (fun x => yhat n k tau b x (A t)) <= c ^ t * risk n B (fun x => yhat n k tau b x (A 0%nat)).

Definition rem_10_literal : Prop :=
  exists (n k : nat) (tau b : R) (B : nat -> bool),
  (1 <= k <= n)%nat /\ 0 < tau <= 1 /\ 0 < b /\ count n B = k /\ forall eps : R, 0 < eps ->
  exists A : nat -> head, risk n B (fun x => yhat n k tau b x A) < rem_10_level n k tau b + eps.

Definition rem_10_theorem_5 : Prop := rem_10_literal.

Definition thm_5_optimum_exists : Prop :=
  forall (n k : nat) (tau b : R) (B : nat -> bool),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> count n B = k ->
  exists A : nat -> head, risk n B (fun x => yhat n k tau b x A) = 0.

Definition thm_5_optimum_infimum : Prop :=
  forall (n k : nat) (tau : R) (B : nat -> bool), (1 <= k <= n)%nat -> 0 < tau <= 1 -> count n B = k ->
  let L A := risk n B (fun x => yhat n k tau 0 x A) in
  (forall A : nat -> head, 0 <= L A) /\ forall eps : R, 0 < eps -> exists A : nat -> head, L A <= eps.

Definition thm_5_every_parity_set : Prop :=
  exists (n k : nat) (tau b : R), (1 <= k <= n)%nat /\ 0 < tau <= 1 /\ 0 < b /\
  exists c : R, 0 < c < 1 /\ forall B : nat -> bool, count n B = k -> exists A : nat -> nat -> head,
  forall t : nat, risk n B (fun x => yhat n k tau b x (A t)) <= c ^ t * risk n B (fun x => yhat n k tau b x (A 0%nat)).

Definition thm_5_iteration_count : Prop :=
  forall (c eps : R) (L : nat -> R),
  0 < c < 1 -> 0 < eps -> 0 <= L 0%nat <= 1 -> (forall t, L t <= c ^ t * L 0%nat) ->
  forall t : nat, thm_5_iterations eps c < INR t -> L t < eps.

Definition thm_5_iteration_count_means : Prop :=
  forall c eps : R, 0 < c < 1 -> 0 < eps -> thm_5_iterations_ok eps c.

Definition sec_3_scope_literal : Prop :=
  exists n k : nat, (1 <= k <= n)%nat /\ forall (odds : (nat -> bool) -> R) (c : R),
  (forall x, 0 <= odds x) -> 2 ^ n * Mean n odds = 1 ->
  exists B, count n B = k /\ prop_4_risk <= 2 ^ n * Mean n (fun x => odds x * loss (label n B x) c).

Definition one_bit_rate : Prop :=
  forall (n B : nat) (tau eta : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= eta <= tau ^ 2 / 8 -> risk1 n B tau (h 0%nat) < 1/2 ->
  (forall t, h (S t) = gstep n B tau eta (h t)) ->
  forall t, / (/ risk1 n B tau (h 0%nat) + 32 * eta / tau ^ 2 * INR t) <= risk1 n B tau (h t)
         <= / (/ risk1 n B tau (h 0%nat) + eta * kappa n tau (risk1 n B tau (h 0%nat)) ^ 2 * INR t / 2).

Definition one_bit_linear : Prop :=
  forall (n B : nat) (tau eta : R) (h : nat -> head),
  (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= eta <= tau ^ 2 / 16 -> risk1 n B tau (h 0%nat) < 1/2 ->
  (forall t, h (S t) = gstep n B tau (eta / risk1 n B tau (h t)) (h t)) ->
  forall t, risk1 n B tau (h t)
         <= risk1 n B tau (h 0%nat) * exp (- (eta * kappa n tau (risk1 n B tau (h 0%nat)) ^ 2 * INR t / 2)).

Definition lemma_8_literal : Prop :=
  exists (n k : nat) (tau b mu : R) (P : nat -> bool), (1 <= k <= n)%nat /\ 0 < tau <= 1 /\ 0 < b /\ count n P = k /\ 0 < mu /\
  forall A : nat -> head,
  mu * risk n P (fun x => yhat n k tau b x A)
  <= 1 / 2 * norm2 k (riskgrad13 n k tau b P A) (riskgrad14 n k tau b P A) ^ 2.

Definition lemma_8_part_ii_output : Prop :=
  forall (n k : nat) (tau b : R) (P x : nat -> bool) (A : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> count n P = k -> 0 < attended n k tau x A ->
  yhat n k tau b x A * label n P x <= 1 ->
  lemma_8_slope <= Derive (fun v => f k b (INR k * v)) (attended n k tau x A / INR k) ^ 2.

Definition lemma_8_part_ii_loss : Prop :=
  forall y t : R, y = 1 \/ y = -1 -> lemma_8_loss_factor * loss y t <= Derive (loss y) t ^ 2.

Definition lemma_8_mu_holds : Prop :=
  forall (n k : nat) (mu1 mu2 gradient_squared L : R),
  Rmin (64 * mu1) mu2 / 2 ^ n * L <= gradient_squared -> lemma_8_mu n k mu1 mu2 * L <= 1 / 2 * gradient_squared.

Definition lemma_17_literal : Prop :=
  forall (n k : nat) (tau b : R) (P x y : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> count n P = k -> (1 <= i <= k)%nat ->
  (exists p, (1 <= p <= n)%nat /\ x p <> y p) ->
  0 <= lossgrad13 n k tau b P x A i * lossgrad13 n k tau b P y A i
     + lossgrad14 n k tau b P x A i * lossgrad14 n k tau b P y A i.

Definition lemma_19_literal : Prop :=
  forall (n k : nat) (tau b : R), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  exists c1 c2 : R, 0 < c2 /\ forall (P x : nat -> bool) (A : nat -> head),
  count n P = k -> attended n k tau x A = 0 ->
  let y := fun p => negb (x p) in
  lemma_19_bound n k tau c1 c2
    * (loss (label n P x) (yhat n k tau b x A) + loss (label n P y) (yhat n k tau b y A))
  <= Sum k (fun i => lossgrad13 n k tau b P x A i ^ 2 + lossgrad14 n k tau b P x A i ^ 2)
   + Sum k (fun i => lossgrad13 n k tau b P y A i ^ 2 + lossgrad14 n k tau b P y A i ^ 2).

Definition lemma_19_zero_gradient : Prop :=
  forall (n k : nat) (tau b : R) (P x : nat -> bool) (A : nat -> head) (i : nat),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b -> (1 <= i <= k)%nat -> attended n k tau x A = 0 ->
  lossgrad13 n k tau b P x A i = 0 /\ lossgrad14 n k tau b P x A i = 0.

Definition lemma_19_complement_value : Prop :=
  forall (n k : nat) (tau : R) (x : nat -> bool) (A : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> attended n k tau x A / INR k = 0 ->
  attended n k tau (fun p => negb (x p)) A / INR k = INR k.

Definition rem_13_by_corollary_20 : Prop :=
  forall m : nat -> nat, (forall n, (1 <= m n)%nat) -> is_lim_seq (fun n => INR (m n) / INR n) 0 ->
  forall eps : R, 0 < eps -> exists N : nat, (1 <= N)%nat /\ forall n : nat, (N <= n)%nat -> 1 - eps <= rem_13_corollary n (m n).

Definition cor_20_literal : Prop :=
  forall (n m : nat) (score : nat -> nat -> bool -> R) (rank : nat -> nat) (att : nat -> (nat -> bool) -> nat),
  (1 <= n)%nat -> (1 <= m)%nat ->
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q) ->
  (forall j x, (1 <= j <= m)%nat -> attends n (score j) rank x (att j x)) ->
  exists B : nat -> bool, forall classifier : list (nat * bool) -> R,
  cor_20_bound n m <= risk n B (fun x => classifier (view m att x)).

Definition cor_20_every_size : Prop :=
  forall (n m k : nat) (score : nat -> nat -> bool -> R) (rank : nat -> nat) (att : nat -> (nat -> bool) -> nat),
  (1 <= m)%nat -> (1 <= k <= n)%nat ->
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q) ->
  (forall j x, (1 <= j <= m)%nat -> attends n (score j) rank x (att j x)) ->
  exists B : nat -> bool, count n B = k /\ forall classifier : list (nat * bool) -> R,
  cor_20_bound n m <= risk n B (fun x => classifier (view m att x)).

Definition rem_13_finite_n : Prop :=
  forall (n m : nat) (rows : nat -> nat -> R) (att : nat -> (nat -> bool) -> nat), (1 <= m < n)%nat ->
  let looked j p (v : bool) := rows j 1%nat * (if v then 1 else 0) + rows j 2%nat * (if v then 0 else 1) + rows j 3%nat * u1 n p + rows j 4%nat * u2 n p in
  (forall j x, (1 <= j <= m)%nat -> (1 <= att j x <= n)%nat /\
     forall q, (1 <= q <= n)%nat -> q <> att j x -> looked j q (x q) < looked j (att j x) (x (att j x))) ->
  let mean x (v : nat -> R) := Sum m (fun j => v (att j x)) / INR m in
  exists B : nat -> bool, forall h : (nat -> bool) -> R,
  (forall x y, mean x (bit x) = mean y (bit y) -> mean x (u1 n) = mean y (u1 n) -> mean x (u2 n) = mean y (u2 n) -> h x = h y) ->
  1 <= risk n B h.

Definition cor_20_any_maximiser : Prop :=
  forall (n m : nat) (rows : nat -> nat -> R) (att : nat -> (nat -> bool) -> nat), (1 <= n)%nat -> (1 <= m)%nat ->
  let looked j p (v : bool) := rows j 1%nat * (if v then 1 else 0) + rows j 2%nat * (if v then 0 else 1) + rows j 3%nat * u1 n p + rows j 4%nat * u2 n p in
  (forall j x, (1 <= j <= m)%nat -> (1 <= att j x <= n)%nat /\
     forall q, (1 <= q <= n)%nat -> looked j q (x q) <= looked j (att j x) (x (att j x))) ->
  let mean x (v : nat -> R) := Sum m (fun j => v (att j x)) / INR m in
  exists B : nat -> bool, forall h : (nat -> bool) -> R,
  (forall x y, mean x (bit x) = mean y (bit y) -> mean x (u1 n) = mean y (u1 n) -> mean x (u2 n) = mean y (u2 n) -> h x = h y) ->
  cor_20_bound n m <= risk n B h.

Definition rem_12_limit_first_factor : Prop :=
  forall (m : nat -> nat) (norm : nat -> R), (forall n, (1 <= m n)%nat /\ 0 < norm n) ->
  is_lim_seq (fun n => rem_12_product n (m n) (norm n) / rem_12_order n) 0 ->
  forall eps : R, 0 < eps -> exists n0 : nat, forall n : nat, (n0 <= n)%nat -> rem_12_first n (m n) <= eps.

Definition rem_12_limit_second_factor : Prop :=
  forall (m : nat -> nat) (norm : nat -> R), (forall n, (1 <= m n)%nat /\ 0 <= norm n) ->
  is_lim_seq (fun n => rem_12_product n (m n) (norm n) / rem_12_order n) 0 ->
  is_lim_seq (fun n => rem_12_second n (m n) (norm n)) 0.

Definition appendix_a_literal : Prop :=
  exists c1 c2 : R, 0 < c2 < c1 /\
  forall (n p : nat) (tau : R) (h : head), (1 <= p <= n)%nat -> 0 < tau <= 1 -> tau = c1 / INR n ->
  (forall j, (1 <= j <= n)%nat -> score n h j <= score n h p) ->
  appendix_a_setup_peak_lower n tau c1 c2 <= gamma n tau h p <= appendix_a_setup_peak_upper n tau c1 c2 /\
  (forall q, (1 <= q <= n)%nat -> q <> p ->
     8 * Rmin (Rabs (INR q - INR p)) (INR n - Rabs (INR q - INR p)) <= INR n ->
     appendix_a_setup_near_lower n tau c1 c2 <= gamma n tau h q <= appendix_a_setup_near_upper n tau c1 c2).

Definition appendix_a_unit_heads : Prop :=
  exists c1 c2 : R, 0 < c2 < c1 /\
  forall (n p : nat) (tau : R) (h : head), (1 <= p <= n)%nat -> 0 < tau <= 1 -> tau = c1 / INR n -> a13 h ^ 2 + a14 h ^ 2 = 1 ->
  (forall j, (1 <= j <= n)%nat -> score n h j <= score n h p) ->
  appendix_a_setup_peak_lower n tau c1 c2 <= gamma n tau h p <= appendix_a_setup_peak_upper n tau c1 c2 /\
  (forall q, (1 <= q <= n)%nat -> q <> p ->
     8 * Rmin (Rabs (INR q - INR p)) (INR n - Rabs (INR q - INR p)) <= INR n ->
     appendix_a_setup_near_lower n tau c1 c2 <= gamma n tau h q <= appendix_a_setup_near_upper n tau c1 c2).

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

Definition lemma_7_loss_to_risk : Prop :=
  forall (n k : nat) (tau b c : R) (P : nat -> bool) (A A' : nat -> head),
  (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  (forall x, loss_step n k tau b P x A A' <= c) -> risk_step n k tau b P A A' <= c.

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

(** The heads point at their bits, and are long; the classifier is that of equation (2), steeper and doubled. *)
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

(** [edges] lists the edges out of the inputs, which alone are counted (and of which alone the third hypothesis speaks);
    input p is the node [input p].  [h B] is what training for the parity set B makes
    of the model: it may be anything that does not see an input without an edge. *)
Definition prop_4_literal : Prop :=
  forall (node : Type) (input : nat -> node) (edges : list (node * node)) (n k : nat)
         (h : (nat -> bool) -> (nat -> bool) -> R),
  (1 <= k <= n)%nat ->
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) ->
  (forall B p, (1 <= p <= n)%nat -> (forall v, ~ In (input p, v) edges) ->
     forall x, h B (upd x p true) = h B (upd x p false)) ->
  (forall B, count n B = k -> risk n B (h B) < prop_4_risk) ->
  prop_4_edges n k <= INR (length edges).

Definition prop_4_repair : Prop :=
  forall (node : Type) (input : nat -> node) (edges : list (node * node)) (n k : nat)
         (h : (nat -> bool) -> (nat -> bool) -> R),
  (1 <= k <= n)%nat ->
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) ->
  (forall B p, (1 <= p <= n)%nat -> (forall v, ~ In (input p, v) edges) ->
     forall x, h B (upd x p true) = h B (upd x p false)) ->
  INR (length edges) < prop_4_repair_edges n k ->
  exists B, count n B = k /\ prop_4_repair_risk <= risk n B (h B).

Definition rem_9_repair : Prop :=
  forall (node : Type) (input : nat -> node) (edges : list (node * node)) (n k : nat)
         (h : (nat -> bool) -> (nat -> bool) -> R),
  (1 <= k <= n)%nat ->
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) ->
  (forall B p, (1 <= p <= n)%nat -> (forall v, ~ In (input p, v) edges) ->
     forall x, h B (upd x p true) = h B (upd x p false)) ->
  (forall B, count n B = k -> risk n B (h B) < rem_9_repair_risk) ->
  rem_9_repair_edges n k <= INR (length edges).

(** The weakest form: for all large k some model, transformer or not, of whose computation graph only the edges out of the inputs
    are counted, and that has for every set of size k a risk below 1, as in Proposition 4. *)
Definition rem_9_in_edges : Prop :=
  exists (c : R) (k0 : nat), forall n k : nat, (1 <= k <= n)%nat -> (k0 <= k)%nat ->
  exists (node : Type) (input : nat -> node) (edges : list (node * node)) (h : (nat -> bool) -> (nat -> bool) -> R),
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) /\
  (forall B p, (1 <= p <= n)%nat -> (forall v, ~ In (input p, v) edges) -> forall x, h B (upd x p true) = h B (upd x p false)) /\
  (forall B, count n B = k -> risk n B (h B) < 1) /\ INR (length edges) <= c * rem_9_heads n k.

(** Heads in the plane as many as bits, as many neurons with an outer weight and a bias each, one inner weight and one bias of
    the output: the numbers of equation (2), with other values.  B lists the set. *)
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

Definition rem_10_expressivity : Prop :=
  forall (n k : nat) (tau b : R) (B : nat -> nat), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  (forall i, (1 <= i <= k)%nat -> (1 <= B i <= n)%nat) ->
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> B i = B j -> i = j) ->
  exists (A : nat -> head) (weight offset : R) (alpha bias : nat -> R),
  risk n (bits k B) (fun x => offset + Sum k (fun q => alpha q * sigma b (weight * (attended n k tau x A / INR k) + bias q))) = 0.

(** The weakest form: for one bit, some size and temperature and some distance, however large, that does not depend on the
    smoothing; for each smoothing some position and some unit head. *)
Definition thm_5_initial_risk : Prop :=
  exists (n : nat) (tau delta : R), (1 <= n)%nat /\ 0 < tau <= 1 /\ forall b : R, 0 < b -> exists (B : nat) (w : R), (1 <= B <= n)%nat /\
  Rabs (risk n (only B) (fun x => yhat n 1 tau b x (fun _ => Head (cos w) (sin w))) - thm_5_initial n 1 tau b) <= delta.

(** The weakest form: for every size, temperature, smoothing and set some step, at most the printed one, with which among the draws
    of the heads in any box of angles, however small, there is one from which gradient descent comes as near as one likes to the
    risk of any other heads; almost every draw would have some in every box. *)
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

(** [L] is the risk and [G] the square of its gradient along the iterates: the first hypothesis is the descent lemma, the second the
    gradient inequality. *)
Definition thm_5_linear_rate_inference : Prop :=
  forall (eta mu : R) (L G : nat -> R), 0 < eta -> 0 < mu -> (forall t, 0 <= L t) ->
  (forall t, L (S t) <= L t - eta / 2 * G t) -> (forall t, mu * L t <= 1 / 2 * G t) ->
  forall t, L t <= thm_5_contraction eta mu ^ t * L 0%nat.

(** The weakest form: somewhere, any predictor at all, as near to zero as one likes. *)
Definition sec_3_scope_noise : Prop :=
  exists (n k : nat) (B : nat -> bool) (odds : (nat -> bool) -> R) (eta : R),
  (1 <= k <= n)%nat /\ count n B = k /\ (forall x, 0 <= odds x) /\ 2 ^ n * Mean n odds = 1 /\ 0 < eta < 1 /\ forall eps : R, 0 < eps ->
  exists h : (nat -> bool) -> R,
  2 ^ n * Mean n (fun x => odds x * ((1 - eta) * loss (label n B x) (h x) + eta * loss (- label n B x) (h x))) <= eps.

(** The network of Proposition 3, with weights 1 from the bits of the set and 0 from the others; a marginal is any [odds];
    [pr p] is the probability that bit p is one. *)
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

(** [low] is the infimum of the risk over all heads. *)
Definition lemma_8_infimum : Prop :=
  forall (n k : nat) (tau b : R), (1 <= k <= n)%nat -> 0 < tau <= 1 -> 0 < b ->
  exists mu : R, 0 < mu /\ forall (P : nat -> bool) (A : nat -> head) (low : R), count n P = k ->
  let L A := risk n P (fun x => yhat n k tau b x A) in
  (forall A', low <= L A') -> (forall l, (forall A', l <= L A') -> l <= low) ->
  mu * (L A - low) <= 1 / 2 * norm2 k (riskgrad13 n k tau b P A) (riskgrad14 n k tau b P A) ^ 2.

(** The best constant; it is approached when all heads go out on the ray of one position, and attained at zero heads if a turn
    by d positions maps the set to itself. *)
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

(** The weakest form: heads that look at positions on the circle, each with one best position, and a classifier that sees no more
    than the first coordinate of the mean of what they attend to.  If at every n it has risk 0 for every parity set, then the
    number of heads is of the order that is printed. *)
Definition rem_13_literal : Prop :=
  forall (m : nat -> nat) (A : nat -> nat -> head) (att : nat -> nat -> nat),
  (forall n, (1 <= n)%nat -> (1 <= m n)%nat) ->
  (forall n j, (1 <= n)%nat -> (1 <= j <= m n)%nat -> (1 <= att n j <= n)%nat /\
     forall q, (1 <= q <= n)%nat -> q <> att n j -> score n (A n j) q < score n (A n j) (att n j)) ->
  (forall (n : nat) (B : nat -> bool), (1 <= n)%nat ->
     exists classifier : R -> R, risk n B (fun x => classifier (Sum (m n) (fun j => bit x (att n j)) / INR (m n))) = 0) ->
  exists (c : R) (n0 : nat), forall n : nat, (n0 <= n)%nat -> INR (m n) <= c * rem_13_heads n.

(** The bounds are for a classifier that sees each head, with its position and bit, and any scores of a position and its bit.  The
    heads that suffice have a part of the score from the position and one from the token, and the classifier sees no more than
    how many of them attend to a one, and how many to each position: what the mean of the attended embeddings shows if those
    of the positions are independent. *)
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

(** The bounds are for any scores of a position and its token; they are attained, whatever the order that breaks ties, by
    scores that are a part of the position plus one of the token. *)
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

Definition thm_11_repair : Prop :=
  forall (T : attention) (n m k : nat) (tau b : R), (1 <= m)%nat -> (1 <= k <= n)%nat -> 0 < tau -> 0 <= b -> bounded T n ->
  exists B : nat -> bool, count n B = k /\ forall N : network,
  (exists L : nat, INR L = thm_11_repair_prefix n m /\ forall t : nat,
     (1 - INR m * fewer L t) * Rmax 0 (1 - path_norm T N * thm_11_repair_movement (INR t)) ^ 2
     <= risk n B (answer T n m tau b N)) /\
  thm_11_repair_bound n m (path_norm T N) <= risk n B (answer T n m tau b N).

Definition thm_11_charitable : Prop :=
  forall (T : attention) (n m : nat) (tau b : R), (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau <= 1 -> 0 < b -> bounded T n ->
  exists B : nat -> bool, forall (N : network) (norm : R), path_norm T N <= norm -> 5 * INR m ^ 2 * norm <= INR n ->
  thm_11_bound n m norm <= risk n B (answer T n m tau b N).

(** The weakest form of "small beside": by some factor below 1 for each n and temperature, for heads that are not zero. *)
Definition appendix_a_far_any_length : Prop :=
  forall (n : nat) (tau : R), (1 <= n)%nat -> 0 < tau <= 1 -> exists c : R, c < 1 /\
  forall (h : head) (p q : nat), a13 h <> 0 \/ a14 h <> 0 -> (1 <= p <= n)%nat -> (1 <= q <= n)%nat ->
  (forall j, (1 <= j <= n)%nat -> score n h j <= score n h p) ->
  INR n < 8 * Rmin (Rabs (INR q - INR p)) (INR n - Rabs (INR q - INR p)) ->
  gamma n tau h q <= c * gamma n tau h p.

(** Repaired, for heads that stay and for heads that move with the temperature: with the distance on the circle, heads whose risk vanishes
    attend in the limit to one parity bit each, all different, and have risk zero under hard attention, whatever order breaks ties. *)
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
