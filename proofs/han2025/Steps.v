(** Steps of the proofs of Theorem 11, Corollary 20 and of Lemmas 14, 18 and 19 as they are generated: sums, caps of softmax, losses. *)
From Coq Require Import Reals Lra Lia ZArith Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Prop34 Lemma15 AnyHeads Identification Generated.
From Parity Require Said LossGradient LinkRisk.
Open Scope R_scope.

(** * Losses *)
Lemma hinge z c : Rmax 0 (1 - c) ^ 2 - 2 * Rmax 0 (1 - c) * (z - c) <= Rmax 0 (1 - z) ^ 2.
Proof. exact (hinge_tangent z c). Qed.
Theorem pair_loss : Said.said_cor_20_pair_loss.statement.
Proof.
  intros g. change (INR 2 <= loss 1 g + loss (-1) g). simpl (INR 2). unfold loss.
  assert (H := hinge g 0). assert (H' := hinge (- g) 0). rewrite Rminus_0_r, Rmax_right in H, H' by lra.
  replace (1 - 1 * g) with (1 - g) by ring. replace (1 - -1 * g) with (1 - - g) by ring. lra.
Qed.
Theorem pair_loss_means : Said.said_cor_20_pair_loss.statement_means.
Proof. hnf. intros. repeat split. Qed.

Theorem positive_part : Said.said_thm_11_pair_loss_positive_part.statement.
Proof.
  hnf. intros n m s y z [Hm H1] Hs Hd He. unfold Said.said_thm_11_pair_loss_positive_part.v_pair, Said.said_thm_11_pair_loss_positive_part.v_loss.
  assert (N : 0 < INR n) by (apply lt_0_INR; lia). set (c := s * 5 * INR m ^ 2 / INR n).
  assert (C1 : c <= 1). { unfold c. apply (Rmult_le_reg_r (INR n)); [exact N|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra. }
  assert (D : s * Said.said_thm_11_pair_loss_positive_part.v_change n m = 2 * c).
  { unfold c, Said.said_thm_11_pair_loss_positive_part.v_change. field. lra. }
  rewrite D in Hd. assert (Y := hinge (1 * y) c). assert (Z := hinge (-1 * z) c). rewrite (Rmax_right 0 (1 - c)) in Y, Z by lra.
  assert (L : y - z <= 2 * c) by (eapply Rle_trans; [apply RRle_abs | exact Hd]).
  assert (P : (1 - c) * (y - z - 2 * c) <= 0) by (assert (Q : 0 <= (1 - c) * (2 * c - (y - z))) by (apply Rmult_le_pos; lra); lra).
  replace (- 1 * z) with (-1 * z) by ring. nra.
Qed.
Theorem positive_part_means : Said.said_thm_11_pair_loss_positive_part.statement_means.
Proof. companion ltac:(idtac). Qed.

Theorem both_right : Said.said_lemma_19_case_1.statement.
Proof.
  hnf. intros y z s w _ _ E F. unfold Said.said_lemma_19_case_1.v_loss. rewrite E, F, Rminus_eq_0, Rmax_left by lra. ring.
Qed.
Theorem both_right_means : Said.said_lemma_19_case_1.statement_means.
Proof. hnf. intros. repeat split. Qed.

Lemma loss_slope_is y g : y = 1 \/ y = -1 -> -2 * y * Rmax 0 (1 - y * g) = if Rlt_dec (y * g) 1 then 2 * g - 2 * y else 0.
Proof.
  intros Y. assert (S2 : y * y = 1) by (destruct Y as [-> | ->]; ring). destruct (Rlt_dec (y * g) 1).
  - rewrite Rmax_right by lra. replace (-2 * y * (1 - y * g)) with (2 * (y * y) * g - 2 * y) by ring. rewrite S2. ring.
  - rewrite Rmax_left by lra. ring.
Qed.
Theorem one_loss : Said.said_lemma_14_loss_derivative_one_loss.statement.
Proof.
  hnf. intros y g Y. change (y = 1 \/ y = -1) in Y.
  change (Derive (loss y) g = if Rlt_dec (y * g) 1 then 2 * g - 2 * y else 0). rewrite <- (loss_slope_is y g Y). apply is_derive_unique, LossGradient.loss_derive.
Qed.
Theorem one_loss_means : Said.said_lemma_14_loss_derivative_one_loss.statement_means.
Proof.
  companion ltac:(idtac). match goal with |- ex_derive _ ?g => eexists; apply (LossGradient.loss_derive _ g) end.
Qed.

(** * Caps of softmax *)
Section Cap.
Variables (n p : nat) (S : nat -> R) (w : R).
Hypothesis Hp : (1 <= p <= n)%nat.
Let others := Sum n (fun j => if negb (Nat.eqb j p) then exp (S j) else 0).
Lemma split_off g : Sum n g = Sum n (fun j => if negb (Nat.eqb j p) then g j else 0) + g p.
Proof. rewrite (Sum_take n p g Hp). f_equal. apply Sum_ext. intros j _. now destruct (Nat.eqb j p). Qed.
Lemma counted_mass : INR (Said.NSum n (fun j => if negb (Nat.eqb j p) then if Rle_dec w (S j) then 1%nat else 0%nat else 0%nat)) * exp w <= others.
Proof.
  unfold others. clear Hp. induction n as [|m IH]; cbn [Said.NSum Sum]; [simpl; lra|]. rewrite plus_INR, Rmult_plus_distr_r. apply Rplus_le_compat; [exact IH|].
  destruct (negb (Nat.eqb (Datatypes.S m) p)); [|simpl; lra]. destruct (Rle_dec w (S (Datatypes.S m))) as [L|L].
  - simpl (INR 1). rewrite Rmult_1_l. destruct L as [L | ->]; [left; now apply exp_increasing | right; reflexivity].
  - simpl (INR 0). rewrite Rmult_0_l. left. apply exp_pos.
Qed.
End Cap.
Lemma share_least n m : (1 <= n)%nat -> (1 <= m)%nat -> 0 < INR n / (5 * INR m).
Proof. intros Hn Hm. apply Rdiv_lt_0_compat; [apply lt_0_INR; lia | apply Rmult_lt_0_compat; [lra | apply lt_0_INR; lia]]. Qed.
Lemma exp_sum_pos n S : (1 <= n)%nat -> 0 < Sum n (fun j => exp (S j)).
Proof. intros. apply Sum_pos; [assumption|]. intros. apply exp_pos. Qed.

Theorem attention_cap : Said.said_thm_11_attention_cap.statement.
Proof.
  hnf. intros n m p S Hp Hn Hm C _. set (t := INR n / (5 * INR m)) in *. assert (T : 0 < t) by now apply share_least.
  assert (M := counted_mass n p S (S p)). apply Rmult_le_compat_r with (r := exp (S p)) in C; [|left; apply exp_pos].
  assert (Z := exp_sum_pos n S Hn).
  unfold Said.said_thm_11_attention_cap.v_soft, Said.said_thm_11_attention_cap.v_attention_cap. fold t.
  change (Said.Sum n (fun j => exp (S j))) with (Sum n (fun j => exp (S j))). rewrite (split_off n p Hp (fun j => exp (S j))) in *.
  set (o := Sum n (fun j => if negb (Nat.eqb j p) then exp (S j) else 0)) in *. assert (E := exp_pos (S p)).
  apply (Rmult_le_reg_r (o + exp (S p))); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra.
  rewrite Rmult_1_l, Rmult_comm. apply (Rmult_le_reg_r (t + 1)); [lra|]. rewrite Rmult_assoc, Rinv_l by lra. nra.
Qed.
Theorem attention_cap_means : Said.said_thm_11_attention_cap.statement_means.
Proof.
  companion ltac:(idtac).
  - change (Sum v_n (fun j => exp (v_S j)) <> 0). apply Rgt_not_eq, exp_sum_pos. lia.
  - assert (0 < INR v_n / (5 * INR v_m)) by (apply share_least; lia). lra.
Qed.

Section Moved.
Variables (n m p : nat) (S : nat -> R) (w : R).
Hypothesis Hp : (1 <= p <= n)%nat.
Hypothesis Hm : (1 <= m)%nat.
Hypothesis Hw : S p <= w.
Hypothesis C : INR n / (5 * INR m) <= INR (Said.NSum n (fun j => if negb (Nat.eqb j p) then if Rle_dec w (S j) then 1%nat else 0%nat else 0%nat)).
Let o := Sum n (fun j => if negb (Nat.eqb j p) then exp (S j) else 0).
Lemma others_pos : exp w <= o * (5 * INR m / INR n) /\ 0 < o /\ exp (S p) <= exp w /\ 0 < exp (S p).
Proof.
  assert (T := share_least n m ltac:(lia) Hm). assert (M := counted_mass n p S w). fold o in M.
  apply Rmult_le_compat_r with (r := exp w) in C; [|left; apply exp_pos]. assert (E := exp_pos w).
  assert (N : 0 < INR n) by (apply lt_0_INR; lia). assert (K : 0 < INR m) by (apply lt_0_INR; lia).
  assert (L : INR n / (5 * INR m) * exp w <= o) by lra.
  repeat split; [| nra | destruct Hw as [L' | ->]; [left; now apply exp_increasing | right; reflexivity] | apply exp_pos].
  apply (Rmult_le_compat_r (5 * INR m / INR n)) in L; [|left; apply Rdiv_lt_0_compat; lra].
  eapply Rle_trans; [|exact L]. right. field. lra.
Qed.
Lemma moved_p : Rabs (exp (S p) / (o + exp (S p)) - exp w / (o + exp w)) <= 5 * INR m / INR n.
Proof.
  destruct others_pos as (L & O & E & P). set (d := 5 * INR m / INR n) in *. set (a := exp (S p)) in *. set (c := exp w) in *.
  assert (D : 0 <= d) by (unfold d; apply Rmult_le_pos; [assert (K := pos_INR m); lra | left; apply Rinv_0_lt_compat, lt_0_INR; lia]).
  assert (A : 0 <= a / (o + a)) by (left; apply Rdiv_lt_0_compat; lra).
  assert (B : a / (o + a) <= c / (o + c)).
  { apply (Rmult_le_reg_r ((o + a) * (o + c))); [apply Rmult_lt_0_compat; lra|]. replace (a / (o + a) * ((o + a) * (o + c))) with (a * (o + c)) by (field; lra).
    replace (c / (o + c) * ((o + a) * (o + c))) with (c * (o + a)) by (field; lra). nra. }
  assert (U : c / (o + c) <= d). { apply (Rmult_le_reg_r (o + c)); [lra|]. replace (c / (o + c) * (o + c)) with c by (field; lra). nra. }
  apply Rabs_le. lra.
Qed.
Lemma moved_other e : 0 < e -> Rabs (e / (o + exp (S p)) - e / (o + exp w)) <= 5 * INR m / INR n * (e / (o + exp (S p))).
Proof.
  intros He. destruct others_pos as (L & O & E & P). set (d := 5 * INR m / INR n) in *. set (a := exp (S p)) in *. set (c := exp w) in *.
  replace (e / (o + a) - e / (o + c)) with ((c - a) / (o + c) * (e / (o + a))) by (field; lra).
  assert (F : 0 < e / (o + a)) by (apply Rdiv_lt_0_compat; lra). rewrite Rabs_mult, (Rabs_pos_eq (e / (o + a))) by lra. apply Rmult_le_compat_r; [lra|].
  rewrite Rabs_pos_eq by (apply Rmult_le_pos; [lra | left; apply Rinv_0_lt_compat; lra]).
  assert (D : 0 <= d) by (unfold d; apply Rmult_le_pos; [assert (K := pos_INR m); lra | left; apply Rinv_0_lt_compat, lt_0_INR; lia]).
  apply (Rmult_le_reg_r (o + c)); [lra|]. replace ((c - a) / (o + c) * (o + c)) with (c - a) by (field; lra). nra.
Qed.
End Moved.
Theorem delta_other : Said.said_thm_11_delta_gamma_other.statement.
Proof.
  hnf. intros n m p r S w Hp Hr _ Hm Hn Hw C _. unfold Said.said_thm_11_delta_gamma_other.v_soft, Said.said_thm_11_delta_gamma_other.v_mass_of_others, Said.said_thm_11_delta_gamma_other.v_delta_other.
  change Said.Sum with Sum. rewrite (split_off n p Hp (fun j => exp (S j))). apply (moved_other n m p S w Hp Hm Hw C). apply exp_pos.
Qed.
Lemma others_sum n p S w : Sum n (fun j => if negb (Nat.eqb j p) then exp (S j) else 0) + exp w <> 0.
Proof.
  apply Rgt_not_eq, Rplus_le_lt_0_compat; [|apply exp_pos]. apply Sum_nonneg. intros j _. destruct (negb (Nat.eqb j p)); [left; apply exp_pos | lra].
Qed.
Theorem delta_other_means : Said.said_thm_11_delta_gamma_other.statement_means.
Proof.
  companion ltac:(idtac).
  - change (Sum v_n (fun j => exp (v_S j)) <> 0). apply Rgt_not_eq, exp_sum_pos. lia.
  - apply others_sum.
Qed.
Theorem delta_p : Said.said_thm_11_delta_gamma_p.statement.
Proof.
  hnf. intros n m p S w Hp _ Hm Hw C _. unfold Said.said_thm_11_delta_gamma_p.v_soft, Said.said_thm_11_delta_gamma_p.v_mass_of_others, Said.said_thm_11_delta_gamma_p.v_delta_p.
  change Said.Sum with Sum. rewrite (split_off n p Hp (fun j => exp (S j))). exact (moved_p n m p S w Hp Hm Hw C).
Qed.
Theorem delta_p_means : Said.said_thm_11_delta_gamma_p.statement_means.
Proof.
  companion ltac:(idtac).
  - change (Sum v_n (fun j => exp (v_S j)) <> 0). apply Rgt_not_eq, exp_sum_pos. lia.
  - apply others_sum.
Qed.

