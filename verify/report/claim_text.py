"""One claim as Markdown: what it states, what was found, what is true instead, what falls with it, how to repeat it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from verify import terms
from verify.report import constants, front_page, replay, summary
from verify.report.attached import Attached
from verify.report.blocks import fenced, table
from verify.report.certificate_assignment import file_name, introduced, leftover
from verify.report.certificate_text import told
from verify.report.introduction import COUNTEREXAMPLE, leads, numbered
from verify.report.places import Places
from verify.report.text import cell, listing, paragraphs, prose, shorten, slug, tex
from verify.report.witness import witness
from verify.results.schema import ClaimResult, ReadingResult, RepairResult, Results, StepResult

__all__ = ["against", "blocks", "lead"]

FormulaOf = Callable[[str], str | None]  # LaTeX of a formula as judged, where its definitions are at hand

FEW = 3  # certificates of one sentence that are told; the others are named


def blocks(results: Results, claim: ClaimResult, attached: Attached, where: Places, formula_of: FormulaOf) -> list[str]:
    """A claim's page: verdict, intended meaning, counterexample and true statement; everything else is collapsed."""
    literal = claim.readings[0] if claim.readings else None
    found = [
        f'<a id="{slug(claim.id)}"></a>\n\n# {_title(claim)}',
        f"**{prose(summary.headline(claim))}**"
        + (f" Severity: {prose(claim.severity)}." if summary.severe(claim) else ""),
        *_statement(claim),
        *_intended(claim),
        *(_counterexample(results, claim, literal, attached) if literal else ()),
        *lead(results, claim),
        *paragraphs(summary.parted(claim.summary)[0] if _summarised(results, claim) else ""),
        *_repair(results, claim),
    ]
    rest = summary.parted(claim.summary)[1] if _summarised(results, claim) else claim.summary
    found += _folded(
        "Formula, constants in it, and further findings",
        [
            *_judged(results, claim, formula_of),
            *(paragraphs(rest) if claim.checked else ()),
            *_about_the_repair(claim),
            *(prose(said.note) for said in leads(results, claim) if said.note),
        ],
    )
    found += _folded("Dependencies", _consequences(results, claim))
    found += _folded("Interpretations", _readings(claim, attached, where, formula_of))
    found += _folded("Proof, step by step", _steps(results, claim, attached, where, formula_of))
    found += _folded("Constants at all parameter values", _constants(claim))
    found += _folded(
        "Figures", [_figure(path, claim.captions.get(path, ""), attached, where) for path in claim.figures]
    )
    certificates = [
        *(_certificates(literal.certificates, attached, where) if literal else ()),
        *(_certificates(claim.repair.certificates, attached, where) if claim.repair else ()),
        *_certificates(leftover(claim), attached, where),
    ]
    found += _folded("Certificates", certificates)
    found += _folded("Coq theorems and axioms", [_listed(summary.theorems(claim))] if summary.theorems(claim) else [])
    if claim.failures:
        found += ["## Checks that did not finish", _listed(claim.failures)]
    if claim.skips:
        found += ["## Checks that were skipped", _listed([f"{text} is not installed" for text in claim.skips])]
    return [*found, "## Repeat this check", fenced("sh", replay.claim_commands(results, claim))]


def _title(claim: ClaimResult) -> str:
    name = summary.name(claim)
    return prose(claim.title if name == f"“{claim.title}”" else f"{name}: {claim.title}") + f" (`{claim.id}`)"


def _folded(title: str, inside: Sequence[str]) -> list[str]:
    """A collapsed section; nothing where there is nothing in it."""
    return [f"<details><summary>{title}</summary>", *inside, "</details>"] if inside else []


def _intended(claim: ClaimResult) -> list[str]:
    """The interpretation that the authors would accept, with its verdict."""
    other = front_page.meant(claim)
    if other is None:
        return []
    return [
        f"**As the authors probably meant it** ({prose(other.id)}): {prose(other.text.rstrip('.'))}. "
        f"{summary.said(other)}{summary.by_class(other)}. {prose(summary.opening(summary.finding(other), 300))}"
    ]


def lead(results: Results, claim: ClaimResult) -> list[str]:
    """The sentences that open a claim's section, where its paper gives some and the results bear them out."""
    return [
        f"**{prose(said.label)}**{summary.by_class(said)}: {prose(said.text)}"
        for said in leads(results, claim)
        if said.label != COUNTEREXAMPLE
    ]


