"""Tests that take long, by measure: ``make test-long`` runs them and ``make test`` leaves them out.

``python -m tests.long JUNIT`` reads what ``pytest -m 'not slow' --junitxml JUNIT`` has measured and writes the list
anew: the tests a case of which takes, on average, more than one part in 2400 of all.  A share and no seconds: it is
much the same on every machine.  Tests that are marked ``long`` in their file are long whatever they took.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

__all__ = ["SHARE", "long_ones", "named"]

LIST = Path(__file__).resolve().parent / "long.txt"
SHARE = 2400


def long_ones(cases: Iterable[tuple[str, float]]) -> list[str]:
    """Of (test, seconds) for every case the names of the tests that are long."""
    seconds: dict[str, list[float]] = {}
    for name, taken in cases:
        seconds.setdefault(name, []).append(taken)
    whole = sum(map(sum, seconds.values()))
    return sorted(name for name, each in seconds.items() if SHARE * sum(each) > whole * len(each))


def named() -> list[str]:
    return LIST.read_text(encoding="utf-8").splitlines()


def _measured(report: Path) -> Iterable[tuple[str, float]]:
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        file, name = str(case.get("classname")).replace(".", "/"), str(case.get("name")).split("[")[0]
        yield f"{file}.py::{name}", float(case.get("time", 0))


if __name__ == "__main__":
    LIST.write_text("".join(f"{name}\n" for name in long_ones(_measured(Path(sys.argv[1])))), encoding="utf-8")
