(** The definitions that are generated from the prelude are those of Model.v, and everything in them is defined: what
    Link.v and Bridge.v stand on. *)
From Coq Require Import Reals Lra Lia ZArith Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Prop34 Lemma15 Defined AnyHeads Identification.
From Parity Require Said LossGradient Displays14.
Open Scope R_scope.

Module S := Said.said_thm_5.

(** * Heads, sets, the risk *)

Definition entries (H : nat -> head) (i c : nat) : R := if Nat.eqb c 1 then a13 (H i) else a14 (H i).
Lemma heads_entries H : heads (entries H) = H.
Proof. apply functional_extensionality. intros i. unfold heads, entries. simpl. now destruct (H i). Qed.
Lemma set_1 A i t : heads (Said.set2 A i 1 t) = set13 (heads A) i t.
Proof. apply functional_extensionality. intros j. unfold heads, Said.set2, set13; simpl. destruct (Nat.eqb j i); reflexivity. Qed.
Lemma set_2 A i t : heads (Said.set2 A i 2 t) = set14 (heads A) i t.
Proof. apply functional_extensionality. intros j. unfold heads, Said.set2, set14; simpl. destruct (Nat.eqb j i); reflexivity. Qed.
Lemma cost_is n k tau b x A B : S.v_cost n k tau b x A B = loss (label n B x) (yhat n k tau b x (heads A)).
Proof. unfold S.v_cost. change (S.v_label n x B) with (G.v_label n x B). now rewrite labels. Qed.
Lemma risk_is n k tau b A B : S.v_risk n k tau b A B = risk n B (fun x => yhat n k tau b x (heads A)).
Proof. exact (generated_risk n k tau b A B). Qed.
Lemma risk_of_is n B h : Said.said_cor_20.v_risk_of n B h = risk n B h.
Proof. unfold Said.said_cor_20.v_risk_of, risk. rewrite means. apply Mean_ext. intros x. change (Said.said_cor_20.v_label n x B) with (G.v_label n x B). now rewrite labels. Qed.

(** What lies outside of 1..n is read by nothing. *)
Definition inside (n : nat) (x : nat -> bool) (p : nat) : bool := (Nat.leb 1 p && Nat.leb p n && x p)%bool.
Lemma inside_within n x : Said.Within n (inside n x).
Proof.
  intros p Hp. unfold inside. destruct Hp as [Hp | Hp].
  - replace p with O by lia. reflexivity.
  - replace (Nat.leb p n) with false by (symmetry; apply Nat.leb_gt; exact Hp). now rewrite andb_false_r.
Qed.
Lemma inside_at n x p : (1 <= p <= n)%nat -> inside n x p = x p.
Proof.
  intros Hp. unfold inside. replace (Nat.leb 1 p) with true by (symmetry; apply Nat.leb_le; lia).
  now replace (Nat.leb p n) with true by (symmetry; apply Nat.leb_le; lia).
Qed.
Lemma within_inside n x : Said.Within n x -> inside n x = x.
Proof.
  intros W. apply functional_extensionality. intros p. destruct (Nat.leb 1 p && Nat.leb p n)%bool eqn:E.
  - apply andb_prop in E as [E1 E2]. apply Nat.leb_le in E1, E2. now apply inside_at.
  - unfold inside. rewrite E. symmetry. apply W. apply andb_false_iff in E as [E | E]; apply Nat.leb_gt in E; lia.
