r"""Remark 10: the result holds for uniform inputs and for every k, odd or even.

What it adds to Theorem 5 is that neither assumption is needed.  For the existence of heads with risk zero that is
true, by the rescaled weights of Proposition 3's repair; for learning it is false, by what refutes Theorem 5: the risk
has a floor for b > 0, for uniform inputs and both parities of k, and descent can end far above it.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from numerics.parity.facts.bounds import Unproved, bound
from theorems.han2025.shared.displays import by_proof, refuted_by
from theorems.han2025.shared.floor import floor_body, floors
from theorems.han2025.shared.minima import SPURIOUS, spurious_basin
from theorems.han2025.shared.other_floor import floor_is_above
from theorems.han2025.shared.rescaled import margins_at_least_one, rescaled_transformer_has_risk_zero
from theorems.han2025.shared.runs import counts, effort, majority, minority, outcomes
from theorems.han2025.shared.scope import for_the_papers_risk, otherwise
from theorems.han2025.shared.vanishing import decide
from verify.records import Certificate, Context, Evidence, Scope, asks
from verify.statement.formula import FormulaError

STEPS = 1000


def _level(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> Fraction | None:
    """The stated limit of the risk at a size, rounded up; None where it has no value."""

    try:
        return Fraction(float(ctx.quantities["level"].ball({"n": n, "k": k, "tau": tau, "b": b}).upper()))
    except (FormulaError, OverflowError, ValueError):
        return None


def _above_every_loss(ctx: Context) -> Evidence:
    """No loss exceeds (1 + max|f|)², computed for all sizes: a level above that is no claim at all, but true."""

    stated = ctx.quantities["level"]
    try:
        most = f"(1 + {bound('output')})**2"
    except Unproved as error:
        return Evidence.unknown(f"The size of the output was not confirmed: {error}.")
    found = decide(stated, ">=", most, "n : int, k : int, n >= k >= 1, 0 < tau <= 1, b > 0")
    if found.answer != "yes":
        return Evidence.unknown(
            f"{stated.text} was neither contradicted nor shown to be above every loss: {found.reason}."
        )
    return by_proof(
        {"no loss is larger": True},
        f"No loss of any heads exceeds {most} (not machine-checked: then no mean of losses does).",
    )


def _constant_risk(ctx: Context) -> Evidence | None:
    """n = k = 1: the only head sees the only bit, so no training changes the risk, which is its own floor."""
    for b in (Fraction(1), Fraction(6), Fraction(100), Fraction(10**6), Fraction(10**12)):
        body = floor_body(1, 1, b)
        for tau in (Fraction(1), Fraction(1, 2), Fraction(1, 10**9)):
            at = _level(ctx, 1, 1, tau, b)
            if at is not None and at < Fraction(body["value"]):
                return refuted_by(
                    (
                        "At n = k = 1, tau = {tau}, b = {b} the risk of every head is above {fraction:.4g}, "
                        "and the stated "
                        "level is below that."
                    ).format(tau=tau, b=b, fraction=float(Fraction(body["value"]))),
                    ("rem-10.one-bit", body),
                )
    return None


@otherwise(floor_is_above("level"))
@for_the_papers_risk
def the_floor_is_there_for_both_parities(ctx: Context) -> Evidence:
    """What refutes Theorem 5 needs neither another distribution nor one parity of k: the floors, and a basin."""
    bodies = []
    for name, body in zip(("floor", "even"), floors(ctx), strict=True):
        at = _level(ctx, body["n"], body["k"], Fraction(1, body["n"]), Fraction(body["b"]))
        if at is not None and at < Fraction(body["value"]):
            bodies.append((f"rem-10.repair-{name}", body))
    where = _level(ctx, SPURIOUS["n"], SPURIOUS["k"], Fraction(SPURIOUS["tau"]), Fraction(SPURIOUS["b"]))
    if where is not None and where < Fraction(17, 10):
        bodies.append(("rem-10.basin", spurious_basin()))
    if not bodies:
        return _constant_risk(ctx) or _above_every_loss(ctx)
    return refuted_by(
        (
            "For uniform inputs the risk does not fall to {level}: for b > 0 it stays above a positive floor, "
            "for odd and for even k, and at n = 6, k = 2 an open set of unit heads leads to a strict local "
            "minimum with risk above 1.7. (As far as the stated level is below these.)"
        ).format(level=ctx.quantities["level"].text),
        *bodies,
    )


@otherwise(floor_is_above("level"))
@for_the_papers_risk
def descent_does_not_reach_the_level(ctx: Context) -> Evidence:
    return the_floor_is_there_for_both_parities(ctx)


def _runs(ctx: Context, k: int) -> list[dict[str, object]]:
    spec = ctx.model.at(n=8, k=k, heads=k, temperature="1/n", parity_set=None)
    return outcomes(ctx, spec, "random", effort(ctx, 12, 200, 2000), optimiser="adam", rate=0.08, steps=STEPS)


PROTOCOL = f"Adam 0.08 on the exact risk, {STEPS} steps, random parity sets"


@asks(Scope.STATED, part="one bit")
@for_the_papers_risk
def one_bit_is_learned(ctx: Context) -> Evidence:
    rate = counts(_runs(ctx, 1))
    found = majority(rate, f"At n = 8 and temperature 1/n, k = 1: {rate} came below risk 0.01.", PROTOCOL, "k = 1")
    return msgspec.structs.replace(found, part="one bit")


@asks(Scope.STATED, part="more bits")
@for_the_papers_risk
def more_bits_are_seldom_learned(ctx: Context) -> Evidence:
    cells = {f"k = {k}": counts(_runs(ctx, k)) for k in (2, 3, 4)}
    told = "; ".join(f"{name}: {rate}" for name, rate in cells.items())
    found = minority(cells, f"For more bits, {told}.", PROTOCOL)
    return msgspec.structs.replace(found, part="more bits")


@margins_at_least_one
def both_parities_can_be_expressed(ctx: Context) -> Evidence:
    found = rescaled_transformer_has_risk_zero(ctx)
    renamed = tuple(Certificate(name=c.name.replace("prop-3.", "rem-10.", 1), body=c.body) for c in found.certificates)
    return msgspec.structs.replace(found, certificates=renamed)
