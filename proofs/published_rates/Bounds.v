(** One lemma a certificate, written by tools/rates_coq.py: do not edit. *)
From Coq Require Import Reals Lra Lia List.
From Rates Require Import Said Base.
Open Scope R_scope.

Lemma gd_value_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (1 / 6) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    ((6801303123 / 20000000000), (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((13198696877 / 20000000000), (f p0 - f p2, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((13198696877 / 20000000000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((3198696877 / 10000000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 6) * ((p1 i - p0 i) + ((- 20403909369) / 20000000000) * u1 i + ((- 39596090631) / 20000000000) * u2 i) ^ 2 + (133278952407211340613 / 800000000000000000000) * (u1 i + (- 1) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_value_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  tangent d f 1 0 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (p1 i - p0 i)) ->
  (f p3 - f p0) + Sum d (fun i => 0)
    <= (1 / 10) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((293361999 / 2000000000), (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((3343800147 / 10000000000), (f p0 - f p2, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((2594694929 / 5000000000), (f p0 - f p3, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((6455601 / 31250000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((1248577563 / 5000000000), (f p1 - f p3, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((1029757441 / 5000000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((673058683 / 1250000000), (f p2 - f p3, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((1036622569 / 10000000000), (f p3 - f p1, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((2034391879 / 10000000000), (f p3 - f p2, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 10) * ((p1 i - p0 i) + ((- 293361999) / 400000000) * u1 i + ((- 3343800147) / 2000000000) * u2 i + ((- 2594694929) / 1000000000) * u3 i) ^ 2 + (148628336742723999 / 1600000000000000000) * (u1 i + ((- 293959605660137951) / 247713894571206665) * u2 i + (46245711088931286 / 247713894571206665) * u3 i) ^ 2 + (161781526685962067483344827 / 1238569472856033325000000000) * (u2 i + (- 1) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_value_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 3 0 p0 u0 ->
  tangent d f 3 0 p1 u1 ->
  tangent d f 3 0 p2 u2 ->
  tangent d f 3 0 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 6) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 6) * u1 i + ((- 1) / 6) * u2 i + (p1 i - p0 i)) ->
  (f p3 - f p0) + Sum d (fun i => 0)
    <= (1 / 2) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((445150847 / 5000000000), (f p0 - f p1, fun i => bend 0 (1 / 6) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((785121953 / 2500000000), (f p0 - f p2, fun i => bend 0 (1 / 6) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((2984605247 / 5000000000), (f p0 - f p3, fun i => bend 0 (1 / 6) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((356010597 / 1250000000), (f p1 - f p2, fun i => bend 0 (1 / 6) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((2988125241 / 10000000000), (f p1 - f p3, fun i => bend 0 (1 / 6) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((1726511711 / 5000000000), (f p2 - f p1, fun i => bend 0 (1 / 6) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((2981085253 / 5000000000), (f p2 - f p3, fun i => bend 0 (1 / 6) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((1492884901 / 10000000000), (f p3 - f p1, fun i => bend 0 (1 / 6) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((171331067 / 500000000), (f p3 - f p2, fun i => bend 0 (1 / 6) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 2) * ((p1 i - p0 i) + ((- 445150847) / 5000000000) * u1 i + ((- 785121953) / 2500000000) * u2 i + ((- 2984605247) / 5000000000) * u3 i) ^ 2 + (16221801447745547773 / 150000000000000000000) * (u1 i + ((- 12230147100507465146) / 16221801447745547773) * u2 i + ((- 3991654347238082627) / 16221801447745547773) * u3 i) ^ 2 + (71024595528408078100907716583 / 486654043432366433190000000000) * (u2 i + (- 1) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_value_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 p5 u5 p6 u6 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  tangent d f 1 0 p3 u3 ->
  tangent d f 1 0 p4 u4 ->
  tangent d f 1 0 p5 u5 ->
  tangent d f 1 0 p6 u6 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p5 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + (- 1) * u4 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p6 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + (- 1) * u4 i + (- 1) * u5 i + (p1 i - p0 i)) ->
  (f p6 - f p0) + Sum d (fun i => 0)
    <= (1 / 22) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 T4 T5 T6 E0 E1 E2 E3 E4 E5.
  apply bound with (l :=
    ((917921017 / 12500000000), (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((35424529253 / 450000000000), (f p0 - f p2, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((73568845087 / 720000000000), (f p0 - f p3, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((87669695647 / 560000000000), (f p0 - f p4, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p4 i) (u4 i))) ::
    ((3764129359 / 15000000000), (f p0 - f p5, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p5 i) (u5 i))) ::
    ((71015953219 / 210000000000), (f p0 - f p6, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p6 i) (u6 i))) ::
    ((1151032367 / 12500000000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((172239173 / 5000000000), (f p1 - f p3, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((218042041 / 10000000000), (f p1 - f p4, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((20991619 / 1250000000), (f p1 - f p5, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p5 i) (u5 i))) ::
    ((33318347 / 2500000000), (f p1 - f p6, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p6 i) (u6 i))) ::
    ((18947893 / 500000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((3178969123 / 22500000000), (f p2 - f p3, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((183959171 / 2500000000), (f p2 - f p4, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p4 i) (u4 i))) ::
    ((53273359 / 1000000000), (f p2 - f p5, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p5 i) (u5 i))) ::
    ((435166009 / 10000000000), (f p2 - f p6, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p6 i) (u6 i))) ::
    ((202564059 / 10000000000), (f p3 - f p1, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((70852221 / 1000000000), (f p3 - f p2, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    ((12169087711 / 80000000000), (f p3 - f p4, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    ((1185562711 / 10000000000), (f p3 - f p5, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p5 i) (u5 i))) ::
    ((275872599 / 2000000000), (f p3 - f p6, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p6 i) (u6 i))) ::
    ((80102801 / 5000000000), (f p4 - f p1, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((13247131 / 312500000), (f p4 - f p2, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p2 i) (u2 i))) ::
    ((254949123 / 2500000000), (f p4 - f p3, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p3 i) (u3 i))) ::
    ((285099607 / 2000000000), (f p4 - f p5, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p5 i) (u5 i))) ::
    ((20325614 / 68359375), (f p4 - f p6, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p6 i) (u6 i))) ::
    ((3010247 / 200000000), (f p5 - f p1, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p1 i) (u1 i))) ::
    ((340823559 / 10000000000), (f p5 - f p2, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p2 i) (u2 i))) ::
    ((137381203 / 2000000000), (f p5 - f p3, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p3 i) (u3 i))) ::
    ((1236197131 / 10000000000), (f p5 - f p4, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p4 i) (u4 i))) ::
    ((6625119607 / 15000000000), (f p5 - f p6, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p6 i) (u6 i))) ::
    ((1234187 / 78125000), (f p6 - f p1, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p1 i) (u1 i))) ::
    ((314277693 / 10000000000), (f p6 - f p2, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p2 i) (u2 i))) ::
    ((102260481 / 2000000000), (f p6 - f p3, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p3 i) (u3 i))) ::
    ((2835989 / 39062500), (f p6 - f p4, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p4 i) (u4 i))) ::
    ((1010038599 / 10000000000), (f p6 - f p5, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p5 i) (u5 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). rewrite ?(E5 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 22) * ((p1 i - p0 i) + ((- 10097131187) / 12500000000) * u1 i + ((- 389669821783) / 450000000000) * u2 i + ((- 809257295957) / 720000000000) * u3 i + ((- 964366652117) / 560000000000) * u4 i + ((- 41405422949) / 15000000000) * u5 i + ((- 781175485409) / 210000000000) * u6 i) ^ 2 + (13679656497046542821 / 312500000000000000000) * (u1 i + ((- 168541964960086704437) / 164155877964558513852) * u2 i + ((- 712259781386699047115) / 1313247023716468110816) * u3 i + ((- 587134720423109214945) / 3064243055338425591904) * u4 i + (418019702863946265 / 2104562538007160434) * u5 i + (215288893359003431745 / 383030381917303198988) * u6 i) ^ 2 + (802892279587423105753345354943 / 8864417410086159748008000000000) * (u2 i + ((- 63596596397933103963918463211443) / 64231382366993848460267628395440) * u3 i + ((- 204350148278636347915185368511171) / 449619676568956939221873398768080) * u4 i + (12323643955382646997974886854 / 802892279587423105753345354943) * u5 i + (24125675735024606765234409448119 / 56202459571119617402734174846010) * u6 i) ^ 2 + (4884511434174180605566561929331065639728251 / 41108084714876063014571282173081600000000000) * (u3 i + ((- 34018088578059723005784425909766388842126053) / 34191580039219264238965933505317459478097757) * u4 i + ((- 4234865675366425377745227279566373301740800) / 14653534302522541816699685787993196919184753) * u5 i + (29123585344086353944672068170311401204270488 / 102574740117657792716897800515952378434293271) * u6 i) ^ 2 + (44900577853109044948069829253919343444489459697457833 / 341915800392192642389659335053174594780977570000000000) * (u4 i + ((- 43172590980734553832464681501542240956982337273665159) / 44900577853109044948069829253919343444489459697457833) * u5 i + ((- 1727986872374491115605147752377102487507122423792674) / 44900577853109044948069829253919343444489459697457833) * u6 i) ^ 2 + (968273130684548569633110772280054877318534483604068675459295609 / 9429121349152899439094664143323062123342786536466144930000000000) * (u5 i + (- 1) * u6 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_value_5 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 : point) :
  tangent d f 2 0 p0 u0 ->
  tangent d f 2 0 p1 u1 ->
  tangent d f 2 0 p2 u2 ->
  tangent d f 2 0 p3 u3 ->
  tangent d f 2 0 p4 u4 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 4) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 4) * u1 i + ((- 1) / 4) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 1) / 4) * u1 i + ((- 1) / 4) * u2 i + ((- 1) / 4) * u3 i + (p1 i - p0 i)) ->
  (f p4 - f p0) + Sum d (fun i => 0)
    <= (1 / 4) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 T4 E0 E1 E2 E3.
  apply bound with (l :=
    ((466636137 / 10000000000), (f p0 - f p1, fun i => bend 0 (1 / 4) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((317008593 / 2500000000), (f p0 - f p2, fun i => bend 0 (1 / 4) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((2513849263 / 8000000000), (f p0 - f p3, fun i => bend 0 (1 / 4) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((20492071649 / 40000000000), (f p0 - f p4, fun i => bend 0 (1 / 4) (p0 i) (u0 i) (p4 i) (u4 i))) ::
    ((1921694761 / 10000000000), (f p1 - f p2, fun i => bend 0 (1 / 4) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((629560733 / 5000000000), (f p1 - f p3, fun i => bend 0 (1 / 4) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((1651391503 / 10000000000), (f p1 - f p4, fun i => bend 0 (1 / 4) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((2285975243 / 10000000000), (f p2 - f p1, fun i => bend 0 (1 / 4) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((401378191 / 2000000000), (f p2 - f p3, fun i => bend 0 (1 / 4) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((379529977 / 1250000000), (f p2 - f p4, fun i => bend 0 (1 / 4) (p2 i) (u2 i) (p4 i) (u4 i))) ::
    ((264916223 / 2000000000), (f p3 - f p1, fun i => bend 0 (1 / 4) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((2697230861 / 10000000000), (f p3 - f p2, fun i => bend 0 (1 / 4) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    ((17369598383 / 40000000000), (f p3 - f p4, fun i => bend 0 (1 / 4) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    ((151003047 / 2000000000), (f p4 - f p1, fun i => bend 0 (1 / 4) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((72107301 / 500000000), (f p4 - f p2, fun i => bend 0 (1 / 4) (p4 i) (u4 i) (p2 i) (u2 i))) ::
    ((488971893 / 2500000000), (f p4 - f p3, fun i => bend 0 (1 / 4) (p4 i) (u4 i) (p3 i) (u3 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 4) * ((p1 i - p0 i) + ((- 466636137) / 5000000000) * u1 i + ((- 317008593) / 1250000000) * u2 i + ((- 2513849263) / 4000000000) * u3 i + ((- 20492071649) / 20000000000) * u4 i) ^ 2 + (13029360383145717231 / 100000000000000000000) * (u1 i + ((- 3241073230727766988) / 4343120127715239077) * u2 i + ((- 13470201306683085155) / 52117441532582868924) * u3 i + (245638542833420087 / 52117441532582868924) * u4 i) ^ 2 + (30285757278802270023747910043 / 173724805108609563080000000000) * (u2 i + ((- 83736683082791715014728184825) / 121143029115209080094991640172) * u3 i + ((- 37406346032417365080263455347) / 121143029115209080094991640172) * u4 i) ^ 2 + (10383891093519665586019033307513214698471 / 58148653975300358445595987282560000000000) * (u3 i + (- 1) * u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gradient_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u2 i ^ 2)
    <= (1 / 4) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    ((4579483323 / 10000000000), (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((5420516677 / 10000000000), (f p0 - f p2, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    (1, (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    (1, (f p2 - f p0, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((5420516677 / 10000000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 4) * ((p1 i - p0 i) + ((- 4579483323) / 5000000000) * u1 i + ((- 5420516677) / 5000000000) * u2 i) ^ 2 + (24823165724364877671 / 100000000000000000000) * (u1 i + (- 1) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gradient_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  tangent d f 1 0 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u3 i ^ 2)
    <= (1 / 9) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((694665903 / 5000000000), (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((8867932661 / 30000000000), (f p0 - f p2, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((2321357307 / 10000000000), (f p0 - f p3, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((143338219 / 1000000000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((8506899659 / 30000000000), (f p1 - f p3, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((2807046229 / 15000000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((3831033447 / 5000000000), (f p2 - f p3, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((2 / 3), (f p3 - f p0, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((1008319451 / 10000000000), (f p3 - f p1, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((5144071303 / 10000000000), (f p3 - f p2, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 9) * ((p1 i - p0 i) + ((- 6251993127) / 10000000000) * u1 i + ((- 26603797983) / 20000000000) * u2 i + ((- 20892215763) / 20000000000) * u3 i) ^ 2 + (9550271608882751319 / 100000000000000000000) * (u1 i + ((- 17717811849090273649) / 19100543217765502638) * u2 i + ((- 1382731368675228989) / 19100543217765502638) * u3 i) ^ 2 + (10197111668258790592902014671 / 63668477392551675460000000000) * (u2 i + (- 1) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gradient_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 3 0 p0 u0 ->
  tangent d f 3 0 p1 u1 ->
  tangent d f 3 0 p2 u2 ->
  tangent d f 3 0 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 6) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 6) * u1 i + ((- 1) / 6) * u2 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u3 i ^ 2)
    <= (9 / 4) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((2399073687 / 5000000000), (f p0 - f p1, fun i => bend 0 (1 / 6) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((12641545771 / 10000000000), (f p0 - f p2, fun i => bend 0 (1 / 6) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((2512061371 / 2000000000), (f p0 - f p3, fun i => bend 0 (1 / 6) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((3487436127 / 5000000000), (f p1 - f p2, fun i => bend 0 (1 / 6) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((13304270079 / 10000000000), (f p1 - f p3, fun i => bend 0 (1 / 6) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((5279142333 / 5000000000), (f p2 - f p1, fun i => bend 0 (1 / 6) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((16695729921 / 5000000000), (f p2 - f p3, fun i => bend 0 (1 / 6) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    (3, (f p3 - f p0, fun i => bend 0 (1 / 6) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((4922710293 / 10000000000), (f p3 - f p1, fun i => bend 0 (1 / 6) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((24333326483 / 10000000000), (f p3 - f p2, fun i => bend 0 (1 / 6) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (9 / 4) * ((p1 i - p0 i) + ((- 266563743) / 2500000000) * u1 i + ((- 12641545771) / 45000000000) * u2 i + ((- 2512061371) / 9000000000) * u3 i) ^ 2 + (9809364649510469559 / 25000000000000000000) * (u1 i + ((- 35575090909070742559) / 58856187897062817354) * u2 i + ((- 23281096987992074795) / 58856187897062817354) * u3 i) ^ 2 + (5215957048380937918254667611691 / 7062742547647538082480000000000) * (u2 i + (- 1) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gradient_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 p5 u5 p6 u6 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  tangent d f 1 0 p3 u3 ->
  tangent d f 1 0 p4 u4 ->
  tangent d f 1 0 p5 u5 ->
  tangent d f 1 0 p6 u6 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p5 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + (- 1) * u4 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p6 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + (- 1) * u4 i + (- 1) * u5 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u6 i ^ 2)
    <= (1 / 36) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 T4 T5 T6 E0 E1 E2 E3 E4 E5.
  apply bound with (l :=
    ((4735929583 / 150000000000), (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((105357451 / 2500000000), (f p0 - f p2, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((9545023607 / 150000000000), (f p0 - f p3, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((151237579 / 1875000000), (f p0 - f p4, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p4 i) (u4 i))) ::
    ((151759189 / 2000000000), (f p0 - f p5, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p5 i) (u5 i))) ::
    ((394443617 / 10000000000), (f p0 - f p6, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p6 i) (u6 i))) ::
    ((2193840427 / 37500000000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((23350977 / 1250000000), (f p1 - f p3, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((110758791 / 10000000000), (f p1 - f p4, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((81540007 / 10000000000), (f p1 - f p5, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p5 i) (u5 i))) ::
    ((83437153 / 10000000000), (f p1 - f p6, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p6 i) (u6 i))) ::
    ((72546527 / 2500000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((6782950193 / 75000000000), (f p2 - f p3, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((96662039 / 2500000000), (f p2 - f p4, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p4 i) (u4 i))) ::
    ((214545901 / 10000000000), (f p2 - f p5, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p5 i) (u5 i))) ::
    ((17258499 / 625000000), (f p2 - f p6, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p6 i) (u6 i))) ::
    ((145673007 / 10000000000), (f p3 - f p1, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((2268065171 / 50000000000), (f p3 - f p2, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    ((260966687 / 2500000000), (f p3 - f p4, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    ((229863511 / 5000000000), (f p3 - f p5, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p5 i) (u5 i))) ::
    ((1059211569 / 10000000000), (f p3 - f p6, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p6 i) (u6 i))) ::
    ((106732673 / 10000000000), (f p4 - f p1, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((60446209 / 2500000000), (f p4 - f p2, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p2 i) (u2 i))) ::
    ((148816649 / 2500000000), (f p4 - f p3, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p3 i) (u3 i))) ::
    ((288866241 / 5000000000), (f p4 - f p5, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p5 i) (u5 i))) ::
    ((3948163583 / 12000000000), (f p4 - f p6, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p6 i) (u6 i))) ::
    ((11659659 / 1250000000), (f p5 - f p1, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p1 i) (u1 i))) ::
    ((36955071 / 2000000000), (f p5 - f p2, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p2 i) (u2 i))) ::
    ((410795099 / 10000000000), (f p5 - f p3, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p3 i) (u3 i))) ::
    ((132248207 / 1250000000), (f p5 - f p4, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p4 i) (u4 i))) ::
    ((16161088861 / 30000000000), (f p5 - f p6, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p6 i) (u6 i))) ::
    ((1 / 3), (f p6 - f p0, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p0 i) (u0 i))) ::
    ((47985091 / 5000000000), (f p6 - f p1, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p1 i) (u1 i))) ::
    ((37056473 / 2000000000), (f p6 - f p2, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p2 i) (u2 i))) ::
    ((428493603 / 10000000000), (f p6 - f p3, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p3 i) (u3 i))) ::
    ((8434758803 / 60000000000), (f p6 - f p4, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p4 i) (u4 i))) ::
    ((1890570617 / 3750000000), (f p6 - f p5, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p5 i) (u5 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). rewrite ?(E5 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 36) * ((p1 i - p0 i) + ((- 14207788749) / 25000000000) * u1 i + ((- 948217059) / 1250000000) * u2 i + ((- 28635070821) / 25000000000) * u3 i + ((- 453712737) / 312500000) * u4 i + ((- 1365832701) / 1000000000) * u5 i + ((- 3549992553) / 5000000000) * u6 i) ^ 2 + (169509392104596338333 / 7500000000000000000000) * (u1 i + ((- 206217323666467127940) / 169509392104596338333) * u2 i + ((- 62608014087473997643) / 169509392104596338333) * u3 i + (2797497786803443760 / 24215627443513762619) * u4 i + (51868496772632657925 / 169509392104596338333) * u5 i + (27864964369088023005 / 169509392104596338333) * u6 i) ^ 2 + (162764552419626679244178697693 / 3178301101961181343743750000000) * (u2 i + ((- 147493697618119044236175491093) / 162764552419626679244178697693) * u3 i + ((- 617406014493789037649630275715) / 2604232838714026867906859163088) * u4 i + (80022620281509859858928215095 / 1302116419357013433953429581544) * u5 i + (213027097106647157803722539925 / 2604232838714026867906859163088) * u6 i) ^ 2 + (445201119196679099261526513249286506803 / 4882936572588800377325360930790000000000) * (u3 i + ((- 612897351621096259040008393242613039783) / 890402238393358198523053026498573013606) * u4 i + ((- 266319345379711943998734416618673597309) / 890402238393358198523053026498573013606) * u5 i + ((- 5592770696274997742155108318643188257) / 445201119196679099261526513249286506803) * u6 i) ^ 2 + (11099704080917774400818608608098379656586339822509 / 85478614885762387058213090543863009306176000000000) * (u4 i + ((- 51871249312099344070298310099779869168664226418538) / 55498520404588872004093043040491898282931699112545) * u5 i + ((- 3627271092489527933794732940712029114267472694007) / 55498520404588872004093043040491898282931699112545) * u6 i) ^ 2 + (223198693102329388223158514086103247381572688305605362098969 / 6659822448550664640491165164859027793951803893505400000000000) * (u5 i + (- 1) * u6 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gradient_5 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 : point) :
  tangent d f 2 0 p0 u0 ->
  tangent d f 2 0 p1 u1 ->
  tangent d f 2 0 p2 u2 ->
  tangent d f 2 0 p3 u3 ->
  tangent d f 2 0 p4 u4 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 4) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 4) * u1 i + ((- 1) / 4) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 1) / 4) * u1 i + ((- 1) / 4) * u2 i + ((- 1) / 4) * u3 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u4 i ^ 2)
    <= (16 / 25) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 T4 E0 E1 E2 E3.
  apply bound with (l :=
    ((1249278609 / 10000000000), (f p0 - f p1, fun i => bend 0 (1 / 4) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((3149398749 / 10000000000), (f p0 - f p2, fun i => bend 0 (1 / 4) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((3033005643 / 5000000000), (f p0 - f p3, fun i => bend 0 (1 / 4) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((1383827839 / 2500000000), (f p0 - f p4, fun i => bend 0 (1 / 4) (p0 i) (u0 i) (p4 i) (u4 i))) ::
    ((3434108497 / 10000000000), (f p1 - f p2, fun i => bend 0 (1 / 4) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((1329309619 / 10000000000), (f p1 - f p3, fun i => bend 0 (1 / 4) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((814277049 / 2000000000), (f p1 - f p4, fun i => bend 0 (1 / 4) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((2064456173 / 5000000000), (f p2 - f p1, fun i => bend 0 (1 / 4) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((621942961 / 2500000000), (f p2 - f p3, fun i => bend 0 (1 / 4) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((1962082203 / 2000000000), (f p2 - f p4, fun i => bend 0 (1 / 4) (p2 i) (u2 i) (p4 i) (u4 i))) ::
    ((2246585391 / 10000000000), (f p3 - f p1, fun i => bend 0 (1 / 4) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((6551864919 / 10000000000), (f p3 - f p2, fun i => bend 0 (1 / 4) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    ((3233004447 / 2000000000), (f p3 - f p4, fun i => bend 0 (1 / 4) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    ((8 / 5), (f p4 - f p0, fun i => bend 0 (1 / 4) (p4 i) (u4 i) (p0 i) (u0 i))) ::
    ((242005403 / 2000000000), (f p4 - f p1, fun i => bend 0 (1 / 4) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((20573269 / 62500000), (f p4 - f p2, fun i => bend 0 (1 / 4) (p4 i) (u4 i) (p2 i) (u2 i))) ::
    ((3770094949 / 2500000000), (f p4 - f p3, fun i => bend 0 (1 / 4) (p4 i) (u4 i) (p3 i) (u3 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (16 / 25) * ((p1 i - p0 i) + ((- 1249278609) / 12800000000) * u1 i + ((- 3149398749) / 12800000000) * u2 i + ((- 3033005643) / 6400000000) * u3 i + ((- 1383827839) / 3200000000) * u4 i) ^ 2 + (62977427565095025119 / 256000000000000000000) * (u1 i + ((- 308990849602460293) / 459689252299963687) * u2 i + ((- 10670925757552381174) / 62977427565095025119) * u3 i + ((- 9974755412005583804) / 62977427565095025119) * u4 i) ^ 2 + (7821531665716337775467477149 / 18387570091998547480000000000) * (u2 i + ((- 9055632930429310022971465941) / 15643063331432675550934954298) * u3 i + ((- 6587430401003365527963488357) / 15643063331432675550934954298) * u4 i) ^ 2 + (99065533041900233606139966451153322177937 / 171447974112502124038247099106080000000000) * (u3 i + (- 1) * u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gradient_gap_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u2 i ^ 2)
    <= (2 / 3) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    ((4 / 3), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((2 / 3), (f p2 - f p0, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((2 / 3), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 3) * (u1 i + (- 1) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gradient_gap_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  tangent d f 1 0 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u3 i ^ 2)
    <= (2 / 5) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((1340035403 / 5000000000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((848328551 / 2000000000), (f p1 - f p3, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((921713561 / 5000000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((751671449 / 1000000000), (f p2 - f p3, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((2 / 5), (f p3 - f p0, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((1078286439 / 10000000000), (f p3 - f p1, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((3340035403 / 5000000000), (f p3 - f p2, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 5) * (u1 i + ((- 2921713561) / 4000000000) * u2 i + ((- 1078286439) / 4000000000) * u3 i) ^ 2 + (12904156315468699279 / 80000000000000000000) * (u2 i + (- 1) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gradient_gap_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 3 0 p0 u0 ->
  tangent d f 3 0 p1 u1 ->
  tangent d f 3 0 p2 u2 ->
  tangent d f 3 0 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 6) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 6) * u1 i + ((- 1) / 6) * u2 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u3 i ^ 2)
    <= 2 * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((7437455437 / 10000000000), (f p1 - f p2, fun i => bend 0 (1 / 6) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((27060339549 / 10000000000), (f p1 - f p3, fun i => bend 0 (1 / 6) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((2248897493 / 2500000000), (f p2 - f p1, fun i => bend 0 (1 / 6) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((12939660451 / 5000000000), (f p2 - f p3, fun i => bend 0 (1 / 6) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    (2, (f p3 - f p0, fun i => bend 0 (1 / 6) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((2751102507 / 5000000000), (f p3 - f p1, fun i => bend 0 (1 / 6) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((27437455437 / 10000000000), (f p3 - f p2, fun i => bend 0 (1 / 6) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (17248897493 / 30000000000) * (u1 i + ((- 30930840395) / 68995589972) * u2 i + ((- 38064749577) / 68995589972) * u3 i) ^ 2 + (4882016465936680710559 / 8279470796640000000000) * (u2 i + (- 1) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gradient_gap_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 p5 u5 p6 u6 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  tangent d f 1 0 p3 u3 ->
  tangent d f 1 0 p4 u4 ->
  tangent d f 1 0 p5 u5 ->
  tangent d f 1 0 p6 u6 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p5 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + (- 1) * u4 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p6 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + (- 1) * u4 i + (- 1) * u5 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u6 i ^ 2)
    <= (2 / 11) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 T4 T5 T6 E0 E1 E2 E3 E4 E5.
  apply bound with (l :=
    ((16110797641 / 110000000000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((107991471 / 2500000000), (f p1 - f p3, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((52530103 / 2000000000), (f p1 - f p4, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((173502401 / 10000000000), (f p1 - f p5, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p5 i) (u5 i))) ::
    ((35880143 / 2000000000), (f p1 - f p6, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p6 i) (u6 i))) ::
    ((547527679 / 27500000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((16386585883 / 110000000000), (f p2 - f p3, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((85771299 / 1250000000), (f p2 - f p4, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p4 i) (u4 i))) ::
    ((346863463 / 10000000000), (f p2 - f p5, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p5 i) (u5 i))) ::
    ((401823219 / 10000000000), (f p2 - f p6, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p6 i) (u6 i))) ::
    ((160546081 / 10000000000), (f p3 - f p1, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((8399566027 / 110000000000), (f p3 - f p2, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    ((3293164873 / 22000000000), (f p3 - f p4, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    ((366477759 / 5000000000), (f p3 - f p5, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p5 i) (u5 i))) ::
    ((1130922241 / 10000000000), (f p3 - f p6, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p6 i) (u6 i))) ::
    ((32922841 / 2500000000), (f p4 - f p1, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((395028951 / 10000000000), (f p4 - f p2, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p2 i) (u2 i))) ::
    ((6170336859 / 55000000000), (f p4 - f p3, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p3 i) (u3 i))) ::
    ((551623779 / 5000000000), (f p4 - f p5, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p5 i) (u5 i))) ::
    ((72697416689 / 220000000000), (f p4 - f p6, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p6 i) (u6 i))) ::
    ((22034327 / 2000000000), (f p5 - f p1, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p1 i) (u1 i))) ::
    ((68117601 / 2500000000), (f p5 - f p2, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p2 i) (u2 i))) ::
    ((168553257 / 2500000000), (f p5 - f p3, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p3 i) (u3 i))) ::
    ((1745755333 / 10000000000), (f p5 - f p4, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p4 i) (u4 i))) ::
    ((62434888397 / 110000000000), (f p5 - f p6, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p6 i) (u6 i))) ::
    ((2 / 11), (f p6 - f p0, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p0 i) (u0 i))) ::
    ((9244561 / 1000000000), (f p6 - f p1, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p1 i) (u1 i))) ::
    ((178073 / 7812500), (f p6 - f p2, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p2 i) (u2 i))) ::
    ((567165909 / 10000000000), (f p6 - f p3, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p3 i) (u3 i))) ::
    ((41025731321 / 220000000000), (f p6 - f p4, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p4 i) (u4 i))) ::
    ((67341344457 / 110000000000), (f p6 - f p5, fun i => bend 0 (1 / 2) (p6 i) (u6 i) (p5 i) (u5 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). rewrite ?(E5 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 11) * (u1 i + ((- 3816756153) / 10000000000) * u2 i + ((- 544340159) / 2000000000) * u3 i + ((- 3677394699) / 20000000000) * u4 i + ((- 445757939) / 4000000000) * u5 i + ((- 101690171) / 2000000000) * u6 i) ^ 2 + (146540348878536640591 / 1100000000000000000000) * (u2 i + ((- 77876578495941241635) / 146540348878536640591) * u3 i + ((- 83641769644417832947) / 293080697757073281182) * u4 i + ((- 44465905512134243335) / 293080697757073281182) * u5 i + ((- 4609932804319360815) / 146540348878536640591) * u6 i) ^ 2 + (9306924106249314620691869247 / 62966556158746212753945312500) * (u3 i + ((- 3078036066141959724281795855801) / 4765145142399649085794237054464) * u4 i + ((- 1597410659758119408942226353493) / 4765145142399649085794237054464) * u5 i + ((- 14949736083261658761702474195) / 794190857066608180965706175744) * u6 i) ^ 2 + (177142199816140255800721794992337890152193 / 1048331931327922798874732151982080000000000) * (u4 i + ((- 165111405559856343423325582575223053949571) / 177142199816140255800721794992337890152193) * u5 i + ((- 12030794256283912377396212417114836202622) / 177142199816140255800721794992337890152193) * u6 i) ^ 2 + (2651944056508143343857222624783428196538319939781163 / 38971283959550856276158794898314335833482460000000000) * (u5 i + (- 1) * u6 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gradient_gap_5 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 : point) :
  tangent d f 2 0 p0 u0 ->
  tangent d f 2 0 p1 u1 ->
  tangent d f 2 0 p2 u2 ->
  tangent d f 2 0 p3 u3 ->
  tangent d f 2 0 p4 u4 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 4) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 4) * u1 i + ((- 1) / 4) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 1) / 4) * u1 i + ((- 1) / 4) * u2 i + ((- 1) / 4) * u3 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u4 i ^ 2)
    <= 1 * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 T4 E0 E1 E2 E3.
  apply bound with (l :=
    ((2587614377 / 5000000000), (f p1 - f p2, fun i => bend 0 (1 / 4) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((464460699 / 2500000000), (f p1 - f p3, fun i => bend 0 (1 / 4) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((4407313041 / 5000000000), (f p1 - f p4, fun i => bend 0 (1 / 4) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((579300373 / 2000000000), (f p2 - f p1, fun i => bend 0 (1 / 4) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((120899253 / 500000000), (f p2 - f p3, fun i => bend 0 (1 / 4) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((10704095769 / 10000000000), (f p2 - f p4, fun i => bend 0 (1 / 4) (p2 i) (u2 i) (p4 i) (u4 i))) ::
    ((875044583 / 5000000000), (f p3 - f p1, fun i => bend 0 (1 / 4) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((3255739563 / 5000000000), (f p3 - f p2, fun i => bend 0 (1 / 4) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    ((1518491277 / 1250000000), (f p3 - f p4, fun i => bend 0 (1 / 4) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    (1, (f p4 - f p0, fun i => bend 0 (1 / 4) (p4 i) (u4 i) (p0 i) (u0 i))) ::
    ((1201106601 / 10000000000), (f p4 - f p1, fun i => bend 0 (1 / 4) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((2165937407 / 5000000000), (f p4 - f p2, fun i => bend 0 (1 / 4) (p4 i) (u4 i) (p2 i) (u2 i))) ::
    ((4033417663 / 2500000000), (f p4 - f p3, fun i => bend 0 (1 / 4) (p4 i) (u4 i) (p3 i) (u3 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (495240551 / 1250000000) * (u1 i + ((- 13919428251) / 31695395264) * u2 i + ((- 6559127729) / 31695395264) * u3 i + ((- 2804209821) / 7923848816) * u4 i) ^ 2 + (1149741979155359445543 / 2535631621120000000000) * (u2 i + ((- 659121532042118909099) / 1149741979155359445543) * u3 i + ((- 490620447113240536444) / 1149741979155359445543) * u4 i) ^ 2 + (10374033549474220677076254344107 / 22994839583107188910860000000000) * (u3 i + (- 1) * u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_contraction_1 d (f : point -> R) (p0 u0 p1 u1 y z : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  (forall i, (1 <= i <= d)%nat -> y i = p0 i - 1 * u0 i) ->
  (forall i, (1 <= i <= d)%nat -> z i = p1 i - 1 * u1 i) ->
  0 + Sum d (fun i => (y i - z i) ^ 2)
    <= (81 / 100) * (0 + Sum d (fun i => (p0 i - p1 i) ^ 2)).
Proof.
  intros T0 T1 E0 E1.
  apply bound with (l :=
    ((9 / 5), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((9 / 5), (f p1 - f p0, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 100) * (p0 i + (- 1) * p1 i + (- 10) * u0 i + 10 * u1 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_contraction_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 y z : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  tangent d f 1 (1 / 10) p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> y i = p1 i - 1 * u1 i) ->
  (forall i, (1 <= i <= d)%nat -> z i = p3 i - 1 * u3 i) ->
  (forall i, (1 <= i <= d)%nat -> p1 i = (- 1) * u0 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = (- 1) * u2 i + p2 i) ->
  0 + Sum d (fun i => (y i - z i) ^ 2)
    <= (6561 / 10000) * (0 + Sum d (fun i => (p0 i - p2 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2 E3.
  apply bound with (l :=
    ((729 / 500), (f p0 - f p2, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((9 / 5), (f p1 - f p3, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((729 / 500), (f p2 - f p0, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((9 / 5), (f p3 - f p1, fun i => bend (1 / 10) (5 / 9) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (181 / 10000) * (p0 i + (- 1) * p2 i + ((- 910) / 181) * u0 i + ((- 1000) / 181) * u1 i + (910 / 181) * u2 i + (1000 / 181) * u3 i) ^ 2 + (6561 / 18100) * (u0 i + ((- 10) / 9) * u1 i + (- 1) * u2 i + (10 / 9) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_contraction_3 d (f : point -> R) (p0 u0 p1 u1 y z : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  (forall i, (1 <= i <= d)%nat -> y i = p0 i - (3 / 2) * u0 i) ->
  (forall i, (1 <= i <= d)%nat -> z i = p1 i - (3 / 2) * u1 i) ->
  0 + Sum d (fun i => (y i - z i) ^ 2)
    <= (289 / 400) * (0 + Sum d (fun i => (p0 i - p1 i) ^ 2)).
Proof.
  intros T0 T1 E0 E1.
  apply bound with (l :=
    ((51 / 20), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((51 / 20), (f p1 - f p0, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (7 / 1200) * (p0 i + (- 1) * p1 i + (- 10) * u0 i + 10 * u1 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_contraction_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 y z : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  tangent d f 1 (1 / 10) p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> y i = p1 i - (19 / 10) * u1 i) ->
  (forall i, (1 <= i <= d)%nat -> z i = p3 i - (19 / 10) * u3 i) ->
  (forall i, (1 <= i <= d)%nat -> p1 i = ((- 19) / 10) * u0 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = ((- 19) / 10) * u2 i + p2 i) ->
  0 + Sum d (fun i => (y i - z i) ^ 2)
    <= (6561 / 10000) * (0 + Sum d (fun i => (p0 i - p2 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2 E3.
  apply bound with (l :=
    ((13851 / 5000), (f p0 - f p2, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((171 / 50), (f p1 - f p3, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((13851 / 5000), (f p2 - f p0, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((171 / 50), (f p3 - f p1, fun i => bend (1 / 10) (5 / 9) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (3439 / 10000) * (p0 i + (- 1) * p2 i + ((- 271) / 181) * u0 i + ((- 100) / 181) * u1 i + (271 / 181) * u2 i + (100 / 181) * u3 i) ^ 2 + (124659 / 1810000) * (u0 i + (10 / 9) * u1 i + (- 1) * u2 i + ((- 10) / 9) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_contraction_5 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 p5 u5 y z : point) :
  tangent d f 4 1 p0 u0 ->
  tangent d f 4 1 p1 u1 ->
  tangent d f 4 1 p2 u2 ->
  tangent d f 4 1 p3 u3 ->
  tangent d f 4 1 p4 u4 ->
  tangent d f 4 1 p5 u5 ->
  (forall i, (1 <= i <= d)%nat -> y i = p2 i - (2 / 5) * u2 i) ->
  (forall i, (1 <= i <= d)%nat -> z i = p5 i - (2 / 5) * u5 i) ->
  (forall i, (1 <= i <= d)%nat -> p1 i = ((- 2) / 5) * u0 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = ((- 2) / 5) * u0 i + ((- 2) / 5) * u1 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = ((- 2) / 5) * u3 i + p3 i) ->
  (forall i, (1 <= i <= d)%nat -> p5 i = ((- 2) / 5) * u3 i + ((- 2) / 5) * u4 i + p3 i) ->
  0 + Sum d (fun i => (y i - z i) ^ 2)
    <= (729 / 15625) * (0 + Sum d (fun i => (p0 i - p3 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 T4 T5 E0 E1 E2 E3 E4 E5.
  apply bound with (l :=
    ((972 / 15625), (f p0 - f p3, fun i => bend 1 (1 / 6) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((108 / 625), (f p1 - f p4, fun i => bend 1 (1 / 6) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((12 / 25), (f p2 - f p5, fun i => bend 1 (1 / 6) (p2 i) (u2 i) (p5 i) (u5 i))) ::
    ((972 / 15625), (f p3 - f p0, fun i => bend 1 (1 / 6) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((108 / 625), (f p4 - f p1, fun i => bend 1 (1 / 6) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((12 / 25), (f p5 - f p2, fun i => bend 1 (1 / 6) (p5 i) (u5 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). rewrite ?(E5 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_distance_1 d (f : point -> R) (p0 u0 p1 u1 z : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  (forall i, (1 <= i <= d)%nat -> z i = p1 i - 1 * u1 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  0 + Sum d (fun i => (z i - p0 i) ^ 2)
    <= (81 / 100) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 E0 E1.
  apply bound with (l :=
    ((9 / 5), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((9 / 5), (f p1 - f p0, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 100) * ((p1 i - p0 i) + (- 10) * u1 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_distance_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 z : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> z i = p2 i - 1 * u2 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => (z i - p0 i) ^ 2)
    <= (6561 / 10000) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1 E2.
  apply bound with (l :=
    ((5409194571 / 4000000000), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((57013304299 / 30000000000), (f p0 - f p2, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((30106418511 / 20000000000), (f p1 - f p0, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((9039912897 / 10000000000), (f p1 - f p2, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((10484527163 / 6000000000), (f p2 - f p0, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((422805429 / 400000000), (f p2 - f p1, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (9458527163 / 540000000000) * ((p1 i - p0 i) + ((- 40570321411) / 18917054326) * u1 i + ((- 82555678805) / 9458527163) * u2 i) ^ 2 + (19163753652292360893 / 30267286921600000000) * (u1 i + ((- 10) / 9) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_distance_3 d (f : point -> R) (p0 u0 p1 u1 z : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  (forall i, (1 <= i <= d)%nat -> z i = p1 i - (3 / 2) * u1 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  0 + Sum d (fun i => (z i - p0 i) ^ 2)
    <= (289 / 400) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 E0 E1.
  apply bound with (l :=
    ((51 / 20), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((51 / 20), (f p1 - f p0, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (7 / 1200) * ((p1 i - p0 i) + (- 10) * u1 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_distance_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 z : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> z i = p2 i - (19 / 10) * u2 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 19) / 10) * u1 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => (z i - p0 i) ^ 2)
    <= (6561 / 10000) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1 E2.
  apply bound with (l :=
    ((119097886751 / 50000000000), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((134487886751 / 45000000000), (f p0 - f p2, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((101235711251 / 50000000000), (f p1 - f p0, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((1961804671 / 5000000000), (f p1 - f p2, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((150563844701 / 45000000000), (f p2 - f p0, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((175587121 / 5000000000), (f p2 - f p1, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (1023964848269 / 4050000000000) * ((p1 i - p0 i) + ((- 87153374023) / 107785773502) * u1 i + (11462444155 / 53892886751) * u2 i) ^ 2 + (1180452585351359460501 / 10778577350200000000000) * (u1 i + (10 / 9) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_distance_5 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 z : point) :
  tangent d f 4 1 p0 u0 ->
  tangent d f 4 1 p1 u1 ->
  tangent d f 4 1 p2 u2 ->
  tangent d f 4 1 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> z i = p3 i - (2 / 5) * u3 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 2) / 5) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 2) / 5) * u1 i + ((- 2) / 5) * u2 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => (z i - p0 i) ^ 2)
    <= (729 / 15625) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2 E3.
  apply bound with (l :=
    ((972 / 15625), (f p0 - f p1, fun i => bend 1 (1 / 6) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((108 / 625), (f p0 - f p2, fun i => bend 1 (1 / 6) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((12 / 25), (f p0 - f p3, fun i => bend 1 (1 / 6) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((972 / 15625), (f p1 - f p0, fun i => bend 1 (1 / 6) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((108 / 625), (f p2 - f p0, fun i => bend 1 (1 / 6) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((12 / 25), (f p3 - f p0, fun i => bend 1 (1 / 6) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gap_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (81 / 100) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    ((624086679 / 10000000000), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((1275913321 / 10000000000), (f p0 - f p2, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((11483219889 / 10000000000), (f p1 - f p2, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((275913321 / 1000000000), (f p2 - f p1, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (19 / 1800) * ((p1 i - p0 i) + ((- 7516780111) / 1900000000) * u1 i + ((- 1275913321) / 190000000) * u2 i) ^ 2 + (11884642353852758631 / 38000000000000000000) * (u1 i + ((- 10) / 9) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gap_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  tangent d f 1 (1 / 10) p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (p1 i - p0 i)) ->
  (f p3 - f p0) + Sum d (fun i => 0)
    <= (6561 / 10000) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((291566827 / 10000000000), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((1114967619 / 10000000000), (f p0 - f p2, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((1016232777 / 5000000000), (f p0 - f p3, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((5177442627 / 10000000000), (f p1 - f p2, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((25360596963 / 50000000000), (f p1 - f p3, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((11555328533 / 50000000000), (f p2 - f p1, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((37921911897 / 50000000000), (f p2 - f p3, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((542964743 / 5000000000), (f p3 - f p1, fun i => bend (1 / 10) (5 / 9) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((45037973 / 125000000), (f p3 - f p2, fun i => bend (1 / 10) (5 / 9) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (3439 / 180000) * ((p1 i - p0 i) + ((- 6063101443) / 3439000000) * u1 i + ((- 823883859) / 214937500) * u2 i + ((- 1016232777) / 171950000) * u3 i) ^ 2 + (21798178068538368639 / 68780000000000000000) * (u1 i + ((- 15525741708713726288) / 21798178068538368639) * u2 i + ((- 9660506828019771580) / 21798178068538368639) * u3 i) ^ 2 + (34035249591940320570508881111 / 121100989269657603550000000000) * (u2 i + ((- 10) / 9) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gap_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 3) / 2) * u1 i + (p1 i - p0 i)) ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (289 / 400) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    ((177123643 / 2000000000), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((377876357 / 2000000000), (f p0 - f p2, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((6423898069 / 6000000000), (f p1 - f p2, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((77876357 / 300000000), (f p2 - f p1, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (37 / 2400) * ((p1 i - p0 i) + ((- 4676101931) / 1110000000) * u1 i + ((- 377876357) / 55500000) * u2 i) ^ 2 + (2489057102372690413 / 26640000000000000000) * (u1 i + ((- 20) / 17) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gap_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  tangent d f 1 (1 / 10) p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 19) / 10) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 19) / 10) * u1 i + ((- 19) / 10) * u2 i + (p1 i - p0 i)) ->
  (f p3 - f p0) + Sum d (fun i => 0)
    <= (6561 / 10000) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((636833777 / 10000000000), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((625986680909 / 1710000000000), (f p0 - f p2, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((56109807031 / 171000000000), (f p0 - f p3, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((1062559421 / 5000000000), (f p1 - f p0, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((507772315309 / 855000000000), (f p1 - f p2, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((19892336801 / 85500000000), (f p1 - f p3, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((1814474499 / 10000000000), (f p2 - f p0, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((980370617 / 10000000000), (f p2 - f p1, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((59471343893 / 85500000000), (f p2 - f p3, fun i => bend (1 / 10) (5 / 9) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((8010261 / 400000000), (f p3 - f p0, fun i => bend (1 / 10) (5 / 9) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((21017429847 / 95000000000), (f p3 - f p1, fun i => bend (1 / 10) (5 / 9) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((150959539 / 10000000000), (f p3 - f p2, fun i => bend (1 / 10) (5 / 9) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (325519437 / 5000000000) * ((p1 i - p0 i) + ((- 28345862363) / 13020777480) * u1 i + ((- 570466046443) / 148436863272) * u2 i + ((- 5645224568875) / 2003897654172) * u3 i) ^ 2 + (2097183759935136537101 / 49478954424000000000000) * (u1 i + (2445114035452369499879 / 6291551279805409611303) * u2 i + ((- 136364954929942568713730) / 169871884554746059505181) * u3 i) ^ 2 + (817957919511616564268490150656466583 / 3406875018014629304520574500000000000) * (u2 i + (10 / 9) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_gap_5 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 : point) :
  tangent d f 4 1 p0 u0 ->
  tangent d f 4 1 p1 u1 ->
  tangent d f 4 1 p2 u2 ->
  tangent d f 4 1 p3 u3 ->
  tangent d f 4 1 p4 u4 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 2) / 5) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 2) / 5) * u1 i + ((- 2) / 5) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 2) / 5) * u1 i + ((- 2) / 5) * u2 i + ((- 2) / 5) * u3 i + (p1 i - p0 i)) ->
  (f p4 - f p0) + Sum d (fun i => 0)
    <= (729 / 15625) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 T4 E0 E1 E2 E3.
  apply bound with (l :=
    ((3795499 / 400000000), (f p0 - f p1, fun i => bend 1 (1 / 6) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((23017663 / 500000000), (f p0 - f p2, fun i => bend 1 (1 / 6) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((6626923507 / 18000000000), (f p0 - f p3, fun i => bend 1 (1 / 6) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((953383517 / 1800000000), (f p0 - f p4, fun i => bend 1 (1 / 6) (p0 i) (u0 i) (p4 i) (u4 i))) ::
    ((23344967799 / 400000000000), (f p1 - f p2, fun i => bend 1 (1 / 6) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((15896069621 / 800000000000), (f p1 - f p3, fun i => bend 1 (1 / 6) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((150651917 / 10000000000), (f p1 - f p4, fun i => bend 1 (1 / 6) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((69568137 / 5000000000), (f p2 - f p1, fun i => bend 1 (1 / 6) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((12465082739 / 75000000000), (f p2 - f p3, fun i => bend 1 (1 / 6) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((498928459 / 7500000000), (f p2 - f p4, fun i => bend 1 (1 / 6) (p2 i) (u2 i) (p4 i) (u4 i))) ::
    ((12054599699 / 800000000000), (f p3 - f p1, fun i => bend 1 (1 / 6) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((58805726467 / 1200000000000), (f p3 - f p2, fun i => bend 1 (1 / 6) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    ((24078054577 / 45000000000), (f p3 - f p4, fun i => bend 1 (1 / 6) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    ((81710737 / 10000000000), (f p4 - f p1, fun i => bend 1 (1 / 6) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((2797080227 / 30000000000), (f p4 - f p2, fun i => bend 1 (1 / 6) (p4 i) (u4 i) (p2 i) (u2 i))) ::
    ((449072939 / 10000000000), (f p4 - f p3, fun i => bend 1 (1 / 6) (p4 i) (u4 i) (p3 i) (u3 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (29792 / 46875) * ((p1 i - p0 i) + ((- 774061697) / 1906688000) * u1 i + ((- 2025816483) / 4766720000) * u2 i + ((- 139206101) / 228802560) * u3 i + ((- 953383517) / 1716019200) * u4 i) ^ 2 + (8696117758007721 / 9533440000000000000) * (u1 i + (4871044599766846 / 8696117758007721) * u2 i + ((- 25) / 9) * u3 i + ((- 121776114994171150) / 78265059822069489) * u4 i) ^ 2 + (160151112880578452028369837 / 72467647983397675000000000000) * (u2 i + ((- 25) / 9) * u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_nonconvex_1 d (f : point -> R) (p0 u0 p1 u1 : point) :
  tangent d f 1 (- 1) p0 u0 ->
  tangent d f 1 (- 1) p1 u1 ->
  (forall i, (1 <= i <= d)%nat -> p1 i = (- 1) * u0 i + p0 i) ->
  0 + Sum d (fun i => (2 / 3) * u0 i ^ 2 + (1 / 3) * u1 i ^ 2)
    <= (4 / 3) * ((f p0 - f p1) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 E0.
  apply bound with (l :=
    ((4 / 3), (f p0 - f p1, fun i => bend (- 1) (1 / 4) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_nonconvex_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 (- 1) p0 u0 ->
  tangent d f 1 (- 1) p1 u1 ->
  tangent d f 1 (- 1) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> p1 i = (- 1) * u0 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = (- 1) * u0 i + (- 1) * u1 i + p0 i) ->
  0 + Sum d (fun i => (1 / 3) * u0 i ^ 2 + (1 / 2) * u1 i ^ 2 + (1 / 6) * u2 i ^ 2)
    <= (2 / 3) * ((f p0 - f p2) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    ((2 / 3), (f p0 - f p1, fun i => bend (- 1) (1 / 4) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((2 / 3), (f p1 - f p2, fun i => bend (- 1) (1 / 4) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_nonconvex_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 2 (- 2) p0 u0 ->
  tangent d f 2 (- 2) p1 u1 ->
  tangent d f 2 (- 2) p2 u2 ->
  tangent d f 2 (- 2) p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> p1 i = ((- 1) / 2) * u0 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = ((- 1) / 2) * u0 i + ((- 1) / 2) * u1 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = ((- 1) / 2) * u0 i + ((- 1) / 2) * u1 i + ((- 1) / 2) * u2 i + p0 i) ->
  0 + Sum d (fun i => (2 / 9) * u0 i ^ 2 + (1 / 3) * u1 i ^ 2 + (1 / 3) * u2 i ^ 2 + (1 / 9) * u3 i ^ 2)
    <= (8 / 9) * ((f p0 - f p3) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((8 / 9), (f p0 - f p1, fun i => bend (- 2) (1 / 8) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((8 / 9), (f p1 - f p2, fun i => bend (- 2) (1 / 8) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((8 / 9), (f p2 - f p3, fun i => bend (- 2) (1 / 8) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma gd_nonconvex_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 p5 u5 : point) :
  tangent d f 1 (- 1) p0 u0 ->
  tangent d f 1 (- 1) p1 u1 ->
  tangent d f 1 (- 1) p2 u2 ->
  tangent d f 1 (- 1) p3 u3 ->
  tangent d f 1 (- 1) p4 u4 ->
  tangent d f 1 (- 1) p5 u5 ->
  (forall i, (1 <= i <= d)%nat -> p1 i = (- 1) * u0 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = (- 1) * u0 i + (- 1) * u1 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = (- 1) * u0 i + (- 1) * u1 i + (- 1) * u2 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = (- 1) * u0 i + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> p5 i = (- 1) * u0 i + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + (- 1) * u4 i + p0 i) ->
  0 + Sum d (fun i => (2 / 15) * u0 i ^ 2 + (1 / 5) * u1 i ^ 2 + (1 / 5) * u2 i ^ 2 + (1 / 5) * u3 i ^ 2 + (1 / 5) * u4 i ^ 2 + (1 / 15) * u5 i ^ 2)
    <= (4 / 15) * ((f p0 - f p5) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 T4 T5 E0 E1 E2 E3 E4.
  apply bound with (l :=
    ((4 / 15), (f p0 - f p1, fun i => bend (- 1) (1 / 4) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((4 / 15), (f p1 - f p2, fun i => bend (- 1) (1 / 4) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((4 / 15), (f p2 - f p3, fun i => bend (- 1) (1 / 4) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((4 / 15), (f p3 - f p4, fun i => bend (- 1) (1 / 4) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    ((4 / 15), (f p4 - f p5, fun i => bend (- 1) (1 / 4) (p4 i) (u4 i) (p5 i) (u5 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma polyak_distance_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 20) / 11) * u1 i + (p1 i - p0 i)) ->
  Sum d (fun i => (20 / 11) * u1 i ^ 2) = 2 * (f p1 - f p0) ->
  0 + Sum d (fun i => (p1 i - (20 / 11) * u1 i - p0 i) ^ 2)
    <= (81 / 121) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1 R0.
  apply bound with (l :=
    ((360 / 121), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((360 / 121), (f p1 - f p0, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    (0, (2 * (f p1 - f p0), fun i => (20 / 11) * u1 i ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma polyak_distance_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 3) / 2) * u1 i + (p1 i - p0 i)) ->
  Sum d (fun i => (3 / 2) * u1 i ^ 2) = 2 * (f p1 - f p0) ->
  0 + Sum d (fun i => (p1 i - (3 / 2) * u1 i - p0 i) ^ 2)
    <= (17 / 26) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1 R0.
  apply bound with (l :=
    ((30 / 13), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((51 / 13), (f p1 - f p0, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    (((- 21) / 26), (2 * (f p1 - f p0), fun i => (3 / 2) * u1 i ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma polyak_distance_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 2 (1 / 2) p0 u0 ->
  tangent d f 2 (1 / 2) p1 u1 ->
  tangent d f 2 (1 / 2) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  Sum d (fun i => 1 * u1 i ^ 2) = 2 * (f p1 - f p0) ->
  0 + Sum d (fun i => (p1 i - 1 * u1 i - p0 i) ^ 2)
    <= (1 / 3) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1 R0.
  apply bound with (l :=
    ((4 / 3), (f p0 - f p1, fun i => bend (1 / 2) (1 / 3) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((2 / 3), (f p1 - f p0, fun i => bend (1 / 2) (1 / 3) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((1 / 3), (2 * (f p1 - f p0), fun i => 1 * u1 i ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma polyak_distance_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 5) * u1 i + (p1 i - p0 i)) ->
  Sum d (fun i => 5 * u1 i ^ 2) = 2 * (f p1 - f p0) ->
  0 + Sum d (fun i => (p1 i - 5 * u1 i - p0 i) ^ 2)
    <= (4 / 9) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1 R0.
  apply bound with (l :=
    ((80 / 9), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((10 / 9), (f p1 - f p0, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((35 / 9), (2 * (f p1 - f p0), fun i => 5 * u1 i ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma polyak_value_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 20) / 11) * u1 i + (p1 i - p0 i)) ->
  Sum d (fun i => u1 i ^ 2) = (4 / 11) * (f p1 - f p0) ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (81 / 121) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1 R0.
  apply bound with (l :=
    ((18 / 121), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((2 / 11), (f p0 - f p2, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((9 / 11), (f p1 - f p2, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    (0, ((4 / 11) * (f p1 - f p0), fun i => u1 i ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (20 / 1089) * ((p1 i - p0 i) + ((- 11) / 2) * u1 i + ((- 11) / 2) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma polyak_value_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 (1 / 10) p0 u0 ->
  tangent d f 1 (1 / 10) p1 u1 ->
  tangent d f 1 (1 / 10) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 3) / 2) * u1 i + (p1 i - p0 i)) ->
  Sum d (fun i => u1 i ^ 2) = 1 * (f p1 - f p0) ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (41 / 80) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1 R0.
  apply bound with (l :=
    ((3 / 40), (f p0 - f p1, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((3 / 20), (f p0 - f p2, fun i => bend (1 / 10) (5 / 9) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((17 / 20), (f p1 - f p2, fun i => bend (1 / 10) (5 / 9) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    (((- 21) / 80), (1 * (f p1 - f p0), fun i => u1 i ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 80) * ((p1 i - p0 i) + ((- 13) / 3) * u1 i + ((- 20) / 3) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma polyak_value_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 2 (1 / 2) p0 u0 ->
  tangent d f 2 (1 / 2) p1 u1 ->
  tangent d f 2 (1 / 2) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 3) / 4) * u1 i + (p1 i - p0 i)) ->
  Sum d (fun i => u1 i ^ 2) = 2 * (f p1 - f p0) ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (11 / 32) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1 R0.
  apply bound with (l :=
    ((3 / 16), (f p0 - f p1, fun i => bend (1 / 2) (1 / 3) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((3 / 8), (f p0 - f p2, fun i => bend (1 / 2) (1 / 3) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((5 / 8), (f p1 - f p2, fun i => bend (1 / 2) (1 / 3) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    (((- 3) / 64), (2 * (f p1 - f p0), fun i => u1 i ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (3 / 16) * ((p1 i - p0 i) + ((- 7) / 6) * u1 i + ((- 4) / 3) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma subgradient_1 d (f : point -> R) (p0 u0 p1 u1 : point) :
  under d f 0 p0 u0 ->
  under d f 0 p1 u1 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  Sum d (fun i => (p1 i - p0 i) ^ 2) <= 1 ->
  Sum d (fun i => u1 i ^ 2) <= 1 ->
  (1 * (f p1 - f p0)) + Sum d (fun i => 0)
    <= 1 * (1 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 E0 R0 R1.
  apply bound with (l :=
    ((1 / 2), (1, fun i => (p1 i - p0 i) ^ 2)) ::
    (1, (f p0 - f p1, fun i => lean 0 (p0 i) (p1 i) (u1 i))) ::
    ((1 / 2), (1, fun i => u1 i ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 2) * ((p1 i - p0 i) + (- 1) * u1 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma subgradient_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 : point) :
  under d f 0 p0 u0 ->
  under d f 0 p1 u1 ->
  under d f 0 p2 u2 ->
  under d f 0 p3 u3 ->
  under d f 0 p4 u4 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 2) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 2) * u1 i + ((- 1) / 2) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 1) / 2) * u1 i + ((- 1) / 2) * u2 i + ((- 1) / 2) * u3 i + (p1 i - p0 i)) ->
  Sum d (fun i => (p1 i - p0 i) ^ 2) <= 1 ->
  Sum d (fun i => u1 i ^ 2) <= 1 ->
  Sum d (fun i => u2 i ^ 2) <= 1 ->
  Sum d (fun i => u3 i ^ 2) <= 1 ->
  Sum d (fun i => u4 i ^ 2) <= 1 ->
  ((1 / 4) * (f p1 - f p0) + (1 / 4) * (f p2 - f p0) + (1 / 4) * (f p3 - f p0) + (1 / 4) * (f p4 - f p0)) + Sum d (fun i => 0)
    <= (1 / 2) * (1 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 T4 E0 E1 E2 E3 R0 R1 R2 R3 R4.
  apply bound with (l :=
    ((1 / 4), (1, fun i => (p1 i - p0 i) ^ 2)) ::
    ((1 / 4), (f p0 - f p1, fun i => lean 0 (p0 i) (p1 i) (u1 i))) ::
    ((1 / 4), (f p0 - f p2, fun i => lean 0 (p0 i) (p2 i) (u2 i))) ::
    ((1 / 4), (f p0 - f p3, fun i => lean 0 (p0 i) (p3 i) (u3 i))) ::
    ((1 / 4), (f p0 - f p4, fun i => lean 0 (p0 i) (p4 i) (u4 i))) ::
    ((1 / 16), (1, fun i => u1 i ^ 2)) ::
    ((1 / 16), (1, fun i => u2 i ^ 2)) ::
    ((1 / 16), (1, fun i => u3 i ^ 2)) ::
    ((1 / 16), (1, fun i => u4 i ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 4) * ((p1 i - p0 i) + ((- 1) / 2) * u1 i + ((- 1) / 2) * u2 i + ((- 1) / 2) * u3 i + ((- 1) / 2) * u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma subgradient_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 : point) :
  under d f 0 p0 u0 ->
  under d f 0 p1 u1 ->
  under d f 0 p2 u2 ->
  under d f 0 p3 u3 ->
  under d f 0 p4 u4 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 3) / 4) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 3) / 4) * u1 i + ((- 3) / 4) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 3) / 4) * u1 i + ((- 3) / 4) * u2 i + ((- 3) / 4) * u3 i + (p1 i - p0 i)) ->
  Sum d (fun i => (p1 i - p0 i) ^ 2) <= 9 ->
  Sum d (fun i => u1 i ^ 2) <= 4 ->
  Sum d (fun i => u2 i ^ 2) <= 4 ->
  Sum d (fun i => u3 i ^ 2) <= 4 ->
  Sum d (fun i => u4 i ^ 2) <= 4 ->
  ((1 / 4) * (f p1 - f p0) + (1 / 4) * (f p2 - f p0) + (1 / 4) * (f p3 - f p0) + (1 / 4) * (f p4 - f p0)) + Sum d (fun i => 0)
    <= 3 * (1 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 T4 E0 E1 E2 E3 R0 R1 R2 R3 R4.
  apply bound with (l :=
    ((1 / 6), (9, fun i => (p1 i - p0 i) ^ 2)) ::
    ((1 / 4), (f p0 - f p1, fun i => lean 0 (p0 i) (p1 i) (u1 i))) ::
    ((1 / 4), (f p0 - f p2, fun i => lean 0 (p0 i) (p2 i) (u2 i))) ::
    ((1 / 4), (f p0 - f p3, fun i => lean 0 (p0 i) (p3 i) (u3 i))) ::
    ((1 / 4), (f p0 - f p4, fun i => lean 0 (p0 i) (p4 i) (u4 i))) ::
    ((3 / 32), (4, fun i => u1 i ^ 2)) ::
    ((3 / 32), (4, fun i => u2 i ^ 2)) ::
    ((3 / 32), (4, fun i => u3 i ^ 2)) ::
    ((3 / 32), (4, fun i => u4 i ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 6) * ((p1 i - p0 i) + ((- 3) / 4) * u1 i + ((- 3) / 4) * u2 i + ((- 3) / 4) * u3 i + ((- 3) / 4) * u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma subgradient_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 p5 u5 p6 u6 p7 u7 p8 u8 p9 u9 : point) :
  under d f 0 p0 u0 ->
  under d f 0 p1 u1 ->
  under d f 0 p2 u2 ->
  under d f 0 p3 u3 ->
  under d f 0 p4 u4 ->
  under d f 0 p5 u5 ->
  under d f 0 p6 u6 ->
  under d f 0 p7 u7 ->
  under d f 0 p8 u8 ->
  under d f 0 p9 u9 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 3) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 3) * u1 i + ((- 1) / 3) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 1) / 3) * u1 i + ((- 1) / 3) * u2 i + ((- 1) / 3) * u3 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p5 i = p0 i + ((- 1) / 3) * u1 i + ((- 1) / 3) * u2 i + ((- 1) / 3) * u3 i + ((- 1) / 3) * u4 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p6 i = p0 i + ((- 1) / 3) * u1 i + ((- 1) / 3) * u2 i + ((- 1) / 3) * u3 i + ((- 1) / 3) * u4 i + ((- 1) / 3) * u5 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p7 i = p0 i + ((- 1) / 3) * u1 i + ((- 1) / 3) * u2 i + ((- 1) / 3) * u3 i + ((- 1) / 3) * u4 i + ((- 1) / 3) * u5 i + ((- 1) / 3) * u6 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p8 i = p0 i + ((- 1) / 3) * u1 i + ((- 1) / 3) * u2 i + ((- 1) / 3) * u3 i + ((- 1) / 3) * u4 i + ((- 1) / 3) * u5 i + ((- 1) / 3) * u6 i + ((- 1) / 3) * u7 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p9 i = p0 i + ((- 1) / 3) * u1 i + ((- 1) / 3) * u2 i + ((- 1) / 3) * u3 i + ((- 1) / 3) * u4 i + ((- 1) / 3) * u5 i + ((- 1) / 3) * u6 i + ((- 1) / 3) * u7 i + ((- 1) / 3) * u8 i + (p1 i - p0 i)) ->
  Sum d (fun i => (p1 i - p0 i) ^ 2) <= 1 ->
  Sum d (fun i => u1 i ^ 2) <= 1 ->
  Sum d (fun i => u2 i ^ 2) <= 1 ->
  Sum d (fun i => u3 i ^ 2) <= 1 ->
  Sum d (fun i => u4 i ^ 2) <= 1 ->
  Sum d (fun i => u5 i ^ 2) <= 1 ->
  Sum d (fun i => u6 i ^ 2) <= 1 ->
  Sum d (fun i => u7 i ^ 2) <= 1 ->
  Sum d (fun i => u8 i ^ 2) <= 1 ->
  Sum d (fun i => u9 i ^ 2) <= 1 ->
  ((1 / 9) * (f p1 - f p0) + (1 / 9) * (f p2 - f p0) + (1 / 9) * (f p3 - f p0) + (1 / 9) * (f p4 - f p0) + (1 / 9) * (f p5 - f p0) + (1 / 9) * (f p6 - f p0) + (1 / 9) * (f p7 - f p0) + (1 / 9) * (f p8 - f p0) + (1 / 9) * (f p9 - f p0)) + Sum d (fun i => 0)
    <= (1 / 3) * (1 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 T4 T5 T6 T7 T8 T9 E0 E1 E2 E3 E4 E5 E6 E7 E8 R0 R1 R2 R3 R4 R5 R6 R7 R8 R9.
  apply bound with (l :=
    ((1 / 6), (1, fun i => (p1 i - p0 i) ^ 2)) ::
    ((1 / 9), (f p0 - f p1, fun i => lean 0 (p0 i) (p1 i) (u1 i))) ::
    ((1 / 9), (f p0 - f p2, fun i => lean 0 (p0 i) (p2 i) (u2 i))) ::
    ((1 / 9), (f p0 - f p3, fun i => lean 0 (p0 i) (p3 i) (u3 i))) ::
    ((1 / 9), (f p0 - f p4, fun i => lean 0 (p0 i) (p4 i) (u4 i))) ::
    ((1 / 9), (f p0 - f p5, fun i => lean 0 (p0 i) (p5 i) (u5 i))) ::
    ((1 / 9), (f p0 - f p6, fun i => lean 0 (p0 i) (p6 i) (u6 i))) ::
    ((1 / 9), (f p0 - f p7, fun i => lean 0 (p0 i) (p7 i) (u7 i))) ::
    ((1 / 9), (f p0 - f p8, fun i => lean 0 (p0 i) (p8 i) (u8 i))) ::
    ((1 / 9), (f p0 - f p9, fun i => lean 0 (p0 i) (p9 i) (u9 i))) ::
    ((1 / 54), (1, fun i => u1 i ^ 2)) ::
    ((1 / 54), (1, fun i => u2 i ^ 2)) ::
    ((1 / 54), (1, fun i => u3 i ^ 2)) ::
    ((1 / 54), (1, fun i => u4 i ^ 2)) ::
    ((1 / 54), (1, fun i => u5 i ^ 2)) ::
    ((1 / 54), (1, fun i => u6 i ^ 2)) ::
    ((1 / 54), (1, fun i => u7 i ^ 2)) ::
    ((1 / 54), (1, fun i => u8 i ^ 2)) ::
    ((1 / 54), (1, fun i => u9 i ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). rewrite ?(E5 i Hi). rewrite ?(E6 i Hi). rewrite ?(E7 i Hi). rewrite ?(E8 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 6) * ((p1 i - p0 i) + ((- 1) / 3) * u1 i + ((- 1) / 3) * u2 i + ((- 1) / 3) * u3 i + ((- 1) / 3) * u4 i + ((- 1) / 3) * u5 i + ((- 1) / 3) * u6 i + ((- 1) / 3) * u7 i + ((- 1) / 3) * u8 i + ((- 1) / 3) * u9 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma secant_distance_1 d (p0 u0 p1 u1 z : point) :
  (forall i, (1 <= i <= d)%nat -> z i = p1 i - (1 / 10) * u1 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  Sum d (fun i => (1 / 10) * (p1 i - p0 i) ^ 2 - u1 i * (p1 i - p0 i)) <= 0 ->
  Sum d (fun i => u1 i ^ 2 - 1 * (p1 i - p0 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (z i - p0 i) ^ 2)
    <= (99 / 100) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 R0 R1.
  apply bound with (l :=
    ((1 / 5), (0, fun i => (1 / 10) * (p1 i - p0 i) ^ 2 - u1 i * (p1 i - p0 i))) ::
    ((1 / 100), (0, fun i => u1 i ^ 2 - 1 * (p1 i - p0 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma secant_distance_2 d (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 z : point) :
  (forall i, (1 <= i <= d)%nat -> z i = p4 i - (1 / 10) * u4 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 10) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 10) * u1 i + ((- 1) / 10) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 1) / 10) * u1 i + ((- 1) / 10) * u2 i + ((- 1) / 10) * u3 i + (p1 i - p0 i)) ->
  Sum d (fun i => (1 / 10) * (p1 i - p0 i) ^ 2 - u1 i * (p1 i - p0 i)) <= 0 ->
  Sum d (fun i => u1 i ^ 2 - 1 * (p1 i - p0 i) ^ 2) <= 0 ->
  Sum d (fun i => (1 / 10) * (p2 i - p0 i) ^ 2 - u2 i * (p2 i - p0 i)) <= 0 ->
  Sum d (fun i => u2 i ^ 2 - 1 * (p2 i - p0 i) ^ 2) <= 0 ->
  Sum d (fun i => (1 / 10) * (p3 i - p0 i) ^ 2 - u3 i * (p3 i - p0 i)) <= 0 ->
  Sum d (fun i => u3 i ^ 2 - 1 * (p3 i - p0 i) ^ 2) <= 0 ->
  Sum d (fun i => (1 / 10) * (p4 i - p0 i) ^ 2 - u4 i * (p4 i - p0 i)) <= 0 ->
  Sum d (fun i => u4 i ^ 2 - 1 * (p4 i - p0 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (z i - p0 i) ^ 2)
    <= (96059601 / 100000000) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 E3 E4 R0 R1 R2 R3 R4 R5 R6 R7.
  apply bound with (l :=
    ((970299 / 5000000), (0, fun i => (1 / 10) * (p1 i - p0 i) ^ 2 - u1 i * (p1 i - p0 i))) ::
    ((970299 / 100000000), (0, fun i => u1 i ^ 2 - 1 * (p1 i - p0 i) ^ 2)) ::
    ((9801 / 50000), (0, fun i => (1 / 10) * (p2 i - p0 i) ^ 2 - u2 i * (p2 i - p0 i))) ::
    ((9801 / 1000000), (0, fun i => u2 i ^ 2 - 1 * (p2 i - p0 i) ^ 2)) ::
    ((99 / 500), (0, fun i => (1 / 10) * (p3 i - p0 i) ^ 2 - u3 i * (p3 i - p0 i))) ::
    ((99 / 10000), (0, fun i => u3 i ^ 2 - 1 * (p3 i - p0 i) ^ 2)) ::
    ((1 / 5), (0, fun i => (1 / 10) * (p4 i - p0 i) ^ 2 - u4 i * (p4 i - p0 i))) ::
    ((1 / 100), (0, fun i => u4 i ^ 2 - 1 * (p4 i - p0 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma secant_distance_3 d (p0 u0 p1 u1 p2 u2 z : point) :
  (forall i, (1 <= i <= d)%nat -> z i = p2 i - (1 / 4) * u2 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 4) * u1 i + (p1 i - p0 i)) ->
  Sum d (fun i => 1 * (p1 i - p0 i) ^ 2 - u1 i * (p1 i - p0 i)) <= 0 ->
  Sum d (fun i => u1 i ^ 2 - 4 * (p1 i - p0 i) ^ 2) <= 0 ->
  Sum d (fun i => 1 * (p2 i - p0 i) ^ 2 - u2 i * (p2 i - p0 i)) <= 0 ->
  Sum d (fun i => u2 i ^ 2 - 4 * (p2 i - p0 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (z i - p0 i) ^ 2)
    <= (9 / 16) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 R0 R1 R2 R3.
  apply bound with (l :=
    ((3 / 8), (0, fun i => 1 * (p1 i - p0 i) ^ 2 - u1 i * (p1 i - p0 i))) ::
    ((3 / 64), (0, fun i => u1 i ^ 2 - 4 * (p1 i - p0 i) ^ 2)) ::
    ((1 / 2), (0, fun i => 1 * (p2 i - p0 i) ^ 2 - u2 i * (p2 i - p0 i))) ::
    ((1 / 16), (0, fun i => u2 i ^ 2 - 4 * (p2 i - p0 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma secant_distance_4 d (p0 u0 p1 u1 p2 u2 p3 u3 z : point) :
  (forall i, (1 <= i <= d)%nat -> z i = p3 i - (1 / 2) * u3 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 2) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 2) * u1 i + ((- 1) / 2) * u2 i + (p1 i - p0 i)) ->
  Sum d (fun i => (1 / 2) * (p1 i - p0 i) ^ 2 - u1 i * (p1 i - p0 i)) <= 0 ->
  Sum d (fun i => u1 i ^ 2 - 1 * (p1 i - p0 i) ^ 2) <= 0 ->
  Sum d (fun i => (1 / 2) * (p2 i - p0 i) ^ 2 - u2 i * (p2 i - p0 i)) <= 0 ->
  Sum d (fun i => u2 i ^ 2 - 1 * (p2 i - p0 i) ^ 2) <= 0 ->
  Sum d (fun i => (1 / 2) * (p3 i - p0 i) ^ 2 - u3 i * (p3 i - p0 i)) <= 0 ->
  Sum d (fun i => u3 i ^ 2 - 1 * (p3 i - p0 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (z i - p0 i) ^ 2)
    <= (27 / 64) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 E3 R0 R1 R2 R3 R4 R5.
  apply bound with (l :=
    ((9 / 16), (0, fun i => (1 / 2) * (p1 i - p0 i) ^ 2 - u1 i * (p1 i - p0 i))) ::
    ((9 / 64), (0, fun i => u1 i ^ 2 - 1 * (p1 i - p0 i) ^ 2)) ::
    ((3 / 4), (0, fun i => (1 / 2) * (p2 i - p0 i) ^ 2 - u2 i * (p2 i - p0 i))) ::
    ((3 / 16), (0, fun i => u2 i ^ 2 - 1 * (p2 i - p0 i) ^ 2)) ::
    (1, (0, fun i => (1 / 2) * (p3 i - p0 i) ^ 2 - u3 i * (p3 i - p0 i))) ::
    ((1 / 4), (0, fun i => u3 i ^ 2 - 1 * (p3 i - p0 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma growth_heavy_ball_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  under d f 0 p0 u0 ->
  under d f 0 p1 u1 ->
  under d f 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 2) * u1 i + (p1 i - p0 i)) ->
  Sum d (fun i => (1 / 2) * u1 i ^ 2 - u1 i * (p1 i - p0 i)) <= f p0 - f p1 ->
  Sum d (fun i => (1 / 2) * u2 i ^ 2 - u2 i * (p2 i - p0 i)) <= f p0 - f p2 ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (1 / 4) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1 R0 R1.
  apply bound with (l :=
    ((1 / 2), (f p1 - f p2, fun i => lean 0 (p1 i) (p2 i) (u2 i))) ::
    ((1 / 2), (f p0 - f p1, fun i => (1 / 2) * u1 i ^ 2 - u1 i * (p1 i - p0 i))) ::
    ((1 / 2), (f p0 - f p2, fun i => (1 / 2) * u2 i ^ 2 - u2 i * (p2 i - p0 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 4) * ((p1 i - p0 i) + (- 1) * u1 i + (- 1) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma growth_heavy_ball_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  under d f 0 p0 u0 ->
  under d f 0 p1 u1 ->
  under d f 0 p2 u2 ->
  under d f 0 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 2) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 2) / 3) * u1 i + ((- 1) / 3) * u2 i + (p1 i - p0 i)) ->
  Sum d (fun i => (1 / 2) * u1 i ^ 2 - u1 i * (p1 i - p0 i)) <= f p0 - f p1 ->
  Sum d (fun i => (1 / 2) * u2 i ^ 2 - u2 i * (p2 i - p0 i)) <= f p0 - f p2 ->
  Sum d (fun i => (1 / 2) * u3 i ^ 2 - u3 i * (p3 i - p0 i)) <= f p0 - f p3 ->
  (f p3 - f p0) + Sum d (fun i => 0)
    <= (1 / 6) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2 R0 R1 R2.
  apply bound with (l :=
    ((1 / 3), (f p1 - f p2, fun i => lean 0 (p1 i) (p2 i) (u2 i))) ::
    ((2 / 3), (f p2 - f p3, fun i => lean 0 (p2 i) (p3 i) (u3 i))) ::
    ((1 / 3), (f p0 - f p1, fun i => (1 / 2) * u1 i ^ 2 - u1 i * (p1 i - p0 i))) ::
    ((1 / 3), (f p0 - f p2, fun i => (1 / 2) * u2 i ^ 2 - u2 i * (p2 i - p0 i))) ::
    ((1 / 3), (f p0 - f p3, fun i => (1 / 2) * u3 i ^ 2 - u3 i * (p3 i - p0 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 6) * ((p1 i - p0 i) + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma growth_heavy_ball_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 : point) :
  under d f 0 p0 u0 ->
  under d f 0 p1 u1 ->
  under d f 0 p2 u2 ->
  under d f 0 p3 u3 ->
  under d f 0 p4 u4 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 4) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 3) * u1 i + ((- 1) / 6) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 3) / 8) * u1 i + ((- 1) / 4) * u2 i + ((- 1) / 8) * u3 i + (p1 i - p0 i)) ->
  Sum d (fun i => (1 / 4) * u1 i ^ 2 - u1 i * (p1 i - p0 i)) <= f p0 - f p1 ->
  Sum d (fun i => (1 / 4) * u2 i ^ 2 - u2 i * (p2 i - p0 i)) <= f p0 - f p2 ->
  Sum d (fun i => (1 / 4) * u3 i ^ 2 - u3 i * (p3 i - p0 i)) <= f p0 - f p3 ->
  Sum d (fun i => (1 / 4) * u4 i ^ 2 - u4 i * (p4 i - p0 i)) <= f p0 - f p4 ->
  (f p4 - f p0) + Sum d (fun i => 0)
    <= (1 / 4) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 T4 E0 E1 E2 E3 R0 R1 R2 R3.
  apply bound with (l :=
    ((1 / 4), (f p1 - f p2, fun i => lean 0 (p1 i) (p2 i) (u2 i))) ::
    ((1 / 2), (f p2 - f p3, fun i => lean 0 (p2 i) (p3 i) (u3 i))) ::
    ((3 / 4), (f p3 - f p4, fun i => lean 0 (p3 i) (p4 i) (u4 i))) ::
    ((1 / 4), (f p0 - f p1, fun i => (1 / 4) * u1 i ^ 2 - u1 i * (p1 i - p0 i))) ::
    ((1 / 4), (f p0 - f p2, fun i => (1 / 4) * u2 i ^ 2 - u2 i * (p2 i - p0 i))) ::
    ((1 / 4), (f p0 - f p3, fun i => (1 / 4) * u3 i ^ 2 - u3 i * (p3 i - p0 i))) ::
    ((1 / 4), (f p0 - f p4, fun i => (1 / 4) * u4 i ^ 2 - u4 i * (p4 i - p0 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 4) * ((p1 i - p0 i) + ((- 1) / 2) * u1 i + ((- 1) / 2) * u2 i + ((- 1) / 2) * u3 i + ((- 1) / 2) * u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma growth_heavy_ball_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 p5 u5 p6 u6 : point) :
  under d f 0 p0 u0 ->
  under d f 0 p1 u1 ->
  under d f 0 p2 u2 ->
  under d f 0 p3 u3 ->
  under d f 0 p4 u4 ->
  under d f 0 p5 u5 ->
  under d f 0 p6 u6 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 2) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 2) / 3) * u1 i + ((- 1) / 3) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 3) / 4) * u1 i + ((- 1) / 2) * u2 i + ((- 1) / 4) * u3 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p5 i = p0 i + ((- 4) / 5) * u1 i + ((- 3) / 5) * u2 i + ((- 2) / 5) * u3 i + ((- 1) / 5) * u4 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p6 i = p0 i + ((- 5) / 6) * u1 i + ((- 2) / 3) * u2 i + ((- 1) / 2) * u3 i + ((- 1) / 3) * u4 i + ((- 1) / 6) * u5 i + (p1 i - p0 i)) ->
  Sum d (fun i => (1 / 2) * u1 i ^ 2 - u1 i * (p1 i - p0 i)) <= f p0 - f p1 ->
  Sum d (fun i => (1 / 2) * u2 i ^ 2 - u2 i * (p2 i - p0 i)) <= f p0 - f p2 ->
  Sum d (fun i => (1 / 2) * u3 i ^ 2 - u3 i * (p3 i - p0 i)) <= f p0 - f p3 ->
  Sum d (fun i => (1 / 2) * u4 i ^ 2 - u4 i * (p4 i - p0 i)) <= f p0 - f p4 ->
  Sum d (fun i => (1 / 2) * u5 i ^ 2 - u5 i * (p5 i - p0 i)) <= f p0 - f p5 ->
  Sum d (fun i => (1 / 2) * u6 i ^ 2 - u6 i * (p6 i - p0 i)) <= f p0 - f p6 ->
  (f p6 - f p0) + Sum d (fun i => 0)
    <= (1 / 12) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 T4 T5 T6 E0 E1 E2 E3 E4 E5 R0 R1 R2 R3 R4 R5.
  apply bound with (l :=
    ((1 / 6), (f p1 - f p2, fun i => lean 0 (p1 i) (p2 i) (u2 i))) ::
    ((1 / 3), (f p2 - f p3, fun i => lean 0 (p2 i) (p3 i) (u3 i))) ::
    ((1 / 2), (f p3 - f p4, fun i => lean 0 (p3 i) (p4 i) (u4 i))) ::
    ((2 / 3), (f p4 - f p5, fun i => lean 0 (p4 i) (p5 i) (u5 i))) ::
    ((5 / 6), (f p5 - f p6, fun i => lean 0 (p5 i) (p6 i) (u6 i))) ::
    ((1 / 6), (f p0 - f p1, fun i => (1 / 2) * u1 i ^ 2 - u1 i * (p1 i - p0 i))) ::
    ((1 / 6), (f p0 - f p2, fun i => (1 / 2) * u2 i ^ 2 - u2 i * (p2 i - p0 i))) ::
    ((1 / 6), (f p0 - f p3, fun i => (1 / 2) * u3 i ^ 2 - u3 i * (p3 i - p0 i))) ::
    ((1 / 6), (f p0 - f p4, fun i => (1 / 2) * u4 i ^ 2 - u4 i * (p4 i - p0 i))) ::
    ((1 / 6), (f p0 - f p5, fun i => (1 / 2) * u5 i ^ 2 - u5 i * (p5 i - p0 i))) ::
    ((1 / 6), (f p0 - f p6, fun i => (1 / 2) * u6 i ^ 2 - u6 i * (p6 i - p0 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). rewrite ?(E5 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 12) * ((p1 i - p0 i) + (- 1) * u1 i + (- 1) * u2 i + (- 1) * u3 i + (- 1) * u4 i + (- 1) * u5 i + (- 1) * u6 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma potential_values_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (1 * (f p2 - f p0) - 0 * (f p1 - f p0)) + Sum d (fun i => (1 / 2) * (p1 i - 1 * u1 i - p0 i) ^ 2 + ((- 1) / 2) * (p1 i - p0 i) ^ 2)
    <= 0 * (0 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    (1, (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((1683977479 / 1250000000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((433977479 / 1250000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 2) * (u1 i + ((- 433977479) / 1250000000) * u2 i) ^ 2 + (2459107245220804559 / 3125000000000000000) * (u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma potential_values_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (2 * (f p2 - f p0) - 1 * (f p1 - f p0)) + Sum d (fun i => (1 / 2) * (p1 i - 1 * u1 i - p0 i) ^ 2 + ((- 1) / 2) * (p1 i - p0 i) ^ 2)
    <= 0 * (0 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    (1, (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((4749991403 / 2000000000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((749991403 / 2000000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= 1 * (u1 i + ((- 749991403) / 4000000000) * u2 i) ^ 2 + (21437444119426091591 / 16000000000000000000) * (u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma potential_values_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (11 * (f p2 - f p0) - 10 * (f p1 - f p0)) + Sum d (fun i => (1 / 2) * (p1 i - 1 * u1 i - p0 i) ^ 2 + ((- 1) / 2) * (p1 i - p0 i) ^ 2)
    <= 0 * (0 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    (1, (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((119233429429 / 10000000000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((9233429429 / 10000000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (11 / 2) * (u1 i + ((- 9233429429) / 110000000000) * u2 i) ^ 2 + (14046098255359676733959 / 2200000000000000000000) * (u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma potential_values_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 2 0 p0 u0 ->
  tangent d f 2 0 p1 u1 ->
  tangent d f 2 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 2) * u1 i + (p1 i - p0 i)) ->
  (4 * (f p2 - f p0) - 3 * (f p1 - f p0)) + Sum d (fun i => 1 * (p1 i - (1 / 2) * u1 i - p0 i) ^ 2 + (- 1) * (p1 i - p0 i) ^ 2)
    <= 0 * (0 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    (1, (f p0 - f p1, fun i => bend 0 (1 / 4) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((44913115307 / 10000000000), (f p1 - f p2, fun i => bend 0 (1 / 4) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((4913115307 / 10000000000), (f p2 - f p1, fun i => bend 0 (1 / 4) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= 1 * (u1 i + ((- 4913115307) / 40000000000) * u2 i) ^ 2 + (1968910522540122295751 / 1600000000000000000000) * (u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma potential_gradients_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (3 * (f p2 - f p0) - 1 * (f p1 - f p0)) + Sum d (fun i => 3 * u2 i ^ 2 + 1 * (p1 i - 1 * u1 i - p0 i) ^ 2 + (0 * u1 i ^ 2 + (- 1) * (p1 i - p0 i) ^ 2))
    <= 0 * (0 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    (2, (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    (6, (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    (3, (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (3 / 2) * (u1 i + (- 1) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma potential_gradients_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (5 * (f p2 - f p0) - 3 * (f p1 - f p0)) + Sum d (fun i => 8 * u2 i ^ 2 + 1 * (p1 i - 1 * u1 i - p0 i) ^ 2 + ((- 3) * u1 i ^ 2 + (- 1) * (p1 i - p0 i) ^ 2))
    <= 0 * (0 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    (2, (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    (16, (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    (11, (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (11 / 2) * (u1 i + (- 1) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma potential_gradients_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (23 * (f p2 - f p0) - 21 * (f p1 - f p0)) + Sum d (fun i => 143 * u2 i ^ 2 + 1 * (p1 i - 1 * u1 i - p0 i) ^ 2 + ((- 120) * u1 i ^ 2 + (- 1) * (p1 i - p0 i) ^ 2))
    <= 0 * (0 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    (2, (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    (286, (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    (263, (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (263 / 2) * (u1 i + (- 1) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma potential_gradients_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 2 0 p0 u0 ->
  tangent d f 2 0 p1 u1 ->
  tangent d f 2 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 2) * u1 i + (p1 i - p0 i)) ->
  (18 * (f p2 - f p0) - 14 * (f p1 - f p0)) + Sum d (fun i => 24 * u2 i ^ 2 + 4 * (p1 i - (1 / 2) * u1 i - p0 i) ^ 2 + ((- 15) * u1 i ^ 2 + (- 4) * (p1 i - p0 i) ^ 2))
    <= 0 * (0 + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    (4, (f p0 - f p1, fun i => bend 0 (1 / 4) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    (96, (f p1 - f p2, fun i => bend 0 (1 / 4) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    (78, (f p2 - f p1, fun i => bend 0 (1 / 4) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (39 / 2) * (u1 i + (- 1) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma fgm_simplified_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (1 / 6) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    ((6801303123 / 20000000000), (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((13198696877 / 20000000000), (f p0 - f p2, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((13198696877 / 20000000000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((3198696877 / 10000000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 6) * ((p1 i - p0 i) + ((- 20403909369) / 20000000000) * u1 i + ((- 39596090631) / 20000000000) * u2 i) ^ 2 + (133278952407211340613 / 800000000000000000000) * (u1 i + (- 1) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma fgm_simplified_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  tangent d f 1 0 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (- 1) * u1 i + (- 1) * u2 i + (p1 i - p0 i)) ->
  (f p3 - f p0) + Sum d (fun i => 0)
    <= (1 / 10) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((293361999 / 2000000000), (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((3343800147 / 10000000000), (f p0 - f p2, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((2594694929 / 5000000000), (f p0 - f p3, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((6455601 / 31250000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((1248577563 / 5000000000), (f p1 - f p3, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((1029757441 / 5000000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((673058683 / 1250000000), (f p2 - f p3, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((1036622569 / 10000000000), (f p3 - f p1, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((2034391879 / 10000000000), (f p3 - f p2, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 10) * ((p1 i - p0 i) + ((- 293361999) / 400000000) * u1 i + ((- 3343800147) / 2000000000) * u2 i + ((- 2594694929) / 1000000000) * u3 i) ^ 2 + (148628336742723999 / 1600000000000000000) * (u1 i + ((- 293959605660137951) / 247713894571206665) * u2 i + (46245711088931286 / 247713894571206665) * u3 i) ^ 2 + (161781526685962067483344827 / 1238569472856033325000000000) * (u2 i + (- 1) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma fgm_simplified_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 3 0 p0 u0 ->
  tangent d f 3 0 p1 u1 ->
  tangent d f 3 0 p2 u2 ->
  tangent d f 3 0 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 3) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 3) * u1 i + ((- 1) / 3) * u2 i + (p1 i - p0 i)) ->
  (f p3 - f p0) + Sum d (fun i => 0)
    <= (3 / 10) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((270722263 / 2000000000), (f p0 - f p1, fun i => bend 0 (1 / 6) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((9803183923 / 30000000000), (f p0 - f p2, fun i => bend 0 (1 / 6) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((4033995533 / 7500000000), (f p0 - f p3, fun i => bend 0 (1 / 6) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((2693783259 / 10000000000), (f p1 - f p2, fun i => bend 0 (1 / 6) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((1008519579 / 5000000000), (f p1 - f p3, fun i => bend 0 (1 / 6) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((266108433 / 1250000000), (f p2 - f p1, fun i => bend 0 (1 / 6) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((5042432329 / 7500000000), (f p2 - f p3, fun i => bend 0 (1 / 6) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((614171819 / 5000000000), (f p3 - f p1, fun i => bend 0 (1 / 6) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((361324917 / 1250000000), (f p3 - f p2, fun i => bend 0 (1 / 6) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (3 / 10) * ((p1 i - p0 i) + ((- 270722263) / 1200000000) * u1 i + ((- 9803183923) / 18000000000) * u2 i + ((- 4033995533) / 4500000000) * u3 i) ^ 2 + (143287266716158831 / 4800000000000000000) * (u1 i + ((- 920439963146592583) / 716436333580794155) * u2 i + (204003629565798428 / 716436333580794155) * u3 i) ^ 2 + (5847732186480562448457731153 / 96718905033407210925000000000) * (u2 i + (- 1) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma fgm_simplified_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 p5 u5 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  tangent d f 1 0 p3 u3 ->
  tangent d f 1 0 p4 u4 ->
  tangent d f 1 0 p5 u5 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (- 1) * u1 i + ((- 5) / 4) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + (- 1) * u1 i + ((- 27) / 20) * u2 i + ((- 7) / 5) * u3 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p5 i = p0 i + (- 1) * u1 i + ((- 27) / 20) * u2 i + ((- 7) / 5) * u3 i + (- 1) * u4 i + (p1 i - p0 i)) ->
  (f p5 - f p0) + Sum d (fun i => 0)
    <= (1 / 21) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 T4 T5 E0 E1 E2 E3 E4.
  apply bound with (l :=
    ((29868967861 / 380000000000), (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((892822133497 / 6460000000000), (f p0 - f p2, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((33108398211 / 170000000000), (f p0 - f p3, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((77994403 / 312500000), (f p0 - f p4, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p4 i) (u4 i))) ::
    ((423565399 / 1250000000), (f p0 - f p5, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p5 i) (u5 i))) ::
    ((47061293421 / 380000000000), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((169078957 / 5000000000), (f p1 - f p3, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((167682069 / 10000000000), (f p1 - f p4, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((14176119 / 1000000000), (f p1 - f p5, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p5 i) (u5 i))) ::
    ((131593279 / 2500000000), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((37800728489 / 170000000000), (f p2 - f p3, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((623477953 / 10000000000), (f p2 - f p4, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p4 i) (u4 i))) ::
    ((63178241 / 1250000000), (f p2 - f p5, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p5 i) (u5 i))) ::
    ((5478061 / 250000000), (f p3 - f p1, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((139057309 / 2500000000), (f p3 - f p2, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    ((87550739 / 400000000), (f p3 - f p4, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    ((3285078971 / 10000000000), (f p3 - f p5, fun i => bend 0 (1 / 2) (p3 i) (u3 i) (p5 i) (u5 i))) ::
    ((170682947 / 10000000000), (f p4 - f p1, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((33731859 / 1000000000), (f p4 - f p2, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p2 i) (u2 i))) ::
    ((464613847 / 5000000000), (f p4 - f p3, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p3 i) (u3 i))) ::
    ((1328518713 / 2500000000), (f p4 - f p5, fun i => bend 0 (1 / 2) (p4 i) (u4 i) (p5 i) (u5 i))) ::
    ((18385229 / 1000000000), (f p5 - f p1, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p1 i) (u1 i))) ::
    ((364768739 / 10000000000), (f p5 - f p2, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p2 i) (u2 i))) ::
    ((405344207 / 5000000000), (f p5 - f p3, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p3 i) (u3 i))) ::
    ((127555469 / 1000000000), (f p5 - f p4, fun i => bend 0 (1 / 2) (p5 i) (u5 i) (p4 i) (u4 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 21) * ((p1 i - p0 i) + ((- 627248325081) / 760000000000) * u1 i + ((- 18749264803437) / 12920000000000) * u2 i + ((- 695276362431) / 340000000000) * u3 i + ((- 1637882463) / 625000000) * u4 i + ((- 8894873379) / 2500000000) * u5 i) ^ 2 + (26665571086009530778259 / 577600000000000000000000) * (u1 i + ((- 509364489775530235338257) / 453314708462162023230403) * u2 i + ((- 184250599059900019543458) / 453314708462162023230403) * u3 i + (2351349716629893682112 / 26665571086009530778259) * u4 i + (906458982762715108848 / 2051197775846886982943) * u5 i) ^ 2 + (25047143161059184635175596210961659 / 385317502192837719745842550000000000) * (u2 i + ((- 9941529489077151100060103725728394) / 8349047720353061545058532070320553) * u3 i + ((- 7693576129336910922981721679887193) / 50094286322118369270351192421923318) * u4 i + (17248466741681448252991151612334239 / 50094286322118369270351192421923318) * u5 i) ^ 2 + (2150090945670061384997815552693536524055927 / 26090774126103317328307912719751728125000000) * (u3 i + ((- 683176510572500810763301364043823559842718) / 716696981890020461665938517564512174685309) * u4 i + ((- 33520471317519650902637153520688614842591) / 716696981890020461665938517564512174685309) * u5 i) ^ 2 + (12365088255920192184118240526669113698494233942164161 / 86003637826802455399912622107741460962237080000000000) * (u4 i + (- 1) * u5 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma fgm_strongly_convex_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 (1 / 4) p0 u0 ->
  tangent d f 1 (1 / 4) p1 u1 ->
  tangent d f 1 (1 / 4) p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (- 1) * u1 i + (p1 i - p0 i)) ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (1 / 2) * ((f p1 - f p0) + Sum d (fun i => (1 / 8) * (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    ((158123593 / 1000000000), (f p0 - f p1, fun i => bend (1 / 4) (2 / 3) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((2153999191 / 5000000000), (f p0 - f p2, fun i => bend (1 / 4) (2 / 3) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((111154289 / 2500000000), (f p1 - f p0, fun i => bend (1 / 4) (2 / 3) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((42981079 / 50000000), (f p1 - f p2, fun i => bend (1 / 4) (2 / 3) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((111154289 / 2500000000), (f p2 - f p0, fun i => bend (1 / 4) (2 / 3) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((1229798513 / 5000000000), (f p2 - f p1, fun i => bend (1 / 4) (2 / 3) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (658029289 / 3750000000) * ((p1 i - p0 i) + ((- 5761088207) / 5264234312) * u1 i + ((- 4419152671) / 2632117156) * u2 i) ^ 2 + (654737771760311053 / 2105693724800000000) * (u1 i + ((- 7937729673771847086) / 16368444294007776325) * u2 i) ^ 2 + (19893456935046018385159113173 / 40921110735019440812500000000) * (u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma fgm_strongly_convex_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 1 (1 / 9) p0 u0 ->
  tangent d f 1 (1 / 9) p1 u1 ->
  tangent d f 1 (1 / 9) p2 u2 ->
  tangent d f 1 (1 / 9) p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 3) / 2) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 3) / 2) * u1 i + (- 1) * u2 i + (p1 i - p0 i)) ->
  (f p3 - f p0) + Sum d (fun i => 0)
    <= (4 / 9) * ((f p1 - f p0) + Sum d (fun i => (1 / 18) * (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((713639767 / 10000000000), (f p0 - f p1, fun i => bend (1 / 9) (9 / 16) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((40807447 / 200000000), (f p0 - f p2, fun i => bend (1 / 9) (9 / 16) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((7385155451 / 22500000000), (f p0 - f p3, fun i => bend (1 / 9) (9 / 16) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((160249291 / 10000000000), (f p1 - f p0, fun i => bend (1 / 9) (9 / 16) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((34830423103 / 90000000000), (f p1 - f p2, fun i => bend (1 / 9) (9 / 16) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((152826537 / 400000000), (f p1 - f p3, fun i => bend (1 / 9) (9 / 16) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((160249291 / 10000000000), (f p2 - f p0, fun i => bend (1 / 9) (9 / 16) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((398049233 / 2500000000), (f p2 - f p1, fun i => bend (1 / 9) (9 / 16) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((31278296567 / 45000000000), (f p2 - f p3, fun i => bend (1 / 9) (9 / 16) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((160249291 / 10000000000), (f p3 - f p0, fun i => bend (1 / 9) (9 / 16) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((137584823 / 1250000000), (f p3 - f p1, fun i => bend (1 / 9) (9 / 16) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((349094929 / 1250000000), (f p3 - f p2, fun i => bend (1 / 9) (9 / 16) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (423940577713 / 6480000000000) * ((p1 i - p0 i) + ((- 609433897653) / 423940577713) * u1 i + ((- 889628712264) / 423940577713) * u2 i + ((- 2405770558695) / 847881155426) * u3 i) ^ 2 + (25393016197373159085419 / 203491477302240000000000) * (u1 i + (637004384599991041522 / 25393016197373159085419) * u2 i + (13726577544996206826720 / 25393016197373159085419) * u3 i) ^ 2 + (184216637829513327569704157068441 / 457074291552716863537542000000000) * (u2 i + ((- 40303828175606537661617571138816) / 131583312735366662549788683620315) * u3 i) ^ 2 + (17581945680323676687778801539330803997334041 / 42106660075317332015932378758500800000000000) * (u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma fgm_strongly_convex_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 : point) :
  tangent d f 1 (1 / 16) p0 u0 ->
  tangent d f 1 (1 / 16) p1 u1 ->
  tangent d f 1 (1 / 16) p2 u2 ->
  tangent d f 1 (1 / 16) p3 u3 ->
  tangent d f 1 (1 / 16) p4 u4 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 8) / 5) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 49) / 25) * u1 i + ((- 8) / 5) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 49) / 25) * u1 i + ((- 8) / 5) * u2 i + (- 1) * u3 i + (p1 i - p0 i)) ->
  (f p4 - f p0) + Sum d (fun i => 0)
    <= (27 / 64) * ((f p1 - f p0) + Sum d (fun i => (1 / 32) * (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 T4 E0 E1 E2 E3.
  apply bound with (l :=
    ((325971387 / 5000000000), (f p0 - f p1, fun i => bend (1 / 16) (8 / 15) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((564564269 / 5000000000), (f p0 - f p2, fun i => bend (1 / 16) (8 / 15) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((860616559 / 5000000000), (f p0 - f p3, fun i => bend (1 / 16) (8 / 15) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((1295376429 / 5000000000), (f p0 - f p4, fun i => bend (1 / 16) (8 / 15) (p0 i) (u0 i) (p4 i) (u4 i))) ::
    ((38975911 / 5000000000), (f p1 - f p0, fun i => bend (1 / 16) (8 / 15) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((2304212293 / 5000000000), (f p1 - f p2, fun i => bend (1 / 16) (8 / 15) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((937424433 / 10000000000), (f p1 - f p3, fun i => bend (1 / 16) (8 / 15) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((411340747 / 5000000000), (f p1 - f p4, fun i => bend (1 / 16) (8 / 15) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((38975911 / 5000000000), (f p2 - f p0, fun i => bend (1 / 16) (8 / 15) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((80032673 / 1250000000), (f p2 - f p1, fun i => bend (1 / 16) (8 / 15) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((3352092639 / 10000000000), (f p2 - f p3, fun i => bend (1 / 16) (8 / 15) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((4699512027 / 10000000000), (f p2 - f p4, fun i => bend (1 / 16) (8 / 15) (p2 i) (u2 i) (p4 i) (u4 i))) ::
    ((38975911 / 5000000000), (f p3 - f p0, fun i => bend (1 / 16) (8 / 15) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((83614037 / 2000000000), (f p3 - f p1, fun i => bend (1 / 16) (8 / 15) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((1542160091 / 10000000000), (f p3 - f p2, fun i => bend (1 / 16) (8 / 15) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    ((190611783 / 312500000), (f p3 - f p4, fun i => bend (1 / 16) (8 / 15) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    ((38975911 / 5000000000), (f p4 - f p0, fun i => bend (1 / 16) (8 / 15) (p4 i) (u4 i) (p0 i) (u0 i))) ::
    ((64682249 / 1250000000), (f p4 - f p1, fun i => bend (1 / 16) (8 / 15) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((1490104657 / 10000000000), (f p4 - f p2, fun i => bend (1 / 16) (8 / 15) (p4 i) (u4 i) (p2 i) (u2 i))) ::
    ((531752241 / 2500000000), (f p4 - f p3, fun i => bend (1 / 16) (8 / 15) (p4 i) (u4 i) (p3 i) (u3 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (10359942701 / 300000000000) * ((p1 i - p0 i) + ((- 105987142186) / 51799713505) * u1 i + ((- 25292631822) / 10359942701) * u2 i + ((- 30286386390) / 10359942701) * u3 i + ((- 41529997550) / 10359942701) * u4 i) ^ 2 + (1874624843058315088323 / 20234263087890625000000) * (u1 i + ((- 6454028243964896287345) / 29993997488933041413168) * u2 i + (23242726138176689686675 / 29993997488933041413168) * u3 i + (63457613357091483827125 / 59987994977866082826336) * u4 i) ^ 2 + (5551849640447092586429928787137 / 19995998325955360942112000000000) * (u2 i + ((- 540242203242708757387160442017) / 16655548921341277759289786361411) * u3 i + (33853398694594048175479132331669 / 166555489213412777592897863614110) * u4 i) ^ 2 + (15531759986857144564991800374983733368653 / 49966646764023833277869359084233000000000) * (u3 i + ((- 290846794365321049621283272217368725021847) / 621270399474285782599672014999349334746120) * u4 i) ^ 2 + (18225206614273076305552535498469480939817171257166037 / 74552447936914293911960641799921920169534400000000000) * (u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma fgm_strongly_convex_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f 4 1 p0 u0 ->
  tangent d f 4 1 p1 u1 ->
  tangent d f 4 1 p2 u2 ->
  tangent d f 4 1 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 3) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 1) / 3) * u1 i + ((- 1) / 4) * u2 i + (p1 i - p0 i)) ->
  (f p3 - f p0) + Sum d (fun i => 0)
    <= (1 / 4) * ((f p1 - f p0) + Sum d (fun i => (1 / 2) * (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((507546439 / 5000000000), (f p0 - f p1, fun i => bend 1 (1 / 6) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((630752537 / 2500000000), (f p0 - f p2, fun i => bend 1 (1 / 6) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((5365657367 / 10000000000), (f p0 - f p3, fun i => bend 1 (1 / 6) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((795872613 / 10000000000), (f p1 - f p0, fun i => bend 1 (1 / 6) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((697513663 / 5000000000), (f p1 - f p2, fun i => bend 1 (1 / 6) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((1932080719 / 10000000000), (f p1 - f p3, fun i => bend 1 (1 / 6) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((30394389 / 1000000000), (f p2 - f p0, fun i => bend 1 (1 / 6) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((30394389 / 1000000000), (f p2 - f p1, fun i => bend 1 (1 / 6) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((2915748239 / 5000000000), (f p2 - f p3, fun i => bend 1 (1 / 6) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((30394389 / 1000000000), (f p3 - f p0, fun i => bend 1 (1 / 6) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((30394389 / 1000000000), (f p3 - f p1, fun i => bend 1 (1 / 6) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((78792087 / 312500000), (f p3 - f p2, fun i => bend 1 (1 / 6) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (2030420131 / 2500000000) * ((p1 i - p0 i) + ((- 48554953555) / 146190249432) * u1 i + ((- 16065585739) / 48730083144) * u2 i + ((- 10883286679) / 24365041572) * u3 i) ^ 2 + (901869478605281376071 / 26314244897760000000000) * (u1 i + (105258379223554466127 / 901869478605281376071) * u2 i + (205020009186877830234 / 901869478605281376071) * u3 i) ^ 2 + (275096310455363929275351994479 / 4509347393026406880355000000000) * (u2 i + ((- 1005269349864793818472068213067) / 2200770483642911434202815955832) * u3 i) ^ 2 + (8312839447730987328798908541672425271169 / 88030819345716457368112638233280000000000) * (u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma heavy_ball_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f (12 / 7) 1 p0 u0 ->
  tangent d f (12 / 7) 1 p1 u1 ->
  tangent d f (12 / 7) 1 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 7) / 16) * u1 i + (p1 i - p0 i)) ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (9 / 16) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    ((1018261381 / 10000000000), (f p0 - f p1, fun i => bend 1 (7 / 10) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((2375921813 / 5000000000), (f p0 - f p2, fun i => bend 1 (7 / 10) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((634630477 / 10000000000), (f p1 - f p0, fun i => bend 1 (7 / 10) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((7475437957 / 10000000000), (f p1 - f p2, fun i => bend 1 (7 / 10) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((76047453 / 1000000000), (f p2 - f p0, fun i => bend 1 (7 / 10) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((1466807053 / 10000000000), (f p2 - f p1, fun i => bend 1 (7 / 10) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (10747815021 / 12500000000) * ((p1 i - p0 i) + ((- 22800610115) / 42991260084) * u1 i + ((- 10390907537) / 14330420028) * u2 i) ^ 2 + (7564032585645123560213 / 34393008067200000000000) * (u1 i + ((- 8476716429388679598642) / 7564032585645123560213) * u2 i) ^ 2 + (68633233400276922057116084504079 / 242049042740643953926816000000000) * (u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma heavy_ball_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 : point) :
  tangent d f (12 / 7) 1 p0 u0 ->
  tangent d f (12 / 7) 1 p1 u1 ->
  tangent d f (12 / 7) 1 p2 u2 ->
  tangent d f (12 / 7) 1 p3 u3 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 7) / 16) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 77) / 128) * u1 i + ((- 7) / 16) * u2 i + (p1 i - p0 i)) ->
  (f p3 - f p0) + Sum d (fun i => 0)
    <= (81 / 256) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 E0 E1 E2.
  apply bound with (l :=
    ((32394123 / 625000000), (f p0 - f p1, fun i => bend 1 (7 / 10) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((231201489 / 2500000000), (f p0 - f p2, fun i => bend 1 (7 / 10) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((8652445867 / 10000000000), (f p0 - f p3, fun i => bend 1 (7 / 10) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((32394123 / 625000000), (f p1 - f p0, fun i => bend 1 (7 / 10) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((920592117 / 2500000000), (f p1 - f p2, fun i => bend 1 (7 / 10) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((32394123 / 625000000), (f p1 - f p3, fun i => bend 1 (7 / 10) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((2223008349 / 10000000000), (f p2 - f p0, fun i => bend 1 (7 / 10) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((32394123 / 625000000), (f p2 - f p1, fun i => bend 1 (7 / 10) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((596041519 / 2500000000), (f p2 - f p3, fun i => bend 1 (7 / 10) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((259152987 / 5000000000), (f p3 - f p0, fun i => bend 1 (7 / 10) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((32394123 / 625000000), (f p3 - f p1, fun i => bend 1 (7 / 10) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((518305969 / 10000000000), (f p3 - f p2, fun i => bend 1 (7 / 10) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (20032767123 / 12500000000) * ((p1 i - p0 i) + ((- 987468835685) / 1709462794496) * u1 i + ((- 99740236107) / 213682849312) * u2 i + ((- 17909582037) / 26710356164) * u3 i) ^ 2 + (696821244790848159098313 / 5470280942387200000000000) * (u1 i + ((- 243662323287193197489560) / 232273748263616053032771) * u2 i + (119007521224099770813056 / 232273748263616053032771) * u3 i) ^ 2 + (5092748087691281248315209953568181 / 15484916550907736868851400000000000) * (u2 i + (79497871637883092477456555462329 / 1455070882197508928090059986733766) * u3 i) ^ 2 + (151563133923291211717533670731325656747509 / 931245364606405713977638391509610240000000) * (u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma heavy_ball_3 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 p5 u5 : point) :
  tangent d f (12 / 7) 1 p0 u0 ->
  tangent d f (12 / 7) 1 p1 u1 ->
  tangent d f (12 / 7) 1 p2 u2 ->
  tangent d f (12 / 7) 1 p3 u3 ->
  tangent d f (12 / 7) 1 p4 u4 ->
  tangent d f (12 / 7) 1 p5 u5 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 7) / 16) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 77) / 128) * u1 i + ((- 7) / 16) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 679) / 1024) * u1 i + ((- 77) / 128) * u2 i + ((- 7) / 16) * u3 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p5 i = p0 i + ((- 5621) / 8192) * u1 i + ((- 679) / 1024) * u2 i + ((- 77) / 128) * u3 i + ((- 7) / 16) * u4 i + (p1 i - p0 i)) ->
  (f p5 - f p0) + Sum d (fun i => 0)
    <= (6561 / 65536) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 T4 T5 E0 E1 E2 E3 E4.
  apply bound with (l :=
    ((4393657 / 400000000), (f p0 - f p1, fun i => bend 1 (7 / 10) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((4393657 / 400000000), (f p0 - f p2, fun i => bend 1 (7 / 10) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((9196621489 / 10000000000), (f p0 - f p3, fun i => bend 1 (7 / 10) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((21968289 / 2000000000), (f p0 - f p4, fun i => bend 1 (7 / 10) (p0 i) (u0 i) (p4 i) (u4 i))) ::
    ((134495153 / 2000000000), (f p0 - f p5, fun i => bend 1 (7 / 10) (p0 i) (u0 i) (p5 i) (u5 i))) ::
    ((4393657 / 400000000), (f p1 - f p0, fun i => bend 1 (7 / 10) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((2844084673 / 25600000000), (f p1 - f p2, fun i => bend 1 (7 / 10) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((4393657 / 400000000), (f p1 - f p3, fun i => bend 1 (7 / 10) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((4393657 / 400000000), (f p1 - f p4, fun i => bend 1 (7 / 10) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((4393657 / 400000000), (f p1 - f p5, fun i => bend 1 (7 / 10) (p1 i) (u1 i) (p5 i) (u5 i))) ::
    ((48664638809 / 640000000000), (f p2 - f p0, fun i => bend 1 (7 / 10) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((4393657 / 400000000), (f p2 - f p1, fun i => bend 1 (7 / 10) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((460427017 / 10000000000), (f p2 - f p3, fun i => bend 1 (7 / 10) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((54920713 / 5000000000), (f p2 - f p4, fun i => bend 1 (7 / 10) (p2 i) (u2 i) (p4 i) (u4 i))) ::
    ((54920713 / 5000000000), (f p2 - f p5, fun i => bend 1 (7 / 10) (p2 i) (u2 i) (p5 i) (u5 i))) ::
    ((109841439 / 10000000000), (f p3 - f p0, fun i => bend 1 (7 / 10) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((4393657 / 400000000), (f p3 - f p1, fun i => bend 1 (7 / 10) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((4393657 / 400000000), (f p3 - f p2, fun i => bend 1 (7 / 10) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    ((215798957 / 312500000), (f p3 - f p4, fun i => bend 1 (7 / 10) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    ((2751481873 / 10000000000), (f p3 - f p5, fun i => bend 1 (7 / 10) (p3 i) (u3 i) (p5 i) (u5 i))) ::
    ((109841427 / 10000000000), (f p4 - f p0, fun i => bend 1 (7 / 10) (p4 i) (u4 i) (p0 i) (u0 i))) ::
    ((4393657 / 400000000), (f p4 - f p1, fun i => bend 1 (7 / 10) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((4393657 / 400000000), (f p4 - f p2, fun i => bend 1 (7 / 10) (p4 i) (u4 i) (p2 i) (u2 i))) ::
    ((109841427 / 10000000000), (f p4 - f p3, fun i => bend 1 (7 / 10) (p4 i) (u4 i) (p3 i) (u3 i))) ::
    ((6905570889 / 10000000000), (f p4 - f p5, fun i => bend 1 (7 / 10) (p4 i) (u4 i) (p5 i) (u5 i))) ::
    ((109841427 / 10000000000), (f p5 - f p0, fun i => bend 1 (7 / 10) (p5 i) (u5 i) (p0 i) (u0 i))) ::
    ((4393657 / 400000000), (f p5 - f p1, fun i => bend 1 (7 / 10) (p5 i) (u5 i) (p1 i) (u1 i))) ::
    ((4393657 / 400000000), (f p5 - f p2, fun i => bend 1 (7 / 10) (p5 i) (u5 i) (p2 i) (u2 i))) ::
    ((27460357 / 2500000000), (f p5 - f p3, fun i => bend 1 (7 / 10) (p5 i) (u5 i) (p3 i) (u3 i))) ::
    ((109845673 / 10000000000), (f p5 - f p4, fun i => bend 1 (7 / 10) (p5 i) (u5 i) (p4 i) (u4 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). unfold bend, lean.
    assert (N : 0 <= (2188487471691 / 1600000000000) * ((p1 i - p0 i) + ((- 5249679333421) / 8753949886764) * u1 i + ((- 4051870746761) / 8753949886764) * u2 i + ((- 628954854660) / 729495823897) * u3 i + ((- 33035480464) / 729495823897) * u4 i + ((- 47139195568) / 729495823897) * u5 i) ^ 2 + (42644591527005681182708357561 / 917918175646344806400000000000) * (u1 i + ((- 19808238306664993070240395112) / 42644591527005681182708357561) * u2 i + (12799520260853906931162191424 / 42644591527005681182708357561) * u3 i + (65078608396386808993159111680 / 42644591527005681182708357561) * u4 i + (54755204271531473702290031616 / 42644591527005681182708357561) * u5 i) ^ 2 + (41432655343234048763651317860570301339669 / 218340308618269087655466790712320000000000) * (u2 i + ((- 158834642116234234534834862333594251264) / 2690432165145068101535799861075993593485) * u3 i + (6960596188661007948438032885287898219296 / 5918950763319149823378759694367185905667) * u4 i + (2628274188652089084899618492378476297216 / 2690432165145068101535799861075993593485) * u5 i) ^ 2 + (27655710757920414921561423534852274513864768083723 / 391335587657464451132479979792871795416000000000000) * (u3 i + ((- 86963756425497840676996468663794740270038226243195) / 43458974048160652019596522697625002807501778417279) * u4 i + (7563101281716230494586247418715365304356551417034 / 3950815822560059274508774790693182073409252583389) * u5 i) ^ 2 + (91928793162567812144500424957898366139562723004246128485231 / 478048714529767172215561749673875030882519562590069000000000) * (u4 i + (2543881845147161151852233379118995081096476302624027646699 / 13132684737509687449214346422556909448508960429178018355033) * u5 i) ^ 2 + (6495389417196223998813195848492640191856057836385353196731928696411 / 26265369475019374898428692845113818897017920858356036710066000000000) * (u5 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma heavy_ball_4 d (f : point -> R) (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 : point) :
  tangent d f 1 (1 / 4) p0 u0 ->
  tangent d f 1 (1 / 4) p1 u1 ->
  tangent d f 1 (1 / 4) p2 u2 ->
  tangent d f 1 (1 / 4) p3 u3 ->
  tangent d f 1 (1 / 4) p4 u4 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 4) / 5) * u1 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + ((- 28) / 25) * u1 i + ((- 4) / 5) * u2 i + (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + ((- 156) / 125) * u1 i + ((- 28) / 25) * u2 i + ((- 4) / 5) * u3 i + (p1 i - p0 i)) ->
  (f p4 - f p0) + Sum d (fun i => 0)
    <= (64 / 125) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 T3 T4 E0 E1 E2 E3.
  apply bound with (l :=
    ((420341829 / 10000000000), (f p0 - f p1, fun i => bend (1 / 4) (2 / 3) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((750939433 / 10000000000), (f p0 - f p2, fun i => bend (1 / 4) (2 / 3) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((484836253 / 2000000000), (f p0 - f p3, fun i => bend (1 / 4) (2 / 3) (p0 i) (u0 i) (p3 i) (u3 i))) ::
    ((7018449879 / 10000000000), (f p0 - f p4, fun i => bend (1 / 4) (2 / 3) (p0 i) (u0 i) (p4 i) (u4 i))) ::
    ((843818171 / 10000000000), (f p1 - f p0, fun i => bend (1 / 4) (2 / 3) (p1 i) (u1 i) (p0 i) (u0 i))) ::
    ((4247930427 / 10000000000), (f p1 - f p2, fun i => bend (1 / 4) (2 / 3) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((539013343 / 5000000000), (f p1 - f p3, fun i => bend (1 / 4) (2 / 3) (p1 i) (u1 i) (p3 i) (u3 i))) ::
    ((19737251 / 312500000), (f p1 - f p4, fun i => bend (1 / 4) (2 / 3) (p1 i) (u1 i) (p4 i) (u4 i))) ::
    ((995731359 / 5000000000), (f p2 - f p0, fun i => bend (1 / 4) (2 / 3) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((420341829 / 10000000000), (f p2 - f p1, fun i => bend (1 / 4) (2 / 3) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    ((2969999041 / 10000000000), (f p2 - f p3, fun i => bend (1 / 4) (2 / 3) (p2 i) (u2 i) (p3 i) (u3 i))) ::
    ((816072763 / 5000000000), (f p2 - f p4, fun i => bend (1 / 4) (2 / 3) (p2 i) (u2 i) (p4 i) (u4 i))) ::
    ((6379801 / 40000000), (f p3 - f p0, fun i => bend (1 / 4) (2 / 3) (p3 i) (u3 i) (p0 i) (u0 i))) ::
    ((420341829 / 10000000000), (f p3 - f p1, fun i => bend (1 / 4) (2 / 3) (p3 i) (u3 i) (p1 i) (u1 i))) ::
    ((532840821 / 5000000000), (f p3 - f p2, fun i => bend (1 / 4) (2 / 3) (p3 i) (u3 i) (p2 i) (u2 i))) ::
    ((2768919273 / 5000000000), (f p3 - f p4, fun i => bend (1 / 4) (2 / 3) (p3 i) (u3 i) (p4 i) (u4 i))) ::
    ((1303681267 / 10000000000), (f p4 - f p0, fun i => bend (1 / 4) (2 / 3) (p4 i) (u4 i) (p0 i) (u0 i))) ::
    ((420341829 / 10000000000), (f p4 - f p1, fun i => bend (1 / 4) (2 / 3) (p4 i) (u4 i) (p1 i) (u1 i))) ::
    ((237349403 / 2500000000), (f p4 - f p2, fun i => bend (1 / 4) (2 / 3) (p4 i) (u4 i) (p2 i) (u2 i))) ::
    ((85864211 / 400000000), (f p4 - f p3, fun i => bend (1 / 4) (2 / 3) (p4 i) (u4 i) (p3 i) (u3 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (4086956203 / 15000000000) * ((p1 i - p0 i) + ((- 2450819271851) / 2043478101500) * u1 i + ((- 219141406819) / 204347810150) * u2 i + ((- 4079404597) / 3715414730) * u3 i + ((- 29377480783) / 16347824812) * u4 i) ^ 2 + (4162670294357311331931751 / 15326085761250000000000000) * (u1 i + ((- 2714930048816537372226810) / 4162670294357311331931751) * u2 i + (506197201758584404187350 / 4162670294357311331931751) * u3 i + (1879903617637856571153375 / 4162670294357311331931751) * u4 i) ^ 2 + (23762250155882708162337699602051 / 49952043532287735983181012000000) * (u2 i + ((- 3698175849030976454864882744847981) / 14851406347426692601461062251281875) * u3 i + (15946540630386009280571499202227229 / 29702812694853385202922124502563750) * u4 i) ^ 2 + (5755336261990746711133494451773719413614147 / 9282128967141682875913163907051171875000000) * (u3 i + ((- 10881684500329646271899206253375519722481617) / 46042690095925973689067955614189755308913176) * u4 i) ^ 2 + (46578896409061682294928269592948294859155627253643809 / 230213450479629868445339778070948776544565880000000000) * (u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma ogm_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 3) / 2) * u1 i + (p1 i - p0 i)) ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (1 / 8) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    ((1 / 2), (f p0 - f p1, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((1 / 2), (f p0 - f p2, fun i => bend 0 (1 / 2) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((1 / 2), (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 8) * ((p1 i - p0 i) + (- 2) * u1 i + (- 2) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma ogm_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 3 0 p0 u0 ->
  tangent d f 3 0 p1 u1 ->
  tangent d f 3 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 2) * u1 i + (p1 i - p0 i)) ->
  (f p2 - f p0) + Sum d (fun i => 0)
    <= (3 / 8) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    ((1 / 2), (f p0 - f p1, fun i => bend 0 (1 / 6) (p0 i) (u0 i) (p1 i) (u1 i))) ::
    ((1 / 2), (f p0 - f p2, fun i => bend 0 (1 / 6) (p0 i) (u0 i) (p2 i) (u2 i))) ::
    ((1 / 2), (f p1 - f p2, fun i => bend 0 (1 / 6) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= (3 / 8) * ((p1 i - p0 i) + ((- 2) / 3) * u1 i + ((- 2) / 3) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma ogm_gradient_1 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 1 0 p0 u0 ->
  tangent d f 1 0 p1 u1 ->
  tangent d f 1 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 3) / 2) * u1 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u2 i ^ 2)
    <= (1 / 2) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    (1, (f p1 - f p2, fun i => bend 0 (1 / 2) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((1 / 2), (f p2 - f p0, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((1 / 2), (f p2 - f p1, fun i => bend 0 (1 / 2) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma ogm_gradient_2 d (f : point -> R) (p0 u0 p1 u1 p2 u2 : point) :
  tangent d f 3 0 p0 u0 ->
  tangent d f 3 0 p1 u1 ->
  tangent d f 3 0 p2 u2 ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + ((- 1) / 2) * u1 i + (p1 i - p0 i)) ->
  0 + Sum d (fun i => u2 i ^ 2)
    <= (3 / 2) * ((f p1 - f p0) + Sum d (fun i => 0)).
Proof.
  intros T0 T1 T2 E0 E1.
  apply bound with (l :=
    (3, (f p1 - f p2, fun i => bend 0 (1 / 6) (p1 i) (u1 i) (p2 i) (u2 i))) ::
    ((3 / 2), (f p2 - f p0, fun i => bend 0 (1 / 6) (p2 i) (u2 i) (p0 i) (u0 i))) ::
    ((3 / 2), (f p2 - f p1, fun i => bend 0 (1 / 6) (p2 i) (u2 i) (p1 i) (u1 i))) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). unfold bend, lean.
    assert (N : 0 <= 0) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma halpern_1 d (p0 u0 p1 u1 p2 u2 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u2 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (1 / 2) * u1 i + (1 / 2) * (p1 i - p0 i)) ->
  Sum d (fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (p2 i - a i) ^ 2)
    <= 1 * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 R0 R1.
  apply bound with (l :=
    (1, (0, fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2)) ::
    (1, (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 4) * ((p1 i - p0 i) + (- 1) * u1 i + 2 * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma halpern_2 d (p0 u0 p1 u1 p2 u2 p3 u3 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u3 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (1 / 2) * u1 i + (1 / 2) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (2 / 3) * u2 i + (1 / 3) * (p1 i - p0 i)) ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (p3 i - a i) ^ 2)
    <= (4 / 9) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 E3 R0 R1 R2.
  apply bound with (l :=
    ((4 / 9), (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    ((2 / 3), (0, fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2)) ::
    ((4 / 3), (0, fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 9) * ((p1 i - p0 i) + (- 2) * u2 i + 3 * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma halpern_3 d (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u4 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (1 / 2) * u1 i + (1 / 2) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (2 / 3) * u2 i + (1 / 3) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + (3 / 4) * u3 i + (1 / 4) * (p1 i - p0 i)) ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u4 i) ^ 2 - 1 * (p0 i - p4 i) ^ 2) <= 0 ->
  Sum d (fun i => (u3 i - u4 i) ^ 2 - 1 * (p3 i - p4 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (p4 i - a i) ^ 2)
    <= (1 / 4) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 E3 E4 R0 R1 R2 R3.
  apply bound with (l :=
    ((1 / 4), (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    ((3 / 4), (0, fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2)) ::
    ((1 / 2), (0, fun i => (u0 i - u4 i) ^ 2 - 1 * (p0 i - p4 i) ^ 2)) ::
    ((3 / 2), (0, fun i => (u3 i - u4 i) ^ 2 - 1 * (p3 i - p4 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 16) * ((p1 i - p0 i) + (- 3) * u3 i + 4 * u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma halpern_4 d (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 p5 u5 p6 u6 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u6 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (1 / 2) * u1 i + (1 / 2) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (2 / 3) * u2 i + (1 / 3) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + (3 / 4) * u3 i + (1 / 4) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p5 i = p0 i + (4 / 5) * u4 i + (1 / 5) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p6 i = p0 i + (5 / 6) * u5 i + (1 / 6) * (p1 i - p0 i)) ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u3 i - u4 i) ^ 2 - 1 * (p3 i - p4 i) ^ 2) <= 0 ->
  Sum d (fun i => (u4 i - u5 i) ^ 2 - 1 * (p4 i - p5 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u6 i) ^ 2 - 1 * (p0 i - p6 i) ^ 2) <= 0 ->
  Sum d (fun i => (u5 i - u6 i) ^ 2 - 1 * (p5 i - p6 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (p6 i - a i) ^ 2)
    <= (1 / 9) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 E3 E4 E5 E6 R0 R1 R2 R3 R4 R5.
  apply bound with (l :=
    ((1 / 9), (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    ((1 / 3), (0, fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2)) ::
    ((2 / 3), (0, fun i => (u3 i - u4 i) ^ 2 - 1 * (p3 i - p4 i) ^ 2)) ::
    ((10 / 9), (0, fun i => (u4 i - u5 i) ^ 2 - 1 * (p4 i - p5 i) ^ 2)) ::
    ((1 / 3), (0, fun i => (u0 i - u6 i) ^ 2 - 1 * (p0 i - p6 i) ^ 2)) ::
    ((5 / 3), (0, fun i => (u5 i - u6 i) ^ 2 - 1 * (p5 i - p6 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). rewrite ?(E5 i Hi). rewrite ?(E6 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 36) * ((p1 i - p0 i) + (- 5) * u5 i + 6 * u6 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma krasnoselskii_mann_1 d (p0 u0 p1 u1 p2 u2 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u2 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (1 / 2) * u1 i + (1 / 2) * (p1 i - p0 i)) ->
  Sum d (fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (1 / 4) * (p2 i - a i) ^ 2)
    <= (1 / 4) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 R0 R1.
  apply bound with (l :=
    ((1 / 4), (0, fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2)) ::
    ((1 / 4), (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 16) * ((p1 i - p0 i) + (- 1) * u1 i + 2 * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma krasnoselskii_mann_2 d (p0 u0 p1 u1 p2 u2 p3 u3 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u3 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (3 / 4) * u1 i + (1 / 4) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (3 / 16) * u1 i + (3 / 4) * u2 i + (1 / 16) * (p1 i - p0 i)) ->
  Sum d (fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u3 i) ^ 2 - 1 * (p1 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (1 / 4) * (p3 i - a i) ^ 2)
    <= (16 / 81) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 E3 R0 R1 R2 R3 R4 R5.
  apply bound with (l :=
    ((76265766127 / 810000000000), (0, fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2)) ::
    ((27911411291 / 270000000000), (0, fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2)) ::
    ((7362862903 / 135000000000), (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    ((12088588709 / 180000000000), (0, fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2)) ::
    ((293015233 / 10000000000), (0, fun i => (u1 i - u3 i) ^ 2 - 1 * (p1 i - p3 i) ^ 2)) ::
    ((17362862903 / 90000000000), (0, fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (166202701619 / 5120000000000) * ((p1 i - p0 i) + ((- 351013508095) / 1495824314571) * u1 i + (504810806476 / 498608104857) * u2 i + (80000000000 / 166202701619) * u3 i) ^ 2 + (317714198033913139957 / 22437364718565000000000) * (u1 i + (- 1) * u2 i + (3 / 2) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma krasnoselskii_mann_3 d (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u4 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (3 / 4) * u1 i + (1 / 4) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (3 / 16) * u1 i + (3 / 4) * u2 i + (1 / 16) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + (3 / 64) * u1 i + (3 / 16) * u2 i + (3 / 4) * u3 i + (1 / 64) * (p1 i - p0 i)) ->
  Sum d (fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u3 i) ^ 2 - 1 * (p1 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u4 i) ^ 2 - 1 * (p0 i - p4 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u4 i) ^ 2 - 1 * (p1 i - p4 i) ^ 2) <= 0 ->
  Sum d (fun i => (u2 i - u4 i) ^ 2 - 1 * (p2 i - p4 i) ^ 2) <= 0 ->
  Sum d (fun i => (u3 i - u4 i) ^ 2 - 1 * (p3 i - p4 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (1 / 4) * (p4 i - a i) ^ 2)
    <= (9 / 64) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 E3 E4 R0 R1 R2 R3 R4 R5 R6 R7 R8 R9.
  apply bound with (l :=
    ((4947619497 / 80000000000), (0, fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2)) ::
    ((3143648669 / 40000000000), (0, fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2)) ::
    ((83921659 / 5000000000), (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    ((1104498721 / 20000000000), (0, fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2)) ::
    ((566244773 / 20000000000), (0, fun i => (u1 i - u3 i) ^ 2 - 1 * (p1 i - p3 i) ^ 2)) ::
    ((1361395213 / 30000000000), (0, fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2)) ::
    ((272353889 / 10000000000), (0, fun i => (u0 i - u4 i) ^ 2 - 1 * (p0 i - p4 i) ^ 2)) ::
    ((35568591 / 5000000000), (0, fun i => (u1 i - u4 i) ^ 2 - 1 * (p1 i - p4 i) ^ 2)) ::
    ((1184978059 / 30000000000), (0, fun i => (u2 i - u4 i) ^ 2 - 1 * (p2 i - p4 i) ^ 2)) ::
    ((4368884759 / 22500000000), (0, fun i => (u3 i - u4 i) ^ 2 - 1 * (p3 i - p4 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). unfold bend, lean.
    assert (N : 0 <= (288506505987 / 10240000000000) * ((p1 i - p0 i) + ((- 15263586559) / 32056278443) * u1 i + (71054346236 / 96168835329) * u2 i + (161512302608 / 288506505987) * u3 i + (40000000000 / 288506505987) * u4 i) ^ 2 + (4081189830290580369 / 320562784430000000000) * (u1 i + ((- 268086875225463187) / 281461367606246922) * u2 i + (38725870968158714 / 46910227934374487) * u3 i + (71463298833021806 / 140730683803123461) * u4 i) ^ 2 + (59936557683940405026639 / 7505636469499917920000000) * (u2 i + ((- 4) / 3) * u3 i + (4 / 3) * u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma krasnoselskii_mann_4 d (p0 u0 p1 u1 p2 u2 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u2 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (4 / 5) * u1 i + (1 / 5) * (p1 i - p0 i)) ->
  Sum d (fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (1 / 4) * (p2 i - a i) ^ 2)
    <= (25 / 64) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 R0 R1 R2.
  apply bound with (l :=
    ((15 / 64), (0, fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2)) ::
    ((5 / 32), (0, fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2)) ::
    ((5 / 32), (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (1 / 25) * ((p1 i - p0 i) + (7 / 8) * u1 i + (5 / 4) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma krasnoselskii_mann_long_1 d (p0 u0 p1 u1 p2 u2 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u2 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (9 / 10) * u1 i + (1 / 10) * (p1 i - p0 i)) ->
  Sum d (fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (1 / 4) * (p2 i - a i) ^ 2)
    <= (16 / 25) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 R0 R1 R2.
  apply bound with (l :=
    ((23672966931 / 50000000000), (0, fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2)) ::
    ((7672966931 / 40000000000), (0, fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2)) ::
    ((1369670341 / 10000000000), (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). unfold bend, lean.
    assert (N : 0 <= (40943297621 / 800000000000) * ((p1 i - p0 i) + (56943297621 / 40943297621) * u1 i + (20000000000 / 40943297621) * u2 i) ^ 2 + (21807774827780441239 / 511791220262500000000) * (u1 i + (5 / 4) * u2 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma krasnoselskii_mann_long_2 d (p0 u0 p1 u1 p2 u2 p3 u3 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u3 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (19 / 20) * u1 i + (1 / 20) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (19 / 400) * u1 i + (19 / 20) * u2 i + (1 / 400) * (p1 i - p0 i)) ->
  Sum d (fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u3 i) ^ 2 - 1 * (p1 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (1 / 4) * (p3 i - a i) ^ 2)
    <= (6561 / 10000) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 E3 R0 R1 R2 R3 R4 R5.
  apply bound with (l :=
    ((521765564633 / 1000000000000), (0, fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2)) ::
    ((59812788247 / 180000000000), (0, fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2)) ::
    ((885754197 / 10000000000), (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    ((650298621 / 5000000000), (0, fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2)) ::
    ((131112523 / 10000000000), (0, fun i => (u1 i - u3 i) ^ 2 - 1 * (p1 i - p3 i) ^ 2)) ::
    ((60428552267 / 342000000000), (0, fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (3851286909377 / 96000000000000) * ((p1 i - p0 i) + (5487065309627 / 3851286909377) * u1 i + (5614594667500 / 11553860728131) * u2 i + (60000000000 / 3851286909377) * u3 i) ^ 2 + (33469940313190596968457 / 1925643454688500000000000) * (u1 i + (100509187251073311425105 / 100409820939571790905371) * u2 i + ((- 4095289059097041408550) / 33469940313190596968457) * u3 i) ^ 2 + (59745604193231560314942690415251 / 1059881443251035570667805000000000) * (u2 i + (10 / 9) * u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma krasnoselskii_mann_long_3 d (p0 u0 p1 u1 p2 u2 p3 u3 p4 u4 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u4 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + (24 / 25) * u1 i + (1 / 25) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + (24 / 625) * u1 i + (24 / 25) * u2 i + (1 / 625) * (p1 i - p0 i)) ->
  (forall i, (1 <= i <= d)%nat -> p4 i = p0 i + (24 / 15625) * u1 i + (24 / 625) * u2 i + (24 / 25) * u3 i + (1 / 15625) * (p1 i - p0 i)) ->
  Sum d (fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u3 i) ^ 2 - 1 * (p1 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u4 i) ^ 2 - 1 * (p0 i - p4 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u4 i) ^ 2 - 1 * (p1 i - p4 i) ^ 2) <= 0 ->
  Sum d (fun i => (u2 i - u4 i) ^ 2 - 1 * (p2 i - p4 i) ^ 2) <= 0 ->
  Sum d (fun i => (u3 i - u4 i) ^ 2 - 1 * (p3 i - p4 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (1 / 4) * (p4 i - a i) ^ 2)
    <= (148035889 / 244140625) * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 E3 E4 R0 R1 R2 R3 R4 R5 R6 R7 R8 R9.
  apply bound with (l :=
    ((2427539981961 / 4882812500000), (0, fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2)) ::
    ((3276957609861 / 8984375000000), (0, fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2)) ::
    ((561591389 / 10000000000), (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    ((31217022526027 / 132250000000000), (0, fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2)) ::
    ((187480989 / 10000000000), (0, fun i => (u1 i - u3 i) ^ 2 - 1 * (p1 i - p3 i) ^ 2)) ::
    ((170729897 / 1250000000), (0, fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2)) ::
    ((747554509 / 10000000000), (0, fun i => (u0 i - u4 i) ^ 2 - 1 * (p0 i - p4 i) ^ 2)) ::
    ((139725569 / 10000000000), (0, fun i => (u1 i - u4 i) ^ 2 - 1 * (p1 i - p4 i) ^ 2)) ::
    ((109311439 / 5000000000), (0, fun i => (u2 i - u4 i) ^ 2 - 1 * (p2 i - p4 i) ^ 2)) ::
    ((48338970589973 / 253920000000000), (0, fun i => (u3 i - u4 i) ^ 2 - 1 * (p3 i - p4 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). rewrite ?(E4 i Hi). unfold bend, lean.
    assert (N : 0 <= (309427830872749753 / 12915039062500000000) * ((p1 i - p0 i) + (423545171848614072 / 309427830872749753) * u1 i + (296291623887361800 / 309427830872749753) * u2 i + (187419496190345625 / 309427830872749753) * u3 i + (206640625000000 / 309427830872749753) * u4 i) ^ 2 + (31956282224550825958863629587 / 1933923942954685956250000000000) * (u1 i + (66548194306772329188879211 / 60408851086107421472332003) * u2 i + ((- 23706183054216257530309268325) / 31956282224550825958863629587) * u3 i + ((- 26321590056296965645334035625) / 31956282224550825958863629587) * u4 i) ^ 2 + (679967782188214716661398878020814459 / 47194414911021423025259377343750000000) * (u2 i + (157692496129546945542454704370044737425 / 125114071922631507865697393555829860456) * u3 i + (1025469739693005775528115726175890625 / 5439742257505717733291191024166515672) * u4 i) ^ 2 + (270992993673560768039090315940142753062283314541 / 8159613386258576599936786536249773508000000000000) * (u3 i + (25 / 23) * u4 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.

Lemma krasnoselskii_mann_long_4 d (p0 u0 p1 u1 p2 u2 p3 u3 a : point) :
  (forall i, (1 <= i <= d)%nat -> a i = u3 i + p0 i) ->
  (forall i, (1 <= i <= d)%nat -> u0 i = 0) ->
  (forall i, (1 <= i <= d)%nat -> p2 i = p0 i + u1 i) ->
  (forall i, (1 <= i <= d)%nat -> p3 i = p0 i + u2 i) ->
  Sum d (fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2) <= 0 ->
  Sum d (fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u1 i - u3 i) ^ 2 - 1 * (p1 i - p3 i) ^ 2) <= 0 ->
  Sum d (fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2) <= 0 ->
  0 + Sum d (fun i => (1 / 4) * (p3 i - a i) ^ 2)
    <= 1 * (0 + Sum d (fun i => (p1 i - p0 i) ^ 2)).
Proof.
  intros E0 E1 E2 E3 R0 R1 R2 R3 R4 R5.
  apply bound with (l :=
    ((4071720003 / 5000000000), (0, fun i => (u0 i - u1 i) ^ 2 - 1 * (p0 i - p1 i) ^ 2)) ::
    ((4605742347 / 10000000000), (0, fun i => (u0 i - u2 i) ^ 2 - 1 * (p0 i - p2 i) ^ 2)) ::
    ((928279997 / 10000000000), (0, fun i => (u1 i - u2 i) ^ 2 - 1 * (p1 i - p2 i) ^ 2)) ::
    ((1462302341 / 10000000000), (0, fun i => (u0 i - u3 i) ^ 2 - 1 * (p0 i - p3 i) ^ 2)) ::
    ((33707113 / 1000000000), (0, fun i => (u1 i - u3 i) ^ 2 - 1 * (p1 i - p3 i) ^ 2)) ::
    ((3537697659 / 20000000000), (0, fun i => (u2 i - u3 i) ^ 2 - 1 * (p2 i - p3 i) ^ 2)) ::
    nil).
  - split_rows; by_class.
  - intros i Hi. cbn [entries]. rewrite ?(E0 i Hi). rewrite ?(E1 i Hi). rewrite ?(E2 i Hi). rewrite ?(E3 i Hi). unfold bend, lean.
    assert (N : 0 <= (591208867 / 10000000000) * ((p1 i - p0 i) + (928279997 / 591208867) * u1 i + (337071130 / 591208867) * u2 i) ^ 2 + (153333920167344351 / 2364835468000000000) * (u1 i + (73622143821060467 / 153333920167344351) * u2 i + ((- 79711776346283884) / 153333920167344351) * u3 i) ^ 2 + (273852348836989495040461111 / 3066678403346887020000000000) * (u2 i + u3 i) ^ 2) by squares.
    lra.
  - cbn [levels]. lra.
Qed.
