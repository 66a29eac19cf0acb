"""What exists, limits and orders of growth: the rules refuse what does not follow, and the engine finds what does."""

from __future__ import annotations

import pytest

from verify.checker import Rejected, seal
from verify.engines import certify
from verify.engines.asking import asked
from verify.errors import BadInput
from verify.statement import Refused, read_prelude, read_statement
from verify.statement.certificate import certificate, check
from verify.statement.eventually import RATES, reduced, shape_of
from verify.statement.joint_limit import reduced_along
from verify.statement.quantified import branches, denied, witnessed


def shown(statement):
    """A certificate of a statement over for_all, by the engines."""
    from verify.engines import decide

    answer = decide(statement, effort="quick")
    assert answer.verdict == "holds", (statement.text, answer.summary)
    return answer.certificate["certificate"]


def accepted(data) -> bool:
    try:
        check(data)
        seal({"kind": "statement", "certificate": data})
    except (Refused, Rejected):
        return False
    return True


# --- a term for what exists


def test_a_witness_carries_two_certificates():
    said = asked("exists C > 0, N : reals; for_all n : naturals, n >= N; says 3*n + 1 <= C*n", "")
    inner = [shown(part) for part in witnessed(said, {"C": "4", "N": "1"})]
    data = certificate(said, "witness", choice={"C": "4", "N": "1"}, inner=inner)
    assert accepted(data)
    assert "C = 4, N = 1" in check(data).sentence
    assert not accepted({**data, "choice": {"C": "5", "N": "1"}})  # the certificates inside are about 4
    assert not accepted({**data, "inner": inner[::-1]})
    assert not accepted({**data, "inner": inner[:1]})
    assert not accepted({**data, "inner": [*inner, inner[0]]})


@pytest.mark.parametrize(
    ("said", "choice"),
    [
        ("exists N : reals; for_all n : reals, n >= N; says n <= N", {"N": "n"}),  # it is bound later
        ("exists y : reals; for_all x : reals; says y >= x", {"y": "x + 1"}),
        ("for_all x : reals; exists y : reals; says y > x", {"y": "z + 1"}),
        ("for_all x : reals; exists y : reals; says y > x", {}),
        ("for_all x : reals; exists y : reals; says y > x", {"y": "x + 1", "x": "0"}),
        ("for_all x : reals; exists n : naturals; says n > x", {"n": "x + 1"}),  # no integer
        ("for_all x : reals; exists n : naturals; says n > x", {"n": "1/2"}),
        ("for_all x : reals; exists y : reals; says y > x", {"y": "sum(x for p in span(1, 2))"}),
        ("for_all x : reals; exists y : reals; says y > x", {"y": "x if x > 0 else 1"}),
    ],
)
def test_a_choice_is_a_term_of_what_is_bound_before(said, choice):
    with pytest.raises(Refused):
        witnessed(asked(said, ""), choice)


@pytest.mark.parametrize(
    ("said", "choice"),
    [
        ("exists C > 0; for_all x : reals; says C*x**2 <= 0", {"C": "0"}),  # not positive
        ("for_all x : reals; exists y : reals; says 1 > 0", {"y": "1/x"}),  # not defined at 0
        ("for_all x : reals; exists y : reals; says y*0 <= 1", {"y": "sqrt(x)"}),
        ("for_all x : reals; exists n : naturals; says n <= 5 + x**2", {"n": "-1"}),  # no natural number
        ("exists y : reals, y > 2; says y < 3", {"y": "1"}),
    ],
)
def test_a_choice_has_to_meet_its_conditions(said, choice):
    first = witnessed(asked(said, ""), choice)[0]
    from verify.engines import decide

    assert decide(first, effort="quick").verdict != "holds", first.text


# --- the negation


