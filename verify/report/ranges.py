"""For which parameters a statement is claimed, and for which of them the evidence decides it."""

from __future__ import annotations

import re
from typing import NamedTuple

from verify import terms
from verify.records import Kind, Verdict
from verify.results.schema import ClaimResult, ReadingResult, Results

__all__ = ["HEADER", "Row", "rows"]

HEADER = ("Claim", "Claimed on", "Checked on")
_SIGNS = (
    (">=", "≥"),
    ("<=", "≤"),
    ("==", "="),
    ("!=", "≠"),
    ("**", "^"),
    ("tau", "τ"),
    ("eta", "η"),
    ("delta", "δ"),
    ("eps", "ε"),
)
_SCALARS = {"n", "k", "m", "l", "N", "tau", "b", "eta", "delta", "eps", "gap"}
_COMMA = re.compile(r",\s*(?![^()]*\))")  # outside of parentheses


class Row(NamedTuple):
    claim: ClaimResult
    claimed: str
    checked: str


def rows(results: Results) -> list[Row]:
    """A row for each judged claim with a literal interpretation."""
    judged = [claim for claim in results.claims if claim.checked and claim.readings]
    return [Row(claim, _claimed(claim.readings[0]), _checked(claim.readings[0])) for claim in judged]


def _claimed(literal: ReadingResult) -> str:
    """The conditions on numbers under which the formula is claimed; those on arrays are in the formula."""
    if literal.threshold:
        return f"a success rate above or below {literal.threshold}"
    found = []
    for line in literal.formula.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word in ("for_all", "given"):
            parts = [part.strip() for part in _COMMA.split(rest)]
            found += [part for part in parts if _is_about_numbers(part)]
    return _written(", ".join(found)) or ("in the formula" if literal.formula else "in words only")


def _is_about_numbers(condition: str) -> bool:
    """Whether a condition compares parameters and numbers only."""
    names = set(re.findall(r"[A-Za-z_]\w*", condition)) - {"or"}
    return bool(names) and names <= _SCALARS and any(sign in condition for sign in "<>=") and "[" not in condition


def _checked(literal: ReadingResult) -> str:
    if literal.counts:
        return f"{sum(count.runs for count in literal.counts)} runs"
    if literal.verdict is Verdict.OPEN or literal.evidence is Kind.NONE:
        return "undecided"
    hand = f", {terms.BADGE}" if literal.formal is not None and literal.formal.by_hand else ""
    if literal.verdict is Verdict.REFUTED:
        point = {name: value for name, value in literal.counterexample.items() if name in _SCALARS}
        at = ", ".join(f"{name} = {value}" for name, value in point.items())
        return f"false at {_written(at)}{hand}" if at else f"false: {terms.CLASSES[literal.evidence]}{hand}"
    whole = "all of it" if literal.evidence is not Kind.ARGUED else "all of it, not machine-checked"
    return f"{whole}{hand}"


def _written(text: str) -> str:
    for old, new in _SIGNS:
        text = re.sub(rf"\b{old}\b", new, text) if old.isalpha() else text.replace(old, new)
    return text
