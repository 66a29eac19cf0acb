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

(** lemma-7/printed-constants *)
Module point_lemma_7_printed_constants.
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
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ ok_risk v_n v_k v_tau v_b v_A_ v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A_ v_B)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 i2))) /\ ok_lemma_15'constant v_k v_tau /\ ok_lemma_16'constant v_k v_tau v_b /\ ok_lemma_14'constant v_k v_tau v_b /\ ok_constant (v_lemma_15'constant v_k v_tau) (v_lemma_16'constant v_k v_tau v_b) (v_lemma_14'constant v_k v_tau v_b) (v_lemma_15'constant v_k v_tau) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))) /\
  ~ (sqrt (Sum v_k (fun i1 => (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 2%nat)) ^ 2)) <= v_constant (v_lemma_15'constant v_k v_tau) (v_lemma_16'constant v_k v_tau v_b) (v_lemma_14'constant v_k v_tau v_b) (v_lemma_15'constant v_k v_tau) * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))).
End point_lemma_7_printed_constants.

(** lemma-8/appendix-bounds *)
Module point_lemma_8_appendix_bounds.
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

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (((1 / INR v_n <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= 1 - v_c1 * v_tau)) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (((v_near v_n v_j v_p) /\ ((v_c2 * v_tau <= v_gamma v_n v_tau v_A v_i v_j) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c1 * v_tau))) \/ ((~ (v_near v_n v_j v_p)) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c2 * v_tau))))).
Definition ok_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (INR v_n <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_near v_n v_j v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j)))).

Definition v_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_nearest v_n v_A v_i v_p) /\ (v_bounds v_n v_tau v_A v_i v_p v_c1 v_c2)))).
Definition ok_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_nearest v_n v_A v_k v_i v_p /\ ok_bounds v_n v_tau v_A v_k v_i v_p v_c1 v_c2)))).

Definition v_mu (v_n : nat) (v_mu1_v : R) (v_mu2_v : R) : R :=
  (Rmin (64 * v_mu1_v) v_mu2_v) / 2 ^ (v_n + 1%nat)%nat.
Definition ok_mu (v_n : nat) (v_mu1_v : R) (v_mu2_v : R) : Prop :=
  2 ^ (v_n + 1%nat)%nat <> 0.

Definition v_mu1 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : R :=
  2 * v_c2 ^ 2%nat / (INR v_n ^ 2%nat * INR v_k ^ 2%nat).
Definition ok_mu1 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat * INR v_k ^ 2%nat <> 0.

Definition v_mu2 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : R :=
  64 * INR v_k ^ 2%nat * v_c2 ^ 2%nat / INR v_n ^ 2%nat.
Definition ok_mu2 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  (Within v_n v_x) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  INR v_n <> 0 /\
  (v_tau = 1 / INR v_n) /\
  ok_appendix v_n v_k v_tau v_A 1 (1 / 2) /\
  (v_appendix v_n v_k v_tau v_A 1 (1 / 2)) /\
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))) /\ ok_mu1 v_n v_k 1 (1 / 2) /\ ok_mu2 v_n v_k 1 (1 / 2) /\ ok_mu v_n (v_mu1 v_n v_k 1 (1 / 2)) (v_mu2 v_n v_k 1 (1 / 2))) /\
  ~ (v_mu v_n (v_mu1 v_n v_k 1 (1 / 2)) (v_mu2 v_n v_k 1 (1 / 2)) * v_risk v_n v_k v_tau v_b v_A v_B <= 1 / 2 * sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat).
End point_lemma_8_appendix_bounds.

(** lemma-8/initialisation *)
Module point_lemma_8_initialisation.
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

Definition v_mu (v_n : nat) (v_mu1_v : R) (v_mu2_v : R) : R :=
  (Rmin (64 * v_mu1_v) v_mu2_v) / 2 ^ (v_n + 1%nat)%nat.
Definition ok_mu (v_n : nat) (v_mu1_v : R) (v_mu2_v : R) : Prop :=
  2 ^ (v_n + 1%nat)%nat <> 0.

Definition v_mu1 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : R :=
  2 * v_c2 ^ 2%nat / (INR v_n ^ 2%nat * INR v_k ^ 2%nat).
Definition ok_mu1 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat * INR v_k ^ 2%nat <> 0.

Definition v_mu2 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : R :=
  64 * INR v_k ^ 2%nat * v_c2 ^ 2%nat / INR v_n ^ 2%nat.
Definition ok_mu2 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  ok_unit v_k v_A /\
  (v_unit v_k v_A) /\
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))) /\ ok_mu1 v_n v_k (INR v_n * v_tau) (1 / 2) /\ ok_mu2 v_n v_k (INR v_n * v_tau) (1 / 2) /\ ok_mu v_n (v_mu1 v_n v_k (INR v_n * v_tau) (1 / 2)) (v_mu2 v_n v_k (INR v_n * v_tau) (1 / 2))) /\
  ~ (v_mu v_n (v_mu1 v_n v_k (INR v_n * v_tau) (1 / 2)) (v_mu2 v_n v_k (INR v_n * v_tau) (1 / 2)) * v_risk v_n v_k v_tau v_b v_A v_B <= 1 / 2 * sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat).
End point_lemma_8_initialisation.

(** lemma-16 *)
Module point_lemma_16.
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

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R),
  (Within v_n v_x) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> (ok_yhat v_n v_k v_tau v_b v_x v_A /\ (locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 i2 t)) (v_A i1 i2) /\ ok_yhat v_n v_k v_tau v_b v_x v_A_ /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_yhat v_n v_k v_tau v_b v_x v_A_)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 i2))) /\ ok_constant v_k v_tau v_b /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))) /\
  ~ (sqrt (Sum v_k (fun i1 => (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 1%nat t)) (v_A i1 1%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 1%nat)) ^ 2 + (v_yhat v_n v_k v_tau v_b v_x v_A * Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A i1 2%nat t)) (v_A i1 2%nat) - v_yhat v_n v_k v_tau v_b v_x v_A_ * Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_yhat v_n v_k v_tau v_b v_x v_A_) (v_A_ i1 2%nat)) ^ 2)) <= v_constant v_k v_tau v_b * sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2))).
End point_lemma_16.

(** lemma-17 *)
Module point_lemma_17.
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

Definition v_printed'least : nat :=
  0%nat.
Definition ok_printed'least : Prop :=
  True.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  (Within v_n v_x) /\
  (Within v_n v_x_) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\
  (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_x v_p) <> (v_x_ v_p))) /\
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14)) /\ ok_printed'least) /\
  ~ (INR (v_printed'least) <= Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14))).
End point_lemma_17.

(** lemma-17/appendix-bounds *)
Module point_lemma_17_appendix_bounds.
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

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (((1 / INR v_n <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= 1 - v_c1 * v_tau)) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (((v_near v_n v_j v_p) /\ ((v_c2 * v_tau <= v_gamma v_n v_tau v_A v_i v_j) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c1 * v_tau))) \/ ((~ (v_near v_n v_j v_p)) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c2 * v_tau))))).
Definition ok_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (INR v_n <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_near v_n v_j v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j)))).

Definition v_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_nearest v_n v_A v_i v_p) /\ (v_bounds v_n v_tau v_A v_i v_p v_c1 v_c2)))).
Definition ok_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_nearest v_n v_A v_k v_i v_p /\ ok_bounds v_n v_tau v_A v_k v_i v_p v_c1 v_c2)))).

Definition v_printed'least : nat :=
  0%nat.
Definition ok_printed'least : Prop :=
  True.

Definition statement : Prop :=
  exists (v_c2 : R) (v_c1 : R) (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat),
  ((0 < v_c2) /\ (v_c2 < v_c1)) /\
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  (Within v_n v_x) /\
  (Within v_n v_x_) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\
  (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_x v_p) <> (v_x_ v_p))) /\
  INR v_n <> 0 /\
  (v_tau = v_c1 / INR v_n) /\
  ok_appendix v_n v_k v_tau v_A v_c1 v_c2 /\
  (v_appendix v_n v_k v_tau v_A v_c1 v_c2) /\
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14)) /\ ok_printed'least) /\
  ~ (INR (v_printed'least) <= Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14))).
End point_lemma_17_appendix_bounds.

(** lemma-17/in-total *)
Module point_lemma_17_in_total.
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
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\ ((exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_x v_p) <> (v_x_ v_p))) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14)))))))))) /\
  ~ (0 <= Sum (v_H v_k) (fun v_i => Total v_n (fun v_x => Total v_n (fun v_x_ => (if (existsb (fun v_p => (negb (Bool.eqb (v_x v_p) (v_x_ v_p)))) (seq 1%nat v_n)) then Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14)) else 0))))).
End point_lemma_17_in_total.

(** lemma-18/appendix-bounds *)
Module point_lemma_18_appendix_bounds.
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

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (((1 / INR v_n <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= 1 - v_c1 * v_tau)) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (((v_near v_n v_j v_p) /\ ((v_c2 * v_tau <= v_gamma v_n v_tau v_A v_i v_j) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c1 * v_tau))) \/ ((~ (v_near v_n v_j v_p)) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c2 * v_tau))))).
Definition ok_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (INR v_n <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_near v_n v_j v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j)))).

Definition v_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_nearest v_n v_A v_i v_p) /\ (v_bounds v_n v_tau v_A v_i v_p v_c1 v_c2)))).
Definition ok_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_nearest v_n v_A v_k v_i v_p /\ ok_bounds v_n v_tau v_A v_k v_i v_p v_c1 v_c2)))).

Definition v_bound (v_n : nat) (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  2 * v_c2 ^ 2%nat * v_tau ^ 2%nat / INR v_n ^ 2%nat.
Definition ok_bound (v_n : nat) (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_x) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  ok_vstar v_n v_k v_tau v_x v_A /\
  (0 < v_vstar v_n v_k v_tau v_x v_A) /\
  INR v_n <> 0 /\
  (v_tau = 1 / INR v_n) /\
  ok_appendix v_n v_k v_tau v_A 1 (1 / 2) /\
  (v_appendix v_n v_k v_tau v_A 1 (1 / 2)) /\
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_shown1 v_n v_tau v_x v_A v_k v_i /\ ok_shown2 v_n v_tau v_x v_A v_k v_i)) /\ ok_bound v_n v_tau 1 (1 / 2)) /\
  ~ (v_bound v_n v_tau 1 (1 / 2) <= Sum (v_H v_k) (fun v_i => v_shown1 v_n v_tau v_x v_A v_i ^ 2%nat + v_shown2 v_n v_tau v_x v_A v_i ^ 2%nat)).
