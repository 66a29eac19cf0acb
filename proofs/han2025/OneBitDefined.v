(** One bit: every iterate is one where the risk is positive and has both partial derivatives. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums OneBitRisk OneBitDescent OneBitAttention Defined.
Open Scope R_scope.

Lemma step_defined n B tau h : (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 1/2 < gamma n tau h B -> step_ok n B tau h.
Proof.
  intros H2 HB Ht Hw. repeat split.
  - apply n_nonzero. lia.
  - lra.
  - apply weights_defined; [lia | exact Ht].
  - now apply risk1_pos.
  - eexists. now apply is_d13.
  - eexists. now apply is_d14.
Qed.

Lemma plain_below n B tau eta h : (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= eta <= tau ^ 2 / 8 ->
  risk1 n B tau (h 0%nat) < 1/2 -> (forall t, h (S t) = gstep n B tau eta (h t)) -> forall t, risk1 n B tau (h t) < 1/2.
Proof.
  intros H2 HB Ht He H0 St t. induction t as [|t IH]; [exact H0|]. rewrite St.
  assert (D := step_down n B tau H2 HB Ht (h t) eta IH (proj1 He) (proj2 He)).
  match type of D with _ <= _ - ?e => assert (0 <= e) by (apply Rmult_le_pos; [lra | apply pow2_ge_0]) end. lra.
Qed.

Lemma normalised_below n B tau eta h : (2 <= n)%nat -> (1 <= B <= n)%nat -> 0 < tau -> 0 <= eta <= tau ^ 2 / 16 ->
  risk1 n B tau (h 0%nat) < 1/2 -> (forall t, h (S t) = gstep n B tau (eta / risk1 n B tau (h t)) (h t)) ->
  forall t, risk1 n B tau (h t) < 1/2.
Proof.
  intros H2 HB Ht [He0 He] H0 St t. induction t as [|t IH]; [exact H0|]. rewrite St.
  assert (P : 0 < risk1 n B tau (h t)) by (apply risk1_pos; try assumption; now apply basin1).
  set (l := risk1 n B tau (h t)) in *.
  assert (C0 : 0 <= eta / l) by (apply Rmult_le_pos; [exact He0 | left; now apply Rinv_0_lt_compat]).
  assert (C1 : eta / l <= tau ^ 2 / (16 * l)).
  { apply Rmult_le_reg_r with l; [exact P|]. replace (eta / l * l) with eta by (field; lra).
    replace (tau ^ 2 / (16 * l) * l) with (tau ^ 2 / 16) by (field; lra). exact He. }
  destruct (step_log n B tau H2 HB Ht (h t) (eta / l) IH C0 C1) as [_ D]. fold l in D. lra.
Qed.

Lemma rate_below_defined L r c t : 0 < L -> 0 <= r -> 0 <= c -> / L + r * c * INR t <> 0.
Proof.
  intros HL Hr Hc. assert (P := Rinv_0_lt_compat L HL). assert (N := pos_INR t).
  assert (0 <= r * c * INR t) by (apply Rmult_le_pos; [now apply Rmult_le_pos | exact N]). lra.
Qed.

Lemma gap_pos n : (2 <= n)%nat -> 0 < 1 - cos (2 * PI / INR n).
Proof.
  intros H2. assert (N : 2 <= INR n) by (apply (le_INR 2); lia). assert (P := PI_RGT_0).
  assert (A0 : 0 < 2 * PI / INR n) by (apply Rdiv_lt_0_compat; lra).
  assert (A1 : 2 * PI / INR n <= PI).
  { apply Rmult_le_reg_r with (INR n); [lra|]. replace (2 * PI / INR n * INR n) with (2 * PI) by (field; lra). nra. }
  rewrite <- cos_0. assert (cos (2 * PI / INR n) < cos 0) by (apply cos_decreasing_1; lra). lra.
Qed.
