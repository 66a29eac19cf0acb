(* generated from a statement: do not edit *)
From Coq Require Import Reals Arith Bool ZArith List.
From Coquelicot Require Import Coquelicot.
Open Scope R_scope.

Definition bit (v : bool) : R := if v then 1 else 0.
Fixpoint Sum (m : nat) (g : nat -> R) : R :=
  match m with O => 0 | S j => Sum j g + g (S j) end.
Fixpoint Prod (m : nat) (g : nat -> R) : R :=
  match m with O => 1 | S j => Prod j g * g (S j) end.
Fixpoint NSum (m : nat) (g : nat -> nat) : nat :=
  match m with O => O | S j => (NSum j g + g (S j))%nat end.
Definition upd (x : nat -> bool) (p : nat) (v : bool) : nat -> bool :=
  fun q => if Nat.eqb q p then v else x q.
Fixpoint Mean (m : nat) (F : (nat -> bool) -> R) : R :=
  match m with
  | O => F (fun _ => false)
  | S j => (Mean j (fun x => F (upd x (S j) false)) + Mean j (fun x => F (upd x (S j) true))) / 2
  end.
Fixpoint Total (m : nat) (F : (nat -> bool) -> R) : R :=
  match m with
  | O => F (fun _ => false)
  | S j => Total j (fun x => F (upd x (S j) false)) + Total j (fun x => F (upd x (S j) true))
  end.
Definition Within (n : nat) (x : nat -> bool) : Prop :=
  forall p : nat, (p < 1 \/ n < p)%nat -> x p = false.
Definition set1 (a : nat -> R) (i : nat) (t : R) : nat -> R :=
  fun j => if Nat.eqb j i then t else a j.
Definition set2 (a : nat -> nat -> R) (i c : nat) (t : R) : nat -> nat -> R :=
  fun j d => if andb (Nat.eqb j i) (Nat.eqb d c) then t else a j d.

(** lemma-7/printed-constants *)
Module point_lemma_7_printed_constants.
Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition risk (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  Mean n (fun x => cost n k tau b x A B).
Definition risk_ok (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (forall x : nat -> bool, (Within n x) -> cost_ok n k tau b x A B).

Definition lemma_14_constant (k : nat) (tau : R) (b : R) : R :=
  2 * INR k * (20 / tau ^ 2%nat + 32 * INR k ^ 2%nat / (tau ^ 2%nat * sqrt b)).
Definition lemma_14_constant_ok (k : nat) (tau : R) (b : R) : Prop :=
  (tau ^ 2%nat <> 0 /\ 0 <= b /\ tau ^ 2%nat * sqrt b <> 0).

Definition lemma_15_constant (k : nat) (tau : R) : R :=
  8 * INR k ^ 2%nat * sqrt (2 * INR k) / tau.
Definition lemma_15_constant_ok (k : nat) (tau : R) : Prop :=
  (0 <= 2 * INR k /\ tau <> 0).

Definition lemma_16_constant (k : nat) (tau : R) (b : R) : R :=
  sqrt (2 * INR k) * (4 * INR k ^ 3%nat * (20 / tau ^ 2%nat + 32 * INR k ^ 2%nat / (tau ^ 2%nat * sqrt b)) + (8 * INR k ^ 2%nat / tau) ^ 2%nat).
Definition lemma_16_constant_ok (k : nat) (tau : R) (b : R) : Prop :=
  (0 <= 2 * INR k /\ tau ^ 2%nat <> 0 /\ 0 <= b /\ tau ^ 2%nat * sqrt b <> 0 /\ tau <> 0).

Definition constant (l1 : R) (l2 : R) (B_v : R) (C0 : R) : R :=
  (Rmax (2 * l1 * C0) (2 * (l2 + B_v))).
Definition constant_ok (l1 : R) (l2 : R) (B_v : R) (C0 : R) : Prop :=
  True.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  ((forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (risk_ok n k tau b A B /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => risk n k tau b (set2 A i1 i2 t) B) (A i1 i2) /\ risk_ok n k tau b A' B /\ ex_derive (fun t => let A' := (set2 A' i1 i2 t) in risk n k tau b A' B) (A' i1 i2))) /\ lemma_15_constant_ok k tau /\ lemma_16_constant_ok k tau b /\ lemma_14_constant_ok k tau b /\ constant_ok (lemma_15_constant k tau) (lemma_16_constant k tau b) (lemma_14_constant k tau b) (lemma_15_constant k tau) /\ (forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat))) /\
  ~ (sqrt (Sum k (fun i1 => (Derive (fun t => risk n k tau b (set2 A i1 1%nat t) B) (A i1 1%nat) - Derive (fun t => let A' := (set2 A' i1 1%nat t) in risk n k tau b A' B) (A' i1 1%nat)) ^ 2 + (Derive (fun t => risk n k tau b (set2 A i1 2%nat t) B) (A i1 2%nat) - Derive (fun t => let A' := (set2 A' i1 2%nat t) in risk n k tau b A' B) (A' i1 2%nat)) ^ 2)) <= constant (lemma_15_constant k tau) (lemma_16_constant k tau b) (lemma_14_constant k tau b) (lemma_15_constant k tau) * sqrt (Sum k (fun i1 => (A i1 1%nat - A' i1 1%nat) ^ 2 + (A i1 2%nat - A' i1 2%nat) ^ 2))).
End point_lemma_7_printed_constants.

(** lemma-8/appendix-bounds *)
Module point_lemma_8_appendix_bounds.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition risk (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  Mean n (fun x => cost n k tau b x A B).
Definition risk_ok (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (forall x : nat -> bool, (Within n x) -> cost_ok n k tau b x A B).

Definition nearest (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (score n A i j <= score n A i p)).
Definition nearest_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (score_ok n A k i j /\ score_ok n A k i p))).

Definition near (n : nat) (j : nat) (p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR j - INR p)) (INR n - Rabs (INR j - INR p))) <= INR n).
Definition near_ok (n : nat) (j : nat) (p : nat) : Prop :=
  True.

Definition bounds (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (((1 / INR n <= gamma n tau A i p) /\ (gamma n tau A i p <= 1 - c1 * tau)) /\ (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (((near n j p) /\ ((c2 * tau <= gamma n tau A i j) /\ (gamma n tau A i j <= c1 * tau))) \/ ((~ (near n j p)) /\ (gamma n tau A i j <= c2 * tau))))).
Definition bounds_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (INR n <> 0 /\ gamma_ok n tau A k i p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (near_ok n j p /\ gamma_ok n tau A k i j)))).

Definition appendix (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (forall i : nat, (1%nat <= i <= (H k))%nat -> (exists p : nat, (1%nat <= p <= n)%nat /\ ((nearest n A i p) /\ (bounds n tau A i p c1 c2)))).
Definition appendix_ok (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> (nearest_ok n A k i p /\ bounds_ok n tau A k i p c1 c2)))).

Definition mu (n : nat) (mu1_v : R) (mu2_v : R) : R :=
  (Rmin (64 * mu1_v) mu2_v) / 2 ^ (n + 1%nat)%nat.
Definition mu_ok (n : nat) (mu1_v : R) (mu2_v : R) : Prop :=
  2 ^ (n + 1%nat)%nat <> 0.

Definition mu1 (n : nat) (k : nat) (c1 : R) (c2 : R) : R :=
  2 * c2 ^ 2%nat / (INR n ^ 2%nat * INR k ^ 2%nat).
Definition mu1_ok (n : nat) (k : nat) (c1 : R) (c2 : R) : Prop :=
  INR n ^ 2%nat * INR k ^ 2%nat <> 0.

Definition mu2 (n : nat) (k : nat) (c1 : R) (c2 : R) : R :=
  64 * INR k ^ 2%nat * c2 ^ 2%nat / INR n ^ 2%nat.
Definition mu2_ok (n : nat) (k : nat) (c1 : R) (c2 : R) : Prop :=
  INR n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (x : nat -> bool) (A : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  (Within n x) /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  INR n <> 0 /\
  (tau = 1 / INR n) /\
  appendix_ok n k tau A 1 (1 / 2) /\
  (appendix n k tau A 1 (1 / 2)) /\
  ((forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (risk_ok n k tau b A B /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => risk n k tau b (set2 A i1 i2 t) B) (A i1 i2))) /\ mu1_ok n k 1 (1 / 2) /\ mu2_ok n k 1 (1 / 2) /\ mu_ok n (mu1 n k 1 (1 / 2)) (mu2 n k 1 (1 / 2)) /\ risk_ok n k tau b A B) /\
  ~ (mu n (mu1 n k 1 (1 / 2)) (mu2 n k 1 (1 / 2)) * risk n k tau b A B <= 1 / 2 * sqrt (Sum k (fun i1 => Derive (fun t => risk n k tau b (set2 A i1 1%nat t) B) (A i1 1%nat) ^ 2 + Derive (fun t => risk n k tau b (set2 A i1 2%nat t) B) (A i1 2%nat) ^ 2)) ^ 2%nat).
End point_lemma_8_appendix_bounds.

(** lemma-8/initialisation *)
Module point_lemma_8_initialisation.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition risk (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  Mean n (fun x => cost n k tau b x A B).
Definition risk_ok (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (forall x : nat -> bool, (Within n x) -> cost_ok n k tau b x A B).

Definition unit (k : nat) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= (H k))%nat -> (A i (a13) ^ 2%nat + A i (a14) ^ 2%nat = 1)).
Definition unit_ok (k : nat) (A : nat -> nat -> R) : Prop :=
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ a14_ok /\ (1 <= (a14) <= 2%nat)%nat))).

Definition mu (n : nat) (mu1_v : R) (mu2_v : R) : R :=
  (Rmin (64 * mu1_v) mu2_v) / 2 ^ (n + 1%nat)%nat.
Definition mu_ok (n : nat) (mu1_v : R) (mu2_v : R) : Prop :=
  2 ^ (n + 1%nat)%nat <> 0.

Definition mu1 (n : nat) (k : nat) (c1 : R) (c2 : R) : R :=
  2 * c2 ^ 2%nat / (INR n ^ 2%nat * INR k ^ 2%nat).
Definition mu1_ok (n : nat) (k : nat) (c1 : R) (c2 : R) : Prop :=
  INR n ^ 2%nat * INR k ^ 2%nat <> 0.

Definition mu2 (n : nat) (k : nat) (c1 : R) (c2 : R) : R :=
  64 * INR k ^ 2%nat * c2 ^ 2%nat / INR n ^ 2%nat.
Definition mu2_ok (n : nat) (k : nat) (c1 : R) (c2 : R) : Prop :=
  INR n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (A : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  unit_ok k A /\
  (unit k A) /\
  ((forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (risk_ok n k tau b A B /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => risk n k tau b (set2 A i1 i2 t) B) (A i1 i2))) /\ mu1_ok n k (INR n * tau) (1 / 2) /\ mu2_ok n k (INR n * tau) (1 / 2) /\ mu_ok n (mu1 n k (INR n * tau) (1 / 2)) (mu2 n k (INR n * tau) (1 / 2)) /\ risk_ok n k tau b A B) /\
  ~ (mu n (mu1 n k (INR n * tau) (1 / 2)) (mu2 n k (INR n * tau) (1 / 2)) * risk n k tau b A B <= 1 / 2 * sqrt (Sum k (fun i1 => Derive (fun t => risk n k tau b (set2 A i1 1%nat t) B) (A i1 1%nat) ^ 2 + Derive (fun t => risk n k tau b (set2 A i1 2%nat t) B) (A i1 2%nat) ^ 2)) ^ 2%nat).
End point_lemma_8_initialisation.

(** lemma-16 *)
Module point_lemma_16.
Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition constant (k : nat) (tau : R) (b : R) : R :=
  sqrt (2 * INR k) * (4 * INR k ^ 3%nat * (20 / tau ^ 2%nat + 32 * INR k ^ 2%nat / (tau ^ 2%nat * sqrt b)) + (8 * INR k ^ 2%nat / tau) ^ 2%nat).