End point_lemma_18_appendix_bounds.

(** lemma-18/derivative *)
Module point_lemma_18_derivative.
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

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (((1 / INR v_n <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= 1 - v_c1 * v_tau)) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (((v_near v_n v_j v_p) /\ ((v_c2 * v_tau <= v_gamma v_n v_tau v_A v_i v_j) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c1 * v_tau))) \/ ((~ (v_near v_n v_j v_p)) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c2 * v_tau))))).
Definition ok_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (INR v_n <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_near v_n v_j v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j)))).

Definition v_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_nearest v_n v_A v_i v_p) /\ (v_bounds v_n v_tau v_A v_i v_p v_c1 v_c2)))).
Definition ok_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_nearest v_n v_A v_k v_i v_p /\ ok_bounds v_n v_tau v_A v_k v_i v_p v_c1 v_c2)))).

Definition v_bound (v_n : nat) (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  2 * v_c2 ^ 2%nat * v_tau ^ 2%nat / INR v_n ^ 2%nat.
Definition ok_bound (v_n : nat) (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (v_c2 : R) (v_c1 : R) (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R),
  ((0 < v_c2) /\ (v_c2 < v_c1)) /\
  (Within v_n v_x) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  ok_vstar v_n v_k v_tau v_x v_A /\
  (0 < v_vstar v_n v_k v_tau v_x v_A) /\
  INR v_n <> 0 /\
  (v_tau = v_c1 / INR v_n) /\
  ok_appendix v_n v_k v_tau v_A v_c1 v_c2 /\
  (v_appendix v_n v_k v_tau v_A v_c1 v_c2) /\
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_cov1 v_n v_tau v_x v_A v_k v_i /\ ok_cov2 v_n v_tau v_x v_A v_k v_i)) /\ ok_bound v_n v_tau v_c1 v_c2) /\
  ~ (v_bound v_n v_tau v_c1 v_c2 <= Sum (v_H v_k) (fun v_i => v_cov1 v_n v_tau v_x v_A v_i ^ 2%nat + v_cov2 v_n v_tau v_x v_A v_i ^ 2%nat)).
End point_lemma_18_derivative.

(** prop-4.fixed-graph/zero-weights *)
Module point_prop_4_fixed_graph_zero_weights.
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

Definition v_output (v_n : nat) (v_b : R) (v_x : nat -> bool) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_wired : nat -> nat -> R) (v_c : R) : R :=
  v_c + Sum v_N (fun v_j => v_alpha v_j * v_sigma v_b (Sum v_n (fun v_q => v_wired v_j v_q * bit (v_x v_q)) + v_bias v_j)).
Definition ok_output (v_n : nat) (v_b : R) (v_x : nat -> bool) (v_N : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_wired : nat -> nat -> R) (v_c : R) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_N)%nat -> ((1 <= v_j <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_n)%nat -> ((1 <= v_j <= v_N)%nat /\ (1 <= v_q <= v_n)%nat)) /\ ok_sigma v_b (Sum v_n (fun v_q => v_wired v_j v_q * bit (v_x v_q)) + v_bias v_j))).

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_B : nat -> bool) (v_N : nat) (v_b : R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_wired : nat -> nat -> R) (v_c : R) (v_i : nat) (v_p : nat),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  (1%nat <= v_i <= v_N)%nat /\
  (1%nat <= v_p <= v_n)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  (1%nat <= v_N)%nat /\
  (0 < v_b) /\
  ((1 <= v_i <= v_N)%nat /\ (1 <= v_p <= v_n)%nat) /\
  (v_wired v_i v_p = 0) /\
  ((locally (v_wired v_i v_p) (fun t => let v_wired := (set2 v_wired v_i v_p t) in (forall v_x : nat -> bool, (Within v_n v_x) -> (ok_label v_n v_x v_B /\ ok_output v_n v_b v_x v_N v_alpha v_bias v_wired v_c /\ ok_loss (v_label v_n v_x v_B) (v_output v_n v_b v_x v_N v_alpha v_bias v_wired v_c))))) /\ (1 <= v_i <= v_N)%nat /\ (1 <= v_p <= v_n)%nat /\ ex_derive (fun t => let v_wired := (set2 v_wired v_i v_p t) in Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_output v_n v_b v_x v_N v_alpha v_bias v_wired v_c))) (v_wired v_i v_p)) /\
  ~ (Derive (fun t => let v_wired := (set2 v_wired v_i v_p t) in Mean v_n (fun v_x => v_loss (v_label v_n v_x v_B) (v_output v_n v_b v_x v_N v_alpha v_bias v_wired v_c))) (v_wired v_i v_p) = 0).
End point_prop_4_fixed_graph_zero_weights.

(** thm-5.descent-lemma/printed-step *)
Module point_thm_5_descent_lemma_printed_step.
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

Definition v_rate (v_k : nat) (v_tau : R) (v_b : R) : R :=
  1 / (Rmax (2 * (8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau) ^ 2%nat) (2 * (sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat) + 2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b))))).
Definition ok_rate (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= 2 * INR v_k /\ v_tau <> 0 /\ v_tau ^ 2%nat <> 0 /\ 0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0 /\ (Rmax (2 * (8 * INR v_k ^ 2%nat * sqrt (2 * INR v_k) / v_tau) ^ 2%nat) (2 * (sqrt (2 * INR v_k) * (4 * INR v_k ^ 3%nat * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b)) + (8 * INR v_k ^ 2%nat / v_tau) ^ 2%nat) + 2 * INR v_k * (20 / v_tau ^ 2%nat + 32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b))))) <> 0).

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R) (v_A_ : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (ok_rate v_k v_tau v_b /\ ok_risk v_n v_k v_tau v_b v_A v_B /\ ok_risk v_n v_k v_tau v_b v_A_ v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2) /\ (locally (v_A_ i1 i2) (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A_ v_B)) /\ ex_derive (fun t => let v_A_ := (set2 v_A_ i1 i2 t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 i2))) /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat))) /\
  ~ ((0 < v_rate v_k v_tau v_b) /\ (v_rate v_k v_tau v_b * sqrt (Sum v_k (fun i1 => (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 1%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 1%nat)) ^ 2 + (Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) - Derive (fun t => let v_A_ := (set2 v_A_ i1 2%nat t) in v_risk v_n v_k v_tau v_b v_A_ v_B) (v_A_ i1 2%nat)) ^ 2)) <= sqrt (Sum v_k (fun i1 => (v_A i1 1%nat - v_A_ i1 1%nat) ^ 2 + (v_A i1 2%nat - v_A_ i1 2%nat) ^ 2)))).
End point_thm_5_descent_lemma_printed_step.

(** lemma-8.expansion *)
Module point_lemma_8_expansion.
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
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))) /\ ok_H v_k /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)))) /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)))) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)))))) /\ 2 ^ (2%nat * v_n)%nat <> 0 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (2 ^ (2%nat * v_n)%nat <> 0 /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)))) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)))))) /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)))) /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (forall v_x_ : nat -> bool, (Within v_n v_x_) -> ((forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\ ((exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_x v_p) <> (v_x_ v_p))) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14))))))))))) /\
  ~ ((sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat = Sum (v_H v_k) (fun v_i => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) ^ 2%nat + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) ^ 2%nat)) /\ (sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat = Sum (v_H v_k) (fun v_i => Mean v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) ^ 2%nat) + Mean v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) ^ 2%nat))) /\ (sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat = Sum (v_H v_k) (fun v_i => 1 / 2 ^ (2%nat * v_n)%nat * Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13))) ^ 2%nat + 1 / 2 ^ (2%nat * v_n)%nat * Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))) ^ 2%nat)) /\ (sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat = 1 / 2 ^ (2%nat * v_n)%nat * Sum (v_H v_k) (fun v_i => Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13))) ^ 2%nat + Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))) ^ 2%nat)) /\ (sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat = 1 / 2 ^ (2%nat * v_n)%nat * Sum (v_H v_k) (fun v_i => Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) ^ 2%nat + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) ^ 2%nat) + Total v_n (fun v_x => Total v_n (fun v_x_ => (if (existsb (fun v_p => (negb (Bool.eqb (v_x v_p) (v_x_ v_p)))) (seq 1%nat v_n)) then Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14)) else 0)))))).
End point_lemma_8_expansion.

(** lemma-8.expansion-2 *)
Module point_lemma_8_expansion_2.
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
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (ok_risk v_n v_k v_tau v_b v_A v_B /\ (forall i1 i2 : nat, (1 <= i1 <= v_k)%nat -> (1 <= i2 <= 2%nat)%nat -> ((locally (v_A i1 i2) (fun t => let v_A := (set2 v_A i1 i2 t) in ok_risk v_n v_k v_tau v_b v_A v_B)) /\ (1 <= i1 <= v_k)%nat /\ (1 <= i2 <= 2%nat)%nat /\ ex_derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 i2 t) v_B) (v_A i1 i2))) /\ ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)))) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))))))) /\
  ~ (sqrt (Sum v_k (fun i1 => Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 1%nat t) v_B) (v_A i1 1%nat) ^ 2 + Derive (fun t => v_risk v_n v_k v_tau v_b (set2 v_A i1 2%nat t) v_B) (v_A i1 2%nat) ^ 2)) ^ 2%nat = Sum (v_H v_k) (fun v_i => Mean v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) ^ 2%nat) + Mean v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) ^ 2%nat))).
End point_lemma_8_expansion_2.

