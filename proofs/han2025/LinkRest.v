(** Networks with other weights, descent on one bit, cold heads and readings of Theorem 5 as they are generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool Classical_Prop FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Identification Generated.
From Parity Require Said AnyHeads LinkRisk LinkBit LinkLemmas LinkReadings Consequences Transformer Thm5Printed LuckyDraw Trap InitialRisk Prop21 Marginals Displays14.
Open Scope R_scope.

(** * The bits of a set, in their order *)
Lemma count_until (B : nat -> bool) p q : (p < q)%nat -> B q = true -> (count p B < count q B)%nat.
Proof.
  intros H Bq. induction q as [|q IH]; [lia|]. cbn [count]. rewrite Bq. destruct (Nat.eq_dec p q) as [->|]; [lia|].
  assert (M : forall m l, (m <= l)%nat -> (count m B <= count l B)%nat). { intros m l L. induction L; [lia | cbn [count]; lia]. }
  specialize (M p q ltac:(lia)). lia.
Qed.
Lemma listed n B : exists b : nat -> nat, (forall i, (1 <= i <= count n B)%nat -> (1 <= b i <= n)%nat /\ B (b i) = true /\ count (b i) B = i) /\
  forall p, (1 <= p <= n)%nat -> B p = true -> exists i, (1 <= i <= count n B)%nat /\ b i = p.
Proof.
  induction n as [|n (b & R & E)]; [exists (fun _ => 1%nat); split; [cbn; lia | intros; lia]|]. cbn [count]. destruct (B (S n)) eqn:F.
  - exists (fun i => if Nat.eqb i (S (count n B)) then S n else b i). rewrite Nat.add_1_r. split.
    + intros i Hi. destruct (Nat.eqb_spec i (S (count n B))) as [->|].
      * split; [lia|]. split; [exact F|]. cbn [count]. rewrite F. lia.
      * destruct (R i ltac:(lia)) as (R1 & R2 & R3). split; [lia | split; assumption].
    + intros p Hp Bp. destruct (Nat.eq_dec p (S n)) as [->|].
      * exists (S (count n B)). split; [lia|]. now rewrite Nat.eqb_refl.
      * destruct (E p ltac:(lia) Bp) as (i & Hi & Ei). exists i. split; [lia|]. destruct (Nat.eqb_spec i (S (count n B))); [lia | exact Ei].
  - rewrite Nat.add_0_r. exists b. split.
    + intros i Hi. destruct (R i Hi) as (R1 & R2 & R3). split; [lia | split; assumption].
    + intros p Hp Bp. destruct (Nat.eq_dec p (S n)) as [->|]; [congruence|]. apply E; [lia | exact Bp].
Qed.
Lemma list_of n k B : Said.Within n B -> (Said.NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat -> exists b : nat -> nat,
  (forall i, (1 <= i <= k)%nat -> (1 <= b i <= n)%nat) /\ (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> b i = b j -> i = j) /\
  (forall i p, (1 <= i <= k)%nat -> (1 <= p <= n)%nat -> B p = true -> count p B = i -> p = b i) /\ bits k b = B.
Proof.
  intros W H. rewrite AnyHeads.counts in H. destruct (listed n B) as (b & R & E). rewrite H in R, E. exists b.
  split; [intros i Hi; apply (R i Hi)|]. split; [|split].
  - intros i j Hi Hj Eq. destruct (R i Hi) as (_ & _ & <-). destruct (R j Hj) as (_ & _ & <-). now rewrite Eq.
  - intros i p Hi Hp Bp C. destruct (R i Hi) as (_ & B2 & C2). destruct (Nat.lt_trichotomy p (b i)) as [L|[L|L]]; [|exact L|].
    + assert (Q := count_until B p (b i) L B2). lia.
    + assert (Q := count_until B (b i) p L Bp). lia.
  - apply functional_extensionality. intros p. destruct (bits k b p) eqn:Q.
    + apply LuckyDraw.bits_spec in Q as (i & Hi & <-). symmetry. apply (R i Hi).
    + destruct (B p) eqn:Bp; [|reflexivity]. assert (Hp : (1 <= p <= n)%nat).
      { destruct (Nat.leb_spec 1 p), (Nat.leb_spec p n); try lia; rewrite W in Bp by lia; discriminate. }
      destruct (E p Hp Bp) as (i & Hi & Ei). assert (Y : bits k b p = true) by (apply LuckyDraw.bits_spec; exists i; split; assumption). congruence.
Qed.

(** A risk as a sum over the inputs. *)
Lemma summed n B (h : (nat -> bool) -> R) : Said.Total n (fun x => Said.said_thm_11.v_chance n x * Said.said_thm_11.v_loss (Said.said_thm_11.v_label n x B) (h x)) = risk n B h.
Proof.
  rewrite Total_Mean. unfold risk. rewrite <- AnyHeads.Mean_mul. apply Mean_ext. intros x.
  change (Said.said_thm_11.v_label n x B) with (AnyHeads.G.v_label n x B). rewrite AnyHeads.labels. unfold Said.said_thm_11.v_chance, Said.said_thm_11.v_loss, loss. field. apply pow_nonzero. lra.
Qed.
Lemma chance_fine n : 2 ^ n <> 0.
Proof. apply pow_nonzero. lra. Qed.

(** * Proposition 3 and Remark 10 *)
Module P3 := Said.said_prop_3_repair.
Theorem prop_3 : P3.statement.
Proof.
  intros n k tau b r B A W HB [Hkn Hk] Ht Hb Al. destruct (list_of n k B W HB) as (l & L1 & L2 & L3 & L4).
  transitivity (risk n B (fun x => P3.v_other n k tau b x A)); [exact (summed n B (fun x => P3.v_other n k tau b x A))|].
  assert (C : n = 1%nat \/ r * (1 - cos (2 * PI / INR n)) = tau * prop_3_repair_reach n k b /\ (forall i, (1 <= i <= k)%nat -> heads A i = Head (r * u1 n (l i)) (r * u2 n (l i)))).
  { destruct Al as [[Al Eq]|Al]; [right | left; exact Al]. split; [exact Eq|]. intros i Hi. destruct (Al i Hi) as (_ & p & Hp & Bp & Cp & E1 & E2).
    rewrite AnyHeads.counts in Cp. rewrite <- (L3 i p Hi Hp Bp Cp). unfold heads. f_equal; [exact E1 | exact E2]. }
  assert (G := Transformer.repair n k tau b r l (heads A) (conj Hk Hkn) Ht Hb L1 L2 C). cbv zeta in G. rewrite L4 in G. rewrite <- G.
  assert (E : forall x, P3.v_other n k tau b x A = prop_3_repair_scale n k b * (1 + 1 / prop_3_repair_sharpness n k b * Sum k (fun j =>
    (- 1) ^ j * prop_3_coefficient j * sigma b (prop_3_repair_sharpness n k b * (INR k * (attended n k tau x (heads A) / INR k) + prop_3_offset j))))).
  { intros x. unfold P3.v_other. rewrite (Sum_ext k _ (fun j => (- 1) ^ j * prop_3_coefficient j * sigma b (prop_3_repair_sharpness n k b * (INR k * (attended n k tau x (heads A) / INR k) + prop_3_offset j)))).
    - unfold P3.v_repair'scale, prop_3_repair_scale. replace (INR 2) with 2 by (simpl; ring). reflexivity.
    - intros j _. unfold P3.v_coefficient, prop_3_coefficient. rewrite minus_IZR, mult_IZR, <- INR_IZR_INZ. reflexivity. }
  unfold risk. apply Mean_ext. intros x. now rewrite E.
Qed.
Theorem prop_3_means : P3.statement_means.
Proof.
  hnf. intros n k tau b r B A W HB [Hkn Hk] Ht Hb. assert (N : 1 <= INR n) by (apply (le_INR 1); lia). assert (K : 1 <= INR k) by (apply (le_INR 1); lia).
  split; [split; [|split; [lra|]]|].
  - fine idtac.
  - red. assert (0 < INR k ^ 2) by (apply pow_lt; lra). nra.
  - intros Al x Wx. assert (S1 := Rmax_l 1 (8 * INR k ^ 2 * sqrt b)). repeat match goal with |- _ /\ _ => split end; try exact Logic.I; try (apply chance_fine); try (solve [fine idtac]).
    hnf. repeat match goal with |- _ /\ _ => split | |- forall _, _ => intro end; first [exact Logic.I | lra | solve [fine idtac] | idtac].
  apply Rgt_not_eq. apply Rlt_le_trans with 1; [lra | exact S1].
Qed.
Theorem expressivity : Said.said_rem_10_expressivity.statement.
Proof.
  intros n k tau b B W HB [Hkn Hk] [Ht _] Hb. destruct (list_of n k B W HB) as (l & L1 & L2 & _ & L4).
  destruct (Consequences.expressed n k tau b l (conj Hk Hkn) Ht ltac:(lra) L1 L2) as (A & w & c & al & be & E). rewrite L4 in E.
  exists (entries A), al, be, w, c. refine (eq_trans (summed n B (fun x => c + Sum k (fun j => al j * sigma b (w * (attended n k tau x (heads (entries A)) / INR k) + be j)))) _).
  rewrite heads_entries. exact E.
Qed.
Theorem expressivity_means : Said.said_rem_10_expressivity.statement_means.
Proof.
  hnf. intros n k tau b B W HB [Hkn Hk] [Ht _] Hb A al be w c x Wx. split; [apply chance_fine|]. fine idtac.
Qed.
Module R10 := Said.said_rem_10_repair.
Lemma even_10 k : R10.v_even k <-> Nat.even k = true.
Proof. exact (LinkReadings.even_is k). Qed.
Theorem rem_10 : R10.statement.
Proof.
  intros n k tau b B A W HB [Hkn Hk] Ht Hb. destruct (list_of n k B W HB) as (l & L1 & L2 & _ & L4).
  destruct (Consequences.expressed n k tau b l (conj Hk Hkn) Ht Hb L1 L2) as (U & w & c & al & be & E). rewrite L4 in E. rewrite AnyHeads.counts in HB.
  exists (entries U), al, be, w, c. split; [|].
  - refine (Req_le _ _ (eq_trans (summed n B (fun x => c + Sum k (fun j => al j * sigma b (w * (attended n k tau x (heads (entries U)) / INR k) + be j)))) _)).
    rewrite heads_entries. exact E.
  - destruct Hb as [Hb|Hb]; [|split; right; left; now symmetry].
    destruct (Thm5Printed.floor n k tau b B Hk HB Ht Hb) as (low & Pos & Cases & Fl). specialize (Fl (heads A)).
    assert (Rk : R10.v_risk n k tau b A B = risk n B (fun x => yhat n k tau b x (heads A))) by exact (risk_is n k tau b A B).
    destruct Cases as [[Od El] | [Ev (s & Hs & Min & El)]]; subst low.
    + rewrite <- Nat.negb_even in Od. split; [right; right; rewrite Rk; split; [exact Pos | exact Fl] | left; intros Y; apply even_10 in Y; rewrite Y in Od; discriminate].
    + split; [left; now apply even_10 | right; right]. exists s. split; [exact Hs|]. rewrite Rk. split; [exact Pos|]. split; [exact Fl|]. intros y Hy. exact (Min y Hy).
Qed.
Theorem rem_10_means : R10.statement_means.
Proof.
  hnf. intros n k tau b B A W HB [Hkn Hk] Ht Hb U al be w c. repeat match goal with |- _ /\ _ => split | |- forall _, _ => intro end;
    first [apply chance_fine | apply risk_fine; arith | solve [fine idtac] | idtac].
Qed.

(** * Theorem 5 *)
Theorem start : ~ Said.said_thm_5_initial_risk.statement.
Proof.
  intros H. apply InitialRisk.at_start. destruct (H 1%nat 1%nat 1 LinkRisk.one_one LinkRisk.halfway) as (delta & _ & G).
  exists 1%nat, 1, delta. split; [apply le_n|]. split; [lra|]. intros b Hb. exists 1%nat, 0. split; [lia|].
  assert (K := G b LinkRisk.first (entries (fun _ => Head (cos 0) (sin 0))) LinkRisk.first_within eq_refl Hb).
  change (Said.said_thm_5_initial_risk.v_risk 1 1 1 b) with (S.v_risk 1 1 1 b) in K. rewrite risk_is, heads_entries in K. apply K.
  intros i Hi. unfold entries, Said.said_thm_5_initial_risk.v_a13, Said.said_thm_5_initial_risk.v_a14. cbn. rewrite cos_0, sin_0. ring.
Qed.
Theorem start_means : Said.said_thm_5_initial_risk.statement_means.
Proof. intros n k tau [Hkn Hk] [Ht _] delta _ b B A W HB Hb. idtac; LinkRisk.risky. all: fine idtac. Qed.
Lemma trained_step n k tau b A B eta t i : heads (S.v_trained n k tau b A B (Datatypes.S t) eta) i =
  Head (a13 (heads (S.v_trained n k tau b A B t eta) i) - eta * riskgrad13 n k tau b B (heads (S.v_trained n k tau b A B t eta)) i)
       (a14 (heads (S.v_trained n k tau b A B t eta) i) - eta * riskgrad14 n k tau b B (heads (S.v_trained n k tau b A B t eta)) i).
Proof.
  set (X := S.v_trained n k tau b A B t eta).
  change (S.v_trained n k tau b A B (Datatypes.S t) eta) with (fun e1 e2 => X e1 e2 - eta * Derive (fun t => S.v_risk n k tau b (Said.set2 X e1 e2 t) B) (X e1 e2)).
  unfold heads at 1. f_equal; [now rewrite <- risk_1 | now rewrite <- risk_2].
Qed.
Theorem trap : ~ Said.said_thm_5_infimum.statement.
Proof.
  intros H. apply Trap.not_the_infimum. intros n k tau b P [Hk Hkn] Ht Hb HP L. set (B := inside n P).
  assert (HB : (Said.NSum n (fun q => if B q then 1%nat else 0%nat) = k)%nat) by (rewrite AnyHeads.counts; unfold B; now rewrite count_inside).
  destruct (H n k tau b B (inside_within n P) HB (conj Hkn Hk) Ht Hb) as (eta & He & G).
  exists eta. split; [exact He|]. intros l r Hlr. destruct (G l r Hlr) as (A & Conv).
  assert (RB : forall C, risk n B (fun x => yhat n k tau b x C) = L C) by (intros; apply risk_inside).
  exists (fun t => heads (S.v_trained n k tau b A B t eta)). split; [|split].
  - destruct (Conv A 1 ltac:(lra)) as (N & St & _). intros i Hi. destruct (St i Hi) as (w & Hw & E1 & E2). exists w. split; [exact Hw|].
    change (heads A i = Head (cos w) (sin w)). unfold heads. f_equal; [exact E1 | exact E2].
  - intros t i _. rewrite trained_step.
    assert (G1 : forall C, riskgrad13 n k tau b B C i = riskgrad13 n k tau b P C i) by (intros; apply Derive_ext; intros; apply risk_inside).
    assert (G2 : forall C, riskgrad14 n k tau b B C i = riskgrad14 n k tau b P C i) by (intros; apply Derive_ext; intros; apply risk_inside).
    now rewrite G1, G2.
  - intros A' eps E. destruct (Conv (entries A') eps E) as (N & _ & Lt). exists N.
    change (S.v_risk n k tau b (S.v_trained n k tau b A B N eta) B < S.v_risk n k tau b (entries A') B + eps) in Lt. rewrite !risk_is, heads_entries, !RB in Lt. exact Lt.
Qed.
Theorem trap_means : Said.said_thm_5_infimum.statement_means.
Proof.
  hnf. intros n k tau b B W HB [Hkn Hk] [Ht Ht1] Hb. repeat match goal with |- _ /\ _ => split | |- forall _, _ => intro end; apart;
    first [apply LinkRisk.rate_fine; arith | apply risk_fine; arith | apply LinkRisk.trained_fine; arith | solve [fine idtac] | idtac].
Qed.
Theorem trap_every_set : ~ Said.said_thm_5_every_parity_set_infimum.statement.
Proof. exact trap. Qed.
Theorem trap_every_set_means : Said.said_thm_5_every_parity_set_infimum.statement_means.
Proof. exact trap_means. Qed.
