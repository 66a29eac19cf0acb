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

(** lemma-15 *)
Module said_lemma_15.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_constant (v_k : nat) (v_tau : R) : R :=
  8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau.
Definition ok_constant (v_k : nat) (v_tau : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  ((Rabs (v_yhat v_n v_k v_tau v_b v_x v_A - v_yhat v_n v_k v_tau v_b v_x v_A_) <= v_constant v_k v_tau * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))) /\ (sqrt (Sum v_k (fun i1 => Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) ^ 2)) <= v_constant v_k v_tau)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ ok_constant v_k v_tau /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2)))).
End said_lemma_15.

(** lemma-15!repair *)
Module said_lemma_15_repair.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_repair'constant (v_k : nat) (v_tau : R) : R :=
  2 * INR v_k * sqrt (INR v_k) / v_tau.
Definition ok_repair'constant (v_k : nat) (v_tau : R) : Prop :=
  (0 <= INR v_k /\ v_tau <> 0).

Definition v_repair'shape (v_k : nat) (v_tau : R) : R :=
  INR v_k * sqrt (INR v_k) / v_tau.
Definition ok_repair'shape (v_k : nat) (v_tau : R) : Prop :=
  (0 <= INR v_k /\ v_tau <> 0).

Definition v_repair'best : nat :=
  2%nat.
Definition ok_repair'best : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R) (v_c : R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 <= v_b) -> (v_c < INR (v_repair'best)) -> 
  exists (v_l : nat) (v_m : nat) (v_s : R) (v_y : R) (v_x_ : nat -> bool) (v_U : nat -> nat -> R) (v_V : nat -> nat -> R), (Within v_l v_x_) /\ ((v_m <= v_l)%nat /\ (1%nat <= v_m)%nat) /\ (0 < v_s) /\ (0 <= v_y) /\ (
  ((Rabs (v_yhat v_n v_k v_tau v_b v_x v_A - v_yhat v_n v_k v_tau v_b v_x v_A_) <= v_repair'constant v_k v_tau * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))) /\ (Rabs (v_yhat v_n v_k v_tau v_b v_x v_A - v_yhat v_n v_k v_tau v_b v_x v_A_) <= INR (v_repair'best) * v_repair'shape v_k v_tau * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))) /\ (v_c * v_repair'shape v_m v_s * sqrt (Sum v_m (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2)) < Rabs (v_yhat v_l v_m v_s v_y v_x_ v_U - v_yhat v_l v_m v_s v_y v_x_ v_V)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R) (v_c : R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  ok_repair'best /\ (
  (v_c < INR (v_repair'best)) -> 
  forall (v_l : nat) (v_m : nat) (v_s : R) (v_y : R) (v_x_ : nat -> bool) (v_U : nat -> nat -> R) (v_V : nat -> nat -> R), (Within v_l v_x_) -> 
  ((v_m <= v_l)%nat /\ (1%nat <= v_m)%nat) -> 
  (0 < v_s) -> 
  (0 <= v_y) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ ok_repair'constant v_k v_tau /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)) /\ ok_repair'best /\ ok_repair'shape v_k v_tau /\ ok_yhat v_l v_m v_s v_y v_x_ v_U /\ ok_yhat v_l v_m v_s v_y v_x_ v_V /\ ok_repair'shape v_m v_s /\ (forall i1 i2 : nat, (1 <= i1 <= v_m)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_m)%nat /\ (1 <= i2 <= 2%nat)%nat)))).
End said_lemma_15_repair.

(** lemma-14 *)
Module said_lemma_14.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_constant (v_k : nat) (v_tau : R) (v_b : R) : R :=
  2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)).
Definition ok_constant (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (sqrt (Sum v_k (fun i1 => (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) <= v_constant v_k v_tau v_b * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A_)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 i2))) /\ ok_constant v_k v_tau v_b /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))).
End said_lemma_14.

(** lemma-6 *)
Module said_lemma_6.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  exists (v_w : R), (0 < v_w) /\ (
  forall (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> 
  (sqrt (Sum v_k (fun i1 => (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) <= v_w * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  forall (v_w : R), 
  (0 < v_w) -> 
  forall (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A_)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))).
End said_lemma_6.

(** lemma-6/lemma-14 *)
Module said_lemma_6_lemma_14.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_constant (v_k : nat) (v_tau : R) (v_b : R) : R :=
  2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)).
Definition ok_constant (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (sqrt (Sum v_k (fun i1 => (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) <= v_constant v_k v_tau v_b * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A_)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 i2))) /\ ok_constant v_k v_tau v_b /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))).
End said_lemma_6_lemma_14.

(** lemma-16!repair *)
Module said_lemma_16_repair.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_repair'constant (v_k : nat) (v_tau : R) (v_b : R) : R :=
  ((2 * INR v_k - 1 + 4 * INR v_k * sqrt v_b) * (8 * INR v_k / (3 * sqrt 3) + INR v_k ^ 2%nat / sqrt v_b) + 4 * INR v_k ^ 3%nat) / v_tau ^ 2%nat.
Definition ok_repair'constant (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= v_b /\ 0 <= 3 /\ 3 * sqrt 3 <> 0 /\ sqrt v_b <> 0 /\ v_tau ^ 2%nat <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 < v_b) -> 
  (sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) <= v_repair'constant v_k v_tau v_b * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 < v_b) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x v_A /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2) /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A_)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 i2))) /\ ok_repair'constant v_k v_tau v_b /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))).
End said_lemma_16_repair.

(** lemma-15.entry-bound *)
Module said_lemma_15_entry_bound.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_entry (v_k : nat) (v_tau : R) : R :=
  8 * INR v_k ^ 2%nat / v_tau.
Definition ok_entry (v_k : nat) (v_tau : R) : Prop :=
  v_tau <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  ((Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)) <= v_entry v_k v_tau) /\ (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14)) <= v_entry v_k v_tau)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)) /\ ok_entry v_k v_tau /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14)))).
End said_lemma_15_entry_bound.

(** prop-3.ffnn-formula *)
Module said_prop_3_ffnn_formula.
Definition v_coefficient (v_j : nat) : Z :=
  ((8%Z * (Z.of_nat v_j))%Z - 4%Z)%Z.
Definition ok_coefficient (v_j : nat) : Prop :=
  True.

Definition v_offset (v_j : nat) : R :=
  1 / 2 - INR v_j.
Definition ok_offset (v_j : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_k : nat) (v_N : nat), (0%nat <= v_N <= v_k)%nat -> (1%nat <= v_k)%nat -> 
  (1 + Sum v_k (fun v_j => (- 1) ^ v_j * IZR (v_coefficient v_j) * (Rmax 0 (INR v_N + v_offset v_j))) = (- 1) ^ v_N).

Definition statement_means : Prop :=
  forall (v_k : nat) (v_N : nat), (0%nat <= v_N <= v_k)%nat -> 
  (1%nat <= v_k)%nat -> 
  (forall v_j : nat, (1%nat <= v_j <= v_k)%nat -> (ok_coefficient v_j /\ ok_offset v_j)).
End said_prop_3_ffnn_formula.

(** lemma-8.part-ii-loss *)
Module said_lemma_8_part_ii_loss.
Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_loss_factor : nat :=
  4%nat.
Definition ok_loss_factor : Prop :=
  True.

Definition statement : Prop :=
  forall (v_y : R) (v_guess : R), 
  ((v_y = 1) \/ (v_y = - 1)) -> (v_y * v_guess <= 1) -> 
  (INR (v_loss_factor) * v_loss v_y v_guess <= Derive (fun v_guess => v_loss v_y v_guess) v_guess ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_y : R) (v_guess : R), 
  ((v_y = 1) \/ (v_y = - 1)) -> 
  (v_y * v_guess <= 1) -> 
  ((locally v_guess (fun v_guess => ok_loss v_y v_guess)) /\ ex_derive (fun v_guess => v_loss v_y v_guess) v_guess /\ ok_loss_factor /\ ok_loss v_y v_guess).
End said_lemma_8_part_ii_loss.

(** thm-5.iteration-count *)
Module said_thm_5_iteration_count.
Definition v_iterations (v_eps : R) (v_c : R) : R :=
  (- ln v_eps) / (- ln v_c).
Definition ok_iterations (v_eps : R) (v_c : R) : Prop :=
  (0 < v_eps /\ 0 < v_c /\ - ln v_c <> 0).

Definition statement : Prop :=
  forall (v_c : R) (v_eps : R) (v_s : R) (v_w : R) (v_N : nat), ((0 < v_c) /\ (v_c < 1)) -> ((0 < v_eps) /\ (v_eps < 1)) -> ((0 <= v_s) /\ (v_s <= 1)) -> (0%nat <= v_N)%nat -> 
  (v_w <= v_c ^ v_N * v_s) -> (v_iterations v_eps v_c < INR v_N) -> 
  (v_w < v_eps).

Definition statement_means : Prop :=
  forall (v_c : R) (v_eps : R) (v_s : R) (v_w : R) (v_N : nat), 
  ((0 < v_c) /\ (v_c < 1)) -> 
  ((0 < v_eps) /\ (v_eps < 1)) -> 
  ((0 <= v_s) /\ (v_s <= 1)) -> 
  (0%nat <= v_N)%nat -> 
  (v_w <= v_c ^ v_N * v_s) -> 
  ok_iterations v_eps v_c /\ (
  (v_iterations v_eps v_c < INR v_N) -> 
  True).
End said_thm_5_iteration_count.

(** lemma-14.activation-second-derivative *)
Module said_lemma_14_activation_second_derivative.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition statement : Prop :=
  forall (v_b : R) (v_z : R), (0 < v_b) -> 
  (Derive (fun v_z => Derive (fun v_z => v_sigma v_b v_z) v_z) v_z = (2 * sqrt (v_z ^ 2%nat + v_b) - v_z / sqrt (v_z ^ 2%nat + v_b)) / (4 * (v_z ^ 2%nat + v_b))).

Definition statement_means : Prop :=
  forall (v_b : R) (v_z : R), 
  (0 < v_b) -> 
  ((locally v_z (fun v_z => ((locally v_z (fun v_z => ok_sigma v_b v_z)) /\ ex_derive (fun v_z => v_sigma v_b v_z) v_z))) /\ ex_derive (fun v_z => Derive (fun v_z => v_sigma v_b v_z) v_z) v_z /\ 0 <= v_z ^ 2%nat + v_b /\ sqrt (v_z ^ 2%nat + v_b) <> 0 /\ 4 * (v_z ^ 2%nat + v_b) <> 0).
End said_lemma_14_activation_second_derivative.

(** appendix-a-setup.peak *)
Module said_appendix_a_setup_peak.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_peak_lower (v_n : nat) (v_c1 : R) (v_c2 : R) : R :=
  1 / INR v_n.
Definition ok_peak_lower (v_n : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n <> 0.

Definition v_peak_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  1 - v_c1 * v_tau.
Definition ok_peak_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition statement : Prop :=
  exists (v_c2 : R) (v_c1 : R), ((0 < v_c2) /\ (v_c2 < v_c1)) /\ (
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (v_tau = v_c1 / INR v_n) -> (v_nearest v_n v_A v_i v_p) -> 
  ((v_peak_lower v_n v_c1 v_c2 <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= v_peak_upper v_tau v_c1 v_c2))).

Definition statement_means : Prop :=
  forall (v_c2 : R) (v_c1 : R), 
  ((0 < v_c2) /\ (v_c2 < v_c1)) -> 
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  INR v_n <> 0 /\ (
  (v_tau = v_c1 / INR v_n) -> 
  ok_nearest v_n v_A v_k v_i v_p /\ (
  (v_nearest v_n v_A v_i v_p) -> 
  (ok_peak_lower v_n v_c1 v_c2 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_peak_upper v_tau v_c1 v_c2)))).
End said_appendix_a_setup_peak.

(** appendix-a-setup.near *)
Module said_appendix_a_setup_near.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_near_lower (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  v_c2 * v_tau.
Definition ok_near_lower (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition v_near_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  v_c1 * v_tau.
Definition ok_near_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition statement : Prop :=
  exists (v_c2 : R) (v_c1 : R), ((0 < v_c2) /\ (v_c2 < v_c1)) /\ (
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (v_tau = v_c1 / INR v_n) -> (v_nearest v_n v_A v_i v_p) -> 
  (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_q <> v_p)%nat /\ (v_near v_n v_q v_p)) -> ((v_near_lower v_tau v_c1 v_c2 <= v_gamma v_n v_tau v_A v_i v_q) /\ (v_gamma v_n v_tau v_A v_i v_q <= v_near_upper v_tau v_c1 v_c2)))).

Definition statement_means : Prop :=
  forall (v_c2 : R) (v_c1 : R), 
  ((0 < v_c2) /\ (v_c2 < v_c1)) -> 
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  INR v_n <> 0 /\ (
  (v_tau = v_c1 / INR v_n) -> 
  ok_nearest v_n v_A v_k v_i v_p /\ (
  (v_nearest v_n v_A v_i v_p) -> 
  (ok_near_lower v_tau v_c1 v_c2 /\ ok_near_upper v_tau v_c1 v_c2 /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> (ok_near v_n v_q v_p /\ (((v_q <> v_p)%nat /\ (v_near v_n v_q v_p)) -> (ok_near_lower v_tau v_c1 v_c2 /\ ok_gamma v_n v_tau v_A v_k v_i v_q /\ ok_near_upper v_tau v_c1 v_c2)))))))).
End said_appendix_a_setup_near.

(** appendix-a-setup.near/any-length *)
Module said_appendix_a_setup_near_any_length.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_near_lower (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  v_c2 * v_tau.
Definition ok_near_lower (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition v_near_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  v_c1 * v_tau.
Definition ok_near_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat), (8%nat <= v_n)%nat -> 
  exists (v_c2 : R) (v_c1 : R), ((0 < v_c2) /\ (v_c2 < v_c1)) /\ (
  forall (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((1%nat <= v_k)%nat /\ (v_k <= v_n)%nat) -> (0 < v_tau) -> 
  (v_tau = v_c1 / INR v_n) -> (v_nearest v_n v_A v_i v_p) -> 
  ((v_tau <= 1) /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_q <> v_p)%nat /\ (v_near v_n v_q v_p)) -> ((v_near_lower v_tau v_c1 v_c2 <= v_gamma v_n v_tau v_A v_i v_q) /\ (v_gamma v_n v_tau v_A v_i v_q <= v_near_upper v_tau v_c1 v_c2))))).

Definition statement_means : Prop :=
  forall (v_n : nat), 
  (8%nat <= v_n)%nat -> 
  forall (v_c2 : R) (v_c1 : R), 
  ((0 < v_c2) /\ (v_c2 < v_c1)) -> 
  forall (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((1%nat <= v_k)%nat /\ (v_k <= v_n)%nat) -> 
  (0 < v_tau) -> 
  INR v_n <> 0 /\ (
  (v_tau = v_c1 / INR v_n) -> 
  ok_nearest v_n v_A v_k v_i v_p /\ (
  (v_nearest v_n v_A v_i v_p) -> 
  (ok_near_lower v_tau v_c1 v_c2 /\ ok_near_upper v_tau v_c1 v_c2 /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> (ok_near v_n v_q v_p /\ (((v_q <> v_p)%nat /\ (v_near v_n v_q v_p)) -> (ok_near_lower v_tau v_c1 v_c2 /\ ok_gamma v_n v_tau v_A v_k v_i v_q /\ ok_near_upper v_tau v_c1 v_c2)))))))).
End said_appendix_a_setup_near_any_length.

(** thm-11-any-heads *)
Module said_thm_11_any_heads.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i) * Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_bound (v_n : nat) (v_norm_v : R) : R :=
  (Rmax 0 (1 - 2 * v_norm_v / INR v_n)) ^ 2%nat.
Definition ok_bound (v_n : nat) (v_norm_v : R) : Prop :=
  INR v_n <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> (0 < v_tau) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q + v_places v_p v_q) <= 1)))) -> 
  exists (v_r : nat), (1%nat <= v_r <= v_n)%nat /\ (
  forall (v_B : nat -> bool) (v_b : R) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (Within v_n v_B) -> (0 <= v_b) -> (1%nat <= v_N)%nat -> 
  ((v_B v_r) = true) -> 
  (v_bound v_n (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat) <= Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  (0 < v_tau) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ (1 <= v_p <= v_n)%nat)))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q + v_places v_p v_q) <= 1)))) -> 
  forall (v_r : nat), (1%nat <= v_r <= v_n)%nat -> 
  forall (v_B : nat -> bool) (v_b : R) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (Within v_n v_B) -> 
  (0 <= v_b) -> 
  (1%nat <= v_N)%nat -> 
  (1 <= v_r <= v_n)%nat /\ (
  ((v_B v_r) = true) -> 
  ((forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))) /\ ok_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat /\ ok_bound v_n (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat)))).
End said_thm_11_any_heads.

(** thm-11-any-heads/every-size *)
Module said_thm_11_any_heads_every_size.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i) * Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_bound (v_n : nat) (v_norm_v : R) : R :=
  (Rmax 0 (1 - 2 * v_norm_v / INR v_n)) ^ 2%nat.
Definition ok_bound (v_n : nat) (v_norm_v : R) : Prop :=
  INR v_n <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> (0 < v_tau) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q + v_places v_p v_q) <= 1)))) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\ (
  forall (v_b : R) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (0 <= v_b) -> (1%nat <= v_N)%nat -> 
  (v_bound v_n (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat) <= Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  (0 < v_tau) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ (1 <= v_p <= v_n)%nat)))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q + v_places v_p v_q) <= 1)))) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  forall (v_b : R) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (0 <= v_b) -> 
  (1%nat <= v_N)%nat -> 
  ((forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))) /\ ok_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat /\ ok_bound v_n (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat))).
End said_thm_11_any_heads_every_size.

(** thm-11-any-heads/euclidean *)
Module said_thm_11_any_heads_euclidean.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_bound (v_n : nat) (v_norm_v : R) : R :=
  (Rmax 0 (1 - 2 * v_norm_v / INR v_n)) ^ 2%nat.
Definition ok_bound (v_n : nat) (v_norm_v : R) : Prop :=
  INR v_n <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_w : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> (0 < v_tau) -> (0 <= v_w) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (Sum (2%nat * v_l)%nat (fun v_q => (v_tokens v_i v_q + v_places v_p v_q) ^ 2%nat) <= v_w ^ 2%nat))) -> 
  exists (v_r : nat), (1%nat <= v_r <= v_n)%nat /\ (
  forall (v_B : nat -> bool) (v_b : R) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (Within v_n v_B) -> (0 <= v_b) -> (1%nat <= v_N)%nat -> 
  ((v_B v_r) = true) -> 
  (v_bound v_n (v_w * sqrt (Sum v_N (fun i1 => v_alpha i1 ^ 2)) * sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2)))) <= Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_w : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  (0 < v_tau) -> 
  (0 <= v_w) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ (1 <= v_p <= v_n)%nat)))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (Sum (2%nat * v_l)%nat (fun v_q => (v_tokens v_i v_q + v_places v_p v_q) ^ 2%nat) <= v_w ^ 2%nat))) -> 
  forall (v_r : nat), (1%nat <= v_r <= v_n)%nat -> 
  forall (v_B : nat -> bool) (v_b : R) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (Within v_n v_B) -> 
  (0 <= v_b) -> 
  (1%nat <= v_N)%nat -> 
  (1 <= v_r <= v_n)%nat /\ (
  ((v_B v_r) = true) -> 
  ((forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))) /\ (forall i1 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i1 <= v_N)%nat) /\ (forall i1 i2 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i2 <= (2%nat * v_l)%nat)%nat -> ((1 <= i1 <= v_N)%nat /\ (1 <= i2 <= (2%nat * v_l)%nat)%nat)) /\ ok_bound v_n (v_w * sqrt (Sum v_N (fun i1 => v_alpha i1 ^ 2)) * sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2))))))).
End said_thm_11_any_heads_euclidean.

(** identification *)
Module said_identification.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_attention (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_p : nat) : R :=
  Sum (v_H v_k) (fun v_i => v_gamma v_n v_tau v_A v_i v_p).
Definition ok_attention (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_p : nat) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_p : nat) (v_q : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 <= v_b) -> 
  ((v_B v_p) = true) -> (~ ((v_B v_q) = true)) -> (v_risk v_n v_k v_tau v_b v_A v_B < 1 / 2) -> 
  (v_attention v_n v_k v_tau v_A v_p <> v_attention v_n v_k v_tau v_A v_q).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_p : nat) (v_q : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  (1 <= v_p <= v_n)%nat /\ (
  ((v_B v_p) = true) -> 
  (1 <= v_q <= v_n)%nat /\ (
  (~ ((v_B v_q) = true)) -> 
  ok_risk v_n v_k v_tau v_b v_A v_B /\ (
  (v_risk v_n v_k v_tau v_b v_A v_B < 1 / 2) -> 
  (ok_attention v_n v_k v_tau v_A v_p /\ ok_attention v_n v_k v_tau v_A v_q)))).
End said_identification.

(** identification/path *)
Module said_identification_path.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_attention (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_p : nat) : R :=
  Sum (v_H v_k) (fun v_i => v_gamma v_n v_tau v_A v_i v_p).
Definition ok_attention (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_p : nat) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_on_path (v_k : nat) (v_A : nat -> nat -> R) (v_path : nat -> nat -> R -> R) (v_s : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((v_positional v_i) /\ (v_A v_i (v_a13) = v_path v_i 1%nat v_s) /\ (v_A v_i (v_a14) = v_path v_i 2%nat v_s))).
Definition ok_on_path (v_k : nat) (v_A : nat -> nat -> R) (v_path : nat -> nat -> R -> R) (v_s : R) : Prop :=
  (ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (ok_positional v_i /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (1%nat <= v_i <= v_k)%nat /\ (1%nat <= 1%nat <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (1%nat <= 2%nat <= 2%nat)%nat))).

Definition v_steady (v_k : nat) (v_path : nat -> nat -> R -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (forall v_c_ : nat, (1%nat <= v_c_ <= 2%nat)%nat -> (forall v_s : R, ((0 <= v_s) /\ (v_s <= 1)) -> (forall v_eps : R, (0 < v_eps) -> (exists v_eta : R, (0 < v_eta) /\ (forall v_w : R, (((0 <= v_w) /\ (v_w <= 1)) /\ (Rabs (v_w - v_s) < v_eta)) -> (Rabs (v_path v_i v_c_ v_w - v_path v_i v_c_ v_s) < v_eps))))))).
Definition ok_steady (v_k : nat) (v_path : nat -> nat -> R -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (forall v_c_ : nat, (1%nat <= v_c_ <= 2%nat)%nat -> (forall v_s : R, (((0 <= v_s) /\ (v_s <= 1)) -> (forall v_eps : R, ((0 < v_eps) -> (forall v_eta : R, ((0 < v_eta) -> ((1%nat <= v_i <= v_k)%nat /\ (1%nat <= v_c_ <= 2%nat)%nat /\ (forall v_w : R, ((((0 <= v_w) /\ (v_w <= 1)) /\ (Rabs (v_w - v_s) < v_eta)) -> ((1%nat <= v_i <= v_k)%nat /\ (1%nat <= v_c_ <= 2%nat)%nat)))))))))))).

Definition v_below_half (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) : Prop :=
  (forall v_s : R, ((0 <= v_s) /\ (v_s <= 1)) -> (forall v_A : nat -> nat -> R, (v_on_path v_k v_A v_path v_s) -> (v_risk v_n v_k v_tau v_b v_A v_B < 1 / 2))).
Definition ok_below_half (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) : Prop :=
  (forall v_s : R, (((0 <= v_s) /\ (v_s <= 1)) -> (forall v_A : nat -> nat -> R, (ok_on_path v_k v_A v_path v_s /\ ((v_on_path v_k v_A v_path v_s) -> ok_risk v_n v_k v_tau v_b v_A v_B))))).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R) (v_p : nat) (v_q : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 <= v_b) -> 
  (v_steady v_k v_path) -> (v_on_path v_k v_A v_path 0) -> (v_on_path v_k v_A_ v_path 1) -> (v_below_half v_n v_k v_tau v_b v_B v_path) -> ((v_B v_p) = true) -> (~ ((v_B v_q) = true)) -> (v_attention v_n v_k v_tau v_A v_q < v_attention v_n v_k v_tau v_A v_p) -> 
  (v_attention v_n v_k v_tau v_A_ v_q < v_attention v_n v_k v_tau v_A_ v_p).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R) (v_p : nat) (v_q : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  ok_steady v_k v_path /\ (
  (v_steady v_k v_path) -> 
  ok_on_path v_k v_A v_path 0 /\ (
  (v_on_path v_k v_A v_path 0) -> 
  ok_on_path v_k v_A_ v_path 1 /\ (
  (v_on_path v_k v_A_ v_path 1) -> 
  ok_below_half v_n v_k v_tau v_b v_B v_path /\ (
  (v_below_half v_n v_k v_tau v_b v_B v_path) -> 
  (1 <= v_p <= v_n)%nat /\ (
  ((v_B v_p) = true) -> 
  (1 <= v_q <= v_n)%nat /\ (
  (~ ((v_B v_q) = true)) -> 
  (ok_attention v_n v_k v_tau v_A v_q /\ ok_attention v_n v_k v_tau v_A v_p) /\ (
  (v_attention v_n v_k v_tau v_A v_q < v_attention v_n v_k v_tau v_A v_p) -> 
  (ok_attention v_n v_k v_tau v_A_ v_q /\ ok_attention v_n v_k v_tau v_A_ v_p)))))))).
End said_identification_path.

(** identification/component *)
Module said_identification_component.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_attention (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_p : nat) : R :=
  Sum (v_H v_k) (fun v_i => v_gamma v_n v_tau v_A v_i v_p).
Definition ok_attention (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_p : nat) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_on_path (v_k : nat) (v_A : nat -> nat -> R) (v_path : nat -> nat -> R -> R) (v_s : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((v_positional v_i) /\ (v_A v_i (v_a13) = v_path v_i 1%nat v_s) /\ (v_A v_i (v_a14) = v_path v_i 2%nat v_s))).
Definition ok_on_path (v_k : nat) (v_A : nat -> nat -> R) (v_path : nat -> nat -> R -> R) (v_s : R) : Prop :=
  (ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (ok_positional v_i /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (1%nat <= v_i <= v_k)%nat /\ (1%nat <= 1%nat <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (1%nat <= 2%nat <= 2%nat)%nat))).

Definition v_steady (v_k : nat) (v_path : nat -> nat -> R -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (forall v_c_ : nat, (1%nat <= v_c_ <= 2%nat)%nat -> (forall v_s : R, ((0 <= v_s) /\ (v_s <= 1)) -> (forall v_eps : R, (0 < v_eps) -> (exists v_eta : R, (0 < v_eta) /\ (forall v_w : R, (((0 <= v_w) /\ (v_w <= 1)) /\ (Rabs (v_w - v_s) < v_eta)) -> (Rabs (v_path v_i v_c_ v_w - v_path v_i v_c_ v_s) < v_eps))))))).
Definition ok_steady (v_k : nat) (v_path : nat -> nat -> R -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (forall v_c_ : nat, (1%nat <= v_c_ <= 2%nat)%nat -> (forall v_s : R, (((0 <= v_s) /\ (v_s <= 1)) -> (forall v_eps : R, ((0 < v_eps) -> (forall v_eta : R, ((0 < v_eta) -> ((1%nat <= v_i <= v_k)%nat /\ (1%nat <= v_c_ <= 2%nat)%nat /\ (forall v_w : R, ((((0 <= v_w) /\ (v_w <= 1)) /\ (Rabs (v_w - v_s) < v_eta)) -> ((1%nat <= v_i <= v_k)%nat /\ (1%nat <= v_c_ <= 2%nat)%nat)))))))))))).

Definition v_below_half (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) : Prop :=
  (forall v_s : R, ((0 <= v_s) /\ (v_s <= 1)) -> (forall v_A : nat -> nat -> R, (v_on_path v_k v_A v_path v_s) -> (v_risk v_n v_k v_tau v_b v_A v_B < 1 / 2))).
Definition ok_below_half (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) : Prop :=
  (forall v_s : R, (((0 <= v_s) /\ (v_s <= 1)) -> (forall v_A : nat -> nat -> R, (ok_on_path v_k v_A v_path v_s /\ ((v_on_path v_k v_A v_path v_s) -> ok_risk v_n v_k v_tau v_b v_A v_B))))).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 <= v_b) -> 
  (v_steady v_k v_path) -> (v_on_path v_k v_A v_path 0) -> (v_on_path v_k v_A_ v_path 1) -> (v_below_half v_n v_k v_tau v_b v_B v_path) -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_B v_p) = true) -> (INR v_k / (INR v_k + 1) < v_attention v_n v_k v_tau v_A v_p)) -> 
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_B v_p) = true) -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> (~ ((v_B v_q) = true)) -> (v_attention v_n v_k v_tau v_A_ v_q < v_attention v_n v_k v_tau v_A_ v_p))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  ok_steady v_k v_path /\ (
  (v_steady v_k v_path) -> 
  ok_on_path v_k v_A v_path 0 /\ (
  (v_on_path v_k v_A v_path 0) -> 
  ok_on_path v_k v_A_ v_path 1 /\ (
  (v_on_path v_k v_A_ v_path 1) -> 
  ok_below_half v_n v_k v_tau v_b v_B v_path /\ (
  (v_below_half v_n v_k v_tau v_b v_B v_path) -> 
  (INR v_k + 1 <> 0 /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (((v_B v_p) = true) -> (ok_attention v_n v_k v_tau v_A v_p /\ INR v_k + 1 <> 0))))) /\ (
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_B v_p) = true) -> (INR v_k / (INR v_k + 1) < v_attention v_n v_k v_tau v_A v_p)) -> 
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (((v_B v_p) = true) -> (ok_attention v_n v_k v_tau v_A_ v_p /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1 <= v_q <= v_n)%nat /\ ((~ ((v_B v_q) = true)) -> (ok_attention v_n v_k v_tau v_A_ v_q /\ ok_attention v_n v_k v_tau v_A_ v_p))))))))))))).
End said_identification_component.

(** thm-5-frozen *)
Module said_thm_5_frozen.
Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_drawn (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_delta : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((v_positional v_i) /\ (Rabs (v_tilt v_i) <= (1 - v_delta) * PI / INR v_n) /\ (v_A v_i (v_a13) = sin (2 * PI * INR (v_lead v_i) / INR v_n + v_tilt v_i)) /\ (v_A v_i (v_a14) = cos (2 * PI * INR (v_lead v_i) / INR v_n + v_tilt v_i)))).
Definition ok_drawn (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_delta : R) : Prop :=
  (INR v_n <> 0 /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (ok_positional v_i /\ (1 <= v_i <= v_k)%nat /\ INR v_n <> 0 /\ ok_a13 /\ (1 <= (v_a13) <= 2%nat)%nat /\ (1%nat <= v_i <= v_k)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat))).

Definition v_margin (v_n : nat) (v_delta : R) : R :=
  2 * sin (PI / INR v_n) * sin (v_delta * PI / INR v_n).
Definition ok_margin (v_n : nat) (v_delta : R) : Prop :=
  INR v_n <> 0.

Definition v_stray (v_n : nat) (v_tau : R) (v_delta : R) : R :=
  (INR v_n - 1) * exp ((- v_margin v_n v_delta) / (2 * v_tau)).
Definition ok_stray (v_n : nat) (v_tau : R) (v_delta : R) : Prop :=
  (ok_margin v_n v_delta /\ 2 * v_tau <> 0).

Definition v_blur (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_delta : R) : R :=
  4 * INR v_k ^ 2%nat * v_stray v_n v_tau v_delta + 4 * INR v_k * sqrt v_b.
Definition ok_blur (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_delta : R) : Prop :=
  (ok_stray v_n v_tau v_delta /\ 0 <= v_b).

Definition v_drift (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_delta : R) : R :=
  16 * INR v_k * (2 + v_blur v_n v_k v_tau v_b v_delta) * v_stray v_n v_tau v_delta / v_tau.
Definition ok_drift (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_delta : R) : Prop :=
  (ok_blur v_n v_k v_tau v_b v_delta /\ ok_stray v_n v_tau v_delta /\ v_tau <> 0).

Definition v_covers (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_lead : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_B v_p) = true) -> (exists v_i : nat, (1%nat <= v_i <= v_k)%nat /\ ((v_lead v_i) = v_p)%nat)).
Definition ok_covers (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_lead : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (((v_B v_p) = true) -> (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (1%nat <= v_i <= v_k)%nat)))).

Definition v_keeps (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_w : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> (v_q <> (v_lead v_i))%nat -> (v_score v_n v_A v_i v_q + v_w <= v_score v_n v_A v_i (v_lead v_i)))).
Definition ok_keeps (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_w : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((1%nat <= v_i <= v_k)%nat /\ ok_score v_n v_A v_k v_i (v_lead v_i) /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1%nat <= v_i <= v_k)%nat /\ ((v_q <> (v_lead v_i))%nat -> (ok_score v_n v_A v_k v_i v_q /\ (1%nat <= v_i <= v_k)%nat /\ ok_score v_n v_A v_k v_i (v_lead v_i))))))).

Definition v_moved (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_eta : R) (v_N : nat) : nat -> nat -> R :=
  (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta).
Definition ok_moved (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_eta : R) (v_N : nat) : Prop :=
  ok_trained v_n v_k v_tau v_b v_A v_B v_N v_eta.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_eta : R) (v_delta : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 <= v_b) -> (0 <= v_eta) -> 
  (2%nat <= v_n)%nat -> ((0 <= v_delta) /\ (v_delta <= 1)) -> (v_drawn v_n v_k v_A v_lead v_tilt v_delta) -> ((0 < v_b) \/ (INR v_k * v_stray v_n v_tau v_delta < 1 / 2)) -> (INR v_N * v_eta * v_drift v_n v_k v_tau v_b v_delta <= v_margin v_n v_delta / 8) -> 
  ((v_keeps v_n v_k (v_moved v_n v_k v_tau v_b v_A v_B v_eta v_N) v_lead (v_margin v_n v_delta / 2)) /\ (((v_covers v_n v_k v_B v_lead) /\ (v_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_eta v_N) v_B <= v_blur v_n v_k v_tau v_b v_delta ^ 2%nat)) \/ ((~ (v_covers v_n v_k v_B v_lead)) /\ ((Rmax 0 (2 - v_blur v_n v_k v_tau v_b v_delta)) ^ 2%nat / 2 <= v_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_eta v_N) v_B)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_eta : R) (v_delta : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  (0 <= v_eta) -> 
  (2%nat <= v_n)%nat -> 
  ((0 <= v_delta) /\ (v_delta <= 1)) -> 
  ok_drawn v_n v_k v_A v_lead v_tilt v_delta /\ (
  (v_drawn v_n v_k v_A v_lead v_tilt v_delta) -> 
  ok_stray v_n v_tau v_delta /\ (
  ((0 < v_b) \/ (INR v_k * v_stray v_n v_tau v_delta < 1 / 2)) -> 
  (ok_drift v_n v_k v_tau v_b v_delta /\ ok_margin v_n v_delta) /\ (
  (INR v_N * v_eta * v_drift v_n v_k v_tau v_b v_delta <= v_margin v_n v_delta / 8) -> 
  (ok_margin v_n v_delta /\ ok_moved v_n v_k v_tau v_b v_A v_B v_eta v_N /\ ok_keeps v_n v_k (v_moved v_n v_k v_tau v_b v_A v_B v_eta v_N) v_lead (v_margin v_n v_delta / 2) /\ ok_covers v_n v_k v_B v_lead /\ ok_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_eta v_N) v_B /\ ok_blur v_n v_k v_tau v_b v_delta)))).
End said_thm_5_frozen.

(** thm-5-frozen/draws *)
Module said_thm_5_frozen_draws.
Definition v_digit (v_n : nat) (v_j : nat) (v_i : nat) : Z :=
  ((1%Z + (Int_part (INR v_n * (INR v_j - 1) / INR v_n ^ v_i)))%Z - ((Z.of_nat v_n) * (Int_part ((INR v_j - 1) / INR v_n ^ v_i)))%Z)%Z.
Definition ok_digit (v_n : nat) (v_j : nat) (v_i : nat) : Prop :=
  INR v_n ^ v_i <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (INR v_N = INR v_n ^ v_k) -> 
  (Sum v_N (fun v_j => Prod v_n (fun v_p => (if (v_B v_p) then 1 - Prod v_k (fun v_i => (if Req_EM_T (IZR (v_digit v_n v_j v_i)) (INR v_p) then 0 else 1)) else 1))) = Prod v_k (fun v_i => INR v_i)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (INR v_N = INR v_n ^ v_k) -> 
  (forall v_j : nat, (1%nat <= v_j <= v_N)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (((v_B v_p) = true) -> (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (ok_digit v_n v_j v_i /\ ((IZR (v_digit v_n v_j v_i) = INR v_p) -> True) /\ (~ (IZR (v_digit v_n v_j v_i) = INR v_p) -> True))))))).
End said_thm_5_frozen_draws.

(** thm-5-frozen/instance *)
Module said_thm_5_frozen_instance.
Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_drawn (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_delta : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((v_positional v_i) /\ (Rabs (v_tilt v_i) <= (1 - v_delta) * PI / INR v_n) /\ (v_A v_i (v_a13) = sin (2 * PI * INR (v_lead v_i) / INR v_n + v_tilt v_i)) /\ (v_A v_i (v_a14) = cos (2 * PI * INR (v_lead v_i) / INR v_n + v_tilt v_i)))).
Definition ok_drawn (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_delta : R) : Prop :=
  (INR v_n <> 0 /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (ok_positional v_i /\ (1 <= v_i <= v_k)%nat /\ INR v_n <> 0 /\ ok_a13 /\ (1 <= (v_a13) <= 2%nat)%nat /\ (1%nat <= v_i <= v_k)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat))).

