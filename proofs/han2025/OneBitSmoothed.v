(** One bit, smoothing 1/100: no head is a stationary point of the risk at n = 3 and 4, and the statement as it is generated. *)
From Coq Require Import Reals Lra Lia List Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax LossGradient StationaryBox Stationary StationaryRuns NoStationary AnyHeads Identification.
From Parity Require Prop21 Said LuckyDraw.
Import ListNotations.
Open Scope R_scope.

Ltac sums3 := intros l phi H; lists3 l H; unfold StationaryBox.total, rel, bit, assign; simpl; ring.
Ltac sums4 := intros l phi H; lists4 l H; unfold StationaryBox.total, rel, bit, assign; simpl; ring.
Ltac span q := let Hq := fresh in let e := fresh in let E := fresh in
  intros q Hq e E; destruct q as [|[|[|[|[|q]]]]]; try (exfalso; lia); vm_compute in E; subst e; cbn [fst snd INR].
Theorem three tau j A B : 0 < tau -> (1 <= j <= 3)%nat -> (forall q, (1 <= q <= 3)%nat -> B q = Nat.eqb q j) ->
  riskgrad13 3 1 tau smoothing B A 1 = 0 -> riskgrad14 3 1 tau smoothing B A 1 = 0 -> False.
Proof.
  intros Ht Hj HB. destruct (Prop21.best_of (score 3 (A 1%nat)) 3 ltac:(lia)) as (p & Hp & Top).
  assert (S := next_sin 3 ltac:(lia)). assert (C := next_cos 3 ltac:(lia)). assert (S' := prev_sin 3 ltac:(lia)). assert (C' := prev_cos 3 ltac:(lia)).
  assert (AS := around_sin 3 ltac:(lia)). assert (AC := around_cos 3 ltac:(lia)).
  assert (S3 := S 3%nat). assert (C3 := C 3%nat). assert (S3' := S' 3%nat). assert (C3' := C' 3%nat). rewrite AS in S3, S3'. rewrite AC in C3, C3'. rewrite AC in S3'. rewrite AS in C3'.
  assert (Cs : p = 1%nat \/ p = 2%nat \/ p = 3%nat) by lia.
  destruct Cs as [-> | [-> | ->]];
  [apply (sector 3 es3 tau j A B 1 2 3) | apply (sector 3 es3 tau j A B 2 3 1) | apply (sector 3 es3 tau j A B 3 1 2)];
    try exact clear3; try assumption; try lia; try (apply taken_all; reflexivity); try apply S; try apply C; try apply S'; try apply C';
    try reflexivity; try sums3;
    try (intros l H; lists3 l H; destruct j as [|[|[|[|j]]]]; try (exfalso; lia); reflexivity);
    span q; split; ring.
Qed.
Theorem four tau j A B : 0 < tau -> (1 <= j <= 4)%nat -> (forall q, (1 <= q <= 4)%nat -> B q = Nat.eqb q j) ->
  riskgrad13 4 1 tau smoothing B A 1 = 0 -> riskgrad14 4 1 tau smoothing B A 1 = 0 -> False.
Proof.
  intros Ht Hj HB. destruct (Prop21.best_of (score 4 (A 1%nat)) 4 ltac:(lia)) as (p & Hp & Top).
  assert (S := next_sin 4 ltac:(lia)). assert (C := next_cos 4 ltac:(lia)). assert (S' := prev_sin 4 ltac:(lia)). assert (C' := prev_cos 4 ltac:(lia)).
  assert (AS := around_sin 4 ltac:(lia)). assert (AC := around_cos 4 ltac:(lia)).
  assert (S3 := S 4%nat). assert (C3 := C 4%nat). assert (S3' := S' 4%nat). assert (C3' := C' 4%nat). rewrite AS in S3, S3'. rewrite AC in C3, C3'. rewrite AC in S3'. rewrite AS in C3'.
  destruct (across 1) as [X1 Y1], (across 2) as [X2 Y2].
  assert (Cs : p = 1%nat \/ p = 2%nat \/ p = 3%nat \/ p = 4%nat) by lia.
  destruct Cs as [-> | [-> | [-> | ->]]];
  [apply (sector 4 es4 tau j A B 1 2 4) | apply (sector 4 es4 tau j A B 2 3 1) | apply (sector 4 es4 tau j A B 3 4 2) | apply (sector 4 es4 tau j A B 4 1 3)];
    try exact clear4; try assumption; try lia; try (apply taken_all; reflexivity); try apply S; try apply C; try apply S'; try apply C';
    try reflexivity; try sums4;
    try (intros l H; lists4 l H; destruct j as [|[|[|[|[|j]]]]]; try (exfalso; lia); reflexivity);
    span q; rewrite ?X1, ?X2, ?Y1, ?Y2; split; ring.
