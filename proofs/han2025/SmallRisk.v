(** Without smoothing, where the risk is below 4 / 2^n its gradient exists: at a kink of the classifier an input has either a loss
    of at least 4 or none.  So a path with a linear rate meets no kink in the end, whatever it does where it meets one. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Softmax Prop34 Lemma15 LossGradient Thm5 ManyBitsRisk Unreached Claims.
Open Scope R_scope.

Lemma ex_derive_Mean m (F : (nat -> bool) -> R -> R) t :
  (forall x, (forall q, x q = true -> (1 <= q <= m)%nat) -> ex_derive (F x) t) -> ex_derive (fun t => Mean m (fun x => F x t)) t.
Proof.
  revert F. induction m as [|m IH]; intros F H; cbn [Mean]; [apply H; discriminate|].
  assert (V : forall v, ex_derive (fun t => Mean m (fun x => F (upd x (S m) v) t)) t).
  { intros v. apply (IH (fun x => F (upd x (S m) v))). intros x Hx. apply H. intros q. unfold upd.
    destruct (Nat.eqb_spec q (S m)); [lia|]. intros E. apply Hx in E. lia. }
  apply (ex_derive_ext (fun t => / 2 * (Mean m (fun x => F (upd x (S m) false) t) + Mean m (fun x => F (upd x (S m) true) t))));
    [intros u; match goal with |- ?l = ?r => change (@eq R l r) end; field|].
  apply (ex_derive_scal (fun t => Mean m (fun x => F (upd x (S m) false) t) + Mean m (fun x => F (upd x (S m) true) t))).
  apply (ex_derive_plus (fun t => Mean m (fun x => F (upd x (S m) false) t)) (fun t => Mean m (fun x => F (upd x (S m) true) t))); apply V.
Qed.

(** * One input *)
Lemma f_smooth_off_kinks k s : ~ (exists q, (1 <= q <= k)%nat /\ s = INR q - 1 / 2) -> ex_derive (f k 0) s.
Proof.
  intros No. eexists. unfold f. apply (is_derive_plus (fun _ => 1) (fun s => Sum k (fun q => outer q * sigma 0 (s + 1 / 2 - INR q))));
    [apply @is_derive_const|].
  apply (is_derive_Sum k (fun q s => outer q * sigma 0 (s + 1 / 2 - INR q)) (fun q => Derive (fun s => outer q * sigma 0 (s + 1 / 2 - INR q)) s)).
  intros q Hq. apply Derive_correct. unfold sigma.
  assert (N : s + 1 / 2 - INR q <> 0) by (intros E; apply No; exists q; split; [exact Hq | lra]).
  auto_derive. assert (0 < (s + 1 / 2 - INR q) ^ 2) by (apply pow2_gt_0; exact N). simpl in H. nra.
Qed.
Lemma flat_at (G : R -> R) s C : 0 <= C -> (forall u, Rabs (G u) <= C * (u - s) ^ 2) -> is_derive G s 0.
Proof.
  intros HC H. apply is_derive_Reals. intros eps He. assert (P : 0 < eps / (C + 1)) by (apply Rdiv_lt_0_compat; lra).
  exists (mkposreal _ P). intros h Hh Hd. simpl in Hd. assert (Z : G s = 0).
  { specialize (H s). rewrite Rminus_eq_0 in H. apply Rabs_le_between in H. simpl in H. lra. }
  rewrite Z. specialize (H (s + h)). replace (s + h - s) with h in H by ring.
  replace ((G (s + h) - 0) / h - 0) with (G (s + h) / h) by (field; exact Hh). unfold Rdiv. rewrite Rabs_mult, Rabs_inv.
  assert (A : 0 < Rabs h) by now apply Rabs_pos_lt. apply Rmult_lt_reg_r with (Rabs h); [exact A|].
  rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra. rewrite <- pow2_abs in H.
  assert (E : Rabs h * (C + 1) < eps).
  { apply Rmult_lt_reg_r with (/ (C + 1)); [apply Rinv_0_lt_compat; lra|]. rewrite Rmult_assoc, Rinv_r, Rmult_1_r by lra. exact Hd. }
  nra.
Qed.
Lemma loss_smooth k y s : y = 1 \/ y = -1 -> loss y (f k 0 s) < 4 -> ex_derive (fun s => loss y (f k 0 s)) s.
Proof.
  intros Hy Small. destruct (Classical_Prop.classic (exists q, (1 <= q <= k)%nat /\ s = INR q - 1 / 2)) as [(q & Hq & E)|No].
  - exists 0. assert (Fs := f_near k q (-1 / 2) ltac:(lia) ltac:(lra)). replace (INR q + -1 / 2) with s in Fs by lra.
    assert (Q1 : 1 <= INR q) by (apply (le_INR 1); lia).
    assert (M : 1 <= y * f k 0 s).
    { apply Rnot_lt_le. intros Lt. assert (R := Rmax_r 0 (1 - y * f k 0 s)). unfold loss in Small. assert (Rmax 0 (1 - y * f k 0 s) < 2) by nra.
      assert (Sg : (-1) ^ q = 1 \/ (-1) ^ q = -1) by (clear; induction q as [|q [I|I]]; simpl; [left; lra | right; rewrite I; lra | left; rewrite I; lra]).
      rewrite Fs in *. destruct Hy as [-> | ->], Sg as [S|S]; rewrite S in *; lra. }
    set (F := Sum k (fun q => Rabs (outer q))). apply (flat_at _ s (F ^ 2)); [apply pow2_ge_0|]. intros u.
    assert (Mv := f_moves k 0 u s ltac:(lra)). fold F in Mv. unfold loss.
    rewrite Rabs_pos_eq by apply pow2_ge_0. rewrite <- (pow2_abs (u - s)), <- Rpow_mult_distr. apply pow_incr. split; [apply Rmax_l|].
    apply Rmax_lub; [eapply Rle_trans; [apply Rabs_pos | exact Mv]|]. apply Rabs_le_between in Mv. destruct Hy as [-> | ->]; lra.
  - destruct (f_smooth_off_kinks k s No) as [d Hd]. eexists. apply loss_chain. exact Hd.
Qed.

(** * The risk *)
Lemma gradient_exists n k tau B A : (1 <= n)%nat -> 0 < tau -> risk n B (fun x => yhat n k tau 0 x A) < 4 / 2 ^ n -> riskgrad_ok n k tau 0 B A.
Proof.
  intros Hn Ht Small. assert (P2 : 0 < 2 ^ n) by (apply pow_lt; lra).
  assert (One : forall x, (forall q, x q = true -> (1 <= q <= n)%nat) -> loss (label n B x) (yhat n k tau 0 x A) < 4).
  { intros x Hx. assert (M := Mean_point n (fun x => loss (label n B x) (yhat n k tau 0 x A)) x (fun _ => pow2_ge_0 _) Hx).
    unfold risk in Small. apply Rmult_lt_reg_r with (/ 2 ^ n); [now apply Rinv_0_lt_compat|]. unfold Rdiv in *. lra. }
  intros i Hi. split; unfold risk.
  - apply (ex_derive_Mean n (fun x t => loss (label n B x) (yhat n k tau 0 x (set13 A i t)))). intros x Hx. unfold yhat.
    apply (ex_derive_comp (fun s => loss (label n B x) (f k 0 s)) (fun t => attended n k tau x (set13 A i t))).
    + replace (attended n k tau x (set13 A i (a13 (A i)))) with (attended n k tau x A); [apply loss_smooth; [apply label_sign | now apply One]|].
      apply Sum_ext. intros j _. f_equal. unfold set13. destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity].
    + eexists. apply (attended_single n k tau x A _ i); [exact Hi| |].
      * intros t j Nji. unfold set13. destruct (Nat.eqb_spec j i); [contradiction|reflexivity].
      * unfold set13. rewrite Nat.eqb_refl. now apply share_derive_a13.
  - apply (ex_derive_Mean n (fun x t => loss (label n B x) (yhat n k tau 0 x (set14 A i t)))). intros x Hx. unfold yhat.
    apply (ex_derive_comp (fun s => loss (label n B x) (f k 0 s)) (fun t => attended n k tau x (set14 A i t))).
    + replace (attended n k tau x (set14 A i (a14 (A i)))) with (attended n k tau x A); [apply loss_smooth; [apply label_sign | now apply One]|].
      apply Sum_ext. intros j _. f_equal. unfold set14. destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity].
    + eexists. apply (attended_single n k tau x A _ i); [exact Hi| |].
      * intros t j Nji. unfold set14. destruct (Nat.eqb_spec j i); [contradiction|reflexivity].
      * unfold set14. rewrite Nat.eqb_refl. now apply share_derive_a14.
