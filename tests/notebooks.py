"""Execute the code cells of a notebook as Jupyter would, without Jupyter.

``python -m tests.notebooks docs/audit-your-constant.ipynb`` writes the outputs into the file; a test holds it to them.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

__all__ = ["execute", "outputs"]


def _shown(value: Any, number: int) -> dict[str, Any]:
    data = {"text/plain": repr(value)}
    for name, kind in (("_repr_markdown_", "text/markdown"), ("_repr_html_", "text/html")):
        method = getattr(type(value), name, None)
        if method is not None:
            data[kind] = method(value)
    return {
        "output_type": "execute_result",
        "execution_count": number,
        "metadata": {},
        "data": {kind: text.splitlines(keepends=True) for kind, text in data.items()},
    }


def _run(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    said = io.StringIO()
    value = None
    with contextlib.redirect_stdout(said):
        exec(compile(tree, f"<cell {number}>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"<cell {number}>", "eval"), names)
    printed = said.getvalue()
    shown: list[dict[str, Any]] = []
    if printed:
        shown.append({"output_type": "stream", "name": "stdout", "text": printed.splitlines(keepends=True)})
    return shown if value is None else [*shown, _shown(value, number)]


def execute(notebook: dict[str, Any]) -> dict[str, Any]:
    """The same notebook with fresh outputs."""
    names: dict[str, Any] = {"__name__": "__notebook__"}
    cells, number = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            found = _run("".join(cell["source"]), names, number)
            cell = {**cell, "execution_count": number, "outputs": found}
        cells.append(cell)
    return {**notebook, "cells": cells}


def outputs(notebook: dict[str, Any]) -> list[Any]:
    return [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        fresh = execute(json.loads(path.read_text(encoding="utf-8")))
        path.write_text(json.dumps(fresh, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
