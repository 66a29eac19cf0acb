"""Pages of a report, as the tests in a browser find them."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def count(page: Any, selector: str) -> int:
    return len(page.query_selector_all(selector))


def claim_page(report: Path, name: str) -> Path:
    return report.parent / "claims" / f"{name}.html"
