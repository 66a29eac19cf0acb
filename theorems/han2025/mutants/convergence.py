"""Lemmas 8 and 17 to 19: formulas that are false, by explicit heads and inputs."""

from __future__ import annotations

import functools
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from theorems.han2025.mutants.oracle_model import attention, risk_and_slope
from theorems.han2025.mutants.oracles import Point, above, below, evaluate
from theorems.han2025.mutants.target import Target, Tree, number_is_at_most
from verify.statement.formula import read_formula

__all__ = ["TARGETS"]


def _at(n: int, k: int, tau: Fraction, share: Fraction = Fraction(1, 2)) -> dict[str, Any]:
    """A point of the appendix: c1 = nτ and c2 a share of it."""
    return {"n": n, "k": k, "tau": tau, "c1": n * tau, "c2": n * tau * share}


def _many(sizes: tuple[tuple[int, int], ...]) -> list[Point]:
    return [
        _at(n, k, tau, share)
        for n, k in sizes
        for tau in (Fraction(1, n), Fraction(1, n * n), Fraction(1, 3 * n))
        for share in (Fraction(1, 2), Fraction(1, 1000))
    ]


def _zero(sizes: tuple[tuple[int, int], ...]) -> Callable[[Tree], str]:
    """A lower bound of something that is exactly zero at these sizes."""
    return lambda tree: above(tree, _many(sizes), lambda at: 0)


# k = n and the parity set of all bits: a turn of the circle maps it to itself, so zero heads are stationary, and the
# smoothing leaves a positive risk; likewise every second bit of an even circle
_SYMMETRIC = ((2, 2), (3, 3), (4, 4), (4, 2), (6, 3), (6, 2), (8, 4), (5, 5))
_PRINTED = {"mu1": "2*c2**2/(n**2*k**2)", "mu2": "64*k**2*c2**2/n**2", "mu": "min(64*mu1, mu2)/2**(n + 1)"}


def _composed(name: str, at: Point, tree: Tree) -> Any:
    """μ with one of its three formulas changed."""

    letters = ("n", "k", "tau", "c1", "c2", "mu1", "mu2")
    trees = {key: read_formula(text, letters).tree for key, text in _PRINTED.items()}
    trees[name] = tree
    parts = {key: evaluate(trees[key], at) for key in ("mu1", "mu2")}
    if None in parts.values():
        return None
    return evaluate(trees["mu"], {"n": at["n"], "k": at["k"], **parts})


def _stationary(name: str) -> Callable[[Tree], str]:
    """½‖∇L‖² = 0 < L at symmetric heads: no positive μ."""

    def oracle(tree: Tree) -> str:
        for at in _many(_SYMMETRIC):
            value = _composed(name, at, tree)
            if value is not None and value > 0:
                return "n = {n}, k = {k}: mu is positive, the gradient vanishes and the risk does not".format(
                    n=at["n"], k=at["k"]
                )
        return ""

    return oracle


def _ratio_at(name: str, n: int, k: int, tau: Fraction, ratio: Callable[[], float]) -> Callable[[Tree], str]:
    """½‖∇L‖²/L at explicit heads, against μ at c2 = 1/2."""

    def oracle(tree: Tree) -> str:
        at = {"n": n, "k": k, "tau": tau, "c1": n * tau, "c2": Fraction(1, 2)}
        value = _composed(name, at, tree)
        return f"n = {n}, k = {k}: the ratio is {ratio():.3g}" if value is not None and value > 1.001 * ratio() else ""

    return oracle


@functools.cache
def _neighbours() -> float:
    """Unit heads on bits 4 and 5 of 8, parity set {1, 2}, τ = 1/8, b = 1/100."""

    heads = [[np.sin(2 * np.pi * p / 8), np.cos(2 * np.pi * p / 8)] for p in (4, 5)]
    risk, squared = risk_and_slope(8, 1 / 8, 0.01, heads, (1, 2))
    return squared / 2 / risk


def _inference(tree: Tree) -> str:
    """½·min(64μ1, μ2)/2^n is all that follows: one sample with a loss, and exactly that much gradient."""
    points = [
        {"n": n, "k": k, "mu1": Fraction(a, 64), "mu2": Fraction(b)}
        for n, k in ((1, 1), (2, 1), (5, 3), (9, 2))
        for a in (1, 7, 100)
        for b in (1, 7, 100)
    ]
    return above(tree, points, lambda at: min(64 * at["mu1"], at["mu2"]) / Fraction(2 ** (at["n"] + 1)))


