"""Control and direction characters of a results file or a paper reach neither the terminal nor a page."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.third_party import ROOT
from tests.verify.report.test_support import HOLDS, run_of
from verify.errors import visible
from verify.files import read_results_file
from verify.report import write_report
from verify.results.bundle import bundle, export

HOSTILE = "a\x1b]0;title\x07b\x1b[2J\x1b[1;1Hc\x9b2J\u202ed\u2066e\u200bf\x7fg\rh\x08i\x1b[8mj"
CONTROLS = {letter for letter in HOSTILE if visible(letter) != letter}


@pytest.fixture
def run(tmp_path):
    """A run with such characters in every text that no other check compares."""
    place = run_of(tmp_path, "network_constants", HOLDS)
    data = json.loads((place / "results.json").read_text())
    data["environment"] = {"python" + HOSTILE: HOSTILE}
    for claim in data["claims"]:
        claim["summary"] = claim["readings"][0]["summary"] = HOSTILE
        claim["failures"] = [HOSTILE]
        claim["captions"] = dict.fromkeys(claim["captions"], HOSTILE)
    (place / "results.json").write_text(json.dumps(data))
    return place


def _command(*arguments: str, terminal: bool = False) -> str:
    """What the command writes, to a pipe or to a terminal."""
    if not terminal:
        command = [sys.executable, "-m", "verify", *arguments]
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).stdout.decode()
    import pty

    reader, writer = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "verify", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdout=writer, stderr=subprocess.DEVNULL, env=environment) as process:
        os.close(writer)
        told = b""
        while True:
            try:
                part = os.read(reader, 65536)
            except OSError:  # Linux ends a terminal so
                part = b""
            if not part:
                break
            told += part
        process.wait()
    os.close(reader)
    return told.decode().replace("\r\n", "\n")


def test_the_characters_are_more_than_a_few():
    assert len(CONTROLS) == 9
    assert visible("lines\nand\ttabs, ŷ² ≤ √2 — é") == "lines\nand\ttabs, ŷ² ≤ √2 — é"
    assert visible("\x1b\U000e0041\ud800") == "\\u001b\\udb40\\udc41\\ud800"


def test_no_text_of_a_results_file_has_one(run):
    results = read_results_file(run / "results.json")
    assert results.claims[0].summary == visible(HOSTILE)
    assert results.environment == {visible("python" + HOSTILE): visible(HOSTILE)}


def test_no_page_and_no_bundle_has_one(run):
    for path in write_report(run):
        assert not CONTROLS & set(path.read_text(encoding="utf-8")), path
    export(run, out=run.parent / "out.zip", junit_file=None, csv_file=None)
    assert bundle(run) == (run.parent / "out.zip").read_bytes()


@pytest.mark.parametrize(
    "terminal", [False, pytest.param(True, marks=pytest.mark.skipif(os.name != "posix", reason="no terminal"))]
)
def test_no_command_prints_one(run, terminal):
    for arguments in (("show", HOLDS, str(run)), ("explain", HOLDS, str(run)), ("diff", str(run), str(run))):
        told = _command(*arguments, terminal=terminal)
        assert told
        assert not CONTROLS & set(told), arguments


def test_what_any_command_prints_goes_through_one_stream():
    """A text that nobody cleaned before: a print of any module."""
    code = (
        f"import json; from verify import streams; streams.settle(); print({HOSTILE!r}); "
        f"print(streams.json_text(json.dumps({HOSTILE!r}, ensure_ascii=False)))"
    )
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    assert not CONTROLS & set(told)
    assert json.loads(told.splitlines()[1]) == HOSTILE
