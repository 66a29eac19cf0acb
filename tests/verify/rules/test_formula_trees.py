"""Formula trees over matrices: what is evaluated is what plain loops give, and nothing else can stand in one."""

from __future__ import annotations

from fractions import Fraction

import pytest
from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected
from verify.rules.formula_trees import ALTERNATING, Language, Leaves, Limits, Sum, Symbol, at, ceiling, order

MATRIX = [[Fraction(1, 2), Fraction(-3), Fraction(2)], [Fraction(5), Fraction(1, 7), Fraction(0)]]
LAST = {"rows": 2, "columns": 3, "most": 3}


def language(**changed):
    words = {
        "arithmetic": ("+", "-", "*", "/", "square", "abs", "sqrt"),
        "symbols": {
            "entry": Symbol(2, lambda m, i, j: ball(at(at(m, i, "row"), j, "column"))),
            "twice": Symbol(1, lambda m, value: 2 * value, of_values=True),
            "sign": ALTERNATING,
        },
        "sums": {"rows": Sum(Leaves.ONE, cost=2), "columns": Sum(), "most": Sum(Leaves.SEVERAL)},
        "whole": {"width": lambda m: len(m[0])},
        "limits": Limits(nodes=40, work=300, depth=12, listed=2),
        "taken": frozenset("m"),
    }
    return Language(**(words | changed))


def value(tree):
    words = language()
    words.admit([tree], LAST)
    return words.value(tree, MATRIX, LAST)


M = MATRIX
TRUE = {
    "all": (
        ["rows", "i", "", ["columns", "j", ["entry", "i", "j"]]],
        sum(map(sum, M)),
        "rows[i, , columns[j, entry[i, j]]]",
    ),
    "but one": (["rows", "i", "2", ["entry", "i", "1"]], M[0][0], "rows[i, 2, entry[i, 1]]"),
    "but some": (["most", "j", ["1", "9"], ["entry", "1", "j"]], M[0][1] + M[0][2], "most[j not 1 9: entry[1, j]]"),
    "but none": (["most", "j", [], "j"], 6, "most[j: j]"),
    "pairs": (
        ["columns", "i", ["most", "j", ["i"], ["*", ["entry", "1", "i"], ["entry", "2", "j"]]]],
        sum(M[0][i] * M[1][j] for i in range(3) for j in range(3) if i != j),
        "columns[i, most[j not i: (entry[1, i] * entry[2, j])]]",
    ),
    "a whole number is an index": (["entry", "1", ["width"]], M[0][2], "entry[1, width]"),
    "and a number": (["twice", ["-", ["width"], "1/2"]], 5, "twice[(width - 1/2)]"),
    "signs": (["columns", "j", ["*", ["sign", "j"], ["square", "j"]]], -1 + 4 - 9, None),
    "size": (["sqrt", ["abs", ["/", "-9", "4"]]], Fraction(3, 2), "sqrt[abs[(-9 / 4)]]"),
}


@pytest.mark.parametrize("name", TRUE)
def test_a_formula_is_worth_what_plain_loops_give(name):
    tree, expected, shown = TRUE[name]
    found = value(tree)
    assert found.contains(ball(expected))
    assert found.rad() < 1e-12
    assert shown is None or language().show(tree) == shown


REFUSED = {
    "an unknown word": ["determinant"],
    "too many parts": ["entry", "1", "2", "3"],
    "nothing to add": ["+"],
    "text": "so it is",
    "an index from outside": ["+", ["columns", "j", "j"], "j"],
    "an index twice": ["columns", "j", ["columns", "j", "j"]],
    "an index that has a meaning": ["columns", "m", "m"],
    "a long index": ["columns", "jj", "1"],
    "a list left out where one may be": ["rows", "i", ["1"], "1"],
    "one left out where a list is": ["most", "j", "1", "1"],
    "a long list left out": ["most", "j", ["1", "2", "3"], "1"],
    "left out beyond the end": ["rows", "i", "3", "1"],
    "half an index": ["entry", "1", "3/2"],
    "a formula as an index": ["entry", "1", ["+", "1", "1"]],
    "row zero": ["entry", "0", "1"],
    "beyond the end": ["entry", "3", "1"],
    "not in lowest terms": "2/4",
    "a number": 1,
    "no operation": [],
    "many nodes": ["+", *["1"] * 40],
    "long work": ["columns", "i", ["columns", "j", ["columns", "p", ["columns", "q", ["+", "1", "1", "1"]]]]],
}


@pytest.mark.parametrize("name", REFUSED)
def test_nothing_else_is_a_formula(name):
    with pytest.raises(Rejected):
        value(REFUSED[name])


@pytest.mark.parametrize("inside", ["so it is", ["entry", "1", "so it is"], ["columns", "j", "i1"], ["+", "j"]])
def test_no_text_enters_through_a_sum_over_nothing(inside):
    language().admit([["rows", "i", "1", "i"]], {**LAST, "rows": 1})
    with pytest.raises(Rejected, match="number in a formula"):
        language().admit([["rows", "i", "1", inside]], {**LAST, "rows": 1})


def test_the_limits_are_met_exactly():
    value(["+", *["1"] * 39])
    deep = "1"
    for _ in range(12):
        deep = ["abs", deep]
    value(deep)
    with pytest.raises(Rejected, match="deeply"):
        value(["abs", deep])
    tree = ["columns", "i", ["rows", "j", "", "1"]]
    language().admit([tree], LAST, nested=2)
    language().admit([tree], LAST, nested=1, among=("rows",))
    with pytest.raises(Rejected, match="nested"):
        language().admit([tree], LAST, nested=1)
    work = 1 + 3 * (1 + 2 * (2 + 1))  # a term of rows costs two beside its body
    language(limits=Limits(40, work, 12)).admit([tree], LAST)
    with pytest.raises(Rejected, match="large"):
        language(limits=Limits(40, work - 1, 12)).admit([tree], LAST)


def test_the_order_of_two_numbers_is_told_only_where_it_is_certain():
    assert order(lambda: (arb(1) / 3, arb(2).sqrt()), 5) == ("<", "0.33333", "1.4142")
    tiny = arb(2) ** -300
    assert order(lambda: (1 + tiny, arb(1)), 3)[0] == ">"  # not at 96 bits, nor at 256
    assert order(lambda: (arb(2), arb(2)), 3)[0] == "="
    with pytest.raises(Rejected, match="undecided"):
        order(lambda: (arb(2).sqrt() * arb(2).sqrt(), arb(2)), 3)
    with pytest.raises(Rejected, match="undecided"):
        order(lambda: (arb("nan"), arb(2)), 3)
    before = ctx.prec
    sign, *_ = language().compare((["entry", "1", "1"], "1/2"), lambda: MATRIX, LAST, 3)
    assert (sign, ctx.prec) == ("=", before)


def test_a_ceiling_is_certain_or_none():
    assert [ceiling(arb(z)) for z in ("2.5", "3", "-0.5", "0")] == [3, 3, 0, 0]
    for z in (arb(3, 0.1), arb("nan"), arb("inf")):
        with pytest.raises((Rejected, ValueError, OverflowError)):
            ceiling(z)
