(** One frozen head whose embeddings are large reads everything: Theorem 11 and Remark 12 fail as printed. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Constants Claims Sums Prop34 Cor20 Lemma15 Rem13Full FrozenBound FrozenRepair.
Open Scope R_scope.

(** * An input as a number, and the label as a function of it *)
Fixpoint code (m : nat) (x : nat -> bool) : nat :=
  match m with O => O | S j => code j x + (if x (S j) then 2 ^ S j else 0) end.
Lemma code_small m x : (code m x < 2 ^ S m)%nat.
Proof. induction m as [|m IH]; cbn [code]; [simpl; lia|]. replace (2 ^ S (S m))%nat with (2 * 2 ^ S m)%nat by reflexivity. destruct (x (S m)); lia. Qed.

Lemma code_sum m x c : c * INR (code m x) = Sum m (fun p => 2 ^ p * (if x p then c else 0)).
Proof.
  induction m as [|m IH]; cbn [Sum code]; [simpl; ring|]. rewrite <- IH, plus_INR.
  destruct (x (S m)); [rewrite pow_INR; replace (INR 2) with 2 by (simpl; lra) | simpl (INR 0)]; ring.
Qed.

Fixpoint lab (B : nat -> bool) (m z : nat) : R :=
  match m with
  | O => 1
  | S j => if Nat.leb (2 ^ S j) z then (if B (S j) then -1 else 1) * lab B j (z - 2 ^ S j) else lab B j z
  end.
Lemma lab_code B m x : lab B m (code m x) = label m B x.
Proof.
  unfold label, ones. induction m as [|m IH]; [reflexivity|]. cbn [lab code count]. rewrite pow_add, <- IH.
  assert (C := code_small m x). destruct (x (S m)).
  - destruct (Nat.leb_spec (2 ^ S m) (code m x + 2 ^ S m)); [|lia]. rewrite Nat.add_sub. destruct (B (S m)); cbn [andb]; simpl; ring.
  - rewrite Nat.add_0_r. destruct (Nat.leb_spec (2 ^ S m) (code m x)); [lia|]. destruct (B (S m)); cbn [andb]; simpl; ring.
Qed.
Lemma lab_small B m z : Rabs (lab B m z) <= 1.
Proof.
  revert z. induction m as [|m IH]; intros z; cbn [lab]; [rewrite Rabs_R1; lra|]. destruct Nat.leb; [|apply IH].
  specialize (IH (z - 2 ^ S m)%nat). destruct (B (S m)); rewrite Rabs_mult; [rewrite (Rabs_left (-1)) by lra | rewrite Rabs_R1]; lra.
Qed.

(** * Any values at whole numbers by ReLU neurons *)
Definition bend (g : nat -> R) (t : nat) : R :=
  match t with O => 0 | S O => g 1%nat - g 0%nat | S (S u as v) => g t - 2 * g v + g u end.
Lemma bend_sum g z : Sum (S z) (bend g) = g (S z) - g z.
Proof. induction z as [|z IH]; [simpl; ring|]. change (Sum (S z) (bend g) + bend g (S (S z)) = g (S (S z)) - g (S z)). rewrite IH. cbn [bend]. ring. Qed.
Lemma bend_meets g z : Sum z (fun t => bend g t * (INR z + 1 - INR t)) = g z - g 0%nat.
Proof.
  induction z as [|z IH]; [simpl; ring|]. cbn [Sum].
  rewrite (Sum_ext z _ (fun t => bend g t * (INR z + 1 - INR t) + bend g t)) by (intros; rewrite S_INR; ring).
  rewrite Sum_plus, IH. assert (E := bend_sum g z). cbn [Sum] in E. replace (INR (S z) + 1 - INR (S z)) with 1 by ring. lra.
Qed.
Lemma bend_relu g W z : (z <= W)%nat -> Sum W (fun t => bend g t * sigma 0 (INR z + 1 - INR t)) = g z - g 0%nat.
Proof.
  rewrite <- bend_meets. induction 1 as [|W Hz IH].
  - apply Sum_ext. intros t Ht. rewrite sigma0_pos; [reflexivity|]. assert (INR t <= INR z) by (apply le_INR; lia). lra.
  - cbn [Sum]. rewrite IH, sigma0_neg; [ring|]. assert (INR (S z) <= INR (S W)) by (apply le_INR; lia). rewrite S_INR in H. lra.
Qed.
Lemma bend_small g t : (forall z, Rabs (g z) <= 1) -> Rabs (bend g t) <= 4.
Proof.
  intros H. destruct t as [|[|u]]; cbn [bend]; [rewrite Rabs_R0; lra| |];
    apply Rabs_le; [pose proof (H 0%nat) as A; pose proof (H 1%nat) as C | pose proof (H u) as A; pose proof (H (S u)) as C; pose proof (H (S (S u))) as D; apply Rabs_le_between in D];
    apply Rabs_le_between in A; apply Rabs_le_between in C; lra.
Qed.

(** * The head: position p has the weight 2^p, whatever the input; a one is a large coordinate *)
Section Reads.
Variables (n : nat) (tau b delta : R).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Htau : 0 < tau.
Hypothesis Hb : 0 <= b.
Hypothesis Hd : 0 < delta.
Definition neurons : nat := 2 ^ S n.
Definition whole : R := Sum n (fun p => 2 ^ p).
Definition scale : R := 4 * INR neurons * INR neurons / delta + 1.
Definition reader : attention :=
  Attention 1 (fun i => if Nat.eqb i 1 then 1 else 0) (fun _ _ q => if Nat.eqb q 2 then 1 else 0)
    (fun v _ => if v then scale * whole else 0) (fun p _ => tau * (INR p * ln 2)).
Definition sharp : R := sqrt b * (4 * INR neurons) + 1.
Definition decoder (B : nat -> bool) : network :=
  Network neurons (fun t => bend (lab B n) t / sharp) (fun _ q => if Nat.eqb q 1 then sharp / scale else 0)
    (fun t => sharp * (1 - INR t)) (lab B n 0).

Lemma W_pos : 0 < INR neurons.
Proof. apply lt_0_INR. unfold neurons. apply Nat.neq_0_lt_0, Nat.pow_nonzero. lia. Qed.
Lemma scale_pos : 0 < scale.
Proof. unfold scale. assert (W := W_pos). assert (0 < 4 * INR neurons * INR neurons / delta) by (apply Rdiv_lt_0_compat; nra). lra. Qed.
Lemma whole_pos : 0 < whole.
Proof. apply Sum_pos; [exact Hn | intros; apply pow_lt; lra]. Qed.
Lemma sharp_pos : 1 <= sharp.
Proof. unfold sharp. assert (W := W_pos). assert (S := sqrt_pos b). nra. Qed.

Lemma reader_mass j x p : mass reader tau j x p = 2 ^ p.
Proof.
  unfold mass, pull, dims. simpl. unfold entry. simpl.
  match goal with |- exp (?e / tau) = _ => replace (e / tau) with (INR p * ln 2) by (field; lra) end.
  rewrite <- (Rpower_pow p 2) by lra. reflexivity.
Qed.
Lemma reader_gathers x : gathered reader n 1 tau x 1 = scale * INR (code n x).
Proof.
  unfold gathered. cbn [Sum]. rewrite (Sum_ext n (mass reader tau 1 x) (fun p => 2 ^ p)) by (intros; apply reader_mass).
  fold whole. assert (T0 := whole_pos).
  replace (Sum n (fun p => mass reader tau 1 x p * entry reader (x p) p 1)) with (scale * whole * INR (code n x)); [simpl; field; lra|].
  rewrite code_sum. apply Sum_ext. intros p _. rewrite reader_mass. reflexivity.
Qed.
Lemma decoder_answers B x : Rabs (answer reader n 1 tau b (decoder B) x - label n B x) <= 1 / 2.
Proof.
  assert (S1 := sharp_pos). assert (K0 := scale_pos). assert (W0 := W_pos). assert (R0 := sqrt_pos b).
  set (z := code n x). set (g := lab B n).
  assert (E : answer reader n 1 tau b (decoder B) x = g 0%nat + Sum neurons (fun t => bend g t / sharp * sigma b (sharp * (INR z + 1 - INR t)))).
  { unfold answer, decoder. cbn [offset width alpha beta bias]. f_equal. apply Sum_ext. intros t _. f_equal. f_equal.
    change (dims reader) with 2%nat. cbn [Sum Nat.eqb]. rewrite reader_gathers. fold z. field. lra. }
  assert (G : label n B x = g 0%nat + Sum neurons (fun t => bend g t / sharp * sigma 0 (sharp * (INR z + 1 - INR t)))).
  { rewrite <- lab_code. fold z g. assert (M := bend_relu g neurons z ltac:(unfold neurons, z; assert (C := code_small n x); lia)).
    rewrite (Sum_ext neurons _ (fun t => bend g t * sigma 0 (INR z + 1 - INR t))); [lra|]. intros t _.
    set (u := INR z + 1 - INR t). destruct (Rle_dec 0 u).
    - rewrite !sigma0_pos by nra. field. lra.
    - rewrite !sigma0_neg by nra. field. lra. }
  rewrite E, G. match goal with |- Rabs (?o + ?s - (?o + ?r)) <= _ => replace (o + s - (o + r)) with (s - r) by ring end.
  rewrite <- Sum_minus. eapply Rle_trans; [apply Sum_abs|].
  apply Rle_trans with (Sum neurons (fun _ => 4 / sharp * (sqrt b / 2))).
  - apply Sum_le. intros t _. rewrite <- Rmult_minus_distr_l, Rabs_mult. apply Rmult_le_compat; try apply Rabs_pos.
    + unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ sharp)) by (left; apply Rinv_0_lt_compat; lra).
      apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; lra | apply bend_small, lab_small].
    + now apply sigma_smoothing.
  - rewrite Sum_const. apply Rmult_le_reg_r with (2 * sharp); [lra|].
    replace (INR neurons * (4 / sharp * (sqrt b / 2)) * (2 * sharp)) with (sqrt b * (4 * INR neurons)) by (field; lra). unfold sharp. lra.
