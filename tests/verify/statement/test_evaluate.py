"""Values, derivatives and truth: against mpmath, finite differences, torch and plain enumeration."""

from __future__ import annotations

import itertools
import math
import random
from fractions import Fraction

import mpmath
import pytest
from flint import arb, ctx, fmpq

from verify.statement import Refused, TooMuch, Undecided, Undefined, read_prelude, read_statement
from verify.statement.arithmetic import Exact
from verify.statement.assign import bound, refutes, violated
from verify.statement.evaluate import Machine
from verify.statement.floats import Floats
from verify.statement.parser import Parser
from verify.statement.reader import Reader
from verify.statement.terms import REAL
from verify.statement.tokens import tokens

PRELUDE = read_prelude("""
type  heads(k) = array(k, 2)
model n, k : nat
model tau, b : real
model x : bits(n)
model A : heads(k)
names i, j, p, q, m : nat
names s, z, c1, c2, w : real
names h : function(bits(n), real)
names B : subset(n, k)
names v : array(n)
score(i, p) = A[i, 1]*sin(2*pi*p/n) + A[i, 2]*cos(2*pi*p/n)
gamma(i, p) = exp(score(i, p)/tau)/sum(exp(score(i, j)/tau) for j in span(1, n))
share(i)    = sum(x[p]*gamma(i, p) for p in span(1, n))
sigma(z)    = (z + sqrt(z**2 + b))/2
f(s)        = 1 + sum((-1)**q*(8*q - 4)*sigma(s + 1/2 - q) for q in span(1, k))
yhat        = f(sum(share(i) for i in span(1, k)))
""")


def value(text: str, arithmetic=None, **given):
    types = {name: PRELUDE.types[name] for name in given}
    reader = Reader(PRELUDE, types)
    machine = Machine(PRELUDE.definitions, arithmetic or Exact(), fuel=1_000_000)
    env: dict = {}
    for name, one in given.items():
        env[name] = bound(types[name], one, machine, env)
    return machine.run(reader.read(Parser(tokens(text)).whole()))(env)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("2**10 - 3", 1021),
        ("1/3 + 1/6", Fraction(1, 2)),
        ("0.25", Fraction(1, 4)),
        ("-2**2", -4),
        ("(-1)**3", -1),
        ("2**(0 - 3)", Fraction(1, 8)),
        ("0**0", 1),
        ("sqrt(16/9)", Fraction(4, 3)),
        ("ceil(7/2) - floor(-7/2)", 8),
        ("sin(pi/6)", Fraction(1, 2)),
        ("cos(2*pi*5/3)", Fraction(-1, 2)),
        ("cos(-pi)", -1),
        ("sin(7*pi)", 0),
        ("exp(0) + log(1)", 1),
        ("sum(p for p in span(1, 100))", 5050),
        ("prod(p for p in span(1, 6))", 720),
        ("sum(1 for p in span(2, 1))", 0),
        ("prod(7 for p in span(1, 0))", 1),
        ("most(p*(7 - p) for p in span(1, 6))", 12),
        ("least(abs(p - 3) for p in span(1, 9))", 0),
        ("count(p*p < 30 for p in span(1, 9))", 5),
        ("mean(sum(x[p] for p in span(1, 5)) for x in bits(5))", Fraction(5, 2)),
        ("sum(1 for B in subset(6, 3))", 20),
        ("min(3, 1, 2) + max(1, 5)", 6),
        ("choose(2, 10, 20, 30)", 20),
        ("length(1, 2, 3)", 3),
        ("1 if 2 < 3 else 1/0", 1),
        ("sum(1/(p - 3) for p in span(1, 5) if p != 3)", 0),
        ("sum(p*q for p in span(1, 3) for q in span(1, p))", 25),
        ("norm(vector(p for p in span(1, 2)) - vector(2*p for p in span(1, 2)))**2", 5),
        ("4**(1/2)", 2),
        ("dot(vector(p for p in span(1, 3)), 2*vector(p for p in span(1, 3)))", 28),
    ],
)
def test_exact_values(text, wanted):
    found = value(text)
    assert found == fmpq(*Fraction(wanted).as_integer_ratio()) or abs(found - wanted) < arb("1e-12")


