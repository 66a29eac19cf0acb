"""The runner: nothing that goes wrong becomes ``holds``, and nothing that is finished is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from verify.errors import BadInput
from verify.records import Profile, Verdict
from verify.results.schema import Outcome, decode
from verify.run import runner, worker, writing
from verify.run.pool import LocalPool, drive
from verify.run.store import FOLDER, Store, locked

HEADER = """
import math, os, signal, time
from verify.records import *

LOG = os.environ.get("TRIAL_LOG")

def note(name):
    if LOG:
        with open(LOG, "a") as stream:
            stream.write(f"{name} {os.getpid()}\\n")

def yes(text="it does"):
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary=text)

def claim(key, *checks, **more):
    literal = Reading(id="literal", text=key, checks=checks)
    return Claim(id=key, title=key, where="nowhere", readings=(literal,), **more)

def paper(*claims):
    return Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=claims)
"""

TROUBLE = HEADER + """
def stands(ctx): return yes()
def raises(ctx): raise ArithmeticError("division\\nby zero")
def leaves(ctx): raise SystemExit(0)
def is_nan(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="x", data={"deep": [{"x": math.nan}]})
def is_nothing(ctx): return None
def says_true(ctx): return True
def has_no_kind(ctx): return Evidence(finding=Finding.YES, kind=Kind.NONE, summary="x")
def has_wrong_type(ctx): return Evidence(finding="maybe", kind=Kind.ARGUED, summary="x")
def loops(ctx):
    while True: pass
def swallows(ctx):
    end = time.process_time() + 1.6
    while time.process_time() < end:
        try:
            sum(range(10000))
        except BaseException:
            pass
    return yes()
def sleeps(ctx):
    time.sleep(100)
    return yes()
def dies(ctx): os._exit(0)
def is_killed(ctx): os.kill(os.getpid(), signal.SIGKILL)
def is_forged(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.CERTIFIED, summary="x",
                    certificates=(Certificate(name="is-forged.x.json", body={"kind": "no-such-kind"}),))
def escapes(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.CERTIFIED, summary="x",
                    certificates=(Certificate(name="../x.json", body={"kind": "x"}),))
def leaves_precision(ctx):
    import flint, mpmath
    before = flint.ctx.prec, mpmath.mp.dps
    flint.ctx.prec, mpmath.mp.dps = 1000, 300
    return yes(f"{before}")
def nan_constant(ctx):
    return (Constant(name="c", at={"n": 1}, paper="1", best_lower="nan", best_upper="2", ratio="1"),)

BAD = (raises, leaves, is_nan, is_nothing, says_true, has_no_kind, has_wrong_type, loops, swallows, sleeps, dies,
       is_killed, is_forged, escapes)
PAPER = paper(
    claim("stands", stands),
    *(claim(check.__name__.replace("_", "-"), check, stands) for check in BAD),
    claim("first", leaves_precision), claim("second", leaves_precision),
    claim("odd-constant", stands, constants=(nan_constant,)),
)
"""

QUICK = Profile("quick", 0, 1.0)


def test_nothing_that_goes_wrong_becomes_holds(make_paper, tmp_path):
    make_paper("trial", TROUBLE)
    results = runner.audit(paper="trial", out=tmp_path / "out", jobs=2, profile=QUICK)
    found = {claim.id: claim for claim in results.claims}
    good = ("stands", "first", "second", "odd-constant")
    for key in good:
        assert found[key].verdict is Verdict.HOLDS, found[key]
    bad = [claim for claim in results.claims if claim.id not in good]
    assert len(bad) == 14
    for claim in bad:
        assert claim.verdict is Verdict.OPEN, claim
        assert len(claim.failures) == 1, claim
        assert "\n" not in claim.failures[0]
    assert "ArithmeticError: division by zero" in found["raises"].failures[0]
    assert "time-out after 1 s" in found["loops"].failures[0]
    assert "time-out after 1 s" in found["swallows"].failures[0]
    assert "time-out after 1 s" in found["sleeps"].failures[0]
    assert "died" in found["dies"].failures[0]
    assert "died" in found["is-killed"].failures[0]
    assert "rejected" in found["is-forged"].failures[0]
    assert "file name" in found["escapes"].failures[0]
    assert "not a finite number" in found["is-nan"].failures[0]
    assert "not a number" in found["odd-constant"].failures[0]
    assert found["first"].summary == found["second"].summary == f"({worker.PRECISION}, {worker.DIGITS})"
    assert not list((tmp_path / "out").glob("certificates/*"))
    # one good check a claim is kept, no failure is
    assert len(list((tmp_path / "out" / FOLDER).glob("*.json"))) == len(results.claims)
    assert decode((tmp_path / "out" / "results.json").read_bytes()) == results


SHARED = HEADER + """
def both(ctx):
    note("both")
    bound = ctx.quantities["bound"].text
    return yes(f"bound {bound} replaced {sorted(ctx.replaced)} n {ctx.model.n} seed {ctx.seed}")

