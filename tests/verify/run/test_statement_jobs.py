"""Each statement of a paper is a job of its own, and a run writes only certificates that the checker accepts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from flint import ctx

from tests.third_party import ROOT
from tests.verify.run.trial import HEADER
from verify import checker
from verify.checker import Rejected, check_file
from verify.engines import certify, decide
from verify.engines.outcome import Outcome as Proposal
from verify.records import Profile, Verdict
from verify.results.schema import decode
from verify.run import runner

# ------------------------------------------------------------------------------------ certificates that are accepted

CONSTANTS = """
from verify.records import *

FORMULAS = {
    "exponential": "for_all x : real\\ngiven x == 2/pi*exp(8/9)\\nsays x < 155/100",
    "root": "for_all x : real\\ngiven x == sqrt(2)*exp(1)\\nsays x < 4",
    "logarithm": "for_all x : real\\ngiven x == log(3)/pi\\nsays 3*x > 1",
}

def claim(key):
    return Claim(id=key, title=key, where="nowhere", readings=(Reading(id="literal", text=key, formula=FORMULAS[key]),))

PAPER = Paper(id="constants", title="Constants", authors="Nobody", year=2025, model_loader=without_model,
              claims=tuple(map(claim, FORMULAS)))
"""


def test_bounds_of_constants_are_the_same_for_a_run_and_for_the_reader_of_its_certificates(make_paper, tmp_path):
    make_paper("constants", CONSTANTS)
    results = runner.audit(paper="constants", out=tmp_path / "out", jobs=1, profile="quick")
    assert {claim.id: str(claim.verdict) for claim in results.claims} == dict.fromkeys(
        ("exponential", "root", "logarithm"), "holds"
    )
    names = [name for claim in results.claims for name in claim.certificates]
    assert len(names) == 3
    for name in names:
        command = [sys.executable, "-m", "verify.checker", str(tmp_path / "out" / name)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("precision", [24, 53, 128, 1000])
def test_what_the_checker_says_does_not_depend_on_the_precision_of_the_process(precision):
    with ctx.workprec(precision):
        answer = certify("x < 155/100", over="x : real", given="x == 2/pi*exp(8/9)", engine="nonneg", effort="quick")
        assert answer.verdict == "holds"
        assert ctx.prec == precision
    for other in (24, 53, 128, 1000):
        with ctx.workprec(other):
            assert checker.check_body(answer.certificate) == answer.summary


@pytest.mark.parametrize("field", ["digest", "says", "format", "version"])
def test_a_body_that_brings_its_own_frame_is_not_sealed(field):
    body = {"kind": "relation-holds", "at": [["x", "3"]], "define": [], "given": [], "left": "x", "relation": ">"}
    body |= {"right": "2"}
    assert checker.check_body(checker.seal(body))
    with pytest.raises(Rejected, match=f"already has the fields {field}"):
        checker.seal({**body, field: "mine"})


@pytest.mark.parametrize("value", [1.5, {1, 2}, float("nan"), "\ud800"])
def test_what_a_reader_of_the_file_would_reject_is_not_sealed(value):
    with pytest.raises(Rejected):
        checker.seal({"kind": "relation-holds", "at": value})


def _forged(statement) -> Proposal:
    from verify.statement.certificate import certificate

    return Proposal(certificate=certificate(statement, "point", assignment={"x": "1/2"}), note="a lie")


def _faulty(statement) -> Proposal:
    raise KeyError("a defect")


@pytest.mark.parametrize(
    ("run", "told"),
    [
        (_forged, r"the checker rejected its certificate \(point: .+\)"),
        (_faulty, r"stopped with an error \(KeyError: 'a defect'\)"),
        (
            lambda s: Proposal(certificate={"kind": "point"}),
            r"the checker rejected its certificate \(point: .*another.*\)",
        ),
    ],
)
def test_an_engine_that_lies_or_fails_says_so_and_the_others_are_asked(monkeypatch, run, told):
    from verify.engines import attack, cones
    from verify.engines.asking import asked

    statement = asked("x*(1 - x) <= 1/4", "0 <= x <= 1")
    monkeypatch.setattr(attack, "run", lambda statement, effort: run(statement))
    answer = decide(statement, effort="quick")
    assert (answer.verdict, answer.engine) == ("holds", "cones")
    assert re.fullmatch(told, answer.tried[0].result)
    assert not cones.fits(statement)
    alone = decide(statement, engine="attack")
    assert alone.verdict == "open"
    assert re.search(told, alone.summary)


# -------------------------------------------------------------------------------------------- a job for each statement

# What each engine does is changed in the workers, by a number in the text of the statement.
TROUBLED = """
import importlib, multiprocessing, os, signal, time
from verify.records import *

