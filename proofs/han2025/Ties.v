(** Proposition 21 and Corollary 20 where scores are tied, as they are generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool Classical FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 Thm5 Identification Generated.
From Parity Require Said AnyHeads Prop21 Appendix.
Open Scope R_scope.

Lemma decided {V : Type} (P : Prop) (c : bool) (u v : V) : (P <-> c = true) -> (if Said.decide P then u else v) = if c then u else v.
Proof. intros H. destruct (Said.decide P) as [Y|N], c; try reflexivity; [destruct H as [H _]; specialize (H Y); discriminate | exfalso; apply N; now apply H]. Qed.
Lemma four q : (1 <= q <= 4)%nat -> (q = 1 \/ q = 2 \/ q = 3 \/ q = 4)%nat.
Proof. lia. Qed.
Lemma NSum_pos n f p : (1 <= p <= n)%nat -> (1 <= f p)%nat -> (1 <= Said.NSum n f)%nat.
Proof.
  induction n as [|n IH]; intros Hp F; [lia|]. cbn [Said.NSum]. destruct (Nat.eq_dec p (S n)) as [->|]; [lia|]. specialize (IH ltac:(lia) F). lia.
Qed.
(** Some position has the largest score. *)
Lemma some_leader n (s : nat -> R) (P : nat -> Prop) : (1 <= n)%nat -> (forall p, (forall q, (1 <= q <= n)%nat -> q <> p -> s q <= s p) -> P p) ->
  INR (Said.NSum n (fun q => if Said.decide (P q) then 1%nat else 0%nat)) <> 0.
Proof.
  intros Hn H. destruct (Prop21.best_of s n Hn) as (p & Hp & B). apply not_0_INR. apply Nat.neq_0_lt_0. apply (NSum_pos n _ p Hp).
  destruct (Said.decide (P p)) as [_|N]; [lia|]. exfalso. apply N, H. intros q Hq _. now apply B.
Qed.

(** * Two heads half-way between the positions 4 and 1 of four *)
Module P := Said.said_prop_21.
Definition mid := entries (fun _ => Head 1 1).
Definition outer_pair (p : nat) : bool := (Nat.eqb p 1 || Nat.eqb p 4)%bool.
Lemma turned_is i : P.v_turned 4 mid i 1 = 1 /\ P.v_turned 4 mid i 2 = -1 /\ P.v_turned 4 mid i 3 = -1 /\ P.v_turned 4 mid i 4 = 1.
Proof. exact Appendix.scores. Qed.
Lemma leads i p : (1 <= p <= 4)%nat -> P.v_leading 4 mid i p <-> outer_pair p = true.
Proof.
  intros Hp. destruct (turned_is i) as (T1 & T2 & T3 & T4). split.
  - intros L. destruct (four p Hp) as [->|[->|[->| ->]]]; try reflexivity; exfalso; assert (Q := L 1%nat ltac:(lia) ltac:(lia)); rewrite T1 in Q; rewrite ?T2, ?T3 in Q; lra.
  - intros E q Hq _. destruct (four p Hp) as [->|[->|[->| ->]]]; try discriminate E; destruct (four q Hq) as [->|[->|[->| ->]]]; rewrite ?T1, ?T2, ?T3, ?T4; lra.
Qed.
Lemma leaders i : Said.NSum 4 (fun q => if Said.decide (P.v_leading 4 mid i q) then 1%nat else 0%nat) = 2%nat.
Proof. cbn [Said.NSum]. rewrite (decided _ _ _ _ (leads i 1 ltac:(lia))), (decided _ _ _ _ (leads i 2 ltac:(lia))), (decided _ _ _ _ (leads i 3 ltac:(lia))), (decided _ _ _ _ (leads i 4 ltac:(lia))). reflexivity. Qed.
Lemma limit_weight i p : (1 <= p <= 4)%nat -> P.v_lim 4 mid i p = (if outer_pair p then 1 else 0) / 2.
Proof. intros Hp. unfold P.v_lim. rewrite (decided _ _ _ _ (leads i p Hp)), leaders. now replace (INR 2) with 2 by (simpl; ring). Qed.
Lemma hard_weight i p : (1 <= p <= 4)%nat -> P.v_hard 4 mid i p = if Nat.eqb p 1 then 1%nat else 0%nat.
Proof.
  intros Hp. unfold P.v_hard. rewrite (decided _ _ _ _ (leads i p Hp)). destruct (four p Hp) as [->|[->|[->| ->]]]; cbn [outer_pair Nat.eqb orb]; try reflexivity.
  - rewrite (decided _ true); [reflexivity|]. split; [reflexivity|]. intros _ q Hq. exfalso. change (Z.to_nat (Z.of_nat 1 - 1)) with 0%nat in Hq. lia.
  - rewrite (decided _ false); [reflexivity|]. split; [|discriminate]. intros N. exfalso. apply (N 1%nat); [change (Z.to_nat (Z.of_nat 4 - 1)) with 3%nat; lia | now apply leads].
Qed.
Lemma ones_are x : INR (ones 4 outer_pair x) = bit x 1 + bit x 4.
Proof. unfold ones, outer_pair. cbn [count Nat.eqb orb andb]. unfold bit. destruct (x 1%nat), (x 4%nat); simpl; ring. Qed.
Lemma pair_within : Said.Within 4 outer_pair.
Proof. intros p Hp. unfold outer_pair. destruct (Nat.eqb_spec p 1), (Nat.eqb_spec p 4); try lia; reflexivity. Qed.
Lemma soft_zero : P.v_lim_risk 4 2 0 mid outer_pair = 0.
Proof.
  unfold P.v_lim_risk. rewrite AnyHeads.means. rewrite (Mean_ext 4 _ (fun _ => 0)); [apply Mean_const|]. intros x.
  change (P.v_label 4 x outer_pair) with (AnyHeads.G.v_label 4 x outer_pair). rewrite AnyHeads.labels.
  replace (P.v_lim_sum 4 2 x mid) with (INR (ones 4 outer_pair x)).
  - change (loss (label 4 outer_pair x) (f 2 0 (INR (ones 4 outer_pair x))) = 0). rewrite f_parity by (change 2%nat with (count 4 outer_pair); apply ones_le).
    unfold loss, label. replace ((-1) ^ ones 4 outer_pair x * (-1) ^ ones 4 outer_pair x) with 1; [rewrite Rminus_eq_0, Rmax_left by lra; ring|].
    destruct (AnyHeads.label_is_sign 4 outer_pair x) as [E|E]; unfold label in E; rewrite E; ring.
  - unfold P.v_lim_sum. cbn [Said.Sum]. rewrite !limit_weight by lia. cbn [outer_pair Nat.eqb orb]. rewrite ones_are. unfold bit, Said.bit. destruct (x 1%nat), (x 4%nat), (x 2%nat), (x 3%nat); field.
Qed.
Lemma hard_output x : P.v_f 2 0 (Said.Sum 2 (fun i => Said.Sum 4 (fun p => Said.bit (x p) * INR (P.v_hard 4 mid i p)))) = 1.
Proof.
  replace (Said.Sum 2 _) with (INR (if x 1%nat then 2 else 0)).
  - change (f 2 0 (INR (if x 1%nat then 2 else 0)) = 1). rewrite f_parity by (destruct (x 1%nat); lia). destruct (x 1%nat); simpl; ring.
  - cbn [Said.Sum]. rewrite !hard_weight by lia. cbn [Nat.eqb]. unfold Said.bit. destruct (x 1%nat), (x 2%nat), (x 3%nat), (x 4%nat); simpl; ring.
Qed.
Theorem literal : ~ P.statement.
Proof.
  intros H. assert (Z := H 4%nat 2%nat 0 outer_pair mid pair_within eq_refl ltac:(lia) ltac:(lra) eq_refl).
  assert (Q : P.v_hard_risk 4 2 0 mid outer_pair = 0).
  { apply Z; [|exact soft_zero]. intros p Hp q Hq. change (INR P.v_gap) with 1. destruct (four p Hp) as [->|[->|[->| ->]]], (four q Hq) as [->|[->|[->| ->]]];
      try (left; reflexivity); try (right; left; discriminate); try (right; right; left; discriminate); right; right; right; unfold Rabs; destruct (Rcase_abs _); simpl in *; lra. }
  unfold P.v_hard_risk in Q. rewrite AnyHeads.means in Q. rewrite (Mean_ext 4 _ (fun x => loss (label 4 outer_pair x) 1)) in Q.
  2: { intros x. rewrite hard_output. change (P.v_label 4 x outer_pair) with (AnyHeads.G.v_label 4 x outer_pair). now rewrite AnyHeads.labels. }
  assert (G : 0 < Mean 4 (fun x => loss (label 4 outer_pair x) 1)); [|lra].
  eapply Rlt_le_trans; [|apply (Mean_point 4 (fun x => loss (label 4 outer_pair x) 1) (only 1)); [intros; apply pow2_ge_0|]].
  - apply Rdiv_lt_0_compat; [|apply pow_lt; lra]. assert (L : label 4 outer_pair (only 1) = -1) by (unfold label, ones, outer_pair, only; simpl; ring). rewrite L. unfold loss. rewrite Rmax_right by lra. lra.
  - intros q Hq. unfold only in Hq. apply Nat.eqb_eq in Hq. lia.
Qed.
Theorem literal_means : P.statement_means.
Proof.
  companion ltac:(idtac). all: try (apply (some_leader v_n (fun p => P.v_turned v_n v_A v_i p)); [lia | intros p L; exact L]).
Qed.

(** * A head that looks at tokens: tied between its bit and a neighbour before it *)
Module W := Said.said_prop_21_token_heads.
Definition row (i c : nat) : R := match c with 1%nat => 2 | 3%nat => 1 | 4%nat => -3 | _ => 0 end.
Lemma circle_4 : (u1 4 1 = 1 /\ u2 4 1 = 0) /\ (u1 4 2 = 0 /\ u2 4 2 = -1) /\ (u1 4 3 = -1 /\ u2 4 3 = 0) /\ (u1 4 4 = 0 /\ u2 4 4 = 1).
Proof.
  unfold u1, u2. replace (2 * PI * INR 1 / INR 4) with (PI / 2) by (simpl; field). replace (2 * PI * INR 2 / INR 4) with PI by (simpl; field).
  replace (2 * PI * INR 3 / INR 4) with (3 * (PI / 2)) by (simpl; field). replace (2 * PI * INR 4 / INR 4) with (2 * PI) by (simpl; field).
  rewrite sin_PI2, cos_PI2, sin_PI, cos_PI, sin_3PI2, cos_3PI2, sin_2PI, cos_2PI. repeat split; ring.
Qed.
Lemma looked_is x i : W.v_looked 4 x row i 1 = 1 + 2 * bit x 1 /\ W.v_looked 4 x row i 2 = 3 + 2 * bit x 2 /\ W.v_looked 4 x row i 3 = -1 + 2 * bit x 3 /\ W.v_looked 4 x row i 4 = -3 + 2 * bit x 4.
Proof.
  assert (E : forall p, W.v_looked 4 x row i p = 2 * bit x p + 0 * (1 - bit x p) + 1 * u1 4 p + -3 * u2 4 p) by reflexivity.
  destruct circle_4 as ((A1 & A2) & (B1 & B2) & (C1 & C2) & D1 & D2). rewrite !E, A1, A2, B1, B2, C1, C2, D1, D2. repeat split; ring.
Qed.
Definition taken (x : nat -> bool) (p : nat) : bool := match p with 1%nat => (x 1%nat && negb (x 2%nat))%bool | 2%nat => true | _ => false end.
Lemma tops x i p : (1 <= p <= 4)%nat -> W.v_top 4 x row i p <-> taken x p = true.
Proof.
  intros Hp. destruct (looked_is x i) as (L1 & L2 & L3 & L4). split.
  - intros T. assert (Q := T 2%nat ltac:(lia)). destruct (four p Hp) as [->|[->|[->| ->]]]; [| reflexivity | |]; specialize (Q ltac:(lia)); rewrite L2 in Q; rewrite ?L1, ?L3, ?L4 in Q; unfold bit in Q; cbn;
      destruct (x 1%nat), (x 2%nat), (x 3%nat), (x 4%nat); try reflexivity; lra.
  - intros E q Hq _. destruct (four p Hp) as [->|[->|[->| ->]]]; try discriminate E; destruct (four q Hq) as [->|[->|[->| ->]]]; rewrite ?L1, ?L2, ?L3, ?L4; unfold bit; cbn in E;
      destruct (x 1%nat), (x 2%nat), (x 3%nat), (x 4%nat); try discriminate E; lra.
Qed.
Lemma tops_1 x i (V : Type) (u v : V) : (if Said.decide (W.v_top 4 x row i 1) then u else v) = if (x 1%nat && negb (x 2%nat))%bool then u else v.
Proof. apply decided, (tops x i 1). lia. Qed.
Lemma tops_2 x i (V : Type) (u v : V) : (if Said.decide (W.v_top 4 x row i 2) then u else v) = u.
Proof. apply (decided _ true), (tops x i 2). lia. Qed.
Lemma tops_3 x i (V : Type) (u v : V) : (if Said.decide (W.v_top 4 x row i 3) then u else v) = v.
Proof. apply (decided _ false), (tops x i 3). lia. Qed.
Lemma tops_4 x i (V : Type) (u v : V) : (if Said.decide (W.v_top 4 x row i 4) then u else v) = v.
Proof. apply (decided _ false), (tops x i 4). lia. Qed.
Lemma mean_is x : W.v_mean_of 4 1 x row = if (x 1%nat && negb (x 2%nat))%bool then 1 / 2 else bit x 2.
Proof.
  unfold W.v_mean_of. change (W.v_H 1) with 1%nat. cbn [Said.Sum Said.NSum]. rewrite !tops_1, !tops_2, !tops_3, !tops_4. unfold bit, Said.bit.
  destruct (x 1%nat), (x 2%nat), (x 3%nat), (x 4%nat); cbn; field.
Qed.
Lemma first_is x : W.v_first_of 4 1 x row = if (x 1%nat && negb (x 2%nat))%bool then 1 else bit x 2.
Proof.
  unfold W.v_first_of. change (W.v_H 1) with 1%nat. cbn [Said.Sum]. rewrite tops_1, tops_2, tops_3, tops_4.
  rewrite (decided (forall q, (1 <= q <= Z.to_nat (Z.of_nat 1 - 1))%nat -> ~ W.v_top 4 x row 1 q) true)
    by (split; [reflexivity|]; intros _ q Hq; exfalso; change (Z.to_nat (Z.of_nat 1 - 1)) with 0%nat in Hq; lia).
  rewrite (decided (forall q, (1 <= q <= Z.to_nat (Z.of_nat 2 - 1))%nat -> ~ W.v_top 4 x row 1 q) (negb (x 1%nat && negb (x 2%nat)))).
  - unfold bit, Said.bit. destruct (x 1%nat), (x 2%nat), (x 3%nat), (x 4%nat); cbn; field.
  - change (Z.to_nat (Z.of_nat 2 - 1)) with 1%nat. split.
    + intros N. specialize (N 1%nat ltac:(lia)). rewrite (tops x 1 1 ltac:(lia)) in N. cbn [taken] in N. destruct (x 1%nat && negb (x 2%nat))%bool; [exfalso; now apply N | reflexivity].
    + intros E q Hq T. assert (q = 1%nat) as -> by lia. apply (tops x 1 1 ltac:(lia)) in T. cbn [taken] in T. rewrite T in E. discriminate.
Qed.
Definition second_bit (p : nat) : bool := Nat.eqb p 2.
Lemma second_label x : W.v_label 4 x second_bit = if x 2%nat then -1 else 1.
Proof.
  change (W.v_label 4 x second_bit) with (AnyHeads.G.v_label 4 x second_bit). rewrite AnyHeads.labels. unfold label, ones, second_bit. cbn [count Nat.eqb andb].
  destruct (x 2%nat); simpl; ring.
Qed.
Lemma sharp_is s : W.v_sharp 1 s = 1 - 4 * Rmax 0 (s - 1 / 2).
Proof.
  unfold W.v_sharp. cbn [Said.Sum]. unfold W.v_outer, W.v_level. simpl (INR 1). replace (s + 1 / 2 - 1) with (s - 1 / 2) by field. ring.
Qed.
Theorem token_heads : ~ W.statement.
Proof.
  intros H. assert (Z := H 4%nat 1%nat second_bit row ltac:(intros p Hp; unfold second_bit; destruct (Nat.eqb_spec p 2); [lia | reflexivity]) eq_refl ltac:(lia)).
  assert (Q : Said.Total 4 (fun x => W.v_chance 4 x * W.v_loss (W.v_label 4 x second_bit) (W.v_sharp 1 (W.v_first_of 4 1 x row))) = 0).
  { apply Z.
    - intros p Hp q Hq. destruct (Nat.eq_dec p q) as [E|E]; [left; exact E | right]. destruct (Nat.eq_dec p 2) as [->|Np]; [right|]; left; unfold second_bit; intros X; apply Nat.eqb_eq in X; lia.
    - rewrite Total_Mean. rewrite (Mean_ext 4 _ (fun _ => 0)); [rewrite Mean_const; ring|]. intros x. rewrite sharp_is, mean_is, second_label. unfold W.v_loss, bit.
      destruct (x 1%nat), (x 2%nat); cbn [andb negb]; unfold Rmax; repeat destruct (Rle_dec _ _); lra. }
  rewrite Total_Mean in Q. set (F := fun x => W.v_chance 4 x * W.v_loss (W.v_label 4 x second_bit) (W.v_sharp 1 (W.v_first_of 4 1 x row))) in Q.
  assert (F0 : forall x, 0 <= F x).
  { intros x. unfold F, W.v_chance, W.v_loss. apply Rmult_le_pos; [left; apply Rdiv_lt_0_compat; [lra | apply pow_lt; lra] | apply pow2_ge_0]. }
  assert (G := Mean_point 4 F (only 1) F0 ltac:(intros q Hq; unfold only in Hq; apply Nat.eqb_eq in Hq; lia)).
  assert (V : F (only 1) = 1 / 2 ^ 4 * 4).
  { unfold F. rewrite sharp_is, first_is, second_label. unfold W.v_loss, W.v_chance, only. cbn [Nat.eqb andb negb]. rewrite (Rmax_right 0 (1 - 1 / 2)) by lra. rewrite Rmax_right by lra. lra. }
  rewrite V in G. assert (P4 : 0 < 2 ^ 4) by (apply pow_lt; lra). assert (0 < 1 / 2 ^ 4 * 4 / 2 ^ 4) by (simpl; lra). nra.
Qed.
Theorem token_heads_means : W.statement_means.
Proof.
  companion ltac:(idtac). all: try (change (W.v_H v_k) with v_k; apply not_0_INR; lia). all: apply (some_leader v_n (fun p => W.v_looked v_n v_x v_rows v_i p)); [lia | intros p L; exact L].
Qed.

(** * The mean over tied positions tells the input apart *)
Module Q := Said.said_cor_20_averaged_ties.
Definition none (i p : nat) : R := 0.
Definition higher (i c : nat) : R := if Nat.eqb c 2 then 1 else 0.
Definition best3 (x : nat -> bool) (p : nat) : bool := (x p || negb (x 1%nat || x 2%nat || x 3%nat))%bool.
Lemma three q : (1 <= q <= 3)%nat -> (q = 1 \/ q = 2 \/ q = 3)%nat.
Proof. lia. Qed.
Lemma added_is x p : Q.v_added x none higher 1 1 p = bit x p.
Proof. unfold Q.v_added, Q.v_token, none, higher, bit. destruct (x p); cbn; ring. Qed.
Lemma tied_is x p : (1 <= p <= 3)%nat -> Q.v_tied 3 x none higher 1 1 p <-> best3 x p = true.
Proof.
  intros Hp. split.
  - intros T. assert (T1 := T 1%nat ltac:(lia)). assert (T2 := T 2%nat ltac:(lia)). assert (T3 := T 3%nat ltac:(lia)). rewrite !added_is in *. unfold bit, best3 in *.
    destruct (three p Hp) as [->|[->| ->]]; destruct (x 1%nat), (x 2%nat), (x 3%nat); try reflexivity; lra.
  - intros E q Hq. rewrite !added_is. unfold bit, best3 in *.
    destruct (three p Hp) as [->|[->| ->]], (three q Hq) as [->|[->| ->]]; destruct (x 1%nat), (x 2%nat), (x 3%nat); try discriminate E; lra.
Qed.
Lemma bound_is : Q.v_bound 3 1 = 1 / 2.
Proof.
  assert (E : Int_part (- ((INR 3 - 1) / INR 1)) = (-2)%Z) .
  { replace (- ((INR 3 - 1) / INR 1)) with (IZR (-2)) by (simpl; field). destruct (base_Int_part (IZR (-2))) as [P1 P2]. apply le_IZR in P1.
    assert (P3 : IZR (-3) < IZR (Int_part (IZR (-2)))) by (simpl in *; lra). apply lt_IZR in P3. lia. }
  unfold Q.v_bound. rewrite E. simpl. field.
Qed.
Theorem averaged_ties : ~ Q.statement.
Proof.
  intros H. destruct (H 3%nat 1%nat none higher ltac:(lia) ltac:(lia)) as (B & _ & K). assert (L := K (label 3 B)).
  rewrite bound_is in L. unfold Q.v_risk_of in L. rewrite AnyHeads.means in L. rewrite (Mean_ext 3 _ (fun _ => 0)), Mean_const in L.
  - assert (X : 1 / 2 <= 0); [|lra]. apply L. intros x _ y _ A. destruct (A 1%nat ltac:(lia)) as [Same Count]. apply label_input. intros p Hp.
    assert (S : forall p, (1 <= p <= 3)%nat -> best3 x p = best3 y p).
    { intros q Hq. destruct (tied_is x q Hq) as [X1 X2], (tied_is y q Hq) as [Y1 Y2]. destruct (best3 x q), (best3 y q); try reflexivity; exfalso;
        destruct (Same q Hq) as [[T1 T2]|[T1 T2]]; try discriminate (X1 T1); try discriminate (Y1 T2); try (apply T1, X2; reflexivity); apply T2, Y2; reflexivity. }
    assert (S1 := S 1%nat ltac:(lia)). assert (S2 := S 2%nat ltac:(lia)). assert (S3 := S 3%nat ltac:(lia)). clear S Same A. cbn [Said.NSum] in Count.
    rewrite (decided _ _ _ _ (tied_is x 1 ltac:(lia))), (decided _ _ _ _ (tied_is x 2 ltac:(lia))), (decided _ _ _ _ (tied_is x 3 ltac:(lia))) in Count.
    rewrite (decided _ _ _ _ (tied_is y 1 ltac:(lia))), (decided _ _ _ _ (tied_is y 2 ltac:(lia))), (decided _ _ _ _ (tied_is y 3 ltac:(lia))) in Count.
    unfold best3 in *. destruct (three p Hp) as [->|[->| ->]]; destruct (x 1%nat), (x 2%nat), (x 3%nat), (y 1%nat), (y 2%nat), (y 3%nat); cbn in *; congruence || (exfalso; lia).
  - intros x. change (Q.v_label 3 x B) with (AnyHeads.G.v_label 3 x B). rewrite AnyHeads.labels. change (loss (label 3 B x) (label 3 B x) = 0). unfold loss.
    replace (label 3 B x * label 3 B x) with 1; [rewrite Rminus_eq_0, Rmax_left by lra; ring|]. destruct (AnyHeads.label_is_sign 3 B x) as [E|E]; rewrite E; ring.
Qed.
Theorem averaged_ties_means : Q.statement_means.
Proof. companion ltac:(idtac). Qed.
