(** Parities are orthonormal, so by Bessel's inequality few of them can be told from a coin by a gradient: what a method
    that asks for gradients of limited precision can learn. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Oracle Constants Sums Prop34 Lemma15 Lemma14 Lemma15Steps Norms Defined LossGradient Lemma7 Rem13 FrozenBound
 OutputBound Claims.
Open Scope R_scope.

(** * Orthonormal parities *)
Lemma flip_is x i : flip x i = upd x i (negb (x i)).
Proof. reflexivity. Qed.
Lemma label_flip_in n B i x : (1 <= i <= n)%nat -> B i = true -> label n B (flip x i) = - label n B x.
Proof.
  intros Hi Bi. assert (X : x = upd x i (x i)) by (apply functional_extensionality; intros p; unfold upd; destruct (Nat.eqb_spec p i); congruence).
  assert (U : ones n B x = if x i then S (ones n B (upd x i false)) else ones n B (upd x i false)).
  { rewrite X at 1. destruct (x i); [now apply ones_upd | reflexivity]. }
  unfold label, flip. rewrite U. destruct (x i); cbn [negb]; [|rewrite (ones_upd n B i x Hi Bi)]; simpl; ring.
Qed.
Lemma label_flip_out n B i x : B i = false -> label n B (flip x i) = label n B x.
Proof.
  intros Bi. unfold label, ones. f_equal. apply count_ext. intros q _. destruct (Nat.eq_dec q i) as [->|N]; [now rewrite Bi|].
  now rewrite flip_other.
Qed.
Lemma label_square n B x : label n B x * label n B x = 1.
Proof. destruct (label_sign n B x) as [E|E]; rewrite E; ring. Qed.

Lemma odd_mean n i F : (1 <= i <= n)%nat -> (forall x, F (flip x i) = - F x) -> Mean n F = 0.
Proof.
  intros Hi H. assert (E := Mean_flip n i F Hi). rewrite (Mean_ext n (fun x => F (flip x i)) (fun x => -1 * F x)) in E by (intros; rewrite H; ring).
  rewrite Mean_scal in E. lra.
Qed.
Lemma orthogonal n B C : differ n B C -> Mean n (fun x => label n B x * label n C x) = 0.
Proof.
  intros (p & Hp & N). apply (odd_mean n p); [exact Hp|]. intros x. destruct (B p) eqn:EB, (C p) eqn:EC; try congruence.
  - rewrite (label_flip_in n B p x Hp EB), (label_flip_out n C p x EC). ring.
  - rewrite (label_flip_out n B p x EB), (label_flip_in n C p x Hp EC). ring.
Qed.

(** * Sums over a list *)
Fixpoint Over {X : Type} (l : list X) (g : X -> R) : R := match l with nil => 0 | y :: r => g y + Over r g end.
Lemma Over_le {X : Type} (l : list X) g h : (forall y, In y l -> g y <= h y) -> Over l g <= Over l h.
Proof. induction l as [|y l IH]; intros H; cbn [Over]; [lra|]. assert (A := H y (or_introl eq_refl)). specialize (IH (fun z Z => H z (or_intror Z))). lra. Qed.
Lemma Over_ext {X : Type} (l : list X) g h : (forall y, g y = h y) -> Over l g = Over l h.
Proof. intros H. induction l as [|y l IH]; cbn [Over]; [reflexivity | now rewrite H, IH]. Qed.
Lemma Over_plus {X : Type} (l : list X) g h : Over l (fun y => g y + h y) = Over l g + Over l h.
Proof. induction l as [|y l IH]; cbn [Over]; [ring | rewrite IH; ring]. Qed.
Lemma Over_scal {X : Type} (l : list X) c g : Over l (fun y => c * g y) = c * Over l g.
Proof. induction l as [|y l IH]; cbn [Over]; [ring | rewrite IH; ring]. Qed.
Lemma Over_one {X : Type} (l : list X) : Over l (fun _ => 1) = INR (length l).
Proof. induction l as [|y l IH]; [reflexivity|]. cbn [Over length]. rewrite S_INR, IH. ring. Qed.
Lemma Over_Sum {X : Type} (l : list X) m g : Over l (fun y => Sum m (g y)) = Sum m (fun i => Over l (fun y => g y i)).
Proof. induction l as [|y l IH]; cbn [Over]; [rewrite Sum_const; ring|]. now rewrite IH, Sum_plus. Qed.

(** * Bessel's inequality *)
Section Bessel.
Variables (n : nat) (g : (nat -> bool) -> R).
Definition coefficient (B : nat -> bool) : R := Mean n (fun x => label n B x * g x).
Definition rest (l : list (nat -> bool)) (x : nat -> bool) : R := g x - Over l (fun B => coefficient B * label n B x).

Lemma rest_coefficient l B : List.Forall (differ n B) l -> Mean n (fun x => label n B x * rest l x) = coefficient B.
Proof.
  induction 1 as [|C l HC _ IH].
  - unfold coefficient. apply Mean_ext. intros x. unfold rest. cbn [Over]. ring.
  - rewrite (Mean_ext n _ (fun x => label n B x * rest l x + - coefficient C * (label n B x * label n C x)))
      by (intros; unfold rest; cbn [Over]; ring).
    rewrite Mean_plus, Mean_scal, IH, (orthogonal n B C HC). ring.
Qed.
Lemma rest_square l : ForallOrdPairs (differ n) l ->
  Mean n (fun x => rest l x ^ 2) = Mean n (fun x => g x ^ 2) - Over l (fun B => coefficient B ^ 2).
Proof.
  induction 1 as [|B l HB _ IH].
  - cbn [Over]. rewrite Rminus_0_r. apply Mean_ext. intros x. unfold rest. cbn [Over]. ring.
  - rewrite (Mean_ext n _ (fun x => rest l x ^ 2 + (-2 * coefficient B * (label n B x * rest l x) + coefficient B ^ 2))).
    + rewrite !Mean_plus, Mean_scal, Mean_const, IH, (rest_coefficient l B HB). cbn [Over]. ring.
    + intros x. assert (S := label_square n B x). unfold rest. cbn [Over]. set (c := coefficient B). set (y := label n B x) in *.
      set (o := Over l (fun C => coefficient C * label n C x)).
      transitivity ((g x - o) ^ 2 - 2 * c * (y * (g x - o)) + c ^ 2 * (y * y)); [ring | rewrite S; ring].
Qed.
Lemma bessel l : ForallOrdPairs (differ n) l -> Over l (fun B => coefficient B ^ 2) <= Mean n (fun x => g x ^ 2).
Proof.
  intros H. assert (E := rest_square l H). assert (P : 0 <= Mean n (fun x => rest l x ^ 2)).
  { rewrite <- (Mean_const n 0). apply Mean_le. intros. apply pow2_ge_0. }
  lra.
Qed.
End Bessel.

(** * The label splits off *)
Section Coin.
Variables (n k : nat) (tau b : R).
Hypothesis Hk : (1 <= k <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Notation yh := (yhat n k tau b).

Lemma risk_splits B A : risk n B (fun x => yh x A) = coin_risk n k tau b A + Mean n (fun x => label n B x * gap n k tau b x A).
Proof.
  unfold risk, coin_risk. rewrite <- Mean_plus. apply Mean_ext. intros x. unfold gap.
  destruct (label_sign n B x) as [E|E]; rewrite E; field.
Qed.
Lemma coin_cost A : 1 <= coin_risk n k tau b A.
Proof.
  rewrite <- (Mean_const n 1). apply Mean_le. intros x. assert (T := two_losses 1 (yh x A) (or_introl eq_refl)).
  replace (- (1)) with (-1) in T by ring. lra.
Qed.

(** The slope of half the difference of the losses. *)
Definition gap_slope (y : R) : R := - Rmax 0 (1 - y) - Rmax 0 (1 + y).
Lemma gap_chain (Y : R -> R) t d : is_derive Y t d ->
  is_derive (fun t => (loss 1 (Y t) - loss (-1) (Y t)) / 2) t (gap_slope (Y t) * d).
Proof.
  intros H. assert (H1 := loss_chain 1 Y t d H). assert (H2 := loss_chain (-1) Y t d H).
  apply (is_derive_ext (fun t => / 2 * (loss 1 (Y t) - loss (-1) (Y t))));
    [intros u; match goal with |- ?l = ?r => change (@eq R l r) end; field|].
  replace (gap_slope (Y t) * d) with (/ 2 * (-2 * 1 * Rmax 0 (1 - 1 * Y t) * d - -2 * -1 * Rmax 0 (1 - -1 * Y t) * d)).
  - apply (is_derive_scal (fun t => loss 1 (Y t) - loss (-1) (Y t))).
    apply (is_derive_minus (fun t => loss 1 (Y t)) (fun t => loss (-1) (Y t))); assumption.
  - unfold gap_slope. replace (1 - 1 * Y t) with (1 - Y t) by ring. replace (1 - -1 * Y t) with (1 + Y t) by ring. field.
Qed.
Lemma coin_chain (Y : R -> R) t d : is_derive Y t d -> ex_derive (fun t => (loss 1 (Y t) + loss (-1) (Y t)) / 2) t.
Proof.
  intros H. assert (H1 := loss_chain 1 Y t d H). assert (H2 := loss_chain (-1) Y t d H).
  apply (ex_derive_ext (fun t => / 2 * (loss 1 (Y t) + loss (-1) (Y t))));
    [intros u; match goal with |- ?l = ?r => change (@eq R l r) end; field|].
  apply (ex_derive_scal (fun t => loss 1 (Y t) + loss (-1) (Y t))).
  apply (ex_derive_plus (fun t => loss 1 (Y t)) (fun t => loss (-1) (Y t))); eexists; eassumption.
Qed.

Lemma gap13_is x A i : (1 <= i <= k)%nat ->
  is_derive (fun t => gap n k tau b x (set13 A i t)) (a13 (A i)) (gap_slope (yh x A) * grad13 n k tau b x A i).
Proof.
  intros Hi. destruct (gradient_defined n k tau b x A ltac:(lia) Ht Hb i Hi) as [E _]. apply Derive_correct in E.
  assert (L := gap_chain _ _ _ E). cbv beta in L. rewrite yhat_at13 in L. exact L.
Qed.
Lemma gap14_is x A i : (1 <= i <= k)%nat ->
  is_derive (fun t => gap n k tau b x (set14 A i t)) (a14 (A i)) (gap_slope (yh x A) * grad14 n k tau b x A i).
Proof.
  intros Hi. destruct (gradient_defined n k tau b x A ltac:(lia) Ht Hb i Hi) as [_ E]. apply Derive_correct in E.
  assert (L := gap_chain _ _ _ E). cbv beta in L. rewrite yhat_at14 in L. exact L.
Qed.
Lemma coin_defined x A : coin_ok n k tau b x A.
Proof.
  intros i Hi. assert (M : forall F : (nat -> bool) -> R -> R, forall t, (forall z, ex_derive (F z) t) -> ex_derive (fun t => Mean n (fun z => F z t)) t).
  { intros F t E. eexists. apply is_derive_Mean. intros z. apply Derive_correct, E. }
  split; [|split; [|split; eexists; [now apply gap13_is | now apply gap14_is]]];
    apply M; intros z; destruct (gradient_defined n k tau b z A ltac:(lia) Ht Hb i Hi) as [E1 E2].
  - apply Derive_correct in E1. exact (coin_chain _ _ _ E1).
  - apply Derive_correct in E2. exact (coin_chain _ _ _ E2).
Qed.

Lemma difference13 B A i : (1 <= i <= k)%nat ->
  riskgrad13 n k tau b B A i - coingrad13 n k tau b A i = coefficient n (fun x => gapgrad13 n k tau b x A i) B.
Proof.
  intros Hi. unfold riskgrad13, coingrad13. rewrite <- Derive_minus;
    [|now apply (riskgrad_defined n k tau b B ltac:(lia) Ht Hb A i) | now apply (coin_defined (fun _ => true) A i)].
  apply is_derive_unique. apply (is_derive_ext (fun t => Mean n (fun x => label n B x * gap n k tau b x (set13 A i t)))).
  - intros t. match goal with |- ?l = ?r => change (@eq R l r) end. rewrite risk_splits. ring.
  - apply (is_derive_Mean n (fun x t => label n B x * gap n k tau b x (set13 A i t))). intros x.
    apply (is_derive_scal (fun t => gap n k tau b x (set13 A i t))). unfold gapgrad13. apply Derive_correct.
    now apply (coin_defined x A i).
Qed.
Lemma difference14 B A i : (1 <= i <= k)%nat ->
  riskgrad14 n k tau b B A i - coingrad14 n k tau b A i = coefficient n (fun x => gapgrad14 n k tau b x A i) B.
Proof.
  intros Hi. unfold riskgrad14, coingrad14. rewrite <- Derive_minus;
    [|now apply (riskgrad_defined n k tau b B ltac:(lia) Ht Hb A i) | now apply (coin_defined (fun _ => true) A i)].
  apply is_derive_unique. apply (is_derive_ext (fun t => Mean n (fun x => label n B x * gap n k tau b x (set14 A i t)))).
  - intros t. match goal with |- ?l = ?r => change (@eq R l r) end. rewrite risk_splits. ring.
  - apply (is_derive_Mean n (fun x t => label n B x * gap n k tau b x (set14 A i t))). intros x.
    apply (is_derive_scal (fun t => gap n k tau b x (set14 A i t))). unfold gapgrad14. apply Derive_correct.
    now apply (coin_defined x A i).
Qed.

(** Over different sets, the squares sum to at most the mean squares. *)
Lemma distances A l : ForallOrdPairs (differ n) l -> Over l (fun B => coin_distance n k tau b B A ^ 2) <= gapgrad_square n k tau b A.
Proof.
  intros H. unfold coin_distance, gapgrad_square.
  rewrite (Over_ext l _ (fun B => Sum k (fun i => coefficient n (fun x => gapgrad13 n k tau b x A i) B ^ 2
                                               + coefficient n (fun x => gapgrad14 n k tau b x A i) B ^ 2))).
  2:{ intros B. rewrite norm2_sq. apply Sum_ext. intros i Hi. now rewrite difference13, difference14. }
  rewrite (Mean_ext n _ (fun x => Sum k (fun i => gapgrad13 n k tau b x A i ^ 2 + gapgrad14 n k tau b x A i ^ 2))) by (intros; apply norm2_sq).
  rewrite (Mean_Sum n k (fun i x => gapgrad13 n k tau b x A i ^ 2 + gapgrad14 n k tau b x A i ^ 2)), Over_Sum.
  apply Sum_le. intros i _. rewrite Over_plus, Mean_plus. apply Rplus_le_compat; now apply bessel.
Qed.
Lemma risks A l : ForallOrdPairs (differ n) l ->
  Over l (fun B => (risk n B (fun x => yh x A) - coin_risk n k tau b A) ^ 2) <= gap_square n k tau b A.
Proof.
  intros H. rewrite (Over_ext l _ (fun B => coefficient n (fun x => gap n k tau b x A) B ^ 2)); [now apply bessel|].
  intros B. rewrite risk_splits. unfold coefficient. f_equal. ring.
Qed.

(** * Both suprema are finite *)
Definition reach : R := 2 * INR k + 4 * INR k * sqrt b.
Lemma output_small x A : Rabs (yh x A) <= reach - 1.
Proof. unfold reach. assert (O := output_bound n k tau b x A ltac:(lia) ltac:(lia) ltac:(lra)). lra. Qed.
Lemma part_small y : Rabs y <= reach - 1 -> 0 <= Rmax 0 (1 - y) <= reach /\ 0 <= Rmax 0 (1 + y) <= reach.
Proof.
  intros H. apply Rabs_le_between in H. assert (0 <= reach) by lra.
  split; split; try apply Rmax_l; apply Rmax_lub; lra.
Qed.
Lemma gap_bounded A : gap_square n k tau b A <= (reach ^ 2 / 2) ^ 2.
Proof.
  rewrite <- (Mean_const n ((reach ^ 2 / 2) ^ 2)). apply Mean_le. intros x. destruct (part_small _ (output_small x A)) as [P Q].
  unfold gap, loss. replace (1 - 1 * yh x A) with (1 - yh x A) by ring. replace (1 - -1 * yh x A) with (1 + yh x A) by ring.
  set (u := Rmax 0 (1 - yh x A)) in *. set (v := Rmax 0 (1 + yh x A)) in *.
  assert (0 <= u ^ 2 <= reach ^ 2) by nra. assert (0 <= v ^ 2 <= reach ^ 2) by nra.
  assert (- (reach ^ 2 / 2) <= (u ^ 2 - v ^ 2) / 2 <= reach ^ 2 / 2) by lra. nra.
Qed.
Lemma gapgrad_bounded A : gapgrad_square n k tau b A <= (reach * lemma_15_repair_constant n k tau b) ^ 2.
Proof.
  rewrite <- (Mean_const n ((reach * lemma_15_repair_constant n k tau b) ^ 2)). apply Mean_le. intros x.
  rewrite (norm2_ext k _ _ (fun i => gap_slope (yh x A) * grad13 n k tau b x A i) (fun i => gap_slope (yh x A) * grad14 n k tau b x A i)).
  2:{ intros i Hi. split; apply is_derive_unique; [now apply gap13_is | now apply gap14_is]. }
  rewrite norm2_scal. assert (N := norm_gradient n k tau b x A ltac:(lia) ltac:(lia) Ht Hb).
  assert (N0 := norm2_pos k (grad13 n k tau b x A) (grad14 n k tau b x A)).
  assert (G : Rabs (gap_slope (yh x A)) <= reach).
  { assert (O := output_small x A). apply Rabs_le_between in O. assert (K : 1 <= INR k) by (apply (le_INR 1); lia). assert (B0 := sqrt_pos b).
    assert (R2 : 2 <= reach) by (unfold reach; nra). unfold gap_slope, Rmax. apply Rabs_le. destruct (Rle_dec 0 (1 - yh x A)), (Rle_dec 0 (1 + yh x A)); lra. }
  assert (G0 := Rabs_pos (gap_slope (yh x A))). apply pow_incr. split; [now apply Rmult_le_pos|].
  apply Rmult_le_compat; assumption.
Qed.
Lemma has_supremum (F : (nat -> head) -> R) c : (forall A, F A <= c) -> exists S, supremum F S.
Proof.
  intros H. destruct (completeness (fun v => exists A, v = F A)) as [S HS].
  - exists c. intros v [A ->]. apply H.
  - exists (F (fun _ => Head 0 0)). now eexists.
  - now exists S.
Qed.

(** * What a method learns *)
Section Method.
Variables (eps G2 D2 : R) (M : method) (oracle : (nat -> bool) -> (nat -> head) -> reply).
Hypothesis He : 0 < eps.
Hypothesis HG : supremum (gapgrad_square n k tau b) G2.
Hypothesis HD : supremum (gap_square n k tau b) D2.
Hypothesis Honest : forall B A, count n B = k -> coin_distance n k tau b B A < eps ->
  oracle B A = pairs k (coingrad13 n k tau b A) (coingrad14 n k tau b A).

Definition coin_oracle (A : nat -> head) : reply := pairs k (coingrad13 n k tau b A) (coingrad14 n k tau b A).
Definition asked (t : nat) : nat -> head := ask M (told M coin_oracle t).
Lemma not_told_apart B t : count n B = k -> (forall s, (s < t)%nat -> coin_distance n k tau b B (asked s) < eps) ->
  told M (oracle B) t = told M coin_oracle t.
Proof.
  intros HB. induction t as [|t IH]; intros H; [reflexivity|]. cbn [told]. rewrite IH by (intros; apply H; lia).
  f_equal. apply Honest; [exact HB | apply (H t); lia].
Qed.
Lemma all_or_one (P : nat -> Prop) t : (forall s, (s < t)%nat -> P s) \/ exists s, (s < t)%nat /\ ~ P s.
Proof.
  destruct (Classical_Prop.classic (exists s, (s < t)%nat /\ ~ P s)) as [E|N]; [now right | left].
  intros s Hs. destruct (Classical_Prop.classic (P s)) as [|Q]; [assumption | exfalso; apply N; now exists s].
Qed.

(** A set that is learned is told apart by a question, or its risk where the coin leads is far from the coin's. *)
Lemma learned B T : count n B = k -> risk n B (fun x => yh x (final M (told M (oracle B) T))) <= 1 / 2 ->
  1 <= Sum T (fun t => / eps ^ 2 * coin_distance n k tau b B (asked (t - 1)) ^ 2)
     + 4 * (risk n B (fun x => yh x (final M (told M coin_oracle T))) - coin_risk n k tau b (final M (told M coin_oracle T))) ^ 2.
Proof.
  intros HB L. assert (E2 : 0 < / eps ^ 2) by (apply Rinv_0_lt_compat, pow_lt, He).
  assert (S0 : 0 <= Sum T (fun t => / eps ^ 2 * coin_distance n k tau b B (asked (t - 1)) ^ 2)).
  { apply Sum_nonneg. intros. apply Rmult_le_pos; [lra | apply pow2_ge_0]. }
  destruct (all_or_one (fun s => coin_distance n k tau b B (asked s) < eps) T) as [All|(s & Hs & N)].
  - rewrite (not_told_apart B T HB All) in L. assert (C := coin_cost (final M (told M coin_oracle T))).
    set (r := risk _ _ _) in *. set (c := coin_risk _ _ _ _ _) in *. nra.
  - set (q := (risk n B (fun x => yh x (final M (told M coin_oracle T))) - coin_risk n k tau b (final M (told M coin_oracle T))) ^ 2).
    assert (Q : 0 <= q) by apply pow2_ge_0. apply Rnot_lt_le in N.
    enough (1 <= Sum T (fun t => / eps ^ 2 * coin_distance n k tau b B (asked (t - 1)) ^ 2)) by lra.
    rewrite <- (Sum_single T (S s) (fun _ => 1) ltac:(lia)). apply Sum_le. intros t _.
    destruct (Nat.eqb_spec t (S s)) as [->|]; [|apply Rmult_le_pos; [lra | apply pow2_ge_0]].
    replace (S s - 1)%nat with s by lia. apply Rmult_le_reg_l with (eps ^ 2); [now apply pow_lt|].
    rewrite <- Rmult_assoc, Rinv_r, Rmult_1_r, Rmult_1_l by (apply pow_nonzero; lra). apply pow_incr. lra.
Qed.

Theorem few_are_learned T sets : ForallOrdPairs (differ n) sets ->
  (forall B, In B sets -> count n B = k /\ risk n B (fun x => yh x (final M (told M (oracle B) T))) <= 1 / 2) ->
  INR (length sets) <= INR T * G2 / eps ^ 2 + 4 * D2.
Proof.
  intros Hd Hl. set (A := final M (told M coin_oracle T)). assert (E2 : 0 < / eps ^ 2) by (apply Rinv_0_lt_compat, pow_lt, He).
  assert (L : INR (length sets) <= Over sets (fun B => Sum T (fun t => / eps ^ 2 * coin_distance n k tau b B (asked (t - 1)) ^ 2)
       + 4 * (risk n B (fun x => yh x A) - coin_risk n k tau b A) ^ 2)).
  { rewrite <- Over_one. apply Over_le. intros B HB. destruct (Hl B HB) as [C R]. now apply learned. }
  eapply Rle_trans; [exact L|]. rewrite Over_plus. apply Rplus_le_compat.
  - rewrite Over_Sum. replace (INR T * G2 / eps ^ 2) with (INR T * (/ eps ^ 2 * G2)) by (field; lra). rewrite <- Sum_const.
    apply Sum_le. intros t _. rewrite Over_scal. apply Rmult_le_compat_l; [lra|].
    eapply Rle_trans; [now apply distances|]. apply (proj1 HG). now eexists.
  - rewrite Over_scal. apply Rmult_le_compat_l; [lra|]. eapply Rle_trans; [now apply risks|]. apply (proj1 HD). now eexists.
Qed.
End Method.
End Coin.

Theorem questions : gradient_questions.
Proof.
  intros n k tau b Hk Ht Hb. split; [|split].
  - eapply has_supremum. now apply gapgrad_bounded.
  - eapply has_supremum. now apply gap_bounded.
  - intros eps G2 D2 M oracle T sets He HG HD Honest Hd Hl. now apply (few_are_learned n k tau b Hk Ht Hb eps G2 D2 M oracle He HG HD Honest T sets).
Qed.

Lemma supremum_small F S c : (forall A, F A <= c) -> supremum F S -> S <= c.
Proof. intros H [_ L]. apply L. intros v (A & ->). apply H. Qed.
Theorem explicit : gradient_questions_explicit.
Proof.
  intros n k tau b eps M oracle T sets Hk Ht Hb He Honest Hd Hl.
  assert (G : forall A, gapgrad_square n k tau b A <= (reach k b * lemma_15_repair_constant n k tau b) ^ 2) by (intros A; now apply gapgrad_bounded).
  assert (D : forall A, gap_square n k tau b A <= (reach k b ^ 2 / 2) ^ 2) by (intros A; now apply gap_bounded).
  split; [intros A; exact (G A)|]. split.
  { intros A. specialize (D A). change (thm_5_lower_reach k b) with (reach k b). lra. }
  destruct (questions n k tau b Hk Ht Hb) as ((G2 & HG) & (D2 & HD) & Q).
  specialize (Q eps G2 D2 M oracle T sets He HG HD Honest Hd Hl). assert (G' := supremum_small _ _ _ G HG). assert (D' := supremum_small _ _ _ D HD).
  unfold thm_5_lower_learned. fold (reach k b). change (2 * INR k * sqrt (INR k) / tau) with (lemma_15_repair_constant n k tau b).
  assert (E : 0 < eps ^ 2) by (apply pow_lt; lra). assert (T0 := pos_INR T).
  assert (X : INR T * G2 / eps ^ 2 <= INR T * (reach k b * lemma_15_repair_constant n k tau b / eps) ^ 2).
  { replace (INR T * (reach k b * lemma_15_repair_constant n k tau b / eps) ^ 2) with (INR T * (reach k b * lemma_15_repair_constant n k tau b) ^ 2 / eps ^ 2) by (field; lra).
    unfold Rdiv. apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|]. now apply Rmult_le_compat_l. }
  lra.
Qed.
