"""Each constant is the best: proved, and nearly reached."""

from __future__ import annotations

from fractions import Fraction

from numerics.softmax import change_quotient, sharp_change
from theorems.edelman2022.edelman_lipschitz.checks import VARIED, WORDS, best_texts, part
from theorems.edelman2022.shared import ALL_NORMS, NORMS, about, above, ball, shown, undecided
from verify.engines.relation import decide
from verify.records import Check, Context, Evidence, Finding, Kind
from verify.statement.formula import read_formula


def _is_the_best(name: str) -> Check:
    """A check that the repair's constant of one part is the best one: large enough for all heads, and reached."""

    @about(name, f"repair.{name}")
    def check(ctx: Context) -> Evidence:
        found = part(ctx, f"repair.{name}", "")
        if found.finding is not Finding.YES:
            return found
        if not shown(best_texts()[name], ">=", ctx.quantities[f"repair.{name}"], ALL_NORMS):
            return _too_large(ctx, name)
        if not _is_nearly_reached(name, dict.fromkeys(NORMS, Fraction(1))):
            return undecided(f"no two heads were found for the {WORDS[name]}.")
        return Evidence.yes(
            Kind.ARGUED,
            (
                f"The constant of the {WORDS[name]} is put together from its parts, and explicit heads reach "
                "0.999999 of it "
                "at unit norms with two tokens in two dimensions. Not machine-checked: Cauchy and Schwarz, and "
                "that the quotient tends to the constant as the step goes to 0, at all norms."
            ),
            domain="all T and d together",
        )

    check.__name__ = f"constant_of_the_{name}_is_the_best"
    return check


def _too_large(ctx: Context, name: str) -> Evidence:

    order = decide(best_texts()[name], ">=", ctx.quantities[f"repair.{name}"], ALL_NORMS)
    if order.answer == "no" and not order.undefined:
        return Evidence.no(Kind.ARGUED, f"It is not the best: {order.reason}, and the first is proved.", cases=1)
    return undecided(
        "{quantities} is not shown to be at most the best constant.".format(
            quantities=ctx.quantities[f"repair.{name}"].text
        )
    )


def _is_nearly_reached(name: str, norms: dict[str, Fraction]) -> bool:
    """Whether two heads reach 0.999999 of the best constant."""

    wanted = above(read_formula(best_texts()[name], NORMS).ball(dict(norms)) * ball(Fraction(999999, 10**6)))
    changes = (sharp_change(VARIED[name], norms, Fraction(1, 10**digits)) for digits in range(3, 10))
    return any(change_quotient(change) > ball(wanted) for change in changes)


constant_of_the_weights_is_the_best = _is_the_best("weights")
constant_of_the_values_is_the_best = _is_the_best("values")
constant_of_the_tokens_is_the_best = _is_the_best("tokens")
constant_of_the_context_is_the_best = _is_the_best("context")
