(** One theorem a statement, written by tools/rates_coq.py: do not edit. *)
From Coq Require Import Reals Lra Lia List.
From Rates Require Import Said Base Lower Bounds.
Open Scope R_scope.
Ltac sizes S := repeat (destruct S as [S|S]).
Ltac feed B solver := repeat match type of B with
  | ?A -> _ => let X := fresh in assert (X : A) by solver; specialize (B X); clear X end.
Ltac rate := cbn [INR Nat.mul Nat.add]; repeat first [rewrite Rmax_left by lra | rewrite Rmax_right by lra]; field.
Ltac defined := cbn [INR]; repeat split; try exact I; try apply pow_nonzero;
  first [lra | apply Rgt_not_eq; first [lra | apply sqrt_lt_R0; lra]].
Ltac along := let i := fresh in let Hi := fresh in intros i Hi;
  repeat match goal with H : forall j : nat, (1 <= j <= _)%nat -> _ |- _ => specialize (H i Hi) end;
  repeat match goal with H : forall j : nat, _ = _ |- _ => specialize (H i) end; cbv beta in *;
  repeat match goal with H : forall (k i : nat), _ = _ - _ |- _ => rewrite ?H; clear H end; lra.
Ltac means := repeat first [exact I | progress intros | assumption | split
  | apply Rmult_integral_contrapositive_currified
  | apply Rgt_not_eq; first [lra | match goal with |- context [INR ?k] => pose proof (pos_INR k); lra end]].
Ltac root := match goal with |- sqrt ?x = ?y => replace x with (y * y) by lra; apply sqrt_square; lra end.

