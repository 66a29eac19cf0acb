(** Closed terms by evaluation: an enclosure is built by structure and computed by the kernel over plain integers; a
    derivative is built by structure too.  The tactic [point] proves the page of points, which is written by the tool. *)
From Coq Require Import Reals ZArith Lra Lia List Bool.
From Coquelicot Require Import Coquelicot.
From Interval Require Import Xreal Interval.Interval Float.Basic Float.Specific_stdz Float.Specific_ops Interval.Float Interval.Float_full.
From Parity Require LossGradient.
Local Open Scope R_scope.

Module F := SpecificFloat StdZRadix2.   (* integers of the standard library: no axiom on machine integers *)
Module I := FloatIntervalFull F.
Definition P := F.PtoP 90.

Definition enc (i : I.type) (r : R) : Prop := contains (I.convert i) (Xreal r).

Lemma enc_any i r : contains (I.convert i) Xnan -> enc i r.
Proof. unfold enc. now destruct (I.convert i). Qed.

Lemma enc_Z z : enc (I.fromZ P z) (IZR z).
Proof. apply I.fromZ_correct. Qed.
Lemma enc_pi : enc (I.pi P) PI.
Proof. apply I.pi_correct. Qed.
Lemma enc_add i j r s : enc i r -> enc j s -> enc (I.add P i j) (r + s).
Proof. intros H K. exact (I.add_correct P i j _ _ H K). Qed.
Lemma enc_sub i j r s : enc i r -> enc j s -> enc (I.sub P i j) (r - s).
Proof. intros H K. exact (I.sub_correct P i j _ _ H K). Qed.
Lemma enc_mul i j r s : enc i r -> enc j s -> enc (I.mul P i j) (r * s).
Proof. intros H K. exact (I.mul_correct P i j _ _ H K). Qed.
Lemma enc_div i j r s : enc i r -> enc j s -> enc (I.div P i j) (r / s).
Proof.
  intros H K. assert (D := I.div_correct P i j _ _ H K). simpl in D. unfold Xdiv' in D.
  destruct (is_zero s); [now apply enc_any | exact D].
Qed.
Lemma enc_exp i r : enc i r -> enc (I.exp P i) (exp r).
Proof. intros H. exact (I.exp_correct P i _ H). Qed.
Lemma enc_sin i r : enc i r -> enc (I.sin P i) (sin r).
Proof. intros H. exact (I.sin_correct P i _ H). Qed.
Lemma enc_cos i r : enc i r -> enc (I.cos P i) (cos r).
Proof. intros H. exact (I.cos_correct P i _ H). Qed.
Lemma enc_sqrt i r : enc i r -> enc (I.sqrt P i) (sqrt r).
Proof. intros H. exact (I.sqrt_correct P i _ H). Qed.


Lemma enc_opp i r : enc i r -> enc (I.neg i) (- r).
Proof. intros H. exact (I.neg_correct i _ H). Qed.
Lemma enc_abs i r : enc i r -> enc (I.abs i) (Rabs r).
Proof. intros H. exact (I.abs_correct i _ H). Qed.
Lemma enc_inv i r : enc i r -> enc (I.inv P i) (/ r).
Proof.
  intros H. assert (D := I.inv_correct P i _ H). simpl in D. unfold Xinv' in D.
  destruct (is_zero r); [now apply enc_any | exact D].
Qed.
Lemma enc_ln i r : enc i r -> enc (I.ln P i) (ln r).
Proof.
  intros H. assert (D := I.ln_correct P i _ H). simpl in D. unfold Xln' in D.
  destruct (is_positive r); [exact D | now apply enc_any].
Qed.
Lemma enc_pow i r m : enc i r -> enc (I.power_int P i (Z.of_nat m)) (r ^ m).
Proof.
  intros H. assert (D := I.power_int_correct P (Z.of_nat m) i _ H). unfold enc. destruct m as [|m]; [exact D|].
  simpl Z.of_nat in D |- *. simpl in D. now rewrite SuccNat2Pos.id_succ in D.
