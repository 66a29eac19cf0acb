(** Statements as they are generated, from what is proved about the definitions of Model.v. *)
From Coq Require Import Reals Lra Lia ZArith Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Identification Generated.
From Parity Require Said Corrected Displays14.
Open Scope R_scope.

(** * Lemma 14 *)
Theorem softmax_13 : Said.said_lemma_14_softmax_derivative_13_sign_corrected.statement.
Proof.
  intros n k tau x A i p _ Hi Hp _ Ht. assert (C := Corrected.softmax_13 n tau (heads A i) p Hp Ht). rewrite <- gamma_1 in C.
  etransitivity; [exact C|]. unfold lemma_14_minus. rewrite <- signed. reflexivity.
Qed.
Theorem softmax_13_means : Said.said_lemma_14_softmax_derivative_13_sign_corrected.statement_means.
Proof. companion ltac:(apply ex_gamma; arith). Qed.
Theorem softmax_14 : Said.said_lemma_14_softmax_derivative_14_sign_corrected.statement.
Proof.
  intros n k tau x A i p _ Hi Hp _ Ht. assert (C := Corrected.softmax_14 n tau (heads A i) p Hp Ht). rewrite <- gamma_2 in C.
  etransitivity; [exact C|]. unfold lemma_14_minus. rewrite <- signed. reflexivity.
Qed.
Theorem softmax_14_means : Said.said_lemma_14_softmax_derivative_14_sign_corrected.statement_means.
Proof. companion ltac:(apply ex_gamma; arith). Qed.
Theorem slope_bound : Said.said_lemma_14_slope_bound.statement.
Proof.
  intros n k tau b x A _ [_ Hk] _ Hb. assert (P := Displays14.bound_of_slope k b (Said.said_lemma_14_slope_bound.v_vstar n k tau x A) Hk Hb).
  unfold Said.said_lemma_14_slope_bound.v_printed'slope. rewrite mult_INR, pow_INR. simpl (INR 4). replace (1 + 1 + 1 + 1) with 4 by ring. exact P.
Qed.
Theorem slope_bound_means : Said.said_lemma_14_slope_bound.statement_means.
Proof. companion ltac:(apply ex_steep; arith). Qed.
Lemma coefficient_is q : IZR (Said.said_lemma_14_outer_derivative.v_coefficient q) = lemma_14_coefficient q.
Proof. unfold Said.said_lemma_14_outer_derivative.v_coefficient, lemma_14_coefficient. now rewrite minus_IZR, mult_IZR, <- INR_IZR_INZ. Qed.
Theorem outer_derivative : Said.said_lemma_14_outer_derivative.statement.
Proof.
  intros n k tau b x A _ [_ Hk] _ Hb. set (s := attended n k tau x (heads A)). assert (P := Displays14.outer_derivative k b (s / INR k) Hk Hb).
  assert (K : INR k <> 0) by (apply not_0_INR; lia). etransitivity; [exact P|]. f_equal. apply Sum_ext. intros q _. rewrite coefficient_is.
  replace (INR k * (s / INR k)) with s by (field; exact K). reflexivity.
Qed.
Theorem outer_derivative_means : Said.said_lemma_14_outer_derivative.statement_means.
Proof. companion ltac:(apply ex_steep; arith). Qed.
Lemma bracket_is n tau x A i v : bracket n tau x lemma_14_minus (heads A i) v
  = Sum n (fun p => Said.bit (x p) * (gamma n tau (heads A i) p * (1 - gamma n tau (heads A i) p) * v p
      + lemma_14_minus * Sum n (fun j => if negb (Nat.eqb j p) then gamma n tau (heads A i) p * gamma n tau (heads A i) j * v j else 0))).
Proof. unfold bracket. apply Sum_ext. intros p _. rewrite <- signed. reflexivity. Qed.
Lemma steep_is n k tau b x A : Sum k (fun q => (- 1) ^ q * lemma_14_coefficient q * (1 / 2 + (attended n k tau x (heads A) + 1 / 2 - INR q)
    / (2 * sqrt ((attended n k tau x (heads A) + 1 / 2 - INR q) ^ 2 + b))))
  = Sum k (fun q => (- 1) ^ q * IZR (Said.said_lemma_14_outer_derivative.v_coefficient q) * (1 / 2 + (attended n k tau x (heads A) + 1 / 2 - INR q)
    / (2 * sqrt ((attended n k tau x (heads A) + 1 / 2 - INR q) ^ 2 + b)))).
Proof. apply Sum_ext. intros q _. now rewrite coefficient_is. Qed.
Theorem chain_13 : Said.said_lemma_14_chain_13_sign_corrected.statement.
Proof.
  intros n k tau b x A i _ Hi [Hkn Hk] Ht Hb. assert (C := Corrected.chain_13 n k tau b x (heads A) i (conj Hk Hkn) Ht Hb Hi).
  rewrite <- D_1, bracket_is, steep_is in C. exact C.
Qed.
Theorem chain_13_means : Said.said_lemma_14_chain_13_sign_corrected.statement_means.
Proof. companion ltac:(apply ex_yhat; arith). Qed.
Theorem chain_14 : Said.said_lemma_14_chain_14_sign_corrected.statement.
Proof.
  intros n k tau b x A i _ Hi [Hkn Hk] Ht Hb. assert (C := Corrected.chain_14 n k tau b x (heads A) i (conj Hk Hkn) Ht Hb Hi).
  rewrite <- D_2, bracket_is, steep_is in C. exact C.
Qed.
Theorem chain_14_means : Said.said_lemma_14_chain_14_sign_corrected.statement_means.
Proof. companion ltac:(apply ex_yhat; arith). Qed.
