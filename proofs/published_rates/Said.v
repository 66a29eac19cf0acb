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

(** gd-value *)
Module said_gd_value.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_gamma : R) : R :=
  v_L / (4 * INR v_n * v_L * v_gamma + 2).
Definition ok_rate (v_n : nat) (v_L : R) (v_gamma : R) : Prop :=
  4 * INR v_n * v_L * v_gamma + 2 <> 0.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  (v_f (Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x) - v_f v_s <= v_rate v_n v_L v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))).
End said_gd_value.

(** gd-value/tight *)
Module said_gd_value_tight.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_gamma : R) : R :=
  v_L / (4 * INR v_n * v_L * v_gamma + 2).
Definition ok_rate (v_n : nat) (v_L : R) (v_gamma : R) : Prop :=
  4 * INR v_n * v_L * v_gamma + 2 <> 0.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  exists (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) /\ (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) /\ (v_curved v_d v_f_ v_g_ v_L 0) /\ (v_lowest v_d v_f_ v_s_) /\ (0 < sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat) /\ (v_rate v_n v_L v_gamma * sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat <= v_f_ (Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_) - v_f_ v_s_) /\ (
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  (v_f (Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x) - v_f v_s <= v_rate v_n v_L v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  forall (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) -> 
  ok_curved v_d v_f_ v_g_ v_L 0 /\ (
  (v_curved v_d v_f_ v_g_ v_L 0) -> 
  ok_lowest v_d v_f_ v_s_ /\ (
  (v_lowest v_d v_f_ v_s_) -> 
  (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ (
  (0 < sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x_ := Nat.iter j0 (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (
  (v_rate v_n v_L v_gamma * sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat <= v_f_ (Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_) - v_f_ v_s_) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))))))).
End said_gd_value_tight.

(** gd-gradient *)
Module said_gd_gradient.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_gamma : R) : R :=
  v_L ^ 2%nat / (INR v_n * v_L * v_gamma + 1) ^ 2%nat.
Definition ok_rate (v_n : nat) (v_L : R) (v_gamma : R) : Prop :=
  (INR v_n * v_L * v_gamma + 1) ^ 2%nat <> 0.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  (sqrt (Sum v_d (fun i1 => (v_g (Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x)) i1 ^ 2)) ^ 2%nat <= v_rate v_n v_L v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))).
End said_gd_gradient.

(** gd-gradient/tight *)
Module said_gd_gradient_tight.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_gamma : R) : R :=
  v_L ^ 2%nat / (INR v_n * v_L * v_gamma + 1) ^ 2%nat.
Definition ok_rate (v_n : nat) (v_L : R) (v_gamma : R) : Prop :=
  (INR v_n * v_L * v_gamma + 1) ^ 2%nat <> 0.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  exists (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) /\ (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) /\ (v_curved v_d v_f_ v_g_ v_L 0) /\ (v_lowest v_d v_f_ v_s_) /\ (0 < sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat) /\ (v_rate v_n v_L v_gamma * sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat <= sqrt (Sum v_d (fun i1 => (v_g_ (Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_)) i1 ^ 2)) ^ 2%nat) /\ (
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  (sqrt (Sum v_d (fun i1 => (v_g (Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x)) i1 ^ 2)) ^ 2%nat <= v_rate v_n v_L v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  forall (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) -> 
  ok_curved v_d v_f_ v_g_ v_L 0 /\ (
  (v_curved v_d v_f_ v_g_ v_L 0) -> 
  ok_lowest v_d v_f_ v_s_ /\ (
  (v_lowest v_d v_f_ v_s_) -> 
  (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ (
  (0 < sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x_ := Nat.iter j0 (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x_ := Nat.iter j0 (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (
  (v_rate v_n v_L v_gamma * sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat <= sqrt (Sum v_d (fun i1 => (v_g_ (Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_)) i1 ^ 2)) ^ 2%nat) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))))))).
End said_gd_gradient_tight.

(** gd-gradient-gap *)
Module said_gd_gradient_gap.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_gamma : R) : R :=
  2 * v_L / (2 * INR v_n * v_L * v_gamma + 1).
Definition ok_rate (v_n : nat) (v_L : R) (v_gamma : R) : Prop :=
  2 * INR v_n * v_L * v_gamma + 1 <> 0.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  (sqrt (Sum v_d (fun i1 => (v_g (Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x)) i1 ^ 2)) ^ 2%nat <= v_rate v_n v_L v_gamma * (v_f v_x - v_f v_s)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_gamma))).
End said_gd_gradient_gap.

(** gd-gradient-gap/tight *)
Module said_gd_gradient_gap_tight.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_gamma : R) : R :=
  2 * v_L / (2 * INR v_n * v_L * v_gamma + 1).
Definition ok_rate (v_n : nat) (v_L : R) (v_gamma : R) : Prop :=
  2 * INR v_n * v_L * v_gamma + 1 <> 0.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  exists (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) /\ (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) /\ (v_curved v_d v_f_ v_g_ v_L 0) /\ (v_lowest v_d v_f_ v_s_) /\ (0 < v_f_ v_x_ - v_f_ v_s_) /\ (v_rate v_n v_L v_gamma * (v_f_ v_x_ - v_f_ v_s_) <= sqrt (Sum v_d (fun i1 => (v_g_ (Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_)) i1 ^ 2)) ^ 2%nat) /\ (
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  (sqrt (Sum v_d (fun i1 => (v_g (Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x)) i1 ^ 2)) ^ 2%nat <= v_rate v_n v_L v_gamma * (v_f v_x - v_f v_s))).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3) /\ (v_gamma = 1 / 6)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 4))) -> 
  forall (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) -> 
  ok_curved v_d v_f_ v_g_ v_L 0 /\ (
  (v_curved v_d v_f_ v_g_ v_L 0) -> 
  ok_lowest v_d v_f_ v_s_ /\ (
  (v_lowest v_d v_f_ v_s_) -> 
  (0 < v_f_ v_x_ - v_f_ v_s_) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x_ := Nat.iter j0 (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x_ := Nat.iter j0 (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_gamma) /\ (
  (v_rate v_n v_L v_gamma * (v_f_ v_x_ - v_f_ v_s_) <= sqrt (Sum v_d (fun i1 => (v_g_ (Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_)) i1 ^ 2)) ^ 2%nat) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_gamma)))))).
End said_gd_gradient_gap_tight.

(** gd-contraction *)
Module said_gd_contraction.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : R :=
  (Rmax ((1 - v_L * v_gamma) ^ 2%nat) ((1 - v_mu * v_gamma) ^ 2%nat)) ^ v_n.
