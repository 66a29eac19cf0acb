(** One frozen head and a classifier without biases whose parameters sum to as little as one likes, or are as large as one
    likes, has risk 0 for every parity set: contribution (ii) fails as printed. *)
From Coq Require Import Reals Lra Lia Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Constants Claims Sums Prop34 Cor20 Lemma15 Rem13Full FrozenBound FrozenRepair FrozenReads.
Open Scope R_scope.

Lemma lab_zero B m : lab B m 0 = 1.
Proof.
  induction m as [|m IH]; [reflexivity|]. cbn [lab]. destruct (Nat.leb_spec (2 ^ S m) 0); [|exact IH].
  assert (2 ^ S m <> 0)%nat by (apply Nat.pow_nonzero; lia). lia.
Qed.
Lemma Sum_prefix W g h : (forall t, (1 <= t <= W)%nat -> g t = h t) -> Sum (S W) g = Sum W h + g (S W).
Proof. intros E. cbn [Sum]. now rewrite (Sum_ext W g h E). Qed.

(** Coordinates: 1 if the bit is one, a constant, the position, nothing.  [big] scales the first two, [waste] is a weight
    on the last. *)
Section Total.
Variables (n : nat) (tau b sharp big waste : R).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Htau : 0 < tau.
Hypothesis Hb : 0 <= b.
Hypothesis Hbig : 0 < big.
Let W : nat := neurons n.
Hypothesis Hsharp : 4 * INR (S W) * sqrt b + 1 <= sharp.
Definition marker : attention :=
  Attention 2 (fun i => if Nat.eqb i 1 then 1 else 0) (fun _ _ q => if Nat.eqb q 3 then tau * (INR n * ln 2) else 0)
    (fun v q => if Nat.eqb q 1 then (if v then big else 0) else big)
    (fun p q => if Nat.eqb q 1 then INR p / INR n else 0).
Definition unbiased (B : nat -> bool) : network :=
  Network (S W) (fun t => if Nat.leb t W then 2 * bend (lab B n) t / sharp else 2 / sharp)
    (fun t q => match q with
       | 1 => if Nat.leb t W then sharp * whole n / big else 0
       | 2 => if Nat.leb t W then sharp * (1 - INR t) / big else sharp / big
       | 4 => if Nat.leb t W then 0 else waste
       | _ => 0 end)
    (fun _ => 0) 0.

Lemma sharp_one : 1 <= sharp.
Proof. assert (0 <= 4 * INR (S W) * sqrt b) by (apply Rmult_le_pos; [apply Rmult_le_pos; [lra | apply pos_INR] | apply sqrt_pos]). lra. Qed.
Lemma marker_mass j x p : mass marker tau j x p = 2 ^ p.
Proof.
  assert (N0 : INR n <> 0) by (apply not_0_INR; lia).
  unfold mass, pull, dims. simpl. unfold entry. simpl.
  match goal with |- exp (?e / tau) = _ => replace (e / tau) with (INR p * ln 2) by (field; lra) end.
  rewrite <- (Rpower_pow p 2) by lra. reflexivity.
Qed.
Lemma marker_bits x : gathered marker n 1 tau x 1 = big * INR (code n x) / whole n.
Proof.
  unfold gathered. cbn [Sum]. rewrite (Sum_ext n (mass marker tau 1 x) (fun p => 2 ^ p)) by (intros; apply marker_mass).
  fold (whole n). assert (T0 := whole_pos n Hn).
  replace (Sum n (fun p => mass marker tau 1 x p * entry marker (x p) p 1)) with (big * INR (code n x)); [simpl; field; lra|].
  rewrite code_sum. apply Sum_ext. intros p _. rewrite marker_mass. reflexivity.
