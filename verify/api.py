"""The audit as Python objects, for a notebook or a script: the same runner and verdicts as the command line."""

from __future__ import annotations

import contextlib
import importlib
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from verify import terms
from verify.errors import BadInput
from verify.records import Kind, Verdict
from verify.results.schema import ClaimResult, Results, class_of

__all__ = ["Audit", "ClaimView", "audit", "load"]


def audit(
    *claims: str,
    paper: str | None = None,
    model: Any = None,
    profile: str = "quick",
    replace: Mapping[str, object] | None = None,
    out: str | Path | None = None,
    jobs: int | None = None,
    digits: int = 50,
    seed: int = 0,
) -> Audit:
    """Audit claims of a paper.

    Args:
        claims: ids of claims; all claims of the paper if none is named.
        paper: id of the paper; the default is the first one of ``verify list``.
        model: a model file, the name of a variant, or a model object (``numerics.parity.model.ModelSpec``).
        profile: search effort: ``"quick"``, ``"standard"`` or ``"thorough"``.
        replace: your own formulas for printed constants: ``{"lemma-1.constant": "k**2/tau"}``.
        out: directory for results, certificates and figures; a second audit there resumes.  Default: a temporary one.
        jobs: processes; by default the number of cores, at most 4.
        digits: decimal digits of high-precision values, 15 to 1000.
        seed: seed of all random searches.

    Returns:
        An ``Audit``: a mapping from claim ids to claims with ``verdict``, ``evidence`` and ``summary``; ``verdicts()``,
        ``constants()`` and ``errors()`` are tables (a DataFrame if pandas is installed), ``report()`` writes the pages.
    """
    from verify.run import runner

    directory = Path(out) if out is not None else Path(tempfile.mkdtemp(prefix="verify-"))
    settings = [f"{name}={text}" for name, text in (replace or {}).items()]
    source = Path(model) if isinstance(model, str) else model
    with _workers_leave_the_script_alone():
        results = runner.audit(
            claims,
            out=directory,
            jobs=jobs,
            paper=paper,
            model=source,
            profile=profile,
            digits=digits,
            seed=seed,
            settings=settings,
        )
    return Audit(results, directory)


@contextlib.contextmanager
def _workers_leave_the_script_alone() -> Iterator[None]:
    """A worker process runs the caller's script again unless it has a guard; our workers need nothing of it."""
    script = sys.modules["__main__"]
    hidden = {name: getattr(script, name) for name in ("__file__", "__spec__") if hasattr(script, name)}
    try:
        for name in hidden:
            setattr(script, name, None)
        yield
    finally:
        for name, value in hidden.items():
            setattr(script, name, value)


def load(directory: str | Path) -> Audit:
    """Load the audit of an earlier run.  A verdict that its evidence does not support is ``open``.

    Args:
        directory: the directory of the run.

    Returns:
        An ``Audit``, as :func:`audit` returns it.
    """
    from verify.report import read_supported

    with _workers_leave_the_script_alone():
        return Audit(read_supported(Path(directory)), Path(directory))


def _frame(rows: list[dict[str, Any]]) -> Any:
    """A pandas DataFrame if pandas is installed, or else the rows themselves in a list that shows itself."""
    try:
        pandas = importlib.import_module("pandas")
    except ImportError:
        return Table(rows)
    return pandas.DataFrame(rows)


class Table(list[dict[str, Any]]):
    """Rows of a table, as dictionaries."""

    def _repr_html_(self) -> str:
        from markupsafe import escape

        heads = list(self[0]) if self else []
        top = "".join(f"<th>{escape(head)}</th>" for head in heads)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(str(row.get(head, '')))}</td>" for head in heads) + "</tr>" for row in self
        )
        return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


