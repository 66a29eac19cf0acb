"""The page over several audits in a real browser: it loads alone, sorts, leads to the reports and fits a phone."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.browser import samples
from verify.report import write_report
from verify.report.index import write_index

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("reports")
    write_report(samples.lay_out(place / "large", samples.audit(7)), recheck=False)
    small = msgspec.structs.replace(samples.audit(3), paper="small", title="A small paper with $x^2$")
    write_report(samples.lay_out(place / "small", small), recheck=False)
    return write_index(place)[0]


def _serious(page: Any) -> list[str]:
    page.evaluate((resources.files("axe_playwright_python") / "axe.min.js").read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [item["id"] for item in found["violations"] if item["impact"] in ("serious", "critical")]


@pytest.mark.long
@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_it_loads_alone_fits_and_is_accessible(visit: Callable[..., Any], index: Path, width: int, scheme: str) -> None:
    made = visit(index, width=width, scheme=scheme)
    assert "scripted" in (made.page.get_attribute("html", "class") or "")
    assert made.page.title() == "Referee's reports: 2 audits"
    assert [url for url in made.requests if not url.startswith("data:")] == [index.as_uri()]
    assert made.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert made.page.query_selector("h2 math") is not None
    assert not _serious(made.page)


@pytest.mark.long
def test_a_column_sorts_and_a_link_opens_the_report(visit: Callable[..., Any], index: Path) -> None:
    page = visit(index).page
    names = "[...document.querySelectorAll('#overview tbody th')].map((cell) => cell.textContent.trim())"
    before = page.evaluate(names)
    page.click("#overview th button >> text=Paper")
    page.click("#overview th button >> text=Paper")
    assert page.evaluate(names) == before[::-1]
    page.click("#paper-small a >> text=report")
    assert page.title() == "Referee's report: A small paper with $x^2$"
