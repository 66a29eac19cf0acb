"""A certificate of pieces is believed for nothing: each part of it is derived again, and changed ones are refused."""

from __future__ import annotations

import copy
import json
import random

import pytest

from verify.checker import Rejected, check_body, seal
from verify.engines import certify
from verify.engines.asking import asked
from verify.statement import read_prelude, read_statement
from verify.statement.certificate import certificate, check
from verify.statement.errors import Refused

TRUE = [
    ("abs(diff(gelu(x), x)) <= 1.13", "x : reals"),
    ("diff(gelu(x), x, x) <= sqrt(2/pi)", "x : reals"),
    ("log(1 + x) <= x", "x > -1"),
    ("2*exp(x + y)/(exp(x) + exp(y))**2 <= 0.51", "-1 <= x <= 1, -1 <= y <= 1"),
    ("sin(x)/x < 1", "x != 0"),
]


@pytest.fixture(scope="module")
def sealed():
    return [certify(said, over=over, effort="quick") for said, over in TRUE]


def test_they_are_accepted_as_they_are(sealed):
    for answer in sealed:
        assert answer.verdict == "holds"
        assert answer.summary.partition(", where ")[0] == check_body(answer.certificate)  # definitions follow


@pytest.mark.long
def test_a_changed_tree_shows_nothing_or_the_same(sealed):
    """A letter changed, dropped or doubled: refused, unless that form decides the piece as well."""
    rng = random.Random(3)
    refused = accepted = 0
    for answer in sealed:
        for _ in range(40):
            data = copy.deepcopy(answer.certificate["certificate"])
            trees = data["cases"][rng.randrange(len(data["cases"]))]["trees"]
            place = rng.randrange(len(trees))
            at = rng.randrange(len(trees[place]))
            new = rng.choice(["", "AA", "n", "m", "c", "t", "v", "hA", "lA", "B", "L", "z"])
            trees[place] = trees[place][:at] + new + trees[place][at + 1 :]
            try:
                check(data)
                accepted += 1
            except Refused:
                refused += 1
    assert refused > 150
    assert accepted < 50


@pytest.mark.parametrize("said", ["abs(diff(gelu(x), x)) <= 1.12", "abs(diff(gelu(x), x)) <= 1.1289"])
def test_a_tree_does_not_carry_over_to_a_smaller_constant(sealed, said):
    other = asked(said, "x : reals")
    data = {**sealed[0].certificate["certificate"], "statement": other.text, "digest": other.digest}
    with pytest.raises(Refused):
        check(data)


@pytest.mark.long
def test_the_forms_alone_cannot_show_what_is_false():
    """Every tree with up to two leaves and some with three, over false statements that touch, break or run away."""
    false = [
        ("log(1 + x) < x", "x > -1"),
        ("sqrt(x) <= 1", "-1 <= x <= 1"),
        ("1/x <= 5", "x : reals"),
        ("x <= 5", "x < 6"),
        ("x*exp(-x) <= 0.3678", "x : reals"),
        ("exp(-x) > 0.001", "x > 0"),
        ("diff(abs(x), x) <= 1", "x : reals"),
        ("tanh(x) < 0.999999", "x : reals"),
    ]
    leaves = ["v", "n", "m", "c", "t", "hA", "lA"]
    deep = [f"AA{a}{b}{c}" for a in leaves for b in leaves for c in leaves]
    trees = [*leaves, *(f"A{a}{b}" for a in leaves for b in leaves), *random.Random(1).sample(deep, 40)]
    for said, over in false:
        statement = asked(said, over)
        for tree in trees:
            for count in (1, 2):
                data = certificate(statement, "tiling", cases=[{"points": [["0"]], "trees": [tree] * count}])
                with pytest.raises(Refused):
                    check(data)