def test_denials_are_the_negation():
    for said, text in [
        ("for_all x : reals; says x < 1", "exists x : real\nsays x >= 1"),
        ("for_all x : reals; exists y : reals; says y == x", "exists x : real\nfor_all y : real\nsays not y == x"),
        (
            "for_all x : reals, y : reals; given x < y; exists z > 0; says z < x and z < y",
            "exists x : real, y : real, x < y\nfor_all z > 0\nsays not (z < x and z < y)",
        ),
        (
            "exists c : reals; for_all x > c; given x > 1; says x > 2",
            "for_all c : real\nexists x > c, x > 1\nsays x <= 2",
        ),
        (
            "for_all a : reals; exists b : reals; given b > a; says b > 1",
            "exists a : real\nfor_all b : real\nsays b > a and b <= 1",
        ),
    ]:
        assert denied(asked(said, "")).text == text


def test_a_hypothesis_that_cannot_be_moved_is_refused():
    with pytest.raises(Refused):
        denied(asked("exists a : reals; given a > 0; exists b : reals; for_all c : reals; says a + b > c", ""))


def test_a_denial_needs_the_negation_inside():
    said = asked("exists x : reals; says x**2 < 0", "")
    inner = shown(denied(said))
    assert accepted(certificate(said, "denial", inner=[inner]))
    other = asked("exists x : reals; says x**2 < 1", "")
    assert not accepted(certificate(other, "denial", inner=[inner]))
    point = certificate(denied(other), "point", assignment={"x": "0"})  # refutes the negation: the statement is true
    assert not accepted(certificate(other, "denial", inner=[point]))


def test_an_instance_inside_is_not_enough():
    said = asked("exists c : reals; for_all n : span(0, 9); says n <= c", "")
    parts = witnessed(said, {"c": "5"})
    fixed = certificate(parts[1], "finite", fixed={"n": 3})
    assert accepted(fixed)
    data = certificate(said, "witness", choice={"c": "5"}, inner=[shown(parts[0]), fixed])
    assert not accepted(data)


# --- one thing or another


def test_a_part_may_be_shown_where_the_others_fail():
    said = asked("x > 0 or x < 1", "x : reals")
    texts = [part.text.splitlines()[1:] for (part,) in branches(said)]
    assert texts[2:] == [["given x >= 1", "says x > 0"], ["given x <= 0", "says x < 1"]]
    data = certificate(said, "branch", which=2, inner=[shown(branches(said)[2][0])])
    assert accepted(data)
    assert not accepted({**data, "which": 3})
    assert not accepted({**data, "which": True})
    assert not accepted({**data, "which": -1})


def test_a_part_that_is_dropped_still_has_to_be_defined():
    for (part,) in branches(asked("x**2 >= 0 or 1/x > 0", "x : reals"))[:2]:
        from verify.engines import decide

        assert decide(part, effort="quick").verdict != "holds"
    assert certify("x**2 >= 0 or 1/x > 0", over="x : reals", effort="quick").verdict == "open"


def test_a_part_under_exists_is_not_shown_where_the_others_fail():
    """At n = 0 one part is undefined where the other holds, and at no other y does one hold."""
    said = asked("for_all n : span(0, 1); exists y : reals; says 1/y == n or y == 0", "")
    assert [part.text.splitlines()[-1] for (part,) in branches(said)] == [
        "says 1/y == n and 0*0 == 0 and y*0 == 0",
        "says y == 0 and 1/y*0 == 0 and n*0 == 0",
    ]


def test_a_part_that_is_shown_where_the_others_fail_is_defined_where_they_hold():
    """x >= 0 or 1/x < 0 has no value at 0, though its second part holds wherever the first does not."""
    beside = branches(asked("x >= 0 or 1/x < 0", "-1 <= x <= 1"))[3]
    assert [part.text.splitlines()[1:] for part in beside] == [
        ["given x < 0", "says 1/x < 0"],
        ["says 0*0 == 0 and 1/x*0 == 0"],
    ]
    assert certify("x >= 0 or 1/x < 0", over="-1 <= x <= 1", effort="quick").verdict == "open"


