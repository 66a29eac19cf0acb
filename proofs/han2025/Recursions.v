(** Abstract descent lemmas: a gradient inequality of exponent one gives the rate 1/t, from both sides. *)
From Coq Require Import Reals Lra Lia.
Open Scope R_scope.

(** L - (eta/2) |grad|^2 with |grad| >= kappa L along the sequence. *)
Lemma rate_upper (L N : nat -> R) (eta kappa : R) :
  0 <= eta -> 0 <= kappa -> (forall t, 0 < L t) ->
  (forall t, L (S t) <= L t - eta / 2 * N t ^ 2) ->
  (forall t, kappa * L t <= N t) ->
  forall t, L t <= / (/ L 0%nat + eta * kappa ^ 2 * INR t / 2).
Proof.
  intros He Hk Pos Des Gr.
  assert (Inv : forall t, / L 0%nat + eta * kappa ^ 2 * INR t / 2 <= / L t).
  { induction t as [|t IH]; [simpl; lra|]. rewrite S_INR.
    assert (P := Pos t). assert (P' := Pos (S t)). specialize (Des t). specialize (Gr t).
    set (l := L t) in *. set (l' := L (S t)) in *. set (c := eta * kappa ^ 2 / 2).
    assert (C0 : 0 <= c) by (unfold c; assert (0 <= eta * kappa ^ 2) by (apply Rmult_le_pos; [exact He | apply pow2_ge_0]); lra).
    assert (N2 : (kappa * l) ^ 2 <= N t ^ 2) by (apply pow_incr; split; [apply Rmult_le_pos; lra | exact Gr]).
    assert (D : l' <= l - c * l ^ 2) by (unfold c; nra).
    assert (K : / l + c <= / l').
    { apply Rmult_le_reg_r with (l * l'); [now apply Rmult_lt_0_compat|].
      replace ((/ l + c) * (l * l')) with (l' + c * l * l') by (field; lra).
      replace (/ l' * (l * l')) with l by (field; lra).
      assert (0 <= c * l ^ 2) by (apply Rmult_le_pos; [exact C0 | apply pow2_ge_0]).
      assert (l' <= l) by lra. assert (0 <= c * l) by (apply Rmult_le_pos; lra).
      assert (c * l * l' <= c * l * l) by (apply Rmult_le_compat_l; lra). nra. }
    replace (/ L 0%nat + eta * kappa ^ 2 * (INR t + 1) / 2) with (/ L 0%nat + eta * kappa ^ 2 * INR t / 2 + c) by (unfold c; field; apply Rgt_not_eq, Pos).
    lra. }
  intros t. rewrite <- (Rinv_inv (L t)). apply Rinv_le_contravar; [|apply Inv].
  assert (0 < / L 0%nat) by (apply Rinv_0_lt_compat, Pos). assert (0 <= eta * kappa ^ 2 * INR t) by (apply Rmult_le_pos; [apply Rmult_le_pos; [exact He | apply pow2_ge_0] | apply pos_INR]). lra.
Qed.

Lemma exp_chord z : 0 <= z <= 1 -> exp z <= 1 + 2 * z.
Proof.
  intros H. assert (A := exp_ineq1_le (- z)). rewrite exp_Ropp in A. assert (P := exp_pos z).
  assert (I : exp z * / exp z = 1) by (field; lra).
  assert (B : exp z * (1 - z) <= 1) by nra.
  destruct (Rle_lt_dec z (1/2)); [nra|].
  assert (E3 := exp_le_3).
  (* on [1/2,1]: exp z = exp 1 / exp (1-z) <= 3 / (1 + (1 - z)) = 3/(2-z) <= 1 + 2z *)
  assert (F : exp z * exp (1 - z) = exp 1) by (rewrite <- exp_plus; f_equal; ring).
  assert (G := exp_ineq1_le (1 - z)). nra.
Qed.

(** The other side: the logarithm of L cannot fall faster than c L per step. *)
Lemma rate_lower (L : nat -> R) (c : R) :
  0 <= c -> (forall t, 0 < L t) -> (forall t, c * L t <= 1) ->
  (forall t, L t * exp (- (c * L t)) <= L (S t)) ->
  forall t, / (/ L 0%nat + 2 * c * INR t) <= L t.
Proof.
  intros Hc Pos Sm Des.
  assert (Inv : forall t, / L t <= / L 0%nat + 2 * c * INR t).
  { induction t as [|t IH]; [simpl; lra|]. rewrite S_INR.
    assert (P := Pos t). assert (P' := Pos (S t)). specialize (Des t). specialize (Sm t).
    set (l := L t) in *. set (l' := L (S t)) in *. assert (C0 : 0 <= c * l) by (apply Rmult_le_pos; lra).
    assert (X := exp_chord (c * l) (conj C0 Sm)). rewrite exp_Ropp in Des. assert (Q := exp_pos (c * l)).
    assert (K : / l' <= / l + 2 * c).
    { apply Rle_trans with (/ (l * / exp (c * l))).
      - apply Rinv_le_contravar; [apply Rmult_lt_0_compat; [exact P | now apply Rinv_0_lt_compat] | exact Des].
      - replace (/ (l * / exp (c * l))) with (exp (c * l) * / l) by (field; split; lra).
        replace (/ l + 2 * c) with ((1 + 2 * (c * l)) * / l) by (field; lra).
        apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | exact X]. }
    lra. }
  intros t. rewrite <- (Rinv_inv (L t)). apply Rinv_le_contravar; [apply Rinv_0_lt_compat, Pos | apply Inv].
Qed.
