"""The constants of Appendix A and Lemma 7: formulas that are false, by explicit heads and explicit outputs."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from theorems.han2025.mutants.oracle_model import attained
from theorems.han2025.mutants.oracles import below, differs
from theorems.han2025.mutants.target import Target, Tree

__all__ = ["TARGETS"]

# ------------------------------------------------------------------------------------- appendix A, the constants


def _attained(
    what: str, order: int, sizes: tuple[tuple[int, int], ...], smoothings: tuple[str, ...]
) -> Callable[[Tree], str]:
    """An upper bound, against explicit heads at several temperatures."""

    def oracle(tree: Tree) -> str:

        points = [
            {"n": n, "k": k, "tau": tau, "b": Fraction(b)}
            for n, k in sizes
            for b in smoothings
            for tau in (Fraction(1, n), Fraction(1), Fraction(1, n * n))
        ]
        return below(
            tree,
            points,
            lambda at: attained(what, at["n"], at["k"], str(float(at["b"]))) * float(at["tau"]) ** -order * (1 - 1e-7),
        )

    return oracle


def _one_head_of_many(tree: Tree) -> str:
    """The second derivative of the attention vector is that of one head's share over k, whatever the others do."""

    points = [
        {"n": n, "k": k, "tau": tau, "b": Fraction(1, 100)}
        for n in (4, 8, 64)
        for k in (1, 3, n)
        if k <= n
        for tau in (Fraction(1, n), Fraction(1))
    ]
    return below(
        tree, points, lambda at: attained("second", at["n"], 1, "1.0") / at["k"] / float(at["tau"]) ** 2 * (1 - 1e-7)
    )


_BENT = "(8*k/(3*sqrt(3)) + k**2/sqrt(b))/tau**2"  # proved for the Hessian; of one entry with k for k²
_PRINTED_B = "2*k*(20/tau**2 + 32*k**2/(tau**2*sqrt(b)))"
_SIZES = ((2, 1), (2, 2), (4, 1), (4, 3))
_B = ("0.000001", "1", "1000000")
_CURVED = (
    Target(
        "lemma-6",
        "constant",
        "lemma-14",
        "upper",
        True,
        _attained("hessian", 2, _SIZES, _B),
        (_PRINTED_B, _BENT),
        extras=(f"1001/1000*{_BENT}", f"{_BENT}/10", "k**2/(4*tau**2*sqrt(b))", "k/tau**2"),
    ),
    Target(
        "lemma-14",
        "constant",
        "literal",
        "upper",
        True,
        _attained("hessian", 2, _SIZES, _B),
        (_PRINTED_B, _BENT),
        extras=(f"1001/1000*{_BENT}", f"{_BENT}/10", "k**2/(4*tau**2*sqrt(b))", "k/tau**2"),
    ),
    Target(
        "lemma-14",
        "entry",
        "lemma-14.entry-bound/small-smoothing",
        "upper",
        True,
        _attained("entry", 2, ((4, 1), (4, 3)), ("0.000001", "1", "100")),
        ("20/tau**2 + 32*k**2/(tau**2*sqrt(b))", _BENT),
    ),
    Target(
        "lemma-14",
        "cross",
        "lemma-14.cross-bound",
        "upper",
        True,
        _attained("cross", 2, ((4, 2), (4, 3)), _B),
        ("k/(tau**2*sqrt(b))",),
        extras=("1001/1000*k/(tau**2*sqrt(b))", "k/(10*tau**2*sqrt(b))"),
    ),
    Target(
        "lemma-14",
        "second",
        "lemma-14.second-derivative-bound",
        "upper",
        False,
        _one_head_of_many,
        ("2/(3*sqrt(3)*k*tau**2)",),
        extras=("2/(3*sqrt(3)*k*tau**2)", "1/(20*k*tau**2)", "5/(tau**2*k)"),
    ),
    Target(
        "lemma-14",
        "mixed",
        "lemma-14.mixed-bound",
        "upper",
        True,
        _attained("mixed", 1, ((4, 1), (4, 3)), _B),
        ("2*k**2/(tau*sqrt(b))",),
        extras=("1001/1000*2*k**2/(tau*sqrt(b))", "k**2/(10*tau*sqrt(b))"),
    ),
    Target(
        "lemma-14",
        "coefficient",
        "lemma-14.outer-derivative",
        "equal",
        True,
        lambda tree: differs(tree, [{"q": q} for q in range(1, 9)], lambda at: 8 * at["q"] - 4),
        ("8*q - 4",),
    ),
    Target(
        "lemma-14",
        "inner",
        "lemma-14.inner-derivative",
        "equal",
        True,
        lambda tree: differs(tree, [{"k": k} for k in range(1, 9)], lambda at: Fraction(1, at["k"])),
        ("1/k",),
    ),
    Target(
        "lemma-14",
        "loss_slope",
        "lemma-14.loss-derivative/one-loss",
        "equal",
        True,
        lambda tree: differs(
            tree,
            [{"guess": Fraction(g, 3), "y": y} for g in (-2, 0, 1, 2) for y in (-1, 1)],
            lambda at: 2 * at["guess"] - 2 * at["y"],
        ),
        ("2*guess - 2*y",),
    ),
    Target(
        "lemma-15",
        "constant",
        "literal",
        "upper",
        True,
        _attained("gradient", 1, _SIZES, ("0.000000000001", "1", "1000000")),
        ("2*k*sqrt(k)/tau",),
        extras=("2*k*sqrt(k)/tau", "999/1000*2*k*sqrt(k)/tau", "1001/1000*2*k*sqrt(k)/tau", "2*k**2/tau"),
    ),
    Target(
        "lemma-15",
        "entry",
        "lemma-15.entry-bound",
        "upper",
        True,
        _attained("gradient-entry", 1, _SIZES, ("0.000000000001", "1")),
        ("2*k/tau",),
        extras=("2*k/tau", "999/1000*2*k/tau", "1001/1000*2*k/tau"),
        note="The attack on one entry has fixed heads and few b; this fails between them, or by a thousandth.",
    ),
    Target(
        "lemma-16",
        "constant",
        "small-smoothing",
        "upper",
        True,
        _attained("product", 2, _SIZES, ("0.000001", "0.5")),
        ("sqrt(2*k)*(4*k**3*(20/tau**2 + 32*k**2/(tau**2*sqrt(b))) + (8*k**2/tau)**2)",),
    ),
    Target(
        "lemma-16",
        "output",
        "lemma-16.output-bound/small-smoothing",
        "upper",
        True,
        _attained("output", 0, ((2, 1), (2, 2), (4, 4)), ("0.000001", "0.01")),
        ("4*k**3",),
    ),
)