def test_a_part_that_is_no_relation_is_not_dropped():
    prelude = read_prelude("names x : real\ngood(x) = 1/x > 0")
    said = read_statement("for_all x : real\nsays x**2 >= 0 or good(x)", prelude)
    with pytest.raises(Refused, match="made of relations"):
        branches(said)


# --- rates

SMALL = "for_all c > 0; exists N : reals; for_all n : naturals, n >= N; says abs(1/n) <= c"
LARGE = "for_all M : reals; exists N : reals; for_all n : naturals, n >= N; says n**2 >= M"
DENIED = "for_all C > 0, N : reals; exists n : naturals, n >= N; says abs(n**2) > C*abs(n)"
NEAR = "for_all c > 0; exists d > 0; for_all x : reals, x != 0, 0 - d < x < 0 + d; says abs(x) <= c"


@pytest.mark.parametrize(
    ("said", "rate", "factor", "start"),
    [(SMALL, "1/h", "1", "1"), (LARGE, "h", "1", "1"), (DENIED, "sqrt(h)", "1/2", "3"), (NEAR, "h", "1", "1/2")],
)
def test_a_rate_reduces_it_to_one_inequality(said, rate, factor, start):
    statement = asked(said, "")
    inner = shown(reduced(statement, start, factor, rate))
    data = certificate(statement, "eventually", start=start, factor=factor, rate=rate, inner=[inner])
    assert accepted(data)
    assert not accepted({**data, "factor": "2"})
    assert not accepted({**data, "start": "7"})
    for other in RATES:
        assert other == rate or not accepted({**data, "rate": other})


@pytest.mark.parametrize(
    ("said", "rate", "factor", "start"),
    [
        (SMALL, "h", "1", "1"),  # grows where it has to fade
        (SMALL, "1", "1", "1"),
        (SMALL, "1/n", "1", "1"),
        (SMALL, "1/h", "n", "1"),
        (SMALL, "1/h", "1", "n"),
        (SMALL, "1/h", "c", "1"),
        (SMALL, "1/h", "1", "c"),
        (SMALL, "1/h", "N", "1"),
        (LARGE, "1/h", "1", "1"),
        (LARGE, "h", "-1", "1"),
        (LARGE, "h", "0", "1"),
        (DENIED, "1/h", "1", "1"),
        (DENIED, "h", "-1", "1"),
        (DENIED, "h", "C", "1"),
        (NEAR, "1/h", "1", "1/2"),
        (NEAR, "h", "1", "0"),
        (NEAR, "h", "1", "-1"),
        (NEAR, "log(h)", "1", "1/2"),
    ],
)
def test_rates_factors_and_starts_that_show_nothing(said, rate, factor, start):
    with pytest.raises(Refused):
        reduced(asked(said, ""), start, factor, rate)


