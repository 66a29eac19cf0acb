"""The papers: found through the entry-point group ``verify.papers``, loaded when they are asked for.

A third party's paper installs beside these with one line of packaging metadata,
``[project.entry-points."verify.papers"]`` → ``id = "package.module:PAPER"``.  The court knows none of them by name: the
default is the first one in the order that the papers themselves declare, those of our own distribution before others.

The Python code of a paper of another distribution runs in worker processes only: here the paper is read from its files,
and its package is not imported.  One that is made by code is not loaded, unless the user names it in
``VERIFY_TRUST_CODE``.
"""

from __future__ import annotations

import functools
import importlib.util
import os
import re
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

from verify.errors import BadInput, closest, meant
from verify.installed import entry_points, folder_of, is_of_ours
from verify.records import Claim, Paper, Quantity
from verify.statement.reader import LETTERS, known_meaning
from verify.verdicts.claims import load_paper
from verify.verdicts.statements import statements

__all__ = [
    "GROUP",
    "TRUST",
    "claim",
    "comes_with_us",
    "default_paper",
    "default_report",
    "find",
    "hook",
    "is_ours",
    "is_registered",
    "loadable",
    "module_of",
    "paper",
    "paper_ids",
    "papers",
    "printed",
    "registered",
    "runs_here",
    "validate",
]

GROUP = "verify.papers"
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")  # of a claim, of a step after its claim, of an interpretation
TRUST = "VERIFY_TRUST_CODE"  # ids of papers of others whose code may run in the process that judges; "all" for any


@functools.cache
def _entry_points() -> dict[str, metadata.EntryPoint]:
    found: dict[str, metadata.EntryPoint] = {}
    for point in entry_points(GROUP):
        found.setdefault(point.name, point)  # an id of ours stays ours
    return dict(sorted(found.items()))


def paper_ids() -> tuple[str, ...]:
    """Every registered id: our own distribution's papers first, then by declared order, then by name."""
    return tuple(sorted(_entry_points(), key=lambda key: (not is_ours(key), _order(key), key)))


def registered() -> tuple[str, ...]:
    """The same by name, without loading any."""
    return tuple(_entry_points())


def is_registered(paper_id: str) -> bool:
    """Whether there is such a paper; none is loaded for it."""
    return paper_id in _entry_points()


@functools.cache  # the name of a distribution is read from a file
def is_ours(paper_id: str) -> bool:
    """Registered by our own distribution: somebody's package must not change what a bare ``verify run`` audits."""
    point = _entry_points().get(paper_id)
    return point is not None and is_of_ours(point)


def comes_with_us(paper_id: str) -> bool:
    """Is it a paper of our own distribution that lies beside the audit?  The name of a distribution can be borrowed.

    What only its author says of another's paper (that a check derives, that Coq accepted a page) is not believed.
    """
    if not is_ours(paper_id):
        return False
    spec = importlib.util.find_spec(module_of(paper_id).partition(".")[0])
    places = [Path(place).resolve().parent for place in (spec.submodule_search_locations or ())] if spec else []
    return places == [Path(__file__).resolve().parents[2]]


def runs_here(paper_id: str) -> bool:
    """Whether code of the paper's package may run in this process: it is one of ours, or the user has named it."""
    named = os.environ.get(TRUST, "").replace(",", " ").split()
    return comes_with_us(paper_id) or paper_id in named or "all" in named


def hook(paper_id: str, name: str) -> Any:
    """What the package of a paper calls by this name; None where its code does not run here."""
    return getattr(importlib.import_module(module_of(paper_id)), name, None) if runs_here(paper_id) else None


def _order(paper_id: str) -> float:
    try:
        return paper(paper_id).order
    except BadInput:
        return float("inf")  # one that cannot be loaded comes last


def default_paper() -> str:
    """What ``verify run`` audits unless told otherwise: the first of ``verify list``."""
    ours = tuple(sorted(filter(is_ours, _entry_points()), key=lambda key: (_order(key), key)))
    known = ours or paper_ids()  # another's package is not loaded to find that ours come first
    if not known:
        raise BadInput(f"no paper is registered: no installed package has an entry point {GROUP}")
    return known[0]