Definition ok_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_y : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L v_mu) -> 
  (sqrt (Sum v_d (fun i1 => ((Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x) i1 - (Nat.iter v_n (fun v_y => (fun e1 => v_y e1 - v_gamma * (v_g v_y) e1)) v_y) i1) ^ 2)) ^ 2%nat <= v_rate v_n v_L v_mu v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_y i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_y : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L v_mu /\ (
  (v_curved v_d v_f v_g v_L v_mu) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall j0 : nat, (j0 < v_n)%nat -> let v_y := Nat.iter j0 (fun v_y => (fun e1 => v_y e1 - v_gamma * (v_g v_y) e1)) v_y in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat /\ (forall j0 : nat, (j0 < v_n)%nat -> let v_y := Nat.iter j0 (fun v_y => (fun e1 => v_y e1 - v_gamma * (v_g v_y) e1)) v_y in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))) /\ ok_rate v_n v_L v_mu v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).
End said_gd_contraction.

(** gd-contraction/tight *)
Module said_gd_contraction_tight.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : R :=
  (Rmax ((1 - v_L * v_gamma) ^ 2%nat) ((1 - v_mu * v_gamma) ^ 2%nat)) ^ v_n.
Definition ok_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  exists (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_y_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) /\ (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) /\ (v_curved v_d v_f_ v_g_ v_L v_mu) /\ (0 < sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_y_ i1) ^ 2)) ^ 2%nat) /\ (v_rate v_n v_L v_mu v_gamma * sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_y_ i1) ^ 2)) ^ 2%nat <= sqrt (Sum v_d (fun i1 => ((Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_) i1 - (Nat.iter v_n (fun v_y_ => (fun e1 => v_y_ e1 - v_gamma * (v_g_ v_y_) e1)) v_y_) i1) ^ 2)) ^ 2%nat) /\ (
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_y : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L v_mu) -> 
  (sqrt (Sum v_d (fun i1 => ((Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x) i1 - (Nat.iter v_n (fun v_y => (fun e1 => v_y e1 - v_gamma * (v_g v_y) e1)) v_y) i1) ^ 2)) ^ 2%nat <= v_rate v_n v_L v_mu v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_y i1) ^ 2)) ^ 2%nat)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  forall (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_y_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) -> 
  ok_curved v_d v_f_ v_g_ v_L v_mu /\ (
  (v_curved v_d v_f_ v_g_ v_L v_mu) -> 
  (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ (
  (0 < sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_y_ i1) ^ 2)) ^ 2%nat) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x_ := Nat.iter j0 (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall j0 : nat, (j0 < v_n)%nat -> let v_y_ := Nat.iter j0 (fun v_y_ => (fun e1 => v_y_ e1 - v_gamma * (v_g_ v_y_) e1)) v_y_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x_ := Nat.iter j0 (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat /\ (forall j0 : nat, (j0 < v_n)%nat -> let v_y_ := Nat.iter j0 (fun v_y_ => (fun e1 => v_y_ e1 - v_gamma * (v_g_ v_y_) e1)) v_y_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))) /\ ok_rate v_n v_L v_mu v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (
  (v_rate v_n v_L v_mu v_gamma * sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_y_ i1) ^ 2)) ^ 2%nat <= sqrt (Sum v_d (fun i1 => ((Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_) i1 - (Nat.iter v_n (fun v_y_ => (fun e1 => v_y_ e1 - v_gamma * (v_g_ v_y_) e1)) v_y_) i1) ^ 2)) ^ 2%nat) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_y : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L v_mu /\ (
  (v_curved v_d v_f v_g v_L v_mu) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall j0 : nat, (j0 < v_n)%nat -> let v_y := Nat.iter j0 (fun v_y => (fun e1 => v_y e1 - v_gamma * (v_g v_y) e1)) v_y in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat /\ (forall j0 : nat, (j0 < v_n)%nat -> let v_y := Nat.iter j0 (fun v_y => (fun e1 => v_y e1 - v_gamma * (v_g v_y) e1)) v_y in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))) /\ ok_rate v_n v_L v_mu v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))))).
End said_gd_contraction_tight.

(** gd-distance *)
Module said_gd_distance.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : R :=
  (Rmax ((1 - v_L * v_gamma) ^ 2%nat) ((1 - v_mu * v_gamma) ^ 2%nat)) ^ v_n.
Definition ok_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L v_mu) -> (v_lowest v_d v_f v_s) -> 
  (sqrt (Sum v_d (fun i1 => ((Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x) i1 - v_s i1) ^ 2)) ^ 2%nat <= v_rate v_n v_L v_mu v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L v_mu /\ (
  (v_curved v_d v_f v_g v_L v_mu) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_mu v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))).
End said_gd_distance.

(** gd-distance/tight *)
Module said_gd_distance_tight.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : R :=
  (Rmax ((1 - v_L * v_gamma) ^ 2%nat) ((1 - v_mu * v_gamma) ^ 2%nat)) ^ v_n.
Definition ok_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  exists (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) /\ (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) /\ (v_curved v_d v_f_ v_g_ v_L v_mu) /\ (v_lowest v_d v_f_ v_s_) /\ (0 < sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat) /\ (v_rate v_n v_L v_mu v_gamma * sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat <= sqrt (Sum v_d (fun i1 => ((Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_) i1 - v_s_ i1) ^ 2)) ^ 2%nat) /\ (
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L v_mu) -> (v_lowest v_d v_f v_s) -> 
  (sqrt (Sum v_d (fun i1 => ((Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x) i1 - v_s i1) ^ 2)) ^ 2%nat <= v_rate v_n v_L v_mu v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  forall (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) -> 
  ok_curved v_d v_f_ v_g_ v_L v_mu /\ (
  (v_curved v_d v_f_ v_g_ v_L v_mu) -> 
  ok_lowest v_d v_f_ v_s_ /\ (
  (v_lowest v_d v_f_ v_s_) -> 
  (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ (
  (0 < sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x_ := Nat.iter j0 (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x_ := Nat.iter j0 (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_mu v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (
  (v_rate v_n v_L v_mu v_gamma * sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat <= sqrt (Sum v_d (fun i1 => ((Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_) i1 - v_s_ i1) ^ 2)) ^ 2%nat) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L v_mu /\ (
  (v_curved v_d v_f v_g v_L v_mu) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_mu v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))))))).
End said_gd_distance_tight.

(** gd-gap *)
Module said_gd_gap.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : R :=
  (Rmax ((1 - v_L * v_gamma) ^ 2%nat) ((1 - v_mu * v_gamma) ^ 2%nat)) ^ v_n.
Definition ok_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L v_mu) -> (v_lowest v_d v_f v_s) -> 
  (v_f (Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x) - v_f v_s <= v_rate v_n v_L v_mu v_gamma * (v_f v_x - v_f v_s)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L v_mu /\ (
  (v_curved v_d v_f v_g v_L v_mu) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_mu v_gamma))).
End said_gd_gap.

(** gd-gap/tight *)
Module said_gd_gap_tight.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : R :=
  (Rmax ((1 - v_L * v_gamma) ^ 2%nat) ((1 - v_mu * v_gamma) ^ 2%nat)) ^ v_n.
Definition ok_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  exists (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) /\ (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) /\ (v_curved v_d v_f_ v_g_ v_L v_mu) /\ (v_lowest v_d v_f_ v_s_) /\ (0 < v_f_ v_x_ - v_f_ v_s_) /\ (v_rate v_n v_L v_mu v_gamma * (v_f_ v_x_ - v_f_ v_s_) <= v_f_ (Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_) - v_f_ v_s_) /\ (
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L v_mu) -> (v_lowest v_d v_f v_s) -> 
  (v_f (Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x) - v_f v_s <= v_rate v_n v_L v_mu v_gamma * (v_f v_x - v_f v_s))).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 19 / 10)) \/ ((v_n = 3%nat)%nat /\ (v_L = 4) /\ (v_mu = 1) /\ (v_gamma = 2 / 5))) -> 
  forall (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) -> 
  ok_curved v_d v_f_ v_g_ v_L v_mu /\ (
  (v_curved v_d v_f_ v_g_ v_L v_mu) -> 
  ok_lowest v_d v_f_ v_s_ /\ (
  (v_lowest v_d v_f_ v_s_) -> 
  (0 < v_f_ v_x_ - v_f_ v_s_) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x_ := Nat.iter j0 (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_ in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_mu v_gamma) /\ (
  (v_rate v_n v_L v_mu v_gamma * (v_f_ v_x_ - v_f_ v_s_) <= v_f_ (Nat.iter v_n (fun v_x_ => (fun e1 => v_x_ e1 - v_gamma * (v_g_ v_x_) e1)) v_x_) - v_f_ v_s_) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L v_mu /\ (
  (v_curved v_d v_f v_g v_L v_mu) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_mu v_gamma)))))).
