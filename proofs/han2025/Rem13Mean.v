(** Remark 13 as printed, for a classifier that sees only the mean of the attended embeddings: 2^n - 1 heads in the plane, of which
    2^(p-1) point at position p, make this mean a binary number with the bits of the input. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Softmax Rem13Full OneBitRisk OneBitDescent OneBitDefined Claims.
Open Scope R_scope.

Lemma Sum_app a b g : Sum (a + b) g = Sum a g + Sum b (fun j => g (a + j)%nat).
Proof. induction b as [|b IH]; [rewrite Nat.add_0_r; simpl; ring|]. rewrite Nat.add_succ_r. cbn [Sum]. rewrite IH, Nat.add_succ_r. ring. Qed.

Definition many (n : nat) : nat := (2 ^ n - 1)%nat.
Definition points_at (j : nat) : nat := S (Nat.log2 j).
Fixpoint number (n : nat) (v : nat -> R) : R := match n with O => 0 | S j => number j v + 2 ^ j * v (S j) end.
Lemma pow_pos n : (1 <= 2 ^ n)%nat.
Proof. induction n as [|n IH]; simpl; lia. Qed.
Lemma points_range n j : (1 <= j <= many n)%nat -> (1 <= points_at j <= n)%nat.
Proof.
  intros Hj. unfold many, points_at in *. split; [lia|]. assert (P := pow_pos n). assert (L : (Nat.log2 j < n)%nat); [|lia].
  apply Nat.log2_lt_pow2; lia.
Qed.
Lemma heads_add_up n v : Sum (many n) (fun j => v (points_at j)) = number n v.
Proof.
  induction n as [|n IH]; [reflexivity|]. cbn [number]. rewrite <- IH. unfold many. assert (P := pow_pos n).
  replace (2 ^ S n - 1)%nat with ((2 ^ n - 1) + 2 ^ n)%nat by (simpl; lia). rewrite Sum_app. f_equal.
  rewrite (Sum_ext (2 ^ n) _ (fun _ => v (S n))).
  - rewrite Sum_const, pow_INR. reflexivity.
  - intros j Hj. f_equal. unfold points_at. f_equal. apply Nat.log2_unique; simpl; lia.
Qed.
Lemma number_range n x : 0 <= number n (bit x) < 2 ^ n.
Proof.
  induction n as [|n IH]; simpl; [lra|]. assert (P : 0 < 2 ^ n) by (apply pow_lt; lra). unfold bit at 2 4. destruct (x (S n)); lra.
Qed.
(** The label is read from the binary number, from its first bit on. *)
Fixpoint read (B : nat -> bool) (n : nat) (r : R) : R :=
  match n with
  | O => 1
  | S j => if Rle_dec (2 ^ j) r then (if B (S j) then -1 else 1) * read B j (r - 2 ^ j) else read B j r
  end.
Lemma reads B n x : read B n (number n (bit x)) = label n B x.
Proof.
  unfold label, ones. induction n as [|n IH]; [reflexivity|]. cbn [read number count]. assert (R := number_range n x).
  assert (P : 0 < 2 ^ n) by (apply pow_lt; lra). rewrite pow_add, <- IH.
  assert (V : bit x (S n) = if x (S n) then 1 else 0) by reflexivity. set (v := bit x (S n)) in *. set (r := number n (bit x)) in *. clearbody v r.
  destruct (x (S n)); subst v.
  - destruct (Rle_dec (2 ^ n) (r + 2 ^ n * 1)); [|lra]. replace (r + 2 ^ n * 1 - 2 ^ n) with r by ring.
    rewrite andb_true_r. destruct (B (S n)); simpl; ring.
  - destruct (Rle_dec (2 ^ n) (r + 2 ^ n * 0)); [lra|]. rewrite Rmult_0_r, Rplus_0_r, andb_false_r. simpl. ring.
Qed.

Lemma many_pos n : (1 <= n)%nat -> (1 <= many n)%nat.
Proof. intros Hn. unfold many. destruct n as [|n]; [lia|]. assert (P := pow_pos n). simpl. lia. Qed.

Theorem literal : ~ rem_13_literal.
Proof.
  intros H. destruct (H many (fun n j => Head (u1 n (points_at j)) (u2 n (points_at j))) (fun _ => points_at)) as (c & n0 & G).
  - exact many_pos.
  - intros n j Hn Hj. assert (R := points_range n j Hj). split; [exact R|]. intros q Hq N. set (p := points_at j) in *.
    unfold score. cbn [a13 a14]. assert (C := cos_gap n q p Hq R N). assert (U := unit_vectors n p). assert (Z := gap_pos n ltac:(lia)). nra.
  - intros n B Hn. exists (fun r _ _ _ => read B n (r * INR (many n))). unfold risk. transitivity (Mean n (fun _ => 0)); [|apply Mean_const].
    apply Mean_ext. intros x. cbv zeta. assert (M : 0 < INR (many n)) by (apply lt_0_INR; assert (X := many_pos n Hn); lia).
    replace (Sum (many n) (fun j => bit x (points_at j)) / INR (many n) * INR (many n)) with (Sum (many n) (fun j => bit x (points_at j))) by (field; lra).
    rewrite heads_add_up, reads. apply right_label.
  - destruct (nfloor_ex (Rmax 0 c) (Rmax_l 0 c)) as [u [_ Hu]]. set (j := S (2 * u + n0)). specialize (G (2 * j)%nat ltac:(unfold j; lia)).
    unfold rem_13_heads, many in G. rewrite minus_INR, pow_INR in G by apply pow_pos. replace (INR 2) with 2 in G by (simpl; lra).
    rewrite mult_INR, pow_mult in G. replace (2 ^ 2) with 4 in G by ring. simpl (INR 1) in G. simpl (INR 2) in G.
    assert (P := Nat.pow_gt_lin_r 2 j ltac:(lia)). apply le_INR in P. rewrite S_INR, pow_INR in P. replace (INR 2) with 2 in P by (simpl; lra).
    assert (Q : 4 ^ j = 2 ^ j * 2 ^ j) by (rewrite <- Rpow_mult_distr; f_equal; lra). rewrite Q in G.
    assert (J : 2 * INR u + 1 <= INR j) by (unfold j; rewrite S_INR, plus_INR, mult_INR; simpl (INR 2); assert (X := pos_INR n0); lra).
    assert (c <= Rmax 0 c) by apply Rmax_r. assert (U0 := pos_INR u).
    set (w := 2 ^ j) in *. set (r := INR j) in *. assert (C : c * (2 * r) <= (INR u + 1) * (2 * r)) by (apply Rmult_le_compat_r; lra). nra.
Qed.
