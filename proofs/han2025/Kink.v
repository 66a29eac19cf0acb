(** Lemma 6, repaired: without smoothing the gradient of the output jumps where the attended sum passes 1/2. *)
From Coq Require Import Reals Lra Lia Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Abel Softmax Prop34 Lemma15 Lemma14 Smooth Norms Displays14 OneBitDescent OneBitDefined Repairs
 Unreached Claims.
Open Scope R_scope.

(** * The classifier is flat below 1/2 and falls by 4 above *)
Lemma relu_start k s : (1 <= k)%nat -> s < 1 -> f k 0 s = 1 - 4 * sigma 0 (s - 1 / 2).
Proof.
  intros Hk Hs. unfold f. destruct k as [|k]; [lia|]. clear Hk.
  assert (E : Sum (S k) (fun q => outer q * sigma 0 (s + 1 / 2 - INR q)) = - 4 * sigma 0 (s - 1 / 2)); [|rewrite E; ring].
  induction k as [|k IH].
  - cbn [Sum]. unfold outer. simpl (INR 1). replace (s + 1 / 2 - 1) with (s - 1 / 2) by field. simpl. ring.
  - rewrite <- IH. cbn [Sum]. rewrite (sigma0_neg (s + 1 / 2 - INR (S (S k)))); [ring|]. assert (P := pos_INR k). rewrite !S_INR. lra.
Qed.
Lemma flat k s : (1 <= k)%nat -> s < 1 / 2 -> is_derive (f k 0) s 0.
Proof.
  intros Hk Hs. apply (is_derive_ext_loc (fun _ => 1)); [|apply @is_derive_const].
  exists (mkposreal (1 / 2 - s) ltac:(lra)). intros y Hy. change (Rabs (y - s) < 1 / 2 - s) in Hy. apply Rabs_def2 in Hy.
  rewrite relu_start, sigma0_neg by (assumption || lra). match goal with |- ?l = ?r => change (@eq R l r) end. ring.
Qed.
Lemma steep k s : (1 <= k)%nat -> 1 / 2 < s < 1 -> is_derive (f k 0) s (- 4).
Proof.
  intros Hk Hs. apply (is_derive_ext_loc (fun y => 3 - 4 * y)); [|auto_derive; [exact I | ring]].
  exists (mkposreal (Rmin (s - 1 / 2) (1 - s)) ltac:(apply Rmin_glb_lt; lra)). intros y Hy.
  change (Rabs (y - s) < Rmin (s - 1 / 2) (1 - s)) in Hy.
  assert (M1 := Rmin_l (s - 1 / 2) (1 - s)). assert (M2 := Rmin_r (s - 1 / 2) (1 - s)). apply Rabs_def2 in Hy.
  rewrite relu_start, sigma0_pos by (assumption || lra). match goal with |- ?l = ?r => change (@eq R l r) end. field.
Qed.

Section Gradient.
Variables (n k : nat) (tau v : R) (x : nat -> bool) (A : nat -> head).
Hypothesis Hn : (1 <= n)%nat.
Hypothesis Ht : 0 < tau.
Hypothesis Hv : is_derive (f k 0) (attended n k tau x A) v.

Lemma kink13 i : (1 <= i <= k)%nat ->
  is_derive (fun t => yhat n k tau 0 x (set13 A i t)) (a13 (A i)) (cov n (gamma n tau (A i)) (bit x) (u1 n) / tau * v).
Proof.
  intros Hi. apply (is_derive_comp (f k 0) (fun t => attended n k tau x (set13 A i t))).
  - assert (E : forall j, set13 A i (a13 (A i)) j = A j).
    { intros j. unfold set13. destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity]. }
    replace (attended n k tau x (set13 A i (a13 (A i)))) with (attended n k tau x A) by (apply Sum_ext; intros; now rewrite E). exact Hv.
  - apply (attended_single n k tau x A _ i); [exact Hi| |].
    + intros t j Nji. unfold set13. destruct (Nat.eqb_spec j i); [contradiction|reflexivity].
    + unfold set13. rewrite Nat.eqb_refl. now apply share_derive_a13.
Qed.
Lemma kink14 i : (1 <= i <= k)%nat ->
  is_derive (fun t => yhat n k tau 0 x (set14 A i t)) (a14 (A i)) (cov n (gamma n tau (A i)) (bit x) (u2 n) / tau * v).
