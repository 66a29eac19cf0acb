"""A question ends within twice its limit, whatever it is; counted work ends it, and the clock only behind that."""

from __future__ import annotations

import contextlib
import gc
import json
import subprocess
import sys
import threading
from types import FrameType

import pytest

import verify
from verify.errors import BadInput
from verify.statement import work_limits


def _nested(form: str, times: int, inner: str) -> str:
    for _ in range(times):
        inner = form.format(inner)
    return inner


NASTY = [
    ("exp(x)/(exp(x)-1) > 1", "x > 0"),
    ("exp(2*x)/(exp(2*x)-1) > 1", "x > 0"),
    ("(exp(x)+1)/(exp(x)-1) > 1", "x > 0"),
    (_nested("diff({}, x)", 30, "exp(x*sin(x))") + " >= 0", "x : reals"),
    (_nested("diff({}, x)", 12, "exp(x*sin(x))*tanh(x)/(1+x**2)") + " <= 10**9", "0 <= x <= 1"),
    ("sum(x**i for i in span(1,100000)) > 0", "x > 0"),
    ("sum(x**i for i in span(1,4000)) > 0", "x > 0"),
    ("sum(exp(x*i) for i in span(1,3000)) > 0", "x : reals"),
    ("sum(1/(x+i) for i in span(1,2000)) > 0", "x > 0"),
    ("n*m*log(n) = O(n**2*m + m**2) as n, m -> oo", "n : naturals, m : naturals"),
    ("n*m*exp(n) = O(exp(n + m)/n) as n, m -> oo", "n : reals, m : reals"),
    ("limit(sin(x)**x*exp(1/x)) = 3 as x -> 0+", ""),
    ("limit((1 - cos(x))/x**2) = 0.499 as x -> 0", ""),
    ("limit((exp(x) - 1 - x - x**2/2)/x**3) = 1/6 as x -> 0", ""),
    ("2**n = O(n**20) as n -> oo", "n : naturals"),
    (_nested("sin({} + x)", 35, "x") + " <= 2", "x : reals"),
    (_nested("({})**2 - 1", 30, "x") + " <= 1", "-1 <= x <= 1"),
    ("(x+y+z+w+u+v)**40 - x**2*y**3 >= -1", "0 <= x <= 1, 0 <= y <= 1, z,w,u,v : reals"),
    ("x**6 + y**6 + z**6 + w**6 - 4*x*y*z*w*x*y >= 0", "x,y,z,w : reals"),
    ("sum(x[i]**4 for i in span(1,10)) >= prod(x[i] for i in span(1,4))", "x : array(10)"),
    ("sum(x[i]**6 for i in span(1,8)) >= x[1]**2*x[2]**2*x[3]*x[4]", "x : array(8)"),
    ("exp(exp(exp(x))) > x", "x : reals"),
    ("exp(-exp(-exp(x))) + exp(-exp(x)) >= 1/10**9", "-10 <= x <= 10"),
    ("sin(1/x)*sin(1/(x-1)) <= 1", "0 < x < 1"),
    ("sin(10**6*x)*cos(10**5*y) < 1", "x : reals, y : reals"),
    ("(sqrt(x)+sqrt(y)+sqrt(z)+sqrt(w))**2 <= 4*(x+y+z+w)", "x >= 0, y >= 0, z >= 0, w >= 0"),
    ("abs(abs(abs(abs(x)-y)-z)-w) <= abs(x)+abs(y)+abs(z)+abs(w)", "x,y,z,w : reals"),
    ("max(x,max(y,z)) + min(x,min(y,z)) <= x+y+z", "x >= 0, y >= 0, z >= 0"),
    ("after(1000000, x, x*x) <= 1", "0 <= x <= 1"),
    ("x**n >= n*x", "x >= 2, n : naturals, n >= 1"),
    ("sum(1/sqrt(t) for t in span(1,T)) <= 2*sqrt(T)", "T : naturals, T >= 1"),
    ("sum(sum(i*j*x for i in span(1,300)) for j in span(1,300)) >= 0", "x >= 0"),
    ("prod(1 + x**i for i in span(1,200)) >= 1", "0 <= x <= 1"),
    ("for_all x : reals; exists y : reals; says y**7 + y + x*y**3 == x + exp(x)", ""),
    ("for_all x : reals; exists y, z : reals; says sin(y*z) == x/(1 + x**2) and y*exp(z) >= x", ""),
    ("exists x : reals; says x**9 - 7*x**5 + exp(x) == 3", ""),
    ("erf(x)*erf(y) <= erf(sqrt(x**2+y**2))", "x >= 0, y >= 0"),
    ("n**2 <= 2**n + 1 + m*k", "n : naturals, m : naturals, k : naturals"),
    ("x**1000 - 1000*x >= -999", "x : reals"),
    ("3**(3**(3**x)) > 0", "x : reals"),
    ("most(sum(j for j in span(1,i)) for i in span(1,400)) >= x", "x <= 1"),
    ("D(D(D(D(log(1+exp(x)*y)*tanh(x*y), x), y), x), y) <= 100", "-1 <= x <= 1, 0 <= y <= 1"),
    ("every(sum(a[p] for p in span(1, 8)) <= 8 for a in bits(8))", "u : reals"),
    ("sum(sum(a[p]*b[p] for p in span(1, 10)) for b in bits(10)) >= 0", "a : bits(10)"),
    ("n*m*k <= 4000**3", "n : naturals, m : naturals, k : naturals, n <= 4000, m <= 4000, k <= 4000"),
    ("exp(10**9) > 10**(10**5)", ""),
]
LIMIT = 4.0
CHILD = """
import json, sys, time
import clarabel, numpy, scipy.sparse, scipy.special, verify
verify.certify("exp(x) > x", over="x : reals", effort="quick")  # whatever is imported once
said, over, limit = json.loads(sys.argv[1])
start = time.process_time()
try:
    verdict = verify.certify(said, over=over, limit=limit).verdict
except verify.errors.BadInput:
    verdict = "refused"
print(json.dumps([verdict, (time.process_time() - start) / limit]))
"""


