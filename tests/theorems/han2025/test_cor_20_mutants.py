"""Corollary 20: mutants that must fall, and rewrites that must not."""

from __future__ import annotations

import pytest

from numerics.frozen.hard_bounds import DOMAIN
from numerics.parity.model import ModelSpec
from tests.theorems.helpers import Court, claim_of
from theorems.han2025.cor_20 import numbers as cor_20_numbers
from verify.records import Finding, Kind, Scope, Verdict

CLAIM = claim_of("cor-20")

HOLDS, REFUTED, OPEN, VACUOUS = Verdict.HOLDS, Verdict.REFUTED, Verdict.OPEN, Verdict.VACUOUS


def _check(reading):
    return next(r for r in CLAIM.readings if r.id == reading).checks[0]


WRONG = [
    "1 - 2*m/2**ceil((n+1)/m)",  # n - 1 -> n + 1
    "1 - m/2/2**ceil((n-1)/m)",  # 2m -> m/2
    "1 - 2/2**ceil((n-1)/m) + 2/2**(2*n)",  # a little more than the exact value for one head
    "1 - 2*m/2**(n-1)",  # the division by m forgotten
    "1 - 1/2**ceil((n-1)/m)",
    "1 - 1.999*m/2**ceil(n/m)",
    "1 - 2**(1-n)*(1 + max(0, m-1)*(n-1)) + 1/2**(3*n)",  # just above the minimax of one and two heads
    "1 - sqrt(3)*m/2**ceil(n/m)",
    "1",
    "2*n",
]
RIGHT = [
    "1 - (m+m)/2**ceil((n-1)/m)",  # the same, rewritten
    "1 - 2*m/2**ceil(n/m)",  # sharper: the pigeonhole needs one position only
    "1 - 3*m/2**ceil((n-1)/m)",
    "1 - 2*m/2**floor((n-1)/m)",  # ceil -> floor makes it weaker
    "1 - m/2**ceil((n-1)/m)",  # stronger than printed, and still true
    "1 - sqrt(5)*m/2**ceil((n-1)/m)",
]


@pytest.mark.sample(5)
@pytest.mark.parametrize("text", WRONG)
def test_wrong_bounds_are_refuted(text):
    court = Court(CLAIM, bound=text)
    assert court.reading("literal") is REFUTED
    assert court.evidence(CLAIM.readings[0].checks[0]).certificates


@pytest.mark.slow
@pytest.mark.sample(3)
@pytest.mark.parametrize("text", RIGHT)
def test_true_bounds_are_not_refuted(text):
    court = Court(CLAIM, bound=text)
    assert court.reading("literal") is not REFUTED
    found = court.evidence(CLAIM.readings[0].checks[0])
    if found.finding is Finding.YES:  # only by proof: a comparison at finitely many points never says so
        assert (found.kind, found.domain) == (Kind.ARGUED, "all n, m >= 1")
    else:
        assert DOMAIN in found.summary


PRINTED = "1 - 2*m/2**ceil((n-1)/m)"


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "text",
    [
        PRINTED + " + max(0, min(n - 24, 1))",  # false only beyond n = 24
        PRINTED + " + max(0, min(n - 101, 1))",
        PRINTED + " + max(0, min(n - 5000, 1))",
        PRINTED + " + 1000*max(0, m - n - 1)",  # false only with many more heads than positions
        PRINTED + " + 1000*max(0, m - 999)",
    ],
)
def test_bounds_that_fail_far_out_are_refuted_at_quick(text):
    court = Court(CLAIM, bound=text)
    assert court.rule([_check("literal")]).verdict is REFUTED
    assert court.rule([_check("every-size")]).verdict is REFUTED


