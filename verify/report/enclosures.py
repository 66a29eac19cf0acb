"""A row of a table of constants against the installed paper: its name, its sizes, its printed value and its ratio.

The two ends of an enclosure are compared with its certificates (:mod:`verify.report.trust`).  The rest comes from the
paper's code, which is read here and not run: its name and its formula have to be a quantity of the claim or a text in
the code, its printed value the value of its formula at its sizes, and its ratio a quotient of numbers in the row.
"""

from __future__ import annotations

import ast
import functools
import re
from decimal import Decimal, DecimalException
from pathlib import Path
from typing import Any

from numerics.regular import read_regular
from verify.installed import folder_of
from verify.report import constants
from verify.results.schema import ClaimResult, ConstantResult, Results
from verify.verdicts import papers as registry

__all__ = ["differs", "sizes_of"]

BOUNDS = ("upper", "lower", "exact", "choice")
MOST_FILES, MAX_FILE = 2000, 4_000_000
_PART = r"[\w ./()-]{1,40}"  # what an f-string may put into a name
_LETTER = re.compile(r"[A-Za-z_]\w*")


def differs(results: Results, claim: ClaimResult, item: ConstantResult) -> str:
    """Why a row is not one of the installed paper, or nothing; nothing either where the paper is not installed."""
    if item.bound not in BOUNDS:
        return "its kind of bound is none that there is"
    if any(not name.startswith(f"certificates/{claim.id}.") for name in item.certificates):
        return "it names a certificate of another claim"
    value = constants.value_of(results, claim, item, item.formula)
    if item.formula and (value is None or not constants.is_same(value, item.paper)):
        return "its printed value is not that of its formula at its sizes"
    if not _is_quotient(item):
        return "its ratio is no quotient of its numbers"
    if not registry.is_registered(results.paper):
        return ""
    known_sizes = sizes_of(results.paper)
    if other := next((name for name in item.at if name not in known_sizes and not _is_text(results.paper, name)), ""):
        return f"the paper has no size {other[:40]}"
    if item.name in claim.quantities:
        same = item.formula == claim.quantities[item.name]
        return "" if same else f"its formula is not that of the quantity {item.name}"
    if not _is_text(results.paper, item.name):
        return "its name is not in the paper"
    if not item.formula:
        return "" if _number(item.paper) is None else "it has a printed value and no formula"
    quantities = tuple(
        sorted({quantity.text for one in registry.paper(results.paper).claims for quantity in one.quantities})
    )
    quantities += tuple(claim.quantities[name] for name in claim.replaced if name in claim.quantities)
    hole = f"(?:{'|'.join(map(re.escape, quantities))})" if quantities else _PART
    known = item.formula in quantities or any(one.fullmatch(item.formula) for one in _texts(results.paper, hole))
    return "" if known else "its formula is not in the paper"


def sizes_of(paper_id: str) -> frozenset[str]:
    """The letters that the quantities of an installed paper are formulas of."""
    if not registry.is_registered(paper_id):
        return frozenset()
    paper = registry.paper(paper_id)
    return frozenset(name for claim in paper.claims for quantity in claim.quantities for name in quantity.symbols)


def _is_quotient(item: ConstantResult) -> bool:
    """Whether the ratio is the printed value over an end, or the other way round; what is no number is a word."""
    ratio, paper, low, high = map(_number, (item.ratio, item.paper, item.best_lower, item.best_upper))
    if ratio is None:
        return _LETTER.match(item.ratio) is not None or item.ratio in ("", "?", "—")
    if paper is None or low is None or high is None:
        return False
    found = [one / two for end in (low, high) for one, two in ((paper, end), (end, paper)) if two]
    return any(abs(ratio - one) <= abs(one) * Decimal("1e-3") for one in found)


def _number(text: str) -> Decimal | None:
    try:
        number = Decimal(text)
    except DecimalException:
        return None
    return number if number.is_finite() else None


def _is_text(paper_id: str, text: str) -> bool:
    return any(found.fullmatch(text) for found in _texts(paper_id, _PART))


@functools.cache
def _texts(paper_id: str, hole: str) -> frozenset[re.Pattern[str]]:
    """The texts in the code of a paper, with a pattern of what an f-string may put in."""
    folder = folder_of(registry.module_of(paper_id))
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py"))[:MOST_FILES] if folder is not None else ():
        found.update(_texts_of(path, hole))
    return frozenset(map(re.compile, found))


def _texts_of(path: Path, hole: str) -> set[str]:
    try:
        tree = ast.parse(read_regular(path.resolve(), MAX_FILE))
    except (OSError, SyntaxError, ValueError, RecursionError):
        return set()
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 200:
            found.add(re.escape(node.value))
        elif isinstance(node, ast.JoinedStr) and (text := _pattern(node, hole)):
            found.add(text)
    return found


def _pattern(node: ast.JoinedStr, hole: str) -> str:
    """What an f-string can be, if it has a word of its own, or sizes in a formula."""
    parts: list[Any] = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    named = any(isinstance(part, str) and re.search(r"[A-Za-z]{3}", part) for part in parts)
    text = "".join(hole if part is None else re.escape(str(part)) for part in parts)
    return text if named or hole != _PART else ""
