"""The definitions in Coq are the model: at random points both pages give what a plain computation in Arb gives.

The values are enclosed by Coq's own interval arithmetic; a value that is wrong by a thousandth is rejected.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction

import pytest
from flint import arb, ctx, fmpq

from tests.verify.proofs.test_proofs_coq import _coq  # noqa: F401  (skips without Coq, or fails where it is required)
from verify.proofs import coq, points
from verify.proofs.folder import find
from verify.statement.catalogue import prelude_of
from verify.statement.statement import read_statement
from verify.verdicts import papers as registry

pytestmark = pytest.mark.long
POSITIONS, BITS = 3, 2
HEAD = """From Coq Require Import Reals.
From Interval Require Import Tactic.
From Parity Require Model Said.
Open Scope R_scope.
Ltac plain := cbv [Model.yhat Model.f Model.attended Model.share Model.gamma Model.score Model.u1 Model.u2 Model.bit
  Model.sigma Model.outer Model.Sum Model.a13 Model.a14 orb Nat.eqb INR pow].
Ltac said := cbv [
  Said.said_lemma_15.v_yhat Said.said_lemma_15.v_f Said.said_lemma_15.v_attended Said.said_lemma_15.v_share
  Said.said_lemma_15.v_gamma Said.said_lemma_15.v_Z Said.said_lemma_15.v_mass Said.said_lemma_15.v_score
  Said.said_lemma_15.v_u1 Said.said_lemma_15.v_u2 Said.said_lemma_15.v_sigma Said.said_lemma_15.v_outer
  Said.said_lemma_15.v_level Said.Sum Said.bit orb Nat.eqb INR pow].
"""


class Point:
    """Heads, temperature, smoothing and an input, from a seed."""

    def __init__(self, seed: int) -> None:
        draw = random.Random(seed)
        self.heads = [[Fraction(draw.randint(-9, 9), draw.randint(1, 5)) for _ in range(2)] for _ in range(BITS)]
        self.tau, self.b = Fraction(draw.randint(1, 4), 4), Fraction(draw.randint(1, 9), 8)
        self.x = [draw.random() < 0.5 for _ in range(POSITIONS)]

    def output(self) -> arb:
        """The transformer of the paper's equations (2) and (3), written out again."""
        seen = sum((self._share(head) for head in self.heads), arb(0))
        layers = [((-1) ** q * (8 * q - 4), seen + arb(fmpq(1, 2)) - q) for q in range(1, BITS + 1)]
        return 1 + sum((weight * (z + (z * z + _real(self.b)).sqrt()) / 2 for weight, z in layers), arb(0))

    def slope(self) -> arb:
        """The derivative by the first entry of the first head, by the rules of the softmax and of the activation."""
        angles = [2 * arb.pi() * p / POSITIONS for p in range(1, POSITIONS + 1)]
        head = self.heads[0]
        masses = [((_real(head[0]) * a.sin() + _real(head[1]) * a.cos()) / _real(self.tau)).exp() for a in angles]
        weights = [mass / sum(masses, arb(0)) for mass in masses]
        centre = sum((w * a.sin() for w, a in zip(weights, angles, strict=True)), arb(0))
        pairs = zip(weights, angles, self.x, strict=True)
        share = sum((w * (a.sin() - centre) for w, a, one in pairs if one), arb(0)) / _real(self.tau)
        seen = sum((self._share(each) for each in self.heads), arb(0))
        layers = [((-1) ** q * (8 * q - 4), seen + arb(fmpq(1, 2)) - q) for q in range(1, BITS + 1)]
        return share * sum((v * (1 + z / (z * z + _real(self.b)).sqrt()) / 2 for v, z in layers), arb(0))

    def _share(self, head: list[Fraction]) -> arb:
        angles = [2 * arb.pi() * p / POSITIONS for p in range(1, POSITIONS + 1)]
        masses = [((_real(head[0]) * a.sin() + _real(head[1]) * a.cos()) / _real(self.tau)).exp() for a in angles]
        return sum((mass for mass, one in zip(masses, self.x, strict=True) if one), arb(0)) / sum(masses, arb(0))


def _real(value: Fraction) -> arb:
    return arb(fmpq(value.numerator, value.denominator))


def _term(value: Fraction) -> str:
    return f"({value.numerator} / {value.denominator})"


