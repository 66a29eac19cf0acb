(** Corollary 20, repaired: heads that reveal as much as can be, for one head, for two, and for as many as positions. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool List.
From Parity Require Import Model Frozen Constants Propositions Sums Prop34 Rem13 Rem13Full Cor20 FrozenBound Cor20Repair.
Open Scope R_scope.

(** * The tails of few heads *)
Lemma fewer_one L : fewer L 1 = (/ 2) ^ L.
Proof. induction L as [|L IH]; [reflexivity|]. rewrite fewer_step, fewer_none, IH. simpl. field. Qed.
Lemma fewer_two L : fewer L 2 = INR (S L) * (/ 2) ^ L.
Proof. induction L as [|L IH]; [unfold fewer; simpl; ring|]. rewrite fewer_step, fewer_one, IH, !S_INR. simpl pow. field. Qed.
Lemma at_least_many L t : (L < t)%nat -> at_least L t = 0.
Proof.
  intros H. unfold at_least. transitivity (Mean L (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x.
  assert (C := count_le L x). destruct (Nat.leb_spec t (count L x)); [lia | reflexivity].
Qed.

Lemma all_size n : count n (fun _ => true) = n.
Proof. induction n as [|n IH]; cbn [count]; lia. Qed.
Lemma all_label n x : label n (fun _ => true) x = (-1) ^ count n x.
Proof. unfold label, ones. f_equal. Qed.

(** * The first and the last one of an input; 0 if there is none *)
Fixpoint lead (m : nat) (x : nat -> bool) : nat :=
  match m with O => O | S j => if Nat.eqb (lead j x) 0 then (if x (S j) then S j else 0) else lead j x end.
Definition last m x := pick m x.

Lemma lead_spec m x : (lead m x <= m)%nat /\ (lead m x = 0%nat -> forall q, (1 <= q <= m)%nat -> x q = false) /\
  (lead m x <> 0%nat -> x (lead m x) = true /\ forall q, (1 <= q < lead m x)%nat -> x q = false).
Proof.
  induction m as [|m (I1 & I2 & I3)]; cbn [lead]; [repeat split; intros; lia|].
  destruct (Nat.eqb_spec (lead m x) 0) as [E|N].
  - specialize (I2 E). destruct (x (S m)) eqn:F.
    + repeat split; try lia; [exact F|]. intros q Hq. apply I2. lia.
    + repeat split; try lia. intros _ q Hq. destruct (Nat.eq_dec q (S m)) as [->|]; [exact F | apply I2; lia].
  - destruct (I3 N) as [I4 I5]. repeat split; try lia; assumption.
Qed.
Lemma last_spec m x : (last m x <= m)%nat /\ (last m x = 0%nat -> forall q, (1 <= q <= m)%nat -> x q = false) /\
  (last m x <> 0%nat -> x (last m x) = true /\ forall q, (last m x < q <= m)%nat -> x q = false).
Proof.
  unfold last. induction m as [|m (I1 & I2 & I3)]; cbn [pick]; [repeat split; intros; lia|]. destruct (x (S m)) eqn:F.
  - repeat split; try lia. exact F.
  - split; [lia|]. split.
    + intros E q Hq. destruct (Nat.eq_dec q (S m)) as [->|]; [exact F | apply I2; [exact E | lia]].
    + intros N. destruct (I3 N) as [I4 I5]. split; [exact I4|]. intros q Hq. destruct (Nat.eq_dec q (S m)) as [->|]; [exact F | apply I5; lia].
Qed.

(** Head 1 looks at the first one, all others at the last one; without a one, at position 1 and at position n.  A score is a
    part of the position plus one of the token, and there are no ties, so the order that breaks them is any. *)
Definition slopes (j q : nat) : R := if Nat.eqb j 1 then - INR q else INR q.
Definition jump (n : nat) (v : bool) : R := if v then INR (S n) else 0.
Definition ends (n j : nat) (q : nat) (v : bool) : R := slopes j q + jump n v.
Definition end_of (n j : nat) (x : nat -> bool) : nat :=
  if Nat.eqb j 1 then Nat.max 1 (lead n x) else if Nat.eqb (last n x) 0 then n else last n x.

Lemma ends_attend n j rank x : (1 <= n)%nat -> attends n (ends n j) rank x (end_of n j x).
Proof.
  intros Hn. unfold end_of, ends, slopes, jump. destruct (lead_spec n x) as (L1 & L2 & L3). destruct (last_spec n x) as (M1 & M2 & M3).
  assert (Near : forall q, (1 <= q <= n)%nat -> 1 <= INR q < INR (S n)).
  { intros q Hq. split; [apply (le_INR 1); lia | apply lt_INR; lia]. }
  assert (Less : forall p q, (p < q)%nat -> INR p < INR q) by (intros; now apply lt_INR).
  destruct (Nat.eqb_spec j 1) as [->|].
  - split; [lia|]. intros q Hq Nq. left. destruct (lead n x) as [|a] eqn:E.
    + rewrite (L2 eq_refl q Hq), (L2 eq_refl (Nat.max 1 0)) by (simpl; lia). assert (H := Less (Nat.max 1 0) q ltac:(lia)). lra.
    + destruct (L3 ltac:(lia)) as [Xa Before]. replace (Nat.max 1 (S a)) with (S a) in * by lia. rewrite Xa.
      assert (H := Near (S a) ltac:(lia)). assert (K := Near q Hq). destruct (x q) eqn:F; [|lra].
      assert (S a < q)%nat by (destruct (Nat.lt_ge_cases q (S a)); [rewrite Before in F by lia; discriminate | lia]).
      assert (G := Less (S a) q ltac:(lia)). lra.
  - destruct (Nat.eqb_spec (last n x) 0) as [E|E].
    + split; [lia|]. intros q Hq Nq. left. rewrite (M2 E q Hq), (M2 E n) by lia. assert (H := Less q n ltac:(lia)). lra.
    + split; [lia|]. intros q Hq Nq. left. destruct (M3 E) as [Xa After]. rewrite Xa.
      assert (H := Near (last n x) ltac:(lia)). assert (K := Near q Hq). destruct (x q) eqn:F; [|lra].
      assert (q < last n x)%nat by (destruct (Nat.lt_ge_cases (last n x) q); [rewrite After in F by lia; discriminate | lia]).
      assert (G := Less q (last n x) ltac:(lia)). lra.
Qed.

(** * What the ends tell *)
Definition blank m (x : nat -> bool) : bool := Nat.eqb (lead m x) 0.
Fixpoint short (m : nat) (x : nat -> bool) : bool :=
  match m with O => true | S j => if x (S j) then blank (pred j) x else short j x end.

Lemma lead_ext m x y : (forall q, (1 <= q <= m)%nat -> x q = y q) -> lead m x = lead m y.
Proof. induction m as [|m IH]; intros H; cbn [lead]; [reflexivity|]. rewrite IH by (intros; apply H; lia). now rewrite H by lia. Qed.
Lemma short_ext m x y : (forall q, (1 <= q <= m)%nat -> x q = y q) -> short m x = short m y.
Proof.
  induction m as [|m IH]; intros H; cbn [short]; [reflexivity|]. rewrite IH by (intros; apply H; lia). rewrite H by lia.
  unfold blank. now rewrite (lead_ext (pred m) x y) by (intros; apply H; lia).
Qed.
Lemma blank_step m x : blank (S m) x = blank m x && negb (x (S m)).
Proof. unfold blank. cbn [lead]. destruct (Nat.eqb_spec (lead m x) 0) as [E|N]; [now destruct (x (S m)) | now destruct (Nat.eqb_spec (lead m x) 0)]. Qed.
Lemma Mean_blank m : Mean m (fun x => if blank m x then 1 else 0) = (/ 2) ^ m.
Proof.
  induction m as [|m IH]; [reflexivity|]. cbn [Mean].
  rewrite (Mean_ext m _ (fun x => if blank m x then 1 else 0)).
  2:{ intros x. rewrite blank_step, upd_here, andb_true_r. unfold blank. now rewrite (lead_ext m _ x) by (intros; apply upd_there; lia). }
  rewrite (Mean_ext m (fun x => if blank (S m) (upd x (S m) true) then 1 else 0) (fun _ => 0)) by (intros x; rewrite blank_step, upd_here, andb_false_r; reflexivity).
  rewrite IH, Mean_const. simpl. field.
Qed.
Lemma Mean_short m : Mean (S m) (fun x => if short (S m) x then 1 else 0) = 2 * INR (S m) * (/ 2) ^ S m.
Proof.
  assert (Step : forall j, Mean (S j) (fun x => if short (S j) x then 1 else 0)
    = (Mean j (fun x => if short j x then 1 else 0) + Mean j (fun x => if blank (pred j) x then 1 else 0)) / 2).
  { intros j. cbn [Mean]. f_equal. f_equal; apply Mean_ext; intros x; cbn [short]; rewrite upd_here.
    - now rewrite (short_ext j _ x) by (intros; apply upd_there; lia).
    - unfold blank. now rewrite (lead_ext (pred j) _ x) by (intros; apply upd_there; lia). }
  induction m as [|m IH]; rewrite Step; [simpl; field|]. rewrite IH. clear IH. cbn [pred].
  assert (E : Mean (S m) (fun x => if blank m x then 1 else 0) = (/ 2) ^ m).
  { cbn [Mean]. assert (X : forall v, Mean m (fun x => if blank m (upd x (S m) v) then 1 else 0) = (/ 2) ^ m).
    { intros v. rewrite <- Mean_blank. apply Mean_ext. intros x. unfold blank. now rewrite (lead_ext m _ x) by (intros; apply upd_there; lia). }
    rewrite !X. field. }
  rewrite E, !S_INR. simpl pow. field.
Qed.

(** Short inputs are blank, have a single one or two that are neighbours; the ends say which. *)
Lemma ends_tell m x : (lead m x = 0%nat <-> last m x = 0%nat) /\
  (lead m x = 0%nat -> count m x = 0%nat) /\ (lead m x <> 0%nat -> last m x = lead m x -> count m x = 1%nat) /\
  (lead m x <> 0%nat -> last m x = S (lead m x) -> count m x = 2%nat) /\ (lead m x <= last m x)%nat /\
  (short m x = true -> lead m x = 0%nat \/ last m x = lead m x \/ last m x = S (lead m x)).
Proof.
  unfold last. induction m as [|m (I1 & I2 & I3 & I4 & I5 & I6)]; [cbn [lead pick count short]; repeat split; intros; lia|].
  destruct (lead_spec m x) as (L1 & L2 & L3). destruct (last_spec m x) as (M1 & _ & _). unfold last in M1.
  cbn [lead pick count short]. destruct (x (S m)) eqn:F.
  - destruct (Nat.eqb_spec (lead m x) 0) as [E|N].
    + specialize (I2 E). repeat split; intros; try lia.
    + assert (Pm : (lead m x <= pick m x)%nat) by exact I5. repeat split; intros; try lia.
      assert (Bk : lead (pred m) x = 0%nat) by (unfold blank in H; now apply Nat.eqb_eq in H).
        destruct m as [|m]; [cbn [lead] in N; lia|]. cbn [pred] in Bk. cbn [lead] in *. rewrite Bk in *. cbn [Nat.eqb] in *.
        destruct (x (S m)); [|lia]. right. right. reflexivity.
  - rewrite Nat.add_0_r. destruct (Nat.eqb_spec (lead m x) 0) as [E|N].
    + repeat split; intros; lia.
    + repeat split; auto; intros; lia.
Qed.

(** * One head and two *)
Definition tells (n : nat) (l : list (nat * bool)) : R :=
  match l with
  | nil => 0
  | (p, v) :: rest =>
      if v then match rest with
                | nil => if Nat.eqb p n then -1 else 0
                | (q, _) :: _ => if Nat.eqb p q then -1 else if Nat.eqb q (S p) then 1 else 0
                end
      else 1
  end.
Lemma loss_right y : y = 1 \/ y = -1 -> loss y y = 0.
Proof. intros [-> | ->]; unfold loss; rewrite Rmax_left by lra; ring. Qed.
Lemma loss_zero y : loss y 0 = 1.
Proof. unfold loss. rewrite Rmult_0_r, Rmax_right by lra. ring. Qed.

Lemma end_bit n x : (1 <= n)%nat -> x (Nat.max 1 (lead n x)) = negb (Nat.eqb (lead n x) 0).
Proof.
  intros Hn. destruct (lead_spec n x) as (L1 & L2 & L3). destruct (Nat.eqb_spec (lead n x) 0) as [E|N].
  - rewrite E. cbn [negb Nat.max]. apply L2; [exact E | lia].
  - replace (Nat.max 1 (lead n x)) with (lead n x) by lia. apply L3. exact N.
Qed.

Lemma two_heads n : (1 <= n)%nat -> risk n (fun _ => true) (fun x => tells n (view 2 (end_of n) x)) <= at_least (pred n) 2.
Proof.
  intros Hn. rewrite at_least_fewer, fewer_two. destruct n as [|n]; [lia|]. cbn [pred].
  assert (E := Mean_short n). replace (2 * INR (S n) * (/ 2) ^ S n) with (INR (S n) * (/ 2) ^ n) in E by (simpl pow; field). rewrite <- E. clear E.
  set (m := S n) in *.
  apply Rle_trans with (Mean m (fun x => 1 + -1 * (if short m x then 1 else 0))); [|rewrite Mean_plus, Mean_const, Mean_scal; lra].
  unfold risk. apply Mean_le. intros x. rewrite all_label.
  destruct (ends_tell m x) as (I1 & I2 & I3 & I4 & I5 & I6).
  unfold view, tells. cbn [seq map]. unfold end_of. cbn [Nat.eqb]. rewrite end_bit by exact Hn.
  destruct (Nat.eqb_spec (lead m x) 0) as [Z|N]; cbn [negb].
  - rewrite (I2 Z). replace ((-1) ^ 0) with 1 by reflexivity. rewrite loss_right by now left. destruct (short m x); lra.
  - assert (last m x <> 0%nat) by lia. replace (Nat.max 1 (lead m x)) with (lead m x) by lia. destruct (Nat.eqb_spec (last m x) 0); [lia|].
    destruct (Nat.eqb_spec (lead m x) (last m x)) as [E1|N1].
    + rewrite (I3 N ltac:(lia)). replace ((-1) ^ 1) with (-1) by ring. rewrite loss_right by now right. destruct (short m x); lra.
    + destruct (Nat.eqb_spec (last m x) (S (lead m x))) as [E2|N2].
      * rewrite (I4 N E2). replace ((-1) ^ 2) with 1 by ring. rewrite loss_right by now left. destruct (short m x); lra.
      * rewrite loss_zero. destruct (short m x); [destruct (I6 eq_refl) as [?|[?|?]]; lia | lra].
Qed.

Lemma one_head n : (1 <= n)%nat -> risk n (fun _ => true) (fun x => tells n (view 1 (end_of n) x)) <= at_least (pred n) 1.
Proof.
  intros Hn. rewrite at_least_fewer, fewer_one. destruct n as [|n]; [lia|]. cbn [pred].
  assert (E : Mean (S n) (fun x => if blank n x then 1 else 0) = (/ 2) ^ n).
  { cbn [Mean]. assert (X : forall v, Mean n (fun x => if blank n (upd x (S n) v) then 1 else 0) = (/ 2) ^ n).
    { intros v. rewrite <- Mean_blank. apply Mean_ext. intros x. unfold blank. now rewrite (lead_ext n _ x) by (intros; apply upd_there; lia). }
    rewrite !X. field. }
  rewrite <- E. clear E. set (m := S n) in *.
  apply Rle_trans with (Mean m (fun x => 1 + -1 * (if blank n x then 1 else 0))); [|rewrite Mean_plus, Mean_const, Mean_scal; lra].
  unfold risk. apply Mean_le. intros x. rewrite all_label.
  destruct (ends_tell m x) as (_ & I2 & _). unfold view, tells. cbn [seq map]. unfold end_of. cbn [Nat.eqb]. rewrite end_bit by exact Hn.
  destruct (Nat.eqb_spec (lead m x) 0) as [Z|N]; cbn [negb].
  - rewrite (I2 Z). replace ((-1) ^ 0) with 1 by reflexivity. rewrite loss_right by now left. destruct (blank n x); lra.
  - replace (Nat.max 1 (lead m x)) with (lead m x) by lia. unfold blank. unfold m in *. cbn [lead] in *.
    destruct (Nat.eqb_spec (lead n x) 0) as [Z|N'].
    + destruct (ends_tell n x) as (_ & J2 & _). destruct (x (S n)) eqn:F; [|lia]. rewrite Nat.eqb_refl. cbn [count]. rewrite (J2 Z), F.
      replace ((-1) ^ (0 + 1)) with (-1) by (simpl; ring). rewrite loss_right by now right. lra.
    + destruct (lead_spec n x) as (L1 & _ & _). destruct (Nat.eqb_spec (lead n x) (S n)); [lia|]. rewrite loss_zero. lra.
Qed.

(** * As many heads as positions: head j looks at position j, the rest at the last *)
Lemma own_alone n j rank x : (1 <= j <= n)%nat -> attends n (fun q v => own j q true + 0) rank x j.
Proof.
  intros Hj. split; [exact Hj|]. intros q Hq N. left. unfold own. rewrite Nat.eqb_refl. destruct (Nat.eqb_spec q j); [contradiction | lra].
Qed.
Lemma many_heads n m : (1 <= n <= m)%nat ->
  risk n (fun _ => true) (fun x => sign (fun _ => true) (firstn n (view m (fun j _ => Nat.min j n) x))) = 0.
Proof.
  intros Hn. rewrite <- (enough n (fun _ => true)). unfold risk. apply Mean_ext. intros x. f_equal. f_equal. unfold view.
  rewrite firstn_map. replace (firstn n (seq 1 m)) with (seq 1 n).
  - apply map_ext_in. intros j Hj. apply in_seq in Hj. now replace (Nat.min j n) with j by lia.
  - replace m with (n + (m - n))%nat by lia. rewrite seq_app, firstn_app, seq_length, Nat.sub_diag, firstn_O, app_nil_r.
    rewrite firstn_all2; [reflexivity | now rewrite seq_length].
Qed.

Theorem repair : cor_20_repair.
Proof.
  split; [|split].
  - intros n m k L M s rank att B classifier Hm Hk EL EM Ord Hatt HB. unfold cor_20_repair_tosses, cor_20_repair_heads in *.
    apply INR_eq in EM. subst M. destruct k as [|k]; [lia|]. rewrite S_INR in EL. replace (INR k + 1 - 1) with (INR k) in EL by ring.
    apply INR_eq in EL. subst L. now apply (every_set n s rank att Ord m Hatt B k).
  - intros n m L M rank Hn Hm Few EL EM Ord. unfold cor_20_repair_tosses, cor_20_repair_heads, cor_20_repair_exact in *.
    apply INR_eq in EM. subst M. destruct n as [|l]; [lia|]. rewrite S_INR in EL. replace (INR l + 1 - 1) with (INR l) in EL by ring.
    apply INR_eq in EL. subst l. set (n := S L) in *.
    assert (Low : forall s att, (forall j x, (1 <= j <= m)%nat -> attends n (s j) rank x (att j x)) -> forall c,
      at_least L m <= risk n (fun _ => true) (fun x => c (view m att x))).
    { intros s att Hatt c. apply (every_set n s rank att Ord m Hatt (fun _ => true) L). apply all_size. }
    destruct (Nat.le_gt_cases n m) as [Many|Less].
    + exists (fun j q => own (Nat.min j n) q true), (fun _ _ => 0), (fun j _ => Nat.min j n), (fun l => sign (fun _ => true) (firstn n l)).
      split; [intros j x Hj; apply own_alone; lia|].
      rewrite (at_least_many L m) by lia. apply many_heads. lia.
    + exists slopes, (fun _ => jump n), (end_of n), (tells n). split; [intros; now apply (ends_attend n)|].
      assert (m = 1 \/ m = 2)%nat as [->| ->].
      { destruct Few as [F|F]; [|lia]. assert (m < 3)%nat by (apply INR_lt; simpl; lra). lia. }
      * apply Rle_antisym; [now apply (one_head n) | apply (Low (ends n)); intros; now apply ends_attend].
      * apply Rle_antisym; [now apply (two_heads n) | apply (Low (ends n)); intros; now apply ends_attend].
  - intros n m k q r s rank att Hm Hk En Hr Ord Hatt.
    set (t j := if Nat.leb j r then S q else q).
    assert (Tot : forall l, total l t = (l * q + Nat.min l r)%nat).
    { induction l as [|l IH]; cbn [total]; [reflexivity|]. rewrite IH. unfold t. destruct (Nat.leb_spec (S l) r); lia. }
    destruct (low_in_all n m s rank t Ord ltac:(rewrite Tot; lia)) as (i & Hi & Low).
    destruct (set_of_size n k i Hk Hi) as [B [HB Bi]]. exists B. split; [exact HB|]. intros classifier.
    eapply Rle_trans; [|exact (low_position n m s rank att B i t classifier Hi Bi Ord Hatt Low)].
    assert (Sm : forall l, Sum l (fun j => (/ 2) ^ t j) = (2 * INR l - INR (Nat.min l r)) * (/ 2) ^ S q).
    { induction l as [|l IH]; cbn [Sum]; [simpl; ring|]. rewrite IH. unfold t. destruct (Nat.leb_spec (S l) r).
      - replace (Nat.min (S l) r) with (S (Nat.min l r)) by lia. rewrite !S_INR. simpl pow. field.
      - replace (Nat.min (S l) r) with (Nat.min l r) by lia. rewrite !S_INR. simpl pow. field. }
    rewrite Sm, Nat.min_r by lia. unfold cor_20_repair_share. rewrite Nat.add_1_r, pow_inv. unfold Rdiv. lra.
Qed.
