"""Numbers beside the printed ones, for Lemmas 7, 14 and 16: enclosures at the model's own sizes and in the tables."""

from __future__ import annotations

import contextlib
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from numerics.parity.suprema.agreement import Disagreement, confirm
from numerics.parity.suprema.curvature import curvature_enclosure, curvature_point, strongest_curvature
from theorems.han2025.shared.scope import missing, not_applicable, unconfirmed
from theorems.han2025.shared.sizes import decimal, sizes
from theorems.han2025.shared.suprema import ball, facts, place_of, proved, value_at
from verify.records import Certificate, Constant, Context, Evidence, Finding, Kind

if TYPE_CHECKING:
    from flint import arb

TABLE = {
    0: (),
    1: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (20, 3, "1/20", "1/100")),
    2: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (12, 12, "1/144", "1"), (20, 3, "1/20", "1/100")),
}


def at_this_model(ctx: Context, claim: str, quantity: str, name: str, what: str) -> Evidence:
    """The quantity against the enclosure of the supremum at the model's own sizes."""
    n, k, tau, b = sizes(ctx)
    at = {"n": n, "k": k, "tau": tau, "b": b}
    if b == 0:
        return Evidence.unknown("The lemma speaks of b > 0, with b == 0 the output has no second derivative.")
    if (value := value_at(ctx, quantity, at)) is None:
        return Evidence.unknown(f"At {place_of(at)} the formula has no value.")
    if not 2 <= n <= ENCLOSED:
        return _by_the_bound(ctx, at, value, name, what)
    try:
        found = ends(ctx, f"{claim}.model", name, (n, k, tau, b))
    except Disagreement as error:
        return unconfirmed([str(error)])
    summary = (
        f"At {place_of(at)} {what} has its supremum in [{decimal(found.lower, 7)}, {decimal(found.upper, 7)}] "
        f"({_width(found)}); the {quantity} is "
        f"{decimal(value, 7)}."
    )
    if value >= ball(found.upper) and (found.kind is Kind.CERTIFIED or not missing(facts())):
        return Evidence.yes(found.kind, summary, certificates=found.certificates, domain=place_of(at))
    if value < ball(found.lower):
        return Evidence.no(Kind.CERTIFIED, summary, certificates=found.certificates[-1:], domain=place_of(at))
    return Evidence.unknown(summary + " It lies inside the enclosure.")


def _width(found: Ends) -> str:
    """How far the ends are apart, and what the upper one is."""
    if found.kind is not Kind.CERTIFIED:
        return "the upper end is the bound for all sizes"
    return f"{100 * float(found.upper / found.lower - 1):.1f} % wide" if found.lower else "it vanishes"


def _by_the_bound(ctx: Context, at: dict[str, Any], value: arb, name: str, what: str) -> Evidence:
    """Where no branch and bound is run: the bound for all sizes decides, or nothing does."""
    bound = proved(name).ball(at)
    yes = bool(value >= bound) and not missing(facts())
    return Evidence(
        finding=Finding.YES if yes else Finding.UNKNOWN,
        kind=Kind.ARGUED if yes else Kind.NONE,
        domain=place_of(at),
        summary=f"At {place_of(at)} {what} is at most {decimal(bound, 7)} by the bound for all sizes; the "
        f"given number is {decimal(value, 7)}.",
    )


def rows(ctx: Context) -> list[tuple[int, int, Fraction, Fraction]]:
    """Where the tables are filled: the model's own sizes and those of the profile."""
    n, k, tau, b = sizes(ctx)
    own = [(n, k, tau, b)] if 2 <= n <= 20 and b > 0 and not not_applicable(ctx) else []
    more = [(r[0], r[1], Fraction(r[2]), Fraction(r[3])) for r in TABLE[ctx.profile.level]]
    return own + [row for row in more if row not in own] if not not_applicable(ctx) else []


Row = tuple[int, int, Fraction, Fraction]
ENCLOSED = 20  # positions up to which branch and bound is run here; beyond, the bound for all sizes is the upper end


# How wide the enclosures of `hessian`, `product` and `loss` are, from a survey at n = 3 and n = 8, k from 1 to n and b
# from 10^-6 to 10^6 (τ only scales).  The gradient's are within 5 %, but 6 % for n = 3, k = 2 and b <= 10^-4; with one
# head the others' too, with several for b <= 1/10 and b >= 1000 (the loss with k = n: 12 %); between, up to 27 %.


class Ends(NamedTuple):
    """Both ends of a supremum, what the upper one rests on, and the certificates."""

    lower: Fraction
    upper: Fraction
    kind: Kind
    certificates: tuple[Certificate, ...]


def ends(ctx: Context, claim: str, name: str, row: Row) -> Ends:
    """The enclosure, confirmed by two engines; raises ``Disagreement`` if they differ."""
    found = _ends(ctx, claim, name, row)
    lower = next((c.body for c in found.certificates if "heads" in c.body), None)
    if lower is not None:
        confirm(name, lower, found.upper, attacks=(1, 4, 12)[ctx.profile.level])
    return found


def _ends(ctx: Context, claim: str, name: str, row: Row) -> Ends:
    """Certified; on long circles, and in the quick profile, a point below and the bound for all sizes."""

    n, k, tau, b = row
    stem = f"n{n}.k{k}.tau{tau}.b{b}".replace("/", "-")
    found = None
    if name == "output" or (n <= ENCLOSED and ctx.profile.level > 0):
        with contextlib.suppress(ArithmeticError):  # where the subdivision does not end the bound for all sizes is left
            found = curvature_enclosure(name, n, k, tau, b)
    if found is None:
        lower, upper, kind = _loose_ends(name, row, 1.0 if ctx.profile.level else 0.25)
        return Ends(
            Fraction(lower["value"]), upper, kind, (Certificate(name=f"{claim}.{name}-lower.{stem}.json", body=lower),)
        )
    certificates = tuple(
        Certificate(name=f"{claim}.{name}-{end}.{stem}.json", body=body)
        for end, body in (("upper", found.bound), ("lower", found.point))
        if body
    )
    return Ends(found.lower, found.upper, Kind.CERTIFIED, certificates)


def _loose_ends(name: str, row: Row, effort: float) -> tuple[dict[str, Any], Fraction, Kind]:

    n, k, tau, b = row
    top = proved(name).ball({"n": n, "k": k, "tau": tau, "b": b})
    upper = Fraction(int((top * 1000).upper().ceil().unique_fmpz()), 1000)
    return curvature_point(name, n, k, tau, b, strongest_curvature(name, n, k, b, effort)), upper, Kind.ARGUED


def constant_row(ctx: Context, claim: str, quantity: str, name: str, row: Row) -> Constant:
    """The printed quantity beside the enclosure of what it bounds."""
    n, k, tau, b = row
    found = ends(ctx, claim, name, row)
    paper = ctx.quantities[quantity].ball({"n": n, "k": k, "tau": tau, "b": b})
    ours = {"constant": ctx.quantities["repair.constant"].text} if "repair.constant" in ctx.quantities else {}
    return Constant(
        name=quantity,
        best=ours.get(quantity, ""),
        at={"n": n, "k": k, "tau": str(tau), "b": str(b)},
        paper=decimal(paper, 12),
        best_lower=decimal(found.lower),
        best_upper=decimal(found.upper),
        kind=found.kind,
        ratio=decimal(paper / ball(found.upper), 5) if found.upper else "",
        certificates=found.certificates,
    )
