"""Corollary 20: its verdicts, mutants that must fall, rewrites that must not, and forged certificates."""

from __future__ import annotations

import copy
from fractions import Fraction
from itertools import product

import pytest

from numerics.frozen.hard_bounds import DOMAIN
from numerics.parity.model import ModelSpec
from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.cor_20 import numbers as cor_20_numbers
from theorems.han2025.cor_20.argument import losses_of_opposed_labels
from theorems.han2025.cor_20.checks import the_argument_in_general
from theorems.han2025.cor_20.numbers import gap_against_the_number_of_positions
from verify.checker import Rejected, check_body, digest, establish, seal
from verify.records import Finding, Kind, Scope, Verdict

CLAIM = claim_of("cor-20")

HOLDS, REFUTED, OPEN, VACUOUS = Verdict.HOLDS, Verdict.REFUTED, Verdict.OPEN, Verdict.VACUOUS


@pytest.fixture(scope="module")
def printed():
    return Court(CLAIM)


# ------------------------------------------------------------------------------------------------ as printed


def test_readings(printed):
    assert printed.reading("literal") is HOLDS
    assert printed.reading("every-size") is HOLDS
    assert printed.reading("any-maximiser") is REFUTED
    assert printed.reading("averaged-ties") is REFUTED
    assert printed.repair() is HOLDS
    assert printed.rule(CLAIM.readings[0].checks).evidence is Kind.ARGUED


@pytest.mark.parametrize(("step", "verdict"), [
    ("pigeonhole", HOLDS), ("subset", HOLDS), ("never-attended", REFUTED), ("flip-invariance", HOLDS),
    ("pair-loss", HOLDS), ("count", REFUTED), ("final", HOLDS),
])
def test_steps(printed, step, verdict):
    assert printed.step(step) is verdict


@pytest.mark.parametrize(("step", "reading", "verdict"), [
    ("never-attended", "distinct", HOLDS), ("never-attended", "fixed-order", HOLDS), ("count", "size", REFUTED),
    ("count", "at-least", HOLDS),
])
def test_readings_of_steps(printed, step, reading, verdict):
    assert printed.step(step, reading) is verdict


def test_every_step_has_a_printed_and_a_derived_formula(printed):
    for step in CLAIM.steps:
        assert step.printed
        assert any(printed.evidence(check).derived for check in step.checks)


def test_algebra_of_the_argument():
    assert the_argument_in_general() == []
    assert losses_of_opposed_labels() == []


def test_the_first_size_at_which_averaged_ties_break_the_bound_is_nine(printed):
    body = printed.evidence(_check("averaged-ties")).certificates[0].body
    assert (body["n"], body["value"], body["claimed"]) == (9, "125/126", "127/128")


def _check(reading):
    return next(r for r in CLAIM.readings if r.id == reading).checks[0]


def test_a_choice_among_ties_that_looks_at_the_input_breaks_the_bound_at_three_positions(printed):
    body = printed.evidence(_check("any-maximiser")).certificates[0].body
    assert (body["n"], body["value"], body["claimed"]) == (3, "1/3", "1/2")
    assert Court(CLAIM, bound="max(0, 1 - 2/2**(n-1)) * max(0, min(1, n-3))").evidence(
        _check("any-maximiser")).certificates[0].body["value"] == "17/24"
    assert Court(CLAIM, bound="1/n").reading("any-maximiser") is OPEN


def test_summaries_name_their_conditions(printed):
    literal, sized = (printed.evidence(_check(reading)).summary for reading in ("literal", "every-size"))
    assert literal.startswith("It stands if ties are broken by a fixed order of the positions, a rule that does not")
    assert "7, 19, 49, 127, 999" in literal
    assert "32 of 64" in literal
    assert sized.startswith("For every k from 1 to n")
    assert "k = 1 decides" in sized
    positive = printed.evidence(CLAIM.readings[0].checks[1]).summary
    assert "at n = 24, 100, 300, 1000, 10000 for m up to 7, 19, 49, 127, 999" in positive
    assert CLAIM.readings[0].checks[1] is CLAIM.readings[1].checks[1]
    assert "squared hinge loss and uniform bits" in CLAIM.repair.text
    assert "for which every classifier on top" in CLAIM.statement


