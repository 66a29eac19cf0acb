(** Proposition 3, the transformer: long heads and a steeper classifier have risk exactly zero. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Lemma15 Prop34 OneBitRisk OneBitDescent OneBitDefined ManyBitsRisk Propositions.
Open Scope R_scope.

Section Transformer.
Variables (n k : nat) (tau b : R) (B : nat -> nat).
Hypothesis H2 : (2 <= n)%nat.
Hypothesis Hk : (1 <= k)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 <= b.
Hypothesis In : forall i, (1 <= i <= k)%nat -> (1 <= B i <= n)%nat.
Hypothesis Inj : forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> B i = B j -> i = j.
Let gap := 1 - cos (2 * PI / INR n).
Let len := tau * ln (16 * INR k ^ 2 * INR n) / gap.
Let A (i : nat) := Head (len * u1 n (B i)) (len * u2 n (B i)).
Let small := / (16 * INR k ^ 2 * INR n).

Lemma sizes : 1 <= INR k /\ 2 <= INR n /\ 0 < gap /\ 0 < 16 * INR k ^ 2 * INR n /\ 0 <= len.
Proof.
  assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia). assert (N2 : 2 <= INR n) by (apply (le_INR 2); lia).
  assert (G : 0 < gap) by now apply gap_pos.
  assert (K2 : 1 <= INR k ^ 2) by nra. assert (P : 1 <= 16 * INR k ^ 2 * INR n) by nra.
  repeat split; try lra. unfold len. apply Rmult_le_pos; [|left; now apply Rinv_0_lt_compat].
  apply Rmult_le_pos; [lra|]. rewrite <- ln_1. destruct P as [P|<-]; [left; apply ln_increasing; lra | right; reflexivity].
Qed.

(** The other positions get next to nothing. *)
Lemma other_weight i p : (1 <= i <= k)%nat -> (1 <= p <= n)%nat -> p <> B i -> gamma n tau (A i) p <= small.
Proof.
  intros Hi Hp N. destruct sizes as (K1 & N2 & G & P & L). assert (Hn : (1 <= n)%nat) by lia.
  assert (C := cos_gap n p (B i) Hp (In i Hi) N).
  assert (U := unit_vectors n (B i)).
  assert (S1 : score n (A i) (B i) = len) by (unfold score, A; simpl; nra).
  assert (S2 : score n (A i) p <= len * (1 - gap)).
  { unfold score, A; simpl. replace (len * u1 n (B i) * u1 n p + len * u2 n (B i) * u2 n p)
      with (len * (u1 n p * u1 n (B i) + u2 n p * u2 n (B i))) by ring. apply Rmult_le_compat_l; [exact L|]. unfold gap. lra. }
  assert (E : exp (score n (A i) p / tau) <= exp (score n (A i) (B i) / tau) * small).
  { rewrite S1. unfold small. replace (/ (16 * INR k ^ 2 * INR n)) with (exp (- ln (16 * INR k ^ 2 * INR n)))
      by (rewrite exp_Ropp, exp_ln by exact P; reflexivity).
    rewrite <- exp_plus.
    assert (X : score n (A i) p / tau <= len / tau + - ln (16 * INR k ^ 2 * INR n)).
    { apply Rle_trans with (len * (1 - gap) / tau).
      - apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | exact S2].
      - right. unfold len. field. lra. }
    destruct X as [X|X]; [left; now apply exp_increasing | right; now rewrite X]. }
  unfold gamma. set (Z := Sum n (fun j => exp (score n (A i) j / tau))).
  assert (Z0 : 0 < Z) by now apply partition_pos.
  assert (Zb : exp (score n (A i) (B i) / tau) <= Z).
  { unfold Z. rewrite <- (Sum_single n (B i) (fun j => exp (score n (A i) j / tau)) (In i Hi)). apply Sum_le. intros j _.
    assert (X := exp_pos (score n (A i) j / tau)). destruct (Nat.eqb j (B i)); lra. }
  assert (Sm : 0 < small) by (apply Rinv_0_lt_compat; exact P).
  apply Rmult_le_reg_r with Z; [exact Z0|]. replace (exp (score n (A i) p / tau) / Z * Z) with (exp (score n (A i) p / tau)) by (field; lra).
  nra.
Qed.