def _listed(lines: Sequence[str]) -> str:
    return "\n".join(f"- {prose(line)}" for line in lines)


def against(judged: ReadingResult | StepResult, attached: Attached) -> list[str]:
    """The counterexample in words and numbers, if there is one."""
    found = witness(judged, attached)
    return [f"**Counterexample.** {prose(found.sentence)}"] if found else []


def _counterexample(results: Results, claim: ClaimResult, literal: ReadingResult, attached: Attached) -> list[str]:
    """One counterexample: the text of the paper's files if there is one, otherwise the stored assignment by hand."""
    if said := next((said for said in leads(results, claim) if said.label == COUNTEREXAMPLE), None):
        first, lines = numbered(said.text)
        listed = ["\n".join(f"{number}. {prose(line)}" for number, line in enumerate(lines, 1))] if lines else []
        return [f"**Counterexample**{summary.by_class(said)}: {prose(first)}", *listed]
    return [*against(literal, attached), *_by_hand(results, literal, attached)]


def _summarised(results: Results, claim: ClaimResult) -> bool:
    """Whether the finding is not collapsed: where no sentence of the paper's files says why."""
    return claim.checked and all(said.label == COUNTEREXAMPLE for said in leads(results, claim))


def _about_the_repair(claim: ClaimResult) -> list[str]:
    if claim.repair is None or not claim.repair.summary:
        return []
    return [f"On the {summary.corrected(claim).lower()}: {prose(claim.repair.summary)}"]


def _by_hand(results: Results, judged: ReadingResult | StepResult, attached: Attached) -> list[str]:
    """Its lines as formulas, if a person can follow them."""
    from verify.report.worked import notation_of, worked_out  # brings flint, which quick commands do without

    lines = worked_out(judged, attached, notation_of(results.paper))
    shown = "\n".join(f"{number}. {prose(f'${line}$')}" for number, line in enumerate(lines, 1))
    return ["Worked out by hand:", shown] if lines else []


def _formula(judged: ReadingResult | StepResult | RepairResult, formula_of: FormulaOf) -> list[str]:
    """The statement that was judged, where it is a formula: as mathematics, or as it was written."""
    if not judged.formula:
        return []
    shown = formula_of(judged.formula)
    return [_display(shown) if shown else fenced("text", judged.formula)]


def _statement(claim: ClaimResult) -> list[str]:
    where = f" ({prose(claim.where)})" if claim.where else ""
    first, *rest = paragraphs(claim.statement) or ["Not written down yet."]
    return [f"**Statement{where}.** {first}", *rest]


def _judged(results: Results, claim: ClaimResult, formula_of: FormulaOf) -> list[str]:
    """The formulas that were judged, and what the claim depends on."""
    found = _formula(claim.readings[0], formula_of) if claim.readings else []
    if claim.repair is not None and (corrected := _formula(claim.repair, formula_of)):
        found += [f"{summary.corrected(claim)}:", *corrected]
    if claim.quantities:
        judged = [
            f"`{name} = {text}`{' (replaced by the user)' if name in claim.replaced else ''}"
            for name, text in claim.quantities.items()
        ]
        found.append(f"Constants and formulas: {prose(listing(judged))}.")
    return found


def _statuses(results: Results, ids: Sequence[str]) -> str:
    return prose(listing([summary.status(results, name) for name in ids]))


def _readings(claim: ClaimResult, attached: Attached, where: Places, formula_of: FormulaOf) -> list[str]:
    if len(claim.readings) < 2:
        return []
    found = []
    for reading in claim.readings[1:]:
        found += [
            f"**{prose(reading.id)}** {summary.said(reading)} ({summary.class_word(reading)}). "
            f"{prose(summary.joined(reading.text, summary.finding(reading)))}",
            *_formula(reading, formula_of),
            *against(reading, attached),
            *_certificates(reading.certificates, attached, where),
        ]
    return found


def _steps(results: Results, claim: ClaimResult, attached: Attached, where: Places, formula_of: FormulaOf) -> list[str]:
    if not claim.steps:
        return []
    return [block for step in claim.steps for block in _step(results, step, attached, where, formula_of)]


def _verdict(step: StepResult) -> str:
    return "○ unchecked" if summary.unchecked(step) else f"{summary.said(step)} ({summary.class_word(step)})"


