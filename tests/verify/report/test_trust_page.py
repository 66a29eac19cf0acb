"""The page on trusted code: what it counts is in the results, what it measures is what a process loads."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from verify.checker import parse
from verify.errors import BadInput, EngineMissing
from verify.files import read_results_file
from verify.report.trust_page import count_uses, kind_of, measure_loaded, measure_trust, trust_page, write_trust_page

AUDIT = Path(__file__).parents[3] / "reports" / "network_constants"


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return Path(shutil.copytree(AUDIT, tmp_path_factory.mktemp("audit") / "network_constants"))


def test_every_certificate_is_counted_once_and_decides_only_its_own_statement():
    results = read_results_file(AUDIT / "results.json")
    bodies = {f"certificates/{path.name}": parse(path.read_bytes()) for path in (AUDIT / "certificates").glob("*.json")}
    uses = count_uses(results, bodies)
    assert sum(use.decides + use.table + use.corroborates for use in uses) == len(bodies)
    assert sum(use.decides for use in uses) > 0
    for body in bodies.values():  # over another formula a certificate decides nothing
        body["certificate"]["digest"] = "0" * 64
    assert sum(use.decides for use in count_uses(results, bodies)) == 0


def test_kinds_of_statements_are_told_apart():
    assert kind_of({"kind": "statement", "certificate": {"kind": "point"}}) == "statement/point"
    assert kind_of({"kind": "relation-fails"}) == "relation-fails"


def test_loaded_files_are_measured_in_a_process():
    loaded = measure_loaded("import json, sys\nimport verify.checker.reading\n", [])
    text = (Path(__file__).parents[3] / "verify" / "checker" / "reading.py").read_text(encoding="utf-8")
    assert loaded["verify/checker/reading.py"] == len(text.splitlines())
    assert "verify/report/trust_page.py" not in loaded
    with pytest.raises(EngineMissing, match="no such thing"):
        measure_loaded("raise SystemExit('no such thing')\n", [])


def test_the_page_of_an_audit(copy, tmp_path):
    readme = tmp_path / "README.md"
    readme.write_text("a <!-- trust:begin -->old<!-- trust:end --> z", encoding="utf-8")
    summary = write_trust_page(copy, readme)
    assert readme.read_text(encoding="utf-8") == f"a <!-- trust:begin -->\n{summary}\n<!-- trust:end --> z"
    page = (copy / "trust.md").read_text(encoding="utf-8")
    for part in (summary, "| statement/tiling |", "`verify/statement/certificate.py`"):
        assert part in page
    trust = measure_trust(read_results_file(copy / "results.json"), copy)
    assert sum(trust.counterexample.values()) < sum(trust.deciding.values()) <= sum(trust.every.values())
    assert trust.by_kind["statement/point"] == sum(trust.counterexample.values())
    assert max(trust.by_kind.values()) <= sum(trust.every.values())
    assert trust_page(read_results_file(copy / "results.json"), trust) == page


def test_a_rejected_certificate_and_a_readme_without_markers_are_errors(copy, tmp_path):
    readme = tmp_path / "README.md"
    readme.write_text("no markers", encoding="utf-8")
    with pytest.raises(BadInput, match="must be in it once"):
        write_trust_page(copy, readme)
    broken = Path(shutil.copytree(AUDIT, tmp_path / "broken"))
    path = sorted((broken / "certificates").glob("*.json"))[0]
    body = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(body | {"says": "0 = 1"}), encoding="utf-8")
    with pytest.raises(EngineMissing):
        write_trust_page(broken)
