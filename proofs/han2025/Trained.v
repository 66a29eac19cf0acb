(** Proposition 4, counted in trained numbers: one is enough.  The outer weights of a network that holds a parity network for each
    set of the size are polynomials in one number z.  At z = 0 the output is 0 and the slopes of the risks of the sets are all
    different, such that one step leads to z = j for the j-th set; there the output is the j-th network alone, which has no risk. *)
From Coq Require Import Reals Lra Lia Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Constants Sums Prop34 Lemma15 LossGradient ManyBitsRisk Transformer Rem13 OneBitRisk Unreached Claims.
Open Scope R_scope.

Lemma Sum_app a b g : Sum (a + b) g = Sum a g + Sum b (fun j => g (a + j)%nat).
Proof. induction b as [|b IH]; [rewrite Nat.add_0_r; simpl; ring|]. rewrite Nat.add_succ_r. cbn [Sum]. rewrite IH, Nat.add_succ_r. ring. Qed.

(** * All sets of positions, numbered *)
Fixpoint set_at (n j p : nat) : bool :=
  match n with
  | O => false
  | S m => if Nat.eqb p (S m) then Nat.ltb (2 ^ m) j else set_at m (if Nat.ltb (2 ^ m) j then j - 2 ^ m else j)%nat p
  end.
Fixpoint place_of (n : nat) (B : nat -> bool) : nat :=
  match n with O => 1 | S m => place_of m B + (if B (S m) then 2 ^ m else 0) end%nat.
Lemma place_range n B : (1 <= place_of n B <= 2 ^ n)%nat.
Proof. induction n as [|n IH]; simpl; [lia|]. destruct (B (S n)); lia. Qed.
Lemma set_at_place n B p : (1 <= p <= n)%nat -> set_at n (place_of n B) p = B p.
Proof.
  induction n as [|n IH]; intros Hp; [lia|]. cbn [set_at place_of]. assert (R := place_range n B).
  destruct (Nat.eqb_spec p (S n)) as [->|N].
  - destruct (B (S n)); [apply Nat.ltb_lt; lia | apply Nat.ltb_ge; lia].
  - destruct (B (S n)).
    + replace (2 ^ n <? place_of n B + 2 ^ n)%nat with true by (symmetry; apply Nat.ltb_lt; lia).
      replace (place_of n B + 2 ^ n - 2 ^ n)%nat with (place_of n B) by lia. apply IH. lia.
    + rewrite Nat.add_0_r. replace (2 ^ n <? place_of n B)%nat with false by (symmetry; apply Nat.ltb_ge; lia). apply IH. lia.
Qed.
Lemma place_ext n B B' : (forall p, (1 <= p <= n)%nat -> B p = B' p) -> place_of n B = place_of n B'.
Proof. induction n as [|n IH]; intros H; [reflexivity|]. cbn [place_of]. rewrite IH by (intros; apply H; lia). now rewrite H by lia. Qed.
Lemma place_set_at n j : (1 <= j <= 2 ^ n)%nat -> place_of n (set_at n j) = j.
Proof.
  revert j. induction n as [|n IH]; intros j Hj; [simpl in *; lia|]. cbn [place_of].
  rewrite (place_ext n (set_at (S n) j) (set_at n (if Nat.ltb (2 ^ n) j then j - 2 ^ n else j)%nat)).
  - cbn [set_at]. rewrite Nat.eqb_refl. destruct (Nat.ltb_spec (2 ^ n) j); rewrite IH by (simpl in *; lia); lia.
  - intros p Hp. cbn [set_at]. destruct (Nat.eqb_spec p (S n)); [lia | reflexivity].
Qed.
Lemma count_sub m P Q : (forall p, (1 <= p <= m)%nat -> P p = true -> Q p = true) -> (count m P <= count m Q)%nat /\
  (count m P = count m Q -> forall p, (1 <= p <= m)%nat -> P p = Q p).
Proof.
  induction m as [|m IH]; intros H; [split; [reflexivity | lia]|]. destruct IH as [L E]; [intros; apply H; (assumption || lia)|]. cbn [count].
  assert (Top := H (S m) ltac:(lia)). split.
  - destruct (P (S m)); [rewrite Top by reflexivity; lia | destruct (Q (S m)); lia].
  - intros C p Hp. revert Top C. destruct (Nat.eq_dec p (S m)) as [->|N].
    + destruct (P (S m)), (Q (S m)); intros Top C; try reflexivity; try (specialize (Top eq_refl); discriminate); lia.
    + intros Top C. apply E; [|lia]. revert Top C. destruct (P (S m)), (Q (S m)); intros Top C; try (specialize (Top eq_refl); discriminate); lia.
