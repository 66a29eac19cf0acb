(** k bits: the smooth function behind the risk along lines of heads, its gradient, and the descent lemma from both sides. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 Abel Lemma15 ThirdMoment Curvature Lemma14 LossGradient Norms.
From Parity Require Import OneBitRisk ManyBitsRisk ManyBitsLower.
Open Scope R_scope.

Lemma Mean_Sum n k (F : nat -> (nat -> bool) -> R) : Mean n (fun x => Sum k (fun i => F i x)) = Sum k (fun i => Mean n (F i)).
Proof. induction k as [|k IH]; cbn [Sum]; [apply Mean_const|]. now rewrite Mean_plus, IH. Qed.
Lemma Mean_abs n F c : (forall x, Rabs (F x) <= c) -> Rabs (Mean n F) <= c.
Proof.
  intros H. apply Rabs_le. split.
  - replace (- c) with (Mean n (fun _ => - c)) by apply Mean_const. apply Mean_le. intros x. assert (X := proj1 (Rabs_le_between _ _) (H x)). lra.
  - replace c with (Mean n (fun _ => c)) by apply Mean_const. apply Mean_le. intros x. assert (X := proj1 (Rabs_le_between _ _) (H x)). lra.
Qed.
Lemma positive_part_lipschitz y z : Rabs (Rmax 0 y - Rmax 0 z) <= Rabs (y - z).
Proof. unfold Rmax. destruct (Rle_dec 0 y), (Rle_dec 0 z); apply Rabs_le_between; unfold Rabs; destruct (Rcase_abs (y - z)); lra. Qed.
Lemma kap_le : kap <= 1/2.
Proof.
  unfold kap. assert (S := sqrt_sqrt 3 ltac:(lra)). assert (P := sqrt_pos 3). assert (4/3 <= sqrt 3) by nra.
  apply Rmult_le_reg_r with (3 * sqrt 3); [lra|]. replace (2 / (3 * sqrt 3) * (3 * sqrt 3)) with 2 by (field; lra). lra.
Qed.

Definition move (A : nat -> head) (e1 e2 : nat -> R) (r : R) : nat -> head := fun i => Head (a13 (A i) + r * e1 i) (a14 (A i) + r * e2 i).
Lemma move_0 A e1 e2 : move A e1 e2 0 = A.
Proof. apply functional_extensionality. intros i. unfold move. destruct (A i); simpl. f_equal; ring. Qed.

Section Smooth.
Variables (n k : nat) (tau : R) (b : nat -> nat).
Hypothesis Hr : forall i, (1 <= i <= k)%nat -> (1 <= b i <= n)%nat.
Hypothesis Hi : forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> b i = b j -> i = j.
Hypothesis H2 : (2 <= k)%nat.
Hypothesis Ht : 0 < tau.
Let Hn : (1 <= n)%nat. Proof. assert (X := Hr 1 ltac:(lia)). lia. Qed.
Notation T := (missed n k tau b).
Notation s := (hits k b).
Notation F := (FF n k tau b).

(** The derivative of the attended sum in the direction e. *)
Definition turn (A : nat -> head) (e1 e2 : nat -> R) (x : nat -> bool) : R :=
  Sum k (fun i => cov n (gamma n tau (A i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p)) / tau.
Definition DF (A : nat -> head) (e1 e2 : nat -> R) : R := - 32 * Mean n (fun x => s x ^ 2 * (Rmax 0 (T A x) * turn A e1 e2 x)).

Lemma attended_move A e1 e2 x r : is_derive (fun r => attended n k tau x (move A e1 e2 r)) r (turn (move A e1 e2 r) e1 e2 x).
Proof.
  unfold attended, turn, Rdiv. rewrite Rmult_comm, <- Sum_scal.
  apply (is_derive_Sum k (fun i r => share n tau x (move A e1 e2 r i))). intros i _. rewrite cov_lin.
  assert (L := share_line n tau x Hn Ht (A i) (Head (e1 i) (e2 i)) r). rewrite Rmult_comm. exact L.
Qed.

Lemma chain (Y : R -> R) r d sq : is_derive Y r d ->
  is_derive (fun r => sq * Rmax 0 (Y r) ^ 2) r (sq * (2 * (Rmax 0 (Y r) * d))).
Proof.
  intros H. apply (is_derive_scal (fun r => Rmax 0 (Y r) ^ 2)).
  replace (2 * (Rmax 0 (Y r) * d)) with (scal d (2 * Rmax 0 (Y r))) by (unfold scal; simpl; unfold mult; simpl; ring).
  apply (is_derive_comp (fun y => Rmax 0 y ^ 2) Y); [apply square_part_derive | exact H].
Qed.

(** FF along any curve on which the attended sums have derivatives d x. *)
Lemma FF_curve (C : R -> nat -> head) (d : (nat -> bool) -> R) r :
  (forall x, is_derive (fun r => attended n k tau x (C r)) r (d x)) ->
  is_derive (fun r => F (C r)) r (- 32 * Mean n (fun x => s x ^ 2 * (Rmax 0 (T (C r) x) * d x))).
Proof.
  intros H. unfold FF. replace (- 32 * Mean n (fun x => s x ^ 2 * (Rmax 0 (T (C r) x) * d x))) with
    (16 * Mean n (fun x => s x ^ 2 * (2 * (Rmax 0 (T (C r) x) * - d x)))).
  - apply (is_derive_scal (fun r => Mean n (fun x => s x ^ 2 * Rmax 0 (T (C r) x) ^ 2))).
    apply (is_derive_Mean n (fun x r => s x ^ 2 * Rmax 0 (T (C r) x) ^ 2)). intros x.
    apply (chain (fun r => T (C r) x)). unfold missed. replace (- d x) with (minus 0 (d x)) by (unfold minus, plus, opp; simpl; ring).
    apply (is_derive_minus (fun _ => s x) (fun r => attended n k tau x (C r))); [apply @is_derive_const | apply H].
  - rewrite <- !Mean_scal. apply Mean_ext. intros x. ring.
Qed.

Lemma FF_move A e1 e2 r : is_derive (fun r => F (move A e1 e2 r)) r (DF (move A e1 e2 r) e1 e2).
Proof. apply (FF_curve (move A e1 e2)). intros x. apply attended_move. Qed.

Lemma turn_abs A e1 e2 x : Rabs (turn A e1 e2 x) <= sqrt (INR k) / (2 * tau) * norm2 k e1 e2.
Proof.
  unfold turn. assert (P := pairing_bound n k tau x Hn A e1 e2). fold (norm2 k e1 e2) in P.
  unfold Rdiv at 1. rewrite Rabs_mult, (Rabs_right (/ tau)) by (left; now apply Rinv_0_lt_compat).
  replace (sqrt (INR k) / (2 * tau) * norm2 k e1 e2) with (sqrt (INR k) / 2 * norm2 k e1 e2 * / tau) by (field; lra).
  apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | exact P].
Qed.

Lemma turn_move A e1 e2 x r0 r : Rabs (turn (move A e1 e2 r) e1 e2 x - turn (move A e1 e2 r0) e1 e2 x)
  <= kap / tau ^ 2 * norm2 k e1 e2 ^ 2 * Rabs (r - r0).
Proof.
  apply (bounded_variation (fun r => turn (move A e1 e2 r) e1 e2 x)
    (fun r => Sum k (fun i => third n (gamma n tau (move A e1 e2 r i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p) (fun p => e1 i / tau * u1 n p + e2 i / tau * u2 n p)) / tau)).
  intros t _. split.
  - apply (is_derive_ext (fun r => / tau * Sum k (fun i => cov n (gamma n tau (move A e1 e2 r i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p)))).
    { intros t'. unfold turn, Rdiv. apply Rmult_comm. }
    evar_last; [apply (is_derive_scal (fun r => Sum k (fun i => cov n (gamma n tau (move A e1 e2 r i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p)))) | unfold Rdiv; apply Rmult_comm].
    apply (is_derive_Sum k (fun i r => cov n (gamma n tau (move A e1 e2 r i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p))). intros i _.
    exact (cov_head_line n tau x Hn Ht (A i) (Head (e1 i) (e2 i)) _ t).
  - assert (B := third_sum_bound n k tau x Hn Ht (move A e1 e2 t) e1 e2 e1 e2). fold (norm2 k e1 e2) in B.
    unfold Rdiv at 1. rewrite Rabs_mult, (Rabs_right (/ tau)) by (left; now apply Rinv_0_lt_compat).
    replace (kap / tau ^ 2 * norm2 k e1 e2 ^ 2) with (kap / tau * (norm2 k e1 e2 * norm2 k e1 e2) * / tau) by (field; lra).
    apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat | exact B].
Qed.

Lemma missed_move A e1 e2 x r0 r : Rabs (T (move A e1 e2 r) x - T (move A e1 e2 r0) x) <= sqrt (INR k) / (2 * tau) * norm2 k e1 e2 * Rabs (r - r0).
Proof.
  replace (T (move A e1 e2 r) x - T (move A e1 e2 r0) x) with (- (attended n k tau x (move A e1 e2 r) - attended n k tau x (move A e1 e2 r0))) by (unfold missed; ring).
  rewrite Rabs_Ropp. apply (bounded_variation (fun r => attended n k tau x (move A e1 e2 r)) (fun r => turn (move A e1 e2 r) e1 e2 x)).
  intros t _. split; [apply attended_move | apply turn_abs].
Qed.

(** The directional derivative is Lipschitz along the line. *)
Let M := 24 * INR k ^ 3 / tau ^ 2.
Lemma DF_lipschitz A e1 e2 r : 0 <= r -> Rabs (DF (move A e1 e2 r) e1 e2 - DF (move A e1 e2 0) e1 e2) <= M * norm2 k e1 e2 ^ 2 * r.
Proof.
  intros Hr0. set (N := norm2 k e1 e2). assert (N0 : 0 <= N) by apply norm2_pos. assert (K2 : 2 <= INR k) by (apply (le_INR 2), H2).
  assert (TI : 0 < / tau) by now apply Rinv_0_lt_compat.
  unfold DF. rewrite <- Rmult_minus_distr_l, Rabs_mult, (Rabs_left (- 32)) by lra.
  set (a x := s x ^ 2 * (Rmax 0 (T (move A e1 e2 r) x) * turn (move A e1 e2 r) e1 e2 x)).
  set (c x := s x ^ 2 * (Rmax 0 (T (move A e1 e2 0) x) * turn (move A e1 e2 0) e1 e2 x)).
  replace (Mean n a - Mean n c) with (Mean n (fun x => a x + -1 * c x)) by (rewrite Mean_plus, Mean_scal; ring).
  replace (M * N ^ 2 * r) with (- -32 * (INR k ^ 2 * (3/4 * INR k * (/ tau ^ 2 * N ^ 2 * r)))) by (unfold M; field; lra).
  apply Rmult_le_compat_l; [lra|]. apply Mean_abs. intros x. unfold a, c.
  set (t1 := Rmax 0 (T (move A e1 e2 r) x)). set (t0 := Rmax 0 (T (move A e1 e2 0) x)).
  set (v1 := turn (move A e1 e2 r) e1 e2 x). set (v0 := turn (move A e1 e2 0) e1 e2 x).
  replace (s x ^ 2 * (t1 * v1) + -1 * (s x ^ 2 * (t0 * v0))) with (s x ^ 2 * ((t1 - t0) * v1 + t0 * (v1 - v0))) by ring.
  rewrite Rabs_mult, (Rabs_right (s x ^ 2)) by (apply Rle_ge, pow2_ge_0).
  assert (S := hits_range k b x). cbv zeta in S.
  apply Rmult_le_compat; [apply pow2_ge_0 | apply Rabs_pos | apply pow_incr; exact S |].
  assert (Q1 : Rabs (t1 - t0) <= sqrt (INR k) / (2 * tau) * N * r).
  { eapply Rle_trans; [apply positive_part_lipschitz|]. eapply Rle_trans; [apply missed_move|]. rewrite Rminus_0_r, (Rabs_right r) by lra. fold N. lra. }
  assert (Q2 : Rabs v1 <= sqrt (INR k) / (2 * tau) * N) by apply turn_abs.
  assert (Q3 : Rabs (v1 - v0) <= kap / tau ^ 2 * N ^ 2 * r).
  { eapply Rle_trans; [apply turn_move|]. rewrite Rminus_0_r, (Rabs_right r) by lra. fold N. lra. }
  assert (Q4 : 0 <= t0 <= INR k).
  { unfold t0. split; [apply Rmax_l|]. apply Rmax_lub; [lra|]. apply (missed_le n k tau b Hr H2). }
  eapply Rle_trans; [apply Rabs_triang|]. rewrite !Rabs_mult, (Rabs_right t0) by lra.
  assert (SK := sqrt_sqrt (INR k) ltac:(lra)).
  assert (W1 : Rabs (t1 - t0) * Rabs v1 <= (sqrt (INR k) / (2 * tau) * N * r) * (sqrt (INR k) / (2 * tau) * N)) by (apply Rmult_le_compat; try apply Rabs_pos; assumption).
  replace ((sqrt (INR k) / (2 * tau) * N * r) * (sqrt (INR k) / (2 * tau) * N)) with (sqrt (INR k) * sqrt (INR k) / 4 * (/ tau ^ 2 * N ^ 2 * r)) in W1 by (field; lra).
  rewrite SK in W1.
  assert (Z : 0 <= / tau ^ 2 * N ^ 2 * r) by (apply Rmult_le_pos; [apply Rmult_le_pos; [left; apply Rinv_0_lt_compat, pow_lt, Ht | apply pow2_ge_0] | exact Hr0]).
  replace (kap / tau ^ 2 * N ^ 2 * r) with (kap * (/ tau ^ 2 * N ^ 2 * r)) in Q3 by (field; lra).
  set (z := / tau ^ 2 * N ^ 2 * r) in *. assert (KL := kap_le).
  assert (W2 : t0 * Rabs (v1 - v0) <= INR k * (1/2 * z)).
  { apply Rmult_le_compat; [lra | apply Rabs_pos | lra|]. assert (kap * z <= 1/2 * z) by (apply Rmult_le_compat_r; lra). lra. }
  lra.
Qed.

Theorem both_sides A e1 e2 : Rabs (F (move A e1 e2 1) - F A - DF A e1 e2) <= M / 2 * norm2 k e1 e2 ^ 2.
Proof.
  set (N := norm2 k e1 e2). set (D0 := DF A e1 e2).
  assert (L : forall r, 0 <= r -> Rabs (DF (move A e1 e2 r) e1 e2 - D0) <= M * N ^ 2 * r).
  { intros r H. assert (X := DF_lipschitz A e1 e2 r H). rewrite move_0 in X. exact X. }
  assert (One : forall c, (c = 1 \/ c = -1) -> c * (F (move A e1 e2 1) - F A - D0) <= M / 2 * N ^ 2).
  { intros c Hc.
    destruct (MVT_cor2 (fun r => c * (F (move A e1 e2 r) - D0 * r) - M / 2 * N ^ 2 * r ^ 2)
      (fun r => c * (DF (move A e1 e2 r) e1 e2 - D0) - M * N ^ 2 * r) 0 1 ltac:(lra)) as [z [E [Z0 Z1]]].
    - intros z _. apply is_derive_Reals.
      evar_last; [apply (is_derive_minus (fun r => c * (F (move A e1 e2 r) - D0 * r)) (fun r => M / 2 * N ^ 2 * r ^ 2));
        [apply (is_derive_scal (fun r => F (move A e1 e2 r) - D0 * r)); apply (is_derive_minus (fun r => F (move A e1 e2 r)) (fun r => D0 * r));
          [apply FF_move | auto_derive; [exact I | reflexivity]] | auto_derive; [exact I | reflexivity]]|].
      unfold minus, plus, opp; simpl. field.
    - specialize (L z ltac:(lra)). apply Rabs_le_between in L. cbv beta in E. rewrite move_0 in E. rewrite Rmult_1_r, pow1, Rminus_0_r in E.
      replace (0 ^ 2) with 0 in E by ring. destruct Hc as [-> | ->]; lra. }
  apply Rabs_le. assert (P := One 1 (or_introl eq_refl)). assert (Q := One (-1) (or_intror eq_refl)). lra.
Qed.

(** The gradient. *)
Definition D1 (A : nat -> head) (i : nat) : R := - 32 * Mean n (fun x => s x ^ 2 * (Rmax 0 (T A x) * (cov n (gamma n tau (A i)) (bit x) (u1 n) / tau))).
Definition D2 (A : nat -> head) (i : nat) : R := - 32 * Mean n (fun x => s x ^ 2 * (Rmax 0 (T A x) * (cov n (gamma n tau (A i)) (bit x) (u2 n) / tau))).

Lemma DF_is A e1 e2 : DF A e1 e2 = Sum k (fun i => e1 i * D1 A i + e2 i * D2 A i).
Proof.
  unfold DF, D1, D2. rewrite (Sum_ext k _ (fun i => - 32 * Mean n (fun x => s x ^ 2 * (Rmax 0 (T A x) * (cov n (gamma n tau (A i)) (bit x) (fun p => e1 i * u1 n p + e2 i * u2 n p) / tau))))).
  - rewrite Sum_scal, <- Mean_Sum. f_equal. apply Mean_ext. intros x. unfold turn, Rdiv. rewrite (Rmult_comm (Sum k _)), <- !Sum_scal.
    apply Sum_ext. intros i _. ring.
  - intros i _. set (m1 := Mean n _). set (m2 := Mean n _). replace (e1 i * (-32 * m1) + e2 i * (-32 * m2)) with (-32 * (e1 i * m1 + e2 i * m2)) by ring.
    f_equal. unfold m1, m2. rewrite <- !Mean_scal, <- Mean_plus. apply Mean_ext. intros x. rewrite cov_lin. field. lra.
Qed.

Definition slack (A : nat -> head) : R := Sum k (fun i => 1 - gamma n tau (A i) (b i)).

(** Near a point with slack below 1/2 the risk is FF. *)
Lemma slack_curve (C : R -> nat -> head) (A : nat -> head) i r : (1 <= i <= k)%nat -> (forall t j, j <> i -> C t j = A j) ->
  (forall x, ex_derive (fun t => share n tau x (C t i)) r) -> slack (C r) < 1/2 -> locally r (fun t => slack (C t) < 1/2).
Proof.
  intros Hik Hj Hd Hs.
  assert (Ct : continuous (fun t => slack (C t)) r).
  { apply @ex_derive_continuous. destruct (Hd (only (b i))) as [d Dd].
    exists (Sum k (fun j => if Nat.eqb j i then - d else 0)). unfold slack.
    apply (is_derive_Sum k (fun j t => 1 - gamma n tau (C t j) (b j))). intros j _. destruct (Nat.eqb_spec j i) as [->|N].
    - replace (- d) with (minus 0 d) by (unfold minus, plus, opp; simpl; ring).
      apply (is_derive_minus (fun _ => 1) (fun t => gamma n tau (C t i) (b i))); [apply @is_derive_const|].
      apply (is_derive_ext (fun t => share n tau (only (b i)) (C t i))); [|exact Dd]. intros t. unfold share.
      rewrite <- (Sum_single n (b i) (gamma n tau (C t i)) (Hr i Hik)). apply Sum_ext. intros p _. unfold bit, only. destruct (Nat.eqb p (b i)); ring.
    - apply (is_derive_ext (fun _ => 1 - gamma n tau (A j) (b j))); [intros t; now rewrite Hj | apply @is_derive_const]. }
  specialize (Ct (fun y => y < 1/2)). unfold filtermap in Ct. apply Ct. apply open_lt. exact Hs.
Qed.

Lemma set13_at A i : set13 A i (a13 (A i)) = A.
Proof. apply functional_extensionality. intros j. unfold set13. destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity]. Qed.
Lemma set14_at A i : set14 A i (a14 (A i)) = A.
Proof. apply functional_extensionality. intros j. unfold set14. destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity]. Qed.

Lemma risk_d13 A i : (1 <= i <= k)%nat -> slack A < 1/2 ->
  is_derive (fun t => risk n (bits k b) (fun x => yhat n k tau 0 x (set13 A i t))) (a13 (A i)) (D1 A i).
Proof.
  intros Hik Hs. assert (Oth : forall t j, j <> i -> set13 A i t j = A j) by (intros t j N; unfold set13; destruct (Nat.eqb_spec j i); [contradiction | reflexivity]).
  assert (Sh : forall x, is_derive (fun t => share n tau x (set13 A i t i)) (a13 (A i)) (cov n (gamma n tau (A i)) (bit x) (u1 n) / tau)).
  { intros x. unfold set13. rewrite Nat.eqb_refl. now apply share_derive_a13. }
  apply (is_derive_ext_loc (fun t => F (set13 A i t))).
  - generalize (slack_curve (set13 A i) A i (a13 (A i)) Hik Oth ltac:(intros x; eexists; apply Sh) ltac:(rewrite set13_at; exact Hs)).
    apply filter_imp. intros t St. symmetry. apply risk_is_FF; try assumption. unfold slack in St. lra.
  - assert (X := FF_curve (set13 A i) (fun x => cov n (gamma n tau (A i)) (bit x) (u1 n) / tau) (a13 (A i))
      (fun x => attended_single n k tau x A (set13 A i) i _ _ Hik Oth (Sh x))). rewrite set13_at in X. exact X.
Qed.
Lemma risk_d14 A i : (1 <= i <= k)%nat -> slack A < 1/2 ->
  is_derive (fun t => risk n (bits k b) (fun x => yhat n k tau 0 x (set14 A i t))) (a14 (A i)) (D2 A i).
Proof.
  intros Hik Hs. assert (Oth : forall t j, j <> i -> set14 A i t j = A j) by (intros t j N; unfold set14; destruct (Nat.eqb_spec j i); [contradiction | reflexivity]).
  assert (Sh : forall x, is_derive (fun t => share n tau x (set14 A i t i)) (a14 (A i)) (cov n (gamma n tau (A i)) (bit x) (u2 n) / tau)).
  { intros x. unfold set14. rewrite Nat.eqb_refl. now apply share_derive_a14. }
  apply (is_derive_ext_loc (fun t => F (set14 A i t))).
  - generalize (slack_curve (set14 A i) A i (a14 (A i)) Hik Oth ltac:(intros x; eexists; apply Sh) ltac:(rewrite set14_at; exact Hs)).
    apply filter_imp. intros t St. symmetry. apply risk_is_FF; try assumption. unfold slack in St. lra.
  - assert (X := FF_curve (set14 A i) (fun x => cov n (gamma n tau (A i)) (bit x) (u2 n) / tau) (a14 (A i))
      (fun x => attended_single n k tau x A (set14 A i) i _ _ Hik Oth (Sh x))). rewrite set14_at in X. exact X.
Qed.
End Smooth.
