"""The checks of what the report puts in the place of Theorem 5: each formula of it is read, derived and compared."""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from numerics.parity import rates
from numerics.parity.landscape import Landscape, aligned
from theorems.han2025.shared.attacks import without_a_value
from theorems.han2025.shared.displays import by_proof, of_part, refuted_by
from theorems.han2025.shared.floor import single_bits_need_weight_one
from theorems.han2025.shared.scope import for_every_smoothing
from theorems.han2025.shared.vanishing import decide
from theorems.han2025.thm_5.rates import NO_RATE, axis_risk_decreases, left_risk, no_linear_rate_facts, right_risk
from verify.court.words import words_beside
from verify.records import Context, Evidence, Kind

say = words_beside(__package__)


@for_every_smoothing
@of_part(say("no_linear_rate_is_proved.of_part"), "repair.most")
def no_linear_rate_is_proved(ctx: Context) -> Evidence:
    """k < n, that is k <= n - 1: for k = n zero heads have risk zero exactly, and descent from them stays there."""
    stated = ctx.quantities["repair.most"]
    found = decide(stated, "<", "n", "integers n >= 1")
    if decide(stated, "<", "1", "integers n >= 1").answer == "yes":
        return Evidence.unknown(say("no_linear_rate_is_proved.unknown", stated=stated.text))
    if found.answer == "no" and not found.undefined:
        return _zero_is_attained(stated, int(found.witness["n"]))
    if (missed := without_a_value(stated, "integers n >= 1")) is not None:
        return missed
    if found.answer != "yes":
        return Evidence.unknown(say("no_linear_rate_is_proved.unknown-2", stated=stated.text, reason=found.reason))
    return by_proof(no_linear_rate_facts(), NO_RATE)


def _zero_is_attained(stated: Any, n: int) -> Evidence:
    """k = n: zero heads give S as the number of ones, where the ReLU classifier is exact; at n = 1 as a certificate."""
    if gaps := [name for name, good in single_bits_need_weight_one().items() if good is not True]:
        return Evidence.unknown(f"not confirmed: {', '.join(gaps)}")
    text = say("zero_is_attained.text", n=n, stated=stated.text)
    if n > 1:
        return Evidence.no(Kind.ARGUED, text)
    output = ["-", "1", ["*", "4", ["max", "0", ["-", "x", "1/2"]]]]
    ones = ["+", "1", ["-", "1", ["*", "4", ["max", "0", ["-", "1", "1/2"]]]]]
    risk = ["/", ["+", ["^", ["max", "0", ["-", "1", output]], "2"], ["^", ["max", "0", ones], "2"]], "2"]
    body = {
        "kind": "relation-fails",
        "at": [["x", "0"]],
        "define": [["risk", risk]],
        "given": [],
        "left": "risk",
        "relation": ">",
        "right": "0",
    }
    return refuted_by(text, ("thm-5.attained", body))


def derived_law() -> str:
    """The law of the risk from its logarithmic slope: 1/L gains η (L'/L)² a step in the limit.

    L is a sum of products of two weights off the bit, the largest of which are exp(-gap R/τ) over 1: the rate of the
    exponent gives L'/L → -2 gap/τ.
    """

    r, tau, gap, eta, t = sp.symbols(say("derived_law.symbols"), positive=True)
    weight = sp.exp(-gap * r / tau)
    leading = weight**2  # of 2(ε² + Σγ_p²), up to a number
    slope = sp.simplify(sp.diff(leading, r) / leading)
    return str(sp.simplify(1 / (eta * slope**2 * t)))


@for_every_smoothing
@of_part("law", "repair.law", "repair.share")
def one_head_obeys_the_law(ctx: Context) -> Evidence:
    """k = 1, b = 0, head on the ray of its bit: the closed form against enumeration, its slope, and runs."""
    stated, share = ctx.quantities["repair.law"], ctx.quantities["repair.share"]
    derived = derived_law()
    domain = "tau > 0; eta > 0; t > 0; 0 < gap <= 2"
    found = decide(stated, "==", derived, domain)
    if found.answer == "no" and not found.undefined and (against := _another_law(stated, derived, found.witness)):
        return Evidence.no(Kind.ARGUED, against)
    enough, some = decide(share, ">=", "1/2", "n >= 2"), decide(share, "<", "1", "n >= 2")
    if (found.answer, enough.answer, some.answer) != ("yes",) * 3:
        text = say("one_head_obeys_the_law.text", reason=found.reason, reason_2=enough.reason)
        return Evidence.unknown(say("one_head_obeys_the_law.unknown", text=text))
    forms, slopes, runs = _runs_on_the_ray((20000, 60000, 400000)[ctx.profile.level])
    shown = ", ".join(f"{run:.3f}" for run in runs)
    return by_proof(
        {
            **axis_risk_decreases(),
            say("one_head_obeys_the_law.fact"): forms,
            say("one_head_obeys_the_law.fact-2"): slopes,
            "runs": all(abs(run - 1) < 0.1 for run in runs),
        },
        say("one_head_obeys_the_law.yes", shown=shown),
        cases=len(runs),
    )


