"""Every command and every line of Python on a page is executed: quick blocks here, slow ones with the installed wheel
(``tests/test_wheel.py``); what a page quotes as output is what is printed."""

from __future__ import annotations

import contextlib
import io
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.walk import PAGES, ROOT, Block, blocks, commands, differs, place

NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]
QUICK = [  # pages with something to execute here
    page for page in PAGES if any(not (b.slow or b.dry) for b in blocks(page.read_text(encoding="utf-8")))
]


def _python(block: Block, folder: Path) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.chdir(folder):
        exec(compile(block.text, "page", "exec"), {"__name__": "__page__"})  # our own page
    return out.getvalue()


def _files(text: str, folder: Path) -> str:
    """Writes what ``cat > FILE <<'END'`` writes; the text without it."""

    def write(match: re.Match[str]) -> str:
        (folder / match[1]).write_text(match[2], encoding="utf-8")
        return ""

    return re.sub(r"^cat > (\S+) <<'END'\n(.*?)^END\n", write, text, flags=re.MULTILINE | re.DOTALL)


def _shell(block: Block, folder: Path, verify: Callable[..., subprocess.CompletedProcess[str]]) -> str:
    said, code = "", 0
    for words in commands(_files(block.text, folder)):
        assert words[0] == "verify", f"{words}: a block with other commands is marked slow or dry"
        assert code == 0, f"before {words}"
        done = verify(*words[1:], cwd=folder)
        said, code = said + done.stdout, done.returncode
        assert code in (0, block.code), (words, done.stdout, done.stderr)
    assert code == block.code
    return said


@pytest.mark.long
@pytest.mark.parametrize("page", QUICK, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_does_what_it_says(page, verify_command, tmp_path):
    folder = place(page, tmp_path / "walk")
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.slow or block.dry:
            continue
        said = _python(block, folder) if block.kind == "python" else _shell(block, folder, verify_command)
        if block.output is not None:
            assert not (wrong := differs(said, block.output)), f"{page.name}:{block.line}: {wrong}"


def test_what_is_not_executed_says_why_and_its_targets_exist():
    dry = [(page, b) for page in PAGES for b in blocks(page.read_text(encoding="utf-8")) if b.dry]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for page, block in dry:
        for words in commands(block.text):
            assert words[0] in ("cd", "git", "make", "verify", "pip"), (page.name, words)
            if words[0] == "make":
                assert re.search(rf"^{words[1]}:", makefile, re.MULTILINE), words
    assert len(dry) <= 8, "pages are to be executed"


def test_a_wrong_output_is_noticed_and_blocks_are_found():
    page = "<!-- walk: slow, exit 1 -->\n```sh\nverify a \\\n  b && verify c  # d\n```\n\n```output\nx\n…\ny …\n```\n"
    (block,) = blocks(page)
    assert (block.slow, block.dry, block.code, block.output) == (True, False, 1, "x\n…\ny …\n")
    assert commands(block.text) == [["verify", "a", "b"], ["verify", "c"]]
    assert not differs("x\n1\n2\ny 3\n", block.output)
    assert not differs("x\ny 3", block.output)
    assert differs("x\n1\n2\nz 3\n", block.output)
    assert differs("w\nx\ny 3\n", block.output)
    assert sum(len(blocks(page.read_text(encoding="utf-8"))) for page in PAGES) >= 40
    assert len(QUICK) >= 8