Definition constant_ok (k : nat) (tau : R) (b : R) : Prop :=
  (0 <= 2 * INR k /\ tau ^ 2%nat <> 0 /\ 0 <= b /\ tau ^ 2%nat * sqrt b <> 0 /\ tau <> 0).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R),
  (Within n x) /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  ((forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (yhat_ok n k tau b x A /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => yhat n k tau b x (set2 A i1 i2 t)) (A i1 i2) /\ yhat_ok n k tau b x A' /\ ex_derive (fun t => let A' := (set2 A' i1 i2 t) in yhat n k tau b x A') (A' i1 i2))) /\ constant_ok k tau b /\ (forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat))) /\
  ~ (sqrt (Sum k (fun i1 => (yhat n k tau b x A * Derive (fun t => yhat n k tau b x (set2 A i1 1%nat t)) (A i1 1%nat) - yhat n k tau b x A' * Derive (fun t => let A' := (set2 A' i1 1%nat t) in yhat n k tau b x A') (A' i1 1%nat)) ^ 2 + (yhat n k tau b x A * Derive (fun t => yhat n k tau b x (set2 A i1 2%nat t)) (A i1 2%nat) - yhat n k tau b x A' * Derive (fun t => let A' := (set2 A' i1 2%nat t) in yhat n k tau b x A') (A' i1 2%nat)) ^ 2)) <= constant k tau b * sqrt (Sum k (fun i1 => (A i1 1%nat - A' i1 1%nat) ^ 2 + (A i1 2%nat - A' i1 2%nat) ^ 2))).
End point_lemma_16.

(** lemma-17 *)
Module point_lemma_17.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition printed_least : nat :=
  0%nat.
Definition printed_least_ok : Prop :=
  True.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (x : nat -> bool) (x' : nat -> bool) (A : nat -> nat -> R) (i : nat),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  (Within n x) /\
  (Within n x') /\
  (1%nat <= i <= (H k))%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat) /\
  (exists p : nat, (1%nat <= p <= n)%nat /\ ((x p) <> (x' p))) /\
  (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) /\ cost_ok n k tau b x' A B /\ ex_derive (fun t => let A := (set2 A i (a13) t) in cost n k tau b x' A B) (A i (a13)) /\ a14_ok /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) /\ ex_derive (fun t => let A := (set2 A i (a14) t) in cost n k tau b x' A B) (A i (a14)) /\ printed_least_ok) /\
  ~ (INR (printed_least) <= Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) * Derive (fun t => let A := (set2 A i (a13) t) in cost n k tau b x' A B) (A i (a13)) + Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) * Derive (fun t => let A := (set2 A i (a14) t) in cost n k tau b x' A B) (A i (a14))).
End point_lemma_17.

(** lemma-17/appendix-bounds *)
Module point_lemma_17_appendix_bounds.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition nearest (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (score n A i j <= score n A i p)).
Definition nearest_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (score_ok n A k i j /\ score_ok n A k i p))).

Definition near (n : nat) (j : nat) (p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR j - INR p)) (INR n - Rabs (INR j - INR p))) <= INR n).
Definition near_ok (n : nat) (j : nat) (p : nat) : Prop :=
  True.

Definition bounds (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (((1 / INR n <= gamma n tau A i p) /\ (gamma n tau A i p <= 1 - c1 * tau)) /\ (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (((near n j p) /\ ((c2 * tau <= gamma n tau A i j) /\ (gamma n tau A i j <= c1 * tau))) \/ ((~ (near n j p)) /\ (gamma n tau A i j <= c2 * tau))))).
Definition bounds_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (INR n <> 0 /\ gamma_ok n tau A k i p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (near_ok n j p /\ gamma_ok n tau A k i j)))).

Definition appendix (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (forall i : nat, (1%nat <= i <= (H k))%nat -> (exists p : nat, (1%nat <= p <= n)%nat /\ ((nearest n A i p) /\ (bounds n tau A i p c1 c2)))).
Definition appendix_ok (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> (nearest_ok n A k i p /\ bounds_ok n tau A k i p c1 c2)))).

Definition printed_least : nat :=
  0%nat.
Definition printed_least_ok : Prop :=
  True.

Definition statement : Prop :=
  exists (c2 : R) (c1 : R) (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (x : nat -> bool) (x' : nat -> bool) (A : nat -> nat -> R) (i : nat),
  ((0 < c2) /\ (c2 < c1)) /\
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  (Within n x) /\
  (Within n x') /\
  (1%nat <= i <= (H k))%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat) /\
  (exists p : nat, (1%nat <= p <= n)%nat /\ ((x p) <> (x' p))) /\
  INR n <> 0 /\
  (tau = c1 / INR n) /\
  appendix_ok n k tau A c1 c2 /\
  (appendix n k tau A c1 c2) /\
  (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) /\ cost_ok n k tau b x' A B /\ ex_derive (fun t => let A := (set2 A i (a13) t) in cost n k tau b x' A B) (A i (a13)) /\ a14_ok /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) /\ ex_derive (fun t => let A := (set2 A i (a14) t) in cost n k tau b x' A B) (A i (a14)) /\ printed_least_ok) /\
  ~ (INR (printed_least) <= Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) * Derive (fun t => let A := (set2 A i (a13) t) in cost n k tau b x' A B) (A i (a13)) + Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) * Derive (fun t => let A := (set2 A i (a14) t) in cost n k tau b x' A B) (A i (a14))).
End point_lemma_17_appendix_bounds.

(** lemma-17/in-total *)
Module point_lemma_17_in_total.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (A : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (forall x : nat -> bool, (Within n x) -> (forall x' : nat -> bool, (Within n x') -> ((forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat) /\ ((exists p : nat, (1%nat <= p <= n)%nat /\ ((x p) <> (x' p))) -> (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) /\ cost_ok n k tau b x' A B /\ ex_derive (fun t => let A := (set2 A i (a13) t) in cost n k tau b x' A B) (A i (a13)) /\ a14_ok /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) /\ ex_derive (fun t => let A := (set2 A i (a14) t) in cost n k tau b x' A B) (A i (a14))))))))) /\
  ~ (0 <= Sum (H k) (fun i => Total n (fun x => Total n (fun x' => (if (existsb (fun p => (negb (Bool.eqb (x p) (x' p)))) (seq 1%nat n)) then Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) * Derive (fun t => let A := (set2 A i (a13) t) in cost n k tau b x' A B) (A i (a13)) + Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) * Derive (fun t => let A := (set2 A i (a14) t) in cost n k tau b x' A B) (A i (a14)) else 0))))).
End point_lemma_17_in_total.

(** lemma-18/appendix-bounds *)
Module point_lemma_18_appendix_bounds.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition vstar (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  attended n k tau x A / INR k.
Definition vstar_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ INR k <> 0).

Definition shown1 (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * (gamma n tau A i p * (1 - gamma n tau A i p) * u1 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u1 n j else 0)))).
Definition shown1_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ u1_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u1_ok n j))))).

Definition shown2 (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * (gamma n tau A i p * (1 - gamma n tau A i p) * u2 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u2 n j else 0)))).
Definition shown2_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ u2_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u2_ok n j))))).

Definition nearest (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (score n A i j <= score n A i p)).
Definition nearest_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (score_ok n A k i j /\ score_ok n A k i p))).

Definition near (n : nat) (j : nat) (p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR j - INR p)) (INR n - Rabs (INR j - INR p))) <= INR n).
Definition near_ok (n : nat) (j : nat) (p : nat) : Prop :=
  True.

Definition bounds (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (((1 / INR n <= gamma n tau A i p) /\ (gamma n tau A i p <= 1 - c1 * tau)) /\ (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (((near n j p) /\ ((c2 * tau <= gamma n tau A i j) /\ (gamma n tau A i j <= c1 * tau))) \/ ((~ (near n j p)) /\ (gamma n tau A i j <= c2 * tau))))).
Definition bounds_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (INR n <> 0 /\ gamma_ok n tau A k i p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (near_ok n j p /\ gamma_ok n tau A k i j)))).

Definition appendix (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (forall i : nat, (1%nat <= i <= (H k))%nat -> (exists p : nat, (1%nat <= p <= n)%nat /\ ((nearest n A i p) /\ (bounds n tau A i p c1 c2)))).
Definition appendix_ok (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> (nearest_ok n A k i p /\ bounds_ok n tau A k i p c1 c2)))).

Definition bound (n : nat) (tau : R) (c1 : R) (c2 : R) : R :=
  2 * c2 ^ 2%nat * tau ^ 2%nat / INR n ^ 2%nat.
Definition bound_ok (n : nat) (tau : R) (c1 : R) (c2 : R) : Prop :=
  INR n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R),
  (Within n x) /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  vstar_ok n k tau x A /\
  (0 < vstar n k tau x A) /\
  INR n <> 0 /\
  (tau = 1 / INR n) /\
  appendix_ok n k tau A 1 (1 / 2) /\
  (appendix n k tau A 1 (1 / 2)) /\
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (shown1_ok n tau x A k i /\ shown2_ok n tau x A k i)) /\ bound_ok n tau 1 (1 / 2)) /\
  ~ (bound n tau 1 (1 / 2) <= Sum (H k) (fun i => shown1 n tau x A i ^ 2%nat + shown2 n tau x A i ^ 2%nat)).
End point_lemma_18_appendix_bounds.

(** lemma-18/derivative *)
Module point_lemma_18_derivative.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition vstar (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  attended n k tau x A / INR k.
Definition vstar_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ INR k <> 0).

Definition mid1 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => gamma n tau A i p * u1 n p).
Definition mid1_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (gamma_ok n tau A k i p /\ u1_ok n p)).

Definition mid2 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => gamma n tau A i p * u2 n p).
Definition mid2_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (gamma_ok n tau A k i p /\ u2_ok n p)).

Definition cov1 (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p * (u1 n p - mid1 n tau A i)).
Definition cov1_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ u1_ok n p /\ mid1_ok n tau A k i)).

Definition cov2 (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p * (u2 n p - mid2 n tau A i)).
Definition cov2_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ u2_ok n p /\ mid2_ok n tau A k i)).

Definition nearest (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (score n A i j <= score n A i p)).
Definition nearest_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (score_ok n A k i j /\ score_ok n A k i p))).

Definition near (n : nat) (j : nat) (p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR j - INR p)) (INR n - Rabs (INR j - INR p))) <= INR n).
Definition near_ok (n : nat) (j : nat) (p : nat) : Prop :=
  True.

Definition bounds (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (((1 / INR n <= gamma n tau A i p) /\ (gamma n tau A i p <= 1 - c1 * tau)) /\ (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (((near n j p) /\ ((c2 * tau <= gamma n tau A i j) /\ (gamma n tau A i j <= c1 * tau))) \/ ((~ (near n j p)) /\ (gamma n tau A i j <= c2 * tau))))).
Definition bounds_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (INR n <> 0 /\ gamma_ok n tau A k i p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (near_ok n j p /\ gamma_ok n tau A k i j)))).

Definition appendix (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (forall i : nat, (1%nat <= i <= (H k))%nat -> (exists p : nat, (1%nat <= p <= n)%nat /\ ((nearest n A i p) /\ (bounds n tau A i p c1 c2)))).
Definition appendix_ok (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> (nearest_ok n A k i p /\ bounds_ok n tau A k i p c1 c2)))).

Definition bound (n : nat) (tau : R) (c1 : R) (c2 : R) : R :=
  2 * c2 ^ 2%nat * tau ^ 2%nat / INR n ^ 2%nat.
Definition bound_ok (n : nat) (tau : R) (c1 : R) (c2 : R) : Prop :=
  INR n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (c2 : R) (c1 : R) (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R),
  ((0 < c2) /\ (c2 < c1)) /\
  (Within n x) /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  vstar_ok n k tau x A /\
  (0 < vstar n k tau x A) /\
  INR n <> 0 /\
  (tau = c1 / INR n) /\
  appendix_ok n k tau A c1 c2 /\
  (appendix n k tau A c1 c2) /\
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (cov1_ok n tau x A k i /\ cov2_ok n tau x A k i)) /\ bound_ok n tau c1 c2) /\
  ~ (bound n tau c1 c2 <= Sum (H k) (fun i => cov1 n tau x A i ^ 2%nat + cov2 n tau x A i ^ 2%nat)).
End point_lemma_18_derivative.

(** prop-4.fixed-graph/zero-weights *)
Module point_prop_4_fixed_graph_zero_weights.
Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition output (n : nat) (b : R) (x : nat -> bool) (N0 : nat) (alpha : nat -> R) (bias : nat -> R) (wired : nat -> nat -> R) (c : R) : R :=
  c + Sum N0 (fun j => alpha j * sigma b (Sum n (fun q => wired j q * bit (x q)) + bias j)).
