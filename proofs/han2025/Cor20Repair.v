(** Corollary 20, repaired: what hard heads can reveal, counted; and heads that reveal as much. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool List.
From Parity Require Import Model Frozen Constants Sums Prop34 Rem13 Rem13Full Cor20 FrozenBound.
Open Scope R_scope.

Lemma at_least_fewer L t : at_least L t = 1 - fewer L t.
Proof.
  unfold at_least, fewer. assert (E : Mean L (fun x => (if Nat.leb t (count L x) then 1 else 0) + (if Nat.ltb (count L x) t then 1 else 0)) = 1).
  { transitivity (Mean L (fun _ => 1)); [|apply Mean_const]. apply Mean_ext. intros x. destruct (Nat.leb_spec t (count L x)), (Nat.ltb_spec (count L x) t); (lra || (exfalso; lia)). }
  rewrite Mean_plus in E. lra.
Qed.

(** * The highest of a set of positions in a ranking *)
Lemma has_one m (T : nat -> bool) : (1 <= count m T)%nat -> exists p, (1 <= p <= m)%nat /\ T p = true.
Proof.
  induction m as [|m IH]; cbn [count]; [lia|]. intros H. destruct (T (S m)) eqn:E; [exists (S m); split; [lia | exact E]|].
  destruct (IH ltac:(lia)) as (p & Hp & F). exists p. split; [lia | exact F].
Qed.
Lemma has_none m (T : nat -> bool) : count m T = 0%nat -> forall q, (1 <= q <= m)%nat -> T q = false.
Proof.
  induction m as [|m IH]; intros C q Hq; [lia|]. cbn [count] in C. destruct (T (S m)) eqn:F; [lia|].
  destruct (Nat.eq_dec q (S m)) as [->|]; [exact F | apply IH; lia].
Qed.
Lemma highest n s rank (T : nat -> bool) : (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q) ->
  forall m, (m <= n)%nat -> (1 <= count m T)%nat ->
  exists p, (1 <= p <= m)%nat /\ T p = true /\ forall q, (1 <= q <= m)%nat -> T q = true -> q = p \/ above s rank q p = true.
Proof.
  intros Ord. induction m as [|m IH]; intros Hm C; cbn [count] in C; [lia|].
  destruct (count m T) as [|c] eqn:E.
  - assert (Z := has_none m T E). destruct (T (S m)) eqn:F; [|lia]. exists (S m). repeat split; [lia | lia | exact F|]. intros q Hq Tq.
    destruct (Nat.eq_dec q (S m)) as [->|]; [now left | rewrite Z in Tq by lia; discriminate].
  - destruct (IH ltac:(lia) ltac:(lia)) as (p & Hp & Tp & L). destruct (T (S m)) eqn:F.
    + destruct (above_total n s rank Ord p (S m) ltac:(lia) ltac:(lia) ltac:(lia)) as [A|A].
      * exists (S m). repeat split; [lia | lia | exact F|]. intros q Hq Tq. destruct (Nat.eq_dec q (S m)) as [->|]; [now left|]. right.
        destruct (L q ltac:(lia) Tq) as [->|A']; [exact A | now apply above_trans with p].
      * exists p. repeat split; [lia | lia | exact Tp|]. intros q Hq Tq. destruct (Nat.eq_dec q (S m)) as [->|]; [now right | apply L; [lia | exact Tq]].
    + exists p. repeat split; [lia | lia | exact Tp|]. intros q Hq Tq.
      destruct (Nat.eq_dec q (S m)) as [->|]; [rewrite F in Tq; discriminate | apply L; [lia | exact Tq]].
Qed.

Lemma every_elim m P : every m P = true -> forall q, (1 <= q <= m)%nat -> P q = true.
Proof.
  induction m as [|m IH]; intros H q Hq; [lia|]. cbn [every] in H. apply andb_true_iff in H. destruct H as [H1 H2].
  destruct (Nat.eq_dec q (S m)) as [->|]; [exact H2 | apply IH; [exact H1 | lia]].
Qed.
Lemma count_without n (T : nat -> bool) q : (1 <= q <= n)%nat -> T q = true -> count n T = S (count n (fun p => T p && negb (Nat.eqb p q))).
Proof.
  induction n as [|n IH]; intros Hq Tq; [lia|]. cbn [count]. destruct (Nat.eq_dec q (S n)) as [->|N].
  - rewrite Tq, Nat.eqb_refl. cbn [andb negb]. rewrite (count_ext n (fun p => T p && _) T); [lia|]. intros p Hp.
    destruct (Nat.eqb_spec p (S n)); [lia|]. apply andb_true_r.
  - rewrite IH by (lia || assumption). destruct (Nat.eqb_spec (S n) q); [lia|]. rewrite andb_true_r. lia.
Qed.

(** * Inputs that are revealed: every bit of a set is seen to change by some head *)
Section Revealed.
Variables (n : nat) (s : nat -> nat -> bool -> R) (rank : nat -> nat) (att : nat -> (nat -> bool) -> nat).
Hypothesis Order : forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q.

Definition sees (j : nat) (y : nat -> bool) (q : nat) : bool := Nat.eqb (att j y) q || Nat.eqb (att j (flip y q)) q.
Definition seen (js : list nat) (y : nat -> bool) (q : nat) : bool := existsb (fun j => sees j y q) js.
Definition revealed (js : list nat) (T : nat -> bool) (y : nat -> bool) : bool := every n (fun q => implb (T q) (seen js y q)).

Lemma flip_upd y q v p : p <> q -> flip (upd y q v) p = upd (flip y p) q v.
Proof. intros N. unfold flip. rewrite upd_there by assumption. now apply upd_comm; auto. Qed.

(** A head whose highest bit has its better token is blind for the others. *)
Lemma blocked j y q p : attends n (s j) rank y (att j y) -> attends n (s j) rank (flip y p) (att j (flip y p)) ->
  (1 <= q <= n)%nat -> y q = best (s j) q -> above (s j) rank p q = true -> sees j y p = false.
Proof.
  intros A1 A2 Hq Yq Ab. assert (N : q <> p) by (intros ->; rewrite above_self in Ab; discriminate).
  unfold sees. apply orb_false_iff. split; apply Nat.eqb_neq; intros E.
  - rewrite E in A1. assert (L := attends_low n (s j) rank y p q A1 Hq Ab). rewrite Yq in L. now destruct (best (s j) q).
  - rewrite E in A2. assert (L := attends_low n (s j) rank _ p q A2 Hq Ab). rewrite flip_other, Yq in L by assumption. now destruct (best (s j) q).
Qed.

Lemma few_revealed f : forall (js : list nat) (T : nat -> bool) (phi : (nat -> bool) -> nat -> bool),
  (forall j x, In j js -> attends n (s j) rank x (att j x)) ->
  count n T = S f -> (forall q v x, (1 <= q <= n)%nat -> T q = true -> phi (upd x q v) = upd (phi x) q v) ->
  Mean n (fun x => if revealed js T (phi x) then 1 else 0) <= fewer f (length js).
Proof.
  assert (None : forall T phi f, count n T = S f -> Mean n (fun x => if revealed nil T (phi x) then 1 else 0) <= 0).
  { intros T phi g C. apply Rle_trans with (Mean n (fun _ => 0)); [|right; apply Mean_const]. apply Mean_le. intros x. destruct (revealed nil T (phi x)) eqn:E; [|lra].
    destruct (has_one n T ltac:(lia)) as (q & Hq & Tq). unfold revealed in E. assert (X := every_elim n _ E q Hq). cbv beta in X.
    rewrite Tq in X. discriminate. }
  induction f as [|f IH]; intros [|j js] T phi Hatt C Hphi; cbn [length]; rewrite ?fewer_none; try (now apply (None T phi _ C)).
  - replace (fewer 0 (S (length js))) with 1 by reflexivity. apply Rle_trans with (Mean n (fun _ => 1)); [|right; apply Mean_const]. apply Mean_le. intros x. destruct revealed; lra.
  - destruct (highest n (s j) rank T Order n (le_n n) ltac:(lia)) as (q & Hq & Tq & High).
    set (T' := fun p => T p && negb (Nat.eqb p q)). set (v := best (s j) q).
    assert (C' : count n T' = S f) by (assert (X := count_without n T q Hq Tq); unfold T'; lia).
    assert (Hphi' : forall w p u x, (1 <= p <= n)%nat -> T' p = true -> phi (upd (upd x p u) q w) = upd (phi (upd x q w)) p u).
    { intros w p u x Hp Tp. unfold T' in Tp. apply andb_true_iff in Tp. destruct Tp as [Tp Np]. apply negb_true_iff, Nat.eqb_neq in Np.
      rewrite upd_comm by auto. now apply Hphi. }
    assert (Good : Mean n (fun x => if revealed (j :: js) T (phi (upd x q v)) then 1 else 0) <= fewer f (length js)).
    { eapply Rle_trans; [|apply (IH js T' (fun x => phi (upd x q v))); [intros; apply Hatt; now right | exact C' | apply Hphi']].
      apply Mean_le. intros x. cbv beta. set (y := phi (upd x q v)). destruct (revealed (j :: js) T y) eqn:E; [|destruct (revealed js T' y); lra].
      replace (revealed js T' y) with true; [lra|]. symmetry. apply every_true. intros p Hp. unfold T'.
      destruct (T p) eqn:Tp; [|reflexivity]. destruct (Nat.eqb_spec p q) as [->|Np]; [reflexivity|]. cbn [andb negb implb].
      assert (X := every_elim n _ E p Hp). cbv beta in X. rewrite Tp in X. cbn [implb seen existsb] in X. unfold seen in *. cbn [existsb] in X.
      rewrite (blocked j y q p) in X; [exact X | | | exact Hq | |].
      - apply Hatt. now left.
      - apply Hatt. now left.
      - unfold y. rewrite Hphi, upd_here by assumption. reflexivity.
      - destruct (High p Hp Tp) as [->|A]; [contradiction | exact A]. }
    assert (Bad : Mean n (fun x => if revealed (j :: js) T (phi (upd x q (negb v))) then 1 else 0) <= fewer f (S (length js))).
    { eapply Rle_trans; [|apply (IH (j :: js) T' (fun x => phi (upd x q (negb v)))); [exact Hatt | exact C' | apply Hphi']].
      apply Mean_le. intros x. cbv beta. set (y := phi (upd x q (negb v))). destruct (revealed (j :: js) T y) eqn:E; [|destruct (revealed (j :: js) T' y); lra].
      replace (revealed (j :: js) T' y) with true; [lra|]. symmetry. apply every_true. intros p Hp. assert (X := every_elim n _ E p Hp).
      cbv beta in X. unfold T'. destruct (T p); [|reflexivity]. cbn [implb andb] in *. rewrite X. destruct (negb (Nat.eqb p q)); reflexivity. }
    rewrite (Mean_split n q) by exact Hq. rewrite fewer_step. destruct v; cbn [negb] in Bad; lra.
Qed.

(** * What is not revealed costs: the free bits of an input are those of all that look the same *)
Variable m : nat.
Hypothesis Heads : forall j x, (1 <= j <= m)%nat -> attends n (s j) rank x (att j x).

Lemma blind_att j x q : (1 <= j <= m)%nat -> sees j x q = false -> att j (flip x q) = att j x /\ att j x <> q.
Proof.
  intros Hj H. unfold sees in H. apply orb_false_iff in H. destruct H as [H1 H2]. apply Nat.eqb_neq in H1. apply Nat.eqb_neq in H2.
  split; [|exact H1]. symmetry. now apply (attends_flip n (s j) rank x q); [| | apply Heads | apply Heads].
Qed.
Lemma flip_flip x q : flip (flip x q) q = x.
Proof. apply functional_extensionality. intros p. unfold flip, upd. destruct (Nat.eqb_spec p q) as [->|]; rewrite ?Nat.eqb_refl; [now destruct (x q) | reflexivity]. Qed.

Lemma still_blind j x q p : (1 <= j <= m)%nat -> sees j x q = false -> sees j x p = false -> sees j (flip x q) p = false.
Proof.
  intros Hj Hq Hp. destruct (Nat.eq_dec p q) as [->|N].
  - unfold sees in *. rewrite flip_flip. now rewrite orb_comm.
  - destruct (blind_att j x q Hj Hq) as [E1 N1]. destruct (blind_att j x p Hj Hp) as [E2 N2].
    set (a := att j x) in *.
    assert (Az : attends n (s j) rank (flip (flip x q) p) a).
    { assert (A1 := Heads j (flip x q) Hj). rewrite E1 in A1. assert (A2 := Heads j (flip x p) Hj). rewrite E2 in A2.
      destruct A1 as [Ra A1]. destruct A2 as [_ A2]. split; [exact Ra|]. intros r Hr Nr. rewrite (flip_other _ p a) by auto.
      destruct (Nat.eq_dec r p) as [->|Nrp].
      - specialize (A2 p Hr Nr). rewrite (flip_other x p a) in A2 by auto. rewrite (flip_other x q a) by auto.
        replace (flip (flip x q) p p) with (flip x p p); [exact A2|]. unfold flip at 1 2. rewrite !upd_here. now rewrite flip_other.
      - specialize (A1 r Hr Nr). rewrite (flip_other _ p r) by auto. exact A1. }
    assert (Ez := attends_unique n (s j) rank _ _ _ (Heads j _ Hj) Az).
    unfold sees. rewrite E1, Ez. apply orb_false_iff. split; apply Nat.eqb_neq; auto.
Qed.
Lemma same_sight x q : (forall j, (1 <= j <= m)%nat -> sees j x q = false) ->
  forall p, seen (seq 1 m) (flip x q) p = seen (seq 1 m) x p.
Proof.
  intros Free p. unfold seen.
  assert (One : forall j, In j (seq 1 m) -> sees j (flip x q) p = sees j x p).
  { intros j Hj. apply in_seq in Hj. assert (Hj' : (1 <= j <= m)%nat) by lia. specialize (Free j Hj').
    destruct (sees j x p) eqn:E; [|now apply still_blind]. destruct (sees j (flip x q) p) eqn:E'; [reflexivity|exfalso].
    assert (X := still_blind j (flip x q) q p Hj' (still_blind j x q q Hj' Free Free) E'). rewrite flip_flip in X. congruence. }
  induction (seq 1 m) as [|j l IH]; [reflexivity|]. cbn [existsb]. rewrite One by now left. f_equal. apply IH. intros. apply One. now right.
Qed.

Fixpoint pick (l : nat) (P : nat -> bool) : nat := match l with O => O | S u => if P (S u) then S u else pick u P end.
Lemma pick_ext l P Q : (forall q, P q = Q q) -> pick l P = pick l Q.
Proof. intros H. induction l as [|l IH]; cbn [pick]; [reflexivity|]. now rewrite H, IH. Qed.
Lemma pick_spec l P : (pick l P <= l)%nat /\ (pick l P <> 0%nat -> P (pick l P) = true) /\ (pick l P = 0%nat -> forall q, (1 <= q <= l)%nat -> P q = false).
Proof.
  induction l as [|l (I1 & I2 & I3)]; cbn [pick]; [repeat split; intros; lia|]. destruct (P (S l)) eqn:E; repeat split; try lia; auto.
  intros Z q Hq. destruct (Nat.eq_dec q (S l)) as [->|]; [exact E | apply I3; [exact Z | lia]].
Qed.

Variable B : nat -> bool.
Definition free (x : nat -> bool) (q : nat) : bool := B q && negb (seen (seq 1 m) x q).
Definition chosen (q : nat) (x : nat -> bool) : R := if Nat.eqb q (pick n (free x)) then 1 else 0.

Lemma unseen x q : seen (seq 1 m) x q = false -> forall j, (1 <= j <= m)%nat -> sees j x q = false.
Proof.
  intros H j Hj. destruct (sees j x q) eqn:E; [|reflexivity]. assert (X : seen (seq 1 m) x q = true); [|congruence].
  apply existsb_exists. exists j. split; [apply in_seq; lia | exact E].
Qed.
Lemma chosen_flip q x : (1 <= q <= n)%nat -> chosen q (flip x q) = chosen q x.
Proof.
  intros Hq.
  assert (K : forall y, pick n (free y) = q -> pick n (free (flip y q)) = q).
  { intros y E. rewrite <- E at 2. apply pick_ext. intros p. unfold free. f_equal. f_equal. apply same_sight. apply unseen.
    destruct (pick_spec n (free y)) as (_ & P2 & _). rewrite E in P2. specialize (P2 ltac:(lia)). unfold free in P2.
    apply andb_true_iff in P2. destruct P2 as [_ P2]. now apply negb_true_iff in P2. }
  unfold chosen. destruct (Nat.eqb_spec q (pick n (free x))) as [E|N], (Nat.eqb_spec q (pick n (free (flip x q)))) as [E'|N']; try reflexivity; exfalso.
  - apply N'. symmetry. now apply K.
  - apply N. symmetry. rewrite <- (flip_flip x q). apply K. now symmetry.
Qed.

Theorem revealed_risk classifier : 1 - Mean n (fun x => if revealed (seq 1 m) B x then 1 else 0) <= risk n B (fun x => classifier (view m att x)).
Proof.
  set (h x := classifier (view m att x)).
  assert (L0 : forall y u, 0 <= loss y u) by (intros; apply pow2_ge_0).
  assert (C01 : forall q x, 0 <= chosen q x) by (intros; unfold chosen; destruct Nat.eqb; lra).
  assert (S1 : forall x, Sum n (fun q => chosen q x) = if Nat.eqb (pick n (free x)) 0 then 0 else 1).
  { intros x. destruct (pick_spec n (free x)) as (P1 & _ & _). unfold chosen. destruct (Nat.eqb_spec (pick n (free x)) 0) as [E|N].
    - rewrite E, (Sum_ext n _ (fun _ => 0)); [rewrite Sum_const; ring|]. intros q Hq. destruct (Nat.eqb_spec q 0); [lia | reflexivity].
    - rewrite (Sum_single n (pick n (free x)) (fun _ => 1)); [reflexivity | lia]. }
  assert (Each : forall q, (1 <= q <= n)%nat -> Mean n (chosen q) <= Mean n (fun x => chosen q x * loss (label n B x) (h x))).
  { intros q Hq. set (F x := chosen q x * loss (label n B x) (h x)).
    assert (Two : Mean n (fun x => 2 * chosen q x) <= Mean n (fun x => F x + F (flip x q))).
    { apply Mean_le. intros x. unfold F. rewrite chosen_flip by exact Hq. unfold chosen. destruct (Nat.eqb_spec q (pick n (free x))) as [E|]; [|lra].
      destruct (pick_spec n (free x)) as (_ & P2 & _). rewrite <- E in P2. specialize (P2 ltac:(lia)). unfold free in P2. apply andb_true_iff in P2.
      destruct P2 as [Bq Fr]. apply negb_true_iff in Fr.
      assert (G := blind_pair n m s rank att B q classifier x Hq Bq Heads). unfold h.
      assert (X : forall j, (1 <= j <= m)%nat -> att j x <> q /\ att j (flip x q) <> q).
      { intros j Hj. destruct (blind_att j x q Hj (unseen x q Fr j Hj)) as [E1 N1]. rewrite E1. auto. }
      specialize (G X). lra. }
    rewrite Mean_plus, (Mean_flip n q F Hq), Mean_scal in Two. fold F. lra. }
  assert (Pt : forall x, Sum n (fun q => chosen q x * loss (label n B x) (h x)) <= loss (label n B x) (h x)).
  { intros x. rewrite (Sum_ext n _ (fun q => loss (label n B x) (h x) * chosen q x)) by (intros; ring). rewrite Sum_scal, S1.
    specialize (L0 (label n B x) (h x)). destruct Nat.eqb; lra. }
  assert (Low : forall x, 1 - (if revealed (seq 1 m) B x then 1 else 0) <= Sum n (fun q => chosen q x)).
  { intros x. rewrite S1. destruct (Nat.eqb_spec (pick n (free x)) 0) as [E|]; [|destruct revealed; lra].
    replace (revealed (seq 1 m) B x) with true; [lra|]. symmetry. apply every_true. intros q Hq.
    destruct (pick_spec n (free x)) as (_ & _ & P3). specialize (P3 E q Hq). unfold free in P3. destruct (B q); [|reflexivity].
    cbn [andb implb] in *. now apply negb_false_iff in P3. }
  apply Rle_trans with (Mean n (fun x => Sum n (fun q => chosen q x))).
  - apply Rle_trans with (Mean n (fun x => 1 + -1 * (if revealed (seq 1 m) B x then 1 else 0))).
    + rewrite Mean_plus, Mean_const, Mean_scal. lra.
    + apply Mean_le. intros x. specialize (Low x). lra.
  - unfold risk. fold h. eapply Rle_trans; [|apply Mean_le; exact Pt].
    rewrite (Mean_Sum n n chosen), (Mean_Sum n n (fun q x => chosen q x * loss (label n B x) (h x))). now apply Sum_le.
Qed.

Theorem every_set f classifier : count n B = S f -> at_least f m <= risk n B (fun x => classifier (view m att x)).
Proof.
  intros C. eapply Rle_trans; [|apply revealed_risk]. rewrite at_least_fewer.
  assert (G := few_revealed f (seq 1 m) B (fun x => x)). rewrite seq_length in G.
  assert (Mean n (fun x => if revealed (seq 1 m) B x then 1 else 0) <= fewer f m); [|lra].
  apply G; [|exact C | reflexivity]. intros j x Hj. apply in_seq in Hj. apply Heads. lia.
Qed.
End Revealed.