Qed.
Lemma bit_apart n P Q : count n P = count n Q -> (exists p, (1 <= p <= n)%nat /\ P p <> Q p) -> exists p, (1 <= p <= n)%nat /\ P p = true /\ Q p = false.
Proof.
  intros C (p & Hp & N). apply Classical_Prop.NNPP. intros No. apply N. apply (proj2 (count_sub n P Q (fun q Hq Pq => match Q q as b return Q q = b -> b = true with true => fun _ => eq_refl | false => fun E => False_ind _ (No (ex_intro _ q (conj Hq (conj Pq E)))) end eq_refl)) C p Hp).
Qed.

Lemma Sum_pairs N k (g : nat -> nat -> R) : (1 <= k)%nat ->
  Sum (N * k) (fun t => g (S ((t - 1) / k)) (S ((t - 1) mod k))) = Sum N (fun i => Sum k (g i)).
Proof.
  intros Hk. induction N as [|N IH]; [reflexivity|]. replace (S N * k)%nat with (N * k + k)%nat by lia. rewrite Sum_app, IH. cbn [Sum]. f_equal.
  apply Sum_ext. intros q Hq. replace (N * k + q - 1)%nat with ((q - 1) + N * k)%nat by lia.
  rewrite Nat.div_add, Nat.mod_add by lia. rewrite Nat.div_small, Nat.mod_small by lia. f_equal; lia.
Qed.

(** * Polynomials in the trained number *)
Fixpoint Prod (m : nat) (g : nat -> R) : R := match m with O => 1 | S j => Prod j g * g (S j) end.
Lemma Prod_zero m g i : (1 <= i <= m)%nat -> g i = 0 -> Prod m g = 0.
Proof.
  induction m as [|m IH]; intros Hi Z; [lia|]. cbn [Prod]. destruct (Nat.eq_dec i (S m)) as [<-|]; [rewrite Z; ring | rewrite IH by (assumption || lia); ring].
Qed.
Lemma Prod_one m g : (forall i, (1 <= i <= m)%nat -> g i = 1) -> Prod m g = 1.
Proof. induction m as [|m IH]; intros H; [reflexivity|]. cbn [Prod]. rewrite IH, H by (intros; try apply H; lia). ring. Qed.
Lemma Prod_derive m (g : nat -> R -> R) z : (forall i, ex_derive (g i) z) -> ex_derive (fun z => Prod m (fun i => g i z)) z.
Proof.
  intros H. induction m as [|m IH]; cbn [Prod]; [apply ex_derive_const|].
  apply (ex_derive_mult (fun z => Prod m (fun i => g i z)) (g (S m))); [exact IH | apply H].
Qed.
(** 1 at 0 and 0 at 1, ..., N; and 1 / i ^ 2 at i and 0 at the others. *)
Definition start_only (N : nat) (z : R) : R := Prod N (fun j => 1 - z * / INR j).
Definition place_only (N i : nat) (z : R) : R := / INR i ^ 2 * Prod N (fun j => if Nat.eqb j i then 1 else (z - INR j) * / (INR i - INR j)).
Definition weight (N i : nat) (s z : R) : R := z ^ 2 * place_only N i z + z * s * start_only N z.
Lemma weight_0 N i s : weight N i s 0 = 0.
Proof. unfold weight. ring. Qed.
Lemma start_derive N z : ex_derive (start_only N) z.
Proof. apply (Prod_derive N (fun j z => 1 - z * / INR j)). intros j. auto_derive. exact I. Qed.
Lemma place_derive N i z : ex_derive (place_only N i) z.
Proof.
  apply (ex_derive_scal (fun z => Prod N (fun j => if Nat.eqb j i then 1 else (z - INR j) * / (INR i - INR j)))).
  apply (Prod_derive N (fun j z => if Nat.eqb j i then 1 else (z - INR j) * / (INR i - INR j))). intros j.
  destruct (Nat.eqb j i); [apply ex_derive_const | auto_derive; exact I].
