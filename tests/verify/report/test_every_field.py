"""Every field of a results file, changed in several ways: what is shown is what the evidence supports, or is open."""

from __future__ import annotations

import copy
import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.verify.report.test_support import run_of
from verify.errors import BadInput
from verify.files import read_results_file
from verify.records import Kind, Verdict
from verify.report import trust, write_checked
from verify.report.support import addressed, unsupported
from verify.results.schema import Results

PAPER, CLAIMS = "han2025", ("lemma-15", "lemma-16", "fig-2")
VERDICTS, KINDS = [str(word) for word in Verdict], [str(kind) for kind in Kind]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return run_of(tmp_path_factory.mktemp("fields"), PAPER, *CLAIMS)


@pytest.fixture(scope="module")
def shown(run: Path) -> dict[str, dict[str, Any]]:
    """The data of the certificates of statements; they are committed, and accepted by other tests."""
    found = {}
    for path in (run / "certificates").iterdir():
        body = json.loads(path.read_text())
        if body["kind"] == "statement":
            found[f"certificates/{path.name}"] = body["certificate"]
    return found


def judged(value: Any) -> Iterator[dict[str, Any]]:
    """The parts of a results file that have a verdict of their own."""
    if isinstance(value, dict):
        if "verdict" in value and "digest" in value:
            yield value
        for item in value.values():
            yield from judged(item)
    elif isinstance(value, list):
        for item in value:
            yield from judged(item)


def read(place: Path, data: Any) -> Results | None:
    """The results as a reader takes them; None if the file is refused in one line."""
    (place / "results.json").write_text(json.dumps(data))
    try:
        return read_results_file(place / "results.json")
    except BadInput as error:
        if "\n" in str(error):
            raise AssertionError("the message has more than one line") from error
        return None


def verdicts(results: Results) -> dict[str, tuple[str, str]]:
    return {a: (str(i.verdict), str(i.evidence)) for claim in results.claims for a, i in addressed(claim)}


def believed(results: Results, shown: dict[str, dict[str, Any]]) -> dict[str, tuple[str, str]]:
    found = trust.Examined({}, {}, shown, unsupported(results, shown), {})
    return verdicts(trust.believed(results, found))


def test_the_committed_file_is_believed(run: Path, shown: dict[str, Any], tmp_path: Path) -> None:
    results = read(tmp_path, json.loads((run / "results.json").read_text()))
    assert results is not None
    assert unsupported(results, shown) == {}
    assert {kind for _, kind in verdicts(results).values()} >= {"formal", "certified", "argued", "empirical"}


def with_claims(data: dict[str, Any]) -> dict[str, Any]:
    """Each claim has what its literal reading has, as an attacker would take care of."""
    for claim in data["claims"]:
        for name in ("verdict", "evidence", "summary", "stated", "answer", "checked"):
            if name in claim["readings"][0] or name in claim:
                claim[name] = claim["readings"][0].get(name, claim.get(name))
    return data


BY_RUN = ("argued", "derived", "numeric", "empirical")  # here the file's word is the ruling on the checks


@pytest.mark.parametrize("verdict", VERDICTS)
def test_another_verdict_or_class_is_believed_only_where_a_run_of_checks_alone_can_tell(
    verdict: str, run: Path, shown: dict[str, Any], tmp_path: Path
) -> None:
    data = json.loads((run / "results.json").read_text())
    honest = read(tmp_path, data)
    assert honest is not None
    was = verdicts(honest)
    decided = {a for a, (_, kind) in was.items() if kind in ("formal", "certified", "exhaustive")}
    for kind in KINDS:
        edited = copy.deepcopy(data)
        for item in judged(edited):
            item.update(verdict=verdict, evidence=kind)
        results = read(tmp_path, with_claims(edited))
        if results is None:
            continue
        for address, now in believed(results, shown).items():
            if now == was[address] or now == ("open", "none"):
                continue
            # that a check calls it so is the word of a run, and a point or a theorem does not contradict it
            assert address not in decided or verdict in ("limit", "vacuous", "underspecified"), (address, now)
            assert now[1] in BY_RUN, (address, now)
            assert now[0] != "refuted", (address, now)


def test_what_a_theorem_or_a_point_decides_is_not_hidden(run: Path, shown: dict[str, Any], tmp_path: Path) -> None:
    edits: tuple[dict[str, Any], ...] = (
        {"checked": False},
        {"skipped": "torch"},
        {"applicable": False, "reason": "x"},
        {"certificates": []},
        {},
    )
    for more in edits:
        data = json.loads((run / "results.json").read_text())
        for item in judged(data):
            if item["evidence"] in ("formal", "certified") and item["verdict"] == "refuted":
                item.update(verdict="open", evidence="none", stated="", formal=None, counterexample={}, **more)
        results = read(tmp_path, with_claims(data))
        assert results is not None
        wrong = unsupported(results, shown)
        hidden = {a for c in results.claims for a, i in addressed(c) if i.verdict is Verdict.OPEN} - wrong.keys()
        honest = read(tmp_path, json.loads((run / "results.json").read_text()))
        assert honest is not None
        assert hidden <= {a for a, (word, _) in verdicts(honest).items() if word == "open"}, more