Qed.
Lemma marker_constant x : gathered marker n 1 tau x 2 = big.
Proof.
  unfold gathered. cbn [Sum]. rewrite (Sum_ext n (mass marker tau 1 x) (fun p => 2 ^ p)) by (intros; apply marker_mass).
  fold (whole n). assert (T0 := whole_pos n Hn).
  replace (Sum n (fun p => mass marker tau 1 x p * entry marker (x p) p 2)) with (big * whole n); [simpl; field; lra|].
  unfold whole. rewrite <- Sum_scal. apply Sum_ext. intros p _. rewrite marker_mass. unfold entry. simpl. ring.
Qed.
Lemma marker_nothing x : gathered marker n 1 tau x 4 = 0.
Proof.
  unfold gathered. cbn [Sum]. rewrite (Sum_ext n _ (fun _ => 0)) by (intros; unfold entry; simpl; ring).
  rewrite Sum_const. unfold Rdiv. ring.
Qed.

Lemma unbiased_answers B x : Rabs (answer marker n 1 tau b (unbiased B) x - 2 * label n B x) <= 1.
Proof.
  assert (S1 := sharp_one). assert (T0 := whole_pos n Hn). assert (R0 := sqrt_pos b).
  set (z := code n x). set (g := lab B n).
  assert (E : answer marker n 1 tau b (unbiased B) x
    = Sum W (fun t => 2 * bend g t / sharp * sigma b (sharp * (INR z + 1 - INR t))) + 2 / sharp * sigma b (sharp * 1)).
  { unfold answer, unbiased. cbn [offset width alpha beta bias]. change (dims marker) with 4%nat. rewrite Rplus_0_l.
    cbn [Sum]. rewrite marker_bits, marker_constant, marker_nothing. fold z. f_equal.
    - apply Sum_ext. intros t Ht. destruct (Nat.leb_spec t W); [|lia]. f_equal. f_equal. field. lra.
    - destruct (Nat.leb_spec (S W) W); [lia|]. f_equal. f_equal. field. lra. }
  assert (G : 2 * label n B x
    = Sum W (fun t => 2 * bend g t / sharp * sigma 0 (sharp * (INR z + 1 - INR t))) + 2 / sharp * sigma 0 (sharp * 1)).
  { rewrite <- lab_code. fold z g. assert (M := bend_relu g W z ltac:(unfold W, neurons, z; assert (C := code_small n x); lia)).
    assert (Z0 : g 0%nat = 1) by apply lab_zero.
    rewrite (Sum_ext W _ (fun t => 2 * (bend g t * sigma 0 (INR z + 1 - INR t)))).
    - rewrite Sum_scal, M, Z0, sigma0_pos by lra. field. lra.
    - intros t _. set (u := INR z + 1 - INR t). destruct (Rle_dec 0 u).
      + rewrite !sigma0_pos by nra. field. lra.
      + rewrite !sigma0_neg by nra. field. lra. }
  rewrite E, G. match goal with |- Rabs (?s + ?o - (?r + ?c)) <= _ => replace (s + o - (r + c)) with ((s - r) + (o - c)) by ring end.
  assert (I0 : 0 < / sharp) by (apply Rinv_0_lt_compat; lra).
  assert (Part : Rabs (Sum W (fun t => 2 * bend g t / sharp * sigma b (sharp * (INR z + 1 - INR t)))
    - Sum W (fun t => 2 * bend g t / sharp * sigma 0 (sharp * (INR z + 1 - INR t)))) <= INR W * (8 / sharp * (sqrt b / 2))).
  { rewrite <- Sum_minus. eapply Rle_trans; [apply Sum_abs|]. rewrite <- Sum_const.
    apply Sum_le. intros t _. rewrite <- Rmult_minus_distr_l, Rabs_mult. apply Rmult_le_compat; try apply Rabs_pos.
    - unfold Rdiv. rewrite !Rabs_mult, (Rabs_pos_eq (/ sharp)), (Rabs_pos_eq 2) by lra.
      assert (Bd := bend_small g t (lab_small B n)). nra.
    - now apply sigma_smoothing. }
  assert (Last : Rabs (2 / sharp * sigma b (sharp * 1) - 2 / sharp * sigma 0 (sharp * 1)) <= 8 / sharp * (sqrt b / 2)).
  { rewrite <- Rmult_minus_distr_l, Rabs_mult. apply Rmult_le_compat; try apply Rabs_pos.
    - unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ sharp)), (Rabs_pos_eq 2) by lra. nra.
    - now apply sigma_smoothing. }
  eapply Rle_trans; [apply Rabs_triang|]. apply Rle_trans with ((INR W + 1) * (8 / sharp * (sqrt b / 2))); [lra|].
  apply Rmult_le_reg_r with sharp; [lra|]. rewrite S_INR in Hsharp.
  replace ((INR W + 1) * (8 / sharp * (sqrt b / 2)) * sharp) with (4 * (INR W + 1) * sqrt b) by (field; lra). lra.