(** lemma-8.expansion-3/from-line-2 *)
Module point_lemma_8_expansion_3_from_line_2.
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
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)))) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)))))) /\ 2 ^ (2%nat * v_n)%nat <> 0 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (2 ^ (2%nat * v_n)%nat <> 0 /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)))) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ (forall v_x : nat -> bool, (Within v_n v_x) -> ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))))))) /\
  ~ (Sum (v_H v_k) (fun v_i => Mean v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) ^ 2%nat) + Mean v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) ^ 2%nat)) = Sum (v_H v_k) (fun v_i => 1 / 2 ^ (2%nat * v_n)%nat * Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13))) ^ 2%nat + 1 / 2 ^ (2%nat * v_n)%nat * Total v_n (fun v_x => Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14))) ^ 2%nat)).
End point_lemma_8_expansion_3_from_line_2.

(** lemma-8.part-i *)
Module point_lemma_8_part_i.
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
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  (Within v_n v_x) /\
  (Within v_n v_x_) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat) /\
  (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_x v_p) <> (v_x_ v_p))) /\
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_cost v_n v_k v_tau v_b v_x_ v_A v_B)) /\ ex_derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14))) /\
  ~ (0 <= Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a13) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a13)) + Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t) v_B) (v_A v_i (v_a14)) * Derive (fun t => let v_A := (set2 v_A v_i (v_a14) t) in v_cost v_n v_k v_tau v_b v_x_ v_A v_B) (v_A v_i (v_a14))).
End point_lemma_8_part_i.

(** lemma-8.part-ii-attention/appendix-bounds *)
Module point_lemma_8_part_ii_attention_appendix_bounds.
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

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (((1 / INR v_n <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= 1 - v_c1 * v_tau)) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (((v_near v_n v_j v_p) /\ ((v_c2 * v_tau <= v_gamma v_n v_tau v_A v_i v_j) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c1 * v_tau))) \/ ((~ (v_near v_n v_j v_p)) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c2 * v_tau))))).
Definition ok_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (INR v_n <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_near v_n v_j v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j)))).

Definition v_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_nearest v_n v_A v_i v_p) /\ (v_bounds v_n v_tau v_A v_i v_p v_c1 v_c2)))).
Definition ok_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_nearest v_n v_A v_k v_i v_p /\ ok_bounds v_n v_tau v_A v_k v_i v_p v_c1 v_c2)))).

Definition v_mu1 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : R :=
  2 * v_c2 ^ 2%nat / (INR v_n ^ 2%nat * INR v_k ^ 2%nat).
Definition ok_mu1 (v_n : nat) (v_k : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat * INR v_k ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  (Within v_n v_x) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  ok_vstar v_n v_k v_tau v_x v_A /\
  (0 < v_vstar v_n v_k v_tau v_x v_A) /\
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_label v_n v_x v_B) /\
  (v_yhat v_n v_k v_tau v_b v_x v_A * v_label v_n v_x v_B <= 1) /\
  INR v_n <> 0 /\
  (v_tau = 1 / INR v_n) /\
  ok_appendix v_n v_k v_tau v_A 1 (1 / 2) /\
  (v_appendix v_n v_k v_tau v_A 1 (1 / 2)) /\
  (ok_H v_k /\ ok_vstar v_n v_k v_tau v_x v_A /\ ok_a13 /\ ok_a14 /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_vstar v_n v_k v_tau v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)) /\ (locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_vstar v_n v_k v_tau v_x v_A)) /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14)))) /\ ok_mu1 v_n v_k 1 (1 / 2)) /\
  ~ (v_mu1 v_n v_k 1 (1 / 2) <= Sum (v_H v_k) (fun v_i => Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)) ^ 2%nat + Derive (fun t => v_vstar v_n v_k v_tau v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14)) ^ 2%nat)).
End point_lemma_8_part_ii_attention_appendix_bounds.

(** lemma-8.part-ii-output *)
Module point_lemma_8_part_ii_output.
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

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_printed'slope : nat :=
  16%nat.
Definition ok_printed'slope : Prop :=
  True.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  (Within v_n v_x) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  ok_vstar v_n v_k v_tau v_x v_A /\
  (0 < v_vstar v_n v_k v_tau v_x v_A) /\
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_label v_n v_x v_B) /\
  (v_yhat v_n v_k v_tau v_b v_x v_A * v_label v_n v_x v_B <= 1) /\
  (ok_vstar v_n v_k v_tau v_x v_A /\ ok_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A) /\ ok_printed'slope) /\
  ~ (INR (v_printed'slope) <= v_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A) ^ 2%nat).
End point_lemma_8_part_ii_output.

(** lemma-8.part-ii-output/appendix-bounds *)
Module point_lemma_8_part_ii_output_appendix_bounds.
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

Definition v_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : R :=
  (- 1) ^ (NSum v_n (fun v_p => (if ((v_B v_p) && (v_x v_p))%bool then 1%nat else 0%nat))).
Definition ok_label (v_n : nat) (v_x : nat -> bool) (v_B : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (((1 / INR v_n <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= 1 - v_c1 * v_tau)) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (((v_near v_n v_j v_p) /\ ((v_c2 * v_tau <= v_gamma v_n v_tau v_A v_i v_j) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c1 * v_tau))) \/ ((~ (v_near v_n v_j v_p)) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c2 * v_tau))))).
Definition ok_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (INR v_n <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_near v_n v_j v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j)))).

Definition v_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_nearest v_n v_A v_i v_p) /\ (v_bounds v_n v_tau v_A v_i v_p v_c1 v_c2)))).
Definition ok_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_nearest v_n v_A v_k v_i v_p /\ ok_bounds v_n v_tau v_A v_k v_i v_p v_c1 v_c2)))).

Definition v_printed'slope : nat :=
  16%nat.
Definition ok_printed'slope : Prop :=
  True.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  (Within v_n v_x) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  ok_vstar v_n v_k v_tau v_x v_A /\
  (0 < v_vstar v_n v_k v_tau v_x v_A) /\
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_label v_n v_x v_B) /\
  (v_yhat v_n v_k v_tau v_b v_x v_A * v_label v_n v_x v_B <= 1) /\
  INR v_n <> 0 /\
  (v_tau = 1 / INR v_n) /\
  ok_appendix v_n v_k v_tau v_A 1 (1 / 2) /\
  (v_appendix v_n v_k v_tau v_A 1 (1 / 2)) /\
  (ok_vstar v_n v_k v_tau v_x v_A /\ ok_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A) /\ ok_printed'slope) /\
  ~ (INR (v_printed'slope) <= v_steep v_k v_b (v_vstar v_n v_k v_tau v_x v_A) ^ 2%nat).
End point_lemma_8_part_ii_output_appendix_bounds.

(** thm-11.score-order *)
Module point_thm_11_score_order.
Definition v_said (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_q : nat) (v_m : nat) : R :=
  (if (v_x v_m) then v_tokens 2%nat v_q else v_tokens 1%nat v_q).
Definition ok_said (v_x : nat -> bool) (v_tokens : nat -> nat -> R) (v_n : nat) (v_l : nat) (v_q : nat) (v_m : nat) : Prop :=
  ((1 <= v_m <= v_n)%nat /\ (((v_x v_m) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat) /\ (~ ((v_x v_m) = true) -> (1 <= v_q <= (2%nat * v_l)%nat)%nat)).

Definition v_once (v_x : nat -> bool) (v_l : nat) (v_M : nat -> nat -> R) (v_query : nat -> R) (v_tokens : nat -> nat -> R) (v_m : nat) : R :=
  Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_M v_i v_q * v_said v_x v_tokens v_q v_m)).
Definition ok_once (v_x : nat -> bool) (v_l : nat) (v_M : nat -> nat -> R) (v_query : nat -> R) (v_tokens : nat -> nat -> R) (v_n : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ ok_said v_x v_tokens v_n v_l v_q v_m)))).

Definition v_twice (v_x : nat -> bool) (v_l : nat) (v_M : nat -> nat -> R) (v_query : nat -> R) (v_tokens : nat -> nat -> R) (v_m : nat) : R :=
  Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => Sum (2%nat * v_l)%nat (fun v_r => v_query v_i * v_M v_i v_q * v_M v_q v_r * v_said v_x v_tokens v_r v_m))).
Definition ok_twice (v_x : nat -> bool) (v_l : nat) (v_M : nat -> nat -> R) (v_query : nat -> R) (v_tokens : nat -> nat -> R) (v_n : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ (forall v_r : nat, (1%nat <= v_r <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ (1 <= v_r <= (2%nat * v_l)%nat)%nat /\ ok_said v_x v_tokens v_n v_l v_r v_m))))).

Definition v_stands (v_l : nat) (v_M : nat -> nat -> R) (v_query : nat -> R) (v_places : nat -> nat -> R) (v_m : nat) : R :=
  Sum (2%nat * v_l)%nat (fun v_i => Sum (2%nat * v_l)%nat (fun v_q => v_query v_i * v_M v_i v_q * v_places v_m v_q)).
Definition ok_stands (v_l : nat) (v_M : nat -> nat -> R) (v_query : nat -> R) (v_places : nat -> nat -> R) (v_n : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (forall v_q : nat, (1%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= (2%nat * v_l)%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat /\ (1 <= v_m <= v_n)%nat)))).

