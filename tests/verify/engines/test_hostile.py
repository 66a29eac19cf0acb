"""Forty statements that are meant to mislead: bounds that touch, poles, tails, ends left out, huge and tiny constants.

No verdict may be wrong; at least nine in ten are decided.  What is true was settled by hand.
"""

from __future__ import annotations

import pytest

from verify.engines import certify

TRUE = [
    ("x**4 - 2*x**2 + 1 >= 0", "x : reals"),  # touches at -1 and 1
    ("log(1 + x) <= x", "x > -1"),  # touches at 0, runs off at -1
    ("exp(x) >= 1 + x", "x : reals"),
    ("exp(x) >= 1 + x + x**2/2", "x >= 0"),  # touches to third order
    ("sin(x) <= x", "x >= 0"),
    ("sin(x)/x < 1", "x != 0"),  # a removable singularity
    ("(exp(x) - 1)/x >= 1", "x > 0"),
    ("x*log(x) >= -exp(-1)", "x > 0"),  # touches at exp(-1), 0 left out
    ("diff(gelu(x), x, x) <= sqrt(2/pi)", "x : reals"),
    ("abs(diff(silu(x), x)) <= 1.1", "x : reals"),
    ("diff(sigmoid(x), x) <= 1/4", "x : reals"),
    ("tanh(x) < 1", "x : reals"),
    ("1 - tanh(x) > 0", "x > 30"),  # below the doubles' grain
    ("log(1 + exp(x)) - max(x, 0) <= log(2)", "x : reals"),  # a kink at the touching point
    ("exp(-x**2) > 0", "x : reals"),
    ("x**2 - 2*x + 1 + 1e-25 > 0", "x : reals"),
    ("x**2 + y**2 >= 2*x*y", "x : reals, y : reals"),  # touches along a line
    ("1/x + x >= 2", "x > 0"),
    ("abs(x)/(1 + abs(x)) < 1", "x : reals"),
    ("sqrt(1 + x**2) - abs(x) > 0", "x : reals"),  # tends to 0
]
FALSE = [
    ("x**4 - 2*x**2 + 1 > 0", "x : reals"),
    ("log(1 + x) < x", "x > -1"),
    ("exp(x) > 1 + x + x**2/2", "x >= 0"),  # equality at 0 only
    ("sin(x) <= 0.9999999999", "x : reals"),
    ("sin(x) < 1", "x : reals"),
    ("x*log(x) > -exp(-1)", "x > 0"),
    ("diff(gelu(x), x, x) < sqrt(2/pi)", "x : reals"),
    ("abs(diff(silu(x), x)) <= 1.0998", "x : reals"),  # 1.09983...
    ("diff(sigmoid(x), x) < 1/4", "x : reals"),
    ("tanh(x) <= 1 - 1e-30", "x : reals"),  # false from 35 on
    ("tanh(x) <= 0.99999", "0 <= x <= 7"),
    ("1/x <= 1000000", "x > 0"),
    ("1/(1 - x) <= 1000000000000", "0 <= x < 1"),
    ("exp(x) <= 1e30", "x <= 70"),
    ("exp(-x) >= 1e-300", "x >= 0"),
    ("x**2 - 2*x + 1 - 1e-25 >= 0", "x : reals"),
    ("x**2 + y**2 > 2*x*y", "x : reals, y : reals"),
    ("sqrt(1 + x**2) - abs(x) >= 0.001", "x : reals"),
    ("x/(1 + x**2) <= 0.49999999", "x : reals"),
    ("1/x + x > 2", "x > 0"),
]
PAIRS = [  # Lipschitz constants over two points: they touch along a line
    ("holds", "abs(tanh(x) - tanh(y)) <= abs(x - y)", "x : reals, y : reals"),
    ("refuted", "abs(tanh(x) - tanh(y)) <= 0.99*abs(x - y)", "x : reals, y : reals"),
    ("holds", "abs(gelu(x) - gelu(y)) <= 1.129*abs(y - x)", "x : reals, y : reals"),
    ("refuted", "abs(gelu(x) - gelu(y)) <= 1.128*abs(x - y)", "x : reals, y : reals"),
    ("holds", "2*abs(sin(x) - sin(y)) <= 2*abs(x - y)", "-9 <= x <= 9, -9 <= y <= 9"),
    ("refuted", "abs(x**2 - y**2) <= 2*abs(x - y)", "0 <= x <= 1, 0 <= y <= 2"),
    ("holds", "abs(x**2 - y**2) <= 2*abs(x - y)", "0 <= x <= 1, 0 <= y <= 1"),
    ("refuted", "abs(x**2 - y) <= 2*abs(x - y)", "0 <= x <= 1, 0 <= y <= 1"),
    ("holds", "abs(relu(x) - relu(y)) <= abs(x - y)", "-3 <= x <= 3, -3 <= y <= 3"),
]
THROUGH = [  # through one number: they touch along surfaces
    ("(x**2 + y**2)*exp(-x**2 - y**2) <= exp(-1)", "x : reals, y : reals"),
    ("sin(x*y) <= 1", "x : reals, y : reals"),
    ("2*x*y <= 1 + (x*y)**2", "x : reals, y : reals"),
    ("norm(v)*exp(-norm(v)) <= exp(-1)", "v : array(3)"),
    ("abs(D(tanh(x), x, x)) <= 4/(3*sqrt(3))", "x : reals"),  # where tanh(x) = 1/sqrt(3); x has no short name
    ("tanh(2*x)**2*(1 - tanh(2*x)**2) <= 1/4", "x : reals"),
]
UNDEFINED = [
    ("sqrt(x) <= 1", "-1 <= x <= 1"),
    ("x/x <= 1", "x : reals"),
    ("log(x**2) <= x**2 - 1", "x : reals"),
    ("abs(diff(abs(x), x)) <= 1", "x : reals"),
    ("0*log(x) <= 1", "x : reals"),
]
_found: dict[tuple[str, str], str] = {}


