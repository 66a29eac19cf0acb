(** No statement by hand: those that are proved stand on Said.v, written from their formulas. *)
