"""Where a formula that should bound the model is attacked: the search follows the formula.

Sizes and smoothings are those where the formula is smallest against the computed bound (:func:`weak_spots`), with both
ends of every range and the witness of the engines among them; temperatures run to 10^-30 (and, where τ is not at
most 1, to 10^30), since what is bounded scales exactly with τ.  A point above the formula becomes a certificate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from numerics.parity.facts.bounds import Unproved
from numerics.parity.suprema import gradient as lipschitz
from numerics.parity.suprema.curvature import curvature_point, strongest_curvature
from theorems.han2025.shared.attacks import below_uniform_heads
from theorems.han2025.shared.scope import unconfirmed
from theorems.han2025.shared.sizes import own_temperatures
from theorems.han2025.shared.suprema import PRINTED, SYMBOLS, below, compare, exceeded, place_of, proved, undefined
from verify.engines.relation import decide
from verify.records import Context, Evidence, Kind
from verify.statement.formula import FormulaError, read_formula

if TYPE_CHECKING:
    from verify.engines.relation import Decision

Sizes = tuple[int, int, Fraction]  # n, k, b
Point = Callable[[int, int, Fraction, Fraction], dict[str, Any]]  # (n, k, tau, b) -> a certificate with a "value"
ENTRIES = ("hessian-entry", "cross-entry", "share-curvature", "slope-derivative")  # of a13: zero on two positions
PAIRS = (
    (2, 1),
    (2, 2),
    (3, 1),
    (3, 2),
    (3, 3),
    (4, 1),
    (4, 3),
    (4, 4),
    (5, 2),
    (6, 3),
    (6, 6),
    (8, 1),
    (8, 3),
    (8, 8),
    (12, 5),
    (12, 12),
    (20, 3),
    (20, 20),
    (32, 32),
    (64, 1),
    (64, 64),
)
SMOOTHINGS = tuple(Fraction(10) ** e for e in (-30, -12, -6, -4, -2, -1, 0, 1, 2, 4, 6, 12, 30))
TOKEN = (
    (2, 1, Fraction(1, 10**6)),
    (3, 2, Fraction(1)),
    (2, 1, Fraction(10**6)),
    (4, 3, Fraction(1, 10**6)),
    (8, 3, Fraction(1, 100)),
    (3, 3, Fraction(1, 10**12)),
    (2, 2, Fraction(10**12)),
    (6, 3, Fraction(1)),
)
LARGEST = 64  # positions that the checker admits
FAR, PAIRS_OF = 1024, 4096  # positions, and positions times heads, of one given input; what is computed so is:
GIVEN_INPUT = ("gradient", "gradient-rows", "hessian", "product", "loss")
SEARCHED = (6, 12, 16)  # positions up to which all heads are searched, by level; beyond, equal heads only
SPOTS = (24, 42, 60)  # weak spots attacked, by level


def temperatures(n: int, domain: str, extra: Iterable[Fraction] = ()) -> list[Fraction]:
    usual = {Fraction(1), Fraction(1, 2), Fraction(1, n), Fraction(1, n * n), Fraction(1, 10**9), Fraction(1, 10**30)}
    large = set() if "tau <= 1" in domain else {Fraction(10**9), Fraction(10**30), Fraction(n)}
    return sorted({tau for tau in (*usual, *large, *extra) if tau > 0 and (tau <= 1 or large)}, reverse=True)


def _ceiling(domain: str) -> Fraction | None:
    """The end of the smoothing that the domain's text names last."""
    _, found, end = domain.rpartition("b <= ")
    return Fraction(end) if found else None


@cache
def weak_spots(text: str, name: str, domain: str) -> tuple[Sizes, ...]:
    """Sizes where the formula is below the computed bound at some temperature, small ones first."""
    ceiling = _ceiling(domain)
    smoothings = {b for b in SMOOTHINGS if ceiling is None or b <= ceiling} | ({ceiling} if ceiling else set())
    ratios = [
        (min(found), sizes) for sizes in _admitted(name, smoothings) if (found := _ratios(text, name, sizes, domain))
    ]
    return tuple(_spread([sizes for ratio, sizes in sorted(ratios) if ratio < 1]))


def _spread(weakest: list[Sizes]) -> list[Sizes]:
    """For every pair (n, k), small ones first: the weakest smoothing, and the weakest that is neither tiny nor huge."""
    usual = [sizes for sizes in weakest if Fraction(1, 10**6) <= sizes[2] <= 10**6]
    firsts = [
        next(sizes for sizes in found if sizes[:2] == pair)
        for found in (usual, weakest)
        for pair in dict.fromkeys(sizes[:2] for sizes in found)
    ]
    return sorted(dict.fromkeys(firsts), key=lambda sizes: (sizes[0] * sizes[1], sizes[0]))


