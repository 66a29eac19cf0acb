(** Lemma 19, repaired: on the zero input and on the input of ones every head sees the same, whatever it is. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Propositions Sums Softmax Prop34 Thm5 Defined OneBitAttention Cor20Exact.
Open Scope R_scope.

Lemma attended_none n k tau A : attended n k tau (fun _ => false) A = 0.
Proof.
  unfold attended. rewrite (Sum_ext k _ (fun _ => 0)); [rewrite Sum_const; ring|]. intros i _. unfold share, bit.
  rewrite (Sum_ext n _ (fun _ => 0)) by (intros; ring). rewrite Sum_const. ring.
Qed.
Lemma attended_all n k tau A : (1 <= n)%nat -> attended n k tau (fun _ => true) A = INR k.
Proof.
  intros Hn. unfold attended. rewrite (Sum_ext k _ (fun _ => 1)); [rewrite Sum_const; ring|]. intros i _. unfold share, bit.
  rewrite (Sum_ext n _ (gamma n tau (A i))) by (intros; ring). now apply gamma_sum.
Qed.
Lemma label_all n P : label n P (fun _ => true) = (-1) ^ count n P.
Proof.
  unfold label, ones. f_equal. induction n as [|n IH]; [reflexivity|]. cbn [count]. rewrite IH. now destruct (P (S n)).
Qed.

(** * Alternating sums *)
Lemma alternating_down c k : (forall j, (1 <= j <= k)%nat -> 0 <= c j) -> (forall j, (1 <= j < k)%nat -> c (S j) <= c j) ->
  0 <= Sum k (fun j => (-1) ^ S j * c j).
Proof.
  intros Pos Dec. assert (E : forall m, (2 * m <= k)%nat -> 0 <= Sum (2 * m) (fun j => (-1) ^ S j * c j)).
  { induction m as [|m IH]; intros H; [simpl; lra|]. replace (2 * S m)%nat with (S (S (2 * m))) by lia. cbn [Sum].
    assert (S1 : (-1) ^ (2 * m) = 1) by apply pow_1_even.
    replace ((-1) ^ S (S (2 * m))) with 1 by (rewrite <- !tech_pow_Rmult, S1; ring).
    replace ((-1) ^ S (S (S (2 * m)))) with (-1) by (rewrite <- !tech_pow_Rmult, S1; ring).
    specialize (IH ltac:(lia)). assert (D := Dec (S (2 * m)) ltac:(lia)). lra. }
  destruct (Nat.Even_or_Odd k) as [[m Hm]|[m Hm]].
  - rewrite Hm. apply E. lia.
  - rewrite Hm. rewrite Nat.add_1_r. cbn [Sum]. specialize (E m ltac:(lia)).
    assert (S1 : (-1) ^ (2 * m) = 1) by apply pow_1_even. replace ((-1) ^ S (S (2 * m))) with 1 by (rewrite <- !tech_pow_Rmult, S1; ring).
    specialize (Pos (S (2 * m)) ltac:(lia)). lra.
Qed.

Section Ends.
Variables (k : nat) (b : R).
Hypothesis Hb : 0 < b.
Let e (j : nat) : R := sigma b (1/2 - INR j).
Lemma f_zero_above : Nat.even k = true -> 1 <= f k b 0.
Proof.
  intros Hk. set (t q := (8 * INR q - 4) * sigma b (0 + 1/2 - INR q)).
  assert (T : forall q, t q = 4 * ((INR q - 1/2) * (sqrt ((INR q - 1/2) ^ 2 + b) - (INR q - 1/2)))).
  { intros q. unfold t, sigma. replace ((0 + 1/2 - INR q) ^ 2) with ((INR q - 1/2) ^ 2) by ring. field. }
  assert (Inc : forall q, (1 <= q)%nat -> t q <= t (S q)).
  { intros q Hq. rewrite !T. apply Rmult_le_compat_l; [lra|]. assert (1 <= INR q) by (apply (le_INR 1); lia).
    apply scaled_increasing; rewrite ?S_INR; lra. }
  assert (A : forall j, 0 <= Sum (2 * j) (fun q => (-1) ^ q * t q)).
  { induction j as [|j IH]; [simpl; lra|]. replace (2 * S j)%nat with (S (S (2 * j))) by lia. cbn [Sum].
    assert (E : (-1) ^ (2 * j) = 1) by apply pow_1_even.
    replace ((-1) ^ S (2 * j)) with (-1) by (rewrite <- tech_pow_Rmult, E; ring).
    replace ((-1) ^ S (S (2 * j))) with 1 by (rewrite <- !tech_pow_Rmult, E; ring).
    assert (I := Inc (S (2 * j)) ltac:(lia)). lra. }
  apply Nat.even_spec in Hk. destruct Hk as [j ->]. unfold f.
  rewrite (Sum_ext _ _ (fun q => (-1) ^ q * t q)) by (intros; unfold outer, t; ring). specialize (A j). lra.
Qed.

Lemma f_reversed s : f k s (INR k) = 1 + Sum k (fun j => (-1) ^ (S k - j) * (8 * (INR k - INR j) + 4) * sigma s (INR j - 1/2)).
Proof.
  unfold f. f_equal. rewrite Sum_rev. apply Sum_ext. intros j Hj. unfold outer.
  replace (INR (S k - j)) with (INR k + 1 - INR j) by (rewrite minus_INR, S_INR by lia; ring).
  replace (INR k + 1/2 - (INR k + 1 - INR j)) with (INR j - 1/2) by field. ring.
Qed.
Lemma f_at_k : 1 <= (-1) ^ k * f k b (INR k).
Proof.
  assert (Sq : forall m, (-1) ^ m * (-1) ^ m = 1) by (intros m; rewrite <- Rpow_mult_distr; replace (-1 * -1) with 1 by ring; apply pow1).
  assert (Flip : forall j, (1 <= j <= k)%nat -> (-1) ^ k * (-1) ^ (S k - j) = (-1) ^ S j).
  { intros j Hj. assert (E : (-1) ^ (S k - j) * (-1) ^ j = - (-1) ^ k) by (rewrite <- pow_add; replace (S k - j + j)%nat with (S k) by lia; simpl; ring).
    transitivity ((-1) ^ k * ((-1) ^ (S k - j) * (-1) ^ j) * (-1) ^ j).
    - transitivity ((-1) ^ k * (-1) ^ (S k - j) * ((-1) ^ j * (-1) ^ j)); [rewrite Sq|]; ring.
    - rewrite E. transitivity (- ((-1) ^ k * (-1) ^ k) * (-1) ^ j); [ring|]. rewrite Sq. simpl. ring. }
  assert (R0 := f_parity k k ltac:(lia)). rewrite f_reversed in R0.
  assert (Dif : f k b (INR k) = (-1) ^ k + Sum k (fun j => (-1) ^ (S k - j) * (8 * (INR k - INR j) + 4) * e j)).
  { rewrite f_reversed, <- R0, Rplus_assoc, <- Sum_plus. f_equal. apply Sum_ext. intros j Hj.
    assert (J1 : 1 <= INR j) by (apply (le_INR 1); lia). rewrite sigma0_pos by lra.
    replace (sigma b (INR j - 1/2)) with (INR j - 1/2 + e j); [ring|].
    unfold e, sigma. replace ((1/2 - INR j) ^ 2) with ((INR j - 1/2) ^ 2) by ring. field. }
  rewrite Dif, Rmult_plus_distr_l, Sq, <- Sum_scal.
  rewrite (Sum_ext k _ (fun j => (-1) ^ S j * ((8 * (INR k - INR j) + 4) * e j))).
  2:{ intros j Hj. rewrite <- (Flip j Hj). ring. }
  assert (P : 0 <= Sum k (fun j => (-1) ^ S j * ((8 * (INR k - INR j) + 4) * e j))); [|lra].
  assert (Ep : forall j, 0 < e j) by (intros; apply sigma_pos; exact Hb).
  apply alternating_down.
  - intros j Hj. assert (INR j <= INR k) by (apply le_INR; lia). specialize (Ep j). apply Rmult_le_pos; lra.
  - intros j Hj. assert (INR (S j) <= INR k) by (apply le_INR; lia). assert (Q := Ep (S j)).
    assert (Dn : e (S j) <= e j) by (apply sigma_increasing; [exact Hb | rewrite S_INR; lra]).
    rewrite S_INR in *. apply Rmult_le_compat; lra.
Qed.
End Ends.

Lemma sign_of m : (-1) ^ m = 1 \/ (-1) ^ m = -1.
Proof. induction m as [|m IH]; [left; reflexivity|]. destruct IH; [right|left]; simpl; lra. Qed.
Lemma derive_constant (u : R -> R) a c : (forall t, u t = c) -> is_derive u a 0.
Proof. intros H. apply is_derive_ext with (fun _ => c); [intros; now rewrite H | apply @is_derive_const]. Qed.
Lemma loss_all k b : 0 <= b -> loss ((-1) ^ k) (f k b (INR k)) = 0.
Proof.
  intros Hb. unfold loss. destruct (Req_dec b 0) as [->|N].
  - rewrite f_parity by lia. destruct (sign_of k) as [E|E]; rewrite E, Rmax_left by lra; ring.
  - rewrite Rmax_left; [ring|]. assert (H := f_at_k k b ltac:(lra)). lra.
Qed.

Theorem repair : lemma_19_repair.
Proof.
  intros n k tau b P A Hk Ht Hb HP none all.
  assert (Y0 : forall C, yhat n k tau b none C = f k b 0) by (intros; unfold yhat, none; now rewrite attended_none).
  assert (Y1 : forall C, yhat n k tau b all C = f k b (INR k)) by (intros; unfold yhat, all; rewrite attended_all by lia; reflexivity).
  split; [|].
  - intros i Hi. unfold lossgrad13, lossgrad14. repeat split; apply is_derive_unique;
      [eapply derive_constant; intros; now rewrite Y0 | eapply derive_constant; intros; now rewrite Y0
      | eapply derive_constant; intros; now rewrite Y1 | eapply derive_constant; intros; now rewrite Y1].
  - intros sum. assert (E : sum = Rmax 0 (1 - f k b 0) ^ 2).
    { unfold sum. rewrite Y0, Y1. unfold none, all. rewrite label_zero, label_all, HP, loss_all by exact Hb. unfold loss.
      replace (1 - 1 * f k b 0) with (1 - f k b 0) by ring. ring. }
    split; [exact E|]. rewrite E. split.
    + intros H. rewrite Rmax_left; [ring|]. destruct (Req_dec b 0) as [->|N].
      { assert (G := f_parity k 0 ltac:(lia)). change (INR 0) with 0 in G. change ((-1) ^ 0) with 1 in G. lra. }
      destruct H as [H|H]; [|contradiction]. assert (G := f_zero_above k b ltac:(lra) H). lra.
    + intros H Hb'. assert (G := f_zero_below k b Hb' H). rewrite Rmax_right by lra. apply pow_lt. lra.