Definition v_covers (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_lead : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_B v_p) = true) -> (exists v_i : nat, (1%nat <= v_i <= v_k)%nat /\ ((v_lead v_i) = v_p)%nat)).
Definition ok_covers (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_lead : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (((v_B v_p) = true) -> (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (1%nat <= v_i <= v_k)%nat)))).

Definition v_moved (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) : nat -> nat -> R :=
  (v_trained v_n v_k v_tau v_b v_A v_B v_N 1).
Definition ok_moved (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) : Prop :=
  ok_trained v_n v_k v_tau v_b v_A v_B v_N 1.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_delta : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> 
  (v_n = 8%nat)%nat -> (v_k = 2%nat)%nat -> (v_tau = 1 / 4096) -> (v_b = 1 / 10 ^ 8%nat) -> (v_delta = 1 / 10) -> (v_drawn v_n v_k v_A v_lead v_tilt v_delta) -> (INR v_N / 10 ^ 18%nat <= 1) -> 
  (((v_covers v_n v_k v_B v_lead) /\ (v_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_N) v_B <= 1 / 10 ^ 6%nat)) \/ ((~ (v_covers v_n v_k v_B v_lead)) /\ (1998 / 1000 <= v_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_N) v_B))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_delta : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> 
  (v_n = 8%nat)%nat -> 
  (v_k = 2%nat)%nat -> 
  (v_tau = 1 / 4096) -> 
  10 ^ 8%nat <> 0 /\ (
  (v_b = 1 / 10 ^ 8%nat) -> 
  (v_delta = 1 / 10) -> 
  ok_drawn v_n v_k v_A v_lead v_tilt v_delta /\ (
  (v_drawn v_n v_k v_A v_lead v_tilt v_delta) -> 
  10 ^ 18%nat <> 0 /\ (
  (INR v_N / 10 ^ 18%nat <= 1) -> 
  (ok_covers v_n v_k v_B v_lead /\ ok_moved v_n v_k v_tau v_b v_A v_B v_N /\ ok_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_N) v_B /\ 10 ^ 6%nat <> 0)))).
End said_thm_5_frozen_instance.

(** contribution-i *)
Module said_contribution_i.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> (0 < v_eps) -> 
  exists (v_A : nat -> nat -> R), (
  (v_risk v_n v_k v_tau v_b v_A v_B < v_eps)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (0 < v_eps) -> 
  forall (v_A : nat -> nat -> R), 
  ok_risk v_n v_k v_tau v_b v_A v_B.
End said_contribution_i.

(** contribution-iii/numbers *)
Module said_contribution_iii_numbers.
Definition v_upper (v_n : nat) (v_k : nat) : R :=
  INR v_n * INR v_k ^ 7%nat * ln (INR v_k).
Definition ok_upper (v_n : nat) (v_k : nat) : Prop :=
  0 < INR v_k.

Definition v_needed (v_k : nat) : nat :=
  v_k.
Definition ok_needed (v_k : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat), ((v_k <= v_n)%nat /\ (2%nat <= v_k)%nat) -> 
  (INR (v_needed v_k) < v_upper v_n v_k).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat), 
  ((v_k <= v_n)%nat /\ (2%nat <= v_k)%nat) -> 
  (ok_needed v_k /\ ok_upper v_n v_k).
End said_contribution_iii_numbers.

(** sec-3-dimension *)
Module said_sec_3_dimension.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  exists (v_A : nat -> nat -> R), (
  (v_risk v_n v_k v_tau v_b v_A v_B = 0)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  forall (v_A : nat -> nat -> R), 
  ok_risk v_n v_k v_tau v_b v_A v_B.
End said_sec_3_dimension.

(** sec-3-dimension/infimum *)
Module said_sec_3_dimension_infimum.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 <= v_b) -> (0 < v_eps) -> 
  (v_b = 0) -> 
  exists (v_A : nat -> nat -> R), (
  (v_risk v_n v_k v_tau v_b v_A v_B <= v_eps)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 <= v_b) -> 
  (0 < v_eps) -> 
  (v_b = 0) -> 
  forall (v_A : nat -> nat -> R), 
  ok_risk v_n v_k v_tau v_b v_A v_B.
End said_sec_3_dimension_infimum.

(** sec-3-dimension!repair *)
Module said_sec_3_dimension_repair.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_attention (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_p : nat) : R :=
  Sum (v_H v_k) (fun v_i => v_gamma v_n v_tau v_A v_i v_p).
Definition ok_attention (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_p : nat) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_x : nat -> bool), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 <= v_b) -> 
  (v_yhat v_n v_k v_tau v_b v_x v_A = 1 + Sum v_k (fun v_q => (- 1) ^ v_q * (8 * INR v_q - 4) * v_sigma v_b (Sum v_n (fun v_p => v_attention v_n v_k v_tau v_A v_p * bit (v_x v_p)) + 1 / 2 - INR v_q))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_x : nat -> bool), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_attention v_n v_k v_tau v_A v_p /\ (1 <= v_p <= v_n)%nat)) /\ (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_attention v_n v_k v_tau v_A v_p /\ (1 <= v_p <= v_n)%nat)) /\ ok_sigma v_b (Sum v_n (fun v_p => v_attention v_n v_k v_tau v_A v_p * bit (v_x v_p)) + 1 / 2 - INR v_q)))).
End said_sec_3_dimension_repair.

(** fig-1-order/equation *)
Module said_fig_1_order_equation.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_points (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  ((v_positional v_i) /\ (v_A v_i (v_a13) = v_u1 v_n v_p) /\ (v_A v_i (v_a14) = v_u2 v_n v_p)).
Definition ok_points (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_positional v_i /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_u1 v_n v_p /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ok_u2 v_n v_p).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (v_points v_n v_A v_i v_p) -> 
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j < v_score v_n v_A v_i v_p)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ok_points v_n v_A v_k v_i v_p /\ (
  (v_points v_n v_A v_i v_p) -> 
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))))).
End said_fig_1_order_equation.

(** prop-3.alignment *)
Module said_prop_3_alignment.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_points (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  ((v_positional v_i) /\ (v_A v_i (v_a13) = v_u1 v_n v_p) /\ (v_A v_i (v_a14) = v_u2 v_n v_p)).
Definition ok_points (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_positional v_i /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_u1 v_n v_p /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ok_u2 v_n v_p).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (v_points v_n v_A v_i v_p) -> 
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j < v_score v_n v_A v_i v_p)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ok_points v_n v_A v_k v_i v_p /\ (
  (v_points v_n v_A v_i v_p) -> 
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))))).
End said_prop_3_alignment.

(** lemma-14.softmax-derivative-13/sign-corrected *)
Module said_lemma_14_softmax_derivative_13_sign_corrected.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_minus : Z :=
  (- 1%Z)%Z.
Definition ok_minus : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (Derive (fun t => v_gamma v_n v_tau (set2 v_A v_i (v_a13) t) v_i v_p) (v_A v_i (v_a13)) = 1 / v_tau * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u1 v_n v_p + IZR (v_minus) * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u1 v_n v_j else 0)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_gamma v_n v_tau v_A v_k v_i v_p)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_gamma v_n v_tau (set2 v_A v_i (v_a13) t) v_i v_p) (v_A v_i (v_a13)) /\ v_tau <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ ok_minus /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j))))).
End said_lemma_14_softmax_derivative_13_sign_corrected.

(** lemma-14.softmax-derivative-14/sign-corrected *)
Module said_lemma_14_softmax_derivative_14_sign_corrected.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_minus : Z :=
  (- 1%Z)%Z.
Definition ok_minus : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (Derive (fun t => v_gamma v_n v_tau (set2 v_A v_i (v_a14) t) v_i v_p) (v_A v_i (v_a14)) = 1 / v_tau * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u2 v_n v_p + IZR (v_minus) * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u2 v_n v_j else 0)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_gamma v_n v_tau v_A v_k v_i v_p)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_gamma v_n v_tau (set2 v_A v_i (v_a14) t) v_i v_p) (v_A v_i (v_a14)) /\ v_tau <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u2 v_n v_p /\ ok_minus /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_j))))).
End said_lemma_14_softmax_derivative_14_sign_corrected.

(** lemma-14.outer-derivative *)
Module said_lemma_14_outer_derivative.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_steep (v_k : nat) (v_b : R) (v_s : R) : R :=
  Derive (fun v_s => v_f v_k v_b (INR v_k * v_s)) v_s.
Definition ok_steep (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  ((locally v_s (fun v_s => ok_f v_k v_b (INR v_k * v_s))) /\ ex_derive (fun v_s => v_f v_k v_b (INR v_k * v_s)) v_s).

Definition v_coefficient (v_q : nat) : Z :=
  ((8%Z * (Z.of_nat v_q))%Z - 4%Z)%Z.
Definition ok_coefficient (v_q : nat) : Prop :=
  True.

Definition v_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : R :=
  v_attended v_n v_k v_tau v_x v_A + 1 / 2 - INR v_q.
Definition ok_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : Prop :=
  ok_attended v_n v_k v_tau v_x v_A.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A) = INR v_k * Sum v_k (fun v_q => (- 1) ^ v_q * IZR (v_coefficient v_q) * (1 / 2 + v_layer v_n v_k v_tau v_x v_A v_q / (2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (ok_vstar v_n v_k v_tau v_x v_A /\ ok_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A) /\ (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_coefficient v_q /\ ok_layer v_n v_k v_tau v_x v_A v_q /\ 0 <= v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b /\ 2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) <> 0))).
End said_lemma_14_outer_derivative.

(** lemma-14.chain-13/sign-corrected *)
Module said_lemma_14_chain_13_sign_corrected.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_coefficient (v_q : nat) : Z :=
  ((8%Z * (Z.of_nat v_q))%Z - 4%Z)%Z.
Definition ok_coefficient (v_q : nat) : Prop :=
  True.

Definition v_minus : Z :=
  (- 1%Z)%Z.
Definition ok_minus : Prop :=
  True.

Definition v_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : R :=
  v_attended v_n v_k v_tau v_x v_A + 1 / 2 - INR v_q.
Definition ok_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : Prop :=
  ok_attended v_n v_k v_tau v_x v_A.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)) = 1 / v_tau * Sum v_k (fun v_q => (- 1) ^ v_q * IZR (v_coefficient v_q) * (1 / 2 + v_layer v_n v_k v_tau v_x v_A v_q / (2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b)))) * Sum v_n (fun v_p => bit (v_x v_p) * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u1 v_n v_p + IZR (v_minus) * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u1 v_n v_j else 0))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)) /\ v_tau <> 0 /\ (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_coefficient v_q /\ ok_layer v_n v_k v_tau v_x v_A v_q /\ 0 <= v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b /\ 2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) <> 0)) /\ ok_minus /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ ok_minus /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j))))))).
End said_lemma_14_chain_13_sign_corrected.

(** lemma-14.chain-14/sign-corrected *)
Module said_lemma_14_chain_14_sign_corrected.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_coefficient (v_q : nat) : Z :=
  ((8%Z * (Z.of_nat v_q))%Z - 4%Z)%Z.
Definition ok_coefficient (v_q : nat) : Prop :=
  True.

Definition v_minus : Z :=
  (- 1%Z)%Z.
Definition ok_minus : Prop :=
  True.

Definition v_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : R :=
  v_attended v_n v_k v_tau v_x v_A + 1 / 2 - INR v_q.
Definition ok_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : Prop :=
  ok_attended v_n v_k v_tau v_x v_A.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14)) = 1 / v_tau * Sum v_k (fun v_q => (- 1) ^ v_q * IZR (v_coefficient v_q) * (1 / 2 + v_layer v_n v_k v_tau v_x v_A v_q / (2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b)))) * Sum v_n (fun v_p => bit (v_x v_p) * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u2 v_n v_p + IZR (v_minus) * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u2 v_n v_j else 0))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14)) /\ v_tau <> 0 /\ (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_coefficient v_q /\ ok_layer v_n v_k v_tau v_x v_A v_q /\ 0 <= v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b /\ 2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) <> 0)) /\ ok_minus /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u2 v_n v_p /\ ok_minus /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_j))))))).
End said_lemma_14_chain_14_sign_corrected.

(** lemma-14.slope-bound *)
Module said_lemma_14_slope_bound.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_steep (v_k : nat) (v_b : R) (v_s : R) : R :=
  Derive (fun v_s => v_f v_k v_b (INR v_k * v_s)) v_s.
Definition ok_steep (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  ((locally v_s (fun v_s => ok_f v_k v_b (INR v_k * v_s))) /\ ex_derive (fun v_s => v_f v_k v_b (INR v_k * v_s)) v_s).

Definition v_printed'slope (v_k : nat) : nat :=
  (4%nat * (v_k ^ 2%nat)%nat)%nat.
Definition ok_printed'slope (v_k : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (Rabs (v_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A)) <= INR (v_printed'slope v_k)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (ok_vstar v_n v_k v_tau v_x v_A /\ ok_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A) /\ ok_printed'slope v_k).
End said_lemma_14_slope_bound.

(** lemma-7 *)
Module said_lemma_7.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_constant (v_l1 : R) (v_l2 : R) (v_B_v : R) (v_C : R) : R :=
  (Rmax (2 * v_l1 * v_C) (2 * (v_l2 + v_B_v))).
Definition ok_constant (v_l1 : R) (v_l2 : R) (v_B_v : R) (v_C : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_l1 : R) (v_l2 : R) (v_Bs : R) (v_C : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (0 <= v_l1) -> (0 <= v_l2) -> (0 <= v_Bs) -> (0 <= v_C) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (Rabs (v_yhat v_n v_k v_tau v_b v_x v_U - v_yhat v_n v_k v_tau v_b v_x v_V) <= v_l1 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2)))))) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_l2 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2)))))) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_Bs * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2)))))) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) ^ 2 + Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) ^ 2)) <= v_C))) -> 
  forall (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), 
  (sqrt (Sum v_k (fun i1 => (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 2%nat)) ^ 2)) <= v_constant v_l1 v_l2 v_Bs v_C * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_l1 : R) (v_l2 : R) (v_Bs : R) (v_C : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (0 <= v_l1) -> 
  (0 <= v_l2) -> 
  (0 <= v_Bs) -> 
  (0 <= v_C) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall v_V : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))))))) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (Rabs (v_yhat v_n v_k v_tau v_b v_x v_U - v_yhat v_n v_k v_tau v_b v_x v_V) <= v_l1 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2)))))) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2))) /\ (forall v_V : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2) /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (locally (v_V i1 i2) (fun t => let v_V := (set2 v_V i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_V)) /\ ex_derive (fun t => let v_V := (set2 v_V i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))))))) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_l2 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2)))))) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2))) /\ (forall v_V : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2) /\ (locally (v_V i1 i2) (fun t => let v_V := (set2 v_V i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_V)) /\ ex_derive (fun t => let v_V := (set2 v_V i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))))))) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_Bs * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2)))))) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2)))))) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_U : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) ^ 2 + Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) ^ 2)) <= v_C))) -> 
  forall (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ ok_risk v_n v_k v_tau v_b v_A_ v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A_ v_B)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 i2))) /\ ok_constant v_l1 v_l2 v_Bs v_C /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))))))).
End said_lemma_7.

(** lemma-7.case-i *)
Module said_lemma_7_case_i.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (1 <= v_yhat v_n v_k v_tau v_b v_x v_A) -> (1 <= v_yhat v_n v_k v_tau v_b v_x v_A_) -> 
  (sqrt (Sum v_k (fun i1 => (Derive (fun t => let v_A := (set2 v_A i1 1%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => let v_A := (set2 v_A i1 2%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)) (v_A_ i1 2%nat)) ^ 2)) = 0).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_yhat v_n v_k v_tau v_b v_x v_A /\ (
  (1 <= v_yhat v_n v_k v_tau v_b v_x v_A) -> 
  ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (
  (1 <= v_yhat v_n v_k v_tau v_b v_x v_A_) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A) /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)))) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A i1 i2 t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in (ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)))) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)) (v_A_ i1 i2)))))).
End said_lemma_7_case_i.

(** lemma-7.case-ii *)
Module said_lemma_7_case_ii.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_case_ii (v_l1 : R) (v_l2 : R) (v_B_v : R) (v_C : R) : R :=
  2 * v_l1 * v_C.
Definition ok_case_ii (v_l1 : R) (v_l2 : R) (v_B_v : R) (v_C : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_l1 : R) (v_l2 : R) (v_Bs : R) (v_C : R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (0 <= v_l1) -> (0 <= v_l2) -> (0 <= v_Bs) -> (0 <= v_C) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (Rabs (v_yhat v_n v_k v_tau v_b v_x v_U - v_yhat v_n v_k v_tau v_b v_x v_V) <= v_l1 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_l2 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_Bs * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> (forall v_U : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) ^ 2 + Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) ^ 2)) <= v_C)) -> 
  forall (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), 
  ((v_yhat v_n v_k v_tau v_b v_x v_A <= 1) /\ (1 <= v_yhat v_n v_k v_tau v_b v_x v_A_)) -> 
  ((sqrt (Sum v_k (fun i1 => (Derive (fun t => let v_A := (set2 v_A i1 1%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => let v_A := (set2 v_A i1 2%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)) (v_A_ i1 2%nat)) ^ 2)) <= 2 * Rabs (v_yhat v_n v_k v_tau v_b v_x v_A - v_yhat v_n v_k v_tau v_b v_x v_A_) * sqrt (Sum v_k (fun i1 => Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) ^ 2))) /\ (2 * Rabs (v_yhat v_n v_k v_tau v_b v_x v_A - v_yhat v_n v_k v_tau v_b v_x v_A_) * sqrt (Sum v_k (fun i1 => Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) ^ 2)) <= v_case_ii v_l1 v_l2 v_Bs v_C * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_l1 : R) (v_l2 : R) (v_Bs : R) (v_C : R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (0 <= v_l1) -> 
  (0 <= v_l2) -> 
  (0 <= v_Bs) -> 
  (0 <= v_C) -> 
  (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall v_V : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))))) /\ (
  (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (Rabs (v_yhat v_n v_k v_tau v_b v_x v_U - v_yhat v_n v_k v_tau v_b v_x v_V) <= v_l1 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> 
  (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2))) /\ (forall v_V : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2) /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (locally (v_V i1 i2) (fun t => let v_V := (set2 v_V i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_V)) /\ ex_derive (fun t => let v_V := (set2 v_V i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))))) /\ (
  (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_l2 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> 
  (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2))) /\ (forall v_V : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2) /\ (locally (v_V i1 i2) (fun t => let v_V := (set2 v_V i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_V)) /\ ex_derive (fun t => let v_V := (set2 v_V i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))))) /\ (
  (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_Bs * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> 
  (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2))))) /\ (
  (forall v_U : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) ^ 2 + Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) ^ 2)) <= v_C)) -> 
  forall (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_) /\ (
  ((v_yhat v_n v_k v_tau v_b v_x v_A <= 1) /\ (1 <= v_yhat v_n v_k v_tau v_b v_x v_A_)) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A) /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)))) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A i1 i2 t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in (ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)))) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)) (v_A_ i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2))) /\ ok_case_ii v_l1 v_l2 v_Bs v_C /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))))))).
End said_lemma_7_case_ii.

(** lemma-7.case-iii *)
Module said_lemma_7_case_iii.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_case_iii (v_l1 : R) (v_l2 : R) (v_B_v : R) (v_C : R) : R :=
  2 * (v_l2 + v_B_v).
Definition ok_case_iii (v_l1 : R) (v_l2 : R) (v_B_v : R) (v_C : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_l1 : R) (v_l2 : R) (v_Bs : R) (v_C : R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (0 <= v_l1) -> (0 <= v_l2) -> (0 <= v_Bs) -> (0 <= v_C) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (Rabs (v_yhat v_n v_k v_tau v_b v_x v_U - v_yhat v_n v_k v_tau v_b v_x v_V) <= v_l1 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_l2 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_Bs * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> (forall v_U : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) ^ 2 + Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) ^ 2)) <= v_C)) -> 
  forall (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), 
  (v_yhat v_n v_k v_tau v_b v_x v_A <= 1) -> (v_yhat v_n v_k v_tau v_b v_x v_A_ <= 1) -> 
  ((sqrt (Sum v_k (fun i1 => (Derive (fun t => let v_A := (set2 v_A i1 1%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => let v_A := (set2 v_A i1 2%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)) (v_A_ i1 2%nat)) ^ 2)) <= 2 * sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) + 2 * sqrt (Sum v_k (fun i1 => (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2))) /\ (2 * sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) + 2 * sqrt (Sum v_k (fun i1 => (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) <= v_case_iii v_l1 v_l2 v_Bs v_C * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_l1 : R) (v_l2 : R) (v_Bs : R) (v_C : R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (0 <= v_l1) -> 
  (0 <= v_l2) -> 
  (0 <= v_Bs) -> 
  (0 <= v_C) -> 
  (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall v_V : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))))) /\ (
  (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (Rabs (v_yhat v_n v_k v_tau v_b v_x v_U - v_yhat v_n v_k v_tau v_b v_x v_V) <= v_l1 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> 
  (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2))) /\ (forall v_V : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2) /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (locally (v_V i1 i2) (fun t => let v_V := (set2 v_V i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_V)) /\ ex_derive (fun t => let v_V := (set2 v_V i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))))) /\ (
  (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_U * Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_V * Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_l2 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> 
  (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2))) /\ (forall v_V : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ ok_yhat v_n v_k v_tau v_b v_x v_V /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2) /\ (locally (v_V i1 i2) (fun t => let v_V := (set2 v_V i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_V)) /\ ex_derive (fun t => let v_V := (set2 v_V i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))))) /\ (
  (forall v_U : nat -> nat -> R, (forall v_V : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => (Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) - Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 1%nat)) ^ 2 + (Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) - Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_V) (v_V i1 2%nat)) ^ 2)) <= v_Bs * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2))))) -> 
  (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x v_U /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 i2))))) /\ (
  (forall v_U : nat -> nat -> R, (sqrt (Sum v_k (fun i1 => Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 1%nat) ^ 2 + Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_U) (v_U i1 2%nat) ^ 2)) <= v_C)) -> 
  forall (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), 
  ok_yhat v_n v_k v_tau v_b v_x v_A /\ (
  (v_yhat v_n v_k v_tau v_b v_x v_A <= 1) -> 
  ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (
  (v_yhat v_n v_k v_tau v_b v_x v_A_ <= 1) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A) /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)))) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A i1 i2 t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A)) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in (ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ ok_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)))) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_loss 1 (v_yhat v_n v_k v_tau v_b v_x v_A_)) (v_A_ i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x v_A /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2) /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A_)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A_)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 i2))) /\ ok_case_iii v_l1 v_l2 v_Bs v_C /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))))))))).
End said_lemma_7_case_iii.

(** prop-4.missing-edge-risk/at-least *)
Module said_prop_4_missing_edge_risk_at_least.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : R :=
  Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_h v_x)).
Definition ok_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))).

Definition v_printed'risk : nat :=
  1%nat.
Definition ok_printed'risk : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_i : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R), (1%nat <= v_i <= v_n)%nat -> (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((v_B v_i) = true) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (v_h (upd v_x v_i true) = v_h (upd v_x v_i false))) -> 
  (INR (v_printed'risk) <= v_risk_of v_n v_B v_h).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_i : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R), (1%nat <= v_i <= v_n)%nat -> (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (1 <= v_i <= v_n)%nat /\ (
  ((v_B v_i) = true) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_i <= v_n)%nat) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (v_h (upd v_x v_i true) = v_h (upd v_x v_i false))) -> 
  (ok_risk_of v_n v_B v_h /\ ok_printed'risk))).
End said_prop_4_missing_edge_risk_at_least.

(** thm-5 *)
Module said_thm_5.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_unit (v_k : nat) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (v_A v_i (v_a13) ^ 2%nat + v_A v_i (v_a14) ^ 2%nat = 1)).
Definition ok_unit (v_k : nat) (v_A : nat -> nat -> R) : Prop :=
  (ok_H v_k /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat))).

Definition v_rate (v_k : nat) (v_tau : R) (v_b : R) : R :=
  1 / (Rmax (2 * (8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau) ^ 2%nat) (2 * (sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat) + 2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b))))).
Definition ok_rate (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau <> 0 /\ v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0 /\ (Rmax (2 * (8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau) ^ 2%nat) (2 * (sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat) + 2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b))))) <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  exists (v_c : R), ((0 < v_c) /\ (v_c < 1)) /\ (
  exists (v_A : nat -> nat -> R), (
  forall (v_N : nat), (0%nat <= v_N)%nat -> 
  ((v_unit v_k v_A) /\ (v_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N (v_rate v_k v_tau v_b)) v_B <= v_c ^ v_N * v_risk v_n v_k v_tau v_b v_A v_B)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  forall (v_c : R), 
  ((0 < v_c) /\ (v_c < 1)) -> 
  forall (v_A : nat -> nat -> R), 
  forall (v_N : nat), 
  (0%nat <= v_N)%nat -> 
  (ok_unit v_k v_A /\ ok_rate v_k v_tau v_b /\ ok_trained v_n v_k v_tau v_b v_A v_B v_N (v_rate v_k v_tau v_b) /\ ok_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N (v_rate v_k v_tau v_b)) v_B /\ ok_risk v_n v_k v_tau v_b v_A v_B).
End said_thm_5.

(** thm-5.every-parity-set *)
Module said_thm_5_every_parity_set.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_unit (v_k : nat) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (v_A v_i (v_a13) ^ 2%nat + v_A v_i (v_a14) ^ 2%nat = 1)).
Definition ok_unit (v_k : nat) (v_A : nat -> nat -> R) : Prop :=
  (ok_H v_k /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat))).

Definition v_rate (v_k : nat) (v_tau : R) (v_b : R) : R :=
  1 / (Rmax (2 * (8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau) ^ 2%nat) (2 * (sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat) + 2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b))))).
Definition ok_rate (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau <> 0 /\ v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0 /\ (Rmax (2 * (8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau) ^ 2%nat) (2 * (sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat) + 2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b))))) <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  exists (v_c : R), ((0 < v_c) /\ (v_c < 1)) /\ (
  forall (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  exists (v_A : nat -> nat -> R), (
  forall (v_N : nat), (0%nat <= v_N)%nat -> 
  ((v_unit v_k v_A) /\ (v_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N (v_rate v_k v_tau v_b)) v_B <= v_c ^ v_N * v_risk v_n v_k v_tau v_b v_A v_B)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  forall (v_c : R), 
  ((0 < v_c) /\ (v_c < 1)) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  forall (v_A : nat -> nat -> R), 
  forall (v_N : nat), 
  (0%nat <= v_N)%nat -> 
  (ok_unit v_k v_A /\ ok_rate v_k v_tau v_b /\ ok_trained v_n v_k v_tau v_b v_A v_B v_N (v_rate v_k v_tau v_b) /\ ok_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N (v_rate v_k v_tau v_b)) v_B /\ ok_risk v_n v_k v_tau v_b v_A v_B).
End said_thm_5_every_parity_set.

(** thm-5.optimum-exists *)
Module said_thm_5_optimum_exists.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  exists (v_A : nat -> nat -> R), (
  (v_risk v_n v_k v_tau v_b v_A v_B = 0)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  forall (v_A : nat -> nat -> R), 
  ok_risk v_n v_k v_tau v_b v_A v_B.
End said_thm_5_optimum_exists.

(** thm-5.optimum-exists/infimum *)
Module said_thm_5_optimum_exists_infimum.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 <= v_b) -> (0 < v_eps) -> 
  (v_b = 0) -> 
  exists (v_A : nat -> nat -> R), (
  (v_risk v_n v_k v_tau v_b v_A v_B <= v_eps)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 <= v_b) -> 
  (0 < v_eps) -> 
  (v_b = 0) -> 
  forall (v_A : nat -> nat -> R), 
  ok_risk v_n v_k v_tau v_b v_A v_B.
End said_thm_5_optimum_exists_infimum.

(** rem-10 *)
Module said_rem_10.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_unit (v_k : nat) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (v_A v_i (v_a13) ^ 2%nat + v_A v_i (v_a14) ^ 2%nat = 1)).
Definition ok_unit (v_k : nat) (v_A : nat -> nat -> R) : Prop :=
  (ok_H v_k /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat))).

Definition v_printed'level : nat :=
  0%nat.
Definition ok_printed'level : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> (0 < v_eps) -> 
  exists (v_A : nat -> nat -> R) (v_eta : R) (v_N : nat), (0 < v_eta) /\ (
  ((v_unit v_k v_A) /\ (v_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B < INR (v_printed'level) + v_eps))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (0 < v_eps) -> 
  forall (v_A : nat -> nat -> R) (v_eta : R) (v_N : nat), 
  (0 < v_eta) -> 
  (ok_unit v_k v_A /\ ok_trained v_n v_k v_tau v_b v_A v_B v_N v_eta /\ ok_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B /\ ok_printed'level).
End said_rem_10.

(** rem-10/theorem-5 *)
Module said_rem_10_theorem_5.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_printed'level : nat :=
  0%nat.
Definition ok_printed'level : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> (0 < v_eps) -> 
  exists (v_A : nat -> nat -> R), (
  (v_risk v_n v_k v_tau v_b v_A v_B < INR (v_printed'level) + v_eps)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (0 < v_eps) -> 
  forall (v_A : nat -> nat -> R), 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ ok_printed'level).
End said_rem_10_theorem_5.

(** thm-5-one-bit *)
Module said_thm_5_one_bit.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_kappa (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  2 * (1 - cos (2 * PI / INR v_n)) / v_tau * (1 - sqrt (v_risk v_n v_k v_tau v_b v_A v_B / 2)).
Definition ok_kappa (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (INR v_n <> 0 /\ v_tau <> 0 /\ ok_risk v_n v_k v_tau v_b v_A v_B /\ 0 <= v_risk v_n v_k v_tau v_b v_A v_B / 2).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_eta : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (2%nat <= v_n)%nat -> (0 < v_tau) -> (0 <= v_b) -> (0 <= v_eta) -> 
  (v_k = 1%nat)%nat -> (v_b = 0) -> (v_eta <= v_tau ^ 2%nat / 8) -> (v_risk v_n v_k v_tau v_b v_A v_B < 1 / 2) -> 
  ((1 / (1 / v_risk v_n v_k v_tau v_b v_A v_B + 32 * v_eta * INR v_N / v_tau ^ 2%nat) <= v_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B) /\ (v_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B <= 1 / (1 / v_risk v_n v_k v_tau v_b v_A v_B + v_eta * v_kappa v_n v_k v_tau v_b v_A v_B ^ 2%nat * INR v_N / 2))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_eta : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (2%nat <= v_n)%nat -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  (0 <= v_eta) -> 
  (v_k = 1%nat)%nat -> 
  (v_b = 0) -> 
  (v_eta <= v_tau ^ 2%nat / 8) -> 
  ok_risk v_n v_k v_tau v_b v_A v_B /\ (
  (v_risk v_n v_k v_tau v_b v_A v_B < 1 / 2) -> 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ v_risk v_n v_k v_tau v_b v_A v_B <> 0 /\ v_tau ^ 2%nat <> 0 /\ 1 / v_risk v_n v_k v_tau v_b v_A v_B + 32 * v_eta * INR v_N / v_tau ^ 2%nat <> 0 /\ ok_trained v_n v_k v_tau v_b v_A v_B v_N v_eta /\ ok_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B /\ ok_kappa v_n v_k v_tau v_b v_A v_B /\ 1 / v_risk v_n v_k v_tau v_b v_A v_B + v_eta * v_kappa v_n v_k v_tau v_b v_A v_B ^ 2%nat * INR v_N / 2 <> 0)).
End said_thm_5_one_bit.

(** thm-5-one-bit/normalised *)
Module said_thm_5_one_bit_normalised.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_kappa (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  2 * (1 - cos (2 * PI / INR v_n)) / v_tau * (1 - sqrt (v_risk v_n v_k v_tau v_b v_A v_B / 2)).
Definition ok_kappa (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (INR v_n <> 0 /\ v_tau <> 0 /\ ok_risk v_n v_k v_tau v_b v_A v_B /\ 0 <= v_risk v_n v_k v_tau v_b v_A v_B / 2).

Definition v_moved (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_eta : R) (v_N : nat) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta / v_risk v_n v_k v_tau v_b v_A v_B * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_moved (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_eta : R) (v_N : nat) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta / v_risk v_n v_k v_tau v_b v_A v_B * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ v_risk v_n v_k v_tau v_b v_A v_B <> 0 /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ok_risk v_n v_k v_tau v_b v_A v_B /\ v_risk v_n v_k v_tau v_b v_A v_B <> 0 /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_eta : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (2%nat <= v_n)%nat -> (0 < v_tau) -> (0 <= v_b) -> (0 <= v_eta) -> 
  (v_k = 1%nat)%nat -> (v_b = 0) -> (v_eta <= v_tau ^ 2%nat / 16) -> (v_risk v_n v_k v_tau v_b v_A v_B < 1 / 2) -> 
  (v_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_eta v_N) v_B <= exp ((- v_eta) * v_kappa v_n v_k v_tau v_b v_A v_B ^ 2%nat * INR v_N / 2) * v_risk v_n v_k v_tau v_b v_A v_B).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_eta : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (2%nat <= v_n)%nat -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  (0 <= v_eta) -> 
  (v_k = 1%nat)%nat -> 
  (v_b = 0) -> 
  (v_eta <= v_tau ^ 2%nat / 16) -> 
  ok_risk v_n v_k v_tau v_b v_A v_B /\ (
  (v_risk v_n v_k v_tau v_b v_A v_B < 1 / 2) -> 
  (ok_moved v_n v_k v_tau v_b v_A v_B v_eta v_N /\ ok_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_eta v_N) v_B /\ ok_kappa v_n v_k v_tau v_b v_A v_B /\ ok_risk v_n v_k v_tau v_b v_A v_B)).
End said_thm_5_one_bit_normalised.

(** sec-3-scope *)
Module said_sec_3_scope.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_prop_4'risk : nat :=
  1%nat.
Definition ok_prop_4'risk : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_i : nat) (v_h : (nat -> bool) -> R) (v_odds : (nat -> bool) -> R), (1%nat <= v_i <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (0 <= v_odds v_x)) -> (Total v_n (fun v_x => v_odds v_x) = 1) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (v_h (upd v_x v_i true) = v_h (upd v_x v_i false))) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\ (
  (((v_B v_i) = true) /\ (INR (v_prop_4'risk) <= Total v_n (fun v_x => v_odds v_x * v_loss (v_label v_n v_x v_B) (v_h v_x))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_i : nat) (v_h : (nat -> bool) -> R) (v_odds : (nat -> bool) -> R), (1%nat <= v_i <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (0 <= v_odds v_x)) -> 
  (Total v_n (fun v_x => v_odds v_x) = 1) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_i <= v_n)%nat) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (v_h (upd v_x v_i true) = v_h (upd v_x v_i false))) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((1 <= v_i <= v_n)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))) /\ ok_prop_4'risk)).
End said_sec_3_scope.

(** lemma-8 *)
Module said_lemma_8.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  exists (v_w : R), (0 < v_w) /\ (
  forall (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (v_w * v_risk v_n v_k v_tau v_b v_A v_B <= 1 / 2 * sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  forall (v_w : R), 
  (0 < v_w) -> 
  forall (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2)))).
End said_lemma_8.

(** lemma-8.mu *)
Module said_lemma_8_mu.
Definition v_mu (v_n : nat) (v_mu1_v : R) (v_mu2_v : R) : R :=
  (Rmin (64 * v_mu1_v) v_mu2_v) / 2 ^ (v_n + 1%nat)%nat.
Definition ok_mu (v_n : nat) (v_mu1_v : R) (v_mu2_v : R) : Prop :=
  2 ^ (v_n + 1%nat)%nat <> 0.

Definition v_assembled (v_n : nat) (v_mu1_v : R) (v_mu2_v : R) : R :=
  (Rmin (64 * v_mu1_v) v_mu2_v) / 2 ^ v_n.
Definition ok_assembled (v_n : nat) (v_mu1_v : R) (v_mu2_v : R) : Prop :=
  2 ^ v_n <> 0.

Definition v_mu1 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : R :=
  2 * v_c2 ^ 2%nat / (INR v_n ^ 2%nat * INR v_k ^ 2%nat).
Definition ok_mu1 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat * INR v_k ^ 2%nat <> 0.

Definition v_mu2 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : R :=
  64 * INR v_k ^ 2%nat * v_c2 ^ 2%nat / INR v_n ^ 2%nat.
Definition ok_mu2 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_c2 : R) (v_c1 : R) (v_w : R) (v_s : R), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> ((0 < v_c2) /\ (v_c2 < v_c1)) -> (0 <= v_s) -> 
  (v_assembled v_n (v_mu1 v_n v_k v_c1 v_c2) (v_mu2 v_n v_k v_c1 v_c2) * v_s <= v_w) -> 
  (v_mu v_n (v_mu1 v_n v_k v_c1 v_c2) (v_mu2 v_n v_k v_c1 v_c2) * v_s <= 1 / 2 * v_w).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_c2 : R) (v_c1 : R) (v_w : R) (v_s : R), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  ((0 < v_c2) /\ (v_c2 < v_c1)) -> 
  (0 <= v_s) -> 
  (ok_mu1 v_n v_k v_c1 v_c2 /\ ok_mu2 v_n v_k v_c1 v_c2 /\ ok_assembled v_n (v_mu1 v_n v_k v_c1 v_c2) (v_mu2 v_n v_k v_c1 v_c2)) /\ (
  (v_assembled v_n (v_mu1 v_n v_k v_c1 v_c2) (v_mu2 v_n v_k v_c1 v_c2) * v_s <= v_w) -> 
  (ok_mu1 v_n v_k v_c1 v_c2 /\ ok_mu2 v_n v_k v_c1 v_c2 /\ ok_mu v_n (v_mu1 v_n v_k v_c1 v_c2) (v_mu2 v_n v_k v_c1 v_c2))).
End said_lemma_8_mu.

(** lemma-18 *)
Module said_lemma_18.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_shown1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u1 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u1 v_n v_j else 0)))).
Definition ok_shown1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j))))).

