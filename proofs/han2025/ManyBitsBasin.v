(** k bits of which no two are neighbours: an explicit basin of gradient descent, and its rate from both sides. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 Abel Lemma15 LossGradient Norms OneBitRisk OneBitLine Recursions OneBitDescent.
From Parity Require Import ManyBitsRisk ManyBitsShape ManyBitsLower ManyBitsSmooth.
Open Scope R_scope.

Lemma Mean_square_le n F : Mean n F ^ 2 <= Mean n (fun x => F x ^ 2).
Proof.
  assert (P : 0 <= Mean n (fun x => (F x - Mean n F) ^ 2)).
  { replace 0 with (Mean n (fun _ => 0)) by apply Mean_const. apply Mean_le. intros. apply pow2_ge_0. }
  rewrite (Mean_ext n _ (fun x => F x ^ 2 + (- (2 * Mean n F) * F x + Mean n F ^ 2))) in P by (intros; ring).
  rewrite !Mean_plus, Mean_scal, Mean_const in P. lra.
Qed.

(** One head with little weight off its position. *)
Section OneHead.
Variables (n b : nat) (tau : R) (h : head).
Hypothesis H4 : (4 <= n)%nat.
Hypothesis Hb : (1 <= b <= n)%nat.
Hypothesis Ht : 0 < tau.
Let Hn : (1 <= n)%nat. Proof. lia. Qed.
Let g := gamma n tau h.
Let eps := 1 - g b.
Let Delta := 1 - cos (2 * PI / INR n).

Lemma eps_range : 0 <= eps < 1.
Proof. assert (W := w01 n b g Hb (gamma_pos n tau Hn h) (gamma_sum n tau Hn h)). unfold eps. lra. Qed.
Lemma eps_sum : Sum n (off b g) = eps. Proof. apply off_g; [exact Hb | apply gamma_sum, Hn]. Qed.

(** The covariance of the bits with any v is a sum over the other positions. *)
Lemma cov_off (x : nat -> bool) v :
  - cov n g (bit x) v = Sum n (off b (fun p => g p * ((bit x b - bit x p) * (v p - bar n g v)))).
Proof.
  set (m := bar n g v).
  assert (E : Sum n (fun p => g p * ((bit x b - bit x p) * (v p - m))) = - cov n g (bit x) v).
  { rewrite (Sum_ext n _ (fun p => bit x b * (g p * v p) - bit x b * m * g p - (g p * (bit x p * v p) - m * (g p * bit x p)))) by (intros; ring).
    rewrite !Sum_minus, !Sum_scal. unfold g at 2. rewrite gamma_sum by exact Hn. unfold cov. change (Sum n (fun p => g p * v p)) with m. ring. }
  rewrite <- E, (Sum_split_off n b Hb). replace (bit x b - bit x b) with 0 by ring. rewrite Rmult_0_l, Rmult_0_r. lra.
Qed.
Lemma bit_gap x p q : Rabs (bit x p - bit x q) <= 1.
Proof. assert (A := bit_01 x p). assert (B := bit_01 x q). apply Rabs_le. lra. Qed.

Lemma cov_small x v r : 0 <= r -> (forall p, (1 <= p <= n)%nat -> Rabs (v p) <= r) -> Rabs (cov n g (bit x) v) <= 2 * r * eps.
Proof.
  intros Hr Hv. rewrite <- Rabs_Ropp, cov_off. eapply Rle_trans; [apply Sum_abs|]. rewrite <- eps_sum, <- Sum_scal.
  assert (Hm : Rabs (bar n g v) <= r).
  { unfold bar. eapply Rle_trans; [apply Sum_abs|]. apply Rle_trans with (Sum n (fun p => r * g p)).
    - apply Sum_le. intros p Hp. assert (P := gamma_pos n tau Hn h p). fold g in P. rewrite Rabs_mult, (Rabs_right (g p)) by lra. specialize (Hv p Hp). nra.
    - rewrite Sum_scal. unfold g. rewrite gamma_sum by exact Hn. lra. }
  apply Sum_le. intros p Hp. unfold off. destruct (Nat.eqb p b); [rewrite Rabs_R0; lra|].
  assert (P := gamma_pos n tau Hn h p). fold g in P. rewrite !Rabs_mult, (Rabs_right (g p)) by lra.
  assert (B := bit_gap x b p). assert (B0 := Rabs_pos (bit x b - bit x p)).
  assert (V : Rabs (v p - bar n g v) <= 2 * r) by (unfold Rminus; eapply Rle_trans; [apply Rabs_triang|]; rewrite Rabs_Ropp; specialize (Hv p Hp); lra).
  assert (V0 := Rabs_pos (v p - bar n g v)). assert (Rabs (bit x b - bit x p) * Rabs (v p - bar n g v) <= 1 * (2 * r)) by (apply Rmult_le_compat; lra). nra.
Qed.

Variables (q f : R).
Hypothesis Hw : 1/2 <= g b.
Hypothesis Hq : g (pos n b 1) <= q /\ g (pos n b (n - 1)) <= q.
Hypothesis Hf : q * q <= f.

Lemma far_small j : (2 <= j <= n - 2)%nat -> g (pos n b j) <= 2 * f.
Proof.
  intros Hj. destruct Hq as [Q1 Q2].
  assert (O : forall i, (1 <= i <= n - 1)%nat -> g (pos n b i) <= g b).
  { intros i Hi. destruct (pos_in n b i Hb Hi) as [R N].
    assert (X := off_one n b g Hb (gamma_pos n tau Hn h) (gamma_sum n tau Hn h) (pos n b i) R N). lra. }
  assert (F := far_weight n b tau h H4 Hb Ht j Hj (O 1%nat ltac:(lia)) (O (n - 1)%nat ltac:(lia))). fold g in F.
  assert (P1 := gamma_pos n tau Hn h (pos n b 1)). assert (P2 := gamma_pos n tau Hn h (pos n b (n - 1))). assert (P3 := gamma_pos n tau Hn h (pos n b j)). fold g in P1, P2, P3.
  assert (g (pos n b 1) * g (pos n b (n - 1)) <= q * q) by (apply Rmult_le_compat; lra). nra.
Qed.

Lemma eps_small : eps <= 2 * q + 2 * INR n * f.
Proof.
  destruct Hq as [Q1 Q2]. destruct (pos_in n b 1 Hb ltac:(lia)) as [R1 N1]. destruct (pos_in n b (n - 1) Hb ltac:(lia)) as [R2 N2].
  assert (F0 : 0 <= f) by nra.
  rewrite <- eps_sum. apply Rle_trans with (Sum n (fun p => (if Nat.eqb p (pos n b 1) then g p else 0) + (if Nat.eqb p (pos n b (n - 1)) then g p else 0) + 2 * f)).
  - apply Sum_le. intros p Hp. assert (P := gamma_pos n tau Hn h p). fold g in P. unfold off. destruct (Nat.eqb_spec p b) as [E|N].
    + destruct (Nat.eqb p (pos n b 1)), (Nat.eqb p (pos n b (n - 1))); lra.
    + destruct (pos_all n b p Hb Hp N) as [j [Hj E]].
      destruct (Nat.eq_dec j 1) as [J|J]; [subst j; rewrite <- E, Nat.eqb_refl; destruct (Nat.eqb p (pos n b (n - 1))); lra|].
      destruct (Nat.eq_dec j (n - 1)) as [J'|J']; [subst j; rewrite <- E, Nat.eqb_refl; destruct (Nat.eqb p (pos n b 1)); lra|].
      assert (X := far_small j ltac:(lia)). rewrite <- E in X. destruct (Nat.eqb p (pos n b 1)), (Nat.eqb p (pos n b (n - 1))); lra.
  - rewrite !Sum_plus, (Sum_single n (pos n b 1) g R1), (Sum_single n (pos n b (n - 1)) g R2), Sum_const. lra.
Qed.

(** Towards its own position the covariance is Delta times what the head misses, up to second order. *)
Lemma cov_aligned x : let v p := u1 n b * u1 n p + u2 n b * u2 n p in
  Rabs (Delta * (bit x b - share n tau x h) - cov n g (bit x) v) <= 2 * eps ^ 2 + 4 * INR n * f.
Proof.
  intros v. assert (F0 : 0 <= f) by nra. assert (E0 := eps_range).
  assert (vb : v b = 1) by (unfold v; assert (U := unit_vectors n b); lra).
  assert (V1 : forall p, -1 <= v p).
  { intros p. unfold v. assert (U := unit_vectors n b). assert (U' := unit_vectors n p).
    assert (0 <= (u1 n b + u1 n p) ^ 2 + (u2 n b + u2 n p) ^ 2) by (apply Rplus_le_le_0_compat; apply pow2_ge_0). nra. }
  assert (V2 : forall p, (1 <= p <= n)%nat -> p <> b -> v p <= 1 - Delta).
  { intros p Hp N. assert (X := cos_gap n p b Hp Hb N). unfold v, Delta. lra. }
  set (D := 1 - bar n g v).
  assert (HD : 0 <= D <= 2 * eps).
  { assert (ED : D = Sum n (off b (fun p => g p * (1 - v p)))).
    { assert (E : Sum n (fun p => g p * (1 - v p)) = D).
      { rewrite (Sum_ext n _ (fun p => g p - g p * v p)) by (intros; ring). rewrite Sum_minus. unfold g at 1. rewrite gamma_sum by exact Hn. reflexivity. }
      rewrite <- E, (Sum_split_off n b Hb), vb. rewrite Rminus_diag_eq by reflexivity. lra. }
    rewrite ED. split.
    - apply Sum_nonneg. intros p Hp. unfold off. destruct (Nat.eqb_spec p b) as [E|N]; [lra|]. assert (P := gamma_pos n tau Hn h p). fold g in P.
      specialize (V2 p Hp N). assert (CB := COS_bound (2 * PI / INR n)). apply Rmult_le_pos; [lra | unfold Delta in V2; lra].
    - rewrite <- eps_sum, <- Sum_scal. apply Sum_le. intros p Hp. unfold off. destruct (Nat.eqb p b); [lra|].
      assert (P := gamma_pos n tau Hn h p). fold g in P. specialize (V1 p). nra. }
  assert (Ey : bit x b - share n tau x h = Sum n (off b (fun p => g p * (bit x b - bit x p)))).
  { assert (E : Sum n (fun p => g p * (bit x b - bit x p)) = bit x b - share n tau x h).
    { rewrite (Sum_ext n _ (fun p => bit x b * g p - bit x p * g p)) by (intros; ring). rewrite Sum_minus, Sum_scal. unfold g at 1. rewrite gamma_sum by exact Hn. unfold share, g. ring. }
    rewrite <- E, (Sum_split_off n b Hb). rewrite Rminus_diag_eq by reflexivity. lra. }
  replace (Delta * (bit x b - share n tau x h) - cov n g (bit x) v) with
    (Sum n (off b (fun p => g p * ((bit x b - bit x p) * (D + (v p - (1 - Delta))))))).
  2: { unfold Rminus at 4. rewrite cov_off, Ey, <- Sum_scal, <- Sum_plus. apply Sum_ext. intros p _. unfold off, D. destruct (Nat.eqb p b); ring. }
  eapply Rle_trans; [apply Sum_abs|].
  apply Rle_trans with (Sum n (fun p => 2 * eps * off b g p + 4 * f)).
  - apply Sum_le. intros p Hp. assert (P := gamma_pos n tau Hn h p). fold g in P. unfold off. destruct (Nat.eqb_spec p b) as [E|N]; [rewrite Rabs_R0; lra|].
    rewrite !Rabs_mult, (Rabs_right (g p)) by lra. assert (B := bit_gap x b p). assert (B0 := Rabs_pos (bit x b - bit x p)).
    assert (K : g p * Rabs (D + (v p - (1 - Delta))) <= 2 * eps * g p + 4 * f).
    { apply Rle_trans with (g p * D + g p * Rabs (v p - (1 - Delta))).
      - rewrite <- Rmult_plus_distr_l. apply Rmult_le_compat_l; [lra|]. eapply Rle_trans; [apply Rabs_triang|]. rewrite (Rabs_right D) by lra. lra.
      - apply Rplus_le_compat; [rewrite Rmult_comm; apply Rmult_le_compat_r; lra|].
        destruct (pos_all n b p Hb Hp N) as [j [Hj E]].
        assert (Near : j = 1%nat \/ j = (n - 1)%nat -> g p * Rabs (v p - (1 - Delta)) <= 4 * f).
        { intros Hj'. assert (X := cosine_near n b H4 Hb j Hj'). rewrite <- E in X. fold (v p) in X. unfold Delta.
          replace (v p - (1 - (1 - cos (2 * PI / INR n)))) with 0 by lra. rewrite Rabs_R0. lra. }
        destruct (Nat.eq_dec j 1) as [J|J]; [apply Near; now left|]. destruct (Nat.eq_dec j (n - 1)) as [J'|J']; [apply Near; now right|].
        assert (Xf := far_small j ltac:(lia)). rewrite <- E in Xf.
        assert (A : Rabs (v p - (1 - Delta)) <= 2).
        { specialize (V1 p). specialize (V2 p Hp N). assert (CB := COS_bound (2 * PI / INR n)). apply Rabs_le. unfold Delta in *. lra. }
        assert (A0 := Rabs_pos (v p - (1 - Delta))). nra. }
    assert (A0 := Rabs_pos (D + (v p - (1 - Delta)))).
    assert (Rabs (bit x b - bit x p) * Rabs (D + (v p - (1 - Delta))) <= 1 * Rabs (D + (v p - (1 - Delta)))) by (apply Rmult_le_compat_r; lra). nra.
  - rewrite Sum_plus, Sum_scal, eps_sum, Sum_const. lra.
Qed.
End OneHead.
