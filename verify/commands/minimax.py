"""``verify minimax``: the exact minimax risk of hard attention beside the bound that the paper prints."""

from __future__ import annotations

import json as json_format
from fractions import Fraction
from typing import Any

from verify import environment
from verify.errors import BadInput

__all__ = ["minimax", "printed_bound"]


def printed_bound(n: int, m: int) -> Fraction:
    """1 - 2m / 2^ceil((n-1)/m), as cor-20 prints it."""
    return 1 - Fraction(2 * m, 2 ** -(-(n - 1) // m))


def minimax(n: int, m: int, k: int | None, representation: str, json: bool) -> None:
    environment.require("numpy")
    from numerics.hard_attention import minimax as exact_minimax

    try:
        found = exact_minimax(n, m, k, representation)
    except ValueError as error:
        raise BadInput(f"minimax: {error}") from None
    data = _data(found, printed_bound(n, m))
    print(json_format.dumps(data, indent=2) if json else "\n".join(_lines(data)))


def _data(found: Any, bound: Fraction) -> dict[str, Any]:
    return {
        "n": found.n, "m": found.m, "k": found.k, "representation": found.representation,
        "minimax": str(found.value), "printed_bound": str(bound),
        "relation": "below" if found.value < bound else "equal" if found.value == bound else "above",
        "heads": [{"positions": list(head.positions), "token": head.token} for head in found.heads],
        "parity_set": list(found.parity_set), "distinct_heads": found.distinct_heads,
        "examined": found.examined, "method": found.method,
    }


def _decimal(text: str) -> str:
    value = Fraction(text)
    return text if value.denominator == 1 else f"{text} = {float(value):.6g}..."


_VERDICT = {
    "below": "the minimax risk is below the printed bound: the bound is violated here",
    "equal": "the printed bound is attained",
    "above": "the printed bound is respected here",
}


def _lines(data: dict[str, Any]) -> list[str]:
    size = "every size" if data["k"] is None else f"size {data['k']}"
    lines = [
        f"n = {data['n']}, m = {data['m']}, parity sets of {size}; "
        f"the classifier sees the {data['representation']} of attended embeddings",
        f"minimax risk   {_decimal(data['minimax'])}",
        f"printed bound  {_decimal(data['printed_bound'])}",
        _VERDICT[data["relation"]],
        f"by {data['method']}: {data['examined']} tuples of heads examined, "
        f"{data['distinct_heads']} different heads",
    ]
    lines += [f"  head: first of {', '.join(map(str, head['positions']))} that holds {head['token']}"
              for head in data["heads"][:8]]
    return [*lines, f"worst parity set for them: {{{', '.join(map(str, data['parity_set']))}}}"]
