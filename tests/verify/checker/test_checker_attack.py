"""The checker under attack: lies, odd files, and every field of a certificate of every kind."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.forger import changed_places
from tests.third_party import ROOT
from verify.checker import Rejected, check_body, check_file, establish
from verify.checker.printing import one_line, printed_lines
from verify.checker.reading import MAX_BYTES, load

COMMITTED = sorted(ROOT.glob("reports/*/certificates/*.json"))
POINT = {"n": 1, "k": 1, "tau": "1", "b": "1/100", "heads": [["0", "0"]], "x": "1"}
# how something is shown, where another way may show the same; all other fields are what is shown
WITNESSES = {
    "frozen-fit": {"alpha", "beta", "bias", "offset"},
    "gradient-supremum": {"slopes", "offsets", "radius", "plane", "line"},
    "matrix-supremum": {"rows", "radius", "planes", "lines"},
    "output-supremum": {"line"},
    "worst-case-bound": {"multipliers", "factors", "vectors", "values"},
    "worst-case-instance": {"gram", "numbers", "vectors", "values"},
}


def _unsealed(path: Path) -> dict:
    return {k: v for k, v in json.loads(path.read_bytes()).items() if k not in ("format", "version", "says", "digest")}


def _one_of_each_kind() -> dict[str, Path]:
    """The smallest committed certificate of each kind (and of each quantity or name within it)."""
    found: dict[str, Path] = {}
    for path in sorted(COMMITTED, key=lambda p: (p.stat().st_size, p.name)):
        body = _unsealed(path)
        found.setdefault(" ".join(str(body.get(name, "")) for name in ("kind", "quantity", "name")).strip(), path)
    return found


EACH = _one_of_each_kind()
SLOW = ("matrix-supremum", "gradient-supremum", "long-stationary-point", "basin", "hard-minimax")


def _attack(path: Path, nested: int) -> None:
    body = _unsealed(path)
    says = establish(body)
    for place, forged in changed_places(body, nested):
        if place == ("kind",):
            continue
        try:
            other = establish(forged)
        except Rejected:
            continue
        assert other != says or place[0] in WITNESSES.get(body["kind"], ()), (path.name, place)


@pytest.mark.parametrize("which", [key for key in sorted(EACH) if not key.startswith(SLOW)])
def test_a_changed_field_is_rejected_or_changes_what_is_said(which):
    start = time.process_time()
    _attack(EACH[which], nested=6)
    assert time.process_time() - start < 60


@pytest.mark.slow
@pytest.mark.parametrize("which", [key for key in sorted(EACH) if key.startswith(SLOW)])
def test_a_changed_field_is_rejected_or_changes_what_is_said_slowly(which):
    _attack(EACH[which], nested=4)


# ------------------------------------------------------------------------------------------ false statements


@pytest.mark.parametrize("odd", [-1, -3, -9007199254740993, -(10**30) - 1, 9007199254740993, 10**30 + 1])
def test_the_sign_of_a_large_exponent_is_exact(odd):
    """(-1)**q of a negative integer is a float in Python: odd numbers beyond 2^53 would count as even."""
    for q, sign in ((odd, "-1"), (odd + 1, "1")):
        tree = ["alternating", str(q)]
        lie = {"kind": "formula-inequality", **POINT, "left": ["*", tree, sign], "relation": "<", "right": "0"}
        with pytest.raises(Rejected):
            establish(lie)
        establish({**lie, "relation": ">"})
        display = {
            "kind": "false-display",
            **POINT,
            "parity_set": [1],
            "left": ["*", tree, sign],
            "relation": ">=",
            "right": "0",
            "regime": None,
            "inside": False,
        }
        with pytest.raises(Rejected):
            establish(display)


# -------------------------------------------------------------------------------------------------- files


def _file(place: Path, text: str | bytes) -> Path:
    path = place / "c.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xfe",
        b"\xef\xbb\xbf{}",
        b"{",
        b"[]",
        b"null",
        b'{"kind": NaN}',
        b'{"kind": Infinity}',
        b'{"kind": -Infinity}',
        b'{"kind": 1e400}',
        b'{"kind": 1.0}',
        b'{"a": 1, "a": 1}',
        b'{"a": {"b": 1, "b": 2}}',
        b'{"n": ' + b"9" * 5000 + b"}",
        b'{"n": ' + b"9" * 4000 + b"}",
        b'{"a":' * 200_000,
        b"[" * 200_000,
        b'{"a": ' + b"[" * 200 + b"]" * 200 + b"}",
        b'{"a": ' + b"[" * 990 + b"]" * 990 + b"}",
        b'{"kind": "\\ud800"}',
        b'{"kind": "a\\u0000b"}',
        b"\x00" * 100,
        b'{"format": "verify-certificate", "version": true}',
        b'{"format": "verify-certificate", "version": 1, "digest": ["x"]}',
    ],
)
def test_hostile_text_is_rejected(tmp_path, text):
    with pytest.raises(Rejected) as caught:
        check_file(_file(tmp_path, text))
    assert len(str(caught.value)) < 3000


@pytest.mark.parametrize("depth", range(930, 1001, 5))
def test_no_depth_slips_between_reader_and_digest(tmp_path, depth):
    with pytest.raises(Rejected):
        check_file(_file(tmp_path, b'{"a": ' + b"[" * depth + b"]" * depth + b"}"))


def test_a_body_that_is_no_json_is_rejected():
    for value in (float("nan"), object(), {1, 2}, b"x"):
        with pytest.raises(Rejected):
            check_body({"format": "verify-certificate", "version": 1, "digest": "", "x": value})


def test_every_truncation_is_rejected(tmp_path):
    whole = EACH["classifier-point"].read_bytes() if "classifier-point" in EACH else COMMITTED[0].read_bytes()
    for length in range(len(whole.rstrip())):
        with pytest.raises(Rejected):
            check_file(_file(tmp_path, whole[:length]))
    for index in range(0, len(whole.rstrip()), 3):
        changed = whole[:index] + bytes([whole[index] ^ 1]) + whole[index + 1 :]
        try:
            load(_file(tmp_path, changed))
        except Rejected:
            continue
        with pytest.raises(Rejected):  # still JSON: then the digest tells
            check_file(_file(tmp_path, changed))


def test_no_file_but_a_regular_one_is_read(tmp_path):
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "directory.json").mkdir()
    real = _file(tmp_path, COMMITTED[0].read_bytes())
    (tmp_path / "link.json").symlink_to(real)
    (tmp_path / "nowhere.json").symlink_to(tmp_path / "absent")
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    with (tmp_path / "sparse.json").open("wb") as stream:
        stream.truncate(10**12)
    odd = [tmp_path / f"{name}.json" for name in ("pipe", "directory", "link", "nowhere", "loop", "sparse", "absent")]
    for path in [*odd, Path("/dev/zero"), Path("/dev/stdin"), Path("/proc/self/mem")]:
        if path.is_absolute() and (path.exists() or path.is_relative_to(tmp_path)):
            with pytest.raises(Rejected):
                check_file(path)
    assert check_file(real)


def test_a_file_that_grows_is_cut_off(tmp_path, monkeypatch):
    path = _file(tmp_path, b" " * (MAX_BYTES + 10))
    real = os.fstat
    monkeypatch.setattr(os, "fstat", lambda handle: os.stat_result((*real(handle)[:6], 10, *real(handle)[7:])))
    with pytest.raises(Rejected, match="larger than"):
        load(path)


# ------------------------------------------------------------------------------------------------- no code


WATCH = """
import json, sys
from pathlib import Path
from verify import checker
from verify.checker.kinds import ready
from verify.checker.rules import owner, serve_only
def check(name):
    try:
        body = checker.parse(Path(name).read_bytes())
        serve_only(owner(body))  # so that its rules run here, where they are watched
        checker.check_file(Path(name))
    except checker.Rejected:
        pass
