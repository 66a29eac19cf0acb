(** Section 4 about all classifiers over frozen heads, as it is generated: Theorem 11, Remark 12, contribution (ii). *)
From Coq Require Import Reals Lra Lia ZArith Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Constants Sums Prop34 Identification Generated LinkFrozen.
From Parity Require Said AnyHeads LinkHard FrozenBound FrozenRepair FrozenReads FrozenTotal FrozenCopies Rem13.
Open Scope R_scope.

(** * Any arrays of embeddings *)
Section Given.
Variables (n l : nat) (query : nat -> R) (mats : nat -> nat -> nat -> R) (toks plas : nat -> nat -> R).
Hypothesis Halves : Said.said_rem_12.v_halves n toks plas l.
Definition attention_of : attention := Attention l query mats (fun v q => toks (if v then 2%nat else 1%nat) q) (fun p q => plas p (l + q)%nat).
Definition network_of (N : nat) (alpha bias : nat -> R) (hidden : nat -> nat -> R) (c : R) : network := Network N alpha hidden bias c.
Lemma written_of x p q : (1 <= p <= n)%nat -> (1 <= q <= 2 * l)%nat -> F.v_written x toks plas l p q = entry attention_of (x p) p q.
Proof.
  intros Hp Hq. destruct Halves as [H1 H2]. unfold F.v_written, entry, attention_of. cbn [half token place].
  destruct (Nat.leb_spec q l) as [L|L].
  - rewrite (H2 p Hp q ltac:(lia)). destruct (x p); ring.
  - replace (l + (q - l))%nat with q by lia. destruct (x p); [rewrite (H1 2%nat ltac:(lia) q ltac:(lia)) | rewrite (H1 1%nat ltac:(lia) q ltac:(lia))]; ring.
Qed.
Lemma dims_of : (2 * l)%nat = dims attention_of.
Proof. unfold dims. cbn [half attention_of]. lia. Qed.
Lemma asks_of tau x m j p : (1 <= p <= n)%nat -> F.v_asks tau x query mats toks plas l m j p = mass attention_of tau j x p.
Proof.
  intros Hp. unfold F.v_asks, mass, pull. f_equal. f_equal. rewrite <- dims_of. apply Sum_ext. intros i Hi. apply Sum_ext. intros q Hq.
  now rewrite written_of by assumption.
Qed.
Lemma gathered_of tau x m q : (1 <= q <= 2 * l)%nat -> F.v_gathered n tau x query mats toks plas l m q = gathered attention_of n m tau x q.
Proof.
  intros Hq. unfold F.v_gathered, gathered. unfold Rdiv at 1. rewrite Rmult_1_l, Rmult_comm. unfold Rdiv at 2. f_equal. apply Sum_ext. intros j _. f_equal.
  - apply Sum_ext. intros p Hp. now rewrite asks_of, written_of by assumption.
  - apply Sum_ext. intros p Hp. now apply asks_of.
Qed.
Lemma frozen_of tau b x N alpha bias hidden c m :
  F.v_frozen n tau b x query mats toks plas alpha bias hidden c N l m = answer attention_of n m tau b (network_of N alpha bias hidden c) x.
Proof.
  unfold F.v_frozen, answer. f_equal. apply Sum_ext. intros t _. change (F.v_sigma b ?z) with (sigma b z). f_equal. f_equal. f_equal.
  rewrite <- dims_of. apply Sum_ext. intros q Hq. now rewrite gathered_of by exact Hq.
Qed.
Lemma frozen_risk_of tau b B N alpha bias hidden c m :
  Said.said_rem_12.v_frozen_risk n tau b B query mats toks plas alpha bias hidden c N l m
  = risk n B (answer attention_of n m tau b (network_of N alpha bias hidden c)).
Proof.
  unfold Said.said_rem_12.v_frozen_risk. rewrite Total_Mean. unfold risk. rewrite <- AnyHeads.Mean_mul. apply Mean_ext. intros x.
  change (Said.said_rem_12.v_frozen n tau b x) with (F.v_frozen n tau b x). rewrite frozen_of.
  change (Said.said_rem_12.v_label n x B) with (AnyHeads.G.v_label n x B). rewrite AnyHeads.labels.
  unfold Said.said_rem_12.v_chance, Said.said_rem_12.v_loss, loss. field. apply pow_nonzero. lra.
