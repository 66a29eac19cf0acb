"""Nothing is believed that cannot be verified: kept outcomes, other people's code, certificates that are not there."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from verify.checker import digest
from verify.errors import BadInput
from verify.records import Certificate, Evidence, Finding, Kind, Verdict
from verify.results.schema import Outcome, decode
from verify.run import environment, runner, sources, store, worker
from verify.run.certificates import write_atomically
from verify.run.store import FOLDER, Store

PAPER = """
import os
from verify.records import *

def note():
    with open(os.environ["TRIAL_LOG"], "a") as stream:
        stream.write("x")

def says_no(ctx):
    note()
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="It cannot be told.")

def shows(ctx):
    note()
    point = {"kind": "classifier-point", "k": ctx.model.k, "b": "1/100", "sum": "0", "relation": "<", "value": "10"}
    item = Certificate(name="two.point.json", body=point)
    return Evidence(finding=Finding.YES, kind=Kind.CERTIFIED, summary="So it is.", certificates=(item,))

def claim(key, check):
    return Claim(id=key, title=key, where="x", readings=(Reading(id="literal", text=key, checks=(check,)),))

PAPER = Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=(
    claim("one", says_no), claim("two", shows)))
"""


@pytest.fixture
def trial(make_paper, tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("TRIAL_LOG", str(tmp_path / "log"))
    make_paper("trial", PAPER)
    runner.audit(paper="trial", out=tmp_path / "out", jobs=1, profile="quick")
    return tmp_path


def _calls(place: Path) -> int:
    count = len((place / "log").read_text())
    (place / "log").write_text("")
    return count


def _verdicts(out: Path) -> list[Verdict]:
    return [claim.verdict for claim in runner.audit(paper="trial", out=out, jobs=1, profile="quick").claims]


# ---------------------------------------------------------------------------------------------------- the store


def _forge(path: Path, change) -> None:
    """Change a kept outcome as somebody without the key can: with every sum that he can make."""
    data = json.loads(path.read_bytes())
    change(data["outcome"])
    body = msgspec.json.encode(data["outcome"])
    data["sha256"] = hashlib.sha256(body).hexdigest()
    data["hmac"] = hashlib.sha256(body).hexdigest() if "hmac" in data else ""
    path.write_bytes(msgspec.json.encode(data))


def _kept(out: Path, job: str) -> Path:
    return next(path for path in (out / FOLDER).glob("*.json") if job in path.read_text())


def test_a_forged_yes_in_the_store_is_computed_again(trial):
    _calls(trial)
    _forge(
        _kept(trial / "out", "one/says_no"),
        lambda outcome: outcome["evidence"].update(finding="yes", kind="exhaustive"),
    )
    assert _verdicts(trial / "out") == [Verdict.OPEN, Verdict.HOLDS]
    assert _calls(trial) == 1


def test_a_forged_certificate_in_the_store_is_not_written_out(trial):
    def forge(outcome):
        outcome["evidence"]["certificates"][0]["body"]["says"] = "P = NP"

    _calls(trial)
    _forge(_kept(trial / "out", "two/shows"), forge)
    assert _verdicts(trial / "out") == [Verdict.OPEN, Verdict.HOLDS]
    assert "P = NP" not in (trial / "out/certificates/two.point.json").read_text()
    assert _calls(trial) == 1


@pytest.mark.long
def test_even_with_the_key_a_certificate_is_derived_again(trial):
    """Somebody who has the key can say yes in the checks' name, but not make a certificate true."""
    plan = runner.plan(paper="trial", profile="quick")
    job = next(job for job in plan.jobs if job.id == "two/shows")
    kept = Store(trial / "out").get(job.key, job.id)
    body = {**kept.evidence.certificates[0].body, "value": "-10"}
    body["says"] = body["says"].replace("10", "-10")
    body["digest"] = digest(body)
    forged = msgspec.structs.replace(
        kept,
        evidence=msgspec.structs.replace(kept.evidence, certificates=(Certificate(name="two.point.json", body=body),)),
    )
    Store(trial / "out").put(job.key, forged)
    assert list(runner.examine({job.id: forged}, 1.0)) == [job.id]
    _calls(trial)
    assert _verdicts(trial / "out") == [Verdict.OPEN, Verdict.HOLDS]
    assert _calls(trial) == 1


@pytest.mark.long
def test_a_directory_of_another_machine_is_computed_again(trial, tmp_path, monkeypatch):
    _calls(trial)
    assert _verdicts(trial / "out") == [Verdict.OPEN, Verdict.HOLDS]
    assert _calls(trial) == 0
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "elsewhere"))
    assert _verdicts(trial / "out") == [Verdict.OPEN, Verdict.HOLDS]
    assert _calls(trial) == 2


def test_an_outcome_of_one_address_does_not_serve_another(tmp_path):
    outcome = Outcome(job="a/b", evidence=Evidence(finding=Finding.YES, kind=Kind.EXHAUSTIVE, summary="yes"))
    kept = Store(tmp_path)
    kept.put("one", outcome)
    (tmp_path / FOLDER / "two.json").write_bytes((tmp_path / FOLDER / "one.json").read_bytes())
    assert kept.get("one", "a/b") == outcome
    assert kept.get("two", "a/b") is None


