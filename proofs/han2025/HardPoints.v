(** Small points: one head on two positions, and one head on three that may choose, or averages, what is tied. *)
From Coq Require Import Reals Lra Lia Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Printed Cor20 Rem13Full SanityParts Claims Propositions.
Open Scope R_scope.

Ltac clip := repeat match goal with |- context [Rmax 0 ?e] => (rewrite (Rmax_left 0 e) by lra) || (rewrite (Rmax_right 0 e) by lra) end.
Definition sign (v : bool) : R := if v then -1 else 1.
Lemma label_2 B x : label 2 B x = sign (B 1%nat && x 1%nat) * sign (B 2%nat && x 2%nat).
Proof. unfold label, ones, sign. cbn [count]. destruct (B 1%nat && x 1%nat)%bool, (B 2%nat && x 2%nat)%bool; simpl; ring. Qed.
Lemma label_3 B x : label 3 B x = sign (B 1%nat && x 1%nat) * sign (B 2%nat && x 2%nat) * sign (B 3%nat && x 3%nat).
Proof. unfold label, ones, sign. cbn [count]. destruct (B 1%nat && x 1%nat)%bool, (B 2%nat && x 2%nat)%bool, (B 3%nat && x 3%nat)%bool; simpl; ring. Qed.

(** What one head shows is its own embedding, and on the circle its bit and its position. *)
Lemma mean_1 (v : R) : (0 + v) / INR 1 = v.
Proof. simpl. field. Qed.
Lemma bit_eq x y p q : bit x p = bit y q -> x p = y q.
Proof. unfold bit. destruct (x p), (y q); try reflexivity; lra. Qed.

(** * Two positions: the head prefers a one, then the first position *)

Definition eye2 (x : nat -> bool) : nat := if (negb (x 1%nat) && x 2%nat)%bool then 2%nat else 1%nat.
Definition guess2 (B : nat -> bool) (l : list (nat * bool)) : R :=
  match l with
  | (p, v) :: _ => if Nat.eqb p 2 then sign (B 2%nat) else if v then (if B 2%nat then 0 else sign (B 1%nat)) else 1
  | nil => 0
  end.
Lemma guess2_risk B : risk 2 B (fun x => guess2 B (view 1 (fun _ => eye2) x)) <= 1 / 2.
Proof.
  unfold risk. rewrite (Mean_ext 2 _ (fun x => loss (sign (B 1%nat && x 1%nat) * sign (B 2%nat && x 2%nat)) (guess2 B ((eye2 x, x (eye2 x)) :: nil))))
    by (intros; now rewrite label_2).
  cbn [Mean]. unfold eye2, upd. cbn [Nat.eqb negb andb guess2]. unfold loss, sign. destruct (B 1%nat), (B 2%nat); cbn [andb]; clip; lra.
Qed.
Theorem finite_n : ~ rem_13_finite_n.
Proof.
  intros H. destruct (H 2%nat 1%nat (fun _ r => match r with 1%nat => 2 | 4%nat => - (1 / 2) | _ => 0 end) (fun _ => eye2)) as [B HB].
  - lia.
  - intros _ x _. unfold eye2. split; [destruct (negb (x 1%nat) && x 2%nat)%bool; lia|]. intros q Hq Nq. assert (Q : (q = 1 \/ q = 2)%nat) by lia.
    destruct (x 1%nat) eqn:X1, (x 2%nat) eqn:X2; cbn [negb andb] in *; destruct Q as [->| ->]; try lia; rewrite ?X1, ?X2, ?u2_2_1, ?u2_2_2; lra.
  - specialize (HB (fun x => guess2 B (view 1 (fun _ => eye2) x))). assert (R := guess2_risk B). enough (1 <= 1 / 2) by lra. eapply Rle_trans; [|exact R]. apply HB.
    intros x y E _ E2. cbn [Sum] in E, E2. rewrite !mean_1 in E, E2. apply bit_eq in E.
    assert (P : eye2 x = eye2 y).
    { unfold eye2 in *. destruct (negb (x 1%nat) && x 2%nat)%bool, (negb (y 1%nat) && y 2%nat)%bool; try reflexivity; rewrite u2_2_1, u2_2_2 in E2; lra. }
    unfold view. cbn [map seq]. now rewrite E, P.
Qed.

(** * Three positions, all tied: where the head looks tells more than what it sees *)

Lemma half_bound : cor_20_bound 3 1 = 1 / 2.
Proof.
  rewrite (printed_value 3 1 1); [simpl; field | lia|]. replace ((INR 3 - 1) / INR 1) with (INR 2) by (simpl; field). exact (proj2 (proj2 (proj2 rounding) 2%nat)).