Qed.
Lemma path_of N alpha bias hidden c : Said.said_rem_12_charitable.v_path_norm alpha hidden N (2 * l) = path_norm attention_of (network_of N alpha bias hidden c).
Proof. unfold Said.said_rem_12_charitable.v_path_norm, path_norm. cbn [width Frozen.alpha beta network_of]. now rewrite <- dims_of. Qed.
Lemma bounded_of : Said.said_rem_12_charitable.v_bounded n toks plas l -> bounded attention_of n.
Proof.
  intros [H1 H2]. split; unfold attention_of; cbn [half token place].
  - intros v q Hq. apply H1; destruct v; lia.
  - intros p q Hp Hq. apply H2; lia.
Qed.
End Given.

(** * The arrays of an attention *)
Section Made.
Variables (T : attention) (n : nat).
Lemma made_halves : Said.said_rem_12.v_halves n (tokens T) (places T) (half T).
Proof. split; [intros i _ q Hq; apply no_token; lia | intros p _ q Hq; apply no_place; lia]. Qed.
Lemma made_bounded : bounded T n -> Said.said_rem_12_charitable.v_bounded n (tokens T) (places T) (half T).
Proof.
  intros [B1 B2]. split.
  - intros i _ q Hq. unfold tokens. destruct (Nat.leb_spec q (half T)); [apply B1; lia | rewrite Rabs_R0; lra].
  - intros p Hp q Hq. unfold places. destruct (Nat.leb_spec q (half T)); [rewrite Rabs_R0; lra | apply B2; lia].
Qed.
Lemma made_risk tau b B N m : Said.said_rem_12.v_frozen_risk n tau b B (query T) (matrix T) (tokens T) (places T) (alpha N) (bias N) (beta N) (offset N) (width N) (half T) m
  = risk n B (answer T n m tau b N).
Proof. exact (risk_is T n tau b B N m). Qed.
Lemma made_entries N : Said.said_rem_12.v_entries (alpha N) (beta N) (width N) (2 * half T) = entries_norm T N.
Proof. unfold Said.said_rem_12.v_entries, entries_norm. now rewrite (twice T). Qed.
Lemma made_total N : Said.said_contribution_ii.v_all_weights (alpha N) (bias N) (beta N) (offset N) (width N) (half T) = total_norm T N.
Proof. unfold Said.said_contribution_ii.v_all_weights, total_norm. now rewrite (twice T). Qed.
End Made.

Lemma inside_risk n B h : risk n (inside n B) h = risk n B h.
Proof. exact (risk_inside n B h). Qed.

(** * Theorem 11 *)
Theorem charitable : Said.said_thm_11_charitable.statement.
Proof.
  intros n m l tau b query mats toks plas Hn Hm Hl Ht Hb Hh Bd.
  destruct (FrozenRepair.charitable (attention_of l query mats toks plas) n m tau b Hn Hm Ht Hb (bounded_of n l query mats toks plas Bd)) as (B & K).
  exists (inside n B). split; [apply inside_within|]. intros N alpha bias hidden c w HN P S.
  change (Said.said_thm_11_charitable.v_frozen_risk n tau b (inside n B)) with (Said.said_rem_12.v_frozen_risk n tau b (inside n B)).
  rewrite frozen_risk_of, inside_risk by exact Hh. change (F.v_bound n m w <= risk n B (answer (attention_of l query mats toks plas) n m tau b (network_of N alpha bias hidden c))).
  rewrite bound_is. apply K; [|exact S].
  erewrite <- path_of. exact P.
Qed.
Theorem euclidean : ~ Said.said_thm_11_euclidean.statement.
Proof.
  intros H. apply FrozenCopies.euclidean. intros T n m tau b Hh Hn Hm Ht Hb Bd.
  destruct (H n m (half T) tau b (query T) (matrix T) (tokens T) (places T) Hn Hm Hh Ht Hb (made_halves T n) (made_bounded T n Bd)) as (B & _ & K).
  exists B. intros N HN S. specialize (K (width N) (alpha N) (bias N) (beta N) (offset N) HN). rewrite (twice T) in K.
  rewrite Rmult_assoc in K. specialize (K S). change (Said.said_thm_11_euclidean.v_frozen_risk) with (Said.said_rem_12.v_frozen_risk) in K.
  rewrite (made_risk T n tau b B N m) in K. rewrite <- bound_is. exact K.
