(** Enclosures of real numbers in interval arithmetic over plain integers, and the derivatives of the operations: what the
    evaluator of Reflect.v is built from. *)
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

(** * What an enclosure shows *)
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