End said_gd_gap_tight.

(** potential-values *)
Module said_potential_values.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_gamma : R) : nat :=
  0%nat.
Definition ok_rate (v_n : nat) (v_L : R) (v_gamma : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 0%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 10%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 2))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  ((INR v_n + 1) * (v_f (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1) - v_f v_s) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_x i1 - v_gamma * (v_g v_x) i1 - v_s i1) ^ 2)) ^ 2%nat - (INR v_n * (v_f v_x - v_f v_s) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat) <= INR (v_rate v_n v_L v_gamma)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 0%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 10%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 2))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ ok_rate v_n v_L v_gamma))).
End said_potential_values.

(** potential-gradients *)
Module said_potential_gradients.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_gamma : R) : nat :=
  0%nat.
Definition ok_rate (v_n : nat) (v_L : R) (v_gamma : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 0%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 10%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 2))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  ((2 * INR v_n + 3) * v_L * (v_f (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1) - v_f v_s) + (INR v_n + 1) * (INR v_n + 3) * sqrt (Sum v_d (fun i1 => (v_g (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) i1 ^ 2)) ^ 2%nat + v_L ^ 2%nat * sqrt (Sum v_d (fun i1 => (v_x i1 - v_gamma * (v_g v_x) i1 - v_s i1) ^ 2)) ^ 2%nat - ((2 * INR v_n + 1) * v_L * (v_f v_x - v_f v_s) + INR v_n * (INR v_n + 2) * sqrt (Sum v_d (fun i1 => (v_g v_x) i1 ^ 2)) ^ 2%nat + v_L ^ 2%nat * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat) <= INR (v_rate v_n v_L v_gamma)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 0%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 10%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 2))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_gamma))).
End said_potential_gradients.

(** polyak-distance *)
Module said_polyak_distance.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_L : R) (v_mu : R) (v_gamma : R) : R :=
  (v_gamma * v_L - 1) * (1 - v_gamma * v_mu) / (v_gamma * (v_L + v_mu) - 1).
Definition ok_rate (v_L : R) (v_mu : R) (v_gamma : R) : Prop :=
  v_gamma * (v_L + v_mu) - 1 <> 0.

Definition statement : Prop :=
  forall (v_d : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 20 / 11)) \/ ((v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_L = 2) /\ (v_mu = 1 / 2) /\ (v_gamma = 1)) \/ ((v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 5))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L v_mu) -> (v_lowest v_d v_f v_s) -> (v_gamma * sqrt (Sum v_d (fun i1 => (v_g v_x) i1 ^ 2)) ^ 2%nat = 2 * (v_f v_x - v_f v_s)) -> 
  (sqrt (Sum v_d (fun i1 => (v_x i1 - v_gamma * (v_g v_x) i1 - v_s i1) ^ 2)) ^ 2%nat <= v_rate v_L v_mu v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 20 / 11)) \/ ((v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_L = 2) /\ (v_mu = 1 / 2) /\ (v_gamma = 1)) \/ ((v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 5))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L v_mu /\ (
  (v_curved v_d v_f v_g v_L v_mu) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ (
  (v_gamma * sqrt (Sum v_d (fun i1 => (v_g v_x) i1 ^ 2)) ^ 2%nat = 2 * (v_f v_x - v_f v_s)) -> 
  ((forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ ok_rate v_L v_mu v_gamma)))).
End said_polyak_distance.

(** polyak-value *)
Module said_polyak_value.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_L : R) (v_mu : R) (v_gamma : R) : R :=
  (v_gamma * v_L - 1) * (v_L * v_gamma * (3 - v_gamma * (v_L + v_mu)) - 1).
Definition ok_rate (v_L : R) (v_mu : R) (v_gamma : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 20 / 11)) \/ ((v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_L = 2) /\ (v_mu = 1 / 2) /\ (v_gamma = 3 / 4))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L v_mu) -> (v_lowest v_d v_f v_s) -> (sqrt (Sum v_d (fun i1 => (v_g v_x) i1 ^ 2)) ^ 2%nat = 2 * v_L * (2 - v_L * v_gamma) * (v_f v_x - v_f v_s)) -> 
  (v_f (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1) - v_f v_s <= v_rate v_L v_mu v_gamma * (v_f v_x - v_f v_s)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 20 / 11)) \/ ((v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 3 / 2)) \/ ((v_L = 2) /\ (v_mu = 1 / 2) /\ (v_gamma = 3 / 4))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L v_mu /\ (
  (v_curved v_d v_f v_g v_L v_mu) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ (
  (sqrt (Sum v_d (fun i1 => (v_g v_x) i1 ^ 2)) ^ 2%nat = 2 * v_L * (2 - v_L * v_gamma) * (v_f v_x - v_f v_s)) -> 
  ((forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ ok_rate v_L v_mu v_gamma)))).
End said_polyak_value.

(** fgm-simplified *)
Module said_fgm_simplified.
Definition v_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (v_x v_i = v_y v_i)).
Definition ok_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (1 <= v_i <= v_d)%nat).

Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) : R :=
  2 * v_L / (INR v_n ^ 2%nat + 5 * INR v_n + 6).