OTHER: tuple[Any, ...] = (None, "", "x", "\x00", 7, -1, True, [], {}, ["x"], {"x": "y"})


def test_no_change_of_one_field_is_a_traceback_or_a_stronger_verdict(
    run: Path, shown: dict[str, Any], tmp_path: Path
) -> None:
    """Each field of one statement of each kind: deleted, of another type, or that of another statement."""
    data = json.loads((run / "results.json").read_text())
    honest = read(tmp_path, data)
    assert honest is not None
    was, chance = verdicts(honest), random.Random(7)
    parts = list(judged(data))
    for number in chance.sample(range(len(parts)), 6):
        for name in sorted(parts[number]):
            others = [part[name] for part in chance.sample(parts, 2) if name in part]
            for value in (..., *chance.sample(OTHER, 3), *others):
                edited = copy.deepcopy(data)
                item = list(judged(edited))[number]
                if value is ...:
                    del item[name]
                else:
                    item[name] = value
                results = read(tmp_path, edited)
                for address, now in believed(results, shown).items() if results is not None else ():
                    assert now[0] == "open" or now == was.get(address) or now[1] in BY_RUN, (address, name, value, now)


@pytest.mark.parametrize("name", ["paper", "certificates/a b.json"])
def test_names_that_are_no_plain_names_are_refused(name: str, run: Path, tmp_path: Path) -> None:
    data = json.loads((run / "results.json").read_text())
    if name == "paper":
        data["paper"] = "han\x1b[2J2025"
    else:
        data["claims"][0]["certificates"].append(name)
    assert read(tmp_path, data) is None


@pytest.mark.parametrize("claim", ["lemma-15", "lemma-16"])
def test_an_interpretation_is_given_once(claim: str, run: Path, tmp_path: Path) -> None:
    data = json.loads((run / "results.json").read_text())
    (found,) = (item for item in data["claims"] if item["id"] == claim)
    found["readings"].append({**found["readings"][1], "verdict": "vacuous"})
    assert read(tmp_path, data) is None


def _without_counts(item: dict[str, Any]) -> None:
    item.update(counts=[], verdict="reproduced")


def _another_certificate(item: dict[str, Any]) -> None:
    item["certificates"].append("certificates/lemma-15.derivative.point.json")


FORGED: dict[str, tuple[str, Any]] = {
    "an experiment without its counts": ("fig-2", _without_counts),
    "a dependency that the paper does not have": ("lemma-15", lambda item: item.update(rests_on=["lemma-16"])),
    "a certificate of another formula": ("lemma-16", _another_certificate),
}


@pytest.mark.parametrize("name", FORGED)
def test_what_a_statement_names_is_its_own(name: str, run: Path, shown: dict[str, Any], tmp_path: Path) -> None:
    claim, change = FORGED[name]
    data = json.loads((run / "results.json").read_text())
    (found,) = (item for item in data["claims"] if item["id"] == claim)
    change(found if "dependency" in name else found["readings"][0])
    results = read(tmp_path, with_claims(data))
    assert results is not None
    assert claim in unsupported(results, shown)


def test_a_constant_without_a_certificate_is_argued(run: Path, tmp_path: Path) -> None:
    data = json.loads((run / "results.json").read_text())
    constants = [item for claim in data["claims"] for item in claim.get("constants", [])]
    assert constants
    for item in constants:
        item.update(evidence="formal", certificates=[])
    results = read(tmp_path, data)
    assert results is not None
    assert {item.evidence for claim in results.claims for item in claim.constants} == {Kind.ARGUED}


def test_a_quantity_that_is_replaced_by_itself_is_not_asked_anew(
    run: Path, shown: dict[str, Any], tmp_path: Path
) -> None:
    data = json.loads((run / "results.json").read_text())
    claim = next(claim for claim in data["claims"] if claim["quantities"])
    claim["replaced"] = list(claim["quantities"])[:1]
    results = read(tmp_path, data)
    assert results is not None
    assert claim["id"] in unsupported(results, shown)


def test_the_pages_of_a_draft_say_that_they_are_one(run: Path, tmp_path: Path) -> None:
    place = Path(shutil.copytree(run, tmp_path / "draft"))
    pages = [path for path in write_checked(place, draft=True)[0] if path.suffix in (".md", ".html")]
    assert pages
    assert all("Draft: no certificate was checked again" in path.read_text() for path in pages)
