(** Lemma 14: a bound of the Hessian of the output is a Lipschitz constant of its gradient, as it is generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax ThirdMoment Curvature Lemma15 Lemma14 Prop34 Norms Identification Generated Second MeanValue.
From Parity Require Said AnyHeads.
Open Scope R_scope.

(** * Lemma 14: a bound of the Hessian is a Lipschitz constant of the gradient *)
Section Hessian.
Variables (n k : nat) (tau b : R) (x : nat -> bool).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Hk : (1 <= k)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Definition form (U e d : nat -> nat -> R) : R := Sum k (fun i => Sum 2 (fun c => Sum k (fun r => Sum 2 (fun q => H2 n k tau b x U i c r q * e i c * d r q)))).
Lemma T_symmetric U i c q : T n tau x U i c q = T n tau x U i q c.
Proof. unfold T, third. apply Sum_ext. intros p _. ring. Qed.
Lemma H2_symmetric U i c r q : H2 n k tau b x U i c r q = H2 n k tau b x U r q i c.
Proof.
  unfold H2, T'. rewrite (Nat.eqb_sym r i). destruct (Nat.eqb_spec i r) as [->|]; [rewrite T_symmetric|]; ring.
Qed.
Lemma form_symmetric U e d : form U e d = form U d e.
Proof.
  unfold form. cbn [Sum].
  transitivity (Sum k (fun i => Sum k (fun r => H2 n k tau b x U i 1 r 1 * e i 1%nat * d r 1%nat + H2 n k tau b x U i 1 r 2 * e i 1%nat * d r 2%nat + H2 n k tau b x U i 2 r 1 * e i 2%nat * d r 1%nat + H2 n k tau b x U i 2 r 2 * e i 2%nat * d r 2%nat))).
  - apply Sum_ext. intros i _. rewrite Rplus_0_l, <- Sum_plus. apply Sum_ext. intros r _. ring.
  - rewrite (AnyHeads.Sum_swapped k k (fun i r => H2 n k tau b x U r 1 i 1 * e r 1%nat * d i 1%nat + H2 n k tau b x U r 1 i 2 * e r 1%nat * d i 2%nat + H2 n k tau b x U r 2 i 1 * e r 2%nat * d i 1%nat + H2 n k tau b x U r 2 i 2 * e r 2%nat * d i 2%nat)).
    apply Sum_ext. intros i _. rewrite Rplus_0_l, <- Sum_plus. apply Sum_ext. intros r _.
    rewrite (H2_symmetric U r 1 i 1), (H2_symmetric U r 1 i 2), (H2_symmetric U r 2 i 1), (H2_symmetric U r 2 i 2). ring.
Qed.
Lemma form_right U e d d' s : form U e (fun i c => d i c + s * d' i c) = form U e d + s * form U e d'.
Proof.
  unfold form. rewrite <- Sum_scal, <- Sum_plus. apply Sum_ext. intros i _. rewrite <- Sum_scal, <- Sum_plus. apply Sum_ext. intros c _.
  rewrite <- Sum_scal, <- Sum_plus. apply Sum_ext. intros r _. rewrite <- Sum_scal, <- Sum_plus. apply Sum_ext. intros q _. ring.
Qed.
Lemma form_both U e d s : form U (fun i c => e i c + s * d i c) (fun i c => e i c + s * d i c) = form U e e + 2 * s * form U e d + s ^ 2 * form U d d.
Proof.
  set (v := fun i c => e i c + s * d i c). rewrite (form_right U v e d s : form U v v = _), (form_symmetric U v e), (form_symmetric U v d).
  rewrite (form_right U e e d s : form U e v = _), (form_right U d e d s : form U d v = _), (form_symmetric U d e). ring.
