(** The unit squares of the ratios of weights are cleared, in every sector, at n = 3 and 4: by evaluation. *)
From Coq Require Import Reals ZArith Lra Lia List Bool.
From Parity Require Import StationaryBox.
Import ListNotations.
Local Open Scope R_scope.

Definition es3 : list (nat * nat) := [(1, 0); (0, 1)]%nat.
Definition es4 : list (nat * nat) := [(1, 0); (1, 1); (0, 1)]%nat.
Definition clear (es : list (nat * nat)) : bool := forallb (fun o => cleared es 10 o 0 0 0) (seq 0 (S (length es))).
Lemma clear3 : clear es3 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma clear4 : clear es4 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma cleared_square es o z1 z2 : clear es = true -> (o <= length es)%nat -> 0 <= z1 <= 1 -> 0 <= z2 <= 1 -> moves ((0, 0)%nat :: es) o z1 z2.
Proof.
  intros H Ho I1 I2. unfold clear in H. rewrite forallb_forall in H. refine (square_ok es 10 o z1 z2 (H o _) I1 I2). apply in_seq. lia.
Qed.