Definition output_ok (n : nat) (b : R) (x : nat -> bool) (N0 : nat) (alpha : nat -> R) (bias : nat -> R) (wired : nat -> nat -> R) (c : R) : Prop :=
  (forall j : nat, (1%nat <= j <= N0)%nat -> ((1 <= j <= N0)%nat /\ (forall q : nat, (1%nat <= q <= n)%nat -> ((1 <= j <= N0)%nat /\ (1 <= q <= n)%nat)) /\ sigma_ok b (Sum n (fun q => wired j q * bit (x q)) + bias j))).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (B : nat -> bool) (N0 : nat) (b : R) (alpha : nat -> R) (bias : nat -> R) (wired : nat -> nat -> R) (c : R) (i : nat) (p : nat),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  (1%nat <= i <= N0)%nat /\
  (1%nat <= p <= n)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  (1%nat <= N0)%nat /\
  (0 < b) /\
  ((1 <= i <= N0)%nat /\ (1 <= p <= n)%nat) /\
  (wired i p = 0) /\
  ((forall x : nat -> bool, (Within n x) -> (label_ok n x B /\ output_ok n b x N0 alpha bias wired c /\ loss_ok (label n x B) (output n b x N0 alpha bias wired c))) /\ (1 <= i <= N0)%nat /\ (1 <= p <= n)%nat /\ ex_derive (fun t => let wired := (set2 wired i p t) in Mean n (fun x => loss (label n x B) (output n b x N0 alpha bias wired c))) (wired i p)) /\
  ~ (Derive (fun t => let wired := (set2 wired i p t) in Mean n (fun x => loss (label n x B) (output n b x N0 alpha bias wired c))) (wired i p) = 0).
End point_prop_4_fixed_graph_zero_weights.

(** thm-5.descent-lemma/printed-step *)
Module point_thm_5_descent_lemma_printed_step.
Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition risk (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  Mean n (fun x => cost n k tau b x A B).
Definition risk_ok (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (forall x : nat -> bool, (Within n x) -> cost_ok n k tau b x A B).

Definition rate (k : nat) (tau : R) (b : R) : R :=
  1 / (Rmax (2 * (8 * INR k ^ 2%nat * sqrt (2 * INR k) / tau) ^ 2%nat) (2 * (sqrt (2 * INR k) * (4 * INR k ^ 3%nat * (20 / tau ^ 2%nat + 32 * INR k ^ 2%nat / (tau ^ 2%nat * sqrt b)) + (8 * INR k ^ 2%nat / tau) ^ 2%nat) + 2 * INR k * (20 / tau ^ 2%nat + 32 * INR k ^ 2%nat / (tau ^ 2%nat * sqrt b))))).
Definition rate_ok (k : nat) (tau : R) (b : R) : Prop :=
  (0 <= 2 * INR k /\ tau <> 0 /\ tau ^ 2%nat <> 0 /\ 0 <= b /\ tau ^ 2%nat * sqrt b <> 0 /\ (Rmax (2 * (8 * INR k ^ 2%nat * sqrt (2 * INR k) / tau) ^ 2%nat) (2 * (sqrt (2 * INR k) * (4 * INR k ^ 3%nat * (20 / tau ^ 2%nat + 32 * INR k ^ 2%nat / (tau ^ 2%nat * sqrt b)) + (8 * INR k ^ 2%nat / tau) ^ 2%nat) + 2 * INR k * (20 / tau ^ 2%nat + 32 * INR k ^ 2%nat / (tau ^ 2%nat * sqrt b))))) <> 0).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (rate_ok k tau b /\ (forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (risk_ok n k tau b A B /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => risk n k tau b (set2 A i1 i2 t) B) (A i1 i2) /\ risk_ok n k tau b A' B /\ ex_derive (fun t => let A' := (set2 A' i1 i2 t) in risk n k tau b A' B) (A' i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat))) /\
  ~ ((0 < rate k tau b) /\ (rate k tau b * sqrt (Sum k (fun i1 => (Derive (fun t => risk n k tau b (set2 A i1 1%nat t) B) (A i1 1%nat) - Derive (fun t => let A' := (set2 A' i1 1%nat t) in risk n k tau b A' B) (A' i1 1%nat)) ^ 2 + (Derive (fun t => risk n k tau b (set2 A i1 2%nat t) B) (A i1 2%nat) - Derive (fun t => let A' := (set2 A' i1 2%nat t) in risk n k tau b A' B) (A' i1 2%nat)) ^ 2)) <= sqrt (Sum k (fun i1 => (A i1 1%nat - A' i1 1%nat) ^ 2 + (A i1 2%nat - A' i1 2%nat) ^ 2)))).
End point_thm_5_descent_lemma_printed_step.

(** lemma-8.expansion *)
Module point_lemma_8_expansion.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition risk (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  Mean n (fun x => cost n k tau b x A B).
Definition risk_ok (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (forall x : nat -> bool, (Within n x) -> cost_ok n k tau b x A B).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (A : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  ((forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (risk_ok n k tau b A B /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => risk n k tau b (set2 A i1 i2 t) B) (A i1 i2))) /\ H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (risk_ok n k tau b A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => risk n k tau b (set2 A i (a13) t) B) (A i (a13)) /\ a14_ok /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => risk n k tau b (set2 A i (a14) t) B) (A i (a14)))) /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> ((forall x : nat -> bool, (Within n x) -> (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)))) /\ (forall x : nat -> bool, (Within n x) -> (cost_ok n k tau b x A B /\ a14_ok /\ (1 <= i <= k)%nat /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)))))) /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (2 ^ (2%nat * n)%nat <> 0 /\ (forall x : nat -> bool, (Within n x) -> (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)))) /\ (forall x : nat -> bool, (Within n x) -> (cost_ok n k tau b x A B /\ a14_ok /\ (1 <= i <= k)%nat /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)))))) /\ 2 ^ (2%nat * n)%nat <> 0 /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> ((forall x : nat -> bool, (Within n x) -> (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) /\ a14_ok /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)))) /\ (forall x : nat -> bool, (Within n x) -> (forall x' : nat -> bool, (Within n x') -> ((forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat) /\ ((exists p : nat, (1%nat <= p <= n)%nat /\ ((x p) <> (x' p))) -> (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) /\ cost_ok n k tau b x' A B /\ ex_derive (fun t => let A := (set2 A i (a13) t) in cost n k tau b x' A B) (A i (a13)) /\ a14_ok /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) /\ ex_derive (fun t => let A := (set2 A i (a14) t) in cost n k tau b x' A B) (A i (a14)))))))))) /\
  ~ ((sqrt (Sum k (fun i1 => Derive (fun t => risk n k tau b (set2 A i1 1%nat t) B) (A i1 1%nat) ^ 2 + Derive (fun t => risk n k tau b (set2 A i1 2%nat t) B) (A i1 2%nat) ^ 2)) ^ 2%nat = Sum (H k) (fun i => Derive (fun t => risk n k tau b (set2 A i (a13) t) B) (A i (a13)) ^ 2%nat + Derive (fun t => risk n k tau b (set2 A i (a14) t) B) (A i (a14)) ^ 2%nat)) /\ (sqrt (Sum k (fun i1 => Derive (fun t => risk n k tau b (set2 A i1 1%nat t) B) (A i1 1%nat) ^ 2 + Derive (fun t => risk n k tau b (set2 A i1 2%nat t) B) (A i1 2%nat) ^ 2)) ^ 2%nat = Sum (H k) (fun i => Mean n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) ^ 2%nat) + Mean n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) ^ 2%nat))) /\ (sqrt (Sum k (fun i1 => Derive (fun t => risk n k tau b (set2 A i1 1%nat t) B) (A i1 1%nat) ^ 2 + Derive (fun t => risk n k tau b (set2 A i1 2%nat t) B) (A i1 2%nat) ^ 2)) ^ 2%nat = Sum (H k) (fun i => 1 / 2 ^ (2%nat * n)%nat * Total n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13))) ^ 2%nat + 1 / 2 ^ (2%nat * n)%nat * Total n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14))) ^ 2%nat)) /\ (sqrt (Sum k (fun i1 => Derive (fun t => risk n k tau b (set2 A i1 1%nat t) B) (A i1 1%nat) ^ 2 + Derive (fun t => risk n k tau b (set2 A i1 2%nat t) B) (A i1 2%nat) ^ 2)) ^ 2%nat = 1 / 2 ^ (2%nat * n)%nat * Sum (H k) (fun i => Total n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13))) ^ 2%nat + Total n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14))) ^ 2%nat)) /\ (sqrt (Sum k (fun i1 => Derive (fun t => risk n k tau b (set2 A i1 1%nat t) B) (A i1 1%nat) ^ 2 + Derive (fun t => risk n k tau b (set2 A i1 2%nat t) B) (A i1 2%nat) ^ 2)) ^ 2%nat = 1 / 2 ^ (2%nat * n)%nat * Sum (H k) (fun i => Total n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) ^ 2%nat + Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) ^ 2%nat) + Total n (fun x => Total n (fun x' => (if (existsb (fun p => (negb (Bool.eqb (x p) (x' p)))) (seq 1%nat n)) then Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) * Derive (fun t => let A := (set2 A i (a13) t) in cost n k tau b x' A B) (A i (a13)) + Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) * Derive (fun t => let A := (set2 A i (a14) t) in cost n k tau b x' A B) (A i (a14)) else 0)))))).
End point_lemma_8_expansion.

(** lemma-8.expansion-2 *)
Module point_lemma_8_expansion_2.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition risk (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  Mean n (fun x => cost n k tau b x A B).
Definition risk_ok (n : nat) (k : nat) (tau : R) (b : R) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (forall x : nat -> bool, (Within n x) -> cost_ok n k tau b x A B).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (A : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  ((forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (risk_ok n k tau b A B /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => risk n k tau b (set2 A i1 i2 t) B) (A i1 i2))) /\ H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> ((forall x : nat -> bool, (Within n x) -> (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)))) /\ (forall x : nat -> bool, (Within n x) -> (cost_ok n k tau b x A B /\ a14_ok /\ (1 <= i <= k)%nat /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14))))))) /\
  ~ (sqrt (Sum k (fun i1 => Derive (fun t => risk n k tau b (set2 A i1 1%nat t) B) (A i1 1%nat) ^ 2 + Derive (fun t => risk n k tau b (set2 A i1 2%nat t) B) (A i1 2%nat) ^ 2)) ^ 2%nat = Sum (H k) (fun i => Mean n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) ^ 2%nat) + Mean n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) ^ 2%nat))).
End point_lemma_8_expansion_2.

(** lemma-8.expansion-3/from-line-2 *)
Module point_lemma_8_expansion_3_from_line_2.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (A : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> ((forall x : nat -> bool, (Within n x) -> (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)))) /\ (forall x : nat -> bool, (Within n x) -> (cost_ok n k tau b x A B /\ a14_ok /\ (1 <= i <= k)%nat /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)))))) /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (2 ^ (2%nat * n)%nat <> 0 /\ (forall x : nat -> bool, (Within n x) -> (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)))) /\ (forall x : nat -> bool, (Within n x) -> (cost_ok n k tau b x A B /\ a14_ok /\ (1 <= i <= k)%nat /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14))))))) /\
  ~ (Sum (H k) (fun i => Mean n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) ^ 2%nat) + Mean n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) ^ 2%nat)) = Sum (H k) (fun i => 1 / 2 ^ (2%nat * n)%nat * Total n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13))) ^ 2%nat + 1 / 2 ^ (2%nat * n)%nat * Total n (fun x => Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14))) ^ 2%nat)).
End point_lemma_8_expansion_3_from_line_2.

(** lemma-8.part-i *)
Module point_lemma_8_part_i.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (x : nat -> bool) (x' : nat -> bool) (A : nat -> nat -> R) (i : nat),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  (Within n x) /\
  (Within n x') /\
  (1%nat <= i <= (H k))%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat) /\
  (exists p : nat, (1%nat <= p <= n)%nat /\ ((x p) <> (x' p))) /\
  (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) /\ cost_ok n k tau b x' A B /\ ex_derive (fun t => let A := (set2 A i (a13) t) in cost n k tau b x' A B) (A i (a13)) /\ a14_ok /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) /\ ex_derive (fun t => let A := (set2 A i (a14) t) in cost n k tau b x' A B) (A i (a14))) /\
  ~ (0 <= Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) * Derive (fun t => let A := (set2 A i (a13) t) in cost n k tau b x' A B) (A i (a13)) + Derive (fun t => cost n k tau b x (set2 A i (a14) t) B) (A i (a14)) * Derive (fun t => let A := (set2 A i (a14) t) in cost n k tau b x' A B) (A i (a14))).
End point_lemma_8_part_i.

(** lemma-8.part-ii-attention/appendix-bounds *)
Module point_lemma_8_part_ii_attention_appendix_bounds.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition vstar (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  attended n k tau x A / INR k.
Definition vstar_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ INR k <> 0).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition nearest (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (score n A i j <= score n A i p)).
Definition nearest_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (score_ok n A k i j /\ score_ok n A k i p))).

