from __future__ import annotations

import numpy as np
import pytest

from numerics.parity.model import decode_model
from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.lemma_18.numbers import constants
from theorems.han2025.shared.displays import softmax_facts

CLAIM = claim_of("lemma-18")


def test_verdicts_of_the_printed_lemma():
    assert not Court(CLAIM).surprises()


@pytest.mark.parametrize(
    ("bound", "literal", "far", "truncated"),
    [
        ("2*c2**2*tau**2/n**2", "refuted", "refuted", "holds"),
        ("c2/10**9", "refuted", "refuted", "open"),
        ("sqrt(tau)/10**6", "refuted", "refuted", "open"),
        ("1/10**30", "refuted", "open", "open"),
        ("0", "open", "open", "holds"),  # no engine has a sum of squares of the model
        ("-c2**2", "open", "open", "holds"),
        ("c2**2*tau**2/n**2", "refuted", "refuted", "holds"),
        ("3*c2**2*tau**2/n**2", "refuted", "refuted", "open"),
    ],
)
def test_other_bounds(bound, literal, far, truncated):
    court = Court(CLAIM, bound=bound)
    assert court.reading() == literal
    assert court.reading("appendix-bounds") == far
    assert court.reading("truncated") == truncated


def test_table():
    assert constants(context(CLAIM))[0].best_upper == "0"
    assert constants(context(CLAIM, model=decode_model({"schema": 1, "model": {"loss": "hinge"}}))) == ()


def test_softmax_and_its_mutant():
    assert all(softmax_facts().values())
    assert not all(softmax_facts(normaliser=2).values())


def test_the_truncated_display_by_random_search():
    """Softmax of random heads, cut at an angle of π/4: the sum of squares against 2(c2 τ)²/n² with the actual c2 τ."""
    rng, tried = np.random.default_rng(0), 0
    for n in (8, 12, 16, 24):
        angle = 2 * np.pi * np.arange(n) / n
        u = np.stack([np.sin(angle), np.cos(angle)], axis=1)
        for _ in range(200):
            gamma = np.exp(u @ rng.normal(size=2) * n / 2)
            gamma /= gamma.sum()
            peak = int(gamma.argmax())
            near = [p for p in range(n) if 8 * min((p - peak) % n, (peak - p) % n) <= n]
            cut = np.where(np.isin(np.arange(n), near), gamma, 0)
            least = min(cut[p] for p in near if p != peak)
            x = rng.integers(0, 2, n)
            if not (x[near]).any():
                continue
            tried += 1
            pairs = cut[:, None] * cut[None, :] * (1 - np.eye(n)) * x[:, None]
            total = np.einsum("pj,pjc->c", pairs, u[:, None] + u[None])
            assert total @ total >= 2 * least**2 / n**2 * (1 - 1e-9)
    assert tried > 300
