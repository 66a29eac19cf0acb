"""The report as Markdown, in the order of the page; a file a claim is written by :mod:`verify.report.claim_text`."""

from __future__ import annotations

from collections.abc import Sequence

from verify.report import (
    claim_text,
    constants,
    errors,
    experiments,
    formulas,
    front_page,
    larger_profile,
    ranges,
    replay,
    summary,
)
from verify.report.attached import Attached
from verify.report.blocks import fenced, table
from verify.report.certificate_text import told
from verify.report.places import FOLDER, Places, places
from verify.report.text import cell, listing, prose, shorten, slug
from verify.results.schema import ClaimResult, Results

__all__ = ["main_table", "overview", "pages", "section", "verdict_table", "within"]

TEN = 10


def pages(results: Results, attached: Attached, more: Results | None = None) -> dict[str, str]:
    """Every text of the folder, by its relative path; ``report.md`` needs none of the others."""
    made = {"report.md": _joined(_report(results, attached, more, within(results)))}
    where, formula_of = places(results, ".md"), formulas.latex_of(results).get
    deep = where._replace(deep=True)
    for claim in results.claims:
        head = f"[Referee's report](../report.md) · {prose(results.title)}"
        text = _joined([head, *claim_text.blocks(results, claim, attached, deep, formula_of)])
        made[f"{FOLDER}/{where.names[claim.id]}.md"] = text
    return made


def _joined(blocks: Sequence[str]) -> str:
    return "\n\n".join(block for block in blocks if block) + "\n"


def within(results: Results, folder: str = "") -> Places:
    """Addresses in ``report.md``: each claim has a row there, a step has none."""
    return places(results, ".md", single=True, folder=folder)._replace(steps=frozenset())


def _report(results: Results, attached: Attached, more: Results | None, where: Places) -> list[str]:
    judged, _ = summary.examined(results)
    return [
        f"# Referee's report: {prose(results.title)}",
        prose(f"Paper `{results.paper}`{summary.by(results)}, profile `{results.profile}`."),
        "## Summary",
        *_opening(results, where),
        _heading("verdicts", "Verdicts"),
        *_verdicts(results, where),
        *_ranges(results, where),
        *_constants(results, judged, where),
        *_graph(results),
        *_errors(results, attached, where),
        *_experiments(results, where),
        *_larger(results, more),
        *_reproduce(results, where),
    ]


def overview(results: Results) -> str:
    """Summary and verdict table, for a notebook: no link leads anywhere."""
    judged, _ = summary.examined(results)
    rows = [[f"`{c.id}` {cell(c.title)}", *_row(c)] for c in judged]
    return "\n\n".join([*_opening(results, None), *([table(_HEADER, rows)] if rows else [])])


def section(results: Results, claim: ClaimResult, attached: Attached) -> str:
    """One claim by itself."""
    where = places(results, ".md", single=True)._replace(names={}, steps=frozenset())
    found = claim_text.blocks(results, claim, attached, where, formulas.latex_of(results).get)
    return "\n\n".join(block for block in found if block)


# -- the first screen --------------------------------------------------------------------------------------


def _opening(results: Results, where: Places | None) -> list[str]:
    blocks = front_page.opening(results)
    made = [_block(block, where) for block in blocks]
    if where is not None:
        place = [block.label for block in blocks].index(front_page.table_after(blocks)) + 1
        made[place:place] = _main(results, where)
    return made


def _block(block: front_page.Block, where: Places | None) -> str:
    shown = block if where is not None else front_page.without_links(block)
    lines = [sentence(line, where) for line in shown.lines]
    if block.listed:
        return "\n\n".join([f"**{prose(block.label)}.**", "\n".join(f"- {line}" for line in lines)])
    end = "" if block.label.endswith("?") else "."
    return f"**{prose(block.label)}{end}** " + " ".join(lines)


def sentence(line: front_page.Sentence, where: Places | None) -> str:
    """A sentence of the first screen as Markdown, with its links where there is something to link to."""
    return "".join(_span(span, where) for span in line)


def _span(span: front_page.Span, where: Places | None) -> str:
    text, start, end = prose(span.text), span.text[:1].isspace(), span.text[-1:].isspace()
    link = where.target(span.to) if where is not None and span.to else None
    shown = f"[{text}]({link})" if link else text
    return f"{' ' if start else ''}{shown}{' ' if end and text else ''}"


