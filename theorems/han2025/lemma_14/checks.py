"""The bounds of Lemma 14: each printed one against what is proved for all sizes, and where it fails."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from numerics.formula.grammar import parse
from numerics.formula.order import decide
from numerics.parity.facts.bounds import factors
from theorems.han2025.shared.other_models import attacked, bounded, ceiled, here
from theorems.han2025.shared.printed import ENTRY
from theorems.han2025.shared.scope import for_the_papers_model, missing, otherwise
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import SYMBOLS, by_proof, exact, facts, largest, shown, up_to
from theorems.han2025.shared.tables import at_this_model
from verify.records import Context, Evidence, Finding, Kind, derives

if TYPE_CHECKING:
    pass


ID = "lemma-14"


# --- the statement -----------------------------------------------------------------------------------------


@derives
@otherwise(bounded("constant", "hessian"))
@for_the_papers_model
def hessian_is_bounded_for_all_sizes(ctx: Context) -> Evidence:
    opening = "True for every b > 0, for another reason than the one given: " if "constant" not in ctx.replaced else ""
    return by_proof(
        ctx,
        "constant",
        "hessian",
        opening
        + (
            r"$\lVert\nabla^2\hat y\rVert\le {hessian}$, computed from the Hessian $(f'K_i+f''C_iC_i^T)/\tau^2$ "
            r"within a head and $f''C_iC_r^T/\tau^2$ across, with $|f'|\le{slope}$, $|f''|\le {bend}$, $|C_i|\le "
            r"{covariance}$ and $\lVert K_i\rVert\le {cumulant}$."
        ).format(
            hessian=shown("hessian"),
            slope=largest("slope"),
            bend=largest("bend"),
            covariance=largest("covariance"),
            cumulant=largest("cumulant"),
        ),
    )


@otherwise(attacked("constant", "hessian"))
@for_the_papers_model
def no_explicit_hessian_exceeds_the_constant(ctx: Context) -> Evidence:
    return attack(ctx, ID, "constant", "hessian", "the norm of the Hessian")


@otherwise(here(ID, "constant", "hessian"))
@for_the_papers_model
def constant_is_compared_at_this_model(ctx: Context) -> Evidence:
    return at_this_model(ctx, ID, "constant", "hessian", "the norm of the Hessian")


def _entry_by_proof(ctx: Context, domain: str) -> Evidence:
    found = by_proof(
        ctx,
        "entry",
        "hessian-entry",
        "Each entry is at most ${hessian_entry}$.".format(hessian_entry=shown("hessian-entry")),
        domain,
    )
    if found.finding is not Finding.UNKNOWN:
        return found
    tried = attack(ctx, ID, "entry", "hessian-entry", "an entry of the Hessian", domain)
    return tried if tried.finding is Finding.NO else found


@otherwise(bounded("entry", "hessian-entry", ceiled("ceiling")))
@for_the_papers_model
def entries_are_bounded_for_small_smoothing(ctx: Context) -> Evidence:
    """Up to the ceiling by the test of order, or through the printed bound: 20 - 4κk + ck² has no real root."""

    ceiling = exact(ctx, "ceiling")
    if ceiling is None or ceiling <= 0:
        return Evidence.unknown("There is no range of b.")
    domain = up_to(ceiling)
    printed = decide(ctx.quantities["entry"], ">=", parse(ENTRY, SYMBOLS), domain).answer == "yes"
    if not printed or not _no_real_root(ceiling):
        return _entry_by_proof(ctx, domain)
    return Evidence.yes(
        Kind.ARGUED,
        (
            r"True at all sizes: the entry is at most ${hessian_entry}$, and $20+32k^2/\sqrt b$ exceeds "
            r"$\frac8{{3\sqrt3}}k+k/\sqrt b$ there, since $k\le k^2$ and $20-\frac8{{3\sqrt3}}k+31k^2/\sqrt b$ has no "
            r"real root in k for $b\le{ceiling}$. The inference in words: a quadratic without a root is positive."
        ).format(hessian_entry=shown("hessian-entry"), ceiling=ceiling),
        domain=domain,
    )


def _no_real_root(ceiling: Fraction) -> bool:
    """(slope·κ/k)² < 4·20·31/√b at the ceiling: the discriminant of 20 - slope·κ + 31k²/√b, in exact numbers."""

    if missing(facts()):
        return False
    linear = factors(one=True).slope * factors().cumulant  # 4κ
    square = Fraction(str((linear**4).p)) / Fraction(str((linear**4).q))  # of the square, a rational
    return square * ceiling < Fraction(4 * 20 * 31) ** 2
