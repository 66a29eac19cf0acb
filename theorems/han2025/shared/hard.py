"""What the claims on hard attention share: models they speak of, explicit heads, risks that are known exactly."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import sympy as sp

from numerics.frozen.hard_heads import closed_value
from theorems.han2025.shared.attacks import Known
from theorems.han2025.shared.orders import HEADS
from theorems.han2025.shared.scope import ANY, PAPERS_OWN, other_than, speaks_of
from verify.records import Certificate, Context

if TYPE_CHECKING:
    from numerics.frozen.minimax import MinimaxResult

WORK = 2**23  # heads times positions times inputs that the independent checker takes
# Fixed hard attention: whatever the scores are made of, and any classifier.  What matters are fair bits and the loss.
# With a fixed order for ties, what the heads show fixes the label or leaves it fair: the best risk is the chance of the
# latter times the least mean loss of two opposed labels, which is 1 at the output 0 for hinges, squared or not, and for
# the square.  Where ties are averaged or chosen among, labels may be unfair: then only squares have these values.
HARD = {**dict.fromkeys(PAPERS_OWN, ANY), "inputs": ("uniform",), "loss": ("squared-hinge", "square", "hinge")}
for_uniform_inputs = speaks_of(**HARD)


def applicable(ctx: Context) -> bool:
    return not other_than(HARD, ctx.model)


def within_the_checker(n: int, m: int) -> bool:
    """Whether explicit heads of this size are re-counted; beyond, an exact value rests on its proof."""
    return n <= 12 and m <= 1000 and m * n * 2**n <= WORK


def losses_of_opposed_labels() -> list[str]:
    """Cases of (1-y)_+² + (1+y)_+² ≥ 2, and of the same without squares, that algebra does not confirm; t ≥ 0 is the
    distance of |y| from 1."""

    y, t = sp.symbols("y t")
    # |y| <= 1, and the square loss for all y
    inner = sp.expand((1 - y) ** 2 + (1 + y) ** 2 - 2 - 2 * y**2) == 0
    outer = sp.Poly((2 + t) ** 2 - 2, t)  # |y| = 1 + t: one loss is zero, the other (2 + t)^2
    plain = sp.expand((1 - y) + (1 + y) - 2) == 0 and min(sp.Poly((2 + t) - 2, t).all_coeffs()) >= 0
    cases = {"|y| <= 1": inner, "|y| > 1": min(outer.all_coeffs()) > 0, "without squares": plain}
    return [name for name, confirmed in cases.items() if not confirmed]


def as_json(heads: tuple[Any, ...]) -> list[dict[str, Any]]:
    return [{"positions": list(head.positions), "token": head.token} for head in heads]


def known_risks(k: int | None) -> tuple[Known, ...]:
    """Where the minimax risk is known for every n (:func:`numerics.frozen.hard_heads.closed_value`), as formulas."""

    one = Known(f"{HEADS}; m = 1", "1 - 2/2**n", "one head that lists all positions leaves no more")
    two = Known(
        f"{HEADS}; n >= 2; m = 2", "1 - 2*n/2**n", "two heads that list all positions from both ends leave no more"
    )
    all_read = Known(f"{HEADS}; m >= n", "0", "so many heads, one on each position, read everything")
    exact = all(
        closed_value(n, 1, k) == 1 - Fraction(2, 2**n)
        and closed_value(n, n, k) == 0
        and (k is not None or closed_value(n, 2) == 1 - Fraction(2 * n, 2**n))
        for n in range(3, 30)
    )
    zero = Known(HEADS, "1", "the output 0 has risk 1 whatever the heads and the parity set")
    return (zero, one, all_read, *([two] if k is None else [])) if exact else ()


CHECKED = 2**23  # tuples times inputs that the independent checker takes


def minimax_certificates(result: MinimaxResult, claim: str = "cor-20") -> tuple[Certificate, ...]:
    """None where the independent checker does not go so far."""
    if result.examined * 2**result.n > CHECKED or result.method != "enumeration":
        return ()
    size = "" if result.k is None else f".k{result.k}"
    return (
        Certificate(
            name=f"{claim}.minimax.n{result.n}.m{result.m}{size}.json",
            body={
                "kind": "hard-minimax",
                "n": result.n,
                "m": result.m,
                "k": result.k,
                "representation": result.representation,
                "value": str(result.value),
                "heads": as_json(result.heads),
                "distinct_heads": result.distinct_heads,
                "examined": result.examined,
            },
        ),
    )
