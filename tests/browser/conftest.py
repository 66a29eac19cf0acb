"""Chromium, headless and offline.  Skipped where there is none, unless VERIFY_BROWSER is "required" (as in CI)."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser import samples
from verify.report import write_report

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def _missing(reason: str) -> None:
    if os.environ.get("VERIFY_BROWSER") == "required":
        pytest.fail(f"{reason}, and VERIFY_BROWSER=required", pytrace=False)
    pytest.skip(f"{reason}: the tests in a browser need it (VERIFY_BROWSER=required makes this a failure)")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    named = os.environ.get("VERIFY_CHROMIUM")
    program = named or next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        _missing("no Chromium on this machine")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        _missing("the package playwright is not installed")
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=program, args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a large made-up audit."""
    directory = samples.lay_out(tmp_path_factory.mktemp("browser") / "run", samples.audit())
    write_report(directory, recheck=False)
    return directory / "report.html"


@pytest.fixture(scope="session")
def small_report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with every kind of part and fewer of each: axe-core looks at every element."""
    directory = samples.lay_out(tmp_path_factory.mktemp("browser") / "small", samples.audit(7))
    write_report(directory, recheck=False)
    return directory / "report.html"


class Visit:
    """A page, and all that it said or asked for while it was open."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.complaints: list[str] = []
        self.requests: list[str] = []
        page.on("console", lambda message: self.complaints.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", lambda request: self.requests.append(request.url))


@pytest.fixture(scope="session")
def context(browser: Any) -> Iterator[Any]:
    """One for all: each new one starts processes, half a second of work, and no page leaves anything behind."""
    made = browser.new_context(offline=True, accept_downloads=True)
    yield made
    made.close()


@pytest.fixture
def visit(context: Any) -> Iterator[Callable[..., Visit]]:
    """``visit(path, hash="", width=1280, height=900, scheme="light")``; a complaint or a request fails the test."""
    opened: list[Visit] = []

    def go(path: Path, fragment: str = "", *, width: int = 1280, height: int = 900, scheme: str = "light") -> Visit:
        made = Visit(context.new_page())
        opened.append(made)
        made.page.set_default_timeout(10_000)
        made.page.set_viewport_size({"width": width, "height": height})
        made.page.emulate_media(color_scheme=scheme)
        made.page.goto(path.as_uri() + fragment)
        return made

    yield go
    left = context.storage_state()
    context.clear_permissions()
    for made in opened:
        made.page.close()
        assert not made.complaints
        assert all(url.startswith(("file:", "data:", "blob:")) for url in made.requests)
    assert left == {"cookies": [], "origins": []}, "a page keeps something: then each visit needs a context of its own"