Qed.

(** * The statement as it is generated *)
Module S := Said.said_thm_5_one_bit_smoothed.
Lemma only_one n B : count n B = 1%nat -> exists j, (1 <= j <= n)%nat /\ forall q, (1 <= q <= n)%nat -> B q = Nat.eqb q j.
Proof.
  assert (Z : forall m, count m B = 0%nat -> forall q, (1 <= q <= m)%nat -> B q = false).
  { induction m as [|m IH]; intros H q Hq; [lia|]. cbn [count] in H. destruct (B (S m)) eqn:E; [lia|].
    destruct (Nat.eq_dec q (S m)) as [->|]; [exact E|]. apply IH; lia. }
  induction n as [|n IH]; intros H; [discriminate|]. cbn [count] in H. destruct (B (S n)) eqn:E.
  - exists (S n). split; [lia|]. intros q Hq. destruct (Nat.eqb_spec q (S n)) as [->|N]; [exact E|]. apply (Z n); lia.
  - destruct IH as (j & Hj & K); [lia|]. exists j. split; [lia|]. intros q Hq. destruct (Nat.eqb_spec q (S n)) as [->|N].
    + rewrite E. symmetry. apply Nat.eqb_neq. lia.
    + apply K. lia.
Qed.

Theorem no_stationary_point : S.statement.
Proof.
  intros n k tau b B A _ HB Ht Hn -> ->. change (1 / 100) with smoothing. rewrite counts in HB. destruct (only_one n B HB) as (j & Hj & K).
  change (S.v_risk) with (Said.said_identification.v_risk). rewrite LuckyDraw.slope_1, LuckyDraw.slope_2.
  destruct (Req_dec (riskgrad13 n 1 tau smoothing B (heads A) 1) 0) as [E1|N1]; [|left; exact N1].
  destruct (Req_dec (riskgrad14 n 1 tau smoothing B (heads A) 1) 0) as [E2|N2]; [|right; exact N2].
  exfalso. destruct Hn as [-> | ->]; [exact (three tau j (heads A) B Ht Hj K E1 E2) | exact (four tau j (heads A) B Ht Hj K E1 E2)].
Qed.
Theorem no_stationary_point_means : S.statement_means.
Proof.
  intros n k tau b B A _ HB Ht Hn -> ->. change (1 / 100) with smoothing.
  assert (N1 : (1 <= n)%nat) by lia. assert (R := riskgrad_defined n 1 tau smoothing B N1 Ht smoothing_pos (heads A) 1%nat (conj (le_n 1) (le_n 1))). destruct R as [R1 R2].
  assert (F : forall U, S.ok_risk n 1 tau smoothing U B) by (intros U; apply (risk_fine n 1 tau smoothing U B N1 Ht); left; exact smoothing_pos).
  split; [apply filter_forall; intros; apply F|]. split; [lia|]. split.
  { eapply ex_derive_ext; [|exact R1]. intros s. cbv beta. rewrite <- LuckyDraw.set_1. symmetry. apply generated_risk. }
  split; [apply filter_forall; intros; apply F|].
  eapply ex_derive_ext; [|exact R2]. intros s. cbv beta. rewrite <- LuckyDraw.set_2. symmetry. apply generated_risk.
Qed.
