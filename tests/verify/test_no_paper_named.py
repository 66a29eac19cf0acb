"""The court knows nothing of any paper: no file of ``verify/`` has a paper's id, title, author or claim in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.third_party import ROOT
from verify.verdicts import papers as registry

COURT = ROOT / "verify"
SKIPPED = {".pyc", ".so"}


def _names() -> dict[str, str]:
    """Every name by which a registered paper could be meant, and what it is."""
    found: dict[str, str] = {}
    shipped = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["verify.papers"]
    for paper_id in shipped:
        paper = registry.paper(paper_id)
        found[paper.id] = f"the id of {paper.id}"
        found[paper.title] = f"the title of {paper.id}"
        found[re.sub(r"[0-9]+$", "", paper.id)] = f"the id of {paper.id} without its year"
        for word in re.findall(r"[^\W\d_]{3,}", paper.authors):
            if word[0].isupper():
                found[word] = f"an author of {paper.id}"
        for claim in paper.claims:
            for key in (claim.id, claim.id.replace("-", "_"), *(step.id for step in claim.steps)):
                if re.search(r"[-_.]", key):
                    found[key] = f"a claim or step of {paper.id}"
    return found


def _files(folder: Path) -> list[Path]:
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in SKIPPED and "__pycache__" not in path.parts
    )


def _offences(folder: Path, names: dict[str, str]) -> list[str]:
    found = []
    for path in _files(folder):
        text = path.read_text(encoding="utf-8")
        folded = text.casefold()
        there = sorted((name for name in names if name.casefold() in folded), key=len)[::-1]
        if not there:  # a pattern of all names takes its time
            continue
        pattern = re.compile("|".join(rf"(?<![\w-]){re.escape(name)}(?![\w-])" for name in there), re.IGNORECASE)
        for number, line in enumerate(text.splitlines(), 1):
            found += [f"{path.relative_to(folder.parent)}:{number}: {hit}" for hit in pattern.findall(line)]
    return found


def test_nothing_in_the_court_names_a_paper():
    names = _names()
    assert len(names) > 150
    assert not _offences(COURT, names)


@pytest.mark.parametrize(
    "line",
    [
        'DEFAULT = "han2025"',
        "# as Han says",
        "reports/edelman2022",
        "x = 'lemma-15.constant'",
        "from a import lemma_15",
        "<a href='#cor-20'>",
        "Ghoshdastidar",
    ],
)
def test_the_search_sees_a_name(line, tmp_path):
    folder = tmp_path / "verify" / "deep"
    folder.mkdir(parents=True)
    (folder / "x.html").write_text(f"\n{line}\n")
    assert _offences(tmp_path / "verify", _names())


def test_the_search_is_not_fooled_by_parts_of_words(tmp_path):
    (tmp_path / "x.py").write_text("# handle, hand, lemma-150, alemma-15, zhangs\n")
    assert not _offences(tmp_path, _names())
