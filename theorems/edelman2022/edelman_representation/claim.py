r"""One head represents any s-sparse Boolean function of T bits: the construction, its norms, and what it must cost.

Scores β on the s positions and 0 elsewhere, the bits as values, a piecewise linear readout of their mean
(:mod:`numerics.head.sparse`).  With β = log(2T) it is exact on every input for every T; the score norm √(2s) log(2T)
grows with T, and at a fixed s with a bounded readout and value map it has to.
"""

from __future__ import annotations

from theorems.edelman2022.edelman_representation.checks import (
    levels_of_all_bits_stay_apart,
    levels_of_ones_stay_apart,
    model_is_exact,
    norm_is_as_stated,
    off_mass_is_small,
    small_heads_equal_their_functions,
)
from theorems.edelman2022.edelman_representation.limits import (
    few_dimensions_suffice,
    norm_based_bound_gives_a_cube,
    norms_against_the_length,
    norms_without_length_fail,
    representable_functions_are_few,
    the_norm_must_grow,
)
from theorems.edelman2022.edelman_representation.numbers import constants
from theorems.edelman2022.shared import ours
from verify.records import Claim, Quantity, Reading, Step

__all__ = ["CLAIM"]

CLAIM = Claim(
    id="edelman-representation",
    title="A head of bounded norm represents an s-sparse function of T inputs",
    where="abstract",
    statement=ours + r"For all $1\le s\le T$, every set of $s$ positions and every symmetric Boolean function of their "
                     r"bits (AND, OR, majority, parity) there is one head with tokens and context of "
                     r"norm at most 1, $\lVert W_{QK}\rVert_F\le {=norm}$, $\lVert v\rVert=\sqrt2$, the score "
                     r"${=beta}$ on the "
                     r"set and a readout of Lipschitz constant ${=lipschitz}$, $N=s$, as its output map that equals "
                     r"the "
                     r"function on all $2^T$ inputs. The "
                     r"readout is any function with that constant: it may have a bias, $\sigma(0)=0$ is not asked for "
                     r"here as it is in the model of the head.",
    depends_on=("edelman-head",),
    readings=(
        Reading(id="literal", text="Symmetric functions; norms that may depend on s and on log T; a readout that may "
                                   "have a bias.",
                checks=(levels_of_ones_stay_apart, norm_is_as_stated, small_heads_equal_their_functions)),
        Reading(id="all-functions", text="Every Boolean function of the s bits, with scores β + j log 2 and a readout "
                                         "with that Lipschitz constant at N = 2^s - 1, and a "
                                         "bias.", about=("beta", "lipschitz"),
                checks=(levels_of_all_bits_stay_apart, small_heads_equal_their_functions)),
        Reading(id="constant-norm", text="At a fixed s, the norms of scores, values and tokens and the Lipschitz "
                                         "constant of the readout are bounded by numbers that do not depend on "
                                         "T.", about=(),
                checks=(norms_without_length_fail,)),
        Reading(id="this-model", text="At the sizes and with the score scale of the model file.", about=("lipschitz",),
                checks=(model_is_exact,)),
    ),
    steps=(
        Step(id="edelman-representation.off-mass", text=r"The weight outside the set: "
                  r"${=off_mass}$.", checks=(off_mass_is_small,)),
        Step(id="edelman-representation.levels",
             text=r"Inputs with different numbers of ones on the set have means that are apart: "
                  r"$\frac{1-\rho}{s+\rho}\ge\frac1{{=lipschitz}},\qquad N=s,\ \rho=(T-s)e^{-\beta},\ \beta={=beta}$.",
             checks=(levels_of_ones_stay_apart,), uses=("edelman-representation.off-mass",)),
        Step(id="edelman-representation.readout", text="AND, OR, majority and parity, on every input of small sizes.",
             about=("beta",),
             checks=(small_heads_equal_their_functions,), uses=("edelman-representation.levels",)),
        Step(id="edelman-representation.all-functions", text=r"Every function of the s bits: "
                  r"$\frac{1-\rho}{N+\rho}\ge\frac1{{=lipschitz}}$, $N=2^s-1$.", about=("beta",),
             checks=(levels_of_all_bits_stay_apart,),
             uses=("edelman-representation.off-mass",)),
        Step(id="edelman-representation.norms", text=r"The norms of the construction: $\lVert "
                  r"W_{QK}\rVert_F={=norm},\quad\lVert v\rVert=\sqrt2,\quad\lVert x_t\rVert\le1$.",
             checks=(norm_is_as_stated,)),
        Step(id="edelman-representation.dimension", text=r"Positions in few dimensions do as well: "
                  r"$d={=dimension}$ for $T\ge2$.", checks=(few_dimensions_suffice,),
             uses=("edelman-representation.levels",)),
        Step(id="edelman-representation.norm-needed", text=r"The score norm has to grow like log T while "
                  r"$LB_VB_X$ stays bounded: $B_{QK}B_X^2\ge {=needed}$ with $M=LB_VB_X$.",
             checks=(the_norm_must_grow,)),
        Step(id="edelman-representation.sample-complexity",
             text=r"The functions that are represented form a class whose logarithm is linear in log T: "
                  r"$\log\Bigl(\tbinom Ts2^{2^s}\Bigr)\le {=class_size}$.",
             checks=(representable_functions_are_few,),
             readings=(Reading(id="norm-based", text="the capacity bound at the norms of the construction is O(log "
                                                     "T)", about=(),
                               checks=(norm_based_bound_gives_a_cube,)),)),
    ),
    quantities=(
        Quantity(name="beta", text="log(2*T)", symbols=("s", "T"), meaning="score of a position of the set"),
        Quantity(name="lipschitz", text="2*N + 1", symbols=("s", "T", "N"),
                 meaning="Lipschitz constant of the readout; N is the highest level, s where ones are counted"),
        Quantity(name="norm", text="sqrt(2*s)*log(2*T)", symbols=("s", "T"),
                 meaning="Frobenius norm of the score matrix"),
        Quantity(name="off_mass", text="(T-s)*exp(-beta)/(s + (T-s)*exp(-beta))", symbols=("s", "T", "beta"),
                 meaning="weight outside the set"),
        Quantity(name="dimension", text="ceil(4*(3*s-1)**2*log(T))", symbols=("s", "T"), meaning="dimensions that do"),
        Quantity(name="needed", text="log((T-1)/(2*M - 1))/2", symbols=("T", "M"),
                 meaning="score norm that every head needs"),
        Quantity(name="class_size", text="s*log(T) + 2**s*log(2)", symbols=("s", "T"),
                 meaning="logarithm of the number of functions"),
    ),
    constants=(constants,),
    figures=(norms_against_the_length,),
)
