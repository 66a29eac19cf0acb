(** Three positions, two bits, temperature 1/2, a small smoothing: heads that start near the third position, which is not in the set, stay
    at a risk above 3/2 for ever, while other heads have a risk below 1/10.  The risk depends on the weights u and v of the two bits
    alone; while both are below 1/4 it is nearly 1 + 8 (u + v)^2 + (1 - 4u)^2 / 2 + (1 - 4v)^2 / 2, and where one of them is above
    0.24 that is more than at the start. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Softmax Abel Norms Prop34 Lemma15 Lemma14 LossGradient Lemma7 Displays14 ManyBitsRisk OneBitDescent ManyBitsSmooth Transformer OneBitRisk OneBitAttention Unreached Propositions.
Open Scope R_scope.

(** * A step of gradient descent lowers the risk *)
Section Descent.
Variables (n k : nat) (tau b : R) (B : nat -> bool).
Hypothesis Hk : (1 <= k <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hb : 0 < b.
Let L (A : nat -> head) : R := risk n B (fun x => yhat n k tau b x A).
Let G1 := riskgrad13 n k tau b B.
Let G2 := riskgrad14 n k tau b B.
Lemma head_move A (e1 e2 : nat -> R) x r :
  is_derive (fun r => attended n k tau x (move A e1 e2 r)) r
    (Sum k (fun i => e1 i * (cov n (gamma n tau (move A e1 e2 r i)) (bit x) (u1 n) / tau) + e2 i * (cov n (gamma n tau (move A e1 e2 r i)) (bit x) (u2 n) / tau))).
Proof.
  unfold attended. apply (is_derive_Sum k (fun i r => share n tau x (move A e1 e2 r i))). intros i _.
  assert (S := share_line n tau x ltac:(lia) Ht (A i) (Head (e1 i) (e2 i)) r). cbn [a13 a14] in S.
  replace (e1 i * (cov n (gamma n tau (move A e1 e2 r i)) (bit x) (u1 n) / tau) + e2 i * (cov n (gamma n tau (move A e1 e2 r i)) (bit x) (u2 n) / tau))
    with ((e1 i * cov n (gamma n tau (move A e1 e2 r i)) (bit x) (u1 n) + e2 i * cov n (gamma n tau (move A e1 e2 r i)) (bit x) (u2 n)) / tau) by (field; lra).
  exact S.
Qed.
Lemma risk_move A (e1 e2 : nat -> R) r :
  is_derive (fun r => L (move A e1 e2 r)) r (Sum k (fun i => e1 i * G1 (move A e1 e2 r) i + e2 i * G2 (move A e1 e2 r) i)).
Proof.
  set (C := move A e1 e2 r). assert (Hn : (1 <= n)%nat) by lia.
  replace (Sum k (fun i => e1 i * G1 C i + e2 i * G2 C i)) with (Mean n (fun x => - 2 * label n B x * Rmax 0 (1 - label n B x * yhat n k tau b x C) *
    (Sum k (fun i => e1 i * (cov n (gamma n tau (C i)) (bit x) (u1 n) / tau) + e2 i * (cov n (gamma n tau (C i)) (bit x) (u2 n) / tau)) * f' b k (attended n k tau x C)))).
  - apply (is_derive_Mean n (fun x r => loss (label n B x) (yhat n k tau b x (move A e1 e2 r)))). intros x.
    apply (loss_chain (label n B x) (fun r => yhat n k tau b x (move A e1 e2 r))). unfold yhat.
    apply (is_derive_comp (f k b) (fun r => attended n k tau x (move A e1 e2 r))); [now apply f_derive | apply head_move].
  - rewrite (Mean_ext n _ (fun x => Sum k (fun i => e1 i * (pull n k tau b B x C * grad13 n k tau b x C i) + e2 i * (pull n k tau b B x C * grad14 n k tau b x C i)))).
    + rewrite Rem13.Mean_Sum. apply Sum_ext. intros i Hi. unfold G1, G2. rewrite Mean_plus, !OneBitRisk.Mean_scal.
      rewrite (riskgrad13_eq n k tau b B Hn Ht Hb C i Hi), (riskgrad14_eq n k tau b B Hn Ht Hb C i Hi). reflexivity.
    + intros x. rewrite (Rmult_comm (Sum k _)), <- Rmult_assoc, <- Sum_scal. apply Sum_ext. intros i Hi.
      rewrite (grad13_eq n k tau b x), (grad14_eq n k tau b x) by (assumption || lia). unfold pull. ring.
Qed.
Let M := lemma_7_repair_constant n k tau b.
Lemma descent A A' eta : 0 < eta -> eta * M <= 1 / 2 ->
  (forall i, (1 <= i <= k)%nat -> A' i = Head (a13 (A i) - eta * G1 A i) (a14 (A i) - eta * G2 A i)) ->
  L A' <= L A - eta / 2 * norm2 k (G1 A) (G2 A) ^ 2.
Proof.
  intros He Hm St. set (e1 i := - eta * G1 A i). set (e2 i := - eta * G2 A i). set (N := norm2 k (G1 A) (G2 A)).
  assert (N0 : 0 <= N) by apply norm2_pos.
  assert (EN : norm2 k e1 e2 = eta * N) by (unfold e1, e2; rewrite norm2_scal, Rabs_Ropp, Rabs_pos_eq by lra; reflexivity).
  assert (Ex : forall C C', (forall i, (1 <= i <= k)%nat -> C i = C' i) -> L C = L C').
  { intros C C' H. unfold L, risk. apply Mean_ext. intros x. f_equal. unfold yhat, attended. f_equal. apply Sum_ext. intros i Hi. now rewrite H. }
  destruct (MVT_gen (fun r => L (move A e1 e2 r)) 0 1 (fun r => Sum k (fun i => e1 i * G1 (move A e1 e2 r) i + e2 i * G2 (move A e1 e2 r) i))) as (c & Hc & E).
  - intros r _. apply risk_move.
  - intros r _. apply continuity_pt_filterlim. refine (ex_derive_continuous _ _ _). eexists. apply risk_move.
  - rewrite Rmin_left, Rmax_right in Hc by lra. rewrite move_0 in E.
    rewrite (Ex A' (move A e1 e2 1)) by (intros i Hi; rewrite (St i Hi); unfold move, e1, e2; f_equal; ring).
    set (C := move A e1 e2 c) in *.
    assert (Step : risk_step n k tau b B C A <= M * (c * (eta * N))).
    { eapply Rle_trans; [apply (proj1 Lemma7.repair n k tau b B (fun _ => true) C A Hk Ht Hb)|]. fold M. right. f_equal. rewrite dist_is_norm2.
      rewrite (norm2_ext k _ _ (fun i => c * e1 i) (fun i => c * e2 i)) by (intros i _; unfold C, move; cbn [a13 a14]; split; ring).
      rewrite norm2_scal, EN, Rabs_pos_eq by lra. ring. }
    assert (Cs := norm2_cs k e1 e2 (fun i => G1 C i - G1 A i) (fun i => G2 C i - G2 A i)). change (norm2 k (fun i => G1 C i - G1 A i) (fun i => G2 C i - G2 A i)) with (risk_step n k tau b B C A) in Cs.
    rewrite EN in Cs. assert (T : Sum k (fun i => e1 i * G1 C i + e2 i * G2 C i) = Sum k (fun i => e1 i * (G1 C i - G1 A i) + e2 i * (G2 C i - G2 A i)) - eta * N ^ 2).
    { unfold N. rewrite norm2_sq, <- Sum_scal, <- Sum_minus. apply Sum_ext. intros i _. unfold e1, e2. ring. }
    apply Rabs_le_between in Cs. assert (X : eta * N * risk_step n k tau b B C A <= eta * N * (M * (c * (eta * N)))) by (apply Rmult_le_compat_l; nra).
    assert (Y : eta * N * (M * (c * (eta * N))) <= eta * N ^ 2 * (1 / 2)).
    { replace (eta * N * (M * (c * (eta * N)))) with (eta * N ^ 2 * (eta * M * c)) by ring. apply Rmult_le_compat_l; [nra|].
      destruct (Rle_dec 0 (eta * M)); nra. }
    cbv beta in E. rewrite T in E. unfold N in *. lra.
Qed.
End Descent.

(** * The risk near the third position *)
Definition pair (p : nat) : bool := Nat.leb p 2.
Definition shape (u v : R) : R := 1 + 8 * (u + v) ^ 2 + (1 - 4 * u) ^ 2 / 2 + (1 - 4 * v) ^ 2 / 2.
Definition tiny : R := / 10000 ^ 2.
Lemma tiny_root : 0 < tiny /\ sqrt tiny = / 10000.
Proof. unfold tiny. split; [lra|]. rewrite <- pow_inv, sqrt_pow2 by lra. reflexivity. Qed.
Section Three.
Variable A : nat -> head.
Let g i p := gamma 3 (1 / 2) (A i) p.
Definition on (p : nat) : R := g 1 p + g 2 p.
Let u := on 1.
Let v := on 2.
Lemma on_pos p : 0 < on p.
Proof. unfold on, g. assert (P1 := gamma_pos 3 (1 / 2) ltac:(lia) (A 1%nat) p). assert (P2 := gamma_pos 3 (1 / 2) ltac:(lia) (A 2%nat) p). lra. Qed.
Lemma on_3 : on 3 = 2 - u - v.
Proof.
  unfold u, v, on, g. assert (S1 := gamma_sum 3 (1 / 2) ltac:(lia) (A 1%nat)). assert (S2 := gamma_sum 3 (1 / 2) ltac:(lia) (A 2%nat)). cbn [Sum] in *. lra.
Qed.
Lemma seen x : attended 3 2 (1 / 2) x A = bit x 1 * u + bit x 2 * v + bit x 3 * (2 - u - v).
Proof. rewrite <- on_3. unfold attended, share, u, v, on, g. cbn [Sum]. ring. Qed.
Lemma smoothed x : Rabs (yhat 3 2 (1 / 2) tiny x A - yhat 3 2 (1 / 2) 0 x A) <= 1 / 1000.
Proof.
  destruct tiny_root as [T0 T]. unfold yhat. eapply Rle_trans; [apply f_smoothing; lra|]. rewrite outer_total, T. simpl (INR 2). lra.
Qed.
Lemma near_0 s : 0 <= s <= 1 / 2 -> f 2 0 s = 1.
Proof. intros H. assert (F := f_near 2 0 s ltac:(lia) ltac:(lra)). simpl in F. rewrite Rplus_0_l in F. rewrite F. ring. Qed.
Lemma near_2 d : 0 <= d <= 1 / 2 -> f 2 0 (2 - d) = 1 - 8 * d.
Proof. intros H. assert (F := f_near 2 2 (- d) ltac:(lia) ltac:(lra)). simpl in F. replace (1 + 1 + - d) with (2 - d) in F by ring. rewrite F. ring. Qed.
Lemma sharp_loss x : u <= 1 / 4 -> v <= 1 / 4 -> loss (label 3 pair x) (yhat 3 2 (1 / 2) 0 x A) =
  match x 1%nat, x 2%nat, x 3%nat with
  | false, false, false | true, true, false | true, true, true => 0
  | true, false, false | false, true, false => 4
  | false, false, true => (8 * (u + v)) ^ 2
  | true, false, true => (2 - 8 * v) ^ 2
  | false, true, true => (2 - 8 * u) ^ 2
  end.
Proof.
  intros Hu Hv. assert (U := on_pos 1). assert (V := on_pos 2). fold u in U. fold v in V. unfold yhat. rewrite seen. unfold label, ones, bit, pair. cbn [count Nat.leb].
  destruct (x 1%nat), (x 2%nat), (x 3%nat); cbn [andb Nat.add pow];
  repeat match goal with |- context [f 2 0 ?s] => first
    [ rewrite (near_0 s) by lra
    | replace s with (2 - 0) by ring; rewrite near_2 by lra
    | replace s with (2 - (u + v)) by ring; rewrite near_2 by lra
    | replace s with (2 - v) by ring; rewrite near_2 by lra
    | replace s with (2 - u) by ring; rewrite near_2 by lra ] end;
  unfold loss; match goal with |- Rmax 0 ?r ^ 2 = _ => first
    [ rewrite (Rmax_right 0 r) by lra; ring | rewrite (Rmax_left 0 r) by lra; ring ] end.
Qed.
Lemma sharp_risk : u <= 1 / 4 -> v <= 1 / 4 -> risk 3 pair (fun x => yhat 3 2 (1 / 2) 0 x A) = shape u v.
Proof.
  intros Hu Hv. unfold risk. rewrite (Mean_ext 3 _ _ (fun x => sharp_loss x Hu Hv)). cbn [Mean]. unfold upd. cbn. unfold shape. field.
Qed.

Lemma loss_close y o o' : y = 1 \/ y = -1 -> Rabs (o - o') <= 1 / 1000 -> loss y o' <= 16 -> Rabs (loss y o - loss y o') <= 1 / 100.
Proof.
  intros Hy D B. unfold loss in *. set (h := Rmax 0 (1 - y * o)). set (h' := Rmax 0 (1 - y * o')) in *.
  assert (H0 : 0 <= h) by apply Rmax_l. assert (H0' : 0 <= h') by apply Rmax_l.
  assert (E : Rabs (h - h') <= 1 / 1000).
  { eapply Rle_trans; [apply positive_part_lipschitz|]. apply Rabs_le_between in D. apply Rabs_le. destruct Hy as [-> | ->]; lra. }
  apply Rabs_le_between in E. assert (h' <= 4) by nra. apply Rabs_le. split; nra.
Qed.
Lemma smooth_risk : u <= 1 / 4 -> v <= 1 / 4 -> Rabs (risk 3 pair (fun x => yhat 3 2 (1 / 2) tiny x A) - shape u v) <= 1 / 100.
Proof.
  intros Hu Hv. rewrite <- (sharp_risk Hu Hv). unfold risk.
  assert (Pt : forall x, Rabs (loss (label 3 pair x) (yhat 3 2 (1 / 2) tiny x A) - loss (label 3 pair x) (yhat 3 2 (1 / 2) 0 x A)) <= 1 / 100).
  { intros x. apply loss_close; [apply Unreached.label_sign | apply smoothed|]. rewrite (sharp_loss x Hu Hv).
    assert (U := on_pos 1). assert (V := on_pos 2). fold u in U. fold v in V. 
    assert (Q1 : (8 * (u + v)) ^ 2 <= 4 ^ 2) by (apply pow_incr; lra). assert (Q2 : (2 - 8 * v) ^ 2 <= 2 ^ 2) by (apply pow_incr; lra).
    assert (Q3 : (2 - 8 * u) ^ 2 <= 2 ^ 2) by (apply pow_incr; lra). destruct (x 1%nat), (x 2%nat), (x 3%nat); lra. }
  set (F x := loss (label 3 pair x) (yhat 3 2 (1 / 2) tiny x A)) in *. set (G x := loss (label 3 pair x) (yhat 3 2 (1 / 2) 0 x A)) in *.
  assert (Pw : forall x, Rabs (F x - G x) <= 1 / 100) by exact Pt. clearbody F G.
  assert (Up : Mean 3 F <= Mean 3 (fun x => G x + 1 / 100)) by (apply Mean_le; intros x; specialize (Pw x); apply Rabs_le_between in Pw; lra).
  assert (Dn : Mean 3 G <= Mean 3 (fun x => F x + 1 / 100)) by (apply Mean_le; intros x; specialize (Pw x); apply Rabs_le_between in Pw; lra).
  rewrite Mean_plus, Mean_const in Up, Dn. apply Rabs_le. lra.
Qed.
End Three.

(** Other heads do much better. *)
Lemma better : exists A : nat -> head, risk 3 pair (fun x => yhat 3 2 (1 / 2) tiny x A) <= 1 / 10.
Proof.
  destruct (infimum 3 2 (1 / 2) pair (1 / 100) ltac:(lia) ltac:(lia) eq_refl ltac:(lra) ltac:(lra)) as [A HA]. exists A.
  assert (Up : risk 3 pair (fun x => yhat 3 2 (1 / 2) tiny x A) <= Mean 3 (fun x => 2 * loss (label 3 pair x) (yhat 3 2 (1 / 2) 0 x A) + 1 / 100)).
  { apply Mean_le. intros x. assert (D := smoothed A x). unfold loss. set (o := yhat 3 2 (1 / 2) tiny x A) in *. set (o' := yhat 3 2 (1 / 2) 0 x A) in *.
    assert (E : Rabs (Rmax 0 (1 - label 3 pair x * o) - Rmax 0 (1 - label 3 pair x * o')) <= 1 / 1000).
    { eapply Rle_trans; [apply positive_part_lipschitz|]. apply Rabs_le_between in D. apply Rabs_le. destruct (Unreached.label_sign 3 pair x) as [-> | ->]; lra. }
    apply Rabs_le_between in E. set (h := Rmax 0 (1 - label 3 pair x * o)) in *. set (h' := Rmax 0 (1 - label 3 pair x * o')) in *.
    assert (0 <= (h - 2 * h') ^ 2) by apply pow2_ge_0. assert (0 <= h) by apply Rmax_l. assert (0 <= h') by apply Rmax_l. nra. }
  rewrite Mean_plus, Mean_const, OneBitRisk.Mean_scal in Up. unfold risk in HA. lra.
Qed.

(** * The step *)
Lemma rate_small : 0 < thm_5_rate 3 2 (1 / 2) tiny <= / 600000000.
Proof.
  unfold thm_5_rate. rewrite (proj2 tiny_root). simpl (INR 2). replace (2 * (1 + 1)) with (2 ^ 2) by ring. rewrite sqrt_pow2 by lra.
  match goal with |- context [Rmax ?a ?b] => assert (R := Rmax_r a b); set (m := Rmax a b) in * end.
  assert (Q : 600000000 <= m) by (eapply Rle_trans; [|exact R]; lra). unfold Rdiv. rewrite Rmult_1_l.
  split; [apply Rinv_0_lt_compat; lra | apply Rinv_le_contravar; lra].
Qed.
Lemma smooth_small : lemma_7_repair_constant 3 2 (1 / 2) tiny <= 3000000.
Proof.
  unfold lemma_7_repair_constant. rewrite (proj2 tiny_root). simpl (INR 2). assert (S := sqrt_sqrt 3 ltac:(lra)). assert (P := sqrt_pos 3).
  assert (S1 : 1 <= sqrt 3) by nra. assert (I : 8 * (1 + 1) / (3 * sqrt 3) <= 16 / 3).
  { apply Rmult_le_reg_r with (3 * sqrt 3); [lra|]. replace (8 * (1 + 1) / (3 * sqrt 3) * (3 * sqrt 3)) with 16 by (field; lra). nra. }
  set (q := 8 * (1 + 1) / (3 * sqrt 3)) in *. lra.
Qed.

Lemma weight_moves h h' p d : (1 <= p <= 3)%nat -> (a13 h - a13 h') ^ 2 + (a14 h - a14 h') ^ 2 <= d ^ 2 -> 0 <= d ->
  Rabs (gamma 3 (1 / 2) h p - gamma 3 (1 / 2) h' p) <= d.
Proof.
  intros Hp Q D. rewrite <- !(weight_is_share 3 (1 / 2) _ p) by lia. eapply Rle_trans; [apply (share_lipschitz 3 (1 / 2) _ ltac:(lia) ltac:(lra))|].
  replace (2 * (1 / 2)) with 1 by field. rewrite Rdiv_1. rewrite <- (sqrt_pow2 d) by exact D. now apply sqrt_le_1_alt.
Qed.

(** * The trap *)
Lemma wall u v : 0 <= v -> 24 / 100 <= u -> 195 / 100 <= shape u v.
Proof. intros V U. unfold shape. assert (0 <= (2 * v + u - 1 / 4) ^ 2) by apply pow2_ge_0. nra. Qed.
Lemma shape_sym u v : shape u v = shape v u.
Proof. unfold shape. ring. Qed.
Lemma shape_low u v : 5 / 3 <= shape u v.
Proof. unfold shape. assert (0 <= (u - v) ^ 2) by apply pow2_ge_0. assert (0 <= (6 * (u + v) - 1) ^ 2) by apply pow2_ge_0. nra. Qed.
Lemma head_norm (a c : nat -> R) i : (1 <= i <= 2)%nat -> a i ^ 2 + c i ^ 2 <= norm2 2 a c ^ 2.
Proof.
  intros Hi. rewrite norm2_sq. cbn [Sum]. assert (H1 := sum_sq_ge_0 (a 1%nat) (c 1%nat)). assert (H2 := sum_sq_ge_0 (a 2%nat) (c 2%nat)).
  destruct (Nat.eq_dec i 1) as [->|]; [lra|]. replace i with 2%nat by lia. lra.
Qed.
Section Path.
Variables (eta : R) (A : nat -> nat -> head).
Hypothesis He : 0 < eta <= thm_5_rate 3 2 (1 / 2) tiny.
Hypothesis St : forall t i, (1 <= i <= 2)%nat -> A (S t) i = Head (a13 (A t i) - eta * riskgrad13 3 2 (1 / 2) tiny pair (A t) i)
                                                                  (a14 (A t i) - eta * riskgrad14 3 2 (1 / 2) tiny pair (A t) i).
Let L t := risk 3 pair (fun x => yhat 3 2 (1 / 2) tiny x (A t)).
Hypothesis S1 : on (A 0%nat) 1 < 24 / 100.
Hypothesis S2 : on (A 0%nat) 2 < 24 / 100.
Hypothesis S0 : L 0%nat <= 19 / 10.
Lemma stays_inside t : on (A t) 1 < 24 / 100 /\ on (A t) 2 < 24 / 100 /\ L t <= 19 / 10.
Proof.
  induction t as [|t (U & V & Lt)]; [auto|]. assert (R := rate_small). assert (Ms := smooth_small).
  assert (D := descent 3 2 (1 / 2) tiny pair ltac:(lia) ltac:(lra) (proj1 tiny_root) (A t) (A (S t)) eta ltac:(lra) ltac:(nra) (St t)).
  set (g1 := riskgrad13 3 2 (1 / 2) tiny pair (A t)) in *. set (g2 := riskgrad14 3 2 (1 / 2) tiny pair (A t)) in *.
  set (N := norm2 2 g1 g2) in *. assert (N0 : 0 <= N) by apply norm2_pos.
  assert (D' : L (S t) <= L t - eta / 2 * N ^ 2) by exact D. clear D. assert (E2 : 0 <= eta / 2 * N ^ 2) by (apply Rmult_le_pos; [lra | apply pow2_ge_0]).
  assert (P0 : 0 <= L (S t)) by (unfold L, risk; rewrite <- (Mean_const 3 0); apply Mean_le; intros; apply pow2_ge_0).
  assert (L' : L (S t) <= 19 / 10) by lra.
  assert (Sq : (eta * N) ^ 2 <= (1 / 1000) ^ 2).
  { assert (E4 : eta * N ^ 2 <= 4) by lra. replace ((eta * N) ^ 2) with (eta * (eta * N ^ 2)) by ring.
    apply Rle_trans with (/ 600000000 * 4); [apply Rmult_le_compat; lra | lra]. }
  assert (Mv : forall p, (1 <= p <= 3)%nat -> Rabs (on (A (S t)) p - on (A t) p) <= 2 / 1000).
  { intros p Hp. unfold on. assert (W : forall i, (1 <= i <= 2)%nat -> Rabs (gamma 3 (1 / 2) (A (S t) i) p - gamma 3 (1 / 2) (A t i) p) <= 1 / 1000).
    { intros i Hi. apply weight_moves; [exact Hp | | lra]. rewrite (St t i Hi). cbn [a13 a14]. fold g1 g2. assert (H := head_norm g1 g2 i Hi). fold N in H.
      eapply Rle_trans; [|exact Sq].
      replace ((a13 (A t i) - eta * g1 i - a13 (A t i)) ^ 2 + (a14 (A t i) - eta * g2 i - a14 (A t i)) ^ 2) with (eta ^ 2 * (g1 i ^ 2 + g2 i ^ 2)) by ring.
      replace ((eta * N) ^ 2) with (eta ^ 2 * N ^ 2) by ring. apply Rmult_le_compat_l; [apply pow2_ge_0 | exact H]. }
    assert (W1 := W 1%nat ltac:(lia)). assert (W2 := W 2%nat ltac:(lia)). apply Rabs_le_between in W1, W2. apply Rabs_le. lra. }
  assert (M1 := Mv 1%nat ltac:(lia)). assert (M2 := Mv 2%nat ltac:(lia)). apply Rabs_le_between in M1, M2.
  assert (Sm := smooth_risk (A (S t)) ltac:(lra) ltac:(lra)). fold (L (S t)) in Sm. apply Rabs_le_between in Sm.
  assert (P1 := on_pos (A (S t)) 1). assert (P2 := on_pos (A (S t)) 2).
  split; [|split; [|exact L']]; apply Rnot_le_lt; intros Big.
  - assert (W := wall (on (A (S t)) 1) (on (A (S t)) 2) ltac:(lra) Big). lra.
  - assert (W := wall (on (A (S t)) 2) (on (A (S t)) 1) ltac:(lra) Big). rewrite shape_sym in W. lra.
Qed.
Theorem never_low t : 3 / 2 <= L t.
Proof.
  destruct (stays_inside t) as (U & V & _). assert (Sm := smooth_risk (A t) ltac:(lra) ltac:(lra)). fold (L t) in Sm. apply Rabs_le_between in Sm.
  assert (Lo := shape_low (on (A t) 1) (on (A t) 2)). lra.
Qed.
End Path.

(** * Draws near the third position *)
Lemma start_weight p : p = 1%nat \/ p = 2%nat -> 1 / 29 <= gamma 3 (1 / 2) (Head 0 1) p <= 1 / 16.
Proof.
  intros Hp. assert (C1 : u2 3 1 = -1 / 2) by (unfold u2; rewrite <- cos_2PI3; f_equal; simpl; field).
  assert (C2 : u2 3 2 = -1 / 2).
  { unfold u2. replace (2 * PI * INR 2 / INR 3) with (- (2 * (PI / 3)) + 2 * INR 1 * PI) by (simpl; field). rewrite cos_period, cos_neg. apply cos_2PI3. }
  assert (C3 : u2 3 3 = 1).
  { unfold u2. replace (2 * PI * INR 3 / INR 3) with (2 * PI) by (simpl; field). apply cos_2PI. }
  assert (E : gamma 3 (1 / 2) (Head 0 1) p = 1 / (2 + exp 3)).
  { unfold gamma, score. cbn [Sum a13 a14]. rewrite C1, C2, C3. replace (u2 3 p) with (-1 / 2) by (destruct Hp as [-> | ->]; congruence).
    replace ((0 * u1 3 p + 1 * (-1 / 2)) / (1 / 2)) with (-1) by field. replace ((0 * u1 3 1 + 1 * (-1 / 2)) / (1 / 2)) with (-1) by field.
    replace ((0 * u1 3 2 + 1 * (-1 / 2)) / (1 / 2)) with (-1) by field. replace ((0 * u1 3 3 + 1 * 1) / (1 / 2)) with (-1 + 3) by field.
    rewrite exp_plus. assert (X := exp_pos (-1)). assert (Y := exp_pos 3). field. split; [lra | nra]. }
  rewrite E. assert (Lo : 14 <= exp 3).
  { replace 3 with (INR 12 * (1 / 4)) by (simpl; field).
    assert (Q : 5 / 4 <= exp (1 / 4)) by (assert (X := exp_ineq1_le (1 / 4)); lra).
    replace (exp (INR 12 * (1 / 4))) with (exp (1 / 4) ^ 12) by (rewrite <- Rpower_pow by apply exp_pos; unfold Rpower; now rewrite ln_exp).
    apply Rle_trans with ((5 / 4) ^ 12); [lra | apply pow_incr; lra]. }
  assert (Hi : exp 3 <= 27).
  { replace 3 with (1 + 1 + 1) at 1 by ring. rewrite !exp_plus. assert (X := exp_le_3). assert (Y := exp_pos 1). nra. }
  split; apply Rmult_le_reg_r with (2 + exp 3); try lra; [replace (1 / (2 + exp 3) * (2 + exp 3)) with 1 by (field; lra) |
    replace (1 / (2 + exp 3) * (2 + exp 3)) with 1 by (field; lra)]; lra.
Qed.
Lemma near_start : exists a, 0 < a /\ forall w, Rabs (w - PI / 2) < a -> (cos w - 0) ^ 2 + (sin w - 1) ^ 2 <= (1 / 1000) ^ 2.
Proof.
  assert (C : continuity_pt (fun w => (cos w - 0) ^ 2 + (sin w - 1) ^ 2) (PI / 2)) by reg.
  destruct (C ((1 / 1000) ^ 2) ltac:(lra)) as (a & Ha & H). exists a. split; [exact Ha|]. intros w Hw.
  destruct (Req_dec w (PI / 2)) as [->|N]; [rewrite cos_PI2, sin_PI2; lra|].
  specialize (H w). simpl in H. unfold R_dist in H. rewrite cos_PI2, sin_PI2 in H.
  assert (Q := H (conj (conj I (not_eq_sym N)) Hw)). apply Rabs_def2 in Q. simpl. lra.
Qed.

Theorem not_the_infimum : ~ thm_5_infimum.
Proof.
  intros H. destruct near_start as (a & Ha & Near).
  destruct (H 3%nat 2%nat (1 / 2) tiny pair ltac:(lia) ltac:(lra) (proj1 tiny_root) eq_refl) as (eta & He & Dense). cbv zeta in Dense.
  destruct (Dense (fun _ => PI / 2 - a) (fun _ => PI / 2 + a) ltac:(intros; lra)) as (A & Start & St & Conv).
  assert (W : forall i p, (1 <= i <= 2)%nat -> p = 1%nat \/ p = 2%nat -> 3 / 100 <= gamma 3 (1 / 2) (A 0%nat i) p <= 65 / 1000).
  { intros i p Hi Hp. destruct (Start i Hi) as (w & Hw & ->).
    assert (M := weight_moves (Head (cos w) (sin w)) (Head 0 1) p (1 / 1000) ltac:(lia) (Near w ltac:(apply Rabs_def1; lra)) ltac:(lra)).
    assert (C := start_weight p Hp). apply Rabs_le_between in M. lra. }
  assert (U : forall p, p = 1%nat \/ p = 2%nat -> 6 / 100 <= on (A 0%nat) p <= 13 / 100).
  { intros p Hp. unfold on. assert (W1 := W 1%nat p ltac:(lia) Hp). assert (W2 := W 2%nat p ltac:(lia) Hp). lra. }
  assert (U1 := U 1%nat ltac:(auto)). assert (U2 := U 2%nat ltac:(auto)).
  assert (Sm := smooth_risk (A 0%nat) ltac:(lra) ltac:(lra)). apply Rabs_le_between in Sm.
  assert (Sh : shape (on (A 0%nat) 1) (on (A 0%nat) 2) <= 18 / 10).
  { set (u := on (A 0%nat) 1) in *. set (v := on (A 0%nat) 2) in *. unfold shape. assert (0 <= (u - v) ^ 2) by apply pow2_ge_0. nra. }
  destruct better as [A' Good]. destruct (Conv A' 1 ltac:(lra)) as [t Lt].
  assert (Low := never_low eta A He St ltac:(lra) ltac:(lra) ltac:(lra) t). lra.
Qed.
