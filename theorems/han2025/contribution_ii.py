r"""Contribution (ii): approximating k-parity with frozen heads needs m or ‖θ‖ to grow polynomially, ‖θ‖m² = O(n).

The printed O(n) bounds the wrong side: ‖θ‖m² may be as large as one likes.  Read as Ω(n) it is the contrapositive of
Remark 12: false for arbitrary embeddings, true for embeddings in [-1, 1] and the path norm.  The norm is not named.
"""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.rem_12 import reader_certificate, risk_tends_to_one_for_bounded_embeddings
from theorems.han2025.thm_11_attention import for_smooth_heads
from verify.records import Claim, Context, Evidence, Finding, Kind, Reading, Repair

__all__ = ["CLAIM"]


@for_smooth_heads
def norms_may_grow_faster(ctx: Context) -> Evidence:
    certificate = reader_certificate(ctx, "contribution-ii.bounded.n7.json", 7, Fraction(1), Fraction(1))
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, certificates=(certificate,),
        derived=r"m=1,\ \|\theta\|\ge 2^n:\quad\mathcal L=0\ \text{for every }\mathcal B",
        summary="As printed, approximation requires ‖θ‖m² = O(n), an upper bound. But one head, embeddings in [0, 1] "
                "and a classifier whose weights grow exponentially with n have risk 0 for every parity set (certified "
                "at n = 7). A lower bound Ω(n) is meant.")


@for_smooth_heads
def nothing_need_grow(ctx: Context) -> Evidence:
    certificate = reader_certificate(ctx, "contribution-ii.scaled.n7.json", 7, Fraction(1, 100))
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, certificates=(certificate,),
        derived=r"m=1,\ \|\theta\|\le1\ \text{for every }n:\quad\mathcal L=0\ \text{for every }\mathcal B",
        summary="With arbitrary embeddings, as Theorem 11 allows, neither has to grow: one head and a classifier "
                "without biases, all of whose weights together sum to less than any given number, have risk 0 for "
                "every parity set at every n (certified at n = 7). The embeddings grow instead.")


CLAIM = Claim(
    id="contribution-ii", where="Section 1", title="Frozen heads need the number of heads or the weight norm to grow "
                                                   "with n",
    statement=r"Approximating $k$-parity with frozen attention heads requires the number of heads $m$ or the norm "
              r"$\|\theta\|$ of the classifier's weights to grow polynomially with $n$, more precisely "
              r"$\|\theta\|\,m^2=O(n)$.",
    depends_on=("thm-11",),
    readings=(
        Reading(id="literal", text="m or ‖θ‖ must grow, ‖θ‖m² = Ω(n), for arbitrary embeddings, as the paper takes "
                                   "them",
                checks=(nothing_need_grow,)),
        Reading(id="upper-bound", text="O(n) taken at its word: ‖θ‖m² = O(n) is necessary",
                checks=(norms_may_grow_faster,)),
        Reading(id="charitable", text="‖θ‖m² = Ω(n) is meant, with embeddings in [-1, 1] and ‖θ‖ at least the path "
                                      "norm: a risk that stays below 1 - ε for a fixed ε > 0 and all parity sets "
                                      "requires it",
                checks=(risk_tends_to_one_for_bounded_embeddings,)),
    ),
    repair=Repair(
        text=r"With embeddings in $[-1,1]$ and path norm $P$: if for frozen heads all parity sets of some size have "
             r"risks that stay below $1-\varepsilon$ for a fixed $\varepsilon>0$ as $n$ grows, then "
             r"$m^2P=\Omega(n)$, so $m$ or $P$ grows at least like $n^{1/3}$.",
        checks=(risk_tends_to_one_for_bounded_embeddings,)))
