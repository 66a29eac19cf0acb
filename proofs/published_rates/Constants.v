(** Written by `verify proofs --write` from the quantities of the claims; compared byte for byte.
    [NAME_ok] says when the formula [NAME] has a meaning. *)
From Coq Require Import Reals.
From Rates Require Import Model.
Open Scope R_scope.
