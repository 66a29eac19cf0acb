"""Claims as tests: what fails, what the failure says, and that nothing is paid where nobody asks."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from tests.third_party import ROOT
from verify.errors import BadInput
from verify.results.assembly import assemble
from verify.results.schema import Outcome, decode
from verify.run import runner, worker
from verify.testing.claims import ClaimSession

PAPER = """
import os
from verify.records import *

def note(name):
    with open(os.environ["TRIAL_LOG"], "a") as stream:
        stream.write(name + "\\n")

def yes(text="it does", **more):
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary=text, **more)

def bounded(ctx):
    note("bounded")
    if ctx.model.n <= 8:
        return yes("bounded up to n = 8")
    point = {"kind": "classifier-point", "k": 3, "b": "1/100", "sum": "0", "relation": "<", "value": "1"}
    said = "the counterexample is the zero sum $\\\\frac{k}{\\\\tau}$"
    return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, summary=said,
                    certificates=(Certificate(name="one.point.json", body=point),))

def stepwise(ctx):
    note("stepwise")
    return yes()

def breaks(ctx):
    note("breaks")
    if os.environ.get("TRIAL_BREAKS"):
        raise ArithmeticError("division by zero")
    return yes()

def other(ctx):
    note("other")
    if ctx.model.n > 8:
        return Evidence(finding=Finding.NOT_RUN, kind=Kind.NONE, summary="n is large", inapplicable="it needs n = 8")
    return yes()

def claim(key, check, **more):
    return Claim(id=key, title=key, where="x", readings=(Reading(id="literal", text=key, checks=(check,)),), **more)

PAPER = Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=(
    claim("one", bounded, steps=(Step(id="one.step", text="s", checks=(stepwise,)),
                                 Step(id="one.break", text="s", checks=(breaks,)))),
    claim("two", other)))