Theorem said_gd_value : said_gd_value.statement.
Proof.
  intros d n L gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_1 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_value.v_rate 1%nat 1 1 = (1 / 6)) by (unfold said_gd_value.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_value.v_rate 2%nat 1 1 = (1 / 10)) by (unfold said_gd_value.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 6) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_value.v_rate 2%nat 3 (1 / 6) = (1 / 2)) by (unfold said_gd_value.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat) (g (P 4%nat)) (P 5%nat) (g (P 5%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_value.v_rate 5%nat 1 1 = (1 / 22)) by (unfold said_gd_value.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 4) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_value.v_rate 3%nat 2 (1 / 4) = (1 / 4)) by (unfold said_gd_value.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_gd_value_tight : said_gd_value_tight.statement.
Proof.
  intros d n L gamma Hd S.
  assert (Q : 0 < L /\ 0 <= gamma) by (sizes S; destruct S as (-> & -> & ->); lra).
  destruct (slow_value d n L gamma Hd (proj1 Q) (proj2 Q)) as (f & g & x & s & F & G & C & Low & Pos & E).
  exists f, g, x, s. refine (conj F (conj G (conj C (conj Low (conj Pos (conj E _)))))).
  exact (said_gd_value d n L gamma S).
Qed.

Theorem said_gd_value_means : said_gd_value.statement_means.
Proof.
  intros d n L gamma S.
  assert (V : said_gd_value.ok_rate n L gamma) by (unfold said_gd_value.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_value.ok_curved, said_gd_value.ok_lowest.
  means.
Qed.

Theorem said_gd_value_tight_means : said_gd_value_tight.statement_means.
Proof.
  intros d n L gamma Hd S.
  assert (V : said_gd_value_tight.ok_rate n L gamma) by (unfold said_gd_value_tight.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_value_tight.ok_curved, said_gd_value_tight.ok_lowest.
  means.
Qed.

Theorem said_gd_gradient : said_gd_gradient.statement.
Proof.
  intros d n L gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_1 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient.v_rate 1%nat 1 1 = (1 / 4)) by (unfold said_gd_gradient.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient.v_rate 2%nat 1 1 = (1 / 9)) by (unfold said_gd_gradient.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 6) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient.v_rate 2%nat 3 (1 / 6) = (9 / 4)) by (unfold said_gd_gradient.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat) (g (P 4%nat)) (P 5%nat) (g (P 5%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient.v_rate 5%nat 1 1 = (1 / 36)) by (unfold said_gd_gradient.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 4) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient.v_rate 3%nat 2 (1 / 4) = (16 / 25)) by (unfold said_gd_gradient.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_gd_gradient_tight : said_gd_gradient_tight.statement.
Proof.
  intros d n L gamma Hd S.
  assert (Q : 0 < L /\ 0 <= gamma) by (sizes S; destruct S as (-> & -> & ->); lra).
  destruct (slow_gradient d n L gamma Hd (proj1 Q) (proj2 Q)) as (f & g & x & s & F & G & C & Low & Pos & E).
  exists f, g, x, s. refine (conj F (conj G (conj C (conj Low (conj Pos (conj E _)))))).
  exact (said_gd_gradient d n L gamma S).
Qed.

Theorem said_gd_gradient_means : said_gd_gradient.statement_means.
Proof.
  intros d n L gamma S.
  assert (V : said_gd_gradient.ok_rate n L gamma) by (unfold said_gd_gradient.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_gradient.ok_curved, said_gd_gradient.ok_lowest.
  means.
Qed.

Theorem said_gd_gradient_tight_means : said_gd_gradient_tight.statement_means.
Proof.
  intros d n L gamma Hd S.
  assert (V : said_gd_gradient_tight.ok_rate n L gamma) by (unfold said_gd_gradient_tight.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_gradient_tight.ok_curved, said_gd_gradient_tight.ok_lowest.
  means.
Qed.

Theorem said_gd_gradient_gap : said_gd_gradient_gap.statement.
Proof.
  intros d n L gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_1 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient_gap.v_rate 1%nat 1 1 = (2 / 3)) by (unfold said_gd_gradient_gap.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient_gap.v_rate 2%nat 1 1 = (2 / 5)) by (unfold said_gd_gradient_gap.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 6) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient_gap.v_rate 2%nat 3 (1 / 6) = 2) by (unfold said_gd_gradient_gap.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat) (g (P 4%nat)) (P 5%nat) (g (P 5%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient_gap.v_rate 5%nat 1 1 = (2 / 11)) by (unfold said_gd_gradient_gap.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 4) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient_gap.v_rate 3%nat 2 (1 / 4) = 1) by (unfold said_gd_gradient_gap.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_gd_gradient_gap_tight : said_gd_gradient_gap_tight.statement.
Proof.
  intros d n L gamma Hd S.
  assert (Q : 0 < L /\ 0 <= gamma) by (sizes S; destruct S as (-> & -> & ->); lra).
  destruct (slow_gradient_gap d n L gamma Hd (proj1 Q) (proj2 Q)) as (f & g & x & s & F & G & C & Low & Pos & E).
  exists f, g, x, s. refine (conj F (conj G (conj C (conj Low (conj Pos (conj E _)))))).
  exact (said_gd_gradient_gap d n L gamma S).
Qed.

Theorem said_gd_gradient_gap_means : said_gd_gradient_gap.statement_means.
Proof.
  intros d n L gamma S.
  assert (V : said_gd_gradient_gap.ok_rate n L gamma) by (unfold said_gd_gradient_gap.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_gradient_gap.ok_curved, said_gd_gradient_gap.ok_lowest.
  means.
Qed.

Theorem said_gd_gradient_gap_tight_means : said_gd_gradient_gap_tight.statement_means.
Proof.
  intros d n L gamma Hd S.
  assert (V : said_gd_gradient_gap_tight.ok_rate n L gamma) by (unfold said_gd_gradient_gap_tight.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_gradient_gap_tight.ok_curved, said_gd_gradient_gap_tight.ok_lowest.
  means.
Qed.

Theorem said_gd_contraction : said_gd_contraction.statement.
Proof.
  intros d n L mu gamma S f g x y _ _ C. sizes S.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    destruct (run 1 g y) as (Q & -> & Sq & Y). unfold step in Y. rewrite ?Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_1 d f (P 0%nat) (g (P 0%nat)) (Q 0%nat) (g (Q 0%nat)) (P 1%nat) (Q 1%nat)).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_contraction.v_rate 1%nat 1 (1 / 10) 1 = (81 / 100)) by (unfold said_gd_contraction.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    destruct (run 1 g y) as (Q & -> & Sq & Y). unfold step in Y. rewrite ?Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_2 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (Q 0%nat) (g (Q 0%nat)) (Q 1%nat) (g (Q 1%nat)) (P 2%nat) (Q 2%nat)).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_contraction.v_rate 2%nat 1 (1 / 10) 1 = (6561 / 10000)) by (unfold said_gd_contraction.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (3 / 2) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    destruct (run (3 / 2) g y) as (Q & -> & Sq & Y). unfold step in Y. rewrite ?Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_3 d f (P 0%nat) (g (P 0%nat)) (Q 0%nat) (g (Q 0%nat)) (P 1%nat) (Q 1%nat)).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_contraction.v_rate 1%nat 1 (1 / 10) (3 / 2) = (289 / 400)) by (unfold said_gd_contraction.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (19 / 10) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    destruct (run (19 / 10) g y) as (Q & -> & Sq & Y). unfold step in Y. rewrite ?Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_4 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (Q 0%nat) (g (Q 0%nat)) (Q 1%nat) (g (Q 1%nat)) (P 2%nat) (Q 2%nat)).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_contraction.v_rate 2%nat 1 (1 / 10) (19 / 10) = (6561 / 10000)) by (unfold said_gd_contraction.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (2 / 5) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    destruct (run (2 / 5) g y) as (Q & -> & Sq & Y). unfold step in Y. rewrite ?Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_5 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (Q 0%nat) (g (Q 0%nat)) (Q 1%nat) (g (Q 1%nat)) (Q 2%nat) (g (Q 2%nat)) (P 3%nat) (Q 3%nat)).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_contraction.v_rate 3%nat 4 1 (2 / 5) = (729 / 15625)) by (unfold said_gd_contraction.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_gd_contraction_tight : said_gd_contraction_tight.statement.
Proof.
  intros d n L mu gamma Hd S.
  assert (Q : 0 < mu <= L) by (sizes S; destruct S as (-> & -> & -> & ->); lra).
  destruct (slow_contraction d n L mu gamma Hd Q) as (f & g & x & y & F & G & C & Pos & E).
  exists f, g, x, y. refine (conj F (conj G (conj C (conj Pos (conj E _))))).
  exact (said_gd_contraction d n L mu gamma S).
Qed.

Theorem said_gd_contraction_means : said_gd_contraction.statement_means.
Proof.
  intros d n L mu gamma S.
  assert (V : said_gd_contraction.ok_rate n L mu gamma) by (unfold said_gd_contraction.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nmu : mu <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_contraction.ok_curved.
  means.
Qed.

Theorem said_gd_contraction_tight_means : said_gd_contraction_tight.statement_means.
Proof.
  intros d n L mu gamma Hd S.
  assert (V : said_gd_contraction_tight.ok_rate n L mu gamma) by (unfold said_gd_contraction_tight.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nmu : mu <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_contraction_tight.ok_curved.
  means.
Qed.

Theorem said_gd_distance : said_gd_distance.statement.
Proof.
  intros d n L mu gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_1 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_distance.v_rate 1%nat 1 (1 / 10) 1 = (81 / 100)) by (unfold said_gd_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_distance.v_rate 2%nat 1 (1 / 10) 1 = (6561 / 10000)) by (unfold said_gd_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (3 / 2) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_distance.v_rate 1%nat 1 (1 / 10) (3 / 2) = (289 / 400)) by (unfold said_gd_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (19 / 10) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_distance.v_rate 2%nat 1 (1 / 10) (19 / 10) = (6561 / 10000)) by (unfold said_gd_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (2 / 5) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 4 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_distance.v_rate 3%nat 4 1 (2 / 5) = (729 / 15625)) by (unfold said_gd_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_gd_distance_tight : said_gd_distance_tight.statement.
Proof.
  intros d n L mu gamma Hd S.
  assert (Q : 0 < mu <= L) by (sizes S; destruct S as (-> & -> & -> & ->); lra).
  destruct (slow_distance d n L mu gamma Hd Q) as (f & g & x & s & F & G & C & Low & Pos & E).
  exists f, g, x, s. refine (conj F (conj G (conj C (conj Low (conj Pos (conj E _)))))).
  exact (said_gd_distance d n L mu gamma S).
Qed.

Theorem said_gd_distance_means : said_gd_distance.statement_means.
Proof.
  intros d n L mu gamma S.
  assert (V : said_gd_distance.ok_rate n L mu gamma) by (unfold said_gd_distance.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nmu : mu <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_distance.ok_curved, said_gd_distance.ok_lowest.
  means.
Qed.

Theorem said_gd_distance_tight_means : said_gd_distance_tight.statement_means.
Proof.
  intros d n L mu gamma Hd S.
  assert (V : said_gd_distance_tight.ok_rate n L mu gamma) by (unfold said_gd_distance_tight.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nmu : mu <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_distance_tight.ok_curved, said_gd_distance_tight.ok_lowest.
  means.
Qed.

Theorem said_gd_gap : said_gd_gap.statement.
Proof.
  intros d n L mu gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_1 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gap.v_rate 1%nat 1 (1 / 10) 1 = (81 / 100)) by (unfold said_gd_gap.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gap.v_rate 2%nat 1 (1 / 10) 1 = (6561 / 10000)) by (unfold said_gd_gap.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (3 / 2) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gap.v_rate 1%nat 1 (1 / 10) (3 / 2) = (289 / 400)) by (unfold said_gd_gap.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (19 / 10) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gap.v_rate 2%nat 1 (1 / 10) (19 / 10) = (6561 / 10000)) by (unfold said_gd_gap.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (2 / 5) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 4 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gap.v_rate 3%nat 4 1 (2 / 5) = (729 / 15625)) by (unfold said_gd_gap.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_gd_gap_tight : said_gd_gap_tight.statement.
Proof.
  intros d n L mu gamma Hd S.
  assert (Q : 0 < mu <= L) by (sizes S; destruct S as (-> & -> & -> & ->); lra).
  destruct (slow_gap d n L mu gamma Hd Q) as (f & g & x & s & F & G & C & Low & Pos & E).
  exists f, g, x, s. refine (conj F (conj G (conj C (conj Low (conj Pos (conj E _)))))).
  exact (said_gd_gap d n L mu gamma S).
Qed.

Theorem said_gd_gap_means : said_gd_gap.statement_means.
Proof.
  intros d n L mu gamma S.
  assert (V : said_gd_gap.ok_rate n L mu gamma) by (unfold said_gd_gap.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nmu : mu <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_gap.ok_curved, said_gd_gap.ok_lowest.
  means.
Qed.

Theorem said_gd_gap_tight_means : said_gd_gap_tight.statement_means.
Proof.
  intros d n L mu gamma Hd S.
  assert (V : said_gd_gap_tight.ok_rate n L mu gamma) by (unfold said_gd_gap_tight.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nmu : mu <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_gap_tight.ok_curved, said_gd_gap_tight.ok_lowest.
  means.
Qed.

Theorem said_gd_nonconvex : said_gd_nonconvex.statement.
Proof.
  intros d n L gamma S f g x _ _ C. sizes S.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_nonconvex_1 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_nonconvex.v_rate 1%nat 1 1 = (4 / 3)) by (unfold said_gd_nonconvex.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    destruct (Rle_dec (Sum d (fun i => g (P 0%nat) i ^ 2)) ((4 / 3) * (f (P 0%nat) - f (P 1%nat)))) as [H0|H0%Rnot_le_lt];
      [exists 0%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (Sum d (fun i => g (P 1%nat) i ^ 2)) ((4 / 3) * (f (P 0%nat) - f (P 1%nat)))) as [H1|H1%Rnot_le_lt];
      [exists 1%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    exfalso; lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_nonconvex_2 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_nonconvex.v_rate 2%nat 1 1 = (2 / 3)) by (unfold said_gd_nonconvex.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    destruct (Rle_dec (Sum d (fun i => g (P 0%nat) i ^ 2)) ((2 / 3) * (f (P 0%nat) - f (P 2%nat)))) as [H0|H0%Rnot_le_lt];
      [exists 0%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (Sum d (fun i => g (P 1%nat) i ^ 2)) ((2 / 3) * (f (P 0%nat) - f (P 2%nat)))) as [H1|H1%Rnot_le_lt];
      [exists 1%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (Sum d (fun i => g (P 2%nat) i ^ 2)) ((2 / 3) * (f (P 0%nat) - f (P 2%nat)))) as [H2|H2%Rnot_le_lt];
      [exists 2%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    exfalso; lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 2) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_nonconvex_3 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_nonconvex.v_rate 3%nat 2 (1 / 2) = (8 / 9)) by (unfold said_gd_nonconvex.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    destruct (Rle_dec (Sum d (fun i => g (P 0%nat) i ^ 2)) ((8 / 9) * (f (P 0%nat) - f (P 3%nat)))) as [H0|H0%Rnot_le_lt];
      [exists 0%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (Sum d (fun i => g (P 1%nat) i ^ 2)) ((8 / 9) * (f (P 0%nat) - f (P 3%nat)))) as [H1|H1%Rnot_le_lt];
      [exists 1%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (Sum d (fun i => g (P 2%nat) i ^ 2)) ((8 / 9) * (f (P 0%nat) - f (P 3%nat)))) as [H2|H2%Rnot_le_lt];
      [exists 2%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (Sum d (fun i => g (P 3%nat) i ^ 2)) ((8 / 9) * (f (P 0%nat) - f (P 3%nat)))) as [H3|H3%Rnot_le_lt];
      [exists 3%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    exfalso; lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_nonconvex_4 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat) (g (P 4%nat)) (P 5%nat) (g (P 5%nat))).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_nonconvex.v_rate 5%nat 1 1 = (4 / 15)) by (unfold said_gd_nonconvex.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    destruct (Rle_dec (Sum d (fun i => g (P 0%nat) i ^ 2)) ((4 / 15) * (f (P 0%nat) - f (P 5%nat)))) as [H0|H0%Rnot_le_lt];
      [exists 0%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (Sum d (fun i => g (P 1%nat) i ^ 2)) ((4 / 15) * (f (P 0%nat) - f (P 5%nat)))) as [H1|H1%Rnot_le_lt];
      [exists 1%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (Sum d (fun i => g (P 2%nat) i ^ 2)) ((4 / 15) * (f (P 0%nat) - f (P 5%nat)))) as [H2|H2%Rnot_le_lt];
      [exists 2%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (Sum d (fun i => g (P 3%nat) i ^ 2)) ((4 / 15) * (f (P 0%nat) - f (P 5%nat)))) as [H3|H3%Rnot_le_lt];
      [exists 3%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (Sum d (fun i => g (P 4%nat) i ^ 2)) ((4 / 15) * (f (P 0%nat) - f (P 5%nat)))) as [H4|H4%Rnot_le_lt];
      [exists 4%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (Sum d (fun i => g (P 5%nat) i ^ 2)) ((4 / 15) * (f (P 0%nat) - f (P 5%nat)))) as [H5|H5%Rnot_le_lt];
      [exists 5%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    exfalso; lra.
Qed.

Theorem said_gd_nonconvex_means : said_gd_nonconvex.statement_means.
Proof.
  intros d n L gamma S.
  assert (V : said_gd_nonconvex.ok_rate n L gamma) by (unfold said_gd_nonconvex.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_gd_nonconvex.ok_curved.
  means.
Qed.

Theorem said_polyak_distance : said_polyak_distance.statement.
Proof.
  intros d L mu gamma S f g x s _ _ C Low Eq. sizes S.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (20 / 11) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (20 / 11) * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_distance_1 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite Sum_scal, <- square_of_norm; exact Eq | along]).
    assert (V : said_polyak_distance.v_rate 1 (1 / 10) (20 / 11) = (81 / 121)) by (unfold said_polyak_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (3 / 2) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (3 / 2) * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_distance_2 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite Sum_scal, <- square_of_norm; exact Eq | along]).
    assert (V : said_polyak_distance.v_rate 1 (1 / 10) (3 / 2) = (17 / 26)) by (unfold said_polyak_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_distance_3 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite Sum_scal, <- square_of_norm; exact Eq | along]).
    assert (V : said_polyak_distance.v_rate 2 (1 / 2) 1 = (1 / 3)) by (unfold said_polyak_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 5 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 5 * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_distance_4 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite Sum_scal, <- square_of_norm; exact Eq | along]).
    assert (V : said_polyak_distance.v_rate 1 (1 / 10) 5 = (4 / 9)) by (unfold said_polyak_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_polyak_distance_means : said_polyak_distance.statement_means.
Proof.
  intros d L mu gamma S.
  assert (V : said_polyak_distance.ok_rate L mu gamma) by (unfold said_polyak_distance.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nmu : mu <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_polyak_distance.ok_curved, said_polyak_distance.ok_lowest.
  means.
Qed.

Theorem said_polyak_value : said_polyak_value.statement.
Proof.
  intros d L mu gamma S f g x s _ _ C Low Eq. sizes S.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (20 / 11) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (20 / 11) * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_value_1 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite <- square_of_norm, Eq; lra | along]).
    assert (V : said_polyak_value.v_rate 1 (1 / 10) (20 / 11) = (81 / 121)) by (unfold said_polyak_value.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (3 / 2) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (3 / 2) * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_value_2 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite <- square_of_norm, Eq; lra | along]).
    assert (V : said_polyak_value.v_rate 1 (1 / 10) (3 / 2) = (41 / 80)) by (unfold said_polyak_value.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (3 / 4) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (3 / 4) * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_value_3 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite <- square_of_norm, Eq; lra | along]).
    assert (V : said_polyak_value.v_rate 2 (1 / 2) (3 / 4) = (11 / 32)) by (unfold said_polyak_value.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_polyak_value_means : said_polyak_value.statement_means.
Proof.
  intros d L mu gamma S.
  assert (V : said_polyak_value.ok_rate L mu gamma) by (unfold said_polyak_value.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nmu : mu <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_polyak_value.ok_curved, said_polyak_value.ok_lowest.
  means.
Qed.

Theorem said_subgradient : said_subgradient.statement.
Proof.
  intros d n M gamma R S f g x s _ _ C Size Low Near. sizes S.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := supporting _ _ _ C). assert (T0 := rests d f s Low).
    assert (Hr : sqrt (INR 0 + 1) = 1) by (cbn [INR]; root).
    assert (B := subgradient_1 d f s (fun _ => 0) (P 0%nat) (g (P 0%nat))).
    feed B ltac:(first [exact T0 | apply T | eapply norm_below; [| |first [apply Size | exact Near]]; lra | along]).
    assert (V : said_subgradient.v_rate 0%nat 1 1 1 = 1) by (unfold said_subgradient.v_rate; rewrite ?Hr; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    destruct (Rle_dec (f (P 0%nat) - f s) (1 * 1)) as [H0|H0%Rnot_le_lt];
      [exists 0%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    exfalso; lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (1 / 2) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := supporting _ _ _ C). assert (T0 := rests d f s Low).
    assert (Hr : sqrt (INR 3 + 1) = 2) by (cbn [INR]; root).
    assert (B := subgradient_2 d f s (fun _ => 0) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [exact T0 | apply T | eapply norm_below; [| |first [apply Size | exact Near]]; lra | along]).
    assert (V : said_subgradient.v_rate 3%nat 1 (1 / 2) 1 = (1 / 2)) by (unfold said_subgradient.v_rate; rewrite ?Hr; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    destruct (Rle_dec (f (P 0%nat) - f s) ((1 / 2) * 1)) as [H0|H0%Rnot_le_lt];
      [exists 0%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 1%nat) - f s) ((1 / 2) * 1)) as [H1|H1%Rnot_le_lt];
      [exists 1%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 2%nat) - f s) ((1 / 2) * 1)) as [H2|H2%Rnot_le_lt];
      [exists 2%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 3%nat) - f s) ((1 / 2) * 1)) as [H3|H3%Rnot_le_lt];
      [exists 3%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    exfalso; lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (3 / 4) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := supporting _ _ _ C). assert (T0 := rests d f s Low).
    assert (Hr : sqrt (INR 3 + 1) = 2) by (cbn [INR]; root).
    assert (B := subgradient_3 d f s (fun _ => 0) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [exact T0 | apply T | eapply norm_below; [| |first [apply Size | exact Near]]; lra | along]).
    assert (V : said_subgradient.v_rate 3%nat 2 (3 / 4) 3 = 3) by (unfold said_subgradient.v_rate; rewrite ?Hr; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    destruct (Rle_dec (f (P 0%nat) - f s) (3 * 1)) as [H0|H0%Rnot_le_lt];
      [exists 0%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 1%nat) - f s) (3 * 1)) as [H1|H1%Rnot_le_lt];
      [exists 1%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 2%nat) - f s) (3 * 1)) as [H2|H2%Rnot_le_lt];
      [exists 2%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 3%nat) - f s) (3 * 1)) as [H3|H3%Rnot_le_lt];
      [exists 3%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    exfalso; lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (1 / 3) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := supporting _ _ _ C). assert (T0 := rests d f s Low).
    assert (Hr : sqrt (INR 8 + 1) = 3) by (cbn [INR]; root).
    assert (B := subgradient_4 d f s (fun _ => 0) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat) (g (P 4%nat)) (P 5%nat) (g (P 5%nat)) (P 6%nat) (g (P 6%nat)) (P 7%nat) (g (P 7%nat)) (P 8%nat) (g (P 8%nat))).
    feed B ltac:(first [exact T0 | apply T | eapply norm_below; [| |first [apply Size | exact Near]]; lra | along]).
    assert (V : said_subgradient.v_rate 8%nat 1 (1 / 3) 1 = (1 / 3)) by (unfold said_subgradient.v_rate; rewrite ?Hr; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    destruct (Rle_dec (f (P 0%nat) - f s) ((1 / 3) * 1)) as [H0|H0%Rnot_le_lt];
      [exists 0%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 1%nat) - f s) ((1 / 3) * 1)) as [H1|H1%Rnot_le_lt];
      [exists 1%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 2%nat) - f s) ((1 / 3) * 1)) as [H2|H2%Rnot_le_lt];
      [exists 2%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 3%nat) - f s) ((1 / 3) * 1)) as [H3|H3%Rnot_le_lt];
      [exists 3%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 4%nat) - f s) ((1 / 3) * 1)) as [H4|H4%Rnot_le_lt];
      [exists 4%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 5%nat) - f s) ((1 / 3) * 1)) as [H5|H5%Rnot_le_lt];
      [exists 5%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 6%nat) - f s) ((1 / 3) * 1)) as [H6|H6%Rnot_le_lt];
      [exists 6%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 7%nat) - f s) ((1 / 3) * 1)) as [H7|H7%Rnot_le_lt];
      [exists 7%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    destruct (Rle_dec (f (P 8%nat) - f s) ((1 / 3) * 1)) as [H8|H8%Rnot_le_lt];
      [exists 8%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].
    exfalso; lra.
Qed.

Theorem said_subgradient_means : said_subgradient.statement_means.
Proof.
  intros d n M gamma R S.
  assert (V : said_subgradient.ok_rate n M gamma R) by (unfold said_subgradient.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  assert (NM : M <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (NR : R <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_subgradient.ok_supported, said_subgradient.ok_lowest.
  means.
Qed.

Theorem said_secant_distance : said_secant_distance.statement.
Proof.
  intros d n L mu gamma S g x s _ Sec Err. sizes S.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (1 / 10) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (B := secant_distance_1 d  s (fun _ => 0) (P 0%nat) (g (P 0%nat)) (P 1%nat)).
    feed B ltac:(first [apply secant, Sec | eapply error_bound; [| |apply Err]; lra | along]).
    assert (V : said_secant_distance.v_rate 1%nat 1 (1 / 10) (1 / 10) = (99 / 100)) by (unfold said_secant_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (1 / 10) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (B := secant_distance_2 d  s (fun _ => 0) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat)).
    feed B ltac:(first [apply secant, Sec | eapply error_bound; [| |apply Err]; lra | along]).
    assert (V : said_secant_distance.v_rate 4%nat 1 (1 / 10) (1 / 10) = (96059601 / 100000000)) by (unfold said_secant_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (1 / 4) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (B := secant_distance_3 d  s (fun _ => 0) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat)).
    feed B ltac:(first [apply secant, Sec | eapply error_bound; [| |apply Err]; lra | along]).
    assert (V : said_secant_distance.v_rate 2%nat 2 1 (1 / 4) = (9 / 16)) by (unfold said_secant_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (1 / 2) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (B := secant_distance_4 d  s (fun _ => 0) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat)).
    feed B ltac:(first [apply secant, Sec | eapply error_bound; [| |apply Err]; lra | along]).
    assert (V : said_secant_distance.v_rate 3%nat 1 (1 / 2) (1 / 2) = (27 / 64)) by (unfold said_secant_distance.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_secant_distance_means : said_secant_distance.statement_means.
Proof.
  intros d n L mu gamma S.
  assert (V : said_secant_distance.ok_rate n L mu gamma) by (unfold said_secant_distance.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nmu : mu <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  means.
Qed.

Theorem said_growth_heavy_ball : said_growth_heavy_ball.statement.
Proof.
  intros d n L S f g s X _ _ C Low Up I J. sizes S.
  - destruct S as (-> & ->).
    assert (T := supporting _ _ _ C). assert (T0 := rests d f s Low).
    unfold said_growth_heavy_ball.v_same in I, J.
    assert (B := growth_heavy_ball_1 d f s (fun _ => 0) (X 0%nat) (g (X 0%nat)) (X 1%nat) (g (X 1%nat))).
    feed B ltac:(first [exact T0 | apply T | eapply grows; [| |apply T|exact Up]; lra | along]).
    assert (V : said_growth_heavy_ball.v_rate 1%nat 1 = (1 / 4)) by (unfold said_growth_heavy_ball.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & ->).
    assert (T := supporting _ _ _ C). assert (T0 := rests d f s Low).
    unfold said_growth_heavy_ball.v_same in I, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (B := growth_heavy_ball_2 d f s (fun _ => 0) (X 0%nat) (g (X 0%nat)) (X 1%nat) (g (X 1%nat)) (X 2%nat) (g (X 2%nat))).
    feed B ltac:(first [exact T0 | apply T | eapply grows; [| |apply T|exact Up]; lra | along]).
    assert (V : said_growth_heavy_ball.v_rate 2%nat 1 = (1 / 6)) by (unfold said_growth_heavy_ball.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & ->).
    assert (T := supporting _ _ _ C). assert (T0 := rests d f s Low).
    unfold said_growth_heavy_ball.v_same in I, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1.
    assert (B := growth_heavy_ball_3 d f s (fun _ => 0) (X 0%nat) (g (X 0%nat)) (X 1%nat) (g (X 1%nat)) (X 2%nat) (g (X 2%nat)) (X 3%nat) (g (X 3%nat))).
    feed B ltac:(first [exact T0 | apply T | eapply grows; [| |apply T|exact Up]; lra | along]).
    assert (V : said_growth_heavy_ball.v_rate 3%nat 2 = (1 / 4)) by (unfold said_growth_heavy_ball.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & ->).
    assert (T := supporting _ _ _ C). assert (T0 := rests d f s Low).
    unfold said_growth_heavy_ball.v_same in I, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1.
    assert (KJ2 := J 2%nat); cbn [Nat.add INR] in KJ2.
    assert (KJ3 := J 3%nat); cbn [Nat.add INR] in KJ3.
    assert (B := growth_heavy_ball_4 d f s (fun _ => 0) (X 0%nat) (g (X 0%nat)) (X 1%nat) (g (X 1%nat)) (X 2%nat) (g (X 2%nat)) (X 3%nat) (g (X 3%nat)) (X 4%nat) (g (X 4%nat)) (X 5%nat) (g (X 5%nat))).
    feed B ltac:(first [exact T0 | apply T | eapply grows; [| |apply T|exact Up]; lra | along]).
    assert (V : said_growth_heavy_ball.v_rate 5%nat 1 = (1 / 12)) by (unfold said_growth_heavy_ball.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_growth_heavy_ball_means : said_growth_heavy_ball.statement_means.
Proof.
  intros d n L S.
  assert (V : said_growth_heavy_ball.ok_rate n L) by (unfold said_growth_heavy_ball.ok_rate; sizes S; destruct S as (-> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & ->); apply Rgt_not_eq; lra).
  unfold said_growth_heavy_ball.ok_same, said_growth_heavy_ball.ok_supported, said_growth_heavy_ball.ok_lowest.
  means.
Qed.

Theorem said_potential_values : said_potential_values.statement.
Proof.
  intros d n L gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_values_1 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    rewrite ?square_of_norm. unfold said_potential_values.v_rate.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_values_2 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    rewrite ?square_of_norm. unfold said_potential_values.v_rate.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_values_3 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    rewrite ?square_of_norm. unfold said_potential_values.v_rate.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (1 / 2) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (1 / 2) * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_values_4 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    rewrite ?square_of_norm. unfold said_potential_values.v_rate.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_potential_values_means : said_potential_values.statement_means.
Proof.
  intros d n L gamma S.
  assert (V : said_potential_values.ok_rate n L gamma) by (unfold said_potential_values.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_potential_values.ok_curved, said_potential_values.ok_lowest.
  means.
Qed.

Theorem said_potential_gradients : said_potential_gradients.statement.
Proof.
  intros d n L gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_gradients_1 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    rewrite ?square_of_norm. unfold said_potential_gradients.v_rate.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_gradients_2 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    rewrite ?square_of_norm. unfold said_potential_gradients.v_rate.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_gradients_3 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    rewrite ?square_of_norm. unfold said_potential_gradients.v_rate.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (1 / 2) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (1 / 2) * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_gradients_4 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    rewrite ?square_of_norm. unfold said_potential_gradients.v_rate.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_potential_gradients_means : said_potential_gradients.statement_means.
Proof.
  intros d n L gamma S.
  assert (V : said_potential_gradients.ok_rate n L gamma) by (unfold said_potential_gradients.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_potential_gradients.ok_curved, said_potential_gradients.ok_lowest.
  means.
Qed.

Theorem said_fgm_simplified : said_fgm_simplified.statement.
Proof.
  intros d n L S f g s X Y Hf _ C Low I J K. sizes S.
  - destruct S as (-> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    unfold said_fgm_simplified.v_same in I, J, K.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0. assert (KK0 := K 0%nat); cbn [Nat.add INR] in KK0.
    assert (B := fgm_simplified_1 d f s (g s) (Y 0%nat) (g (Y 0%nat)) (X 1%nat) (g (X 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_fgm_simplified.v_rate 1%nat 1 = (1 / 6)) by (unfold said_fgm_simplified.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    assert (W : Sum d (fun i => (Y 0%nat i - s i) ^ 2) = Sum d (fun i => (X 0%nat i - s i) ^ 2)) by (apply Sum_ext; intros i Hi; now rewrite (I i Hi)).
    lra.
  - destruct S as (-> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    unfold said_fgm_simplified.v_same in I, J, K.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0. assert (KK0 := K 0%nat); cbn [Nat.add INR] in KK0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1. assert (KK1 := K 1%nat); cbn [Nat.add INR] in KK1.
    assert (B := fgm_simplified_2 d f s (g s) (Y 0%nat) (g (Y 0%nat)) (Y 1%nat) (g (Y 1%nat)) (X 2%nat) (g (X 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_fgm_simplified.v_rate 2%nat 1 = (1 / 10)) by (unfold said_fgm_simplified.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    assert (W : Sum d (fun i => (Y 0%nat i - s i) ^ 2) = Sum d (fun i => (X 0%nat i - s i) ^ 2)) by (apply Sum_ext; intros i Hi; now rewrite (I i Hi)).
    lra.
  - destruct S as (-> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    unfold said_fgm_simplified.v_same in I, J, K.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0. assert (KK0 := K 0%nat); cbn [Nat.add INR] in KK0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1. assert (KK1 := K 1%nat); cbn [Nat.add INR] in KK1.
    assert (B := fgm_simplified_3 d f s (g s) (Y 0%nat) (g (Y 0%nat)) (Y 1%nat) (g (Y 1%nat)) (X 2%nat) (g (X 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_fgm_simplified.v_rate 2%nat 3 = (3 / 10)) by (unfold said_fgm_simplified.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    assert (W : Sum d (fun i => (Y 0%nat i - s i) ^ 2) = Sum d (fun i => (X 0%nat i - s i) ^ 2)) by (apply Sum_ext; intros i Hi; now rewrite (I i Hi)).
    lra.
  - destruct S as (-> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    unfold said_fgm_simplified.v_same in I, J, K.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0. assert (KK0 := K 0%nat); cbn [Nat.add INR] in KK0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1. assert (KK1 := K 1%nat); cbn [Nat.add INR] in KK1.
    assert (KJ2 := J 2%nat); cbn [Nat.add INR] in KJ2. assert (KK2 := K 2%nat); cbn [Nat.add INR] in KK2.
    assert (KJ3 := J 3%nat); cbn [Nat.add INR] in KJ3. assert (KK3 := K 3%nat); cbn [Nat.add INR] in KK3.
    assert (B := fgm_simplified_4 d f s (g s) (Y 0%nat) (g (Y 0%nat)) (Y 1%nat) (g (Y 1%nat)) (Y 2%nat) (g (Y 2%nat)) (Y 3%nat) (g (Y 3%nat)) (X 4%nat) (g (X 4%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_fgm_simplified.v_rate 4%nat 1 = (1 / 21)) by (unfold said_fgm_simplified.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    assert (W : Sum d (fun i => (Y 0%nat i - s i) ^ 2) = Sum d (fun i => (X 0%nat i - s i) ^ 2)) by (apply Sum_ext; intros i Hi; now rewrite (I i Hi)).
    lra.
Qed.

Theorem said_fgm_simplified_means : said_fgm_simplified.statement_means.
Proof.
  intros d n L S.
  assert (V : said_fgm_simplified.ok_rate n L) by (unfold said_fgm_simplified.ok_rate; sizes S; destruct S as (-> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & ->); apply Rgt_not_eq; lra).
  unfold said_fgm_simplified.ok_same, said_fgm_simplified.ok_curved, said_fgm_simplified.ok_lowest.
  means.
Qed.

Theorem said_fgm_strongly_convex : said_fgm_strongly_convex.statement.
Proof.
  intros d n L mu S f g s X Y Hf _ C Low I J K. sizes S.
  - destruct S as (-> & -> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (Hr : sqrt ((1 / 4) / 1) = (1 / 2)) by root. rewrite Hr in K.
    unfold said_fgm_strongly_convex.v_same in I, J, K.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0. assert (KK0 := K 0%nat); cbn [Nat.add INR] in KK0.
    assert (B := fgm_strongly_convex_1 d f s (g s) (Y 0%nat) (g (Y 0%nat)) (X 1%nat) (g (X 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_fgm_strongly_convex.v_rate 1%nat 1 (1 / 4) = (1 / 2)) by (unfold said_fgm_strongly_convex.v_rate; rewrite ?Hr; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    assert (W0 := Hf _ _ I).
    assert (W : Sum d (fun i => (Y 0%nat i - s i) ^ 2) = Sum d (fun i => (X 0%nat i - s i) ^ 2)) by (apply Sum_ext; intros i Hi; now rewrite (I i Hi)).
    lra.
  - destruct S as (-> & -> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (Hr : sqrt ((1 / 9) / 1) = (1 / 3)) by root. rewrite Hr in K.
    unfold said_fgm_strongly_convex.v_same in I, J, K.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0. assert (KK0 := K 0%nat); cbn [Nat.add INR] in KK0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1. assert (KK1 := K 1%nat); cbn [Nat.add INR] in KK1.
    assert (B := fgm_strongly_convex_2 d f s (g s) (Y 0%nat) (g (Y 0%nat)) (Y 1%nat) (g (Y 1%nat)) (X 2%nat) (g (X 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_fgm_strongly_convex.v_rate 2%nat 1 (1 / 9) = (4 / 9)) by (unfold said_fgm_strongly_convex.v_rate; rewrite ?Hr; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    assert (W0 := Hf _ _ I).
    assert (W : Sum d (fun i => (Y 0%nat i - s i) ^ 2) = Sum d (fun i => (X 0%nat i - s i) ^ 2)) by (apply Sum_ext; intros i Hi; now rewrite (I i Hi)).
    lra.
  - destruct S as (-> & -> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (Hr : sqrt ((1 / 16) / 1) = (1 / 4)) by root. rewrite Hr in K.
    unfold said_fgm_strongly_convex.v_same in I, J, K.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0. assert (KK0 := K 0%nat); cbn [Nat.add INR] in KK0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1. assert (KK1 := K 1%nat); cbn [Nat.add INR] in KK1.
    assert (KJ2 := J 2%nat); cbn [Nat.add INR] in KJ2. assert (KK2 := K 2%nat); cbn [Nat.add INR] in KK2.
    assert (B := fgm_strongly_convex_3 d f s (g s) (Y 0%nat) (g (Y 0%nat)) (Y 1%nat) (g (Y 1%nat)) (Y 2%nat) (g (Y 2%nat)) (X 3%nat) (g (X 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_fgm_strongly_convex.v_rate 3%nat 1 (1 / 16) = (27 / 64)) by (unfold said_fgm_strongly_convex.v_rate; rewrite ?Hr; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    assert (W0 := Hf _ _ I).
    assert (W : Sum d (fun i => (Y 0%nat i - s i) ^ 2) = Sum d (fun i => (X 0%nat i - s i) ^ 2)) by (apply Sum_ext; intros i Hi; now rewrite (I i Hi)).
    lra.
  - destruct S as (-> & -> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 4 _ _ _ ltac:(lra) (T s) Low).
    assert (Hr : sqrt (1 / 4) = (1 / 2)) by root. rewrite Hr in K.
    unfold said_fgm_strongly_convex.v_same in I, J, K.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0. assert (KK0 := K 0%nat); cbn [Nat.add INR] in KK0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1. assert (KK1 := K 1%nat); cbn [Nat.add INR] in KK1.
    assert (B := fgm_strongly_convex_4 d f s (g s) (Y 0%nat) (g (Y 0%nat)) (Y 1%nat) (g (Y 1%nat)) (X 2%nat) (g (X 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_fgm_strongly_convex.v_rate 2%nat 4 1 = (1 / 4)) by (unfold said_fgm_strongly_convex.v_rate; rewrite ?Hr; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    assert (W0 := Hf _ _ I).
    assert (W : Sum d (fun i => (Y 0%nat i - s i) ^ 2) = Sum d (fun i => (X 0%nat i - s i) ^ 2)) by (apply Sum_ext; intros i Hi; now rewrite (I i Hi)).
    lra.
Qed.

Theorem said_fgm_strongly_convex_means : said_fgm_strongly_convex.statement_means.
Proof.
  intros d n L mu S.
  assert (V : said_fgm_strongly_convex.ok_rate n L mu) by (unfold said_fgm_strongly_convex.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nmu : mu <> 0) by (sizes S; destruct S as (-> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_fgm_strongly_convex.ok_same, said_fgm_strongly_convex.ok_curved, said_fgm_strongly_convex.ok_lowest.
  assert (W : 0 <= mu / L) by (sizes S; destruct S as (-> & -> & ->); lra). pose proof (sqrt_pos (mu / L)). assert (W2 : 1 + sqrt (mu / L) <> 0) by (apply Rgt_not_eq; lra). means.
Qed.

Theorem said_heavy_ball : said_heavy_ball.statement.
Proof.
  intros d n L mu alpha S f g s X Hf _ C Low I J. sizes S.
  - destruct S as (-> & -> & -> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ (12 / 7) _ _ _ ltac:(lra) (T s) Low).
    assert (H : sqrt ((1 - (7 / 16) * 1) * (1 - (12 / 7) * (7 / 16))) = (3 / 8)) by root. rewrite H in J.
    unfold said_heavy_ball.v_same in I, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (B := heavy_ball_1 d f s (g s) (X 0%nat) (g (X 0%nat)) (X 1%nat) (g (X 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_heavy_ball.v_rate 1%nat (12 / 7) 1 (7 / 16) = (9 / 16)) by (unfold said_heavy_ball.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ (12 / 7) _ _ _ ltac:(lra) (T s) Low).
    assert (H : sqrt ((1 - (7 / 16) * 1) * (1 - (12 / 7) * (7 / 16))) = (3 / 8)) by root. rewrite H in J.
    unfold said_heavy_ball.v_same in I, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1.
    assert (B := heavy_ball_2 d f s (g s) (X 0%nat) (g (X 0%nat)) (X 1%nat) (g (X 1%nat)) (X 2%nat) (g (X 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_heavy_ball.v_rate 2%nat (12 / 7) 1 (7 / 16) = (81 / 256)) by (unfold said_heavy_ball.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ (12 / 7) _ _ _ ltac:(lra) (T s) Low).
    assert (H : sqrt ((1 - (7 / 16) * 1) * (1 - (12 / 7) * (7 / 16))) = (3 / 8)) by root. rewrite H in J.
    unfold said_heavy_ball.v_same in I, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1.
    assert (KJ2 := J 2%nat); cbn [Nat.add INR] in KJ2.
    assert (KJ3 := J 3%nat); cbn [Nat.add INR] in KJ3.
    assert (B := heavy_ball_3 d f s (g s) (X 0%nat) (g (X 0%nat)) (X 1%nat) (g (X 1%nat)) (X 2%nat) (g (X 2%nat)) (X 3%nat) (g (X 3%nat)) (X 4%nat) (g (X 4%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_heavy_ball.v_rate 4%nat (12 / 7) 1 (7 / 16) = (6561 / 65536)) by (unfold said_heavy_ball.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (H : sqrt ((1 - (4 / 5) * (1 / 4)) * (1 - 1 * (4 / 5))) = (2 / 5)) by root. rewrite H in J.
    unfold said_heavy_ball.v_same in I, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1.
    assert (KJ2 := J 2%nat); cbn [Nat.add INR] in KJ2.
    assert (B := heavy_ball_4 d f s (g s) (X 0%nat) (g (X 0%nat)) (X 1%nat) (g (X 1%nat)) (X 2%nat) (g (X 2%nat)) (X 3%nat) (g (X 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_heavy_ball.v_rate 3%nat 1 (1 / 4) (4 / 5) = (64 / 125)) by (unfold said_heavy_ball.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_heavy_ball_means : said_heavy_ball.statement_means.
Proof.
  intros d n L mu alpha S.
  assert (V : said_heavy_ball.ok_rate n L mu alpha) by (unfold said_heavy_ball.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nmu : mu <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  assert (Nalpha : alpha <> 0) by (sizes S; destruct S as (-> & -> & -> & ->); apply Rgt_not_eq; lra).
  unfold said_heavy_ball.ok_same, said_heavy_ball.ok_curved, said_heavy_ball.ok_lowest.
  assert (W : 0 <= (1 - alpha * mu) * (1 - L * alpha)) by (sizes S; destruct S as (-> & -> & -> & ->); lra). means.
Qed.

Theorem said_ogm : said_ogm.statement.
Proof.
  intros d n L S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & ->).
    set (z := fun e1 => x e1 - 3 / (2 * 1) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 3 / (2 * 1) * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := ogm_1 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_ogm.v_rate 1%nat 1 = (1 / 8)) by (unfold said_ogm.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & ->).
    set (z := fun e1 => x e1 - 3 / (2 * 3) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 3 / (2 * 3) * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    assert (B := ogm_2 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_ogm.v_rate 1%nat 3 = (3 / 8)) by (unfold said_ogm.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_ogm_tight : said_ogm_tight.statement.
Proof.
  intros d n L Hd S.
  assert (Q : 0 < L /\ 0 <= 3 / (2 * L)) by (sizes S; destruct S as (-> & ->); lra).
  destruct (slow_value d 1 L (3 / (2 * L)) Hd (proj1 Q) (proj2 Q)) as (f & g & x & s & F & G & C & Low & Pos & E).
  replace (L / (4 * INR 1 * L * (3 / (2 * L)) + 2)) with (L / 8) in E by (sizes S; destruct S as (-> & ->); cbn [INR]; field).
  exists f, g, x, s. refine (conj F (conj G (conj C (conj Low (conj Pos (conj E _)))))).
  exact (said_ogm d n L S).
Qed.

Theorem said_ogm_means : said_ogm.statement_means.
Proof.
  intros d n L S.
  assert (V : said_ogm.ok_rate n L) by (unfold said_ogm.ok_rate; sizes S; destruct S as (-> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & ->); apply Rgt_not_eq; lra).
  unfold said_ogm.ok_curved, said_ogm.ok_lowest.
  means.
Qed.

Theorem said_ogm_tight_means : said_ogm_tight.statement_means.
Proof.
  intros d n L Hd S.
  assert (V : said_ogm_tight.ok_rate n L) by (unfold said_ogm_tight.ok_rate; sizes S; destruct S as (-> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & ->); apply Rgt_not_eq; lra).
  unfold said_ogm_tight.ok_curved, said_ogm_tight.ok_lowest.
  means.
Qed.

Theorem said_ogm_gradient : said_ogm_gradient.statement.
Proof.
  intros d n L S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & ->).
    set (z := fun e1 => x e1 - 3 / (2 * 1) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 3 / (2 * 1) * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := ogm_gradient_1 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_ogm_gradient.v_rate 1%nat 1 = (1 / 2)) by (unfold said_ogm_gradient.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & ->).
    set (z := fun e1 => x e1 - 3 / (2 * 3) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 3 / (2 * 3) * g x i) by reflexivity.
    clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    assert (B := ogm_gradient_2 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_ogm_gradient.v_rate 1%nat 3 = (3 / 2)) by (unfold said_ogm_gradient.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_ogm_gradient_tight : said_ogm_gradient_tight.statement.
Proof.
  intros d n L Hd S.
  assert (Q : 0 < L /\ 0 <= 3 / (2 * L)) by (sizes S; destruct S as (-> & ->); lra).
  destruct (slow_gradient_gap d 1 L (3 / (2 * L)) Hd (proj1 Q) (proj2 Q)) as (f & g & x & s & F & G & C & Low & Pos & E).
  replace (2 * L / (2 * INR 1 * L * (3 / (2 * L)) + 1)) with (L / 2) in E by (sizes S; destruct S as (-> & ->); cbn [INR]; field).
  exists f, g, x, s. refine (conj F (conj G (conj C (conj Low (conj Pos (conj E _)))))).
  exact (said_ogm_gradient d n L S).
Qed.

Theorem said_ogm_gradient_means : said_ogm_gradient.statement_means.
Proof.
  intros d n L S.
  assert (V : said_ogm_gradient.ok_rate n L) by (unfold said_ogm_gradient.ok_rate; sizes S; destruct S as (-> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & ->); apply Rgt_not_eq; lra).
  unfold said_ogm_gradient.ok_curved, said_ogm_gradient.ok_lowest.
  means.
Qed.

Theorem said_ogm_gradient_tight_means : said_ogm_gradient_tight.statement_means.
Proof.
  intros d n L Hd S.
  assert (V : said_ogm_gradient_tight.ok_rate n L) by (unfold said_ogm_gradient_tight.ok_rate; sizes S; destruct S as (-> & ->); defined).
  assert (NL : L <> 0) by (sizes S; destruct S as (-> & ->); apply Rgt_not_eq; lra).
  unfold said_ogm_gradient_tight.ok_curved, said_ogm_gradient_tight.ok_lowest.
  means.
Qed.

Theorem said_halpern : said_halpern.statement.
Proof.
  intros d n S A s X _ Ne Fix J. sizes S.
  - subst n.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_halpern.v_same in Fix, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (B := halpern_1 d  s (fun i => A s i - s i) (X 0%nat) (fun i => A (X 0%nat) i - s i) (X 1%nat) (fun i => A (X 1%nat) i - s i) (A (X 1%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_halpern.v_rate 1%nat = 1) by (unfold said_halpern.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - subst n.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_halpern.v_same in Fix, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1.
    assert (B := halpern_2 d  s (fun i => A s i - s i) (X 0%nat) (fun i => A (X 0%nat) i - s i) (X 1%nat) (fun i => A (X 1%nat) i - s i) (X 2%nat) (fun i => A (X 2%nat) i - s i) (A (X 2%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_halpern.v_rate 2%nat = (4 / 9)) by (unfold said_halpern.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - subst n.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_halpern.v_same in Fix, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1.
    assert (KJ2 := J 2%nat); cbn [Nat.add INR] in KJ2.
    assert (B := halpern_3 d  s (fun i => A s i - s i) (X 0%nat) (fun i => A (X 0%nat) i - s i) (X 1%nat) (fun i => A (X 1%nat) i - s i) (X 2%nat) (fun i => A (X 2%nat) i - s i) (X 3%nat) (fun i => A (X 3%nat) i - s i) (A (X 3%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_halpern.v_rate 3%nat = (1 / 4)) by (unfold said_halpern.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - subst n.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_halpern.v_same in Fix, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1.
    assert (KJ2 := J 2%nat); cbn [Nat.add INR] in KJ2.
    assert (KJ3 := J 3%nat); cbn [Nat.add INR] in KJ3.
    assert (KJ4 := J 4%nat); cbn [Nat.add INR] in KJ4.
    assert (B := halpern_4 d  s (fun i => A s i - s i) (X 0%nat) (fun i => A (X 0%nat) i - s i) (X 1%nat) (fun i => A (X 1%nat) i - s i) (X 2%nat) (fun i => A (X 2%nat) i - s i) (X 3%nat) (fun i => A (X 3%nat) i - s i) (X 4%nat) (fun i => A (X 4%nat) i - s i) (X 5%nat) (fun i => A (X 5%nat) i - s i) (A (X 5%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_halpern.v_rate 5%nat = (1 / 9)) by (unfold said_halpern.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_halpern_means : said_halpern.statement_means.
Proof.
  intros d n S.
  assert (V : said_halpern.ok_rate n) by (unfold said_halpern.ok_rate; sizes S; subst n; defined).
  unfold said_halpern.ok_same, said_halpern.ok_nonexpansive.
  means.
Qed.

Theorem said_krasnoselskii_mann : said_krasnoselskii_mann.statement.
Proof.
  intros d n gamma S A x s _ Ne Fix. sizes S.
  - destruct S as (-> & ->).
    destruct (mixed (1 / 2) A x) as (P & -> & St & Z). unfold blend in Z. rewrite ?Z.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_krasnoselskii_mann.v_same in Fix.
    assert (St0 := St 0%nat).
    assert (B := krasnoselskii_mann_1 d  s (fun i => A s i - s i) (P 0%nat) (fun i => A (P 0%nat) i - s i) (P 1%nat) (fun i => A (P 1%nat) i - s i) (A (P 1%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_krasnoselskii_mann.v_rate 1%nat (1 / 2) = (1 / 4)) by (unfold said_krasnoselskii_mann.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & ->).
    destruct (mixed (3 / 4) A x) as (P & -> & St & Z). unfold blend in Z. rewrite ?Z.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_krasnoselskii_mann.v_same in Fix.
    assert (St0 := St 0%nat). assert (St1 := St 1%nat).
    assert (B := krasnoselskii_mann_2 d  s (fun i => A s i - s i) (P 0%nat) (fun i => A (P 0%nat) i - s i) (P 1%nat) (fun i => A (P 1%nat) i - s i) (P 2%nat) (fun i => A (P 2%nat) i - s i) (A (P 2%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_krasnoselskii_mann.v_rate 2%nat (3 / 4) = (16 / 81)) by (unfold said_krasnoselskii_mann.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & ->).
    destruct (mixed (3 / 4) A x) as (P & -> & St & Z). unfold blend in Z. rewrite ?Z.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_krasnoselskii_mann.v_same in Fix.
    assert (St0 := St 0%nat). assert (St1 := St 1%nat). assert (St2 := St 2%nat).
    assert (B := krasnoselskii_mann_3 d  s (fun i => A s i - s i) (P 0%nat) (fun i => A (P 0%nat) i - s i) (P 1%nat) (fun i => A (P 1%nat) i - s i) (P 2%nat) (fun i => A (P 2%nat) i - s i) (P 3%nat) (fun i => A (P 3%nat) i - s i) (A (P 3%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_krasnoselskii_mann.v_rate 3%nat (3 / 4) = (9 / 64)) by (unfold said_krasnoselskii_mann.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & ->).
    destruct (mixed (4 / 5) A x) as (P & -> & St & Z). unfold blend in Z. rewrite ?Z.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_krasnoselskii_mann.v_same in Fix.
    assert (St0 := St 0%nat).
    assert (B := krasnoselskii_mann_4 d  s (fun i => A s i - s i) (P 0%nat) (fun i => A (P 0%nat) i - s i) (P 1%nat) (fun i => A (P 1%nat) i - s i) (A (P 1%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_krasnoselskii_mann.v_rate 1%nat (4 / 5) = (25 / 64)) by (unfold said_krasnoselskii_mann.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_krasnoselskii_mann_means : said_krasnoselskii_mann.statement_means.
Proof.
  intros d n gamma S.
  assert (V : said_krasnoselskii_mann.ok_rate n gamma) by (unfold said_krasnoselskii_mann.ok_rate; sizes S; destruct S as (-> & ->); defined).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & ->); apply Rgt_not_eq; lra).
  unfold said_krasnoselskii_mann.ok_same, said_krasnoselskii_mann.ok_nonexpansive.
  means.
Qed.

Theorem said_krasnoselskii_mann_long : said_krasnoselskii_mann_long.statement.
Proof.
  intros d n gamma S A x s _ Ne Fix. sizes S.
  - destruct S as (-> & ->).
    destruct (mixed (9 / 10) A x) as (P & -> & St & Z). unfold blend in Z. rewrite ?Z.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_krasnoselskii_mann_long.v_same in Fix.
    assert (St0 := St 0%nat).
    assert (B := krasnoselskii_mann_long_1 d  s (fun i => A s i - s i) (P 0%nat) (fun i => A (P 0%nat) i - s i) (P 1%nat) (fun i => A (P 1%nat) i - s i) (A (P 1%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_krasnoselskii_mann_long.v_rate 1%nat (9 / 10) = (16 / 25)) by (unfold said_krasnoselskii_mann_long.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & ->).
    destruct (mixed (19 / 20) A x) as (P & -> & St & Z). unfold blend in Z. rewrite ?Z.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_krasnoselskii_mann_long.v_same in Fix.
    assert (St0 := St 0%nat). assert (St1 := St 1%nat).
    assert (B := krasnoselskii_mann_long_2 d  s (fun i => A s i - s i) (P 0%nat) (fun i => A (P 0%nat) i - s i) (P 1%nat) (fun i => A (P 1%nat) i - s i) (P 2%nat) (fun i => A (P 2%nat) i - s i) (A (P 2%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_krasnoselskii_mann_long.v_rate 2%nat (19 / 20) = (6561 / 10000)) by (unfold said_krasnoselskii_mann_long.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & ->).
    destruct (mixed (24 / 25) A x) as (P & -> & St & Z). unfold blend in Z. rewrite ?Z.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_krasnoselskii_mann_long.v_same in Fix.
    assert (St0 := St 0%nat). assert (St1 := St 1%nat). assert (St2 := St 2%nat).
    assert (B := krasnoselskii_mann_long_3 d  s (fun i => A s i - s i) (P 0%nat) (fun i => A (P 0%nat) i - s i) (P 1%nat) (fun i => A (P 1%nat) i - s i) (P 2%nat) (fun i => A (P 2%nat) i - s i) (P 3%nat) (fun i => A (P 3%nat) i - s i) (A (P 3%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_krasnoselskii_mann_long.v_rate 3%nat (24 / 25) = (148035889 / 244140625)) by (unfold said_krasnoselskii_mann_long.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & ->).
    destruct (mixed 1 A x) as (P & -> & St & Z). unfold blend in Z. rewrite ?Z.
    assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold said_krasnoselskii_mann_long.v_same in Fix.
    assert (St0 := St 0%nat). assert (St1 := St 1%nat).
    assert (B := krasnoselskii_mann_long_4 d  s (fun i => A s i - s i) (P 0%nat) (fun i => A (P 0%nat) i - s i) (P 1%nat) (fun i => A (P 1%nat) i - s i) (P 2%nat) (fun i => A (P 2%nat) i - s i) (A (P 2%nat))).
    feed B ltac:(first [exact (Lip s _ _) | along]).
    assert (V : said_krasnoselskii_mann_long.v_rate 2%nat 1 = 1) by (unfold said_krasnoselskii_mann_long.v_rate; rate). rewrite ?square_of_norm, V.
    rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
Qed.

Theorem said_krasnoselskii_mann_long_means : said_krasnoselskii_mann_long.statement_means.
Proof.
  intros d n gamma S.
  assert (V : said_krasnoselskii_mann_long.ok_rate n gamma) by (unfold said_krasnoselskii_mann_long.ok_rate; sizes S; destruct S as (-> & ->); defined).
  assert (Ngamma : gamma <> 0) by (sizes S; destruct S as (-> & ->); apply Rgt_not_eq; lra).
  unfold said_krasnoselskii_mann_long.ok_same, said_krasnoselskii_mann_long.ok_nonexpansive.
  means.
Qed.
