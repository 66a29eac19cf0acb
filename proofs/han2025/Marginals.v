(** Section 3, repaired: any marginal, labels with noise, and independent bits. *)
From Coq Require Import Reals Lra Lia Bool FunctionalExtensionality.
From Parity Require Import Model Constants Propositions Sums Prop34 FeedForward FrozenBound Cor20Exact.
Open Scope R_scope.

Lemma seen_ones n (B x : nat -> bool) : Sum n (fun p => (if B p then 1 else 0) * bit x p) = INR (ones n B x).
Proof.
  unfold ones, bit. induction n as [|n IH]; [reflexivity|]. cbn [Sum count]. rewrite IH, plus_INR.
  destruct (B (S n)), (x (S n)); cbn [andb]; simpl (INR 0); simpl (INR 1); ring.
Qed.
Lemma label_sign n B x : label n B x = 1 \/ label n B x = -1.
Proof. unfold label. induction (ones n B x) as [|m IH]; [left; reflexivity|]. destruct IH; [right|left]; simpl; lra. Qed.

(** Two labels with probabilities: the best answer is their mean. *)
Lemma noisy y t eta : y = 1 \/ y = -1 -> 0 <= eta <= 1 -> 4 * eta * (1 - eta) <= (1 - eta) * loss y t + eta * loss (- y) t.
Proof.
  intros Hy He. unfold loss.
  assert (A : 1 - y * t <= Rmax 0 (1 - y * t)) by apply Rmax_r. assert (A0 : 0 <= Rmax 0 (1 - y * t)) by apply Rmax_l.
  assert (C : 1 - - y * t <= Rmax 0 (1 - - y * t)) by apply Rmax_r. assert (C0 : 0 <= Rmax 0 (1 - - y * t)) by apply Rmax_l.
  set (u := Rmax 0 (1 - y * t)) in *. set (v := Rmax 0 (1 - - y * t)) in *. assert (S : 2 <= u + v) by lra.
  assert (H : 0 <= ((1 - eta) * u - eta * v) ^ 2) by apply pow2_ge_0.
  assert (G : ((1 - eta) * u ^ 2 + eta * v ^ 2) = ((1 - eta) * u - eta * v) ^ 2 + eta * (1 - eta) * (u + v) ^ 2) by ring.
  rewrite G. assert (4 <= (u + v) ^ 2) by nra. assert (0 <= eta * (1 - eta)) by nra. nra.
Qed.
Lemma noisy_best y eta : y = 1 \/ y = -1 -> 0 <= eta <= 1 ->
  (1 - eta) * loss y ((1 - 2 * eta) * y) + eta * loss (- y) ((1 - 2 * eta) * y) = 4 * eta * (1 - eta).
Proof.
  intros Hy He. unfold loss.
  replace (1 - y * ((1 - 2 * eta) * y)) with (2 * eta) by (destruct Hy as [-> | ->]; ring).
  replace (1 - - y * ((1 - 2 * eta) * y)) with (2 * (1 - eta)) by (destruct Hy as [-> | ->]; ring).
  rewrite !Rmax_right by lra. ring.
Qed.

(** Independent bits. *)
Lemma odds_ext m pr x y : (forall q, (1 <= q <= m)%nat -> x q = y q) -> odds_of m pr x = odds_of m pr y.
Proof. induction m as [|m IH]; intros E; [reflexivity|]. cbn [odds_of]. rewrite IH by (intros; apply E; lia). now rewrite E by lia. Qed.
Lemma odds_pos m pr x : (forall q, (1 <= q <= m)%nat -> 0 <= pr q <= 1) -> 0 <= odds_of m pr x.
Proof.
  induction m as [|m IH]; intros H; cbn [odds_of]; [lra|]. apply Rmult_le_pos; [apply IH; intros; apply H; lia|].
  specialize (H (S m) ltac:(lia)). destruct (x (S m)); lra.
