"""Minimisers, zeros and fixed points: what they say is what a reader takes them for, or the call is refused."""

from __future__ import annotations

from fractions import Fraction as Q

import pytest

from numerics.worst_case import Form, Problem, Vector, WorstCase, at_most, certificate, cone
from numerics.worst_case.normalisation import settled
from verify.checker import Rejected, establish

HALF = Q(1, 2)


def _two(which: str) -> Problem:
    """A step on two strongly convex functions, seen from the minimiser of the first, or of the sum."""
    p = Problem()
    f, h = p.function("smooth", L=1, mu=HALF), p.function("smooth", L=1, mu=HALF)
    if which == "sum":
        xs, _ = p.minimiser(f, h)
    else:
        xs, _ = f.minimiser()
        h.minimiser(None if which == "unsaid" else xs if which == "common" else p.vector("ys"))
    x = p.vector("x0")
    y = x - (f.gradient(x) + h.gradient(x)) / 2
    return p.claim((y - xs).abs2, (x - xs).abs2)


@pytest.mark.parametrize(("which", "finding"), [("sum", "yes"), ("common", "yes"), ("own", "no")])
def test_a_minimiser_is_common_of_its_own_or_of_the_sum_as_it_is_said(which: str, finding: str):
    found = at_most(_two(which), "1/4")
    assert found.finding == finding
    assert establish(found.certificate or {})


def test_two_functions_each_with_its_minimiser_and_not_a_word_whether_it_is_one_are_refused():
    with pytest.raises(ValueError, match=r"g\.minimiser\(xs\) with the xs that you have is the same point"):
        _two("unsaid")


def test_a_sample_at_the_origin_may_be_the_point_that_is_meant_too():
    p = Problem()
    f, h, g = p.function("convex"), p.function("convex"), p.vector("g")
    f.add(0 * g, g)
    with pytest.raises(ValueError, match="has the point 0 already"):
        h.minimiser()


@pytest.mark.parametrize("second", ["zero", "fixed_point", "minimiser"])
@pytest.mark.parametrize("first", ["zero", "minimiser"])
def test_the_same_for_zeros_and_fixed_points_and_any_mix(first: str, second: str):
    p = Problem()
    A, B = p.operator("monotone"), p.operator("lipschitz", L=1)
    getattr(A, first)()
    with pytest.raises(ValueError, match="say which one is meant"):
        getattr(B, second)()


def test_two_zeros_of_one_operator_may_differ_and_are_one_if_it_is_strongly_monotone():
    for kind, parameters, finding in (("monotone", {}, "no"), ("strongly-monotone", {"mu": 1}, "yes")):
        p = Problem()
        A = p.operator(kind, **parameters)
        xs, ys = A.zero(), A.zero(p.vector("ys"))
        assert at_most(p.claim((xs - ys).abs2, 1), 0).finding == finding


def test_two_functions_have_two_least_values():
    p = Problem()
    f, h = p.function("convex"), p.function("convex")
    xs, fs = f.minimiser()
    _, hs = h.minimiser(xs)
    assert at_most(p.claim(fs - hs, 1), 0).finding == "no"
    assert at_most(p.claim(f(xs) - fs, 1), 0).finding == "yes"


@pytest.mark.parametrize("part", ["value", "point"])
def test_what_is_not_subtracted_is_not_zero(part: str):
    p = Problem()
    f = p.function("smooth", L=1, mu=0)
    xs, fs = f.minimiser()
    x = p.vector("x0")
    y = x - f.gradient(x)
    if part == "value":
        assert at_most(p.claim(f(y), (x - xs).abs2), "1/6").finding == "no"
        assert at_most(p.claim(f(y) - fs, (x - xs).abs2), "1/6").finding == "yes"
    else:
        assert at_most(p.claim(y.abs2, x.abs2), 1).finding == "no"
        assert at_most(p.claim((y - xs).abs2, (x - xs).abs2), 1).finding == "yes"


def test_a_fixed_point_of_a_monotone_operator_is_no_zero_of_it():
    p = Problem()
    A, x, xs = p.operator("monotone"), p.vector("x"), p.vector("xs")
    with pytest.raises(ValueError, match=r"f\.zero\(\)"):
        A.fixed_point()
    A.add(xs, xs)
    assert at_most(p.claim((A.prox(x, 1).x - xs).abs2, (x - xs).abs2), 1).finding == "no"
    p = Problem()
    A = p.operator("monotone")
    xs, x = A.zero(), p.vector("x")
    assert at_most(p.claim((A.prox(x, 1).x - xs).abs2, (x - xs).abs2), 1).finding == "yes"


# ---------------------------------------------------------------------------------------------- without convexity


def _gain(call: str) -> Problem:
    p = Problem()
    f = p.function("smooth", L=1, mu=-1)
    xs, _ = getattr(f, call)()
    x = p.vector("x0")
    return p.claim(f(x) - f(x - f.gradient(x)), (x - xs).abs2)