@pytest.mark.parametrize(
    "said",
    [
        "for_all c > 0; exists N : reals; for_all n : naturals, n >= N; says c <= n",  # not so for larger c
        "for_all c > 0; exists N : reals; for_all n : naturals, n >= N; says abs(1/n) <= c*(1 - c)",
        "for_all c > 0; exists N : reals; for_all n : naturals, n >= N; says abs(1/n) <= c*n",  # n could be negative
        "for_all c > 1; exists N : reals; for_all n : naturals, n >= N; says abs(1/n) <= c",
        "for_all c > 0; exists N : reals, c < 1; for_all n : naturals, n >= N; says abs(1/n) <= c",  # asks more of c
        "for_all c > 0; exists N > 0; for_all n : naturals, n >= N; says abs(1/n) <= c",
        "for_all c > 0; exists N : reals; for_all n : naturals, n >= N*c; says abs(1/n) <= c",
        "for_all c > 0; exists N : reals; for_all n : naturals, n >= N, n >= c; says abs(1/n) <= c",
        "for_all c > 0; exists N : reals; for_all n : naturals, n <= N; says abs(1/n) <= c",
        "for_all c > 0; exists d > 0; for_all x : reals, 0 - d < x < 1 + d; says abs(x) <= c",
        "for_all C > 0, N : reals; exists n : naturals, n >= N, n <= 100; says n > C",  # no numbers far out
        "for_all C > 0, N : reals; exists n : naturals, n <= -N; says abs(n) > C",
        "for_all C > 0, N : reals; exists n : span(1, 9), n >= N; says n > C",
        "for_all C > 0, N : reals; exists n : naturals, n >= N; says n < C",  # not so for smaller C
        "for_all N > 0; exists x : reals, 0 - N < x < 0 + N, x > 1; says x > 0",  # no numbers near 0
        "for_all N > 0; exists n : integers, 0 - N < n < 0 + N; says n >= 0",
        "for_all C > N, N : reals; exists n : naturals, n >= N; says n > C",
        "for_all c > 0; exists N : reals; for_all n : naturals, n >= N; says abs(1/n) <= c and N <= 3",  # N is moved
        "for_all N : reals; exists n : naturals, n >= N; says N <= 7",
        "for_all C > 0, N : reals; exists n : naturals, n >= N; says n > C*abs(1) and N <= 7",
        "for_all c > 0; exists d > 0; for_all x : reals, 0 - d < x < 0 + d; says abs(x) <= c and d >= 1/2",
    ],
)
def test_statements_of_another_shape_are_refused(said):
    with pytest.raises(Refused):
        shape_of(asked(said, ""))


# --- in the words of a user


@pytest.mark.parametrize(
    ("verdict", "said", "over"),
    [
        ("holds", "3*n**2 + 5*n + 7 = O(n**2) as n -> oo", "n : naturals"),
        ("refuted", "n**2 = O(n) as n -> oo", "n : naturals"),
        ("holds", "limit((2*n + 1)/(n + 3)) = 2 as n -> oo", "n : naturals"),
        ("refuted", "2*n = o(n) as n -> oo", "n : naturals"),
        ("holds", "limit(x**2 - x) = oo as x -> oo", "x : reals"),
        ("holds", "limit(sin(x)/x) = 1 as x -> 0", "x : reals"),
        ("refuted", "limit(1/x) = 0 as x -> 0", "x > 0"),
        ("holds", "limit(a/n) = 0 as n -> oo", "n : naturals, a : reals"),
        ("holds", "1/x = Omega(1) as x -> 0+", "x : reals"),
    ],
)
def test_limits_and_orders(verdict, said, over):
    answer = certify(said, over=over, effort="quick")
    assert answer.verdict == verdict, answer.summary
    assert answer.evidence == "certified"


@pytest.mark.long
@pytest.mark.parametrize(
    ("said", "over"),
    [
        ("limit(1/x) = oo as x -> 0", "x : reals"),  # from one side only
        pytest.param("limit(sin(x)) = 0 as x -> oo", "x : reals", marks=pytest.mark.slow),  # it has none
        pytest.param("limit(x/abs(x)) = 1 as x -> 0", "x : reals", marks=pytest.mark.slow),
        pytest.param("sqrt(n - 100) = O(1) as n -> -oo", "n : reals", marks=pytest.mark.slow),  # not defined there
    ],
)
def test_what_is_not_so_does_not_hold(said, over):
    assert certify(said, over=over, effort="quick").verdict != "holds"


@pytest.mark.parametrize(
    ("verdict", "said"),
    [
        ("holds", "for_all n : naturals; exists m : naturals; says m == 2*n"),
        ("refuted", "for_all n : naturals; exists m : naturals; says 2*m == n"),
        ("refuted", "for_all n : naturals; says n**2 + n + 41 != 41**2"),  # at 40 only
        ("refuted", "for_all x : reals; says x < 4 or x > 4"),
        ("refuted", "exists x : reals; for_all y : reals; says x*y == y**2"),
    ],
)
def test_equations_between_integers_and_reals(verdict, said):
    assert certify(said, effort="quick").verdict in (verdict, "open")


