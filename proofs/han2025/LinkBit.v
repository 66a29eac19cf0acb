(** One relevant bit as it is generated: the rate of gradient descent on the heads, plain and normalised. *)
From Coq Require Import Reals Lra Lia ZArith FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Defined Identification Generated.
From Parity Require Said AnyHeads OneBitRisk OneBitDescent OneBitDefined.
Open Scope R_scope.
Module O := Said.said_thm_5_one_bit.
Module N := Said.said_thm_5_one_bit_normalised.

Lemma count_none n B : count n B = O -> forall q, (1 <= q <= n)%nat -> B q = false.
Proof.
  induction n as [|n IH]; cbn [count]; intros H q Hq; [lia|]. destruct (B (S n)) eqn:E; [lia|].
  destruct (Nat.eq_dec q (S n)) as [->|]; [exact E | apply IH; lia].
Qed.
Lemma count_only n B : count n B = 1%nat -> exists p, (1 <= p <= n)%nat /\ forall q, (1 <= q <= n)%nat -> B q = Nat.eqb q p.
Proof.
  induction n as [|n IH]; cbn [count]; intros H; [discriminate|]. destruct (B (S n)) eqn:E.
  - exists (S n). split; [lia|]. intros q Hq. destruct (Nat.eqb_spec q (S n)) as [->|]; [exact E | apply (count_none n); lia].
  - destruct IH as (p & Hp & P); [lia|]. exists p. split; [lia|]. intros q Hq. destruct (Nat.eq_dec q (S n)) as [->|]; [|apply P; lia].
    rewrite E. symmetry. apply Nat.eqb_neq. lia.
Qed.
Lemma within_only n B : Said.Within n B -> Said.NSum n (fun q => if B q then 1%nat else 0%nat) = 1%nat -> exists p, (1 <= p <= n)%nat /\ B = only p.
Proof.
  intros W H. rewrite AnyHeads.counts in H. destruct (count_only n B H) as (p & Hp & P). exists p. split; [exact Hp|].
  apply functional_extensionality. intros q. unfold only. destruct (Nat.leb_spec 1 q), (Nat.leb_spec q n); try (apply P; lia);
    rewrite W by lia; symmetry; apply Nat.eqb_neq; lia.
Qed.

Section Bit.
Variables (n p : nat) (tau eta : R).
Hypothesis H2 : (2 <= n)%nat.
Hypothesis Hp : (1 <= p <= n)%nat.
Hypothesis Ht : 0 < tau.
Lemma risk1_is U : S.v_risk n 1 tau 0 U (only p) = risk1 n p tau (heads U 1).
Proof. rewrite risk_is. reflexivity. Qed.
Lemma step_is U c : heads (fun e1 e2 => U e1 e2 - c * Derive (fun t => S.v_risk n 1 tau 0 (Said.set2 U e1 e2 t) (only p)) (U e1 e2)) 1 = gstep n p tau c (heads U 1).
Proof.
  unfold heads at 1. unfold gstep. f_equal; f_equal; f_equal; apply Derive_ext; intros t; rewrite risk1_is; reflexivity.
Qed.
Lemma descends U i c : risk1 n p tau (heads U 1) < 1 / 2 -> (1 <= i <= 1)%nat -> (1 <= c <= 2)%nat ->
  ex_derive (fun t => S.v_risk n 1 tau 0 (Said.set2 U i c t) (only p)) (U i c).
Proof.
  intros H Hi Hc. replace i with 1%nat by lia. destruct (OneBitDefined.step_defined n p tau (heads U 1) H2 Hp Ht) as (_ & _ & E1 & E2).
  - apply OneBitRisk.basin; [exact Hp | exact H].
  - assert (C : c = 1%nat \/ c = 2%nat) by lia. destruct C as [-> | ->];
      [eapply ex_derive_ext; [|exact E1] | eapply ex_derive_ext; [|exact E2]]; intros t; cbv beta; rewrite risk1_is; reflexivity.
Qed.
Lemma positive h : risk1 n p tau h < 1 / 2 -> 0 < risk1 n p tau h.
Proof. intros H. destruct (OneBitDefined.step_defined n p tau h H2 Hp Ht) as (_ & P & _); [apply OneBitRisk.basin; [exact Hp | exact H] | exact P]. Qed.

