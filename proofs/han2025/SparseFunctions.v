(** Heads that look at positions show a classifier how often they see a one: which functions of k bits they express, and with how many heads. *)
From Coq Require Import Reals Lra Lia Bool List Arith FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Prop34 Rem13 Softmax FrozenBound ManyBitsRisk AnyHeads Identification Generated.
From Parity Require Said OneBitDescent OneBitDefined LuckyDraw Unreached Trained Prop21 Repairs.
Open Scope R_scope.

Module O := Said.said_open_2.
Module Y := Said.said_open_2_every_symmetric.
Module E := Said.said_open_2_every_function.
Module W := Said.said_open_2_no_fewer.
Module H1 := Said.said_open_2_one_soft_head.
Module H2 := Said.said_open_2_pair.

(** * Hard heads, one on each bit *)
Section Aimed.
Variables (n k : nat) (B : nat -> bool) (lead : nat -> nat).
Hypotheses (HB : count n B = k) (Range : forall i, (1 <= i <= k)%nat -> (1 <= lead i <= n)%nat)
  (Inj : forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> lead i = lead j -> i = j) (Eq : forall p, (1 <= p <= n)%nat -> B p = bits k lead p).
Lemma seen_ones x : count k (fun i => x (lead i)) = ones n B x.
Proof.
  apply INR_eq. rewrite count_sum. transitivity (Sum k (fun i => bit x (lead i))); [reflexivity|]. rewrite <- (ones_bits n k lead x Range Inj).
  f_equal. unfold ones. apply count_ext. intros p Hp. now rewrite Eq.
Qed.
Lemma aimed p : (1 <= p <= n)%nat -> B p = true -> exists j, (1 <= j <= k)%nat /\ lead j = p.
Proof. intros Hp Bp. rewrite Eq in Bp by exact Hp. now apply LuckyDraw.bits_spec. Qed.
Lemma first_bits m : (m <= k)%nat -> count k (fun i => bits m lead (lead i)) = m.
Proof.
  intros Hm. transitivity (count k (fun i => Nat.leb i m)).
  - apply count_ext. intros i Hi. destruct (bits m lead (lead i)) eqn:F; symmetry.
    + apply LuckyDraw.bits_spec in F as (j & Hj & F). apply Inj in F; [|lia|lia]. apply Nat.leb_le. lia.
    + apply Nat.leb_gt. destruct (Nat.le_gt_cases i m) as [L|]; [|assumption]. exfalso.
      assert (T : bits m lead (lead i) = true) by (apply LuckyDraw.bits_spec; exists i; split; [lia | reflexivity]). congruence.
  - clear - Hm. induction k as [|j IH]; [simpl; lia|]. cbn [count]. destruct (Nat.eq_dec m (S j)) as [->|N].
    + rewrite (count_ext j _ (fun _ => true)); [|intros i Hi; apply Nat.leb_le; lia]. rewrite Nat.leb_refl. clear. induction j; cbn [count]; lia.
    + rewrite IH by lia. replace (Nat.leb (S j) m) with false by (symmetry; apply Nat.leb_gt; lia). lia.
Qed.
Lemma bits_within m : (m <= k)%nat -> Said.Within n (bits m lead).
Proof.
  intros Hm p Hp. destruct (bits m lead p) eqn:F; [|reflexivity]. apply LuckyDraw.bits_spec in F as (j & Hj & F). specialize (Range j ltac:(lia)). lia.
Qed.
(** The input whose j-th bit of the set is that of the number c. *)
Definition coded c p : bool := existsb (fun j => Nat.eqb (lead j) p && Trained.set_at k c j)%bool (seq 1 k).
Lemma coded_at c j : (1 <= j <= k)%nat -> coded c (lead j) = Trained.set_at k c j.
Proof.
  intros Hj. unfold coded. destruct (Trained.set_at k c j) eqn:F.
  - apply existsb_exists. exists j. split; [apply in_seq; lia | now rewrite Nat.eqb_refl].
  - destruct (existsb _ _) eqn:G; [|reflexivity]. apply existsb_exists in G as (i & Hi & G). apply andb_prop in G as [G1 G2].
    apply Nat.eqb_eq, Inj in G1; [|apply in_seq in Hi; lia|exact Hj]. subst i. congruence.
Qed.
Lemma coded_within c : Said.Within n (coded c).
Proof.
  intros p Hp. unfold coded. destruct (existsb _ _) eqn:G; [|reflexivity]. apply existsb_exists in G as (i & Hi & G). apply andb_prop in G as [G1 _].
  apply Nat.eqb_eq in G1. apply in_seq in Hi. specialize (Range i ltac:(lia)). lia.
Qed.
End Aimed.

Lemma aim_at n k B : count n B = k -> exists lead : nat -> nat, (forall i, (1 <= i <= k)%nat -> (1 <= lead i <= n)%nat) /\
  (forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> lead i = lead j -> i = j) /\ (forall p, (1 <= p <= n)%nat -> B p = bits k lead p).
