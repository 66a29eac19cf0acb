(** One head, one bit, smoothing 1/100, in the sector where a position leads: an enclosure of the two derivatives of the risk along the
    unit square of the ratios of neighbouring weights, and a subdivision that shows that they do not vanish together. *)
From Coq Require Import Reals ZArith Lra Lia List Bool.
From Coquelicot Require Import Coquelicot.
From Interval Require Import Xreal Interval.Interval.
From Parity Require Import Evaluate Abel.
Import ListNotations.
Local Open Scope R_scope.

(** * What is enclosed: ratios of weights, sums over all inputs, slopes of the loss *)
Definition smoothing : R := 1 / 100.
Definition rise (w : R) : R := w + sqrt (w ^ 2 + smoothing).
Definition bend (w : R) : R := 1 + w / sqrt (w ^ 2 + smoothing).
(** An eighth of the slope of the loss by the share of ones, at share w + 1/2; [y] is the bit of the parity set. *)
Definition push (y : bool) (w : R) : R := if y then - Rmax 0 (1 - rise w) * bend w else rise w * bend w.
Fixpoint all (m : nat) : list (list bool) :=
  match m with O => [[]] | S j => map (cons true) (all j) ++ map (cons false) (all j) end.
Fixpoint taken (v : bool) (W : list R) (X : list bool) : R :=
  match W, X with w :: W', a :: X' => (if Bool.eqb a v then w else 0) + taken v W' X' | _, _ => 0 end.
Definition part (W : list R) (X : list bool) : R := taken true W X / (taken true W X + taken false W X).
Definition total (l : list R) : R := fold_right Rplus 0 l.
(** The sum over the inputs of the slope times what bit d exceeds the share by. *)
Definition excess (W : list R) (o d : nat) : R :=
  total (map (fun X => push (nth o X false) (part W X - 1 / 2) * ((if nth d X false then 1 else 0) - part W X)) (all (length W))).
(** Ratio d of the weights is z1 ^ a * z2 ^ c for the pair (a, c) at place d. *)
Definition ratio (z1 z2 : R) (e : nat * nat) : R := z1 ^ fst e * z2 ^ snd e.
Definition first (z1 z2 : R) (e : nat * nat) : R := INR (fst e) * z1 ^ pred (fst e) * z2 ^ snd e.
Definition second (z1 z2 : R) (e : nat * nat) : R := INR (snd e) * z1 ^ fst e * z2 ^ pred (snd e).
Definition along (coef : R -> R -> nat * nat -> R) (es : list (nat * nat)) (o : nat) (z1 z2 : R) : R :=
  total (map (fun d => coef z1 z2 (nth d es (0, 0)%nat) * excess (map (ratio z1 z2) es) o d) (seq 0 (length es))).
Definition moves (es : list (nat * nat)) (o : nat) (z1 z2 : R) : Prop :=
  along first es o z1 z2 <> 0 \/ along second es o z1 z2 <> 0.