Qed.
Definition size2 (e : nat -> nat -> R) : R := Sum k (fun i => e i 1%nat ^ 2 + e i 2%nat ^ 2).
Lemma size2_pos e : 0 <= size2 e.
Proof. apply Sum_nonneg. intros i _. assert (P := pow2_ge_0 (e i 1%nat)). assert (Q := pow2_ge_0 (e i 2%nat)). lra. Qed.
Lemma size2_both e d s : size2 (fun i c => e i c + s * d i c) + size2 (fun i c => e i c + - s * d i c) = 2 * size2 e + 2 * s ^ 2 * size2 d.
Proof. unfold size2. rewrite <- Sum_plus, <- !Sum_scal, <- Sum_plus. apply Sum_ext. intros i _. ring. Qed.
Lemma form_bounded U e d w : 0 <= w -> (forall v, Rabs (form U v v) <= w * size2 v) -> form U e d <= w * (sqrt (size2 e) * sqrt (size2 d)).
Proof.
  intros Hw H. assert (E0 := size2_pos e). assert (D0 := size2_pos d).
  assert (P : forall s, 2 * s * form U e d <= w * (size2 e + s ^ 2 * size2 d)).
  { intros s. assert (F1 := H (fun i c => e i c + s * d i c)). assert (F2 := H (fun i c => e i c + - s * d i c)). rewrite form_both in F1, F2.
    apply Rabs_le_between in F1. apply Rabs_le_between in F2. assert (S := size2_both e d s). assert (X := f_equal (Rmult w) S). lra. }
  destruct E0 as [E0|E0].
  - destruct D0 as [D0|D0].
    + assert (R1 := sqrt_lt_R0 _ E0). assert (R2 := sqrt_lt_R0 _ D0). specialize (P (sqrt (size2 e) / sqrt (size2 d))).
      assert (Q1 := sqrt_sqrt (size2 e) ltac:(lra)). assert (Q2 := sqrt_sqrt (size2 d) ltac:(lra)). set (a := sqrt (size2 e)) in *. set (c := sqrt (size2 d)) in *. rewrite <- Q1, <- Q2 in P.
      replace (w * (a * a + (a / c) ^ 2 * (c * c))) with (2 * (a / c) * (w * (a * c))) in P by (field; lra).
      apply (Rmult_le_reg_l (2 * (a / c))); [apply Rmult_lt_0_compat; [lra | now apply Rdiv_lt_0_compat] | exact P].
    + rewrite <- D0, sqrt_0, !Rmult_0_r. apply Rnot_lt_le. intros L. specialize (P ((w * size2 e + 1) / (2 * form U e d))). rewrite <- D0 in P.
      replace (2 * ((w * size2 e + 1) / (2 * form U e d)) * form U e d) with (w * size2 e + 1) in P by (field; lra). lra.
  - rewrite <- E0, sqrt_0, Rmult_0_l, Rmult_0_r. apply Rnot_lt_le. intros L. destruct (Req_dec (w * size2 d) 0) as [Z|Z].
    + specialize (P 1). rewrite <- E0 in P. lra.
    + assert (Y : 0 < w * size2 d) by (assert (0 <= w * size2 d) by (now apply Rmult_le_pos); lra). assert (W1 : size2 d <> 0) by (intros N; rewrite N, Rmult_0_r in Z; now apply Z). assert (W2 : w <> 0) by (intros N; rewrite N, Rmult_0_l in Z; now apply Z).
      specialize (P (form U e d / (w * size2 d))). rewrite <- E0 in P.
      replace (w * (0 + (form U e d / (w * size2 d)) ^ 2 * size2 d)) with (form U e d / (w * size2 d) * form U e d) in P by (field; split; assumption).
      assert (0 < form U e d / (w * size2 d) * form U e d) by (apply Rmult_lt_0_compat; [now apply Rdiv_lt_0_compat | exact L]). lra.