def test_the_key_is_private_or_is_not_used(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    key = store._key()
    assert store._key() == key == store.key_file().read_bytes()
    assert store.key_file().stat().st_mode & 0o777 == 0o600
    store.key_file().chmod(0o644)
    assert store._key() != key  # somebody else may have read it: nothing that it signed is believed
    store.key_file().unlink()
    store.key_file().symlink_to(tmp_path / "planted")
    (tmp_path / "planted").write_bytes(b"x" * 32)
    assert store._key() != b"x" * 32


def test_without_a_place_for_the_key_nothing_kept_is_believed(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    outcome = Outcome(job="a/b", evidence=Evidence(finding=Finding.YES, kind=Kind.EXHAUSTIVE, summary="yes"))
    Store(tmp_path).put("key", outcome)
    assert Store(tmp_path).get("key", "a/b") == outcome  # the same process
    store._passing_key.cache_clear()
    assert Store(tmp_path).get("key", "a/b") is None  # the next one


# ------------------------------------------------------------------------------------------------ other code


@pytest.mark.parametrize(
    "name",
    [
        "verify/run/worker.py",
        "verify/verdicts/models.py",
        "verify/results/schema.py",
        "verify/verdicts/profiles.py",
        "verify/records.py",
        "verify/verdicts/judge.py",
        "verify/checker/__init__.py",
        "verify/statement/formula.py",
    ],
)
def test_the_address_knows_every_file_of_ours_that_a_worker_uses(name):
    assert name in sources.files_of("theorems.han2025")


LOADED = """
import sys, msgspec
from pathlib import Path
from verify.run import worker, sources
reply = msgspec.json.decode(worker.answer(sys.argv[1].encode()), type=worker.Reply)
known = {path.resolve() for path in sources.files_of("theorems.han2025").values()}
OURS = ("verify", "numerics", "theorems")
ours = {name: module for name, module in sys.modules.items() if name.split(".")[0] in OURS}
left = [name for name, module in ours.items() if Path(module.__file__).resolve() not in known]
assert not [name for name in left if f"module {name}" not in reply.loaded], left
assert "library numpy" in reply.loaded and "library flint" in reply.loaded, reply.loaded
assert len(ours) > 20 and not reply.failure, (len(ours), reply.failure)
"""


@pytest.mark.long
def test_the_address_knows_every_module_that_a_worker_loads():
    """What a real worker had loaded at its end is in the digest or told beside it."""
    job = runner.plan(["thm-5"], paper="han2025", profile="quick").jobs[0]
    command = [sys.executable, "-c", LOADED, msgspec.json.encode(job.task).decode()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("beside", ["helper.py", "table.json", "data/table.csv", "package/__init__.py"])
def test_what_lies_beside_a_third_partys_paper_is_in_the_address(make_paper, beside):
    place = make_paper("trial", PAPER).parent / beside
    place.parent.mkdir(exist_ok=True)
    place.write_text("1\n")
    before = environment.code_digest("trial_paper")
    place.write_text("2\n")
    assert environment.code_digest("trial_paper") != before


def test_an_environment_or_a_disk_beside_a_paper_is_no_part_of_it(make_paper, monkeypatch):
    root = make_paper("trial", PAPER).parent
    before = environment.code_digest("trial_paper")
    for name in (
        "venv/pyvenv.cfg",
        "venv/lib/other.py",
        "node_modules/x.json",
        ".git/y.json",
        "out/results.json",
        "out/certificates/z.json",
        "run/.verify/lock",
        "run/a.json",
        "__pycache__/b.py",
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("1\n")
    assert environment.code_digest("trial_paper") == before
    monkeypatch.setattr(sources, "MOST", 5)
    for index in range(6):
        (root / f"{index}.csv").write_text("1\n")
    assert not [name for name in sources.files_of("trial_paper") if name.startswith("beside/")]


def test_the_versions_of_all_engines_are_in_the_address(monkeypatch, make_paper):
    make_paper("trial", PAPER)
    before, version = environment.code_digest("trial_paper"), environment.version
    for engine in ("torch", "numba", "scipy", "sympy", "msgspec"):
        with monkeypatch.context() as patch:
            patch.setattr(environment, "version", lambda name, engine=engine: "0" if name == engine else version(name))
            assert environment.code_digest("trial_paper") != before


OUTSIDE = """
import sys
sys.path.insert(0, {place!r})
import far_away_helper
"""


@pytest.mark.long
def test_a_module_from_elsewhere_is_noticed_when_it_changes(make_paper, tmp_path, monkeypatch):
    monkeypatch.setenv("TRIAL_LOG", str(tmp_path / "log"))
    away = tmp_path / "away"
    away.mkdir()
    (away / "far_away_helper.py").write_text("x = 1\n")
    monkeypatch.syspath_prepend(str(away))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(away), os.environ.get("PYTHONPATH")])))
    make_paper("trial", OUTSIDE.format(place=str(away)) + PAPER)
    runner.audit(paper="trial", out=tmp_path / "out", jobs=1, profile="quick")
    _calls(tmp_path)
    runner.audit(paper="trial", out=tmp_path / "out", jobs=1, profile="quick")
    assert _calls(tmp_path) == 0
    (away / "far_away_helper.py").write_text("x = 2\n")
    runner.audit(paper="trial", out=tmp_path / "out", jobs=1, profile="quick")
    assert _calls(tmp_path) == 2


