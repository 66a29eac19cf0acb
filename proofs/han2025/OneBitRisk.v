(** One relevant bit, ReLU (b = 0): the risk in closed form, and the basin.
    No hypothesis on the head but the ones displayed. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34.
Open Scope R_scope.

(** Weights with the one of [B] taken out. *)
Definition off (B : nat) (g : nat -> R) : nat -> R := fun p => if Nat.eqb p B then 0 else g p.

Lemma Mean_scal m c F : Mean m (fun x => c * F x) = c * Mean m F.
Proof. revert F. induction m as [|m IH]; intros F; cbn [Mean]; [reflexivity|]. rewrite !IH. field. Qed.

Lemma Sum_upd_out m c x p v : (m < p)%nat -> Sum m (fun q => bit (upd x p v) q * c q) = Sum m (fun q => bit x q * c q).
Proof. intros H. apply Sum_ext. intros q Hq. unfold bit, upd. destruct (Nat.eqb_spec q p); [lia | reflexivity]. Qed.

(** First and second moment of an affine function of uniform bits. *)
Lemma Mean_affine m c : forall a, Mean m (fun x => a + Sum m (fun p => bit x p * c p)) = a + Sum m c / 2.
Proof.
  induction m as [|m IH]; intros a; cbn [Mean Sum]; [field|].
  rewrite (Mean_ext m _ (fun x => a + Sum m (fun p => bit x p * c p))).
  2: { intros x. rewrite Sum_upd_out by lia. unfold bit at 2, upd. rewrite Nat.eqb_refl. ring. }
  rewrite (Mean_ext m (fun x => a + (_ + _)) (fun x => (a + c (S m)) + Sum m (fun p => bit x p * c p))).
  2: { intros x. rewrite Sum_upd_out by lia. unfold bit at 2, upd. rewrite Nat.eqb_refl. ring. }
  rewrite !IH. field.
Qed.

Lemma Mean_square m c : forall a,
  Mean m (fun x => (a + Sum m (fun p => bit x p * c p)) ^ 2) = (a + Sum m c / 2) ^ 2 + Sum m (fun p => c p ^ 2) / 4.
Proof.
  induction m as [|m IH]; intros a; cbn [Mean Sum]; [field|].
  rewrite (Mean_ext m _ (fun x => (a + Sum m (fun p => bit x p * c p)) ^ 2)).
  2: { intros x. rewrite Sum_upd_out by lia. unfold bit at 2, upd. rewrite Nat.eqb_refl. ring. }
  rewrite (Mean_ext m (fun x => (a + (_ + _)) ^ 2) (fun x => ((a + c (S m)) + Sum m (fun p => bit x p * c p)) ^ 2)).
  2: { intros x. rewrite Sum_upd_out by lia. unfold bit at 2, upd. rewrite Nat.eqb_refl. ring. }
  rewrite !IH. field.
Qed.

(** Complementing all the bits 1..m does not change a mean. *)
Definition flip (m : nat) (x : nat -> bool) : nat -> bool :=
  fun p => if (Nat.leb 1 p && Nat.leb p m)%bool then negb (x p) else x p.

Lemma flip_upd m x v : flip (S m) (upd x (S m) v) = upd (flip m x) (S m) (negb v).
Proof.
  apply functional_extensionality. intros p. unfold flip, upd.
  destruct (Nat.eqb_spec p (S m)) as [->|N].
  - replace (Nat.leb 1 (S m) && Nat.leb (S m) (S m))%bool with true; [reflexivity|].
    symmetry. apply andb_true_iff. split; apply Nat.leb_le; lia.
  - replace (Nat.leb p (S m)) with (Nat.leb p m); [reflexivity|].
    destruct (Nat.leb_spec p m), (Nat.leb_spec p (S m)); lia || reflexivity.
Qed.

Lemma Mean_flip m : forall F, Mean m (fun x => F (flip m x)) = Mean m F.
Proof.
  induction m as [|m IH]; intros F; cbn [Mean].
  - f_equal. apply functional_extensionality. intros p. unfold flip.
    destruct (Nat.leb_spec 1 p), (Nat.leb_spec p 0); simpl; try reflexivity; lia.
  - rewrite (Mean_ext m (fun x => F (flip (S m) (upd x (S m) false))) (fun x => F (upd (flip m x) (S m) true))) by (intros; now rewrite flip_upd).
    rewrite (Mean_ext m (fun x => F (flip (S m) (upd x (S m) true))) (fun x => F (upd (flip m x) (S m) false))) by (intros; now rewrite flip_upd).
    rewrite (IH (fun x => F (upd x (S m) true))), (IH (fun x => F (upd x (S m) false))). field.
Qed.

Lemma Sum_off n B g : (1 <= B <= n)%nat -> Sum n (off B g) = Sum n g - g B.
Proof.
  intros H. rewrite <- (Sum_single n B g H). rewrite <- Sum_minus. apply Sum_ext. intros p _.
  unfold off. destruct (Nat.eqb p B); ring.
Qed.

Lemma Sum_bit_upd n B g x v : (1 <= B <= n)%nat ->
  Sum n (fun p => bit (upd x B v) p * g p) = (if v then g B else 0) + Sum n (fun p => bit x p * off B g p).
Proof.
  intros H. rewrite <- (Sum_single n B (fun p => if v then g B else 0) H), <- Sum_plus. apply Sum_ext. intros p _.
  unfold off, bit, upd. destruct (Nat.eqb_spec p B) as [->|N]; destruct v; try ring.
Qed.

Lemma ones_only n B x : (1 <= B <= n)%nat -> ones n (only B) x = if x B then 1%nat else 0%nat.
Proof.
  intros H. unfold ones. assert (Z : forall m, (m < B)%nat -> count m (fun p => only B p && x p)%bool = 0%nat).
  { induction m as [|m IH]; intros Hm; [reflexivity|]. cbn [count]. rewrite IH by lia. unfold only.
    destruct (Nat.eqb_spec (S m) B); [lia | reflexivity]. }
  assert (G : forall m, (B <= m)%nat -> count m (fun p => only B p && x p)%bool = if x B then 1%nat else 0%nat).
  { induction m as [|m IH]; intros Hm; [lia|]. cbn [count]. destruct (Nat.eq_dec B (S m)) as [E|N].
    - rewrite Z by lia. unfold only. rewrite <- E, Nat.eqb_refl. simpl. destruct (x B); reflexivity.
    - rewrite IH by lia. unfold only at 1. destruct (Nat.eqb_spec (S m) B); [lia|]. simpl. lia. }
  apply G. lia.
Qed.

Lemma label_only n B x : (1 <= B <= n)%nat -> label n (only B) x = if x B then -1 else 1.
Proof. intros H. unfold label. rewrite ones_only by assumption. destruct (x B); simpl; ring. Qed.

Lemma f1 s : f 1 0 s = 1 - 4 * Rmax 0 (s - 1/2).
Proof.
  unfold f. cbn [Sum]. unfold outer. simpl INR. replace (s + 1/2 - 1) with (s - 1/2) by field.
  destruct (Rle_lt_dec 0 (s - 1/2)).
  - rewrite sigma0_pos, Rmax_right by lra. simpl. ring.
  - rewrite sigma0_neg, Rmax_left by lra. simpl. ring.
Qed.

Section Basin.
Variables (n B : nat) (tau : R) (h : head).
Hypothesis HB : (1 <= B <= n)%nat.
Let g := gamma n tau h.
Let w := g B.
Let eps := 1 - w.
Let Rk := risk n (only B) (fun x => yhat n 1 tau 0 x (fun _ => h)).

Lemma Hn : (1 <= n)%nat. Proof. lia. Qed.
Lemma g_pos p : 0 < g p. Proof. apply gamma_pos, Hn. Qed.
Lemma g_sum : Sum n g = 1. Proof. apply gamma_sum, Hn. Qed.
Lemma off_sum : Sum n (off B g) = eps. Proof. rewrite Sum_off, g_sum by exact HB. reflexivity. Qed.
Lemma off_nonneg p : 0 <= off B g p.
Proof. unfold off. destruct (Nat.eqb p B); [lra | left; apply g_pos]. Qed.
Lemma part_le c x : (forall p, 0 <= c p) -> 0 <= Sum n (fun p => bit x p * c p) <= Sum n c.
Proof.
  intros H. split; [apply Sum_nonneg | apply Sum_le]; intros p _; specialize (H p);
  unfold bit; destruct (x p); lra.
Qed.
Lemma att x : attended n 1 tau x (fun _ => h) = Sum n (fun p => bit x p * g p).
Proof. unfold attended, share. cbn [Sum]. unfold g. ring. Qed.

Let T x := Sum n (fun p => bit x p * off B g p).

Lemma loss_true x : loss (label n (only B) (upd x B true)) (yhat n 1 tau 0 (upd x B true) (fun _ => h))
  = Rmax 0 (2 - 4 * Rmax 0 (w + T x - 1/2)) ^ 2.
Proof.
  unfold loss, yhat. rewrite att, label_only, f1, Sum_bit_upd by exact HB. unfold upd at 1. rewrite Nat.eqb_refl.
  fold w. fold (T x). f_equal. f_equal. ring.
Qed.

Lemma loss_false x : loss (label n (only B) (upd x B false)) (yhat n 1 tau 0 (upd x B false) (fun _ => h))
  = (4 * Rmax 0 (T x - 1/2)) ^ 2.
Proof.
  unfold loss, yhat. rewrite att, label_only, f1, Sum_bit_upd by exact HB. unfold upd at 1. rewrite Nat.eqb_refl.
  fold (T x). rewrite Rplus_0_l. assert (0 <= Rmax 0 (T x - 1/2)) by apply Rmax_l. rewrite Rmax_right by lra. f_equal. ring.
Qed.

Lemma risk_split : Rk = Mean n (fun x => ((4 * Rmax 0 (T x - 1/2)) ^ 2 + Rmax 0 (2 - 4 * Rmax 0 (w + T x - 1/2)) ^ 2) / 2).
Proof.
  unfold Rk, risk. rewrite (Mean_split n B) by exact HB. cbv beta.
  rewrite (Mean_ext n _ _ loss_false), (Mean_ext n _ _ loss_true), <- Mean_plus.
  unfold Rdiv. rewrite Rmult_comm, <- Mean_scal. apply Mean_ext. intros; field.
Qed.

(** The closed form. *)
Theorem risk_closed : 1/2 < w -> Rk = 2 * (eps ^ 2 + Sum n (fun p => off B g p ^ 2)).
Proof.
  intros Hw. rewrite risk_split.
  rewrite (Mean_ext n _ (fun x => 8 * (eps + Sum n (fun p => bit x p * (- off B g p))) ^ 2)).
  - rewrite Mean_scal, Mean_square.
    rewrite (Sum_ext n (fun p => - off B g p) (fun p => (-1) * off B g p)) by (intros; ring).
    rewrite (Sum_ext n (fun p => (- off B g p) ^ 2) (fun p => off B g p ^ 2)) by (intros; ring).
    rewrite Sum_scal, off_sum. field.
  - intros x. destruct (part_le (off B g) x off_nonneg) as [P0 P1]. rewrite off_sum in P1. fold (T x) in *.
    rewrite (Sum_ext n _ (fun p => (-1) * (bit x p * off B g p))) by (intros; ring). rewrite Sum_scal. fold (T x).
    unfold eps in *. rewrite (Rmax_left 0 (T x - 1/2)) by lra. rewrite (Rmax_right 0 (w + T x - 1/2)) by lra.
    rewrite Rmax_right by lra. field.
Qed.

Lemma T_flip x : T (flip n x) = eps - T x.
Proof.
  rewrite <- off_sum. unfold T. rewrite <- Sum_minus. apply Sum_ext. intros p Hp. unfold bit, flip.
  replace (Nat.leb 1 p && Nat.leb p n)%bool with true.
  - destruct (x p); simpl; ring.
  - symmetry. apply andb_true_iff. split; apply Nat.leb_le; lia.
Qed.

(** For every head: the off-target mass is at most (risk + 1/2)/2. *)
Theorem mass_of_risk : 2 * eps - 1/2 <= Rk.
Proof.
  rewrite risk_split.
  rewrite (Mean_ext n _ (fun x => (4 * Rmax 0 (T x - 1/2)) ^ 2 / 2 + Rmax 0 (2 - 4 * Rmax 0 (w + T x - 1/2)) ^ 2 / 2)) by (intros; field).
  rewrite Mean_plus, <- (Mean_flip n (fun x => Rmax 0 (2 - 4 * Rmax 0 (w + T x - 1/2)) ^ 2 / 2)), <- Mean_plus.
  apply Rle_trans with (Mean n (fun x => - (1/2) + Sum n (fun p => bit x p * (4 * off B g p)))).
  - rewrite Mean_affine, Sum_scal, off_sum. lra.
  - apply Mean_le. intros x. rewrite T_flip.
    rewrite (Sum_ext n _ (fun p => 4 * (bit x p * off B g p))) by (intros; ring). rewrite Sum_scal. fold (T x).
    destruct (part_le (off B g) x off_nonneg) as [P0 P1]. rewrite off_sum in P1. fold (T x) in *. unfold eps in *.
    assert (W0 := g_pos B). fold w in W0.
    replace (w + (1 - w - T x) - 1/2) with (1/2 - T x) by field.
    destruct (Rle_lt_dec (T x) (1/2)).
    + rewrite (Rmax_left 0 (T x - 1/2)) by lra. rewrite (Rmax_right 0 (1/2 - T x)) by lra. rewrite Rmax_right by lra.
      assert (0 <= (4 * T x - 1) ^ 2) by apply pow2_ge_0. nra.
    + rewrite (Rmax_right 0 (T x - 1/2)) by lra. rewrite (Rmax_left 0 (1/2 - T x)) by lra. rewrite Rmax_right by lra.
      assert (0 <= (4 * (T x - 1/2) - 1) ^ 2) by apply pow2_ge_0. nra.
Qed.

(** (a): risk below 1/2 puts more than half of the attention on the bit. *)
Theorem basin : Rk < 1/2 -> 1/2 < w.
Proof. intros H. assert (M := mass_of_risk). unfold eps in M. lra. Qed.
End Basin.

