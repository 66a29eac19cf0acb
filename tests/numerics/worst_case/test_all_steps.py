"""One step for every k: known potentials are proved, what is true at the first k only is not, forgeries are refused."""

from __future__ import annotations

import copy
from fractions import Fraction as F

import pytest
from flint import fmpq_poly

from numerics.worst_case import Problem, for_every, pattern
from numerics.worst_case.all_steps import is_psd_for_all, polynomial
from verify.checker import Rejected, establish, seal

from . import methods as m


def subgradient(s, slack=F(0)):
    """2sF + |x - sg - x*|² <= |x - x*|² + s², for every step s: summed up, min F <= (R² + Σs²)/(2Σs)."""
    p = Problem()
    f = p.function("convex-lipschitz", M=1)
    xs, fs = f.minimiser()
    x = p.vector("x")
    y = x - s * f.gradient(x)
    return p.claim((y - xs).abs2 + (2 + slack) * s * (f(x) - fs), (x - xs).abs2 + s * s)


def descent(k, slack=F(0)):
    """2kF + |x - x*|² does not grow: F after n steps is at most |x0 - x*|²/(2n)."""
    p = Problem()
    f = p.function("smooth", L=1, mu=0)
    xs, fs = f.minimiser()
    x = p.vector("x")
    y = x - f.gradient(x)
    return p.claim((2 + slack) * (k + 1) * (f(y) - fs) + (y - xs).abs2, (2 + slack) * k * (f(x) - fs) + (x - xs).abs2)


def gradients(k, slack=F(0)):
    """(2k + 1)F + k(k + 2)|g|² + |x - x*|² does not grow: squared gradients fall like 1/n²."""
    p = Problem()
    f = p.function("smooth", L=1, mu=0)
    xs, fs = f.minimiser()
    x = p.vector("x")

    def potential(k, x):
        return (2 * k + 1) * (f(x) - fs) + (1 + slack) * k * (k + 2) * f.gradient(x).abs2 + (x - xs).abs2

    return p.claim(potential(k + 1, x - f.gradient(x)), potential(k, x))


def proximal(k, slack=F(0)):
    p = Problem()
    f = p.function("convex")
    xs, fs = f.minimiser()
    x = p.vector("x")
    f.add(x)
    s = f.prox(x, 1)
    return p.claim(2 * (k + 1) * (s.f - fs) + (1 + slack) * (s.x - xs).abs2, 2 * k * (f(x) - fs) + (x - xs).abs2)


def accelerated(k, slack=F(0)):
    """k(k + 1)/2·F(y) + |z - x*|² with x between y and z: y = z + (k + 2)e, so that no number is a quotient."""
    p = Problem()
    f = p.function("smooth", L=1, mu=0)
    xs, fs = f.minimiser()
    z, e = p.vector("z"), p.vector("e")
    y, x = z + (k + 2) * e, z + k * e
    g = f.gradient(x)
    after = (1 + slack) * (k + 1) * (k + 2) / 2 * (f(x - g) - fs) + (z - (k + 1) / 2 * g - xs).abs2
    return p.claim(after, (1 + slack) * k * (k + 1) / 2 * (f(y) - fs) + (z - xs).abs2)


KNOWN = (subgradient, descent, gradients, proximal, accelerated)


@pytest.mark.parametrize("step", KNOWN)
def test_a_known_potential_is_proved_for_every_k(step):
    found = for_every(step)
    assert found.finding == "proved"
    assert establish(found.certificate).startswith("for every real k >= 0: ")
    assert seal(found.certificate)["kind"] == "worst-case-every"


@pytest.mark.parametrize("step", KNOWN)
def test_a_potential_that_is_a_little_too_good_is_not(step):
    assert for_every(lambda k: step(k, F(1, 50))).finding in ("no", "unknown")


def only_at_first(k):
    """0 <= (100 - k)|x|²."""
    p = Problem()
    f = p.function("convex")
    x = p.vector("x")
    f.add(x)
    return p.claim(0 * x.abs2, (100 - k) * x.abs2)


def test_what_is_true_at_the_first_k_only_is_seen_and_not_proved():
    found = for_every(only_at_first)
    assert (found.finding, found.certificate) == ("seen", None)
    assert max(found.sizes) == 9


