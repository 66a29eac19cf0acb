(** The set-up of Appendix A fails for long heads, and Proposition 21 for the bits 1 and n. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Claims Propositions Sums Softmax Prop34 Thm5 FrozenBound FrozenRepair Unreached.
Open Scope R_scope.

(** * A long head on the ray of position 1: as sharp as one likes, at any number of positions from 8 on *)
Lemma on_ray n p r j : (1 <= n)%nat -> 0 <= r -> score n (Head (r * u1 n p) (r * u2 n p)) j <= score n (Head (r * u1 n p) (r * u2 n p)) p.
Proof.
  intros Hn Hr. unfold score; cbn [a13 a14]. assert (U := unit_vectors n p). assert (V := unit_vectors n j).
  assert (u1 n p * u1 n j + u2 n p * u2 n j <= 1).
  { assert (0 <= (u1 n p - u1 n j) ^ 2) by apply pow2_ge_0. assert (0 <= (u2 n p - u2 n j) ^ 2) by apply pow2_ge_0. nra. }
  replace (r * u1 n p * u1 n p + r * u2 n p * u2 n p) with (r * (u1 n p ^ 2 + u2 n p ^ 2)) by ring. rewrite U.
  replace (r * u1 n p * u1 n j + r * u2 n p * u2 n j) with (r * (u1 n p * u1 n j + u2 n p * u2 n j)) by ring. nra.
Qed.
Lemma other_small n tau h p q e : (1 <= n)%nat -> (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> q <> p -> 1 - e <= gamma n tau h p -> gamma n tau h q <= e.
Proof.
  intros Hn Hp Hq N G. assert (P := gamma_pos n tau Hn h).
  assert (gamma n tau h p + gamma n tau h q <= Sum n (gamma n tau h)); [|rewrite (gamma_sum n tau Hn h) in H; lra].
  rewrite <- (Sum_single n p (gamma n tau h) Hp), <- (Sum_single n q (gamma n tau h) Hq), <- Sum_plus. apply Sum_le. intros j _. specialize (P j).
  destruct (Nat.eqb_spec j p), (Nat.eqb_spec j q); subst; try lra; contradiction.
Qed.

(** Whatever the constants are, at some size a head is above the cap and its neighbour below the band. *)
Lemma long_head c1 c2 : 0 < c2 < c1 -> exists (n : nat) (h : head), (8 <= n)%nat /\ 0 < c1 / INR n <= 1 /\
  (forall j, score n h j <= score n h 1) /\ 1 - c1 * (c1 / INR n) < gamma n (c1 / INR n) h 1 /\ gamma n (c1 / INR n) h 2 < c2 * (c1 / INR n).
Proof.
  intros Hc. destruct (large c1) as [m Hm]. set (n := Nat.max 8 m). assert (Nm : INR m <= INR n) by (apply le_INR; lia).
  assert (N8 : 8 <= INR n) by (replace 8 with (INR 8) by (simpl; lra); apply le_INR; lia).
  set (tau := c1 / INR n). assert (T : 0 < tau <= 1).
  { split; [apply Rdiv_lt_0_compat; lra|]. apply Rmult_le_reg_r with (INR n); [lra|]. unfold tau. replace (c1 / INR n * INR n) with c1 by (field; lra). lra. }
  set (e := Rmin (1 / 2) (c2 * tau / 2)). assert (E0 : 0 < e) by (apply Rmin_glb_lt; [lra | nra]).
  assert (E1 : e <= 1 / 2) by apply Rmin_l. assert (E2 : e <= c2 * tau / 2) by apply Rmin_r.
  destruct (sharp_head n 1 tau e ltac:(lia) ltac:(lia) ltac:(lra) ltac:(lra)) as (r & R0 & G).
  exists n, (Head (r * u1 n 1) (r * u2 n 1)). split; [lia|]. split; [exact T|]. split; [intros j; apply on_ray; [lia | exact R0]|].
  fold tau. split; [nra|]. eapply Rle_lt_trans; [apply (other_small n tau _ 1 2 e); [lia | lia | lia | lia | exact G]|]. nra.
Qed.
Lemma neighbours n : (8 <= n)%nat -> 8 * Rmin (Rabs (INR 2 - INR 1)) (INR n - Rabs (INR 2 - INR 1)) <= INR n.
Proof.
  intros Hn. replace (INR 2 - INR 1) with 1 by (simpl; ring). rewrite Rabs_R1.
  assert (8 <= INR n) by (replace 8 with (INR 8) by (simpl; lra); apply le_INR; lia).
  assert (Rmin 1 (INR n - 1) <= 1) by apply Rmin_l. lra.
Qed.

Theorem setup : ~ appendix_a_literal.
Proof.
  intros (c1 & c2 & Hc & H). destruct (long_head c1 c2 Hc) as (n & h & Hn & T & Top & Peak & _).
  destruct (H n 1%nat (c1 / INR n) h ltac:(lia) T eq_refl (fun j _ => Top j)) as [[_ Cap] _]. unfold appendix_a_setup_peak_upper in Cap. lra.
Qed.

(** * Two heads half-way between the positions 4 and 1 of four *)
Definition ends (p : nat) : bool := Nat.eqb p 1 || Nat.eqb p 4.
Definition between (i : nat) : head := Head 1 1.
Lemma scores : score 4 (Head 1 1) 1 = 1 /\ score 4 (Head 1 1) 2 = -1 /\ score 4 (Head 1 1) 3 = -1 /\ score 4 (Head 1 1) 4 = 1.
Proof.
  unfold score, u1, u2. cbn [a13 a14].
  replace (2 * PI * INR 1 / INR 4) with (PI / 2) by (simpl; field). replace (2 * PI * INR 2 / INR 4) with PI by (simpl; field).
  replace (2 * PI * INR 3 / INR 4) with (3 * (PI / 2)) by (simpl; field). replace (2 * PI * INR 4 / INR 4) with (2 * PI) by (simpl; field).
  rewrite sin_PI2, cos_PI2, sin_PI, cos_PI, sin_3PI2, cos_3PI2, sin_2PI, cos_2PI. repeat split; ring.
Qed.

Lemma soft_sum tau x : 0 < tau -> Rabs (attended 4 2 tau x between - INR (ones 4 ends x)) <= tau.
Proof.
  intros Ht. destruct scores as (S1 & S2 & S3 & S4). unfold attended, share, gamma, between. cbn [Sum]. rewrite S1, S2, S3, S4.
  set (E := exp (1 / tau)). set (F := exp (-1 / tau)). assert (E0 : 0 < E) by apply exp_pos. assert (F0 : 0 < F) by apply exp_pos.
  assert (EF : F * (2 / tau) <= E).
  { assert (X : E = F * exp (2 / tau)) by (unfold E, F; rewrite <- exp_plus; f_equal; field; lra). rewrite X.
    assert (Y := exp_ineq1_le (2 / tau)). apply Rmult_le_compat_l; lra. }
  assert (FE : 2 * F <= tau * E).
  { apply Rmult_le_reg_r with (/ tau); [now apply Rinv_0_lt_compat|]. replace (2 * F * / tau) with (F * (2 / tau)) by (field; lra).
    replace (tau * E * / tau) with E by (field; lra). exact EF. }
  assert (On : INR (ones 4 ends x) = bit x 1 + bit x 4).
  { unfold ones, ends. cbn [count Nat.eqb orb andb]. unfold bit. destruct (x 1%nat), (x 4%nat); simpl; ring. }
  rewrite On. replace (0 + E + F + F + E) with (2 * (E + F)) by ring.
  replace (0 + (0 + bit x 1 * (E / (2 * (E + F))) + bit x 2 * (F / (2 * (E + F))) + bit x 3 * (F / (2 * (E + F))) + bit x 4 * (E / (2 * (E + F)))) +
    (0 + bit x 1 * (E / (2 * (E + F))) + bit x 2 * (F / (2 * (E + F))) + bit x 3 * (F / (2 * (E + F))) + bit x 4 * (E / (2 * (E + F)))) - (bit x 1 + bit x 4))
    with (F / (E + F) * (bit x 2 + bit x 3 - bit x 1 - bit x 4)) by (field; lra).
  assert (Q : 0 < F / (E + F) <= tau / 2).
  { split; [apply Rdiv_lt_0_compat; lra|]. apply Rmult_le_reg_r with (2 * (E + F)); [lra|].
    replace (F / (E + F) * (2 * (E + F))) with (2 * F) by (field; lra). replace (tau / 2 * (2 * (E + F))) with (tau * (E + F)) by field. nra. }
  rewrite Rabs_mult, (Rabs_pos_eq (F / (E + F))) by lra.
  assert (Rabs (bit x 2 + bit x 3 - bit x 1 - bit x 4) <= 2) by (apply Rabs_le; unfold bit; destruct (x 1%nat), (x 2%nat), (x 3%nat), (x 4%nat); lra).
  pose proof (Rabs_pos (bit x 2 + bit x 3 - bit x 1 - bit x 4)). nra.
Qed.

Lemma soft_risk tau : 0 < tau -> risk 4 ends (fun x => yhat 4 2 tau 0 x between) <= (16 * tau) ^ 2.
Proof.
  intros Ht. apply Rle_trans with (Mean 4 (fun _ => (16 * tau) ^ 2)); [|right; apply Mean_const]. unfold risk. apply Mean_le. intros x.
  assert (Fy := f_moves 2 0 (attended 4 2 tau x between) (INR (ones 4 ends x)) ltac:(lra)).
  rewrite f_parity in Fy by (change 2%nat with (count 4 ends); apply ones_le).
  assert (O : Sum 2 (fun q => Rabs (outer q)) = 16).
  { unfold outer. cbn [Sum]. simpl INR. replace ((-1) ^ 1 * (8 * 1 - 4)) with (-4) by ring. replace ((-1) ^ 2 * (8 * (1 + 1) - 4)) with 12 by ring.
    rewrite Rabs_left, Rabs_pos_eq by lra. ring. }
  rewrite O in Fy. assert (S := soft_sum tau x Ht). change (f 2 0 (attended 4 2 tau x between)) with (yhat 4 2 tau 0 x between) in Fy.
  change ((-1) ^ ones 4 ends x) with (label 4 ends x) in Fy.
  assert (C : Rabs (yhat 4 2 tau 0 x between - label 4 ends x) <= 16 * tau) by lra. apply Rabs_le_between in C. unfold loss.
  assert (0 <= Rmax 0 (1 - label 4 ends x * yhat 4 2 tau 0 x between) <= 16 * tau).
  { split; [apply Rmax_l|]. apply Rmax_lub; [lra|]. destruct (label_sign 4 ends x) as [Sg|Sg]; rewrite Sg in *; lra. }
  nra.
Qed.

Theorem hard_heads : ~ prop_21_literal.
Proof.
  intros (rank & Inj & H). set (a := if Nat.ltb (rank 4%nat 1%nat) (rank 4%nat 4%nat) then 1%nat else 4%nat).
  destruct scores as (S1 & S2 & S3 & S4).
  assert (Ra : rank 4%nat 1%nat <> rank 4%nat 4%nat) by (intros E; assert (X := Inj 4%nat 1%nat 4%nat ltac:(lia) ltac:(lia) E); discriminate).
  assert (Z : risk 4 ends (fun x => f 2 0 (Sum 2 (fun i => bit x ((fun _ => a) i)))) = 0).
  { apply (H 4%nat 2%nat ends between (fun _ => a)); [lia | reflexivity | | |].
    - intros i j Hi Hj Bi Bj N. unfold prop_21_gap, ends in *. apply orb_true_iff in Bi. apply orb_true_iff in Bj.
      assert (D : (i = 1 /\ j = 4 \/ i = 4 /\ j = 1)%nat) by (destruct Bi as [Bi|Bi], Bj as [Bj|Bj]; apply Nat.eqb_eq in Bi; apply Nat.eqb_eq in Bj; lia).
      destruct D as [[-> ->]|[-> ->]]; simpl INR; [rewrite Rabs_left by lra | rewrite Rabs_pos_eq by lra]; lra.
    - intros i _. unfold between. split; [unfold a; destruct Nat.ltb; lia|]. intros q Hq Nq.
      assert (Q : (q = 1 \/ q = 2 \/ q = 3 \/ q = 4)%nat) by lia. unfold a in *.
      destruct (Nat.ltb_spec (rank 4%nat 1%nat) (rank 4%nat 4%nat)); destruct Q as [->|[->|[->| ->]]]; try contradiction; rewrite ?S1, ?S2, ?S3, ?S4;
        first [left; lra | right; split; [reflexivity | lia]].
    - intros eps He. exists (Rmin 1 (eps / 256)). split; [apply Rmin_glb_lt; lra|]. intros tau [T0 T1].
      assert (X1 := Rmin_l 1 (eps / 256)). assert (X2 := Rmin_r 1 (eps / 256)). eapply Rle_trans; [now apply soft_risk|]. nra. }
  assert (P : 0 < risk 4 ends (fun x => f 2 0 (Sum 2 (fun i => bit x a)))); [|cbv beta in Z; lra].
  eapply Rlt_le_trans; [|apply (Mean_point 4 (fun x => loss (label 4 ends x) (f 2 0 (Sum 2 (fun i => bit x a)))) (only 1)); [intros; apply pow2_ge_0|]].
  - apply Rdiv_lt_0_compat; [|apply pow_lt; lra].
    assert (L : label 4 ends (only 1) = -1) by (unfold label, ones, ends, only; simpl; ring). rewrite L.
    assert (V : f 2 0 (Sum 2 (fun i => bit (only 1) a)) = 1).
    { assert (X : Sum 2 (fun i => bit (only 1) a) = INR (if Nat.eqb a 1 then 2 else 0)).
      { cbn [Sum]. unfold bit, only. destruct (Nat.eqb a 1); simpl; ring. }
      rewrite X, f_parity by (destruct (Nat.eqb a 1); lia). destruct (Nat.eqb a 1); simpl; ring. }
    rewrite V. unfold loss. rewrite Rmax_right by lra. lra.
  - intros q Hq. unfold only in Hq. apply Nat.eqb_eq in Hq. lia.
Qed.