Definition ok_rate (v_n : nat) (v_L : R) : Prop :=
  INR v_n ^ 2%nat + 5 * INR v_n + 6 <> 0.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3)) \/ ((v_n = 4%nat)%nat /\ (v_L = 1))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_s : nat -> R) (v_X : nat -> (nat -> R)) (v_Y : nat -> (nat -> R)), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> (v_same v_d (v_Y 0%nat) (v_X 0%nat)) -> (forall v_t : nat, (v_same v_d (v_X (v_t + 1%nat)%nat) (fun e1 => (v_Y v_t) e1 - 1 / v_L * (v_g (v_Y v_t)) e1))) -> (forall v_t : nat, (v_same v_d (v_Y (v_t + 1%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 + INR v_t / (INR v_t + 3) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1)))) -> 
  (v_f (v_X v_n) - v_f v_s <= v_rate v_n v_L * sqrt (Sum v_d (fun i1 => ((v_X 0%nat) i1 - v_s i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 3)) \/ ((v_n = 4%nat)%nat /\ (v_L = 1))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_s : nat -> R) (v_X : nat -> (nat -> R)) (v_Y : nat -> (nat -> R)), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ok_same v_d (v_Y 0%nat) (v_X 0%nat) /\ (
  (v_same v_d (v_Y 0%nat) (v_X 0%nat)) -> 
  (v_L <> 0 /\ (forall v_t : nat, (v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ v_L <> 0)) /\ ok_same v_d (v_X (v_t + 1%nat)%nat) (fun e1 => (v_Y v_t) e1 - 1 / v_L * (v_g (v_Y v_t)) e1)))) /\ (
  (forall v_t : nat, (v_same v_d (v_X (v_t + 1%nat)%nat) (fun e1 => (v_Y v_t) e1 - 1 / v_L * (v_g (v_Y v_t)) e1))) -> 
  (forall v_t : nat, (INR v_t + 3 <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ INR v_t + 3 <> 0)) /\ ok_same v_d (v_Y (v_t + 1%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 + INR v_t / (INR v_t + 3) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1)))) /\ (
  (forall v_t : nat, (v_same v_d (v_Y (v_t + 1%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 + INR v_t / (INR v_t + 3) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1)))) -> 
  (ok_rate v_n v_L /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))))))).
End said_fgm_simplified.

(** heavy-ball *)
Module said_heavy_ball.
Definition v_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (v_x v_i = v_y v_i)).
Definition ok_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (1 <= v_i <= v_d)%nat).

Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_mu : R) (v_alpha : R) : R :=
  (1 - v_alpha * v_mu) ^ v_n.
Definition ok_rate (v_n : nat) (v_L : R) (v_mu : R) (v_alpha : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_alpha : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 12 / 7) /\ (v_mu = 1) /\ (v_alpha = 7 / 16)) \/ ((v_n = 2%nat)%nat /\ (v_L = 12 / 7) /\ (v_mu = 1) /\ (v_alpha = 7 / 16)) \/ ((v_n = 4%nat)%nat /\ (v_L = 12 / 7) /\ (v_mu = 1) /\ (v_alpha = 7 / 16)) \/ ((v_n = 3%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 4) /\ (v_alpha = 4 / 5))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_s : nat -> R) (v_X : nat -> (nat -> R)), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L v_mu) -> (v_lowest v_d v_f v_s) -> (v_same v_d (v_X 1%nat) (fun e1 => (v_X 0%nat) e1 - v_alpha * (v_g (v_X 0%nat)) e1)) -> (forall v_t : nat, (v_same v_d (v_X (v_t + 2%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 - v_alpha * (v_g (v_X (v_t + 1%nat)%nat)) e1 + sqrt ((1 - v_alpha * v_mu) * (1 - v_L * v_alpha)) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1)))) -> 
  (v_f (v_X v_n) - v_f v_s <= v_rate v_n v_L v_mu v_alpha * (v_f (v_X 0%nat) - v_f v_s)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_alpha : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 12 / 7) /\ (v_mu = 1) /\ (v_alpha = 7 / 16)) \/ ((v_n = 2%nat)%nat /\ (v_L = 12 / 7) /\ (v_mu = 1) /\ (v_alpha = 7 / 16)) \/ ((v_n = 4%nat)%nat /\ (v_L = 12 / 7) /\ (v_mu = 1) /\ (v_alpha = 7 / 16)) \/ ((v_n = 3%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 4) /\ (v_alpha = 4 / 5))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_s : nat -> R) (v_X : nat -> (nat -> R)), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L v_mu /\ (
  (v_curved v_d v_f v_g v_L v_mu) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ((forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ ok_same v_d (v_X 1%nat) (fun e1 => (v_X 0%nat) e1 - v_alpha * (v_g (v_X 0%nat)) e1)) /\ (
  (v_same v_d (v_X 1%nat) (fun e1 => (v_X 0%nat) e1 - v_alpha * (v_g (v_X 0%nat)) e1)) -> 
  (0 <= (1 - v_alpha * v_mu) * (1 - v_L * v_alpha) /\ (forall v_t : nat, (0 <= (1 - v_alpha * v_mu) * (1 - v_L * v_alpha) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ 0 <= (1 - v_alpha * v_mu) * (1 - v_L * v_alpha))) /\ ok_same v_d (v_X (v_t + 2%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 - v_alpha * (v_g (v_X (v_t + 1%nat)%nat)) e1 + sqrt ((1 - v_alpha * v_mu) * (1 - v_L * v_alpha)) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1))))) /\ (
  (forall v_t : nat, (v_same v_d (v_X (v_t + 2%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 - v_alpha * (v_g (v_X (v_t + 1%nat)%nat)) e1 + sqrt ((1 - v_alpha * v_mu) * (1 - v_L * v_alpha)) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1)))) -> 
  ok_rate v_n v_L v_mu v_alpha)))).
End said_heavy_ball.

(** gd-nonconvex *)
Module said_gd_nonconvex.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_rate (v_n : nat) (v_L : R) (v_gamma : R) : R :=
  4 * v_L / (3 * INR v_n).
Definition ok_rate (v_n : nat) (v_L : R) (v_gamma : R) : Prop :=
  3 * INR v_n <> 0.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 2)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L (- v_L)) -> 
  (exists v_t : nat, (0%nat <= v_t <= v_n)%nat /\ (sqrt (Sum v_d (fun i1 => (v_g (Nat.iter v_t (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x)) i1 ^ 2)) ^ 2%nat <= v_rate v_n v_L v_gamma * (v_f v_x - v_f (Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x)))).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2) /\ (v_gamma = 1 / 2)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1) /\ (v_gamma = 1))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L (- v_L) /\ (
  (v_curved v_d v_f v_g v_L (- v_L)) -> 
  ((forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ ok_rate v_n v_L v_gamma /\ (forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall v_t : nat, (0%nat <= v_t <= v_n)%nat -> ((forall j0 : nat, (j0 < v_t)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_t)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_gamma /\ (forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))))).
End said_gd_nonconvex.

(** subgradient *)
Module said_subgradient.
Definition v_supported (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) <= v_f v_y))).
Definition ok_supported (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_M : R) (v_gamma : R) (v_R : R) : R :=
  v_M * v_R / sqrt (INR v_n + 1).
