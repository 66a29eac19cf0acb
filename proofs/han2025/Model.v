(** The model of "Attention Learning is Needed to Efficiently Learn Parity Function" (Han & Ghoshdastidar 2025),
    Section 2: equations (2) and (3), Definitions 1 and 2, and hard attention.  Every statement of Claims.v is about
    these definitions.  Nothing is proved here.

    Division, sqrt and Derive are total in Coq: x / 0, the root of a negative number and the derivative of a function
    that has none are some number.  So each statement of Claims.v has a companion that says that none of them occurs. *)
From Coq Require Import Reals List.
From Coquelicot Require Import Coquelicot.
Open Scope R_scope.

(** [Sum m g] = g 1 + ... + g m. *)
Fixpoint Sum (m : nat) (g : nat -> R) : R :=
  match m with O => 0 | S j => Sum j g + g (S j) end.

(** Rounding, as real numbers. *)
Definition Floor (z : R) : R := IZR (Int_part z).
Definition Ceil (z : R) : R := - IZR (Int_part (- z)).

(** A head in the plane: the two entries that equation (2) does not fix at 0. *)
Record head := Head { a13 : R; a14 : R }.

Section Model.
Variable n : nat.            (* positions 1..n *)
Variable k : nat.            (* heads 1..k, and neurons 1..k *)
Variables tau b : R.         (* temperature, smoothing of the activation *)
Variable x : nat -> bool.    (* the input; x p is read for 1 <= p <= n *)

Definition bit (p : nat) : R := if x p then 1 else 0.

(** Positional embedding, equation (3). *)
Definition u1 (p : nat) : R := sin (2 * PI * INR p / INR n).
Definition u2 (p : nat) : R := cos (2 * PI * INR p / INR n).

(** Softmax attention of one head, and the share of ones it sees. *)
Definition score (h : head) (p : nat) : R := a13 h * u1 p + a14 h * u2 p.
Definition gamma (h : head) (p : nat) : R :=
  exp (score h p / tau) / Sum n (fun j => exp (score h j / tau)).
Definition share (h : head) : R := Sum n (fun p => bit p * gamma h p).

(** k times the first coordinate of the mean attention vector. *)
Definition attended (A : nat -> head) : R := Sum k (fun i => share (A i)).

(** The classification head, equation (2). *)
Definition sigma (z : R) : R := (z + sqrt (z ^ 2 + b)) / 2.
Definition outer (q : nat) : R := (-1) ^ q * (8 * INR q - 4).
Definition f (s : R) : R :=
  1 + Sum k (fun q => outer q * sigma (s + 1/2 - INR q)).
Definition yhat (A : nat -> head) : R := f (attended A).

