"""Every ``verify`` command in a block of README, docs and examples exists, with every option it is given."""

from __future__ import annotations

import functools
import itertools
import re
import shlex
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "examples/ci").iterdir())]
_LINE = re.compile(r"^(?:\$ |- run: |\s*run: )?(verify [a-z].*)$")


@functools.cache
def known() -> Callable[[str], Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the command-line libraries warn of their own future
        from typer.main import get_command

        from verify.cli import app

        group: Any = get_command(app)
        return functools.partial(group.get_command, group.make_context("verify", ["--help"], resilient_parsing=True))


def commands(text: str, *, whole: bool) -> list[str]:
    """The lines of its blocks that call ``verify``; of a script, all lines."""
    blocks = [text] if whole else re.findall(r"^```(?:sh|console|bash)?\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    joined = (line.strip() for block in blocks for line in block.replace("\\\n", " ").splitlines())
    return [found[1] for line in joined if (found := _LINE.match(line))]


def unknown(line: str) -> list[str]:
    """What such a line asks for that there is not."""
    reader = shlex.shlex(line, posix=True, punctuation_chars="|;&")
    reader.whitespace_split = True
    words = list(itertools.takewhile(lambda word: word[0] not in "|;&>", filter(None, reader)))[1:]
    command = known()(words[0])
    if command is None:
        return [words[0]]
    options = {name for option in command.params for name in (*option.opts, *option.secondary_opts)}
    return [word for word in words[1:] if word.startswith("--") and word.partition("=")[0] not in {*options, "--help"}]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_calls_is_there(page: Path) -> None:
    lines = commands(page.read_text(encoding="utf-8"), whole=page.suffix in (".sh", ".yml"))
    assert [(line, wrong) for line in lines if (wrong := unknown(line))] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.suffix == ".md"], ids=lambda page: page.name)
def test_what_a_sentence_of_a_page_calls_is_there(page: Path) -> None:
    """Commands within the text: ``verify diff OLD NEW --html FILE`` has its options; blocks are executed elsewhere."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    spans = re.findall(r"(?<!`)`(verify [a-z][^`]*)`(?!`)", " ".join(text.split()))
    assert [(line, wrong) for line in dict.fromkeys(spans) if (wrong := unknown(line))] == []


def test_the_pages_have_such_lines_and_a_wrong_one_is_noticed() -> None:
    assert (
        sum(len(commands(page.read_text(encoding="utf-8"), whole=page.suffix in (".sh", ".yml"))) for page in PAGES)
        >= 10
    )
    assert unknown("verify runn x") == ["runn"]
    assert unknown("verify run lemma-15 --set x=1 --outt mine | head") == ["--outt"]


def test_the_command_line_reference_is_current() -> None:
    from tools.commands_page import PAGE, page

    assert PAGE.read_text(encoding="utf-8") == page(), "stale: python -m tools.commands_page --write"


def test_the_api_reference_is_current_and_names_every_parameter() -> None:
    import inspect

    from tools.api_page import EXAMPLES, FUNCTIONS, PAGE, page, sections

    assert PAGE.read_text(encoding="utf-8") == page(), "stale: python -m tools.api_page --write"
    for name, function in FUNCTIONS.items():
        parts = {**sections(function), **EXAMPLES.get(name, {})}
        assert {"Args", "Returns", "Example", "Output"} <= set(parts), name
        assert all(f"\n{key}:" in f"\n{parts['Args']}" for key in inspect.signature(function).parameters), name


def test_links_between_pages_lead_somewhere() -> None:
    dead = []
    for page in (page for page in PAGES if page.suffix == ".md"):
        text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            path = target.partition("#")[0]
            if path and "://" not in path and not (page.parent / path).exists():
                dead.append((page.name, target))
    assert dead == []


def test_every_page_is_in_the_navigation_of_the_site() -> None:
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    assert {page for page in pages if page not in config} == set()
    named = set(re.findall(r"^\s+- [^:\n]+: (\S+\.md)$", config, re.MULTILINE))
    assert named <= pages
