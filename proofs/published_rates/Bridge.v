(** One theorem a statement, written by tools/rates_coq.py: do not edit. *)
From Coq Require Import Reals Lra Lia List.
From Rates Require Import Said Base Lower Bounds.
Open Scope R_scope.
Ltac sizes S := repeat (destruct S as [S|S]).
Ltac feed B solver := repeat match type of B with
  | ?A -> _ => let X := fresh in assert (X : A) by solver; specialize (B X); clear X end.
Ltac rate := cbn [INR]; repeat first [rewrite Rmax_left by lra | rewrite Rmax_right by lra]; field.
Ltac defined := cbn [INR]; repeat split; try exact I; try apply pow_nonzero; apply Rgt_not_eq; lra.
Ltac means := repeat first [exact I | progress intros | assumption | split].

Theorem said_gd_value : said_gd_value.statement.
Proof.
  intros d n L gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x 1) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_1 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_value.v_rate 1%nat 1 1 = (1 / 6)) by (unfold said_gd_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_value.v_rate 2%nat 1 1 = (1 / 10)) by (unfold said_gd_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 6) g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_value.v_rate 2%nat 3 (1 / 6) = (1 / 2)) by (unfold said_gd_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x 5) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat) (g (P 4%nat)) (P 5%nat) (g (P 5%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_value.v_rate 5%nat 1 1 = (1 / 22)) by (unfold said_gd_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 4) g x 3) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_value_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_value.v_rate 3%nat 2 (1 / 4) = (1 / 4)) by (unfold said_gd_value.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
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
  unfold said_gd_value.ok_curved. means.
Qed.

Theorem said_gd_value_tight_means : said_gd_value_tight.statement_means.
Proof.
  intros d n L gamma Hd S.
  assert (V : said_gd_value_tight.ok_rate n L gamma) by (unfold said_gd_value_tight.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  unfold said_gd_value_tight.ok_curved. means.
Qed.

Theorem said_gd_gradient : said_gd_gradient.statement.
Proof.
  intros d n L gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x 1) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_1 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gradient.v_rate 1%nat 1 1 = (1 / 4)) by (unfold said_gd_gradient.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gradient.v_rate 2%nat 1 1 = (1 / 9)) by (unfold said_gd_gradient.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 6) g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gradient.v_rate 2%nat 3 (1 / 6) = (9 / 4)) by (unfold said_gd_gradient.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x 5) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat) (g (P 4%nat)) (P 5%nat) (g (P 5%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gradient.v_rate 5%nat 1 1 = (1 / 36)) by (unfold said_gd_gradient.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 4) g x 3) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gradient.v_rate 3%nat 2 (1 / 4) = (16 / 25)) by (unfold said_gd_gradient.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
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
  unfold said_gd_gradient.ok_curved. means.
Qed.

Theorem said_gd_gradient_tight_means : said_gd_gradient_tight.statement_means.
Proof.
  intros d n L gamma Hd S.
  assert (V : said_gd_gradient_tight.ok_rate n L gamma) by (unfold said_gd_gradient_tight.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  unfold said_gd_gradient_tight.ok_curved. means.
Qed.

Theorem said_gd_gradient_gap : said_gd_gradient_gap.statement.
Proof.
  intros d n L gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x 1) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_1 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gradient_gap.v_rate 1%nat 1 1 = (2 / 3)) by (unfold said_gd_gradient_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gradient_gap.v_rate 2%nat 1 1 = (2 / 5)) by (unfold said_gd_gradient_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 6) g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 3 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gradient_gap.v_rate 2%nat 3 (1 / 6) = 2) by (unfold said_gd_gradient_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run 1 g x 5) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat)) (P 4%nat) (g (P 4%nat)) (P 5%nat) (g (P 5%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gradient_gap.v_rate 5%nat 1 1 = (2 / 11)) by (unfold said_gd_gradient_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & ->).
    destruct (run (1 / 4) g x 3) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 2 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gradient_gap_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gradient_gap.v_rate 3%nat 2 (1 / 4) = 1) by (unfold said_gd_gradient_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
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
  unfold said_gd_gradient_gap.ok_curved. means.
Qed.

Theorem said_gd_gradient_gap_tight_means : said_gd_gradient_gap_tight.statement_means.
Proof.
  intros d n L gamma Hd S.
  assert (V : said_gd_gradient_gap_tight.ok_rate n L gamma) by (unfold said_gd_gradient_gap_tight.ok_rate; sizes S; destruct S as (-> & -> & ->); defined).
  unfold said_gd_gradient_gap_tight.ok_curved. means.
Qed.

Theorem said_gd_contraction : said_gd_contraction.statement.
Proof.
  intros d n L mu gamma S f g x y _ _ C. sizes S.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x 1) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    destruct (run 1 g y 1) as (Q & -> & Sq & Y). unfold step in Y. rewrite Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_1 d f (P 0%nat) (g (P 0%nat)) (Q 0%nat) (g (Q 0%nat)) (P 1%nat) (Q 1%nat)).
    feed B ltac:(first [apply T | intros i Hi; rewrite ?St, ?Sq; lra]).
    assert (V : said_gd_contraction.v_rate 1%nat 1 (1 / 10) 1 = (81 / 100)) by (unfold said_gd_contraction.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    destruct (run 1 g y 2) as (Q & -> & Sq & Y). unfold step in Y. rewrite Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_2 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (Q 0%nat) (g (Q 0%nat)) (Q 1%nat) (g (Q 1%nat)) (P 2%nat) (Q 2%nat)).
    feed B ltac:(first [apply T | intros i Hi; rewrite ?St, ?Sq; lra]).
    assert (V : said_gd_contraction.v_rate 2%nat 1 (1 / 10) 1 = (6561 / 10000)) by (unfold said_gd_contraction.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (3 / 2) g x 1) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    destruct (run (3 / 2) g y 1) as (Q & -> & Sq & Y). unfold step in Y. rewrite Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_3 d f (P 0%nat) (g (P 0%nat)) (Q 0%nat) (g (Q 0%nat)) (P 1%nat) (Q 1%nat)).
    feed B ltac:(first [apply T | intros i Hi; rewrite ?St, ?Sq; lra]).
    assert (V : said_gd_contraction.v_rate 1%nat 1 (1 / 10) (3 / 2) = (289 / 400)) by (unfold said_gd_contraction.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (19 / 10) g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    destruct (run (19 / 10) g y 2) as (Q & -> & Sq & Y). unfold step in Y. rewrite Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_4 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (Q 0%nat) (g (Q 0%nat)) (Q 1%nat) (g (Q 1%nat)) (P 2%nat) (Q 2%nat)).
    feed B ltac:(first [apply T | intros i Hi; rewrite ?St, ?Sq; lra]).
    assert (V : said_gd_contraction.v_rate 2%nat 1 (1 / 10) (19 / 10) = (6561 / 10000)) by (unfold said_gd_contraction.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (2 / 5) g x 3) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    destruct (run (2 / 5) g y 3) as (Q & -> & Sq & Y). unfold step in Y. rewrite Y.
    assert (T := tangents _ _ _ _ _ C).
    assert (B := gd_contraction_5 d f (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (Q 0%nat) (g (Q 0%nat)) (Q 1%nat) (g (Q 1%nat)) (Q 2%nat) (g (Q 2%nat)) (P 3%nat) (Q 3%nat)).
    feed B ltac:(first [apply T | intros i Hi; rewrite ?St, ?Sq; lra]).
    assert (V : said_gd_contraction.v_rate 3%nat 4 1 (2 / 5) = (729 / 15625)) by (unfold said_gd_contraction.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
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
  unfold said_gd_contraction.ok_curved. means.
Qed.

Theorem said_gd_contraction_tight_means : said_gd_contraction_tight.statement_means.
Proof.
  intros d n L mu gamma Hd S.
  assert (V : said_gd_contraction_tight.ok_rate n L mu gamma) by (unfold said_gd_contraction_tight.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  unfold said_gd_contraction_tight.ok_curved. means.
Qed.

Theorem said_gd_distance : said_gd_distance.statement.
Proof.
  intros d n L mu gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x 1) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_1 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat)).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_distance.v_rate 1%nat 1 (1 / 10) 1 = (81 / 100)) by (unfold said_gd_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat)).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_distance.v_rate 2%nat 1 (1 / 10) 1 = (6561 / 10000)) by (unfold said_gd_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (3 / 2) g x 1) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat)).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_distance.v_rate 1%nat 1 (1 / 10) (3 / 2) = (289 / 400)) by (unfold said_gd_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (19 / 10) g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat)).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_distance.v_rate 2%nat 1 (1 / 10) (19 / 10) = (6561 / 10000)) by (unfold said_gd_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (2 / 5) g x 3) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 4 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_distance_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat)).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_distance.v_rate 3%nat 4 1 (2 / 5) = (729 / 15625)) by (unfold said_gd_distance.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
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
  unfold said_gd_distance.ok_curved. means.
Qed.

Theorem said_gd_distance_tight_means : said_gd_distance_tight.statement_means.
Proof.
  intros d n L mu gamma Hd S.
  assert (V : said_gd_distance_tight.ok_rate n L mu gamma) by (unfold said_gd_distance_tight.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  unfold said_gd_distance_tight.ok_curved. means.
Qed.

Theorem said_gd_gap : said_gd_gap.statement.
Proof.
  intros d n L mu gamma S f g x s _ _ C Low. sizes S.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x 1) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_1 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gap.v_rate 1%nat 1 (1 / 10) 1 = (81 / 100)) by (unfold said_gd_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run 1 g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_2 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gap.v_rate 2%nat 1 (1 / 10) 1 = (6561 / 10000)) by (unfold said_gd_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (3 / 2) g x 1) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_3 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gap.v_rate 1%nat 1 (1 / 10) (3 / 2) = (289 / 400)) by (unfold said_gd_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (19 / 10) g x 2) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 1 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_4 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gap.v_rate 2%nat 1 (1 / 10) (19 / 10) = (6561 / 10000)) by (unfold said_gd_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
  - destruct S as (-> & -> & -> & ->).
    destruct (run (2 / 5) g x 3) as (P & -> & St & Z). unfold step in Z. rewrite Z.
    assert (T := tangents _ _ _ _ _ C).
    assert (Z0 := gradient_at_rest _ _ 4 _ _ _ ltac:(lra) (T s) Low).
    assert (B := gd_gap_5 d f s (g s) (P 0%nat) (g (P 0%nat)) (P 1%nat) (g (P 1%nat)) (P 2%nat) (g (P 2%nat)) (P 3%nat) (g (P 3%nat))).
    feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra]).
    assert (V : said_gd_gap.v_rate 3%nat 4 1 (2 / 5) = (729 / 15625)) by (unfold said_gd_gap.v_rate; rate).
    rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.
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
  unfold said_gd_gap.ok_curved. means.
Qed.

Theorem said_gd_gap_tight_means : said_gd_gap_tight.statement_means.
Proof.
  intros d n L mu gamma Hd S.
  assert (V : said_gd_gap_tight.ok_rate n L mu gamma) by (unfold said_gd_gap_tight.ok_rate; sizes S; destruct S as (-> & -> & -> & ->); defined).
  unfold said_gd_gap_tight.ok_curved. means.
Qed.
