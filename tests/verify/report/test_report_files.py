"""The files of a report: the same bytes twice, missing and bad ones, and the documents beside it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tests.third_party import ROOT
from tests.verify.report.samples import lay_out, sample
from verify.errors import BadInput
from verify.report import BEGIN, END, refresh_readme, write_report
from verify.report.attached import Attached
from verify.report.current_texts import with_current_texts
from verify.results.schema import decode


def test_two_writes_are_the_same_bytes_and_leave_nothing_else(tmp_path: Path) -> None:
    directory = lay_out(tmp_path / "run", sample())
    before = {path.name for path in directory.iterdir()}
    paths = write_report(directory, recheck=False)
    assert [path.name for path in paths[:3]] == ["report.md", "report.html", "graph.svg"]
    first = [path.read_bytes() for path in paths]
    assert [path.read_bytes() for path in write_report(directory, recheck=False)] == first
    written = {"report.md", "report.html", "graph.svg", "errors.html", "figures.html", "claims"}
    assert {path.name for path in directory.iterdir()} == before | written
    claims = {claim.id for claim in sample().claims}
    assert {path.name for path in (directory / "claims").iterdir()} == {
        f"{name}{end}" for name in claims for end in (".md", ".html")
    }


def test_pages_of_claims_that_are_gone_go_and_foreign_files_stay(tmp_path: Path) -> None:
    directory = lay_out(tmp_path / "run", sample())
    write_report(directory, recheck=False)
    (directory / "claims/notes.md").write_text("My own notes.")
    fewer = msgspec.structs.replace(sample(), claims=sample().claims[:2])
    (directory / "results.json").write_bytes(msgspec.json.encode(fewer))
    write_report(directory, recheck=False)
    assert {path.name for path in (directory / "claims").iterdir()} == {
        "lemma-15.md",
        "lemma-15.html",
        "prop-3.md",
        "prop-3.html",
        "notes.md",
    }


def test_all_on_a_single_file(tmp_path: Path) -> None:
    directory = lay_out(tmp_path / "run", sample())
    before = {path.name for path in directory.iterdir()}
    assert write_report(directory, recheck=False, single_file=tmp_path / "all.html") == [tmp_path / "all.html"]
    assert {path.name for path in directory.iterdir()} == before
    page = (tmp_path / "all.html").read_text()
    assert page.count("<article") == len(sample().claims)
    inside = re.findall(r'href="#([^"?]+)"', page)
    assert inside
    assert set(inside) <= set(re.findall(r'id="([^"]+)"', page))
    outside = {link for link in re.findall(r'href="([^"#]+)"', page) if link.endswith((".html", ".md"))}
    assert outside <= {"report.md"}


def test_a_certificate_that_the_checker_rejects_is_not_quoted(tmp_path: Path) -> None:
    directory = lay_out(tmp_path / "run", sample())
    write_report(directory, recheck=False)
    pages = [directory / f"claims/lemma-15{end}" for end in (".md", ".html")]
    assert all("3/2 &lt; 2." in path.read_text() for path in pages)
    write_report(directory)  # the sample's certificate has no digest and no kind
    for path in pages:
        assert "3/2 &lt; 2." not in path.read_text()
        assert path.read_text().count("missing or rejected") == 2


@pytest.mark.parametrize("content", [None, b"", b"{", b"[]", b'{"schema": 1}', b"\xff\xfe", b"null"])
def test_bad_directories_give_one_clear_line(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "results.json").write_bytes(content)
    with pytest.raises(BadInput) as caught:
        write_report(tmp_path)
    assert "results" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert not (tmp_path / "report.md").exists()


def test_wrong_schema_and_missing_directory_are_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such directory"):
        write_report(tmp_path / "nowhere")
    newer = msgspec.structs.replace(sample(), schema=3)
    with pytest.raises(BadInput, match="schema 3"):
        write_report(lay_out(tmp_path / "newer", newer))


def test_nothing_outside_the_directory_is_read(tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text('{"says": "secret"}')
    directory = lay_out(tmp_path / "run", sample())
    attached = Attached(directory)
    assert attached.sentence("../secret.json") is None
    assert attached.sentence(str(tmp_path / "secret.json")) is None
    assert attached.sentence("certificates") is None
    assert attached.figure("a\0b") is None
    assert attached.figure("certificates/lemma-15.entry.json") is None
    assert attached.sentence("certificates/lemma-15.entry.json") == "At $n = 8$ it is 3/2 < 2."


# -- the documents -----------------------------------------------------------------------------------------


def test_readme_is_refreshed_between_its_markers_only(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("top\n<!-- verdicts:begin -->\nold \\1\n<!-- verdicts:end -->\nbottom\n")
    assert refresh_readme(readme, sample()) is True
    text = readme.read_text()
    assert text.startswith("top\n<!-- verdicts:begin -->\n**Statements of the paper**\n\n| ")
    assert text.endswith("\n<!-- verdicts:end -->\nbottom\n")
    assert "](reports/han2025/report.md#lemma-15)" in text
    assert refresh_readme(readme, sample()) is False


@pytest.mark.parametrize("text", ["", BEGIN, END + BEGIN, BEGIN + END + END])
def test_readme_without_markers_is_bad_input(tmp_path: Path, text: str) -> None:
    readme = tmp_path / "README.md"
    readme.write_text(text)
    with pytest.raises(BadInput, match="verdicts:begin"):
        refresh_readme(readme, sample())
    with pytest.raises(BadInput, match="nowhere"):
        refresh_readme(tmp_path / "nowhere.md", sample())


def test_the_committed_readme_is_current(tmp_path: Path) -> None:
    committed = ROOT / "reports/han2025/results.json"
    if not committed.is_file():
        pytest.skip("no committed report yet: `make audit` writes it")
    copy = tmp_path / "README.md"
    copy.write_text((ROOT / "README.md").read_text())
    results, _ = with_current_texts(decode(committed.read_bytes()))  # as `verify report` reads them
    changed = refresh_readme(copy, results)
    assert not changed, "the verdict table is stale: run `verify report reports/han2025 --readme README.md`"