def _another_law(stated: Any, derived: str, at: dict[str, Fraction]) -> str:
    """Why the quotient of the two laws stays away from 1 for all large t, at one choice of the others; empty if not."""
    places = [
        {name: at[name] for name in ("tau", "eta", "gap")},
        {"tau": Fraction(1, 3), "eta": Fraction(1, 7), "gap": Fraction(1, 2)},
    ]
    for place in places:
        home = "; ".join([*(f"{name} = {value}" for name, value in place.items()), "t >= 1000000"])
        for relation, share in ((">=", "1001/1000"), ("<=", "999/1000")):
            if decide(stated, relation, f"{share}*({derived})", home).answer == "yes":
                return say(
                    "another_law.says",
                    derived=derived,
                    items=", ".join((f"{name} = {value}" for name, value in place.items())),
                    relation=relation,
                    share=share,
                )
    return ""


@functools.cache
def _runs_on_the_ray(steps: int) -> tuple[bool, bool, list[float]]:

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
        runs.append(rates.axis_run(n, 1.5 / gap, 0.05 / gap**2, 0.5, steps))
    return forms, slopes, runs


def largest_safe_step() -> str:
    """η with η·sup|L''| <= 1 on the wrong side of n = 2: there |L'| <= (8/τ)·¼·|a|/τ, so a step stays on its side.

    (8/τ)(1-2w)w(1-w): w(1-w) is at most its value at w = 1/2, and 1 - 2w = tanh(|a|/τ) at most |a|/τ.
    """

    w, a, tau = sp.symbols("w a tau", positive=True)
    product = sp.expand(w * (1 - w))
    most = product.subs(w, sp.Rational(1, 2))
    if sp.expand(most - product - (w - sp.Rational(1, 2)) ** 2) != 0:
        raise ArithmeticError(say("largest_safe_step.error"))
    return str(sp.simplify(a / (8 / tau * most * a / tau)))


@for_every_smoothing
@of_part("wrong side", "repair.limit", "repair.step")
def wrong_side_tends_to_one(ctx: Context) -> Evidence:
    """n = 2, k = 1, b = 0: the risk as a function of the attention, the step, the limit, and runs on both sides."""
    limit, step = ctx.quantities["repair.limit"], ctx.quantities["repair.step"]
    derived, safe = str(left_risk(Fraction(1, 2))), largest_safe_step()
    same, small = decide(limit, "==", derived, "tau > 0"), decide(safe, ">=", step, "tau > 0")
    if same.answer == "no" and not same.undefined:
        return Evidence.no(Kind.ARGUED, say("wrong_side_tends_to_one.no", derived=derived, limit=limit.text))
    large = decide(safe, ">=", step, "0 < tau <= 1")  # the words name no range: what fails beyond the model's is no no
    if large.answer == "no" and not large.undefined:
        return Evidence.no(Kind.ARGUED, say("wrong_side_tends_to_one.no-2", reason=large.reason))
    if same.answer != "yes" or small.answer != "yes" or decide(step, ">", "0", "tau > 0").answer != "yes":
        return Evidence.unknown(say("wrong_side_tends_to_one.unknown", reason=same.reason, reason_2=small.reason))
    return by_proof(_two_sides(), say("wrong_side_tends_to_one.yes"))


@functools.cache
def _two_sides() -> dict[str, bool]:

    left, right = rates.family_run(-0.5, 0.01, 0.5, 20000), rates.family_run(0.5, 0.01, 0.5, 20000)
    return {
        say("two_sides.fact"): rates.two_position_risk_is(right_risk, left_risk),
        "its derivative": rates.family_slope_is_right(),
        say("two_sides.fact-2"): rates.family_increment_limit(),
        say("two_sides.fact-3"): abs(20000 * right[-1] * 16 * 0.01 / 0.25 - 1) < 0.05,
        say("two_sides.fact-4"): 1 <= left[-1] < 1 + 1e-6 and left == sorted(left, reverse=True),
    }
