"""The report in a real browser: it opens from a folder, sorting, zoom and printing work, everybody can read it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.browser import samples
from tests.browser.pages import claim_page, count
from verify.records import Verdict
from verify.report import comparison, write_report
from verify.results.diff import compare

ROOT = Path(__file__).resolve().parents[2]
PAGES = 12  # of the printed report
pytestmark = pytest.mark.long
WIDTHS = [(390, "light"), (390, "dark"), (768, "light"), (1400, "light")]
ENDS = [(390, "dark"), (1400, "light")]  # narrow and wide, dark and light: these are looked at every time


# -- loading -----------------------------------------------------------------------------------------------


@pytest.mark.long
def test_every_page_loads_alone_and_is_small(visit: Callable[..., Any], report: Path) -> None:
    for path in (report, claim_page(report, "claim-3"), report.parent / "errors.html", report.parent / "figures.html"):
        made = visit(path)
        if path == report:
            assert made.page.title() == "Referee's report: A paper with many claims & more"
        assert "scripted" in (made.page.get_attribute("html", "class") or ""), "the page's script ran to its end"
        assert [url for url in made.requests if not url.startswith("data:")] == [path.as_uri()]
        assert path.stat().st_size < 5_000_000


def test_the_policy_stops_a_foreign_script(visit: Callable[..., Any], small_report: Path, tmp_path: Path) -> None:
    page = small_report.read_text().replace("</main>", "<script>document.title = 'taken'</script></main>")
    forged = tmp_path / "forged.html"
    forged.write_text(page)
    made = visit(forged)
    assert made.page.title() != "taken"
    assert any("Content Security Policy" in text for text in made.complaints)
    made.complaints.clear()


def links_of(path: Path) -> list[str]:
    return re.findall(r'(?:href|src)="([^"]+)"', path.read_text())


def test_every_link_of_the_folder_leads_somewhere(report: Path) -> None:
    folder = report.parent
    pages = [
        *(folder / f"{name}.html" for name in ("report", "errors", "figures")),
        *(folder / "claims").glob("*.html"),
    ]
    anchors = {path: set(re.findall(r'\bid="([^"]+)"', path.read_text())) for path in pages}
    for path in pages:
        for link in links_of(path):
            target, _, anchor = link.partition("#")
            if link.startswith("data:"):
                continue
            place = (path.parent / target).resolve() if target else path
            assert place.is_file(), f"{path.name}: {link}"
            if anchor and not anchor.startswith("?") and place in anchors:
                assert anchor in anchors[place], f"{path.name}: {link}"


@pytest.mark.long
def test_the_folder_opens_from_another_place(visit: Callable[..., Any], small_report: Path, tmp_path: Path) -> None:
    moved = Path(shutil.copytree(small_report.parent, tmp_path / "elsewhere"))
    page = visit(moved / "report.html").page
    page.click("table.claims a[href='claims/claim-1.html']")
    page.wait_for_selector("article#claim-1")
    page.click("nav a[rel=next]")
    page.wait_for_selector("article#claim-2")
    page.click("nav a >> text=Report")
    page.wait_for_selector("#summary")


# -- the first screen --------------------------------------------------------------------------------------


@pytest.mark.long
def test_the_first_screen_answers_in_sentences_with_links(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report, width=1400).page
    heads = page.evaluate("[...document.querySelectorAll('#summary .answer h3')].map((h) => h.textContent)")
    lists = ["What is wrong", "What is true"]
    assert heads == ["Verdict", "Confidence", *lists[:2], "Where to check"]
    assert count(page, "#summary .answer a") > 5
    assert count(page, "#summary code") < 5, "names, not ids"


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", pdf))


@pytest.mark.long
def test_a_large_audit_prints_on_few_pages(visit: Callable[..., Any], report: Path) -> None:
    pdf = visit(report).page.pdf(format="A4", prefer_css_page_size=True)
    assert 2 <= pages_of(pdf) <= PAGES


@pytest.mark.long
@pytest.mark.parametrize("paper", ["han2025", "edelman2022"])
def test_a_report_of_our_papers_prints_on_twelve_pages_and_fits_a_phone(
    visit: Callable[..., Any], paper: str, tmp_path: Path
) -> None:
    built = Path(shutil.copytree(ROOT / "reports" / paper, tmp_path / paper, ignore=shutil.ignore_patterns("*.html")))
    write_report(built, recheck=False)
    assert all(path.stat().st_size < 5_000_000 for path in built.rglob("*.html"))
    page = visit(built / "report.html", width=390, scheme="dark").page
    assert count(page, "code.tex") == 0, "every formula was converted"
    assert not overflow(page)
    page.set_viewport_size({"width": 688, "height": 900})  # what A4 leaves between margins of 14 mm
    page.emulate_media(media="print", color_scheme="light")
    assert page.evaluate("document.documentElement.scrollWidth") <= 690, "nothing is shrunk to fit"
    assert 3 <= pages_of(page.pdf(format="A4", prefer_css_page_size=True)) <= PAGES


# -- mathematics -------------------------------------------------------------------------------------------


def test_mathematics_is_laid_out(visit: Callable[..., Any], report: Path) -> None:
    page = visit(claim_page(report, "claim-1")).page
    page.click("button.unfold")
    box = page.evaluate("""() => {
        const fraction = document.querySelector("details[open] math mfrac");
        const [over, under] = [...fraction.children].map((item) => item.getBoundingClientRect());
        return [over.bottom, under.top, over.height, under.height]; }""")
    assert box[2] > 4, "the numerator has a height"
    assert box[3] > 4, "the denominator too"
    assert box[0] <= box[1] + 8, "and stands above it"
    assert count(page, "code.tex") == 0, "every formula was converted"
    assert page.evaluate("document.querySelector('annotation').getClientRects().length") == 0, "TeX is not shown twice"


@pytest.mark.long
def test_only_a_real_difference_is_marked(visit: Callable[..., Any], report: Path) -> None:
    """The samples differ by a sign; where the step holds, that is another way of writing it and no error."""
    failing = next(
        step.id for claim in samples.audit().claims for step in claim.steps if step.verdict is Verdict.REFUTED
    )
    page = visit(claim_page(report, failing.split(".")[0])).page
    marks = "(id) => [...document.getElementById(id).querySelectorAll('.differs')].map((m) => m.textContent)"
    assert page.evaluate(marks, failing.replace("step-2", "step-3")) == [], "it holds"
    assert page.evaluate(marks, failing) == [], "printed and derived alike"
    odd = msgspec.structs.replace(
        samples.audit(),
        claims=tuple(
            msgspec.structs.replace(
                claim, steps=tuple(msgspec.structs.replace(step, verdict=Verdict.REFUTED) for step in claim.steps)
            )
            for claim in samples.audit().claims[:1]
        ),
    )
    directory = samples.lay_out(report.parent.parent / "odd", odd)
    write_report(directory, recheck=False)
    page = visit(directory / "claims/claim-0.html").page
    assert page.evaluate(marks, "claim-0.step-3") == ["+", "−"]
    assert page.evaluate(marks, "claim-0.step-2") == []


# -- tables, figures, certificates -------------------------------------------------------------------------


@pytest.mark.long
def test_constants_sort_as_numbers(visit: Callable[..., Any], small_report: Path) -> None:
    page = visit(small_report).page
    read = "[...document.querySelectorAll('#constants tbody tr')].map((r) => Number(r.cells[1].dataset.sort))"
    page.click("#constants th:nth-child(2) button")
    rising = page.evaluate(read)
    assert rising == sorted(rising)
    assert page.get_attribute("#constants th:nth-child(2)", "aria-sort") == "ascending"
    page.click("#constants th:nth-child(2) button")
    assert page.evaluate(read) == rising[::-1]


@pytest.mark.long
def test_constants_are_readable_on_a_phone(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report, width=390).page
    boxes = page.evaluate("""[...document.querySelector('#constants tbody tr').cells]
        .map((cell) => cell.getBoundingClientRect()).map((box) => [box.left, box.right, box.width])""")
    assert all(left >= 0 and right <= 391 and width > 200 for left, right, width in boxes), "a line a value"
    for section in ("constants", "verdicts"):  # a long formula scrolls by itself
        assert page.evaluate(f"document.querySelector('#{section} .scroll').scrollWidth") <= 391, section


@pytest.mark.long
def test_a_certificate_is_shown_and_downloads_from_the_page_alone(
    visit: Callable[..., Any], report: Path, tmp_path: Path
) -> None:
    alone = tmp_path / "alone.html"
    alone.write_bytes(claim_page(report, "claim-3").read_bytes())
    page = visit(alone).page
    page.evaluate("document.querySelectorAll('#claim-3 details').forEach((item) => { item.open = true; })")
    with page.expect_download() as caught:
        page.click("#claim-3 a[data-certificate]")
    saved = Path(caught.value.path()).read_bytes()
    assert caught.value.suggested_filename == "claim-3.grid.n1.json"
    assert saved == (report.parent / "certificates/claim-3.grid.n1.json").read_bytes()
    assert json.loads(saved)["x"] == "1/3"


def test_a_certificate_stands_with_its_step_only(visit: Callable[..., Any], report: Path) -> None:
    page = visit(claim_page(report, "claim-3")).page
    names = "(id) => [...document.getElementById(id).querySelectorAll('[data-certificate]')].map((a) => a.textContent)"
    assert page.evaluate(names, "claim-3.step-2") == ["claim-3.grid.n2.json"]
    assert count(page, "[data-certificate]") == samples.STEPS, "each once"


def test_figures_zoom_and_commands_copy(visit: Callable[..., Any], report: Path) -> None:
    page = visit(claim_page(report, "claim-0")).page
    small = page.evaluate("document.querySelector('#claim-0 figure img').getBoundingClientRect().width")
    page.click("#claim-0 figure button")
    assert page.evaluate("document.querySelector('#zoom').open")
    assert page.evaluate("document.querySelector('#zoom img').getBoundingClientRect().width") > small
    page.keyboard.press("Escape")
    assert not page.evaluate("document.querySelector('#zoom').open")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("#claim-0 button.copy")
    assert page.evaluate("navigator.clipboard.readText()").startswith("verify run claim-0 --profile standard")


@pytest.mark.long
@pytest.mark.parametrize("width", [390, 1400])
def test_a_sheet_has_every_figure_with_its_caption(visit: Callable[..., Any], report: Path, width: int) -> None:
    page = visit(report.parent / "figures.html", width=width).page
    wanted = [path for claim in samples.audit().claims for path in claim.figures]
    assert count(page, ".sheet figure img") == len(wanted) > 1
    assert page.evaluate("[...document.querySelectorAll('.sheet figcaption')].every((c) => c.textContent.trim())")
    shown = page.evaluate("[...document.querySelectorAll('.sheet img')].map((i) => i.naturalWidth)")
    assert all(shown), "each is a picture"
    assert not overflow(page)


def test_a_figure_enlarges_on_a_phone(visit: Callable[..., Any], report: Path) -> None:
    page = visit(claim_page(report, "claim-0"), width=390).page
    page.click("#claim-0 figure button")
    assert page.evaluate("document.querySelector('#zoom img').getBoundingClientRect().width") > 2 * 350


# -- widths, colours, access -------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(
    ("width", "scheme"), [pytest.param(*item, marks=() if item in ENDS else pytest.mark.slow) for item in WIDTHS]
)
def test_nothing_overflows(visit: Callable[..., Any], report: Path, width: int, scheme: str) -> None:
    assert not overflow(visit(report, width=width, scheme=scheme).page)
    page = visit(claim_page(report, "claim-3"), width=width, scheme=scheme).page
    page.click("button.unfold")
    page.evaluate("document.querySelectorAll('details').forEach((item) => { item.open = true; })")
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


@pytest.mark.long
def test_a_single_file_has_everything(visit: Callable[..., Any], report: Path, tmp_path: Path) -> None:
    path = tmp_path / "all.html"
    write_report(report.parent, recheck=False, single_file=path)
    page = visit(path, width=390).page
    assert count(page, "article") == samples.CLAIMS
    assert path.stat().st_size < 5_000_000
    page.fill("#query", "pomegranate")
    page.click("#hits li a")
    page.wait_for_selector("details#claim-7\\.step-3[open]")
    assert not overflow(page)


@pytest.mark.long
def test_a_comparison_is_a_page_too(visit: Callable[..., Any], tmp_path: Path) -> None:
    old = samples.audit(7)
    first = msgspec.structs.replace(old.claims[0], verdict=Verdict.REFUTED)
    new = msgspec.structs.replace(old, model={"n": 9}, claims=(first, *old.claims[1:-1]))
    path = tmp_path / "diff.html"
    path.write_text(comparison.render(old, new, compare(old, new), ("old", "new")))
    page = visit(path, width=390).page
    assert "Regressions found." in page.inner_text("#summary")
    assert "regression" in page.inner_text("#changes tbody tr:first-child")
    assert not overflow(page)
    assert not violations(page)
    wide = visit(path, width=1200).page
    wide.click("#changes th:nth-child(2) button")
    assert wide.get_attribute("#changes th:nth-child(2)", "aria-sort") == "ascending"
    assert not overflow(wide)


@pytest.mark.long
def test_dark_is_dark_and_so_are_its_figures(visit: Callable[..., Any], report: Path) -> None:
    colours = {}
    for scheme in ("light", "dark"):
        page = visit(claim_page(report, "claim-0"), scheme=scheme).page
        colours[scheme] = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
        shown = page.evaluate("getComputedStyle(document.querySelector('figure img')).filter")
        assert ("invert" in shown) == (scheme == "dark")
    assert sum(colours["light"]) > 600
    assert sum(colours["dark"]) < 150


@pytest.mark.long
@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1400, "light")])
def test_axe_finds_nothing_serious(visit: Callable[..., Any], small_report: Path, width: int, scheme: str) -> None:
    page = visit(small_report, width=width, scheme=scheme).page
    page.click("#node-claim-5")
    page.fill("#query", "claim")
    assert not violations(page)
    assert not violations(visit(claim_page(small_report, "claim-2"), width=width, scheme=scheme).page)


def violations(page: Any) -> list[str]:
    """What axe-core calls serious or critical, as rule and first place."""
    page.evaluate((resources.files("axe_playwright_python") / "axe.min.js").read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{item['id']} ({item['impact']}): {item['nodes'][0]['html'][:160]} {item['nodes'][0]['failureSummary']}"
        for item in found["violations"]
        if item["impact"] in ("serious", "critical")
    ]


@pytest.mark.long
def test_landmarks_and_names(visit: Callable[..., Any], small_report: Path) -> None:
    for path in (small_report, claim_page(small_report, "claim-1")):
        page = visit(path).page
        for selector in ("header", "nav[aria-label]", "main", "footer"):
            assert count(page, f"body > {selector}") == 1, selector
        assert count(page, "h1") == 1
        assert page.evaluate("[...document.images].filter((i) => i.closest('figure') && !i.alt).length") == 0
        assert page.evaluate("[...document.querySelectorAll('.node')].every((n) => n.getAttribute('aria-label'))")
        ids = page.evaluate("[...document.querySelectorAll('[id]')].map((item) => item.id)")
        assert len(ids) == len(set(ids))