def test_count_is_shown_where_the_subset_is_not_empty(printed):
    step = next(step for step in CLAIM.steps if step.id == "cor-20.count")
    found = printed.evidence(step.checks[0])
    assert (found.certificates[0].body["inside"], found.certificates[0].body["outside"]) == (12, 4)
    assert "the number is right" in found.summary
    assert "the number is right" not in Court(CLAIM, subset_size="2**n").evidence(step.checks[0]).summary
    size = step.readings[1].checks[0]
    assert "is attained" in printed.evidence(size).summary


# ---------------------------------------------------------------------------------------- mutants and rewrites

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


@pytest.mark.parametrize("text", WRONG)
def test_wrong_bounds_are_refuted(text):
    court = Court(CLAIM, bound=text)
    assert court.reading("literal") is REFUTED
    assert court.evidence(CLAIM.readings[0].checks[0]).certificates


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


@pytest.mark.parametrize("text", [
    PRINTED + " + max(0, min(n - 24, 1))",  # false only beyond n = 24
    PRINTED + " + max(0, min(n - 101, 1))",
    PRINTED + " + max(0, min(n - 5000, 1))",
    PRINTED + " + 1000*max(0, m - n - 1)",  # false only with many more heads than positions
    PRINTED + " + 1000*max(0, m - 999)",
])
def test_bounds_that_fail_far_out_are_refuted_at_quick(text):
    court = Court(CLAIM, bound=text)
    assert court.rule([_check("literal")]).verdict is REFUTED
    assert court.rule([_check("every-size")]).verdict is REFUTED


@pytest.mark.parametrize("text", [
    "1 - 200000000*m/2**ceil((n-1)/m)", PRINTED + " + max(0, min(n - 24, 1))", f"max(0, {PRINTED})", "0 - 1/m", "1/n",
    "1/(n-4) - 1/(n-4)",
])
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


def test_where_nothing_was_seen_to_be_positive_vacuity_needs_the_far_sizes():
    assert Court(CLAIM, bound="1 - 10**5000*m/2**ceil((n-1)/m)").reading("literal") is OPEN
    assert Court(CLAIM, bound="max(0, min(1, n - 20000))").reading("literal") is REFUTED  # n heads have risk 0
    assert Court(CLAIM, bound="0 - 1/m").reading("every-size") is VACUOUS


@pytest.mark.parametrize(("n", "m", "certified"), [(10, 10, True), (12, 13, True), (12, 12, True), (13, 13, False),
                                                   (2, 1000, True)])
def test_bounds_that_fail_at_one_size_are_refuted(n, m, certified):
    court = Court(CLAIM, bound=f"max(0, {PRINTED}) + max(0, 1 - (n-{n})**2 - (m-{m})**2)/1000")
    assert court.rule([_check("literal")]).verdict is REFUTED
    found = court.evidence(_check("literal"))
    assert bool(found.certificates) is certified
    assert f"n = {n}, m = {m}" in found.summary


def test_a_formula_without_a_value_is_said_to_have_none():
    court = Court(CLAIM, bound="0*n/(n-4)", subset_size="0/(n-4)")
    found = court.evidence(_check("literal"))
    assert found.finding is Finding.NO
    assert all(words in found.summary for words in ("n = 4", "has no value"))
    for step, reading in (("count", None), ("count", "at-least"), ("final", None)):
        assert court.step(step, reading) is OPEN


def test_a_bound_can_hold_for_some_set_and_fail_for_the_smallest_ones():
    court = Court(CLAIM, bound="1 - m/2**ceil((n-1)/m)")
    assert court.reading("literal") is OPEN  # right wherever it was tried, and not proved
    assert court.reading("every-size") is REFUTED


