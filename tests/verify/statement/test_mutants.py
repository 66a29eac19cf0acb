"""Mutants come from the statement; the search refutes those of a sharp one, and none that is weaker."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from verify.statement import read_prelude, read_statement
from verify.statement.formula import FormulaError, read_formula
from verify.statement.mutate import FAR, ONE_SIZE, false_far_away, is_different, mutants, mutated
from verify.statement.search import Budget, refute

PRELUDE = read_prelude("""
names n, p, q : nat
names s, t, c : real
names x : bits(n)
""").with_quantities({"bound": ("n*(n + 1)/2", ("n",))})
TEXT = """
exists c > 0
for_all n >= 1, 0 < s <= 1, x : bits(n)
given n > 2, s != 3
let twice(t) = t + t
says sum(x[p]*p for p in span(1, n) if p != 2) + sqrt(s)**2 - c <= twice(bound(n)) and some(x[q] for q in span(1, n))
"""


def test_every_kind_of_slip_is_made_once():
    statement = read_statement(TEXT, PRELUDE)
    found = list(mutants(statement))
    kinds = Counter(m.kind for m in found)
    assert {
        "sign",
        "constant",
        "exponent",
        "strictness",
        "direction",
        "range",
        "quantifier",
        "root",
        "fold",
        "dropped hypothesis",
        "domain constant",
        "domain strictness",
    } <= set(kinds)
    digests = [m.statement.digest for m in found]
    assert len(set(digests)) == len(digests)
    assert statement.digest not in digests
    assert any(m.where == "bound" for m in found)


def test_what_a_mutant_says_is_one_slip_away():
    texts = {
        m.statement.text.splitlines()[-1]
        for m in mutants(read_statement("for_all n >= 1\nsays n**2 + 1 <= 2**n", PRELUDE))
        if m.where == "says"
    }
    assert "says n**3 + 1 <= 2**n" in texts
    assert "says n**2 - 1 <= 2**n" in texts
    assert "says n**2 + 1 < 2**n" in texts
    assert "says n**2 + 1 >= 2**n" in texts
    assert "says n**2 + 1 <= 3**n" in texts


@pytest.mark.long
def test_mutants_of_a_sharp_statement_are_refuted():
    sharp = read_statement("for_all n >= 1, x : bits(n)\nsays sum(x[p]*p for p in span(1, n)) <= bound(n)", PRELUDE)
    assert refute(sharp, Budget(seconds=1)) is None
    weaker = {"n*(n + 2)/2", "n*(n + 1)/1", "n*(n + 1)", "2*n*(n + 1)/2"}
    for mutant in mutants(sharp):
        if mutant.where != "bound":
            continue
        shown = mutant.statement.prelude.definitions["bound"].shown.split(" = ")[1]
        found = refute(mutant.statement, Budget(seconds=1, shrink=0.1))
        assert (found is None) == (shown in weaker), shown


# --- formulas

FORMULAS = (
    "1 - 2*m/2**ceil((n-1)/m)",
    "2*n*(20/m**2 + 32*n**2/(m**2*sqrt(4)))",
    "n - -m",
    "-(n + 1)**2",
    "max(2*n*m, 2*(n + m))",
    "(n/m)/n - (m - (n - 1))",
    "2**-n",
    "n",
    "7",
)
SYMBOLS = ("n", "m")
POINTS = [{"n": n, "m": m} for n in (1, 2, 3, 7) for m in (1, 2, 5)]


def _value(text, at):
    try:
        return read_formula(text, SYMBOLS).ball(at)
    except FormulaError:
        return None


@pytest.mark.parametrize("text", FORMULAS)
@pytest.mark.parametrize("seed", range(6))
def test_mutated_formulas_are_related_as_they_say(text, seed):
    """The same, larger or smaller at every point, and with a value wherever the original has one."""
    for item in mutated(read_formula(text, SYMBOLS), Random(seed), sense="lower"):
        assert item.text != text
        for at in POINTS:
            before, after = _value(text, at), _value(item.text, at)
            if item.relation:
                assert before is not None, "the formulas above have values everywhere"
                assert after is not None, (item, at)
            if item.relation == "same":
                assert before.overlaps(after), (item, at)
            if item.relation in ("larger", "smaller"):
                assert not (after < before if item.relation == "larger" else after > before), (item, at)


def test_a_seed_makes_the_same_formulas_and_another_seed_others():
    printed = read_formula("1 - 2*m/2**ceil((n-1)/m)", SYMBOLS)
    one, again, other = (mutated(printed, Random(seed), sense="lower") for seed in (1, 1, 2))
    assert one == again
    assert len({item.text for item in one}) == len(one)
    assert len({item.text for item in one} & {item.text for item in other}) < 0.5 * len(one)
    assert {item.operator for item in one} >= {"changed at random", "written otherwise", ONE_SIZE}


def test_every_kind_of_slip_of_a_formula_is_made():
    printed = read_formula("1 - 2*m/2**ceil((n-1)/m) + sqrt(m)*max(n, m**2)", SYMBOLS)
    made = {item.operator for seed in range(80) for item in mutated(printed, Random(seed), counts={"slip": 3})}
    assert made >= {
        "sign",
        "constant",
        "exponent",
        "rounding",
        "extreme",
        "root",
        "one off",
        "one letter for another",
        "dropped part",
        "dropped divisor",
    }


@pytest.mark.parametrize("sense", ["upper", "lower", "equal"])
def test_an_exception_at_one_size_is_the_formula_at_all_others(sense):
    (item,) = mutated(read_formula("n**2/m", SYMBOLS), Random(4), sense=sense, counts={"size": 1})
    again = read_formula(item.text, SYMBOLS)
    sizes = [(n, 1) for n in range(1, 4200)] + [(1, m) for m in range(2, 4200)]
    off = [(n, m) for n, m in sizes if again.exact({"n": n, "m": m}) != Fraction(n * n, m)]
    assert off
    assert len({n for n, _ in off}) == 1 or len({m for _, m in off}) == 1
    for n, m in off:
        value = again.exact({"n": n, "m": m})
        assert value < 0 if sense == "upper" else value > 10**8


@pytest.mark.parametrize("sense", ["upper", "lower", "equal"])
def test_far_away_is_the_formula_up_to_ten_million(sense):
    again = read_formula(false_far_away(read_formula("1/n", ("n",)), sense).text, ("n",))
    assert all(again.exact({"n": n}) == Fraction(1, n) for n in (1, 100, FAR - 1))
    assert again.exact({"n": FAR + 5}) != Fraction(1, FAR + 5)
    assert false_far_away(read_formula("2"), sense) is None


def test_formulas_that_differ_nowhere_are_not_called_different():
    def formula(text):
        return read_formula(text, SYMBOLS)

    assert not is_different(formula("n + m"), formula("m + n"))
    assert is_different(formula("n"), formula("n + max(0, n - 1000)"))
    assert is_different(formula("n"), formula("n*(m - 2)/(m - 2)"))
