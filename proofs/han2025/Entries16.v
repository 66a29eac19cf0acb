(** Lemma 16: entries of size M give a Lipschitz constant of 2k M and not of sqrt (2k) M: a vector whose entries are all the sum of
    all 2k numbers. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Claims.
Open Scope R_scope.
Definition total (k : nat) (A : nat -> head) (_ : nat) : R := Sum k (fun i => a13 (A i) + a14 (A i)).
Lemma total_13 k A i j : (1 <= i <= k)%nat -> is_derive (fun t : R => total k (set13 A i t) j) (a13 (A i)) 1.
Proof.
  intros Hi. assert (X : is_derive (fun t => total k (set13 A i t) j) (a13 (A i)) (Sum k (fun q => if Nat.eqb q i then 1 else 0)));
    [|rewrite (Sum_single k i (fun _ => 1) Hi) in X; exact X]. apply (is_derive_Sum k (fun q t => a13 (set13 A i t q) + a14 (set13 A i t q))).
  intros q _. unfold set13. destruct (Nat.eqb q i); cbn [a13 a14]; [auto_derive; [exact I | ring] | apply @is_derive_const].
Qed.
Lemma total_14 k A i j : (1 <= i <= k)%nat -> is_derive (fun t : R => total k (set14 A i t) j) (a14 (A i)) 1.
Proof.
  intros Hi. assert (X : is_derive (fun t => total k (set14 A i t) j) (a14 (A i)) (Sum k (fun q => if Nat.eqb q i then 1 else 0)));
    [|rewrite (Sum_single k i (fun _ => 1) Hi) in X; exact X]. apply (is_derive_Sum k (fun q t => a13 (set14 A i t q) + a14 (set14 A i t q))).
  intros q _. unfold set14. destruct (Nat.eqb q i); cbn [a13 a14]; [auto_derive; [exact I | ring] | apply @is_derive_const].
Qed.
Theorem entries : ~ lemma_16_entries.
Proof.
  intros (k & Hk & H). specialize (H 1 (total k) (total k)). assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia).
  assert (G := H ltac:(intros v A i j [-> | ->] Hi Hj;
    rewrite (is_derive_unique _ _ _ (total_13 k A i j Hi)), (is_derive_unique _ _ _ (total_14 k A i j Hi)), Rabs_R1;
    (split; [eexists; now apply total_13 | split; [lra | split; [eexists; now apply total_14 | lra]]])) (fun _ => Head 1 1) (fun _ => Head 0 0)).
  unfold norm2, dist, total in G. cbn [a13 a14] in G. rewrite !Sum_const in G.
  replace (INR k * ((INR k * (1 + 1) - INR k * (0 + 0)) ^ 2 + (INR k * (1 + 1) - INR k * (0 + 0)) ^ 2)) with ((2 * INR k) ^ 2 * (2 * INR k)) in G by ring.
  replace (INR k * ((1 - 0) ^ 2 + (1 - 0) ^ 2)) with (2 * INR k) in G by ring.
  rewrite sqrt_mult_alt, sqrt_pow2 in G by (try apply pow2_ge_0; lra). assert (S := sqrt_lt_R0 (2 * INR k) ltac:(lra)).
  assert (Q := sqrt_sqrt (2 * INR k) ltac:(lra)). set (s := sqrt (2 * INR k)) in *. assert (s < 2 * INR k) by nra. nra.
Qed.