Definition near (n : nat) (j : nat) (p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR j - INR p)) (INR n - Rabs (INR j - INR p))) <= INR n).
Definition near_ok (n : nat) (j : nat) (p : nat) : Prop :=
  True.

Definition bounds (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (((1 / INR n <= gamma n tau A i p) /\ (gamma n tau A i p <= 1 - c1 * tau)) /\ (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (((near n j p) /\ ((c2 * tau <= gamma n tau A i j) /\ (gamma n tau A i j <= c1 * tau))) \/ ((~ (near n j p)) /\ (gamma n tau A i j <= c2 * tau))))).
Definition bounds_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (INR n <> 0 /\ gamma_ok n tau A k i p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (near_ok n j p /\ gamma_ok n tau A k i j)))).

Definition appendix (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (forall i : nat, (1%nat <= i <= (H k))%nat -> (exists p : nat, (1%nat <= p <= n)%nat /\ ((nearest n A i p) /\ (bounds n tau A i p c1 c2)))).
Definition appendix_ok (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> (nearest_ok n A k i p /\ bounds_ok n tau A k i p c1 c2)))).

Definition mu1 (n : nat) (k : nat) (c1 : R) (c2 : R) : R :=
  2 * c2 ^ 2%nat / (INR n ^ 2%nat * INR k ^ 2%nat).
Definition mu1_ok (n : nat) (k : nat) (c1 : R) (c2 : R) : Prop :=
  INR n ^ 2%nat * INR k ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (x : nat -> bool) (A : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  (Within n x) /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  vstar_ok n k tau x A /\
  (0 < vstar n k tau x A) /\
  (yhat_ok n k tau b x A /\ label_ok n x B) /\
  (yhat n k tau b x A * label n x B <= 1) /\
  INR n <> 0 /\
  (tau = 1 / INR n) /\
  appendix_ok n k tau A 1 (1 / 2) /\
  (appendix n k tau A 1 (1 / 2)) /\
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (vstar_ok n k tau x A /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => vstar n k tau x (set2 A i (a13) t)) (A i (a13)) /\ a14_ok /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => vstar n k tau x (set2 A i (a14) t)) (A i (a14)))) /\ mu1_ok n k 1 (1 / 2)) /\
  ~ (mu1 n k 1 (1 / 2) <= Sum (H k) (fun i => Derive (fun t => vstar n k tau x (set2 A i (a13) t)) (A i (a13)) ^ 2%nat + Derive (fun t => vstar n k tau x (set2 A i (a14) t)) (A i (a14)) ^ 2%nat)).
End point_lemma_8_part_ii_attention_appendix_bounds.

(** lemma-8.part-ii-output *)
Module point_lemma_8_part_ii_output.
Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition vstar (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  attended n k tau x A / INR k.
Definition vstar_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ INR k <> 0).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition steep (k : nat) (b : R) (s : R) : R :=
  Derive (fun s => f k b (INR k * s)) s.
Definition steep_ok (k : nat) (b : R) (s : R) : Prop :=
  (f_ok k b (INR k * s) /\ ex_derive (fun s => f k b (INR k * s)) s).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition printed_slope : nat :=
  16%nat.
Definition printed_slope_ok : Prop :=
  True.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (x : nat -> bool) (A : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  (Within n x) /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  vstar_ok n k tau x A /\
  (0 < vstar n k tau x A) /\
  (yhat_ok n k tau b x A /\ label_ok n x B) /\
  (yhat n k tau b x A * label n x B <= 1) /\
  (vstar_ok n k tau x A /\ steep_ok k b (vstar n k tau x A) /\ printed_slope_ok) /\
  ~ (INR (printed_slope) <= steep k b (vstar n k tau x A) ^ 2%nat).
End point_lemma_8_part_ii_output.

(** lemma-8.part-ii-output/appendix-bounds *)
Module point_lemma_8_part_ii_output_appendix_bounds.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition vstar (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  attended n k tau x A / INR k.
Definition vstar_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ INR k <> 0).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition steep (k : nat) (b : R) (s : R) : R :=
  Derive (fun s => f k b (INR k * s)) s.
Definition steep_ok (k : nat) (b : R) (s : R) : Prop :=
  (f_ok k b (INR k * s) /\ ex_derive (fun s => f k b (INR k * s)) s).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition nearest (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (score n A i j <= score n A i p)).
Definition nearest_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (score_ok n A k i j /\ score_ok n A k i p))).

Definition near (n : nat) (j : nat) (p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR j - INR p)) (INR n - Rabs (INR j - INR p))) <= INR n).
Definition near_ok (n : nat) (j : nat) (p : nat) : Prop :=
  True.

Definition bounds (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (((1 / INR n <= gamma n tau A i p) /\ (gamma n tau A i p <= 1 - c1 * tau)) /\ (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (((near n j p) /\ ((c2 * tau <= gamma n tau A i j) /\ (gamma n tau A i j <= c1 * tau))) \/ ((~ (near n j p)) /\ (gamma n tau A i j <= c2 * tau))))).
Definition bounds_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (INR n <> 0 /\ gamma_ok n tau A k i p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (near_ok n j p /\ gamma_ok n tau A k i j)))).

Definition appendix (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (forall i : nat, (1%nat <= i <= (H k))%nat -> (exists p : nat, (1%nat <= p <= n)%nat /\ ((nearest n A i p) /\ (bounds n tau A i p c1 c2)))).
Definition appendix_ok (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> (nearest_ok n A k i p /\ bounds_ok n tau A k i p c1 c2)))).

Definition printed_slope : nat :=
  16%nat.
Definition printed_slope_ok : Prop :=
  True.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (x : nat -> bool) (A : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  (Within n x) /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  vstar_ok n k tau x A /\
  (0 < vstar n k tau x A) /\
  (yhat_ok n k tau b x A /\ label_ok n x B) /\
  (yhat n k tau b x A * label n x B <= 1) /\
  INR n <> 0 /\
  (tau = 1 / INR n) /\
  appendix_ok n k tau A 1 (1 / 2) /\
  (appendix n k tau A 1 (1 / 2)) /\
  (vstar_ok n k tau x A /\ steep_ok k b (vstar n k tau x A) /\ printed_slope_ok) /\
  ~ (INR (printed_slope) <= steep k b (vstar n k tau x A) ^ 2%nat).
End point_lemma_8_part_ii_output_appendix_bounds.

(** thm-11.score-order *)
Module point_thm_11_score_order.
Definition said (x : nat -> bool) (tokens : nat -> nat -> R) (q : nat) (m : nat) : R :=
  (if (x m) then tokens 2%nat q else tokens 1%nat q).
Definition said_ok (x : nat -> bool) (tokens : nat -> nat -> R) (n : nat) (l : nat) (q : nat) (m : nat) : Prop :=
  ((1 <= m <= n)%nat /\ (((x m) = true) -> (1 <= q <= (2%nat * l)%nat)%nat) /\ (~ ((x m) = true) -> (1 <= q <= (2%nat * l)%nat)%nat)).

Definition once (x : nat -> bool) (l : nat) (M : nat -> nat -> R) (query : nat -> R) (tokens : nat -> nat -> R) (m : nat) : R :=
  Sum (2%nat * l)%nat (fun i => Sum (2%nat * l)%nat (fun q => query i * M i q * said x tokens q m)).
Definition once_ok (x : nat -> bool) (l : nat) (M : nat -> nat -> R) (query : nat -> R) (tokens : nat -> nat -> R) (n : nat) (m : nat) : Prop :=
  (forall i : nat, (1%nat <= i <= (2%nat * l)%nat)%nat -> (forall q : nat, (1%nat <= q <= (2%nat * l)%nat)%nat -> ((1 <= i <= (2%nat * l)%nat)%nat /\ (1 <= q <= (2%nat * l)%nat)%nat /\ said_ok x tokens n l q m))).

Definition twice (x : nat -> bool) (l : nat) (M : nat -> nat -> R) (query : nat -> R) (tokens : nat -> nat -> R) (m : nat) : R :=
  Sum (2%nat * l)%nat (fun i => Sum (2%nat * l)%nat (fun q => Sum (2%nat * l)%nat (fun r => query i * M i q * M q r * said x tokens r m))).
Definition twice_ok (x : nat -> bool) (l : nat) (M : nat -> nat -> R) (query : nat -> R) (tokens : nat -> nat -> R) (n : nat) (m : nat) : Prop :=
  (forall i : nat, (1%nat <= i <= (2%nat * l)%nat)%nat -> (forall q : nat, (1%nat <= q <= (2%nat * l)%nat)%nat -> (forall r : nat, (1%nat <= r <= (2%nat * l)%nat)%nat -> ((1 <= i <= (2%nat * l)%nat)%nat /\ (1 <= q <= (2%nat * l)%nat)%nat /\ (1 <= r <= (2%nat * l)%nat)%nat /\ said_ok x tokens n l r m)))).

Definition stands (l : nat) (M : nat -> nat -> R) (query : nat -> R) (places : nat -> nat -> R) (m : nat) : R :=
  Sum (2%nat * l)%nat (fun i => Sum (2%nat * l)%nat (fun q => query i * M i q * places m q)).
Definition stands_ok (l : nat) (M : nat -> nat -> R) (query : nat -> R) (places : nat -> nat -> R) (n : nat) (m : nat) : Prop :=
  (forall i : nat, (1%nat <= i <= (2%nat * l)%nat)%nat -> (forall q : nat, (1%nat <= q <= (2%nat * l)%nat)%nat -> ((1 <= i <= (2%nat * l)%nat)%nat /\ (1 <= q <= (2%nat * l)%nat)%nat /\ (1 <= m <= n)%nat))).

Definition statement : Prop :=
  exists (n : nat) (l : nat) (M : nat -> nat -> R) (query : nat -> R) (tokens : nat -> nat -> R) (places : nat -> nat -> R) (x : nat -> bool) (j : nat) (p : nat),
  (Within n x) /\
  (1%nat <= j <= n)%nat /\
  (1%nat <= p <= n)%nat /\
  (1%nat <= n)%nat /\
  (1%nat <= l)%nat /\
  (forall i : nat, (1%nat <= i <= 2%nat)%nat -> (forall q : nat, ((l + 1%nat)%nat <= q <= (2%nat * l)%nat)%nat -> ((1 <= i <= 2%nat)%nat /\ (1 <= q <= (2%nat * l)%nat)%nat))) /\
  (forall i : nat, (1%nat <= i <= 2%nat)%nat -> (forall q : nat, ((l + 1%nat)%nat <= q <= (2%nat * l)%nat)%nat -> (tokens i q = 0))) /\
  (forall i : nat, (1%nat <= i <= n)%nat -> (forall q : nat, (1%nat <= q <= l)%nat -> ((1 <= i <= n)%nat /\ (1 <= q <= (2%nat * l)%nat)%nat))) /\
  (forall i : nat, (1%nat <= i <= n)%nat -> (forall q : nat, (1%nat <= q <= l)%nat -> (places i q = 0))) /\
  (stands_ok l M query places n j /\ stands_ok l M query places n p) /\
  (stands l M query places p <= stands l M query places j) /\
  (once_ok x l M query tokens n j /\ once_ok x l M query tokens n p) /\
  (once x l M query tokens p <= once x l M query tokens j) /\
  (stands_ok l M query places n p /\ twice_ok x l M query tokens n p /\ stands_ok l M query places n j /\ twice_ok x l M query tokens n j) /\
  ~ (stands l M query places p + twice x l M query tokens p <= stands l M query places j + twice x l M query tokens j).
End point_thm_11_score_order.

(** thm-11.delta-gamma-other/raw-scores *)
Module point_thm_11_delta_gamma_other_raw_scores.
Definition cold (n : nat) (tau : R) (p : nat) (S0 : nat -> R) (q : nat) (y : R) : R :=
  exp ((if (Nat.eqb q p) then y else S0 q) / tau) / Sum n (fun j => exp ((if (Nat.eqb j p) then y else S0 j) / tau)).
Definition cold_ok (n : nat) (tau : R) (p : nat) (S0 : nat -> R) (q : nat) (y : R) : Prop :=
  (((q = p)%nat -> True) /\ (~ (q = p)%nat -> (1 <= q <= n)%nat) /\ tau <> 0 /\ (forall j : nat, (1%nat <= j <= n)%nat -> (((j = p)%nat -> True) /\ (~ (j = p)%nat -> (1 <= j <= n)%nat) /\ tau <> 0)) /\ Sum n (fun j => exp ((if (Nat.eqb j p) then y else S0 j) / tau)) <> 0).

Definition statement : Prop :=
  exists (n : nat) (tau : R) (p : nat) (r : nat) (S0 : nat -> R) (w : R),
  (1%nat <= p <= n)%nat /\
  (1%nat <= r <= n)%nat /\
  (1%nat <= n)%nat /\
  ((0 < tau) /\ (tau < 1)) /\
  (r <> p)%nat /\
  (1 <= p <= n)%nat /\
  (S0 p <= w) /\
  ((1 <= p <= n)%nat /\ cold_ok n tau p S0 r (S0 p) /\ cold_ok n tau p S0 r w /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (1 <= j <= n)%nat)) /\ Sum n (fun j => (if (negb (Nat.eqb j p)) then exp (S0 j) else 0)) + exp w <> 0) /\
  ~ (Rabs (cold n tau p S0 r (S0 p) - cold n tau p S0 r w) = cold n tau p S0 r (S0 p) * (exp w - exp (S0 p)) / (Sum n (fun j => (if (negb (Nat.eqb j p)) then exp (S0 j) else 0)) + exp w)).
