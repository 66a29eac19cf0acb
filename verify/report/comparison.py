"""The comparison of two audits as a page: a summary, the differences of the runs, all changes, all claims."""

from __future__ import annotations

from verify import terms
from verify.records import Verdict
from verify.report import diff_text
from verify.report.page import environment, furniture
from verify.results.diff import ORDER, Comparison
from verify.results.schema import ClaimResult, Results

__all__ = ["render"]

_Side = tuple[str, str, ClaimResult | None, ClaimResult | None, bool]


def _sides(old: Results, new: Results) -> list[_Side]:
    before, after = ({claim.id: claim for claim in results.claims} for results in (old, new))
    rows: list[_Side] = []
    for name in dict.fromkeys((*after, *before)):
        one, two = before.get(name), after.get(name)
        title = (two or one or after[name]).title
        same = one and two and (one.verdict, one.proof.verdict) == (two.verdict, two.proof.verdict)
        rows.append((name, title, one, two, not same))
    return sorted(rows, key=lambda row: not row[4])


def render(old: Results, new: Results, found: Comparison, names: tuple[str, str], *, corrections: bool = False) -> str:
    """The page for ``found``, which compares ``old`` with ``new``; ``names`` are what the user called them."""
    made = environment()
    counts = [(effect, sum(c.effect == effect for c in found.changes)) for effect in ORDER]
    return made.get_template("diff.html").render(
        old=old,
        new=new,
        found=found,
        names=names,
        sides=_sides(old, new),
        changes=found.changes,
        counts=[(effect, number) for effect, number in counts if number],
        verdict_words=[str(verdict) for verdict in Verdict],
        sections=diff_text.sections(found, corrections=corrections),
        totals=diff_text.totals(found, corrections=corrections),
        translate=terms.translate,
        address=terms.display_address,
        **furniture(),
    )