def drawing(ctx):
    return Figure(name="one.plot.svg", caption="A plot.", svg="<svg/>")

PAPER = paper(
    Claim(id="one", title="one", where="here", quantities=(
            Quantity(name="bound", text="n + 1", symbols=("n", "k"), meaning="a bound"),),
        readings=(Reading(id="literal", text="x", checks=(both,)),
                  Reading(id="kind", text="y", checks=(both,))),
        steps=(Step(id="one.step", text="z", checks=(both,)),), figures=(drawing,)),
    claim("two"),
)
"""


def _without_seconds(path: Path) -> bytes:
    data = msgspec.json.decode(path.read_bytes())
    data.pop("seconds")
    for claim in data["claims"]:
        claim.pop("seconds")
    return msgspec.json.encode(data)


def test_shared_checks_run_once_and_results_are_deterministic(make_paper, tmp_path, monkeypatch):
    monkeypatch.setenv("TRIAL_LOG", str(tmp_path / "log"))
    make_paper("trial", SHARED)
    for name in ("a", "b"):
        runner.audit(paper="trial", out=tmp_path / name, jobs=1, profile="quick")
    assert len((tmp_path / "log").read_text().splitlines()) == 2
    assert _without_seconds(tmp_path / "a/results.json") == _without_seconds(tmp_path / "b/results.json")
    assert (tmp_path / "a/figures/one.plot.svg").read_text() == "<svg/>"
    results = decode((tmp_path / "a/results.json").read_bytes())
    assert results.claims[0].figures == ("figures/one.plot.svg",)
    assert results.claims[1].verdict is Verdict.OPEN
    assert "unchecked" in results.claims[1].summary


def test_what_can_change_a_result_changes_its_address(make_paper, monkeypatch):
    source = make_paper("trial", SHARED)
    from verify.run import environment
    base = {job.id: job.key for job in runner.plan(paper="trial").jobs}
    assert base == {job.id: job.key for job in runner.plan(paper="trial").jobs}
    others = [
        runner.plan(paper="trial", profile="quick"), runner.plan(paper="trial", digits=60),
        runner.plan(paper="trial", seed=1), runner.plan(paper="trial", settings=["one.bound=n + 2"]),
        runner.plan(paper="trial", settings=["one.bound=n + 1"]),
    ]
    from numerics.parity.model import ModelSpec
    others.append(runner.plan(paper="trial", model=ModelSpec(n=9)))
    source.write_text(source.read_text() + "\n# changed\n")
    others.append(runner.plan(paper="trial"))
    monkeypatch.setattr(environment, "versions", lambda: {"python": "4"})
    others.append(runner.plan(paper="trial"))
    keys = [job.key for other in (*others,) for job in other.jobs] + list(base.values())
    assert len(set(keys)) == len(keys)


def test_a_set_quantity_reaches_the_check_and_the_results(make_paper, tmp_path):
    make_paper("trial", SHARED)
    results = runner.audit(["one"], out=tmp_path / "out", jobs=1, settings=["one.bound=n + k"], seed=3)
    assert [claim.id for claim in results.claims] == ["one"]
    assert results.claims[0].summary == "bound n + k replaced ['bound'] n 8 seed 3"
    assert results.claims[0].quantities == {"bound": "n + k"}
    assert results.claims[0].replaced == ("bound",)


@pytest.mark.parametrize(("request_", "words"), [
    ({"claims": ["three"]}, ("three", "one, two")),
    ({"paper": "nothing"}, ("nothing", "trial")),
    ({"profile": "fast"}, ("fast", "quick, standard, thorough")),
    ({"digits": 14}, ("14", "15 to 1000")),
    ({"digits": 1001}, ("1001", "15 to 1000")),
    ({"settings": ["one.bound"]}, ("CLAIM.NAME=EXPR",)),
    ({"settings": ["bound=1"]}, ("CLAIM.NAME=EXPR",)),
    ({"settings": ["one.bound="]}, ("CLAIM.NAME=EXPR",)),
    ({"settings": ["six.bound=1"]}, ("six", "one, two")),
    ({"settings": ["one.mu=1"]}, ("mu", "bound")),
    ({"settings": ["two.mu=1"]}, ("mu", "none")),
    ({"settings": ["one.bound=__import__('os')"]}, ("one.bound",)),
    ({"settings": ["one.bound=q"]}, ("one.bound",)),
    ({"settings": ["one.bound=1", "one.bound=2"]}, ("twice",)),
    ({"claims": ["two"], "settings": ["one.bound=1"]}, ("not among",)),
    ({"model": Path("no-such-file.toml")}, ("no-such-file.toml",)),
])
def test_a_bad_request_is_one_line(make_paper, request_, words):
    make_paper("trial", SHARED)
    given = {"paper": "trial", **request_}
    with pytest.raises(BadInput) as caught:
        runner.plan(given.pop("claims", ()), **given)
    assert "\n" not in str(caught.value)
    for word in words:
        assert word in str(caught.value)


def test_stale_files_go_and_foreign_files_stay(make_paper, tmp_path):
    make_paper("trial", SHARED)
    out = tmp_path / "out"
    mine = ["certificates/mine.json", "figures/mine.svg"]
    for name in ("certificates/one.old.json", "figures/two.old.svg", *mine):
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text("{}")
    runner.audit(paper="trial", out=out, jobs=1)
    left = sorted(path.relative_to(out).as_posix() for path in out.glob("*/*") if not path.match(".verify/*"))
    assert left == [*mine, "figures/one.plot.svg"]


def test_two_contents_for_one_certificate_fail_both():
    from verify.records import Certificate, Evidence, Finding, Kind

    def outcome(job: str, text: str) -> Outcome:
        evidence = Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="x", certificates=(
            Certificate(name="clash.x.json", body={"digest": text}),))
        return Outcome(job=job, evidence=evidence)

    same = {"clash/a": outcome("clash/a", "1"), "clash/b": outcome("clash/b", "1")}
    assert list(writing.files(same)[0]) == ["clash.x.json"]
    different = {"clash/a": outcome("clash/a", "1"), "clash/b": outcome("clash/b", "2")}
    assert writing.files(different)[0] == {}
    assert all(item.failure for item in different.values())


# ------------------------------------------------------------------------------------------- the store


def _some_outcome(job: str = "a/b") -> Outcome:
    from verify.records import Evidence, Finding, Kind

    evidence = Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="yes")
    return Outcome(job=job, evidence=evidence, seconds=1.5)


def test_every_truncation_and_every_changed_byte_is_as_good_as_absent(tmp_path):
    store = Store(tmp_path)
    store.put("key", _some_outcome())
    path = tmp_path / FOLDER / "key.json"
    whole = path.read_bytes()
    assert store.get("key", "a/b") == _some_outcome()
    assert store.get("key", "a/c") is None
    assert store.get("other", "a/b") is None
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        assert store.get("key", "a/b") is None
    for index in range(len(whole)):
        path.write_bytes(whole[:index] + bytes([whole[index] ^ 1]) + whole[index + 1:])
        assert store.get("key", "a/b") is None, index


def test_failures_are_not_kept_and_a_failed_write_leaves_nothing(tmp_path, monkeypatch):
    store = Store(tmp_path)
    store.put("key", Outcome(job="a/b", failure="time-out"))
    assert not (tmp_path / FOLDER).exists()

    def broken(*_):
        raise OSError("no space left")

    store.put("key", _some_outcome())
    before = (tmp_path / FOLDER / "key.json").read_bytes()
    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(OSError, match="no space"):
        store.put("key", _some_outcome("a/other"))
    assert [path.name for path in (tmp_path / FOLDER).iterdir()] == ["key.json"]
    assert (tmp_path / FOLDER / "key.json").read_bytes() == before


def test_sweep_removes_what_a_kill_left_behind(tmp_path):
    store = Store(tmp_path)
    store.put("key", _some_outcome())
    (tmp_path / FOLDER / ".key.json.abc_1234").write_text("half")
    store.sweep()
    assert [path.name for path in (tmp_path / FOLDER).iterdir()] == ["key.json"]


def test_two_runs_in_one_directory_are_refused(tmp_path):
    with locked(tmp_path), pytest.raises(BadInput, match="another run is under way"), locked(tmp_path):
        pass
    with locked(tmp_path):  # released
        pass


# -------------------------------------------------------------------------------------- hangs and kills

def test_a_cluster_is_driven_through_the_executor_interface(make_paper, tmp_path, monkeypatch):
    """A stand-in for Dask: its tasks run in threads, where no alarm can be set."""
    client = type("Client", (), {
        "__init__": lambda self, address, **_: None, "nthreads": lambda self: {"a": 1, "b": 1},
        "get_executor": lambda self, **_: ThreadPoolExecutor(2), "close": lambda self: None})
    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=client))
    make_paper("trial", SHARED)
    plan = runner.plan(paper="trial", profile="quick")
    runner.run(plan, tmp_path / "dask", dask="tcp://nowhere:1")
    runner.run(plan, tmp_path / "local", jobs=1)
    one, two = (_without_seconds(tmp_path / name / "results.json") for name in ("dask", "local"))
    assert one == two


HANG = HEADER + """
def hangs(ctx):
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    time.sleep(1000)
def stands(ctx):
    time.sleep(0.3)
    return yes()
