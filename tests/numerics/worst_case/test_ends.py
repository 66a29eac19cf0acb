"""Worst cases: known ones exactly, both ends, and nothing that is false."""

from __future__ import annotations

from fractions import Fraction as F

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.worst_case import Problem, WorstCase, at_most, enclose
from numerics.worst_case.exact import is_psd, near
from numerics.worst_case.forms import Form, Vector, exact
from verify.checker import establish

from . import methods as m

TIGHT = [
    *((f"descent {n}", m.descent(n), F(1, 4 * n + 2)) for n in (0, 1, 2, 5)),
    ("descent, short steps", m.descent(2, F(3), F(1, 6)), F(3, 6)),
    *((f"proximal {n}", m.proximal(n), F(1, 4 * n)) for n in (1, 2, 4)),
    *((f"halpern {n}", m.halpern(n), F(4, (n + 1) ** 2)) for n in (0, 1, 4)),
    *((f"subgradient {root}", m.subgradient(root), F(1, root)) for root in (1, 2)),
]


@pytest.mark.parametrize(("problem", "tau"), [case[1:] for case in TIGHT], ids=[case[0] for case in TIGHT])
def test_a_known_worst_case_is_proved_and_attained_exactly_and_nothing_beside_it(problem: Problem, tau: F):
    worst, smaller = WorstCase(problem), tau * F(999_999, 1_000_000)
    assert worst.upper(tau) is not None
    assert worst.lower(tau, strictly=False) is not None
    assert worst.lower(smaller, strictly=True) is not None
    assert worst.upper(tau * F(1001, 1000)) is not None
    assert worst.upper(smaller) is None
    assert worst.lower(tau, strictly=True) is None


def test_an_instance_reaches_what_it_says_on_the_gram_matrix_of_real_vectors():
    problem = m.descent(2)
    found = WorstCase(problem).lower(F(1, 10), strictly=False)
    assert found is not None
    gram = np.array([[float(v) for v in row] for row in found.gram])
    assert np.linalg.eigvalsh(gram)[0] > -1e-12
    assert found.goal == F(1, 10) * found.scale


@pytest.mark.parametrize("n", [1, 3])
def test_the_worst_case_of_descent_is_reached_by_running_it_on_a_huber_loss(n: int):
    corner = F(1, 2 * n + 1)  # of x -> x²/2 below, corner·|x| - corner²/2 above
    x = F(1)
    for _ in range(n):
        x -= min(x, corner)
    value = corner * x - corner**2 / 2 if x > corner else x * x / 2
    assert value == F(1, 4 * n + 2)
    assert WorstCase(m.descent(n)).upper(value) is not None


def test_a_relaxed_method_has_an_upper_end_only():
    worst = WorstCase(m.line_search(1, F(1), F(1, 10)))
    assert worst.upper(F(81, 121)) is not None
    assert worst.upper(F(80, 121)) is None
    assert worst.lower(F(1, 2), strictly=True) is None


def test_a_class_without_sufficient_conditions_has_no_instances():
    p = Problem()
    f = p.function("secant", L=1, mu=F(1, 2))
    xs, _ = f.minimiser()
    x = p.vector("x0")
    p.claim((x - F(1, 2) * f.gradient(x) - xs).abs2, (x - xs).abs2)
    worst = WorstCase(p)
    assert worst.upper(F(3, 4)) is not None
    assert worst.lower(F(1, 2), strictly=True) is None


def test_an_unbounded_worst_case_is_never_bounded():
    p = Problem()
    f = p.function("convex")  # a step of descent on a function that is not smooth
    xs, fs = f.minimiser()
    x = p.vector("x0")
    p.claim(f(x - f.gradient(x)) - fs, (x - xs).abs2)
    assert WorstCase(p).upper(F(10**6)) is None


def test_floats_and_unknown_classes_are_refused():
    with pytest.raises(TypeError, match="not exact"):
        exact(0.1)
    with pytest.raises(ValueError, match="is not one of"):
        Problem().function("wild")
    with pytest.raises(ValueError, match="out of range"):
        Problem().function("smooth", L=1, mu=1)
    with pytest.raises(ValueError, match="takes the parameters"):
        Problem().function("smooth", L=1)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.lists(st.integers(-4, 4), min_size=3, max_size=3), min_size=3, max_size=3))
def test_psd_is_what_all_principal_minors_say(rows: list[list[int]]):
    symmetric = [[F(rows[min(i, j)][max(i, j)]) for j in range(3)] for i in range(3)]
    a, b, c = (symmetric[i][i] for i in range(3))
    d, e, f = symmetric[0][1], symmetric[0][2], symmetric[1][2]
    minors = [
        a,
        b,
        c,
        a * b - d * d,
        a * c - e * e,
        b * c - f * f,
        a * b * c + 2 * d * e * f - a * f * f - b * e * e - c * d * d,
    ]
    assert is_psd(symmetric) == (min(minors) >= 0)


def test_near_solves_exactly_and_says_when_there_is_nothing_to_solve():
    found = near([{0: F(1), 1: F(1)}], [F(1)], [F(1, 3), F(1, 2)], [2.0, 1.0])
    assert found == [F(1, 2), F(1, 2)]
    assert near([{0: F(1)}, {0: F(1)}], [F(1), F(2)], [F(0)], [1.0]) is None


def test_forms_are_what_the_inner_product_makes_them():
    u, v = Vector({"u": F(1)}), Vector({"v": F(1)})
    assert (u + v).abs2 - u.abs2 - v.abs2 == 2 * (u @ v)
    assert not (u - u).terms
    assert 1 - Form(1) == Form()


def test_an_enclosure_has_a_certificate_for_each_end():
    found = enclose(m.descent(3))
    assert found.lower is not None
    assert found.upper is not None
    assert found.lower < F(1, 14) <= found.upper
    assert found.upper - found.lower < F(1, 10**5)
    assert establish(found.below or {}).startswith("there is an instance with f4 > ")
    assert establish(found.above or {}).startswith("f4 <= ")


def test_an_answer_is_yes_no_or_unknown():
    assert at_most(m.descent(1), "1/6").finding == "yes"
    assert at_most(m.descent(1), F(1, 7)).finding == "no"
    assert at_most(m.line_search(1, F(1), F(1, 10)), "1/2").finding == "unknown"


def frank_wolfe(n):
    p = Problem()
    f, h = p.function("smooth", L=1, mu=0), p.function("bounded-indicator", D=1)
    xs, _ = p.minimiser(f, h)
    x = p.vector("x0")
    h.gradient(x)
    for k in range(n):
        s = p.vector(f"s{k}")
        h.add(s, -f.gradient(x))
        x = x + F(2, k + 2) * (s - x)
    return p.claim(f(x) - f(xs), 1)


@pytest.mark.parametrize(("n", "tau", "finding"), [(4, "179/1000", "yes"), (5, "147/1000", "yes"), (5, "1/7", "no")])
def test_a_bound_with_room_is_shown_though_some_multipliers_have_to_be_zero(n, tau, finding):
    found = at_most(frank_wolfe(n), tau)  # the worst cases are 0.17803 and 0.14621
    assert found.finding == finding
    assert establish(found.certificate or {})


def test_conditions_that_contradict_each_other_say_nothing():
    p = Problem()
    f = p.function("smooth", L=1, mu=0)
    xs, fs = f.minimiser()
    x = p.vector("x0")
    p.require(-1 - (x - xs).abs2)
    assert at_most(p.claim(f(x) - fs, (x - xs).abs2), "1/100").finding == "unknown"
