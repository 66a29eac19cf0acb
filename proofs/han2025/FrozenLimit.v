(** Frozen descent as the temperature falls: for steps that are polynomial in 1/tau every draw off the midpoints stays, so success has the
    share of the draws that point at every bit from the start. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums AnyHeads Identification FrozenDescent LuckyDraw.
From Parity Require Said LinkRisk.
Open Scope R_scope.

Module L := Said.said_thm_5_frozen_limit.
Module P := Said.said_thm_5_approximate.

Lemma exp_below m y : (1 <= m)%nat -> 0 < y -> exp (- y) <= (INR m / y) ^ m.
Proof.
  intros Hm Hy. assert (M : 0 < INR m) by (apply lt_0_INR; lia). set (z := y / INR m). assert (Z : 0 < z) by now apply Rdiv_lt_0_compat.
  assert (E : exp y = exp z ^ m).
  { transitivity (exp (INR m * z)); [f_equal; unfold z; field; lra|]. clearbody z. clear. induction m as [|m IH]; [simpl; rewrite Rmult_0_l; apply exp_0|].
    rewrite S_INR, Rmult_plus_distr_r, Rmult_1_l, exp_plus, IH. simpl. ring. }
  assert (G : z < exp z) by (assert (H := exp_ineq1 z ltac:(lra)); lra).
  rewrite exp_Ropp, E. replace (INR m / y) with (/ z) by (unfold z; field; lra). rewrite pow_inv. apply Rinv_le_contravar; [now apply pow_lt|].
  apply pow_incr. lra.
Qed.
Lemma margin_pos n delta : (2 <= n)%nat -> 0 < delta <= 1 -> 0 < margin n delta.
Proof.
  intros Hn Hd. assert (N : 2 <= INR n) by (apply (le_INR 2), Hn). assert (P := PI_RGT_0). unfold margin.
  assert (A : 0 < PI / INR n <= PI / 2).
  { split; [apply Rdiv_lt_0_compat; lra|]. unfold Rdiv. apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra. }
  assert (S1 : 0 < sin (PI / INR n)) by (apply sin_gt_0; lra).
  assert (S2 : 0 < sin (delta * PI / INR n)).
  { replace (delta * PI / INR n) with (delta * (PI / INR n)) by (unfold Rdiv; ring). apply sin_gt_0; nra. }
  apply Rmult_lt_0_compat; [lra | exact S2].
Qed.

Section Cold.
Variables (n k l : nat) (delta d : R).
Hypotheses (Hn : (2 <= n)%nat) (Hk : (1 <= k)%nat) (Hd : 0 < delta <= 1) (Dd : 0 < d <= 1).
Definition g0 := margin n delta.
Definition Q := (INR n - 1) * (INR (l + 2) / (g0 / 2)) ^ (l + 2).
Definition cold := Rmin (Rmin 1 (d / (8 * INR k ^ 2 * Q))) (Rmin ((d / (8 * INR k)) ^ 2) (g0 / (384 * INR k * Q))).
Lemma n2 : 2 <= INR n.
Proof. apply (le_INR 2), Hn. Qed.
Lemma k1 : 1 <= INR k.
Proof. apply (le_INR 1), Hk. Qed.
Lemma g_pos : 0 < g0.
Proof. now apply margin_pos. Qed.
Lemma Q_pos : 0 < Q.
Proof.
  assert (N := n2). assert (G := g_pos). apply Rmult_lt_0_compat; [lra|]. apply pow_lt, Rdiv_lt_0_compat; [apply lt_0_INR; lia | lra].
Qed.
Lemma cold_pos : 0 < cold.
Proof.
  assert (G := g_pos). assert (K := k1). assert (H := Q_pos). assert (0 < INR k ^ 2) by (apply pow_lt; lra).
  unfold cold. repeat apply Rmin_pos; try lra.
  - apply Rdiv_lt_0_compat; [lra|]. apply Rmult_lt_0_compat; lra.
  - apply pow_lt, Rdiv_lt_0_compat; lra.
  - apply Rdiv_lt_0_compat; [lra|]. apply Rmult_lt_0_compat; lra.
Qed.
Lemma stray_cold tau : 0 < tau -> stray n tau (g0 / 2) <= Q * tau ^ (l + 2).
Proof.
  intros Ht. assert (N := n2). assert (G := g_pos). unfold stray, Q. rewrite Rmult_assoc. apply Rmult_le_compat_l; [lra|].
  eapply Rle_trans; [apply (exp_below (l + 2)); [lia | apply Rdiv_lt_0_compat; lra]|]. rewrite <- Rpow_mult_distr. right. f_equal. field. lra.
Qed.
Lemma at_cold tau b : 0 < tau <= cold -> 0 <= b <= cold ->
  blur n k tau b (g0 / 2) <= d /\ forall N eta, 0 <= eta -> INR N * eta <= 1 / tau ^ l -> INR N * eta * drift n k tau b (g0 / 2) <= g0 / 8.
Proof.
  intros [T0 T] [B0 Bc]. assert (G := g_pos). assert (K := k1). assert (H := Q_pos). assert (N := n2). assert (K2 : 0 < INR k ^ 2) by (apply pow_lt; lra).
  assert (C1 : cold <= 1) by (unfold cold; eapply Rle_trans; [apply Rmin_l | apply Rmin_l]).
  assert (C2 : cold <= d / (8 * INR k ^ 2 * Q)) by (unfold cold; eapply Rle_trans; [apply Rmin_l | apply Rmin_r]).
  assert (C3 : cold <= (d / (8 * INR k)) ^ 2) by (unfold cold; eapply Rle_trans; [apply Rmin_r | apply Rmin_l]).
  assert (C4 : cold <= g0 / (384 * INR k * Q)) by (unfold cold; eapply Rle_trans; [apply Rmin_r | apply Rmin_r]).
  assert (St := stray_cold tau T0). assert (S0 : 0 <= stray n tau (g0 / 2)) by (apply stray_pos; lia).
  assert (Pw : forall j, tau ^ (S j) <= tau).
  { intros j. simpl. rewrite <- (Rmult_1_r tau) at 3. apply Rmult_le_compat_l; [lra|]. rewrite <- (pow1 j). apply pow_incr. lra. }
  assert (D : blur n k tau b (g0 / 2) <= d).
  { unfold blur. assert (X : 4 * INR k ^ 2 * stray n tau (g0 / 2) <= d / 2).
    { apply Rle_trans with (4 * INR k ^ 2 * (Q * cold)).
      - apply Rmult_le_compat_l; [lra|]. eapply Rle_trans; [exact St|]. apply Rmult_le_compat_l; [lra|]. replace (l + 2)%nat with (S (S l)) by lia. eapply Rle_trans; [apply Pw | exact T].
      - apply Rle_trans with (4 * INR k ^ 2 * (Q * (d / (8 * INR k ^ 2 * Q)))).
        + apply Rmult_le_compat_l; [lra|]. apply Rmult_le_compat_l; lra.
        + right. field. split; lra. }
    assert (Y : 4 * INR k * sqrt b <= d / 2).
    { apply Rle_trans with (4 * INR k * (d / (8 * INR k))); [|right; field; lra]. apply Rmult_le_compat_l; [lra|].
      rewrite <- (sqrt_pow2 (d / (8 * INR k))) by (apply Rlt_le, Rdiv_lt_0_compat; lra). apply sqrt_le_1_alt. lra. }
    lra. }
  split; [exact D|]. intros M eta He HM. assert (D0 : 0 <= blur n k tau b (g0 / 2)).
  { unfold blur. assert (0 <= sqrt b) by apply sqrt_pos. nra. }
  assert (M0 : 0 <= INR M * eta) by (apply Rmult_le_pos; [apply pos_INR | exact He]).
  assert (Tl : 0 < tau ^ l) by now apply pow_lt.
  assert (Dr : drift n k tau b (g0 / 2) <= 48 * INR k * Q * (tau ^ l * tau)).
  { unfold drift. replace (48 * INR k * Q * (tau ^ l * tau)) with (16 * INR k * 3 * (Q * tau ^ (l + 2)) / tau) by (rewrite pow_add; field; lra).
    unfold Rdiv. apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|]. apply Rmult_le_compat; [nra | exact S0 | nra | exact St]. }
  apply Rle_trans with (1 / tau ^ l * (48 * INR k * Q * (tau ^ l * tau))).
  - apply Rmult_le_compat; [exact M0 | | exact HM | exact Dr]. unfold drift. unfold Rdiv. apply Rmult_le_pos; [|left; now apply Rinv_0_lt_compat]. apply Rmult_le_pos; [|exact S0]. nra.
  - replace (1 / tau ^ l * (48 * INR k * Q * (tau ^ l * tau))) with (48 * INR k * Q * tau) by (field; lra).
    apply Rle_trans with (48 * INR k * Q * (g0 / (384 * INR k * Q))); [|right; field; split; lra]. apply Rmult_le_compat_l; [|lra]. nra.
