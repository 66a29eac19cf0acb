"""No heads have a risk below a positive floor, for models that are not the paper's: what that refutes."""

from __future__ import annotations

from flint import arb

from numerics.parity.risk.any_floor import Floor, any_floor
from theorems.han2025.shared.scope import Instrument
from verify.records import Context, Evidence, Kind
from verify.statement.formula import FormulaError

__all__ = [
    "TWO_HEADS",
    "chance_is_below_one",
    "floor_here",
    "floor_refutes",
    "no_limit_either",
    "zero_output_costs_less",
]

TWO_HEADS = tuple({"n": n, "m": 2, "norm": 0} for n in (9, 41, 101))
FEW_HEADS = (*TWO_HEADS, *({**at, "m": 1} for at in TWO_HEADS))
SMALL = (1, 2, 3, 4)  # sizes that are tried beside the model's own


def floor_here(ctx: Context) -> Floor | None:
    """At the model's own sizes, else at small ones: a statement for every size is false if it is at one."""
    model = ctx.model
    sizes = [(model.n, model.k), *(() if model.seed is not None else ((k, k) for k in SMALL))]
    return next((found for n, k in sizes if n <= 60 and (found := any_floor(model, n, k)) is not None), None)


def _said(found: Floor) -> str:
    return (
        f"No heads of this model have a risk below {float(found.value):.3g} at n = {found.n}, k = {found.k}: "
        "on the inputs of all "
        f"zeros and all ones every head's share is 0 and 1, whatever it is, the outputs are {found.first:.4g} and "
        f"{found.last:.4g}, and their losses are not both zero."
    )


def floor_refutes(*replaceable: str) -> Instrument:
    """Risks that tend to zero, or are zero, contradict a floor; nothing is said once one of these formulas is
    replaced."""

    def instrument(ctx: Context) -> Evidence | None:
        if ctx.replaced & set(replaceable) or (found := floor_here(ctx)) is None:
            return None
        return Evidence.no(Kind.ARGUED, _said(found))

    return instrument


def zero_output_costs_less(quantity: str, places: tuple[dict[str, int], ...] = FEW_HEADS) -> Instrument:
    """A lower bound of every classifier's risk lies above what the output 0 costs, which sees nothing at all.

    Its loss is that of margin 0 on every input, whatever the distribution: 1 for the hinges and the square, log 2 for
    the logistic one.
    """

    def instrument(ctx: Context) -> Evidence | None:
        cost = ctx.model.loss_record.enclosure(arb(0))[0]
        for at in places:
            try:
                value = ctx.quantities[quantity].ball({name: at[name] for name in ctx.quantities[quantity].symbols})
            except (FormulaError, KeyError):
                continue
            if bool(value > cost):
                place = ", ".join(f"{name} = {size}" for name, size in at.items())
                said = (
                    f"At {place} the bound is {float(value):.4g}, and the output 0, which needs no input, has the risk "
                    f"{float(cost):.4g} with this loss, whatever the parity set."
                )
                return Evidence.no(Kind.ARGUED, said)
        return None

    return instrument


def chance_is_below_one(*replaceable: str) -> Instrument:
    """That risks of few small heads tend to 1 is contradicted by the output 0 where its loss is below 1."""

    def instrument(ctx: Context) -> Evidence | None:
        if ctx.model.loss != "logistic" or ctx.replaced & set(replaceable):
            return None
        return Evidence.no(
            Kind.ARGUED,
            (
                "With this loss the output 0, for which nothing need grow, has the risk log 2 = "
                f"{float(arb(2).log()):.4g} for every "
                "parity set: no risk need tend to 1."
            ),
        )

    return instrument


def no_limit_either(ctx: Context) -> Evidence | None:
    """The floor has neither the temperature nor, for these models, a smoothing in it that could vanish."""
    fixed = not ctx.model.sigma.uses_b or ctx.model.loss == "logistic"
    if not fixed or (found := floor_here(ctx)) is None:
        return None
    return Evidence.no(
        Kind.ARGUED,
        (
            f"No limit of the temperature or the smoothing mends it: the floor {float(found.value):.3g} of the "
            "risk depends on "
            "neither."
        ),
    )
