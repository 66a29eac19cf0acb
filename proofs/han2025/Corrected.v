(** Displays with the right sign, and other steps that follow at once. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Prop34 Lemma15 Lemma14 Printed Displays14 Propositions.
Open Scope R_scope.

(** The covariance of one bit is the bracket with a minus. *)
Lemma one_bit_cov n g v p : (1 <= p <= n)%nat -> cov n g (bit (fun q => Nat.eqb q p)) v = g p * v p - g p * Sum n (fun j => g j * v j).
Proof.
  intros Hp. unfold cov. rewrite (Sum_ext n (fun q => g q * (bit (fun q => Nat.eqb q p) q * v q)) (fun q => if Nat.eqb q p then g q * v q else 0)).
  - rewrite (Sum_ext n (fun q => g q * bit (fun q => Nat.eqb q p) q) (fun q => if Nat.eqb q p then g q else 0)).
    + now rewrite (Sum_single n p (fun q => g q * v q) Hp), (Sum_single n p g Hp).
    + intros q _. unfold bit. destruct (Nat.eqb q p); ring.
  - intros q _. unfold bit. destruct (Nat.eqb q p); ring.
Qed.
Lemma with_a_minus n (g v : nat -> R) p tau : (1 <= p <= n)%nat -> 0 < tau ->
  cov n g (bit (fun q => Nat.eqb q p)) v / tau
  = 1 / tau * (g p * (1 - g p) * v p + lemma_14_minus * Sum n (fun j => if Nat.eqb j p then 0 else g p * g j * v j)).
Proof.
  intros Hp Ht. rewrite one_bit_cov by exact Hp.
  replace (Sum n (fun j => if Nat.eqb j p then 0 else g p * g j * v j)) with (g p * Sum n (fun j => g j * v j) - g p * (g p * v p)).
  - unfold lemma_14_minus. field. lra.
  - rewrite <- (Sum_single n p (fun j => g j * v j) Hp), <- Rmult_minus_distr_l, <- Sum_minus, <- Sum_scal. apply Sum_ext. intros j _.
    destruct (Nat.eqb j p); ring.
Qed.
Theorem softmax_13 : lemma_14_softmax_13_corrected.
Proof. intros n tau h p Hp Ht. rewrite weight_13 by (lia || lra). apply with_a_minus; (assumption || lra). Qed.
Theorem softmax_14 : lemma_14_softmax_14_corrected.
Proof. intros n tau h p Hp Ht. rewrite weight_14 by (lia || lra). apply with_a_minus; (assumption || lra). Qed.

Theorem chain_13 : lemma_14_chain_13_corrected.
Proof.
  intros n k tau b x A i Hk Ht Hb Hi. rewrite slope_display by exact Hb. unfold lemma_14_minus.
  replace (- (1)) with (-1) by ring. rewrite bracket_minus by lia. rewrite (grad13_eq n k tau b x) by (lia || lra). field. lra.
Qed.
Theorem chain_14 : lemma_14_chain_14_corrected.
Proof.
  intros n k tau b x A i Hk Ht Hb Hi. rewrite slope_display by exact Hb. unfold lemma_14_minus.
  replace (- (1)) with (-1) by ring. rewrite bracket_minus by lia. rewrite (grad14_eq n k tau b x) by (lia || lra). field. lra.
Qed.

Theorem missing_edge : prop_4_missing_edge.
Proof. intros n k i B h _ Hi _ Bi H. unfold prop_4_risk. now apply (Prop34.ignored_bit n B i h). Qed.

Theorem rate : thm_5_linear_rate_inference.
Proof.
  intros eta mu L G He Hm Pos Down Pl. set (c := thm_5_contraction eta mu).
  assert (One : forall t, L (S t) <= c * L t).
  { intros t. specialize (Down t). specialize (Pl t). unfold c, thm_5_contraction. nra. }
  destruct (Rle_lt_dec 0 c) as [C|C].
  - induction t as [|t IH]; [simpl; lra|]. eapply Rle_trans; [apply One|]. simpl. rewrite Rmult_assoc. now apply Rmult_le_compat_l.
  - assert (Z : forall t, L t = 0) by (intros t; specialize (One t); assert (A := Pos t); assert (B := Pos (S t)); nra).
    intros t. rewrite !Z. lra.
Qed.

(** Two positions and a short head: the weights are as near to each other as one likes. *)
Theorem far : ~ appendix_a_far_any_length.
Proof.
  intros H. destruct (H 2%nat 1 ltac:(lia) ltac:(lra)) as (c & C & G). set (m := Rmax c 0). assert (M0 : 0 <= m < 1) by (split; [apply Rmax_r | apply Rmax_lub_lt; lra]).
  set (a := (1 - m) / 4). assert (A0 : 0 < a) by (unfold a; lra).
  assert (S1 : score 2 (Head 0 a) 1 = - a) by (unfold score; cbn [a13 a14]; rewrite u2_2_1; ring).
  assert (S2 : score 2 (Head 0 a) 2 = a) by (unfold score; cbn [a13 a14]; rewrite u2_2_2; ring).
  specialize (G (Head 0 a) 2%nat 1%nat ltac:(right; cbn [a14]; lra) ltac:(lia) ltac:(lia)).
  assert (X : gamma 2 1 (Head 0 a) 1 <= c * gamma 2 1 (Head 0 a) 2).
  { apply G.
    - intros j Hj. assert (D : (j = 1 \/ j = 2)%nat) by lia. destruct D as [->| ->]; rewrite ?S1, ?S2; lra.
    - simpl. replace (1 - (1 + 1)) with (-1) by ring. rewrite (Rabs_left (-1)) by lra. rewrite Rmin_left; lra. }
  unfold gamma in X. cbn [Sum] in X. rewrite S1, S2 in X. replace (- a / 1) with (- a) in X by field. replace (a / 1) with a in X by field.
  assert (P1 := exp_pos a). assert (P2 := exp_pos (- a)). set (z := 0 + exp (- a) + exp a) in *. assert (Z : 0 < z) by (unfold z; lra).
  assert (Y : exp (- a) <= c * exp a).
  { apply Rmult_le_reg_r with (/ z); [now apply Rinv_0_lt_compat|]. unfold Rdiv in X. rewrite Rmult_assoc. exact X. }
  assert (E1 := exp_ineq1_le (- a)). assert (Q : exp (- a) * exp a = 1) by (rewrite <- exp_plus, Rplus_opp_l; apply exp_0).
  assert (Cm : c <= m) by apply Rmax_l. assert (W : exp (- a) <= m * exp a) by nra.
  assert (V : exp (- a) * exp (- a) <= m) by nra. assert (U : 1 - a <= exp (- a)) by lra. unfold a in *. nra.
Qed.
