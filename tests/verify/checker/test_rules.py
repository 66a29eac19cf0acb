"""Whose rule re-derives a certificate: the tables of installed papers under attack."""

from __future__ import annotations

import contextlib
import json
import os
import stat
import subprocess
import sys
import types
from importlib import import_module, metadata

import pytest

from tests.third_party import ROOT
from verify import checker
from verify.checker import Rejected, kinds, rules, trials
from verify.rules import FOLDERS

GOOD = {"kind": "classifier-point", "k": 3, "b": "1/100", "sum": "0", "relation": "<", "value": "10"}
SEALED = json.dumps(checker.seal(GOOD))
RAW = {
    "twice the kind": SEALED.replace('"kind"', '"kind": "statement", "kind"', 1),
    "twice the paper": SEALED.replace("{", '{"paper": "han2025", "paper": "edelman2022", ', 1),
    "not a number": SEALED.replace('"k": 3', '"k": NaN'),
    "no end": SEALED.replace('"k": 3', '"k": Infinity'),
    "a float": SEALED.replace('"k": 3', '"k": 3.0'),
    "half a pair": SEALED.replace("classifier", "\\ud800classifier"),
    "a mark before it": "\ufeff" + SEALED,
    "deep": "[" * 5000,
    "cut off": SEALED[:-1],
}


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Packages that say they are papers, each with rules of its own."""
    points: list[metadata.EntryPoint] = []

    def install(name: str, code: str, *, toml: str = 'rules = "rules"\n', paper: str = "") -> None:
        folder = tmp_path / name / "rules"
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(code)
        (tmp_path / name / "__init__.py").write_text("raise RuntimeError('a paper is not imported for its rules')")
        (tmp_path / name / "paper.toml").write_text(toml)
        points.append(metadata.EntryPoint(paper or name, f"{name}:PAPER", rules.GROUP))

    def entry_points(group: str, name: str | None = None) -> metadata.EntryPoints:
        assert group == rules.GROUP
        return metadata.EntryPoints([point for point in points if name in (None, point.name)])

    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(rules.metadata, "entry_points", entry_points)
    rules._installed.cache_clear()
    rules._points.cache_clear()
    yield install
    rules._installed.cache_clear()
    rules._points.cache_clear()
    made = tuple(f"{path.name}." for path in tmp_path.iterdir())
    for name in [name for name in sys.modules if f"{name}.".startswith(made)]:
        del sys.modules[name]  # a worker tells which modules it has loaded, and these are nowhere to be found later


def _table(*kinds: str) -> str:
    return "KINDS = {" + ", ".join(f"{kind!r}: lambda body: f'{{body}} by ' + __name__" for kind in kinds) + "}\n"


@pytest.mark.parametrize("name", RAW)
def test_what_is_no_strict_json_is_rejected_in_one_line(name):
    with pytest.raises(Rejected) as caught:
        checker.check_text(RAW[name].encode("utf-8", "surrogatepass"))
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 3000


def test_a_paper_may_be_named_and_then_belongs_to_what_is_sealed():
    named = checker.seal({**GOOD, "paper": "han2025"})
    assert checker.check_body(named) == checker.seal(GOOD)["says"]
    assert named["digest"] != checker.seal(GOOD)["digest"]
    with pytest.raises(Rejected, match="digest"):
        checker.check_body({key: value for key, value in named.items() if key != "paper"})


def test_rules_are_loaded_without_their_paper(installed):
    installed("first_paper", _table("made-up"))
    assert checker.establish({"kind": "made-up", "a": 1}) == "{'a': 1} by first_paper.rules"
    assert rules.owner({"kind": "made-up"}) == "first_paper"


def test_a_kind_of_two_papers_needs_its_paper(installed):
    installed("second_paper", _table("made-up"))
    installed("third_paper", _table("made-up"))
    with pytest.raises(Rejected, match="one of second_paper, third_paper"):
        checker.establish({"kind": "made-up"})
    assert checker.establish({"kind": "made-up", "paper": "third_paper"}).endswith("by third_paper.rules")


NAMED = 'rules = "rules"'
UNSOUND = [
    (_table("relation-holds"), NAMED),
    (_table("Made Up"), NAMED),
    ("KINDS = []", NAMED),
    ("", NAMED),
    ("KINDS = {'made-up': 1}", NAMED),
    ("raise SystemError", NAMED),
    ("raise SystemExit", NAMED),
    (_table("worst-case-bound"), NAMED),
    *(
        (_table("made-up"), toml)
        for toml in ('rules = "../rules"', 'rules = "os.path"', "rules = 1", "rules = [", 'rules = "nowhere"')
    ),
]


@pytest.mark.parametrize(("code", "toml"), UNSOUND)
def test_a_paper_whose_rules_are_not_sound_has_none_and_hides_nobody(installed, code, toml, request):
    installed(f"broken_{abs(hash(request.node.name))}", code, toml=toml)
    installed(f"whole_{abs(hash(request.node.name))}", _table("other"))
    with pytest.raises(Rejected, match="cannot be loaded"):
        checker.establish({"kind": "made-up"})
    assert checker.establish({"kind": "other"})
    relation = {"at": [["a", "1"]], "define": [], "given": [], "left": "a", "relation": "<", "right": "2"}
    assert "by" not in checker.establish({"kind": "relation-holds", **relation}).split()


def test_two_packages_with_the_name_of_one_paper_have_no_rules(installed):
    installed("fourth_paper", _table("made-up"), paper="x")
    installed("fifth_paper", _table("made-up"), paper="x")
    with pytest.raises(Rejected, match="the rules of x cannot be loaded"):
        checker.establish({"kind": "made-up"})


@pytest.mark.parametrize("said", ["None", "''", "1", "True"])
def test_a_rule_that_says_nothing_establishes_nothing(installed, said):
    name = f"silent_{abs(hash(said))}"
    installed(name, f"KINDS = {{'made-up': lambda body: {said}}}")
    with pytest.raises(Rejected, match="says nothing"):
        checker.establish({"kind": "made-up"})


def test_what_a_bundle_carries_replaces_what_is_installed(monkeypatch):
    monkeypatch.setattr(rules, "_carried", None)
    monkeypatch.setattr(rules, "_serving", "carried")
    made = types.ModuleType("carried_rules")
    made.KINDS = {"made-up": lambda body: "so it is"}
    monkeypatch.setitem(sys.modules, "carried_rules", made)
    rules.use_only({"carried": ("carried_rules", {"__init__.py": b"KINDS = {'made-up': rule}"})})
    assert checker.establish({"kind": "made-up"}) == "so it is"
    with pytest.raises(Rejected, match="unknown kind"):
        checker.establish(GOOD)
    with pytest.raises(ValueError, match="audit's own"):
        rules.use_only({"carried": ("carried_rules", {"__init__.py": b"KINDS = {'statement': rule}"})})


def test_the_list_of_instruments_is_that_of_their_tables():
    folders = {path.parent.name for path in (ROOT / "verify" / "rules").glob("*/__init__.py")}
    assert folders >= set(FOLDERS.values())
    papers = "".join(path.read_text() for path in ROOT.glob("theorems/*/rules/**/*.py"))
    for folder in folders:
        assert folder in FOLDERS.values() or f"verify.rules.{folder}" in papers, "without a kind it serves papers"
        table = import_module(f"verify.rules.{folder}").KINDS
        assert set(table) == {kind for kind, place in FOLDERS.items() if place == folder}
        assert all(rules._KIND.fullmatch(kind) for kind in table)
    for kind, module in kinds.COURT.items():
        assert kinds.find({"kind": kind}) is import_module(module).KINDS[kind]
        assert rules.owner({"kind": kind}) == ""


LAZY = """
import sys
from verify import checker
def loaded(): return sorted(name for name in sys.modules if name.startswith(("verify.rules.", "verify.statement")))
assert not loaded()
try:
    checker.establish({"kind": "worst-case-bound"})
