(** Which draws of leading positions are lucky: k! of the n^k.  Then frozen descent and this count as they are generated. *)
From Coq Require Import Reals Lra Lia ZArith FunctionalExtensionality Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Prop34 ManyBitsRisk AnyHeads Identification FrozenDescent.
From Parity Require Said.
Open Scope R_scope.

(** The mean over k positions drawn uniformly and independently from 1..n. *)
Definition place (l : nat -> nat) (i p : nat) : nat -> nat := fun j => if Nat.eqb j i then p else l j.
Fixpoint Draw (n k : nat) (F : (nat -> nat) -> R) : R :=
  match k with O => F (fun _ => O) | S j => Sum n (fun p => Draw n j (fun l => F (place l (S j) p))) / INR n end.
(** Every position of the set has a head. *)
Definition covered (n k : nat) (B : nat -> bool) (l : nat -> nat) : bool :=
  forallb (fun p => implb (B p) (bits k l p)) (seq 1 n).

Lemma covered_spec n k B l : covered n k B l = true <-> forall p, (1 <= p <= n)%nat -> B p = true -> bits k l p = true.
Proof.
  unfold covered. rewrite forallb_forall. split.
  - intros H p Hp Bp. specialize (H p ltac:(apply in_seq; lia)). now rewrite Bp in H.
  - intros H p Hp. apply in_seq in Hp. destruct (B p) eqn:E; [|reflexivity]. simpl. now rewrite H by (lia || assumption).
Qed.
Lemma bits_spec k l p : bits k l p = true <-> exists i, (1 <= i <= k)%nat /\ l i = p.
Proof.
  induction k as [|k IH]; cbn [bits]; [split; [discriminate | intros (i & Hi & _); lia]|].
  rewrite orb_true_iff, IH, Nat.eqb_eq. split.
  - intros [E|(i & Hi & E)]; [exists (S k); split; [lia | now symmetry] | exists i; split; [lia | exact E]].
  - intros (i & Hi & E). destruct (Nat.eq_dec i (S k)) as [->|N]; [left; now symmetry | right; exists i; split; [lia | exact E]].
Qed.
Lemma not_covered n k B l : covered n k B l = false ->
  exists p, (1 <= p <= n)%nat /\ B p = true /\ forall i, (1 <= i <= k)%nat -> l i <> p.
Proof.
  intros H. destruct (Classical_Prop.classic (exists p, (1 <= p <= n)%nat /\ B p = true /\ forall i, (1 <= i <= k)%nat -> l i <> p)) as [E|No]; [exact E|].
  exfalso. assert (C : covered n k B l = true); [|congruence]. apply covered_spec. intros p Hp Bp.
  destruct (bits k l p) eqn:E; [reflexivity|]. exfalso. apply No. exists p. split; [exact Hp|]. split; [exact Bp|].
  intros i Hi Ei. assert (bits k l p = true) by (apply bits_spec; now exists i). congruence.
Qed.

Lemma count_mono n (P Q : nat -> bool) : (forall q, (1 <= q <= n)%nat -> P q = true -> Q q = true) -> (count n P <= count n Q)%nat.
Proof.
  induction n as [|n IH]; intros H; cbn [count]; [lia|]. specialize (IH ltac:(intros; apply H; [lia | assumption])).
  specialize (H (S n) ltac:(lia)). destruct (P (S n)); [rewrite H by reflexivity|]; destruct (Q (S n)); lia.
Qed.
Lemma count_or n (P Q : nat -> bool) : (count n (fun q => P q || Q q) <= count n P + count n Q)%nat.
Proof. induction n as [|n IH]; cbn [count]; [lia|]. destruct (P (S n)), (Q (S n)); simpl; lia. Qed.
Lemma count_one n p : (count n (fun q => Nat.eqb q p) <= 1)%nat.
Proof.
  assert (G : count n (fun q => Nat.eqb q p) = if (Nat.leb 1 p && Nat.leb p n)%bool then 1%nat else 0%nat); [|rewrite G; destruct (_ && _)%bool; lia].
  induction n as [|n IH]; cbn [count]; [destruct (Nat.leb_spec 1 p), (Nat.leb_spec p 0); simpl; lia|]. rewrite IH.
  destruct (Nat.eqb_spec (S n) p), (Nat.leb_spec 1 p), (Nat.leb_spec p n), (Nat.leb_spec p (S n)); simpl; lia.
