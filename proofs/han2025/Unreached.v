(** Theorem 5, repaired, second part: without smoothing zero is the infimum of the risk, it is not attained, and so no rate is
    linear: gradients are at most a multiple of the root of the risk, and heads that fall so fast would arrive somewhere. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Cor20.
From Parity Require Import Model Frozen Constants Claims Sums Abel Softmax Prop34 Lemma15 Thm5 OneBitDefined OneBitRisk Repairs FrozenBound.
Open Scope R_scope.

Lemma label_sign n B x : label n B x = 1 \/ label n B x = -1.
Proof. unfold label. induction (ones n B x) as [|M IH]; [left; reflexivity|]. destruct IH; [right|left]; simpl; lra. Qed.
Lemma f_moves k b s t : 0 <= b -> Rabs (f k b s - f k b t) <= Sum k (fun q => Rabs (outer q)) * Rabs (s - t).
Proof.
  intros Hb. unfold f. match goal with |- Rabs (1 + ?a - (1 + ?c)) <= _ => replace (1 + a - (1 + c)) with (a - c) by ring end.
  rewrite <- Sum_minus. eapply Rle_trans; [apply Sum_abs|]. rewrite (Rmult_comm (Sum _ _)), <- Sum_scal. apply Sum_le. intros q _.
  rewrite <- Rmult_minus_distr_l, Rabs_mult, (Rmult_comm (Rabs (s - t))). apply Rmult_le_compat_l; [apply Rabs_pos|].
  eapply Rle_trans; [now apply sigma_moves|]. right. f_equal. ring.
Qed.

(** * Zero is the infimum: heads far out on the rays of the bits *)
Lemma enumerate n (B : nat -> bool) : exists b : nat -> nat, (forall i, (1 <= i <= count n B)%nat -> (1 <= b i <= n)%nat) /\
  forall x, Sum (count n B) (fun i => bit x (b i)) = INR (ones n B x).
Proof.
  unfold ones. induction n as [|n (b & R & E)]; [exists (fun _ => 1%nat); split; [cbn; lia | reflexivity]|].
  cbn [count]. destruct (B (S n)) eqn:F.
  - exists (fun i => if Nat.eqb i (S (count n B)) then S n else b i). rewrite Nat.add_1_r. split.
    + intros i Hi. destruct (Nat.eqb_spec i (S (count n B))); [lia|]. specialize (R i ltac:(lia)). lia.
    + intros x. cbn [Sum]. rewrite Nat.eqb_refl. rewrite (Sum_ext _ _ (fun i => bit x (b i))).
      * rewrite E, plus_INR. cbn [andb]. unfold bit. destruct (x (S n)); reflexivity.
      * intros i Hi. destruct (Nat.eqb_spec i (S (count n B))); [lia | reflexivity].
  - rewrite Nat.add_0_r. exists b. split; [intros i Hi; specialize (R i Hi); lia|]. intros x. rewrite E. cbn [andb]. f_equal. lia.
Qed.

Lemma share_near n tau x h p e : (1 <= n)%nat -> (1 <= p <= n)%nat -> 1 - e <= gamma n tau h p -> Rabs (share n tau x h - bit x p) <= e.
Proof.
  intros Hn Hp G. assert (P := gamma_pos n tau Hn h). assert (S1 := gamma_sum n tau Hn h).
  assert (Up : share n tau x h <= Sum n (gamma n tau h) - (1 - bit x p) * gamma n tau h p).
  { rewrite <- (Sum_single n p (fun q => (1 - bit x q) * gamma n tau h q) Hp), <- Sum_minus. apply Sum_le. intros q _. specialize (P q).
    destruct (Nat.eqb_spec q p); unfold bit; destruct (x q); lra. }
  assert (Low : bit x p * gamma n tau h p <= share n tau x h).
  { rewrite <- (Sum_single n p (fun q => bit x q * gamma n tau h q) Hp). apply Sum_le. intros q _. specialize (P q).
    destruct (Nat.eqb_spec q p); unfold bit; destruct (x q); lra. }
  rewrite S1 in Up. apply Rabs_le. unfold bit in *. destruct (x p); lra.
Qed.

Lemma sharp_head n p tau e : (2 <= n)%nat -> (1 <= p <= n)%nat -> 0 < tau -> 0 < e < 1 ->
  exists r, 0 <= r /\ 1 - e <= gamma n tau (Head (r * u1 n p) (r * u2 n p)) p.
Proof.
  intros Hn Hp Ht He. assert (G := gap_pos n Hn). set (g := 1 - cos (2 * PI / INR n)) in *.
  assert (N : 2 <= INR n) by (apply (le_INR 2), Hn).
  assert (L0 : 0 <= ln ((INR n - 1) / e)).
  { rewrite <- ln_1. assert (1 <= (INR n - 1) / e).
    { apply Rmult_le_reg_r with e; [lra|]. replace ((INR n - 1) / e * e) with (INR n - 1) by (field; lra). lra. }
    destruct H as [H|<-]; [left; apply ln_increasing; lra | right; reflexivity]. }
  exists (tau * ln ((INR n - 1) / e) / g). assert (R0 : 0 <= tau * ln ((INR n - 1) / e) / g).
  { apply Rmult_le_pos; [nra | left; now apply Rinv_0_lt_compat]. }
  split; [exact R0|]. apply (Repairs.own n p tau _ Hn Hp Ht R0 e He). fold g. right. field. lra.
Qed.

Lemma infimum n k tau B eps : (1 <= k)%nat -> (2 <= n)%nat -> count n B = k -> 0 < tau -> 0 < eps ->
  exists A : nat -> head, risk n B (fun x => yhat n k tau 0 x A) <= eps.
Proof.
  intros Hk Hkn HB Ht He. destruct (enumerate n B) as (b & R & E). rewrite HB in R, E.
  set (F := Sum k (fun q => Rabs (outer q))). assert (F0 : 0 <= F) by (apply Sum_nonneg; intros; apply Rabs_pos).
  assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia).
  set (e := Rmin eps 1). assert (E1 : 0 < e <= 1) by (split; [apply Rmin_glb_lt; lra | apply Rmin_r]). assert (E2 : e <= eps) by apply Rmin_l.
  set (d := e / (F * INR k + 2)). assert (D : 0 < d < 1).
  { assert (P : 0 <= F * INR k) by nra. split; [apply Rdiv_lt_0_compat; lra|]. apply Rmult_lt_reg_r with (F * INR k + 2); [lra|].
    unfold d. replace (e / (F * INR k + 2) * (F * INR k + 2)) with e by (field; lra). lra. }
  assert (Fd : F * (INR k * d) <= e).
  { unfold d. assert (P : 0 <= F * INR k) by nra. apply Rmult_le_reg_r with (F * INR k + 2); [lra|].
    replace (F * (INR k * (e / (F * INR k + 2))) * (F * INR k + 2)) with (F * INR k * e) by (field; lra). nra. }
  assert (Ch : forall i, exists r, (1 <= i <= k)%nat -> 1 - d <= gamma n tau (Head (r * u1 n (b i)) (r * u2 n (b i))) (b i)).
  { intros i. destruct (Nat.leb_spec 1 i); [|exists 0; intros; lia]. destruct (Nat.leb_spec i k); [|exists 0; intros; lia].
    destruct (sharp_head n (b i) tau d ltac:(lia) (R i ltac:(lia)) Ht D) as (r & _ & G). now exists r. }
  assert (Good : forall m, (m <= k)%nat -> exists A : nat -> head, forall i, (1 <= i <= m)%nat -> 1 - d <= gamma n tau (A i) (b i)).
  { induction m as [|m IH]; intros Hm; [exists (fun _ => Head 0 0); intros; lia|]. destruct (IH ltac:(lia)) as [A HA]. destruct (Ch (S m)) as [r Hr].
    exists (fun i => if Nat.eqb i (S m) then Head (r * u1 n (b (S m))) (r * u2 n (b (S m))) else A i). intros i Hi.
    destruct (Nat.eqb_spec i (S m)) as [->|]; [apply Hr; lia | apply HA; lia]. }
  destruct (Good k (le_n k)) as [A HA]. exists A.
  apply Rle_trans with (Mean n (fun _ => eps)); [|right; apply Mean_const]. unfold risk. apply Mean_le. intros x.
  assert (At : Rabs (attended n k tau x A - INR (ones n B x)) <= INR k * d).
  { rewrite <- E. unfold attended. rewrite <- Sum_minus. eapply Rle_trans; [apply Sum_abs|]. rewrite <- Sum_const. apply Sum_le.
    intros i Hi. apply share_near; [lia | now apply R | now apply HA]. }
  assert (Fy := f_moves k 0 (attended n k tau x A) (INR (ones n B x)) ltac:(lra)).
  rewrite f_parity in Fy by (rewrite <- HB; apply ones_le). fold (label n B x) in Fy. fold (yhat n k tau 0 x A) in Fy. fold F in Fy.
  assert (C : Rabs (yhat n k tau 0 x A - label n B x) <= e) by (eapply Rle_trans; [exact Fy|]; eapply Rle_trans; [|exact Fd]; now apply Rmult_le_compat_l).
  apply Rabs_le_between in C. unfold loss. set (y := yhat n k tau 0 x A) in *.
  assert (0 <= Rmax 0 (1 - label n B x * y) <= e).
  { split; [apply Rmax_l|]. apply Rmax_lub; [lra|]. destruct (label_sign n B x) as [S|S]; rewrite S in *; lra. }
  nra.