Qed.

(** For every size, temperature and set: steps of any sign and length, and anything where the gradient does not exist. *)
Theorem no_rate n k tau B eta c (A : nat -> nat -> head) : (1 <= k)%nat -> (k < n)%nat -> 0 < tau -> count n B = k -> 0 < c < 1 ->
  (forall t, riskgrad_ok n k tau 0 B (A t) -> forall i, (1 <= i <= k)%nat ->
     A (S t) i = Head (a13 (A t i) - eta * riskgrad13 n k tau 0 B (A t) i) (a14 (A t i) - eta * riskgrad14 n k tau 0 B (A t) i)) ->
  ~ forall t, risk n B (fun x => yhat n k tau 0 x (A t)) <= c ^ t * risk n B (fun x => yhat n k tau 0 x (A 0%nat)).
Proof.
  intros Hk Hkn Ht HB Hc Step Fast. set (L A := risk n B (fun x => yhat n k tau 0 x A)) in *.
  assert (L0 : 0 < L (A 0%nat)) by now apply not_attained. assert (P2 : 0 < 2 ^ n) by (apply pow_lt; lra).
  assert (E0 : 0 < 4 / 2 ^ n / L (A 0%nat)) by (apply Rdiv_lt_0_compat; [apply Rdiv_lt_0_compat; lra | exact L0]).
  destruct (pow_lt_1_zero c ltac:(rewrite Rabs_pos_eq; lra) _ E0) as [T Hp].
  assert (Ok : forall t, riskgrad_ok n k tau 0 B (A (T + t)%nat)).
  { intros t. apply gradient_exists; [lia | exact Ht|]. eapply Rle_lt_trans; [apply (Fast (T + t)%nat)|].
    specialize (Hp (T + t)%nat ltac:(lia)). rewrite Rabs_pos_eq in Hp by (apply pow_le; lra).
    replace (4 / 2 ^ n) with (4 / 2 ^ n / L (A 0%nat) * L (A 0%nat)) by (field; split; lra). now apply Rmult_lt_compat_r. }
  destruct (no_linear_rate n k tau B Hk ltac:(unfold thm_5_repair_most; assert (X : INR k + 1 <= INR n) by (rewrite <- S_INR; apply le_INR; lia); lra) HB Ht) as (_ & _ & No).
  apply (No eta (fun t => A (T + t)%nat) Ok).
  - intros t i Hi. rewrite Nat.add_succ_r. now apply Step.
  - exists (c ^ T * L (A 0%nat)), c. split; [exact Hc|]. intros t. eapply Rle_trans; [apply (Fast (T + t)%nat)|]. fold (L (A 0%nat)). rewrite pow_add. lra.
Qed.

Theorem relu : ~ thm_5_relu.
Proof.
  intros H. destruct (H 2%nat 1%nat 1 (only 2) ltac:(lia) ltac:(lia) ltac:(lra) eq_refl) as (eta & c & A & _ & Hc & St & R).
  exact (no_rate 2 1 1 (only 2) eta c A ltac:(lia) ltac:(lia) ltac:(lra) eq_refl Hc St R).
Qed.