Qed.
Lemma enc_max i j r s : enc i r -> enc j s -> enc (I.div P (I.add P (I.add P i j) (I.abs (I.sub P i j))) (I.fromZ P 2)) (Rmax r s).
Proof.
  intros H K. replace (Rmax r s) with ((r + s + Rabs (r - s)) / 2).
  - apply enc_div; [|apply enc_Z]. apply enc_add; [now apply enc_add | now apply enc_abs, enc_sub].
  - unfold Rmax, Rabs. destruct (Rle_dec r s), (Rcase_abs (r - s)); lra.
Qed.
Lemma enc_min i j r s : enc i r -> enc j s -> enc (I.div P (I.sub P (I.add P i j) (I.abs (I.sub P i j))) (I.fromZ P 2)) (Rmin r s).
Proof.
  intros H K. replace (Rmin r s) with ((r + s - Rabs (r - s)) / 2).
  - apply enc_div; [|apply enc_Z]. apply enc_sub; [now apply enc_add | now apply enc_abs, enc_sub].
  - unfold Rmin, Rabs. destruct (Rle_dec r s), (Rcase_abs (r - s)); lra.
Qed.
Lemma enc_N i : enc (I.fromZ P (Z.of_nat i)) (INR i).
Proof. rewrite INR_IZR_INZ. apply enc_Z. Qed.

(** * Derivatives *)
Lemma der_plus (u v : R -> R) a c d : is_derive u a c -> is_derive v a d -> is_derive (fun t => u t + v t) a (c + d).
Proof. exact (is_derive_plus u v a c d). Qed.
Lemma der_minus (u v : R -> R) a c d : is_derive u a c -> is_derive v a d -> is_derive (fun t => u t - v t) a (c - d).
Proof. exact (is_derive_minus u v a c d). Qed.
Lemma der_opp (u : R -> R) a c : is_derive u a c -> is_derive (fun t => - u t) a (- c).
Proof. exact (is_derive_opp u a c). Qed.
Lemma der_mult (u v : R -> R) a c d : is_derive u a c -> is_derive v a d -> is_derive (fun t => u t * v t) a (c * v a + u a * d).
Proof. intros. apply (is_derive_mult u v a c d); auto. intros. apply Rmult_comm. Qed.
Lemma der_div (u v : R -> R) a c d : is_derive u a c -> is_derive v a d -> v a <> 0 ->
  is_derive (fun t => u t / v t) a ((c * v a - u a * d) / (v a) ^ 2).
Proof. intros. now apply is_derive_div. Qed.
Lemma der_exp (u : R -> R) a c : is_derive u a c -> is_derive (fun t => exp (u t)) a (c * exp (u a)).
Proof. intros H. exact (is_derive_comp exp u a (exp (u a)) c (is_derive_exp _) H). Qed.
Lemma der_sqrt (u : R -> R) a c : is_derive u a c -> 0 < u a -> is_derive (fun t => sqrt (u t)) a (c / (2 * sqrt (u a))).
Proof. intros. now apply is_derive_sqrt. Qed.
Lemma der_pow (u : R -> R) m a c : is_derive u a c -> is_derive (fun t => u t ^ m) a (INR m * c * u a ^ pred m).
Proof. exact (is_derive_pow u m a c). Qed.
Lemma der_id a : is_derive (fun t : R => t) a 1.
Proof. exact (is_derive_id a). Qed.
Lemma der_const c a : is_derive (fun _ : R => c) a 0.
Proof. exact (@is_derive_const R_AbsRing R_NormedModule c a). Qed.
Lemma der_hinge (u : R -> R) a c : is_derive u a c -> is_derive (fun t => Rmax 0 (u t) ^ 2) a (c * (2 * Rmax 0 (u a))).
Proof. intros H. exact (is_derive_comp (fun s => Rmax 0 s ^ 2) u a _ c (LossGradient.square_part_derive _) H). Qed.