def default_report() -> Path:
    """Where a run of the default paper is kept unless told otherwise."""
    return Path("reports") / default_paper()


def _point(paper_id: str) -> metadata.EntryPoint:
    points = _entry_points()
    if paper_id not in points:
        known = ", ".join(points) or f"none: no installed package has an entry point {GROUP}"
        raise BadInput(f"paper {paper_id}: not registered; registered are {known}")
    point = points[paper_id]
    values = {other.value for other in entry_points(GROUP, paper_id)}
    if len(values) > 1 and not is_of_ours(point):  # the same distribution seen twice on the path is harmless
        raise BadInput(f"paper {paper_id}: registered twice, as {' and as '.join(sorted(values))}")
    return point


def module_of(paper_id: str) -> str:
    """The module that holds the paper; its sources are part of the address of a result."""
    return _point(paper_id).module


@functools.cache
def paper(paper_id: str) -> Paper:
    point = _point(paper_id)
    try:
        loaded = point.load() if runs_here(paper_id) else _from_files(paper_id, point.module)
    except BadInput as error:
        raise BadInput(f"paper {paper_id}: {error}") from None
    except Exception as error:  # a third party's module may raise anything at import
        reason = " ".join(str(error).split())
        problem = f"{point.value} cannot be loaded ({type(error).__name__}: {reason})"
        raise BadInput(f"paper {paper_id}: {problem}") from error
    if not isinstance(loaded, Paper):
        raise BadInput(f"paper {paper_id}: {point.value} is a {type(loaded).__name__}, not a Paper")
    if loaded.id != paper_id:
        raise BadInput(f"paper {paper_id}: {point.value} calls itself {loaded.id}; the two names must be one")
    validate(loaded)
    return loaded


def _from_files(paper_id: str, package: str) -> Paper:
    """A paper of another distribution, as data."""
    folder = folder_of(package)
    if folder is None or not (folder / "paper.toml").is_file():
        raise BadInput(
            f"{package} has no paper.toml: it is made by Python code of another distribution, and a verdict is judged "
            f"without such code ({TRUST}={paper_id} runs it in the process that judges)"
        )
    return load_paper(package, folder)


def papers() -> tuple[Paper, ...]:
    """All registered papers, in the order of :func:`paper_ids`."""
    return tuple(paper(paper_id) for paper_id in paper_ids())


def loadable() -> tuple[list[Paper], list[BadInput]]:
    """The papers that can be loaded, and why the others cannot: one broken paper must not hide the rest."""
    good, bad = [], []
    for paper_id in paper_ids():
        try:
            good.append(paper(paper_id))
        except BadInput as error:
            bad.append(error)
    return good, bad


def printed(instrument: str) -> list[tuple[Paper, str, Quantity]]:
    """What papers print of a quantity that an instrument computes: the paper, ``CLAIM.NAME`` and the formula."""
    found = []
    for item in loadable()[0]:
        if instrument in item.printed:
            address = item.printed[instrument]
            found.append((item, address, _quantities(item)[address]))
    return found


def _quantities(item: Paper) -> dict[str, Quantity]:
    return {f"{entry.id}.{quantity.name}": quantity for entry in item.claims for quantity in entry.quantities}


def claim(paper_id: str, claim_id: str) -> Claim:
    found = paper(paper_id)
    for item in found.claims:
        if item.id == claim_id:
            return item
    known = [item.id for item in found.claims]
    near = meant(claim_id, known) or f"; its claims are {', '.join(known)}"
    raise BadInput(f"claim {claim_id}: not in {paper_id}{near}")


def find(claim_id: str, paper_id: str | None = None) -> tuple[Paper, Claim]:
    """The claim of that id in the named paper, or in the only paper that has it."""
    if paper_id is not None:
        return paper(paper_id), claim(paper_id, claim_id)
    if (only := _without_loading(claim_id)) is not None:
        return only
    good, bad = loadable()
    hits = [(p, c) for p in good for c in p.claims if c.id == claim_id]
    if len(hits) == 1:
        return hits[0]
    if hits:
        several = ", ".join(p.id for p, _ in hits)
        raise BadInput(f"claim {claim_id}: in several papers ({several}); choose one with --paper")
    known = [c.id for p in good for c in p.claims]
    broken = "".join(f"; {error}" for error in bad)
    raise BadInput(f"claim {claim_id}: no such claim{closest(claim_id, known)} (verify list shows all){broken}")


