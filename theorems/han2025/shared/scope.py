"""What the claims of this paper share: which models a check speaks of.

Every check declares what its argument needs of the model (:func:`speaks_of`); a field that the declaration does not
name must be the paper's own.  A check without a declaration gets the strictest one when it is called
(:func:`guarded`, the guard of ``paper.toml``), so an argument about the paper's model cannot say anything of another
one by oversight.  For a model outside of its declaration a check is not run: it is *not applicable*, the evidence says
why, and the verdict is open.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import msgspec

from numerics.parity.model.activations import activation
from numerics.parity.model.fields import classifier
from numerics.parity.model.losses import loss_record
from theorems.han2025.shared.attached import is_about
from theorems.han2025.shared.otherwise import Instrument, carries_over, instead, otherwise
from verify.records import Check, Context, Evidence, Finding, silent
from verify.statement.formula import InexactError

if TYPE_CHECKING:
    pass

__all__ = [
    "ANY",
    "OUTPUT",
    "PAPERS_OWN",
    "SHARP",
    "SPREAD",
    "WITH_B",
    "Instrument",
    "carries_over",
    "for_any_attention",
    "for_any_model",
    "for_any_network",
    "for_every_smoothing",
    "for_one_head",
    "for_the_papers_model",
    "for_the_papers_risk",
    "for_trained_heads",
    "guarded",
    "guarded_rows",
    "missing",
    "not_applicable",
    "other_than",
    "otherwise",
    "rows_for",
    "speaks_of",
    "unconfirmed",
]
Needs = Mapping[str, tuple[str, ...]]
ANY = ("any",)
WITH_B = ("any with b > 0",)  # whatever the activation, for statements that ask for b > 0; a ReLU has none
PAPERS_OWN: Needs = {  # field -> the values that the paper's statements are about
    "activation": ("smoothed-relu",),  # with b > 0; b = 0 is the ReLU
    "positions": ("circle",),
    "heads": ("k",),
    "head": ("zigzag",),
    "trained": ("plane",),
    "loss": ("squared-hinge",),
    "inputs": ("uniform",),
    "temperature": ("at most 1",),
}
OUTPUT: Needs = {**PAPERS_OWN, "loss": ANY, "inputs": ANY}  # of what the network computes, before any loss
_WORDS = {
    "activation": "the activation is {}, the claim is about the smoothed ReLU with b > 0",
    "positions": "the positions are {}, the claim is about the circle",
    "heads": "there are {} for {} bits, the claim is about one head a bit",
    "head": "the classification head is {}, the claim is about the zigzag of equation (2)",
    "trained": "the trained entries are {}, the claim is about a13 and a14",
    "loss": "the loss is {}, the claim is about {}",
    "inputs": "the inputs are {}, the claim is about uniform ones",
    "temperature": "the temperature {} is above 1 here, the claim is about 0 < tau <= 1",
}


def other_than(needs: Needs, model: Any) -> str:
    """Why an argument with these needs says nothing of the model; empty where it does."""
    for field, allowed in needs.items():
        if allowed == ANY:
            continue
        match field:
            case "activation":
                fine = model.smoothing > 0 if allowed == WITH_B else model.effective_activation in allowed
                if not fine:
                    name = model.effective_activation
                    return _WORDS[field].format("a ReLU (b = 0)" if name == "relu" else name)
            case "heads":
                if model.heads != model.k:
                    counted = f"{model.heads} head{'s' if model.heads > 1 else ''}"
                    return _WORDS[field].format(counted, model.k)
            case "temperature":
                if not model.tau_in_range:
                    return _WORDS[field].format(model.temperature)
            case "loss":
                if model.loss not in allowed:
                    names = {"squared-hinge": "the squared hinge loss", "square": "the square loss"}
                    return _WORDS[field].format(model.loss, " or ".join(names.get(name, name) for name in allowed))
            case "inputs":
                if model.to_dict()["inputs"] not in allowed:
                    return _WORDS[field].format(model.inputs)
            case "positions":
                families = tuple(name for name in allowed if name.endswith(":"))
                if model.positions not in allowed and not model.positions.startswith(families):
                    return _WORDS[field].format(model.positions)
            case _:
                if getattr(model, field) not in allowed:
                    return _WORDS[field].format(getattr(model, field))
    return ""


def not_applicable(ctx: Context, needs: Needs = OUTPUT) -> str:
    """Why the paper's derivations of the output (or others with the given needs) say nothing of the given model."""
    return other_than(needs, ctx.model)


def speaks_of(**wider: tuple[str, ...]) -> Callable[[Check], Check]:
    """Declare which models a check's argument covers: the paper's own, and in the named fields these values or ANY."""
    if unknown := set(wider) - set(PAPERS_OWN):
        raise ValueError(f"no field of the model: {sorted(unknown)}")
    needs = {**PAPERS_OWN, **wider}

    def declare(check: Check) -> Check:
        @functools.wraps(check)
        def guarded(ctx: Context) -> Evidence:

            if reason := other_than(needs, ctx.model):
                if (found := instead(guarded, ctx)) is not None:
                    return _about_it(found, ctx)
                unanswered = silent(guarded, Finding.NOT_RUN, f"not applicable: {reason}.")
                return msgspec.structs.replace(unanswered, inapplicable=reason)
            try:
                return _about_it(check(ctx), ctx)
            except InexactError:
                return silent(
                    guarded,
                    Finding.UNKNOWN,
                    (
                        f"not decided: the temperature {ctx.model.temperature} is irrational at n = "
                        f"{ctx.model.n}, k = {ctx.model.k}, and the exact "
                        "instruments need a rational one."
                    ),
                )

        guarded.needs = needs  # type: ignore[attr-defined]
        guarded.applies = functools.partial(other_than, needs)  # type: ignore[attr-defined]
        return guarded

    return declare