Qed.
Definition lemma_19_repair_means : Prop :=
  forall (n k : nat) (tau b : R) (P : nat -> bool) (A : nat -> head), (1 <= k <= n)%nat -> 0 < tau -> 0 <= b ->
  let none := fun _ : nat => false in
  let all := fun _ : nat => true in
  yhat_ok n k tau b none A /\ yhat_ok n k tau b all A /\
  lossgrad_ok n k tau b P none A /\ lossgrad_ok n k tau b P all A /\ lemma_19_repair_sum_ok (f k b 0).
Theorem defined : lemma_19_repair_means.
Proof.
  intros n k tau b P A Hk Ht Hb none all.
  assert (Y0 : forall C, yhat n k tau b none C = f k b 0) by (intros; unfold yhat, none; now rewrite attended_none).
  assert (Y1 : forall C, yhat n k tau b all C = f k b (INR k)) by (intros; unfold yhat, all; rewrite attended_all by lia; reflexivity).
  split; [apply yhat_defined; lia || lra|]. split; [apply yhat_defined; lia || lra|].
  split; [|split; [|exact I]].
  - intros i Hi. split; exists 0; eapply derive_constant; intros; now rewrite Y0.
  - intros i Hi. split; exists 0; eapply derive_constant; intros; now rewrite Y1.
Qed.
