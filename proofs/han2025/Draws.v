(** Draws of k of n positions, numbered 1, ..., n^k by their digits: k! of them contain a set of k positions, as generated. *)
From Coq Require Import Reals Lra Lia ZArith FunctionalExtensionality Bool.
From Parity Require Import Model Sums AnyHeads LuckyDraw.
From Parity Require Said.
Open Scope R_scope.
Module D := Said.said_thm_5_frozen_draws.

Definition dig (n j i : nat) : nat := S ((j - 1) / n ^ (i - 1) mod n).

Lemma blocks n m (g : nat -> R) : Sum (n * m) g = Sum n (fun p => Sum m (fun j => g ((p - 1) * m + j)%nat)).
Proof.
  induction n as [|n IH]; [reflexivity|]. replace (S n * m)%nat with (n * m + m)%nat by lia. cbn [Sum]. rewrite <- IH.
  replace (S n - 1)%nat with n by lia. generalize (n * m)%nat. intros a. clear. induction m as [|m IH].
  - rewrite Nat.add_0_r. cbn [Sum]. ring.
  - rewrite Nat.add_succ_r. cbn [Sum]. rewrite IH, Nat.add_succ_r. ring.
Qed.

Lemma low_digits n k p j i : (1 <= n)%nat -> (1 <= p)%nat -> (1 <= j <= n ^ k)%nat -> (1 <= i <= k)%nat -> dig n ((p - 1) * n ^ k + j) i = dig n j i.
Proof.
  intros Hn Hp Hj Hi. unfold dig. apply f_equal. rewrite <- Nat.add_sub_assoc by apply Hj.
  set (a := (j - 1)%nat). assert (C : (n ^ (i - 1) <> 0)%nat) by (apply Nat.pow_nonzero; lia).
  replace ((p - 1) * n ^ k)%nat with ((p - 1) * n ^ (k - i) * n * n ^ (i - 1))%nat.
  - rewrite Nat.div_add_l by exact C. rewrite Nat.add_comm. apply Nat.mod_add. lia.
  - assert (E : (n ^ k = n ^ (k - i) * (n * n ^ (i - 1)))%nat).
    { rewrite <- Nat.pow_succ_r', <- Nat.pow_add_r. f_equal. lia. }
    rewrite E. ring.
Qed.
Lemma top_digit n k p j : (1 <= p <= n)%nat -> (1 <= j <= n ^ k)%nat -> dig n ((p - 1) * n ^ k + j) (S k) = p.
Proof.
  intros Hp Hj. unfold dig. replace (S k - 1)%nat with k by lia. rewrite <- Nat.add_sub_assoc by apply Hj.
  rewrite Nat.div_add_l by lia. rewrite (Nat.div_small (j - 1)) by lia. rewrite Nat.mod_small by lia. lia.
Qed.

(** A sum over the numbers is a sum over the draws. *)
Lemma numbered n k (F : (nat -> nat) -> R) : (1 <= n)%nat -> (forall l l', (forall i, (1 <= i <= k)%nat -> l i = l' i) -> F l = F l') ->
  Sum (n ^ k) (fun j => F (dig n j)) = INR n ^ k * Draw n k F.
Proof.
  intros Hn. assert (N0 : INR n <> 0) by (apply not_0_INR; lia). revert F. induction k as [|k IH]; intros F HF.
  - cbn [Nat.pow Sum Draw pow]. rewrite (HF (dig n 1) (fun _ => 0%nat)) by (intros; lia). ring.
  - cbn [Nat.pow]. rewrite blocks. cbn [Draw pow].
    transitivity (Sum n (fun p => INR n ^ k * Draw n k (fun l => F (place l (S k) p)))).
    + apply Sum_ext. intros p Hp. rewrite <- IH.
      * apply Sum_ext. intros j Hj. apply HF. intros i Hi. unfold place. destruct (Nat.eqb_spec i (S k)) as [->|]; [now apply top_digit | apply low_digits; lia].
      * intros l l' H. apply HF. intros i Hi. unfold place. destruct (Nat.eqb_spec i (S k)); [reflexivity | apply H; lia].
    + rewrite Sum_scal. field. exact N0.
Qed.

Lemma part_unique r z : r - 1 < IZR z -> IZR z <= r -> Int_part r = z.
Proof.
  intros L U. destruct (base_Int_part r) as [U' L']. assert (X : (Int_part r < z + 1)%Z) by (apply lt_IZR; rewrite plus_IZR; lra).
  assert (Y : (z < Int_part r + 1)%Z) by (apply lt_IZR; rewrite plus_IZR; lra). lia.
Qed.
Lemma whole_part a c : (1 <= c)%nat -> Int_part (INR a / INR c) = Z.of_nat (a / c).
Proof.
  intros Hc. assert (C0 : 0 < INR c) by (apply lt_0_INR; lia).
  assert (E := Nat.div_mod a c ltac:(lia)). assert (M := Nat.mod_upper_bound a c ltac:(lia)). set (q := (a / c)%nat) in *. set (r := (a mod c)%nat) in *.
  assert (E' : INR a = INR c * INR q + INR r) by (rewrite <- mult_INR, <- plus_INR; now f_equal). rewrite E'.
  assert (R0 := pos_INR r). assert (R1 : INR r < INR c) by now apply lt_INR.
  replace ((INR c * INR q + INR r) / INR c) with (INR q + INR r / INR c) by (field; lra).
  assert (0 <= INR r / INR c) by (apply Rmult_le_pos; [exact R0 | left; now apply Rinv_0_lt_compat]).
  assert (INR r / INR c < 1) by (apply Rmult_lt_reg_r with (INR c); [exact C0|]; unfold Rdiv; rewrite Rmult_assoc, Rinv_l; lra).
  apply part_unique; rewrite <- INR_IZR_INZ; lra.
Qed.
Lemma digit_is n j i : (1 <= n)%nat -> (1 <= j)%nat -> (1 <= i)%nat -> IZR (D.v_digit n j i) = INR (dig n j i).
Proof.
  intros Hn Hj Hi. unfold D.v_digit, dig. assert (N0 : INR n <> 0) by (apply not_0_INR; lia). set (a := (j - 1)%nat).
  assert (Ea : INR j - 1 = INR a) by (unfold a; rewrite minus_INR by lia; reflexivity). rewrite Ea.
  destruct i as [|i]; [lia|]. replace (S i - 1)%nat with i by lia.
  replace (INR n * INR a / INR n ^ S i) with (INR a / INR (n ^ i)) by (rewrite pow_INR; cbn [pow]; field; split; [apply pow_nonzero|]; exact N0).
  replace (INR a / INR n ^ S i) with (INR a / INR (n ^ S i)) by now rewrite pow_INR.
  assert (P : forall m, (1 <= n ^ m)%nat) by (intros m; assert (n ^ m <> 0)%nat by (apply Nat.pow_nonzero; lia); lia).
  rewrite !whole_part by apply P. rewrite INR_IZR_INZ. f_equal. set (q := (a / n ^ i)%nat).
  assert (Eq : (a / n ^ S i = q / n)%nat). { unfold q. rewrite Nat.div_div by (specialize (P i); lia). f_equal. cbn [Nat.pow]. lia. }
  rewrite Eq. assert (M := Nat.div_mod q n ltac:(lia)). nia.
Qed.

(** The product says whether a draw covers the set. *)
Lemma Prod_ones m g : (forall i, (1 <= i <= m)%nat -> g i = 1) -> Said.Prod m g = 1.
Proof. induction m as [|m IH]; intros H; cbn [Said.Prod]; [reflexivity|]. rewrite IH by (intros; apply H; lia). rewrite H by lia. ring. Qed.
Lemma Prod_zero m g p : (1 <= p <= m)%nat -> g p = 0 -> Said.Prod m g = 0.
Proof.
  induction m as [|m IH]; intros Hp H; cbn [Said.Prod]; [lia|]. destruct (Nat.eq_dec p (S m)) as [->|]; [rewrite H; ring|]. rewrite IH by (lia || assumption). ring.
Qed.
Lemma Prod_same m g h : (forall i, (1 <= i <= m)%nat -> g i = h i) -> Said.Prod m g = Said.Prod m h.
Proof. induction m as [|m IH]; intros H; cbn [Said.Prod]; [reflexivity|]. rewrite IH by (intros; apply H; lia). now rewrite H by lia. Qed.
Lemma missed n k j p : (1 <= n)%nat -> (1 <= j)%nat ->
  Said.Prod k (fun i => if Req_EM_T (IZR (D.v_digit n j i)) (INR p) then 0 else 1) = if bits k (dig n j) p then 0 else 1.
Proof.
  intros Hn Hj. destruct (bits k (dig n j) p) eqn:E.
  - apply bits_spec in E. destruct E as (i & Hi & E). apply (Prod_zero k _ i Hi). rewrite digit_is, E by lia. destruct Req_EM_T; [reflexivity | contradiction].
  - apply Prod_ones. intros i Hi. rewrite digit_is by lia. destruct Req_EM_T as [Q|]; [|reflexivity]. apply INR_eq in Q.
    assert (bits k (dig n j) p = true) by (apply bits_spec; now exists i). congruence.
Qed.
Lemma all_hit n k (B : nat -> bool) j : (1 <= n)%nat -> (1 <= j)%nat ->
  Said.Prod n (fun p => if B p then 1 - Said.Prod k (fun i => if Req_EM_T (IZR (D.v_digit n j i)) (INR p) then 0 else 1) else 1)
  = if covered n k B (dig n j) then 1 else 0.
Proof.
  intros Hn Hj. destruct (covered n k B (dig n j)) eqn:C.
  - apply Prod_ones. intros p Hp. destruct (B p) eqn:Bp; [|reflexivity]. rewrite missed by assumption.
    rewrite (proj1 (covered_spec n k B (dig n j)) C p Hp Bp). ring.
  - destruct (not_covered n k B _ C) as (p & Hp & Bp & No). apply (Prod_zero n _ p Hp). rewrite Bp, missed by assumption.
    destruct (bits k (dig n j) p) eqn:E; [|ring]. apply bits_spec in E. destruct E as (i & Hi & E). now apply No in E.
Qed.
Lemma factorial k : Said.Prod k (fun i => INR i) = INR (fact k).
Proof. induction k as [|k IH]; [reflexivity|]. cbn [Said.Prod]. rewrite IH. change (fact (S k)) with (S k * fact k)%nat. rewrite mult_INR. ring. Qed.
Lemma covered_ext n k B l l' : (forall i, (1 <= i <= k)%nat -> l i = l' i) -> covered n k B l = covered n k B l'.
Proof.
  intros H. apply eq_true_iff_eq. rewrite !covered_spec. split; intros C p Hp Bp; apply bits_spec; destruct (proj1 (bits_spec _ _ _) (C p Hp Bp)) as (i & Hi & E);
    exists i; (split; [exact Hi|]); [now rewrite <- H | now rewrite H].
Qed.

Theorem lucky_draws : D.statement.
Proof.
  intros n k B N _ HB [Hkn Hk] HN. rewrite counts in HB. assert (N0 : INR n <> 0) by (apply not_0_INR; lia).
  rewrite <- pow_INR in HN. apply INR_eq in HN. subst N. rewrite factorial.
  transitivity (Sum (n ^ k) (fun j => if covered n k B (dig n j) then 1 else 0)).
  - change Said.Sum with Sum. apply Sum_ext. intros j Hj. apply all_hit; lia.
  - rewrite (numbered n k (fun l => if covered n k B l then 1 else 0)); [|lia | intros l l' H; now rewrite (covered_ext n k B l l' H)].
    rewrite covering_draws by (lia || assumption). field. now apply pow_nonzero.
Qed.
Theorem lucky_draws_means : D.statement_means.
Proof.
  intros n k B N _ HB [Hkn Hk] HN j Hj p Hp. split; [exact Hp|]. intros _ i Hi. split; [apply pow_nonzero, not_0_INR; lia|]. split; intros; exact I.
Qed.
