r"""Lemma 14: the output is smooth in the heads with the constant 2k(20/τ² + 32k²/(τ²√b)).

With P_i, C_i, K_i the mean of the bits, their covariance with the positions and their third cumulant under the weights
of head i, S = Σ P_i and f the frozen classification head,

    ∂ŷ/∂A_i = f'(S) C_i/τ,     ∂²ŷ/∂A_i∂A_r = (f''(S) C_i C_rᵀ + δ_ir f'(S) K_i)/τ².

:mod:`theorems.han2025.shared.suprema` has the bounds for all sizes that follow; the displays of the proof are
compared with the derived ones in :mod:`theorems.han2025.lemma_14.displays`.
"""

from __future__ import annotations

from theorems.han2025.ledger import USES
from theorems.han2025.lemma_14 import checks as bound
from theorems.han2025.lemma_14 import displays as display
from theorems.han2025.lemma_14 import equation_11 as second
from theorems.han2025.lemma_14 import norms
from theorems.han2025.shared.suprema import SYMBOLS
from verify.records import Check, Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

_BRACKET = (r"(\gamma_p^{(i)})(1-\gamma_p^{(i)})\%s\tfrac{2\pi p}{n}+\sum_{j\ne p}\gamma_p^{(i)}\gamma_j^{(i)}"
            r"\%s\tfrac{2\pi j}{n}")
_C = "{=entry}"
SLIP = "softmax-sign"  # one slip of the pen: a plus for a minus in the derivative of softmax
_BEND = r"\frac{2\sqrt{(z^{(q)})^2+b}-\frac{z^{(q)}}{\sqrt{(z^{(q)})^2+b}}}{4((z^{(q)})^2+b)}"
_SLOPE = r"\sum_{q=1}^k(-1)^q({=coefficient})\Bigl(\frac12+\frac{z^{(q)}}{2\sqrt{(z^{(q)})^2+b}}\Bigr)"


def _step(name: str, text: str, printed: str, *checks: Check, uses: tuple[str, ...] = (),
          readings: tuple[Reading, ...] = (), slip: str = "", ours: bool = False) -> Step:
    key = f"lemma-14.{name}"
    return Step(id=key, text=text, printed=printed, checks=checks, uses=uses or USES.get(key, ()), readings=readings,
                slip=slip, ours=ours)


def _sign(check: Check) -> tuple[Reading, ...]:
    text = "With the factor ${=minus}$ before the sum over the other positions."
    return (Reading(id="sign-corrected", text=text, checks=(check,)),)


