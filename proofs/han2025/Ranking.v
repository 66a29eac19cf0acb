(** Rankings of positions, unions of sets of inputs, and entries that no score contains, in the proofs of Theorems 5 and 11, Corollary 20 and Lemma 17, as they are generated. *)
From Coq Require Import Reals Lra Lia ZArith Bool Classical FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Sums Softmax Prop34 Lemma15 Identification Generated.
From Parity Require Said AnyHeads.
Open Scope R_scope.

(** * Rankings *)
Lemma NSum_le n f g : (forall p, (1 <= p <= n)%nat -> (f p <= g p)%nat) -> (Said.NSum n f <= Said.NSum n g)%nat.
Proof. induction n as [|n IH]; intros H; cbn [Said.NSum]; [lia|]. assert (A := H (S n) ltac:(lia)). specialize (IH ltac:(intros; apply H; lia)). lia. Qed.
Lemma NSum_some n f : (1 <= Said.NSum n f)%nat -> exists p, (1 <= p <= n)%nat /\ (1 <= f p)%nat.
Proof.
  induction n as [|n IH]; cbn [Said.NSum]; intros H; [lia|]. destruct (f (S n)) eqn:E.
  - destruct (IH ltac:(lia)) as (p & Hp & F). exists p. split; [lia | exact F].
  - exists (S n). split; [lia | rewrite E; lia].
Qed.
Module K := Said.said_cor_20_never_attended_distinct.
Lemma rank_falls n pos m j p q : pos j q < pos j p -> (K.v_rank n pos m j p <= K.v_rank n pos m j q)%nat.
Proof.
  intros L. unfold K.v_rank. apply plus_le_compat_l, NSum_le. intros r _.
  repeat match goal with |- context [if ?d then _ else _] => destruct d end; try lia; exfalso; lra.
Qed.
Lemma in_front n pos m j p q : (1 <= j <= m)%nat -> K.v_behind n pos m p -> INR (K.v_rank n pos m j q) <= IZR (K.v_prefix n m) -> pos j p <= pos j q.
Proof.
  intros Hj Bh Q. apply Rnot_lt_le. intros L. specialize (Bh j Hj). assert (F := le_INR _ _ (rank_falls n pos m j p q L)). lra.
Qed.
Lemma best_token x tok m j p q : Said.bit (x q) = INR (K.v_preferred tok m j) -> K.v_token x tok m j p <= K.v_token x tok m j q.
Proof.
  unfold K.v_preferred, K.v_token. intros E. destruct (Rlt_dec (tok j 1%nat) (tok j 2%nat)); destruct (x q), (x p); cbn in E; lra.
Qed.
Theorem order_once : Said.said_thm_11_score_order_once.statement.
Proof.
  hnf. intros n m pos tok x p q i _ _ _ Hi _ _ Bh Q E.
  assert (P := in_front n pos m i p q Hi Bh Q). assert (T := best_token x tok m i p q E).
  change (pos i p + K.v_token x tok m i p <= pos i q + K.v_token x tok m i q). lra.
Qed.
Theorem order_once_means : Said.said_thm_11_score_order_once.statement_means.
Proof. companion ltac:(idtac). Qed.
Theorem distinct : K.statement.
Proof.
  hnf. intros n m pos tok x p i _ Hp Hi _ _ Bh Sn D. specialize (Sn i Hi). unfold K.v_hits in Sn. destruct (NSum_some n _ Sn) as (q & Hq & F).
  destruct (Rle_dec (INR (K.v_rank n pos m i q)) (IZR (K.v_prefix n m))) as [R|R]; [|lia]. destruct (Req_EM_T (Said.bit (x q)) (INR (K.v_preferred tok m i))) as [E|E]; [|lia].
  assert (L := in_front n pos m i p q Hi Bh R). assert (T := best_token x tok m i p q E).
  assert (N : q <> p). { intros ->. specialize (Bh i Hi). lra. }
  assert (St : pos i p < pos i q). { destruct (D p Hp q Hq) as [Z|Z]; [exfalso; apply N; now symmetry | lra]. }
  split; exists q; (split; [exact Hq|]).
  - split; [exact R | split; [exact St | exact T]].
  - change (pos i p + K.v_token x tok m i p < pos i q + K.v_token x tok m i q). lra.
Qed.
Theorem distinct_means : K.statement_means.
Proof. companion ltac:(idtac). Qed.

