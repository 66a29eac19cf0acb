"""A comparison as text: for a terminal, as Markdown for a pull request, and as annotations for GitHub."""

from __future__ import annotations

import re
from collections.abc import Sequence

from verify import terms
from verify.report.unicode_math import plain
from verify.results.diff import FAILS, ORDER, UNASKED, Change, Comparison, fails
from verify.results.verdict_changes import Fate, moved, told, total

__all__ = ["LINES", "github_annotations", "markdown", "render", "sections", "summary", "totals"]

LINES = 40  # of a summary, at most
CIRCUMSTANCES = 5  # of them that a summary names
WIDTH = 110  # columns of a terminal
ROWS = 25  # of a table in a pull request; the rest is folded away
CELL = 160  # characters
_LOUD = (*FAILS, "look", "better")
_TRUE = ("holds", "vacuous")
_MARKUP = re.compile(r"[\\`*_\[\]|~$]")  # a backslash takes their meaning
_MENTION = re.compile(r"[<>&@#]|:(?=//)|(?<=www)\.")  # HTML, people, issues and addresses: a backslash does not


def counts(found: Comparison) -> str:
    number = {effect: sum(change.effect == effect for change in found.changes) for effect in ORDER}
    return ", ".join(f"{count} {terms.translate(effect)}" for effect, count in number.items() if count)


def render(found: Comparison, *, verbose: bool = False, corrections: bool = False) -> list[str]:
    """The comparison as lines: the summary, or everything that changed, the worst first."""
    if not verbose:
        return [*_circumstances(found, CIRCUMSTANCES), *summary(found, corrections=corrections)]
    lines = _circumstances(found, len(found.circumstances))
    if not found.changes:
        return [*lines, "No verdict and no constant changed."]
    for change in (change for change in found.changes if change.effect != UNASKED):  # the lines below name them
        what = terms.translate(change.what)
        name = terms.display_address(change.id)
        lines.append(f"{terms.translate(change.effect).upper():10} {_line(name)} ({what}): {_line(_move(change))}")
        if change.effect in _LOUD:
            lines += [f"           {_line(change.summary)}"] if change.summary else []
            lines += [f"           because: {_line(reason)}" for reason in change.why]
            lines += [f"           see {_line(', '.join(change.certificates[:3]))}"] if change.certificates else []
    return [*lines, *map(_line, told(found.fates)), counts(found)]


def _circumstances(found: Comparison, most: int) -> list[str]:
    if not found.circumstances:
        return ["Same paper, model, profile and code."]
    lines = [f"  {_line(text)[:WIDTH]}" for text in found.circumstances[:most]]
    rest = len(found.circumstances) - len(lines)
    return ["Differences between the two runs:", *lines, *([f"  and {rest} more"] if rest else [])]


def summary(found: Comparison, *, corrections: bool = False, most: int = LINES - CIRCUMSTANCES - 2) -> list[str]:
    """What was true and is now false, became undecided or became true, and a count of the rest; at most ``most`` lines.

    Statements that are ours and not the paper's are counted in one line, unless ``corrections`` are asked for.
    """
    if not found.changes and all(item.fate == "kept" for item in found.fates):
        return ["No verdict and no constant changed."]
    kinds = sections(found, corrections=corrections)
    tail = totals(found, corrections=corrections)
    tail += ["Every change: verify diff OLD NEW --verbose, or --html FILE"] if found.changes else []
    room = most - len(tail) - 2 * len(kinds)  # a title and a line for the rest of each section
    shown = _shares([len(rows) for _, rows in kinds], room)
    lines: list[str] = []
    for (title, rows), number in zip(kinds, shown, strict=True):
        lines += [f"{title} ({len(rows)}):", *(f"  {_cut(row)}" for row in rows[:number])]
        lines += [f"  and {len(rows) - number} more"] if number < len(rows) else []
    return [*lines, *tail]


def sections(found: Comparison, *, corrections: bool = False) -> list[tuple[str, list[str]]]:
    """The changes by kind, each with a title and its rows; claims come before interpretations and steps."""
    mine = [item for item in found.fates if corrections or not item.ours]
    ordered = sorted(mine, key=lambda item: any(sign in item.id for sign in "/.!"))

    def chosen(fate: str, was_true: bool | None = None) -> list[str]:
        kinds = [item for item in ordered if item.fate == fate]
        return [_row(item) for item in kinds if was_true is None or (item.old in _TRUE) is was_true]

    named = {item.id for item in mine if item.fate in ("broken", "undecided")}
    bad = [c for c in found.changes if c.what != "proof" and c.id not in named and fails(c, corrections=corrections)]
    kinds = [
        ("Was true, is now false", chosen("broken", True)),
        ("Is now false, was not true", chosen("broken", False)),
        ("Was true, is now undecided", chosen("undecided", True)),
        ("Other regressions", [f"{terms.display_address(c.id)}: {_move(c)}. {c.summary}" for c in bad]),
        ("Is now undecided, was not true", chosen("undecided", False)),
        ("Is now true", chosen("now true")),
    ]
    return [(title, rows) for title, rows in kinds if rows]


