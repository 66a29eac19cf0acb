(** At n = 3 and 4, k = 1 and smoothing 1/100 no head is a stationary point of the risk: the unit squares of all sectors are cleared. *)
From Coq Require Import Reals ZArith Lra Lia List Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax StationaryBox Stationary StationaryRuns.
From Parity Require Prop21.
Import ListNotations.
Open Scope R_scope.

(** * Neighbours on the circle *)
Section Circle.
Variable n : nat.
Hypothesis Hn : (1 <= n)%nat.
Lemma angle_next q : 2 * PI * INR (S q) / INR n = 2 * PI * INR q / INR n + 2 * PI / INR n.
Proof. rewrite S_INR. field. apply not_0_INR. lia. Qed.
Lemma next_sin q : u1 n (S q) = u1 n q * cos (2 * PI / INR n) + u2 n q * sin (2 * PI / INR n).
Proof. unfold u1, u2. rewrite angle_next, sin_plus. ring. Qed.
Lemma next_cos q : u2 n (S q) = u2 n q * cos (2 * PI / INR n) - u1 n q * sin (2 * PI / INR n).
Proof. unfold u1, u2. rewrite angle_next, cos_plus. ring. Qed.
Lemma prev_sin q : u1 n q = u1 n (S q) * cos (2 * PI / INR n) - u2 n (S q) * sin (2 * PI / INR n).
Proof. unfold u1, u2. rewrite <- sin_minus. f_equal. rewrite angle_next. ring. Qed.
Lemma prev_cos q : u2 n q = u2 n (S q) * cos (2 * PI / INR n) + u1 n (S q) * sin (2 * PI / INR n).
Proof. unfold u1, u2. rewrite <- cos_minus. f_equal. rewrite angle_next. ring. Qed.
Lemma around_sin : u1 n (S n) = u1 n 1.
Proof. unfold u1. rewrite angle_next. replace (2 * PI * INR n / INR n) with (2 * PI) by (field; apply not_0_INR; lia).
  rewrite sin_plus, sin_2PI, cos_2PI. simpl. rewrite !Rmult_1_r. ring. Qed.
Lemma around_cos : u2 n (S n) = u2 n 1.
Proof. unfold u2. rewrite angle_next. replace (2 * PI * INR n / INR n) with (2 * PI) by (field; apply not_0_INR; lia).
  rewrite cos_plus, sin_2PI, cos_2PI. simpl. rewrite !Rmult_1_r. ring. Qed.
End Circle.
Lemma across q : u1 4 (S (S q)) = - u1 4 q /\ u2 4 (S (S q)) = - u2 4 q.
Proof.
  assert (E : 2 * PI * INR (S (S q)) / INR 4 = 2 * PI * INR q / INR 4 + PI) by (rewrite !S_INR; simpl; field).
  unfold u1, u2. rewrite E, neg_sin, neg_cos. split; reflexivity.
Qed.
Lemma turns n : (3 <= n)%nat -> sin (2 * PI / INR n) <> 0.
Proof.
  intros Hn. assert (N := le_INR 3 n Hn). simpl INR in N. assert (P := PI_RGT_0). apply Rgt_not_eq, sin_gt_0.
  - apply Rdiv_lt_0_compat; lra.
  - apply Rmult_lt_reg_r with (INR n); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. nra.
Qed.

Definition rel (n p q : nat) : nat := Nat.modulo (q + n - p) n.
(** One sector. *)
Lemma sector n es tau j A B p nx pv : (3 <= n)%nat -> 0 < tau -> (1 <= j <= n)%nat -> (1 <= p <= n)%nat ->
  (1 <= nx <= n)%nat -> (1 <= pv <= n)%nat -> length ((0, 0)%nat :: es) = n -> clear es = true ->
  (forall q, (1 <= q <= n)%nat -> B q = Nat.eqb q j) ->
  (forall q, (1 <= q <= n)%nat -> score n (A 1%nat) q <= score n (A 1%nat) p) ->
  u1 n nx = u1 n p * cos (2 * PI / INR n) + u2 n p * sin (2 * PI / INR n) ->
  u2 n nx = u2 n p * cos (2 * PI / INR n) - u1 n p * sin (2 * PI / INR n) ->
  u1 n pv = u1 n p * cos (2 * PI / INR n) - u2 n p * sin (2 * PI / INR n) ->
  u2 n pv = u2 n p * cos (2 * PI / INR n) + u1 n p * sin (2 * PI / INR n) ->
  (forall q, (1 <= q <= n)%nat -> forall e, e = nth (rel n p q) ((0, 0)%nat :: es) (0, 0)%nat ->
     u1 n q = u1 n p + INR (fst e) * (u1 n nx - u1 n p) + INR (snd e) * (u1 n pv - u1 n p) /\
     u2 n q = u2 n p + INR (fst e) * (u2 n nx - u2 n p) + INR (snd e) * (u2 n pv - u2 n p)) ->
  (forall l, In l (all n) -> assign (Nat.iter (n + 1 - p) rotated l) j = nth (rel n p j) l false) ->
  (forall l phi, In l (all n) -> Sum n (fun q => phi (rel n p q) (bit (assign (Nat.iter (n + 1 - p) rotated l)) q))
     = total (map (fun d => phi d (if nth d l false then 1 else 0)) (seq 0 n))) ->
  (forall wt l, In l (all n) -> taken true (map wt ((0, 0)%nat :: es)) l
       = total (map (fun d => (if nth d l false then 1 else 0) * wt (nth d ((0, 0)%nat :: es) (0, 0)%nat)) (seq 0 n))
     /\ taken true (map wt ((0, 0)%nat :: es)) l + taken false (map wt ((0, 0)%nat :: es)) l
       = total (map (fun d => wt (nth d ((0, 0)%nat :: es) (0, 0)%nat)) (seq 0 n))) ->
  riskgrad13 n 1 tau smoothing B A 1 = 0 -> riskgrad14 n 1 tau smoothing B A 1 = 0 -> False.