Qed.
Definition eye3 (x : nat -> bool) : nat :=
  if x 1%nat then (if x 2%nat then 3%nat else if x 3%nat then 2%nat else 1%nat) else (if (x 2%nat && x 3%nat)%bool then 2%nat else 1%nat).
Definition guess3 (B : nat -> bool) (l : list (nat * bool)) : R :=
  let s p := sign (B p) in
  match l with
  | (p, v) :: _ => if Nat.eqb p 3 then (if v then s 1%nat * s 2%nat * s 3%nat else s 1%nat * s 2%nat)
      else if Nat.eqb p 2 then (if v then s 2%nat * s 3%nat else s 1%nat * s 3%nat)
      else if v then s 1%nat else (1 + s 2%nat + s 3%nat) / 3
  | nil => 0
  end.
Lemma guess3_risk B : risk 3 B (fun x => guess3 B (view 1 (fun _ => eye3) x)) <= 1 / 3.
Proof.
  unfold risk. rewrite (Mean_ext 3 _ (fun x => loss (sign (B 1%nat && x 1%nat) * sign (B 2%nat && x 2%nat) * sign (B 3%nat && x 3%nat)) (guess3 B ((eye3 x, x (eye3 x)) :: nil))))
    by (intros; now rewrite label_3).
  cbn [Mean]. unfold eye3, upd. cbn [Nat.eqb negb andb guess3]. unfold loss, sign. destruct (B 1%nat), (B 2%nat), (B 3%nat); cbn [andb]; clip; lra.
Qed.
Lemma angle_3 : u1 3 1 = sqrt 3 / 2 /\ u1 3 2 = - (sqrt 3 / 2) /\ u1 3 3 = 0 /\ u2 3 1 = - (1 / 2) /\ u2 3 2 = - (1 / 2) /\ u2 3 3 = 1.
Proof.
  assert (S := sin_PI3). assert (C := cos_PI3). unfold u1, u2. assert (E : INR 3 = 3) by (simpl; ring).
  replace (2 * PI * INR 1 / INR 3) with (PI - PI / 3) by (rewrite E; simpl (INR 1); field).
  replace (2 * PI * INR 2 / INR 3) with (PI / 3 + PI) by (rewrite E; simpl (INR 2); field).
  replace (2 * PI * INR 3 / INR 3) with (2 * PI) by (rewrite E; field).
  rewrite sin_PI_x, neg_sin, neg_cos, sin_2PI, cos_2PI, Rtrigo_facts.cos_pi_minus, S, C. repeat split; lra.
Qed.
Lemma eye3_range x : (eye3 x = 1 \/ eye3 x = 2 \/ eye3 x = 3)%nat.
Proof. unfold eye3. destruct (x 1%nat), (x 2%nat), (x 3%nat); cbn [andb]; lia. Qed.
Theorem any_maximiser : ~ cor_20_any_maximiser.
Proof.
  intros H. destruct (H 3%nat 1%nat (fun _ _ => 0) (fun _ => eye3) ltac:(lia) ltac:(lia)) as [B HB].
  - intros _ x _. split; [destruct (eye3_range x) as [E|[E|E]]; rewrite E; lia | intros; lra].
  - specialize (HB (fun x => guess3 B (view 1 (fun _ => eye3) x))). assert (R := guess3_risk B). rewrite half_bound in HB. enough (1 / 2 <= 1 / 3) by lra.
    eapply Rle_trans; [|exact R]. apply HB. intros x y E E1 E2. cbn [Sum] in E, E1, E2. rewrite !mean_1 in E, E1, E2. apply bit_eq in E.
    assert (P : eye3 x = eye3 y).
    { assert (Q : 0 < sqrt 3) by (apply sqrt_lt_R0; lra). destruct angle_3 as (A1 & A2 & A3 & A4 & A5 & A6).
      destruct (eye3_range x) as [X|[X|X]], (eye3_range y) as [Y|[Y|Y]]; rewrite X, Y in *; try reflexivity; rewrite ?A1, ?A2, ?A3 in E1; lra. }
    unfold view. cbn [map seq]. now rewrite E, P.
Qed.

(** * Three positions, the ones are tied: their mean tells which they are *)

Definition top3 (x : nat -> bool) (p : nat) : bool := if (x 1%nat || x 2%nat || x 3%nat)%bool then x p else true.
Lemma told_apart x y : (forall v : nat -> R, v = u1 3 \/ v = u2 3 ->
    Sum 3 (fun p => if top3 x p then v p else 0) / INR (count 3 (top3 x)) = Sum 3 (fun p => if top3 y p then v p else 0) / INR (count 3 (top3 y))) ->
  Sum 3 (fun p => if top3 x p then bit x p else 0) / INR (count 3 (top3 x)) = Sum 3 (fun p => if top3 y p then bit y p else 0) / INR (count 3 (top3 y)) ->
  x 1%nat = y 1%nat /\ x 2%nat = y 2%nat /\ x 3%nat = y 3%nat.
