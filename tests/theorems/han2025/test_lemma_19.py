from __future__ import annotations

import pytest

from numerics.parity.landscape import Landscape, aligned
from tests.theorems.helpers import Court, claim_of
from theorems.han2025.lemma_19.checks import losses_vanish_at
from theorems.han2025.shared.opposite_inputs import outputs_on_a_grid

CLAIM = claim_of("lemma-19")


def test_verdicts_of_the_printed_lemma():
    assert not Court(CLAIM).surprises()


@pytest.mark.parametrize(
    ("bound", "verdict"),
    [("1/10**9", "refuted"), ("max(0, k - 2)", "refuted"), ("0", "open"), ("max(0, 1 - k)", "open")],
)
def test_other_factors(bound, verdict):
    assert Court(CLAIM, bound=bound).reading() == verdict


def test_signs_of_the_outputs_and_their_mutant():
    assert outputs_on_a_grid(9)
    assert not outputs_on_a_grid(9, odd_below=False)


def test_losses_vanish_from_margin_one_on():
    assert losses_vanish_at(1)
    assert losses_vanish_at(2)
    assert not losses_vanish_at(0)


@pytest.mark.parametrize("k", [1, 2, 3, 4])
def test_the_two_inputs_by_brute_force(k):
    landscape = Landscape(5, k, 0.2, 0.3, tuple(range(1, k + 1)))
    heads = aligned(5, tuple(range(1, k + 1)), 0.7)
    losses, gradients = landscape.losses(heads)[0], landscape.sample_gradients(heads)
    assert abs(gradients[[0, -1]]).max() < 1e-12
    assert (losses[0] > 1e-6) == bool(k % 2)
    assert losses[-1] < 1e-12
