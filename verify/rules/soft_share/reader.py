r"""One hidden layer that reads a sum of soft shares: g(T) = c (1 + Σ_q w_q σ(r T + h_q)), T = Σ_i P_i of m softmaxes.

Their vectors are divided by τ, so that a first derivative has a factor 1/τ and a second one 1/τ².  Each method halves
0 ≤ T ≤ m until every piece shows that a norm is at most ``upper`` (``sums``), and counts the pieces.  F is g itself
("hessian"), g²/2 ("product") or a loss of g for both labels ("loss").
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from flint import arb

from verify.checker.balls import ball
from verify.rules.neurons.activations import activation
from verify.rules.neurons.curve import LABELS, chain, coefficients, outer_sizes
from verify.rules.neurons.line import MAX_PIECES, Layer, Network, Slope, halved

from .covers import at_most
from .several import Heads
from .sums import Bound, Holds, gradient_below, matrix_below, norm_below

FEW = 4000  # pieces, where each is an eigenvalue problem


@dataclass(frozen=True)
class Reader:
    units: list[Layer]  # w and h
    scale: Fraction  # c > 0
    activation: str
    b: Fraction
    factor: Fraction  # r > 0
    m: int
    tau: Fraction

    def _halved(self, holds: Holds, most: int = MAX_PIECES) -> int:
        failing = "the bound fails or is undecided near a sum of shares of"
        return halved(Fraction(0), Fraction(self.m), holds, failing, most)

    def _network(self) -> Network:
        return Network(self.units, self.scale, self.activation, self.b, self.factor)

    def gradient(self, squares: Bound, upper: Fraction) -> int:
        """The gradient of g, corners allowed; ``squares`` bounds Σ|C_i|²."""
        slope = Slope(self.units, self.scale, activation(self.activation, self.b).pair, self.factor)
        return self._halved(gradient_below(slope.size, squares, ball((upper * self.tau) ** 2)))

    def matrix(self, of: str, loss: str, heads: Heads, upper: Fraction) -> int:
        """The Hessian of F by rows that know its eigenvalues."""
        g, aim = self._network().on, ball(upper * self.tau**2)
        return sum(
            self._halved(matrix_below(heads, coefficients(of, loss, label, g), aim), FEW) for label in LABELS[of]
        )

    def norm(self, of: str, loss: str, squares: Bound, cumulant: arb, upper: Fraction) -> int:
        """The Hessian of F from bounds of Σ|C_i|² and of the norm of each K_i, ``cumulant``."""
        g, aim = self._network().on, ball(upper * self.tau**2)
        return sum(
            self._halved(norm_below(coefficients(of, loss, label, g), squares, cumulant, aim)) for label in LABELS[of]
        )

    def sizes(self, of: str, loss: str, squares: Bound, cumulant: arb, upper: Fraction) -> int:
        """The same from sizes alone, no signs; "output" and "gradient" are g itself and its gradient."""
        sizes = self._network().sizes
        if of == "output":
            return self._halved(lambda low, high: at_most(sizes(low, high).value, ball(upper)))
        if of == "gradient":
            aim = ball((upper * self.tau) ** 2)
            return self._halved(gradient_below(lambda low, high: sizes(low, high).slope, squares, aim))

        def pair(low: Fraction, high: Fraction) -> tuple[arb, arb]:
            f = sizes(low, high)
            return chain(f, *outer_sizes(of, loss, f.value))

        return self._halved(norm_below(pair, squares, cumulant, ball(upper * self.tau**2)))
