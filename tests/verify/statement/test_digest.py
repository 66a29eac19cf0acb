"""The digest of a statement changes with everything that fixes its meaning."""

from __future__ import annotations

import pytest

from verify.statement import read_prelude, read_statement
from verify.statement.catalogue import statements_of
from verify.verdicts import papers as registry

SAYS = "for_all n : nat, 1 <= n <= 1\nsays p(n)"
NAMES = "names n, i : nat\n"
BODY = "p(n) = every(sum(1 for i in w) <= n for w in {})"
PAIRS = {
    "a type named in a definition": (f"type pat = bits({{}})\n{NAMES}{BODY.format('pat')}", "1", "2"),
    "a type of a type": (f"type base = bits({{}})\ntype pat = base\n{NAMES}{BODY.format('pat')}", "1", "2"),
    "a type with a size": (f"type pat(i) = bits(i + {{}})\n{NAMES}{BODY.format('pat(0)')}", "1", "2"),
    "a definition in the size of a type": (f"{NAMES}size(n) = n + {{}}\n{BODY.format('bits(size(n))')}", "0", "1"),
    "a definition in the type of a function": (
        f"{NAMES}size(n) = n + {{}}\np(n) = every(F(0) <= 1 for F in function(span(0, size(n)), bit))",
        "0",
        "1",
    ),
    "a definition of a definition": (f"{NAMES}low(n) = {{}}\nhigh(n) = low(n)\np(n) = high(n) <= n", "n", "n + 1"),
    "the type of a name": ("names n : {}\np(n) = n >= 0", "nat", "int"),
}


@pytest.mark.parametrize("name", PAIRS)
def test_what_changes_the_meaning_changes_the_digest(name):
    text, one, two = PAIRS[name]
    first, second = (read_statement(SAYS, read_prelude(text.replace("{}", put))) for put in (one, two))
    assert first.digest != second.digest
    for statement in (first, second):
        definitions, _, says = statement.source().partition("\n---\n")
        assert read_statement(says, read_prelude(definitions)).source() == statement.source()


@pytest.mark.parametrize(
    "paper",
    [
        pytest.param("edelman2022", marks=pytest.mark.long),
        "network_constants",
        pytest.param("han2025", marks=pytest.mark.long),
    ],
)
def test_every_source_of_a_paper_is_read_again_as_the_same(paper):
    found = statements_of(registry.paper(paper))
    assert found
    for address, statement in found.items():
        definitions, _, says = statement.source().partition("\n---\n")
        assert read_statement(says, read_prelude(definitions)).source() == statement.source(), address
