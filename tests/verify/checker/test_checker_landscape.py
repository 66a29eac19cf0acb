"""Certificates about the landscape of the risk: accepted as they are, rejected with any field forged."""

from __future__ import annotations

import copy
from fractions import Fraction

import pytest

from theorems.han2025.shared.displays import aligned_heads, display, zero_heads
from theorems.han2025.shared.minima import DEFAULT_MINIMUM, SPURIOUS, TWENTY
from verify.checker import Rejected, check_body, digest, establish, seal

FOUR = {"n": 4, "k": 2, "tau": "1/4", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 3]}
EIGHT = {"n": 8, "k": 1, "tau": "1/8", "b": "1/100", "heads": aligned_heads(1), "parity_set": [1], "x": "00001000"}
ONE = {"n": 4, "k": 1, "tau": "1/4", "b": "1/100", "heads": zero_heads(1), "parity_set": [1]}


def bracket(trig):
    """Σ_p x_p (γ_p (1 - γ_p) sin p + Σ_{j≠p} γ_p γ_j sin j): a display as it is printed."""
    own = ["*", ["gamma", "i", "p"], ["-", "1", ["gamma", "i", "p"]], [trig, "p"]]
    rest = ["sum", "j", ["p"], ["*", ["gamma", "i", "p"], ["gamma", "i", "j"], [trig, "j"]]]
    return ["sum", "p", [], ["*", ["x", "p"], ["+", own, rest]]]


SQUARES = ["heads", "i", ["+", ["square", bracket("sin")], ["square", bracket("cos")]]]


SAMPLES = {
    "pl-ratio": {
        "kind": "pl-ratio",
        "n": 8,
        "k": 2,
        "tau": "1/8",
        "b": "1/100",
        "heads": aligned_heads(4, 5),
        "parity_set": [1, 2],
        "value": "1/50000",
        "regime": "1/2",
    },
    "balanced-stationary": {"kind": "balanced-stationary", **FOUR, "turn": 2, "value": "1"},
    "risk-floor": {"kind": "risk-floor", "n": 8, "k": 3, "b": "1/100", "pieces": 1, "value": "1/1000000"},
    "risk-floor-even": {"kind": "risk-floor", "n": 8, "k": 2, "b": "1/100", "pieces": 512, "value": "1/1000000"},
    "stationary-point": {
        "kind": "stationary-point",
        **SPURIOUS,
        "radius": "1/1000000",
        "negative": 0,
        "value": "17/10",
    },
    "basin": {
        "kind": "basin",
        **SPURIOUS,
        "radius": "1/1000000",
        "reach": "1/1000",
        "start": aligned_heads("59897/20000", "119897/20000"),
        "step": "1/20",
        "value": "17/10",
    },
    "false-display": display(EIGHT, SQUARES, ">=", "1/8192", "1/2"),
}


@pytest.fixture(scope="module", params=list(SAMPLES))
def sealed(request):
    return seal(SAMPLES[request.param])


def places(value, path=()):
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from places(child, (*path, key))


def forgeries(value):
    if isinstance(value, bool) or value is None:
        return [1, "1/3"]
    if isinstance(value, int):
        return [value + 1, value - 1, str(value), 10**30]
    if isinstance(value, str):
        made = ["", "nan", value + "0", 7, None]
        try:
            made += [str(Fraction(value) * 2 + 1), str(-Fraction(value) - 1)]
        except (ValueError, ZeroDivisionError):
            made += [value[::-1] + "x"]
        return made
    if isinstance(value, list):
        return [[], value[:-1], [*value, *value[-1:]], None]
    return [{}, {**value, "more": 1}, None]


