(** The statements as they are generated from their formulas follow from ours. *)
From Coq Require Import Reals Lra Lia ZArith.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Lemma15 Lemma14 Defined.
From Parity Require Said Lemma15Steps Smooth Lemma16 FeedForward Refuted Thm5Printed Displays14 LossGradient Unreached Appendix Theorems AnyHeads Identification LuckyDraw Draws FrozenInstance OneBitSmoothed.
Open Scope R_scope.

(** An array of entries as a list of heads. *)
Definition heads (A : nat -> nat -> R) (i : nat) : head := Head (A i 1%nat) (A i 2%nat).

Lemma yhat_ext n k tau b x A A' : (forall i, A i = A' i) -> yhat n k tau b x A = yhat n k tau b x A'.
Proof. intros E. unfold yhat, attended. f_equal. apply Sum_ext. intros i _. now rewrite E. Qed.
Lemma set_1 n k tau b x A i t :
  yhat n k tau b x (heads (Said.set2 A i 1 t)) = yhat n k tau b x (set13 (heads A) i t).
Proof. apply yhat_ext. intros j. unfold heads, Said.set2, set13; simpl. destruct (Nat.eqb j i); reflexivity. Qed.
Lemma set_2 n k tau b x A i t :
  yhat n k tau b x (heads (Said.set2 A i 2 t)) = yhat n k tau b x (set14 (heads A) i t).
Proof. apply yhat_ext. intros j. unfold heads, Said.set2, set14; simpl. destruct (Nat.eqb j i); reflexivity. Qed.
Lemma D_1 n k tau b x A i :
  Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 1 t))) (A i 1%nat) = grad13 n k tau b x (heads A) i.
Proof. apply Derive_ext. intros t. apply set_1. Qed.
Lemma D_2 n k tau b x A i :
  Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 2 t))) (A i 2%nat) = grad14 n k tau b x (heads A) i.
Proof. apply Derive_ext. intros t. apply set_2. Qed.
Lemma ex_1 n k tau b x A i : (1 <= n)%nat -> 0 < tau -> 0 < b -> (1 <= i <= k)%nat ->
  ex_derive (fun t => yhat n k tau b x (heads (Said.set2 A i 1 t))) (A i 1%nat).
Proof.
  intros Hn Ht Hb Hi. destruct (gradient_defined n k tau b x (heads A) Hn Ht Hb i Hi) as [E _].
  eapply ex_derive_ext; [|exact E]. intros t. symmetry. apply set_1.
Qed.
Lemma ex_2 n k tau b x A i : (1 <= n)%nat -> 0 < tau -> 0 < b -> (1 <= i <= k)%nat ->
  ex_derive (fun t => yhat n k tau b x (heads (Said.set2 A i 2 t))) (A i 2%nat).
Proof.
  intros Hn Ht Hb Hi. destruct (gradient_defined n k tau b x (heads A) Hn Ht Hb i Hi) as [_ E].
  eapply ex_derive_ext; [|exact E]. intros t. symmetry. apply set_2.
Qed.

(** What holds for every array holds near one. *)
Lemma nearby (P : R -> Prop) (t : R) : (forall s, P s) -> locally t P.
Proof. intros H. apply filter_forall. exact H. Qed.

(** Everything in the output is defined, in the words of the prelude. *)
Lemma weight_fine n tau A k i p : (1 <= n)%nat -> 0 < tau -> (1 <= i <= k)%nat -> Said.said_lemma_15.ok_gamma n tau A k i p.
Proof.
  intros Hn Ht Hi. assert (N := n_nonzero n Hn).
  assert (S : forall q, Said.said_lemma_15.ok_mass n tau A k i q) by (intros q; split; [split; [exact Hi | split; exact N] | lra]).
  split; [apply S | split; [intros q _; apply S|]].
  apply Rgt_not_eq. apply (Sum_pos n (fun j => exp (score n (heads A i) j / tau)) Hn). intros. apply exp_pos.
Qed.
Lemma yhat_fine n k tau b x A : (1 <= n)%nat -> 0 < tau -> 0 <= b -> Said.said_lemma_15.ok_yhat n k tau b x A.
Proof.
  intros Hn Ht Hb. split.
  - intros i Hi p Hp. split; [exact Hp | now apply weight_fine].
  - intros q _. split; [exact I | split; [exact I|]]. red.
    assert (H := pow2_ge_0 (Said.said_lemma_15.v_level (Said.said_lemma_15.v_attended n k tau x A) q)). lra.
