"""Random formulas at points: what the kernel proves of the printed proposition is what the evaluator says.

Where the evaluator has a value, the kernel proves the printed proposition (or its negation), or that the printed
companion is false there; where the evaluator has none, it proves that the companion is false.  Values are rational, so
that linear arithmetic decides every closed comparison.
"""

from __future__ import annotations

import random
import subprocess
from fractions import Fraction

import pytest

from tests.verify.proofs.test_proofs_coq import _coq  # noqa: F401  (skips without Coq, or fails where it is required)
from verify.statement import Refused, coq, coq_means, read_prelude, read_statement
from verify.statement.coq_means import Means
from verify.statement.coq_support import SUPPORT, type_of
from verify.statement.coq_terms import Printer
from verify.statement.errors import Undefined
from verify.statement.evaluate import Machine
from verify.statement.values import Table

PRELUDE = read_prelude("""
model n, m : nat
model a, b : real
model x : bits(3)
model A : array(n)
names i, j, p : nat
names s, z : real
half(s) = s/2
one_over(s) = 1/s
at(i) = A[i]
less(i) = i - 2
back(i) = i
shown(i, p) = x[p]*i
total(m) = sum(at(j)*j for j in span(1, m))
many(s) = count(j > s for j in span(1, 3))
""")
HEAD = "for_all n, m : nat, a, b : real, x : bits(3), A : array(n)\nsays "
TACTICS = """
From Coq Require Import Lra Lia.
Lemma floor_is r z : IZR z <= r < IZR z + 1 -> Int_part r = z.
Proof. intros H. unfold Int_part. rewrite <- (tech_up r (z + 1)); rewrite ?plus_IZR; [lia | lra | lra]. Qed.
Ltac reduce := cbv -[
  Rplus Rminus Rmult Rdiv Rinv Ropp Rle Rlt Rge Rgt IZR Int_part Rcase_abs Rle_dec Rlt_dec Req_EM_T].
Ltac plain t := lazymatch t with
  | context [Rcase_abs _] => fail | context [Rle_dec _ _] => fail | context [Rlt_dec _ _] => fail
  | context [Req_EM_T _ _] => fail | context [Int_part _] => fail | _ => idtac end.
Ltac known H := try (exfalso; first [lra | apply H; lra]).
Ltac floor r z := match z with
  | 13%Z => fail 1
  | _ => first [rewrite (floor_is r z) by lra | let y := eval compute in (z + 1)%Z in floor r y] end.
Ltac step := match goal with
  | |- context [Rle_dec ?r ?s] => plain r; plain s; let H := fresh in destruct (Rle_dec r s) as [H|H]; known H
  | |- context [Rlt_dec ?r ?s] => plain r; plain s; let H := fresh in destruct (Rlt_dec r s) as [H|H]; known H
  | |- context [Req_EM_T ?r ?s] => plain r; plain s; let H := fresh in destruct (Req_EM_T r s) as [H|H]; known H
  | |- context [Rcase_abs ?r] => plain r; let H := fresh in destruct (Rcase_abs r) as [H|H]; known H
  | |- context [Int_part ?r] => plain r; floor r (-12)%Z
  end; reduce.
Ltac crunch := reduce; repeat step.
Ltac true := first [lra | lia | reflexivity | split; true | left; true | right; true
  | let H := fresh in intro H; false H]
with false H := first [lra | lia | discriminate H | apply H; true
  | let K := fresh in destruct H as [H K]; first [false H | false K]
  | let K := fresh in destruct H as [H | K]; [false H | false K]].
Ltac holds := crunch; solve [true].
Ltac use H c := let K := fresh in assert (K := H c); lazymatch type of K with
  | ?P -> _ => let L := fresh in assert (L : P) by lia; specialize (K L); clear L end; revert K.
Ltac fails n := crunch; intros; repeat match goal with H : _ /\\ _ |- _ => destruct H end;
  try solve [exfalso; lra | exfalso; lia | exfalso; congruence
    | match goal with H : _ -> False |- _ => exfalso; apply H; first [lra | lia | reflexivity] end];
  lazymatch n with
  | S ?k => first
    [ match goal with H : ?P -> ?Q |- False =>
        let L := fresh in assert (L : P) by first [lra | lia | reflexivity | intro; lra];
        let K := fresh in assert (K := H L); clear H; revert K; solve [fails k] end
    | match goal with H : forall j : nat, _ |- False =>
        first [use H 1%nat; solve [fails k] | use H 2%nat; solve [fails k] | use H 3%nat; solve [fails k]
             | use H 0%nat; solve [fails k] | use H 4%nat; solve [fails k]] end ]
  end.
"""
VALUES = [Fraction(v) for v in ("0", "1", "-1", "1/2", "-3/2", "2", "5/3")]