Definition ok_rate (v_n : nat) (v_M : R) (v_gamma : R) (v_R : R) : Prop :=
  (0 <= INR v_n + 1 /\ sqrt (INR v_n + 1) <> 0).

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_M : R) (v_gamma : R) (v_R : R), 
  (((v_n = 0%nat)%nat /\ (v_M = 1) /\ (v_gamma = 1) /\ (v_R = 1)) \/ ((v_n = 3%nat)%nat /\ (v_M = 1) /\ (v_gamma = 1 / 2) /\ (v_R = 1)) \/ ((v_n = 3%nat)%nat /\ (v_M = 2) /\ (v_gamma = 3 / 4) /\ (v_R = 3)) \/ ((v_n = 8%nat)%nat /\ (v_M = 1) /\ (v_gamma = 1 / 3) /\ (v_R = 1))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_supported v_d v_f v_g) -> (forall v_y : nat -> R, (sqrt (Sum v_d (fun i1 => (v_g v_y) i1 ^ 2)) <= v_M)) -> (v_lowest v_d v_f v_s) -> (sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) <= v_R) -> 
  (exists v_t : nat, (0%nat <= v_t <= v_n)%nat /\ (v_f (Nat.iter v_t (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x) - v_f v_s <= v_rate v_n v_M v_gamma v_R)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_M : R) (v_gamma : R) (v_R : R), 
  (((v_n = 0%nat)%nat /\ (v_M = 1) /\ (v_gamma = 1) /\ (v_R = 1)) \/ ((v_n = 3%nat)%nat /\ (v_M = 1) /\ (v_gamma = 1 / 2) /\ (v_R = 1)) \/ ((v_n = 3%nat)%nat /\ (v_M = 2) /\ (v_gamma = 3 / 4) /\ (v_R = 3)) \/ ((v_n = 8%nat)%nat /\ (v_M = 1) /\ (v_gamma = 1 / 3) /\ (v_R = 1))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_supported v_d v_f v_g /\ (
  (v_supported v_d v_f v_g) -> 
  (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (
  (forall v_y : nat -> R, (sqrt (Sum v_d (fun i1 => (v_g v_y) i1 ^ 2)) <= v_M)) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ (
  (sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) <= v_R) -> 
  ((forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ ok_rate v_n v_M v_gamma v_R /\ (forall v_t : nat, (0%nat <= v_t <= v_n)%nat -> ((forall j0 : nat, (j0 < v_t)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_M v_gamma v_R))))))).
End said_subgradient.

(** growth-heavy-ball *)
Module said_growth_heavy_ball.
Definition v_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (v_x v_i = v_y v_i)).
Definition ok_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (1 <= v_i <= v_d)%nat).

Definition v_supported (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) <= v_f v_y))).
Definition ok_supported (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) : R :=
  v_L / (2 * (INR v_n + 1)).
Definition ok_rate (v_n : nat) (v_L : R) : Prop :=
  2 * (INR v_n + 1) <> 0.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_s : nat -> R) (v_X : nat -> (nat -> R)), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_supported v_d v_f v_g) -> (v_lowest v_d v_f v_s) -> (forall v_y : nat -> R, (v_f v_y - v_f v_s <= v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_s i1) ^ 2)) ^ 2%nat)) -> (v_same v_d (v_X 1%nat) (fun e1 => (v_X 0%nat) e1 - 1 / (2 * v_L) * (v_g (v_X 0%nat)) e1)) -> (forall v_t : nat, (v_same v_d (v_X (v_t + 2%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 - 1 / (v_L * (INR v_t + 3)) * (v_g (v_X (v_t + 1%nat)%nat)) e1 + (INR v_t + 1) / (INR v_t + 3) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1)))) -> 
  (v_f (v_X v_n) - v_f v_s <= v_rate v_n v_L * sqrt (Sum v_d (fun i1 => ((v_X 0%nat) i1 - v_s i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1)) \/ ((v_n = 3%nat)%nat /\ (v_L = 2)) \/ ((v_n = 5%nat)%nat /\ (v_L = 1))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_s : nat -> R) (v_X : nat -> (nat -> R)), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_supported v_d v_f v_g /\ (
  (v_supported v_d v_f v_g) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (
  (forall v_y : nat -> R, (v_f v_y - v_f v_s <= v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_s i1) ^ 2)) ^ 2%nat)) -> 
  (2 * v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ 2 * v_L <> 0)) /\ ok_same v_d (v_X 1%nat) (fun e1 => (v_X 0%nat) e1 - 1 / (2 * v_L) * (v_g (v_X 0%nat)) e1)) /\ (
  (v_same v_d (v_X 1%nat) (fun e1 => (v_X 0%nat) e1 - 1 / (2 * v_L) * (v_g (v_X 0%nat)) e1)) -> 
  (forall v_t : nat, (v_L * (INR v_t + 3) <> 0 /\ INR v_t + 3 <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ v_L * (INR v_t + 3) <> 0 /\ INR v_t + 3 <> 0)) /\ ok_same v_d (v_X (v_t + 2%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 - 1 / (v_L * (INR v_t + 3)) * (v_g (v_X (v_t + 1%nat)%nat)) e1 + (INR v_t + 1) / (INR v_t + 3) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1)))) /\ (
  (forall v_t : nat, (v_same v_d (v_X (v_t + 2%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 - 1 / (v_L * (INR v_t + 3)) * (v_g (v_X (v_t + 1%nat)%nat)) e1 + (INR v_t + 1) / (INR v_t + 3) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1)))) -> 
  (ok_rate v_n v_L /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))))))).
End said_growth_heavy_ball.

(** fgm-strongly-convex *)
Module said_fgm_strongly_convex.
Definition v_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (v_x v_i = v_y v_i)).
Definition ok_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (1 <= v_i <= v_d)%nat).

Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) (v_mu : R) : R :=
  (1 - sqrt (v_mu / v_L)) ^ v_n.