Proof.
  intros V E. assert (V1 := V (u1 3) (or_introl eq_refl)). assert (V2 := V (u2 3) (or_intror eq_refl)). clear V.
  destruct angle_3 as (A1 & A2 & A3 & A4 & A5 & A6). assert (P : 0 < sqrt 3) by (apply sqrt_lt_R0; lra).
  cbn [Sum count] in *. unfold top3, bit in *. rewrite A1, A2, A3 in V1. rewrite A4, A5, A6 in V2. set (s := sqrt 3) in *. clearbody s. clear A1 A2 A3 A4 A5 A6.
  destruct (x 1%nat), (x 2%nat), (x 3%nat), (y 1%nat), (y 2%nat), (y 3%nat); cbn [orb Nat.add INR] in *; try (repeat split; reflexivity); exfalso; lra.
Qed.
Theorem averaged_ties : ~ cor_20_averaged_ties.
Proof.
  intros H. destruct (H 3%nat 1%nat (fun _ r => match r with 1%nat => 1 | _ => 0 end) (fun _ => top3) ltac:(lia) ltac:(lia)) as [B HB].
  - intros _ x p _ Hp. unfold top3. split.
    + intros T q Hq. destruct (x 1%nat) eqn:X1, (x 2%nat) eqn:X2, (x 3%nat) eqn:X3; cbn [orb] in T; try (rewrite T; destruct (x q); lra).
      assert (Q : (q = 1 \/ q = 2 \/ q = 3)%nat) by lia. assert (x q = false) as -> by (destruct Q as [->|[->| ->]]; assumption). destruct (x p); lra.
    + intros G. assert (G1 := G 1%nat ltac:(lia)). assert (G2 := G 2%nat ltac:(lia)). assert (G3 := G 3%nat ltac:(lia)).
      destruct (x 1%nat), (x 2%nat), (x 3%nat); cbn [orb]; try reflexivity; destruct (x p); try reflexivity; lra.
  - specialize (HB (label 3 B)). rewrite half_bound in HB. assert (R : risk 3 B (label 3 B) = 0).
    { unfold risk. transitivity (Mean 3 (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros. apply right_label. }
    rewrite R in HB. enough (1 / 2 <= 0) by lra. apply HB. intros x y S1 S2 S3. cbn [Sum] in S1, S2, S3. rewrite !mean_1 in S1, S2, S3.
    destruct (told_apart x y) as (E1 & E2 & E3); [intros v [->| ->]; [exact S2 | exact S3] | exact S1|]. now rewrite !label_3, E1, E2, E3.
Qed.
Lemma averaged_ties_defined : cor_20_averaged_ties_means.
Proof.
  intros n m score top Hn Hm H. split; [split; [apply not_0_INR; lia | apply Rgt_not_eq, exp_pos]|].
  split; [apply not_0_INR; lia|]. split; [apply not_0_INR; lia|]. intros j x Hj. apply not_0_INR. intros Z.
  assert (B : exists p, (1 <= p <= n)%nat /\ forall q, (1 <= q <= n)%nat -> score j q (x q) <= score j p (x p)).
  { clear - Hn. set (g q := score j q (x q)). change (exists p, (1 <= p <= n)%nat /\ forall q, (1 <= q <= n)%nat -> g q <= g p).
    induction n as [|c IH]; [lia|]. destruct (Nat.eq_dec c 0) as [->|N]; [exists 1%nat; split; [lia|]; intros q Hq; replace q with 1%nat by lia; lra|].
    destruct (IH ltac:(lia)) as (p & Hp & Best). destruct (Rle_dec (g (S c)) (g p)) as [L|G].
    - exists p. split; [lia|]. intros q Hq. destruct (Nat.eq_dec q (S c)) as [->|]; [exact L | apply Best; lia].
    - exists (S c). split; [lia|]. intros q Hq. destruct (Nat.eq_dec q (S c)) as [->|]; [lra|]. specialize (Best q ltac:(lia)). lra. }
  destruct B as (p & Hp & Best). assert (T : top j x p = true) by (apply (H j x p Hj Hp); exact Best).
  clear - Hp T Z. induction n as [|c IH]; [lia|]. cbn [count] in Z. destruct (Nat.eq_dec p (S c)) as [->|]; [rewrite T in Z; lia | apply IH; lia].
Qed.
