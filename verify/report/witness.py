"""A counterexample in words and numbers, from the results and the certificate that re-derives it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from verify.records import Verdict
from verify.report.attached import Attached
from verify.results.schema import ReadingResult, RepairResult, StepResult

__all__ = ["Witness", "in_words", "shown_point", "witness"]

_WORDS = {"tau": "τ", "eta": "η", "mu": "μ", "x_": "another input", "A_": "other heads", "norm": "‖α‖‖β‖"}
_SIDES = re.compile(r"\(left (?P<left>[^,()]+), right (?P<right>[^,()]+)\)\s*$")
POINT = ".point.json"  # how the name of a certificate of the stored assignment ends
MAX_LISTED = 8  # heads or bits that are written out


class Witness(NamedTuple):
    """Where the statement fails, and what its two sides are there (empty where that is not a pair of numbers)."""

    where: str
    left: str = ""
    right: str = ""

    @property
    def sentence(self) -> str:
        sides = f"the left side is {self.left}, the right side {self.right}" if self.left else "it is false"
        return f"At {self.where} {sides}."


def in_words(assignment: dict[str, Any]) -> str:
    """ "n = 3, k = 1, τ = 1, parity set {1}, the head (0, 0), input 100"."""
    return ", ".join(_item(name, value) for name, value in assignment.items())


def _item(name: str, value: Any) -> str:
    if name == "B" and isinstance(value, list):
        return f"parity set {{{', '.join(map(str, value))}}}"
    if name in ("A", "A_") and isinstance(value, list):
        return _heads(value, "other " if name == "A_" else "")
    if name in ("x", "x_") and (isinstance(value, list) or _bits(value)):
        return f"{'input' if name == 'x' else 'another input'} {''.join(map(str, value))}"
    numbers = list(_flat(value)) if isinstance(value, list) else []
    if len(numbers) > 1 and all(number in (0, "0") for number in numbers):
        return f"{_WORDS.get(name, name)} all zero"
    return f"{name if name == 'x_' else _WORDS.get(name, name)} = {_value(value)}"


def _bits(value: Any) -> bool:
    """Bits that are written as a text; a number is no input, whatever it is called."""
    return isinstance(value, str) and re.fullmatch("[01]{2,}", value) is not None


def _flat(value: Any) -> Iterator[Any]:
    for item in value:
        yield from _flat(item) if isinstance(item, list) else (item,)


def _value(value: Any) -> str:
    if isinstance(value, list):
        inside = [_value(item) for item in value[:MAX_LISTED]] + (["…"] if len(value) > MAX_LISTED else [])
        return f"({', '.join(inside)})"
    return _table(value) if isinstance(value, dict) else str(value)


def _table(values: dict[str, Any]) -> str:
    """A function by its values; of one that is chosen for each value of another name, that name."""
    if values.keys() == {"by", "is"}:
        return f"one for each {values['by']}"
    pairs = [f"{argument} ↦ {_value(value)}" for argument, value in itertools.islice(values.items(), MAX_LISTED)]
    return f"({', '.join([*pairs, '…'] if len(values) > MAX_LISTED else pairs)})"


def _heads(rows: list[Any], other: str) -> str:
    if len(rows) > 1 and all(row == rows[0] for row in rows):
        return f"{other}{len(rows)} equal heads {_value(rows[0])}"
    noun = "head" if len(rows) == 1 else "heads"
    shown = [_value(row) for row in rows[:MAX_LISTED]] + (["…"] if len(rows) > MAX_LISTED else [])
    return f"{other or 'the '}{noun} {', '.join(shown)}"


def shown_point(judged: ReadingResult | StepResult | RepairResult) -> dict[str, Any]:
    """The assignment to show as the counterexample of a statement; empty where it is not the one that is explained.

    A theorem whose statement was written by hand refutes by the counterexample that the checks certify and explain; the
    stored assignment is another one, and the summary names it as such.
    """
    if judged.verdict not in (Verdict.REFUTED, Verdict.LIMIT):
        return {}
    explained = any(not path.endswith(POINT) for path in judged.certificates)
    by_hand = judged.formal is not None and judged.formal.by_hand
    return {} if by_hand and explained else judged.counterexample


def witness(judged: ReadingResult | StepResult | RepairResult, attached: Attached) -> Witness | None:
    """The assignment that refutes a statement, if the results have one to show and its certificate stands."""
    if not shown_point(judged):
        return None
    for path in judged.certificates:
        said = attached.sentence(path) if path.endswith(POINT) else None
        if said is not None:
            sides = _SIDES.search(said)
            where = in_words(judged.counterexample)
            return Witness(where, sides["left"].strip(), sides["right"].strip()) if sides else Witness(where)
    return None