Qed.
Lemma count_inside n B : count n (inside n B) = count n B.
Proof. apply count_same. intros q Hq. now apply inside_at. Qed.
Lemma label_set n B B' x : (forall p, (1 <= p <= n)%nat -> B p = B' p) -> label n B x = label n B' x.
Proof. intros H. unfold label, ones. f_equal. apply count_same. intros q Hq. now rewrite H. Qed.
Lemma label_input n B x x' : (forall p, (1 <= p <= n)%nat -> x p = x' p) -> label n B x = label n B x'.
Proof. intros H. unfold label, ones. f_equal. apply count_same. intros q Hq. now rewrite H. Qed.
Lemma risk_inside n B h : risk n (inside n B) h = risk n B h.
Proof. unfold risk. apply Mean_ext. intros x. f_equal. apply label_set. intros. now apply inside_at. Qed.
Lemma attended_input n k tau x x' A : (forall p, (1 <= p <= n)%nat -> x p = x' p) -> attended n k tau x A = attended n k tau x' A.
Proof. intros H. unfold attended. apply Sum_ext. intros i _. unfold share. apply Sum_ext. intros p Hp. unfold bit. now rewrite H. Qed.
Lemma yhat_input n k tau b x x' A : (forall p, (1 <= p <= n)%nat -> x p = x' p) -> yhat n k tau b x A = yhat n k tau b x' A.
Proof. intros H. unfold yhat. now rewrite (attended_input n k tau x x' A H). Qed.

(** A mean asks only for inputs within 1..n. *)
Lemma upd_within n x v : Said.Within n x -> Said.Within (S n) (upd x (S n) v).
Proof. intros W p Hp. unfold upd. destruct (Nat.eqb_spec p (S n)); [lia | apply W; lia]. Qed.
Lemma Mean_within n F H : (forall x, Said.Within n x -> F x = H x) -> Mean n F = Mean n H.
Proof.
  revert F H. induction n as [|n IH]; intros F H E; cbn [Mean]; [apply E; intros p _; reflexivity|].
  f_equal. f_equal; apply IH; intros x W; apply E; now apply upd_within.
Qed.
Lemma Mean_inside n F : Mean n F = Mean n (fun x => F (inside n x)).
Proof. apply Mean_within. intros x W. now rewrite (within_inside n x W). Qed.
Lemma Total_Mean n F : Said.Total n F = 2 ^ n * Mean n F.
Proof. revert F. induction n as [|n IH]; intros F; cbn [Said.Total Mean pow]; [ring|]. rewrite !IH. change Said.upd with upd. field. Qed.

Lemma signed n (v : nat -> R) p : Sum n (fun j => if negb (Nat.eqb j p) then v j else 0) = Sum n (fun j => if Nat.eqb j p then 0 else v j).
Proof. apply Sum_ext. intros j _. now destruct (Nat.eqb j p). Qed.

(** * Derivatives *)

Lemma nearby (P : R -> Prop) (t : R) : (forall s, P s) -> locally t P.
Proof. intros H. apply filter_forall. exact H. Qed.
Lemma yhat_at n k tau b x A i c t : c = 1%nat \/ c = 2%nat ->
  yhat n k tau b x (heads (Said.set2 A i c t)) = yhat n k tau b x (if Nat.eqb c 1 then set13 (heads A) i t else set14 (heads A) i t).
Proof. intros [-> | ->]; [rewrite set_1 | rewrite set_2]; reflexivity. Qed.
Lemma D_1 n k tau b x A i : Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 1 t))) (A i 1%nat) = grad13 n k tau b x (heads A) i.
Proof. apply Derive_ext. intros t. now rewrite set_1. Qed.
Lemma D_2 n k tau b x A i : Derive (fun t => yhat n k tau b x (heads (Said.set2 A i 2 t))) (A i 2%nat) = grad14 n k tau b x (heads A) i.
Proof. apply Derive_ext. intros t. now rewrite set_2. Qed.
Lemma cost_1 n k tau b x A B i : Derive (fun t => S.v_cost n k tau b x (Said.set2 A i 1 t) B) (A i 1%nat) = lossgrad13 n k tau b B x (heads A) i.
Proof. apply Derive_ext. intros t. now rewrite cost_is, set_1. Qed.
Lemma cost_2 n k tau b x A B i : Derive (fun t => S.v_cost n k tau b x (Said.set2 A i 2 t) B) (A i 2%nat) = lossgrad14 n k tau b B x (heads A) i.
Proof. apply Derive_ext. intros t. now rewrite cost_is, set_2. Qed.
Lemma risk_1 n k tau b A B i : Derive (fun t => S.v_risk n k tau b (Said.set2 A i 1 t) B) (A i 1%nat) = riskgrad13 n k tau b B (heads A) i.
Proof. apply Derive_ext. intros t. now rewrite risk_is, set_1. Qed.
Lemma risk_2 n k tau b A B i : Derive (fun t => S.v_risk n k tau b (Said.set2 A i 2 t) B) (A i 2%nat) = riskgrad14 n k tau b B (heads A) i.
Proof. apply Derive_ext. intros t. now rewrite risk_is, set_2. Qed.
Lemma gamma_1 n tau A i p : Derive (fun t => gamma n tau (heads (Said.set2 A i 1 t) i) p) (A i 1%nat)
  = Derive (fun t => gamma n tau (Head t (a14 (heads A i))) p) (a13 (heads A i)).