Qed.
Lemma count_bits n k l : (count n (bits k l) <= k)%nat.
Proof.
  induction k as [|k IH]; [assert (E : count n (bits 0 l) = 0%nat) by (induction n as [|n IHn]; cbn [count]; [reflexivity | rewrite IHn; reflexivity]); lia|].
  cbn [bits]. assert (A := count_or n (fun q => Nat.eqb q (l (S k))) (bits k l)). assert (O := count_one n (l (S k))). 
  change (count n (fun p => (Nat.eqb p (l (S k)) || bits k l p)%bool) <= S k)%nat. lia.
Qed.
Lemma covered_small n k B l : covered n k B l = true -> (count n B <= k)%nat.
Proof.
  intros H. apply Nat.le_trans with (count n (bits k l)); [|apply count_bits]. apply count_mono. intros q Hq. now apply covered_spec with (1 := H).
Qed.

Definition without (B : nat -> bool) (p : nat) : nat -> bool := fun q => (negb (Nat.eqb q p) && B q)%bool.
Lemma count_without n B p : (1 <= p <= n)%nat -> B p = true -> count n B = S (count n (without B p)).
Proof.
  intros Hp Bp. unfold without. induction n as [|n IH]; [lia|]. cbn [count].
  destruct (Nat.eqb_spec (S n) p) as [<-|N].
  - rewrite Bp. simpl. assert (E : forall m, (m <= n)%nat -> count m B = count m (fun q => (negb (Nat.eqb q (S n)) && B q)%bool)).
    { induction m as [|m IHm]; intros Hm; cbn [count]; [reflexivity|]. rewrite IHm by lia. destruct (Nat.eqb_spec (S m) (S n)); [lia | reflexivity]. }
    rewrite (E n) by lia. lia.
  - rewrite IH by lia. destruct (B (S n)); simpl; lia.
Qed.
Lemma bits_place k l p q : bits (S k) (place l (S k) p) q = (Nat.eqb q p || bits k l q)%bool.
Proof.
  cbn [bits]. unfold place at 1. rewrite Nat.eqb_refl. f_equal.
  assert (E : forall m, (m <= k)%nat -> bits m (place l (S k) p) q = bits m l q); [|now apply E].
  induction m as [|m IH]; intros Hm; cbn [bits]; [reflexivity|]. rewrite IH by lia. unfold place. destruct (Nat.eqb_spec (S m) (S k)); [lia | reflexivity].
Qed.
Lemma covered_place n k B l p : covered n (S k) B (place l (S k) p) = covered n k (without B p) l.
Proof.
  apply eq_true_iff_eq. rewrite !covered_spec. split.
  - intros H q Hq W. unfold without in W. apply andb_true_iff in W. destruct W as [W1 W2]. specialize (H q Hq W2). rewrite bits_place in H.
    destruct (Nat.eqb q p); [discriminate | exact H].
  - intros H q Hq Bq. rewrite bits_place. destruct (Nat.eqb q p) eqn:E; [reflexivity|]. apply (H q Hq). unfold without. now rewrite E, Bq.
Qed.

Lemma Draw_ext n k F G : (forall l, F l = G l) -> Draw n k F = Draw n k G.
Proof. intros H. replace G with F; [reflexivity | now apply functional_extensionality]. Qed.
Lemma Draw_const n k c : (1 <= n)%nat -> Draw n k (fun _ => c) = c.
Proof.
  intros Hn. induction k as [|k IH]; cbn [Draw]; [reflexivity|]. rewrite IH, Sum_const. field. apply not_0_INR. lia.
Qed.

(** Exactly k! of the n^k draws cover a set of k positions. *)
Theorem covering_draws : forall (n k : nat) (B : nat -> bool), (1 <= n)%nat -> count n B = k ->
  Draw n k (fun l => if covered n k B l then 1 else 0) = INR (fact k) / INR n ^ k.
Proof.
  intros n k. induction k as [|k IH]; intros B Hn HB.
  - cbn [Draw]. destruct (covered n 0 B (fun _ => 0%nat)) eqn:E; [simpl; field|].
    destruct (not_covered _ _ _ _ E) as (p & Hp & Bp & _). rewrite (count_without n B p Hp Bp) in HB. discriminate.
  - cbn [Draw]. assert (N0 : INR n <> 0) by (apply not_0_INR; lia).
    rewrite (Sum_ext n _ (fun p => (if B p then 1 else 0) * (INR (fact k) / INR n ^ k))).
    + rewrite (Sum_ext n _ (fun p => INR (fact k) / INR n ^ k * (if B p then 1 else 0))) by (intros; ring).
      rewrite Sum_scal, <- count_sum, HB. change (fact (S k)) with (S k * fact k)%nat. rewrite mult_INR. cbn [pow]. field. split; [apply pow_nonzero|]; exact N0.
    + intros p Hp. rewrite (Draw_ext n k _ (fun l => if covered n k (without B p) l then 1 else 0)) by (intros; now rewrite covered_place).
      destruct (B p) eqn:Bp.
      * rewrite IH; [ring | exact Hn|]. assert (C := count_without n B p Hp Bp). lia.
      * rewrite (Draw_ext n k _ (fun _ => 0)); [rewrite Draw_const by exact Hn; ring|]. intros l.
        destruct (covered n k (without B p) l) eqn:E; [|reflexivity]. apply covered_small in E.
        assert (C : count n (without B p) = count n B).
        { unfold without. clear - Bp. induction n as [|n IHn]; cbn [count]; [reflexivity|]. rewrite IHn.
          destruct (Nat.eqb_spec (S n) p) as [->|]; [rewrite Bp; reflexivity | reflexivity]. }
        lia.
