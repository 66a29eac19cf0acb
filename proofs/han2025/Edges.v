(** Counting edges: a graph with fewer edges than inputs leaves an input without one (Proposition 4, Remark 9). *)
From Coq Require Import Reals Lra Lia List Classical_Prop.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Prop34 Propositions.
Open Scope R_scope.

Section Graph.
Variable node : Type.
Variable input : nat -> node.
Variable edges : list (node * node).

(** One edge for each of the inputs 1..m, all different. *)
Lemma one_edge_each m :
  (forall p q, (1 <= p <= m)%nat -> (1 <= q <= m)%nat -> input p = input q -> p = q) ->
  (forall p, (1 <= p <= m)%nat -> exists v, In (input p, v) edges) ->
  exists chosen, NoDup chosen /\ length chosen = m /\ incl chosen edges /\
    forall e, In e chosen -> exists p, (1 <= p <= m)%nat /\ fst e = input p.
Proof.
  induction m as [|m IH]; intros Inj Ex.
  - exists nil. repeat split; [constructor | intros e [] | intros e []].
  - destruct IH as (l & ND & Len & Inc & Src); [intros; apply Inj; lia || assumption | intros; apply Ex; lia|].
    destruct (Ex (S m) ltac:(lia)) as [v I]. exists ((input (S m), v) :: l). repeat split.
    + constructor; [|exact ND]. intros J. destruct (Src _ J) as [p [Hp E]]. simpl in E.
      assert (S m = p) by (apply Inj; try lia; exact E). lia.
    + simpl. lia.
    + intros e [<-|J]; [exact I | now apply Inc].
    + intros e [<-|J]; [exists (S m); split; [lia | reflexivity]|].
      destruct (Src e J) as [p [Hp E]]. exists p. split; [lia | exact E].
Qed.

Lemma free_input n :
  (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> input p = input q -> p = q) ->
  (length edges < n)%nat -> exists p, (1 <= p <= n)%nat /\ forall v, ~ In (input p, v) edges.
Proof.
  intros Inj L. apply NNPP. intros No. destruct (one_edge_each n Inj) as (l & ND & Len & Inc & _).
  - intros p Hp. apply NNPP. intros None. apply No. exists p. split; [exact Hp|]. intros v I. apply None. now exists v.
  - assert (length l <= length edges)%nat by now apply NoDup_incl_length. lia.
Qed.
End Graph.

Theorem repair : prop_4_repair.
Proof.
  intros node input edges n k h Hk Inj Blind Few.
  assert (L : (length edges < n)%nat) by (apply INR_lt, Few).
  destruct (free_input node input edges n Inj L) as [p [Hp No]].
  destruct (Prop34.prop_4_repair n k p (fun _ => 0) Hk Hp (fun _ => eq_refl)) as [B [HB [Bp _]]].
  exists B. split; [exact HB|]. apply ignored_bit with p; [exact Hp | exact Bp | now apply Blind].
Qed.

Theorem literal : prop_4_literal.
Proof.
  intros node input edges n k h Hk Inj Blind Learns.
  destruct (Rle_lt_dec (prop_4_edges n k) (INR (length edges))) as [|L]; [assumption|exfalso].
  destruct (repair node input edges n k h Hk Inj Blind L) as [B [HB R1]]. specialize (Learns B HB). unfold prop_4_repair_risk, prop_4_risk in *. lra.
Qed.

Theorem remark_9 : rem_9_repair.
Proof. exact literal. Qed.

Theorem counted : ~ rem_9_in_edges.
Proof.
  intros (c & k0 & H). set (k := S k0). destruct (nfloor_ex (Rmax 0 (c * INR k)) (Rmax_l _ _)) as [u [_ Hu]]. set (n := S (k + u)).
  destruct (H n k ltac:(unfold n, k; lia) ltac:(unfold k; lia)) as (node & input & edges & h & Inj & Blind & Learns & Few).
  assert (L := remark_9 node input edges n k h ltac:(unfold n, k; lia) Inj Blind Learns). unfold rem_9_repair_edges, rem_9_heads in *.
  assert (X : INR u + 1 <= INR n) by (rewrite <- S_INR; apply le_INR; unfold n; lia). assert (Y := Rmax_r 0 (c * INR k)). lra.
Qed.
