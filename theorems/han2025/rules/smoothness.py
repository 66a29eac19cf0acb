r"""Certified upper bounds of second derivatives of the model over all heads in the plane and all inputs.

With P_i, C_i, K_i of head i (see ``plane``), S = Σ P_i and f the classification head, the Hessian of the output, the
Jacobian of ŷ∇ŷ and the Hessian of an active squared hinge loss are all (A(S) C Cᵀ + B(S) diag(K_i))/τ² with

    hessian: A = f'', B = f';   product: A = f f'' + f'², B = f f';   loss: A = 2(f'² + (f-y) f''), B = 2(f-y) f'.

To show that ±(A C Cᵀ + B diag K) has no eigenvalue above λ = τ²·upper, take a = ±A, c = ±B on an interval of S.  If
c < 0, complement x: K and C change sign, S becomes k - S.  So let c ≥ 0.

* *Inner*: if I - ρK is positive for ρ = c/λ, the eigenvalues stay below λ if a ≤ 0, or if a > 0 and
  a Σ_i C_iᵀ(I - ρK_i)⁻¹C_i ≤ λ (the secular equation).  That function is convex in ρ, so rows at two values of ρ
  interpolate, and Σ_i (α + βP_i) = kα + βS.
* *Top*: for a unit vector (t_i e_i), a(Σ t_i e_i·C_i)² ≤ a Σ|C_i|² for the other heads and t-weighted means of
  a(e·C)² + c eᵀKe for one: at most a Σ_{i≥2} |C_i|² + λ_max(a C_1 C_1ᵀ + c K_1) for the worst head called 1, and rows
  bound both, with S - (k-1) ≤ P_1 ≤ S.  If a < 0 it may be dropped, or kept if k = 1.
* *Split*: a < 0, several heads, P_1 the largest share, so P_i ≤ S/2 for the others.  For 0 < η < 1,
  (u + v)² ≥ (1-η)u² - (1/η - 1)v², so the value is at most the larger of λ_max(c K_1 + (1-η) a C_1C_1ᵀ) and
  c max_{i≥2} λ_max(K_i) + (1/η - 1)|a| Σ_{i≥2} |C_i|²; or P_1 ≤ S/2 too, and c λ_max(K) decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, choice, integer, listing, only, rational

from .plane import Row, check_rows, read_rows
from .supremum import at_most, leaves

_PRECISION = 64
_MAX_TREE = 400_000


class Curve(NamedTuple):
    """f, f', f'' on an interval of S."""

    value: arb
    slope: arb
    bend: arb


def tighter(first: arb, second: arb) -> arb:
    """Both enclose: take the smaller ball."""
    return first if first.rad() < second.rad() else second


def curve(k: int, b: Fraction, low: Fraction, high: Fraction) -> Curve:
    """Layer by layer (σ' increases, σ'' has one crest), and by the mean value theorem from the midpoint."""
    smooth, half = ball(b), ball((high - low) / 2)
    value, slope, bend = arb(1), arb(0), arb(0)
    slopes = bends = thirds = arb(0)
    for q in range(1, k + 1):
        weight, shift = (-1) ** q * (8 * q - 4), Fraction(1, 2) - q
        middle = _layer(ball((low + high) / 2 + shift), smooth)
        value, slope, bend = value + weight * middle[0], slope + weight * middle[1], bend + weight * middle[2]
        ends = [_layer(ball(s + shift), smooth) for s in (low, high)]
        slopes += weight * ends[0][1].union(ends[1][1])
        crest = ends[0][2].union(ends[1][2])
        if low + shift < 0 < high + shift:
            crest = crest.union(1 / (2 * smooth.sqrt()))
        bends += weight * crest
        z = ball(low + shift).union(ball(high + shift))
        thirds += weight * _third(z, smooth)
    delta = arb(0, half)
    bends = tighter(bends, bend + delta * thirds)
    slopes = tighter(slopes, slope + delta * bends)
    return Curve(value + delta * slopes, slopes, bends)


