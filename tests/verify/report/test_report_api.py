"""The Python side: a light import, an audit of a made-up paper, objects that show themselves, the notebook."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import verify
from tests import notebooks
from tests.browser import samples
from tests.third_party import ROOT
from verify.api import Table
from verify.errors import BadInput
from verify.records import Verdict
from verify.report import write_report

NOTEBOOK = ROOT / "docs/audit-your-constant.ipynb"
HEAVY = {"sympy", "torch", "matplotlib", "numpy", "flint", "mpmath", "jinja2", "typer", "rich", "msgspec"}

PAPER = """
from verify.records import *

def largest_is_at_most_the_constant(ctx):
    good = ctx.quantities["constant"].exact({}) >= 2
    return Evidence(finding=Finding.YES if good else Finding.NO, kind=Kind.ARGUED,
                    summary="The largest of $1, 2$ is 2.")

CLAIM = Claim(
    id="bound", title="A bound of $x$", where="here", statement="It is at most $c$.",
    readings=(Reading(id="literal", text="As it stands.", checks=(largest_is_at_most_the_constant,)),),
    quantities=(Quantity(name="constant", text="3", symbols=(), meaning="the bound"),))
PAPER = Paper(id="tiny", title="A tiny paper", authors="N. N.", year=2025, claims=(CLAIM,))
"""


def test_import_is_light_and_names_are_there() -> None:
    script = (
        "import sys, verify; print(*{m.split('.')[0] for m in sys.modules}); verify.audit; verify.load; "
        "sys.exit(hasattr(verify, 'nothing_of_the_kind'))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    assert not set(done.stdout.split()) & HEAVY
    assert set(verify.__all__) == {
        "Audit",
        "ClaimView",
        "__version__",
        "audit",
        "bound",
        "certify",
        "lipschitz",
        "load",
        "load_paper",
        "risk",
        "train",
        "worst_case",
    }


@pytest.mark.long
def test_an_audit_from_a_script_without_a_guard(make_paper: Callable[[str, str], Path], tmp_path: Path) -> None:
    make_paper("tiny", PAPER)
    script = tmp_path / "script.py"
    script.write_text(
        "import verify\n"
        "print('started')\n"
        "found = verify.audit(paper='tiny', replace={'bound.constant': '1'}, out='run', jobs=1)\n"
        "print(found, found['bound'].verdict, __file__ is not None)\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["started", "<Audit of tiny, profile quick: 1 open> open True"]  # a no in words
    assert (tmp_path / "run/results.json").is_file()


def test_bad_requests_are_named(make_paper: Callable[[str, str], Path]) -> None:
    make_paper("tiny", PAPER)
    with pytest.raises(BadInput, match="nonsense"):
        verify.audit("nonsense", paper="tiny")
    with pytest.raises(BadInput, match=r"bound\.other"):
        verify.audit(paper="tiny", replace={"bound.other": "1"})
    with pytest.raises(BadInput, match="no such directory"):
        verify.load("nowhere")


@pytest.fixture
def loaded(tmp_path: Path) -> verify.Audit:
    results = samples.audit(8)
    return verify.Audit(results, samples.lay_out(tmp_path / "run", results))


def test_an_audit_is_a_mapping_with_tables(loaded: verify.Audit) -> None:
    assert list(loaded) == [f"claim-{number}" for number in range(8)]
    assert loaded["claim-1"].verdict is Verdict.REFUTED
    assert loaded["claim-1"].where == "Section 1"
    assert "false" in repr(loaded["claim-1"])
    assert len(loaded.verdicts()) == 8
    assert len(loaded.constants()) == 16
    assert len(loaded["claim-1"].steps()) == 4
    assert loaded.errors()[0].weight >= loaded.errors()[-1].weight
    with pytest.raises(KeyError, match="claim-7"):
        loaded["claim-99"]


def test_things_show_themselves(loaded: verify.Audit) -> None:
    assert loaded._repr_markdown_().startswith("**Verdict.** Of the paper’s 8 statements, ")
    assert "| `claim-0` A bound of" in loaded._repr_markdown_()
    assert "Proof, step by step" in loaded["claim-1"]._repr_markdown_()
    shown = Table([{"a": "<script>", "b": 1}])._repr_html_()
    assert "&lt;script&gt;" in shown
    assert loaded.graph().startswith("<svg")


def test_report_and_bundle(make_paper: Callable[[str, str], Path], tmp_path: Path) -> None:
    make_paper("tiny", PAPER)
    verify.audit(paper="tiny", out=tmp_path / "run", jobs=1)
    loaded = verify.load(tmp_path / "run")
    assert loaded["bound"].verdict is Verdict.HOLDS
    assert [path.name for path in loaded.report()[:3]] == ["report.md", "report.html", "graph.svg"]
    assert loaded.export(tmp_path / "b.zip").read_bytes().startswith(b"PK")
    with pytest.raises(BadInput, match=r"\.zip"):
        loaded.export(tmp_path / "b.tar")


def test_the_notebook_is_executed_and_private() -> None:
    text = NOTEBOOK.read_text(encoding="utf-8")
    book = json.loads(text)
    assert all(notebooks.outputs(book))
    assert "/tmp" not in text
    assert "Traceback" not in text
    assert "false (informal argument)" in text


@pytest.mark.slow
def test_the_notebook_is_current() -> None:
    book = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert notebooks.outputs(notebooks.execute(book)) == notebooks.outputs(book)


@pytest.mark.long
@pytest.mark.parametrize("paper", ["han2025", "edelman2022"])
def test_the_committed_report_is_what_its_results_give(paper: str, tmp_path: Path) -> None:
    """``report.md`` and the graph are committed; the pages beside them are built."""
    committed = ROOT / "reports" / paper
    copy = Path(shutil.copytree(committed, tmp_path / "run", ignore=shutil.ignore_patterns(".*")))
    # compared outside of the assertion: a difference of two such files would take minutes to explain
    write_report(copy, recheck=False)
    stale = [
        name for name in ("report.md", "graph.svg") if (copy / name).read_bytes() != (committed / name).read_bytes()
    ]
    assert not stale, "run `make audit-all`"
