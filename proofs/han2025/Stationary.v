(** One head, one bit, smoothing 1/100: at n = 3 and 4 the risk has no stationary point, at any temperature. *)
From Coq Require Import Reals ZArith Lra Lia List Bool FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Abel Softmax Prop34 Lemma15 Defined LossGradient StationaryBox.
From Parity Require OneBitRisk.
Import ListNotations.
Open Scope R_scope.

(** * The two equations *)
Lemma cov_spanned n g c v al be e f K : Sum n g = 1 -> (forall q, (1 <= q <= n)%nat -> v q = K + al q * e + be q * f) ->
  cov n g c v = e * cov n g c al + f * cov n g c be.
Proof.
  intros G H. unfold cov.
  rewrite (Sum_ext n (fun q => g q * (c q * v q)) (fun q => K * (g q * c q) + (e * (g q * (c q * al q)) + f * (g q * (c q * be q)))))
    by (intros q Hq; rewrite (H q Hq); ring).
  rewrite (Sum_ext n (fun q => g q * v q) (fun q => K * g q + (e * (g q * al q) + f * (g q * be q)))) by (intros q Hq; rewrite (H q Hq); ring).
  rewrite !Sum_plus, !Sum_scal, G. ring.
Qed.

Lemma rise_pos w : 0 < rise w.
Proof.
  unfold rise. assert (A := root_pos smoothing smoothing_pos w). assert (A2 := root_sq smoothing smoothing_pos w). assert (S := smoothing_pos).
  set (r := sqrt (w ^ 2 + smoothing)) in *. destruct (Rle_lt_dec 0 w); [lra|]. nra.
Qed.

Section Point.
Variables (n : nat) (tau : R) (j : nat) (A : nat -> head).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hj : (1 <= j <= n)%nat.
Variable B : nat -> bool.
Hypothesis Bj : forall p, (1 <= p <= n)%nat -> B p = Nat.eqb p j.
Let h := A 1%nat.
Let g := gamma n tau h.

Lemma one_bit x : label n B x = if x j then -1 else 1.
Proof.
  assert (E : ones n B x = if x j then 1%nat else 0%nat).
  { unfold ones. assert (K : forall m, (m <= n)%nat -> count m (fun p => B p && x p)%bool = if (Nat.leb j m && x j)%bool then 1%nat else 0%nat).
    { induction m as [|m IH]; intros Hm; cbn [count]; [destruct (Nat.leb_spec j 0); [lia | reflexivity]|].
      rewrite IH, Bj by lia. destruct (Nat.eqb_spec (S m) j) as [<-|N].
      - destruct (Nat.leb_spec (S m) m); [lia|]. destruct (Nat.leb_spec (S m) (S m)); [|lia]. cbn [andb]. destruct (x (S m)); reflexivity.
      - destruct (Nat.leb_spec j m), (Nat.leb_spec j (S m)); try lia; cbn [andb]; destruct (x j); reflexivity. }
    rewrite K by lia. destruct (Nat.leb_spec j n); [reflexivity | lia]. }
  unfold label. rewrite E. destruct (x j); simpl; ring.
Qed.

Definition felt (v : nat -> R) : R := Mean n (fun x => push (x j) (share n tau x h - 1 / 2) * cov n g (bit x) v).

Lemma pulled x : pull n 1 tau smoothing B x A * f' smoothing 1 (attended n 1 tau x A) = 8 * push (x j) (share n tau x h - 1 / 2).
Proof.
  assert (At : attended n 1 tau x A = share n tau x h) by (unfold attended; cbn [Sum]; fold h; ring).
  unfold pull, f', yhat, f. cbn [Sum]. rewrite At. set (s := share n tau x h). unfold sigma.
  replace (s + 1 / 2 - INR 1) with (s - 1 / 2) by (simpl; field). assert (P := rise_pos (s - 1 / 2)).
  assert (Bd := bend_is (s - 1 / 2)). set (w := s - 1 / 2) in *. replace (outer 1) with (-4) by (unfold outer; simpl; ring).
  replace (1 + (0 + -4 * ((w + sqrt (w ^ 2 + smoothing)) / 2))) with (1 - 2 * rise w) by (unfold rise; field).
  rewrite one_bit. unfold push. rewrite Bd. destruct (x j).
  - replace (1 - -1 * (1 - 2 * rise w)) with (2 * (1 - rise w)) by ring.
    replace (Rmax 0 (2 * (1 - rise w))) with (2 * Rmax 0 (1 - rise w)); [ring|]. unfold Rmax. destruct (Rle_dec 0 (1 - rise w)), (Rle_dec 0 (2 * (1 - rise w))); lra.
  - rewrite Rmax_right by lra. ring.
