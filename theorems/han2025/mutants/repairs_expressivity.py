"""Our own formulas on what heads express, in repairs: what is false in their place, by explicit heads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from theorems.han2025.mutants.oracles import below, differs
from theorems.han2025.mutants.target import Target, Tree

__all__ = ["TARGETS"]


def _reach_needed(at: Mapping[str, Any]) -> float:
    """With scores below the peak by reach·τ on the circle: at which reach the peak is 1 - ε, by bisection."""

    n, eps = int(at["n"]), float(at["eps"])
    gaps = (1 - np.cos(2 * np.pi * np.arange(n) / n)) / (1 - np.cos(2 * np.pi / n))
    low, high = 0.0, 200.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if 1 / np.exp(-middle * gaps).sum() >= 1 - eps else (middle, high)
    return low * 0.999


def _margin(which: str) -> Callable[[Tree], str]:
    """The least label times output over all inputs, with the other weights of the repair as they are."""

    def oracle(tree: Tree) -> str:
        points = [
            {"n": n, "k": k, "b": b}
            for n, k in ((2, 1), (3, 3), (4, 2))
            for b in (Fraction(0), Fraction(1, 100), Fraction(100))
        ]
        return below(tree, points, lambda at: _least_that_serves(which, at))

    return oracle


def _least_that_serves(which: str, at: Mapping[str, Any]) -> float:
    """By bisection on the margin of an explicit transformer; nothing smaller by a thousandth serves there."""

    n, k, b = int(at["n"]), int(at["k"]), float(at["b"])
    usual = {"reach": np.log(16 * k * k * n), "sharpness": max(1.0, 8 * k * k * b**0.5), "scale": 2.0}

    def serves(value: float) -> bool:
        reach, sharp, scale = ({**usual, which: value}[name] for name in ("reach", "sharpness", "scale"))
        score = (np.cos(2 * np.pi * np.arange(n) / n) - 1) * reach / (1 - np.cos(2 * np.pi / n))
        weight = np.exp(score) / np.exp(score).sum()
        inputs = (np.arange(2**n)[:, None] >> np.arange(n) & 1).astype(float)
        sums = sum(inputs @ np.roll(weight, shift) for shift in range(k))
        z = sums[:, None] + 0.5 - np.arange(1, k + 1)
        size = (-1.0) ** np.arange(1, k + 1) * (8 * np.arange(1, k + 1) - 4)
        output = 1 + ((z + np.sqrt(z * z + b / sharp**2)) / 2) @ size
        return bool(((-1.0) ** inputs[:, :k].sum(1) * output).min() * scale >= 1)

    low, high = 0.0, usual[which]
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (low, middle) if serves(middle) else (middle, high)
    return low * 0.999


TARGETS = (
    Target(
        "prop-3",
        "repair.reach",
        "repair",
        "upper",
        True,
        _margin("reach"),
        ("log(16*k**2*n)",),
        far=False,
        note="Between what is needed and what is enough nothing is known.",
    ),
    Target(
        "prop-3",
        "repair.sharpness",
        "repair",
        "upper",
        True,
        _margin("sharpness"),
        ("max(1, 8*k**2*sqrt(b))",),
        far=False,
        note="Between what is needed and what is enough nothing is known.",
    ),
    Target(
        "prop-3",
        "repair.scale",
        "repair",
        "upper",
        True,
        _margin("scale"),
        ("2",),
        far=False,
        note="Between what is needed and what is enough nothing is known.",
    ),
    Target(
        "appendix-a-setup",
        "repair.reach",
        "repair",
        "upper",
        True,
        lambda tree: below(
            tree, [{"n": n, "eps": Fraction(1, d)} for n in (2, 3, 8) for d in (10, 100)], _reach_needed
        ),
        ("log((n - 1)/eps)",),
        far=False,
        note="Between what is needed and what is enough nothing is known.",
    ),
    Target(
        "appendix-a-setup",
        "repair.exponent",
        "repair",
        "equal",
        True,
        lambda tree: differs(
            tree,
            [{"r": r, "cosine": Fraction(c, 2), "tau": Fraction(1, 3)} for r in (1, 3) for c in (-2, 0, 1)],
            lambda at: -at["r"] * (1 - at["cosine"]) / at["tau"],
        ),
        ("-r*(1 - cosine)/tau",),
        far=False,
    ),
)