def _linear(tree: Tree) -> str:
    """Outputs ŷ = 1 - λa: every constant at its least, or larger; the loss then bends by 2λ² beyond the margin."""
    scales = (Fraction(1, 10), Fraction(1), Fraction(10))
    points = [
        {"l1": s * more, "C": s * more, "l2": s * s, "B": extra, "lambda": s}
        for s in scales
        for more in (1, 2)
        for extra in (0, 3)
    ]
    return below(tree, points, lambda at: 2 * at["lambda"] ** 2)


def _bent(tree: Tree) -> str:
    """The same, and outputs that bend by B where ŷ passes 0 with slope √l2: nearly 2(l2 + B) is attained there."""
    points = [
        {"l1": s, "C": s, "l2": s * s, "B": extra}
        for s in (Fraction(1, 10), Fraction(1), Fraction(10))
        for extra in (Fraction(1, 10), Fraction(1), Fraction(30))
    ]
    return _linear(tree) or below(tree, points, lambda at: Fraction(99, 50) * (at["l2"] + at["B"]))


_LETTERS = ("l1", "l2", "B", "C")
_RISK = (
    Target(
        "lemma-7",
        "constant",
        "any-output",
        "upper",
        True,
        _bent,
        ("max(2*l1*C, 2*(l2 + B))",),
        free=_LETTERS,
        extras=("2*l1*C + 2*(l2 + B)", "2*(l1*C + l2 + B)", "2*(l2 + B)", "l1*C + l2 + B"),
    ),
    Target("lemma-7", "case_ii", "lemma-7.case-ii", "upper", True, _linear, ("2*l1*C",), free=_LETTERS),
    Target("lemma-7", "case_iii", "lemma-7.case-iii", "upper", True, _bent, ("2*(l2 + B)",), free=_LETTERS),
    Target(
        "lemma-7", "factor", "lemma-7.loss-to-risk", "upper", True, lambda tree: below(tree, [{}], lambda at: 1), ("1",)
    ),
)

TARGETS = (*_CURVED, *_RISK)
