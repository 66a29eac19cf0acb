(** The risk at initialisation: for one bit and every unit head it grows without bound with the smoothing, and so does its mean. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Constants Sums Prop34 LossGradient Thm5 Thm5Printed Claims Propositions.
Open Scope R_scope.
Lemma count_only n B : (1 <= B <= n)%nat -> count n (only B) = 1%nat.
Proof.
  intros HB. unfold only. induction n as [|n IH]; [lia|]. cbn [count]. destruct (Nat.eqb_spec (S n) B) as [E|N].
  - assert (Z : forall m, (m < B)%nat -> count m (fun p => Nat.eqb p B) = 0%nat).
    { induction m as [|m IHm]; intros Hm; [reflexivity|]. cbn [count]. rewrite IHm by lia. destruct (Nat.eqb_spec (S m) B); lia. }
    rewrite Z by lia. reflexivity.
  - rewrite IH by lia. reflexivity.
Qed.
(** Some smoothing brings every head above any level. *)
Lemma above n tau level : (1 <= n)%nat -> 0 < tau -> exists b, 0 < b /\ forall B A, (1 <= B <= n)%nat ->
  level < risk n (only B) (fun x => yhat n 1 tau b x A).
Proof.
  intros Hn Ht. assert (P : 0 < 2 ^ n) by (apply pow_lt; lra). set (M := 2 ^ n * (1 + Rabs level)). assert (A0 := Rabs_pos level).
  assert (M0 : 0 < M) by (unfold M; nra). exists ((M + 1) ^ 2). split; [apply pow_lt; lra|]. intros B A HB.
  destruct (floor n 1%nat tau ((M + 1) ^ 2) (only B) ltac:(lia) (count_only n B HB) Ht ltac:(apply pow_lt; lra)) as (low & _ & [[_ E]|[Ev _]] & F); [|discriminate Ev].
  eapply Rlt_le_trans; [|apply F]. rewrite E. unfold thm_5_repair_odd, f. cbn [Sum]. unfold outer, sigma. simpl (INR 1).
  set (r := sqrt ((0 + 1 / 2 - 1) ^ 2 + (M + 1) ^ 2)).
  assert (R : M + 1 <= r) by (rewrite <- (sqrt_pow2 (M + 1)) by lra; apply sqrt_le_1_alt; nra).
  replace (1 - (1 + (0 + (-1) ^ 1 * (8 * 1 - 4) * ((0 + 1 / 2 - 1 + r) / 2)))) with (2 * r - 1) by field.
  apply Rmult_lt_reg_r with (2 ^ n); [exact P|]. replace ((2 * r - 1) ^ 2 / 2 ^ n * 2 ^ n) with ((2 * r - 1) ^ 2) by (field; lra).
  assert (level <= Rabs level) by apply Rle_abs. assert (level * 2 ^ n < M + 1) by (unfold M; nra). nra.
Qed.
Theorem at_start : ~ thm_5_initial_risk.
Proof.
  intros (n & tau & delta & Hn & Ht & H). destruct (above n tau (1 + delta) Hn ltac:(lra)) as (b & Hb & Ab). destruct (H b Hb) as (B & w & HB & L).
  specialize (Ab B (fun _ => Head (cos w) (sin w)) HB). unfold thm_5_initial in L. apply Rabs_le_between in L. lra.
Qed.

(** * The mean over the circle *)
Lemma risk_on_circle n tau b B w : (1 <= n)%nat -> 0 < tau -> 0 < b ->
  ex_derive (fun w => risk n (only B) (fun x => yhat n 1 tau b x (fun _ => Head (cos w) (sin w)))) w.
Proof.
  intros Hn Ht Hb. unfold risk. eexists.
  apply (is_derive_Mean n (fun x w => loss (label n (only B) x) (yhat n 1 tau b x (fun _ => Head (cos w) (sin w))))
    (fun x => Derive (fun w => loss (label n (only B) x) (yhat n 1 tau b x (fun _ => Head (cos w) (sin w)))) w)).
  intros x. apply Derive_correct. eexists. apply (loss_chain (label n (only B) x) (fun w => yhat n 1 tau b x (fun _ => Head (cos w) (sin w))) w
    (Derive (fun w => yhat n 1 tau b x (fun _ => Head (cos w) (sin w))) w)). apply Derive_correct.
  unfold yhat. apply (ex_derive_comp (f 1 b) (fun w => attended n 1 tau x (fun _ => Head (cos w) (sin w)))).
  - eexists. now apply Abel.f_derive.
  - unfold attended. cbn [Sum]. apply (ex_derive_plus (fun _ => 0)); [apply ex_derive_const|]. unfold share. eexists.
    assert (Ex : forall p, ex_derive (fun w => exp (score n (Head (cos w) (sin w)) p / tau)) w) by (intros p; unfold score; cbn [a13 a14]; auto_derive; exact I).
    apply (is_derive_Sum n (fun p w => bit x p * gamma n tau (Head (cos w) (sin w)) p)
      (fun p => Derive (fun w => bit x p * gamma n tau (Head (cos w) (sin w)) p) w)).
    intros p _. apply Derive_correct, (ex_derive_scal (fun w => gamma n tau (Head (cos w) (sin w)) p)). unfold gamma.
    apply (ex_derive_div (fun w => exp (score n (Head (cos w) (sin w)) p / tau)) (fun w => Sum n (fun j => exp (score n (Head (cos w) (sin w)) j / tau)))).
    + apply Ex.
    + eexists. apply (is_derive_Sum n (fun j w => exp (score n (Head (cos w) (sin w)) j / tau)) (fun j => Derive (fun w => exp (score n (Head (cos w) (sin w)) j / tau)) w)).
      intros j _. apply Derive_correct, Ex.
    + apply Rgt_not_eq, Sum_pos; [exact Hn | intros; apply exp_pos].
Qed.
Lemma mean_exists n tau b B : (1 <= n)%nat -> 0 < tau -> 0 < b ->
  ex_RInt (fun w => risk n (only B) (fun x => yhat n 1 tau b x (fun _ => Head (cos w) (sin w)))) 0 (2 * PI).
Proof. intros Hn Ht Hb. apply (@ex_RInt_continuous R_CompleteNormedModule). intros w _. refine (ex_derive_continuous _ _ _). now apply risk_on_circle. Qed.
Theorem on_average : ~ thm_5_initial_average.
Proof.
  intros (n & tau & delta & Hn & Ht & H). destruct (above n tau (1 + delta) Hn ltac:(lra)) as (b & Hb & Ab). destruct (H b Hb) as (B & HB & L).
  assert (HP := PI_RGT_0). assert (E := mean_exists n tau b B Hn ltac:(lra) Hb).
  set (G := fun w => risk n (only B) (fun x => yhat n 1 tau b x (fun _ => Head (cos w) (sin w)))) in *.
  assert (Lt : RInt (fun _ => 1 + delta) 0 (2 * PI) < RInt G 0 (2 * PI)).
  { apply RInt_lt; [lra | intros w _; refine (ex_derive_continuous _ _ _); apply risk_on_circle; (assumption || lra) | intros w _; apply continuous_const | intros w _; apply Ab; exact HB]. }
  rewrite RInt_const in Lt. unfold scal in Lt. simpl in Lt. unfold mult in Lt. simpl in Lt. unfold thm_5_initial in L. apply Rabs_le_between in L.
  assert (X : RInt G 0 (2 * PI) / (2 * PI) * (2 * PI) = RInt G 0 (2 * PI)) by (field; lra). nra.
Qed.
