r"""What Lemmas 6, 7, 14 and 16 share: bounds proved for all sizes, and how a constant is judged against them.

Each bound below holds for every n ≥ k ≥ 1, τ > 0, b > 0, all heads in the plane and all inputs; the argument is in
:mod:`numerics.curvature_facts` and its facts are confirmed each time (:func:`facts`).  With κ = 2/(3√3):

* ‖Hess ŷ‖ ≤ (|f'| max‖K_i‖ + |f''| Σ|C_i|²)/τ² ≤ (4kκ + (4k/√b)(k/4))/τ², one entry ≤ (4kκ + (4k/√b)/4)/τ²;
* ‖ŷ Hess ŷ + ∇ŷ∇ŷᵀ‖ ≤ |f| ‖Hess ŷ‖ + ‖∇ŷ‖², with |f| ≤ 2k - 1 + 4k√b and ‖∇ŷ‖² ≤ 4k³/τ².
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from numerics.two_engines import Disagreement
from theorems.han2025.common import decimal, missing, not_applicable, own_temperatures, sizes, unconfirmed
from verify.records import Certificate, Constant, Context, Evidence, Finding, Kind

if TYPE_CHECKING:
    from flint import arb

    from numerics.expression import Expression

SYMBOLS = ("n", "k", "tau", "b")
_HESSIAN = "8*k/(3*sqrt(3)) + k**2/sqrt(b)"
BOUNDS = {  # by the names of numerics.smoothness
    "hessian": f"({_HESSIAN})/tau**2",
    "hessian-entry": "(8*k/(3*sqrt(3)) + k/sqrt(b))/tau**2",
    "cross-entry": "k/(tau**2*sqrt(b))",
    "share-curvature": "2/(3*sqrt(3)*k*tau**2)",
    "slope-derivative": "2*k**2/(tau*sqrt(b))",
    "output": "2*k - 1 + 4*k*sqrt(b)",
    "product": f"((2*k - 1 + 4*k*sqrt(b))*({_HESSIAN}) + 4*k**3)/tau**2",
    "loss": f"2*((2*k + 4*k*sqrt(b))*({_HESSIAN}) + 4*k**3)/tau**2",
}
ONE = {  # sharper for k = 1, where |f''| ≤ 2/√b and |f| ≤ 1 + 2√b
    "hessian": "(8/(3*sqrt(3)) + 1/(2*sqrt(b)))/tau**2",
    "output": "1 + 2*sqrt(b)",
    "product": "((1 + 2*sqrt(b))*(8/(3*sqrt(3)) + 1/(2*sqrt(b))) + 4)/tau**2",
    "loss": "2*((2 + 2*sqrt(b))*(8/(3*sqrt(3)) + 1/(2*sqrt(b))) + 4)/tau**2",
}
GRID = {  # (n, k) and b of an attack, by level of the profile
    0: (((2, 1), (2, 2), (4, 3)), ("1/1000000", "1", "1000000")),
    1: (((2, 1), (3, 2), (2, 2), (4, 3), (4, 4), (6, 3), (8, 3)), ("1/1000000", "1/100", "1", "1000000")),
    2: (tuple((n, k) for n in range(2, 13) for k in range(1, n + 1)),
        ("1/1000000", "1/10000", "1/100", "1", "100", "1000000")),
}
TABLE = {
    0: (),
    1: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (20, 3, "1/20", "1/100")),
    2: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (12, 12, "1/144", "1"), (20, 3, "1/20", "1/100")),
}


@cache
def facts() -> dict[str, bool]:
    """Everything that the bounds of this module rest on."""
    from numerics import curvature_facts as curvature
    from theorems.han2025.lemma_15_checks import facts_behind_the_bound

    return facts_behind_the_bound() | {
        "the Hessian is f'K + f''CCᵀ": curvature.hessian_has_two_terms(),
        "the second derivative of a share is a third cumulant": curvature.second_derivative_is_a_cumulant(),
        "σ'' rises to 1/(2√b) and falls": curvature.sigma_curvature_is_unimodal(),
        "σ - ReLU rises to √b/2 and falls": curvature.excess_is_at_most_half_the_root(),
        "the zigzag is at most 2k - 1": curvature.zigzag_is_at_most_two_k_less_one(),
        "the third cumulant is at most 2/(3√3)": curvature.cumulant_is_bounded(),
    }


def ball(value: Fraction | int) -> arb:
    from flint import arb, fmpq

    value = Fraction(value)
    return arb(fmpq(value.numerator, value.denominator))


def swapped(expression: Expression, symbol: str, text: str) -> Expression:
    """The expression with another one put in for a symbol."""
    from numerics.expression import Expression, parse

    put = parse(text, SYMBOLS).tree

    def walk(node: Any) -> Any:
        if node == ("symbol", symbol):
            return put
        return tuple(walk(part) if isinstance(part, tuple) else part for part in node)

    return Expression(expression.text, expression.symbols, walk(expression.tree))


def dominates(given: Expression, name: str, ceiling: Fraction | None = None) -> bool:
    """Is the given expression in n, k, τ, b at least the proved bound for all sizes (and b below the ceiling)?"""
    return _dominates(given.text, name, ceiling)


@cache
def _dominates(text: str, name: str, ceiling: Fraction | None) -> bool:
    """k = 1 and k ≥ 2 may be shown apart.  b = ceiling/(1 + √b')² runs over (0, ceiling) as b' runs over all b > 0."""
    from numerics.dominance import never_smaller
    from numerics.expression import parse

    given = parse(text, SYMBOLS)

    def shown(bound: str, *changes: tuple[str, str]) -> bool:
        pair = [given, parse(bound, SYMBOLS)]
        for symbol, put in (*changes, *([("b", f"{ceiling}/(1 + sqrt(b))**2")] if ceiling is not None else [])):
            pair = [swapped(expression, symbol, put) for expression in pair]
        return never_smaller(*pair)

    if shown(BOUNDS[name]):
        return True
    one = name in ONE and shown(ONE[name], ("k", "1"))
    return one and shown(BOUNDS[name], ("k", "k + 1"), ("n", "n + 1"))


def by_proof(ctx: Context, quantity: str, name: str, summary: str, ceiling: Fraction | None = None) -> Evidence:
    """Yes if the quantity is never smaller than what is proved; otherwise nothing is said."""
    unknown = missing(facts())
    if unknown:
        return unconfirmed(unknown)
    domain = "all n >= k >= 1, 0 < tau <= 1, " + ("b > 0" if ceiling is None else f"0 < b < {ceiling}")
    if dominates(ctx.quantities[quantity], name, ceiling):
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary=summary, domain=domain)
    text = f"{ctx.quantities[quantity].text} is not shown to be at least {BOUNDS[name]} ({domain})."
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=text)


def place_of(at: dict[str, Any]) -> str:
    return ", ".join(f"{key} = {value}" for key, value in at.items())


def exceeded(ctx: Context, claim: str, quantity: str, what: str, at: dict[str, Any], body: dict[str, Any]) -> Evidence:
    constant = decimal(ctx.quantities[quantity].ball(at), 8)
    value = decimal(abs(Fraction(body["value"])), 8)
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED,
        certificates=(Certificate(name=f"{claim}.{quantity}-exceeded.json", body=body),),
        summary=f"At {place_of(at)} {what} exceeds {value} at an explicit point, while the {quantity} "
                f"{ctx.quantities[quantity].text} is {constant} there.")


def below(ctx: Context, quantity: str, at: dict[str, Any], value: Fraction) -> bool:
    """Is the quantity certainly below the value?  Where it has no value, nothing is certain."""
    from numerics.expression import ExpressionError

    try:
        return bool(ctx.quantities[quantity].ball(at) < ball(value))
    except ExpressionError:
        return False


def attack(ctx: Context, claim: str, quantity: str, name: str, what: str, ceiling: Fraction | None = None,
           pairs: Iterable[tuple[int, int]] | None = None) -> Evidence:
    """Explicit heads and inputs where the named supremum is nearly attained, over sizes, temperatures, smoothings."""
    from numerics.smoothness import curvature_point, strongest_curvature

    grid, smoothings = GRID[ctx.profile.level]
    own_n, own_k, own_b = ctx.model.n, ctx.model.k, ctx.model.smoothing
    cases = [(n, k, b) for n, k in (grid if pairs is None else pairs) for b in map(Fraction, smoothings)]
    if ceiling is not None and pairs is None:  # just below the end of the domain, where two positions are the worst
        cases[:0] = [(n, k, ceiling * Fraction(999, 1000)) for n, k in grid[:3]]
    cases += [(own_n, own_k, own_b)] if 2 <= own_n <= 12 and own_b > 0 else []
    cases = [(n, k, b) for n, k, b in cases if (ceiling is None or b < ceiling) and (name != "cross-entry" or k > 1)]
    cases = [(n, k, b) for n, k, b in cases if n > 2 or name not in ENTRIES]
    if ctx.profile.level < 2 and dominates(ctx.quantities[quantity], name, ceiling):
        cases = cases[: (2, 8)[ctx.profile.level]]  # proved already: a token attack is enough
    for n, k, b in cases:
        place = strongest_curvature(name, n, k, b)
        usual = sorted({Fraction(1, n * n), Fraction(1, n), Fraction(1)} | own_temperatures(ctx))
        for tau in (*usual, Fraction(1, 10**9)):  # the point scales exactly: another power of τ gives itself away
            at = {"n": n, "k": k, "tau": tau, "b": b}
            body = curvature_point(name, n, k, tau, b, place)
            if below(ctx, quantity, at, Fraction(body["value"])):
                return exceeded(ctx, claim, quantity, what, at, body)
    return Evidence(
        finding=Finding.YES, kind=Kind.NUMERIC, corroborates=True, cases=len(cases),
        search="a seeded ascent over two groups of heads, inputs and the sum S",
        summary=f"An attack at {len(cases)} triples (n, k, b), each at four temperatures or more, found nothing "
                "above it.")


ENTRIES = ("hessian-entry", "cross-entry", "share-curvature", "slope-derivative")  # of a13: zero on two positions


def at_this_model(ctx: Context, claim: str, quantity: str, name: str, what: str) -> Evidence:
    """The quantity against the enclosure of the supremum at the model's own sizes."""
    n, k, tau, b = sizes(ctx)
    at = {"n": n, "k": k, "tau": tau, "b": b}
    if b == 0:
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE,
                        summary="The lemma speaks of b > 0; with b = 0 the output has no second derivative.")
    value = ctx.quantities[quantity].ball(at)
    if not 2 <= n <= ENCLOSED:
        return _by_the_bound(ctx, at, value, name, what)
    try:
        found = ends(ctx, f"{claim}.model", name, (n, k, tau, b))
    except Disagreement as error:
        return unconfirmed([str(error)])
    summary = (f"At {place_of(at)} {what} has its supremum in [{decimal(found.lower, 7)}, {decimal(found.upper, 7)}] "
               f"({_width(found)}); the {quantity} is {decimal(value, 7)}.")
    if value >= ball(found.upper) and (found.kind is Kind.CERTIFIED or not missing(facts())):
        return Evidence(finding=Finding.YES, kind=found.kind, summary=summary, certificates=found.certificates,
                        domain=place_of(at))
    if value < ball(found.lower):
        return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, summary=summary, certificates=found.certificates[-1:],
                        domain=place_of(at))
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=summary + " It lies inside the enclosure.")


