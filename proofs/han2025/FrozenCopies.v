(** Theorem 11 with Euclidean norms: copies of one coordinate make the norm of the inner weights as small as one likes,
    with embeddings in [-1, 1]. *)
From Coq Require Import Reals Lra Lia Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Constants Sums Prop34 Cor20 Lemma15 Rem13Full FrozenBound FrozenRepair FrozenReads.
Open Scope R_scope.

Lemma Sum_low d e g : Sum (d + e) (fun q => if Nat.leb q d then g q else 0) = Sum d g.
Proof.
  induction e as [|e IH].
  - rewrite Nat.add_0_r. apply Sum_ext. intros q Hq. destruct (Nat.leb_spec q d); [reflexivity | lia].
  - rewrite Nat.add_succ_r. cbn [Sum]. rewrite IH. destruct (Nat.leb_spec (S (d + e)) d); [lia | ring].
Qed.

(** Position p has the weight 2^p; d coordinates say whether the bit is one. *)
Section Copies.
Variables (n d : nat) (tau b : R).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Hd : (1 <= d)%nat.
Hypothesis Htau : 0 < tau.
Hypothesis Hb : 0 <= b.
Definition copier : attention :=
  Attention d (fun i => if Nat.eqb i 1 then 1 else 0) (fun _ _ q => if Nat.eqb q (S d) then tau * INR n else 0)
    (fun v _ => if v then 1 else 0) (fun p _ => INR p * ln 2 / INR n).
Definition spread (B : nat -> bool) : network :=
  let N := decoder n b 1 B in
  Network (width N) (alpha N) (fun _ q => if Nat.leb q d then sharp n b * whole n / INR d else 0) (bias N) (offset N).

Lemma copier_bounded : bounded copier n.
Proof.
  split; cbn [copier token place half].
  - intros [|] q _; [rewrite Rabs_R1 | rewrite Rabs_R0]; lra.
  - intros p q Hp _. assert (N0 : 0 < INR n) by (apply lt_0_INR; lia). assert (P : INR p <= INR n) by (apply le_INR; lia).
    assert (P0 := pos_INR p). assert (L0 : 0 < ln 2) by (rewrite <- ln_1; apply ln_increasing; lra).
    assert (L1 : ln 2 <= 1).
    { assert (E := exp_ineq1 1 ltac:(lra)). rewrite <- (ln_exp 1). left. apply ln_increasing; lra. }
    rewrite Rabs_pos_eq by (apply Rdiv_le_0_compat; nra).
    apply Rmult_le_reg_r with (INR n); [exact N0|]. replace (INR p * ln 2 / INR n * INR n) with (INR p * ln 2) by (field; lra). nra.
Qed.
Lemma copier_mass j x p : mass copier tau j x p = 2 ^ p.
Proof.
  assert (N0 : INR n <> 0) by (apply not_0_INR; lia). unfold mass.
  assert (E : pull copier j p (x p) = tau * (INR p * ln 2)); [|rewrite E; replace (tau * (INR p * ln 2) / tau) with (INR p * ln 2) by (field; lra);
    rewrite <- (Rpower_pow p 2) by lra; reflexivity].
  unfold pull. transitivity (Sum (dims copier) (fun i => if Nat.eqb i 1 then tau * (INR p * ln 2) else 0)).
  - apply Sum_ext. intros i _. cbn [copier query matrix]. destruct (Nat.eqb i 1).
    + transitivity (Sum (dims copier) (fun q => if Nat.eqb q (S d) then tau * (INR p * ln 2) else 0)).
      * apply Sum_ext. intros q _. destruct (Nat.eqb_spec q (S d)) as [->|]; [|ring]. unfold entry, copier. cbn [half place].
        destruct (Nat.leb_spec (S d) d); [lia|]. field. exact N0.
      * apply (Sum_single (dims copier) (S d) (fun _ => tau * (INR p * ln 2))). unfold dims, copier. cbn [half]. lia.
    + rewrite (Sum_ext _ _ (fun _ => 0)) by (intros; ring). rewrite Sum_const. ring.
  - apply (Sum_single (dims copier) 1 (fun _ => tau * (INR p * ln 2))). unfold dims, copier. cbn [half]. lia.