Definition v_shown2 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u2 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u2 v_n v_j else 0)))).
Definition ok_shown2 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u2 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_j))))).

Definition v_bound (v_n : nat) (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  2 * v_c2 ^ 2%nat * v_tau ^ 2%nat / INR v_n ^ 2%nat.
Definition ok_bound (v_n : nat) (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (v_c2 : R) (v_c1 : R), ((0 < v_c2) /\ (v_c2 < v_c1)) /\ (
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_vstar v_n v_k v_tau v_x v_A) -> 
  (v_bound v_n v_tau v_c1 v_c2 <= Sum (v_H v_k) (fun v_i => v_shown1 v_n v_tau v_x v_A v_i ^ 2%nat + v_shown2 v_n v_tau v_x v_A v_i ^ 2%nat))).

Definition statement_means : Prop :=
  forall (v_c2 : R) (v_c1 : R), 
  ((0 < v_c2) /\ (v_c2 < v_c1)) -> 
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  ok_vstar v_n v_k v_tau v_x v_A /\ (
  (0 < v_vstar v_n v_k v_tau v_x v_A) -> 
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_shown1 v_n v_tau v_x v_A v_k v_i /\ ok_shown2 v_n v_tau v_x v_A v_k v_i)) /\ ok_bound v_n v_tau v_c1 v_c2)).
End said_lemma_18.

(** lemma-19 *)
Module said_lemma_19.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_opposite (v_n : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (bit (v_x_ v_p) = 1 - bit (v_x v_p))).
Definition ok_opposite (v_n : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_bound (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : R :=
  64 * INR v_k ^ 2%nat * v_c2 ^ 2%nat / INR v_n ^ 2%nat.
Definition ok_bound (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (v_c2 : R) (v_c1 : R), ((0 < v_c2) /\ (v_c2 < v_c1)) /\ (
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> (Within v_n v_x_) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_vstar v_n v_k v_tau v_x v_A = 0) -> (v_opposite v_n v_x v_x_) -> 
  (v_bound v_n v_k v_c1 v_c2 * (v_cost v_n v_k v_tau v_b v_x v_A v_B + v_cost v_n v_k v_tau v_b v_x_ v_A v_B) <= Sum (v_H v_k) (fun v_i => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) ^ 2%nat + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) ^ 2%nat + Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) ^ 2%nat + Derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14)) ^ 2%nat))).

Definition statement_means : Prop :=
  forall (v_c2 : R) (v_c1 : R), 
  ((0 < v_c2) /\ (v_c2 < v_c1)) -> 
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> (Within v_n v_x_) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_vstar v_n v_k v_tau v_x v_A /\ (
  (v_vstar v_n v_k v_tau v_x v_A = 0) -> 
  ok_opposite v_n v_x v_x_ /\ (
  (v_opposite v_n v_x v_x_) -> 
  (ok_H v_k /\ ok_cost v_n v_k v_tau v_b v_x v_A v_B /\ ok_a13 /\ ok_a14 /\ ok_cost v_n v_k v_tau v_b v_x_ v_A v_B /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14)))) /\ ok_bound v_n v_k v_c1 v_c2))).
End said_lemma_19.

(** lemma-19.zero-gradient *)
Module said_lemma_19_zero_gradient.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_vstar v_n v_k v_tau v_x v_A = 0) -> 
  ((Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) = 0) /\ (Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) = 0)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_vstar v_n v_k v_tau v_x v_A /\ (
  (v_vstar v_n v_k v_tau v_x v_A = 0) -> 
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))))).
End said_lemma_19_zero_gradient.

(** cor-20 *)
Module said_cor_20.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : R :=
  Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_h v_x)).
Definition ok_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))).

Definition v_looks (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_g v_j v_p (v_x v_p) < v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) \/ ((v_g v_j v_p (v_x v_p) = v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) /\ ((v_att v_j v_x) <= v_p)%nat))))).
Definition ok_looks (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (1%nat <= v_j <= v_m)%nat /\ (1%nat <= v_p <= v_n)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat))))).

Definition v_alike (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (((v_att v_j v_x) = (v_att v_j v_x_))%nat /\ ((v_x (v_att v_j v_x)) = (v_x_ (v_att v_j v_x_))))).
Definition ok_alike (v_n : nat) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1 <= (v_att v_j v_x_) <= v_n)%nat)).

Definition v_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (v_alike v_att v_m v_x v_x_) -> (v_h v_x = v_h v_x_))).
Definition ok_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ok_alike v_n v_att v_m v_x v_x_)).

Definition v_bound (v_n : nat) (v_m : nat) : R :=
  1 - 2 * INR v_m / powerRZ 2 (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z.
Definition ok_bound (v_n : nat) (v_m : nat) : Prop :=
  (INR v_m <> 0 /\ 2 <> 0 /\ powerRZ 2 (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> (1%nat <= v_n)%nat -> (1%nat <= v_m)%nat -> 
  (v_looks v_n v_g v_att v_m) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_h : (nat -> bool) -> R), 
  (v_blind v_n v_h v_att v_m) -> 
  (v_bound v_n v_m <= v_risk_of v_n v_B v_h)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> 
  (1%nat <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  ok_looks v_n v_g v_att v_m /\ (
  (v_looks v_n v_g v_att v_m) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_h : (nat -> bool) -> R), 
  ok_blind v_n v_h v_att v_m /\ (
  (v_blind v_n v_h v_att v_m) -> 
  (ok_risk_of v_n v_B v_h /\ ok_bound v_n v_m))).
End said_cor_20.

(** cor-20/every-size *)
Module said_cor_20_every_size.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : R :=
  Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_h v_x)).
Definition ok_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))).

Definition v_looks (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_g v_j v_p (v_x v_p) < v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) \/ ((v_g v_j v_p (v_x v_p) = v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) /\ ((v_att v_j v_x) <= v_p)%nat))))).
Definition ok_looks (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (1%nat <= v_j <= v_m)%nat /\ (1%nat <= v_p <= v_n)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat))))).

Definition v_alike (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (((v_att v_j v_x) = (v_att v_j v_x_))%nat /\ ((v_x (v_att v_j v_x)) = (v_x_ (v_att v_j v_x_))))).
Definition ok_alike (v_n : nat) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1 <= (v_att v_j v_x_) <= v_n)%nat)).

Definition v_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (v_alike v_att v_m v_x v_x_) -> (v_h v_x = v_h v_x_))).
Definition ok_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ok_alike v_n v_att v_m v_x v_x_)).

Definition v_bound (v_n : nat) (v_m : nat) : R :=
  1 - 2 * INR v_m / powerRZ 2 (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z.
Definition ok_bound (v_n : nat) (v_m : nat) : Prop :=
  (INR v_m <> 0 /\ 2 <> 0 /\ powerRZ 2 (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (1%nat <= v_m)%nat -> 
  (v_looks v_n v_g v_att v_m) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\ (
  forall (v_h : (nat -> bool) -> R), 
  (v_blind v_n v_h v_att v_m) -> 
  (v_bound v_n v_m <= v_risk_of v_n v_B v_h)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (1%nat <= v_m)%nat -> 
  ok_looks v_n v_g v_att v_m /\ (
  (v_looks v_n v_g v_att v_m) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  forall (v_h : (nat -> bool) -> R), 
  ok_blind v_n v_h v_att v_m /\ (
  (v_blind v_n v_h v_att v_m) -> 
  (ok_risk_of v_n v_B v_h /\ ok_bound v_n v_m))).
End said_cor_20_every_size.

(** cor-20/any-maximiser *)
Module said_cor_20_any_maximiser.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : R :=
  Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_h v_x)).
Definition ok_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))).

Definition v_alike (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (((v_att v_j v_x) = (v_att v_j v_x_))%nat /\ ((v_x (v_att v_j v_x)) = (v_x_ (v_att v_j v_x_))))).
Definition ok_alike (v_n : nat) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1 <= (v_att v_j v_x_) <= v_n)%nat)).

Definition v_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (v_alike v_att v_m v_x v_x_) -> (v_h v_x = v_h v_x_))).
Definition ok_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ok_alike v_n v_att v_m v_x v_x_)).

Definition v_token (v_x : nat -> bool) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  (if (v_x v_p) then v_tok v_j 2%nat else v_tok v_j 1%nat).
Definition ok_token (v_x : nat -> bool) (v_n : nat) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_j <= v_m)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_j <= v_m)%nat)).

Definition v_added (v_x : nat -> bool) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  v_pos v_j v_p + v_token v_x v_tok v_m v_j v_p.
Definition ok_added (v_x : nat -> bool) (v_n : nat) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((1 <= v_j <= v_m)%nat /\ (1 <= v_p <= v_n)%nat /\ ok_token v_x v_n v_tok v_m v_j v_p).

Definition v_tied (v_n : nat) (v_x : nat -> bool) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> (v_added v_x v_pos v_tok v_m v_j v_q <= v_added v_x v_pos v_tok v_m v_j v_p)).
Definition ok_tied (v_n : nat) (v_x : nat -> bool) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  (ok_added v_x v_n v_pos v_tok v_m v_j v_p /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> (ok_added v_x v_n v_pos v_tok v_m v_j v_q /\ ok_added v_x v_n v_pos v_tok v_m v_j v_p))).

Definition v_bound (v_n : nat) (v_m : nat) : R :=
  1 - 2 * INR v_m / powerRZ 2 (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z.
Definition ok_bound (v_n : nat) (v_m : nat) : Prop :=
  (INR v_m <> 0 /\ 2 <> 0 /\ powerRZ 2 (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> (1%nat <= v_n)%nat -> (1%nat <= v_m)%nat -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (v_tied v_n v_x v_pos v_tok v_m v_j (v_att v_j v_x)))) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_h : (nat -> bool) -> R), 
  (v_blind v_n v_h v_att v_m) -> 
  (v_bound v_n v_m <= v_risk_of v_n v_B v_h)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> 
  (1%nat <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ ok_tied v_n v_x v_pos v_tok v_m v_j (v_att v_j v_x)))) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (v_tied v_n v_x v_pos v_tok v_m v_j (v_att v_j v_x)))) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_h : (nat -> bool) -> R), 
  ok_blind v_n v_h v_att v_m /\ (
  (v_blind v_n v_h v_att v_m) -> 
  (ok_risk_of v_n v_B v_h /\ ok_bound v_n v_m))).
End said_cor_20_any_maximiser.

(** rem-13/by-corollary-20 *)
Module said_rem_13_by_corollary_20.
Definition v_corollary (v_n : nat) (v_m : nat) : R :=
  1 - 2 * INR v_m / powerRZ 2 (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z.
Definition ok_corollary (v_n : nat) (v_m : nat) : Prop :=
  (INR v_m <> 0 /\ 2 <> 0 /\ powerRZ 2 (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z <> 0).

Definition statement : Prop :=
  forall (v_heads_of : nat -> nat), 
  (forall v_l : nat, (1%nat <= (v_heads_of v_l))%nat) -> (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_l : nat, (v_j <= v_l)%nat -> (INR (v_heads_of v_l) <= v_s * INR v_l)))) -> 
  forall (v_eps : R), (0 < v_eps) -> 
  exists (v_N : nat), (1%nat <= v_N)%nat /\ (
  forall (v_n : nat), (v_N <= v_n)%nat -> 
  (1 - v_eps <= v_corollary v_n (v_heads_of v_n))).

Definition statement_means : Prop :=
  forall (v_heads_of : nat -> nat), 
  (forall v_l : nat, (1%nat <= (v_heads_of v_l))%nat) -> 
  (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_l : nat, (v_j <= v_l)%nat -> (INR (v_heads_of v_l) <= v_s * INR v_l)))) -> 
  forall (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_N : nat), 
  (1%nat <= v_N)%nat -> 
  forall (v_n : nat), 
  (v_N <= v_n)%nat -> 
  ok_corollary v_n (v_heads_of v_n).
End said_rem_13_by_corollary_20.

(** rem-13/finite-n *)
Module said_rem_13_finite_n.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : R :=
  Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_h v_x)).
Definition ok_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))).

Definition v_alike (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (((v_att v_j v_x) = (v_att v_j v_x_))%nat /\ ((v_x (v_att v_j v_x)) = (v_x_ (v_att v_j v_x_))))).
Definition ok_alike (v_n : nat) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1 <= (v_att v_j v_x_) <= v_n)%nat)).

Definition v_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (v_alike v_att v_m v_x v_x_) -> (v_h v_x = v_h v_x_))).
Definition ok_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ok_alike v_n v_att v_m v_x v_x_)).

Definition v_token (v_x : nat -> bool) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  (if (v_x v_p) then v_tok v_j 2%nat else v_tok v_j 1%nat).
Definition ok_token (v_x : nat -> bool) (v_n : nat) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_j <= v_m)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_j <= v_m)%nat)).

Definition v_added (v_x : nat -> bool) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  v_pos v_j v_p + v_token v_x v_tok v_m v_j v_p.
Definition ok_added (v_x : nat -> bool) (v_n : nat) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((1 <= v_j <= v_m)%nat /\ (1 <= v_p <= v_n)%nat /\ ok_token v_x v_n v_tok v_m v_j v_p).

Definition v_attends (v_n : nat) (v_x : nat -> bool) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_added v_x v_pos v_tok v_m v_j v_q < v_added v_x v_pos v_tok v_m v_j v_p) \/ ((v_added v_x v_pos v_tok v_m v_j v_q = v_added v_x v_pos v_tok v_m v_j v_p) /\ (v_p <= v_q)%nat))).
Definition ok_attends (v_n : nat) (v_x : nat -> bool) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  (ok_added v_x v_n v_pos v_tok v_m v_j v_p /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> (ok_added v_x v_n v_pos v_tok v_m v_j v_q /\ ok_added v_x v_n v_pos v_tok v_m v_j v_p))).

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> (1%nat <= v_n)%nat -> ((1%nat <= v_m)%nat /\ (v_m < v_n)%nat) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (v_attends v_n v_x v_pos v_tok v_m v_j (v_att v_j v_x)))) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_h : (nat -> bool) -> R), 
  (v_blind v_n v_h v_att v_m) -> 
  (1 <= v_risk_of v_n v_B v_h)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_pos : nat -> nat -> R) (v_tok : nat -> nat -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> 
  (1%nat <= v_n)%nat -> 
  ((1%nat <= v_m)%nat /\ (v_m < v_n)%nat) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ ok_attends v_n v_x v_pos v_tok v_m v_j (v_att v_j v_x)))) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (v_attends v_n v_x v_pos v_tok v_m v_j (v_att v_j v_x)))) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_h : (nat -> bool) -> R), 
  ok_blind v_n v_h v_att v_m /\ (
  (v_blind v_n v_h v_att v_m) -> 
  ok_risk_of v_n v_B v_h)).
End said_rem_13_finite_n.

(** rem-12.limit-first-factor *)
Module said_rem_12_limit_first_factor.
Definition v_first (v_n : nat) (v_m : nat) : R :=
  2 * INR v_m / powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z.
Definition ok_first (v_n : nat) (v_m : nat) : Prop :=
  (5 * INR v_m <> 0 /\ 2 <> 0 /\ powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z <> 0).

Definition statement : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_l : nat, ((1%nat <= (v_heads_of v_l))%nat /\ (0 <= v_norm_of v_l))) -> (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_l : nat, (v_j <= v_l)%nat -> (INR (v_heads_of v_l) ^ 2%nat * v_norm_of v_l <= v_s * INR v_l)))) -> 
  forall (v_eps : R), (0 < v_eps) -> 
  exists (v_N : nat), (1%nat <= v_N)%nat /\ (
  forall (v_n : nat), (v_N <= v_n)%nat -> 
  (v_first v_n (v_heads_of v_n) <= v_eps)).

Definition statement_means : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_l : nat, ((1%nat <= (v_heads_of v_l))%nat /\ (0 <= v_norm_of v_l))) -> 
  (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_l : nat, (v_j <= v_l)%nat -> (INR (v_heads_of v_l) ^ 2%nat * v_norm_of v_l <= v_s * INR v_l)))) -> 
  forall (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_N : nat), 
  (1%nat <= v_N)%nat -> 
  forall (v_n : nat), 
  (v_N <= v_n)%nat -> 
  ok_first v_n (v_heads_of v_n).
End said_rem_12_limit_first_factor.

(** rem-12.limit-second-factor *)
Module said_rem_12_limit_second_factor.
Definition v_second (v_n : nat) (v_m : nat) (v_norm_v : R) : R :=
  v_norm_v * 5 * INR v_m ^ 2%nat / INR v_n.
Definition ok_second (v_n : nat) (v_m : nat) (v_norm_v : R) : Prop :=
  INR v_n <> 0.

Definition statement : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_l : nat, ((1%nat <= (v_heads_of v_l))%nat /\ (0 <= v_norm_of v_l))) -> (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_l : nat, (v_j <= v_l)%nat -> (INR (v_heads_of v_l) ^ 2%nat * v_norm_of v_l <= v_s * INR v_l)))) -> 
  forall (v_eps : R), (0 < v_eps) -> 
  exists (v_N : nat), (1%nat <= v_N)%nat /\ (
  forall (v_n : nat), (v_N <= v_n)%nat -> 
  (v_second v_n (v_heads_of v_n) (v_norm_of v_n) <= v_eps)).

Definition statement_means : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_l : nat, ((1%nat <= (v_heads_of v_l))%nat /\ (0 <= v_norm_of v_l))) -> 
  (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_l : nat, (v_j <= v_l)%nat -> (INR (v_heads_of v_l) ^ 2%nat * v_norm_of v_l <= v_s * INR v_l)))) -> 
  forall (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_N : nat), 
  (1%nat <= v_N)%nat -> 
  forall (v_n : nat), 
  (v_N <= v_n)%nat -> 
  ok_second v_n (v_heads_of v_n) (v_norm_of v_n).
End said_rem_12_limit_second_factor.

(** thm-11 *)
Module said_thm_11.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_bound (v_n : nat) (v_m : nat) (v_norm_v : R) : R :=
  (1 - 2 * INR v_m / powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z) * (1 - v_norm_v * 5 * INR v_m ^ 2%nat / INR v_n) ^ 2%nat.
Definition ok_bound (v_n : nat) (v_m : nat) (v_norm_v : R) : Prop :=
  (5 * INR v_m <> 0 /\ 2 <> 0 /\ powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z <> 0 /\ INR v_n <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0))) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (v_bound v_n v_m (sqrt (Sum v_N (fun i1 => v_alpha i1 ^ 2)) * sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2)))) <= Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) -> 
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0))) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ((forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))) /\ (forall i1 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i1 <= v_N)%nat) /\ (forall i1 i2 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i2 <= (2%nat * v_l)%nat)%nat -> ((1 <= i1 <= v_N)%nat /\ (1 <= i2 <= (2%nat * v_l)%nat)%nat)) /\ ok_bound v_n v_m (sqrt (Sum v_N (fun i1 => v_alpha i1 ^ 2)) * sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2))))))).
End said_thm_11.

(** thm-11/bounded-embeddings *)
Module said_thm_11_bounded_embeddings.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_bound (v_n : nat) (v_m : nat) (v_norm_v : R) : R :=
  (1 - 2 * INR v_m / powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z) * (1 - v_norm_v * 5 * INR v_m ^ 2%nat / INR v_n) ^ 2%nat.
Definition ok_bound (v_n : nat) (v_m : nat) (v_norm_v : R) : Prop :=
  (5 * INR v_m <> 0 /\ 2 <> 0 /\ powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z <> 0 /\ INR v_n <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0))) -> (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q) <= 1))) -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_places v_p v_q) <= 1))) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (v_bound v_n v_m (sqrt (Sum v_N (fun i1 => v_alpha i1 ^ 2)) * sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2)))) <= Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) -> 
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0))) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q) <= 1))) -> 
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_places v_p v_q) <= 1))) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ((forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))) /\ (forall i1 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i1 <= v_N)%nat) /\ (forall i1 i2 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i2 <= (2%nat * v_l)%nat)%nat -> ((1 <= i1 <= v_N)%nat /\ (1 <= i2 <= (2%nat * v_l)%nat)%nat)) /\ ok_bound v_n v_m (sqrt (Sum v_N (fun i1 => v_alpha i1 ^ 2)) * sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2))))))))).
End said_thm_11_bounded_embeddings.

(** appendix-a-setup *)
Module said_appendix_a_setup.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_peak_lower (v_n : nat) (v_c1 : R) (v_c2 : R) : R :=
  1 / INR v_n.
Definition ok_peak_lower (v_n : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n <> 0.

Definition v_peak_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  1 - v_c1 * v_tau.
Definition ok_peak_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition v_near_lower (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  v_c2 * v_tau.
Definition ok_near_lower (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition v_near_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  v_c1 * v_tau.
Definition ok_near_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition statement : Prop :=
  exists (v_c2 : R) (v_c1 : R), ((0 < v_c2) /\ (v_c2 < v_c1)) /\ (
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (v_tau = v_c1 / INR v_n) -> (v_nearest v_n v_A v_i v_p) -> 
  (((v_peak_lower v_n v_c1 v_c2 <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= v_peak_upper v_tau v_c1 v_c2)) /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_q <> v_p)%nat /\ (v_near v_n v_q v_p)) -> ((v_near_lower v_tau v_c1 v_c2 <= v_gamma v_n v_tau v_A v_i v_q) /\ (v_gamma v_n v_tau v_A v_i v_q <= v_near_upper v_tau v_c1 v_c2))))).

Definition statement_means : Prop :=
  forall (v_c2 : R) (v_c1 : R), 
  ((0 < v_c2) /\ (v_c2 < v_c1)) -> 
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  INR v_n <> 0 /\ (
  (v_tau = v_c1 / INR v_n) -> 
  ok_nearest v_n v_A v_k v_i v_p /\ (
  (v_nearest v_n v_A v_i v_p) -> 
  (ok_peak_lower v_n v_c1 v_c2 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_peak_upper v_tau v_c1 v_c2 /\ ok_near_lower v_tau v_c1 v_c2 /\ ok_near_upper v_tau v_c1 v_c2 /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> (ok_near v_n v_q v_p /\ (((v_q <> v_p)%nat /\ (v_near v_n v_q v_p)) -> (ok_near_lower v_tau v_c1 v_c2 /\ ok_gamma v_n v_tau v_A v_k v_i v_q /\ ok_near_upper v_tau v_c1 v_c2)))))))).
End said_appendix_a_setup.

(** appendix-a-setup/unit-heads *)
Module said_appendix_a_setup_unit_heads.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_peak_lower (v_n : nat) (v_c1 : R) (v_c2 : R) : R :=
  1 / INR v_n.
Definition ok_peak_lower (v_n : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n <> 0.

Definition v_peak_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  1 - v_c1 * v_tau.
Definition ok_peak_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition v_near_lower (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  v_c2 * v_tau.
Definition ok_near_lower (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition v_near_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  v_c1 * v_tau.
Definition ok_near_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition statement : Prop :=
  exists (v_c2 : R) (v_c1 : R), ((0 < v_c2) /\ (v_c2 < v_c1)) /\ (
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (v_tau = v_c1 / INR v_n) -> (v_A v_i (v_a13) ^ 2%nat + v_A v_i (v_a14) ^ 2%nat = 1) -> (v_nearest v_n v_A v_i v_p) -> 
  (((v_peak_lower v_n v_c1 v_c2 <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= v_peak_upper v_tau v_c1 v_c2)) /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_q <> v_p)%nat /\ (v_near v_n v_q v_p)) -> ((v_near_lower v_tau v_c1 v_c2 <= v_gamma v_n v_tau v_A v_i v_q) /\ (v_gamma v_n v_tau v_A v_i v_q <= v_near_upper v_tau v_c1 v_c2))))).

Definition statement_means : Prop :=
  forall (v_c2 : R) (v_c1 : R), 
  ((0 < v_c2) /\ (v_c2 < v_c1)) -> 
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  INR v_n <> 0 /\ (
  (v_tau = v_c1 / INR v_n) -> 
  (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat) /\ (
  (v_A v_i (v_a13) ^ 2%nat + v_A v_i (v_a14) ^ 2%nat = 1) -> 
  ok_nearest v_n v_A v_k v_i v_p /\ (
  (v_nearest v_n v_A v_i v_p) -> 
  (ok_peak_lower v_n v_c1 v_c2 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_peak_upper v_tau v_c1 v_c2 /\ ok_near_lower v_tau v_c1 v_c2 /\ ok_near_upper v_tau v_c1 v_c2 /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> (ok_near v_n v_q v_p /\ (((v_q <> v_p)%nat /\ (v_near v_n v_q v_p)) -> (ok_near_lower v_tau v_c1 v_c2 /\ ok_gamma v_n v_tau v_A v_k v_i v_q /\ ok_near_upper v_tau v_c1 v_c2))))))))).
End said_appendix_a_setup_unit_heads.

(** thm-5-one-bit-smoothed *)
Module said_thm_5_one_bit_smoothed.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (0 < v_tau) -> 
  ((v_n = 3%nat)%nat \/ (v_n = 4%nat)%nat) -> (v_k = 1%nat)%nat -> (v_b = 1 / 100) -> 
  ((Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A 1%nat 1%nat t) v_B) (v_A 1%nat 1%nat) <> 0) \/ (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A 1%nat 2%nat t) v_B) (v_A 1%nat 2%nat) <> 0)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (0 < v_tau) -> 
  ((v_n = 3%nat)%nat \/ (v_n = 4%nat)%nat) -> 
  (v_k = 1%nat)%nat -> 
  (v_b = 1 / 100) -> 
  ((locally (v_A 1%nat 1%nat) (fun t => let v_A := (set2 v_A 1%nat 1%nat t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= 1%nat <= v_k)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A 1%nat 1%nat t) v_B) (v_A 1%nat 1%nat) /\ (locally (v_A 1%nat 2%nat) (fun t => let v_A := (set2 v_A 1%nat 2%nat t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A 1%nat 2%nat t) v_B) (v_A 1%nat 2%nat)).
End said_thm_5_one_bit_smoothed.

(** thm-5-frozen/limit *)
Module said_thm_5_frozen_limit.
Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_drawn (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_delta : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((v_positional v_i) /\ (Rabs (v_tilt v_i) <= (1 - v_delta) * PI / INR v_n) /\ (v_A v_i (v_a13) = sin (2 * PI * INR (v_lead v_i) / INR v_n + v_tilt v_i)) /\ (v_A v_i (v_a14) = cos (2 * PI * INR (v_lead v_i) / INR v_n + v_tilt v_i)))).
Definition ok_drawn (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_delta : R) : Prop :=
  (INR v_n <> 0 /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (ok_positional v_i /\ (1 <= v_i <= v_k)%nat /\ INR v_n <> 0 /\ ok_a13 /\ (1 <= (v_a13) <= 2%nat)%nat /\ (1%nat <= v_i <= v_k)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat))).

Definition v_covers (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_lead : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_B v_p) = true) -> (exists v_i : nat, (1%nat <= v_i <= v_k)%nat /\ ((v_lead v_i) = v_p)%nat)).
Definition ok_covers (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_lead : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (((v_B v_p) = true) -> (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (1%nat <= v_i <= v_k)%nat)))).

Definition v_moved (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_eta : R) (v_N : nat) : nat -> nat -> R :=
  (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta).
Definition ok_moved (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_eta : R) (v_N : nat) : Prop :=
  ok_trained v_n v_k v_tau v_b v_A v_B v_N v_eta.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_delta : R) (v_eps : R) (v_l : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_eps) -> 
  (2%nat <= v_n)%nat -> ((0 < v_delta) /\ (v_delta <= 1)) -> 
  exists (v_w : R), (0 < v_w) /\ (
  forall (v_tau : R) (v_b : R) (v_eta : R) (v_N : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R), (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> ((0 < v_tau) /\ (v_tau <= v_w)) -> ((0 < v_b) /\ (v_b <= v_w)) -> (0 <= v_eta) -> 
  (v_drawn v_n v_k v_A v_lead v_tilt v_delta) -> (INR v_N * v_eta <= 1 / v_tau ^ v_l) -> 
  (((v_covers v_n v_k v_B v_lead) /\ (v_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_eta v_N) v_B <= v_eps)) \/ ((~ (v_covers v_n v_k v_B v_lead)) /\ (2 - v_eps <= v_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_eta v_N) v_B)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_delta : R) (v_eps : R) (v_l : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_eps) -> 
  (2%nat <= v_n)%nat -> 
  ((0 < v_delta) /\ (v_delta <= 1)) -> 
  forall (v_w : R), 
  (0 < v_w) -> 
  forall (v_tau : R) (v_b : R) (v_eta : R) (v_N : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R), (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= v_w)) -> 
  ((0 < v_b) /\ (v_b <= v_w)) -> 
  (0 <= v_eta) -> 
  ok_drawn v_n v_k v_A v_lead v_tilt v_delta /\ (
  (v_drawn v_n v_k v_A v_lead v_tilt v_delta) -> 
  v_tau ^ v_l <> 0 /\ (
  (INR v_N * v_eta <= 1 / v_tau ^ v_l) -> 
  (ok_covers v_n v_k v_B v_lead /\ ok_moved v_n v_k v_tau v_b v_A v_B v_eta v_N /\ ok_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_eta v_N) v_B))).
End said_thm_5_frozen_limit.

(** thm-5/approximate *)
Module said_thm_5_approximate.
Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_drawn (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_delta : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((v_positional v_i) /\ (Rabs (v_tilt v_i) <= (1 - v_delta) * PI / INR v_n) /\ (v_A v_i (v_a13) = sin (2 * PI * INR (v_lead v_i) / INR v_n + v_tilt v_i)) /\ (v_A v_i (v_a14) = cos (2 * PI * INR (v_lead v_i) / INR v_n + v_tilt v_i)))).
Definition ok_drawn (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_delta : R) : Prop :=
  (INR v_n <> 0 /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (ok_positional v_i /\ (1 <= v_i <= v_k)%nat /\ INR v_n <> 0 /\ ok_a13 /\ (1 <= (v_a13) <= 2%nat)%nat /\ (1%nat <= v_i <= v_k)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat))).

Definition v_covers (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_lead : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_B v_p) = true) -> (exists v_i : nat, (1%nat <= v_i <= v_k)%nat /\ ((v_lead v_i) = v_p)%nat)).
Definition ok_covers (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_lead : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (((v_B v_p) = true) -> (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (1%nat <= v_i <= v_k)%nat)))).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_eps) -> 
  (2%nat <= v_n)%nat -> 
  exists (v_l : nat) (v_delta : R), ((0 < v_delta) /\ (v_delta <= 1)) /\ (
  forall (v_w : R), (0 < v_w) -> 
  exists (v_tau : R) (v_b : R) (v_eta : R) (v_N : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R), (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) /\ ((0 < v_tau) /\ (v_tau <= v_w)) /\ ((0 < v_b) /\ (v_b <= v_w)) /\ (0 <= v_eta) /\ (
  ((INR v_N * v_eta <= 1 / v_tau ^ v_l) /\ (v_drawn v_n v_k v_A v_lead v_tilt v_delta) /\ (~ (v_covers v_n v_k v_B v_lead)) /\ (v_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B < v_eps)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_eps) -> 
  (2%nat <= v_n)%nat -> 
  forall (v_l : nat) (v_delta : R), 
  ((0 < v_delta) /\ (v_delta <= 1)) -> 
  forall (v_w : R), 
  (0 < v_w) -> 
  forall (v_tau : R) (v_b : R) (v_eta : R) (v_N : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R), (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= v_w)) -> 
  ((0 < v_b) /\ (v_b <= v_w)) -> 
  (0 <= v_eta) -> 
  (v_tau ^ v_l <> 0 /\ ok_drawn v_n v_k v_A v_lead v_tilt v_delta /\ ok_covers v_n v_k v_B v_lead /\ ok_trained v_n v_k v_tau v_b v_A v_B v_N v_eta /\ ok_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B).
End said_thm_5_approximate.

(** contribution-i/approximate *)
Module said_contribution_i_approximate.
Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_drawn (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_delta : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((v_positional v_i) /\ (Rabs (v_tilt v_i) <= (1 - v_delta) * PI / INR v_n) /\ (v_A v_i (v_a13) = sin (2 * PI * INR (v_lead v_i) / INR v_n + v_tilt v_i)) /\ (v_A v_i (v_a14) = cos (2 * PI * INR (v_lead v_i) / INR v_n + v_tilt v_i)))).
Definition ok_drawn (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R) (v_delta : R) : Prop :=
  (INR v_n <> 0 /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (ok_positional v_i /\ (1 <= v_i <= v_k)%nat /\ INR v_n <> 0 /\ ok_a13 /\ (1 <= (v_a13) <= 2%nat)%nat /\ (1%nat <= v_i <= v_k)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat))).

Definition v_covers (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_lead : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_B v_p) = true) -> (exists v_i : nat, (1%nat <= v_i <= v_k)%nat /\ ((v_lead v_i) = v_p)%nat)).
Definition ok_covers (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_lead : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (((v_B v_p) = true) -> (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (1%nat <= v_i <= v_k)%nat)))).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_eps) -> 
  (2%nat <= v_n)%nat -> 
  exists (v_l : nat) (v_delta : R), ((0 < v_delta) /\ (v_delta <= 1)) /\ (
  forall (v_w : R), (0 < v_w) -> 
  exists (v_tau : R) (v_b : R) (v_eta : R) (v_N : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R), (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) /\ ((0 < v_tau) /\ (v_tau <= v_w)) /\ ((0 < v_b) /\ (v_b <= v_w)) /\ (0 <= v_eta) /\ (
  ((INR v_N * v_eta <= 1 / v_tau ^ v_l) /\ (v_drawn v_n v_k v_A v_lead v_tilt v_delta) /\ (~ (v_covers v_n v_k v_B v_lead)) /\ (v_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B < v_eps)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_eps) -> 
  (2%nat <= v_n)%nat -> 
  forall (v_l : nat) (v_delta : R), 
  ((0 < v_delta) /\ (v_delta <= 1)) -> 
  forall (v_w : R), 
  (0 < v_w) -> 
  forall (v_tau : R) (v_b : R) (v_eta : R) (v_N : nat) (v_A : nat -> nat -> R) (v_lead : nat -> nat) (v_tilt : nat -> R), (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= v_w)) -> 
  ((0 < v_b) /\ (v_b <= v_w)) -> 
  (0 <= v_eta) -> 
  (v_tau ^ v_l <> 0 /\ ok_drawn v_n v_k v_A v_lead v_tilt v_delta /\ ok_covers v_n v_k v_B v_lead /\ ok_trained v_n v_k v_tau v_b v_A v_B v_N v_eta /\ ok_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B).
End said_contribution_i_approximate.

(** sec-3-scope/full-support *)
Module said_sec_3_scope_full_support.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_flipped (v_x : nat -> bool) (v_p : nat) : nat -> bool :=
  (upd v_x v_p (negb (v_x v_p))).
Definition ok_flipped (v_n : nat) (v_x : nat -> bool) (v_p : nat) : Prop :=
  (1 <= v_p <= v_n)%nat.

Definition v_least_risk (v_n : nat) (v_i : nat) (v_odds : (nat -> bool) -> R) : R :=
  Total v_n (fun v_x => 2 * v_odds v_x * v_odds (v_flipped v_x v_i) / (v_odds v_x + v_odds (v_flipped v_x v_i))).
Definition ok_least_risk (v_n : nat) (v_i : nat) (v_odds : (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_flipped v_n v_x v_i /\ v_odds v_x + v_odds (v_flipped v_x v_i) <> 0)).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_i : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) (v_odds : (nat -> bool) -> R), (1%nat <= v_i <= v_n)%nat -> (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((v_B v_i) = true) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (0 < v_odds v_x)) -> (Total v_n (fun v_x => v_odds v_x) = 1) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (v_h (upd v_x v_i true) = v_h (upd v_x v_i false))) -> 
  ((v_least_risk v_n v_i v_odds <= Total v_n (fun v_x => v_odds v_x * v_loss (v_label v_n v_x v_B) (v_h v_x))) /\ (0 < v_least_risk v_n v_i v_odds)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_i : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) (v_odds : (nat -> bool) -> R), (1%nat <= v_i <= v_n)%nat -> (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (1 <= v_i <= v_n)%nat /\ (
  ((v_B v_i) = true) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (0 < v_odds v_x)) -> 
  (Total v_n (fun v_x => v_odds v_x) = 1) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_i <= v_n)%nat) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (v_h (upd v_x v_i true) = v_h (upd v_x v_i false))) -> 
  ((forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))) /\ ok_least_risk v_n v_i v_odds))).
End said_sec_3_scope_full_support.

(** sec-3-scope/attained *)
Module said_sec_3_scope_attained.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_flipped (v_x : nat -> bool) (v_p : nat) : nat -> bool :=
  (upd v_x v_p (negb (v_x v_p))).