@pytest.mark.parametrize(
    "text",
    [
        "1/0",
        "1/(1 - 1)",
        "sqrt(-1)",
        "log(0)",
        "log(-1/2)",
        "0**(0 - 1)",
        "sum(1/(p - 3) for p in span(1, 5))",
        "(-2)**(1/2)",
        "least(p for p in span(1, 0))",
        "mean(1/0 for B in bits(2))",
        "choose(3, 1, 2)",
        "choose(1, 1, 1/0)",
        "sum(1/0 for p in span(1, 0))",
        "sum(p*log(-1) for p in span(2, 1))",
        "put(x, 4, 1)[1]",
        "x[0]",
        "x[4]",
        "put(x, 1, 2)[1]",
    ],
)
def test_what_is_undefined_has_no_value(text):
    with pytest.raises((Undefined, Undecided)):
        value(text, n=3, x="101")


@pytest.mark.parametrize(
    "text",
    [
        "D(abs(s), s)",
        "D(max(0, s), s)",
        "D(max(0, s)**2, s, s)",
        "D(D(max(s, 0)**2, s), s)",
        "D(max(0, s)**1, s)",
        "D(max(1/2, s + 1/2)**2, s)",
        "D(min(0, s)**2 + max(0, s), s)",
        "D(max(0, s, -s)**2, s)",
        "D(sqrt(s), s)",
        "D(s if s > 0 else 2*s, s)",
        "D(floor(s + 1/2), s)",
        "D(sqrt(s**2), s)",
        "D(least(p*s for p in span(1, 3)), s)",
        "D(1 if s == 0 else 0, s)",
        "D(count(s < p for p in span(0, 2)), s)",
        "D(min(s, s**2), s)",
    ],
)
def test_a_derivative_at_a_kink_does_not_exist(text):
    with pytest.raises((Undefined, Undecided)):
        value(text, s=0)
    value(text.replace("sqrt(s)", "sqrt(s)").replace("floor(s + 1/2)", "s"), s="1/3")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("D(max(0, s)**2, s)", 0),
        ("D(max(s, 0)**2, s)", 0),
        ("D(max(0, 1 - (1 + s))**3, s)", 0),
        ("D(max(0, s)**3, s, s)", 0),
        ("D(s*max(0, s)**2 + 5*s, s)", 5),
        ("D(max(0, exp(s) - 1)**2, s)", 0),
    ],
)
def test_a_power_of_a_positive_part_has_a_slope_at_its_kink(text, wanted):
    assert value(text, s=0) == wanted


def test_the_slope_of_a_squared_positive_part_is_enclosed_where_its_side_is_not_told():
    """Weights add up to 1 in balls only: a margin of exactly 1 is not told from one beside it."""
    one = "sum(exp(p*s)/sum(exp(q*s) for q in span(1, 3)) for p in span(1, 3))"
    found = value(f"D(max(0, (1 - {one}) + (s - 1/3)**2)**2, s)", s="1/3")
    assert isinstance(found, arb)
    assert abs(found) < arb("1e-10")
    with pytest.raises(Undecided):
        value(f"D(max(0, 1 - {one}), s)", s="1/3")


@pytest.mark.parametrize("at", ["-2/5", "-1/100", "1/100", "3/10"])
def test_powers_of_a_positive_part_have_the_slope_of_finite_differences_beside_the_kink(at):
    for body in ("max(0, s)**2", "max(s, 0)**3", "s*max(0, s)**2 + 5*s", "max(0, exp(s) - 1)**2"):
        by, here = 1e-6, float(Fraction(at))
        ends = [value(body, Floats(), s=str(here + side)) for side in (by, -by)]
        assert math.isclose(float(value(f"D({body}, s)", s=at)), (ends[0] - ends[1]) / (2 * by), abs_tol=1e-6)


