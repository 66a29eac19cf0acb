"""Two readings are refuted by theorems of Coq about their generated statements, and by nothing less."""

from __future__ import annotations

import math
import random
import shutil

import pytest

from tests.verify.proofs.test_proofs import with_quantity
from verify.proofs import coq, folder, formal, generated, manifest
from verify.verdicts import papers as registry

PAPER = registry.paper("edelman2022")
FIXED, CUBE = "edelman-representation/constant-norm", "edelman-representation.sample-complexity/norm-based"


@pytest.fixture(scope="module")
def proofs() -> folder.Folder:
    found = folder.find(PAPER.id)
    assert found is not None
    return found


def test_the_committed_proofs_match_their_sources_and_claims(proofs):
    assert list(manifest.complaints(proofs, PAPER)) == []
    kept = manifest.read(proofs)
    known = {entry.theorem: entry.axioms for entry in kept.theorems}
    assert list(manifest.differences(proofs, kept, manifest.entries(proofs, PAPER, known))) == []
    found = formal(PAPER)
    assert found.keys() == {FIXED, CUBE}
    assert all(theorem.refuted and not theorem.by_hand for theorem in found.values())


@pytest.mark.parametrize(
    ("address", "text"),
    [
        ("edelman-representation.norm", "sqrt(2*s)"),
        ("edelman-representation.lipschitz", "2*N + 2"),
        ("edelman-capacity.bound", "log(T)"),
    ],
)
def test_another_quantity_is_another_statement(proofs, address, text):
    """With a norm that does not grow the bound is O(log T): the theorem must not speak of it."""
    changed = with_quantity(PAPER, address, text)
    assert any("Said.v" in line for line in manifest.complaints(proofs, changed))
    assert CUBE not in formal(changed)
    assert CUBE not in formal(PAPER, replaced=[address])


def test_what_is_refuted_is_what_the_words_say(proofs):
    page = proofs.read(proofs.settings.said)
    fixed, _ = generated.propositions(page, f"said_{FIXED.replace('-', '_').replace('/', '_')}")
    parts = ("exists (v_B_X : R)", "forall (v_T : nat)", "exists (v_d : nat)", "1 <= v_L * Rabs")
    order = [fixed.find(part) for part in parts]
    assert -1 not in order
    assert order == sorted(order)


def test_one_bit_moves_a_random_head_by_no_more_than_the_theorem_says():
    """|change| <= 4 B_V B_X e^(2 B_QK B_X²)/(T - 1), the inequality of the proof, against plain Python."""
    draw = random.Random(20261117)
    for _ in range(200):
        length, width = draw.randint(2, 9), draw.randint(1, 4)
        token, value, score = draw.uniform(0.2, 1.5), draw.uniform(0.2, 2), draw.uniform(0.1, 1.5)
        context, weights = _of_norm(draw, width, token), _of_norm(draw, width * width, score)
        read, tokens = _of_norm(draw, width, value), [_of_norm(draw, width, token) for _ in range(2 * length)]
        bits, place = [draw.randint(0, 1) for _ in range(length)], draw.randrange(length)
        flipped = [1 - bit if t == place else bit for t, bit in enumerate(bits)]
        moved = _output(tokens, bits, context, weights, read) - _output(tokens, flipped, context, weights, read)
        assert abs(moved) <= 4 * value * token * math.exp(2 * score * token**2) / (length - 1)


def _of_norm(draw: random.Random, size: int, norm: float) -> list[float]:
    raw = [draw.gauss(0, 1) for _ in range(size)]
    return [norm * entry / math.hypot(*raw) for entry in raw]


def _output(tokens, bits, context, weights, read) -> float:
    width, seen = len(context), [tokens[t + len(bits) * bit] for t, bit in enumerate(bits)]
    asked = [sum(context[e] * weights[e * width + a] for e in range(width)) for a in range(width)]
    mass = [math.exp(sum(q * entry for q, entry in zip(asked, token, strict=True))) for token in seen]
    values = [sum(v * entry for v, entry in zip(read, token, strict=True)) for token in seen]
    return sum(m * y for m, y in zip(mass, values, strict=True)) / sum(mass)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("coqc") is None, reason="coqc is not installed")
def test_the_kernel_accepts_both_and_no_axiom_is_new(proofs, tmp_path):
    coq.compile_all(proofs, tmp_path, only=["Bridge"])
    found = coq.assumptions(proofs, tmp_path, generated.rows(proofs, PAPER))
    assert len(found) == 2
    assert all(isinstance(axioms, list) and set(axioms) <= set(proofs.settings.axioms) for axioms in found.values())
