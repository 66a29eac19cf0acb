(** One theorem a statement, written by tools/rates_coq.py: do not edit. *)
From Coq Require Import Reals Lra Lia List.
From Rates Require Import Said Base Lower Bounds.
Open Scope R_scope.
Ltac sizes S := repeat (destruct S as [S|S]).
Ltac feed B solver := repeat match type of B with
  | ?A -> _ => let X := fresh in assert (X : A) by solver; specialize (B X); clear X end.
Ltac rate := cbn [INR]; repeat first [rewrite Rmax_left by lra | rewrite Rmax_right by lra]; field.
Ltac defined := cbn [INR]; repeat split; try exact I; try apply pow_nonzero; apply Rgt_not_eq; lra.
Ltac along := let i := fresh in let Hi := fresh in intros i Hi;
  repeat match goal with H : forall j : nat, (1 <= j <= _)%nat -> _ |- _ => specialize (H i Hi) end;
  repeat match goal with H : forall (k i : nat), _ = _ - _ |- _ => rewrite ?H; clear H end; lra.
Ltac means := repeat first [exact I | progress intros | assumption | split | apply Rgt_not_eq;
  match goal with |- context [INR ?k] => pose proof (pos_INR k); lra end].
Ltac root := match goal with |- sqrt ?x = ?y => replace x with (y * y) by lra; apply sqrt_square; lra end.

