(** Theorem 5: for odd k and b > 0 the risk has a positive floor over all heads, so no algorithm brings it to zero. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Prop34 Printed.
Open Scope R_scope.

Lemma scaled_increasing b a c : 0 < b -> 0 < a -> a <= c ->
  a * (sqrt (a ^ 2 + b) - a) <= c * (sqrt (c ^ 2 + b) - c).
Proof.
  intros Hb Ha Hac. pose proof (root_pos b Hb a) as P. pose proof (root_sq b Hb a) as S.
  pose proof (root_pos b Hb c) as P'. pose proof (root_sq b Hb c) as S'.
  set (r := sqrt (a ^ 2 + b)) in *. set (r' := sqrt (c ^ 2 + b)) in *.
  assert (K : a * r' <= c * r).
  { apply Rsqr_incr_0_var; [|apply Rmult_le_pos; lra]. unfold Rsqr.
    replace (a * r' * (a * r')) with (a ^ 2 * (r' * r')) by ring. replace (c * r * (c * r)) with (c ^ 2 * (r * r)) by ring.
    rewrite S, S'. assert (a ^ 2 <= c ^ 2) by (apply pow_incr; lra). nra. }
  assert (E : a * (r - a) = b * (a / (r + a))) by (replace b with (r * r - a ^ 2) by lra; field; lra).
  assert (E' : c * (r' - c) = b * (c / (r' + c))) by (replace b with (r' * r' - c ^ 2) by lra; field; lra).
  rewrite E, E'. apply Rmult_le_compat_l; [lra|].
  apply Rmult_le_reg_r with ((r + a) * (r' + c)); [apply Rmult_lt_0_compat; lra|].
  replace (a / (r + a) * ((r + a) * (r' + c))) with (a * (r' + c)) by (field; lra).
  replace (c / (r' + c) * ((r + a) * (r' + c))) with (c * (r + a)) by (field; lra). lra.
Qed.

Lemma f_zero_below k b : 0 < b -> Nat.odd k = true -> f k b 0 < 1.
Proof.
  intros Hb Hk. set (t q := (8 * INR q - 4) * sigma b (0 + 1/2 - INR q)).
  assert (T : forall q, (1 <= q)%nat -> t q = 4 * ((INR q - 1/2) * (sqrt ((INR q - 1/2) ^ 2 + b) - (INR q - 1/2)))).
  { intros q _. unfold t, sigma. replace ((0 + 1/2 - INR q) ^ 2) with ((INR q - 1/2) ^ 2) by ring. field. }
  assert (Inc : forall q, (1 <= q)%nat -> t q <= t (S q)).
  { intros q Hq. rewrite !T by lia. apply Rmult_le_compat_l; [lra|]. assert (1 <= INR q) by (apply (le_INR 1); lia).
    apply scaled_increasing; rewrite ?S_INR; lra. }
  assert (Pos : 0 < t 1%nat).
  { rewrite T by lia. simpl INR. pose proof (root_pos b Hb (1 - 1/2)). pose proof (root_sq b Hb (1 - 1/2)).
    set (r := sqrt _) in *. assert (1/2 < r) by nra. nra. }
  assert (A : forall j, Sum (2 * j + 1) (fun q => (-1) ^ q * t q) <= - t 1%nat).
  { induction j as [|j IH]; [simpl; lra|].
    replace (2 * S j + 1)%nat with (S (S (2 * j + 1))) by lia. cbn [Sum].
    assert (E : (-1) ^ (2 * j + 1) = -1) by (rewrite Nat.add_1_r; apply pow_1_odd).
    replace ((-1) ^ S (2 * j + 1)) with 1 by (rewrite <- tech_pow_Rmult, E; ring).
    replace ((-1) ^ S (S (2 * j + 1))) with (-1) by (rewrite <- !tech_pow_Rmult, E; ring).
    assert (I := Inc (S (2 * j + 1)) ltac:(lia)). lra. }
  apply Nat.odd_spec in Hk. destruct Hk as [j ->]. unfold f.
  rewrite (Sum_ext _ _ (fun q => (-1) ^ q * t q)) by (intros; unfold outer, t; ring). specialize (A j). lra.
Qed.

Lemma Mean_zero_input n F : (forall x, 0 <= F x) -> F (fun _ => false) / 2 ^ n <= Mean n F.
Proof.
  revert F. induction n as [|n IH]; intros F H; [simpl; lra|]. cbn [Mean].
  assert (Z : upd (fun _ => false) (S n) false = fun _ => false) by (apply functional_extensionality; intros; unfold upd; now destruct Nat.eqb).
  assert (I := IH (fun x => F (upd x (S n) false)) ltac:(intros; apply H)). cbv beta in I. rewrite Z in I.
  assert (J : 0 <= Mean n (fun x => F (upd x (S n) true))) by (rewrite <- (Mean_const n 0); apply Mean_le; intros; apply H).
  assert (P : 0 < 2 ^ n) by (apply pow_lt; lra).
  replace (F (fun _ => false) / 2 ^ S n) with (F (fun _ => false) / 2 ^ n / 2) by (simpl; field; lra). lra.
Qed.

Lemma label_zero n B : label n B (fun _ => false) = 1.
Proof.
  unfold label, ones. replace (count n _) with O; [reflexivity|]. symmetry.
  induction n as [|n IH]; [reflexivity|]. cbn [count]. now rewrite IH, andb_false_r.
Qed.

Theorem thm_5_floor_odd :
  forall (n k : nat) (tau b : R) (B : nat -> bool),
  Nat.odd k = true -> 0 < b ->
  0 < (1 - f k b 0) ^ 2 / 2 ^ n /\
  forall A : nat -> head, (1 - f k b 0) ^ 2 / 2 ^ n <= risk n B (fun x => yhat n k tau b x A).
Proof.
  intros n k tau b B Hk Hb. assert (F := f_zero_below k b Hb Hk). assert (P : 0 < 2 ^ n) by (apply pow_lt; lra). split.
  - apply Rdiv_lt_0_compat; [nra | exact P].
  - intros A. eapply Rle_trans; [|apply Mean_zero_input; intros; apply pow2_ge_0]. right. f_equal.
    assert (S0 : attended n k tau (fun _ => false) A = 0).
    { unfold attended. rewrite (Sum_ext k _ (fun _ => 0)); [rewrite Sum_const; ring|]. intros i _. unfold share.
      rewrite (Sum_ext n _ (fun _ => 0)); [rewrite Sum_const; ring|]. intros; unfold bit; ring. }
    unfold loss, yhat. rewrite S0, label_zero, Rmult_1_l, Rmax_right by lra. reflexivity.
Qed.

(** Even k. *)
Section Even.
Variable b : R.
Hypothesis Hb : 0 < b.
Notation dl z := (sigma b (- z)).

Lemma sigma_increasing y z : y <= z -> sigma b y <= sigma b z.
Proof.
  intros H. unfold sigma. pose proof (root_pos b Hb y). pose proof (root_sq b Hb y).
  pose proof (root_pos b Hb z). pose proof (root_sq b Hb z).
  set (r := sqrt (y ^ 2 + b)) in *. set (r' := sqrt (z ^ 2 + b)) in *.
  assert (- z <= r') by (destruct (Rle_lt_dec 0 z); nra).
  assert (r <= r' + (z - y)); [|lra].
  apply Rsqr_incr_0_var; [unfold Rsqr; nra | lra].
Qed.

Lemma sigma_pos z : 0 < sigma b z.
Proof.
  unfold sigma. pose proof (root_pos b Hb z). pose proof (root_sq b Hb z). set (r := sqrt _) in *.
  assert (- z < r) by (destruct (Rle_lt_dec 0 z); nra). lra.
Qed.

Lemma scaled_dl y z : 0 < y -> y <= z -> y * dl y <= z * dl z.
Proof.
  intros Hy H. unfold sigma. replace ((- y) ^ 2) with (y ^ 2) by ring. replace ((- z) ^ 2) with (z ^ 2) by ring.
  assert (S := scaled_increasing b y z Hb Hy H). lra.
Qed.

Lemma sigma_split z : sigma b z - dl z = z.
Proof. unfold sigma. replace ((- z) ^ 2) with (z ^ 2) by ring. field. Qed.

Lemma f_above k s : (1 <= k)%nat -> Nat.even k = true -> 0 <= s <= 1 -> -1 < f k b s.
Proof.
  intros Hk He Hs.
  set (z q := INR q - 1/2 - s). set (t q := 8 * (z q * dl (z q)) + 8 * s * dl (z q)).
  assert (O : forall q, outer q * sigma b (s + 1/2 - INR q) = (-1) ^ q * t q).
  { intros q. unfold outer, t, z. replace (- (INR q - 1/2 - s)) with (s + 1/2 - INR q) by ring. field. }
  assert (Z : forall q, (2 <= q)%nat -> 0 < z q).
  { intros q Hq. unfold z. assert (INR 2 <= INR q) by (apply le_INR; lia). simpl in H. lra. }
  assert (ZS : forall q, z (S q) = z q + 1) by (intros; unfold z; rewrite S_INR; ring).
  assert (Dec : forall q, dl (z (S q)) <= dl (z q)) by (intros; apply sigma_increasing; rewrite ZS; lra).
  assert (Inc : forall q, (2 <= q)%nat -> z q * dl (z q) <= z (S q) * dl (z (S q))).
  { intros q Hq. apply scaled_dl; [now apply Z | rewrite ZS; lra]. }
  assert (P : forall m, Sum (2 * S m) (fun q => (-1) ^ q * t q)
      >= - 4 * sigma b (s - 1/2) + 8 * (z 2%nat * dl (z 2%nat)) + 8 * s * dl (z (2 * S m)%nat)).
  { induction m as [|m IH].
    - assert (E1 : (-1) ^ 1 * t 1%nat = -4 * sigma b (s - 1/2)).
      { rewrite <- O. replace (s + 1/2 - INR 1) with (s - 1/2) by (simpl; field). unfold outer. simpl INR. ring. }
      assert (E2 : (-1) ^ 2 * t 2%nat = 8 * (z 2%nat * dl (z 2%nat)) + 8 * s * dl (z 2%nat)) by (unfold t; ring).
      change (2 * 1)%nat with 2%nat. cbn [Sum]. rewrite E1, E2. lra.
    - replace (2 * S (S m))%nat with (S (S (2 * S m))) by lia. cbn [Sum].
      assert (E : (-1) ^ (2 * S m) = 1) by apply pow_1_even.
      replace ((-1) ^ S (2 * S m)) with (-1) by (rewrite <- tech_pow_Rmult, E; ring).
      replace ((-1) ^ S (S (2 * S m))) with 1 by (rewrite <- !tech_pow_Rmult, E; ring).
      set (Q := (2 * S m)%nat) in *. assert (HQ : (2 <= Q)%nat) by (unfold Q; lia).
      assert (I := Inc (S Q) ltac:(lia)). assert (D := Dec Q). unfold t at 2 3.
      assert (8 * s * dl (z (S Q)) <= 8 * s * dl (z Q)) by (apply Rmult_le_compat_l; lra). lra. }
  apply Nat.even_spec in He. destruct He as [j ->]. destruct j as [|m]; [lia|].
  specialize (P m). unfold f. rewrite (Sum_ext _ _ (fun q => (-1) ^ q * t q)) by (intros; apply O).
  assert (Z2 : z 2%nat = 1 - (s - 1/2)) by (unfold z; simpl; field).
  assert (A : 1/2 * dl (1/2) <= z 2%nat * dl (z 2%nat)) by (apply scaled_dl; rewrite ?Z2; lra).
  assert (Sp := sigma_split (1/2)). assert (Dp : 0 < dl (z (2 * S m)%nat)) by apply sigma_pos.
  destruct (Req_dec s 0) as [->|NS].
  - assert (sigma b (0 - 1/2) = dl (1/2)) by (f_equal; field). lra.
  - assert (M : sigma b (s - 1/2) <= sigma b (1/2)) by (apply sigma_increasing; lra).
    assert (0 < 8 * s * dl (z (2 * S m)%nat)) by (apply Rmult_lt_0_compat; lra). lra.
Qed.
End Even.

Lemma Mean_point n F x : (forall y, 0 <= F y) -> (forall q, x q = true -> (1 <= q <= n)%nat) -> F x / 2 ^ n <= Mean n F.
Proof.
  revert F x. induction n as [|n IH]; intros F x H0 Hx.
  - simpl. replace x with (fun _ : nat => false); [lra|]. apply functional_extensionality. intros q.
    destruct (x q) eqn:E; [apply Hx in E; lia | reflexivity].
  - cbn [Mean]. set (x' := upd x (S n) false).
    assert (X : upd x' (S n) (x (S n)) = x).
    { apply functional_extensionality. intros q. unfold x', upd. destruct (Nat.eqb_spec q (S n)); congruence. }
    assert (I := IH (fun y => F (upd y (S n) (x (S n)))) x' ltac:(intros; apply H0)
      ltac:(intros q; unfold x', upd; destruct (Nat.eqb_spec q (S n)); [discriminate | intros E; apply Hx in E; lia])).
    cbv beta in I. rewrite X in I.
    assert (J : forall v, 0 <= Mean n (fun y => F (upd y (S n) v))) by (intros; rewrite <- (Mean_const n 0); apply Mean_le; intros; apply H0).
    assert (P : 0 < 2 ^ n) by (apply pow_lt; lra).
    replace (F x / 2 ^ S n) with (F x / 2 ^ n / 2) by (simpl; field; lra).
    specialize (J (negb (x (S n)))). destruct (x (S n)); simpl in J; lra.
Qed.

Lemma light_bit n k (c : nat -> R) B : (1 <= k)%nat -> count n B = k -> (forall p, (1 <= p <= n)%nat -> 0 <= c p) -> Sum n c <= INR k ->
  exists p, (1 <= p <= n)%nat /\ B p = true /\ c p <= 1.
Proof.
  intros Hk HB H0 HS. apply Classical_Prop.NNPP. intros No.
  assert (G : forall p, (1 <= p <= n)%nat -> B p = true -> 1 < c p).
  { intros p Hp Bp. destruct (Rle_lt_dec (c p) 1); [exfalso; apply No; now exists p | assumption]. }
  assert (D : forall m, (m <= n)%nat -> INR (count m B) <= Sum m c /\ ((1 <= count m B)%nat -> INR (count m B) < Sum m c)).
  { induction m as [|m IH]; intros Hm; [simpl; split; [lra | lia]|]. cbn [count Sum]. destruct (IH ltac:(lia)) as [L L'].
    specialize (H0 (S m) ltac:(lia)). specialize (G (S m) ltac:(lia)).
    destruct (B (S m)).
    - specialize (G eq_refl). rewrite plus_INR. simpl (INR 1). split; [lra | intros _; lra].
    - rewrite Nat.add_0_r. split; [lra | intros Q; specialize (L' Q); lra]. }
  destruct (D n (le_n n)) as [_ L]. rewrite HB in L. specialize (L Hk). lra.
Qed.

Theorem thm_5_floor :
  forall (n k : nat) (tau b : R) (B : nat -> bool),
  (1 <= k)%nat -> count n B = k -> 0 < b ->
  exists floor, 0 < floor /\
  ((Nat.odd k = true /\ floor = (1 - f k b 0) ^ 2 / 2 ^ n) \/
   (Nat.even k = true /\ exists s, 0 <= s <= 1 /\ (forall r, 0 <= r <= 1 -> f k b s <= f k b r) /\
      floor = (1 + f k b s) ^ 2 / 2 ^ n)) /\
  forall A : nat -> head, floor <= risk n B (fun x => yhat n k tau b x A).
Proof.
  intros n k tau b B Hk HB Hb.
  destruct (Nat.odd k) eqn:Ok.
  { destruct (thm_5_floor_odd n k tau b B Ok Hb) as [P F]. eexists; split; [exact P | split; [left; now split | exact F]]. }
  assert (Ek : Nat.even k = true) by (rewrite <- Nat.negb_odd, Ok; reflexivity).
  assert (Hn : (1 <= n)%nat) by (pose proof (count_le n B); lia).
  assert (P2 : 0 < 2 ^ n) by (apply pow_lt; lra).
  destruct (continuity_ab_min (f k b) 0 1 ltac:(lra)) as [s0 [Min Hs0]].
  { intros c _. apply continuity_pt_filterlim, @ex_derive_continuous. eexists. now apply f_derive. }
  assert (F0 := f_above b Hb k s0 Hk Ek Hs0).
  exists ((1 + f k b s0) ^ 2 / 2 ^ n). split; [apply Rdiv_lt_0_compat; [nra | exact P2]|].
  split; [right; split; [exact Ek | exists s0; auto]|].
  intros A. set (c p := Sum k (fun i => gamma n tau (A i) p)).
  assert (C0 : forall p, (1 <= p <= n)%nat -> 0 <= c p) by (intros; apply Sum_nonneg; intros; left; now apply gamma_pos).
  assert (Ct : Sum n c <= INR k).
  { right. unfold c. assert (Sw : forall K, Sum n (fun p => Sum K (fun i => gamma n tau (A i) p)) = INR K).
    { induction K as [|K IH]; [cbn [Sum]; rewrite Sum_const; simpl; ring|]. cbn [Sum]. rewrite Sum_plus, IH, S_INR. f_equal. now apply gamma_sum. }
    apply Sw. }
  destruct (light_bit n k c B Hk HB C0 Ct) as [p [Hp [Bp Cp]]].
  set (x := fun q => Nat.eqb q p).
  eapply Rle_trans; [|apply (Mean_point n _ x); [intros; apply pow2_ge_0|]].
  2: { intros q. unfold x. intros E. apply Nat.eqb_eq in E. now subst q. }
  apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|].
  assert (At : attended n k tau x A = c p).
  { unfold attended, c. apply Sum_ext. intros i _. unfold share.
    rewrite (Sum_ext n _ (fun q => if Nat.eqb q p then gamma n tau (A i) q else 0)) by (intros q _; unfold bit, x; destruct (Nat.eqb q p); ring).
    now apply Sum_single. }
  assert (Lb : label n B x = -1).
  { assert (X : x = upd (fun _ => false) p true) by (apply functional_extensionality; intros q; unfold x, upd; now destruct (Nat.eqb q p)).
    assert (Y : upd (fun _ => false) p false = fun _ : nat => false) by (apply functional_extensionality; intros q; unfold upd; now destruct (Nat.eqb q p)).
    unfold label. rewrite X, ones_upd, Y by assumption. change ((-1) * label n B (fun _ => false) = -1). rewrite label_zero. ring. }
  unfold loss, yhat. rewrite At, Lb. assert (M := Min (c p) ltac:(split; [now apply C0 | exact Cp])).
  rewrite Rmax_right by lra. apply pow_incr. lra.
Qed.