Proof.
  intros Hn Ht Hj Hp Hx Hv Size Cl HB Top N1 N2 P1 P2 Sp Bits Sums Taken G1 G2. assert (Hn1 : (1 <= n)%nat) by lia.
  set (ex q := nth (rel n p q) ((0, 0)%nat :: es) (0, 0)%nat).
  assert (S1 := fun q Hq => proj1 (Sp q Hq (ex q) eq_refl)). assert (S2 := fun q Hq => proj2 (Sp q Hq (ex q) eq_refl)).
  destruct (felt_both n tau j A Hn1 Ht Hj B HB p nx pv ex N1 N2 P1 P2 (turns n Hn) S1 S2 G1 G2) as [F1 F2].
  set (z1 := exp ((score n (A 1%nat) nx - score n (A 1%nat) p) / tau)).
  set (z2 := exp ((score n (A 1%nat) pv - score n (A 1%nat) p) / tau)).
  assert (Z : forall q, (1 <= q <= n)%nat -> 0 < exp ((score n (A 1%nat) q - score n (A 1%nat) p) / tau) <= 1).
  { intros q Hq. split; [apply exp_pos|]. rewrite <- exp_0. assert (T := Top q Hq).
    assert (L : (score n (A 1%nat) q - score n (A 1%nat) p) / tau <= 0).
    { unfold Rdiv. assert (0 < / tau) by now apply Rinv_0_lt_compat. nra. }
    destruct L as [L|L]; [left; now apply exp_increasing | right; now rewrite L]. }
  destruct (Z nx Hx) as [Z1 Z1'], (Z pv Hv) as [Z2 Z2']. fold z1 in Z1, Z1'. fold z2 in Z2, Z2'.
  refine (still_if n tau j A es (rel n p j) (n + 1 - p) (rel n p) z1 z2 Hn1 Size Z1 Z2 _ Bits Sums (Taken (ratio z1 z2)) F1 F2 _).
  - intros q Hq. exact (weight_is n tau A Hn1 Ht p nx pv ex S1 S2 q Hq).
  - apply cleared_square; [exact Cl | | lra | lra]. assert (M := Nat.mod_upper_bound (j + n - p) n ltac:(lia)). simpl in Size. unfold rel. lia.
Qed.

Ltac lists3 l H := apply all_length in H; destruct l as [|? [|? [|? [|]]]]; try discriminate H.
Ltac lists4 l H := apply all_length in H; destruct l as [|? [|? [|? [|? [|]]]]]; try discriminate H.
Ltac spread q := destruct q as [|[|[|[|[|q]]]]]; try lia; cbn [rel Nat.modulo Nat.divmod Nat.add Nat.sub nth fst snd INR es3 es4] in *.
Lemma taken_all es n : n = length ((0, 0)%nat :: es) -> forall wt l, In l (all n) -> taken true (map wt ((0, 0)%nat :: es)) l
       = total (map (fun d => (if nth d l false then 1 else 0) * wt (nth d ((0, 0)%nat :: es) (0, 0)%nat)) (seq 0 n))
     /\ taken true (map wt ((0, 0)%nat :: es)) l + taken false (map wt ((0, 0)%nat :: es)) l
       = total (map (fun d => wt (nth d ((0, 0)%nat :: es) (0, 0)%nat)) (seq 0 n)).
Proof.
  intros -> wt l H. apply all_length in H. revert l H. induction ((0, 0)%nat :: es) as [|e k IH]; intros l H.
  - destruct l; [|discriminate]. split; unfold total; simpl; ring.
  - destruct l as [|v l]; [discriminate|]. injection H as H. destruct (IH l H) as [I1 I2]. cbn [length seq map taken nth].
    rewrite <- !seq_shift, !map_map. cbn [nth].
    split.
    + unfold total in *. cbn [fold_right]. rewrite <- I1. destruct v; simpl; ring.
    + unfold total in *. cbn [fold_right]. rewrite <- I2. destruct v; simpl; ring.
Qed.
