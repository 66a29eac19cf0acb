"""``verify best``: the best constant in an inequality, between one that is certified and one that is refuted."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from verify.commands.terminal import print_lines
from verify.engines import Answer
from verify.engines import certify as ask
from verify.errors import BadInput

__all__ = ["Bracket", "best", "bracket"]

DOUBLINGS = 24  # of the first constant, in each direction
STEPS = 16  # of the bisection
SHARE = 8  # parts of the time limit; one question has one of them
NEAR = Fraction(1, 1000)  # relative distance of the ends at which the bisection stops
_NAME = re.compile(r"[A-Za-z]\w{0,20}")


@dataclass
class Bracket:
    """``holds`` and ``fails``: constants with their answers, None where nothing was shown."""

    least: bool  # the least constant is sought for which it holds, or the greatest
    holds: tuple[Fraction, Answer] | None = None
    fails: tuple[Fraction, Answer] | None = None

    def lines(self, name: str) -> list[str]:
        word = "least" if self.least else "greatest"
        ends = ((self.holds, "true", "certificate"), (self.fails, "false", "counterexample"))
        found = [f"{said} at {name} = {end[0]} ({by}: {end[1].summary})" for end, said, by in ends if end is not None]
        if self.holds is None or self.fails is None:
            missing = "true" if self.holds is None else "false"
            return [
                f"The {word} positive {name} is not enclosed: no {name} was found at which it is {missing}.",
                *found,
            ]
        low, high = sorted((self.holds[0], self.fails[0]))
        return [
            f"The {word} {name} lies between {low} and {high} (about {float(low):.7g} and {float(high):.7g}).",
            *found,
        ]


def bracket(said: str, name: str, over: Any, given: str, define: str, effort: str, limit: float) -> Bracket:
    """Ask at powers of 2 and then between them; an end counts only with a certificate."""
    found, end = Bracket(_is_least(said, name)), time.process_time() + limit

    def told(value: Fraction) -> bool | None:
        left = end - time.process_time()
        if left <= 0:
            return None
        own = f"{define}\n{name} = {value}"
        answer = ask(said, over=over, given=given, define=own, effort=effort, limit=min(left, limit / SHARE))
        if answer.verdict == "holds" and (found.holds is None or (value < found.holds[0]) == found.least):
            found.holds = value, answer
        if answer.verdict == "refuted" and (found.fails is None or (value > found.fails[0]) == found.least):
            found.fails = value, answer
        return {"holds": True, "refuted": False}.get(answer.verdict)

    value = Fraction(1)
    first = told(value)
    ways = (
        (Fraction(1, 2), Fraction(2)) if first is None else (Fraction(2) if first != found.least else Fraction(1, 2),)
    )
    for factor in ways:
        value = Fraction(1)
        for _ in range(DOUBLINGS):
            if found.holds is not None and found.fails is not None:
                break
            value *= factor
            told(value)
    for _ in range(STEPS):
        if found.holds is None or found.fails is None:
            break
        low, high = sorted((found.holds[0], found.fails[0]))
        if high - low <= NEAR * high:
            break
        middle, *others = (_simple(low + (high - low) * Fraction(k, 4), (high - low) / 16) for k in (2, 1, 3))
        if told(middle) is None and [told(at) for at in others] == [None, None]:
            break
    return found


def _simple(value: Fraction, within: Fraction) -> Fraction:
    """A fraction with a small denominator near a value."""
    denominator = 1
    while abs((found := value.limit_denominator(denominator)) - value) > within:
        denominator *= 2
    return found


def _is_least(said: str, name: str) -> bool:
    """Is a larger constant easier: does it stand on the larger side?"""
    sides = re.split(r"(<=|<|>=|>)", said)
    if len(sides) != 3:
        raise BadInput("STATEMENT: one inequality with <=, <, >= or > is expected, such as 'x*y <= c*(x**2 + y**2)'")
    places = [at for at in (0, 2) if re.search(rf"(?<![\w.]){re.escape(name)}(?!\w)", sides[at])]
    if len(places) != 1:
        raise BadInput(f"STATEMENT: the constant {name} stands on one side of it")
    return (places[0] == 2) == (sides[1][0] == "<")


def best(
    said: str, name: str, for_all: list[str], given: str, define: list[str], effort: str, limit: float, json: bool
) -> None:
    if not _NAME.fullmatch(name):
        raise BadInput(f"--constant {name[:40]!r}: a name is expected")
    found = bracket(said, name, ", ".join(for_all), given, "\n".join(define), effort, limit)
    if json:
        from verify.commands.listing import emit

        ends = {"holds": found.holds, "fails": found.fails}
        data = {key: None if end is None else {name: str(end[0]), **end[1].data()} for key, end in ends.items()}
        emit({"which": "least" if found.least else "greatest", **data})
        return
    print_lines(found.lines(name))
