"""What was widened to other models: survives code of the tests' own, and says nothing where a hypothesis is missing."""

from __future__ import annotations

import itertools
import json
import random
from fractions import Fraction

import pytest
from mpmath import mp

from numerics.parity.model import ModelSpec
from tests.theorems.helpers import claim_of, context
from tests.theorems.own import Unsupported
from tests.theorems.own_points import is_false_at
from tests.theorems.test_own_pairs import reader_of, spec_of, survives, text_of
from tests.third_party import ROOT
from theorems.han2025.lemma_18 import repair as average
from theorems.han2025.prop_3 import transformer
from theorems.han2025.prop_21 import checks, steps
from theorems.han2025.shared import wider
from theorems.han2025.shared.missed import aligned_heads_find, aligned_heads_miss, outshone
from verify.records import Finding

HOLDS = (  # (statement, variant): shown by an argument that was about the paper's model
    ("lemma-19.zero-gradient", "gelu"),
    ("lemma-19.zero-gradient", "whole-row"),
    ("lemma-19.complement-value/sum", "line"),
    ("lemma-19!repair", "double-frequency"),
    ("lemma-19!repair", "biased"),
    ("lemma-17!repair", "silu"),
    ("lemma-17!repair", "line"),
    ("lemma-17.loss-gradient/minus", "line"),
    ("lemma-17.trigonometry", "more-heads"),
    ("lemma-17.conclusion/truncated", "line"),
    ("lemma-18.existence", "whole-row"),
    ("lemma-18.expansion/equality", "double-frequency"),
    ("lemma-18!repair", "line"),
    ("lemma-18!repair", "tanh"),
    ("prop-21.three-cases/faces", "hinge"),
    ("prop-21.half-off/costs-risk", "square"),
    ("prop-21.half-off/costs-risk", "line"),
    ("prop-21.conclusion", "triangle"),
    ("lemma-8.part-ii-output/relu", "line"),
    ("thm-11.lipschitz/path-norm", "tanh"),
    ("lemma-15.entry-bound", "random-positions"),
    ("lemma-14.softmax-derivative-13/sign-corrected", "random-positions"),
)
FURTHER = json.loads((ROOT / "theorems" / "han2025" / "counterexamples_elsewhere.json").read_text())
REFUTED = (  # a kept proposal, by its number, and a variant that it breaks
    ("prop-3.alignment", 0, "line"),
    ("lemma-17.output-closed-form/with-k", 0, "random-positions"),
    ("lemma-19.case-1", 0, "logistic"),
    ("lemma-16", 0, "line"),
    ("thm-5.iteration-count/actual-start", 0, "biased"),
    ("thm-5.iteration-count/actual-start", 3, "relu"),
    ("thm-5.iteration-count/actual-start", 3, "leaky-relu"),
    ("thm-5.iteration-count/actual-start", 4, "figure-2-published"),
    ("thm-5.iteration-count/actual-start", 4, "figure-2-revised"),
    ("thm-11.lipschitz", 0, "figure-2-revised"),
    ("lemma-17", 0, "figure-2-published"),
    ("prop-3!repair", 0, "silu"),
    ("prop-3!repair", 0, "gelu"),
    ("lemma-17/in-total", 0, "gelu"),
)


@pytest.fixture(autouse=True)
def _digits():
    before = mp.dps
    yield
    mp.dps = before


def told(address: str, name: str) -> bool | None:
    """True at every drawn point; None where that code does not speak of it, or too few points meet the hypotheses."""
    try:
        return survives(name, address, text_of(name, address), random.Random(f"{address} {name}"))
    except Unsupported:
        return None


@pytest.mark.sample(6)
@pytest.mark.parametrize(("address", "name"), HOLDS)
def test_what_carries_over_survives_points_of_other_code(address, name):
    assert told(address, name) is not False


def test_most_of_these_are_spoken_of_by_the_other_code():
    quick = [pair for pair in HOLDS if pair[0].startswith(("lemma-19", "lemma-18.", "prop-21.three"))]
    assert [told(*pair) for pair in quick].count(True) >= 4


