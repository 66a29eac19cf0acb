"""Which changes of the checker does no test notice?

Each comparison, sign, bound and connective of the given files is changed, one at a time, in memory; the tests run in a
process of their own on the changed module.  A change that no test notices is printed: it needs a test, or a reason.

    python tools/mutate_checker.py verify/statement/counterexample.py --tests tests/verify/checker/test_forger.py
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}


class Change(NamedTuple):
    """The source with one change, and where it is."""

    line: int
    before: str
    after: str
    source: str


def changes(source: str) -> Iterator[Change]:
    """Every change of a file, in the order of its lines."""
    count = sum(1 for _ in _changed(ast.parse(source)))
    for number in range(count):
        tree = ast.parse(source)
        for place, (node, change) in enumerate(_changed(tree)):
            if place == number:
                before = ast.unparse(node)
                change()
                yield Change(node.lineno, before, ast.unparse(node), ast.unparse(tree))
                break


def _changed(tree: ast.AST) -> Iterator[tuple[Any, Any]]:
    """Each node that may be changed, with a function that does so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for at, sign in enumerate(node.ops):
                for other in COMPARISONS[type(sign)]:
                    yield node, lambda node=node, at=at, other=other: node.ops.__setitem__(at, other())
        elif isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
            yield node, lambda node=node: setattr(node, "op", SIGNS[type(node.op)]())
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            yield node, lambda node=node: setattr(node, "op", ast.UAdd())
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, lambda node=node: setattr(node, "operand", ast.UnaryOp(ast.Not(), node.operand))
        elif isinstance(node, ast.BoolOp):
            other = ast.Or if isinstance(node.op, ast.And) else ast.And
            yield node, lambda node=node, other=other: setattr(node, "op", other())
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            for step in (1, -1):
                yield node, lambda node=node, step=step: setattr(node, "value", node.value + step)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield node, lambda node=node: setattr(node, "value", not node.value)


class _Loader(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Gives one module another source."""

    def __init__(self, name: str, path: Path, source: str) -> None:
        self.name, self.path, self.source = name, path, source

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        places = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(
            fullname, self.path, loader=self, submodule_search_locations=places
        )

    def get_source(self, fullname: str) -> str:
        return self.source

    def is_package(self, fullname: str) -> bool:
        return self.path.name == "__init__.py"


def is_noticed(path: Path, source: str, tests: list[str], seconds: int) -> bool:
    """Whether the tests fail, or do not end in so many seconds of processor time, with this source of a module."""
    child = os.fork()
    if child == 0:
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        sys.meta_path.insert(0, _Loader(name, path, source))
        try:
            import pytest

            code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]))
        except BaseException:
            code = 1
        os._exit(0 if code == 0 else 1)
    _, status = os.waitpid(child, 0)
    return status != 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--tests", nargs="+", required=True)
    parser.add_argument("--sample", type=int, default=0, help="so many changes of each file, drawn; 0 for all")
    parser.add_argument("--seconds", type=int, default=120, help="processor time of the tests for one change")
    options = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)
    total = survived = 0
    for path in (file.resolve() for file in options.files):
        source = path.read_text(encoding="utf-8")
        if is_noticed(path, source, options.tests, options.seconds):
            sys.exit(f"{path}: the tests fail, or take too long, before anything is changed")
        found = list(changes(source))
        if options.sample:
            found = sorted(random.Random(1).sample(found, min(options.sample, len(found))))
        for change in found:
            total += 1
            if not is_noticed(path, change.source, options.tests, options.seconds):
                survived += 1
                print(f"{path.relative_to(ROOT)}:{change.line}: {change.before}  ->  {change.after}", flush=True)
    print(f"{total} changes, {survived} not noticed")


if __name__ == "__main__":
    main()
