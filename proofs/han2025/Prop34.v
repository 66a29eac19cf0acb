(** Proposition 3, feed-forward half, and the repair of Proposition 4. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool.
From Parity Require Import Model Sums Abel.
Open Scope R_scope.

Lemma sigma0_pos z : 0 <= z -> sigma 0 z = z.
Proof. intros H. unfold sigma. rewrite Rplus_0_r, sqrt_pow2 by lra. field. Qed.
Lemma sigma0_neg z : z <= 0 -> sigma 0 z = 0.
Proof.
  intros H. unfold sigma. rewrite Rplus_0_r. replace (z ^ 2) with ((- z) ^ 2) by ring.
  rewrite sqrt_pow2 by lra. field.
Qed.

(** The ReLU classifier is the parity at every count of ones. *)
Theorem f_parity : forall k s : nat, (s <= k)%nat -> f k 0 (INR s) = (-1) ^ s.
Proof.
  intros k s Hs. unfold f.
  assert (T : forall m, (s <= m)%nat ->
    Sum m (fun q => outer q * sigma 0 (INR s + 1/2 - INR q)) = Sum s (fun q => outer q * (INR s + 1/2 - INR q))).
  { induction m as [|m IH]; intros Hm.
    - replace s with O by lia. reflexivity.
    - destruct (Nat.eq_dec s (S m)) as [E|N].
      + rewrite <- E at 1. apply Sum_ext. intros q Hq. f_equal. apply sigma0_pos.
        assert (INR q <= INR s) by (apply le_INR; lia). lra.
      + cbn [Sum]. rewrite IH by lia. rewrite sigma0_neg; [ring|].
        assert (INR (S s) <= INR (S m)) by (apply le_INR; lia). rewrite !S_INR in *. lra. }
  rewrite T by exact Hs. clear T Hs.
  induction s as [|s IH]; [simpl; ring|].
  cbn [Sum].
  rewrite (Sum_ext s _ (fun q => outer q * (INR s + 1/2 - INR q) + outer q)) by (intros; rewrite S_INR; ring).
  rewrite Sum_plus. rewrite outer_partial_sums. unfold outer at 2. rewrite S_INR.
  replace (Sum s (fun q => outer q * (INR s + 1/2 - INR q))) with ((-1) ^ s - 1) by lra.
  simpl. field.
Qed.

Lemma count_le n P : (count n P <= n)%nat.
Proof. induction n as [|n IH]; cbn [count]; [lia|]. destruct (P (S n)); lia. Qed.

Lemma ones_le n B x : (ones n B x <= count n B)%nat.
Proof.
  unfold ones. induction n as [|n IH]; cbn [count]; [lia|].
  destruct (B (S n)), (x (S n)); simpl; lia.
Qed.

Lemma Mean_ext m F G : (forall x, F x = G x) -> Mean m F = Mean m G.
Proof. intros H. replace G with F; [reflexivity | now apply functional_extensionality]. Qed.

Lemma Mean_const m c : Mean m (fun _ => c) = c.
Proof. induction m as [|m IH]; cbn [Mean]; [reflexivity|]. rewrite IH. field. Qed.

Lemma Mean_le m F G : (forall x, F x <= G x) -> Mean m F <= Mean m G.
Proof.
  revert F G. induction m as [|m IH]; intros F G H; cbn [Mean]; [apply H|].
  assert (A := IH (fun x => F (upd x (S m) false)) (fun x => G (upd x (S m) false)) (fun x => H _)).
  assert (B := IH (fun x => F (upd x (S m) true)) (fun x => G (upd x (S m) true)) (fun x => H _)). lra.
Qed.

Lemma Mean_plus m F G : Mean m (fun x => F x + G x) = Mean m F + Mean m G.
Proof. revert F G. induction m as [|m IH]; intros F G; cbn [Mean]; [reflexivity|]. rewrite !IH. field. Qed.

(** Proposition 3, feed-forward half: risk zero for every parity set. *)
Theorem prop_3_feed_forward : forall (n : nat) (B : nat -> bool),
  risk n B (fun x => f (count n B) 0 (INR (ones n B x))) = 0.
Proof.
  intros n B. unfold risk. transitivity (Mean n (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x.
  rewrite f_parity by apply ones_le. unfold loss, label.
  rewrite <- Rpow_mult_distr. replace (-1 * -1) with 1 by ring. rewrite pow1.
  replace (1 - 1) with 0 by ring. rewrite Rmax_left by lra. ring.
Qed.

Lemma upd_same x p v w : upd (upd x p v) p w = upd x p w.
Proof. apply functional_extensionality. intros q. unfold upd. now destruct (Nat.eqb q p). Qed.

Lemma upd_comm x p q v w : p <> q -> upd (upd x p v) q w = upd (upd x q w) p v.
Proof.
  intros N. apply functional_extensionality. intros r. unfold upd.
  destruct (Nat.eqb_spec r p), (Nat.eqb_spec r q); congruence.
Qed.

(** Conditioning on one bit. *)
Lemma Mean_split m i F : (1 <= i <= m)%nat ->
  Mean m F = (Mean m (fun x => F (upd x i false)) + Mean m (fun x => F (upd x i true))) / 2.
Proof.
  revert F. induction m as [|m IH]; intros F Hi; [lia|]. cbn [Mean].
  destruct (Nat.eq_dec i (S m)) as [->|N].
  - assert (E : forall v w, Mean m (fun x => F (upd (upd x (S m) v) (S m) w)) = Mean m (fun x => F (upd x (S m) w)))
      by (intros; apply Mean_ext; intros; now rewrite upd_same).
    rewrite !E.
    field.
  - rewrite (IH (fun x => F (upd x (S m) false))), (IH (fun x => F (upd x (S m) true))) by lia.
    assert (E : forall v w, Mean m (fun x => F (upd (upd x i v) (S m) w)) = Mean m (fun x => F (upd (upd x (S m) w) i v)))
      by (intros; apply Mean_ext; intros; now rewrite upd_comm by lia).
    rewrite !E.
    field.
Qed.

Lemma ones_upd n B i x : (1 <= i <= n)%nat -> B i = true ->
  ones n B (upd x i true) = S (ones n B (upd x i false)).
Proof.
  intros Hi HB. unfold ones. induction n as [|n IH]; [lia|]. cbn [count].
  destruct (Nat.eq_dec i (S n)) as [->|N].
  - assert (E : forall m, (m <= n)%nat -> count m (fun p => B p && upd x (S n) true p) = count m (fun p => B p && upd x (S n) false p)).
    { induction m as [|m IHm]; intros Hm; [reflexivity|]. cbn [count]. rewrite IHm by lia. unfold upd.
      destruct (Nat.eqb_spec (S m) (S n)); [lia|reflexivity]. }
    rewrite E by lia. rewrite HB. unfold upd. rewrite Nat.eqb_refl. simpl. lia.
  - rewrite IH by lia.
    replace (upd x i true (S n)) with (upd x i false (S n)); [lia|].
    unfold upd. destruct (Nat.eqb_spec (S n) i); [lia|reflexivity].
Qed.

Lemma two_losses y t : (y = 1 \/ y = -1) -> 2 <= loss y t + loss (- y) t.
Proof.
  intros Hy. unfold loss.
  assert (A : 1 - y * t <= Rmax 0 (1 - y * t)) by apply Rmax_r.
  assert (B : 1 - - y * t <= Rmax 0 (1 - - y * t)) by apply Rmax_r.
  assert (A0 : 0 <= Rmax 0 (1 - y * t)) by apply Rmax_l.
  assert (B0 : 0 <= Rmax 0 (1 - - y * t)) by apply Rmax_l.
  set (u := Rmax 0 (1 - y * t)) in *. set (v := Rmax 0 (1 - - y * t)) in *.
  assert (2 <= u + v) by lra. pose proof (pow2_ge_0 (u - v)). nra.
Qed.

(** An output that ignores a bit of the parity set has risk at least 1. *)
Theorem ignored_bit : forall (n : nat) (B : nat -> bool) (i : nat) (h : (nat -> bool) -> R),
  (1 <= i <= n)%nat -> B i = true ->
  (forall x, h (upd x i true) = h (upd x i false)) ->
  1 <= risk n B h.
Proof.
  intros n B i h Hi HB Hh. unfold risk. rewrite (Mean_split n i) by exact Hi.
  rewrite <- Mean_plus.
  assert (2 <= Mean n (fun x => loss (label n B (upd x i false)) (h (upd x i false)) + loss (label n B (upd x i true)) (h (upd x i true)))); [|lra].
  rewrite <- (Mean_const n 2) at 1. apply Mean_le. intros x. rewrite Hh.
  unfold label at 2. rewrite ones_upd by assumption.
  replace ((-1) ^ S (ones n B (upd x i false))) with (- label n B (upd x i false)) by (unfold label; simpl; ring).
  apply two_losses. unfold label. induction (ones n B (upd x i false)) as [|m IHm]; [left; reflexivity|].
  destruct IHm; [right|left]; simpl; lra.
Qed.

(** The repair of Proposition 4: if no edge leaves bit i, some parity set of every size k has risk at least 1. *)
Theorem prop_4_repair : forall (n k i : nat) (h : (nat -> bool) -> R),
  (1 <= k <= n)%nat -> (1 <= i <= n)%nat ->
  (forall x, h (upd x i true) = h (upd x i false)) ->
  exists B, count n B = k /\ B i = true /\ 1 <= risk n B h.
Proof.
  intros n k i h Hk Hi Hh.
  assert (C : exists B, count n B = k /\ B i = true).
  { destruct (Compare_dec.le_dec i k) as [L|G].
    - exists (fun p => Nat.leb p k). split; [|now apply Nat.leb_le].
      assert (E : forall m, count m (fun p => Nat.leb p k) = Nat.min m k).
      { induction m as [|m IH]; [reflexivity|]. cbn [count]. rewrite IH. destruct (Nat.leb_spec (S m) k); lia. }
      rewrite E. lia.
    - exists (fun p => Nat.ltb p k || Nat.eqb p i). split; [|rewrite Nat.eqb_refl; apply orb_true_r].
      assert (E : forall m, count m (fun p => Nat.ltb p k || Nat.eqb p i) = (Nat.min m (k - 1) + if Nat.leb i m then 1 else 0)%nat).
      { induction m as [|m IH]; [destruct i; simpl; lia|]. cbn [count]. rewrite IH.
        destruct (Nat.ltb_spec (S m) k), (Nat.eqb_spec (S m) i), (Nat.leb_spec i m), (Nat.leb_spec i (S m)); cbn [orb]; lia. }
      rewrite E. destruct (Nat.leb_spec i n); lia. }
  destruct C as [B [HB Bi]]. exists B. repeat split; [exact HB | exact Bi |].
  now apply ignored_bit with i.
Qed.
