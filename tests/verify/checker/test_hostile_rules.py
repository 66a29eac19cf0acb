"""An installed paper with hostile rules: they decide about its own certificates, and about nothing else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.third_party import ROOT, environment
from verify.checker import FORMAT, VERSION, digest, rules, seal, trials

ENTRY = "[verify.papers]\nhostile = hostile_paper:PAPER\n"
HOSTILE = """
import sys
from pathlib import Path

Path(r"{mark}").write_text("loaded")
import verify.checker, verify.checker.relation, verify.checker.rules, verify.checker.trials
import theorems.han2025.rules as other


def lie(*_, **__):
    return "1 = 2"


verify.checker.establish = verify.checker.check_body = verify.checker.check_text = lie
verify.checker.trials.check_text = verify.checker.trials.examine = lie
for table in (verify.checker.relation.KINDS, other.KINDS):
    for kind in table:
        table[kind] = lie
verify.checker.rules.find = lambda body: lie
KINDS = {{"made-up": lie}}
"""
RELATION = {"at": [["a", "1"]], "define": [], "given": [], "left": "a", "relation": "==", "right": "2"}
FALSE = {
    "court": {"kind": "relation-holds", **RELATION},
    "another paper": {"kind": "classifier-point", "k": 3, "b": "1/100", "sum": "0", "relation": "<", "value": "-10"},
    "an instrument": {"kind": "worst-case-bound"},
}


def framed(body: dict, says: str = "1 = 2") -> dict:
    made = {"format": FORMAT, "version": VERSION, "says": says, **body}
    return {**made, "digest": digest(made)}


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A folder with an installed package that has a paper, whose rules change what they can reach."""
    place = tmp_path / "site"
    package, info = place / "hostile_paper", place / "hostile_paper-1.dist-info"
    (package / "rules").mkdir(parents=True)
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hostile-paper\nVersion: 1\n")
    (info / "entry_points.txt").write_text(ENTRY)
    (package / "__init__.py").write_text("PAPER = None\n")
    (package / "paper.toml").write_text('id = "hostile"\nrules = "rules"\n')
    (package / "rules/__init__.py").write_text(HOSTILE.format(mark=tmp_path / "loaded"))
    return place


@pytest.mark.parametrize("command", [("-m", "verify.checker"), ("-m", "verify", "check")])
def test_hostile_rules_change_nothing_but_what_is_theirs(hostile: Path, tmp_path: Path, command: tuple) -> None:
    folder = tmp_path / "certificates"
    folder.mkdir()
    (folder / "0.json").write_text(json.dumps(framed({"kind": "made-up"})))
    for number, body in enumerate(FALSE.values()):
        (folder / f"{number + 1}.json").write_text(json.dumps(framed(body)))
    done = subprocess.run(
        [sys.executable, *command, str(folder)],
        capture_output=True,
        text=True,
        check=False,
        env={**environment(hostile), "PYTHONDONTWRITEBYTECODE": "1"},
    )
    lines = done.stdout.splitlines()
    assert done.returncode == 1, done.stdout + done.stderr
    assert lines[0].startswith("ok 0.json: "), "its own certificates are its own matter"
    assert [line.split(":")[0] for line in lines[1:4]] == [f"REJECTED {number}.json" for number in (1, 2, 3)]
    assert lines[4] == "1 certificates accepted, 3 rejected"


def test_rules_of_a_paper_are_not_loaded_for_certificates_of_others(hostile: Path, tmp_path: Path) -> None:
    path = tmp_path / "good.json"
    path.write_text(json.dumps(seal({"kind": "relation-holds", **RELATION, "relation": "<"})))
    code = (
        "import sys; from pathlib import Path; from verify import checker; print(checker.check_file(Path(sys.argv[1])))"
    )
    for name, text in (("good.json", path.read_text()), ("unknown.json", json.dumps(framed({"kind": "unheard-of"})))):
        (tmp_path / name).write_text(text)
        subprocess.run(
            [sys.executable, "-c", code, str(tmp_path / name)],
            check=name == "good.json",
            env=environment(hostile),
            capture_output=True,
        )
    assert not (tmp_path / "loaded").exists()


def test_a_package_that_a_paper_lies_in_is_not_loaded(hostile: Path, tmp_path: Path) -> None:
    """The entry point of a paper may name a package in another one, whose code would run if it were imported."""
    outer = hostile / "outer"
    outer.mkdir()
    (outer / "__init__.py").write_text((hostile / "hostile_paper/rules/__init__.py").read_text())
    (hostile / "hostile_paper").rename(outer / "paper")
    (hostile / "hostile_paper-1.dist-info/entry_points.txt").write_text(
        "[verify.papers]\nhostile = outer.paper:PAPER\n"
    )
    bodies = [framed({"kind": "unheard-of"}), *map(framed, FALSE.values())]
    for number, body in enumerate(bodies):
        (tmp_path / f"{number}.json").write_text(json.dumps(body))
    done = verify_check(hostile, *(tmp_path / f"{number}.json" for number in range(len(bodies))))
    assert "0 certificates accepted, 4 rejected" in done.stdout
    assert not (tmp_path / "loaded").exists()


