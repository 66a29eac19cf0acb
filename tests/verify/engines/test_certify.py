"""``verify certify`` and ``verify.certify``: holds, refuted or open, in one line of a user's."""

from __future__ import annotations

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
import sympy as sp

import verify
from verify.checker import check_body
from verify.engines import ENGINES, certify
from verify.errors import BadInput

ROOT = Path(__file__).resolve().parents[3]


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "verify", "certify", *arguments], capture_output=True, text=True, cwd=ROOT, check=False
    )


@pytest.mark.long
def test_the_command_answers_in_json(tmp_path):
    out = tmp_path / "c.json"
    said = "abs(diff(x*(1+erf(x/sqrt(2)))/2, x)) <= 1.13"
    done = command(said, "--for-all", "x : reals", "--json", "--out", str(out))
    answer = json.loads(done.stdout)
    assert done.returncode == 0
    assert answer["verdict"] == "holds"
    assert answer["evidence"] == "certified"
    assert answer["engine"] == "boxes"
    assert answer["counterexample"] is None
    assert check_body(answer["certificate"]) == answer["summary"]
    assert [one["engine"] for one in answer["tried"]] == list(ENGINES)
    checked = subprocess.run(
        [sys.executable, "-m", "verify", "check", str(out)], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert checked.returncode == 0


@pytest.mark.long
def test_the_command_refutes_with_a_point():
    answer = json.loads(command("1/x <= 3", "--for-all", "x > 0", "--json").stdout)
    assert answer["verdict"] == "refuted"
    assert 1 / Fraction(answer["counterexample"]["x"]) > 3


@pytest.mark.parametrize(
    "arguments",
    [
        ("x <=", "--for-all", "x : reals"),
        ("x <= 1",),
        ("y <= 1", "--for-all", "x : reals"),
        ("x <= 1", "--for-all", "x : reals", "--engine", "oracle"),
        ("x <= 1", "--for-all", "x : nonsense"),
        ("__import__('os') <= 1", "--for-all", "x : reals"),
        ("x <= 1", "--for-all", "x : reals", "--effort", "much"),
    ],
)
def test_bad_input_is_one_line(arguments):
    done = command(*arguments)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert not done.stdout


@pytest.mark.long
def test_from_python_with_a_table_and_sympy():
    x = sp.Symbol("x", real=True)
    assert verify.certify("tanh(x)", "<=", 1, over={"x": "reals"}).verdict == "holds"
    assert verify.certify(sp.diff(sp.tanh(x), x), "<=", 1, over={"x": (-3, 3)}).verdict == "holds"
    assert verify.certify(x * sp.exp(-x), "<=", sp.exp(-1), over={"x": (0, None)}).verdict == "holds"
    assert verify.certify("x + y", "<", 2, over={"x": (0, 1), "y": (0, 1)}).verdict == "refuted"
    corner = verify.certify("x*y", "<=", 0.25, over="x > 0, y > 0", given="x + y <= 1", effort="quick")
    assert corner.verdict != "refuted"
    with pytest.raises(BadInput):
        verify.certify(sp.gamma(x), "<=", 1, over={"x": "reals"})


def test_an_engine_can_be_chosen_and_the_rest_say_why_not():
    answer = certify("x**2 >= 0", over="x : reals", engine="attack")
    assert answer.verdict == "open"
    assert {one.engine: one.asked for one in answer.tried} == {name: name == "attack" for name in ENGINES}
    answer = certify("x**2 >= 0", over="x : reals", engine="boxes")
    assert (answer.verdict, answer.engine) == ("holds", "boxes")
    assert all(one.result for one in answer.tried)


def test_finite_and_other_types():
    assert certify("n**2 >= n", over="n : span(1, 9)").verdict == "holds"
    assert certify("x[1] + x[2] <= 1", over="x : bits(2)").verdict == "refuted"
    assert certify("n**2 <= 4*n", over="n : nat").verdict == "refuted"
    assert certify("x**n <= 1", over="0 <= x <= 1, n : span(1, 5)").verdict == "holds"
    assert certify("norm(v)**2 <= 4*dot(v, v)", over="v : array(2)", given="norm(v) <= 1").verdict == "holds"


def test_undefined_is_open_and_says_where():
    answer = certify("sqrt(x) <= 1", over="-1 <= x <= 1")
    assert answer.verdict == "open"
    assert "not defined" in answer.summary


@pytest.mark.parametrize(
    ("term", "over", "which", "value"),
    [
        ("abs(diff(gelu(x), x))", "x : reals", "sup", 1.1289039),
        ("silu(x)", "x : reals", "inf", -0.2784645),
        ("tanh(x)", "x : reals", "sup", 1.0),
        ("x*exp(-x)", "x > 0", "sup", 0.3678794),
        ("sin(x)/x", "x > 0", "inf", -0.2172336),
        ("x*y*(1 - x - y)", "0 <= x <= 1, 0 <= y <= 1", "sup", 1 / 27),
        ("n*x*(1 - x)**n", "0 <= x <= 1, n : span(1, 4)", "sup", 0.32768),
    ],
)
def test_bound_encloses_what_brute_force_finds(term, over, which, value):
    found = verify.bound(term, over, which, effort="quick")
    assert found.is_exact
    assert abs(float(Fraction(found.lower if which == "sup" else found.upper)) - value) < 1e-5
    assert found.inner.verdict == "refuted"
    assert found.outer.verdict == "holds"


def test_bound_of_what_is_unbounded_shows_nothing():
    assert verify.bound("x**2", "x : reals").upper is None


def test_a_torch_module_between_what_autograd_sees_and_a_little_more():
    import torch
    from torch import nn

    torch.manual_seed(0)
    net = nn.Sequential(nn.Linear(2, 3), nn.GELU(), nn.Linear(3, 1)).double()
    x = (torch.rand(20_000, 2, dtype=torch.float64) * 4 - 2).requires_grad_()
    net(x).sum().backward()
    seen = x.grad.norm(dim=1).max().item()
    assert verify.lipschitz(net, round(seen * 1.02, 4), over=[(-2, 2)] * 2).verdict == "holds"
    assert verify.lipschitz(net, round(seen * 0.97, 4), over=[(-2, 2)] * 2).verdict == "refuted"
    with pytest.raises(BadInput, match="Conv2d"):
        verify.lipschitz(nn.Sequential(nn.Conv2d(1, 1, 1)), 1, over=[(0, 1)])


def test_what_a_few_boxes_decide_is_not_asked_of_squares_first():
    """It took six seconds, for squares that are not there, before boxes decided it in a twentieth of one."""
    answer = certify("abs(diff(sigmoid(x), x, x)) <= 0.0963", over="x : reals")
    assert (answer.verdict, answer.engine) == ("holds", "boxes")
    assert [one.engine for one in answer.tried] == list(ENGINES)
    assert {one.engine for one in answer.tried if one.asked} == {"attack", "boxes"}


def test_polynomials_are_asked_of_squares_first_and_so_is_what_few_boxes_leave():
    assert certify("x*y <= (x**2 + y**2)/2", over="x : reals, y : reals").engine == "cones"
    left = certify("2*x*tanh(y) <= x**2 + tanh(y)**2", over="x : reals, y : reals")
    assert (left.verdict, left.engine) == ("holds", "nonneg"), "it touches zero along a line"


def test_a_statement_may_begin_with_a_minus_and_a_slip_in_an_option_is_still_one(verify_command):
    done = verify_command("certify", "-x**2 - abs(x) <= 0", "--for-all", "x : reals", "--effort", "quick")
    assert done.returncode == 0
    assert done.stdout.startswith("✓ true")
    assert verify_command("certify", "-x**2 <= 0", "--for-al", "x : reals").returncode == 2
