"""Networks of softmax shares that no paper has: three axes, values beyond bits, own labels; true and forged."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from flint import arb, ctx

from verify.checker.reading import Rejected
from verify.rules.soft_network import fields, models, places, risk_fields
from verify.rules.soft_network.attention import Attention
from verify.rules.soft_network.network import Network, Sample, wide
from verify.rules.soft_network.units import LOSSES, Units

RNG = np.random.default_rng(5)
SPOTS = RNG.integers(-9, 10, (4, 3)) / 8  # four places with three coordinates, exact as doubles
OTHER = RNG.integers(-9, 10, (4, 3)) / 8
LAYERS = [(2, Fraction(1, 3)), (-3, Fraction(-1, 2)), (1, Fraction(0))]
INPUTS = [((2, 0, -1, 1), 1, 0.5), ((0, 0, 3, 1), -1, 0.25), ((1, 1, 1, 1), 1, 0.125), ((1, 0, 0, 2), 1, 0.125)]
HEADS = RNG.integers(-8, 9, (2, 3)) / 8
TAU, GAIN = 0.75, Fraction(3, 4)


def balls(rows):
    return [[arb(float(entry)) for entry in row] for row in rows]


def network(activation="tanh", loss="logistic") -> Network:
    """The last sample stands at places of its own."""
    spots, other = balls(SPOTS), balls(OTHER)
    samples = [Sample(other if i == 3 else spots, x, y, arb(p)) for i, (x, y, p) in enumerate(INPUTS)]
    return Network(Units(LAYERS, activation, Fraction(0), Fraction(1, 2)), LOSSES[loss], GAIN, arb(TAU), samples)


def own_risk(flat, rows=INPUTS) -> float:
    """In doubles, with tanh and the logistic loss."""
    found = 0.0
    for i, (x, y, p) in enumerate(rows):
        scores = np.reshape(flat, (-1, 3)) @ (OTHER if i == 3 else SPOTS).T / TAU
        raised = np.exp(scores - scores.max(1, keepdims=True))
        s = float(GAIN) * ((raised / raised.sum(1, keepdims=True)) @ np.array(x)).sum()
        f = (1 + sum(w * math.tanh(s + float(h)) for w, h in LAYERS)) / 2
        found += p * math.log1p(math.exp(-y * f))
    return found


def slopes(f, at, step=1e-5):
    return np.array([(f(at + e) - f(at - e)) / (2 * step) for e in np.eye(len(at)) * step])


def inside(enclosed: arb, number: float, slack: float = 1e-7) -> bool:
    return bool((enclosed - arb(float(number))).overlaps(arb(0, slack)))


def test_risk_gradient_and_hessian_are_those_of_differences():
    flat, net = HEADS.ravel(), network()
    found = net.second_order(balls(HEADS))
    assert inside(net.risk(balls(HEADS)), own_risk(flat), 1e-12)
    assert inside(net.risk(balls(HEADS), wide=False), own_risk(flat), 1e-12)
    assert inside(found.risk, own_risk(flat), 1e-12)
    assert all(map(inside, found.gradient, slopes(own_risk, flat)))
    second = slopes(lambda at: slopes(own_risk, at, 1e-4), flat, 1e-4)
    assert all(
        inside(h, v, 1e-4)
        for row, line in zip(found.hessian, second, strict=True)
        for h, v in zip(row, line, strict=True)
    )
    risk, gradient, mean = net.first_order(balls(HEADS))
    assert all(a.overlaps(b) for a, b in zip([risk, *gradient], [found.risk, *found.gradient], strict=True))
    alone = [
        slopes(lambda at, i=i: own_risk(at, [(x, y, p * (i == j)) for j, (x, y, p) in enumerate(INPUTS)]), flat)
        for i in range(4)
    ]
    assert inside(mean, sum(g @ g / p for g, (_, _, p) in zip(alone, INPUTS, strict=True)))


def test_what_holds_on_a_box_holds_at_its_points():
    net, box = network(), wide([entry for row in balls(HEADS) for entry in row], arb(0.05))
    found = net.second_order(risk_fields.cut(box, 3))
    for _ in range(5):
        at = net.second_order(balls(HEADS + RNG.uniform(-0.05, 0.05, HEADS.shape)))
        assert found.risk.contains(at.risk)
        assert all(a.contains(b) for a, b in zip(found.gradient, at.gradient, strict=True))
        assert all(
            a.contains(b) for r, s in zip(found.hessian, at.hessian, strict=True) for a, b in zip(r, s, strict=True)
        )
    assert not found.risk.contains(at.risk + 1)


def test_weights_by_pairs_and_by_scores_are_the_same():
    one, two = (Attention(balls(HEADS)[0], balls(SPOTS), arb(TAU), wide) for wide in (True, False))
    for x, *_ in INPUTS:
        assert one.share(x).overlaps(two.share(x))
        assert all(a.overlaps(b) for a, b in zip(one.gradient(x), two.gradient(x), strict=True))
        by_weights = [sum((v * w.partials[c] for v, w in zip(x, two.weights(), strict=True)), arb(0)) for c in range(3)]
        assert all(a.overlaps(b) for a, b in zip(one.gradient(x), by_weights, strict=True))
    assert one.share((2, 2, 2, 2)) == 2
    assert one.gradient((2, 2, 2, 2)) == [0, 0, 0]


def test_unseen_values_are_enclosed():
    """The label is that of a majority of three; the mean of every completion lies in the enclosure."""
    net, spots, majority = network()._replace(samples=()), balls(SPOTS), lambda x: 1 if sum(x) > 1 else -1
    found = net.second_order_seen(balls(HEADS), spots, [0, 1, 3], majority)
    for last in (0, 1):
        rows = [((a, b, last, c), majority((a, b, c))) for a, b, c in itertools.product((0, 1), repeat=3)]
        plain = net._replace(samples=[Sample(spots, x, y, arb(1) / 8) for x, y in rows]).second_order(balls(HEADS))
        assert found.risk.contains(plain.risk)
        assert all(a.contains(b) for a, b in zip(found.gradient, plain.gradient, strict=True))
        assert all(
            a.contains(b) for r, s in zip(found.hessian, plain.hessian, strict=True) for a, b in zip(r, s, strict=True)
        )
    rows = [(x, majority((x[0], x[1], x[3]))) for x in itertools.product((0, 1), repeat=4)]
    plain = net._replace(samples=[Sample(spots, x, y, arb(1) / 16) for x, y in rows]).second_order(balls(HEADS))
    for sign in (1, -1):  # all are seen, with right and with wrong labels
        whole = net.second_order_seen(
            balls(HEADS), spots, range(4), lambda x, sign=sign: sign * majority((x[0], x[1], x[3]))
        )
        assert bool(whole.risk.overlaps(plain.risk)) is (sign == 1)


def test_at_a_corner_there_is_no_slope():
    relu, bent = Units([(1, Fraction(0))], "relu", Fraction(0)), "piecewise:-1,1/2,3;-1,1;1/3"
    assert [v.is_finite() for v in relu(arb(0, 0.1))] == [True, False, False]
    assert relu(arb(-1))[1:] == (0, 0)
    own = Units([(1, Fraction(0))], bent, Fraction(0))
    for z in (-3.0, -0.5, 0.0, 2.0):
        expected = 1 + 1 / 3 + (z / 2 if -1 <= z <= 1 else -0.5 - (z + 1) if z < -1 else 0.5 + 3 * (z - 1))
        assert inside(own.value(arb(z)), expected, 1e-12)
    assert not own(arb(1))[1].is_finite()
    with pytest.raises(Rejected, match="rational"):
        Units(LAYERS, "piecewise:0,1;0;x", Fraction(0))
    net = network("relu")._replace(samples=[Sample(balls(SPOTS), (1, 0, 0, 0), 1, arb(1))])
    net = net._replace(units=Units([(1, Fraction(-3, 8))], "relu", Fraction(0)))  # zero heads: S = 3/8
    found = net.second_order(balls(np.zeros((2, 3))))
    assert found.risk.is_finite()
    beyond = net._replace(loss=LOSSES["squared-hinge"], units=Units([(1, Fraction(-3, 8))], "relu", Fraction(0)))
    assert beyond.second_order(balls(np.zeros((2, 3)))).gradient == [0] * 6  # the loss is zero around
    assert not any(entry.is_finite() for entry in found.gradient)


def test_losses_tell_where_they_bend():
    assert LOSSES["squared-hinge"](1, arb(1)) == (0, 0, 0)
    assert LOSSES["squared-hinge"](-1, arb(1)) == (4, 4, 2)
    value, pull, turn = LOSSES["squared-hinge"](1, arb(1, 0.5))
    assert value.contains(0.25)
    assert pull.contains(-1)
    assert turn.contains(arb(1, 1))
    assert not LOSSES["hinge"](1, arb(1))[1].is_finite()
    for name, own in {"logistic": lambda m: math.log1p(math.exp(-m)), "square": lambda m: (1 - m) ** 2}.items():
        jet, f = LOSSES[name](-1, arb(0.3)), lambda t, own=own: own(-t)
        wanted = f(0.3), (f(0.30001) - f(0.29999)) / 2e-5, (f(0.301) - 2 * f(0.3) + f(0.299)) / 1e-6
        assert all(inside(a, b, 1e-5) for a, b in zip(jet, wanted, strict=True))


def test_quantities_and_bounds_are_compared():
    net, heads = network(), balls(HEADS)
    s = risk_fields.quantity(net, heads, "share-sum")
    assert risk_fields.quantity(net, heads, "output").overlaps(net.units.value(s))
    one = risk_fields.quantity(net, heads, "gradient-entry", 2)
    assert risk_fields.quantity(net, heads, "gradient-norm") > one.abs_lower() - arb(1e-9)
    assert risk_fields.quantity(net, heads, "margin") < risk_fields.quantity(net, heads, "output") + arb(1e-9)
    with pytest.raises(Rejected, match="no quantity"):
        risk_fields.quantity(net, heads, "charm")
    body = {"relation": "<", "value": "9/10"}
    risk = own_risk(HEADS.ravel())
    assert risk_fields.beyond(body, "the risk", lambda: net.risk(heads), "") == "the risk < 9/10"
    assert risk < 0.9
    with pytest.raises(Rejected, match="is not > 9/10"):
        risk_fields.beyond(body | {"relation": ">"}, "the risk", lambda: net.risk(heads), "")
    slope = slopes(own_risk, HEADS.ravel())
    ratio = Fraction(float(slope @ slope / 2 / risk)).limit_denominator(10**9)
    assert "half the squared" in risk_fields.ratio({"value": str(ratio * 1001 / 1000)}, lambda: (net, heads), "x")
    with pytest.raises(Rejected, match="not below"):
        risk_fields.ratio({"value": str(ratio * 999 / 1000)}, lambda: (net, heads), "x")


def test_a_floor_is_one_of_a_whole_interval():
    units, loss = Units([(1, Fraction(0))], "softplus", Fraction(0)), LOSSES["square"]  # f = 1 + log(1 + e^s) > 1
    risk_fields.floor(units, loss, 1, (0, 1), 64, Fraction(23, 100), 1)  # (log 2)²/2 = 0.2402...
    with pytest.raises(Rejected, match="undecided"):
        risk_fields.floor(units, loss, 1, (0, 1), 64, Fraction(1, 4), 1)
    risk_fields.floor(units, loss, 1, (1, 1), 64, Fraction(3, 4), 1)  # at s = 1 alone it is 0.862...


def test_a_risk_by_groups():
    units, loss = Units([(1, Fraction(0))], "softplus", Fraction(0)), LOSSES["square"]  # f = 1 + log(1 + e^s)
    groups = [(Fraction(0), 1, 3), (Fraction(1, 2), -1, 1)]
    own = (3 * math.log(2) ** 2 + (2 + math.log1p(math.exp(0.5))) ** 2) / 4
    risk_fields.counted(units, loss, groups, Fraction(own).limit_denominator(1000) - Fraction(1, 100), 2)
    with pytest.raises(Rejected, match="not above"):
        risk_fields.counted(units, loss, groups, Fraction(own).limit_denominator(1000) + Fraction(1, 100), 2)


def test_weights_around_a_peak():
    flat = Attention([arb(0)], balls([[0.0]] * 4), arb(1))
    quarter, half = arb(0.25), arb(0.5)
    assert flat.around_peak((quarter, half), (quarter, half), quarter, Fraction(1, 4), strict=False)
    assert not flat.around_peak((quarter, half), (quarter, half), quarter, Fraction(1, 4), strict=True)
    assert not flat.around_peak((half, half), (quarter, half), half, Fraction(1, 4), strict=False)
    assert not flat.around_peak((quarter, half), (half, half), half, Fraction(1, 4), strict=False)
    vague = Attention([arb(0, 0.1)], balls([[-1.0], [1.0]]), arb(1))  # either may be the peak
    assert vague.around_peak((quarter, arb(1)), (quarter, arb(1)), half, Fraction(1, 2), strict=True)
    assert not vague.around_peak((quarter, arb(1)), (quarter, arb(1)), half, Fraction(1, 2), strict=False)


MODEL = {
    "tau": "1/2",
    "b": "0",
    "activation": "softplus",
    "scale": "1/3",
    "positions": "random:4",
    "loss": "logistic",
    "inputs": "bernoulli:1/3",
    "trained": "row",
}


def majority(body) -> models.Model:
    """Three positions, one head, and the label of a majority."""
    return models.Model(body, 3, 1, 2, LAYERS, lambda x: 1 if sum(x) > 1 else -1)


def test_a_model_of_ones_own_labels():
    body = MODEL | {"places": [["1/2", "-1/3", "1/4"]], "relation": "<", "value": "1"}
    drawn = [(float(x), float(y)) for x, y in places._drawn("random:4", 3)]
    found = 0.0
    for x in itertools.product((0, 1), repeat=3):
        raised = [math.exp(2 * (math.sqrt(2) * v / 2 - u[0] / 3 + u[1] / 4)) for v, u in zip(x, drawn, strict=True)]
        s = 2 * sum(r for r, v in zip(raised, x, strict=True) if v) / sum(raised)
        f = (1 + sum(w * math.log1p(math.exp(s + float(h))) for w, h in LAYERS)) / 3
        chance = (1 / 3) ** sum(x) * (2 / 3) ** (3 - sum(x))
        found += chance * math.log1p(math.exp(-f if sum(x) > 1 else f))
    near = Fraction(found).limit_denominator(10**6)
    for relation, value in (("<", near + Fraction(1, 1000)), (">", near - Fraction(1, 1000))):
        stated = body | {"relation": relation, "value": str(value)}
        assert models.risk_at(stated, majority, tuple(MODEL)).startswith(f"the risk {relation} {value} at tau = 1/2")
        with pytest.raises(Rejected, match="is not"):
            models.risk_at(stated | {"relation": "<>"[relation == "<"]}, majority, tuple(MODEL))
    for change in ({"tau": "0"}, {"places": []}, {"trained": "both"}, {"inputs": "bernoulli:1"}, {"positions": "hill"}):
        with pytest.raises(Rejected):
            models.risk_at(body | change, majority, tuple(MODEL))


def test_fields_are_read_strictly():
    assert fields.bits({"x": "0110"}, 4) == (0, 1, 1, 0)
    assert fields.rising({"p": [1, 4]}, "p", 2, 2, 4) == [1, 4]
    for wrong in ({"p": [4, 1]}, {"p": [1, 1]}, {"p": [0, 1]}, {"p": [1, True]}, {"p": [1, 5]}, {"p": [1]}):
        with pytest.raises(Rejected):
            fields.rising(wrong, "p", 2, 2, 4)
    for text in ("011", "01a0", None, "01100"):
        with pytest.raises(Rejected):
            fields.bits({"x": text}, 4)
    assert sum(math.comb(3, j) * c for j, c in enumerate(fields.chances("bernoulli:1/4", 3))).overlaps(arb(1))
    for named in (None, "circle:0", "circle:01", "random:", "line:2"):
        with pytest.raises(Rejected):
            places.vectors(named, 4)
    assert places.vectors("circle:2", 4)[0][1] == -1
    before = ctx.prec
    assert fields.sharply(lambda body, more: f"{body} {more} {ctx.prec}", 7)({}) == "{} 7 128"
    assert ctx.prec == before
