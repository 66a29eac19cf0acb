"""The example papers without Python: every statement is a formula that is read, and what is false is refuted."""

from __future__ import annotations

from pathlib import Path

import pytest

from verify.engines import decide
from verify.statement import catalogue
from verify.verdicts import papers as registry

EXAMPLES = Path(__file__).parent.parent / "examples"
NAMES = ("adaptive_steps", "private_mechanisms", "numerical_errors")
FALSE = {
    ("adaptive_steps", "inverse-roots.sharper"),
    ("adaptive_steps", "quadratic-descent"),
    ("private_mechanisms", "composition.small"),
    ("private_mechanisms", "tails"),
    ("private_mechanisms", "divergence.pinsker-four"),
    ("numerical_errors", "rounding"),
    ("numerical_errors", "quadrature.fourth"),
    ("numerical_errors", "interpolation"),
    ("numerical_errors", "iterations.explicit"),
}
TRUE = {
    ("adaptive_steps", "weighted-gradients.bounded"),
    ("adaptive_steps", "one-step.identity"),
    ("private_mechanisms", "laplace.triangle"),
    ("private_mechanisms", "tails/half"),
    ("numerical_errors", "quadrature.squares"),
}


@pytest.fixture
def entries(request, tmp_path, monkeypatch, write_metadata):
    """The statements of an example that is registered as an installed package is."""
    name = request.param
    write_metadata(tmp_path / "site", f"{name}-dist", {name: f"{name}_paper:PAPER"})
    for place in (EXAMPLES / name / "src", tmp_path / "site"):
        monkeypatch.syspath_prepend(place)
    kept = (registry._entry_points, registry.paper, catalogue._text, catalogue.known_of, catalogue.tables_of)
    for cache in kept:
        cache.cache_clear()
    yield catalogue.entries_of(registry.paper(name))
    for cache in kept:
        cache.cache_clear()


@pytest.mark.parametrize("entries", NAMES, indirect=True)
def test_every_statement_is_a_formula(entries):
    assert len(entries) >= 12
    assert not [address for address, entry in entries.items() if entry.statement is None]


@pytest.mark.parametrize("name", NAMES)
def test_no_check_is_written(name):
    code = [path for path in (EXAMPLES / name).rglob("*.py") if path.read_text(encoding="utf-8").strip()]
    assert [path.name for path in code if "build" not in path.parts] == ["__init__.py"]


@pytest.mark.long
@pytest.mark.parametrize(("entries", "address"), sorted(FALSE | TRUE), indirect=["entries"])
def test_verdicts(entries, address, request):
    name = request.node.callspec.params["entries"]
    wanted = "refuted" if (name, address) in FALSE else "holds"
    assert decide(entries[address].statement, effort="quick").verdict == wanted