def _product(other: int) -> Callable[[Tree], str]:
    """The two factors of (7) must multiply to 64."""
    return lambda tree: below(tree, [{}], lambda at: Fraction(64, other))


def _display(n: int, unit: bool) -> tuple[float, float]:
    """Lemma 18 at a head on position 1 and a single one opposite: the bracket as printed, and the last line."""

    angle = 2 * np.pi / n
    gammas, u = attention([[np.sin(angle) * n, np.cos(angle) * n]] if unit else [[0.0, 0.0]], n)
    gamma, p = gammas[0], n // 2
    others = [j for j in range(n) if j != p]
    bracket = gamma[p] * (1 - gamma[p]) * u[p] + sum(gamma[p] * gamma[j] * u[j] for j in others)
    last = gamma[p] ** 2 * sum(gamma[j] ** 2 * (2 + 2 * float(u[j] @ u[p])) for j in others)
    return float(bracket @ bracket), float(last)


def _far(which: int) -> Callable[[Tree], str]:
    point = [{"n": 8, "k": 1, "tau": Fraction(1, 8), "c1": Fraction(1), "c2": Fraction(1, 2)}]
    return lambda tree: above(tree, point, lambda at: 1.001 * _display(8, True)[which])


_LOWER = ("0", "-1", "-c2**2")
_EVEN = ((4, 1), (4, 2), (6, 1), (8, 3))  # zero heads, every second bit one: no gradient
_ODD = ((1, 1), (2, 1), (3, 3), (5, 1), (8, 3), (9, 9))  # the zero input has a loss, and no gradient
_ANY = ((1, 1), (2, 2), (4, 2), (8, 3), (9, 9))  # the input of ones has no gradient at all

_PL = tuple(
    Target("lemma-8", name, unit, "lower", False, oracle(name), ("0",), extras=("0", "-1"))
    for unit, oracle in (
        ("literal", _stationary),
        ("appendix-bounds", lambda name: _ratio_at(name, 8, 2, Fraction(1, 8), _neighbours)),
    )
    for name in ("mu", "mu1", "mu2")
)
_PARTS = (
    Target("lemma-8", "mu1", "lemma-8.part-ii-attention", "lower", False, _zero(_EVEN), ("0",), extras=_LOWER),
    Target("lemma-8", "mu2", "lemma-8.part-iii", "lower", False, _zero(_ODD), ("0",), extras=_LOWER),
    Target(
        "lemma-8",
        "slope",
        "lemma-8.part-ii-output",
        "lower",
        False,
        number_is_at_most(0),
        ("0",),
        extras=("0", "1/1000", "1/1000000000"),
    ),
    Target(
        "lemma-8",
        "slope",
        "lemma-8.part-ii-output/relu",
        "lower",
        True,
        number_is_at_most(16),
        ("16", "0"),
        extras=("16.001", "15.999", "sqrt(256)", "sqrt(257)"),
    ),
    Target("lemma-8", "slope", "lemma-8.assembly", "upper", True, _product(4), ("16",), extras=("sqrt(257)",)),
    Target(
        "lemma-8",
        "loss_factor",
        "lemma-8.part-ii-loss",
        "lower",
        True,
        number_is_at_most(4),
        ("4", "0"),
        extras=("4.001", "3.999", "sqrt(17)"),
    ),
    Target("lemma-8", "loss_factor", "lemma-8.assembly", "upper", True, _product(16), ("4",)),
    Target(
        "lemma-8",
        "mu",
        "lemma-8.mu",
        "lower",
        True,
        _inference,
        ("min(64*mu1, mu2)/2**(n + 1)", "0"),
        extras=("0", "min(64*mu1, mu2)/2**(n + 2)", "mu1*mu2/2**n", "min(32*mu1, mu2)/2**(n + 1)"),
    ),
    Target("lemma-18", "bound", "literal", "lower", False, _zero(_EVEN), ("0",), extras=_LOWER),
    Target("lemma-18", "bound", "appendix-bounds", "lower", False, _far(0), ("0",), extras=_LOWER),
    Target("lemma-18", "bound", "derivative", "lower", False, _zero(_ANY), ("0",), extras=_LOWER),
    Target("lemma-18", "bound", "lemma-18.final", "lower", False, _far(1), ("0",), extras=_LOWER),
    Target(
        "lemma-18", "bound", "truncated", "lower", True, lambda tree: "", ("2*c2**2*tau**2/n**2", "0"), extras=_LOWER
    ),
    Target("lemma-19", "bound", "literal", "lower", False, _zero(_ODD), ("0",), extras=_LOWER),
)

TARGETS = (*_PL, *_PARTS)
