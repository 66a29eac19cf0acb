(** k bits: the risk near its zero, and what it says about the weights outside of the bits. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 OneBitRisk ManyBitsRisk.
Open Scope R_scope.

(** The number of ones among the bits, what the heads miss of it, and the smooth function that the risk is near its zero. *)
Definition hits (k : nat) (b : nat -> nat) (x : nat -> bool) : R := Sum k (fun i => bit x (b i)).
Definition missed (n k : nat) (tau : R) (b : nat -> nat) (A : nat -> head) (x : nat -> bool) : R := hits k b x - attended n k tau x A.
Definition FF (n k : nat) (tau : R) (b : nat -> nat) (A : nat -> head) : R :=
  16 * Mean n (fun x => hits k b x ^ 2 * Rmax 0 (missed n k tau b A x) ^ 2).

Lemma Sum_two k g : (2 <= k)%nat -> (forall i, 0 <= g i) -> g 1%nat + g 2%nat <= Sum k g.
Proof.
  intros Hk H. induction k as [|k IH]; [lia|]. destruct (Nat.eq_dec k 1) as [->|N]; [cbn [Sum]; lra|].
  cbn [Sum]. specialize (IH ltac:(lia)). specialize (H (S k)). lra.
Qed.

Section Lower.
Variables (n k : nat) (tau : R) (b : nat -> nat).
Hypothesis Hr : forall i, (1 <= i <= k)%nat -> (1 <= b i <= n)%nat.
Hypothesis Hi : forall i j, (1 <= i <= k)%nat -> (1 <= j <= k)%nat -> b i = b j -> i = j.
Hypothesis H2 : (2 <= k)%nat.
Hypothesis Ht : 0 < tau.
Let Hn : (1 <= n)%nat. Proof. assert (X := Hr 1 ltac:(lia)). lia. Qed.
Variable A : nat -> head.
Let s := hits k b.
Let T := missed n k tau b A.

Theorem risk_is_FF : Sum k (fun i => 1 - gamma n tau (A i) (b i)) <= 1/2 ->
  risk n (bits k b) (fun x => yhat n k tau 0 x A) = FF n k tau b A.
Proof.
  intros He. rewrite (risk_k_closed n k tau b A Hr Hi Hn He). unfold FF. f_equal. apply Mean_ext. intros x.
  unfold missed, hits. rewrite (ones_bits n k b x Hr Hi), (T_is n k tau b A Hn x). reflexivity.
Qed.

Lemma hits_range x : 0 <= s x <= INR k.
Proof.
  unfold s, hits. split; [apply Sum_nonneg; intros; apply bit_01|].
  apply Rle_trans with (Sum k (fun _ => 1)); [apply Sum_le; intros; apply bit_01 | rewrite Sum_const; lra].
Qed.
Lemma share_range x h : 0 <= share n tau x h <= 1.
Proof.
  unfold share. split.
  - apply Sum_nonneg. intros p _. apply Rmult_le_pos; [apply bit_01 | left; apply gamma_pos, Hn].
  - rewrite <- (gamma_sum n tau Hn h). apply Sum_le. intros p _. assert (B := bit_01 x p). assert (G := gamma_pos n tau Hn h p). nra.
Qed.
Lemma missed_le x : T x <= INR k.
Proof.
  unfold T, missed. assert (H := hits_range x). fold s.
  assert (0 <= attended n k tau x A) by (apply Sum_nonneg; intros; apply share_range). lra.
Qed.

Lemma bit_flip x p : (1 <= p <= n)%nat -> bit (flip n x) p = 1 - bit x p.
Proof.
  intros Hp. unfold bit, flip. replace (Nat.leb 1 p && Nat.leb p n)%bool with true.
  - destruct (x p); simpl; ring.
  - symmetry. apply andb_true_iff. split; apply Nat.leb_le; lia.
Qed.
Lemma hits_flip x : s (flip n x) = INR k - s x.
Proof.
  unfold s, hits. replace (INR k) with (Sum k (fun _ => 1)) by (rewrite Sum_const; ring). rewrite <- Sum_minus.
  apply Sum_ext. intros i Hik. apply bit_flip. now apply Hr.
Qed.
Lemma missed_flip x : T (flip n x) = - T x.
Proof.
  unfold T, missed. fold s. rewrite hits_flip.
  assert (E : attended n k tau (flip n x) A = INR k - attended n k tau x A).
  { unfold attended. replace (INR k) with (Sum k (fun _ => 1)) by (rewrite Sum_const; ring). rewrite <- Sum_minus.
    apply Sum_ext. intros i _. unfold share. rewrite <- (gamma_sum n tau Hn (A i)), <- Sum_minus. apply Sum_ext. intros p Hp.
    rewrite bit_flip by exact Hp. ring. }
  rewrite E. ring.
Qed.

(** Half of the inputs have one of the first two bits and not the other. *)
Let J x := (bit x (b 1%nat) - bit x (b 2%nat)) ^ 2.
Lemma J_mean : Mean n J = / 2.
Proof.
  assert (R1 := Hr 1 ltac:(lia)). assert (R2 := Hr 2 ltac:(lia)).
  assert (N : b 1%nat <> b 2%nat) by (intros E; assert (X := Hi 1 2 ltac:(lia) ltac:(lia) E); lia).
  set (c p := (if Nat.eqb p (b 1%nat) then 1 else 0) - (if Nat.eqb p (b 2%nat) then 1 else 0)).
  rewrite (Mean_ext n J (fun x => (0 + Sum n (fun p => bit x p * c p)) ^ 2)).
  - rewrite Mean_square.
    assert (E1 : Sum n c = 0) by (unfold c; rewrite Sum_minus, (Sum_single n (b 1%nat) (fun _ => 1) R1), (Sum_single n (b 2%nat) (fun _ => 1) R2); ring).
    assert (E2 : Sum n (fun p => c p ^ 2) = 2).
    { rewrite (Sum_ext n _ (fun p => (if Nat.eqb p (b 1%nat) then 1 else 0) + (if Nat.eqb p (b 2%nat) then 1 else 0))).
      - rewrite Sum_plus, (Sum_single n (b 1%nat) (fun _ => 1) R1), (Sum_single n (b 2%nat) (fun _ => 1) R2). ring.
      - intros p _. unfold c. destruct (Nat.eqb_spec p (b 1%nat)), (Nat.eqb_spec p (b 2%nat)); try ring. exfalso. congruence. }
    rewrite E1, E2. field.
  - intros x. unfold J. f_equal. rewrite <- (Sum_single n (b 1%nat) (fun p => bit x p) R1), <- (Sum_single n (b 2%nat) (fun p => bit x p) R2).
    rewrite <- Sum_minus, Rplus_0_l. apply Sum_ext. intros p _. unfold c. destruct (Nat.eqb p (b 1%nat)), (Nat.eqb p (b 2%nat)); ring.
Qed.

Lemma both_signs x : J x * T x ^ 2 <= s x ^ 2 * Rmax 0 (T x) ^ 2 + s (flip n x) ^ 2 * Rmax 0 (T (flip n x)) ^ 2.
Proof.
  rewrite hits_flip, missed_flip.
  assert (S0 := Sum_two k (fun i => bit x (b i)) H2 ltac:(intros; apply bit_01)). cbv beta in S0. fold (hits k b x) in S0. fold s in S0.
  assert (S1 := Sum_two k (fun i => 1 - bit x (b i)) H2 ltac:(intros i; assert (X := bit_01 x (b i)); lra)). cbv beta in S1.
  rewrite Sum_minus, Sum_const in S1. fold (hits k b x) in S1. fold s in S1. rewrite Rmult_1_r in S1.
  assert (K := hits_range x). assert (Sq := pow2_ge_0 (T x)).
  assert (P1 : 0 <= s x ^ 2 * Rmax 0 (T x) ^ 2) by (apply Rmult_le_pos; apply pow2_ge_0).
  assert (P2 : 0 <= (INR k - s x) ^ 2 * Rmax 0 (- T x) ^ 2) by (apply Rmult_le_pos; apply pow2_ge_0).
  assert (D : J x = 0 \/ (J x = 1 /\ 1 <= s x /\ 1 <= INR k - s x)).
  { unfold J, bit in *. destruct (x (b 1%nat)), (x (b 2%nat)); [left; ring | right; split; [ring | lra] | right; split; [ring | lra] | left; ring]. }
  destruct D as [-> | (-> & D1 & D2)]; [lra|]. destruct (Rle_lt_dec 0 (T x)) as [C|C].
  - rewrite (Rmax_right 0 (T x)) by lra. assert (1 <= s x ^ 2) by nra. nra.
  - rewrite (Rmax_right 0 (- T x)) by lra. assert (1 <= (INR k - s x) ^ 2) by nra. nra.
Qed.

(** What a position outside of the bits gets in all is at most the root of the risk. *)
Theorem outside p : (1 <= p <= n)%nat -> (forall i, (1 <= i <= k)%nat -> b i <> p) ->
  Sum k (fun i => gamma n tau (A i) p) ^ 2 <= FF n k tau b A.
Proof.
  intros Hp Np. set (c := Sum k (fun i => gamma n tau (A i) p)).
  assert (Tu : forall x v, T (upd x p v) = s x - Sum k (fun i => Sum n (fun q => bit x q * off p (gamma n tau (A i)) q)) - (if v then c else 0)).
  { intros x v. unfold T, missed. assert (Eh : hits k b (upd x p v) = s x).
    { unfold s, hits. apply Sum_ext. intros i Hik. unfold bit, upd. destruct (Nat.eqb_spec (b i) p) as [E|]; [exfalso; exact (Np i Hik E) | reflexivity]. }
    rewrite Eh. unfold attended, share.
    rewrite (Sum_ext k _ (fun i => (if v then gamma n tau (A i) p else 0) + Sum n (fun q => bit x q * off p (gamma n tau (A i)) q))).
    - rewrite Sum_plus. unfold c. destruct v; [|rewrite Sum_const]; ring.
    - intros i _. apply Sum_bit_upd, Hp. }
  assert (Ju : forall x v, J (upd x p v) = J x).
  { intros x v. unfold J, bit, upd. destruct (Nat.eqb_spec (b 1%nat) p) as [E|_]; [exfalso; apply (Np 1%nat); [lia | exact E]|].
    destruct (Nat.eqb_spec (b 2%nat) p) as [E|_]; [exfalso; apply (Np 2%nat); [lia | exact E] | reflexivity]. }
  assert (M1 : c ^ 2 / 8 <= Mean n (fun x => J x * T x ^ 2)).
  { rewrite (Mean_split n p) by exact Hp. cbv beta. rewrite <- Mean_plus.
    replace (c ^ 2 / 8) with (c ^ 2 / 2 * Mean n J / 2) by (rewrite J_mean; field). apply Rmult_le_compat_r; [lra|]. rewrite <- Mean_scal.
    apply Mean_le. intros x. rewrite !Ju, !Tu. set (a := s x - _).
    assert (0 <= J x) by apply pow2_ge_0.
    assert (c ^ 2 / 2 <= (a - 0) ^ 2 + (a - c) ^ 2) by (assert (0 <= (2 * a - c) ^ 2) by apply pow2_ge_0; nra). nra. }
  set (G x := s x ^ 2 * Rmax 0 (T x) ^ 2).
  assert (M2 : Mean n (fun x => J x * T x ^ 2) <= 2 * Mean n G).
  { apply Rle_trans with (Mean n (fun x => G x + G (flip n x))).
    - apply Mean_le. intros x. apply both_signs.
    - rewrite Mean_plus, Mean_flip. lra. }
  unfold FF. change (Mean n (fun x => hits k b x ^ 2 * Rmax 0 (missed n k tau b A x) ^ 2)) with (Mean n G). lra.
Qed.
End Lower.
