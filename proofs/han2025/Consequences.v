(** What follows at once: other readings and steps of Theorem 5, Section 3 and Remark 12. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Softmax Cor20 Printed Thm5Printed Marginals Unreached OneBitRisk OneBitDescent OneBitAttention
 OneBitDefined Transformer Claims Propositions.
Open Scope R_scope.

(** * Theorem 5 *)
Lemma count_first n k : (k <= n)%nat -> count n (fun p => Nat.leb p k) = k.
Proof.
  assert (E : forall m, count m (fun p => Nat.leb p k) = Nat.min m k).
  { induction m as [|m IH]; [reflexivity|]. cbn [count]. rewrite IH. destruct (Nat.leb_spec (S m) k); lia. }
  intros H. rewrite E. lia.
Qed.
Theorem every_parity_set : ~ thm_5_every_parity_set.
Proof.
  intros (n & k & tau & b & Hk & Ht & Hb & c & Hc & G). apply Thm5Printed.literal. assert (HB := count_first n k ltac:(lia)).
  destruct (G _ HB) as [A R]. exists n, k, tau, b, (fun p => Nat.leb p k). repeat (split; [assumption|]). now exists c, A.
Qed.

Lemma one_of_two : count 2 (only 2) = 1%nat.
Proof. reflexivity. Qed.

(** A path of gradient descent on which every gradient exists: one head that starts on its bit. *)
Definition onward (t : nat) : head := Nat.iter t (gstep 2 2 1 (1 / 8)) (Head 0 1).
Lemma starts_on_its_bit : 1 / 2 < gamma 2 1 (onward 0) 2.
Proof.
  change (onward 0) with (Head 0 1). unfold gamma, score. cbn [Sum a13 a14]. rewrite u2_2_1, u2_2_2.
  replace ((0 * u1 2 2 + 1 * 1) / 1) with 1 by field. replace ((0 * u1 2 1 + 1 * -1) / 1) with (-1) by field.
  assert (E : exp (-1) < exp 1) by (apply exp_increasing; lra). assert (P := exp_pos (-1)).
  apply Rmult_lt_reg_r with (0 + exp (-1) + exp 1); [lra|].
  replace (exp 1 / (0 + exp (-1) + exp 1) * (0 + exp (-1) + exp 1)) with (exp 1) by (field; lra). lra.
Qed.
Lemma onward_defined t : step_ok 2 2 1 (onward t).
Proof.
  apply step_defined; try lia; try lra.
  assert (A := OneBitAttention.one_bit_attention 2 2 1 (1 / 8) onward ltac:(lia) ltac:(lia) ltac:(lra) ltac:(lra) starts_on_its_bit (fun _ => eq_refl) t).
  assert (S := starts_on_its_bit). lra.
Qed.
Lemma one_head_risk13 n B tau h t : risk n (only B) (fun x => yhat n 1 tau 0 x (set13 (fun _ => h) 1 t)) = risk1 n B tau (Head t (a14 h)).
Proof. reflexivity. Qed.
Lemma one_head_risk14 n B tau h t : risk n (only B) (fun x => yhat n 1 tau 0 x (set14 (fun _ => h) 1 t)) = risk1 n B tau (Head (a13 h) t).
Proof. reflexivity. Qed.
Theorem rate_relu : ~ thm_5_linear_rate_relu.
Proof.
  intros H. destruct (H 2%nat 1%nat 1 (1 / 8) (only 2) ltac:(lia) ltac:(lia) ltac:(lra) ltac:(lra) one_of_two) as (c & Hc & R).
  set (A := fun (t _ : nat) => onward t).
  assert (Ok : forall t, riskgrad_ok 2 1 1 0 (only 2) (A t)).
  { intros t i Hi. replace i with 1%nat by lia. destruct (onward_defined t) as (_ & _ & E1 & E2). split; [exact E1 | exact E2]. }
  assert (St : forall t i, (1 <= i <= 1)%nat -> A (S t) i = Head (a13 (A t i) - 1 / 8 * riskgrad13 2 1 1 0 (only 2) (A t) i)
                                                          (a14 (A t i) - 1 / 8 * riskgrad14 2 1 1 0 (only 2) (A t) i)).
  { intros t i Hi. replace i with 1%nat by lia. reflexivity. }
  destruct (no_linear_rate 2%nat 1%nat 1 (only 2) ltac:(lia) ltac:(unfold thm_5_repair_most; simpl; lra) one_of_two ltac:(lra)) as (_ & _ & No).
  apply (No (1 / 8) A Ok St). eexists. exists c. split; [exact Hc|]. intros t. rewrite Rmult_comm. now apply R.
Qed.

Lemma risk_pos n B h : 0 <= risk n B h.
Proof. rewrite <- (Mean_const n 0). apply Mean_le. intros. apply pow2_ge_0. Qed.
(** One position: its weight is 1. *)
Lemma single tau B A : count 1 B = 1%nat -> risk 1 B (fun x => yhat 1 1 tau 0 x A) = 0.
Proof.
  intros HB. unfold risk. transitivity (Mean 1 (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x.
  assert (G := gamma_sum 1 tau ltac:(lia) (A 1%nat)). cbn [Sum] in G.
  assert (B1 : B 1%nat = true) by (cbn [count] in HB; destruct (B 1%nat); [reflexivity | discriminate]).
  assert (E : attended 1 1 tau x A = INR (ones 1 B x)).
  { unfold attended, share, ones, bit. cbn [Sum count]. rewrite B1. replace (gamma 1 tau (A 1%nat) 1) with 1 by lra.
    destruct (x 1%nat); simpl; ring. }
  unfold yhat. rewrite E, f_parity by (assert (O := ones_le 1 B x); lia). fold (label 1 B x). apply Rem13Full.right_label.
Qed.
Theorem infimum_is_zero : thm_5_optimum_infimum.
Proof.
  intros n k tau B Hk Ht HB. cbv zeta. split; [intros A; apply risk_pos|]. intros eps He. destruct (Nat.eq_dec n 1) as [->|N].
  - assert (E : k = 1%nat) by lia. rewrite E in *. exists (fun _ => Head 0 0). rewrite (single tau B _ HB). lra.
  - apply Unreached.infimum; (assumption || lia || lra).
Qed.

(** * Remark 10: heads that point at their bits, and a steeper classifier *)
Theorem expressed (n k : nat) (tau b : R) (B : nat -> nat) : (1 <= k <= n)%nat -> 0 < tau -> 0 <= b ->
  (forall i, (1 <= i <= k)%nat -> (1 <= B i <= n)%nat) ->
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> B i = B j -> i = j) ->
  exists (A : nat -> head) (weight offset : R) (alpha bias : nat -> R),
  risk n (bits k B) (fun x => offset + Sum k (fun q => alpha q * sigma b (weight * (attended n k tau x A / INR k) + bias q))) = 0.
Proof.
  intros Hk Ht Hb Hin Inj. set (r := tau * prop_3_repair_reach n k b / (1 - cos (2 * PI / INR n))).
  set (A := fun i => Head (r * u1 n (B i)) (r * u2 n (B i))). set (steep := prop_3_repair_sharpness n k b).
  assert (S1 : 1 <= steep) by apply Rmax_l. exists A, (steep * INR k), (prop_3_repair_scale n k b).
  exists (fun q => prop_3_repair_scale n k b / steep * ((-1) ^ q * prop_3_coefficient q)), (fun q => steep * prop_3_offset q).
  rewrite <- (Transformer.repair n k tau b r B A Hk Ht Hb Hin Inj).
  - fold steep. unfold risk. apply Mean_ext. intros x. f_equal. rewrite Rmult_plus_distr_l, Rmult_1_r. f_equal.
    rewrite <- Rmult_assoc, <- Sum_scal. apply Sum_ext. intros q _.
    replace (steep * INR k * (attended n k tau x A / INR k) + steep * prop_3_offset q)
      with (steep * (INR k * (attended n k tau x A / INR k) + prop_3_offset q)) by ring. field. lra.
  - destruct (Nat.eq_dec n 1) as [E|N]; [now left | right]. split; [|reflexivity].
    assert (G := OneBitDefined.gap_pos n ltac:(lia)). unfold r. field. lra.
Qed.
Theorem remark_10_repair : rem_10_repair.
Proof.
  split.
  - intros n k tau b B Hk Ht Hb Hin Inj. destruct (expressed n k tau b B Hk Ht Hb Hin Inj) as (A & w & o & al & be & E).
    exists A, w, o, al, be. rewrite E. unfold rem_10_repair_least. lra.
  - exact Thm5Printed.floor.
Qed.
Theorem remark_10_expressivity : rem_10_expressivity.
Proof. intros n k tau b B Hk Ht Hb. apply expressed; (assumption || lra). Qed.

(** * Section 3: noisy labels *)
Theorem noise : ~ sec_3_scope_noise.
Proof.
  intros (n & k & B & odds & eta & _ & _ & O & Total & He & H). destruct Marginals.repair as (_ & N & _).
  destruct (N n B odds eta O Total He) as [Low _]. assert (P : 0 < sec_3_scope_repair_noise eta) by (unfold sec_3_scope_repair_noise; nra).
  destruct (H (sec_3_scope_repair_noise eta / 2) ltac:(lra)) as [h R]. specialize (Low h). lra.
Qed.

(** * Remark 12: the two factors *)
Lemma inverse_limit : is_lim_seq (fun n => / INR n) 0.
Proof. replace (Finite 0) with (Rbar_inv p_infty) by reflexivity. apply is_lim_seq_inv; [apply is_lim_seq_INR | discriminate]. Qed.
Theorem first_factor : ~ rem_12_limit_first_factor.
Proof.
  intros H. destruct (H (fun n => match n with O => 1%nat | _ => n end) (fun n => match n with O => 1 | _ => / INR n ^ 2 end)) with (eps := 1 / 2)
    as [n0 G]; [| |lra|].
  - intros [|n]; split; try lia; try lra. apply Rinv_0_lt_compat, pow_lt, lt_0_INR. lia.
  - apply is_lim_seq_ext_loc with (fun n => / INR n); [|exact inverse_limit].
    exists 1%nat. intros [|n] Hn; [lia|]. unfold rem_12_product, rem_12_order. field. apply not_0_INR. lia.
  - specialize (G (S (S n0)) ltac:(lia)). cbv beta iota in G. unfold rem_12_first in G. set (n := S (S n0)) in *.
    assert (N1 : 2 <= INR n) by (apply (le_INR 2); lia). set (z := (INR n - 1) / (5 * INR n)) in *.
    assert (Z : z <= 1 / 5).
    { unfold z. apply Rmult_le_reg_r with (5 * INR n); [lra|]. replace ((INR n - 1) / (5 * INR n) * (5 * INR n)) with (INR n - 1) by (field; lra). lra. }
    destruct (ceil_spec z) as [C _]. assert (P : Rpower 2 (Ceil z) <= Rpower 2 2) by (apply Rle_Rpower; lra).
    replace (Rpower 2 2) with 4 in P by (replace (Rpower 2 2) with (Rpower 2 (INR 2)) by (f_equal; simpl; lra); rewrite Rpower_pow by lra; ring).
    assert (X : 0 < Rpower 2 (Ceil z)) by apply exp_pos.
    set (p := Rpower 2 (Ceil z)) in *. assert (2 * INR n <= 1 / 2 * p).
    { replace (2 * INR n) with (2 * INR n / p * p) by (field; lra). apply Rmult_le_compat_r; lra. }
    lra.
Qed.
Theorem second_factor : rem_12_limit_second_factor.
Proof.
  intros m norm _ H. apply is_lim_seq_ext with (fun n => 5 * (rem_12_product n (m n) (norm n) / rem_12_order n)).
  - intros n. unfold rem_12_second, rem_12_product, rem_12_order, Rdiv. ring.
  - replace (Finite 0) with (Rbar_mult 5 0) by (simpl; f_equal; ring). now apply is_lim_seq_scal_l.
Qed.
