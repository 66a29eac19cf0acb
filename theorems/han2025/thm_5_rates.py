"""The checks of Theorem 5 on rates: the inferences, what no rate can do, and the law on one head."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from theorems.han2025.common import for_every_smoothing
from theorems.han2025.convergence import aligned_heads, by_proof, for_the_papers_risk, refuted_by, unknown
from theorems.han2025.thm_5_checks import LARGE
from verify.records import Context, Evidence, Finding, Kind

if TYPE_CHECKING:
    from numerics.expression import Expression

NO_RATE = (
    r"For b = 0 and k < n no linear rate is possible from any initialisation, with any bounded step size. The "
    r"squared hinge loss has "
    r"$\lVert\nabla\ell\rVert\le\frac{4k\sqrt k}{\tau}\sqrt\ell$, so $\mathcal L_t\le c^t\mathcal L_0$ makes the "
    r"steps summable and "
    r"the heads converge to finite heads of risk zero; but these do not exist, since risk zero needs $c_p\ge1$ for "
    r"each parity bit, "
    r"which leaves no attention for the other positions."
)


def no_linear_rate_facts() -> dict[str, bool]:
    from numerics import closed_forms, identities

    return {
        "slopes are at most 4k": identities.layer_weights_telescope()
        and identities.activation_slope_grows_from_zero_to_one(),
        "covariances are at most 1/2": identities.bit_variance_is_at_most_a_quarter()
        and identities.positions_are_unit_vectors(),
        "the gradient is at most a multiple of the root of the loss": closed_forms.hinge_derivative_squared(),
        "f > -1 below S = 1": closed_forms.classifier_is_piecewise_linear(),
        "the gradient of a share is a covariance": closed_forms.share_gradient_is_a_covariance(),
    }


@for_every_smoothing
def no_linear_rate_without_smoothing(ctx: Context) -> Evidence:
    found = by_proof(no_linear_rate_facts(), NO_RATE)
    if found.finding is not Finding.YES:
        return found
    return msgspec.structs.replace(found, finding=Finding.NO)


@for_every_smoothing
def no_linear_rate_is_proved(ctx: Context) -> Evidence:
    return by_proof(no_linear_rate_facts(), NO_RATE)


@for_every_smoothing
def smooth_descent_lowers_the_risk(ctx: Context) -> Evidence:
    from numerics import closed_forms

    return by_proof(
        {"the quadratic upper bound at a step of 1/M": closed_forms.descent_from_smoothness()},
        r"As an inference it is right: if the gradient is M-Lipschitz, $\mathcal L(\mathbf A-\eta g)\le\mathcal "
        r"L(\mathbf A)-\eta\lVert "
        r"g\rVert^2+\frac M2\eta^2\lVert g\rVert^2$, and $\eta=1/M$ gives $-\frac\eta2\lVert g\rVert^2$. Whether "
        r"the printed M is a "
        r"Lipschitz constant is Lemma 7.",
    )


@for_every_smoothing
def rate_follows_from_the_inequality(ctx: Context) -> Evidence:
    import sympy as sp

    eta, mu, risk = sp.symbols("eta mu L", positive=True)
    same = sp.expand(risk - eta / 2 * (2 * mu * risk) - (1 - eta * mu) * risk) == 0
    return by_proof(
        {"one step": bool(same)},
        r"As an inference it is right: a decrease of $\frac\eta2\lVert\nabla\mathcal L\rVert^2\ge\eta\mu\mathcal L$ "
        r"is a factor of "
        r"$1-\eta\mu$. The inequality that it uses is the refuted Lemma 8.",
    )


@for_every_smoothing
def count_follows_from_a_linear_rate(ctx: Context) -> Evidence:
    """c^t < ε for every integer t above the printed number: exact rationals on a grid, monotone logarithm otherwise."""
    from numerics.rates import first_integer_above

    expression, tried = ctx.quantities["iterations"], 0
    rates = (Fraction(1, 1000), Fraction(1, 2), Fraction(2, 3), Fraction(9, 10), Fraction(99, 100), Fraction(999, 1000))
    for c in rates:
        for eps in (c, c * c, Fraction(1, 2), Fraction(1, 10), Fraction(1, 1000), Fraction(1, 10**9)):
            t = first_integer_above(expression.ball({"eps": eps, "c": c}))
            if t is None:
                continue
            tried += 1
            if not _power_is_below(c, max(t, 0), eps):
                return Evidence(
                    finding=Finding.NO, kind=Kind.ARGUED,
                    summary=f"With c = {c}, eps = {eps} the number allows t = {t}, and c^t is not below eps (exact "
                    f"rationals).")
    c, eps = 1 - Fraction(1, 10**9), Fraction(1, 2)
    t = first_integer_above(expression.ball({"eps": eps, "c": c}))
    if t is not None and t < 5 * 10**8:
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED,
                        summary=f"With c = 1 - 10^-9, eps = 1/2 the number allows t = {t}, and (1 - 10^-9)^t is at "
                                "least 1 - t/10^9, which is above 1/2.")
    text = r"As an inference it is right if $\mathcal L_0\le1$: $t>|\ln\varepsilon|/(-\ln c)$ is $c^t<\varepsilon$."
    if at_least_the_exact_number(expression):
        return by_proof({"cases decided": tried > 8}, text, cases=tried)
    return unknown(f"not decided: nothing contradicts {expression.text} at {tried} pairs of c and eps, but it is not "
                   "shown to be at least ln(eps)/ln(c) for all of them.")


def _power_is_below(c: Fraction, t: int, eps: Fraction) -> bool:
    """c^t < ε: exactly for short powers, by logarithms in balls for long ones; if these cannot tell, it is taken so."""
    if t <= 2000:
        return c**t < eps
    from flint import arb, fmpq

    base, level = (arb(fmpq(v.numerator, v.denominator)) for v in (c, eps))
    return not base.log() * t > level.log()


def at_least_the_exact_number(expression: Expression) -> bool:
    """Shown to be at least ln ε/ln c for all 0 < c < 1, 0 < ε ≤ 1: with c = e^-y, ε = e^-x it is at least x/y."""
    import sympy as sp

    from numerics.expression import ExpressionError

    x, y = sp.Symbol("x", nonnegative=True), sp.Symbol("y", positive=True)
    try:
        value = sp.expand_log(expression.sympy({"eps": sp.exp(-x), "c": sp.exp(-y)}), force=True)
        difference = value - x / y
    except (ExpressionError, TypeError, ValueError, AttributeError, RecursionError):
        return False
    return any(form(difference).is_nonnegative is True for form in (sp.simplify, sp.expand, sp.factor))


PRINTED_ITERATIONS = "-log(eps)/(-log(c))"


@for_the_papers_risk
def count_is_too_small_for_the_actual_start(ctx: Context) -> Evidence:
    from numerics.rates import first_integer_above

    eps, c = Fraction(1, 100), Fraction(1, 2)
    t = first_integer_above(ctx.quantities["iterations"].ball({"eps": eps, "c": c}))
    if t is None or not 4 * c ** max(t, 0) >= eps:
        return unknown("The number is large enough where it was tried.")
    point = {
        "kind": "model-point", "n": 8, "k": 3, "tau": "1/8", "b": "1/100", "parity_set": [1, 2, 3], "quantity": "risk",
    }
    body = {**point, "heads": aligned_heads(*LARGE), "relation": ">", "value": "4"}
    return refuted_by(
        f"From a risk of more than 4, which unit heads have at n = 8, k = 3, a rate of c = 1/2 guarantees only "
        f"{4 * c**t} after "
        f"t = {t} steps, not less than 1/100: the count lacks $\\ln\\mathcal L_0$.",
        ("thm-5.start", body), derived=r"t>\ln(\mathcal L_0/\varepsilon)/(-\ln c)",
    )


def _right(w: Fraction) -> Fraction:
    return 4 * (1 - w) ** 2


def _left(w: Fraction) -> Fraction:
    return 1 + (1 - 2 * w) ** 2


def axis_risk_decreases(share: Fraction = Fraction(1, 2)) -> dict[str, bool]:
    """L' = (4/τ)(-εγ(1-m) + Σγ_p²(cos_p - m)) < 0 for γ > 1/2, m the mean cosine, sums over p other than the bit.

    Σγ_p²(cos_p - m) <= (1-m)Σγ_p² <= (1-m)ε² and ε² < εγ; ``share`` in the place of 1/2 for a mutant.
    """
    import sympy as sp

    r, tau = sp.symbols("R tau", positive=True)
    cosines = sp.symbols("c1 c2", real=True)  # two positions stand for all: every term enters alike
    raised = [sp.exp((c - 1) * r / tau) for c in cosines]
    total = 1 + sum(raised)
    weights = [value / total for value in raised]
    rest, mean = sum(weights), (1 + sum(w * c for w, c in zip(raised, cosines, strict=True))) / total
    slope = -rest * (1 / total) * (1 - mean) + sum(w**2 * (c - mean) for w, c in zip(weights, cosines, strict=True))
    risk = 2 * (rest**2 + sum(w**2 for w in weights))
    parts = sp.symbols("g1:5", nonnegative=True)
    over = sp.Symbol("h", positive=True)  # by how much the attention on the bit exceeds the share
    bit = sp.Rational(share.numerator, share.denominator) + over
    return {
        "the derivative along the ray": bool(sp.simplify(sp.diff(risk, r) - 4 / tau * slope) == 0),
        "a sum of squares is at most the square of the sum": bool(
            sp.expand(sum(parts) ** 2 - sum(g**2 for g in parts)).is_nonnegative),
        "above a half the bit has more than the rest": bool(sp.expand(bit - (1 - bit)).is_positive),
    }


@for_every_smoothing
def one_head_obeys_the_law(ctx: Context) -> Evidence:
    """k = 1, b = 0, head on the ray of its bit: the closed form against enumeration, its slope, and runs."""
    import numpy as np

    from numerics import rates
    from numerics.landscape import Landscape, aligned

    forms, slopes, runs = True, True, []
    for n in (2, 3, 5, 8):
        gap = 1 - float(np.cos(2 * np.pi / n))
        for radius in (2 / gap, 3 / gap):
            landscape = Landscape(n, 1, 0.5, 0.0, (1,))
            risk, gradient = landscape.risk_and_gradient(aligned(n, (1,), radius))
            closed = rates.axis_risk(n, radius, 0.5)
            forms &= abs(risk - closed[0]) < 1e-12 and abs(float(gradient @ aligned(n, (1,))) - closed[1]) < 1e-12
            forms &= abs(float(np.linalg.norm(gradient)) - abs(closed[1])) < 1e-12  # the gradient is along the ray
        slopes &= abs(rates.axis_logarithmic_slope(n, 60 / gap, 1.0) - 1) < 1e-3
        runs.append(rates.axis_run(n, 1.5 / gap, 0.05 / gap**2, 0.5, (20000, 60000, 400000)[ctx.profile.level]))
    shown = ", ".join(f"{run:.3f}" for run in runs)
    return by_proof(
        {**axis_risk_decreases(), "the closed form of risk and gradient": forms,
         "the limit of the logarithmic slope": slopes,
         "runs": all(abs(run - 1) < 0.1 for run in runs)},
        r"For k = 1, b = 0, every n and a head on the ray of its bit with attention above $\frac12$ on it: "
        r"$\mathcal L=2(\varepsilon^2+"
        r"\sum_{p\ne B_1}\gamma_p^2)$ decreases along the ray, its logarithmic derivative tends to $-2\Delta/\tau$ "
        r"with "
        rf"$\Delta=1-\cos\frac{{2\pi}}n$, so $1/\mathcal L$ gains $4\eta\Delta^2/\tau^2$ a step in the limit. Runs "
        rf"at n = 2, 3, 5, 8 have "
        rf"{shown} times the predicted risk.",
        cases=len(runs),
    )


@for_every_smoothing
def wrong_side_tends_to_one(ctx: Context) -> Evidence:
    """n = 2, k = 1, b = 0: the risk as a function of the attention, the step, the limit, and runs on both sides."""
    from numerics import rates

    left = rates.family_run(-0.5, 0.01, 0.5, 20000)
    right = rates.family_run(0.5, 0.01, 0.5, 20000)
    facts = {
        "the risk on both sides": rates.two_position_risk_is(_right, _left),
        "its derivative": rates.family_slope_is_right(),
        "the limit of the increments": rates.family_increment_limit(),
        "a run on the right side": abs(20000 * right[-1] * 16 * 0.01 / 0.25 - 1) < 0.05,
        "a run on the wrong side": 1 <= left[-1] < 1 + 1e-6 and left == sorted(left, reverse=True),
    }
    return by_proof(
        facts,
        r"At n = 2 every head is on that ray or on the opposite one; on the opposite one, with $\eta\le\tau^2/2$, "
        r"the risk stays "
        r"above 1 and tends to 1: half of all initialisations.",
    )


@for_every_smoothing
def half_of_the_initialisations_stall(ctx: Context) -> Evidence:
    """n = 2, k = 1, b = 0, w < 1/2: the active slope vanishes with 1 - 2w, and the entry never crosses zero."""
    from numerics import rates

    facts = {
        "the risk on both sides": rates.two_position_risk_is(_right, _left),
        "its derivative": rates.family_slope_is_right(),
    }
    found = by_proof(
        facts,
        r"For b = 0 it also fails by itself at the smallest size: at n = 2, k = 1 every head with attention below "
        r"$\frac12$ on the bit, "
        r"half of the initialisations, has $\mathcal L=1+(1-2w)^2$, and with $\eta\le\tau^2/2$ descent approaches "
        r"$w=\frac12$ from below, "
        r"since a step is at most $\eta\frac{8}{\tau}\tanh(|a|/\tau)\frac14\le\frac{2\eta}{\tau^2}|a|$: the risk "
        r"tends to 1.",
    )
    return msgspec.structs.replace(found, finding=Finding.NO) if found.finding is Finding.YES else found
