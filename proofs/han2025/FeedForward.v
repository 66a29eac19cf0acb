(** Proposition 3, the feed-forward network with the printed coefficients. *)
From Coq Require Import Reals Lra Lia.
From Parity Require Import Model Constants Sums Prop34 Claims Propositions.
Open Scope R_scope.

Lemma relu_is_sigma z : Rmax 0 z = sigma 0 z.
Proof.
  destruct (Rle_lt_dec 0 z); [rewrite Rmax_right, sigma0_pos by lra | rewrite Rmax_left, sigma0_neg by lra]; reflexivity.
Qed.

Lemma network_is_f k s :
  1 + Sum k (fun j => (-1) ^ j * prop_3_coefficient j * Rmax 0 (s + prop_3_offset j)) = f k 0 s.
Proof.
  unfold f. f_equal. apply Sum_ext. intros j _. rewrite relu_is_sigma. unfold prop_3_coefficient, prop_3_offset, outer.
  f_equal. f_equal. field.
Qed.

Theorem formula : prop_3_ffnn_formula.
Proof. intros k s H. rewrite network_is_f. now apply f_parity. Qed.

Theorem zero_risk : prop_3_feed_forward.
Proof.
  intros n B. transitivity (risk n B (fun x => f (count n B) 0 (INR (ones n B x)))); [|apply Prop34.prop_3_feed_forward].
  unfold risk. apply Mean_ext. intros x. now rewrite network_is_f.
Qed.