Definition statement : Prop :=
  exists (v_n : nat) (v_l : nat) (v_M : nat -> nat -> R) (v_query : nat -> R) (v_tokens : nat -> nat -> R) (v_places : nat -> nat -> R) (v_x : nat -> bool) (v_j : nat) (v_p : nat),
  (Within v_n v_x) /\
  (1%nat <= v_j <= v_n)%nat /\
  (1%nat <= v_p <= v_n)%nat /\
  (1%nat <= v_n)%nat /\
  (1%nat <= v_l)%nat /\
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> ((1 <= v_i <= 2%nat)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\
  (forall v_i : nat, (1%nat <= v_i <= 2%nat)%nat -> (forall v_q : nat, ((v_l + 1%nat)%nat <= v_q <= (2%nat * v_l)%nat)%nat -> (v_tokens v_i v_q = 0))) /\
  (forall v_i : nat, (1%nat <= v_i <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_n)%nat /\ (1 <= v_q <= (2%nat * v_l)%nat)%nat))) /\
  (forall v_i : nat, (1%nat <= v_i <= v_n)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (v_places v_i v_q = 0))) /\
  (ok_stands v_l v_M v_query v_places v_n v_j /\ ok_stands v_l v_M v_query v_places v_n v_p) /\
  (v_stands v_l v_M v_query v_places v_p <= v_stands v_l v_M v_query v_places v_j) /\
  (ok_once v_x v_l v_M v_query v_tokens v_n v_j /\ ok_once v_x v_l v_M v_query v_tokens v_n v_p) /\
  (v_once v_x v_l v_M v_query v_tokens v_p <= v_once v_x v_l v_M v_query v_tokens v_j) /\
  (ok_stands v_l v_M v_query v_places v_n v_p /\ ok_twice v_x v_l v_M v_query v_tokens v_n v_p /\ ok_stands v_l v_M v_query v_places v_n v_j /\ ok_twice v_x v_l v_M v_query v_tokens v_n v_j) /\
  ~ (v_stands v_l v_M v_query v_places v_p + v_twice v_x v_l v_M v_query v_tokens v_p <= v_stands v_l v_M v_query v_places v_j + v_twice v_x v_l v_M v_query v_tokens v_j).
End point_thm_11_score_order.

(** thm-11.delta-gamma-other/raw-scores *)
Module point_thm_11_delta_gamma_other_raw_scores.
Definition v_cold (v_n : nat) (v_tau : R) (v_p : nat) (v_S : nat -> R) (v_q : nat) (v_y : R) : R :=
  exp ((if (Nat.eqb v_q v_p) then v_y else v_S v_q) / v_tau) / Sum v_n (fun v_j => exp ((if (Nat.eqb v_j v_p) then v_y else v_S v_j) / v_tau)).
Definition ok_cold (v_n : nat) (v_tau : R) (v_p : nat) (v_S : nat -> R) (v_q : nat) (v_y : R) : Prop :=
  (((v_q = v_p)%nat -> True) /\ (~ (v_q = v_p)%nat -> (1 <= v_q <= v_n)%nat) /\ v_tau <> 0 /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (((v_j = v_p)%nat -> True) /\ (~ (v_j = v_p)%nat -> (1 <= v_j <= v_n)%nat) /\ v_tau <> 0)) /\ Sum v_n (fun v_j => exp ((if (Nat.eqb v_j v_p) then v_y else v_S v_j) / v_tau)) <> 0).

Definition statement : Prop :=
  exists (v_n : nat) (v_tau : R) (v_p : nat) (v_r : nat) (v_S : nat -> R) (v_w : R),
  (1%nat <= v_p <= v_n)%nat /\
  (1%nat <= v_r <= v_n)%nat /\
  (1%nat <= v_n)%nat /\
  ((0 < v_tau) /\ (v_tau < 1)) /\
  (v_r <> v_p)%nat /\
  (1 <= v_p <= v_n)%nat /\
  (v_S v_p <= v_w) /\
  ((1 <= v_p <= v_n)%nat /\ ok_cold v_n v_tau v_p v_S v_r (v_S v_p) /\ ok_cold v_n v_tau v_p v_S v_r v_w /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (1 <= v_j <= v_n)%nat)) /\ Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then exp (v_S v_j) else 0)) + exp v_w <> 0) /\
  ~ (Rabs (v_cold v_n v_tau v_p v_S v_r (v_S v_p) - v_cold v_n v_tau v_p v_S v_r v_w) = v_cold v_n v_tau v_p v_S v_r (v_S v_p) * (exp v_w - exp (v_S v_p)) / (Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then exp (v_S v_j) else 0)) + exp v_w)).
End point_thm_11_delta_gamma_other_raw_scores.

(** thm-11.lipschitz *)
Module point_thm_11_lipschitz.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_net (v_b : R) (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_bias : nat -> R) (v_base : nat -> R) (v_word : nat -> R) (v_N : nat) (v_l : nat) (v_m : nat) (v_s : R) : R :=
  Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum v_l (fun v_q => v_beta v_i v_q * (v_base v_q + v_s / INR v_m * v_word v_q)) + v_bias v_i)).
Definition ok_net (v_b : R) (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_bias : nat -> R) (v_base : nat -> R) (v_word : nat -> R) (v_N : nat) (v_l : nat) (v_m : nat) (v_s : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ INR v_m <> 0 /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat /\ INR v_m <> 0)) /\ ok_sigma v_b (Sum v_l (fun v_q => v_beta v_i v_q * (v_base v_q + v_s / INR v_m * v_word v_q)) + v_bias v_i))).

Definition v_entries (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i)) * Sum v_N (fun v_i => Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_entries (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> (1 <= v_i <= v_N)%nat) /\ (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition statement : Prop :=
  exists (v_N : nat) (v_l : nat) (v_m : nat) (v_b : R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_beta : nat -> nat -> R) (v_base : nat -> R) (v_word : nat -> R) (v_s : R),
  (1%nat <= v_N)%nat /\
  (1%nat <= v_l)%nat /\
  (1%nat <= v_m)%nat /\
  (0 < v_b) /\
  (v_s = 0) /\
  ((locally v_s (fun v_s => ok_net v_b v_alpha v_beta v_bias v_base v_word v_N v_l v_m v_s)) /\ ex_derive (fun v_s => v_net v_b v_alpha v_beta v_bias v_base v_word v_N v_l v_m v_s) v_s /\ ok_entries v_alpha v_beta v_N v_l) /\
  ~ (Derive (fun v_s => v_net v_b v_alpha v_beta v_bias v_base v_word v_N v_l v_m v_s) v_s <= v_entries v_alpha v_beta v_N v_l).
End point_thm_11_lipschitz.

(** thm-11.lipschitz/euclidean *)
Module point_thm_11_lipschitz_euclidean.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_net (v_b : R) (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_bias : nat -> R) (v_base : nat -> R) (v_word : nat -> R) (v_N : nat) (v_l : nat) (v_m : nat) (v_s : R) : R :=
  Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum v_l (fun v_q => v_beta v_i v_q * (v_base v_q + v_s / INR v_m * v_word v_q)) + v_bias v_i)).
Definition ok_net (v_b : R) (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_bias : nat -> R) (v_base : nat -> R) (v_word : nat -> R) (v_N : nat) (v_l : nat) (v_m : nat) (v_s : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ INR v_m <> 0 /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat /\ INR v_m <> 0)) /\ ok_sigma v_b (Sum v_l (fun v_q => v_beta v_i v_q * (v_base v_q + v_s / INR v_m * v_word v_q)) + v_bias v_i))).

Definition statement : Prop :=
  exists (v_N : nat) (v_l : nat) (v_m : nat) (v_b : R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_beta : nat -> nat -> R) (v_base : nat -> R) (v_word : nat -> R) (v_s : R),
  (1%nat <= v_N)%nat /\
  (1%nat <= v_l)%nat /\
  (1%nat <= v_m)%nat /\
  (0 < v_b) /\
  (v_s = 0) /\
  (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> (1 <= v_q <= v_l)%nat) /\
  (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((Rabs (v_base v_q) <= 1) /\ (Rabs (v_word v_q) <= 1))) /\
  ((locally v_s (fun v_s => ok_net v_b v_alpha v_beta v_bias v_base v_word v_N v_l v_m v_s)) /\ ex_derive (fun v_s => v_net v_b v_alpha v_beta v_bias v_base v_word v_N v_l v_m v_s) v_s /\ (forall i1 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i1 <= v_N)%nat) /\ (forall i1 i2 : nat, (1 <= i1 <= v_N)%nat -> (1 <= i2 <= v_l)%nat -> ((1 <= i1 <= v_N)%nat /\ (1 <= i2 <= v_l)%nat))) /\
  ~ (Derive (fun v_s => v_net v_b v_alpha v_beta v_bias v_base v_word v_N v_l v_m v_s) v_s <= sqrt (Sum v_N (fun i1 => v_alpha i1 ^ 2)) * sqrt (Sum v_N (fun i1 => Sum v_l (fun i2 => v_beta i1 i2 ^ 2)))).
End point_thm_11_lipschitz_euclidean.

(** thm-11.change-bound *)
Module point_thm_11_change_bound.
Definition v_sigma (v_b : R) (v_z : R) : R :=
  (v_z + sqrt (v_z ^ 2%nat + v_b)) / 2.
Definition ok_sigma (v_b : R) (v_z : R) : Prop :=
  0 <= v_z ^ 2%nat + v_b.

Definition v_read (v_n : nat) (v_b : R) (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_bias : nat -> R) (v_emb : nat -> nat -> R) (v_att1 : nat -> nat -> R) (v_N : nat) (v_l : nat) (v_m : nat) : R :=
  Sum v_N (fun v_i => v_alpha v_i * v_sigma v_b (Sum v_l (fun v_q => v_beta v_i v_q * Sum v_m (fun v_j => Sum v_n (fun v_p => v_att1 v_j v_p * v_emb v_p v_q)) / INR v_m) + v_bias v_i)).
Definition ok_read (v_n : nat) (v_b : R) (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_bias : nat -> R) (v_emb : nat -> nat -> R) (v_att1 : nat -> nat -> R) (v_N : nat) (v_l : nat) (v_m : nat) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> ((1 <= v_i <= v_N)%nat /\ (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat /\ (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_j <= v_m)%nat /\ (1 <= v_p <= v_n)%nat /\ (1 <= v_q <= v_l)%nat))) /\ INR v_m <> 0)) /\ ok_sigma v_b (Sum v_l (fun v_q => v_beta v_i v_q * Sum v_m (fun v_j => Sum v_n (fun v_p => v_att1 v_j v_p * v_emb v_p v_q)) / INR v_m) + v_bias v_i))).

