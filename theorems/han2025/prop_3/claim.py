r"""Proposition 3: k neurons, or k heads and k neurons, suffice to express every k-parity.

The feed-forward network is exact.  The transformer of equation (2) is not, at any temperature τ > 0 with any
smoothing
b > 0: its attended sum S = Σ_p c_p x_p has weights c_p > 0 off the parity set (if k < n), and the smoothed
classifier
misses the margin.  With this classifier *all* heads that look at positions only have positive risk:

* b > 0, k odd: on the zero input S = 0 and f(0) = 1 - g_1 + g_2 - … - g_k < 1, as g_q = 8zδ(z) at z = q - 1/2
  increases, where δ = σ - ReLU (this needs nothing of the heads);
* b > 0, k even: Σ_p c_p = k, so some parity bit has c_p ≤ 1, and f > -1 on all of [0, 1]: with t = S - 1/2 ≤
  1/2
  f + 1 ≥ 2 - 4σ(t) + 8(1-t)δ(1-t) + 8S(δ(z_2) - δ(z_3) + …), whose first part decreases in t to 0 at t = 1/2;
* b = 0, k < n: zero loss on single parity bits needs c_p ≥ 1 for each of them, which leaves no weight for
  the rest.

(Heads that also look at the token can do better: n = k = 2, a11 = τ log(3/2), all else zero, gives S = 0,
6/5, 6/5, 2
and risk zero at b = 1/100.)  In the limit τ → 0, b → 0 the aligned heads reach risk 0.  And rescaled weights
of the
same number (larger heads, a sharper and larger classifier) have risk exactly 0 at every τ and b, so the
existence that
the proposition states is true, though not by the printed weights.
"""

from __future__ import annotations

from theorems.han2025.prop_3.network import (
    network_computes_parity,
    network_has_the_printed_count,
    network_has_the_printed_count_of_edges,
    some_network_computes_parity,
    transformer_has_the_printed_count,
    transformer_has_the_printed_count_of_entries,
)
from theorems.han2025.prop_3.rescaled import (
    REACH,
    SCALE,
    SHARPNESS,
    SYMBOLS,
    our_transformer_has_risk_zero,
    rescaled_transformer_has_risk_zero,
)
from theorems.han2025.prop_3.transformer import (
    aligned_head_peaks_at_its_bit,
    attended_mean_is_off_at_every_temperature,
    attention_concentrates_as_the_temperature_vanishes,
    constants,
    peak_against_length,
    positional_heads_have_positive_risk,
    risk_against_temperature,
    risk_vanishes_with_temperature_and_smoothing,
)
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

