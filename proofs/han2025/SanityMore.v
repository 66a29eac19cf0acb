(** A second fact at least of each definition: values at points, what must fail, and derivatives where they are defined. *)
From Coq Require Import Reals Lra Lia Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Oracle Constants Sums Softmax Prop34 Lemma15 Lemma14 Norms Defined LossGradient FeedForward
 FrozenBound ManyBitsRisk OneBitDefined Rem13Full Bessel Claims.
Open Scope R_scope.

(** * Inputs of which nothing is seen, and one position *)

Lemma share_none n tau h : share n tau (fun _ => false) h = 0.
Proof. unfold share, bit. rewrite (Sum_ext n _ (fun _ => 0)) by (intros; ring). rewrite Sum_const. ring. Qed.
Lemma yhat_none n k tau b A : yhat n k tau b (fun _ => false) A = f k b 0.
Proof. unfold yhat, attended. rewrite (Sum_ext k _ (fun _ => 0)) by (intros; apply share_none). rewrite Sum_const, Rmult_0_r. reflexivity. Qed.
Lemma gamma_1 tau h : gamma 1 tau h 1 = 1.
Proof. unfold gamma. cbn [Sum]. rewrite Rplus_0_l. apply Rinv_r, Rgt_not_eq, exp_pos. Qed.
Lemma yhat_1 k tau b x A : yhat 1 k tau b x A = f k b (INR k * bit x 1).
Proof.
  unfold yhat, attended. f_equal. rewrite <- Sum_const. apply Sum_ext. intros i _. unfold share. cbn [Sum]. rewrite gamma_1. ring.
Qed.
Lemma Derive_flat (F : R -> R) c t : (forall s, F s = c) -> Derive F t = 0.
Proof. intros H. rewrite (Derive_ext F (fun _ => c)) by exact H. apply Derive_const. Qed.
Lemma norm2_zero k u v : (forall i, u i = 0) -> (forall i, v i = 0) -> norm2 k u v = 0.
Proof.
  intros U V. unfold norm2. rewrite (Sum_ext k _ (fun _ => 0)) by (intros i _; rewrite U, V; ring). rewrite Sum_const, Rmult_0_r. apply sqrt_0.
Qed.

Theorem output : sanity_output.
Proof.
  split; [|split; [|split; [|split; [|split; [|split; [|split]]]]]].
  - intros n k tau b A Hn Ht. split; [apply yhat_none|]. unfold yhat, attended. f_equal.
    rewrite (Sum_ext k _ (fun _ => 1)); [rewrite Sum_const; ring|]. intros i _. unfold share, bit.
    rewrite (Sum_ext n _ (gamma n tau (A i))) by (intros; ring). now apply gamma_sum.
  - intros n k tau b A i. split; apply (Derive_flat _ (f k b 0)); intros; apply yhat_none.
  - intros n k tau b x A H i Hi. destruct (H i Hi) as [E1 E2]. split; now apply Derive_correct.
  - intros tau s x h v. unfold bracket. cbn [Sum Nat.eqb]. rewrite gamma_1. ring.
  - intros n tau s h v. unfold bracket, bit. rewrite (Sum_ext n _ (fun _ => 0)) by (intros; ring). rewrite Sum_const. ring.
  - intros n h (_ & T & _). now apply T.
  - intros tau h (N & _). now apply N.
  - intros n tau b A [_ H]. specialize (H 1%nat ltac:(lia)). replace (attended n 1 tau (fun _ => false) A) with 0 in H; [simpl in H; lra|].
    unfold attended. cbn [Sum]. rewrite share_none. ring.
Qed.

