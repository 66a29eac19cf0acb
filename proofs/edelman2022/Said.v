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

(** edelman-representation/constant-norm *)
Module said_edelman_representation_constant_norm.
Definition shown (T : nat) (Z0 : nat -> nat -> R) (x : nat -> bool) (t0 : nat) (a : nat) : R :=
  (if (x t0) then Z0 (T + t0)%nat a else Z0 t0 a).
Definition shown_ok (T : nat) (d : nat) (Z0 : nat -> nat -> R) (x : nat -> bool) (t0 : nat) (a : nat) : Prop :=
  ((1 <= t0 <= T)%nat /\ (((x t0) = true) -> ((1 <= (T + t0)%nat <= (2%nat * T)%nat)%nat /\ (1 <= a <= d)%nat)) /\ (~ ((x t0) = true) -> ((1 <= t0 <= (2%nat * T)%nat)%nat /\ (1 <= a <= d)%nat))).

Definition pull (T : nat) (d : nat) (context : nat -> R) (W : nat -> nat -> R) (Z0 : nat -> nat -> R) (x : nat -> bool) (t0 : nat) : R :=
  Sum d (fun e => context e * Sum d (fun a => W e a * shown T Z0 x t0 a)).
Definition pull_ok (T : nat) (d : nat) (context : nat -> R) (W : nat -> nat -> R) (Z0 : nat -> nat -> R) (x : nat -> bool) (t0 : nat) : Prop :=
  (forall e : nat, (1%nat <= e <= d)%nat -> ((1 <= e <= d)%nat /\ (forall a : nat, (1%nat <= a <= d)%nat -> ((1 <= e <= d)%nat /\ (1 <= a <= d)%nat /\ shown_ok T d Z0 x t0 a)))).

Definition sense (T : nat) (d : nat) (value : nat -> R) (Z0 : nat -> nat -> R) (x : nat -> bool) (t0 : nat) : R :=
  Sum d (fun a => value a * shown T Z0 x t0 a).
Definition sense_ok (T : nat) (d : nat) (value : nat -> R) (Z0 : nat -> nat -> R) (x : nat -> bool) (t0 : nat) : Prop :=
  (forall a : nat, (1%nat <= a <= d)%nat -> ((1 <= a <= d)%nat /\ shown_ok T d Z0 x t0 a)).

Definition reads (T : nat) (d : nat) (context : nat -> R) (W : nat -> nat -> R) (value : nat -> R) (Z0 : nat -> nat -> R) (x : nat -> bool) : R :=
  Sum T (fun t0 => exp (pull T d context W Z0 x t0) * sense T d value Z0 x t0) / Sum T (fun t0 => exp (pull T d context W Z0 x t0)).
Definition reads_ok (T : nat) (d : nat) (context : nat -> R) (W : nat -> nat -> R) (value : nat -> R) (Z0 : nat -> nat -> R) (x : nat -> bool) : Prop :=
  ((forall t0 : nat, (1%nat <= t0 <= T)%nat -> (pull_ok T d context W Z0 x t0 /\ sense_ok T d value Z0 x t0)) /\ (forall t0 : nat, (1%nat <= t0 <= T)%nat -> pull_ok T d context W Z0 x t0) /\ Sum T (fun t0 => exp (pull T d context W Z0 x t0)) <> 0).

Definition statement : Prop :=
  exists (B_X : R) (B_V : R) (B_QK : R) (L : R), (0 < B_X) /\ (0 < B_V) /\ (0 < B_QK) /\ (0 < L) /\ (
  forall (T : nat), (1%nat <= T)%nat -> 
  exists (d : nat) (Z0 : nat -> nat -> R) (context : nat -> R) (W : nat -> nat -> R) (value : nat -> R) (x : nat -> bool) (t0 : nat), (Within T x) /\ (1%nat <= t0 <= T)%nat /\ (1%nat <= d)%nat /\ (
  ((sqrt (Sum d (fun i1 => context i1 ^ 2)) <= B_X) /\ (sqrt (Sum d (fun i1 => value i1 ^ 2)) <= B_V) /\ (sqrt (Sum d (fun i1 => Sum d (fun i2 => W i1 i2 ^ 2))) <= B_QK) /\ (forall l : nat, (1%nat <= l <= (2%nat * T)%nat)%nat -> (Sum d (fun a => Z0 l a ^ 2%nat) <= B_X ^ 2%nat)) /\ (1 <= L * Rabs (reads T d context W value Z0 x - reads T d context W value Z0 (upd x t0 (negb (x t0)))))))).