def _width(found: Ends) -> str:
    """How far the ends are apart, and what the upper one is."""
    if found.kind is not Kind.CERTIFIED:
        return "the upper end is the bound for all sizes"
    return f"{100 * float(found.upper / found.lower - 1):.1f} % wide" if found.lower else "it vanishes"


def _by_the_bound(ctx: Context, at: dict[str, Any], value: arb, name: str, what: str) -> Evidence:
    """Where no branch and bound is run: the bound for all sizes decides, or nothing does."""
    from numerics.expression import parse

    bound = parse(BOUNDS[name], SYMBOLS).ball(at)
    yes = bool(value >= bound) and not missing(facts())
    return Evidence(
        finding=Finding.YES if yes else Finding.UNKNOWN, kind=Kind.ARGUED if yes else Kind.NONE, domain=place_of(at),
        summary=f"At {place_of(at)} {what} is at most {decimal(bound, 7)} by the bound for all sizes; the given number "
                f"is {decimal(value, 7)}.")


def rows(ctx: Context) -> list[tuple[int, int, Fraction, Fraction]]:
    """Where the tables are filled: the model's own sizes and those of the profile."""
    n, k, tau, b = sizes(ctx)
    own = [(n, k, tau, b)] if 2 <= n <= 20 and b > 0 and not not_applicable(ctx) else []
    more = [(r[0], r[1], Fraction(r[2]), Fraction(r[3])) for r in TABLE[ctx.profile.level]]
    return own + [row for row in more if row not in own] if not not_applicable(ctx) else []