def _step(results: Results, step: StepResult, attached: Attached, where: Places, formula_of: FormulaOf) -> list[str]:
    mark = " †" if step.rests_on else ""
    found = [
        f'<a id="{slug(step.id)}"></a>\n\n### {prose(summary.step_name(step))}{mark}: {_verdict(step)}',
        *_formula(step, formula_of),
        prose(step.text),
    ]
    if summary.unchecked(step):
        return found
    found += [*against(step, attached), *_by_hand(results, step, attached), prose(step.summary), *_formulas(step)]
    for reading in step.readings:
        found += [
            f"Interpretation *{prose(reading.id)}* ({summary.said(reading)}, {summary.class_word(reading)}): "
            + prose(summary.joined(reading.text, summary.finding(reading))),
            *_formula(reading, formula_of),
            *against(reading, attached),
        ]
    if step.rests_on:
        found.append(f"† Depends on {_statuses(results, step.rests_on)}.")
    return [*found, *_certificates(step.certificates, attached, where)]


def _formulas(step: StepResult) -> list[str]:
    if step.printed and tex(step.printed) == tex(step.derived) and not step.put_in:
        return ["Printed and derived (identical):", _display(step.printed)]
    found = ["Printed:", _display(step.printed)] if step.printed else []
    found += ["Your formula:", _display(step.put_in)] if step.put_in else []
    return [*found, "Derived:", _display(step.derived)] if step.derived else found


def _display(formula: str) -> str:
    return f"$$\n{tex(formula.strip().strip('$'))}\n$$"


def _consequences(results: Results, claim: ClaimResult) -> list[str]:
    lines = [f"- Depends on {_statuses(results, claim.depends_on)}."] if claim.depends_on else []
    if claim.rests_on:
        lines.append(f"- † Depends on results that are false or undecided: {_statuses(results, claim.rests_on)}.")
    if fallen := summary.fallen(results, claim):
        lines.append(f"- Used by, here or in a false step: {_statuses(results, fallen)}.")
    return ["\n".join(lines)] if lines else []


def _repair(results: Results, claim: ClaimResult) -> list[str]:
    if claim.repair is None:
        fails = claim.checked and claim.verdict in summary.FAILS
        return ["> **Corrected statement**: none known yet."] if fails else []
    first, *rest = paragraphs(claim.repair.text) or [""]
    name = introduced(results, claim, summary.corrected(claim))
    head = f"**{name}** {summary.repair_label(claim.repair)}. {first}"
    return ["\n>\n".join(f"> {part}" for part in (head, *rest))]


def _constants(claim: ClaimResult) -> list[str]:
    if not claim.constants:
        return []
    rows = [
        [
            cell(claim.meanings.get(c.name, c.name)),
            cell(constants.at(c)),
            cell(shorten(c.paper)),
            cell(constants.best(c)),
            cell(constants.ratio(c)),
            cell(constants.word(c) or constants.side(c)),
            terms.CLASSES[c.evidence],
        ]
        for c in claim.constants
    ]
    header = ("Constant", "At", "Printed", "Best (interval)", "Printed ÷ best", "Assessment", "Evidence")
    return [table(header, rows, right=(2, 3, 4))]


def _figure(path: str, caption: str, attached: Attached, where: Places) -> str:
    if attached.figure(path) is None:
        return "*" + prose(f"Figure `{path}` is missing from this directory.") + "*"
    alternative = prose(caption.replace("$", "").replace("`", "")) or slug(path)
    return f"![{alternative}]({where.file(path)})\n\n*Figure.* {prose(caption)}"


def _certificates(paths: Sequence[str], attached: Attached, where: Places) -> list[str]:
    """The first few of a sentence as mathematics; the other files by name, and those that establish nothing."""
    says = {path: attached.sentence(path) for path in paths}
    good = [path for path, text in says.items() if text]
    lines = [f"- {_link(path, where)}: {_told(says[path] or '')}" for path in good[:FEW]]
    if len(good) > FEW:
        lines.append(f"- and {len(good) - FEW} more: {', '.join(_link(path, where) for path in good[FEW:])}")
    lines += [
        f"- {_link(path, where)}: **missing or rejected: it establishes nothing.**"
        for path, text in says.items()
        if not text
    ]
    return ["Certificates:", "\n".join(lines)] if lines else []


def _told(sentence: str) -> str:
    shown = told(sentence)
    return prose(shown.text) + (f" (where {prose(shown.parameters)})" if shown.parameters else "")


def _link(path: str, where: Places) -> str:
    return f"[{prose(file_name(path))}]({where.file(path)})"