def _row(item: Fate) -> str:
    return f"{terms.display_address(item.id)} ({moved(item)}): {item.note}".removesuffix(": ")


def totals(found: Comparison, *, corrections: bool = False) -> list[str]:
    """The counts: of the paper's statements, then of ours."""
    lines = [total([item for item in found.fates if corrections or not item.ours])]
    if ours := [item for item in found.fates if item.ours and not corrections]:
        lines.append(f"Our own statements (they count with --corrections only): {total(ours)}")
    return lines


def _shares(sizes: Sequence[int], room: int) -> list[int]:
    """How many rows of each section are shown: all if there is room, otherwise as equally as possible."""
    shown = [0] * len(sizes)
    while sum(shown) < room and any(one < size for one, size in zip(shown, sizes, strict=True)):
        for number, size in enumerate(sizes):
            if shown[number] < size and sum(shown) < room:
                shown[number] += 1
    return shown


def _cut(text: str) -> str:
    """One line that fits a terminal, cut between two words."""
    line = _line(text)
    return line if len(line) <= WIDTH - 2 else f"{line[: WIDTH - 3].rpartition(' ')[0]}…"


def github_annotations(found: Comparison, *, corrections: bool = False) -> list[str]:
    """Workflow commands of GitHub Actions: an error for each regression, a warning for what became undecided."""
    lines = []
    for item in (item for item in found.fates if corrections or not item.ours):
        if item.fate in ("broken", "undecided"):
            level = "error" if item.fate == "broken" else "warning"
            title = _line(f"{terms.display_address(item.id)}: {terms.FATES[item.fate]}")
            lines.append(f"::{level} title={_escaped(title, ',:')}::{_escaped(_line(f'{moved(item)}. {item.note}'))}")
    return lines


def _escaped(text: str, more: str = "") -> str:
    for sign in f"%\r\n{more}":
        text = text.replace(sign, f"%{ord(sign):02X}")
    return text


def _move(change: Change) -> str:
    old, new = terms.translate(change.old), terms.translate(change.new)
    return f"{old} -> {new}" if change.old else new


def _line(text: str) -> str:
    """One line, its formulas readable, without the control characters that would steer a terminal."""
    return " ".join("".join(c if c.isprintable() else " " for c in plain(text)).split())


def _cell(text: str) -> str:
    """Plain text in a Markdown table: nothing in it is markup, a mention or a link."""
    short = _line(text)
    short = short if len(short) <= CELL else short[: CELL - 1] + "…"
    marked = _MENTION.sub(lambda found: f"&#{ord(found[0])};", short)
    return _MARKUP.sub(r"\\\g<0>", marked) or "—"


def _table(changes: list[Change]) -> list[str]:
    rows = ["| change | statement | what | before | now | finding |", "|---|---|---|---|---|---|"]
    for change in changes:
        word = terms.translate(change.effect)
        effect = f"**{word}**" if change.effect in FAILS else word
        why = "; ".join(change.why)
        note = f"{change.summary} Because: {why}" if change.summary and why else change.summary or why
        cells = (
            _cell(terms.display_address(change.id)),
            terms.translate(change.what),
            _cell(terms.translate(change.old)),
            _cell(terms.translate(change.new)),
            _cell(note),
        )
        rows.append(f"| {effect} | {' | '.join(cells)} |")
    return rows


def markdown(found: Comparison, names: tuple[str, str], *, corrections: bool = False) -> str:
    """Short enough for a comment: the outcome, the loud changes as a table, the rest folded."""
    outcome = "regressions found" if found.worse else "no regression" if found.changes else "nothing changed"
    lines = [f"### Comparison of two audits: {outcome}", "", f"{_cell(names[0])} → {_cell(names[1])}", ""]
    if found.changes:
        lines += [f"{counts(found)}. {total(found.fates)}", ""]
    loud = [c for c in found.changes if c.effect in _LOUD and (corrections or not c.ours or fails(c))]
    quiet = [change for change in found.changes if change not in loud]
    if loud:
        lines += [*_table(loud[:ROWS]), ""]
    folded = loud[ROWS:] + quiet
    if folded:
        shown = folded[: 4 * ROWS]
        more = f" (the first {len(shown)})" if len(shown) < len(folded) else ""
        lines += [
            f"<details><summary>{len(folded)} other changes{more}</summary>",
            "",
            *_table(shown),
            "",
            "</details>",
            "",
        ]
    if found.circumstances:
        lines += ["Differences between the two runs:", "", *(f"- {_cell(text)}" for text in found.circumstances), ""]
    else:
        lines += ["Same paper, model, profile and code.", ""]
    return "\n".join(lines)