except checker.Rejected as error:
    assert "missing fields" in str(error)
assert set(loaded()) >= {"verify.rules.worst_case"} and "verify.statement" not in loaded()
before = set(loaded())
relation = {"at": [["a", "1"]], "define": [], "given": [], "left": "a", "relation": "<", "right": "2"}
checker.establish({"kind": "relation-holds", **relation})
assert not [name for name in set(loaded()) - before if name.startswith("verify.rules.")]
assert "verify.statement.evaluate" not in loaded()
assert not [name for name in sys.modules if name.startswith(("theorems", "numerics"))]
"""


def test_a_rule_is_loaded_when_its_kind_is_there():
    subprocess.run([sys.executable, "-c", LAZY], check=True, cwd=ROOT)


def test_every_rule_tells_what_it_shows():
    for file in (*ROOT.glob("theorems/*/rules/*.py"), *ROOT.glob("verify/rules/**/*.py")):
        assert file.read_text().lstrip("r").startswith('"""'), file
    instruments = [import_module(f"verify.rules.{folder}").KINDS for folder in FOLDERS.values()]
    papers = []
    for path in ROOT.glob("theorems/*/rules/__init__.py"):
        package = f"theorems.{path.parts[-3]}.rules"
        table = import_module(package).KINDS
        places = {kind: import_module(f"{package}.{rule}") for kind, rule in table.items() if isinstance(rule, str)}
        papers.append({kind: places[kind].KINDS[kind] if kind in places else table[kind] for kind in table})
        assert all(kind in table for place in places.values() for kind in place.KINDS), "a rule is not in the table"
    assert papers
    for table in (*papers, *instruments):
        for kind, rule in table.items():
            assert rule.__doc__, kind