class ClaimView:
    """A claim with its verdict; everything in ``result`` is also an attribute."""

    def __init__(self, result: ClaimResult, results: Results, directory: Path) -> None:
        self.result = result
        self._results = results
        self._directory = directory

    @property
    def id(self) -> str:
        return self.result.id

    @property
    def verdict(self) -> Verdict:
        return self.result.verdict

    @property
    def evidence(self) -> Kind:
        return self.result.evidence

    @property
    def summary(self) -> str:
        return self.result.summary

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self.result, name)

    def steps(self) -> Any:
        """The steps of the proof, with their verdicts."""
        return _frame(
            [
                {"step": s.id, "verdict": str(s.verdict), "evidence": class_of(s), "summary": s.summary}
                for s in self.result.steps
            ]
        )

    def __repr__(self) -> str:
        statement = f"{terms.translate(str(self.verdict))} ({terms.evidence(self.result)})"
        return f"<{self.id}: {statement}; {terms.proof_word(self.result.proof.verdict)}>"

    def _repr_markdown_(self) -> str:
        from verify.report.attached import Attached
        from verify.report.markdown import section

        return section(self._results, self.result, Attached(self._directory))

    def _repr_html_(self) -> str:
        from verify.report import notebook
        from verify.report.attached import Attached

        return notebook.claim(self._results, self.result, Attached(self._directory))


class Audit(Mapping[str, ClaimView]):
    """What a run found: a mapping from claim ids to claims, with tables and the report."""

    def __init__(self, results: Results, directory: Path) -> None:
        self.results = results
        self.directory = directory

    def __getitem__(self, name: str) -> ClaimView:
        for claim in self.results.claims:
            if claim.id == name:
                return ClaimView(claim, self.results, self.directory)
        raise KeyError(f"{name}; the claims of this audit are {', '.join(self)}")

    def __iter__(self) -> Iterator[str]:
        return (claim.id for claim in self.results.claims)

    def __len__(self) -> int:
        return len(self.results.claims)

    def verdicts(self) -> Any:
        """One row per claim: the verdicts on statement, proof and corrected statement, and the evidence."""
        return _frame(
            [
                {
                    "claim": c.id,
                    "title": c.title,
                    "statement": str(c.verdict) if c.checked else "unchecked",
                    "argument": str(c.proof.verdict) if c.steps else "",
                    "evidence": class_of(c),
                    "repair": str(c.repair.verdict) if c.repair else "",
                }
                for c in self.results.claims
            ]
        )

    def constants(self) -> Any:
        """One row per printed constant and point, every digit as a string."""
        return _frame(
            [
                {
                    "claim": c.id,
                    "constant": k.name,
                    "at": ", ".join(f"{n} = {v}" for n, v in k.at.items()),
                    "printed": k.paper,
                    "best_lower": k.best_lower,
                    "best_upper": k.best_upper,
                    "ratio": k.ratio,
                    "evidence": str(k.evidence),
                }
                for c in self.results.claims
                for k in c.constants
            ]
        )

    def errors(self) -> Sequence[Any]:
        """What does not stand as printed, what most rests on first (records with ``id``, ``verdict``, ``weight``)."""
        from verify.report import errors

        return errors.found(self.results)

    def report(self) -> list[Path]:
        """Write ``report.md``, ``report.html`` and ``graph.svg`` beside the results."""
        from verify.report import write_report

        with _workers_leave_the_script_alone():
            return write_report(self.directory)

    def graph(self) -> str:
        """The claim graph as the text of an SVG file."""
        from verify.report import graph

        return graph.picture(self.results)

    def export(self, path: str | Path) -> Path:
        """Write the bundle for a referee, a zip file."""
        from verify.results.bundle import export

        if not (self.directory / "report.html").is_file():
            self.report()
        if Path(path).suffix != ".zip":
            raise BadInput(f"{path}: the bundle is a zip file; its name must end in .zip")
        return export(self.directory, out=Path(path), junit_file=None, csv_file=None)[0]

    def __repr__(self) -> str:
        from verify.report import summary

        counts = ", ".join(f"{number} {terms.VERDICTS[verdict]}" for verdict, number in summary.tally(self.results))
        return f"<Audit of {self.results.paper}, profile {self.results.profile}: {counts or 'no claim was judged'}>"

    def answer(self) -> str:
        """What was found, in a few lines of text: what `verify run` ends with."""
        from verify.report.answer import answer

        return answer(self.results, self.directory)

    def _repr_markdown_(self) -> str:
        from verify.report.markdown import overview

        return overview(self.results)

    def _repr_html_(self) -> str:
        from verify.report import notebook

        return notebook.audit(self.results)
