"""The paper of constants: verdicts are certified, agree with brute force, and move with their constants."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import special

from tests.expected import verdicts_of
from verify.court import papers
from verify.engines import decide
from verify.statement.catalogue import statements_of

T = np.concatenate([np.linspace(-30, 30, 600_001)])
sigmoid = special.expit(T)
phi = np.exp(-T * T / 2) / math.sqrt(2 * math.pi)
Phi = special.ndtr(T)
TRUE = {  # the best constants, by brute force on a fine grid
    "gelu-lipschitz": np.abs(Phi + T * phi).max(),
    "gelu-smooth": ((2 - T * T) * phi).max() * math.sqrt(math.pi),
    "gelu-range": (T * Phi).min(),
    "silu-slope": (sigmoid + T * sigmoid * (1 - sigmoid)).max(),
    "silu-range": (T * sigmoid).min(),
    "mish-range": (T * np.tanh(np.logaddexp(0, T))).min(),
    "sigmoid-lipschitz": (sigmoid * (1 - sigmoid)).max(),
    "sigmoid-smooth": np.abs(sigmoid * (1 - sigmoid) * (1 - 2 * sigmoid)).max(),
    "tanh-smooth": np.abs(-2 * np.tanh(T) / np.cosh(T) ** 2).max(),
    "softplus-relu": math.log(2),
    "density-lipschitz": np.abs(T * phi).max(),
    "softmax-half": 0.5,
    "softmax-temperature": 1.0,
}


@pytest.fixture(scope="module")
def paper():
    return papers.paper("network_constants")


@pytest.fixture(scope="module")
def answers(paper):
    return {address: decide(statement, effort="quick") for address, statement in statements_of(paper).items()}


def test_there_are_enough_and_all_are_decided(paper, answers):
    assert len(paper.claims) >= 15
    assert {a.verdict for a in answers.values()} <= {"holds", "refuted"}
    assert all(answer.certificate for answer in answers.values())


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
    constant = TRUE[claim_id] + way * 1e-3 * abs(TRUE[claim_id])
    given = {f"{claim_id}.constant": f"{round(constant * 10**9)}/{10**9}"}
    found = statements_of(paper, replaced=given, claims=(claim_id,))
    if claim_id == "silu-slope":
        pytest.skip("its two ends move together")
    assert decide(found[claim_id], effort="quick").verdict == ("holds" if (way > 0) != lower else "refuted")