Qed.

Lemma decoder_risk B : risk n B (answer reader n 1 tau b (decoder B)) <= 1 / 4.
Proof.
  unfold risk. rewrite <- (Mean_const n (1 / 4)). apply Mean_le. intros x. assert (A := decoder_answers B x). apply Rabs_le_between in A.
  assert (Sg : label n B x = 1 \/ label n B x = -1).
  { unfold label. induction (ones n B x) as [|M IHM]; [left; reflexivity|]. destruct IHM; [right|left]; simpl; lra. }
  unfold loss. set (a := answer reader n 1 tau b (decoder B) x) in *.
  assert (0 <= Rmax 0 (1 - label n B x * a) <= 1 / 2) by (split; [apply Rmax_l | apply Rmax_lub; destruct Sg as [S|S]; rewrite S in *; lra]). nra.
Qed.

Lemma decoder_small B : entries_norm reader (decoder B) <= delta.
Proof.
  assert (S1 := sharp_pos). assert (K0 := scale_pos). assert (W0 := W_pos). unfold entries_norm, decoder. cbn [width alpha beta].
  change (dims reader) with 2%nat. cbn [Sum Nat.eqb]. rewrite Rabs_R0, Rplus_0_r, Rplus_0_l, Sum_const.
  rewrite (Rabs_pos_eq (sharp / scale)) by (left; apply Rdiv_lt_0_compat; lra).
  apply Rle_trans with (INR neurons * (4 / sharp) * (INR neurons * (sharp / scale))).
  - apply Rmult_le_compat_r; [apply Rmult_le_pos; [lra | left; apply Rdiv_lt_0_compat; lra]|]. rewrite <- Sum_const. apply Sum_le. intros t _.
    unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ sharp)) by (left; apply Rinv_0_lt_compat; lra).
    apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; lra | apply bend_small, lab_small].
  - apply Rmult_le_reg_r with scale; [lra|].
    replace (INR neurons * (4 / sharp) * (INR neurons * (sharp / scale)) * scale) with (4 * INR neurons * INR neurons) by (field; lra).
    unfold scale. replace (delta * (4 * INR neurons * INR neurons / delta + 1)) with (4 * INR neurons * INR neurons + delta) by (field; lra). lra.