@pytest.mark.parametrize(("address", "number", "name"), REFUTED)
def test_a_kept_proposal_breaks_the_variant_by_other_code(address, number, name):
    assert is_false_at(reader_of(name, address), text_of(name, address), FURTHER[address][number])


# --- Proposition 21 by brute force -------------------------------------------------------------------------

LOSSES = {
    "hinge": lambda margin: max(Fraction(0), 1 - margin),
    "squared-hinge": lambda margin: max(Fraction(0), 1 - margin) ** 2,
    "square": lambda margin: (1 - margin) ** 2,
}


def wave(shape: str, k: int, s: Fraction) -> Fraction:
    if shape == "zigzag":
        return 1 + sum((-1) ** q * (8 * q - 4) * max(Fraction(0), s + Fraction(1, 2) - q) for q in range(1, k + 1))
    return 1 + sum((-1) ** q * (2 if q == 1 else 4) * max(Fraction(0), s + 1 - q) for q in range(1, k + 1))


def supports(n: int, line: bool) -> list[tuple[int, ...]]:
    """What a head can look at as the temperature vanishes, from 0: a face of the polygon, or an end of the line."""
    if line:
        return sorted({(0,), (n - 1,), tuple(range(n))})
    return sorted({(p,) for p in range(n)} | {tuple(sorted({p, (p + 1) % n})) for p in range(n)} | {tuple(range(n))})


def free(shape: str, loss: str, n: int, bits: tuple[int, ...], rows: list[list[Fraction]], share: Fraction) -> bool:
    for x in itertools.product((0, 1), repeat=n):
        total = share * sum((w for row in rows for w, bit in zip(row, x, strict=True) if bit), Fraction(0))
        label = (-1) ** sum(x[p] for p in bits)
        if LOSSES[loss](label * wave(shape, len(bits), total)) != 0:
            return False
    return True


@pytest.mark.parametrize("line", [False, True])
@pytest.mark.parametrize(("shape", "loss"), [("zigzag", "hinge"), ("zigzag", "square"), ("triangle", "squared-hinge")])
def test_limit_heads_of_risk_zero_stay_by_brute_force(shape, loss, line):
    zero = 0
    for n, k in ((1, 1), (2, 1), (3, 1), (3, 2), (4, 2)):
        for bits in itertools.combinations(range(n), k):
            close = any(min(abs(p - q), n - abs(p - q)) <= 1 for p, q in itertools.combinations(bits, 2))
            for heads in itertools.product(supports(n, line), repeat=k):
                soft = [[Fraction(int(p in head), len(head)) for p in range(n)] for head in heads]
                if close or not free(shape, loss, n, bits, soft, Fraction(1)):
                    continue
                zero += 1
                hard = [[Fraction(int(p == head[0])) for p in range(n)] for head in heads]
                assert free(shape, loss, n, bits, hard, Fraction(1))
                assert sorted(head[0] for head in heads) == sorted(bits)
                assert all(len(head) == 1 for head in heads)
    assert zero >= 5  # the premise is met


def test_more_heads_than_bits_stay_by_brute_force():
    """Four heads for two bits: two sit on each, so they are not all different, and nothing is said of the repair."""
    found = 0
    for heads in itertools.combinations_with_replacement(supports(4, False), 4):
        soft = [[Fraction(int(p in head), len(head)) for p in range(4)] for head in heads]
        if free("zigzag", "squared-hinge", 4, (0, 2), soft, Fraction(1, 2)):
            found += 1
            assert all(len(head) == 1 and head[0] in (0, 2) for head in heads)
    assert found == 1
    more = context(claim_of("prop-21"), model=spec_of("more-heads"))
    assert checks.heads_stay_as_the_repair_says(more).finding is Finding.NOT_RUN
    assert checks.heads_without_circular_neighbours_stay(more).finding is Finding.YES


@pytest.mark.parametrize(
    "spec",
    [
        ModelSpec(loss="logistic"),
        ModelSpec(positions="circle:2"),
        ModelSpec(activation="gelu"),
        ModelSpec(head="zigzag:2"),
        ModelSpec(positions="random:3"),
    ],
)
def test_nothing_is_said_of_proposition_21_where_a_hypothesis_is_missing(spec):
    asked = context(claim_of("prop-21"), model=spec)
    assert checks.heads_without_circular_neighbours_stay(asked).finding is Finding.NOT_RUN
    assert steps.every_bit_has_a_head_of_its_own(asked).finding is Finding.NOT_RUN