Qed.
End Cold.

Lemma stays n k l delta eps B : (2 <= n)%nat -> (1 <= k <= n)%nat -> 0 < delta <= 1 -> 0 < eps -> count n B = k -> exists w, 0 < w /\
  forall tau b eta N A lead tilt, (forall i, (1 <= i <= k)%nat -> (1 <= lead i <= n)%nat) -> 0 < tau <= w -> 0 < b <= w -> 0 <= eta ->
  F.v_drawn n k A lead tilt delta -> INR N * eta <= 1 / tau ^ l ->
  let r := risk n B (fun x => yhat n k tau b x (descended n k tau b B eta N (heads A))) in
  (F.v_covers n k B lead -> r <= eps) /\ (~ F.v_covers n k B lead -> 2 - eps <= r).
Proof.
  intros Hn Hk Hd He HB. set (d := Rmin 1 (eps / 2)). assert (D : 0 < d <= 1) by (split; [apply Rmin_pos; lra | apply Rmin_l]).
  assert (De : d <= eps / 2) by apply Rmin_r. exists (cold n k l delta d). split; [apply cold_pos; (assumption || lia)|].
  intros tau b eta N A lead tilt Hl Ht Hb Heta Dr HN r.
  destruct (at_cold n k l delta d Hn ltac:(lia) Hd D tau b Ht ltac:(lra)) as [Bl Mo]. specialize (Mo N eta Heta HN).
  destruct (from_draw n k tau b eta delta B A lead tilt N Hn Hk ltac:(lra) ltac:(lra) Heta ltac:(lra) Hl Dr (or_introl (proj1 Hb)) Mo N (le_n N)) as (_ & _ & Lu & Un).
  fold (g0 n delta) in Lu, Un. set (c := blur n k tau b (g0 n delta / 2)) in *.
  assert (C0 : 0 <= c). { unfold c. apply blur_pos; lia || lra. }
  fold r in Lu, Un. split.
  - intros C. specialize (Lu HB C). nra.
  - intros C. specialize (Un C). rewrite Rmax_right in Un by lra. nra.