(** * Unions of sets of inputs *)
Lemma INR_NTotal n F : INR (Said.NTotal n F) = Said.Total n (fun x => INR (F x)).
Proof. revert F. induction n as [|n IH]; intros F; cbn [Said.NTotal Said.Total]; [reflexivity|]. now rewrite plus_INR, !IH. Qed.
Lemma NTotal_same n F G : (forall x, F x = G x) -> Said.NTotal n F = Said.NTotal n G.
Proof. intros E. f_equal. apply functional_extensionality. exact E. Qed.
Lemma Total_less n F G : (forall x, F x <= G x) -> Said.Total n F <= Said.Total n G.
Proof. revert F G. induction n as [|n IH]; intros F G H; cbn [Said.Total]; [apply H|]. apply Rplus_le_compat; apply IH; intros; apply H. Qed.
Lemma Total_add n F G : Said.Total n (fun x => F x + G x) = Said.Total n F + Said.Total n G.
Proof. revert F G. induction n as [|n IH]; intros F G; cbn [Said.Total]; [reflexivity|]. rewrite !IH. ring. Qed.
Lemma Total_none n : Said.Total n (fun _ => 0) = 0.
Proof. induction n as [|n IH]; cbn [Said.Total]; [reflexivity|]. rewrite !IH. ring. Qed.
Lemma Total_Sum n m (F : nat -> (nat -> bool) -> R) : Said.Total n (fun x => Sum m (fun j => F j x)) = Sum m (fun j => Said.Total n (F j)).
Proof. induction m as [|m IH]; cbn [Sum]; [apply Total_none|]. now rewrite Total_add, IH. Qed.
Lemma union_bound n m (P : nat -> (nat -> bool) -> Prop) (dec : forall j x, {P j x} + {~ P j x}) :
  INR (Said.NTotal n (fun x => if Said.decide (exists j, (1 <= j <= m)%nat /\ P j x) then 1%nat else 0%nat))
  <= Sum m (fun j => INR (Said.NTotal n (fun x => if dec j x then 1%nat else 0%nat))).
Proof.
  rewrite INR_NTotal. rewrite (Sum_ext m _ (fun j => Said.Total n (fun x => INR (if dec j x then 1%nat else 0%nat)))) by (intros; apply INR_NTotal).
  rewrite <- Total_Sum. apply Total_less. intros x. assert (N : forall j, 0 <= INR (if dec j x then 1%nat else 0%nat)) by (intros; apply pos_INR).
  destruct (Said.decide (exists j, (1 <= j <= m)%nat /\ P j x)) as [(j & Hj & Pj)|_].
  - rewrite (Sum_take m j _ Hj). destruct (dec j x) as [_|F]; [|contradiction]. rewrite <- (Rplus_0_l (INR 1)) at 1. apply Rplus_le_compat_r, Sum_nonneg. intros r _. destruct (Nat.eqb r j); [lra | apply N].
  - apply Sum_nonneg. intros r _. apply N.
Qed.
Theorem complement_2 : Said.said_thm_11_complement_count_2.statement.
Proof.
  hnf. intros n m pos tok _ _.
  exact (union_bound n m (fun j x => INR (Said.said_thm_11_complement_count_2.v_hits n x pos tok m j) < INR n / (5 * INR m)) (fun j x => Rlt_dec _ _)).
Qed.
Theorem complement_2_means : Said.said_thm_11_complement_count_2.statement_means.
Proof. companion ltac:(idtac). Qed.
Theorem complement_1 : Said.said_thm_11_complement_count_1.statement.
Proof.
  hnf. intros n m pos tok _ _. apply NTotal_same. intros x. set (E := exists j, _). set (Rich := Said.said_thm_11_complement_count_1.v_rich n x pos tok m).
  assert (Q : Rich <-> ~ E).
  { split.
    - intros Ri (j & Hj & L). specialize (Ri j Hj). cbv beta in Ri. lra.
    - intros N j Hj. apply Rnot_lt_le. intros L. apply N. exists j. split; [exact Hj | exact L]. }
  destruct (Said.decide Rich), (Said.decide E); tauto || reflexivity.
Qed.
Theorem complement_1_means : Said.said_thm_11_complement_count_1.statement_means.
Proof. companion ltac:(idtac). Qed.