Proof.
  intros HB. destruct (Unreached.enumerate n B) as (b & Rb & S). rewrite HB in Rb, S. exists b. split; [exact Rb|].
  apply (LuckyDraw.covered_exact n k B b HB Rb). apply LuckyDraw.covered_spec. intros p Hp Bp. destruct (bits k b p) eqn:F; [reflexivity | exfalso].
  specialize (S (fun q => Nat.eqb q p)). rewrite (Sum_ext k _ (fun _ => 0)) in S.
  - rewrite Sum_const, Rmult_0_r in S. apply (INR_eq 0) in S. unfold ones in S.
    assert (C : (1 <= count n (fun q => B q && Nat.eqb q p))%nat); [|lia]. clear - Hp Bp. induction n as [|n IH]; [lia|]. cbn [count].
    destruct (Nat.eq_dec p (Datatypes.S n)) as [->|N]; [rewrite Bp, Nat.eqb_refl; cbn; lia | specialize (IH ltac:(lia)); lia].
  - intros i Hi. unfold bit. destruct (Nat.eqb_spec (b i) p) as [G|]; [|reflexivity].
    assert (T : bits k b p = true) by (apply LuckyDraw.bits_spec; exists i; now split). congruence.
Qed.

(** Any values at 0, ..., k by k ReLU neurons. *)
Lemma interpolate k (w : nat -> R) : exists (alpha : nat -> R) (c : R), forall m, (m <= k)%nat ->
  w m = c + Sum k (fun q => alpha q * Rmax 0 (INR m + 1 - INR q)).
Proof.
  induction k as [|k (alpha & c & IH)].
  - exists (fun _ => 0), (w 0%nat). intros m Hm. replace m with 0%nat by lia. cbn [Sum]. ring.
  - set (r := w (S k) - (c + Sum k (fun q => alpha q * Rmax 0 (INR (S k) + 1 - INR q)))).
    exists (fun q => if Nat.eqb q (S k) then r else alpha q), c. intros m Hm. cbn [Sum]. rewrite Nat.eqb_refl.
    rewrite (Sum_ext k _ (fun q => alpha q * Rmax 0 (INR m + 1 - INR q))) by (intros q Hq; destruct (Nat.eqb_spec q (S k)); [lia | reflexivity]).
    destruct (Nat.eq_dec m (S k)) as [->|N].
    + replace (INR (S k) + 1 - INR (S k)) with 1 by ring. rewrite (Rmax_right 0 1) by lra. unfold r. ring.
    + rewrite (Rmax_left 0 (INR m + 1 - INR (S k))); [rewrite (IH m) by lia; ring|]. rewrite S_INR. assert (L : INR m <= INR k) by (apply le_INR; lia). lra.
Qed.
Lemma count_most m P : (count m P <= m)%nat.
Proof. induction m as [|m IH]; cbn [count]; [lia|]. destruct (P (S m)); lia. Qed.