STEPS = {"first": "101", "loops": "1001", "raises": "1002", "leaves": "1003", "killed": "1004", "forged": "1005",
         "undecided": "1006", "last": "102"}

def formula(bound):
    return f"for_all 0 <= x <= 1\\nsays 4*x*(1 - x) <= {bound}/100"

def steps(claim):
    return tuple(Step(id=f"{claim}.{key}", text=key, formula=formula(bound)) for key, bound in STEPS.items())

false = Reading(id="literal", text="false", formula="for_all 0 <= x <= 1\\nsays 4*x*(1 - x) <= 99/100")
PAPER = Paper(id="troubled", title="Troubled", authors="Nobody", year=2025, model_loader=without_model,
              claims=(Claim(id="one", title="one", where="nowhere", readings=(false,), steps=steps("one")),))

def troubled(name, run):
    from verify.engines.outcome import Outcome
    from verify.statement.certificate import certificate

    def changed(statement, effort):
        number = statement.text.partition("<= 10")[2][:2]
        if number == "01":
            while True: pass
        if number == "02" and name == "attack":
            raise KeyError("a defect")
        if number == "03":
            os._exit(3)
        if number == "04":
            os.kill(os.getpid(), signal.SIGKILL)
        if number == "05" and name == "attack" or number == "06" and name == "nonneg":
            return Outcome(certificate=certificate(statement, "point", assignment={"x": "1/2"}), note="a lie")
        return Outcome() if number == "06" else run(statement, effort)

    return changed

if multiprocessing.parent_process() is not None:
    from verify.engines import ENGINES
    from verify.run import points
    for name, place in ENGINES.items():
        module = importlib.import_module(place)
        module.run = troubled(name, module.run)
    points._listed = lambda statement, said: None  # the engines are asked first
"""


@pytest.mark.long
def test_what_goes_wrong_with_one_statement_leaves_the_others_of_its_claim_alone(make_paper, tmp_path):
    make_paper("troubled", TROUBLED)
    results = runner.audit(paper="troubled", out=tmp_path / "out", jobs=2, profile=Profile("quick", 0, 4.0))
    (claim,) = results.claims
    found = {step.id.partition(".")[2]: step for step in claim.steps}
    assert claim.verdict is Verdict.REFUTED
    good = ("first", "raises", "forged", "last")
    assert {key: str(found[key].verdict) for key in good} == dict.fromkeys(good, "holds")
    bad = ("loops", "leaves", "killed", "undecided")
    assert {key: str(found[key].verdict) for key in bad} == dict.fromkeys(bad, "open")
    # each one says what became of it, and by which engine
    assert "time-out after 4 s of processor time" in found["loops"].summary
    assert "attack: it was at work when the time was up" in found["loops"].summary
    assert all("the worker process died, twice" in found[key].summary for key in ("leaves", "killed"))
    assert "no engine decides its formula" in found["undecided"].summary
    rejected = next(one for one in found["undecided"].tried if one.engine == "nonneg")
    assert rejected.result.startswith("the checker rejected its certificate (point: ")
    assert f"nonneg: {rejected.result}" in found["undecided"].summary
    assert [one.result for one in found["loops"].tried] == ["it was at work when the time was up"]
    failed = {failure.partition(": ")[0] for failure in claim.failures}
    assert failed == {f"one/@one.{key}" for key in ("loops", "leaves", "killed")}
    # only what the checker accepts is written, and it is what the results name
    written = sorted(path.name for path in (tmp_path / "out/certificates").iterdir())
    assert written == sorted(name.partition("/")[2] for name in claim.certificates)
    assert len(written) == 5
    assert all(check_file(tmp_path / "out/certificates" / name) for name in written)
    # the added field is in the file, of what is undecided only
    data = json.loads((tmp_path / "out/results.json").read_bytes())
    assert {step["id"] for step in data["claims"][0]["steps"] if "tried" in step} == {"one.loops", "one.undecided"}
    assert decode((tmp_path / "out/results.json").read_bytes()) == results


# ------------------------------------------------------------------------------------------------------ processor time

STARVED = (
    HEADER
    + """