(** * Terms: one variable, and the derivative of a term at a point *)
Inductive expr : Type :=
  | Known (r : R) (i : I.type) (fits : enc i r) | Var | Int (z : Z) | Whole (m : nat) | Pi
  | Plus (a b : expr) | Minus (a b : expr) | Times (a b : expr) | Over (a b : expr) | Max (a b : expr) | Min (a b : expr)
  | Opp (a : expr) | Inv (a : expr) | Exp (a : expr) | Sin (a : expr) | Cos (a : expr) | Sqrt (a : expr) | Ln (a : expr)
  | Abs (a : expr) | Pow (a : expr) (m : nat) | Hinge (a : expr) | Der (a at_ : expr).
Fixpoint den (t : R) (e : expr) : R :=
  match e with
  | Known r _ _ => r | Var => t | Int z => IZR z | Whole m => INR m | Pi => PI
  | Plus a b => den t a + den t b | Minus a b => den t a - den t b | Times a b => den t a * den t b | Over a b => den t a / den t b
  | Max a b => Rmax (den t a) (den t b) | Min a b => Rmin (den t a) (den t b)
  | Opp a => - den t a | Inv a => / den t a | Exp a => exp (den t a) | Sin a => sin (den t a) | Cos a => cos (den t a)
  | Sqrt a => sqrt (den t a) | Ln a => ln (den t a) | Abs a => Rabs (den t a) | Pow a m => den t a ^ m
  | Hinge a => Rmax 0 (den t a) ^ 2
  | Der a p => Derive (fun s => den s a) (den t p)
  end.
Fixpoint closed (e : expr) : bool :=
  match e with
  | Known _ _ _ => true | Var => false | Int _ | Whole _ | Pi => true
  | Plus a b | Minus a b | Times a b | Over a b | Max a b | Min a b => closed a && closed b
  | Opp a | Inv a | Exp a | Sin a | Cos a | Sqrt a | Ln a | Abs a | Pow a _ | Hinge a => closed a
  | Der _ p => closed p
  end.
Lemma closed_den e : closed e = true -> forall t s, den t e = den s e.
Proof.
  induction e; cbn [closed den]; intros H t s; try discriminate; try reflexivity;
    try (apply andb_true_iff in H; destruct H as [H K]; rewrite (IHe1 H t s), (IHe2 K t s); reflexivity);
    try (rewrite (IHe H t s); reflexivity).
  now rewrite (IHe2 H t s).
Qed.

Definition zero : I.type := I.fromZ P 0.
Definition imax i j := I.div P (I.add P (I.add P i j) (I.abs (I.sub P i j))) (I.fromZ P 2).
Definition imin i j := I.div P (I.sub P (I.add P i j) (I.abs (I.sub P i j))) (I.fromZ P 2).
Definition signed i := match I.sign_strict i with Xgt | Xlt => true | _ => false end.
Definition above_zero i := match I.sign_strict i with Xgt => true | _ => false end.
Lemma signed_ok i r : enc i r -> signed i = true -> r <> 0.
Proof.
  intros H S. unfold signed in S. assert (D := I.sign_strict_correct i). destruct (I.sign_strict i); try discriminate;
    destruct (D _ H) as [_ G]; simpl in G; lra.
Qed.
Lemma above_zero_ok i r : enc i r -> above_zero i = true -> 0 < r.
Proof.
  intros H S. unfold above_zero in S. assert (D := I.sign_strict_correct i). destruct (I.sign_strict i); try discriminate.
  destruct (D _ H) as [_ G]. simpl in G. exact G.
Qed.

(** The value, and the derivative by the variable where it is known to exist; [guess] is the enclosure without it. *)
Definition pair : Type := (I.type * option I.type)%type.
Definition both (f : I.type -> I.type -> I.type) (x y : option I.type) : option I.type :=
  match x, y with Some u, Some v => Some (f u v) | _, _ => None end.
