(** A head that looks at tokens, on four positions with one bit: tied with another position it has the right output on average, and not when
    it takes the other one. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Thm5 FeedForward ManyBitsRisk Printed Claims.
Open Scope R_scope.

Lemma one_neuron s : f 1 0 s = 1 - 4 * Rmax 0 (s - 1 / 2).
Proof.
  unfold f. cbn [Sum]. rewrite <- relu_is_sigma. unfold outer. simpl (INR 1). replace (s + 1 / 2 - 1) with (s - 1 / 2) by field. simpl. ring.
Qed.
Lemma ratio_le a z c : 0 < z -> a <= c * z -> a / z <= c.
Proof. intros Z H. apply Rmult_le_reg_r with z; [exact Z|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra. Qed.
Lemma ratio_ge a z c : 0 < z -> c * z <= a -> c <= a / z.
Proof. intros Z H. apply Rmult_le_reg_r with z; [exact Z|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra. Qed.

(** The masses w, w3 and w5 of the scores 1, 3 and 5; q is the ratio of two that follow each other. *)
Definition one (v : bool) : R := if v then 1 else 0.
Lemma little_loss w w3 w5 q m e g (xc xd xe xg : bool) : 0 < w -> 0 < q <= 1 / 6 -> w = q * w3 -> w3 = q * w5 -> 0 < e <= w -> 0 < g <= w ->
  m = (if xc then w5 else w3) + (if xd then w3 else w) + e + g ->
  loss (if xc then -1 else 1) (f 1 0 ((one xc * (if xc then w5 else w3) + one xd * (if xd then w3 else w) + one xe * e + one xg * g) / m)) <= 144 * q ^ 2.
Proof.
  intros W Q E1 E2 He Hg M. assert (W3 : 0 < w3) by nra. assert (W5 : w3 <= w5) by nra. assert (W13 : 6 * w <= w3) by nra.
  set (top := one xc * (if xc then w5 else w3) + one xd * (if xd then w3 else w) + one xe * e + one xg * g).
  assert (Z : 0 < m) by (rewrite M; destruct xc, xd; lra). rewrite one_neuron. unfold loss. destruct xc.
  - assert (L : 1 - 3 * q <= top / m).
    { apply ratio_ge; [exact Z|]. enough (m - top <= 3 * q * m) by lra. apply Rle_trans with (3 * w).
      - rewrite M. unfold top, one. destruct xd, xe, xg; lra.
      - rewrite E1. assert (w3 <= m) by (rewrite M; destruct xd; lra). nra. }
    assert (U : top / m <= 1) by (apply ratio_le; [exact Z | rewrite M; unfold top, one; destruct xd, xe, xg; lra]).
    rewrite (Rmax_right 0 (top / m - 1 / 2)) by lra. rewrite Rmax_right by lra. nra.
  - assert (U : top / m <= 1 / 2 + q).
    { apply ratio_le; [exact Z|]. rewrite M. unfold top, one. destruct xd, xe, xg; nra. }
    set (s := top / m) in *. assert (V : 0 <= Rmax 0 (s - 1 / 2) <= q) by (split; [apply Rmax_l | apply Rmax_lub; lra]).
    set (v := Rmax 0 (s - 1 / 2)) in *. rewrite Rmax_right by lra. nra.
Qed.

Section Tied.
Variables (c d : nat) (r3 r4 : R) (rank : nat -> nat).
Hypothesis Pair : (c = 1 /\ d = 2 \/ c = 2 /\ d = 1)%nat.
Hypothesis Base : r3 * u1 4 c + r4 * u2 4 c = 3 /\ r3 * u1 4 d + r4 * u2 4 d = 1 /\ r3 * u1 4 3 + r4 * u2 4 3 <= -1 /\ r3 * u1 4 4 + r4 * u2 4 4 <= -1.
Hypothesis Order : (rank d < rank c)%nat.
Definition rows (i j : nat) : R := match j with 1%nat => 2 | 3%nat => r3 | 4%nat => r4 | _ => 0 end.
Definition seen (p : nat) (v : bool) : R := rows 1 1 * (if v then 1 else 0) + rows 1 2 * (if v then 0 else 1) + rows 1 3 * u1 4 p + rows 1 4 * u2 4 p.
Definition goes (x : nat -> bool) : nat := if x c then c else if x d then d else c.

Lemma seen_c v : seen c v = 3 + 2 * one v.
Proof. destruct Base as (B & _). unfold seen, rows, one. destruct v; lra. Qed.
Lemma seen_d v : seen d v = 1 + 2 * one v.
Proof. destruct Base as (_ & B & _). unfold seen, rows, one. destruct v; lra. Qed.
Lemma seen_far p v : (p = 3 \/ p = 4)%nat -> seen p v <= 1.
Proof. intros [->| ->]; destruct Base as (_ & _ & B3 & B4); unfold seen, rows; destruct v; lra. Qed.

Lemma goes_there x : attends 4 seen rank x (goes x).
Proof.
  split; [unfold goes; destruct (x c), (x d); lia|]. intros q Hq N. assert (Q : q = c \/ q = d \/ (q = 3 \/ q = 4)%nat) by lia. unfold goes in *.
  destruct (x c) eqn:Xc, (x d) eqn:Xd; destruct Q as [->|[->|Q]]; try (exfalso; now apply N); rewrite ?Xc, ?Xd, ?seen_c, ?seen_d; unfold one;
    try (assert (F := seen_far q (x q) Q)); first [left; lra | right; split; [lra | exact Order]].
Qed.

Lemma exp_le a b : a <= b -> exp a <= exp b.
Proof. intros [L|L]; [left; now apply exp_increasing | right; now rewrite L]. Qed.
Lemma soft_loss tau x : 0 < tau <= 1 / 3 ->
  loss (label 4 (only c) x) (f 1 0 (Sum 1 (fun i => Sum 4 (fun p => bit x p * exp (seen p (x p) / tau)) / Sum 4 (fun p => exp (seen p (x p) / tau))))) <= 36 * tau ^ 2.
Proof.
  intros Ht. set (w := exp (1 / tau)). set (w3 := exp (3 / tau)). set (w5 := exp (5 / tau)). set (q := exp (- 2 / tau)).
  assert (W : 0 < w) by apply exp_pos. assert (Q0 : 0 < q) by apply exp_pos.
  assert (E1 : w = q * w3) by (unfold w, q, w3; rewrite <- exp_plus; f_equal; field; lra).
  assert (E2 : w3 = q * w5) by (unfold w3, q, w5; rewrite <- exp_plus; f_equal; field; lra).
  assert (Q1 : q <= tau / 2).
  { assert (I : exp (2 / tau) * q = 1) by (unfold q; rewrite <- exp_plus; replace (2 / tau + - 2 / tau) with 0 by (field; lra); apply exp_0).
    assert (J := exp_ineq1_le (2 / tau)). assert (T : 2 / tau * tau = 2) by (field; lra). assert (0 < 2 / tau) by (apply Rdiv_lt_0_compat; lra). nra. }
  set (e := exp (seen 3 (x 3%nat) / tau)). set (g := exp (seen 4 (x 4%nat) / tau)).
  assert (Far : forall p, (p = 3 \/ p = 4)%nat -> 0 < exp (seen p (x p) / tau) <= w).
  { intros p Hp. split; [apply exp_pos|]. apply exp_le. apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; lra | now apply seen_far]. }
  assert (Mc : exp (seen c (x c) / tau) = if x c then w5 else w3) by (rewrite seen_c; unfold one, w5, w3; destruct (x c); f_equal; field; lra).
  assert (Md : exp (seen d (x d) / tau) = if x d then w3 else w) by (rewrite seen_d; unfold one, w, w3; destruct (x d); f_equal; field; lra).
  assert (Lb : label 4 (only c) x = if x c then -1 else 1).
  { assert (O : ones 4 (only c) x = if x c then 1%nat else 0%nat).
    { unfold ones, only. cbn [count]. destruct Pair as [[-> _]|[-> _]]; cbn [Nat.eqb andb]; [destruct (x 1%nat) | destruct (x 2%nat)]; reflexivity. }
    unfold label. rewrite O. destruct (x c); simpl; ring. }
  apply Rle_trans with (144 * q ^ 2); [|nra]. rewrite Lb.
  assert (L := little_loss w w3 w5 q _ e g (x c) (x d) (x 3%nat) (x 4%nat) W ltac:(lra) E1 E2 (Far 3%nat ltac:(lia)) (Far 4%nat ltac:(lia)) eq_refl).
  rewrite <- Mc, <- Md in L. eapply Rle_trans; [|exact L]. right. f_equal. f_equal. cbn [Sum]. rewrite Rplus_0_l. change (bit x) with (fun p => one (x p)). cbv beta. fold e g.
  destruct Pair as [[-> ->]|[-> ->]]; f_equal; ring.
Qed.

Lemma hard_risk : 0 < risk 4 (only c) (fun x => f 1 0 (Sum 1 (fun i => bit x (goes x)))).
Proof.
  eapply Rlt_le_trans; [|apply (Mean_point 4 (fun x => loss (label 4 (only c) x) (f 1 0 (Sum 1 (fun i => bit x (goes x))))) (only d)); [intros; apply pow2_ge_0|]].
  - apply Rdiv_lt_0_compat; [|apply pow_lt; lra]. cbn [Sum]. rewrite Rplus_0_l.
    assert (G : goes (only d) = d) by (unfold goes, only; destruct Pair as [[-> ->]|[-> ->]]; reflexivity). rewrite G.
    assert (Lb : label 4 (only c) (only d) = 1) by (unfold label, ones, only; destruct Pair as [[-> ->]|[-> ->]]; cbn; ring). rewrite Lb.
    unfold bit, only at 1. rewrite Nat.eqb_refl, one_neuron, Rmax_right by lra. unfold loss. rewrite Rmax_right by lra. lra.
  - intros q Hq. unfold only in Hq. apply Nat.eqb_eq in Hq. lia.
Qed.

Lemma fails :
  ~ ((forall i x, (1 <= i <= 1)%nat -> attends 4 seen rank x (goes x)) ->
     (forall eps : R, 0 < eps -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold ->
        risk 4 (only c) (fun x => f 1 0 (Sum 1 (fun i => Sum 4 (fun p => bit x p * exp (seen p (x p) / tau)) / Sum 4 (fun p => exp (seen p (x p) / tau))))) <= eps) ->
     risk 4 (only c) (fun x => f 1 0 (Sum 1 (fun i => bit x (goes x)))) = 0).
Proof.
  intros H. assert (P := hard_risk). rewrite H in P; [lra | intros; apply goes_there|]. intros eps He. exists (Rmin (1 / 3) (eps / 36)).
  split; [apply Rmin_glb_lt; lra|]. intros tau [T0 T1]. assert (X1 := Rmin_l (1 / 3) (eps / 36)). assert (X2 := Rmin_r (1 / 3) (eps / 36)).
  apply Rle_trans with (Mean 4 (fun _ => 36 * tau ^ 2)); [|rewrite Mean_const; nra]. unfold risk. apply Mean_le. intros x. apply soft_loss. lra.
Qed.
End Tied.

Theorem token_heads : ~ prop_21_token_heads.
Proof.
  intros (rank & Inj & H). destruct u_4_13 as (E1 & E2 & E3 & E4 & E5 & E6 & E7 & E8).
  assert (One : forall c, (c = 1 \/ c = 2)%nat -> count 4 (only c) = 1%nat) by (intros c [->| ->]; reflexivity).
  assert (Alone : forall c i j, only c i = true -> only c j = true -> i = j) by (unfold only; intros c i j A B; apply Nat.eqb_eq in A; apply Nat.eqb_eq in B; congruence).
  assert (N : rank 4%nat 1%nat <> rank 4%nat 2%nat) by (intros E; assert (X := Inj 4%nat 1%nat 2%nat ltac:(lia) ltac:(lia) E); discriminate).
  destruct (Nat.lt_total (rank 4%nat 1%nat) (rank 4%nat 2%nat)) as [L|[E|L]]; [|contradiction|].
  - apply (fails 2 1 1 (-3) (rank 4%nat)); [lia | rewrite E1, E2, E3, E4, E5, E6, E7, E8; lra | exact L|].
    intros Att Soft. apply (H 4%nat 1%nat (only 2) (rows 1 (-3)) (fun _ => goes 2 1)); [lia | apply One; lia | | exact Att | exact Soft].
    intros i j _ _ A B D. exfalso. apply D. now apply (Alone 2%nat).
  - apply (fails 1 2 3 (-1) (rank 4%nat)); [lia | rewrite E1, E2, E3, E4, E5, E6, E7, E8; lra | exact L|].
    intros Att Soft. apply (H 4%nat 1%nat (only 1) (rows 3 (-1)) (fun _ => goes 1 2)); [lia | apply One; lia | | exact Att | exact Soft].
    intros i j _ _ A B D. exfalso. apply D. now apply (Alone 1%nat).
Qed.