Definition ok_flipped (v_n : nat) (v_x : nat -> bool) (v_p : nat) : Prop :=
  (1 <= v_p <= v_n)%nat.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_i : nat) (v_B : nat -> bool) (v_odds : (nat -> bool) -> R), (1%nat <= v_i <= v_n)%nat -> (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((v_B v_i) = true) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (0 < v_odds v_x)) -> (Total v_n (fun v_x => v_odds v_x) = 1) -> 
  exists (v_h : (nat -> bool) -> R), (
  ((forall v_x : nat -> bool, (Within v_n v_x) -> (v_h (upd v_x v_i true) = v_h (upd v_x v_i false))) /\ (Total v_n (fun v_x => v_odds v_x * v_loss (v_label v_n v_x v_B) (v_h v_x)) = Total v_n (fun v_x => 2 * v_odds v_x * v_odds (v_flipped v_x v_i) / (v_odds v_x + v_odds (v_flipped v_x v_i)))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_i : nat) (v_B : nat -> bool) (v_odds : (nat -> bool) -> R), (1%nat <= v_i <= v_n)%nat -> (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (1 <= v_i <= v_n)%nat /\ (
  ((v_B v_i) = true) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (0 < v_odds v_x)) -> 
  (Total v_n (fun v_x => v_odds v_x) = 1) -> 
  forall (v_h : (nat -> bool) -> R), 
  ((forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_i <= v_n)%nat) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_flipped v_n v_x v_i /\ v_odds v_x + v_odds (v_flipped v_x v_i) <> 0)))).
End said_sec_3_scope_attained.

(** open-2 *)
Module said_open_2.
Definition v_shown (v_k : nat) (v_x : nat -> bool) (v_lead : nat -> nat) : nat :=
  (NSum v_k (fun v_i => (if (v_x (v_lead v_i)) then 1%nat else 0%nat))).
Definition ok_shown (v_k : nat) (v_x : nat -> bool) (v_lead : nat -> nat) (v_n : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((1%nat <= v_i <= v_k)%nat /\ (1 <= (v_lead v_i) <= v_n)%nat)).

Definition v_inside (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : nat :=
  (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_inside (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) (v_lead : nat -> nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((~ ((v_B v_p) = true)) \/ (exists v_x : nat -> bool, (Within v_n v_x) /\ (v_h (upd v_x v_p true) <> v_h (upd v_x v_p false))))) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ((v_shown v_k v_x v_lead) = (v_shown v_k v_x_ v_lead))%nat -> (v_h v_x = v_h v_x_))) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ((v_inside v_n v_x v_B) = (v_inside v_n v_x_ v_B))%nat -> (v_h v_x = v_h v_x_))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) (v_lead : nat -> nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_p <= v_n)%nat))) /\ (
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((~ ((v_B v_p) = true)) \/ (exists v_x : nat -> bool, (Within v_n v_x) /\ (v_h (upd v_x v_p true) <> v_h (upd v_x v_p false))))) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (ok_shown v_k v_x v_lead v_n /\ ok_shown v_k v_x_ v_lead v_n))) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ((v_shown v_k v_x v_lead) = (v_shown v_k v_x_ v_lead))%nat -> (v_h v_x = v_h v_x_))) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (ok_inside v_n v_x v_B /\ ok_inside v_n v_x_ v_B))))).
End said_open_2.

(** open-2/every-symmetric *)
Module said_open_2_every_symmetric.
Definition v_inside (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : nat :=
  (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_inside (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ((v_inside v_n v_x v_B) = (v_inside v_n v_x_ v_B))%nat -> (v_h v_x = v_h v_x_))) -> 
  exists (v_lead : nat -> nat) (v_alpha : nat -> R) (v_c : R), (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (v_h v_x = v_c + Sum v_k (fun v_q => v_alpha v_q * (Rmax 0 (INR (NSum v_k (fun v_i => (if (v_x (v_lead v_i)) then 1%nat else 0%nat))) + 1 - INR v_q)))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (ok_inside v_n v_x v_B /\ ok_inside v_n v_x_ v_B))) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ((v_inside v_n v_x v_B) = (v_inside v_n v_x_ v_B))%nat -> (v_h v_x = v_h v_x_))) -> 
  forall (v_lead : nat -> nat) (v_alpha : nat -> R) (v_c : R), (forall (a1 : nat), (1%nat <= a1 <= v_k)%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> ((forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((1%nat <= v_i <= v_k)%nat /\ (1 <= (v_lead v_i) <= v_n)%nat)) /\ (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> ((1 <= v_q <= v_k)%nat /\ (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((1%nat <= v_i <= v_k)%nat /\ (1 <= (v_lead v_i) <= v_n)%nat))))))).
End said_open_2_every_symmetric.

(** open-2/every-function *)
Module said_open_2_every_function.
Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) (v_m : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (INR v_m + 1 = 2 ^ v_k) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((~ ((v_B v_p) = true)) \/ ((v_x v_p) = (v_x_ v_p)))) -> (v_h v_x = v_h v_x_))) -> 
  exists (v_aim : nat -> nat) (v_alpha : nat -> R) (v_c : R), (forall (a1 : nat), (1%nat <= a1 <= v_m)%nat -> (1%nat <= v_aim a1 <= v_n)%nat) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (v_h v_x = v_c + Sum v_m (fun v_q => v_alpha v_q * (Rmax 0 (INR (NSum v_m (fun v_i => (if (v_x (v_aim v_i)) then 1%nat else 0%nat))) + 1 - INR v_q)))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) (v_m : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (INR v_m + 1 = 2 ^ v_k) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat))) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((~ ((v_B v_p) = true)) \/ ((v_x v_p) = (v_x_ v_p)))) -> (v_h v_x = v_h v_x_))) -> 
  forall (v_aim : nat -> nat) (v_alpha : nat -> R) (v_c : R), (forall (a1 : nat), (1%nat <= a1 <= v_m)%nat -> (1%nat <= v_aim a1 <= v_n)%nat) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> ((forall v_i : nat, (1%nat <= v_i <= v_m)%nat -> ((1%nat <= v_i <= v_m)%nat /\ (1 <= (v_aim v_i) <= v_n)%nat)) /\ (forall v_q : nat, (1%nat <= v_q <= v_m)%nat -> ((1 <= v_q <= v_m)%nat /\ (forall v_i : nat, (1%nat <= v_i <= v_m)%nat -> ((1%nat <= v_i <= v_m)%nat /\ (1 <= (v_aim v_i) <= v_n)%nat))))))).
End said_open_2_every_function.

(** open-2/no-fewer *)
Module said_open_2_no_fewer.
Definition v_shown (v_x : nat -> bool) (v_m : nat) (v_aim : nat -> nat) : nat :=
  (NSum v_m (fun v_i => (if (v_x (v_aim v_i)) then 1%nat else 0%nat))).
Definition ok_shown (v_x : nat -> bool) (v_m : nat) (v_aim : nat -> nat) (v_n : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_m)%nat -> ((1%nat <= v_i <= v_m)%nat /\ (1 <= (v_aim v_i) <= v_n)%nat)).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_m : nat) (v_aim : nat -> nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall (a1 : nat), (1%nat <= a1 <= v_m)%nat -> (1%nat <= v_aim a1 <= v_n)%nat) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ((v_shown v_x v_m v_aim) = (v_shown v_x_ v_m v_aim))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((~ ((v_B v_p) = true)) \/ ((v_x v_p) = (v_x_ v_p)))))) -> 
  (2 ^ v_k <= INR v_m + 1).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_m : nat) (v_aim : nat -> nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall (a1 : nat), (1%nat <= a1 <= v_m)%nat -> (1%nat <= v_aim a1 <= v_n)%nat) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (ok_shown v_x v_m v_aim v_n /\ ok_shown v_x_ v_m v_aim v_n /\ (((v_shown v_x v_m v_aim) = (v_shown v_x_ v_m v_aim))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat))))) /\ (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ((v_shown v_x v_m v_aim) = (v_shown v_x_ v_m v_aim))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((~ ((v_B v_p) = true)) \/ ((v_x v_p) = (v_x_ v_p)))))) -> 
  True).
End said_open_2_no_fewer.

(** open-2/one-soft-head *)
Module said_open_2_one_soft_head.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_same (v_n : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_x v_p) = (v_x_ v_p))).
Definition ok_same (v_n : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> 
  (v_k = 1%nat)%nat -> 
  exists (v_A : nat -> nat -> R), (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (v_share v_n v_tau v_x v_A 1%nat = v_share v_n v_tau v_x_ v_A 1%nat) -> (v_same v_n v_x v_x_)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (v_k = 1%nat)%nat -> 
  forall (v_A : nat -> nat -> R), 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (ok_share v_n v_tau v_x v_A v_k 1%nat /\ ok_share v_n v_tau v_x_ v_A v_k 1%nat /\ ((v_share v_n v_tau v_x v_A 1%nat = v_share v_n v_tau v_x_ v_A 1%nat) -> ok_same v_n v_x v_x_)))).
End said_open_2_one_soft_head.

(** open-2/pair *)
Module said_open_2_pair.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_around (v_n : nat) (v_p : nat) (v_q : nat) : R :=
  (Rmin (Rabs (INR v_p - INR v_q)) (INR v_n - Rabs (INR v_p - INR v_q))).
Definition ok_around (v_n : nat) (v_p : nat) (v_q : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_eps : R) (v_p : nat) (v_q : nat), (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 < v_eps) -> 
  (v_k = 1%nat)%nat -> (v_around v_n v_p v_q = 1) -> 
  exists (v_A : nat -> nat -> R), (
  (forall v_x : nat -> bool, (Within v_n v_x) -> (Rabs (2 * v_share v_n v_tau v_x v_A 1%nat - bit (v_x v_p) - bit (v_x v_q)) <= v_eps))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_eps : R) (v_p : nat) (v_q : nat), (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 < v_eps) -> 
  (v_k = 1%nat)%nat -> 
  ok_around v_n v_p v_q /\ (
  (v_around v_n v_p v_q = 1) -> 
  forall (v_A : nat -> nat -> R), 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_share v_n v_tau v_x v_A v_k 1%nat /\ (1 <= v_p <= v_n)%nat /\ (1 <= v_q <= v_n)%nat))).
End said_open_2_pair.

(** thm-11-any-heads/optimal *)
Module said_thm_11_any_heads_optimal.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i) * Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition statement : Prop :=
  forall (v_z : R) (v_eps : R), ((0 <= v_z) /\ (v_z <= 1 / 2)) -> (0 < v_eps) -> 
  exists (v_N : nat), (
  forall (v_n : nat) (v_tau : R), (1%nat <= v_n)%nat -> (0 < v_tau) -> 
  (v_N <= v_n)%nat -> 
  exists (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (
  forall (v_r : nat), (1%nat <= v_r <= v_n)%nat -> 
  exists (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_b : R), (0 <= v_b) /\ (
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_n)%nat)%nat -> (Rabs (v_tokens v_i v_q + v_places v_p v_q) <= 1)))) /\ (v_path_norm v_alpha v_hidden 1%nat (2%nat * v_n)%nat = v_z * INR v_n) /\ (Mean v_n (fun v_x => v_loss ((- 1) ^ (Nat.b2n (v_x v_r))) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c 1%nat v_n 1%nat)) <= (1 - 2 * v_z) ^ 2%nat + v_eps))))).

Definition statement_means : Prop :=
  forall (v_z : R) (v_eps : R), 
  ((0 <= v_z) /\ (v_z <= 1 / 2)) -> 
  (0 < v_eps) -> 
  forall (v_N : nat), 
  forall (v_n : nat) (v_tau : R), 
  (1%nat <= v_n)%nat -> 
  (0 < v_tau) -> 
  (v_N <= v_n)%nat -> 
  forall (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  forall (v_r : nat), (1%nat <= v_r <= v_n)%nat -> 
  forall (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_b : R), 
  (0 <= v_b) -> 
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_n)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_n)%nat)%nat /\ (1 <= v_p <= v_n)%nat)))) /\ ok_path_norm v_alpha v_hidden 1%nat (2%nat * v_n)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((1 <= v_r <= v_n)%nat /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c 1%nat v_n 1%nat /\ ok_loss ((- 1) ^ (Nat.b2n (v_x v_r))) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c 1%nat v_n 1%nat)))).
End said_thm_11_any_heads_optimal.

(** contribution-ii!repair *)
Module said_contribution_ii_repair.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i) * Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_repair'norm (v_n : nat) (v_eps : R) : R :=
  INR v_n * (1 - sqrt (1 - v_eps)) / 2.
Definition ok_repair'norm (v_n : nat) (v_eps : R) : Prop :=
  0 <= 1 - v_eps.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_eps : R) (v_w : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> (0 < v_tau) -> ((0 < v_eps) /\ (v_eps <= 1)) -> (0 <= v_b) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q + v_places v_p v_q) <= 1)))) -> (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (exists v_N : nat, (1%nat <= v_N)%nat /\ (exists v_alpha : nat -> R, (exists v_bias : nat -> R, (exists v_hidden : nat -> nat -> R, (exists v_c : R, ((v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_w) /\ (Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)) <= 1 - v_eps)))))))) -> 
  (v_repair'norm v_n v_eps <= v_w).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_eps : R) (v_w : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  (0 < v_tau) -> 
  ((0 < v_eps) /\ (v_eps <= 1)) -> 
  (0 <= v_b) -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ (1 <= v_p <= v_n)%nat)))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q + v_places v_p v_q) <= 1)))) -> 
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_N : nat, ((1%nat <= v_N)%nat -> (forall v_alpha : nat -> R, (forall v_bias : nat -> R, (forall v_hidden : nat -> nat -> R, (ok_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat /\ (forall v_c : R, (ok_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)))))))))))) /\ (
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (exists v_N : nat, (1%nat <= v_N)%nat /\ (exists v_alpha : nat -> R, (exists v_bias : nat -> R, (exists v_hidden : nat -> nat -> R, (exists v_c : R, ((v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_w) /\ (Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)) <= 1 - v_eps)))))))) -> 
  ok_repair'norm v_n v_eps)).
End said_contribution_ii_repair.

(** rem-12!repair *)
Module said_rem_12_repair.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i) * Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition statement : Prop :=
  forall (v_norm_of : nat -> R) (v_eps : R), (0 < v_eps) -> 
  (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_norm_of v_i <= v_s * INR v_i)))) -> 
  exists (v_r : nat), (
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> (0 < v_tau) -> 
  (v_r <= v_n)%nat -> (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q + v_places v_p v_q) <= 1)))) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\ (
  forall (v_b : R) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (0 <= v_b) -> (1%nat <= v_N)%nat -> 
  (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  (1 - v_eps < Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))))).

Definition statement_means : Prop :=
  forall (v_norm_of : nat -> R) (v_eps : R), 
  (0 < v_eps) -> 
  (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_norm_of v_i <= v_s * INR v_i)))) -> 
  forall (v_r : nat), 
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  (0 < v_tau) -> 
  (v_r <= v_n)%nat -> 
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ (1 <= v_p <= v_n)%nat)))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q + v_places v_p v_q) <= 1)))) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  forall (v_b : R) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (0 <= v_b) -> 
  (1%nat <= v_N)%nat -> 
  ok_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat /\ (
  (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))))).
End said_rem_12_repair.

(** thm-5-failure/trap *)
Module said_thm_5_failure_trap.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_attention (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_p : nat) : R :=
  Sum (v_H v_k) (fun v_i => v_gamma v_n v_tau v_A v_i v_p).
Definition ok_attention (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_p : nat) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_u_ (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) : R :=
  v_attention v_n v_k v_tau v_A 1%nat.
Definition ok_u_ (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) : Prop :=
  ok_attention v_n v_k v_tau v_A 1%nat.

Definition v_v_ (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) : R :=
  v_attention v_n v_k v_tau v_A 2%nat.
Definition ok_v_ (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) : Prop :=
  ok_attention v_n v_k v_tau v_A 2%nat.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (0 < v_tau) -> 
  (v_n = 3%nat)%nat -> (v_k = 2%nat)%nat -> (v_b = 0) -> ((v_B 1%nat) = true) -> ((v_B 2%nat) = true) -> (v_attention v_n v_k v_tau v_A 1%nat <= 1 / 4) -> (v_attention v_n v_k v_tau v_A 2%nat <= 1 / 4) -> 
  ((v_risk v_n v_k v_tau v_b v_A v_B = 1 + 8 * (v_u_ v_n v_k v_tau v_A + v_v_ v_n v_k v_tau v_A) ^ 2%nat + (1 - 4 * v_u_ v_n v_k v_tau v_A) ^ 2%nat / 2 + (1 - 4 * v_v_ v_n v_k v_tau v_A) ^ 2%nat / 2) /\ (5 / 3 <= v_risk v_n v_k v_tau v_b v_A v_B) /\ (((v_u_ v_n v_k v_tau v_A < 1 / 4) /\ (v_v_ v_n v_k v_tau v_A < 1 / 4)) \/ (2 <= v_risk v_n v_k v_tau v_b v_A v_B))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (0 < v_tau) -> 
  (v_n = 3%nat)%nat -> 
  (v_k = 2%nat)%nat -> 
  (v_b = 0) -> 
  (1 <= 1%nat <= v_n)%nat /\ (
  ((v_B 1%nat) = true) -> 
  (1 <= 2%nat <= v_n)%nat /\ (
  ((v_B 2%nat) = true) -> 
  ok_attention v_n v_k v_tau v_A 1%nat /\ (
  (v_attention v_n v_k v_tau v_A 1%nat <= 1 / 4) -> 
  ok_attention v_n v_k v_tau v_A 2%nat /\ (
  (v_attention v_n v_k v_tau v_A 2%nat <= 1 / 4) -> 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ ok_u_ v_n v_k v_tau v_A /\ ok_v_ v_n v_k v_tau v_A))))).
End said_thm_5_failure_trap.

(** thm-11/charitable *)
Module said_thm_11_charitable.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i) * Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q) <= 1))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_places v_p v_q) <= 1)))).
Definition ok_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_bound (v_n : nat) (v_m : nat) (v_norm_v : R) : R :=
  (1 - 2 * INR v_m / powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z) * (1 - v_norm_v * 5 * INR v_m ^ 2%nat / INR v_n) ^ 2%nat.
Definition ok_bound (v_n : nat) (v_m : nat) (v_norm_v : R) : Prop :=
  (5 * INR v_m <> 0 /\ 2 <> 0 /\ powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z <> 0 /\ INR v_n <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_halves v_n v_tokens v_places v_l) -> (v_bounded v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_w : R), (1%nat <= v_N)%nat -> 
  (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_w) -> (5 * INR v_m ^ 2%nat * v_w <= INR v_n) -> 
  (v_bound v_n v_m v_w <= v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  ok_bounded v_n v_tokens v_places v_l /\ (
  (v_bounded v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_w : R), 
  (1%nat <= v_N)%nat -> 
  ok_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat /\ (
  (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_w) -> 
  (5 * INR v_m ^ 2%nat * v_w <= INR v_n) -> 
  (ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_bound v_n v_m v_w)))).
End said_thm_11_charitable.

(** thm-11/euclidean *)
Module said_thm_11_euclidean.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q) <= 1))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_places v_p v_q) <= 1)))).
Definition ok_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_bound (v_n : nat) (v_m : nat) (v_norm_v : R) : R :=
  (1 - 2 * INR v_m / powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z) * (1 - v_norm_v * 5 * INR v_m ^ 2%nat / INR v_n) ^ 2%nat.
Definition ok_bound (v_n : nat) (v_m : nat) (v_norm_v : R) : Prop :=
  (5 * INR v_m <> 0 /\ 2 <> 0 /\ powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z <> 0 /\ INR v_n <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_halves v_n v_tokens v_places v_l) -> (v_bounded v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (5 * INR v_m ^ 2%nat * sqrt (Sum v_N (fun i1 => v_alpha i1 ^ 2)) * sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2))) <= INR v_n) -> 
  (v_bound v_n v_m (sqrt (Sum v_N (fun i1 => v_alpha i1 ^ 2)) * sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2)))) <= v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  ok_bounded v_n v_tokens v_places v_l /\ (
  (v_bounded v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ((forall i1 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i1 <= v_N)%nat) /\ (forall i1 i2 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i2 <= (2%nat * v_l)%nat)%nat -> ((1 <= i1 <= v_N)%nat /\ (1 <= i2 <= (2%nat * v_l)%nat)%nat))) /\ (
  (5 * INR v_m ^ 2%nat * sqrt (Sum v_N (fun i1 => v_alpha i1 ^ 2)) * sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2))) <= INR v_n) -> 
  (ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ (forall i1 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i1 <= v_N)%nat) /\ (forall i1 i2 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i2 <= (2%nat * v_l)%nat)%nat -> ((1 <= i1 <= v_N)%nat /\ (1 <= i2 <= (2%nat * v_l)%nat)%nat)) /\ ok_bound v_n v_m (sqrt (Sum v_N (fun i1 => v_alpha i1 ^ 2)) * sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2)))))))).
End said_thm_11_euclidean.

(** thm-11!repair *)
Module said_thm_11_repair.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i) * Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q) <= 1))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_places v_p v_q) <= 1)))).
Definition ok_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_repair'prefix (v_n : nat) (v_m : nat) : Z :=
  ((- Int_part (- (INR v_n / INR v_m))%R)%Z - 1%Z)%Z.
Definition ok_repair'prefix (v_n : nat) (v_m : nat) : Prop :=
  INR v_m <> 0.

Definition v_repair'movement (v_t : R) : R :=
  1 / (v_t + 1).
Definition ok_repair'movement (v_t : R) : Prop :=
  v_t + 1 <> 0.

Definition v_repair'bound (v_n : nat) (v_m : nat) (v_norm_v : R) : R :=
  (1 - 2 * INR v_m / powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z) * (Rmax 0 (1 - 5 * INR v_m * v_norm_v / INR v_n)) ^ 2%nat.
Definition ok_repair'bound (v_n : nat) (v_m : nat) (v_norm_v : R) : Prop :=
  (5 * INR v_m <> 0 /\ 2 <> 0 /\ powerRZ 2 (- Int_part (- ((INR v_n - 1) / (5 * INR v_m)))%R)%Z <> 0 /\ INR v_n <> 0).

Definition v_fewer (v_j : nat) (v_r : nat) : R :=
  Mean v_j (fun v_x_ => (if (Nat.ltb (NSum v_j (fun v_p => (if (v_x_ v_p) then 1%nat else 0%nat))) v_r) then 1 else 0)).
Definition ok_fewer (v_j : nat) (v_r : nat) : Prop :=
  (forall v_x_ : nat -> bool, (Within v_j v_x_) -> ((forall v_p : nat, (1%nat <= v_p <= v_j)%nat -> (1 <= v_p <= v_j)%nat) /\ (((NSum v_j (fun v_p => (if (v_x_ v_p) then 1%nat else 0%nat))) < v_r)%nat -> True) /\ (~ ((NSum v_j (fun v_p => (if (v_x_ v_p) then 1%nat else 0%nat))) < v_r)%nat -> True))).

Definition v_size (v_l : nat) (v_N : nat) (v_alpha : nat -> R) (v_hidden : nat -> nat -> R) : R :=
  v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat.
Definition ok_size (v_l : nat) (v_N : nat) (v_alpha : nat -> R) (v_hidden : nat -> nat -> R) : Prop :=
  ok_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat.

Definition v_least_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_m : nat) (v_l : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) : R :=
  v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m.
Definition ok_least_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_m : nat) (v_l : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) : Prop :=
  ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_j : nat), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> (0 < v_tau) -> (0 <= v_b) -> (INR v_j = IZR (v_repair'prefix v_n v_m)) -> 
  (v_halves v_n v_tokens v_places v_l) -> (v_bounded v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_r : nat), (1%nat <= v_N)%nat -> (0%nat <= v_r)%nat -> 
  (((1 - INR v_m * v_fewer v_j v_r) * (Rmax 0 (1 - v_size v_l v_N v_alpha v_hidden * v_repair'movement (INR v_r))) ^ 2%nat <= v_least_risk v_n v_tau v_b v_B v_m v_l v_query v_mats v_tokens v_places v_N v_alpha v_bias v_hidden v_c) /\ (v_repair'bound v_n v_m (v_size v_l v_N v_alpha v_hidden) <= v_least_risk v_n v_tau v_b v_B v_m v_l v_query v_mats v_tokens v_places v_N v_alpha v_bias v_hidden v_c))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_j : nat), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  ok_repair'prefix v_n v_m /\ (
  (INR v_j = IZR (v_repair'prefix v_n v_m)) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  ok_bounded v_n v_tokens v_places v_l /\ (
  (v_bounded v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_r : nat), 
  (1%nat <= v_N)%nat -> 
  (0%nat <= v_r)%nat -> 
  (ok_fewer v_j v_r /\ ok_size v_l v_N v_alpha v_hidden /\ ok_repair'movement (INR v_r) /\ ok_least_risk v_n v_tau v_b v_B v_m v_l v_query v_mats v_tokens v_places v_N v_alpha v_bias v_hidden v_c /\ ok_repair'bound v_n v_m (v_size v_l v_N v_alpha v_hidden))))).
End said_thm_11_repair.

(** rem-12 *)
Module said_rem_12.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_entries (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i)) * Sum v_N (fun v_i => Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_entries (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> (1 <= v_i <= v_N)%nat) /\ (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_product (v_m : nat) (v_norm_v : R) : R :=
  INR v_m ^ 2%nat * v_norm_v.
Definition ok_product (v_m : nat) (v_norm_v : R) : Prop :=
  True.

Definition v_order (v_n : nat) : nat :=
  v_n.
Definition ok_order (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_i : nat, ((1%nat <= (v_heads_of v_i))%nat /\ (0 < v_norm_of v_i))) -> (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_product (v_heads_of v_i) (v_norm_of v_i) <= v_s * INR (v_order v_i))))) -> 
  forall (v_eps : R), (0 < v_eps) -> 
  exists (v_K : nat), (
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (v_K <= v_n)%nat -> (v_m = (v_heads_of v_n))%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_halves v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (v_entries v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  (1 - v_eps < v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition statement_means : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_i : nat, ((1%nat <= (v_heads_of v_i))%nat /\ (0 < v_norm_of v_i))) -> 
  (forall v_s : R, ((0 < v_s) -> (forall v_j : nat, (forall v_i : nat, ((v_j <= v_i)%nat -> (ok_product (v_heads_of v_i) (v_norm_of v_i) /\ ok_order v_i)))))) /\ (
  (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_product (v_heads_of v_i) (v_norm_of v_i) <= v_s * INR (v_order v_i))))) -> 
  forall (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_K : nat), 
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (v_K <= v_n)%nat -> 
  (v_m = (v_heads_of v_n))%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ok_entries v_alpha v_hidden v_N (2%nat * v_l)%nat /\ (
  (v_entries v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).
End said_rem_12.

(** rem-12.conclusion *)
Module said_rem_12_conclusion.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_entries (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i)) * Sum v_N (fun v_i => Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_entries (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> (1 <= v_i <= v_N)%nat) /\ (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_product (v_m : nat) (v_norm_v : R) : R :=
  INR v_m ^ 2%nat * v_norm_v.
Definition ok_product (v_m : nat) (v_norm_v : R) : Prop :=
  True.

Definition v_order (v_n : nat) : nat :=
  v_n.
Definition ok_order (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_i : nat, ((1%nat <= (v_heads_of v_i))%nat /\ (0 < v_norm_of v_i))) -> (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_product (v_heads_of v_i) (v_norm_of v_i) <= v_s * INR (v_order v_i))))) -> 
  forall (v_eps : R), (0 < v_eps) -> 
  exists (v_K : nat), (
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (v_K <= v_n)%nat -> (v_m = (v_heads_of v_n))%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_halves v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (v_entries v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  (1 - v_eps < v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition statement_means : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_i : nat, ((1%nat <= (v_heads_of v_i))%nat /\ (0 < v_norm_of v_i))) -> 
  (forall v_s : R, ((0 < v_s) -> (forall v_j : nat, (forall v_i : nat, ((v_j <= v_i)%nat -> (ok_product (v_heads_of v_i) (v_norm_of v_i) /\ ok_order v_i)))))) /\ (
  (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_product (v_heads_of v_i) (v_norm_of v_i) <= v_s * INR (v_order v_i))))) -> 
  forall (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_K : nat), 
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (v_K <= v_n)%nat -> 
  (v_m = (v_heads_of v_n))%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ok_entries v_alpha v_hidden v_N (2%nat * v_l)%nat /\ (
  (v_entries v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).
End said_rem_12_conclusion.

(** rem-12/charitable *)
Module said_rem_12_charitable.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i) * Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q) <= 1))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_places v_p v_q) <= 1)))).
Definition ok_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_product (v_m : nat) (v_norm_v : R) : R :=
  INR v_m ^ 2%nat * v_norm_v.
Definition ok_product (v_m : nat) (v_norm_v : R) : Prop :=
  True.

Definition v_order (v_n : nat) : nat :=
  v_n.
Definition ok_order (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_i : nat, ((1%nat <= (v_heads_of v_i))%nat /\ (0 <= v_norm_of v_i))) -> (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_product (v_heads_of v_i) (v_norm_of v_i) <= v_s * INR (v_order v_i))))) -> 
  forall (v_eps : R), (0 < v_eps) -> 
  exists (v_K : nat), (
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (v_K <= v_n)%nat -> (v_m = (v_heads_of v_n))%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_halves v_n v_tokens v_places v_l) -> (v_bounded v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool) (v_r : nat) (v_alpha_ : nat -> R) (v_bias_ : nat -> R) (v_hidden_ : nat -> nat -> R) (v_c1 : R), (Within v_n v_B) /\ (1%nat <= v_r)%nat /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  ((1 - v_eps < v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m) /\ (v_path_norm v_alpha_ v_hidden_ v_r (2%nat * v_l)%nat <= v_norm_of v_n) /\ (v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha_ v_bias_ v_hidden_ v_c1 v_r v_l v_m <= 1)))).

Definition statement_means : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_i : nat, ((1%nat <= (v_heads_of v_i))%nat /\ (0 <= v_norm_of v_i))) -> 
  (forall v_s : R, ((0 < v_s) -> (forall v_j : nat, (forall v_i : nat, ((v_j <= v_i)%nat -> (ok_product (v_heads_of v_i) (v_norm_of v_i) /\ ok_order v_i)))))) /\ (
  (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_product (v_heads_of v_i) (v_norm_of v_i) <= v_s * INR (v_order v_i))))) -> 
  forall (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_K : nat), 
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (v_K <= v_n)%nat -> 
  (v_m = (v_heads_of v_n))%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  ok_bounded v_n v_tokens v_places v_l /\ (
  (v_bounded v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool) (v_r : nat) (v_alpha_ : nat -> R) (v_bias_ : nat -> R) (v_hidden_ : nat -> nat -> R) (v_c1 : R), (Within v_n v_B) -> 
  (1%nat <= v_r)%nat -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ok_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat /\ (
  (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  (ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_path_norm v_alpha_ v_hidden_ v_r (2%nat * v_l)%nat /\ ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha_ v_bias_ v_hidden_ v_c1 v_r v_l v_m))))).
End said_rem_12_charitable.

(** rem-12.conclusion/bounded-embeddings *)
Module said_rem_12_conclusion_bounded_embeddings.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i) * Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q) <= 1))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_places v_p v_q) <= 1)))).
Definition ok_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_product (v_m : nat) (v_norm_v : R) : R :=
  INR v_m ^ 2%nat * v_norm_v.
Definition ok_product (v_m : nat) (v_norm_v : R) : Prop :=
  True.

Definition v_order (v_n : nat) : nat :=
  v_n.
Definition ok_order (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_i : nat, ((1%nat <= (v_heads_of v_i))%nat /\ (0 <= v_norm_of v_i))) -> (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_product (v_heads_of v_i) (v_norm_of v_i) <= v_s * INR (v_order v_i))))) -> 
  forall (v_eps : R), (0 < v_eps) -> 
  exists (v_K : nat), (
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (v_K <= v_n)%nat -> (v_m = (v_heads_of v_n))%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_halves v_n v_tokens v_places v_l) -> (v_bounded v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool) (v_r : nat) (v_alpha_ : nat -> R) (v_bias_ : nat -> R) (v_hidden_ : nat -> nat -> R) (v_c1 : R), (Within v_n v_B) /\ (1%nat <= v_r)%nat /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  ((1 - v_eps < v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m) /\ (v_path_norm v_alpha_ v_hidden_ v_r (2%nat * v_l)%nat <= v_norm_of v_n) /\ (v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha_ v_bias_ v_hidden_ v_c1 v_r v_l v_m <= 1)))).

Definition statement_means : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_i : nat, ((1%nat <= (v_heads_of v_i))%nat /\ (0 <= v_norm_of v_i))) -> 
  (forall v_s : R, ((0 < v_s) -> (forall v_j : nat, (forall v_i : nat, ((v_j <= v_i)%nat -> (ok_product (v_heads_of v_i) (v_norm_of v_i) /\ ok_order v_i)))))) /\ (
  (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_product (v_heads_of v_i) (v_norm_of v_i) <= v_s * INR (v_order v_i))))) -> 
  forall (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_K : nat), 
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (v_K <= v_n)%nat -> 
  (v_m = (v_heads_of v_n))%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  ok_bounded v_n v_tokens v_places v_l /\ (
  (v_bounded v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool) (v_r : nat) (v_alpha_ : nat -> R) (v_bias_ : nat -> R) (v_hidden_ : nat -> nat -> R) (v_c1 : R), (Within v_n v_B) -> 
  (1%nat <= v_r)%nat -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ok_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat /\ (
  (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  (ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_path_norm v_alpha_ v_hidden_ v_r (2%nat * v_l)%nat /\ ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha_ v_bias_ v_hidden_ v_c1 v_r v_l v_m))))).
End said_rem_12_conclusion_bounded_embeddings.

(** rem-12/threshold-as-printed *)
Module said_rem_12_threshold_as_printed.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_entries (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i)) * Sum v_N (fun v_i => Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_entries (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> (1 <= v_i <= v_N)%nat) /\ (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q) <= 1))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_places v_p v_q) <= 1)))).
Definition ok_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_product (v_m : nat) (v_norm_v : R) : R :=
  INR v_m ^ 2%nat * v_norm_v.
Definition ok_product (v_m : nat) (v_norm_v : R) : Prop :=
  True.

Definition v_order (v_n : nat) : nat :=
  v_n.
Definition ok_order (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_i : nat, ((1%nat <= (v_heads_of v_i))%nat /\ (0 < v_norm_of v_i))) -> (~ (exists v_s : R, (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_product (v_heads_of v_i) (v_norm_of v_i) <= v_s * INR (v_order v_i)))))) -> 
  forall (v_eps : R) (v_K : nat), (0 < v_eps) -> 
  exists (v_n : nat), (v_K <= v_n)%nat /\ (1%nat <= v_n)%nat /\ (
  forall (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (v_m = (v_heads_of v_n))%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_halves v_n v_tokens v_places v_l) -> (v_bounded v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (v_entries v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  (1 - v_eps < v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition statement_means : Prop :=
  forall (v_heads_of : nat -> nat) (v_norm_of : nat -> R), 
  (forall v_i : nat, ((1%nat <= (v_heads_of v_i))%nat /\ (0 < v_norm_of v_i))) -> 
  (forall v_s : R, (forall v_j : nat, (forall v_i : nat, ((v_j <= v_i)%nat -> (ok_product (v_heads_of v_i) (v_norm_of v_i) /\ ok_order v_i))))) /\ (
  (~ (exists v_s : R, (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (v_product (v_heads_of v_i) (v_norm_of v_i) <= v_s * INR (v_order v_i)))))) -> 
  forall (v_eps : R) (v_K : nat), 
  (0 < v_eps) -> 
  forall (v_n : nat), 
  (v_K <= v_n)%nat -> 
  (1%nat <= v_n)%nat -> 
  forall (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (v_m = (v_heads_of v_n))%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  ok_bounded v_n v_tokens v_places v_l /\ (
  (v_bounded v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ok_entries v_alpha v_hidden v_N (2%nat * v_l)%nat /\ (
  (v_entries v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_norm_of v_n) -> 
  ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)))).
End said_rem_12_threshold_as_printed.

(** contribution-ii *)
Module said_contribution_ii.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_all_weights (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) : R :=
  Rabs v_c + Sum v_N (fun v_i => Rabs (v_alpha v_i) + Rabs (v_bias v_i) + Sum (2%nat * v_l)%nat (fun v_q => Rabs (v_hidden v_i v_q))).
Definition ok_all_weights (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_product (v_m : nat) (v_norm_v : R) : R :=
  v_norm_v * INR v_m ^ 2%nat.
Definition ok_product (v_m : nat) (v_norm_v : R) : Prop :=
  True.

Definition v_order (v_n : nat) : nat :=
  v_n.
Definition ok_order (v_n : nat) : Prop :=
  True.

Definition v_size (v_l : nat) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) : R :=
  v_all_weights v_alpha v_bias v_hidden v_c v_N v_l.
Definition ok_size (v_l : nat) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) : Prop :=
  ok_all_weights v_alpha v_bias v_hidden v_c v_N v_l.

Definition statement : Prop :=
  exists (v_c1 : R) (v_c2 : R) (v_w : R) (v_K : nat), (0 < v_c1) /\ (0 < v_c2) /\ (0 < v_w) /\ (
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (v_K <= v_n)%nat -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_halves v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m = 0) -> 
  ((v_c1 * Rpower (INR v_n) v_w <= (Rmax (INR v_m) (v_size v_l v_N v_alpha v_bias v_hidden v_c))) /\ (v_product v_m (v_size v_l v_N v_alpha v_bias v_hidden v_c) <= v_c2 * INR (v_order v_n))))).

Definition statement_means : Prop :=
  forall (v_c1 : R) (v_c2 : R) (v_w : R) (v_K : nat), 
  (0 < v_c1) -> 
  (0 < v_c2) -> 
  (0 < v_w) -> 
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (v_K <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ (
  (v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m = 0) -> 
  (ok_size v_l v_N v_alpha v_bias v_hidden v_c /\ 0 < INR v_n /\ ok_product v_m (v_size v_l v_N v_alpha v_bias v_hidden v_c) /\ ok_order v_n))).
End said_contribution_ii.

(** contribution-ii/lower-bound *)
Module said_contribution_ii_lower_bound.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_all_weights (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) : R :=
  Rabs v_c + Sum v_N (fun v_i => Rabs (v_alpha v_i) + Rabs (v_bias v_i) + Sum (2%nat * v_l)%nat (fun v_q => Rabs (v_hidden v_i v_q))).
Definition ok_all_weights (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_product (v_m : nat) (v_norm_v : R) : R :=
  v_norm_v * INR v_m ^ 2%nat.
Definition ok_product (v_m : nat) (v_norm_v : R) : Prop :=
  True.

Definition v_order (v_n : nat) : nat :=
  v_n.
Definition ok_order (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  exists (v_c1 : R) (v_K : nat), (0 < v_c1) /\ (
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (v_K <= v_n)%nat -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_halves v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m = 0) -> 
  (v_c1 * INR (v_order v_n) <= v_product v_m (v_all_weights v_alpha v_bias v_hidden v_c v_N v_l)))).

Definition statement_means : Prop :=
  forall (v_c1 : R) (v_K : nat), 
  (0 < v_c1) -> 
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (v_K <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ (
  (v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m = 0) -> 
  (ok_all_weights v_alpha v_bias v_hidden v_c v_N v_l /\ ok_product v_m (v_all_weights v_alpha v_bias v_hidden v_c v_N v_l) /\ ok_order v_n))).
End said_contribution_ii_lower_bound.

(** contribution-ii/upper-bound *)
Module said_contribution_ii_upper_bound.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q) <= 1))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_places v_p v_q) <= 1)))).
Definition ok_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_product (v_m : nat) (v_norm_v : R) : R :=
  v_norm_v * INR v_m ^ 2%nat.
