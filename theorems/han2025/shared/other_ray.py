"""No constant serves along a ray of heads on which the attention saturates, for models that are not the paper's."""

from __future__ import annotations

from numerics.parity.risk.any_ray import MOST, Ray, any_ray
from theorems.han2025.shared.scope import Instrument
from verify.records import Context, Evidence, Kind

__all__ = ["ray_here", "ray_refutes"]

SMALL = ((8, 3), (4, 2))  # where the model's own inputs are too many


def ray_here(ctx: Context) -> Ray | None:
    """At the model's own sizes, else at small ones: a statement for every size is false if it is at one."""
    model = ctx.model
    if model.n <= MOST:
        return any_ray(model, model.n, model.k)
    if model.seed is not None:  # drawn for one n
        return None
    return next((found for n, k in SMALL if (found := any_ray(model, n, k)) is not None), None)


def ray_refutes(*replaceable: str) -> Instrument:
    """No positive constant times the risk is below half of the squared gradient; silent once a formula is replaced."""

    def instrument(ctx: Context) -> Evidence | None:
        if ctx.replaced & set(replaceable) or (found := ray_here(ctx)) is None:
            return None
        said = (
            "Along heads that all point at one place and grow, the attention saturates: the gradient falls to "
            "zero, and the risk tends to a positive limit, because a bit of the parity set elsewhere turns the "
            f"label and not the output. So no positive constant serves. At n = {found.n}, k = {found.k}, tau = 1, bits "
            f"{found.parity_set}, all heads at {_shown(found)}: half of the squared gradient is at most "
            f"{found.ratio:.2g} times the risk, "
            f"which tends to {found.limit:.6g}. The inference in words: the limit, and that corners are met at "
            "isolated "
            "lengths only."
        )
        return Evidence.no(Kind.ARGUED, said)

    return instrument


def _shown(found: Ray) -> str:
    return f"({found.head[0]:.4g}, {found.head[1]:.4g})"
