(* generated from a statement: do not edit *)
From Coq Require Import Reals Arith Bool ZArith List Classical ClassicalDedekindReals.
From Coquelicot Require Import Coquelicot.
Open Scope R_scope.

Definition decide (P : Prop) : {P} + {~ P} :=
  match sig_not_dec P with left two => left (NNPP P two) | right no => right no end.
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
Fixpoint NTotal (m : nat) (F : (nat -> bool) -> nat) : nat :=
  match m with
  | O => F (fun _ => false)
  | S j => (NTotal j (fun x => F (upd x (S j) false)) + NTotal j (fun x => F (upd x (S j) true)))%nat
  end.
Definition Within (n : nat) (x : nat -> bool) : Prop :=
  forall p : nat, (p < 1 \/ n < p)%nat -> x p = false.
Definition set1 (a : nat -> R) (i : nat) (t : R) : nat -> R :=
  fun j => if Nat.eqb j i then t else a j.
Definition set2 (a : nat -> nat -> R) (i c : nat) (t : R) : nat -> nat -> R :=
  fun j d => if andb (Nat.eqb j i) (Nat.eqb d c) then t else a j d.
Definition set3 (a : nat -> nat -> nat -> R) (i c e : nat) (t : R) : nat -> nat -> nat -> R :=
  fun j d f => if andb (Nat.eqb j i) (andb (Nat.eqb d c) (Nat.eqb f e)) then t else a j d f.

(** edelman-representation/constant-norm *)
Module said_edelman_representation_constant_norm.
Definition v_shown (v_T : nat) (v_Z : nat -> nat -> R) (v_x : nat -> bool) (v_t : nat) (v_a : nat) : R :=
  (if (v_x v_t) then v_Z (v_T + v_t)%nat v_a else v_Z v_t v_a).
Definition ok_shown (v_T : nat) (v_d : nat) (v_Z : nat -> nat -> R) (v_x : nat -> bool) (v_t : nat) (v_a : nat) : Prop :=
  ((1 <= v_t <= v_T)%nat /\ (((v_x v_t) = true) -> ((1 <= (v_T + v_t)%nat <= (2%nat * v_T)%nat)%nat /\ (1 <= v_a <= v_d)%nat)) /\ (~ ((v_x v_t) = true) -> ((1 <= v_t <= (2%nat * v_T)%nat)%nat /\ (1 <= v_a <= v_d)%nat))).

Definition v_pull (v_T : nat) (v_d : nat) (v_context : nat -> R) (v_W : nat -> nat -> R) (v_Z : nat -> nat -> R) (v_x : nat -> bool) (v_t : nat) : R :=
  Sum v_d (fun v_e => v_context v_e * Sum v_d (fun v_a => v_W v_e v_a * v_shown v_T v_Z v_x v_t v_a)).
Definition ok_pull (v_T : nat) (v_d : nat) (v_context : nat -> R) (v_W : nat -> nat -> R) (v_Z : nat -> nat -> R) (v_x : nat -> bool) (v_t : nat) : Prop :=
  (forall v_e : nat, (1%nat <= v_e <= v_d)%nat -> ((1 <= v_e <= v_d)%nat /\ (forall v_a : nat, (1%nat <= v_a <= v_d)%nat -> ((1 <= v_e <= v_d)%nat /\ (1 <= v_a <= v_d)%nat /\ ok_shown v_T v_d v_Z v_x v_t v_a)))).

Definition v_sense (v_T : nat) (v_d : nat) (v_value : nat -> R) (v_Z : nat -> nat -> R) (v_x : nat -> bool) (v_t : nat) : R :=
  Sum v_d (fun v_a => v_value v_a * v_shown v_T v_Z v_x v_t v_a).
Definition ok_sense (v_T : nat) (v_d : nat) (v_value : nat -> R) (v_Z : nat -> nat -> R) (v_x : nat -> bool) (v_t : nat) : Prop :=
  (forall v_a : nat, (1%nat <= v_a <= v_d)%nat -> ((1 <= v_a <= v_d)%nat /\ ok_shown v_T v_d v_Z v_x v_t v_a)).

Definition v_reads (v_T : nat) (v_d : nat) (v_context : nat -> R) (v_W : nat -> nat -> R) (v_value : nat -> R) (v_Z : nat -> nat -> R) (v_x : nat -> bool) : R :=
  Sum v_T (fun v_t => exp (v_pull v_T v_d v_context v_W v_Z v_x v_t) * v_sense v_T v_d v_value v_Z v_x v_t) / Sum v_T (fun v_t => exp (v_pull v_T v_d v_context v_W v_Z v_x v_t)).
Definition ok_reads (v_T : nat) (v_d : nat) (v_context : nat -> R) (v_W : nat -> nat -> R) (v_value : nat -> R) (v_Z : nat -> nat -> R) (v_x : nat -> bool) : Prop :=
  ((forall v_t : nat, (1%nat <= v_t <= v_T)%nat -> (ok_pull v_T v_d v_context v_W v_Z v_x v_t /\ ok_sense v_T v_d v_value v_Z v_x v_t)) /\ (forall v_t : nat, (1%nat <= v_t <= v_T)%nat -> ok_pull v_T v_d v_context v_W v_Z v_x v_t) /\ Sum v_T (fun v_t => exp (v_pull v_T v_d v_context v_W v_Z v_x v_t)) <> 0).

