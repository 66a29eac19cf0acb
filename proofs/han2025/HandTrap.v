(** A trap that can be worked by hand: three positions, the bits 1 and 2, heads that mostly look at position 3. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Prop34 Softmax AnyHeads Identification.
From Parity Require Said.
Open Scope R_scope.

Module T := Said.said_thm_5_failure_trap.

Lemma flat s : s <= 1 / 2 -> f 2 0 s = 1.
Proof. intros H. unfold f, outer. cbn [Sum pow INR]. rewrite !sigma0_neg by lra. ring. Qed.
Lemma steep s : 3 / 2 <= s -> f 2 0 s = 8 * s - 15.
Proof. intros H. unfold f, outer. cbn [Sum pow INR]. rewrite !sigma0_pos by lra. field. Qed.

Section Three.
Variables (tau : R) (B : nat -> bool) (A : nat -> head).
Let u := total 3 2 tau A 1.
Let v := total 3 2 tau A 2.
Let t := total 3 2 tau A 3.
Hypotheses (HB : count 3 B = 2%nat) (B1 : B 1%nat = true) (B2 : B 2%nat = true) (Hu : u <= 1 / 4) (Hv : v <= 1 / 4).
Lemma attention_sum : 0 <= u /\ 0 <= v /\ u + v + t = 2.
Proof.
  assert (P : forall p, 0 <= total 3 2 tau A p) by (intros p; apply Sum_nonneg; intros i _; left; apply gamma_pos; lia).
  split; [apply P|]. split; [apply P|]. transitivity (Sum 3 (total 3 2 tau A)); [cbn [Sum]; unfold u, v, t; ring|].
  unfold total. rewrite (Sum_swapped 3 2 (fun i p => gamma 3 tau (A i) p)).
  rewrite (Sum_ext 2 _ (fun _ => 1)); [rewrite Sum_const; simpl; ring|]. intros i _. apply gamma_sum. lia.
Qed.
Lemma risk_here : risk 3 B (fun x => yhat 3 2 tau 0 x A) = 1 + 8 * (u + v) ^ 2 + (1 - 4 * u) ^ 2 / 2 + (1 - 4 * v) ^ 2 / 2.
Proof.
  destruct attention_sum as (U & V & S). assert (B3 : B 3%nat = false) by (cbn [count] in HB; rewrite B1, B2 in HB; destruct (B 3%nat); [discriminate | reflexivity]).
  unfold risk. rewrite (Mean_ext 3 _ (fun x => loss ((if x 1%nat then -1 else 1) * (if x 2%nat then -1 else 1))
    (f 2 0 ((if x 1%nat then u else 0) + (if x 2%nat then v else 0) + (if x 3%nat then t else 0))))).
  2:{ intros x. f_equal.
      - unfold label, ones. cbn [count]. rewrite B1, B2, B3. destruct (x 1%nat), (x 2%nat); simpl; ring.
      - unfold yhat. rewrite attended_total. cbn [Sum]. f_equal. unfold bit. fold u v t. destruct (x 1%nat), (x 2%nat), (x 3%nat); ring. }
  cbn [Mean]. unfold upd. cbn [Nat.eqb].
  rewrite (flat (0 + 0 + 0)), (flat (u + 0 + 0)), (flat (0 + v + 0)), (flat (u + v + 0)) by lra.
  rewrite (steep (0 + 0 + t)), (steep (u + 0 + t)), (steep (0 + v + t)), (steep (u + v + t)) by lra.
  unfold loss. assert (E : t = 2 - u - v) by lra. rewrite E.
  repeat match goal with |- context [Rmax 0 ?z] => first [rewrite (Rmax_right 0 z) by lra | rewrite (Rmax_left 0 z) by lra] end. field.
Qed.
End Three.

Theorem trap : T.statement.
Proof.
  intros n k tau b B A _ HB Ht -> -> -> B1 B2 Hu Hv. rewrite counts in HB.
  change (T.v_attention 3 2 tau A) with (total 3 2 tau (heads A)) in Hu, Hv. change (T.v_u_ 3 2 tau A) with (total 3 2 tau (heads A) 1).
  change (T.v_v_ 3 2 tau A) with (total 3 2 tau (heads A) 2). change (T.v_risk 3 2 tau 0 A B) with (I.v_risk 3 2 tau 0 A B). rewrite generated_risk.
  rewrite (risk_here tau B (heads A) HB B1 B2 Hu Hv). edestruct (attention_sum tau) with (A := heads A) as (U & V & _); try eassumption.
  set (u := total 3 2 tau (heads A) 1) in *. set (v := total 3 2 tau (heads A) 2) in *.
  split; [reflexivity|]. split.
  - assert (0 <= (u - v) ^ 2) by apply pow2_ge_0. assert (0 <= (12 * (u + v) - 2) ^ 2) by apply pow2_ge_0. nra.
  - destruct (Rlt_dec u (1 / 4)) as [L|L]; [destruct (Rlt_dec v (1 / 4)) as [M|M]; [left; now split|]|]; right.
    + assert (E : v = 1 / 4) by lra. rewrite E. nra.
    + assert (E : u = 1 / 4) by lra. rewrite E. nra.
Qed.
Theorem trap_means : T.statement_means.
Proof.
  intros n k tau b B A _ _ Ht -> -> ->. split; [lia|]. intros _. split; [lia|]. intros _.
  assert (N0 : INR 3 <> 0) by (simpl; lra). assert (Mass : forall i p, (1 <= i <= 2)%nat -> T.ok_mass 3 tau A 2 i p).
  { intros i p Hi. split; [split; [exact Hi | split; exact N0] | lra]. }
  assert (At : forall p, T.ok_attention 3 2 tau A p).
  { intros p. split; [exact Logic.I|]. intros i Hi. change (T.v_H 2) with 2%nat in Hi. split; [now apply Mass|]. split; [intros j _; now apply Mass|]. apply Rgt_not_eq. apply (partition_pos 3 tau ltac:(lia) (heads A i)). }
  split; [apply At|]. intros _. split; [apply At|]. intros _. split; [apply risk_fine; lia || lra | split; apply At].
Qed.
