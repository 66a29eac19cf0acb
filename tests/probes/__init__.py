"""What no single command shows of a tree: small probes that run against the tree of any commit, as a stranger would.

A probe ``(tree, place) -> str`` says what was seen; ``place`` is a folder of its own.  tests/soundness.toml has what
each said of the tree of the finding and must say of this one.  Names that differ between trees are in ``PRELUDE``.
"""

from __future__ import annotations

import functools
import json
import os
import resource
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Done = subprocess.CompletedProcess[str]

PRELUDE = """
import json, sys
try:
    from verify.verdicts import papers as registry
except ImportError:
    from verify import registry
try:
    from verify.run import environment, store
except ImportError:
    from verify import environment, store
PAPER = registry.paper("han2025")
CLAIMS = {claim.id: claim for claim in PAPER.claims}
"""
POINTS = """Metadata-Version: 2.1
Name: {name}
Version: 1.0
"""


def bounded(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))


@dataclass(frozen=True)
class Tree:
    """A checkout, used by its own command line and its own modules only."""

    path: Path

    def surroundings(self, *first: Path, **more: str) -> dict[str, str]:
        """The paper of a stranger is made by code, which runs where a verdict is judged only if it is named."""
        trusted = {"VERIFY_TRUST_CODE": "trial"}
        return {**os.environ, **trusted, "PYTHONPATH": os.pathsep.join(map(str, [*first, self.path])), **more}

    def start(
        self, *words: object, first: tuple[Path, ...] = (), cwd: Path | None = None, cpu: int = 0, **more: str
    ) -> Any:
        """``cpu``: seconds of a processor's time after which the system ends it, and each process that it starts."""
        return subprocess.Popen(
            [sys.executable, "-m", "verify", *map(str, words)],
            cwd=cwd or self.path,
            env=self.surroundings(*first, **more),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            start_new_session=True,
            preexec_fn=functools.partial(bounded, cpu) if cpu else None,
        )

    def verify(self, *words: object, limit: float = 600, **given: Any) -> Done:
        """The command line; one that goes on beyond the limit is ended and has no exit code (None)."""
        process = self.start(*words, **given)
        try:
            out, err = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.communicate()
            return Done(process.args, None, "", f"beyond {limit:.0f} s")  # type: ignore[arg-type]
        return Done(process.args, process.returncode, out, err)

    def quick(self, place: Path, *claims: str, **given: Any) -> dict[str, dict[str, Any]]:
        """The claims of a quick run, by their ids."""
        done = self.verify("run", *claims, "--profile", "quick", "--jobs", 1, "--out", place, **given)
        if done.returncode:
            raise SystemExit(f"{claims}: exit {done.returncode}: {done.stderr}")
        found = json.loads((place / "results.json").read_text(encoding="utf-8"))["claims"]
        return {claim["id"]: claim for claim in found}

    def python(self, code: str, *words: object) -> str:
        """A few lines with the modules of the tree (PRELUDE names them); what they print."""
        command = [sys.executable, "-c", PRELUDE + code, *map(str, words)]
        surroundings = self.surroundings()
        done = subprocess.run(command, cwd=self.path, env=surroundings, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(done.stderr)
        return done.stdout.strip()


def exit_and_lines(done: Done) -> str:
    """The exit code, and what was told with one that is not 0."""
    if not done.returncode:
        return f"exit {done.returncode}"
    lines = [line for line in done.stderr.splitlines() if line.strip() and not line.startswith("[")]  # progress
    told = (
        "a traceback" if "Traceback" in done.stderr else {0: "nothing", 1: "one line"}.get(len(lines), "several lines")
    )
    return f"exit {done.returncode}, {told}"


def paper_of_a_stranger(place: Path, name: str, text: str) -> Path:
    """A folder for the path that has a paper, found by its entry point as anybody's is."""
    place.mkdir(parents=True, exist_ok=True)
    (place / f"{name}_paper.py").write_text(text, encoding="utf-8")
    info = place / f"{name}_paper-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(POINTS.format(name=f"{name}-paper"))
    (info / "entry_points.txt").write_text(f"[verify.papers]\n{name} = {name}_paper:PAPER\n")
    return place


def verdict(part: Mapping[str, Any]) -> str:
    return f"{part['verdict']} ({part['evidence']})"
