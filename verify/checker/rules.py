"""Which function re-derives a certificate: of the court, of an instrument that serves any paper, or of a paper.

The court's own kinds are statements and relations; beside it lie the rules of instruments (:mod:`verify.rules`).  A
paper (entry-point group ``verify.papers``) may name in its ``paper.toml`` a folder of its own package,
``rules = "rules"``, whose table ``KINDS`` has one function a kind.  Only these are ever loaded: what a certificate
says, its ``kind`` and perhaps its ``paper``, is looked up in tables and nowhere else.  A kind that two papers have
needs the name of its paper; no paper can take a kind of the court or of an instrument.
"""

from __future__ import annotations

import functools
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from importlib import import_module, metadata, util
from pathlib import Path
from typing import Any

from verify.rules import FOLDERS

from .reading import Rejected

__all__ = ["Rule", "find", "home", "known", "owner", "ready", "use_only"]

Rule = Callable[[dict[str, Any]], str]
Table = Mapping[str, Rule]
GROUP = "verify.papers"
_KIND, _FOLDER = re.compile(r"[a-z]+(-[a-z]+)*"), re.compile(r"[a-z][a-z0-9_]*")
COURT = {  # kind that knows no paper: the module with its function, loaded when such a certificate is there
    "relation-fails": "verify.checker.relation",
    "relation-holds": "verify.checker.relation",
    "statement": "verify.checker.statement",
    **{kind: f"verify.rules.{folder}" for kind, folder in FOLDERS.items()},
}
_carried: dict[str, Table] | None = None  # what a bundle brings; None: what is installed


def _sound(table: Any) -> Table:
    if not isinstance(table, Mapping) or not all(isinstance(kind, str) and callable(table[kind]) for kind in table):
        raise ValueError("KINDS is no table of functions")
    for kind in table:
        if not _KIND.fullmatch(kind) or kind in COURT:
            raise ValueError(f"the kind {kind[:40]!r} is the court's own, or no small words with hyphens")
    return dict(table)


@functools.cache
def _points() -> tuple[metadata.EntryPoint, ...]:
    return tuple(metadata.entry_points(group=GROUP))


def home(paper: str) -> tuple[str, Path] | None:
    """The module and the folder of an installed paper's rules, if it has any.

    The paper's own package is found and not imported: it needs more than its rules do.
    """
    (package,) = {point.module for point in _points() if point.name == paper}
    spec = util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None  # a single file
    place = Path(next(iter(spec.submodule_search_locations)))
    try:
        name = tomllib.loads((place / "paper.toml").read_text(encoding="utf-8"))["rules"]
    except (FileNotFoundError, KeyError):
        return None
    if not isinstance(name, str) or not _FOLDER.fullmatch(name):
        raise ValueError("rules is no plain name of a folder")
    return f"{package}.{name}", place / name


def _loaded(name: str, folder: Path) -> Table:
    if name not in sys.modules:
        spec = util.spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
        if spec is None or spec.loader is None:
            raise ValueError("rules are a folder with __init__.py")
        sys.modules[name] = util.module_from_spec(spec)
        try:
            spec.loader.exec_module(sys.modules[name])
        except BaseException:
            del sys.modules[name]
            raise
    return _sound(sys.modules[name].KINDS)


@functools.cache
def _installed() -> tuple[dict[str, Table], str]:
    """The tables of all papers, and which cannot be loaded: such a paper, or one of two with one name, has no rule."""
    found: dict[str, Table] = {}
    trouble = ""
    _points.cache_clear()
    for paper in sorted({point.name for point in _points()}):
        try:
            place = home(paper)
            found[paper] = _loaded(*place) if place else {}
        except (Exception, SystemExit) as error:  # a paper that would end the court is one that cannot be loaded
            trouble += f"; the rules of {paper} cannot be loaded ({type(error).__name__})"
    return found, trouble


def use_only(tables: Mapping[str, Table]) -> None:
    """These papers and no others: what a bundle carries, whatever is installed where it is read."""
    global _carried
    _carried = {paper: _sound(table) for paper, table in tables.items()}


def _papers() -> dict[str, Table]:
    return _installed()[0] if _carried is None else _carried


def known() -> list[str]:
    """Every kind that can be re-derived here."""
    return sorted({*COURT, *(kind for table in _papers().values() for kind in table)})


def owner(body: Mapping[str, Any]) -> str:
    """The paper whose rule re-derives a certificate; nothing if it is the court's own."""
    kind, paper = body.get("kind"), body.get("paper", "")
    if not isinstance(kind, str) or not isinstance(paper, str):
        raise Rejected("kind and paper must be texts")
    if "paper" in body:
        having = [paper] if kind in _papers().get(paper, {}) else []
    elif kind in COURT:
        return ""
    else:
        having = [name for name, table in _papers().items() if kind in table]
    if not having:
        where = f" of the paper {paper[:40]!r}" if "paper" in body else ""
        trouble = "" if _carried is not None else _installed()[1]
        raise Rejected(f"unknown kind {kind[:40]!r}{where}; known are {known()}{trouble}")
    if len(having) > 1:
        raise Rejected(f"kind {kind!r} is one of {', '.join(having)}: which paper is meant must be said")
    return having[0]


def find(body: Mapping[str, Any]) -> Rule:
    """The function that re-derives a certificate."""
    paper, kind = owner(body), body["kind"]
    table: Table = _papers()[paper] if paper else import_module(COURT[kind]).KINDS
    return table[kind]


def ready() -> None:
    """Load every rule, once for all processes that are forked from this one."""
    for module in COURT.values():
        import_module(module)
    _papers()