@pytest.mark.parametrize(
    ("said", "over"), [("n**2 = O(n) as n -> oo", "n : naturals"), ("x < 1", "x : reals"), ("sin(x) < 1", "x : reals")]
)
def test_what_is_shown_false_is_spoken_of_as_refuted(said, over):
    """A denial, a point and an exact point: never the word holds."""
    from verify.checker.printing import statement_lines

    answer = certify(said, over=over, effort="quick")
    assert answer.verdict == "refuted"
    assert statement_lines(answer.certificate["certificate"])[0].startswith("refuted")


@pytest.mark.parametrize(
    "said",
    [
        "limit(1/n) - (5) = 0 as n -> oo",
        "limit(1/n) = 5) - (5 as n -> oo",
        "n**2 = O(n) + (n**2) as n -> oo",
        "n) - (n**2 = O(1) as n -> oo",
        "limit(n) = 0 as n -> 1) + (0",
    ],
)
def test_the_parts_of_a_limit_are_terms_by_themselves(said):
    """They are put between other texts: a bracket that closes another one would change what is asked."""
    with pytest.raises(BadInput, match="not a term"):
        asked(said, "n : reals")


def test_a_case_in_a_limit_keeps_its_brackets():
    """Before, 5 was subtracted in the second case only, and the limit of 0 was 5."""
    text = asked("limit(0 if n > 0 else 0) = 5 as n -> oo", "n : reals").text
    assert text.splitlines()[-1] == "says abs((0 if n > 0 else 0) - 5) <= C"


def test_a_path_does_not_go_through_a_derivative():
    """D(exp(n)*m, m) is exp(n), so that it is O(exp(n)); along m = n it is not the derivative of n*exp(n)."""
    turned = denied(asked("D(exp(n)*m, m) = O(exp(n)) as n, m -> oo", "n, m : reals"))
    with pytest.raises(Refused, match="cannot take the place of m"):
        reduced_along(turned, {"m": "n"}, "3", "1", "sqrt(h)")
    with pytest.raises(Refused, match="cannot take the place of m"):
        reduced_along(turned, {"m": "n + 1"}, "3", "1", "sqrt(h)")


def test_a_scale_that_a_definition_hides_is_seen():
    """2*C hides the scale: what is said does not stay true for a smaller C."""
    prelude = read_prelude("model C, n : real\nnames N : real\ntwice = 2*C - n")
    text = "for_all C > 0\nexists N : real\nfor_all n >= N\nsays abs(twice) <= C"
    with pytest.raises(Refused, match="does not change in one way"):
        shape_of(read_statement(text, prelude))


@pytest.mark.parametrize(
    "said",
    [
        "for_all x : reals; exists z : reals; says D(x*z**2, z, x) == 6*x and z == x",
        "for_all x : reals; exists z : reals; for_all w : reals; says D(x*z, z) + w == 2*x + w and z == x",
        "for_all x : reals; exists z : reals; says sum(D(x*z*i, z) for i in span(1, 3)) == 12*x and z == x",
        "for_all x : reals; exists z : reals; says D(D(x*z, z)*z, z) == 4*x and z == x",
        "for_all x_ : reals; exists x : reals; says D(x_*x, x) == 2*x_ and x == x_",
        "for_all a.b : reals; exists a.c : reals; says D(a.b*a.c, a.c) == 2*a.b and a.c == a.b",
    ],
)
def test_what_is_false_but_for_a_capture_does_not_hold(said):
    """Each was certified when x took the place of z under D as well; the names are primed, dotted and under folds."""
    assert certify(said, effort="quick").verdict != "holds"