Proof.
  intros Hi. apply (is_derive_comp (f k 0) (fun t => attended n k tau x (set14 A i t))).
  - assert (E : forall j, set14 A i (a14 (A i)) j = A j).
    { intros j. unfold set14. destruct (Nat.eqb_spec j i) as [->|]; [now destruct (A i) | reflexivity]. }
    replace (attended n k tau x (set14 A i (a14 (A i)))) with (attended n k tau x A) by (apply Sum_ext; intros; now rewrite E). exact Hv.
  - apply (attended_single n k tau x A _ i); [exact Hi| |].
    + intros t j Nji. unfold set14. destruct (Nat.eqb_spec j i); [contradiction|reflexivity].
    + unfold set14. rewrite Nat.eqb_refl. now apply share_derive_a14.
Qed.
Lemma kink_defined : grad_ok n k tau 0 x A.
Proof. intros i Hi. split; eexists; [now apply kink13 | now apply kink14]. Qed.
Lemma kink13_eq i : (1 <= i <= k)%nat -> grad13 n k tau 0 x A i = cov n (gamma n tau (A i)) (bit x) (u1 n) / tau * v.
Proof. intros Hi. apply is_derive_unique. now apply kink13. Qed.
Lemma kink14_eq i : (1 <= i <= k)%nat -> grad14 n k tau 0 x A i = cov n (gamma n tau (A i)) (bit x) (u2 n) / tau * v.
Proof. intros Hi. apply is_derive_unique. now apply kink14. Qed.
End Gradient.

(** * All heads on the line through the first position, which alone holds a one *)
Section Line.
Variables (n k : nat) (tau : R).
Hypothesis Hk : (1 <= k <= n)%nat.
Hypothesis H2 : (2 <= n)%nat.
Hypothesis Ht : 0 < tau.
Definition ray (r : R) : head := Head (r * u1 n 1) (r * u2 n 1).
Definition peak (r : R) : R := gamma n tau (ray r) 1.
Definition gap2 : R := 1 - cos (2 * PI / INR n).

Lemma sum_at_ray r : attended n k tau (only 1) (fun _ => ray r) = INR k * peak r.
Proof. unfold attended. rewrite Sum_const. f_equal. unfold only. now apply weight_is_share; lia. Qed.
Lemma peak_range r : 0 < peak r < 1.
Proof.
  assert (P := gamma_pos n tau ltac:(lia) (ray r)). split; [apply P|]. assert (S := gamma_sum n tau ltac:(lia) (ray r)).
  assert (L : Sum n (fun p => (if Nat.eqb p 1 then gamma n tau (ray r) p else 0) + (if Nat.eqb p 2 then gamma n tau (ray r) p else 0)) <= Sum n (gamma n tau (ray r))).
  { apply Sum_le. intros p _. destruct (Nat.eqb_spec p 1) as [->|]; [simpl; lra|]. destruct (Nat.eqb p 2); specialize (P p); lra. }
  rewrite Sum_plus, (Sum_single n 1 (gamma n tau (ray r)) ltac:(lia)), (Sum_single n 2 (gamma n tau (ray r)) ltac:(lia)) in L.
  specialize (P 2%nat). unfold peak. lra.
Qed.
Definition fall (j : nat) : R := 1 - cos (2 * PI * (INR j - INR 1) / INR n).
Lemma peak_inverse r : peak r * Sum n (fun j => exp (- r * fall j / tau)) = 1.
Proof.
  rewrite <- (gamma_sum n tau ltac:(lia) (ray r)), <- Sum_scal. apply Sum_ext. intros j _. symmetry.
  apply (Repairs.others n 1 tau r H2 ltac:(lia) Ht).
