(** Second derivatives of the output and of the attended sum: their formulas, and the steps of Lemmas 14 and 16 about them as they are generated. *)
From Coq Require Import Reals Lra Lia Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax ThirdMoment Curvature Lemma15 Lemma14 Prop34 Identification Generated.
From Parity Require Said Displays14 OutputBound.
Open Scope R_scope.

Section Second.
Variables (n k : nat) (tau b : R) (x : nat -> bool).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Hk : (1 <= k)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Definition vec (c : nat) : nat -> R := if Nat.eqb c 1 then u1 n else u2 n.
Definition C (A : nat -> nat -> R) (i c : nat) : R := cov n (gamma n tau (heads A i)) (bit x) (vec c).
Definition T (A : nat -> nat -> R) (i c d : nat) : R := third n (gamma n tau (heads A i)) (bit x) (vec c) (vec d).
Definition St (A : nat -> nat -> R) : R := attended n k tau x (heads A).
Lemma one_or_two c : (1 <= c <= 2)%nat -> c = 1%nat \/ c = 2%nat.
Proof. lia. Qed.
Lemma set_other A i c t j : j <> i -> heads (Said.set2 A i c t) j = heads A j.
Proof. intros N. unfold heads, Said.set2. destruct (Nat.eqb_spec j i); [contradiction | reflexivity]. Qed.
Lemma set_same A i c : heads (Said.set2 A i c (A i c)) = heads A.
Proof.
  apply functional_extensionality. intros j. unfold heads, Said.set2. destruct (Nat.eqb_spec j i) as [->|]; [|reflexivity]. cbn [andb].
  f_equal; [destruct (Nat.eqb_spec 1 c) as [<-|] | destruct (Nat.eqb_spec 2 c) as [<-|]]; reflexivity.
Qed.
Lemma set_here A i t : heads (Said.set2 A i 1 t) i = Head t (A i 2%nat) /\ heads (Said.set2 A i 2 t) i = Head (A i 1%nat) t.
Proof. unfold heads, Said.set2. rewrite Nat.eqb_refl. split; reflexivity. Qed.
Lemma twice_set A i c s t : Said.set2 (Said.set2 A i c s) i c t = Said.set2 A i c t.
Proof. apply functional_extensionality. intros j. apply functional_extensionality. intros d. unfold Said.set2. destruct (Nat.eqb j i && Nat.eqb d c)%bool; reflexivity. Qed.
Lemma set_read A i c t : Said.set2 A i c t i c = t.
Proof. unfold Said.set2. now rewrite !Nat.eqb_refl. Qed.

Lemma share_d A i c : (1 <= c <= 2)%nat -> is_derive (fun t => share n tau x (heads (Said.set2 A i c t) i)) (A i c) (C A i c / tau).
Proof.
  intros Hc. destruct (one_or_two c Hc) as [-> | ->].
  - eapply is_derive_ext; [intros t; rewrite (proj1 (set_here A i t)); reflexivity|]. exact (share_derive_a13 n tau x Hn Ht (heads A i)).
  - eapply is_derive_ext; [intros t; rewrite (proj2 (set_here A i t)); reflexivity|]. exact (share_derive_a14 n tau x Hn Ht (heads A i)).
Qed.
Lemma attended_d A i c : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> is_derive (fun t => St (Said.set2 A i c t)) (A i c) (C A i c / tau).
Proof.
  intros Hi Hc. apply (attended_single n k tau x (heads A) (fun t => heads (Said.set2 A i c t)) i); [exact Hi | intros t j N; now apply set_other | now apply share_d].
