(** No definition by hand: each statement on Said.v carries those that are generated from the prelude. *)
