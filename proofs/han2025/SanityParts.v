(** More of what the definitions must satisfy: rounding, positions, distances, derivatives, sets, hard heads, networks, questions. *)
From Coq Require Import Reals Lra Lia Bool List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Model Frozen Oracle Constants Sums Abel Softmax Prop34 Lemma15 Lemma14 Lemma15Steps Printed Norms Defined LossGradient Cor20 OutputBound
 FrozenBound Marginals OneBitDefined ManyBitsRisk Repairs Rem13 Bessel Claims.
Open Scope R_scope.

Lemma floor_spec z : Floor z <= z < Floor z + 1.
Proof. unfold Floor. destruct (base_Int_part z) as [A B]. lra. Qed.
Theorem rounding : sanity_rounding.
Proof.
  split; [exact floor_spec|]. split; [exact ceil_spec|]. intros j. split.
  - destruct (floor_spec (INR j)) as [A B]. unfold Floor in *. rewrite INR_IZR_INZ in *. rewrite <- plus_IZR in B. apply le_IZR in A. apply lt_IZR in B. f_equal. lia.
  - destruct (ceil_spec (INR j)) as [A B]. unfold Ceil in *. set (z := Int_part (- INR j)) in *. rewrite INR_IZR_INZ in *.
    rewrite <- opp_IZR in *. rewrite <- minus_IZR in A. apply lt_IZR in A. apply le_IZR in B. f_equal. lia.
Qed.

Lemma angle_between n p q : (1 <= n)%nat -> u1 n p * u1 n q + u2 n p * u2 n q = cos (2 * PI * (INR p - INR q) / INR n).
Proof.
  intros Hn. assert (N : INR n <> 0) by (apply not_0_INR; lia). unfold u1, u2.
  replace (2 * PI * (INR p - INR q) / INR n) with (2 * PI * INR p / INR n - 2 * PI * INR q / INR n) by (field; exact N). rewrite cos_minus. ring.
Qed.
Theorem positions : sanity_positions.
Proof.
  split; [exact unit_vectors|]. split; [|split; [exact angle_between|split]].
  - intros n Hn. assert (N : INR n <> 0) by (apply not_0_INR; lia). unfold u1, u2. replace (2 * PI * INR n / INR n) with (2 * PI) by (field; exact N).
    split; [apply sin_2PI | apply cos_2PI].
  - intros n p q r Hr. cbv zeta. unfold score. cbn [a13 a14]. assert (U := unit_vectors n p). assert (V := unit_vectors n q). split.
    + replace (r * u1 n p * u1 n p + r * u2 n p * u2 n p) with (r * (u1 n p ^ 2 + u2 n p ^ 2)) by ring. rewrite U. ring.
    + assert (C : u1 n p * u1 n q + u2 n p * u2 n q <= 1).
      { assert (A := pow2_ge_0 (u1 n p - u1 n q)). assert (B := pow2_ge_0 (u2 n p - u2 n q)). nra. }
      replace (r * u1 n p * u1 n q + r * u2 n p * u2 n q) with (r * (u1 n p * u1 n q + u2 n p * u2 n q)) by ring. nra.
  - intros n B d. unfold unit_head, score, u1, u2. cbn [a13 a14]. split; [rewrite <- !Rsqr_pow2; apply sin2_cos2|].
    set (t := 2 * PI * INR B / INR n). replace (cos d) with (cos (t + d - t)) by (f_equal; ring). rewrite cos_minus. ring.
Qed.

