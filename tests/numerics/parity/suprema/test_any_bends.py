"""Second derivatives off the circle and for whole rows: bounds against plain sums and a climb, and forgeries."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.model import ModelSpec
from numerics.parity.suprema.any_bends import bends, cumulant
from numerics.parity.suprema.any_cover import ceiling
from numerics.parity.suprema.any_sampled import climbed, largest
from verify import checker

MODELS = {
    "line": ModelSpec(n=6, k=2, positions="line", activation="gelu"),
    "line-smoothed": ModelSpec(n=5, k=3, positions="line", loss="logistic"),
    "random": ModelSpec(n=4, k=2, positions="random:2", activation="silu"),
    "row": ModelSpec(n=4, k=2, trained="row", activation="gelu"),
    "row-line": ModelSpec(n=4, k=2, m=3, trained="row", positions="line", activation="tanh", loss="square"),
    "merged": ModelSpec(n=6, k=2, positions="circle:2", activation="softplus"),
}
CASES = [(name, what) for name in MODELS for what in ("hessian", "product", "loss")]


@pytest.mark.long
@pytest.mark.sample(6)
@pytest.mark.parametrize(("name", "what"), CASES)
def test_no_heads_are_above_the_bound_and_it_is_sharper_than_the_cover(name, what):
    model = MODELS[name]
    found = bends(model, what)
    reached = max(climbed(model, what, seed=5), largest(model, draws=300, seed=5)[what])
    assert reached <= float(found.upper) < float(ceiling(model, what))
    assert f"is at most {found.upper} for all inputs and all heads" in checker.establish(found.bound)
    low = Fraction(reached).limit_denominator(10**6) * Fraction(99, 100)
    with pytest.raises(checker.Rejected):  # less than what heads reach would be a wrong certificate
        checker.establish(found.bound | {"upper": str(low)})


@pytest.mark.long
def test_on_a_line_the_hessian_is_enclosed_within_ten_percent():
    """A trial by other means has 19.603 to 19.820 for the gelu on eight positions of a line with three heads."""
    model = ModelSpec(positions="line", activation="gelu")
    upper = float(bends(model, "hessian").upper)
    assert 19.603 <= upper <= 1.1 * 19.603
    assert 18 <= climbed(model, "hessian") <= 19.820


def own_cumulant(n: int) -> float:
    """The largest third cumulant of a bit and twice the place on a line: all inputs, a dense grid of heads."""
    places, best = np.arange(1, n + 1) / n, 0.0
    bits = np.array([[float(code >> p & 1) for p in range(n)] for code in range(2**n)])
    for head in np.concatenate([np.linspace(-3, 3, 601), np.linspace(-80, 80, 641)]):
        weights = np.exp(head * places - (head * places).max())
        weights /= weights.sum()
        away = places - weights @ places
        best = max(best, float(np.abs((bits - (bits @ weights)[:, None]) @ (weights * away**2)).max()))
    return best


@pytest.mark.parametrize("n", [2, 3, 5, 8])
def test_the_cumulant_of_a_line_is_that_of_all_inputs_and_hardly_more(n):
    own = own_cumulant(n)
    assert own <= float(cumulant("line", n, False)) <= 1.02 * own


def test_a_centred_cumulant_of_features_is_an_upper_bound():
    draw = np.random.default_rng(2)
    for _ in range(2000):
        n, row = int(draw.integers(2, 7)), bool(draw.integers(2))
        u = draw.normal(size=(n, 2))
        u /= np.linalg.norm(u, axis=1)[:, None]
        bits = draw.integers(2, size=n).astype(float)
        features = np.column_stack([bits, 1 - bits, u]) if row else u
        weights = draw.dirichlet(np.full(n, 0.5))
        away = features - weights @ features
        third = np.einsum("p,pi,pj->ij", weights * (bits - weights @ bits), away, away)
        assert np.abs(np.linalg.eigvalsh(third)).max() <= float(cumulant("circle", n, row))


@pytest.mark.parametrize("name", ["line", "row", "random"])
def test_forged_certificates_are_refused(name):
    body = bends(MODELS[name], "hessian").bound
    forged = [
        {"k": 3},
        {"heads": 1},
        {"activation": "relu"},
        {"activation": "smoothed-relu"},
        {"tau": "1/9"},
        {"scale": "2"},
        {"of": "gradient"},
        {"loss": "hinge"},
        {"note": "x"},
        {"cumulant": str(Fraction(body["cumulant"]) * Fraction(95, 100))},
        {"offsets": ["0"] * len(body["offsets"])},
        {"upper": str(Fraction(body["upper"]) * Fraction(99, 100))},
        {"trees": ["0"] * len(body["trees"]) or ["0"]},
    ]
    for change in forged:
        with pytest.raises(checker.Rejected):
            checker.establish(body | change)


def test_what_has_corners_or_one_place_has_no_bound():
    assert bends(ModelSpec(positions="line", activation="piecewise:1/10,1;0"), "hessian") is None
    assert bends(ModelSpec(positions="line", loss="hinge"), "loss") is None
    assert bends(ModelSpec(n=4, k=2, positions="circle:4"), "hessian") is None
    assert bends(ModelSpec(n=13, positions="random:1"), "hessian") is None
