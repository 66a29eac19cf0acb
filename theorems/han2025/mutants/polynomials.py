"""When two trees are the same polynomial."""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.mutants.order import Powers, Tree, joined


def _polynomial(tree: Tree) -> dict[Powers, Fraction] | None:
    match tree:
        case ("number", value):
            return {(): value} if value else {}
        case ("symbol", name):
            return {((name, Fraction(1)),): Fraction(1)}
        case ("neg", x):
            found = _polynomial(x)
            return None if found is None else {powers: -c for powers, c in found.items()}
        case ("+" | "-" | "*" as sign, x, y):
            one, two = _polynomial(x), _polynomial(y)
            return None if one is None or two is None else _combined(sign, one, two)
        case ("/", x, ("number", value)) if value:
            found = _polynomial(x)
            return None if found is None else {powers: c / value for powers, c in found.items()}
        case ("**", x, ("number", Fraction(denominator=1) as value)) if 1 <= value <= 6:
            found = result = _polynomial(x)
            for _ in range(int(value) - 1):
                result = None if result is None or found is None else _combined("*", result, found)
            return result
    return None


def _combined(sign: str, one: dict[Powers, Fraction], two: dict[Powers, Fraction]) -> dict[Powers, Fraction]:
    result = dict(one) if sign != "*" else {}
    if sign == "*":
        for (p, a), (q, b) in ((x, y) for x in one.items() for y in two.items()):
            key = joined(p, q)
            result[key] = result.get(key, Fraction(0)) + a * b
    else:
        for powers, c in two.items():
            result[powers] = result.get(powers, Fraction(0)) + (c if sign == "+" else -c)
    return {powers: c for powers, c in result.items() if c}


def same_polynomial(tree: Tree, base: Tree) -> bool:
    """Whether both are polynomials, and the same one."""
    one, two = _polynomial(tree), _polynomial(base)
    return one is not None and one == two
