"""What a notebook shows of an audit and of a claim: HTML of its own, escaped, without style or script."""

from __future__ import annotations

from markupsafe import Markup

from verify import terms
from verify.report import front_page, summary
from verify.report.attached import Attached
from verify.report.certificate_assignment import introduced
from verify.report.page import prose
from verify.report.witness import witness
from verify.results.schema import ClaimResult, Results

__all__ = ["audit", "claim"]


def _row(cells: list[Markup], tag: str = "td") -> Markup:
    inside = Markup("").join(Markup("<{0}>{1}</{0}>").format(Markup(tag), cell) for cell in cells)
    return Markup("<tr>{}</tr>").format(inside)


def _verdict(item: ClaimResult) -> str:
    return summary.said(item) if item.checked else "○ unchecked"


def audit(results: Results) -> str:
    """The first screen, and the verdict table."""
    out = Markup("<h3>{}</h3>").format(prose(results.title))
    for block in front_page.opening(results):
        lines = [prose("".join(span.text for span in line)) for line in front_page.without_links(block).lines]
        shape = "<li>{}</li>" if block.listed else "{} "
        body = Markup("").join(Markup(shape).format(line) for line in lines)
        frame = "<p><b>{}.</b></p><ul>{}</ul>" if block.listed else "<p><b>{}.</b> {}</p>"
        out += Markup(frame).format(block.label, body)
    heads = [Markup(word) for word in ("Claim", "Statement", "Proof", "Evidence", "Corrected or sharper")]
    rows = [
        [
            Markup("<code>{}</code> {}").format(c.id, prose(c.title)),
            Markup.escape(_verdict(c)),
            Markup.escape(summary.proof_label(c)),
            Markup.escape(terms.evidence(c)),
            Markup.escape(summary.repair_label(c.repair)),
        ]
        for c in results.claims
    ]
    return str(out + Markup("<table>{}{}</table>").format(_row(heads, "th"), Markup("").join(map(_row, rows))))


def claim(results: Results, item: ClaimResult, attached: Attached) -> str:
    """Statement, verdict, counterexample and what is true instead."""
    out = Markup("<h3>{}: {} {}</h3><p>{}</p><p><b>{}</b></p>").format(
        item.id, prose(item.title), _verdict(item), prose(item.statement), prose(summary.headline(item))
    )
    found = witness(item.readings[0], attached) if item.readings else None
    if found is not None:
        out += Markup("<p><b>Counterexample.</b> {}</p>").format(found.sentence)
    out += Markup("<p>{}</p>").format(prose(item.summary)) if item.checked else Markup("")
    if item.repair is not None:
        out += Markup("<p><b>{}</b> {}: {}</p>").format(
            introduced(results, item, summary.corrected(item)),
            summary.repair_label(item.repair),
            prose(item.repair.text),
        )
    below = summary.fallen(results, item)
    return str(out + (Markup("<p>Affected results: {}.</p>").format(", ".join(below)) if below else Markup("")))