Definition ok_product (v_m : nat) (v_norm_v : R) : Prop :=
  True.

Definition v_order (v_n : nat) : nat :=
  v_n.
Definition ok_order (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  exists (v_c2 : R) (v_K : nat), (0 < v_c2) /\ (
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), (1%nat <= v_n)%nat -> (v_K <= v_n)%nat -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_halves v_n v_tokens v_places v_l) -> (v_bounded v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m = 0) -> 
  (v_product v_m (sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2)))) <= v_c2 * INR (v_order v_n)))).

Definition statement_means : Prop :=
  forall (v_c2 : R) (v_K : nat), 
  (0 < v_c2) -> 
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R), 
  (1%nat <= v_n)%nat -> 
  (v_K <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  ok_bounded v_n v_tokens v_places v_l /\ (
  (v_bounded v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ (
  (v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m = 0) -> 
  ((forall i1 i2 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i2 <= (2%nat * v_l)%nat)%nat -> ((1 <= i1 <= v_N)%nat /\ (1 <= i2 <= (2%nat * v_l)%nat)%nat)) /\ ok_product v_m (sqrt (Sum v_N (fun i1 => Sum (2%nat * v_l)%nat (fun i2 => v_hidden i1 i2 ^ 2)))) /\ ok_order v_n)))).
End said_contribution_ii_upper_bound.

(** contribution-ii/charitable *)
Module said_contribution_ii_charitable.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i) * Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_path_norm (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_written (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : R :=
  (if (v_x v_p) then v_tokens 2%nat v_q else v_tokens 1%nat v_q) + v_places v_p v_q.
Definition ok_written (v_x : nat -> bool) (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_p : nat) (v_q : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_p) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat).

Definition v_asks (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : R :=
  exp (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_mats v_j v_i v_q * v_written v_x v_tokens v_places v_l v_p v_q)) / v_tau).
Definition ok_asks (v_tau : R) (v_x : nat -> bool) (v_n : nat) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_j : nat) (v_p : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)))) /\ v_tau <> 0).

Definition v_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : R :=
  1 / INR v_m * Sum v_m (fun v_j => Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p * v_written v_x v_tokens v_places v_l v_p v_q) / Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p)).
Definition ok_gathered (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) (v_m : nat) (v_q : nat) : Prop :=
  (INR v_m <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p /\ ok_written v_x v_n v_tokens v_places v_l v_p v_q)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ok_asks v_tau v_x v_n v_query v_mats v_tokens v_places v_l v_m v_j v_p) /\ Sum v_n (fun v_p => v_asks v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_j v_p) <> 0))).

Definition v_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  v_c + Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i)).
Definition ok_frozen (v_n : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q)) /\ ok_sigma v_b (Sum (2%nat * v_l)%nat (fun v_q => v_hidden v_i v_q * v_gathered v_n v_tau v_x v_query v_mats v_tokens v_places v_l v_m v_q) + v_bias v_i))).

Definition v_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_p v_q = 0)))).
Definition ok_halves (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_tokens v_i v_q) <= 1))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (Rabs (v_places v_p v_q) <= 1)))).
Definition ok_bounded (v_n : nat) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat)))).

Definition v_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m)).
Definition ok_frozen_risk (v_n : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ ok_loss (v_label v_n v_x v_B) (v_frozen v_n v_tau v_b v_x v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m))).

Definition v_product (v_m : nat) (v_norm_v : R) : R :=
  v_norm_v * INR v_m ^ 2%nat.
Definition ok_product (v_m : nat) (v_norm_v : R) : Prop :=
  True.

Definition v_order (v_n : nat) : nat :=
  v_n.
Definition ok_order (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_eps : R), (0 < v_eps) -> 
  exists (v_c1 : R) (v_K : nat), (0 < v_c1) /\ (
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_w : R), (1%nat <= v_n)%nat -> (v_K <= v_n)%nat -> (1%nat <= v_m)%nat -> (1%nat <= v_l)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_halves v_n v_tokens v_places v_l) -> (v_bounded v_n v_tokens v_places v_l) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), (1%nat <= v_N)%nat -> 
  (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_w) -> (v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m <= 1 - v_eps) -> 
  (v_c1 * INR (v_order v_n) <= v_product v_m v_w))).

Definition statement_means : Prop :=
  forall (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_c1 : R) (v_K : nat), 
  (0 < v_c1) -> 
  forall (v_n : nat) (v_m : nat) (v_l : nat) (v_tau : R) (v_b : R) (v_query : nat -> R) (v_mats : nat -> nat -> nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_w : R), 
  (1%nat <= v_n)%nat -> 
  (v_K <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (1%nat <= v_l)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_halves v_n v_tokens v_places v_l /\ (
  (v_halves v_n v_tokens v_places v_l) -> 
  ok_bounded v_n v_tokens v_places v_l /\ (
  (v_bounded v_n v_tokens v_places v_l) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_hidden : nat -> nat -> R) (v_c : R), 
  (1%nat <= v_N)%nat -> 
  ok_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat /\ (
  (v_path_norm v_alpha v_hidden v_N (2%nat * v_l)%nat <= v_w) -> 
  ok_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m /\ (
  (v_frozen_risk v_n v_tau v_b v_B v_query v_mats v_tokens v_places v_alpha v_bias v_hidden v_c v_N v_l v_m <= 1 - v_eps) -> 
  (ok_product v_m v_w /\ ok_order v_n))))).
End said_contribution_ii_charitable.

(** prop-4/edges *)
Module said_prop_4_edges.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (v_learnt v_B (upd v_x v_p true) = v_learnt v_B (upd v_x v_p false))))).
Definition ok_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> (1%nat <= v_i <= v_q)%nat) /\ ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_p <= v_n)%nat))))).

Definition v_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_learnt v_B v_x)).
Definition ok_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_learnt v_B v_x))).

Definition v_printed'risk : nat :=
  1%nat.
Definition ok_printed'risk : Prop :=
  True.

Definition v_edges (v_n : nat) : nat :=
  v_n.
Definition ok_edges (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (v_unaware v_n v_k v_learnt v_start v_q) -> (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (v_learnt_risk v_n v_B v_learnt < INR (v_printed'risk))) -> 
  ((v_edges v_n) <= v_q)%nat.

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ok_unaware v_n v_k v_learnt v_start v_q /\ (
  (v_unaware v_n v_k v_learnt v_start v_q) -> 
  (ok_printed'risk /\ (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (ok_learnt_risk v_n v_B v_learnt /\ ok_printed'risk))) /\ (
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (v_learnt_risk v_n v_B v_learnt < INR (v_printed'risk))) -> 
  ok_edges v_n)).
End said_prop_4_edges.

(** prop-4.count *)
Module said_prop_4_count.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (v_learnt v_B (upd v_x v_p true) = v_learnt v_B (upd v_x v_p false))))).
Definition ok_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> (1%nat <= v_i <= v_q)%nat) /\ ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_p <= v_n)%nat))))).

Definition v_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_learnt v_B v_x)).
Definition ok_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_learnt v_B v_x))).

Definition v_printed'risk : nat :=
  1%nat.
Definition ok_printed'risk : Prop :=
  True.

Definition v_edges (v_n : nat) : nat :=
  v_n.
Definition ok_edges (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (v_unaware v_n v_k v_learnt v_start v_q) -> (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (v_learnt_risk v_n v_B v_learnt < INR (v_printed'risk))) -> 
  ((v_edges v_n) <= v_q)%nat.

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ok_unaware v_n v_k v_learnt v_start v_q /\ (
  (v_unaware v_n v_k v_learnt v_start v_q) -> 
  (ok_printed'risk /\ (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (ok_learnt_risk v_n v_B v_learnt /\ ok_printed'risk))) /\ (
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (v_learnt_risk v_n v_B v_learnt < INR (v_printed'risk))) -> 
  ok_edges v_n)).
End said_prop_4_count.

(** prop-4!repair *)
Module said_prop_4_repair.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (v_learnt v_B (upd v_x v_p true) = v_learnt v_B (upd v_x v_p false))))).
Definition ok_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> (1%nat <= v_i <= v_q)%nat) /\ ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_p <= v_n)%nat))))).

Definition v_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_learnt v_B v_x)).
Definition ok_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_learnt v_B v_x))).

Definition v_repair'risk : nat :=
  1%nat.
Definition ok_repair'risk : Prop :=
  True.

Definition v_repair'edges (v_n : nat) : nat :=
  v_n.
Definition ok_repair'edges (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (v_q < (v_repair'edges v_n))%nat -> (v_unaware v_n v_k v_learnt v_start v_q) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\ (
  (INR (v_repair'risk) <= v_learnt_risk v_n v_B v_learnt)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ok_repair'edges v_n /\ (
  (v_q < (v_repair'edges v_n))%nat -> 
  ok_unaware v_n v_k v_learnt v_start v_q /\ (
  (v_unaware v_n v_k v_learnt v_start v_q) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (ok_learnt_risk v_n v_B v_learnt /\ ok_repair'risk))).
End said_prop_4_repair.

(** rem-9!repair *)
Module said_rem_9_repair.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (v_learnt v_B (upd v_x v_p true) = v_learnt v_B (upd v_x v_p false))))).
Definition ok_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> (1%nat <= v_i <= v_q)%nat) /\ ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_p <= v_n)%nat))))).

Definition v_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_learnt v_B v_x)).
Definition ok_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_learnt v_B v_x))).

Definition v_repair'risk : nat :=
  1%nat.
Definition ok_repair'risk : Prop :=
  True.

Definition v_repair'edges (v_n : nat) : nat :=
  v_n.
Definition ok_repair'edges (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (v_unaware v_n v_k v_learnt v_start v_q) -> (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (v_learnt_risk v_n v_B v_learnt < INR (v_repair'risk))) -> 
  ((v_repair'edges v_n) <= v_q)%nat.

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ok_unaware v_n v_k v_learnt v_start v_q /\ (
  (v_unaware v_n v_k v_learnt v_start v_q) -> 
  (ok_repair'risk /\ (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (ok_learnt_risk v_n v_B v_learnt /\ ok_repair'risk))) /\ (
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (v_learnt_risk v_n v_B v_learnt < INR (v_repair'risk))) -> 
  ok_repair'edges v_n)).
End said_rem_9_repair.

(** rem-9/edges *)
Module said_rem_9_edges.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (v_learnt v_B (upd v_x v_p true) = v_learnt v_B (upd v_x v_p false))))).
Definition ok_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> (1%nat <= v_i <= v_q)%nat) /\ ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_p <= v_n)%nat))))).

Definition v_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_learnt v_B v_x)).
Definition ok_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_learnt v_B v_x))).

Definition v_rem_9'heads (v_k : nat) : nat :=
  v_k.
Definition ok_rem_9'heads (v_k : nat) : Prop :=
  True.

Definition v_printed'risk : nat :=
  1%nat.
Definition ok_printed'risk : Prop :=
  True.

Definition statement : Prop :=
  exists (v_c : R) (v_K : nat), (0 < v_c) /\ (
  forall (v_n : nat) (v_k : nat), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (v_K <= v_k)%nat -> 
  exists (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) /\ (
  ((v_unaware v_n v_k v_learnt v_start v_q) /\ (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (v_learnt_risk v_n v_B v_learnt < INR (v_printed'risk))) /\ (INR v_q <= v_c * INR (v_rem_9'heads v_k))))).

Definition statement_means : Prop :=
  forall (v_c : R) (v_K : nat), 
  (0 < v_c) -> 
  forall (v_n : nat) (v_k : nat), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (v_K <= v_k)%nat -> 
  forall (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) -> 
  (ok_unaware v_n v_k v_learnt v_start v_q /\ ok_printed'risk /\ (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (ok_learnt_risk v_n v_B v_learnt /\ ok_printed'risk)) /\ ok_rem_9'heads v_k).
End said_rem_9_edges.

(** rem-9.heads/edges *)
Module said_rem_9_heads_edges.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (v_learnt v_B (upd v_x v_p true) = v_learnt v_B (upd v_x v_p false))))).
Definition ok_unaware (v_n : nat) (v_k : nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) (v_start : nat -> nat) (v_q : nat) : Prop :=
  (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> (1%nat <= v_i <= v_q)%nat) /\ ((forall v_i : nat, (1%nat <= v_i <= v_q)%nat -> ((v_start v_i) <> v_p)%nat) -> (forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_p <= v_n)%nat))))).

Definition v_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : R :=
  Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_learnt v_B v_x)).
Definition ok_learnt_risk (v_n : nat) (v_B : nat -> bool) (v_learnt : (nat -> bool) -> (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_learnt v_B v_x))).

Definition v_rem_9'heads (v_k : nat) : nat :=
  v_k.
Definition ok_rem_9'heads (v_k : nat) : Prop :=
  True.

Definition v_printed'risk : nat :=
  1%nat.
Definition ok_printed'risk : Prop :=
  True.

Definition statement : Prop :=
  exists (v_c : R) (v_K : nat), (0 < v_c) /\ (
  forall (v_n : nat) (v_k : nat), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (v_K <= v_k)%nat -> 
  exists (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) /\ (
  ((v_unaware v_n v_k v_learnt v_start v_q) /\ (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (v_learnt_risk v_n v_B v_learnt < INR (v_printed'risk))) /\ (INR v_q <= v_c * INR (v_rem_9'heads v_k))))).

Definition statement_means : Prop :=
  forall (v_c : R) (v_K : nat), 
  (0 < v_c) -> 
  forall (v_n : nat) (v_k : nat), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (v_K <= v_k)%nat -> 
  forall (v_q : nat) (v_start : nat -> nat) (v_learnt : (nat -> bool) -> (nat -> bool) -> R), (forall (a1 : nat), (1%nat <= a1 <= v_q)%nat -> (1%nat <= v_start a1 <= v_n)%nat) -> 
  (ok_unaware v_n v_k v_learnt v_start v_q /\ ok_printed'risk /\ (forall v_B : nat -> bool, (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (ok_learnt_risk v_n v_B v_learnt /\ ok_printed'risk)) /\ ok_rem_9'heads v_k).
End said_rem_9_heads_edges.

(** rem-13 *)
Module said_rem_13.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : R :=
  Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_h v_x)).
Definition ok_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))).

Definition v_alike (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (((v_att v_j v_x) = (v_att v_j v_x_))%nat /\ ((v_x (v_att v_j v_x)) = (v_x_ (v_att v_j v_x_))))).
Definition ok_alike (v_n : nat) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1 <= (v_att v_j v_x_) <= v_n)%nat)).

Definition v_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (v_alike v_att v_m v_x v_x_) -> (v_h v_x = v_h v_x_))).
Definition ok_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ok_alike v_n v_att v_m v_x v_x_)).

Definition v_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_p = v_q)%nat \/ ((v_place v_p) <> (v_place v_q))%nat))).
Definition ok_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (1%nat <= v_q <= v_n)%nat)))).

Definition v_ranked (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_place : nat -> nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_g v_j v_p (v_x v_p) < v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) \/ ((v_g v_j v_p (v_x v_p) = v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) /\ ((v_place (v_att v_j v_x)) <= (v_place v_p))%nat))))).
Definition ok_ranked (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_place : nat -> nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (1%nat <= v_j <= v_m)%nat /\ (1%nat <= v_p <= v_n)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat))))).

Definition v_rem_13'heads (v_n : nat) : nat :=
  v_n.
Definition ok_rem_13'heads (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_eps : R), ((0 < v_eps) /\ (v_eps <= 1)) -> 
  exists (v_c : R) (v_K : nat), (0 < v_c) /\ (
  forall (v_n : nat) (v_m : nat) (v_place : nat -> nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> (1%nat <= v_n)%nat -> (v_K <= v_n)%nat -> (1%nat <= v_m)%nat -> 
  (v_distinct v_n v_place) -> (v_ranked v_n v_g v_att v_m v_place) -> 
  exists (v_B : nat -> bool), (Within v_n v_B) /\ (
  forall (v_h : (nat -> bool) -> R), 
  (v_blind v_n v_h v_att v_m) -> (v_risk_of v_n v_B v_h <= 1 - v_eps) -> 
  (INR v_m <= v_c * INR (v_rem_13'heads v_n)))).

Definition statement_means : Prop :=
  forall (v_eps : R), 
  ((0 < v_eps) /\ (v_eps <= 1)) -> 
  forall (v_c : R) (v_K : nat), 
  (0 < v_c) -> 
  forall (v_n : nat) (v_m : nat) (v_place : nat -> nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> 
  (1%nat <= v_n)%nat -> 
  (v_K <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  ok_distinct v_n v_place /\ (
  (v_distinct v_n v_place) -> 
  ok_ranked v_n v_g v_att v_m v_place /\ (
  (v_ranked v_n v_g v_att v_m v_place) -> 
  forall (v_B : nat -> bool), (Within v_n v_B) -> 
  forall (v_h : (nat -> bool) -> R), 
  ok_blind v_n v_h v_att v_m /\ (
  (v_blind v_n v_h v_att v_m) -> 
  ok_risk_of v_n v_B v_h /\ (
  (v_risk_of v_n v_B v_h <= 1 - v_eps) -> 
  ok_rem_13'heads v_n)))).
End said_rem_13.

(** rem-13/lower-bound *)
Module said_rem_13_lower_bound.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : R :=
  Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_h v_x)).
Definition ok_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))).

Definition v_alike (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (((v_att v_j v_x) = (v_att v_j v_x_))%nat /\ ((v_x (v_att v_j v_x)) = (v_x_ (v_att v_j v_x_))))).
Definition ok_alike (v_n : nat) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1 <= (v_att v_j v_x_) <= v_n)%nat)).

Definition v_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (v_alike v_att v_m v_x v_x_) -> (v_h v_x = v_h v_x_))).
Definition ok_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ok_alike v_n v_att v_m v_x v_x_)).

Definition v_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_p = v_q)%nat \/ ((v_place v_p) <> (v_place v_q))%nat))).
Definition ok_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (1%nat <= v_q <= v_n)%nat)))).

Definition v_ranked (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_place : nat -> nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_g v_j v_p (v_x v_p) < v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) \/ ((v_g v_j v_p (v_x v_p) = v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) /\ ((v_place (v_att v_j v_x)) <= (v_place v_p))%nat))))).
Definition ok_ranked (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_place : nat -> nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (1%nat <= v_j <= v_m)%nat /\ (1%nat <= v_p <= v_n)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat))))).

Definition v_rem_13'heads (v_n : nat) : nat :=
  v_n.
Definition ok_rem_13'heads (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_heads_of : nat -> nat), 
  (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (INR (v_heads_of v_i) <= v_s * INR (v_rem_13'heads v_i))))) -> 
  forall (v_eps : R), (0 < v_eps) -> 
  exists (v_K : nat), (
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_place : nat -> nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (v_K <= v_n)%nat -> (v_m = (v_heads_of v_n))%nat -> 
  (v_distinct v_n v_place) -> (v_ranked v_n v_g v_att v_m v_place) -> 
  exists (v_B : nat -> bool) (v_h_ : (nat -> bool) -> R), (Within v_n v_B) /\ (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\ (
  forall (v_h : (nat -> bool) -> R), 
  (v_blind v_n v_h v_att v_m) -> 
  ((1 - v_eps < v_risk_of v_n v_B v_h) /\ (v_blind v_n v_h_ v_att v_m) /\ (v_risk_of v_n v_B v_h_ <= 1)))).

Definition statement_means : Prop :=
  forall (v_heads_of : nat -> nat), 
  (forall v_s : R, ((0 < v_s) -> (forall v_j : nat, (forall v_i : nat, ((v_j <= v_i)%nat -> ok_rem_13'heads v_i))))) /\ (
  (forall v_s : R, (0 < v_s) -> (exists v_j : nat, (forall v_i : nat, (v_j <= v_i)%nat -> (INR (v_heads_of v_i) <= v_s * INR (v_rem_13'heads v_i))))) -> 
  forall (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_K : nat), 
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_place : nat -> nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (v_K <= v_n)%nat -> 
  (v_m = (v_heads_of v_n))%nat -> 
  ok_distinct v_n v_place /\ (
  (v_distinct v_n v_place) -> 
  ok_ranked v_n v_g v_att v_m v_place /\ (
  (v_ranked v_n v_g v_att v_m v_place) -> 
  forall (v_B : nat -> bool) (v_h_ : (nat -> bool) -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  forall (v_h : (nat -> bool) -> R), 
  ok_blind v_n v_h v_att v_m /\ (
  (v_blind v_n v_h v_att v_m) -> 
  (ok_risk_of v_n v_B v_h /\ ok_blind v_n v_h_ v_att v_m /\ ok_risk_of v_n v_B v_h_))))).
End said_rem_13_lower_bound.

(** rem-13!repair *)
Module said_rem_13_repair.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : R :=
  Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_h v_x)).
Definition ok_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))).

Definition v_alike (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (((v_att v_j v_x) = (v_att v_j v_x_))%nat /\ ((v_x (v_att v_j v_x)) = (v_x_ (v_att v_j v_x_))))).
Definition ok_alike (v_n : nat) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1 <= (v_att v_j v_x_) <= v_n)%nat)).

Definition v_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (v_alike v_att v_m v_x v_x_) -> (v_h v_x = v_h v_x_))).
Definition ok_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ok_alike v_n v_att v_m v_x v_x_)).

Definition v_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_p = v_q)%nat \/ ((v_place v_p) <> (v_place v_q))%nat))).
Definition ok_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (1%nat <= v_q <= v_n)%nat)))).

Definition v_ranked (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_place : nat -> nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_g v_j v_p (v_x v_p) < v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) \/ ((v_g v_j v_p (v_x v_p) = v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) /\ ((v_place (v_att v_j v_x)) <= (v_place v_p))%nat))))).
Definition ok_ranked (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_place : nat -> nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (1%nat <= v_j <= v_m)%nat /\ (1%nat <= v_p <= v_n)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat))))).

Definition v_repair'bound (v_n : nat) (v_m : nat) : R :=
  1 - 2 * INR v_m / INR v_n.
Definition ok_repair'bound (v_n : nat) (v_m : nat) : Prop :=
  INR v_n <> 0.

Definition v_repair'heads (v_n : nat) : nat :=
  v_n.
Definition ok_repair'heads (v_n : nat) : Prop :=
  True.

Definition v_repair'enough (v_n : nat) : nat :=
  v_n.
Definition ok_repair'enough (v_n : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_eps : R), (0 < v_eps) -> 
  exists (v_c : R), (0 < v_c) /\ (
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_place : nat -> nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (1%nat <= v_m)%nat -> 
  (v_distinct v_n v_place) -> (v_ranked v_n v_g v_att v_m v_place) -> 
  exists (v_B : nat -> bool) (v_i : nat) (v_g_ : nat -> nat -> bool -> R) (v_att_ : nat -> (nat -> bool) -> nat), (Within v_n v_B) /\ (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\ (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_i)%nat -> (Within v_n a2) -> (1%nat <= v_att_ a1 a2 <= v_n)%nat) /\ (v_i = (v_repair'enough v_n))%nat /\ (
  forall (v_h : (nat -> bool) -> R) (v_x_ : nat -> bool), (Within v_n v_x_) -> 
  (v_blind v_n v_h v_att v_m) -> 
  exists (v_h_ : (nat -> bool) -> R), (
  ((v_repair'bound v_n v_m <= v_risk_of v_n v_B v_h) /\ ((1 - v_eps < v_risk_of v_n v_B v_h) \/ (v_c * INR (v_repair'heads v_n) <= INR v_m)) /\ (v_ranked v_n v_g_ v_att_ v_i v_place) /\ (v_blind v_n v_h_ v_att_ v_i) /\ (v_risk_of v_n v_x_ v_h_ = 0))))).

Definition statement_means : Prop :=
  forall (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_c : R), 
  (0 < v_c) -> 
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_place : nat -> nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (1%nat <= v_m)%nat -> 
  ok_distinct v_n v_place /\ (
  (v_distinct v_n v_place) -> 
  ok_ranked v_n v_g v_att v_m v_place /\ (
  (v_ranked v_n v_g v_att v_m v_place) -> 
  forall (v_B : nat -> bool) (v_i : nat) (v_g_ : nat -> nat -> bool -> R) (v_att_ : nat -> (nat -> bool) -> nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_i)%nat -> (Within v_n a2) -> (1%nat <= v_att_ a1 a2 <= v_n)%nat) -> 
  ok_repair'enough v_n /\ (
  (v_i = (v_repair'enough v_n))%nat -> 
  forall (v_h : (nat -> bool) -> R) (v_x_ : nat -> bool), (Within v_n v_x_) -> 
  ok_blind v_n v_h v_att v_m /\ (
  (v_blind v_n v_h v_att v_m) -> 
  forall (v_h_ : (nat -> bool) -> R), 
  (ok_risk_of v_n v_B v_h /\ ok_repair'bound v_n v_m /\ ok_repair'heads v_n /\ ok_ranked v_n v_g_ v_att_ v_i v_place /\ ok_blind v_n v_h_ v_att_ v_i /\ ok_risk_of v_n v_x_ v_h_))))).
End said_rem_13_repair.

(** cor-20!repair *)
Module said_cor_20_repair.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : R :=
  Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_h v_x)).
Definition ok_risk_of (v_n : nat) (v_B : nat -> bool) (v_h : (nat -> bool) -> R) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))).

Definition v_alike (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (((v_att v_j v_x) = (v_att v_j v_x_))%nat /\ ((v_x (v_att v_j v_x)) = (v_x_ (v_att v_j v_x_))))).
Definition ok_alike (v_n : nat) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1 <= (v_att v_j v_x_) <= v_n)%nat)).

Definition v_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (v_alike v_att v_m v_x v_x_) -> (v_h v_x = v_h v_x_))).
Definition ok_blind (v_n : nat) (v_h : (nat -> bool) -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ok_alike v_n v_att v_m v_x v_x_)).

Definition v_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_p = v_q)%nat \/ ((v_place v_p) <> (v_place v_q))%nat))).
Definition ok_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (1%nat <= v_q <= v_n)%nat)))).

Definition v_ranked (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_place : nat -> nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_g v_j v_p (v_x v_p) < v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) \/ ((v_g v_j v_p (v_x v_p) = v_g v_j (v_att v_j v_x) (v_x (v_att v_j v_x))) /\ ((v_place (v_att v_j v_x)) <= (v_place v_p))%nat))))).
Definition ok_ranked (v_n : nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_m : nat) (v_place : nat -> nat) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((1%nat <= v_j <= v_m)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (1%nat <= v_j <= v_m)%nat /\ (1%nat <= v_p <= v_n)%nat /\ (1 <= (v_att v_j v_x) <= v_n)%nat /\ (1%nat <= (v_att v_j v_x) <= v_n)%nat))))).

Definition v_at_least (v_i : nat) (v_l : nat) : R :=
  Mean v_i (fun v_x_ => (if (Nat.leb v_l (NSum v_i (fun v_p => (if (v_x_ v_p) then 1%nat else 0%nat)))) then 1 else 0)).
Definition ok_at_least (v_i : nat) (v_l : nat) : Prop :=
  (forall v_x_ : nat -> bool, (Within v_i v_x_) -> ((forall v_p : nat, (1%nat <= v_p <= v_i)%nat -> (1 <= v_p <= v_i)%nat) /\ ((v_l <= (NSum v_i (fun v_p => (if (v_x_ v_p) then 1%nat else 0%nat))))%nat -> True) /\ (~ (v_l <= (NSum v_i (fun v_p => (if (v_x_ v_p) then 1%nat else 0%nat))))%nat -> True))).

Definition v_repair'tosses (v_k : nat) (v_m : nat) : Z :=
  ((Z.of_nat v_k) - 1%Z)%Z.
Definition ok_repair'tosses (v_k : nat) (v_m : nat) : Prop :=
  True.

Definition v_repair'heads (v_m : nat) : nat :=
  v_m.
Definition ok_repair'heads (v_m : nat) : Prop :=
  True.

Definition v_repair'exact : nat :=
  2%nat.
Definition ok_repair'exact : Prop :=
  True.

Definition v_repair'share (v_m : nat) (v_q : nat) (v_r : nat) : R :=
  1 - (2 * INR v_m - INR v_r) / 2 ^ (v_q + 1%nat)%nat.
Definition ok_repair'share (v_m : nat) (v_q : nat) (v_r : nat) : Prop :=
  2 ^ (v_q + 1%nat)%nat <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_place : nat -> nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_q : nat) (v_r : nat) (v_i : nat) (v_l : nat) (v_p : nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (1%nat <= v_m)%nat -> ((0%nat <= v_r)%nat /\ (v_r < v_m)%nat) -> (INR v_i = IZR (v_repair'tosses v_k v_m)) -> (v_l = (v_repair'heads v_m))%nat -> (INR v_p = IZR (v_repair'tosses v_n v_m)) -> 
  (v_distinct v_n v_place) -> (v_ranked v_n v_g v_att v_m v_place) -> (INR v_n - 1 = INR v_q * INR v_m + INR v_r) -> 
  exists (v_B_ : nat -> bool) (v_x_ : nat -> bool) (v_g_ : nat -> nat -> bool -> R) (v_att_ : nat -> (nat -> bool) -> nat) (v_h_ : (nat -> bool) -> R), (Within v_n v_B_) /\ (NSum v_n (fun q => if v_B_ q then 1%nat else 0%nat) = v_k)%nat /\ (Within v_n v_x_) /\ (NSum v_n (fun q => if v_x_ q then 1%nat else 0%nat) = v_n)%nat /\ (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att_ a1 a2 <= v_n)%nat) /\ (
  forall (v_h : (nat -> bool) -> R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (v_blind v_n v_h v_att v_m) -> 
  ((v_at_least v_i v_l <= v_risk_of v_n v_B v_h) /\ ((((v_repair'exact) < v_m)%nat /\ (v_m < v_n)%nat) \/ ((v_ranked v_n v_g_ v_att_ v_m v_place) /\ (v_blind v_n v_h_ v_att_ v_m) /\ (v_risk_of v_n v_x_ v_h_ = v_at_least v_p v_l))) /\ (v_repair'share v_m v_q v_r <= v_risk_of v_n v_B_ v_h))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_m : nat) (v_place : nat -> nat) (v_g : nat -> nat -> bool -> R) (v_att : nat -> (nat -> bool) -> nat) (v_q : nat) (v_r : nat) (v_i : nat) (v_l : nat) (v_p : nat), (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att a1 a2 <= v_n)%nat) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (1%nat <= v_m)%nat -> 
  ((0%nat <= v_r)%nat /\ (v_r < v_m)%nat) -> 
  ok_repair'tosses v_k v_m /\ (
  (INR v_i = IZR (v_repair'tosses v_k v_m)) -> 
  ok_repair'heads v_m /\ (
  (v_l = (v_repair'heads v_m))%nat -> 
  ok_repair'tosses v_n v_m /\ (
  (INR v_p = IZR (v_repair'tosses v_n v_m)) -> 
  ok_distinct v_n v_place /\ (
  (v_distinct v_n v_place) -> 
  ok_ranked v_n v_g v_att v_m v_place /\ (
  (v_ranked v_n v_g v_att v_m v_place) -> 
  (INR v_n - 1 = INR v_q * INR v_m + INR v_r) -> 
  forall (v_B_ : nat -> bool) (v_x_ : nat -> bool) (v_g_ : nat -> nat -> bool -> R) (v_att_ : nat -> (nat -> bool) -> nat) (v_h_ : (nat -> bool) -> R), (Within v_n v_B_) -> (NSum v_n (fun q => if v_B_ q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x_) -> (NSum v_n (fun q => if v_x_ q then 1%nat else 0%nat) = v_n)%nat -> (forall (a1 : nat) (a2 : nat -> bool), (1%nat <= a1 <= v_m)%nat -> (Within v_n a2) -> (1%nat <= v_att_ a1 a2 <= v_n)%nat) -> 
  forall (v_h : (nat -> bool) -> R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ok_blind v_n v_h v_att v_m /\ (
  (v_blind v_n v_h v_att v_m) -> 
  (ok_risk_of v_n v_B v_h /\ ok_at_least v_i v_l /\ ok_repair'exact /\ ok_ranked v_n v_g_ v_att_ v_m v_place /\ ok_blind v_n v_h_ v_att_ v_m /\ ok_risk_of v_n v_x_ v_h_ /\ ok_at_least v_p v_l /\ ok_risk_of v_n v_B_ v_h /\ ok_repair'share v_m v_q v_r))))))).
End said_cor_20_repair.

(** appendix-a-setup!repair *)
Module said_appendix_a_setup_repair.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_angle_cos (v_n : nat) (v_p : nat) (v_q : nat) : R :=
  cos (2 * PI * (INR v_p - INR v_q) / INR v_n).
Definition ok_angle_cos (v_n : nat) (v_p : nat) (v_q : nat) : Prop :=
  INR v_n <> 0.

Definition v_repair'reach (v_n : nat) (v_eps : R) : R :=
  ln ((INR v_n - 1) / v_eps).
Definition ok_repair'reach (v_n : nat) (v_eps : R) : Prop :=
  (v_eps <> 0 /\ 0 < (INR v_n - 1) / v_eps).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_R : R) (v_eps : R) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> (2%nat <= v_n)%nat -> (1%nat <= v_k)%nat -> (0 <= v_R) -> ((0 < v_eps) /\ (v_eps < 1)) -> (0 < v_tau) -> 
  (v_A v_i (v_a13) = v_R * v_u1 v_n v_p) -> (v_A v_i (v_a14) = v_R * v_u2 v_n v_p) -> 
  (((v_R * (1 - cos (2 * PI / INR v_n)) < v_tau * v_repair'reach v_n v_eps) \/ (1 - v_eps <= v_gamma v_n v_tau v_A v_i v_p)) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_gamma v_n v_tau v_A v_i v_j = v_gamma v_n v_tau v_A v_i v_p * exp ((- v_R) * (1 - v_angle_cos v_n v_j v_p) / v_tau)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_R : R) (v_eps : R) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  (2%nat <= v_n)%nat -> 
  (1%nat <= v_k)%nat -> 
  (0 <= v_R) -> 
  ((0 < v_eps) /\ (v_eps < 1)) -> 
  (0 < v_tau) -> 
  (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_u1 v_n v_p) /\ (
  (v_A v_i (v_a13) = v_R * v_u1 v_n v_p) -> 
  (ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ok_u2 v_n v_p) /\ (
  (v_A v_i (v_a14) = v_R * v_u2 v_n v_p) -> 
  (ok_repair'reach v_n v_eps /\ INR v_n <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_angle_cos v_n v_j v_p /\ v_tau <> 0)))))).
End said_appendix_a_setup_repair.

(** appendix-a-setup.far/any-length *)
Module said_appendix_a_setup_far_any_length.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_tau : R), (1%nat <= v_n)%nat -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  exists (v_c : R), (v_c < 1) /\ (
  forall (v_k : nat) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_q : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> (1%nat <= v_k)%nat -> 
  ((v_A v_i (v_a13) <> 0) \/ (v_A v_i (v_a14) <> 0)) -> (v_nearest v_n v_A v_i v_p) -> (~ (v_near v_n v_q v_p)) -> 
  (v_gamma v_n v_tau v_A v_i v_q <= v_c * v_gamma v_n v_tau v_A v_i v_p)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_tau : R), 
  (1%nat <= v_n)%nat -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  forall (v_c : R), 
  (v_c < 1) -> 
  forall (v_k : nat) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_q : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> 
  (1%nat <= v_k)%nat -> 
  (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat) /\ (
  ((v_A v_i (v_a13) <> 0) \/ (v_A v_i (v_a14) <> 0)) -> 
  ok_nearest v_n v_A v_k v_i v_p /\ (
  (v_nearest v_n v_A v_i v_p) -> 
  ok_near v_n v_q v_p /\ (
  (~ (v_near v_n v_q v_p)) -> 
  (ok_gamma v_n v_tau v_A v_k v_i v_q /\ ok_gamma v_n v_tau v_A v_k v_i v_p))))).
End said_appendix_a_setup_far_any_length.

(** lemma-16.norm/entries *)
Module said_lemma_16_norm_entries.
Definition statement : Prop :=
  forall (v_l : nat) (v_w : R) (v_M : nat -> nat -> R) (v_query : nat -> R), (1%nat <= v_l)%nat -> (0 <= v_w) -> 
  (forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> (forall v_j : nat, (1%nat <= v_j <= (2%nat * v_l)%nat)%nat -> (Rabs (v_M v_i v_j) <= v_w))) -> 
  (sqrt (Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_j => v_M v_i v_j * v_query v_j) ^ 2%nat)) <= sqrt (2 * INR v_l) * v_w * sqrt (Sum (2%nat * v_l)%nat (fun i1 => v_query i1 ^ 2))).

Definition statement_means : Prop :=
  forall (v_l : nat) (v_w : R) (v_M : nat -> nat -> R) (v_query : nat -> R), 
  (1%nat <= v_l)%nat -> 
  (0 <= v_w) -> 
  (forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> (forall v_j : nat, (1%nat <= v_j <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= (2%nat * v_l)%nat)%nat))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> (forall v_j : nat, (1%nat <= v_j <= (2%nat * v_l)%nat)%nat -> (Rabs (v_M v_i v_j) <= v_w))) -> 
  ((forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> (forall v_j : nat, (1%nat <= v_j <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_j <= (2%nat * v_l)%nat)%nat))) /\ 0 <= Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_j => v_M v_i v_j * v_query v_j) ^ 2%nat) /\ 0 <= 2 * INR v_l /\ (forall i1 : nat, (1 <= i1 <= (2%nat * v_l)%nat)%nat -> (1 <= i1 <= (2%nat * v_l)%nat)%nat))).
End said_lemma_16_norm_entries.

(** lemma-8/infimum *)
Module said_lemma_8_infimum.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  exists (v_w : R), (0 < v_w) /\ (
  forall (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (v_w * (v_risk v_n v_k v_tau v_b v_A v_B - v_risk v_n v_k v_tau v_b v_A_ v_B) <= 1 / 2 * sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  forall (v_w : R), 
  (0 < v_w) -> 
  forall (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))) /\ ok_risk v_n v_k v_tau v_b v_A_ v_B).
End said_lemma_8_infimum.

(** lemma-8!repair *)
Module said_lemma_8_repair.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_width : nat :=
  2%nat.
Definition ok_width : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_repair'mu : nat :=
  0%nat.
Definition ok_repair'mu : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_w : R) (v_p : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> (INR (v_repair'mu) < v_w) -> 
  exists (v_R : R), (
  forall (v_z : R) (v_A : nat -> nat -> R) (v_U : nat -> nat -> R) (v_V : nat -> nat -> R) (v_q : nat), (v_R <= v_z) -> 
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ((v_U v_i (v_a13) = v_z * v_u1 v_n v_p) /\ (v_U v_i (v_a14) = v_z * v_u2 v_n v_p))) -> (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_j : nat, (1%nat <= v_j <= (v_width))%nat -> (v_V v_i v_j = 0))) -> 
  ((INR (v_repair'mu) * v_risk v_n v_k v_tau v_b v_A v_B <= 1 / 2 * sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat) /\ (1 / 2 * sqrt (Sum v_k (fun i1 => Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_risk v_n v_k v_tau v_b v_U v_B) (v_U i1 1%nat) ^ 2 + Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_risk v_n v_k v_tau v_b v_U v_B) (v_U i1 2%nat) ^ 2)) ^ 2%nat < v_w * v_risk v_n v_k v_tau v_b v_U v_B) /\ (1 - (v_w - INR (v_repair'mu)) <= v_gamma v_n v_tau v_U 1%nat v_p) /\ ((v_q < 1%nat)%nat \/ (v_n <= v_q)%nat \/ (exists v_m : nat, (1%nat <= v_m <= v_n)%nat /\ (exists v_r : nat, (1%nat <= v_r <= v_n)%nat /\ (((v_r = (v_m + v_q)%nat)%nat \/ ((v_r + v_n)%nat = (v_m + v_q)%nat)%nat) /\ ((v_B v_r) <> (v_B v_m))))) \/ ((sqrt (Sum v_k (fun i1 => Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_risk v_n v_k v_tau v_b v_V v_B) (v_V i1 1%nat) ^ 2 + Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_risk v_n v_k v_tau v_b v_V v_B) (v_V i1 2%nat) ^ 2)) = 0) /\ (1 / 2 * sqrt (Sum v_k (fun i1 => Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_risk v_n v_k v_tau v_b v_V v_B) (v_V i1 1%nat) ^ 2 + Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_risk v_n v_k v_tau v_b v_V v_B) (v_V i1 2%nat) ^ 2)) ^ 2%nat = INR (v_repair'mu) * v_risk v_n v_k v_tau v_b v_V v_B) /\ (0 < v_risk v_n v_k v_tau v_b v_V v_B))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_w : R) (v_p : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_repair'mu /\ (
  (INR (v_repair'mu) < v_w) -> 
  forall (v_R : R), 
  forall (v_z : R) (v_A : nat -> nat -> R) (v_U : nat -> nat -> R) (v_V : nat -> nat -> R) (v_q : nat), 
  (v_R <= v_z) -> 
  (ok_H v_k /\ ok_a13 /\ ok_u1 v_n v_p /\ ok_a14 /\ ok_u2 v_n v_p /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_u1 v_n v_p /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ok_u2 v_n v_p))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ((v_U v_i (v_a13) = v_z * v_u1 v_n v_p) /\ (v_U v_i (v_a14) = v_z * v_u2 v_n v_p))) -> 
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_width /\ (forall v_j : nat, (1%nat <= v_j <= (v_width))%nat -> ((1 <= v_i <= v_k)%nat /\ (1 <= v_j <= 2%nat)%nat))))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_j : nat, (1%nat <= v_j <= (v_width))%nat -> (v_V v_i v_j = 0))) -> 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))) /\ ok_repair'mu /\ ok_risk v_n v_k v_tau v_b v_U v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_risk v_n v_k v_tau v_b v_U v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_risk v_n v_k v_tau v_b v_U v_B) (v_U i1 i2))) /\ ok_gamma v_n v_tau v_U v_k 1%nat v_p /\ (forall v_m : nat, (1%nat <= v_m <= v_n)%nat -> ((1 <= v_m <= v_n)%nat /\ (forall v_r : nat, (1%nat <= v_r <= v_n)%nat -> ((1 <= v_r <= v_n)%nat /\ (1 <= v_m <= v_n)%nat)))) /\ ok_risk v_n v_k v_tau v_b v_V v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_V i1 i2) (fun t => let v_V := (set2 v_V i1 i2 t) in ok_risk v_n v_k v_tau v_b v_V v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_V := (set2 v_V i1 i2 t) in v_risk v_n v_k v_tau v_b v_V v_B) (v_V i1 i2))))))).
End said_lemma_8_repair.

