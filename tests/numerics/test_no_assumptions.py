"""Nobody takes a library's word for a sign: SymPy says that 1/(m*n) - 1 is not negative for positive integers."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REFUSED = {
    "is_nonnegative",
    "is_positive",
    "is_negative",
    "is_nonpositive",
    "is_extended_nonnegative",
    "is_extended_positive",
    "is_extended_negative",
    "is_extended_nonpositive",
}
GONE = {"numerics.dominance", "numerics.symbolic_order", "numerics.positive_forms"}


def sources() -> list[Path]:
    folders = [ROOT / name for name in ("numerics", "theorems", "verify", "examples")]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def assumptions(text: str) -> list[str]:
    """The attributes and modules in a source that are refused; a function of one's own may have such a name."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and node.attr in REFUSED:
            found.append(f"line {node.lineno}: .{node.attr}")
        elif isinstance(node, ast.Call) and any(isinstance(a, ast.Constant) and a.value in REFUSED for a in node.args):
            found.append(f"line {node.lineno}: a call that names one (getattr, attrgetter)")
        elif isinstance(node, ast.ImportFrom) and node.module in GONE:
            found.append(f"line {node.lineno}: {node.module}")
    return found


def test_there_are_sources():
    assert len(sources()) > 200


@pytest.mark.long
@pytest.mark.parametrize("folder", ["numerics", "theorems", "verify", "examples"])
def test_no_sign_is_taken_from_assumptions(folder):
    wrong = {
        str(path.relative_to(ROOT)): found
        for path in sources()
        if path.is_relative_to(ROOT / folder) and (found := assumptions(path.read_text(encoding="utf-8")))
    }
    assert not wrong, "use verify.engines.relation.decide"


@pytest.mark.parametrize(
    "text",
    [
        "x.is_positive",
        "bool((a - b).is_nonnegative)",
        "getattr(x, 'is_negative')",
        "x.is_nonpositive is True",
        "operator.attrgetter('is_positive')(x)",
        "from numerics.dominance import never_smaller",
    ],
)
def test_what_is_refused_is_seen(text):
    assert assumptions(text)


def test_sympy_is_wrong_about_a_sign():
    """Why: the day that this fails is no reason to trust it."""
    import sympy as sp

    n, m = sp.symbols("n m", positive=True, integer=True)
    if (1 / (m * n) - 1).is_nonnegative is not True:
        pytest.skip("this SymPy does not make that mistake")
    assert (1 / (m * n) - 1).subs({n: 2, m: 2}) < 0