Qed.
Lemma fall_pos j : 0 <= fall j.
Proof. unfold fall. assert (B := COS_bound (2 * PI * (INR j - INR 1) / INR n)). lra. Qed.
Lemma fall_2 : fall 2 = gap2.
Proof. unfold fall, gap2. do 3 f_equal. simpl. ring. Qed.
Lemma exp_le a c : a <= c -> exp a <= exp c.
Proof. intros [H| ->]; [left; now apply exp_increasing | right; reflexivity]. Qed.
Lemma peak_grows r s : r < s -> peak r < peak s.
Proof.
  intros L. assert (Er := peak_inverse r). assert (Es := peak_inverse s). assert (G := gap_pos n H2).
  assert (P := peak_range r). assert (Q := peak_range s).
  assert (D : Sum n (fun j => exp (- s * fall j / tau)) < Sum n (fun j => exp (- r * fall j / tau))).
  { set (e := exp (- r * fall 2 / tau) - exp (- s * fall 2 / tau)). assert (E0 : 0 < e).
    { unfold e. rewrite fall_2. assert (exp (- s * gap2 / tau) < exp (- r * gap2 / tau)); [|lra]. apply exp_increasing. unfold Rdiv.
      apply Rmult_lt_compat_r; [now apply Rinv_0_lt_compat|]. unfold gap2. nra. }
    enough (Sum n (fun j => exp (- s * fall j / tau) + (if Nat.eqb j 2 then e else 0)) <= Sum n (fun j => exp (- r * fall j / tau))).
    { rewrite Sum_plus, (Sum_single n 2 (fun _ => e) ltac:(lia)) in H. lra. }
    apply Sum_le. intros j _. destruct (Nat.eqb_spec j 2) as [->|]; [unfold e; lra|]. rewrite Rplus_0_r. apply exp_le. unfold Rdiv.
    apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|]. assert (F := fall_pos j). nra. }
  assert (Z : 0 < Sum n (fun j => exp (- s * fall j / tau))) by (apply Sum_pos; [lia | intros; apply exp_pos]). nra.
Qed.
Lemma peak_moves r s : Rabs (peak r - peak s) <= Rabs (r - s) / (2 * tau).
Proof.
  unfold peak. rewrite <- !(weight_is_share n tau _ 1 ltac:(lia)).
  eapply Rle_trans; [apply (share_lipschitz n tau _ ltac:(lia) Ht)|]. right. f_equal. unfold ray. cbn [a13 a14].
  replace ((r * u1 n 1 - s * u1 n 1) ^ 2 + (r * u2 n 1 - s * u2 n 1) ^ 2) with ((r - s) ^ 2 * (u1 n 1 ^ 2 + u2 n 1 ^ 2)) by ring.
  rewrite unit_vectors, Rmult_1_r, <- Rsqr_pow2. apply sqrt_Rsqr_abs.
Qed.
Lemma peak_continuous : continuity peak.
Proof.
  intros r eps He. exists (eps * (2 * tau)). split; [apply Rmult_lt_0_compat; lra|]. intros s [_ D]. simpl in *. unfold R_dist in *.
  eapply Rle_lt_trans; [apply peak_moves|]. apply Rmult_lt_reg_r with (2 * tau); [lra|].
  replace (Rabs (s - r) / (2 * tau) * (2 * tau)) with (Rabs (s - r)) by (field; lra). exact D.
Qed.
Lemma crossing : exists r, INR k * peak r = 1 / 2.
Proof.
  assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia). assert (G := gap_pos n H2). fold gap2 in G.
  destruct (Unreached.sharp_head n 1 tau (1 / 4) H2 ltac:(lia) Ht ltac:(lra)) as (R & _ & Hi). fold (ray R) in Hi. fold (peak R) in Hi.
  set (L := - (tau * ln (4 * INR k) / gap2)).
  assert (Lo : peak L <= / (4 * INR k)).
  { assert (E := peak_inverse L). assert (P := peak_range L). assert (X : 4 * INR k <= Sum n (fun j => exp (- L * fall j / tau))).
    { rewrite <- (exp_ln (4 * INR k)) by lra. replace (ln (4 * INR k)) with (- L * fall 2 / tau) by (rewrite fall_2; unfold L; field; lra).
      rewrite <- (Sum_single n 2 (fun j => exp (- L * fall j / tau)) ltac:(lia)). apply Sum_le. intros j _.
      destruct (Nat.eqb j 2); [lra | left; apply exp_pos]. }
    apply Rmult_le_reg_r with (4 * INR k); [lra|]. rewrite Rinv_l by lra. nra. }
  destruct (IVT_gen peak L R (1 / (2 * INR k)) peak_continuous) as (r & _ & Hr).
  - assert (1 / (2 * INR k) <= 1 / 2).
    { apply Rmult_le_reg_r with (2 * INR k); [lra|]. replace (1 / (2 * INR k) * (2 * INR k)) with 1 by (field; lra). lra. }
    assert (/ (4 * INR k) <= 1 / (2 * INR k)).
    { apply Rmult_le_reg_r with (4 * INR k); [lra|]. rewrite Rinv_l by lra. replace (1 / (2 * INR k) * (4 * INR k)) with 2 by (field; lra). lra. }
    split; [eapply Rle_trans; [apply Rmin_l | lra] | eapply Rle_trans; [|apply Rmax_r]; lra].
  - exists r. rewrite Hr. field. lra.