def _main(results: Results, where: Places) -> list[str]:
    """The table of main results."""
    rows = [
        [
            f"[{prose(summary.name(row.claim))}]({where.to(row.claim.id)}){cell(summary.subtitle(row.claim))}",
            cell(row.intended),
            cell(row.literal),
            cell(row.reason),
            cell(row.instead or "—"),
        ]
        for row in front_page.main_rows(results)
    ]
    return [table(MAIN_HEADER, rows)] if rows else []


# -- verdicts ----------------------------------------------------------------------------------------------

_HEADER = ("Claim", "Statement", "Proof", "Evidence", "Corrected or sharper")
MAIN_HEADER = ("Main result", "As intended", "As printed", "Reason", "True statement")


def verdict_table(results: Results, *, report: str = "") -> str:
    """A row a claim that was looked at, and the others in one line; ``report`` is the folder that links lead to."""
    return "\n\n".join(_verdicts(results, within(results, report)))


def main_table(results: Results, *, report: str) -> str:
    """The verdict on the paper, the main results with verdicts, reasons and true statements, severities and confidence.

    ``report`` is the folder that links lead to.  A paper without main results gets the table of all claims.
    """
    rows = _main(results, within(results, report))
    if not rows:
        return verdict_table(results, report=report)
    blocks = [block for block in front_page.opening(results) if block.label in front_page.SUMMARY]
    first, *rest = [f"**{block.label}.** {prose(front_page.text_of(block))}" for block in blocks]
    return "\n\n".join([first, rows[0], *rest])


def _statement(claim: ClaimResult) -> str:
    return (summary.said(claim) if claim.checked else "○ unchecked") + (" †" if claim.rests_on else "")


def _row(claim: ClaimResult) -> list[str]:
    return [
        _statement(claim) + (f": {claim.severity}" if claim.severity and claim.verdict in summary.FAILS else ""),
        summary.proof_label(claim),
        summary.class_word(claim),
        summary.repair_label(claim.repair),
    ]


def _verdicts(results: Results, where: Places) -> list[str]:
    judged, others = summary.examined(results)
    blocks = []

    def named(claim: ClaimResult, text: str) -> str:
        """A link to the report or, in the report, what its links lead to."""
        return f"[{text}]({where.to(claim.id)})" if where.folder else f'<a id="{slug(claim.id)}"></a>{text}'

    for heading, found in summary.grouped(judged):
        rows = [[named(claim, _titled(claim)), *_row(claim)] for claim in found]
        blocks += [f"**{heading}**", table(_HEADER, rows)]
    if others:
        names = ", ".join(named(claim, prose(claim.id)) for claim in others)
        blocks.append(f"Not checked yet, hence undecided ({len(others)}): {names}.")
    return blocks


def _ranges(results: Results, where: Places) -> list[str]:
    """Ranges of claims and of their evidence, collapsed."""
    found = [
        [f"[{cell(summary.name(row.claim))}]({where.to(row.claim.id)})", cell(row.claimed), cell(row.checked)]
        for row in ranges.rows(results)
    ]
    folded = "<details><summary>Ranges: claimed on, checked on</summary>"
    return [folded, table(ranges.HEADER, found), "</details>"] if found else []


def _titled(claim: ClaimResult) -> str:
    name = summary.name(claim)
    return cell(claim.title if name == f"“{claim.title}”" else f"{name}: {claim.title}")


def _graph(results: Results) -> list[str]:
    if not results.claims:
        return []
    return [
        "## Dependencies",
        "![Dependency graph, with the verdict on each statement and on its proof](graph.svg)",
        "*An arrow leads from a result to one that uses it. Left sign: the statement; right sign: its proof. "
        "`report.html` highlights the dependencies and dependents of each claim.*",
    ]


# -- errors, constants, experiments ------------------------------------------------------------------------


def _errors(results: Results, attached: Attached, where: Places) -> list[str]:
    found = errors.found(results)
    if not found:
        return []
    top = errors.main(found)[:TEN]
    texts = [prose(summary.opening(errors.explanation(results, error), 260)) for error in top]
    lines = [
        f"{number}. **{_head(error, where)}**; {errors.weight(error)}. {text}"
        for number, (error, text) in enumerate(zip(top, texts, strict=True), 1)
    ]
    heading = _heading("errors", "Main errors" if len(top) < len(found) else "Errors")
    return [
        heading,
        prose(errors.NOTE),
        "\n".join(lines),
        f"<details><summary>All {len(found)} errors, with the commands to repeat them</summary>",
        *(_error(results, number, error, attached, where) for number, error in enumerate(found, 1)),
        "</details>",
    ]


