"""The table of the representation claim: the score norm between what every head needs and what one construction has."""

from __future__ import annotations

from fractions import Fraction

from flint import arb

from theorems.edelman2022.shared import ball, decimal, model_of, value_at
from verify.records import Constant, Context, Kind


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The stated score norm between a lower bound for every head (sensitivity) and an upper bound by a construction.

    The construction has tokens (√(7/8) e_t, ±√(1/8)) and the least scale at which the readout's constant suffices; it
    is an upper bound of the least norm, not the least norm.
    """
    spec, rows = model_of(ctx), []
    for length in sorted({spec.T, 1000, 10**6, 10**12}):
        if length < spec.s:
            continue
        at: dict[str, int | str] = {"s": spec.s, "T": length}
        norm = value_at(ctx.quantities["norm"], at)
        lip = value_at(ctx.quantities["lipschitz"], at | {"N": spec.s})
        if norm is None or lip is None:
            continue
        least = needed_norm(length, lip * ball(2).sqrt())
        enough = sufficient_norm(spec.s, length, lip)
        if enough is None:
            continue
        rows.append(
            Constant(
                name="norm",
                at=at,
                paper=decimal(norm, 12),
                best_lower=decimal(least, 12),
                best_upper=decimal(enough, 12),
                kind=Kind.ARGUED,
                ratio=decimal(norm / enough, 6) if enough > 0 else "unbounded",
            )
        )
    return tuple(rows)


def sufficient_norm(chosen: int, length: int, lipschitz: arb) -> arb | None:
    """√(8s/7) β with e^β (lip - s) = (T - s)(lip + 1); None where the constant is too small for counting ones."""

    if not lipschitz > chosen:
        return None
    if length == chosen:
        return arb(0)
    scale = ((length - chosen) * (lipschitz + 1) / (lipschitz - chosen)).log()
    return ball(Fraction(8 * chosen, 7)).sqrt() * scale


def needed_norm(length: int, product: arb) -> arb:
    """½ log((T - 1)/(2LM - 1)): below it no head changes its output by 1; 0 where that says nothing."""

    room = 2 * product - 1
    if not room > 0 or not (length - 1) / room > 1:
        return arb(0)
    return ((length - 1) / room).log() / 2
