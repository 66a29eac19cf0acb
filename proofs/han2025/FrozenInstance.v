(** Frozen descent in numbers: n = 8, k = 2, temperature 1/4096, smoothing 10^-8, 10^18 steps of length 1. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums AnyHeads Identification FrozenDescent LuckyDraw.
From Parity Require Said.
Open Scope R_scope.
Module E := Said.said_thm_5_frozen_instance.

(** Two terms of the series of the sine from below, three from above. *)
Lemma sin_low a : 0 <= a -> a <= PI -> a - a ^ 3 / 6 <= sin a.
Proof.
  intros A0 A1. destruct (sin_bound a 0 A0 A1) as [L _]. unfold sin_approx, sin_term in L. simpl sum_f_R0 in L. simpl fact in L.
  simpl INR in L. eapply Rle_trans; [|exact L]. right. simpl pow. field.
Qed.
Lemma sin_high a : 0 <= a -> a <= PI -> sin a <= a - a ^ 3 / 6 + a ^ 5 / 120.
Proof.
  intros A0 A1. destruct (sin_bound a 0 A0 A1) as [_ U]. unfold sin_approx, sin_term in U. simpl sum_f_R0 in U. simpl fact in U.
  eapply Rle_trans; [exact U|]. right. simpl INR. simpl pow. field.
Qed.
Lemma PI_low : 3.141 <= PI.
Proof.
  destruct (Rle_lt_dec 3.141 PI) as [H|H]; [exact H|exfalso]. assert (P := PI2_3_2). 
  assert (S := sin_high (3.141 / 6) ltac:(lra) ltac:(lra)).
  assert (M : sin (PI / 6) < sin (3.141 / 6)) by (apply sin_increasing_1; lra). rewrite sin_PI6 in M. lra.
Qed.
Lemma margin_low : 0.03003 <= margin 8 (1 / 10).
Proof.
  assert (P := PI_low). assert (P4 := PI_4). unfold margin. replace (INR 8) with 8 by (simpl; lra).
  assert (S1 := sin_low (3.141 / 8) ltac:(lra) ltac:(lra)). assert (S2 := sin_low (3.141 / 80) ltac:(lra) ltac:(lra)).
  assert (M1 : sin (3.141 / 8) <= sin (PI / 8)) by (apply sin_incr_1; lra).
  assert (M2 : sin (3.141 / 80) <= sin (1 / 10 * PI / 8)) by (apply sin_incr_1; lra).
  assert (L1 : 0.38253 <= sin (PI / 8)) by lra. assert (L2 : 0.039252 <= sin (1 / 10 * PI / 8)) by lra. nra.
Qed.

(** The exponential, by squares of 2.718. *)
Lemma exp_large : 4.9 * 10 ^ 26 <= exp 61.5.
Proof.
  assert (e1 : 2.718 <= exp 1) by (eapply Rle_trans; [|apply (exp_ge_taylor 1 6); lra]; simpl; lra).
  assert (eh : 1.648 <= exp (1 / 2)) by (eapply Rle_trans; [|apply (exp_ge_taylor (1 / 2) 4); lra]; simpl; lra).
  assert (M : forall s t u v w, 0 <= u -> 0 <= v -> w <= u * v -> u <= exp s -> v <= exp t -> w <= exp (s + t)).
  { intros s t u v w U V W Hu Hv. rewrite exp_plus. apply Rle_trans with (u * v); [exact W | now apply Rmult_le_compat]. }
  assert (e2 := M 1 1 2.718 2.718 7.3875 ltac:(lra) ltac:(lra) ltac:(lra) e1 e1).
  assert (e4 := M _ _ 7.3875 7.3875 54.575 ltac:(lra) ltac:(lra) ltac:(lra) e2 e2).
  assert (e8 := M _ _ 54.575 54.575 2978.4 ltac:(lra) ltac:(lra) ltac:(lra) e4 e4).
  assert (e16 := M _ _ 2978.4 2978.4 8870800 ltac:(lra) ltac:(lra) ltac:(lra) e8 e8).
  assert (e32 := M _ _ 8870800 8870800 (7869 * 10 ^ 10) ltac:(lra) ltac:(lra) ltac:(lra) e16 e16).
  assert (e48 := M _ _ (7869 * 10 ^ 10) 8870800 (6.98 * 10 ^ 20) ltac:(lra) ltac:(lra) ltac:(lra) e32 e16).
  assert (e56 := M _ _ (6.98 * 10 ^ 20) 2978.4 (2.0789 * 10 ^ 24) ltac:(lra) ltac:(lra) ltac:(lra) e48 e8).
  assert (e60 := M _ _ (2.0789 * 10 ^ 24) 54.575 (1.1345 * 10 ^ 26) ltac:(lra) ltac:(lra) ltac:(lra) e56 e4).
  assert (e61 := M _ _ (1.1345 * 10 ^ 26) 2.718 (3.083 * 10 ^ 26) ltac:(lra) ltac:(lra) ltac:(lra) e60 e1).
  assert (e := M _ _ (3.083 * 10 ^ 26) 1.648 (4.9 * 10 ^ 26) ltac:(lra) ltac:(lra) ltac:(lra) e61 eh).
  match type of e with _ <= exp ?s => replace 61.5 with s by lra end. exact e.
Qed.

Definition cold : R := 1 / 4096.
Definition smooth : R := 1 / 10 ^ 8.
Lemma stray_low : 0 <= stray 8 cold (margin 8 (1 / 10) / 2) <= 1.43 / 10 ^ 26.
Proof.
  unfold stray. replace (INR 8) with 8 by (simpl; lra). assert (G := margin_low). assert (X := exp_large). set (g := margin 8 (1 / 10)) in *.
  assert (E0 := exp_pos (- (g / 2 / cold))). split; [lra|].
  assert (A : 61.5 <= g / 2 / cold) by (unfold cold; lra).
  assert (B : exp (- (g / 2 / cold)) <= exp (- (61.5))) by (destruct A as [A|A]; [left; apply exp_increasing, Ropp_lt_contravar, A | rewrite <- A; apply Rle_refl]).
  assert (C : exp (- (61.5)) <= / (4.9 * 10 ^ 26)) by (rewrite exp_Ropp; apply Rinv_le_contravar; lra).
  assert (F : / (4.9 * 10 ^ 26) <= 2.042 / 10 ^ 27).
  { apply Rmult_le_reg_l with (4.9 * 10 ^ 26); [lra|]. rewrite Rinv_r by lra. lra. }
  lra.
Qed.
Lemma root_smooth : sqrt smooth = / 10 ^ 4.
Proof. unfold smooth. replace (1 / 10 ^ 8) with ((/ 10 ^ 4) ^ 2) by field. apply sqrt_pow2. lra. Qed.
Lemma blur_low : 0 <= blur 8 2 cold smooth (margin 8 (1 / 10) / 2) <= 0.00081.
Proof. unfold blur. rewrite root_smooth. replace (INR 2) with 2 by (simpl; lra). assert (S := stray_low). lra. Qed.
Lemma drift_low : 0 <= drift 8 2 cold smooth (margin 8 (1 / 10) / 2) <= 3.753 / 10 ^ 21.
Proof.
  unfold drift. replace (INR 2) with 2 by (simpl; lra). assert (S := stray_low). assert (D := blur_low).
  set (d := blur 8 2 cold smooth (margin 8 (1 / 10) / 2)) in *. set (s := stray 8 cold (margin 8 (1 / 10) / 2)) in *. unfold cold.
  assert (P : 0 <= (2 + d) * s <= 2.00081 * (1.43 / 10 ^ 26)) by (split; [apply Rmult_le_pos; lra | apply Rmult_le_compat; lra]).
  replace (16 * 2 * (2 + d) * s / (1 / 4096)) with (131072 * ((2 + d) * s)) by field. lra.
Qed.

(** The sizes stay names here: Coq would otherwise compute the mean over the inputs. *)
Lemma at_the_sizes n k tau b delta B A lead off N : n = 8%nat -> k = 2%nat -> tau = cold -> b = smooth -> delta = 1 / 10 ->
  (forall i, (1 <= i <= k)%nat -> (1 <= lead i <= n)%nat) -> F.v_drawn n k A lead off delta -> INR N / 10 ^ 18 <= 1 ->
  forall t, (t <= N)%nat ->
  let X := descended n k tau b B 1 t (heads A) in
  riskgrad_ok n k tau b B X /\
  (count n B = k -> F.v_covers n k B lead -> risk n B (fun x => yhat n k tau b x X) <= 1 / 10 ^ 6) /\
  (~ F.v_covers n k B lead -> 1998 / 1000 <= risk n B (fun x => yhat n k tau b x X)).
Proof.
  intros -> -> -> -> -> Hl Dr HN t Ht X. assert (D := blur_low). assert (M := drift_low). assert (G := margin_low).
  assert (B0 : 0 < smooth) by (unfold smooth; lra). assert (T0 : 0 < cold) by (unfold cold; lra).
  assert (H : INR N * 1 * drift 8 2 cold smooth (margin 8 (1 / 10) / 2) <= margin 8 (1 / 10) / 8).
  { rewrite Rmult_1_r. apply Rle_trans with (10 ^ 18 * (3.753 / 10 ^ 21)); [|lra]. apply Rmult_le_compat; [apply pos_INR | lra | lra | lra]. }
  destruct (from_draw 8 2 cold smooth 1 (1 / 10) B A lead off N ltac:(lia) ltac:(lia) T0 ltac:(lra) ltac:(lra) ltac:(lra) Hl Dr (or_introl B0) H t Ht)
    as (_ & Ok & Lu & Un). fold X in Ok, Lu, Un. set (d := blur 8 2 cold smooth (margin 8 (1 / 10) / 2)) in *. split; [exact Ok|]. split.
  - intros HB C. specialize (Lu HB C). nra.
  - intros C. specialize (Un C). rewrite Rmax_right in Un by lra. nra.
Qed.

Theorem frozen_instance : E.statement.
Proof.
  intros n k tau b delta B A lead off N _ HB Hl En Ek Et Eb Ed Dr HN. rewrite counts in HB.
  destruct (at_the_sizes n k tau b delta B A lead off N En Ek Et Eb Ed Hl Dr HN N (le_n N)) as (_ & Lu & Un). unfold E.v_moved.
  change (E.v_risk n k tau b ?U B) with (I.v_risk n k tau b U B). rewrite generated_risk.
  change (E.v_trained n k tau b A B N 1) with (F.v_trained n k tau b A B N 1). rewrite trained_is.
  destruct (Classical_Prop.classic (F.v_covers n k B lead)) as [C|C]; [left | right]; (split; [exact C|]); [exact (Lu HB C) | exact (Un C)].
Qed.
Theorem frozen_instance_means : E.statement_means.
Proof.
  intros n k tau b delta B A lead off N _ HB Hl En Ek Et. assert (P : forall m, 10 ^ m <> 0) by (intros; apply pow_nonzero; lra).
  split; [apply P|]. intros Eb Ed. assert (N0 : INR n <> 0) by (apply not_0_INR; lia).
  split; [now apply drawn_fine|]. intros Dr. split; [apply P|]. intros HN.
  assert (B0 : 0 <= b) by (rewrite Eb; apply Rlt_le, Rdiv_lt_0_compat; [lra | apply pow_lt; lra]). assert (T0 : 0 < tau) by lra.
  split; [intros p Hp; split; [exact Hp | intros _ i Hi; exact Hi]|]. split; [|split; [apply risk_fine; (lia || assumption) | apply P]].
  apply (trained_fine n k tau b B 1 A N); [lia | exact T0 | exact B0|]. intros t Hlt.
  exact (proj1 (at_the_sizes n k tau b delta B A lead off N En Ek Et Eb Ed Hl Dr HN t (Nat.lt_le_incl _ _ Hlt))).
Qed.