Qed.

Theorem limit : L.statement.
Proof.
  intros n k B delta eps l _ HB [Hkn Hk] He Hn Hd. rewrite counts in HB.
  destruct (stays n k l delta eps B Hn (conj Hk Hkn) Hd He HB) as (w & W & S). exists w. split; [exact W|].
  intros tau b eta N A lead tilt Hl Ht Hb Heta Dr HN. destruct (S tau b eta N A lead tilt Hl Ht Hb Heta Dr HN) as [Lu Un].
  rewrite <- trained_is in Lu, Un. rewrite <- generated_risk in Lu, Un.
  destruct (Classical_Prop.classic (F.v_covers n k B lead)) as [C|C]; [left | right]; (split; [exact C|]); [exact (Lu C) | exact (Un C)].
Qed.
Theorem limit_means : L.statement_means.
Proof.
  intros n k B delta eps l _ HB [Hkn Hk] He Hn Hd w W tau b eta N A lead tilt Hl Ht Hb Heta. assert (N0 : INR n <> 0) by (apply not_0_INR; lia).
  split; [now apply drawn_fine|]. intros Dr. split; [apply pow_nonzero; lra|]. intros HN.
  split; [intros p Hp; split; [exact Hp | intros _ i Hi; exact Hi]|].
  split; [apply LinkRisk.trained_fine; lia || lra | apply risk_fine; lia || lra].
Qed.

Theorem approximate : ~ P.statement.
Proof.
  intros H. set (B := only 1).
  assert (W : Said.Within 2 B) by (intros p Hp; apply Nat.eqb_neq; lia).
  destruct (H 2%nat 1%nat B 1 W eq_refl ltac:(lia) ltac:(lra) ltac:(lia)) as (l & delta & Hd & S).
  destruct (stays 2 1 l delta 1 B ltac:(lia) ltac:(lia) Hd ltac:(lra) eq_refl) as (w & W0 & T).
  destruct (S w W0) as (tau & b & eta & N & A & lead & tilt & Hl & Ht & Hb & Heta & HN & Dr & C & R).
  destruct (T tau b eta N A lead tilt Hl Ht Hb Heta Dr HN) as [_ Un]. specialize (Un C).
  rewrite <- trained_is in Un. rewrite <- generated_risk in Un. change (I.v_risk 2 1 tau b (F.v_trained 2 1 tau b A B N eta) B < 1) in R. lra.
Qed.
Theorem approximate_means : P.statement_means.
Proof.
  intros n k B eps _ HB [Hkn Hk] He Hn l delta Hd w W tau b eta N A lead tilt Hl Ht Hb Heta. assert (N0 : INR n <> 0) by (apply not_0_INR; lia).
  assert (T : tau ^ l <> 0) by (apply pow_nonzero; lra).
  repeat match goal with |- _ /\ _ => split end; try exact T; try (now apply drawn_fine); try (intros p Hp; split; [exact Hp | intros _ i Hi; exact Hi]);
    try (apply LinkRisk.trained_fine; lia || lra); try (apply risk_fine; lia || lra).
Qed.
Definition contribution_i : ~ Said.said_contribution_i_approximate.statement := approximate.
Definition contribution_i_means : Said.said_contribution_i_approximate.statement_means := approximate_means.
