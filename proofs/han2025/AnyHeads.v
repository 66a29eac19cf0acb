(** Fixed soft attention with any number of heads.  Some position has no more than its share of the attention, in the mean over
    the inputs; flipping it moves every classifier so little that the risk of every parity set with it is bounded from below.
    First for any masses of heads and any classifier that reads their means, then for the statements as they are generated. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Prop34 Rem13 Cor20 FrozenBound Lemma14.
From Parity Require Said.
Open Scope R_scope.

(** The tangent of the squared hinge, which takes the place of Jensen's inequality. *)
Lemma hinge_tangent z c : Rmax 0 (1 - c) ^ 2 - 2 * Rmax 0 (1 - c) * (z - c) <= Rmax 0 (1 - z) ^ 2.
Proof.
  unfold Rmax. destruct (Rle_dec 0 (1 - c)) as [C|C], (Rle_dec 0 (1 - z)) as [Z|Z];
    assert (Q := pow2_ge_0 (z - c)); nra.
Qed.

Lemma Sum_swapped N M (g : nat -> nat -> R) : Sum N (fun p => Sum M (fun j => g j p)) = Sum M (fun j => Sum N (g j)).
Proof.
  induction N as [|N IH]; cbn [Sum]; [induction M as [|M IM]; cbn [Sum]; [reflexivity | rewrite <- IM; ring]|].
  rewrite IH, <- Sum_plus. reflexivity.
Qed.
Lemma Mean_mul n c F : Mean n (fun x => c * F x) = c * Mean n F.
Proof. revert F. induction n as [|n IH]; intros F; cbn [Mean]; [reflexivity|]. rewrite !IH. field. Qed.

Lemma label_flips n B x p : (1 <= p <= n)%nat -> B p = true -> label n B (flip x p) = - label n B x.
Proof.
  intros Hi Bi.
  assert (U : forall v, ones n B (upd x p v) = if v then S (ones n B (upd x p false)) else ones n B (upd x p false))
    by (intros [|]; [now apply ones_upd | reflexivity]).
  assert (X : x = upd x p (x p)) by (apply functional_extensionality; intros r; unfold upd; destruct (Nat.eqb_spec r p); congruence).
  assert (U' : ones n B x = if x p then S (ones n B (upd x p false)) else ones n B (upd x p false)) by (rewrite X at 1; apply U).
  unfold label, flip. rewrite (U (negb (x p))), U'. destruct (x p); simpl; ring.
Qed.
Lemma label_is_sign n B x : label n B x = 1 \/ label n B x = -1.
Proof. unfold label. induction (ones n B x) as [|M IHM]; [left; reflexivity|]. destruct IHM; [right|left]; simpl; lra. Qed.

Section Heads.
Variables (n m : nat) (mass : nat -> nat -> bool -> R).   (* the mass of head j at position p with the bit v *)
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Hm : (1 <= m)%nat.
Hypothesis Positive : forall j p v, 0 < mass j p v.

Definition whole (j : nat) (x : nat -> bool) : R := Sum n (fun p => mass j p (x p)).
Definition att (j : nat) (x : nat -> bool) (p : nat) : R := mass j p (x p) / whole j x.
(** The weight of a position, summed over the heads. *)
Definition weight (x : nat -> bool) (p : nat) : R := Sum m (fun j => att j x p).
(** What a head reads of numbers s that depend on the bit and the position. *)
Definition reads (s : bool -> nat -> R) (x : nat -> bool) (j : nat) : R := Sum n (fun p => mass j p (x p) * s (x p) p) / whole j x.

Lemma whole_pos j x : 0 < whole j x.
Proof. apply Sum_pos; [exact Hn | intros; apply Positive]. Qed.
Lemma att_pos j x p : 0 < att j x p.
Proof. apply Rdiv_lt_0_compat; [apply Positive | apply whole_pos]. Qed.
Lemma att_one j x : Sum n (att j x) = 1.
Proof.
  unfold att. assert (W := whole_pos j x). transitivity (/ whole j x * Sum n (fun p => mass j p (x p))); [|fold (whole j x); field; lra].
  rewrite <- Sum_scal. apply Sum_ext. intros p _. field. lra.
Qed.
Lemma weight_all x : Sum n (weight x) = INR m.
Proof. unfold weight. rewrite Sum_swapped, <- (Rmult_1_r (INR m)), <- Sum_const. apply Sum_ext. intros j _. apply att_one. Qed.
Lemma weight_nonneg x p : 0 <= weight x p.
Proof. apply Sum_nonneg. intros. left. apply att_pos. Qed.

(** Some position has at most its share. *)
Definition scarce (p : nat) : Prop := INR n * Mean n (fun x => weight x p) <= INR m.
Lemma some_scarce : exists p, (1 <= p <= n)%nat /\ scarce p.
Proof.
  apply (below_average n (fun p => Mean n (fun x => weight x p)) (INR m) Hn).
  rewrite <- (Mean_Sum n n (fun p x => weight x p)). rewrite <- (Mean_const n (INR m)). apply Mean_le. intros x. rewrite weight_all. lra.
Qed.

Lemma reads_flip s c j x p : (1 <= p <= n)%nat -> 0 <= c -> (forall v q, (1 <= q <= n)%nat -> Rabs (s v q) <= c) ->
  Rabs (reads s x j - reads s (flip x p) j) <= 2 * c * (att j x p + att j (flip x p) p).
Proof.
  intros Hp C0 Hs. assert (A := att_pos j x p). assert (A' := att_pos j (flip x p) p).
  destruct (Rle_lt_or_eq_dec 0 c C0) as [C|C].
  - set (s' := fun v q => s v q / c).
    assert (E : forall y, reads s y j = c * reads s' y j).
    { intros y. unfold reads, s'. assert (W := whole_pos j y).
      rewrite (Sum_ext n (fun q => mass j q (y q) * s (y q) q) (fun q => c * (mass j q (y q) * (s (y q) q / c)))) by (intros; field; lra).
      rewrite Sum_scal. field. lra. }
    rewrite !E, <- Rmult_minus_distr_l, Rabs_mult, (Rabs_pos_eq c) by lra.
    replace (2 * c * (att j x p + att j (flip x p) p)) with (c * (2 * (att j x p + att j (flip x p) p))) by ring.
    apply Rmult_le_compat_l; [lra|]. unfold reads, whole.
    apply (mean_moves n p (fun q => mass j q (x q)) (fun q => mass j q (flip x p q)) (fun q => s' (x q) q) (fun q => s' (flip x p q) q)); auto.
    + intros r Hr. now rewrite flip_other.
    + intros r Hr. now rewrite flip_other.
    + intros r Hr. unfold s', Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ c)) by (left; now apply Rinv_0_lt_compat). apply Rle_div_l; [exact C|]. rewrite Rmult_1_l. now apply Hs.
    + intros r Hr. unfold s', Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ c)) by (left; now apply Rinv_0_lt_compat). apply Rle_div_l; [exact C|]. rewrite Rmult_1_l. now apply Hs.
    + change (att j x p <= att j x p + att j (flip x p) p). lra.
    + change (att j (flip x p) p <= att j x p + att j (flip x p) p). lra.
  - assert (Z : forall y, reads s y j = 0).
    { intros y. unfold reads. rewrite (Sum_ext n _ (fun _ => 0)); [rewrite Sum_const; unfold Rdiv; ring|]. intros q Hq.
      specialize (Hs (y q) q Hq). assert (G := Rabs_pos (s (y q) q)). destruct (Req_dec (s (y q) q) 0) as [->|N]; [ring|]. apply Rabs_no_R0 in N. lra. }
    rewrite !Z, Rminus_0_r, Rabs_R0. nra.
Qed.

(** A scarce position costs every classifier that its flip moves by no more than the weights. *)
Theorem scarce_costs p K B (h : (nat -> bool) -> R) : (1 <= p <= n)%nat -> scarce p -> B p = true -> 0 <= K ->
  (forall x, Rabs (h x - h (flip x p)) <= 2 * K * (weight x p + weight (flip x p) p) / INR m) ->
  Rmax 0 (1 - 2 * K / INR n) ^ 2 <= risk n B h.
Proof.
  intros Hp Low Bp K0 Mv. assert (M0 : 0 < INR m) by (apply lt_0_INR; lia). assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
  set (C := 2 * K / INR n). set (r := Rmax 0 (1 - C)). assert (R0 : 0 <= r) by apply Rmax_l.
  set (z x := K * (weight x p + weight (flip x p) p) / INR m).
  assert (Pt : forall x, (2 * r ^ 2 + 4 * r * C) + - (4 * r) * z x <= loss (label n B x) (h x) + loss (label n B (flip x p)) (h (flip x p))).
  { intros x. rewrite (label_flips n B x p Hp Bp).
    assert (Mx : Rabs (h x - h (flip x p)) <= 2 * z x).
    { replace (2 * z x) with (2 * K * (weight x p + weight (flip x p) p) / INR m) by (unfold z; field; lra). apply Mv. }
    assert (G := close_losses (label n B x) (h x) (h (flip x p)) (z x) (label_is_sign n B x) Mx).
    assert (J := hinge_tangent (z x) C). fold r in J. lra. }
  assert (R2 : Mean n (fun x => loss (label n B x) (h x) + loss (label n B (flip x p)) (h (flip x p))) = 2 * risk n B h).
  { rewrite Mean_plus, (Mean_flip n p (fun x => loss (label n B x) (h x)) Hp). unfold risk. ring. }
  assert (G := Mean_le n _ _ Pt). rewrite R2, Mean_plus, Mean_const, Mean_mul in G.
  assert (Ez : Mean n z = 2 * K / INR m * Mean n (fun x => weight x p)).
  { unfold z. rewrite (Mean_ext n _ (fun x => K / INR m * (weight x p + weight (flip x p) p))) by (intros; field; lra).
    rewrite Mean_mul, Mean_plus, (Mean_flip n p (fun x => weight x p) Hp). field. lra. }
  assert (Zc : Mean n z <= C).
  { rewrite Ez. unfold C. set (w := Mean n (fun x => weight x p)) in *.
    assert (Wm : w <= INR m / INR n). { apply Rmult_le_reg_l with (INR n); [exact N0|]. replace (INR n * (INR m / INR n)) with (INR m) by (field; lra). exact Low. }
    apply Rle_trans with (2 * K / INR m * (INR m / INR n)).
    - apply Rmult_le_compat_l; [|exact Wm]. apply Rmult_le_pos; [lra | left; now apply Rinv_0_lt_compat].
    - right. field. lra. }
  nra.
Qed.

(** A classifier with one hidden layer, of which neuron t reads numbers that are at most top t in size. *)
Section Layer.
Variables (b : R) (N : nat) (alpha bias top : nat -> R) (c : R) (s : nat -> bool -> nat -> R).
Hypothesis Hb : 0 <= b.
Hypothesis Top0 : forall t, (1 <= t <= N)%nat -> 0 <= top t.
Hypothesis Top : forall t v q, (1 <= t <= N)%nat -> (1 <= q <= n)%nat -> Rabs (s t v q) <= top t.
Definition layer (x : nat -> bool) : R := c + Sum N (fun t => alpha t * sigma b (Sum m (reads (s t) x) / INR m + bias t)).

Lemma layer_flip x p : (1 <= p <= n)%nat ->
  Rabs (layer x - layer (flip x p)) <= 2 * Sum N (fun t => Rabs (alpha t) * top t) * (weight x p + weight (flip x p) p) / INR m.
Proof.
  intros Hp. assert (M0 : 0 < INR m) by (apply lt_0_INR; lia). assert (I0 : 0 < / INR m) by now apply Rinv_0_lt_compat. unfold layer.
  match goal with |- Rabs (?o + ?u - (?o + ?v)) <= _ => replace (o + u - (o + v)) with (u - v) by ring end.
  rewrite <- Sum_minus. eapply Rle_trans; [apply Sum_abs|]. set (W := weight x p + weight (flip x p) p).
  replace (2 * Sum N (fun t => Rabs (alpha t) * top t) * W / INR m) with (2 * W / INR m * Sum N (fun t => Rabs (alpha t) * top t)) by (field; lra).
  rewrite <- Sum_scal. apply Sum_le. intros t Ht. rewrite <- Rmult_minus_distr_l, Rabs_mult.
  replace (2 * W / INR m * (Rabs (alpha t) * top t)) with (Rabs (alpha t) * (2 * top t * W / INR m)) by (field; lra).
  apply Rmult_le_compat_l; [apply Rabs_pos|]. eapply Rle_trans; [now apply sigma_moves|].
  match goal with |- Rabs (?u + ?o - (?v + ?o)) <= _ => replace (u + o - (v + o)) with (u - v) by ring end.
  replace (Sum m (reads (s t) x) / INR m - Sum m (reads (s t) (flip x p)) / INR m) with (Sum m (fun j => reads (s t) x j - reads (s t) (flip x p) j) / INR m)
    by (rewrite Sum_minus; field; lra).
  unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ INR m)) by lra. apply Rmult_le_compat_r; [lra|].
  eapply Rle_trans; [apply Sum_abs|]. unfold W, weight. rewrite <- Sum_plus, <- Sum_scal. apply Sum_le. intros j _.
  apply reads_flip; [exact Hp | now apply Top0 | intros; now apply Top].
Qed.

Theorem layer_risk p K B : (1 <= p <= n)%nat -> scarce p -> B p = true -> Sum N (fun t => Rabs (alpha t) * top t) <= K ->
  Rmax 0 (1 - 2 * K / INR n) ^ 2 <= risk n B layer.
Proof.
  intros Hp Low Bp HK.
  assert (S0 : 0 <= Sum N (fun t => Rabs (alpha t) * top t)) by (apply Sum_nonneg; intros; apply Rmult_le_pos; [apply Rabs_pos | now apply Top0]).
  apply (scarce_costs p K B layer Hp Low Bp); [lra|]. intros x. eapply Rle_trans; [now apply layer_flip|].
  assert (M0 : 0 < / INR m) by (apply Rinv_0_lt_compat, lt_0_INR; lia).
  apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_r; [|lra].
  assert (W := weight_nonneg x p). assert (W' := weight_nonneg (flip x p) p). lra.
Qed.
End Layer.
End Heads.

(** * The statements as they are generated *)
Module G := Said.said_thm_11_any_heads.

Lemma counts n (P : nat -> bool) : Said.NSum n (fun p => if P p then 1%nat else 0%nat) = count n P.
Proof. induction n as [|j IH]; [reflexivity|]. cbn [Said.NSum count]. now rewrite IH. Qed.
Lemma labels n (x B : nat -> bool) : G.v_label n x B = label n B x.
Proof. unfold G.v_label, label, ones. now rewrite <- (counts n (fun p => B p && x p)%bool). Qed.
Lemma means n F : Said.Mean n F = Mean n F.
Proof. revert F. induction n as [|j IH]; intros F; [reflexivity|]. cbn [Said.Mean Mean]. now rewrite !IH. Qed.

Section Generated.
Variables (n m l : nat) (tau : R) (query : nat -> R) (mats : nat -> nat -> nat -> R) (tokens places : nat -> nat -> R).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Hm : (1 <= m)%nat.

Definition emb (v : bool) (p q : nat) : R := (if v then tokens 2%nat q else tokens 1%nat q) + places p q.
Definition gmass (j p : nat) (v : bool) : R :=
  exp (Sum (2 * l) (fun i => Sum (2 * l) (fun q => query i * mats j i q * emb v p q)) / tau).
Lemma gmass_pos j p v : 0 < gmass j p v.
Proof. apply exp_pos. Qed.
Definition along (hidden : nat -> nat -> R) (t : nat) (v : bool) (p : nat) : R := Sum (2 * l) (fun q => hidden t q * emb v p q).

Lemma gathered_is x q : G.v_gathered n tau x query mats tokens places l m q =
  1 / INR m * Sum m (fun j => Sum n (fun p => gmass j p (x p) * emb (x p) p q) / whole n gmass j x).
Proof. reflexivity. Qed.

Lemma frozen_is b N alpha bias hidden c x :
  G.v_frozen n tau b x query mats tokens places alpha bias hidden c N l m = layer n m gmass b N alpha bias c (along hidden) x.
Proof.
  unfold G.v_frozen, layer. f_equal. apply Sum_ext. intros t _. f_equal. unfold G.v_sigma.
  change ((?z + sqrt (?z ^ 2 + b)) / 2) with (sigma b z). f_equal. f_equal.
  assert (M0 : INR m <> 0) by (apply not_0_INR; lia).
  set (Z := whole n gmass).
  transitivity (Sum (2 * l) (fun q => / INR m * Sum m (fun j => Sum n (fun p => hidden t q * (gmass j p (x p) * emb (x p) p q)) / Z j x))).
  { apply Sum_ext. intros q _. rewrite gathered_is. fold Z. rewrite (Sum_ext m (fun j => Sum n (fun p => hidden t q * (gmass j p (x p) * emb (x p) p q)) / Z j x)
      (fun j => hidden t q * (Sum n (fun p => gmass j p (x p) * emb (x p) p q) / Z j x))).
    - rewrite Sum_scal. unfold Rdiv at 1. rewrite Rmult_1_l. rewrite <- !Rmult_assoc, (Rmult_comm (hidden t q)). reflexivity.
    - intros j _. rewrite Sum_scal. unfold Rdiv. ring. }
  rewrite Sum_scal. rewrite (Rmult_comm (/ INR m)). unfold Rdiv at 2. f_equal.
  rewrite (Sum_swapped (2 * l) m (fun j q => Sum n (fun p => hidden t q * (gmass j p (x p) * emb (x p) p q)) / Z j x)).
  apply Sum_ext. intros j _. unfold reads. fold (Z j x). unfold Rdiv.
  rewrite (Sum_ext (2 * l) _ (fun q => / Z j x * Sum n (fun p => hidden t q * (gmass j p (x p) * emb (x p) p q)))) by (intros; ring).
  rewrite Sum_scal, Rmult_comm. f_equal.
  rewrite (Sum_swapped (2 * l) n (fun p q => hidden t q * (gmass j p (x p) * emb (x p) p q))).
  apply Sum_ext. intros p _. unfold along. rewrite <- Sum_scal. apply Sum_ext. intros q _. ring.
Qed.

Lemma risk_is b N alpha bias hidden c B :
  Said.Mean n (fun x => G.v_loss (G.v_label n x B) (G.v_frozen n tau b x query mats tokens places alpha bias hidden c N l m))
  = risk n B (layer n m gmass b N alpha bias c (along hidden)).
Proof. rewrite means. unfold risk. apply Mean_ext. intros x. rewrite labels, frozen_is. reflexivity. Qed.

Lemma frozen_fine b x N alpha bias hidden c : 0 < tau -> 0 <= b ->
  G.ok_frozen n tau b x query mats tokens places alpha bias hidden c N l m.
Proof.
  intros Ht Hb t Hi. split; [exact Hi|]. split; [|red; match goal with |- 0 <= ?z ^ 2 + b => assert (Q := pow2_ge_0 z) end; lra].
  assert (A : forall j p, (1 <= j <= m)%nat -> (1 <= p <= n)%nat -> G.ok_asks tau x n query mats tokens places l m j p).
  { intros j p Hj Hp. repeat match goal with |- _ /\ _ => split | |- G.ok_asks _ _ _ _ _ _ _ _ _ _ _ => red | |- G.ok_written _ _ _ _ _ _ _ => red | |- _ => intros end;
      first [lia | lra | exact I | idtac]. }
  intros q Hq. split; [exact Hi | split; [exact Hq|]]. split; [apply not_0_INR; lia|]. intros j Hj.
  split; [|split]; [intros p Hp; split; [now apply A|] | intros p Hp; now apply A |].
  - repeat match goal with |- _ /\ _ => split | |- G.ok_written _ _ _ _ _ _ _ => red | |- _ => intros end; first [lia | exact I | idtac].
  - apply Rgt_not_eq. apply (whole_pos n gmass Hn gmass_pos j x).
Qed.
End Generated.

Theorem any_heads : G.statement.
Proof.
  intros n m l tau query mats tokens places Hn Hm _ _ Small.
  destruct (some_scarce n m (gmass l tau query mats tokens places) Hn (gmass_pos l tau query mats tokens places)) as (p & Hp & Low).
  exists p. split; [exact Hp|]. intros B b N alpha bias hidden c _ Hb _ Bp. rewrite risk_is by assumption. unfold G.v_bound.
  apply (layer_risk n m _ Hn Hm (gmass_pos l tau query mats tokens places) b N alpha bias (fun t => Sum (2 * l) (fun q => Rabs (hidden t q))) c
    (along l tokens places hidden) Hb) with (p := p); auto.
  - intros t _. apply Sum_nonneg. intros. apply Rabs_pos.
  - intros t v q _ Hq. unfold along. eapply Rle_trans; [apply Sum_abs|]. apply Sum_le. intros r Hr. rewrite Rabs_mult.
    assert (E : Rabs (emb tokens places v q r) <= 1) by (unfold emb; destruct v; apply Small; lia).
    assert (H0 := Rabs_pos (hidden t r)). nra.
  - right. reflexivity.
Qed.
Theorem any_heads_means : G.statement_means.
Proof.
  intros n m l tau query mats tokens places Hn Hm _ Ht. split; [intros; lia|]. intros _ r Hr B b N alpha bias hidden c _ Hb _.
  split; [exact Hr|]. intros _. split; [|split].
  - intros x _. split; [intros p Hp; lia|]. split; [now apply frozen_fine | exact I].
  - intros t Ht'. split; [lia | intros; lia].
  - apply not_0_INR. lia.
Qed.

(** Every size: outside of the positions a set of the right type is empty. *)
Lemma set_within n k p : (1 <= k <= n)%nat -> (1 <= p <= n)%nat -> exists B, Said.Within n B /\ count n B = k /\ B p = true.
Proof.
  intros Hk Hp. destruct (set_of_size n k p Hk Hp) as (B & HB & Bp).
  exists (fun q => (Nat.leb 1 q && Nat.leb q n && B q)%bool). split; [|split].
  - intros q Hq. destruct (Nat.leb_spec 1 q), (Nat.leb_spec q n); try reflexivity; lia.
  - rewrite <- HB. assert (E : forall j, (j <= n)%nat -> count j (fun q => (Nat.leb 1 q && Nat.leb q n && B q)%bool) = count j B); [|now apply E].
    induction j as [|j IH]; intros Hj; cbn [count]; [reflexivity|]. rewrite IH by lia.
    destruct (Nat.leb_spec 1 (S j)), (Nat.leb_spec (S j) n); try lia. reflexivity.
  - destruct (Nat.leb_spec 1 p), (Nat.leb_spec p n); try lia. exact Bp.
Qed.
Theorem any_heads_every_size : Said.said_thm_11_any_heads_every_size.statement.
Proof.
  intros n k m l tau query mats tokens places [Hkn Hk] Hm Hl Ht Small.
  destruct (any_heads n m l tau query mats tokens places ltac:(lia) Hm Hl Ht Small) as (p & Hp & H).
  destruct (set_within n k p ltac:(lia) Hp) as (B & W & HB & Bp). exists B. split; [exact W|]. split; [now rewrite counts|].
  intros b N alpha bias hidden c Hb HN. exact (H B b N alpha bias hidden c W Hb HN Bp).
Qed.
Theorem any_heads_every_size_means : Said.said_thm_11_any_heads_every_size.statement_means.
Proof.
  intros n k m l tau query mats tokens places [Hkn Hk] Hm _ Ht. split; [intros; lia|]. intros _ B _ _ b N alpha bias hidden c Hb _.
  split; [|split].
  - intros x _. split; [intros p Hp; lia|]. split; [apply frozen_fine; (lia || assumption) | exact I].
  - intros t Ht'. split; [lia | intros; lia].
  - apply not_0_INR. lia.
Qed.

(** Euclidean norms: Cauchy's inequality for a neuron, and once more for the sum over the neurons. *)
Theorem any_heads_euclidean : Said.said_thm_11_any_heads_euclidean.statement.
Proof.
  intros n m l tau w query mats tokens places Hn Hm _ _ Hw Small.
  destruct (some_scarce n m (gmass l tau query mats tokens places) Hn (gmass_pos l tau query mats tokens places)) as (p & Hp & Low).
  exists p. split; [exact Hp|]. intros B b N alpha bias hidden c _ Hb _ Bp.
  eapply Rle_trans; [|right; symmetry; apply (risk_is n m l tau query mats tokens places); assumption].
  assert (S0 : forall d (g : nat -> R), 0 <= Sum d (fun q => g q ^ 2)) by (intros; apply Sum_nonneg; intros; apply pow2_ge_0).
  apply (layer_risk n m _ Hn Hm (gmass_pos l tau query mats tokens places) b N alpha bias (fun t => w * sqrt (Sum (2 * l) (fun q => hidden t q ^ 2))) c
    (along l tokens places hidden) Hb) with (p := p); auto.
  - intros t _. apply Rmult_le_pos; [exact Hw | apply sqrt_pos].
  - intros t v q _ Hq. unfold along. eapply Rle_trans; [apply Sum_cs|]. rewrite Rmult_comm. apply Rmult_le_compat_r; [apply sqrt_pos|].
    rewrite <- (sqrt_pow2 w Hw). apply sqrt_le_1_alt. unfold emb. destruct v; apply Small; lia.
  - rewrite (Sum_ext N _ (fun t => w * (Rabs (alpha t) * sqrt (Sum (2 * l) (fun q => hidden t q ^ 2))))) by (intros; ring).
    rewrite Sum_scal, Rmult_assoc. apply Rmult_le_compat_l; [exact Hw|]. eapply Rle_trans; [apply Rle_abs|]. eapply Rle_trans; [apply Sum_cs|].
    right. f_equal; f_equal; apply Sum_ext; intros t _; [apply pow2_abs | now apply pow2_sqrt].
Qed.
Theorem any_heads_euclidean_means : Said.said_thm_11_any_heads_euclidean.statement_means.
Proof.
  intros n m l tau w query mats tokens places Hn Hm _ Ht _. split; [intros; lia|]. intros _ r Hr B b N alpha bias hidden c _ Hb _.
  split; [exact Hr|]. intros _. split; [|split; [|split]].
  - intros x _. split; [intros p Hp; lia|]. split; [apply frozen_fine; (lia || assumption) | exact I].
  - intros; lia.
  - intros; lia.
  - apply not_0_INR. lia.
Qed.

(** * What follows for Remark 12 and contribution (ii): the number of heads does not matter *)
Lemma any_heads_norm n k m l tau query mats tokens places w : (1 <= k <= n)%nat -> (1 <= m)%nat -> (1 <= l)%nat -> 0 < tau ->
  (forall i, (1 <= i <= 2)%nat -> forall p, (1 <= p <= n)%nat -> forall q, (1 <= q <= 2 * l)%nat -> Rabs (tokens i q + places p q) <= 1) ->
  exists B, Said.Within n B /\ count n B = k /\ forall b N alpha bias hidden c, 0 <= b -> (1 <= N)%nat -> G.v_path_norm alpha hidden N (2 * l) <= w ->
  Rmax 0 (1 - 2 * w / INR n) ^ 2 <= Said.Mean n (fun x => G.v_loss (G.v_label n x B) (G.v_frozen n tau b x query mats tokens places alpha bias hidden c N l m)).
Proof.
  intros [Hk Hkn] Hm Hl Ht Small. destruct (any_heads_every_size n k m l tau query mats tokens places (conj Hkn Hk) Hm Hl Ht Small) as (B & W & HB & L).
  rewrite counts in HB. exists B. split; [exact W|]. split; [exact HB|]. intros b N alpha bias hidden c Hb HN Hw.
  eapply Rle_trans; [|exact (L b N alpha bias hidden c Hb HN)]. change (Said.said_thm_11_any_heads_every_size.v_bound n ?u) with (G.v_bound n u).
  change (Said.said_thm_11_any_heads_every_size.v_path_norm alpha hidden N (2 * l)) with (G.v_path_norm alpha hidden N (2 * l)). unfold G.v_bound.
  assert (I : 0 < / INR n) by (apply Rinv_0_lt_compat, lt_0_INR; lia). apply pow_incr. split; [apply Rmax_l|]. apply Rle_max_compat_l.
  unfold Rdiv. assert (J := Rmult_le_compat_r (/ INR n) _ _ (Rlt_le _ _ I) Hw). lra.
Qed.
Theorem contribution : Said.said_contribution_ii_repair.statement.
Proof.
  intros n k m l tau eps w b query mats tokens places [Hkn Hk] Hm Hl Ht He Hb Small Learns.
  destruct (any_heads_norm n k m l tau query mats tokens places w (conj Hk Hkn) Hm Hl Ht Small) as (B & W & HB & L).
  destruct (Learns B W ltac:(now rewrite counts)) as (N & HN & alpha & bias & hidden & c & Hw & Hr).
  specialize (L b N alpha bias hidden c Hb HN Hw). assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
  assert (Q : Rmax 0 (1 - 2 * w / INR n) ^ 2 <= 1 - eps) by (eapply Rle_trans; [exact L | exact Hr]). clear L Hr.
  assert (S : 1 - 2 * w / INR n <= sqrt (1 - eps)).
  { eapply Rle_trans; [apply (Rmax_r 0)|]. rewrite <- (sqrt_pow2 (Rmax 0 (1 - 2 * w / INR n))) by apply Rmax_l. now apply sqrt_le_1_alt. }
  unfold Said.said_contribution_ii_repair.v_repair'norm. assert (T := Rmult_le_compat_r (INR n) _ _ (Rlt_le _ _ N0) S).
  replace ((1 - 2 * w / INR n) * INR n) with (INR n - 2 * w) in T by (field; lra). lra.
Qed.
Theorem contribution_means : Said.said_contribution_ii_repair.statement_means.
Proof.
  intros n k m l tau eps w b query mats tokens places [Hkn Hk] Hm _ Ht He Hb. split; [intros i Hi p Hp q Hq; exact (conj Hi (conj Hq Hp))|]. intros _.
  assert (O : forall hidden alpha N, Said.said_contribution_ii_repair.ok_path_norm alpha hidden N (2 * l)) by (intros hidden alpha N t Ht'; split; [lia | intros; lia]).
  split; [|intros _; red; lra]. intros B _ _ N _ alpha bias hidden. split; [apply O|]. intros c. split; [apply O|]. intros x _.
  split; [intros p Hp; lia|]. split; [apply frozen_fine; (lia || assumption) | exact I].
Qed.
Theorem remark : Said.said_rem_12_repair.statement.
Proof.
  intros norm_of eps He Small. destruct (Small (eps / 5) ltac:(lra)) as (j & Hj). exists j.
  intros n k m l tau query mats tokens places [Hkn Hk] Hm Hl Ht Hn Emb.
  destruct (any_heads_norm n k m l tau query mats tokens places (norm_of n) (conj Hk Hkn) Hm Hl Ht Emb) as (B & W & HB & L).
  exists B. split; [exact W|]. split; [now rewrite counts|]. intros b N alpha bias hidden c Hb HN Hw.
  eapply Rlt_le_trans; [|exact (L b N alpha bias hidden c Hb HN Hw)]. assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
  assert (S : norm_of n / INR n <= eps / 5).
  { apply Rmult_le_reg_r with (INR n); [exact N0|]. replace (norm_of n / INR n * INR n) with (norm_of n) by (field; lra). exact (Hj n Hn). }
  replace (2 * norm_of n / INR n) with (2 * (norm_of n / INR n)) by (field; lra). set (s := norm_of n / INR n) in *.
  unfold Rmax. destruct (Rle_dec 0 (1 - 2 * s)); nra.
Qed.
Theorem remark_means : Said.said_rem_12_repair.statement_means.
Proof.
  intros norm_of eps He Small r n k m l tau query mats tokens places [Hkn Hk] Hm _ Ht _. split; [intros i Hi p Hp q Hq; exact (conj Hi (conj Hq Hp))|].
  intros _ B _ _ b N alpha bias hidden c Hb _. split; [intros t Ht'; split; [lia | intros; lia]|]. intros _ x _.
  split; [intros p Hp; lia|]. split; [apply frozen_fine; (lia || assumption) | exact I].
Qed.
