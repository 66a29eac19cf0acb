"""Is a formula at least, or at most, one that is known to be true?  A few rules on trees, for the battery's oracles.

No algebra system and none of the instruments of the checks: a formula is a sum of monomials with positive coefficients
(squares of coefficients are kept, so that a root is exact), and a monomial is above another one if its coefficient is
and every letter leans the right way.  Greatest, least, rounding and differences follow by their definitions.  What the
rules do not reach is not known.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from typing import Any, NamedTuple

__all__ = ["Letters", "at_least", "at_most"]
Tree = tuple[Any, ...]
Powers = tuple[tuple[str, Fraction], ...]
COUNTS = ("n", "k", "m", "j")  # at least 1
SIGNED = ("guess", "y", "f0", "low", "r1", "r2", "s1", "s2")
MAY_VANISH = (*SIGNED, "norm", "l1", "l2", "B", "C", "mu", "mu1", "mu2", "q", "r", "t")  # nothing is divided by them


class Letters(NamedTuple):
    """Letters in (0, 1], and letters of which no more is known than their sign; counts are at least 1."""

    small: tuple[str, ...] = ()
    free: tuple[str, ...] = ()


class Monomial(NamedTuple):
    square: Fraction  # of the coefficient, which is positive
    powers: Powers


def joined(one: Powers, two: Powers, sign: int = 1) -> Powers:
    table = dict(one)
    for name, power in two:
        table[name] = table.get(name, Fraction(0)) + sign * power
    return tuple(sorted((name, power) for name, power in table.items() if power))


def _root(value: Fraction) -> Fraction | None:
    """The square root, where it is rational."""
    above, below = isqrt(value.numerator), isqrt(value.denominator)
    return Fraction(above, below) if above * above == value.numerator and below * below == value.denominator else None


def _gathered(terms: list[Monomial]) -> list[Monomial]:
    """Like monomials with rational coefficients are added."""
    table: dict[Powers, Fraction] = {}
    rest = []
    for term in terms:
        root = _root(term.square)
        if root is None:
            rest.append(term)
        else:
            table[term.powers] = table.get(term.powers, Fraction(0)) + root
    return [*(Monomial(c * c, powers) for powers, c in table.items() if c), *rest]


def monomials(tree: Tree) -> list[Monomial] | None:
    """The formula as a sum of monomials with positive coefficients; None where it is not one."""
    match tree:
        case ("number", value):
            return None if value < 0 else [Monomial(value * value, ())] if value else []
        case ("symbol", name) if name in SIGNED:
            return None
        case ("symbol", name):
            return [Monomial(Fraction(1), ((name, Fraction(1)),))]
        case ("neg", ("neg", x)):
            return monomials(x)
        case ("max" | "min", x, y) if x == y:
            return monomials(x)
        case ("+", x, y):
            one, two = monomials(x), monomials(y)
            return None if one is None or two is None else _gathered([*one, *two])
        case ("*", x, y):
            one, two = monomials(x), monomials(y)
            if one is None or two is None:
                return None
            return _gathered([Monomial(a.square * b.square, joined(a.powers, b.powers)) for a in one for b in two])
        case ("/", x, y):
            one, two = monomials(x), monomials(y)
            if one is None or two is None or len(two) != 1 or _may_vanish(two[0]):
                return None
            return [Monomial(a.square / two[0].square, joined(a.powers, two[0].powers, -1)) for a in one]
        case ("sqrt", x):
            return _power(monomials(x), Fraction(1, 2))
        case ("**", x, ("number", value)) if value.denominator in (1, 2) and abs(value) <= 12:
            return _power(monomials(x), value)
    return None


def _may_vanish(term: Monomial) -> bool:
    return any(name in MAY_VANISH for name, _ in term.powers)


def _power(terms: list[Monomial] | None, exponent: Fraction) -> list[Monomial] | None:
    if terms is None or (len(terms) != 1 and (exponent.denominator != 1 or not 1 <= exponent <= 4)):
        return None
    if exponent < 0 and any(map(_may_vanish, terms)):
        return None
    if len(terms) != 1:
        result = [Monomial(Fraction(1), ())]
        for _ in range(int(exponent)):
            result = _gathered(
                [Monomial(a.square * b.square, joined(a.powers, b.powers)) for a in result for b in terms]
            )
        return result
    square = terms[0].square if exponent.denominator == 1 else _root(terms[0].square)
    if square is None:
        return None
    whole = int(exponent) if exponent.denominator == 1 else exponent.numerator
    return [Monomial(square**whole, tuple((name, power * exponent) for name, power in terms[0].powers))]


def _above(one: Monomial, two: Monomial, letters: Letters) -> bool:
    """one ≥ two for all values of the letters."""
    if one.square < two.square:
        return False
    for name, power in joined(one.powers, two.powers, -1):
        known = name in letters.small or name in COUNTS
        if not known or name in letters.free or (power < 0) != (name in letters.small):
            return False
    return True


def _covers(large: list[Monomial], small: list[Monomial], letters: Letters) -> bool:
    """Every term of the small sum below a term of its own of the large one."""
    left = list(large)
    for term in small:
        match = next((other for other in left if _above(other, term, letters)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def never_negative(tree: Tree) -> bool:
    """Whether the formula has a value everywhere, and none below 0."""
    return monomials(tree) is not None or (_total(tree) and _not_below_zero(tree))


def _not_below_zero(tree: Tree) -> bool:
    match tree:
        case ("max", *parts):
            return any(never_negative(part) for part in parts)
        case ("min", *parts) | ("+" | "*" | "/", *parts):
            return all(never_negative(part) for part in parts)
        case ("sqrt" | "exp", _) | ("**", _, ("number", Fraction(numerator=2, denominator=1))):
            return True
        case ("ceil" | "floor", x):
            return never_negative(x)
    return False


def at_least(tree: Tree, base: Tree, letters: Letters) -> bool:
    """tree ≥ base wherever both have a value, and tree has one wherever base has."""
    one, two = monomials(tree), monomials(base)
    if tree == base or (one is not None and two is not None and _covers(one, two, letters)):
        return True
    match tree:
        case ("neg", ("neg", x)):
            return at_least(x, base, letters)
        case ("max", *parts):
            return all(_total(part) for part in parts) and any(at_least(part, base, letters) for part in parts)
        case ("min", *parts):
            return all(at_least(part, base, letters) for part in parts)
        case ("ceil", x):
            return at_least(x, base, letters)
        case ("+", x, y):
            return any(never_negative(a) and at_least(b, base, letters) for a, b in ((x, y), (y, x)))
    return False


def at_most(tree: Tree, base: Tree, letters: Letters) -> bool:
    """tree ≤ base, likewise."""
    one, two = monomials(tree), monomials(base)
    if tree == base or (one is not None and two is not None and _covers(two, one, letters)):
        return True
    match tree:
        case ("neg", ("neg", x)):
            return at_most(x, base, letters)
        case ("neg", x):
            return never_negative(x) and never_negative(base)
        case ("max", *parts):
            return all(at_most(part, base, letters) for part in parts)
        case ("min", *parts):
            return all(_total(part) for part in parts) and any(at_most(part, base, letters) for part in parts)
        case ("floor", x):
            return at_most(x, base, letters)
        case ("-", x, y):
            return never_negative(y) and at_most(x, base, letters)
        case ("number", value):
            return value <= 0 and never_negative(base)
    return False


def _total(tree: Tree) -> bool:
    """Whether the formula has a value everywhere: nothing is divided by what may vanish, no root of what may be
    negative."""
    match tree:
        case ("number" | "symbol", _):
            return True
        case ("/", x, y):
            found = monomials(y)
            return _total(x) and bool(found) and not any(map(_may_vanish, found or []))
        case ("sqrt", x):
            return never_negative(x) and _total(x)
        case ("log", _):
            return False
        case ("**", x, ("number", value)):
            found = monomials(x)
            positive = bool(found) and not any(map(_may_vanish, found or []))
            return _total(x) and ((value.denominator == 1 and value >= 1) or positive)
        case ("**", ("number", base), e):
            return base > 0 and _total(e)
        case ("**", _, _):
            return False
        case (_, *parts):
            return all(_total(part) for part in parts)
    return False