@pytest.mark.slow
@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "text",
    [
        "1 - 200000000*m/2**ceil((n-1)/m)",
        PRINTED + " + max(0, min(n - 24, 1))",
        f"max(0, {PRINTED})",
        "0 - 1/m",
        "1/n",
        "1/(n-4) - 1/(n-4)",
    ],
)
def test_profiles_do_not_contradict_each_other(text, monkeypatch):
    """The court of the standard profile, with only a few of its enumerations: the points are the same."""
    monkeypatch.setattr(cor_20_numbers, "SIZES", (cor_20_numbers.SIZES[0], ((5, 1), (5, 2))))
    quick, more = (Court(CLAIM, bound=text, profile=name) for name in ("quick", "standard"))
    informative = CLAIM.readings[0].checks[1]
    assert quick.evidence(informative) == more.evidence(informative)
    assert quick.step("final") is more.step("final")
    for reading in ("literal", "every-size"):
        assert quick.reading(reading) is more.reading(reading)
    if "200000000" in text:
        assert quick.reading("literal") is HOLDS


@pytest.mark.slow
def test_where_nothing_was_seen_to_be_positive_vacuity_needs_the_far_sizes():
    assert Court(CLAIM, bound="1 - 10**5000*m/2**ceil((n-1)/m)").reading("literal") is OPEN
    assert Court(CLAIM, bound="max(0, min(1, n - 20000))").reading("literal") is REFUTED  # n heads have risk 0
    assert Court(CLAIM, bound="0 - 1/m").reading("every-size") is VACUOUS


@pytest.mark.parametrize(
    ("n", "m", "certified"), [(10, 10, True), (12, 13, True), (12, 12, True), (13, 13, False), (2, 1000, True)]
)
def test_bounds_that_fail_at_one_size_are_refuted(n, m, certified):
    court = Court(CLAIM, bound=f"max(0, {PRINTED}) + max(0, 1 - (n-{n})**2 - (m-{m})**2)/1000")
    assert court.rule([_check("literal")]).verdict is REFUTED
    found = court.evidence(_check("literal"))
    assert bool(found.certificates) is certified
    assert f"n = {n}, m = {m}" in found.summary


def test_a_formula_without_a_value_is_said_to_have_none():
    court = Court(CLAIM, bound="0*n/(n-4)", subset_size="0/(n-4)")
    found = court.evidence(_check("literal"))
    assert found.finding is Finding.UNKNOWN
    assert court.reading("literal") is OPEN
    assert all(words in found.summary for words in ("n = 4", "has no value"))
    for step, reading in (("count", "at-least"), ("final", None)):
        assert court.step(step, reading) is OPEN
    assert court.step("count") is REFUTED  # it is zero where it has a value


@pytest.mark.slow
def test_a_bound_can_hold_for_some_set_and_fail_for_the_smallest_ones():
    court = Court(CLAIM, bound="1 - m/2**ceil((n-1)/m)")
    assert court.reading("literal") is OPEN  # right wherever it was tried, and not proved
    assert court.reading("every-size") is REFUTED


def test_a_bound_that_fails_only_beyond_the_checker_is_refuted_by_the_closed_form():
    court = Court(CLAIM, bound="1 - 2*m/2**ceil((n-1)/m) + max(0, min(n - 20, 1))")
    assert court.reading("literal") is REFUTED


@pytest.mark.slow
def test_between_what_is_proved_and_what_is_attained_the_answer_is_open():
    """At n = 7, m = 3 the proved bound is 21/32 and the quick profile knows no heads."""
    court = Court(CLAIM, bound="(1 - min(1, (n-7)**2 + (m-3)**2)) * 43/64")
    assert court.reading("literal") is OPEN


