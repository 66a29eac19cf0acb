"""Statements that are written as formulas, in LaTeX: the same text that was judged, read again."""

from __future__ import annotations

from verify.errors import BadInput
from verify.results.schema import Results

__all__ = ["latex_of"]


def latex_of(results: Results) -> dict[str, str]:
    """Formula as judged -> LaTeX; nothing for a paper whose definitions are not at hand."""
    from verify.verdicts import models, papers

    if not papers.is_registered(results.paper) or not any(_formulas(results)):
        return {}
    from verify.statement.catalogue import statements_of
    from verify.statement.errors import Refused
    from verify.statement.latex import statement

    swapped = {
        f"{c.id}.{name}": c.quantities[name] for c in results.claims for name in c.replaced if name in c.quantities
    }
    try:
        paper = papers.find(results.claims[0].id, results.paper)[0]
        found = statements_of(paper, models.from_data(paper, results.model), swapped)
        return {said.text.strip(): statement(said) for said in found.values()}
    except (BadInput, Refused, ValueError, KeyError):  # another model, other claims: the text is shown instead
        return {}


def _formulas(results: Results) -> list[str]:
    return [reading.formula for claim in results.claims for reading in claim.readings]
