r"""Proposition 4: a feed-forward network needs a number of parameters linear in n to learn k-parity.

Counted in edges of the computation graph, as Section 3 introduces it, this is true for every 1 ≤ k ≤ n, and needs no
gradient descent: a graph without an edge from some bit cannot represent the parity sets that contain it.  The printed
risk of exactly 1 is only the least such a network can have.  The argument does not count weights that are shared, and
counted in trained numbers the statement is false: two are enough (:mod:`numerics.two_parameters`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from fractions import Fraction

import msgspec

from theorems.han2025.common import ANY, PAPERS_OWN, for_any_model, speaks_of, unconfirmed
from theorems.han2025.cor_20_proof import losses_of_opposed_labels
from theorems.han2025.thm_11_attention import FROZEN, for_frozen_heads, for_smooth_heads, only_on_a_grid, unknown
from verify.records import (
    Certificate,
    Check,
    Claim,
    Context,
    Evidence,
    Finding,
    Kind,
    Quantity,
    Reading,
    Repair,
    Scope,
    Step,
    asks,
)

__all__ = ["CLAIM"]

# A pair of inputs that differ in one bit: any network whatever, fair bits, and a loss that costs opposed labels 2.
for_every_network = speaks_of(**{
    **dict.fromkeys(PAPERS_OWN, ANY), "inputs": ("uniform",), "loss": ("squared-hinge", "square", "hinge")})


def about(part: str) -> Callable[[Check], Check]:
    """A check of one part of a statement that joins two: what it finds does not contradict the other part."""

    def wrap(check: Check) -> Check:
        @functools.wraps(check)
        def marked(ctx: Context) -> Evidence:
            return msgspec.structs.replace(check(ctx), part=part)

        return asks(Scope.STATED, part)(marked)

    return wrap


@for_any_model
def graph_is_part_of_the_class(ctx: Context) -> Evidence:
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="the graph as an architecture",
                    summary="If a missing edge is a weight that is not there, gradient descent has nothing to change: "
                            "it moves numbers on the edges of a fixed graph.")


@for_smooth_heads
def zero_weights_do_not_stay_zero(ctx: Context) -> Evidence:
    body = {"kind": "zero-weight", "alpha": "1", "root": "1/10", "derivative": "1/2"}
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE,
        certificates=(Certificate(name="prop-4.zero-weight.json", body=body),),
        summary="If a missing edge is a weight of value zero in the class (1), where every weight is trained, one "
                "step of gradient descent can make it non-zero: at n = 1 the derivative of the risk by such a weight "
                "is 1/2.")


@speaks_of(**FROZEN, activation=ANY)
def constant_output_can_cost_more(ctx: Context) -> Evidence:
    body = {"kind": "ignored-bit", "n": 2, "parity_set": [1], "output": "2", "risk": "9/2"}
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE,
        certificates=(Certificate(name="prop-4.ignored-bit.json", body=body),),
        derived=r"\mathcal L_{\mathcal D_{\mathcal B}}(h)\ge1",
        summary="A network that ignores a parity bit has a risk of at least 1, not of exactly 1: the constant output "
                "2 has risk 9/2. At least 1 is what the conclusion needs.")


@for_every_network
@about("risk")
def ignoring_a_bit_costs_one(ctx: Context) -> Evidence:
    """Pairs that differ in the ignored bit have one output and opposed labels, so losses of at least 2 together."""
    import numpy as np

    from numerics.boolean import best_risks
    from numerics.hard_compare import enclosure, shorter

    formula, cases = ctx.quantities["risk"], 0
    value = enclosure(formula, {})
    missing = losses_of_opposed_labels()
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
        return unknown(f"{formula.text} has no value, or cannot be told from 1.")
    if value[0] > 1:
        claimed = shorter(value[0], Fraction(1))
        body = {"kind": "frozen-zero", "n": 1, "m": 1, "norm": "0", "what": "risk", "claimed": str(claimed)}
        return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE,
                        certificates=(Certificate(name="prop-4.risk.json", body=body),),
                        summary=f"The output 0 ignores every bit and has risk 1, less than {formula.text}.")
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="every n, every function of the other bits", cases=cases,
        derived=r"(1-\hat y)_++(1+\hat y)_+\ge2" if ctx.model.loss == "hinge" else
        r"(1-\hat y)_+^2+(1+\hat y)_+^2\ge2",
        summary="Two inputs that differ in the ignored bit have the same output and opposed labels, and cost at least "
                "2 together; the output 0 attains the risk 1. Enumerated for all sets at n <= 5.")


@for_every_network
@about("edges")
def every_bit_needs_an_edge(ctx: Context) -> Evidence:
    """For 1 ≤ k ≤ n every bit lies in some set of size k."""
    from itertools import combinations

    from numerics.hard_compare import enclosure
    from numerics.symbolic_order import at_most_one_of

    formula = ctx.quantities["edges"]
    for n in range(1, 9):
        for k in range(1, n + 1):
            covered = {i for b in combinations(range(n), k) for i in b}
            value = enclosure(formula, {"n": n, "k": k})
            if covered != set(range(n)):
                return unconfirmed(["that every bit is in some set"])
            if value is None or value[1] > n:
                return unknown(f"{formula.text} is more than the n edges that the argument gives, at n = {n}, k = {k}.")
    if "edges" in ctx.replaced and not at_most_one_of(formula, ("n", "k")):
        return only_on_a_grid(formula.text, 36)
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="1 <= k <= n, a risk below 1 for every parity set of size k",
        derived=r"\#\text{edges}\ge n",
        summary="Counted in edges, a class that learns every parity set of size k has at least n parameters: each of "
                "the n bits lies in some set, and needs an edge of its own, or the risk of that set is at least 1.")


@for_any_model
def shared_weights_are_not_covered(ctx: Context) -> Evidence:
    return unknown("Not decided: the argument counts edges. If a weight that is shared by many edges counts once, as "
                   "in the 2k + 2 of Proposition 3, n edges may carry few parameters, and no argument for a lower "
                   "bound is given; whether such a class can be trained to every parity set was not settled here.")


def interpolation_is_triangular() -> bool:
    """χ_B is a network with one hidden layer for every b: with inner weights Λ → ∞ the k + 1 values at s = 0..k are
    interpolated by a matrix (1, ReLU(s + 1/2 - j)) in the limit, triangular with 1/2 on its diagonal."""
    half = Fraction(1, 2)
    return all(max(Fraction(0), s + half - j) == (half if s == j else 0) for j in range(1, 9) for s in range(j + 1))


@for_frozen_heads
def two_trained_numbers_suffice(ctx: Context) -> Evidence:
    """A subclass with two trained numbers: outer weights are polynomials in them (numerics.two_parameters)."""
    from numerics.two_parameters import descend, pair_identity, ray_slope

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
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, domain="all 1 <= k <= n", cases=len(slopes) + len(reached),
        derived=r"h_z=\sum_{j=1}^Nc_j(z)\,f_{\mathcal B_j},\quad z\in\mathbb R^2,\quad N=\tbinom nk",
        summary="Counted in numbers that gradient descent trains, two are enough for every n and k, if the class may "
                "be any subclass of (1), as the proof says: let the outer weights be Fejér kernels in a point z of "
                "the disc, one for each parity set. From z = 0 the risk of every set falls strictly along the ray to "
                "its own point of the circle, where it is zero, so gradient descent with a small step learns every "
                "set. All n edges are there, but their weights depend on two numbers. The class is artificial: it "
                "shows only "
                "that a count of trained numbers cannot carry the lower bound.")


CLAIM = Claim(
    id="prop-4", where="Section 3",
    title="A feed-forward network needs a number of parameters linear in n to learn k-parity",
    statement=r"With gradient descent, feed-forward networks need $\Omega(n)$ parameters to learn $k$-parity (for "
              r"every parity set of size $k$, from one initialisation).",
    depends_on=("def-1", "def-2", "eq-1"),
    readings=(
        Reading(id="literal", text="a parameter is an edge of the computation graph, as Section 3 introduces it; 1 ≤ "
                                   "k ≤ n, risk below 1", checks=(ignoring_a_bit_costs_one, every_bit_needs_an_edge)),
        Reading(id="distinct", text="weights that are equal by construction count once, as in Proposition 3",
                checks=(shared_weights_are_not_covered,)),
        Reading(id="trained", text="a parameter is a number that gradient descent trains, in any parametrised "
                                   "subclass of (1)", checks=(two_trained_numbers_suffice,)),
    ),
    steps=(
        Step(id="prop-4.fixed-graph", text="gradient descent does not change the edges of the computation graph",
             checks=(graph_is_part_of_the_class,),
             readings=(Reading(id="zero-weights", text="an edge is missing where its weight is zero, in the class (1)",
                               checks=(zero_weights_do_not_stay_zero,)),)),
        Step(id="prop-4.missing-edge-risk", text="a parity bit without an outgoing edge makes the risk 1",
             printed=r"h^{(t)}(\mathbf x)=h^{(t)}(f_{\text{flip-}i}(\mathbf x))\ \forall\mathbf x\implies\mathcal "
                     r"L_{\mathcal D_{\mathcal B}}(h^{(t)})=1",
             checks=(constant_output_can_cost_more,), uses=("prop-4.fixed-graph",),
             readings=(Reading(id="at-least", text="the risk is at least 1", checks=(ignoring_a_bit_costs_one,)),)),
        Step(id="prop-4.count", text="hence at least n parameters, counted in edges", printed=r"\Omega(n)",
             checks=(every_bit_needs_an_edge,), uses=("prop-4.missing-edge-risk",),
             readings=(Reading(id="distinct", text="shared weights count once",
                               checks=(shared_weights_are_not_covered,)),
                       Reading(id="trained", text="trained numbers, in any parametrised subclass of (1)",
                               checks=(two_trained_numbers_suffice,)))),
    ),
    repair=Repair(
        text=r"Any model, feed-forward or not, whose computation graph has fewer than $n$ edges out of its $n$ inputs "
             r"has risk at least 1 on some parity set of every size $1\le k\le n$, before and after training.",
        checks=(ignoring_a_bit_costs_one, every_bit_needs_an_edge)),
    quantities=(
        Quantity(name="risk", text="1", symbols=(), meaning="least risk of a network that ignores a parity bit"),
        Quantity(name="edges", text="n", symbols=("n", "k"), meaning="least number of edges"),
    ))
