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
