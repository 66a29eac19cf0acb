"""Frozen heads with exact weights and networks behind them: floats agree, other fronts and labels serve as well."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product

import pytest
from flint import fmpq

from verify.checker import Rejected
from verify.rules.lipschitz_fit.heads import attention_moves, mixtures, number_reader, output_moves
from verify.rules.lipschitz_fit.network import Network, interpolation

NETWORK = {"alpha": ["2", "-1/3"], "beta": [["1", "-2"], ["1/2", "3"]], "bias": ["1/4", "-1"], "b": "1/9"}


def sigma(z, b=1 / 9):
    return (z + math.sqrt(z * z + b)) / 2


def output(v):
    return 2 * sigma(v[0] - 2 * v[1] + 0.25) - sigma(v[0] / 2 + 3 * v[1] - 1) / 3


def test_output_and_slope_are_those_of_floats():
    network, v, w = Network(NETWORK, 2, 1, 2), (0.3, -0.7), (1.0, 0.5)
    exact = [fmpq(3, 10), fmpq(-7, 10)]
    assert abs(float(network.output(exact, fmpq(5))) - 5 - output(v)) < 1e-12
    step = 1e-6
    ends = [output([x + sign * step * y / 4 for x, y in zip(v, w, strict=True)]) for sign in (1, -1)]
    assert abs(float(network.slope(exact, [fmpq(1), fmpq(1, 2)], 4)) - (ends[0] - ends[1]) / (2 * step)) < 1e-8
    assert network.path() == fmpq(6) + fmpq(7, 6)


@pytest.mark.parametrize("wrong", [{"b": "0"}, {"b": "-1"}, {"alpha": []}, {"bias": ["1"]}, {"beta": [["1"], ["1"]]}])
def test_a_network_is_whole_and_smooth(wrong):
    with pytest.raises(Rejected):
        Network({**NETWORK, **wrong}, 2, 1, 2).smoothed()


@pytest.mark.parametrize("values", [[2, -2, 2, 2], [3, 0, -1, 5, 5], [-1, 4]])
def test_an_interpolation_is_as_near_as_it_says(values):
    """The network of the docstring, in floats, with its own norms."""
    top, sharp, scale, b = len(values) - 1, 50.0, 3.0, 2.0
    off, norms = interpolation(values, Fraction(50), Fraction(3), Fraction(3, 2))
    second = [values[1] - values[0]] + [values[j + 1] - 2 * values[j] + values[j - 1] for j in range(1, top)]
    outer = [*(a / sharp for a in second), values[0] / (sharp * top)]
    inner = [(sharp * top / scale, -sharp * j / scale) for j in range(top)] + [(0.0, sharp * top / scale)]
    for t, value in enumerate(values):
        seen = scale * t / top, scale
        found = sum(a * sigma(row[0] * seen[0] + row[1] * seen[1], b) for a, row in zip(outer, inner, strict=True))
        assert abs(found - value) <= off < 1
    assert abs(sum(map(abs, outer)) * sum(abs(x) for row in inner for x in row) - float(norms)) < 1e-9


def test_a_reader_serves_any_labels():
    """Majority and a single word, which are no characters."""
    majority = [1 if x.bit_count() > 1 else -1 for x in range(8)]
    single = [1] * 7 + [-1]
    least = number_reader(3, 2, [majority, single], Fraction(1), Fraction(1), Fraction(40))
    assert (
        least
        == max(number_reader(3, 1, [one], Fraction(1), Fraction(2), Fraction(40)) for one in (majority, single)) * 2
    )
    for labels, sharp in (([majority[:-1]], 40), ([[0] * 8], 40), ([majority], 5), ([majority], -40), ([majority], 0)):
        with pytest.raises(Rejected):
            number_reader(3, 2, labels, Fraction(1), Fraction(1), Fraction(sharp))
    assert number_reader(3, 2, [majority], Fraction(0), Fraction(1), Fraction(40)) == least
    with pytest.raises(Rejected, match="positive"):
        number_reader(3, 2, [], Fraction(1), Fraction(0), Fraction(40))
    off, _ = interpolation([2 * y for y in majority], Fraction(1), Fraction(1), Fraction(2))
    assert number_reader(3, 1, [majority], Fraction(1), Fraction(1), off)  # off by exactly 1 at that sharpness


def test_mixtures_are_means_of_softmax_means():
    heads = [
        {"position_weights": ["1", "2", "3"], "token_weights": ["1", "5"]},
        {"position_weights": ["4", "1", "1"], "token_weights": ["2", "1"]},
    ]
    body = {"heads": heads, "tokens": [["0"], ["1"]], "positions": [["1"], ["2"], ["3"]]}
    words = list(product((0, 1), repeat=3))
    found, told = mixtures(body, 3, words)
    assert told.startswith("2 frozen head(s)")
    for word, vector in zip(words, found, strict=True):
        mean = [0.0, 0.0]
        for head in heads:
            raw = [
                float(w) * float(head["token_weights"][t]) for w, t in zip(head["position_weights"], word, strict=True)
            ]
            mean[0] += sum(r * t for r, t in zip(raw, word, strict=True)) / sum(raw) / 2
            mean[1] += sum(r * (j + 1) for j, r in enumerate(raw)) / sum(raw) / 2
        assert all(abs(float(int(a.p)) / int(a.q) - b) < 1e-12 for a, b in zip(vector, mean, strict=True))
    with pytest.raises(Rejected, match="positive"):
        mixtures({**body, "heads": [{"position_weights": ["1", "0", "1"], "token_weights": ["1", "1"]}]}, 3, words)


FLIP = {"n": 3, "position_weights": ["3", "2", "1"], "token_weights": ["1", "4"], "x": [1, 0, 0], "p": 3}


def one(n, m):
    return 1


def test_a_flip_moves_what_it_says():
    """Raw weights 12, 2, 1 become 12, 2, 4."""
    for what, value in (("cap", "2/9"), ("own", "7/45"), ("other", "1/6")):
        below = str(Fraction(value) - Fraction(1, 1000))
        assert f"is {value}, more than" in attention_moves({**FLIP, "what": what, "claimed": below}, one, one)
        with pytest.raises(Rejected):
            attention_moves({**FLIP, "what": what, "claimed": value}, one, one)
    first = {**FLIP, "position_weights": ["1", "3", "2"], "x": [0, 1, 0], "p": 1}
    assert "attention at 2 is 1/6" in attention_moves({**first, "what": "other", "claimed": "0"}, one, one)
    whole = {**FLIP, "what": "cap", "claimed": "0"}
    for wrong in ({"p": 1}, {"x": [0, 0, 0]}, {"x": [1, 0, 1]}, {"token_weights": ["4", "1"]}):
        with pytest.raises(Rejected):
            attention_moves({**whole, **wrong}, one, one)
    with pytest.raises(Rejected, match="too few"):
        attention_moves(whole, one, lambda n, m: 2)


def test_an_output_moves_by_no_more_than_it_does():
    body = {**FLIP, "tokens": [["0"], ["0"]], "positions": [["0"], ["0"], ["1"]], "alpha": ["1"], "beta": [["0", "1"]]}
    body |= {"bias": ["100"], "b": "1/100"}  # the slope is nearly 1, and the attention at p moves by 7/45
    assert "changes by 0.15555" in output_moves({**body, "claimed": "3/20"}, one, one)
    assert "more than 0 times" in output_moves({**body, "claimed": "0"}, one, one)
    still = {**body, "alpha": ["0"], "claimed": "0"}
    with pytest.raises(Rejected):
        output_moves(still, one, one)
    for claimed in ("1/6", "-1/6"):
        with pytest.raises(Rejected):
            output_moves({**body, "claimed": claimed}, one, one)
