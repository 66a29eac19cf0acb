"""Proposition 3 by other weights of the same number: larger heads, a sharper and larger classifier.

With R(1 - cos 2π/n) = τ·reach the positions off the peak of a head carry at most (n-1)exp(-reach) together, so the
attended sum S is off the number s of ones in the parity set by at most k(n-1)exp(-reach).  f has slope at most
sup|f'|, and σ_b(Λz)/Λ = σ_{b/Λ²}(z) moves it by at most 1/Λ of what the smoothing b moves it.  So label times output is
at least scale·(1 - sup|f'|·k(n-1)exp(-reach) - excess/Λ), and the engines compares this with 1.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import sympy as sp

from numerics.parity.aligned import aligned_margin
from numerics.parity.facts import classifier as identities
from numerics.parity.facts.bounds import Unproved, factors, smoothing_excess, written
from theorems.han2025.shared.scope import ANY, SHARP, missing, speaks_of, unconfirmed
from theorems.han2025.shared.sizes import own_sizes
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind, Scope, about, asks
from verify.statement.formula import FormulaError, read_formula

if TYPE_CHECKING:
    from verify.engines.relation import Decision
    from verify.statement.formula import Formula

REACH, SHARPNESS, SCALE = "log(16*k**2*n)", "max(1, 8*k**2*sqrt(b))", "2"
SYMBOLS = ("n", "k", "b")
DOMAIN = "n : int, k : int, n >= k >= 1, b >= 0"
INNER = "Not machine-checked: how the estimates add up to the margin."
# Label times output of at least 1 on every input is risk zero for both hinge losses, whatever the distribution; heads
# that see positions are also heads of a whole row.
margins_at_least_one = speaks_of(
    activation=SHARP, loss=("squared-hinge", "hinge"), inputs=ANY, trained=ANY, temperature=ANY
)


def estimates() -> dict[str, bool]:
    """The facts behind |f(S) - parity| ≤ 4k·|S - s| + 2k²√b."""

    k = sp.Symbol("k", integer=True, positive=True)
    q = sp.Symbol("q", integer=True, positive=True)
    z, b, scale = sp.symbols("z b Lambda", positive=True)
    weights = sp.summation(8 * q - 4, (q, 1, k))

    def smoothed(t: sp.Expr, smoothing: sp.Expr) -> sp.Expr:
        return (t + sp.sqrt(t**2 + smoothing)) / 2

    return {
        "|f'| is at most 4k": identities.layer_weights_telescope()
        and identities.activation_slope_grows_from_zero_to_one(),
        "the excess is largest at 0": identities.activation_excess_decreases()
        and bool(smoothed(sp.Integer(0), b) == sp.sqrt(b) / 2),
        "the weights add up to 4k²": bool(sp.simplify(weights - 4 * k**2) == 0),
        "scaling the argument divides b": bool(
            sp.simplify(smoothed(scale * z, b) / scale - smoothed(z, b / scale**2)) == 0
        )
        and bool(sp.simplify(smoothed(-scale * z, b) / scale - smoothed(-z, b / scale**2)) == 0),
    }


def margin_is_one(reach: str, sharpness: str, scale: str) -> Decision:
    """Is scale·(1 - leak - excess) at least 1 at all sizes?  One head and several have bounds of their own."""

    positive = decide(read_formula(sharpness, SYMBOLS), ">", "0", DOMAIN)  # σ(Λz)/Λ is a smoothed ReLU for Λ > 0 only
    if positive.answer != "yes":
        return positive
    for one, domain in (
        (True, "n : int, k : int, n == 1, k == 1, b >= 0"),
        (True, f"{DOMAIN}, k == 1, n >= 2"),
        (False, f"{DOMAIN}, k >= 2"),
    ):
        slope, excess = written(factors(one).slope), written(smoothing_excess(one))
        alone = "n == 1" in domain  # one position has nothing off the peak
        leak = "0" if alone else f"{slope}*k*(n - 1)*exp(-({reach}))"
        text = f"({scale})*(1 - {leak} - ({excess})/({sharpness}))"
        found = decide(read_formula(text, SYMBOLS), ">=", "1", domain)
        if found.answer != "yes":
            return found
    return found


def _places(ctx: Context) -> list[tuple[int, int, Fraction, Fraction]]:
    """(n, k, τ, b) of transformers: one position, all bits in the parity set, hot and cold, sharp and smooth."""
    tried = [(1, 1), (2, 1), (2, 2), (3, 3), (4, 2), (6, 3)] + ([(5, 4), (8, 3), (8, 5)] if ctx.profile.level else [])
    cases = [
        case
        for n, k in tried
        for case in ((n, k, Fraction(1, n), Fraction(1, 100)), (n, k, Fraction(1), Fraction(100)))
    ]
    own = own_sizes(ctx)
    return cases + ([own] if own and own[0] <= 10 and own not in cases else [])


def _explicit(
    reach: Formula, sharpness: Formula, scale: Formula, place: tuple[int, int, Fraction, Fraction]
) -> tuple[dict[str, Any], float, float] | None:
    """(the body of a certificate without its relation, the least margin in doubles, 1/scale), at the stated R and Λ."""

    n, k, tau, b = place
    try:
        at = {"n": n, "k": k, "b": b}
        length, sharp, large = (float(q.ball(at)) for q in (reach, sharpness, scale))
    except FormulaError:
        return None
    if not (sharp > 0 and large > 0 and math.isfinite(length)):
        return None
    gap = 1 - math.cos(2 * math.pi / n) if n > 1 else 1.0  # on one position any heads will do
    radius = Fraction(f"{float(tau) * length / gap:.12f}")
    smoothing = b / Fraction(f"{sharp * sharp:.15e}")
    bits = list(range(1, k + 1))
    body = {
        "kind": "model-point",
        "n": n,
        "k": k,
        "tau": str(tau),
        "b": str(smoothing),
        "quantity": "margin",
        "parity_set": bits,
        "heads": [{"radius": str(radius), "position": str(p)} for p in bits],
    }
    margin = aligned_margin(n, float(tau / radius) if radius else math.inf, float(smoothing), tuple(bits))
    return body, margin, 1 / large


def _too_little(reach: Formula, sharpness: Formula, scale: Formula) -> Evidence | None:
    """What is needed at every size: Λ is not 0; the zero input has the output ``scale`` at b = 0; and a head that does
    not turn to its bit (R ≤ 0) gives it at most 1/n ≤ 1/2, where the sharp classifier of one head is still 1."""

    needs = (
        (
            decide(scale, ">=", "1", "n : int, k : int, n >= k >= 1, b == 0"),
            "the zero input has the output scale at b = 0",
        ),
        (
            decide(reach, ">", "0", "n : int, k : int, n >= 2, k == 1, b == 0"),
            "one head with b = 0 does not turn to its bit",
        ),
    )
    for found, why in needs:
        if found.answer == "no" and not found.undefined:
            return _misses(f"{found.reason}; {why}")
    found = decide(sharpness, ">", "0", DOMAIN)
    if found.answer == "no" and not found.undefined and _vanishes(sharpness, dict(found.witness)):
        return _misses(f"{found.reason}: the sharpness is a divisor")
    return None


def _misses(why: str) -> Evidence:
    return Evidence.no(Kind.ARGUED, f"Not enough everywhere: {why}.", part="transformer")


def _vanishes(formula: Formula, at: dict[str, Fraction]) -> bool:

    try:
        return formula.exact(at) == 0
    except FormulaError:
        return False


def judged(ctx: Context, reach: Formula, sharpness: Formula, scale: Formula) -> Evidence:
    """By the engines, with certificates beside it; else by a transformer that misses its margin; else open."""

    try:
        found = margin_is_one(reach.text, sharpness.text, scale.text)
    except Unproved as error:
        return unconfirmed([str(error)], rescaled_transformer_has_risk_zero)
    if unknown := missing(estimates()):
        return unconfirmed(unknown, rescaled_transformer_has_risk_zero)
    shown = [(place, made) for place in _places(ctx) if (made := _explicit(reach, sharpness, scale, place)) is not None]
    if found.answer == "yes":
        ours = (reach.text, sharpness.text, scale.text) == (REACH, SHARPNESS, SCALE)
        return _affirmed(shown, "rescaled" if ours else "replaced")
    if (missed := _too_little(reach, sharpness, scale)) is not None:
        return missed
    for place, (body, margin, needed) in shown:
        if margin < needed * (1 - 1e-6):
            value = Fraction(f"{(margin + needed) / 2:.9f}")
            return Evidence.no(
                Kind.CERTIFIED,
                (
                    f"At n = {place[0]}, k = {place[1]}, τ = {place[2]}, b = {place[3]} some input has a label "
                    "times output "
                    f"of {margin / needed:.5g} < 1: the risk is positive."
                ),
                part="transformer",
                certificates=(
                    Certificate(name="prop-3.margin-missed.json", body=body | {"relation": "<", "value": str(value)}),
                ),
            )
    if found.undefined:
        return Evidence.unknown(f"The weights are not defined everywhere: {found.reason}.", part="transformer")
    return Evidence.unknown(
        f"The margin is neither shown nor missed at explicit sizes: {found.reason}.", part="transformer"
    )


Shown = list[tuple[tuple[int, int, Fraction, Fraction], tuple[dict[str, Any], float, float]]]


def _affirmed(shown: Shown, name: str) -> Evidence:
    certificates = []
    for (n, k, tau, b), (body, _, needed) in shown:
        stem = f"n{n}.k{k}.tau{tau}.b{b}".replace("/", "-")
        certificates.append(
            Certificate(
                name=f"prop-3.{name}.{stem}.json",
                body=body | {"relation": ">", "value": str(Fraction(f"{needed:.12f}"))},
            )
        )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "True by other weights of the same number, larger heads and a sharper and larger classifier: label "
            "times output is at least 1 on every input, that is risk exactly 0, for every n, k, τ and b (one "
            f"classifier for all parity sets). {INNER} The margins are certified at {len(certificates)} "
            "sizes, with R and Λ² rounded to twelve digits."
        ),
        part="transformer",
        cases=len(certificates),
        certificates=tuple(certificates),
        domain="all n >= k >= 1, tau > 0, b >= 0",
    )


def _default(text: str) -> Formula:

    return read_formula(text, SYMBOLS)


@about()
@asks(Scope.STATED, "transformer")
@margins_at_least_one
def rescaled_transformer_has_risk_zero(ctx: Context) -> Evidence:
    """Some weights of that number: those of our repair as it was written, whatever is put in for it."""
    return judged(ctx, _default(REACH), _default(SHARPNESS), _default(SCALE))
