"""Our bound of the Hessian, and why neither of its coefficients can be smaller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numerics.parity.facts.bounds import factors, first_layer, written
from numerics.parity.facts.critical_points import activation_tops
from theorems.han2025.lemma_14.checks import ID
from theorems.han2025.shared.other_models import attacked, bounded
from theorems.han2025.shared.scope import for_the_papers_model, otherwise
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import OURS, by_proof, of_part, value_at
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind, Scope, about, asks
from verify.statement.formula import read_formula

if TYPE_CHECKING:
    from verify.statement.formula import Formula


@about("repair.constant")
@asks(Scope.STATED, "constant")
@otherwise(bounded("repair.constant", "hessian", OURS))
@for_the_papers_model
def our_constant_is_proved(ctx: Context) -> Evidence:
    return of_part(
        "constant",
        by_proof(
            ctx,
            "repair.constant",
            "hessian",
            (
                "At least what is computed for all sizes from the largest slope and bend of the classifier, "
                "covariance and third cumulant."
            ),
            OURS,
        ),
    )


@about("repair.constant")
@asks(Scope.STATED, "constant")
@otherwise(attacked("repair.constant", "hessian", OURS))
@for_the_papers_model
def no_explicit_hessian_exceeds_our_constant(ctx: Context) -> Evidence:
    return of_part("constant", attack(ctx, ID, "repair.constant", "hessian", "the norm of the Hessian", OURS))


def least_coefficients() -> dict[str, Formula]:
    """What n = 2, k = 1 forces: |w_1|·κ/2 as b → ∞, where σ' → 1/2, and |w_1|·(σ''√b)·C² at the zero head."""

    at, (_, bend, _) = factors(one=True), activation_tops()
    return {
        "repair.first": read_formula(written(first_layer() * at.cumulant / 2), ()),
        "repair.second": read_formula(written(first_layer() * bend * at.covariance**2), ()),
    }


@about("repair.first", "repair.second")
@asks(Scope.STATED, "coefficients")
@for_the_papers_model
def our_coefficients_are_needed(ctx: Context) -> Evidence:
    """n = 2, k = 1: certified points near both ends of b; a larger claim is contradicted by our own constant."""

    for name, least in least_coefficients().items():
        given = ctx.quantities[name]
        if value_at(ctx, name, {}) is None:
            return Evidence.unknown(f"{given.text} has no value.", part="coefficients")
        if bool(given.ball({}) > 2 * least.ball({})):  # the coefficients of the computed bound are twice the least ones
            return Evidence.no(
                Kind.ARGUED,
                f"Our own constant serves with a smaller coefficient than {given.text}.",
                part="coefficients",
            )
        if decide(least, ">=", given, "unused >= 0").answer != "yes":
            return Evidence.unknown(
                f"{given.text} is not shown to be at most {least.text}, which two positions need.", part="coefficients"
            )
    place = {
        "kind": "formula-inequality",
        "n": 2,
        "k": 1,
        "tau": "1",
        "relation": ">",
        "x": "10",
        "left": ["abs", ["hessian", "1", "1"]],
    }
    small = place | {"b": "1/1000000", "heads": [["0", "0"]], "right": "4999999/10000"}
    large = place | {"b": "1000000000000", "heads": [["0", "13/20"]], "right": "769/1000"}
    return Evidence.yes(
        Kind.ARGUED,
        (
            r"On two positions with one zero head the norm is exactly $1/(2\sqrt b\,\tau^2)$ at every b, and as "
            r"$b\to\infty$ it comes as near to $\frac4{3\sqrt3}/\tau^2$ as one likes; certified: 499.9999 at "
            "$b=10^{-6}$ and 0.769 at $b=10^{12}$. Not machine-checked: both ends of b."
        ),
        part="coefficients",
        certificates=(
            Certificate(name="lemma-14.small-b.json", body=small),
            Certificate(name="lemma-14.large-b.json", body=large),
        ),
    )