@pytest.mark.parametrize("name", ["exp", "log", "sqrt", "sin", "cos", "tanh", "erf"])
def test_elementary_functions_enclose_those_of_mpmath(name):
    saved, ctx.prec = ctx.prec, 200
    try:
        with mpmath.workdps(40):
            for t in ("1/7", "5/3", "22/7", "1/1000"):
                found = value(f"{name}({t})")
                wanted = getattr(mpmath, name)(mpmath.mpf(Fraction(t).numerator) / Fraction(t).denominator)
                assert abs(found - arb(mpmath.nstr(wanted, 38))) < arb("1e-35")
    finally:
        ctx.prec = saved


def test_derivatives_of_every_function_against_finite_differences():
    for name in ("exp", "log", "sqrt", "sin", "cos", "tanh", "erf", "abs"):
        text, at, step = f"{name}(s**2 + 1/(s + 1))**3/(1 + {name}(s + 1))", 0.7, 1e-6
        slope = (value(text, Floats(), s=str(at + step)) - value(text, Floats(), s=str(at - step))) / (2 * step)
        assert math.isclose(float(value(f"D({text}, s)", s="7/10")), slope, rel_tol=1e-6)
        bend = (
            value(f"D({text}, s)", Floats(), s=str(at + step)) - value(f"D({text}, s)", Floats(), s=str(at - step))
        ) / (2 * step)
        assert math.isclose(float(value(f"D({text}, s, s)", s="7/10")), bend, rel_tol=1e-5)


def torch_output(A, x, n, k, tau, b):
    import torch

    p = torch.arange(1, n + 1, dtype=torch.float64)
    scores = A[:, :1] * torch.sin(2 * math.pi * p / n) + A[:, 1:] * torch.cos(2 * math.pi * p / n)
    s = (torch.softmax(scores / tau, dim=1) * x).sum()
    q = torch.arange(1, k + 1, dtype=torch.float64)
    z = s + 0.5 - q
    return 1 + ((-1.0) ** q * (8 * q - 4) * (z + torch.sqrt(z**2 + b)) / 2).sum()


@pytest.mark.parametrize("seed", range(3))
def test_gradient_and_hessian_are_those_of_torch(seed):
    import torch

    draw = random.Random(seed)
    n, k = draw.randint(2, 6), draw.randint(1, 3)
    A = [[Fraction(draw.randint(-30, 30), 10) for _ in range(2)] for _ in range(k)]
    bits = "".join(draw.choice("01") for _ in range(n))
    given = {"n": n, "k": k, "tau": "1/2", "b": "1/10", "x": bits, "A": [[str(e) for e in row] for row in A]}
    start = torch.tensor([[float(e) for e in row] for row in A], dtype=torch.float64)
    inputs = torch.tensor([float(c) for c in bits], dtype=torch.float64)

    def run(a):
        return torch_output(a, inputs, n, k, 0.5, 0.1)

    wanted = torch.autograd.functional.jacobian(run, start).flatten()
    bend = torch.autograd.functional.hessian(run, start).reshape(4 * k * k)
    found, second = value("grad(yhat, A)", **given), value("hess(yhat, A)", **given)
    assert found.shape == (k, 2)
    assert second.shape == (k, 2, k, 2)
    assert all(abs(float(e) - w) < 1e-9 for e, w in zip(found.entries, wanted.tolist(), strict=True))
    assert all(abs(float(e) - w) < 1e-8 for e, w in zip(second.entries, bend.tolist(), strict=True))
    assert abs(float(value("D(yhat, A[1, 1], A[1, 2])", **given)) - bend[1].item()) < 1e-8
    assert abs(float(value("norm(grad(yhat, A))", **given)) - wanted.norm().item()) < 1e-9


def test_a_name_swapped_is_another_point():
    given = {"n": 3, "k": 1, "tau": "1", "b": "1", "x": "110", "A": [["1", "2"]]}
    other = value("yhat", **{**given, "A": [["0", "5"]]})
    assert value("yhat(A=2*A - A) - yhat", **given).overlaps(arb(0))
    assert value("yhat(tau=tau + 1)", **given).overlaps(value("yhat", **{**given, "tau": "2"}))
    assert not value("yhat", **given).overlaps(other)