@pytest.mark.long
def test_a_tree_over_one_number_is_derived_again():
    """p (1 - p) <= 1/4 for an entry p of softmax: true through p, and nothing smaller is."""
    p = "exp(a)/(exp(a) + exp(b) + exp(c))"
    over = "a : reals, b : reals, c : reals"
    answer = certify(f"({p})*(1 - {p}) <= 1/4", over=over, effort="quick", engine="boxes")
    assert answer.verdict == "holds"
    data = answer.certificate["certificate"]
    (tree,) = data["cases"][0]["trees"]
    assert set(tree) == {"through", "points", "tree"}
    for other in (
        {**tree, "through": 7},
        {**tree, "through": True},
        {**tree, "tree": tree["tree"][:-1]},
        {"tree": "n"},
        {**tree, "points": [["1/3"]]},
        {**tree, "points": [["1", "2"]]},
        {**tree, "tree": tree},
        tree["tree"],
    ):
        with pytest.raises(Refused):
            check({**data, "cases": [{"points": [], "trees": [other]}]})
    smaller = asked(f"({p})*(1 - {p}) <= 0.2499", over)
    with pytest.raises(Refused):
        check({**data, "statement": smaller.text, "digest": smaller.digest})


@pytest.mark.parametrize(
    ("said", "over"),
    [
        ("1/(x - y)**2 >= 0", "x : reals, y : reals"),
        ("log((x + y)**2) <= (x + y)**2", "x : reals, y : reals"),
        ("sqrt(x + y)*exp(-(x + y)) <= 0.43", "x : reals, y >= 0"),
        ("x*y <= 5", "x : reals, y : reals"),
        ("2*x*y < 1 + (x*y)**2", "x : reals, y : reals"),
        ("norm(v)*exp(-norm(v)) < exp(-1)", "v : array(2)"),
    ],
)
def test_what_is_false_or_undefined_is_not_shown_through_one_number(said, over):
    statement = asked(said, over)
    leaves = ["n", "m", "c", "t", "hA", "lA"]
    for tree in [*leaves, *(f"A{a}{b}" for a in leaves for b in leaves)]:
        for which in range(3):
            for count in (1, 2):
                one = {"through": which, "points": [["0"], ["1"]], "tree": tree}
                with pytest.raises(Refused):
                    check(certificate(statement, "tiling", cases=[{"points": [], "trees": [one] * count}]))


def test_an_exact_point_must_be_one():
    statement = asked("x*exp(-x) < exp(-1)", "x : reals")
    assert check(certificate(statement, "exact", assignment={"x": "1"})).refutes
    for at in ({"x": "2"}, {"x": "99/100"}, {"y": "1"}, {}, {"x": 1}, {"x": "1", "y": "1"}, {"x": "exp(exp(1))"}):
        with pytest.raises(Refused):
            check(certificate(statement, "exact", assignment=at))
    weak = asked("x*exp(-x) <= exp(-1)", "x : reals")
    with pytest.raises(Refused):
        check(certificate(weak, "exact", assignment={"x": "1"}))
    outside = asked("x*exp(-x) < exp(-1)", "x > 1")
    with pytest.raises(Refused):
        check(certificate(outside, "exact", assignment={"x": "1"}))


ZERO = "log(1 + sqrt(2)) + log(sqrt(2) - 1)"  # it is zero, which no number of digits tells


@pytest.mark.parametrize(
    ("said", "over", "at"),
    [
        ("x < 10**500", "x <= 10**400", {"x": "10**500"}),  # an end beyond all doubles
        ("x < 10**310", "x < 10**310", {"x": "10**310"}),
        ("(x - 1)**2 > 0", f"x >= 1, x != 1 + {ZERO}", {"x": "1"}),  # a value that is left out, and not told to be 1
        ("y < 0", f"x > 0, x < {ZERO}, y : reals", {"x": "0", "y": "0"}),  # an empty side on which nothing depends
        ("y < 0", "x > 0, y : reals", {"x": "0", "y": "0"}),  # false, but not there
        ("x > 0", "x : reals", {"x": "0*log(-1)"}),
        ("x > 0", "x : reals", {"x": "0*(1/0)"}),
        ("x > 0", "x : reals", {"x": "sqrt(-1)**2 + 1"}),
    ],
)
def test_an_exact_point_meets_every_condition_and_is_defined(said, over, at):
    with pytest.raises(Refused):
        check(certificate(asked(said, over), "exact", assignment=at))