Qed.

Lemma unbiased_risk B : risk n B (answer marker n 1 tau b (unbiased B)) = 0.
Proof.
  unfold risk. rewrite <- (Mean_const n 0). apply Mean_ext. intros x. assert (A := unbiased_answers B x). apply Rabs_le_between in A.
  assert (Sg : label n B x = 1 \/ label n B x = -1).
  { unfold label. induction (ones n B x) as [|M IHM]; [left; reflexivity|]. destruct IHM; [right|left]; simpl; lra. }
  unfold loss. rewrite Rmax_left; [ring|]. destruct Sg as [S|S]; rewrite S in *; lra.
Qed.

Lemma unbiased_total B : total_norm marker (unbiased B) <= INR (S W) * (8 / sharp + sharp * (whole n + INR (S W)) / big) + Rabs waste.
Proof.
  assert (S1 := sharp_one). assert (T0 := whole_pos n Hn).
  assert (I0 : 0 < / sharp) by (apply Rinv_0_lt_compat; lra). assert (J0 : 0 < / big) by now apply Rinv_0_lt_compat.
  assert (Wp := pos_INR W). unfold total_norm, unbiased. cbn [offset width alpha beta bias]. change (dims marker) with 4%nat.
  rewrite Rabs_R0, Rplus_0_l. set (c := 8 / sharp + sharp * (whole n + INR (S W)) / big).
  apply Rle_trans with (Sum W (fun _ => c) + (c + Rabs waste)); [|rewrite Sum_const, S_INR; lra].
  rewrite (Sum_prefix W _ (fun t => 2 * Rabs (bend (lab B n) t) / sharp + (sharp * whole n / big + sharp * Rabs (1 - INR t) / big))).
  2:{ intros t Ht. destruct (Nat.leb_spec t W); [|lia]. cbn [Sum]. rewrite Rabs_R0. unfold Rdiv.
      rewrite !Rabs_mult, (Rabs_pos_eq (/ sharp)), (Rabs_pos_eq (/ big)), (Rabs_pos_eq sharp), (Rabs_pos_eq 2), (Rabs_pos_eq (whole n)) by lra. ring. }
  apply Rplus_le_compat.
  - apply Sum_le. intros t Ht. unfold c. assert (Bd := bend_small (lab B n) t (lab_small B n)).
    assert (T1 : Rabs (1 - INR t) <= INR (S W)).
    { assert (1 <= INR t) by (apply (le_INR 1); lia). assert (INR t <= INR W) by (apply le_INR; lia). rewrite S_INR. apply Rabs_le. lra. }
    assert (2 * Rabs (bend (lab B n) t) / sharp <= 8 / sharp) by (unfold Rdiv; nra).
    assert (sharp * Rabs (1 - INR t) / big <= sharp * INR (S W) / big).
    { unfold Rdiv. apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; lra. }
    replace (sharp * (whole n + INR (S W)) / big) with (sharp * whole n / big + sharp * INR (S W) / big) by (field; lra). lra.
  - destruct (Nat.leb_spec (S W) W); [lia|]. cbn [Sum]. rewrite Rabs_R0, (Rabs_pos_eq (2 / sharp)), (Rabs_pos_eq (sharp / big)) by (unfold Rdiv; nra).
    unfold c. assert (2 / sharp <= 8 / sharp) by (unfold Rdiv; nra).
    assert (sharp / big <= sharp * (whole n + INR (S W)) / big); [|lra].
    unfold Rdiv. apply Rmult_le_compat_r; [lra|]. rewrite S_INR. nra.