Qed.
Lemma odds_total m pr : 2 ^ m * Mean m (odds_of m pr) = 1.
Proof.
  induction m as [|m IH]; [simpl; ring|]. cbn [Mean odds_of pow].
  assert (E : forall v c, Mean m (fun x => odds_of m pr (upd x (S m) v) * c) = c * Mean m (odds_of m pr)).
  { intros v c. rewrite <- Mean_scal. apply Mean_ext. intros x. rewrite (odds_ext m pr _ x) by (intros; apply upd_there; lia). ring. }
  rewrite (Mean_ext m _ (fun x => odds_of m pr (upd x (S m) false) * (1 - pr (S m)))) by (intros; now rewrite upd_here).
  rewrite (Mean_ext m (fun x => odds_of m pr (upd x (S m) true) * _) (fun x => odds_of m pr (upd x (S m) true) * pr (S m))) by (intros; now rewrite upd_here).
  rewrite !E. replace (2 * 2 ^ m * (((1 - pr (S m)) * Mean m (odds_of m pr) + pr (S m) * Mean m (odds_of m pr)) / 2)) with (2 ^ m * Mean m (odds_of m pr)) by field. exact IH.
Qed.
Lemma odds_flip m pr x i : (1 <= i <= m)%nat -> pr i * odds_of m pr (upd x i false) = (1 - pr i) * odds_of m pr (upd x i true).
Proof.
  induction m as [|m IH]; intros Hi; [lia|]. cbn [odds_of]. destruct (Nat.eq_dec i (S m)) as [->|N].
  - rewrite !upd_here. rewrite (odds_ext m pr (upd x (S m) false) x), (odds_ext m pr (upd x (S m) true) x) by (intros; apply upd_there; lia). ring.
  - rewrite !upd_there by lia. rewrite <- !Rmult_assoc, IH by lia. ring.
Qed.

Section Missing.
Variables (n i : nat) (B : nat -> bool) (pr : nat -> R).
Hypothesis Hi : (1 <= i <= n)%nat.
Hypothesis Bi : B i = true.
Hypothesis Hpr : forall q, (1 <= q <= n)%nat -> 0 <= pr q <= 1.
Hypothesis Hp : 0 < pr i < 1.
Let rest (x : nat -> bool) : R := odds_of n pr (upd x i true) / pr i.
Let mixed (h : (nat -> bool) -> R) (x : nat -> bool) : R :=
  (1 - pr i) * loss (label n B (upd x i false)) (h (upd x i false)) + pr i * loss (- label n B (upd x i false)) (h (upd x i false)).

Lemma flipped x : label n B (upd x i true) = - label n B (upd x i false).
Proof. unfold label. rewrite ones_upd by assumption. simpl. ring. Qed.
Lemma rest_pos x : 0 <= rest x.
Proof. unfold rest. apply Rmult_le_pos; [now apply odds_pos | left; apply Rinv_0_lt_compat; lra]. Qed.
Lemma split_odds (F : (nat -> bool) -> R) : Mean n (fun x => odds_of n pr x * F x)
  = / 2 * Mean n (fun x => rest x * ((1 - pr i) * F (upd x i false) + pr i * F (upd x i true))).
Proof.
  rewrite (Mean_split n i) by exact Hi. rewrite <- Mean_plus.
  transitivity (/ 2 * Mean n (fun x => odds_of n pr (upd x i false) * F (upd x i false) + odds_of n pr (upd x i true) * F (upd x i true))); [field|].
  f_equal. apply Mean_ext. intros x. assert (E := odds_flip n pr x i Hi).
  unfold rest. replace (odds_of n pr (upd x i false)) with ((1 - pr i) * odds_of n pr (upd x i true) / pr i); [field; lra|].
  rewrite <- E. field. lra.
Qed.
Lemma rest_total : 2 ^ n * (/ 2 * Mean n rest) = 1.
Proof.
  rewrite <- (odds_total n pr). f_equal. rewrite (Mean_ext n (odds_of n pr) (fun x => odds_of n pr x * 1)) by (intros; ring).
  rewrite (split_odds (fun _ => 1)). f_equal. apply Mean_ext. intros x. ring.
Qed.
Lemma whole_share : 4 * pr i * (1 - pr i) = 2 ^ n * (/ 2 * Mean n (fun x => 4 * pr i * (1 - pr i) * rest x)).
Proof.
  rewrite (Mean_scal n (4 * pr i * (1 - pr i)) rest). transitivity (4 * pr i * (1 - pr i) * (2 ^ n * (/ 2 * Mean n rest))); [|ring].
  rewrite rest_total. ring.
