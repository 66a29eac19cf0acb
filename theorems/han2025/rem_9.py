r"""Remark 9: transformers need fewer parameters than feed-forward networks to learn k-parity.

It compares a number from another paper, an edge count (Proposition 4) and the size of a construction (Proposition 3,
Theorem 5).  Counted in the same way the comparison looks different: in edges the transformer needs n as well, since
it must look at every bit; in trained numbers a subclass of feed-forward networks needs two; in shared values no lower
bound for them is proved.
"""

from __future__ import annotations

import msgspec

from theorems.han2025 import prop_4
from theorems.han2025.common import for_any_model
from theorems.han2025.prop_4 import CLAIM as PROP_4
from theorems.han2025.prop_4 import every_bit_needs_an_edge, for_every_network, two_trained_numbers_suffice
from theorems.han2025.thm_11_attention import unknown
from verify.records import Claim, Context, Evidence, Finding, Kind, Reading, Repair, Step

__all__ = ["CLAIM"]


@for_any_model
def upper_bound_is_cited(ctx: Context) -> Evidence:
    return unknown("Not decided: the bound O(n k^7 log k) is attributed to Daniely and Malach (2020) and cannot be "
                   "derived from this text; that it is the best known one is a statement about the literature.")


@for_any_model
def learning_rests_on_theorem_5(ctx: Context) -> Evidence:
    return unknown("Open: it rests on Theorem 5, which is refuted as stated; whether O(k) parameters suffice to learn "
                   "in "
                   "another way is not decided here. (A lower bound is said to be O(k); meant is that so many suffice. "
                   "To express k-parity they do.)")


@for_every_network
def ignoring_a_bit_costs_one(ctx: Context) -> Evidence:
    """As in Proposition 4; a certificate goes by the name of the claim that shows it."""
    found = prop_4.ignoring_a_bit_costs_one(ctx)
    named = tuple(msgspec.structs.replace(c, name=c.name.replace("prop-4.", "rem-9.", 1)) for c in found.certificates)
    return msgspec.structs.replace(found, certificates=named)


@for_every_network
def transformers_have_as_many_edges(ctx: Context) -> Evidence:
    """The argument of Proposition 4 never uses that the network is feed-forward."""
    found = every_bit_needs_an_edge(ctx)
    if found.finding is not Finding.YES:
        return found
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, domain="1 <= k <= n",
        derived=r"\#\text{edges}\ge n\ \text{for every model}",
        summary="Counted in edges, as Proposition 4 counts, the transformer needs n of them too: an output that does "
                "not depend on a bit has risk at least 1 for the sets that contain it, whatever the model. For fixed "
                "k that is not O(k). The advantage is one of shared weights, and for these Proposition 4 gives no "
                "lower bound.")


CLAIM = Claim(
    id="rem-9", where="Section 4", title="Transformers need fewer parameters than feed-forward networks to learn "
                                         "k-parity",
    statement=r"The best known upper bound for feed-forward networks with one hidden layer is $O(nk^7\log k)$ "
              r"parameters, their lower bound is $\Omega(n)$; transformers need $O(k)$.",
    depends_on=("prop-3", "prop-4", "thm-5"),
    readings=(
        Reading(id="literal", text="the three numbers as they are given", checks=(learning_rests_on_theorem_5,
                                                                                  upper_bound_is_cited)),
        Reading(id="edges", text="both models counted in edges of the computation graph",
                checks=(transformers_have_as_many_edges,)),
        Reading(id="trained", text="both models counted in numbers that gradient descent trains: feed-forward "
                                   "networks need a number linear in n", checks=(two_trained_numbers_suffice,)),
    ),
    steps=(
        Step(id="rem-9.upper-bound", text="the best known upper bound of a feed-forward network is O(n k^7 log k)",
             printed=r"O(nk^7\log k)", checks=(upper_bound_is_cited,)),
        Step(id="rem-9.lower-bound", text="its lower bound is linear in n, counted in edges", printed=r"\Omega(n)",
             checks=(ignoring_a_bit_costs_one, every_bit_needs_an_edge), uses=("prop-4",)),
        Step(id="rem-9.heads", text="the transformer needs O(k)", printed="O(k)", checks=(learning_rests_on_theorem_5,),
             uses=("prop-3", "thm-5"),
             readings=(Reading(id="edges", text="counted in edges, as in Proposition 4",
                               checks=(transformers_have_as_many_edges,)),)),
    ),
    repair=Repair(
        text=r"Counted in edges out of the inputs, every model that learns all parity sets of a size $1\le k\le n$ "
             r"needs at least $n$, feed-forward or not.", checks=(ignoring_a_bit_costs_one, every_bit_needs_an_edge)),
    quantities=PROP_4.quantities)
