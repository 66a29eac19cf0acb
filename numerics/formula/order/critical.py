"""Points that a formula itself names: where a divisor vanishes, a maximum has its kink, two sides cross or come close.

A divisor, the argument of a root or a logarithm, the difference of two arguments of min or max, and the difference of
the two sides are looked at as polynomials in one name, the others held fixed: their real roots, and the integers and
rationals around them, are points to compare at.  What is no polynomial is scanned for changes of sign.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from fractions import Fraction

from flint import arb, ctx, fmpq, fmpq_poly

from numerics.formula.grammar import Node
from numerics.formula.order.domain import Domain, names_of
from numerics.formula.order.evaluate import Compiled, Undefined, Unsure, compiled
from numerics.formula.order.points import Point, base_points, end_values, shape

__all__ = ["climb", "critical_points"]

MAX_DEGREE = 16
MAX_BITS = 600  # of a coefficient
MAX_TARGETS = 10
CONTEXTS = 3
SCAN = tuple(
    sorted({0, 1, 2, 3, 4, 6, 8, *(int(10 ** (e / 2)) for e in range(2, 27)), 10**18, 10**24, 10**60, 10**1000})
)


class _NoPolynomial(ArithmeticError):
    pass


def critical_points(larger: Node, smaller: Node, domain: Domain, *, scan: bool) -> Iterator[Point]:
    """Each point once, in the order in which they are found: around roots of polynomials, or by scans of the rest."""
    seen: set[str] = set()
    contexts = _contexts(domain)
    for target in _targets(larger, smaller):
        for name in sorted(names_of(target)):
            for context in contexts:
                for value in _values(target, name, context, whole=name in domain.integers, scan=scan):
                    at = _moved(domain, context, name, value)
                    if at is not None and (key := str(sorted((n, str(v)) for n, v in at.items()))) not in seen:
                        seen.add(key)
                        yield at


def _contexts(domain: Domain) -> list[Point]:
    points = base_points(domain)
    places = sorted({0, len(points) // 3, len(points) - 1, len(points) * 2 // 3})
    return [points[place] for place in places][:CONTEXTS]


def _targets(larger: Node, smaller: Node) -> list[Node]:
    found: dict[Node, None] = {("-", larger, smaller): None}
    for side in (larger, smaller):
        _collect(side, found)
    return [node for node in found if names_of(node)][:MAX_TARGETS]


def _collect(node: Node, found: dict[Node, None]) -> None:
    if node[0] in ("number", "symbol"):
        return
    if node[0] == "/":
        found[node[2]] = None
    elif node[0] in ("sqrt", "log") or (node[0] == "**" and node[1][0] not in ("number", "symbol")):
        found[node[1]] = None
    elif node[0] in ("min", "max"):
        for other in node[2:]:
            found[("-", node[1], other)] = None
    elif node[0] in ("floor", "ceil"):  # where it leaves 0, and where its argument is largest in size
        found[("-", node[1], ("number", Fraction(1)))] = None
    elif node[0] == "*":
        found.update({side: None for side in node[1:] if side[0] in ("+", "-", "**")})  # factors that may vanish
    for child in node[1:]:
        _collect(child, found)


def _values(target: Node, name: str, at: Point, *, whole: bool, scan: bool) -> list[fmpq]:
    try:
        top, bottom = _quotient(target, name, at)
        return [] if scan else _around(top, whole) + _around(bottom, whole)
    except (_NoPolynomial, Undefined, Unsure, ValueError, OverflowError):
        return _crossings(target, name, at, whole) if scan else []


def _around(polynomial: fmpq_poly, whole: bool) -> list[fmpq]:
    if not 0 < polynomial.degree() <= MAX_DEGREE:
        return []
    values: list[fmpq] = []
    for root in _real_roots(polynomial):
        place = math.floor(root)
        if whole:
            values += [fmpq(place + j) for j in (-1, 0, 1, 2)]
        else:
            near = fmpq(root.numerator, root.denominator)
            simple = root.limit_denominator(10**6)
            values += [fmpq(simple.numerator, simple.denominator), near]
            values += [near * fmpq(999, 1000), near * fmpq(1001, 1000)]
    return values


def _real_roots(polynomial: fmpq_poly) -> list[Fraction]:
    """The real roots, and the real parts of the others: there a polynomial that never vanishes is small."""
    if polynomial.degree() == 1:
        root = -polynomial[0] / polynomial[1]
        return [Fraction(int(root.p), int(root.q))]
    roots = []
    if polynomial.numer().height_bits() > MAX_BITS:  # isolating the roots would take too long
        return []
    for root, _ in polynomial.numer().complex_roots():
        mantissa, exponent = root.real.mid().man_exp()
        if abs(int(exponent)) < 2000:
            roots.append(Fraction(int(mantissa)) * Fraction(2) ** int(exponent))
    return list(dict.fromkeys(roots))


def _quotient(node: Node, name: str, at: Point) -> tuple[fmpq_poly, fmpq_poly]:
    """The formula as a quotient of two polynomials in one name, the others at a point."""
    one = fmpq_poly([1])
    if name not in names_of(node):
        value = compiled(node)(at)
        if not isinstance(value, fmpq):
            raise _NoPolynomial
        return fmpq_poly([value]), one
    if node[0] == "symbol":
        return fmpq_poly([0, 1]), one
    if node[0] == "**":
        return _raised(_quotient(node[1], name, at), node[2], name, at)
    if node[0] not in ("+", "-", "*", "/", "neg"):
        raise _NoPolynomial
    parts = [_quotient(child, name, at) for child in node[1:]]
    (a, b), (c, d) = parts[0], parts[-1]
    top, bottom = {
        "neg": (-a, b),
        "+": (a * d + c * b, b * d),
        "-": (a * d - c * b, b * d),
        "*": (a * c, b * d),
        "/": (a * d, b * c),
    }[node[0]]
    if max(top.degree(), bottom.degree()) > 2 * MAX_DEGREE:
        raise _NoPolynomial
    common = top.gcd(bottom)
    return (top, bottom) if common.degree() < 1 else (top // common, bottom // common)


def _raised(base: tuple[fmpq_poly, fmpq_poly], exponent: Node, name: str, at: Point) -> tuple[fmpq_poly, fmpq_poly]:
    if name in names_of(exponent):
        raise _NoPolynomial
    power = compiled(exponent)(at)
    if not isinstance(power, fmpq) or power.q != 1:
        raise _NoPolynomial
    size = abs(int(power.p))
    if size * max(1, base[0].degree(), base[1].degree()) > MAX_DEGREE:
        raise _NoPolynomial
    top, bottom = base[0] ** size, base[1] ** size
    return (top, bottom) if power >= 0 else (bottom, top)


def _crossings(target: Node, name: str, at: Point, whole: bool) -> list[fmpq]:
    """Neighbours between which the sign changes, on a coarse scan of one name."""
    function = compiled(target)
    grid = [fmpq(x) for x in SCAN] if whole else [fmpq(1, x) for x in SCAN[:0:-1]] + [fmpq(x) for x in SCAN]

    def sign(value: fmpq) -> int | None:
        try:
            with ctx.workprec(80):
                found = function(at | {name: value})
                return 1 if found > 0 else -1 if found < 0 else 0
        except (Undefined, Unsure):
            return None

    values: list[fmpq] = []
    signs = [sign(x) for x in grid]
    for left, right, one, two in zip(grid, grid[1:], signs, signs[1:], strict=False):
        if one != two:
            values += _bisected(sign, left, right, one, whole)
    return values[:40]


def _bisected(sign: Callable[[fmpq], int | None], left: fmpq, right: fmpq, one: int | None, whole: bool) -> list[fmpq]:
    for _ in range(90 if whole else 24):
        if whole and right - left <= 1:
            break
        middle = (left + right) / 2
        middle = fmpq(math.floor(middle)) if whole else middle
        if sign(middle) == one:
            left = middle
        else:
            right = middle
    return [left, right]


def _moved(domain: Domain, context: Point, name: str, value: fmpq) -> Point | None:
    """The point with one name moved; the others stay where they are, or go to the nearest that is admitted."""
    if name not in domain.free:
        return None
    home = shape(domain.text)
    at: Point = {name: value}
    for other in domain.free:
        if other == name:
            continue
        low, high = home.ends(other, at)
        kept = context[other]
        inside = (low is None or kept > low[0] or (kept == low[0] and not low[1])) and (
            high is None or kept < high[0] or (kept == high[0] and not high[1])
        )
        choices = [kept] if inside else end_values(domain, other, at)[:1]
        if not choices:
            return None
        at[other] = choices[0]
    return home.whole(at)


def climb(larger: Compiled, smaller: Compiled, domain: Domain, late: Callable[[], bool]) -> Iterator[Point]:
    """From the points where the two sides are closest, on to where they are closer still."""

    def gap(at: Point) -> float:
        try:
            with ctx.workprec(80):
                one, two = larger(at), smaller(at)
                return _relative(arb(one), arb(two))
        except (Undefined, Unsure, ValueError, OverflowError):
            return math.inf

    ranked = sorted(((gap(at), place) for place, at in enumerate(base_points(domain))))[:4]
    for best, place in ranked:
        at = base_points(domain)[place]
        for _ in range(25):
            if late():
                return
            steps = [(gap(new), i, new) for i, new in enumerate(_neighbours(domain, at))]
            yield from (new for _, _, new in steps)
            if not steps or min(steps)[0] >= best:
                break
            best, _, at = min(steps)


def _relative(one: arb, two: arb) -> float:
    scale = abs(one) + abs(two)
    return float((one - two) / scale) if scale > 0 else 0.0


def _neighbours(domain: Domain, at: Point) -> Iterator[Point]:
    for name in domain.free:
        value = at[name]
        moves = (
            (value + 1, value - 1, 2 * value, fmpq(math.floor(value / 2)))
            if name in domain.integers
            else (2 * value, value / 2, value * fmpq(11, 10), value * fmpq(10, 11))
        )
        for move in moves:
            if (new := _moved(domain, at, name, move)) is not None:
                yield new