def test_a_bound_that_fails_only_beyond_the_checker_is_refuted_by_the_closed_form():
    court = Court(CLAIM, bound="1 - 2*m/2**ceil((n-1)/m) + max(0, min(n - 20, 1))")
    assert court.reading("literal") is REFUTED


def test_between_what_is_proved_and_what_is_attained_the_answer_is_open():
    """At n = 7, m = 3 the proved bound is 21/32 and the quick profile knows no heads."""
    court = Court(CLAIM, bound="(1 - min(1, (n-7)**2 + (m-3)**2)) * 43/64")
    assert court.reading("literal") is OPEN


@pytest.mark.parametrize("text", ["0", "0 - n", "0 - 1/m"])
def test_a_bound_that_says_nothing_is_vacuous(text):
    assert Court(CLAIM, bound=text).reading("literal") is VACUOUS


def test_averaged_ties_do_not_refute_a_weak_bound():
    assert Court(CLAIM, bound="1 - n/2**((n-1)/2)").reading("averaged-ties") in (OPEN, REFUTED)
    assert Court(CLAIM, bound="1 - 1/n").reading("averaged-ties") is OPEN
    assert Court(CLAIM, bound="1 - sqrt(2)/2**(n-1)").reading("averaged-ties") is REFUTED


@pytest.mark.parametrize(("text", "verdict"), [
    ("2", HOLDS), ("1 + 1", HOLDS), ("1.99", HOLDS), ("sqrt(3)", HOLDS), ("2.0001", REFUTED), ("sqrt(5)", REFUTED),
    ("4", REFUTED), ("10**200", REFUTED),
])
def test_pair_loss(text, verdict):
    assert Court(CLAIM, pair_loss=text).step("pair-loss") is verdict


@pytest.mark.parametrize(("text", "verdict"), [
    ("2**n - m*2**(n - ceil((n-1)/m) + 1)", HOLDS), ("2**n - (m+1)*2**(n - ceil((n-1)/m) + 1)", HOLDS),
    ("2**n - m*2**(n - ceil((n-1)/m))", REFUTED), ("2**n - m*2**(n - ceil((n-1)/m) + 1) + 1", REFUTED),
    ("2**n - m*2**(n - ceil(n/m) + 1)", REFUTED), ("0", HOLDS), ("10**12", REFUTED), ("-10**6", HOLDS),
    ("2**n - m*2**(n - ceil((n-1)/m) + 1) + 2**n*max(0, min(1, n-24))", REFUTED), ("sqrt(2)*sqrt(2)", REFUTED),
])
def test_size_of_the_subset(text, verdict):
    court = Court(CLAIM, subset_size=text)
    assert court.step("count", "at-least") is verdict
    assert court.step("count") is REFUTED
    assert court.step("count", "size") is REFUTED


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


@pytest.mark.parametrize("model", [
    ModelSpec(loss="logistic"), ModelSpec(loss="hinge"), ModelSpec(inputs="bernoulli:1/3"),
])
def test_other_losses_and_inputs_are_left_open(model):
    court = Court(CLAIM, model=model)
    assert court.reading("literal") is OPEN
    assert court.step("pair-loss") is OPEN
    assert court.step("final") is OPEN
    assert court.repair() is OPEN
    assert {reading.id: court.reading(reading.id) for reading in CLAIM.readings} == dict.fromkeys(
        (reading.id for reading in CLAIM.readings), OPEN)
    assert court.evidence(CLAIM.readings[0].checks[1]).scope is Scope.INFORMATIVE
    assert CLAIM.constants[0](court.ctx) == ()
    assert "squared hinge loss and uniform bits" in CLAIM.figures[0](court.ctx).caption


def test_other_activations_and_head_counts_change_nothing():
    assert Court(CLAIM, model=ModelSpec(activation="gelu", m=5, positions="line")).reading("literal") is HOLDS


# ------------------------------------------------------------------------------------------ numbers and figure


