(** Remark 13, repaired: with m fixed hard heads some parity set of every size has risk at least 1 - 2m/n. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool List.
From Parity Require Import Model Sums Abel Prop34.
Open Scope R_scope.

Definition flip (x : nat -> bool) (i : nat) : nat -> bool := upd x i (negb (x i)).
Definition ind (a i : nat) : R := if Nat.eqb a i then 1 else 0.

Lemma flip_other x i p : p <> i -> flip x i p = x p.
Proof. intros H. unfold flip, upd. destruct (Nat.eqb_spec p i); [contradiction|reflexivity]. Qed.

Lemma Mean_flip n i F : (1 <= i <= n)%nat -> Mean n (fun x => F (flip x i)) = Mean n F.
Proof.
  intros Hi. rewrite (Mean_split n i (fun x => F (flip x i))), (Mean_split n i F) by exact Hi.
  assert (E : forall v x, flip (upd x i v) i = upd x i (negb v)).
  { intros v x. unfold flip. rewrite upd_same. f_equal. unfold upd. now rewrite Nat.eqb_refl. }
  rewrite !(Mean_ext n (fun x => F (flip (upd x i _) i)) _ (fun x => f_equal F (E _ x))). simpl. field.
Qed.

Lemma attends_unique n s r x p q : attends n s r x p -> attends n s r x q -> p = q.
Proof.
  intros [Hp P] [Hq Q]. destruct (Nat.eq_dec p q) as [|N]; [assumption|exfalso].
  destruct (P q Hq ltac:(congruence)) as [?|[? ?]], (Q p Hp N) as [?|[? ?]]; lra || lia.
Qed.

(** A head that attends to i neither before nor after bit i is flipped sees the same. *)
Lemma attends_flip n s r x i p q : p <> i -> q <> i ->
  attends n s r x p -> attends n s r (flip x i) q -> p = q.
Proof.
  intros Np Nq [Hp P] [Hq Q]. destruct (Nat.eq_dec p q) as [|N]; [assumption|exfalso].
  specialize (P q Hq ltac:(congruence)). specialize (Q p Hp N). rewrite !flip_other in Q by assumption.
  destruct P as [?|[? ?]], Q as [?|[? ?]]; lra || lia.
Qed.

Lemma Mean_Sum n m F : Mean n (fun x => Sum m (fun j => F j x)) = Sum m (fun j => Mean n (F j)).
Proof. induction m as [|m IH]; cbn [Sum]; [apply Mean_const|]. now rewrite Mean_plus, IH. Qed.

Lemma below_average n a T : (1 <= n)%nat -> Sum n a <= T -> exists i, (1 <= i <= n)%nat /\ INR n * a i <= T.
Proof.
  intros Hn HT.
  assert (D : forall m, (exists i, (1 <= i <= m)%nat /\ INR n * a i <= T) \/ (forall i, (1 <= i <= m)%nat -> T < INR n * a i)).
  { induction m as [|m [[i [Hi E]]|IH]].
    - right. intros; lia.
    - left. exists i. split; [lia | exact E].
    - destruct (Rle_lt_dec (INR n * a (S m)) T) as [L|G]; [left; exists (S m); split; [lia | exact L]|].
      right. intros i Hi. destruct (Nat.eq_dec i (S m)) as [->|]; [exact G | apply IH; lia]. }
  destruct (D n) as [E|G]; [exact E|exfalso].
  assert (P : 0 < INR n) by (apply lt_0_INR; lia).
  assert (L : Sum n (fun _ => T) < Sum n (fun i => INR n * a i)).
  { clear -G Hn. destruct n as [|n]; [lia|]. set (N := INR (S n)) in *.
    assert (forall m, (m <= n)%nat -> Sum (S m) (fun _ => T) < Sum (S m) (fun i => N * a i)).
    { induction m as [|m IH]; intros Hm; cbn [Sum] in *; [specialize (G 1%nat ltac:(lia)); lra|].
      specialize (IH ltac:(lia)). specialize (G (S (S m)) ltac:(lia)). lra. }
    now apply H. }
  rewrite Sum_const, Sum_scal in L. nra.
Qed.

Lemma set_of_size n k i : (1 <= k <= n)%nat -> (1 <= i <= n)%nat -> exists B, count n B = k /\ B i = true.
Proof.
  intros Hk Hi. destruct (prop_4_repair n k i (fun _ => 0) Hk Hi (fun _ => eq_refl)) as [B [H1 [H2 _]]]. now exists B.
Qed.

Theorem rem_13_repair :
  forall (n m k : nat) (score : nat -> nat -> bool -> R) (rank : nat -> nat) (att : nat -> (nat -> bool) -> nat),
  (1 <= k <= n)%nat ->
  (forall j x, (1 <= j <= m)%nat -> attends n (score j) rank x (att j x)) ->
  exists B, count n B = k /\
    forall classifier : list (nat * bool) -> R,
    1 - 2 * INR m / INR n <= risk n B (fun x => classifier (view m att x)).
Proof.
  intros n m k s r att Hk Hatt.
  assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
  set (a i := Sum m (fun j => Mean n (fun x => ind (att j x) i))).
  assert (Tot : Sum n a <= INR m).
  { apply Rle_trans with (Sum n (fun i => Mean n (fun x => Sum m (fun j => ind (att j x) i)))).
    - right. apply Sum_ext. intros i _. unfold a. now rewrite <- Mean_Sum.
    - rewrite <- (Mean_Sum n n (fun i x => Sum m (fun j => ind (att j x) i))). right.
      rewrite <- (Mean_const n (INR m)). apply Mean_ext. intros x.
      assert (Sw : forall M, (M <= m)%nat -> Sum n (fun i => Sum M (fun j => ind (att j x) i)) = INR M).
      { induction M as [|M IH]; intros HM; [cbn [Sum]; rewrite Sum_const; simpl; ring|]. cbn [Sum]. rewrite Sum_plus, IH by lia. rewrite S_INR. f_equal.
        destruct (Hatt (S M) x ltac:(lia)) as [Hr _].
        rewrite (Sum_ext n _ (fun i => if Nat.eqb i (att (S M) x) then 1 else 0)) by (intros; unfold ind; now rewrite Nat.eqb_sym).
        now apply (Sum_single n (att (S M) x) (fun _ => 1)). }
      now apply Sw. }
  destruct (below_average n a (INR m) ltac:(lia) Tot) as [i [Hi Ai]].
  destruct (set_of_size n k i Hk Hi) as [B [HB Bi]]. exists B. split; [exact HB|]. intros H.
  set (h x := H (view m att x)).
  assert (Pt : forall x, 2 - 2 * (Sum m (fun j => ind (att j x) i) + Sum m (fun j => ind (att j (flip x i)) i))
                 <= loss (label n B x) (h x) + loss (label n B (flip x i)) (h (flip x i))).
  { intros x.
    assert (L0 : forall y t, 0 <= loss y t) by (intros; apply pow2_ge_0).
    assert (I0 : forall z M, 0 <= Sum M (fun j => ind (att j z) i)) by (intros; apply Sum_nonneg; intros; unfold ind; destruct Nat.eqb; lra).
    assert (Ge : forall z j, (1 <= j <= m)%nat -> att j z = i -> 1 <= Sum m (fun j => ind (att j z) i)).
    { intros z j Hj E. rewrite <- (Sum_single m j (fun _ => 1) Hj). apply Sum_le. intros p _. unfold ind.
      destruct (Nat.eqb_spec p j) as [->|]; [rewrite E, Nat.eqb_refl; lra | destruct Nat.eqb; lra]. }
    destruct (Classical_Prop.classic (exists j, (1 <= j <= m)%nat /\ (att j x = i \/ att j (flip x i) = i))) as [[j [Hj [E|E]]]|No].
    - specialize (Ge x j Hj E). specialize (I0 (flip x i) m). pose proof (L0 (label n B x) (h x)). pose proof (L0 (label n B (flip x i)) (h (flip x i))). lra.
    - specialize (Ge (flip x i) j Hj E). specialize (I0 x m). pose proof (L0 (label n B x) (h x)). pose proof (L0 (label n B (flip x i)) (h (flip x i))). lra.
    - assert (Eh : h (flip x i) = h x).
      { unfold h, view. f_equal. apply map_ext_in. intros j Hj. apply in_seq in Hj.
        assert (N1 : att j x <> i) by (intros E; apply No; exists j; split; [lia | now left]).
        assert (N2 : att j (flip x i) <> i) by (intros E; apply No; exists j; split; [lia | now right]).
        rewrite <- (attends_flip n (s j) r x i _ _ N1 N2 (Hatt j x ltac:(lia)) (Hatt j (flip x i) ltac:(lia))).
        now rewrite flip_other. }
      rewrite Eh.
      assert (El : label n B (flip x i) = - label n B x).
      { assert (U : forall v, ones n B (upd x i v) = if v then S (ones n B (upd x i false)) else ones n B (upd x i false))
          by (intros [|]; [now apply ones_upd | reflexivity]).
        assert (X : x = upd x i (x i)) by (apply functional_extensionality; intros p; unfold upd; destruct (Nat.eqb_spec p i); congruence).
        assert (U' : ones n B x = if x i then S (ones n B (upd x i false)) else ones n B (upd x i false)) by (rewrite X at 1; apply U).
        unfold label, flip. rewrite (U (negb (x i))), U'. destruct (x i); simpl; ring. }
      rewrite El. assert (T := two_losses (label n B x) (h x)).
      assert (2 <= loss (label n B x) (h x) + loss (- label n B x) (h x)).
      { apply T. unfold label. induction (ones n B x) as [|M IHM]; [left; reflexivity|]. destruct IHM; [right|left]; simpl; lra. }
      specialize (I0 x m) as J1. specialize (I0 (flip x i) m) as J2. lra. }
  assert (R2 : Mean n (fun x => loss (label n B x) (h x) + loss (label n B (flip x i)) (h (flip x i))) = 2 * risk n B h).
  { rewrite Mean_plus, (Mean_flip n i (fun x => loss (label n B x) (h x)) Hi). unfold risk. ring. }
  assert (Ms : forall c F, Mean n (fun x => c * F x) = c * Mean n F).
  { clear. intros c F. revert F. induction n as [|n IH]; intros F; cbn [Mean]; [reflexivity|]. rewrite !IH. field. }
  assert (L2 : Mean n (fun x => 2 - 2 * (Sum m (fun j => ind (att j x) i) + Sum m (fun j => ind (att j (flip x i)) i))) = 2 - 4 * a i).
  { rewrite (Mean_ext n _ (fun x => 2 + -2 * (Sum m (fun j => ind (att j x) i) + Sum m (fun j => ind (att j (flip x i)) i)))) by (intros; ring).
    rewrite Mean_plus, Mean_const, Ms, Mean_plus, (Mean_flip n i (fun x => Sum m (fun j => ind (att j x) i)) Hi).
    rewrite (Mean_Sum n m (fun j x => ind (att j x) i)). fold (a i). ring. }
  assert (G := Mean_le n _ _ Pt). rewrite R2, L2 in G.
  assert (a i <= INR m / INR n).
  { apply Rmult_le_reg_l with (INR n); [exact N0|]. replace (INR n * (INR m / INR n)) with (INR m) by (field; lra). exact Ai. }
  replace (2 * INR m / INR n) with (2 * (INR m / INR n)) by (field; lra).
  change (fun x => H (view m att x)) with h. lra.
Qed.
