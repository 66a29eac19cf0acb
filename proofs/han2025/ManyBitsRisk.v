(** k bits, ReLU: while the off-target masses add up to at most 1/2, the risk is 16 E[s^2 (s - S)_+^2]. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 OneBitRisk.
Open Scope R_scope.

Lemma outer_sum s : Sum s outer = (-1) ^ s * (4 * INR s).
Proof.
  induction s as [|s IH]; [simpl; ring|]. cbn [Sum]. rewrite IH. unfold outer. rewrite S_INR. simpl. ring.
Qed.

(** f is affine of slope (-1)^s 4s around the integer s. *)
Lemma f_near k s d : (s <= k)%nat -> -1/2 <= d <= 1/2 -> f k 0 (INR s + d) = (-1) ^ s * (1 + 4 * INR s * d).
Proof.
  intros Hs Hd.
  assert (T : forall e, -1/2 <= e <= 1/2 -> forall m, (s <= m)%nat ->
    Sum m (fun q => outer q * sigma 0 (INR s + e + 1/2 - INR q)) = Sum s (fun q => outer q * (INR s + 1/2 - INR q)) + e * Sum s outer).
  { intros e He m. induction m as [|m IH]; intros Hm.
    - replace s with 0%nat by lia. simpl. ring.
    - destruct (Nat.eq_dec s (S m)) as [E|N].
      + rewrite E. rewrite <- Sum_scal, <- Sum_plus. apply Sum_ext. intros q Hq.
        assert (INR q <= INR (S m)) by (apply le_INR; lia). rewrite sigma0_pos by lra. ring.
      + cbn [Sum]. rewrite IH by lia. assert (X : INR s + 1 <= INR (S m)) by (rewrite <- S_INR; apply le_INR; lia).
        rewrite sigma0_neg by lra. ring. }
  assert (A := f_parity k s Hs). unfold f in *.
  assert (A' := T 0 ltac:(lra) k Hs). rewrite Rplus_0_r in A'. rewrite A' in A.
  rewrite (T d Hd k Hs), outer_sum in *. 
  replace (1 + (Sum s (fun q => outer q * (INR s + 1/2 - INR q)) + d * ((-1) ^ s * (4 * INR s)))) with
    ((1 + (Sum s (fun q => outer q * (INR s + 1/2 - INR q)) + 0 * ((-1) ^ s * (4 * INR s)))) + d * ((-1) ^ s * (4 * INR s))) by ring.
  rewrite A. ring.
Qed.

Lemma count_sum n P : INR (count n P) = Sum n (fun p => if P p then 1 else 0).
Proof. induction n as [|n IH]; [reflexivity|]. cbn [count Sum]. rewrite plus_INR, IH. destruct (P (S n)); simpl; ring. Qed.

Lemma ones_bits n k b x : (forall i, (1 <= i <= k)%nat -> (1 <= b i <= n)%nat) ->
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> b i = b j -> i = j) ->
  INR (ones n (bits k b) x) = Sum k (fun i => bit x (b i)).
Proof.
  unfold ones. induction k as [|k IH]; intros Hr Hi.
  - rewrite count_sum. cbn [Sum bits]. rewrite (Sum_ext n _ (fun _ => 0)); [rewrite Sum_const; ring|]. intros; reflexivity.
  - cbn [Sum]. rewrite <- IH; [|intros; apply Hr; lia|intros; apply Hi; try lia; assumption].
    rewrite !count_sum. rewrite <- (Sum_single n (b (S k)) (fun p => bit x p) (Hr (S k) ltac:(lia))).
    rewrite <- Sum_plus. apply Sum_ext. intros p Hp. cbn [bits]. unfold bit.
    destruct (Nat.eqb_spec p (b (S k))) as [E|N]; simpl; [|destruct (bits k b p && x p)%bool; ring].
    assert (F : bits k b p = false).
    { assert (G : forall j, (j <= k)%nat -> bits j b p = false).
      { induction j as [|j IHj]; intros Hj; [reflexivity|]. cbn [bits]. rewrite IHj by lia.
        destruct (Nat.eqb_spec p (b (S j))) as [E'|]; [|reflexivity].
        assert (S j = S k) by (apply Hi; try lia; congruence). lia. }
      apply G. lia. }
    rewrite F. simpl. destruct (x p); ring.
Qed.

Section K.
Variables (n k : nat) (tau : R) (b : nat -> nat) (A : nat -> head).
Hypothesis Hr : forall i, (1 <= i <= k)%nat -> (1 <= b i <= n)%nat.
Hypothesis Hi : forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> b i = b j -> i = j.
Hypothesis Hn : (1 <= n)%nat.
(** Off-target mass of head i. *)
Let eps i := 1 - gamma n tau (A i) (b i).
(** What the sum of attended bits lacks: the sum over heads of the off-target masses times (own bit - bit seen). *)
Let T x := Sum k (fun i => Sum n (fun p => gamma n tau (A i) p * (bit x (b i) - bit x p))).

Lemma T_is x : T x = Sum k (fun i => bit x (b i)) - attended n k tau x A.
Proof.
  unfold T, attended. rewrite <- Sum_minus. apply Sum_ext. intros i _. unfold share.
  rewrite (Sum_ext n _ (fun p => bit x (b i) * gamma n tau (A i) p - bit x p * gamma n tau (A i) p)) by (intros; ring).
  rewrite Sum_minus, Sum_scal, gamma_sum by exact Hn. ring.
Qed.

Lemma T_abs x : Rabs (T x) <= Sum k eps.
Proof.
  unfold T. eapply Rle_trans; [apply Sum_abs|]. apply Sum_le. intros i Hik. eapply Rle_trans; [apply Sum_abs|].
  unfold eps. rewrite <- (gamma_sum n tau Hn (A i)). rewrite <- (Sum_off n (b i) (gamma n tau (A i)) (Hr i Hik)).
  apply Sum_le. intros p _. assert (P := gamma_pos n tau Hn (A i) p). rewrite Rabs_mult, (Rabs_right (gamma n tau (A i) p)) by lra.
  unfold off. destruct (Nat.eqb_spec p (b i)) as [->|N].
  - replace (bit x (b i) - bit x (b i)) with 0 by ring. rewrite Rabs_R0. lra.
  - assert (Rabs (bit x (b i) - bit x p) <= 1); [|nra]. unfold bit. destruct (x (b i)), (x p);
    [replace (1 - 1) with 0 by ring; rewrite Rabs_R0 | replace (1 - 0) with 1 by ring; rewrite Rabs_R1
     | replace (0 - 1) with (- (1)) by ring; rewrite Rabs_Ropp, Rabs_R1 | replace (0 - 0) with 0 by ring; rewrite Rabs_R0]; lra.
Qed.

Theorem risk_k_closed : Sum k eps <= 1/2 ->
  risk n (bits k b) (fun x => yhat n k tau 0 x A)
  = 16 * Mean n (fun x => INR (ones n (bits k b) x) ^ 2 * Rmax 0 (T x) ^ 2).
Proof.
  intros He. unfold risk. rewrite <- Mean_scal. apply Mean_ext. intros x.
  assert (O := ones_bits n k b x Hr Hi). assert (E := T_is x). rewrite <- O in E. assert (Ab := T_abs x).
  set (s := ones n (bits k b) x) in *.
  assert (Sk : (s <= k)%nat).
  { apply INR_le. rewrite O. apply Rle_trans with (Sum k (fun _ => 1)); [apply Sum_le; intros; apply bit_01 | rewrite Sum_const; lra]. }
  unfold loss, yhat, label. fold s. replace (attended n k tau x A) with (INR s + - T x) by lra.
  assert (Hd : -1/2 <= - T x <= 1/2) by (assert (X := proj1 (Rabs_le_between (T x) (Sum k eps)) Ab); lra).
  rewrite (f_near k s (- T x) Sk Hd). 
  replace (1 - (-1) ^ s * ((-1) ^ s * (1 + 4 * INR s * - T x))) with (4 * INR s * T x).
  2: { assert (Q : (-1) ^ s * (-1) ^ s = 1) by (rewrite <- Rpow_mult_distr; replace (-1 * -1) with 1 by ring; apply pow1).
       replace ((-1) ^ s * ((-1) ^ s * (1 + 4 * INR s * - T x))) with (((-1) ^ s * (-1) ^ s) * (1 + 4 * INR s * - T x)) by ring. rewrite Q. ring. }
  assert (S0 : 0 <= INR s) by apply pos_INR.
  destruct (Rle_lt_dec 0 (T x)).
  - rewrite !Rmax_right by (try lra; apply Rmult_le_pos; lra). ring.
  - rewrite (Rmax_left 0 (T x)) by lra. rewrite Rmax_left; [ring|]. assert (0 <= INR s * - T x) by (apply Rmult_le_pos; lra). lra.
Qed.
End K.
