r"""Proposition 4: a feed-forward network needs a number of parameters linear in n to learn k-parity.

Counted in edges of the computation graph, as Section 3 introduces it, this is true for every 1 ≤ k ≤ n, and needs no
gradient descent: a graph without an edge from some bit cannot represent the parity sets that contain it.  The printed
risk of exactly 1 is only the least such a network can have.  The argument does not count weights that are shared, and
counted in trained numbers the statement is false: two are enough (:mod:`numerics.parity.two_parameters`).
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from theorems.han2025.cor_20.argument import losses_of_opposed_labels
from theorems.han2025.shared.attacks import without_a_value
from theorems.han2025.shared.orders import part, tends_to
from theorems.han2025.shared.scope import ANY, PAPERS_OWN, for_any_model, speaks_of, unconfirmed
from theorems.han2025.thm_11.attention import FROZEN, for_frozen_heads, for_smooth_heads
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Kind

if TYPE_CHECKING:
    from numerics.formula.grammar import Expression

say = words_beside(__package__)


SETS = "integers n >= k >= 1"

# A pair of inputs that differ in one bit: any network whatever, fair bits, and a loss that costs opposed labels 2.
for_every_network = speaks_of(
    **{**dict.fromkeys(PAPERS_OWN, ANY), "inputs": ("uniform",), "loss": ("squared-hinge", "square", "hinge")}
)


@for_any_model
def descent_moves_numbers_on_the_edges(ctx: Context) -> Evidence:
    """One step of gradient descent on a network without an edge from x3, for any activation and any loss."""
    import sympy as sp

    x, w = sp.symbols("x1:4"), sp.symbols("w1:3")
    rate, label, outer = sp.symbols("eta y a")
    activation, loss = sp.Function("s"), sp.Function("l")

    def output(weights: list[sp.Expr]) -> sp.Expr:
        return outer * activation(weights[0] * x[0] + weights[1] * x[1])

    seen, bit = sp.symbols("u1:4"), sp.Symbol("v")  # the sample on which the step is made
    cost = loss(output(list(w)).subs(dict(zip(x, seen, strict=True))) - label)
    moved = [weight - rate * sp.diff(cost, weight) for weight in w]
    after = output(moved)
    if (
        x[2] in after.free_symbols
        or sp.diff(after, x[2]) != 0
        or bit in after.free_symbols
        or x[0] not in after.free_symbols
    ):
        return unconfirmed([say("descent_moves_numbers_on_the_edges.unknown")])
    return Evidence.yes(
        Kind.ARGUED,
        say("descent_moves_numbers_on_the_edges.yes"),
        domain=say("descent_moves_numbers_on_the_edges.domain"),
    )


@for_smooth_heads
def zero_weights_do_not_stay_zero(ctx: Context) -> Evidence:
    body = {"kind": "zero-weight", "alpha": "1", "root": "1/10", "derivative": "1/2"}
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("zero_weights_do_not_stay_zero.no"),
        certificates=(Certificate(name="prop-4.zero-weight.json", body=body),),
    )


@speaks_of(**FROZEN, activation=ANY)
def constant_output_can_cost_more(ctx: Context) -> Evidence:
    """Two constant outputs have two risks, so no one number is the risk."""
    from numerics.frozen.hard_bounds import enclosure

    formula = ctx.quantities["risk"]
    value = enclosure(formula, {})
    if value is None:
        return Evidence.unknown(say("constant_output_can_cost_more.unknown", formula=formula.text))
    output, risk = ("2", Fraction(9, 2)) if not value[0] <= Fraction(9, 2) <= value[1] else ("3", Fraction(8))
    body = {"kind": "ignored-bit", "n": 2, "parity_set": [1], "output": output, "risk": str(risk)}
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("constant_output_can_cost_more.no", formula=formula.text, output=output, risk=risk),
        certificates=(Certificate(name="prop-4.ignored-bit.json", body=body),),
        derived=r"\mathcal L_{\mathcal D_{\mathcal B}}(h)\ge1",
    )


def _least_risk(ctx: Context, formula: Expression, name: str) -> Evidence:
    """Pairs that differ in the ignored bit have one output and opposed labels, so losses of at least 2 together."""
    import numpy as np

    from numerics.boolean.tables import best_risks
    from numerics.frozen.hard_bounds import enclosure, shorter

    value, missing, cases = enclosure(formula, {}), losses_of_opposed_labels(), 0
    for n in range(1, 6):
        for i in range(n):
            groups = np.array([x & ~(1 << i) for x in range(2**n)])  # all that a network without bit i can see
            risks = best_risks(groups)
            cases += 2**n
            if any(risks[b] != 1 for b in range(2**n) if b >> i & 1):
                missing.append(say("least_risk.says", n=n))
    if missing:
        return unconfirmed(missing)
    if value is None or value[0] <= 1 < value[1]:
        return Evidence.unknown(say("least_risk.unknown", formula=formula.text))
    if value[0] > 1:
        claimed = shorter(value[0], Fraction(1))
        body = {"kind": "frozen-zero", "n": 1, "m": 1, "norm": "0", "what": "risk", "claimed": str(claimed)}
        return Evidence.no(
            Kind.EXHAUSTIVE,
            say("least_risk.no", formula=formula.text),
            certificates=(Certificate(name=f"prop-4.{name}.json", body=body),),
        )
    return Evidence.yes(
        Kind.ARGUED,
        say("least_risk.yes"),
        domain=say("least_risk.domain"),
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
    import numpy as np

    from numerics.boolean.tables import best_risks

    return Fraction(best_risks(np.array([int(x == 2**n - 1) for x in range(2**n)]))[2**n - 1])


def _every_bit(formula: Expression, name: str) -> Evidence:
    """For 1 ≤ k ≤ n every bit lies in some set of size k; and n edges, all into one neuron, do for k = n."""
    from itertools import combinations

    from numerics.formula.order import decide
    from numerics.frozen.hard_bounds import enclosure

    if any(
        {i for b in combinations(range(n), k) for i in b} != set(range(n)) for n in range(1, 9) for k in range(1, n + 1)
    ):
        return unconfirmed([say("every_bit.unknown")])
    if decide("n", ">=", formula, SETS).answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            say("every_bit.yes", formula=formula.text),
            domain=say("every_bit.domain"),
            derived=r"\#\text{edges}\ge n",
        )
    if (missed := without_a_value(formula, SETS)) is not None:
        return missed
    whole = decide("n", ">=", formula, f"{SETS}; k = n")
    n = int(whole.witness.get("n", 0)) if whole.answer == "no" and not whole.undefined else 0
    value = enclosure(formula, {"n": n, "k": n}) if n else None
    if value is None or not value[0] > n:
        return Evidence.unknown(say("every_bit.unknown-2", formula=formula.text, reason=whole.reason))
    shown = say("every_bit.shown", one_neuron_risk=one_neuron_risk(n)) if n <= 10 else ""
    return Evidence.no(Kind.ARGUED, say("every_bit.no", n=n, formula=formula.text, shown=shown))


@for_every_network
@part("edges", "edges")
def every_bit_needs_an_edge(ctx: Context) -> Evidence:
    return _every_bit(ctx.quantities["edges"], "edges")


@for_every_network
@part("edges", "repair.edges")
def every_bit_needs_an_edge_of_its_own(ctx: Context) -> Evidence:
    return _every_bit(ctx.quantities["repair.edges"], "repair-edges")


@for_any_model
def shared_weights_are_not_covered(ctx: Context) -> Evidence:
    return Evidence.unknown(say("shared_weights_are_not_covered.unknown"))


def interpolation_is_triangular() -> bool:
    """χ_B is a network with one hidden layer for every b: with inner weights Λ → ∞ the k + 1 values at s = 0..k are
    interpolated by a matrix (1, ReLU(s + 1/2 - j)) in the limit, triangular with 1/2 on its diagonal."""
    half = Fraction(1, 2)
    return all(max(Fraction(0), s + half - j) == (half if s == j else 0) for j in range(1, 9) for s in range(j + 1))


@for_frozen_heads
def two_trained_numbers_suffice(ctx: Context) -> Evidence:
    """A subclass with two trained numbers: outer weights are polynomials in them (numerics.parity.two_parameters)."""
    from numerics.parity.two_parameters import descend, pair_identity, ray_slope

    needed = ctx.quantities["edges"]
    if tends_to(needed, {"n": (1, 1), "k": (2, 0)}) != "infinite":
        return Evidence.unknown(say("two_trained_numbers_suffice.unknown", needed=needed.text))
    slopes = [ray_slope(count, Fraction(i, 20)) for count in (2, 3, 6, 10, 15) for i in range(1, 20)]
    reached = [descend(6, target, step=0.09, steps=200)[0] for target in range(6)]
    facts = {
        say("two_trained_numbers_suffice.fact"): pair_identity(),
        say("two_trained_numbers_suffice.fact-2"): all(slope < 0 for slope in slopes),
        say("two_trained_numbers_suffice.fact-3"): max(reached) < 1e-4,
        "exact parities": interpolation_is_triangular(),
    }
    if not all(facts.values()):
        return unconfirmed([name for name, confirmed in facts.items() if not confirmed])
    return Evidence.no(
        Kind.ARGUED,
        say("two_trained_numbers_suffice.no"),
        domain="all 1 <= k <= n",
        cases=len(slopes) + len(reached),
        derived=r"h_z=\sum_{j=1}^Nc_j(z)\,f_{\mathcal B_j},\quad z\in\mathbb R^2,\quad N=\tbinom nk",
    )
