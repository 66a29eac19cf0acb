"""What certificates about such networks have in common: inputs, positions and chances as texts, data on one line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import wraps
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball, compare, decide
from verify.checker.kinds import Rule
from verify.checker.reading import Rejected, as_rational, listing

from .attention import Values


def bits(body: dict[str, Any], n: int, name: str = "x") -> Values:
    """An input of zeros and ones."""
    text = body.get(name)
    if not isinstance(text, str) or len(text) != n or set(text) - {"0", "1"}:
        raise Rejected(f"x must be a string of {n} zeros and ones")
    return tuple(int(c) for c in text)


def rising(body: dict[str, Any], name: str, low: int, high: int, n: int) -> list[int]:
    """Positions from 1 to n in order, so many of them."""
    chosen = listing(body, name, low, high)
    if any(type(p) is not int or not 1 <= p <= n for p in chosen) or chosen != sorted(set(chosen)):
        many = f"{low}" if low == high else f"{low} to {high}"
        raise Rejected(f"{name} must be {many} increasing positions from 1 to {n}")
    return chosen


def place(body: dict[str, Any], fields: Iterable[str]) -> str:
    """The data on one line, the same whatever the order of the keys."""
    texts = [f"{name} = {json.dumps(body[name], sort_keys=True)}" for name in fields]
    return ", ".join(texts).replace('"', "")


def chances(inputs: Any, n: int) -> list[arb]:
    """The chance of one input by its number of ones: ``uniform``, or ``bernoulli:P`` with independent ones."""
    if inputs == "uniform":
        odds = Fraction(1, 2)
    elif not isinstance(inputs, str) or not inputs.startswith("bernoulli:"):
        raise Rejected("inputs must be uniform or bernoulli:P")
    else:
        odds = as_rational(inputs.partition(":")[2], "inputs")
    if not 0 < odds < 1:
        raise Rejected("a chance lies between 0 and 1")
    return [ball(odds**j * (1 - odds) ** (n - j)) for j in range(n + 1)]


def sharply(rule: Callable[..., str], *given: Any) -> Rule:
    """The rule with balls of 128 bits, and these arguments after the certificate's body."""

    @wraps(rule)
    def sharp(body: dict[str, Any]) -> str:
        with ctx.workprec(128):
            return rule(body, *given)

    return sharp


def certain(sides: Callable[[], tuple[arb, arb]], relation: str, otherwise: str) -> None:
    """The left side is ``relation`` the right one, at a precision that tells; Rejected with these words if not."""
    if not decide(lambda: compare((both := sides())[0], relation, both[1])):
        raise Rejected(otherwise)
