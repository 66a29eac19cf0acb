"""The report as Markdown: written for a reader who has the paper open beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from verify.records import Kind
from verify.report import replay, story
from verify.report.attached import Attached
from verify.report.constants import at, best, ranges, ratio
from verify.report.text import cell, listing, paragraphs, prose, shorten, slug, tex, url
from verify.results import ClaimResult, Results, StepResult

__all__ = ["render", "verdict_table"]


def render(results: Results, attached: Attached) -> str:
    judged, _ = story.examined(results)
    blocks = [
        f"# Referee's report: {prose(results.title)}",
        prose(f"Paper `{results.paper}`, profile `{results.profile}`."),
        _outcome(results),
        _box(story.HOW_TO_READ),
        "## Verdicts",
        *_verdicts(results),
        *_all_constants(judged),
    ]
    for claim in judged:
        blocks += _section(results, claim, attached)
    blocks += _model(results)
    blocks += _reproduce(results)
    return "\n\n".join(block for block in blocks if block) + "\n"


def _outcome(results: Results) -> str:
    first, *rest = (prose(sentence) for sentence in story.outcome(results))
    return f"**{first}** {' '.join(rest)}"


def _box(lines: Sequence[str]) -> str:
    return "> **How to read this.**\n" + "\n".join(f"> - {prose(line)}" for line in lines)


def _table(header: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """A table of cells that are Markdown already."""
    rule = ["---:" if column in right else "---" for column in range(len(header))]
    return "\n".join("| " + " | ".join(row) + " |" for row in (header, rule, *rows))


def _fenced(language: str, text: str) -> str:
    """Fenced by more backticks than the text holds."""
    fence = "`" * max(3, 1 + max((len(run) for run in re.findall("`+", text)), default=0))
    return f"{fence}{language}\n{text}\n{fence}"


def _kind(kind: Kind) -> str:
    return "—" if kind is Kind.NONE else str(kind)


# -- verdicts ----------------------------------------------------------------------------------------------

def verdict_table(results: Results, *, report: str = "") -> str:
    """A row a claim that was looked at, and the others in one line; ``report`` is where the links lead."""
    return "\n\n".join(_verdicts(results, report))


def _verdicts(results: Results, report: str = "") -> list[str]:
    judged, others = story.examined(results)
    rows = []
    for claim in judged:
        mark = " †" if claim.rests_on else ""
        name = f"[{prose(claim.id)}]({url(report)}#{slug(claim.id)}) {cell(claim.title)}"
        statement = story.label(claim.verdict) if claim.checked else "○ unchecked"
        rows.append([name, statement + mark, story.proof_label(claim), _kind(claim.evidence),
                     story.repair_label(claim.repair)])
    blocks = []
    if rows:
        blocks.append(_table(("Claim", "Statement", "Printed argument", "Evidence", "Repair"), rows))
    if others:
        names = ", ".join(f"`{claim.id}`" for claim in others)
        blocks.append(prose(f"Unchecked so far, and open ({len(others)}): {names}."))
    return blocks


# -- constants ---------------------------------------------------------------------------------------------

def _all_constants(judged: list[ClaimResult]) -> list[str]:
    rows = [
        [f"[{prose(row.claim)}](#{slug(row.claim)})", cell(row.name), str(row.points),
         cell(row.least), cell(row.greatest)]
        for row in ranges(judged)
    ]
    if not rows:
        return []
    header = ("Claim", "Constant", "Points", "Least printed ÷ best", "Greatest printed ÷ best")
    note = ("Each printed constant against the best one that is certified: 1 is tight, 10 gives away a "
            "factor of ten. The sections give every point.")
    return ["## Constants", note, _table(header, rows, right=(2,))]


def _constants(claim: ClaimResult) -> list[str]:
    if not claim.constants:
        return []
    rows = [
        [cell(c.name), cell(at(c)), cell(shorten(c.paper)), cell(best(c)), cell(ratio(c)), str(c.evidence)]
        for c in claim.constants
    ]
    header = ("Constant", "At", "Printed", "Best, enclosed", "Printed ÷ best", "Evidence")
    note = "Enclosures are rounded outwards and ratios down; `results.json` has every digit."
    return ["**Constants.** " + note, _table(header, rows, right=(2, 3, 4))]


# -- a section a claim -------------------------------------------------------------------------------------

def _section(results: Results, claim: ClaimResult, attached: Attached) -> list[str]:
    blocks = [
        f'<a id="{slug(claim.id)}"></a>\n\n## {prose(claim.id)}: {prose(claim.title)}',
        f"**{prose(story.headline(claim))}**",
        *(paragraphs(claim.summary) if claim.checked else ()),
        *_statement(results, claim),
        *_readings(claim),
        *_steps(results, claim),
        *_consequences(results, claim),
        *_repair(claim),
        *_constants(claim),
    ]
    for path in claim.figures:
        blocks.append(_figure(path, claim.captions.get(path, ""), attached))
    blocks += _certificates(claim, attached)
    if claim.failures:
        blocks += ["**Checks that did not finish.**", "\n".join(f"- {prose(t)}" for t in claim.failures)]
    return [*blocks, "**Replay.**", _fenced("sh", replay.claim_commands(results, claim))]


def _statement(results: Results, claim: ClaimResult) -> list[str]:
    where = f"({prose(claim.where)}) " if claim.where else ""
    first, *rest = paragraphs(claim.statement) or ["Not written down yet."]
    blocks = [f"**What it states.** {where}{first}", *rest]
    if claim.depends_on:
        blocks.append(f"Rests on {_statuses(results, claim.depends_on)}.")
    if claim.quantities:
        judged = [f"`{name} = {text}`{' (replaced by the user)' if name in claim.replaced else ''}"
                  for name, text in claim.quantities.items()]
        blocks.append(f"Printed quantities, as judged: {prose(listing(judged))}.")
    return blocks


def _statuses(results: Results, ids: Sequence[str]) -> str:
    return prose(listing([story.status(results, name) for name in ids]))


def _readings(claim: ClaimResult) -> list[str]:
    if not claim.readings:
        return []
    rows = [[cell(r.id), cell(r.text), story.label(r.verdict), _kind(r.evidence)] for r in claim.readings]
    blocks = ["**Readings.**", _table(("Reading", "What it says", "Verdict", "Evidence"), rows)]
    others = [r for r in claim.readings[1:] if r.summary]  # the first one's finding opens the section
    if others:
        blocks.append("\n".join(f"- *{prose(r.id)}*: {prose(r.summary)}" for r in others))
    return blocks


def _steps(results: Results, claim: ClaimResult) -> list[str]:
    if not claim.steps:
        return []
    rows = [
        [cell(story.step_name(step)) + (" †" if step.rests_on else ""), cell(step.text), _verdict(step),
         _kind(step.evidence)]
        for step in claim.steps
    ]
    header = ("Step", "What it says", "Verdict", "Evidence")
    blocks = ["### The printed argument, step by step", _table(header, rows)]
    for step in claim.steps:
        if not story.unchecked(step):
            blocks += _step(results, step)
    return blocks


def _verdict(step: StepResult) -> str:
    return "○ unchecked" if story.unchecked(step) else story.label(step.verdict)


def _step(results: Results, step: StepResult) -> list[str]:
    blocks = [f"**{prose(story.step_name(step))}** {_verdict(step)}. {prose(step.summary)}"]
    if step.printed and tex(step.printed) == tex(step.derived):
        blocks += ["Printed, and derived alike:", _display(step.printed)]
    else:
        blocks += ["Printed:", _display(step.printed)] if step.printed else []
        blocks += ["Derived:", _display(step.derived)] if step.derived else []
    extra = [
        f"- Read as *{prose(r.id)}* ({story.label(r.verdict)}, {r.evidence}): "
        + prose(f"{r.text} {r.summary}")
        for r in step.readings
    ]
    if step.rests_on:
        extra.append(f"- † Rests on {_statuses(results, step.rests_on)}.")
    if step.certificates:
        extra.append("- Certified by " + listing([_link(path) for path in step.certificates]) + ".")
    return [*blocks, "\n".join(extra)]


def _display(formula: str) -> str:
    return f"$$\n{tex(formula.strip().strip('$'))}\n$$"


def _consequences(results: Results, claim: ClaimResult) -> list[str]:
    lines = []
    if claim.rests_on:
        lines.append(f"- † It rests on what does not stand: {_statuses(results, claim.rests_on)}.")
    fallen = story.fallen(results, claim)
    if fallen:
        lines.append(f"- Resting on it, or on a broken step of it: {_statuses(results, fallen)}.")
    return ["**What follows.**", "\n".join(lines)] if lines else []


def _repair(claim: ClaimResult) -> list[str]:
    if claim.repair is None:
        return ["> **Repair** none yet."] if claim.checked and claim.verdict in story.FAILS else []
    first, *rest = paragraphs(claim.repair.text) or [""]
    head = f"**Repair** {story.repair_label(claim.repair)}. {first}"
    return ["\n>\n".join(f"> {part}" for part in (head, *rest, *paragraphs(claim.repair.summary)))]


def _figure(path: str, caption: str, attached: Attached) -> str:
    if attached.figure(path) is None:
        return "*" + prose(f"Figure `{path}` is missing from this directory.") + "*"
    alternative = prose(caption.replace("$", "").replace("`", "")) or slug(path)
    return f"![{alternative}]({url(path)})\n\n*Figure.* {prose(caption)}"


def _link(path: str) -> str:
    return f"[{prose(path.rsplit('/', 1)[-1])}]({url(path)})"


def _certificates(claim: ClaimResult, attached: Attached) -> list[str]:
    lines = []
    for path in claim.certificates:
        says = attached.sentence(path)
        text = prose(says) if says else "**missing or rejected: it establishes nothing.**"
        lines.append(f"- {_link(path)}: {text}")
    return ["**Certificates.**", "\n".join(lines)] if lines else []


# -- the end -----------------------------------------------------------------------------------------------

def _model(results: Results) -> list[str]:
    note = "Everything above was judged on this model (a model file for `--model`):"
    blocks = ["## Model and environment", note, _fenced("toml", replay.model_file(results))]
    if results.objects:
        named = "; ".join(f"`{o.get('id', '?')}` {o.get('title', '')}" for o in results.objects)
        blocks.append(f"Objects of the paper, which have no verdict: {prose(named)}.")
    if results.environment:
        rows = [[cell(name), cell(text)] for name, text in results.environment.items()]
        blocks.append(_table(("Environment", ""), rows))
    return blocks


def _reproduce(results: Results) -> list[str]:
    return ["## How to reproduce", _fenced("sh", replay.run_commands(results)),
            "Another model is a TOML file given with `--model`; "
            "`verify diff OLD NEW` says which verdicts changed."]
