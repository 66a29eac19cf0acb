"""The paper of constants: verdicts are certified, agree with brute force, and move with their constants."""

from __future__ import annotations

import functools
import math

import numpy as np
import pytest

from tests.expected import verdicts_of
from verify.engines import decide
from verify.statement.catalogue import statements_of
from verify.verdicts import papers


@functools.cache
def grid():
    """Points, and there the logistic function, the normal density and its integral."""
    from scipy import special

    t = np.linspace(-30, 30, 600_001)
    return t, special.expit(t), np.exp(-t * t / 2) / math.sqrt(2 * math.pi), special.ndtr(t)


TRUE = {  # the best constants, by brute force on a fine grid
    "gelu-lipschitz": lambda t, s, d, p: np.abs(p + t * d).max(),
    "gelu-smooth": lambda t, s, d, p: ((2 - t * t) * d).max() * math.sqrt(math.pi),
    "gelu-range": lambda t, s, d, p: (t * p).min(),
    "silu-slope": lambda t, s, d, p: (s + t * s * (1 - s)).max(),
    "silu-range": lambda t, s, d, p: (t * s).min(),
    "mish-range": lambda t, s, d, p: (t * np.tanh(np.logaddexp(0, t))).min(),
    "sigmoid-lipschitz": lambda t, s, d, p: (s * (1 - s)).max(),
    "sigmoid-smooth": lambda t, s, d, p: np.abs(s * (1 - s) * (1 - 2 * s)).max(),
    "tanh-smooth": lambda t, s, d, p: np.abs(-2 * np.tanh(t) / np.cosh(t) ** 2).max(),
    "softplus-relu": lambda *_: math.log(2),
    "density-lipschitz": lambda t, s, d, p: np.abs(t * d).max(),
    "softmax-half": lambda *_: 0.5,
    "softmax-temperature": lambda *_: 1.0,
}


@pytest.fixture(scope="module")
def paper():
    return papers.paper("network_constants")


@pytest.fixture(scope="module")
def answers(paper):
    return {address: decide(statement, effort="quick") for address, statement in statements_of(paper).items()}


@pytest.mark.long
def test_there_are_enough_and_all_are_decided(paper, answers):
    assert len(paper.claims) >= 15
    assert {a.verdict for a in answers.values()} <= {"holds", "refuted"}
    assert all(answer.certificate for answer in answers.values())


@pytest.mark.long
def test_the_verdicts(paper, answers):
    wanted = {name: word for claim in paper.claims for name, word in verdicts_of(claim.id).items()}
    assert {name: answers[name].verdict for name in wanted} == wanted
    assert set(wanted.values()) == {"holds", "refuted"}


@pytest.mark.sample(8)
@pytest.mark.parametrize("claim_id", sorted(TRUE))
@pytest.mark.parametrize("way", [-1, 1])
def test_a_constant_a_little_off_turns_the_verdict(paper, claim_id, way):
    """One part in a thousand beyond the best constant holds, one part short of it is refuted."""
    lower = claim_id.endswith("-range")
    best = TRUE[claim_id](*grid())
    constant = best + way * 1e-3 * abs(best)
    given = {f"{claim_id}.constant": f"{round(constant * 10**9)}/{10**9}"}
    found = statements_of(paper, replaced=given, claims=(claim_id,))
    if claim_id == "silu-slope":
        pytest.skip("its two ends move together")
    assert decide(found[claim_id], effort="quick").verdict == ("holds" if (way > 0) != lower else "refuted")