Qed.
End Reads.

(** * What is printed *)
Lemma decoded B e : 0 <= e <= 1 / 100 ->
  risk 16 B (answer (reader 16 1 (1 / 100)) 16 1 1 1 (decoder 16 1 (1 / 100) B)) < thm_11_bound 16 1 e.
Proof.
  intros E. assert (R := decoder_risk 16 1 1 (1 / 100) ltac:(lia) ltac:(lra) ltac:(lra) ltac:(lra) B). eapply Rle_lt_trans; [exact R|].
  assert (I16 : INR 16 = 16) by (simpl; lra). unfold thm_11_bound. rewrite I16. simpl (INR 1).
  assert (C : Ceil ((16 - 1) / (5 * 1)) = 3).
  { destruct (ceil_nat ((16 - 1) / (5 * 1)) ltac:(lra)) as [c Ec]. destruct (ceil_spec ((16 - 1) / (5 * 1))) as [C1 C2]. rewrite Ec in *.
    replace ((16 - 1) / (5 * 1)) with 3 in * by field. assert (c = 3%nat); [|subst c; simpl; lra].
    assert (INR 3 = 3) by (simpl; lra). assert (c < 4)%nat by (apply INR_lt; simpl; lra). assert (2 < c)%nat by (apply INR_lt; simpl; lra). lia. }
  rewrite C. replace (Rpower 2 3) with 8 by (replace 3 with (INR 3) by (simpl; lra); rewrite Rpower_pow by lra; simpl; lra). nra.
Qed.
Theorem refuted : ~ thm_11_literal.
Proof.
  intros H. destruct (H (reader 16 1 (1 / 100)) 16%nat 1%nat 1 1 ltac:(lia) ltac:(lia) ltac:(lra) ltac:(lra)) as [B K].
  set (N := decoder 16 1 (1 / 100) B) in *. assert (E := decoder_small 16 1 1 (1 / 100) ltac:(lia) ltac:(lra) B). fold N in E.
  assert (E0 : 0 <= entries_norm (reader 16 1 (1 / 100)) N).
  { apply Rmult_le_pos; apply Sum_nonneg; intros; [apply Rabs_pos|]. apply Sum_nonneg. intros. apply Rabs_pos. }
  assert (D := decoded B _ (conj E0 E)). fold N in D. specialize (K N). replace (INR 16) with 16 in K by (simpl; lra). simpl (INR 1) in K.
  specialize (K ltac:(lra)). lra.
Qed.