(** Plain steps. *)
Definition run (A : nat -> nat -> R) (t : nat) : nat -> nat -> R := S.v_trained n 1 tau 0 A (only p) t eta.
Lemma run_step A t : heads (run A (S t)) 1 = gstep n p tau eta (heads (run A t) 1).
Proof. apply (step_is (run A t) eta). Qed.
Lemma run_below A : 0 <= eta <= tau ^ 2 / 8 -> risk1 n p tau (heads A 1) < 1 / 2 -> forall t, risk1 n p tau (heads (run A t) 1) < 1 / 2.
Proof. intros He H0. apply (OneBitDefined.plain_below n p tau eta (fun t => heads (run A t) 1) H2 Hp Ht He H0). intros t. apply run_step. Qed.
Lemma run_fine A N : 0 <= eta <= tau ^ 2 / 8 -> risk1 n p tau (heads A 1) < 1 / 2 -> S.ok_trained n 1 tau 0 A (only p) N eta.
Proof.
  intros He H0 t Hlt. change (Nat.iter t _ A) with (run A t). assert (L := run_below A He H0 t). set (X := run A t) in *.
  split; [apply risk_fine; arith|]. intros i c Hi Hc. split; [exact Hi | split; [exact Hc|]]. split; [apply nearby; intro; apply risk_fine; arith|]. now apply descends.
Qed.

(** Normalised steps. *)
Definition walk (A : nat -> nat -> R) (t : nat) : nat -> nat -> R := N.v_moved n 1 tau 0 A (only p) eta t.
Lemma walk_step A t : heads (walk A (S t)) 1 = gstep n p tau (eta / risk1 n p tau (heads (walk A t) 1)) (heads (walk A t) 1).
Proof. rewrite <- risk1_is. apply (step_is (walk A t)). Qed.
Lemma walk_below A : 0 <= eta <= tau ^ 2 / 16 -> risk1 n p tau (heads A 1) < 1 / 2 -> forall t, risk1 n p tau (heads (walk A t) 1) < 1 / 2.
Proof. intros He H0. apply (OneBitDefined.normalised_below n p tau eta (fun t => heads (walk A t) 1) H2 Hp Ht He H0). intros t. apply walk_step. Qed.
Lemma walk_fine A t : 0 <= eta <= tau ^ 2 / 16 -> risk1 n p tau (heads A 1) < 1 / 2 -> N.ok_moved n 1 tau 0 A (only p) eta t.
Proof.
  intros He H0 s Hlt. change (Nat.iter s _ A) with (walk A s). assert (L := walk_below A He H0 s). set (X := walk A s) in *.
  assert (P : S.v_risk n 1 tau 0 X (only p) <> 0) by (rewrite risk1_is; now apply Rgt_not_eq, positive).
  split; [apply risk_fine; arith | split; [exact P|]]. intros i c Hi Hc. split; [exact Hi | split; [exact Hc|]].
  split; [apply risk_fine; arith | split; [exact P|]]. split; [apply nearby; intro; apply risk_fine; arith|]. now apply descends.
Qed.
Lemma kappa_fine A : 0 <= risk1 n p tau (heads A 1) -> O.ok_kappa n 1 tau 0 A (only p).
Proof.
  intros P. split; [apply not_0_INR; lia|]. split; [lra|]. split; [apply risk_fine; arith|].
  change (0 <= S.v_risk n 1 tau 0 A (only p) / 2). rewrite risk1_is. lra.
Qed.
Lemma below_fine L r t : 0 < L -> 0 <= r -> 1 / L + r * INR t <> 0.
Proof.
  intros HL Hr. assert (T := pos_INR t). assert (0 < / L) by now apply Rinv_0_lt_compat. assert (0 <= r * INR t) by now apply Rmult_le_pos.
  unfold Rdiv. rewrite Rmult_1_l. lra.
Qed.
End Bit.