Qed.
Lemma weight_derive N i s z : ex_derive (weight N i s) z.
Proof.
  assert (A := start_derive N z). assert (B := place_derive N i z).
  apply (ex_derive_plus (fun z => z ^ 2 * place_only N i z) (fun z => z * s * start_only N z)).
  - apply (ex_derive_mult (fun z => z ^ 2) (place_only N i)); [auto_derive; exact I | exact B].
  - apply (ex_derive_mult (fun z => z * s) (start_only N)); [auto_derive; exact I | exact A].
Qed.
Lemma weight_slope N i s : is_derive (weight N i s) 0 s.
Proof.
  assert (A := start_derive N 0). assert (B := place_derive N i 0). apply Derive_correct in A, B.
  assert (C : is_derive (fun z => z ^ 2 * place_only N i z) 0 (0 * place_only N i 0 + 0 ^ 2 * Derive (place_only N i) 0)).
  { apply (is_derive_mult (fun z => z ^ 2) (place_only N i)); [|exact B|intros; apply Rmult_comm]. auto_derive; [exact I | ring]. }
  assert (D : is_derive (fun z => z * s * start_only N z) 0 (s * start_only N 0 + 0 * s * Derive (start_only N) 0)).
  { apply (is_derive_mult (fun z => z * s) (start_only N)); [|exact A|intros; apply Rmult_comm]. auto_derive; [exact I | ring]. }
  assert (E := is_derive_plus _ _ _ _ _ C D).
  replace s with (plus (0 * place_only N i 0 + 0 ^ 2 * Derive (place_only N i) 0) (s * start_only N 0 + 0 * s * Derive (start_only N) 0)) at 2; [exact E|].
  unfold plus. simpl. assert (Z : start_only N 0 = 1) by (apply Prod_one; intros; ring). rewrite Z. ring.
Qed.
Lemma weight_at N i j s : (1 <= i <= N)%nat -> (1 <= j <= N)%nat -> weight N i s (INR j) = if Nat.eqb i j then 1 else 0.
Proof.
  intros Hi Hj. assert (J : INR j <> 0) by (apply not_0_INR; lia). unfold weight.
  assert (Z : start_only N (INR j) = 0) by (apply (Prod_zero N _ j Hj); field; exact J). rewrite Z, Rmult_0_r, Rplus_0_r. unfold place_only.
  destruct (Nat.eqb_spec i j) as [->|Ne].
  - rewrite Prod_one; [field; exact J|]. intros q _. destruct (Nat.eqb_spec q j) as [->|Nq]; [reflexivity|]. field.
    intros E. apply Nq. symmetry. apply INR_eq. lra.
  - rewrite (Prod_zero N _ j Hj); [ring|]. destruct (Nat.eqb_spec j i) as [E|]; [congruence | ring].
Qed.

Section Class.
Variables (n k : nat) (b eta : R).
Hypothesis Hk : (1 <= k <= n)%nat.
Hypothesis Hb : 0 <= b.
Hypothesis He : 0 < eta.
Let N := (2 ^ n)%nat.
Let steep := Rmax 1 (8 * INR k ^ 2 * sqrt b).
Let E := set_at n.
Let fits (i : nat) : bool := Nat.eqb (count n (E i)) k.