class Writer:
    """Terms as text, by chance; ``names`` are the indices that are bound around."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def whole(self, depth: int, names: tuple[str, ...] = ()) -> str:
        pick = self.chance.choice
        plain = ["n", "m", "0", "1", "2", "3", *names, *names]
        if depth <= 0:
            return pick(plain)
        one, two = (lambda: self.whole(depth - 1, names)), (lambda: self.real(depth - 2, names))
        return pick(
            [
                lambda: pick(plain),
                lambda: f"({one()} {pick('+-*')} {one()})",
                lambda: f"less({one()})",
                lambda: f"back(less({one()}))",
                lambda: f"{pick(['floor', 'ceil'])}({two()})",
                lambda: f"many({two()})",
                lambda: (
                    f"count({self.condition(depth - 2, (*names, 'i'))} for i in {self.span()})"
                    if "i" not in names
                    else pick(plain)
                ),
            ]
        )()

    def span(self) -> str:
        return self.chance.choice(
            [
                "span(1, n)",
                "span(0, 2)",
                "span(m, 2)",
                "span(2, n)",
                "span(1, n - 1)",
                "span(0, m - 1)",
                "span(0, n - 2)",
            ]
        )

    def real(self, depth: int, names: tuple[str, ...] = ()) -> str:
        pick = self.chance.choice
        if depth <= 0:
            return pick(["a", "b", "1/2", "2", "n", "x[2]", "-1", *names])
        one, index = (lambda: self.real(depth - 1, names)), (lambda: self.whole(depth - 2, names))
        makers = [
            lambda: f"({one()} {pick('+-*')} {one()})",
            lambda: f"({one()}/{one()})",
            lambda: f"({one()})**{pick(['2', '0', 'n', 'x[1]', '(m - 1)', '(n - 2)'])}",
            lambda: f"{pick(['abs', 'half', 'one_over'])}({one()})",
            lambda: f"{pick(['min', 'max'])}({one()}, {one()})",
            lambda: f"({one()} if {self.condition(depth - 1, names)} else {one()})",
            lambda: f"A[{index()}]",
            lambda: f"x[{index()}]",
            lambda: f"at({index()})",
            lambda: f"shown({index()}, {index()})",
            lambda: f"back({index()} - {index()})",
            lambda: f"total({index()})",
            lambda: f"put(x, {index()}, {pick('01')})[{index()}]",
            lambda: f"choose({index()}, {one()}, {one()})",
            lambda: f"dot(A, ({one()})*A)",
            lambda: f"after({index()}, a, half(a) + 1)" if "a" not in names else "a",
            lambda: f"({index()} - {index()})",
        ]
        if "j" not in names:
            kind, inner = pick(["sum", "prod"]), (*names, "j")
            test = f" if {self.condition(depth - 2, inner)}" if self.chance.random() < 0.3 else ""
            makers += 3 * [lambda: f"{kind}({self.real(depth - 1, inner)} for j in {self.span()}{test})"]
            makers += [lambda: f"{kind}(j + inverse({one()}) for j in {self.span()})"]
        return pick(makers)()

    def condition(self, depth: int, names: tuple[str, ...] = ()) -> str:
        pick = self.chance.choice
        side = self.whole if self.chance.random() < 0.4 else self.real
        found = f"{side(depth - 1, names)} {pick(['<', '<=', '>', '>=', '==', '!='])} {side(depth - 1, names)}"
        if depth > 1 and self.chance.random() < 0.3:
            found = f"(({found}) {pick(['and', 'or'])} {self.condition(depth - 1, names)})"
        return f"(not {found})" if self.chance.random() < 0.1 else found

    def point(self) -> dict[str, object]:
        n = self.chance.randint(0, 3)
        return {
            "n": n,
            "m": self.chance.randint(0, 3),
            "a": self.chance.choice(VALUES),
            "b": self.chance.choice(VALUES),
            "x": tuple(self.chance.randint(0, 1) for _ in range(3)),
            "A": [self.chance.choice(VALUES) for _ in range(n)],
        }


def evaluated(said, given) -> bool | None:
    """True, False, or None where it is undefined."""
    machine = Machine(said.prelude.definitions)
    number = machine.math.number
    env = {name: number(value) if isinstance(value, Fraction) else value for name, value in given.items()}
    env["A"] = Table((given["n"],), tuple(map(number, given["A"])))
    try:
        found = machine.holds(said.says, env)
    except Undefined:
        return None
    assert found is not None
    return found


def _rational(value: Fraction) -> str:
    return f"({value.numerator} / {value.denominator})%R"


def goal(said, given, number: int, found: bool | None) -> str:
    """What the kernel has to prove of this formula at this point."""
    printer = Printer(said.prelude.definitions)
    printer.scope = dict(said.types)
    values = {
        "n": f"{given['n']}%nat",
        "m": f"{given['m']}%nat",
        "a": _rational(given["a"]),
        "b": _rational(given["b"]),
        "x": "(fun p => match p with "
        + " ".join(f"| {place}%nat => {'true' if bit else 'false'}" for place, bit in enumerate(given["x"], 1))
        + " | _ => false end)",
        "A": "(fun p => match p with "
        + " ".join(f"| {place}%nat => {_rational(v)}" for place, v in enumerate(given["A"], 1))
        + " | _ => 7 end)",
    }
    lets = "".join(f"let v_{name} : {type_of(said.types[name])} := {value} in " for name, value in values.items())
    says, means = printer.proposition(said.says), Means(printer).of(said.says)
    body = coq.definitions(said)
    if found is None:
        stated, proof = f"({lets}{means}) -> False", "fails 4%nat"
    else:
        sign = "" if found else "~ "
        stated = f"({lets}{sign}{says}) \\/ (({lets}{means}) -> False)"
        proof = "first [left; solve [holds] | right; solve [fails 4%nat]]"
    return f"Module M{number}.\n{body}\nGoal {stated}.\nProof. Timeout 300 solve [{proof}]. Qed.\nEnd M{number}.\n"


def drawn(seeds: range) -> list[tuple[str, str]]:
    rows = []
    for seed in seeds:
        writer = Writer(seed)
        text = writer.condition(3)
        try:
            said = read_statement(HEAD + text, PRELUDE)
            given = writer.point()
            rows.append((f"{text} at {given}", goal(said, given, seed, evaluated(said, given))))
        except Refused:
            continue
    return rows


def refused_by_the_kernel(rows: list[tuple[str, str]], place, most: int = 3) -> list[str]:
    """The first formulas whose goal is not proved: a file is compiled until it has none of them."""
    wrong: list[str] = []
    while rows and len(wrong) < most:
        parts = [SUPPORT, TACTICS]
        ends = []
        for _, text in rows:
            parts.append(text)
            ends.append("\n".join(parts).count("\n"))
        (place / "Drawn.v").write_text("\n".join(parts))
        done = subprocess.run(["coqc", "-q", "Drawn.v"], cwd=place, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return wrong
        line = int(done.stderr.rpartition('File "./Drawn.v", line ')[2].partition(",")[0])
        bad = next(number for number, end in enumerate(ends) if line <= end + 1)
        wrong.append(f"{rows[bad][0]}: {' '.join(done.stderr.split())[-300:]}")
        rows = rows[bad + 1 :]
    return wrong


@pytest.mark.parametrize("seeds", [range(12), pytest.param(range(100, 160), marks=pytest.mark.long)])
def test_the_kernel_says_what_the_evaluator_says(seeds, tmp_path):
    rows = drawn(seeds)
    assert len(rows) >= len(seeds) // 2
    assert refused_by_the_kernel(rows, tmp_path) == []


BROKEN = [
    pytest.param(Means, "_ranged", lambda self, at, size: [], id="indices"),
    pytest.param(Means, "_at_least_zero", lambda self, node: [], id="negative"),
    pytest.param(coq_means, "outside", lambda *_: [], id="empty"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("owner", "name", "other"), BROKEN)
def test_a_printer_that_asks_for_less_is_found_out(owner, name, other, tmp_path, monkeypatch):
    right = dict(drawn(range(300)))
    monkeypatch.setattr(owner, name, other)
    changed = [(text, now) for text, now in drawn(range(300)) if right[text] != now]
    assert refused_by_the_kernel(changed[:60], tmp_path, 1)


@pytest.mark.slow
def test_the_kernel_says_what_the_evaluator_says_of_many(tmp_path):
    for start in range(1000, 2000, 100):
        assert refused_by_the_kernel(drawn(range(start, start + 100)), tmp_path) == []
