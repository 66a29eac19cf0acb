"""What traps, minima and drawn heads of other models refute, and where the instruments keep silent."""

from __future__ import annotations

import functools
import itertools
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from numerics.parity.model import ModelSpec, load_model
from numerics.parity.model.positions import random_positions
from numerics.parity.risk.any_ratio import any_ratio
from numerics.parity.risk.any_stationary import any_trap
from tests.theorems.helpers import claim_of, context
from theorems.han2025 import PAPER
from theorems.han2025.lemma_8.checks import (
    ratio_is_smaller_within_the_appendix_bounds,
    ratio_is_tiny_on_the_unit_circle,
)
from theorems.han2025.lemma_8.minima import minimum_is_not_global
from theorems.han2025.shared.attached import is_about
from theorems.han2025.thm_5.checks import descent_converges_to_a_spurious_minimum
from theorems.han2025.thm_5.rates import no_linear_rate_without_smoothing
from theorems.han2025.thm_5.start import initial_risk_can_be_far_from_one, initial_risk_is_not_one_on_average
from verify import checker
from verify.court.elsewhere import elsewhere
from verify.records import Finding
from verify.statement.catalogue import statements_of
from verify.statement.certificate import certificate, check

LIBRARY = {
    path.stem: load_model(path) for path in sorted((Path(__file__).parents[3] / "models" / "variants").glob("*.toml"))
}
FREE = {"hinge", "figure-2-published", "figure-2-revised", "gelu", "softplus", "whole-row"}
OWN = {"cold", "default", "warm"}
FAST = ("hinge", "line", "relu", "silu")  # the others take a second each


def few(names):
    return [pytest.param(name, marks=() if name in FAST else pytest.mark.slow) for name in sorted(names)]


CHECKS = {
    "thm-5": (
        descent_converges_to_a_spurious_minimum,
        initial_risk_can_be_far_from_one,
        initial_risk_is_not_one_on_average,
    ),
    "lemma-8": (minimum_is_not_global, ratio_is_tiny_on_the_unit_circle, ratio_is_smaller_within_the_appendix_bounds),
}


@pytest.mark.parametrize("name", few(set(LIBRARY) - OWN))
def test_a_refutation_shows_certificates_of_this_model_alone(name):
    """Each is established by the checker, names every field of the model, and is about no other one of the library."""
    model, kinds = LIBRARY[name], set()
    for claim, checks in CHECKS.items():
        for look in checks:
            if look is initial_risk_is_not_one_on_average and name not in ("gelu", "hinge"):
                continue  # half a second each
            found = look(context(claim_of(claim), model=model))
            for item in found.certificates:
                checker.establish(item.body)
                kinds.add(item.body["kind"])
                assert is_about(item.body, model)
                alike = {other for other, there in LIBRARY.items() if is_about(item.body, there)}
                assert alike <= {name, *(("figure-2-published", "figure-2-revised") if "figure" in name else ())}
            if look is descent_converges_to_a_spurious_minimum:
                assert (found.finding is Finding.NO) is (name not in FREE)
            if look in (initial_risk_can_be_far_from_one, ratio_is_tiny_on_the_unit_circle):
                assert found.finding is Finding.NO
    assert {"risk-any", "ratio-any"} <= kinds
    assert ("trap-any" in kinds) is (name not in FREE)


@pytest.mark.parametrize(("seed", "n"), [(9, 3), (4, 5), pytest.param(7, 6, marks=pytest.mark.slow)])
def test_a_trap_among_drawn_positions_is_one_by_descent_of_other_code(seed, n):
    """Differences in place of derivatives, from the model's fields alone: the risk never comes below what is shown."""
    model = ModelSpec(n=n, k=min(3, n), positions=f"random:{seed}")
    body = any_trap(model).body
    assert (body["n"], body["k"]) == (n, n - 1)
    assert is_about({"kind": "trap-any", **body}, model)
    checker.establish({"kind": "trap-any", **body})
    spec = ModelSpec(n=n, k=n - 1, positions=model.positions, temperature=body["tau"], b=body["b"])
    risk = functools.partial(own_risk, spec, body["parity_set"])
    turns = 2 * np.pi * np.array([float(Fraction(head["turn"])) for head in body["start"]])
    heads, value = np.stack([np.cos(turns), np.sin(turns)], axis=1), float(Fraction(body["value"]))
    assert risk(np.array([[float(Fraction(entry)) for entry in head] for head in body["lower"]])) < value
    before, step, by = risk(heads), float(Fraction(body["step"])), 1e-6
    for _ in range(20):
        moves = by * np.eye(heads.size).reshape(-1, *heads.shape)
        slopes = np.array([(risk(heads + move) - risk(heads - move)) / (2 * by) for move in moves])
        heads = heads - step * slopes.reshape(heads.shape)
        assert value < risk(heads) <= before + 1e-9


