"""``verify.bound``: the supremum or infimum of a term over a domain, between two certified ends."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import msgspec

from verify.engines import Answer, as_text, attack, decide
from verify.engines.asking import asked
from verify.engines.boxes import named

__all__ = ["Bound", "bound"]

WIDTHS = (1e-9, 1e-6, 1e-4, 1e-3, 1e-2, 1e-1)  # relative to the size of what was found
HUGE = 1e12


class Bound(msgspec.Struct, frozen=True, kw_only=True):
    """``lower <= sup <= upper`` (or the infimum): texts of exact numbers, None where nothing was shown.

    ``inner`` is the answer at a point (refuted: the term goes beyond that end), ``outer`` the one on the whole domain.
    """

    which: str
    lower: str | None
    upper: str | None
    at: dict[str, Any] | None
    inner: Answer | None
    outer: Answer | None

    @property
    def is_exact(self) -> bool:
        """Do the ends differ by less than a part in a million?"""
        if self.lower is None or self.upper is None:
            return False
        low, high = float(Fraction(self.lower)), _float(self.upper)
        return abs(high - low) <= 1e-6 * max(1.0, abs(high))


def bound(
    term: Any, over: Any, which: str = "sup", given: str = "", define: str = "", effort: str = "standard"
) -> Bound:
    """Enclose the supremum or infimum of a term on a domain.

    Args:
        term: a term of the statement language, or a SymPy expression.
        over: the domain, as for ``certify``.
        which: ``"sup"`` or ``"inf"``.
        given: further conditions.
        define: definitions of functions that the term uses.
        effort: ``"quick"``, ``"standard"`` or ``"thorough"``.

    Returns:
        A ``Bound`` with ``lower`` and ``upper`` (exact numbers as texts, None where nothing was shown), the point
        ``at`` which the inner end is attained, and the answers ``inner`` and ``outer`` with their certificates.

    Example:
        import verify

        found = verify.bound("t*exp(-t)", over="t > 0")
        print(found.upper, found.at)
    Output:
        exp(-1) …
    """
    text, way = as_text(term), 1 if which == "sup" else -1
    value = _extreme(text, over, given, define, way)
    if value is None or abs(value) > HUGE:
        return Bound(which=which, lower=None, upper=None, at=None, inner=None, outer=None)
    relation = "<=" if way > 0 else ">="

    def ask(end: str, strength: str) -> Answer:
        return decide(asked(f"{text} {relation} {end}", over, given, define), effort=strength)

    inner_end, inner = _inner(ask, value, way)
    outer_end, outer = _outer(ask, value, way, effort)
    found = inner.counterexample if inner is not None else None
    lower, upper = (inner_end, outer_end) if way > 0 else (outer_end, inner_end)
    return Bound(which=which, lower=lower, upper=upper, at=dict(found) if found else None, inner=inner, outer=outer)


def _extreme(text: str, over: Any, given: str, define: str, way: int) -> float | None:
    """The largest (or smallest) value that floats find."""
    shown = f"0 <= 0 - ({text})" if way > 0 else f"0 <= 0 + ({text})"
    cases = attack.cases_of(asked(shown, over, given, define))
    found = [attack.lowest_points(problem, problem.goals[0].gap, 1)[:1] for problem in cases]
    values = [value for best in found for value, _ in best]
    return -way * min(values) if values else None


def _inner(ask: Any, value: float, way: int) -> tuple[str | None, Answer | None]:
    """An end that the term passes, at a point."""
    for width in (1e-12, *WIDTHS):
        end = Fraction(value - way * width * max(1.0, abs(value))).limit_denominator(10**13)
        answer = ask(f"({end})", "quick")
        if answer.verdict == "refuted":
            return str(end), answer
    return None, None


def _outer(ask: Any, value: float, way: int, effort: str) -> tuple[str | None, Answer | None]:
    """An end that the term does not pass: a number with a short name first, then wider and wider ones."""
    for text in list(named(value))[:3]:
        if abs(_float(text) - value) < 1e-7 * max(1.0, abs(value)) and (answer := ask(text, effort)).verdict == "holds":
            return text, answer
    for width in WIDTHS:
        end = Fraction(value + way * width * max(1.0, abs(value))).limit_denominator(10**13)
        answer = ask(f"({end})", effort)
        if answer.verdict == "holds":
            return str(end), answer
    return None, None


def _float(text: str) -> float:
    from verify.statement.boxes import exact
    from verify.statement.boxes.shown import exact_value

    low, high = exact.enclosure(exact_value(text))
    return math.nan if math.isinf(low) or math.isinf(high) else (low + high) / 2
