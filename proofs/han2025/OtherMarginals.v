(** Section 3 under other marginals: the least risk of a predictor that ignores a parity bit, for every marginal with full support. *)
From Coq Require Import Reals Lra Lia Bool.
From Parity Require Import Model Sums Prop34 Rem13 FrozenBound AnyHeads Generated.
From Parity Require Said Marginals Cor20Repair LinkHard.
Open Scope R_scope.

Module F := Said.said_sec_3_scope_full_support.
Module T := Said.said_sec_3_scope_attained.

Lemma Mean_le_within n F H : (forall x, Said.Within n x -> F x <= H x) -> Mean n F <= Mean n H.
Proof. intros E. rewrite (Mean_inside n F), (Mean_inside n H). apply Mean_le. intros x. apply E. apply inside_within. Qed.

Section Pairs.
Variables (n i : nat) (B : nat -> bool) (odds : (nat -> bool) -> R).
Hypotheses (Hi : (1 <= i <= n)%nat) (Bi : B i = true) (Pos : forall x, Said.Within n x -> 0 < odds x).
Let pair x := 2 * odds x * odds (flip x i) / (odds x + odds (flip x i)).
Lemma flip_within x : Said.Within n x -> Said.Within n (flip x i).
Proof. intros W p Hp. unfold flip, upd. destruct (Nat.eqb_spec p i); [lia | now apply W]. Qed.
Lemma paired G : Mean n G = Mean n (fun x => (G x + G (flip x i)) / 2).
Proof.
  rewrite (Mean_ext n (fun x => (G x + G (flip x i)) / 2) (fun x => / 2 * G x + / 2 * G (flip x i))) by (intros; field).
  rewrite (Mean_plus n (fun x => / 2 * G x) (fun x => / 2 * G (flip x i))), !Mean_mul, (Mean_flip n i G Hi). field.
Qed.
Lemma at_a_pair p q y t : 0 < p -> 0 < q -> y = 1 \/ y = -1 -> 4 * p * q / (p + q) <= p * loss y t + q * loss (- y) t.
Proof.
  intros Hp Hq Hy. assert (E : 0 <= q / (p + q) <= 1).
  { split; [apply Rlt_le, Rdiv_lt_0_compat; lra|]. apply Rmult_le_reg_r with (p + q); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra. }
  assert (H := Marginals.noisy y t (q / (p + q)) Hy E).
  apply Rmult_le_compat_l with (r := p + q) in H; [|lra].
  replace ((p + q) * (4 * (q / (p + q)) * (1 - q / (p + q)))) with (4 * p * q / (p + q)) in H by (field; lra).
  replace ((p + q) * ((1 - q / (p + q)) * loss y t + q / (p + q) * loss (- y) t)) with (p * loss y t + q * loss (- y) t) in H by (field; lra). exact H.
Qed.
Lemma ignored (h : (nat -> bool) -> R) x : (forall x, Said.Within n x -> h (upd x i true) = h (upd x i false)) -> Said.Within n x -> h (flip x i) = h x.
Proof.
  intros H W. assert (X : x = upd x i (x i)) by (apply FunctionalExtensionality.functional_extensionality; intros p; unfold upd; destruct (Nat.eqb_spec p i); congruence).
  specialize (H x W). unfold flip. transitivity (h (upd x i (x i))); [|now rewrite <- X]. destruct (x i); cbn [negb]; congruence.
Qed.
Lemma least (h : (nat -> bool) -> R) : (forall x, Said.Within n x -> h (upd x i true) = h (upd x i false)) ->
  Mean n pair <= Mean n (fun x => odds x * loss (label n B x) (h x)).
Proof.
  intros H. rewrite (paired (fun x => odds x * _)). apply Mean_le_within. intros x W. rewrite (label_flips n B x i Hi Bi), (ignored h x H W).
  assert (L := at_a_pair (odds x) (odds (flip x i)) (label n B x) (h x) (Pos x W) (Pos _ (flip_within x W)) (label_is_sign n B x)).
  unfold pair. lra.
Qed.
Lemma best : let h x := label n B x * (odds x - odds (flip x i)) / (odds x + odds (flip x i)) in
  (forall x, h (upd x i true) = h (upd x i false)) /\ Mean n (fun x => odds x * loss (label n B x) (h x)) = Mean n pair.
