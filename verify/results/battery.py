"""The records of the battery of :mod:`verify.battery`: what a paper declares for it, and what it found."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from verify.errors import BadInput
from verify.files import MAX_TEXT, read_bounded

__all__ = ["BatteryResults", "Row", "Target", "Trial", "read"]

WEIGHT = 15  # how many right verdicts a wrong one costs


class Target(Protocol):
    """What a paper declares for one quantity in one place."""

    claim: str
    quantity: str
    unit: str  # a reading's id, a step's id, STEP/READING, or "repair"
    sense: str  # upper or lower (bounds), equal, or limit
    printed: bool  # whether the printed formula is true there
    extras: tuple[str, ...]  # formulas by hand, left to the oracle
    lies: tuple[tuple[str, str], ...]  # false ones by hand, each with what shows it
    safe: bool  # whether a weaker bound is true as well
    far: bool  # whether a formula that goes wrong beyond ten million is false

    def violated(self, expression: Any) -> str:
        """Where the formula is certainly false, with numbers; empty if that is not known."""

    def undefined(self, expression: Any) -> str:
        """Where, within the domain, the formula certainly has no value; empty if that is not known."""

    def follows(self, expression: Any) -> bool:
        """Whether the formula is certainly true."""

    def explained(self, text: str) -> str:
        """Why a false formula is left open, if it is."""

    def planted(self) -> Iterable[Target]:
        """The same with an error in the oracle: it calls true formulas false, or false ones true."""


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """One formula: what it is, what was made of it."""

    operator: str
    text: str
    truth: str
    why: str = ""
    answer: str = ""
    explanation: str = ""


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One target: counts, and every formula that was not answered as it should be."""

    claim: str
    quantity: str
    unit: str
    printed: str
    false: int
    killed: int
    true: int
    kept: int  # true ones that are said to hold
    unscored: int
    operators: dict[str, tuple[int, int]]  # of the false ones: tried and killed
    oracle: tuple[int, int] = (0, 0)  # errors planted into the oracle, and those that a verdict contradicted
    survivors: tuple[Trial, ...] = ()
    unconfirmed: tuple[Trial, ...] = ()  # true ones that are left open
    false_alarms: tuple[Trial, ...] = ()
    wrong: tuple[Trial, ...] = ()


class BatteryResults(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    schema: int
    paper: str
    profile: str
    seed: int | None = None
    fresh: bool = False  # nothing by hand: every formula was made from the seed
    rows: tuple[Row, ...]

    def total(self, field: str) -> int:
        values = [getattr(row, field) for row in self.rows]
        return sum(len(value) if isinstance(value, tuple) else value for value in values)

    @property
    def kill_rate(self) -> float:
        return self.total("killed") / max(1, self.total("false"))

    @property
    def keep_rate(self) -> float:
        return self.total("kept") / max(1, self.total("true"))

    @property
    def open_share(self) -> float:
        """Of all that were scored: left open."""
        scored, wrong = self.total("false") + self.total("true"), self.total("wrong") + self.total("false_alarms")
        return (scored - self.total("killed") - self.total("kept") - wrong) / max(1, scored)

    @property
    def oracles(self) -> tuple[int, int]:
        """Errors planted into the oracles, and those that were noticed."""
        return sum(row.oracle[0] for row in self.rows), sum(row.oracle[1] for row in self.rows)

    @property
    def score(self) -> int:
        """Right verdicts, less fifteen for each wrong one."""
        return self.total("killed") + self.total("kept") - WEIGHT * (self.total("wrong") + self.total("false_alarms"))


def read(path: Path) -> BatteryResults | None:
    """A battery that was written before; None where there is none, one clear line where it cannot be read."""
    if not path.exists():
        return None
    try:
        found = msgspec.json.decode(read_bounded(path, MAX_TEXT), type=BatteryResults)
    except RecursionError:
        raise BadInput(f"{path}: not a battery file (nested too deeply)") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: not a battery file ({' '.join(str(error).split())[:200]})") from None
    if found.schema != 1:
        raise BadInput(f"{path}: schema {found.schema}; this version reads schema 1")
    for row in found.rows:
        if not _adds_up(row):
            raise BadInput(f"{path}: the counts of {row.claim}, {row.quantity} do not add up")
    return found


def _adds_up(row: Row) -> bool:
    """Whether each formula that was not answered as it should be is there, and each false one has its operator."""
    tried, killed = (sum(pair[place] for pair in row.operators.values()) for place in (0, 1))
    counts = (row.false, row.killed, row.true, row.kept, row.unscored, *row.oracle)
    return (
        min(counts) >= 0
        and row.false == tried == row.killed + len(row.survivors) + len(row.wrong)
        and row.killed == killed
        and all(0 <= pair[1] <= pair[0] for pair in row.operators.values())
        and row.true == row.kept + len(row.unconfirmed) + len(row.false_alarms)
        and row.oracle[1] <= row.oracle[0]
    )
