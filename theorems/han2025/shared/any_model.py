"""Suprema for models that are not the paper's: any positions, entries, activation, classifier and number of heads."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from numerics.parity.suprema.any_rows import gradient_of
from theorems.han2025 import PAPER
from theorems.han2025.shared.scope import OUTPUT, other_than, unconfirmed
from theorems.han2025.shared.sizes import decimal, own_sizes
from theorems.han2025.shared.suprema import ball, value_at
from verify.records import Certificate, Constant, Context, Evidence, Kind
from verify.statement.catalogue import statements_of
from verify.statement.certificate import certificate, check
from verify.statement.errors import Refused

if TYPE_CHECKING:
    from numerics.parity.suprema.any_gradient import AnyEnclosure

__all__ = ["constant_here", "gradient_row", "is_another"]


def is_another(ctx: Context) -> bool:
    """Is the network another one than the paper's?"""
    return bool(other_than(OUTPUT, ctx.model))


def _enclosure(ctx: Context) -> AnyEnclosure | str:
    """The two ends, or why there are none."""

    model = ctx.model
    if own_sizes(ctx) is None:
        return "the temperature is irrational"
    if model.smoothing <= 0:
        return "the reading asks for b > 0, and the model has b = 0"
    if not 2 <= model.n <= 20 or model.heads > 100:
        return "the instrument takes 2 to 20 positions and at most 100 heads"
    try:
        return (
            gradient_of(model)
            or "the instrument takes positions in two places or more, and at most 12 that are not on a circle"
        )
    except ArithmeticError:  # a subdivision that does not end
        return "the instrument takes positions in two places or more, and at most 12 that are not on a circle"


def constant_here(ctx: Context, claim: str, address: str, name: str = "constant") -> Evidence:
    """A Lipschitz constant of the output against the certified supremum of this model's gradient."""
    found = _enclosure(ctx)
    if isinstance(found, str):
        return Evidence.unknown(f"Not decided for this model: {found}.")
    if found.lower > float(found.upper):
        return unconfirmed(
            [f"heads with the gradient norm {found.lower:.7g} lie below the upper end {float(found.upper):.7g}"]
        )
    n, k, tau, b = own_sizes(ctx) or (0, 0, Fraction(0), Fraction(0))
    at = {"n": n, "k": k, "tau": tau, "b": b}
    place = ", ".join(f"{key} = {value}" for key, value in at.items())
    if (value := value_at(ctx, name, at)) is None:
        return Evidence.unknown(f"At {place} the formula has no value.")
    text = (
        f"At {place} the gradient norm of this model is at most {decimal(found.upper, 7)}, and about "
        f"{found.lower:.7g} is reached; "
        f"the constant is {decimal(value, 7)}."
    )
    if value >= ball(found.upper):
        upper = Certificate(name=f"{claim}.upper.n{n}.k{k}.json", body=found.bound)
        return Evidence.yes(Kind.CERTIFIED, text, certificates=(upper,), domain=place)
    if point := _refuting(ctx, claim, address, found):
        return Evidence.no(Kind.CERTIFIED, text, certificates=(point,), domain=place)
    return Evidence.unknown(text + " Which of the two, is not decided.")


def _refuting(ctx: Context, claim: str, address: str, found: AnyEnclosure) -> Certificate | None:
    """The pair of heads beside each other, if it refutes the statement as it is now, over this model."""

    replaced = {f"{claim}.{name}": ctx.quantities[name].text for name in ctx.replaced}
    statement = statements_of(PAPER, ctx.model, replaced, (claim,))[address]
    data = certificate(statement, "point", assignment=_assignment(ctx, found))
    try:
        check(data, expected=statement.digest)
    except Refused:
        return None
    return Certificate(
        name=f"{claim}.lower.n{ctx.model.n}.k{ctx.model.k}.json", body={"kind": "statement", "certificate": data}
    )


def _assignment(ctx: Context, found: AnyEnclosure) -> dict[str, Any]:
    model = ctx.model
    rows = [[[str(entry) for entry in head] for head in side] for side in (found.heads, found.others)]
    return {
        "n": model.n,
        "k": model.k,
        "tau": str(model.tau),
        "b": str(model.smoothing),
        "x": found.bits,
        "A": rows[0],
        "A_": rows[1],
    }


def gradient_row(ctx: Context, claim: str, name: str = "constant") -> tuple[Constant, ...]:
    """The printed constant beside the best one of this model."""
    found, own = _enclosure(ctx), own_sizes(ctx)
    if isinstance(found, str) or own is None:
        return ()
    at = dict(zip(("n", "k", "tau", "b"), own, strict=True))
    if (paper := value_at(ctx, name, at)) is None:
        return ()
    stem = f"{claim}.table-upper.n{own[0]}.k{own[1]}.json"
    return (
        Constant(
            name=name,
            at={key: value if isinstance(value, int) else str(value) for key, value in at.items()},
            paper=decimal(paper, 12),
            best_lower=decimal(Fraction(round(found.lower * (1 - 1e-6) * 10**6), 10**6)),
            best_upper=decimal(found.upper),
            ratio=decimal(paper / ball(found.upper), 5),
            kind=Kind.NUMERIC,
            certificates=(Certificate(name=stem, body=found.bound),),
        ),
    )
