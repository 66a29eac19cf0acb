"""The report of a finished run: a short one and a page a claim, as HTML and as Markdown; or all on a single page.

The report only renders: every word of judgement comes from ``results.json``, and the words of a statement from the
installed paper, as long as its formula is the one that was judged.  No times and no dates are
printed, so a second run that finds the same writes the same bytes.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from verify.errors import BadInput, visible
from verify.files import MAX_RESULTS, read_bounded, read_results_file
from verify.report.places import FOLDER
from verify.report.text import cell
from verify.results.schema import Results

if TYPE_CHECKING:
    from verify.report.trust import Examined

__all__ = [
    "marked_text",
    "read_results",
    "read_supported",
    "refresh_readme",
    "rendered",
    "verdict_table",
    "write_checked",
    "write_report",
]

BEGIN, END = "<!-- verdicts:begin -->", "<!-- verdicts:end -->"


def read_results(directory: Path) -> Results:
    """The results of the run in ``directory``; one clear line if there are none."""
    path = directory / "results.json"
    if not directory.is_dir():
        raise BadInput(f"{directory}: no such directory; give the one that `verify run --out` wrote")
    if not path.is_file():
        raise BadInput(f"{directory}: no results.json in it; `verify run --out {directory}` writes one")
    return read_results_file(path)


def read_supported(directory: Path, claims: Collection[str] | None = None) -> Results:
    """The results of the run in ``directory``, with each verdict that its evidence does not support as *open*.

    The certificates that a verdict rests on by its class are checked; lines on the error stream name the verdicts that
    are not supported.

    Args:
        directory: of the run.
        claims: the claims that are to be shown; the others are not looked at.  None for all.
    """
    from verify.report import trust
    from verify.report.current_texts import with_current_texts

    return trust.vouched(directory, with_current_texts(read_results(directory), claims)[0], claims)


def verdict_table(results: Results, *, report: str = "") -> str:
    """The verdicts of all claims as a Markdown table, with links into ``report``."""
    from verify.report import markdown

    return markdown.verdict_table(results, report=report)


def write_report(
    directory: Path, *, recheck: bool = True, jobs: int | None = None, single_file: Path | None = None
) -> list[Path]:
    """Write ``report.md``, ``report.html``, the pages beside them and ``graph.svg``, after all are rendered."""
    return write_checked(directory, recheck=recheck, jobs=jobs, single_file=single_file)[0]


def write_checked(
    directory: Path,
    *,
    recheck: bool = True,
    jobs: int | None = None,
    single_file: Path | None = None,
    readme: Path | None = None,
    draft: bool = False,
) -> tuple[list[Path], dict[str, str]]:
    """The same, with the certificates that are missing or rejected and the verdicts that their evidence does not
    support, and why.

    The checker re-derives every certificate first, in ``jobs`` processes; what rests on one that is missing or
    rejected is shown as undecided.  ``recheck=False`` takes their word instead, for a draft, and returns the
    statements that are not those of the installed paper any more.  With ``single_file`` one page
    with everything is written there, and nothing else.  With ``readme`` the table of verdicts in it is renewed.
    ``draft`` does not recheck either, and every page says so.
    """
    from verify.report import page, trust  # jinja2 is needed here only
    from verify.report.attached import Attached
    from verify.report.completeness import notes
    from verify.report.current_texts import with_current_texts
    from verify.run.certificates import write_atomically

    results, stale = with_current_texts(read_results(directory))
    found = trust.examined(directory, results, jobs) if recheck and not draft else None
    if found:
        results = trust.believed(results, found)
    if single_file is not None:
        attached = Attached(directory, found.says.get if found else None)
        text = page.single(results, attached)
        texts = {single_file: visible(_marked(single_file.name, text, notes(results)))}
    else:
        texts = {directory / name: text for name, text in rendered(directory, results, found).items()}
    if draft:
        texts = {path: _marked(path.name, text, [DRAFT]) for path, text in texts.items()}
    try:
        for path, text in texts.items():
            path.parent.mkdir(exist_ok=True)
            write_atomically(path, text)
        if single_file is None:
            _remove_stale(directory, set(texts))
    except OSError as error:
        raise BadInput(f"{directory}: cannot be written ({error.strerror})") from error
    paths = list(texts)
    if readme is not None and refresh_readme(readme, results):
        paths.append(readme)
    return paths, found.complaints if found else stale


def rendered(directory: Path, results: Results, found: Examined | None) -> dict[str, str]:
    """The pages of a report by their names, from results that were compared with their evidence."""
    from verify.report import graph, larger_profile, markdown, page
    from verify.report.attached import Attached
    from verify.report.completeness import notes

    attached = Attached(directory, found.says.get if found else None)
    more = larger_profile.read(directory, results)
    folder = {
        **markdown.pages(results, attached, more),
        **page.pages(results, attached, more),
        "graph.svg": graph.picture(results),
    }
    return {name: visible(_marked(name, text, notes(results))) for name, text in _ordered(folder)}


DRAFT = "Draft: no certificate was checked again, and no verdict was compared with its evidence."


def _marked(name: str, text: str, lines: Sequence[str]) -> str:
    """The page with first lines that a reader must not miss, such as that it is a draft."""
    if name.endswith(".html"):
        marks = "".join(f'\n<p role="note"><strong>{escape(line)}</strong></p>' for line in lines)
        return text.replace("<body>", f"<body>{marks}", 1)
    marks = "".join(f"**{cell(line)}**\n\n" for line in lines)
    return f"{marks}{text}" if name.endswith(".md") else text


def _ordered(folder: dict[str, str]) -> list[tuple[str, str]]:
    """What a reader opens first comes first."""
    first = ("report.md", "report.html", "graph.svg")
    return [(name, folder[name]) for name in (*first, *(name for name in folder if name not in first))]


_OWN = ("[Referee's report](", '<meta name="generator" content="theorem-referee">')


OLD = ("errors", "planted", "thorough", "figures")  # pages beside the report, of this version or an earlier one


def _remove_stale(directory: Path, written: set[Path]) -> None:
    """Pages that an earlier report left of claims that are gone; a foreign file stays."""
    pages = [*(directory / FOLDER).glob("*"), *(directory / f"{name}{end}" for name in OLD for end in (".md", ".html"))]
    for path in pages:
        if path in written or path.suffix not in (".md", ".html") or not path.is_file():
            continue
        with path.open(encoding="utf-8", errors="replace") as file:
            start = file.read(1000)
        if any(mark in start for mark in _OWN):
            path.unlink()


def marked_text(path: Path) -> str:
    """The text of a README that has a place for the verdict table; one clear line if it has none."""
    try:
        text = read_bounded(path, MAX_RESULTS).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: cannot be read as text ({error})") from error
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise BadInput(f"{path}: needs one line {BEGIN} and, after it, one line {END}")
    return text


def refresh_readme(path: Path, results: Results, *, report: str | None = None) -> bool:
    """Put the table of the main results between the markers of a README; True if the file changed."""
    from verify.report import markdown
    from verify.run.certificates import write_atomically

    old = marked_text(path)
    table = markdown.main_table(results, report=report or f"reports/{results.paper}")
    pattern = re.escape(BEGIN) + ".*?" + re.escape(END)
    new = re.sub(pattern, lambda _: f"{BEGIN}\n{table}\n{END}", old, flags=re.DOTALL)
    if new == old:
        return False
    write_atomically(path, new)
    return True