def _layer(z: arb, b: arb) -> tuple[arb, arb, arb]:
    """σ, σ', σ'' of (z + sqrt(z² + b))/2 at a point."""
    root = (z * z + b).sqrt()
    return (z + root) / 2, (1 + z / root) / 2, b / (2 * root * root * root)


def _third(z: arb, b: arb) -> arb:
    """σ''' = -3bz/2(z² + b)^{5/2}, nowhere larger than (3/4)(4/5)^{5/2}/b.

    σ'' = b(z² + b)^{-3/2}/2, whose derivative is the first formula.  |z|(z² + b)^{-5/2} has the derivative
    (z² + b)^{-7/2}(z² + b - 5z²) for z > 0, which changes its sign once, from + to -, at 4z² = b.  There z² + b = 5b/4
    and z = sqrt(b)/2, so that |σ'''| = (3b/2)(sqrt(b)/2)(5b/4)^{-5/2} = (3/4)(4/5)^{5/2}/b = (12/25) sqrt(4/5)/b.
    """
    low = z.abs_lower()
    root = (low * low + b).sqrt()
    crude = arb(0, (arb(12) / 25 * (arb(4) / 5).sqrt() / b).upper())
    power = root * root * root * root * root
    size = (3 * b * z.abs_upper() / (2 * power)).upper()
    return tighter(crude, arb(0, size)) if size.is_finite() else crude


def coefficients(name: str, label: int, f: Curve) -> tuple[arb, arb] | None:
    """(A, B) on the interval, or None where the loss vanishes."""
    if name == "hessian":
        return f.bend, f.slope
    if name == "product":
        return f.value * f.bend + f.slope * f.slope, f.value * f.slope
    if label * f.value > 1:
        return None
    gap = f.value - label
    return 2 * (f.slope * f.slope + gap * f.bend), 2 * gap * f.slope


_PIECES = [Fraction(1, 2), Fraction(3, 5), Fraction(7, 10), Fraction(4, 5), Fraction(9, 10), Fraction(1)]