Lemma smoothing_pos : 0 < smoothing.
Proof. unfold smoothing. lra. Qed.
Lemma bend_is w : bend w = 2 * sigma' smoothing w.
Proof. unfold bend, sigma'. field. apply Rgt_not_eq, root_pos, smoothing_pos. Qed.
Lemma bend_grows y z : y <= z -> bend y <= bend z.
Proof. intros H. rewrite !bend_is. assert (D := sigma'_increasing smoothing smoothing_pos y z H). lra. Qed.
Lemma rise_grows y z : y <= z -> rise y <= rise z.
Proof.
  intros H. unfold rise. assert (A := root_pos smoothing smoothing_pos y). assert (C := root_pos smoothing smoothing_pos z).
  assert (A2 := root_sq smoothing smoothing_pos y). assert (C2 := root_sq smoothing smoothing_pos z).
  assert (S := smoothing_pos). set (r := sqrt (y ^ 2 + smoothing)) in *. set (s := sqrt (z ^ 2 + smoothing)) in *.
  destruct (Rle_lt_dec r s) as [L|L]; [lra|].
  assert (Y : - y < r) by (destruct (Rle_lt_dec 0 y); [lra | nra]). assert (Z : - z < s) by (destruct (Rle_lt_dec 0 z); [lra | nra]). nra.
Qed.

(** * Enclosures *)
Definition Q := F.PtoP 40.
Definition num (z : Z) : I.type := I.fromZ Q z.
Definition iadd := I.add Q.
Definition isub := I.sub Q.
Definition imul := I.mul Q.
Definition idiv := I.div Q.
Lemma num_ok z : enc (num z) (IZR z).
Proof. apply I.fromZ_correct. Qed.
Lemma iadd_ok i j r s : enc i r -> enc j s -> enc (iadd i j) (r + s).
Proof. intros H K. exact (I.add_correct Q i j _ _ H K). Qed.
Lemma isub_ok i j r s : enc i r -> enc j s -> enc (isub i j) (r - s).
Proof. intros H K. exact (I.sub_correct Q i j _ _ H K). Qed.
Lemma imul_ok i j r s : enc i r -> enc j s -> enc (imul i j) (r * s).
Proof. intros H K. exact (I.mul_correct Q i j _ _ H K). Qed.
Lemma idiv_ok i j r s : enc i r -> enc j s -> enc (idiv i j) (r / s).
Proof.
  intros H K. assert (D := I.div_correct Q i j _ _ H K). simpl in D. unfold Xdiv' in D.
  destruct (is_zero s); [now apply enc_any | exact D].
Qed.
Lemma isqrt_ok i r : enc i r -> enc (I.sqrt Q i) (sqrt r).
Proof. intros H. exact (I.sqrt_correct Q i _ H). Qed.

(** Between a number of the first enclosure and one of the second; the ends of an enclosure. *)
Definition between (i j : I.type) : I.type := I.meet (I.upper_extent i) (I.lower_extent j).
Lemma between_ok i j r s t : enc i r -> enc j s -> r <= t <= s -> enc (between i j) t.
Proof.
  intros H K L. unfold enc, between. apply I.meet_correct.
  - apply (I.upper_extent_correct _ t r); [exact H | lra].
  - apply (I.lower_extent_correct _ t s); [exact K | lra].
Qed.
Definition low (i : I.type) : I.type := I.bnd (I.lower i) (I.lower i).
Definition high (i : I.type) : I.type := I.bnd (I.upper i) (I.upper i).
Lemma point_ok (a : F.type) r : F.toX a = Xreal r -> enc (I.bnd a a) r.
Proof.
  intros H. unfold enc, I.bnd, I.convert. cbn [I.F.valid_lb I.F.valid_ub]. simpl. change (I.F.toX a) with (F.toX a). rewrite H. simpl. lra.
Qed.
Lemma anything (a : F.type) r : F.toX a = Xnan -> enc (I.bnd a a) r.
Proof. intros H. unfold enc, I.bnd, I.convert. simpl. change (I.F.toX a) with (F.toX a). rewrite H. simpl. tauto. Qed.
Lemma low_ok i r : enc i r -> exists s, s <= r /\ enc (low i) s.
Proof.
  intros H. unfold low. destruct (F.toX (I.lower i)) as [|s] eqn:E; [exists r; split; [lra | now apply anything]|].
  exists s. split; [|now apply point_ok]. destruct i as [|l u]; [discriminate|].
  unfold enc, I.convert in H. simpl in H, E. change (I.F.toX l) with (F.toX l) in H. rewrite E in H. tauto.
Qed.
Lemma high_ok i r : enc i r -> exists s, r <= s /\ enc (high i) s.
Proof.
  intros H. unfold high. destruct (F.toX (I.upper i)) as [|s] eqn:E; [exists r; split; [lra | now apply anything]|].
  exists s. split; [|now apply point_ok]. destruct i as [|l u]; [discriminate|].
  unfold enc, I.convert in H. simpl in H, E. change (I.F.toX u) with (F.toX u) in H. rewrite E in H. tauto.
Qed.
Definition growing (f : I.type -> I.type) (i : I.type) : I.type := between (f (low i)) (f (high i)).
Lemma growing_ok f F i r : (forall j s, enc j s -> enc (f j) (F s)) -> (forall s t, s <= t -> F s <= F t) -> enc i r -> enc (growing f i) (F r).
Proof.
  intros H M E. destruct (low_ok i r E) as (s & L & S), (high_ok i r E) as (t & U & T).
  apply (between_ok _ _ (F s) (F t)); [now apply H | now apply H | split; now apply M].
Qed.

Definition iroot (i : I.type) : I.type := I.sqrt Q (iadd (I.sqr Q i) (idiv (num 1) (num 100))).
Lemma iroot_ok i r : enc i r -> enc (iroot i) (sqrt (r ^ 2 + smoothing)).
Proof.
  intros H. apply isqrt_ok, iadd_ok; [|apply (idiv_ok _ _ 1 100); apply num_ok].
  replace (r ^ 2) with (Rsqr r) by (unfold Rsqr; ring). exact (I.sqr_correct Q i _ H).
Qed.
Definition irise : I.type -> I.type := growing (fun i => iadd i (iroot i)).
Lemma irise_ok i r : enc i r -> enc (irise i) (rise r).
Proof. apply growing_ok; [|exact rise_grows]. intros j s H. apply iadd_ok; [exact H | now apply iroot_ok]. Qed.
Definition ibend : I.type -> I.type := growing (fun i => iadd (num 1) (idiv i (iroot i))).
Lemma ibend_ok i r : enc i r -> enc (ibend i) (bend r).
Proof. apply growing_ok; [|exact bend_grows]. intros j s H. apply iadd_ok; [apply num_ok | apply idiv_ok; [exact H | now apply iroot_ok]]. Qed.
Definition posi (i : I.type) : I.type := growing (fun j => idiv (iadd j (I.abs j)) (num 2)) i.
Lemma posi_ok i r : enc i r -> enc (posi i) (Rmax 0 r).
Proof.
  apply growing_ok.
  - intros j s H. replace (Rmax 0 s) with ((s + Rabs s) / 2).
    + apply idiv_ok; [|apply num_ok]. apply iadd_ok; [exact H | now apply enc_abs].
    + unfold Rmax, Rabs. destruct (Rle_dec 0 s), (Rcase_abs s); lra.
  - intros s t H. apply Rle_max_compat_l. exact H.
Qed.
Definition ipush (y : bool) (i : I.type) : I.type :=
  if y then imul (I.neg (posi (isub (num 1) (irise i)))) (ibend i) else imul (irise i) (ibend i).
Lemma ipush_ok y i r : enc i r -> enc (ipush y i) (push y r).
Proof.
  intros H. destruct y; apply imul_ok; try now apply ibend_ok.
  - apply enc_opp, posi_ok, isub_ok; [apply num_ok | now apply irise_ok].
  - now apply irise_ok.
Qed.

Fixpoint itaken (v : bool) (W : list I.type) (X : list bool) : I.type :=
  match W, X with w :: W', a :: X' => if Bool.eqb a v then iadd w (itaken v W' X') else itaken v W' X' | _, _ => num 0 end.
Lemma itaken_ok v : forall W V X, Forall2 enc W V -> enc (itaken v W X) (taken v V X).
Proof.
  induction W as [|w W IH]; intros V X H; inversion H as [|? r ? V' E H' ]; subst; [apply num_ok|].
  destruct X as [|a X]; [apply num_ok|]. cbn [itaken taken]. destruct (Bool.eqb a v); [apply iadd_ok; auto|].
  rewrite Rplus_0_l. auto.
Qed.
Definition ipart (W : list I.type) (X : list bool) : I.type :=
  let s := itaken true W X in let t := itaken false W X in
  match X with
  | true :: _ => idiv (num 1) (iadd (num 1) (idiv t s))
  | _ => isub (num 1) (idiv (num 1) (iadd (num 1) (idiv s t)))
  end.
Lemma taken_pos v : forall V X, List.Forall (fun r => 0 <= r) V -> 0 <= taken v V X.
Proof.
  induction V as [|r V IH]; intros X H; cbn [taken]; [lra|]. destruct X as [|a X]; [lra|]. inversion H; subst.
  assert (K := IH X H3). destruct (Bool.eqb a v); lra.
Qed.
Lemma ipart_ok W V X : Forall2 enc W (1 :: V) -> List.Forall (fun r => 0 <= r) V -> X <> [] -> enc (ipart W X) (part (1 :: V) X).
Proof.
  intros H P N. assert (S := itaken_ok true W _ X H). assert (T := itaken_ok false W _ X H).
  destruct X as [|a X]; [contradiction|]. assert (S0 := taken_pos true V X P). assert (T0 := taken_pos false V X P).
  unfold ipart, part. cbn [taken Bool.eqb] in *. destruct a; cbn [Bool.eqb] in *.
  - replace (_ / _) with (1 / (1 + (0 + taken false V X) / (1 + taken true V X))) by (field; lra).
    apply idiv_ok; [apply num_ok|]. apply iadd_ok; [apply num_ok|]. now apply idiv_ok.
  - replace (_ / _) with (1 - 1 / (1 + (0 + taken true V X) / (1 + taken false V X))) by (field; lra).
    apply isub_ok; [apply num_ok|]. apply idiv_ok; [apply num_ok|]. apply iadd_ok; [apply num_ok|]. now apply idiv_ok.
Qed.

Definition itotal (l : list I.type) : I.type := fold_right iadd (num 0) l.
Lemma itotal_ok {A : Type} (f : A -> I.type) (g : A -> R) l : (forall a, In a l -> enc (f a) (g a)) -> enc (itotal (map f l)) (total (map g l)).
Proof.
  induction l as [|a l IH]; intros H; [exact (num_ok 0)|]. apply (iadd_ok _ _ (g a) (total (map g l))); [apply H; now left | apply IH; intros; apply H; now right].
Qed.

(** Per input, the slope times one less the share and times the share: computed once for all bits. *)
Definition table (W : list I.type) (o : nat) : list (list bool * (I.type * I.type)) :=
  map (fun X => let s := ipart W X in let p := ipush (nth o X false) (isub s (idiv (num 1) (num 2))) in
                (X, (imul p (isub (num 1) s), imul p (isub (num 0) s)))) (all (length W)).
Definition iexcess (T : list (list bool * (I.type * I.type))) (d : nat) : I.type :=
  itotal (map (fun r => if nth d (fst r) false then fst (snd r) else snd (snd r)) T).
Lemma all_length m : forall X, In X (all m) -> length X = m.
Proof.
  induction m as [|m IH]; intros X H; cbn [all] in H; [destruct H as [<-|[]]; reflexivity|].
  apply in_app_or in H. destruct H as [H|H]; apply in_map_iff in H; destruct H as (Y & <- & K); simpl; f_equal; now apply IH.
Qed.
Lemma same_length W V : Forall2 enc W V -> length W = length V.
Proof. intros H. induction H; simpl; congruence. Qed.
Lemma iexcess_ok W V o d : Forall2 enc W (1 :: V) -> List.Forall (fun r => 0 <= r) V -> enc (iexcess (table W o) d) (excess (1 :: V) o d).
Proof.
  intros H P. unfold iexcess, table, excess. rewrite map_map. rewrite <- (same_length _ _ H). apply itotal_ok.
  intros X K. assert (N : X <> []). { intros ->. apply all_length in K. inversion H; subst. discriminate. }
  assert (S := ipart_ok W V X H P N). cbn [fst snd].
  assert (D : enc (isub (ipart W X) (idiv (num 1) (num 2))) (part (1 :: V) X - 1 / 2)) by (apply isub_ok; [exact S | apply idiv_ok; apply num_ok]).
  destruct (nth d X false); apply imul_ok; try (now apply ipush_ok); apply isub_ok; trivial; apply num_ok.
Qed.

Fixpoint ipow (i : I.type) (m : nat) : I.type := match m with O => num 1 | S O => i | S j => imul i (ipow i j) end.
Lemma ipow_ok i r m : enc i r -> enc (ipow i m) (r ^ m).
Proof.
  intros H. induction m as [|[|m] IH]; [apply num_ok | simpl; now rewrite Rmult_1_r |]. apply imul_ok; [exact H | exact IH].
Qed.
Definition iratio (z1 z2 : I.type) (e : nat * nat) : I.type := imul (ipow z1 (fst e)) (ipow z2 (snd e)).
Definition ifirst (z1 z2 : I.type) (e : nat * nat) : I.type := imul (imul (num (Z.of_nat (fst e))) (ipow z1 (pred (fst e)))) (ipow z2 (snd e)).
Definition isecond (z1 z2 : I.type) (e : nat * nat) : I.type := imul (imul (num (Z.of_nat (snd e))) (ipow z1 (fst e))) (ipow z2 (pred (snd e))).
Definition ialong (coef : I.type -> I.type -> nat * nat -> I.type) (es : list (nat * nat)) (z1 z2 : I.type) (T : list (list bool * (I.type * I.type))) : I.type :=
  itotal (map (fun d => imul (coef z1 z2 (nth d es (0, 0)%nat)) (iexcess T d)) (seq 0 (length es))).
Definition moved (es : list (nat * nat)) (o : nat) (z1 z2 : I.type) : bool :=
  let T := table (map (iratio z1 z2) es) o in
  if signed (ialong ifirst es z1 z2 T) then true else signed (ialong isecond es z1 z2 T).

Section Sector.
Variable es : list (nat * nat).
Lemma ialong_ok icoef coef i1 i2 o z1 z2 : (forall e, enc (icoef i1 i2 e) (coef z1 z2 e)) -> enc i1 z1 -> enc i2 z2 -> 0 <= z1 -> 0 <= z2 ->
  enc (ialong icoef ((0, 0)%nat :: es) i1 i2 (table (map (iratio i1 i2) ((0, 0)%nat :: es)) o)) (along coef ((0, 0)%nat :: es) o z1 z2).
Proof.
  intros C E1 E2 P1 P2. unfold ialong, along. apply itotal_ok. intros d _. apply imul_ok; [apply C|].
  assert (W : Forall2 enc (map (iratio i1 i2) ((0, 0)%nat :: es)) (map (ratio z1 z2) ((0, 0)%nat :: es))).
  { clear - E1 E2. induction ((0, 0)%nat :: es) as [|e l IH]; constructor; [|exact IH]. apply imul_ok; now apply ipow_ok. }
  cbn [map] in W |- *. replace (ratio z1 z2 (0, 0)%nat) with 1 in * by (unfold ratio; simpl; ring). apply iexcess_ok; [exact W|].
  apply List.Forall_forall. intros r K. apply in_map_iff in K. destruct K as (e & <- & _). apply Rmult_le_pos; now apply pow_le.
Qed.
Lemma moved_ok i1 i2 o z1 z2 : enc i1 z1 -> enc i2 z2 -> 0 <= z1 -> 0 <= z2 -> moved ((0, 0)%nat :: es) o i1 i2 = true -> moves ((0, 0)%nat :: es) o z1 z2.
Proof.
  intros E1 E2 P1 P2 M. unfold moved in M.
  assert (N : forall m, enc (num (Z.of_nat m)) (INR m)) by (intros m; rewrite INR_IZR_INZ; apply num_ok).
  destruct (signed _) eqn:S; [left | right].
  - eapply signed_ok; [|exact S]. apply ialong_ok; try assumption. intros e. apply imul_ok; [apply imul_ok; [apply N | now apply ipow_ok] | now apply ipow_ok].
  - eapply signed_ok; [|exact M]. apply ialong_ok; try assumption. intros e. apply imul_ok; [apply imul_ok; [apply N | now apply ipow_ok] | now apply ipow_ok].
Qed.

(** The box [m1, m1 + 1] x [m2, m2 + 1] in units of 1 / 2 ^ c, and its quarters. *)
Definition cell (c : nat) (m : Z) : I.type := let u := num (2 ^ Z.of_nat c) in between (idiv (num m) u) (idiv (num (m + 1)) u).
Definition inside (c : nat) (m : Z) (z : R) : Prop := IZR m / 2 ^ c <= z <= IZR (m + 1) / 2 ^ c.
Lemma cell_ok c m z : inside c m z -> enc (cell c m) z.
Proof.
  intros H. apply (between_ok _ _ (IZR m / 2 ^ c) (IZR (m + 1) / 2 ^ c)); [| |exact H];
    (apply idiv_ok; [apply num_ok | rewrite (pow_IZR 2 c); apply num_ok]).
Qed.
Lemma halves c m z : inside c m z -> inside (S c) (2 * m) z \/ inside (S c) (2 * m + 1) z.
Proof.
  unfold inside. intros [L U]. assert (K : 0 < 2 ^ c) by (apply pow_lt; lra).
  assert (X : forall r, r / 2 ^ S c = r / 2 / 2 ^ c) by (intros r; simpl; field; lra). rewrite !X, !plus_IZR, !mult_IZR in *.
  replace (2 * IZR m / 2) with (IZR m) by field. replace ((2 * IZR m + 1 + 1) / 2) with (IZR m + 1) by field.
  destruct (Rle_lt_dec z ((2 * IZR m + 1) / 2 / 2 ^ c)); [left | right]; split; lra.
Qed.
Fixpoint cleared (fuel : nat) (o c : nat) (m1 m2 : Z) : bool :=
  if moved ((0, 0)%nat :: es) o (cell c m1) (cell c m2) then true else
  match fuel with
  | O => false
  | S j => cleared j o (S c) (2 * m1) (2 * m2) && cleared j o (S c) (2 * m1) (2 * m2 + 1)
        && cleared j o (S c) (2 * m1 + 1) (2 * m2) && cleared j o (S c) (2 * m1 + 1) (2 * m2 + 1)
  end.
Lemma cleared_ok fuel : forall o c m1 m2 z1 z2, cleared fuel o c m1 m2 = true -> inside c m1 z1 -> inside c m2 z2 -> 0 <= z1 -> 0 <= z2 ->
  moves ((0, 0)%nat :: es) o z1 z2.
Proof.
  induction fuel as [|j IH]; intros o c m1 m2 z1 z2 H I1 I2 P1 P2; cbn [cleared] in H; destruct (moved _ _ _ _) eqn:M.
  - exact (moved_ok _ _ o z1 z2 (cell_ok _ _ _ I1) (cell_ok _ _ _ I2) P1 P2 M).
  - discriminate.
  - exact (moved_ok _ _ o z1 z2 (cell_ok _ _ _ I1) (cell_ok _ _ _ I2) P1 P2 M).
  - apply andb_true_iff in H. destruct H as [H H4]. apply andb_true_iff in H. destruct H as [H H3]. apply andb_true_iff in H. destruct H as [H1 H2].
    destruct (halves _ _ _ I1), (halves _ _ _ I2); [exact (IH _ _ _ _ _ _ H1 H H0 P1 P2) | exact (IH _ _ _ _ _ _ H2 H H0 P1 P2)
      | exact (IH _ _ _ _ _ _ H3 H H0 P1 P2) | exact (IH _ _ _ _ _ _ H4 H H0 P1 P2)].
Qed.
Theorem square_ok fuel o z1 z2 : cleared fuel o 0 0 0 = true -> 0 <= z1 <= 1 -> 0 <= z2 <= 1 -> moves ((0, 0)%nat :: es) o z1 z2.
Proof.
  intros H [L1 U1] [L2 U2]. assert (I : forall z, 0 <= z -> z <= 1 -> inside 0 0 z) by (intros z A C; unfold inside; simpl; lra).
  exact (cleared_ok fuel o 0 0 0 z1 z2 H (I z1 L1 U1) (I z2 L2 U2) L1 L2).
Qed.
End Sector.
