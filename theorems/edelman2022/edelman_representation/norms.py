"""The norms of the construction."""

from __future__ import annotations

from fractions import Fraction

import sympy as sp

from numerics.head.sparse import sensitivity_facts
from theorems.edelman2022.edelman_representation.checks import all_sizes, sizes
from theorems.edelman2022.shared import about, above, ball, decimal, proved, shown, undecided, value_at
from verify.records import Context, Evidence, Kind


@about("norms", "norm", "beta", "lipschitz")
def norm_is_as_stated(ctx: Context) -> Evidence:
    """The construction has ‖W_QK‖_F = β√(2s); a smaller norm is refuted only where no head at all can have it."""

    norm = ctx.quantities["norm"]
    found = _impossible_norm(ctx)
    if found is not None:
        return found
    domain = all_sizes(counted=True)
    beta = ctx.quantities["beta"].text
    enough = shown(norm, ">=", "0", domain) and (
        shown(f"({norm.text})**2", ">=", f"2*s*({beta})**2", domain)
        or (shown(norm, ">=", f"sqrt(2*s)*({beta})", domain) and shown(beta, ">=", "0", domain))
    )
    if not enough:
        return undecided(
            f"{norm.text} is not shown to be at least √(2s) times the scale for all sizes, and not small enough for a "
            "contradiction."
        )
    return proved(
        (
            r"Token $t$ is $(e_t,b_t)/\sqrt2$, so the scores $\beta$ on the set take $W_{QK}=z\,q^T$ with "
            r"$q=\sqrt2\,\beta\sum_{j\in S}e_j$ and $\lVert q\rVert=\sqrt{2s}\,\beta$; the value map is $\sqrt2$ "
            "times the last unit vector. Only the score norm depends on $T$. It is not the least: with bits "
            r"$\pm1$ and tokens $(\sqrt{7/8}\,e_t,\pm\sqrt{1/8})$ the norm $\sqrt{8s/7}\,\beta$ does the same."
        ),
        _norm_facts() | sensitivity_facts(),
        domain="all 1 <= s <= T",
        derived=r"\lVert x_t\rVert\le1,\quad\lVert z\rVert=1,\quad\lVert v\rVert=\sqrt2,\quad\lVert "
        r"W_{QK}\rVert_F=\sqrt{2s}\,\beta",
    )


def _norm_facts() -> dict[str, bool]:

    beta, s = sp.symbols("beta s", positive=True)
    half = 1 / sp.sqrt(2)
    return {
        "a token has norm at most 1": sp.expand(half**2 + half**2) == 1,
        "its score is β": sp.simplify(half * sp.sqrt(2) * beta - beta) == 0,
        "with √(7/8) the score takes the norm √(8s/7) β": sp.simplify(
            s * (beta / sp.sqrt(sp.Rational(7, 8))) ** 2 - sp.Rational(8, 7) * s * beta**2
        )
        == 0,
        "and values ±√2/√8 differ by 1": sp.simplify(2 * sp.sqrt(2) / sp.sqrt(8)) == 1,
        "its value is the bit": sp.simplify(half * sp.sqrt(2)) == 1,
        "s equal entries √2 β have norm √(2s) β": sp.simplify(s * (sp.sqrt(2) * beta) ** 2 - 2 * s * beta**2) == 0,
    }


def _impossible_norm(ctx: Context) -> Evidence | None:
    """Sizes at which even the best head within the stated norm cannot change its output by 1."""
    for chosen, length in sizes():
        at = {"s": chosen, "T": length}
        norm = value_at(ctx.quantities["norm"], at)
        lip = value_at(ctx.quantities["lipschitz"], at | {"N": chosen})
        if norm is None or lip is None or norm > 50 or length < 2:
            continue
        scores, values = max(above(norm, 20), Fraction(0)), Fraction(99, 70)  # 99/70 is a little above √2
        constant = max(above(lip, 20), Fraction(0))
        raised = (2 * ball(scores)).exp()
        if 2 * ball(constant * values) * raised < length - 1 + raised:
            return Evidence.no(
                Kind.ARGUED,
                (
                    f"At s = {chosen}, T = {length} no head with the score norm {decimal(norm, 6)} can change "
                    "its output by 1 when "
                    "one bit changes."
                ),
                cases=1,
            )
    return None
