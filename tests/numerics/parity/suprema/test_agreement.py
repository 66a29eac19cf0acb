"""Two engines on the same enclosure: they agree, and an error planted in either one is seen."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.model.functions import Functions
from numerics.parity.suprema import agreement as two_engines
from numerics.parity.suprema import structured
from numerics.parity.suprema.agreement import Disagreement, compare, confirm, place_of
from numerics.parity.suprema.curvature import curvature_point
from numerics.parity.suprema.gradient import gradient_enclosure
from tests.theorems.helpers import Court, claim_of
from verify.records import Finding

F = Fraction
NAMES = ("output", "hessian", "hessian-entry", "cross-entry", "share-curvature", "slope-derivative", "product", "loss")
SIZES = (5, 2, F(1, 5), F(1, 50))


def body_of(name):
    return gradient_enclosure(*SIZES).point if name == "gradient" else curvature_point(name, *SIZES)


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", ["gradient", *NAMES])
def test_engines_agree_and_the_ends_hold(name):
    body = body_of(name)
    value = abs(F(body["value"]))
    found = confirm(name, body, value * F(105, 100))
    assert found.places == 9
    assert 0.95 < found.closest <= 1
    with pytest.raises(Disagreement, match="claims"):
        confirm(name, body | {"value": str(value * F(100001, 100000))}, value * 2)


@pytest.mark.parametrize("name", ["gradient", "product", "loss"])
def test_an_upper_end_that_is_too_low_is_seen(name):
    body = body_of(name)
    with pytest.raises(Disagreement, match="upper bound"):
        confirm(name, body, abs(F(body["value"])) * F(9, 10), attacks=8)


@pytest.mark.parametrize(("n", "k"), [(2, 1), (2, 2), (3, 3), (7, 4)])
def test_random_places(n, k):
    rng = np.random.default_rng(n)
    for b in (F(1, 10**6), F(1), F(10**6)):
        heads = tuple((F(int(a), 100), F(int(c), 100)) for a, c in rng.integers(-300, 300, (k, 2)))
        bits = "".join(map(str, rng.integers(0, 2, n)))
        place = two_engines.Place(n, k, F(1, n), b, heads, bits)
        one, two = compare("gradient", place)
        assert one.overlaps(two)


def planted_in_the_structure(monkeypatch):
    exact = structured.ball_parts
    monkeypatch.setattr(
        structured,
        "ball_parts",
        lambda *args: (lambda parts: parts._replace(thirds=[(xx, xy, yy * (1 + 1e-9)) for xx, xy, yy in parts.thirds]))(
            exact(*args)
        ),
    )


def planted_in_the_generated(monkeypatch):
    exact = Functions.gradient
    monkeypatch.setattr(Functions, "gradient", lambda self, heads, x: exact(self, heads, x) * (1 + 1e-9))


@pytest.mark.parametrize("plant", [planted_in_the_structure, planted_in_the_generated])
def test_a_planted_error_in_either_engine_is_a_disagreement(monkeypatch, plant):
    place = place_of(curvature_point("hessian", *SIZES))
    compare("hessian", place)
    plant(monkeypatch)
    with pytest.raises(Disagreement, match="two engines differ"):
        compare("hessian", place)


@pytest.mark.parametrize("claim_id", ["lemma-7", "lemma-14", "lemma-15", "lemma-16"])
def test_a_planted_error_fails_the_check_of_each_claim(monkeypatch, claim_id):
    planted_in_the_structure(monkeypatch)
    reading = next(r for r in claim_of(claim_id).readings if r.id == "this-model")
    found = Court(claim_of(claim_id)).evidence(reading.checks[0])
    assert found.finding is Finding.FAILED
    assert "two engines differ" in found.summary


def test_a_label_beyond_the_margin_has_no_curvature():
    place = place_of(curvature_point("loss", *SIZES))
    flat = replace(place, heads=((F(0), F(0)),) * place.k, bits="0" * place.n, label=1, b=F(1, 10**12))
    assert all(abs(float(value.mid())) < 1e-3 for value in compare("loss", flat))