def _meddling(connection, paper, memory):
    """A process that sends an honest certificate on every connection that it holds beside its own."""
    from multiprocessing.connection import Connection

    if not paper:
        trials.serve(connection, paper, memory)
        return
    for number in range(3, 64):
        if number != connection.fileno():
            with contextlib.suppress(OSError, ValueError):
                if stat.S_ISSOCK(os.fstat(number).st_mode):
                    Connection(os.dup(number)).send_bytes(HONEST)
    connection.recv_bytes()
    connection.send_bytes(b"\x01" + bytes(32) + b"accepted")


HONEST = json.dumps(
    checker.seal(
        {
            "kind": "relation-holds",
            "at": [["x", "3"]],
            "define": [],
            "given": [],
            "left": "x",
            "relation": ">",
            "right": "2",
        }
    )
).encode()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="connections are inherited by forked processes only")
def test_the_process_of_a_paper_has_no_connection_of_another_and_answers_for_its_own_bytes_only(monkeypatch):
    monkeypatch.setattr(trials, "_owner", lambda data: "evil" if b"evil" in data else "")
    monkeypatch.setattr(trials.os, "cpu_count", lambda: 4)
    false = HONEST.replace(b'"3"', b'"1"')
    found = list(trials.trials([HONEST, b"evil 1", false, b"evil 2"], target=_meddling))
    assert [accepted for accepted, _ in found] == [True, False, False, False]
    assert "about another certificate" in found[1][1]


def test_a_package_that_takes_a_kind_of_a_paper_beside_the_checker_takes_nothing_from_it(installed):
    installed("thief", _table("classifier-point"))
    points = rules.metadata.entry_points
    distribution = metadata.distribution("theorem-referee")
    ours = metadata.EntryPoint("han2025", "theorems.han2025:PAPER", rules.GROUP)._for(distribution)
    beside = metadata.EntryPoint("neighbour", "theorems.han2025:PAPER", rules.GROUP)  # as in one site-packages
    rules.metadata.entry_points = lambda group, name=None: metadata.EntryPoints([beside, *points(group=group), ours])
    rules._installed.cache_clear()
    rules._points.cache_clear()
    try:
        assert rules.owner(GOOD) == "han2025"
        assert rules.owner({**GOOD, "paper": "thief"}) == "thief"
    finally:
        rules.metadata.entry_points = points