Row = tuple[int, int, Fraction, Fraction]
ENCLOSED = 20  # positions up to which branch and bound is run here; beyond, the bound for all sizes is the upper end


# How wide the enclosures of `hessian`, `product` and `loss` are, from a survey at n = 3 and n = 8, k from 1 to n and b
# from 10^-6 to 10^6 (τ only scales).  The gradient's are within 5 %, but 6 % for n = 3, k = 2 and b <= 10^-4.
SURVEY = ("With one head the enclosures of second derivatives are within 5 % at every b from 10⁻⁶ to 10⁶. With several "
          "heads at n = 8 they are so for b ≤ 1/10 and b ≥ 1000, but the loss with k = n is enclosed within 12 % "
          "there. Between, where f' and f'' matter alike, the upper end is up to 27 % above the lower one, or is the "
          "bound for all sizes; on three positions it is up to 9 % above it for small b.")


class Ends(NamedTuple):
    """Both ends of a supremum, what the upper one rests on, and the certificates."""

    lower: Fraction
    upper: Fraction
    kind: Kind
    certificates: tuple[Certificate, ...]


def ends(ctx: Context, claim: str, name: str, row: Row) -> Ends:
    """The enclosure, confirmed by two engines; raises :class:`numerics.two_engines.Disagreement` if they differ."""
    found = _ends(ctx, claim, name, row)
    lower = next((c.body for c in found.certificates if "heads" in c.body), None)
    if lower is not None:
        from numerics.two_engines import confirm

        confirm(name, lower, found.upper, attacks=(1, 4, 12)[ctx.profile.level])
    return found


