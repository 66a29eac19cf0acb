"""How often each k is learned, by the loss that is trained on: the same runs with the loss alone changed."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import msgspec

from numerics.parity.training.losses import COMPARED
from theorems.han2025.shared.runs import HALF, effort, losses, minority, more_than, rarely_wrong
from theorems.han2025.shared.scope import for_the_papers_risk
from theorems.han2025.shared.trials import STEPS
from verify.records import Context, Evidence, Scope, asks

AUTHORS = "sigmoid-hinge"
BITS = (1, 2, 3, 4)


def learned(ctx: Context, loss: str, k: int) -> Any:
    """Rate of runs at n = 8, temperature 1/n, that end with fewer than one error in a hundred."""
    spec = ctx.model.at(n=8, k=k, heads=k, temperature="1/n", loss="squared-hinge", parity_set=None)
    count = effort(ctx, 12, 60, 1000)
    return rarely_wrong(losses(ctx, spec, loss, count, optimiser="adam", rate=0.08, steps=STEPS))


def _cells(ctx: Context, names: Iterable[str], bits: Iterable[int]) -> dict[str, Any]:
    return {f"{loss}, k = {k}": learned(ctx, loss, k) for loss in names for k in bits}


def _told(cells: dict[str, Any]) -> str:
    return "; ".join(f"{name}: {rate}" for name, rate in cells.items())


PROTOCOL = f"Adam 0.08 on the expected loss, {STEPS} steps, random parity sets, fresh seeds"


@asks(Scope.STATED, part="one bit")
@for_the_papers_risk
def one_bit_is_learned_with_every_loss(ctx: Context) -> Evidence:
    cells = _cells(ctx, COMPARED, BITS[:1])
    found = more_than(
        HALF,
        cells,
        (
            "At n = 8 and temperature 1/n, runs with fewer than 1 % errors, by the loss that is trained on: "
            f"{_told(cells)}."
        ),
        PROTOCOL,
    )
    return msgspec.structs.replace(found, part="one bit")


@asks(Scope.STATED, part="more bits")
@for_the_papers_risk
def more_bits_are_seldom_learned_with_three_losses(ctx: Context) -> Evidence:
    cells = _cells(ctx, [loss for loss in COMPARED if loss != AUTHORS], BITS[1:])
    found = minority(cells, f"For more bits, {_told(cells)}.", PROTOCOL)
    return msgspec.structs.replace(found, part="more bits")


@asks(Scope.STATED, part="authors")
@for_the_papers_risk
def the_authors_loss_learns_more_bits(ctx: Context) -> Evidence:
    cells = _cells(ctx, [AUTHORS], BITS[1:])
    found = more_than(Fraction(1, 4), cells, f"With the authors' hinge of logistic outputs, {_told(cells)}.", PROTOCOL)
    return msgspec.structs.replace(found, part="authors")