(** lemma-18!repair *)
Module said_lemma_18_repair.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_mid1 (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => v_gamma v_n v_tau v_A v_i v_p * v_u1 v_n v_p).
Definition ok_mid1 (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p)).

Definition v_mid2 (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => v_gamma v_n v_tau v_A v_i v_p * v_u2 v_n v_p).
Definition ok_mid2 (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u2 v_n v_p)).

Definition v_cov1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p * (v_u1 v_n v_p - v_mid1 v_n v_tau v_A v_i)).
Definition ok_cov1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (ok_mid1 v_n v_tau v_A v_k v_i /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ ok_mid1 v_n v_tau v_A v_k v_i))).

Definition v_cov2 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p * (v_u2 v_n v_p - v_mid2 v_n v_tau v_A v_i)).
Definition ok_cov2 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (ok_mid2 v_n v_tau v_A v_k v_i /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u2 v_n v_p /\ ok_mid2 v_n v_tau v_A v_k v_i))).

Definition v_repair'factor : R :=
  1 / 4.
Definition ok_repair'factor : Prop :=
  True.

Definition v_repair'single : nat :=
  0%nat.
Definition ok_repair'single : Prop :=
  True.

Definition v_spread (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) : R :=
  v_repair'factor * Sum (v_H v_k) (fun v_i => Sum v_n (fun v_p => v_gamma v_n v_tau v_A v_i v_p ^ 2%nat * ((v_u1 v_n v_p - v_mid1 v_n v_tau v_A v_i) ^ 2%nat + (v_u2 v_n v_p - v_mid2 v_n v_tau v_A v_i) ^ 2%nat))).
Definition ok_spread (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) : Prop :=
  (ok_repair'factor /\ ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_mid1 v_n v_tau v_A v_k v_i /\ ok_mid2 v_n v_tau v_A v_k v_i /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ ok_mid1 v_n v_tau v_A v_k v_i /\ ok_u2 v_n v_p /\ ok_mid2 v_n v_tau v_A v_k v_i))))).

Definition v_squares (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum (v_H v_k) (fun v_i => v_cov1 v_n v_tau v_x v_A v_i ^ 2%nat + v_cov2 v_n v_tau v_x v_A v_i ^ 2%nat).
Definition ok_squares (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_cov1 v_n v_tau v_x v_A v_k v_i /\ ok_cov2 v_n v_tau v_x v_A v_k v_i))).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R), (2%nat <= v_n)%nat -> (1%nat <= v_k)%nat -> (0 < v_tau) -> 
  ((Mean v_n (fun v_x => v_squares v_n v_k v_tau v_x v_A) = v_spread v_n v_k v_tau v_A) /\ (0 < v_spread v_n v_k v_tau v_A) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (0 < v_vstar v_n v_k v_tau v_x v_A) -> (INR (v_repair'single) <= v_squares v_n v_k v_tau v_x v_A)) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_x v_p) = true)) -> ((0 < v_vstar v_n v_k v_tau v_x v_A) /\ (v_squares v_n v_k v_tau v_x v_A = INR (v_repair'single))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R), 
  (2%nat <= v_n)%nat -> 
  (1%nat <= v_k)%nat -> 
  (0 < v_tau) -> 
  ((forall v_x : nat -> bool, (Within v_n v_x) -> ok_squares v_n v_k v_tau v_x v_A) /\ ok_spread v_n v_k v_tau v_A /\ ok_repair'single /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_vstar v_n v_k v_tau v_x v_A /\ ((0 < v_vstar v_n v_k v_tau v_x v_A) -> (ok_squares v_n v_k v_tau v_x v_A /\ ok_repair'single)))) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\ ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_x v_p) = true)) -> (ok_vstar v_n v_k v_tau v_x v_A /\ ok_squares v_n v_k v_tau v_x v_A /\ ok_repair'single))))).
End said_lemma_18_repair.

(** lemma-17!repair *)
Module said_lemma_17_repair.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_slope (v_k : nat) (v_b : R) (v_s : R) : R :=
  Derive (fun v_s => v_f v_k v_b v_s) v_s.
Definition ok_slope (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  ((locally v_s (fun v_s => ok_f v_k v_b v_s)) /\ ex_derive (fun v_s => v_f v_k v_b v_s) v_s).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_opposite (v_n : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (bit (v_x_ v_p) = 1 - bit (v_x v_p))).
Definition ok_opposite (v_n : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_mid1 (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => v_gamma v_n v_tau v_A v_i v_p * v_u1 v_n v_p).
Definition ok_mid1 (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p)).

Definition v_mid2 (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => v_gamma v_n v_tau v_A v_i v_p * v_u2 v_n v_p).
Definition ok_mid2 (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u2 v_n v_p)).

Definition v_cov1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p * (v_u1 v_n v_p - v_mid1 v_n v_tau v_A v_i)).
Definition ok_cov1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (ok_mid1 v_n v_tau v_A v_k v_i /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ ok_mid1 v_n v_tau v_A v_k v_i))).

Definition v_cov2 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p * (v_u2 v_n v_p - v_mid2 v_n v_tau v_A v_i)).
Definition ok_cov2 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (ok_mid2 v_n v_tau v_A v_k v_i /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u2 v_n v_p /\ ok_mid2 v_n v_tau v_A v_k v_i))).

Definition v_repair'product (v_tau : R) (v_r1 : R) (v_r2 : R) (v_s1 : R) (v_s2 : R) (v_C : R) : R :=
  4 * v_r1 * v_r2 * v_s1 * v_s2 * v_C / v_tau ^ 2%nat.
Definition ok_repair'product (v_tau : R) (v_r1 : R) (v_r2 : R) (v_s1 : R) (v_s2 : R) (v_C : R) : Prop :=
  v_tau ^ 2%nat <> 0.

Definition v_repair'opposed : Z :=
  (- 1%Z)%Z.
Definition ok_repair'opposed : Prop :=
  True.

Definition v_pull (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  (v_yhat v_n v_k v_tau v_b v_x v_A - v_label v_n v_x v_B) * v_slope v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_pull (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_label v_n v_x v_B /\ ok_attended v_n v_k v_tau v_x v_A /\ ok_slope v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_product (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_x_ : nat -> bool) (v_i : nat) : R :=
  Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14)).
Definition ok_product (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_x_ : nat -> bool) (v_i : nat) : Prop :=
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14))).

Definition v_outside (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  ((1 <= v_yhat v_n v_k v_tau v_b v_x v_A * v_label v_n v_x v_B) \/ (1 <= v_yhat v_n v_k v_tau v_b v_x_ v_A * v_label v_n v_x_ v_B)).
Definition ok_outside (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x_ v_A /\ ok_label v_n v_x_ v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> (Within v_n v_x_) -> (1%nat <= v_i <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 < v_b) -> 
  (((v_outside v_n v_k v_tau v_b v_x v_A v_B v_x_) \/ (v_product v_n v_k v_tau v_b v_x v_A v_B v_x_ v_i = v_repair'product v_tau (v_yhat v_n v_k v_tau v_b v_x v_A - v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x_ v_A - v_label v_n v_x_ v_B) (v_slope v_k v_b (v_attended v_n v_k v_tau v_x v_A)) (v_slope v_k v_b (v_attended v_n v_k v_tau v_x_ v_A)) (v_cov1 v_n v_tau v_x v_A v_i * v_cov1 v_n v_tau v_x_ v_A v_i + v_cov2 v_n v_tau v_x v_A v_i * v_cov2 v_n v_tau v_x_ v_A v_i))) /\ ((~ (v_opposite v_n v_x v_x_)) \/ ((v_cov1 v_n v_tau v_x_ v_A v_i = IZR (v_repair'opposed) * v_cov1 v_n v_tau v_x v_A v_i) /\ (v_cov2 v_n v_tau v_x_ v_A v_i = IZR (v_repair'opposed) * v_cov2 v_n v_tau v_x v_A v_i))) /\ ((~ (v_opposite v_n v_x v_x_)) \/ (v_outside v_n v_k v_tau v_b v_x v_A v_B v_x_) \/ (v_pull v_n v_k v_tau v_b v_x v_A v_B * v_pull v_n v_k v_tau v_b v_x_ v_A v_B <= 0) \/ ((v_cov1 v_n v_tau v_x v_A v_i = 0) /\ (v_cov2 v_n v_tau v_x v_A v_i = 0)) \/ (v_product v_n v_k v_tau v_b v_x v_A v_B v_x_ v_i < 0))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> (Within v_n v_x_) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 < v_b) -> 
  (ok_outside v_n v_k v_tau v_b v_x v_A v_B v_x_ /\ ok_product v_n v_k v_tau v_b v_x v_A v_B v_x_ v_i /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x_ v_A /\ ok_label v_n v_x_ v_B /\ ok_attended v_n v_k v_tau v_x v_A /\ ok_slope v_k v_b (v_attended v_n v_k v_tau v_x v_A) /\ ok_attended v_n v_k v_tau v_x_ v_A /\ ok_slope v_k v_b (v_attended v_n v_k v_tau v_x_ v_A) /\ ok_cov1 v_n v_tau v_x v_A v_k v_i /\ ok_cov1 v_n v_tau v_x_ v_A v_k v_i /\ ok_cov2 v_n v_tau v_x v_A v_k v_i /\ ok_cov2 v_n v_tau v_x_ v_A v_k v_i /\ ok_repair'product v_tau (v_yhat v_n v_k v_tau v_b v_x v_A - v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x_ v_A - v_label v_n v_x_ v_B) (v_slope v_k v_b (v_attended v_n v_k v_tau v_x v_A)) (v_slope v_k v_b (v_attended v_n v_k v_tau v_x_ v_A)) (v_cov1 v_n v_tau v_x v_A v_i * v_cov1 v_n v_tau v_x_ v_A v_i + v_cov2 v_n v_tau v_x v_A v_i * v_cov2 v_n v_tau v_x_ v_A v_i) /\ ok_opposite v_n v_x v_x_ /\ ok_repair'opposed /\ ok_pull v_n v_k v_tau v_b v_x v_A v_B /\ ok_pull v_n v_k v_tau v_b v_x_ v_A v_B)).
End said_lemma_17_repair.

(** lemma-14!repair *)
Module said_lemma_14_repair.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_repair'constant (v_k : nat) (v_tau : R) (v_b : R) : R :=
  (8 * INR v_k / (3 * sqrt 3) + INR v_k ^ 2%nat / sqrt v_b) / v_tau ^ 2%nat.
Definition ok_repair'constant (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= 3 /\ 3 * sqrt 3 <> 0 /\ 0 <= v_b /\ sqrt v_b <> 0 /\ v_tau ^ 2%nat <> 0).

Definition v_repair'first : R :=
  4 / (3 * sqrt 3).
Definition ok_repair'first : Prop :=
  (0 <= 3 /\ 3 * sqrt 3 <> 0).

Definition v_repair'second : R :=
  1 / 2.
Definition ok_repair'second : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R) (v_c1 : R) (v_c2 : R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 < v_b) -> 
  exists (v_l : nat) (v_m : nat) (v_s : R) (v_y : R) (v_x_ : nat -> bool) (v_U : nat -> nat -> R) (v_V : nat -> nat -> R), (Within v_l v_x_) /\ ((v_m <= v_l)%nat /\ (1%nat <= v_m)%nat) /\ (0 < v_s) /\ (0 < v_y) /\ (
  ((sqrt (Sum v_k (fun i1 => (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) <= v_repair'constant v_k v_tau v_b * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))) /\ (((v_repair'first <= v_c1) /\ (v_repair'second <= v_c2)) \/ ((v_c1 * INR v_m + v_c2 * INR v_m ^ 2%nat / sqrt v_y) / v_s ^ 2%nat * sqrt (Sum v_m (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2)) < sqrt (Sum v_m (fun i1 => (Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_l v_m v_s v_y v_x_ v_U) (v_U i1 1%nat) - Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_l v_m v_s v_y v_x_ v_V) (v_V i1 1%nat)) ^ 2 + (Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_l v_m v_s v_y v_x_ v_U) (v_U i1 2%nat) - Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_l v_m v_s v_y v_x_ v_V) (v_V i1 2%nat)) ^ 2)))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R) (v_c1 : R) (v_c2 : R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 < v_b) -> 
  forall (v_l : nat) (v_m : nat) (v_s : R) (v_y : R) (v_x_ : nat -> bool) (v_U : nat -> nat -> R) (v_V : nat -> nat -> R), (Within v_l v_x_) -> 
  ((v_m <= v_l)%nat /\ (1%nat <= v_m)%nat) -> 
  (0 < v_s) -> 
  (0 < v_y) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A_)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 i2))) /\ ok_repair'constant v_k v_tau v_b /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)) /\ ok_repair'first /\ ok_repair'second /\ ok_yhat v_l v_m v_s v_y v_x_ v_U /\ ok_yhat v_l v_m v_s v_y v_x_ v_V /\ (forall i1 i2 : nat, (1 <= i1 <= v_m)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_l v_m v_s v_y v_x_ v_U)) /\ (1 <= i1 <= v_m)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_l v_m v_s v_y v_x_ v_U) (v_U i1 i2) /\ (locally (v_V i1 i2) (fun t => let v_V := (set2 v_V i1 i2 t) in ok_yhat v_l v_m v_s v_y v_x_ v_V)) /\ ex_derive (fun t => let v_V := (set2 v_V i1 i2 t) in v_yhat v_l v_m v_s v_y v_x_ v_V) (v_V i1 i2))) /\ 0 <= v_y /\ sqrt v_y <> 0 /\ v_s ^ 2%nat <> 0 /\ (forall i1 i2 : nat, (1 <= i1 <= v_m)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_m)%nat /\ (1 <= i2 <= 2%nat)%nat))).
End said_lemma_14_repair.

(** sec-3-scope.noise *)
Module said_sec_3_scope_noise.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_odds : (nat -> bool) -> R) (v_eta : R) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_eta) /\ (v_eta < 1)) -> (0 < v_eps) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (0 <= v_odds v_x)) -> (Total v_n (fun v_x => v_odds v_x) = 1) -> 
  exists (v_h : (nat -> bool) -> R), (
  (Total v_n (fun v_x => v_odds v_x * ((1 - v_eta) * v_loss (v_label v_n v_x v_B) (v_h v_x) + v_eta * v_loss (- v_label v_n v_x v_B) (v_h v_x))) <= v_eps)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_odds : (nat -> bool) -> R) (v_eta : R) (v_eps : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_eta) /\ (v_eta < 1)) -> 
  (0 < v_eps) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (0 <= v_odds v_x)) -> 
  (Total v_n (fun v_x => v_odds v_x) = 1) -> 
  forall (v_h : (nat -> bool) -> R), 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x) /\ ok_loss (- v_label v_n v_x v_B) (v_h v_x))).
End said_sec_3_scope_noise.

(** thm-5.linear-rate/inference *)
Module said_thm_5_linear_rate_inference.
Definition v_contraction (v_eta : R) (v_mu : R) : R :=
  1 - v_eta * v_mu.
Definition ok_contraction (v_eta : R) (v_mu : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_eta : R) (v_w : R) (v_norm_of : nat -> R) (v_size_of : nat -> R) (v_N : nat), (0 < v_eta) -> (0 < v_w) -> 
  (forall v_i : nat, ((0 <= v_norm_of v_i) /\ (v_norm_of (v_i + 1%nat)%nat <= v_norm_of v_i - v_eta / 2 * v_size_of v_i) /\ (v_w * v_norm_of v_i <= 1 / 2 * v_size_of v_i))) -> 
  (v_norm_of v_N <= v_contraction v_eta v_w ^ v_N * v_norm_of 0%nat).

Definition statement_means : Prop :=
  forall (v_eta : R) (v_w : R) (v_norm_of : nat -> R) (v_size_of : nat -> R) (v_N : nat), 
  (0 < v_eta) -> 
  (0 < v_w) -> 
  (forall v_i : nat, ((0 <= v_norm_of v_i) /\ (v_norm_of (v_i + 1%nat)%nat <= v_norm_of v_i - v_eta / 2 * v_size_of v_i) /\ (v_w * v_norm_of v_i <= 1 / 2 * v_size_of v_i))) -> 
  ok_contraction v_eta v_w.
End said_thm_5_linear_rate_inference.

(** lemma-19!repair *)
Module said_lemma_19_repair.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_even (v_k : nat) : Prop :=
  (2 * IZR (Int_part (INR v_k / 2)) = INR v_k).
Definition ok_even (v_k : nat) : Prop :=
  True.

Definition v_repair'sum (v_f0 : R) : R :=
  (Rmax 0 (1 - v_f0)) ^ 2%nat.
Definition ok_repair'sum (v_f0 : R) : Prop :=
  True.

Definition v_both (v_k : nat) (v_b : R) : R :=
  v_repair'sum (v_f v_k v_b 0).
Definition ok_both (v_k : nat) (v_b : R) : Prop :=
  (ok_f v_k v_b 0 /\ ok_repair'sum (v_f v_k v_b 0)).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> (Within v_n v_x_) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 <= v_b) -> 
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (~ ((v_x v_p) = true))) -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_x_ v_p) = true)) -> 
  ((sqrt (Sum v_k (fun i1 => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) = 0) /\ (sqrt (Sum v_k (fun i1 => Derive (fun t => let v_A := (set2 v_A i1 1%nat t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => let v_A := (set2 v_A i1 2%nat t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A i1 2%nat) ^ 2)) = 0) /\ (v_cost v_n v_k v_tau v_b v_x v_A v_B + v_cost v_n v_k v_tau v_b v_x_ v_A v_B = v_both v_k v_b) /\ ((v_both v_k v_b = 0) \/ ((~ (v_even v_k)) /\ (0 < v_b))) /\ ((0 < v_both v_k v_b) \/ (v_even v_k) \/ (v_b = 0))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> (Within v_n v_x_) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\ (
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (~ ((v_x v_p) = true))) -> 
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\ (
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_x_ v_p) = true)) -> 
  (ok_cost v_n v_k v_tau v_b v_x v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t) v_B) (v_A i1 i2))) /\ ok_cost v_n v_k v_tau v_b v_x_ v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A i1 i2 t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A i1 i2))) /\ ok_both v_k v_b /\ ok_even v_k))).
End said_lemma_19_repair.

(** lemma-7.loss-to-risk *)
Module said_lemma_7_loss_to_risk.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_factor : nat :=
  1%nat.
Definition ok_factor : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  exists (v_x : nat -> bool), (Within v_n v_x) /\ (
  (sqrt (Sum v_k (fun i1 => (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 2%nat)) ^ 2)) <= INR (v_factor) * sqrt (Sum v_k (fun i1 => (Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_cost v_n v_k v_tau v_b v_x v_A_ v_B) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_cost v_n v_k v_tau v_b v_x v_A_ v_B) (v_A_ i1 2%nat)) ^ 2)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  forall (v_x : nat -> bool), (Within v_n v_x) -> 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ ok_risk v_n v_k v_tau v_b v_A_ v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A_ v_B)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 i2))) /\ ok_factor /\ ok_cost v_n v_k v_tau v_b v_x v_A v_B /\ ok_cost v_n v_k v_tau v_b v_x v_A_ v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t) v_B) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_cost v_n v_k v_tau v_b v_x v_A_ v_B)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_cost v_n v_k v_tau v_b v_x v_A_ v_B) (v_A_ i1 i2)))).
End said_lemma_7_loss_to_risk.

(** lemma-7!repair *)
Module said_lemma_7_repair.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_repair'constant (v_k : nat) (v_tau : R) (v_b : R) : R :=
  2 * ((2 * INR v_k + 4 * INR v_k * sqrt v_b) * (8 * INR v_k / (3 * sqrt 3) + INR v_k ^ 2%nat / sqrt v_b) + 4 * INR v_k ^ 3%nat) / v_tau ^ 2%nat.
Definition ok_repair'constant (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= v_b /\ 0 <= 3 /\ 3 * sqrt 3 <> 0 /\ sqrt v_b <> 0 /\ v_tau ^ 2%nat <> 0).

Definition v_repair'enough (v_l1 : R) (v_l2 : R) (v_B_v : R) (v_C : R) : R :=
  2 * (v_l2 + v_B_v).
Definition ok_repair'enough (v_l1 : R) (v_l2 : R) (v_B_v : R) (v_C : R) : Prop :=
  True.

Definition v_step (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_A_ : nat -> nat -> R) : R :=
  sqrt (Sum v_k (fun i1 => (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 2%nat)) ^ 2)).
Definition ok_step (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_A_ : nat -> nat -> R) : Prop :=
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ ok_risk v_n v_k v_tau v_b v_A_ v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A_ v_B)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 i2)))).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R) (v_l1 : R) (v_l2 : R) (v_Bs : R) (v_C : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 < v_b) -> 
  ((sqrt (Sum v_k (fun i1 => (Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_cost v_n v_k v_tau v_b v_x v_A_ v_B) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_cost v_n v_k v_tau v_b v_x v_A_ v_B) (v_A_ i1 2%nat)) ^ 2)) <= v_repair'constant v_k v_tau v_b * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))) /\ (v_step v_n v_k v_tau v_b v_A v_B v_A_ <= v_repair'constant v_k v_tau v_b * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))) /\ ((v_step v_n v_k v_tau v_b v_A v_B v_A_ <= v_repair'enough v_l1 v_l2 v_Bs v_C * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))) \/ (exists v_x_ : nat -> bool, (Within v_n v_x_) /\ (exists v_U : nat -> nat -> R, (exists v_V : nat -> nat -> R, ((v_l2 * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2)) < sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x_ v_U * Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x_ v_U) (v_U i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x_ v_V * Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x_ v_V) (v_V i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x_ v_U * Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x_ v_U) (v_U i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x_ v_V * Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x_ v_V) (v_V i1 2%nat)) ^ 2))) \/ (v_Bs * sqrt (Sum v_k (fun i1 => (v_U i1 1%nat - v_V i1 1%nat) ^ 2 + (v_U i1 2%nat - v_V i1 2%nat) ^ 2)) < sqrt (Sum v_k (fun i1 => (Derive (fun t => let v_U := (set2 v_U i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x_ v_U) (v_U i1 1%nat) - Derive (fun t => let v_V := (set2 v_V i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x_ v_V) (v_V i1 1%nat)) ^ 2 + (Derive (fun t => let v_U := (set2 v_U i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x_ v_U) (v_U i1 2%nat) - Derive (fun t => let v_V := (set2 v_V i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x_ v_V) (v_V i1 2%nat)) ^ 2))))))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R) (v_l1 : R) (v_l2 : R) (v_Bs : R) (v_C : R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 < v_b) -> 
  (ok_cost v_n v_k v_tau v_b v_x v_A v_B /\ ok_cost v_n v_k v_tau v_b v_x v_A_ v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t) v_B) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_cost v_n v_k v_tau v_b v_x v_A_ v_B)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_cost v_n v_k v_tau v_b v_x v_A_ v_B) (v_A_ i1 i2))) /\ ok_repair'constant v_k v_tau v_b /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)) /\ ok_step v_n v_k v_tau v_b v_A v_B v_A_ /\ ok_repair'enough v_l1 v_l2 v_Bs v_C /\ (forall v_x_ : nat -> bool, (Within v_n v_x_) -> (forall v_U : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x_ v_U /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x_ v_U /\ (locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x_ v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x_ v_U) (v_U i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x_ v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x_ v_U) (v_U i1 i2))) /\ (forall v_V : nat -> nat -> R, (ok_yhat v_n v_k v_tau v_b v_x_ v_U /\ ok_yhat v_n v_k v_tau v_b v_x_ v_V /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x_ v_U /\ (locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x_ v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x_ v_U) (v_U i1 i2) /\ ok_yhat v_n v_k v_tau v_b v_x_ v_V /\ (locally (v_V i1 i2) (fun t => let v_V := (set2 v_V i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x_ v_V)) /\ ex_derive (fun t => let v_V := (set2 v_V i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x_ v_V) (v_V i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_U i1 i2) (fun t => let v_U := (set2 v_U i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x_ v_U)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => let v_U := (set2 v_U i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x_ v_U) (v_U i1 i2) /\ (locally (v_V i1 i2) (fun t => let v_V := (set2 v_V i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x_ v_V)) /\ ex_derive (fun t => let v_V := (set2 v_V i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x_ v_V) (v_V i1 i2))))))))).
End said_lemma_7_repair.

(** prop-3!repair *)
Module said_prop_3_repair.
Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_aligned (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_R : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((v_positional v_i) /\ (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ (((v_B v_p) = true) /\ ((NSum v_p (fun v_q => (if (v_B v_q) then 1%nat else 0%nat))) = v_i)%nat /\ (v_A v_i (v_a13) = v_R * v_u1 v_n v_p) /\ (v_A v_i (v_a14) = v_R * v_u2 v_n v_p))))).
Definition ok_aligned (v_n : nat) (v_k : nat) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_R : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (ok_positional v_i /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_p)%nat -> (1 <= v_q <= v_n)%nat) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_u1 v_n v_p /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ok_u2 v_n v_p)))).

Definition v_coefficient (v_j : nat) : Z :=
  ((8%Z * (Z.of_nat v_j))%Z - 4%Z)%Z.
Definition ok_coefficient (v_j : nat) : Prop :=
  True.

Definition v_offset (v_j : nat) : R :=
  1 / 2 - INR v_j.
Definition ok_offset (v_j : nat) : Prop :=
  True.

Definition v_repair'reach (v_n : nat) (v_k : nat) : R :=
  ln (16 * INR v_k ^ 2%nat * INR v_n).
Definition ok_repair'reach (v_n : nat) (v_k : nat) : Prop :=
  0 < 16 * INR v_k ^ 2%nat * INR v_n.

Definition v_repair'sharpness (v_k : nat) (v_b : R) : R :=
  (Rmax 1 (8 * INR v_k ^ 2%nat * sqrt v_b)).
Definition ok_repair'sharpness (v_k : nat) (v_b : R) : Prop :=
  0 <= v_b.

Definition v_repair'scale : nat :=
  2%nat.
Definition ok_repair'scale : Prop :=
  True.

Definition v_other (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  INR (v_repair'scale) * (1 + 1 / v_repair'sharpness v_k v_b * Sum v_k (fun v_j => (- 1) ^ v_j * IZR (v_coefficient v_j) * v_sigma v_b (v_repair'sharpness v_k v_b * (INR v_k * v_vstar v_n v_k v_tau v_x v_A + v_offset v_j)))).
Definition ok_other (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_repair'scale /\ ok_repair'sharpness v_k v_b /\ v_repair'sharpness v_k v_b <> 0 /\ ok_vstar v_n v_k v_tau v_x v_A /\ (forall v_j : nat, (1%nat <= v_j <= v_k)%nat -> (ok_coefficient v_j /\ ok_repair'sharpness v_k v_b /\ ok_vstar v_n v_k v_tau v_x v_A /\ ok_offset v_j /\ ok_sigma v_b (v_repair'sharpness v_k v_b * (INR v_k * v_vstar v_n v_k v_tau v_x v_A + v_offset v_j))))).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_R : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 <= v_b) -> 
  (((v_aligned v_n v_k v_A v_B v_R) /\ (v_R * (1 - cos (2 * PI / INR v_n)) = v_tau * v_repair'reach v_n v_k)) \/ (v_n = 1%nat)%nat) -> 
  (Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_other v_n v_k v_tau v_b v_x v_A)) = 0).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_R : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  (ok_aligned v_n v_k v_A v_B v_R /\ INR v_n <> 0 /\ ok_repair'reach v_n v_k) /\ (
  (((v_aligned v_n v_k v_A v_B v_R) /\ (v_R * (1 - cos (2 * PI / INR v_n)) = v_tau * v_repair'reach v_n v_k)) \/ (v_n = 1%nat)%nat) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_other v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_other v_n v_k v_tau v_b v_x v_A)))).
End said_prop_3_repair.

(** rem-10/expressivity *)
Module said_rem_10_expressivity.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  exists (v_A : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_w : R) (v_c : R), (
  (Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_c + Sum v_k (fun v_j => v_alpha v_j * v_sigma v_b (v_w * v_vstar v_n v_k v_tau v_x v_A + v_bias v_j)))) = 0)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  forall (v_A : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_w : R) (v_c : R), 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_vstar v_n v_k v_tau v_x v_A /\ (forall v_j : nat, (1%nat <= v_j <= v_k)%nat -> ((1 <= v_j <= v_k)%nat /\ ok_vstar v_n v_k v_tau v_x v_A /\ ok_sigma v_b (v_w * v_vstar v_n v_k v_tau v_x v_A + v_bias v_j))) /\ ok_loss (v_label v_n v_x v_B) (v_c + Sum v_k (fun v_j => v_alpha v_j * v_sigma v_b (v_w * v_vstar v_n v_k v_tau v_x v_A + v_bias v_j))))).
End said_rem_10_expressivity.

(** rem-10!repair *)
Module said_rem_10_repair.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_even (v_k : nat) : Prop :=
  (2 * IZR (Int_part (INR v_k / 2)) = INR v_k).
Definition ok_even (v_k : nat) : Prop :=
  True.

Definition v_repair'least : nat :=
  0%nat.
Definition ok_repair'least : Prop :=
  True.

Definition v_repair'odd (v_n : nat) (v_f0 : R) : R :=
  (1 - v_f0) ^ 2%nat / 2 ^ v_n.
Definition ok_repair'odd (v_n : nat) (v_f0 : R) : Prop :=
  2 ^ v_n <> 0.

Definition v_repair'even (v_n : nat) (v_low : R) : R :=
  (1 + v_low) ^ 2%nat / 2 ^ v_n.
Definition ok_repair'even (v_n : nat) (v_low : R) : Prop :=
  2 ^ v_n <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 < v_tau) -> (0 <= v_b) -> 
  exists (v_U : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_w : R) (v_c : R), (
  ((Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_c + Sum v_k (fun v_j => v_alpha v_j * v_sigma v_b (v_w * v_vstar v_n v_k v_tau v_x v_U + v_bias v_j)))) <= INR (v_repair'least)) /\ ((v_even v_k) \/ (v_b = 0) \/ ((0 < v_repair'odd v_n (v_f v_k v_b 0)) /\ (v_repair'odd v_n (v_f v_k v_b 0) <= v_risk v_n v_k v_tau v_b v_A v_B))) /\ ((~ (v_even v_k)) \/ (v_b = 0) \/ (exists v_s : R, ((0 <= v_s) /\ (v_s <= 1)) /\ ((0 < v_repair'even v_n (v_f v_k v_b v_s)) /\ (v_repair'even v_n (v_f v_k v_b v_s) <= v_risk v_n v_k v_tau v_b v_A v_B) /\ (forall v_y : R, ((0 <= v_y) /\ (v_y <= 1)) -> (v_f v_k v_b v_s <= v_f v_k v_b v_y))))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  forall (v_U : nat -> nat -> R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_w : R) (v_c : R), 
  ((forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_vstar v_n v_k v_tau v_x v_U /\ (forall v_j : nat, (1%nat <= v_j <= v_k)%nat -> ((1 <= v_j <= v_k)%nat /\ ok_vstar v_n v_k v_tau v_x v_U /\ ok_sigma v_b (v_w * v_vstar v_n v_k v_tau v_x v_U + v_bias v_j))) /\ ok_loss (v_label v_n v_x v_B) (v_c + Sum v_k (fun v_j => v_alpha v_j * v_sigma v_b (v_w * v_vstar v_n v_k v_tau v_x v_U + v_bias v_j))))) /\ ok_repair'least /\ ok_even v_k /\ ok_f v_k v_b 0 /\ ok_repair'odd v_n (v_f v_k v_b 0) /\ ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall v_s : R, (((0 <= v_s) /\ (v_s <= 1)) -> (ok_f v_k v_b v_s /\ ok_repair'even v_n (v_f v_k v_b v_s) /\ ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall v_y : R, (((0 <= v_y) /\ (v_y <= 1)) -> (ok_f v_k v_b v_s /\ ok_f v_k v_b v_y))))))).
End said_rem_10_repair.

(** thm-5/infimum *)
Module said_thm_5_infimum.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_rate (v_k : nat) (v_tau : R) (v_b : R) : R :=
  1 / (Rmax (2 * (8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau) ^ 2%nat) (2 * (sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat) + 2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b))))).
Definition ok_rate (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau <> 0 /\ v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0 /\ (Rmax (2 * (8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau) ^ 2%nat) (2 * (sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat) + 2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b))))) <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  exists (v_eta : R), ((0 < v_eta) /\ (v_eta <= v_rate v_k v_tau v_b)) /\ (
  forall (v_lower : nat -> R) (v_upper : nat -> R), 
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (v_lower v_i < v_upper v_i)) -> 
  exists (v_A : nat -> nat -> R), (
  forall (v_A_ : nat -> nat -> R) (v_eps : R), (0 < v_eps) -> 
  exists (v_N : nat), (
  ((forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (exists v_w : R, ((v_lower v_i < v_w) /\ (v_w < v_upper v_i)) /\ ((v_A v_i (v_a13) = cos v_w) /\ (v_A v_i (v_a14) = sin v_w)))) /\ (v_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B < v_risk v_n v_k v_tau v_b v_A_ v_B + v_eps))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  forall (v_eta : R), 
  ok_rate v_k v_tau v_b /\ (
  ((0 < v_eta) /\ (v_eta <= v_rate v_k v_tau v_b)) -> 
  forall (v_lower : nat -> R) (v_upper : nat -> R), 
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (1 <= v_i <= v_k)%nat) /\ (
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (v_lower v_i < v_upper v_i)) -> 
  forall (v_A : nat -> nat -> R), 
  forall (v_A_ : nat -> nat -> R) (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_N : nat), 
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_w : R, ((1 <= v_i <= v_k)%nat /\ (((v_lower v_i < v_w) /\ (v_w < v_upper v_i)) -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat)))))) /\ ok_trained v_n v_k v_tau v_b v_A v_B v_N v_eta /\ ok_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B /\ ok_risk v_n v_k v_tau v_b v_A_ v_B))).
End said_thm_5_infimum.

(** thm-5.every-parity-set/infimum *)
Module said_thm_5_every_parity_set_infimum.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_rate (v_k : nat) (v_tau : R) (v_b : R) : R :=
  1 / (Rmax (2 * (8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau) ^ 2%nat) (2 * (sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat) + 2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b))))).