def _goals(point: Point, value: Fraction) -> str:
    ones = " || ".join(f"Nat.eqb p {p + 1}" for p, one in enumerate(point.x) if one) or "false"
    first, last = ([_term(entry) for entry in head] for head in point.heads)
    x = f"(fun p : nat => ({ones})%bool)"
    heads = f"(fun i : nat => if Nat.eqb i 1 then Model.Head {first[0]} {first[1]} else Model.Head {last[0]} {last[1]})"
    entries = (
        f"(fun i c : nat => if Nat.eqb i 1 then (if Nat.eqb c 1 then {first[0]} else {first[1]}) "
        f"else (if Nat.eqb c 1 then {last[0]} else {last[1]}))"
    )
    sizes = f"{POSITIONS} {BITS} {_term(point.tau)} {_term(point.b)} {x}"
    return "".join(
        f"Goal Rabs ({page} {sizes} {given} - {_term(value)}) <= 1 / 1000000000.\n"
        f"Proof. {tactic}; interval with (i_prec 60). Qed.\n"
        for page, given, tactic in (("Model.yhat", heads, "plain"), ("Said.said_lemma_15.v_yhat", entries, "said"))
    )


def _near(point: Point, what: Callable[[Point], arb] = Point.output) -> Fraction:
    with ctx.workprec(200):
        return Fraction(int((what(point) * 10**12).mid().floor().unique_fmpz()), 10**12)


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    scratch = tmp_path_factory.mktemp("pages")
    coq.compile_all(find("han2025"), scratch, only=["Model", "Said"])
    return scratch


def _compiles(pages, goals: str) -> bool:
    (pages / "Fidelity.v").write_text(HEAD + goals, encoding="utf-8")
    return coq._run(["coqc", *coq.QUIET, "-R", ".", "Parity", "Fidelity.v"], pages).returncode == 0


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3, 4))])
def test_both_pages_give_the_output_that_arb_gives(pages, seed):
    assert _compiles(pages, _goals(Point(seed), _near(Point(seed))))


def test_the_points_are_different():
    assert len({str(Point(seed).x) for seed in (1, 2, 3, 4)}) > 1


@pytest.mark.long
def test_a_value_that_is_off_by_a_thousandth_is_rejected(pages):
    point = Point(1)
    assert not _compiles(pages, _goals(point, _near(point) + Fraction(1, 1000)))


OPENED = """From Coq Require Import Reals Arith Bool ZArith List.
From Coquelicot Require Import Coquelicot.
From Parity Require Import Failures.
Open Scope R_scope."""
FAR = """for_all n >= k >= 1, 0 < tau <= 1, b > 0, x : bits(n), A : heads(k)
says    abs({term} - {value}) > 1/1000000000"""


def _data_agree(pages, point: Point, term: str, value: Fraction) -> bool:
    """The kernel finds the term, given as data, within 1/10^9 of the value: that it is farther away fails."""
    said = read_statement(FAR.format(term=term, value=f"({value})"), prelude_of(registry.paper("han2025")))
    given = {
        "n": POSITIONS,
        "k": BITS,
        "tau": str(point.tau),
        "b": str(point.b),
        "x": "".join(str(int(one)) for one in point.x),
        "A": [[str(entry) for entry in head] for head in point.heads],
    }
    (pages / "Far.v").write_text(f"{OPENED}\n{points.stated('far', said)}\n", encoding="utf-8")
    proof = points.proved("far", said, given, "Far")
    text = "\n".join((points.head(find("han2025")), "From Parity Require Far.", proof))
    (pages / "Agree.v").write_text(text, encoding="utf-8")
    runs = [coq._run(["coqc", *coq.QUIET, "-R", ".", "Parity", f"{name}.v"], pages) for name in ("Far", "Agree")]
    assert runs[0].returncode == 0
    return runs[1].returncode == 0


@pytest.fixture(scope="module")
def kernel_pages(tmp_path_factory):
    scratch = tmp_path_factory.mktemp("data")
    coq.compile_all(find("han2025"), scratch, only=["Reflect"])
    return scratch


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("term", "what"), [("yhat", Point.output), ("D(yhat, A[1, 1])", Point.slope)])
def test_a_statement_as_data_gives_the_output_and_the_slope_that_arb_gives(kernel_pages, seed, term, what):
    point = Point(seed)
    value = _near(point, what)
    assert _data_agree(kernel_pages, point, term, value)
    assert not _data_agree(kernel_pages, point, term, value + Fraction(1, 1000))