Lemma off_target i : (1 <= i <= k)%nat -> 1 - gamma n tau (A i) (B i) <= / (16 * INR k ^ 2).
Proof.
  intros Hi. destruct sizes as (K1 & N2 & G & P & L). assert (Hn : (1 <= n)%nat) by lia.
  rewrite <- (gamma_sum n tau Hn (A i)). rewrite <- (Sum_off n (B i) (gamma n tau (A i)) (In i Hi)).
  apply Rle_trans with (Sum n (fun _ => small)).
  - apply Sum_le. intros p Hp. unfold off. destruct (Nat.eqb_spec p (B i)) as [->|N]; [left; apply Rinv_0_lt_compat; exact P|].
    now apply other_weight.
  - rewrite Sum_const. right. unfold small. field. nra.
Qed.

Let steep := Rmax 1 (8 * INR k ^ 2 * sqrt b).

Lemma steep_pos : 1 <= steep /\ 8 * INR k ^ 2 * sqrt b <= steep.
Proof. split; [apply Rmax_l | apply Rmax_r]. Qed.

Lemma rescale z : sigma b (steep * z) = steep * sigma (b / steep ^ 2) z.
Proof.
  destruct steep_pos as [P _]. unfold sigma.
  replace ((steep * z) ^ 2 + b) with (steep ^ 2 * (z ^ 2 + b / steep ^ 2)) by (field; lra).
  rewrite sqrt_mult_alt by apply pow2_ge_0. rewrite sqrt_pow2 by lra. field.
Qed.

Lemma classifier_is s :
  2 + 2 / steep * Sum k (fun i => (-1) ^ i * (8 * INR i - 4) * sigma b (steep * (s + 1/2 - INR i))) = 2 * f k (b / steep ^ 2) s.
Proof.
  destruct steep_pos as [P _]. unfold f.
  rewrite (Sum_ext k _ (fun q => steep * (outer q * sigma (b / steep ^ 2) (s + 1/2 - INR q)))).
  - rewrite Sum_scal. field. lra.
  - intros i _. rewrite rescale. unfold outer. ring.
Qed.

Lemma outer_total : Sum k (fun q => Rabs (outer q)) = 4 * INR k ^ 2.
Proof.
  assert (E : forall m, Sum m (fun q => Rabs (outer q)) = 4 * INR m ^ 2); [|apply E].
  induction m as [|m IH]; [simpl; ring|]. cbn [Sum]. rewrite IH. unfold outer. rewrite Rabs_mult, <- RPow_abs.
  replace (Rabs (-1)) with 1 by (rewrite Rabs_left; lra). rewrite pow1, Rmult_1_l, !S_INR.
  assert (Q := pos_INR m). rewrite Rabs_pos_eq by lra. ring.
Qed.