Definition v_entries (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : R :=
  Sum v_N (fun v_i => Rabs (v_alpha v_i)) * Sum v_N (fun v_i => Sum v_l (fun v_q => Rabs (v_beta v_i v_q))).
Definition ok_entries (v_alpha : nat -> R) (v_beta : nat -> nat -> R) (v_N : nat) (v_l : nat) : Prop :=
  ((forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> (1 <= v_i <= v_N)%nat) /\ (forall v_i : nat, (1%nat <= v_i <= v_N)%nat -> (forall v_q : nat, (1%nat <= v_q <= v_l)%nat -> ((1 <= v_i <= v_N)%nat /\ (1 <= v_q <= v_l)%nat)))).

Definition v_delta_other (v_n : nat) (v_m : nat) : R :=
  5 * INR v_m / INR v_n.
Definition ok_delta_other (v_n : nat) (v_m : nat) : Prop :=
  INR v_n <> 0.

Definition v_delta_p (v_n : nat) (v_m : nat) : R :=
  5 * INR v_m / INR v_n.
Definition ok_delta_p (v_n : nat) (v_m : nat) : Prop :=
  INR v_n <> 0.

Definition v_change (v_n : nat) (v_m : nat) : R :=
  10 * INR v_m ^ 2%nat / INR v_n.
Definition ok_change (v_n : nat) (v_m : nat) : Prop :=
  INR v_n <> 0.

Definition v_moved (v_n : nat) (v_b : R) (v_m : nat) (v_N : nat) (v_l : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_beta : nat -> nat -> R) (v_emb : nat -> nat -> R) (v_att1 : nat -> nat -> R) (v_att2 : nat -> nat -> R) : R :=
  Rabs (v_read v_n v_b v_alpha v_beta v_bias v_emb v_att1 v_N v_l v_m - v_read v_n v_b v_alpha v_beta v_bias v_emb v_att2 v_N v_l v_m).
Definition ok_moved (v_n : nat) (v_b : R) (v_m : nat) (v_N : nat) (v_l : nat) (v_alpha : nat -> R) (v_bias : nat -> R) (v_beta : nat -> nat -> R) (v_emb : nat -> nat -> R) (v_att1 : nat -> nat -> R) (v_att2 : nat -> nat -> R) : Prop :=
  (ok_read v_n v_b v_alpha v_beta v_bias v_emb v_att1 v_N v_l v_m /\ ok_read v_n v_b v_alpha v_beta v_bias v_emb v_att2 v_N v_l v_m).

Definition v_total (v_n : nat) (v_m : nat) (v_att1 : nat -> nat -> R) (v_att2 : nat -> nat -> R) : R :=
  Sum v_m (fun v_j => Sum v_n (fun v_p => v_att2 v_j v_p - v_att1 v_j v_p)).
Definition ok_total (v_n : nat) (v_m : nat) (v_att1 : nat -> nat -> R) (v_att2 : nat -> nat -> R) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_j <= v_m)%nat /\ (1 <= v_p <= v_n)%nat))).

Definition statement : Prop :=
  exists (v_n : nat) (v_m : nat) (v_N : nat) (v_l : nat) (v_b : R) (v_alpha : nat -> R) (v_bias : nat -> R) (v_beta : nat -> nat -> R) (v_emb : nat -> nat -> R) (v_att1 : nat -> nat -> R) (v_att2 : nat -> nat -> R) (v_r : nat),
  (1%nat <= v_r <= v_n)%nat /\
  (1%nat <= v_n)%nat /\
  (1%nat <= v_m)%nat /\
  (1%nat <= v_N)%nat /\
  (1%nat <= v_l)%nat /\
  (0 < v_b) /\
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_j <= v_m)%nat /\ (1 <= v_p <= v_n)%nat))) /\
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((0 <= v_att1 v_j v_p) /\ (0 <= v_att2 v_j v_p)))) /\
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_j <= v_m)%nat /\ (1 <= v_p <= v_n)%nat))) /\
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> ((Sum v_n (fun v_p => v_att1 v_j v_p) = 1) /\ (Sum v_n (fun v_p => v_att2 v_j v_p) = 1))) /\
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (ok_delta_p v_n v_m /\ ok_delta_other v_n v_m /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_j <= v_m)%nat /\ (1 <= v_p <= v_n)%nat /\ ((v_p = v_r)%nat -> ok_delta_p v_n v_m) /\ (~ (v_p = v_r)%nat -> (ok_delta_other v_n v_m /\ (1 <= v_j <= v_m)%nat /\ (1 <= v_p <= v_n)%nat)))))) /\
  (forall v_j : nat, (1%nat <= v_j <= v_m)%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (Rabs (v_att2 v_j v_p - v_att1 v_j v_p) <= (if (Nat.eqb v_p v_r) then v_delta_p v_n v_m else v_delta_other v_n v_m * v_att1 v_j v_p)))) /\
  (ok_moved v_n v_b v_m v_N v_l v_alpha v_bias v_beta v_emb v_att1 v_att2 /\ ok_entries v_alpha v_beta v_N v_l /\ ok_total v_n v_m v_att1 v_att2 /\ ok_change v_n v_m) /\
  ~ ((v_moved v_n v_b v_m v_N v_l v_alpha v_bias v_beta v_emb v_att1 v_att2 <= v_entries v_alpha v_beta v_N v_l * v_total v_n v_m v_att1 v_att2) /\ (v_moved v_n v_b v_m v_N v_l v_alpha v_bias v_beta v_emb v_att1 v_att2 <= v_entries v_alpha v_beta v_N v_l * v_change v_n v_m)).
End point_thm_11_change_bound.

(** thm-11.pair-loss *)
Module point_thm_11_pair_loss.
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
  exists (v_n : nat) (v_m : nat) (v_s : R) (v_y : R) (v_z : R),
  ((v_m <= v_n)%nat /\ (1%nat <= v_m)%nat) /\
  (0 <= v_s) /\
  ok_change v_n v_m /\
  (Rabs (v_y - v_z) <= v_s * v_change v_n v_m) /\
  (ok_loss 1 v_y /\ ok_loss (- 1) v_z /\ ok_pair v_n v_m v_s) /\
  ~ (v_pair v_n v_m v_s <= v_loss 1 v_y + v_loss (- 1) v_z).
End point_thm_11_pair_loss.

(** lemma-14.softmax-derivative-13 *)
Module point_lemma_14_softmax_derivative_13.
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

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  (1%nat <= v_p <= v_n)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_gamma v_n v_tau v_A v_k v_i v_p)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_gamma v_n v_tau (set2 v_A v_i (v_a13) t) v_i v_p) (v_A v_i (v_a13)) /\ v_tau <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j)))) /\
  ~ (Derive (fun t => v_gamma v_n v_tau (set2 v_A v_i (v_a13) t) v_i v_p) (v_A v_i (v_a13)) = 1 / v_tau * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u1 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u1 v_n v_j else 0)))).
End point_lemma_14_softmax_derivative_13.

(** lemma-14.softmax-derivative-14 *)
Module point_lemma_14_softmax_derivative_14.
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

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  (1%nat <= v_p <= v_n)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_gamma v_n v_tau v_A v_k v_i v_p)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_gamma v_n v_tau (set2 v_A v_i (v_a14) t) v_i v_p) (v_A v_i (v_a14)) /\ v_tau <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u2 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_j)))) /\
  ~ (Derive (fun t => v_gamma v_n v_tau (set2 v_A v_i (v_a14) t) v_i v_p) (v_A v_i (v_a14)) = 1 / v_tau * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u2 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u2 v_n v_j else 0)))).
End point_lemma_14_softmax_derivative_14.

(** lemma-14.chain-13 *)
Module point_lemma_14_chain_13.
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

Definition v_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : R :=
  v_attended v_n v_k v_tau v_x v_A + 1 / 2 - INR v_q.
Definition ok_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : Prop :=
  ok_attended v_n v_k v_tau v_x v_A.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)) /\ v_tau <> 0 /\ (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_coefficient v_q /\ ok_layer v_n v_k v_tau v_x v_A v_q /\ 0 <= v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b /\ 2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) <> 0)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j)))))) /\
  ~ (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)) = 1 / v_tau * Sum v_k (fun v_q => (- 1) ^ v_q * IZR (v_coefficient v_q) * (1 / 2 + v_layer v_n v_k v_tau v_x v_A v_q / (2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b)))) * Sum v_n (fun v_p => bit (v_x v_p) * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u1 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u1 v_n v_j else 0))))).
End point_lemma_14_chain_13.

(** lemma-14.chain-14 *)
Module point_lemma_14_chain_14.
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

Definition v_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : R :=
  v_attended v_n v_k v_tau v_x v_A + 1 / 2 - INR v_q.
Definition ok_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : Prop :=
  ok_attended v_n v_k v_tau v_x v_A.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  ((locally (v_A v_i (v_a14)) (fun t => let v_A := (set2 v_A v_i (v_a14) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a14 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a14) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14)) /\ v_tau <> 0 /\ (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_coefficient v_q /\ ok_layer v_n v_k v_tau v_x v_A v_q /\ 0 <= v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b /\ 2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) <> 0)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u2 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_j)))))) /\
  ~ (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a14) t)) (v_A v_i (v_a14)) = 1 / v_tau * Sum v_k (fun v_q => (- 1) ^ v_q * IZR (v_coefficient v_q) * (1 / 2 + v_layer v_n v_k v_tau v_x v_A v_q / (2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b)))) * Sum v_n (fun v_p => bit (v_x v_p) * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u2 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u2 v_n v_j else 0))))).
End point_lemma_14_chain_14.

(** lemma-14.cross-bound/as-displayed *)
Module point_lemma_14_cross_bound_as_displayed.
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

Definition v_shown1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u1 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u1 v_n v_j else 0)))).
Definition ok_shown1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j))))).

Definition v_cross (v_k : nat) (v_tau : R) (v_b : R) : R :=
  32 * INR v_k ^ 2%nat / (v_tau ^ 2%nat * sqrt v_b).
Definition ok_cross (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= v_b /\ v_tau ^ 2%nat * sqrt v_b <> 0).

Definition v_coefficient (v_q : nat) : Z :=
  ((8%Z * (Z.of_nat v_q))%Z - 4%Z)%Z.
Definition ok_coefficient (v_q : nat) : Prop :=
  True.

Definition v_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : R :=
  v_attended v_n v_k v_tau v_x v_A + 1 / 2 - INR v_q.
