(** Theorem 11, repaired: a position that every head ranks low is a bit that costs, for soft attention too. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Sums Abel Prop34 Rem13 Cor20.
Open Scope R_scope.

(** * Fair bits *)
Lemma count_ext m (P Q : nat -> bool) : (forall q, (1 <= q <= m)%nat -> P q = Q q) -> count m P = count m Q.
Proof.
  induction m as [|m IH]; intros H; cbn [count]; [reflexivity|].
  now rewrite (IH ltac:(intros; apply H; lia)), (H (S m)) by lia.
Qed.
Lemma upd_here x p v : upd x p v p = v.
Proof. unfold upd. now rewrite Nat.eqb_refl. Qed.
Lemma upd_there x p v q : q <> p -> upd x p v q = x q.
Proof. intros H. unfold upd. destruct (Nat.eqb_spec q p); [contradiction | reflexivity]. Qed.
Lemma Mean_scal n c F : Mean n (fun x => c * F x) = c * Mean n F.
Proof. revert F. induction n as [|n IH]; intros F; cbn [Mean]; [reflexivity|]. rewrite !IH. field. Qed.

Lemma fewer_none L : fewer L 0 = 0.
Proof. unfold fewer. transitivity (Mean L (fun _ => 0)); [|apply Mean_const]. now apply Mean_ext. Qed.
Lemma fewer_step L t : fewer (S L) (S t) = (fewer L (S t) + fewer L t) / 2.
Proof.
  unfold fewer. cbn [Mean count]. f_equal. f_equal; apply Mean_ext; intros x; rewrite upd_here;
    rewrite (count_ext L (upd x (S L) _) x) by (intros; apply upd_there; lia); rewrite ?Nat.add_0_r, ?Nat.add_1_r; reflexivity.
Qed.
Lemma fewer_more L t : fewer L t <= fewer L (S t).
Proof. apply Mean_le. intros x. destruct (Nat.ltb_spec (count L x) t), (Nat.ltb_spec (count L x) (S t)); try lra; lia. Qed.
Lemma fewer_falls L K t : (L <= K)%nat -> fewer K t <= fewer L t.
Proof.
  induction 1 as [|K _ IH]; [lra|]. apply Rle_trans with (fewer K t); [|exact IH].
  destruct t as [|t]; [rewrite !fewer_none; lra|]. rewrite fewer_step. assert (M := fewer_more K t). lra.
Qed.
Lemma fewer_pos L t : 0 <= fewer L t.
Proof. unfold fewer. rewrite <- (Mean_const L 0) at 1. apply Mean_le. intros x. destruct Nat.ltb; lra. Qed.

(** Chernoff's bound, at 1/4. *)
Lemma fewer_tail L t : fewer L t <= 4 ^ t * (5 / 8) ^ L.
Proof.
  revert t. induction L as [|L IH]; intros t.
  - unfold fewer. cbn [Mean count]. assert (1 <= 4 ^ t) by (apply pow_R1_Rle; lra). destruct Nat.ltb; simpl; lra.
  - destruct t as [|t]; [rewrite fewer_none; simpl; assert (0 < (5 / 8) ^ L) by (apply pow_lt; lra); lra|].
    rewrite fewer_step. assert (A := IH (S t)). assert (B := IH t). simpl in *. nra.
Qed.
Lemma fewer_half L t : (5 * t <= L)%nat -> fewer L t <= (/ 2) ^ t.
Proof.
  intros H. apply Rle_trans with (fewer (5 * t) t); [now apply fewer_falls|].
  eapply Rle_trans; [apply fewer_tail|]. rewrite pow_mult, <- Rpow_mult_distr.
  apply pow_incr. simpl. lra.
Qed.

(** How many of given positions have given values. *)
Lemma hits_law n (Q c : nat -> bool) t :
  Mean n (fun x => if Nat.ltb (count n (fun q => Q q && Bool.eqb (x q) (c q))) t then 1 else 0) = fewer (count n Q) t.
Proof.
  revert t. induction n as [|n IH]; intros t; [reflexivity|]. cbn [Mean count].
  assert (E : forall v x, count n (fun q => Q q && Bool.eqb (upd x (S n) v q) (c q)) = count n (fun q => Q q && Bool.eqb (x q) (c q)))
    by (intros; apply count_ext; intros; now rewrite upd_there by lia).
  assert (H : forall v, Mean n (fun x => if Nat.ltb (count n (fun q => Q q && Bool.eqb (upd x (S n) v q) (c q)) + (if Q (S n) && Bool.eqb (upd x (S n) v (S n)) (c (S n)) then 1 else 0)) t then 1 else 0)
     = match t with O => 0 | S u => if Q (S n) && Bool.eqb v (c (S n)) then fewer (count n Q) u else fewer (count n Q) t end).
  { intros v. destruct t as [|u].
    - transitivity (Mean n (fun _ => 0)); [now apply Mean_ext | apply Mean_const].
    - destruct (Q (S n) && Bool.eqb v (c (S n))) eqn:D; rewrite <- IH; apply Mean_ext; intros x; rewrite E, upd_here, D;
        rewrite ?Nat.add_0_r, ?Nat.add_1_r; reflexivity. }
  rewrite (H false), (H true). destruct t as [|u]; [rewrite fewer_none; field|].
  destruct (Q (S n)), (c (S n)); cbn [andb Bool.eqb]; rewrite ?Nat.add_0_r, ?Nat.add_1_r, ?fewer_step; field.
Qed.

(** * Attention to one position *)
Lemma Sum_where n (P : nat -> bool) (c : R) : Sum n (fun q => if P q then c else 0) = INR (count n P) * c.
Proof.
  induction n as [|n IH]; cbn [Sum count]; [simpl; ring|]. rewrite IH, plus_INR. destruct (P (S n)); simpl; ring.
Qed.

(** With t others that weigh at least as much, a position has at most 1/(t+1) of the attention. *)
Lemma capped n p (e : nat -> R) (hit : nat -> bool) t : (1 <= p <= n)%nat -> (forall q, 0 < e q) -> hit p = false ->
  (forall q, (1 <= q <= n)%nat -> hit q = true -> e p <= e q) -> (t <= count n hit)%nat -> e p / Sum n e <= 1 / (INR t + 1).
Proof.
  intros Hp He Hh Hge Ht.
  assert (Big : (INR t + 1) * e p <= Sum n e).
  { apply Rle_trans with (Sum n (fun q => (if Nat.eqb q p then e p else 0) + (if hit q then e p else 0))).
    - rewrite Sum_plus, (Sum_single n p (fun _ => e p) Hp), Sum_where.
      assert (INR t <= INR (count n hit)) by now apply le_INR. specialize (He p). nra.
    - apply Sum_le. intros q Hq. specialize (Hge q Hq). pose proof (He q). destruct (Nat.eqb_spec q p) as [->|]; [rewrite Hh; lra|].
      destruct (hit q); [specialize (Hge eq_refl)|]; lra. }
  assert (T0 := pos_INR t). assert (P := He p). assert (Z : 0 < Sum n e) by nra.
  apply Rmult_le_reg_l with ((INR t + 1) * Sum n e); [nra|]. field_simplify; [nra | lra | lra].
Qed.

Lemma apart_one n p (g : nat -> R) : (1 <= p <= n)%nat -> Sum n g = Sum n (fun q => if Nat.eqb q p then 0 else g q) + g p.
Proof.
  intros Hp. rewrite <- (Sum_single n p g Hp), <- Sum_plus. apply Sum_ext. intros q _. destruct Nat.eqb; ring.
Qed.

(** A mean that gives at most g to one value moves by at most 2g when this value and its weight change. *)
Lemma mean_moves n p (e e' w w' : nat -> R) g : (1 <= p <= n)%nat -> (forall q, 0 < e q) -> (forall q, 0 < e' q) ->
  (forall q, q <> p -> e q = e' q) -> (forall q, q <> p -> w q = w' q) ->
  (forall q, (1 <= q <= n)%nat -> Rabs (w q) <= 1) -> (forall q, (1 <= q <= n)%nat -> Rabs (w' q) <= 1) ->
  e p / Sum n e <= g -> e' p / Sum n e' <= g ->
  Rabs (Sum n (fun q => e q * w q) / Sum n e - Sum n (fun q => e' q * w' q) / Sum n e') <= 2 * g.
Proof.
  intros Hp He He' Ee Ew Hw Hw'.
  set (G := Sum n (fun q => if Nat.eqb q p then 0 else e q)). set (U := Sum n (fun q => if Nat.eqb q p then 0 else e q * w q)).
  assert (E1 : Sum n e = G + e p) by now apply apart_one.
  assert (E2 : Sum n e' = G + e' p).
  { rewrite (apart_one n p e' Hp). f_equal. apply Sum_ext. intros q _. destruct (Nat.eqb_spec q p); [reflexivity | symmetry; auto]. }
  assert (E3 : Sum n (fun q => e q * w q) = U + e p * w p) by (apply (apart_one n p (fun q => e q * w q) Hp)).
  assert (E4 : Sum n (fun q => e' q * w' q) = U + e' p * w' p).
  { rewrite (apart_one n p (fun q => e' q * w' q) Hp). f_equal. apply Sum_ext. intros q _.
    destruct (Nat.eqb_spec q p); [reflexivity|]. now rewrite Ee, Ew. }
  assert (G0 : 0 <= G) by (apply Sum_nonneg; intros q _; specialize (He q); destruct Nat.eqb; lra).
  assert (UG : Rabs U <= G).
  { eapply Rle_trans; [apply Sum_abs|]. apply Sum_le. intros q Hq. destruct Nat.eqb; [rewrite Rabs_R0; lra|].
    rewrite Rabs_mult, (Rabs_pos_eq (e q)) by (specialize (He q); lra). specialize (Hw q Hq). specialize (He q). nra. }
  assert (Eu : exists u, U = G * u /\ -1 <= u <= 1).
  { destruct (Req_dec G 0) as [Z|NZ].
    - exists 0. rewrite Z in *. split; [|lra]. 
      apply Rabs_le_between in UG. lra.
    - exists (U / G). split; [field; lra|]. apply Rabs_le_between in UG.
      split; (apply Rmult_le_reg_l with G; [lra|]); replace (G * (U / G)) with U by (field; lra); lra. }
  destruct Eu as (u & -> & Hu). rewrite E1, E2, E3, E4. specialize (Hw p Hp). specialize (Hw' p Hp).
  apply Rabs_le_between in Hw. apply Rabs_le_between in Hw'. pose proof (He p) as A0. pose proof (He' p) as A1.
  set (a := e p) in *. set (a' := e' p) in *. set (c := a / (G + a)). set (c' := a' / (G + a')). intros Hg Hg'.
  replace ((G * u + a * w p) / (G + a)) with (u + c * (w p - u)) by (unfold c; field; lra).
  replace ((G * u + a' * w' p) / (G + a')) with (u + c' * (w' p - u)) by (unfold c'; field; lra).
  assert (C0 : 0 < c) by (apply Rdiv_lt_0_compat; lra). assert (C1 : 0 < c') by (apply Rdiv_lt_0_compat; lra).
  apply Rabs_le. split; nra.
Qed.

(** * The activation is 1-Lipschitz, and so is the output in the path norm *)
Lemma root_moves b y z : 0 <= b -> y <= z -> sqrt (z ^ 2 + b) - sqrt (y ^ 2 + b) <= z - y.
Proof.
  intros Hb H. apply Rplus_le_reg_r with (sqrt (y ^ 2 + b)).
  replace (sqrt (z ^ 2 + b) - sqrt (y ^ 2 + b) + sqrt (y ^ 2 + b)) with (sqrt (z ^ 2 + b)) by ring.
  set (r := sqrt (y ^ 2 + b)). assert (R0 : 0 <= r) by apply sqrt_pos.
  assert (R2 : r * r = y ^ 2 + b) by (apply sqrt_sqrt; nra). assert (Ry : y <= r) by nra.
  rewrite <- (sqrt_pow2 (z - y + r)) by lra. apply sqrt_le_1_alt. nra.
Qed.
Lemma sigma_moves b y z : 0 <= b -> Rabs (sigma b y - sigma b z) <= Rabs (y - z).
Proof.
  intros Hb. unfold sigma.
  assert (K : forall y z, y <= z -> Rabs ((y + sqrt (y ^ 2 + b)) / 2 - (z + sqrt (z ^ 2 + b)) / 2) <= z - y).
  { clear y z. intros y z H. assert (A := root_moves b y z Hb H). assert (B := root_moves b (- z) (- y) Hb ltac:(lra)).
    replace ((- y) ^ 2) with (y ^ 2) in B by ring. replace ((- z) ^ 2) with (z ^ 2) in B by ring.
    apply Rabs_le. lra. }
  destruct (Rle_dec y z) as [H|H].
  - rewrite (Rabs_left1 (y - z)) by lra. specialize (K y z H). lra.
  - rewrite (Rabs_pos_eq (y - z)) by lra. rewrite Rabs_minus_sym. apply K. lra.
Qed.

Section Frozen.
Variables (T : attention) (n m : nat) (tau b : R).
Hypothesis Hm : (1 <= m)%nat.
Hypothesis Htau : 0 < tau.
Hypothesis Hb : 0 <= b.
Hypothesis Small : bounded T n.

Lemma entry_small v p q : (1 <= p <= n)%nat -> (1 <= q <= dims T)%nat -> Rabs (entry T v p q) <= 1.
Proof.
  intros Hp Hq. unfold entry, dims in *. destruct Small as [S1 S2]. destruct (Nat.leb_spec q (half T)); [apply S1 | apply S2]; lia.
Qed.

Lemma gathered_moves x i t q : (1 <= i <= n)%nat -> (1 <= q <= dims T)%nat ->
  (forall j, (1 <= j <= m)%nat -> (t <= count n (fun r => above (pull T j) (fun r => r) i r && Bool.eqb (x r) (best (pull T j) r)))%nat) ->
  Rabs (gathered T n m tau x q - gathered T n m tau (flip x i) q) <= 2 * (1 / (INR t + 1)).
Proof.
  intros Hi Hq Low. assert (M0 : 0 < INR m) by (apply lt_0_INR; lia).
  assert (Pos : forall j x r, 0 < mass T tau j x r) by (intros; apply exp_pos).
  assert (Cap : forall j v, (1 <= j <= m)%nat -> mass T tau j (upd x i v) i / Sum n (mass T tau j (upd x i v)) <= 1 / (INR t + 1)).
  { intros j v Hj. set (hit := fun r => above (pull T j) (fun r => r) i r && Bool.eqb (x r) (best (pull T j) r)).
    apply (capped n i _ hit); [exact Hi | intros; apply Pos | unfold hit; now rewrite above_self | | exact (Low j Hj)].
    intros r Hr H. unfold hit in H. apply andb_true_iff in H. destruct H as [A E]. apply Bool.eqb_prop in E.
    assert (r <> i) by (intros ->; rewrite above_self in A; discriminate).
    unfold mass. rewrite upd_here, upd_there, E by assumption. apply Rle_trans with (exp (top (pull T j) r / tau)); [|right; reflexivity].
    assert (S : pull T j i v <= top (pull T j) r).
    { apply Rle_trans with (top (pull T j) i); [apply top_max|]. unfold above in A.
      destruct (Rlt_dec (top (pull T j) i) (top (pull T j) r)); [lra|]. destruct (Rlt_dec (top (pull T j) r) (top (pull T j) i)); [discriminate | lra]. }
    destruct S as [S| ->]; [left; apply exp_increasing | right; reflexivity].
    apply Rmult_lt_compat_r; [now apply Rinv_0_lt_compat | exact S]. }
  assert (X : x = upd x i (x i)) by (apply functional_extensionality; intros p; unfold upd; destruct (Nat.eqb_spec p i); congruence).
  unfold gathered. set (F := fun x j => Sum n (fun p => mass T tau j x p * entry T (x p) p q) / Sum n (mass T tau j x)).
  change (Rabs (Sum m (F x) / INR m - Sum m (F (flip x i)) / INR m) <= 2 * (1 / (INR t + 1))).
  replace (Sum m (F x) / INR m - Sum m (F (flip x i)) / INR m) with (Sum m (fun j => F x j - F (flip x i) j) / INR m)
    by (rewrite Sum_minus; field; lra).
  unfold Rdiv at 1. rewrite Rabs_mult, (Rabs_pos_eq (/ INR m)) by (left; now apply Rinv_0_lt_compat).
  apply Rmult_le_reg_r with (INR m); [exact M0|]. rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra.
  eapply Rle_trans; [apply Sum_abs|]. rewrite (Rmult_comm _ (INR m)), <- Sum_const. apply Sum_le. intros j Hj. unfold F.
  apply (mean_moves n i); auto.
  - intros r Hr. unfold mass. now rewrite flip_other.
  - intros r Hr. now rewrite flip_other.
  - intros r Hr. now apply entry_small.
  - intros r Hr. now apply entry_small.
  - assert (C := Cap j (x i) Hj). now rewrite <- X in C.
  - apply Cap. exact Hj.
Qed.

Lemma answer_moves N x y D : (forall q, (1 <= q <= dims T)%nat -> Rabs (gathered T n m tau x q - gathered T n m tau y q) <= D) ->
  Rabs (answer T n m tau b N x - answer T n m tau b N y) <= path_norm T N * D.
Proof.
  intros H. unfold answer, path_norm.
  match goal with |- Rabs (?o + ?s - (?o + ?r)) <= _ => replace (o + s - (o + r)) with (s - r) by ring end.
  rewrite <- Sum_minus. eapply Rle_trans; [apply Sum_abs|]. rewrite (Rmult_comm _ D), <- Sum_scal. apply Sum_le. intros t _.
  rewrite <- Rmult_minus_distr_l, Rabs_mult. rewrite <- Rmult_assoc, (Rmult_comm D), Rmult_assoc.
  apply Rmult_le_compat_l; [apply Rabs_pos|]. eapply Rle_trans; [now apply sigma_moves|].
  match goal with |- Rabs (?s + ?o - (?r + ?o)) <= _ => replace (s + o - (r + o)) with (s - r) by ring end.
  rewrite <- Sum_minus. eapply Rle_trans; [apply Sum_abs|]. rewrite <- Sum_scal. apply Sum_le. intros q Hq.
  rewrite <- Rmult_minus_distr_l, Rabs_mult. specialize (H q Hq). pose proof (Rabs_pos (beta N t q)). nra.
Qed.

Lemma close_losses y u v D : (y = 1 \/ y = -1) -> Rabs (u - v) <= 2 * D -> 2 * Rmax 0 (1 - D) ^ 2 <= loss y u + loss (- y) v.
Proof.
  intros Hy H. apply Rabs_le_between in H. unfold loss.
  set (a := Rmax 0 (1 - y * u)). set (c := Rmax 0 (1 - - y * v)). set (d := Rmax 0 (1 - D)).
  assert (A : 0 <= a /\ 1 - y * u <= a) by (split; [apply Rmax_l | apply Rmax_r]).
  assert (C : 0 <= c /\ 1 - - y * v <= c) by (split; [apply Rmax_l | apply Rmax_r]).
  assert (2 * d <= a + c).
  { unfold d. destruct (Rle_dec 0 (1 - D)); [rewrite Rmax_right by lra | rewrite Rmax_left by lra]; destruct Hy; subst y; lra. }
  assert (0 <= d) by apply Rmax_l. assert (0 <= (a - c) ^ 2) by apply pow2_ge_0. nra.
Qed.

(** A position with at least L above it in every ranking. *)
Theorem low_position_soft i L t B N : (1 <= i <= n)%nat -> B i = true ->
  (forall j, (1 <= j <= m)%nat -> (L <= count n (above (pull T j) (fun r => r) i))%nat) ->
  (1 - INR m * fewer L t) * Rmax 0 (1 - path_norm T N * (1 / (INR t + 1))) ^ 2 <= risk n B (answer T n m tau b N).
Proof.
  intros Hi Bi Low. set (D := path_norm T N * (1 / (INR t + 1))). set (v := Rmax 0 (1 - D) ^ 2).
  assert (V0 : 0 <= v) by apply pow2_ge_0.
  set (e j x := if Nat.ltb (count n (fun r => above (pull T j) (fun r => r) i r && Bool.eqb (x r) (best (pull T j) r))) t then 1 else 0).
  assert (E0 : forall j x, 0 <= e j x) by (intros; unfold e; destruct Nat.ltb; lra).
  set (h := answer T n m tau b N).
  assert (L0 : forall y u, 0 <= loss y u) by (intros; apply pow2_ge_0).
  assert (Pt : forall x, 2 * v + - (2 * v) * Sum m (fun j => e j x) <= loss (label n B x) (h x) + loss (label n B (flip x i)) (h (flip x i))).
  { intros x. destruct (Classical_Prop.classic (exists j, (1 <= j <= m)%nat /\ e j x = 1)) as [[j [Hj E]]|No].
    - assert (1 <= Sum m (fun j => e j x)).
      { rewrite <- E, <- (Sum_single m j (fun j => e j x) Hj). apply Sum_le. intros p _. specialize (E0 p x). destruct (Nat.eqb p j); lra. }
      pose proof (L0 (label n B x) (h x)). pose proof (L0 (label n B (flip x i)) (h (flip x i))). nra.
    - assert (Mv : Rabs (h x - h (flip x i)) <= 2 * D).
      { replace (2 * D) with (path_norm T N * (2 * (1 / (INR t + 1)))) by (unfold D; ring). apply answer_moves. intros q Hq.
        apply gathered_moves; [exact Hi | exact Hq|]. intros j Hj. apply Nat.nlt_ge. intros Lt. apply No. exists j. split; [exact Hj|].
        unfold e. apply Nat.ltb_lt in Lt. now rewrite Lt. }
      assert (El : label n B (flip x i) = - label n B x).
      { assert (U : forall v, ones n B (upd x i v) = if v then S (ones n B (upd x i false)) else ones n B (upd x i false))
          by (intros [|]; [now apply ones_upd | reflexivity]).
        assert (X : x = upd x i (x i)) by (apply functional_extensionality; intros p; unfold upd; destruct (Nat.eqb_spec p i); congruence).
        assert (U' : ones n B x = if x i then S (ones n B (upd x i false)) else ones n B (upd x i false)) by (rewrite X at 1; apply U).
        unfold label, flip. rewrite (U (negb (x i))), U'. destruct (x i); simpl; ring. }
      rewrite El. assert (Sg : label n B x = 1 \/ label n B x = -1).
      { unfold label. induction (ones n B x) as [|M IHM]; [left; reflexivity|]. destruct IHM; [right|left]; simpl; lra. }
      assert (G := close_losses (label n B x) (h x) (h (flip x i)) D Sg Mv). fold v in G.
      assert (0 <= Sum m (fun j => e j x)) by (apply Sum_nonneg; intros; apply E0). nra. }
  assert (R2 : Mean n (fun x => loss (label n B x) (h x) + loss (label n B (flip x i)) (h (flip x i))) = 2 * risk n B h).
  { rewrite Mean_plus, (Mean_flip n i (fun x => loss (label n B x) (h x)) Hi). unfold risk. ring. }
  assert (G := Mean_le n _ _ Pt). rewrite R2, Mean_plus, Mean_const, Mean_scal, (Mean_Sum n m e) in G.
  assert (Ub : Sum m (fun j => Mean n (e j)) <= INR m * fewer L t).
  { rewrite <- Sum_const. apply Sum_le. intros j Hj. unfold e. rewrite hits_law. apply fewer_falls. now apply Low. }
  fold h D v. nra.
Qed.
End Frozen.
