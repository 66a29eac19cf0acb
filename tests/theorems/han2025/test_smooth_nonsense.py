"""What is put in is what is judged: nonsense in the place of any quantity of the smoothness claims never holds."""

from __future__ import annotations

import pytest

from tests.theorems.helpers import claim_of, nonsense, verdicts

CLAIMS = {
    name: claim_of(name)
    for name in ("prop-3", "lemma-6", "lemma-7", "lemma-14", "lemma-15", "lemma-16", "appendix-a-setup")
}
# a bound from below, or a coefficient that is at least something, may be so weak that it says nothing; it is true then
LOWER = {
    ("appendix-a-setup", "peak_lower"),
    ("lemma-14", "repair.first"),
    ("lemma-14", "repair.second"),
    ("lemma-14", "sum"),
    ("appendix-a-setup", "near_lower"),
}
# an upper bound that is very large is true where it does not have to grow without end
LARGE = {
    ("lemma-7", "factor"),
    ("appendix-a-setup", "peak_upper"),
    ("prop-3", "repair.reach"),
    ("prop-3", "repair.sharpness"),
    ("prop-3", "repair.scale"),
    ("appendix-a-setup", "repair.reach"),
    ("appendix-a-setup", "near_upper"),
    ("lemma-6", "repair.least"),
}
TRUE_IF_HUGE = ("/this-model", "lemma-14.eigenvalue")  # at one size, and an inference that needs a number above 1
RIGHT = {("lemma-14", "minus", "-1")}  # no nonsense after all

CASES = [
    (claim.id, item.name, what, text)
    for claim in CLAIMS.values()
    for item in claim.quantities
    for what, text in nonsense(claim, item.name).items()
    if (claim.id, item.name, text) not in RIGHT
]


def may_hold(claim, name, what):
    if what.startswith("undefined"):
        return False
    return (claim, name) in (LARGE if what == "huge" else LOWER)


QUICK = ("undefined", "zero")  # the others take minutes together


@pytest.mark.sample(24)
@pytest.mark.parametrize(
    ("claim", "name", "what", "text"),
    [case if case[2] in QUICK else pytest.param(*case, marks=pytest.mark.slow) for case in CASES],
    ids=lambda value: str(value)[:40],
)
def test_nonsense_does_not_hold(claim, name, what, text):
    found = verdicts(CLAIMS[claim], mentioning=name, **{name: text})
    assert found, f"no statement mentions {name}"
    if not may_hold(claim, name, what):
        assert not [
            address
            for address, verdict in found.items()
            if verdict == "holds" and not (what == "huge" and address.endswith(TRUE_IF_HUGE))
        ], found


@pytest.mark.parametrize("claim", CLAIMS.values(), ids=lambda claim: claim.id)
def test_every_quantity_is_mentioned_by_some_statement(claim):
    from verify.verdicts.statements import statements

    mentioned = frozenset().union(*(stated.mentions for stated in statements(claim)))
    assert {item.name for item in claim.quantities} <= mentioned
