"""Second derivatives of models that are not the paper's: both ends on the circle, bounds elsewhere, refuting heads."""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from typing import Any

from numerics.parity.suprema.any_bends import Bends, bends
from numerics.parity.suprema.any_matrix import AnyMatrix, any_matrix
from numerics.parity.suprema.any_sampled import Climb, climb, climbed
from theorems.han2025 import PAPER
from verify.records import Certificate, Context
from verify.statement.catalogue import statements_of
from verify.statement.certificate import certificate, check
from verify.statement.errors import Refused

__all__ = ["bent_here", "enclosure", "reached", "refuting", "summit"]

STEP = Fraction(1, 10**5)  # length of the difference beside the strongest heads, in units of τ
PAIRS = ("hessian", "product")  # a loss is one input's, the statements are about the risk


def enclosure(model: Any, name: str) -> AnyMatrix | None:
    """Both ends at the model's own sizes; None where the instrument has none."""
    if name not in (*PAIRS, "loss"):
        return None
    try:
        return any_matrix(model, name)
    except ArithmeticError:  # a subdivision that does not end
        return None


def bent_here(model: Any, name: str) -> Bends | None:
    """A bound for positions that are not the circle's, and for whole rows; None where there is none."""
    if _on_the_circle(model):
        return None
    try:
        return bends(model, name)
    except ArithmeticError:  # a subdivision that does not end
        return None


def reached(model: Any, name: str, seed: int, sampled: float | None) -> float | None:
    """What heads reach: random ones, and for second derivatives off the circle a climb from the best of them."""
    if sampled is None or _on_the_circle(model) or name not in (*PAIRS, "loss"):
        return sampled
    return max(sampled, climbed(model, name, seed=seed))


def summit(model: Any, name: str, seed: int) -> Climb | None:
    """Where the climb off the circle ends, of what a pair of heads can refute."""
    small = model.n <= 12 and model.heads <= 12 and model.sigma.twice_differentiable
    return climb(model, name, seed=seed) if name in PAIRS and small and not _on_the_circle(model) else None


def _on_the_circle(model: Any) -> bool:
    return bool(model.positions == "circle" and not model.whole_rows)


def refuting(ctx: Context, claim: str, name: str, found: AnyMatrix | Climb) -> Certificate | None:
    """Two heads' worth of difference along the worst direction, if it refutes the statement as it is now."""
    address = f"{claim}/this-model"
    if name not in PAIRS:
        return None
    replaced = {f"{claim}.{key}": ctx.quantities[key].text for key in ctx.replaced}
    statement = statements_of(PAPER, ctx.model, replaced, (claim,))[address]
    data = certificate(statement, "point", assignment=_assignment(ctx.model, found))
    try:
        check(data, expected=statement.digest)
    except Refused:
        return None
    stem = f"{claim}.lower.n{ctx.model.n}.k{ctx.model.k}.json"
    return Certificate(name=stem, body={"kind": "statement", "certificate": data})


def _assignment(model: Any, found: AnyMatrix | Climb) -> dict[str, Any]:
    tau, place = model.tau, found.point if isinstance(found, AnyMatrix) else found
    heads = [[Fraction(f"{value:.8f}") * tau for value in row] for row in place.heads]
    ahead = [[Fraction(f"{value:.9f}") * STEP * tau for value in row] for row in place.vector]
    others = [[a + c for a, c in zip(one, two, strict=True)] for one, two in zip(heads, ahead, strict=True)]
    return {
        "n": model.n,
        "k": model.k,
        "tau": str(tau),
        "b": str(model.smoothing),
        "x": _bits(model, place.bits) if isinstance(found, AnyMatrix) else place.bits,
        "A": [[str(value) for value in row] for row in heads],
        "A_": [[str(value) for value in row] for row in others],
    }


def _bits(model: Any, places: str) -> str:
    """The input, from the bits of the places that the positions take on the circle."""
    turns, taken = model.frequency // gcd(model.frequency, model.n), len(places)
    return "".join(places[turns * p % taken - 1] for p in range(1, model.n + 1))
