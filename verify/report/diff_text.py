"""A comparison in words: for a terminal, and as Markdown for a pull request."""

from __future__ import annotations

import re

from verify import terms
from verify.report.plain import plain
from verify.results.diff import FAILS, ORDER, UNASKED, Change, Comparison
from verify.results.fate import told, total

__all__ = ["markdown", "render"]

ROWS = 25  # of a table in a pull request; the rest is folded away
CELL = 160  # characters
_LOUD = (*FAILS, "look", "better")
_MARKUP = re.compile(r"[\\`*_\[\]|~$]")  # a backslash takes their meaning
_MENTION = re.compile(r"[<>&@#]|:(?=//)|(?<=www)\.")  # HTML, people, issues and addresses: a backslash does not


def counts(found: Comparison) -> str:
    number = {effect: sum(change.effect == effect for change in found.changes) for effect in ORDER}
    return ", ".join(f"{count} {effect}" for effect, count in number.items() if count)


def render(found: Comparison) -> list[str]:
    """The comparison as lines: circumstances first, then the changes, the worst ones on top."""
    lines = [f"  {_line(text)}" for text in found.circumstances]
    lines = ["What was different:", *lines] if lines else ["Same paper, model, profile and code."]
    if not found.changes:
        return [*lines, "No verdict and no constant changed."]
    for change in (change for change in found.changes if change.effect != UNASKED):  # the lines below name them
        lines.append(f"{change.effect.upper():7} {_line(change.id)} ({change.what}): {_line(_move(change))}")
        if change.effect in _LOUD:
            lines += [f"        {_line(change.summary)}"] if change.summary else []
            lines += [f"        because: {_line(reason)}" for reason in change.why]
            lines += [f"        see {_line(', '.join(change.certificates[:3]))}"] if change.certificates else []
    return [*lines, *map(_line, told(found.fates)), counts(found)]


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
    rows = ["| effect | where | what | old | new | found |", "|---|---|---|---|---|---|"]
    for change in changes:
        effect = f"**{change.effect}**" if change.effect in FAILS else change.effect
        why = "; ".join(change.why)
        note = f"{change.summary} Because: {why}" if change.summary and why else change.summary or why
        cells = (
            _cell(change.id),
            change.what,
            _cell(terms.translate(change.old)),
            _cell(terms.translate(change.new)),
            _cell(note),
        )
        rows.append(f"| {effect} | {' | '.join(cells)} |")
    return rows


def markdown(found: Comparison, names: tuple[str, str]) -> str:
    """Short enough for a comment: the outcome, the loud changes as a table, the rest folded."""
    outcome = "Something is worse." if found.worse else "Nothing is worse." if found.changes else "Nothing changed."
    lines = [f"### Audit compared: {outcome}", "", f"{_cell(names[0])} → {_cell(names[1])}", ""]
    if found.changes:
        lines += [f"{counts(found)}. {total(found.fates)}", ""]
    loud = [change for change in found.changes if change.effect in _LOUD]
    quiet = [change for change in found.changes if change.effect not in _LOUD]
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
        lines += ["What was different:", "", *(f"- {_cell(text)}" for text in found.circumstances), ""]
    else:
        lines += ["Same paper, model, profile and code.", ""]
    return "\n".join(lines)