EDITS_ITSELF = PAPER.replace(
    "def says_no(ctx):",
    """def says_no(ctx):
    with open(__file__, "a") as stream:
        stream.write("# edited while it runs\\n")""",
)


def test_code_that_is_edited_while_it_runs_stands_under_no_address(make_paper, tmp_path, monkeypatch):
    monkeypatch.setenv("TRIAL_LOG", str(tmp_path / "log"))
    make_paper("trial", EDITS_ITSELF)
    with pytest.raises(BadInput, match="other code, data or libraries") as caught:
        runner.audit(paper="trial", out=tmp_path / "out", jobs=1, profile="quick")
    assert "\n" not in str(caught.value)
    assert not list((tmp_path / "out" / FOLDER).glob("*.json"))
    assert not (tmp_path / "out/results.json").exists()


class _OtherCluster:
    """A stand-in for a cluster whose workers answer as we like."""

    def __init__(self, change) -> None:
        def answer(message: bytes) -> bytes:
            reply = msgspec.json.decode(worker.answer(message))
            change(reply)
            return msgspec.json.encode(reply)

        class Threads(ThreadPoolExecutor):
            def submit(self, task, message):
                return super().submit(answer, message)

        self.module = SimpleNamespace(
            Client=type(
                "Client",
                (),
                {
                    "__init__": lambda self, address, **_: None,
                    "nthreads": lambda self: {"a": 1},
                    "get_executor": lambda self, **_: Threads(1),
                    "close": lambda self, **_: None,
                },
            )
        )


@pytest.mark.parametrize(
    "change",
    [
        lambda reply: reply.update(code="0" * 64),
        lambda reply: reply.pop("code"),
        lambda reply: reply["loaded"].update({"library sympy": "sympy 1.0"}),
        lambda reply: reply["loaded"].update({"module verify.verdicts.judge": "0" * 64}),
    ],
)
def test_a_cluster_with_other_code_is_refused_in_one_line(trial, monkeypatch, change):
    monkeypatch.setitem(sys.modules, "distributed", _OtherCluster(change).module)
    with pytest.raises(BadInput, match=r"check one/says_no: its worker has other code"):
        runner.run(runner.plan(paper="trial", profile="quick"), trial / "new", dask="tcp://nowhere:1")
    assert not list((trial / "new" / FOLDER).glob("*.json"))


@pytest.mark.long
def test_a_certificate_of_a_cluster_is_derived_again(trial, monkeypatch):
    def forge(reply):
        for item in (reply["evidence"] or {}).get("certificates", ()):
            item["body"]["says"] = "P = NP"
            item["body"]["digest"] = digest(item["body"])

    monkeypatch.setitem(sys.modules, "distributed", _OtherCluster(forge).module)
    results = runner.run(runner.plan(paper="trial", profile="quick"), trial / "new", dask="tcp://nowhere:1")
    assert [claim.verdict for claim in results.claims] == [Verdict.OPEN, Verdict.OPEN]
    assert "two/shows: certificate two.point.json is rejected by the checker" in results.claims[1].failures[0]
    assert not list(trial.glob("new/certificates/*"))
    assert _verdicts(trial / "new") == [Verdict.OPEN, Verdict.HOLDS]  # at home


# -------------------------------------------------------------------------------------------- the report


def _report(out: Path, verify_command) -> tuple[int, str, str]:
    done = verify_command("report", out, "--jobs", 1)
    pages = [out / "report.md", *sorted((out / "claims").glob("*.md"))]
    return done.returncode, done.stderr, "\n".join(path.read_text() for path in pages)


@pytest.mark.long
@pytest.mark.parametrize("fault", ["missing", "rejected"])
def test_a_report_without_its_certificate_says_open(trial, verify_command, fault):
    code, err, text = _report(trial / "out", verify_command)
    assert (code, err) == (0, "")
    assert "✓ true" in text
    path = trial / "out/certificates/two.point.json"
    sound = path.read_text()
    if fault == "missing":
        path.unlink()
    else:
        write_atomically(path, sound.replace('"value": "10"', '"value": "11"'))
    code, err, text = _report(trial / "out", verify_command)
    assert code == 1
    assert len(err.splitlines()) == 1
    assert f"two.point.json: {fault}" in err
    assert "✓ true" not in text
    assert f"certificates/two.point.json is {fault}" in text
    kept = decode((trial / "out/results.json").read_bytes())
    assert kept.claims[1].verdict is Verdict.HOLDS  # what was judged is not rewritten
    path.write_text(sound)
    assert _report(trial / "out", verify_command)[0] == 0