Qed.

(** * Zero is not attained: some bit has less than one head's attention *)
Lemma short_weight n k tau B (A : nat -> head) : (1 <= k)%nat -> (k < n)%nat -> count n B = k -> exists p, (1 <= p <= n)%nat /\ B p = true /\
  Sum k (fun i => gamma n tau (A i) p) < 1.
Proof.
  intros Hk Hkn HB. apply Classical_Prop.NNPP. intros No. assert (Hn : (1 <= n)%nat) by lia.
  set (c p := Sum k (fun i => gamma n tau (A i) p)).
  assert (C0 : forall p, 0 < c p) by (intros p; apply Sum_pos; [exact Hk | intros; now apply gamma_pos]).
  assert (Tot : Sum n c = INR k).
  { unfold c. assert (Sw : forall m, Sum n (fun p => Sum m (fun i => gamma n tau (A i) p)) = INR m).
    { induction m as [|m IH]; cbn [Sum]; [rewrite Sum_const; simpl; ring|]. rewrite Sum_plus, IH, (gamma_sum n tau Hn), S_INR. reflexivity. }
    apply Sw. }
  destruct (Cor20.count_missing n B ltac:(lia)) as (p & Hp & Bp).
  assert (Big : INR k + c p <= Sum n c).
  { rewrite <- HB at 1. rewrite <- (Rmult_1_r (INR (count n B))), <- Sum_where, <- (Sum_single n p c Hp), <- Sum_plus. apply Sum_le. intros q Hq.
    destruct (Nat.eqb_spec q p) as [->|]; [rewrite Bp; lra|]. destruct (B q) eqn:F; [|specialize (C0 q); lra].
    assert (~ c q < 1) by (intros L; apply No; exists q; auto). lra. }
  specialize (C0 p). lra.
Qed.

Lemma relu_short k s : (1 <= k)%nat -> 0 <= s < 1 -> -1 < f k 0 s.
Proof.
  intros Hk Hs. unfold f. destruct k as [|k]; [lia|]. clear Hk.
  assert (E : Sum (S k) (fun q => outer q * sigma 0 (s + 1 / 2 - INR q)) = - 4 * sigma 0 (s - 1 / 2)).
  { induction k as [|k IH].
    - cbn [Sum]. unfold outer. simpl (INR 1). replace (s + 1 / 2 - 1) with (s - 1 / 2) by field. simpl. ring.
    - rewrite <- IH. cbn [Sum]. rewrite (sigma0_neg (s + 1 / 2 - INR (S (S k)))); [ring|]. assert (P := pos_INR k). rewrite !S_INR. lra. }
  rewrite E. destruct (Rle_dec 0 (s - 1 / 2)); [rewrite sigma0_pos by lra | rewrite sigma0_neg by lra]; lra.
Qed.

Lemma not_attained n k tau B (A : nat -> head) : (1 <= k)%nat -> (k < n)%nat -> count n B = k -> 0 < risk n B (fun x => yhat n k tau 0 x A).
Proof.
  intros Hk Hkn HB. destruct (short_weight n k tau B A Hk Hkn HB) as (p & Hp & Bp & Lt).
  set (x := only p). assert (Hn : (1 <= n)%nat) by lia.
  assert (At : attended n k tau x A = Sum k (fun i => gamma n tau (A i) p)).
  { apply Sum_ext. intros i _. unfold share. rewrite <- (Sum_single n p (gamma n tau (A i)) Hp). apply Sum_ext. intros q _.
    unfold bit, x, only. destruct (Nat.eqb q p); ring. }
  assert (On : label n B x = -1).
  { unfold label. replace (ones n B x) with 1%nat; [ring|]. unfold ones, x, only. clear -Hp Bp. induction n as [|n IH]; [lia|]. cbn [count].
    destruct (Nat.eq_dec p (S n)) as [->|N].
    - rewrite Bp, Nat.eqb_refl. cbn [andb]. replace (count n _) with 0%nat; [reflexivity|]. symmetry. clear.
      assert (Z : forall m, (m <= n)%nat -> count m (fun q => B q && Nat.eqb q (S n)) = 0%nat).
      { induction m as [|m IH]; intros Hm; cbn [count]; [reflexivity|]. rewrite IH by lia. destruct (Nat.eqb_spec (S m) (S n)); [lia|]. now rewrite andb_false_r. }
      now apply Z.
    - rewrite <- IH by lia. destruct (Nat.eqb_spec (S n) p); [lia|]. rewrite andb_false_r. lia. }
  eapply Rlt_le_trans; [|apply (Mean_point n (fun x => loss (label n B x) (yhat n k tau 0 x A)) x); [intros; apply pow2_ge_0|]].
  - apply Rdiv_lt_0_compat; [|apply pow_lt; lra]. unfold loss, yhat. rewrite On, At.
    assert (G0 : 0 <= Sum k (fun i => gamma n tau (A i) p)) by (apply Sum_nonneg; intros; left; now apply gamma_pos).
    assert (Fs := relu_short k _ Hk (conj G0 Lt)). rewrite Rmax_right by lra. apply pow_lt. lra.
  - intros q Hq. unfold x, only in Hq. apply Nat.eqb_eq in Hq. lia.
Qed.

(** * Gradients are at most a multiple of the root of the risk *)
Lemma Mean_square n F : Mean n F ^ 2 <= Mean n (fun x => F x ^ 2).
Proof.
  revert F. induction n as [|n IH]; intros F; cbn [Mean]; [lra|].
  assert (A := IH (fun x => F (upd x (S n) false))). assert (C := IH (fun x => F (upd x (S n) true))). cbv beta in A, C.
  set (a := Mean n (fun x => F (upd x (S n) false))) in *. set (c := Mean n (fun x => F (upd x (S n) true))) in *.
  assert (0 <= (a - c) ^ 2) by apply pow2_ge_0. nra.
Qed.
Lemma slope_at_most g x d M N : is_derive g x d -> 0 <= N -> (forall h, Rabs (g (x + h) - g x) <= M * Rabs h + N * h ^ 2) -> Rabs d <= M.
Proof.
  intros Hd HN H. apply is_derive_Reals in Hd. apply Rnot_lt_le. intros Lt. set (e := (Rabs d - M) / 2).
  assert (E0 : 0 < e) by (unfold e; lra). destruct (Hd e E0) as [del Hdel].
  set (h := Rmin (del / 2) (e / (2 * (N + 1)))). assert (D0 := cond_pos del).
  assert (Q0 : 0 < e / (2 * (N + 1))) by (apply Rdiv_lt_0_compat; lra).
  assert (H0 : 0 < h) by (apply Rmin_glb_lt; lra). assert (H1 : h <= del / 2) by apply Rmin_l. assert (H2 : h <= e / (2 * (N + 1))) by apply Rmin_r.
  assert (Nh : N * h <= e / 2).
  { apply Rle_trans with ((N + 1) * (e / (2 * (N + 1)))); [nra|]. right. field. lra. }
  specialize (Hdel h ltac:(lra) ltac:(rewrite Rabs_pos_eq; lra)). specialize (H h). rewrite (Rabs_pos_eq h) in H by lra.
  assert (Qt : Rabs ((g (x + h) - g x) / h) <= M + N * h).
  { unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ h)) by (left; now apply Rinv_0_lt_compat).
    apply Rmult_le_reg_r with h; [exact H0|]. rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra. nra. }
  assert (Rabs d <= Rabs ((g (x + h) - g x) / h) + Rabs ((g (x + h) - g x) / h - d)).
  { replace d with ((g (x + h) - g x) / h - ((g (x + h) - g x) / h - d)) at 1 by ring. unfold Rminus at 1.
    eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_Ropp. lra. }
  unfold e in *. lra.