Qed.

(** A covering draw of as many heads as bits is one head for each bit. *)
Lemma covered_exact n k B l : count n B = k -> (forall i, (1 <= i <= k)%nat -> (1 <= l i <= n)%nat) -> covered n k B l = true ->
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> l i = l j -> i = j) /\ (forall p, (1 <= p <= n)%nat -> B p = bits k l p).
Proof.
  revert B. induction k as [|k IH]; intros B HB Hl C.
  - split; [intros; lia|]. intros p Hp. cbn [bits]. destruct (B p) eqn:E; [|reflexivity]. rewrite (count_without n B p Hp E) in HB. discriminate.
  - set (p := l (S k)). assert (El : forall i, place l (S k) p i = l i).
    { intros i. unfold place, p. destruct (Nat.eqb_spec i (S k)); congruence. }
    assert (El' : place l (S k) p = l) by now apply functional_extensionality.
    assert (Hp : (1 <= p <= n)%nat) by (apply Hl; lia).
    assert (C' : covered n k (without B p) l = true) by (rewrite <- covered_place, El'; exact C).
    destruct (B p) eqn:Bp.
    + assert (HW : count n (without B p) = k) by (assert (X := count_without n B p Hp Bp); lia).
      destruct (IH (without B p) HW ltac:(intros; apply Hl; lia) C') as [Inj Eq].
      assert (Np : forall i, (1 <= i <= k)%nat -> l i <> p).
      { intros i Hi E. assert (T := Eq p Hp). unfold without in T. rewrite Nat.eqb_refl in T. simpl in T.
        assert (bits k l p = true) by (apply bits_spec; now exists i). congruence. }
      split.
      * intros i j Hi Hj E. destruct (Nat.eq_dec i (S k)) as [->|Ni], (Nat.eq_dec j (S k)) as [->|Nj]; [reflexivity | | |apply Inj; (lia || assumption)].
        -- exfalso. apply (Np j ltac:(lia)). now symmetry.
        -- exfalso. apply (Np i ltac:(lia)). exact E.
      * intros q Hq. cbn [bits]. fold p. specialize (Eq q Hq). unfold without in Eq. destruct (Nat.eqb_spec q p) as [E|]; [simpl; rewrite E; exact Bp | exact Eq].
    + exfalso. apply covered_small in C'. assert (W : count n (without B p) = count n B).
      { unfold without. clear - Bp. induction n as [|n IHn]; cbn [count]; [reflexivity|]. rewrite IHn.
        destruct (Nat.eqb_spec (S n) p) as [->|]; [rewrite Bp; reflexivity | reflexivity]. }
      lia.
Qed.

(** * The statement as it is generated *)
Module F := Said.said_thm_5_frozen.
Section Steps.
Variables (n k : nat) (tau b : R) (B : nat -> bool) (eta : R).
Lemma set_1 A i t : heads (Said.set2 A i 1 t) = set13 (heads A) i t.
Proof. apply functional_extensionality. intros j. unfold heads, Said.set2, set13; simpl. destruct (Nat.eqb j i); reflexivity. Qed.
Lemma set_2 A i t : heads (Said.set2 A i 2 t) = set14 (heads A) i t.
Proof. apply functional_extensionality. intros j. unfold heads, Said.set2, set14; simpl. destruct (Nat.eqb j i); reflexivity. Qed.
Lemma slope_1 A i : Derive (fun t => I.v_risk n k tau b (Said.set2 A i 1 t) B) (A i 1%nat) = riskgrad13 n k tau b B (heads A) i.
Proof. apply Derive_ext. intros t. now rewrite generated_risk, set_1. Qed.
Lemma slope_2 A i : Derive (fun t => I.v_risk n k tau b (Said.set2 A i 2 t) B) (A i 2%nat) = riskgrad14 n k tau b B (heads A) i.
Proof. apply Derive_ext. intros t. now rewrite generated_risk, set_2. Qed.
Lemma trained_is A N : heads (F.v_trained n k tau b A B N eta) = descended n k tau b B eta N (heads A).
Proof.
  induction N as [|N IH]; [reflexivity|]. apply functional_extensionality. intros i. cbn [descended]. rewrite <- IH.
  unfold descent_step. rewrite <- slope_1, <- slope_2. reflexivity.
Qed.
Lemma trained_fine A N : (1 <= n)%nat -> 0 < tau -> 0 <= b ->
  (forall t, (t < N)%nat -> riskgrad_ok n k tau b B (descended n k tau b B eta t (heads A))) -> F.ok_trained n k tau b A B N eta.
Proof.
  intros Hn Ht Hb Ok t Hlt. change (Nat.iter t _ A) with (F.v_trained n k tau b A B t eta). specialize (Ok t Hlt). rewrite <- trained_is in Ok.
  set (X := F.v_trained n k tau b A B t eta) in *. split; [now apply risk_fine|]. intros i c Hi Hc. split; [exact Hi | split; [exact Hc|]].
  split; [apply filter_forall; intros; now apply risk_fine|]. destruct (Ok i Hi) as [O1 O2].
  assert (C : c = 1%nat \/ c = 2%nat) by lia. destruct C as [-> | ->].
  - eapply ex_derive_ext; [|exact O1]. intros s. cbv beta. rewrite <- set_1. symmetry. apply generated_risk.
  - eapply ex_derive_ext; [|exact O2]. intros s. cbv beta. rewrite <- set_2. symmetry. apply generated_risk.
Qed.
End Steps.

Lemma stray_is n tau delta : 0 < tau -> F.v_stray n tau delta = stray n tau (margin n delta / 2).
Proof. intros Ht. unfold F.v_stray, stray. do 2 f_equal. unfold F.v_margin, margin. field. lra. Qed.
Lemma blur_is n k tau b delta : 0 < tau -> F.v_blur n k tau b delta = blur n k tau b (margin n delta / 2).
Proof. intros Ht. unfold F.v_blur, blur. now rewrite stray_is. Qed.
Lemma drift_is n k tau b delta : 0 < tau -> F.v_drift n k tau b delta = drift n k tau b (margin n delta / 2).
Proof. intros Ht. unfold F.v_drift, drift. now rewrite blur_is, stray_is. Qed.

(** The start is the unit heads of the draw, as far as heads are read. *)
Lemma drawn_heads n k A lead off delta i : F.v_drawn n k A lead off delta -> (1 <= i <= k)%nat -> heads A i = unit_head n (lead i) (off i).
Proof. intros H Hi. destruct (H i Hi) as (_ & _ & H1 & H2). unfold F.v_a13, F.v_a14 in H1, H2. unfold heads, unit_head. now rewrite H1, H2. Qed.

Lemma drawn_fine n k A lead off delta : INR n <> 0 -> F.ok_drawn n k A lead off delta.
Proof.
  intros N0. split; [exact N0|]. do 2 (split; [exact Logic.I|]). intros i Hi. unfold F.ok_a13, F.ok_a14, F.ok_positional, F.v_a13, F.v_a14.
  repeat split; (exact N0 || lia).
Qed.

(** All that descent from a draw does, with the heads as an array. *)
Lemma from_draw n k tau b eta delta B A lead off N : (2 <= n)%nat -> (1 <= k <= n)%nat -> 0 < tau -> 0 <= b -> 0 <= eta -> 0 <= delta <= 1 ->
  (forall i, (1 <= i <= k)%nat -> (1 <= lead i <= n)%nat) -> F.v_drawn n k A lead off delta ->
  0 < b \/ INR k * stray n tau (margin n delta / 2) < 1 / 2 -> INR N * eta * drift n k tau b (margin n delta / 2) <= margin n delta / 8 ->
  forall t, (t <= N)%nat ->
  let X := descended n k tau b B eta t (heads A) in
  (forall i, (1 <= i <= k)%nat -> leads n (margin n delta / 2) (X i) (lead i)) /\ riskgrad_ok n k tau b B X /\
  (count n B = k -> F.v_covers n k B lead -> risk n B (fun x => yhat n k tau b x X) <= blur n k tau b (margin n delta / 2) ^ 2) /\
  (~ F.v_covers n k B lead -> Rmax 0 (2 - blur n k tau b (margin n delta / 2)) ^ 2 / 2 <= risk n B (fun x => yhat n k tau b x X)).
Proof.
  intros Hn Hk Ht Hb He Hd Hl Dr Sf HT t Htt X. set (g := margin n delta) in *. assert (N1 : (1 <= n)%nat) by lia. assert (K1 : (1 <= k)%nat) by lia.
  assert (G0 : 0 <= g) by now apply margin_nonneg.
  assert (L0 : forall i, (1 <= i <= k)%nat -> leads n g (heads A i) (lead i)).
  { intros i Hi. rewrite (drawn_heads n k A lead off delta i Dr Hi). destruct (Dr i Hi) as (_ & D & _). now apply unit_leads; auto. }
  assert (L : forall i, (1 <= i <= k)%nat -> leads n (g / 2) (X i) (lead i))
    by (intros i Hi; now apply (heads_stay n k tau b B lead N1 K1 Ht Hb g eta N)).
  split; [exact L|]. split; [|split].
  - intros i Hi. destruct (risk_derive n k tau b B lead N1 K1 Ht Hb (g / 2) X i Hi Sf L) as [R1 R2]. split; eexists; [exact R1 | exact R2].
  - intros HB C. assert (C' : covered n k B lead = true).
    { apply covered_spec. intros p Hp Bp. apply bits_spec. exact (C p Hp Bp). }
    destruct (covered_exact n k B lead HB Hl C') as [Inj Eq]. now apply (lucky_risk n k tau b B lead N1 K1 Ht Hb (g / 2) X).
  - intros C. destruct (covered n k B lead) eqn:E.
    + exfalso. apply C. intros p Hp Bp. apply bits_spec. now apply covered_spec with (1 := E).
    + destruct (not_covered n k B lead E) as (p & Hp & Bp & No). now apply (unlucky_risk n k tau b B lead N1 K1 Ht Hb (g / 2) X p).
Qed.

Theorem frozen_descent : F.statement.
Proof.
  intros n k tau b eta delta B A lead off N _ HB Hl [Hkn Hk] Ht Hb He Hn Hd Dr Sf HT. rewrite counts in HB.
  rewrite stray_is in Sf by exact Ht. rewrite drift_is in HT by exact Ht. rewrite blur_is by exact Ht.
  destruct (from_draw n k tau b eta delta B A lead off N Hn (conj Hk Hkn) Ht Hb He Hd Hl Dr Sf HT N (le_n N)) as (L & _ & Lu & Un).
  rewrite <- trained_is in L, Lu, Un. change (F.v_risk n k tau b ?U B) with (I.v_risk n k tau b U B). rewrite generated_risk. split.
  - intros i Hi q Hq Nq. exact (proj2 (L i Hi) q Hq Nq).
  - destruct (Classical_Prop.classic (F.v_covers n k B lead)) as [C|C]; [left | right]; (split; [exact C|]); [exact (Lu HB C) | exact (Un C)].
Qed.
Theorem frozen_descent_means : F.statement_means.
Proof.
  intros n k tau b eta delta B A lead off N _ HB Hl [Hkn Hk] Ht Hb He Hn Hd. assert (N0 : INR n <> 0) by (apply not_0_INR; lia).
  assert (St : F.ok_stray n tau delta) by (split; [exact N0 | lra]). assert (Bl : F.ok_blur n k tau b delta) by (split; [exact St | exact Hb]).
  split; [now apply drawn_fine|]. intros Dr. split; [exact St|]. intros Sf.
  split; [split; [split; [exact Bl | split; [exact St | lra]] | exact N0]|]. intros HT.
  rewrite stray_is in Sf by exact Ht. rewrite drift_is in HT by exact Ht.
  assert (Sc : forall U i p, (1 <= i <= k)%nat -> F.ok_score n U k i p) by (intros U i p Hi; split; [exact Hi | split; exact N0]).
  split; [exact N0|]. split.
  - apply trained_fine; try assumption; [lia|]. intros t Hlt.
    exact (proj1 (proj2 (from_draw n k tau b eta delta B A lead off N Hn (conj Hk Hkn) Ht Hb He Hd Hl Dr Sf HT t (Nat.lt_le_incl _ _ Hlt)))).
  - split; [intros i Hi; split; [exact Hi|]; split; [now apply Sc|]; intros q Hq; split; [exact Hi|]; intros _; split; [now apply Sc|]; split; [exact Hi | now apply Sc]|].
    split; [intros p Hp; split; [exact Hp | intros _ i Hi; exact Hi]|]. split; [apply risk_fine; (lia || assumption) | exact Bl].
Qed.