import subprocess

def starved(ctx):
    note("starved")
    pid = os.getpid()
    subprocess.Popen(["/bin/sh", "-c", f"sleep 3; kill -CONT {pid}"])
    os.kill(pid, signal.SIGSTOP)
    return yes()

PAPER = paper(claim("starved", starved))
"""
)


@pytest.mark.long
def test_a_check_that_gets_no_processor_is_neither_interrupted_nor_abandoned(make_paper, tmp_path, monkeypatch):
    """Its process is stopped for six times its budget: by the clock it is late, it has computed nothing."""
    from verify.run import worker

    monkeypatch.setattr(worker, "GRACE", 0.0)
    make_paper("trial", STARVED)
    results = runner.audit(paper="trial", out=tmp_path / "out", jobs=1, profile=Profile("quick", 0, 0.5))
    assert results.claims[0].failures == ()
    assert results.claims[0].verdict is Verdict.HOLDS


def test_time_by_the_clock_counts_only_where_nothing_is_computed_for_long(monkeypatch):
    import time

    from verify.run import worker

    clock, now = worker._Clock(10.0), time.monotonic()
    for passed, late in ((40.0, False), (worker.PATIENCE * 10 - 1, False), (worker.PATIENCE * 10 + 1, True)):
        monkeypatch.setattr(time, "monotonic", lambda passed=passed: now + passed)
        assert clock.is_late() is late
    monkeypatch.setattr(time, "monotonic", lambda: now)
    before = worker._computed()
    monkeypatch.setattr(worker, "_computed", lambda: before + 11.0)
    assert clock.is_late()


def test_what_a_child_process_computes_counts():
    import time

    from verify.run import worker

    before, mine = worker._computed(), time.process_time()
    loop = "import time\nwhile time.process_time() < 0.5: pass"
    subprocess.run([sys.executable, "-S", "-c", loop], check=True)
    assert worker._computed() - before >= 0.4 > time.process_time() - mine


ENDLESS = (
    HEADER
    + """
from verify.run import worker
worker.STUCK, worker.GRACE = 1.0, 0.0  # in the worker, which sets its limit when the check begins

def endless(ctx):
    note("endless")
    while True:
        try:
            sum(range(10000))
        except BaseException:
            pass

def stands(ctx):
    time.sleep(0.5)
    return yes()

PAPER = paper(claim("endless", endless), claim("one", stands), claim("two", stands))
"""
)


@pytest.mark.long
def test_a_check_that_nothing_interrupts_is_ended_with_its_processor_time(make_paper, tmp_path, monkeypatch):
    from verify.run import worker

    monkeypatch.setenv("TRIAL_LOG", str(tmp_path / "log"))
    monkeypatch.setattr(worker, "GRACE", worker.GRACE)  # the module of the paper is loaded in this process as well
    monkeypatch.setattr(worker, "STUCK", worker.STUCK)
    make_paper("trial", ENDLESS)
    results = runner.audit(paper="trial", out=tmp_path / "out", jobs=2, profile=Profile("quick", 0, 0.5))
    found = {claim.id: claim for claim in results.claims}
    assert found["endless"].failures == (
        "endless/endless: hung: ended by the system when its processor time was used up",
    )
    assert found["one"].verdict is found["two"].verdict is Verdict.HOLDS
    assert len((tmp_path / "log").read_text().splitlines()) == 1  # it is not tried again


# ----------------------------------------------------------------------------- what is kept when a file is edited

CLAIM = '''
id = "{key}"
title = "{title}"
where = "nowhere"
statement = "A statement."

[reading.literal]
text = "{text}"
formula = """
{formula}
"""
{more}
'''
PRELUDE = "names x : real\nnames t : real\ntwice(t) = 2*t\nthrice(t) = 3*t\n"
CHECKS = """
from verify.records import Evidence, Finding, Kind
{more}

