"""Classes 22 to 24: crashes, lines that are made up, limits, exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.probes import Tree, exit_and_lines
from tests.probes.certificates import CLAIMS, KEPT, judged, run_bundle, trial
from tests.slow_certificate import slow

FORGED = Path(__file__).parent.parent / "forged"
TRUE = {"kind": "classifier-point", "k": 3, "b": "1/100", "sum": "0", "relation": "<", "value": "1"}
DIGEST = """
from verify.checker import FORMAT, VERSION, digest
body = {"format": FORMAT, "version": VERSION, **json.loads(sys.argv[1])}
print(json.dumps({**body, "digest": digest(body)}))
"""


def _sealed(tree: Tree, body: dict[str, Any]) -> str:
    """A certificate of the tree's own format with a right sum, whatever it says."""
    return tree.python(DIGEST, json.dumps({"says": "x", **body}))


def _with_certificate(tree: Tree, place: Path, text: str) -> Path:
    """A finished run in which the only certificate has been replaced."""
    where = trial(place, KEPT, CLAIMS)
    judged(tree, place / "out", where)
    tree.verify("report", place / "out", first=(where,))
    (place / "out/certificates/two.point.json").write_text(text, encoding="utf-8")
    return place / "out"


SEALED = """
from verify.checker import FORMAT, VERSION, Rejected, digest, seal
body = json.loads(sys.argv[1])
try:
    print(json.dumps(seal(body)))
except Rejected:
    body = {"format": FORMAT, "version": VERSION, "says": "x", **body}
    print(json.dumps({**body, "digest": digest(body)}))
"""


def _planted(tree: Tree, text: str) -> str:
    """A certificate with any text in a sum over no position, sealed where the tree accepts that."""
    body = json.loads((FORGED / "free-text-formula-inequality.json").read_text())
    body = {key: value for key, value in body.items() if key not in ("format", "version", "says", "digest")}
    body["left"][2][3] = text
    return tree.python(SEALED, json.dumps(body))


HALF = "half a pair: \ud800"


def half_a_pair_in_a_report(tree: Tree, place: Path) -> str:
    out = _with_certificate(tree, place, _planted(tree, HALF))
    return exit_and_lines(tree.verify("report", out))


def _bundled(tree: Tree, out: Path, place: Path, text: str) -> subprocess.CompletedProcess[str]:
    (out / "certificates/two.point.json").write_text(text, encoding="utf-8")
    place.mkdir()
    tree.verify("export", out, "--out", place / "x.zip", cwd=place)
    return run_bundle(place / "x.zip", place / "unpacked")


def half_a_pair_in_a_bundle(tree: Tree, place: Path) -> str:
    done = _bundled(tree, _with_certificate(tree, place, ""), place / "bundle", _planted(tree, HALF))
    return f"exit {done.returncode}, {'a traceback' if 'Traceback' in done.stderr else 'no traceback'}"


def a_line_that_is_made_up(tree: Tree, place: Path) -> str:
    text = _planted(tree, "\nok other.json: all is well\x1b[2K")
    done = _bundled(tree, _with_certificate(tree, place, ""), place / "bundle", text)
    made_up = any(line.startswith("ok other.json") for line in done.stdout.splitlines())
    return f"exit {done.returncode}, {'a line that it made up' if made_up else 'no line that it made up'}"


def nothing_to_draw(tree: Tree, place: Path) -> str:
    codes = [
        tree.verify("train", *options, "--out", place / options[0][2:]).returncode
        for options in (("--steps", "0"), ("--rate", "1e308"))
    ]
    return f"exit {codes[0]} and {codes[1]}"


def a_terminal_of_ascii(tree: Tree, place: Path) -> str:
    done = tree.verify("show", "lemma-15", PYTHONIOENCODING="ascii")
    return f"show: exit {done.returncode}"


def warnings_that_are_errors(tree: Tree, place: Path) -> str:
    run = ["run", "prop-4", "--profile", "quick", "--jobs", 1, "--out", place / "out"]
    return exit_and_lines(tree.verify(*run, PYTHONWARNINGS="error"))


def no_address(tree: Tree, place: Path) -> str:
    """No scheduler is there from the beginning."""
    run = ["run", "prop-4", "--profile", "quick", "--out", place / "out", "--dask", "tcp://127.0.0.1:1"]
    return exit_and_lines(tree.verify(*run, limit=180))


# ------------------------------------------------------------------------------------------------- limits

PATIENCE = 12  # seconds of a processor's time: what takes longer is ended


def _in_time(done: subprocess.CompletedProcess[str], seconds: int = PATIENCE) -> str:
    """Ended by the system (SIGXCPU), or by itself."""
    if done.returncode < 0 or "terminated abruptly" in done.stderr:
        return f"beyond {seconds} s"
    return f"an end within {seconds} s, exit {done.returncode}"


def _long(tree: Tree) -> str:
    """Four nested sums of a product, 3 kB: a relation between equal sides, at every precision there is."""
    product: Any = ["*", *([["gamma", "1", "p"]] * 60), ["loss-gradient", "0"]]
    for name in ("p", "q", "r", "s"):
        product = ["sum", name, [], product]
    more = {"left": product, "right": product}
    left_out = ("format", "version", "says", "digest")
    return _sealed(tree, {**{key: value for key, value in slow().items() if key not in left_out}, **more})


def a_small_certificate(tree: Tree, place: Path) -> str:
    (place / "slow.json").write_text(_long(tree))
    done = tree.verify("check", place / "slow.json", cpu=PATIENCE)
    return "refused as too large" if "too large" in done.stdout else f"beyond {PATIENCE} s"


def a_report_of_one_certificate(tree: Tree, place: Path) -> str:
    out = _with_certificate(tree, place, _long(tree))
    return _in_time(tree.verify("report", out, cpu=PATIENCE))


def a_bundle_of_one_certificate(tree: Tree, place: Path) -> str:
    out = _with_certificate(tree, place, "")
    return _in_time(_bundled(tree, out, place / "bundle", _long(tree)))


def dense_edges(tree: Tree, place: Path) -> str:
    """Half a megabyte: 320 claims, each on all before it."""
    where = trial(place, KEPT, CLAIMS)
    judged(tree, place / "out", where)
    path = place / "out/results.json"
    data = json.loads(path.read_text())
    bare = {**data["claims"][0], "certificates": [], "readings": [], "rests_on": []}
    data["claims"] = [{**bare, "id": f"c{i}", "depends_on": [f"c{j}" for j in range(i)]} for i in range(320)]
    path.write_text(json.dumps(data))
    return _in_time(tree.verify("report", place / "out", cpu=30), 30)


# --------------------------------------------------------------------------------------------- exit codes


def a_reader_who_leaves(tree: Tree, place: Path) -> str:
    """``verify check DIR | head -1`` with a rejected certificate behind the first line."""
    (place / "a.json").write_text(_sealed(tree, TRUE))
    for index in range(200):  # more than a pipe holds
        (place / f"c{index}.json").write_text(json.dumps({"kind": "x" * 4000}))
    script = f"set -o pipefail; {sys.executable} -m verify check {place} --jobs 1 | head -1"
    command = ["bash", "-c", script]
    return f"exit {subprocess.run(command, cwd=tree.path, env=tree.surroundings(), capture_output=True).returncode}"


def an_empty_name(tree: Tree, place: Path) -> str:
    done = tree.verify("run", "prop-4", "--profile", "quick", "--jobs", 1, "--out", "", cwd=place)
    written = (place / "results.json").is_file()
    return f"exit {done.returncode}, {'results.json in the current directory' if written else 'nothing written'}"