def test_constants_are_exact_and_in_order():
    rows = CLAIM.constants[0](context(CLAIM))
    table = {(row.name, row.at["n"], row.at["m"]): row for row in rows}
    assert table["bound", 4, 1].paper == "0.75"
    assert table["bound", 4, 1].best_lower == table["bound", 4, 1].best_upper == "0.875"
    assert table["what the bound lacks to 1", 4, 1].ratio == "2"
    own = table["bound", 8, 3]
    assert Fraction(own.paper) < Fraction(own.best_lower) <= Fraction(own.best_upper)
    assert own.kind is Kind.EXHAUSTIVE
    (witness,) = own.certificates
    assert "is at most 105/128" in establish(witness.body)
    assert Fraction(witness.body["value"]) == Fraction(own.best_upper)


def test_an_upper_end_that_no_certificate_holds_is_only_computed():
    rows = CLAIM.constants[0](context(CLAIM, model=ModelSpec(n=12, m=7)))
    own = next(row for row in rows if row.at == {"n": 12, "m": 7})
    assert (own.kind, own.certificates) == (Kind.NUMERIC, ())


def test_figure_is_deterministic():
    ctx = context(CLAIM)
    first, second = gap_against_the_number_of_positions(ctx), gap_against_the_number_of_positions(ctx)
    assert first.svg == second.svg
    assert first.svg.lstrip().startswith("<?xml")


# ------------------------------------------------------------------------------------------------ certificates


def _head(positions, token):
    return {"positions": positions, "token": token}


SAMPLES = {
    "minimax": {"kind": "hard-minimax", "n": 3, "m": 2, "k": None, "representation": "tuple", "value": "1/4",
                "heads": [_head([1, 2, 3], 1), _head([3, 2, 1], 1)], "distinct_heads": 27, "examined": 12},
    "minimax-mean": {"kind": "hard-minimax", "n": 2, "m": 1, "k": 1, "representation": "mean", "value": "1/2",
                     "heads": [_head([1, 2], 1)], "distinct_heads": 6, "examined": 2},
    "witness": {"kind": "hard-witness", "n": 4, "m": 1, "k": None, "representation": "tuple", "value": "7/8",
                "heads": [_head([2, 1, 3, 4], 0)], "claimed": "8/9"},
    "count": {"kind": "hard-subset-count", "n": 4, "m": 2, "heads": [_head([1, 2, 3, 4], 1), _head([1, 2, 3, 4], 1)],
              "inside": 8, "outside": 8, "claimed": "0", "relation": "equal"},
    "tie-average": {"kind": "tie-average", "n": 9, "value": "125/126", "claimed": "127/128"},
    "upper": {"kind": "hard-witness", "n": 3, "m": 2, "k": None, "representation": "tuple", "value": "1/4",
              "heads": [_head([1, 2, 3], 1), _head([3, 2, 1], 1)], "claimed": None},
    "tie-selection": {"kind": "tie-selection", "n": 3, "selection": [1, 1, 1, 3, 1, 2, 2, 3], "value": "1/3",
                      "claimed": "1/2"},
    "tied-scores": {"kind": "tied-scores", "n": 3, "position_scores": ["1", "0", "1"], "token_scores": ["0", "2"],
                    "ranking": [3, 1, 2], "x": [1, 0, 1], "p": 1},
    "pair-loss": {"kind": "pair-loss", "loss": "squared-hinge", "output": "1/10", "claimed": "21/10"},
    "final": {"kind": "hard-final", "n": 4, "subset_size": "8", "pair_loss": "2", "bound": "3/4"},
}


def _places(value, path=()):
    if path:
        yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from _places(child, (*path, key))


def _forgeries(value):
    if value is None:
        return [1, 0, "tuple", True]
    if isinstance(value, int):
        return [value + 1, value - 1, -value - 1, 10**30, str(value), bool(value), None, [value]]
    if isinstance(value, str):
        made = [value + "0", value[:-1], "", "1/3", "-2", "nan", "1e9", "2/4", 1, None]
        made += ["mean", "tuple", "square", "at-least"]
        return [new for new in made if new != value]
    if isinstance(value, list):
        return [value[:-1], [*value, *value[-1:]], value[::-1], [], {}, None, "x" * 10]
    return [{}, {**value, "more": 1}, []]


