"""The certificates of papers: which paper a certificate belongs to, and the functions of its rules.

A paper (entry-point group ``verify.papers``) may name in its ``paper.toml`` a folder of its own package,
``rules = "rules"``, whose table ``KINDS`` has one function for each kind.

The code of a paper is never loaded to find out who owns a certificate: the names of its kinds are read from the source
of the table, so the table must be written as a dict display (other tables of the folder may be included with ``**``).
A paper's rules run only for its own certificates, in a process of that paper (:mod:`verify.checker.host`), so that they
cannot change the checker or the rules of another paper.  A kind that two papers have needs the name of its paper, or is
that of the one paper of them that comes with the checker: a package that is installed later takes no kind from it.  No
paper can take a kind of the audit or of an instrument.
"""

from __future__ import annotations

import ast
import functools
import os
import re
import stat
import sys
import tomllib
from collections.abc import Callable, Mapping
from importlib import import_module, machinery, metadata, util
from pathlib import Path
from typing import Any, NamedTuple

from .kinds import COURT, Rule
from .reading import Rejected

__all__ = ["find_of_paper", "home", "known", "load_table", "owner", "serve_only", "use_only"]

Table = Mapping[str, Rule]
Sources = Mapping[str, bytes]  # of a folder of rules: file name -> its bytes
GROUP = "verify.papers"
DISTRIBUTION = "theorem-referee"  # the one that this checker belongs to
TABLE = "KINDS"
MAX_SOURCE = 4_000_000  # bytes of a file of rules
_KIND, _FOLDER = re.compile(r"[a-z]+(-[a-z]+)*"), re.compile(r"[a-z][a-z0-9_]*")


class Home(NamedTuple):
    """Where the rules of a paper are."""

    module: str = ""
    folder: Path | None = None  # None: the module can be imported by its name
    kinds: frozenset[str] = frozenset()


_carried: dict[str, Home] | None = None  # by paper, what a bundle brings; None: what is installed
_serving: str | None = None  # the paper that this process is for, if it is for one


# ----------------------------------------------------------------------------------------- the kinds of a paper


def _allowed(kinds: frozenset[str]) -> frozenset[str]:
    for kind in kinds:
        if not _KIND.fullmatch(kind) or kind in COURT:
            raise ValueError(f"the kind {kind[:40]!r} is the audit's own, or no small words with hyphens")
    return kinds


def _read_kinds(read: Callable[[str], bytes], module: str = "__init__", seen: frozenset[str] = frozenset()) -> set[str]:
    """The keys of the table ``KINDS`` of a folder of rules, from its source; nothing of it is executed."""
    if module in seen:
        raise ValueError("the modules of the rules import each other")
    tree, seen = ast.parse(read(f"{module}.py")), seen | {module}
    assigned: dict[str, ast.expr] = {}
    imported: dict[str, str] = {}  # name -> the module of the folder whose table it is
    for node in tree.body:
        if isinstance(node, ast.Assign):
            assigned |= {target.id: node.value for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            assigned[node.target.id] = node.value
        elif isinstance(node, ast.ImportFrom) and node.level == 1 and node.module:
            imported |= {item.asname or item.name: node.module for item in node.names if item.name == TABLE}

    def keys(node: ast.expr) -> set[str]:
        if isinstance(node, ast.Dict):
            found: set[str] = set()
            for key, value in zip(node.keys, node.values, strict=True):
                if key is None:
                    found |= keys(value)
                elif isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found.add(key.value)
                else:
                    raise ValueError(f"a key of {TABLE} is no plain string")
            return found
        if isinstance(node, ast.Name) and node.id in assigned:
            return keys(assigned.pop(node.id))  # once: a table is not part of itself
        if isinstance(node, ast.Name) and node.id in imported:
            return _read_kinds(read, imported[node.id], seen)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr == TABLE:
            return _read_kinds(read, node.value.id, seen)
        raise ValueError(f"{TABLE} is no dict display")

    return keys(ast.Name(TABLE, ast.Load()))


@functools.cache
def _points() -> tuple[tuple[metadata.EntryPoint, bool], ...]:
    """Those of all papers, each with whether it is of this very distribution: whose it is, is read once."""
    return tuple((point, _is_of_ours(point)) for point in metadata.entry_points(group=GROUP))


def _points_of(paper: str) -> list[tuple[metadata.EntryPoint, bool]]:
    """The entry points of a paper: those of this very distribution if it has one."""
    every = [(point, ours) for point, ours in _points() if point.name == paper]
    return [(point, ours) for point, ours in every if ours] or every


def _is_of_ours(point: metadata.EntryPoint) -> bool:
    name = getattr(point.dist, "name", None)  # None in a broken installation
    return isinstance(name, str) and name.replace("_", "-").lower() == DISTRIBUTION


def home(paper: str) -> Home:
    """The rules of an installed paper; without kinds if it has none.

    The paper's own package is found and not imported: it needs more than its rules do.
    """
    (package,) = {point.module for point, _ in _points_of(paper)}
    place = _folder_of(package)
    if place is None:
        return Home()  # a single file
    try:
        name = tomllib.loads(_read(place / "paper.toml").decode("utf-8"))["rules"]
    except (FileNotFoundError, KeyError):
        return Home()
    if not isinstance(name, str) or not _FOLDER.fullmatch(name):
        raise ValueError("rules is no plain name of a folder")
    return Home(
        f"{package}.{name}", place / name, _allowed(frozenset(_read_kinds(lambda file: _read(place / name / file))))
    )


def _folder_of(package: str) -> Path | None:
    """The folder of a package, found without importing it or a package that it lies in; None if it has none."""
    first, *rest = package.split(".")
    name, spec = first, util.find_spec(first)
    for part in rest:
        name = f"{name}.{part}"
        spec = machinery.PathFinder.find_spec(name, spec.submodule_search_locations) if spec else None
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) if places else None


