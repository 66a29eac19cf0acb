(** The constant 2 of the bound for fixed soft heads is the least one: one head that prefers ones and one neuron come as near to it as one likes. *)
From Coq Require Import Reals ZArith Lra Lia Bool.
From Parity Require Import Model Sums Prop34 OneBitRisk AnyHeads.
From Parity Require Said.
Open Scope R_scope.

Module C := Said.said_thm_11_any_heads_optimal.

Section One.
Variables (n r : nat) (tau z delta : R).
Hypotheses (Hr : (1 <= r <= n)%nat) (Ht : 0 < tau) (Hz : 0 <= z <= 1 / 2) (Hd : 0 < delta <= 1 / 4).
Let a := / delta.
Definition query (i : nat) : R := if Nat.eqb i 1 then 1 else 0.
Definition mats (j i q : nat) : R := if Nat.eqb q 1 then tau * ln a else 0.
Definition tokens (i q : nat) : R := if (Nat.eqb i 2 && Nat.eqb q 1)%bool then 1 else 0.
Definition places (p q : nat) : R := if Nat.eqb q 1 then 0 else if Nat.eqb q (S p) then 1 else -1.
Definition hidden (i q : nat) : R := if Nat.eqb q (S r) then 1 else 0.
Definition output x := C.v_frozen n tau 0 x query mats tokens places (fun _ => - (z * INR n)) (fun _ => 1) hidden (2 * z) 1 n 1.

Lemma bounded i p q : Rabs (tokens i q + places p q) <= 1.
Proof.
  unfold tokens, places. destruct (Nat.eqb_spec q 1) as [->|N].
  - destruct (Nat.eqb i 2); apply Rabs_le; cbn [andb]; lra.
  - rewrite andb_false_r. destruct (Nat.eqb q (S p)); apply Rabs_le; lra.
Qed.
Lemma norm : C.v_path_norm (fun _ => - (z * INR n)) hidden 1 (2 * n) = z * INR n.
Proof.
  assert (P := pos_INR n). unfold C.v_path_norm. change Said.Sum with Sum. cbn [Sum].
  rewrite (Sum_ext (2 * n) (fun q => Rabs (hidden 1 q)) (fun q => if Nat.eqb q (S r) then 1 else 0)) by (intros q _; unfold hidden; destruct (Nat.eqb q (S r)); [apply Rabs_R1 | apply Rabs_R0]).
  rewrite (Sum_single (2 * n) (S r) (fun _ => 1)) by lia. rewrite Rabs_Ropp, (Rabs_right (z * INR n)) by nra. ring.
Qed.
Lemma n_large : 1 <= INR n.
Proof. apply (le_INR 1). lia. Qed.
Lemma a_large : 4 <= a.
Proof. unfold a. replace 4 with (/ (1 / 4)) by field. apply Rinv_le_contravar; lra. Qed.

Let weight (x : nat -> bool) p := if x p then a else 1.
Lemma asks_is x p : C.v_asks tau x query mats tokens places n 1 1 p = weight x p.
Proof.
  assert (A := a_large). unfold C.v_asks. change Said.Sum with Sum.
  rewrite (Sum_ext (2 * n) _ (fun i => if Nat.eqb i 1 then tau * ln a * (if x p then 1 else 0) else 0)).
  2:{ intros i _. rewrite (Sum_ext (2 * n) _ (fun q => if Nat.eqb q 1 then query i * (tau * ln a) * (if x p then 1 else 0) else 0)).
      - rewrite (Sum_single (2 * n) 1 (fun _ => query i * (tau * ln a) * (if x p then 1 else 0))) by lia. unfold query. destruct (Nat.eqb i 1); ring.
      - intros q _. unfold mats, C.v_written, tokens, places. destruct (Nat.eqb_spec q 1) as [->|]; [|ring]. cbn [Nat.eqb andb]. destruct (x p); ring. }
  rewrite (Sum_single (2 * n) 1 (fun _ => tau * ln a * (if x p then 1 else 0))) by lia. unfold weight. destruct (x p).
  - transitivity (exp (ln a)); [f_equal; field; lra | apply exp_ln; lra].
  - rewrite <- exp_0. f_equal. field. lra.