def test_without_convexity_a_minimiser_is_one_and_a_stationary_point_need_not_be():
    assert at_most(_gain("minimiser"), "1/2").finding == "yes"
    assert at_most(_gain("stationary"), "1/2").finding == "no"


@pytest.mark.parametrize("mu", [Q(-1), Q(-1, 2)])
def test_nothing_is_below_the_least_value(mu: Q):
    p = Problem()
    f = p.function("smooth", L=1, mu=mu)
    x = p.vector("x0")
    f(x)  # before the minimiser is asked for, which is then listed first
    xs, fs = f.minimiser()
    assert at_most(p.claim(fs - f(x), (x - xs).abs2), 0).finding == "yes"
    assert at_most(p.claim(f.gradient(x).abs2, f(x) - fs), 2).finding == "yes"
    assert at_most(p.claim(f.gradient(x).abs2, f(x) - fs), "199/100").finding == "no"


@pytest.mark.parametrize("n", [1, 2])
def test_the_published_rate_without_convexity_is_had_from_the_least_value(n: int):
    p = Problem()
    f = p.function("smooth", L=1, mu=-1)
    fs, x = f.minimiser()[1], p.vector("x0")
    start, goals = f(x) - fs, []
    for _ in range(n + 1):
        goals.append(f.gradient(x).abs2)
        x = x - f.gradient(x)
    worst = WorstCase(p.claim(goals, start))
    assert worst.upper(Q(4, 3 * n + 2)) is not None
    assert worst.lower(Q(4, 3 * n + 2), strictly=False) is not None


def test_the_least_value_of_an_instance_is_that_of_a_real_function():
    """The instance that attains 4/(3n + 2) at n = 1, with the parabolas of its samples: none goes below f*."""
    p = Problem()
    f = p.function("smooth", L=1, mu=-1)
    _, fs = f.minimiser()
    x = p.vector("x0")
    y = x - f.gradient(x)
    found = WorstCase(p.claim([f.gradient(x).abs2, f.gradient(y).abs2], f(x) - fs)).lower(Q(4, 5), strictly=False)
    assert found is not None
    gradients = [found.gram[i][i] for i, name in enumerate(settled(p).vectors) if name.startswith("df")]
    assert min(v - g / 2 for v, g in zip(found.values, gradients, strict=True)) >= 0


def test_a_sum_that_need_not_be_convex_has_stationary_points_only():
    p = Problem()
    f, h = p.function("smooth", L=1, mu=-1), p.function("convex")
    with pytest.raises(ValueError, match="need not be convex"):
        p.minimiser(f, h)
    xs, _ = p.stationary(f, h)
    assert xs == p.stationary(f, at=xs)[0]
    p = Problem()
    f, h = p.function("smooth", L=1, mu=-1), p.function("strongly-convex", mu=1)
    xs, least = p.minimiser(f, h)  # this sum is convex
    x = p.vector("x0")
    assert at_most(p.claim(least - f(x) - h(x), (x - xs).abs2), 0).finding == "yes"


def test_a_certificate_about_a_least_value_with_positive_curvature_or_without_its_minimiser_is_rejected():
    problem = _gain("minimiser")
    proof = WorstCase(problem).upper(HALF)
    assert proof is not None
    body = certificate.bound(problem, proof)
    assert "whose least value is at the minimiser that is listed first" in establish(body)
    for wrong in ({"parameters": {"L": "1", "mu": "1/2"}}, {"samples": body["oracles"][0]["samples"][1:]}):
        with pytest.raises(Rejected):
            establish({**body, "oracles": [{**body["oracles"][0], **wrong}]})


# ---------------------------------------------------------------------------------------------- what else misleads


def test_a_class_about_a_minimiser_is_refused_without_one_and_has_it_first_whenever_it_is_asked_for():
    p = Problem()
    f, x = p.function("growth", L=1), p.vector("x0")
    p.claim(f(x), x.abs2)
    with pytest.raises(ValueError, match="about a minimiser"):
        at_most(p, 1)
    xs, fs = f.minimiser()
    found = at_most(p.claim(f(x) - fs, (x - xs).abs2), "1/2")
    assert found.finding == "yes"
    assert establish(found.certificate or {})
    with pytest.raises(ValueError, match="already"):
        f.minimiser(xs)


def test_a_class_of_operators_is_no_class_of_functions():
    with pytest.raises(ValueError, match=r"p\.operator\('lipschitz'"):
        Problem().function("lipschitz", L=1)
    with pytest.raises(ValueError, match=r"p\.function\('smooth'"):
        Problem().operator("smooth", L=1, mu=0)
    p = Problem()
    A, x = p.operator("lipschitz", L=1), p.vector("x")
    assert A(x) == A.gradient(x)
    with pytest.raises(ValueError, match="for functions"):
        A.stationary()
    with pytest.raises(ValueError, match="for operators"):
        p.function("convex").fixed_point()
    with pytest.raises(ValueError, match=r"p\.zero"):
        p.minimiser(A)


