"""The report of a finished run, as Markdown and as one page of HTML.

The report only renders: every word of judgement comes from ``results.json``.  No times and no dates are
printed, so a second run that finds the same writes the same bytes.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

import msgspec

from verify.certificates import write_atomically
from verify.errors import BadInput
from verify.report import markdown
from verify.report.attached import Attached
from verify.report.markdown import verdict_table
from verify.results import Results, decode

__all__ = ["read_results", "refresh_readme", "verdict_table", "write_report"]

BEGIN, END = "<!-- verdicts:begin -->", "<!-- verdicts:end -->"


def read_results(directory: Path) -> Results:
    """The results of the run in ``directory``; one clear line if there are none."""
    path = directory / "results.json"
    if not directory.is_dir():
        raise BadInput(f"{directory}: no such directory; give the one that `verify run --out` wrote")
    if not path.is_file():
        raise BadInput(f"{directory}: no results.json in it; `verify run --out {directory}` writes one")
    try:
        return decode(path.read_bytes())
    except OSError as error:
        raise BadInput(f"{path}: cannot be read ({error.strerror})") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        reason = " ".join(str(error).split())
        raise BadInput(f"{path}: not a results file of schema 1 ({reason})") from error


def write_report(directory: Path, *, recheck: bool = True) -> list[Path]:
    """Write ``report.md``, ``report.html`` and ``graph.svg`` beside the results, after all are rendered.

    The checker re-derives every certificate first; one that it rejects is named as such.  ``recheck=False``
    takes their word instead, for a draft.
    """
    from verify.report import graph, page  # jinja2 is needed here only

    results = read_results(directory)
    attached = Attached(directory, functools.cache(_accepted) if recheck else None)
    texts = {
        "report.md": markdown.render(results, attached), "report.html": page.render(results, attached),
        "graph.svg": graph.picture(results)}
    try:
        for name, text in texts.items():
            write_atomically(directory / name, text)
    except OSError as error:
        raise BadInput(f"{directory}: cannot be written ({error.strerror})") from error
    return [directory / name for name in texts]


def _accepted(path: Path) -> str | None:
    from verify import checker

    try:
        return checker.check_file(path)
    except checker.Rejected:
        return None


def refresh_readme(path: Path, results: Results, *, report: str | None = None) -> bool:
    """Put the verdict table between the markers of a README; True if the file changed."""
    try:
        old = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: cannot be read as text ({error})") from error
    if old.count(BEGIN) != 1 or old.count(END) != 1 or old.index(BEGIN) > old.index(END):
        raise BadInput(f"{path}: needs one line {BEGIN} and, after it, one line {END}")
    table = verdict_table(results, report=report or f"reports/{results.paper}/report.md")
    pattern = re.escape(BEGIN) + ".*?" + re.escape(END)
    new = re.sub(pattern, lambda _: f"{BEGIN}\n{table}\n{END}", old, flags=re.DOTALL)
    if new == old:
        return False
    write_atomically(path, new)
    return True
