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

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, choice, integer, listing, only, rational
from verify.rules.soft_share.covers import at_most, leaves
from verify.rules.soft_share.plane import check_rows
from verify.rules.soft_share.rows import Row, read_rows
from verify.rules.soft_share.several import Heads

from .curve import coefficients, curve

_PRECISION = 64
_MAX_TREE = 400_000


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
