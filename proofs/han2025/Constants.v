(** Written by `verify proofs --write` from the quantities of the claims; compared byte for byte.
    [NAME_ok] says when the formula [NAME] has a meaning. *)
From Coq Require Import Reals.
From Parity Require Import Model.
Open Scope R_scope.

(** prop-3.coefficient = 8*j - 4 *)
Definition prop_3_coefficient (j : nat) : R :=
  8 * INR j - 4.
Definition prop_3_coefficient_ok (j : nat) : Prop :=
  True.

(** prop-3.offset = 1/2 - j *)
Definition prop_3_offset (j : nat) : R :=
  1 / 2 - INR j.
Definition prop_3_offset_ok (j : nat) : Prop :=
  True.

(** prop-3.ffnn_parameters = 2*k + 2 *)
Definition prop_3_ffnn_parameters (n : nat) (k : nat) : R :=
  2 * INR k + 2.
Definition prop_3_ffnn_parameters_ok (n : nat) (k : nat) : Prop :=
  True.

(** prop-3.transformer_parameters = 18*k + 2 *)
Definition prop_3_transformer_parameters (n : nat) (k : nat) : R :=
  18 * INR k + 2.
Definition prop_3_transformer_parameters_ok (n : nat) (k : nat) : Prop :=
  True.

(** prop-3.repair.reach = log(16*k**2*n) *)
Definition prop_3_repair_reach (n : nat) (k : nat) (b : R) : R :=
  ln (16 * INR k ^ 2 * INR n).
Definition prop_3_repair_reach_ok (n : nat) (k : nat) (b : R) : Prop :=
  0 < 16 * INR k ^ 2 * INR n.

(** prop-3.repair.sharpness = max(1, 8*k**2*sqrt(b)) *)
Definition prop_3_repair_sharpness (n : nat) (k : nat) (b : R) : R :=
  (Rmax 1 (8 * INR k ^ 2 * sqrt b)).
Definition prop_3_repair_sharpness_ok (n : nat) (k : nat) (b : R) : Prop :=
  0 <= b.

(** prop-3.repair.scale = 2 *)
Definition prop_3_repair_scale (n : nat) (k : nat) (b : R) : R :=
  2.
Definition prop_3_repair_scale_ok (n : nat) (k : nat) (b : R) : Prop :=
  True.

(** prop-4.risk = 1 *)
Definition prop_4_risk : R :=
  1.
Definition prop_4_risk_ok : Prop :=
  True.

(** prop-4.edges = n *)
Definition prop_4_edges (n : nat) (k : nat) : R :=
  INR n.
Definition prop_4_edges_ok (n : nat) (k : nat) : Prop :=
  True.

(** prop-4.repair.risk = 1 *)
Definition prop_4_repair_risk : R :=
  1.
Definition prop_4_repair_risk_ok : Prop :=
  True.

(** prop-4.repair.edges = n *)
Definition prop_4_repair_edges (n : nat) (k : nat) : R :=
  INR n.
Definition prop_4_repair_edges_ok (n : nat) (k : nat) : Prop :=
  True.

(** rem-9.edges = n *)
Definition rem_9_edges (n : nat) (k : nat) : R :=
  INR n.
Definition rem_9_edges_ok (n : nat) (k : nat) : Prop :=
  True.

(** rem-9.heads = k *)
Definition rem_9_heads (n : nat) (k : nat) : R :=
  INR k.
Definition rem_9_heads_ok (n : nat) (k : nat) : Prop :=
  True.

(** rem-9.repair.risk = 1 *)
Definition rem_9_repair_risk : R :=
  1.
Definition rem_9_repair_risk_ok : Prop :=
  True.

(** rem-9.repair.edges = n *)
Definition rem_9_repair_edges (n : nat) (k : nat) : R :=
  INR n.
Definition rem_9_repair_edges_ok (n : nat) (k : nat) : Prop :=
  True.

(** thm-5.repair.odd = (1 - f0)**2/2**n *)
Definition thm_5_repair_odd (n : nat) (f0 : R) : R :=
  (1 - f0) ^ 2 / 2 ^ n.
Definition thm_5_repair_odd_ok (n : nat) (f0 : R) : Prop :=
  2 ^ n <> 0.