Qed.
Lemma copier_gathers x q : (q <= d)%nat -> gathered copier n 1 tau x q = INR (code n x) / whole n.
Proof.
  intros Hq. unfold gathered. cbn [Sum]. rewrite (Sum_ext n (mass copier tau 1 x) (fun p => 2 ^ p)) by (intros; apply copier_mass).
  fold (whole n). assert (T0 := whole_pos n Hn).
  replace (Sum n (fun p => mass copier tau 1 x p * entry copier (x p) p q)) with (1 * INR (code n x)); [simpl; field; lra|].
  rewrite code_sum. apply Sum_ext. intros p _. rewrite copier_mass. unfold entry, copier. cbn [half token].
  destruct (Nat.leb_spec q d); [reflexivity | lia].
Qed.
Lemma spread_answers B x : answer copier n 1 tau b (spread B) x = answer (reader n tau 1) n 1 tau b (decoder n b 1 B) x.
Proof.
  assert (D0 : 0 < INR d) by (apply lt_0_INR; lia). assert (T0 := whole_pos n Hn). assert (K0 := scale_pos n 1 Hn Rlt_0_1).
  unfold answer, spread, decoder. cbn [offset width alpha beta bias]. f_equal. apply Sum_ext. intros t _. f_equal. f_equal. f_equal.
  transitivity (sharp n b * INR (code n x)).
  - unfold dims, copier at 1 2. cbn [half].
    rewrite (Sum_ext (d + d) _ (fun q => if Nat.leb q d then sharp n b * INR (code n x) / INR d else 0)).
    + rewrite Sum_low, Sum_const. field. lra.
    + intros q Hq. destruct (Nat.leb_spec q d); [|ring]. rewrite copier_gathers by lia. field. lra.
  - change (dims (reader n tau 1)) with 2%nat. cbn [Sum Nat.eqb]. rewrite (reader_gathers n tau 1 Hn Htau). field. lra.
Qed.
Lemma spread_risk B : risk n B (answer copier n 1 tau b (spread B)) <= 1 / 4.
Proof.
  assert (R := decoder_risk n tau b 1 Hn Htau Hb Rlt_0_1 B). unfold risk in *.
  rewrite (Mean_ext n _ (fun x => loss (label n B x) (answer (reader n tau 1) n 1 tau b (decoder n b 1 B) x)))
    by (intros; now rewrite spread_answers). exact R.
Qed.
Lemma spread_norm B : euclidean_norm copier (spread B) <= 4 * INR (neurons n) * whole n / sqrt (INR d).
Proof.
  assert (D0 : 0 < INR d) by (apply lt_0_INR; lia). assert (T0 := whole_pos n Hn). assert (S1 := sharp_pos n b Hn). assert (W0 := W_pos n Hn).
  assert (Q0 := sqrt_lt_R0 _ D0). assert (QQ := sqrt_sqrt _ (Rlt_le _ _ W0)). assert (Q1 := sqrt_pos (INR (neurons n))). assert (DD := sqrt_sqrt _ (Rlt_le _ _ D0)).
  set (W := INR (neurons n)) in *. set (s := sharp n b) in *.
  assert (A : sqrt (Sum (width (spread B)) (fun t => alpha (spread B) t ^ 2)) <= sqrt W * (4 / s)).
  { rewrite <- (sqrt_pow2 (4 / s)) by (left; apply Rdiv_lt_0_compat; lra). rewrite <- sqrt_mult_alt by lra. apply sqrt_le_1_alt.
    unfold W. rewrite <- Sum_const. apply Sum_le. intros t _. unfold spread, decoder. cbn [alpha]. fold s.
    assert (Bd := bend_small (lab B n) t (lab_small B n)).
    unfold Rdiv. rewrite !Rpow_mult_distr. apply Rmult_le_compat_r; [apply pow2_ge_0|].
    apply Rabs_le_between in Bd. nra. }
  assert (C : sqrt (Sum (width (spread B)) (fun t => Sum (dims copier) (fun q => beta (spread B) t q ^ 2))) = sqrt W * (s * whole n / sqrt (INR d))).
  { rewrite <- (sqrt_pow2 (s * whole n / sqrt (INR d))) by (left; apply Rdiv_lt_0_compat; nra). rewrite <- sqrt_mult_alt by lra. f_equal.
    unfold W. rewrite <- Sum_const. apply Sum_ext. intros t _. unfold spread, dims, copier. cbn [beta half]. fold s.
    rewrite (Sum_ext (d + d) _ (fun q => if Nat.leb q d then (s * whole n / INR d) ^ 2 else 0)) by (intros; destruct Nat.leb; ring).
    rewrite Sum_low, Sum_const. unfold Rdiv. rewrite !Rpow_mult_distr. replace ((/ sqrt (INR d)) ^ 2) with (/ INR d).
    - field. lra.
    - rewrite pow_inv. f_equal. simpl. rewrite Rmult_1_r. now symmetry. }
  unfold euclidean_norm. rewrite C.
  apply Rle_trans with (sqrt W * (4 / s) * (sqrt W * (s * whole n / sqrt (INR d)))).
  - apply Rmult_le_compat_r; [|exact A]. apply Rmult_le_pos; [exact Q1 | left; apply Rdiv_lt_0_compat; nra].
  - replace (sqrt W * (4 / s) * (sqrt W * (s * whole n / sqrt (INR d)))) with (4 * (sqrt W * sqrt W) * whole n / sqrt (INR d)) by (field; lra).
    rewrite QQ. lra.
