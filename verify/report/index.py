"""A page over several audits: a row and a paragraph for each, and a link to its report.

It only renders, like the reports: every word of judgement comes from the ``results.json`` of each directory.  A
directory whose results cannot be read is named with the reason and does not hide the others.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import msgspec

from verify import terms
from verify.errors import BadInput
from verify.records import Verdict
from verify.report import errors, front_page, read_supported, summary
from verify.report.blocks import table
from verify.report.markdown import within
from verify.report.places import Places, places
from verify.report.text import cell, clip, prose, slug, url
from verify.results.schema import Results
from verify.run.certificates import write_atomically

__all__ = ["Entry", "entries", "write_index"]

ENDS = (".html", ".md")  # of the index itself: it links to the pages with the same ending
_SHOWN = ("Warning", "Not finished", "Source", *front_page.SUMMARY, "What is wrong", "What is true")
_MAX_MODEL = 160  # characters of the model on its line


class Worst(NamedTuple):
    """The finding on which most rests, and where to read it."""

    id: str
    target: str
    anchor: str


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What the index says of one directory."""

    folder: str
    paper: str
    title: str
    profile: str = ""
    problem: str = ""  # why its results cannot be read
    counts: dict[str, int] = {}
    tally: tuple[tuple[str, int, str], ...] = ()
    claims: str = "—"
    steps: str = "—"
    blocks: tuple[front_page.Block, ...] = ()
    places: Places | None = None  # how it links to the pages of this report; None: there are none
    model: str = ""
    links: tuple[tuple[str, str], ...] = ()
    worst: Worst | None = None

    @property
    def readable(self) -> bool:
        return not self.problem

    @property
    def anchor(self) -> str:
        return "paper-" + slug(self.folder)


def entries(directory: Path, end: str = ".html") -> list[Entry]:
    """Every run below ``directory``, in the order in which papers are listed, then by name; with links to the pages of
    its report that have this ending."""
    return _entries(_read(directory), end)


def _read(directory: Path) -> list[tuple[Path, Results | BadInput]]:
    """The directories of runs below ``directory`` with their results, or with the reason why they cannot be read."""
    if not directory.is_dir():
        raise BadInput(f"{directory}: no such directory; give the one that holds the directories of several runs")
    runs = sorted(path.parent for path in directory.glob("*/results.json"))
    if not runs:
        raise BadInput(f"{directory}: no run in it; `verify run --out {directory / 'PAPER'}` makes one")
    found: list[tuple[Path, Results | BadInput]] = []
    for run in runs:
        try:
            found.append((run, read_supported(run)))
        except BadInput as error:
            found.append((run, error))
    return found


def _entries(runs: list[tuple[Path, Results | BadInput]], end: str) -> list[Entry]:
    from verify.verdicts import papers as registry

    rank = {paper: number for number, paper in enumerate(registry.paper_ids())}
    found = [_entry(run, results, end) for run, results in runs]
    return sorted(found, key=lambda e: (not e.readable, rank.get(e.paper, len(rank)), e.folder))


def _entry(run: Path, results: Results | BadInput, end: str) -> Entry:
    if isinstance(results, BadInput):
        problem = str(results).replace(str(run), run.name)
        return Entry(folder=run.name, paper=run.name, title=run.name, problem=problem)
    page = f"{run.name}/report{end}" if (run / f"report{end}").is_file() else None
    tally = tuple((str(word), number, summary.label(word)) for word, number in summary.tally(results))
    covered = summary.coverage(results)
    return Entry(
        folder=run.name,
        paper=results.paper,
        title=results.title or results.paper,
        profile=results.profile,
        counts={word: number for word, number, _ in tally},
        tally=tally,
        claims=f"{covered.claims} of {covered.claims_of}",
        steps=f"{covered.steps} of {covered.steps_of}",
        blocks=_blocks(results) if page else tuple(map(front_page.without_links, _blocks(results))),
        places=_places(results, run.name, end) if page else None,
        model=_model(results),
        links=(("report", page), ("data", f"{run.name}/results.json")) if page else (),
        worst=_worst(results, page),
    )


def _places(results: Results, folder: str, end: str) -> Places:
    return within(results, folder) if end == ".md" else places(results, end, folder=folder)


def _blocks(results: Results) -> tuple[front_page.Block, ...]:
    """The first screen without the table of main results."""
    return tuple(block for block in front_page.opening(results) if block.label in _SHOWN)


def _model(results: Results) -> str:
    text = ", ".join(
        f"{name} = {json.dumps(value, ensure_ascii=False)}"
        for name, value in results.model.items()
        if value is not None
    )
    return clip(text, _MAX_MODEL)


def _worst(results: Results, page: str | None) -> Worst | None:
    found = errors.found(results)
    if not found or page is None:
        return None
    link = places(results).to(found[0].claim.id) or ""
    return Worst(found[0].id, f"{page.rpartition('/')[0]}/{link}", "")


def _heading(found: list[Entry]) -> str:
    readable = sum(entry.readable for entry in found)
    return "One audit" if readable == 1 else f"{readable} audits"


def _words(found: list[Entry]) -> list[str]:
    """The verdicts that occur, worst first."""
    return [
        str(word) for word in summary.WORST_FIRST if word in Verdict and any(word in entry.counts for entry in found)
    ]


def _html(found: list[Entry]) -> str:
    from verify.report.page import environment, furniture

    return (
        environment()
        .get_template("index.html")
        .render(
            entries=found,
            places=None,
            heading=_heading(found),
            words={word: terms.translate(word) for word in _words(found)},
            **furniture(),
        )
    )


def _link(name: str, target: str) -> str:
    return f"[{prose(name)}]({url(target)})"


def _markdown(found: list[Entry]) -> str:
    words = _words(found)
    heads = ["Paper", *map(terms.translate, words), "Claims checked", "Steps checked", "Profile", "Report"]
    rows = []
    for entry in found:
        counts = [str(entry.counts.get(word, 0)) if entry.readable else "—" for word in words]
        links = ", ".join(_link(name, target) for name, target in entry.links)
        rows.append(
            [
                cell(entry.paper),
                *counts,
                entry.claims,
                entry.steps,
                cell(entry.profile),
                links or ("no report yet" if entry.readable else "cannot be read"),
            ]
        )
    blocks = [f"# {_heading(found)}", table(heads, rows)]
    for entry in found:
        blocks.append(f"## {prose(entry.title)}")
        blocks += _paragraphs(entry)
    return "\n\n".join(blocks) + "\n"


def _paragraphs(entry: Entry) -> list[str]:
    from verify.report.markdown import sentence

    if not entry.readable:
        return [f"**Cannot be read.** {prose(entry.problem)}"]
    found = [f"**{b.label}.** " + " ".join(sentence(line, entry.places) for line in b.lines) for b in entry.blocks]
    model = f"`{entry.model}`" if "`" not in entry.model else entry.model
    return [*found, *([f"**Model.** {prose(model)}"] if entry.model else [])]


def write_index(directory: Path) -> list[Path]:
    """Write ``index.html`` and ``index.md`` over the runs in ``directory``, after both are rendered."""
    runs = _read(directory)
    pages = {end: _entries(runs, end) for end in ENDS}
    texts = {"index.html": _html(pages[".html"]), "index.md": _markdown(pages[".md"])}
    try:
        for name, text in texts.items():
            write_atomically(directory / name, text)
    except OSError as error:
        raise BadInput(f"{directory}: cannot be written ({error.strerror})") from error
    return [directory / name for name in texts]