Qed.
End Total.

(** * Parameters that sum to at most 1 *)
Definition keen (n : nat) : R := 4 * INR (S (neurons n)) * sqrt 1 + 1 + 16 * INR (S (neurons n)).
Definition large_scale (n : nat) : R := 2 * INR (S (neurons n)) * (keen n * (whole n + INR (S (neurons n)))) + 1.
Lemma keen_pos n : 1 <= keen n.
Proof. unfold keen. assert (H := pos_INR (S (neurons n))). assert (S := sqrt_pos 1). nra. Qed.
Lemma large_scale_pos n : (1 <= n)%nat -> 0 < large_scale n.
Proof.
  intros Hn. unfold large_scale. assert (K := keen_pos n). assert (W := whole_pos n Hn). assert (H := pos_INR (S (neurons n))).
  assert (0 <= keen n * (whole n + INR (S (neurons n)))) by (apply Rmult_le_pos; lra).
  assert (0 <= INR (S (neurons n)) * (keen n * (whole n + INR (S (neurons n))))) by (apply Rmult_le_pos; lra). lra.
Qed.
Lemma small_total n B : (1 <= n)%nat ->
  total_norm (marker n 1 (large_scale n)) (unbiased n (keen n) (large_scale n) 0 B) <= 1.
Proof.
  intros Hn. assert (K := keen_pos n). assert (L := large_scale_pos n Hn). assert (T0 := whole_pos n Hn).
  assert (H1 : 1 <= INR (S (neurons n))) by (apply (le_INR 1); lia).
  eapply Rle_trans; [apply (unbiased_total n 1 1 (keen n)); try lra; try exact Hn|].
  - unfold keen. lra.
  - rewrite Rabs_R0, Rplus_0_r. set (w := INR (S (neurons n))) in *. rewrite Rmult_plus_distr_l.
    assert (w * (8 / keen n) <= 1 / 2).
    { apply Rmult_le_reg_r with (2 * keen n); [lra|]. replace (w * (8 / keen n) * (2 * keen n)) with (16 * w) by (field; lra).
      unfold keen. fold w. assert (S := sqrt_pos 1). nra. }
    assert (w * (keen n * (whole n + w) / large_scale n) <= 1 / 2); [|lra].
    apply Rmult_le_reg_r with (2 * large_scale n); [lra|].
    replace (w * (keen n * (whole n + w) / large_scale n) * (2 * large_scale n)) with (2 * w * (keen n * (whole n + w))) by (field; lra).
    unfold large_scale. fold w. lra.
Qed.

Lemma powers_grow c power : 0 < c -> 0 < power -> exists n1, forall n, (n1 <= n)%nat -> (1 <= n)%nat -> 2 <= c * Rpower (INR n) power.
Proof.
  intros Hc Hp. destruct (large (Rpower (2 / c) (/ power))) as [n1 Hn1]. exists n1. intros n Hn H1.
  assert (Rpower (2 / c) (/ power) < INR n) by (assert (INR n1 <= INR n) by (apply le_INR; lia); lra).
  assert (L : 2 / c <= Rpower (INR n) power).
  { replace (2 / c) with (Rpower (Rpower (2 / c) (/ power)) power).
    - apply Rle_Rpower_l; [lra|]. split; [apply exp_pos | lra].
    - rewrite Rpower_mult, Rinv_l, Rpower_1 by (try lra; apply Rdiv_lt_0_compat; lra). reflexivity. }
  replace 2 with (c * (2 / c)) by (field; lra). apply Rmult_le_compat_l; lra.
Qed.