def _replace(body, path, new):
    forged = copy.deepcopy(body)
    node = forged
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = new
    return forged


@pytest.mark.parametrize("name", sorted(SAMPLES))
def test_forged_certificates_are_rejected_field_by_field(name):
    sealed = seal(SAMPLES[name])
    assert check_body(sealed) == sealed["says"]
    for path, value in _places(sealed):
        for new in _forgeries(value):
            forged = _replace(sealed, path, new)
            if repr(forged) == repr(sealed) or path == ("digest",):  # repr tells 1 from True
                continue
            with pytest.raises(Rejected):
                check_body({**forged, "digest": digest(forged)})


@pytest.mark.parametrize("name", sorted(SAMPLES))
def test_fields_may_be_neither_missing_nor_unknown(name):
    body = SAMPLES[name]
    for field in body:
        with pytest.raises(Rejected):
            establish({key: value for key, value in body.items() if key != field})
    with pytest.raises(Rejected):
        establish({**body, "note": "trust me"})


def test_a_value_that_some_heads_undercut_is_rejected():
    """The given heads have worst risk 1/2, but others do better: it is not the minimax."""
    body = {**SAMPLES["minimax"], "value": "1/2", "heads": [_head([1, 2, 3], 1), _head([1, 2, 3], 0)]}
    with pytest.raises(Rejected, match="do better"):
        establish(body)


@pytest.mark.parametrize(("n", "m", "representation"), [
    (8, 4, "tuple"), (8, 2, "tuple"), (8, 4, "mean"), (6, 4, "mean"),
])
def test_sizes_beyond_the_checker_are_rejected_at_once(n, m, representation):
    body = {**SAMPLES["minimax"], "n": n, "m": m, "representation": representation,
            "heads": [_head(list(range(1, n + 1)), 1)] * m}
    with pytest.raises(Rejected, match="more than this checker takes"):
        establish(body)


def test_a_true_bound_has_no_witness():
    for claimed, value in product(("7/8", "3/4", "0"), ("7/8", "3/4")):
        with pytest.raises(Rejected):
            establish({**SAMPLES["witness"], "claimed": claimed, "value": value})


def test_the_position_of_a_tie_must_be_a_maximiser():
    body = {"kind": "tied-scores", "n": 4, "position_scores": ["5", "1", "1", "0"], "token_scores": ["0", "1"],
            "ranking": [1, 2, 3, 4], "x": [0, 1, 1, 0], "p": 3}
    with pytest.raises(Rejected, match="not among the maximisers"):
        establish(body)


@pytest.mark.parametrize("change", [
    {"subset_size": "-8"}, {"pair_loss": "-2"}, {"subset_size": "-8", "pair_loss": "-2"}, {"subset_size": "17"},
    {"m": 0}, {"m": 10**6},
])
def test_sizes_and_losses_of_the_last_line_are_possible_ones(change):
    with pytest.raises(Rejected):
        establish({**SAMPLES["final"], **change})


@pytest.mark.parametrize("change", [
    {"selection": [1, 1, 1, 4, 1, 2, 2, 3]}, {"selection": [1] * 8}, {"selection": [1] * 4}, {"claimed": "1/3"},
    {"value": "1/4"}, {"n": 2},
])
def test_selections_are_positions_and_their_risk_is_computed(change):
    with pytest.raises(Rejected):
        establish({**SAMPLES["tie-selection"], **change})


def test_many_heads_are_counted_within_the_checkers_means():
    heads = [_head([min(i, 3)], 1) for i in range(1, 1001)]
    body = {**SAMPLES["upper"], "m": 1000, "heads": heads, "value": "0", "claimed": "1/1000"}
    assert "998 times (3) with token 1" in establish(body)
    with pytest.raises(Rejected, match="more than this checker takes"):
        establish({**body, "n": 12})
