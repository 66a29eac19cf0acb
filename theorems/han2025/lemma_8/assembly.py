"""How Lemma 8 puts its parts together: two inferences, and whether mu is a number."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from theorems.han2025.lemma_8.expansion import lines_agree
from theorems.han2025.shared.displays import by_proof, refuted_by
from theorems.han2025.shared.scope import carries_over, for_any_model, for_every_smoothing
from theorems.han2025.shared.smooth_models import averaged_in_the_plane
from theorems.han2025.shared.vanishing import at_size, composed, decide
from verify.records import Context, Evidence, Kind, Scope, asks
from verify.statement.formula import InexactError, read_formula

_LETTERS = "n : int, k : int, n >= k >= 1, mu1 > 0, mu2 > 0"


@carries_over(lambda model: averaged_in_the_plane(model) and model.loss == "squared-hinge")
@for_every_smoothing
def parts_give_the_assembled_inequality(ctx: Context) -> Evidence:
    """Σ_N |g_N|² ≥ min Σ_N ℓ_N and ‖∇L‖² ≥ 2^{-2n} Σ_N |g_N|²: the factor is min/2^n, with the product of the two."""
    stated, slope, factor = (ctx.quantities[name] for name in ("assembled", "slope", "loss_factor"))
    low, high = _ends(f"({factor.text})*({slope.text})")
    derived, most = (f"min(({value})*mu1, mu2)/2**n" for value in (low, high))
    found = _follows(derived, stated)
    if found.answer == "no" and low != high:
        found, derived = _follows(most, stated), most
        if found.answer != "no":
            return Evidence.unknown("It was not decided whether the product of the two factors is large enough.")
    if found.answer == "no" and not found.undefined:
        return _does_not_follow(ctx, found, derived, stated, "1", "lemma-8.assembly")
    if found.answer != "yes":
        return Evidence.unknown(f"It was not decided whether {stated.text} is at most {derived}: {found.reason}.")
    return by_proof(
        {"square of a sum": lines_agree(1, 5)},
        (
            "As an inference it is right. By (6) the pairs can be dropped, each sample with $(v^*)_1>0$ "
            rf"contributes at least ({factor.text})({slope.text}) $\mu_1\ell$, the zero input and its "
            "complement together "
            r"at least $\mu_2$ times their losses, and $2^{-2n}\sum_N\ell^{(N)}=2^{-n}\mathcal L$; the two "
            "formulas are compared by the engines, the summation over the samples is not machine-checked"
            ". The premises are judged by themselves."
        ),
    )


def _follows(derived: str, stated: Any) -> Any:
    """Is the stated factor at most the derived one, or at most 0, which a squared norm is never below?"""
    found = decide(derived, ">=", stated, _LETTERS)
    return found if found.answer == "yes" else decide(f"max(0, {derived})", ">=", stated, _LETTERS)


def _ends(product: str) -> tuple[str, str]:
    """A number as it is where it is rational, else two rationals that enclose it."""

    number = read_formula(product, ())
    try:
        return (str(number.exact({})),) * 2
    except InexactError:
        value = number.ball({})
        below, above = (Fraction(float(end)) for end in (value.lower(), value.upper()))
        room = (abs(below) + abs(above)) / 10**9
        return str(below - room), str(above + room)


def _does_not_follow(ctx: Context, found: Any, derived: str, stated: Any, share: str, name: str) -> Evidence:
    """A single active sample with exactly as much gradient as the premises ask for."""

    at = {key: found.witness[key] for key in ("n", "k", "mu1", "mu2")}
    text = (
        "It does not follow at n = {n}, k = {k}, mu_1 = {mu1}, mu_2 = {mu2}: with one sample that has a "
        "loss, and exactly as much gradient as the premises ask for, they hold and the conclusion fails."
    ).format(n=at["n"], k=at["k"], mu1=at["mu1"], mu2=at["mu2"])
    try:
        given, wanted = max(Fraction(0), read_formula(derived, tuple(at)).exact(at)), stated.exact(at)
    except InexactError:
        return Evidence.no(Kind.ARGUED, text)
    if max(len(str(given)), len(str(wanted))) > 400:
        return Evidence.no(Kind.ARGUED, text)
    body = {
        "kind": "relation-fails",
        "at": [["risk", "1"], ["squared", str(given)]],
        "define": [],
        "given": [["squared", ">=", ["*", str(given), "risk"]]],
        "left": ["*", share, "squared"],
        "relation": ">=",
        "right": ["*", str(wanted), "risk"],
    }
    return refuted_by(text, (name, body))


@for_any_model
@asks(Scope.DEFINED)
def mu_is_not_a_number(ctx: Context) -> Evidence:
    """Two values at one size, for two admissible c2: then the text does not fix a number."""
    formula = composed(ctx, "mu", "mu1", "mu2")
    low, high = ({**at_size(8, 3), "c2": c2} for c2 in (Fraction(1, 4), Fraction(1, 2)))
    first, second = formula.ball(low), formula.ball(high)
    if first.overlaps(second):
        return msgspec.structs.replace(
            Evidence.unknown("Two admissible values of c2 give the same mu, as far as was seen."), scope=Scope.DEFINED
        )
    return Evidence.no(
        Kind.ARGUED,
        (
            "Neither c1 nor c2 is fixed in the text: of c2 only 0 < c2 < c1 is said, and at n = 8, k = 3, tau = "
            f"1/8, c1 = 1 mu is {first.str(4, radius=False)} for c2 = 1/4 and {second.str(4, radius=False)} "
            "for c2 = 1/2."
        ),
        scope=Scope.DEFINED,
    )