Definition ok_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : Prop :=
  ok_attended v_n v_k v_tau v_x v_A.

Definition v_bend (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : R :=
  (2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) - v_layer v_n v_k v_tau v_x v_A v_q / sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b)) / (4 * (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b)).
Definition ok_bend (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : Prop :=
  (ok_layer v_n v_k v_tau v_x v_A v_q /\ 0 <= v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b /\ sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) <> 0 /\ 4 * (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) <> 0).

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_r : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  ok_H v_k /\
  (1%nat <= v_r <= (v_H v_k))%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (v_i <> v_r)%nat /\
  ((forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_coefficient v_q /\ ok_bend v_n v_k v_tau v_b v_x v_A v_q)) /\ INR v_k ^ 2%nat * v_tau ^ 2%nat <> 0 /\ ok_shown1 v_n v_tau v_x v_A v_k v_i /\ ok_shown1 v_n v_tau v_x v_A v_k v_r /\ ok_cross v_k v_tau v_b) /\
  ~ (Rabs (INR v_k ^ 2%nat * Sum v_k (fun v_q => (- 1) ^ v_q * IZR (v_coefficient v_q) * v_bend v_n v_k v_tau v_b v_x v_A v_q) * 1 / (INR v_k ^ 2%nat * v_tau ^ 2%nat) * v_shown1 v_n v_tau v_x v_A v_i * v_shown1 v_n v_tau v_x v_A v_r) <= v_cross v_k v_tau v_b).
End point_lemma_14_cross_bound_as_displayed.

(** lemma-14.mixed-bound/as-displayed *)
Module point_lemma_14_mixed_bound_as_displayed.
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

Definition v_shown1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u1 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u1 v_n v_j else 0)))).
Definition ok_shown1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j))))).

Definition v_mixed (v_k : nat) (v_tau : R) (v_b : R) : R :=
  16 * INR v_k ^ 3%nat / (v_tau * sqrt v_b).
Definition ok_mixed (v_k : nat) (v_tau : R) (v_b : R) : Prop :=
  (0 <= v_b /\ v_tau * sqrt v_b <> 0).

Definition v_coefficient (v_q : nat) : Z :=
  ((8%Z * (Z.of_nat v_q))%Z - 4%Z)%Z.
Definition ok_coefficient (v_q : nat) : Prop :=
  True.

Definition v_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : R :=
  v_attended v_n v_k v_tau v_x v_A + 1 / 2 - INR v_q.
Definition ok_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : Prop :=
  ok_attended v_n v_k v_tau v_x v_A.

Definition v_bend (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : R :=
  (2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) - v_layer v_n v_k v_tau v_x v_A v_q / sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b)) / (4 * (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b)).
Definition ok_bend (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : Prop :=
  (ok_layer v_n v_k v_tau v_x v_A v_q /\ 0 <= v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b /\ sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) <> 0 /\ 4 * (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) <> 0).

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  ((forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_coefficient v_q /\ ok_bend v_n v_k v_tau v_b v_x v_A v_q)) /\ v_tau * INR v_k <> 0 /\ ok_shown1 v_n v_tau v_x v_A v_k v_i /\ ok_mixed v_k v_tau v_b) /\
  ~ (Rabs (INR v_k ^ 2%nat * Sum v_k (fun v_q => (- 1) ^ v_q * IZR (v_coefficient v_q) * v_bend v_n v_k v_tau v_b v_x v_A v_q) * 1 / (v_tau * INR v_k) * v_shown1 v_n v_tau v_x v_A v_i) <= v_mixed v_k v_tau v_b).
End point_lemma_14_mixed_bound_as_displayed.

(** lemma-14.second-derivative-sum *)
Module point_lemma_14_second_derivative_sum.
Definition v_second (v_k : nat) (v_tau : R) : R :=
  5 / (v_tau ^ 2%nat * INR v_k ^ 2%nat).
Definition ok_second (v_k : nat) (v_tau : R) : Prop :=
  v_tau ^ 2%nat * INR v_k ^ 2%nat <> 0.

Definition v_printed'sum (v_n : nat) (v_k : nat) (v_tau : R) : R :=
  2 * (INR v_n - 1) / (INR v_n * v_tau ^ 2%nat * INR v_k ^ 2%nat) + (2 * INR v_n * (INR v_n - 1) * (INR v_n - 2) / (6 * INR v_n ^ 3%nat) + 2 * (INR v_n - 1) / INR v_n) / v_tau ^ 2%nat.
Definition ok_printed'sum (v_n : nat) (v_k : nat) (v_tau : R) : Prop :=
  (INR v_n * v_tau ^ 2%nat * INR v_k ^ 2%nat <> 0 /\ 6 * INR v_n ^ 3%nat <> 0 /\ INR v_n <> 0 /\ v_tau ^ 2%nat <> 0).

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R),
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (ok_printed'sum v_n v_k v_tau /\ ok_second v_k v_tau) /\
  ~ (v_printed'sum v_n v_k v_tau <= v_second v_k v_tau).
End point_lemma_14_second_derivative_sum.

(** lemma-15.derivative *)
Module point_lemma_15_derivative.
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

Definition v_shown1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u1 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u1 v_n v_j else 0)))).
Definition ok_shown1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j))))).

Definition v_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : R :=
  v_attended v_n v_k v_tau v_x v_A + 1 / 2 - INR v_q.
Definition ok_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : Prop :=
  ok_attended v_n v_k v_tau v_x v_A.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_yhat v_n v_k v_tau v_b v_x v_A)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)) /\ v_tau <> 0 /\ (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_layer v_n v_k v_tau v_x v_A v_q /\ 0 <= v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b /\ 2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) <> 0)) /\ ok_shown1 v_n v_tau v_x v_A v_k v_i) /\
  ~ (Derive (fun t => v_yhat v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t)) (v_A v_i (v_a13)) = 1 / v_tau * Sum v_k (fun v_q => (- 1) ^ v_q * (8 * INR v_q - 4) * (1 / 2 + v_layer v_n v_k v_tau v_x v_A v_q / (2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b)))) * v_shown1 v_n v_tau v_x v_A v_i).
End point_lemma_15_derivative.

(** lemma-16.output-bound *)
Module point_lemma_16_output_bound.
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

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_x) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_output v_k) /\
  ~ (Rabs (v_yhat v_n v_k v_tau v_b v_x v_A) <= INR (v_output v_k)).
End point_lemma_16_output_bound.

(** appendix-a-setup.peak/unit-heads *)
Module point_appendix_a_setup_peak_unit_heads.
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

Definition v_peak_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  1 - v_c1 * v_tau.
Definition ok_peak_upper (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  True.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_c2 : R) (v_c1 : R) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  (1%nat <= v_p <= v_n)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_c2) /\ (v_c2 < v_c1)) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  INR v_n <> 0 /\
  (v_tau = v_c1 / INR v_n) /\
  (ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ok_a14 /\ (1 <= (v_a14) <= 2%nat)%nat) /\
  (v_A v_i (v_a13) ^ 2%nat + v_A v_i (v_a14) ^ 2%nat = 1) /\
  ok_nearest v_n v_A v_k v_i v_p /\
  (v_nearest v_n v_A v_i v_p) /\
  (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_peak_upper v_tau v_c1 v_c2) /\
  ~ (v_gamma v_n v_tau v_A v_i v_p <= v_peak_upper v_tau v_c1 v_c2).
End point_appendix_a_setup_peak_unit_heads.

(** lemma-17.loss-gradient *)
Module point_lemma_17_loss_gradient.
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

Definition v_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : R :=
  v_attended v_n v_k v_tau v_x v_A + 1 / 2 - INR v_q.
Definition ok_layer (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_q : nat) : Prop :=
  ok_attended v_n v_k v_tau v_x v_A.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_label v_n v_x v_B) /\
  (v_yhat v_n v_k v_tau v_b v_x v_A * v_label v_n v_x v_B < 1) /\
  ((locally (v_A v_i (v_a13)) (fun t => let v_A := (set2 v_A v_i (v_a13) t) in ok_cost v_n v_k v_tau v_b v_x v_A v_B)) /\ ok_a13 /\ (1 <= v_i <= v_k)%nat /\ (1 <= (v_a13) <= 2%nat)%nat /\ ex_derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) /\ ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_label v_n v_x v_B /\ v_tau <> 0 /\ (forall v_q : nat, (1%nat <= v_q <= v_k)%nat -> (ok_layer v_n v_k v_tau v_x v_A v_q /\ 0 <= v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b /\ 2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b) <> 0)) /\ (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j /\ ok_u1 v_n v_p)))))) /\
  ~ (Derive (fun t => v_cost v_n v_k v_tau v_b v_x (set2 v_A v_i (v_a13) t) v_B) (v_A v_i (v_a13)) = (2 * v_yhat v_n v_k v_tau v_b v_x v_A - 2 * v_label v_n v_x v_B) * (1 / v_tau) * Sum v_k (fun v_q => (- 1) ^ v_q * (8 * INR v_q - 4) * (1 / 2 + v_layer v_n v_k v_tau v_x v_A v_q / (2 * sqrt (v_layer v_n v_k v_tau v_x v_A v_q ^ 2%nat + v_b)))) * Sum v_n (fun v_p => bit (v_x v_p) * v_gamma v_n v_tau v_A v_i v_p * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_j * (v_u1 v_n v_j + v_u1 v_n v_p) else 0)))).
End point_lemma_17_loss_gradient.

(** lemma-17.output-closed-form *)
Module point_lemma_17_output_closed_form.
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

Definition v_top (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Z :=
  (- Int_part (- (INR v_k * v_vstar v_n v_k v_tau v_x v_A - 1 + 1 / 2))%R)%Z.
Definition ok_top (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  ok_vstar v_n v_k v_tau v_x v_A.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_x) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_top v_n v_k v_tau v_x v_A /\ - 1 <> 0 /\ ok_vstar v_n v_k v_tau v_x v_A) /\
  ~ (v_yhat v_n v_k v_tau v_b v_x v_A = powerRZ (- 1) (v_top v_n v_k v_tau v_x v_A) * (4 * IZR (v_top v_n v_k v_tau v_x v_A) * v_vstar v_n v_k v_tau v_x v_A - 4 * IZR (v_top v_n v_k v_tau v_x v_A) ^ 2%nat + 1)).