@pytest.mark.parametrize("side", ["x > 0", "1/3 <= x < 1/2", "x < 0"])
def test_a_number_on_which_nothing_depends_is_inside_of_its_domain_too(side):
    answer = certify("sin(y) < 1", over=f"{side}, 0 < y < 2", effort="quick")
    assert answer.verdict == "refuted"
    assert answer.counterexample["y"] == "(1/2)*pi"


@pytest.mark.parametrize(
    ("said", "given"), [("x >= 0", "sqrt(x) > 0"), ("x > 20", "sqrt(x) > 5"), ("sqrt(x) <= 0 or x >= 0", "")]
)
def test_a_condition_does_not_show_that_its_own_root_is_defined(said, given):
    """For x < 0 the root has no value, so that nothing is said there."""
    assert certify(said, over="x : reals", given=given, effort="quick").verdict == "open"
    assert certify(said, over="x >= 0", given=given, effort="quick").verdict == "holds"


def test_folds_in_each_other_are_not_written_out_without_end():
    fold = "every(every(every(x > 0 for i in span(1, 4000)) for j in span(1, 4000)) for k in span(1, 4000))"
    data = certificate(asked(fold, "x > 0"), "tiling", cases=[{"points": [], "trees": ["n"]}])
    with pytest.raises(Refused, match="terms when every fold is written out"):
        check(data)


@pytest.mark.parametrize(
    "cases",
    [
        None,
        {},
        [],
        [{}],
        [{"points": [], "trees": []}],
        [{"points": [], "trees": [5]}],
        [{"points": 3, "trees": ["n"]}],
        [{"points": [["1", "2"]], "trees": ["n"]}],
        [{"points": [[1]], "trees": ["n"]}],
        [{"points": [], "trees": [""]}],
        [{"points": [["1/0"]], "trees": ["t"]}],
        [{"points": [["x"]], "trees": ["t"]}],
        [{"points": [], "trees": ["A" * 5000]}],
    ],
)
def test_malformed_ones_are_refused_in_words(cases):
    statement = asked("x**2 >= -1", "x : reals")
    with pytest.raises(Refused):
        check({**certificate(statement, "tiling"), "cases": cases})
    with pytest.raises(Rejected):
        seal({"kind": "statement", "certificate": {**certificate(statement, "tiling"), "cases": cases}})


def test_what_is_given_must_be_met_somewhere():
    statement = asked("x <= -5", "0 <= x <= 1", given="x**2 < -1")
    with pytest.raises(Refused, match="nothing is said"):
        check(certificate(statement, "tiling", cases=[{"points": [], "trees": ["v"]}]))


def test_a_certificate_is_json(sealed):
    for answer in sealed:
        told = check_body(json.loads(json.dumps(answer.certificate)))
        assert answer.summary.partition(", where ")[0] == told  # definitions follow


@pytest.mark.parametrize(
    ("rows", "at"),
    [
        ("for_all n : span(1, 2), i : span(1, n), 0 <= i, i <= 1, x : real", {"n": 1, "i": 0, "x": "0"}),
        ("for_all i : span(1, 1 + 1), 0 <= i, i <= 1, x : real", {"i": 0, "x": "0"}),
    ],
)
def test_an_exact_point_is_of_the_types_of_its_names(rows, at):
    """The cases of an integer are those that its conditions leave, also beyond a span whose ends are terms."""
    statement = read_statement(f"{rows}\nsays x**2 + i > 0 and x**2 >= 0", read_prelude("names x : real"))
    with pytest.raises(Refused, match="0 is not in span"):
        check(certificate(statement, "exact", assignment=at))