def longer(k, step):
    """2s(k + 1)F(y) + |y - x*|² <= 2skF(x) + |x - x*|² with y = x - sg: if s² > s + 1 not at k = 0."""
    p = Problem()
    f = p.function("smooth", L=1, mu=0)
    xs, fs = f.minimiser()
    x = p.vector("x")
    y = x - step * f.gradient(x)
    return p.claim(2 * step * (k + 1) * (f(y) - fs) + (y - xs).abs2, 2 * step * k * (f(x) - fs) + (x - xs).abs2)


def test_what_fails_at_zero_only_is_found_there():
    found = for_every(lambda k: longer(k, F(17, 10)))
    assert (found.finding, found.sizes) == ("no", (F(0),))
    assert establish(found.certificate)
    assert for_every(lambda k: longer(k, F(8, 5))).finding in ("proved", "seen")


def test_a_step_that_cannot_be_written_at_zero_is_not_asked_there():
    def step(k):
        p = only_at_first(k)
        return p.claim(p.goals[0], (F(1) / k) * k * p.scale)

    assert for_every(step).finding == "seen"


def test_numbers_that_are_no_polynomials_are_seen_at_most():
    def step(k):
        p = Problem()
        f = p.function("convex")
        x = p.vector("x")
        f.add(x)
        return p.claim(x.abs2 / (k + 1), x.abs2)

    assert for_every(step).finding == "seen"


def test_forged_certificates_are_refused():
    body = for_every(descent).certificate
    for change in (
        lambda b: b["multipliers"].pop(),
        lambda b: b["multipliers"].append(b["multipliers"][0]),
        lambda b: b["multipliers"][1].__setitem__(4, ["2", "3"]),
        lambda b: b["multipliers"][1].__setitem__(4, ["-2", "4"]),
        lambda b: b["multipliers"][1].__setitem__(3, 7),
        lambda b: b["goals"][0]["values"][0].__setitem__(1, ["2", "3"]),
        lambda b: b["goals"][0]["values"][0].__setitem__(1, ["2", "2", "0"]),
        lambda b: b["goals"].append(b["goals"][0]),
        lambda b: b["scale"]["products"].clear(),
        lambda b: b["scale"].__setitem__("constant", ["0", "-1"]),
        lambda b: b["oracles"][0]["parameters"].__setitem__("L", "2"),
        lambda b: b["oracles"][0]["samples"].pop(),
        lambda b: b["oracles"][0].__setitem__("class", "convex"),
        lambda b: b.__setitem__("tau", "2"),
        lambda b: b.__setitem__("weights", ["1"]),
        lambda b: b["goals"][0]["values"][0].__setitem__(1, ["1"] * 40),
    ):
        forged = copy.deepcopy(body)
        change(forged)
        with pytest.raises(Rejected):
            establish(forged)
    assert establish(body)


def test_an_identity_at_few_k_is_not_taken_for_one_at_all():
    """k(k - 1)(k - 2)(k - 3) more on the left: equal at the first three k, false from 4 on."""
    forged = copy.deepcopy(for_every(descent).certificate)
    forged["goals"][0]["values"][0][1] = ["2", "-4", "11", "-6", "1"]
    with pytest.raises(Rejected):
        establish(forged)


def test_elimination_over_polynomials():
    k = fmpq_poly([0, 1])
    one, zero = fmpq_poly([1]), fmpq_poly([0])
    assert is_psd_for_all([[k, k], [k, k]])
    assert is_psd_for_all([[one, k], [k, k * k + 1]])
    assert not is_psd_for_all([[one, k], [k, k * k - 1]])
    assert not is_psd_for_all([[zero, one], [one, k]])
    assert not is_psd_for_all([[one, zero], [zero, 1 - k]])


def test_a_polynomial_needs_values_to_spare():
    assert polynomial([F(k) ** 3 for k in range(1, 10)]) == fmpq_poly([0, 0, 0, 1])
    assert polynomial([F(1, k) for k in range(1, 10)]) is None
    assert polynomial([F(2) ** k for k in range(1, 10)]) is None


def test_a_pattern_in_n_is_only_seen():
    found = pattern(m.descent)
    assert found.told() == "pattern seen at n = 1, 2, 3, 4, 5, 6: 1/(4*n + 2)"
    assert found.values[3] == F(1, 14)
    assert pattern(m.proximal, range(1, 6)).formula == "1/(4*n)"