(** thm-5.repair.even = (1 + low)**2/2**n *)
Definition thm_5_repair_even (n : nat) (low : R) : R :=
  (1 + low) ^ 2 / 2 ^ n.
Definition thm_5_repair_even_ok (n : nat) (low : R) : Prop :=
  2 ^ n <> 0.

(** thm-5.iterations = -log(eps)/(-log(c)) *)
Definition thm_5_iterations (eps : R) (c : R) : R :=
  - ln eps / - ln c.
Definition thm_5_iterations_ok (eps : R) (c : R) : Prop :=
  0 < eps /\ 0 < c /\ - ln c <> 0.

(** thm-5.initial = 1 *)
Definition thm_5_initial (n : nat) (k : nat) (tau : R) (b : R) : R :=
  1.
Definition thm_5_initial_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  True.

(** thm-5.rate = 1/max(2*(8*k**2*sqrt(2*k)/tau)**2, 2*(sqrt(2*k)*(4*k**3*(20/tau**2 + 32*k**2/(tau**2*sqrt(b))) + (8*k**2/tau)**2) + 2*k*(20/tau**2 + 32*k**2/(tau**2*sqrt(b))))) *)
Definition thm_5_rate (n : nat) (k : nat) (tau : R) (b : R) : R :=
  1 / (Rmax (2 * (8 * INR k ^ 2 * sqrt (2 * INR k) / tau) ^ 2) (2 * (sqrt (2 * INR k) * (4 * INR k ^ 3 * (20 / tau ^ 2 + 32 * INR k ^ 2 / (tau ^ 2 * sqrt b)) + (8 * INR k ^ 2 / tau) ^ 2) + 2 * INR k * (20 / tau ^ 2 + 32 * INR k ^ 2 / (tau ^ 2 * sqrt b))))).
Definition thm_5_rate_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  0 <= 2 * INR k /\ tau <> 0 /\ tau ^ 2 <> 0 /\ 0 <= b /\ tau ^ 2 * sqrt b <> 0 /\ (Rmax (2 * (8 * INR k ^ 2 * sqrt (2 * INR k) / tau) ^ 2) (2 * (sqrt (2 * INR k) * (4 * INR k ^ 3 * (20 / tau ^ 2 + 32 * INR k ^ 2 / (tau ^ 2 * sqrt b)) + (8 * INR k ^ 2 / tau) ^ 2) + 2 * INR k * (20 / tau ^ 2 + 32 * INR k ^ 2 / (tau ^ 2 * sqrt b))))) <> 0.

(** thm-5.contraction = 1 - eta*mu *)
Definition thm_5_contraction (eta : R) (mu : R) : R :=
  1 - eta * mu.
Definition thm_5_contraction_ok (eta : R) (mu : R) : Prop :=
  True.

(** lemma-6.constant = 2*k*(20/tau**2 + 32*k**2/(tau**2*sqrt(b))) *)
Definition lemma_6_constant (n : nat) (k : nat) (tau : R) (b : R) : R :=
  2 * INR k * (20 / tau ^ 2 + 32 * INR k ^ 2 / (tau ^ 2 * sqrt b)).
Definition lemma_6_constant_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  tau ^ 2 <> 0 /\ 0 <= b /\ tau ^ 2 * sqrt b <> 0.

(** lemma-6.repair.constant = (8*k/(3*sqrt(3)) + k**2/sqrt(b))/tau**2 *)
Definition lemma_6_repair_constant (n : nat) (k : nat) (tau : R) (b : R) : R :=
  (8 * INR k / (3 * sqrt 3) + INR k ^ 2 / sqrt b) / tau ^ 2.
Definition lemma_6_repair_constant_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  3 * sqrt 3 <> 0 /\ 0 <= b /\ sqrt b <> 0 /\ tau ^ 2 <> 0.

(** lemma-6.repair.least = 2 *)
Definition lemma_6_repair_least : R :=
  2.
Definition lemma_6_repair_least_ok : Prop :=
  True.

(** lemma-14.constant = 2*k*(20/tau**2 + 32*k**2/(tau**2*sqrt(b))) *)
Definition lemma_14_constant (n : nat) (k : nat) (tau : R) (b : R) : R :=
  2 * INR k * (20 / tau ^ 2 + 32 * INR k ^ 2 / (tau ^ 2 * sqrt b)).