(** Neither the number of heads nor the norm grows. *)
Definition heads_of (n : nat) : attention := marker n 1 (large_scale n).
Definition reader_of (n : nat) (B : nat -> bool) : network := unbiased n (keen n) (large_scale n) 0 B.
Lemma reads n B : (1 <= n)%nat -> risk n B (answer (heads_of n) n 1 1 1 (reader_of n B)) = 0.
Proof. intros Hn. apply unbiased_risk; try lra; [exact Hn | now apply large_scale_pos|]. unfold keen. assert (H := pos_INR (S (neurons n))). lra. Qed.

(** * A weight that does nothing and is as large as one likes *)
Definition dull (n : nat) : R := INR n * INR n * (1 + keen n).
Definition waster (n : nat) (B : nat -> bool) : network := unbiased n (keen n) 1 (dull n) B.
Lemma marker_bounded n : (1 <= n)%nat -> bounded (marker n 1 1) n.
Proof.
  intros Hn. split.
  - intros v q _. unfold marker. cbn [token]. destruct (Nat.eqb q 1); [destruct v|]; rewrite ?Rabs_R1, ?Rabs_R0; lra.
  - intros p q Hp _. unfold marker. cbn [place]. destruct (Nat.eqb q 1); [|rewrite Rabs_R0; lra].
    assert (N0 : 0 < INR n) by (apply lt_0_INR; lia). assert (P0 := pos_INR p). assert (INR p <= INR n) by (apply le_INR; lia).
    rewrite Rabs_pos_eq by (apply Rmult_le_pos; [lra | left; now apply Rinv_0_lt_compat]).
    apply Rmult_le_reg_r with (INR n); [exact N0|]. replace (INR p / INR n * INR n) with (INR p) by (field; lra). lra.
Qed.
Lemma waster_large n B : (1 <= n)%nat -> INR n * INR n <= Rmin (Rabs (beta (waster n B) (S (neurons n)) 4))
  (Rabs (alpha (waster n B) (S (neurons n)) * beta (waster n B) (S (neurons n)) 4)).
Proof.
  intros Hn. assert (K := keen_pos n). assert (N0 := pos_INR n). assert (N2 : 0 <= INR n * INR n) by nra.
  unfold waster, unbiased. cbn [alpha beta]. destruct (Nat.leb_spec (S (neurons n)) (neurons n)); [lia|].
  assert (D : INR n * INR n <= dull n) by (unfold dull; nra). apply Rmin_glb; [rewrite Rabs_pos_eq; lra|].
  assert (I0 : 0 < / keen n) by (apply Rinv_0_lt_compat; lra).
  rewrite Rabs_pos_eq by (apply Rmult_le_pos; [unfold Rdiv; nra | lra]).
  apply Rmult_le_reg_r with (keen n); [lra|]. replace (2 / keen n * dull n * keen n) with (2 * dull n) by (field; lra).
  assert (0 <= INR n * INR n * keen n) by (apply Rmult_le_pos; lra). unfold dull. lra.
Qed.
Definition tame (n : nat) : attention := match n with O => marker 1 1 1 | _ => marker n 1 1 end.
Lemma waster_reads n B : (1 <= n)%nat -> risk n B (answer (tame n) n 1 1 1 (waster n B)) = 0.
Proof.
  intros Hn. destruct n as [|n]; [lia|]. apply unbiased_risk; try lra; [exact Hn|]. unfold keen. assert (P := pos_INR (S (neurons (S n)))). lra.
Qed.

(** * Theorem 11 with embeddings in [-1, 1] and weights of any size, and the first sentence of Remark 12 *)
Lemma wasted B e : Rabs (alpha (waster 7 B) (S (neurons 7)) * beta (waster 7 B) (S (neurons 7)) 4) <= e ->
  risk 7 B (answer (tame 7) 7 1 1 1 (waster 7 B)) < thm_11_bound 7 1 e.
