"""Verdicts, mutants and an independent oracle: gradient descent on quadratics in exact rationals."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from optimisation_paper import PAPER

from verify import checker
from verify.records import Context, NoModel, Profile
from verify.statement.formula import read_formula
from verify.verdicts.judge import judge

CLAIMS = {claim.id: claim for claim in PAPER.claims}


def _context(claim, **replaced):
    quantities = {q.name: read_formula(replaced.get(q.name, q.text), q.symbols) for q in claim.quantities}
    return Context(model=NoModel(), profile=Profile("quick", 0, 20.0), quantities=quantities)


def _verdict(claim, checks, **replaced) -> str:
    """The court's word, with every certificate accepted by the checker."""
    evidence = [check(_context(claim, **replaced)) for check in checks]
    for certificate in (c for item in evidence for c in item.certificates):
        assert certificate.name.startswith(claim.id + ".")
        checker.establish(certificate.body)
    return str(judge(evidence).verdict)


@pytest.mark.parametrize(
    ("key", "readings", "steps", "repair"),
    [
        ("descent-lemma", ["holds"], ["holds"] * 3, None),
        ("pl-rate", ["holds"], ["holds"] * 3, None),
        ("strong-rate", ["holds"], ["holds"] * 4, None),
        ("pl-fast-rate", ["refuted", "holds"], ["refuted"], "holds"),
        ("gd-minimiser", ["underspecified", "refuted", "refuted", "holds"], ["holds", "refuted"], "holds"),
    ],
)
def test_verdicts(key, readings, steps, repair):
    claim = CLAIMS[key]
    assert [_verdict(claim, reading.checks) for reading in claim.readings] == readings
    assert [_verdict(claim, step.checks) for step in claim.steps] == steps
    if repair is not None:
        assert _verdict(claim, claim.repair.checks) == repair


@pytest.mark.parametrize(
    ("key", "replaced", "verdict"),
    [
        ("descent-lemma", {"constant": "L/2 - L/1000"}, "refuted"),
        ("descent-lemma", {"constant": "L/2 - 1/1000"}, "refuted"),
        ("descent-lemma", {"constant": "L"}, "holds"),
        ("descent-lemma", {"constant": "L**2/2"}, "refuted"),  # too small below L = 1
        ("descent-lemma", {"constant": "1/(L - L)"}, "open"),
        ("pl-rate", {"rate": "(1 - mu/L)**2 - 1/1000"}, "refuted"),
        ("pl-rate", {"rate": "1 - 3*mu/(2*L)"}, "refuted"),
        ("pl-rate", {"rate": "(1 - mu/L)**2"}, "open"),  # no quadratic refutes it, and the argument does not give it
        ("pl-rate", {"rate": "1 - mu/(2*L)"}, "holds"),
        ("pl-rate", {"rate": "L/(L + mu)"}, "holds"),
        ("pl-rate", {"rate": "1 - mu/(L - mu)"}, "refuted"),
        ("strong-rate", {"rate": "(L - mu)/(L + mu) - 1/1000000"}, "refuted"),
        ("strong-rate", {"rate": "1 - mu/L"}, "holds"),  # larger than the proved one
        ("strong-rate", {"rate": "1 - 2*mu/L"}, "refuted"),
        ("strong-rate", {"rate": "L/(L + mu)"}, "holds"),
        ("strong-rate", {"rate": "sqrt((L - mu)/(L + mu)) - 1"}, "refuted"),
        ("pl-fast-rate", {"rate": "1 - mu/L"}, "holds"),
    ],
)
def test_mutants(key, replaced, verdict):
    claim = CLAIMS[key]
    assert _verdict(claim, claim.readings[0].checks, **replaced) == verdict


def _descent(curvatures, x, step, count):
    """Values and squared distances along gradient descent on sum c x^2 / 2, in exact rationals."""
    for _ in range(count + 1):
        yield (
            sum((c * v * v for c, v in zip(curvatures, x, strict=True)), Fraction(0)) / 2,
            sum((v * v for v in x), Fraction(0)),
        )
        x = [v - step * c * v for c, v in zip(curvatures, x, strict=True)]


def test_quadratics_keep_the_rates_and_break_the_false_one():
    rng = random.Random(1)
    broken = 0
    for _ in range(40):
        curvatures = [Fraction(rng.randint(1, 12), rng.randint(1, 5)) for _ in range(rng.randint(2, 4))]
        x = [Fraction(rng.randint(-6, 6), rng.randint(1, 4)) for _ in curvatures]
        mu, large = min(curvatures), max(curvatures)
        gaps = [gap for gap, _ in _descent(curvatures, x, 1 / large, 5)]
        assert all(gap <= (1 - mu / large) ** k * gaps[0] for k, gap in enumerate(gaps))
        broken += gaps[1] > (1 - 2 * mu / large) * gaps[0]
        squares = [square for _, square in _descent(curvatures, x, 2 / (mu + large), 5)]
        assert all(s <= ((large - mu) / (large + mu)) ** (2 * k) * squares[0] for k, s in enumerate(squares))
        if gaps[0]:
            radius = squares[0] * large / 2
            assert all(k * gap <= radius for k, gap in enumerate(gaps))
    assert broken > 10


def test_a_constant_function_needs_no_rate():
    """Smooth with every L and PL with every mu, also with mu > L: the gap is zero and stays so."""
    assert [gap for gap, _ in _descent([Fraction(0)], [Fraction(3)], Fraction(1), 3)] == [0] * 4


def test_nothing_heavy_is_imported_for_a_list():
    import subprocess
    import sys

    script = "import sys, optimisation_paper; print(*{'sympy', 'numpy', 'flint', 'matplotlib'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
