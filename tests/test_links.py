"""Links of the committed Markdown lead to committed files, and into a report to a place that is there."""

from __future__ import annotations

import re
import subprocess

import pytest

from tests.third_party import ROOT

_LINK = re.compile(r"\]\(([^)\s]+)\)")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


@pytest.fixture(scope="module")
def tracked() -> set[str]:
    done = subprocess.run(["git", "ls-files"], capture_output=True, text=True, cwd=ROOT, check=False)
    if done.returncode:
        pytest.skip("no git repository")
    return set(done.stdout.splitlines())


def find_dead_links(text: str, name: str, tracked: set[str]) -> list[str]:
    folders = {str(parent) for path in tracked for parent in (ROOT / path).relative_to(ROOT).parents}
    dead = []
    for link in _LINK.findall(_CODE.sub("", text)):
        path, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", link):
            continue
        place = (ROOT / name).parent.joinpath(path).resolve() if path else ROOT / name
        target = place.relative_to(ROOT).as_posix()
        if (target not in tracked and target not in folders) or (
            anchor and target.startswith("reports/") and f'<a id="{anchor}"></a>' not in place.read_text("utf-8")
        ):
            dead.append(link)
    return dead


def test_no_committed_link_is_dead(tracked):
    pages = [name for name in sorted(tracked) if name.endswith(".md") and (ROOT / name).is_file()]
    pages = [name for name in pages if name.split("/")[0] not in ("tests", "CHANGELOG.md")]
    assert {"README.md", "reports/index.md", "reports/han2025/report.md"} <= set(pages)
    dead = {name: find_dead_links((ROOT / name).read_text("utf-8"), name, tracked) for name in pages}
    assert {name: links for name, links in dead.items() if links} == {}


def test_a_dead_link_is_seen(tracked):
    text = "[a](claims/thm-5.md) [b](report.md#thm-5) [c](#nowhere) [d](https://x.y) `[e](f)`"
    assert find_dead_links(text, "reports/han2025/report.md", tracked) == ["claims/thm-5.md", "#nowhere"]


def test_nothing_that_can_be_built_is_committed(tracked):
    built = re.compile(r"reports/.*\.html|reports/[^/]+/(claims|figures)/.*|docs/.*\.svg|models/.*\.json")
    assert [name for name in tracked if built.fullmatch(name)] == []