(** Euclidean distance of two lists of k heads. *)
Definition dist (A A' : nat -> head) : R :=
  sqrt (Sum k (fun i => (a13 (A i) - a13 (A' i)) ^ 2
                      + (a14 (A i) - a14 (A' i)) ^ 2)).

(** One entry of one head replaced by t: what partial derivatives vary. *)
Definition set13 (A : nat -> head) (i : nat) (t : R) : nat -> head :=
  fun j => if Nat.eqb j i then Head t (a14 (A j)) else A j.
Definition set14 (A : nat -> head) (i : nat) (t : R) : nat -> head :=
  fun j => if Nat.eqb j i then Head (a13 (A j)) t else A j.

(** The gradient of the output: its two partial derivatives by head i. *)
Definition grad13 (A : nat -> head) (i : nat) : R :=
  Derive (fun t => yhat (set13 A i t)) (a13 (A i)).
Definition grad14 (A : nat -> head) (i : nat) : R :=
  Derive (fun t => yhat (set14 A i t)) (a14 (A i)).

(** Covariance under weights g of two functions of the position. *)
Definition cov (g c d : nat -> R) : R :=
  Sum n (fun p => g p * (c p * d p))
  - Sum n (fun p => g p * c p) * Sum n (fun p => g p * d p).

(** The bracket of Lemmas 14, 15, 17 and 18, with [s] = 1 as displayed and [s] = -1 for the derivative. *)
Definition bracket (s : R) (h : head) (v : nat -> R) : R :=
  let g := gamma h in
  Sum n (fun p => bit p * (g p * (1 - g p) * v p
                           + s * Sum n (fun j => if Nat.eqb j p then 0 else g p * g j * v j))).
End Model.

(** Slope of the classification head. *)
Definition slope (k : nat) (b s : R) : R := Derive (f k b) s.

(** Euclidean norm of k pairs. *)
Definition norm2 (k : nat) (d1 d2 : nat -> R) : R := sqrt (Sum k (fun i => d1 i ^ 2 + d2 i ^ 2)).

(** Inputs, parity sets, squared hinge loss and the risk over uniform inputs (Definitions 1 and 2). *)
Definition upd (x : nat -> bool) (p : nat) (v : bool) : nat -> bool :=
  fun q => if Nat.eqb q p then v else x q.

(** Mean of F over the 2^m assignments of bits 1..m (the other bits are 0). *)
Fixpoint Mean (m : nat) (F : (nat -> bool) -> R) : R :=
  match m with
  | O => F (fun _ => false)
  | S j => (Mean j (fun x => F (upd x (S j) false)) + Mean j (fun x => F (upd x (S j) true))) / 2
  end.

(** How many of 1..m satisfy P. *)
Fixpoint count (m : nat) (P : nat -> bool) : nat :=
  match m with O => O | S j => count j P + (if P (S j) then 1 else 0) end.

Definition ones (n : nat) (B x : nat -> bool) : nat := count n (fun p => andb (B p) (x p)).
Definition label (n : nat) (B x : nat -> bool) : R := (-1) ^ ones n B x.
Definition loss (y t : R) : R := Rmax 0 (1 - y * t) ^ 2.
Definition risk (n : nat) (B : nat -> bool) (h : (nat -> bool) -> R) : R :=
  Mean n (fun x => loss (label n B x) (h x)).

(** The probability of the input x if bit p is one with probability pr p, independently of the others. *)
Fixpoint odds_of (m : nat) (pr : nat -> R) (x : nat -> bool) : R :=
  match m with O => 1 | S j => odds_of j pr x * (if x (S j) then pr (S j) else 1 - pr (S j)) end.

(** The gradients of the loss of one input and of the risk. *)
Section Gradients.
Variables (n k : nat) (tau b : R) (B : nat -> bool).
Definition lossgrad13 (x : nat -> bool) (A : nat -> head) (i : nat) : R :=
  Derive (fun t => loss (label n B x) (yhat n k tau b x (set13 A i t))) (a13 (A i)).
Definition lossgrad14 (x : nat -> bool) (A : nat -> head) (i : nat) : R :=
  Derive (fun t => loss (label n B x) (yhat n k tau b x (set14 A i t))) (a14 (A i)).
Definition riskgrad13 (A : nat -> head) (i : nat) : R :=
  Derive (fun t => risk n B (fun x => yhat n k tau b x (set13 A i t))) (a13 (A i)).
Definition riskgrad14 (A : nat -> head) (i : nat) : R :=
  Derive (fun t => risk n B (fun x => yhat n k tau b x (set14 A i t))) (a14 (A i)).
End Gradients.

(** Lemma 7: l1 and l2 are Lipschitz constants of the output and of the output times its gradient, B of the gradient, and C
    bounds the gradient: for one input. *)
Definition valid_constants (n k : nat) (tau b : R) (x : nat -> bool) (l1 l2 B C : R) : Prop :=
  (forall A A', Rabs (yhat n k tau b x A - yhat n k tau b x A') <= l1 * dist k A A') /\
  (forall A A',
     norm2 k (fun i => yhat n k tau b x A * grad13 n k tau b x A i - yhat n k tau b x A' * grad13 n k tau b x A' i)
             (fun i => yhat n k tau b x A * grad14 n k tau b x A i - yhat n k tau b x A' * grad14 n k tau b x A' i)
     <= l2 * dist k A A') /\
  (forall A A',
     norm2 k (fun i => grad13 n k tau b x A i - grad13 n k tau b x A' i)
             (fun i => grad14 n k tau b x A i - grad14 n k tau b x A' i) <= B * dist k A A') /\
  (forall A, norm2 k (grad13 n k tau b x A) (grad14 n k tau b x A) <= C).

(** The parity set is P here: B is a constant of the lemma. *)
Definition loss_step (n k : nat) (tau b : R) (P x : nat -> bool) (A A' : nat -> head) : R :=
  norm2 k (fun i => lossgrad13 n k tau b P x A i - lossgrad13 n k tau b P x A' i)
          (fun i => lossgrad14 n k tau b P x A i - lossgrad14 n k tau b P x A' i).
Definition risk_step (n k : nat) (tau b : R) (P : nat -> bool) (A A' : nat -> head) : R :=
  norm2 k (fun i => riskgrad13 n k tau b P A i - riskgrad13 n k tau b P A' i)
          (fun i => riskgrad14 n k tau b P A i - riskgrad14 n k tau b P A' i).

(** A hard head: position p has the largest score on input x; ties are broken by a fixed order of the positions. *)
Definition attends (n : nat) (score : nat -> bool -> R) (rank : nat -> nat) (x : nat -> bool) (p : nat) : Prop :=
  (1 <= p <= n)%nat /\
  forall q, (1 <= q <= n)%nat -> q <> p ->
    score q (x q) < score p (x p) \/ (score q (x q) = score p (x p) /\ (rank p < rank q)%nat).

(** What a classifier on top of m hard heads sees: each head's position and its token. *)
Definition view (m : nat) (att : nat -> (nat -> bool) -> nat) (x : nat -> bool) : list (nat * bool) :=
  map (fun j => (att j x, x (att j x))) (seq 1 m).

(** One relevant bit B, one head, ReLU: the risk, its partial derivatives, a step of gradient descent. *)
Definition only (B : nat) : nat -> bool := fun p => Nat.eqb p B.
Section OneBit.
Variables (n B : nat) (tau : R).
Definition risk1 (h : head) : R := risk n (only B) (fun x => yhat n 1 tau 0 x (fun _ => h)).
Definition d13 (h : head) : R := Derive (fun t => risk1 (Head t (a14 h))) (a13 h).
Definition d14 (h : head) : R := Derive (fun t => risk1 (Head (a13 h) t)) (a14 h).
Definition gstep (eta : R) (h : head) : head := Head (a13 h - eta * d13 h) (a14 h - eta * d14 h).
Definition kappa (L0 : R) : R := 2 * (1 - cos (2 * PI / INR n)) / tau * (1 - sqrt (L0 / 2)).
End OneBit.

(** A unit head whose direction is off that of position B by the angle d; drawn uniformly means d uniform on [-pi, pi].
    The probability of E is at least p if E contains an interval of that share of [-pi, pi], and at most p if one covers E. *)
Definition unit_head (n B : nat) (d : R) : head :=
  Head (sin (2 * PI * INR B / INR n + d)) (cos (2 * PI * INR B / INR n + d)).
Definition likely (E : R -> Prop) (p : R) : Prop :=
  exists l r : R, - PI <= l <= r /\ r <= PI /\ 2 * PI * p <= r - l /\ forall d, l <= d <= r -> l < r -> E d.
Definition unlikely (E : R -> Prop) (p : R) : Prop :=
  exists l r : R, l <= r /\ r - l <= 2 * PI * p /\ forall d, - PI <= d <= PI -> E d -> l <= d <= r.

(** The set of the bits b 1, ..., b k. *)
Fixpoint bits (k : nat) (b : nat -> nat) (p : nat) : bool :=
  match k with O => false | S j => (Nat.eqb p (b (S j)) || bits j b p)%bool end.

(** The bits b 1, ..., b k are different positions, and no two of them are neighbours on the circle. *)
Definition apart (n k : nat) (b : nat -> nat) : Prop :=
  (forall i, (1 <= i <= k)%nat -> (1 <= b i <= n)%nat) /\
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> i <> j ->
     b i <> b j /\ b j <> S (b i) /\ ~ (b i = n /\ b j = 1%nat)).

(** These bits, k heads of which head i goes with bit b i, ReLU: the risk, a step of gradient descent, the weight that the
    heads have elsewhere, and the basin. *)
Section ManyBits.
Variables (n k : nat) (tau : R) (b : nat -> nat).
Definition riskk (A : nat -> head) : R := risk n (bits k b) (fun x => yhat n k tau 0 x A).
Definition kstep (eta : R) (A : nat -> head) (i : nat) : head :=
  Head (a13 (A i) - eta * riskgrad13 n k tau 0 (bits k b) A i) (a14 (A i) - eta * riskgrad14 n k tau 0 (bits k b) A i).
Definition elsewhere (A : nat -> head) : R := Sum k (fun i => 1 - gamma n tau (A i) (b i)).
Definition basin_level : R := (1 - cos (2 * PI / INR n)) / (8 * INR k ^ 2 * (18 + 4 * INR n)).
Definition in_basin (A : nat -> head) : Prop := elsewhere A <= 1/2 /\ riskk A < basin_level ^ 2.
End ManyBits.

(** What "defined" means for the parts of a statement. *)
Definition weights_ok (n : nat) (tau : R) (h : head) : Prop :=
  INR n <> 0 /\ tau <> 0 /\ Sum n (fun j => exp (score n h j / tau)) <> 0.
Definition yhat_ok (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) : Prop :=
  (forall i, (1 <= i <= k)%nat -> weights_ok n tau (A i)) /\
  (forall q, (1 <= q <= k)%nat -> 0 <= (attended n k tau x A + 1/2 - INR q) ^ 2 + b).
Definition grad_ok (n k : nat) (tau b : R) (x : nat -> bool) (A : nat -> head) : Prop :=
  forall i, (1 <= i <= k)%nat ->
    ex_derive (fun t => yhat n k tau b x (set13 A i t)) (a13 (A i)) /\
    ex_derive (fun t => yhat n k tau b x (set14 A i t)) (a14 (A i)).
Definition lossgrad_ok (n k : nat) (tau b : R) (B x : nat -> bool) (A : nat -> head) : Prop :=
  forall i, (1 <= i <= k)%nat ->
    ex_derive (fun t => loss (label n B x) (yhat n k tau b x (set13 A i t))) (a13 (A i)) /\
    ex_derive (fun t => loss (label n B x) (yhat n k tau b x (set14 A i t))) (a14 (A i)).
Definition riskgrad_ok (n k : nat) (tau b : R) (B : nat -> bool) (A : nat -> head) : Prop :=
  forall i, (1 <= i <= k)%nat ->
    ex_derive (fun t => risk n B (fun x => yhat n k tau b x (set13 A i t))) (a13 (A i)) /\
    ex_derive (fun t => risk n B (fun x => yhat n k tau b x (set14 A i t))) (a14 (A i)).
Definition dist_ok (k : nat) (A A' : nat -> head) : Prop :=
  0 <= Sum k (fun i => (a13 (A i) - a13 (A' i)) ^ 2 + (a14 (A i) - a14 (A' i)) ^ 2).
Definition norm2_ok (k : nat) (d1 d2 : nat -> R) : Prop := 0 <= Sum k (fun i => d1 i ^ 2 + d2 i ^ 2).
Definition steps_ok (n k : nat) (tau b : R) (P x : nat -> bool) (A A' : nat -> head) : Prop :=
  yhat_ok n k tau b x A /\ yhat_ok n k tau b x A' /\ grad_ok n k tau b x A /\ grad_ok n k tau b x A' /\ dist_ok k A A' /\
  lossgrad_ok n k tau b P x A /\ lossgrad_ok n k tau b P x A' /\ riskgrad_ok n k tau b P A /\ riskgrad_ok n k tau b P A' /\
  norm2_ok k (fun i => lossgrad13 n k tau b P x A i - lossgrad13 n k tau b P x A' i)
             (fun i => lossgrad14 n k tau b P x A i - lossgrad14 n k tau b P x A' i) /\
  norm2_ok k (fun i => riskgrad13 n k tau b P A i - riskgrad13 n k tau b P A' i)
             (fun i => riskgrad14 n k tau b P A i - riskgrad14 n k tau b P A' i).
Definition step_ok (n B : nat) (tau : R) (h : head) : Prop :=
  weights_ok n tau h /\ 0 < risk1 n B tau h /\
  ex_derive (fun r => risk1 n B tau (Head r (a14 h))) (a13 h) /\
  ex_derive (fun r => risk1 n B tau (Head (a13 h) r)) (a14 h).
