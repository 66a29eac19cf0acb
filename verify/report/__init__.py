"""The report of a finished run, as Markdown and as one page of HTML.

The report only renders: every word of judgement comes from ``results.json``.  No times and no dates are
printed, so a second run that finds the same writes the same bytes.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from verify.errors import BadInput
from verify.files import read_results_file
from verify.report import markdown, trust
from verify.report.attached import Attached
from verify.report.markdown import verdict_table
from verify.results.schema import Results
from verify.run.certificates import write_atomically

if TYPE_CHECKING:
    from verify.battery import BatteryResults

__all__ = ["read_results", "refresh_readme", "verdict_table", "write_checked", "write_report"]

BEGIN, END = "<!-- verdicts:begin -->", "<!-- verdicts:end -->"


def read_results(directory: Path) -> Results:
    """The results of the run in ``directory``; one clear line if there are none."""
    path = directory / "results.json"
    if not directory.is_dir():
        raise BadInput(f"{directory}: no such directory; give the one that `verify run --out` wrote")
    if not path.is_file():
        raise BadInput(f"{directory}: no results.json in it; `verify run --out {directory}` writes one")
    return read_results_file(path)


def write_report(directory: Path, *, recheck: bool = True, jobs: int | None = None) -> list[Path]:
    """Write ``report.md``, ``report.html`` and ``graph.svg`` beside the results, after all are rendered."""
    return write_checked(directory, recheck=recheck, jobs=jobs)[0]


def write_checked(
    directory: Path, *, recheck: bool = True, jobs: int | None = None
) -> tuple[list[Path], dict[str, str]]:
    """The same, with the certificates that are missing or rejected, and why.

    The checker re-derives every certificate first, in ``jobs`` processes; what rests on one that is missing or
    rejected is shown as open.  ``recheck=False`` takes their word instead, for a draft.
    """
    from verify.report import graph, page  # jinja2 is needed here only

    results = read_results(directory)
    found = trust.examined(directory, results, jobs) if recheck else None
    attached = Attached(directory, found.says.get if found else None)
    if found:
        results = trust.believed(results, found.wrong)
    tried = _battery(directory, results)
    texts = {
        "report.md": markdown.render(results, attached, tried),
        "report.html": page.render(results, attached, tried),
        "graph.svg": graph.picture(results)}
    try:
        for name, text in texts.items():
            write_atomically(directory / name, text)
    except OSError as error:
        raise BadInput(f"{directory}: cannot be written ({error.strerror})") from error
    return [directory / name for name in texts], found.wrong if found else {}


def _battery(directory: Path, results: Results) -> BatteryResults | None:
    """The planted errors of the same paper, if they lie beside the results."""
    from verify import battery

    found = battery.read(directory / "battery.json")
    if found is not None and found.paper != results.paper:
        raise BadInput(f"{directory / 'battery.json'}: is about {found.paper}; the results are about {results.paper}")
    return found


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