CLAIM = Claim(
    id="lemma-14",
    title="Smoothness constant of the output",
    where="Appendix A",
    statement=r"The gradient of the output $\hat y$ in the $2k$ trained entries of the heads is Lipschitz with the "
              r"constant ${=constant}$ (called $B$), for every input.",
    depends_on=("model", "eq-2", "eq-3"),
    readings=(
        Reading(id="literal", text="For every n ≥ k ≥ 1, τ in (0, 1], b > 0, every input and all heads in the plane.",
                checks=(bound.hessian_is_bounded_for_all_sizes, bound.no_explicit_hessian_exceeds_the_constant)),
        Reading(id="this-model", text="At the sizes of the model file only.",
                checks=(bound.constant_is_compared_at_this_model,)),
    ),
    steps=(
        _step("softmax-derivative-13", "Derivative of an attention weight by the first trained entry.",
              r"\frac{\partial\gamma_p^{(i)}}{\partial a_{13}^{(i)}}=\frac1\tau\Bigl[" + _BRACKET % ("sin", "sin")
              + r"\Bigr]", display.softmax_13_has_a_wrong_sign,
              readings=_sign(display.softmax_13_with_a_minus_is_right),
              slip=SLIP),
        _step("softmax-derivative-14", "Derivative of an attention weight by the second trained entry.",
              r"\frac{\partial\gamma_p^{(i)}}{\partial a_{14}^{(i)}}=\frac1\tau\Bigl[" + _BRACKET % ("cos", "cos")
              + r"\Bigr]", display.softmax_14_has_a_wrong_sign,
              readings=_sign(display.softmax_14_with_a_minus_is_right),
              slip=SLIP),
        _step("outer-derivative", "Derivative of the output by the first coordinate of the attention vector.",
              r"\frac{\partial\hat y}{\partial v^*_1}=k" + _SLOPE, display.outer_derivative_is_right),
        _step("inner-derivative", "Derivative of the attention vector by an attention weight.",
              r"\frac{\partial v^*_1}{\partial\gamma_p^{(i)}}={=inner}\,x_p", display.inner_derivative_is_right),
        _step("loss-derivative", "Derivative of the risk by the output of a sample.",
              r"\frac{\partial\mathcal L}{\partial\hat y^{(N)}}=\mathbb E_{(\mathbf x^{(N)},y^{(N)})}\bigl[\mathbf1\{"
              r"\hat y^{(N)}y^{(N)}<1\}\,({=loss_slope})\bigr]\quad(\text{guess}=\hat y^{(N)},\ "
              r"y=y^{(N)})", display.index_is_free_and_bound,
              readings=(
                  Reading(id="one-loss", text="What is under the expectation is the derivative of one sample's loss.",
                          checks=(display.squared_hinge_has_the_displayed_slope,)),
                  Reading(id="common-shift", text="The derivative of the risk when all outputs move together.",
                          checks=(display.common_shift_has_the_displayed_slope,)),
                  Reading(id="one-output", text="The partial derivative of the risk by the output of one sample.",
                          checks=(display.one_sample_has_another_weight,)),
              )),
        _step("chain-13", "The chain rule for the first entry: attention vector and output.",
              r"\frac{\partial\hat y}{\partial a_{13}^{(i)}}=\frac1\tau" + _SLOPE + r"\sum_px_p\Bigl("
              + _BRACKET % ("sin", "sin") + r"\Bigr)", display.chain_13_has_a_wrong_sign,
              readings=_sign(display.chain_13_with_a_minus_is_right),
              slip=SLIP),
        _step("chain-14", "The chain rule for the second entry: attention vector and output.",
              r"\frac{\partial\hat y}{\partial a_{14}^{(i)}}=\frac1\tau" + _SLOPE + r"\sum_px_p\Bigl("
              + _BRACKET % ("cos", "cos") + r"\Bigr)", display.chain_14_has_a_wrong_sign,
              readings=_sign(display.chain_14_with_a_minus_is_right),
              slip=SLIP),
        _step("cross-zero", "Mixed second derivatives of the attention vector over two heads vanish.",
              r"\frac{\partial}{\partial a_{13}^{(r)}}\Bigl(\frac{\partial v^*_1}{\partial a_{13}^{(i)}}\Bigr)=0"
              r"\quad(i\ne r)", bound.mixed_derivatives_of_two_heads_vanish),
        _step("activation-second-derivative", "Second derivative of the activation.",
              r"\sigma''(z^{(q)})=" + _BEND, display.activation_curvature_differs),
        _step("cross-bound", "Bound on the mixed second derivative of the output over two heads.",
              r"\Bigl|\frac{\partial^2\hat y}{\partial a_{13}^{(i)}\partial a_{13}^{(r)}}\Bigr|\le\frac2{\sqrt b}\cdot"
              r"\frac1{\tau^2}\sum_q(8q-4)\sum_p2\gamma_p^{(i)}\sum_p2\gamma_p^{(r)}={=cross}",
              bound.cross_entries_are_bounded, bound.no_explicit_cross_entry_exceeds_the_bound,
              readings=(Reading(id="as-displayed", text="The displayed middle expression is below the bound.",
                                checks=(bound.displayed_cross_entry_exceeds_the_bound,)),)),
        _step("product-rule", "(10): the product rule for the second derivative within one head.",
              r"\frac{\partial^2\hat y}{\partial(a_{13}^{(i)})^2}=\frac{\partial\hat y}{\partial v^*_1}\cdot\frac{"
              r"\partial^2v^*_1}{\partial(a_{13}^{(i)})^2}+\frac{\partial}{\partial a_{13}^{(i)}}\Bigl(\frac{\partial"
              r"\hat y}{\partial v^*_1}\Bigr)\frac{\partial v^*_1}{\partial a_{13}^{(i)}}",
              bound.product_rule_is_right),
        _step("second-derivative-form", "(11), middle: the second derivative of the attention vector written out.",
              r"\frac1{k^2}\sum_p\Bigl[\frac{\sin^2}{\tau^2}(\dots)+\sum_{j\ne p}\frac{\sin^2}{\tau^2}\bigl(\dots+"
              r"(w_r)_1\gamma_q^{(j)}(\gamma_r^{(j)})^2-\dots+\sum_{r\ne q,\,r\ne j}2x_r\gamma_l^{(i)}\gamma_p^{(i)}"
              r"\gamma_r^{(i)}\bigr)\Bigr]", second.displayed_second_derivative_has_undefined_symbols),
        _step("second-derivative-sum", "(11), end: the estimate of the terms is at most ${=second}$.",
              r"{=sum}\le{=second}", second.displayed_sum_exceeds_its_bound),
        _step("second-derivative-bound", "(11): the second derivative of the attention vector is at most ${=second}$.",
              r"\Bigl|\frac{\partial^2v^*_1}{\partial(a_{13}^{(i)})^2}\Bigr|\le{=second}",
              second.second_derivative_exceeds_its_bound,
              uses=("lemma-14.second-derivative-form", "lemma-14.second-derivative-sum"),
              readings=(Reading(id="one-factor", text="With ${=second_one}$ in its place.", about=(),
                                checks=(second.second_derivative_has_one_factor_of_k,)),)),
        _step("mixed-bound", "(12): bound on the derivative of the output's slope.",
              r"\Bigl|\frac{\partial}{\partial a_{13}^{(i)}}\Bigl(\frac{\partial\hat y}{\partial v^*_1}\Bigr)\Bigr|\le "
              r"k^2\frac8{\sqrt b}k^2\frac1{\tau k}\sum_p2\gamma_p^{(i)}={=mixed}",
              bound.slope_derivatives_are_bounded, bound.no_explicit_slope_derivative_exceeds_the_bound,
              readings=(Reading(id="as-displayed", text="The displayed middle expression is below the bound.",
                                checks=(bound.displayed_slope_derivative_exceeds_the_bound,)),)),
        _step("slope-bound", "The output's slope is at most ${=slope}$ (used without a display of its own).",
              r"\Bigl|\frac{\partial\hat y}{\partial v^*_1}\Bigr|\le{=slope}", second.slope_of_the_output_is_bounded,
              second.no_explicit_slope_exceeds_its_bound, uses=("lemma-14.outer-derivative",), ours=True),
        _step("entry-bound", "Bound on an entry of the Hessian within one head.",
              r"\Bigl|\frac{\partial^2\hat y}{\partial(a_{13}^{(i)})^2}\Bigr|\le4k^2\cdot\frac5{\tau^2k^2}+"
              r"\frac{16k^3}{\tau\sqrt b}\cdot\frac2{\tau k}=" + _C,
              bound.entry_exceeds_its_bound_for_huge_smoothing,
              readings=(Reading(id="small-smoothing", text="For b up to ${=ceiling}$.",
                                checks=(bound.entries_are_bounded_for_small_smoothing,)),)),
        _step("frobenius", "From the entries to the norm of the Hessian.",
              rf"\lVert H\rVert_2^2\le\lVert H\rVert_F^2\le2k\Bigl({_C}\Bigr)", norms.displayed_frobenius_bound_fails,
              readings=(Reading(id="with-squares", text="With squares: the norm is at most 2k times the bound of "
                                "an entry, which is the constant "
                                "${=constant}$.", checks=(norms.norm_is_bounded_by_the_entries,)),)),
        _step("eigenvalue", "From the bound of the squared norm to the largest eigenvalue.",
              rf"\lVert H\rVert_2^2\le2k\Bigl({_C}\Bigr)\ \Rightarrow\ \lambda_{{\max}}(H)<2k\Bigl({_C}\Bigr)",
              norms.eigenvalue_follows_from_the_square, uses=("lemma-14.frobenius",)),
        _step("final", "A bound of the norm of the Hessian is a Lipschitz constant of the gradient.",
              r"\lVert H\rVert_2\le L\ \Rightarrow\ \lVert\nabla\hat y(\mathbf A)-\nabla\hat y(\mathbf A')\rVert\le "
              r"L\lVert\mathbf A-\mathbf A'\rVert", norms.norm_of_the_hessian_is_a_lipschitz_constant),
    ),
    repair=Repair(
        text=r"$\hat y$ is ${=repair.constant}$-smooth for every $n\ge k\ge1$, $\tau>0$, $b>0$. A constant "
             r"$(c_1k+c_2k^2/\sqrt b)/\tau^2$ that serves all sizes has $c_1\ge{=repair.first}$ and "
             r"$c_2\ge{=repair.second}$.",
        checks=(bound.our_constant_is_proved, bound.no_explicit_hessian_exceeds_our_constant,
                bound.our_coefficients_are_needed),
    ),
    quantities=(
        Quantity(name="constant", text="2*k*(20/tau**2 + 32*k**2/(tau**2*sqrt(b)))", symbols=SYMBOLS,
                 meaning="smoothness constant B of the output"),
        Quantity(name="entry", text=bound.ENTRY, symbols=SYMBOLS, meaning="bound of an entry of the Hessian"),
        Quantity(name="cross", text="32*k**2/(tau**2*sqrt(b))", symbols=SYMBOLS,
                 meaning="bound of a mixed derivative over two heads"),
        Quantity(name="second", text="5/(tau**2*k**2)", symbols=SYMBOLS,
                 meaning="bound of the second derivative of the attention vector"),
        Quantity(name="mixed", text="16*k**3/(tau*sqrt(b))", symbols=SYMBOLS,
                 meaning="bound of the derivative of the output's slope"),
        Quantity(name="coefficient", text="8*q - 4", symbols=("q",), meaning="weight of layer q in outer-derivative"),
        Quantity(name="inner", text="1/k", symbols=("k",), meaning="factor of the bit in the inner derivative"),
        Quantity(name="loss_slope", text="2*guess - 2*y", symbols=("guess", "y"),
                 meaning="slope of the active loss in the output"),
        Quantity(name="sum", symbols=SYMBOLS, meaning="estimate of the terms of (11)",
                 text="2*(n - 1)/(n*tau**2*k**2) + (2*n*(n - 1)*(n - 2)/(6*n**3) + 2*(n - 1)/n)/tau**2"),
        Quantity(name="slope", text="4*k**2", symbols=SYMBOLS, meaning="bound of the output's slope"),
        Quantity(name="second_one", text="5/(tau**2*k)", symbols=SYMBOLS, ours=True,
                 meaning="bound of the second derivative of the attention vector, with one factor of k"),
        Quantity(name="minus", text="-1", symbols=(), ours=True, meaning="the right factor before the sum"),
        Quantity(name="ceiling", text="10**6", symbols=(), ours=True, meaning="smoothing up to which entry is true"),
        Quantity(name="repair.constant", text="(8*k/(3*sqrt(3)) + k**2/sqrt(b))/tau**2", symbols=SYMBOLS, ours=True,
                 meaning="our smoothness constant of the output"),
        Quantity(name="repair.first", text="4/(3*sqrt(3))", symbols=(), ours=True,
                 meaning="least coefficient of k in such a constant"),
        Quantity(name="repair.second", text="1/2", symbols=(), ours=True,
                 meaning="least coefficient of k²/√b in such a constant"),
    ),
    constants=(bound.constants,),
    figures=(bound.printed_and_proved,),
)