class Heads:
    """What the rows say of k heads with a given sum of shares, for a ≥ 0 or dropped, and c ≥ 0."""

    def __init__(self, k: int, rows: list[Row]) -> None:
        self.k = k
        self.tops = [row for row in rows if row.type != "inner" and row.second > 0]
        inner = [row for row in rows if row.type == "inner"]
        # complementing x turns ρ = 0 rows into rows of the opposite slope
        mirrored = [row._replace(slope=-row.slope, offset=row.offset + row.slope) for row in inner if row.first == 0]
        self.inner = inner + mirrored
        plain = [row for row in rows if row.type == "axis" and row.second == 0]
        mirrored = [row._replace(slope=-row.slope, offset=row.offset + row.slope) for row in plain]
        self.plain = [row for row in self.inner if row.first == 0] + plain + mirrored
        self.known: dict[str, tuple[Any, ...]] = {}

    def remembered(self, kind: str, choices: Callable[[], Iterator[Any]], test: Any) -> bool:
        """The choice that worked last works mostly again."""
        last = self.known.get(kind)
        if last is not None and test(*last):
            return True
        for rows in choices():
            if test(*rows):
                self.known[kind] = rows
                return True
        return False

    def below(self, a: arb, c: arb, ends: tuple[arb, arb], bound: arb) -> bool:
        """No eigenvalue of a C Cᵀ + c diag K exceeds the bound while S is between the ends; c ≥ 0 is a point."""
        return self._inner(a, c, ends, bound) or self._top(a, c, ends, bound) or self._split(a, c, ends, bound)

    def _inner(self, a: arb, c: arb, ends: tuple[arb, arb], bound: arb) -> bool:
        rho = c / bound
        if a <= 0:
            return any(row.first >= rho for row in self.inner)

        def test(low: Row, high: Row) -> bool:
            if not (low.first <= rho <= high.first):
                return False
            t = arb(0) if low.first == high.first else (rho - low.first) / (high.first - low.first)
            offset = low.offset + t * (high.offset - low.offset)
            slope = low.slope + t * (high.slope - low.slope)
            return all(at_most(a * (self.k * offset + slope * s), bound) for s in ends)

        return self.remembered("inner", lambda: product(self.inner, self.inner), test)

    def _top(self, a: arb, c: arb, ends: tuple[arb, arb], bound: arb) -> bool:
        if not self.tops:
            return False
        if self.k > 1 and self.tops[0].type == "top":
            a = a.max(arb(0))  # with several heads a negative multiple of C Cᵀ may be cancelled: drop it
        shares = self._shares(ends, 1)
        others = self.plain if self.k > 1 and a > 0 and self.tops[0].type == "top" else [None]

        def test(first: Row, second: Row, other: Row | None) -> bool:
            found = _mix(first, second, a, c)
            if found is None:
                return False
            offset, slope = found
            rest, tilt = (arb(0), arb(0)) if other is None else (a * (self.k - 1) * other.offset, a * other.slope)
            return all(at_most(offset + rest + tilt * s + (slope - tilt) * p, bound) for s in ends for p in shares)

        def choices() -> Iterator[tuple[Row, ...]]:
            for first, second in product(self.tops, self.tops + self.plain):
                yield from ((first, second, other) for other in others)  # type: ignore[misc]

        return self.remembered(f"top {len(others)}", choices, test)

    def _split(self, a: arb, c: arb, ends: tuple[arb, arb], bound: arb) -> bool:
        """a < 0 and several heads: head 1 is the one with the largest share, the others have at most S/2 each."""
        if self.k == 1 or not a < 0:
            return False

        def small(row: Row) -> bool:  # K alone, for shares up to S/2
            shares = (arb(0), ends[1] / 2)
            return row.first >= 0 and all(at_most(c * (row.offset + row.slope * p), bound) for p in shares)

        if not any(small(row) for row in self.tops):
            return False
        return all(self._piece(a, c, ends, bound, index) for index in range(len(_PIECES) - 1))

    def _piece(self, a: arb, c: arb, ends: tuple[arb, arb], bound: arb, index: int) -> bool:
        """The largest share is a part of S between two listed ones."""
        low, high = ends
        shares = (ball(_PIECES[index]) * low).lower(), (ball(_PIECES[index + 1]) * high).upper()
        rest = (low - shares[1]).lower().max(arb(0)), (high - shares[0]).upper()
        second = rest[1].min((high / 2).upper())

        def test(own: Row, others: Row, plain: Row, part: arb) -> bool:
            eta = 1 + part * c * own.first / -a  # (1-η)|a| = part·c|a_r|
            if not (own.first < 0 and others.first == 0 and eta > 0):
                return False
            offset = part * own.offset + (1 - part) * others.offset
            slope = part * own.slope + (1 - part) * others.slope
            if not all(at_most(c * (offset + slope * p), bound) for p in shares):
                return False
            squares = [(self.k - 1) * plain.offset + plain.slope * r for r in rest]
            cross = -a * (1 / eta - 1) * squares[0].max(squares[1])
            return any(
                row.first == 0
                and all(at_most(c * (row.offset + row.slope * p) + cross, bound) for p in (arb(0), second))
                and all(at_most(c * (row.offset + row.slope * p) + cross, bound) for p in (arb(0), second))
                for row in self.tops
            )

        parts = [ball(Fraction(quarter, 4)) for quarter in (4, 3, 2, 1)]
        return self.remembered(f"piece {index}", lambda: product(self.tops, self.tops, self.plain, parts), test)

    def _shares(self, ends: tuple[arb, arb], heads: int) -> tuple[arb, arb]:
        """What ``heads`` heads can have of a sum S between the ends."""
        low = (ends[0] - (self.k - heads)).lower().max(arb(0))
        return low, ends[1].upper().min(arb(heads))