def _ends(ctx: Context, claim: str, name: str, row: Row) -> Ends:
    """Certified; on long circles, and in the quick profile, a point below and the bound for all sizes."""
    from numerics.smoothness import curvature_enclosure

    n, k, tau, b = row
    stem = f"n{n}.k{k}.tau{tau}.b{b}".replace("/", "-")
    found = None
    if name == "output" or (n <= ENCLOSED and ctx.profile.level > 0):
        with contextlib.suppress(ArithmeticError):  # where the subdivision does not end the bound for all sizes is left
            found = curvature_enclosure(name, n, k, tau, b)
    if found is None:
        lower, upper, kind = _loose_ends(name, row, 1.0 if ctx.profile.level else 0.25)
        return Ends(Fraction(lower["value"]), upper, kind,
                    (Certificate(name=f"{claim}.{name}-lower.{stem}.json", body=lower),))
    certificates = tuple(Certificate(name=f"{claim}.{name}-{end}.{stem}.json", body=body)
                         for end, body in (("upper", found.bound), ("lower", found.point)) if body)
    return Ends(found.lower, found.upper, Kind.CERTIFIED, certificates)


def _loose_ends(name: str, row: Row, effort: float) -> tuple[dict[str, Any], Fraction, Kind]:
    from numerics.expression import parse
    from numerics.smoothness import curvature_point, strongest_curvature

    n, k, tau, b = row
    top = parse(BOUNDS[name], SYMBOLS).ball({"n": n, "k": k, "tau": tau, "b": b})
    upper = Fraction(int((top * 1000).upper().ceil().unique_fmpz()), 1000)
    return curvature_point(name, n, k, tau, b, strongest_curvature(name, n, k, b, effort)), upper, Kind.ARGUED


def constant_row(ctx: Context, claim: str, quantity: str, name: str, row: Row) -> Constant:
    """The printed quantity beside the enclosure of what it bounds."""
    n, k, tau, b = row
    found = ends(ctx, claim, name, row)
    paper = ctx.quantities[quantity].ball({"n": n, "k": k, "tau": tau, "b": b})
    return Constant(
        name=quantity, at={"n": n, "k": k, "tau": str(tau), "b": str(b)}, paper=decimal(paper, 12),
        best_lower=decimal(found.lower), best_upper=decimal(found.upper), kind=found.kind,
        ratio=decimal(paper / ball(found.upper), 5) if found.upper else "", certificates=found.certificates)