Qed.

(** Beyond the crossing the gradient has at least this length. *)
Lemma pulls r : peak r * (1 - peak r) * gap2 <= u1 n 1 * cov n (gamma n tau (ray r)) (bit (only 1)) (u1 n)
                                        + u2 n 1 * cov n (gamma n tau (ray r)) (bit (only 1)) (u2 n).
Proof.
  assert (Gs := gamma_sum n tau ltac:(lia) (ray r)). set (g := gamma n tau (ray r)) in *.
  assert (G0 : forall p, 0 < g p) by (intros; now apply gamma_pos; lia).
  assert (C : forall u, cov n g (bit (only 1)) u = g 1%nat * (u 1%nat - Sum n (fun p => g p * u p))).
  { intros u. unfold cov.
    rewrite (Sum_ext n (fun p => g p * (bit (only 1) p * u p)) (fun p => if Nat.eqb p 1 then g p * u p else 0)).
    - rewrite (Sum_ext n (fun p => g p * bit (only 1) p) (fun p => if Nat.eqb p 1 then g p else 0)).
      + rewrite (Sum_single n 1 (fun p => g p * u p) ltac:(lia)), (Sum_single n 1 g ltac:(lia)). ring.
      + intros p _. unfold bit, only. destruct (Nat.eqb p 1); ring.
    - intros p _. unfold bit, only. destruct (Nat.eqb p 1); ring. }
  rewrite !C.
  replace (u1 n 1 * (g 1%nat * (u1 n 1 - Sum n (fun p => g p * u1 n p))) + u2 n 1 * (g 1%nat * (u2 n 1 - Sum n (fun p => g p * u2 n p))))
    with (g 1%nat * ((u1 n 1 ^ 2 + u2 n 1 ^ 2) - (u1 n 1 * Sum n (fun p => g p * u1 n p) + u2 n 1 * Sum n (fun p => g p * u2 n p)))) by ring.
  rewrite unit_vectors, <- !Sum_scal, <- Sum_plus. unfold peak. fold g. rewrite Rmult_assoc. apply Rmult_le_compat_l; [left; apply G0|].
  rewrite <- Gs at 2. rewrite <- Sum_minus.
  replace ((1 - g 1%nat) * gap2) with (Sum n (fun p => if Nat.eqb p 1 then 0 else g p * gap2)).
  - apply Sum_le. intros p Hp. specialize (G0 p). destruct (Nat.eqb_spec p 1) as [->|N].
    + assert (U := unit_vectors n 1). nra.
    + assert (Cg := cos_gap n p 1 Hp ltac:(lia) N). unfold gap2. nra.
  - replace ((1 - g 1%nat) * gap2) with (Sum n (fun p => gap2 * g p) - gap2 * g 1%nat) by (rewrite Sum_scal, Gs; ring).
    rewrite <- (Sum_single n 1 (fun p => gap2 * g p) ltac:(lia)), <- Sum_minus. apply Sum_ext. intros p _. destruct (Nat.eqb p 1); ring.