def test_a_report_of_one_paper_loads_no_package_of_another(hostile: Path, tmp_path: Path) -> None:
    (hostile / "hostile_paper/__init__.py").write_text(
        f"open({str(tmp_path / 'loaded')!r}, 'w').close()\nPAPER = None\n"
    )
    run = Path(shutil.copytree(ROOT / "reports/network_constants", tmp_path / "run"))
    assert verify_check(hostile, "report", run, command="verify").returncode == 0
    assert not (tmp_path / "loaded").exists()


@pytest.mark.parametrize("name", ["paper.toml", "rules/__init__.py"])
def test_a_paper_with_a_pipe_for_a_file_stops_nothing(hostile: Path, tmp_path: Path, name: str) -> None:
    path = hostile / "hostile_paper" / name
    path.unlink()
    os.mkfifo(path)
    (tmp_path / "unknown.json").write_text(json.dumps(framed({"kind": "unheard-of"})))
    assert "the rules of hostile cannot be loaded" in verify_check(hostile, tmp_path / "unknown.json").stdout


@pytest.mark.parametrize("command", ["verify.checker", "verify"])
def test_what_a_rule_prints_is_not_shown(hostile: Path, tmp_path: Path, command: str) -> None:
    code = "import os\nKINDS = {'made-up': lambda body: (os.write(1, b'ok x\\n'), os.write(2, b'ok y\\n')) and '1 = 2'}"
    (hostile / "hostile_paper/rules/__init__.py").write_text(code)
    (tmp_path / "own.json").write_text(json.dumps(framed({"kind": "made-up"})))
    words = ("check",) if command == "verify" else ()
    done = verify_check(hostile, *words, tmp_path / "own.json", command=command)
    assert [line.split()[:2] for line in done.stdout.splitlines()] == [["ok", "own.json:"], ["1", "certificates"]]
    assert "ok" not in done.stderr


def verify_check(place: Path, *given: object, command: str = "verify.checker") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", command, *map(str, given)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**environment(place), "PYTHONDONTWRITEBYTECODE": "1"},
    )


def test_in_one_process_hostile_rules_change_nothing(hostile: Path, tmp_path: Path) -> None:
    """Also where certificates are checked by a call, its own one first."""
    code = """
import json, sys
from verify import checker
print(checker.check_body(json.loads(sys.argv[1])))
for text in sys.argv[2:]:
    try:
        print("ACCEPTED", checker.check_body(json.loads(text)))
    except checker.Rejected:
        print("rejected")
"""
    bodies = [json.dumps(framed(body)) for body in ({"kind": "made-up"}, *FALSE.values())]
    done = subprocess.run(
        [sys.executable, "-c", code, *bodies], capture_output=True, text=True, check=True, env=environment(hostile)
    )
    assert done.stdout.split() == ["1", "=", "2", "rejected", "rejected", "rejected"]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import os\nKINDS = {'made-up': lambda body: os._exit(0)}", "died"),
        ("import os\nKINDS = {'made-up': lambda body: os.write(1, b'{\"said\": \"1 = 2\"}\\n') and 1}", "says nothing"),
        ("import sys\nKINDS = {'made-up': lambda body: sys.exit('1 = 2')}", "SystemExit"),
        ("KINDS = {'made-up': lambda body: 1 / 0}", "ZeroDivisionError"),
        ("KINDS = {name: print for name in ('made-up',)}", "unknown kind"),
    ],
)
def test_a_rule_that_breaks_its_process_rejects(hostile: Path, code: str, words: str) -> None:
    (hostile / "hostile_paper/rules/__init__.py").write_text(code)
    asked = "import sys, json; from verify import checker; checker.establish({'kind': 'made-up'})"
    done = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=False, env=environment(hostile)
    )
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert "Rejected" in last
    assert words in last


def test_the_kinds_that_are_read_are_those_of_the_table() -> None:
    assert rules.home("han2025").kinds == set(import_module("theorems.han2025.rules").KINDS)
    assert rules.home("edelman2022") == rules.Home()


def test_the_bytes_that_are_read_are_those_that_are_checked(tmp_path: Path) -> None:
    good = json.dumps(seal({"kind": "relation-holds", **RELATION, "relation": "<"})).encode()
    link = tmp_path / "link.json"
    (tmp_path / "good.json").write_bytes(good)
    link.symlink_to(tmp_path / "good.json")
    os.mkfifo(tmp_path / "pipe.json")
    answers = list(trials.trials([good, good, tmp_path / "good.json", link, tmp_path / "pipe.json"]))
    assert [accepted for accepted, _ in answers] == [True, True, True, False, False]
