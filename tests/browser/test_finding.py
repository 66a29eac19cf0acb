"""Finding one's way in the report in a real browser: the graph focuses, links, search and filter lead somewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser import samples
from tests.browser.pages import claim_page, count
from verify.records import Verdict

pytestmark = pytest.mark.long

# -- the graph ---------------------------------------------------------------------------------------------


@pytest.mark.long
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
    assert "Depends on" in text
    assert "Used by" in text
    assert float(page.evaluate("getComputedStyle(document.querySelector('#node-claim-12')).opacity")) < 0.5
    page.keyboard.press("Escape")
    assert page.evaluate("location.hash") == ""
    assert count(page, ".claim-graph.focused") == 0


@pytest.mark.long
def test_the_graph_by_keyboard_and_by_address(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report, "#?focus=claim-6&q=step").page
    assert count(page, "#node-claim-6.here") == 1
    assert page.input_value("#query") == "step"
    page.focus("#node-claim-2")
    page.keyboard.press("Enter")
    assert count(page, "#node-claim-2.here") == 1
    page.keyboard.press("Enter")
    page.wait_for_selector("article#claim-2")
    assert page.evaluate("location.pathname").endswith("claims/claim-2.html")
    page.click("text=Show in the graph")
    page.wait_for_selector("#node-claim-2.here")


# -- search ------------------------------------------------------------------------------------------------


def test_a_link_to_a_step_opens_it(visit: Callable[..., Any], report: Path) -> None:
    page = visit(claim_page(report, "claim-3"), "#claim-3.step-1").page
    assert page.evaluate("document.getElementById('claim-3.step-1').open")
    assert page.evaluate("Math.abs(document.getElementById('claim-3.step-1').getBoundingClientRect().top) < 300")


@pytest.mark.long
def test_search_is_always_there_and_leads_to_the_step(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report).page
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    box = page.evaluate("document.querySelector('#query').getBoundingClientRect().toJSON()")
    assert 0 <= box["top"] < 200, "the box stays on top"
    page.fill("#query", "pomegranate")
    assert page.evaluate("location.hash") == "#?q=pomegranate"
    assert page.evaluate("[...document.querySelectorAll('#hits li a')].map((a) => a.textContent)") == ["claim-7.step-3"]
    assert page.evaluate("[...document.querySelectorAll('table.claims tbody tr:not([hidden])')].length") == 1
    page.keyboard.press("Enter")
    page.wait_for_selector("details#claim-7\\.step-3[open]")


@pytest.mark.long
def test_the_search_of_a_claims_page_knows_claims_and_leads_to_all(visit: Callable[..., Any], report: Path) -> None:
    page = visit(claim_page(report, "claim-3")).page
    page.fill("#query", "claim-11")
    assert page.evaluate("[...document.querySelectorAll('#hits li a')].map((a) => a.textContent)") == ["claim-11"]
    page.fill("#query", "pomegranate")
    assert "Nothing found" in page.inner_text("#hits")
    page.click("#hits > a")
    page.wait_for_selector("#hits li")
    assert page.evaluate("location.pathname").endswith("report.html")
    page.fill("#query", "<b>no such word</b>")
    assert "Nothing found" in page.inner_text("#hits")


@pytest.mark.long
def test_the_table_filters_by_verdict(visit: Callable[..., Any], report: Path) -> None:
    page = visit(report).page
    rows = "table.claims tbody tr:not([hidden])"
    everything = count(page, rows)
    page.select_option("#verdict", "refuted")
    assert page.evaluate("location.hash") == "#?verdict=refuted"
    shown = page.evaluate(f"[...document.querySelectorAll('{rows}')].map((row) => row.dataset.claim)")
    wanted = {
        claim.id
        for claim in samples.audit().claims
        if Verdict.REFUTED in {claim.verdict, *(step.verdict for step in claim.steps)}
    }
    assert set(shown) <= wanted
    assert 0 < len(shown) < everything
    page.click("#clear")
    assert count(page, rows) == everything