def _mix(first: Row, second: Row, a: arb, c: arb) -> tuple[arb, arb] | None:
    """α and β for a C Cᵀ + c K from two rows (first has c = 1), or None if they do not reach it."""
    if second.second > 0:  # a/c between the two; a row with a larger first coefficient serves alone
        if first is second:
            return (c * first.offset, c * first.slope) if c * first.first >= a else None
        low, high = c * first.first, c * second.first
        if not (low < a <= high):
            return None
        t = (a - low) / (high - low)
        return (
            c * (first.offset + t * (second.offset - first.offset)),
            c * (first.slope + t * (second.slope - first.slope)),
        )
    extra = a - c * first.first
    if not extra >= 0:
        return None
    return c * first.offset + extra * second.offset, c * first.slope + extra * second.slope


def pieces(k: int, tree: str) -> Iterator[tuple[Fraction, Fraction]]:
    for depth, path in leaves(tree, 2):
        index = 0
        for child in path:
            index = 2 * index + child
        width = Fraction(k, 2**depth)
        yield index * width, (index + 1) * width


def _tree(text: Any) -> str:
    if not isinstance(text, str) or not 1 <= len(text) <= _MAX_TREE or set(text) - {"0", "1"}:
        raise Rejected(f"a subdivision must be a string of 0 and 1 of at most {_MAX_TREE} characters")
    return text


def check_matrix(heads: Heads, b: Fraction, name: str, label: int, bound: arb, tree: str) -> int:
    count = 0
    for low, high in pieces(heads.k, tree):
        count += 1
        pair = coefficients(name, label, curve(heads.k, b, low, high))
        if pair is None:
            continue
        for sign in (1, -1):
            a, c = (sign * pair[0]).upper(), sign * pair[1]
            for end in (c.lower(), c.upper()):  # convex in c
                ends = (ball(low), ball(high)) if end >= 0 else (ball(heads.k - high), ball(heads.k - low))
                if not heads.below(a, abs(end), ends, bound):
                    raise Rejected(f"the bound fails or is undecided for S between {low} and {high}")
    return count


def check_entry(heads: Heads, b: Fraction, name: str, bound: arb, tree: str) -> int:
    """An entry of the Hessian, of one head or of two, or the derivative of the slope by one head."""
    count = 0
    for low, high in pieces(heads.k, tree):
        count += 1
        f = curve(heads.k, b, low, high)
        if name == "hessian-entry":
            fine = True
            for sign, end in product((1, -1), (f.slope.lower(), f.slope.upper())):
                c = sign * end
                ends = (ball(low), ball(high)) if c >= 0 else (ball(heads.k - high), ball(heads.k - low))
                fine = fine and heads._top((sign * f.bend).upper(), abs(c), ends, bound)
        else:
            ends = (ball(low), ball(high))
            fine = any(_small(heads, row, f.bend.abs_upper(), ends, name, bound) for row in heads.plain)
        if not fine:
            raise Rejected(f"the bound fails or is undecided for S between {low} and {high}")
    return count


def _small(heads: Heads, row: Row, bend: arb, ends: tuple[arb, arb], name: str, bound: arb) -> bool:
    """|f'' C C'| ≤ |f''|(C² + C'²)/2 of two heads, or k|f''||C| of one, by one row."""
    if name == "cross-entry":
        return all(at_most(bend * (2 * row.offset + row.slope * p) / 2, bound) for p in heads._shares(ends, 2))
    scale = heads.k * bend
    return all(at_most(scale * scale * (row.offset + row.slope * p), bound * bound) for p in heads._shares(ends, 1))


_LINES = {"hessian": (0,), "product": (0,), "loss": (1, -1)}
_ENTRIES = ("hessian-entry", "cross-entry", "slope-derivative", "share-curvature")
_WHAT = {
    "hessian": "the spectral norm of the output's Hessian",
    "product": "the Lipschitz constant of the output times its gradient",
    "loss": "the smoothness constant of the loss (any label)",
    "hessian-entry": "a second derivative of the output by a head's a13",
    "cross-entry": "a mixed second derivative of the output by a13 of two heads",
    "slope-derivative": "the derivative by a head's a13 of the output's derivative by the attended average",
    "share-curvature": "the second derivative of the attended average by a head's a13",
}