@pytest.mark.parametrize("text", ["0", "0 - n", "0 - 1/m"])
def test_a_bound_that_says_nothing_is_vacuous(text):
    assert Court(CLAIM, bound=text).reading("literal") is VACUOUS


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("2", HOLDS),
        ("1 + 1", HOLDS),
        ("1.99", HOLDS),
        ("sqrt(3)", HOLDS),
        ("2.0001", REFUTED),
        ("sqrt(5)", REFUTED),
        ("4", REFUTED),
        ("10**200", REFUTED),
    ],
)
def test_pair_loss(text, verdict):
    assert Court(CLAIM, pair_loss=text).step("pair-loss") is verdict


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("2**n - m*2**(n - ceil((n-1)/m) + 1)", HOLDS),
        ("2**n - (m+1)*2**(n - ceil((n-1)/m) + 1)", HOLDS),
        ("2**n - m*2**(n - ceil((n-1)/m))", REFUTED),
        ("2**n - m*2**(n - ceil((n-1)/m) + 1) + 1", REFUTED),
        ("2**n - m*2**(n - ceil(n/m) + 1)", REFUTED),
        ("0", HOLDS),
        ("10**12", REFUTED),
        ("-10**6", HOLDS),
        ("2**n - m*2**(n - ceil((n-1)/m) + 1) + 2**n*max(0, min(1, n-24))", REFUTED),
        ("sqrt(2)*sqrt(2)", REFUTED),
    ],
)
def test_size_of_the_subset(text, verdict):
    court = Court(CLAIM, subset_size=text)
    assert court.step("count", "at-least") is verdict
    assert court.step("count") is REFUTED
    assert court.step("count", "size") is REFUTED


@pytest.mark.slow
def test_the_last_line_follows_from_what_is_judged():
    assert Court(CLAIM, bound="1 - 3*m/2**ceil((n-1)/m)").step("final") is HOLDS
    assert Court(CLAIM, bound="1 - m/2**ceil((n-1)/m)").step("final") is REFUTED
    assert Court(CLAIM, subset_size="2**n - m*2**(n - ceil((n-1)/m))").step("final") is HOLDS
    assert Court(CLAIM, pair_loss="1").step("final") is REFUTED
    assert Court(CLAIM, pair_loss="sqrt(3)").step("final") is REFUTED
    assert Court(CLAIM, bound="10**200").step("final") is REFUTED
    assert Court(CLAIM, bound=f"max(0, {PRINTED})").step("final") is HOLDS  # no subset has a negative size
    assert Court(CLAIM, subset_size="0 - n", bound="0").step("final") is HOLDS
    assert Court(CLAIM, subset_size="2**n + 7", bound="1").step("final") is HOLDS


@pytest.mark.parametrize(
    ("model", "refuted"),
    [
        (ModelSpec(loss="logistic"), {"literal", "every-size"}),  # the output 0 costs log 2 only
        (ModelSpec(inputs="bernoulli:1/3"), set()),
    ],
)
def test_other_losses_and_inputs_are_refuted_by_the_output_zero_or_left_open(model, refuted):
    court = Court(CLAIM, model=model)
    assert court.step("pair-loss") is OPEN
    assert court.step("final") is OPEN
    assert court.repair() is HOLDS  # its words fix the loss and the inputs
    assert {reading.id: court.reading(reading.id) for reading in CLAIM.readings if reading.checks} == {
        reading.id: REFUTED if reading.id in refuted else OPEN for reading in CLAIM.readings if reading.checks
    }
    assert court.evidence(CLAIM.readings[0].checks[1]).scope is Scope.INFORMATIVE
    assert CLAIM.constants[0](court.ctx) == ()
    assert "squared hinge loss and uniform bits" in CLAIM.figures[0](court.ctx).caption


@pytest.mark.slow
@pytest.mark.parametrize("loss", ["hinge", "square"])
def test_losses_under_which_opposed_labels_cost_as_much_or_more(loss):
    """Of two opposed labels one output costs at least 2 under each of these; ties in a mean are another matter."""
    court = Court(CLAIM, model=ModelSpec(loss=loss))
    assert {court.step("pair-loss"), court.step("final"), court.repair()} == {HOLDS}
    assert {reading.id: court.reading(reading.id) for reading in CLAIM.readings} == {
        "literal": HOLDS,
        "every-size": HOLDS,
        "any-maximiser": OPEN,
        "averaged-ties": OPEN,
    }


@pytest.mark.slow
def test_other_activations_and_head_counts_change_nothing():
    assert Court(CLAIM, model=ModelSpec(activation="gelu", m=5, positions="line")).reading("literal") is HOLDS
