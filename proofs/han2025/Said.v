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

(** lemma-15 *)
Module said_lemma_15.
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

Definition constant (k : nat) (tau : R) : R :=
  8 * INR k ^ 2%nat * sqrt (2 * INR k) / tau.
Definition constant_ok (k : nat) (tau : R) : Prop :=
  (0 <= 2 * INR k /\ tau <> 0).

Definition statement : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> ((k <= n)%nat /\ (1%nat <= k)%nat) -> ((0 < tau) /\ (tau <= 1)) -> (0 < b) -> 
  ((Rabs (yhat n k tau b x A - yhat n k tau b x A') <= constant k tau * sqrt (Sum k (fun i1 => (A i1 1%nat - A' i1 1%nat) ^ 2 + (A i1 2%nat - A' i1 2%nat) ^ 2))) /\ (sqrt (Sum k (fun i1 => Derive (fun t => yhat n k tau b x (set2 A i1 1%nat t)) (A i1 1%nat) ^ 2 + Derive (fun t => yhat n k tau b x (set2 A i1 2%nat t)) (A i1 2%nat) ^ 2)) <= constant k tau)).

Definition statement_means : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> 
  ((k <= n)%nat /\ (1%nat <= k)%nat) -> 
  ((0 < tau) /\ (tau <= 1)) -> 
  (0 < b) -> 
  (yhat_ok n k tau b x A /\ yhat_ok n k tau b x A' /\ constant_ok k tau /\ (forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat)) /\ (forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (yhat_ok n k tau b x A /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => yhat n k tau b x (set2 A i1 i2 t)) (A i1 i2)))).
End said_lemma_15.

(** lemma-15!repair *)
Module said_lemma_15_repair.
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

Definition repair_constant (k : nat) (tau : R) : R :=
  2 * INR k * sqrt (INR k) / tau.
Definition repair_constant_ok (k : nat) (tau : R) : Prop :=
  (0 <= INR k /\ tau <> 0).

Definition statement : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> ((k <= n)%nat /\ (1%nat <= k)%nat) -> (0 < tau) -> (0 <= b) -> 
  (Rabs (yhat n k tau b x A - yhat n k tau b x A') <= repair_constant k tau * sqrt (Sum k (fun i1 => (A i1 1%nat - A' i1 1%nat) ^ 2 + (A i1 2%nat - A' i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> 
  ((k <= n)%nat /\ (1%nat <= k)%nat) -> 
  (0 < tau) -> 
  (0 <= b) -> 
  (yhat_ok n k tau b x A /\ yhat_ok n k tau b x A' /\ repair_constant_ok k tau /\ (forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat))).
End said_lemma_15_repair.

(** lemma-14 *)
Module said_lemma_14.
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
  2 * INR k * (20 / tau ^ 2%nat + 32 * INR k ^ 2%nat / (tau ^ 2%nat * sqrt b)).
Definition constant_ok (k : nat) (tau : R) (b : R) : Prop :=
  (tau ^ 2%nat <> 0 /\ 0 <= b /\ tau ^ 2%nat * sqrt b <> 0).

Definition statement : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> ((k <= n)%nat /\ (1%nat <= k)%nat) -> ((0 < tau) /\ (tau <= 1)) -> (0 < b) -> 
  (sqrt (Sum k (fun i1 => (Derive (fun t => yhat n k tau b x (set2 A i1 1%nat t)) (A i1 1%nat) - Derive (fun t => let A' := (set2 A' i1 1%nat t) in yhat n k tau b x A') (A' i1 1%nat)) ^ 2 + (Derive (fun t => yhat n k tau b x (set2 A i1 2%nat t)) (A i1 2%nat) - Derive (fun t => let A' := (set2 A' i1 2%nat t) in yhat n k tau b x A') (A' i1 2%nat)) ^ 2)) <= constant k tau b * sqrt (Sum k (fun i1 => (A i1 1%nat - A' i1 1%nat) ^ 2 + (A i1 2%nat - A' i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> 
  ((k <= n)%nat /\ (1%nat <= k)%nat) -> 
  ((0 < tau) /\ (tau <= 1)) -> 
  (0 < b) -> 
  ((forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (yhat_ok n k tau b x A /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => yhat n k tau b x (set2 A i1 i2 t)) (A i1 i2) /\ yhat_ok n k tau b x A' /\ ex_derive (fun t => let A' := (set2 A' i1 i2 t) in yhat n k tau b x A') (A' i1 i2))) /\ constant_ok k tau b /\ (forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat))).
End said_lemma_14.

(** lemma-6 *)
Module said_lemma_6.
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

Definition statement : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R), ((k <= n)%nat /\ (1%nat <= k)%nat) -> ((0 < tau) /\ (tau <= 1)) -> (0 < b) -> 
  exists (w : R), (0 < w) /\ (
  forall (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> 
  (sqrt (Sum k (fun i1 => (Derive (fun t => yhat n k tau b x (set2 A i1 1%nat t)) (A i1 1%nat) - Derive (fun t => let A' := (set2 A' i1 1%nat t) in yhat n k tau b x A') (A' i1 1%nat)) ^ 2 + (Derive (fun t => yhat n k tau b x (set2 A i1 2%nat t)) (A i1 2%nat) - Derive (fun t => let A' := (set2 A' i1 2%nat t) in yhat n k tau b x A') (A' i1 2%nat)) ^ 2)) <= w * sqrt (Sum k (fun i1 => (A i1 1%nat - A' i1 1%nat) ^ 2 + (A i1 2%nat - A' i1 2%nat) ^ 2)))).

Definition statement_means : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R), 
  ((k <= n)%nat /\ (1%nat <= k)%nat) -> 
  ((0 < tau) /\ (tau <= 1)) -> 
  (0 < b) -> 
  forall (w : R), 
  (0 < w) -> 
  forall (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> 
  ((forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (yhat_ok n k tau b x A /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => yhat n k tau b x (set2 A i1 i2 t)) (A i1 i2) /\ yhat_ok n k tau b x A' /\ ex_derive (fun t => let A' := (set2 A' i1 i2 t) in yhat n k tau b x A') (A' i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat))).
End said_lemma_6.

(** lemma-6/lemma-14 *)
Module said_lemma_6_lemma_14.
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
  2 * INR k * (20 / tau ^ 2%nat + 32 * INR k ^ 2%nat / (tau ^ 2%nat * sqrt b)).
Definition constant_ok (k : nat) (tau : R) (b : R) : Prop :=
  (tau ^ 2%nat <> 0 /\ 0 <= b /\ tau ^ 2%nat * sqrt b <> 0).

Definition statement : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> ((k <= n)%nat /\ (1%nat <= k)%nat) -> ((0 < tau) /\ (tau <= 1)) -> (0 < b) -> 
  (sqrt (Sum k (fun i1 => (Derive (fun t => yhat n k tau b x (set2 A i1 1%nat t)) (A i1 1%nat) - Derive (fun t => let A' := (set2 A' i1 1%nat t) in yhat n k tau b x A') (A' i1 1%nat)) ^ 2 + (Derive (fun t => yhat n k tau b x (set2 A i1 2%nat t)) (A i1 2%nat) - Derive (fun t => let A' := (set2 A' i1 2%nat t) in yhat n k tau b x A') (A' i1 2%nat)) ^ 2)) <= constant k tau b * sqrt (Sum k (fun i1 => (A i1 1%nat - A' i1 1%nat) ^ 2 + (A i1 2%nat - A' i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> 
  ((k <= n)%nat /\ (1%nat <= k)%nat) -> 
  ((0 < tau) /\ (tau <= 1)) -> 
  (0 < b) -> 
  ((forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (yhat_ok n k tau b x A /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => yhat n k tau b x (set2 A i1 i2 t)) (A i1 i2) /\ yhat_ok n k tau b x A' /\ ex_derive (fun t => let A' := (set2 A' i1 i2 t) in yhat n k tau b x A') (A' i1 i2))) /\ constant_ok k tau b /\ (forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat))).
End said_lemma_6_lemma_14.

(** lemma-16!repair *)
Module said_lemma_16_repair.
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

Definition repair_constant (k : nat) (tau : R) (b : R) : R :=
  ((2 * INR k - 1 + 4 * INR k * sqrt b) * (8 * INR k / (3 * sqrt 3) + INR k ^ 2%nat / sqrt b) + 4 * INR k ^ 3%nat) / tau ^ 2%nat.
Definition repair_constant_ok (k : nat) (tau : R) (b : R) : Prop :=
  (0 <= b /\ 0 <= 3 /\ 3 * sqrt 3 <> 0 /\ sqrt b <> 0 /\ tau ^ 2%nat <> 0).

Definition statement : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> ((k <= n)%nat /\ (1%nat <= k)%nat) -> (0 < tau) -> (0 < b) -> 
  (sqrt (Sum k (fun i1 => (yhat n k tau b x A * Derive (fun t => yhat n k tau b x (set2 A i1 1%nat t)) (A i1 1%nat) - yhat n k tau b x A' * Derive (fun t => let A' := (set2 A' i1 1%nat t) in yhat n k tau b x A') (A' i1 1%nat)) ^ 2 + (yhat n k tau b x A * Derive (fun t => yhat n k tau b x (set2 A i1 2%nat t)) (A i1 2%nat) - yhat n k tau b x A' * Derive (fun t => let A' := (set2 A' i1 2%nat t) in yhat n k tau b x A') (A' i1 2%nat)) ^ 2)) <= repair_constant k tau b * sqrt (Sum k (fun i1 => (A i1 1%nat - A' i1 1%nat) ^ 2 + (A i1 2%nat - A' i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (A' : nat -> nat -> R), (Within n x) -> 
  ((k <= n)%nat /\ (1%nat <= k)%nat) -> 
  (0 < tau) -> 
  (0 < b) -> 
  ((forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> (yhat_ok n k tau b x A /\ (1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => yhat n k tau b x (set2 A i1 i2 t)) (A i1 i2) /\ yhat_ok n k tau b x A' /\ ex_derive (fun t => let A' := (set2 A' i1 i2 t) in yhat n k tau b x A') (A' i1 i2))) /\ repair_constant_ok k tau b /\ (forall i1 i2 : nat, (1 <= i1 <= k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= k)%nat /\ (1 <= i2 <= 2%nat)%nat))).
End said_lemma_16_repair.

(** lemma-15.entry-bound *)
Module said_lemma_15_entry_bound.
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

Definition entry (k : nat) (tau : R) : R :=
  8 * INR k ^ 2%nat / tau.
Definition entry_ok (k : nat) (tau : R) : Prop :=
  tau <> 0.

Definition statement : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat), (Within n x) -> (1%nat <= i <= (H k))%nat -> ((k <= n)%nat /\ (1%nat <= k)%nat) -> ((0 < tau) /\ (tau <= 1)) -> (0 < b) -> 
  ((Derive (fun t => yhat n k tau b x (set2 A i (a13) t)) (A i (a13)) <= entry k tau) /\ (Derive (fun t => yhat n k tau b x (set2 A i (a14) t)) (A i (a14)) <= entry k tau)).

Definition statement_means : Prop :=
  forall (n : nat) (k : nat) (tau : R) (b : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat), (Within n x) -> (1%nat <= i <= (H k))%nat -> 
  ((k <= n)%nat /\ (1%nat <= k)%nat) -> 
  ((0 < tau) /\ (tau <= 1)) -> 
  (0 < b) -> 
  (yhat_ok n k tau b x A /\ a13_ok /\ (1 <= i <= k)%nat /\ (1 <= (a13) <= 2%nat)%nat /\ ex_derive (fun t => yhat n k tau b x (set2 A i (a13) t)) (A i (a13)) /\ entry_ok k tau /\ a14_ok /\ (1 <= (a14) <= 2%nat)%nat /\ ex_derive (fun t => yhat n k tau b x (set2 A i (a14) t)) (A i (a14))).
End said_lemma_15_entry_bound.

(** prop-3.ffnn-formula *)
Module said_prop_3_ffnn_formula.
Definition coefficient (j : nat) : Z :=
  ((8%Z * (Z.of_nat j))%Z - 4%Z)%Z.
Definition coefficient_ok (j : nat) : Prop :=
  True.

Definition offset (j : nat) : R :=
  1 / 2 - INR j.
Definition offset_ok (j : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (k : nat) (N0 : nat), (0%nat <= N0 <= k)%nat -> (1%nat <= k)%nat -> 
  (1 + Sum k (fun j => (- 1) ^ j * IZR (coefficient j) * (Rmax 0 (INR N0 + offset j))) = (- 1) ^ N0).

Definition statement_means : Prop :=
  forall (k : nat) (N0 : nat), (0%nat <= N0 <= k)%nat -> 
  (1%nat <= k)%nat -> 
  (forall j : nat, (1%nat <= j <= k)%nat -> (coefficient_ok j /\ offset_ok j)).
End said_prop_3_ffnn_formula.

(** lemma-8.part-ii-loss *)
Module said_lemma_8_part_ii_loss.
Definition loss (y : R) (z : R) : R :=
  (Rmax 0 (1 - y * z)) ^ 2%nat.
Definition loss_ok (y : R) (z : R) : Prop :=
  True.

Definition loss_factor : nat :=
  4%nat.
Definition loss_factor_ok : Prop :=
  True.

Definition statement : Prop :=
  forall (y : R) (guess : R), 
  ((y = 1) \/ (y = - 1)) -> (y * guess <= 1) -> 
  (INR (loss_factor) * loss y guess <= Derive (fun guess => loss y guess) guess ^ 2%nat).

Definition statement_means : Prop :=
  forall (y : R) (guess : R), 
  
  ((y = 1) \/ (y = - 1)) -> 
  (y * guess <= 1) -> 
  (loss_ok y guess /\ ex_derive (fun guess => loss y guess) guess /\ loss_factor_ok).
End said_lemma_8_part_ii_loss.

(** thm-5.iteration-count *)
Module said_thm_5_iteration_count.
Definition iterations (eps : R) (c : R) : R :=
  (- ln eps) / (- ln c).
Definition iterations_ok (eps : R) (c : R) : Prop :=
  (0 < eps /\ 0 < c /\ - ln c <> 0).

Definition statement : Prop :=
  forall (c : R) (eps : R) (s : R) (w : R) (N0 : nat), ((0 < c) /\ (c < 1)) -> ((0 < eps) /\ (eps < 1)) -> ((0 <= s) /\ (s <= 1)) -> (0%nat <= N0)%nat -> 
  (w <= c ^ N0 * s) -> (iterations eps c < INR N0) -> 
  (w < eps).

Definition statement_means : Prop :=
  forall (c : R) (eps : R) (s : R) (w : R) (N0 : nat), 
  ((0 < c) /\ (c < 1)) -> 
  ((0 < eps) /\ (eps < 1)) -> 
  ((0 <= s) /\ (s <= 1)) -> 
  (0%nat <= N0)%nat -> 
  
  (w <= c ^ N0 * s) -> 
  iterations_ok eps c /\ (
  (iterations eps c < INR N0) -> 
  True).
End said_thm_5_iteration_count.

(** lemma-14.activation-second-derivative *)
Module said_lemma_14_activation_second_derivative.
Definition sigma (b : R) (z : R) : R :=
  (z + sqrt (z ^ 2%nat + b)) / 2.
Definition sigma_ok (b : R) (z : R) : Prop :=
  0 <= z ^ 2%nat + b.

Definition statement : Prop :=
  forall (b : R) (z : R), (0 < b) -> 
  (Derive (fun z => Derive (fun z => sigma b z) z) z = (2 * sqrt (z ^ 2%nat + b) - z / sqrt (z ^ 2%nat + b)) / (4 * (z ^ 2%nat + b))).

Definition statement_means : Prop :=
  forall (b : R) (z : R), 
  (0 < b) -> 
  (sigma_ok b z /\ ex_derive (fun z => sigma b z) z /\ ex_derive (fun z => Derive (fun z => sigma b z) z) z /\ 0 <= z ^ 2%nat + b /\ sqrt (z ^ 2%nat + b) <> 0 /\ 4 * (z ^ 2%nat + b) <> 0).
End said_lemma_14_activation_second_derivative.

(** appendix-a-setup.peak *)
Module said_appendix_a_setup_peak.
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

Definition peak_lower (n : nat) (c1 : R) (c2 : R) : R :=
  1 / INR n.
Definition peak_lower_ok (n : nat) (c1 : R) (c2 : R) : Prop :=
  INR n <> 0.

Definition peak_upper (tau : R) (c1 : R) (c2 : R) : R :=
  1 - c1 * tau.
Definition peak_upper_ok (tau : R) (c1 : R) (c2 : R) : Prop :=
  True.

Definition statement : Prop :=
  exists (c2 : R) (c1 : R), ((0 < c2) /\ (c2 < c1)) /\ (
  forall (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat), (Within n x) -> (1%nat <= i <= (H k))%nat -> (1%nat <= p <= n)%nat -> ((k <= n)%nat /\ (1%nat <= k)%nat) -> ((0 < tau) /\ (tau <= 1)) -> 
  (tau = c1 / INR n) -> (nearest n A i p) -> 
  ((peak_lower n c1 c2 <= gamma n tau A i p) /\ (gamma n tau A i p <= peak_upper tau c1 c2))).

Definition statement_means : Prop :=
  forall (c2 : R) (c1 : R), 
  ((0 < c2) /\ (c2 < c1)) -> 
  forall (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat), (Within n x) -> (1%nat <= i <= (H k))%nat -> (1%nat <= p <= n)%nat -> 
  ((k <= n)%nat /\ (1%nat <= k)%nat) -> 
  ((0 < tau) /\ (tau <= 1)) -> 
  
  INR n <> 0 /\ (
  (tau = c1 / INR n) -> 
  nearest_ok n A k i p /\ (
  (nearest n A i p) -> 
  (peak_lower_ok n c1 c2 /\ gamma_ok n tau A k i p /\ peak_upper_ok tau c1 c2))).
End said_appendix_a_setup_peak.

(** appendix-a-setup.near *)
Module said_appendix_a_setup_near.
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

Definition near_lower (tau : R) (c1 : R) (c2 : R) : R :=
  c2 * tau.
Definition near_lower_ok (tau : R) (c1 : R) (c2 : R) : Prop :=
  True.

Definition near_upper (tau : R) (c1 : R) (c2 : R) : R :=
  c1 * tau.
Definition near_upper_ok (tau : R) (c1 : R) (c2 : R) : Prop :=
  True.

Definition statement : Prop :=
  exists (c2 : R) (c1 : R), ((0 < c2) /\ (c2 < c1)) /\ (
  forall (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat), (Within n x) -> (1%nat <= i <= (H k))%nat -> (1%nat <= p <= n)%nat -> ((k <= n)%nat /\ (1%nat <= k)%nat) -> ((0 < tau) /\ (tau <= 1)) -> 
  (tau = c1 / INR n) -> (nearest n A i p) -> 
  (forall q : nat, (1%nat <= q <= n)%nat -> ((q <> p)%nat /\ (near n q p)) -> ((near_lower tau c1 c2 <= gamma n tau A i q) /\ (gamma n tau A i q <= near_upper tau c1 c2)))).

Definition statement_means : Prop :=
  forall (c2 : R) (c1 : R), 
  ((0 < c2) /\ (c2 < c1)) -> 
  forall (n : nat) (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat), (Within n x) -> (1%nat <= i <= (H k))%nat -> (1%nat <= p <= n)%nat -> 
  ((k <= n)%nat /\ (1%nat <= k)%nat) -> 
  ((0 < tau) /\ (tau <= 1)) -> 
  
  INR n <> 0 /\ (
  (tau = c1 / INR n) -> 
  nearest_ok n A k i p /\ (
  (nearest n A i p) -> 
  (forall q : nat, (1%nat <= q <= n)%nat -> (near_ok n q p /\ (((q <> p)%nat /\ (near n q p)) -> (near_lower_ok tau c1 c2 /\ gamma_ok n tau A k i q /\ near_upper_ok tau c1 c2)))))).
End said_appendix_a_setup_near.

(** appendix-a-setup.near/any-length *)
Module said_appendix_a_setup_near_any_length.
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

Definition near_lower (tau : R) (c1 : R) (c2 : R) : R :=
  c2 * tau.
Definition near_lower_ok (tau : R) (c1 : R) (c2 : R) : Prop :=
  True.

Definition near_upper (tau : R) (c1 : R) (c2 : R) : R :=
  c1 * tau.
Definition near_upper_ok (tau : R) (c1 : R) (c2 : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (n : nat), (8%nat <= n)%nat -> 
  exists (c2 : R) (c1 : R), ((0 < c2) /\ (c2 < c1)) /\ (
  forall (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat), (Within n x) -> (1%nat <= i <= (H k))%nat -> (1%nat <= p <= n)%nat -> ((1%nat <= k)%nat /\ (k <= n)%nat) -> (0 < tau) -> 
  (tau = c1 / INR n) -> (nearest n A i p) -> 
  ((tau <= 1) /\ (forall q : nat, (1%nat <= q <= n)%nat -> ((q <> p)%nat /\ (near n q p)) -> ((near_lower tau c1 c2 <= gamma n tau A i q) /\ (gamma n tau A i q <= near_upper tau c1 c2))))).

Definition statement_means : Prop :=
  forall (n : nat), 
  (8%nat <= n)%nat -> 
  forall (c2 : R) (c1 : R), 
  ((0 < c2) /\ (c2 < c1)) -> 
  forall (k : nat) (tau : R) (x : nat -> bool) (A : nat -> nat -> R) (i : nat) (p : nat), (Within n x) -> (1%nat <= i <= (H k))%nat -> (1%nat <= p <= n)%nat -> 
  ((1%nat <= k)%nat /\ (k <= n)%nat) -> 
  (0 < tau) -> 
  
  INR n <> 0 /\ (
  (tau = c1 / INR n) -> 
  nearest_ok n A k i p /\ (
  (nearest n A i p) -> 
  (forall q : nat, (1%nat <= q <= n)%nat -> (near_ok n q p /\ (((q <> p)%nat /\ (near n q p)) -> (near_lower_ok tau c1 c2 /\ gamma_ok n tau A k i q /\ near_upper_ok tau c1 c2)))))).
End said_appendix_a_setup_near_any_length.
