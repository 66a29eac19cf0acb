"""Orders of growth and of formulas, as the claims on frozen heads need them: O, Ω and "at most, for all sizes"."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import msgspec

from verify.engines.relation import decide, names
from verify.records import Check, Context, Evidence, Scope, about, asks
from verify.statement.formula import Formula, FormulaError, read_formula

if TYPE_CHECKING:
    from verify.engines.relation import Decision

__all__ = [
    "HEADS",
    "at_least_one_of",
    "at_most_one_of",
    "below",
    "is_below",
    "is_big_o",
    "is_positive",
    "part",
    "part_by_part",
    "tends_to",
]

HEADS = "n : int, m : int, n >= 1, m >= 1"
FACTORS = (1, 1000, 10**8)


def part(name: str, *quantities: str) -> Callable[[Check], Check]:
    """A check of one part of a statement that joins several, with the quantities of that part: it may fall while the
    others stand."""

    def wrap(check: Check) -> Check:
        @functools.wraps(check)
        def marked(ctx: Context) -> Evidence:
            return msgspec.structs.replace(check(ctx), part=name)

        return about(*quantities)(asks(Scope.STATED, name)(marked))

    return wrap


@functools.lru_cache(maxsize=512)
def below(smaller: Formula | str, larger: Formula | str, domain: str) -> Decision:
    """``smaller <= larger`` on the whole domain, both defined there."""

    return decide(larger, ">=", smaller, domain)


def is_below(smaller: Formula | str, larger: Formula | str, domain: str) -> bool:
    """Shown by the engines, or part by part where both are built alike from parts that grow together."""

    if (found := below(smaller, larger, domain)).answer != "open":
        return found.answer == "yes"
    own = names(domain)
    one, two = (read_formula(side, own) if isinstance(side, str) else side for side in (smaller, larger))
    return part_by_part(one, two, domain)


def part_by_part(one: Formula, two: Formula, domain: str) -> bool:
    """max, min and + grow with each part; products and powers with a positive exponent do where nothing is negative;
    differences, quotients and powers of a number from 1 on as they must; rounding down never adds, rounding up never
    takes away."""
    if _rounded(one, two, domain) or _turned(one, two, domain):
        return True
    if one.tree[0] != two.tree[0] or len(one.tree) != len(two.tree):
        return False
    parts = [
        (Formula.of(a, one.symbols), Formula.of(b, two.symbols))
        for a, b in zip(one.tree[1:], two.tree[1:], strict=True)
        if isinstance(a, tuple) and isinstance(b, tuple)
    ]
    if one.tree[0] == "**":
        exponents = (one.tree[2], two.tree[2])
        if exponents[0] != exponents[1] or below("0", parts[1][0], domain).answer != "yes":
            return False
        parts = parts[:1]
    elif one.tree[0] not in ("max", "min", "+", "*"):
        return False
    if one.tree[0] in ("*", "**") and not all(below("0", a, domain).answer == "yes" for a, _ in parts):
        return False
    return bool(parts) and all(is_below(a, b, domain) for a, b in parts)


def _of(formula: Formula, tree: Any) -> Formula:
    return Formula.of(tree, formula.symbols)


def _floor_and_whole(tree: Any) -> tuple[Any, Any] | None:
    """(a, j) of ⌊a⌋ + j with a whole number j."""
    match tree:
        case ("floor", inner):
            return inner, ("number", Fraction(0))
        case (("+" | "-") as sign, ("floor", inner), ("number", value)) if value.denominator == 1:
            return inner, ("number", value if sign == "+" else -value)
    return None


def _rounded(one: Formula, two: Formula, domain: str) -> bool:
    """⌊a⌋ + j ≤ ⌈c⌉ from a + j < c + 1, for both are whole; ⌊a⌋ ≤ c from a ≤ c, and a ≤ ⌈c⌉ from a ≤ c."""

    low, high = _floor_and_whole(one.tree), two.tree[1] if two.tree[0] == "ceil" else None
    if low is not None and high is not None:
        sides = _of(two, ("+", high, ("number", Fraction(1)))), _of(one, ("+", *low))
        if decide(sides[0], ">", sides[1], domain).answer == "yes":
            return True
    if one.tree[0] == "floor" and below(_of(one, one.tree[1]), two, domain).answer == "yes":
        return True
    return high is not None and below(one, _of(two, high), domain).answer == "yes"


def _turned(one: Formula, two: Formula, domain: str) -> bool:
    """a - b ≤ c - d from a ≤ c, d ≤ b; a/b ≤ c/d from these with c ≥ 0, b > 0, d > 0; p^a ≤ p^c for a number p ≥ 1."""
    if one.tree[0] != two.tree[0] or one.tree[0] not in ("-", "/", "**"):
        return False
    (a, b), (c, d) = ([_of(side, tree) for tree in side.tree[1:]] for side in (one, two))
    if one.tree[0] == "**":
        same = a.tree == c.tree and a.tree[0] == "number" and a.tree[1] >= 1
        return same and is_below(b, d, domain)
    if one.tree[0] == "/" and not (
        is_positive(b, domain) and is_positive(d, domain) and below("0", c, domain).answer == "yes"
    ):
        return False
    return is_below(a, c, domain) and is_below(d, b, domain)


def at_most_one_of(formula: Formula, texts: Iterable[str], domain: str) -> bool:
    return any(is_below(formula, text, domain) for text in texts)


def at_least_one_of(formula: Formula, texts: Iterable[str], domain: str) -> bool:
    return any(is_below(text, formula, domain) for text in texts)


def is_big_o(smaller: Formula | str, larger: Formula | str, domain: str) -> bool:
    """Shown: smaller ≤ C·larger on the whole domain, with one of a few numbers C."""

    text = larger if isinstance(larger, str) else larger.text
    return any(
        below(smaller, read_formula(f"{factor}*({text})", names(domain)), domain).answer == "yes" for factor in FACTORS
    )


def _along(formula: Formula, along: Mapping[str, tuple[int, int]]) -> Formula:
    """The formula in the running size s, with every letter a multiple c·s^e of a power of it."""

    letters = {name: read_formula(f"{c}*s**{e}", ("s",)) for name, (c, e) in along.items()}
    return formula.put(letters, ("s",), formula.text)


def is_positive(formula: Formula, domain: str) -> bool:
    """Shown to be above 0 on the whole domain: an order of growth has to be."""

    return decide(formula, ">", "0", domain).answer == "yes"


def tends_to(formula: Formula, along: Mapping[str, tuple[int, int]]) -> str:
    """Along sizes c·s^e, for whole s: "0" if it is shown to be at most C/√s or C/log s in size, "infinite" if it is
    shown to be at least c·√s or c·log s, else "" (not known)."""

    value, domain = _along(formula, along), "s : int, s >= 1"
    grows = _seen_to_grow(value)
    for slow in ("sqrt(s)", "log(s + 2)"):
        if (
            grows is False
            and decide(f"10**4/{slow}", ">=", value, domain).answer == "yes"
            and decide(value, ">=", f"-(10**4)/{slow}", domain).answer == "yes"
        ):
            return "0"
        if grows and decide(value, ">=", f"{slow}/10**4", domain).answer == "yes":
            return "infinite"
    return ""


def _seen_to_grow(value: Formula) -> bool | None:
    """What two large sizes suggest: it grows, it falls in size, or (None) neither; only a guess of what to show."""

    try:
        near, far = (float(abs(value.ball({"s": size})).mid()) for size in (10**8, 10**10))
    except (FormulaError, OverflowError):
        return None
    return True if far > 1.2 * near else False if far < near / 1.2 or far == 0 else None
