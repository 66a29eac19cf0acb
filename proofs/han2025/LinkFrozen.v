(** Theorem 11 as it is generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Constants Sums Prop34 Identification Generated.
From Parity Require Said AnyHeads FrozenReads FrozenTotal LinkHard.
Open Scope R_scope.
Module F := Said.said_thm_11.

Section Arrays.
Variable T : attention.
(** The embeddings as arrays: the token's coordinates are zero in the second half, the position's in the first. *)
Definition tokens (i q : nat) : R := if Nat.leb q (half T) then token T (Nat.eqb i 2) q else 0.
Definition places (p q : nat) : R := if Nat.leb q (half T) then 0 else place T p (q - half T).
Lemma written_is x l p q : F.v_written x tokens places l p q = entry T (x p) p q.
Proof. unfold F.v_written, tokens, places, entry. destruct (Nat.leb q (half T)), (x p); simpl; ring. Qed.
Lemma twice : (2 * half T)%nat = dims T.
Proof. unfold dims. lia. Qed.
Lemma asks_is tau x m j p : F.v_asks tau x (query T) (matrix T) tokens places (half T) m j p = mass T tau j x p.
Proof.
  unfold F.v_asks, mass, pull. f_equal. f_equal. rewrite twice. apply Sum_ext. intros i _. apply Sum_ext. intros q _. now rewrite written_is.
Qed.
Lemma gathered_is n tau x m q : F.v_gathered n tau x (query T) (matrix T) tokens places (half T) m q = gathered T n m tau x q.
Proof.
  unfold F.v_gathered, gathered. unfold Rdiv at 1. rewrite Rmult_1_l, Rmult_comm. unfold Rdiv at 2. f_equal. apply Sum_ext. intros j _. f_equal.
  - apply Sum_ext. intros p _. now rewrite asks_is, written_is.
  - apply Sum_ext. intros p _. apply asks_is.
Qed.
Lemma frozen_is n tau b x N m :
  F.v_frozen n tau b x (query T) (matrix T) tokens places (alpha N) (bias N) (beta N) (offset N) (width N) (half T) m = answer T n m tau b N x.
Proof.
  unfold F.v_frozen, answer. f_equal. apply Sum_ext. intros t _. change (F.v_sigma b ?z) with (sigma b z). f_equal. f_equal. f_equal.
  rewrite twice. apply Sum_ext. intros q _. now rewrite gathered_is.
Qed.
Lemma risk_is n tau b B N m : Said.Total n (fun x => F.v_chance n x * F.v_loss (F.v_label n x B)
    (F.v_frozen n tau b x (query T) (matrix T) tokens places (alpha N) (bias N) (beta N) (offset N) (width N) (half T) m)) = risk n B (answer T n m tau b N).
Proof.
  rewrite Total_Mean. unfold risk. rewrite <- AnyHeads.Mean_mul. apply Mean_ext. intros x. rewrite frozen_is.
  change (F.v_label n x B) with (AnyHeads.G.v_label n x B). rewrite AnyHeads.labels. unfold F.v_chance, F.v_loss, loss. field. apply pow_nonzero. lra.
Qed.
Lemma no_token i q : (half T + 1 <= q)%nat -> tokens i q = 0.
Proof. intros H. unfold tokens. destruct (Nat.leb_spec q (half T)); [lia | reflexivity]. Qed.
Lemma no_place p q : (q <= half T)%nat -> places p q = 0.
Proof. intros H. unfold places. destruct (Nat.leb_spec q (half T)); [reflexivity | lia]. Qed.
End Arrays.

(** The product of the Euclidean norms. *)
Definition product (T : attention) (N : network) : R :=
  sqrt (Sum (width N) (fun t => alpha N t ^ 2)) * sqrt (Sum (width N) (fun t => Sum (2 * half T) (fun q => beta N t q ^ 2))).
Lemma bound_is n m e : F.v_bound n m e = thm_11_bound n m e.
Proof. unfold F.v_bound, thm_11_bound. now rewrite LinkHard.power_is. Qed.
Lemma root_below m (g : nat -> R) : (forall t, 0 <= g t) -> sqrt (Sum m (fun t => g t)) <= Sum m (fun t => sqrt (g t)).
Proof.
  intros G. induction m as [|m IH]; cbn [Sum]; [rewrite sqrt_0; lra|].
  assert (P : 0 <= Sum m (fun t => g t)) by (apply Sum_nonneg; intros; apply G).
  eapply Rle_trans; [|apply Rplus_le_compat_r, IH]. apply Rsqr_incr_0_var; [|apply Rplus_le_le_0_compat; apply sqrt_pos].
  unfold Rsqr. rewrite sqrt_sqrt by (apply Rplus_le_le_0_compat; [exact P | apply G]).
  assert (Q1 := sqrt_sqrt _ P). assert (Q2 := sqrt_sqrt _ (G (S m))). assert (S1 := sqrt_pos (Sum m (fun t => g t))). assert (S2 := sqrt_pos (g (S m))). nra.
Qed.
Lemma root_square z : sqrt (z ^ 2) = Rabs z.
Proof. replace (z ^ 2) with (Rsqr z) by (unfold Rsqr; ring). apply sqrt_Rsqr_abs. Qed.
Lemma product_small T N : 0 <= product T N <= entries_norm T N.
Proof.
  split; [apply Rmult_le_pos; apply sqrt_pos|]. unfold product, entries_norm. apply Rmult_le_compat; try apply sqrt_pos.
  - eapply Rle_trans; [apply root_below; intros; apply pow2_ge_0|]. right. apply Sum_ext. intros t _. apply root_square.
  - eapply Rle_trans; [apply root_below; intros; apply Sum_nonneg; intros; apply pow2_ge_0|]. apply Sum_le. intros t _. rewrite (twice T).
    eapply Rle_trans; [apply root_below; intros; apply pow2_ge_0|]. right. apply Sum_ext. intros q _. apply root_square.
Qed.
Lemma one_term m (g : nat -> R) t : (forall s, 0 <= g s) -> (1 <= t <= m)%nat -> g t <= Sum m g.
Proof.
  intros G Ht. rewrite <- (Sum_single m t g Ht). apply Sum_le. intros s _. specialize (G s). destruct (Nat.eqb s t); lra.
Qed.
Lemma product_large T N t q : (1 <= t <= width N)%nat -> (1 <= q <= dims T)%nat -> Rabs (alpha N t * beta N t q) <= product T N.
Proof.
  intros Ht Hq. rewrite Rabs_mult. unfold product. rewrite (twice T). rewrite <- (root_square (alpha N t)), <- (root_square (beta N t q)).
  apply Rmult_le_compat; try apply sqrt_pos; apply sqrt_le_1_alt.
  - apply (one_term (width N) (fun t => alpha N t ^ 2)); [intros; apply pow2_ge_0 | exact Ht].
  - eapply Rle_trans; [apply (one_term (dims T) (fun q => beta N t q ^ 2) q); [intros; apply pow2_ge_0 | exact Hq]|].
    apply (one_term (width N) (fun t => Sum (dims T) (fun q => beta N t q ^ 2)) t); [intros; apply Sum_nonneg; intros; apply pow2_ge_0 | exact Ht].
Qed.

Theorem thm_11 : ~ F.statement.
Proof.
  intros H. set (T := FrozenReads.reader 16 1 (1 / 100)).
  destruct (H 16%nat 1%nat (half T) 1 1 (query T) (matrix T) (tokens T) (places T)) as (B & _ & K); try lia; try lra; try (simpl; lia).
  - intros i _ q Hq. apply no_token. lia.
  - intros p _ q Hq. apply no_place. lia.
  - set (N := FrozenReads.decoder 16 1 (1 / 100) B).
    assert (Wp : (1 <= width N)%nat) by (apply (INR_lt 0); exact (FrozenReads.W_pos 16 ltac:(lia))).
    assert (L := K (width N) (alpha N) (bias N) (beta N) (offset N) Wp).
    change (F.v_bound 16 1 (product T N) <= Said.Total 16 (fun x => F.v_chance 16 x * F.v_loss (F.v_label 16 x B)
      (F.v_frozen 16 1 1 x (query T) (matrix T) (tokens T) (places T) (alpha N) (bias N) (beta N) (offset N) (width N) (half T) 1))) in L.
    rewrite bound_is, (risk_is T) in L. assert (E := FrozenReads.decoder_small 16 1 1 (1 / 100) ltac:(lia) ltac:(lra) B).
    destruct (product_small T N) as [P0 P1]. assert (D := FrozenReads.decoded B (product T N) ltac:(unfold N, T in *; lra)). fold T N in D. lra.
Qed.
Lemma answer_fine n m l tau b query mats toks plas B N alpha bias hidden c : (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau -> 0 < b ->
  (forall x : nat -> bool, Said.Within n x -> F.ok_chance n x /\ F.ok_label n x B /\
     F.ok_frozen n tau b x query mats toks plas alpha bias hidden c N l m /\
     F.ok_loss (F.v_label n x B) (F.v_frozen n tau b x query mats toks plas alpha bias hidden c N l m)) /\
  (forall i : nat, (1 <= i <= N)%nat -> (1 <= i <= N)%nat) /\
  (forall i q : nat, (1 <= i <= N)%nat -> (1 <= q <= 2 * l)%nat -> (1 <= i <= N)%nat /\ (1 <= q <= 2 * l)%nat) /\
  forall e, F.ok_bound n m e.
Proof.
  intros Hn Hm Ht Hb. split; [|split; [auto | split; [auto|]]].
  - intros x _. split; [apply pow_nonzero; lra|]. split; [intros p Hp; lia|]. split; [apply AnyHeads.frozen_fine; arith | exact Logic.I].
  - intros e. repeat split; [apply Rmult_integral_contrapositive_currified; [lra | apply not_0_INR; lia] | lra | apply powerRZ_NOR; lra | apply not_0_INR; lia].
Qed.
Theorem thm_11_means : F.statement_means.
Proof.
  intros n m l tau b query mats toks plas Hn Hm Hl [Ht Ht1] Hb. split; [intros; lia|]. intros Z1. split; [intros; lia|]. intros Z2 B W N alpha bias hidden c HN.
  destruct (answer_fine n m l tau b query mats toks plas B N alpha bias hidden c Hn Hm Ht Hb) as (P1 & P2 & P3 & P4).
  split; [exact P1 | split; [exact P2 | split; [exact P3 | apply P4]]].
Qed.
Theorem bounded_embeddings : ~ Said.said_thm_11_bounded_embeddings.statement.
Proof.
  intros H. set (T := FrozenTotal.tame 7). assert (Bd := FrozenTotal.marker_bounded 7 ltac:(lia)). change (bounded T 7) in Bd. destruct Bd as [B1 B2].
  destruct (H 7%nat 1%nat (half T) 1 1 (query T) (matrix T) (tokens T) (places T)) as (B & _ & K); try lia; try lra; try (simpl; lia).
  - intros i _ q Hq. apply no_token. lia.
  - intros p _ q Hq. apply no_place. lia.
  - intros i _ q Hq. unfold tokens. destruct (Nat.leb_spec q (half T)); [apply B1; lia | rewrite Rabs_R0; lra].
  - intros p Hp q Hq. unfold places. destruct (Nat.leb_spec q (half T)); [rewrite Rabs_R0; lra | apply B2; lia].
  - set (N := FrozenTotal.waster 7 B).
    assert (L := K (width N) (alpha N) (bias N) (beta N) (offset N) ltac:(unfold N, FrozenTotal.waster, FrozenTotal.unbiased; cbn [width]; lia)).
    change (F.v_bound 7 1 (product T N) <= Said.Total 7 (fun x => F.v_chance 7 x * F.v_loss (F.v_label 7 x B)
      (F.v_frozen 7 1 1 x (query T) (matrix T) (tokens T) (places T) (alpha N) (bias N) (beta N) (offset N) (width N) (half T) 1))) in L.
    rewrite bound_is, (risk_is T) in L.
    assert (D := FrozenTotal.wasted B (product T N) (product_large T N (S (FrozenReads.neurons 7)) 4%nat
      ltac:(unfold N, FrozenTotal.waster, FrozenTotal.unbiased; cbn [width]; lia) ltac:(unfold T, FrozenTotal.tame, dims; cbn; lia))). fold T N in D. lra.
Qed.
Theorem bounded_embeddings_means : Said.said_thm_11_bounded_embeddings.statement_means.
Proof.
  intros n m l tau b query mats toks plas Hn Hm Hl [Ht Ht1] Hb. do 4 (split; [intros; lia|]; intros ?). intros B W N alpha bias hidden c HN.
  destruct (answer_fine n m l tau b query mats toks plas B N alpha bias hidden c Hn Hm Ht Hb) as (P1 & P2 & P3 & P4).
  split; [exact P1 | split; [exact P2 | split; [exact P3 | apply P4]]].
Qed.