def _without_loading(claim_id: str) -> tuple[Paper, Claim] | None:
    """The claim of one of our own papers, else of another's paper, if one has it and few may have it.

    No other paper is loaded: its code would run in the process that judges this one.
    """
    for ours in (True, False):
        known = [key for key in _entry_points() if comes_with_us(key) is ours]
        hits = []
        for paper_id in (key for key in known if claim_id in (_listed(key) or [claim_id])):
            try:
                hits += [(paper(paper_id), item) for item in paper(paper_id).claims if item.id == claim_id]
            except BadInput:
                return None  # what is wrong with it is told by whoever loads them all
        if hits:
            return hits[0] if len(hits) == 1 else None
    return None


@functools.cache
def _listed(paper_id: str) -> list[str] | None:
    """The claims that ``paper.toml`` lists, read without importing the paper; None where only loading tells."""
    try:
        folder = folder_of(module_of(paper_id))
        text = (folder / "paper.toml").read_text(encoding="utf-8") if folder else ""
        return [str(key) for key in tomllib.loads(text).get("claims", [])] or None
    except (OSError, ValueError):
        return None


def validate(item: Paper) -> None:
    """Ids are addresses: plain words, each one once, steps under their claim, and every edge leads somewhere."""
    seen: set[str] = set()
    for entry in item.claims:
        _validate_ids(item, entry)
    for key in _ids(item):
        if key in seen:
            raise BadInput(f"paper {item.id}: id {key} is registered twice")
        seen.add(key)
    for entry in item.claims:
        _validate_claim(item, entry, seen)
    for key in item.main:
        if key not in {entry.id for entry in item.claims}:
            raise BadInput(f"paper {item.id}: its main result {key} is not among its claims")
    for instrument, address in item.printed.items():
        if address not in _quantities(item):
            raise BadInput(f"paper {item.id}: printed[{instrument!r}] is {address}, which no claim prints")


def _ids(item: Paper) -> list[str]:
    claims = [key for entry in item.claims for key in (entry.id, *(step.id for step in entry.steps))]
    return [*(thing.id for thing in item.objects), *claims]


def _validate_ids(item: Paper, entry: Claim) -> None:
    """An id is a part of addresses, of names of files and of pages of Coq, so it is a plain word."""
    parts = [entry.id, *(reading.id for reading in entry.readings)]
    for step in entry.steps:
        if not step.id.startswith(entry.id + "."):
            raise BadInput(f"paper {item.id}: step {step.id} is not named {entry.id}.something")
        parts += [step.id.removeprefix(f"{entry.id}."), *(reading.id for reading in step.readings)]
    for part in parts:
        if not _ID.fullmatch(part):
            raise BadInput(f"paper {item.id}: {part[:80]!r} is no id; allowed are letters, digits, _ and -")


def _validate_claim(item: Paper, entry: Claim, known: set[str]) -> None:
    known_names = {quantity.name for quantity in entry.quantities}
    for quantity in entry.quantities:
        for name in (quantity.name, *(symbol for symbol in quantity.symbols if symbol not in LETTERS)):
            if known_meaning(name):
                raise BadInput(
                    f"paper {item.id}: {entry.id}, quantity {quantity.name}: {name} is the name of a known function or "
                    "constant; take another name"
                )
    for stated in statements(entry):
        if unknown := sorted(stated.mentions - known_names):
            raise BadInput(f"paper {item.id}: {stated.address} is about {unknown[0]}, which {entry.id} does not define")
    read = (use for reading in entry.readings for use in reading.uses or ())
    for edge in (*entry.depends_on, *read, *(use for step in entry.steps for use in step.uses)):
        if edge not in known:
            raise BadInput(f"paper {item.id}: {entry.id} depends on {edge}, which is not registered")
    names = [f"reading {reading.id}" for reading in entry.readings]
    names += [f"reading {reading.id} of {step.id}" for step in entry.steps for reading in step.readings]
    names += [f"quantity {quantity.name}" for quantity in entry.quantities]
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"paper {item.id}: {entry.id} has two of {name}")
