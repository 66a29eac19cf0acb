(** What the bounds rest on: sums, the inequality between two tangents, and how a certificate is used. *)
From Coq Require Import Reals Lra Lia List.
From Coquelicot Require Import Coquelicot.
From Rates Require Import Said.
Open Scope R_scope.

(** Sums *)
Lemma Sum_ext m g h : (forall i, (1 <= i <= m)%nat -> g i = h i) -> Sum m g = Sum m h.
Proof.
  induction m as [|m IH]; intros E; simpl; [reflexivity|].
  rewrite IH by (intros i Hi; apply E; lia). rewrite E by lia. reflexivity.
Qed.
Lemma Sum_nonneg m g : (forall i, (1 <= i <= m)%nat -> 0 <= g i) -> 0 <= Sum m g.
Proof.
  induction m as [|m IH]; intros E; simpl; [lra|].
  assert (A := E (S m) ltac:(lia)). assert (B := IH ltac:(intros i Hi; apply E; lia)). lra.
Qed.
Lemma Sum_scal m c g : Sum m (fun i => c * g i) = c * Sum m g.
Proof. induction m as [|m IH]; simpl; [ring|]. rewrite IH. ring. Qed.
Lemma Sum_plus m g h : Sum m (fun i => g i + h i) = Sum m g + Sum m h.
Proof. induction m as [|m IH]; simpl; [ring|]. rewrite IH. ring. Qed.
Lemma Sum_minus m g h : Sum m (fun i => g i - h i) = Sum m g - Sum m h.
Proof. induction m as [|m IH]; simpl; [ring|]. rewrite IH. ring. Qed.
Lemma Sum_zero m : Sum m (fun _ => 0) = 0.
Proof. induction m as [|m IH]; simpl; [reflexivity|]. rewrite IH. ring. Qed.
Lemma square_of_norm m g : sqrt (Sum m (fun i => g i ^ 2)) ^ 2 = Sum m (fun i => g i ^ 2).
Proof. apply pow2_sqrt, Sum_nonneg. intros i _. apply pow2_ge_0. Qed.
Lemma Sum_is_zero m g : (forall i, (1 <= i <= m)%nat -> 0 <= g i) -> Sum m g <= 0 ->
  forall i, (1 <= i <= m)%nat -> g i = 0.
Proof.
  induction m as [|m IH]; intros E Z i Hi; [lia|]. simpl in Z.
  assert (A := E (S m) ltac:(lia)). assert (B := Sum_nonneg m g ltac:(intros j Hj; apply E; lia)).
  destruct (Nat.eq_dec i (S m)) as [->|Ne]; [lra|].
  apply IH; [intros j Hj; apply E; lia | lra | lia].
Qed.

Notation point := (nat -> R).

(** [u] is the gradient of [f] at [p], and [f] lies between two parabolas that touch it there. *)
Definition tangent d (f : point -> R) L mu (p u : point) : Prop :=
  forall y, f p + Sum d (fun i => u i * (y i - p i)) + mu / 2 * Sum d (fun i => (y i - p i) ^ 2) <= f y /\
    f y <= f p + Sum d (fun i => u i * (y i - p i)) + L / 2 * Sum d (fun i => (y i - p i) ^ 2).

(** One entry of f p - f q >= <v, p - q> + mu/2 |p - q|^2 + |u - v - mu (p - q)|^2/(2 (L - mu)). *)
Definition bend mu c p u q v : R :=
  v * (p - q) + mu / 2 * (p - q) ^ 2 + c * (u - v - mu * (p - q)) ^ 2.

Lemma pair d f L mu c p u q v : tangent d f L mu p u -> tangent d f L mu q v ->
  mu < L -> c * (2 * (L - mu)) = 1 ->
  Sum d (fun i => bend mu c (p i) (u i) (q i) (v i)) <= f p - f q.
Proof.
  intros Hp Hq Lt Hc.
  set (w := fun i => u i - v i - mu * (p i - q i)).
  set (z := fun i => p i - 2 * c * w i).
  destruct (Hp z) as [_ B]. destruct (Hq z) as [A _].
  assert (E : Sum d (fun i => bend mu c (p i) (u i) (q i) (v i)) =
    (Sum d (fun i => v i * (z i - q i)) + mu / 2 * Sum d (fun i => (z i - q i) ^ 2)) -
    (Sum d (fun i => u i * (z i - p i)) + L / 2 * Sum d (fun i => (z i - p i) ^ 2))).
  { rewrite <- !Sum_scal, <- !Sum_plus, <- !Sum_minus. apply Sum_ext. intros i _.
    replace c with (/ (2 * (L - mu))) by (field_simplify_eq; lra).
    unfold bend, z, w. replace c with (/ (2 * (L - mu))) by (field_simplify_eq; lra). field. lra. }
  lra.
