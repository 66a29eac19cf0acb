(** Proposition 3: networks and transformers with their numbers counted. *)
From Coq Require Import Reals Lra Lia Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 FeedForward Rem13Full FrozenBound ManyBitsRisk Unreached Consequences Claims.
Open Scope R_scope.

Lemma listed k (alpha bias : nat -> R) (weight offset : R) :
  INR (length (offset :: weight :: map alpha (seq 1 k) ++ map bias (seq 1 k))) = 2 * INR k + 2.
Proof. cbn [length]. rewrite app_length, !map_length, !seq_length, !S_INR, plus_INR. ring. Qed.

(** The network is the parity on every input. *)
Lemma network_is_label n B x : 1 + Sum (count n B) (fun j => (-1) ^ j * prop_3_coefficient j
    * Rmax 0 (Sum n (fun p => (if B p then 1 else 0) * bit x p) + prop_3_offset j)) = label n B x.
Proof.
  assert (E : Sum n (fun p => (if B p then 1 else 0) * bit x p) = INR (ones n B x)).
  { unfold ones. rewrite count_sum. apply Sum_ext. intros p _. unfold bit. destruct (B p), (x p); simpl; ring. }
  rewrite E. apply FeedForward.formula. apply ones_le.
Qed.
Theorem expressivity : sec_3_scope_expressivity.
Proof.
  intros n k Hk. exists (fun j => (-1) ^ j * prop_3_coefficient j), prop_3_offset, 1, 1. split; [apply listed|]. intros B odds HB _ _.
  rewrite (Mean_ext n _ (fun _ => 0)); [rewrite Mean_const; ring|]. intros x. rewrite <- HB, network_is_label, right_label. ring.
Qed.
Theorem networks : prop_3_networks.
Proof.
  intros n k Hk. exists (fun j => (-1) ^ j * prop_3_coefficient j), prop_3_offset, 1, 1. split; [apply listed|]. intros B HB.
  unfold risk. transitivity (Mean n (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x. rewrite <- HB, network_is_label. apply right_label.
Qed.

(** A set as a list of different bits. *)
Lemma as_list n B : exists b : nat -> nat, (forall i, (1 <= i <= count n B)%nat -> (1 <= b i <= n)%nat) /\
  (forall i j, (1 <= i <= count n B)%nat -> (1 <= j <= count n B)%nat -> b i = b j -> i = j) /\
  forall x, label n (bits (count n B) b) x = label n B x.
Proof.
  destruct (enumerate n B) as (b & R & E). exists b. split; [exact R|].
  assert (Inj : forall i j, (1 <= i <= count n B)%nat -> (1 <= j <= count n B)%nat -> b i = b j -> i = j).
  { intros i j Hi Hj Eq. destruct (Nat.eq_dec i j) as [|N]; [assumption|exfalso]. specialize (E (only (b i))).
    assert (Le : INR (ones n B (only (b i))) <= 1).
    { unfold ones. rewrite count_sum. apply Rle_trans with (Sum n (fun p => if Nat.eqb p (b i) then 1 else 0));
        [|right; exact (Sum_single n (b i) (fun _ => 1) (R i Hi))]. apply Sum_le. intros p _. unfold only.
      destruct (B p), (Nat.eqb p (b i)); simpl; lra. }
    rewrite <- E in Le. assert (Ge : 2 <= Sum (count n B) (fun q => bit (only (b i)) (b q))); [|lra].
    replace 2 with (Sum (count n B) (fun q => (if Nat.eqb q i then 1 else 0) + (if Nat.eqb q j then 1 else 0)))
      by (rewrite Sum_plus, (Sum_single _ i (fun _ => 1) Hi), (Sum_single _ j (fun _ => 1) Hj); ring).
    apply Sum_le. intros q _. unfold bit, only. destruct (Nat.eqb_spec q i) as [->|Ni].
    - rewrite Nat.eqb_refl. destruct (Nat.eqb_spec i j); [contradiction | lra].
    - destruct (Nat.eqb_spec q j) as [->|]; [rewrite Eq, Nat.eqb_refl; lra | destruct (Nat.eqb (b q) (b i)); lra]. }
  split; [exact Inj|]. intros x. unfold label. f_equal. apply INR_eq. now rewrite (ones_bits n (count n B) b x R Inj).
Qed.
Theorem literal : prop_3_literal.
Proof.
  split; [exact networks|]. intros n k tau b Hk Ht Hb B HB. destruct (as_list n B) as (l & R & Inj & Lab). rewrite HB in *.
  destruct (expressed n k tau b l Hk ltac:(lra) ltac:(lra) R Inj) as (A & w & o & al & be & E). exists A, al, be, w, o. split.
  - assert (F : forall s m, length (flat_map (fun i => 0 :: 0 :: a13 (A i) :: a14 (A i) :: repeat 0 12) (seq s m)) = (16 * m)%nat).
    { intros s m. revert s. induction m as [|m IH]; intros s; [reflexivity|]. cbn [seq flat_map]. rewrite app_length, IH. cbn [length repeat]. lia. }
    cbn [length]. rewrite !app_length, !map_length, !seq_length, F, !S_INR, !plus_INR, mult_INR. unfold prop_3_transformer_parameters.
    replace (INR 16) with 16 by (simpl; lra). ring.
  - rewrite <- E. unfold risk. apply Mean_ext. intros x. now rewrite Lab.
Qed.