Qed.
End Copies.

Lemma enough_copies c delta : 0 < c -> 0 < delta -> exists d, (1 <= d)%nat /\ c / sqrt (INR d) <= delta.
Proof.
  intros Hc Hd. assert (P : 0 < c / delta) by now apply Rdiv_lt_0_compat.
  destruct (nfloor_ex ((c / delta) ^ 2) (pow2_ge_0 _)) as [u [_ Hu]]. exists (S u). split; [lia|]. rewrite S_INR.
  assert (Q : c / delta <= sqrt (INR u + 1)) by (rewrite <- (sqrt_pow2 (c / delta)) by lra; apply sqrt_le_1_alt; lra).
  apply Rmult_le_reg_r with (sqrt (INR u + 1) / delta); [apply Rdiv_lt_0_compat; lra|].
  replace (c / sqrt (INR u + 1) * (sqrt (INR u + 1) / delta)) with (c / delta) by (field; lra).
  replace (delta * (sqrt (INR u + 1) / delta)) with (sqrt (INR u + 1)) by (field; lra). exact Q.
Qed.

(** The bound with the product of the Euclidean norms, for networks with neurons over embeddings with coordinates. *)
Theorem euclidean : ~ forall (T : attention) (n m : nat) (tau b : R), (1 <= half T)%nat -> (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau <= 1 -> 0 < b -> bounded T n ->
  exists B : nat -> bool, forall N : network, (1 <= width N)%nat -> 5 * INR m ^ 2 * euclidean_norm T N <= INR n ->
  thm_11_bound n m (euclidean_norm T N) <= risk n B (answer T n m tau b N).
Proof.
  intros H. assert (T0 := whole_pos 16 ltac:(lia)). assert (W0 := W_pos 16 ltac:(lia)).
  destruct (enough_copies (4 * INR (neurons 16) * whole 16) (1 / 100)) as (d & Hd & Small); [apply Rmult_lt_0_compat; lra | lra |].
  destruct (H (copier 16 d 1) 16%nat 1%nat 1 1 ltac:(exact Hd) ltac:(lia) ltac:(lia) ltac:(lra) ltac:(lra) (copier_bounded 16 d 1 ltac:(lia) Hd)) as [B G].
  set (N := spread 16 d 1 B) in *. assert (Wp : (1 <= width N)%nat) by (apply (INR_lt 0); exact W0). specialize (G N Wp).
  assert (R := spread_risk 16 d 1 1 ltac:(lia) Hd ltac:(lra) ltac:(lra) B). fold N in R.
  assert (E := spread_norm 16 d 1 1 ltac:(lia) Hd B). fold N in E.
  assert (E0 : 0 <= euclidean_norm (copier 16 d 1) N) by (apply Rmult_le_pos; apply sqrt_pos). set (e := euclidean_norm (copier 16 d 1) N) in *. assert (e <= 1 / 100) by lra.
  assert (I16 : INR 16 = 16) by (simpl; lra). unfold thm_11_bound in G. rewrite I16 in G. simpl (INR 1) in G.
  assert (C : Ceil ((16 - 1) / (5 * 1)) = 3).
  { destruct (ceil_nat ((16 - 1) / (5 * 1)) ltac:(lra)) as [c Ec]. destruct (ceil_spec ((16 - 1) / (5 * 1))) as [C1 C2]. rewrite Ec in *.
    replace ((16 - 1) / (5 * 1)) with 3 in * by field. assert (c = 3%nat); [|subst c; simpl; lra].
    assert (INR 3 = 3) by (simpl; lra). assert (c < 4)%nat by (apply INR_lt; simpl; lra). assert (2 < c)%nat by (apply INR_lt; simpl; lra). lia. }
  rewrite C in G. replace (Rpower 2 3) with 8 in G by (replace 3 with (INR 3) by (simpl; lra); rewrite Rpower_pow by lra; simpl; lra).
  specialize (G ltac:(lra)). nra.
Qed.