PAPER = paper(claim("hangs", hangs), claim("stands", stands))
"""


def test_a_job_that_no_signal_reaches_is_abandoned_and_the_others_finish(make_paper):
    make_paper("trial", HANG)
    plan = runner.plan(paper="trial", profile=QUICK)
    ended: dict[int, str] = {}
    drive(LocalPool(2), [msgspec.json.encode(job.task) for job in (*plan.jobs, plan.jobs[1])], limit=4.0,
          done=lambda index, message: ended.update({index: "done"}),
          failed=lambda index, reason: ended.update({index: reason}))
    assert ended.pop(0).startswith("hung: abandoned after")
    assert ended == {1: "done", 2: "done"}


SLOW = HEADER + "".join(f"""
def slow_{index}(ctx):
    note("slow_{index}")
    time.sleep(0.5)
    return yes("{index}")
""" for index in range(6)) + """
ALL = (slow_0, slow_1, slow_2, slow_3, slow_4, slow_5)
PAPER = paper(*(claim(f.__name__.replace("_", "-"), f) for f in ALL))
"""


def _start(tmp_path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "verify", "run", "--paper", "trial", "--profile", "quick", "--jobs", "1",
         "--out", str(tmp_path / "out")], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        # a test run in the background inherits an ignored SIGINT: the child must hear it all the same
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))


def _wait_for_lines(process: subprocess.Popen[str], count: int) -> list[str]:
    assert process.stderr is not None
    return [process.stderr.readline() for _ in range(count)]


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_kill_nine_in_the_middle_loses_at_most_the_check_under_way(make_paper, tmp_path, monkeypatch):
    log = tmp_path / "log"
    monkeypatch.setenv("TRIAL_LOG", str(log))
    make_paper("trial", SLOW)
    process = _start(tmp_path)
    lines = _wait_for_lines(process, 2)
    assert lines[0].startswith("[1/6] slow-0/slow_0: for the statement")
    process.send_signal(signal.SIGKILL)
    process.communicate()
    started = [line.split() for line in log.read_text().splitlines()]
    workers = {int(pid) for _, pid in started}
    deadline = time.monotonic() + 10
    while any(map(_alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(_alive, workers)), "a worker outlived its parent"
    kept = len(list((tmp_path / "out" / FOLDER).glob("*.json")))
    assert kept >= 2
    assert not (tmp_path / "out" / "results.json").exists()
    for name in ("slow_0", "slow_1"):  # finished before the kill
        assert [n for n, _ in started].count(name) == 1

    log.write_text("")
    again = _start(tmp_path)
    out, err = again.communicate(timeout=60)
    assert again.returncode == 0, err
    assert err.count("(kept)") == kept
    rerun = [line.split()[0] for line in log.read_text().splitlines()]
    assert rerun == [f"slow_{index}" for index in range(kept, 6)]
    results = decode((tmp_path / "out" / "results.json").read_bytes())
    assert [claim.verdict for claim in results.claims] == [Verdict.HOLDS] * 6
    assert "partial" not in results.environment
    assert "6 holds" in out


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_writes_partial_results(make_paper, tmp_path, sign):
    make_paper("trial", SLOW)
    process = _start(tmp_path)
    _wait_for_lines(process, 2)
    process.send_signal(sign)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    results = decode((tmp_path / "out" / "results.json").read_bytes())
    assert "of 6 jobs" in results.environment["partial"]
    verdicts = [claim.verdict for claim in results.claims]
    assert verdicts[:2] == [Verdict.HOLDS] * 2
    assert verdicts[-1] is Verdict.OPEN
    assert "was not run" in results.claims[-1].summary


def test_a_certificate_is_sealed_as_a_reader_of_its_file_will_see_it(monkeypatch):
    """Keys sorted, tuples as lists: else the sealed sentence may differ from the one that is checked."""
    from verify import checker
    from verify.records import Certificate

    seen = []
    monkeypatch.setattr(checker, "seal", lambda body: seen.append(body) or body)
    task = worker.Task(paper="p", claim="c", function="f", model={}, profile=QUICK, quantities={})
    worker._seal(task, (Certificate(name="c.x.json", body={"b": [{"z": (1, 2), "a": 1}], "a": 1}),))
    assert msgspec.json.encode(seen[0]) == b'{"a":1,"b":[{"a":1,"z":[1,2]}]}'
