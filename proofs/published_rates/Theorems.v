(** No theorem of a statement by hand: those of Said.v are on Bridge.v. *)
