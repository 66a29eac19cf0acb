"""``composed``: what the rule makes from sources, and that no forged certificate shows what is false."""

from __future__ import annotations

import copy

import pytest

from verify.engines import decide
from verify.engines.composition import compose
from verify.statement import Refused, read_prelude, read_statement
from verify.statement.certificate import certificate, check
from verify.statement.composed import composed
from verify.statement.variable_ranges import is_whole

PRELUDE = read_prelude("""
names n, m, i : nat
names k : int
names z : real
model x, y : real
names a, b : array(n)
gap = x - y
""")
OTHER = read_prelude("model x, y : real\ngap = y - x\n")


def read(text, prelude=PRELUDE):
    return read_statement(text, prelude)


def as_source(statement, **instance):
    return {
        "digest": statement.digest,
        "definitions": statement.definitions(),
        "statement": statement.text,
        "instance": instance,
    }


def made(target, *sources, opaque=()):
    return [one.text.replace("\n", "; ") for one in composed(target, list(sources), list(opaque))][len(sources) :]


SQUARE = read("for_all x > 0, y : real\nsays x*y <= exp(x) + y**2")
WHOLE = read("for_all m >= 2\nsays m**2 >= 4")


def test_what_is_made():
    target = read("for_all z > 1\nsays 3*z <= exp(z) + 9")
    assert made(target, as_source(SQUARE, x="z", y="3")) == [
        "for_all z > 1; says z*0 == 0 and 3*0 == 0 and z > 0",
        "for_all z > 1; given z*3 <= exp(z) + 3**2; says 3*z <= exp(z) + 9",
    ]
    assert made(target, as_source(SQUARE, x="z", y="3"), opaque=["exp(z)"])[1] == (
        "for_all z : real, opaque0 : real; given z > 1, z*3 <= opaque0 + 3**2; says 3*z <= opaque0 + 9"
    )
    assert made(read("for_all k >= 2\nsays k**2 >= 3"), as_source(WHOLE, m="k"))[0] == (
        "for_all k >= 2; says k*0 == 0 and k >= 0 and k >= 2"
    )
    same = read("for_all n : nat, a : array(n), b : array(n)\nsays 2*dot(a, b) <= dot(a, a) + dot(b, b)")
    assert made(same, as_source(same), opaque=["dot(a, b)", "dot(a, a)", "dot(b, b)"]) == [
        "for_all n : nat, opaque0 : real, opaque1 : real, opaque2 : real; given 2*opaque0 <= opaque1 + opaque2; "
        "says 2*opaque0 <= opaque1 + opaque2"
    ]


TARGET = read("for_all z > 1\nsays 3*z <= exp(z) + 9")
GAP = read("for_all x : real, y : real\nsays gap <= abs(gap)")


@pytest.mark.parametrize(
    ("target", "sources", "opaque"),
    [
        (TARGET, [], []),
        (TARGET, [as_source(SQUARE)], []),  # x and y are no names of the target
        (TARGET, [as_source(SQUARE, x="z")], []),
        (TARGET, [as_source(SQUARE, x="z", y="x")], []),
        (TARGET, [as_source(SQUARE, x="z", y="3", z="1")], []),
        (TARGET, [{**as_source(SQUARE, x="z", y="3"), "digest": TARGET.digest}], []),
        (TARGET, [{**as_source(SQUARE, x="z", y="3"), "more": 1}], []),
        (TARGET, [as_source(SQUARE, x="z", y="3")], ["log(z)"]),  # no source compares it
        (TARGET, [as_source(SQUARE, x="z", y="3")], ["exp(z) <= 1"]),
        (read("for_all x : real\nsays x**2 >= 4"), [as_source(WHOLE, m="x")], []),  # no integer by its form
        (read("for_all k >= 2\nsays k**2 >= 4"), [as_source(WHOLE, m="k/2")], []),
        (read("for_all z > 1\nexists x : real\nsays x > z"), [as_source(SQUARE, x="z", y="3")], []),
        (TARGET, [as_source(read("for_all z > 1\nexists x : real\nsays x > z"))], []),
        (read("for_all x : real, y : real\nsays gap <= abs(gap)", OTHER), [as_source(GAP)], []),  # other definitions
        (
            read("for_all n : nat, a : array(n)\nsays dot(a, a) >= 0"),
            [as_source(read("for_all n : nat, b : array(n)\nsays dot(b, b) >= 0"))],
            [],
        ),
    ],
)
def test_what_is_refused(target, sources, opaque):
    with pytest.raises(Refused):
        composed(target, sources, opaque)


def shown(text):
    statement = read(text)
    answer = decide(statement, effort="quick")
    assert answer.verdict == "holds"
    return statement, answer.certificate["certificate"]


def test_forged_certificates_are_refused():
    one, two = shown("for_all x > 0\nsays 1 - x <= exp(-x)"), shown("for_all x > 0\nsays exp(-x) <= 1/(1 + x)")
    target = read("for_all x > 0, y : real, y <= 1 - x\nsays y <= 1/(1 + x)")
    data = compose(target, {"one": one, "two": two})
    assert check(data, target.digest).kind == "composed"
    assert is_whole(data)
    false = read("for_all x > 0, y : real, y <= 1 - x\nsays y <= 1/(1 + 2*x)")
    parts = {key: data[key] for key in ("inside", "sources", "opaque", "inner")}
    forged = [
        {**parts},
        {**parts, "inner": parts["inner"][:-1]},
        {**parts, "inner": [parts["inner"][0]] * len(parts["inner"])},
        {**parts, "sources": parts["sources"][:1]},
    ]
    for own in forged:
        with pytest.raises(Refused):
            check(certificate(false, "composed", **copy.deepcopy(own)), false.digest)
    for change in (
        {"inside": {"x": "-1", "y": "0"}},
        {"inside": {}},
        {"inner": parts["inner"][::-1]},
        {"sources": parts["sources"][::-1]},
        {"opaque": [*parts["opaque"], "exp(x)"]},
        {"sources": 1},
        {"opaque": "exp"},
    ):
        with pytest.raises(Refused):
            check({**copy.deepcopy(data), **change}, target.digest)


def test_a_source_has_to_be_shown_whole():
    statement = read("for_all m >= 2\nsays m**2 >= 4")
    target = read("for_all m >= 3\nsays m**2 >= 4")
    part = certificate(statement, "finite", fixed={"m": 2})
    check(part)
    rest = decide(target, effort="quick").certificate["certificate"]
    made = composed(target, [as_source(statement)], [])
    inner = [part] + [decide(one, effort="quick").certificate["certificate"] for one in made[1:]]
    assert rest["kind"] == "reduced"
    with pytest.raises(Refused, match="does not show all"):
        check(certificate(target, "composed", inside={"m": 4}, sources=[as_source(statement)], opaque=[], inner=inner))
    refuting = certificate(read("for_all m >= 2\nsays m**2 >= 5"), "point", assignment={"m": 2})
    wrong = [as_source(read("for_all m >= 2\nsays m**2 >= 5"))]
    with pytest.raises(Refused):
        check(certificate(target, "composed", inside={"m": 4}, sources=wrong, opaque=[], inner=[refuting, *inner[1:]]))