Definition ok_rate (v_n : nat) (v_L : R) (v_mu : R) : Prop :=
  (v_L <> 0 /\ 0 <= v_mu / v_L).

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 4)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 9)) \/ ((v_n = 3%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 16)) \/ ((v_n = 2%nat)%nat /\ (v_L = 4) /\ (v_mu = 1))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_s : nat -> R) (v_X : nat -> (nat -> R)) (v_Y : nat -> (nat -> R)), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L v_mu) -> (v_lowest v_d v_f v_s) -> (v_same v_d (v_Y 0%nat) (v_X 0%nat)) -> (forall v_t : nat, (v_same v_d (v_X (v_t + 1%nat)%nat) (fun e1 => (v_Y v_t) e1 - 1 / v_L * (v_g (v_Y v_t)) e1))) -> (forall v_t : nat, (v_same v_d (v_Y (v_t + 1%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 + (1 - sqrt (v_mu / v_L)) / (1 + sqrt (v_mu / v_L)) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1)))) -> 
  (v_f (v_X v_n) - v_f v_s <= v_rate v_n v_L v_mu * (v_f (v_X 0%nat) - v_f v_s + v_mu / 2 * sqrt (Sum v_d (fun i1 => ((v_X 0%nat) i1 - v_s i1) ^ 2)) ^ 2%nat)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 4)) \/ ((v_n = 2%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 9)) \/ ((v_n = 3%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 16)) \/ ((v_n = 2%nat)%nat /\ (v_L = 4) /\ (v_mu = 1))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_s : nat -> R) (v_X : nat -> (nat -> R)) (v_Y : nat -> (nat -> R)), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L v_mu /\ (
  (v_curved v_d v_f v_g v_L v_mu) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  ok_same v_d (v_Y 0%nat) (v_X 0%nat) /\ (
  (v_same v_d (v_Y 0%nat) (v_X 0%nat)) -> 
  (v_L <> 0 /\ (forall v_t : nat, (v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ v_L <> 0)) /\ ok_same v_d (v_X (v_t + 1%nat)%nat) (fun e1 => (v_Y v_t) e1 - 1 / v_L * (v_g (v_Y v_t)) e1)))) /\ (
  (forall v_t : nat, (v_same v_d (v_X (v_t + 1%nat)%nat) (fun e1 => (v_Y v_t) e1 - 1 / v_L * (v_g (v_Y v_t)) e1))) -> 
  (v_L <> 0 /\ 0 <= v_mu / v_L /\ 1 + sqrt (v_mu / v_L) <> 0 /\ (forall v_t : nat, (v_L <> 0 /\ 0 <= v_mu / v_L /\ 1 + sqrt (v_mu / v_L) <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ v_L <> 0 /\ 0 <= v_mu / v_L /\ 1 + sqrt (v_mu / v_L) <> 0)) /\ ok_same v_d (v_Y (v_t + 1%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 + (1 - sqrt (v_mu / v_L)) / (1 + sqrt (v_mu / v_L)) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1))))) /\ (
  (forall v_t : nat, (v_same v_d (v_Y (v_t + 1%nat)%nat) (fun e1 => (v_X (v_t + 1%nat)%nat) e1 + (1 - sqrt (v_mu / v_L)) / (1 + sqrt (v_mu / v_L)) * ((v_X (v_t + 1%nat)%nat) e1 - (v_X v_t) e1)))) -> 
  (ok_rate v_n v_L v_mu /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))))))).
End said_fgm_strongly_convex.

(** halpern *)
Module said_halpern.
Definition v_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (v_x v_i = v_y v_i)).
Definition ok_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (1 <= v_i <= v_d)%nat).

Definition v_nonexpansive (v_d : nat) (v_A : (nat -> R) -> (nat -> R)) (v_L : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (sqrt (Sum v_d (fun i1 => ((v_A v_x) i1 - (v_A v_y) i1) ^ 2)) <= v_L * sqrt (Sum v_d (fun i1 => (v_x i1 - v_y i1) ^ 2))))).
Definition ok_nonexpansive (v_d : nat) (v_A : (nat -> R) -> (nat -> R)) (v_L : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_rate (v_n : nat) : R :=
  (2 / (INR v_n + 1)) ^ 2%nat.
Definition ok_rate (v_n : nat) : Prop :=
  INR v_n + 1 <> 0.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat), 
  ((v_n = 1%nat)%nat \/ (v_n = 2%nat)%nat \/ (v_n = 3%nat)%nat \/ (v_n = 5%nat)%nat) -> 
  forall (v_A : (nat -> R) -> (nat -> R)) (v_s : nat -> R) (v_X : nat -> (nat -> R)), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_A a1 e1 = v_A b1 e1)) -> (v_nonexpansive v_d v_A 1) -> (v_same v_d (v_A v_s) v_s) -> (forall v_t : nat, (v_same v_d (v_X (v_t + 1%nat)%nat) (fun e1 => 1 / (INR v_t + 2) * (v_X 0%nat) e1 + (INR v_t + 1) / (INR v_t + 2) * (v_A (v_X v_t)) e1))) -> 
  (sqrt (Sum v_d (fun i1 => ((v_X v_n) i1 - (v_A (v_X v_n)) i1) ^ 2)) ^ 2%nat <= v_rate v_n * sqrt (Sum v_d (fun i1 => ((v_X 0%nat) i1 - v_s i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat), 
  ((v_n = 1%nat)%nat \/ (v_n = 2%nat)%nat \/ (v_n = 3%nat)%nat \/ (v_n = 5%nat)%nat) -> 
  forall (v_A : (nat -> R) -> (nat -> R)) (v_s : nat -> R) (v_X : nat -> (nat -> R)), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_A a1 e1 = v_A b1 e1)) -> 
  ok_nonexpansive v_d v_A 1 /\ (
  (v_nonexpansive v_d v_A 1) -> 
  ok_same v_d (v_A v_s) v_s /\ (
  (v_same v_d (v_A v_s) v_s) -> 
  (forall v_t : nat, (INR v_t + 2 <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (INR v_t + 2 <> 0 /\ (1 <= i1 <= v_d)%nat)) /\ ok_same v_d (v_X (v_t + 1%nat)%nat) (fun e1 => 1 / (INR v_t + 2) * (v_X 0%nat) e1 + (INR v_t + 1) / (INR v_t + 2) * (v_A (v_X v_t)) e1))) /\ (
  (forall v_t : nat, (v_same v_d (v_X (v_t + 1%nat)%nat) (fun e1 => 1 / (INR v_t + 2) * (v_X 0%nat) e1 + (INR v_t + 1) / (INR v_t + 2) * (v_A (v_X v_t)) e1))) -> 
  ((forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ ok_rate v_n)))).
End said_halpern.

(** krasnoselskii-mann *)
Module said_krasnoselskii_mann.
Definition v_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (v_x v_i = v_y v_i)).
Definition ok_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (1 <= v_i <= v_d)%nat).

