"""Pages made of hostile results: whatever a title, a summary or a name holds, it is text on the page."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from tests.fuzz.targets import seed
from verify.report import comparison, write_report
from verify.report.diff_text import markdown
from verify.report.index import write_index
from verify.results.diff import compare
from verify.results.schema import Results, decode

PAYLOADS = [
    "<script>alert(1)</script>",
    "</title><script>alert(1)</script>",
    "</style><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "<svg onload=alert(1)>",
    "</code><iframe src=//e.vil>",
    "$\\href{javascript:alert(1)}{x}$",
    "$\\text{<script>alert(1)</script>}$",
    "[x](javascript:alert(1))",
    "![x](http://e.vil/x.png)",
    "{{ 7 * 7 }}{% raw %}",
    "<!--",
    "-->",
    "]]>",
    "&lt;script&gt;",
    "\u202etxt.exe",
    "<a href=javascript:alert(1)>x</a>",
    "`<b>`",
    "<base href=//e.vil>",
    "<meta http-equiv=refresh content=0>",
    "\x00\x1b",
]
KEPT = {"schema", "verdict", "evidence", "checked", "seconds", "depends_on", "profile"}  # not free text
NAMES = {"paper", "certificates", "figures"}  # a results file with a control character or a space there is refused
ALLOWED = {"script": 1, "style": 1, "base": 0, "iframe": 0, "object": 0, "embed": 0, "form": 0, "link": 0}


class Reader(HTMLParser):
    """Counts elements and collects what could act."""

    def __init__(self) -> None:
        super().__init__()
        self.count: dict[str, int] = {}
        self.acts: list[str] = []

    def handle_starttag(self, tag, attributes):
        self.count[tag] = self.count.get(tag, 0) + 1
        for name, value in attributes:
            target = (value or "").strip().lower()
            leads = name.rpartition(":")[2] in ("src", "href", "action", "srcset", "poster", "formaction")
            away = re.match(r"//|(?!data:image/|data:,)[a-z][a-z0-9+.-]*:", target)
            if name.startswith("on") or (leads and away):
                self.acts.append(f"{tag} {name}={value}")


def _poisoned(value, payload, name=""):
    if isinstance(value, dict):
        return {key: _poisoned(child, payload, key) for key, child in value.items()}
    if isinstance(value, list):
        return [_poisoned(child, payload, name) for child in value]
    if not isinstance(value, str) or name in KEPT or (name in NAMES and not _allowed_in_names(payload)):
        return value
    return value + payload


def _allowed_in_names(payload: str) -> bool:
    return payload.isprintable() and " " not in payload


def _results(payload: str) -> Results:
    poisoned = _poisoned(seed(), payload)
    for claim in poisoned["claims"]:
        for step in claim.get("steps", ()):
            step["id"] = f"{claim['id']}.{step['id']}"
    return decode(json.dumps(poisoned).encode())


def _inert(page: str) -> None:
    reader = Reader()
    reader.feed(page)
    assert not reader.acts
    for tag, most in ALLOWED.items():
        assert reader.count.get(tag, 0) <= most, tag
    assert reader.count.get("meta", 0) <= 4
    assert "alert(1)" not in page or "<script>alert" not in page


@pytest.mark.parametrize("payload", PAYLOADS)
def test_pages_of_hostile_results_are_inert(tmp_path: Path, payload: str):
    old, new = decode(json.dumps(seed()).encode()), _results(payload)
    found = compare(old, new)
    assert found.changes
    _inert(comparison.render(old, new, found, (payload, "new")))
    text = markdown(found, (payload, "new"))
    assert "<script" not in text
    assert "<img" not in text
    assert not re.search(r"(?<!\\)\]\(", text)
    run = tmp_path / "run"
    run.mkdir()
    (run / "results.json").write_bytes(msgspec.json.encode(new))
    write_report(run)
    _inert((run / "report.html").read_text(encoding="utf-8"))
    write_index(tmp_path)
    _inert((tmp_path / "index.html").read_text(encoding="utf-8"))
    graph = (run / "graph.svg").read_text(encoding="utf-8")
    assert "<script" not in graph
    assert "onload" not in graph or "&lt;svg onload" in graph