Definition ok_rate (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau <> 0 /\ v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0 /\ (Rmax (2 * (8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau) ^ 2%nat) (2 * (sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat) + 2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b))))) <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  exists (v_eta : R), ((0 < v_eta) /\ (v_eta <= v_rate v_k v_tau v_b)) /\ (
  forall (v_lower : nat -> R) (v_upper : nat -> R), 
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (v_lower v_i < v_upper v_i)) -> 
  exists (v_A : nat -> nat -> R), (
  forall (v_A_ : nat -> nat -> R) (v_eps : R), (0 < v_eps) -> 
  exists (v_N : nat), (
  ((forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (exists v_w : R, ((v_lower v_i < v_w) /\ (v_w < v_upper v_i)) /\ ((v_A v_i (v_a13) = cos v_w) /\ (v_A v_i (v_a14) = sin v_w)))) /\ (v_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B < v_risk v_n v_k v_tau v_b v_A_ v_B + v_eps))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  forall (v_eta : R), 
  ok_rate v_k v_tau v_b /\ (
  ((0 < v_eta) /\ (v_eta <= v_rate v_k v_tau v_b)) -> 
  forall (v_lower : nat -> R) (v_upper : nat -> R), 
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (1 <= v_i <= v_k)%nat) /\ (
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (v_lower v_i < v_upper v_i)) -> 
  forall (v_A : nat -> nat -> R), 
  forall (v_A_ : nat -> nat -> R) (v_eps : R), 
  (0 < v_eps) -> 
  forall (v_N : nat), 
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_w : R, ((1 <= v_i <= v_k)%nat /\ (((v_lower v_i < v_w) /\ (v_w < v_upper v_i)) -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat)))))) /\ ok_trained v_n v_k v_tau v_b v_A v_B v_N v_eta /\ ok_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B /\ ok_risk v_n v_k v_tau v_b v_A_ v_B))).
End said_thm_5_every_parity_set_infimum.

(** thm-5.initial-risk *)
Module said_thm_5_initial_risk.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_unit (v_k : nat) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (v_A v_i (v_a13) ^ 2%nat + v_A v_i (v_a14) ^ 2%nat = 1)).
Definition ok_unit (v_k : nat) (v_A : nat -> nat -> R) : Prop :=
  (ok_H v_k /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat))).

Definition v_initial : nat :=
  1%nat.
Definition ok_initial : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  exists (v_delta : R), (0 < v_delta) /\ (
  forall (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (0 < v_b) -> 
  (v_unit v_k v_A) -> 
  (Rabs (v_risk v_n v_k v_tau v_b v_A v_B - INR (v_initial)) <= v_delta)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  forall (v_delta : R), 
  (0 < v_delta) -> 
  forall (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (0 < v_b) -> 
  ok_unit v_k v_A /\ (
  (v_unit v_k v_A) -> 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ ok_initial)).
End said_thm_5_initial_risk.

(** sec-3-scope!repair *)
Module said_sec_3_scope_repair.
Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_prop_3'coefficient (v_j : nat) : Z :=
  ((8%Z * (Z.of_nat v_j))%Z - 4%Z)%Z.
Definition ok_prop_3'coefficient (v_j : nat) : Prop :=
  True.

Definition v_prop_3'offset (v_j : nat) : R :=
  1 / 2 - INR v_j.
Definition ok_prop_3'offset (v_j : nat) : Prop :=
  True.

Definition v_repair'noise (v_eta : R) : R :=
  4 * v_eta * (1 - v_eta).
Definition ok_repair'noise (v_eta : R) : Prop :=
  True.

Definition v_network (v_n : nat) (v_k : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  1 + Sum v_k (fun v_j => (- 1) ^ v_j * IZR (v_prop_3'coefficient v_j) * (Rmax 0 (INR (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))) + v_prop_3'offset v_j))).
Definition ok_network (v_n : nat) (v_k : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\ (forall v_j : nat, (1%nat <= v_j <= v_k)%nat -> (ok_prop_3'coefficient v_j /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\ ok_prop_3'offset v_j))).

Definition v_noisy (v_eta : R) (v_y : R) (v_z : R) : R :=
  (1 - v_eta) * v_loss v_y v_z + v_eta * v_loss (- v_y) v_z.
Definition ok_noisy (v_eta : R) (v_y : R) (v_z : R) : Prop :=
  (ok_loss v_y v_z /\ ok_loss (- v_y) v_z).

Definition v_share_of (v_n : nat) (v_x : nat -> bool) (v_lower : nat -> R) : R :=
  Prod v_n (fun v_q => (if (v_x v_q) then v_lower v_q else 1 - v_lower v_q)).
Definition ok_share_of (v_n : nat) (v_x : nat -> bool) (v_lower : nat -> R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1 <= v_q <= v_n)%nat /\ (((v_x v_q) = true) -> (1 <= v_q <= v_n)%nat) /\ (~ ((v_x v_q) = true) -> (1 <= v_q <= v_n)%nat))).

Definition v_lacking (v_i : nat) (v_lower : nat -> R) : R :=
  4 * v_lower v_i * (1 - v_lower v_i).
Definition ok_lacking (v_i : nat) (v_lower : nat -> R) (v_n : nat) : Prop :=
  (1 <= v_i <= v_n)%nat.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_odds : (nat -> bool) -> R) (v_eta : R) (v_h : (nat -> bool) -> R) (v_i : nat) (v_lower : nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (1%nat <= v_i <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_eta) /\ (v_eta < 1)) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (0 <= v_odds v_x)) -> (Total v_n (fun v_x => v_odds v_x) = 1) -> ((v_B v_i) = true) -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((0 <= v_lower v_q) /\ (v_lower v_q <= 1))) -> ((0 < v_lower v_i) /\ (v_lower v_i < 1)) -> 
  exists (v_h_ : (nat -> bool) -> R) (v_blank : (nat -> bool) -> R), (
  ((Total v_n (fun v_x => v_odds v_x * v_loss (v_label v_n v_x v_B) (v_network v_n v_k v_x v_B)) = 0) /\ (v_repair'noise v_eta <= Total v_n (fun v_x => v_odds v_x * v_noisy v_eta (v_label v_n v_x v_B) (v_h v_x))) /\ (Total v_n (fun v_x => v_odds v_x * v_noisy v_eta (v_label v_n v_x v_B) (v_h_ v_x)) = v_repair'noise v_eta) /\ ((exists v_x : nat -> bool, (Within v_n v_x) /\ (v_h (upd v_x v_i true) <> v_h (upd v_x v_i false))) \/ (v_lacking v_i v_lower <= Total v_n (fun v_x => v_share_of v_n v_x v_lower * v_loss (v_label v_n v_x v_B) (v_h v_x)))) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (v_blank (upd v_x v_i true) = v_blank (upd v_x v_i false))) /\ (Total v_n (fun v_x => v_share_of v_n v_x v_lower * v_loss (v_label v_n v_x v_B) (v_blank v_x)) = v_lacking v_i v_lower))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_odds : (nat -> bool) -> R) (v_eta : R) (v_h : (nat -> bool) -> R) (v_i : nat) (v_lower : nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (1%nat <= v_i <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_eta) /\ (v_eta < 1)) -> 
  (forall v_x : nat -> bool, (Within v_n v_x) -> (0 <= v_odds v_x)) -> 
  (Total v_n (fun v_x => v_odds v_x) = 1) -> 
  (1 <= v_i <= v_n)%nat /\ (
  ((v_B v_i) = true) -> 
  (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> (1 <= v_q <= v_n)%nat) /\ (
  (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((0 <= v_lower v_q) /\ (v_lower v_q <= 1))) -> 
  (1 <= v_i <= v_n)%nat /\ (
  ((0 < v_lower v_i) /\ (v_lower v_i < 1)) -> 
  forall (v_h_ : (nat -> bool) -> R) (v_blank : (nat -> bool) -> R), 
  ((forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_network v_n v_k v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_network v_n v_k v_x v_B))) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_noisy v_eta (v_label v_n v_x v_B) (v_h v_x))) /\ ok_repair'noise v_eta /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_noisy v_eta (v_label v_n v_x v_B) (v_h_ v_x))) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (1 <= v_i <= v_n)%nat) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_share_of v_n v_x v_lower /\ ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_h v_x))) /\ ok_lacking v_i v_lower v_n /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_share_of v_n v_x v_lower /\ ok_label v_n v_x v_B /\ ok_loss (v_label v_n v_x v_B) (v_blank v_x))))))).
End said_sec_3_scope_repair.

(** prop-21/charitable *)
Module said_prop_21_charitable.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_p = v_q)%nat \/ ((v_place v_p) <> (v_place v_q))%nat))).
Definition ok_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (1%nat <= v_q <= v_n)%nat)))).

Definition v_turned (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i (v_a13) * v_u1 v_n v_p + v_A v_i (v_a14) * v_u2 v_n v_p.
Definition ok_turned (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_u1 v_n v_p /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ok_u2 v_n v_p).

Definition v_around (v_n : nat) (v_p : nat) (v_q : nat) : R :=
  (Rmin (Rabs (INR v_p - INR v_q)) (INR v_n - Rabs (INR v_p - INR v_q))).
Definition ok_around (v_n : nat) (v_p : nat) (v_q : nat) : Prop :=
  True.

Definition v_apart_around (v_n : nat) (v_B : nat -> bool) (v_c : R) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_p = v_q)%nat \/ (~ ((v_B v_p) = true)) \/ (~ ((v_B v_q) = true)) \/ (v_c < v_around v_n v_p v_q)))).
Definition ok_apart_around (v_n : nat) (v_B : nat -> bool) (v_c : R) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= v_n)%nat /\ ok_around v_n v_p v_q)))).

Definition v_on_path (v_k : nat) (v_A : nat -> nat -> R) (v_path : nat -> nat -> R -> R) (v_s : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((v_positional v_i) /\ (v_A v_i (v_a13) = v_path v_i 1%nat v_s) /\ (v_A v_i (v_a14) = v_path v_i 2%nat v_s))).
Definition ok_on_path (v_k : nat) (v_A : nat -> nat -> R) (v_path : nat -> nat -> R -> R) (v_s : R) : Prop :=
  (ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (ok_positional v_i /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (1%nat <= v_i <= v_k)%nat /\ (1%nat <= 1%nat <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (1%nat <= 2%nat <= 2%nat)%nat))).

Definition v_gap : nat :=
  1%nat.
Definition ok_gap : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) (v_place : nat -> nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 <= v_b) -> 
  (v_b = 0) -> (v_distinct v_n v_place) -> (v_apart_around v_n v_B (INR (v_gap))) -> (forall v_eps : R, (0 < v_eps) -> (exists v_w : R, (0 < v_w) /\ (forall v_tau : R, ((0 < v_tau) /\ (v_tau < v_w)) -> (forall v_A : nat -> nat -> R, (v_on_path v_k v_A v_path v_tau) -> (v_risk v_n v_k v_tau v_b v_A v_B <= v_eps))))) -> 
  exists (v_delta : R), (0 < v_delta) /\ (
  forall (v_y : R) (v_U : nat -> nat -> R) (v_lead : nat -> nat), (forall (a1 : nat), (1%nat <= a1 <= (v_H v_k))%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> ((0 < v_y) /\ (v_y < v_delta)) -> 
  (v_on_path v_k v_U v_path v_y) -> (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_turned v_n v_U v_i v_p < v_turned v_n v_U v_i (v_lead v_i)) \/ ((v_turned v_n v_U v_i v_p = v_turned v_n v_U v_i (v_lead v_i)) /\ ((v_place (v_lead v_i)) <= (v_place v_p))%nat)))) -> 
  (Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_f v_k v_b (INR v_k / INR (v_H v_k) * Sum (v_H v_k) (fun v_i => bit (v_x (v_lead v_i)))))) = 0)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) (v_place : nat -> nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 <= v_b) -> 
  (v_b = 0) -> 
  ok_distinct v_n v_place /\ (
  (v_distinct v_n v_place) -> 
  (ok_gap /\ ok_apart_around v_n v_B (INR (v_gap))) /\ (
  (v_apart_around v_n v_B (INR (v_gap))) -> 
  (forall v_eps : R, ((0 < v_eps) -> (forall v_w : R, ((0 < v_w) -> (forall v_tau : R, (((0 < v_tau) /\ (v_tau < v_w)) -> (forall v_A : nat -> nat -> R, (ok_on_path v_k v_A v_path v_tau /\ ((v_on_path v_k v_A v_path v_tau) -> ok_risk v_n v_k v_tau v_b v_A v_B))))))))) /\ (
  (forall v_eps : R, (0 < v_eps) -> (exists v_w : R, (0 < v_w) /\ (forall v_tau : R, ((0 < v_tau) /\ (v_tau < v_w)) -> (forall v_A : nat -> nat -> R, (v_on_path v_k v_A v_path v_tau) -> (v_risk v_n v_k v_tau v_b v_A v_B <= v_eps))))) -> 
  forall (v_delta : R), 
  (0 < v_delta) -> 
  forall (v_y : R) (v_U : nat -> nat -> R) (v_lead : nat -> nat), ok_H v_k /\ ((forall (a1 : nat), (1%nat <= a1 <= (v_H v_k))%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> 
  ((0 < v_y) /\ (v_y < v_delta)) -> 
  ok_on_path v_k v_U v_path v_y /\ (
  (v_on_path v_k v_U v_path v_y) -> 
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ((1%nat <= v_i <= (v_H v_k))%nat /\ ok_turned v_n v_U v_k v_i (v_lead v_i) /\ (1%nat <= (v_lead v_i) <= v_n)%nat /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_turned v_n v_U v_k v_i v_p /\ (1%nat <= v_i <= (v_H v_k))%nat /\ ok_turned v_n v_U v_k v_i (v_lead v_i) /\ (1%nat <= (v_lead v_i) <= v_n)%nat /\ (1%nat <= v_p <= v_n)%nat))))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_turned v_n v_U v_i v_p < v_turned v_n v_U v_i (v_lead v_i)) \/ ((v_turned v_n v_U v_i v_p = v_turned v_n v_U v_i (v_lead v_i)) /\ ((v_place (v_lead v_i)) <= (v_place v_p))%nat)))) -> 
  (ok_H v_k /\ INR (v_H v_k) <> 0 /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_H v_k /\ INR (v_H v_k) <> 0 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ((1%nat <= v_i <= (v_H v_k))%nat /\ (1 <= (v_lead v_i) <= v_n)%nat)) /\ ok_f v_k v_b (INR v_k / INR (v_H v_k) * Sum (v_H v_k) (fun v_i => bit (v_x (v_lead v_i)))) /\ ok_loss (v_label v_n v_x v_B) (v_f v_k v_b (INR v_k / INR (v_H v_k) * Sum (v_H v_k) (fun v_i => bit (v_x (v_lead v_i)))))))))))))).
End said_prop_21_charitable.

(** prop-21!repair *)
Module said_prop_21_repair.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_chance (v_n : nat) (v_x : nat -> bool) : R :=
  1 / 2 ^ v_n.
Definition ok_chance (v_n : nat) (v_x : nat -> bool) : Prop :=
  2 ^ v_n <> 0.

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_positional (v_i : nat) : Prop :=
  (v_i = v_i)%nat.
Definition ok_positional (v_i : nat) : Prop :=
  True.

Definition v_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_p = v_q)%nat \/ ((v_place v_p) <> (v_place v_q))%nat))).
Definition ok_distinct (v_n : nat) (v_place : nat -> nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1%nat <= v_p <= v_n)%nat /\ (1%nat <= v_q <= v_n)%nat)))).

Definition v_turned (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i (v_a13) * v_u1 v_n v_p + v_A v_i (v_a14) * v_u2 v_n v_p.
Definition ok_turned (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_u1 v_n v_p /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ok_u2 v_n v_p).

Definition v_around (v_n : nat) (v_p : nat) (v_q : nat) : R :=
  (Rmin (Rabs (INR v_p - INR v_q)) (INR v_n - Rabs (INR v_p - INR v_q))).
Definition ok_around (v_n : nat) (v_p : nat) (v_q : nat) : Prop :=
  True.

Definition v_apart_around (v_n : nat) (v_B : nat -> bool) (v_c : R) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((v_p = v_q)%nat \/ (~ ((v_B v_p) = true)) \/ (~ ((v_B v_q) = true)) \/ (v_c < v_around v_n v_p v_q)))).
Definition ok_apart_around (v_n : nat) (v_B : nat -> bool) (v_c : R) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (1 <= v_q <= v_n)%nat /\ ok_around v_n v_p v_q)))).

Definition v_on_path (v_k : nat) (v_A : nat -> nat -> R) (v_path : nat -> nat -> R -> R) (v_s : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ((v_positional v_i) /\ (v_A v_i (v_a13) = v_path v_i 1%nat v_s) /\ (v_A v_i (v_a14) = v_path v_i 2%nat v_s))).
Definition ok_on_path (v_k : nat) (v_A : nat -> nat -> R) (v_path : nat -> nat -> R -> R) (v_s : R) : Prop :=
  (ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> (ok_positional v_i /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (1%nat <= v_i <= v_k)%nat /\ (1%nat <= 1%nat <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (1%nat <= 2%nat <= 2%nat)%nat))).

Definition v_repair'gap : nat :=
  1%nat.
Definition ok_repair'gap : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) (v_place : nat -> nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> (0 <= v_b) -> 
  (v_b = 0) -> (v_distinct v_n v_place) -> (v_apart_around v_n v_B (INR (v_repair'gap))) -> (forall v_eps : R, (0 < v_eps) -> (exists v_w : R, (0 < v_w) /\ (forall v_tau : R, ((0 < v_tau) /\ (v_tau < v_w)) -> (forall v_A : nat -> nat -> R, (v_on_path v_k v_A v_path v_tau) -> (v_risk v_n v_k v_tau v_b v_A v_B <= v_eps))))) -> 
  forall (v_theta : R), (0 < v_theta) -> 
  exists (v_delta : R), (0 < v_delta) /\ (
  forall (v_y : R) (v_U : nat -> nat -> R) (v_lead : nat -> nat), (forall (a1 : nat), (1%nat <= a1 <= (v_H v_k))%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> ((0 < v_y) /\ (v_y < v_delta)) -> 
  (v_on_path v_k v_U v_path v_y) -> (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_turned v_n v_U v_i v_p < v_turned v_n v_U v_i (v_lead v_i)) \/ ((v_turned v_n v_U v_i v_p = v_turned v_n v_U v_i (v_lead v_i)) /\ ((v_place (v_lead v_i)) <= (v_place v_p))%nat)))) -> 
  exists (v_own : nat -> nat), (forall (a1 : nat), (1%nat <= a1 <= (v_H v_k))%nat -> (1%nat <= v_own a1 <= v_n)%nat) /\ (
  ((forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (((v_B (v_own v_i)) = true) /\ (1 - v_theta <= v_gamma v_n v_y v_U v_i (v_own v_i)))) /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_j : nat, (1%nat <= v_j <= (v_H v_k))%nat -> ((v_i = v_j)%nat \/ ((v_own v_i) <> (v_own v_j))%nat))) /\ (Total v_n (fun v_x => v_chance v_n v_x * v_loss (v_label v_n v_x v_B) (v_f v_k v_b (INR v_k / INR (v_H v_k) * Sum (v_H v_k) (fun v_i => bit (v_x (v_lead v_i)))))) = 0)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_b : R) (v_B : nat -> bool) (v_path : nat -> nat -> R -> R) (v_place : nat -> nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (0 <= v_b) -> 
  (v_b = 0) -> 
  ok_distinct v_n v_place /\ (
  (v_distinct v_n v_place) -> 
  (ok_repair'gap /\ ok_apart_around v_n v_B (INR (v_repair'gap))) /\ (
  (v_apart_around v_n v_B (INR (v_repair'gap))) -> 
  (forall v_eps : R, ((0 < v_eps) -> (forall v_w : R, ((0 < v_w) -> (forall v_tau : R, (((0 < v_tau) /\ (v_tau < v_w)) -> (forall v_A : nat -> nat -> R, (ok_on_path v_k v_A v_path v_tau /\ ((v_on_path v_k v_A v_path v_tau) -> ok_risk v_n v_k v_tau v_b v_A v_B))))))))) /\ (
  (forall v_eps : R, (0 < v_eps) -> (exists v_w : R, (0 < v_w) /\ (forall v_tau : R, ((0 < v_tau) /\ (v_tau < v_w)) -> (forall v_A : nat -> nat -> R, (v_on_path v_k v_A v_path v_tau) -> (v_risk v_n v_k v_tau v_b v_A v_B <= v_eps))))) -> 
  forall (v_theta : R), 
  (0 < v_theta) -> 
  forall (v_delta : R), 
  (0 < v_delta) -> 
  forall (v_y : R) (v_U : nat -> nat -> R) (v_lead : nat -> nat), ok_H v_k /\ ((forall (a1 : nat), (1%nat <= a1 <= (v_H v_k))%nat -> (1%nat <= v_lead a1 <= v_n)%nat) -> 
  ((0 < v_y) /\ (v_y < v_delta)) -> 
  ok_on_path v_k v_U v_path v_y /\ (
  (v_on_path v_k v_U v_path v_y) -> 
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ((1%nat <= v_i <= (v_H v_k))%nat /\ ok_turned v_n v_U v_k v_i (v_lead v_i) /\ (1%nat <= (v_lead v_i) <= v_n)%nat /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_turned v_n v_U v_k v_i v_p /\ (1%nat <= v_i <= (v_H v_k))%nat /\ ok_turned v_n v_U v_k v_i (v_lead v_i) /\ (1%nat <= (v_lead v_i) <= v_n)%nat /\ (1%nat <= v_p <= v_n)%nat))))) /\ (
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((v_turned v_n v_U v_i v_p < v_turned v_n v_U v_i (v_lead v_i)) \/ ((v_turned v_n v_U v_i v_p = v_turned v_n v_U v_i (v_lead v_i)) /\ ((v_place (v_lead v_i)) <= (v_place v_p))%nat)))) -> 
  forall (v_own : nat -> nat), ok_H v_k /\ ((forall (a1 : nat), (1%nat <= a1 <= (v_H v_k))%nat -> (1%nat <= v_own a1 <= v_n)%nat) -> 
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ((1%nat <= v_i <= (v_H v_k))%nat /\ (1 <= (v_own v_i) <= v_n)%nat /\ ok_gamma v_n v_y v_U v_k v_i (v_own v_i))) /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_H v_k /\ (1%nat <= v_i <= (v_H v_k))%nat /\ (forall v_j : nat, (1%nat <= v_j <= (v_H v_k))%nat -> ((1%nat <= v_i <= (v_H v_k))%nat /\ (1%nat <= v_j <= (v_H v_k))%nat)))) /\ INR (v_H v_k) <> 0 /\ (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_chance v_n v_x /\ ok_label v_n v_x v_B /\ ok_H v_k /\ INR (v_H v_k) <> 0 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ((1%nat <= v_i <= (v_H v_k))%nat /\ (1 <= (v_lead v_i) <= v_n)%nat)) /\ ok_f v_k v_b (INR v_k / INR (v_H v_k) * Sum (v_H v_k) (fun v_i => bit (v_x (v_lead v_i)))) /\ ok_loss (v_label v_n v_x v_B) (v_f v_k v_b (INR v_k / INR (v_H v_k) * Sum (v_H v_k) (fun v_i => bit (v_x (v_lead v_i))))))))))))))).
End said_prop_21_repair.

(** thm-5-one-bit/attention *)
Module said_thm_5_one_bit_attention.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_trained (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_N : nat) (v_eta : R) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_eta * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_own (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Sum v_n (fun v_p => (if (v_B v_p) then v_gamma v_n v_tau v_A 1%nat v_p else 0)).
Definition ok_own (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_k : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (((v_B v_p) = true) -> ok_gamma v_n v_tau v_A v_k 1%nat v_p))).

Definition v_kappa (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  2 * (1 - cos (2 * PI / INR v_n)) / v_tau * v_own v_n v_tau v_A v_B.
Definition ok_kappa (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_k : nat) : Prop :=
  (INR v_n <> 0 /\ v_tau <> 0 /\ ok_own v_n v_tau v_A v_B v_k).

Definition v_moved (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_theta : R) (v_N : nat) : nat -> nat -> R :=
  (Nat.iter v_N (fun v_A => (fun e1 e2 => v_A e1 e2 - v_theta / v_risk v_n v_k v_tau v_b v_A v_B * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_moved (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_theta : R) (v_N : nat) : Prop :=
  (forall j0 : nat, (j0 < v_N)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_theta / v_risk v_n v_k v_tau v_b v_A v_B * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ v_risk v_n v_k v_tau v_b v_A v_B <> 0 /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ok_risk v_n v_k v_tau v_b v_A v_B /\ v_risk v_n v_k v_tau v_b v_A v_B <> 0 /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition v_further (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_theta : R) (v_N : nat) : nat -> nat -> R :=
  (Nat.iter (v_N + 1%nat)%nat (fun v_A => (fun e1 e2 => v_A e1 e2 - v_theta / v_risk v_n v_k v_tau v_b v_A v_B * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A).
Definition ok_further (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) (v_theta : R) (v_N : nat) : Prop :=
  (forall j0 : nat, (j0 < (v_N + 1%nat)%nat)%nat -> let v_A := Nat.iter j0 (fun v_A => (fun e1 e2 => v_A e1 e2 - v_theta / v_risk v_n v_k v_tau v_b v_A v_B * Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A e1 e2 t) v_B) (v_A e1 e2))) v_A in (ok_risk v_n v_k v_tau v_b v_A v_B /\ v_risk v_n v_k v_tau v_b v_A v_B <> 0 /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ok_risk v_n v_k v_tau v_b v_A v_B /\ v_risk v_n v_k v_tau v_b v_A v_B <> 0 /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))))).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_eta : R) (v_theta : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (2%nat <= v_n)%nat -> (0 < v_tau) -> (0 <= v_b) -> ((0 <= v_eta) /\ (v_eta <= v_tau ^ 2%nat / 8)) -> ((0 <= v_theta) /\ (v_theta <= v_tau ^ 2%nat / 16)) -> 
  (v_k = 1%nat)%nat -> (v_b = 0) -> (1 / 2 < Sum v_n (fun v_p => (if (v_B v_p) then v_gamma v_n v_tau v_A 1%nat v_p else 0))) -> 
  ((v_own v_n v_tau (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B <= v_own v_n v_tau (v_trained v_n v_k v_tau v_b v_A v_B (v_N + 1%nat)%nat v_eta) v_B) /\ ((1 / (1 / v_risk v_n v_k v_tau v_b v_A v_B + 64 * v_eta * INR v_N / v_tau ^ 2%nat) <= v_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B) /\ (v_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B <= 1 / (1 / v_risk v_n v_k v_tau v_b v_A v_B + v_eta * v_kappa v_n v_tau v_A v_B ^ 2%nat * INR v_N / 2))) /\ (v_own v_n v_tau (v_moved v_n v_k v_tau v_b v_A v_B v_theta v_N) v_B <= v_own v_n v_tau (v_further v_n v_k v_tau v_b v_A v_B v_theta v_N) v_B) /\ (v_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_theta v_N) v_B <= v_risk v_n v_k v_tau v_b v_A v_B * exp ((- v_theta) * v_kappa v_n v_tau v_A v_B ^ 2%nat * INR v_N / 2))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_eta : R) (v_theta : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_N : nat), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  (2%nat <= v_n)%nat -> 
  (0 < v_tau) -> 
  (0 <= v_b) -> 
  ((0 <= v_eta) /\ (v_eta <= v_tau ^ 2%nat / 8)) -> 
  ((0 <= v_theta) /\ (v_theta <= v_tau ^ 2%nat / 16)) -> 
  (v_k = 1%nat)%nat -> 
  (v_b = 0) -> 
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ (((v_B v_p) = true) -> ok_gamma v_n v_tau v_A v_k 1%nat v_p))) /\ (
  (1 / 2 < Sum v_n (fun v_p => (if (v_B v_p) then v_gamma v_n v_tau v_A 1%nat v_p else 0))) -> 
  (ok_trained v_n v_k v_tau v_b v_A v_B v_N v_eta /\ ok_own v_n v_tau (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B v_k /\ ok_trained v_n v_k v_tau v_b v_A v_B (v_N + 1%nat)%nat v_eta /\ ok_own v_n v_tau (v_trained v_n v_k v_tau v_b v_A v_B (v_N + 1%nat)%nat v_eta) v_B v_k /\ ok_risk v_n v_k v_tau v_b v_A v_B /\ v_risk v_n v_k v_tau v_b v_A v_B <> 0 /\ v_tau ^ 2%nat <> 0 /\ 1 / v_risk v_n v_k v_tau v_b v_A v_B + 64 * v_eta * INR v_N / v_tau ^ 2%nat <> 0 /\ ok_risk v_n v_k v_tau v_b (v_trained v_n v_k v_tau v_b v_A v_B v_N v_eta) v_B /\ ok_kappa v_n v_tau v_A v_B v_k /\ 1 / v_risk v_n v_k v_tau v_b v_A v_B + v_eta * v_kappa v_n v_tau v_A v_B ^ 2%nat * INR v_N / 2 <> 0 /\ ok_moved v_n v_k v_tau v_b v_A v_B v_theta v_N /\ ok_own v_n v_tau (v_moved v_n v_k v_tau v_b v_A v_B v_theta v_N) v_B v_k /\ ok_further v_n v_k v_tau v_b v_A v_B v_theta v_N /\ ok_own v_n v_tau (v_further v_n v_k v_tau v_b v_A v_B v_theta v_N) v_B v_k /\ ok_risk v_n v_k v_tau v_b (v_moved v_n v_k v_tau v_b v_A v_B v_theta v_N) v_B)).
End said_thm_5_one_bit_attention.

(** cor-20.pair-loss *)
Module said_cor_20_pair_loss.
Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_pair_loss : nat :=
  2%nat.
Definition ok_pair_loss : Prop :=
  True.

Definition statement : Prop :=
  forall (v_guess : R), 
  (INR (v_pair_loss) <= v_loss 1 v_guess + v_loss (- 1) v_guess).

Definition statement_means : Prop :=
  forall (v_guess : R), 
  (ok_loss 1 v_guess /\ ok_loss (- 1) v_guess /\ ok_pair_loss).
End said_cor_20_pair_loss.

(** thm-11.pair-loss/positive-part *)
Module said_thm_11_pair_loss_positive_part.
Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_change (v_n : nat) (v_m : nat) : R :=
  10 * INR v_m ^ 2%nat / INR v_n.
Definition ok_change (v_n : nat) (v_m : nat) : Prop :=
  INR v_n <> 0.

Definition v_pair (v_n : nat) (v_m : nat) (v_norm_v : R) : R :=
  2 * (1 - v_norm_v * 5 * INR v_m ^ 2%nat / INR v_n) ^ 2%nat.
Definition ok_pair (v_n : nat) (v_m : nat) (v_norm_v : R) : Prop :=
  INR v_n <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_s : R) (v_y : R) (v_z : R), ((v_m <= v_n)%nat /\ (1%nat <= v_m)%nat) -> (0 <= v_s) -> 
  (Rabs (v_y - v_z) <= v_s * v_change v_n v_m) -> (5 * INR v_m ^ 2%nat * v_s <= INR v_n) -> 
  (v_pair v_n v_m v_s <= v_loss 1 v_y + v_loss (- 1) v_z).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_s : R) (v_y : R) (v_z : R), 
  ((v_m <= v_n)%nat /\ (1%nat <= v_m)%nat) -> 
  (0 <= v_s) -> 
  ok_change v_n v_m /\ (
  (Rabs (v_y - v_z) <= v_s * v_change v_n v_m) -> 
  (5 * INR v_m ^ 2%nat * v_s <= INR v_n) -> 
  (ok_loss 1 v_y /\ ok_loss (- 1) v_z /\ ok_pair v_n v_m v_s)).
End said_thm_11_pair_loss_positive_part.

(** lemma-19.case-1 *)
Module said_lemma_19_case_1.
Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_y : R) (v_z : R) (v_s : R) (v_w : R), 
  ((v_y = 1) \/ (v_y = - 1)) -> ((v_s = 1) \/ (v_s = - 1)) -> (v_y * v_z = 1) -> (v_s * v_w = 1) -> 
  (v_loss v_y v_z + v_loss v_s v_w = 0).

Definition statement_means : Prop :=
  forall (v_y : R) (v_z : R) (v_s : R) (v_w : R), 
  ((v_y = 1) \/ (v_y = - 1)) -> 
  ((v_s = 1) \/ (v_s = - 1)) -> 
  (v_y * v_z = 1) -> 
  (v_s * v_w = 1) -> 
  (ok_loss v_y v_z /\ ok_loss v_s v_w).
End said_lemma_19_case_1.

(** lemma-14.loss-derivative/one-loss *)
Module said_lemma_14_loss_derivative_one_loss.
Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_loss_slope (v_guess : R) (v_y : R) : R :=
  2 * v_guess - 2 * v_y.
Definition ok_loss_slope (v_guess : R) (v_y : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_y : R) (v_guess : R), 
  ((v_y = 1) \/ (v_y = - 1)) -> 
  (Derive (fun v_guess => v_loss v_y v_guess) v_guess = (if Rlt_dec (v_y * v_guess) 1 then v_loss_slope v_guess v_y else 0)).

Definition statement_means : Prop :=
  forall (v_y : R) (v_guess : R), 
  ((v_y = 1) \/ (v_y = - 1)) -> 
  ((locally v_guess (fun v_guess => ok_loss v_y v_guess)) /\ ex_derive (fun v_guess => v_loss v_y v_guess) v_guess /\ ((v_y * v_guess < 1) -> ok_loss_slope v_guess v_y) /\ (~ (v_y * v_guess < 1) -> True)).
End said_lemma_14_loss_derivative_one_loss.

(** thm-11.attention-cap *)
Module said_thm_11_attention_cap.
Definition v_soft (v_n : nat) (v_S : nat -> R) (v_p : nat) : R :=
  exp (v_S v_p) / Sum v_n (fun v_j => exp (v_S v_j)).
Definition ok_soft (v_n : nat) (v_S : nat -> R) (v_p : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (1 <= v_j <= v_n)%nat) /\ Sum v_n (fun v_j => exp (v_S v_j)) <> 0).

Definition v_attention_cap (v_n : nat) (v_m : nat) : R :=
  1 / (INR v_n / (5 * INR v_m) + 1).
