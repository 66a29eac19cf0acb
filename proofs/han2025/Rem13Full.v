(** Remark 13 in full: n heads are enough, also for who sees their mean only, and in the limit m = o(n) is not. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 Rem13 Propositions.
Open Scope R_scope.

(** Head j looks at position j, whatever the input. *)
Definition own (j q : nat) (v : bool) : R := if Nat.eqb q j then 1 else 0.

(** The classifier multiplies the signs of the bits of B that it sees. *)
Fixpoint sign (B : nat -> bool) (l : list (nat * bool)) : R :=
  match l with nil => 1 | cons (p, v) rest => (if andb (B p) v then -1 else 1) * sign B rest end.
Lemma sign_app B l m : sign B (l ++ m) = sign B l * sign B m.
Proof. induction l as [|[p v] l IH]; simpl; [ring | rewrite IH; ring]. Qed.

Lemma sign_view B x n : sign B (view n (fun j _ => j) x) = label n B x.
Proof.
  unfold view, label, ones. induction n as [|n IH]; [reflexivity|].
  rewrite seq_S, map_app, sign_app, IH. cbn [map sign count]. replace (1 + n)%nat with (S n) by lia.
  destruct (B (S n) && x (S n)); rewrite pow_add; simpl; ring.
Qed.

Lemma right_label n B x : loss (label n B x) (label n B x) = 0.
Proof.
  unfold loss, label. rewrite <- Rpow_mult_distr. replace (-1 * -1) with 1 by ring. rewrite pow1.
  rewrite Rmax_left by lra. ring.
Qed.

Theorem enough n B : risk n B (fun x => sign B (view n (fun j _ => j) x)) = 0.
Proof.
  unfold risk. transitivity (Mean n (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros x.
  rewrite sign_view. apply right_label.
Qed.

(** n heads of which one has each position: head j looks at position j if it holds a one; else at the first one in the order that
    breaks ties, wherever there is one. *)
Section Own.
Variables (n : nat) (rank : nat -> nat).
Hypothesis Inj : forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q.
Fixpoint leader (m : nat) (x : nat -> bool) : nat :=
  match m with
  | O => O
  | S c => if x (S c) then (if Nat.eqb (leader c x) 0 then S c else if Nat.ltb (rank (S c)) (rank (leader c x)) then S c else leader c x) else leader c x
  end.
Lemma leader_spec m x : (m <= n)%nat -> (leader m x = O /\ forall p, (1 <= p <= m)%nat -> x p = false) \/
  ((1 <= leader m x <= m)%nat /\ x (leader m x) = true /\
   forall q, (1 <= q <= m)%nat -> x q = true -> q <> leader m x -> (rank (leader m x) < rank q)%nat).
Proof.
  induction m as [|m IH]; intros Hm; [left; split; [reflexivity | lia]|]. specialize (IH ltac:(lia)). cbn [leader].
  destruct (x (S m)) eqn:X.
  - right. destruct IH as [[Z None]|(Hl & One & Least)].
    + rewrite Z. cbn [Nat.eqb]. split; [lia|]. split; [exact X|]. intros q Hq Q N. rewrite None in Q by lia. discriminate.
    + destruct (Nat.eqb_spec (leader m x) 0); [lia|]. destruct (Nat.ltb_spec (rank (S m)) (rank (leader m x))) as [L|L].
      * split; [lia|]. split; [exact X|]. intros q Hq Q N. destruct (Nat.eq_dec q (leader m x)) as [->|D]; [exact L|]. specialize (Least q ltac:(lia) Q D). lia.
      * split; [lia|]. split; [exact One|]. intros q Hq Q N. destruct (Nat.eq_dec q (S m)) as [->|D]; [|apply Least; lia || assumption].
        assert (rank (leader m x) <> rank (S m)) by (intros E; apply Inj in E; lia). lia.
  - destruct IH as [[Z None]|(Hl & One & Least)].
    + left. split; [exact Z|]. intros p Hp. destruct (Nat.eq_dec p (S m)) as [->|]; [exact X | apply None; lia].
    + right. split; [lia|]. split; [exact One|]. intros q Hq Q N. destruct (Nat.eq_dec q (S m)) as [->|]; [congruence | apply Least; lia || assumption].
Qed.
Definition looks (j : nat) (x : nat -> bool) : nat := if x j then j else if Nat.eqb (leader n x) 0 then j else leader n x.
Definition near (j p : nat) : R := if Nat.eqb p j then 1 else 0.
Definition wants (j : nat) (v : bool) : R := if v then 2 else 0.
Lemma looks_attends j x : (1 <= j <= n)%nat -> attends n (fun p v => near j p + wants j v) rank x (looks j x).
Proof.
  intros Hj. assert (S := leader_spec n x ltac:(lia)). unfold attends, looks, near, wants. destruct (x j) eqn:X.
  - split; [exact Hj|]. intros q Hq N. left. rewrite Nat.eqb_refl, X. destruct (Nat.eqb_spec q j); [contradiction|]. destruct (x q); lra.
  - destruct S as [[Z None]|(Hl & One & Least)].
    + rewrite Z. cbn [Nat.eqb]. split; [exact Hj|]. intros q Hq N. left. rewrite Nat.eqb_refl, X, None by lia. destruct (Nat.eqb_spec q j); [contradiction | lra].
    + destruct (Nat.eqb_spec (leader n x) 0); [lia|]. split; [exact Hl|]. intros q Hq N. rewrite One.
      destruct (Nat.eqb_spec (leader n x) j) as [E|_]; [congruence|]. destruct (Nat.eqb_spec q j) as [->|D]; [left; rewrite X; lra|].
      destruct (x q) eqn:Q; [right; split; [reflexivity | now apply Least] | left; lra].
Qed.

(** The bit of q is one exactly where some head attends to a one, and some head to q. *)
Lemma count_some m P : count m P <> O <-> exists j, (1 <= j <= m)%nat /\ P j = true.
Proof.
  induction m as [|m IH]; cbn [count]; [split; [lia | intros (j & Hj & _); lia]|]. split.
  - intros C. destruct (P (S m)) eqn:E; [exists (S m); split; [lia | exact E]|]. destruct (proj1 IH ltac:(lia)) as (j & Hj & Pj). exists j. split; [lia | exact Pj].
  - intros (j & Hj & Pj). destruct (Nat.eq_dec j (S m)) as [->|N]; [rewrite Pj; lia|]. assert (count m P <> O); [apply IH; exists j; split; [lia | exact Pj] | lia].
Qed.
Lemma sum_some m (P : nat -> bool) : Sum m (fun j => if P j then 1 else 0) <> 0 <-> exists j, (1 <= j <= m)%nat /\ P j = true.
Proof.
  rewrite <- count_some. assert (E : Sum m (fun j => if P j then 1 else 0) = INR (count m P)).
  { induction m as [|m IH]; [reflexivity|]. cbn [Sum count]. rewrite IH, plus_INR. destruct (P (S m)); simpl; ring. }
  rewrite E. split; [intros N C; apply N; now rewrite C | apply not_0_INR].
Qed.
Lemma shown x q : (1 <= q <= n)%nat ->
  x q = true <-> Sum n (fun j => bit x (looks j x)) <> 0 /\ count n (fun j => Nat.eqb (looks j x) q) <> O.
Proof.
  intros Hq. assert (S := leader_spec n x ltac:(lia)). unfold bit. rewrite (sum_some n (fun j => x (looks j x))), count_some. split.
  - intros Q. split; exists q; (split; [exact Hq|]); unfold looks; rewrite Q; [exact Q | apply Nat.eqb_refl].
  - intros [(i & Hi & One) (j & Hj & E)]. apply Nat.eqb_eq in E. unfold looks in *. destruct (x j) eqn:X; [congruence|].
    destruct S as [[Z None]|(Hl & L & _)].
    + rewrite Z in One. cbn [Nat.eqb] in One. rewrite None in One by (destruct (x i); lia). discriminate.
    + destruct (Nat.eqb_spec (leader n x) 0); [lia | congruence].
Qed.
Lemma same_label B x y : Sum n (fun j => bit x (looks j x)) = Sum n (fun j => bit y (looks j y)) ->
  (forall q, (1 <= q <= n)%nat -> count n (fun j => Nat.eqb (looks j x) q) = count n (fun j => Nat.eqb (looks j y) q)) -> label n B x = label n B y.
Proof.
  intros S C. assert (E : forall q, (1 <= q <= n)%nat -> x q = y q).
  { intros q Hq. assert (X := shown x q Hq). assert (Y := shown y q Hq). rewrite <- S, <- (C q Hq) in Y. destruct (x q), (y q); try reflexivity; intuition congruence. }
  unfold label, ones. f_equal. clear - E. induction n as [|m IH]; [reflexivity|]. cbn [count]. rewrite IH by (intros; apply E; lia). now rewrite (E (S m)) by lia.
Qed.
End Own.

Theorem repair : rem_13_repair.
Proof.
  split; [|split].
  - exact Rem13.rem_13_repair.
  - intros n m k eps score rank att Hk He Hatt Learns.
    destruct (Rem13.rem_13_repair n m k score rank att Hk Hatt) as [B [HB H]].
    destruct (Learns B HB) as [c Hc]. specialize (H c). unfold rem_13_repair_heads.
    assert (N0 : 0 < INR n) by (apply lt_0_INR; lia).
    assert (E : eps <= 2 * INR m / INR n) by lra.
    apply Rmult_le_reg_l with (2 / INR n); [apply Rdiv_lt_0_compat; lra|].
    replace (2 / INR n * (eps / 2 * INR n)) with eps by (field; lra). replace (2 / INR n * INR m) with (2 * INR m / INR n) by (field; lra). exact E.
  - intros n m Hn Hm. unfold rem_13_repair_enough in Hm. apply INR_eq in Hm. subst m.
    exists near, wants. intros rank Inj. exists (looks n rank). split; [intros j x Hj; now apply looks_attends|].
    intros B. exists (label n B). split; [|intros x y; now apply same_label].
    unfold risk. transitivity (Mean n (fun _ => 0)); [|apply Mean_const]. apply Mean_ext. intros. apply right_label.
Qed.

(** The best risk is never above 1: the classifier that says 0. *)
Lemma silent n B : risk n B (fun _ => 0) = 1.
Proof.
  unfold risk. transitivity (Mean n (fun _ => 1)); [|apply Mean_const]. apply Mean_ext. intros x. unfold loss.
  rewrite Rmult_0_r, Rminus_0_r, Rmax_right by lra. ring.
Qed.
