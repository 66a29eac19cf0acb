(** Corollary 20: fixed hard attention.  Some position is low in the ranking of every head. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool List.
From Parity Require Import Model Constants Sums Prop34 Rem13 Propositions.
Open Scope R_scope.

(** * Counting positions *)
Lemma count_under m T U p : (forall q, (1 <= q <= m)%nat -> T q = true -> q = p \/ U q = true) ->
  (count m T <= (if Nat.leb p m then 1 else 0) + count m U)%nat.
Proof.
  induction m as [|m IH]; intros H; cbn [count]; [lia|].
  specialize (IH ltac:(intros q Hq; apply H; lia)). specialize (H (S m) ltac:(lia)).
  destruct (Nat.leb_spec p m), (Nat.leb_spec p (S m)); try lia; destruct (T (S m)), (U (S m)); try lia;
    destruct (H eq_refl) as [E|E]; (discriminate || lia).
Qed.

Lemma count_missing m T : (count m T < m)%nat -> exists p, (1 <= p <= m)%nat /\ T p = false.
Proof.
  induction m as [|m IH]; cbn [count]; [lia|]. intros H. destruct (T (S m)) eqn:E.
  - destruct (IH ltac:(lia)) as (p & Hp & F). exists p. split; [lia | exact F].
  - exists (S m). split; [lia | exact E].
Qed.

Fixpoint some (m : nat) (P : nat -> bool) : bool := match m with O => false | S j => some j P || P (S j) end.
Lemma some_false m P : some m P = false -> forall j, (1 <= j <= m)%nat -> P j = false.
Proof.
  induction m as [|m IH]; intros H j Hj; [lia|]. cbn [some] in H. apply orb_false_iff in H. destruct H as [H1 H2].
  destruct (Nat.eq_dec j (S m)) as [->|]; [exact H2 | apply IH; [exact H1 | lia]].
Qed.

Fixpoint total (m : nat) (t : nat -> nat) : nat := match m with O => O | S j => total j t + t (S j) end.
Lemma total_const m c : total m (fun _ => c) = (m * c)%nat.
Proof. induction m as [|m IH]; cbn [total]; lia. Qed.

Lemma count_union n m (P : nat -> nat -> bool) t : (forall j, (1 <= j <= m)%nat -> (count n (P j) <= t j)%nat) ->
  (count n (fun p => some m (fun j => P j p)) <= total m t)%nat.
Proof.
  induction m as [|m IH]; intros H; cbn [some total].
  - assert (E : forall n, count n (fun _ => false) = O) by (induction n0 as [|k IHk]; cbn [count]; lia). rewrite E. lia.
  - specialize (IH ltac:(intros; apply H; lia)). specialize (H (S m) ltac:(lia)).
    assert (E : forall k, (count k (fun p => some m (fun j => P j p) || P (S m) p) <= count k (fun p => some m (fun j => P j p)) + count k (P (S m)))%nat).
    { induction k as [|k IHk]; cbn [count]; [lia|]. destruct (some m (fun j => P j (S k))), (P (S m) (S k)); cbn [orb]; lia. }
    specialize (E n). lia.
Qed.

(** * The ranking of one head: by its better token, ties by the order of the positions *)
Section Ranking.
Variables (n : nat) (s : nat -> bool -> R) (rank : nat -> nat).
Hypothesis Order : forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q.

Definition best (q : nat) : bool := if Rle_dec (s q false) (s q true) then true else false.
Definition top (q : nat) : R := s q (best q).
Lemma top_max q v : s q v <= top q.
Proof. unfold top, best. destruct (Rle_dec (s q false) (s q true)), v; lra. Qed.

Definition above (p q : nat) : bool :=
  if Rlt_dec (top p) (top q) then true
  else if Rlt_dec (top q) (top p) then false else Nat.ltb (rank q) (rank p).

Lemma above_self p : above p p = false.
Proof. unfold above. destruct (Rlt_dec (top p) (top p)); [lra|]. now rewrite Nat.ltb_irrefl. Qed.
Lemma above_total p q : (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> p <> q -> above p q = true \/ above q p = true.
Proof.
  intros Hp Hq N. unfold above. destruct (Rlt_dec (top p) (top q)), (Rlt_dec (top q) (top p)); auto.
  destruct (Nat.lt_total (rank p) (rank q)) as [L|[E|L]].
  - right. now apply Nat.ltb_lt.
  - exfalso. apply N. now apply Order.
  - left. now apply Nat.ltb_lt.
Qed.
Lemma above_trans p q r : above p q = true -> above q r = true -> above p r = true.
Proof.
  unfold above. destruct (Rlt_dec (top p) (top q)), (Rlt_dec (top q) (top p)), (Rlt_dec (top q) (top r)), (Rlt_dec (top r) (top q)),
    (Rlt_dec (top p) (top r)), (Rlt_dec (top r) (top p)); intros A B; try reflexivity; try discriminate; try lra.
  apply Nat.ltb_lt in A. apply Nat.ltb_lt in B. apply Nat.ltb_lt. lia.
Qed.

(** The lowest of a set of positions. *)
Lemma lowest T m : (m <= n)%nat -> (exists p, (1 <= p <= m)%nat /\ T p = true) ->
  exists p, (1 <= p <= m)%nat /\ T p = true /\ forall q, (1 <= q <= m)%nat -> T q = true -> q = p \/ above p q = true.
Proof.
  induction m as [|m IH]; intros Hm [p0 [Hp0 T0]]; [lia|].
  destruct (count m T) as [|c] eqn:E.
  - assert (Z : forall k, (k <= m)%nat -> count k T = 0%nat -> forall q, (1 <= q <= k)%nat -> T q = false).
    { induction k as [|k IHk]; intros Hk C q Hq; [lia|]. cbn [count] in C. destruct (T (S k)) eqn:F; [lia|].
      destruct (Nat.eq_dec q (S k)) as [->|]; [exact F | apply IHk; lia]. }
    assert (Z' := Z m (le_n m) E). exists (S m).
    destruct (Nat.eq_dec p0 (S m)) as [->|N]; [|rewrite Z' in T0 by lia; discriminate].
    repeat split; [lia | lia | exact T0|]. intros q Hq Tq.
    destruct (Nat.eq_dec q (S m)) as [->|]; [now left | rewrite Z' in Tq by lia; discriminate].
  - destruct IH as (p & Hp & Tp & L); [lia| |].
    { assert (X : forall k, (k <= m)%nat -> (1 <= count k T)%nat -> exists q, (1 <= q <= k)%nat /\ T q = true).
      { induction k as [|k IHk]; intros Hk C; cbn [count] in C; [lia|]. destruct (T (S k)) eqn:F; [exists (S k); split; [lia | exact F]|].
        destruct (IHk ltac:(lia) ltac:(lia)) as (q & Hq & Tq). exists q. split; [lia | exact Tq]. }
      apply X; lia. }
    destruct (T (S m)) eqn:F.
    + destruct (above_total p (S m) ltac:(lia) ltac:(lia) ltac:(lia)) as [A|A].
      * exists p. repeat split; [lia | lia | exact Tp|]. intros q Hq Tq.
        destruct (Nat.eq_dec q (S m)) as [->|]; [now right | apply L; [lia | exact Tq]].
      * exists (S m). repeat split; [lia | lia | exact F|]. intros q Hq Tq.
        destruct (Nat.eq_dec q (S m)) as [->|]; [now left|]. right.
        destruct (L q ltac:(lia) Tq) as [->|A']; [exact A | now apply above_trans with p].
    + exists p. repeat split; [lia | lia | exact Tp|]. intros q Hq Tq.
      destruct (Nat.eq_dec q (S m)) as [->|]; [rewrite F in Tq; discriminate | apply L; [lia | exact Tq]].
Qed.

(** At most t positions have fewer than t above them. *)
Lemma few_high t : (count n (fun p => Nat.ltb (count n (above p)) t) <= t)%nat.
Proof.
  set (T := fun p => Nat.ltb (count n (above p)) t).
  destruct (count n T) as [|c] eqn:E; [lia|]. rewrite <- E.
  destruct (lowest T n (le_n n)) as (p & Hp & Tp & L).
  { assert (X : forall k, (k <= n)%nat -> (1 <= count k T)%nat -> exists q, (1 <= q <= k)%nat /\ T q = true).
    { induction k as [|k IHk]; intros Hk C; cbn [count] in C; [lia|]. destruct (T (S k)) eqn:F; [exists (S k); split; [lia | exact F]|].
      destruct (IHk ltac:(lia) ltac:(lia)) as (q & Hq & Tq). exists q. split; [lia | exact Tq]. }
    apply X; lia. }
  assert (C := count_under n T (above p) p L). unfold T at 1 in Tp. apply Nat.ltb_lt in Tp.
  destruct (Nat.leb p n); lia.
Qed.

(** If the head attends to p, no position above p has its better token. *)
Lemma attends_low x p q : attends n s rank x p -> (1 <= q <= n)%nat -> above p q = true -> x q = negb (best q).
Proof.
  intros [Hp Mx] Hq A. destruct (Bool.bool_dec (x q) (best q)) as [E|N]; [exfalso|destruct (x q), (best q); simpl; congruence].
  assert (q <> p) by (intros ->; rewrite above_self in A; discriminate).
  specialize (Mx q Hq H). rewrite E in Mx. fold (top q) in Mx. assert (U := top_max p (x p)).
  unfold above in A. destruct (Rlt_dec (top p) (top q)); [destruct Mx as [?|[? ?]]; lra|].
  destruct (Rlt_dec (top q) (top p)); [discriminate|]. apply Nat.ltb_lt in A. destruct Mx as [?|[? ?]]; [lra | lia].
Qed.
End Ranking.

(** * How often given bits have given values *)
Fixpoint every (m : nat) (P : nat -> bool) : bool := match m with O => true | S j => every j P && P (S j) end.
Lemma every_ext m P P' : (forall q, (1 <= q <= m)%nat -> P q = P' q) -> every m P = every m P'.
Proof. induction m as [|m IH]; intros H; cbn [every]; [reflexivity|]. rewrite (IH ltac:(intros; apply H; lia)), (H (S m)) by lia. reflexivity. Qed.
Lemma every_true m P : (forall q, (1 <= q <= m)%nat -> P q = true) -> every m P = true.
Proof. induction m as [|m IH]; intros H; cbn [every]; [reflexivity|]. rewrite IH by (intros; apply H; lia). rewrite H by lia. reflexivity. Qed.

Definition matches (Q c x : nat -> bool) (q : nat) : bool := implb (Q q) (Bool.eqb (x q) (c q)).

Lemma Mean_matches m Q c : Mean m (fun x => if every m (matches Q c x) then 1 else 0) = (/ 2) ^ count m Q.
Proof.
  induction m as [|m IH]; cbn [Mean every count]; [simpl; reflexivity|].
  assert (E : forall v x, every m (matches Q c (upd x (S m) v)) = every m (matches Q c x)).
  { intros v x. apply every_ext. intros q Hq. unfold matches, upd. destruct (Nat.eqb_spec q (S m)); [lia | reflexivity]. }
  assert (Here : forall v x, matches Q c (upd x (S m) v) (S m) = implb (Q (S m)) (Bool.eqb v (c (S m))))
    by (intros; unfold matches, upd; now rewrite Nat.eqb_refl).
  rewrite (Mean_ext m _ (fun x => if every m (matches Q c x) && implb (Q (S m)) (Bool.eqb false (c (S m))) then 1 else 0)) by (intros; now rewrite E, Here).
  rewrite (Mean_ext m (fun x => if every m (matches Q c (upd x (S m) true)) && _ then 1 else 0)
    (fun x => if every m (matches Q c x) && implb (Q (S m)) (Bool.eqb true (c (S m))) then 1 else 0)) by (intros; now rewrite E, Here).
  assert (Z : Mean m (fun x => if every m (matches Q c x) && false then 1 else 0) = 0).
  { transitivity (Mean m (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x. now rewrite andb_false_r. }
  assert (O : Mean m (fun x => if every m (matches Q c x) && true then 1 else 0) = (/ 2) ^ count m Q).
  { rewrite <- IH. apply Mean_ext. intros x. now rewrite andb_true_r. }
  destruct (Q (S m)), (c (S m)); cbn [implb Bool.eqb]; rewrite ?Z, ?O, ?Nat.add_0_r, ?pow_add; simpl; field.
Qed.

(** * The two losses of an input and of its neighbour *)
Lemma blind_pair n m (s : nat -> nat -> bool -> R) rank att B i classifier x : (1 <= i <= n)%nat -> B i = true ->
  (forall j x, (1 <= j <= m)%nat -> attends n (s j) rank x (att j x)) ->
  (forall j, (1 <= j <= m)%nat -> att j x <> i /\ att j (flip x i) <> i) ->
  2 <= loss (label n B x) (classifier (view m att x)) + loss (label n B (flip x i)) (classifier (view m att (flip x i))).
Proof.
  intros Hi Bi Hatt No.
  assert (Eh : view m att (flip x i) = view m att x).
  { unfold view. apply map_ext_in. intros j Hj. apply in_seq in Hj. destruct (No j ltac:(lia)) as [N1 N2].
    rewrite <- (attends_flip n (s j) rank x i _ _ N1 N2 (Hatt j x ltac:(lia)) (Hatt j (flip x i) ltac:(lia))).
    now rewrite flip_other. }
  rewrite Eh.
  assert (El : label n B (flip x i) = - label n B x).
  { assert (U : forall v, ones n B (upd x i v) = if v then S (ones n B (upd x i false)) else ones n B (upd x i false))
      by (intros [|]; [now apply ones_upd | reflexivity]).
    assert (X : x = upd x i (x i)) by (apply functional_extensionality; intros p; unfold upd; destruct (Nat.eqb_spec p i); congruence).
    assert (U' : ones n B x = if x i then S (ones n B (upd x i false)) else ones n B (upd x i false)) by (rewrite X at 1; apply U).
    unfold label, flip. rewrite (U (negb (x i))), U'. destruct (x i); simpl; ring. }
  rewrite El. apply two_losses. unfold label. induction (ones n B x) as [|M IHM]; [left; reflexivity|].
  destruct IHM; [right|left]; simpl; lra.
Qed.

(** * A position that every head ranks low is a bit that costs *)
Theorem low_position n m (s : nat -> nat -> bool -> R) rank att B i t classifier : (1 <= i <= n)%nat -> B i = true ->
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q) ->
  (forall j x, (1 <= j <= m)%nat -> attends n (s j) rank x (att j x)) ->
  (forall j, (1 <= j <= m)%nat -> (t j <= count n (above (s j) rank i))%nat) ->
  1 - Sum m (fun j => (/ 2) ^ t j) <= risk n B (fun x => classifier (view m att x)).
Proof.
  intros Hi Bi Ord Hatt Low.
  set (e j x := if every n (matches (above (s j) rank i) (fun q => negb (best (s j) q)) x) then 1 else 0).
  assert (E01 : forall j x, 0 <= e j x) by (intros; unfold e; destruct every; lra).
  set (h x := classifier (view m att x)).
  assert (Pt : forall x, 2 - 2 * Sum m (fun j => e j x) <= loss (label n B x) (h x) + loss (label n B (flip x i)) (h (flip x i))).
  { intros x.
    assert (L0 : forall y u, 0 <= loss y u) by (intros; apply pow2_ge_0).
    destruct (Classical_Prop.classic (exists j, (1 <= j <= m)%nat /\ (att j x = i \/ att j (flip x i) = i))) as [[j [Hj Hit]]|No].
    - assert (One : e j x = 1).
      { unfold e. rewrite every_true; [reflexivity|]. intros q Hq. unfold matches.
        destruct (above (s j) rank i q) eqn:A; [simpl|reflexivity].
        assert (q <> i) by (intros ->; rewrite above_self in A; discriminate).
        assert (V : x q = negb (best (s j) q)); [|rewrite V; apply Bool.eqb_reflx].
        destruct Hit as [H1|H1].
        - apply (attends_low n (s j) rank x i q); [rewrite <- H1; now apply Hatt | exact Hq | exact A].
        - rewrite <- (flip_other x i q) by assumption.
          apply (attends_low n (s j) rank (flip x i) i q); [|exact Hq | exact A].
          pose proof (Hatt j (flip x i) Hj) as T. rewrite H1 in T. exact T. }
      assert (1 <= Sum m (fun j => e j x)).
      { rewrite <- One, <- (Sum_single m j (fun j => e j x) Hj). apply Sum_le. intros p _. specialize (E01 p x). destruct (Nat.eqb p j); lra. }
      pose proof (L0 (label n B x) (h x)). pose proof (L0 (label n B (flip x i)) (h (flip x i))). lra.
    - assert (N : forall j, (1 <= j <= m)%nat -> att j x <> i /\ att j (flip x i) <> i).
      { intros j Hj. split; intros E; apply No; exists j; auto. }
      assert (G := blind_pair n m s rank att B i classifier x Hi Bi Hatt N).
      assert (0 <= Sum m (fun j => e j x)) by (apply Sum_nonneg; intros; apply E01). unfold h. lra. }
  assert (R2 : Mean n (fun x => loss (label n B x) (h x) + loss (label n B (flip x i)) (h (flip x i))) = 2 * risk n B h).
  { rewrite Mean_plus, (Mean_flip n i (fun x => loss (label n B x) (h x)) Hi). unfold risk. ring. }
  assert (Ms : forall c F, Mean n (fun x => c * F x) = c * Mean n F).
  { clear. intros c F. revert F. induction n as [|n IH]; intros F; cbn [Mean]; [reflexivity|]. rewrite !IH. field. }
  assert (L2 : Mean n (fun x => 2 - 2 * Sum m (fun j => e j x)) = 2 - 2 * Sum m (fun j => Mean n (e j))).
  { rewrite (Mean_ext n _ (fun x => 2 + -2 * Sum m (fun j => e j x))) by (intros; ring).
    rewrite Mean_plus, Mean_const, Ms, (Mean_Sum n m e). ring. }
  assert (G := Mean_le n _ _ Pt). rewrite R2, L2 in G.
  assert (Ub : Sum m (fun j => Mean n (e j)) <= Sum m (fun j => (/ 2) ^ t j)); [|change (fun x => classifier (view m att x)) with h; lra].
  apply Sum_le. intros j Hj. unfold e. rewrite Mean_matches.
  rewrite !pow_inv. apply Rinv_le_contravar; [apply pow_lt; lra|]. apply Rle_pow; [lra | now apply Low].
Qed.

(** Some position has at least t j above it in the ranking of each head j, if these are fewer than n in all. *)
Lemma low_in_all n m (s : nat -> nat -> bool -> R) rank t :
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q) -> (total m t < n)%nat ->
  exists i, (1 <= i <= n)%nat /\ forall j, (1 <= j <= m)%nat -> (t j <= count n (above (s j) rank i))%nat.
Proof.
  intros Ord Lt.
  assert (U := count_union n m (fun j p => Nat.ltb (count n (above (s j) rank p)) (t j)) t (fun j _ => few_high n (s j) rank Ord (t j))).
  destruct (count_missing n (fun p => some m (fun j => Nat.ltb (count n (above (s j) rank p)) (t j))) ltac:(lia)) as (i & Hi & F).
  exists i. split; [exact Hi|]. intros j Hj. assert (G := some_false m _ F j Hj). cbv beta in G. apply Nat.ltb_ge in G. exact G.
Qed.

(** * The printed bound *)
Lemma ceil_spec z : Ceil z - 1 < z <= Ceil z.
Proof. unfold Ceil. destruct (base_Int_part (- z)) as [H1 H2]. lra. Qed.

Lemma printed_value n m t : (1 <= m)%nat -> Ceil ((INR n - 1) / INR m) = INR (S t) -> cor_20_bound n m = 1 - INR m * (/ 2) ^ t.
Proof.
  intros Hm E. unfold cor_20_bound. rewrite E, Rpower_pow by lra. rewrite pow_inv. simpl pow.
  assert (0 < 2 ^ t) by (apply pow_lt; lra). field. lra.
Qed.

Theorem every_size : cor_20_every_size.
Proof.
  intros n m k s rank att Hm Hk Ord Hatt.
  assert (M0 : 0 < INR m) by (apply lt_0_INR; lia). assert (N1 : 1 <= INR n) by (apply (le_INR 1); lia).
  set (z := (INR n - 1) / INR m). assert (Z0 : 0 <= z) by (apply Rmult_le_pos; [lra | left; now apply Rinv_0_lt_compat]).
  destruct (ceil_spec z) as [C1 C2].
  assert (Zc : exists c : Z, Ceil z = IZR c) by (exists (- Int_part (- z))%Z; unfold Ceil; now rewrite opp_IZR).
  destruct Zc as [c Ec]. rewrite Ec in C1, C2.
  assert (C0 : (0 <= c)%Z) by (apply le_IZR; lra).
  destruct (Z.eq_dec c 0) as [->|Nc].
  - (* one position: the bound is not positive *)
    destruct (set_of_size n k 1 Hk ltac:(lia)) as [B [HB _]]. exists B. split; [exact HB|]. intros classifier.
    apply Rle_trans with 0; [|unfold risk; rewrite <- (Mean_const n 0) at 1; apply Mean_le; intros; apply pow2_ge_0].
    unfold cor_20_bound. fold z. rewrite Ec, Rpower_O by lra. assert (1 <= INR m) by (apply (le_INR 1); lia). lra.
  - set (t := Z.to_nat (c - 1)).
    assert (Et : Ceil z = INR (S t)).
    { rewrite Ec, INR_IZR_INZ. f_equal. unfold t. lia. }
    assert (Lt : (m * t < n)%nat).
    { apply INR_lt. rewrite mult_INR. rewrite <- Ec, Et, S_INR in C1.
      assert (INR t < z) by lra. assert (INR m * INR t < INR m * z) by (apply Rmult_lt_compat_l; lra).
      replace (INR m * z) with (INR n - 1) in H0 by (unfold z; field; lra). lra. }
    destruct (low_in_all n m s rank (fun _ => t) Ord ltac:(rewrite total_const; lia)) as (i & Hi & Low).
    destruct (set_of_size n k i Hk Hi) as [B [HB Bi]]. exists B. split; [exact HB|]. intros classifier.
    rewrite (printed_value n m t Hm Et), <- Sum_const.
    now apply (low_position n m s rank att B i (fun _ => t)).
Qed.

Theorem literal : cor_20_literal.
Proof.
  intros n m s rank att Hn Hm Ord Hatt.
  destruct (every_size n m n s rank att Hm ltac:(lia) Ord Hatt) as [B [_ H]]. now exists B.
Qed.