Definition statement_means : Prop :=
  forall (B_X : R) (B_V : R) (B_QK : R) (L : R), 
  (0 < B_X) -> 
  (0 < B_V) -> 
  (0 < B_QK) -> 
  (0 < L) -> 
  forall (T : nat), 
  (1%nat <= T)%nat -> 
  forall (d : nat) (Z0 : nat -> nat -> R) (context : nat -> R) (W : nat -> nat -> R) (value : nat -> R) (x : nat -> bool) (t0 : nat), (Within T x) -> (1%nat <= t0 <= T)%nat -> 
  (1%nat <= d)%nat -> 
  ((forall i1 : nat, (1 <= i1 <= d)%nat -> (1 <= i1 <= d)%nat) /\ (forall i1 i2 : nat, (1 <= i1 <= d)%nat -> (1 <= i2 <= d)%nat -> ((1 <= i1 <= d)%nat /\ (1 <= i2 <= d)%nat)) /\ (forall l : nat, (1%nat <= l <= (2%nat * T)%nat)%nat -> (forall a : nat, (1%nat <= a <= d)%nat -> ((1 <= l <= (2%nat * T)%nat)%nat /\ (1 <= a <= d)%nat))) /\ reads_ok T d context W value Z0 x /\ (1 <= t0 <= T)%nat /\ reads_ok T d context W value Z0 (upd x t0 (negb (x t0)))).
End said_edelman_representation_constant_norm.

(** edelman-representation.sample-complexity/norm-based *)
Module said_edelman_representation_sample_complexity_norm_based.
Definition edelman_capacity_bound (T : nat) (m : nat) (L : R) (B_X : R) (B_V : R) (B_QK : R) (epsilon : R) : R :=
  (L * B_V * B_X) ^ 2%nat * (Rpower (B_QK * B_X ^ 2%nat) (2 / 3) + 1) ^ 3%nat / epsilon ^ 2%nat * ln (2 * INR m * INR T + 1).
Definition edelman_capacity_bound_ok (T : nat) (m : nat) (L : R) (B_X : R) (B_V : R) (B_QK : R) (epsilon : R) : Prop :=
  (0 < B_QK * B_X ^ 2%nat /\ epsilon ^ 2%nat <> 0 /\ 0 < 2 * INR m * INR T + 1).

Definition lipschitz (s : nat) (N0 : nat) : nat :=
  ((2%nat * N0)%nat + 1%nat)%nat.
Definition lipschitz_ok (s : nat) (N0 : nat) : Prop :=
  True.

Definition printed_norm (T : nat) (s : nat) : R :=
  sqrt (2 * INR s) * ln (2 * INR T).
Definition printed_norm_ok (T : nat) (s : nat) : Prop :=
  (0 <= 2 * INR s /\ 0 < 2 * INR T).

Definition statement : Prop :=
  forall (s : nat) (m : nat) (epsilon : R), (1%nat <= s)%nat -> (1%nat <= m)%nat -> (0 < epsilon) -> 
  exists (c : R) (N0 : nat), (0 < c) /\ (1%nat <= N0)%nat /\ (
  forall (T : nat), (N0 <= T)%nat -> 
  (edelman_capacity_bound T m (INR (lipschitz s s)) 1 (sqrt 2) (printed_norm T s) epsilon <= c * ln (INR T))).

Definition statement_means : Prop :=
  forall (s : nat) (m : nat) (epsilon : R), 
  (1%nat <= s)%nat -> 
  (1%nat <= m)%nat -> 
  (0 < epsilon) -> 
  forall (c : R) (N0 : nat), 
  (0 < c) -> 
  (1%nat <= N0)%nat -> 
  forall (T : nat), 
  (N0 <= T)%nat -> 
  (lipschitz_ok s s /\ 0 <= 2 /\ printed_norm_ok T s /\ edelman_capacity_bound_ok T m (INR (lipschitz s s)) 1 (sqrt 2) (printed_norm T s) epsilon /\ 0 < INR T).
End said_edelman_representation_sample_complexity_norm_based.