End point_thm_11_delta_gamma_other_raw_scores.

(** thm-11.lipschitz *)
Module point_thm_11_lipschitz.
Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition net (b : R) (alpha : nat -> R) (beta : nat -> nat -> R) (bias : nat -> R) (base : nat -> R) (word : nat -> R) (N0 : nat) (l : nat) (m : nat) (s : R) : R :=
  Sum N0 (fun i => alpha i * sigma b (Sum l (fun q => beta i q * (base q + s / INR m * word q)) + bias i)).
Definition net_ok (b : R) (alpha : nat -> R) (beta : nat -> nat -> R) (bias : nat -> R) (base : nat -> R) (word : nat -> R) (N0 : nat) (l : nat) (m : nat) (s : R) : Prop :=
  (forall i : nat, (1%nat <= i <= N0)%nat -> ((1 <= i <= N0)%nat /\ (forall q : nat, (1%nat <= q <= l)%nat -> ((1 <= i <= N0)%nat /\ (1 <= q <= l)%nat /\ INR m <> 0)) /\ sigma_ok b (Sum l (fun q => beta i q * (base q + s / INR m * word q)) + bias i))).

Definition entries (alpha : nat -> R) (beta : nat -> nat -> R) (N0 : nat) (l : nat) : R :=
  Sum N0 (fun i => Rabs (alpha i)) * Sum N0 (fun i => Sum l (fun q => Rabs (beta i q))).
Definition entries_ok (alpha : nat -> R) (beta : nat -> nat -> R) (N0 : nat) (l : nat) : Prop :=
  ((forall i : nat, (1%nat <= i <= N0)%nat -> (1 <= i <= N0)%nat) /\ (forall i : nat, (1%nat <= i <= N0)%nat -> (forall q : nat, (1%nat <= q <= l)%nat -> ((1 <= i <= N0)%nat /\ (1 <= q <= l)%nat)))).

Definition statement : Prop :=
  exists (N0 : nat) (l : nat) (m : nat) (b : R) (alpha : nat -> R) (bias : nat -> R) (beta : nat -> nat -> R) (base : nat -> R) (word : nat -> R) (s : R),
  (1%nat <= N0)%nat /\
  (1%nat <= l)%nat /\
  (1%nat <= m)%nat /\
  (0 < b) /\
  (s = 0) /\
  (net_ok b alpha beta bias base word N0 l m s /\ ex_derive (fun s => net b alpha beta bias base word N0 l m s) s /\ entries_ok alpha beta N0 l) /\
  ~ (Derive (fun s => net b alpha beta bias base word N0 l m s) s <= entries alpha beta N0 l).
End point_thm_11_lipschitz.

(** thm-11.lipschitz/euclidean *)
Module point_thm_11_lipschitz_euclidean.
Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition net (b : R) (alpha : nat -> R) (beta : nat -> nat -> R) (bias : nat -> R) (base : nat -> R) (word : nat -> R) (N0 : nat) (l : nat) (m : nat) (s : R) : R :=
  Sum N0 (fun i => alpha i * sigma b (Sum l (fun q => beta i q * (base q + s / INR m * word q)) + bias i)).
Definition net_ok (b : R) (alpha : nat -> R) (beta : nat -> nat -> R) (bias : nat -> R) (base : nat -> R) (word : nat -> R) (N0 : nat) (l : nat) (m : nat) (s : R) : Prop :=
  (forall i : nat, (1%nat <= i <= N0)%nat -> ((1 <= i <= N0)%nat /\ (forall q : nat, (1%nat <= q <= l)%nat -> ((1 <= i <= N0)%nat /\ (1 <= q <= l)%nat /\ INR m <> 0)) /\ sigma_ok b (Sum l (fun q => beta i q * (base q + s / INR m * word q)) + bias i))).

Definition statement : Prop :=
  exists (N0 : nat) (l : nat) (m : nat) (b : R) (alpha : nat -> R) (bias : nat -> R) (beta : nat -> nat -> R) (base : nat -> R) (word : nat -> R) (s : R),
  (1%nat <= N0)%nat /\
  (1%nat <= l)%nat /\
  (1%nat <= m)%nat /\
  (0 < b) /\
  (s = 0) /\
  (forall q : nat, (1%nat <= q <= l)%nat -> (1 <= q <= l)%nat) /\
  (forall q : nat, (1%nat <= q <= l)%nat -> ((Rabs (base q) <= 1) /\ (Rabs (word q) <= 1))) /\
  (net_ok b alpha beta bias base word N0 l m s /\ ex_derive (fun s => net b alpha beta bias base word N0 l m s) s /\ (forall i1 : nat, (1 <= i1 <= N0)%nat -> (1 <= i1 <= N0)%nat) /\ (forall i1 i2 : nat, (1 <= i1 <= N0)%nat -> (1 <= i2 <= l)%nat -> ((1 <= i1 <= N0)%nat /\ (1 <= i2 <= l)%nat))) /\
  ~ (Derive (fun s => net b alpha beta bias base word N0 l m s) s <= sqrt (Sum N0 (fun i1 => alpha i1 ^ 2)) * sqrt (Sum N0 (fun i1 => Sum l (fun i2 => beta i1 i2 ^ 2)))).
End point_thm_11_lipschitz_euclidean.

(** thm-11.change-bound *)
Module point_thm_11_change_bound.
Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition read (n : nat) (b : R) (alpha : nat -> R) (beta : nat -> nat -> R) (bias : nat -> R) (emb : nat -> nat -> R) (att1 : nat -> nat -> R) (N0 : nat) (l : nat) (m : nat) : R :=
  Sum N0 (fun i => alpha i * sigma b (Sum l (fun q => beta i q * Sum m (fun j => Sum n (fun p => att1 j p * emb p q)) / INR m) + bias i)).
Definition read_ok (n : nat) (b : R) (alpha : nat -> R) (beta : nat -> nat -> R) (bias : nat -> R) (emb : nat -> nat -> R) (att1 : nat -> nat -> R) (N0 : nat) (l : nat) (m : nat) : Prop :=
  (forall i : nat, (1%nat <= i <= N0)%nat -> ((1 <= i <= N0)%nat /\ (forall q : nat, (1%nat <= q <= l)%nat -> ((1 <= i <= N0)%nat /\ (1 <= q <= l)%nat /\ (forall j : nat, (1%nat <= j <= m)%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= j <= m)%nat /\ (1 <= p <= n)%nat /\ (1 <= q <= l)%nat))) /\ INR m <> 0)) /\ sigma_ok b (Sum l (fun q => beta i q * Sum m (fun j => Sum n (fun p => att1 j p * emb p q)) / INR m) + bias i))).

Definition entries (alpha : nat -> R) (beta : nat -> nat -> R) (N0 : nat) (l : nat) : R :=
  Sum N0 (fun i => Rabs (alpha i)) * Sum N0 (fun i => Sum l (fun q => Rabs (beta i q))).
Definition entries_ok (alpha : nat -> R) (beta : nat -> nat -> R) (N0 : nat) (l : nat) : Prop :=
  ((forall i : nat, (1%nat <= i <= N0)%nat -> (1 <= i <= N0)%nat) /\ (forall i : nat, (1%nat <= i <= N0)%nat -> (forall q : nat, (1%nat <= q <= l)%nat -> ((1 <= i <= N0)%nat /\ (1 <= q <= l)%nat)))).

Definition delta_other (n : nat) (m : nat) : R :=
  5 * INR m / INR n.
Definition delta_other_ok (n : nat) (m : nat) : Prop :=
  INR n <> 0.

Definition delta_p (n : nat) (m : nat) : R :=
  5 * INR m / INR n.
Definition delta_p_ok (n : nat) (m : nat) : Prop :=
  INR n <> 0.

Definition change (n : nat) (m : nat) : R :=
  10 * INR m ^ 2%nat / INR n.
Definition change_ok (n : nat) (m : nat) : Prop :=
  INR n <> 0.

Definition moved (n : nat) (b : R) (m : nat) (N0 : nat) (l : nat) (alpha : nat -> R) (bias : nat -> R) (beta : nat -> nat -> R) (emb : nat -> nat -> R) (att1 : nat -> nat -> R) (att2 : nat -> nat -> R) : R :=
  Rabs (read n b alpha beta bias emb att1 N0 l m - read n b alpha beta bias emb att2 N0 l m).
Definition moved_ok (n : nat) (b : R) (m : nat) (N0 : nat) (l : nat) (alpha : nat -> R) (bias : nat -> R) (beta : nat -> nat -> R) (emb : nat -> nat -> R) (att1 : nat -> nat -> R) (att2 : nat -> nat -> R) : Prop :=
  (read_ok n b alpha beta bias emb att1 N0 l m /\ read_ok n b alpha beta bias emb att2 N0 l m).

Definition total (n : nat) (m : nat) (att1 : nat -> nat -> R) (att2 : nat -> nat -> R) : R :=
  Sum m (fun j => Sum n (fun p => att2 j p - att1 j p)).
Definition total_ok (n : nat) (m : nat) (att1 : nat -> nat -> R) (att2 : nat -> nat -> R) : Prop :=
  (forall j : nat, (1%nat <= j <= m)%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= j <= m)%nat /\ (1 <= p <= n)%nat))).

Definition statement : Prop :=
  exists (n : nat) (m : nat) (N0 : nat) (l : nat) (b : R) (alpha : nat -> R) (bias : nat -> R) (beta : nat -> nat -> R) (emb : nat -> nat -> R) (att1 : nat -> nat -> R) (att2 : nat -> nat -> R) (r : nat),
  (1%nat <= r <= n)%nat /\
  (1%nat <= n)%nat /\
  (1%nat <= m)%nat /\
  (1%nat <= N0)%nat /\
  (1%nat <= l)%nat /\
  (0 < b) /\
  (forall j : nat, (1%nat <= j <= m)%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= j <= m)%nat /\ (1 <= p <= n)%nat))) /\
  (forall j : nat, (1%nat <= j <= m)%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> ((0 <= att1 j p) /\ (0 <= att2 j p)))) /\
  (forall j : nat, (1%nat <= j <= m)%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= j <= m)%nat /\ (1 <= p <= n)%nat))) /\
  (forall j : nat, (1%nat <= j <= m)%nat -> ((Sum n (fun p => att1 j p) = 1) /\ (Sum n (fun p => att2 j p) = 1))) /\
  (forall j : nat, (1%nat <= j <= m)%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= j <= m)%nat /\ (1 <= p <= n)%nat /\ ((p = r)%nat -> delta_p_ok n m) /\ (~ (p = r)%nat -> (delta_other_ok n m /\ (1 <= j <= m)%nat /\ (1 <= p <= n)%nat))))) /\
  (forall j : nat, (1%nat <= j <= m)%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> (Rabs (att2 j p - att1 j p) <= (if (Nat.eqb p r) then delta_p n m else delta_other n m * att1 j p)))) /\
  (moved_ok n b m N0 l alpha bias beta emb att1 att2 /\ entries_ok alpha beta N0 l /\ total_ok n m att1 att2 /\ change_ok n m) /\
  ~ ((moved n b m N0 l alpha bias beta emb att1 att2 <= entries alpha beta N0 l * total n m att1 att2) /\ (moved n b m N0 l alpha bias beta emb att1 att2 <= entries alpha beta N0 l * change n m)).
