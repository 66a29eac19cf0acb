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

(** rem-9.risk = 1 *)
Definition rem_9_risk : R :=
  1.
Definition rem_9_risk_ok : Prop :=
  True.

(** rem-9.edges = n *)
Definition rem_9_edges (n : nat) (k : nat) : R :=
  INR n.
Definition rem_9_edges_ok (n : nat) (k : nat) : Prop :=
  True.

(** thm-5.iterations = -log(eps)/(-log(c)) *)
Definition thm_5_iterations (eps : R) (c : R) : R :=
  - ln eps / - ln c.
Definition thm_5_iterations_ok (eps : R) (c : R) : Prop :=
  0 < eps /\ 0 < c /\ - ln c <> 0.

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

(** lemma-18.bound = 2*c2**2*tau**2/n**2 *)
Definition lemma_18_bound (n : nat) (k : nat) (tau : R) (c1 : R) (c2 : R) : R :=
  2 * c2 ^ 2 * tau ^ 2 / INR n ^ 2.
Definition lemma_18_bound_ok (n : nat) (k : nat) (tau : R) (c1 : R) (c2 : R) : Prop :=
  INR n ^ 2 <> 0.