def own_risk(spec, bits, heads):
    """The mean squared hinge over all inputs, in a few lines of our own."""
    places = np.array([[float(a), float(c)] for a, c in random_positions(spec.n, spec.seed)])
    scores = heads @ places.T / float(spec.tau)
    gamma = np.exp(scores - scores.max(1, keepdims=True))
    gamma /= gamma.sum(1, keepdims=True)
    total = 0.0
    for x in itertools.product((0, 1), repeat=spec.n):
        s, b = gamma.sum(0) @ np.array(x), float(spec.smoothing)
        z = s + 0.5 - np.arange(1, spec.k + 1)
        weights = [(-1) ** q * (8 * q - 4) for q in range(1, spec.k + 1)]
        output = 1 + weights @ ((z + np.sqrt(z * z + b)) / 2)
        total += max(0.0, 1 - (-1) ** sum(x[p - 1] for p in bits) * output) ** 2
    return total / 2**spec.n


def test_a_printed_step_that_is_longer_than_shown_is_not_judged():
    found = descent_converges_to_a_spurious_minimum(context(claim_of("thm-5"), model=LIBRARY["square"], rate="1"))
    assert found.finding is not Finding.NO
    step = str(Fraction(any_trap(LIBRARY["square"]).body["step"]) * 999 / 1000)
    found = descent_converges_to_a_spurious_minimum(context(claim_of("thm-5"), model=LIBRARY["square"], rate=step))
    assert found.finding is Finding.NO


def test_a_stated_risk_that_the_draws_have_is_not_judged():
    near = initial_risk_can_be_far_from_one(context(claim_of("thm-5"), model=LIBRARY["double-frequency"], initial="2"))
    assert near.finding is not Finding.NO
    mean = initial_risk_is_not_one_on_average(context(claim_of("thm-5"), model=LIBRARY["gelu"], initial="8/5"))
    assert mean.finding is not Finding.NO


def test_a_constant_that_was_put_in_is_compared():
    put = {"mu": "0*n", "mu1": "0*n", "mu2": "0*n"}
    for look in CHECKS["lemma-8"]:
        assert look(context(claim_of("lemma-8"), model=LIBRARY["square"], **put)).finding is not Finding.NO
    tiny = {"mu": f"1/{10**40}"}
    found = ratio_is_tiny_on_the_unit_circle(context(claim_of("lemma-8"), model=LIBRARY["square"], **tiny))
    assert found.finding is not Finding.NO


@pytest.mark.parametrize("name", ["mostly-ones", "logistic"])
def test_the_evaluator_of_statements_agrees_with_the_rule(name):
    """The same heads, put into the formula of the reading: the language computes them from the model's definitions."""
    model = LIBRARY[name]
    body = any_ratio(model, 4, 1, Fraction(1, 4), Fraction(1, 2)).body
    statement = statements_of(PAPER, model, {}, ("lemma-8",))["lemma-8/appendix-bounds"]
    place = {"n": 4, "k": 1, "tau": "1/4", "b": "1/100", "B": body["parity_set"], "x": "0000", "A": body["places"]}
    assert check(certificate(statement, "point", assignment=place), expected=statement.digest).refutes


def test_a_floor_at_b_zero_or_a_squared_loss_refutes_a_linear_rate_and_the_hinge_does_not():
    for name, refuted in {"gelu": True, "logistic": True, "tanh": True, "square": True, "hinge": False}.items():
        found = no_linear_rate_without_smoothing(context(claim_of("thm-5"), model=LIBRARY[name]))
        assert (found.finding is Finding.NO) is refuted


def test_words_about_a_smoothed_classifier_are_not_formal_for_a_relu():
    data = ModelSpec(b="0").to_dict()
    beyond = elsewhere(PAPER, ("thm-5", "lemma-8"), data)
    assert {"thm-5/infimum", "thm-5.initial-risk", "lemma-8/infimum"} <= beyond.apart
    assert elsewhere(PAPER, ("thm-5", "lemma-8"), ModelSpec(loss="square").to_dict()).apart.isdisjoint(
        {"thm-5/infimum"}
    )


def test_a_certificate_of_another_loss_is_not_about_a_hinge():
    body = {"kind": "trap-any", **any_trap(ModelSpec()).body}
    assert is_about(body, ModelSpec())
    for other in (ModelSpec(loss="hinge"), ModelSpec(m=5), ModelSpec(inputs="bernoulli:1/3"), ModelSpec(b="0")):
        assert not is_about(body, other)
    five = {"kind": "trap-any", **any_trap(ModelSpec(m=5)).body}
    assert is_about(five, ModelSpec(m=5))
    assert not is_about(five, ModelSpec())


def test_models_beyond_the_searches_are_left_alone():
    for model in (
        ModelSpec(m=1000),
        ModelSpec(n=12, k=2, positions="random:1"),
        ModelSpec(n=1, k=1, positions="random:1"),
    ):
        found = descent_converges_to_a_spurious_minimum(context(claim_of("thm-5"), model=model))
        assert found.finding is not Finding.NO
        assert not found.certificates