Definition statement : Prop :=
  exists (v_B_X : R) (v_B_V : R) (v_B_QK : R) (v_L : R), (0 < v_B_X) /\ (0 < v_B_V) /\ (0 < v_B_QK) /\ (0 < v_L) /\ (
  forall (v_T : nat), (1%nat <= v_T)%nat -> 
  exists (v_d : nat) (v_Z : nat -> nat -> R) (v_context : nat -> R) (v_W : nat -> nat -> R) (v_value : nat -> R) (v_x : nat -> bool) (v_t : nat), (Within v_T v_x) /\ (1%nat <= v_t <= v_T)%nat /\ (1%nat <= v_d)%nat /\ (
  ((sqrt (Sum v_d (fun i1 => v_context i1 ^ 2)) <= v_B_X) /\ (sqrt (Sum v_d (fun i1 => v_value i1 ^ 2)) <= v_B_V) /\ (sqrt (Sum v_d (fun i1 => Sum v_d (fun i2 => v_W i1 i2 ^ 2))) <= v_B_QK) /\ (forall v_l : nat, (1%nat <= v_l <= (2%nat * v_T)%nat)%nat -> (Sum v_d (fun v_a => v_Z v_l v_a ^ 2%nat) <= v_B_X ^ 2%nat)) /\ (1 <= v_L * Rabs (v_reads v_T v_d v_context v_W v_value v_Z v_x - v_reads v_T v_d v_context v_W v_value v_Z (upd v_x v_t (negb (v_x v_t)))))))).

Definition statement_means : Prop :=
  forall (v_B_X : R) (v_B_V : R) (v_B_QK : R) (v_L : R), 
  (0 < v_B_X) -> 
  (0 < v_B_V) -> 
  (0 < v_B_QK) -> 
  (0 < v_L) -> 
  forall (v_T : nat), 
  (1%nat <= v_T)%nat -> 
  forall (v_d : nat) (v_Z : nat -> nat -> R) (v_context : nat -> R) (v_W : nat -> nat -> R) (v_value : nat -> R) (v_x : nat -> bool) (v_t : nat), (Within v_T v_x) -> (1%nat <= v_t <= v_T)%nat -> 
  (1%nat <= v_d)%nat -> 
  ((forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ (forall i1 i2 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i2 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ (1 <= i2 <= v_d)%nat)) /\ (forall v_l : nat, (1%nat <= v_l <= (2%nat * v_T)%nat)%nat -> (forall v_a : nat, (1%nat <= v_a <= v_d)%nat -> ((1 <= v_l <= (2%nat * v_T)%nat)%nat /\ (1 <= v_a <= v_d)%nat))) /\ ok_reads v_T v_d v_context v_W v_value v_Z v_x /\ (1 <= v_t <= v_T)%nat /\ ok_reads v_T v_d v_context v_W v_value v_Z (upd v_x v_t (negb (v_x v_t)))).
End said_edelman_representation_constant_norm.

(** edelman-representation.sample-complexity/norm-based *)
Module said_edelman_representation_sample_complexity_norm_based.
Definition v_edelman_capacity'bound (v_T : nat) (v_m : nat) (v_L : R) (v_B_X : R) (v_B_V : R) (v_B_QK : R) (v_epsilon : R) : R :=
  (v_L * v_B_V * v_B_X) ^ 2%nat * (Rpower (v_B_QK * v_B_X ^ 2%nat) (2 / 3) + 1) ^ 3%nat / v_epsilon ^ 2%nat * ln (2 * INR v_m * INR v_T + 1).
Definition ok_edelman_capacity'bound (v_T : nat) (v_m : nat) (v_L : R) (v_B_X : R) (v_B_V : R) (v_B_QK : R) (v_epsilon : R) : Prop :=
  (0 < v_B_QK * v_B_X ^ 2%nat /\ v_epsilon ^ 2%nat <> 0 /\ 0 < 2 * INR v_m * INR v_T + 1).

Definition v_lipschitz (v_s : nat) (v_N : nat) : nat :=
  ((2%nat * v_N)%nat + 1%nat)%nat.
Definition ok_lipschitz (v_s : nat) (v_N : nat) : Prop :=
  True.

Definition v_printed'norm (v_T : nat) (v_s : nat) : R :=
  sqrt (2 * INR v_s) * ln (2 * INR v_T).
Definition ok_printed'norm (v_T : nat) (v_s : nat) : Prop :=
  (0 <= 2 * INR v_s /\ 0 < 2 * INR v_T).

Definition statement : Prop :=
  forall (v_s : nat) (v_m : nat) (v_epsilon : R), (1%nat <= v_s)%nat -> (1%nat <= v_m)%nat -> (0 < v_epsilon) -> 
  exists (v_c : R) (v_N : nat), (0 < v_c) /\ (1%nat <= v_N)%nat /\ (
  forall (v_T : nat), (v_N <= v_T)%nat -> 
  (v_edelman_capacity'bound v_T v_m (INR (v_lipschitz v_s v_s)) 1 (sqrt 2) (v_printed'norm v_T v_s) v_epsilon <= v_c * ln (INR v_T))).

Definition statement_means : Prop :=
  forall (v_s : nat) (v_m : nat) (v_epsilon : R), 
  (1%nat <= v_s)%nat -> 
  (1%nat <= v_m)%nat -> 
  (0 < v_epsilon) -> 
  forall (v_c : R) (v_N : nat), 
  (0 < v_c) -> 
  (1%nat <= v_N)%nat -> 
  forall (v_T : nat), 
  (v_N <= v_T)%nat -> 
  (ok_lipschitz v_s v_s /\ 0 <= 2 /\ ok_printed'norm v_T v_s /\ ok_edelman_capacity'bound v_T v_m (INR (v_lipschitz v_s v_s)) 1 (sqrt 2) (v_printed'norm v_T v_s) v_epsilon /\ 0 < INR v_T).
End said_edelman_representation_sample_complexity_norm_based.