Definition lemma_14_constant_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  tau ^ 2 <> 0 /\ 0 <= b /\ tau ^ 2 * sqrt b <> 0.

(** lemma-14.repair.constant = (8*k/(3*sqrt(3)) + k**2/sqrt(b))/tau**2 *)
Definition lemma_14_repair_constant (n : nat) (k : nat) (tau : R) (b : R) : R :=
  (8 * INR k / (3 * sqrt 3) + INR k ^ 2 / sqrt b) / tau ^ 2.
Definition lemma_14_repair_constant_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  3 * sqrt 3 <> 0 /\ 0 <= b /\ sqrt b <> 0 /\ tau ^ 2 <> 0.

(** lemma-14.repair.first = 4/(3*sqrt(3)) *)
Definition lemma_14_repair_first : R :=
  4 / (3 * sqrt 3).
Definition lemma_14_repair_first_ok : Prop :=
  3 * sqrt 3 <> 0.

(** lemma-14.repair.second = 1/2 *)
Definition lemma_14_repair_second : R :=
  1 / 2.
Definition lemma_14_repair_second_ok : Prop :=
  True.

(** lemma-7.constant = max(2*l1*C, 2*(l2 + B)) *)
Definition lemma_7_constant (l1 : R) (l2 : R) (B : R) (C : R) : R :=
  (Rmax (2 * l1 * C) (2 * (l2 + B))).
Definition lemma_7_constant_ok (l1 : R) (l2 : R) (B : R) (C : R) : Prop :=
  True.

(** lemma-7.case_ii = 2*l1*C *)
Definition lemma_7_case_ii (l1 : R) (l2 : R) (B : R) (C : R) : R :=
  2 * l1 * C.
Definition lemma_7_case_ii_ok (l1 : R) (l2 : R) (B : R) (C : R) : Prop :=
  True.

(** lemma-7.case_iii = 2*(l2 + B) *)
Definition lemma_7_case_iii (l1 : R) (l2 : R) (B : R) (C : R) : R :=
  2 * (l2 + B).
Definition lemma_7_case_iii_ok (l1 : R) (l2 : R) (B : R) (C : R) : Prop :=
  True.