def test_a_forged_field_is_rejected_even_with_a_fresh_digest(sealed):
    paths = [path for path in places(sealed) if path and path[0] not in ("digest", "says")]
    for path in paths[:: max(1, len(paths) // 40)]:
        node = sealed
        for key in path:
            node = node[key]
        for new in forgeries(node):
            if new == node and type(new) is type(node):
                continue
            forged = copy.deepcopy(sealed)
            place = forged
            for key in path[:-1]:
                place = place[key]
            place[path[-1]] = new
            with pytest.raises(Rejected):
                check_body({**forged, "digest": digest(forged)})


def test_missing_and_extra_fields_are_rejected(sealed):
    body = {key: value for key, value in sealed.items() if key not in ("format", "version", "says", "digest")}
    for name in body:
        with pytest.raises(Rejected):
            establish({key: value for key, value in body.items() if key != name})
    with pytest.raises(Rejected):
        establish({**body, "note": "trust me"})


@pytest.mark.parametrize(
    ("sample", "change"),
    [
        ("pl-ratio", {"value": "1/1000000"}),
        ("pl-ratio", {"regime": "9/10"}),
        ("balanced-stationary", {"parity_set": [1, 2]}),
        ("balanced-stationary", {"turn": 1}),
        ("balanced-stationary", {"value": "5"}),
        ("balanced-stationary", {"heads": [["0", "0"], ["0", "1/1000"]]}),
        ("risk-floor", {"value": "1/100000"}),
        ("risk-floor", {"b": "0"}),
        ("risk-floor-even", {"value": "1/100000"}),
        ("stationary-point", {"negative": 1}),
        ("stationary-point", {"value": "18/10"}),
        ("stationary-point", {"heads": [["0", "-1"], ["0", "1"]]}),
        ("stationary-point", {"b": "0"}),
        ("basin", {"start": aligned_heads(3, 5)}),
        ("basin", {"step": "10"}),
        ("basin", {"reach": "1/10"}),
    ],
)
def test_what_is_false_is_rejected(sample, change):
    with pytest.raises(Rejected):
        establish({**SAMPLES[sample], **change})


def test_the_minimum_of_the_default_model_is_certified():
    body = {"kind": "stationary-point", **DEFAULT_MINIMUM, "radius": "1/1000000", "negative": 0, "value": "9/5"}
    assert "strict local minimum" in establish(body)


LONG = {"kind": "long-stationary-point", **TWENTY, "radius": "1/1000000", "negative": 0, "value": "9/5"}


@pytest.mark.parametrize(
    "change",
    [
        {"seen": [4, 5, 6, 7, 8, 9, 10, 18]},  # the parity set is not seen
        {"seen": [5, 6, 8, 9, 11, 12, 18]},  # too much attention is unseen
        {"seen": [8, 8, 11, 18]},
        {"value": "19/10"},
        {"negative": 1},
        {"b": "0"},
        {"radius": "0"},
        {"note": 1},
    ],
)
def test_long_certificates_that_are_false_are_rejected(change):
    with pytest.raises(Rejected):
        establish(LONG | change)


def test_enumeration_of_seen_positions_contains_the_full_one():
    """With all positions seen it is the plain Hessian; with few the enclosure is wider and contains it."""
    from theorems.han2025.rules.stationary import expansion
    from theorems.han2025.rules.transformer import Point

    body = {"n": 6, "k": 2, "tau": "1/6", "b": "1/100", "heads": [["1/3", "-1"], ["-1/2", "2/3"]]}
    point, parity = Point(body), frozenset({1, 4})
    box = [entry for head in point.heads() for entry in head]
    plain = expansion(point, parity, None)(box)
    for seen in ([1, 2, 3, 4, 5, 6], [1, 2, 4, 5]):
        other = expansion(point, parity, seen)(box)
        assert other[0].overlaps(plain[0])
        assert all(a.overlaps(b) for a, b in zip(other[1], plain[1], strict=True))
        assert all(a.overlaps(b) for r, s in zip(other[2], plain[2], strict=True) for a, b in zip(r, s, strict=True))


def test_a_true_relation_is_no_counterexample():
    with pytest.raises(Rejected, match="holds"):
        establish(display(EIGHT, SQUARES, ">=", "0") | {"x": "10000000"})
    with pytest.raises(Rejected, match="undecided"):
        establish(display(EIGHT, ["v"], "=", ["/", ["S"], ["k"]]))
    with pytest.raises(Rejected, match="inside the margin"):
        establish(display(EIGHT | {"x": "11111111"}, ["v"], "=", "0", inside=True))
    with pytest.raises(Rejected, match="parts"):
        establish(display(EIGHT, ["layers", "q", "1", "2"], "=", "5"))