Theorem one_bit : O.statement.
Proof.
  intros n k tau b eta B A N W HB H2 Ht _ He -> -> Hs H0. destruct (within_only n B W HB) as (p & Hp & ->).
  change (S.v_risk n 1 tau 0 A (only p) < 1 / 2) in H0. rewrite risk1_is in H0.
  destruct (OneBitDescent.one_bit_rate n p tau H2 Hp Ht eta (fun t => heads (run n p tau eta A t) 1) (conj He Hs) H0
    (run_step n p tau eta A) N) as [L U]. cbv beta in L, U. rewrite <- !risk1_is in L, U. change (run n p tau eta A 0) with A in L, U.
  assert (T : tau ^ 2 <> 0) by now apply square_nonzero. split.
  - eapply Rle_trans; [|exact L]. right. unfold Rdiv at 1. rewrite Rmult_1_l. f_equal. unfold Rdiv. rewrite Rmult_1_l. f_equal. ring.
  - eapply Rle_trans; [exact U|]. right. unfold Rdiv at 2. rewrite Rmult_1_l. f_equal. unfold Rdiv at 2. rewrite Rmult_1_l. reflexivity.
Qed.
Theorem one_bit_means : O.statement_means.
Proof.
  intros n k tau b eta B A N W HB H2 Ht _ He -> -> Hs. destruct (within_only n B W HB) as (p & Hp & ->).
  split; [apply risk_fine; arith|]. intros H0. change (S.v_risk n 1 tau 0 A (only p) < 1 / 2) in H0. rewrite risk1_is in H0.
  assert (P := positive n p tau H2 Hp Ht (heads A 1) H0). assert (T : tau ^ 2 <> 0) by now apply square_nonzero. assert (T2 : 0 < tau ^ 2) by now apply pow_lt.
  assert (E : O.v_risk n 1 tau 0 A (only p) = risk1 n p tau (heads A 1)) by (apply risk1_is).
  split; [apply risk_fine; arith|]. split; [rewrite E; now apply Rgt_not_eq|]. split; [exact T|]. split.
  { rewrite E. replace (32 * eta * INR N / tau ^ 2) with (32 * eta / tau ^ 2 * INR N) by (field; lra). apply below_fine; [exact P|]. apply Rdiv_le_0_compat; lra. }
  split; [now apply run_fine|]. split; [apply risk_fine; arith|]. split; [apply kappa_fine; try assumption; lra|].
  rewrite E. replace (eta * O.v_kappa n 1 tau 0 A (only p) ^ 2 * INR N / 2) with (eta * O.v_kappa n 1 tau 0 A (only p) ^ 2 / 2 * INR N) by field.
  apply below_fine; [exact P|]. assert (Q := pow2_ge_0 (O.v_kappa n 1 tau 0 A (only p))). apply Rmult_le_pos; [now apply Rmult_le_pos | lra].
Qed.
Theorem normalised : N.statement.
Proof.
  intros n k tau b eta B A N W HB H2 Ht _ He -> -> Hs H0. destruct (within_only n B W HB) as (p & Hp & ->).
  change (S.v_risk n 1 tau 0 A (only p) < 1 / 2) in H0. rewrite risk1_is in H0.
  assert (U := OneBitDescent.one_bit_linear n p tau H2 Hp Ht eta (fun t => heads (walk n p tau eta A t) 1) (conj He Hs) H0 (walk_step n p tau eta A) N).
  cbv beta in U. rewrite <- !risk1_is in U. change (walk n p tau eta A 0) with A in U. rewrite Rmult_comm in U.
  eapply Rle_trans; [exact U|]. right. f_equal. f_equal. unfold Rdiv. rewrite <- !Ropp_mult_distr_l. reflexivity.
Qed.
Theorem normalised_means : N.statement_means.
Proof.
  intros n k tau b eta B A N W HB H2 Ht _ He -> -> Hs. destruct (within_only n B W HB) as (p & Hp & ->).
  split; [apply risk_fine; arith|]. intros H0. change (S.v_risk n 1 tau 0 A (only p) < 1 / 2) in H0. rewrite risk1_is in H0.
  assert (P := positive n p tau H2 Hp Ht (heads A 1) H0).
  split; [now apply walk_fine|]. split; [apply risk_fine; arith|]. split; [apply kappa_fine; try assumption; lra | apply risk_fine; arith].
Qed.
