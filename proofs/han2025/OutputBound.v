(** How large the output can be: |f| <= 2k - 1 + 4k sqrt(b) on [0, k]. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Prop34 ManyBitsRisk.
Open Scope R_scope.

(** Without smoothing: every point of [0, k] is near an integer. *)
Lemma near_integer k s : (1 <= k)%nat -> 0 <= s <= INR k ->
  exists q, (q <= k)%nat /\ Rabs (s - INR q) <= 1/2 /\ ((q = k)%nat -> s <= INR q).
Proof.
  intros Hk. induction k as [|k IH]; [lia|]. intros [S0 S1]. rewrite S_INR in S1.
  destruct (Rle_lt_dec s (INR k + 1/2)) as [L|G].
  - destruct (Rle_lt_dec s (INR k)) as [L'|G'].
    + destruct (Nat.eq_dec k 0) as [->|N].
      * exists 0%nat. simpl in *. repeat split; [lia | | lia]. rewrite Rabs_pos_eq; lra.
      * destruct (IH ltac:(lia) (conj S0 L')) as (q & Hq & D & _). exists q. repeat split; [lia | exact D | lia].
    + exists k. repeat split; [lia | rewrite Rabs_pos_eq; lra | lia].
  - exists (S k). rewrite S_INR. repeat split; [lia | | lra]. apply Rabs_le. lra.
Qed.

Lemma relu_output k s : (1 <= k)%nat -> 0 <= s <= INR k -> Rabs (f k 0 s) <= 2 * INR k - 1.
Proof.
  intros Hk Hs. destruct (near_integer k s Hk Hs) as (q & Hq & D & E). apply Rabs_le_between in D.
  assert (F := f_near k q (s - INR q) Hq ltac:(lra)). replace (INR q + (s - INR q)) with s in F by ring.
  rewrite F, Rabs_mult, <- RPow_abs. replace (Rabs (-1)) with 1 by (rewrite Rabs_left; lra). rewrite pow1, Rmult_1_l.
  assert (Q0 := pos_INR q). assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia).
  destruct (Nat.eq_dec q k) as [->|N].
  - specialize (E eq_refl). apply Rabs_le. nra.
  - assert (INR q + 1 <= INR k) by (rewrite <- S_INR; apply le_INR; lia). apply Rabs_le. nra.
Qed.

(** Abel summation against a sequence that first does not decrease and then does not increase. *)
Lemma abel_unimodal m (w g : nat -> R) W M top :
  (1 <= m)%nat -> (1 <= top <= m)%nat -> 0 <= W ->
  (forall j, (1 <= j <= m)%nat -> Rabs (Sum j w) <= W) ->
  (forall j, (1 <= j < top)%nat -> g j <= g (S j)) -> (forall j, (top <= j < m)%nat -> g (S j) <= g j) ->
  (forall j, (1 <= j <= m)%nat -> 0 <= g j <= M) ->
  Rabs (Sum m (fun q => w q * g q)) <= 2 * W * M.
Proof.
  intros Hm Ht W0 HW Up Down Hg.
  assert (inv : forall j, (1 <= j <= m)%nat -> Rabs (Sum j (fun q => w q * g q) - Sum j w * g j)
    <= W * (if Nat.leb j top then g j - g 1%nat else (g top - g 1%nat) + (g top - g j))).
  { induction j as [|j IH]; intros Hj; [lia|]. destruct (Nat.eq_dec j 0) as [->|Nj].
    - simpl. replace (0 + w 1%nat * g 1%nat - (0 + w 1%nat) * g 1%nat) with 0 by ring. rewrite Rabs_R0.
      destruct top as [|top]; [lia|]. simpl. lra.
    - specialize (IH ltac:(lia)). cbn [Sum]. set (T := Sum j (fun q => w q * g q)) in *. set (V := Sum j w) in *.
      replace (T + w (S j) * g (S j) - (V + w (S j)) * g (S j)) with ((T - V * g j) + V * (g j - g (S j))) by ring.
      eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_mult. assert (HV := HW j ltac:(lia)). fold V in HV.
      assert (A0 := Rabs_pos V).
      destruct (Nat.leb_spec j top), (Nat.leb_spec (S j) top); try lia.
      + assert (U := Up j ltac:(lia)). rewrite (Rabs_left1 (g j - g (S j))) by lra. nra.
      + assert (D := Down j ltac:(lia)). rewrite (Rabs_pos_eq (g j - g (S j))) by lra.
        assert (j = top) by lia. subst j. nra.
      + assert (D := Down j ltac:(lia)). rewrite (Rabs_pos_eq (g j - g (S j))) by lra. nra. }
  specialize (inv m ltac:(lia)). assert (HV := HW m ltac:(lia)). assert (G1 := Hg 1%nat ltac:(lia)).
  assert (Gm := Hg m ltac:(lia)). assert (Gt := Hg top ltac:(lia)).
  set (T := Sum m (fun q => w q * g q)) in *. set (V := Sum m w) in *.
  replace T with ((T - V * g m) + V * g m) by ring. eapply Rle_trans; [apply Rabs_triang|].
  rewrite Rabs_mult, (Rabs_pos_eq (g m)) by lra. assert (A0 := Rabs_pos V).
  assert (X : Rabs V * g m <= W * g m) by (apply Rmult_le_compat_r; lra).
  destruct (Nat.leb_spec m top) as [L|L].
  - assert (m = top) by lia. subst m. nra.
  - nra.
Qed.

Lemma bump_range b z : 0 <= b -> 0 <= sigma b z - sigma 0 z <= sqrt b / 2.
Proof.
  intros Hb. unfold sigma. rewrite Rplus_0_r.
  replace ((z + sqrt (z ^ 2 + b)) / 2 - (z + sqrt (z ^ 2)) / 2) with ((sqrt (z ^ 2 + b) - sqrt (z ^ 2)) / 2) by field.
  assert (Hz := pow2_ge_0 z).
  assert (sqrt (z ^ 2) <= sqrt (z ^ 2 + b)) by (apply sqrt_le_1_alt; lra).
  assert (sqrt (z ^ 2 + b) <= sqrt (z ^ 2) + sqrt b).
  { assert (S1 := sqrt_sqrt (z ^ 2) Hz). assert (S2 := sqrt_sqrt b Hb). assert (S3 := sqrt_sqrt (z ^ 2 + b) ltac:(lra)).
    assert (P1 := sqrt_pos (z ^ 2)). assert (P2 := sqrt_pos b). assert (P3 := sqrt_pos (z ^ 2 + b)). nra. }
  lra.
Qed.

(** What smoothing adds falls with the distance from the kink. *)
Lemma bump_falls b y z : 0 <= b -> y ^ 2 <= z ^ 2 -> sigma b z - sigma 0 z <= sigma b y - sigma 0 y.
Proof.
  intros Hb H. unfold sigma. rewrite !Rplus_0_r. assert (Hy := pow2_ge_0 y). assert (Hz := pow2_ge_0 z).
  assert (S1 := sqrt_sqrt (y ^ 2) Hy). assert (S2 := sqrt_sqrt (z ^ 2) Hz).
  assert (S3 := sqrt_sqrt (y ^ 2 + b) ltac:(lra)). assert (S4 := sqrt_sqrt (z ^ 2 + b) ltac:(lra)).
  assert (L1 : sqrt (y ^ 2) <= sqrt (z ^ 2)) by now apply sqrt_le_1_alt.
  assert (L2 : sqrt (y ^ 2 + b) <= sqrt (z ^ 2 + b)) by (apply sqrt_le_1_alt; lra).
  assert (L3 : sqrt (y ^ 2) <= sqrt (y ^ 2 + b)) by (apply sqrt_le_1_alt; lra).
  assert (L4 : sqrt (z ^ 2) <= sqrt (z ^ 2 + b)) by (apply sqrt_le_1_alt; lra).
  assert (P1 := sqrt_pos (y ^ 2)).
  set (p := sqrt (y ^ 2)) in *. set (q := sqrt (z ^ 2)) in *. set (P := sqrt (y ^ 2 + b)) in *. set (Q := sqrt (z ^ 2 + b)) in *.
  assert (Q - q <= P - p); [|lra].
  assert (E : (Q - q) * (Q + q) = (P - p) * (P + p)) by lra.
  destruct (Req_dec (Q + q) 0) as [Z|NZ]; [lra|].
  apply Rmult_le_reg_r with (Q + q); [lra|]. rewrite E. apply Rmult_le_compat_l; lra.
Qed.

Lemma smoothing_bound k b s : (1 <= k)%nat -> 0 <= b -> Rabs (f k b s - f k 0 s) <= 4 * INR k * sqrt b.
Proof.
  intros Hk Hb. unfold f. set (g q := sigma b (s + 1/2 - INR q) - sigma 0 (s + 1/2 - INR q)).
  replace (1 + _ - (1 + _)) with (Sum k (fun q => outer q * g q)).
  2:{ unfold g. rewrite (Sum_ext k _ (fun q => outer q * sigma b (s + 1/2 - INR q) - outer q * sigma 0 (s + 1/2 - INR q))) by (intros; ring).
      rewrite Sum_minus. ring. }
  (* the top is the last q in range with q <= s + 1/2, or the first one *)
  assert (Top : exists top, (1 <= top <= k)%nat /\ (forall j, (1 <= j < top)%nat -> INR (S j) <= s + 1) /\
                (forall j, (top <= j < k)%nat -> s <= INR j)).
  { clear -Hk. induction k as [|k IH]; [lia|]. destruct (Nat.eq_dec k 0) as [->|N]; [exists 1%nat; repeat split; lia|].
    destruct (IH ltac:(lia)) as (t & Ht & U & D).
    destruct (Rle_lt_dec s (INR k)) as [L|G].
    - exists t. repeat split; try lia; [exact U|]. intros j Hj. destruct (Nat.eq_dec j k) as [->|]; [exact L | apply D; lia].
    - exists (S k). repeat split; try lia. intros j Hj. assert (INR j <= INR k) by (apply le_INR; lia). rewrite S_INR. lra. }
  destruct Top as (top & Ht & U & D).
  replace (4 * INR k * sqrt b) with (2 * (4 * INR k) * (sqrt b / 2)) by field.
  apply (abel_unimodal k outer g (4 * INR k) (sqrt b / 2) top Hk Ht).
  - assert (K := pos_INR k). lra.
  - intros; now apply outer_partial_bound.
  - intros j Hj. unfold g. apply bump_falls; [exact Hb|]. specialize (U j Hj). rewrite S_INR in *. nra.
  - intros j Hj. unfold g. apply bump_falls; [exact Hb|]. specialize (D j Hj). rewrite S_INR. nra.
  - intros. now apply bump_range.
Qed.

Lemma share_range n tau x h : (1 <= n)%nat -> 0 <= share n tau x h <= 1.
Proof.
  intros Hn. unfold share. split.
  - apply Sum_nonneg. intros p _. apply Rmult_le_pos; [apply bit_01 | left; now apply gamma_pos].
  - rewrite <- (gamma_sum n tau Hn h). apply Sum_le. intros p _. assert (P := gamma_pos n tau Hn h p).
    assert (Q := bit_01 x p). nra.
Qed.

Lemma attended_range n k tau x A : (1 <= n)%nat -> 0 <= attended n k tau x A <= INR k.
Proof.
  intros Hn. unfold attended. split; [apply Sum_nonneg; intros; now apply share_range|].
  rewrite <- (Rmult_1_r (INR k)), <- Sum_const. apply Sum_le. intros. now apply share_range.
Qed.

Theorem output_bound n k tau b x A : (1 <= n)%nat -> (1 <= k)%nat -> 0 <= b ->
  Rabs (yhat n k tau b x A) <= 2 * INR k - 1 + 4 * INR k * sqrt b.
Proof.
  intros Hn Hk Hb. unfold yhat. set (s := attended n k tau x A).
  assert (S1 := smoothing_bound k b s Hk Hb). assert (R1 := relu_output k s Hk (attended_range n k tau x A Hn)).
  replace (f k b s) with (f k 0 s + (f k b s - f k 0 s)) by ring. eapply Rle_trans; [apply Rabs_triang|]. lra.
Qed.