Qed.
Definition seen (x : nat -> bool) := Sum n (bit x).
Lemma whole x : Sum n (weight x) = INR n + (a - 1) * seen x.
Proof.
  unfold seen. rewrite <- (Rmult_1_r (INR n)), <- Sum_const, <- Sum_scal, <- Sum_plus. apply Sum_ext. intros p _. unfold weight, bit. destruct (x p); ring.
Qed.
Lemma seen_range x : 0 <= seen x <= INR n.
Proof.
  unfold seen. split; [apply Sum_nonneg; intros p _; unfold bit; destruct (x p); lra|]. rewrite <- (Rmult_1_r (INR n)), <- Sum_const. apply Sum_le.
  intros p _. unfold bit. destruct (x p); lra.
Qed.
Lemma output_is x : output x = 2 * z - 2 * z * (INR n * weight x r / (INR n + (a - 1) * seen x)).
Proof.
  assert (A := a_large). assert (N := n_large). assert (Rs := seen_range x). assert (D : 0 < INR n + (a - 1) * seen x) by nra.
  assert (G : C.v_gathered n tau x query mats tokens places n 1 (S r) = 2 * (weight x r / (INR n + (a - 1) * seen x)) - 1).
  { unfold C.v_gathered. change Said.Sum with Sum. cbn [Sum]. rewrite (Sum_ext n (fun p => C.v_asks tau x query mats tokens places n 1 1 p) (weight x)) by (intros; apply asks_is). rewrite whole.
    rewrite (Sum_ext n _ (fun p => 2 * (if Nat.eqb p r then weight x p else 0) - weight x p)).
    - rewrite Sum_minus, Sum_scal, (Sum_single n r (weight x) Hr), whole. simpl (INR 1). field. lra.
    - intros p Hp. rewrite asks_is. unfold C.v_written, tokens, places. replace (Nat.eqb (S r) 1) with false by (symmetry; apply Nat.eqb_neq; lia).
      rewrite !andb_false_r. cbn [Nat.eqb]. rewrite (Nat.eqb_sym r p). destruct (x p), (Nat.eqb p r); ring. }
  unfold output, C.v_frozen. change Said.Sum with Sum. cbn [Sum].
  rewrite (Sum_ext (2 * n) _ (fun q => if Nat.eqb q (S r) then C.v_gathered n tau x query mats tokens places n 1 q else 0)) by (intros q _; unfold hidden; destruct (Nat.eqb q (S r)); ring).
  rewrite (Sum_single (2 * n) (S r) (fun q => C.v_gathered n tau x query mats tokens places n 1 q)) by lia. rewrite G.
  set (g := weight x r / (INR n + (a - 1) * seen x)). assert (G0 : 0 <= g).
  { unfold g. apply Rlt_le, Rdiv_lt_0_compat; [unfold weight; destruct (x r); lra | exact D]. }
  replace (2 * g - 1 + 1) with (2 * g) by ring. unfold C.v_sigma. rewrite Rplus_0_r, sqrt_pow2 by lra. unfold g. field. lra.
