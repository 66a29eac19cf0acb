"""Five statements about gradient descent as textbooks have them: three true, one false, one that says too little.

The function is from R^d to R and differentiable; L is a Lipschitz constant of its gradient, mu > 0 the constant of
strong convexity or of the Polyak-Lojasiewicz (PL) inequality, f* its infimum.  One step is x+ = x - step * grad f(x).
"""

from __future__ import annotations

from optimisation_paper import descent, double_rate, minimiser, polyak, strong
from verify.records import Paper, Thing, without_model

__all__ = ["PAPER"]

PAPER = Paper(
    id="optimisation",
    title="Five statements about gradient descent",
    authors="Any textbook",
    year=2025,
    objects=(
        Thing("smooth", r"$L$-smooth: $\|\nabla f(x) - \nabla f(y)\| \le L\|x - y\|$ for all $x, y$"),
        Thing("pl", r"$\mu$-PL: $\tfrac12\|\nabla f(x)\|^2 \ge \mu\,(f(x) - f^*)$ for all $x$"),
        Thing("strongly-convex", r"$\mu$-strongly convex: $f - \tfrac{\mu}{2}\|\cdot\|^2$ is convex"),
        Thing("gradient-step", r"$x_{k+1} = x_k - \eta\,\nabla f(x_k)$"),
    ),
    claims=(descent.CLAIM, polyak.CLAIM, strong.CLAIM, double_rate.CLAIM, minimiser.CLAIM),
    model_loader=without_model,
)
