(** The function 2(eps^2 + sum of squares of the off-target weights) of a softmax whose scores move on a line:
    two derivatives, and the bounds that gradient descent needs. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 OneBitRisk.
Open Scope R_scope.

Lemma off_ext B g g' p : g p = g' p -> off B g p = off B g' p.
Proof. intros H. unfold off. now rewrite H. Qed.

Definition bar (n : nat) (g v : nat -> R) : R := Sum n (fun p => g p * v p).
Definition var (n : nat) (g v : nat -> R) : R := Sum n (fun p => g p * (v p - bar n g v) ^ 2).
Definition GG (n B : nat) (g : nat -> R) : R := 2 * ((1 - g B) ^ 2 + Sum n (off B (fun p => g p ^ 2))).
Definition G1 (n B : nat) (g v : nat -> R) : R :=
  4 * (- ((1 - g B) * g B * (v B - bar n g v)) + Sum n (off B (fun p => g p ^ 2 * (v p - bar n g v)))).
Definition G2 (n B : nat) (g v : nat -> R) : R :=
  4 * (g B ^ 2 * (v B - bar n g v) ^ 2 - (1 - g B) * g B * ((v B - bar n g v) ^ 2 - var n g v)
       + Sum n (off B (fun p => g p ^ 2 * (2 * (v p - bar n g v) ^ 2 - var n g v)))).

(** Bounds for weights that sum to one. *)
Section Weights.
Variables (n B : nat) (g v : nat -> R).
Hypothesis HB : (1 <= B <= n)%nat.
Hypothesis g0 : forall p, 0 < g p.
Hypothesis g1 : Sum n g = 1.
Let m := bar n g v.
Let V := var n g v.
Let w := g B.
Let Q := Sum n (off B (fun p => g p ^ 2)).

Lemma Sum_split_off F : Sum n F = F B + Sum n (off B F).
Proof. rewrite (Sum_off n B F HB). ring. Qed.

Lemma off_le F F' : (forall p, (1 <= p <= n)%nat -> p <> B -> F p <= F' p) -> Sum n (off B F) <= Sum n (off B F').
Proof. intros H. apply Sum_le. intros p Hp. unfold off. destruct (Nat.eqb_spec p B); [lra | now apply H]. Qed.

Lemma off_scal c F : Sum n (off B (fun p => c * F p)) = c * Sum n (off B F).
Proof. rewrite <- Sum_scal. apply Sum_ext. intros p _. unfold off. destruct (Nat.eqb p B); ring. Qed.

Lemma off_plus F F' : Sum n (off B (fun p => F p + F' p)) = Sum n (off B F) + Sum n (off B F').
Proof. rewrite <- Sum_plus. apply Sum_ext. intros p _. unfold off. destruct (Nat.eqb p B); ring. Qed.

Lemma off_nonneg' F : (forall p, (1 <= p <= n)%nat -> 0 <= F p) -> 0 <= Sum n (off B F).
Proof. intros H. apply Sum_nonneg. intros p Hp. unfold off. destruct (Nat.eqb p B); [lra | now apply H]. Qed.

Lemma off_g : Sum n (off B g) = 1 - w.
Proof. rewrite Sum_off, g1 by exact HB. reflexivity. Qed.

Lemma w01 : 0 < w <= 1.
Proof. split; [apply g0|]. assert (O : 0 <= Sum n (off B g)) by (apply off_nonneg'; intros; left; apply g0). rewrite off_g in O. lra. Qed.

Lemma off_one p : (1 <= p <= n)%nat -> p <> B -> g p <= 1 - w.
Proof.
  intros Hp N. rewrite <- off_g. rewrite <- (Sum_single n p g Hp). apply Sum_le. intros q _.
  unfold off. destruct (Nat.eqb_spec q p) as [E|_]; destruct (Nat.eqb_spec q B) as [E'|_].
  - exfalso. apply N. congruence.
  - lra.
  - lra.
  - left; apply g0.
Qed.

Lemma Q_le : 0 <= Q <= (1 - w) ^ 2.
Proof.
  split; [apply off_nonneg'; intros; apply pow2_ge_0|].
  replace ((1 - w) ^ 2) with ((1 - w) * Sum n (off B g)) by (rewrite off_g; ring). rewrite <- off_scal.
  apply off_le. intros p Hp N. assert (H := off_one p Hp N). assert (P := g0 p). nra.
Qed.

Lemma G2_le : G2 n B g v <= 8 * V.
Proof.
  unfold G2. fold m V w. assert (W := w01).
  set (Y := w * (v B - m) ^ 2).
  assert (Y0 : 0 <= Y) by (unfold Y; apply Rmult_le_pos; [lra | apply pow2_ge_0]).
  assert (SV : V = Y + Sum n (off B (fun p => g p * (v p - m) ^ 2))) by (unfold V, var; rewrite Sum_split_off; reflexivity).
  assert (R0 : 0 <= Sum n (off B (fun p => g p * (v p - m) ^ 2))).
  { apply off_nonneg'. intros. apply Rmult_le_pos; [left; apply g0 | apply pow2_ge_0]. }
  set (R := Sum n (off B (fun p => g p * (v p - m) ^ 2))) in *.
  assert (S : Sum n (off B (fun p => g p ^ 2 * (2 * (v p - m) ^ 2 - V))) <= 2 * (1 - w) * R).
  { unfold R. rewrite <- off_scal. apply off_le. intros p Hp N. assert (H := off_one p Hp N). assert (P := g0 p).
    assert (Z := pow2_ge_0 (v p - m)). set (z := (v p - m) ^ 2) in *.
    assert (0 <= g p ^ 2 * V) by (apply Rmult_le_pos; [apply pow2_ge_0 | lra]).
    assert (g p * (g p * z) <= (1 - w) * (g p * z)) by (apply Rmult_le_compat_r; [apply Rmult_le_pos; lra | exact H]). nra. }
  replace (w ^ 2 * (v B - m) ^ 2) with (w * Y) by (unfold Y; ring).
  replace ((1 - w) * w * ((v B - m) ^ 2 - V)) with ((1 - w) * Y - (1 - w) * w * V) by (unfold Y; ring).
  assert (w * Y <= Y) by nra. assert (0 <= (1 - w) * Y) by (apply Rmult_le_pos; lra).
  assert ((1 - w) * w * V <= V) by (assert (0 <= V) by lra; assert ((1 - w) * w <= 1) by nra; nra).
  assert (0 <= V) by lra.
  (* exact: w Y - (1-w) Y + (1-w) w V + 2 (1-w) (V - Y) <= 2 V *)
  assert (w * Y - (1 - w) * Y + (1 - w) * w * V + 2 * (1 - w) * R <= 2 * V); [|lra].
  rewrite SV in *. set (e := 1 - w) in *. replace w with (1 - e) in * by (unfold e; ring).
  assert (E01 : 0 <= e < 1) by lra.
  (* Y: (1-e) - e + e(1-e) <= 2 ; R: e(1-e) + 2e <= 2 *)
  assert (C1 : 1 - e - e + e * (1 - e) <= 2) by nra. assert (C2 : e * (1 - e) + 2 * e <= 2) by nra.
  assert ((1 - e - e + e * (1 - e)) * Y <= 2 * Y) by (apply Rmult_le_compat_r; lra).
  assert ((e * (1 - e) + 2 * e) * R <= 2 * R) by (apply Rmult_le_compat_r; lra). nra.
Qed.

Lemma var_le D : (forall p, (1 <= p <= n)%nat -> v p ^ 2 <= D) -> V <= D.
Proof.
  intros H. unfold V, var. fold m.
  assert (E : Sum n (fun p => g p * (v p - m) ^ 2) = Sum n (fun p => g p * v p ^ 2) - m ^ 2).
  { rewrite (Sum_ext n _ (fun p => g p * v p ^ 2 + (- (2 * m) * (g p * v p) + m ^ 2 * g p))) by (intros; ring).
    rewrite !Sum_plus, !Sum_scal, g1. change (Sum n (fun p => g p * v p)) with m. ring. }
  rewrite E. apply Rle_trans with (Sum n (fun p => D * g p)).
  - assert (0 <= m ^ 2) by apply pow2_ge_0. assert (Sum n (fun p => g p * v p ^ 2) <= Sum n (fun p => D * g p)); [|lra].
    apply Sum_le. intros p Hp. assert (P := g0 p). specialize (H p Hp). nra.
  - rewrite Sum_scal, g1. lra.
Qed.

(** (c): along a line on which no score moves faster than D, |G'| <= 4 D G. *)
Lemma G1_abs D : 0 <= D -> (forall p, (1 <= p <= n)%nat -> Rabs (v p) <= D) -> Rabs (G1 n B g v) <= 4 * D * GG n B g.
Proof.
  intros HD H. unfold G1, GG. fold m w Q. assert (W := w01).
  assert (Hm : Rabs m <= D).
  { unfold m, bar. eapply Rle_trans; [apply Sum_abs|]. apply Rle_trans with (Sum n (fun p => D * g p)).
    - apply Sum_le. intros p Hp. rewrite Rabs_mult, (Rabs_right (g p)) by (left; apply g0). specialize (H p Hp). assert (P := g0 p). nra.
    - rewrite Sum_scal, g1. lra. }
  assert (Hz : forall p, (1 <= p <= n)%nat -> Rabs (v p - m) <= 2 * D).
  { intros p Hp. unfold Rminus. eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_Ropp. specialize (H p Hp). lra. }
  assert (HzB : Rabs (v B - m) <= 2 * D * (1 - w)).
  { replace (v B - m) with (Sum n (off B (fun p => g p * (v B - v p)))).
    - eapply Rle_trans; [apply Sum_abs|]. rewrite <- off_g, <- off_scal. apply Sum_le. intros p Hp. unfold off.
      destruct (Nat.eqb p B); [rewrite Rabs_R0; lra|]. rewrite Rabs_mult, (Rabs_right (g p)) by (left; apply g0).
      assert (P := g0 p). assert (Rabs (v B - v p) <= 2 * D); [|nra].
      unfold Rminus. eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_Ropp. assert (X := H p Hp). assert (X' := H B HB). lra.
    - assert (E := Sum_split_off (fun p => g p * (v B - v p))). cbv beta in E.
      assert (E' : Sum n (fun p => g p * (v B - v p)) = v B - m).
      { rewrite (Sum_ext n _ (fun p => v B * g p - g p * v p)) by (intros; ring). rewrite Sum_minus, Sum_scal, g1. unfold m, bar. ring. }
      lra. }
  assert (HS : Rabs (Sum n (off B (fun p => g p ^ 2 * (v p - m)))) <= 2 * D * Q).
  { eapply Rle_trans; [apply Sum_abs|]. unfold Q. rewrite <- off_scal. apply Sum_le. intros p Hp. unfold off.
    destruct (Nat.eqb p B); [rewrite Rabs_R0; lra|]. rewrite Rabs_mult, (Rabs_right (g p ^ 2)) by (apply Rle_ge, pow2_ge_0).
    specialize (Hz p Hp). assert (0 <= g p ^ 2) by apply pow2_ge_0. nra. }
  rewrite Rabs_mult, (Rabs_right 4) by lra.
  assert (HF : Rabs (- ((1 - w) * w * (v B - m))) <= 2 * D * (1 - w) ^ 2).
  { rewrite Rabs_Ropp, Rabs_mult, (Rabs_right ((1 - w) * w)) by (apply Rle_ge, Rmult_le_pos; lra).
    assert (0 <= Rabs (v B - m)) by apply Rabs_pos. assert (w * Rabs (v B - m) <= 2 * D * (1 - w)) by nra.
    replace ((1 - w) * w * Rabs (v B - m)) with ((1 - w) * (w * Rabs (v B - m))) by ring.
    replace (2 * D * (1 - w) ^ 2) with ((1 - w) * (2 * D * (1 - w))) by ring. apply Rmult_le_compat_l; lra. }
  assert (T := Rabs_triang (- ((1 - w) * w * (v B - m))) (Sum n (off B (fun p => g p ^ 2 * (v p - m))))). lra.
Qed.

(** Curvature relative to the value: what a normalised step needs. *)
Lemma G2_log D : 0 <= D -> (forall p, (1 <= p <= n)%nat -> Rabs (v p) <= D) -> G2 n B g v <= 16 * D ^ 2 * GG n B g.
Proof.
  intros HD H. unfold G2, GG. fold m V w Q. assert (W := w01). assert (HQ := Q_le).
  assert (Hm : Rabs m <= D).
  { unfold m, bar. eapply Rle_trans; [apply Sum_abs|]. apply Rle_trans with (Sum n (fun p => D * g p)).
    - apply Sum_le. intros p Hp. rewrite Rabs_mult, (Rabs_right (g p)) by (left; apply g0). specialize (H p Hp). assert (P := g0 p). nra.
    - rewrite Sum_scal, g1. lra. }
  assert (Hz : forall p, (1 <= p <= n)%nat -> (v p - m) ^ 2 <= 4 * D ^ 2).
  { intros p Hp. assert (X : Rabs (v p - m) <= 2 * D).
    { unfold Rminus. eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_Ropp. specialize (H p Hp). lra. }
    rewrite <- (pow2_abs (v p - m)). assert (0 <= Rabs (v p - m)) by apply Rabs_pos. nra. }
  assert (HzB : (v B - m) ^ 2 <= 4 * D ^ 2 * (1 - w) ^ 2).
  { assert (X : Rabs (v B - m) <= 2 * D * (1 - w)).
    { replace (v B - m) with (Sum n (off B (fun p => g p * (v B - v p)))).
      - eapply Rle_trans; [apply Sum_abs|]. rewrite <- off_g, <- off_scal. apply Sum_le. intros p Hp. unfold off.
        destruct (Nat.eqb p B); [rewrite Rabs_R0; lra|]. rewrite Rabs_mult, (Rabs_right (g p)) by (left; apply g0).
        assert (P := g0 p). assert (Rabs (v B - v p) <= 2 * D); [|nra].
        unfold Rminus. eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_Ropp. assert (X := H p Hp). assert (X' := H B HB). lra.
      - assert (E := Sum_split_off (fun p => g p * (v B - v p))). cbv beta in E.
        assert (E' : Sum n (fun p => g p * (v B - v p)) = v B - m).
        { rewrite (Sum_ext n _ (fun p => v B * g p - g p * v p)) by (intros; ring). rewrite Sum_minus, Sum_scal, g1. unfold m, bar. ring. }
        lra. }
    rewrite <- (pow2_abs (v B - m)). replace (4 * D ^ 2 * (1 - w) ^ 2) with ((2 * D * (1 - w)) ^ 2) by ring.
    apply pow_incr. split; [apply Rabs_pos | exact X]. }
  set (zB := (v B - m) ^ 2) in *. assert (Z0 : 0 <= zB) by apply pow2_ge_0.
  assert (SV : V = w * zB + Sum n (off B (fun p => g p * (v p - m) ^ 2))) by (unfold V, var; rewrite Sum_split_off; reflexivity).
  assert (R0 : 0 <= Sum n (off B (fun p => g p * (v p - m) ^ 2))).
  { apply off_nonneg'. intros. apply Rmult_le_pos; [left; apply g0 | apply pow2_ge_0]. }
  assert (R1 : Sum n (off B (fun p => g p * (v p - m) ^ 2)) <= 4 * D ^ 2 * (1 - w)).
  { rewrite <- off_g, <- off_scal. apply off_le. intros p Hp _. specialize (Hz p Hp). assert (P := g0 p). nra. }
  assert (V0 : 0 <= V) by (rewrite SV; assert (0 <= w * zB) by (apply Rmult_le_pos; lra); lra).
  assert (S : Sum n (off B (fun p => g p ^ 2 * (2 * (v p - m) ^ 2 - V))) <= 8 * D ^ 2 * Q).
  { unfold Q. rewrite <- off_scal. apply off_le. intros p Hp _. specialize (Hz p Hp). assert (0 <= g p ^ 2) by apply pow2_ge_0.
    assert (g p ^ 2 * (2 * (v p - m) ^ 2 - V) <= g p ^ 2 * (8 * D ^ 2)) by (apply Rmult_le_compat_l; lra). lra. }
  set (e := 1 - w) in *. assert (Ew : w = 1 - e) by (unfold e; ring). assert (E01 : 0 <= e < 1) by lra.
  set (d := 4 * D ^ 2) in *. assert (D0 : 0 <= d) by (unfold d; assert (0 <= D ^ 2) by apply pow2_ge_0; lra).
  assert (V1 : V <= d * (w * e ^ 2 + e)).
  { rewrite SV. assert (w * zB <= w * (d * e ^ 2)) by (apply Rmult_le_compat_l; lra). lra. }
  assert (A1 : w ^ 2 * zB <= w ^ 2 * (d * e ^ 2)) by (apply Rmult_le_compat_l; [apply pow2_ge_0 | lra]).
  assert (A2 : e * w * V <= e * w * (d * (w * e ^ 2 + e))) by (apply Rmult_le_compat_l; [apply Rmult_le_pos; lra | lra]).
  assert (A3 : 0 <= e * w * zB) by (apply Rmult_le_pos; [apply Rmult_le_pos; lra | lra]).
  assert (P1 : w ^ 2 + w + w ^ 2 * e <= 2) by (rewrite Ew; nra).
  assert (A4 : d * e ^ 2 * (w ^ 2 + w + w ^ 2 * e) <= d * e ^ 2 * 2).
  { apply Rmult_le_compat_l; [apply Rmult_le_pos; [exact D0 | apply pow2_ge_0] | exact P1]. }
  replace (8 * D ^ 2) with (2 * d) in S by (unfold d; ring). replace (16 * D ^ 2) with (4 * d) by (unfold d; ring).
  assert (T : w ^ 2 * (d * e ^ 2) + e * w * (d * (w * e ^ 2 + e)) = d * e ^ 2 * (w ^ 2 + w + w ^ 2 * e)) by ring.
  lra.
Qed.

(** (b): if the score of B is 1 and the others are at most 1 - Delta, the derivative is at most -2 Delta w G. *)
Lemma G1_gap Delta : 0 <= Delta -> 1/2 <= w -> v B = 1 -> (forall p, (1 <= p <= n)%nat -> p <> B -> v p <= 1 - Delta) ->
  2 * Delta * w * GG n B g <= - G1 n B g v.
Proof.
  intros HD Hw HvB H. unfold G1, GG. fold m w Q. rewrite HvB. assert (W := w01). assert (HQ := Q_le).
  set (Db := 1 - m).
  assert (EDb : Db = Sum n (off B (fun p => g p * (1 - v p)))).
  { unfold Db, m, bar. rewrite (Sum_split_off (fun p => g p * v p)), HvB. fold w.
    assert (Sum n (off B (fun p => g p * v p)) + Sum n (off B (fun p => g p * (1 - v p))) = 1 - w); [|lra].
    rewrite <- off_plus, <- off_g. apply Sum_ext. intros p _. apply off_ext. ring. }
  assert (HDb : Delta * (1 - w) <= Db).
  { rewrite EDb, <- off_g, <- off_scal. apply off_le. intros p Hp N. specialize (H p Hp N). assert (P := g0 p). nra. }
  assert (HS : Sum n (off B (fun p => g p ^ 2 * (v p - m))) <= (Db - Delta) * Q).
  { unfold Q. rewrite <- off_scal. apply off_le. intros p Hp N. specialize (H p Hp N). assert (0 <= g p ^ 2) by apply pow2_ge_0.
    unfold Db. nra. }
  set (e := 1 - w) in *. replace w with (1 - e) in * by (unfold e; ring).
  assert (X : e * (1 - e) - Q >= 0) by nra.
  assert (Delta * e * (e * (1 - e) - Q) <= Db * (e * (1 - e) - Q)) by (apply Rmult_le_compat_r; lra).
  replace (1 - m) with Db by reflexivity. nra.
Qed.
End Weights.

(** Derivatives along a line of scores. *)
Section Line.
Variables (n B : nat) (al be : nat -> R).
Hypothesis HB : (1 <= B <= n)%nat.
Let g s p := exp (al p + be p * s) / Sum n (fun q => exp (al q + be q * s)).

Lemma line_pos s p : 0 < g s p.
Proof. apply Rdiv_lt_0_compat; [apply exp_pos | apply Sum_pos; [lia | intros; apply exp_pos]]. Qed.

Lemma line_sum s : Sum n (g s) = 1.
Proof.
  unfold g. assert (P : 0 < Sum n (fun q => exp (al q + be q * s))) by (apply Sum_pos; [lia | intros; apply exp_pos]).
  set (Z := Sum n (fun q => exp (al q + be q * s))) in *.
  rewrite (Sum_ext n _ (fun p => / Z * exp (al p + be p * s))) by (intros; unfold Rdiv; ring). rewrite Sum_scal. fold Z. field. lra.
Qed.

Lemma line_weight p t : (1 <= p <= n)%nat -> is_derive (fun s => g s p) t (g t p * (be p - bar n (g t) be)).
Proof.
  intros Hp. assert (Hn : (1 <= n)%nat) by lia. set (c q := if Nat.eqb q p then 1 else 0).
  assert (L := softmax_line n al be c t Hn). cbv zeta in L.
  assert (E : forall F, Sum n (fun q => F q * c q) = F p).
  { intros F. rewrite <- (Sum_single n p F Hp). apply Sum_ext. intros q _. unfold c. destruct (Nat.eqb q p); ring. }
  replace (g t p * (be p - bar n (g t) be)) with (cov n (g t) c be).
  - apply (is_derive_ext (fun s => Sum n (fun q => c q * g s q))); [|exact L].
    intros s. rewrite <- (E (g s)). apply Sum_ext. intros; ring.
  - unfold cov. rewrite (Sum_ext n (fun q => g t q * (c q * be q)) (fun q => (g t q * be q) * c q)) by (intros; ring).
    rewrite E, E. unfold bar. ring.
Qed.

Lemma line_bar t : is_derive (fun s => bar n (g s) be) t (var n (g t) be).
Proof.
  assert (Hn : (1 <= n)%nat) by lia.
  assert (L := softmax_line n al be be t Hn). cbv zeta in L.
  replace (var n (g t) be) with (cov n (g t) be be).
  - apply (is_derive_ext (fun s => Sum n (fun q => be q * g s q))); [|exact L].
    intros s. unfold bar. apply Sum_ext. intros; ring.
  - unfold cov, var. set (m := bar n (g t) be). change (Sum n (fun p => g t p * be p)) with m.
    rewrite (Sum_ext n (fun p => g t p * (be p - m) ^ 2) (fun p => g t p * (be p * be p) + (- (2 * m) * (g t p * be p) + m ^ 2 * g t p))) by (intros; ring).
    rewrite !Sum_plus, !Sum_scal, line_sum. change (Sum n (fun p => g t p * be p)) with m. ring.
Qed.

Lemma is_derive_off (F : nat -> R -> R) (d : nat -> R) t :
  (forall p, (1 <= p <= n)%nat -> is_derive (F p) t (d p)) ->
  is_derive (fun s => Sum n (off B (fun p => F p s))) t (Sum n (off B d)).
Proof.
  intros H. apply (is_derive_Sum n (fun p s => off B (fun p => F p s) p)). intros p Hp. unfold off.
  destruct (Nat.eqb p B); [apply @is_derive_const | now apply H].
Qed.

Lemma line_G t : is_derive (fun s => GG n B (g s)) t (G1 n B (g t) be).
Proof.
  unfold GG. set (z p := be p - bar n (g t) be).
  assert (D1 : is_derive (fun s => Sum n (off B (fun p => g s p ^ 2))) t (Sum n (off B (fun p => 2 * (g t p ^ 2 * z p))))).
  { apply (is_derive_off (fun p s => g s p ^ 2)). intros p Hp.
    evar_last; [apply (is_derive_pow (fun s => g s p) 2), (line_weight p t Hp)|]. simpl. fold (z p). ring. }
  assert (D2 : is_derive (fun s => (1 - g s B) ^ 2) t (- (2 * ((1 - g t B) * (g t B * z B))))).
  { evar_last; [apply (is_derive_pow (fun s => 1 - g s B) 2), (is_derive_minus (fun _ => 1) (fun s => g s B)); [apply @is_derive_const | apply (line_weight B t HB)]|].
    fold (z B). unfold minus, plus, opp, zero; simpl. ring. }
  rewrite (off_scal n B 2 (fun p => g t p ^ 2 * z p)) in D1.
  unfold G1. fold (z B).
  change (Sum n (off B (fun p => g t p ^ 2 * (be p - bar n (g t) be)))) with (Sum n (off B (fun p => g t p ^ 2 * z p))).
  set (SS := Sum n (off B (fun p => g t p ^ 2 * z p))) in *.
  evar_last; [apply (is_derive_scal (fun s => (1 - g s B) ^ 2 + Sum n (off B (fun p => g s p ^ 2))));
              apply (is_derive_plus (fun s => (1 - g s B) ^ 2)); [exact D2 | exact D1]|].
  unfold plus; simpl. ring.
Qed.

Lemma line_G1 t : is_derive (fun s => G1 n B (g s) be) t (G2 n B (g t) be).
Proof.
  unfold G1. set (z p := be p - bar n (g t) be). set (V := var n (g t) be).
  assert (Dz : forall p, is_derive (fun s => be p - bar n (g s) be) t (- V)).
  { intros p. evar_last; [apply (is_derive_minus (fun _ => be p) (fun s => bar n (g s) be)); [apply @is_derive_const | apply line_bar]|].
    unfold minus, plus, opp, zero; simpl. unfold V. ring. }
  assert (D1 : is_derive (fun s => Sum n (off B (fun p => g s p ^ 2 * (be p - bar n (g s) be)))) t
                 (Sum n (off B (fun p => g t p ^ 2 * (2 * z p ^ 2 - V))))).
  { apply (is_derive_off (fun p s => g s p ^ 2 * (be p - bar n (g s) be))). intros p Hp.
    evar_last; [apply (is_derive_mult (fun s => g s p ^ 2) (fun s => be p - bar n (g s) be));
      [apply (is_derive_pow (fun s => g s p) 2), (line_weight p t Hp) | apply Dz | intros; apply Rmult_comm]|].
    unfold plus, mult; simpl. fold (z p). ring. }
  assert (D2 : is_derive (fun s => (1 - g s B) * g s B * (be B - bar n (g s) be)) t
     (- (g t B ^ 2 * z B ^ 2) + (1 - g t B) * g t B * (z B ^ 2 - V))).
  { assert (Dw := line_weight B t HB). fold (z B) in Dw.
    assert (De : is_derive (fun s => 1 - g s B) t (- (g t B * z B))).
    { evar_last; [apply (is_derive_minus (fun _ => 1) (fun s => g s B)); [apply @is_derive_const | exact Dw]|].
      unfold minus, plus, opp, zero; simpl. ring. }
    evar_last; [apply (is_derive_mult (fun s => (1 - g s B) * g s B) (fun s => be B - bar n (g s) be));
      [apply (is_derive_mult (fun s => 1 - g s B) (fun s => g s B)); [exact De | exact Dw | intros; apply Rmult_comm]
       | apply Dz | intros; apply Rmult_comm]|].
    unfold plus, mult; simpl. fold (z B). ring. }
  unfold G2. fold V (z B).
  change (fun p => g t p ^ 2 * (2 * (be p - bar n (g t) be) ^ 2 - V)) with (fun p => g t p ^ 2 * (2 * z p ^ 2 - V)).
  set (SS := Sum n (off B (fun p => g t p ^ 2 * (2 * z p ^ 2 - V)))) in *.
  evar_last; [apply (is_derive_scal (fun s => - ((1 - g s B) * g s B * (be B - bar n (g s) be)) + Sum n (off B (fun p => g s p ^ 2 * (be p - bar n (g s) be)))));
              apply (is_derive_plus (fun s => - ((1 - g s B) * g s B * (be B - bar n (g s) be)))); [apply @is_derive_opp; exact D2 | exact D1]|].
  unfold plus, opp; simpl. ring.
Qed.

(** Descent along the whole line from 0 to 1. *)
Lemma line_descent D : (forall p, (1 <= p <= n)%nat -> be p ^ 2 <= D) ->
  GG n B (g 1) <= GG n B (g 0) + G1 n B (g 0) be + 4 * D.
Proof.
  intros H.
  assert (B2 : forall s, G2 n B (g s) be <= 8 * D).
  { intros s. assert (X := G2_le n B (g s) be HB (line_pos s) (line_sum s)).
    assert (Y := var_le n (g s) be (line_pos s) (line_sum s) D H). lra. }
  assert (S1 : forall s, 0 <= s -> G1 n B (g s) be <= G1 n B (g 0) be + 8 * D * s).
  { intros s [Hs| <-]; [|lra].
    destruct (MVT_cor2 (fun s => G1 n B (g s) be) (fun s => G2 n B (g s) be) 0 s Hs) as [c [E _]].
    - intros c _. apply is_derive_Reals, line_G1.
    - specialize (B2 c). rewrite Rminus_0_r in E. nra. }
  destruct (MVT_cor2 (fun s => GG n B (g s) - 4 * D * s ^ 2) (fun s => G1 n B (g s) be - 8 * D * s) 0 1 ltac:(lra)) as [c [E [C0 C1]]].
  - intros c _. apply is_derive_Reals.
    evar_last; [apply (is_derive_minus (fun s => GG n B (g s)) (fun s => 4 * D * s ^ 2)); [apply line_G | auto_derive; [exact I | reflexivity]]|].
    unfold minus, plus, opp; simpl. ring.
  - specialize (S1 c ltac:(lra)). cbv beta in E. rewrite Rminus_0_r, Rmult_1_r in E. rewrite pow1 in E.
    replace (0 ^ 2) with 0 in E by ring. lra.
Qed.

Lemma GG_pos s : (2 <= n)%nat -> 0 < GG n B (g s).
Proof.
  intros H2. unfold GG. assert (Q := Q_le n B (g s) HB (line_pos s) (line_sum s)).
  set (q := if Nat.eqb B 1 then 2%nat else 1%nat).
  assert (Hq : (1 <= q <= n)%nat /\ q <> B) by (unfold q; destruct (Nat.eqb_spec B 1); lia).
  assert (X := off_one n B (g s) HB (line_pos s) (line_sum s) q (proj1 Hq) (proj2 Hq)). assert (P := line_pos s q). nra.
Qed.

Lemma line_log D : (2 <= n)%nat -> 0 <= D -> (forall p, (1 <= p <= n)%nat -> Rabs (be p) <= D) ->
  GG n B (g 0) * exp (- (4 * D)) <= GG n B (g 1).
Proof.
  intros H2 HD H.
  destruct (MVT_cor2 (fun s => ln (GG n B (g s))) (fun s => G1 n B (g s) be / GG n B (g s)) 0 1 ltac:(lra)) as [c [E _]].
  - intros c _. apply is_derive_Reals. evar_last; [apply (is_derive_comp ln (fun s => GG n B (g s))); [apply is_derive_Reals, derivable_pt_lim_ln, GG_pos, H2 | apply line_G]|].
    unfold scal; simpl. unfold mult; simpl. unfold Rdiv. ring.
  - assert (A := G1_abs n B (g c) be HB (line_pos c) (line_sum c) D HD H). assert (P := GG_pos c H2).
    assert (P0 := GG_pos 0 H2). assert (P1 := GG_pos 1 H2).
    assert (Q : - (4 * D) <= G1 n B (g c) be / GG n B (g c)).
    { apply Rmult_le_reg_r with (GG n B (g c)); [exact P|]. replace (G1 n B (g c) be / GG n B (g c) * GG n B (g c)) with (G1 n B (g c) be) by (field; lra).
      assert (Y := Rle_abs (- G1 n B (g c) be)). rewrite Rabs_Ropp in Y. lra. }
    rewrite <- (exp_ln (GG n B (g 0))) by exact P0. rewrite <- (exp_ln (GG n B (g 1))) by exact P1. rewrite <- exp_plus.
    cbv beta in E. destruct (Rle_lt_dec (ln (GG n B (g 0)) + - (4 * D)) (ln (GG n B (g 1)))) as [K|K]; [|lra].
    destruct K as [K|K]; [left; now apply exp_increasing | right; now rewrite K].
Qed.

Lemma line_descent_log D : (2 <= n)%nat -> 0 <= D -> (forall p, (1 <= p <= n)%nat -> Rabs (be p) <= D) ->
  ln (GG n B (g 1)) <= ln (GG n B (g 0)) + G1 n B (g 0) be / GG n B (g 0) + 8 * D ^ 2.
Proof.
  intros H2 HD H. assert (P := fun s => GG_pos s H2).
  assert (Dl : forall c, is_derive (fun s => ln (GG n B (g s))) c (G1 n B (g c) be / GG n B (g c))).
  { intros c. evar_last; [apply (is_derive_comp ln (fun s => GG n B (g s))); [apply is_derive_Reals, derivable_pt_lim_ln, P | apply line_G]|].
    unfold scal; simpl. unfold mult; simpl. unfold Rdiv. ring. }
  assert (Dr : forall c, is_derive (fun s => G1 n B (g s) be / GG n B (g s)) c
     ((G2 n B (g c) be * GG n B (g c) - G1 n B (g c) be * G1 n B (g c) be) / GG n B (g c) ^ 2)).
  { intros c. apply (is_derive_div (fun s => G1 n B (g s) be) (fun s => GG n B (g s))); [apply line_G1 | apply line_G | apply Rgt_not_eq, P]. }
  assert (B2 : forall c, (G2 n B (g c) be * GG n B (g c) - G1 n B (g c) be * G1 n B (g c) be) / GG n B (g c) ^ 2 <= 16 * D ^ 2).
  { intros c. assert (X := G2_log n B (g c) be HB (line_pos c) (line_sum c) D HD H). specialize (P c).
    set (y := GG n B (g c)) in *. set (y1 := G1 n B (g c) be) in *. set (y2 := G2 n B (g c) be) in *.
    apply Rmult_le_reg_r with (y ^ 2); [nra|]. replace ((y2 * y - y1 * y1) / y ^ 2 * y ^ 2) with (y2 * y - y1 * y1) by (field; lra). nra. }
  assert (S1 : forall s, 0 <= s -> G1 n B (g s) be / GG n B (g s) <= G1 n B (g 0) be / GG n B (g 0) + 16 * D ^ 2 * s).
  { intros s [Hs| <-]; [|lra].
    destruct (MVT_cor2 (fun s => G1 n B (g s) be / GG n B (g s)) (fun c => (G2 n B (g c) be * GG n B (g c) - G1 n B (g c) be * G1 n B (g c) be) / GG n B (g c) ^ 2) 0 s Hs) as [c [E _]].
    - intros c _. apply is_derive_Reals, Dr.
    - specialize (B2 c). cbv beta in E. rewrite Rminus_0_r in E.
      assert (Y := Rmult_le_compat_r s _ _ (Rlt_le _ _ Hs) B2). lra. }
  destruct (MVT_cor2 (fun s => ln (GG n B (g s)) - 8 * D ^ 2 * s ^ 2) (fun s => G1 n B (g s) be / GG n B (g s) - 16 * D ^ 2 * s) 0 1 ltac:(lra)) as [c [E [C0 C1]]].
  - intros c _. apply is_derive_Reals.
    evar_last; [apply (is_derive_minus (fun s => ln (GG n B (g s))) (fun s => 8 * D ^ 2 * s ^ 2)); [apply Dl | auto_derive; [exact I | reflexivity]]|].
    unfold minus, plus, opp; simpl. ring.
  - specialize (S1 c ltac:(lra)). cbv beta in E. rewrite Rminus_0_r, Rmult_1_r in E. rewrite pow1 in E.
    replace (0 ^ 2) with 0 in E by ring. lra.
Qed.
End Line.
