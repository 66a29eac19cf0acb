"""Online learning: the regret against a fixed point of a bounded set, which is the origin."""

from __future__ import annotations

from numerics.worst_case import Form, Oracle, Problem, Vector
from theorems.published_rates.methods.accelerated import root
from theorems.published_rates.methods.descent import Number

__all__ = ["online_frank_wolfe", "online_gradient", "regularized_leader"]


def _losses(n: int, M: Number, D: Number) -> tuple[Problem, list[Oracle], Oracle, Vector]:
    p = Problem()
    losses = [p.function("convex-lipschitz", f"f{i}_", M=M) for i in range(n)]
    for loss in losses:
        loss.add(Vector(), f=Form())
    ball = p.function("bounded-indicator", "h", D=D)
    ball.add(Vector(), Vector())
    x = p.vector("x1")
    ball.add(x, Vector())
    return p, losses, ball, x


def online_gradient(n: int, M: Number, D: Number) -> Problem:
    p, losses, ball, x = _losses(n, M, D)
    gamma, regret = D / (M * root(n + 0 * M)), Form()
    for loss in losses:
        regret = regret + loss(x)
        x = ball.prox(x - gamma * loss.gradient(x), gamma).x
    return p.claim(regret)


def regularized_leader(n: int, M: Number, D: Number) -> Problem:
    p, losses, ball, start = _losses(n, M, D)
    eta, regret, x = D / (M * root(n + 0 * M)), Form(), start
    for i, loss in enumerate(losses):
        regret = regret + loss(x)
        if i < n - 1:
            pulls = [p.vector(f"s{i}_{j}") for j in range(i + 2)]  # of the losses so far and of the set
            x = start - eta * sum(pulls[1:], pulls[0])
            for oracle, pull in zip([*losses[: i + 1], ball], pulls, strict=True):
                oracle.add(x, pull)
    return p.claim(regret)


def online_frank_wolfe(n: int, M: Number, D: Number) -> Problem:
    """At n = 3, where the step and the weight of the published choice are rational."""
    if n != 3:
        raise ValueError("the step is irrational unless n is 3")
    p, losses, ball, start = _losses(n, M, D)
    eta, regret, x, total = D / (2 * M), Form(), start, Vector()
    for t, loss in enumerate(losses):
        regret, total = regret + loss(x), total + loss.gradient(x)
        x = ball.add(p.vector(f"v{t}"), -(x - start + eta * total)).x
    return p.claim(regret)