Proof.
  intros S1. rewrite waster_reads by lia.
  assert (S2 := waster_large 7 B ltac:(lia)). assert (S3 := Rmin_r (Rabs (beta (waster 7 B) (S (neurons 7)) 4)) (Rabs (alpha (waster 7 B) (S (neurons 7)) * beta (waster 7 B) (S (neurons 7)) 4))).
  assert (I7 : INR 7 = 7) by (simpl; lra). rewrite I7 in *. unfold thm_11_bound. rewrite I7. simpl (INR 1).
  assert (C : Ceil ((7 - 1) / (5 * 1)) = 2).
  { destruct (ceil_nat ((7 - 1) / (5 * 1)) ltac:(lra)) as [c Ec]. destruct (ceil_spec ((7 - 1) / (5 * 1))) as [C1 C2]. rewrite Ec in *.
    assert (c = 2%nat); [|subst c; simpl; lra].
    assert (c < 3)%nat by (apply INR_lt; simpl; lra). assert (1 < c)%nat by (apply INR_lt; simpl; lra). lia. }
  rewrite C. replace (Rpower 2 2) with 4 by (replace 2 with (INR 2) at 2 by (simpl; lra); rewrite Rpower_pow by lra; simpl; lra).
  nra.
Qed.
Theorem bounded_embeddings_refuted : ~ thm_11_bounded_embeddings.
Proof.
  intros (size & Norm & H). destruct (H (tame 7) 7%nat 1%nat 1 1 ltac:(lia) ltac:(lia) ltac:(lra) ltac:(lra) (marker_bounded 7 ltac:(lia))) as [B G].
  assert (D := wasted B _ (Norm (tame 7) (waster 7 B) (S (neurons 7)) 4%nat ltac:(unfold waster, unbiased; cbn [width]; lia) ltac:(unfold tame, dims; cbn; lia))).
  specialize (G (waster 7 B)). lra.
Qed.

Lemma entries_total T N : entries_norm T N <= total_norm T N * total_norm T N.
Proof.
  assert (Z : 0 <= Sum (width N) (fun t => Rabs (alpha N t)) /\ 0 <= Sum (width N) (fun t => Sum (dims T) (fun q => Rabs (beta N t q)))).
  { split; apply Sum_nonneg; intros; [apply Rabs_pos | apply Sum_nonneg; intros; apply Rabs_pos]. }
  assert (Y : 0 <= Sum (width N) (fun t => Rabs (bias N t))) by (apply Sum_nonneg; intros; apply Rabs_pos).
  assert (X := Rabs_pos (offset N)). unfold entries_norm, total_norm. rewrite !Sum_plus. apply Rmult_le_compat; lra.
Qed.
Definition waster_size (n : nat) : R :=
  INR (S (neurons n)) * (8 / keen n + keen n * (whole n + INR (S (neurons n))) / 1) + Rabs (dull n).
Lemma waster_entries n B : (1 <= n)%nat -> entries_norm (tame n) (waster n B) <= INR n * INR n + waster_size n * waster_size n + 1.
Proof.
  intros Hn. destruct n as [|n]; [lia|]. eapply Rle_trans; [apply entries_total|].
  assert (T := unbiased_total (S n) 1 1 (keen (S n)) 1 (dull (S n)) Hn ltac:(lra) ltac:(unfold keen; assert (P := pos_INR (S (neurons (S n)))); lra) B).
  fold (waster (S n) B) (waster_size (S n)) in T.
  assert (0 <= total_norm (marker (S n) 1 1) (waster (S n) B)).
  { apply Rplus_le_le_0_compat; [apply Rabs_pos|]. apply Sum_nonneg. intros t _. apply Rplus_le_le_0_compat; [apply Rplus_le_le_0_compat; apply Rabs_pos|].
    apply Sum_nonneg. intros. apply Rabs_pos. }
  assert (0 <= INR (S n) * INR (S n)) by apply Rle_0_sqr. cbn [tame].
  assert (total_norm (marker (S n) 1 1) (waster (S n) B) * total_norm (marker (S n) 1 1) (waster (S n) B) <= waster_size (S n) * waster_size (S n)) by (apply Rmult_le_compat; assumption). lra.
Qed.