Qed.

Theorem said_lemma_15_repair : Said.said_lemma_15_repair.statement.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] Ht Hb.
  exact (Lemma15.lemma_15_repair n k tau b x (heads A) (heads A') ltac:(lia) Hk Ht Hb).
Qed.
Theorem said_lemma_15_repair_means : Said.said_lemma_15_repair.statement_means.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] Ht Hb. split; [apply yhat_fine; (lia || lra)|]. split; [apply yhat_fine; (lia || lra)|].
  split; [|intros; now split]. split; [apply pos_INR | lra].
Qed.

(** The difference of two gradients, as generated. *)
Definition step n k tau b x (A A' : nat -> nat -> R) : R :=
  sqrt (Sum k (fun i =>
    (Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 1 t))) (A i 1%nat)
     - Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i 1 t))) (A' i 1%nat)) ^ 2
    + (Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 2 t))) (A i 2%nat)
       - Derive (fun t => yhat n k tau b x (heads (Said.set2 A' i 2 t))) (A' i 2%nat)) ^ 2)).
Lemma step_is n k tau b x A A' : step n k tau b x A A' =
  norm2 k (fun i => grad13 n k tau b x (heads A) i - grad13 n k tau b x (heads A') i)
          (fun i => grad14 n k tau b x (heads A) i - grad14 n k tau b x (heads A') i).
Proof. unfold step, norm2. f_equal. apply Sum_ext. intros i _. now rewrite !D_1, !D_2. Qed.

Theorem said_lemma_14 : Said.said_lemma_14.statement.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] Ht Hb.
  change (step n k tau b x A A' <= lemma_14_constant n k tau b * dist k (heads A) (heads A')).
  rewrite step_is. apply Smooth.literal; [lia | exact Ht | exact Hb].
Qed.
Lemma gradients_fine n k tau b x A A' : (1 <= k <= n)%nat -> 0 < tau -> 0 < b ->
  forall i c : nat, (1 <= i <= k)%nat -> (1 <= c <= 2)%nat ->
  locally (A i c) (fun t => Said.said_lemma_15.ok_yhat n k tau b x (Said.set2 A i c t)) /\ (1 <= i <= k)%nat /\ (1 <= c <= 2)%nat /\
  ex_derive (fun t => yhat n k tau b x (heads (Said.set2 A i c t))) (A i c) /\
  locally (A' i c) (fun t => Said.said_lemma_15.ok_yhat n k tau b x (Said.set2 A' i c t)) /\
  ex_derive (fun t => yhat n k tau b x (heads (Said.set2 A' i c t))) (A' i c).
Proof.
  intros Hk Ht Hb i c Hi Hc. split; [apply nearby; intros; apply yhat_fine; (lia || lra)|]. split; [exact Hi | split; [exact Hc|]].
  assert (C : c = 1%nat \/ c = 2%nat) by lia.
  destruct C as [-> | ->].
  - split; [apply ex_1; (lia || lra)|]. split; [apply nearby; intros; apply yhat_fine; (lia || lra)|]. apply ex_1; (lia || lra).
  - split; [apply ex_2; (lia || lra)|]. split; [apply nearby; intros; apply yhat_fine; (lia || lra)|]. apply ex_2; (lia || lra).
Qed.
Theorem said_lemma_15 : Said.said_lemma_15.statement.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] Ht Hb.
  destruct (Lemma15Steps.literal n k tau b x (heads A) (heads A') ltac:(lia) Hk Ht Hb) as [L G]. split; [exact L|].
  eapply Rle_trans; [|exact G]. right. unfold norm2. f_equal. apply Sum_ext. intros i _. rewrite <- D_1, <- D_2. reflexivity.
Qed.
Theorem said_lemma_15_means : Said.said_lemma_15.statement_means.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] [Ht Ht1] Hb. split; [apply yhat_fine; (lia || lra)|]. split; [apply yhat_fine; (lia || lra)|].
  split; [split; [apply Theorems.twice_pos | lra]|]. split; [intros; now split|]. intros i c Hi Hc.
  destruct (gradients_fine n k tau b x A A (conj Hk Hkn) Ht Hb i c Hi Hc) as (E1 & E2 & E3 & E4 & _). exact (conj E1 (conj E2 (conj E3 E4))).
Qed.

Lemma constant_fine tau b : 0 < tau -> 0 < b -> tau ^ 2 <> 0 /\ 0 <= b /\ tau ^ 2 * sqrt b <> 0.
Proof. intros. split; [now apply square_nonzero | split; [lra | now apply Theorems.square_root_nonzero]]. Qed.

Theorem said_lemma_14_means : Said.said_lemma_14.statement_means.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] [Ht Ht1] Hb. do 2 (split; [apply yhat_fine; (lia || lra)|]).
  split; [exact (gradients_fine n k tau b x A A' (conj Hk Hkn) Ht Hb)|]. split; [now apply constant_fine | intros; now split].
Qed.

Theorem said_lemma_6_lemma_14 : Said.said_lemma_6_lemma_14.statement.
Proof. exact said_lemma_14. Qed.
Theorem said_lemma_6_lemma_14_means : Said.said_lemma_6_lemma_14.statement_means.
Proof. exact said_lemma_14_means. Qed.

Theorem said_lemma_6 : Said.said_lemma_6.statement.
Proof.
  intros n k tau b [Hkn Hk] Ht Hb. exists (lemma_14_constant n k tau b). split.
  - assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia). assert (T2 : 0 < tau ^ 2) by (apply pow_lt; lra). assert (Sb := sqrt_lt_R0 b Hb).
    unfold lemma_14_constant. apply Rmult_lt_0_compat; [lra|].
    apply Rplus_lt_0_compat; apply Rdiv_lt_0_compat; try lra; [assert (0 < INR k ^ 2) by (apply pow_lt; lra); lra | now apply Rmult_lt_0_compat].
  - intros x A A' W. exact (said_lemma_14 n k tau b x A A' W (conj Hkn Hk) Ht Hb).
Qed.
Theorem said_lemma_6_means : Said.said_lemma_6.statement_means.
Proof.
  intros n k tau b [Hkn Hk] [Ht Ht1] Hb w Hw x A A' _. do 2 (split; [apply yhat_fine; (lia || lra)|]).
  split; [exact (gradients_fine n k tau b x A A' (conj Hk Hkn) Ht Hb) | intros; now split].
Qed.

Theorem said_lemma_16_repair : Said.said_lemma_16_repair.statement.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] Ht Hb.
  assert (R := Lemma16.repair n k tau b x (heads A) (heads A') (conj Hk Hkn) Ht Hb).
  eapply Rle_trans; [|exact R]. right. unfold norm2. f_equal. apply Sum_ext. intros i _.
  rewrite <- !D_1, <- !D_2. reflexivity.
Qed.
Theorem said_lemma_16_repair_means : Said.said_lemma_16_repair.statement_means.
Proof.
  intros n k tau b x A A' _ [Hkn Hk] Ht Hb. do 2 (split; [apply yhat_fine; (lia || lra)|]). split.
  { intros i c Hi Hc. split; [apply yhat_fine; (lia || lra)|].
    destruct (gradients_fine n k tau b x A A' (conj Hk Hkn) Ht Hb i c Hi Hc) as (E1 & E2 & E3 & E4 & E5).
    do 4 (split; [assumption|]). split; [apply yhat_fine; (lia || lra) | exact E5]. }
  split; [|intros; now split]. red.
  repeat match goal with |- _ /\ _ => split end;
    first [exact Theorems.three_root_three | now apply root_nonzero | now apply square_nonzero | lra].
Qed.

Theorem said_lemma_15_entry_bound : Said.said_lemma_15_entry_bound.statement.
Proof.
  intros n k tau b x A i _ Hi [Hkn Hk] Ht Hb.
  destruct (Lemma15Steps.entry_bound n k tau b x (heads A) i (conj Hk Hkn) Ht Hb Hi) as [E1 E2].
  rewrite <- D_1 in E1. rewrite <- D_2 in E2.
  split; (eapply Rle_trans; [apply Rle_abs|]); [exact E1 | exact E2].
Qed.
Theorem said_lemma_15_entry_bound_means : Said.said_lemma_15_entry_bound.statement_means.
Proof.
  intros n k tau b x A i _. split; [exact I|]. intros Hi [Hkn Hk] [Ht Ht1] Hb.
  split; [apply nearby; intros; apply yhat_fine; (lia || lra)|]. split; [exact I|]. split; [exact Hi|]. split; [split; [apply le_n | apply le_S, le_n]|].
  split; [exact (ex_1 n k tau b x A i ltac:(lia) Ht Hb Hi)|]. split; [apply Rgt_not_eq, Ht|].
  split; [apply nearby; intros; apply yhat_fine; (lia || lra)|]. split; [exact I|].
  split; [split; [apply le_S, le_n | apply le_n]|]. exact (ex_2 n k tau b x A i ltac:(lia) Ht Hb Hi).
Qed.

Theorem said_prop_3_ffnn_formula : Said.said_prop_3_ffnn_formula.statement.
Proof.
  intros k s [_ Hs] _. assert (F := FeedForward.formula k s Hs). rewrite <- F. f_equal. apply Sum_ext. intros j Hj.
  unfold prop_3_coefficient, Said.said_prop_3_ffnn_formula.v_coefficient. f_equal. f_equal.
  rewrite minus_IZR, mult_IZR, <- INR_IZR_INZ. reflexivity.
Qed.
Theorem said_prop_3_ffnn_formula_means : Said.said_prop_3_ffnn_formula.statement_means.
Proof. intros k s _ _ j _. split; exact I. Qed.

Theorem said_lemma_8_part_ii_loss : Said.said_lemma_8_part_ii_loss.statement.
Proof.
  intros y t Hy _. assert (F := Refuted.loss_slope y t Hy). unfold lemma_8_loss_factor in F.
  unfold Said.said_lemma_8_part_ii_loss.v_loss_factor. simpl INR. replace (1 + 1 + 1 + 1) with 4 by ring. exact F.
Qed.
Theorem said_lemma_8_part_ii_loss_means : Said.said_lemma_8_part_ii_loss.statement_means.
Proof.
  intros y t _ _. split; [apply nearby; intros; exact I|]. split; [|split; exact I]. eexists. exact (LossGradient.loss_derive y t).
Qed.

Theorem said_thm_5_iteration_count : Said.said_thm_5_iteration_count.statement.
Proof.
  intros c eps s w t C [E _] Hs _ H Hi.
  assert (X := Thm5Printed.iteration_count c eps (fun n => c ^ n * s) C E ltac:(simpl; lra) ltac:(intros; simpl; lra) t Hi).
  cbv beta in X. lra.
Qed.
Theorem said_thm_5_iteration_count_means : Said.said_thm_5_iteration_count.statement_means.
Proof.
  intros c eps s w t C [E _] Hs _ H. split; [|intros; exact I]. exact (Theorems.thm_5_iteration_count_means c eps C E).
Qed.

Theorem said_lemma_14_activation_second_derivative : ~ Said.said_lemma_14_activation_second_derivative.statement.
Proof. intros H. apply Displays14.activation. intros b z Hb. exact (H b z Hb). Qed.
Theorem said_lemma_14_activation_second_derivative_means : Said.said_lemma_14_activation_second_derivative.statement_means.
Proof.
  intros b z Hb. destruct (Theorems.lemma_14_activation_means b z Hb) as (E1 & E2 & Z & R & F).
  split; [apply nearby; intros w; destruct (Theorems.lemma_14_activation_means b w Hb) as (D1 & _);
    split; [apply nearby; intros v; exact (proj1 (proj2 (proj2 (Theorems.lemma_14_activation_means b v Hb)))) | exact D1]|].
  split; [exact E2 | split; [exact Z | split; [exact R | exact F]]].
Qed.

(** Appendix A, by a long head. *)
Definition alone (h : head) (i c : nat) : R := if Nat.eqb c 1 then a13 h else a14 h.
Lemma nothing n : Said.Within n (fun _ => false).
Proof. intros p _. reflexivity. Qed.
Lemma nearest_fine n A k i p : (1 <= n)%nat -> (1 <= i <= k)%nat -> Said.said_appendix_a_setup_peak.ok_nearest n A k i p.
Proof.
  intros Hn Hi. assert (N := n_nonzero n Hn). assert (S : forall q, Said.said_appendix_a_setup_peak.ok_score n A k i q) by (intros q; split; [exact Hi | split; exact N]).
  split; [apply S | intros j _ _; split; apply S].
Qed.

Theorem said_appendix_a_setup_peak : ~ Said.said_appendix_a_setup_peak.statement.
Proof.
  intros (c2 & c1 & Hc & H). destruct (Appendix.long_head c1 c2 Hc) as (n & h & Hn & T & Top & Peak & _).
  destruct (H n 1%nat (c1 / INR n) (fun _ => false) (alone h) 1%nat 1%nat (nothing n) (conj (le_n 1) (le_n 1)) ltac:(lia) ltac:(lia) T eq_refl (fun j _ _ => Top j)) as [_ Cap].
  unfold Said.said_appendix_a_setup_peak.v_peak_upper in Cap. change (Said.said_appendix_a_setup_peak.v_gamma n (c1 / INR n) (alone h) 1 1) with (gamma n (c1 / INR n) h 1) in Cap. lra.
Qed.
Theorem said_appendix_a_setup_peak_means : Said.said_appendix_a_setup_peak.statement_means.
Proof.
  intros c2 c1 Hc n k tau x A i p _. split; [exact I|]. intros Hi Hp Hk Ht. unfold Said.said_appendix_a_setup_peak.v_H in Hi. split; [apply n_nonzero; lia|]. intros _.
  split; [apply nearest_fine; lia|]. intros _. split; [apply n_nonzero; lia|]. split; [|exact I]. apply weight_fine; (lia || lra).
Qed.

Theorem said_appendix_a_setup_near : ~ Said.said_appendix_a_setup_near.statement.
Proof.
  intros (c2 & c1 & Hc & H). destruct (Appendix.long_head c1 c2 Hc) as (n & h & Hn & T & Top & _ & Low).
  destruct (H n 1%nat (c1 / INR n) (fun _ => false) (alone h) 1%nat 1%nat (nothing n) (conj (le_n 1) (le_n 1)) ltac:(lia) ltac:(lia) T eq_refl (fun j _ _ => Top j)
    2%nat ltac:(lia) (conj (Nat.neq_succ_diag_l 1) (Appendix.neighbours n Hn))) as [Up _].
  unfold Said.said_appendix_a_setup_near.v_near_lower in Up. change (Said.said_appendix_a_setup_near.v_gamma n (c1 / INR n) (alone h) 1 2) with (gamma n (c1 / INR n) h 2) in Up. lra.
Qed.
Theorem said_appendix_a_setup_near_means : Said.said_appendix_a_setup_near.statement_means.
Proof.
  intros c2 c1 Hc n k tau x A i p _. split; [exact I|]. intros Hi Hp Hk Ht. unfold Said.said_appendix_a_setup_near.v_H in Hi. split; [apply n_nonzero; lia|]. intros _.
  split; [apply nearest_fine; lia|]. intros _. do 2 (split; [exact I|]). intros q Hq. split; [exact I|]. intros _. split; [exact I|]. split; [|exact I]. apply weight_fine; (lia || lra).
Qed.

Theorem said_appendix_a_setup_near_any_length : ~ Said.said_appendix_a_setup_near_any_length.statement.
Proof.
  intros G. destruct (G 8%nat ltac:(lia)) as (c2 & c1 & Hc & H). set (tau := c1 / INR 8). assert (T : 0 < tau) by (apply Rdiv_lt_0_compat; [|simpl]; lra).
  set (e := Rmin (1 / 2) (c2 * tau / 2)). assert (E0 : 0 < e) by (apply Rmin_glb_lt; [lra | nra]).
  assert (E1 : e <= 1 / 2) by apply Rmin_l. assert (E2 : e <= c2 * tau / 2) by apply Rmin_r.
  destruct (Unreached.sharp_head 8 1 tau e ltac:(lia) ltac:(lia) T ltac:(lra)) as (r & R0 & P). set (h := Head (r * u1 8 1) (r * u2 8 1)) in *.
  destruct (H 1%nat tau (fun _ => false) (alone h) 1%nat 1%nat (nothing 8) (conj (le_n 1) (le_n 1)) ltac:(lia) ltac:(lia) T eq_refl
    (fun j _ _ => Appendix.on_ray 8 1 r j ltac:(lia) R0)) as [_ Band].
  destruct (Band 2%nat ltac:(lia) (conj (Nat.neq_succ_diag_l 1) (Appendix.neighbours 8 (le_n 8)))) as [Up _].
  unfold Said.said_appendix_a_setup_near_any_length.v_near_lower in Up.
  change (Said.said_appendix_a_setup_near_any_length.v_gamma 8 tau (alone h) 1 2) with (gamma 8 tau h 2) in Up.
  assert (L := Appendix.other_small 8 tau h 1 2 e ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia) P). nra.
Qed.
Theorem said_appendix_a_setup_near_any_length_means : Said.said_appendix_a_setup_near_any_length.statement_means.
Proof.
  intros n Hn c2 c1 Hc k tau x A i p _. split; [exact I|]. intros Hi Hp Hk Ht. unfold Said.said_appendix_a_setup_near_any_length.v_H in Hi. split; [apply n_nonzero; lia|]. intros _.
  split; [apply nearest_fine; lia|]. intros _. do 2 (split; [exact I|]). intros q Hq. split; [exact I|]. intros _. split; [exact I|]. split; [|exact I]. apply weight_fine; (lia || lra).
Qed.

(** Our own statements, proved in their files as they are generated. *)
Definition said_thm_11_any_heads : Said.said_thm_11_any_heads.statement := AnyHeads.any_heads.
Definition said_thm_11_any_heads_means : Said.said_thm_11_any_heads.statement_means := AnyHeads.any_heads_means.
Definition said_thm_11_any_heads_every_size : Said.said_thm_11_any_heads_every_size.statement := AnyHeads.any_heads_every_size.
Definition said_thm_11_any_heads_every_size_means : Said.said_thm_11_any_heads_every_size.statement_means := AnyHeads.any_heads_every_size_means.
Definition said_thm_11_any_heads_euclidean : Said.said_thm_11_any_heads_euclidean.statement := AnyHeads.any_heads_euclidean.
Definition said_thm_11_any_heads_euclidean_means : Said.said_thm_11_any_heads_euclidean.statement_means := AnyHeads.any_heads_euclidean_means.
Definition said_identification : Said.said_identification.statement := Identification.identification.
Definition said_identification_means : Said.said_identification.statement_means := Identification.identification_means.
Definition said_identification_path : Said.said_identification_path.statement := Identification.identification_path.
Definition said_identification_path_means : Said.said_identification_path.statement_means := Identification.identification_path_means.
Definition said_identification_component : Said.said_identification_component.statement := Identification.identification_component.
Definition said_identification_component_means : Said.said_identification_component.statement_means := Identification.identification_component_means.
Definition said_thm_5_frozen : Said.said_thm_5_frozen.statement := LuckyDraw.frozen_descent.
Definition said_thm_5_frozen_means : Said.said_thm_5_frozen.statement_means := LuckyDraw.frozen_descent_means.
Definition said_thm_5_frozen_draws : Said.said_thm_5_frozen_draws.statement := Draws.lucky_draws.
Definition said_thm_5_frozen_draws_means : Said.said_thm_5_frozen_draws.statement_means := Draws.lucky_draws_means.
Definition said_thm_5_frozen_instance : Said.said_thm_5_frozen_instance.statement := FrozenInstance.frozen_instance.
Definition said_thm_5_frozen_instance_means : Said.said_thm_5_frozen_instance.statement_means := FrozenInstance.frozen_instance_means.
Definition said_thm_5_one_bit_smoothed : Said.said_thm_5_one_bit_smoothed.statement := OneBitSmoothed.no_stationary_point.
Definition said_thm_5_one_bit_smoothed_means : Said.said_thm_5_one_bit_smoothed.statement_means := OneBitSmoothed.no_stationary_point_means.

(** The definitions that are generated from the prelude are those of Model.v. *)
Theorem generated_weights n tau A i p : Said.said_lemma_15.v_gamma n tau A i p = gamma n tau (heads A i) p.
Proof. reflexivity. Qed.
Theorem generated_output n k tau b x A : Said.said_lemma_15.v_yhat n k tau b x A = yhat n k tau b x (heads A).
Proof. reflexivity. Qed.
Theorem generated_loss y t : Said.said_lemma_8_part_ii_loss.v_loss y t = loss y t.
Proof. reflexivity. Qed.