(** The network of a set, with activation sigma b: no risk for that set. *)
Definition expert (i : nat) (x : nat -> bool) : R := 2 * f k (b / steep ^ 2) (INR (ones n (E i) x)).
Lemma expert_right i x : fits i = true -> 1 <= label n (E i) x * expert i x.
Proof.
  intros Fi. apply Nat.eqb_eq in Fi. assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia).
  assert (P1 : 1 <= steep) by apply Rmax_l. assert (P2 : 8 * INR k ^ 2 * sqrt b <= steep) by apply Rmax_r. set (b' := b / steep ^ 2).
  assert (B0 : 0 <= b') by (apply Rmult_le_pos; [exact Hb | left; apply Rinv_0_lt_compat, pow_lt; lra]).
  assert (Sm := f_smoothing k b' (INR (ones n (E i) x)) B0). rewrite outer_total in Sm.
  assert (Q : 4 * INR k ^ 2 / 2 * sqrt b' <= 1 / 4).
  { unfold b'. rewrite sqrt_div_alt by (apply pow_lt; lra). rewrite sqrt_pow2 by lra.
    apply Rmult_le_reg_r with steep; [lra|]. replace (4 * INR k ^ 2 / 2 * (sqrt b / steep) * steep) with (1 / 4 * (8 * INR k ^ 2 * sqrt b)) by (field; lra).
    lra. }
  rewrite f_parity in Sm by (rewrite <- Fi; apply ones_le). fold (label n (E i) x) in Sm. unfold expert. fold b'. apply Rabs_le_between in Sm.
  destruct (Unreached.label_sign n (E i) x) as [S|S]; rewrite S in *; lra.
Qed.
Definition mu (i : nat) : R := Mean n (fun x => label n (E i) x * expert i x).
Lemma mu_pos i : fits i = true -> 1 <= mu i.
Proof. intros Fi. rewrite <- (Mean_const n 1). apply Mean_le. intros x. now apply expert_right. Qed.
(** The networks of other sets of the size tell nothing. *)
Lemma others_blind i j : (1 <= i <= N)%nat -> (1 <= j <= N)%nat -> fits i = true -> fits j = true -> i <> j ->
  Mean n (fun x => label n (E i) x * expert j x) = 0.
Proof.
  intros Hi Hj Fi Fj Ne. apply Nat.eqb_eq in Fi, Fj.
  destruct (bit_apart n (E i) (E j) ltac:(congruence)) as (p & Hp & Pi & Pj).
  { apply Classical_Prop.NNPP. intros No. apply Ne. rewrite <- (place_set_at n i Hi), <- (place_set_at n j Hj). apply place_ext. intros p Hp.
    destruct (bool_dec (set_at n i p) (set_at n j p)); [assumption|]. exfalso. apply No. now exists p. }
  rewrite (Mean_split n p) by exact Hp. rewrite <- Mean_plus. rewrite (Mean_ext n _ (fun _ => 0)); [rewrite Mean_const; field|].
  intros x. unfold label. rewrite ones_upd by assumption.
  assert (Same : ones n (E j) (upd x p true) = ones n (E j) (upd x p false)).
  { unfold ones. assert (A : forall m, count m (fun q => E j q && upd x p true q) = count m (fun q => E j q && upd x p false q)); [|apply A].
    induction m as [|m IH]; [reflexivity|]. cbn [count]. rewrite IH. unfold upd. destruct (Nat.eqb_spec (S m) p) as [->|]; [rewrite Pj|]; reflexivity. }
  unfold expert. rewrite Same. simpl. ring.
Qed.

Definition outer_weight (i : nat) (z : R) : R := if fits i then weight N i (INR i / (2 * eta * mu i)) z else 0.
Definition output (z : R) (x : nat -> bool) : R := Sum N (fun i => outer_weight i z * expert i x).
(** As a network of the class (1). *)
Definition class (w : nat -> R) : network := Network (N * k)
  (fun t => outer_weight (S ((t - 1) / k)) (w 1%nat) * (2 / steep * outer (S ((t - 1) mod k))))
  (fun t p => if E (S ((t - 1) / k)) p then steep else 0)
  (fun t => steep * (1 / 2 - INR (S ((t - 1) mod k))))
  (Sum N (fun i => outer_weight i (w 1%nat) * 2)).
Lemma class_output w x : offset (class w) + Sum (width (class w)) (fun t => alpha (class w) t *
  sigma b (Sum n (fun p => beta (class w) t p * bit x p) + bias (class w) t)) = output (w 1%nat) x.
Proof.
  cbn [offset width alpha beta bias class]. set (z := w 1%nat).
  rewrite (Sum_pairs N k (fun i q => outer_weight i z * (2 / steep * outer q) *
    sigma b (Sum n (fun p => (if E i p then steep else 0) * bit x p) + steep * (1 / 2 - INR q)))) by lia.
  rewrite <- Sum_plus. apply Sum_ext. intros i _. unfold expert, steep. rewrite <- (classifier_is k b). fold steep.
  assert (On : Sum n (fun p => (if E i p then steep else 0) * bit x p) = steep * INR (ones n (E i) x)).
  { unfold ones. rewrite count_sum, <- Sum_scal. apply Sum_ext. intros p _. unfold bit. destruct (E i p), (x p); simpl; ring. }
  rewrite On, (Sum_ext k _ (fun q => (outer_weight i z * (2 / steep)) *
    ((-1) ^ q * (8 * INR q - 4) * sigma b (steep * (INR (ones n (E i) x) + 1 / 2 - INR q))))).
  - rewrite Sum_scal. ring.
  - intros q _. replace (steep * INR (ones n (E i) x) + steep * (1 / 2 - INR q)) with (steep * (INR (ones n (E i) x) + 1 / 2 - INR q)) by ring.
    unfold outer. ring.
Qed.
Lemma output_derive z x : is_derive (fun z => output z x) z (Sum N (fun i => Derive (outer_weight i) z * expert i x)).
Proof.
  apply (is_derive_Sum N (fun i z => outer_weight i z * expert i x)). intros i _.
  apply (is_derive_ext (fun z => expert i x * outer_weight i z)); [intros; apply Rmult_comm|]. rewrite Rmult_comm.
  apply (is_derive_scal (outer_weight i) z (expert i x)). apply Derive_correct. unfold outer_weight. destruct (fits i); [apply weight_derive | apply ex_derive_const].
Qed.
Lemma risk_derive B z : is_derive (fun z => risk n B (output z)) z
  (Mean n (fun x => - 2 * label n B x * Rmax 0 (1 - label n B x * output z x) * Sum N (fun i => Derive (outer_weight i) z * expert i x))).
Proof.
  apply (is_derive_Mean n (fun x z => loss (label n B x) (output z x))). intros x.
  apply (loss_chain (label n B x) (fun z => output z x)), output_derive.
Qed.

Section Set_.
Variable B : nat -> bool.
Hypothesis HB : count n B = k.
Let j := place_of n B.
Lemma j_range : (1 <= j <= N)%nat. Proof. apply place_range. Qed.
Lemma same p : (1 <= p <= n)%nat -> E j p = B p. Proof. apply set_at_place. Qed.
Lemma count_same m (P Q : nat -> bool) : (forall p, (1 <= p <= m)%nat -> P p = Q p) -> count m P = count m Q.
Proof. induction m as [|m IH]; intros H; [reflexivity|]. cbn [count]. rewrite IH by (intros; apply H; lia). now rewrite H by lia. Qed.
Lemma j_fits : fits j = true.
Proof. apply Nat.eqb_eq. rewrite <- HB. apply count_same. intros. now apply same. Qed.
Lemma label_same x : label n B x = label n (E j) x.
Proof. unfold label, ones. f_equal. apply count_same. intros p Hp. now rewrite same. Qed.
Lemma output_0 x : output 0 x = 0.
Proof.
  unfold output. rewrite (Sum_ext N _ (fun _ => 0)); [rewrite Sum_const; ring|]. intros i _. unfold outer_weight. destruct (fits i); [rewrite weight_0|]; ring.
Qed.
Lemma output_j x : output (INR j) x = expert j x.
Proof.
  unfold output. rewrite (Sum_ext N _ (fun i => if Nat.eqb i j then expert i x else 0)); [apply (Sum_single N j (fun i => expert i x)), j_range|].
  intros i Hi. unfold outer_weight. destruct (Nat.eqb_spec i j) as [->|Ne].
  - rewrite j_fits, weight_at by (try apply j_range; exact Hi). rewrite Nat.eqb_refl. ring.
  - destruct (fits i); [|ring]. rewrite weight_at by (try apply j_range; exact Hi). destruct (Nat.eqb_spec i j); [contradiction | ring].
Qed.
Lemma risk_j : risk n B (output (INR j)) = 0.
Proof.
  unfold risk. transitivity (Mean n (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x. rewrite output_j, label_same. unfold loss.
  assert (R := expert_right j x j_fits). rewrite Rmax_left by lra. ring.
Qed.
Lemma stays : Derive (fun z => risk n B (output z)) (INR j) = 0.
Proof.
  etransitivity; [exact (is_derive_unique _ _ _ (risk_derive B (INR j)))|]. transitivity (Mean n (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x.
  rewrite output_j, label_same. assert (R := expert_right j x j_fits). rewrite Rmax_left by lra. ring.
Qed.
Lemma arrives : 0 - eta * Derive (fun z => risk n B (output z)) 0 = INR j.
Proof.
  enough (Z : Derive (fun z => risk n B (output z)) 0 = - INR j / eta) by (rewrite Z; field; lra).
  etransitivity; [exact (is_derive_unique _ _ _ (risk_derive B 0))|].
  rewrite (Mean_ext n _ (fun x => Sum N (fun i => - 2 * Derive (outer_weight i) 0 * (label n (E j) x * expert i x)))).
  2:{ intros x. rewrite output_0, label_same, Rmult_0_r, Rminus_0_r, Rmax_right by lra. rewrite <- Sum_scal. apply Sum_ext. intros. ring. }
  rewrite Rem13.Mean_Sum. rewrite (Sum_ext N _ (fun i => if Nat.eqb i j then - INR i / eta else 0)).
  - rewrite (Sum_single N j (fun i => - INR i / eta) j_range). reflexivity.
  - intros i Hi. rewrite OneBitRisk.Mean_scal. unfold outer_weight. destruct (Nat.eqb_spec i j) as [->|Ne].
    + rewrite j_fits. change (fun z => weight N j (INR j / (2 * eta * mu j)) z) with (weight N j (INR j / (2 * eta * mu j))).
      rewrite (is_derive_unique _ _ _ (weight_slope N j _)). fold (mu j). assert (M := mu_pos j j_fits). field. split; lra.
    + destruct (fits i) eqn:Fi; [rewrite (others_blind j i); [ring | apply j_range | exact Hi | apply j_fits | exact Fi | congruence]|].
      rewrite Derive_const. ring.
Qed.
End Set_.
End Class.

(** The path of a set: from 0 to its place in one step, and there it stays. *)
Definition path (n : nat) (B : nat -> bool) (t _ : nat) : R := match t with O => 0 | S _ => INR (place_of n B) end.
Theorem one_number n k b eta : (1 <= k <= n)%nat -> 0 <= b -> 0 < eta ->
  let N := class n k b eta in
  let h w x := offset (N w) + Sum (width (N w)) (fun t =>
    alpha (N w) t * sigma b (Sum n (fun p => beta (N w) t p * bit x p) + bias (N w) t)) in
  let along B w i r := risk n B (h (fun j => if Nat.eqb j i then r else w j)) in
  (forall B w i, (1 <= i <= 1)%nat -> ex_derive (along B w i) (w i)) /\
  (forall B t i, count n B = k -> (1 <= i <= 1)%nat -> path n B (S t) i = path n B t i - eta * Derive (along B (path n B t) i) (path n B t i)) /\
  (forall B t, count n B = k -> (1 <= t)%nat -> risk n B (h (path n B t)) = 0).
Proof.
  intros Hk Hb He N h along.
  assert (R : forall B w, risk n B (h w) = risk n B (output n k b eta (w 1%nat))).
  { intros B w. unfold risk. apply Mean_ext. intros x. f_equal. apply class_output. exact Hk. }
  assert (Al : forall B w, along B w 1%nat = fun r => risk n B (output n k b eta r)).
  { intros B w. apply functional_extensionality. intros r. unfold along. rewrite R. reflexivity. }
  split; [|split].
  - intros B w i Hi. replace i with 1%nat by lia. rewrite Al. eexists. now apply risk_derive.
  - intros B t i HB Hi. replace i with 1%nat by lia. rewrite Al. destruct t as [|t]; cbn [path].
    + symmetry. now apply arrives.
    + rewrite stays by assumption. ring.
  - intros B t HB Ht. rewrite R. destruct t as [|t]; [lia|]. cbn [path]. now apply risk_j.
Qed.
Theorem trained : ~ prop_4_trained.
Proof.
  intros (b & eta & c & k & n0 & Hb & He & Hc & Hk & H). destruct (nfloor_ex (/ c) ltac:(left; now apply Rinv_0_lt_compat)) as [u [_ Hu]].
  set (n := S (u + n0)). assert (Hn : (1 <= n)%nat) by (unfold n; lia). specialize (Hk n Hn).
  destruct (one_number n (k n) b eta Hk Hb He) as (D & S1 & S2).
  assert (Q := H n 1%nat 1%nat (class n (k n) b eta) (path n) Hn ltac:(unfold n; lia)). cbv zeta in Q.
  assert (L : c * prop_4_edges n (k n) <= INR 1).
  { apply Q; [|exact D | reflexivity | exact S1 | exact S2]. intros w w' W. unfold class. now rewrite (W 1%nat ltac:(lia)). }
  unfold prop_4_edges in L. assert (X : / c < INR n) by (unfold n; rewrite S_INR, plus_INR; assert (Y := pos_INR n0); lra).
  assert (c * / c < c * INR n) by (apply Rmult_lt_compat_l; assumption). rewrite Rinv_r in H0 by lra. simpl (INR 1) in L. lra.
Qed.
Theorem remark_9 : ~ rem_9_trained.
Proof. exact trained. Qed.
