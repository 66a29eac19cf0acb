(** Functions on which gradient descent is as slow as said: sums of one function of each entry, from (1, 0, ..., 0). *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Rates Require Import Said Base.
Open Scope R_scope.

Definition curved d (f : point -> R) (g : point -> point) L mu : Prop :=
  forall x y : point,
  f x + Sum d (fun i => g x i * (y i - x i)) + mu / 2 * sqrt (Sum d (fun i => (y i - x i) ^ 2)) ^ 2 <= f y /\
  f y <= f x + Sum d (fun i => g x i * (y i - x i)) + L / 2 * sqrt (Sum d (fun i => (y i - x i) ^ 2)) ^ 2.

Lemma tangents d f g L mu : curved d f g L mu -> forall x, tangent d f L mu x (g x).
Proof. intros C x y. generalize (C x y). now rewrite square_of_norm. Qed.

(** The steps of gradient descent. *)
Definition step gamma (g : point -> point) (v : point) : point := fun i => v i - gamma * g v i.
Lemma run gamma (g : point -> point) x : exists P : nat -> point,
  x = P 0%nat /\ (forall k i, P (S k) i = P k i - gamma * g (P k) i) /\
  forall n, Nat.iter n (step gamma g) x = P n.
Proof. exists (fun k => Nat.iter k (step gamma g) x). repeat split. Qed.

Definition blend gamma (A : point -> point) (v : point) : point := fun i => (1 - gamma) * v i + gamma * A v i.
Lemma mixed gamma (A : point -> point) x : exists P : nat -> point,
  x = P 0%nat /\ (forall k i, P (S k) i = (1 - gamma) * P k i + gamma * A (P k) i) /\
  forall n, Nat.iter n (blend gamma A) x = P n.
Proof. exists (fun k => Nat.iter k (blend gamma A) x). repeat split. Qed.

Lemma Sum_le m g h : (forall i, (1 <= i <= m)%nat -> g i <= h i) -> Sum m g <= Sum m h.
Proof.
  induction m as [|m IH]; intros E; simpl; [lra|].
  assert (A := E (S m) ltac:(lia)). assert (B := IH ltac:(intros i Hi; apply E; lia)). lra.
Qed.
Lemma Sum_first d g : (1 <= d)%nat -> (forall i, i <> 1%nat -> g i = 0) -> Sum d g = g 1%nat.
Proof.
  destruct d as [|d]; [lia|]. intros _ Z. induction d as [|d IH]; [simpl; ring|].
  change (Sum (S (S d)) g) with (Sum (S d) g + g (S (S d))). rewrite IH, (Z (S (S d))) by lia. ring.
Qed.

(** One function of each entry. *)
Record bent (h k : R -> R) L mu : Prop := {
  zero : h 0 = 0; flat : k 0 = 0; positive : forall t, 0 <= h t;
  between : forall s t, h s + k s * (t - s) + mu / 2 * (t - s) ^ 2 <= h t /\
    h t <= h s + k s * (t - s) + L / 2 * (t - s) ^ 2 }.

Section Separable.
  Variables (d n : nat) (h k : R -> R) (L mu gamma : R).
  Hypothesis B : bent h k L mu.
  Hypothesis Hd : (1 <= d)%nat.
  Definition total (x : point) : R := Sum d (fun i => h (x i)).
  Definition slopes (x : point) : point := fun i => k (x i).
  Definition first : point := fun i => if Nat.eqb i 1 then 1 else 0.
  Definition rest : point := fun _ => 0.
  Definition along m : R := Nat.iter m (fun t => t - gamma * k t) 1.

  Lemma total_reads : forall a b : point, (forall i, (1 <= i <= d)%nat -> a i = b i) -> total a = total b.
  Proof. intros a b E. apply Sum_ext. intros i Hi. now rewrite E. Qed.
  Lemma slopes_read : forall a b : point, (forall i, (1 <= i <= d)%nat -> a i = b i) ->
    forall i, (1 <= i <= d)%nat -> slopes a i = slopes b i.
  Proof. intros a b E i Hi. unfold slopes. now rewrite E. Qed.
  Lemma total_curved : curved d total slopes L mu.
  Proof.
    intros x y. rewrite square_of_norm. unfold total, slopes.
    rewrite <- !Sum_scal, <- !Sum_plus. split; apply Sum_le; intros i _; apply (between _ _ _ _ B).
  Qed.
  Lemma rest_is_lowest : forall y, total rest <= total y.
  Proof.
    intros y. apply Sum_le. intros i _. unfold rest. rewrite (zero _ _ _ _ B). apply (positive _ _ _ _ B).
  Qed.
  Lemma stepped v i : step gamma slopes v i = v i - gamma * k (v i).
  Proof. reflexivity. Qed.
  Lemma first_goes m i : Nat.iter m (step gamma slopes) first i = if Nat.eqb i 1 then along m else 0.
  Proof.
    induction m as [|m IH]; [reflexivity|].
    change (Nat.iter (S m) (step gamma slopes) first i) with (step gamma slopes (Nat.iter m (step gamma slopes) first) i).
    rewrite stepped, IH. destruct (Nat.eqb i 1); [reflexivity|].
    rewrite (flat _ _ _ _ B). ring.
  Qed.
  Lemma rest_stays m i : Nat.iter m (step gamma slopes) rest i = 0.
  Proof.
    induction m as [|m IH]; [reflexivity|].
    change (Nat.iter (S m) (step gamma slopes) rest i) with (step gamma slopes (Nat.iter m (step gamma slopes) rest) i).
    rewrite stepped, IH, (flat _ _ _ _ B). ring.
  Qed.
  Ltac alone := rewrite Sum_first; [|assumption|]; cbn [Nat.eqb];
    [|intros i Hi; destruct i as [|[|i]]; [|congruence|]; cbn [Nat.eqb]; rewrite ?(zero _ _ _ _ B), ?(flat _ _ _ _ B); ring].
  Lemma value_at_rest : total rest = 0.
  Proof. unfold total, rest. rewrite (zero _ _ _ _ B). apply Sum_zero. Qed.
  Lemma value_at_first : total first = h 1.
  Proof. unfold total, first. alone. reflexivity. Qed.
  Lemma value_after : total (Nat.iter n (step gamma slopes) first) = h (along n).
  Proof.
    unfold total. rewrite (Sum_ext _ _ (fun i => h (if Nat.eqb i 1 then along n else 0))); [alone; reflexivity|].
    intros i _. now rewrite first_goes.
  Qed.
  Lemma slope_after : sqrt (Sum d (fun i => slopes (Nat.iter n (step gamma slopes) first) i ^ 2)) ^ 2 = k (along n) ^ 2.
  Proof.
    rewrite square_of_norm. unfold slopes at 1.
    rewrite (Sum_ext _ _ (fun i => k (if Nat.eqb i 1 then along n else 0) ^ 2)); [alone; reflexivity|].
    intros i _. now rewrite first_goes.
  Qed.
  Lemma distance_first : sqrt (Sum d (fun i => (first i - rest i) ^ 2)) ^ 2 = 1.
  Proof. rewrite square_of_norm. unfold first, rest. alone. ring. Qed.
  Lemma distance_after : sqrt (Sum d (fun i => (Nat.iter n (step gamma slopes) first i - rest i) ^ 2)) ^ 2 = along n ^ 2.
  Proof.
    rewrite square_of_norm. unfold rest.
    rewrite (Sum_ext _ _ (fun i => ((if Nat.eqb i 1 then along n else 0) - 0) ^ 2)); [alone; ring|].
    intros i _. now rewrite first_goes.
  Qed.
  Lemma distance_between : sqrt (Sum d (fun i =>
    (Nat.iter n (step gamma slopes) first i - Nat.iter n (step gamma slopes) rest i) ^ 2)) ^ 2 = along n ^ 2.
  Proof.
    rewrite <- distance_after. do 2 f_equal. apply Sum_ext. intros i _. now rewrite rest_stays.
  Qed.
End Separable.

(** A parabola. *)
Lemma parabola a L mu : 0 <= a -> mu <= a <= L -> bent (fun t => a / 2 * t ^ 2) (fun t => a * t) L mu.
Proof.
  intros P Q. split; [ring | ring | intros t; nra |].
  intros s t. assert (S := pow2_ge_0 (t - s)). split; nra.
Qed.
Lemma along_parabola a gamma n : along (fun t => a * t) gamma n = (1 - gamma * a) ^ n.
Proof.
  induction n as [|n IH]; [reflexivity|].
  change (along (fun t => a * t) gamma (S n)) with
    (along (fun t => a * t) gamma n - gamma * (a * along (fun t => a * t) gamma n)).
  rewrite IH. simpl. ring.
Qed.

(** Huber's function: a parabola near 0, then straight. *)
Definition huber L c t := L * (if Rle_dec (Rabs t) c then t ^ 2 / 2 else c * Rabs t - c ^ 2 / 2).
Definition hubers L c t := L * (if Rle_dec (Rabs t) c then t else if Rle_dec 0 t then c else - c).
Ltac between_pieces s t c :=
  pose proof (pow2_ge_0 (t - s)); pose proof (pow2_ge_0 (t - c)); pose proof (pow2_ge_0 (t + c));
  pose proof (pow2_ge_0 (s - c)); pose proof (pow2_ge_0 (s + c)); nra.
Lemma huber_is_bent L c : 0 <= L -> 0 <= c -> bent (huber L c) (hubers L c) L 0.
Proof.
  intros HL Hc. split; unfold huber, hubers.
  - rewrite Rabs_R0. destruct (Rle_dec 0 c); [field|lra].
  - rewrite Rabs_R0. destruct (Rle_dec 0 c); [field|lra].
  - intros t. apply Rmult_le_pos; [lra|]. destruct (Rle_dec (Rabs t) c); nra.
  - intros s t.
    set (hs := if Rle_dec (Rabs s) c then s ^ 2 / 2 else _). set (ht := if Rle_dec (Rabs t) c then t ^ 2 / 2 else _).
    set (ks := if Rle_dec (Rabs s) c then s else _).
    assert (D : 0 <= ht - hs - ks * (t - s) <= (t - s) ^ 2 / 2).
    { unfold hs, ht, ks, Rabs. destruct (Rcase_abs s), (Rcase_abs t);
      repeat match goal with |- context [Rle_dec ?a ?b] => destruct (Rle_dec a b) as [?|?%Rnot_le_lt] end; try lra;
      split; try lra; between_pieces s t c. }
    destruct D as [D1 D2]. apply (Rmult_le_compat_l L) in D1; [|lra]. apply (Rmult_le_compat_l L) in D2; [|lra]. lra.
Qed.
Lemma along_huber L c gamma n : 0 <= c -> 0 <= gamma * L -> c <= 1 - INR n * (gamma * L * c) ->
  along (hubers L c) gamma n = 1 - INR n * (gamma * L * c).
Proof.
  intros Hc G. induction n as [|n IH]; intros E; [unfold along; simpl; ring|].
  rewrite S_INR in *. assert (P : 0 <= gamma * L * c) by (now apply Rmult_le_pos).
  change (along (hubers L c) gamma (S n)) with
    (along (hubers L c) gamma n - gamma * hubers L c (along (hubers L c) gamma n)).
  rewrite IH by lra. set (t := 1 - INR n * (gamma * L * c)).
  assert (T : c <= t) by (unfold t; lra).
  assert (K : hubers L c t = L * c).
  { unfold hubers. rewrite Rabs_pos_eq by lra. destruct (Rle_dec t c), (Rle_dec 0 t); try lra.
    replace t with c by lra. reflexivity. }
  rewrite K. unfold t. ring.
Qed.
Lemma huber_far L c t : 0 <= c -> c <= t -> huber L c t = L * (c * t - c ^ 2 / 2) /\ hubers L c t = L * c.
Proof.
  intros Hc T. unfold huber, hubers. rewrite Rabs_pos_eq by lra.
  destruct (Rle_dec t c), (Rle_dec 0 t); try lra; replace t with c by lra; split; field.
Qed.

(** The lower ends: something of the class is that slow, whatever the steps. *)
Section Ends.
  Variables (d n : nat) (L mu gamma : R).
  Hypothesis Hd : (1 <= d)%nat.
  Definition reads (f : point -> R) := forall a b : point, (forall i, (1 <= i <= d)%nat -> a i = b i) -> f a = f b.
  Definition read (g : point -> point) := forall a b : point, (forall i, (1 <= i <= d)%nat -> a i = b i) ->
    forall i, (1 <= i <= d)%nat -> g a i = g b i.
  Notation after g x := (Nat.iter n (step gamma g) x).
  Notation square u := (sqrt (Sum d (fun i => u i ^ 2)) ^ 2).
  Definition lowest (f : point -> R) (s : point) := forall y, f s <= f y.

  Lemma slow_value : 0 < L -> 0 <= gamma -> exists (f : point -> R) (g : point -> point) (x s : point),
    reads f /\ read g /\ curved d f g L 0 /\ lowest f s /\ 0 < sqrt (Sum d (fun i => (x i - s i) ^ 2)) ^ 2 /\
    L / (4 * INR n * L * gamma + 2) * sqrt (Sum d (fun i => (x i - s i) ^ 2)) ^ 2 <= f (after g x) - f s.
  Proof.
    intros HL Hg. assert (N := pos_INR n). assert (NG : 0 <= INR n * L * gamma) by (repeat apply Rmult_le_pos; lra).
    set (c := / (2 * INR n * L * gamma + 1)).
    assert (C : c * (2 * INR n * L * gamma + 1) = 1) by (unfold c; field; lra).
    assert (P : 0 < c) by (unfold c; apply Rinv_0_lt_compat; lra).
    assert (B := huber_is_bent L c ltac:(lra) ltac:(lra)).
    exists (total d (huber L c)), (slopes (hubers L c)), first, rest.
    rewrite (distance_first d Hd), (value_after d n _ _ _ _ gamma B Hd), (value_at_rest d _ _ _ _ B).
    assert (F : c <= 1 - INR n * (gamma * L * c)) by nra.
    rewrite along_huber by (try apply Rmult_le_pos; lra).
    destruct (huber_far L c (1 - INR n * (gamma * L * c)) ltac:(lra) F) as [-> _].
    split; [exact (total_reads d _)|]. split; [exact (slopes_read d _)|]. split; [now apply total_curved|].
    split; [exact (rest_is_lowest d _ _ _ _ B)|]. split; [lra|].
    replace (L / (4 * INR n * L * gamma + 2)) with (L / 2 * c) by (unfold c; field; lra).
    assert (E : c * (1 - INR n * (gamma * L * c)) - c ^ 2 / 2 = c / 2) by nra. rewrite E. lra.
  Qed.

  Lemma slow_gradient : 0 < L -> 0 <= gamma -> exists (f : point -> R) (g : point -> point) (x s : point),
    reads f /\ read g /\ curved d f g L 0 /\ lowest f s /\ 0 < sqrt (Sum d (fun i => (x i - s i) ^ 2)) ^ 2 /\
    L ^ 2 / (INR n * L * gamma + 1) ^ 2 * sqrt (Sum d (fun i => (x i - s i) ^ 2)) ^ 2 <= square (g (after g x)).
  Proof.
    intros HL Hg. assert (N := pos_INR n). assert (NG : 0 <= INR n * L * gamma) by (repeat apply Rmult_le_pos; lra).
    set (c := / (INR n * L * gamma + 1)).
    assert (C : c * (INR n * L * gamma + 1) = 1) by (unfold c; field; lra).
    assert (P : 0 < c) by (unfold c; apply Rinv_0_lt_compat; lra).
    assert (B := huber_is_bent L c ltac:(lra) ltac:(lra)).
    exists (total d (huber L c)), (slopes (hubers L c)), first, rest.
    rewrite (distance_first d Hd), (slope_after d n _ _ _ _ gamma B Hd).
    assert (F : c <= 1 - INR n * (gamma * L * c)) by nra.
    rewrite along_huber by (try apply Rmult_le_pos; lra).
    destruct (huber_far L c (1 - INR n * (gamma * L * c)) ltac:(lra) F) as [_ ->].
    split; [exact (total_reads d _)|]. split; [exact (slopes_read d _)|]. split; [now apply total_curved|].
    split; [exact (rest_is_lowest d _ _ _ _ B)|]. split; [lra|].
    replace (L ^ 2 / (INR n * L * gamma + 1) ^ 2) with ((L * c) ^ 2) by (unfold c; field; lra). lra.
  Qed.

  Lemma slow_gradient_gap : 0 < L -> 0 <= gamma -> exists (f : point -> R) (g : point -> point) (x s : point),
    reads f /\ read g /\ curved d f g L 0 /\ lowest f s /\ 0 < f x - f s /\
    2 * L / (2 * INR n * L * gamma + 1) * (f x - f s) <= square (g (after g x)).
  Proof.
    intros HL Hg. assert (N := pos_INR n). assert (NG : 0 <= INR n * L * gamma) by (repeat apply Rmult_le_pos; lra).
    set (c := / (INR n * L * gamma + 1)).
    assert (C : c * (INR n * L * gamma + 1) = 1) by (unfold c; field; lra).
    assert (P : 0 < c) by (unfold c; apply Rinv_0_lt_compat; lra).
    assert (B := huber_is_bent L c ltac:(lra) ltac:(lra)).
    exists (total d (huber L c)), (slopes (hubers L c)), first, rest.
    rewrite (value_at_first d _ _ _ _ B Hd), (value_at_rest d _ _ _ _ B), (slope_after d n _ _ _ _ gamma B Hd).
    assert (F : c <= 1 - INR n * (gamma * L * c)) by nra.
    rewrite along_huber by (try apply Rmult_le_pos; lra).
    destruct (huber_far L c (1 - INR n * (gamma * L * c)) ltac:(lra) F) as [_ ->].
    assert (O : c <= 1) by nra.
    destruct (huber_far L c 1 ltac:(lra) O) as [-> _].
    split; [exact (total_reads d _)|]. split; [exact (slopes_read d _)|]. split; [now apply total_curved|].
    split; [exact (rest_is_lowest d _ _ _ _ B)|].
    split; [assert (0 < L * (c * (1 - c / 2))) by (repeat apply Rmult_lt_0_compat; lra); lra|].
    right. unfold c. field. lra.
  Qed.

  Definition worst := if Rle_dec ((1 - L * gamma) ^ 2) ((1 - mu * gamma) ^ 2) then mu else L.
  Lemma worst_is : Rmax ((1 - L * gamma) ^ 2) ((1 - mu * gamma) ^ 2) ^ n = ((1 - gamma * worst) ^ n) ^ 2.
  Proof.
    rewrite <- pow_mult, Nat.mul_comm, pow_mult. f_equal. unfold worst, Rmax. destruct (Rle_dec _ _); ring.
  Qed.
  Lemma worst_between : mu <= L -> mu <= worst <= L.
  Proof. intros H. unfold worst. destruct (Rle_dec _ _); lra. Qed.

  Lemma slow_contraction : 0 < mu <= L -> exists (f : point -> R) (g : point -> point) (x y : point),
    reads f /\ read g /\ curved d f g L mu /\ 0 < sqrt (Sum d (fun i => (x i - y i) ^ 2)) ^ 2 /\
    Rmax ((1 - L * gamma) ^ 2) ((1 - mu * gamma) ^ 2) ^ n * sqrt (Sum d (fun i => (x i - y i) ^ 2)) ^ 2 <=
      sqrt (Sum d (fun i => (after g x i - after g y i) ^ 2)) ^ 2.
  Proof.
    intros Hm. assert (W := worst_between (proj2 Hm)).
    assert (B := parabola worst L mu ltac:(lra) W).
    exists (total d (fun t => worst / 2 * t ^ 2)), (slopes (fun t => worst * t)), first, rest.
    rewrite (distance_first d Hd), (distance_between d n _ _ _ _ gamma B Hd), along_parabola, worst_is.
    split; [exact (total_reads d _)|]. split; [exact (slopes_read d _)|]. split; [now apply total_curved|]. split; lra.
  Qed.

  Lemma slow_distance : 0 < mu <= L -> exists (f : point -> R) (g : point -> point) (x s : point),
    reads f /\ read g /\ curved d f g L mu /\ lowest f s /\ 0 < sqrt (Sum d (fun i => (x i - s i) ^ 2)) ^ 2 /\
    Rmax ((1 - L * gamma) ^ 2) ((1 - mu * gamma) ^ 2) ^ n * sqrt (Sum d (fun i => (x i - s i) ^ 2)) ^ 2 <=
      sqrt (Sum d (fun i => (after g x i - s i) ^ 2)) ^ 2.
  Proof.
    intros Hm. assert (W := worst_between (proj2 Hm)).
    assert (B := parabola worst L mu ltac:(lra) W).
    exists (total d (fun t => worst / 2 * t ^ 2)), (slopes (fun t => worst * t)), first, rest.
    rewrite (distance_first d Hd), (distance_after d n _ _ _ _ gamma B Hd), along_parabola, worst_is.
    split; [exact (total_reads d _)|]. split; [exact (slopes_read d _)|]. split; [now apply total_curved|].
    split; [exact (rest_is_lowest d _ _ _ _ B)|]. split; lra.
  Qed.

  Lemma slow_gap : 0 < mu <= L -> exists (f : point -> R) (g : point -> point) (x s : point),
    reads f /\ read g /\ curved d f g L mu /\ lowest f s /\ 0 < f x - f s /\
    Rmax ((1 - L * gamma) ^ 2) ((1 - mu * gamma) ^ 2) ^ n * (f x - f s) <= f (after g x) - f s.
  Proof.
    intros Hm. assert (W := worst_between (proj2 Hm)).
    assert (B := parabola worst L mu ltac:(lra) W).
    exists (total d (fun t => worst / 2 * t ^ 2)), (slopes (fun t => worst * t)), first, rest.
    rewrite (value_at_first d _ _ _ _ B Hd), (value_at_rest d _ _ _ _ B), (value_after d n _ _ _ _ gamma B Hd).
    rewrite along_parabola, worst_is.
    split; [exact (total_reads d _)|]. split; [exact (slopes_read d _)|]. split; [now apply total_curved|].
    split; [exact (rest_is_lowest d _ _ _ _ B)|]. split; lra.
  Qed.
End Ends.
