"""The report in a real browser: it loads by itself, the graph focuses, search, sorting and zoom work."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.browser import samples
from tests.third_party import ROOT
from verify.records import Verdict
from verify.report import comparison
from verify.results.diff import compare

VISIBLE = "article[data-verdict]:not([hidden])"


def count(page: Any, selector: str) -> int:
    return len(page.query_selector_all(selector))


def test_it_loads_alone_and_is_small(visit: Callable[..., Any], report: Path) -> None:
    made = visit(report)
    assert "scripted" in (made.page.get_attribute("html", "class") or ""), "the page's script ran to its end"
    assert [url for url in made.requests if not url.startswith("data:")] == [report.as_uri()]
    assert report.stat().st_size < 5_000_000
    assert made.page.title() == "Referee's report: A paper with many claims & more"


def test_the_policy_stops_a_foreign_script(visit: Callable[..., Any], report: Path, tmp_path: Path) -> None:
    page = report.read_text().replace("</main>", "<script>document.title = 'taken'</script></main>")
    forged = tmp_path / "forged.html"
    forged.write_text(page)
    made = visit(forged)
    assert made.page.title() != "taken"
    assert any("Content Security Policy" in text for text in made.complaints)
    made.complaints.clear()


def test_mathematics_is_laid_out(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report).page
    page.click("#unfold")
    box = page.evaluate("""() => {
        const fraction = document.querySelector("details[open] math mfrac");
        const [over, under] = [...fraction.children].map((item) => item.getBoundingClientRect());
        return [over.bottom, under.top, over.height, under.height]; }""")
    assert box[2] > 4, "the numerator has a height"
    assert box[3] > 4, "the denominator too"
    assert box[0] <= box[1] + 8, "and stands above it"
    assert count(page, "code.tex") == 0, "every formula was converted"
    assert page.evaluate("document.querySelector('annotation').getClientRects().length") == 0, "TeX is not shown twice"


def test_the_differing_symbol_is_marked(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report).page
    marks = page.evaluate(
        "[...document.querySelector('#claim-1\\\\.step-3').querySelectorAll('.differs')].map((m) => m.textContent)")
    assert marks == ["+", "−"]
    assert count(page, "#claim-1\\.step-2 .differs") == 0


def test_the_graph_focuses_and_the_address_says_so(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report).page
    results = samples.audit()
    below = {claim.id: set(claim.depends_on) for claim in results.claims}
    under, todo = set(), {"claim-14"}
    while todo:
        todo = {name for item in todo for name in below[item]} - under
        under |= todo
    page.click("#node-claim-14")
    assert page.evaluate("location.hash") == "#?focus=claim-14"
    shown = page.evaluate("[...document.querySelectorAll('.node.under')].map((n) => n.dataset.claim)")
    assert set(shown) == under
    assert count(page, ".node.here") == 1
    text = page.inner_text("#graph-panel")
    assert "It rests on" in text
    assert "With it stand or fall" in text
    assert float(page.evaluate("getComputedStyle(document.querySelector('#node-claim-12')).opacity")) < 0.5
    page.keyboard.press("Escape")
    assert page.evaluate("location.hash") == ""
    assert count(page, ".claim-graph.focused") == 0


def test_the_graph_by_keyboard_and_by_address(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report, "#?focus=claim-6&q=step").page
    assert count(page, "#node-claim-6.here") == 1
    assert page.input_value("#query") == "step"
    page.focus("#node-claim-2")
    page.keyboard.press("Enter")
    assert count(page, "#node-claim-2.here") == 1
    page.keyboard.press("Enter")
    assert page.evaluate("location.hash") == "#claim-2"
    assert page.evaluate("Math.abs(document.querySelector('#claim-2').getBoundingClientRect().top) < 200")


def test_a_link_to_a_step_opens_it(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report, "#claim-3.step-1").page
    assert page.evaluate("document.getElementById('claim-3.step-1').open")
    assert page.evaluate("Math.abs(document.getElementById('claim-3.step-1').getBoundingClientRect().top) < 300")
    page.evaluate("location.hash = '#?q=pomegranate'")
    page.wait_for_selector("#claim-3[hidden]", state="attached")
    page.evaluate("location.hash = '#claim-3.step-4'")  # hidden by the search, which gives way
    page.wait_for_selector("#claim-3:not([hidden])")
    assert page.evaluate("document.getElementById('claim-3.step-4').open")


def test_search_and_filter(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report).page
    everything = count(page, VISIBLE)
    assert everything == 30
    page.fill("#query", "pomegranate")
    assert [item.get_attribute("id") for item in page.query_selector_all(VISIBLE)] == ["claim-7"]
    assert [item.get_attribute("id") for item in page.query_selector_all("#claim-7 details.step:not([hidden])")] == [
        "claim-7.step-3"]
    assert "1 claim shown; 1 step matches." in page.inner_text("#count")
    assert count(page, "table.claims tbody tr:not([hidden])") == 1
    page.fill("#query", "")
    page.select_option("#verdict", "refuted")
    assert page.evaluate("location.hash") == "#?verdict=refuted"
    for article in page.query_selector_all(VISIBLE):
        verdicts = {article.get_attribute("data-verdict")} | {
            step.get_attribute("data-verdict") for step in article.query_selector_all("details.step:not([hidden])")}
        assert "refuted" in verdicts
    assert 0 < count(page, VISIBLE) < everything
    page.click("#clear")
    assert count(page, VISIBLE) == everything
    page.fill("#query", "no such word anywhere")
    assert count(page, VISIBLE) == 0


def test_constants_sort_as_numbers(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report).page
    read = "[...document.querySelectorAll('#constants tbody tr')].map((r) => Number(r.cells[5].dataset.sort))"
    page.click("#constants th:nth-child(6) button")
    rising = page.evaluate(read)
    assert rising == sorted(rising)
    assert page.get_attribute("#constants th:nth-child(6)", "aria-sort") == "ascending"
    page.click("#constants th:nth-child(6) button")
    assert page.evaluate(read) == rising[::-1]


def test_a_certificate_is_shown_and_downloads_from_the_page_alone(
        visit: Callable[..., Any], report: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone.html"
    alone.write_bytes(report.read_bytes())
    page = visit(alone).page
    page.evaluate("document.querySelectorAll('#claim-3 details').forEach((item) => { item.open = true; })")
    with page.expect_download() as caught:
        page.click("#claim-3 a[data-certificate]")
    saved = Path(caught.value.path()).read_bytes()
    assert caught.value.suggested_filename == "claim-3.grid.n1.json"
    assert saved == (report.parent / "certificates/claim-3.grid.n1.json").read_bytes()
    assert json.loads(saved)["x"] == "1/3"


def test_figures_zoom_and_commands_copy(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report).page
    small = page.evaluate("document.querySelector('#claim-0 figure img').getBoundingClientRect().width")
    page.click("#claim-0 figure button")
    assert page.evaluate("document.querySelector('#zoom').open")
    assert page.evaluate("document.querySelector('#zoom img').getBoundingClientRect().width") > small
    page.keyboard.press("Escape")
    assert not page.evaluate("document.querySelector('#zoom').open")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("#claim-0 button.copy")
    assert page.evaluate("navigator.clipboard.readText()").startswith("verify run claim-0 --profile standard")


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (360, "dark"), (768, "light"), (1280, "light")])
def test_nothing_overflows(visit: Callable[..., Any], report: Path, width: int, scheme: str) -> None:
    page = visit(report, width=width, scheme=scheme).page
    page.click("#unfold")
    assert not overflow(page)


def overflow(page: Any) -> list[str]:
    """What reaches beyond the right edge and is in no box that scrolls by itself."""
    stray = page.evaluate("""() => [...document.querySelectorAll("main *, header *, footer *")].filter((item) => {
        const box = item.getBoundingClientRect();
        return box.right > innerWidth + 1 && box.width && !item.closest(".scroll, .skip") && !item.closest("dialog"); })
        .map((item) => item.outerHTML.slice(0, 120))""")
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        stray.append("the page itself scrolls sideways")
    return list(stray)


def test_the_committed_report_loads_and_fits_a_phone(visit: Callable[..., Any]) -> None:
    committed = ROOT / "reports/han2025/report.html"
    if not committed.is_file():
        pytest.skip("no committed report yet: `make audit` writes it")
    assert committed.stat().st_size < 5_000_000
    page = visit(committed, width=360, scheme="dark").page
    page.click("#unfold")
    assert not overflow(page)
    assert count(page, "math") > 20
    assert count(page, "code.tex") == 0, "every formula was converted"


def test_a_comparison_is_a_page_too(visit: Callable[..., Any], tmp_path: Path) -> None:
    old = samples.audit(7)
    first = msgspec.structs.replace(old.claims[0], verdict=Verdict.REFUTED)
    new = msgspec.structs.replace(old, model={"n": 9}, claims=(first, *old.claims[1:-1]))
    path = tmp_path / "diff.html"
    path.write_text(comparison.render(old, new, compare(old, new), ("old", "new")))
    page = visit(path, width=390).page
    assert "Something is worse." in page.inner_text("#summary")
    assert "worse" in page.inner_text("#changes tbody tr:first-child")
    page.click("#changes th:nth-child(2) button")
    assert page.get_attribute("#changes th:nth-child(2)", "aria-sort") == "ascending"
    assert not overflow(page)
    assert not violations(page)


def test_dark_is_dark(visit: Callable[..., Any], report: Path) -> None:
    colours = {}
    for scheme in ("light", "dark"):
        page = visit(report, scheme=scheme).page
        colours[scheme] = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
    assert sum(colours["light"]) > 600
    assert sum(colours["dark"]) < 150


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1280, "light")])
def test_axe_finds_nothing_serious(visit: Callable[..., Any], small_report: Path, width: int, scheme: str) -> None:
    page = visit(small_report, width=width, scheme=scheme).page
    page.click("#node-claim-5")
    assert not violations(page)


def violations(page: Any) -> list[str]:
    """What axe-core calls serious or critical, as rule and first place."""
    page.evaluate((resources.files("axe_playwright_python") / "axe.min.js").read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{item['id']} ({item['impact']}): {item['nodes'][0]['html'][:160]} {item['nodes'][0]['failureSummary']}"
            for item in found["violations"] if item["impact"] in ("serious", "critical")]


def test_landmarks_and_names(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report).page
    for selector in ("header", "nav[aria-label]", "main", "footer"):
        assert count(page, f"body > {selector}") == 1, selector
    assert count(page, "h1") == 1
    assert page.evaluate("[...document.images].filter((i) => i.closest('figure') && !i.alt).length") == 0
    assert page.evaluate("[...document.querySelectorAll('.node')].every((n) => n.getAttribute('aria-label'))")
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((item) => item.id)")
    assert len(ids) == len(set(ids))
    broken = page.evaluate("""() => [...document.querySelectorAll("a[href^='#']")].map((a) => a.getAttribute("href"))
        .filter((h) => !h.startsWith("#?") && !document.getElementById(decodeURIComponent(h.slice(1))))""")
    assert not broken