Theorem only_symmetric : O.statement.
Proof.
  intros n k B h lead _ HB Range [Hkn Hk] Dep Sees x Wx x' Wx' I. rewrite counts in HB.
  assert (C : LuckyDraw.covered n k B lead = true).
  { apply LuckyDraw.covered_spec. intros p Hp Bp. destruct (bits k lead p) eqn:F; [reflexivity | exfalso].
    destruct (Dep p Hp) as [N|(y & Wy & N)]; [contradiction|]. apply N. apply Sees.
    - intros q Hq. unfold Said.upd. destruct (Nat.eqb_spec q p); [lia | now apply Wy].
    - intros q Hq. unfold Said.upd. destruct (Nat.eqb_spec q p); [lia | now apply Wy].
    - unfold O.v_shown. rewrite !(counts k (fun i => _)). apply count_ext. intros i Hi. unfold Said.upd. destruct (Nat.eqb_spec (lead i) p) as [G|]; [|reflexivity].
      assert (T : bits k lead p = true) by (apply LuckyDraw.bits_spec; exists i; now split). congruence. }
  destruct (LuckyDraw.covered_exact n k B lead HB Range C) as [Inj Eq]. apply Sees; [exact Wx | exact Wx'|].
  unfold O.v_shown, O.v_inside in *. rewrite (counts n (fun p => B p && x p)%bool), (counts n (fun p => B p && x' p)%bool) in I.
  rewrite (counts k (fun i => x (lead i))), (counts k (fun i => x' (lead i))). rewrite !(seen_ones n k B lead Range Inj Eq). exact I.
Qed.
Theorem only_symmetric_means : O.statement_means.
Proof.
  intros n k B h lead _ _ Range _. split; [intros p Hp; split; [exact Hp | intros; exact Hp]|]. intros _.
  split; [intros x _ x' _; split; intros i Hi; (split; [exact Hi | now apply Range])|]. intros _ x _ x' _. split; intros p Hp; exact Hp.
Qed.

Theorem every_symmetric : Y.statement.
Proof.
  intros n k B h _ HB [Hkn Hk] Sym. rewrite counts in HB. destruct (aim_at n k B HB) as (lead & Range & Inj & Eq).
  destruct (interpolate k (fun m => h (bits m lead))) as (alpha & c & I). exists lead, alpha, c. split; [exact Range|]. intros x Wx.
  rewrite (counts k (fun i => x (lead i))). set (m := count k (fun i => x (lead i))). assert (Hm : (m <= k)%nat) by apply count_most.
  transitivity (h (bits m lead)); [|exact (I m Hm)]. apply Sym; [exact Wx | eapply bits_within; eassumption|]. unfold Y.v_inside.
  rewrite (counts n (fun p => B p && x p)%bool), (counts n (fun p => B p && bits m lead p)%bool). change (ones n B x = ones n B (bits m lead)).
  rewrite <- !(seen_ones n k B lead Range Inj Eq). symmetry. eapply first_bits; eassumption.
Qed.
Theorem every_symmetric_means : Y.statement_means.
Proof.
  intros n k B h _ _ _. split; [intros x _ x' _; split; intros p Hp; exact Hp|]. intros _ lead alpha c Range x _. split.
  - intros i Hi. split; [exact Hi | now apply Range].
  - intros q Hq. split; [exact Hq|]. intros i Hi. split; [exact Hi | now apply Range].
Qed.

(** * All functions *)
Lemma count_app a c P : count (a + c) P = (count a P + count c (fun j => P (a + j)%nat))%nat.
Proof. induction c as [|c IH]; [rewrite Nat.add_0_r; cbn; lia|]. rewrite Nat.add_succ_r. cbn [count]. rewrite IH, Nat.add_succ_r. lia. Qed.
Lemma doubled k (y : nat -> bool) : S (count (2 ^ k - 1) (fun i => y (S (Nat.log2 i)))) = Trained.place_of k y.
Proof.
  induction k as [|k IH]; [reflexivity|]. cbn [Trained.place_of]. rewrite <- IH. assert (P : (1 <= 2 ^ k)%nat) by (apply Nat.neq_0_lt_0, Nat.pow_nonzero; lia).
  replace (2 ^ S k - 1)%nat with ((2 ^ k - 1) + 2 ^ k)%nat by (simpl; lia). rewrite count_app. simpl plus. do 2 f_equal.
  rewrite (count_ext (2 ^ k) _ (fun _ => y (S k))).
  - generalize (2 ^ k)%nat. intros m. destruct (y (S k)); induction m; cbn [count]; lia.
  - intros j Hj. do 2 f_equal. apply Nat.log2_unique; [lia|]. simpl. lia.
Qed.

Theorem every_function : E.statement.
Proof.
  intros n k B h m _ HB [Hkn Hk] Hm Dep. rewrite counts in HB. destruct (aim_at n k B HB) as (lead & Range & Inj & Eq).
  assert (M : m = (2 ^ k - 1)%nat).
  { assert (X : INR (m + 1) = INR (2 ^ k)) by (rewrite plus_INR, pow_INR; exact Hm). apply INR_eq in X. lia. }
  destruct (interpolate m (fun c => h (coded k lead (S c)))) as (alpha & c & I). exists (fun i => lead (S (Nat.log2 i))), alpha, c. split.
  - intros i Hi. apply Range. assert (L : (Nat.log2 i < k)%nat); [|lia]. apply Nat.log2_lt_pow2; lia.
  - intros x Wx. rewrite (counts m (fun i => x (lead (S (Nat.log2 i))))). set (s := count m _). assert (Hs : (s <= m)%nat) by apply count_most.
    transitivity (h (coded k lead (S s))); [|exact (I s Hs)]. assert (P : S s = Trained.place_of k (fun j => x (lead j))) by (unfold s; rewrite M; apply (doubled k (fun j => x (lead j)))). rewrite P.
    apply Dep; [exact Wx | eapply coded_within; eassumption|]. intros p Hp. destruct (B p) eqn:Bp; [right | left; discriminate].
    destruct (aimed n k B lead Eq p Hp Bp) as (j & Hj & <-). erewrite coded_at by eassumption. now rewrite Trained.set_at_place.
Qed.
Theorem every_function_means : E.statement_means.
Proof.
  intros n k B h m _ _ _ _. split; [intros x _ x' _ p Hp; exact Hp|]. intros _ aim alpha c Range x _. split.
  - intros i Hi. split; [exact Hi | now apply Range].
  - intros q Hq. split; [exact Hq|]. intros i Hi. split; [exact Hi | now apply Range].
Qed.

Lemma apart_map {T U} (f : T -> U) l : NoDup l -> (forall a c, In a l -> In c l -> f a = f c -> a = c) -> NoDup (map f l).
Proof.
  induction l as [|a l IH]; intros N I; [constructor|]. inversion N as [|? ? Na Nl]; subst. cbn [map]. constructor.
  - intros J. apply in_map_iff in J as (c & F & Hc). assert (c = a) by (apply I; [now right | now left | exact F]). now subst.
  - apply IH; [exact Nl|]. intros u v Hu Hv. apply I; now right.
Qed.
Theorem no_fewer : W.statement.
Proof.
  intros n k B m aim _ HB _ [Hkn Hk] Sees. rewrite counts in HB. destruct (aim_at n k B HB) as (lead & Range & Inj & Eq).
  set (shown := fun x : nat -> bool => count m (fun i => x (aim i))).
  assert (N : NoDup (map (fun c => shown (coded k lead c)) (seq 1 (2 ^ k)))).
  { apply apart_map; [apply seq_NoDup|]. intros c d Hc Hd F. apply in_seq in Hc, Hd. unfold shown in F.
    assert (A : forall j, (1 <= j <= k)%nat -> Trained.set_at k c j = Trained.set_at k d j).
    { intros j Hj. assert (Ac : forall e, coded k lead e (lead j) = Trained.set_at k e j) by (intros e; eapply coded_at; eassumption). rewrite <- !Ac.
      assert (Wc : forall e, Said.Within n (coded k lead e)) by (intros e; eapply coded_within; eassumption).
      destruct (Sees (coded k lead c) (Wc c) (coded k lead d) (Wc d)) with (v_p := lead j) as [No|G];
        [unfold W.v_shown; rewrite !(counts m (fun i => _)); exact F | now apply Range | | exact G].
      exfalso. apply No. rewrite Eq by now apply Range. apply LuckyDraw.bits_spec. exists j. now split. }
    rewrite <- (Trained.place_set_at k c), <- (Trained.place_set_at k d) by lia. now apply Trained.place_ext. }
  apply NoDup_incl_length with (l' := seq 0 (S m)) in N.
  - rewrite map_length, !seq_length in N. apply le_INR in N. rewrite pow_INR, (S_INR m) in N. replace (INR 2) with 2 in N by (simpl; ring). exact N.
  - intros s Hs. apply in_map_iff in Hs as (c & <- & _). apply in_seq. assert (L := count_most m (fun i => coded k lead c (aim i))). unfold shown. lia.
Qed.
Theorem no_fewer_means : W.statement_means.
Proof.
  intros n k B m aim _ _ Range _. split; [|intros _; exact Logic.I]. intros x _ x' _. split; [intros i Hi; split; [exact Hi | now apply Range]|].
  split; [intros i Hi; split; [exact Hi | now apply Range]|]. intros _ p Hp. exact Hp.
Qed.

(** * Soft heads *)
Lemma share_fine n k tau x A i : (1 <= n)%nat -> (1 <= i <= k)%nat -> 0 < tau -> H1.ok_share n tau x A k i.
Proof.
  intros Hn Hi Ht p Hp. split; [exact Hp|]. assert (N0 : INR n <> 0) by (apply not_0_INR; lia).
  assert (M : forall q, H1.ok_mass n tau A k i q) by (intros q; split; [split; [exact Hi | split; exact N0] | lra]).
  split; [apply M|]. split; [intros j _; apply M|]. apply Rgt_not_eq. apply (partition_pos n tau Hn (heads A i)).
Qed.
Lemma share_is n tau x h : H1.v_share n tau x (Generated.entries (fun _ => h)) 1 = share n tau x h.
Proof. unfold H1.v_share, share. apply Sum_ext. intros p _. destruct h. reflexivity. Qed.
(** A sharp head: where the score is lower by the gap d, the weight is at most e times that. *)
Lemma weight_drop n tau h p q c : (1 <= n)%nat -> 0 < tau -> score n h q + c <= score n h p -> gamma n tau h q <= gamma n tau h p * exp (- (c / tau)).
Proof.
  intros Hn Ht L. assert (Z := partition_pos n tau Hn h). unfold gamma. replace (exp (score n h p / tau) / Sum n (fun j => exp (score n h j / tau)) * exp (- (c / tau)))
    with (exp (score n h p / tau + - (c / tau)) / Sum n (fun j => exp (score n h j / tau))) by (rewrite exp_plus; field; lra).
  unfold Rdiv at 1 3. apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|].
  assert (U : score n h q / tau <= score n h p / tau + - (c / tau)).
  { apply Rmult_le_reg_r with tau; [exact Ht|]. replace ((score n h p / tau + - (c / tau)) * tau) with (score n h p - c) by (field; lra). unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra. }
  destruct U as [U|U]; [left; now apply exp_increasing | right; now rewrite U].
Qed.

Section Around.
Variables (n p q : nat) (tau eps : R).
Hypotheses (Hp : (1 <= p <= n)%nat) (Hq : (1 <= q <= n)%nat) (Ht : 0 < tau) (He : 0 < eps) (Next : H2.v_around n p q = 1).
Let c := cos (2 * PI / INR n).
Let dot r s := u1 n r * u1 n s + u2 n r * u2 n s.
Lemma n_at_least : (2 <= n)%nat.
Proof.
  destruct (Nat.le_gt_cases 2 n) as [L|L]; [exact L|exfalso]. assert (p = 1 /\ q = 1 /\ n = 1)%nat as (-> & -> & ->) by lia.
  unfold H2.v_around in Next. rewrite Rminus_diag_eq, Rabs_R0, Rmin_left in Next by (simpl; lra). lra.
Qed.
Lemma n_large : 2 <= INR n.
Proof. apply (le_INR 2), n_at_least. Qed.
Lemma dot_is r s : dot r s = cos (2 * PI * (INR r - INR s) / INR n).
Proof. symmetry. assert (N := n_large). unfold dot, u1, u2. replace (2 * PI * (INR r - INR s) / INR n) with (2 * PI * INR r / INR n - 2 * PI * INR s / INR n) by (field; lra). rewrite cos_minus. ring. Qed.
Lemma dot_self r : dot r r = 1.
Proof. rewrite dot_is. replace (2 * PI * (INR r - INR r) / INR n) with 0 by (unfold Rdiv; ring). apply cos_0. Qed.
Lemma dot_far r s : (1 <= r <= n)%nat -> (1 <= s <= n)%nat -> r <> s -> dot r s <= c.
Proof. intros Hr Hs N. now apply OneBitDescent.cos_gap. Qed.
Lemma dot_next : dot p q = c.
Proof.
  assert (N := n_large). rewrite dot_is. unfold c. assert (D : Rabs (INR p - INR q) = 1 \/ Rabs (INR p - INR q) = INR n - 1).
  { unfold H2.v_around in Next. revert Next. unfold Rmin. destruct (Rle_dec _ _); intros; [left | right]; lra. }
  replace (2 * PI * (INR p - INR q) / INR n) with (2 * PI / INR n * (INR p - INR q)) by (field; lra).
  assert (S : forall a z, cos (a * z) = cos (a * Rabs z)).
  { intros a z. unfold Rabs. destruct (Rcase_abs z); [|reflexivity]. rewrite <- (cos_neg (a * z)). f_equal. ring. }
  rewrite S. destruct D as [-> | ->]; [f_equal; ring|]. replace (2 * PI / INR n * (INR n - 1)) with (- (2 * PI / INR n) + 2 * PI) by (field; lra).
  rewrite cos_plus, cos_2PI, sin_2PI, cos_neg. ring.
Qed.
Lemma apart_pq : p <> q.
Proof. intros X. assert (E := dot_next). rewrite X, dot_self in E. assert (G := OneBitDefined.gap_pos n n_at_least). fold c in G. lra. Qed.
Definition far := tau * ln (1 + 4 * INR n / eps) / (1 - c).
Definition between := Head (far * (u1 n p + u1 n q)) (far * (u2 n p + u2 n q)).
Lemma gap_c : 0 < 1 - c.
Proof. apply OneBitDefined.gap_pos, n_at_least. Qed.
Lemma far_pos : 0 < far.
Proof.
  assert (N := n_large). unfold far. apply Rdiv_lt_0_compat; [|exact gap_c]. apply Rmult_lt_0_compat; [exact Ht|]. rewrite <- ln_1. apply ln_increasing; [lra|].
  assert (0 < 4 * INR n / eps) by (apply Rdiv_lt_0_compat; lra). lra.
Qed.
Lemma score_between r : score n between r = far * (dot r p + dot r q).
Proof. unfold score, between, dot. simpl. ring. Qed.
Lemma rest_weight r : (1 <= r <= n)%nat -> r <> p -> r <> q -> gamma n tau between r <= eps / (4 * INR n).
Proof.
  intros Hr Np Nq. assert (N := n_large). assert (Hn : (1 <= n)%nat) by lia.
  assert (L : score n between r + far * (1 - c) <= score n between p).
  { rewrite !score_between, dot_self, dot_next. assert (P := dot_far r p Hr Hp Np). assert (Q := dot_far r q Hr Hq Nq). assert (F := far_pos). nra. }
  assert (W := weight_drop n tau between p r _ Hn Ht L). assert (G1 : gamma n tau between p <= 1).
  { rewrite <- (gamma_sum n tau Hn between). apply (Prop21.term_le n p (gamma n tau between) Hp). intros j _. left. now apply gamma_pos. }
  assert (X : exp (- (far * (1 - c) / tau)) <= eps / (4 * INR n)).
  { replace (far * (1 - c) / tau) with (ln (1 + 4 * INR n / eps)) by (unfold far; assert (G := gap_c); field; lra).
    assert (0 < 4 * INR n / eps) by (apply Rdiv_lt_0_compat; lra). rewrite exp_Ropp, exp_ln by lra.
    replace (eps / (4 * INR n)) with (/ (4 * INR n / eps)) by (field; lra). apply Rinv_le_contravar; lra. }
  assert (E := exp_pos (- (far * (1 - c) / tau))). assert (G0 := gamma_pos n tau Hn between p). nra.
Qed.
Lemma equal_weights : gamma n tau between p = gamma n tau between q.
Proof. unfold gamma. do 3 f_equal. rewrite !score_between, !dot_self, dot_next. replace (dot q p) with (dot p q) by (unfold dot; ring). rewrite dot_next. ring. Qed.
Lemma shows_sum x : Rabs (2 * share n tau x between - bit x p - bit x q) <= eps.
Proof.
  assert (N := n_large). assert (Hn : (1 <= n)%nat) by lia. set (g := gamma n tau between).
  set (t := fun r => if Nat.eqb r p then 0 else if Nat.eqb r q then 0 else g r * (2 * bit x r - bit x p - bit x q)).
  assert (S : 2 * share n tau x between - bit x p - bit x q = Sum n t).
  { transitivity (Sum n (fun r => g r * (2 * bit x r - bit x p - bit x q))).
    - rewrite (Sum_ext n (fun r => g r * (2 * bit x r - bit x p - bit x q)) (fun r => 2 * (bit x r * g r) - (bit x p + bit x q) * g r)) by (intros; ring).
      rewrite Sum_minus, !Sum_scal. unfold g. rewrite (gamma_sum n tau Hn between). change (Sum n (fun r => bit x r * gamma n tau between r)) with (share n tau x between). ring.
    - assert (P := Sum_single n p (fun r => g r * (2 * bit x r - bit x p - bit x q)) Hp). assert (Q := Sum_single n q (fun r => g r * (2 * bit x r - bit x p - bit x q)) Hq).
      rewrite (Sum_ext n _ (fun r => (if Nat.eqb r p then g r * (2 * bit x r - bit x p - bit x q) else 0) + (if Nat.eqb r q then g r * (2 * bit x r - bit x p - bit x q) else 0) + t r)).
      + rewrite !Sum_plus, P, Q. assert (Eg : g p = g q) by apply equal_weights. rewrite Eg. ring.
      + intros r _. unfold t. assert (D := apart_pq). destruct (Nat.eqb_spec r p) as [E1|E1], (Nat.eqb_spec r q) as [E2|E2]; try ring. exfalso. congruence. }
  rewrite S. eapply Rle_trans; [apply Sum_abs|]. apply Rle_trans with (Sum n (fun _ => eps / INR n)).
  - apply Sum_le. intros r Hr. unfold t. assert (0 < eps / INR n) by (apply Rdiv_lt_0_compat; lra).
    destruct (Nat.eqb_spec r p); [rewrite Rabs_R0; lra|]. destruct (Nat.eqb_spec r q); [rewrite Rabs_R0; lra|].
    assert (W := rest_weight r Hr ltac:(assumption) ltac:(assumption)). fold g in W. assert (G0 : 0 < g r) by now apply gamma_pos.
    rewrite Rabs_mult, (Rabs_right (g r)) by lra.
    assert (B4 : Rabs (2 * bit x r - bit x p - bit x q) <= 4) by (unfold bit; destruct (x r), (x p), (x q); apply Rabs_le; lra).
    apply Rle_trans with (eps / (4 * INR n) * 4); [apply Rmult_le_compat; try lra; apply Rabs_pos | right; field; lra].
  - rewrite Sum_const. right. field. lra.
Qed.
End Around.

Theorem pair : H2.statement.
Proof.
  intros n k tau eps p q Hp Hq [Hkn Hk] Ht He Ek Next. exists (Generated.entries (fun _ => between n p q tau eps)). intros x _.
  change (H2.v_share n tau x) with (H1.v_share n tau x). rewrite share_is. now apply (shows_sum n p q tau eps).
Qed.
Theorem pair_means : H2.statement_means.
Proof.
  intros n k tau eps p q Hp Hq [Hkn Hk] Ht He Ek. split; [exact Logic.I|]. intros _ A x _. split; [|now split].
  apply (share_fine n k tau x A 1); lia || exact Ht.
Qed.

(** One head shows the whole input: its scores are all different, and far apart once the head is long. *)
Lemma least_of m (g : nat -> R) : (forall p, (1 <= p <= m)%nat -> 0 < g p) -> exists c, 0 < c /\ forall p, (1 <= p <= m)%nat -> c <= g p.
Proof.
  induction m as [|m IH]; intros H; [exists 1; split; [lra | intros; lia]|]. destruct IH as (c & C & L); [intros; apply H; lia|].
  exists (Rmin c (g (S m))). split; [apply Rmin_pos; [exact C | apply H; lia]|]. intros p Hp. destruct (Nat.eq_dec p (S m)) as [->|N]; [apply Rmin_r|].
  eapply Rle_trans; [apply Rmin_l | apply L; lia].
Qed.
Lemma least_gap m (s : nat -> R) : (forall p q, (1 <= p <= m)%nat -> (1 <= q <= m)%nat -> p <> q -> s p <> s q) ->
  exists c, 0 < c /\ forall p q, (1 <= p <= m)%nat -> (1 <= q <= m)%nat -> p <> q -> c <= Rabs (s p - s q).
Proof.
  induction m as [|m IH]; intros H; [exists 1; split; [lra | intros; lia]|]. destruct IH as (c & C & L); [intros; apply H; lia|].
  destruct (least_of m (fun p => Rabs (s p - s (S m)))) as (d & D & M).
  { intros p Hp. apply Rabs_pos_lt. assert (N := H p (S m) ltac:(lia) ltac:(lia) ltac:(lia)). lra. }
  exists (Rmin c d). split; [now apply Rmin_pos|]. intros p q Hp Hq N.
  destruct (Nat.eq_dec p (S m)) as [->|Np]; [|destruct (Nat.eq_dec q (S m)) as [->|Nq]].
  - rewrite Rabs_minus_sym. eapply Rle_trans; [apply Rmin_r | apply M; lia].
  - eapply Rle_trans; [apply Rmin_r | apply M; lia].
  - eapply Rle_trans; [apply Rmin_l | apply L; lia].
Qed.
Section Whole.
Variables (n : nat) (tau : R).
Hypotheses (Hn : (1 <= n)%nat) (Ht : 0 < tau).
Let theta := PI / (2 * INR n).
Let s p := cos (2 * PI * INR p / INR n - theta).
Lemma n_pos : 0 < INR n.
Proof. apply lt_0_INR. lia. Qed.
Lemma different p q : (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> (p < q)%nat -> s p <> s q.
Proof.
  intros Hp Hq L. assert (N := n_pos). assert (P := PI_RGT_0). unfold s. intros E.
  assert (F : cos (2 * PI * INR p / INR n - theta) - cos (2 * PI * INR q / INR n - theta)
    = 2 * sin (PI * (2 * INR p + 2 * INR q - 1) / (2 * INR n)) * sin (PI * (INR q - INR p) / INR n)).
  { rewrite form2. unfold theta.
    replace ((2 * PI * INR p / INR n - PI / (2 * INR n) - (2 * PI * INR q / INR n - PI / (2 * INR n))) / 2) with (- (PI * (INR q - INR p) / INR n)) by (field; lra).
    replace ((2 * PI * INR p / INR n - PI / (2 * INR n) + (2 * PI * INR q / INR n - PI / (2 * INR n))) / 2) with (PI * (2 * INR p + 2 * INR q - 1) / (2 * INR n)) by (field; lra).
    rewrite sin_neg. ring. }
  rewrite E, Rminus_diag_eq in F by reflexivity.
  assert (Ip : 1 <= INR p) by (apply (le_INR 1); lia). assert (Iq : INR q <= INR n) by (apply le_INR; lia). assert (Ipq : INR p + 1 <= INR q) by (rewrite <- S_INR; apply le_INR; lia).
  assert (S2 : 0 < sin (PI * (INR q - INR p) / INR n)).
  { apply sin_gt_0; [apply Rdiv_lt_0_compat; [apply Rmult_lt_0_compat; lra | exact N]|].
    apply Rmult_lt_reg_r with (INR n); [exact N|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. rewrite Rmult_1_r. apply Rmult_lt_compat_l; lra. }
  assert (S1 : sin (PI * (2 * INR p + 2 * INR q - 1) / (2 * INR n)) <> 0); [|apply S1; nra].
  set (m := (2 * p + 2 * q - 1)%nat). assert (Im : INR m = 2 * INR p + 2 * INR q - 1).
  { unfold m. rewrite minus_INR by lia. rewrite plus_INR, !mult_INR. simpl (INR 2). simpl (INR 1). ring. }
  rewrite <- Im. destruct (Nat.lt_trichotomy m (2 * n)) as [A|[A|A]]; [|unfold m in A; lia|].
  - apply Rgt_not_eq. apply lt_INR in A. rewrite mult_INR in A. replace (INR 2) with 2 in A by (simpl; ring). apply sin_gt_0.
    + apply Rdiv_lt_0_compat; [|lra]. apply Rmult_lt_0_compat; lra.
    + apply Rmult_lt_reg_r with (2 * INR n); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra. apply Rmult_lt_compat_l; lra.
  - apply Rlt_not_eq. apply lt_INR in A. rewrite mult_INR in A. replace (INR 2) with 2 in A by (simpl; ring). apply sin_lt_0.
    + apply Rmult_lt_reg_r with (2 * INR n); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra. apply Rmult_lt_compat_l; lra.
    + apply Rmult_lt_reg_r with (2 * INR n); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra.
      replace (2 * PI * (2 * INR n)) with (PI * (4 * INR n)) by ring. apply Rmult_lt_compat_l; lra.
Qed.
Lemma all_apart : exists h, forall x x', share n tau x h = share n tau x' h -> forall p, (1 <= p <= n)%nat -> x p = x' p.
Proof.
  assert (N := n_pos). assert (N1 : 1 <= INR n) by (apply (le_INR 1), Hn).
  destruct (least_gap n s) as (c & C & Gap).
  { intros p q Hp Hq Npq. destruct (Nat.lt_gt_cases p q) as [T _]. destruct (T Npq) as [L|L]; [now apply different | intros X; symmetry in X; revert X; now apply different]. }
  set (r := tau * ln (1 + INR n) / c). assert (R0 : 0 < r).
  { unfold r. apply Rdiv_lt_0_compat; [|exact C]. apply Rmult_lt_0_compat; [exact Ht|]. rewrite <- ln_1. apply ln_increasing; lra. }
  set (h := Head (r * sin theta) (r * cos theta)). exists h. intros x x' Sh.
  assert (Sc : forall p, score n h p = r * s p).
  { intros p. unfold score, h, s, u1, u2. cbn [a13 a14]. rewrite cos_minus. ring. }
  set (D := fun p => negb (Bool.eqb (x p) (x' p))).
  destruct (Classical_Prop.classic (forall p, (1 <= p <= n)%nat -> x p = x' p)) as [A|No]; [exact A | exfalso].
  assert (Ex : exists p, (1 <= p <= n)%nat /\ D p = true).
  { apply Classical_Pred_Type.not_all_ex_not in No as (p & No). apply Classical_Prop.imply_to_and in No as [Hp No]. exists p. split; [exact Hp|].
    unfold D. apply Bool.negb_true_iff, Bool.eqb_false_iff. exact No. }
  destruct (Prop21.best_of (fun p => if D p then s p else -2) n Hn) as (p & Hp & Best).
  assert (Low : forall q, -1 <= s q) by (intros q; apply COS_bound).
  assert (Dp : D p = true).
  { destruct (Bool.bool_dec (D p) true) as [Y|Y]; [exact Y | exfalso]. apply Bool.not_true_iff_false in Y. destruct Ex as (q & Hq & Dq). specialize (Best q Hq). cbv beta in Best. rewrite Y, Dq in Best. specialize (Low q). lra. }
  assert (Top : forall q, (1 <= q <= n)%nat -> D q = true -> q <> p -> score n h q + r * c <= score n h p).
  { intros q Hq Dq Nq. rewrite !Sc. specialize (Best q Hq). cbv beta in Best. rewrite Dp, Dq in Best. assert (G := Gap p q Hp Hq ltac:(congruence)). rewrite Rabs_right in G by lra. nra. }
  set (g := gamma n tau h). assert (G0 : forall q, 0 < g q) by (intros q; now apply gamma_pos).
  assert (Drop : forall q, (1 <= q <= n)%nat -> D q = true -> q <> p -> g q <= g p * / (1 + INR n)).
  { intros q Hq Dq Nq. assert (W := weight_drop n tau h p q (r * c) Hn Ht (Top q Hq Dq Nq)).
    replace (r * c / tau) with (ln (1 + INR n)) in W by (unfold r; field; lra). rewrite exp_Ropp, exp_ln in W by lra. exact W. }
  assert (Z : Sum n (fun q => (bit x q - bit x' q) * g q) = 0).
  { rewrite (Sum_ext n _ (fun q => bit x q * g q - bit x' q * g q)) by (intros; ring). rewrite Sum_minus.
    change (share n tau x h - share n tau x' h = 0). rewrite Sh. ring. }
  set (t := fun q => if Nat.eqb q p then 0 else (bit x q - bit x' q) * g q).
  assert (P := Sum_single n p (fun q => (bit x q - bit x' q) * g q) Hp).
  rewrite (Sum_ext n _ (fun q => (if Nat.eqb q p then (bit x q - bit x' q) * g q else 0) + t q)) in Z by (intros q _; unfold t; destruct (Nat.eqb q p); ring).
  rewrite Sum_plus, P in Z. assert (B1 : Rabs ((bit x p - bit x' p) * g p) = g p).
  { rewrite Rabs_mult, (Rabs_right (g p)) by (specialize (G0 p); lra). unfold D in Dp. unfold bit. destruct (x p), (x' p); try discriminate; [replace (1 - 0) with 1 by ring; rewrite Rabs_R1 | replace (0 - 1) with (- (1)) by ring; rewrite Rabs_Ropp, Rabs_R1]; ring. }
  assert (B2 : Rabs (Sum n t) <= INR n * (g p * / (1 + INR n))).
  { eapply Rle_trans; [apply Sum_abs|]. rewrite <- Sum_const. apply Sum_le. intros q Hq. unfold t.
    assert (I : 0 <= g p * / (1 + INR n)) by (specialize (G0 p); apply Rmult_le_pos; [lra | left; apply Rinv_0_lt_compat; lra]).
    destruct (Nat.eqb_spec q p) as [|Nq]; [rewrite Rabs_R0; exact I|]. destruct (D q) eqn:Dq.
    - eapply Rle_trans; [|apply (Drop q Hq Dq Nq)]. rewrite Rabs_mult, (Rabs_right (g q)) by (specialize (G0 q); lra).
      assert (U : Rabs (bit x q - bit x' q) <= 1) by (unfold bit; destruct (x q), (x' q); apply Rabs_le; lra). specialize (G0 q). nra.
    - unfold D in Dq. apply Bool.negb_false_iff, Bool.eqb_prop in Dq. unfold bit. rewrite Dq, Rminus_diag_eq, Rmult_0_l, Rabs_R0 by reflexivity. exact I. }
  assert (V : (bit x p - bit x' p) * g p = - Sum n t) by lra. rewrite V, Rabs_Ropp in B1. rewrite B1 in B2. specialize (G0 p).
  apply (Rmult_le_compat_r (1 + INR n)) in B2; [|lra]. replace (INR n * (g p * / (1 + INR n)) * (1 + INR n)) with (INR n * g p) in B2 by (field; lra). nra.
Qed.
End Whole.
Theorem one_soft_head : H1.statement.
Proof.
  intros n k tau [Hkn Hk] Ht Ek. destruct (all_apart n tau ltac:(lia) Ht) as (h & A). exists (Generated.entries (fun _ => h)).
  intros x _ x' _ Sh. rewrite !share_is in Sh. intros p Hp. now apply A.
Qed.
Theorem one_soft_head_means : H1.statement_means.
Proof.
  intros n k tau [Hkn Hk] Ht Ek A x _ x' _. assert (F : forall y, H1.ok_share n tau y A k 1) by (intros y; apply share_fine; lia || exact Ht).
  split; [apply F|]. split; [apply F|]. intros _ p Hp. exact Hp.
Qed.
