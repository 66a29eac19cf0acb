(** Lemma 7 and Lemma 19, corrected, and readings of Theorem 5 as they are generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool Classical_Prop FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Identification Generated.
From Parity Require Said AnyHeads LinkSmooth LinkRisk Lemma7 Lemma19 Trap InitialRisk LossGradient.
Open Scope R_scope.

(** * Lemma 7 *)
Lemma cost_gap n k tau b x A A' B : sqrt (Sum k (fun i1 =>
    (Derive (fun t => S.v_cost n k tau b x (Said.set2 A i1 1 t) B) (A i1 1%nat) - Derive (fun t => S.v_cost n k tau b x (Said.set2 A' i1 1 t) B) (A' i1 1%nat)) ^ 2
  + (Derive (fun t => S.v_cost n k tau b x (Said.set2 A i1 2 t) B) (A i1 2%nat) - Derive (fun t => S.v_cost n k tau b x (Said.set2 A' i1 2 t) B) (A' i1 2%nat)) ^ 2))
  = loss_step n k tau b B x (heads A) (heads A').
Proof. unfold loss_step, norm2. f_equal. apply Sum_ext. intros i _. now rewrite !cost_1, !cost_2. Qed.
Lemma risk_gap n k tau b A A' B : sqrt (Sum k (fun i1 =>
    (Derive (fun t => S.v_risk n k tau b (Said.set2 A i1 1 t) B) (A i1 1%nat) - Derive (fun t => S.v_risk n k tau b (Said.set2 A' i1 1 t) B) (A' i1 1%nat)) ^ 2
  + (Derive (fun t => S.v_risk n k tau b (Said.set2 A i1 2 t) B) (A i1 2%nat) - Derive (fun t => S.v_risk n k tau b (Said.set2 A' i1 2 t) B) (A' i1 2%nat)) ^ 2))
  = risk_step n k tau b B (heads A) (heads A').
Proof. unfold risk_step, norm2. f_equal. apply Sum_ext. intros i _. now rewrite !risk_1, !risk_2. Qed.

(** Some input has the largest value. *)
Lemma largest n (F : (nat -> bool) -> R) : exists x, Said.Within n x /\ forall y, Said.Within n y -> F y <= F x.
Proof.
  revert F. induction n as [|n IH]; intros F.
  - exists (fun _ => false). split; [intros p _; reflexivity|]. intros y W. right. f_equal. apply functional_extensionality. intros p. apply W. lia.
  - destruct (IH (fun x => F (upd x (S n) false))) as (x0 & W0 & L0). destruct (IH (fun x => F (upd x (S n) true))) as (x1 & W1 & L1).
    assert (Split : forall y, Said.Within (S n) y -> exists z v, Said.Within n z /\ y = upd z (S n) v).
    { intros y W. exists (upd y (S n) false), (y (S n)). split.
      - intros p Hp. unfold upd. destruct (Nat.eqb_spec p (S n)); [reflexivity | apply W; lia].
      - apply functional_extensionality. intros p. unfold upd. destruct (Nat.eqb_spec p (S n)) as [->|]; reflexivity. }
    destruct (Rle_lt_dec (F (upd x0 (S n) false)) (F (upd x1 (S n) true))) as [C|C].
    + exists (upd x1 (S n) true). split; [now apply upd_within|]. intros y W. destruct (Split y W) as (z & v & Wz & ->).
      destruct v; [now apply L1 | eapply Rle_trans; [now apply L0 | exact C]].
    + exists (upd x0 (S n) false). split; [now apply upd_within|]. intros y W. destruct (Split y W) as (z & v & Wz & ->).
      destruct v; [eapply Rle_trans; [now apply L1 | lra] | now apply L0].
Qed.
Lemma loss_step_inside n k tau b B x A A' : loss_step n k tau b B (inside n x) A A' = loss_step n k tau b B x A A'.
Proof.
  assert (I : forall p, (1 <= p <= n)%nat -> inside n x p = x p) by (intros; now apply inside_at).
  assert (L : forall C, loss (label n B (inside n x)) (yhat n k tau b (inside n x) C) = loss (label n B x) (yhat n k tau b x C)).
  { intros C. now rewrite (label_input n B _ x I), (yhat_input n k tau b _ x C I). }
  assert (G1 : forall C i, lossgrad13 n k tau b B (inside n x) C i = lossgrad13 n k tau b B x C i) by (intros; apply Derive_ext; intros; apply L).
  assert (G2 : forall C i, lossgrad14 n k tau b B (inside n x) C i = lossgrad14 n k tau b B x C i) by (intros; apply Derive_ext; intros; apply L).
  unfold loss_step, norm2. f_equal. apply Sum_ext. intros i _. now rewrite !G1, !G2.
Qed.
Theorem loss_to_risk : Said.said_lemma_7_loss_to_risk.statement.
Proof.
  intros n k tau b B A A' _ _ [Hkn Hk] Ht Hb. destruct (largest n (fun x => loss_step n k tau b B x (heads A) (heads A'))) as (x & W & L).
  exists x. split; [exact W|]. refine (Rle_trans _ _ _ (Req_le _ _ (risk_gap n k tau b A A' B)) _).
  refine (Rle_trans _ _ _ _ (Req_le _ _ (f_equal (fun z => INR 1 * z) (eq_sym (cost_gap n k tau b x A A' B))))). simpl (INR 1). rewrite Rmult_1_l.
  apply (Lemma7.to_risk n k tau b (loss_step n k tau b B x (heads A) (heads A')) B (heads A) (heads A') (conj Hk Hkn) Ht Hb).
  intros y. rewrite <- loss_step_inside. apply L. apply inside_within.
Qed.
Theorem loss_to_risk_means : Said.said_lemma_7_loss_to_risk.statement_means.
Proof. companion ltac:(idtac; lazymatch goal with |- ex_derive (fun t => Said.said_lemma_7_loss_to_risk.v_risk _ _ _ _ _ _) _ => apply ex_risk; arith | _ => apply ex_cost; arith end). Qed.
Theorem lemma_7 : Said.said_lemma_7_repair.statement.
Proof.
  intros n k tau b B x A A' l1 l2 M C _ _ _ [Hkn Hk] Ht Hb. destruct Lemma7.repair as (Up & Enough).
  destruct (Up n k tau b B x (heads A) (heads A') (conj Hk Hkn) Ht Hb) as [U1 U2].
  split; [|split].
  - refine (Rle_trans _ _ _ (Req_le _ _ (cost_gap n k tau b x A A' B)) _). exact U1.
  - refine (Rle_trans _ _ _ (Req_le _ _ (risk_gap n k tau b A A' B)) _). exact U2.
  - match goal with |- _ \/ ?Z => destruct (classic Z) as [Y|N] end; [right; exact Y | left].
    refine (Rle_trans _ _ _ (Req_le _ _ (risk_gap n k tau b A A' B)) _).
    assert (V : forall z (U V : nat -> nat -> R), Said.Within n z ->
      sqrt (Sum k (fun i => (LinkSmooth.y n k tau b z U * LinkSmooth.d1 n k tau b z U i - LinkSmooth.y n k tau b z V * LinkSmooth.d1 n k tau b z V i) ^ 2
        + (LinkSmooth.y n k tau b z U * LinkSmooth.d2 n k tau b z U i - LinkSmooth.y n k tau b z V * LinkSmooth.d2 n k tau b z V i) ^ 2)) <= l2 * LinkSmooth.far k U V /\
      sqrt (Sum k (fun i => (LinkSmooth.d1 n k tau b z U i - LinkSmooth.d1 n k tau b z V i) ^ 2 + (LinkSmooth.d2 n k tau b z U i - LinkSmooth.d2 n k tau b z V i) ^ 2)) <= M * LinkSmooth.far k U V).
    { intros z U V W. split; apply Rnot_lt_le; intros L; apply N; exists z; (split; [exact W|]); exists U, V; [left | right]; exact L. }
    assert (E : forall z H, LinkSmooth.y n k tau b z (entries H) = yhat n k tau b z H) by (intros z H; unfold LinkSmooth.y; now rewrite heads_entries).
    assert (E1 : forall z H i, LinkSmooth.d1 n k tau b z (entries H) i = grad13 n k tau b z H i) by (intros z H i; unfold LinkSmooth.d1, LinkSmooth.y; rewrite D_1; now rewrite heads_entries).
    assert (E2 : forall z H i, LinkSmooth.d2 n k tau b z (entries H) i = grad14 n k tau b z H i) by (intros z H i; unfold LinkSmooth.d2, LinkSmooth.y; rewrite D_2; now rewrite heads_entries).
    assert (F : forall H H', LinkSmooth.far k (entries H) (entries H') = dist k H H').
    { intros H H'. change (dist k (heads (entries H)) (heads (entries H')) = dist k H H'). now rewrite !heads_entries. }
    apply (Enough n k tau b l1 l2 M C B (conj Hk Hkn) Ht Hb).
    + intros z H H'. rewrite (LinkSmooth.same_yhat n k tau b z), (LinkSmooth.same_13 n k tau b z), (LinkSmooth.same_14 n k tau b z), <- F.
      refine (Rle_trans _ _ _ (Req_le _ _ _) (proj1 (V (inside n z) (entries H) (entries H') (inside_within n z)))).
      unfold norm2. f_equal. apply Sum_ext. intros i _. now rewrite !E, !E1, !E2.
    + intros z H H'. rewrite (LinkSmooth.same_13 n k tau b z), (LinkSmooth.same_14 n k tau b z), <- F.
      refine (Rle_trans _ _ _ (Req_le _ _ _) (proj2 (V (inside n z) (entries H) (entries H') (inside_within n z)))).
      unfold norm2. f_equal. apply Sum_ext. intros i _. now rewrite !E1, !E2.
Qed.
Theorem lemma_7_means : Said.said_lemma_7_repair.statement_means.
Proof.
  companion ltac:(idtac; lazymatch goal with |- ex_derive (fun t => Said.said_lemma_7_repair.v_risk _ _ _ _ _ _) _ => apply ex_risk; arith | |- ex_derive (fun t => Said.said_lemma_7_repair.v_cost _ _ _ _ _ _ _) _ => apply ex_cost; arith | _ => apply ex_yhat; arith end).
  all: assert (Q := sqrt_lt_R0 3 ltac:(lra)); try lra. Qed.

(** * Lemma 19 *)
Lemma even_is k : Said.said_lemma_19_repair.v_even k <-> Nat.even k = true.
Proof.
  unfold Said.said_lemma_19_repair.v_even. set (z := Int_part (INR k / 2)).
  assert (B := base_Int_part (INR k / 2)). fold z in B. rewrite INR_IZR_INZ in *. split.
  - intros E. rewrite <- mult_IZR in E. apply eq_IZR in E. apply Nat.even_spec. exists (Z.to_nat z). lia.
  - intros E. apply Nat.even_spec in E as [m ->]. rewrite Nat2Z.inj_mul in *. rewrite mult_IZR in *. change (IZR (Z.of_nat 2)) with 2 in *.
    replace (2 * IZR (Z.of_nat m) / 2) with (IZR (Z.of_nat m)) in B by field. destruct B as [B1 B2]. apply le_IZR in B1.
    assert (IZR (Z.of_nat m - 1) < IZR z) by (rewrite minus_IZR; lra). apply lt_IZR in H. replace z with (Z.of_nat m) by lia. reflexivity.
Qed.
Theorem lemma_19 : Said.said_lemma_19_repair.statement.
Proof.
  intros n k tau b B x y A _ HB _ _ [Hkn Hk] Ht Hb Zero One. rewrite AnyHeads.counts in HB.
  destruct (Lemma19.repair n k tau b B (heads A) (conj Hk Hkn) Ht Hb HB) as (G & Sm & Ev & Od).
  assert (X0 : forall p, (1 <= p <= n)%nat -> x p = (fun _ => false) p) by (intros p Hp; specialize (Zero p Hp); destruct (x p); congruence).
  assert (Y1 : forall p, (1 <= p <= n)%nat -> y p = (fun _ => true) p) by (intros p Hp; exact (One p Hp)).
  assert (Lx : forall C, loss (label n B x) (yhat n k tau b x C) = loss (label n B (fun _ => false)) (yhat n k tau b (fun _ => false) C)).
  { intros C. now rewrite (label_input n B x _ X0), (yhat_input n k tau b x _ C X0). }
  assert (Ly : forall C, loss (label n B y) (yhat n k tau b y C) = loss (label n B (fun _ => true)) (yhat n k tau b (fun _ => true) C)).
  { intros C. now rewrite (label_input n B y _ Y1), (yhat_input n k tau b y _ C Y1). }
  assert (Null : forall z, (forall i, (1 <= i <= k)%nat -> lossgrad13 n k tau b B z (heads A) i = 0 /\ lossgrad14 n k tau b B z (heads A) i = 0) ->
    sqrt (Sum k (fun i1 => Derive (fun t => S.v_cost n k tau b z (Said.set2 A i1 1 t) B) (A i1 1%nat) ^ 2 + Derive (fun t => S.v_cost n k tau b z (Said.set2 A i1 2 t) B) (A i1 2%nat) ^ 2)) = 0).
  { intros z Hz. rewrite (Sum_ext k _ (fun _ => 0)); [rewrite Sum_const, Rmult_0_r; apply sqrt_0|]. intros i Hi. rewrite cost_1, cost_2. destruct (Hz i Hi) as [-> ->]. ring. }
  assert (Cost : forall z, Said.said_lemma_19_repair.v_cost n k tau b z A B = loss (label n B z) (yhat n k tau b z (heads A))) by (intros z; exact (cost_is n k tau b z A B)).
  split; [|split; [|split; [|split]]].
  - apply (Null x). intros i Hi. destruct (G i Hi) as (G1 & G2 & _). split; [rewrite <- G1 | rewrite <- G2]; apply Derive_ext; intros t; apply Lx.
  - apply (Null y). intros i Hi. destruct (G i Hi) as (_ & _ & G3 & G4). split; [rewrite <- G3 | rewrite <- G4]; apply Derive_ext; intros t; apply Ly.
  - rewrite !Cost, Lx, Ly. exact Sm.
  - destruct (classic (Said.said_lemma_19_repair.v_even k)) as [E|E].
    + left. rewrite Sm in Ev. apply Ev. left. now apply even_is.
    + destruct Hb as [Hb|Hb]; [right; split; assumption|]. left. rewrite Sm in Ev. apply Ev. right. now symmetry.
  - destruct (classic (Said.said_lemma_19_repair.v_even k)) as [E|E]; [right; left; exact E|].
    destruct Hb as [Hb|Hb]; [|right; right; now symmetry]. left. rewrite Sm in Od. apply Od; [|exact Hb].
    rewrite <- Nat.negb_even. destruct (Nat.even k) eqn:Q; [|reflexivity]. exfalso. apply E. now apply even_is.
Qed.
Theorem lemma_19_means : Said.said_lemma_19_repair.statement_means.
Proof.
  hnf. intros n k tau b B x y A _ HB _ _ [Hkn Hk] Ht Hb. split; [intros; lia|]. intros Zero. split; [intros; lia|]. intros One.
  destruct (Lemma19.defined n k tau b B (heads A) (conj Hk Hkn) Ht Hb) as (_ & _ & D0 & D1 & _).
  assert (X0 : forall p, (1 <= p <= n)%nat -> x p = (fun _ => false) p) by (intros p Hp; specialize (Zero p Hp); destruct (x p); congruence).
  assert (Y1 : forall p, (1 <= p <= n)%nat -> y p = (fun _ => true) p) by (intros p Hp; exact (One p Hp)).
  assert (Lx : forall C, loss (label n B x) (yhat n k tau b x C) = loss (label n B (fun _ => false)) (yhat n k tau b (fun _ => false) C)).
  { intros C. now rewrite (label_input n B x _ X0), (yhat_input n k tau b x _ C X0). }
  assert (Ly : forall C, loss (label n B y) (yhat n k tau b y C) = loss (label n B (fun _ => true)) (yhat n k tau b (fun _ => true) C)).
  { intros C. now rewrite (label_input n B y _ Y1), (yhat_input n k tau b y _ C Y1). }
  assert (Dx : forall i c, (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> ex_derive (fun t => S.v_cost n k tau b x (Said.set2 A i c t) B) (A i c)).
  { intros i c Hi Hc. destruct (D0 i Hi) as [E1 E2]. assert (O : c = 1%nat \/ c = 2%nat) by lia.
    destruct O as [-> | ->]; [eapply ex_derive_ext; [|exact E1] | eapply ex_derive_ext; [|exact E2]]; intros t; cbv beta; rewrite cost_is, ?set_1, ?set_2; symmetry; apply Lx. }
  assert (Dy : forall i c, (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> ex_derive (fun t => S.v_cost n k tau b y (Said.set2 A i c t) B) (A i c)).
  { intros i c Hi Hc. destruct (D1 i Hi) as [E1 E2]. assert (O : c = 1%nat \/ c = 2%nat) by lia.
    destruct O as [-> | ->]; [eapply ex_derive_ext; [|exact E1] | eapply ex_derive_ext; [|exact E2]]; intros t; cbv beta; rewrite cost_is, ?set_1, ?set_2; symmetry; apply Ly. }
  fine ltac:(first [apply Dx; arith | apply Dy; arith]).
Qed.