(** lemma-7.repair.constant = 2*((2*k + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau**2 *)
Definition lemma_7_repair_constant (n : nat) (k : nat) (tau : R) (b : R) : R :=
  2 * ((2 * INR k + 4 * INR k * sqrt b) * (8 * INR k / (3 * sqrt 3) + INR k ^ 2 / sqrt b) + 4 * INR k ^ 3) / tau ^ 2.
Definition lemma_7_repair_constant_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  0 <= b /\ 3 * sqrt 3 <> 0 /\ sqrt b <> 0 /\ tau ^ 2 <> 0.

(** lemma-7.repair.enough = 2*(l2 + B) *)
Definition lemma_7_repair_enough (l1 : R) (l2 : R) (B : R) (C : R) : R :=
  2 * (l2 + B).
Definition lemma_7_repair_enough_ok (l1 : R) (l2 : R) (B : R) (C : R) : Prop :=
  True.

(** lemma-15.constant = 8*k**2*sqrt(2*k)/tau *)
Definition lemma_15_constant (n : nat) (k : nat) (tau : R) (b : R) : R :=
  8 * INR k ^ 2 * sqrt (2 * INR k) / tau.
Definition lemma_15_constant_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  0 <= 2 * INR k /\ tau <> 0.

(** lemma-15.entry = 8*k**2/tau *)
Definition lemma_15_entry (n : nat) (k : nat) (tau : R) (b : R) : R :=
  8 * INR k ^ 2 / tau.
Definition lemma_15_entry_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  tau <> 0.

(** lemma-15.repair.constant = 2*k*sqrt(k)/tau *)
Definition lemma_15_repair_constant (n : nat) (k : nat) (tau : R) (b : R) : R :=
  2 * INR k * sqrt (INR k) / tau.
Definition lemma_15_repair_constant_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  0 <= INR k /\ tau <> 0.

(** lemma-15.repair.shape = k*sqrt(k)/tau *)
Definition lemma_15_repair_shape (n : nat) (k : nat) (tau : R) (b : R) : R :=
  INR k * sqrt (INR k) / tau.
Definition lemma_15_repair_shape_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  0 <= INR k /\ tau <> 0.

(** lemma-15.repair.best = 2 *)
Definition lemma_15_repair_best : R :=
  2.
Definition lemma_15_repair_best_ok : Prop :=
  True.

(** lemma-16.repair.constant = ((2*k - 1 + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau**2 *)
Definition lemma_16_repair_constant (n : nat) (k : nat) (tau : R) (b : R) : R :=
  ((2 * INR k - 1 + 4 * INR k * sqrt b) * (8 * INR k / (3 * sqrt 3) + INR k ^ 2 / sqrt b) + 4 * INR k ^ 3) / tau ^ 2.
Definition lemma_16_repair_constant_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  0 <= b /\ 3 * sqrt 3 <> 0 /\ sqrt b <> 0 /\ tau ^ 2 <> 0.

(** lemma-18.bound = 2*c2**2*tau**2/n**2 *)
Definition lemma_18_bound (n : nat) (k : nat) (tau : R) (c1 : R) (c2 : R) : R :=
  2 * c2 ^ 2 * tau ^ 2 / INR n ^ 2.
Definition lemma_18_bound_ok (n : nat) (k : nat) (tau : R) (c1 : R) (c2 : R) : Prop :=
  INR n ^ 2 <> 0.

(** lemma-14.coefficient = 8*q - 4 *)
Definition lemma_14_coefficient (q : nat) : R :=
  8 * INR q - 4.
Definition lemma_14_coefficient_ok (q : nat) : Prop :=
  True.

(** lemma-14.minus = -1 *)
Definition lemma_14_minus : R :=
  - 1.
Definition lemma_14_minus_ok : Prop :=
  True.

(** lemma-8.mu = min(64*mu1, mu2)/2**(n + 1) *)
Definition lemma_8_mu (n : nat) (k : nat) (mu1 : R) (mu2 : R) : R :=
  (Rmin (64 * mu1) mu2) / 2 ^ (n + 1).
Definition lemma_8_mu_ok (n : nat) (k : nat) (mu1 : R) (mu2 : R) : Prop :=
  2 ^ (n + 1) <> 0.

(** lemma-8.repair.mu = 0 *)
Definition lemma_8_repair_mu (n : nat) (k : nat) (tau : R) (b : R) : R :=
  0.
Definition lemma_8_repair_mu_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  True.

(** lemma-8.slope = 16 *)
Definition lemma_8_slope : R :=
  16.
Definition lemma_8_slope_ok : Prop :=
  True.

(** lemma-8.loss_factor = 4 *)
Definition lemma_8_loss_factor : R :=
  4.
Definition lemma_8_loss_factor_ok : Prop :=
  True.

(** lemma-19.bound = 64*k**2*c2**2/n**2 *)
Definition lemma_19_bound (n : nat) (k : nat) (tau : R) (c1 : R) (c2 : R) : R :=
  64 * INR k ^ 2 * c2 ^ 2 / INR n ^ 2.
Definition lemma_19_bound_ok (n : nat) (k : nat) (tau : R) (c1 : R) (c2 : R) : Prop :=
  INR n ^ 2 <> 0.

(** cor-20.bound = 1 - 2*m/2**ceil((n-1)/m) *)
Definition cor_20_bound (n : nat) (m : nat) : R :=
  1 - 2 * INR m / Rpower 2 (Ceil ((INR n - 1) / INR m)).
Definition cor_20_bound_ok (n : nat) (m : nat) : Prop :=
  INR m <> 0 /\ Rpower 2 (Ceil ((INR n - 1) / INR m)) <> 0.

(** rem-13.heads = n *)
Definition rem_13_heads (n : nat) : R :=
  INR n.
Definition rem_13_heads_ok (n : nat) : Prop :=
  True.

(** rem-13.corollary = 1 - 2*m/2**ceil((n-1)/m) *)
Definition rem_13_corollary (n : nat) (m : nat) : R :=
  1 - 2 * INR m / Rpower 2 (Ceil ((INR n - 1) / INR m)).
Definition rem_13_corollary_ok (n : nat) (m : nat) : Prop :=
  INR m <> 0 /\ Rpower 2 (Ceil ((INR n - 1) / INR m)) <> 0.

(** rem-13.repair.bound = 1 - 2*m/n *)
Definition rem_13_repair_bound (n : nat) (m : nat) : R :=
  1 - 2 * INR m / INR n.
Definition rem_13_repair_bound_ok (n : nat) (m : nat) : Prop :=
  INR n <> 0.

(** rem-13.repair.heads = n *)
Definition rem_13_repair_heads (n : nat) : R :=
  INR n.
Definition rem_13_repair_heads_ok (n : nat) : Prop :=
  True.

(** rem-13.repair.enough = n *)
Definition rem_13_repair_enough (n : nat) : R :=
  INR n.
Definition rem_13_repair_enough_ok (n : nat) : Prop :=
  True.

(** rem-10.level = 0 *)
Definition rem_10_level (n : nat) (k : nat) (tau : R) (b : R) : R :=
  0.
Definition rem_10_level_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  True.

(** rem-10.repair.least = 0 *)
Definition rem_10_repair_least (n : nat) (k : nat) (tau : R) (b : R) : R :=
  0.
Definition rem_10_repair_least_ok (n : nat) (k : nat) (tau : R) (b : R) : Prop :=
  True.

(** rem-10.repair.odd = (1 - f0)**2/2**n *)
Definition rem_10_repair_odd (n : nat) (f0 : R) : R :=
  (1 - f0) ^ 2 / 2 ^ n.
Definition rem_10_repair_odd_ok (n : nat) (f0 : R) : Prop :=
  2 ^ n <> 0.

(** rem-10.repair.even = (1 + low)**2/2**n *)
Definition rem_10_repair_even (n : nat) (low : R) : R :=
  (1 + low) ^ 2 / 2 ^ n.
Definition rem_10_repair_even_ok (n : nat) (low : R) : Prop :=
  2 ^ n <> 0.

(** lemma-17.repair.product = 4*r1*r2*s1*s2*C/tau**2 *)
Definition lemma_17_repair_product (tau : R) (r1 : R) (r2 : R) (s1 : R) (s2 : R) (C : R) : R :=
  4 * r1 * r2 * s1 * s2 * C / tau ^ 2.
Definition lemma_17_repair_product_ok (tau : R) (r1 : R) (r2 : R) (s1 : R) (s2 : R) (C : R) : Prop :=
  tau ^ 2 <> 0.

(** lemma-17.repair.opposed = -1 *)
Definition lemma_17_repair_opposed : R :=
  - 1.
Definition lemma_17_repair_opposed_ok : Prop :=
  True.

(** lemma-18.repair.factor = 1/4 *)
Definition lemma_18_repair_factor : R :=
  1 / 4.
Definition lemma_18_repair_factor_ok : Prop :=
  True.

(** lemma-18.repair.single = 0 *)
Definition lemma_18_repair_single (n : nat) (k : nat) (tau : R) : R :=
  0.
Definition lemma_18_repair_single_ok (n : nat) (k : nat) (tau : R) : Prop :=
  True.

(** appendix-a-setup.repair.reach = log((n - 1)/eps) *)
Definition appendix_a_setup_repair_reach (n : nat) (eps : R) : R :=
  ln ((INR n - 1) / eps).
Definition appendix_a_setup_repair_reach_ok (n : nat) (eps : R) : Prop :=
  eps <> 0 /\ 0 < (INR n - 1) / eps.

(** appendix-a-setup.repair.exponent = -r*(1 - cosine)/tau *)
Definition appendix_a_setup_repair_exponent (r : R) (cosine : R) (tau : R) : R :=
  - r * (1 - cosine) / tau.
Definition appendix_a_setup_repair_exponent_ok (r : R) (cosine : R) (tau : R) : Prop :=
  tau <> 0.

(** thm-11.bound = (1 - 2*m/2**ceil((n-1)/(5*m)))*(1 - norm*5*m**2/n)**2 *)
Definition thm_11_bound (n : nat) (m : nat) (norm : R) : R :=
  (1 - 2 * INR m / Rpower 2 (Ceil ((INR n - 1) / (5 * INR m)))) * (1 - norm * 5 * INR m ^ 2 / INR n) ^ 2.
Definition thm_11_bound_ok (n : nat) (m : nat) (norm : R) : Prop :=
  5 * INR m <> 0 /\ Rpower 2 (Ceil ((INR n - 1) / (5 * INR m))) <> 0 /\ INR n <> 0.

(** thm-11.repair.prefix = ceil(n/m) - 1 *)
Definition thm_11_repair_prefix (n : nat) (m : nat) : R :=
  Ceil (INR n / INR m) - 1.
Definition thm_11_repair_prefix_ok (n : nat) (m : nat) : Prop :=
  INR m <> 0.

(** thm-11.repair.movement = 1/(t+1) *)
Definition thm_11_repair_movement (t : R) : R :=
  1 / (t + 1).
Definition thm_11_repair_movement_ok (t : R) : Prop :=
  t + 1 <> 0.

(** thm-11.repair.bound = (1 - 2*m/2**ceil((n-1)/(5*m)))*max(0, 1 - 5*m*norm/n)**2 *)
Definition thm_11_repair_bound (n : nat) (m : nat) (norm : R) : R :=
  (1 - 2 * INR m / Rpower 2 (Ceil ((INR n - 1) / (5 * INR m)))) * (Rmax 0 (1 - 5 * INR m * norm / INR n)) ^ 2.
Definition thm_11_repair_bound_ok (n : nat) (m : nat) (norm : R) : Prop :=
  5 * INR m <> 0 /\ Rpower 2 (Ceil ((INR n - 1) / (5 * INR m))) <> 0 /\ INR n <> 0.

(** rem-12.product = m**2*norm *)
Definition rem_12_product (n : nat) (m : nat) (norm : R) : R :=
  INR m ^ 2 * norm.
Definition rem_12_product_ok (n : nat) (m : nat) (norm : R) : Prop :=
  True.

(** rem-12.order = n *)
Definition rem_12_order (n : nat) : R :=
  INR n.
Definition rem_12_order_ok (n : nat) : Prop :=
  True.

(** rem-12.first = 2*m/2**ceil((n-1)/(5*m)) *)
Definition rem_12_first (n : nat) (m : nat) : R :=
  2 * INR m / Rpower 2 (Ceil ((INR n - 1) / (5 * INR m))).
Definition rem_12_first_ok (n : nat) (m : nat) : Prop :=
  5 * INR m <> 0 /\ Rpower 2 (Ceil ((INR n - 1) / (5 * INR m))) <> 0.

(** rem-12.second = norm*5*m**2/n *)
Definition rem_12_second (n : nat) (m : nat) (norm : R) : R :=
  norm * 5 * INR m ^ 2 / INR n.
Definition rem_12_second_ok (n : nat) (m : nat) (norm : R) : Prop :=
  INR n <> 0.

(** contribution-ii.product = norm*m**2 *)
Definition contribution_ii_product (n : nat) (m : nat) (norm : R) : R :=
  norm * INR m ^ 2.
Definition contribution_ii_product_ok (n : nat) (m : nat) (norm : R) : Prop :=
  True.

(** contribution-ii.order = n *)
Definition contribution_ii_order (n : nat) : R :=
  INR n.
Definition contribution_ii_order_ok (n : nat) : Prop :=
  True.

(** appendix-a-setup.peak_lower = 1/n *)
Definition appendix_a_setup_peak_lower (n : nat) (tau : R) (c1 : R) (c2 : R) : R :=
  1 / INR n.
Definition appendix_a_setup_peak_lower_ok (n : nat) (tau : R) (c1 : R) (c2 : R) : Prop :=
  INR n <> 0.

(** appendix-a-setup.peak_upper = 1 - c1*tau *)
Definition appendix_a_setup_peak_upper (n : nat) (tau : R) (c1 : R) (c2 : R) : R :=
  1 - c1 * tau.
Definition appendix_a_setup_peak_upper_ok (n : nat) (tau : R) (c1 : R) (c2 : R) : Prop :=
  True.

(** appendix-a-setup.near_lower = c2*tau *)
Definition appendix_a_setup_near_lower (n : nat) (tau : R) (c1 : R) (c2 : R) : R :=
  c2 * tau.
Definition appendix_a_setup_near_lower_ok (n : nat) (tau : R) (c1 : R) (c2 : R) : Prop :=
  True.

(** appendix-a-setup.near_upper = c1*tau *)
Definition appendix_a_setup_near_upper (n : nat) (tau : R) (c1 : R) (c2 : R) : R :=
  c1 * tau.
Definition appendix_a_setup_near_upper_ok (n : nat) (tau : R) (c1 : R) (c2 : R) : Prop :=
  True.

(** prop-21.gap = 1 *)
Definition prop_21_gap : R :=
  1.
Definition prop_21_gap_ok : Prop :=
  True.

(** prop-21.repair.gap = 1 *)
Definition prop_21_repair_gap : R :=
  1.
Definition prop_21_repair_gap_ok : Prop :=
  True.

(** thm-5.repair.most = n - 1 *)
Definition thm_5_repair_most (n : nat) : R :=
  INR n - 1.
Definition thm_5_repair_most_ok (n : nat) : Prop :=
  True.

(** lemma-19.repair.sum = max(0, 1 - f0)**2 *)
Definition lemma_19_repair_sum (f0 : R) : R :=
  (Rmax 0 (1 - f0)) ^ 2.
Definition lemma_19_repair_sum_ok (f0 : R) : Prop :=
  True.

(** sec-3-scope.repair.noise = 4*eta*(1 - eta) *)
Definition sec_3_scope_repair_noise (eta : R) : R :=
  4 * eta * (1 - eta).
Definition sec_3_scope_repair_noise_ok (eta : R) : Prop :=
  True.

(** sec-3-scope.repair.missing = 4*p*(1 - p) *)
Definition sec_3_scope_repair_missing (p : R) : R :=
  4 * p * (1 - p).
Definition sec_3_scope_repair_missing_ok (p : R) : Prop :=
  True.

(** cor-20.repair.tosses = k - 1 *)
Definition cor_20_repair_tosses (k : nat) (m : nat) : R :=
  INR k - 1.
Definition cor_20_repair_tosses_ok (k : nat) (m : nat) : Prop :=
  True.

(** cor-20.repair.heads = m *)
Definition cor_20_repair_heads (k : nat) (m : nat) : R :=
  INR m.
Definition cor_20_repair_heads_ok (k : nat) (m : nat) : Prop :=
  True.

(** cor-20.repair.exact = 2 *)
Definition cor_20_repair_exact : R :=
  2.
Definition cor_20_repair_exact_ok : Prop :=
  True.

(** cor-20.repair.share = 1 - (2*m - r)/2**(q+1) *)
Definition cor_20_repair_share (m : nat) (q : nat) (r : R) : R :=
  1 - (2 * INR m - r) / 2 ^ (q + 1).
Definition cor_20_repair_share_ok (m : nat) (q : nat) (r : R) : Prop :=
  2 ^ (q + 1) <> 0.

(** thm-5-lower.reach = 2*k + 4*k*sqrt(b) *)
Definition thm_5_lower_reach (k : nat) (b : R) : R :=
  2 * INR k + 4 * INR k * sqrt b.
Definition thm_5_lower_reach_ok (k : nat) (b : R) : Prop :=
  0 <= b.

(** thm-5-lower.slope = 2*k*sqrt(k)/tau *)
Definition thm_5_lower_slope (k : nat) (tau : R) : R :=
  2 * INR k * sqrt (INR k) / tau.
Definition thm_5_lower_slope_ok (k : nat) (tau : R) : Prop :=
  0 <= INR k /\ tau <> 0.

(** thm-5-lower.learned = steps*((2*k + 4*k*sqrt(b))*(2*k*sqrt(k)/tau)/eps)**2 + (2*k + 4*k*sqrt(b))**4 *)
Definition thm_5_lower_learned (k : nat) (tau : R) (b : R) (eps : R) (steps : R) : R :=
  steps * ((2 * INR k + 4 * INR k * sqrt b) * (2 * INR k * sqrt (INR k) / tau) / eps) ^ 2 + (2 * INR k + 4 * INR k * sqrt b) ^ 4.
Definition thm_5_lower_learned_ok (k : nat) (tau : R) (b : R) (eps : R) (steps : R) : Prop :=
  0 <= b /\ 0 <= INR k /\ tau <> 0 /\ eps <> 0.
