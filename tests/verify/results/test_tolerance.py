"""What counts as the same finding: each class of evidence has its tolerance."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from tests.verify.results.audits import claim_of, constant_between, results_of
from verify.records import Kind
from verify.results import agreement as tolerance
from verify.results.diff import compare


@pytest.mark.parametrize(
    ("kind", "old", "new", "effect"),
    [
        (Kind.CERTIFIED, ("1", "2"), ("1.5", "3"), None),
        (Kind.CERTIFIED, ("1", "2"), ("2.01", "3"), "contradiction"),
        (Kind.ARGUED, ("1", "1"), ("1.000", "1"), None),  # the same number
        (Kind.ARGUED, ("1", "2"), ("1.5", "3"), "changed"),  # compatible, but a proof is exact
        (Kind.EXHAUSTIVE, ("7/8", "7/8"), ("6/8", "6/8"), "contradiction"),
        (Kind.ARGUED, ("0.333", "0.333"), ("0.3333333", "0.3333333"), None),  # printed to other digits
        (Kind.NUMERIC, ("1.617224", "1.617225"), ("1.617226", "1.617227"), None),  # within one unit of the last digit
        (Kind.ARGUED, ("0.333", "0.333"), ("0.335", "0.335"), "contradiction"),
        (Kind.NUMERIC, ("1.617224", "1.617225"), ("1.617229", "1.617230"), "look"),
        (Kind.EMPIRICAL, ("0.2", "0.6"), ("0.5", "0.9"), None),
        (Kind.EMPIRICAL, ("0.2", "0.6"), ("0.7", "0.9"), "look"),
    ],
)
def test_each_class_of_evidence_has_its_tolerance(kind, old, new, effect):
    one, two = (results_of(constant_between(*ends, evidence=kind)) for ends in (old, new))
    found = compare(one, two)
    assert [change.effect for change in found.changes] == ([effect] if effect else [])
    assert found.worse == (effect == "contradiction")
    other = compare(one, msgspec.structs.replace(two, model={"n": 9}))  # of another model: never a contradiction
    assert not other.worse


def test_enclosures_for_another_printed_quantity_do_not_contradict():
    one = results_of(msgspec.structs.replace(constant_between("1", "2"), quantities={"bound": "n"}))
    two = results_of(msgspec.structs.replace(constant_between("3", "4"), quantities={"bound": "n + 1"}))
    found = compare(one, two)
    assert [change.effect for change in found.changes] == ["changed"]
    assert found.changes[0].why == ("formula bound: n -> n + 1",)


def test_slack_is_compared():
    one, two = (results_of(constant_between("1", "2", ratio=ratio)) for ratio in ("42.4", "21.0"))
    assert [(c.what, c.old, c.new) for c in compare(one, two).changes] == [("slack", "42.4", "21.0")]
    assert compare(one, results_of(constant_between("1", "2", ratio="42.5"))).changes == ()


def test_a_constant_at_other_points_is_one_line():
    one = results_of(constant_between("1", "2", at={"tau": "1/8"}))
    two = results_of(constant_between("1", "2", at={"tau": "1"}), model={"n": 8, "temperature": "1"})
    found = compare(one, two)
    assert [(c.what, c.old, c.new, c.effect) for c in found.changes] == [
        ("constant", "at tau = 1/8", "at tau = 1", "changed")
    ]


COUNT = "The heads took their bits in {} of {} (95 % interval {} to {} %)."


@pytest.mark.parametrize(
    ("kind", "old", "new", "agree"),
    [
        (Kind.ARGUED, "equal to 3", "equal to 4", False),
        (Kind.EXHAUSTIVE, "all 240 cases", "all 241 cases", False),
        (Kind.CERTIFIED, "at most 3.14159", "at most 3.2", True),
        (Kind.CERTIFIED, "at most 3.14159", "never", False),
        (Kind.NUMERIC, "about 1.234 at n = 8", "about 1.2345 at n = 8", True),
        (Kind.NUMERIC, "about 1.234 at n = 8", "about 1.237 at n = 8", False),
        (Kind.NUMERIC, "about 1.234 at n = 8", "about 1.234 at n = 9", False),  # a count is exact
        (Kind.EMPIRICAL, COUNT.format(2, 10, "2.5", "55.6"), COUNT.format(4, 10, "12.2", "73.8"), True),
        (Kind.EMPIRICAL, COUNT.format(0, 40, "0.0", "8.8"), COUNT.format(40, 40, "91.2", "100.0"), False),
        (Kind.EMPIRICAL, "most of them", "few of them", False),
    ],
)
def test_summaries_are_compared_by_class(kind, old, new, agree):
    assert tolerance.agree(kind, old, new) is agree
    assert tolerance.agree(kind, old, old)
    sides = [results_of(msgspec.structs.replace(claim_of(), evidence=kind, summary=text)) for text in (old, new)]
    found = compare(*sides)
    assert [change.what for change in found.changes] == ([] if agree else ["finding"])
    assert not found.worse  # only the verdict can be
    moved = kind is Kind.EMPIRICAL and "interval" in old and not agree
    assert all(change.effect == ("look" if moved else "changed") for change in found.changes)


@pytest.mark.parametrize("text", ["1e99999", "1" * 2000, "0x10", "nan", "inf", "", "1/0", "--1", "1e", "१", "1_000"])
def test_what_is_no_sane_number_is_text(text):
    assert tolerance.number(text) is None
    found = compare(results_of(constant_between(text, text)), results_of(constant_between("1", "2")))
    assert [change.effect for change in found.changes] == ["changed"]


def test_numbers_are_exact():
    assert tolerance.number("-1.50e-3") == (Fraction(-3, 2000), Fraction(1, 10**5))
    assert tolerance.number("7/8") == (Fraction(7, 8), 0)