Definition ok_attention_cap (v_n : nat) (v_m : nat) : Prop :=
  (5 * INR v_m <> 0 /\ INR v_n / (5 * INR v_m) + 1 <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_p : nat) (v_S : nat -> R), (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_n)%nat -> (1%nat <= v_m)%nat -> 
  (INR v_n / (5 * INR v_m) <= INR (NSum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then (if Rle_dec (v_S v_p) (v_S v_j) then 1%nat else 0%nat) else 0%nat)))) -> (INR v_n / (5 * INR v_m) <= IZR (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z - 1) -> 
  (v_soft v_n v_S v_p <= v_attention_cap v_n v_m).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_p : nat) (v_S : nat -> R), (1%nat <= v_p <= v_n)%nat -> 
  (1%nat <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  ((1 <= v_p <= v_n)%nat /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((1 <= v_j <= v_n)%nat /\ (1 <= v_p <= v_n)%nat)) /\ 5 * INR v_m <> 0) /\ (
  (INR v_n / (5 * INR v_m) <= INR (NSum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then (if Rle_dec (v_S v_p) (v_S v_j) then 1%nat else 0%nat) else 0%nat)))) -> 
  (INR v_m <> 0 /\ 5 * INR v_m <> 0) /\ (
  (INR v_n / (5 * INR v_m) <= IZR (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z - 1) -> 
  (ok_soft v_n v_S v_p /\ ok_attention_cap v_n v_m))).
End said_thm_11_attention_cap.

(** thm-11.delta-gamma-other *)
Module said_thm_11_delta_gamma_other.
Definition v_soft (v_n : nat) (v_S : nat -> R) (v_p : nat) : R :=
  exp (v_S v_p) / Sum v_n (fun v_j => exp (v_S v_j)).
Definition ok_soft (v_n : nat) (v_S : nat -> R) (v_p : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (1 <= v_j <= v_n)%nat) /\ Sum v_n (fun v_j => exp (v_S v_j)) <> 0).

Definition v_delta_other (v_n : nat) (v_m : nat) : R :=
  5 * INR v_m / INR v_n.
Definition ok_delta_other (v_n : nat) (v_m : nat) : Prop :=
  INR v_n <> 0.

Definition v_mass_of_others (v_n : nat) (v_p : nat) (v_S : nat -> R) : R :=
  Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then exp (v_S v_j) else 0)).
Definition ok_mass_of_others (v_n : nat) (v_p : nat) (v_S : nat -> R) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (1 <= v_j <= v_n)%nat)).

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_p : nat) (v_r : nat) (v_S : nat -> R) (v_w : R), (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_r <= v_n)%nat -> (1%nat <= v_n)%nat -> (1%nat <= v_m)%nat -> 
  (v_r <> v_p)%nat -> (v_S v_p <= v_w) -> (INR v_n / (5 * INR v_m) <= INR (NSum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then (if Rle_dec v_w (v_S v_j) then 1%nat else 0%nat) else 0%nat)))) -> (INR v_n / (5 * INR v_m) <= IZR (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z - 1) -> 
  (Rabs (v_soft v_n v_S v_r - exp (v_S v_r) / (v_mass_of_others v_n v_p v_S + exp v_w)) <= v_delta_other v_n v_m * v_soft v_n v_S v_r).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_p : nat) (v_r : nat) (v_S : nat -> R) (v_w : R), (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_r <= v_n)%nat -> 
  (1%nat <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (v_r <> v_p)%nat -> 
  (1 <= v_p <= v_n)%nat /\ (
  (v_S v_p <= v_w) -> 
  ((forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (1 <= v_j <= v_n)%nat) /\ 5 * INR v_m <> 0) /\ (
  (INR v_n / (5 * INR v_m) <= INR (NSum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then (if Rle_dec v_w (v_S v_j) then 1%nat else 0%nat) else 0%nat)))) -> 
  (INR v_m <> 0 /\ 5 * INR v_m <> 0) /\ (
  (INR v_n / (5 * INR v_m) <= IZR (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z - 1) -> 
  (ok_soft v_n v_S v_r /\ (1 <= v_r <= v_n)%nat /\ ok_mass_of_others v_n v_p v_S /\ v_mass_of_others v_n v_p v_S + exp v_w <> 0 /\ ok_delta_other v_n v_m)))).
End said_thm_11_delta_gamma_other.

(** thm-11.delta-gamma-p *)
Module said_thm_11_delta_gamma_p.
Definition v_soft (v_n : nat) (v_S : nat -> R) (v_p : nat) : R :=
  exp (v_S v_p) / Sum v_n (fun v_j => exp (v_S v_j)).
Definition ok_soft (v_n : nat) (v_S : nat -> R) (v_p : nat) : Prop :=
  ((1 <= v_p <= v_n)%nat /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (1 <= v_j <= v_n)%nat) /\ Sum v_n (fun v_j => exp (v_S v_j)) <> 0).

Definition v_delta_p (v_n : nat) (v_m : nat) : R :=
  5 * INR v_m / INR v_n.
Definition ok_delta_p (v_n : nat) (v_m : nat) : Prop :=
  INR v_n <> 0.

Definition v_mass_of_others (v_n : nat) (v_p : nat) (v_S : nat -> R) : R :=
  Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then exp (v_S v_j) else 0)).
Definition ok_mass_of_others (v_n : nat) (v_p : nat) (v_S : nat -> R) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (1 <= v_j <= v_n)%nat)).

Definition statement : Prop :=
  forall (v_n : nat) (v_m : nat) (v_p : nat) (v_S : nat -> R) (v_w : R), (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_n)%nat -> (1%nat <= v_m)%nat -> 
  (v_S v_p <= v_w) -> (INR v_n / (5 * INR v_m) <= INR (NSum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then (if Rle_dec v_w (v_S v_j) then 1%nat else 0%nat) else 0%nat)))) -> (INR v_n / (5 * INR v_m) <= IZR (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z - 1) -> 
  (Rabs (v_soft v_n v_S v_p - exp v_w / (v_mass_of_others v_n v_p v_S + exp v_w)) <= v_delta_p v_n v_m).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_m : nat) (v_p : nat) (v_S : nat -> R) (v_w : R), (1%nat <= v_p <= v_n)%nat -> 
  (1%nat <= v_n)%nat -> 
  (1%nat <= v_m)%nat -> 
  (1 <= v_p <= v_n)%nat /\ (
  (v_S v_p <= v_w) -> 
  ((forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (1 <= v_j <= v_n)%nat) /\ 5 * INR v_m <> 0) /\ (
  (INR v_n / (5 * INR v_m) <= INR (NSum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then (if Rle_dec v_w (v_S v_j) then 1%nat else 0%nat) else 0%nat)))) -> 
  (INR v_m <> 0 /\ 5 * INR v_m <> 0) /\ (
  (INR v_n / (5 * INR v_m) <= IZR (- Int_part (- ((INR v_n - 1) / INR v_m))%R)%Z - 1) -> 
  (ok_soft v_n v_S v_p /\ ok_mass_of_others v_n v_p v_S /\ v_mass_of_others v_n v_p v_S + exp v_w <> 0 /\ ok_delta_p v_n v_m)))).
End said_thm_11_delta_gamma_p.

(** lemma-8.expansion-1 *)
Module said_lemma_8_expansion_1.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat = Sum (v_H v_k) (fun v_i => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) ^ 2%nat + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) ^ 2%nat)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))) /\ ok_H v_k /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))))).
End said_lemma_8_expansion_1.

(** lemma-8.expansion-3 *)
Module said_lemma_8_expansion_3.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat = Sum (v_H v_k) (fun v_i => 1 / 2 ^ (2%nat * v_n)%nat * Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13))) ^ 2%nat + 1 / 2 ^ (2%nat * v_n)%nat * Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))) ^ 2%nat)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))) /\ ok_H v_k /\ 2 ^ (2%nat * v_n)%nat <> 0 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (2 ^ (2%nat * v_n)%nat <> 0 /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)))) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))))))).
End said_lemma_8_expansion_3.

(** lemma-8.expansion-4 *)
Module said_lemma_8_expansion_4.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (Sum (v_H v_k) (fun v_i => 1 / 2 ^ (2%nat * v_n)%nat * Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13))) ^ 2%nat + 1 / 2 ^ (2%nat * v_n)%nat * Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))) ^ 2%nat) = 1 / 2 ^ (2%nat * v_n)%nat * Sum (v_H v_k) (fun v_i => Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13))) ^ 2%nat + Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))) ^ 2%nat)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (ok_H v_k /\ 2 ^ (2%nat * v_n)%nat <> 0 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (2 ^ (2%nat * v_n)%nat <> 0 /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)))) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)))))) /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)))) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))))))).
End said_lemma_8_expansion_4.

(** lemma-8.expansion-5 *)
Module said_lemma_8_expansion_5.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (1 / 2 ^ (2%nat * v_n)%nat * Sum (v_H v_k) (fun v_i => Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13))) ^ 2%nat + Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))) ^ 2%nat) = 1 / 2 ^ (2%nat * v_n)%nat * Sum (v_H v_k) (fun v_i => Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) ^ 2%nat + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) ^ 2%nat) + Total v_n (fun v_x => Total v_n (fun v_x_ => (if (existsb (fun v_p => (negb (Bool.eqb (v_x v_p) (v_x_ v_p)))) (seq 1%nat v_n)) then Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14)) else 0))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (2 ^ (2%nat * v_n)%nat <> 0 /\ ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)))) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)))))) /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)))) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\ ((exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_x v_p) <> (v_x_ v_p))) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14))))))))))).
End said_lemma_8_expansion_5.

(** lemma-8.expansion/ends *)
Module said_lemma_8_expansion_ends.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat = 1 / 2 ^ (2%nat * v_n)%nat * Sum (v_H v_k) (fun v_i => Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) ^ 2%nat + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) ^ 2%nat) + Total v_n (fun v_x => Total v_n (fun v_x_ => (if (existsb (fun v_p => (negb (Bool.eqb (v_x v_p) (v_x_ v_p)))) (seq 1%nat v_n)) then Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14)) else 0))))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))) /\ 2 ^ (2%nat * v_n)%nat <> 0 /\ ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)))) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\ ((exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_x v_p) <> (v_x_ v_p))) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14))))))))))).
End said_lemma_8_expansion_ends.

(** lemma-14.cross-zero *)
Module said_lemma_14_cross_zero.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_r : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_r <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_i <> v_r)%nat -> 
  ((Derive (fun t => let v_A := (set2 v_A v_r (v_a13) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_r (v_a13)) = 0) /\ (Derive (fun t => let v_A := (set2 v_A v_r (v_a14) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14))) (v_A v_r (v_a14)) = 0) /\ (Derive (fun t => let v_A := (set2 v_A v_r (v_a14) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_r (v_a14)) = 0) /\ (Derive (fun t => let v_A := (set2 v_A v_r (v_a13) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14))) (v_A v_r (v_a13)) = 0)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_r : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> ok_H v_k /\ ((1%nat <= v_r <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (v_i <> v_r)%nat -> 
  ((locally (v_A v_r (v_a13)) (fun t => let v_A := (set2 v_A v_r (v_a13) t) in ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_vstar v_n v_k v_tau v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))))) /\ ok_a13 /\ (1 <= v_r <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A v_r (v_a13) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_r (v_a13)) /\ (locally (v_A v_r (v_a14)) (fun t => let v_A := (set2 v_A v_r (v_a14) t) in ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_vstar v_n v_k v_tau v_x v_A)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14))))) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A v_r (v_a14) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14))) (v_A v_r (v_a14)) /\ (locally (v_A v_r (v_a14)) (fun t => let v_A := (set2 v_A v_r (v_a14) t) in ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_vstar v_n v_k v_tau v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))))) /\ ex_derive (fun t => let v_A := (set2 v_A v_r (v_a14) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_r (v_a14)) /\ (locally (v_A v_r (v_a13)) (fun t => let v_A := (set2 v_A v_r (v_a13) t) in ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_vstar v_n v_k v_tau v_x v_A)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14))))) /\ ex_derive (fun t => let v_A := (set2 v_A v_r (v_a13) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14))) (v_A v_r (v_a13))))).
End said_lemma_14_cross_zero.

(** lemma-14.cross-bound *)
Module said_lemma_14_cross_bound.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_cross (v_k : nat) (v_tau : R) (v_b : R) : R :=
  32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b).
Definition ok_cross (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_r : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_r <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_i <> v_r)%nat -> 
  (Rabs (Derive (fun t => let v_A := (set2 v_A v_r (v_a13) t) in Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_r (v_a13))) <= v_cross v_k v_tau v_b).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_r : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> ok_H v_k /\ ((1%nat <= v_r <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (v_i <> v_r)%nat -> 
  ((locally (v_A v_r (v_a13)) (fun t => let v_A := (set2 v_A v_r (v_a13) t) in ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))))) /\ ok_a13 /\ (1 <= v_r <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A v_r (v_a13) t) in Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_r (v_a13)) /\ ok_cross v_k v_tau v_b))).
End said_lemma_14_cross_bound.

(** lemma-14.product-rule *)
Module said_lemma_14_product_rule.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_steep (v_k : nat) (v_b : R) (v_s : R) : R :=
  Derive (fun v_s => v_f v_k v_b (INR v_k * v_s)) v_s.
Definition ok_steep (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  ((locally v_s (fun v_s => ok_f v_k v_b (INR v_k * v_s))) /\ ex_derive (fun v_s => v_f v_k v_b (INR v_k * v_s)) v_s).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13)) = v_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A) * Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13)) + Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A)) (v_A v_i (v_a13)) * Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))))) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13)) /\ ok_vstar v_n v_k v_tau v_x v_A /\ ok_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_vstar v_n v_k v_tau v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))))) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in (ok_vstar v_n v_k v_tau v_x v_A /\ ok_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A)))) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A)) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_vstar v_n v_k v_tau v_x v_A)) /\ ex_derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)))).
End said_lemma_14_product_rule.

(** lemma-14.second-derivative-bound/one-factor *)
Module said_lemma_14_second_derivative_bound_one_factor.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_second_one (v_k : nat) (v_tau : R) : R :=
  5 / (v_tau ^ 2%nat * INR v_k).
Definition ok_second_one (v_k : nat) (v_tau : R) : Prop :=
  v_tau ^ 2%nat * INR v_k <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (Rabs (Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13))) <= v_second_one v_k v_tau).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_vstar v_n v_k v_tau v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))))) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13)) /\ ok_second_one v_k v_tau)).
End said_lemma_14_second_derivative_bound_one_factor.

(** lemma-14.mixed-bound *)
Module said_lemma_14_mixed_bound.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_steep (v_k : nat) (v_b : R) (v_s : R) : R :=
  Derive (fun v_s => v_f v_k v_b (INR v_k * v_s)) v_s.
Definition ok_steep (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  ((locally v_s (fun v_s => ok_f v_k v_b (INR v_k * v_s))) /\ ex_derive (fun v_s => v_f v_k v_b (INR v_k * v_s)) v_s).

Definition v_mixed (v_k : nat) (v_tau : R) (v_b : R) : R :=
  16 * INR v_k ^ 3%nat / (v_tau * sqrt v_b).
Definition ok_mixed (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= v_b /\ v_tau * sqrt v_b <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (Rabs (Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A)) (v_A v_i (v_a13))) <= v_mixed v_k v_tau v_b).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in (ok_vstar v_n v_k v_tau v_x v_A /\ ok_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A)))) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A)) (v_A v_i (v_a13)) /\ ok_mixed v_k v_tau v_b)).
End said_lemma_14_mixed_bound.

(** lemma-14.entry-bound/small-smoothing *)
Module said_lemma_14_entry_bound_small_smoothing.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_entry (v_k : nat) (v_tau : R) (v_b : R) : R :=
  20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b).
Definition ok_entry (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0).

Definition v_ceiling : nat :=
  (10%nat ^ 6%nat)%nat.
Definition ok_ceiling : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> ((0 < v_b) /\ (v_b <= INR (v_ceiling))) -> 
  (Rabs (Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13))) <= v_entry v_k v_tau v_b).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  ok_ceiling /\ (
  ((0 < v_b) /\ (v_b <= INR (v_ceiling))) -> 
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))))) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13)) /\ ok_entry v_k v_tau v_b))).
End said_lemma_14_entry_bound_small_smoothing.

(** lemma-16.product-rule/one-component *)
Module said_lemma_16_product_rule_one_component.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13)) = v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13)) + Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in (ok_yhat v_n v_k v_tau v_b v_x v_A /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))))) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13)) /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))))) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13))) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)))).
End said_lemma_16_product_rule_one_component.

(** lemma-16.output-bound/small-smoothing *)
Module said_lemma_16_output_bound_small_smoothing.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_output (v_k : nat) : nat :=
  (4%nat * (v_k ^ 3%nat)%nat)%nat.
Definition ok_output (v_k : nat) : Prop :=
  True.

Definition v_output_ceiling : R :=
  15 / 4.
Definition ok_output_ceiling : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> ((0 < v_b) /\ (v_b <= v_output_ceiling)) -> 
  (Rabs (v_yhat v_n v_k v_tau v_b v_x v_A) <= INR (v_output v_k)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  ok_output_ceiling /\ (
  ((0 < v_b) /\ (v_b <= v_output_ceiling)) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_output v_k)).
End said_lemma_16_output_bound_small_smoothing.

(** lemma-16/small-smoothing *)
Module said_lemma_16_small_smoothing.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_constant (v_k : nat) (v_tau : R) (v_b : R) : R :=
  sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat).
Definition ok_constant (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0 /\ v_tau <> 0).

Definition v_small : nat :=
  1%nat.
Definition ok_small : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> ((0 < v_b) /\ (v_b <= INR (v_small))) -> 
  (sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) <= v_constant v_k v_tau v_b * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  ok_small /\ (
  ((0 < v_b) /\ (v_b <= INR (v_small))) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x v_A /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2) /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A_)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 i2))) /\ ok_constant v_k v_tau v_b /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))).
End said_lemma_16_small_smoothing.

(** lemma-16/this-model *)
Module said_lemma_16_this_model.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_this_model (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  ((v_n = 8%nat)%nat /\ (v_k = 3%nat)%nat /\ (v_tau = 1 / 8) /\ (v_b = 1 / 100)).
Definition ok_this_model (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  True.

Definition v_constant (v_k : nat) (v_tau : R) (v_b : R) : R :=
  sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat).
Definition ok_constant (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0 /\ v_tau <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_this_model v_n v_k v_tau v_b) -> 
  (sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) <= v_constant v_k v_tau v_b * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_this_model v_n v_k v_tau v_b /\ (
  (v_this_model v_n v_k v_tau v_b) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x v_A /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2) /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A_)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 i2))) /\ ok_constant v_k v_tau v_b /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))).
End said_lemma_16_this_model.

(** lemma-14/this-model *)
Module said_lemma_14_this_model.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_this_model (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  ((v_n = 8%nat)%nat /\ (v_k = 3%nat)%nat /\ (v_tau = 1 / 8) /\ (v_b = 1 / 100)).
Definition ok_this_model (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  True.

Definition v_constant (v_k : nat) (v_tau : R) (v_b : R) : R :=
  2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)).
Definition ok_constant (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_this_model v_n v_k v_tau v_b) -> 
  (sqrt (Sum v_k (fun i1 => (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) <= v_constant v_k v_tau v_b * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_this_model v_n v_k v_tau v_b /\ (
  (v_this_model v_n v_k v_tau v_b) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A_)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 i2))) /\ ok_constant v_k v_tau v_b /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))).
End said_lemma_14_this_model.

(** lemma-15/this-model *)
Module said_lemma_15_this_model.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_this_model (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  ((v_n = 8%nat)%nat /\ (v_k = 3%nat)%nat /\ (v_tau = 1 / 8) /\ (v_b = 1 / 100)).
Definition ok_this_model (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  True.

Definition v_constant (v_k : nat) (v_tau : R) : R :=
  8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau.
Definition ok_constant (v_k : nat) (v_tau : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_this_model v_n v_k v_tau v_b) -> 
  (Rabs (v_yhat v_n v_k v_tau v_b v_x v_A - v_yhat v_n v_k v_tau v_b v_x v_A_) <= v_constant v_k v_tau * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_this_model v_n v_k v_tau v_b /\ (
  (v_this_model v_n v_k v_tau v_b) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ ok_constant v_k v_tau /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))).
End said_lemma_15_this_model.

(** lemma-15.norm *)
Module said_lemma_15_norm.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_constant (v_k : nat) (v_tau : R) : R :=
  8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau.
Definition ok_constant (v_k : nat) (v_tau : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau <> 0).

Definition v_entry (v_k : nat) (v_tau : R) : R :=
  8 * INR v_k ^ 2%nat / v_tau.
Definition ok_entry (v_k : nat) (v_tau : R) : Prop :=
  v_tau <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  ((sqrt (Sum v_k (fun i1 => Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) ^ 2)) <= v_entry v_k v_tau * sqrt (2 * INR v_k)) /\ (v_entry v_k v_tau * sqrt (2 * INR v_k) <= v_constant v_k v_tau)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2))) /\ ok_entry v_k v_tau /\ 0 <= 2 * INR v_k /\ ok_constant v_k v_tau).
End said_lemma_15_norm.

(** lemma-7/this-model *)
Module said_lemma_7_this_model.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_outer (v_q : nat) : R :=
  (- 1) ^ v_q * (8 * INR v_q - 4).
Definition ok_outer (v_q : nat) : Prop :=
  True.

Definition v_level (v_s : R) (v_q : nat) : R :=
  v_s + 1 / 2 - INR v_q.
Definition ok_level (v_s : R) (v_q : nat) : Prop :=
  True.

Definition v_f (v_k : nat) (v_b : R) (v_s : R) : R :=
  1 + Sum v_k (fun v_q => v_outer v_q * v_sigma v_b (v_level v_s v_q)).
Definition ok_f (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_outer v_q /\ ok_level v_s v_q /\ ok_sigma v_b (v_level v_s v_q))).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  v_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A).
Definition ok_cost (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (ok_label v_n v_x v_B /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_loss (v_label v_n v_x v_B) (v_yhat v_n v_k v_tau v_b v_x v_A)).

Definition v_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : R :=
  Mean v_n (fun v_x => v_cost v_n v_k v_tau v_b v_x v_A v_B).
Definition ok_risk (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_A : nat -> nat -> R) (v_B : nat -> bool) : Prop :=
  (forall v_x : nat -> bool, (Within v_n v_x) -> ok_cost v_n v_k v_tau v_b v_x v_A v_B).

Definition v_this_model (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  ((v_n = 8%nat)%nat /\ (v_k = 3%nat)%nat /\ (v_tau = 1 / 8) /\ (v_b = 1 / 100)).
Definition ok_this_model (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  True.

Definition v_lemma_14'constant (v_k : nat) (v_tau : R) (v_b : R) : R :=
  2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)).
Definition ok_lemma_14'constant (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0).

Definition v_lemma_15'constant (v_k : nat) (v_tau : R) : R :=
  8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau.
Definition ok_lemma_15'constant (v_k : nat) (v_tau : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau <> 0).

Definition v_lemma_16'constant (v_k : nat) (v_tau : R) (v_b : R) : R :=
  sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat).
Definition ok_lemma_16'constant (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0 /\ v_tau <> 0).

Definition v_constant (v_l1 : R) (v_l2 : R) (v_B_v : R) (v_C : R) : R :=
  (Rmax (2 * v_l1 * v_C) (2 * (v_l2 + v_B_v))).
Definition ok_constant (v_l1 : R) (v_l2 : R) (v_B_v : R) (v_C : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_this_model v_n v_k v_tau v_b) -> 
  (sqrt (Sum v_k (fun i1 => (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 2%nat)) ^ 2)) <= v_constant (v_lemma_15'constant v_k v_tau) (v_lemma_16'constant v_k v_tau v_b) (v_lemma_14'constant v_k v_tau v_b) (v_lemma_15'constant v_k v_tau) * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_this_model v_n v_k v_tau v_b /\ (
  (v_this_model v_n v_k v_tau v_b) -> 
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ ok_risk v_n v_k v_tau v_b v_A_ v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A_ v_B)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 i2))) /\ ok_lemma_15'constant v_k v_tau /\ ok_lemma_16'constant v_k v_tau v_b /\ ok_lemma_14'constant v_k v_tau v_b /\ ok_constant (v_lemma_15'constant v_k v_tau) (v_lemma_16'constant v_k v_tau v_b) (v_lemma_14'constant v_k v_tau v_b) (v_lemma_15'constant v_k v_tau) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat)))).
End said_lemma_7_this_model.

(** lemma-18.existence *)
Module said_lemma_18_existence.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_vstar v_n v_k v_tau v_x v_A) -> 
  (exists v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat /\ (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ (((v_x v_p) = true) /\ (0 < v_gamma v_n v_tau v_A v_i v_p)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_x) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  ok_vstar v_n v_k v_tau v_x v_A /\ (
  (0 < v_vstar v_n v_k v_tau v_x v_A) -> 
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p))))).
End said_lemma_18_existence.

(** lemma-18.expansion/equality *)
Module said_lemma_18_expansion_equality.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  ((v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u1 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u1 v_n v_j else 0))) ^ 2%nat + (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u2 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u2 v_n v_j else 0))) ^ 2%nat = v_gamma v_n v_tau v_A v_i v_p ^ 2%nat * (Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_j ^ 2%nat * (v_u1 v_n v_p + v_u1 v_n v_j) ^ 2%nat else 0)) + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then Sum v_n (fun v_r => (if ((negb (Nat.eqb v_r v_p)) && (negb (Nat.eqb v_j v_r)))%bool then v_gamma v_n v_tau v_A v_i v_j * v_gamma v_n v_tau v_A v_i v_r * (v_u1 v_n v_p + v_u1 v_n v_j) * (v_u1 v_n v_p + v_u1 v_n v_r) else 0)) else 0))) + v_gamma v_n v_tau v_A v_i v_p ^ 2%nat * (Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_j ^ 2%nat * (v_u2 v_n v_p + v_u2 v_n v_j) ^ 2%nat else 0)) + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then Sum v_n (fun v_r => (if ((negb (Nat.eqb v_r v_p)) && (negb (Nat.eqb v_j v_r)))%bool then v_gamma v_n v_tau v_A v_i v_j * v_gamma v_n v_tau v_A v_i v_r * (v_u2 v_n v_p + v_u2 v_n v_j) * (v_u2 v_n v_p + v_u2 v_n v_r) else 0)) else 0)))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j))) /\ ok_u2 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_j))) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_p /\ ok_u1 v_n v_j))) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_p /\ ok_u1 v_n v_j /\ (forall v_r : nat, (1%nat <= v_r <= v_n)%nat -> (((v_r <> v_p)%nat /\ (v_j <> v_r)%nat) -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_gamma v_n v_tau v_A v_k v_i v_r /\ ok_u1 v_n v_p /\ ok_u1 v_n v_j /\ ok_u1 v_n v_r)))))) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_p /\ ok_u2 v_n v_j))) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_p /\ ok_u2 v_n v_j /\ (forall v_r : nat, (1%nat <= v_r <= v_n)%nat -> (((v_r <> v_p)%nat /\ (v_j <> v_r)%nat) -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_gamma v_n v_tau v_A v_k v_i v_r /\ ok_u2 v_n v_p /\ ok_u2 v_n v_j /\ ok_u2 v_n v_r)))))))).
End said_lemma_18_expansion_equality.

(** lemma-17.trigonometry *)
Module said_lemma_17_trigonometry.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_angle_cos (v_n : nat) (v_p : nat) (v_q : nat) : R :=
  cos (2 * PI * (INR v_p - INR v_q) / INR v_n).
Definition ok_angle_cos (v_n : nat) (v_p : nat) (v_q : nat) : Prop :=
  INR v_n <> 0.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_q : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (v_gamma v_n v_tau v_A v_i v_p * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_j * (v_u1 v_n v_p + v_u1 v_n v_j) else 0)) * (v_gamma v_n v_tau v_A v_i v_q * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_q)) then v_gamma v_n v_tau v_A v_i v_j * (v_u1 v_n v_q + v_u1 v_n v_j) else 0))) + v_gamma v_n v_tau v_A v_i v_p * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_j * (v_u2 v_n v_p + v_u2 v_n v_j) else 0)) * (v_gamma v_n v_tau v_A v_i v_q * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_q)) then v_gamma v_n v_tau v_A v_i v_j * (v_u2 v_n v_q + v_u2 v_n v_j) else 0))) = v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_q * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then Sum v_n (fun v_r => (if (negb (Nat.eqb v_r v_q)) then v_gamma v_n v_tau v_A v_i v_j * v_gamma v_n v_tau v_A v_i v_r * (v_angle_cos v_n v_p v_q + v_angle_cos v_n v_p v_r + v_angle_cos v_n v_j v_q + v_angle_cos v_n v_j v_r) else 0)) else 0))).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_q : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_p /\ ok_u1 v_n v_j))) /\ ok_gamma v_n v_tau v_A v_k v_i v_q /\ ok_u1 v_n v_q /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_q)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_q /\ ok_u1 v_n v_j))) /\ ok_u2 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_p /\ ok_u2 v_n v_j))) /\ ok_u2 v_n v_q /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_q)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_q /\ ok_u2 v_n v_j))) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_angle_cos v_n v_p v_q /\ ok_angle_cos v_n v_j v_q /\ (forall v_r : nat, (1%nat <= v_r <= v_n)%nat -> ((v_r <> v_q)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_gamma v_n v_tau v_A v_k v_i v_r /\ ok_angle_cos v_n v_p v_q /\ ok_angle_cos v_n v_p v_r /\ ok_angle_cos v_n v_j v_q /\ ok_angle_cos v_n v_j v_r)))))))).
End said_lemma_17_trigonometry.

(** lemma-19.complement-value/sum *)
Module said_lemma_19_complement_value_sum.
Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p).
Definition ok_share (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p)).

Definition v_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  Sum v_k (fun v_i => v_share v_n v_tau v_x v_A v_i).
Definition ok_attended (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_k)%nat -> ok_share v_n v_tau v_x v_A v_k v_i).

Definition v_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_attended v_n v_k v_tau v_x v_A / INR v_k.
Definition ok_vstar (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ INR v_k <> 0).

Definition v_opposite (v_n : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (bit (v_x_ v_p) = 1 - bit (v_x v_p))).
Definition ok_opposite (v_n : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_complement (v_k : nat) : nat :=
  v_k.
Definition ok_complement (v_k : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> (Within v_n v_x_) -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_vstar v_n v_k v_tau v_x v_A = 0) -> (v_opposite v_n v_x v_x_) -> 
  (v_attended v_n v_k v_tau v_x_ v_A = INR (v_complement v_k)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R), (Within v_n v_B) -> (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat -> (Within v_n v_x) -> (Within v_n v_x_) -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_vstar v_n v_k v_tau v_x v_A /\ (
  (v_vstar v_n v_k v_tau v_x v_A = 0) -> 
  ok_opposite v_n v_x v_x_ /\ (
  (v_opposite v_n v_x v_x_) -> 
  (ok_attended v_n v_k v_tau v_x_ v_A /\ ok_complement v_k))).
End said_lemma_19_complement_value_sum.

(** appendix-a-setup.peak/lower-half *)
Module said_appendix_a_setup_peak_lower_half.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_peak_lower (v_n : nat) (v_c1 : R) (v_c2 : R) : R :=
  1 / INR v_n.
Definition ok_peak_lower (v_n : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n <> 0.

Definition statement : Prop :=
  exists (v_c2 : R) (v_c1 : R), ((0 < v_c2) /\ (v_c2 < v_c1)) /\ (
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (v_tau = v_c1 / INR v_n) -> (v_nearest v_n v_A v_i v_p) -> 
  (v_peak_lower v_n v_c1 v_c2 <= v_gamma v_n v_tau v_A v_i v_p)).

Definition statement_means : Prop :=
  forall (v_c2 : R) (v_c1 : R), 
  ((0 < v_c2) /\ (v_c2 < v_c1)) -> 
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  INR v_n <> 0 /\ (
  (v_tau = v_c1 / INR v_n) -> 
  ok_nearest v_n v_A v_k v_i v_p /\ (
  (v_nearest v_n v_A v_i v_p) -> 
  (ok_peak_lower v_n v_c1 v_c2 /\ ok_gamma v_n v_tau v_A v_k v_i v_p)))).
End said_appendix_a_setup_peak_lower_half.

(** lemma-14.eigenvalue *)
Module said_lemma_14_eigenvalue.
Definition v_entry (v_k : nat) (v_tau : R) (v_b : R) : R :=
  20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b).
Definition ok_entry (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_s : R), ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> (0 < v_b) -> 
  (v_s ^ 2%nat <= 2 * INR v_k * v_entry v_k v_tau v_b) -> 
  (v_s < 2 * INR v_k * v_entry v_k v_tau v_b).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_s : R), 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (0 < v_b) -> 
  ok_entry v_k v_tau v_b /\ (
  (v_s ^ 2%nat <= 2 * INR v_k * v_entry v_k v_tau v_b) -> 
  ok_entry v_k v_tau v_b).
End said_lemma_14_eigenvalue.

(** lemma-14.inner-derivative *)
Module said_lemma_14_inner_derivative.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_inner (v_k : nat) : R :=
  1 / INR v_k.
Definition ok_inner (v_k : nat) : Prop :=
  INR v_k <> 0.

Definition v_averaged (v_n : nat) (v_k : nat) (v_x : nat -> bool) (v_G : nat -> nat -> R) : R :=
  Sum (v_H v_k) (fun v_j => Sum v_n (fun v_q => bit (v_x v_q) * v_G v_j v_q)) / INR (v_H v_k).
Definition ok_averaged (v_n : nat) (v_k : nat) (v_x : nat -> bool) (v_G : nat -> nat -> R) : Prop :=
  (ok_H v_k /\ (forall v_j : nat, (1%nat <= v_j <= (v_H v_k))%nat -> (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1 <= v_q <= v_n)%nat /\ (1 <= v_j <= v_k)%nat))) /\ INR (v_H v_k) <> 0).

Definition statement : Prop :=
  forall (v_n : nat) (v_k : nat) (v_x : nat -> bool) (v_G : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  (Derive (fun t => v_averaged v_n v_k v_x (set2 v_G v_i v_p t)) (v_G v_i v_p) = v_inner v_k * bit (v_x v_p)).

Definition statement_means : Prop :=
  forall (v_n : nat) (v_k : nat) (v_x : nat -> bool) (v_G : nat -> nat -> R) (v_i : nat) (v_p : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((locally (v_G v_i v_p) (fun t => let v_G := (set2 v_G v_i v_p t) in ok_averaged v_n v_k v_x v_G)) /\ (1 <= v_i <= v_k)%nat /\ (1 <= v_p <= v_n)%nat /\ ex_derive (fun t => v_averaged v_n v_k v_x (set2 v_G v_i v_p t)) (v_G v_i v_p) /\ ok_inner v_k)).
End said_lemma_14_inner_derivative.

(** appendix-a-setup.far/unit-heads *)
Module said_appendix_a_setup_far_unit_heads.
Definition v_H (v_k : nat) : nat :=
  v_k.
Definition ok_H (v_k : nat) : Prop :=
  True.

Definition v_a13 : nat :=
  1%nat.
Definition ok_a13 : Prop :=
  True.

Definition v_a14 : nat :=
  2%nat.
Definition ok_a14 : Prop :=
  True.

Definition v_u1 (v_n : nat) (v_p : nat) : R :=
  sin (2 * PI * INR v_p / INR v_n).
Definition ok_u1 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_u2 (v_n : nat) (v_p : nat) : R :=
  cos (2 * PI * INR v_p / INR v_n).
Definition ok_u2 (v_n : nat) (v_p : nat) : Prop :=
  INR v_n <> 0.

Definition v_score (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_A v_i 1%nat * v_u1 v_n v_p + v_A v_i 2%nat * v_u2 v_n v_p.
Definition ok_score (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  ((1 <= v_i <= v_k)%nat /\ ok_u1 v_n v_p /\ ok_u2 v_n v_p).

Definition v_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  exp (v_score v_n v_A v_i v_p / v_tau).
Definition ok_mass (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ v_tau <> 0).

Definition v_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_j => v_mass v_n v_tau v_A v_i v_j).
Definition ok_Z (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ok_mass v_n v_tau v_A v_k v_i v_j).

Definition v_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : R :=
  v_mass v_n v_tau v_A v_i v_p / v_Z v_n v_tau v_A v_i.
Definition ok_gamma (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_mass v_n v_tau v_A v_k v_i v_p /\ ok_Z v_n v_tau v_A v_k v_i /\ v_Z v_n v_tau v_A v_i <> 0).

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_c1 : R) (v_eps : R), (0 < v_c1) -> (0 < v_eps) -> 
  exists (v_N : nat), (1%nat <= v_N)%nat /\ (
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_q : nat), (Within v_n v_x) -> (1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (v_N <= v_n)%nat -> (v_tau = v_c1 / INR v_n) -> (v_A v_i (v_a13) ^ 2%nat + v_A v_i (v_a14) ^ 2%nat = 1) -> (v_nearest v_n v_A v_i v_p) -> (~ (v_near v_n v_q v_p)) -> 
  (v_gamma v_n v_tau v_A v_i v_q <= v_eps)).

Definition statement_means : Prop :=
  forall (v_c1 : R) (v_eps : R), 
  (0 < v_c1) -> 
  (0 < v_eps) -> 
  forall (v_N : nat), 
  (1%nat <= v_N)%nat -> 
  forall (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_q : nat), (Within v_n v_x) -> ok_H v_k /\ ((1%nat <= v_i <= (v_H v_k))%nat -> (1%nat <= v_p <= v_n)%nat -> (1%nat <= v_q <= v_n)%nat -> 
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) -> 
  ((0 < v_tau) /\ (v_tau <= 1)) -> 
  (v_N <= v_n)%nat -> 
  INR v_n <> 0 /\ (
  (v_tau = v_c1 / INR v_n) -> 
  (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat) /\ (
  (v_A v_i (v_a13) ^ 2%nat + v_A v_i (v_a14) ^ 2%nat = 1) -> 
  ok_nearest v_n v_A v_k v_i v_p /\ (
  (v_nearest v_n v_A v_i v_p) -> 
  ok_near v_n v_q v_p /\ (
  (~ (v_near v_n v_q v_p)) -> 
  ok_gamma v_n v_tau v_A v_k v_i v_q))))).
End said_appendix_a_setup_far_unit_heads.