Qed.

Lemma felt_first : riskgrad13 n 1 tau smoothing B A 1 = 8 / tau * felt (u1 n).
Proof.
  rewrite riskgrad13_eq by (trivial; try exact smoothing_pos; lia). unfold felt. rewrite <- OneBitRisk.Mean_scal. apply Mean_ext. intros x.
  assert (D : grad13 n 1 tau smoothing x A 1 = cov n g (bit x) (u1 n) / tau * f' smoothing 1 (attended n 1 tau x A))
    by exact (is_derive_unique _ _ _ (yhat_derive_a13 n 1 tau smoothing x Hn Ht smoothing_pos A 1%nat (conj (le_n 1) (le_n 1)))).
  rewrite D. assert (P := pulled x). replace (pull _ _ _ _ _ _ _ * _) with
    (cov n g (bit x) (u1 n) / tau * (pull n 1 tau smoothing B x A * f' smoothing 1 (attended n 1 tau x A))) by ring. rewrite P. field. lra.
Qed.
Lemma felt_second : riskgrad14 n 1 tau smoothing B A 1 = 8 / tau * felt (u2 n).
Proof.
  rewrite riskgrad14_eq by (trivial; try exact smoothing_pos; lia). unfold felt. rewrite <- OneBitRisk.Mean_scal. apply Mean_ext. intros x.
  assert (D : grad14 n 1 tau smoothing x A 1 = cov n g (bit x) (u2 n) / tau * f' smoothing 1 (attended n 1 tau x A))
    by exact (is_derive_unique _ _ _ (yhat_derive_a14 n 1 tau smoothing x Hn Ht smoothing_pos A 1%nat (conj (le_n 1) (le_n 1)))).
  rewrite D. assert (P := pulled x). replace (pull _ _ _ _ _ _ _ * _) with
    (cov n g (bit x) (u2 n) / tau * (pull n 1 tau smoothing B x A * f' smoothing 1 (attended n 1 tau x A))) by ring. rewrite P. field. lra.
Qed.

(** In the sector of position p every embedding is a combination of those of its two neighbours, with natural numbers. *)
Variables (p nx pv : nat) (ex : nat -> nat * nat).
Let co := cos (2 * PI / INR n).
Let si := sin (2 * PI / INR n).
Hypothesis next1 : u1 n nx = u1 n p * co + u2 n p * si.
Hypothesis next2 : u2 n nx = u2 n p * co - u1 n p * si.
Hypothesis prev1 : u1 n pv = u1 n p * co - u2 n p * si.
Hypothesis prev2 : u2 n pv = u2 n p * co + u1 n p * si.
Hypothesis turn : si <> 0.
Let al q := INR (fst (ex q)).
Let be q := INR (snd (ex q)).
Hypothesis span1 : forall q, (1 <= q <= n)%nat -> u1 n q = u1 n p + al q * (u1 n nx - u1 n p) + be q * (u1 n pv - u1 n p).
Hypothesis span2 : forall q, (1 <= q <= n)%nat -> u2 n q = u2 n p + al q * (u2 n nx - u2 n p) + be q * (u2 n pv - u2 n p).

Lemma felt_spanned v e f K : (forall q, (1 <= q <= n)%nat -> v q = K + al q * e + be q * f) -> felt v = e * felt al + f * felt be.
Proof.
  intros H. unfold felt. rewrite <- !OneBitRisk.Mean_scal, <- Mean_plus. apply Mean_ext. intros x.
  rewrite (cov_spanned n g (bit x) v al be e f K (gamma_sum n tau Hn h) H). ring.
Qed.
Lemma felt_both : riskgrad13 n 1 tau smoothing B A 1 = 0 -> riskgrad14 n 1 tau smoothing B A 1 = 0 -> felt al = 0 /\ felt be = 0.
Proof.
  rewrite felt_first, felt_second. intros E1 E2.
  assert (C : 8 / tau <> 0) by (apply Rgt_not_eq, Rdiv_lt_0_compat; lra).
  apply Rmult_integral in E1. apply Rmult_integral in E2. destruct E1 as [E1|E1]; [contradiction|]. destruct E2 as [E2|E2]; [contradiction|].
  rewrite (felt_spanned _ _ _ _ span1) in E1. rewrite (felt_spanned _ _ _ _ span2) in E2.
  assert (U : u1 n p ^ 2 + u2 n p ^ 2 = 1) by (unfold u1, u2; assert (Q := sin2_cos2 (2 * PI * INR p / INR n)); unfold Rsqr in Q; lra).
  assert (CS : co ^ 2 + si ^ 2 = 1) by (unfold co, si; assert (Q := sin2_cos2 (2 * PI / INR n)); unfold Rsqr in Q; lra).
  rewrite next1, prev1 in E1. rewrite next2, prev2 in E2.
  set (U1 := u1 n p) in *. set (U2 := u2 n p) in *. set (a := felt al) in *. set (c := felt be) in *.
  assert (D : 2 * (co - 1) * si <> 0).
  { apply Rmult_integral_contrapositive_currified; [|exact turn]. intros Z. apply turn. assert (co = 1) by lra. nra. }
  assert (Da : 2 * (co - 1) * si * (U1 ^ 2 + U2 ^ 2) * a = 0).
  { replace (2 * (co - 1) * si * (U1 ^ 2 + U2 ^ 2) * a) with
      ((U2 * co + U1 * si - U2) * ((U1 * co + U2 * si - U1) * a + (U1 * co - U2 * si - U1) * c)
       - (U1 * co - U2 * si - U1) * ((U2 * co - U1 * si - U2) * a + (U2 * co + U1 * si - U2) * c)) by ring. rewrite E1, E2. ring. }
  assert (Dc : 2 * (co - 1) * si * (U1 ^ 2 + U2 ^ 2) * c = 0).
  { replace (2 * (co - 1) * si * (U1 ^ 2 + U2 ^ 2) * c) with
      ((U1 * co + U2 * si - U1) * ((U2 * co - U1 * si - U2) * a + (U2 * co + U1 * si - U2) * c)
       - (U2 * co - U1 * si - U2) * ((U1 * co + U2 * si - U1) * a + (U1 * co - U2 * si - U1) * c)) by ring. rewrite E1, E2. ring. }
  rewrite U, Rmult_1_r in Da, Dc. apply Rmult_integral in Da. apply Rmult_integral in Dc. tauto.
Qed.

Let z1 := exp ((score n h nx - score n h p) / tau).
Let z2 := exp ((score n h pv - score n h p) / tau).
Lemma exp_pow y m : exp (INR m * y) = exp y ^ m.
Proof. induction m as [|m IH]; [simpl; rewrite Rmult_0_l; apply exp_0|]. rewrite S_INR. replace ((INR m + 1) * y) with (y + INR m * y) by ring. rewrite exp_plus, IH. reflexivity. Qed.
Lemma mass_is q : (1 <= q <= n)%nat -> exp (score n h q / tau) = exp (score n h p / tau) * ratio z1 z2 (ex q).
Proof.
  intros Hq. unfold ratio, z1, z2. rewrite <- !exp_pow, <- !exp_plus. f_equal. unfold score. rewrite (span1 q Hq), (span2 q Hq). fold (al q) (be q). field. lra.
Qed.
Lemma weight_is q : (1 <= q <= n)%nat -> g q = ratio z1 z2 (ex q) / Sum n (fun r => ratio z1 z2 (ex r)).
Proof.
  intros Hq. unfold g, gamma. rewrite (Sum_ext n _ (fun r => exp (score n h p / tau) * ratio z1 z2 (ex r))) by (intros r Hr; now apply mass_is).
  rewrite Sum_scal, (mass_is q Hq). assert (E := exp_pos (score n h p / tau)).
  assert (0 < Sum n (fun r => ratio z1 z2 (ex r))).
  { apply Sum_pos; [exact Hn|]. intros r. apply Rmult_lt_0_compat; apply pow_lt, exp_pos. }
  field. lra.
Qed.
End Point.

(** * The mean over the inputs as a sum over lists, and its rotations *)
Definition assign (l : list bool) (q : nat) : bool := match q with O => false | S i => nth i l false end.
Lemma total_app l k : total (l ++ k) = total l + total k.
Proof. induction l as [|a l IH]; [unfold total at 2; simpl; ring|]. change (a + total (l ++ k) = a + total l + total k). rewrite IH. ring. Qed.
Lemma total_plus {T} (f g : T -> R) l : total (map (fun a => f a + g a) l) = total (map f l) + total (map g l).
Proof. induction l as [|a l IH]; [unfold total; simpl; ring|]. change (f a + g a + total (map (fun a => f a + g a) l) = f a + total (map f l) + (g a + total (map g l))). rewrite IH. ring. Qed.
Lemma total_scal {T} c (f : T -> R) l : total (map (fun a => c * f a) l) = c * total (map f l).
Proof. induction l as [|a l IH]; [unfold total; simpl; ring|]. change (c * f a + total (map (fun a => c * f a) l) = c * (f a + total (map f l))). rewrite IH. ring. Qed.
Lemma total_ext {T} (f g : T -> R) l : (forall a, In a l -> f a = g a) -> total (map f l) = total (map g l).
Proof. intros H. f_equal. apply map_ext_in. exact H. Qed.
Lemma all_split m H : total (map H (all (S m))) = total (map (fun l => H (true :: l) + H (false :: l)) (all m)).
Proof. cbn [all]. rewrite map_app, total_app, !map_map, total_plus. reflexivity. Qed.
Lemma all_last m : forall H, total (map H (all (S m))) = total (map (fun l => H (l ++ [true]) + H (l ++ [false])) (all m)).
Proof.
  induction m as [|m IH]; intros H; [unfold total; simpl; ring|]. rewrite all_split. rewrite total_plus.
  rewrite (IH (fun l => H (true :: l))), (IH (fun l => H (false :: l))). rewrite (all_split m (fun l => H (l ++ [true]) + H (l ++ [false]))).
  rewrite <- total_plus. reflexivity.
Qed.
Lemma Mean_all m : forall F, 2 ^ m * Mean m F = total (map (fun l => F (assign l)) (all m)).
Proof.
  induction m as [|m IH]; intros F.
  - cbn [Mean all map]. unfold total. cbn [fold_right]. replace (assign []) with (fun _ : nat => false); [simpl; ring|].
    apply functional_extensionality. intros [|[|q]]; reflexivity.
  - rewrite all_last, total_plus. cbn [Mean]. assert (K : forall v, total (map (fun l => F (assign (l ++ [v]))) (all m)) = 2 ^ m * Mean m (fun x => F (upd x (S m) v))).
    { intros v. rewrite IH. apply total_ext. intros l Hl. f_equal. apply all_length in Hl. apply functional_extensionality. intros q. unfold upd, assign.
      destruct q as [|q]; [reflexivity|]. destruct (Nat.eqb_spec (S q) (S m)) as [E|N].
      - injection E as ->. rewrite app_nth2, Hl, Nat.sub_diag by lia. reflexivity.
      - destruct (Nat.lt_ge_cases q (length l)) as [L|L]; [now rewrite app_nth1|]. rewrite !nth_overflow; [reflexivity | exact L | rewrite app_length; simpl; lia]. }
    rewrite !K. simpl. field.
Qed.
Definition rotated (l : list bool) : list bool := match l with [] => [] | a :: k => k ++ [a] end.
Lemma all_rotated m r : forall H, total (map (fun l => H (Nat.iter r rotated l)) (all m)) = total (map H (all m)).
Proof.
  induction r as [|r IH]; intros H; [reflexivity|].
  refine (eq_trans (IH (fun k => H (rotated k))) _).
  destruct m as [|m]; [reflexivity|]. rewrite all_split, (all_last m H). reflexivity.
Qed.

Lemma total_swap {S T} (f : S -> T -> R) l k : total (map (fun a => total (map (f a) k)) l) = total (map (fun c => total (map (fun a => f a c) l)) k).
Proof.
  induction l as [|a l IH].
  - change (0 = total (map (fun _ : T => 0) k)). induction k as [|c k IH]; [reflexivity|]. change (0 = 0 + total (map (fun _ : T => 0) k)). rewrite <- IH. ring.
  - change (total (map (f a) k) + total (map (fun a => total (map (f a) k)) l) = total (map (fun c => f a c + total (map (fun a => f a c) l)) k)).
    rewrite total_plus, <- IH. reflexivity.
Qed.

(** * From the model to the certificate: bit d of a list is that of position q with [rel q = d] after the rotation *)
Section Linked.
Variables (n : nat) (tau : R) (j : nat) (A : nat -> head) (es : list (nat * nat)) (o r : nat) (rel : nat -> nat).
Let h := A 1%nat.
Let es0 := (0, 0)%nat :: es.
Variables (z1 z2 : R).
Let wt d := ratio z1 z2 (nth d es0 (0, 0)%nat).
Let W := map (ratio z1 z2) es0.
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Size : length es0 = n.
Hypothesis Z1 : 0 < z1.
Hypothesis Z2 : 0 < z2.
Hypothesis Weight : forall q, (1 <= q <= n)%nat -> gamma n tau h q = wt (rel q) / Sum n (fun q => wt (rel q)).
Hypothesis Bits : forall l, In l (all n) -> assign (Nat.iter r rotated l) j = nth o l false.
Hypothesis Sums : forall l phi, In l (all n) ->
  Sum n (fun q => phi (rel q) (bit (assign (Nat.iter r rotated l)) q)) = total (map (fun d => phi d (if nth d l false then 1 else 0)) (seq 0 n)).
Hypothesis Taken : forall l, In l (all n) -> taken true W l = total (map (fun d => (if nth d l false then 1 else 0) * wt d) (seq 0 n))
  /\ taken true W l + taken false W l = total (map wt (seq 0 n)).

Let V := total (map wt (seq 0 n)).
Lemma wt_pos d : 0 < wt d.
Proof. apply Rmult_lt_0_compat; now apply pow_lt. Qed.
Lemma all_some m : In (repeat true m) (all m).
Proof. induction m as [|m IH]; [now left|]. cbn [all repeat]. apply in_or_app. left. now apply in_map. Qed.
Lemma V_is : Sum n (fun q => wt (rel q)) = V.
Proof. exact (Sums (repeat true n) (fun d _ => wt d) (all_some n)). Qed.
Lemma V_pos : 0 < V.
Proof. rewrite <- V_is. apply Sum_pos; [exact Hn|]. intros. apply wt_pos. Qed.
Lemma share_is l : In l (all n) -> share n tau (assign (Nat.iter r rotated l)) h = part W l.
Proof.
  intros Hl. destruct (Taken l Hl) as [T1 T2]. assert (P := V_pos). unfold share, part. rewrite T2, T1. fold V.
  rewrite (Sum_ext n _ (fun q => (fun d t => t * (wt d / V)) (rel q) (bit (assign (Nat.iter r rotated l)) q)))
    by (intros q Hq; rewrite (Weight q Hq), V_is; reflexivity).
  rewrite (Sums l (fun d t => t * (wt d / V)) Hl). unfold Rdiv at 2. rewrite Rmult_comm, <- total_scal. apply total_ext. intros d _. field. lra.
Qed.

Lemma linked (a : nat * nat -> nat) : felt n tau j A (fun q => INR (a (nth (rel q) es0 (0, 0)%nat))) = 0 ->
  total (map (fun d => INR (a (nth d es0 (0, 0)%nat)) * wt d * excess W o d) (seq 0 n)) = 0.
Proof.
  set (al d := INR (a (nth d es0 (0, 0)%nat))). intros F. assert (P := V_pos).
  assert (G := Mean_all n (fun x => push (x j) (share n tau x (A 1%nat) - 1 / 2) * cov n (gamma n tau (A 1%nat)) (bit x) (fun q => al (rel q)))).
  unfold felt in F. fold h in F, G. change (fun q => INR (a (nth (rel q) es0 (0, 0)%nat))) with (fun q => al (rel q)) in F.
  rewrite F, Rmult_0_r in G. rewrite <- (all_rotated n r) in G.
  rewrite (total_ext _ (fun l => total (map (fun d => / V * (al d * wt d * (push (nth o l false) (part W l - 1 / 2) * ((if nth d l false then 1 else 0) - part W l)))) (seq 0 n)))) in G.
  - rewrite total_swap in G.
    rewrite (total_ext _ (fun d => / V * (al d * wt d * excess W o d))) in G.
    + rewrite total_scal in G. symmetry in G. apply Rmult_integral in G. destruct G as [G|G]; [|exact G].
      exfalso. assert (X := Rinv_0_lt_compat _ P). lra.
    + intros d _. rewrite total_scal, total_scal. do 2 f_equal. unfold excess. replace (length W) with n by (unfold W; now rewrite map_length). reflexivity.
  - intros l Hl. rewrite (share_is l Hl), (Bits l Hl). unfold cov.
    rewrite (Sum_ext n (fun p => gamma n tau h p * (bit _ p * al (rel p))) (fun q => (fun d t => wt d / V * (t * al d)) (rel q) (bit (assign (Nat.iter r rotated l)) q)))
      by (intros q Hq; rewrite (Weight q Hq), V_is; reflexivity).
    rewrite (Sum_ext n (fun p => gamma n tau h p * al (rel p)) (fun q => (fun d t => wt d / V * al d) (rel q) (bit (assign (Nat.iter r rotated l)) q)))
      by (intros q Hq; rewrite (Weight q Hq), V_is; reflexivity).
    replace (Sum n (fun p => gamma n tau h p * bit (assign (Nat.iter r rotated l)) p)) with (part W l)
      by (rewrite <- (share_is l Hl); apply Sum_ext; intros; ring).
    rewrite (Sums l (fun d t => wt d / V * (t * al d)) Hl), (Sums l (fun d _ => wt d / V * al d) Hl).
    rewrite <- (total_scal (part W l)). unfold Rminus at 2. rewrite <- (Rmult_1_l (total (map _ (seq 0 n)))) at 1.
    replace (1 * total (map (fun d => wt d / V * ((if nth d l false then 1 else 0) * al d)) (seq 0 n)) + - total (map (fun d => part W l * (wt d / V * al d)) (seq 0 n)))
      with (total (map (fun d => wt d / V * ((if nth d l false then 1 else 0) * al d) + -1 * (part W l * (wt d / V * al d))) (seq 0 n)))
      by (rewrite total_plus, total_scal; ring).
    rewrite <- total_scal. apply total_ext. intros d _. field. lra.
Qed.

(** At a point where both derivatives vanish, neither of the two sums of the certificate is different from zero. *)
Lemma still_if : felt n tau j A (fun q => INR (fst (nth (rel q) es0 (0, 0)%nat))) = 0 -> felt n tau j A (fun q => INR (snd (nth (rel q) es0 (0, 0)%nat))) = 0 ->
  ~ moves es0 o z1 z2.
Proof.
  intros F1 F2. apply linked in F1. apply linked in F2.
  assert (E1 : z1 * along first es0 o z1 z2 = 0).
  { unfold along. rewrite Size, <- total_scal, <- F1. apply total_ext. intros d _. fold W. unfold first, wt, ratio.
    destruct (fst (nth d es0 (0, 0)%nat)) as [|m]; cbn [pred INR pow]; ring. }
  assert (E2 : z2 * along second es0 o z1 z2 = 0).
  { unfold along. rewrite Size, <- total_scal, <- F2. apply total_ext. intros d _. fold W. unfold second, wt, ratio.
    destruct (snd (nth d es0 (0, 0)%nat)) as [|m]; cbn [pred INR pow]; ring. }
  apply Rmult_integral in E1. apply Rmult_integral in E2. intros [M|M]; [destruct E1; [lra | contradiction] | destruct E2; [lra | contradiction]].
Qed.
End Linked.
