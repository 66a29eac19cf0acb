"""Limits and orders of growth in the words of a user, written out with quantifiers.

``F = O(G) as n -> oo``, ``Omega``, ``Theta``, ``o``; ``limit(F) = L as x -> a``, where L may be ``oo`` or ``-oo`` and a
may be ``oo``, ``-oo``, a number, or a number with + or - at its end (from one side).  ``as n, m -> oo``: both, each in
its own way; ``as n -> oo uniformly in m``: what is found does not depend on m.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from verify.errors import BadInput
from verify.statement.errors import Refused
from verify.statement.parser import Parser, spelled
from verify.statement.tokens import tokens

__all__ = ["Growth", "growth"]

_NAMES = r"[A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)*"
_AS = re.compile(rf"^(?P<said>.*?)\s+as\s+(?P<ways>{_NAMES}\s*->.+?)(?:\s+uniformly\s+in\s+(?P<free>{_NAMES}))?\s*$")
_WAY = re.compile(rf"(?P<names>{_NAMES})\s*->\s*(?P<to>[^>]+?)\s*(?:,\s*(?={_NAMES}\s*->)|$)")
_ORDER = re.compile(r"^(?P<left>.*?[^<>=!\s])\s*=\s*(?P<order>O|Omega|Theta|o)\s*\((?P<right>.*)\)$")
_LIMIT = re.compile(r"^limit\s*\((?P<left>.*)\)\s*=(?!=)\s*(?P<right>.+)$")
_FAR = {"oo": 1, "+oo": 1, "inf": 1, "-oo": -1, "-inf": -1}


@dataclass(frozen=True)
class Growth:
    """Rows of quantifiers before and after those of the user's parameters, and what is said."""

    names: tuple[str, ...]  # what goes to a limit, and what is free beside it
    first: tuple[str, ...]
    last: str  # conditions on the names
    says: str
    fresh: tuple[str, ...]


def growth(said: str, taken: set[str]) -> Growth | None:
    """None if it is no limit and no order of growth."""
    found = _AS.match(said)
    if found is None:
        return None
    what, free = found["said"].strip(), _listed(found["free"] or "")
    ways = _ways(found["ways"])
    names = (*ways, *free)
    if len(set(names)) != len(names):
        raise BadInput("as …: a name goes to one limit, or is free")
    scale, bound = (_fresh(wanted, taken) for wanted in (("C", "c", "B"), ("N", "d", "R")))
    near, last = _approach(ways, bound)
    exists = f"exists {bound} > 0" if near else f"exists {bound} : real"
    if (order := _ORDER.match(what)) is not None:
        left, right = f"abs({_term(order['left'])})", f"abs({_term(order['right'])})"
        small, large = f"{left} <= {scale}*{right}", f"{right} <= {scale}*{left}"
        if order["order"] == "o":
            return Growth(names, (f"for_all {scale} > 0", exists), last, small, (scale, bound))
        says = {"O": small, "Omega": large, "Theta": f"{small} and {large}"}[order["order"]]
        join = f"exists {scale} > 0, {bound} > 0" if near else f"exists {scale} > 0, {bound} : real"
        return Growth(names, (join,), last, says, (scale, bound))
    if (limit := _LIMIT.match(what)) is not None:
        return _limit(limit["left"], limit["right"].strip(), Growth(names, (exists,), last, "", (scale, bound)))
    raise BadInput(
        f"{what[:60]!r}: expected is F = O(G), Omega, Theta, o, or limit(F) = L, before ' as {names[0]} -> '"
    )


def _listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _ways(text: str) -> dict[str, str]:
    """Where each name goes."""
    found: dict[str, str] = {}
    at = 0
    while at < len(text):
        way = _WAY.match(text, at)
        own = _listed(way["names"]) if way else []
        if way is None or len({*own, *found}) != len(own) + len(found):
            raise BadInput(f"as {text[:60]}: expected is as n -> oo, as n, m -> oo, or as x -> 0, y -> 1")
        found |= dict.fromkeys(own, way["to"])
        at = way.end()
    return found


def _limit(left: str, right: str, part: Growth) -> Growth:
    scale, left = part.fresh[0], _term(left)
    if right in ("oo", "-oo", "+oo"):
        value = f"-({left})" if right == "-oo" else f"({left})"
        return replace(part, first=(f"for_all {scale} : real", *part.first), says=f"{value} >= {scale}")
    says = f"abs(({left}) - ({_term(right)})) <= {scale}"
    return replace(part, first=(f"for_all {scale} > 0", *part.first), says=says)


def _approach(ways: dict[str, str], bound: str) -> tuple[bool, str]:
    """Whether it is near a point, and the conditions: all far out, or all near."""
    far = [to in _FAR for to in ways.values()]
    if all(far):
        rows = (f"{name} >= {bound}" if _FAR[to] > 0 else f"{name} <= -{bound}" for name, to in ways.items())
        return False, ", ".join(rows)
    if any(far):
        raise BadInput("as …: all go to infinity, or all to numbers; for x -> 0+ beside n -> oo write x = 1/y, y -> oo")
    rows_, apart = [], []
    for name, to in ways.items():
        side = to[-1] if to[-1] in "+-" else ""
        at = f"({_term(to[:-1] if side else to)})"
        rows_ += {"+": [f"{name} > {at}"], "-": [f"{name} < {at}"], "": []}[side]
        rows_.append(f"{at} - {bound} < {name} < {at} + {bound}")
        apart.append((side, name, at))
    if not any(side for side, _, _ in apart):  # not all at their points; one side keeps them from it
        sum_ = " + ".join(f"({name} - {at})**2" for _, name, at in apart)
        rows_.insert(0, f"{name} != {at}" if len(ways) == 1 else f"{sum_} > 0")
    return True, ", ".join(rows_)


def _term(text: str) -> str:
    """A part of what the user wrote, if it is a term by itself: ``1/n) - (5`` would change what stands around it."""
    try:
        return spelled(Parser(tokens(text)).whole())
    except Refused as error:
        raise BadInput(f"{text.strip()[:60]!r} is not a term, with every bracket closed: {error.what}") from None


def _fresh(wanted: tuple[str, ...], taken: set[str]) -> str:
    for name in (*wanted, *(f"{wanted[0]}{i}" for i in range(9))):
        if name not in taken:
            return name
    raise BadInput("too many names are taken")
