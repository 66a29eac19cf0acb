from __future__ import annotations

import numpy as np
import pytest

from numerics.head.model import HeadError, HeadSpec, head, layer, load_head, scalar_output, softmax
from tests.third_party import ROOT


def test_default_and_data_make_the_same_model():
    spec = HeadSpec(T=10, s=2, beta=" log(3*T) ", epsilon="0.25")
    again = load_head(spec.to_dict())
    assert again.to_dict() == spec.to_dict()
    assert spec.to_dict()["epsilon"] == "1/4"
    assert load_head() == HeadSpec()


def test_a_file_is_read(tmp_path):
    path = tmp_path / "head.toml"
    path.write_text('schema = 1\n[model]\nT = 32\ns = 4\nscore_norm = "7/2"\n')
    spec = load_head(path)
    assert (spec.T, spec.s, spec.values()["B_QK"]) == (32, 4, spec.exact("score_norm"))


def test_the_file_in_the_repository_is_the_default():
    assert load_head(ROOT / "models" / "attention-head.toml").to_dict() == HeadSpec().to_dict()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("schema = 1\n[model]\nTT = 3\n", "unknown key 'TT'"),
        ("schema = 2\n[model]\n", "schema = 2"),
        ("schema = 1\n", r"table \[model\] is missing"),
        ("schema = 1\nextra = 1\n[model]\n", "unknown key 'extra'"),
        ("schema = 1\n[model]\nT = 0\n", r"model\.T = 0"),
        ("schema = 1\n[model]\nT = 2\ns = 3\n", r"model\.s = 3; allowed is an integer from 1 to T = 2"),
        ("schema = 1\n[model]\nT = 2.5\n", r"model\.T = 2\.5"),
        ('schema = 1\n[model]\nepsilon = "0"\n', r"model\.epsilon"),
        ('schema = 1\n[model]\nepsilon = "sqrt(2)"\n', r"model\.epsilon"),
        ('schema = 1\n[model]\nbeta = "import os"\n', r"model\.beta"),
        ("schema = 1\n[model]\nlipschitz = 3\n", r"model\.lipschitz = 3"),
        ("schema = \n", "not TOML"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(tmp_path, text, message):
    path = tmp_path / "head.toml"
    path.write_text(text)
    with pytest.raises(HeadError, match=message) as error:
        load_head(path)
    assert "\n" not in str(error.value)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(HeadError, match="cannot be read"):
        load_head(tmp_path / "none.toml")


def _slow(X, z, W, V):
    scores = [sum(W[i, j] * z[i] * x[j] for i in range(len(z)) for j in range(len(z))) for x in X]
    raised = [np.exp(s) for s in scores]
    return sum(r * (V.T @ x) for r, x in zip(raised, X, strict=True)) / sum(raised)


def test_head_layer_and_scalar_output_against_loops():
    rng = np.random.default_rng(1)
    X, W, V = rng.normal(size=(6, 4)), rng.normal(size=(4, 4)), rng.normal(size=(4, 3))
    z, w = rng.normal(size=4), rng.normal(size=3)
    assert np.allclose(head(X, z, W, V), _slow(X, z, W, V))
    assert np.allclose(layer(X, W, V), [_slow(X, x, W, V) for x in X])
    assert np.isclose(scalar_output(X, z, W, V, w), w @ _slow(np.vstack([z, X]), z, W, V))
    assert np.allclose(head(X[::-1], z, W, V), head(X, z, W, V))
    assert np.allclose(softmax(np.array([1e4, 1e4 + 1])), softmax(np.array([0.0, 1.0])))
