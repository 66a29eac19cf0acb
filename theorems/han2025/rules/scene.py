"""What the symbols of a printed formula stand for: the network at one place, in balls."""

from __future__ import annotations

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected

from .transformer import Point


class Scene:
    """The values that a formula's symbols take at one point of one model."""

    def __init__(self, point: Point, x: tuple[int, ...]) -> None:
        self.point, self.x = point, x
        self.heads = [point.weights(entry) for entry in point.raw]
        self.shares = [sum((w.value for w, bit in zip(ws, x, strict=True) if bit), arb(0)) for ws in self.heads]
        self.sum = sum(self.shares, arb(0))

    def derivative(self, entry: int) -> arb:
        """∂ŷ/∂a for entry 2(i-1) (a13 of head i) or 2(i-1)+1 (a14), by the chain rule."""
        weights = self.heads[entry // 2]
        slope = self.point.slope(self.sum)[1]
        return slope * sum((w.partials[entry % 2] for w, bit in zip(weights, self.x, strict=True) if bit), arb(0))

    def curvature(self) -> arb:
        """f''(S), with σ'' = b/(2(z² + b)^{3/2})."""
        b, result = ball(self.point.b), arb(0)
        if not b > 0:
            raise Rejected("a second derivative needs b > 0")
        for q in range(1, self.point.k + 1):
            z = self.sum - q + arb(0.5)
            square = z * z + b
            result += (-1) ** q * (8 * q - 4) * b / (2 * square * square.sqrt())
        return result

    def share_gradient(self, e: int) -> arb:
        return sum((w.partials[e % 2] for w, bit in zip(self.heads[e // 2], self.x, strict=True) if bit), arb(0))

    def share_hessian(self, e: int, other: int) -> arb:
        """Second derivative of softmax: γ_p ((φ_r - E φ_r)(φ_s - E φ_s) - Cov(φ_r, φ_s))/τ²; zero across heads."""
        if e // 2 != other // 2:
            return arb(0)
        places = [self.point.position(p) for p in range(1, self.point.n + 1)]
        gamma = [w.value for w in self.heads[e // 2]]
        means = [sum((g * u[r] for g, u in zip(gamma, places, strict=True)), arb(0)) for r in (0, 1)]
        products = [(u[e % 2] - means[e % 2]) * (u[other % 2] - means[other % 2]) for u in places]
        spread = sum((g * c for g, c in zip(gamma, products, strict=True)), arb(0))
        chosen = (g * (c - spread) for g, c, bit in zip(gamma, products, self.x, strict=True) if bit)
        return sum(chosen, arb(0)) / ball(self.point.tau**2)

    def given(self, name: str, at: list[int]) -> arb:
        """A value or a derivative of the model itself."""
        if any(not 0 <= e < 2 * self.point.k for e in at):
            raise Rejected(f"an entry is a number from 0 to {2 * self.point.k - 1}")
        value, slope = self.point.slope(self.sum)
        match name, at:
            case "output", []:
                return value
            case "slope", []:
                return slope
            case "curvature", []:
                return self.curvature()
            case "gradient", [e]:
                return slope * self.share_gradient(e)
            case "share-gradient", [e]:
                return self.share_gradient(e)
            case "share-hessian", [e, f]:
                return self.share_hessian(e, f)
            case "hessian", [e, f]:
                bend = self.curvature() * self.share_gradient(e) * self.share_gradient(f)
                return slope * self.share_hessian(e, f) + bend
        raise Rejected(f"{name} has {len(at)} entries")

    def weight_derivative(self, entry: int, p: int) -> arb:
        return self.heads[entry // 2][p - 1].partials[entry % 2]
