"""The arithmetic of the search: plain floats of the interface of :mod:`verify.statement.arithmetic`."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from verify.statement.arithmetic import INVERSE, Arithmetic
from verify.statement.errors import Undecided, Undefined

__all__ = ["Floats"]


class Floats(Arithmetic):
    """Plain floats: proposals only."""

    def number(self, value: Fraction) -> Any:
        return value.numerator if value.denominator == 1 else value.numerator / value.denominator

    def pi(self) -> Any:
        return math.pi

    def turn(self, name: str, q: Any) -> Any:
        return getattr(math, name)(math.pi * (q % 2))

    def _guard(self, make: Any) -> Any:
        try:
            found = make()
        except (ZeroDivisionError, ValueError) as error:
            raise Undefined(str(error)) from None
        except OverflowError as error:
            raise Undecided(str(error)) from None
        if isinstance(found, complex) or found != found or found in (math.inf, -math.inf):
            raise Undecided("not a finite number")
        return found

    def _div(self, a: Any, b: Any) -> Any:
        return self._guard(lambda: a / b)

    def _power(self, a: Any, e: int) -> Any:
        return self._guard(lambda: float(a) ** e if not isinstance(a, int) or e > 200 else a**e)

    def _sign(self, a: Any) -> int | None:
        return 1 if a > 0 else -1 if a < 0 else 0

    def whole(self, a: Any) -> int | None:
        return a if isinstance(a, int) else int(a) if isinstance(a, float) and a.is_integer() else None

    def hull(self, name: str, a: Any, b: Any) -> Any:
        return max(a, b) if name == "max" else min(a, b)

    def _fun(self, name: str, a: Any) -> Any:
        if name == "abs":
            return abs(a)
        return self._guard(lambda: getattr(math, INVERSE.get(name, name))(a))
