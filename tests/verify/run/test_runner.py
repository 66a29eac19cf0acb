"""The runner: whatever goes wrong in a check is never `holds`, and what is kept is what would be computed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.verify.run.trial import HEADER, QUICK, SHARED, without_seconds
from verify.errors import BadInput
from verify.records import Profile, Verdict
from verify.results.schema import Outcome, decode
from verify.run import runner, worker, writing
from verify.run.store import FOLDER

TROUBLE = (
    HEADER
    + """
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
)


@pytest.mark.long
def test_nothing_that_goes_wrong_becomes_holds(make_paper, tmp_path):
    make_paper("trial", TROUBLE)
    results = runner.audit(paper="trial", out=tmp_path / "out", jobs=2, profile=Profile("quick", 0, 0.25))
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
    assert "time-out after 0.25 s" in found["loops"].failures[0]
    assert "time-out after 0.25 s" in found["swallows"].failures[0]
    assert "time-out after 0.25 s" in found["sleeps"].failures[0]
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


def test_shared_checks_run_once_and_results_are_deterministic(make_paper, tmp_path, monkeypatch):
    monkeypatch.setenv("TRIAL_LOG", str(tmp_path / "log"))
    make_paper("trial", SHARED)
    for name in ("a", "b"):
        runner.audit(paper="trial", out=tmp_path / name, jobs=1, profile="quick")
    assert len((tmp_path / "log").read_text().splitlines()) == 2
    assert without_seconds(tmp_path / "a/results.json") == without_seconds(tmp_path / "b/results.json")
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
        runner.plan(paper="trial", profile="quick"),
        runner.plan(paper="trial", digits=60),
        runner.plan(paper="trial", seed=1),
        runner.plan(paper="trial", settings=["one.bound=n + 2"]),
        runner.plan(paper="trial", settings=["one.bound=n + 3"]),
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


@pytest.mark.parametrize(
    ("request_", "words"),
    [
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
    ],
)
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
        evidence = Evidence(
            finding=Finding.YES,
            kind=Kind.ARGUED,
            summary="x",
            certificates=(Certificate(name="clash.x.json", body={"digest": text}),),
        )
        return Outcome(job=job, evidence=evidence)

    same = {"clash/a": outcome("clash/a", "1"), "clash/b": outcome("clash/b", "1")}
    assert list(writing.files(same)[0]) == ["clash.x.json"]
    different = {"clash/a": outcome("clash/a", "1"), "clash/b": outcome("clash/b", "2")}
    assert writing.files(different)[0] == {}
    assert all(item.failure for item in different.values())


def test_a_certificate_is_sealed_as_a_reader_of_its_file_will_see_it(monkeypatch):
    """Keys sorted, tuples as lists: else the sealed sentence may differ from the one that is checked."""
    from verify import checker
    from verify.records import Certificate

    seen = []
    monkeypatch.setattr(checker, "seal", lambda body: seen.append(body) or body)
    task = worker.Task(paper="p", claim="c", function="f", model={}, profile=QUICK, quantities={})
    worker._seal(task, (Certificate(name="c.x.json", body={"b": [{"z": (1, 2), "a": 1}], "a": 1}),))
    assert msgspec.json.encode(seen[0]) == b'{"a":1,"b":[{"a":1,"z":[1,2]}]}'