def _about_it(found: Evidence, ctx: Context) -> Evidence:
    """What a check found of another model, without certificates that are about the paper's own."""
    if not found.certificates or not other_than(PAPERS_OWN, ctx.model):
        return found
    kept = tuple(item for item in found.certificates if is_about(item.body, ctx.model))
    return found if len(kept) == len(found.certificates) else msgspec.structs.replace(found, certificates=kept)


def rows_for(**wider: tuple[str, ...]) -> Callable[[Any], Any]:
    """The same declaration for a function that gives constants; :func:`guarded_rows` enforces it."""

    def declare(constants: Any) -> Any:
        constants.needs = {**PAPERS_OWN, **wider}
        return constants

    return declare


# the declarations that many checks share
for_the_papers_risk = speaks_of()
for_the_papers_model = speaks_of(loss=ANY, inputs=ANY)  # derivatives and sizes of the output
SHARP = ("smoothed-relu", "relu")  # arguments that do not need b > 0, or are about b = 0 in so many words
for_every_smoothing = speaks_of(activation=SHARP)
for_one_head = speaks_of(activation=ANY, heads=ANY, head=ANY, loss=ANY, inputs=ANY)  # attention on the circle, no more
SPREAD = ("circle", "circle:", "line", "random:")  # vectors of length at most 1; what is said of any such ones
for_any_attention = speaks_of(  # derivatives of the attention by a13 and a14, wherever the positions are
    activation=ANY, positions=SPREAD, heads=ANY, head=ANY, loss=ANY, inputs=ANY
)
for_any_network = speaks_of(**{field: ANY for field in PAPERS_OWN if field != "loss"})  # of the squared hinge alone
for_any_model = speaks_of(**dict.fromkeys(PAPERS_OWN, ANY))
LEVEL = 0.01  # the risk that counts as success


def exact_count_risk(k: int, b: float, loss: str) -> float:
    """The risk of the zigzag where the heads give exactly the number of ones: what growing aligned heads tend to."""
    total, shape, sigma, cost = 0.0, classifier("zigzag"), activation("smoothed-relu", Fraction(b)), loss_record(loss)
    for ones in range(k + 1):
        layers = (shape.weight(q) * sigma.doubles(ones + float(shape.bias) - q, 0)[0] for q in range(1, k + 1))
        total += math.comb(k, ones) * float(cost.doubles((-1) ** ones * (1 + sum(layers)), 0)[0])
    return total / 2**k


def for_trained_heads(check: Check) -> Check:
    """Runs of the given model itself, where success means something: with fair bits no heads are near the level by
    chance, and the level must be within reach of the heads of one, two and three bits and of the model's own number.
    Large models are left to the larger profiles."""

    @functools.wraps(check)
    def runs(ctx: Context) -> Evidence:
        model = ctx.model
        b = 0.0 if model.effective_activation == "relu" else float(model.smoothing)
        if any(exact_count_risk(k, b, model.loss) >= LEVEL for k in {1, 2, 3, model.k}):
            reason = f"with b = {model.b} a risk below {LEVEL} is not known to be within reach"
            unanswered = silent(runs, Finding.NOT_RUN, f"not applicable: {reason}.")
            return msgspec.structs.replace(unanswered, inapplicable=reason)
        if ctx.profile.level == 0 and model.n > 14:
            return silent(
                runs,
                Finding.UNKNOWN,
                (
                    "not run: training of this model takes longer than the quick profile allows; the standard one runs "
                    "it."
                ),
            )
        return check(ctx)

    return speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"), temperature=ANY)(runs)


@functools.cache
def guarded(check: Check) -> Check:
    """The check under the strictest declaration, unless it has one; the same function for the same check."""
    return check if hasattr(check, "needs") else for_the_papers_risk(check)


@functools.cache
def guarded_rows(constants: Callable[[Context], Any]) -> Callable[[Context], Any]:
    """Constants of the paper's model stand beside nothing for another one (unless their declaration says more)."""
    needs = getattr(constants, "needs", PAPERS_OWN)

    @functools.wraps(constants)
    def guarded(ctx: Context) -> Any:

        try:
            return () if other_than(needs, ctx.model) else constants(ctx)
        except InexactError:  # an irrational temperature has no exact row
            return ()

    guarded.needs = needs  # type: ignore[attr-defined]
    return guarded


def unconfirmed(facts: list[str], check: Check | None = None) -> Evidence:
    """A fact that an argument needs was not confirmed: the check has failed, whatever else it found."""
    return silent(check, Finding.FAILED, f"not confirmed: {'; '.join(facts)}.")


def missing(facts: dict[str, bool]) -> list[str]:
    """The names of the facts that are not confirmed; only True itself confirms."""
    return [name for name, confirmed in facts.items() if confirmed is not True]