Qed.
Lemma missing_is h : (forall x, h (upd x i true) = h (upd x i false)) ->
  2 ^ n * Mean n (fun x => odds_of n pr x * loss (label n B x) (h x)) = 2 ^ n * (/ 2 * Mean n (fun x => rest x * mixed h x)).
Proof.
  intros Hh. f_equal. rewrite (split_odds (fun x => loss (label n B x) (h x))). f_equal. apply Mean_ext. intros x.
  unfold mixed. now rewrite flipped, Hh.
Qed.
Lemma missing_least h : (forall x, h (upd x i true) = h (upd x i false)) ->
  4 * pr i * (1 - pr i) <= 2 ^ n * Mean n (fun x => odds_of n pr x * loss (label n B x) (h x)).
Proof.
  intros Hh. rewrite missing_is by exact Hh. assert (P2 : 0 < 2 ^ n) by (apply pow_lt; lra).
  apply Rle_trans with (2 ^ n * (/ 2 * Mean n (fun x => 4 * pr i * (1 - pr i) * rest x))); [right; apply whole_share|].
  apply Rmult_le_compat_l; [lra|]. apply Rmult_le_compat_l; [lra|]. apply Mean_le. intros x. rewrite Rmult_comm.
  apply Rmult_le_compat_l; [apply rest_pos|]. apply noisy; [apply label_sign | lra].
Qed.
Lemma missing_met : exists h, (forall x, h (upd x i true) = h (upd x i false)) /\
  2 ^ n * Mean n (fun x => odds_of n pr x * loss (label n B x) (h x)) = 4 * pr i * (1 - pr i).
Proof.
  set (h x := (1 - 2 * pr i) * label n B (upd x i false)).
  assert (Hh : forall x, h (upd x i true) = h (upd x i false)) by (intros; unfold h; now rewrite !upd_same).
  exists h. split; [exact Hh|]. rewrite missing_is by exact Hh.
  rewrite (Mean_ext n _ (fun x => 4 * pr i * (1 - pr i) * rest x)); [symmetry; apply whole_share|].
  intros x. rewrite Rmult_comm. f_equal. unfold mixed, h. rewrite upd_same. apply noisy_best; [apply label_sign | lra].
Qed.
End Missing.

Theorem repair : sec_3_scope_repair.
Proof.
  split; [|split].
  - intros n B odds. rewrite (Mean_ext n _ (fun _ => 0)); [rewrite Mean_const; ring|]. intros x.
    rewrite seen_ones, network_is_f, f_parity by apply ones_le. change ((-1) ^ ones n B x) with (label n B x). rewrite (loss_right (label n B x)) by apply label_sign. ring.
  - intros n B odds eta Pos One He noisy0. unfold sec_3_scope_repair_noise. assert (P2 : 0 < 2 ^ n) by (apply pow_lt; lra).
    assert (Share : 4 * eta * (1 - eta) = 2 ^ n * Mean n (fun x => 4 * eta * (1 - eta) * odds x)).
    { rewrite (Mean_scal n (4 * eta * (1 - eta)) odds). transitivity (4 * eta * (1 - eta) * (2 ^ n * Mean n odds)); [rewrite One|]; ring. }
    split.
    + intros h. apply Rle_trans with (2 ^ n * Mean n (fun x => 4 * eta * (1 - eta) * odds x)); [right; exact Share|].
      apply Rmult_le_compat_l; [lra|]. apply Mean_le. intros x. rewrite Rmult_comm. apply Rmult_le_compat_l; [apply Pos|].
      apply noisy; [apply label_sign | lra].
    + exists (fun x => (1 - 2 * eta) * label n B x). unfold noisy0.
      rewrite (Mean_ext n _ (fun x => 4 * eta * (1 - eta) * odds x)); [symmetry; exact Share|].
      intros x. rewrite Rmult_comm. f_equal. apply noisy_best; [apply label_sign | lra].
  - intros n i B pr Hi Bi Hpr Hp cost. unfold cost, sec_3_scope_repair_missing. split; [|split].
    + intros h Hh. now apply missing_least.
    + now apply missing_met.
    + assert (0 < pr i * (1 - pr i)) by (apply Rmult_lt_0_compat; lra). lra.
Qed.