def stands(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="It does.")
"""


class Edited:
    """A paper of three claims in files: two with a formula, one with a check."""

    def __init__(self, place: Path, code: Path) -> None:
        self.place, self.package = place, code.parent
        (self.package / "paper.toml").write_text(
            'id = "edited"\ntitle = "Edited"\nauthors = "Nobody"\nyear = 2025\nclaims = ["a", "b", "checked"]\n'
        )
        for key in ("a", "b", "checked"):
            (self.package / key).mkdir()
            (self.package / key / "__init__.py").touch()
        self.write("a", "for_all 0 <= x <= 1\nsays twice(x) <= 3")
        self.write("b", "for_all 0 <= x <= 1\nsays thrice(x) <= 4")
        self.write("checked", "", more='\n[step.one]\ntext = "A step."\nchecks = ["stands"]')
        self.check("")

    def write(self, key: str, formula: str, title: str = "A title", text: str = "As printed.", more: str = "") -> None:
        told = CLAIM.format(key=key, title=title, text=text, formula=formula, more=more)
        (self.package / key / "claim.toml").write_text(told.replace('formula = """\n\n"""', ""))

    def check(self, more: str) -> None:
        (self.package / "checked/checks.py").write_text(CHECKS.format(more=more))

    def computed(self, verify_process) -> set[str]:
        """The jobs that a run computes; the others were kept."""
        done = verify_process(
            "run", "--paper", "edited", "--profile", "quick", "--jobs", 1, "--out", self.place / "out"
        )
        assert done.returncode == 0, done.stderr
        lines = [line for line in done.stderr.splitlines() if line.startswith("[")]
        assert len(lines) == 3, done.stderr
        told = [re.sub(r"^\[.*?\] ", "", line) for line in lines]
        return {line.partition(":")[0] for line in told if not line.endswith("(kept)")}


@pytest.mark.long
def test_an_edit_of_one_claim_leaves_what_is_known_of_the_others(make_paper, tmp_path, verify_process):
    load = "from verify import load_paper\nPAPER = load_paper(__name__)\n"
    paper = Edited(tmp_path, make_paper("edited", load, prelude=PRELUDE))
    assert paper.computed(verify_process) == {"a", "b", "checked/stands"}
    # words of a claim whose formula stays as it is: nothing is computed
    paper.write("b", "for_all 0 <= x <= 1\nsays thrice(x) <= 4", title="Another title", text="In other words.")
    assert paper.computed(verify_process) == set()
    # a formula: its own statement only
    paper.write("b", "for_all 0 <= x <= 1\nsays thrice(x) <= 5")
    assert paper.computed(verify_process) == {"b"}
    # a definition: what uses it, and the check, which is code that may read the file
    (paper.package / "model.prelude").write_text(PRELUDE.replace("2*t", "t + t"))
    assert paper.computed(verify_process) == {"a", "checked/stands"}
    # the check's own claim, and a check that looks at files of claims by itself
    paper.write("checked", "", title="Another title", more='\n[step.one]\ntext = "A step."\nchecks = ["stands"]')
    assert paper.computed(verify_process) == {"checked/stands"}
    paper.check("import pathlib\nEVERY = sorted(pathlib.Path(__file__).parents[1].rglob('claim.toml'))")
    assert paper.computed(verify_process) == {"a", "b", "checked/stands"}  # code of the package
    paper.write("a", "for_all 0 <= x <= 1\nsays twice(x) <= 3", title="Another title")
    assert paper.computed(verify_process) == {"checked/stands"}


# ------------------------------------------------------------------------------------------------ what is printed


def test_a_line_is_printed_for_each_statement_when_it_is_decided(make_paper, tmp_path, verify_process):
    make_paper("constants", CONSTANTS.replace("given x == 2/pi*exp(8/9)\\n", ""))
    done = verify_process("run", "--paper", "constants", "--profile", "quick", "--jobs", 1, "--out", tmp_path / "out")
    lines = [line for line in done.stderr.splitlines() if line.startswith("[")]
    assert re.match(r"\[1/3\] exponential: refuted, certificate exponential\.statement\.point\.json by \w+, ", lines[0])
    assert re.match(r"\[2/3\] root: holds, certificate root\.statement\.\w+\.json by \w+, ", lines[1])


def test_a_terminal_shows_the_same_lines():
    import io

    from verify.engines.outcome import Tried
    from verify.results.schema import Outcome
    from verify.run.progress import progress

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    with progress(2, stream) as shown:
        shown.finished(Outcome(job="one/@one.step", tried=(Tried("boxes", True, "2000 boxes"),)), kept=False)
        shown.finished(Outcome(job="one/check"), kept=False)
    assert "one.step: undecided (boxes: 2000 boxes)" in stream.getvalue()