def test_a_smaller_distance_or_another_share_is_not_said_for_other_losses():
    claim = claim_of("prop-21")
    for given in ({"gap": "0"}, {"gap": "1/2"}):
        asked = context(claim, model=ModelSpec(loss="hinge"), **given)
        assert checks.heads_without_circular_neighbours_stay(asked).finding is Finding.NOT_RUN
    asked = context(claim, model=ModelSpec(loss="hinge"), majority="1")
    assert steps.every_bit_has_a_head_of_its_own(asked).finding is Finding.NOT_RUN
    assert (
        steps.sum_over_heads_is_half_off(context(claim, model=ModelSpec(loss="hinge"), off="1/3")).finding
        is not Finding.YES
    )


# --- facts of a classifier, positions ----------------------------------------------------------------------


@pytest.mark.parametrize("head", ["zigzag", "triangle"])
def test_the_sharp_classifier_is_that_of_the_other_code(head):
    spec = ModelSpec(head=head)
    for k, step in itertools.product((1, 2, 5), range(41)):
        assert wider.sharp_value(spec, k, Fraction(step, 8)) == wave(head, k, Fraction(step, 8))
    assert wider.needs_a_whole_weight(spec)
    assert wider.counts_are_exact(spec)
    assert not wider.counts_are_exact(ModelSpec(head=f"{head}:2"))


def test_random_positions_are_compared_exactly():
    same = [(Fraction(3, 5), Fraction(4, 5))] * 2
    assert outshone(same) == (1, 2)
    assert outshone([(Fraction(1, 2), Fraction(0)), (Fraction(1), Fraction(0))]) == (1, 2)
    assert outshone([(Fraction(1), Fraction(0)), (Fraction(0), Fraction(1))]) is None
    drawn = context(claim_of("prop-3"), model=ModelSpec(positions="random:1"))
    assert aligned_heads_miss(drawn) is None
    assert aligned_heads_find(drawn).finding is Finding.YES
    assert aligned_heads_find(context(claim_of("prop-3"), model=ModelSpec())) is None


def test_the_square_of_a_right_label_costs_nothing():
    text = text_of("square", "lemma-19.case-1")
    point = {"y": "2", "z": "1/2", "s": "2", "w": "1/2"}  # no labels: the words are about 1 and -1
    assert not is_false_at(reader_of("square", "lemma-19.case-1"), text, point)
    labels = {"y": "-1", "z": "-1", "s": "1", "w": "1"}
    assert not is_false_at(reader_of("square", "lemma-19.case-1"), text, labels)
    assert is_false_at(reader_of("logistic", "lemma-19.case-1"), text, labels)


@pytest.mark.parametrize("address", ["prop-3.alignment", "prop-3.transformer-risk"])
def test_heads_of_equation_2_have_no_token_entries_where_rows_are_trained(address):
    reader, text = reader_of("whole-row", address), text_of("whole-row", address)
    shared = {"n": 2, "k": 1, "x": "10", "i": 1, "p": 2, "tau": "1", "b": "1", "B": [2]}
    assert not is_false_at(reader, text, {**shared, "A": [["9", "0", "0", "1"]]})  # looks at tokens: not such a head
    told = is_false_at(reader, text, {**shared, "A": [["0", "0", "0", "1"]]})
    assert told is (address == "prop-3.transformer-risk")
    row = context(claim_of("prop-3"), model=ModelSpec(trained="row"))
    assert aligned_heads_miss(row) is None
    assert transformer.attention_concentrates_as_the_temperature_vanishes(row).finding is Finding.YES


def test_positions_that_coincide_have_no_average():
    for turns in (2, 3):
        spec = ModelSpec(positions=f"circle:{turns}")
        assert average.average_over_inputs_is_exact(context(claim_of("lemma-18"), model=spec)).finding is Finding.NO
        angles = {p * turns % turns for p in range(turns)}  # of n = F positions, in turns of the circle
        assert len(angles) == 1