@functools.cache
def _installed() -> tuple[dict[str, Home], str]:
    """The rules of all papers, and which cannot be read: such a paper, or one of two with one name, has no rule."""
    found: dict[str, Home] = {}
    trouble = ""
    _points.cache_clear()
    for paper in sorted({point.name for point, _ in _points()}):
        try:
            found[paper] = home(paper)
        except Exception as error:  # whatever is wrong with one paper does not touch the others
            trouble += f"; the rules of {paper} cannot be loaded ({type(error).__name__})"
    return found, trouble


def _read(path: Path) -> bytes:
    """A file of an installed package; raises an error for a pipe, a device or a large file."""
    with os.fdopen(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as stream:
        if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
            raise ValueError(f"{path.name} is no regular file")
        data = stream.read(MAX_SOURCE + 1)
    if len(data) > MAX_SOURCE:
        raise ValueError(f"{path.name} is larger than {MAX_SOURCE} bytes")
    return data


def use_only(papers: Mapping[str, tuple[str, Sources]]) -> None:
    """These papers and no others, whatever is installed: what a bundle carries.

    Args:
        papers: by id, the module of its rules, which can be imported, and the sources of its folder.
    """
    global _carried
    _carried = {
        paper: Home(module, None, _allowed(frozenset(_read_kinds(sources.__getitem__))))
        for paper, (module, sources) in papers.items()
    }


def _homes() -> dict[str, Home]:
    return _installed()[0] if _carried is None else _carried


def known() -> list[str]:
    """Every kind that can be re-derived here."""
    return sorted({*COURT, *(kind for place in _homes().values() for kind in place.kinds)})


def owner(body: Mapping[str, Any]) -> str:
    """The paper whose rule re-derives a certificate; nothing if it is the audit's own."""
    kind, paper = body.get("kind"), body.get("paper", "")
    if not isinstance(kind, str) or not isinstance(paper, str):
        raise Rejected("kind and paper must be texts")
    if "paper" in body:
        having = [paper] if kind in _homes().get(paper, Home()).kinds else []
    elif kind in COURT:
        return ""
    else:
        having = [name for name, place in _homes().items() if kind in place.kinds]
        having = [name for name in having if _comes_with_us(name, _homes()[name])] or having
    if not having:
        where = f" of the paper {paper[:40]!r}" if "paper" in body else ""
        trouble = "" if _carried is not None else _installed()[1]
        raise Rejected(f"unknown kind {kind[:40]!r}{where}; known are {known()}{trouble}")
    if len(having) > 1:
        raise Rejected(f"kind {kind!r} is one of {', '.join(having)}: which paper is meant must be said")
    return having[0]


def _comes_with_us(paper: str, place: Home) -> bool:
    """Whether it is a paper of this very distribution, in the tree of this checker.

    The folder alone does not tell: in an ordinary installation every package lies beside the checker.
    """
    if place.folder is None:  # carried by a bundle, which has no other papers
        return False
    tree = Path(__file__).resolve().parents[2]
    ours = all(ours for _, ours in _points_of(paper))
    return ours and place.folder.resolve() == tree.joinpath(*place.module.split("."))


# ------------------------------------------------------------------------------------------------ the functions


def load_table(module: str, folder: Path | None = None) -> Table:
    """Load the rules of a paper into this process, which must be one that is for this paper only.

    Args:
        module: the name of the package of rules.
        folder: where it lies; None if it can be imported by its name.
    """
    if folder is None:
        return _sound(import_module(module), module)
    if module not in sys.modules:
        spec = util.spec_from_file_location(module, folder / "__init__.py", submodule_search_locations=[str(folder)])
        if spec is None or spec.loader is None:
            raise ValueError("rules are a folder with __init__.py")
        sys.modules[module] = util.module_from_spec(spec)
        try:
            spec.loader.exec_module(sys.modules[module])
        except BaseException:
            del sys.modules[module]
            raise
    return _sound(sys.modules[module], module)


def _sound(loaded: Any, module: str) -> Table:
    table = getattr(loaded, TABLE)
    if not isinstance(table, Mapping) or not all(isinstance(kind, str) for kind in table):
        raise ValueError(f"{TABLE} is no table of functions")
    _allowed(frozenset(table))
    return {kind: _rule(table[kind], f"{module}.{table[kind]}", kind) for kind in table}


def _rule(given: Any, place: str, kind: str) -> Rule:
    """A function of a table, or one of the module that the table names: loaded when such a certificate is there."""
    if callable(given):
        rule: Rule = given
        return rule
    if not isinstance(given, str) or not _FOLDER.fullmatch(given):
        raise ValueError(f"{TABLE} is no table of functions and names of modules")

    def late(body: dict[str, Any]) -> str:
        said: str = getattr(import_module(place), TABLE)[kind](body)
        return said

    return late


def serve_only(paper: str) -> None:
    """From now on this process re-derives certificates of one paper only, so its rules may be loaded here."""
    global _serving
    _serving = paper


def find_of_paper(paper: str, kind: str) -> Rule:
    """The function that re-derives a certificate of a paper: it asks the process of that paper's rules."""
    module, folder, _ = _homes()[paper]
    if _serving == paper:
        try:
            return load_table(module, folder)[kind]
        except (Exception, SystemExit) as error:
            raise Rejected(f"the rules of {paper} cannot be loaded ({type(error).__name__})") from None
    if folder is None:
        raise Rejected(f"the rules of {paper} run in a process of their own only")
    from .host import ask

    return functools.partial(ask, paper, module, folder, kind)
