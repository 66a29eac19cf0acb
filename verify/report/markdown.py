"""The report as Markdown: written for a reader who has the paper open beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from verify.report import battery, errors, replay, story
from verify.report.attached import Attached
from verify.report.blocks import fenced, kind, link, table
from verify.report.constants import NOTE, at, best, ranges, ratio, side
from verify.report.families import Family, families
from verify.report.summary import executive
from verify.report.text import cell, clip, listing, paragraphs, prose, shorten, slug, tex, url
from verify.results.schema import ClaimResult, Results, StepResult

if TYPE_CHECKING:
    from verify.battery import BatteryResults

__all__ = ["overview", "render", "section", "verdict_table"]


def render(results: Results, attached: Attached, tried: BatteryResults | None = None) -> str:
    judged, _ = story.examined(results)
    blocks = [
        f"# Referee's report: {prose(results.title)}",
        prose(f"Paper `{results.paper}`{story.by(results)}, profile `{results.profile}`."),
        "## Summary",
        _executive(results),
        _box(story.HOW_TO_READ),
        "## Verdicts",
        *_verdicts(results),
        *_graph(results),
        *_all_constants(judged),
        *_errors(results, attached),
    ]
    blocks += battery.blocks(tried)
    for claim in judged:
        blocks += _section(results, claim, attached)
    blocks += _model(results)
    blocks += _reproduce(results)
    return "\n\n".join(block for block in blocks if block) + "\n"


def overview(results: Results) -> str:
    """Summary and verdict table, for a notebook: no link leads anywhere."""
    judged, _ = story.examined(results)
    rows = [[f"`{c.id}` {cell(c.title)}", *_row(c)] for c in judged]
    return "\n\n".join([_executive(results), *([table(_HEADER, rows)] if rows else [])])


def section(results: Results, claim: ClaimResult, attached: Attached) -> str:
    """One claim by itself."""
    return "\n\n".join(block for block in _section(results, claim, attached) if block)


def _executive(results: Results) -> str:
    (label, first), *rest = executive(results)
    lines = [f"- **{prose(label)}** **{prose(first)}**"]
    return "\n".join([*lines, *(f"- **{prose(name)}** {prose(text)}" for name, text in rest)])


def _box(lines: Sequence[str]) -> str:
    return "> **How to read this.**\n" + "\n".join(f"> - {prose(line)}" for line in lines)


# -- verdicts ----------------------------------------------------------------------------------------------

def verdict_table(results: Results, *, report: str = "") -> str:
    """A row a claim that was looked at, and the others in one line; ``report`` is where the links lead."""
    return "\n\n".join(_verdicts(results, report))


_HEADER = ("Claim", "Statement", "Printed argument", "Evidence", "Repair")


def _row(claim: ClaimResult) -> list[str]:
    statement = story.said(claim) if claim.checked else "○ unchecked"
    return [statement + (" †" if claim.rests_on else ""), story.proof_label(claim), kind(claim.evidence),
            story.repair_label(claim.repair)]


def _verdicts(results: Results, report: str = "") -> list[str]:
    judged, others = story.examined(results)
    rows = [
        [f"[{prose(claim.id)}]({url(report)}#{slug(claim.id)}) {cell(claim.title)}", *_row(claim)] for claim in judged]
    blocks = [table(_HEADER, rows)] if rows else []
    if others:
        names = ", ".join(f"`{claim.id}`" for claim in others)
        blocks.append(prose(f"Unchecked so far, and open ({len(others)}): {names}."))
    return blocks


def _graph(results: Results) -> list[str]:
    if not results.claims:
        return []
    return ["![What rests on what, with the verdict on each statement and on its printed argument](graph.svg)",
            "*What rests on what: foundations on the left. Left sign: the statement; right sign: its printed argument. "
            "The page `report.html` shows for each claim what it rests on and what falls with it.*"]


# -- errors ------------------------------------------------------------------------------------------------

def _errors(results: Results, attached: Attached) -> list[str]:
    found = errors.found(results)
    if not found:
        return []
    lines = ["## Errors found", errors.NOTE]
    return [*lines, *(_error(results, number, error, attached) for number, error in enumerate(found, 1))]


def _error(results: Results, number: int, error: errors.Error, attached: Attached) -> str:
    head = f"[{prose(error.id)}](#{slug(error.claim.id)}) {story.label(error.verdict)} ({kind(error.evidence)})"
    lines = [f"{number}. **{head}**; {errors.weight(error)}.", prose(story.opening(error.summary))]
    if error.places:
        lines.append(f"The same slip: {prose(listing([f'`{name}`' for name in error.places]))}.")
    lines += [f"A certificate of it: {prose(clip(entry.says or ''))}" for entry in errors.witnesses(error, attached)]
    below = [*error.claims, *error.steps]
    if below:
        lines.append(f"Resting on it: {prose(listing([f'`{name}`' for name in below]))}.")
    lines.append(f"Replay: `{replay.error_command(results, error).replace('`', '')}`")
    return "\n\n   ".join(lines)


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
    note = f"{NOTE} The sections give every point."
    return ["## Constants", prose(note), table(header, rows, right=(2,))]


def _constants(claim: ClaimResult) -> list[str]:
    if not claim.constants:
        return []
    rows = [
        [cell(c.name), cell(at(c)), cell(shorten(c.paper)), cell(best(c)), cell(ratio(c)), side(c),
         str(c.evidence)]
        for c in claim.constants
    ]
    header = ("Constant", "At", "Printed", "Best, enclosed", "Printed ÷ best", "Printed is", "Evidence")
    return ["**Constants.**", table(header, rows, right=(2, 3, 4))]


# -- a section a claim -------------------------------------------------------------------------------------

def _section(results: Results, claim: ClaimResult, attached: Attached) -> list[str]:
    blocks = [
        f'<a id="{slug(claim.id)}"></a>\n\n## {prose(claim.id)}: {prose(claim.title)}',
        f"**{prose(story.headline(claim))}**",
        *(paragraphs(claim.summary) if claim.checked else ()),
        *_statement(results, claim),
        *_formal(claim),
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
    return [*blocks, "**Replay.**", fenced("sh", replay.claim_commands(results, claim))]


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


def _formal(claim: ClaimResult) -> list[str]:
    """The statement and the repair as formulas, and the theorems behind them."""
    blocks = [block for address, text in story.formulas(claim)
              for block in (f"**As a formula** (`{address}`):", fenced("text", text))]
    proved = story.theorems(claim)
    return [*blocks, "\n".join(f"- {prose(line)}" for line in proved)] if proved else blocks


def _statuses(results: Results, ids: Sequence[str]) -> str:
    return prose(listing([story.status(results, name) for name in ids]))


def _readings(claim: ClaimResult) -> list[str]:
    if not claim.readings:
        return []
    rows = [[cell(r.id), cell(r.text), story.said(r), kind(r.evidence)] for r in claim.readings]
    blocks = ["**Readings.**", table(("Reading", "What it says", "Verdict", "Evidence"), rows)]
    others = [r for r in claim.readings[1:] if r.summary]  # the first one's finding opens the section
    if others:
        blocks.append("\n".join(f"- *{prose(r.id)}*: {prose(r.summary)}" for r in others))
    return blocks


def _steps(results: Results, claim: ClaimResult) -> list[str]:
    if not claim.steps:
        return []
    rows = [
        [cell(story.step_name(step)) + (" †" if step.rests_on else ""), cell(step.text), _verdict(step),
         kind(step.evidence)]
        for step in claim.steps
    ]
    header = ("Step", "What it says", "Verdict", "Evidence")
    blocks = ["### The printed argument, step by step", table(header, rows)]
    for step in claim.steps:
        if not story.unchecked(step):
            blocks += _step(results, step)
    return blocks


def _verdict(step: StepResult) -> str:
    return "○ unchecked" if story.unchecked(step) else story.said(step)


def _step(results: Results, step: StepResult) -> list[str]:
    blocks = [f"**{prose(story.step_name(step))}** {_verdict(step)}. {prose(step.summary)}"]
    if step.printed and tex(step.printed) == tex(step.derived):
        blocks += ["Printed, and derived alike:", _display(step.printed)]
    else:
        blocks += ["Printed:", _display(step.printed)] if step.printed else []
        blocks += ["Derived:", _display(step.derived)] if step.derived else []
    extra = [
        f"- Read as *{prose(r.id)}* ({story.said(r)}, {r.evidence}): "
        + prose(story.joined(r.text, r.summary))
        for r in step.readings
    ]
    if step.rests_on:
        extra.append(f"- † Rests on {_statuses(results, step.rests_on)}.")
    if step.certificates:
        extra.append("- Certified by " + listing([link(path) for path in step.certificates]) + ".")
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


def _certificates(claim: ClaimResult, attached: Attached) -> list[str]:
    lines = [line for family in families(claim.certificates, attached) for line in _family(family)]
    return ["**Certificates.**", "\n".join(lines)] if lines else []


def _family(family: Family) -> list[str]:
    """Each sentence of a small family; of a large one the first, and the other files by name."""
    good = family.accepted
    shown = good if len(good) <= 3 else good[:1]
    lines = [f"- {link(entry.path)}: {prose(clip(entry.says or ''))}" for entry in shown]
    if len(shown) < len(good):
        others = ", ".join(link(entry.path) for entry in good[1:])
        lines.append(f"  - and {len(good) - 1} more of the kind: {others}")
    return lines + [f"- {link(entry.path)}: **missing or rejected: it establishes nothing.**"
                    for entry in family.rejected]


# -- the end -----------------------------------------------------------------------------------------------

def _model(results: Results) -> list[str]:
    blocks = ["## Model and environment", "The claims are about no particular model."]
    if results.model:
        note = ("The model of this run, as a file for `--model`; proofs are for the sizes that they name, and tables, "
                "figures "
                "and certificates give theirs:")
        blocks[1:] = [note, fenced("toml", replay.model_file(results))]
    if results.objects:
        named = "; ".join(f"`{o.get('id', '?')}` {o.get('title', '')}" for o in results.objects)
        blocks.append(f"Objects of the paper, which have no verdict: {prose(named)}.")
    if results.environment:
        rows = [[cell(name), cell(text)] for name, text in results.environment.items()]
        blocks.append(table(("Environment", ""), rows))
    return blocks


def _reproduce(results: Results) -> list[str]:
    other = "Another model is a TOML file given with `--model`; " if results.model else ""
    return ["## How to reproduce", fenced("sh", replay.run_commands(results)),
            other + "`verify diff OLD NEW` says which verdicts changed."]