End point_lemma_17_output_closed_form.

(** lemma-17.sign *)
Module point_lemma_17_sign.
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

Definition v_slope (v_k : nat) (v_b : R) (v_s : R) : R :=
  Derive (fun v_s => v_f v_k v_b v_s) v_s.
Definition ok_slope (v_k : nat) (v_b : R) (v_s : R) : Prop :=
  ((locally v_s (fun v_s => ok_f v_k v_b v_s)) /\ ex_derive (fun v_s => v_f v_k v_b v_s) v_s).

Definition v_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : R :=
  v_f v_k v_b (v_attended v_n v_k v_tau v_x v_A).
Definition ok_yhat (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  (ok_attended v_n v_k v_tau v_x v_A /\ ok_f v_k v_b (v_attended v_n v_k v_tau v_x v_A)).

Definition v_top (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Z :=
  (- Int_part (- (INR v_k * v_vstar v_n v_k v_tau v_x v_A - 1 + 1 / 2))%R)%Z.
Definition ok_top (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) : Prop :=
  ok_vstar v_n v_k v_tau v_x v_A.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_x : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_x) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  ok_yhat v_n v_k v_tau v_b v_x v_A /\
  (v_yhat v_n v_k v_tau v_b v_x v_A < 1) /\
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_attended v_n v_k v_tau v_x v_A /\ ok_slope v_k v_b (v_attended v_n v_k v_tau v_x v_A) /\ ok_top v_n v_k v_tau v_x v_A /\ ok_vstar v_n v_k v_tau v_x v_A /\ - 1 <> 0) /\
  ~ ((0 <= (2 * v_yhat v_n v_k v_tau v_b v_x v_A - 2) * v_slope v_k v_b (v_attended v_n v_k v_tau v_x v_A)) /\ ((4 * IZR (v_top v_n v_k v_tau v_x v_A) * (1 - powerRZ (- 1) (v_top v_n v_k v_tau v_x v_A)) <= 4 * IZR (v_top v_n v_k v_tau v_x v_A) * (4 * IZR (v_top v_n v_k v_tau v_x v_A) * v_vstar v_n v_k v_tau v_x v_A - 4 * IZR (v_top v_n v_k v_tau v_x v_A) ^ 2%nat + 1 - powerRZ (- 1) (v_top v_n v_k v_tau v_x v_A))) /\ (0 <= 4 * IZR (v_top v_n v_k v_tau v_x v_A) * (1 - powerRZ (- 1) (v_top v_n v_k v_tau v_x v_A))))).
End point_lemma_17_sign.

(** lemma-17.conclusion *)
Module point_lemma_17_conclusion.
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
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_q : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  (1%nat <= v_p <= v_n)%nat /\
  (1%nat <= v_q <= v_n)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_q /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_angle_cos v_n v_p v_q /\ ok_angle_cos v_n v_j v_q /\ (forall v_r : nat, (1%nat <= v_r <= v_n)%nat -> ((v_r <> v_q)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_gamma v_n v_tau v_A v_k v_i v_r /\ ok_angle_cos v_n v_p v_q /\ ok_angle_cos v_n v_p v_r /\ ok_angle_cos v_n v_j v_q /\ ok_angle_cos v_n v_j v_r))))))) /\
  ~ (0 <= v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_q * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then Sum v_n (fun v_r => (if (negb (Nat.eqb v_r v_q)) then v_gamma v_n v_tau v_A v_i v_j * v_gamma v_n v_tau v_A v_i v_r * (v_angle_cos v_n v_p v_q + v_angle_cos v_n v_p v_r + v_angle_cos v_n v_j v_q + v_angle_cos v_n v_j v_r) else 0)) else 0))).
End point_lemma_17_conclusion.

(** lemma-17.conclusion/appendix-bounds *)
Module point_lemma_17_conclusion_appendix_bounds.
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

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (((1 / INR v_n <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= 1 - v_c1 * v_tau)) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (((v_near v_n v_j v_p) /\ ((v_c2 * v_tau <= v_gamma v_n v_tau v_A v_i v_j) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c1 * v_tau))) \/ ((~ (v_near v_n v_j v_p)) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c2 * v_tau))))).
Definition ok_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (INR v_n <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_near v_n v_j v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j)))).

Definition v_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_nearest v_n v_A v_i v_p) /\ (v_bounds v_n v_tau v_A v_i v_p v_c1 v_c2)))).
Definition ok_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_nearest v_n v_A v_k v_i v_p /\ ok_bounds v_n v_tau v_A v_k v_i v_p v_c1 v_c2)))).

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_q : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  (1%nat <= v_p <= v_n)%nat /\
  (1%nat <= v_q <= v_n)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  INR v_n <> 0 /\
  (v_tau = 1 / INR v_n) /\
  ok_appendix v_n v_k v_tau v_A 1 (1 / 2) /\
  (v_appendix v_n v_k v_tau v_A 1 (1 / 2)) /\
  (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_q /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_angle_cos v_n v_p v_q /\ ok_angle_cos v_n v_j v_q /\ (forall v_r : nat, (1%nat <= v_r <= v_n)%nat -> ((v_r <> v_q)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_gamma v_n v_tau v_A v_k v_i v_r /\ ok_angle_cos v_n v_p v_q /\ ok_angle_cos v_n v_p v_r /\ ok_angle_cos v_n v_j v_q /\ ok_angle_cos v_n v_j v_r))))))) /\
  ~ (0 <= v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_q * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then Sum v_n (fun v_r => (if (negb (Nat.eqb v_r v_q)) then v_gamma v_n v_tau v_A v_i v_j * v_gamma v_n v_tau v_A v_i v_r * (v_angle_cos v_n v_p v_q + v_angle_cos v_n v_p v_r + v_angle_cos v_n v_j v_q + v_angle_cos v_n v_j v_r) else 0)) else 0))).
End point_lemma_17_conclusion_appendix_bounds.

(** lemma-18.expansion *)
Module point_lemma_18_expansion.
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

Definition v_shown1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u1 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u1 v_n v_j else 0)))).
Definition ok_shown1 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j))))).

Definition v_shown2 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) : R :=
  Sum v_n (fun v_p => bit (v_x v_p) * (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u2 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u2 v_n v_j else 0)))).
Definition ok_shown2 (v_n : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> ((1 <= v_p <= v_n)%nat /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u2 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_j))))).

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  (1%nat <= v_p <= v_n)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (1 <= v_p <= v_n)%nat /\
  ((v_x v_p) = true) /\
  ok_gamma v_n v_tau v_A v_k v_i v_p /\
  (0 < v_gamma v_n v_tau v_A v_i v_p) /\
  (ok_H v_k /\ (forall v_r : nat, (1%nat <= v_r <= (v_H v_k))%nat -> (ok_shown1 v_n v_tau v_x v_A v_k v_r /\ ok_shown2 v_n v_tau v_x v_A v_k v_r)) /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_u1 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_j))) /\ ok_u2 v_n v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_j)))) /\
  ~ ((v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u1 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u1 v_n v_j else 0))) ^ 2%nat + (v_gamma v_n v_tau v_A v_i v_p * (1 - v_gamma v_n v_tau v_A v_i v_p) * v_u2 v_n v_p + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_p * v_gamma v_n v_tau v_A v_i v_j * v_u2 v_n v_j else 0))) ^ 2%nat <= Sum (v_H v_k) (fun v_r => v_shown1 v_n v_tau v_x v_A v_r ^ 2%nat + v_shown2 v_n v_tau v_x v_A v_r ^ 2%nat)).
End point_lemma_18_expansion.

(** lemma-18.reuse-of-17 *)
Module point_lemma_18_reuse_of_17.
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
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  (1%nat <= v_p <= v_n)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  ((forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_p /\ ok_u1 v_n v_j /\ (forall v_r : nat, (1%nat <= v_r <= v_n)%nat -> (((v_r <> v_p)%nat /\ (v_j <> v_r)%nat) -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_gamma v_n v_tau v_A v_k v_i v_r /\ ok_u1 v_n v_p /\ ok_u1 v_n v_j /\ ok_u1 v_n v_r)))))) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_p /\ ok_u2 v_n v_j /\ (forall v_r : nat, (1%nat <= v_r <= v_n)%nat -> (((v_r <> v_p)%nat /\ (v_j <> v_r)%nat) -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_gamma v_n v_tau v_A v_k v_i v_r /\ ok_u2 v_n v_p /\ ok_u2 v_n v_j /\ ok_u2 v_n v_r))))))) /\
  ~ (0 <= Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then Sum v_n (fun v_r => (if ((negb (Nat.eqb v_r v_p)) && (negb (Nat.eqb v_j v_r)))%bool then v_gamma v_n v_tau v_A v_i v_j * v_gamma v_n v_tau v_A v_i v_r * (v_u1 v_n v_p + v_u1 v_n v_j) * (v_u1 v_n v_p + v_u1 v_n v_r) else 0)) else 0)) + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then Sum v_n (fun v_r => (if ((negb (Nat.eqb v_r v_p)) && (negb (Nat.eqb v_j v_r)))%bool then v_gamma v_n v_tau v_A v_i v_j * v_gamma v_n v_tau v_A v_i v_r * (v_u2 v_n v_p + v_u2 v_n v_j) * (v_u2 v_n v_p + v_u2 v_n v_r) else 0)) else 0))).
End point_lemma_18_reuse_of_17.

(** lemma-18.reuse-of-17/appendix-bounds *)
Module point_lemma_18_reuse_of_17_appendix_bounds.
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

Definition v_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (((1 / INR v_n <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= 1 - v_c1 * v_tau)) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (((v_near v_n v_j v_p) /\ ((v_c2 * v_tau <= v_gamma v_n v_tau v_A v_i v_j) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c1 * v_tau))) \/ ((~ (v_near v_n v_j v_p)) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c2 * v_tau))))).
Definition ok_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (INR v_n <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_near v_n v_j v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j)))).

