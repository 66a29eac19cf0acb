"""The set-up of the appendix: which formulas are false in the place of its bounds."""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.mutants.oracle_model import attention
from theorems.han2025.mutants.oracles import Point, above, below
from theorems.han2025.mutants.target import Target, Tree

__all__ = ["TARGETS"]


def _lengths(sizes: tuple[int, ...]) -> list[Point]:
    return [
        {"n": n, "tau": tau, "c1": n * tau, "c2": n * tau / 2}
        for n in sizes
        for tau in (Fraction(1, n), Fraction(1, 2 * n), Fraction(1, n * n))
    ]


def _peak(at: Point) -> float:
    """The attention of an aligned unit head at its own position."""

    return float(attention([[0.0, 1 / float(at["tau"])]], at["n"])[0].max()) * (1 - 1e-7)


def _band(tree: Tree) -> str:
    """Changing one half of the band leaves the other, which fails for every choice of the constants at large n."""
    return "the other half of the band fails at large n" if tree else ""


TARGETS = (
    Target(
        "appendix-a-setup",
        "peak_lower",
        "appendix-a-setup.peak/lower-half",
        "lower",
        True,
        lambda tree: above(tree, _lengths((2, 3, 8, 20)), lambda at: Fraction(1, at["n"])),
        ("1/n", "0"),
        small=("tau",),
        extras=("0", "1/(2*n)", "1/n**2", "tau/c1", "1/(n + 1)", "2/n - 1/n"),
    ),
    Target(
        "appendix-a-setup",
        "peak_upper",
        "appendix-a-setup.peak",
        "upper",
        False,
        lambda tree: below(tree, _lengths((2, 3, 8, 20)), lambda at: 1),
        ("1",),
        extras=("1", "2", "1 - 1/n"),
    ),
    Target(
        "appendix-a-setup",
        "peak_upper",
        "appendix-a-setup.peak/unit-heads",
        "upper",
        False,
        lambda tree: below(tree, _lengths((4, 8, 16)), _peak),
        ("1",),
        extras=("1",),
    ),
    Target("appendix-a-setup", "near_upper", "appendix-a-setup.near", "upper", False, _band, extras=("1",)),
    Target("appendix-a-setup", "near_lower", "appendix-a-setup.near", "lower", False, _band, extras=("0",)),
)
