"""The section on the mutation test: error rates on changed formulas, from ``battery.json``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from verify.report.blocks import table
from verify.report.text import cell, prose

if TYPE_CHECKING:
    from verify.battery import BatteryResults, Row, Trial

__all__ = ["TITLE", "Line", "blocks", "kinds", "lead", "lines", "listed", "share", "short"]

TITLE = "Validation: mutation test"
HEADER = (
    "Claim",
    "Places",
    "False ones refuted",
    "True ones confirmed",
    "True ones rejected",
    "False ones accepted",
    "Truth unknown",
)
KINDS = ("What was changed", "False ones", "Refuted")


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One claim: its places taken together."""

    claim: str
    places: int
    false: int
    killed: int
    true: int
    kept: int
    false_alarms: int
    wrong: int
    unscored: int


def lines(found: BatteryResults) -> list[Line]:
    claims = list(dict.fromkeys(row.claim for row in found.rows))
    return [_line(claim, [row for row in found.rows if row.claim == claim]) for claim in claims]


def _line(claim: str, rows: Sequence[Row]) -> Line:
    def total(field: str) -> int:
        values = [getattr(row, field) for row in rows]
        return sum(len(value) if isinstance(value, tuple) else value for value in values)

    fields = ("false", "killed", "true", "kept", "false_alarms", "wrong", "unscored")
    return Line(claim=claim, places=len(rows), **{field: total(field) for field in fields})


def kinds(found: BatteryResults) -> list[tuple[str, int, int]]:
    """What was changed, how many false ones that gave, and how many of them were refuted."""
    names = sorted({name for row in found.rows for name in row.operators})
    pairs = {name: [row.operators[name] for row in found.rows if name in row.operators] for name in names}
    return [(name, sum(tried for tried, _ in pairs[name]), sum(killed for _, killed in pairs[name])) for name in names]


def lead(found: BatteryResults) -> str:
    """The figures in words."""
    total = found.total
    tried = total("false") + total("true")
    made = "" if found.seed is None else f" from the seed {found.seed}"
    rest = (
        "None of these mutants was written by hand or used before"
        if found.fresh
        else "The checks were tuned on mutants of this kind; `verify battery --seed SEED` draws new ones for an "
        "unbiased estimate"
    )
    planted, noticed = found.oracles
    return (
        f"To measure error rates we mutated the formulas of {len(found.rows)} places of the paper and of our "
        f"corrected statements ({tried} mutants{made}: a changed sign, constant, exponent, rounding or variable, "
        "random subexpressions, an exception at one size, and equivalent or weaker true formulas). The truth of each "
        "mutant was determined without the checks: by exact enumeration, by evaluation at many points (in floating "
        f"point where the model is evaluated), or by a short argument. Of {total('false')} false mutants "
        f"{total('killed')} were refuted ({found.kill_rate:.1%}), {total('survivors')} left undecided and "
        f"{total('wrong')} accepted. Of "
        f"{total('true')} true ones {total('kept')} were confirmed ({found.keep_rate:.1%}) and {total('false_alarms')} "
        f"rejected. {found.open_share:.1%} of all were left undecided. The truth of {total('unscored')} more is "
        f"unknown; they are not counted. Of {planted} errors in the oracles {noticed} contradicted a verdict. {rest}. "
        "All counts are as recorded in battery.json; they are not checked again for this page."
    )


def short(found: BatteryResults) -> str:
    """The figures that matter, for the first page."""
    total = found.total
    return (
        f"Mutation test (as recorded in battery.json): formulas in {len(found.rows)} places of the paper and of our "
        f"corrected statements were changed. Of {total('false')} false mutants {total('killed')} were refuted "
        f"({found.kill_rate:.1%}), {total('survivors')} left undecided and {total('wrong')} accepted; of "
        f"{total('true')} true ones {total('kept')} were confirmed ({found.keep_rate:.1%}) and "
        f"{total('false_alarms')} rejected."
    )


def listed(found: BatteryResults, field: str) -> list[tuple[Row, Trial]]:
    """Every formula of that kind, with its place: survivors, unconfirmed, false_alarms or wrong."""
    return [(row, trial) for row in found.rows for trial in getattr(row, field)]


_HEADINGS = (
    ("wrong", "False and accepted"),
    ("false_alarms", "True and rejected"),
    ("survivors", "False and undecided"),
    ("unconfirmed", "True and undecided"),
)


def share(part: int, whole: int) -> str:
    return f"{part} of {whole}" if whole else "—"


def blocks(found: BatteryResults | None) -> list[str]:
    """As Markdown; nothing where no battery was run."""
    if found is None:
        return []
    changed = [[cell(name), str(tried), str(killed)] for name, tried, killed in kinds(found)]
    rows = [
        [
            f"`{item.claim}`",
            str(item.places),
            share(item.killed, item.false),
            share(item.kept, item.true),
            str(item.false_alarms),
            str(item.wrong),
            str(item.unscored),
        ]
        for item in lines(found)
    ]
    shown = [
        f"## {TITLE}",
        prose(lead(found)),
        "<details><summary>By claim</summary>",
        table(HEADER, rows, right=(1, 2, 3, 4, 5, 6)),
        "</details>",
        "<details><summary>By what was changed</summary>",
        table(KINDS, changed, right=(1, 2)),
        "</details>",
    ]
    for field, heading in _HEADINGS:
        items = listed(found, field)
        if items:
            shown += [
                f"<details><summary>{heading} ({len(items)})</summary>",
                table(
                    ("Place", "Formula or statement", "Why it is false or true", "Why it is left so"),
                    [_item(row, trial) for row, trial in items],
                ),
                "</details>",
            ]
    return shown


def _item(row: Row, trial: Trial) -> list[str]:
    return [
        f"`{row.claim}.{row.quantity}`, {cell(row.unit)}",
        f"`{trial.text.replace('`', '')}`",
        cell(trial.why),
        cell(trial.explanation),
    ]
