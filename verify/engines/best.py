"""The best constant in a statement such as ``F <= c*G``, from both sides: where it is certified, and where it fails.

Both ends are decided statements: one has a certificate for all numbers, the other a counterexample.  The border between
them is found with counterexamples alone, and the simplest fractions near it are tried first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from verify.engines import LIMITS, Answer, certify
from verify.errors import BadInput

__all__ = ["Bracket", "best"]

STARTS = tuple(Fraction(sign * 4 ** abs(k)) ** (1 if k >= 0 else -1) for k in range(-6, 8) for sign in (1, -1))
HALVINGS = 26
MEANT = (1, 2, 6, 12, 60, 360, 1_000)  # denominators that the border may be meant to have
BEYOND = (Fraction(1, 10**6), Fraction(1, 10**4), Fraction(1, 100), Fraction(1, 10), Fraction(1))
SEARCHES = 60  # for counterexamples, at most, in the time that is allowed
TRIES = 4  # statements that are asked of all engines


@dataclass(frozen=True)
class Bracket:
    """``holds`` is a constant with a certificate, ``fails`` one with a counterexample; None where none was found."""

    name: str
    holds: Fraction | None
    fails: Fraction | None
    certified: Answer | None
    refuted: Answer | None

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "holds": None if self.holds is None else str(self.holds),
            "fails": None if self.fails is None else str(self.fails),
            "certified": None if self.certified is None else self.certified.data(),
            "refuted": None if self.refuted is None else self.refuted.data(),
        }


def best(said: str, *, over: str, given: str = "", name: str = "c", limit: float | None = None) -> Bracket:
    """Bracket the constant ``name`` of a statement that is true on one side of some number, and false on the other.

    Example:
        from verify.engines.best import best

        found = best("x*y <= c*(x**2 + y**2)", over="x > 0, y > 0")
        print(found.holds, float(found.fails) > 0.49)
    Output:
        1/2 True
    """
    seconds = LIMITS["standard"] if limit is None else limit
    search = _Search(said, over, given, name, seconds)
    if (sides := search.sides()) is None:
        return Bracket(name, None, None, None, None)
    fails, open_at, refuted = sides
    for _ in range(HALVINGS):
        middle = (fails + open_at) / 2
        if (answer := search.attacked(middle)) is not None:
            fails, refuted = middle, answer
        else:
            open_at = middle
    for constant in _candidates(fails, open_at):
        answer = search.asked(constant)
        if answer.verdict == "holds":
            return Bracket(name, constant, fails, answer, refuted)
        if answer.verdict == "refuted" and (constant - fails) * (open_at - fails) > 0:
            fails, refuted = constant, answer
    return Bracket(name, None, fails, None, refuted)


def _candidates(fails: Fraction, open_at: Fraction) -> Iterator[Fraction]:
    """Short fractions near the border, then fractions beyond it."""
    way, seen = 1 if open_at > fails else -1, set[Fraction]()
    near = [open_at.limit_denominator(most) for most in MEANT]
    size = max(abs(open_at), Fraction(1, 10**6))
    close = [x for x in near if abs(x - open_at) <= size / 10**5]
    for constant in [*close, *((open_at + way * size * part).limit_denominator(10**9) for part in BEYOND)]:
        if constant not in seen and len(seen) < TRIES and (constant - fails) * way > 0:
            seen.add(constant)
            yield constant


class _Search:
    def __init__(self, said: str, over: str, given: str, name: str, seconds: float) -> None:
        from verify.engines.asking import asked
        from verify.statement.statement_lines import term
        from verify.statement.substitution import names_in

        self.over, self.given, self.name, self.seconds = over, given, name, seconds
        self.prelude = asked("0 <= 1", over, "", "").prelude
        self.said = term(said)
        if name not in names_in(self.said, self.prelude):
            raise BadInput(f"{name} is not in the statement")

    def _text(self, constant: Fraction) -> str:
        from verify.statement.parser import spelled
        from verify.statement.statement_lines import term
        from verify.statement.substitution import substitute

        size = f"{abs(constant.numerator)}/{constant.denominator}"
        value = term(f"0 - {size}" if constant < 0 else size)
        return spelled(substitute(self.said, {self.name: value}, self.prelude))

    def attacked(self, constant: Fraction) -> Answer | None:
        for engine in ("attack", "solutions") if "==" in self.given else ("attack",):
            answer = certify(
                self._text(constant),
                over=self.over,
                given=self.given,
                engine=engine,
                effort="quick",
                limit=self.seconds / SEARCHES,
            )
            if answer.verdict == "refuted":
                return answer
        return None

    def asked(self, constant: Fraction) -> Answer:
        return certify(self._text(constant), over=self.over, given=self.given, limit=self.seconds / TRIES)

    def sides(self) -> tuple[Fraction, Fraction, Answer] | None:
        """Two neighbours of which one is refuted: the border is between them."""
        last: tuple[Fraction, Answer | None] | None = None
        for constant in sorted(STARTS):
            answer = self.attacked(constant)
            if last is not None and (answer is None) is not (last[1] is None):
                return (constant, last[0], answer) if answer is not None else self._turned(last, constant)
            last = constant, answer
        return None

    @staticmethod
    def _turned(last: tuple[Fraction, Answer | None], constant: Fraction) -> tuple[Fraction, Fraction, Answer]:
        assert last[1] is not None  # its caller has looked
        return last[0], constant, last[1]
