"""Mutants come from the statement; the search refutes those of a sharp one, and none that is weaker."""

from __future__ import annotations

from collections import Counter

import pytest

from verify.statement import read_prelude, read_statement
from verify.statement.mutate import mutants
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
    weaker = {"n*(n + 2)/2", "n*(n + 1)/1", "2*n*(n + 1)/2"}
    for mutant in mutants(sharp):
        if mutant.where != "bound":
            continue
        shown = mutant.statement.prelude.definitions["bound"].shown.split(" = ")[1]
        found = refute(mutant.statement, Budget(seconds=1, shrink=0.1))
        assert (found is None) == (shown in weaker), shown
