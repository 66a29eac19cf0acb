"""Every bit needs an edge: pairs of inputs that differ in one bit have opposed labels, for any network whatever."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from numerics.boolean.tables import best_risks
from numerics.enclosures import enclosure, shorter
from numerics.parity.two_parameters import descend, pair_identity, ray_slope
from theorems.han2025.shared.attacks import without_a_value
from theorems.han2025.shared.frozen_models import for_frozen_heads
from theorems.han2025.shared.hard import losses_of_opposed_labels
from theorems.han2025.shared.orders import part, tends_to
from theorems.han2025.shared.scope import ANY, PAPERS_OWN, speaks_of, unconfirmed
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind

if TYPE_CHECKING:
    from verify.statement.formula import Formula

SETS = "n : int, k : int, n >= k >= 1"
# A pair of inputs that differ in one bit: any network whatever, fair bits, and a loss that costs opposed labels 2.
for_every_network = speaks_of(
    **{**dict.fromkeys(PAPERS_OWN, ANY), "inputs": ("uniform",), "loss": ("squared-hinge", "square", "hinge")}
)


def _least_risk(ctx: Context, formula: Formula, name: str) -> Evidence:
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


def _every_bit(formula: Formula, name: str) -> Evidence:
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
    whole = decide("n", ">=", formula, f"{SETS}, k == n")
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


def interpolation_is_triangular() -> bool:
    """χ_B is a network with one hidden layer for every b: with inner weights Λ → ∞ the k + 1 values at s = 0..k are
    interpolated by a matrix (1, ReLU(s + 1/2 - j)) in the limit, triangular with 1/2 on its diagonal."""
    half = Fraction(1, 2)
    return all(max(Fraction(0), s + half - j) == (half if s == j else 0) for j in range(1, 9) for s in range(j + 1))


@for_frozen_heads
def two_trained_numbers_suffice(ctx: Context) -> Evidence:
    """A subclass with two trained numbers: outer weights are polynomials in them (numerics.parity.two_parameters)."""

    needed = ctx.quantities["edges"]
    if tends_to(needed, {"n": (1, 1), "k": (2, 0)}) != "infinite":
        return Evidence.unknown(
            f"not decided: {needed.text} is not shown to grow beyond the two numbers that are enough."
        )
    slopes = [ray_slope(count, Fraction(i, 20)) for count in (2, 3, 6, 10, 15) for i in range(1, 20)]
    reached = [descend(6, target, step=0.09, steps=200)[0] for target in range(6)]
    facts = {
        "the pairs of terms": pair_identity(),
        "the slope on the rays": all(slope < 0 for slope in slopes),
        "descent to the six sets of size 2 on 4 bits": max(reached) < 1e-4,
        "exact parities": interpolation_is_triangular(),
    }
    if not all(facts.values()):
        return unconfirmed([name for name, confirmed in facts.items() if not confirmed])
    return Evidence.no(
        Kind.ARGUED,
        (
            "Counted in numbers that gradient descent trains, two are enough for every n and k, if the class may "
            "be any subclass of (1), as the proof says: let the outer weights be Fejér kernels in a point z of "
            "the disc, one for each parity set. From z = 0 the risk of every set falls strictly along the ray to "
            "its own point of the circle, where it is zero, so gradient descent with a small step learns every "
            "set. All n edges are there, but their weights depend on two numbers. The class is artificial: it "
            "shows only that a count of trained numbers cannot carry the lower bound. The inference in words: the "
            "slope on the whole ray and for every number of sets, and that descent stays near it."
        ),
        domain="all 1 <= k <= n",
        cases=len(slopes) + len(reached),
        derived=r"h_z=\sum_{j=1}^Nc_j(z)\,f_{\mathcal B_j},\quad z\in\mathbb R^2,\quad N=\tbinom nk",
    )
