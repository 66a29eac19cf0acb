(** Counting edges and heads as it is generated: Proposition 4, Remark 9, Remark 13 and Corollary 20, corrected. *)
From Coq Require Import Reals Lra Lia ZArith Bool List FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Constants Sums Prop34 Identification Generated LinkHard.
From Parity Require Said AnyHeads Edges Cor20Exact Rem13Full Rem13Printed FrozenRepair Cor20.
Open Scope R_scope.

(** * Edges out of the inputs *)
Module E := Said.said_prop_4_edges.
Definition wires (q : nat) (start : nat -> nat) : list (nat * nat) := map (fun i => (start i, O)) (seq 1 q).
Lemma wires_length q start : length (wires q start) = q.
Proof. unfold wires. now rewrite map_length, seq_length. Qed.
Lemma wires_in q start p v : In (p, v) (wires q start) -> exists i, (1 <= i <= q)%nat /\ start i = p.
Proof. unfold wires. intros I. apply in_map_iff in I as (i & E & I). apply in_seq in I. injection E as E _. exists i. split; [lia | exact E]. Qed.
Lemma wires_has q start i : (1 <= i <= q)%nat -> In (start i, O) (wires q start).
Proof. intros H. unfold wires. apply in_map_iff. exists i. split; [reflexivity | apply in_seq; lia]. Qed.
(** What was learnt for a set, as a function of any bits; for sets of another size nothing. *)
Definition model_of (n k : nat) (learnt : (nat -> bool) -> (nat -> bool) -> R) (B x : nat -> bool) : R :=
  if Nat.eqb (count n B) k then learnt (inside n B) (inside n x) else 0.
Lemma learnt_risk_is n B learnt : E.v_learnt_risk n B learnt = risk n B (fun x => learnt B x).
Proof.
  unfold E.v_learnt_risk. rewrite Total_Mean. unfold risk. rewrite <- AnyHeads.Mean_mul. apply Mean_ext. intros x.
  change (E.v_label n x B) with (AnyHeads.G.v_label n x B). rewrite AnyHeads.labels. unfold E.v_chance, E.v_loss, loss. field. apply pow_nonzero. lra.
Qed.
Lemma model_risk n k B learnt : count n B = k -> risk n B (model_of n k learnt B) = E.v_learnt_risk n (inside n B) learnt.
Proof.
  intros H. rewrite learnt_risk_is, risk_inside. unfold risk. apply Mean_within. intros x W. unfold model_of. rewrite H, Nat.eqb_refl. now rewrite (within_inside n x W).
Qed.
Lemma model_blind n k q start learnt B p : E.v_unaware n k learnt start q -> (1 <= p <= n)%nat -> (forall v, ~ In (p, v) (wires q start)) ->
  forall x, model_of n k learnt B (upd x p true) = model_of n k learnt B (upd x p false).
Proof.
  intros U Hp No x. unfold model_of. destruct (Nat.eqb_spec (count n B) k) as [HB|]; [|reflexivity].
  rewrite !upd_inside by exact Hp. refine (U (inside n B) (inside_within n B) _ p Hp _ (inside n x) (inside_within n x)).
  - now rewrite AnyHeads.counts, count_inside.
  - intros i Hi E. apply (No O). rewrite <- E. now apply wires_has.