Theorem sums : sanity_sums.
Proof.
  split; [intros; now apply attended_range|]. split; [|split; [|split; [exact outer_sum|]]].
  - intros n k tau A Hn Ht. unfold attended. rewrite (Sum_ext k _ (fun _ => 1)); [rewrite Sum_const; ring|]. intros i _. unfold share, bit.
    rewrite (Sum_ext n _ (gamma n tau (A i))) by (intros; ring). now apply gamma_sum.
  - intros q. unfold outer. rewrite S_INR. assert (Q := pos_INR q). assert (E : (-1) ^ q * (-1) ^ q = 1) by (rewrite <- Rpow_mult_distr; replace (-1 * -1) with 1 by ring; apply pow1).
    replace ((-1) ^ S q * (8 * (INR q + 1) - 4) * (-1) ^ q) with (- ((-1) ^ q * (-1) ^ q) * (8 * (INR q + 1) - 4)) by (simpl; ring). rewrite E. lra.
  - intros k b s Hb. unfold slope. apply Derive_correct. eexists. now apply f_derive.
Qed.

Theorem distances : sanity_distance.
Proof.
  split; [|split; [|split; [exact norm2_triangle | split; [exact norm2_scal|]]]].
  - intros k A. unfold dist. rewrite (Sum_ext k _ (fun _ => 0)) by (intros; ring). rewrite Sum_const, Rmult_0_r. apply sqrt_0.
  - intros k A A'. unfold dist. f_equal. apply Sum_ext. intros. ring.
  - intros k u v. split.
    + intros H i Hi. assert (S := norm2_sq k u v). rewrite H in S. assert (L : u i ^ 2 + v i ^ 2 <= Sum k (fun i => u i ^ 2 + v i ^ 2)).
      { rewrite <- (Sum_single k i (fun i => u i ^ 2 + v i ^ 2) Hi) at 1. apply Sum_le. intros j _. assert (P := sum_sq_ge_0 (u j) (v j)). destruct (Nat.eqb j i); lra. }
      assert (A := pow2_ge_0 (u i)). assert (B := pow2_ge_0 (v i)). split; nra.
    + intros H. rewrite (norm2_ext k u v (fun _ => 0 * 1) (fun _ => 0 * 1)); [rewrite norm2_scal, Rabs_R0; ring|].
      intros i Hi. destruct (H i Hi) as [-> ->]. split; ring.
Qed.

Theorem derivatives : sanity_derivatives.
Proof.
  split; [intros; split; [apply set13_here | apply set14_here]|]. split; [|split; [|split; [exact bracket_minus | split]]].
  - intros A i j t N. unfold set13, set14. destruct (Nat.eqb_spec j i); [contradiction | split; reflexivity].
  - intros n k tau b P x A i Hn Hi Ht Hb. rewrite !(Lemma15Steps.slope_is k b _ Hb). rewrite (grad13_eq n k tau b x), (grad14_eq n k tau b x) by (lia || assumption).
    split; [reflexivity|]. split; [reflexivity|]. rewrite riskgrad13_eq, riskgrad14_eq by (lia || assumption).
    split; apply Mean_ext; intros y; [now rewrite lossgrad13_eq | now rewrite lossgrad14_eq].
  - intros n g c e H. unfold cov. rewrite (Sum_ext n (fun p => g p * (c p * e)) (fun p => e * (g p * c p))) by (intros; ring).
    rewrite (Sum_ext n (fun p => g p * e) (fun p => e * g p)) by (intros; ring). rewrite !Sum_scal, H. ring.
  - intros n k tau b P x A. assert (Z : forall u v, norm2 k (fun i => u i - u i) (fun i => v i - v i) = 0).
    { intros u v. apply distances. intros i _. split; ring. }
    split; apply Z.
Qed.

Lemma bits_member k b p : bits k b p = true <-> exists i, (1 <= i <= k)%nat /\ p = b i.
Proof.
  induction k as [|k IH]; cbn [bits]; [split; [discriminate | intros (i & Hi & _); lia]|]. rewrite orb_true_iff, IH, Nat.eqb_eq. split.
  - intros [E|(i & Hi & E)]; [exists (S k); split; [lia | exact E] | exists i; split; [lia | exact E]].
  - intros (i & Hi & E). destruct (Nat.eq_dec i (S k)) as [->|N]; [now left | right; exists i; split; [lia | exact E]].