def ask(said: str, over: str) -> str:
    if (said, over) not in _found:
        _found[said, over] = certify(said, over=over, effort="quick").verdict
    return _found[said, over]


@pytest.mark.parametrize(("said", "over"), TRUE)
def test_what_is_true_is_never_refuted(said, over):
    assert ask(said, over) in ("holds", "open")


@pytest.mark.parametrize(("said", "over"), FALSE)
def test_what_is_false_never_holds(said, over):
    assert ask(said, over) in ("refuted", "open")


@pytest.mark.parametrize(("said", "over"), UNDEFINED)
def test_what_is_undefined_somewhere_is_open(said, over):
    assert ask(said, over) == "open"


CANCELLED = [  # a root cancels, and the place where it has no slope with it
    ("diff(sqrt(x)**2, x) == 1", "x {} 0"),
    ("diff(sqrt(x)*sqrt(x), x) <= 1", "x {} 0"),
    ("diff(sqrt(x)**4, x) >= 0", "x {} 0"),
    ("diff(x*sqrt(x)**2, x) >= 0", "x {} 0"),
    ("diff(0*sqrt(x), x) == 0", "x {} 0"),
    ("diff(sqrt(x) - sqrt(x), x) == 0", "x {} 0"),
    ("diff(sqrt(1 + x)**2, x) == 1", "x {} -1"),
    ("hess(sqrt(v[2])**2*v[1], v)[1, 2] == 1", "v : array(2), v[2] {} 0"),
]


@pytest.mark.parametrize(("said", "over"), CANCELLED)
def test_a_derivative_is_of_what_is_defined_around_a_point(said, over):
    assert certify(said, over=over.format(">"), effort="quick").verdict == "holds"
    assert certify(said, over=over.format(">="), effort="quick").verdict == "open"


def test_a_root_of_squares_is_defined_around_every_point():
    assert certify("diff(norm(v)**2, v[1]) == 2*v[1]", over="v : array(2)", effort="quick").verdict == "holds"


@pytest.mark.parametrize(("verdict", "said", "over"), PAIRS)
def test_constants_over_two_points(verdict, said, over):
    assert ask(said, over) == verdict


@pytest.mark.parametrize(("said", "over"), THROUGH)
def test_what_depends_on_one_number_only(said, over):
    assert ask(said, over) == "holds"


def test_a_jump_is_no_slope():
    """Slopes are zero on both sides, and the function is not Lipschitz."""
    said = "abs((0 if x < 1/3 else 1) - (0 if y < 1/3 else 1)) <= abs(x - y)"
    assert certify(said, over="0 <= x <= 1, 0 <= y <= 1", effort="quick").verdict == "refuted"
    assert certify(said, over="0 <= x <= 1, 0 <= y <= 1", effort="quick", engine="boxes").verdict != "holds"


def test_nine_in_ten_are_decided():
    told = [ask(*pair) != "open" for pair in [*TRUE, *FALSE]]
    assert sum(told) >= 0.9 * len(told), [pair for pair, one in zip([*TRUE, *FALSE], told, strict=True) if not one]


@pytest.mark.parametrize(
    ("verdict", "said", "over", "given"),
    [
        ("open", "x <= 1", "x : reals", "x**2 < -1"),
        ("open", "x <= 1", "2 <= x <= 1", ""),
        ("refuted", "x < 1", "1 <= x <= 1", ""),
        ("holds", "x <= 1", "1 <= x <= 1", ""),
        ("holds", "1 <= 2", "x : reals", ""),
        ("refuted", "2 <= 1", "x : reals", ""),
        ("refuted", "x > pi", "x >= pi", ""),
        ("holds", "x >= pi", "x >= pi", ""),
        ("holds", "x < 1/3", "x < 1/3", ""),
        ("refuted", "x*10**(-400) < 10**(-400)", "x <= 1", ""),
        ("holds", "x*sin(1/x) < 1", "x > 0", ""),
        ("holds", "max(x, -x) == abs(x)", "x : reals", ""),
        ("holds", "x**2 <= y", "x : reals, y : reals", "abs(x) <= 1, y >= 1"),
    ],
)
def test_ends_equalities_and_empty_domains(verdict, said, over, given):
    assert certify(said, over=over, given=given, effort="quick").verdict == verdict
