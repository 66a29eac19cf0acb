r"""Corollary 20: with m fixed hard-attention heads some parity set has risk at least 1 - 2m/2^⌈(n-1)/m⌉.

With ties broken by a fixed order of the positions the statement survives with room to spare and so does its
idea, but two displays do not stand as printed: the strict inequality of *never-attended* (position scores may be
tied) and the chain of equalities of *count*.

What is true, with proofs in :mod:`numerics.frozen.hard_heads`: the best risk for B is the probability that some
position of B is not revealed.  So B = [n] is a worst set, and its risk is at least Pr[Bin(n-1, 1/2) ≥ m],
with equality for the best heads when m is 1, 2 or at least n.  For a parity set of given size the printed
argument, done with care, gives 1 - (2m - r)/2^(q+1), where n - 1 = qm + r.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import sympy as sp

from numerics.frozen.hard_bounds import DOMAIN, against_minimax, enclosure_at, far_signs, most_heads, tried
from theorems.han2025.cor_20.argument import failed
from theorems.han2025.cor_20.numbers import minimaxes
from theorems.han2025.cor_20.replaced import exceeds, is_at_most, proved_bounds
from theorems.han2025.shared.attacks import above_the_known, without_a_value
from theorems.han2025.shared.hard import (
    as_json,
    for_uniform_inputs,
    known_risks,
    losses_of_opposed_labels,
    minimax_certificates,
    within_the_checker,
)
from theorems.han2025.shared.orders import HEADS
from theorems.han2025.shared.other_floor import zero_output_costs_less
from theorems.han2025.shared.otherwise import otherwise
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope, asks, silent

if TYPE_CHECKING:
    from numerics.frozen.hard_bounds import Comparison
    from numerics.frozen.minimax import MinimaxResult

# ----------------------------------------------------------------------------------------- the statement


def the_argument_in_general() -> list[str]:
    """The parts of the corrected argument that algebra does not confirm: none, if all is well."""

    m, q, r = sp.symbols("m q r", nonnegative=True, integer=True)
    share = r / 2 ** (q + 1) + (m - r) / 2**q  # prefixes of length q + 1 and q that hold no preferred token
    at_r0 = 2 * m / 2**q - share.subs(r, 0)  # ⌈(n-1)/m⌉ is q for r = 0...
    at_r1 = 2 * m / 2 ** (q + 1) - share  # ...and q + 1 for r > 0
    facts = {
        "the prefixes have n - 1 positions": sp.expand(r * (q + 1) + (m - r) * q - (q * m + r)) == 0,
        "their shares add up": sp.simplify(share - (2 * m - r) / 2 ** (q + 1)) == 0,
        "printed is weaker, r = 0": sp.simplify(at_r0 - m / 2**q) == 0,
        "printed is weaker, r > 0": sp.simplify(at_r1 - r / 2 ** (q + 1)) == 0,
        "two opposed labels cost 2": not losses_of_opposed_labels(),
    }
    return [name for name, confirmed in facts.items() if confirmed is not True]


def _judge_bound(ctx: Context, k: int | None) -> Evidence:

    exact, formula, proved = minimaxes(ctx, k), ctx.quantities["bound"], proved_bounds()
    found = against_minimax(formula, exact, k)
    at, size = f"n = {found.n}, m = {found.m}", "" if k is None else f" for parity sets of size k = {k}"
    if found.outcome == "exceeds":
        return _bound_fails(formula.text, found, k)
    if far := exceeds(formula, Fraction(1)):
        return Evidence.no(
            Kind.ARGUED,
            (
                f"{formula.text} exceeds 1 at n = {far}, m = 1; the output 0 has risk 1 whatever the heads and "
                "the parity "
                "set."
            ),
        )
    if (missed := above_the_known(formula, known_risks(k)) or without_a_value(formula, HEADS)) is not None:
        return missed
    if found.outcome == "undefined":
        return Evidence.unknown(f"{formula.text} has no value at {at}.")
    if not proved or the_argument_in_general():
        return failed("not confirmed: the parts of the argument.")
    if any(is_at_most(formula, text) for text in proved):
        cases = sum(item.examined for item in exact.values())
        certificates = tuple(
            c for item in exact.values() if k is None or item.m > 1 for c in minimax_certificates(item)
        )
        shown = [(at, item.value, enclosure_at(formula, *at)) for at, item in exact.items()]
        beside = "; ".join(
            f"n = {n}, m = {m}: {risk} for {bound[0]}"
            for (n, m), risk, bound in shown
            if bound is not None and bound[0] == bound[1] > 0
        )
        return Evidence.yes(
            Kind.ARGUED,
            _stands(k, exact, cases, beside),
            cases=cases,
            domain="all n, m >= 1",
            certificates=certificates,
            derived=r"1-\frac{2m-r}{2^{q+1}},\quad n-1=qm+r,\ 0\le r<m",
        )
    if found.outcome == "undecided":
        return Evidence.unknown(
            f"at {at} the formula {formula.text} is neither below what is proved nor above what is known to be "
            f"attained{size}."
        )
    return Evidence.unknown(
        f"not decided: nothing contradicts {formula.text}{size} at {found.points} points ({DOMAIN}), but it is not "
        "shown to follow from what is proved for all n and m."
    )


def _stands(k: int | None, exact: dict[tuple[int, int], MinimaxResult], cases: int, beside: str) -> str:
    """The convention stands beside the numbers: an order of (position, token) pairs would allow more heads."""
    if k is not None:
        return (
            "For every k from 1 to n some parity set of size k has the risk, for hinges, squared or not, and "
            "uniform bits: any set that contains the position p of the argument. For given heads the worst risk "
            f"grows with k, so k = {k} decides; its exact minimax over sets of that size, at {len(exact)} "
            f"sizes and with ties broken by an order of the positions, is never below the bound ({beside}). Not "
            f"machine-checked"
            ": the union bound over the heads, and that a flip of p changes nothing."
        )
    return (
        "It stands if ties are broken by a fixed order of the positions, a rule that does not look at the "
        "input; without such a rule it fails (reading any-maximiser). Proved for all n and m, for hinges, "
        "squared or not, and uniform bits, by the printed argument with its two slips mended, for any "
        "classifier of the attended embeddings (or of their mean, which shows less). All heads were also "
        f"enumerated at {len(exact)} sizes, {cases} tuples up to symmetry, for an order of the "
        "positions (an order of the pairs of position and token allows more heads: at n = 6, m = 3 they "
        f"reveal 32 of 64 inputs instead of 30): the exact minimax risk is never below the bound ({beside}). "
        "Not machine-checked: the union bound over the heads, and that a flip of p changes nothing."
    )


def _bound_fails(text: str, found: Comparison, k: int | None) -> Evidence:
    size = "" if k is None else f" of size {k}"
    summary = (
        f"{text} is at least {found.claimed} at n = {found.n}, m = {found.m}, but there are heads with risk at "
        f"most {found.best} "
        f"for every parity set{size}."
    )
    if found.n > 60:  # the fractions are long there
        summary = (
            f"{text} is more than the exact minimax risk, over parity sets{size}, at n = {found.n}, m = {found.m}."
        )
    if not within_the_checker(found.n, found.m):  # not re-counted, but the exact value has a proof for every n
        return Evidence.no(Kind.ARGUED, summary, cases=found.points)
    name = f"cor-20.bound.n{found.n}.m{found.m}{'' if k is None else f'.k{k}'}.json"
    body = {
        "kind": "hard-witness",
        "n": found.n,
        "m": found.m,
        "k": k,
        "representation": "tuple",
        "heads": as_json(found.heads),
        "value": str(found.best),
        "claimed": str(found.claimed),
    }
    return Evidence.no(Kind.EXHAUSTIVE, summary, cases=found.points, certificates=(Certificate(name=name, body=body),))


@otherwise(zero_output_costs_less("bound"))
@for_uniform_inputs
def some_parity_set_has_the_risk(ctx: Context) -> Evidence:
    return _judge_bound(ctx, None)


@otherwise(zero_output_costs_less("bound"))
@for_uniform_inputs
def some_parity_set_of_every_size_has_the_risk(ctx: Context) -> Evidence:
    """For given heads the worst risk grows with the size of the set, so size 1 decides."""
    return _judge_bound(ctx, 1)


@for_uniform_inputs
@asks(Scope.INFORMATIVE)
def bound_is_positive_for_few_heads(ctx: Context) -> Evidence:

    formula, everywhere = ctx.quantities["bound"], list(tried())
    if "bound" in ctx.replaced:
        early = next((at for at in everywhere[:500] if (value := enclosure_at(formula, *at)) and value[0] > 0), None)
        if early is not None:
            return Evidence.yes(
                Kind.EXHAUSTIVE, f"It is positive at n = {early[0]}, m = {early[1]}.", scope=Scope.INFORMATIVE
            )
    values = {at: enclosure_at(formula, *at) for at in everywhere}
    positive = [at for at, value in values.items() if value is not None and value[0] > 0]
    if not positive:
        return _nowhere_positive(formula.text, list(values.values()), far_signs(formula))
    sizes = (24, 100, 300, 1000) if "bound" in ctx.replaced else (24, 100, 300, 1000, 10_000)
    heads = [most_heads(formula, n) for n in sizes]
    text = (
        "It is positive at {number_of_positive} of {number_of_everywhere} points ({domain}), first at n = "
        "{positive}, m = {positive_2}; at n = {map} for m up to {map_2}"
    ).format(
        number_of_positive=len(positive),
        number_of_everywhere=len(everywhere),
        domain=DOMAIN,
        positive=positive[0][0],
        positive_2=positive[0][1],
        map=", ".join(map(str, sizes)),
        map_2=", ".join(map(str, heads)),
    )
    if "bound" not in ctx.replaced:
        text += (
            ", that is up to about n / log2 n heads, while the repair stays near chance level for m up to cn with "
            "any c < 1/2, linear in n"
        )
    return Evidence.yes(Kind.EXHAUSTIVE, f"{text}.", scope=Scope.INFORMATIVE, cases=len(everywhere), domain=DOMAIN)


def _nowhere_positive(text: str, values: list[Any], far: dict[tuple[int, int], bool | None]) -> Evidence:
    """It says nothing where it was tried; only if the far sizes agree is that an answer."""
    if all(value is not None and value[1] <= 0 for value in values) and set(far.values()) == {False}:
        most = max(n for n, _ in far)
        return Evidence.no(
            Kind.EXHAUSTIVE,
            f"{text} is positive at none of {len(values) + len(far)} points, n up to {most}.",
            scope=Scope.INFORMATIVE,
            cases=len(values) + len(far),
        )
    return silent(
        bound_is_positive_for_few_heads,
        Finding.UNKNOWN,
        (
            f"{text} was not seen to be positive at any size that can be compared, and its sign at larger ones is "
            "positive or not known."
        ),
    )


# ------------------------------------------------------------------------- the repair, numbers and a figure