End point_thm_11_change_bound.

(** thm-11.pair-loss *)
Module point_thm_11_pair_loss.
Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition change (n : nat) (m : nat) : R :=
  10 * INR m ^ 2%nat / INR n.
Definition change_ok (n : nat) (m : nat) : Prop :=
  INR n <> 0.

Definition pair (n : nat) (m : nat) (norm_v : R) : R :=
  2 * (1 - norm_v * 5 * INR m ^ 2%nat / INR n) ^ 2%nat.
Definition pair_ok (n : nat) (m : nat) (norm_v : R) : Prop :=
  INR n <> 0.

Definition statement : Prop :=
  exists (n : nat) (m : nat) (s : R) (y : R) (z : R),
  ((m <= n)%nat /\ (1%nat <= m)%nat) /\
  (0 <= s) /\
  change_ok n m /\
  (Rabs (y - z) <= s * change n m) /\
  (loss_ok 1 y /\ loss_ok (- 1) z /\ pair_ok n m s) /\
  ~ (pair n m s <= loss 1 y + loss (- 1) z).
End point_thm_11_pair_loss.

(** lemma-14.softmax-derivative-13 *)
Module point_lemma_14_softmax_derivative_13.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  (1%nat <= p <= n)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (gamma_ok n tau A k i p /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => gamma n tau (set2 A i (a13) t) i p) (A i (a13)) /\ tau <> 0 /\ u1_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u1_ok n j)))) /\
  ~ (Derive (fun t => gamma n tau (set2 A i (a13) t) i p) (A i (a13)) = 1 / tau * (gamma n tau A i p * (1 - gamma n tau A i p) * u1 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u1 n j else 0)))).
End point_lemma_14_softmax_derivative_13.

(** lemma-14.softmax-derivative-14 *)
Module point_lemma_14_softmax_derivative_14.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  (1%nat <= p <= n)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (gamma_ok n tau A k i p /\ a14_ok /\ (1 <= i <= k)%nat /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => gamma n tau (set2 A i (a14) t) i p) (A i (a14)) /\ tau <> 0 /\ u2_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u2_ok n j)))) /\
  ~ (Derive (fun t => gamma n tau (set2 A i (a14) t) i p) (A i (a14)) = 1 / tau * (gamma n tau A i p * (1 - gamma n tau A i p) * u2 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u2 n j else 0)))).
End point_lemma_14_softmax_derivative_14.

(** lemma-14.chain-13 *)
Module point_lemma_14_chain_13.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition coefficient (q : nat) : Z :=
  ((8%Z * (Z.of_nat q))%Z - 4%Z)%Z.
Definition coefficient_ok (q : nat) : Prop :=
  True.

Definition layer (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : R :=
  attended n k tau x A + 1 / 2 - INR q.
Definition layer_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : Prop :=
  attended_ok n k tau x A.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (yhat_ok n k tau b x A /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => yhat n k tau b x (set2 A i (a13) t)) (A i (a13)) /\ tau <> 0 /\ (forall q : nat, (1%nat <= q <= k)%nat -> (coefficient_ok q /\ layer_ok n k tau x A q /\ 0 <= layer n k tau x A q ^ 2%nat + b /\ 2 * sqrt (layer n k tau x A q ^ 2%nat + b) <> 0)) /\ (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ u1_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u1_ok n j)))))) /\
  ~ (Derive (fun t => yhat n k tau b x (set2 A i (a13) t)) (A i (a13)) = 1 / tau * Sum k (fun q => (- 1) ^ q * IZR (coefficient q) * (1 / 2 + layer n k tau x A q / (2 * sqrt (layer n k tau x A q ^ 2%nat + b)))) * Sum n (fun p => bit (x p) * (gamma n tau A i p * (1 - gamma n tau A i p) * u1 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u1 n j else 0))))).
End point_lemma_14_chain_13.

(** lemma-14.chain-14 *)
Module point_lemma_14_chain_14.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition coefficient (q : nat) : Z :=
  ((8%Z * (Z.of_nat q))%Z - 4%Z)%Z.
Definition coefficient_ok (q : nat) : Prop :=
  True.

Definition layer (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : R :=
  attended n k tau x A + 1 / 2 - INR q.
Definition layer_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : Prop :=
  attended_ok n k tau x A.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (yhat_ok n k tau b x A /\ a14_ok /\ (1 <= i <= k)%nat /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => yhat n k tau b x (set2 A i (a14) t)) (A i (a14)) /\ tau <> 0 /\ (forall q : nat, (1%nat <= q <= k)%nat -> (coefficient_ok q /\ layer_ok n k tau x A q /\ 0 <= layer n k tau x A q ^ 2%nat + b /\ 2 * sqrt (layer n k tau x A q ^ 2%nat + b) <> 0)) /\ (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ u2_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u2_ok n j)))))) /\
  ~ (Derive (fun t => yhat n k tau b x (set2 A i (a14) t)) (A i (a14)) = 1 / tau * Sum k (fun q => (- 1) ^ q * IZR (coefficient q) * (1 / 2 + layer n k tau x A q / (2 * sqrt (layer n k tau x A q ^ 2%nat + b)))) * Sum n (fun p => bit (x p) * (gamma n tau A i p * (1 - gamma n tau A i p) * u2 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u2 n j else 0))))).
End point_lemma_14_chain_14.

(** lemma-14.cross-bound/as-displayed *)
Module point_lemma_14_cross_bound_as_displayed.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition shown1 (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * (gamma n tau A i p * (1 - gamma n tau A i p) * u1 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u1 n j else 0)))).
Definition shown1_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ u1_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u1_ok n j))))).

Definition cross (k : nat) (tau : R) (b : R) : R :=
  32 * INR k ^ 2%nat / (tau ^ 2%nat * sqrt b).
Definition cross_ok (k : nat) (tau : R) (b : R) : Prop :=
  (0 <= b /\ tau ^ 2%nat * sqrt b <> 0).

Definition coefficient (q : nat) : Z :=
  ((8%Z * (Z.of_nat q))%Z - 4%Z)%Z.
Definition coefficient_ok (q : nat) : Prop :=
  True.

Definition layer (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : R :=
  attended n k tau x A + 1 / 2 - INR q.
Definition layer_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : Prop :=
  attended_ok n k tau x A.

Definition bend (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : R :=
  (2 * sqrt (layer n k tau x A q ^ 2%nat + b) - layer n k tau x A q / sqrt (layer n k tau x A q ^ 2%nat + b)) / (4 * (layer n k tau x A q ^ 2%nat + b)).
Definition bend_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : Prop :=
  (layer_ok n k tau x A q /\ 0 <= layer n k tau x A q ^ 2%nat + b /\ sqrt (layer n k tau x A q ^ 2%nat + b) <> 0 /\ 4 * (layer n k tau x A q ^ 2%nat + b) <> 0).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (r : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  (1%nat <= r <= (H k))%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (i <> r)%nat /\
  ((forall q : nat, (1%nat <= q <= k)%nat -> (coefficient_ok q /\ bend_ok n k tau b x A q)) /\ INR k ^ 2%nat * tau ^ 2%nat <> 0 /\ shown1_ok n tau x A k i /\ shown1_ok n tau x A k r /\ cross_ok k tau b) /\
  ~ (Rabs (INR k ^ 2%nat * Sum k (fun q => (- 1) ^ q * IZR (coefficient q) * bend n k tau b x A q) * 1 / (INR k ^ 2%nat * tau ^ 2%nat) * shown1 n tau x A i * shown1 n tau x A r) <= cross k tau b).
End point_lemma_14_cross_bound_as_displayed.

(** lemma-14.mixed-bound/as-displayed *)
Module point_lemma_14_mixed_bound_as_displayed.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition shown1 (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * (gamma n tau A i p * (1 - gamma n tau A i p) * u1 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u1 n j else 0)))).
Definition shown1_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ u1_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u1_ok n j))))).

Definition mixed (k : nat) (tau : R) (b : R) : R :=
  16 * INR k ^ 3%nat / (tau * sqrt b).
Definition mixed_ok (k : nat) (tau : R) (b : R) : Prop :=
  (0 <= b /\ tau * sqrt b <> 0).

Definition coefficient (q : nat) : Z :=
  ((8%Z * (Z.of_nat q))%Z - 4%Z)%Z.
Definition coefficient_ok (q : nat) : Prop :=
  True.

Definition layer (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : R :=
  attended n k tau x A + 1 / 2 - INR q.
Definition layer_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : Prop :=
  attended_ok n k tau x A.

Definition bend (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : R :=
  (2 * sqrt (layer n k tau x A q ^ 2%nat + b) - layer n k tau x A q / sqrt (layer n k tau x A q ^ 2%nat + b)) / (4 * (layer n k tau x A q ^ 2%nat + b)).
Definition bend_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : Prop :=
  (layer_ok n k tau x A q /\ 0 <= layer n k tau x A q ^ 2%nat + b /\ sqrt (layer n k tau x A q ^ 2%nat + b) <> 0 /\ 4 * (layer n k tau x A q ^ 2%nat + b) <> 0).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  ((forall q : nat, (1%nat <= q <= k)%nat -> (coefficient_ok q /\ bend_ok n k tau b x A q)) /\ tau * INR k <> 0 /\ shown1_ok n tau x A k i /\ mixed_ok k tau b) /\
  ~ (Rabs (INR k ^ 2%nat * Sum k (fun q => (- 1) ^ q * IZR (coefficient q) * bend n k tau b x A q) * 1 / (tau * INR k) * shown1 n tau x A i) <= mixed k tau b).
End point_lemma_14_mixed_bound_as_displayed.

(** lemma-14.second-derivative-sum *)
Module point_lemma_14_second_derivative_sum.
Definition second (k : nat) (tau : R) : R :=
  5 / (tau ^ 2%nat * INR k ^ 2%nat).
Definition second_ok (k : nat) (tau : R) : Prop :=
  tau ^ 2%nat * INR k ^ 2%nat <> 0.

Definition printed_sum (n : nat) (k : nat) (tau : R) : R :=
  2 * (INR n - 1) / (INR n * tau ^ 2%nat * INR k ^ 2%nat) + (2 * INR n * (INR n - 1) * (INR n - 2) / (6 * INR n ^ 3%nat) + 2 * (INR n - 1) / INR n) / tau ^ 2%nat.
Definition printed_sum_ok (n : nat) (k : nat) (tau : R) : Prop :=
  (INR n * tau ^ 2%nat * INR k ^ 2%nat <> 0 /\ 6 * INR n ^ 3%nat <> 0 /\ INR n <> 0 /\ tau ^ 2%nat <> 0).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R),
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (printed_sum_ok n k tau /\ second_ok k tau) /\
  ~ (printed_sum n k tau <= second k tau).
End point_lemma_14_second_derivative_sum.

(** lemma-15.derivative *)
Module point_lemma_15_derivative.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition shown1 (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * (gamma n tau A i p * (1 - gamma n tau A i p) * u1 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u1 n j else 0)))).
Definition shown1_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ u1_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u1_ok n j))))).

Definition layer (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : R :=
  attended n k tau x A + 1 / 2 - INR q.
Definition layer_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : Prop :=
  attended_ok n k tau x A.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (yhat_ok n k tau b x A /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => yhat n k tau b x (set2 A i (a13) t)) (A i (a13)) /\ tau <> 0 /\ (forall q : nat, (1%nat <= q <= k)%nat -> (layer_ok n k tau x A q /\ 0 <= layer n k tau x A q ^ 2%nat + b /\ 2 * sqrt (layer n k tau x A q ^ 2%nat + b) <> 0)) /\ shown1_ok n tau x A k i) /\
  ~ (Derive (fun t => yhat n k tau b x (set2 A i (a13) t)) (A i (a13)) = 1 / tau * Sum k (fun q => (- 1) ^ q * (8 * INR q - 4) * (1 / 2 + layer n k tau x A q / (2 * sqrt (layer n k tau x A q ^ 2%nat + b)))) * shown1 n tau x A i).