Definition one (f : I.type -> I.type) (x : option I.type) : option I.type := match x with Some u => Some (f u) | None => None end.
Definition only_if (c : bool) (x : option I.type) : option I.type := if c then x else None.
Definition still (e : expr) : option I.type := if closed e then Some zero else None.
Fixpoint ev (t : I.type) (e : expr) : pair :=
  match e with
  | Known _ i _ => (i, Some zero) | Var => (t, Some (I.fromZ P 1))
  | Int z => (I.fromZ P z, Some zero) | Whole m => (I.fromZ P (Z.of_nat m), Some zero) | Pi => (I.pi P, Some zero)
  | Plus a b => let (u, u') := ev t a in let (v, v') := ev t b in (I.add P u v, both (I.add P) u' v')
  | Minus a b => let (u, u') := ev t a in let (v, v') := ev t b in (I.sub P u v, both (I.sub P) u' v')
  | Times a b => let (u, u') := ev t a in let (v, v') := ev t b in
      (I.mul P u v, both (fun x y => I.add P (I.mul P x v) (I.mul P u y)) u' v')
  | Over a b => let (u, u') := ev t a in let (v, v') := ev t b in
      (I.div P u v, only_if (signed v) (both (fun x y => I.div P (I.sub P (I.mul P x v) (I.mul P u y)) (I.power_int P v 2)) u' v'))
  | Max a b => (imax (fst (ev t a)) (fst (ev t b)), still e)
  | Min a b => (imin (fst (ev t a)) (fst (ev t b)), still e)
  | Opp a => let (u, u') := ev t a in (I.neg u, one I.neg u')
  | Inv a => (I.inv P (fst (ev t a)), still e)
  | Exp a => let (u, u') := ev t a in let v := I.exp P u in (v, one (fun x => I.mul P x v) u')
  | Sin a => (I.sin P (fst (ev t a)), still e)
  | Cos a => (I.cos P (fst (ev t a)), still e)
  | Sqrt a => let (u, u') := ev t a in let v := I.sqrt P u in
      (v, only_if (above_zero u) (one (fun x => I.div P x (I.mul P (I.fromZ P 2) v)) u'))
  | Ln a => (I.ln P (fst (ev t a)), still e)
  | Abs a => (I.abs (fst (ev t a)), still e)
  | Pow a m => let (u, u') := ev t a in
      (I.power_int P u (Z.of_nat m),
       one (fun x => I.mul P (I.mul P (I.fromZ P (Z.of_nat m)) x) (I.power_int P u (Z.of_nat (pred m)))) u')
  | Hinge a => let (u, u') := ev t a in let v := imax zero u in
      (I.power_int P v (Z.of_nat 2), one (fun x => I.mul P x (I.mul P (I.fromZ P 2) v)) u')
  | Der a p => (match snd (ev (fst (ev t p)) a) with Some d => d | None => I.nai end, still e)
  end.

Definition good (i : pair) (u : R -> R) (t : R) : Prop :=
  enc (fst i) (u t) /\ forall d, snd i = Some d -> exists c, is_derive u t c /\ enc d c.
Lemma good_still e i t : enc i (den t e) -> good (i, still e) (fun s => den s e) t.
Proof.
  intros H. split; [exact H|]. unfold still. cbn [snd]. intros d E. destruct (closed e) eqn:C; [|discriminate]. injection E as <-.
  exists 0. split; [|apply enc_Z]. apply is_derive_ext with (fun _ => den t e); [intros s; now apply closed_den | apply der_const].
Qed.
Lemma both_some f x y d : both f x y = Some d -> exists u v, x = Some u /\ y = Some v /\ d = f u v.
Proof. destruct x as [u|], y as [v|]; try discriminate. intros [= <-]. now exists u, v. Qed.
Lemma one_some f x d : one f x = Some d -> exists u, x = Some u /\ d = f u.
Proof. destruct x as [u|]; try discriminate. intros [= <-]. now exists u. Qed.

Theorem ev_good e : forall ti t, enc ti t -> good (ev ti e) (fun s => den s e) t.
Proof.
  induction e; intros ti t Ht; cbn [ev den];
    try (assert (K1 := IHe1); specialize (IHe1 ti t Ht); specialize (IHe2 ti t Ht); destruct (ev ti e1) as [u u'], (ev ti e2) as [v v'];
         destruct IHe1 as [U U'], IHe2 as [V V']; cbn [fst snd] in *);
    try (specialize (IHe ti t Ht); destruct (ev ti e) as [u u']; destruct IHe as [U U']; cbn [fst snd] in * ).
  - split; [exact fits|]. intros d [= <-]. exists 0. split; [apply der_const | apply enc_Z].
  - split; [exact Ht|]. intros d [= <-]. exists 1. split; [apply der_id | apply enc_Z].
  - split; [apply enc_Z|]. intros d [= <-]. exists 0. split; [apply der_const | apply enc_Z].
  - split; [apply enc_N|]. intros d [= <-]. exists 0. split; [apply der_const | apply enc_Z].
  - split; [apply enc_pi|]. intros d [= <-]. exists 0. split; [apply der_const | apply enc_Z].
  - split; [now apply enc_add|]. cbn [snd]. intros d E. destruct (both_some _ _ _ _ E) as (x & y & X & Y & ->).
    destruct (U' x X) as (c1 & D1 & E1), (V' y Y) as (c2 & D2 & E2). exists (c1 + c2). split; [now apply der_plus | now apply enc_add].
  - split; [now apply enc_sub|]. cbn [snd]. intros d E. destruct (both_some _ _ _ _ E) as (x & y & X & Y & ->).
    destruct (U' x X) as (c1 & D1 & E1), (V' y Y) as (c2 & D2 & E2). exists (c1 - c2). split; [now apply der_minus | now apply enc_sub].
  - split; [now apply enc_mul|]. cbn [snd]. intros d E. destruct (both_some _ _ _ _ E) as (x & y & X & Y & ->).
    destruct (U' x X) as (c1 & D1 & E1), (V' y Y) as (c2 & D2 & E2). eexists. split; [now apply der_mult; [exact D1 | exact D2]|].
    apply enc_add; now apply enc_mul.
  - split; [now apply enc_div|]. cbn [snd]. intros d E. destruct (signed v) eqn:S; [|discriminate]. cbn [only_if] in E.
    destruct (both_some _ _ _ _ E) as (x & y & X & Y & ->). destruct (U' x X) as (c1 & D1 & E1), (V' y Y) as (c2 & D2 & E2).
    eexists. split; [apply der_div; [exact D1 | exact D2 | exact (signed_ok v _ V S)]|].
    apply enc_div; [apply enc_sub; now apply enc_mul | exact (enc_pow v _ 2 V)].
  - apply (good_still (Max e1 e2)). now apply enc_max.
  - apply (good_still (Min e1 e2)). now apply enc_min.
  - split; [now apply enc_opp|]. cbn [snd]. intros d E. destruct (one_some _ _ _ E) as (x & X & ->). destruct (U' x X) as (c & D & G).
    exists (- c). split; [now apply der_opp | now apply enc_opp].
  - apply (good_still (Inv e)). now apply enc_inv.
  - split; [now apply enc_exp|]. cbn [snd]. intros d E. destruct (one_some _ _ _ E) as (x & X & ->). destruct (U' x X) as (c & D & G).
    eexists. split; [apply der_exp; exact D|]. apply enc_mul; [exact G | now apply enc_exp].
  - apply (good_still (Sin e)). now apply enc_sin.
  - apply (good_still (Cos e)). now apply enc_cos.
  - split; [now apply enc_sqrt|]. cbn [snd]. intros d E. destruct (above_zero u) eqn:S; [|discriminate]. cbn [only_if] in E.
    destruct (one_some _ _ _ E) as (x & X & ->). destruct (U' x X) as (c & D & G).
    eexists. split; [apply der_sqrt; [exact D | exact (above_zero_ok u _ U S)]|].
    apply enc_div; [exact G|]. apply enc_mul; [apply enc_Z | now apply enc_sqrt].
  - apply (good_still (Ln e)). now apply enc_ln.
  - apply (good_still (Abs e)). now apply enc_abs.
  - split; [now apply enc_pow|]. cbn [snd]. intros d E. destruct (one_some _ _ _ E) as (x & X & ->). destruct (U' x X) as (c & D & G).
    eexists. split; [apply der_pow; exact D|]. apply enc_mul; [apply enc_mul; [apply enc_N | exact G] | now apply enc_pow].
  - split; [apply (enc_pow _ _ 2), enc_max; [apply enc_Z | exact U]|]. cbn [snd]. intros d E. destruct (one_some _ _ _ E) as (x & X & ->).
    destruct (U' x X) as (c & D & G). eexists. split; [apply der_hinge; exact D|].
    apply enc_mul; [exact G|]. apply enc_mul; [apply enc_Z|]. apply enc_max; [apply enc_Z | exact U].
  - apply (good_still (Der e1 e2)). cbn [den]. assert (W := K1 _ _ V). destruct (snd (ev v e1)) as [d|] eqn:E.
    + destruct W as [_ W]. destruct (W d E) as (c & D & G). now rewrite (is_derive_unique _ _ _ D).
    + unfold enc. rewrite I.nai_correct. exact I.
Qed.

(** What the evaluation shows. *)
Definition value (e : expr) : I.type := fst (ev zero e).
Lemma value_ok e : enc (value e) (den 0 e).
Proof. apply (ev_good e zero 0), enc_Z. Qed.
Lemma less a b : above_zero (I.sub P (value b) (value a)) = true -> den 0 a < den 0 b.
Proof. intros H. assert (D := above_zero_ok _ _ (enc_sub _ _ _ _ (value_ok b) (value_ok a)) H). lra. Qed.
Lemma apart a b : signed (I.sub P (value b) (value a)) = true -> den 0 a <> den 0 b.
Proof. intros H. assert (D := signed_ok _ _ (enc_sub _ _ _ _ (value_ok b) (value_ok a)) H). lra. Qed.
Lemma value_is e i : value e = i -> enc i (den 0 e).
Proof. intros <-. apply value_ok. Qed.
Definition smooth (a p : expr) : bool := match snd (ev (value p) a) with Some _ => true | None => false end.
Lemma has_derivative a p : smooth a p = true -> ex_derive (fun s => den s a) (den 0 p).
Proof.
  unfold smooth. assert (G := ev_good a _ _ (value_ok p)). destruct (snd (ev (value p) a)) as [d|] eqn:E; [|discriminate]. intros _.
  destruct G as [_ G]. destruct (G d E) as (c & D & _). now exists c.
Qed.

(** Reading a term back. *)
Ltac quote v t := lazymatch t with
  | v => constr:(Var)
  | Rmax 0 ?a ^ 2 => let x := quote v a in constr:(Hinge x)
  | ?a + ?b => let x := quote v a in let y := quote v b in constr:(Plus x y)
  | ?a - ?b => let x := quote v a in let y := quote v b in constr:(Minus x y)
  | ?a * ?b => let x := quote v a in let y := quote v b in constr:(Times x y)
  | ?a / ?b => let x := quote v a in let y := quote v b in constr:(Over x y)
  | Rmax ?a ?b => let x := quote v a in let y := quote v b in constr:(Max x y)
  | Rmin ?a ?b => let x := quote v a in let y := quote v b in constr:(Min x y)
  | - ?a => let x := quote v a in constr:(Opp x)
  | / ?a => let x := quote v a in constr:(Inv x)
  | exp ?a => let x := quote v a in constr:(Exp x)
  | sin ?a => let x := quote v a in constr:(Sin x)
  | cos ?a => let x := quote v a in constr:(Cos x)
  | sqrt ?a => let x := quote v a in constr:(Sqrt x)
  | ln ?a => let x := quote v a in constr:(Ln x)
  | Rabs ?a => let x := quote v a in constr:(Abs x)
  | ?a ^ ?m => let x := quote v a in constr:(Pow x m)
  | Derive ?f ?p => let x := quote_under f in let y := quote v p in constr:(Der x y)
  | IZR ?z => constr:(Int z)
  | INR ?m => constr:(Whole m)
  | PI => constr:(Pi)
  | ?r => match goal with H : enc ?i r |- _ => constr:(Known r i H) end
  end
with quote_under f := lazymatch f with
  | fun s => @?g s => let e := constr:(fun s : R => ltac:(let t := eval cbv beta in (g s) in let x := quote s t in exact x)) in
      lazymatch e with fun _ => ?x => x end
  end.
(** Sines, cosines and exponentials that occur are evaluated once, and then known by their enclosure. *)
Ltac known t := let x := quote tt t in let i := eval vm_compute in (value x) in let H := fresh "K" in
  assert (H : enc i t) by (refine (value_is x i _ : enc i t); vm_compute; reflexivity);
  let r := fresh "r" in set (r := t) in *; clearbody r.
Ltac staged := repeat match goal with |- context [sin ?a] => known (sin a) | |- context [cos ?a] => known (cos a) end;
  repeat match goal with |- context [exp ?a] => known (exp a) end.
Ltac smaller := staged; lazymatch goal with |- ?a < ?b => let x := quote tt a in let y := quote tt b in
  refine (less x y _ : a < b); vm_compute; reflexivity end.
Ltac different := staged; lazymatch goal with |- ?a <> ?b => let x := quote tt a in let y := quote tt b in
  refine (apart x y _ : a <> b); vm_compute; reflexivity end.
Ltac derivable := staged; lazymatch goal with |- ex_derive ?f ?p => let x := quote_under f in let y := quote tt p in
  refine (has_derivative x y _ : ex_derive f p); vm_compute; reflexivity end.

(** * The parts of a point *)
Ltac spelled := cbv -[Rplus Rmult Rminus Ropp Rdiv Rinv IZR INR exp sin cos sqrt ln PI pow Rabs Rmax Rmin Rpower Derive ex_derive
  Rle Rlt Rge Rgt not lt].
Ltac outside p := first [reflexivity | exfalso; lia | destruct p as [|p]; outside p].
Ltac settled := lazymatch goal with
  | |- _ <> _ => first [different | lra | discriminate]
  | |- _ < _ => first [smaller | lra]
  | |- _ <= _ => first [apply Rlt_le; smaller | lra]
  | |- ex_derive _ _ => derivable
  | |- @eq R _ _ => first [reflexivity | lra | simpl INR; field]
  | |- _ => first [lia | reflexivity]
  end.
Ltac met := lazymatch goal with
  | |- _ /\ _ => split; met
  | |- True => exact I
  | |- exists p : nat, _ => first [exists 1%nat; solve [met] | exists 2%nat; solve [met] | exists 3%nat; solve [met] | exists 4%nat; solve [met]]
  | |- forall j : nat, _ => let j := fresh "j" in intro j; met
  | |- (?a <= ?j /\ ?j <= ?b)%nat -> _ => let H := fresh "H" in intro H; each j H
  | |- _ -> _ => let H := fresh "H" in intro H; first [exfalso; lia | discriminate H | met]
  | |- _ => settled
  end
with each j H := first [exfalso; lia | destruct j as [|j]; [first [exfalso; lia | clear H; spelled; met] | each j H]].
Ltac fails := lazymatch goal with
  | |- ~ (_ /\ _) => let H := fresh "H" in let K := fresh "K" in intros [H K]; first [revert H; clear K; fails | revert K; clear H; fails]
  | |- ~ (_ <= _) => apply Rlt_not_le; smaller
  | |- ~ (_ < _) => apply Rle_not_lt, Rlt_le; smaller
  | |- ~ (_ = _) => different
  | |- (?a /\ ?b) -> False => change (~ (a /\ b)); fails
  | |- (?a <= ?b) -> False => change (~ (a <= b)); fails
  | |- (?a < ?b) -> False => change (~ (a < b)); fails
  | |- ?a = ?b -> False => change (a <> b); different
  end.
Ltac part := lazymatch goal with
  | |- forall p : nat, (p < 1 \/ _ < p)%nat -> _ => let p := fresh "p" in let H := fresh "H" in intros p H; outside p
  | |- _ => spelled; met
  end.
Ltac point := lazymatch goal with
  | |- ~ _ => spelled; fails
  | |- ?a /\ _ => let a' := eval hnf in a in split; [change a'; part | point]
  end.