(** * Entries that no score contains *)
Lemma constant_d (F : R -> R) (c : R) t : (forall s, F s = c) -> is_derive F t 0.
Proof. intros H. apply (is_derive_ext (fun _ => c)); [intros s; now rewrite H | apply @is_derive_const]. Qed.
Lemma unread full i r q t : r <> 1%nat -> forall j c, Said.set3 full i r q t j 1%nat c = full j 1%nat c.
Proof. intros N j c. unfold Said.set3. destruct (Nat.eqb_spec 1 r) as [E|_]; [congruence|]. now rewrite andb_false_r. Qed.
Module E5 := Said.said_thm_5_trained_entries.
Lemma full_same n k tau b x full full' : (forall j c, full j 1%nat c = full' j 1%nat c) -> E5.v_full_yhat n k tau b x full = E5.v_full_yhat n k tau b x full'.
Proof.
  intros H. assert (M : E5.v_full_mass n tau x full = E5.v_full_mass n tau x full').
  { apply functional_extensionality. intros i. apply functional_extensionality. intros p. unfold E5.v_full_mass. now rewrite !H. }
  unfold E5.v_full_yhat. now rewrite M.
Qed.
Lemma trained_d n k tau b B full i r q : r <> 1%nat -> is_derive (fun t => Said.Total n (fun x => E5.v_chance n x * E5.v_loss (E5.v_label n x B) (E5.v_full_yhat n k tau b x (Said.set3 full i r q t)))) (full i r q) 0.
Proof.
  intros N. apply (constant_d _ (Said.Total n (fun x => E5.v_chance n x * E5.v_loss (E5.v_label n x B) (E5.v_full_yhat n k tau b x full)))). intros s. f_equal.
  apply functional_extensionality. intros x. f_equal. f_equal. apply full_same. intros j c. now apply unread.
Qed.
Theorem trained_entries : E5.statement.
Proof. hnf. intros n k tau b B full i r q _ _ _ _ _ _ _ _ N _ _. apply is_derive_unique. now apply trained_d. Qed.
Lemma full_mass_pos n tau x full i : (1 <= n)%nat -> Sum n (fun q => E5.v_full_mass n tau x full i q) <> 0.
Proof. intros Hn. apply Rgt_not_eq, Sum_pos; [exact Hn|]. intros. apply exp_pos. Qed.
Theorem trained_entries_means : E5.statement_means.
Proof.
  companion ltac:(idtac; lazymatch goal with |- ex_derive _ (?full ?i ?r ?q) => exists 0; apply trained_d; assumption end).
  all: apply full_mass_pos; lia.
Qed.

(** * Lemma 17: positions near the nearest one *)
Lemma near_angle n p l : (1 <= p <= n)%nat -> (1 <= l <= n)%nat -> 8 * Rmin (Rabs (INR p - INR l)) (INR n - Rabs (INR p - INR l)) <= INR n ->
  exists be, Rabs be <= PI / 4 /\ u1 n p = sin (2 * PI * INR l / INR n + be) /\ u2 n p = cos (2 * PI * INR l / INR n + be).
Proof.
  intros Hp Hl H. assert (N : 0 < INR n) by (apply lt_0_INR; lia). assert (P := PI_RGT_0). assert (X1 := le_INR p n ltac:(lia)). assert (X2 := le_INR l n ltac:(lia)). assert (X3 := pos_INR p). assert (X4 := pos_INR l).
  assert (Dn : - INR n <= INR p - INR l <= INR n) by lra. clear X1 X2 X3 X4. set (d := INR p - INR l) in *.
  assert (E : 2 * PI * INR p / INR n = 2 * PI * INR l / INR n + 2 * PI * d / INR n) by (unfold d; field; lra).
  assert (Sc : forall y, 8 * Rabs y <= INR n -> Rabs (2 * PI * y / INR n) <= PI / 4).
  { intros y Hy. unfold Rdiv at 1. rewrite !Rabs_mult, (Rabs_pos_eq 2), (Rabs_pos_eq PI), (Rabs_pos_eq (/ INR n)) by (lra || (left; now apply Rinv_0_lt_compat)).
    apply (Rmult_le_reg_r (INR n)); [exact N|]. replace (2 * PI * Rabs y * / INR n * INR n) with (PI * (2 * Rabs y)) by (field; lra). replace (PI / 4 * INR n) with (PI * (INR n / 4)) by field. apply Rmult_le_compat_l; lra. }
  destruct (Rle_lt_dec (Rabs d) (INR n - Rabs d)) as [L|L].
  - rewrite Rmin_left in H by exact L. exists (2 * PI * d / INR n). split; [now apply Sc|]. unfold u1, u2. rewrite E. split; reflexivity.
  - rewrite Rmin_right in H by lra. unfold Rabs in H, L. destruct (Rcase_abs d) as [Neg|Pos].
    + exists (2 * PI * (d + INR n) / INR n). split; [apply Sc; rewrite Rabs_pos_eq; lra|].
      * unfold u1, u2. rewrite E. replace (2 * PI * INR l / INR n + 2 * PI * (d + INR n) / INR n) with (2 * PI * INR l / INR n + 2 * PI * d / INR n + 2 * PI) by (field; lra).
        set (t := 2 * PI * INR l / INR n + 2 * PI * d / INR n). rewrite (sin_plus t), (cos_plus t), sin_2PI, cos_2PI. split; ring.
    + exists (2 * PI * (d - INR n) / INR n). split; [apply Sc; rewrite <- Rabs_Ropp, Rabs_pos_eq; lra|].
      * unfold u1, u2. rewrite E. replace (2 * PI * INR l / INR n + 2 * PI * (d - INR n) / INR n) with (2 * PI * INR l / INR n + 2 * PI * d / INR n - 2 * PI) by (field; lra).
        set (t := 2 * PI * INR l / INR n + 2 * PI * d / INR n). rewrite (sin_minus t), (cos_minus t), sin_2PI, cos_2PI. split; ring.
Qed.

Lemma near_cosine n l p q : (1 <= l <= n)%nat -> (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> 8 * Rmin (Rabs (INR p - INR l)) (INR n - Rabs (INR p - INR l)) <= INR n ->
  8 * Rmin (Rabs (INR q - INR l)) (INR n - Rabs (INR q - INR l)) <= INR n -> 0 <= cos (2 * PI * (INR p - INR q) / INR n).
Proof.
  intros Hl Hp Hq Np Nq. destruct (near_angle n p l Hp Hl Np) as (a & Ha & S1 & C1). destruct (near_angle n q l Hq Hl Nq) as (c & Hc & S2 & C2).
  replace (2 * PI * (INR p - INR q) / INR n) with (2 * PI * INR p / INR n - 2 * PI * INR q / INR n) by (unfold Rdiv; ring). rewrite cos_minus.
  fold (u2 n p) (u2 n q) (u1 n p) (u1 n q). rewrite S1, S2, C1, C2. rewrite <- cos_minus.
  replace (2 * PI * INR l / INR n + a - (2 * PI * INR l / INR n + c)) with (a - c) by ring.
  apply Rabs_le_between in Ha. apply Rabs_le_between in Hc. apply cos_ge_0; lra.
Qed.
Theorem truncated : Said.said_lemma_17_conclusion_truncated.statement.
Proof.
  hnf. intros n k tau x A i l p q _ _ Hl Hp Hq [Hkn Hk] [Ht _] _. assert (Hn : (1 <= n)%nat) by lia. unfold Said.said_lemma_17_conclusion_truncated.v_kept.
  set (near := fun j => Said.said_lemma_17_conclusion_truncated.v_near n j l). set (g := Said.said_lemma_17_conclusion_truncated.v_gamma n tau A i).
  assert (G : forall j, 0 <= g j) by (intros j; left; exact (gamma_pos n tau Hn (heads A i) j)).
  assert (Kp : forall j, 0 <= if Said.decide (near j) then g j else 0) by (intros j; destruct (Said.decide (near j)); [apply G | lra]).
  destruct (Said.decide (Said.said_lemma_17_conclusion_truncated.v_near n p l)) as [Np|_]; [|rewrite !Rmult_0_l; right; reflexivity].
  destruct (Said.decide (Said.said_lemma_17_conclusion_truncated.v_near n q l)) as [Nq|_]; [|rewrite Rmult_0_r, Rmult_0_l; right; reflexivity].
  apply Rmult_le_pos; [apply Rmult_le_pos; apply G|]. apply (Sum_nonneg n). intros j Hj. destruct (negb (Nat.eqb j p)); [|lra]. apply (Sum_nonneg n). intros r Hr. destruct (negb (Nat.eqb r q)); [|lra].
  destruct (Said.decide (Said.said_lemma_17_conclusion_truncated.v_near n j l)) as [Nj|_]; [|rewrite !Rmult_0_l; right; reflexivity].
  destruct (Said.decide (Said.said_lemma_17_conclusion_truncated.v_near n r l)) as [Nr|_]; [|rewrite Rmult_0_r, Rmult_0_l; right; reflexivity].
  apply Rmult_le_pos; [apply Rmult_le_pos; apply G|]. repeat apply Rplus_le_le_0_compat; apply (near_cosine n l); assumption.
Qed.
Theorem truncated_means : Said.said_lemma_17_conclusion_truncated.statement_means.
Proof. companion ltac:(idtac). Qed.
