(** The definitions are those of the paper as far as these say so. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Claims Sums Softmax Prop34 FeedForward Rem13Full FrozenBound Cor20Repair Cor20Exact FrozenRepair Unreached.
Open Scope R_scope.

Theorem attention : sanity_attention.
Proof.
  intros n tau h Hn Ht. split; [intros; now apply gamma_pos|]. split; [now apply gamma_sum|]. unfold share, bit. split.
  - rewrite (Sum_ext n _ (fun _ => 0)) by (intros; ring). rewrite Sum_const. ring.
  - rewrite (Sum_ext n _ (gamma n tau h)) by (intros; ring). now apply gamma_sum.
Qed.

Theorem classifier : sanity_classifier.
Proof.
  split; [intros z; symmetry; apply relu_is_sigma|]. split; [|exact f_parity].
  intros b z. unfold sigma. replace ((- z) ^ 2) with (z ^ 2) by ring. field.
Qed.

Theorem losses : sanity_loss.
Proof.
  split; [intros; apply pow2_ge_0|]. split.
  - intros y t. unfold loss. split; intros H; [|rewrite Rmax_left by lra; ring].
    destruct (Rle_dec (1 - y * t) 0) as [L|G]; [lra|]. rewrite Rmax_right in H by lra. nra.
  - intros n B. split; [|apply silent]. unfold risk. transitivity (Mean n (fun _ => 0)); [|apply Mean_const].
    apply Mean_ext. intros x. apply right_label.
Qed.

Lemma half_of_all n p : (1 <= p <= n)%nat -> Mean n (fun x => bit x p) = 1 / 2.
Proof.
  intros Hp. rewrite (Mean_split n p) by exact Hp. unfold bit.
  rewrite (Mean_ext n _ (fun _ => 0)) by (intros; now rewrite upd_here).
  rewrite (Mean_ext n (fun x => if upd x p true p then 1 else 0) (fun _ => 1)) by (intros; now rewrite upd_here).
  rewrite !Mean_const. field.
Qed.
Theorem inputs : sanity_inputs.
Proof.
  split; [exact label_sign|]. split; [|split; [exact Mean_const | exact half_of_all]].
  intros n p B x Hp Bp. unfold label. rewrite (ones_upd n B p x Hp Bp). simpl. ring.
Qed.

Lemma mean_inside n (e w : nat -> R) : (1 <= n)%nat -> (forall p, 0 < e p) -> (forall p, (1 <= p <= n)%nat -> Rabs (w p) <= 1) ->
  Rabs (Sum n (fun p => e p * w p) / Sum n e) <= 1.
Proof.
  intros Hn He Hw. assert (Z : 0 < Sum n e) by (apply Sum_pos; auto). unfold Rdiv.
  rewrite Rabs_mult, (Rabs_pos_eq (/ Sum n e)) by (left; now apply Rinv_0_lt_compat).
  apply Rmult_le_reg_r with (Sum n e); [exact Z|]. rewrite Rmult_assoc, Rinv_l, Rmult_1_r, Rmult_1_l by lra.
  eapply Rle_trans; [apply Sum_abs|]. apply Sum_le. intros p Hp. specialize (He p). specialize (Hw p Hp).
  rewrite Rabs_mult, (Rabs_pos_eq (e p)) by lra. nra.
Qed.
Theorem frozen : sanity_frozen.
Proof.
  split; [|split; [|split]].
  - intros T n m tau x q Hn Hm Small Hq. assert (M0 : 0 < INR m) by (apply lt_0_INR; lia). unfold gathered, Rdiv at 1.
    rewrite Rabs_mult, (Rabs_pos_eq (/ INR m)) by (left; now apply Rinv_0_lt_compat).
    apply Rmult_le_reg_r with (INR m); [exact M0|]. rewrite Rmult_assoc, Rinv_l, Rmult_1_l, Rmult_1_r by lra.
    eapply Rle_trans; [apply Sum_abs|]. rewrite <- (Rmult_1_r (INR m)), <- Sum_const. apply Sum_le. intros j _.
    apply mean_inside; [exact Hn | intros; apply exp_pos|]. intros p Hp. unfold entry, dims in *. destruct Small as [S1 S2].
    destruct (Nat.leb_spec q (half T)); [apply S1 | apply S2]; lia.
  - intros T N. split; [apply path_pos|]. unfold path_norm, entries_norm. rewrite Rmult_comm, <- Sum_scal. apply Sum_le. intros t Ht.
    rewrite (Rmult_comm (Rabs (alpha N t))). apply Rmult_le_compat_r; [apply Rabs_pos|].
    rewrite <- (Sum_single (width N) t (fun t => Sum (dims T) (fun q => Rabs (beta N t q))) Ht). apply Sum_le. intros u _.
    assert (0 <= Sum (dims T) (fun q => Rabs (beta N u q))) by (apply Sum_nonneg; intros; apply Rabs_pos). destruct (Nat.eqb u t); lra.
  - intros L t. rewrite at_least_fewer. ring.
  - intros L. rewrite fewer_one, pow_inv. unfold Rdiv. ring.
Qed.