CLAIM = Claim(
    id="prop-3",
    title="Expressivity with k neurons, or k heads",
    where="Section 3",
    statement=r"For $k\le n$ there is a class of one-hidden-layer networks with $k$ neurons and ${=ffnn_parameters}$ "
    r"distinct parameters that expresses $k$-parity "
    r"(risk zero for every parity set), and a class of transformers with $k$ heads, $k$ neurons "
    r"and ${=transformer_parameters}$ distinct parameters that does.",
    depends_on=("def-1", "def-2", "eq-1", "model", "eq-2", "eq-3"),
    readings=(
        Reading(
            id="literal",
            text="There exist such classes: weights may be chosen for the given τ in (0, 1] and b > 0; a "
                 "number that several "
            "weights of the classification head share counts once, every entry of an attention matrix "
            "counts.",
            checks=(
                rescaled_transformer_has_risk_zero,
                some_network_computes_parity,
                network_has_the_printed_count,
                transformer_has_the_printed_count,
            ),
        ),
        Reading(
            id="as-constructed",
            text="The classes as the proof displays them: the networks $h_B$ and the transformers of "
                 "equation (2), in the "
            "model's range $0<\\tau\\le1$, $b>0$.",
            about=("coefficient", "offset"),
            checks=(
                positional_heads_have_positive_risk,
                risk_vanishes_with_temperature_and_smoothing,
                network_computes_parity,
            ),
        ),
        Reading(
            id="feed-forward",
            text="The first half alone, about feed-forward networks.",
            about=("ffnn_parameters",),
            checks=(some_network_computes_parity, network_has_the_printed_count),
        ),
    ),
    steps=(
        Step(
            id="prop-3.ffnn-formula",
            text="The network equals the parity, for every k and every count of ones.",
            printed=r"h_B(\mathbf x)=1+\sum_{j=1}^k(-1)^j({=coefficient})\,\mathrm{ReLU}\Bigl(\sum_{p\in "
            r"B}x_p+{=offset}\Bigr)",
            checks=(network_computes_parity,),
        ),
        Step(
            id="prop-3.ffnn-parameters",
            text="It has ${=ffnn_parameters}$ distinct parameters (a shared weight counted once: the rule was chosen "
            "because it gives this number).",
            printed="{=ffnn_parameters}",
            checks=(network_has_the_printed_count,),
            readings=(
                Reading(
                    id="edges",
                    text="A parameter is an edge or a bias that is not zero.",
                    checks=(network_has_the_printed_count_of_edges,),
                ),
            ),
        ),
        Step(
            id="prop-3.alignment",
            text="Head i has its largest score at its bit.",
            printed=r"a_{13}=\sin\tfrac{2\pi B_i}{n},\ a_{14}=\cos\tfrac{2\pi B_i}{n}",
            checks=(aligned_head_peaks_at_its_bit,),
        ),
        Step(
            id="prop-3.attention-average",
            text="The first coordinate of the attention vector is the mean of the parity bits.",
            printed=r"v^*_1=\frac1k\sum_{p\in B}x_p",
            checks=(attended_mean_is_off_at_every_temperature, attention_concentrates_as_the_temperature_vanishes),
            uses=("prop-3.alignment",),
        ),
        Step(
            id="prop-3.transformer-parameters",
            text="The transformer has ${=transformer_parameters}$ distinct parameters (the rule was chosen because it "
            "gives this number).",
            printed="{=transformer_parameters}",
            checks=(transformer_has_the_printed_count,),
            readings=(
                Reading(
                    id="entries",
                    text="Every entry of every weight counts, in the classification head as in the matrices.",
                    checks=(transformer_has_the_printed_count_of_entries,),
                ),
            ),
        ),
        Step(
            id="prop-3.transformer-risk",
            text="The transformer of equation (2) has risk zero for every parity set.",
            printed=r"\max_{|\mathcal B|=k}\mathcal L_{\mathcal D_{\mathcal B}}(h_{\bar\theta,\mathbf "
            r"A^B_{1:k}})=0",
            checks=(positional_heads_have_positive_risk, risk_vanishes_with_temperature_and_smoothing),
            uses=("prop-3.attention-average",),
        ),
    ),
    repair=Repair(
        text=r"For every $n\ge k\ge1$, $\tau>0$, $b\ge0$: heads $R(\sin\tfrac{2\pi B_i}n,\cos\tfrac{2\pi "
        r"B_i}n)$ with $R(1-\cos\tfrac{2\pi}n)=\tau\cdot{=repair.reach}$ (on one position any heads) and the "
        r"classifier "
        r"$M\bigl(1+\tfrac1\Lambda\sum_j(-1)^j({=coefficient})\,\sigma(\Lambda(k v^*_1+{=offset}))\bigr)$ with "
        r"$\Lambda={=repair.sharpness}$ and $M={=repair.scale}$ have risk exactly zero.",
        checks=(our_transformer_has_risk_zero,),
    ),
    quantities=(
        Quantity(name="coefficient", text="8*j - 4", symbols=("j",), meaning="size of the outer weight of "
            "neuron j"),
        Quantity(name="offset", text="1/2 - j", symbols=("j",), meaning="bias of neuron j"),
        Quantity(
            name="ffnn_parameters", text="2*k + 2", symbols=("n", "k"), meaning="parameters of the "
                "feed-forward network"
        ),
        Quantity(
            name="transformer_parameters", text="18*k + 2", symbols=("n", "k"), meaning="parameters of the "
                "transformer"
        ),
        Quantity(name="repair.reach", text=REACH, symbols=SYMBOLS, ours=True,
                 meaning="how far the scores of the others are below the peak, in units of the temperature"),
        Quantity(name="repair.sharpness", text=SHARPNESS, symbols=SYMBOLS, ours=True,
                 meaning="factor of the inner weights, Λ"),
        Quantity(name="repair.scale", text=SCALE, symbols=SYMBOLS, ours=True, meaning="factor of the output, M"),
    ),
    constants=(constants,),
    figures=(risk_against_temperature, peak_against_length),
)
