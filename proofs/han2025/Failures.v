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
