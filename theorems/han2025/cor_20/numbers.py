r"""Corollary 20 in numbers: exact minimax risks, and a table of constants.

All of them are for the squared hinge loss, uniform bits, and ties broken by a fixed order of the positions.
"""

from __future__ import annotations

from decimal import Context as DecimalContext
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from numerics.frozen.hard_bounds import enclosure_at
from numerics.frozen.hard_heads import closed_value
from numerics.frozen.minimax import binomial_bound, climb, minimax, split_bound
from theorems.han2025.shared.hard import HARD, applicable, as_json, minimax_certificates, within_the_checker
from theorems.han2025.shared.scope import rows_for
from verify.records import Certificate, Constant, Context, Kind

if TYPE_CHECKING:
    from numerics.frozen.minimax import MinimaxResult

# sizes (n, m) whose heads are all enumerated, by level of the profile; what a level adds to the one before
SIZES = (
    ((2, 1), (3, 1), (4, 1), (3, 2), (4, 2), (4, 3)),
    ((5, 1), (6, 1), (7, 1), (5, 2), (6, 2), (7, 2), (5, 3), (6, 3), (5, 4)),
    ((8, 1), (8, 2), (7, 3)),
)
GROUPS = 2**23  # groups times entries of a transform that it takes
TABLE = (((4, 1), (4, 2)), ((8, 1), (20, 1), (6, 2), (8, 2), (20, 2), (5, 3), (6, 3)), ((7, 3),))


def _upto(table: tuple[tuple[Any, ...], ...], ctx: Context) -> list[Any]:
    return [item for level in table[: ctx.profile.level + 1] for item in level]


def minimaxes(ctx: Context, k: int | None = None) -> dict[tuple[int, int], MinimaxResult]:

    return {(n, m): minimax(n, m, k) for n, m in _upto(SIZES, ctx) if k is None or n < 8}


@rows_for(**HARD)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The bound, and the gap that it leaves to the risk 1 of guessing: its ratio shows what is given away."""
    if not applicable(ctx):
        return ()
    own = (ctx.model.n, ctx.model.heads)
    sizes = [*_upto(TABLE, ctx), *([own] if own[0] <= 12 and own not in _upto(TABLE, ctx) else [])]
    return tuple(row for n, m in sizes for row in _rows(ctx, n, m))


def _rows(ctx: Context, n: int, m: int) -> list[Constant]:

    value = enclosure_at(ctx.quantities["bound"], n, m)
    if value is None:
        return []
    low, high, kind, certificates = _best(ctx, n, m)
    paper, rows = value[0], []
    pairs = {"bound": (paper, low, high), "what the bound lacks to 1": (1 - paper, 1 - high, 1 - low)}
    for name, (printed, least, most) in pairs.items():
        ratio = _decimal(printed / most, 12) if most else "undefined"
        rows.append(
            Constant(
                name=name,
                at={"n": n, "m": m},
                paper=_decimal(printed),
                best_lower=_decimal(least),
                best_upper=_decimal(most),
                ratio=ratio,
                kind=kind,
                certificates=certificates,
                **_formulas(ctx, name),
            )
        )
    return rows


def _formulas(ctx: Context, name: str) -> dict[str, Any]:
    """What is printed and what is proved for all sizes; the gap to 1 is an upper bound, the bound a lower one."""
    texts = {"formula": ctx.quantities["bound"].text, "best": ctx.quantities["repair.share"].text}
    gap = name != "bound"
    letters = {"q": "floor((n - 1)/m)", "r": "n - 1 - m*floor((n - 1)/m)"}
    shown = {key: f"1 - ({text})" if gap else text for key, text in texts.items()}
    return {"bound": "upper" if gap else "lower", "letters": letters, **shown}


def _best(ctx: Context, n: int, m: int) -> tuple[Fraction, Fraction, Kind, tuple[Certificate, ...]]:
    """Both ends of the minimax risk and how they are known.

    Without an enumeration the lower end is proved, and the upper end is the risk of heads that a local search
    found: exact where a certificate re-counts it, only computed where it does not fit one.
    """

    known = closed_value(n, m)
    if known is not None:
        return known, known, Kind.ARGUED, ()
    if (n, m) in _upto(SIZES, ctx):
        found = minimax(n, m)
        return found.value, found.value, Kind.EXHAUSTIVE, minimax_certificates(found)
    high, heads = climb(n, m, seed=ctx.seed)
    certificates = _witness(n, heads, high)
    kind = Kind.EXHAUSTIVE if certificates else Kind.NUMERIC
    return max(binomial_bound(n, m), split_bound(n, m)), high, kind, certificates


def _witness(n: int, heads: tuple[Any, ...], value: Fraction) -> tuple[Certificate, ...]:

    m = len(heads)
    sizes = np.unique(np.stack([head.outcomes(n) for head in heads]), axis=1, return_counts=True)[1]
    if not within_the_checker(n, m) or int((sizes > 1).sum()) * n * 2**n > GROUPS:
        return ()
    return (
        Certificate(
            name=f"cor-20.witness.n{n}.m{m}.json",
            body={
                "kind": "hard-witness",
                "n": n,
                "m": m,
                "k": None,
                "representation": "tuple",
                "heads": as_json(heads),
                "value": str(value),
                "claimed": None,
            },
        ),
    )


def _decimal(value: Fraction, digits: int = 40) -> str:

    return f"{DecimalContext(prec=digits).divide(value.numerator, value.denominator):f}"