(** Any heads with little weight off their bits will do. *)
Theorem zero_risk_of (A' : nat -> head) : (forall i, (1 <= i <= k)%nat -> 1 - gamma n tau (A' i) (B i) <= / (16 * INR k ^ 2)) ->
  risk n (bits k B) (fun x => 2 + 2 / steep * Sum k (fun i =>
    (-1) ^ i * (8 * INR i - 4) * sigma b (steep * (attended n k tau x A' + 1/2 - INR i)))) = 0.
Proof.
  clear H2 Ht. intros Off. assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia). destruct steep_pos as [P1 P2].
  assert (Hn : (1 <= n)%nat) by (assert (X := In 1%nat ltac:(lia)); lia).
  unfold risk. transitivity (Mean n (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x. rewrite classifier_is.
  set (b' := b / steep ^ 2).
  assert (B0 : 0 <= b') by (apply Rmult_le_pos; [exact Hb | left; apply Rinv_0_lt_compat, pow_lt; lra]).
  assert (O := ones_bits n k B x In Inj). set (s := ones n (bits k B) x) in *.
  assert (Sk : (s <= k)%nat).
  { apply INR_le. rewrite O. apply Rle_trans with (Sum k (fun _ => 1)); [apply Sum_le; intros; apply bit_01 | rewrite Sum_const; lra]. }
  assert (T := T_is n k tau B A' Hn x). assert (Ab := T_abs n k tau B A' In Hn x).
  set (d := Sum k (fun i => Sum n (fun p => gamma n tau (A' i) p * (bit x (B i) - bit x p)))) in *.
  assert (De : Rabs d <= / (16 * INR k)).
  { eapply Rle_trans; [exact Ab|]. apply Rle_trans with (Sum k (fun _ => / (16 * INR k ^ 2))); [apply Sum_le; intros; now apply Off|].
    rewrite Sum_const. right. field. lra. }
  assert (I1 : / (16 * INR k) <= / 16) by (apply Rinv_le_contravar; lra).
  apply Rabs_le_between in De. rewrite <- O in T.
  assert (F := f_near k s (- d) Sk ltac:(lra)). replace (INR s + - d) with (attended n k tau x A') in F by lra.
  assert (Sm := f_smoothing k b' (attended n k tau x A') B0). rewrite outer_total in Sm.
  assert (Q : 4 * INR k ^ 2 / 2 * sqrt b' <= 1 / 4).
  { unfold b'. rewrite sqrt_div_alt by (apply pow_lt; lra). rewrite sqrt_pow2 by lra.
    apply Rmult_le_reg_r with steep; [lra|]. replace (4 * INR k ^ 2 / 2 * (sqrt b / steep) * steep) with (1 / 4 * (8 * INR k ^ 2 * sqrt b)) by (field; lra).
    lra. }
  unfold loss, label. fold s. rewrite F in Sm. set (y := (-1) ^ s) in *.
  assert (Y : y * y = 1) by (unfold y; rewrite <- Rpow_mult_distr; replace (-1 * -1) with 1 by ring; apply pow1).
  assert (Y1 : y = 1 \/ y = -1) by (destruct (Rmult_integral (y - 1) (y + 1)) as [E|E]; [lra | left; lra | right; lra]).
  set (o := f k b' (attended n k tau x A')) in *.
  assert (D4 : Rabs (4 * INR s * - d) <= 1 / 4).
  { rewrite !Rabs_mult, Rabs_Ropp, (Rabs_pos_eq 4), (Rabs_pos_eq (INR s)) by (lra || apply pos_INR).
    assert (INR s <= INR k) by (apply le_INR; exact Sk). assert (S0 := pos_INR s). assert (A0 := Rabs_pos d).
    assert (Dk : Rabs d <= / (16 * INR k)) by (apply Rabs_le; lra).
    apply Rle_trans with (4 * INR k * / (16 * INR k)); [apply Rmult_le_compat; lra | right; field; lra]. }
  apply Rabs_le_between in D4. apply Rabs_le_between in Sm.
  assert (M : 1 <= y * (2 * o)).
  { destruct Y1 as [E|E]; rewrite E in *; lra. }
  rewrite Rmax_left by lra. ring.
Qed.
End Transformer.

Theorem repair : prop_3_repair.
Proof.
  intros n k tau b r B A [Hk Hkn] Ht Hb Hin Inj Hal steep.
  assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia).
  assert (Off : forall i, (1 <= i <= k)%nat -> 1 - gamma n tau (A i) (B i) <= / (16 * INR k ^ 2)).
  { intros i Hi. assert (KP : 0 < / (16 * INR k ^ 2)) by (apply Rinv_0_lt_compat; assert (0 < INR k ^ 2) by (apply pow_lt; lra); lra).
    destruct Hal as [E|[HR HA]].
    - assert (Bi := Hin i Hi). assert (G := gamma_sum n tau ltac:(lia) (A i)).
      assert (E1 : B i = 1%nat) by lia. rewrite E in G |- *. cbn [Sum] in G. rewrite E1. lra.
    - destruct (Nat.eq_dec n 1) as [E|N].
      + assert (Bi := Hin i Hi). assert (G := gamma_sum n tau ltac:(lia) (A i)). assert (E1 : B i = 1%nat) by lia. rewrite E in G |- *. cbn [Sum] in G. rewrite E1. lra.
      + assert (GP := gap_pos n ltac:(lia)). rewrite (HA i Hi).
        replace r with (tau * ln (16 * INR k ^ 2 * INR n) / (1 - cos (2 * PI / INR n))).
        * apply off_target; (assumption || lia).
        * unfold prop_3_repair_reach in HR. rewrite <- HR. field. lra. }
  rewrite <- (zero_risk_of n k tau b B Hk Hb Hin Inj A Off). unfold risk. apply Mean_ext. intros x. apply (f_equal (loss _)).
  assert (SP : 1 <= steep) by (unfold steep, prop_3_repair_sharpness; apply Rmax_l).
  change (Rmax 1 (8 * INR k ^ 2 * sqrt b)) with steep.
  assert (E : Sum k (fun j => (-1) ^ j * prop_3_coefficient j * sigma b (steep * (INR k * (attended n k tau x A / INR k) + prop_3_offset j)))
            = Sum k (fun i => (-1) ^ i * (8 * INR i - 4) * sigma b (steep * (attended n k tau x A + 1 / 2 - INR i)))).
  { apply Sum_ext. intros j _. unfold prop_3_coefficient, prop_3_offset. do 2 f_equal. field. lra. }
  rewrite E. unfold prop_3_repair_scale. field. lra.
Qed.