Qed.
Variables A A' : nat -> nat -> R.
Let d i c := A' i c - A i c.
Lemma C_line i c t : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> is_derive (fun t => C n tau x (between A A' t) i c) t
  ((d i 1%nat * T n tau x (between A A' t) i c 1 + d i 2%nat * T n tau x (between A A' t) i c 2) / tau).
Proof.
  intros Hi Hc. assert (L := cov_head_line n tau x Hn Ht (heads A i) (Head (d i 1%nat) (d i 2%nat)) (vec n c) t). cbv zeta in L. cbn [a13 a14] in L.
  match type of L with is_derive _ _ ?v => match goal with |- is_derive _ _ ?u => replace u with v; [exact L|] end end.
  unfold T, third. cbv zeta. set (h := Head _ _). change (heads (between A A' t) i) with h.
  set (E := fun f => Sum n (fun p => gamma n tau h p * f p)).
  assert (X : Sum n (fun p => gamma n tau h p * (d i 1%nat / tau * u1 n p + d i 2%nat / tau * u2 n p)) = d i 1%nat / tau * E (u1 n) + d i 2%nat / tau * E (u2 n)) by (unfold E; rewrite <- !Sum_scal, <- Sum_plus; apply Sum_ext; intros; ring).
  rewrite X. match goal with |- _ = (?a1 * ?s1 + ?a2 * ?s2) / tau => replace ((a1 * s1 + a2 * s2) / tau) with (a1 / tau * s1 + a2 / tau * s2) by (field; lra) end.
  rewrite <- (Sum_scal n (d i 1%nat / tau)), <- (Sum_scal n (d i 2%nat / tau)), <- Sum_plus. apply Sum_ext. intros p _. fold (E (bit x)) (E (vec n c)) (E (vec n 1)) (E (vec n 2)). change (vec n 1) with (u1 n). change (vec n 2) with (u2 n). field. lra.
Qed.
Lemma St_line t : is_derive (fun t => St n k tau x (between A A' t)) t (Sum k (fun r => (d r 1%nat * C n tau x (between A A' t) r 1 + d r 2%nat * C n tau x (between A A' t) r 2) / tau)).
Proof. apply (is_derive_Sum k (fun i t => share n tau x (heads (between A A' t) i))). intros i _. exact (share_line n tau x Hn Ht (heads A i) (Head (d i 1%nat) (d i 2%nat)) t). Qed.
Lemma g_line i c t : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> is_derive (fun t => g n k tau b x (between A A' t) i c) t
  (Sum k (fun r => Sum 2 (fun q => H2 n k tau b x (between A A' t) i c r q * d r q))).
Proof.
  intros Hi Hc. apply (is_derive_ext (fun t => / tau * (C n tau x (between A A' t) i c * f' b k (St n k tau x (between A A' t))))); [intros s; cbv beta; rewrite g_is by assumption; match goal with |- ?l = ?r => change (@eq R l r) end; field; lra|].
  set (U := between A A' t). set (V := Sum k (fun r => (d r 1%nat * C n tau x U r 1 + d r 2%nat * C n tau x U r 2) / tau)).
  replace (Sum k (fun r => Sum 2 (fun q => H2 n k tau b x U i c r q * d r q)))
    with (/ tau * ((d i 1%nat * T n tau x U i c 1 + d i 2%nat * T n tau x U i c 2) / tau * f' b k (St n k tau x U) + C n tau x U i c * (V * f'' b k (St n k tau x U)))).
  - apply is_derive_scal. apply (is_derive_mult (fun t => C n tau x (between A A' t) i c) (fun t => f' b k (St n k tau x (between A A' t)))); [now apply C_line | | exact Rmult_comm].
    apply (is_derive_comp (f' b k) (fun t => St n k tau x (between A A' t))); [now apply f'_derive | apply St_line].
  - rewrite <- (Sum_single k i (fun r => d r 1%nat * T n tau x U i c 1 + d r 2%nat * T n tau x U i c 2) Hi). unfold V. cbn [Sum].
    set (X := f' b k (St n k tau x U)). set (Y := f'' b k (St n k tau x U)).
    transitivity (Sum k (fun r => / tau ^ 2 * X * (if Nat.eqb r i then d r 1%nat * T n tau x U i c 1 + d r 2%nat * T n tau x U i c 2 else 0) + / tau * C n tau x U i c * Y * ((d r 1%nat * C n tau x U r 1 + d r 2%nat * C n tau x U r 2) / tau))).
    + rewrite Sum_plus, !Sum_scal. field. lra.
    + apply Sum_ext. intros r _. unfold H2, T'. fold X Y. rewrite (Nat.eqb_sym i r). destruct (Nat.eqb r i); field; lra.
Qed.
Lemma lipschitz w : 0 <= w -> (forall U v, Rabs (form U v v) <= w * size2 v) ->
  sqrt (size2 (fun i c => g n k tau b x A' i c - g n k tau b x A i c)) <= w * sqrt (size2 d).
Proof.
  intros Hw H. set (e := fun i c => g n k tau b x A' i c - g n k tau b x A i c). assert (E0 := size2_pos e).
  assert (D : forall t, is_derive (fun t => Sum k (fun i => e i 1%nat * g n k tau b x (between A A' t) i 1 + e i 2%nat * g n k tau b x (between A A' t) i 2)) t (form (between A A' t) e d)).
  { intros t. replace (form (between A A' t) e d) with (Sum k (fun i => e i 1%nat * Sum k (fun r => Sum 2 (fun q => H2 n k tau b x (between A A' t) i 1 r q * d r q)) + e i 2%nat * Sum k (fun r => Sum 2 (fun q => H2 n k tau b x (between A A' t) i 2 r q * d r q)))).
    - apply (is_derive_Sum k (fun i t => e i 1%nat * g n k tau b x (between A A' t) i 1 + e i 2%nat * g n k tau b x (between A A' t) i 2)). intros i Hi.
      apply (is_derive_plus (fun t => e i 1%nat * g n k tau b x (between A A' t) i 1) (fun t => e i 2%nat * g n k tau b x (between A A' t) i 2)); apply is_derive_scal; apply g_line; (assumption || lia).
    - unfold form. apply Sum_ext. intros i _. cbn [Sum]. rewrite Rplus_0_l, <- !Sum_scal. f_equal; apply Sum_ext; intros r _; ring. }
  destruct (MVT_gen (fun t => Sum k (fun i => e i 1%nat * g n k tau b x (between A A' t) i 1 + e i 2%nat * g n k tau b x (between A A' t) i 2)) 0 1 (fun t => form (between A A' t) e d)) as (th & _ & E).
  - intros t _. apply D.
  - intros t _. apply derivable_continuous_pt, ex_derive_Reals_0. eexists. exact (D t).
  - cbv beta in E. assert (B0 : forall c i, g n k tau b x (between A A' 0) i c = g n k tau b x A i c).
    { intros c i. f_equal. apply functional_extensionality. intros j. apply functional_extensionality. intros m. unfold between. ring. }
    assert (B1 : forall c i, g n k tau b x (between A A' 1) i c = g n k tau b x A' i c).
    { intros c i. f_equal. apply functional_extensionality. intros j. apply functional_extensionality. intros m. unfold between. ring. }
    assert (L := form_bounded (between A A' th) e d w Hw (H (between A A' th))). rewrite Rminus_0_r, Rmult_1_r in E.
    assert (Q : size2 e = form (between A A' th) e d).
    { rewrite <- E, <- Sum_minus. unfold size2. apply Sum_ext. intros i _. rewrite !B0, !B1. unfold e. ring. }
    rewrite <- Q in L. assert (S2 := sqrt_sqrt _ E0). assert (S0 := sqrt_pos (size2 e)). assert (S1 := sqrt_pos (size2 d)). destruct S0 as [S0|S0].
    + apply (Rmult_le_reg_l (sqrt (size2 e))); [exact S0|]. rewrite S2. replace (sqrt (size2 e) * (w * sqrt (size2 d))) with (w * (sqrt (size2 e) * sqrt (size2 d))) by ring. exact L.
    + rewrite <- S0. now apply Rmult_le_pos.
Qed.
End Hessian.
Theorem final : Said.said_lemma_14_final.statement.
Proof.
  hnf. intros n k tau b x w _ [Hkn Hk] [Ht _] Hb Hw H A A'. assert (Hn : (1 <= n)%nat) by lia.
  assert (F : forall U v, Rabs (form n k tau b x U v v) <= w * size2 k v).
  { intros U v. assert (E : Sum k (fun i => Sum 2 (fun p => Sum k (fun r => Sum 2 (fun q => Derive (fun t => g n k tau b x (Said.set2 U r q t) i p) (U r q) * v i p * v r q)))) = form n k tau b x U v v).
    { unfold form. apply Sum_ext. intros i Hi. apply Sum_ext. intros p Hp. apply Sum_ext. intros r Hr. apply Sum_ext. intros q Hq. rewrite (second_is n k tau b x Hn Hk Ht Hb U i p r q Hi Hp Hr Hq). reflexivity. }
    assert (Q := H U v).
    change (Rabs (Sum k (fun i => Sum 2 (fun p => Sum k (fun r => Sum 2 (fun q => Derive (fun t => g n k tau b x (Said.set2 U r q t) i p) (U r q) * v i p * v r q))))) <= w * sqrt (size2 k v) ^ 2) in Q.
    rewrite E, pow2_sqrt in Q; [exact Q|]. apply Sum_nonneg. intros i _. assert (P1 := pow2_ge_0 (v i 1%nat)). assert (P2 := pow2_ge_0 (v i 2%nat)). lra. }
  exact (lipschitz n k tau b x Hn Hk Ht Hb A' A w Hw F).
Qed.
Theorem final_means : Said.said_lemma_14_final.statement_means.
Proof. companion slopes. Qed.