Proof.
  intros h. split.
  - intros x. unfold h. assert (E : upd x i true = flip (upd x i false) i).
    { unfold flip. rewrite upd_here. apply FunctionalExtensionality.functional_extensionality. intros p. unfold upd. now destruct (Nat.eqb p i). }
    rewrite E, Cor20Repair.flip_flip, (label_flips n B _ i Hi Bi). set (y := upd x i false). rewrite (Rplus_comm (odds (flip y i)) (odds y)). unfold Rdiv. ring.
  - rewrite (paired (fun x => odds x * _)). apply Mean_within. intros x W. unfold h, pair. rewrite Cor20Repair.flip_flip, (label_flips n B x i Hi Bi).
    assert (P := Pos x W). assert (Q := Pos _ (flip_within x W)). set (p := odds x) in *. set (q := odds (flip x i)) in *.
    assert (S : label n B x * label n B x = 1) by (destruct (label_is_sign n B x) as [-> | ->]; ring). set (y := label n B x) in *.
    unfold loss. replace (1 - y * (y * (p - q) / (p + q))) with (2 * q / (p + q)).
    2:{ replace (y * (y * (p - q) / (p + q))) with (y * y * ((p - q) / (p + q))) by (unfold Rdiv; ring). rewrite S. field. lra. }
    replace (1 - - y * (- y * (q - p) / (q + p))) with (2 * p / (p + q)).
    2:{ replace (- y * (- y * (q - p) / (q + p))) with (y * y * ((q - p) / (p + q))) by (rewrite (Rplus_comm q p); unfold Rdiv; ring). rewrite S. field. lra. }
    rewrite !Rmax_right by (apply Rlt_le, Rdiv_lt_0_compat; lra). field. lra.
Qed.
Lemma positive : 0 < Mean n pair.
Proof.
  assert (H : forall m G, (forall x, Said.Within m x -> 0 < G x) -> 0 < Mean m G).
  { clear. intros m. induction m as [|m IH]; intros G H; cbn [Mean]; [apply H; intros p _; reflexivity|].
    assert (A : forall v, 0 < Mean m (fun x => G (upd x (S m) v))) by (intros v; apply IH; intros x W; apply H; now apply upd_within).
    assert (A1 := A true). assert (A0 := A false). lra. }
  apply H. intros x W. assert (P := Pos x W). assert (Q := Pos _ (flip_within x W)). unfold pair. apply Rdiv_lt_0_compat; nra.
Qed.
End Pairs.

Theorem full_support : F.statement.
Proof.
  intros n k i B h odds Hi _ _ _ Bi Pos _ H.
  change (F.v_least_risk n i odds) with (Said.Total n (fun x => 2 * odds x * odds (flip x i) / (odds x + odds (flip x i)))). rewrite !Total_Mean.
  assert (P2 : 0 < 2 ^ n) by (apply pow_lt; lra). split; [|apply Rmult_lt_0_compat; [exact P2 | now apply positive]].
  apply Rmult_le_compat_l; [lra|]. eapply Rle_trans; [apply (least n i B odds Hi Bi Pos h H)|]. right. apply Mean_ext. intros x.
  change (F.v_label n x B) with (G.v_label n x B). rewrite labels. reflexivity.
Qed.
Lemma sums_fine n i odds : (forall x, Said.Within n x -> 0 < odds x) -> (1 <= i <= n)%nat -> forall x, Said.Within n x -> odds x + odds (flip x i) <> 0.
Proof. intros Pos Hi x W. assert (P := Pos x W). assert (Q := Pos _ (flip_within n i Hi x W)). lra. Qed.
Theorem full_support_means : F.statement_means.
Proof.
  intros n k i B h odds Hi _ _ _. split; [exact Hi|]. intros _ Pos _. split; [intros; exact Hi|]. intros _. split.
  - intros x W. split; [intros p Hp; exact Hp | exact Logic.I].
  - intros x W. split; [exact Hi | now apply (sums_fine n i odds Pos Hi)].
Qed.
Theorem attained : T.statement.
Proof.
  intros n k i B odds Hi _ _ _ Bi Pos _. destruct (best n i B odds Hi Bi Pos) as [Ig E].
  exists (fun x => label n B x * (odds x - odds (flip x i)) / (odds x + odds (flip x i))). split; [intros x _; apply Ig|].
  change (fun x => 2 * odds x * odds (T.v_flipped x i) / (odds x + odds (T.v_flipped x i))) with (fun x => 2 * odds x * odds (flip x i) / (odds x + odds (flip x i))).
  rewrite !Total_Mean. f_equal. rewrite <- E. apply Mean_ext. intros x. change (T.v_label n x B) with (G.v_label n x B). rewrite labels. reflexivity.
Qed.
Theorem attained_means : T.statement_means.
Proof.
  intros n k i B odds Hi _ _ _. split; [exact Hi|]. intros _ Pos _ h. split; [intros; exact Hi|]. split.
  - intros x W. split; [intros p Hp; exact Hp | exact Logic.I].
  - intros x W. split; [exact Hi | now apply (sums_fine n i odds Pos Hi)].
Qed.