ready()
for name in sys.argv[1:]:
    check(name)  # everything that is imported is imported now
seen = []
def hook(event, arguments):
    quiet = ("object.", "builtins.id", "sys._getframe", "code.__new__", "gc.", "marshal.")
    if not event.startswith(quiet):
        seen.append((event, str(arguments[0])))
sys.addaudithook(hook)
for name in sys.argv[1:]:
    check(name)
found = list(seen)
print(json.dumps([sorted({event for event, _ in found}), sorted({text for event, text in found if event == "open"})]))
"""


def test_a_certificate_runs_no_code_reads_no_other_file_and_reaches_no_network(tmp_path):
    (tmp_path / "bad.json").write_text('{"kind": "__import__(\'os\').system(\'true\')", "x": "file:///etc/passwd"}')
    files = [str(EACH[key]) for key in sorted(EACH) if not key.startswith(SLOW)] + [str(tmp_path / "bad.json")]
    done = subprocess.run(
        [sys.executable, "-c", WATCH, *files],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    events, opened = json.loads(done.stdout)
    assert set(events) <= {"open", "import"}, events  # an import of what is there already
    assert {name for name in opened if not name.isdigit()} == set(files)  # a number is a handle of one of them


def test_printable_lines():
    assert one_line("a\nb\x1b\ud800 c") == "a\\x0ab\\x1b\\xd800 c"
    assert len(printed_lines("a.json", False, "x" * 10**6)[0]) < 5000
