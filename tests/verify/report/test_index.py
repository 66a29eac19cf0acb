"""The page over several audits: what it says comes from the results, nothing in them becomes markup."""

from __future__ import annotations

import html.parser
import re
import shutil
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import verify
from tests.browser import samples
from tests.third_party import ROOT
from verify.errors import BadInput
from verify.report import read_supported, write_report
from verify.report.index import entries, write_index
from verify.results.schema import Results

PAPER = """
from verify.records import Claim, Paper, Reading

CLAIM = Claim(id="square", title="Square", where="here", statement="a square is at least 1",
              readings=(Reading(id="literal", text="for all z"),))
PAPER = Paper(id="zz", title="A false claim", authors="nobody", year=2026, claims=(CLAIM,))
"""
STATEMENTS = '[square]\nstatement = """\nfor_all z : real\nsays z*z >= 1\n"""\n'
HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(2)> | `code` $x<y$ [l](javascript:x) {{ 7*7 }}'


def _save(directory: Path, results: Results) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "results.json").write_bytes(msgspec.json.encode(results))


@pytest.fixture
def reports(tmp_path) -> Path:
    """A registered paper, an unregistered one with its report, and a broken directory."""
    place = tmp_path / "reports"
    first = samples.lay_out(place / "zz-first", samples.audit(7))
    write_report(first, recheck=False)
    results = read_supported(first)
    _save(
        place / "other",
        msgspec.structs.replace(
            results,
            paper="han2025",
            title="Another title",
            model={"n": 4, "name": "x`y", "none": None},
            claims=results.claims[:1],
            environment={"partial": "interrupted: 1 of 7 jobs finished"},
        ),
    )
    (place / "broken").mkdir()
    (place / "broken" / "results.json").write_text("{")
    (place / "no-run").mkdir()
    return place


class _Page(html.parser.HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))

    def all(self, tag: str, attribute: str) -> list[str]:
        return [found[attribute] or "" for name, found in self.tags if name == tag and attribute in found]


def test_the_errors_are_linked_and_nothing_dangles(reports, make_paper):
    """A run with a report links to its errors; one without says only how many there are."""
    make_paper("zz", PAPER, prelude="names z : real\n", statements=STATEMENTS)
    shutil.rmtree(reports / "zz-first")
    verify.audit(paper="zz", out=reports / "zz-first", jobs=1)
    write_report(reports / "zz-first", recheck=False)
    html_page, text = (path.read_text() for path in write_index(reports))
    for line in text.splitlines():
        if "errors were found" in line:
            assert ("[All errors](zz-first/report.md#errors)" in line) is ("(zz-first/" in line)
            assert ("[Errors that matter](zz-first/report.md#errors)" in line) is ("(zz-first/" in line)
    assert "[All errors](zz-first/report.md#errors)" in text
    assert "the ones that matter" not in text + html_page
    assert text.count("All errors") == 1, "a run without a report has no page to lead to"
    links = _Page(html_page).all("a", "href")
    assert {"zz-first/errors.html", "zz-first/report.html#errors"} <= set(links)
    for link in links:
        if link.startswith("zz-first/"):
            assert (reports / link.partition("#")[0]).is_file(), link
    assert "In addition to the main results" not in text + html_page


def test_every_run_has_its_row_its_counts_and_its_links(reports):
    paths = write_index(reports)
    assert [path.name for path in paths] == ["index.html", "index.md"]
    found = entries(reports)
    assert [entry.folder for entry in found] == ["other", "zz-first", "broken"]  # registered first, unreadable last
    results = read_supported(reports / "zz-first")
    assert found[1].counts == Counter(str(claim.verdict) for claim in results.claims if claim.checked)
    text = paths[1].read_text()
    assert "# 2 audits" in text
    assert "[report](zz-first/report.md)" in text
    assert ".html" not in text, "the text links to texts"
    assert "no report yet" in text
    assert "interrupted: 1 of 7 jobs finished" in text
    assert "broken/results.json: not a results file" in text
    assert str(reports) not in text + paths[0].read_text()  # no path of this machine
    page = _Page(paths[0].read_text())
    targets = [target for target in page.all("a", "href") if not target.startswith("#")]
    assert targets
    for target in targets:
        file, _, anchor = target.partition("#")
        assert (reports / file).is_file(), target
        if anchor:
            linked = _Page((reports / file).read_text())
            assert anchor in {found.get("id") for _, found in linked.tags}, target
    ids = [found["id"] for _, found in page.tags if "id" in found]
    assert len(ids) == len(set(ids))
    assert {target[1:] for target in page.all("a", "href") if target.startswith("#")} <= set(ids)


def test_the_page_needs_no_network_and_is_the_same_twice(reports):
    first = [path.read_bytes() for path in write_index(reports)]
    assert [path.read_bytes() for path in write_index(reports)] == first
    text = first[0].decode()
    assert "default-src 'none'" in text
    assert not re.search(r"""(?:src|href)\s*=\s*["']?(?:https?:)?//""", text)


def test_hostile_results_stay_text(reports):
    results = read_supported(reports / "zz-first")
    claim = msgspec.structs.replace(results.claims[1], id="x-1", title=HOSTILE, summary=HOSTILE, steps=())
    _save(
        reports / "other",
        msgspec.structs.replace(
            results, paper=HOSTILE, title=HOSTILE, profile=HOSTILE, model={HOSTILE: HOSTILE}, claims=(claim,)
        ),
    )
    hostile = reports / 'a "quoted" <b>'
    _save(hostile, results)
    write_report(hostile, recheck=False)
    html_path, text_path = write_index(reports)
    page = _Page(html_path.read_text())
    assert {tag for tag, _ in page.tags} & {"img", "b"} == set()
    assert len(page.all("script", "src")) == 0
    assert sum(tag == "script" for tag, _ in page.tags) == 1  # the package's own
    assert not [target for target in page.all("a", "href") if ":" in target]
    assert "{{ 7*7 }}" in html_path.read_text()
    text = text_path.read_text()
    assert "<script>" not in re.sub(r"`[^`\n]*`", "", text)
    table = [line for line in text.splitlines() if line.startswith("|")]
    assert len({len(re.findall(r"(?<!\\)\|", line)) for line in table}) == 1  # no cell is torn


def test_bad_input_is_one_line(verify_command, tmp_path):
    for arguments, word in ((["nowhere"], "no such directory"), ([], "no such directory"), (["."], "no run in it")):
        done = verify_command("index", *arguments, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert word in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
    assert not list(tmp_path.iterdir())
    with pytest.raises(BadInput):
        entries(tmp_path)


def test_the_command_writes_both(verify_command, reports):
    done = verify_command("index", cwd=reports.parent)
    assert done.stdout.split() == ["reports/index.html", "reports/index.md"]
    assert (reports / "index.html").is_file()


@pytest.mark.long
def test_the_committed_index_is_what_the_committed_results_give(tmp_path):
    committed = ROOT / "reports"
    copy = tmp_path / "reports"
    for run in committed.glob("*/results.json"):
        (copy / run.parent.name).mkdir(parents=True)
        for name in ("results.json", "report.md"):
            shutil.copy(run.parent / name, copy / run.parent.name)
        shutil.copytree(run.parent / "certificates", copy / run.parent.name / "certificates")
    write_index(copy)
    assert (copy / "index.md").read_bytes() == (committed / "index.md").read_bytes(), "stale: run `make audit`"
