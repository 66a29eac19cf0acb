(** Everything in the statements is defined: the lemmas behind the companions. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Lemma15.
Open Scope R_scope.

Lemma n_nonzero n : (1 <= n)%nat -> INR n <> 0.
Proof. intros. apply not_0_INR. lia. Qed.

Lemma weights_defined n tau h : (1 <= n)%nat -> 0 < tau -> weights_ok n tau h.
Proof.
  intros Hn Ht. split; [now apply n_nonzero | split; [lra|]]. apply Rgt_not_eq, Sum_pos; [exact Hn|]. intros. apply exp_pos.
Qed.

Lemma yhat_defined n k tau b x A : (1 <= n)%nat -> 0 < tau -> 0 <= b -> yhat_ok n k tau b x A.
Proof.
  intros Hn Ht Hb. split; [intros; now apply weights_defined|]. intros q _.
  assert (H := pow2_ge_0 (attended n k tau x A + 1/2 - INR q)). lra.
Qed.

Lemma gradient_defined n k tau b x A : (1 <= n)%nat -> 0 < tau -> 0 < b -> grad_ok n k tau b x A.
Proof.
  intros Hn Ht Hb i Hi. assert (Hk : (1 <= k)%nat) by lia.
  split; eexists; [now apply yhat_derive_a13 | now apply yhat_derive_a14].
Qed.

Lemma norm2_defined k d1 d2 : norm2_ok k d1 d2.
Proof. apply Sum_nonneg. intros. apply sum_sq_ge_0. Qed.
Lemma dist_defined k A A' : dist_ok k A A'.
Proof. apply Sum_nonneg. intros. apply sum_sq_ge_0. Qed.

Lemma square_nonzero r : 0 < r -> r ^ 2 <> 0.
Proof. intros. apply Rgt_not_eq, pow_lt. assumption. Qed.
Lemma root_nonzero r : 0 < r -> sqrt r <> 0.
Proof. intros. apply Rgt_not_eq, sqrt_lt_R0. assumption. Qed.