Definition v_nonexpansive (v_d : nat) (v_A : (nat -> R) -> (nat -> R)) (v_L : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (sqrt (Sum v_d (fun i1 => ((v_A v_x) i1 - (v_A v_y) i1) ^ 2)) <= v_L * sqrt (Sum v_d (fun i1 => (v_x i1 - v_y i1) ^ 2))))).
Definition ok_nonexpansive (v_d : nat) (v_A : (nat -> R) -> (nat -> R)) (v_L : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_rate (v_n : nat) (v_gamma : R) : R :=
  1 / (INR v_n + 1) * (INR v_n / (INR v_n + 1)) ^ v_n / (4 * v_gamma * (1 - v_gamma)).
Definition ok_rate (v_n : nat) (v_gamma : R) : Prop :=
  (INR v_n + 1 <> 0 /\ 4 * v_gamma * (1 - v_gamma) <> 0).

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_gamma = 1 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_gamma = 3 / 4)) \/ ((v_n = 3%nat)%nat /\ (v_gamma = 3 / 4)) \/ ((v_n = 1%nat)%nat /\ (v_gamma = 4 / 5))) -> 
  forall (v_A : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_A a1 e1 = v_A b1 e1)) -> (v_nonexpansive v_d v_A 1) -> (v_same v_d (v_A v_s) v_s) -> 
  (sqrt (Sum v_d (fun i1 => ((Nat.iter v_n (fun v_x => (fun e1 => (1 - v_gamma) * v_x e1 + v_gamma * (v_A v_x) e1)) v_x) i1 - (v_A (Nat.iter v_n (fun v_x => (fun e1 => (1 - v_gamma) * v_x e1 + v_gamma * (v_A v_x) e1)) v_x)) i1) ^ 2)) ^ 2%nat / 4 <= v_rate v_n v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_gamma = 1 / 2)) \/ ((v_n = 2%nat)%nat /\ (v_gamma = 3 / 4)) \/ ((v_n = 3%nat)%nat /\ (v_gamma = 3 / 4)) \/ ((v_n = 1%nat)%nat /\ (v_gamma = 4 / 5))) -> 
  forall (v_A : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_A a1 e1 = v_A b1 e1)) -> 
  ok_nonexpansive v_d v_A 1 /\ (
  (v_nonexpansive v_d v_A 1) -> 
  ok_same v_d (v_A v_s) v_s /\ (
  (v_same v_d (v_A v_s) v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => (1 - v_gamma) * v_x e1 + v_gamma * (v_A v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => (1 - v_gamma) * v_x e1 + v_gamma * (v_A v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))).
End said_krasnoselskii_mann.

(** krasnoselskii-mann-long *)
Module said_krasnoselskii_mann_long.
Definition v_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (v_x v_i = v_y v_i)).
Definition ok_same (v_d : nat) (v_x : nat -> R) (v_y : nat -> R) : Prop :=
  (forall v_i : nat, (1%nat <= v_i <= v_d)%nat -> (1 <= v_i <= v_d)%nat).

Definition v_nonexpansive (v_d : nat) (v_A : (nat -> R) -> (nat -> R)) (v_L : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (sqrt (Sum v_d (fun i1 => ((v_A v_x) i1 - (v_A v_y) i1) ^ 2)) <= v_L * sqrt (Sum v_d (fun i1 => (v_x i1 - v_y i1) ^ 2))))).
Definition ok_nonexpansive (v_d : nat) (v_A : (nat -> R) -> (nat -> R)) (v_L : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_rate (v_n : nat) (v_gamma : R) : R :=
  (2 * v_gamma - 1) ^ (2%nat * v_n)%nat.
Definition ok_rate (v_n : nat) (v_gamma : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_gamma = 9 / 10)) \/ ((v_n = 2%nat)%nat /\ (v_gamma = 19 / 20)) \/ ((v_n = 3%nat)%nat /\ (v_gamma = 24 / 25)) \/ ((v_n = 2%nat)%nat /\ (v_gamma = 1))) -> 
  forall (v_A : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_A a1 e1 = v_A b1 e1)) -> (v_nonexpansive v_d v_A 1) -> (v_same v_d (v_A v_s) v_s) -> 
  (sqrt (Sum v_d (fun i1 => ((Nat.iter v_n (fun v_x => (fun e1 => (1 - v_gamma) * v_x e1 + v_gamma * (v_A v_x) e1)) v_x) i1 - (v_A (Nat.iter v_n (fun v_x => (fun e1 => (1 - v_gamma) * v_x e1 + v_gamma * (v_A v_x) e1)) v_x)) i1) ^ 2)) ^ 2%nat / 4 <= v_rate v_n v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_gamma = 9 / 10)) \/ ((v_n = 2%nat)%nat /\ (v_gamma = 19 / 20)) \/ ((v_n = 3%nat)%nat /\ (v_gamma = 24 / 25)) \/ ((v_n = 2%nat)%nat /\ (v_gamma = 1))) -> 
  forall (v_A : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_A a1 e1 = v_A b1 e1)) -> 
  ok_nonexpansive v_d v_A 1 /\ (
  (v_nonexpansive v_d v_A 1) -> 
  ok_same v_d (v_A v_s) v_s /\ (
  (v_same v_d (v_A v_s) v_s) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => (1 - v_gamma) * v_x e1 + v_gamma * (v_A v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => (1 - v_gamma) * v_x e1 + v_gamma * (v_A v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))).
End said_krasnoselskii_mann_long.

(** ogm *)
Module said_ogm.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) : R :=
  v_L / 8.
Definition ok_rate (v_n : nat) (v_L : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 3))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  (v_f (fun e1 => v_x e1 - 3 / (2 * v_L) * (v_g v_x) e1) - v_f v_s <= v_rate v_n v_L * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 3))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  (2 * v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ 2 * v_L <> 0)) /\ ok_rate v_n v_L /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))).
End said_ogm.

(** ogm/tight *)
Module said_ogm_tight.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) : R :=
  v_L / 8.
Definition ok_rate (v_n : nat) (v_L : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 3))) -> 
  exists (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) /\ (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) /\ (v_curved v_d v_f_ v_g_ v_L 0) /\ (v_lowest v_d v_f_ v_s_) /\ (0 < sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat) /\ (v_rate v_n v_L * sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat <= v_f_ (fun e1 => v_x_ e1 - 3 / (2 * v_L) * (v_g_ v_x_) e1) - v_f_ v_s_) /\ (
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  (v_f (fun e1 => v_x e1 - 3 / (2 * v_L) * (v_g v_x) e1) - v_f v_s <= v_rate v_n v_L * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), 
  (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 3))) -> 
  forall (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) -> 
  ok_curved v_d v_f_ v_g_ v_L 0 /\ (
  (v_curved v_d v_f_ v_g_ v_L 0) -> 
  ok_lowest v_d v_f_ v_s_ /\ (
  (v_lowest v_d v_f_ v_s_) -> 
  (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat) /\ (
  (0 < sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat) -> 
  (2 * v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ 2 * v_L <> 0)) /\ ok_rate v_n v_L /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (
  (v_rate v_n v_L * sqrt (Sum v_d (fun i1 => (v_x_ i1 - v_s_ i1) ^ 2)) ^ 2%nat <= v_f_ (fun e1 => v_x_ e1 - 3 / (2 * v_L) * (v_g_ v_x_) e1) - v_f_ v_s_) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  (2 * v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ 2 * v_L <> 0)) /\ ok_rate v_n v_L /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))))))).
End said_ogm_tight.

(** ogm-gradient *)
Module said_ogm_gradient.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) : R :=
  v_L / 2.
Definition ok_rate (v_n : nat) (v_L : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 3))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  (sqrt (Sum v_d (fun i1 => (v_g (fun e1 => v_x e1 - 3 / (2 * v_L) * (v_g v_x) e1)) i1 ^ 2)) ^ 2%nat <= v_rate v_n v_L * (v_f v_x - v_f v_s)).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 3))) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  (2 * v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ 2 * v_L <> 0)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (2 * v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ 2 * v_L <> 0)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L))).
End said_ogm_gradient.