Proof. apply Derive_ext. intros t. rewrite set_1. unfold set13. now rewrite Nat.eqb_refl. Qed.
Lemma gamma_2 n tau A i p : Derive (fun t => gamma n tau (heads (Said.set2 A i 2 t) i) p) (A i 2%nat)
  = Derive (fun t => gamma n tau (Head (a13 (heads A i)) t) p) (a14 (heads A i)).
Proof. apply Derive_ext. intros t. rewrite set_2. unfold set14. now rewrite Nat.eqb_refl. Qed.

Section Derivable.
Variables (n k : nat) (tau b : R).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Lemma ex_yhat x A i c : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> ex_derive (fun t => yhat n k tau b x (heads (Said.set2 A i c t))) (A i c).
Proof.
  intros Hi Hc. destruct (gradient_defined n k tau b x (heads A) Hn Ht Hb i Hi) as [E1 E2]. assert (C : c = 1%nat \/ c = 2%nat) by lia.
  destruct C as [-> | ->]; [eapply ex_derive_ext; [|exact E1] | eapply ex_derive_ext; [|exact E2]]; intros t; cbv beta; [now rewrite set_1 | now rewrite set_2].
Qed.
Lemma ex_loss y x A i c : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> ex_derive (fun t => loss y (yhat n k tau b x (heads (Said.set2 A i c t)))) (A i c).
Proof. intros Hi Hc. destruct (ex_yhat x A i c Hi Hc) as [d D]. eexists. apply (LossGradient.loss_chain y _ _ _ D). Qed.
Lemma ex_cost x A B i c : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> ex_derive (fun t => S.v_cost n k tau b x (Said.set2 A i c t) B) (A i c).
Proof. intros Hi Hc. eapply ex_derive_ext; [|exact (ex_loss (label n B x) x A i c Hi Hc)]. intros t. symmetry. apply cost_is. Qed.
Lemma ex_risk A B i c : (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> ex_derive (fun t => S.v_risk n k tau b (Said.set2 A i c t) B) (A i c).
Proof.
  intros Hi Hc. destruct (LossGradient.riskgrad_defined n k tau b B Hn Ht Hb (heads A) i Hi) as [E1 E2]. assert (C : c = 1%nat \/ c = 2%nat) by lia.
  destruct C as [-> | ->]; [eapply ex_derive_ext; [|exact E1] | eapply ex_derive_ext; [|exact E2]]; intros t; cbv beta; rewrite risk_is; [now rewrite set_1 | now rewrite set_2].
Qed.
Lemma ex_gamma A i p c : (1 <= p <= n)%nat -> (1 <= c <= 2)%nat -> ex_derive (fun t => gamma n tau (heads (Said.set2 A i c t) i) p) (A i c).
Proof.
  intros Hp Hc. assert (C : c = 1%nat \/ c = 2%nat) by lia.
  destruct C as [-> | ->]; eexists; [eapply is_derive_ext; [|exact (Displays14.weight_derive_13 n tau (heads A i) p Hp Ht)] | eapply is_derive_ext; [|exact (Displays14.weight_derive_14 n tau (heads A i) p Hp Ht)]];
    intros t; cbv beta; [rewrite set_1; unfold set13 | rewrite set_2; unfold set14]; now rewrite Nat.eqb_refl.
Qed.
Lemma ex_steep v : ex_derive (fun v => f k b (INR k * v)) v.
Proof. eexists. now apply Displays14.outer_is_derive. Qed.
Lemma ex_slope v : ex_derive (f k b) v.
Proof. eexists. now apply Abel.f_derive. Qed.
End Derivable.

(** * Everything is defined *)

Lemma mass_total n tau A i : (1 <= n)%nat -> S.v_Z n tau A i <> 0.
Proof. intros Hn. apply Rgt_not_eq. apply (Sum_pos n (fun j => exp (score n (heads A i) j / tau)) Hn). intros. apply exp_pos. Qed.
Lemma weight_fine n tau A k i p : (1 <= n)%nat -> 0 < tau -> (1 <= i <= k)%nat -> S.ok_gamma n tau A k i p.
Proof. exact (Identification.weight_fine n tau A k i p). Qed.
Lemma yhat_fine n k tau b x A : (1 <= n)%nat -> 0 < tau -> 0 <= b -> S.ok_yhat n k tau b x A.
Proof.
  intros Hn Ht Hb. split; [intros i Hi p Hp; split; [exact Hp | now apply weight_fine]|].
  intros q _. split; [exact Logic.I | split; [exact Logic.I|]]. red. match goal with |- 0 <= ?z ^ 2 + b => assert (H := pow2_ge_0 z) end. lra.
Qed.
Lemma cost_fine n k tau b x A B : (1 <= n)%nat -> 0 < tau -> 0 <= b -> S.ok_cost n k tau b x A B.
Proof. intros Hn Ht Hb. split; [intros p Hp; lia|]. split; [now apply yhat_fine | exact Logic.I]. Qed.
Lemma risk_fine n k tau b A B : (1 <= n)%nat -> 0 < tau -> 0 <= b -> S.ok_risk n k tau b A B.
Proof. exact (Identification.risk_fine n k tau b A B). Qed.

(** The companion of a statement: what is a number, a root, a quotient or a derivative in it; [ex] is for the derivatives, since
    to try the wrong lemma takes very long. *)
Ltac arith := first [assumption | lia | lra | solve [split; first [lia | assumption | repeat constructor]]].
Ltac leaf ex := lazymatch goal with
  | |- True => exact Logic.I
  | |- ex_derive _ _ => ex
  | |- (_ <= _)%nat => first [lia | assumption | solve [repeat constructor] | match goal with H : forall (j : nat) (x : nat -> bool), _ |- _ => apply H; [lia | assumption] end]
  | |- INR _ <> 0 => apply not_0_INR; lia
  | |- INR _ ^ _ <> 0 => apply pow_nonzero, not_0_INR; lia
  | |- INR _ ^ _ * INR _ ^ _ <> 0 => apply Rmult_integral_contrapositive_currified; apply pow_nonzero, not_0_INR; lia
  | |- powerRZ 2 _ <> 0 => apply powerRZ_NOR; lra
  | |- 5 * INR _ <> 0 => apply Rmult_integral_contrapositive_currified; [lra | apply not_0_INR; lia]
  | |- 2 ^ _ <> 0 => apply pow_nonzero; lra
  | |- _ ^ 2 <> 0 => apply square_nonzero; arith
  | |- sqrt _ <> 0 => apply root_nonzero; arith
  | |- 2 * sqrt (?z ^ 2 + ?b) <> 0 => let Q := fresh in assert (Q := pow2_ge_0 z); apply Rgt_not_eq, Rmult_lt_0_compat; [lra | apply sqrt_lt_R0; lra]
  | |- 0 <= 2 * INR _ => apply Rmult_le_pos; [lra | apply pos_INR]
  | |- 0 <= INR _ => apply pos_INR
  | |- 0 <= ?z ^ 2 + _ => let Q := fresh in assert (Q := pow2_ge_0 z); lra
  | |- _ <> 0 => first [lra | apply mass_total; lia]
  | |- 0 <= _ => lra
  | |- 0 < _ => lra
  end.
Ltac apart := repeat match goal with H : _ /\ _ |- _ => destruct H end.
Ltac fine ex := cbv zeta; lazymatch goal with
  | |- _ /\ _ => split; fine ex
  | |- ?a <> ?b => try leaf ex
  | |- forall _, _ => intro; apart; fine ex
  | |- locally _ _ => apply nearby; intro; fine ex
  | |- _ => first [leaf ex | progress red; fine ex | idtac]
  end.
Ltac companion ex := hnf; intros; apart; fine ex.
