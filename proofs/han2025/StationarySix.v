(** The unit squares of the ratios of weights are cleared, in every sector, at n = 6: by evaluation. *)
From Coq Require Import ZArith List Bool.
From Parity Require Import StationaryBox StationaryRuns.
Import ListNotations.

Definition es6 : list (nat * nat) := [(1, 0); (2, 1); (2, 2); (1, 2); (0, 1)]%nat.
Lemma clear6 : clear es6 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
