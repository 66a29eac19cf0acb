"""Learning rates from the command line: numbers with commas, or the step size that a registered paper prescribes."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from verify.errors import BadInput
from verify.verdicts import papers as registry

__all__ = ["INSTRUMENT", "Rate", "given_rates", "prescribed"]

INSTRUMENT = "rate"  # a paper names its formula, in n, k, tau and b, in Paper.printed
Rate = float | Callable[[Any], float]  # a number, or one that depends on the model


def given_rates(text: str) -> list[Rate]:
    """``0.1``, ``0.01,0.1`` or ``prescribed``, also mixed."""
    rates: list[Rate] = []
    for word in (part.strip() for part in text.split(",")):
        if word == "prescribed":
            rates.append(prescribed)
            continue
        try:
            value = float(word)
        except ValueError:
            value = math.nan
        if not 0 < value < math.inf:
            raise BadInput(f"--rate {word!r}; allowed are positive numbers with commas, or prescribed")
        rates.append(value)
    return rates


def prescribed(spec: Any) -> float:
    """The first formula that a registered paper prints for the learning rate, at this model."""
    from numerics.formulas import read
    from numerics.parity.risk.exact import temperature

    found = registry.printed(INSTRUMENT)
    if not found:
        raise BadInput("--rate prescribed: no registered paper prescribes a learning rate; give a number")
    paper, address, quantity = found[0]
    values = {"n": float(spec.n), "k": float(spec.k), "tau": temperature(spec), "b": float(spec.smoothing)}
    try:
        expression = read(quantity.text, quantity.symbols)
        value = float(expression.ball({name: _ball(values[name]) for name in quantity.symbols}).mid())
    except (ArithmeticError, KeyError, ValueError):
        value = math.nan
    if not 0 < value < math.inf:
        raise BadInput(
            f"--rate prescribed: {address} of {paper.id} is not a positive number at n = {spec.n}, "
            f"k = {spec.k}, tau = {spec.temperature}, b = {spec.b}; give a number"
        )
    return value


def _ball(value: float) -> Any:
    from flint import arb

    return arb(value)  # a double is what training uses, and no more is asked of its step size
