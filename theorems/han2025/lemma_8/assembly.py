"""How Lemma 8 puts its parts together: two inferences, and whether mu is a number."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from numerics.formula.grammar import InexactError, parse
from theorems.han2025.lemma_8.expansion import lines_agree
from theorems.han2025.shared.displays import by_proof, refuted_by
from theorems.han2025.shared.scope import carries_over, for_any_model, for_every_smoothing
from theorems.han2025.shared.smooth_models import averaged_in_the_plane
from theorems.han2025.shared.vanishing import at_size, composed, decide
from verify.court.words import words_beside
from verify.records import Context, Evidence, Kind, Scope, asks, derives

say = words_beside(__package__)

_LETTERS = "integers n >= k >= 1; mu1 > 0; mu2 > 0"


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
            return Evidence.unknown(say("parts_give_the_assembled_inequality.unknown"))
    if found.answer == "no" and not found.undefined:
        return _does_not_follow(ctx, found, derived, stated, "1", "lemma-8.assembly")
    if found.answer != "yes":
        return Evidence.unknown(
            say(
                "parts_give_the_assembled_inequality.unknown-2",
                stated=stated.text,
                derived=derived,
                reason=found.reason,
            )
        )
    return by_proof(
        {say("parts_give_the_assembled_inequality.fact"): lines_agree(1, 5)},
        say("parts_give_the_assembled_inequality.yes", factor=factor.text, slope=slope.text),
    )


def _follows(derived: str, stated: Any) -> Any:
    """Is the stated factor at most the derived one, or at most 0, which a squared norm is never below?"""
    found = decide(derived, ">=", stated, _LETTERS)
    return found if found.answer == "yes" else decide(f"max(0, {derived})", ">=", stated, _LETTERS)


def _ends(product: str) -> tuple[str, str]:
    """A number as it is where it is rational, else two rationals that enclose it."""

    number = parse(product, ())
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
    text = say("does_not_follow.text", n=at["n"], k=at["k"], mu1=at["mu1"], mu2=at["mu2"])
    try:
        given, wanted = max(Fraction(0), parse(derived, tuple(at)).exact(at)), stated.exact(at)
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


@for_every_smoothing
@derives
def mu_follows_from_the_assembled_inequality(ctx: Context) -> Evidence:
    """½‖∇L‖² ≥ half of the assembled factor times L; a single active sample shows that no more follows."""
    stated, assembled = ctx.quantities["mu"], ctx.quantities["assembled"]
    found = _follows(f"({assembled.text})/2", stated)
    if found.answer == "no" and not found.undefined:
        return _does_not_follow(ctx, found, assembled.text, stated, "1/2", "lemma-8.mu")
    if found.answer != "yes":
        return Evidence.unknown(say("mu_follows_from_the_assembled_inequality.unknown", reason=found.reason))
    return by_proof(
        {say("mu_follows_from_the_assembled_inequality.fact"): True},
        say("mu_follows_from_the_assembled_inequality.yes"),
    )


@for_any_model
@asks(Scope.DEFINED)
def mu_is_not_a_number(ctx: Context) -> Evidence:
    """Two values at one size, for two admissible c2: then the text does not fix a number."""
    formula = composed(ctx, "mu", "mu1", "mu2")
    low, high = ({**at_size(8, 3), "c2": c2} for c2 in (Fraction(1, 4), Fraction(1, 2)))
    first, second = formula.ball(low), formula.ball(high)
    if first.overlaps(second):
        return msgspec.structs.replace(Evidence.unknown(say("mu_is_not_a_number.unknown")), scope=Scope.DEFINED)
    return Evidence.no(
        Kind.ARGUED,
        say("mu_is_not_a_number.no", value=first.str(4, radius=False), value_2=second.str(4, radius=False)),
        scope=Scope.DEFINED,
    )
