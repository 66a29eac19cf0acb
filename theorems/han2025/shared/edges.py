"""Every bit needs an edge: pairs of inputs that differ in one bit have opposed labels, for any network whatever."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from numerics.boolean.tables import best_risks
from numerics.formula.order import decide
from numerics.formula.rationals import enclosure, shorter
from theorems.han2025.shared.attacks import without_a_value
from theorems.han2025.shared.hard import losses_of_opposed_labels
from theorems.han2025.shared.orders import part
from theorems.han2025.shared.scope import ANY, PAPERS_OWN, speaks_of, unconfirmed
from verify.records import Certificate, Context, Evidence, Kind

if TYPE_CHECKING:
    from numerics.formula.grammar import Expression

SETS = "integers n >= k >= 1"
# A pair of inputs that differ in one bit: any network whatever, fair bits, and a loss that costs opposed labels 2.
for_every_network = speaks_of(
    **{**dict.fromkeys(PAPERS_OWN, ANY), "inputs": ("uniform",), "loss": ("squared-hinge", "square", "hinge")}
)


def _least_risk(ctx: Context, formula: Expression, name: str) -> Evidence:
    """Pairs that differ in the ignored bit have one output and opposed labels, so losses of at least 2 together."""

    value, missing, cases = enclosure(formula, {}), losses_of_opposed_labels(), 0
    for n in range(1, 6):
        for i in range(n):
            groups = np.array([x & ~(1 << i) for x in range(2**n)])  # all that a network without bit i can see
            risks = best_risks(groups)
            cases += 2**n
            if any(risks[b] != 1 for b in range(2**n) if b >> i & 1):
                missing.append(f"the enumeration at n = {n}")
    if missing:
        return unconfirmed(missing)
    if value is None or value[0] <= 1 < value[1]:
        return Evidence.unknown(f"{formula.text} has no value, or cannot be told from 1.")
    if value[0] > 1:
        claimed = shorter(value[0], Fraction(1))
        body = {"kind": "frozen-zero", "n": 1, "m": 1, "norm": "0", "what": "risk", "claimed": str(claimed)}
        return Evidence.no(
            Kind.EXHAUSTIVE,
            f"The output 0 ignores every bit and has risk 1, less than {formula.text}.",
            certificates=(Certificate(name=f"prop-4.{name}.json", body=body),),
        )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "Two inputs that differ in the ignored bit have the same output and opposed labels, and cost at least "
            "2 together, so the mean over all pairs is at least 1; the output 0 attains it. Enumerated for all "
            "sets at n <= 5. The inference in words: the inputs split into such pairs."
        ),
        domain="every n, every function of the other bits",
        cases=cases,
        derived=r"(1-\hat y)_++(1+\hat y)_+\ge2" if ctx.model.loss == "hinge" else r"(1-\hat y)_+^2+(1+\hat y)_+^2\ge2",
    )


@for_every_network
@part("risk", "risk")
def ignoring_a_bit_costs_one(ctx: Context) -> Evidence:
    return _least_risk(ctx, ctx.quantities["risk"], "risk")


@for_every_network
@part("risk", "repair.risk")
def ignoring_a_bit_costs_as_the_repair_says(ctx: Context) -> Evidence:
    return _least_risk(ctx, ctx.quantities["repair.risk"], "repair-risk")


def one_neuron_risk(n: int) -> Fraction:
    """All n inputs into one neuron that fires on the input of ones only: the best risk for the set of all bits."""

    return Fraction(best_risks(np.array([int(x == 2**n - 1) for x in range(2**n)]))[2**n - 1])


def _every_bit(formula: Expression, name: str) -> Evidence:
    """For 1 ≤ k ≤ n every bit lies in some set of size k; and n edges, all into one neuron, do for k = n."""

    if any(
        {i for b in combinations(range(n), k) for i in b} != set(range(n)) for n in range(1, 9) for k in range(1, n + 1)
    ):
        return unconfirmed(["that every bit is in some set"])
    if decide("n", ">=", formula, SETS).answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                "Counted in edges out of the inputs, a class that learns every parity set of size k has at least n of "
                f"them, and {formula.text} is never more: each of the n bits lies in some set, and needs an "
                "edge of its "
                "own, or the risk of that set is at least 1. The inference in words: the count of edges."
            ),
            domain="1 <= k <= n, a risk below 1 for every parity set of size k",
            derived=r"\#\text{edges}\ge n",
        )
    if (missed := without_a_value(formula, SETS)) is not None:
        return missed
    whole = decide("n", ">=", formula, f"{SETS}; k = n")
    n = int(whole.witness.get("n", 0)) if whole.answer == "no" and not whole.undefined else 0
    value = enclosure(formula, {"n": n, "k": n}) if n else None
    if value is None or not value[0] > n:
        return Evidence.unknown(
            f"{formula.text} is not shown to be at most the n edges that the argument gives, and not seen to be more "
            f"for k = n ({whole.reason})."
        )
    shown = f" ({one_neuron_risk(n)} for the ReLU)" if n <= 10 else ""
    return Evidence.no(
        Kind.ARGUED,
        (
            f"At n = k = {n} {formula.text} is more than n, and n edges are enough: one neuron that all inputs enter "
            "and that fires where all are one has an output that tells this input from the rest, and so a risk "
            f"below 1 for the only parity set of size n{shown}, also at the start. The inference in words: its "
            "label is known there, and a mean label that is not 0 brings the risk below 1."
        ),
    )


@for_every_network
@part("edges", "edges")
def every_bit_needs_an_edge(ctx: Context) -> Evidence:
    return _every_bit(ctx.quantities["edges"], "edges")


@for_every_network
@part("edges", "repair.edges")
def every_bit_needs_an_edge_of_its_own(ctx: Context) -> Evidence:
    return _every_bit(ctx.quantities["repair.edges"], "repair-edges")