Theorem members : sanity_members.
Proof.
  split; [|split; [|split; [|split; [|split; [|split; [|split]]]]]].
  - intros x p v. unfold upd. now rewrite Nat.eqb_refl.
  - intros x p q v N. unfold upd. destruct (Nat.eqb_spec q p); [contradiction | reflexivity].
  - intros n B. unfold ones. apply count_ext. intros. apply andb_true_r.
  - intros n p x Hp. unfold ones. rewrite count_sum. rewrite <- (Sum_single n p (bit x) Hp). apply Sum_ext. intros q _. unfold only, bit.
    destruct (Nat.eqb q p), (x q); reflexivity.
  - intros B p. unfold only. apply Nat.eqb_eq.
  - split; intros i; [destruct (Nat.eqb i 1); lia|]. intros j Hi Hj N.
    destruct (Nat.eqb_spec i 1), (Nat.eqb_spec j 1); try (exfalso; lia); repeat split; try discriminate; intros [E1 E2]; discriminate.
  - intros [_ H]. destruct (H 1%nat 2%nat ltac:(lia) ltac:(lia) ltac:(lia)) as (_ & N & _). now apply N.
  - intros [_ H]. destruct (H 2%nat 1%nat ltac:(lia) ltac:(lia) ltac:(lia)) as (_ & _ & N). now apply N.
Qed.

Lemma risk_1 k tau b P A A' : risk 1 P (fun x => yhat 1 k tau b x A) = risk 1 P (fun x => yhat 1 k tau b x A').
Proof. apply Mean_ext. intros x. now rewrite !yhat_1. Qed.
Lemma step_symmetric k (u v u' v' : nat -> R) :
  norm2 k (fun i => u i - u' i) (fun i => v i - v' i) = norm2 k (fun i => u' i - u i) (fun i => v' i - v i).
Proof. unfold norm2. f_equal. apply Sum_ext. intros. ring. Qed.
Theorem gradients : sanity_gradients.
Proof.
  split; [|split; [|split; [|split; [|split; [|split]]]]].
  - intros n k tau b P x A i Hn Hi Ht Hb. cbv zeta. rewrite lossgrad13_eq, lossgrad14_eq by (lia || assumption). split; reflexivity.
  - intros k tau b P A i. split; apply (Derive_flat _ (risk 1 P (fun x => yhat 1 k tau b x A))); intros; apply risk_1.
  - intros n k tau b P x A H i Hi. destruct (H i Hi) as [E1 E2]. split; now apply Derive_correct.
  - intros n k tau b P A H i Hi. destruct (H i Hi) as [E1 E2]. split; now apply Derive_correct.
  - intros. split; apply step_symmetric.
  - intros n k tau b P x A A' (H1 & H2 & H3 & H4 & H5 & H6 & H7 & H8 & H9 & H10 & H11).
    repeat (split; [assumption || apply dist_defined || apply norm2_defined|]). apply norm2_defined.
  - intros n k b P x A A' Hk ([H _] & _). destruct (H 1%nat ltac:(lia)) as (_ & T & _). now apply T.
Qed.

