"""Limits and orders of growth in the words of a user, written out with quantifiers.

``F = O(G) as n -> oo``, ``Omega``, ``Theta``, ``o``; ``limit(F) = L as x -> a``, where L may be ``oo`` or ``-oo`` and a
may be ``oo``, ``-oo``, a number, or a number with + or - at its end (from one side).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from verify.errors import BadInput

__all__ = ["Growth", "growth"]

_AS = re.compile(r"^(?P<said>.*?)\s+as\s+(?P<name>[A-Za-z_]\w*)\s*->\s*(?P<to>.+?)\s*$")
_ORDER = re.compile(r"^(?P<left>.*?[^<>=!\s])\s*=\s*(?P<order>O|Omega|Theta|o)\s*\((?P<right>.*)\)$")
_LIMIT = re.compile(r"^limit\s*\((?P<left>.*)\)\s*=(?!=)\s*(?P<right>.+)$")


@dataclass(frozen=True)
class Growth:
    """Rows of quantifiers before and after those of the user's parameters, and what is said."""

    name: str
    first: tuple[str, ...]
    last: str  # conditions on the name
    says: str
    fresh: tuple[str, ...]


def growth(said: str, taken: set[str]) -> Growth | None:
    """None if it is no limit and no order of growth."""
    found = _AS.match(said)
    if found is None:
        return None
    name, to, what = found["name"], found["to"].strip(), found["said"].strip()
    scale, bound = (_fresh(wanted, taken) for wanted in (("C", "c", "B"), ("N", "d", "R")))
    near, last = _approach(name, to, bound)
    exists = f"exists {bound} > 0" if near else f"exists {bound} : real"
    if (order := _ORDER.match(what)) is not None:
        left, right = f"abs({order['left']})", f"abs({order['right']})"
        small, large = f"{left} <= {scale}*{right}", f"{right} <= {scale}*{left}"
        if order["order"] == "o":
            return Growth(name, (f"for_all {scale} > 0", exists), last, small, (scale, bound))
        says = {"O": small, "Omega": large, "Theta": f"{small} and {large}"}[order["order"]]
        join = f"exists {scale} > 0, {bound} > 0" if near else f"exists {scale} > 0, {bound} : real"
        return Growth(name, (join,), last, says, (scale, bound))
    if (limit := _LIMIT.match(what)) is not None:
        return _limit(limit["left"], limit["right"].strip(), Growth(name, (exists,), last, "", (scale, bound)))
    raise BadInput(f"{what[:60]!r}: expected is F = O(G), Omega, Theta, o, or limit(F) = L, before ' as {name} -> '")


def _limit(left: str, right: str, part: Growth) -> Growth:
    scale = part.fresh[0]
    if right in ("oo", "-oo", "+oo"):
        value = f"-({left})" if right == "-oo" else f"({left})"
        return Growth(part.name, (f"for_all {scale} : real", *part.first), part.last, f"{value} >= {scale}", part.fresh)
    says = f"abs({left} - ({right})) <= {scale}"
    return Growth(part.name, (f"for_all {scale} > 0", *part.first), part.last, says, part.fresh)


def _approach(name: str, to: str, bound: str) -> tuple[bool, str]:
    if to in ("oo", "+oo", "inf"):
        return False, f"{name} >= {bound}"
    if to in ("-oo", "-inf"):
        return False, f"{name} <= -{bound}"
    side = to[-1] if to[-1] in "+-" else ""
    at = f"({to[:-1].strip() if side else to})"
    beyond = {"+": f"{name} > {at}", "-": f"{name} < {at}", "": f"{name} != {at}"}[side]
    return True, f"{beyond}, {at} - {bound} < {name} < {at} + {bound}"


def _fresh(wanted: tuple[str, ...], taken: set[str]) -> str:
    for name in (*wanted, *(f"{wanted[0]}{i}" for i in range(9))):
        if name not in taken:
            return name
    raise BadInput("too many names are taken")