Qed.
Lemma loss_small x : loss ((-1) ^ Nat.b2n (x r)) (output x) <= (1 - 2 * z + 8 * delta) ^ 2 + 4 / (delta ^ 2 * INR n ^ 2) * (- (INR n / 2) + Sum n (fun p => bit x p * 1)) ^ 2.
Proof.
  assert (A := a_large). assert (N := n_large). assert (S := seen_range x). rewrite output_is. rewrite (Sum_ext n (fun p => bit x p * 1) (bit x)) by (intros; ring). fold (seen x).
  set (s := seen x) in *. set (D := INR n + (a - 1) * s). assert (Dn : INR n <= D) by (unfold D; nra). assert (Ad : a * delta = 1) by (unfold a; field; lra).
  assert (Q : 0 < delta ^ 2 * INR n ^ 2) by (apply Rmult_lt_0_compat; apply pow_lt; lra).
  destruct (Rle_dec (delta * INR n) (Rabs (s - INR n / 2))) as [Far|Near].
  - assert (F : 4 <= 4 / (delta ^ 2 * INR n ^ 2) * (- (INR n / 2) + s) ^ 2).
    { apply Rle_trans with (4 / (delta ^ 2 * INR n ^ 2) * (delta ^ 2 * INR n ^ 2)); [right; field; split; lra|].
      apply Rmult_le_compat_l; [apply Rlt_le, Rdiv_lt_0_compat; lra|]. replace (- (INR n / 2) + s) with (s - INR n / 2) by ring. rewrite <- (pow2_abs (s - INR n / 2)).
      rewrite <- Rpow_mult_distr. apply pow_incr. split; [apply Rmult_le_pos; lra | exact Far]. }
    assert (U : loss ((-1) ^ Nat.b2n (x r)) (2 * z - 2 * z * (INR n * weight x r / D)) <= 4).
    { unfold loss, weight. replace 4 with (2 ^ 2) by ring. apply pow_incr. split; [apply Rmax_l|]. apply Rmax_lub; [lra|].
      assert (W : 0 <= INR n * a / D) by (apply Rlt_le, Rdiv_lt_0_compat; [apply Rmult_lt_0_compat; lra | lra]).
      assert (V : 0 <= INR n * 1 / D <= 1).
      { split; [apply Rlt_le, Rdiv_lt_0_compat; lra|]. apply Rmult_le_reg_r with D; [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra. }
      destruct (x r); cbn [Nat.b2n pow]; nra. }
    assert (0 <= (1 - 2 * z + 8 * delta) ^ 2) by apply pow2_ge_0. lra.
  - assert (Cl : - (delta * INR n) < s - INR n / 2 < delta * INR n) by (destruct (Rabs_def2 (s - INR n / 2) (delta * INR n)); lra).
    assert (P : 0 <= 4 / (delta ^ 2 * INR n ^ 2) * (- (INR n / 2) + s) ^ 2) by (apply Rmult_le_pos; [apply Rlt_le, Rdiv_lt_0_compat; lra | apply pow2_ge_0]).
    assert (L : loss ((-1) ^ Nat.b2n (x r)) (2 * z - 2 * z * (INR n * weight x r / D)) <= (1 - 2 * z + 8 * delta) ^ 2); [|lra].
    unfold loss, weight. apply pow_incr. split; [apply Rmax_l|]. apply Rmax_lub; [lra|]. destruct (x r); cbn [Nat.b2n pow].
    + assert (G : 2 - 8 * delta <= INR n * a / D).
      { apply Rmult_le_reg_r with D; [lra|]. replace (INR n * a / D * D) with (INR n * a) by (field; lra).
        assert (Du : D <= a * INR n * (1 / 2 + 2 * delta)).
        { unfold D. replace (a * INR n * (1 / 2 + 2 * delta)) with (a * delta * INR n + a * (INR n / 2 + delta * INR n)) by (generalize a; intros; field). rewrite Ad.
          assert (As : a * s <= a * (INR n / 2 + delta * INR n)) by (apply Rmult_le_compat_l; lra). lra. }
        apply Rle_trans with ((2 - 8 * delta) * (a * INR n * (1 / 2 + 2 * delta))); [apply Rmult_le_compat_l; lra|].
        replace ((2 - 8 * delta) * (a * INR n * (1 / 2 + 2 * delta))) with (INR n * a * (1 - 16 * delta ^ 2)) by field. assert (0 <= delta ^ 2) by apply pow2_ge_0. nra. }
      nra.
    + assert (G : INR n * 1 / D <= 4 * delta).
      { apply Rmult_le_reg_r with D; [lra|]. replace (INR n * 1 / D * D) with (INR n) by (field; lra).
        assert (Dl : a * INR n / 4 <= D) by (unfold D; nra). apply Rle_trans with (4 * delta * (a * INR n / 4)); [|apply Rmult_le_compat_l; lra].
        replace (4 * delta * (a * INR n / 4)) with (a * delta * INR n) by field. rewrite Ad. lra. }
      nra.
Qed.
Lemma risk_small : Mean n (fun x => loss ((-1) ^ Nat.b2n (x r)) (output x)) <= (1 - 2 * z) ^ 2 + 32 * delta + 1 / (delta ^ 2 * INR n).
Proof.
  assert (N := n_large). eapply Rle_trans; [apply Mean_le; intros x; apply loss_small|].
  rewrite (Mean_plus n (fun _ => (1 - 2 * z + 8 * delta) ^ 2) (fun x => 4 / (delta ^ 2 * INR n ^ 2) * (- (INR n / 2) + Sum n (fun p => bit x p * 1)) ^ 2)).
  rewrite Mean_const, Mean_mul, (Mean_square n (fun _ => 1)). rewrite !Sum_const.
  replace (4 / (delta ^ 2 * INR n ^ 2) * ((- (INR n / 2) + INR n * 1 / 2) ^ 2 + INR n * 1 ^ 2 / 4)) with (1 / (delta ^ 2 * INR n)) by (field; lra). nra.
Qed.
End One.

Theorem optimal : C.statement.
Proof.
  intros z eps Hz He. set (delta := Rmin (1 / 4) (eps / 64)). assert (D : 0 < delta <= 1 / 4) by (split; [apply Rmin_pos; lra | apply Rmin_l]).
  assert (De : delta <= eps / 64) by apply Rmin_r. assert (D2 : 0 < delta ^ 2) by (apply pow_lt; lra).
  assert (Y : 0 < 2 / (delta ^ 2 * eps)) by (apply Rdiv_lt_0_compat; [lra | apply Rmult_lt_0_compat; lra]).
  destruct (archimed (2 / (delta ^ 2 * eps))) as [HN _]. rewrite <- (Z2Nat.id (up (2 / (delta ^ 2 * eps)))), <- INR_IZR_INZ in HN by (apply le_IZR; lra).
  set (N := Z.to_nat (up (2 / (delta ^ 2 * eps)))) in *. exists N. intros n tau Hn Ht L.
  exists query, (mats tau delta), tokens, places. intros r Hr. exists (fun _ => - (z * INR n)), (fun _ => 1), (hidden r), (2 * z), 0. split; [lra|].
  split; [intros i _ p _ q _; apply bounded|]. split; [eapply norm; eassumption|].
  eapply Rle_trans; [apply (risk_small n r tau z delta Hr Ht Hz D)|]. assert (N1 := n_large n r Hr). apply le_INR in L.
  assert (P : 1 / (delta ^ 2 * INR n) <= eps / 2).
  { apply Rmult_le_reg_r with (delta ^ 2 * INR n); [apply Rmult_lt_0_compat; lra|]. unfold Rdiv at 1. rewrite Rmult_assoc, Rinv_l by (apply Rgt_not_eq, Rmult_lt_0_compat; lra).
    assert (Q : 2 / (delta ^ 2 * eps) * (delta ^ 2 * eps) <= INR n * (delta ^ 2 * eps)) by (apply Rmult_le_compat_r; [nra | lra]).
    replace (2 / (delta ^ 2 * eps) * (delta ^ 2 * eps)) with 2 in Q by (field; lra). nra. }
  lra.
Qed.
Theorem optimal_means : C.statement_means.
Proof.
  intros z eps Hz He N n tau Hn Ht _ query mats tokens places r Hr alpha bias hidden c b Hb.
  split; [intros i Hi p Hp q Hq; exact (conj Hi (conj Hq Hp))|]. split; [intros i Hi; split; [exact Hi | intros q Hq; now split]|].
  intros x _. split; [exact Hr|]. split; [|exact Logic.I]. now apply (frozen_fine n 1 n tau query mats tokens places Hn (le_n 1)).
Qed.