Theorem said_gd_value : said_gd_value.statement.
Proof.
  intros d n L gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_1 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_value.v_rate 1%nat 1 1 = (1 / 6)) by (unfold said_gd_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_value.v_rate 2%nat 1 1 = (1 / 10)) by (unfold said_gd_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 6) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_value.v_rate 2%nat 3 (1 / 6) = (1 / 2)) by (unfold said_gd_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat) (g (P 4%nat)) (P 5%nat) (g (P 5%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_value.v_rate 5%nat 1 1 = (1 / 22)) by (unfold said_gd_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 4) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_value.v_rate 3%nat 2 (1 / 4) = (1 / 4)) by (unfold said_gd_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
    assert (V : said_gd_gradient.v_rate 1%nat 1 1 = (1 / 4)) by (unfold said_gd_gradient.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient.v_rate 2%nat 1 1 = (1 / 9)) by (unfold said_gd_gradient.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 6) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient.v_rate 2%nat 3 (1 / 6) = (9 / 4)) by (unfold said_gd_gradient.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat) (g (P 4%nat)) (P 5%nat) (g (P 5%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient.v_rate 5%nat 1 1 = (1 / 36)) by (unfold said_gd_gradient.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 4) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient.v_rate 3%nat 2 (1 / 4) = (16 / 25)) by (unfold said_gd_gradient.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
    assert (V : said_gd_gradient_gap.v_rate 1%nat 1 1 = (2 / 3)) by (unfold said_gd_gradient_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient_gap.v_rate 2%nat 1 1 = (2 / 5)) by (unfold said_gd_gradient_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 6) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient_gap.v_rate 2%nat 3 (1 / 6) = 2) by (unfold said_gd_gradient_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat) (g (P 4%nat)) (P 5%nat) (g (P 5%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient_gap.v_rate 5%nat 1 1 = (2 / 11)) by (unfold said_gd_gradient_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 4) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gradient_gap.v_rate 3%nat 2 (1 / 4) = 1) by (unfold said_gd_gradient_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
    assert (V : said_gd_contraction.v_rate 1%nat 1 (1 / 10) 1 = (81 / 100)) by (unfold said_gd_contraction.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    destruct (run 1 g y) as (Q & -> & Sq & Y). unfold step in Y. rewrite ?Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_2 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (Q 0%nat) (g (Q 0%nat)) (Q 1%nat) (g (Q 1%nat)) (P 2%nat) (Q 2%nat)).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_contraction.v_rate 2%nat 1 (1 / 10) 1 = (6561 / 10000)) by (unfold said_gd_contraction.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (3 / 2) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    destruct (run (3 / 2) g y) as (Q & -> & Sq & Y). unfold step in Y. rewrite ?Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_3 d f (P 0%nat) (g (P 0%nat)) (Q 0%nat) (g (Q 0%nat)) (P 1%nat) (Q 1%nat)).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_contraction.v_rate 1%nat 1 (1 / 10) (3 / 2) = (289 / 400)) by (unfold said_gd_contraction.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (19 / 10) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    destruct (run (19 / 10) g y) as (Q & -> & Sq & Y). unfold step in Y. rewrite ?Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_4 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (Q 0%nat) (g (Q 0%nat)) (Q 1%nat) (g (Q 1%nat)) (P 2%nat) (Q 2%nat)).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_contraction.v_rate 2%nat 1 (1 / 10) (19 / 10) = (6561 / 10000)) by (unfold said_gd_contraction.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (2 / 5) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    destruct (run (2 / 5) g y) as (Q & -> & Sq & Y). unfold step in Y. rewrite ?Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_5 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (Q 0%nat) (g (Q 0%nat)) (Q 1%nat) (g (Q 1%nat)) (Q 2%nat) (g (Q 2%nat)) (P 3%nat) (Q 3%nat)).
    feed B ltac:(first [apply T | along]).
    assert (V : said_gd_contraction.v_rate 3%nat 4 1 (2 / 5) = (729 / 15625)) by (unfold said_gd_contraction.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
    assert (V : said_gd_distance.v_rate 1%nat 1 (1 / 10) 1 = (81 / 100)) by (unfold said_gd_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_distance.v_rate 2%nat 1 (1 / 10) 1 = (6561 / 10000)) by (unfold said_gd_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (3 / 2) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_distance.v_rate 1%nat 1 (1 / 10) (3 / 2) = (289 / 400)) by (unfold said_gd_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (19 / 10) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_distance.v_rate 2%nat 1 (1 / 10) (19 / 10) = (6561 / 10000)) by (unfold said_gd_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (2 / 5) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 4 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_distance.v_rate 3%nat 4 1 (2 / 5) = (729 / 15625)) by (unfold said_gd_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
    assert (V : said_gd_gap.v_rate 1%nat 1 (1 / 10) 1 = (81 / 100)) by (unfold said_gd_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gap.v_rate 2%nat 1 (1 / 10) 1 = (6561 / 10000)) by (unfold said_gd_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (3 / 2) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gap.v_rate 1%nat 1 (1 / 10) (3 / 2) = (289 / 400)) by (unfold said_gd_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (19 / 10) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gap.v_rate 2%nat 1 (1 / 10) (19 / 10) = (6561 / 10000)) by (unfold said_gd_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (2 / 5) g x) as (P & -> & St & Z). unfold step in Z. rewrite ?Z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 4 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_gd_gap.v_rate 3%nat 4 1 (2 / 5) = (729 / 15625)) by (unfold said_gd_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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

Theorem said_polyak_distance : said_polyak_distance.statement.
Proof.
  intros d L mu gamma S f g x s _ _ C Low Eq. sizes S.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (20 / 11) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (20 / 11) * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_distance_1 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite Sum_scal, <- square_of_norm; exact Eq | along]).
    assert (V : said_polyak_distance.v_rate 1 (1 / 10) (20 / 11) = (81 / 121)) by (unfold said_polyak_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (3 / 2) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (3 / 2) * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_distance_2 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite Sum_scal, <- square_of_norm; exact Eq | along]).
    assert (V : said_polyak_distance.v_rate 1 (1 / 10) (3 / 2) = (17 / 26)) by (unfold said_polyak_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_distance_3 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite Sum_scal, <- square_of_norm; exact Eq | along]).
    assert (V : said_polyak_distance.v_rate 2 (1 / 2) 1 = (1 / 3)) by (unfold said_polyak_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 5 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 5 * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_distance_4 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite Sum_scal, <- square_of_norm; exact Eq | along]).
    assert (V : said_polyak_distance.v_rate 1 (1 / 10) 5 = (4 / 9)) by (unfold said_polyak_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (20 / 11) * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_value_1 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite <- square_of_norm, Eq; lra | along]).
    assert (V : said_polyak_value.v_rate 1 (1 / 10) (20 / 11) = (81 / 121)) by (unfold said_polyak_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (3 / 2) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (3 / 2) * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_value_2 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite <- square_of_norm, Eq; lra | along]).
    assert (V : said_polyak_value.v_rate 1 (1 / 10) (3 / 2) = (41 / 80)) by (unfold said_polyak_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (3 / 4) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (3 / 4) * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := polyak_value_3 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | rewrite <- square_of_norm, Eq; lra | along]).
    assert (V : said_polyak_value.v_rate 2 (1 / 2) (3 / 4) = (11 / 32)) by (unfold said_polyak_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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

Theorem said_potential_values : said_potential_values.statement.
Proof.
  intros d n L gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_values_1 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_potential_values.v_rate 0%nat 1 1 = 0) by (unfold said_potential_values.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_values_2 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_potential_values.v_rate 1%nat 1 1 = 0) by (unfold said_potential_values.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_values_3 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_potential_values.v_rate 10%nat 1 1 = 0) by (unfold said_potential_values.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (1 / 2) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (1 / 2) * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_values_4 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_potential_values.v_rate 3%nat 2 (1 / 2) = 0) by (unfold said_potential_values.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_gradients_1 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_potential_gradients.v_rate 0%nat 1 1 = 0) by (unfold said_potential_gradients.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_gradients_2 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_potential_gradients.v_rate 1%nat 1 1 = 0) by (unfold said_potential_gradients.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - 1 * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - 1 * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_gradients_3 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_potential_gradients.v_rate 10%nat 1 1 = 0) by (unfold said_potential_gradients.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & ->).
    set (z := fun e1 => x e1 - (1 / 2) * g x e1).
    assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - (1 / 2) * g x i) by reflexivity. clearbody z.
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := potential_gradients_4 d f s (g s) x (g x) z (g z)).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_potential_gradients.v_rate 3%nat 2 (1 / 2) = 0) by (unfold said_potential_gradients.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
  intros d n L S f g s X Y _ _ C Low I J K. sizes S.
  - destruct S as (-> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    unfold said_fgm_simplified.v_same in I, J, K.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0. assert (KK0 := K 0%nat); cbn [Nat.add INR] in KK0.
    assert (B := fgm_simplified_1 d f s (g s) (Y 0%nat) (g (Y 0%nat)) (X 1%nat) (g (X 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_fgm_simplified.v_rate 1%nat 1 = (1 / 6)) by (unfold said_fgm_simplified.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    assert (W : Sum d (fun i => (Y 0%nat i - s i) ^ 2) = Sum d (fun i => (X 0%nat i - s i) ^ 2)) by (apply Sum_ext; intros i Hi; now rewrite (I i Hi)).
    lra.
  - destruct S as (-> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    unfold said_fgm_simplified.v_same in I, J, K.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0. assert (KK0 := K 0%nat); cbn [Nat.add INR] in KK0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1. assert (KK1 := K 1%nat); cbn [Nat.add INR] in KK1.
    assert (B := fgm_simplified_2 d f s (g s) (Y 0%nat) (g (Y 0%nat)) (Y 1%nat) (g (Y 1%nat)) (X 2%nat) (g (X 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_fgm_simplified.v_rate 2%nat 1 = (1 / 10)) by (unfold said_fgm_simplified.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    assert (W : Sum d (fun i => (Y 0%nat i - s i) ^ 2) = Sum d (fun i => (X 0%nat i - s i) ^ 2)) by (apply Sum_ext; intros i Hi; now rewrite (I i Hi)).
    lra.
  - destruct S as (-> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    unfold said_fgm_simplified.v_same in I, J, K.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0. assert (KK0 := K 0%nat); cbn [Nat.add INR] in KK0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1. assert (KK1 := K 1%nat); cbn [Nat.add INR] in KK1.
    assert (B := fgm_simplified_3 d f s (g s) (Y 0%nat) (g (Y 0%nat)) (Y 1%nat) (g (Y 1%nat)) (X 2%nat) (g (X 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_fgm_simplified.v_rate 2%nat 3 = (3 / 10)) by (unfold said_fgm_simplified.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
    assert (V : said_fgm_simplified.v_rate 4%nat 1 = (1 / 21)) by (unfold said_fgm_simplified.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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

Theorem said_heavy_ball : said_heavy_ball.statement.
Proof.
  intros d n L mu alpha S f g s X _ _ C Low I J. sizes S.
  - destruct S as (-> & -> & -> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ (12 / 7) _ _ _ ltac:(lra) (T s) Low).
    assert (H : sqrt ((1 - (7 / 16) * 1) * (1 - (12 / 7) * (7 / 16))) = (3 / 8)) by root. rewrite H in J.
    unfold said_heavy_ball.v_same in I, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (B := heavy_ball_1 d f s (g s) (X 0%nat) (g (X 0%nat)) (X 1%nat) (g (X 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_heavy_ball.v_rate 1%nat (12 / 7) 1 (7 / 16) = (9 / 16)) by (unfold said_heavy_ball.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
    lra.
  - destruct S as (-> & -> & -> & ->).
    assert (T := tangents _ _ _ _ _ C). assert (Z0 := gradient_at_rest _ _ (12 / 7) _ _ _ ltac:(lra) (T s) Low).
    assert (H : sqrt ((1 - (7 / 16) * 1) * (1 - (12 / 7) * (7 / 16))) = (3 / 8)) by root. rewrite H in J.
    unfold said_heavy_ball.v_same in I, J.
    assert (KJ0 := J 0%nat); cbn [Nat.add INR] in KJ0.
    assert (KJ1 := J 1%nat); cbn [Nat.add INR] in KJ1.
    assert (B := heavy_ball_2 d f s (g s) (X 0%nat) (g (X 0%nat)) (X 1%nat) (g (X 1%nat)) (X 2%nat) (g (X 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | along]).
    assert (V : said_heavy_ball.v_rate 2%nat (12 / 7) 1 (7 / 16) = (81 / 256)) by (unfold said_heavy_ball.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
    assert (V : said_heavy_ball.v_rate 4%nat (12 / 7) 1 (7 / 16) = (6561 / 65536)) by (unfold said_heavy_ball.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
    assert (V : said_heavy_ball.v_rate 3%nat 1 (1 / 4) (4 / 5) = (64 / 125)) by (unfold said_heavy_ball.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].
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
