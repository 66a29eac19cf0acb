(** One bit, smoothing 1/100: no head is a stationary point of the risk at n = 6, and the statement as it is generated. *)
From Coq Require Import Reals Lra Lia List Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax LossGradient StationaryBox Stationary StationaryRuns StationarySix NoStationary AnyHeads Identification.
From Parity Require Prop21 Said LuckyDraw OneBitSmoothed.
Import ListNotations.
Open Scope R_scope.

(** Three neighbours of the six positions: the outer two add up to the middle one. *)
Lemma third q : u1 6 (S (S q)) = u1 6 (S q) - u1 6 q /\ u2 6 (S (S q)) = u2 6 (S q) - u2 6 q.
Proof.
  assert (C : cos (2 * PI / INR 6) = 1 / 2) by (replace (2 * PI / INR 6) with (PI / 3) by (simpl; field); apply cos_PI3).
  assert (S1 := next_sin 6 ltac:(lia) (S q)). assert (C1 := next_cos 6 ltac:(lia) (S q)).
  assert (S0 := prev_sin 6 ltac:(lia) q). assert (C0 := prev_cos 6 ltac:(lia) q). rewrite C in *. split; lra.
Qed.
Ltac lists6 l H := apply all_length in H; destruct l as [|? [|? [|? [|? [|? [|? [|]]]]]]]; try discriminate H.
Ltac span6 q := let Hq := fresh in let e := fresh in let E := fresh in
  intros q Hq e E; destruct q as [|[|[|[|[|[|[|q]]]]]]]; try (exfalso; lia); vm_compute in E; subst e; cbn [fst snd INR].
Theorem six tau j A B : 0 < tau -> (1 <= j <= 6)%nat -> (forall q, (1 <= q <= 6)%nat -> B q = Nat.eqb q j) ->
  riskgrad13 6 1 tau smoothing B A 1 = 0 -> riskgrad14 6 1 tau smoothing B A 1 = 0 -> False.
Proof.
  intros Ht Hj HB. destruct (Prop21.best_of (score 6 (A 1%nat)) 6 ltac:(lia)) as (p & Hp & Top).
  assert (S := next_sin 6 ltac:(lia)). assert (C := next_cos 6 ltac:(lia)). assert (S' := prev_sin 6 ltac:(lia)). assert (C' := prev_cos 6 ltac:(lia)).
  assert (AS := around_sin 6 ltac:(lia)). assert (AC := around_cos 6 ltac:(lia)).
  assert (S6 := S 6%nat). assert (C6 := C 6%nat). assert (S6' := S' 6%nat). assert (C6' := C' 6%nat). rewrite AS in S6, S6'. rewrite AC in C6, C6'. rewrite AC in S6'. rewrite AS in C6'.
  destruct (third 1) as [X3 Y3], (third 2) as [X4 Y4], (third 3) as [X5 Y5], (third 4) as [X6 Y6].
  assert (Cs : p = 1%nat \/ p = 2%nat \/ p = 3%nat \/ p = 4%nat \/ p = 5%nat \/ p = 6%nat) by lia.
  destruct Cs as [-> | [-> | [-> | [-> | [-> | ->]]]]];
  [apply (sector 6 es6 tau j A B 1 2 6) | apply (sector 6 es6 tau j A B 2 3 1) | apply (sector 6 es6 tau j A B 3 4 2) | apply (sector 6 es6 tau j A B 4 5 3)
    | apply (sector 6 es6 tau j A B 5 6 4) | apply (sector 6 es6 tau j A B 6 1 5)];
    try exact clear6; try assumption; try lia; try (apply taken_all; reflexivity); try apply S; try apply C; try apply S'; try apply C';
    try reflexivity;
    try (intros l phi H; lists6 l H; unfold StationaryBox.total, rel, bit, assign; simpl; ring);
    try (intros l H; lists6 l H; destruct j as [|[|[|[|[|[|[|j]]]]]]]; try (exfalso; lia); reflexivity);
    span6 q; rewrite ?X6, ?Y6, ?X5, ?Y5, ?X4, ?Y4, ?X3, ?Y3; split; ring.
Qed.

Module S := Said.said_thm_5_one_bit_smoothed_six.
Theorem no_stationary_point : S.statement.
Proof.
  intros n k tau b B A _ HB Ht -> -> ->. change (1 / 100) with smoothing. rewrite counts in HB. destruct (OneBitSmoothed.only_one 6 B HB) as (j & Hj & K).
  change (S.v_risk) with (Said.said_identification.v_risk). rewrite LuckyDraw.slope_1, LuckyDraw.slope_2.
  destruct (Req_dec (riskgrad13 6 1 tau smoothing B (heads A) 1) 0) as [E1|N1]; [|left; exact N1].
  destruct (Req_dec (riskgrad14 6 1 tau smoothing B (heads A) 1) 0) as [E2|N2]; [|right; exact N2].
  exfalso. exact (six tau j (heads A) B Ht Hj K E1 E2).
Qed.
Theorem no_stationary_point_means : S.statement_means.
Proof.
  intros n k tau b B A W HB Ht -> -> ->. change (1 / 100) with smoothing.
  assert (R := riskgrad_defined 6 1 tau smoothing B ltac:(lia) Ht smoothing_pos (heads A) 1%nat (conj (le_n 1) (le_n 1))). destruct R as [R1 R2].
  assert (F : forall U, S.ok_risk 6 1 tau smoothing U B) by (intros U; apply (risk_fine 6 1 tau smoothing U B ltac:(lia) Ht); left; exact smoothing_pos).
  split; [apply filter_forall; intros; apply F|]. split; [lia|]. split.
  { eapply ex_derive_ext; [|exact R1]. intros s. cbv beta. rewrite <- LuckyDraw.set_1. symmetry. apply generated_risk. }
  split; [apply filter_forall; intros; apply F|].
  eapply ex_derive_ext; [|exact R2]. intros s. cbv beta. rewrite <- LuckyDraw.set_2. symmetry. apply generated_risk.
Qed.