Qed.

Section Rate.
Variables (n k : nat) (tau : R) (B : nat -> bool).
Hypothesis Hk : (1 <= k)%nat.
Hypothesis Hkn : (k < n)%nat.
Hypothesis HB : count n B = k.
Hypothesis Ht : 0 < tau.
Let L (A : nat -> head) : R := risk n B (fun x => yhat n k tau 0 x A).
Let P : R := lemma_15_repair_constant n k tau 0.
Let hinge (A : nat -> head) (x : nat -> bool) : R := Rmax 0 (1 - label n B x * yhat n k tau 0 x A).

Lemma P_pos : 0 <= P.
Proof.
  assert (Q := Lemma15.lemma_15_repair n k tau 0 (fun _ => true) (fun _ => Head 0 0) (fun i => if Nat.eqb i 1 then Head 1 0 else Head 0 0) ltac:(lia) Hk Ht ltac:(lra)).
  fold P in Q. assert (D : 0 < dist k (fun _ => Head 0 0) (fun i => if Nat.eqb i 1 then Head 1 0 else Head 0 0)).
  { unfold dist. apply sqrt_lt_R0. rewrite (Sum_ext k _ (fun i => if Nat.eqb i 1 then 1 else 0)).
    - rewrite (Sum_single k 1 (fun _ => 1)) by lia. lra.
    - intros i _. destruct (Nat.eqb i 1); simpl; ring. }
  apply Rmult_le_reg_r with (1 := D). rewrite Rmult_0_l. eapply Rle_trans; [apply Rabs_pos | exact Q].
