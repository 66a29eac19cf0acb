"""A layer that reads a sum of soft shares: bounds against plain sums at random vectors, with objects of no paper."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest
from flint import arb, ctx

from verify.checker import Rejected
from verify.checker.balls import ball
from verify.rules.neurons.curve import LOSSES, Curve, coefficients, outer_sizes
from verify.rules.neurons.line import Network, halved
from verify.rules.neurons.smoothed_units import Rising, broken
from verify.rules.soft_share import hyper, zero_temperature
from verify.rules.soft_share.covers import as_tree, over, working
from verify.rules.soft_share.plane import rows_of
from verify.rules.soft_share.points import Places
from verify.rules.soft_share.reader import Reader
from verify.rules.soft_share.row_conditions import Polygon, check_chosen, check_placed
from verify.rules.soft_share.rows import read_rows
from verify.rules.soft_share.several import Heads
from verify.rules.soft_share.sums import by_rows, by_variance, curvature_below, named_below
from verify.rules.soft_share.thirds import check_cumulant, check_on_a_line, within

UNITS = [(3, Fraction(1, 2)), (-5, Fraction(-1)), (2, Fraction(-7, 3))]
READER = Reader(UNITS, Fraction(3, 2), "tanh", Fraction(0), Fraction(5, 4), 2, Fraction(1, 3))
TRIANGLE = np.array([[0.6, 0.0], [-0.3, 0.9], [-0.5, -0.8]])  # of length at most 1
OPPOSITE = np.array([[0.0, -1.0], [0.0, 1.0]])  # corners of a regular polygon of two


def g(total: float) -> float:
    return 1.5 * (1 + sum(w * np.tanh(1.25 * total + float(h)) for w, h in UNITS))


def loss_of(name: str, label: int, value: float) -> float:
    if name == "logistic":
        return float(np.logaddexp(0, -label * value))
    gap = value - label
    return gap * gap if name == "square" or label * value < 1 else 0.0


def output(points, vectors, subset) -> float:
    scores = np.asarray(vectors).reshape(-1, 2) @ points.T * 3  # over τ
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    return g(float((weights @ subset).sum()))


def hessian(f, at, step=1e-3):
    size, found = len(at), np.zeros((len(at), len(at)))
    for i, j in itertools.product(range(size), repeat=2):
        e, d = np.eye(size)[i] * step, np.eye(size)[j] * step
        found[i, j] = (f(at + e + d) - f(at + e - d) - f(at - e + d) + f(at - e - d)) / (4 * step * step)
    return found


def reached(points, of, loss="square", draws=30):
    """The largest norm at random vectors and subsets of two softmaxes, by differences."""
    draw, best = np.random.default_rng(3), 0.0
    functions = {
        "hessian": [lambda y: y],
        "product": [lambda y: y * y / 2],
        "loss": [lambda y, label=label: loss_of(loss, label, y) for label in (1, -1)],
    }
    for _ in range(draws):
        at, subset = draw.normal(size=4) * draw.choice([0.2, 0.6]), draw.integers(2, size=len(points))
        for outer in functions.get(of, [lambda y: y]):

            def f(v, outer=outer, subset=subset):
                return outer(output(points, v, subset))

            if of in ("output", "gradient"):
                steps = np.eye(4) * 1e-5
                slope = np.linalg.norm([(f(at + e) - f(at - e)) / 2e-5 for e in steps])
                best = max(best, abs(f(at)) if of == "output" else slope)
            else:
                best = max(best, np.abs(np.linalg.eigvalsh(hessian(f, at))).max())
    return best


def least(count) -> float:
    """The smallest bound that is shown, within one percent: a method of one number."""
    low, high = 1e-3, 1e5
    while high > 1.01 * low:
        middle = (low * high) ** 0.5
        try:
            assert count(Fraction(middle).limit_denominator(10**6)) > 0
            high = middle
        except Rejected:
            low = middle
    return high


@pytest.mark.parametrize(
    ("of", "loss", "wide"),
    [
        ("output", "square", 1.5),
        ("gradient", "square", 2.5),
        ("hessian", "square", 6),
        ("product", "square", 6),
        ("loss", "logistic", 9),
        ("loss", "squared-hinge", 8),
    ],
)
def test_bounds_from_sizes_are_above_all_vectors_and_not_far(of, loss, wide):
    with working():
        shown = least(lambda upper: READER.sizes(of, loss, by_variance(2), within(Fraction(1)), upper))
        found = reached(TRIANGLE, of, loss)
        assert found <= shown <= wide * found
        if of not in ("output", "gradient"):  # signs make it sharper, and still a bound
            signed = least(lambda upper: READER.norm(of, loss, by_variance(2), within(Fraction(1)), upper))
            assert found <= signed <= 1.02 * shown


ROWS = [["inner", "0", "0", "0", "13/50"], ["top", "0", "1", "0", "39/100"], ["top", "1", "1", "0", "53/100"]]


@pytest.mark.parametrize("of", ["hessian", "product", "loss"])
def test_eigenvalues_by_rows_are_above_all_vectors_and_below_the_norms(of):
    body = {"rows": ROWS, "radius": "1", "planes": ["0"] * 3}
    with working():
        rows, boxes = rows_of(body, 2, lambda row: row.type != "axis")
        assert boxes == 0
        shown = least(lambda upper: READER.matrix(of, "square", Heads(2, rows), upper))
        pairs = [(arb(0), ball(Fraction(13, 50)))]
        norm = least(lambda upper: READER.norm(of, "square", by_rows(2, pairs), within(Fraction(1)), upper))
    found = reached(OPPOSITE, of)
    assert found <= shown <= 1.02 * norm
    with working(), pytest.raises(Rejected, match="a type, or has a sign"):
        rows_of(body, 2, lambda row: row.type == "axis")
    small = [["inner", "0", "0", "0", "6/25"], *ROWS[1:]]  # |C|² reaches 1/4
    with working(), pytest.raises(Rejected, match="not shown beyond"):
        rows_of(body | {"rows": small}, 2, lambda row: True)


def test_corners_have_a_gradient_and_no_second_derivatives():
    kinked = Reader(UNITS, Fraction(1), "relu", Fraction(0), Fraction(1), 2, Fraction(1))
    with working():
        assert kinked.gradient(by_variance(2), Fraction(4)) > 0
        with pytest.raises(Rejected, match="fails or is undecided"):
            kinked.gradient(by_variance(2), Fraction(1))
        with pytest.raises(Rejected, match="corners"):
            kinked.sizes("hessian", "square", by_variance(2), within(Fraction(1)), Fraction(10**6))


@pytest.mark.parametrize("b", [Fraction(0), Fraction(1, 100), Fraction(1)])
def test_rising_units_are_enclosed_on_pieces(b):
    f, draw = Rising(UNITS, b), np.random.default_rng(4)
    with working():
        for _ in range(60):
            low = Fraction(int(draw.integers(-64, 192)), 64)
            high = low + Fraction(1, int(draw.choice([2, 16, 128])))
            s = np.linspace(float(low), float(high), 41)
            z = [(w, s + float(h)) for w, h in UNITS]
            value = 1 + sum(w * (t + np.sqrt(t * t + float(b))) / 2 for w, t in z)
            assert float(f.value(low, high).lower()) <= value.min() + 1e-12
            assert value.max() - 1e-12 <= float(f.value(low, high).upper())
            slope = np.diff(value) / np.diff(s)
            assert np.abs(slope).max() <= float(f.size(low, high)) + 1e-9 <= 3 + 1e-9  # sums 3, -2, 0 of first weights
            if b > 0:
                root = [(w, np.sqrt(t * t + float(b))) for w, t in z]
                bend = sum(w * float(b) / (2 * r**3) for w, r in root)
                found = f.on(low, high)
                assert float(found.slope.lower()) - 1e-9 <= slope.min()
                assert slope.max() <= float(found.slope.upper()) + 1e-9
                assert float(found.bend.lower()) - 1e-9 <= bend.min()
                assert bend.max() <= float(found.bend.upper()) + 1e-9
            else:
                assert broken(UNITS, low) == Fraction(value[0]).limit_denominator(10**6)


def test_a_loss_that_vanishes_has_no_coefficients():
    far = Curve(arb(3), arb(2), arb(5))
    assert coefficients("loss", "squared-hinge", 1, lambda low, high: far)(Fraction(0), Fraction(1)) is None
    assert coefficients("loss", "square", 1, lambda low, high: far)(Fraction(0), Fraction(1)) == (arb(28), arb(8))
    near = Curve(arb(1, 0.1), arb(2), arb(5))  # may be beyond the hinge or not: it counts
    assert coefficients("loss", "squared-hinge", 1, lambda low, high: near)(Fraction(0), Fraction(1)) is not None
    for loss, label, value in itertools.product(LOSSES, (1, -1), (-2.0, 0.0, 0.9, 2.0)):
        first, second = outer_sizes("loss", loss, arb(2))
        e = 1e-4
        line = [loss_of(loss, label, value + step) for step in (-e, 0, e)]
        assert abs(line[2] - line[0]) / (2 * e) <= float(first) + 1e-6
        assert abs(line[0] - 2 * line[1] + line[2]) / e**2 <= float(second) + 1e-4


def third(places, head, subset):
    weights = np.exp(head * places - (head * places).max())
    weights /= weights.sum()
    away = places - weights @ places
    return float(((subset - weights @ subset) * weights) @ away**2)


def test_the_third_cumulant_on_a_line_with_uneven_places():
    places = [Fraction(0), Fraction(1, 5), Fraction(1, 2), Fraction(2)]
    at = np.array([float(place) for place in places])
    subsets = [np.array(bits, float) for bits in itertools.product((0, 1), repeat=4)]
    heads = np.concatenate([np.linspace(-12, 12, 961), [-300, 300]])
    best = max(abs(third(at, head, subset)) for head in heads for subset in subsets)
    with working():
        check_on_a_line(places, ball(Fraction(best * 1.02).limit_denominator(10**6)))
        for top in (best * 0.98, 0.0, -1.0):
            with pytest.raises(Rejected, match="not shown to be so small"):
                check_on_a_line(places, ball(Fraction(top).limit_denominator(10**6)))
        check_cumulant(within(Fraction(1)) * 2, Fraction(1))
        check_cumulant(ball(Fraction(best * 1.02).limit_denominator(10**6)), Fraction(1), places)
        with pytest.raises(Rejected, match="not shown to be so small"):
            check_cumulant(ball(Fraction(best * 1.02).limit_denominator(10**6)), Fraction(1))
        with pytest.raises(Rejected, match="must rise"):
            check_on_a_line(places[::-1], arb(1))
        assert best <= float(within(Fraction(1)).lower())  # all are within 1 of 1


def test_second_derivatives_at_a_point_are_those_of_differences():
    points = np.array([[0.3, -1.0, 0.2], [1.1, 0.4, -0.5], [-0.7, 0.2, 0.9], [0.0, 0.5, 0.5]])
    vectors, subset = np.array([[0.5, -0.2, 0.8], [-0.4, 0.9, 0.1]]), np.array([1, 0, 1, 0])

    def f(flat):
        scores = flat.reshape(2, 3) @ points.T
        weights = np.exp(scores) / np.exp(scores).sum(-1, keepdims=True)
        s = float((weights @ subset).sum())
        y = 1 + sum(w * (s + float(h) + np.sqrt((s + float(h)) ** 2 + 0.25)) / 2 for w, h in UNITS)
        return (max(0.0, 1 + y) ** 2 + y) / 2

    matrix = hessian(f, vectors.ravel(), 1e-4)

    def balls(rows):
        return [[arb(float(v)) for v in row] for row in rows]

    def output(s):
        return hyper.of_units(UNITS, Fraction(1, 4), s)

    samples = [(subset, lambda s: hyper.squared_hinge(output(s), -1)), (subset, output)]
    form = hyper.form(balls(points), balls(vectors), samples)
    assert float(hyper.frobenius(form, 2, 3)) == pytest.approx(np.linalg.norm(matrix), rel=1e-5)
    assert float(hyper.entry(form, 1, 5, 2, 3)) == pytest.approx(abs(matrix[1, 5]), rel=1e-4)
    w = [Fraction(v) for v in (1, 2, 0, -1, 3, 1)]
    exact = np.array([float(v) for v in w])
    quotient = abs(exact @ matrix @ exact) / (exact @ exact)
    assert float(hyper.quotient(form, w, 3)) == pytest.approx(quotient, rel=1e-5)
    asked = [{"vector": [str(v) for v in w]}, {"entries": [1, 5]}, {}]
    sizes = [quotient, abs(matrix[1, 5]), np.linalg.norm(matrix)]
    assert [float(hyper.measured(body, form, 2, 3)) for body in asked] == pytest.approx(sizes, rel=1e-4)
    for body in (
        {"vector": ["0"] * 6},
        {"vector": ["1"] * 5},
        {"entries": [0, 6]},
        {"entries": [1]},
        {"entries": [0, "1"]},
    ):
        with pytest.raises(Rejected):
            hyper.measured(body, form, 2, 3)
    with pytest.raises(hyper.Undecided):
        hyper.squared_hinge(hyper.Hyper(arb(1, 1e-9)), 1)
    assert hyper.squared_hinge(hyper.Hyper(arb(2), arb(1), arb(1), arb(1)), 1).st == 0


def test_a_softmax_without_temperature_shares_ties():
    scores = [Fraction(1), Fraction(3), Fraction(3), Fraction(-2)]
    half = Fraction(1, 2)
    assert zero_temperature.attention(scores) == [0, half, half, 0]
    assert zero_temperature.attention(scores, "first") == [0, 1, 0, 0]
    assert zero_temperature.attention(scores, "last") == [0, 0, 1, 0]
    assert (zero_temperature.share(scores, (1, 1, 0, 0)), zero_temperature.share(scores, (1, 1, 0, 0), "last")) == (
        half,
        0,
    )
    assert zero_temperature.squared_hinge([(1, half), (-1, half), (1, Fraction(4))]) == Fraction(5, 6)


def test_pieces_of_a_tree_cover_the_interval_or_are_refused():
    seen = []
    assert over(3, "1010100", lambda low, high: bool(seen.append((low, high))) or True, "no") == 4
    assert [low for low, _ in seen] == [0, *(high for _, high in seen[:-1])]
    assert seen[-1][1] == 3
    for tree in ("10", "100100", "1"):
        with pytest.raises(Rejected, match="subdivision"):
            over(3, tree, lambda low, high: True, "no")
    with pytest.raises(Rejected, match="no 3/2 and 3"):
        over(3, "100", lambda low, high: high < 3, "no")
    for text in ("", "012", None, ["0"], "0" * 400_001):
        with pytest.raises(Rejected, match="string of 0 and 1"):
            as_tree(text)


def test_a_precision_is_given_back():
    seen = []

    @working(100)
    def rule() -> None:
        seen.append(ctx.prec)
        raise Rejected("so")

    before = ctx.prec
    for _ in range(2):  # every call anew
        with pytest.raises(Rejected, match="so"):
            rule()
        assert ctx.prec == before
    assert seen == [100, 100]


def test_rows_of_placed_points_and_of_a_chosen_share():
    with working():
        assert [float(Polygon(n).diameter()) for n in (1, 2, 3, 4)] == pytest.approx([0, 4, 3, 4])
        enough, little = [(arb(0), ball(Fraction(13, 50)))], [(arb(0), ball(Fraction(6, 25)))]
        assert check_placed(Polygon(2), enough, Fraction(1), ["0"]) == 0
        two = Places([(arb(-1), arb(0)), (arb(1), arb(0))], True)  # the same two points, by cells
        assert check_placed(two, [(arb(0), ball(Fraction(1)))], Fraction(1), ["0", "0"]) == 2
        for where, trees in ((Polygon(2), ["0"]), (Polygon(2), []), (Polygon(1), ["0"]), (two, ["0", "0"])):
            with pytest.raises(Rejected):
                check_placed(where, little, Fraction(1), trees)
        with pytest.raises(Rejected, match="need no boxes"):
            check_placed(Polygon(2), enough, Fraction(2), ["0"])
        assert check_chosen([(arb(0), ball(Fraction(1, 15)))], Fraction(1), []) == 0
        for pairs, radius, trees in (
            ([(arb(0), ball(Fraction(1, 17)))], 1, []),
            ([(arb(0), arb(1))], 2, []),
            ([(arb(0), arb(1))], 1, ["0"]),
        ):
            with pytest.raises(Rejected):
                check_chosen(pairs, Fraction(radius), trees)


SQUARE = np.array([[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]])
AXIS = [["axis", "1", "0", "0", "1/4"], ["axis", "0", "1", "0", "77/200"]]  # C² ≤ P(1-P) and K ≤ 2/(3√3), any points


def bend_along(vectors, subset) -> float:
    """The derivative of g'(T) by the first coordinate of the first vector, by differences."""
    step = np.eye(4)[0] * 1e-4

    def slope(at) -> float:
        scores = np.asarray(at).reshape(-1, 2) @ SQUARE.T * 3
        weights = np.exp(scores) / np.exp(scores).sum(-1, keepdims=True)
        total = float((weights @ subset).sum())
        return (g(total + 1e-4) - g(total - 1e-4)) / 2e-4

    return abs(slope(vectors + step) - slope(vectors - step)) / 2e-4


