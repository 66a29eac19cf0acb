(** Below risk 1/2 no position of the parity set has the same total attention as one outside of it: a classifier that does not tell
    two bits apart, of which one is in the set, has risk at least 1/2.  Along a continuous path below 1/2 the order is kept. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Prop34 Rem13 Softmax ManyBitsRisk AnyHeads.
From Parity Require Said.
Open Scope R_scope.

(** The total attention of a position. *)
Definition total (n k : nat) (tau : R) (A : nat -> head) (p : nat) : R := Sum k (fun i => gamma n tau (A i) p).

Lemma attended_total n k tau x A : attended n k tau x A = Sum n (fun p => bit x p * total n k tau A p).
Proof.
  unfold attended, share, total. rewrite <- (Sum_swapped n k (fun i p => bit x p * gamma n tau (A i) p)).
  apply Sum_ext. intros p _. apply Sum_scal.
Qed.

Lemma Sum_take n p (g : nat -> R) : (1 <= p <= n)%nat -> Sum n g = Sum n (fun r => if Nat.eqb r p then 0 else g r) + g p.
Proof. intros Hp. rewrite <- (Sum_single n p g Hp), <- Sum_plus. apply Sum_ext. intros q _. destruct Nat.eqb; ring. Qed.

(** Of two bits only the sum is seen if their positions have the same total attention. *)
Lemma attended_alike n k tau x A p q : (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> p <> q -> total n k tau A p = total n k tau A q ->
  attended n k tau (upd (upd x p true) q false) A = attended n k tau (upd (upd x p false) q true) A.
Proof.
  intros Hp Hq N E. rewrite !attended_total.
  assert (K : forall v w, Sum n (fun r => bit (upd (upd x p v) q w) r * total n k tau A r) =
    Sum n (fun r => if Nat.eqb r q then 0 else if Nat.eqb r p then 0 else bit x r * total n k tau A r)
    + (if v then 1 else 0) * total n k tau A p + (if w then 1 else 0) * total n k tau A q).
  { intros v w. rewrite (Sum_take n q _ Hq). rewrite (Sum_take n p _ Hp).
    assert (Ep : Nat.eqb p q = false) by now apply Nat.eqb_neq.
    rewrite Ep. unfold bit at 2 3. rewrite (ltac:(unfold upd; now rewrite Ep, Nat.eqb_refl) : upd (upd x p v) q w p = v).
    rewrite (ltac:(unfold upd; now rewrite Nat.eqb_refl) : upd (upd x p v) q w q = w). f_equal. f_equal.
    apply Sum_ext. intros r _. destruct (Nat.eqb_spec r q) as [->|Nq]; [rewrite Nat.eqb_sym, Ep; reflexivity|].
    destruct (Nat.eqb_spec r p) as [->|Np]; [reflexivity|]. unfold bit, upd.
    destruct (Nat.eqb_spec r q); [contradiction|]. destruct (Nat.eqb_spec r p); [contradiction | reflexivity]. }
  rewrite !K, E. lra.
Qed.

Lemma count_same n (P Q : nat -> bool) : (forall q, (1 <= q <= n)%nat -> P q = Q q) -> count n P = count n Q.
Proof.
  induction n as [|n IH]; intros H; cbn [count]; [reflexivity|].
  now rewrite (IH ltac:(intros; apply H; lia)), (H (S n)) by lia.
Qed.

Lemma labels_opposed n B x p q : (1 <= p <= n)%nat -> B p = true -> B q = false -> p <> q ->
  label n B (upd (upd x p true) q false) = - label n B (upd (upd x p false) q true).
Proof.
  intros Hp Bp Bq N.
  assert (E : forall v w, ones n B (upd (upd x p v) q w) = ones n B (upd x p v)).
  { intros v w. unfold ones. apply count_same. intros r _. unfold upd. destruct (Nat.eqb_spec r q) as [->|]; [now rewrite Bq | reflexivity]. }
  unfold label. rewrite !E, (ones_upd n B p x Hp Bp). simpl. ring.
Qed.

Lemma sides y z : (y = 1 \/ y = -1) -> 2 <= loss y z + loss (- y) z.
Proof.
  intros Hy. unfold loss. assert (A := Rmax_l 0 (1 - y * z)). assert (A' := Rmax_r 0 (1 - y * z)).
  assert (C := Rmax_l 0 (1 - - y * z)). assert (C' := Rmax_r 0 (1 - - y * z)).
  set (a := Rmax 0 (1 - y * z)) in *. set (c := Rmax 0 (1 - - y * z)) in *. assert (2 <= a + c) by (destruct Hy; subst y; lra).
  assert (Q := pow2_ge_0 (a - c)). nra.
Qed.

Lemma loss_pos y z : 0 <= loss y z.
Proof. apply pow2_ge_0. Qed.

(** Any classifier that does not tell two bits apart, one of them in the set. *)
Theorem blind_to_a_swap n B (h : (nat -> bool) -> R) p q : (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> B p = true -> B q = false ->
  (forall x, h (upd (upd x p true) q false) = h (upd (upd x p false) q true)) -> 1 / 2 <= risk n B h.
Proof.
  intros Hp Hq Bp Bq H. assert (N : p <> q) by (intros ->; congruence).
  unfold risk. set (F := fun x => loss (label n B x) (h x)).
  assert (F0 : forall x, 0 <= F x) by (intros; apply loss_pos).
  assert (M0 : forall G : (nat -> bool) -> nat -> bool, 0 <= Mean n (fun x => F (G x))).
  { intros G. rewrite <- (Mean_const n 0). apply Mean_le. intros x. apply F0. }
  rewrite (Mean_split n q F Hq).
  rewrite (Mean_split n p (fun x => F (upd x q false)) Hp), (Mean_split n p (fun x => F (upd x q true)) Hp).
  assert (S : 2 <= Mean n (fun x => F (upd (upd x p true) q false)) + Mean n (fun x => F (upd (upd x p false) q true))).
  { rewrite <- Mean_plus. rewrite <- (Mean_const n 2). apply Mean_le. intros x. unfold F.
    rewrite (labels_opposed n B x p q Hp Bp Bq N), (H x). rewrite Rplus_comm. apply sides. apply label_is_sign. }
  assert (P1 := M0 (fun x => upd (upd x p false) q false)). assert (P2 := M0 (fun x => upd (upd x p true) q true)). cbv beta in P1, P2. lra.
Qed.

Theorem told_apart : forall (n k : nat) (tau b : R) (B : nat -> bool) (A : nat -> head), risk n B (fun x => yhat n k tau b x A) < 1 / 2 ->
  forall p q : nat, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> B p = true -> B q = false -> total n k tau A p <> total n k tau A q.
Proof.
  intros n k tau b B A R p q Hp Hq Bp Bq E. assert (N : p <> q) by (intros ->; congruence).
  assert (1 / 2 <= risk n B (fun x => yhat n k tau b x A)); [|lra].
  apply (blind_to_a_swap n B _ p q Hp Hq Bp Bq). intros x. unfold yhat. f_equal. now apply attended_alike.
Qed.

(** The order is kept along every continuous path of risk below 1/2. *)
Theorem order_kept : forall (n k : nat) (tau b : R) (B : nat -> bool) (A : R -> nat -> head), (1 <= n)%nat -> 0 < tau ->
  (forall i, (1 <= i <= k)%nat -> forall t, continuous (fun t => a13 (A t i)) t /\ continuous (fun t => a14 (A t i)) t) ->
  (forall t, risk n B (fun x => yhat n k tau b x (A t)) < 1 / 2) ->
  forall p q : nat, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> B p = true -> B q = false ->
  total n k tau (A 0) q < total n k tau (A 0) p -> total n k tau (A 1) q < total n k tau (A 1) p.
Proof.
  intros n k tau b B A Hn Ht Cont Rk p q Hp Hq Bp Bq H0.
  destruct (Rlt_le_dec (total n k tau (A 1) q) (total n k tau (A 1) p)) as [L|G]; [exact L|exfalso].
  set (D := fun t => total n k tau (A t) q - total n k tau (A t) p).
  assert (CD : forall t, continuous D t).
  { assert (S : forall m (g : nat -> R -> R) t, (forall i, (1 <= i <= m)%nat -> continuous (g i) t) -> continuous (fun t => Sum m (fun i => g i t)) t).
    { induction m as [|m IH]; intros g t H; cbn [Sum]; [apply continuous_const|].
      apply (continuous_plus (fun t => Sum m (fun i => g i t)) (g (S m))); [apply IH; intros; apply H; lia | apply H; lia]. }
    assert (Ge : forall i r t, (1 <= i <= k)%nat -> continuous (fun t => gamma n tau (A t i) r) t).
    { intros i r t Hi. destruct (Cont i Hi t) as [Q1 Q2].
      assert (Sc : forall s, continuous (fun t => exp (score n (A t i) s / tau)) t).
      { intros s. apply (continuous_comp (fun t => score n (A t i) s / tau) exp).
        - unfold score, Rdiv. apply (continuous_mult (fun t => a13 (A t i) * u1 n s + a14 (A t i) * u2 n s) (fun _ => / tau)); [|apply continuous_const].
          apply (continuous_plus (fun t => a13 (A t i) * u1 n s) (fun t => a14 (A t i) * u2 n s)).
          + apply (continuous_mult (fun t => a13 (A t i)) (fun _ => u1 n s)); [exact Q1 | apply continuous_const].
          + apply (continuous_mult (fun t => a14 (A t i)) (fun _ => u2 n s)); [exact Q2 | apply continuous_const].
        - apply (ex_derive_continuous exp). eexists. apply is_derive_exp. }
      unfold gamma. apply (continuous_mult (fun t => exp (score n (A t i) r / tau)) (fun t => / Sum n (fun j => exp (score n (A t i) j / tau)))); [apply Sc|].
      apply (continuous_comp (fun t => Sum n (fun j => exp (score n (A t i) j / tau))) Rinv).
      - apply (S n (fun j t => exp (score n (A t i) j / tau))). intros j _. apply Sc.
      - apply (ex_derive_continuous Rinv). assert (0 < Sum n (fun j => exp (score n (A t i) j / tau))) by (apply Sum_pos; [exact Hn | intros; apply exp_pos]).
        auto_derive. lra. }
    intros t. apply (continuous_minus (fun t => total n k tau (A t) q) (fun t => total n k tau (A t) p)); unfold total;
      apply (S k (fun i t => gamma n tau (A t i) _)); intros i Hi; now apply Ge. }
  destruct (IVT_cor D 0 1) as [z [Hz Ez]]; [intros t; apply continuity_pt_filterlim; apply CD | lra | unfold D; nra|].
  apply (told_apart n k tau b B (A z) (Rk z) p q Hp Hq Bp Bq). unfold D in Ez. lra.
Qed.

(** Weights of the heads add up to their number, so large weights on the set leave little elsewhere. *)
Lemma largest_first n k tau A B p q : (1 <= n)%nat -> (1 <= k)%nat -> count n B = k ->
  (forall r, (1 <= r <= n)%nat -> B r = true -> INR k / (INR k + 1) < total n k tau A r) ->
  (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> B p = true -> B q = false -> total n k tau A q < total n k tau A p.
Proof.
  intros Hn Hk HB Big Hp Hq Bp Bq. assert (K0 : 0 < INR k) by (apply lt_0_INR; lia). set (w := INR k / (INR k + 1)) in *.
  assert (W : w + INR k * w = INR k) by (unfold w; field; lra).
  assert (T0 : forall r, 0 <= total n k tau A r) by (intros r; apply Sum_nonneg; intros i _; left; now apply gamma_pos).
  assert (All : Sum n (total n k tau A) = INR k).
  { unfold total. rewrite (Sum_swapped n k (fun i r => gamma n tau (A i) r)). rewrite <- (Rmult_1_r (INR k)), <- Sum_const. apply Sum_ext. intros i _. now apply gamma_sum. }
  assert (Low : Sum n (fun r => (if Nat.eqb r q then total n k tau A q else 0) + w * (if B r then 1 else 0)) <= Sum n (total n k tau A)).
  { apply Sum_le. intros r Hr. specialize (T0 r). destruct (Nat.eqb_spec r q) as [->|]; [rewrite Bq; lra|].
    destruct (B r) eqn:E; [specialize (Big r Hr E); lra | lra]. }
  rewrite Sum_plus, (Sum_single n q (fun _ => total n k tau A q) Hq), Sum_scal, <- count_sum, HB, All in Low. specialize (Big p Hp Bp). lra.
Qed.

(** * The statements as they are generated *)
Module I := Said.said_identification.
Definition heads (A : nat -> nat -> R) (i : nat) : head := Head (A i 1%nat) (A i 2%nat).
Lemma generated_total n k tau A p : I.v_attention n k tau A p = total n k tau (heads A) p.
Proof. reflexivity. Qed.
Lemma generated_risk n k tau b A B : I.v_risk n k tau b A B = risk n B (fun x => yhat n k tau b x (heads A)).
Proof. unfold I.v_risk, risk. rewrite means. apply Mean_ext. intros x. unfold I.v_cost. change (I.v_label n x B) with (G.v_label n x B). rewrite labels. reflexivity. Qed.

Lemma weight_fine n tau A k i p : (1 <= n)%nat -> 0 < tau -> (1 <= i <= k)%nat -> I.ok_gamma n tau A k i p.
Proof.
  intros Hn Ht Hi. assert (N : INR n <> 0) by (apply not_0_INR; lia).
  assert (S : forall q, I.ok_mass n tau A k i q) by (intros q; split; [split; [exact Hi | split; exact N] | lra]).
  split; [apply S | split; [intros q _; apply S|]].
  apply Rgt_not_eq. apply (Sum_pos n (fun j => exp (score n (heads A i) j / tau)) Hn). intros. apply exp_pos.
Qed.
Lemma risk_fine n k tau b A B : (1 <= n)%nat -> 0 < tau -> 0 <= b -> I.ok_risk n k tau b A B.
Proof.
  intros Hn Ht Hb x _. split; [intros p Hp; lia|]. split; [|exact Logic.I]. split.
  - intros i Hi p Hp. split; [exact Hp | now apply weight_fine].
  - intros q _. split; [exact Logic.I | split; [exact Logic.I|]]. red. match goal with |- 0 <= ?z ^ 2 + b => assert (H := pow2_ge_0 z) end. lra.
Qed.
Lemma total_fine n k tau A p : (1 <= n)%nat -> 0 < tau -> I.ok_attention n k tau A p.
Proof. intros Hn Ht. split; [exact Logic.I|]. intros i Hi. now apply weight_fine. Qed.

Theorem identification : I.statement.
Proof.
  intros n k tau b B A p q _ _ Hp Hq _ _ _ Bp Bq Low. rewrite generated_risk in Low. rewrite !generated_total.
  apply (told_apart n k tau b B (heads A) Low p q Hp Hq Bp). now destruct (B q).
Qed.
Theorem identification_means : I.statement_means.
Proof.
  intros n k tau b B A p q _ _ Hp Hq [Hkn Hk] Ht Hb. split; [exact Hp|]. intros _. split; [exact Hq|]. intros _.
  split; [apply risk_fine; (lia || assumption)|]. intros _. split; apply total_fine; (lia || assumption).
Qed.

Definition clip (t : R) : R := Rmax 0 (Rmin 1 t).
Lemma clip_in t : 0 <= clip t <= 1.
Proof. unfold clip, Rmax, Rmin. destruct (Rle_dec 1 t); destruct (Rle_dec 0 _); lra. Qed.
Lemma clip_id t : 0 <= t <= 1 -> clip t = t.
Proof. intros H. unfold clip, Rmax, Rmin. destruct (Rle_dec 1 t); destruct (Rle_dec 0 _); lra. Qed.
Lemma clip_near s t : Rabs (clip s - clip t) <= Rabs (s - t).
Proof. unfold clip, Rmax, Rmin. repeat destruct (Rle_dec _ _); unfold Rabs; repeat destruct Rcase_abs; lra. Qed.
Definition at_time (path : nat -> nat -> R -> R) (s : R) (i : nat) : head := Head (path i 1%nat (clip s)) (path i 2%nat (clip s)).
Module P := Said.said_identification_path.
Lemma steady_continuous k path i c t : P.v_steady k path -> (1 <= i <= k)%nat -> (1 <= c <= 2)%nat -> continuous (fun t => path i c (clip t)) t.
Proof.
  intros H Hi Hc. apply continuity_pt_filterlim. intros eps He. destruct (H i Hi c Hc (clip t) (clip_in t) eps He) as (eta & E0 & E).
  exists eta. split; [exact E0|]. intros s [_ Hs]. apply E. split; [apply clip_in|]. eapply Rle_lt_trans; [apply clip_near | exact Hs].
Qed.
Lemma same_heads n k tau A A' p : (forall i, (1 <= i <= k)%nat -> A i = A' i) -> total n k tau A p = total n k tau A' p.
Proof. intros H. apply Sum_ext. intros i Hi. now rewrite H. Qed.

Theorem identification_path : P.statement.
Proof.
  intros n k tau b B path A A' p q _ _ Hp Hq [Hkn Hk] Ht Hb St On On' Low Bp Bq H.
  assert (S : forall s U, 0 <= s <= 1 -> P.v_on_path k U path s -> forall i, (1 <= i <= k)%nat -> heads U i = at_time path s i).
  { intros s U Hs O i Hi. destruct (O i Hi) as (_ & O1 & O2). unfold P.v_a13, P.v_a14 in O1, O2. unfold heads, at_time. now rewrite clip_id, O1, O2. }
  change (total n k tau (heads A) q < total n k tau (heads A) p) in H. change (total n k tau (heads A') q < total n k tau (heads A') p).
  rewrite !(same_heads n k tau (heads A') (at_time path 1)) by (apply S; [lra | exact On']).
  rewrite !(same_heads n k tau (heads A) (at_time path 0)) in H by (apply S; [lra | exact On]).
  apply (order_kept n k tau b B (at_time path)); auto; [lia | | |now destruct (B q)].
  - intros i Hi t. split; [apply (steady_continuous k path i 1 t St Hi); lia | apply (steady_continuous k path i 2 t St Hi); lia].
  - intros t. set (U := fun i c => path i c (clip t)). assert (O : P.v_on_path k U path (clip t)) by (intros i _; repeat split).
    assert (L := Low (clip t) (clip_in t) U O). change (P.v_risk n k tau b U B) with (I.v_risk n k tau b U B) in L. now rewrite generated_risk in L.
Qed.
Lemma on_path_fine k A path s : P.ok_on_path k A path s.
Proof. split; [exact Logic.I|]. split; [exact Logic.I|]. intros i Hi. unfold P.ok_a13, P.ok_a14, P.ok_positional, P.v_a13, P.v_a14. repeat split; lia. Qed.
Lemma path_fine n k tau b B path : (1 <= n)%nat -> 0 < tau -> 0 <= b -> P.ok_below_half n k tau b B path.
Proof. intros Hn Ht Hb s _ A. split; [apply on_path_fine|]. intros _. now apply risk_fine. Qed.
Theorem identification_path_means : P.statement_means.
Proof.
  intros n k tau b B path A A' p q _ _ Hp Hq [Hkn Hk] Ht Hb. split; [intros i Hi c Hc s _ eps _ eta _; repeat split; lia|]. intros _.
  split; [apply on_path_fine|]. intros _. split; [apply on_path_fine|]. intros _. split; [apply path_fine; (lia || assumption)|]. intros _.
  split; [exact Hp|]. intros _. split; [exact Hq|]. intros _. split; [split; apply total_fine; (lia || assumption)|].
  intros _. split; apply total_fine; (lia || assumption).
Qed.

Theorem identification_component : Said.said_identification_component.statement.
Proof.
  intros n k tau b B path A A' W HB [Hkn Hk] Ht Hb St On On' Low Big p Hp Bp q Hq Bq.
  apply (identification_path n k tau b B path A A' p q W HB Hp Hq (conj Hkn Hk) Ht Hb St On On' Low Bp Bq).
  rewrite counts in HB. apply (largest_first n k tau (heads A) B p q); auto; [lia|]. now destruct (B q).
Qed.
Theorem identification_component_means : Said.said_identification_component.statement_means.
Proof.
  intros n k tau b B path A A' _ _ [Hkn Hk] Ht Hb. split; [intros i Hi c Hc s _ eps _ eta _; repeat split; lia|]. intros _.
  split; [apply on_path_fine|]. intros _. split; [apply on_path_fine|]. intros _. split; [apply path_fine; (lia || assumption)|]. intros _.
  assert (K : INR k + 1 <> 0) by (assert (H := pos_INR k); lra).
  assert (T : forall U p, I.ok_attention n k tau U p) by (intros; apply total_fine; (lia || assumption)).
  split; [split; [exact K | intros p Hp; split; [exact Hp | intros _; split; [apply T | exact K]]]|]. intros _ p Hp. split; [exact Hp|]. intros _.
  split; [apply T|]. intros q Hq. split; [exact Hq|]. intros _. split; apply T.
Qed.