@pytest.mark.slow
@pytest.mark.parametrize(("said", "over"), NASTY, ids=range(len(NASTY)))
def test_a_question_ends_within_twice_its_limit(said: str, over: str) -> None:
    run = [sys.executable, "-c", CHILD, json.dumps([said, over, LIMIT])]
    verdict, ratio = json.loads(subprocess.run(run, capture_output=True, text=True, check=True, timeout=300).stdout)
    assert verdict in ("holds", "refuted", "open", "refused")
    assert ratio < 2


@pytest.mark.parametrize("said", ["exp(x)/(exp(x)-1) > 1", "exp(2*x)/(exp(2*x)-1) > 1", "(exp(x)+1)/(exp(x)-1) > 1"])
def test_quotients_of_exponentials_are_decided(said: str) -> None:
    assert verify.certify(said, over="x > 0").verdict == "holds"


def test_counted_work_ends_a_question_though_the_clock_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_limits.time, "thread_time", lambda: 0.0)
    answers = [verify.certify("erf(x)*erf(y) <= erf(sqrt(x**2+y**2))", over="x >= 0, y >= 0", limit=0.3) for _ in "ab"]
    assert answers[0].verdict == "open"
    assert "stopped at its limit" in answers[0].summary
    assert answers[0].tried == answers[1].tried  # the same on every machine


def test_the_engine_that_the_limit_ended_is_named() -> None:
    answer = verify.certify("sum(x**i for i in span(1,4000)) > 0", over="x > 0", limit=0.2)
    assert answer.verdict == "open"
    assert any("stopped at its limit" in one.result for one in answer.tried if one.asked)


def test_the_clock_ends_what_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    from verify.engines import attack

    def endless(*_: object) -> object:
        while True:
            pass

    monkeypatch.setattr(attack, "run", endless)
    answer = verify.certify("x**2 + 1 > x", over="x : reals", limit=0.3)
    assert [one.engine for one in answer.tried if one.asked] == ["attack"]
    assert answer.verdict == "open"


def test_a_limit_ends_a_question_in_another_thread_too() -> None:
    found = []
    ask = threading.Thread(
        target=lambda: found.append(verify.certify("erf(x)*erf(y) <= 1", over="x : reals, y : reals", limit=5))
    )
    ask.start()
    ask.join()
    assert found[0].verdict == "holds"


def test_a_limit_inside_another_never_allows_more() -> None:
    with work_limits.limited(1) as outer:
        with pytest.raises(work_limits.Exhausted) as caught, work_limits.limited(100):
            work_limits.spend(2 * work_limits.UNITS)
        assert caught.value.work is outer
    assert work_limits.current() is None


def test_what_was_spent_inside_is_taken_off_outside() -> None:
    with work_limits.limited(1) as outer:
        with work_limits.limited(0.5):
            work_limits.spend(1000)
        assert outer.left == work_limits.UNITS - 1000


@pytest.mark.parametrize("limit", [0, -1, float("nan"), float("inf"), "5"])
def test_a_limit_is_a_positive_number_of_seconds(limit: object) -> None:
    with pytest.raises(BadInput, match="limit"):
        verify.certify("x**2 >= 0", over="x : reals", limit=limit)


@pytest.mark.parametrize(
    ("said", "over"),
    [
        ("norm(a) >= 0", "a : array(1000000000)"),
        ("norm(a) >= 0", "a : array(1000000000, 0)"),
        ("norm(a) >= 0", "a : array(0, 1000000000)"),
        ("a[1] >= 0 or a[1] < 0", "a : array(40000000)"),
        ("count(x[i] == 1 for i in span(1, 3)) >= 0", "x : bits(1000000000)"),
        ("count(x[i] == 1 for i in span(1, 3)) >= 0", "x : subset(1000000000, 500000000)"),
    ],
)
def test_sizes_are_compared_with_limits_before_anything_is_made(said: str, over: str) -> None:
    lines = (
        "import resource, verify",
        "resource.setrlimit(resource.RLIMIT_AS, (3 * 10**9,) * 2)",
        f"print(verify.certify({said!r}, over={over!r}, effort='quick', limit=2).verdict)",
    )
    told = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, timeout=300)
    assert (told.stdout, told.stderr) == ("open\n", "")


@pytest.mark.parametrize("ticks", range(40))
def test_a_signal_at_any_moment_leaves_no_limit_in_force(ticks: int) -> None:
    """A profile function stands for the signal: it raises at one event after another, as the clock may."""
    whole, left = work_limits.limited(1), [ticks]

    def strike(frame: FrameType, event: str, _: object) -> None:
        if work_limits.is_switching(frame):
            return
        left[0] -= 1
        if left[0] == 0:
            raise work_limits.Exhausted(whole)

    before = sys.getprofile()
    with contextlib.suppress(work_limits.Exhausted), whole:
        sys.setprofile(strike)
        try:
            for _ in range(4):
                with work_limits.limited(0.5):
                    work_limits.spend(3000)
        finally:
            sys.setprofile(before)
    gc.collect()
    assert work_limits.current() is None