Qed.
Lemma St_same A i c : St (Said.set2 A i c (A i c)) = St A.
Proof. unfold St. now rewrite set_same. Qed.
Lemma output_d A i c : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat ->
  is_derive (fun t => yhat n k tau b x (heads (Said.set2 A i c t))) (A i c) (C A i c / tau * f' b k (St A)).
Proof.
  intros Hi Hc. apply (is_derive_comp (f k b) (fun t => St (Said.set2 A i c t))); [rewrite St_same; now apply f_derive | now apply attended_d].
Qed.
Definition g (A : nat -> nat -> R) (i c : nat) : R := Derive (fun t => yhat n k tau b x (heads (Said.set2 A i c t))) (A i c).
Lemma g_is A i c : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> g A i c = C A i c / tau * f' b k (St A).
Proof. intros. apply is_derive_unique. now apply output_d. Qed.

Lemma cov_d A i c d : (1 <= c <= 2)%nat -> (1 <= d <= 2)%nat -> is_derive (fun t => C (Said.set2 A i d t) i c) (A i d) (T A i c d / tau).
Proof.
  intros Hc Hd. assert (Q : forall e, (fun p => / tau * vec d p) = e -> third n (gamma n tau (heads A i)) (bit x) (vec c) e = T A i c d / tau).
  { intros e <-. unfold T, third. cbv zeta. set (E := fun h => Sum n (fun p => gamma n tau (heads A i) p * h p)).
    replace (Sum n (fun p => gamma n tau (heads A i) p * (/ tau * vec d p))) with (/ tau * E (vec d)) by (unfold E; rewrite <- Sum_scal; apply Sum_ext; intros; ring).
    unfold Rdiv. rewrite (Rmult_comm _ (/ tau)), <- Sum_scal. apply Sum_ext. intros p _. fold (E (bit x)) (E (vec c)) (E (vec d)). ring. }
  destruct (one_or_two d Hd) as [-> | ->].
  - unfold C. assert (L := cov_head_line n tau x Hn Ht (Head 0 (A i 2%nat)) (Head 1 0) (vec c) (A i 1%nat)). cbv zeta in L. cbn [a13 a14] in L.
    replace (Head (0 + A i 1%nat * 1) (A i 2%nat + A i 1%nat * 0)) with (heads A i) in L by (unfold heads; f_equal; ring).
    rewrite Q in L by (apply functional_extensionality; intros p; unfold vec; simpl; field; lra).
    eapply is_derive_ext; [|exact L]. intros t. cbv beta. rewrite (proj1 (set_here A i t)). f_equal. f_equal. f_equal; ring.
  - unfold C. assert (L := cov_head_line n tau x Hn Ht (Head (A i 1%nat) 0) (Head 0 1) (vec c) (A i 2%nat)). cbv zeta in L. cbn [a13 a14] in L.
    replace (Head (A i 1%nat + A i 2%nat * 0) (0 + A i 2%nat * 1)) with (heads A i) in L by (unfold heads; f_equal; ring).
    rewrite Q in L by (apply functional_extensionality; intros p; unfold vec; simpl; field; lra).
    eapply is_derive_ext; [|exact L]. intros t. cbv beta. rewrite (proj2 (set_here A i t)). f_equal. f_equal. f_equal; ring.
Qed.
Definition T' A i c r d : R := if Nat.eqb i r then T A i c d else 0.
Lemma cov_any A i c r d : (1 <= c <= 2)%nat -> (1 <= d <= 2)%nat -> is_derive (fun t => C (Said.set2 A r d t) i c) (A r d) (T' A i c r d / tau).
Proof.
  intros Hc Hd. unfold T'. destruct (Nat.eqb_spec i r) as [->|N]; [now apply cov_d|]. unfold Rdiv. rewrite Rmult_0_l.
  eapply is_derive_ext; [|apply @is_derive_const]. intros t. unfold C. now rewrite set_other.
Qed.
Lemma C_same A i c r d : C (Said.set2 A r d (A r d)) i c = C A i c.
Proof. unfold C. now rewrite set_same. Qed.

(** The first entry's derivative, moved by the second. *)
Definition H2 A i c r d : R := T' A i c r d / tau ^ 2 * f' b k (St A) + C A i c / tau * (C A r d / tau) * f'' b k (St A).
Lemma g_d A i c r d : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> (1 <= r <= k)%nat -> (1 <= d <= 2)%nat ->
  is_derive (fun t => g (Said.set2 A r d t) i c) (A r d) (H2 A i c r d).
Proof.
  intros Hi Hc Hr Hd. apply (is_derive_ext (fun t => C (Said.set2 A r d t) i c / tau * f' b k (St (Said.set2 A r d t)))); [intros t; symmetry; now apply g_is|].
  replace (H2 A i c r d) with (/ tau * (T' A i c r d / tau) * f' b k (St (Said.set2 A r d (A r d))) + C (Said.set2 A r d (A r d)) i c / tau * (C A r d / tau * f'' b k (St A)))
    by (rewrite St_same, C_same; unfold H2; field; lra).
  apply (is_derive_mult (fun t => C (Said.set2 A r d t) i c / tau) (fun t => f' b k (St (Said.set2 A r d t)))); [| |exact Rmult_comm].
  - apply (is_derive_ext (fun t => / tau * C (Said.set2 A r d t) i c)); [intros t; unfold Rdiv; apply Rmult_comm|]. apply is_derive_scal. now apply cov_any.
  - apply (is_derive_comp (f' b k) (fun t => St (Said.set2 A r d t))); [rewrite St_same; now apply f'_derive | now apply attended_d].
Qed.
Lemma second_is A i c r d : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> (1 <= r <= k)%nat -> (1 <= d <= 2)%nat ->
  Derive (fun t => g (Said.set2 A r d t) i c) (A r d) = H2 A i c r d.
Proof. intros. apply is_derive_unique. now apply g_d. Qed.

(** The attended sum divided by k. *)
Definition v (A : nat -> nat -> R) : R := St A / INR k.
Lemma k_pos : 0 < INR k.
Proof. apply lt_0_INR. lia. Qed.
Lemma v_d A i c : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> is_derive (fun t => v (Said.set2 A i c t)) (A i c) (C A i c / (tau * INR k)).
Proof.
  intros Hi Hc. assert (K := k_pos). replace (C A i c / (tau * INR k)) with (/ INR k * (C A i c / tau)) by (field; lra).
  apply (is_derive_ext (fun t => / INR k * St (Said.set2 A i c t))); [intros t; unfold v, Rdiv; apply Rmult_comm|]. apply is_derive_scal. now apply attended_d.
Qed.
Definition gv A i c : R := Derive (fun t => v (Said.set2 A i c t)) (A i c).
Lemma gv_is A i c : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> gv A i c = C A i c / (tau * INR k).
Proof. intros. apply is_derive_unique. now apply v_d. Qed.
Lemma gv_d A i c r d : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> (1 <= d <= 2)%nat ->
  is_derive (fun t => gv (Said.set2 A r d t) i c) (A r d) (T' A i c r d / (tau ^ 2 * INR k)).
Proof.
  intros Hi Hc Hd. assert (K := k_pos). apply (is_derive_ext (fun t => / (tau * INR k) * C (Said.set2 A r d t) i c)); [intros t; rewrite gv_is by assumption; unfold Rdiv; apply Rmult_comm|].
  replace (T' A i c r d / (tau ^ 2 * INR k)) with (/ (tau * INR k) * (T' A i c r d / tau)) by (field; lra). apply is_derive_scal. now apply cov_any.
Qed.
Lemma steep_is s : Derive (fun v => f k b (INR k * v)) s = INR k * f' b k (INR k * s).
Proof. now apply Displays14.outer_eq. Qed.
Definition steep A := Derive (fun s => f k b (INR k * s)) (v A).
Lemma steep_d A r d : (1 <= r <= k)%nat -> (1 <= d <= 2)%nat -> is_derive (fun t => steep (Said.set2 A r d t)) (A r d) (INR k * (C A r d / tau * f'' b k (St A))).
Proof.
  intros Hr Hd. assert (K := k_pos). apply (is_derive_ext (fun t => INR k * f' b k (St (Said.set2 A r d t)))).
  { intros t. unfold steep. rewrite steep_is. unfold v. f_equal. f_equal. field. lra. }
  apply is_derive_scal. apply (is_derive_comp (f' b k) (fun t => St (Said.set2 A r d t))); [rewrite St_same; now apply f'_derive | now apply attended_d].
Qed.

(** Bounds. *)
Lemma C_bound A i c : (1 <= c <= 2)%nat -> Rabs (C A i c) <= 1 / 2.
Proof.
  intros Hc. assert (Q := cov_bit_position n tau x Hn (heads A i)).
  assert (P1 := pow2_ge_0 (cov n (gamma n tau (heads A i)) (bit x) (u1 n))). assert (P2 := pow2_ge_0 (cov n (gamma n tau (heads A i)) (bit x) (u2 n))).
  assert (S : C A i c ^ 2 <= (1 / 2) ^ 2) by (unfold C; destruct (one_or_two c Hc) as [-> | ->]; unfold vec; cbn [Nat.eqb]; lra).
  apply Rabs_le. split; nra.
Qed.
Lemma T_bound A i c : (1 <= c <= 2)%nat -> Rabs (T A i c c) <= kap.
Proof.
  intros Hc. apply third_abs.
  - intros; left; now apply gamma_pos.
  - now apply gamma_sum.
  - intros; apply bit_01.
  - intros p _. assert (U := unit_vectors n p). assert (P1 := pow2_ge_0 (u1 n p)). assert (P2 := pow2_ge_0 (u2 n p)).
    destruct (one_or_two c Hc) as [-> | ->]; unfold vec; cbn [Nat.eqb]; lra.
Qed.
Lemma kap_small : 0 <= kap <= 2 / 5.
Proof.
  assert (K := kap_ge). split; [lra|]. unfold kap. assert (P : 5 / 3 <= sqrt 3).
  { rewrite <- (sqrt_pow2 (5 / 3)) by lra. apply sqrt_le_1_alt. lra. }
  apply (Rmult_le_reg_r (3 * sqrt 3)); [lra|]. replace (2 / (3 * sqrt 3) * (3 * sqrt 3)) with 2 by (field; lra). lra.
Qed.
Lemma slope_small s : Rabs (f' b k s) <= 4 * INR k.
Proof. now apply slope_bound. Qed.
Lemma curve_small s : Rabs (f'' b k s) <= 4 * INR k / sqrt b.
Proof. now apply curvature_bound. Qed.
Lemma cross_small A i c r d : (1 <= c <= 2)%nat -> (1 <= d <= 2)%nat -> Rabs (C A i c / tau * (C A r d / tau) * f'' b k (St A)) <= INR k / (sqrt b * tau ^ 2).
Proof.
  intros Hc Hd. replace (C A i c / tau * (C A r d / tau) * f'' b k (St A)) with (/ tau ^ 2 * (C A i c * C A r d * f'' b k (St A))) by (field; lra).
  assert (R0 : 0 < sqrt b) by now apply sqrt_lt_R0. assert (K := k_pos). assert (T2 : 0 < tau ^ 2) by (apply pow_lt; exact Ht).
  replace (INR k / (sqrt b * tau ^ 2)) with (/ tau ^ 2 * (1 / 2 * (1 / 2) * (4 * INR k / sqrt b))) by (field; lra).
  rewrite Rabs_mult, (Rabs_pos_eq (/ tau ^ 2)) by (left; now apply Rinv_0_lt_compat). apply Rmult_le_compat_l; [left; now apply Rinv_0_lt_compat|].
  rewrite !Rabs_mult. apply Rmult_le_compat; [apply Rmult_le_pos; apply Rabs_pos | apply Rabs_pos | | apply curve_small].
  apply Rmult_le_compat; try apply Rabs_pos; now apply C_bound.
Qed.
End Second.

(** * As they are generated *)
Ltac slopes := idtac; lazymatch goal with
  | |- ex_derive (fun t => Derive (fun s => ?y ?n ?k ?tau ?b ?x (Said.set2 _ ?i ?c s)) _) (?A ?r ?d) =>
      eexists; exact (g_d n k tau b x ltac:(arith) ltac:(arith) ltac:(arith) ltac:(arith) A i c r d ltac:(arith) ltac:(arith) ltac:(arith) ltac:(arith))
  | |- ex_derive (fun t => Derive (fun s => ?y ?n ?k ?tau ?x (Said.set2 _ ?i ?c s)) _) (?A ?r ?d) =>
      eexists; exact (gv_d n k tau x ltac:(arith) ltac:(arith) ltac:(arith) A i c r d ltac:(arith) ltac:(arith) ltac:(arith))
  | |- ex_derive (fun t => ?y ?k ?b (?v ?n ?k ?tau ?x (Said.set2 ?A ?r ?d t))) _ =>
      eexists; exact (steep_d n k tau b x ltac:(arith) ltac:(arith) ltac:(arith) ltac:(arith) A r d ltac:(arith) ltac:(arith))
  | |- ex_derive (fun t => ?y ?n ?k ?tau ?b ?x (Said.set2 ?A ?i ?c t)) _ => apply ex_yhat; arith
  | |- ex_derive (fun t => ?y ?n ?k ?tau ?x (Said.set2 ?A ?i ?c t)) _ =>
      eexists; exact (v_d n k tau x ltac:(arith) ltac:(arith) ltac:(arith) A i c ltac:(arith) ltac:(arith))
  | |- ex_derive (fun v => _ ?k ?b (INR ?k * v)) _ => apply ex_steep; arith
  end.
Theorem cross_zero : Said.said_lemma_14_cross_zero.statement.
Proof.
  hnf. intros n k tau b x A i r _ Hi Hr [Hkn Hk] [Ht _] Hb N.
  assert (Z : forall c d, (1 <= c <= 2)%nat -> (1 <= d <= 2)%nat -> Derive (fun t => gv n k tau x (Said.set2 A r d t) i c) (A r d) = 0).
  { intros c d Hc Hd. apply is_derive_unique. replace 0 with (T' n tau x A i c r d / (tau ^ 2 * INR k)).
    - apply gv_d; (assumption || lia).
    - unfold T'. destruct (Nat.eqb_spec i r); [contradiction|]. unfold Rdiv. apply Rmult_0_l. }
  assert (O : (1 <= 1 <= 2)%nat) by lia. assert (W : (1 <= 2 <= 2)%nat) by lia.
  exact (conj (Z 1%nat 1%nat O O) (conj (Z 2%nat 2%nat W W) (conj (Z 1%nat 2%nat O W) (Z 2%nat 1%nat W O)))).
Qed.
Theorem cross_zero_means : Said.said_lemma_14_cross_zero.statement_means.
Proof. companion slopes. Qed.

Theorem cross_bound : Said.said_lemma_14_cross_bound.statement.
Proof.
  hnf. intros n k tau b x A i r _ Hi Hr [Hkn Hk] [Ht _] Hb N. assert (O : (1 <= 1 <= 2)%nat) by lia. assert (Hn : (1 <= n)%nat) by lia.
  change (Rabs (Derive (fun t => g n k tau b x (Said.set2 A r 1 t) i 1) (A r 1%nat)) <= 32 * INR k ^ 2 / (tau ^ 2 * sqrt b)).
  rewrite (second_is n k tau b x Hn Hk Ht Hb A i 1 r 1 Hi O Hr O). unfold H2, T'. destruct (Nat.eqb_spec i r); [contradiction|].
  unfold Rdiv at 1. rewrite !Rmult_0_l, Rplus_0_l. eapply Rle_trans; [exact (cross_small n k tau b x Hn Hk Ht Hb A i 1 r 1 O O)|].
  assert (K : 1 <= INR k) by (apply (le_INR 1); lia). assert (R0 := sqrt_lt_R0 b Hb). assert (T2 : 0 < tau ^ 2) by (apply pow_lt; exact Ht).
  rewrite (Rmult_comm (sqrt b)). apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat, Rmult_lt_0_compat; assumption | nra].
Qed.
Theorem cross_bound_means : Said.said_lemma_14_cross_bound.statement_means.
Proof. companion slopes. all: apply Rgt_not_eq, Rmult_lt_0_compat; [apply pow_lt; lra | apply sqrt_lt_R0; lra]. Qed.

Lemma gv_eq n k tau x A i c r d : (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> (1 <= d <= 2)%nat ->
  Derive (fun t => gv n k tau x (Said.set2 A r d t) i c) (A r d) = T' n tau x A i c r d / (tau ^ 2 * INR k).
Proof. intros. apply is_derive_unique. now apply gv_d. Qed.
Lemma steep_eq n k tau b x A r d : (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> 0 < b -> (1 <= r <= k)%nat -> (1 <= d <= 2)%nat ->
  Derive (fun t => steep n k tau b x (Said.set2 A r d t)) (A r d) = INR k * (C n tau x A r d / tau * f'' b k (St n k tau x A)).
Proof. intros. apply is_derive_unique. now apply steep_d. Qed.
Theorem product_rule : Said.said_lemma_14_product_rule.statement.
Proof.
  hnf. intros n k tau b x A i _ Hi [Hkn Hk] [Ht _] Hb. assert (O : (1 <= 1 <= 2)%nat) by lia. assert (Hn : (1 <= n)%nat) by lia.
  change (Derive (fun t => g n k tau b x (Said.set2 A i 1 t) i 1) (A i 1%nat)
    = steep n k tau b x A * Derive (fun t => gv n k tau x (Said.set2 A i 1 t) i 1) (A i 1%nat) + Derive (fun t => steep n k tau b x (Said.set2 A i 1 t)) (A i 1%nat) * gv n k tau x A i 1).
  rewrite (second_is n k tau b x Hn Hk Ht Hb A i 1 i 1 Hi O Hi O). rewrite gv_eq by assumption.
  rewrite steep_eq, gv_is by assumption.
  assert (K : 0 < INR k) by (apply lt_0_INR; lia). unfold steep. rewrite steep_is by assumption. unfold v, H2. replace (INR k * (St n k tau x A / INR k)) with (St n k tau x A) by (field; lra). field. lra.
Qed.
Theorem product_rule_means : Said.said_lemma_14_product_rule.statement_means.
Proof. companion slopes. Qed.

Theorem one_factor : Said.said_lemma_14_second_derivative_bound_one_factor.statement.
Proof.
  hnf. intros n k tau b x A i _ Hi [Hkn Hk] [Ht _] Hb. assert (O : (1 <= 1 <= 2)%nat) by lia. assert (Hn : (1 <= n)%nat) by lia.
  change (Rabs (Derive (fun t => gv n k tau x (Said.set2 A i 1 t) i 1) (A i 1%nat)) <= 5 / (tau ^ 2 * INR k)).
  rewrite gv_eq by assumption. unfold T'. rewrite Nat.eqb_refl.
  assert (B : Rabs (T n tau x A i 1 1) <= kap) by (eapply T_bound; eassumption). assert (Q := kap_small). assert (P : 0 < tau ^ 2 * INR k) by (apply Rmult_lt_0_compat; [apply pow_lt; exact Ht | apply lt_0_INR; lia]).
  unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ _)) by (left; now apply Rinv_0_lt_compat). apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | lra].
Qed.
Theorem one_factor_means : Said.said_lemma_14_second_derivative_bound_one_factor.statement_means.
Proof. companion slopes. apply Rgt_not_eq, Rmult_lt_0_compat; [apply pow_lt; lra | apply lt_0_INR; lia]. Qed.

Theorem mixed_bound : Said.said_lemma_14_mixed_bound.statement.
Proof.
  hnf. intros n k tau b x A i _ Hi [Hkn Hk] [Ht _] Hb. assert (O : (1 <= 1 <= 2)%nat) by lia. assert (Hn : (1 <= n)%nat) by lia.
  change (Rabs (Derive (fun t => steep n k tau b x (Said.set2 A i 1 t)) (A i 1%nat)) <= 16 * INR k ^ 3 / (tau * sqrt b)).
  rewrite steep_eq by assumption.
  assert (K : 1 <= INR k) by (apply (le_INR 1); lia). assert (R0 := sqrt_lt_R0 b Hb). assert (B : Rabs (C n tau x A i 1) <= 1 / 2) by (eapply C_bound; eassumption). assert (D : Rabs (f'' b k (St n k tau x A)) <= 4 * INR k / sqrt b) by (apply curvature_bound; assumption).
  replace (16 * INR k ^ 3 / (tau * sqrt b)) with (INR k * (/ tau * (INR k * (16 * INR k / sqrt b)))) by (field; lra).
  replace (INR k * (C n tau x A i 1 / tau * f'' b k (St n k tau x A))) with (INR k * (/ tau * (C n tau x A i 1 * f'' b k (St n k tau x A)))) by (field; lra).
  rewrite Rabs_mult, (Rabs_pos_eq (INR k)) by lra. apply Rmult_le_compat_l; [lra|]. assert (T0 := Rinv_0_lt_compat tau Ht).
  rewrite Rabs_mult, (Rabs_pos_eq (/ tau)) by lra. apply Rmult_le_compat_l; [lra|]. rewrite Rabs_mult.
  apply Rmult_le_compat; [apply Rabs_pos | apply Rabs_pos | lra|]. eapply Rle_trans; [exact D|]. apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | lra].
Qed.
Theorem mixed_bound_means : Said.said_lemma_14_mixed_bound.statement_means.
Proof. companion slopes. all: apply Rgt_not_eq, Rmult_lt_0_compat; [lra | apply sqrt_lt_R0; lra]. Qed.

Lemma entry_small n k tau b x A i c : (1 <= n)%nat -> (1 <= k)%nat -> 0 < tau -> 0 < b -> (1 <= i <= k)%nat -> (1 <= c <= 2)%nat ->
  Rabs (H2 n k tau b x A i c i c) <= (4 * kap * INR k + INR k / sqrt b) / tau ^ 2.
Proof.
  intros Hn Hk Ht Hb Hi Hc. unfold H2, T'. rewrite Nat.eqb_refl. eapply Rle_trans; [apply Rabs_triang|].
  assert (X := cross_small n k tau b x Hn Hk Ht Hb A i c i c Hc Hc). assert (B : Rabs (T n tau x A i c c) <= kap) by (eapply T_bound; eassumption). assert (D : Rabs (f' b k (St n k tau x A)) <= 4 * INR k) by (apply slope_bound; assumption).
  assert (T2 : 0 < tau ^ 2) by (apply pow_lt; exact Ht). assert (R0 := sqrt_lt_R0 b Hb). assert (Q := kap_small).
  replace ((4 * kap * INR k + INR k / sqrt b) / tau ^ 2) with (kap / tau ^ 2 * (4 * INR k) + INR k / (sqrt b * tau ^ 2)) by (field; lra).
  apply Rplus_le_compat; [|exact X]. rewrite Rabs_mult. apply Rmult_le_compat; [apply Rabs_pos | apply Rabs_pos | | exact D].
  unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ _)) by (left; now apply Rinv_0_lt_compat). apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | exact B].
Qed.
Lemma kap_sharp : kap <= 38492 / 100000.
Proof.
  unfold kap. assert (P : 17320 / 10000 <= sqrt 3). { rewrite <- (sqrt_pow2 (17320 / 10000)) by lra. apply sqrt_le_1_alt. lra. }
  apply (Rmult_le_reg_r (3 * sqrt 3)); [lra|]. replace (2 / (3 * sqrt 3) * (3 * sqrt 3)) with 2 by (field; lra). lra.
Qed.
Theorem entry_bound : Said.said_lemma_14_entry_bound_small_smoothing.statement.
Proof.
  hnf. intros n k tau b x A i _ Hi [Hkn Hk] [Ht _] [Hb Hc]. assert (O : (1 <= 1 <= 2)%nat) by lia. assert (Hn : (1 <= n)%nat) by lia.
  change (Rabs (Derive (fun t => g n k tau b x (Said.set2 A i 1 t) i 1) (A i 1%nat)) <= 20 / tau ^ 2 + 32 * INR k ^ 2 / (tau ^ 2 * sqrt b)).
  rewrite (second_is n k tau b x Hn Hk Ht Hb A i 1 i 1 Hi O Hi O). eapply Rle_trans; [now apply entry_small|].
  assert (K : 1 <= INR k) by (apply (le_INR 1); lia). assert (R0 := sqrt_lt_R0 b Hb). assert (T2 : 0 < tau ^ 2) by (apply pow_lt; exact Ht).
  assert (R1 : sqrt b <= 1000).
  { rewrite <- (sqrt_pow2 1000) by lra. apply sqrt_le_1_alt. eapply Rle_trans; [exact Hc|]. unfold Said.said_lemma_14_entry_bound_small_smoothing.v_ceiling. rewrite pow_INR. simpl. lra. }
  replace (20 / tau ^ 2 + 32 * INR k ^ 2 / (tau ^ 2 * sqrt b)) with ((20 + 32 * INR k ^ 2 * / sqrt b) / tau ^ 2) by (field; lra).
  apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|]. assert (W : / 1000 <= / sqrt b) by (apply Rinv_le_contravar; lra). unfold Rdiv.
  set (w := / sqrt b) in *. assert (S := kap_sharp). assert (Q := kap_small).
  assert (E : INR k * w <= INR k ^ 2 * w) by (assert (INR k <= INR k ^ 2) by nra; apply Rmult_le_compat_r; lra).
  assert (E2 : 31 / 1000 * INR k ^ 2 <= 31 * INR k ^ 2 * w) by (assert (0 <= INR k ^ 2) by apply pow2_ge_0; nra).
  assert (P : 0 <= INR k ^ 2 - 50 * INR k + 625) by (replace (INR k ^ 2 - 50 * INR k + 625) with ((INR k - 25) ^ 2) by ring; apply pow2_ge_0).
  assert (F : 4 * kap * INR k <= 155 / 100 * INR k) by (apply Rmult_le_compat_r; lra). lra.
Qed.
Theorem entry_bound_means : Said.said_lemma_14_entry_bound_small_smoothing.statement_means.
Proof. companion slopes. all: apply Rgt_not_eq, Rmult_lt_0_compat; [apply pow_lt; lra | apply sqrt_lt_R0; lra]. Qed.

Section Product.
Variables (n k : nat) (tau b : R) (x : nat -> bool).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Hk : (1 <= k)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Definition yg A i c := yhat n k tau b x (heads A) * g n k tau b x A i c.
Lemma yg_d A i c r d : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> (1 <= r <= k)%nat -> (1 <= d <= 2)%nat ->
  is_derive (fun t => yg (Said.set2 A r d t) i c) (A r d) (g n k tau b x A r d * g n k tau b x A i c + yhat n k tau b x (heads A) * H2 n k tau b x A i c r d).
Proof.
  intros Hi Hc Hr Hd. assert (Y := output_d n k tau b x Hn Hk Ht Hb A r d Hr Hd). rewrite <- (g_is n k tau b x Hn Hk Ht Hb A r d Hr Hd) in Y.
  assert (G := g_d n k tau b x Hn Hk Ht Hb A i c r d Hi Hc Hr Hd).
  assert (M := is_derive_mult _ _ _ _ _ Y G Rmult_comm). cbv beta in M. rewrite !set_same in M.
  replace (g n k tau b x (Said.set2 A r d (A r d)) i c) with (g n k tau b x A i c) in M; [exact M|].
  rewrite !g_is by assumption. now rewrite C_same, St_same.
Qed.
Lemma yg_eq A i c r d : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> (1 <= r <= k)%nat -> (1 <= d <= 2)%nat ->
  Derive (fun t => yg (Said.set2 A r d t) i c) (A r d) = g n k tau b x A r d * g n k tau b x A i c + yhat n k tau b x (heads A) * H2 n k tau b x A i c r d.
Proof. intros. apply is_derive_unique. now apply yg_d. Qed.
End Product.
Theorem product_16 : Said.said_lemma_16_product_rule_one_component.statement.
Proof.
  hnf. intros n k tau b x A i _ Hi [Hkn Hk] [Ht _] Hb. assert (O : (1 <= 1 <= 2)%nat) by lia. assert (Hn : (1 <= n)%nat) by lia.
  change (Derive (fun t => yg n k tau b x (Said.set2 A i 1 t) i 1) (A i 1%nat)
    = yhat n k tau b x (heads A) * Derive (fun t => g n k tau b x (Said.set2 A i 1 t) i 1) (A i 1%nat) + g n k tau b x A i 1 ^ 2).
  rewrite yg_eq, second_is by assumption. ring.
Qed.
Ltac products := idtac; lazymatch goal with
  | |- ex_derive (fun t => _ * Derive (fun s => ?y ?n ?k ?tau ?b ?x (Said.set2 _ ?i ?c s)) _) (?A ?r ?d) =>
      eexists; exact (yg_d n k tau b x ltac:(arith) ltac:(arith) ltac:(arith) ltac:(arith) A i c r d ltac:(arith) ltac:(arith) ltac:(arith) ltac:(arith))
  | _ => slopes
  end.
Theorem product_16_means : Said.said_lemma_16_product_rule_one_component.statement_means.
Proof. companion products. Qed.