Qed.
Theorem sets : sanity_sets.
Proof.
  split; [|split; [exact count_le | split; [intros; apply bits_member | split; [|split; [exact odds_total|]]]]].
  - intros n p Hp. apply INR_eq. rewrite count_sum. rewrite (Sum_ext n _ (fun q => if Nat.eqb q p then 1 else 0)) by reflexivity.
    now apply (Sum_single n p (fun _ => 1)).
  - intros n k b [R D]. apply INR_eq. assert (E := ones_bits n k b (fun _ => true) R). unfold ones in E.
    rewrite (count_ext n (bits k b) (fun p => bits k b p && true)) by (intros; now rewrite andb_true_r). rewrite E.
    + unfold bit. rewrite Sum_const. ring.
    + intros i j Hi Hj B. destruct (Nat.eq_dec i j) as [|N]; [assumption|]. destruct (D i j Hi Hj N) as [X _]. contradiction.
  - intros n pr x H. induction n as [|n IH]; cbn [odds_of]; [lra|]. specialize (H (S n)). apply Rmult_le_pos; [exact IH | destruct (x (S n)); lra].
Qed.

Lemma some_head n (s : nat -> bool -> R) rank x : (forall p q, (1 <= p <= n)%nat -> (1 <= q <= n)%nat -> rank p = rank q -> p = q) ->
  forall m, (1 <= m <= n)%nat -> exists p, (1 <= p <= m)%nat /\ forall q, (1 <= q <= m)%nat -> q <> p ->
    s q (x q) < s p (x p) \/ (s q (x q) = s p (x p) /\ (rank p < rank q)%nat).