Lemma grad_1 k tau b x A i : grad13 1 k tau b x A i = 0 /\ grad14 1 k tau b x A i = 0.
Proof. split; apply (Derive_flat _ (f k b (INR k * bit x 1))); intros; apply yhat_1. Qed.
Theorem constants : sanity_constants.
Proof.
  split; [|split; [|split; [|split]]].
  - intros n k tau b x l1 l2 B C l1' l2' B' C' L1 L2 LB LC (H1 & H2 & H3 & H4). assert (D : forall A A', 0 <= dist k A A') by (intros; apply sqrt_pos).
    assert (M : forall c c' A A', c <= c' -> c * dist k A A' <= c' * dist k A A') by (intros; apply Rmult_le_compat_r; auto).
    split; [|split; [|split]]; intros; (eapply Rle_trans; [apply H1 || apply H2 || apply H3 || apply H4|]); auto.
  - intros n k tau b x l1 l2 B C Hk (H1 & H2 & H3 & H4).
    set (A := fun _ : nat => Head 0 0). set (A' := fun _ : nat => Head 1 0).
    assert (D : 0 < dist k A A').
    { unfold dist. apply sqrt_lt_R0. rewrite (Sum_ext k _ (fun _ => 1)) by (intros; unfold A, A'; cbn [a13 a14]; ring).
      rewrite Sum_const. apply Rmult_lt_0_compat; [apply lt_0_INR; lia | lra]. }
    assert (P : forall c v, 0 <= v -> v <= c * dist k A A' -> 0 <= c) by (intros; nra).
    split; [|split; [|split]].
    + apply (P _ _ (Rabs_pos _) (H1 A A')).
    + apply (P _ _ (norm2_pos _ _ _) (H2 A A')).
    + apply (P _ _ (norm2_pos _ _ _) (H3 A A')).
    + eapply Rle_trans; [apply norm2_pos | apply (H4 A)].
  - intros tau b k x. split; [|split; [|split]]; intros.
    + rewrite !yhat_1, Rminus_eq_0, Rabs_R0. lra.
    + rewrite norm2_zero; [lra | |]; intros i; destruct (grad_1 k tau b x A i) as [E1 E2], (grad_1 k tau b x A' i) as [F1 F2]; rewrite ?E1, ?E2, ?F1, ?F2; ring.
    + rewrite norm2_zero; [lra | |]; intros i; destruct (grad_1 k tau b x A i) as [E1 E2], (grad_1 k tau b x A' i) as [F1 F2]; rewrite ?E1, ?E2, ?F1, ?F2; ring.
    + rewrite norm2_zero; [lra | intros i; exact (proj1 (grad_1 k tau b x A i)) | intros i; exact (proj2 (grad_1 k tau b x A i))].
  - intros k A A' H. unfold dist. rewrite <- Rsqr_pow2. now apply Rsqr_sqrt.
  - intros k d1 d2 H. apply norm2_sq.
Qed.

(** * One bit, and k bits *)

Lemma risk_1_1 tau h : risk1 1 1 tau h = 0.
Proof.
  unfold risk1, risk. rewrite (Mean_ext 1 _ (fun x => loss (label 1 (only 1) x) (f 1 0 (INR 1 * bit x 1)))) by (intros; now rewrite yhat_1).
  unfold f. cbn [Mean Sum]. rewrite <- !relu_is_sigma. unfold label, ones, only, bit, upd, outer, loss. simpl.
  rewrite (Rmax_left 0 (1 * 0 + 1 / 2 - 1)), (Rmax_right 0 (1 * 1 + 1 / 2 - 1)) by lra. rewrite !Rmax_left by lra. field.
Qed.
Theorem one_bit : sanity_one_bit.
Proof.
  assert (P := PI_RGT_0). split; [exact risk_1_1|]. split; [|split; [|split; [|split; [|split; [|split; [|split; [|split; [|split]]]]]]]].
  - intros n B tau h. split; reflexivity.
  - intros n B tau h (_ & _ & E1 & E2). split; now apply Derive_correct.
  - intros n B h ((_ & T & _) & _). now apply T.
  - intros tau h (_ & R & _). rewrite risk_1_1 in R. lra.
  - intros n B tau h. unfold gstep. destruct h as [u v]. cbn [a13 a14]. f_equal; ring.
  - intros n tau. unfold kappa. replace (0 / 2) with 0 by field. replace (2 / 2) with 1 by field. rewrite sqrt_0, sqrt_1. split; ring.
  - exists 0, PI. repeat split; try lra. intros; lra.
  - intros (l & r & H1 & H2 & H3 & H4). assert (E := H4 l). lra.
  - exists 0, PI. repeat split; lra.
  - intros (l & r & H1 & H2 & H3). assert (E := H3 0). assert (F := H3 PI). lra.
Qed.

Lemma risk_nonneg n B h : 0 <= risk n B h.
Proof. unfold risk. rewrite <- (Mean_const n 0). apply Mean_le. intros. apply pow2_ge_0. Qed.
Theorem basin : sanity_basin.
Proof.
  split; [|split; [|split; [|split; [|split; [|split]]]]].
  - intros. apply risk_nonneg.
  - intros n tau b A. unfold riskk, risk. rewrite <- (Mean_const n 0). apply Mean_ext. intros x.
    replace (label n (bits 0 b) x) with 1; [|unfold label, ones; rewrite (count_ext n _ (fun _ => false)) by reflexivity; induction n as [|n IH]; [reflexivity | cbn [count]; now rewrite Nat.add_0_r]].
    unfold yhat, f, loss. cbn [Sum]. rewrite Rmax_left by lra. ring.
  - intros n k tau b A i. unfold kstep. destruct (A i) as [u v]. cbn [a13 a14]. f_equal; ring.
  - intros k tau A. unfold elsewhere. rewrite (Sum_ext k _ (fun _ => 0)) by (intros; rewrite gamma_1; ring). rewrite Sum_const. ring.
  - unfold basin_level. replace (INR 2) with 2 by (simpl; ring). simpl (INR 1). replace (2 * PI / 2) with PI by field. rewrite cos_PI. field.
  - intros n k tau b A i Hn Ht R Hi [H _]. unfold elsewhere in H.
    assert (W : forall j, (1 <= j <= k)%nat -> 0 <= 1 - gamma n tau (A j) (b j)).
    { intros j Hj. assert (P := gamma_pos n tau Hn (A j)). assert (S := gamma_sum n tau Hn (A j)).
      enough (gamma n tau (A j) (b j) <= 1) by lra. rewrite <- S, <- (Sum_single n (b j) (gamma n tau (A j)) (R j Hj)).
      apply Sum_le. intros p _. specialize (P p). destruct (Nat.eqb p (b j)); lra. }
    assert (L : 1 - gamma n tau (A i) (b i) <= Sum k (fun i => 1 - gamma n tau (A i) (b i))).
    { rewrite <- (Sum_single k i (fun i => 1 - gamma n tau (A i) (b i)) Hi) at 1. apply Sum_le. intros j Hj. specialize (W j Hj). destruct (Nat.eqb j i); lra. }
    lra.
  - intros k tau b A [_ H]. assert (R0 : 0 <= riskk 1 k tau b A) by apply risk_nonneg. unfold basin_level in H. simpl (INR 1) in H.
    replace (2 * PI / 1) with (2 * PI) in H by field. rewrite cos_2PI in H. unfold Rdiv in H. rewrite Rminus_eq_0, Rmult_0_l in H. simpl in H. lra.
Qed.

(** * Frozen heads *)

Lemma sum_one g : Sum 1 g = g 1%nat.
Proof. cbn [Sum]. ring. Qed.
Theorem reads : sanity_reads.
Proof.
  split; [|split; [|split; [|split; [|split; [|split; [|split; [|split; [|split; [|split]]]]]]]]].
  - intros T j p v H. unfold Frozen.pull. rewrite (Sum_ext (dims T) _ (fun _ => 0)); [rewrite Sum_const; ring|]. intros i _.
    rewrite (Sum_ext (dims T) _ (fun _ => 0)) by (intros; rewrite H; ring). rewrite Sum_const. ring.
  - intros T j p v H. unfold Frozen.pull, dims, entry. rewrite H. cbn [Nat.add Sum Nat.leb Nat.sub]. ring.
  - intros T tau x q. unfold gathered. rewrite !sum_one. simpl (INR 1). assert (M : mass T tau 1 x 1 <> 0) by (apply Rgt_not_eq, exp_pos). field. exact M.
  - intros T n m tau N x W. unfold answer. rewrite W, sum_one, <- relu_is_sigma. reflexivity.
  - intros T n Hn. unfold bounded, entry, dims. split.
    + intros [S1 S2] v p q Hp Hq. destruct (Nat.leb_spec q (half T)); [apply S1 | apply S2]; lia.
    + intros H. split.
      * intros v q Hq. specialize (H v 1%nat q ltac:(lia) ltac:(lia)). destruct (Nat.leb_spec q (half T)); [exact H | lia].
      * intros p q Hp Hq. specialize (H true p (half T + q)%nat Hp ltac:(lia)). destruct (Nat.leb_spec (half T + q) (half T)); [lia|].
        now replace (half T + q - half T)%nat with q in H by lia.
  - intros T N W. unfold path_norm, entries_norm. now rewrite W, !sum_one.
  - intros T N W. unfold euclidean_norm. rewrite W, !sum_one. f_equal. rewrite <- Rsqr_pow2. apply sqrt_Rsqr_abs.
  - intros L. unfold at_least. apply (Mean_const L 1).
  - intros L. unfold at_least. transitivity (Mean L (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x. assert (C := Prop34.count_le L x).
    destruct (Nat.leb_spec (S L) (count L x)); [lia | reflexivity].
  - intros T n m b N x (H & _). now apply H.
  - intros T n tau b N x (_ & H & _). now apply H.
Qed.

(** * Questions *)

Lemma gap_within n k tau b x A : -1 <= yhat n k tau b x A <= 1 -> gap n k tau b x A = - 2 * yhat n k tau b x A.
Proof. intros H. unfold gap, loss. rewrite !Rmax_right by lra. field. Qed.
Lemma gapgrad_1 k tau b x A i : gapgrad13 1 k tau b x A i = 0 /\ gapgrad14 1 k tau b x A i = 0.
Proof. split; apply (Derive_flat _ (gap 1 k tau b x A)); intros; unfold gap; now rewrite !yhat_1. Qed.
Lemma coingrad_1 k tau b A i : coingrad13 1 k tau b A i = 0 /\ coingrad14 1 k tau b A i = 0.
Proof. split; apply (Derive_flat _ (coin_risk 1 k tau b A)); intros; unfold coin_risk; apply Mean_ext; intros; now rewrite !yhat_1. Qed.
Theorem coin : sanity_coin.
Proof.
  split; [|split; [exact gap_within|split; [|split; [|split; [|split; [|split; [|split; [|split]]]]]]]].
  - intros n k tau b B x A. unfold gap. destruct (Lemma7.label_sign n B x) as [E|E]; rewrite E; field.
  - intros n k tau b A H. unfold gap_square. rewrite <- Mean_scal. apply Mean_ext. intros x. rewrite (gap_within n k tau b x A (H x)). ring.
  - intros k tau b B x A i. destruct (coingrad_1 k tau b A i) as [C1 C2], (gapgrad_1 k tau b x A i) as [G1 G2]. repeat (split; [assumption|]). split.
    + unfold gapgrad_square. rewrite <- (Mean_const 1 0). apply Mean_ext. intros y.
      rewrite norm2_zero; [ring | intros j; exact (proj1 (gapgrad_1 k tau b y A j)) | intros j; exact (proj2 (gapgrad_1 k tau b y A j))].
    + unfold coin_distance. apply norm2_zero; intros j; destruct (coingrad_1 k tau b A j) as [D1 D2], (proj1 (proj2 gradients) k tau b B A j) as [R1 R2];
        rewrite ?D1, ?D2, ?R1, ?R2; ring.
  - intros n k tau b x A H i Hi. destruct (H i Hi) as (E1 & E2 & E3 & E4). repeat split; now apply Derive_correct.
  - intros n k tau b B A Hk Ht Hb. unfold coin_distance. apply norm2_ext. intros i Hi.
    rewrite (difference13 n k tau b Hk Ht Hb B A i Hi), (difference14 n k tau b Hk Ht Hb B A i Hi). split; reflexivity.
  - intros F S A [U _]. apply U. now exists A.
  - intros F S c [_ L] H. apply L. intros v [A ->]. apply H.
  - intros k i d1 d2 Hi. unfold pairs. rewrite nth_error_map. rewrite (nth_error_nth' _ 0%nat) by (rewrite seq_length; lia).
    rewrite seq_nth by lia. cbn [option_map]. now replace (1 + (i - 1))%nat with i by lia.
  - intros M r t. induction t as [|t IH]; [reflexivity|]. cbn [told repeat]. now rewrite IH.
Qed.