def test_a_zero_of_a_sum_of_operators():
    p = Problem()
    A, B = p.operator("monotone"), p.operator("cocoercive", beta=1)
    xs, x = p.zero(A, B), p.vector("x")
    y = A.prox(x - B(x), 1).x
    assert at_most(p.claim((y - xs).abs2, (x - xs).abs2), 1).finding == "yes"


def test_a_proximal_point_without_convexity_is_more_than_the_equation_so_there_is_no_instance():
    p = Problem()
    f, x = p.function("smooth", L=1, mu=-1), p.vector("x")
    f.prox(x, 1)
    assert not p.relaxed
    f.prox(x, 2)
    assert p.relaxed
    with pytest.raises(ValueError, match="not positive"):
        f.prox(x, -1)


def test_numbers_stand_on_either_side():
    u, v = Vector({"u": Q(1)}), Vector({"v": Q(1)})
    assert 2 * u == u * 2 == u * Q(2) == sum([u, u])
    assert 2 * u.abs2 == u.abs2 * 2 == u.abs2 * Q(4, 2) == -(-2 * u.abs2)
    with pytest.raises(TypeError, match="u @ v"):
        u * v
    for wrong in (lambda: u.abs2 * v.abs2, lambda: u - 1, lambda: u.abs2 - v, lambda: 1 + u, lambda: u * 0.5):
        with pytest.raises(TypeError):
            wrong()


def test_a_problem_with_all_points_at_the_origin_has_an_answer():
    p = Problem()
    f = p.function("convex")
    f.add(Vector(), Vector(), Form())
    assert at_most(p.claim(f(Vector()), 1), 0).finding == "yes"
    assert at_most(p.claim(f(Vector()), 1), -1).finding == "no"


def test_what_makes_no_sense_is_refused_in_one_line():
    p, other = Problem(), Problem()
    f, x = p.function("convex", "f"), p.vector("x0")
    with pytest.raises(ValueError, match="nothing is claimed"):
        at_most(p, 1)
    for wrong in (x, True, 0.5):
        with pytest.raises(TypeError):
            p.require(wrong)
        with pytest.raises(TypeError):
            p.claim(wrong)
    for name in ("x0", "x*", ""):
        with pytest.raises(ValueError, match="name"):
            p.vector(name)
    with pytest.raises(ValueError, match="name f"):
        p.function("convex", "f")
    with pytest.raises(ValueError, match="of another one"):
        at_most(p.claim(f(x), other.vector("z").abs2), 1)
    with pytest.raises(ValueError, match="no value but zero"):
        p.function("indicator").add(x, 0 * x, Form(1))
    with pytest.raises(ValueError, match="no goal"):
        p.claim([])


@pytest.mark.parametrize("which", ["sum", "common", "potential", "map", "resolvent"])
def test_the_worst_case_is_the_same_with_and_without_the_point_at_the_origin(which: str):
    """The program is solved as it was written, too, where the point is a vector like any other."""
    p = Problem()
    if which in ("sum", "common"):
        p = _two(which)
    elif which == "potential":
        f = p.function("smooth", L=1, mu=0)
        xs, fs = f.minimiser()
        x, z = p.vector("x"), p.vector("z")
        p.claim(f(x - f.gradient(x)) - fs + (z - xs).abs2, f(x) - fs + 2 * (z - xs).abs2)
    else:
        A, x = p.operator("lipschitz", L=1) if which == "map" else p.operator("monotone"), p.vector("x")
        xs = A.fixed_point() if which == "map" else A.zero()
        y = (x + A(x)) / 2 if which == "map" else A.prox(x, 1).x
        p.claim((y - x).abs2, (x - xs).abs2)
    forms = [*(form for _, form in p.conditions()), *p.goals, *p.equal]
    written, moved = cone.propose(cone.Rows.of(p, forms)), WorstCase(p).proposal
    assert len(settled(p).vectors) == len(p.vectors) - 1
    assert written is not None
    assert moved is not None
    assert written.tau == pytest.approx(moved.tau, rel=1e-4)


def test_the_point_at_the_origin_is_the_one_that_nothing_notices():
    problem = _two("own")
    assert problem.vectors[:2] == ["f_star", "ys"]
    assert "f_star" not in settled(problem).vectors
    assert settled(problem).values == ["f1", "g1"]
    assert settled(settled(problem)).vectors == settled(problem).vectors
    p = Problem()
    f = p.function("convex")
    xs, _ = f.minimiser()
    assert settled(p.claim((xs - p.vector("x0")).abs2, xs.abs2)).vectors == ["f_star", "x0"]


def test_a_name_that_nobody_gave_makes_way_and_one_that_was_given_stays():
    p = Problem()
    f, h = p.function("convex"), p.function("convex")
    assert (f.name, h.name) == ("f", "g")
    p.vector("g")
    assert (f.name, h.name) == ("f", "h")
    p.function("convex", "h")
    assert (f.name, h.name) == ("f", "u")
    with pytest.raises(ValueError, match="the name h is there already"):
        p.vector("h")
    with pytest.raises(ValueError, match="the name g is there already"):
        p.function("convex", "g")
    with pytest.raises(ValueError, match="is no name"):
        p.vector("a_point_that_is_said")