def test_steps_are_repeated():
    import torch

    assert value("after(3, s, s/2 + 1)", s="2") == 2
    assert value("after(0, s, 1/0)", s="2") == 2
    assert value("after(2, s, s*s)", s="3") == 81
    given = {"n": 3, "k": 1, "tau": "1", "b": "1", "x": "110", "A": [["0", "0"]]}
    twice = value("norm(after(2, A, A - 1/10*grad(yhat, A)))", **given)
    A = torch.zeros(1, 2, dtype=torch.float64)
    for _ in range(2):
        A = A.detach().requires_grad_()
        torch_output(A, torch.tensor([1.0, 1.0, 0.0]), 3, 1, 1.0, 1.0).backward()
        A = A - A.grad / 10
    assert abs(float(twice) - A.norm().item()) < 1e-12
    for bad in ("after(0 - 1, s, s)", "after(1, s, 1/(s - s))"):
        with pytest.raises(Undefined):
            value(bad, s="2")
    for bad in ("after(1, s + 1, s)", "after(1, x, x)", "after(1, A, 3)", "after(s, s, s)"):
        with pytest.raises(Refused):
            value(bad, s="2", **given)


def test_work_is_counted():
    for text in (
        "sum(sum(p*q for p in span(1, 9999)) for q in span(1, 9999))",
        "sum(1 for p in span(1, 10**9))",
        "sum(1 for x in bits(40))",
    ):
        with pytest.raises(TooMuch):
            value(text)
    grown = value("prod(3**9999 + p for p in span(1, 500))")
    assert isinstance(grown, arb)


# --- refutation


def said(text: str):
    return read_statement(text, PRELUDE)


@pytest.mark.parametrize(
    ("text", "assignment", "wanted"),
    [
        ("for_all n >= 1\nsays 2**n > n**2", {"n": 3}, True),
        ("for_all n >= 1\nsays 2**n > n**2", {"n": 5}, False),
        ("for_all n >= 5\nsays 2**n > n**2", {"n": 3}, False),  # outside of the domain
        ("for_all n >= 1\ngiven n > 4\nsays 2**n > n**2", {"n": 3}, False),  # a hypothesis fails
        ("for_all s : real\nsays s*(1/s) == 1", {"s": "0"}, False),  # undefined is no refutation
        ("for_all s : real\ngiven 1/s != 3\nsays s != 0", {"s": "0"}, False),
        ("for_all s : real\nsays s < sqrt(2)", {"s": "sqrt(2)"}, False),  # an equality that balls do not tell
        ("for_all s : real\nsays s < 2", {"s": "2"}, True),
        ("for_all s : real\nsays s <= 3/2", {"s": "pi/2"}, True),
        ("exists c2 > 0\nfor_all n >= 1\nsays c2 <= 1/n - 1/n", {"n": 1}, True),
        ("exists c2 > 0\nfor_all n >= 1\nsays c2 <= 1/n", {"n": 100}, False),
        ("exists 0 < c2 < c1\nfor_all s > 0\nsays c1 - c2 < s - s", {"s": "1"}, True),
        ("exists 0 < c2 < c1\nfor_all s > 0\nsays c1 >= c2 + s", {"s": "1"}, False),
        ("exists 0 < c2 < 1\nfor_all n >= 1\nsays n**2 <= c2*n", {"n": 1}, True),
        ("exists 0 < c2 < 1\nfor_all n >= 1\nsays n**2 - n/2 <= c2*n", {"n": 1}, False),
        ("exists 0 < c2 < 1\nfor_all s > 0\nsays after(2, s, s/2 + 1) <= c2*s", {"s": "2"}, True),
        ("exists c1 > 0\nfor_all s > 0\ngiven s == 2*c1\nsays s <= c1", {"s": "2*c1"}, True),
        ("for_all n >= 1\nexists p : span(1, n)\nsays p*p == n", {"n": 5}, True),
        ("for_all n >= 1\nexists p : span(1, n)\nsays p*p == n", {"n": 9}, False),
        (
            "exists B : subset(3, 2)\nfor_all q : span(1, 3)\nsays B[q]",
            {"q": {"by": "B", "is": {"110": 3, "101": 2, "011": 1}}},
            True,
        ),
        (
            "exists B : subset(3, 2)\nfor_all q : span(1, 3)\nsays B[q]",
            {"q": {"by": "B", "is": {"110": 3, "101": 3, "011": 1}}},
            False,
        ),
        (
            "for_all n >= 1, h : function(bits(n), real)\nsays mean(h(x) for x in bits(n)) > 0",
            {"n": 1, "h": {"0": "1", "1": "-1"}},
            True,
        ),
        ("for_all n >= 1, x : bits(n)\nsays some(x[p] for p in span(1, n)) or n > 3", {"n": 2, "x": "00"}, True),
        ("for_all s : real\nsays s > 0 and 1/s > 0", {"s": "0"}, False),  # one side false, the other undefined
    ],
)
def test_an_assignment_refutes_or_not(text, assignment, wanted):
    assert refutes(said(text), assignment) is wanted