(** ogm-gradient/tight *)
Module said_ogm_gradient_tight.
Definition v_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, ((v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_mu / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat <= v_f v_y) /\ (v_f v_y <= v_f v_x + (Sum v_d (fun i1 => (v_g v_x) i1 * (v_y i1 - v_x i1))) + v_L / 2 * sqrt (Sum v_d (fun i1 => (v_y i1 - v_x i1) ^ 2)) ^ 2%nat)))).
Definition ok_curved (v_d : nat) (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_L : R) (v_mu : R) : Prop :=
  (forall v_x : nat -> R, (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat))).

Definition v_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  (forall v_y : nat -> R, (v_f v_s <= v_f v_y)).
Definition ok_lowest (v_d : nat) (v_f : (nat -> R) -> R) (v_s : nat -> R) : Prop :=
  True.

Definition v_rate (v_n : nat) (v_L : R) : R :=
  v_L / 2.
Definition ok_rate (v_n : nat) (v_L : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 3))) -> 
  exists (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) /\ (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) /\ (v_curved v_d v_f_ v_g_ v_L 0) /\ (v_lowest v_d v_f_ v_s_) /\ (0 < v_f_ v_x_ - v_f_ v_s_) /\ (v_rate v_n v_L * (v_f_ v_x_ - v_f_ v_s_) <= sqrt (Sum v_d (fun i1 => (v_g_ (fun e1 => v_x_ e1 - 3 / (2 * v_L) * (v_g_ v_x_) e1)) i1 ^ 2)) ^ 2%nat) /\ (
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (v_curved v_d v_f v_g v_L 0) -> (v_lowest v_d v_f v_s) -> 
  (sqrt (Sum v_d (fun i1 => (v_g (fun e1 => v_x e1 - 3 / (2 * v_L) * (v_g v_x) e1)) i1 ^ 2)) ^ 2%nat <= v_rate v_n v_L * (v_f v_x - v_f v_s))).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R), 
  (1%nat <= v_d)%nat -> 
  (((v_n = 1%nat)%nat /\ (v_L = 1)) \/ ((v_n = 1%nat)%nat /\ (v_L = 3))) -> 
  forall (v_f_ : (nat -> R) -> R) (v_g_ : (nat -> R) -> (nat -> R)) (v_x_ : nat -> R) (v_s_ : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f_ a1 = v_f_ b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g_ a1 e1 = v_g_ b1 e1)) -> 
  ok_curved v_d v_f_ v_g_ v_L 0 /\ (
  (v_curved v_d v_f_ v_g_ v_L 0) -> 
  ok_lowest v_d v_f_ v_s_ /\ (
  (v_lowest v_d v_f_ v_s_) -> 
  (0 < v_f_ v_x_ - v_f_ v_s_) -> 
  (2 * v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ 2 * v_L <> 0)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (2 * v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ 2 * v_L <> 0)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L) /\ (
  (v_rate v_n v_L * (v_f_ v_x_ - v_f_ v_s_) <= sqrt (Sum v_d (fun i1 => (v_g_ (fun e1 => v_x_ e1 - 3 / (2 * v_L) * (v_g_ v_x_) e1)) i1 ^ 2)) ^ 2%nat) -> 
  forall (v_f : (nat -> R) -> R) (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (v_f a1 = v_f b1)) -> (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  ok_curved v_d v_f v_g v_L 0 /\ (
  (v_curved v_d v_f v_g v_L 0) -> 
  ok_lowest v_d v_f v_s /\ (
  (v_lowest v_d v_f v_s) -> 
  (2 * v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ 2 * v_L <> 0)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (2 * v_L <> 0 /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((1 <= i1 <= v_d)%nat /\ 2 * v_L <> 0)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L)))))).
End said_ogm_gradient_tight.

(** secant-distance *)
Module said_secant_distance.
Definition v_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : R :=
  (1 - 2 * v_gamma * v_mu + v_gamma ^ 2%nat * v_L ^ 2%nat) ^ v_n.
Definition ok_rate (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R) : Prop :=
  True.

Definition statement : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1 / 10)) \/ ((v_n = 4%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1 / 10)) \/ ((v_n = 2%nat)%nat /\ (v_L = 2) /\ (v_mu = 1) /\ (v_gamma = 1 / 4)) \/ ((v_n = 3%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 2) /\ (v_gamma = 1 / 2))) -> 
  forall (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> (forall v_y : nat -> R, (v_mu * sqrt (Sum v_d (fun i1 => (v_y i1 - v_s i1) ^ 2)) ^ 2%nat <= (Sum v_d (fun i1 => (v_g v_y) i1 * (v_y i1 - v_s i1))))) -> (forall v_y : nat -> R, (sqrt (Sum v_d (fun i1 => (v_g v_y) i1 ^ 2)) <= v_L * sqrt (Sum v_d (fun i1 => (v_y i1 - v_s i1) ^ 2)))) -> 
  (sqrt (Sum v_d (fun i1 => ((Nat.iter v_n (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x) i1 - v_s i1) ^ 2)) ^ 2%nat <= v_rate v_n v_L v_mu v_gamma * sqrt (Sum v_d (fun i1 => (v_x i1 - v_s i1) ^ 2)) ^ 2%nat).

Definition statement_means : Prop :=
  forall (v_d : nat) (v_n : nat) (v_L : R) (v_mu : R) (v_gamma : R), 
  (((v_n = 1%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1 / 10)) \/ ((v_n = 4%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 10) /\ (v_gamma = 1 / 10)) \/ ((v_n = 2%nat)%nat /\ (v_L = 2) /\ (v_mu = 1) /\ (v_gamma = 1 / 4)) \/ ((v_n = 3%nat)%nat /\ (v_L = 1) /\ (v_mu = 1 / 2) /\ (v_gamma = 1 / 2))) -> 
  forall (v_g : (nat -> R) -> (nat -> R)) (v_x : nat -> R) (v_s : nat -> R), (forall (a1 : nat -> R) (b1 : nat -> R), (forall e1 : nat, (1 <= e1 <= v_d)%nat -> a1 e1 = b1 e1) -> (forall e1 : nat, (1 <= e1 <= v_d)%nat -> v_g a1 e1 = v_g b1 e1)) -> 
  (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (
  (forall v_y : nat -> R, (v_mu * sqrt (Sum v_d (fun i1 => (v_y i1 - v_s i1) ^ 2)) ^ 2%nat <= (Sum v_d (fun i1 => (v_g v_y) i1 * (v_y i1 - v_s i1))))) -> 
  (forall v_y : nat -> R, (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (
  (forall v_y : nat -> R, (sqrt (Sum v_d (fun i1 => (v_g v_y) i1 ^ 2)) <= v_L * sqrt (Sum v_d (fun i1 => (v_y i1 - v_s i1) ^ 2)))) -> 
  ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> ((forall j0 : nat, (j0 < v_n)%nat -> let v_x := Nat.iter j0 (fun v_x => (fun e1 => v_x e1 - v_gamma * (v_g v_x) e1)) v_x in (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)) /\ (1 <= i1 <= v_d)%nat)) /\ ok_rate v_n v_L v_mu v_gamma /\ (forall i1 : nat, (1 <= i1 <= v_d)%nat -> (1 <= i1 <= v_d)%nat)))).
End said_secant_distance.