def _admitted(name: str, smoothings: Iterable[Fraction]) -> list[Sizes]:
    pairs = [(n, k) for n, k in PAIRS if not (name in ENTRIES and n == 2) and not (name == "cross-entry" and k == 1)]
    return [(n, k, b) for n, k in pairs for b in sorted(smoothings)]


def _ratios(text: str, name: str, sizes: Sizes, domain: str) -> list[float]:
    """The formula over the computed bound, at every temperature where it has a value."""

    n, k, b = sizes
    given, top, found = read_formula(text, SYMBOLS), proved(name, one=k == 1), []
    for tau in temperatures(n, domain):
        at = {"n": n, "k": k, "tau": tau, "b": b}
        try:
            found.append(float(given.ball(at) / top.ball(at)))
        except (FormulaError, ZeroDivisionError):
            continue
    return found


def _witness(found: Decision, name: str) -> list[Sizes]:
    """The point that the engines found, if it is small enough to be tried."""
    at = found.witness
    if not {"n", "k", "b"} <= set(at) or found.undefined:
        return []
    n, k, b = int(at["n"]), int(at["k"]), at["b"] or SMOOTHINGS[0]  # ReLU is the limit
    far = FAR if name in GIVEN_INPUT else LARGEST
    fits = 2 <= n <= far and n * k <= PAIRS_OF and not (name in ENTRIES and n == 2)
    fits = fits and not (name == "cross-entry" and k == 1)
    return [(n, k, b)] if fits else []


def cases(ctx: Context, text: str, name: str, domain: str, found: Decision) -> list[Sizes]:
    """What is attacked: where the formula is weak; a few fixed places; the model's own sizes."""
    ceiling, level = _ceiling(domain), ctx.profile.level
    own = (ctx.model.n, ctx.model.k, ctx.model.smoothing)
    fixed = [*TOKEN[: (4, 8, 8)[level]], *([own] if 2 <= own[0] <= 12 and own[2] > 0 else [])]
    weak = [] if found.answer == "yes" else [*_witness(found, name), *weak_spots(text, name, domain)[: SPOTS[level]]]
    admitted = [
        item
        for item in (*weak, *fixed)
        if (ceiling is None or item[2] <= ceiling)
        and not (name in ENTRIES and item[0] == 2)
        and not (name == "cross-entry" and item[1] == 1)
    ]
    return list(dict.fromkeys(admitted))


def strong_point(name: str, level: int) -> Point:
    """(n, k, τ, b) to a certificate of a point where the named derivative is large."""

    def point(n: int, k: int, tau: Fraction, b: Fraction) -> dict[str, Any]:
        if name in ("gradient", "gradient-rows"):
            search = lipschitz.strongest_point if n <= SEARCHED[level] else lipschitz.equal_heads_point
            return lipschitz.gradient_point(n, k, tau, b, search(n, k, b))

        effort = (0.25, 1.0, 1.0)[level] if n <= SEARCHED[level] else 0.0
        return curvature_point(name, n, k, tau, b, strongest_curvature(name, n, k, b, effort))

    return point


@cache
def negative(text: str, domain: str) -> Decision:
    """Is the formula a size at all, that is not negative anywhere?"""

    return decide(read_formula(text, SYMBOLS), ">=", "0", domain)


def attack(
    ctx: Context, claim: str, quantity: str, name: str, what: str, domain: str = PRINTED, point: Point | None = None
) -> Evidence:
    """Explicit heads and inputs above the quantity, or a yes that only corroborates."""

    text = ctx.quantities[quantity].text
    try:
        found = compare(text, name, domain)
    except Unproved as error:
        return unconfirmed([str(error)])
    if (sign := negative(text, domain)).answer == "no" and not sign.undefined:
        return Evidence.no(Kind.ARGUED, f"At {place_of(dict(sign.witness))} {text} is negative: it bounds no size.")
    tried = cases(ctx, text, name, domain, found)
    extra = {found.witness["tau"]} if "tau" in found.witness else set()
    for n, k, b in tried:
        for tau in temperatures(n, domain, extra | own_temperatures(ctx)):
            at = {"n": n, "k": k, "tau": tau, "b": b}
            body = (point or strong_point(name, ctx.profile.level))(n, k, tau, b)
            if below(ctx, quantity, at, abs(Fraction(body["value"]))):
                return exceeded(ctx, claim, quantity, what, at, body)
    if found.answer != "yes" and (far := below_uniform_heads(ctx.quantities[quantity], name, domain)) is not None:
        return far
    if found.undefined:
        return undefined(ctx, quantity, found)
    return Evidence.yes(
        Kind.NUMERIC,
        (
            f"A counterexample search at {len(tried)} triples (n, k, b), each at five temperatures or more, found "
            "nothing above it."
        ),
        corroborates=True,
        cases=len(tried),
        search=(
            "equal heads and a seeded ascent over two groups of heads, inputs and the sum S, where the formula is "
            "smallest against the computed bound"
        ),
    )