End point_lemma_15_derivative.

(** lemma-16.output-bound *)
Module point_lemma_16_output_bound.
Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition output (k : nat) : nat :=
  (4%nat * (k ^ 3%nat)%nat)%nat.
Definition output_ok (k : nat) : Prop :=
  True.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R),
  (Within n x) /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (yhat_ok n k tau b x A /\ output_ok k) /\
  ~ (Rabs (yhat n k tau b x A) <= INR (output k)).
End point_lemma_16_output_bound.

(** appendix-a-setup.peak/unit-heads *)
Module point_appendix_a_setup_peak_unit_heads.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition a14 : nat :=
  2%nat.
Definition a14_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition nearest (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (score n A i j <= score n A i p)).
Definition nearest_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (score_ok n A k i j /\ score_ok n A k i p))).

Definition peak_upper (tau : R) (c1 : R) (c2 : R) : R :=
  1 - c1 * tau.
Definition peak_upper_ok (tau : R) (c1 : R) (c2 : R) : Prop :=
  True.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (c2 : R) (c1 : R) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  (1%nat <= p <= n)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < c2) /\ (c2 < c1)) /\
  ((0 < tau) /\ (tau <= 1)) /\
  INR n <> 0 /\
  (tau = c1 / INR n) /\
  (a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ a14_ok /\ (1 <= (a14) <= 2%nat)%nat) /\
  (A i (a13) ^ 2%nat + A i (a14) ^ 2%nat = 1) /\
  nearest_ok n A k i p /\
  (nearest n A i p) /\
  (gamma_ok n tau A k i p /\ peak_upper_ok tau c1 c2) /\
  ~ (gamma n tau A i p <= peak_upper tau c1 c2).
End point_appendix_a_setup_peak_unit_heads.

(** lemma-17.loss-gradient *)
Module point_lemma_17_loss_gradient.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition a13 : nat :=
  1%nat.
Definition a13_ok : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition label (n : nat) (x : nat -> bool) (B : nat -> bool) : R :=
  (- 1) ^ (NSum n (fun p => (if ((B p) && (x p))%bool then 1%nat else 0%nat))).
Definition label_ok (n : nat) (x : nat -> bool) (B : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition cost (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : R :=
  loss (label n x B) (yhat n k tau b x A).
Definition cost_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (B : nat -> bool) : Prop :=
  (label_ok n x B /\ yhat_ok n k tau b x A /\ loss_ok (label n x B) (yhat n k tau b x A)).

Definition layer (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : R :=
  attended n k tau x A + 1 / 2 - INR q.
Definition layer_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (q : nat) : Prop :=
  attended_ok n k tau x A.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (x : nat -> bool) (A : nat -> nat -> R) (i : nat),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (yhat_ok n k tau b x A /\ label_ok n x B) /\
  (yhat n k tau b x A * label n x B < 1) /\
  (cost_ok n k tau b x A B /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) /\ yhat_ok n k tau b x A /\ label_ok n x B /\ tau <> 0 /\ (forall q : nat, (1%nat <= q <= k)%nat -> (layer_ok n k tau x A q /\ 0 <= layer n k tau x A q ^ 2%nat + b /\ 2 * sqrt (layer n k tau x A q ^ 2%nat + b) <> 0)) /\ (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i j /\ u1_ok n j /\ u1_ok n p)))))) /\
  ~ (Derive (fun t => cost n k tau b x (set2 A i (a13) t) B) (A i (a13)) = (2 * yhat n k tau b x A - 2 * label n x B) * (1 / tau) * Sum k (fun q => (- 1) ^ q * (8 * INR q - 4) * (1 / 2 + layer n k tau x A q / (2 * sqrt (layer n k tau x A q ^ 2%nat + b)))) * Sum n (fun p => bit (x p) * gamma n tau A i p * Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i j * (u1 n j + u1 n p) else 0)))).
End point_lemma_17_loss_gradient.

(** lemma-17.output-closed-form *)
Module point_lemma_17_output_closed_form.
Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition vstar (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  attended n k tau x A / INR k.
Definition vstar_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ INR k <> 0).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition top (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Z :=
  (- Int_part (- (INR k * vstar n k tau x A - 1 + 1 / 2))%R)%Z.
Definition top_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  vstar_ok n k tau x A.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R),
  (Within n x) /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  (yhat_ok n k tau b x A /\ top_ok n k tau x A /\ - 1 <> 0 /\ vstar_ok n k tau x A) /\
  ~ (yhat n k tau b x A = powerRZ (- 1) (top n k tau x A) * (4 * IZR (top n k tau x A) * vstar n k tau x A - 4 * IZR (top n k tau x A) ^ 2%nat + 1)).
End point_lemma_17_output_closed_form.

(** lemma-17.sign *)
Module point_lemma_17_sign.
Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition vstar (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  attended n k tau x A / INR k.
Definition vstar_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ INR k <> 0).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition slope (k : nat) (b : R) (s : R) : R :=
  Derive (fun s => f k b s) s.
Definition slope_ok (k : nat) (b : R) (s : R) : Prop :=
  (f_ok k b s /\ ex_derive (fun s => f k b s) s).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition top (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Z :=
  (- Int_part (- (INR k * vstar n k tau x A - 1 + 1 / 2))%R)%Z.
Definition top_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  vstar_ok n k tau x A.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R),
  (Within n x) /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  yhat_ok n k tau b x A /\
  (yhat n k tau b x A < 1) /\
  (yhat_ok n k tau b x A /\ attended_ok n k tau x A /\ slope_ok k b (attended n k tau x A) /\ top_ok n k tau x A /\ vstar_ok n k tau x A /\ - 1 <> 0) /\
  ~ ((0 <= (2 * yhat n k tau b x A - 2) * slope k b (attended n k tau x A)) /\ ((4 * IZR (top n k tau x A) * (1 - powerRZ (- 1) (top n k tau x A)) <= 4 * IZR (top n k tau x A) * (4 * IZR (top n k tau x A) * vstar n k tau x A - 4 * IZR (top n k tau x A) ^ 2%nat + 1 - powerRZ (- 1) (top n k tau x A))) /\ (0 <= 4 * IZR (top n k tau x A) * (1 - powerRZ (- 1) (top n k tau x A))))).
End point_lemma_17_sign.

(** lemma-17.conclusion *)
Module point_lemma_17_conclusion.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition angle_cos (n : nat) (p : nat) (q : nat) : R :=
  cos (2 * PI * (INR p - INR q) / INR n).
Definition angle_cos_ok (n : nat) (p : nat) (q : nat) : Prop :=
  INR n <> 0.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat) (q : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  (1%nat <= p <= n)%nat /\
  (1%nat <= q <= n)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (gamma_ok n tau A k i p /\ gamma_ok n tau A k i q /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (forall r : nat, (1%nat <= r <= n)%nat -> ((r <> q)%nat -> (gamma_ok n tau A k i j /\ gamma_ok n tau A k i r /\ angle_cos_ok n p q /\ angle_cos_ok n p r /\ angle_cos_ok n j q /\ angle_cos_ok n j r)))))) /\
  ~ (0 <= gamma n tau A i p * gamma n tau A i q * Sum n (fun j => (if (negb (Nat.eqb j p)) then Sum n (fun r => (if (negb (Nat.eqb r q)) then gamma n tau A i j * gamma n tau A i r * (angle_cos n p q + angle_cos n p r + angle_cos n j q + angle_cos n j r) else 0)) else 0))).
End point_lemma_17_conclusion.

(** lemma-17.conclusion/appendix-bounds *)
Module point_lemma_17_conclusion_appendix_bounds.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition angle_cos (n : nat) (p : nat) (q : nat) : R :=
  cos (2 * PI * (INR p - INR q) / INR n).
Definition angle_cos_ok (n : nat) (p : nat) (q : nat) : Prop :=
  INR n <> 0.

Definition nearest (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (score n A i j <= score n A i p)).
Definition nearest_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (score_ok n A k i j /\ score_ok n A k i p))).

Definition near (n : nat) (j : nat) (p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR j - INR p)) (INR n - Rabs (INR j - INR p))) <= INR n).
Definition near_ok (n : nat) (j : nat) (p : nat) : Prop :=
  True.

Definition bounds (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (((1 / INR n <= gamma n tau A i p) /\ (gamma n tau A i p <= 1 - c1 * tau)) /\ (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (((near n j p) /\ ((c2 * tau <= gamma n tau A i j) /\ (gamma n tau A i j <= c1 * tau))) \/ ((~ (near n j p)) /\ (gamma n tau A i j <= c2 * tau))))).
Definition bounds_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (INR n <> 0 /\ gamma_ok n tau A k i p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (near_ok n j p /\ gamma_ok n tau A k i j)))).

Definition appendix (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (forall i : nat, (1%nat <= i <= (H k))%nat -> (exists p : nat, (1%nat <= p <= n)%nat /\ ((nearest n A i p) /\ (bounds n tau A i p c1 c2)))).
Definition appendix_ok (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> (nearest_ok n A k i p /\ bounds_ok n tau A k i p c1 c2)))).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat) (q : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  (1%nat <= p <= n)%nat /\
  (1%nat <= q <= n)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  INR n <> 0 /\
  (tau = 1 / INR n) /\
  appendix_ok n k tau A 1 (1 / 2) /\
  (appendix n k tau A 1 (1 / 2)) /\
  (gamma_ok n tau A k i p /\ gamma_ok n tau A k i q /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (forall r : nat, (1%nat <= r <= n)%nat -> ((r <> q)%nat -> (gamma_ok n tau A k i j /\ gamma_ok n tau A k i r /\ angle_cos_ok n p q /\ angle_cos_ok n p r /\ angle_cos_ok n j q /\ angle_cos_ok n j r)))))) /\
  ~ (0 <= gamma n tau A i p * gamma n tau A i q * Sum n (fun j => (if (negb (Nat.eqb j p)) then Sum n (fun r => (if (negb (Nat.eqb r q)) then gamma n tau A i j * gamma n tau A i r * (angle_cos n p q + angle_cos n p r + angle_cos n j q + angle_cos n j r) else 0)) else 0))).
End point_lemma_17_conclusion_appendix_bounds.

(** lemma-18.expansion *)
Module point_lemma_18_expansion.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition shown1 (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * (gamma n tau A i p * (1 - gamma n tau A i p) * u1 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u1 n j else 0)))).
Definition shown1_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ u1_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u1_ok n j))))).

Definition shown2 (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * (gamma n tau A i p * (1 - gamma n tau A i p) * u2 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u2 n j else 0)))).
Definition shown2_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p /\ u2_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u2_ok n j))))).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  (1%nat <= p <= n)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (1 <= p <= n)%nat /\
  ((x p) = true) /\
  gamma_ok n tau A k i p /\
  (0 < gamma n tau A i p) /\
  (H_ok k /\ (forall r : nat, (1%nat <= r <= (H k))%nat -> (shown1_ok n tau x A k r /\ shown2_ok n tau x A k r)) /\ gamma_ok n tau A k i p /\ u1_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u1_ok n j))) /\ u2_ok n p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i p /\ gamma_ok n tau A k i j /\ u2_ok n j)))) /\
  ~ ((gamma n tau A i p * (1 - gamma n tau A i p) * u1 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u1 n j else 0))) ^ 2%nat + (gamma n tau A i p * (1 - gamma n tau A i p) * u2 n p + Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i p * gamma n tau A i j * u2 n j else 0))) ^ 2%nat <= Sum (H k) (fun r => shown1 n tau x A r ^ 2%nat + shown2 n tau x A r ^ 2%nat)).
End point_lemma_18_expansion.

(** lemma-18.reuse-of-17 *)
Module point_lemma_18_reuse_of_17.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  (1%nat <= p <= n)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  ((forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (forall r : nat, (1%nat <= r <= n)%nat -> (((r <> p)%nat /\ (j <> r)%nat) -> (gamma_ok n tau A k i j /\ gamma_ok n tau A k i r /\ u1_ok n p /\ u1_ok n j /\ u1_ok n r))))) /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (forall r : nat, (1%nat <= r <= n)%nat -> (((r <> p)%nat /\ (j <> r)%nat) -> (gamma_ok n tau A k i j /\ gamma_ok n tau A k i r /\ u2_ok n p /\ u2_ok n j /\ u2_ok n r)))))) /\
  ~ (0 <= Sum n (fun j => (if (negb (Nat.eqb j p)) then Sum n (fun r => (if ((negb (Nat.eqb r p)) && (negb (Nat.eqb j r)))%bool then gamma n tau A i j * gamma n tau A i r * (u1 n p + u1 n j) * (u1 n p + u1 n r) else 0)) else 0)) + Sum n (fun j => (if (negb (Nat.eqb j p)) then Sum n (fun r => (if ((negb (Nat.eqb r p)) && (negb (Nat.eqb j r)))%bool then gamma n tau A i j * gamma n tau A i r * (u2 n p + u2 n j) * (u2 n p + u2 n r) else 0)) else 0))).