Proof.
  intros Inj. induction m as [|m IH]; [lia|]. intros Hm. destruct (Nat.eq_dec m 0) as [->|N]; [exists 1%nat; split; [lia|]; intros; lia|].
  destruct (IH ltac:(lia)) as (p & Hp & Best). set (c := S m).
  assert (D : (s c (x c) < s p (x p) \/ (s c (x c) = s p (x p) /\ (rank p < rank c)%nat)) \/
              (s p (x p) < s c (x c) \/ (s p (x p) = s c (x c) /\ (rank c < rank p)%nat))).
  { destruct (Rtotal_order (s c (x c)) (s p (x p))) as [L|[E|G]]; [left; now left | | right; now left].
    destruct (Nat.lt_total (rank p) (rank c)) as [L|[F|G]]; [left; right; auto | | right; right; auto].
    assert (p = c) by (apply Inj; unfold c; (lia || exact F)). unfold c in *. lia. }
  destruct D as [D|D].
  - exists p. split; [lia|]. intros q Hq Nq. destruct (Nat.eq_dec q c) as [->|]; [exact D | apply Best; unfold c in *; lia].
  - exists c. split; [unfold c; lia|]. intros q Hq Nq. destruct (Nat.eq_dec q p) as [->|Np]; [exact D|].
    destruct (Best q ltac:(unfold c in *; lia) Np) as [L|[E R]], D as [L'|[E' R']]; [left; lra | left; lra | left; lra | right; split; [lra | lia]].
Qed.
Theorem hard : sanity_hard.
Proof.
  split; [exact attends_unique|]. split; [|split].
  - intros n s rank x Hn Inj. destruct (some_head n s rank x Inj n ltac:(lia)) as (p & Hp & Best). exists p. split; assumption.
  - intros m att x. unfold view. now rewrite map_length, seq_length.
  - intros m j att x Hj. unfold view. apply in_map_iff. exists j. split; [reflexivity | apply in_seq; lia].
Qed.

Theorem bits_and_heads : sanity_bits.
Proof.
  assert (Bs : forall b : nat -> nat, bits 1 b = only (b 1%nat)).
  { intros b. apply FunctionalExtensionality.functional_extensionality. intros p. cbn [bits]. apply orb_false_r. }
  split; [|split; [|split; [|split; [|split]]]].
  - intros n tau b h. unfold riskk, risk1. now rewrite Bs.
  - intros n tau eta b h. unfold kstep, gstep. rewrite Bs. reflexivity.
  - intros n k tau b A Hn Ht R. unfold elsewhere.
    assert (W : forall i, (1 <= i <= k)%nat -> 0 <= 1 - gamma n tau (A i) (b i) <= 1).
    { intros i Hi. assert (P := gamma_pos n tau Hn (A i)). assert (S := gamma_sum n tau Hn (A i)).
      assert (gamma n tau (A i) (b i) <= 1); [|specialize (P (b i)); lra]. rewrite <- S, <- (Sum_single n (b i) (gamma n tau (A i)) (R i Hi)).
      apply Sum_le. intros p _. specialize (P p). destruct (Nat.eqb p (b i)); lra. }
    split; [apply Sum_nonneg; intros; now apply W|]. rewrite <- (Rmult_1_r (INR k)), <- Sum_const. apply Sum_le. intros. now apply W.
  - intros n k Hn Hk. assert (G := gap_pos n Hn). assert (K : 0 < INR k) by (apply lt_0_INR; lia). assert (N := pos_INR n).
    assert (0 < INR k ^ 2) by now apply pow_lt. unfold basin_level. apply Rdiv_lt_0_compat; [exact G|]. apply Rmult_lt_0_compat; lra.
  - intros n tau L0 Hn Ht HL. assert (G := gap_pos n Hn). unfold kappa.
    assert (S : sqrt (L0 / 2) < 1) by (rewrite <- sqrt_1; apply sqrt_lt_1_alt; lra).
    apply Rmult_lt_0_compat; [apply Rdiv_lt_0_compat; lra | lra].
  - intros E p q Hq (l & r & H1 & H2 & H3 & H4) (l' & r' & G1 & G2 & G3). assert (P := PI_RGT_0). destruct (Rle_lt_or_eq_dec l r (proj2 H1)) as [L|L].
    + assert (A := G3 l ltac:(lra) (H4 l ltac:(lra) L)). assert (B := G3 r ltac:(lra) (H4 r ltac:(lra) L)).
      apply Rmult_le_reg_l with (2 * PI); lra.
    + apply Rle_trans with 0; [|exact Hq]. apply Rmult_le_reg_l with (2 * PI); lra.
Qed.

Lemma root_of_squares m g : sqrt (Sum m (fun t => g t ^ 2)) <= Sum m (fun t => Rabs (g t)).
Proof.
  assert (A0 : forall c, 0 <= Sum c (fun t => Rabs (g t))) by (intros; apply Sum_nonneg; intros; apply Rabs_pos).
  rewrite <- (sqrt_pow2 _ (A0 m)). apply sqrt_le_1_alt. induction m as [|m IH]; cbn [Sum]; [simpl; lra|].
  assert (Z := A0 m). assert (R := Rabs_pos (g (S m))). rewrite <- (pow2_abs (g (S m))). nra.
Qed.
Lemma root_of_all m d (g : nat -> nat -> R) : sqrt (Sum m (fun t => Sum d (fun q => g t q ^ 2))) <= Sum m (fun t => Sum d (fun q => Rabs (g t q))).
Proof.
  assert (D0 : forall t, 0 <= Sum d (fun q => Rabs (g t q))) by (intros; apply Sum_nonneg; intros; apply Rabs_pos).
  apply Rle_trans with (sqrt (Sum m (fun t => (Sum d (fun q => Rabs (g t q))) ^ 2))).
  - apply sqrt_le_1_alt, Sum_le. intros t _. assert (Q := root_of_squares d (g t)).
    assert (P : 0 <= Sum d (fun q => g t q ^ 2)) by (apply Sum_nonneg; intros; apply pow2_ge_0).
    assert (SQ := sqrt_sqrt _ P). assert (S0 := sqrt_pos (Sum d (fun q => g t q ^ 2))). specialize (D0 t). nra.
  - eapply Rle_trans; [apply root_of_squares|]. right. apply Sum_ext. intros t _. now apply Rabs_pos_eq.
Qed.
Lemma one_of_sum m t g : (1 <= t <= m)%nat -> (forall u, 0 <= g u) -> g t <= Sum m g.
Proof.
  intros Ht H. rewrite <- (Sum_single m t g Ht). apply Sum_le. intros u _. specialize (H u). destruct (Nat.eqb u t); lra.
Qed.
Theorem networks : sanity_network.
Proof.
  split; [intros; apply exp_pos|]. split; [|split; [|split; [|split]]].
  - intros T n m tau b N x W. unfold answer. rewrite W. cbn [Sum]. ring.
  - intros T v p q Hq. unfold entry. destruct (Nat.leb_spec q (half T)); [|lia]. destruct (Nat.leb_spec (half T + q) (half T)); [lia|].
    split; [reflexivity|]. f_equal. lia.
  - intros T N. unfold euclidean_norm, entries_norm. split; [apply Rmult_le_pos; apply sqrt_pos|].
    apply Rmult_le_compat; try apply sqrt_pos; [apply root_of_squares | apply root_of_all].
  - intros T N t q Ht Hq. unfold total_norm.
    set (all u := Rabs (alpha N u) + Rabs (bias N u) + Sum (dims T) (fun q => Rabs (beta N u q))).
    assert (S0 : forall u, 0 <= Sum (dims T) (fun q => Rabs (beta N u q))) by (intros; apply Sum_nonneg; intros; apply Rabs_pos).
    assert (A0 : forall u, 0 <= all u) by (intros u; unfold all; assert (A := Rabs_pos (alpha N u)); assert (B := Rabs_pos (bias N u)); specialize (S0 u); lra).
    assert (L := one_of_sum (width N) t all Ht A0). assert (M := one_of_sum (dims T) q (fun q => Rabs (beta N t q)) Hq (fun u => Rabs_pos _)).
    assert (O := Rabs_pos (offset N)). assert (A := Rabs_pos (alpha N t)). assert (B := Rabs_pos (bias N t)). assert (C := S0 t).
    assert (Tot : 0 <= Sum (width N) all) by (apply Sum_nonneg; intros; apply A0). unfold all in L at 1. cbv beta in M. repeat split; lra.
  - intros L t. split; [apply fewer_pos|]. unfold fewer. apply Rle_trans with (Mean L (fun _ => 1)); [|right; apply Mean_const]. apply Mean_le. intros x. destruct (Nat.ltb (count L x) t); lra.
Qed.

Theorem questions : sanity_questions.
Proof.
  split; [exact coin_cost|]. split; [|split; [|split; [|split; [|split]]]].
  - intros n k tau b B A. unfold risk, coin_risk. rewrite <- Mean_plus.
    transitivity (/ 2 * Mean n (fun x => loss (label n B x) (yhat n k tau b x A) + loss (- label n B x) (yhat n k tau b x A))); [field|].
    rewrite <- Mean_scal. apply Mean_ext. intros x. destruct (Lemma7.label_sign n B x) as [E|E]; rewrite E.
    + replace (- (1)) with (-1) by ring. field.
    + replace (- -1) with 1 by ring. field.
  - intros n k tau b A. split; rewrite <- (Mean_const n 0); apply Mean_le; intros; apply pow2_ge_0.
  - intros F S S' H H'. destruct H as [U L], H' as [U' L']. apply Rle_antisym; [now apply L | now apply L'].
  - intros M oracle t. induction t as [|t IH]; [reflexivity|]. cbn [told length]. now rewrite IH.
  - intros k d1 d2. unfold pairs. now rewrite map_length, seq_length.
  - intros n B C. split; [intros (p & _ & N); now apply N|]. intros (p & Hp & N). exists p. split; [exact Hp | congruence].
Qed.