Qed.

(** [u] is a subgradient of [f] at [p], and [f] bends by mu at least. *)
Definition under d (f : point -> R) mu (p u : point) : Prop :=
  forall y, f p + Sum d (fun i => u i * (y i - p i)) + mu / 2 * Sum d (fun i => (y i - p i) ^ 2) <= f y.
Definition lean mu p q v : R := v * (p - q) + mu / 2 * (p - q) ^ 2.
Lemma supports d f mu (p q v : point) : under d f mu q v ->
  Sum d (fun i => lean mu (p i) (q i) (v i)) <= f p - f q.
Proof.
  intros H. unfold lean. rewrite Sum_plus, Sum_scal. specialize (H p). lra.
Qed.

Lemma gradient_at_rest d f L mu s u : 0 < L -> tangent d f L mu s u -> (forall y, f s <= f y) ->
  forall i, (1 <= i <= d)%nat -> u i = 0.
Proof.
  intros Lp H Low.
  set (z := fun i => s i - / L * u i). destruct (H z) as [_ B]. assert (A := Low z).
  assert (E : Sum d (fun i => u i * (z i - s i)) + L / 2 * Sum d (fun i => (z i - s i) ^ 2) =
    - / (2 * L) * Sum d (fun i => u i ^ 2)).
  { rewrite <- !Sum_scal, <- !Sum_plus. apply Sum_ext. intros i _. unfold z. field. lra. }
  assert (P : 0 < / (2 * L)) by (apply Rinv_0_lt_compat; lra).
  assert (N : Sum d (fun i => u i ^ 2) <= 0).
  { apply Rmult_le_reg_l with (/ (2 * L)); [exact P|]. rewrite Rmult_0_r. lra. }
  intros i Hi. assert (Z := Sum_is_zero d (fun i => u i ^ 2) ltac:(intros; apply pow2_ge_0) N i Hi).
  simpl in Z. destruct (Rmult_integral _ _ Z) as [Z1|Z1]; lra.
Qed.

(** Subgradients of bounded norm, and a function that grows no faster than a parabola from its minimiser. *)
Lemma rests d f s : (forall y, f s <= f y) -> under d f 0 s (fun _ => 0).
Proof.
  intros Low y. rewrite (Sum_ext _ (fun i => 0 * (y i - s i)) (fun _ => 0)) by (intros; ring).
  rewrite Sum_zero. assert (A := Low y). lra.
Qed.
Lemma supporting d f (g : point -> point) :
  (forall x y : point, f x + Sum d (fun i => g x i * (y i - x i)) <= f y) -> forall x, under d f 0 x (g x).
Proof. intros H x y. assert (A := H x y). lra. Qed.
Lemma norm_below d (u : point) M c : c = M * M -> 0 <= M -> sqrt (Sum d (fun i => u i ^ 2)) <= M ->
  Sum d (fun i => u i ^ 2) <= c.
Proof.
  intros -> P H. rewrite <- square_of_norm. assert (A := sqrt_pos (Sum d (fun i => u i ^ 2))).
  simpl. rewrite Rmult_1_r. now apply Rmult_le_compat.
Qed.
Lemma grows d f L c (s p u : point) : 0 < L -> c * (2 * L) = 1 -> under d f 0 p u ->
  (forall y : point, f y - f s <= L / 2 * sqrt (Sum d (fun i => (y i - s i) ^ 2)) ^ 2) ->
  Sum d (fun i => c * u i ^ 2 - u i * (p i - s i)) <= f s - f p.
Proof.
  intros P Hc U G.
  set (y := fun i => s i + / L * u i). assert (A := U y). assert (B := G y). rewrite square_of_norm in B.
  assert (E : Sum d (fun i => u i * (y i - p i)) - L / 2 * Sum d (fun i => (y i - s i) ^ 2) =
    Sum d (fun i => c * u i ^ 2 - u i * (p i - s i))).
  { assert (N : 2 * L <> 0) by (apply Rgt_not_eq; lra).
    replace c with (/ (2 * L)) by (apply Rmult_eq_reg_r with (2 * L); [rewrite Rinv_l by exact N; lra | exact N]).
    rewrite <- Sum_scal, <- Sum_minus. apply Sum_ext. intros i _. unfold y. field. lra. }
  lra.
Qed.

(** An operator that stretches no distance more than L times; its values are measured from s. *)
Lemma stretches d (A : point -> point) L c : c = L * L -> 0 <= L ->
  (forall x y : point, sqrt (Sum d (fun i => (A x i - A y i) ^ 2)) <= L * sqrt (Sum d (fun i => (x i - y i) ^ 2))) ->
  forall s x y : point, Sum d (fun i => ((A x i - s i) - (A y i - s i)) ^ 2 - c * (x i - y i) ^ 2) <= 0.