"""

# a checkout that is not installed has no entry point; one that is must not be told twice
INSTALLED = any(point.value == "verify.testing.plugin" for point in metadata.entry_points(group="pytest11"))
LOADED = () if INSTALLED else ("-p", "verify.testing.plugin")
LARGE = "schema = 1\n[model]\nn = 9\nk = 3\n"


@pytest.fixture
def trial(make_paper, tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("TRIAL_LOG", str(tmp_path / "log"))
    make_paper("trial", PAPER)
    place = tmp_path / "project"
    place.mkdir()
    (place / "large.toml").write_text(LARGE)
    plan = runner.plan(paper="trial", profile="quick")
    outcomes = {
        job.id: msgspec.json.decode(worker.work(msgspec.json.encode(job.task)), type=Outcome) for job in plan.jobs
    }
    base = assemble(
        plan.paper,
        outcomes,
        claims=plan.claims,
        profile="quick",
        model=plan.model,
        environment={},
        seconds=0.0,
        quantities=plan.quantities,
        replaced=plan.replaced,
    )
    (place / "base.json").write_bytes(msgspec.json.encode(base))
    (tmp_path / "log").write_text("")
    return place


@pytest.fixture
def run_pytest(trial) -> Callable[..., subprocess.CompletedProcess[str]]:
    def call(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "pytest", *LOADED, *arguments],
            cwd=trial,
            check=False,
            capture_output=True,
            text=True,
            timeout=120,
            env={**os.environ, **environment, "COLUMNS": "200"},
        )

    return call


def _log(place: Path) -> list[str]:
    return sorted((place.parent / "log").read_text().split())


def _outcome(text: str) -> dict[str, int]:
    return {word: int(count) for count, word in re.findall(r"(\d+) (passed|failed|deselected|skipped|error)", text)}


def test_the_plugin_is_registered():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "verify.testing.plugin" in project["entry-points"]["pytest11"].values()


@pytest.mark.long
def test_every_claim_and_step_is_a_test(run_pytest, trial):
    done = run_pytest("--claims", "trial", "--collect-only", "-q")
    assert done.stdout.split()[:4] == [
        "trial::one::statement",
        "trial::one::one.step",
        "trial::one::one.break",
        "trial::two::statement",
    ]
    assert _log(trial) == []  # nothing is audited
    done = run_pytest("--claims", "trial", "-v")
    assert done.returncode == 0, done.stdout
    assert _outcome(done.stdout)["passed"] == 4
    assert "trial::one::one.step PASSED" in done.stdout
    assert "statements and steps: 4 true" in done.stdout
    assert _log(trial) == ["bounded", "breaks", "other", "stepwise"]


@pytest.mark.long
def test_a_worse_verdict_fails_with_its_counterexample(run_pytest, trial):
    done = run_pytest("--claims", "trial", "--model", "large.toml", "--baseline", "base.json")
    assert done.returncode == 1
    assert _outcome(done.stdout) == {"failed": 1, "passed": 2, "skipped": 1}
    assert "worse: one (claim): true -> undecided" in done.stdout  # a certificate, and words that it is about the claim
    assert "the counterexample is the zero sum k/τ" in done.stdout, "formulas as a terminal shows them"
    assert "frac" not in done.stdout
    certificate = re.search(r"certificate: (\S+one\.point\.json)", done.stdout)
    assert certificate
    assert Path(certificate[1]).is_file()
    assert msgspec.json.decode(Path(certificate[1]).read_bytes())["says"] in done.stdout
    assert "the model changed" in done.stdout
    assert "Traceback" not in done.stdout
    done = run_pytest("--claims", "trial", "--model", "large.toml", "-rs")  # no baseline: said, and no failure
    assert done.returncode == 0
    assert "2 true, 1 not applicable, 1 undecided" in done.stdout
    assert "not applicable: it needs n = 8" in done.stdout


@pytest.mark.long
def test_a_failed_check_fails_its_own_test_only(run_pytest):
    done = run_pytest("--claims", "trial", "-rf", TRIAL_BREAKS="1")
    assert _outcome(done.stdout) == {"failed": 1, "passed": 3}, done.stdout
    assert "check failed: one/breaks: ArithmeticError: division by zero" in done.stdout
    assert "FAILED trial::one::one.break" in done.stdout


@pytest.mark.long
def test_k_limits_the_audit_and_x_stops_it(run_pytest, trial):
    done = run_pytest("--claims", "trial", "-k", "two")
    assert _outcome(done.stdout) == {"passed": 1, "deselected": 3}
    assert _log(trial) == ["other"]
    done = run_pytest("--claims", "trial", "--model", "large.toml", "--baseline", "base.json", "-x")
    assert _outcome(done.stdout) == {"failed": 1}


@pytest.mark.long
def test_xdist_audits_once(run_pytest, trial):
    done = run_pytest("--claims", "trial", "--model", "large.toml", "--baseline", "base.json", "-n", "2")
    assert _outcome(done.stdout) == {"failed": 1, "passed": 2, "skipped": 1}, done.stdout
    assert "the counterexample is the zero sum" in done.stdout
    assert "statements and steps: 2 true, 1 not applicable, 1 undecided" in done.stdout
    assert _log(trial) == ["bounded", "breaks", "other", "stepwise"]


@pytest.mark.long
def test_what_is_gone_from_the_paper_fails(run_pytest, trial):
    base = decode((trial / "base.json").read_bytes())
    renamed = msgspec.structs.replace(base.claims[1], id="three")
    (trial / "base.json").write_bytes(
        msgspec.json.encode(msgspec.structs.replace(base, claims=(base.claims[0], renamed)))
    )
    done = run_pytest("--claims", "trial", "--baseline", "base.json")
    assert _outcome(done.stdout) == {"failed": 1, "passed": 4}
    assert "worse: three (claim): true -> gone" in done.stdout


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"claims": "none"}, "paper none: not registered"),
        ({"claims_model": "none.toml"}, "none.toml"),
        ({"claims_baseline": "none.json"}, "none.json: cannot be read"),
        ({"claims_baseline": __file__}, "not a results file"),
        ({"claims_profile": "fast"}, "no such profile"),
        ({"claims_set": ["one.bound=1"]}, "prints no quantity"),
    ],
)
def test_bad_input_is_told_before_collection(make_paper, options, words):
    make_paper("trial", PAPER)
    given = {"claims": "trial", **options}
    with pytest.raises(BadInput, match=words):
        ClaimSession(SimpleNamespace(getoption=given.get))


@pytest.mark.long
def test_bad_input_is_one_line(run_pytest):
    done = run_pytest("--claims", "trial", "--claims-profile", "fast")
    assert done.returncode == 4
    assert done.stderr.strip() == "ERROR: --profile fast: no such profile; allowed are quick, standard, thorough"


@pytest.mark.long
def test_other_tests_run_beside_the_claims_or_not_at_all(run_pytest, trial):
    (trial / "test_mine.py").write_text("def test_mine(): pass\n")
    assert _outcome(run_pytest("--claims", "trial").stdout) == {"passed": 5}
    assert _outcome(run_pytest("--claims", "trial", "--claims-only").stdout) == {"passed": 4}


@pytest.mark.long
def test_without_the_option_nothing_is_imported_and_no_common_word_is_taken(run_pytest, trial):
    (trial / "conftest.py").write_text("def pytest_addoption(parser): parser.addoption('--model')\n")
    (trial / "test_mine.py").write_text(
        "import sys\n"
        "def test_mine(pytestconfig):\n"
        "    assert pytestconfig.getoption('model') == 'mine'\n"
        "    ours = {m for m in sys.modules if m.split('.')[0] in ('verify', 'theorems', 'numerics')}\n"
        "    assert ours == {'verify', 'verify.testing', 'verify.testing.plugin'}\n"
        "    assert not {'msgspec', 'numpy', 'sympy', 'flint'} & set(sys.modules)\n"
    )
    done = run_pytest("--model", "mine")
    assert done.returncode == 0, done.stdout
