"""What refutes a variant is kept: no refutation of the library hangs on what a search finds within its seconds."""

from __future__ import annotations

import pytest

from tests.theorems.test_own_pairs import VARIANTS, claim_of, kept, spec_of
from theorems.han2025 import PAPER
from verify.run.points import _first, _read
from verify.statement.catalogue import further_of, known_of
from verify.verdicts import models
from verify.verdicts.other_model import elsewhere, pinned

OWN = ("cold", "default", "warm")
FAST = ("figure-2-revised", "triple-frequency")


@pytest.mark.long
@pytest.mark.parametrize(
    "name", [pytest.param(v, marks=() if v in FAST else pytest.mark.slow) for v in VARIANTS if v not in OWN]
)
def test_every_kept_refutation_by_a_point_is_proposed_before_any_search(name):
    model, lost, tried = spec_of(name), [], 0
    beyond = elsewhere(PAPER, tuple(claim.id for claim in PAPER.claims), models.as_data(PAPER, model))
    for address, item in kept(name).items():
        if not item.counterexample or address not in beyond.other:
            continue
        claim, tried = claim_of(address), tried + 1
        statement = _read(PAPER, claim, model, {})[address]
        proposed = [known_of(PAPER.id).get(address), *further_of(PAPER.id).get(address, ())]
        if _first(claim, address, statement, proposed, pinned(PAPER, model, statement), elsewhere=True) is None:
            lost.append(address)
    assert tried > 20
    assert not lost
