(** Proposition 21, corrected, other marginals, and one bit from a head that looks at it, as they are generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool Classical_Prop FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Defined Prop34 Identification Generated.
From Parity Require Said AnyHeads LinkHard LinkBit LinkRest LinkModels LinkLemmas Prop21 Marginals OneBitRisk OneBitDescent OneBitDefined OneBitAttention OneBitLarge.
Open Scope R_scope.

(** * Heads that move with the temperature *)
Module P21 := Said.said_prop_21_repair.
Section Cold.
Variables (n k : nat) (B : nat -> bool) (path : nat -> nat -> R -> R) (place : nat -> nat).
Hypothesis Hk : (1 <= k <= n)%nat.
Definition placed_at (tau : R) (i : nat) : head := Head (path i 1%nat tau) (path i 2%nat tau).
Lemma vanishing : (forall eps : R, 0 < eps -> exists w : R, 0 < w /\ forall tau : R, 0 < tau /\ tau < w -> forall A, P21.v_on_path k A path tau -> P21.v_risk n k tau 0 A B <= eps) ->
  forall eps : R, 0 < eps -> exists cold : R, 0 < cold /\ forall tau : R, 0 < tau < cold -> risk n B (fun x => yhat n k tau 0 x (placed_at tau)) <= eps.
Proof.
  intros V eps He. destruct (V eps He) as (w & Hw & K). exists w. split; [exact Hw|]. intros tau Ht.
  assert (G := K tau Ht (entries (placed_at tau))). change (P21.v_risk n k tau 0 (entries (placed_at tau)) B) with (S.v_risk n k tau 0 (entries (placed_at tau)) B) in G.
  rewrite risk_is, heads_entries in G. apply G. intros i Hi. split; [reflexivity | split; reflexivity].
Qed.
Lemma far_around c : P21.v_apart_around n B c -> forall i j, (1 <= i <= n)%nat -> (1 <= j <= n)%nat -> B i = true -> B j = true -> i <> j ->
  c < Rmin (Rabs (INR i - INR j)) (INR n - Rabs (INR i - INR j)).
Proof.
  intros F i j Hi Hj Bi Bj N. destruct (F i Hi j Hj) as [E|[E|[E|E]]]; [contradiction | rewrite Bi in E; now destruct E | rewrite Bj in E; now destruct E | exact E].
Qed.
Lemma on_heads U y : P21.v_on_path k U path y -> forall i, (1 <= i <= k)%nat -> heads U i = placed_at y i.
Proof. intros O i Hi. destruct (O i Hi) as (_ & E1 & E2). unfold heads, placed_at. f_equal; [exact E1 | exact E2]. Qed.
Lemma lead_attends U (lead : nat -> nat) y : P21.v_on_path k U path y -> (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> place p = place q -> p = q) ->
  (forall i, (1 <= i <= k)%nat -> (1 <= lead i <= n)%nat) ->
  (forall i, (1 <= i <= k)%nat -> forall p, (1 <= p <= n)%nat -> P21.v_turned n U i p < P21.v_turned n U i (lead i) \/ P21.v_turned n U i p = P21.v_turned n U i (lead i) /\ (place (lead i) <= place p)%nat) ->
  forall i, (1 <= i <= k)%nat -> attends n (fun p _ => score n (placed_at y i) p) place (fun _ => false) (lead i).
Proof.
  intros O Inj R L i Hi. split; [now apply R|]. intros q Hq N. rewrite <- (on_heads U y O i Hi).
  destruct (L i Hi q Hq) as [Q|[Q1 Q2]]; [left; exact Q | right; split; [exact Q1|]].
  destruct (Nat.eq_dec (place (lead i)) (place q)) as [E|E]; [|lia]. exfalso. apply N. symmetry. apply Inj; [now apply R | exact Hq | exact E].
Qed.
Lemma hard_is (lead : nat -> nat) : Said.Total n (fun x => P21.v_chance n x * P21.v_loss (P21.v_label n x B) (P21.v_f k 0 (INR k / INR (P21.v_H k) * Sum (P21.v_H k) (fun i => Said.bit (x (lead i))))))
  = risk n B (fun x => f k 0 (Sum k (fun i => bit x (lead i)))).
Proof.
  refine (eq_trans (LinkRest.summed n B (fun x => P21.v_f k 0 (INR k / INR (P21.v_H k) * Sum (P21.v_H k) (fun i => Said.bit (x (lead i)))))) _).
  unfold risk. apply Mean_ext. intros x. f_equal. change (f k 0 (INR k / INR k * Sum k (fun i => bit x (lead i))) = f k 0 (Sum k (fun i => bit x (lead i)))). f_equal. field. apply not_0_INR. lia.
Qed.
End Cold.
Theorem cold : P21.statement.
Proof.
  intros n k b B path place W HB [Hkn Hk] _ -> D Far V theta Ht. rewrite AnyHeads.counts in HB.
  assert (Inj := LinkModels.distinct_injective n place D).
  destruct (Prop21.repair n k B (conj Hk Hkn) HB (far_around n B _ Far)) as (Moving & _).
  destruct (Moving (placed_at path) (vanishing n k B path V) theta Ht) as (w & Hw & G). exists w. split; [exact Hw|].
  intros y U lead R Hy O L. destruct (G y Hy) as (att & (O1 & O2) & Gm & Right).
  exists att. split; [intros i Hi; apply (O1 i Hi)|]. split; [|split].
  - intros i Hi. split; [apply (O1 i Hi)|]. specialize (Gm i Hi). rewrite <- (on_heads k path U y O i Hi) in Gm. exact Gm.
  - intros i Hi j Hj. destruct (Nat.eq_dec i j) as [E|N]; [left; exact E | right]. intros E. apply N. now apply O2.
  - refine (eq_trans (hard_is n k B (conj Hk Hkn) lead) _). apply (Right place lead). exact (lead_attends n k path place (conj Hk Hkn) U lead y O Inj R L).
Qed.
Theorem cold_charitable : Said.said_prop_21_charitable.statement.
Proof.
  intros n k b B path place W HB [Hkn Hk] _ -> D Far V. rewrite AnyHeads.counts in HB.
  assert (Inj := LinkModels.distinct_injective n place D).
  destruct (Prop21.charitable n k B (conj Hk Hkn) HB (far_around n B _ Far)) as (Moving & _).
  destruct (Moving (placed_at path) (vanishing n k B path V)) as (w & Hw & G). exists w. split; [exact Hw|].
  intros y U lead R Hy O L. refine (eq_trans (hard_is n k B (conj Hk Hkn) lead) _). apply (G y Hy place lead). exact (lead_attends n k path place (conj Hk Hkn) U lead y O Inj R L).
Qed.
Ltac chilly := repeat match goal with |- _ /\ _ => split | |- forall _, _ => intro end; apart;
  first [apply LinkRest.chance_fine | apply risk_fine; arith | apply weight_fine; arith | solve [fine idtac] | idtac].
Ltac inside_circle := first [apply not_0_INR; lazymatch goal with H : (1 <= ?k)%nat |- _ => exact (Nat.neq_sym _ _ (Nat.lt_neq 0 k H)) end
  | match goal with H : forall a1 : nat, _ -> (1 <= ?f a1 <= _)%nat |- context [?f ?i] => destruct (H i ltac:(split; assumption)); assumption end].
Theorem cold_means : P21.statement_means.
Proof. hnf. chilly. all: inside_circle. Qed.
Theorem cold_charitable_means : Said.said_prop_21_charitable.statement_means.
Proof. hnf. chilly. all: inside_circle. Qed.

(** * Other marginals *)
Module M := Said.said_sec_3_scope_repair.
Lemma product_is n (pr : nat -> R) x : M.v_share_of n x pr = odds_of n pr x.
Proof. unfold M.v_share_of. induction n as [|n IH]; [reflexivity|]. cbn [Said.Prod odds_of]. now rewrite IH. Qed.
Lemma label_m n x B : M.v_label n x B = label n B x.
Proof. exact (AnyHeads.labels n x B). Qed.
Lemma total_within n F G : (forall x, Said.Within n x -> F x = G x) -> Said.Total n F = 2 ^ n * Mean n G.
Proof. intros H. rewrite Total_Mean. f_equal. now apply Mean_within. Qed.
Theorem marginals : M.statement.
Proof.
  intros n k B odds eta h i pr W HB Hi [Hkn Hk] He Pos One Bi Pr Pi. rewrite AnyHeads.counts in HB. destruct Marginals.repair as (Net & Noise & Missing).
  set (odds' := fun x => odds (inside n x)).
  assert (Pos' : forall x, 0 <= odds' x) by (intros; apply Pos, inside_within).
  assert (One' : 2 ^ n * Mean n odds' = 1).
  { rewrite <- One. symmetry. apply total_within. intros x Wx. unfold odds'. now rewrite (within_inside n x Wx). }
  destruct (Noise n B odds' eta Pos' One' He) as (Least & (g & Met)).
  destruct (Missing n i B pr Hi Bi Pr Pi) as (Low & (blank & Bl & Mt) & _).
  assert (Ns : forall u : (nat -> bool) -> R, Said.Total n (fun x => odds x * M.v_noisy eta (M.v_label n x B) (u x))
    = 2 ^ n * Mean n (fun x => odds' x * ((1 - eta) * loss (label n B x) (u x) + eta * loss (- label n B x) (u x)))).
  { intros u. apply total_within. intros x Wx. unfold odds'. rewrite (within_inside n x Wx), label_m. reflexivity. }
  assert (Ms : forall u : (nat -> bool) -> R, Said.Total n (fun x => M.v_share_of n x pr * M.v_loss (M.v_label n x B) (u x))
    = 2 ^ n * Mean n (fun x => odds_of n pr x * loss (label n B x) (u x))).
  { intros u. apply total_within. intros x Wx. rewrite product_is, label_m. reflexivity. }
  exists g, blank. split; [|split; [|split; [|split; [|split]]]].
  - rewrite <- (Net n B odds'). apply total_within. intros x Wx. unfold odds'. rewrite (within_inside n x Wx), label_m. f_equal.
    unfold M.v_loss, loss. do 4 f_equal. unfold M.v_network. rewrite HB. f_equal. apply Sum_ext. intros j _.
    unfold M.v_prop_3'coefficient, prop_3_coefficient. rewrite minus_IZR, mult_IZR, <- INR_IZR_INZ. f_equal. rewrite AnyHeads.counts, Marginals.seen_ones. reflexivity.
  - rewrite Ns. apply Least.
  - rewrite Ns. exact Met.
  - destruct (classic (exists x, Said.Within n x /\ h (upd x i true) <> h (upd x i false))) as [Y|N]; [left; exact Y | right].
    rewrite Ms. change (4 * pr i * (1 - pr i) <= 2 ^ n * Mean n (fun x => odds_of n pr x * loss (label n B x) (h x))).
    assert (Q := Low (fun x => h (inside n x))). cbv beta zeta in Q. refine (Rle_trans _ _ _ (Q _) (Req_le _ _ _)).
    + intros x. rewrite !LinkHard.upd_inside by exact Hi. apply NNPP. intros Z. apply N. exists (inside n x). split; [apply inside_within | exact Z].
    + f_equal. apply Mean_within. intros x Wx. now rewrite (within_inside n x Wx).
  - intros x _. apply Bl.
  - rewrite Ms. exact Mt.
Qed.
Theorem marginals_means : M.statement_means.
Proof. companion idtac. Qed.

(** * One bit, from a head that looks at it *)
Module W := Said.said_thm_5_one_bit_attention.
Section Looking.
Variables (n p : nat) (tau : R).
Hypothesis H2 : (2 <= n)%nat.
Hypothesis Hp : (1 <= p <= n)%nat.
Hypothesis Ht : 0 < tau.
Lemma own_is U : W.v_own n tau U (only p) = gamma n tau (heads U 1) p.
Proof.
  unfold W.v_own. rewrite <- (Sum_single n p (gamma n tau (heads U 1)) Hp). apply Sum_ext. intros q _. unfold only.
  destruct (Nat.eqb q p); reflexivity.
Qed.
Lemma moves U i c : 1 / 2 < gamma n tau (heads U 1) p -> (1 <= i <= 1)%nat -> (1 <= c <= 2)%nat ->
  ex_derive (fun t => S.v_risk n 1 tau 0 (Said.set2 U i c t) (only p)) (U i c).
Proof.
  intros H Hi Hc. replace i with 1%nat by lia. destruct (OneBitDefined.step_defined n p tau (heads U 1) H2 Hp Ht H) as (_ & _ & E1 & E2).
  assert (C : c = 1%nat \/ c = 2%nat) by lia. destruct C as [-> | ->];
    [eapply ex_derive_ext; [|exact E1] | eapply ex_derive_ext; [|exact E2]]; intros t; cbv beta; rewrite LinkBit.risk1_is; reflexivity.
Qed.
Variables (eta : R) (A : nat -> nat -> R).
Hypothesis Hw : 1 / 2 < gamma n tau (heads A 1) p.
Lemma plain_looks : 0 <= eta <= tau ^ 2 / 8 -> forall t, 1 / 2 < gamma n tau (heads (LinkBit.run n p tau eta A t) 1) p.
Proof.
  intros He t. destruct (OneBitAttention.one_bit_attention n p tau eta (fun t => heads (LinkBit.run n p tau eta A t) 1) H2 Hp Ht He Hw (LinkBit.run_step n p tau eta A) t) as [G _].
  cbv beta in G. change (LinkBit.run n p tau eta A 0) with A in G. lra.
Qed.
Lemma walk_looks : 0 <= eta <= tau ^ 2 / 16 -> forall t, 1 / 2 < gamma n tau (heads (LinkBit.walk n p tau eta A t) 1) p.
Proof.
  intros He t. assert (G := proj1 (OneBitLarge.normalised_grows n p tau H2 Hp Ht eta (fun t => heads (LinkBit.walk n p tau eta A t) 1) He Hw (LinkBit.walk_step n p tau eta A) t)).
  cbv beta in G. change (LinkBit.walk n p tau eta A 0) with A in G. lra.
Qed.
Lemma plain_fine N : 0 <= eta <= tau ^ 2 / 8 -> S.ok_trained n 1 tau 0 A (only p) N eta.
Proof.
  intros He t Hlt. change (Nat.iter t _ A) with (LinkBit.run n p tau eta A t). assert (L := plain_looks He t). set (X := LinkBit.run n p tau eta A t) in *.
  split; [apply risk_fine; arith|]. intros i c Hi Hc. split; [exact Hi | split; [exact Hc|]]. split; [apply nearby; intro; apply risk_fine; arith|]. now apply moves.
Qed.
Lemma walk_defined N : 0 <= eta <= tau ^ 2 / 16 -> LinkBit.N.ok_moved n 1 tau 0 A (only p) eta N.
Proof.
  intros He s Hlt. change (Nat.iter s _ A) with (LinkBit.walk n p tau eta A s). assert (L := walk_looks He s). set (X := LinkBit.walk n p tau eta A s) in *.
  assert (P : S.v_risk n 1 tau 0 X (only p) <> 0) by (rewrite LinkBit.risk1_is; apply Rgt_not_eq, OneBitDescent.risk1_pos; assumption).
  split; [apply risk_fine; arith | split; [exact P|]]. intros i c Hi Hc. split; [exact Hi | split; [exact Hc|]].
  split; [apply risk_fine; arith | split; [exact P|]]. split; [apply nearby; intro; apply risk_fine; arith|]. now apply moves.
Qed.
End Looking.
Theorem looking : W.statement.
Proof.
  intros n k tau b eta theta B A N Wi HB H2 Ht _ He Hth -> -> Hown. destruct (LinkBit.within_only n B Wi HB) as (p & Hp & ->).
  change (1 / 2 < W.v_own n tau A (only p)) in Hown. rewrite own_is in Hown by assumption.
  assert (St := LinkBit.run_step n p tau eta A). assert (Wk := LinkBit.walk_step n p tau theta A).
  assert (Pl := plain_looks n p tau H2 Hp Ht eta A Hown He). rewrite (Nat.add_1_r N).
  change (W.v_trained n 1 tau 0 A (only p) ?t eta) with (LinkBit.run n p tau eta A t).
  change (W.v_moved n 1 tau 0 A (only p) theta N) with (LinkBit.walk n p tau theta A N).
  assert (Fu : W.v_further n 1 tau 0 A (only p) theta N = LinkBit.walk n p tau theta A (Datatypes.S N)) by (unfold W.v_further; rewrite Nat.add_1_r; reflexivity).
  rewrite Fu. change W.v_risk with S.v_risk. rewrite !own_is, !LinkBit.risk1_is by assumption.
  assert (K : W.v_kappa n tau A (only p) = 2 * (1 - cos (2 * PI / INR n)) / tau * gamma n tau (heads A 1) p) by (unfold W.v_kappa; now rewrite own_is).
  rewrite K.
  assert (Lo := OneBitLarge.attention_lower n p tau H2 Hp Ht eta (fun t => heads (LinkBit.run n p tau eta A t) 1) He Hown St N).
  destruct (OneBitAttention.one_bit_attention n p tau eta (fun t => heads (LinkBit.run n p tau eta A t) 1) H2 Hp Ht He Hown St N) as [_ Up].
  assert (Gr := proj2 (OneBitLarge.normalised_grows n p tau H2 Hp Ht theta (fun t => heads (LinkBit.walk n p tau theta A t) 1) Hth Hown Wk N)).
  assert (Li := OneBitLarge.attention_linear n p tau H2 Hp Ht theta (fun t => heads (LinkBit.walk n p tau theta A t) 1) Hth Hown Wk N).
  cbv beta zeta in Lo, Up, Gr, Li. change (LinkBit.run n p tau eta A 0) with A in Lo, Up. change (LinkBit.walk n p tau theta A 0) with A in Li.
  assert (T : tau ^ 2 <> 0) by now apply square_nonzero. split; [|split; [split|split]].
  - rewrite St. apply OneBitAttention.attention_grows; try assumption. apply Pl.
  - refine (Rle_trans _ _ _ (Req_le _ _ _) Lo). unfold Rdiv at 1. rewrite Rmult_1_l. f_equal. unfold Rdiv. rewrite Rmult_1_l. f_equal. ring.
  - refine (Rle_trans _ _ _ Up (Req_le _ _ _)). unfold Rdiv. rewrite !Rmult_1_l. reflexivity.
  - exact Gr.
  - refine (Rle_trans _ _ _ Li (Req_le _ _ _)). f_equal. f_equal. unfold Rdiv. ring.
Qed.
Theorem looking_means : W.statement_means.
Proof.
  intros n k tau b eta theta B A N Wi HB H2 Ht _ He Hth -> ->. destruct (LinkBit.within_only n B Wi HB) as (p & Hp & ->).
  split; [intros q Hq; split; [exact Hq | intros _; apply weight_fine; arith]|]. intros Hown.
  change (1 / 2 < W.v_own n tau A (only p)) in Hown. rewrite own_is in Hown by assumption.
  assert (P0 := OneBitDescent.risk1_pos n p tau H2 Hp Ht (heads A 1) Hown). assert (T : tau ^ 2 <> 0) by now apply square_nonzero. assert (T2 : 0 < tau ^ 2) by now apply pow_lt.
  assert (E : W.v_risk n 1 tau 0 A (only p) = risk1 n p tau (heads A 1)) by (apply LinkBit.risk1_is).
  assert (Ow : forall U, W.ok_own n tau U (only p) 1) by (intros U q Hq; split; [exact Hq | intros _; apply weight_fine; arith]).
  assert (Rk : forall U, W.ok_risk n 1 tau 0 U (only p)) by (intros U; apply risk_fine; arith).
  split; [apply (plain_fine n p tau H2 Hp Ht eta A Hown N He)|]. split; [apply Ow|].
  split; [apply (plain_fine n p tau H2 Hp Ht eta A Hown (N + 1) He)|]. split; [apply Ow|]. split; [apply Rk|].
  split; [rewrite E; now apply Rgt_not_eq|]. split; [exact T|]. split.
  { rewrite E. replace (64 * eta * INR N / tau ^ 2) with (64 * eta / tau ^ 2 * INR N) by (field; lra). apply LinkBit.below_fine; [exact P0|]. apply Rdiv_le_0_compat; lra. }
  split; [apply Rk|]. split; [split; [apply not_0_INR; lia | split; [lra | apply Ow]]|]. split.
  { rewrite E. set (kp := W.v_kappa n tau A (only p)). replace (eta * kp ^ 2 * INR N / 2) with (eta * kp ^ 2 / 2 * INR N) by field.
    apply LinkBit.below_fine; [exact P0|]. assert (Q := pow2_ge_0 kp). apply Rmult_le_pos; [apply Rmult_le_pos; [apply He | exact Q] | lra]. }
  split; [exact (walk_defined n p tau H2 Hp Ht theta A Hown N Hth)|]. split; [apply Ow|].
  split; [exact (walk_defined n p tau H2 Hp Ht theta A Hown (N + 1) Hth)|]. split; [apply Ow | apply Rk].
Qed.