Definition v_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_nearest v_n v_A v_i v_p) /\ (v_bounds v_n v_tau v_A v_i v_p v_c1 v_c2)))).
Definition ok_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_nearest v_n v_A v_k v_i v_p /\ ok_bounds v_n v_tau v_A v_k v_i v_p v_c1 v_c2)))).

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  (1%nat <= v_p <= v_n)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  INR v_n <> 0 /\
  (v_tau = 1 / INR v_n) /\
  ok_appendix v_n v_k v_tau v_A 1 (1 / 2) /\
  (v_appendix v_n v_k v_tau v_A 1 (1 / 2)) /\
  ((forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u1 v_n v_p /\ ok_u1 v_n v_j /\ (forall v_r : nat, (1%nat <= v_r <= v_n)%nat -> (((v_r <> v_p)%nat /\ (v_j <> v_r)%nat) -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_gamma v_n v_tau v_A v_k v_i v_r /\ ok_u1 v_n v_p /\ ok_u1 v_n v_j /\ ok_u1 v_n v_r)))))) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_u2 v_n v_p /\ ok_u2 v_n v_j /\ (forall v_r : nat, (1%nat <= v_r <= v_n)%nat -> (((v_r <> v_p)%nat /\ (v_j <> v_r)%nat) -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_gamma v_n v_tau v_A v_k v_i v_r /\ ok_u2 v_n v_p /\ ok_u2 v_n v_j /\ ok_u2 v_n v_r))))))) /\
  ~ (0 <= Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then Sum v_n (fun v_r => (if ((negb (Nat.eqb v_r v_p)) && (negb (Nat.eqb v_j v_r)))%bool then v_gamma v_n v_tau v_A v_i v_j * v_gamma v_n v_tau v_A v_i v_r * (v_u1 v_n v_p + v_u1 v_n v_j) * (v_u1 v_n v_p + v_u1 v_n v_r) else 0)) else 0)) + Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then Sum v_n (fun v_r => (if ((negb (Nat.eqb v_r v_p)) && (negb (Nat.eqb v_j v_r)))%bool then v_gamma v_n v_tau v_A v_i v_j * v_gamma v_n v_tau v_A v_i v_r * (v_u2 v_n v_p + v_u2 v_n v_j) * (v_u2 v_n v_p + v_u2 v_n v_r) else 0)) else 0))).
End point_lemma_18_reuse_of_17_appendix_bounds.

(** lemma-18.final *)
Module point_lemma_18_final.
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

Definition v_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) : Prop :=
  (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (v_score v_n v_A v_i v_j <= v_score v_n v_A v_i v_p)).
Definition ok_nearest (v_n : nat) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) : Prop :=
  (ok_score v_n v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_score v_n v_A v_k v_i v_j /\ ok_score v_n v_A v_k v_i v_p)))).

Definition v_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  (8 * (Rmin (Rabs (INR v_j - INR v_p)) (INR v_n - Rabs (INR v_j - INR v_p))) <= INR v_n).
Definition ok_near (v_n : nat) (v_j : nat) (v_p : nat) : Prop :=
  True.

Definition v_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (((1 / INR v_n <= v_gamma v_n v_tau v_A v_i v_p) /\ (v_gamma v_n v_tau v_A v_i v_p <= 1 - v_c1 * v_tau)) /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> (v_j <> v_p)%nat -> (((v_near v_n v_j v_p) /\ ((v_c2 * v_tau <= v_gamma v_n v_tau v_A v_i v_j) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c1 * v_tau))) \/ ((~ (v_near v_n v_j v_p)) /\ (v_gamma v_n v_tau v_A v_i v_j <= v_c2 * v_tau))))).
Definition ok_bounds (v_n : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_k : nat) (v_i : nat) (v_p : nat) (v_c1 : R) (v_c2 : R) : Prop :=
  (INR v_n <> 0 /\ ok_gamma v_n v_tau v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_near v_n v_j v_p /\ ok_gamma v_n v_tau v_A v_k v_i v_j)))).

Definition v_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (exists v_p : nat, (1%nat <= v_p <= v_n)%nat /\ ((v_nearest v_n v_A v_i v_p) /\ (v_bounds v_n v_tau v_A v_i v_p v_c1 v_c2)))).
Definition ok_appendix (v_n : nat) (v_k : nat) (v_tau : R) (v_A : nat -> nat -> R) (v_c1 : R) (v_c2 : R) : Prop :=
  (ok_H v_k /\ (forall v_i : nat, (1%nat <= v_i <= (v_H v_k))%nat -> (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (ok_nearest v_n v_A v_k v_i v_p /\ ok_bounds v_n v_tau v_A v_k v_i v_p v_c1 v_c2)))).

Definition v_bound (v_n : nat) (v_tau : R) (v_c1 : R) (v_c2 : R) : R :=
  2 * v_c2 ^ 2%nat * v_tau ^ 2%nat / INR v_n ^ 2%nat.
Definition ok_bound (v_n : nat) (v_tau : R) (v_c1 : R) (v_c2 : R) : Prop :=
  INR v_n ^ 2%nat <> 0.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_x : nat -> bool) (v_A : nat -> nat -> R) (v_i : nat) (v_p : nat),
  (Within v_n v_x) /\
  ok_H v_k /\
  (1%nat <= v_i <= (v_H v_k))%nat /\
  (1%nat <= v_p <= v_n)%nat /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (1 <= v_p <= v_n)%nat /\
  ((v_x v_p) = true) /\
  INR v_n <> 0 /\
  (v_tau = 1 / INR v_n) /\
  ok_appendix v_n v_k v_tau v_A 1 (1 / 2) /\
  (v_appendix v_n v_k v_tau v_A 1 (1 / 2)) /\
  (ok_gamma v_n v_tau v_A v_k v_i v_p /\ (forall v_j : nat, (1%nat <= v_j <= v_n)%nat -> ((v_j <> v_p)%nat -> (ok_gamma v_n v_tau v_A v_k v_i v_j /\ ok_angle_cos v_n v_p v_j))) /\ ok_bound v_n v_tau 1 (1 / 2)) /\
  ~ (v_bound v_n v_tau 1 (1 / 2) <= v_gamma v_n v_tau v_A v_i v_p ^ 2%nat * Sum v_n (fun v_j => (if (negb (Nat.eqb v_j v_p)) then v_gamma v_n v_tau v_A v_i v_j ^ 2%nat * (2 + 2 * v_angle_cos v_n v_p v_j) else 0))).
End point_lemma_18_final.

(** lemma-19.complement-value *)
Module point_lemma_19_complement_value.
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
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  (Within v_n v_x) /\
  (Within v_n v_x_) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  ok_vstar v_n v_k v_tau v_x v_A /\
  (v_vstar v_n v_k v_tau v_x v_A = 0) /\
  ok_opposite v_n v_x v_x_ /\
  (v_opposite v_n v_x v_x_) /\
  (ok_vstar v_n v_k v_tau v_x_ v_A /\ ok_complement v_k) /\
  ~ (v_vstar v_n v_k v_tau v_x_ v_A = INR (v_complement v_k)).
End point_lemma_19_complement_value.

(** lemma-19.outputs *)
Module point_lemma_19_outputs.
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

Definition v_opposite (v_n : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (bit (v_x_ v_p) = 1 - bit (v_x v_p))).
Definition ok_opposite (v_n : nat) (v_x : nat -> bool) (v_x_ : nat -> bool) : Prop :=
  (forall v_p : nat, (1%nat <= v_p <= v_n)%nat -> (1 <= v_p <= v_n)%nat).

Definition v_even (v_k : nat) : Prop :=
  (2 * IZR (Int_part (INR v_k / 2)) = INR v_k).
Definition ok_even (v_k : nat) : Prop :=
  True.

Definition statement : Prop :=
  exists (v_n : nat) (v_k : nat) (v_tau : R) (v_b : R) (v_B : nat -> bool) (v_x : nat -> bool) (v_x_ : nat -> bool) (v_A : nat -> nat -> R),
  (Within v_n v_B) /\
  (NSum v_n (fun q => if v_B q then 1%nat else 0%nat) = v_k)%nat /\
  (Within v_n v_x) /\
  (Within v_n v_x_) /\
  ((v_k <= v_n)%nat /\ (1%nat <= v_k)%nat) /\
  ((0 < v_tau) /\ (v_tau <= 1)) /\
  (0 < v_b) /\
  ok_vstar v_n v_k v_tau v_x v_A /\
  (v_vstar v_n v_k v_tau v_x v_A = 0) /\
  ok_opposite v_n v_x v_x_ /\
  (v_opposite v_n v_x v_x_) /\
  (ok_yhat v_n v_k v_tau v_b v_x v_A /\ ok_even v_k /\ ok_yhat v_n v_k v_tau v_b v_x_ v_A) /\
  ~ ((v_yhat v_n v_k v_tau v_b v_x v_A = 0) /\ ((~ (v_even v_k)) \/ (v_yhat v_n v_k v_tau v_b v_x_ v_A = 0)) /\ ((v_even v_k) \/ (v_yhat v_n v_k v_tau v_b v_x_ v_A = 1))).
End point_lemma_19_outputs.

(** lemma-19.case-2 *)
Module point_lemma_19_case_2.
Definition v_loss (v_y : R) (v_z : R) : R :=
  (Rmax 0 (1 - v_y * v_z)) ^ 2%nat.
Definition ok_loss (v_y : R) (v_z : R) : Prop :=
  True.

Definition v_wrong : nat :=
  2%nat.
Definition ok_wrong : Prop :=
  True.

Definition statement : Prop :=
  exists (v_y : R) (v_z : R) (v_s : R) (v_w : R),
  (v_y * v_z = - 1) /\
  (v_s * v_w = - 1) /\
  (ok_loss v_y v_z /\ ok_loss v_s v_w /\ ok_wrong) /\
  ~ (v_loss v_y v_z + v_loss v_s v_w = INR (v_wrong)).
End point_lemma_19_case_2.