Qed.
Lemma counted_set n B k : count n B = k -> (Said.NSum n (fun q => if inside n B q then 1%nat else 0%nat) = k)%nat.
Proof. intros H. rewrite AnyHeads.counts. now rewrite count_inside. Qed.
Theorem prop_4 : E.statement.
Proof.
  intros n k q start learnt R [Hkn Hk] U L.
  assert (G := Edges.literal nat (fun p => p) (wires q start) n k (model_of n k learnt) (conj Hk Hkn) (fun p p' _ _ E => E)
    (fun B p Hp No => model_blind n k q start learnt B p U Hp No)). rewrite wires_length in G.
  assert (Q : INR n <= INR q); [|now apply INR_le]. apply G. intros B HB. rewrite (model_risk n k B learnt HB).
  exact (L (inside n B) (inside_within n B) (counted_set n B k HB)).
Qed.
Theorem prop_4_means : E.statement_means.
Proof. companion idtac. Qed.
Theorem prop_4_count : Said.said_prop_4_count.statement.
Proof. exact prop_4. Qed.
Theorem prop_4_count_means : Said.said_prop_4_count.statement_means.
Proof. exact prop_4_means. Qed.
Theorem rem_9_repair : Said.said_rem_9_repair.statement.
Proof. exact prop_4. Qed.
Theorem rem_9_repair_means : Said.said_rem_9_repair.statement_means.
Proof. exact prop_4_means. Qed.
Theorem prop_4_repair : Said.said_prop_4_repair.statement.
Proof.
  intros n k q start learnt R [Hkn Hk] Few U.
  destruct (Edges.repair nat (fun p => p) (wires q start) n k (model_of n k learnt) (conj Hk Hkn) (fun p p' _ _ E => E)
    (fun B p Hp No => model_blind n k q start learnt B p U Hp No)) as (B & HB & G).
  - rewrite wires_length. apply lt_INR. exact Few.
  - exists (inside n B). split; [apply inside_within|]. split; [now apply counted_set|]. rewrite (model_risk n k B learnt HB) in G. exact G.
Qed.
Theorem prop_4_repair_means : Said.said_prop_4_repair.statement_means.
Proof. companion idtac. Qed.
Theorem rem_9_edges : ~ Said.said_rem_9_edges.statement.
Proof.
  intros (c & K & _ & H). apply Edges.counted. exists c, K. intros n k [Hk Hkn] HK.
  destruct (H n k (conj Hkn Hk) HK) as (q & start & learnt & R & U & L & Few).
  exists nat, (fun p => p), (wires q start), (model_of n k learnt). split; [auto|]. split; [|split].
  - intros B p Hp No. exact (model_blind n k q start learnt B p U Hp No).
  - intros B HB. rewrite (model_risk n k B learnt HB). exact (L (inside n B) (inside_within n B) (counted_set n B k HB)).
  - rewrite wires_length. exact Few.
Qed.
Theorem rem_9_edges_means : Said.said_rem_9_edges.statement_means.
Proof. companion idtac. Qed.
Theorem rem_9_heads_edges : ~ Said.said_rem_9_heads_edges.statement.
Proof. exact rem_9_edges. Qed.
Theorem rem_9_heads_edges_means : Said.said_rem_9_heads_edges.statement_means.
Proof. exact rem_9_edges_means. Qed.

(** * Hard heads, ties in any order of the positions *)
Module H := Said.said_rem_13_repair.
Section Ranked.
Variables (n m : nat) (g : nat -> nat -> bool -> R) (place : nat -> nat) (att : nat -> (nat -> bool) -> nat).
Lemma ranked_attends : (forall j x, (1 <= j <= m)%nat -> Said.Within n x -> (1 <= att j x <= n)%nat) -> H.v_distinct n place -> H.v_ranked n g att m place ->
  forall j x, (1 <= j <= m)%nat -> attends n (g j) place x (att_in n att j x).
Proof.
  intros Range D L j x Hj. assert (R := Range j (inside n x) Hj (inside_within n x)). split; [exact R|]. intros q Hq N.
  assert (Q := L (inside n x) (inside_within n x) j Hj q Hq). rewrite !inside_at in Q by assumption. fold (att_in n att j x) in Q, R.
  destruct Q as [Q | [Q O]]; [left; exact Q | right; split; [exact Q|]]. destruct (D (att_in n att j x) R q Hq) as [E|E]; [congruence | lia].
Qed.
Lemma attends_ranked : (forall j x, (1 <= j <= m)%nat -> attends n (g j) place x (att j x)) -> H.v_ranked n g att m place.
Proof.
  intros A x _ j Hj q Hq. destruct (A j x Hj) as [R S]. destruct (Nat.eq_dec q (att j x)) as [->|N]; [right; split; [reflexivity | apply le_n]|].
  destruct (S q Hq N) as [Q | [Q O]]; [left; exact Q | right; split; [exact Q | lia]].
Qed.
Lemma distinct_injective : H.v_distinct n place -> forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> place p = place q -> p = q.
Proof. intros D p q Hp Hq E. destruct (D p Hp q Hq); [assumption | contradiction]. Qed.
Lemma alike_view x y : H.v_alike att m x y -> view m att x = view m att y.
Proof. intros A. unfold view. apply map_ext_in. intros j Hj. apply in_seq in Hj. destruct (A j ltac:(lia)) as [E1 E2]. now rewrite E1, <- E2, E1. Qed.
Lemma blind_classifier (classifier : list (nat * bool) -> R) : H.v_blind n (fun x => classifier (view m att x)) att m.
Proof. intros x _ y _ A. now rewrite (alike_view x y A). Qed.
End Ranked.

Section Blind.
Variables (n m : nat) (att : nat -> (nat -> bool) -> nat).
(** The risk of a classifier that sees what the heads see, for any set. *)
Lemma seen_risk h B : H.v_blind n h att m -> H.v_risk_of n (inside n B) h = risk n B (fun x => told n m att h (view m (att_in n att) x)).
Proof. intros Bl. etransitivity; [exact (blind_risk n m att h (inside n B) Bl) | apply risk_inside]. Qed.
End Blind.
Lemma any_risk n B h : H.v_risk_of n B h = risk n B h.
Proof. exact (risk_of_is n B h). Qed.

Theorem rem_13 : ~ Said.said_rem_13.statement.
Proof.
  intros G. destruct (G 1 ltac:(lra)) as (c & N & Hc & H). apply Rem13Printed.literal. intros m A att Hm Best Learns.
  exists c, (Nat.max 1 N). intros n Hn.
  assert (Att : forall j x, (1 <= j <= m n)%nat -> attends n (fun q (_ : bool) => score n (A n j) q) (fun p => p) x (att n j)).
  { intros j x Hj. destruct (Best n j ltac:(lia) Hj) as [R S]. split; [exact R|]. intros q Hq Nq. left. now apply S. }
  destruct (H n (m n) (fun p => p) (fun j p (_ : bool) => score n (A n j) p) (fun j _ => att n j)) as (B & W & J).
  - intros j x Hj _. apply Best; [lia | exact Hj].
  - lia.
  - lia.
  - apply Hm. lia.
  - intros p _ q _. destruct (Nat.eq_dec p q); [left | right]; assumption.
  - apply (attends_ranked n (m n) (fun j p (_ : bool) => score n (A n j) p) (fun p => p) (fun j _ => att n j)). intros j x Hj. now apply Att.
  - destruct (Learns n B ltac:(lia)) as (classifier & Z).
    apply (J (fun x => classifier (Sum (m n) (fun j => bit x (att n j)) / INR (m n)))).
    + intros x _ y _ E. f_equal. f_equal. apply Sum_ext. intros j Hj. destruct (E j Hj) as [_ E2]. unfold bit. now rewrite E2.
    + change (H.v_risk_of n B (fun x => classifier (Sum (m n) (fun j => bit x (att n j)) / INR (m n))) <= 1 - 1). rewrite any_risk, Z. lra.
Qed.
Theorem rem_13_means : Said.said_rem_13.statement_means.
Proof. companion idtac. Qed.
Theorem rem_13_lower_bound : Said.said_rem_13_lower_bound.statement.
Proof.
  intros m Small eps He. destruct (Small (eps / 4) ltac:(lra)) as (N & HN). exists (Nat.max 1 N).
  intros n k m' place g att Range [Hkn Hk] Hn -> D L.
  destruct (Rem13.rem_13_repair n (m n) k g place (att_in n att) (conj Hk Hkn) (ranked_attends n (m n) g place att Range D L)) as (B & HB & G).
  exists (inside n B), (fun _ => 0). split; [apply inside_within|]. split; [now apply counted_set|]. intros h Bl. split; [|split].
  - change (1 - eps < H.v_risk_of n (inside n B) h). rewrite (seen_risk n (m n) att h B Bl). specialize (G (told n (m n) att h)).
    specialize (HN n ltac:(lia)). change (INR (m n) <= eps / 4 * INR n) in HN. assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
    assert (2 * INR (m n) / INR n <= eps / 2).
    { apply Rmult_le_reg_r with (INR n); [exact N0|]. replace (2 * INR (m n) / INR n * INR n) with (2 * INR (m n)) by (field; lra). lra. }
    unfold rem_13_repair_bound in G. lra.
  - intros x _ y _ _. reflexivity.
  - change (H.v_risk_of n (inside n B) (fun _ => 0) <= 1). rewrite any_risk, Rem13Full.silent. lra.
Qed.
Theorem rem_13_lower_bound_means : Said.said_rem_13_lower_bound.statement_means.
Proof. companion idtac. Qed.
Theorem rem_13_repair : H.statement.
Proof.
  intros eps He. exists (eps / 2). split; [lra|]. intros n k m place g att Range [Hkn Hk] Hm D L.
  destruct (Rem13.rem_13_repair n m k g place (att_in n att) (conj Hk Hkn) (ranked_attends n m g place att Range D L)) as (B & HB & G).
  destruct Rem13Full.repair as (_ & _ & Enough). destruct (Enough n n ltac:(lia) eq_refl) as (pl & tok & F).
  destruct (F place (distinct_injective n place D)) as (att' & Att & Right).
  exists (inside n B), n, (fun j p v => pl j p + tok j v), att'. split; [apply inside_within|]. split; [now apply counted_set|].
  split; [intros j x Hj _; apply (Att j x Hj)|]. split; [reflexivity|]. intros h U WU Bl. destruct (Right U) as (h' & Z & Same).
  exists h'. specialize (G (told n m att h)). rewrite <- (seen_risk n m att h B Bl) in G. unfold rem_13_repair_bound in G.
  split; [exact G|]. assert (N0 : 0 < INR n) by (apply lt_0_INR; lia). split; [|split; [|split]].
  - destruct (Rlt_le_dec (1 - eps) (H.v_risk_of n (inside n B) h)) as [Y|Y]; [left; exact Y | right].
    change (eps / 2 * INR n <= INR m). assert (E : eps <= 2 * INR m / INR n) by lra. apply Rmult_le_compat_r with (r := INR n) in E; [|lra].
    replace (2 * INR m / INR n * INR n) with (2 * INR m) in E by (field; lra). lra.
  - apply (attends_ranked n n (fun j p v => pl j p + tok j v) place att' Att).
  - intros x _ y _ A. apply Same.
    + apply Sum_ext. intros j Hj. destruct (A j Hj) as [_ E2]. unfold bit. now rewrite E2.
    + intros q Hq. apply count_same. intros j Hj. destruct (A j Hj) as [E1 _]. now rewrite E1.
  - rewrite any_risk. exact Z.
Qed.
Theorem rem_13_repair_means : H.statement_means.
Proof. companion idtac. Qed.

(** * Corollary 20 *)
Module Q := Said.said_cor_20_repair.
Lemma at_least_is L M : Q.v_at_least L M = at_least L M.
Proof. unfold Q.v_at_least, at_least. rewrite AnyHeads.means. apply Mean_ext. intros x. now rewrite AnyHeads.counts. Qed.
Lemma tosses_is k m L : INR L = IZR (Q.v_repair'tosses k m) -> INR L = cor_20_repair_tosses k m.
Proof. intros E. rewrite E. unfold Q.v_repair'tosses, cor_20_repair_tosses. now rewrite minus_IZR, <- INR_IZR_INZ. Qed.
Theorem cor_20_repair : Q.statement.
Proof.
  intros n k m place g att q r L M P Range [Hkn Hk] Hm [_ Hr] EL EM EP D Rk Eq.
  destruct Cor20Exact.repair as (Lower & Exact & Some). assert (Inj := distinct_injective n place D).
  assert (Att := ranked_attends n m g place att Range D Rk). apply tosses_is in EL, EP. change (M = m) in EM. subst M.
  assert (En : (n = q * m + r + 1)%nat).
  { apply INR_eq. rewrite !plus_INR, mult_INR. simpl (INR 1). lra. }
  destruct (Some n m k q r g place (att_in n att) Hm (conj Hk Hkn) En Hr Inj Att) as (B & HB & Share).
  assert (Ex : exists (g' : nat -> nat -> bool -> R) (att' : nat -> (nat -> bool) -> nat) (h' : (nat -> bool) -> R),
    (forall j x, (1 <= j <= m)%nat -> Said.Within n x -> (1 <= att' j x <= n)%nat) /\
    ((2 < m)%nat /\ (m < n)%nat \/ Q.v_ranked n g' att' m place /\ Q.v_blind n h' att' m /\ risk n (fun _ => true) h' = at_least P m)).
  { destruct (le_lt_dec m 2) as [Two|Two]; [|destruct (le_lt_dec n m) as [Many|Few]].
    3:{ exists (fun _ _ _ => 0), (fun _ _ => 1%nat), (fun _ => 0). split; [intros; lia | left; split; assumption]. }
    1,2: destruct (Exact n m P m place ltac:(lia) Hm) as (pl & tok & att' & classifier & Att' & Z); try assumption; try reflexivity;
      [first [right; assumption | left; unfold cor_20_repair_exact; apply (le_INR m 2) in Two; simpl in Two; lra]|];
      exists (fun j p v => pl j p + tok j v), att', (fun x => classifier (view m att' x));
      (split; [intros j x Hj _; apply (Att' j x Hj) | right; split; [apply (attends_ranked n m (fun j p v => pl j p + tok j v) place att' Att') | split; [apply blind_classifier | exact Z]]]). }
  destruct Ex as (g' & att' & h' & Range' & Ex).
  exists (inside n B), (inside n (fun _ => true)), g', att', h'. split; [apply inside_within|]. split; [now apply counted_set|]. split; [apply inside_within|].
  split; [apply counted_set, Cor20Exact.all_size|]. split; [exact Range'|]. intros h C WC HC Bl. rewrite AnyHeads.counts in HC. rewrite !at_least_is.
  split; [|split].
  - rewrite <- (within_inside n C WC). change (Q.v_risk_of n (inside n C) h) with (H.v_risk_of n (inside n C) h). rewrite (seen_risk n m att h C Bl).
    exact (Lower n m k L m g place (att_in n att) C (told n m att h) Hm (conj Hk Hkn) EL eq_refl Inj Att HC).
  - destruct Ex as [Ex|[E1 [E2 E3]]]; [left; exact Ex | right]. split; [exact E1|]. split; [exact E2|].
    change (H.v_risk_of n (inside n (fun _ => true)) h' = at_least P m). now rewrite any_risk, risk_inside.
  - change (Q.v_repair'share m q r <= H.v_risk_of n (inside n B) h). rewrite (seen_risk n m att h B Bl). specialize (Share (told n m att h)).
    unfold cor_20_repair_share in Share. exact Share.
Qed.
Theorem cor_20_repair_means : Q.statement_means.
Proof. companion idtac. Qed.
