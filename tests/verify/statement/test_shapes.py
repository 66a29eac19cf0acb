"""A definition takes arrays and bits of the sizes that its text was read with, and no others.

``for i in x`` runs to the length in the type of x, and a norm has as many terms.  When a definition was used with other
sizes, its value and its text written out were different things, and induction showed the second for the first.
"""

from __future__ import annotations

import pytest

from verify.statement import read_prelude, read_statement
from verify.statement.errors import Refused

PRELUDE = """
model n : nat
names m, k : nat
model y : bits(n)
names x : bits(n)
names v : array(n)
names w : array(k)
flip(x) = put(x, 1, 1)
ones(x) = sum(1 for i in x)
own = sum(1 for i in y)
size(v) = norm(v)
first(k, w) = sum(w[i] for i in span(1, k))
"""
MIXED = [  # each was read before; the first two had certificates though they are false at n = 1
    "for_all n : nat, n >= 1, x : bits(3)\nsays sum(1 for i in flip(x)) >= 1 + x[2] + x[3]",
    "for_all n : nat, n >= 1, y : bits(3)\nsays own >= y[1] + y[2] + y[3]",
    "for_all n : nat, x : bits(3)\nsays ones(x) >= 0",
    "for_all n : nat, v : array(3)\nsays size(v) >= 0",
    "for_all n : nat, m : nat, v : array(m)\nsays size(v) >= 0",
    "for_all n : nat, x : bits(n + 1)\nsays own(y=x) >= 0",
    "for_all n : nat, w : array(n)\nsays first(n + 1, w) == first(n + 1, w)",
]
MATCHED = [
    "for_all n : nat, x : bits(n)\nsays ones(flip(x)) >= 0",
    "for_all n : span(1, 3), x : subset(n, 1)\nsays ones(x) == 1",
    "for_all n : int, n >= 1, y : bits(n)\nsays own(y=put(y, 1, 1)) >= 1",
    "for_all n : nat, w : array(n)\nsays first(n, w) == first(n, w)",
    "for_all n : nat, w : array(n + 1)\nsays first(n + 1, w) == first(n + 1, w)",
]


@pytest.mark.parametrize("text", MIXED)
def test_other_sizes_are_refused(text):
    with pytest.raises(Refused, match="takes"):
        read_statement(text, read_prelude(PRELUDE))


@pytest.mark.parametrize("text", MATCHED)
def test_the_same_sizes_are_read(text):
    assert read_statement(text, read_prelude(PRELUDE)).says