End point_lemma_18_reuse_of_17.

(** lemma-18.reuse-of-17/appendix-bounds *)
Module point_lemma_18_reuse_of_17_appendix_bounds.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition nearest (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (score n A i j <= score n A i p)).
Definition nearest_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (score_ok n A k i j /\ score_ok n A k i p))).

Definition near (n : nat) (j : nat) (p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR j - INR p)) (INR n - Rabs (INR j - INR p))) <= INR n).
Definition near_ok (n : nat) (j : nat) (p : nat) : Prop :=
  True.

Definition bounds (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (((1 / INR n <= gamma n tau A i p) /\ (gamma n tau A i p <= 1 - c1 * tau)) /\ (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (((near n j p) /\ ((c2 * tau <= gamma n tau A i j) /\ (gamma n tau A i j <= c1 * tau))) \/ ((~ (near n j p)) /\ (gamma n tau A i j <= c2 * tau))))).
Definition bounds_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (INR n <> 0 /\ gamma_ok n tau A k i p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (near_ok n j p /\ gamma_ok n tau A k i j)))).

Definition appendix (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (forall i : nat, (1%nat <= i <= (H k))%nat -> (exists p : nat, (1%nat <= p <= n)%nat /\ ((nearest n A i p) /\ (bounds n tau A i p c1 c2)))).
Definition appendix_ok (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> (nearest_ok n A k i p /\ bounds_ok n tau A k i p c1 c2)))).

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  (1%nat <= p <= n)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  INR n <> 0 /\
  (tau = 1 / INR n) /\
  appendix_ok n k tau A 1 (1 / 2) /\
  (appendix n k tau A 1 (1 / 2)) /\
  ((forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (forall r : nat, (1%nat <= r <= n)%nat -> (((r <> p)%nat /\ (j <> r)%nat) -> (gamma_ok n tau A k i j /\ gamma_ok n tau A k i r /\ u1_ok n p /\ u1_ok n j /\ u1_ok n r))))) /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (forall r : nat, (1%nat <= r <= n)%nat -> (((r <> p)%nat /\ (j <> r)%nat) -> (gamma_ok n tau A k i j /\ gamma_ok n tau A k i r /\ u2_ok n p /\ u2_ok n j /\ u2_ok n r)))))) /\
  ~ (0 <= Sum n (fun j => (if (negb (Nat.eqb j p)) then Sum n (fun r => (if ((negb (Nat.eqb r p)) && (negb (Nat.eqb j r)))%bool then gamma n tau A i j * gamma n tau A i r * (u1 n p + u1 n j) * (u1 n p + u1 n r) else 0)) else 0)) + Sum n (fun j => (if (negb (Nat.eqb j p)) then Sum n (fun r => (if ((negb (Nat.eqb r p)) && (negb (Nat.eqb j r)))%bool then gamma n tau A i j * gamma n tau A i r * (u2 n p + u2 n j) * (u2 n p + u2 n r) else 0)) else 0))).
End point_lemma_18_reuse_of_17_appendix_bounds.

(** lemma-18.final *)
Module point_lemma_18_final.
Definition H (k : nat) : nat :=
  k.
Definition H_ok (k : nat) : Prop :=
  True.

Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition angle_cos (n : nat) (p : nat) (q : nat) : R :=
  cos (2 * PI * (INR p - INR q) / INR n).
Definition angle_cos_ok (n : nat) (p : nat) (q : nat) : Prop :=
  INR n <> 0.

Definition nearest (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (score n A i j <= score n A i p)).
Definition nearest_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (score_ok n A k i j /\ score_ok n A k i p))).

Definition near (n : nat) (j : nat) (p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR j - INR p)) (INR n - Rabs (INR j - INR p))) <= INR n).
Definition near_ok (n : nat) (j : nat) (p : nat) : Prop :=
  True.

Definition bounds (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (((1 / INR n <= gamma n tau A i p) /\ (gamma n tau A i p <= 1 - c1 * tau)) /\ (forall j : nat, (1%nat <= j <= n)%nat -> (j <> p)%nat -> (((near n j p) /\ ((c2 * tau <= gamma n tau A i j) /\ (gamma n tau A i j <= c1 * tau))) \/ ((~ (near n j p)) /\ (gamma n tau A i j <= c2 * tau))))).
Definition bounds_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) (c1 : R) (c2 : R) : Prop :=
  (INR n <> 0 /\ gamma_ok n tau A k i p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (near_ok n j p /\ gamma_ok n tau A k i j)))).

Definition appendix (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (forall i : nat, (1%nat <= i <= (H k))%nat -> (exists p : nat, (1%nat <= p <= n)%nat /\ ((nearest n A i p) /\ (bounds n tau A i p c1 c2)))).
Definition appendix_ok (n : nat) (k : nat) (tau : R) (A : nat -> nat -> R) (c1 : R) (c2 : R) : Prop :=
  (H_ok k /\ (forall i : nat, (1%nat <= i <= (H k))%nat -> (forall p : nat, (1%nat <= p <= n)%nat -> (nearest_ok n A k i p /\ bounds_ok n tau A k i p c1 c2)))).

Definition bound (n : nat) (tau : R) (c1 : R) (c2 : R) : R :=
  2 * c2 ^ 2%nat * tau ^ 2%nat / INR n ^ 2%nat.
Definition bound_ok (n : nat) (tau : R) (c1 : R) (c2 : R) : Prop :=
  INR n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat),
  (Within n x) /\
  (1%nat <= i <= (H k))%nat /\
  (1%nat <= p <= n)%nat /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (1 <= p <= n)%nat /\
  ((x p) = true) /\
  INR n <> 0 /\
  (tau = 1 / INR n) /\
  appendix_ok n k tau A 1 (1 / 2) /\
  (appendix n k tau A 1 (1 / 2)) /\
  (gamma_ok n tau A k i p /\ (forall j : nat, (1%nat <= j <= n)%nat -> ((j <> p)%nat -> (gamma_ok n tau A k i j /\ angle_cos_ok n p j))) /\ bound_ok n tau 1 (1 / 2)) /\
  ~ (bound n tau 1 (1 / 2) <= gamma n tau A i p ^ 2%nat * Sum n (fun j => (if (negb (Nat.eqb j p)) then gamma n tau A i j ^ 2%nat * (2 + 2 * angle_cos n p j) else 0))).
End point_lemma_18_final.

(** lemma-19.complement-value *)
Module point_lemma_19_complement_value.
Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition vstar (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  attended n k tau x A / INR k.
Definition vstar_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ INR k <> 0).

Definition opposite (n : nat) (x : nat -> bool) (x' : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (bit (x' p) = 1 - bit (x p))).
Definition opposite_ok (n : nat) (x : nat -> bool) (x' : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition complement (k : nat) : nat :=
  k.
Definition complement_ok (k : nat) : Prop :=
  True.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (x : nat -> bool) (x' : nat -> bool) (A : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  (Within n x) /\
  (Within n x') /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  vstar_ok n k tau x A /\
  (vstar n k tau x A = 0) /\
  opposite_ok n x x' /\
  (opposite n x x') /\
  (vstar_ok n k tau x' A /\ complement_ok k) /\
  ~ (vstar n k tau x' A = INR (complement k)).
End point_lemma_19_complement_value.

(** lemma-19.outputs *)
Module point_lemma_19_outputs.
Definition u1 (n : nat) (p : nat) : R :=
  sin (2 * PI * INR p / INR n).
Definition u1_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition u2 (n : nat) (p : nat) : R :=
  cos (2 * PI * INR p / INR n).
Definition u2_ok (n : nat) (p : nat) : Prop :=
  INR n <> 0.

Definition score (n : nat) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  A i 1%nat * u1 n p + A i 2%nat * u2 n p.
Definition score_ok (n : nat) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  ((1 <= i <= k)%nat /\ u1_ok n p /\ u2_ok n p).

Definition mass (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  exp (score n A i p / tau).
Definition mass_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (score_ok n A k i p /\ tau <> 0).

Definition Z0 (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun j => mass n tau A i j).
Definition Z0_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall j : nat, (1%nat <= j <= n)%nat -> mass_ok n tau A k i j).

Definition gamma (n : nat) (tau : R) (A : nat -> nat -> R) (i : nat) (p : nat) : R :=
  mass n tau A i p / Z0 n tau A i.
Definition gamma_ok (n : nat) (tau : R) (A : nat -> nat -> R) (k : nat) (i : nat) (p : nat) : Prop :=
  (mass_ok n tau A k i p /\ Z0_ok n tau A k i /\ Z0 n tau A i <> 0).

Definition share (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) : R :=
  Sum n (fun p => bit (x p) * gamma n tau A i p).
Definition share_ok (n : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (k : nat) (i : nat) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> ((1 <= p <= n)%nat /\ gamma_ok n tau A k i p)).

Definition attended (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  Sum k (fun i => share n tau x A i).
Definition attended_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (forall i : nat, (1%nat <= i <= k)%nat -> share_ok n tau x A k i).

Definition vstar (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  attended n k tau x A / INR k.
Definition vstar_ok (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ INR k <> 0).

Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition outer (q : nat) : R :=
  (- 1) ^ q * (8 * INR q - 4).
Definition outer_ok (q : nat) : Prop :=
  True.

Definition level (s : R) (q : nat) : R :=
  s + 1 / 2 - INR q.
Definition level_ok (s : R) (q : nat) : Prop :=
  True.

Definition f (k : nat) (b : R) (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma b (level s q)).
Definition f_ok (k : nat) (b : R) (s : R) : Prop :=
  (forall q : nat, (1%nat <= q <= k)%nat -> (outer_ok q /\ level_ok s q /\ sigma_ok b (level s q))).

Definition yhat (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : R :=
  f k b (attended n k tau x A).
Definition yhat_ok (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) : Prop :=
  (attended_ok n k tau x A /\ f_ok k b (attended n k tau x A)).

Definition opposite (n : nat) (x : nat -> bool) (x' : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (bit (x' p) = 1 - bit (x p))).
Definition opposite_ok (n : nat) (x : nat -> bool) (x' : nat -> bool) : Prop :=
  (forall p : nat, (1%nat <= p <= n)%nat -> (1 <= p <= n)%nat).

Definition even (k : nat) : Prop :=
  (2 * IZR (Int_part (INR k / 2)) = INR k).
Definition even_ok (k : nat) : Prop :=
  True.

Definition statement : Prop :=
  exists (n : nat) (k : nat) (tau : R) (b : R) (B : nat -> bool) (x : nat -> bool) (x' : nat -> bool) (A : nat -> nat -> R),
  (Within n B) /\
  (NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat /\
  (Within n x) /\
  (Within n x') /\
  ((k <= n)%nat /\ (1%nat <= k)%nat) /\
  ((0 < tau) /\ (tau <= 1)) /\
  (0 < b) /\
  vstar_ok n k tau x A /\
  (vstar n k tau x A = 0) /\
  opposite_ok n x x' /\
  (opposite n x x') /\
  (yhat_ok n k tau b x A /\ even_ok k /\ yhat_ok n k tau b x' A) /\
  ~ ((yhat n k tau b x A = 0) /\ ((~ (even k)) \/ (yhat n k tau b x' A = 0)) /\ ((even k) \/ (yhat n k tau b x' A = 1))).
End point_lemma_19_outputs.

(** lemma-19.case-2 *)
Module point_lemma_19_case_2.
Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition wrong : nat :=
  2%nat.
Definition wrong_ok : Prop :=
  True.

Definition statement : Prop :=
  exists (y : R) (z : R) (s : R) (w : R),
  (y * z = - 1) /\
  (s * w = - 1) /\
  (loss_ok y z /\ loss_ok s w /\ wrong_ok) /\
  ~ (loss y z + loss s w = INR (wrong)).
End point_lemma_19_case_2.