Proof.
  intros -> P H s x y. rewrite Sum_minus, Sum_scal.
  rewrite (Sum_ext _ _ (fun i => (A x i - A y i) ^ 2)) by (intros; ring).
  rewrite <- (square_of_norm d (fun i => A x i - A y i)), <- (square_of_norm d (fun i => x i - y i)).
  assert (Q := sqrt_pos (Sum d (fun i => (A x i - A y i) ^ 2))).
  assert (B := Rmult_le_compat _ _ _ _ Q Q (H x y) (H x y)).
  set (S := sqrt (Sum d (fun i => (A x i - A y i) ^ 2))) in *. set (T := sqrt _) in *. lra.
Qed.

(** A gradient field that points away from s, at a bounded angle and length. *)
Lemma secant d mu (p s u : point) :
  mu * sqrt (Sum d (fun i => (p i - s i) ^ 2)) ^ 2 <= Sum d (fun i => u i * (p i - s i)) ->
  Sum d (fun i => mu * (p i - s i) ^ 2 - u i * (p i - s i)) <= 0.
Proof. intros H. rewrite square_of_norm in H. rewrite Sum_minus, Sum_scal. lra. Qed.
Lemma error_bound d L c (p s u : point) : c = L * L -> 0 <= L ->
  sqrt (Sum d (fun i => u i ^ 2)) <= L * sqrt (Sum d (fun i => (p i - s i) ^ 2)) ->
  Sum d (fun i => u i ^ 2 - c * (p i - s i) ^ 2) <= 0.
Proof.
  intros -> P H. rewrite Sum_minus, Sum_scal.
  rewrite <- (square_of_norm d u), <- (square_of_norm d (fun i => p i - s i)).
  assert (Q := sqrt_pos (Sum d (fun i => u i ^ 2))).
  assert (B := Rmult_le_compat _ _ _ _ Q Q H H).
  set (S := sqrt (Sum d (fun i => u i ^ 2))) in *. set (T := sqrt _) in *. lra.
Qed.

(** A certificate: weights, and inequalities Sum e <= v (or equations, whose weight may be negative). *)
Definition row := (R * (R * point))%type.
Definition holds d (r : row) : Prop := let (c, ve) := r in let (v, e) := ve in
  (0 <= c /\ Sum d e <= v) \/ Sum d e = v.
Fixpoint entries (l : list row) (i : nat) : R :=
  match l with nil => 0 | (c, (_, e)) :: l => c * e i + entries l i end.
Fixpoint levels (l : list row) : R :=
  match l with nil => 0 | (c, (v, _)) :: l => c * v + levels l end.
Fixpoint all_hold d (l : list row) : Prop :=
  match l with nil => True | r :: l => holds d r /\ all_hold d l end.

Lemma weighed d l : all_hold d l -> Sum d (entries l) <= levels l.
Proof.
  induction l as [|[c [v e]] l IH]; simpl.
  - intros _. rewrite Sum_zero. lra.
  - intros [H T]. rewrite Sum_plus, Sum_scal. assert (I := IH T).
    destruct H as [[C H]| ->]; [|lra]. assert (M := Rmult_le_compat_l c _ _ C H). lra.
Qed.

Lemma conclude d q l : all_hold d l -> (forall i, (1 <= i <= d)%nat -> 0 <= q i + entries l i) ->
  0 <= Sum d q + levels l.
Proof.
  intros A P. assert (W := weighed d l A). assert (N := Sum_nonneg _ _ P). rewrite Sum_plus in N. lra.
Qed.

Lemma bound d tau value entry start_value start_entry l : all_hold d l ->
  (forall i, (1 <= i <= d)%nat -> 0 <= (tau * start_entry i - entry i) + entries l i) ->
  levels l <= tau * start_value - value ->
  value + Sum d entry <= tau * (start_value + Sum d start_entry).
Proof.
  intros A P V. assert (C := conclude d (fun i => tau * start_entry i - entry i) l A P).
  rewrite Sum_minus, Sum_scal in C. lra.
Qed.

Ltac split_rows := cbn [all_hold]; repeat match goal with |- _ /\ _ => split | |- True => exact I end.
Ltac by_class := first [left; split; [lra | first [
    eapply pair; [eassumption | eassumption | lra | lra] | eapply supports; eassumption | assumption]]
  | right; assumption].
Ltac squares := repeat apply Rplus_le_le_0_compat; try (apply Rmult_le_pos; [lra | apply pow2_ge_0]); lra.
