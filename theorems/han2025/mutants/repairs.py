"""Our own formulas on smoothness, in repairs and readings: what is false in their place, by explicit heads."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from theorems.han2025.mutants.constants import _attained, _bent, _one_head_of_many
from theorems.han2025.mutants.oracles import above, below, differs
from theorems.han2025.mutants.target import Target, Tree

__all__ = ["TARGETS"]

_SIZES = ((2, 1), (2, 2), (4, 1), (4, 3))
_B = ("0.000001", "1", "1000000")
_BENT = "(8*k/(3*sqrt(3)) + k**2/sqrt(b))/tau**2"
_PRODUCT = "((2*k - 1 + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau**2"
_LOSS = "2*((2*k + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau**2"
_COMPONENT = "4*k**3*(20/tau**2 + 32*k**2/(tau**2*sqrt(b))) + (8*k**2/tau)**2"


def _number_at_most(most: Fraction) -> Callable[[Tree], str]:
    return lambda tree: above(tree, [{}], lambda at: most)


def _with_relu(oracle: Callable[[Tree], str]) -> Callable[[Tree], str]:
    """The statement includes b = 0: a formula must have a value there, and not a negative one."""
    points = [{"n": 2, "k": 1, "tau": Fraction(1), "b": Fraction(0)}]
    return lambda tree: below(tree, points, lambda at: 0) or oracle(tree)


def _gradient_multiple(tree: Tree) -> str:
    """c·k^(3/2)/τ serves all sizes from c = 2 on, and nothing below serves n = 2, k = 1, b → 0."""
    return differs(tree, [{}], lambda at: Fraction(2))


def _slope(tree: Tree) -> str:
    """k|f'(k)| at b = 0 is 4k², and comes as near as one likes for small b."""
    points = [
        {"n": k, "k": k, "tau": tau, "b": Fraction(1, 10**12)} for k in (1, 2, 3, 8) for tau in (1, Fraction(1, k))
    ]
    return below(tree, points, lambda at: 4 * at["k"] ** 2 * (1 - 1e-6))


def _sum_of_eleven(tree: Tree) -> str:
    """As a quantity the sum is what is printed; it only has to stay above 5/(τ²k²) somewhere to keep its verdict."""
    points = [{"n": n, "k": k, "tau": Fraction(1), "b": Fraction(1)} for n in range(1, 9) for k in range(1, n + 1)]
    return above(tree, points, lambda at: Fraction(5, at["k"] ** 2))


_EVERY_TAU: dict[str, Any] = {"small": ("c", "eps"), "free": ("tau", "b", "c1", "c2")}  # the repairs say τ > 0

TARGETS = (
    Target(
        "lemma-6",
        "repair.constant",
        "repair",
        "upper",
        True,
        _attained("hessian", 2, _SIZES, _B),
        (_BENT,),
        **_EVERY_TAU,
    ),
    Target(
        "lemma-6",
        "repair.least",
        "repair",
        "upper",
        True,
        lambda tree: below(tree, [{}], lambda at: 2),
        ("2",),
        far=False,
        note="A number of positions that is no whole number says nothing.",
    ),
    Target(
        "lemma-14",
        "repair.constant",
        "repair",
        "upper",
        True,
        _attained("hessian", 2, _SIZES, _B),
        (_BENT,),
        extras=(f"1001/1000*{_BENT}", f"{_BENT}/10", "k**2/(4*tau**2*sqrt(b))", "k/tau**2"),
        **_EVERY_TAU,
    ),
    Target(
        "lemma-14",
        "repair.first",
        "repair",
        "lower",
        True,
        _number_at_most(Fraction(8, 5)),
        ("4/(3*sqrt(3))",),
        far=False,
        note="Between the least coefficient and ours nothing is known.",
    ),
    Target(
        "lemma-14",
        "repair.second",
        "repair",
        "lower",
        True,
        _number_at_most(Fraction(1)),
        ("1/2",),
        far=False,
        note="Between the least coefficient and ours nothing is known.",
    ),
    Target(
        "lemma-14",
        "second_one",
        "lemma-14.second-derivative-bound/one-factor",
        "upper",
        True,
        _one_head_of_many,
        ("2/(3*sqrt(3)*k*tau**2)",),
        note="No search is made in this reading.",
    ),
    Target("lemma-14", "slope", "lemma-14.slope-bound", "upper", True, _slope, ("4*k**2",)),
    Target("lemma-14", "sum", "lemma-14.second-derivative-sum", "lower", False, _sum_of_eleven, ("0",)),
    Target(
        "lemma-14",
        "minus",
        "lemma-14.softmax-derivative-13/sign-corrected",
        "equal",
        True,
        lambda tree: differs(tree, [{}], lambda at: -1),
        ("-1",),
        far=False,
        note="A factor that is not the right one is left open.",
    ),
    Target(
        "lemma-14",
        "ceiling",
        "lemma-14.entry-bound/small-smoothing",
        "lower",
        True,
        lambda tree: "",
        ("10**6",),
        far=False,
    ),
    Target(
        "lemma-15",
        "repair.constant",
        "repair",
        "upper",
        True,
        _with_relu(_attained("gradient", 1, _SIZES, ("0.000000000001", "1", "1000000"))),
        ("2*k*sqrt(k)/tau",),
        **_EVERY_TAU,
    ),
    Target("lemma-15", "repair.shape", "repair", "equal", True, lambda tree: "", ("k*sqrt(k)/tau",), far=False),
    Target("lemma-15", "repair.best", "repair", "equal", True, _gradient_multiple, ("2",), far=False),
    Target(
        "lemma-16",
        "component",
        "lemma-16.entry-bound/moderate-smoothing",
        "upper",
        True,
        lambda tree: "",
        (_COMPONENT,),
    ),
    Target("lemma-16", "small", "small-smoothing", "lower", True, lambda tree: "", ("1",), far=False),
    Target("lemma-16", "located", "located", "lower", True, _number_at_most(Fraction(17863)), ("17860",), far=False),
    Target(
        "lemma-16",
        "output_ceiling",
        "lemma-16.output-bound/small-smoothing",
        "lower",
        True,
        _number_at_most(Fraction(15, 4)),
        ("15/4",),
        far=False,
    ),
    Target(
        "lemma-16",
        "moderate",
        "lemma-16.entry-bound/moderate-smoothing",
        "lower",
        True,
        lambda tree: "",
        ("2000",),
        far=False,
    ),
    Target(
        "lemma-16",
        "repair.constant",
        "repair",
        "upper",
        True,
        _attained("product", 2, _SIZES, ("0.000001", "0.5")),
        (_PRODUCT,),
        **_EVERY_TAU,
    ),
    Target(
        "lemma-7",
        "ceiling",
        "printed-small-smoothing",
        "lower",
        True,
        _number_at_most(Fraction(402000)),
        ("17860",),
        far=False,
        note="Between 17 860 and 402 000 the risk was not decided.",
    ),
    Target("lemma-7", "repair.constant", "repair", "upper", True, lambda tree: "", (_LOSS,), **_EVERY_TAU),
    Target("lemma-7", "repair.enough", "repair", "upper", True, _bent, ("2*(l2 + B)",), free=("l1", "l2", "B", "C")),
)