@pytest.mark.parametrize(
    ("text", "assignment"),
    [
        ("for_all n >= 1\nsays n > 3", {}),
        ("for_all n >= 1\nsays n > 3", {"n": 1, "k": 1}),
        ("for_all n >= 1\nsays n > 3", {"n": "1"}),
        ("for_all n >= 1\nsays n > 3", {"n": True}),
        ("for_all n >= 1\nsays n > 3", {"n": -1}),
        ("for_all n >= 1\nsays n > 3", {"n": 1.0}),
        ("for_all s > 0\nsays s > 3", {"s": 0.5}),
        ("for_all s > 0\nsays s > 3", {"s": "1/0"}),
        ("for_all s > 0\nsays s > 3", {"s": "n"}),
        ("for_all s > 0\nsays s > 3", {"s": "nan"}),
        ("for_all n >= 1, x : bits(n)\nsays x[1]", {"n": 2, "x": "0"}),
        ("for_all n >= 1, x : bits(n)\nsays x[1]", {"n": 2, "x": "02"}),
        ("for_all n >= 1, k >= 1, B : subset(n, k)\nsays B[1]", {"n": 3, "k": 2, "B": [3, 3]}),
        ("for_all n >= 1, k >= 1, B : subset(n, k)\nsays B[1]", {"n": 3, "k": 2, "B": [3, 4]}),
        ("for_all k >= 1, A : heads(k)\nsays A[1, 1] > 0", {"k": 2, "A": [["0", "0"]]}),
        ("for_all n >= 1, h : function(bits(n), real)\nsays h(put(vector(1 for p in span(1, 1)), 1, 1)) > 0", {"n": 1}),
        ("exists c2 > 0\nsays c2 > 1", {"c2": "1/2"}),
        ("exists c2 > 1\nsays c2 > 1", {}),
        ("exists 0 < c2 < n\nsays c2 > 1", {}),
        ("exists 0 < c2 <= 1\nsays c2 > 1", {}),
        ("exists n >= 1\nsays n < 0", {}),
    ],
)
def test_what_is_no_assignment_is_refused(text, assignment):
    with pytest.raises(Refused):
        refutes(said(text), assignment)


def test_every_value_of_a_finite_statement_agrees_with_brute_force():
    text = said("for_all n >= 1, x : bits(n), p : span(1, n)\nsays sum(x[q]*q for q in span(1, n)) != p*p")
    for n in (1, 2, 3):
        for x in itertools.product((0, 1), repeat=n):
            for p in range(1, n + 1):
                wanted = sum(b * q for q, b in enumerate(x, 1)) == p * p
                assert refutes(text, {"n": n, "x": "".join(map(str, x)), "p": p}) is wanted


def test_a_real_power_and_a_wide_ball_are_not_believed():
    assert violated(said("for_all s : real\nsays s**(1/3) > 1"), {"s": "8"}, Machine(PRELUDE.definitions)) is False
    with pytest.raises(Undefined):
        violated(said("for_all s : real\nsays s**(1/3) > 1"), {"s": "-8"}, Machine(PRELUDE.definitions))
    assert REAL.is_number
