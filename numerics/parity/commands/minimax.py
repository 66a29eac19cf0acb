"""``verify minimax``: the exact minimax risk of hard attention, beside what registered papers print of it."""

from __future__ import annotations

import json as json_format
from fractions import Fraction
from typing import Any

from verify.errors import BadInput
from verify.run import environment
from verify.verdicts import papers as registry

__all__ = ["minimax", "printed_bounds"]

INSTRUMENT = "minimax"  # a paper names the quantity to stand beside it in Paper.printed


def printed_bounds(n: int, m: int) -> list[dict[str, str]]:
    """The lower bounds that papers print, at n and m; one that cannot be evaluated there is left out."""
    from numerics.formulas import read

    values, found = {"n": n, "m": m}, []
    for paper, address, quantity in registry.printed(INSTRUMENT):
        try:
            bound = read(quantity.text, quantity.symbols).exact({name: values[name] for name in quantity.symbols})
        except (ValueError, ArithmeticError, KeyError):
            continue
        found.append({"paper": paper.id, "quantity": address, "bound": str(bound)})
    return found


def minimax(n: int, m: int, k: int | None, representation: str, json: bool) -> None:
    environment.require("numpy")
    from numerics.frozen.minimax import minimax as exact_minimax

    try:
        found = exact_minimax(n, m, k, representation)
    except ValueError as error:
        raise BadInput(f"minimax: {error}") from None
    data = _data(found, printed_bounds(n, m))
    print(json_format.dumps(data, indent=2) if json else "\n".join(_lines(data)))


def _relation(value: Fraction, bound: Fraction) -> str:
    return "below" if value < bound else "equal" if value == bound else "above"


def _data(found: Any, bounds: list[dict[str, str]]) -> dict[str, Any]:
    printed = [{**row, "relation": _relation(found.value, Fraction(row["bound"]))} for row in bounds]
    first = printed[0] if printed else {}
    return {
        "n": found.n,
        "m": found.m,
        "k": found.k,
        "representation": found.representation,
        "minimax": str(found.value),
        "printed_bound": first.get("bound"),
        "relation": first.get("relation"),
        "printed": printed,
        "heads": [{"positions": list(head.positions), "token": head.token} for head in found.heads],
        "parity_set": list(found.parity_set),
        "distinct_heads": found.distinct_heads,
        "examined": found.examined,
        "method": found.method,
    }


def _decimal(text: str) -> str:
    """With a few digits, cut off and never rounded: what is not 1 is not shown as 1."""
    value = Fraction(text)
    if value.denominator == 1:
        return text
    digits = 6
    while value < 1 and digits < 60 and (1 - value) * 10**digits < 10:
        digits += 6
    whole = int(abs(value) * 10**digits)
    sign = "-" if value < 0 else ""
    return f"{text} = {sign}{whole // 10**digits}.{whole % 10**digits:0{digits}d}..."


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
    ]
    for row in data["printed"]:
        lines += [
            f"printed bound  {_decimal(row['bound'])}  ({row['paper']}, {row['quantity']})",
            _VERDICT[row["relation"]],
        ]
    lines.append(
        f"by {data['method']}: {data['examined']} tuples of heads examined, {data['distinct_heads']} different heads"
    )
    lines += [
        f"  head: first of {', '.join(map(str, head['positions']))} that holds {head['token']}"
        for head in data["heads"][:8]
    ]
    return [*lines, f"worst parity set for them: {{{', '.join(map(str, data['parity_set']))}}}"]