@pytest.mark.parametrize("of", ["hessian-entry", "cross-entry", "slope-derivative"])
def test_entries_by_rows_of_an_axis(of):
    draw, found = np.random.default_rng(5), 0.0
    for _ in range(150):
        at, subset = draw.normal(size=4) * draw.choice([0.2, 0.5]), draw.integers(2, size=4)
        if of == "slope-derivative":
            found = max(found, bend_along(at, subset))
        else:
            second = 0 if of == "hessian-entry" else 2
            e, d = np.eye(4)[0] * 1e-3, np.eye(4)[second] * 1e-3
            ends = [output(SQUARE, at + s * e + t * d, subset) * s * t for s, t in itertools.product((1, -1), repeat=2)]
            found = max(found, abs(sum(ends)) / 4e-6)
    with working():
        heads, power = Heads(2, read_rows({"rows": AXIS})), 1 if of == "slope-derivative" else 2
        net = Network(UNITS, Fraction(3, 2), "tanh", Fraction(0), Fraction(5, 4))

        def pieces(upper):
            holds = named_below(of, "square", 0, heads, net.on, ball(upper / 3**power))
            return halved(Fraction(0), Fraction(2), holds, "undecided near", 2000)

        shown = least(pieces)
        assert found <= shown <= 4 * found
        assert curvature_below(heads, ball(Fraction(2, 5)))
        assert not curvature_below(heads, ball(Fraction(38, 100)))