Qed.
Lemma count_inside' n B k : count n B = k -> (Said.NSum n (fun q => if inside n B q then 1%nat else 0%nat) = k)%nat.
Proof. intros H. rewrite AnyHeads.counts. now rewrite count_inside. Qed.
Lemma fewer_is L t : Said.said_thm_11_repair.v_fewer L t = fewer L t.
Proof.
  unfold Said.said_thm_11_repair.v_fewer, fewer. rewrite AnyHeads.means. apply Mean_ext. intros x. now rewrite AnyHeads.counts.
Qed.
Theorem repair_11 : Said.said_thm_11_repair.statement.
Proof.
  intros n k m l tau b query mats toks plas j [Hkn Hk] Hm Hl Ht Hb Hj Hh Bd.
  destruct (FrozenRepair.threshold (attention_of l query mats toks plas) n m k tau b Hm (conj Hk Hkn) Ht Hb (bounded_of n l query mats toks plas Bd)) as (B & HB & K).
  exists (inside n B). split; [apply inside_within|]. split; [now apply count_inside'|]. intros N alpha bias hidden c r HN _.
  destruct (K (network_of N alpha bias hidden c)) as [(L & HL & Thr) Bound].
  assert (L = j).
  { apply INR_eq. rewrite HL, Hj. unfold thm_11_repair_prefix, Ceil, Said.said_thm_11_repair.v_repair'prefix. now rewrite minus_IZR, opp_IZR. }
  subst L. specialize (Thr r).
  change (Said.said_thm_11_repair.v_least_risk n tau b (inside n B) m l query mats toks plas N alpha bias hidden c) with (Said.said_rem_12.v_frozen_risk n tau b (inside n B) query mats toks plas alpha bias hidden c N l m).
  change (Said.said_thm_11_repair.v_size l N alpha hidden) with (Said.said_rem_12_charitable.v_path_norm alpha hidden N (2 * l)).
  rewrite (frozen_risk_of n l query mats toks plas Hh), inside_risk, (path_of l query mats toks plas N alpha bias hidden c), fewer_is. split; [exact Thr|].
  unfold Said.said_thm_11_repair.v_repair'bound. rewrite LinkHard.power_is. exact Bound.
Qed.

(** * Remark 12 *)
Definition shrinking (n : nat) : R := match n with O => 1 | _ => / INR n end.
Lemma shrinking_pos n : 0 < shrinking n.
Proof. destruct n as [|n]; [exact Rlt_0_1|]. apply Rinv_0_lt_compat, lt_0_INR. lia. Qed.
Lemma shrinking_small s : 0 < s -> exists j : nat, forall i : nat, (j <= i)%nat -> INR 1 ^ 2 * shrinking i <= s * INR i.
Proof.
  intros Hs. destruct (FrozenRepair.large (/ s)) as [j Hj]. exists (S j). intros i Hi. destruct i as [|i]; [lia|]. unfold shrinking.
  assert (L : INR j <= INR (S i)) by (apply le_INR; lia). assert (P : 1 <= INR (S i)) by (apply (le_INR 1); lia). simpl (INR 1). rewrite pow1, Rmult_1_l.
  assert (E : s * / s = 1) by (field; lra). assert (Q : 1 <= s * INR (S i)) by nra.
  assert (/ INR (S i) <= 1) by (rewrite <- Rinv_1; apply Rinv_le_contravar; lra). lra.
Qed.
Theorem remark : ~ Said.said_rem_12.statement.
Proof.
  intros H. destruct (H (fun _ => 1%nat) shrinking) with (v_eps := 1 / 2) as (K & G).
  - intros i. split; [lia | apply shrinking_pos].
  - intros s Hs. destruct (shrinking_small s Hs) as (j & J). exists j. exact J.
  - lra.
  - set (n := S K). set (T := FrozenReads.reader n 1 (/ INR n)).
    destruct (G n 1%nat (half T) 1 1 (query T) (matrix T) (tokens T) (places T) ltac:(unfold n; lia) ltac:(unfold n; lia) eq_refl ltac:(simpl; lia) ltac:(lra) ltac:(lra) (made_halves T n)) as (B & _ & L).
    set (N := FrozenReads.decoder n 1 (/ INR n) B).
    assert (Wp : (1 <= width N)%nat) by (apply (INR_lt 0); exact (FrozenReads.W_pos n ltac:(unfold n; lia))).
    assert (D : 0 < / INR n) by (apply Rinv_0_lt_compat, lt_0_INR; unfold n; lia).
    specialize (L (width N) (alpha N) (bias N) (beta N) (offset N) Wp). rewrite (made_entries T N), (made_risk T) in L.
    assert (E := FrozenReads.decoder_small n 1 1 (/ INR n) ltac:(unfold n; lia) D B).
    assert (R := FrozenReads.decoder_risk n 1 1 (/ INR n) ltac:(unfold n; lia) ltac:(lra) ltac:(lra) D B). fold T N in E, R. specialize (L E). lra.
Qed.
Theorem remark_conclusion : ~ Said.said_rem_12_conclusion.statement.
Proof. exact remark. Qed.

Definition quiet_risk T n m tau b B : risk n B (answer T n m tau b (network_of 1 (fun _ => 0) (fun _ => 0) (fun _ _ => 0) 0)) = 1.
Proof.
  rewrite <- (FrozenRepair.mute_risk T n m tau b B). unfold risk. apply Mean_ext. intros x. f_equal. unfold answer, network_of, FrozenRepair.mute. cbn [width offset Frozen.alpha Sum]. ring.
Qed.
Theorem remark_charitable : Said.said_rem_12_charitable.statement.
Proof.
  intros m norm Hyp Small eps He. destruct (FrozenRepair.needs eps He) as (n0 & _ & G). destruct (Small (eps / 40) ltac:(lra)) as (j & J).
  exists (Nat.max n0 j). intros n m' l tau b query mats toks plas Hn HK -> Hl [Ht _] Hb Hh Bd.
  destruct (Hyp n) as [Hm Hp]. assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
  destruct (G (attention_of l query mats toks plas) n (m n) n (norm n) tau b ltac:(lia) Hm ltac:(lia) Ht ltac:(lra) (bounded_of n l query mats toks plas Bd)) as (B & _ & L).
  { assert (Q := J n ltac:(lia)). change (INR (m n) ^ 2 * norm n <= eps / 40 * INR n) in Q. assert (0 < eps * INR n) by (now apply Rmult_lt_0_compat). lra. }
  exists (inside n B), 1%nat, (fun _ => 0), (fun _ => 0), (fun _ _ => 0), 0. split; [apply inside_within|]. split; [apply le_n|]. intros N alpha bias hidden c HN P.
  change (Said.said_rem_12_charitable.v_frozen_risk n tau b (inside n B)) with (Said.said_rem_12.v_frozen_risk n tau b (inside n B)).
  rewrite !(frozen_risk_of n l query mats toks plas Hh), !inside_risk, quiet_risk. split; [|split; [|lra]].
  - apply L. now rewrite <- path_of.
  - rewrite (path_of l query mats toks plas 1 (fun _ => 0) (fun _ => 0) (fun _ _ => 0) 0). unfold path_norm, network_of. cbn [width Frozen.alpha Sum]. rewrite Rabs_R0, Rplus_0_l, Rmult_0_l. exact Hp.
Qed.
Theorem remark_bounded : Said.said_rem_12_conclusion_bounded_embeddings.statement.
Proof. exact remark_charitable. Qed.

Theorem threshold : ~ Said.said_rem_12_threshold_as_printed.statement.
Proof.
  intros H. set (norm n := INR n * INR n + FrozenTotal.waster_size n * FrozenTotal.waster_size n + 1).
  destruct (H (fun _ => 1%nat) norm) with (v_eps := 1 / 2) (v_K := 1%nat) as (n & _ & Hn & G).
  - intros n. split; [lia|]. assert (0 <= FrozenTotal.waster_size n * FrozenTotal.waster_size n) by apply Rle_0_sqr. assert (0 <= INR n * INR n) by apply Rle_0_sqr. unfold norm; lra.
  - intros (c & n0 & G). destruct (FrozenRepair.large c) as [n1 Hn1]. set (n := S (Nat.max n0 n1)). specialize (G n ltac:(unfold n; lia)).
    change (INR 1 ^ 2 * norm n <= c * INR n) in G. unfold norm in G. simpl (INR 1) in G. assert (0 <= FrozenTotal.waster_size n * FrozenTotal.waster_size n) by apply Rle_0_sqr.
    assert (INR n1 < INR n) by (apply lt_INR; unfold n; lia). assert (0 < INR n) by (apply lt_0_INR; unfold n; lia).
    assert (c * INR n < INR n * INR n) by (apply Rmult_lt_compat_r; lra). lra.
  - lra.
  - set (T := FrozenTotal.tame n). assert (Hh : (1 <= half T)%nat) by (unfold T, FrozenTotal.tame, FrozenTotal.marker; destruct n; cbn [half]; lia).
    assert (Bd : bounded T n) by (unfold T, FrozenTotal.tame; destruct n as [|n']; [lia | now apply FrozenTotal.marker_bounded]).
    destruct (G 1%nat (half T) 1 1 (query T) (matrix T) (tokens T) (places T) eq_refl Hh ltac:(lra) ltac:(lra) (made_halves T n) (made_bounded T n Bd)) as (B & _ & L).
    set (N := FrozenTotal.waster n B). specialize (L (width N) (alpha N) (bias N) (beta N) (offset N) ltac:(unfold N, FrozenTotal.waster, FrozenTotal.unbiased; cbn [width]; lia)).
    change (Said.said_rem_12_threshold_as_printed.v_entries) with (Said.said_rem_12.v_entries) in L. rewrite (made_entries T N) in L.
    assert (R := FrozenTotal.waster_reads n B Hn). fold T N in R.
    change (Said.said_rem_12_threshold_as_printed.v_frozen_risk) with (Said.said_rem_12.v_frozen_risk) in L. rewrite (made_risk T n 1 1 B N 1), R in L.
    assert (1 - 1 / 2 < 0); [|lra]. apply L. apply (FrozenTotal.waster_entries n B Hn).
Qed.

(** * Contribution (ii) *)
Theorem contribution : ~ Said.said_contribution_ii.statement.
Proof.
  intros (c1 & c2 & w & K & H1 & _ & Hw & G). destruct (FrozenTotal.powers_grow c1 w H1 Hw) as [n1 Hn1]. set (n := Nat.max 1 (Nat.max K n1)).
  set (T := FrozenTotal.heads_of n).
  destruct (G n 1%nat (half T) 1 1 (query T) (matrix T) (tokens T) (places T) ltac:(unfold n; lia) ltac:(unfold n; lia) ltac:(lia) ltac:(unfold T, FrozenTotal.heads_of, FrozenTotal.marker; cbn [half]; lia) ltac:(lra) ltac:(lra) (made_halves T n)) as (B & _ & L).
  set (N := FrozenTotal.reader_of n B). specialize (L (width N) (alpha N) (bias N) (beta N) (offset N) ltac:(unfold N, FrozenTotal.reader_of, FrozenTotal.unbiased; cbn [width]; lia)).
  change (Said.said_contribution_ii.v_frozen_risk) with (Said.said_rem_12.v_frozen_risk) in L. rewrite (made_risk T n 1 1 B N 1) in L.
  destruct (L (FrozenTotal.reads n B ltac:(unfold n; lia))) as [P _].
  change (Said.said_contribution_ii.v_size (half T) (width N) (alpha N) (bias N) (beta N) (offset N)) with (Said.said_contribution_ii.v_all_weights (alpha N) (bias N) (beta N) (offset N) (width N) (half T)) in P.
  rewrite (made_total T N) in P. specialize (Hn1 n ltac:(unfold n; lia) ltac:(unfold n; lia)).
  assert (Q : total_norm T N <= INR 1) by (apply FrozenTotal.small_total; unfold n; lia). rewrite Rmax_left in P by exact Q. simpl (INR 1) in P. lra.
Qed.
Theorem contribution_lower : ~ Said.said_contribution_ii_lower_bound.statement.
Proof.
  intros (c1 & K & H1 & G). destruct (FrozenRepair.large (/ c1)) as [n1 Hn1]. set (n := S (Nat.max K n1)). set (T := FrozenTotal.heads_of n).
  destruct (G n 1%nat (half T) 1 1 (query T) (matrix T) (tokens T) (places T) ltac:(unfold n; lia) ltac:(unfold n; lia) ltac:(lia) ltac:(unfold T, FrozenTotal.heads_of, FrozenTotal.marker; cbn [half]; lia) ltac:(lra) ltac:(lra) (made_halves T n)) as (B & _ & L).
  set (N := FrozenTotal.reader_of n B). specialize (L (width N) (alpha N) (bias N) (beta N) (offset N) ltac:(unfold N, FrozenTotal.reader_of, FrozenTotal.unbiased; cbn [width]; lia)).
  change (Said.said_contribution_ii_lower_bound.v_frozen_risk) with (Said.said_rem_12.v_frozen_risk) in L. rewrite (made_risk T n 1 1 B N 1) in L.
  specialize (L (FrozenTotal.reads n B ltac:(unfold n; lia))).
  change (Said.said_contribution_ii_lower_bound.v_all_weights) with (Said.said_contribution_ii.v_all_weights) in L. rewrite (made_total T N) in L.
  assert (Q : total_norm T N <= 1) by (apply FrozenTotal.small_total; unfold n; lia).
  change (c1 * INR n <= total_norm T N * INR 1 ^ 2) in L. simpl (INR 1) in L. assert (INR n1 <= INR n) by (apply le_INR; unfold n; lia).
  assert (c1 * / c1 = 1) by (field; lra). assert (c1 * / c1 < c1 * INR n) by (apply Rmult_lt_compat_l; lra). lra.
Qed.
Theorem contribution_upper : ~ Said.said_contribution_ii_upper_bound.statement.
Proof.
  intros (c2 & K & H2 & G). destruct (FrozenRepair.large c2) as [n1 Hn1]. set (n := S (Nat.max K n1)). set (T := FrozenTotal.tame n).
  destruct (G n 1%nat (half T) 1 1 (query T) (matrix T) (tokens T) (places T) ltac:(unfold n; lia) ltac:(unfold n; lia) ltac:(lia) ltac:(unfold T, FrozenTotal.tame, FrozenTotal.marker, n; cbn [half]; lia) ltac:(lra) ltac:(lra)
    (made_halves T n) (made_bounded T n (FrozenTotal.marker_bounded n ltac:(unfold n; lia)))) as (B & _ & L).
  set (N := FrozenTotal.waster n B). assert (Wp : (1 <= width N)%nat) by (unfold N, FrozenTotal.waster, FrozenTotal.unbiased; cbn [width]; lia).
  specialize (L (width N) (alpha N) (bias N) (beta N) (offset N) Wp).
  change (Said.said_contribution_ii_upper_bound.v_frozen_risk) with (Said.said_rem_12.v_frozen_risk) in L. rewrite (made_risk T n 1 1 B N 1) in L.
  specialize (L (FrozenTotal.waster_reads n B ltac:(unfold n; lia))). rewrite (twice T) in L.
  assert (S2 := FrozenTotal.waster_large n B ltac:(unfold n; lia)). fold N in S2.
  assert (S1 : Rabs (beta N (S (FrozenReads.neurons n)) 4) <= sqrt (Sum (width N) (fun i1 => Sum (dims T) (fun i2 => beta N i1 i2 ^ 2)))).
  { rewrite <- (root_square (beta N _ _)). apply sqrt_le_1_alt.
    eapply Rle_trans; [apply (one_term (dims T) (fun q => beta N (S (FrozenReads.neurons n)) q ^ 2) 4%nat); [intros; apply pow2_ge_0 | unfold T, FrozenTotal.tame, n, dims; cbn; lia]|].
    apply (one_term (width N) (fun t => Sum (dims T) (fun q => beta N t q ^ 2)) (S (FrozenReads.neurons n))); [intros; apply Sum_nonneg; intros; apply pow2_ge_0 | unfold N, FrozenTotal.waster, FrozenTotal.unbiased; cbn [width]; lia]. }
  assert (S3 := Rmin_l (Rabs (beta N (S (FrozenReads.neurons n)) 4)) (Rabs (alpha N (S (FrozenReads.neurons n)) * beta N (S (FrozenReads.neurons n)) 4))).
  match type of L with Said.said_contribution_ii_upper_bound.v_product 1 ?z <= _ => change (z * INR 1 ^ 2 <= c2 * INR n) in L; set (e := z) in *; change (sqrt _) with e in S1 end.
  simpl (INR 1) in L. assert (INR n1 < INR n) by (apply lt_INR; unfold n; lia). assert (0 < INR n) by (apply lt_0_INR; unfold n; lia).
  assert (c2 * INR n < INR n * INR n) by (apply Rmult_lt_compat_r; lra). lra.
Qed.
(** What some network does for every set, or a set for which none does. *)
Lemma some_set n k (P : (nat -> bool) -> network -> Prop) (C : Prop) : (1 <= k <= n)%nat ->
  ((forall B, count n B = k -> exists N, P B N) -> C) ->
  exists B, count n B = k /\ forall N, P B N -> C.
Proof.
  intros Hk H. destruct (Classical_Prop.classic C) as [Y|N].
  - destruct (Rem13.set_of_size n k 1 Hk ltac:(lia)) as (B & HB & _). exists B. split; [exact HB|]. intros; exact Y.
  - apply Classical_Prop.NNPP. intros None. apply N, H. intros B HB. apply Classical_Prop.NNPP. intros Z. apply None. exists B. split; [exact HB|].
    intros W PW. exfalso. apply Z. now exists W.
Qed.
Theorem contribution_charitable : Said.said_contribution_ii_charitable.statement.
Proof.
  intros eps He. destruct (FrozenRepair.learns eps He) as (c & n0 & Hc & G). exists c, n0. split; [exact Hc|].
  intros n m l tau b query mats toks plas w Hn HK Hm Hl [Ht _] Hb Hh Bd. set (T := attention_of l query mats toks plas).
  destruct (some_set n n (fun B N => path_norm T N <= w /\ risk n B (answer T n m tau b N) <= 1 - eps) _ ltac:(lia)
    (G T n m n w tau b HK Hm ltac:(lia) Ht ltac:(lra) (bounded_of n l query mats toks plas Bd))) as (B & HB & L).
  exists (inside n B). split; [apply inside_within|]. intros N alpha bias hidden c0 HN P R.
  change (Said.said_contribution_ii_charitable.v_frozen_risk) with (Said.said_rem_12.v_frozen_risk) in R. rewrite (frozen_risk_of n l query mats toks plas Hh), inside_risk in R.
  change (Said.said_contribution_ii_charitable.v_path_norm) with (Said.said_rem_12_charitable.v_path_norm) in P. rewrite (path_of l query mats toks plas N alpha bias hidden c0) in P.
  assert (Y := L _ (conj P R)). change (c * INR n <= INR m ^ 2 * w) in Y. change (c * INR n <= w * INR m ^ 2). lra.
Qed.

(** * Everything is defined *)
Lemma frozen_risk_fine n m l tau b B query mats toks plas N alpha bias hidden c : (1 <= n)%nat -> (1 <= m)%nat -> 0 < tau -> 0 <= b ->
  Said.said_rem_12.ok_frozen_risk n tau b B query mats toks plas alpha bias hidden c N l m.
Proof.
  intros Hn Hm Ht Hb x _. split; [apply pow_nonzero; lra|]. split; [intros p Hp; lia|]. split; [apply AnyHeads.frozen_fine; arith | exact Logic.I].
Qed.
Ltac whole := repeat match goal with
  | |- _ /\ _ => split
  | |- forall _, _ => intro
  end; apart; try match goal with E : _ = ?h ?n, H : forall i, (1 <= ?h i)%nat /\ _ |- _ => destruct (H n) end;
  first [apply frozen_risk_fine; arith | red; apply lt_0_INR; lia | apply lt_0_INR; lia | solve [fine idtac] | red; match goal with |- INR ?r + 1 <> 0 => assert (Q := pos_INR r); lra end | idtac].
Theorem charitable_means : Said.said_thm_11_charitable.statement_means.
Proof. hnf. whole. Qed.
Theorem euclidean_means : Said.said_thm_11_euclidean.statement_means.
Proof. hnf. whole. Qed.
Theorem repair_11_means : Said.said_thm_11_repair.statement_means.
Proof. hnf. whole. Qed.
Theorem remark_means : Said.said_rem_12.statement_means.
Proof. hnf. whole. Qed.
Theorem remark_conclusion_means : Said.said_rem_12_conclusion.statement_means.
Proof. exact remark_means. Qed.
Theorem remark_charitable_means : Said.said_rem_12_charitable.statement_means.
Proof. hnf. whole. Qed.
Theorem remark_bounded_means : Said.said_rem_12_conclusion_bounded_embeddings.statement_means.
Proof. exact remark_charitable_means. Qed.
Theorem threshold_means : Said.said_rem_12_threshold_as_printed.statement_means.
Proof. hnf. whole. Qed.
Theorem contribution_means : Said.said_contribution_ii.statement_means.
Proof. hnf. whole. Qed.
Theorem contribution_lower_means : Said.said_contribution_ii_lower_bound.statement_means.
Proof. hnf. whole. Qed.
Theorem contribution_upper_means : Said.said_contribution_ii_upper_bound.statement_means.
Proof. hnf. whole. Qed.
Theorem contribution_charitable_means : Said.said_contribution_ii_charitable.statement_means.
Proof. hnf. whole. Qed.