def matrix_supremum(body: dict[str, Any]) -> str:
    """The named second derivative is at most ``upper`` for all heads and inputs."""
    only(body, ("name", "n", "k", "tau", "b", "upper", "rows", "radius", "planes", "lines"))
    name = choice(body, "name", _WHAT)
    n = integer(body, "n", 2, 32)
    k = integer(body, "k", 1, n)
    tau, b, upper, radius = (rational(body, key) for key in ("tau", "b", "upper", "radius"))
    if tau <= 0 or b < 0 or upper <= 0 or not 0 < radius <= 10_000 or (b == 0 and name != "share-curvature"):
        raise Rejected("tau, b, upper and radius must be positive")
    saved, ctx.prec = ctx.prec, _PRECISION
    try:
        rows = read_rows(body)
        if any((row.type == "axis") != (name in _ENTRIES) for row in rows):
            raise Rejected("axis rows are for entries, the others for norms")
        trees = [_tree(tree) for tree in listing(body, "planes", len(rows), len(rows))]
        boxes = check_rows(n, rows, radius, trees)
        bound = ball(upper * (tau if name == "slope-derivative" else tau * tau))
        heads = Heads(k, rows)
        if name == "share-curvature":
            listing(body, "lines", 0, 0)
            if not any(row.first == 0 and row.slope == 0 and at_most(row.offset / k, bound) for row in heads.tops):
                raise Rejected("no row shows it")
            count = 0
        elif name in _ENTRIES:
            (tree,) = listing(body, "lines", 1, 1)
            count = check_entry(heads, b, name, bound, _tree(tree))
        else:
            pairs = zip(_LINES[name], listing(body, "lines", len(_LINES[name]), len(_LINES[name])), strict=True)
            # two heads on two positions: the inputs of even parity are constant, no head changes anything
            moving = [pair for pair in pairs if (n, k, pair[0]) != (2, 2, 1)]
            count = sum(check_matrix(heads, b, name, label, bound, _tree(tree)) for label, tree in moving)
    finally:
        ctx.prec = saved
    return (
        f"{_WHAT[name]} is at most {upper} for all heads in the plane and all inputs, for n = {n}, k = {k}, "
        f"tau = {tau}, b = {b} ({len(rows)} rows, {boxes} boxes, {count} intervals)"
    )


def output_supremum(body: dict[str, Any]) -> str:
    """|f(S)| ≤ upper for every S from 0 to k, hence for all heads and inputs."""
    only(body, ("k", "b", "upper", "line"))
    k, b, upper = integer(body, "k", 1, 64), rational(body, "b"), rational(body, "upper")
    if b < 0 or upper <= 0:
        raise Rejected("upper must be positive and b not negative")
    saved, ctx.prec = ctx.prec, _PRECISION
    try:
        count = 0
        for low, high in pieces(k, _tree(body.get("line"))):
            count += 1
            f = _plain_curve(k, low, high) if b == 0 else curve(k, b, low, high).value
            if not at_most(f.abs_upper(), ball(upper)):
                raise Rejected(f"the bound fails or is undecided for S between {low} and {high}")
    finally:
        ctx.prec = saved
    return f"the output is at most {upper} in size for all heads and inputs, for k = {k}, b = {b} ({count} intervals)"


def _plain_curve(k: int, low: Fraction, high: Fraction) -> arb:
    """The zigzag of ReLU on an interval: its values at the ends and at the kinks inside."""
    points = [low, high, *(q - Fraction(1, 2) for q in range(1, k + 1) if low < q - Fraction(1, 2) < high)]
    values = [
        1 + sum((-1) ** q * (8 * q - 4) * max(s + Fraction(1, 2) - q, Fraction(0)) for q in range(1, k + 1))
        for s in points
    ]
    return ball(min(values)).union(ball(max(values)))


KINDS = {"matrix-supremum": matrix_supremum, "output-supremum": output_supremum}