def _heading(anchor: str, words: str) -> str:
    """A section that sentences of the summary lead to."""
    return f'<a id="{anchor}"></a>\n\n## {words}'


def _head(error: errors.Error, where: Places) -> str:
    link = where.to(error.id)
    called = errors.called(error)
    name = f"[{prose(called)}]({link})" if link else prose(called)
    how = f": {error.severity}" if error.severity else ""
    return f"{name} {summary.label(error.verdict)}{how} ({summary.class_word(error)})"


def _error(results: Results, number: int, error: errors.Error, attached: Attached, where: Places) -> str:
    lines = [
        f"{number}. **{_head(error, where)}**; {errors.weight(error)}.",
        prose(summary.opening(errors.explanation(results, error))),
    ]
    if error.places:
        lines.append(f"The same error: {prose(listing([f'`{name}`' for name in error.places]))}.")
    lines += [f"Certificate: {prose(told(entry.says or '').text)}" for entry in errors.witnesses(error, attached)]
    if below := [*error.claims, *error.steps]:
        lines.append(f"Dependents: {prose(listing([f'`{name}`' for name in below]))}.")
    lines.append(f"Repeat: `{replay.error_command(results, error).replace('`', '')}`")
    return "\n\n   ".join(lines)


def _constants(results: Results, judged: list[ClaimResult], where: Places) -> list[str]:
    found = constants.rows(results, judged)
    if not found:
        return []
    rows = [
        [
            f"[{cell(summary.name(row.claim))}]({where.to(row.claim.id)}): {cell(row.name)} "
            f"({cell(constants.at(row.point))})",
            _formula(row.printed, shorten(row.point.paper)),
            _formula(row.proved, row.proved_value or "—"),
            cell(constants.best(row.point, constants.FEW)),
            cell(row.word or "—"),
        ]
        for row in found
    ]
    return [
        "## Constants",
        prose(f"{constants.NOTE} {constants.agreed(found)}"),
        table(("Constant", "Printed", "Proved for all sizes", "Best possible here", "Assessment"), rows),
    ]


def _formula(latex: str | None, number: str) -> str:
    return f"{cell(f'${latex}$')}, {cell(number)}" if latex and latex != number else cell(number)


def _experiments(results: Results, where: Places) -> list[str]:
    rows = experiments.rows(results)
    if not rows:
        return []
    blocks = [_heading("experiments", "Experiments and questions"), "Counts of runs are evidence, not proof."]
    for row in rows:
        shown = [prose(text) for text in row.shown[:2]]
        blocks.append(
            " ".join(
                [
                    f"- [{prose(row.claim.title)}]({where.to(row.claim.id)}) {_statement(row.claim)}.",
                    prose(row.found),
                    *shown,
                ]
            )
        )
    return blocks


def _larger(results: Results, more: Results | None) -> list[str]:
    if more is None:
        return []
    return larger_profile.blocks(results, more)


# -- the end -----------------------------------------------------------------------------------------------


def _reproduce(results: Results, where: Places) -> list[str]:
    numbers = [f"- {sentence(line, where)}" for line in front_page.evidence_lines(results)]
    blocks = [
        _heading("reproduce", "How to read and check this"),
        *(["**Evidence in numbers**", "\n".join(numbers)] if numbers else []),
        "**Terms**",
        "\n".join(f"- {prose(line)}" for line in summary.HOW_TO_READ),
        fenced("sh", replay.run_commands(results)),
    ]
    if results.model:
        blocks += [
            "The model of this run, as a file for `--model` (proofs, tables and figures state the sizes they cover):",
            fenced("toml", replay.model_file(results)),
        ]
    else:
        blocks.append("The claims do not depend on a model.")
    if results.objects:
        named = "; ".join(f"`{o.get('id', '?')}` {o.get('title', '')}" for o in results.objects)
        blocks.append(f"Definitions and objects (no verdict): {prose(named)}.")
    if results.environment:
        rows = [[cell(name), cell(text)] for name, text in results.environment.items()]
        blocks.append(table(("Environment", ""), rows))
    return [*blocks, "`verify diff OLD NEW` shows which verdicts changed."]
