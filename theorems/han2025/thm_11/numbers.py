"""Theorem 11 in numbers: the printed bounds beside the best ones."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from numerics.enclosures import enclosure
from numerics.frozen.counting import bad_inputs, threshold
from numerics.frozen.sandwich import geometric, random_heads, uniform_head
from numerics.frozen.soft import proved_bound
from theorems.han2025.shared.frozen_models import FROZEN
from theorems.han2025.shared.path_norm import least_risk
from theorems.han2025.shared.scope import rows_for
from theorems.han2025.shared.sizes import decimal
from verify.records import Constant, Context, Kind

if TYPE_CHECKING:
    from numerics.frozen.sandwich import Frozen

STEPS = (600, 2000, 3000)  # of the convex fit


def heads(n: int, m: int, seed: int) -> dict[str, Frozen]:

    return {"equal scores": uniform_head(n, m), "doubling scores": geometric(n, m), "random": random_heads(n, m, seed)}


def missed(frozen: Frozen) -> int:
    """A position (from 1) that is in no prefix of length ⌈n/m⌉ - 1."""
    n, m = frozen.n, len(frozen.heads)
    front: set[int] = set()
    for weights, _ in frozen.heads:
        ranking = sorted(zip([-w for w in weights], range(n), strict=True))
        front |= {p for _, p in ranking[: -(-n // m) - 1]}
    return min(set(range(n)) - front) + 1


@rows_for(**FROZEN)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The judged bound, the cap and the first factor's gap beside what is proved or exact."""

    rows = []
    for n, m, norm in ((7, 1, 1), (20, 1, 1), (50, 1, 2), (50, 2, 1), (200, 3, 2)):
        at: dict[str, int | str] = {"n": n, "m": m, "norm": norm}
        value = enclosure(ctx.quantities["bound"], {"n": n, "m": m, "norm": norm})
        if value:
            best = max(proved_bound(n, m, Fraction(norm)), least_risk(n, Fraction(norm)))
            rows.append(
                Constant(
                    name="bound",
                    at=at,
                    paper=decimal(value[0], 12),
                    best_lower=decimal(best, 12),
                    best_upper="1",
                    ratio=decimal(value[0], 6),
                    kind=Kind.ARGUED,
                    bound="lower",
                    best="max(0, 1 - 2*norm/n)**2",
                )
            )
    for n, m in ((7, 1), (22, 2), (50, 1), (51, 1), (200, 3)):
        at = {"n": n, "m": m}
        cap, best = enclosure(ctx.quantities["attention_cap"], at), Fraction(1, threshold(n, m) + 1)
        first = enclosure(ctx.quantities["bound"], {**at, "norm": 0})
        if cap:
            rows.append(
                Constant(
                    name="attention cap",
                    at=at,
                    paper=decimal(cap[0], 12),
                    best_lower=decimal(best, 12),
                    best_upper=decimal(best, 12),
                    ratio=decimal(cap[0] / best, 6),
                    kind=Kind.ARGUED,
                    formula=ctx.quantities["attention_cap"].text,
                )
            )
        if first:
            share = Fraction(m * bad_inputs(n, m), 2**n)
            least = Fraction(bad_inputs(n, m), 2**n)
            rows.append(
                Constant(
                    name="share outside of the subset",
                    at=at,
                    paper=decimal(1 - first[0], 12),
                    best_lower=decimal(least, 12),
                    best_upper=decimal(share, 12),
                    ratio=decimal((1 - first[0]) / share, 6),
                    kind=Kind.ARGUED,
                    formula=f"1 - ({ctx.quantities['bound'].text})",
                    letters={"norm": "0"},
                )
            )
    return tuple(rows)