Qed.
Lemma hinge_moves A A' x : Rabs (hinge A x - hinge A' x) <= P * dist k A A'.
Proof.
  eapply Rle_trans; [|apply (Lemma15.lemma_15_repair n k tau 0 x A A' ltac:(lia) Hk Ht ltac:(lra))].
  unfold hinge. set (y := yhat n k tau 0 x A). set (y' := yhat n k tau 0 x A').
  assert (M : forall a c, Rabs (Rmax 0 a - Rmax 0 c) <= Rabs (a - c)).
  { intros a c. unfold Rmax. destruct (Rle_dec 0 a), (Rle_dec 0 c); apply Rabs_le; split; unfold Rabs; destruct Rcase_abs; lra. }
  eapply Rle_trans; [apply M|]. right. replace (1 - label n B x * y - (1 - label n B x * y')) with (label n B x * (y' - y)) by ring.
  rewrite Rabs_mult, (Rabs_minus_sym y y'). destruct (label_sign n B x) as [S|S]; rewrite S; [rewrite Rabs_R1 | rewrite Rabs_left by lra]; ring.
Qed.
Lemma risk_is A : L A = Mean n (fun x => hinge A x ^ 2).
Proof. reflexivity. Qed.
Lemma hinge_mean A : Mean n (hinge A) <= sqrt (L A).
Proof.
  assert (H0 : 0 <= Mean n (hinge A)) by (apply Rle_trans with (Mean n (fun _ => 0)); [right; symmetry; apply Mean_const | apply Mean_le; intros; apply Rmax_l]).
  rewrite <- (sqrt_pow2 (Mean n (hinge A))) by exact H0. apply sqrt_le_1_alt. rewrite risk_is. apply Mean_square.
Qed.
Lemma risk_moves A A' : Rabs (L A' - L A) <= 2 * P * sqrt (L A) * dist k A A' + (P * dist k A A') ^ 2.
Proof.
  set (D := P * dist k A A'). assert (Pt : forall x, Rabs (hinge A' x ^ 2 - hinge A x ^ 2) <= 2 * D * hinge A x + D ^ 2).
  { intros x. assert (M := hinge_moves A A' x). fold D in M. assert (H0 : 0 <= hinge A x) by apply Rmax_l.
    apply Rabs_le_between in M. apply Rabs_le. split; nra. }
  assert (Ab : forall F, Rabs (Mean n F) <= Mean n (fun x => Rabs (F x))).
  { intros F. apply Rabs_le. split; [|apply Mean_le; intros; apply Rle_abs].
    rewrite <- (Rmult_1_l (Mean n (fun x => Rabs (F x)))), Ropp_mult_distr_l, <- Mean_scal. apply Mean_le. intros x.
    assert (Q := Rle_abs (- F x)). rewrite Rabs_Ropp in Q. lra. }
  rewrite !risk_is. replace (Mean n (fun x => hinge A' x ^ 2) - Mean n (fun x => hinge A x ^ 2)) with (Mean n (fun x => hinge A' x ^ 2 - hinge A x ^ 2)).
  2:{ rewrite (Mean_ext n _ (fun x => hinge A' x ^ 2 + -1 * hinge A x ^ 2)) by (intros; ring). rewrite Mean_plus, (Mean_scal n (-1)). ring. }
  eapply Rle_trans; [apply Ab|]. eapply Rle_trans; [apply Mean_le; exact Pt|]. rewrite Mean_plus, Mean_const, Mean_scal.
  assert (Hm := hinge_mean A). assert (D0 : 0 <= D) by (apply Rmult_le_pos; [apply P_pos | apply sqrt_pos]).
  rewrite <- risk_is. replace (2 * P * sqrt (L A) * dist k A A') with (2 * D * sqrt (L A)) by (unfold D; ring). nra.
Qed.
Lemma dist_one A i g : (1 <= i <= k)%nat -> (forall j, j <> i -> g j = A j) ->
  dist k A g = sqrt ((a13 (A i) - a13 (g i)) ^ 2 + (a14 (A i) - a14 (g i)) ^ 2).
Proof.
  intros Hi E. unfold dist. f_equal. rewrite <- (Sum_single k i (fun i => (a13 (A i) - a13 (g i)) ^ 2 + (a14 (A i) - a14 (g i)) ^ 2) Hi).
  apply Sum_ext. intros j _. destruct (Nat.eqb_spec j i); [reflexivity|]. rewrite E by assumption. ring.
Qed.
Lemma gradient_small A i : (1 <= i <= k)%nat -> riskgrad_ok n k tau 0 B A ->
  Rabs (riskgrad13 n k tau 0 B A i) <= 2 * P * sqrt (L A) /\ Rabs (riskgrad14 n k tau 0 B A i) <= 2 * P * sqrt (L A).
Proof.
  intros Hi Ok. destruct (Ok i Hi) as [E1 E2]. split.
  - apply (slope_at_most _ _ _ _ (P ^ 2) (Derive_correct _ _ E1)); [apply pow2_ge_0|]. intros h.
    replace (risk n B (fun x => yhat n k tau 0 x (set13 A i (a13 (A i))))) with (L A).
    + assert (M := risk_moves A (set13 A i (a13 (A i) + h))). rewrite (dist_one A i) in M; [|exact Hi|].
      * unfold set13 in M at 2 3 4 5. rewrite Nat.eqb_refl in M. cbn [a13 a14] in M.
        replace ((a13 (A i) - (a13 (A i) + h)) ^ 2 + (a14 (A i) - a14 (A i)) ^ 2) with (h ^ 2) in M by ring.
        replace (sqrt (h ^ 2)) with (Rabs h) in M by (rewrite <- sqrt_Rsqr_abs; unfold Rsqr; f_equal; ring).
        replace (P ^ 2 * h ^ 2) with ((P * Rabs h) ^ 2) by (rewrite Rpow_mult_distr, pow2_abs; reflexivity). exact M.
      * intros j Hj. unfold set13. destruct (Nat.eqb_spec j i); [contradiction | reflexivity].
    + unfold L. f_equal. apply functional_extensionality. intros x. f_equal. apply functional_extensionality. intros j. unfold set13.
      destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity].
  - apply (slope_at_most _ _ _ _ (P ^ 2) (Derive_correct _ _ E2)); [apply pow2_ge_0|]. intros h.
    replace (risk n B (fun x => yhat n k tau 0 x (set14 A i (a14 (A i))))) with (L A).
    + assert (M := risk_moves A (set14 A i (a14 (A i) + h))). rewrite (dist_one A i) in M; [|exact Hi|].
      * unfold set14 in M at 2 3 4 5. rewrite Nat.eqb_refl in M. cbn [a13 a14] in M.
        replace ((a13 (A i) - a13 (A i)) ^ 2 + (a14 (A i) - (a14 (A i) + h)) ^ 2) with (h ^ 2) in M by ring.
        replace (sqrt (h ^ 2)) with (Rabs h) in M by (rewrite <- sqrt_Rsqr_abs; unfold Rsqr; f_equal; ring).
        replace (P ^ 2 * h ^ 2) with ((P * Rabs h) ^ 2) by (rewrite Rpow_mult_distr, pow2_abs; reflexivity). exact M.
      * intros j Hj. unfold set14. destruct (Nat.eqb_spec j i); [contradiction | reflexivity].
    + unfold L. f_equal. apply functional_extensionality. intros x. f_equal. apply functional_extensionality. intros j. unfold set14.
      destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity].
Qed.
End Rate.

(** * Steps that shrink like a geometric series arrive *)
Lemma arrives (a : nat -> R) K r : 0 <= r < 1 -> 0 <= K -> (forall t, Rabs (a (S t) - a t) <= K * r ^ t) ->
  {l : R | forall t, Rabs (a t - l) <= K / (1 - r) * r ^ t}.
Proof.
  intros Hr HK H. set (q := K / (1 - r)). assert (Q : q * (1 - r) = K) by (unfold q; field; lra). assert (Q0 : 0 <= q) by (apply Rmult_le_pos; [lra | left; apply Rinv_0_lt_compat; lra]).
  assert (R0 : forall t, 0 <= r ^ t) by (intros; now apply pow_le).
  assert (Up : forall t, a t - q * r ^ t <= a (S t) - q * r ^ S t).
  { intros t. specialize (H t). apply Rabs_le_between in H. specialize (R0 t). simpl. nra. }
  assert (Dn : forall t, a (S t) + q * r ^ S t <= a t + q * r ^ t).
  { intros t. specialize (H t). apply Rabs_le_between in H. specialize (R0 t). simpl. nra. }
  assert (Ups : forall s t, (t <= s)%nat -> a t - q * r ^ t <= a s - q * r ^ s) by (induction 1; [lra | specialize (Up m); lra]).
  assert (Dns : forall s t, (t <= s)%nat -> a s + q * r ^ s <= a t + q * r ^ t) by (induction 1; [lra | specialize (Dn m); lra]).
  assert (Lo : forall s t, a s - q * r ^ s <= a t + q * r ^ t).
  { intros s t. destruct (Nat.le_ge_cases s t) as [Le|Le].
    - specialize (Ups t s Le). assert (0 <= q * r ^ t) by (apply Rmult_le_pos; auto). lra.
    - specialize (Dns s t Le). assert (0 <= q * r ^ s) by (apply Rmult_le_pos; auto). lra. }
  destruct (completeness (fun y => exists t, y = a t - q * r ^ t)) as [l [Ub Least]].
  - exists (a 0%nat + q * r ^ 0). intros y [t ->]. apply Lo.
  - exists (a 0%nat - q * r ^ 0). now exists 0%nat.
  - exists l. intros t. assert (A1 : a t - q * r ^ t <= l) by (apply Ub; now exists t).
    assert (A2 : l <= a t + q * r ^ t) by (apply Least; intros y [s ->]; apply Lo). apply Rabs_le. lra.
Qed.

Theorem no_linear_rate : thm_5_no_linear_rate.
Proof.
  intros n k tau B Hk Most HB Ht L. unfold thm_5_repair_most in Most.
  assert (Hkn : (k < n)%nat) by (apply INR_lt; lra).
  split; [intros eps He; apply infimum; (assumption || lia)|]. split; [intros A; now apply not_attained|].
  intros eta A Ok Step (C & c & Hc & Fast). set (P := lemma_15_repair_constant n k tau 0). assert (P0 : 0 <= P) by now apply (P_pos n k tau B).
  assert (L0 : forall A, 0 < L A) by (intros; now apply not_attained).
  assert (C0 : 0 < C) by (specialize (Fast 0%nat); specialize (L0 (A 0%nat)); simpl in Fast; lra).
  set (r := sqrt c). assert (R0 : 0 < r) by (apply sqrt_lt_R0; lra). assert (R2 : r * r = c) by (apply sqrt_sqrt; lra). assert (R1 : r < 1) by nra.
  assert (Root : forall t, sqrt (L (A t)) <= sqrt C * r ^ t).
  { intros t. replace (sqrt C * r ^ t) with (sqrt (C * c ^ t)); [apply sqrt_le_1_alt, Fast|].
    rewrite sqrt_mult by (try lra; apply pow_le; lra). f_equal. rewrite <- R2, Rpow_mult_distr. apply sqrt_square. apply pow_le. lra. }
  set (K := Rabs eta * (2 * P * sqrt C)). assert (K0 : 0 <= K) by (apply Rmult_le_pos; [apply Rabs_pos | apply Rmult_le_pos; [lra | apply sqrt_pos]]).
  set (inside i := (Nat.leb 1 i && Nat.leb i k)%bool).
  assert (In : forall i, inside i = true -> (1 <= i <= k)%nat) by (intros i H; unfold inside in H; apply andb_true_iff in H; destruct H as [H1 H2]; apply Nat.leb_le in H1; apply Nat.leb_le in H2; lia).
  assert (S13 : forall i t, Rabs ((if inside i then a13 (A (S t) i) else 0) - (if inside i then a13 (A t i) else 0)) <= K * r ^ t).
  { intros i t. assert (Rt : 0 <= r ^ t) by (apply pow_le; lra). destruct (inside i) eqn:E; [|rewrite Rminus_0_r, Rabs_R0; nra]. apply In in E.
    rewrite Step by exact E. cbn [a13]. replace (a13 (A t i) - eta * riskgrad13 n k tau 0 B (A t) i - a13 (A t i)) with (- (eta * riskgrad13 n k tau 0 B (A t) i)) by ring.
    rewrite Rabs_Ropp, Rabs_mult. destruct (gradient_small n k tau B Hk Hkn HB Ht (A t) i E (Ok t)) as [G _]. fold P in G. fold (L (A t)) in G.
    specialize (Root t). unfold K. rewrite !Rmult_assoc. apply Rmult_le_compat_l; [apply Rabs_pos|]. eapply Rle_trans; [exact G|]. nra. }
  assert (S14 : forall i t, Rabs ((if inside i then a14 (A (S t) i) else 0) - (if inside i then a14 (A t i) else 0)) <= K * r ^ t).
  { intros i t. assert (Rt : 0 <= r ^ t) by (apply pow_le; lra). destruct (inside i) eqn:E; [|rewrite Rminus_0_r, Rabs_R0; nra]. apply In in E.
    rewrite Step by exact E. cbn [a14]. replace (a14 (A t i) - eta * riskgrad14 n k tau 0 B (A t) i - a14 (A t i)) with (- (eta * riskgrad14 n k tau 0 B (A t) i)) by ring.
    rewrite Rabs_Ropp, Rabs_mult. destruct (gradient_small n k tau B Hk Hkn HB Ht (A t) i E (Ok t)) as [_ G]. fold P in G. fold (L (A t)) in G.
    specialize (Root t). unfold K. rewrite !Rmult_assoc. apply Rmult_le_compat_l; [apply Rabs_pos|]. eapply Rle_trans; [exact G|]. nra. }
  assert (Rr : 0 <= r < 1) by lra.
  set (l13 i := arrives (fun t => if inside i then a13 (A t i) else 0) K r Rr K0 (S13 i)). set (l14 i := arrives (fun t => if inside i then a14 (A t i) else 0) K r Rr K0 (S14 i)).
  set (Z := fun i => Head (proj1_sig (l13 i)) (proj1_sig (l14 i))). set (q := K / (1 - r)).
  assert (Close : forall t, dist k (A t) Z <= sqrt (2 * INR k) * q * r ^ t).
  { intros t. assert (Q0 : 0 <= q) by (apply Rmult_le_pos; [lra | left; apply Rinv_0_lt_compat; lra]). assert (Rt : 0 <= r ^ t) by (apply pow_le; lra).
    unfold dist. rewrite Rmult_assoc. replace (q * r ^ t) with (sqrt ((q * r ^ t) ^ 2)) by (apply sqrt_pow2; nra).
    rewrite <- sqrt_mult by (try apply pow2_ge_0; assert (Q := pos_INR k); lra). apply sqrt_le_1_alt.
    replace (2 * INR k * (q * r ^ t) ^ 2) with (INR k * (2 * (q * r ^ t) ^ 2)) by ring. rewrite <- Sum_const. apply Sum_le. intros i Hi.
    unfold Z. cbn [a13 a14]. assert (Ei : inside i = true) by (unfold inside; apply andb_true_iff; split; apply Nat.leb_le; lia).
    assert (G1 : Rabs (a13 (A t i) - proj1_sig (l13 i)) <= q * r ^ t).
    { destruct (l13 i) as [l Hl]. cbn [proj1_sig]. specialize (Hl t). cbv beta in Hl. rewrite Ei in Hl. exact Hl. }
    assert (G2 : Rabs (a14 (A t i) - proj1_sig (l14 i)) <= q * r ^ t).
    { destruct (l14 i) as [l Hl]. cbn [proj1_sig]. specialize (Hl t). cbv beta in Hl. rewrite Ei in Hl. exact Hl. }
    rewrite <- (pow2_abs (a13 (A t i) - _)), <- (pow2_abs (a14 (A t i) - _)). 
    assert (0 <= Rabs (a13 (A t i) - proj1_sig (l13 i))) by apply Rabs_pos. assert (0 <= Rabs (a14 (A t i) - proj1_sig (l14 i))) by apply Rabs_pos. nra. }
  set (D := sqrt (2 * INR k) * q) in *.
  assert (Small : forall t, L Z <= (C + 2 * P * sqrt C * D + (P * D) ^ 2) * c ^ t).
  { intros t. assert (M := risk_moves n k tau B Hk Hkn HB Ht (A t) Z). fold P in M. change (Rabs (L Z - L (A t)) <= 2 * P * sqrt (L (A t)) * dist k (A t) Z + (P * dist k (A t) Z) ^ 2) in M. apply Rabs_le_between in M.
    destruct M as [_ M]. specialize (Fast t). specialize (Root t). specialize (Close t).
    assert (Rt : 0 <= r ^ t) by (apply pow_le; lra). assert (Ct : c ^ t = r ^ t * r ^ t) by (rewrite <- R2; apply Rpow_mult_distr).
    assert (D0 : 0 <= dist k (A t) Z) by apply sqrt_pos. assert (S0 := sqrt_pos (L (A t))). assert (SC := sqrt_pos C).
    assert (T1 : sqrt (L (A t)) * dist k (A t) Z <= (sqrt C * r ^ t) * (D * r ^ t)) by (apply Rmult_le_compat; assumption).
    assert (T2 : dist k (A t) Z ^ 2 <= (D * r ^ t) ^ 2) by (apply pow_incr; split; assumption).
    rewrite Rpow_mult_distr in M. assert (P2 : 0 <= P ^ 2) by apply pow2_ge_0.
    assert (X1 : 2 * P * sqrt (L (A t)) * dist k (A t) Z <= 2 * P * (sqrt C * r ^ t * (D * r ^ t))).
    { replace (2 * P * sqrt (L (A t)) * dist k (A t) Z) with (2 * P * (sqrt (L (A t)) * dist k (A t) Z)) by ring. apply Rmult_le_compat_l; lra. }
    assert (X2 : P ^ 2 * dist k (A t) Z ^ 2 <= P ^ 2 * (D * r ^ t) ^ 2) by (apply Rmult_le_compat_l; assumption).
    rewrite Ct in *. replace ((C + 2 * P * sqrt C * D + (P * D) ^ 2) * (r ^ t * r ^ t))
      with (C * (r ^ t * r ^ t) + 2 * P * (sqrt C * r ^ t * (D * r ^ t)) + P ^ 2 * (D * r ^ t) ^ 2) by ring. lra. }
  set (W := C + 2 * P * sqrt C * D + (P * D) ^ 2) in *.
  assert (W0 : 0 < W) by (specialize (Small 0%nat); specialize (L0 Z); simpl in Small; lra).
  assert (E0 : 0 < L Z / (2 * W)) by (apply Rdiv_lt_0_compat; [apply L0 | lra]).
  destruct (pow_lt_1_zero c ltac:(rewrite Rabs_pos_eq; lra) (L Z / (2 * W)) E0) as [t0 Hp]. specialize (Hp t0 ltac:(lia)).
  rewrite Rabs_pos_eq in Hp by (apply pow_le; lra). specialize (Small t0).
  assert (W * c ^ t0 < W * (L Z / (2 * W))) by (apply Rmult_lt_compat_l; lra).
  replace (W * (L Z / (2 * W))) with (L Z / 2) in H by (field; lra). specialize (L0 Z). lra.
Qed.