Qed.
Definition jump : R := 4 / tau * (/ (2 * INR k) * (1 / 4) * gap2).
Lemma jumps r s : INR k * peak r < 1 / 2 -> 1 / 2 < INR k * peak s < 3 / 4 ->
  let A := fun _ : nat => ray r in let A' := fun _ : nat => ray s in
  grad_ok n k tau 0 (only 1) A /\ grad_ok n k tau 0 (only 1) A' /\
  jump <= norm2 k (fun i => grad13 n k tau 0 (only 1) A i - grad13 n k tau 0 (only 1) A' i)
                  (fun i => grad14 n k tau 0 (only 1) A i - grad14 n k tau 0 (only 1) A' i).
Proof.
  intros Lo Hi A A'. assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia). assert (G := gap_pos n H2). fold gap2 in G.
  assert (F0 : is_derive (f k 0) (attended n k tau (only 1) A) 0) by (unfold A; rewrite sum_at_ray; apply flat; [lia | exact Lo]).
  assert (F1 : is_derive (f k 0) (attended n k tau (only 1) A') (- 4)) by (unfold A'; rewrite sum_at_ray; apply steep; [lia | lra]).
  split; [now apply (kink_defined n k tau 0 (only 1) A ltac:(lia) Ht)|].
  split; [now apply (kink_defined n k tau (- 4) (only 1) A' ltac:(lia) Ht)|].
  set (c1 := cov n (gamma n tau (ray s)) (bit (only 1)) (u1 n)). set (c2 := cov n (gamma n tau (ray s)) (bit (only 1)) (u2 n)).
  rewrite (norm2_ext k _ _ (fun _ => 4 / tau * c1) (fun _ => 4 / tau * c2)).
  2:{ intros i Hi'. split.
      - rewrite (kink13_eq n k tau 0 (only 1) A ltac:(lia) Ht F0 i Hi'), (kink13_eq n k tau (- 4) (only 1) A' ltac:(lia) Ht F1 i Hi').
        unfold A'. fold c1. field. lra.
      - rewrite (kink14_eq n k tau 0 (only 1) A ltac:(lia) Ht F0 i Hi'), (kink14_eq n k tau (- 4) (only 1) A' ltac:(lia) Ht F1 i Hi').
        unfold A'. fold c2. field. lra. }
  assert (T4 : 0 < 4 / tau) by (apply Rdiv_lt_0_compat; lra).
  rewrite (norm2_scal k (4 / tau) (fun _ => c1) (fun _ => c2)), Rabs_pos_eq by lra. unfold jump. apply Rmult_le_compat_l; [lra|].
  assert (P := pulls s). fold c1 c2 in P. assert (R := peak_range s).
  assert (Low : / (2 * INR k) <= peak s).
  { apply Rmult_le_reg_r with (2 * INR k); [lra|]. rewrite Rinv_l by lra. lra. }
  assert (I0 : 0 < / (2 * INR k)) by (apply Rinv_0_lt_compat; lra).
  assert (Top : peak s <= 3 / 4) by nra.
  assert (M : / (2 * INR k) * (1 / 4) * gap2 <= u1 n 1 * c1 + u2 n 1 * c2).
  { eapply Rle_trans; [|exact P]. apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat; lra. }
  eapply Rle_trans; [exact M|]. unfold norm2. rewrite Sum_const.
  apply Rle_trans with (sqrt (c1 ^ 2 + c2 ^ 2)).
  - assert (M0 : 0 <= u1 n 1 * c1 + u2 n 1 * c2) by (eapply Rle_trans; [|exact M]; apply Rmult_le_pos; lra).
    rewrite <- (sqrt_pow2 _ M0). apply sqrt_le_1_alt. assert (U := unit_vectors n 1).
    assert (0 <= (u1 n 1 * c2 - u2 n 1 * c1) ^ 2) by apply pow2_ge_0.
    replace (c1 ^ 2 + c2 ^ 2) with ((u1 n 1 ^ 2 + u2 n 1 ^ 2) * (c1 ^ 2 + c2 ^ 2)) by (rewrite U; ring). nra.
  - apply sqrt_le_1_alt. assert (S := sum_sq_ge_0 c1 c2). nra.
Qed.

Lemma far_apart r s : dist k (fun _ => ray r) (fun _ => ray s) = sqrt (INR k) * Rabs (r - s).
Proof.
  unfold dist, ray. cbn [a13 a14]. rewrite Sum_const.
  replace ((r * u1 n 1 - s * u1 n 1) ^ 2 + (r * u2 n 1 - s * u2 n 1) ^ 2) with ((r - s) ^ 2 * (u1 n 1 ^ 2 + u2 n 1 ^ 2)) by ring.
  rewrite unit_vectors, Rmult_1_r, sqrt_mult_alt by apply pos_INR. f_equal. rewrite <- Rsqr_pow2. apply sqrt_Rsqr_abs.
Qed.

Theorem no_constant : ~ exists B : R, forall (x : nat -> bool) (A A' : nat -> head), grad_ok n k tau 0 x A -> grad_ok n k tau 0 x A' ->
  norm2 k (fun i => grad13 n k tau 0 x A i - grad13 n k tau 0 x A' i)
          (fun i => grad14 n k tau 0 x A i - grad14 n k tau 0 x A' i) <= B * dist k A A'.
Proof.
  intros [B H]. destruct crossing as [r0 E0]. assert (K1 : 1 <= INR k) by (apply (le_INR 1); lia). assert (G := gap_pos n H2). fold gap2 in G.
  assert (J : 0 < jump).
  { unfold jump. apply Rmult_lt_0_compat; [apply Rdiv_lt_0_compat; lra|]. apply Rmult_lt_0_compat; [|exact G].
    apply Rmult_lt_0_compat; [apply Rinv_0_lt_compat; lra | lra]. }
  assert (Q0 := sqrt_pos (INR k)). set (q := sqrt (INR k)) in *. set (w := Rabs B * q * 2 + 1).
  assert (W : 0 < w) by (unfold w; assert (0 <= Rabs B * q) by (apply Rmult_le_pos; [apply Rabs_pos | exact Q0]); lra).
  set (d := Rmin (tau / (4 * INR k)) (jump / (2 * w))).
  assert (D0 : 0 < d) by (apply Rmin_glb_lt; apply Rdiv_lt_0_compat; lra).
  assert (D1 : d <= tau / (4 * INR k)) by apply Rmin_l. assert (D2 : d <= jump / (2 * w)) by apply Rmin_r.
  assert (Lo : INR k * peak (r0 - d) < 1 / 2) by (assert (M := peak_grows (r0 - d) r0 ltac:(lra)); nra).
  assert (Up : 1 / 2 < INR k * peak (r0 + d)) by (assert (M := peak_grows r0 (r0 + d) ltac:(lra)); nra).
  assert (Near : INR k * peak (r0 + d) < 3 / 4).
  { assert (M := peak_moves (r0 + d) r0). replace (r0 + d - r0) with d in M by ring. rewrite (Rabs_pos_eq d) in M by lra.
    apply Rabs_le_between in M. assert (X : d / (2 * tau) <= / (8 * INR k)).
    { apply Rmult_le_reg_r with (2 * tau); [lra|]. replace (d / (2 * tau) * (2 * tau)) with d by (field; lra).
      replace (/ (8 * INR k) * (2 * tau)) with (tau / (4 * INR k)) by (field; lra). exact D1. }
    assert (Y : INR k * / (8 * INR k) = 1 / 8) by (field; lra). nra. }
  destruct (jumps (r0 - d) (r0 + d) Lo (conj Up Near)) as (O1 & O2 & N). specialize (H _ _ _ O1 O2). rewrite far_apart in H. fold q in H.
  replace (r0 - d - (r0 + d)) with (- (2 * d)) in H by ring. rewrite Rabs_Ropp, (Rabs_pos_eq (2 * d)) in H by lra.
  assert (BB : B * (q * (2 * d)) <= Rabs B * q * 2 * d).
  { replace (Rabs B * q * 2 * d) with (Rabs B * (q * (2 * d))) by ring. apply Rmult_le_compat_r; [apply Rmult_le_pos; lra | apply Rle_abs]. }
  assert (Wd : w * d <= jump / 2).
  { apply Rle_trans with (w * (jump / (2 * w))); [apply Rmult_le_compat_l; lra | right; field; lra]. }
  unfold w in Wd. lra.
Qed.
End Line.

Theorem repair : lemma_6_repair.
Proof.
  split.
  - intros n k tau b x A A' Hk Ht Hb. assert (E := Smooth.repair_constant n k tau b x A A' ltac:(lia) ltac:(lia) Ht Hb). exact E.
  - intros n k tau Hk H2 Ht. apply no_constant; [exact Hk | | exact Ht]. unfold lemma_6_repair_least in H2. apply INR_le. simpl (INR 2). lra.
Qed.
