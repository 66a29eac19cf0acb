"""How much of the instruments and of the checker knows no paper: ``python -m benchmarks.shares``.

An instrument knows a paper if it is in a room of a model (ROOMS) or imports one, at any remove: such a room is of use
to a paper about that model only.  Of the checker the rules that papers bring know their paper; the court's own files
and the rules of instruments beside it do not, which a test of names holds them to.  Lines are those of the files, blank
ones too.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

__all__ = ["ROOMS", "Share", "checker", "instruments", "knowing"]

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("numerics.parity", "numerics.frozen", "numerics.head")  # parity learning, frozen attention, attention heads


class Share(NamedTuple):
    what: str
    general: int
    lines: int

    @property
    def part(self) -> float:
        return self.general / self.lines

    def told(self) -> str:
        return f"{self.what}: {self.general} of {self.lines} lines know no paper ({100 * self.part:.1f} %)"


def _name(path: Path, root: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(path: Path, root: Path) -> set[str]:
    package = ".".join(path.relative_to(root).parent.parts)
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            full = ".".join(filter(None, (base, node.module)))
            found |= {full, *(f"{full}.{alias.name}" for alias in node.names)}
    return found


def _is_of(name: str, rooms: Iterable[str]) -> bool:
    return any(name == room or name.startswith(f"{room}.") for room in rooms)


def knowing(root: Path = ROOT, rooms: tuple[str, ...] = ROOMS) -> set[str]:
    """The modules of numerics that are of a model, or import what is."""
    files = {_name(path, root): path for path in sorted((root / "numerics").rglob("*.py"))}
    imports = {name: _imported(path, root) for name, path in files.items()}
    found = {name for name in files if _is_of(name, rooms)}
    while more := {name for name in files if name not in found and imports[name] & found}:
        found |= more
    return found


def _lines(paths: Iterable[Path]) -> int:
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in paths)


def instruments(root: Path = ROOT, rooms: tuple[str, ...] = ROOMS) -> Share:
    knows = knowing(root, rooms)
    files = sorted((root / "numerics").rglob("*.py"))
    return Share("instruments", _lines(path for path in files if _name(path, root) not in knows), _lines(files))


def checker(root: Path = ROOT) -> Share:
    """The court's checker, the language of statements and the rules of instruments; beside them the rules of papers."""
    from verify.results.bundle import LANGUAGE

    folder = root / "verify" / "statement"
    language = [path for name in LANGUAGE for path in (folder / f"{name}.py",) if path.is_file()]
    rooms = (root / "verify" / "checker", root / "verify" / "rules", folder / "boxes")
    court = [*language, *(path for room in rooms for path in room.rglob("*.py"))]
    rules = list(root.glob("theorems/*/rules/**/*.py"))
    general = _lines(court)
    return Share("checker", general, general + _lines(rules))


if __name__ == "__main__":
    for share in (instruments(), checker()):
        print(share.told())
