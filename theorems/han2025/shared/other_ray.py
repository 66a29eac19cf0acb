"""No constant serves along a ray of heads on which the attention saturates, for models that are not the paper's."""

from __future__ import annotations

from numerics.parity.risk.any_ray import MOST, Ray, any_ray
from theorems.han2025.shared.scope import Instrument
from verify.court.words import words_beside
from verify.records import Context, Evidence, Kind

say = words_beside(__package__)

__all__ = ["infimum_is_lower", "ray_here", "ray_refutes"]

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
        said = say(
            "ray_refutes.no",
            n=found.n,
            k=found.k,
            bits=found.parity_set,
            head=_shown(found),
            limit=found.limit,
            ratio=found.ratio,
        )
        return Evidence.no(Kind.ARGUED, said)

    return instrument


def infimum_is_lower(*replaceable: str) -> Instrument:
    """The same with the risk above its infimum, where other heads have a smaller risk than the limit along the ray."""

    def instrument(ctx: Context) -> Evidence | None:
        if ctx.replaced & set(replaceable) or (found := ray_here(ctx)) is None or found.better is None:
            return None
        said = say(
            "infimum_is_lower.no",
            n=found.n,
            k=found.k,
            bits=found.parity_set,
            head=_shown(found),
            limit=found.limit,
            ratio=found.ratio,
            better=found.better,
        )
        return Evidence.no(Kind.ARGUED, said)

    return instrument


def _shown(found: Ray) -> str:
    return f"({found.head[0]:.4g}, {found.head[1]:.4g})"
