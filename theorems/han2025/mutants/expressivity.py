"""Expressivity, learning and hard attention: formulas that are false, by exact counts."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb

from theorems.han2025.mutants.oracles import Point, above, differs, evaluate, iterations_fail, network_fails, short
from theorems.han2025.mutants.target import Target, Tree, number_is_at_most

__all__ = ["TARGETS"]

# ----------------------------------------------------------------------------------------- section 3, theorem 5


def _sizes(most: int = 9) -> list[Point]:
    return [{"n": n, "k": k} for n in range(1, most + 1) for k in range(1, n + 1)]


def _weights(tree: Tree) -> str:
    return network_fails(lambda j: evaluate(tree, {"j": j}), lambda j: Fraction(1, 2) - j)


def _offsets(tree: Tree) -> str:
    return network_fails(lambda j: Fraction(8 * j - 4), lambda j: evaluate(tree, {"j": j}))


def _count(right: Callable[[Point], int]) -> Callable[[Tree], str]:
    return lambda tree: differs(tree, _sizes(), right)


def _edges(tree: Tree) -> str:
    """A model with n edges out of its inputs can read all of them, and have risk 0."""
    return above(tree, _sizes(), lambda at: at["n"])


_COUNTED = (
    Target("prop-3", "coefficient", "prop-3.ffnn-formula", "equal", True, _weights, ("8*j - 4",)),
    Target("prop-3", "offset", "prop-3.ffnn-formula", "equal", True, _offsets, ("1/2 - j",)),
    Target(
        "prop-3",
        "ffnn_parameters",
        "prop-3.ffnn-parameters",
        "equal",
        True,
        _count(lambda at: 2 * at["k"] + 2),
        ("2*k + 2",),
    ),
    Target(
        "prop-3",
        "ffnn_parameters",
        "prop-3.ffnn-parameters/edges",
        "equal",
        False,
        _count(lambda at: (at["k"] + 1) ** 2),
        ("(k + 1)**2",),
        extras=("k**2 + 2*k + 1", "(k + 1)*(k + 1)"),
    ),
    Target(
        "prop-3",
        "transformer_parameters",
        "prop-3.transformer-parameters",
        "equal",
        True,
        _count(lambda at: 18 * at["k"] + 2),
        ("18*k + 2",),
    ),
    Target(
        "prop-3",
        "transformer_parameters",
        "prop-3.transformer-parameters/entries",
        "equal",
        False,
        _count(lambda at: 22 * at["k"] + 1),
        ("22*k + 1",),
        extras=("22*k + 1", "1 + 11*k*2"),
    ),
    Target(
        "prop-4",
        "risk",
        "prop-4.missing-edge-risk/at-least",
        "lower",
        True,
        number_is_at_most(1),
        ("1", "0"),
        extras=("0", "999/1000", "1001/1000"),
    ),
    Target(
        "prop-4",
        "edges",
        "prop-4.count",
        "lower",
        True,
        lambda tree: "",
        ("n", "k", "0"),
        extras=("k", "n/k"),
        far=False,
    ),
    Target("rem-9", "risk", "rem-9.lower-bound", "lower", True, number_is_at_most(1), ("1", "0")),
    Target(
        "rem-9", "edges", "rem-9.lower-bound", "lower", True, lambda tree: "", ("n", "k", "0"), extras=("k",), far=False
    ),
    Target(
        "thm-5",
        "iterations",
        "thm-5.iteration-count",
        "upper",
        True,
        iterations_fail,
        ("log(eps)/log(c)",),
        extras=(
            "log(eps)/log(c)",
            "log(1/eps)/log(1/c)",
            "1/(eps*(1 - c))",
            "-log(eps)",
            "-log(eps)/(1 - c)",
            "999/1000*log(eps)/log(c)",
            "1001/1000*log(eps)/log(c)",
            "log(eps)/log(c) - 1/100000",
            "floor(log(eps)/log(c))",
        ),
        lies=(
            ("ceil(-log(eps)/(-log(c))) - 1", "c = 1/2, eps = 1/8: c^3 is 1/8, not less than eps"),
            ("min(log(eps)/log(c), 10000000)", "c = 1 - 10^-9, eps = 1/2 needs 693147181 steps"),
        ),
    ),
)


# ------------------------------------------------------------------------------------------------- hard attention


def _grid(most: int, heads: tuple[int, ...]) -> list[Point]:
    return [{"n": n, "m": m} for n in range(1, most + 1) for m in heads]


def _tail(at: Point) -> Fraction:
    """Pr[Bin(n-1, 1/2) ≥ m]: the exact minimax risk for one and two heads, and 0 for n heads or more."""
    n, m = at["n"], at["m"]
    return Fraction(sum(comb(n - 1, i) for i in range(m, n)), 2 ** (n - 1))


def _hard(tree: Tree) -> str:
    many = [{"n": n, "m": m} for n in range(1, 8) for m in (n, n + 1, 2 * n)]
    return above(tree, [*_grid(40, (1, 2)), *many], _tail)


def _single_bits(tree: Tree) -> str:
    """Parity sets of one bit: the last position of one head is seen with probability 2^(1-n)."""
    return above(tree, _grid(40, (1,)), lambda at: 1 - Fraction(2, 2 ** at["n"]))


def _subset(tree: Tree) -> str:
    """The inputs with a maximising token in every prefix: one head; two with opposite tokens; disjoint prefixes."""

    def size(at: Point) -> Fraction:
        n, m = at["n"], at["m"]
        length = -(-(n - 1) // m) - 1
        if length <= 0:
            return Fraction(0)
        apart = 2**n * (1 - Fraction(1, 2**length)) ** m
        return Fraction(2**n - m * 2 ** (n - length)) if m <= 2 else apart

    return above(tree, _grid(24, (1, 2, 3, 4, 5)), size)


_BOUND_20, _SIZE_20 = "1 - 2*m/2**ceil((n-1)/m)", "2**n - m*2**(n - ceil((n-1)/m) + 1)"


def _final(name: str) -> Callable[[Tree], str]:
    """pair_loss/2 · subset_size/2^n against the bound, with one of the three changed."""

    def oracle(tree: Tree) -> str:
        for at in _grid(30, (1, 2, 3, 4)):
            n, m = at["n"], at["m"]
            power = -(-(n - 1) // m)
            values = {
                "bound": 1 - 2 * m / Fraction(2) ** power,
                "pair_loss": Fraction(2),
                "subset_size": 2**n - m * Fraction(2) ** (n - power + 1),
            }
            changed = evaluate(tree, {symbol: at[symbol] for symbol in ("n", "m")})
            if changed is None or not isinstance(changed, Fraction):
                continue
            values[name] = changed
            share = min(max(values["subset_size"], 0), 2**n) * max(values["pair_loss"], 0) / 2 / 2**n
            if values["bound"] > share:
                return "n = {n}, m = {m}: {short} is less than {short_2}".format(
                    n=n, m=m, short=short(share), short_2=short(values["bound"])
                )
        return ""

    return oracle


_HARD = (
    Target(
        "cor-20",
        "bound",
        "literal",
        "lower",
        True,
        _hard,
        ("0",),
        extras=(
            "1 - m/2**(n-1)",
            "1 - 2*m/2**((n-1)/m)",
            "max(0, 1 - 2*m/2**ceil((n-1)/m))",
            "0",
            "1 - 2*m/2**ceil((n-1)/m) + 1/2**(n + 1000)",
            "1 - m**2/n",
        ),
    ),
    Target("cor-20", "bound", "every-size", "lower", True, _single_bits, ("0",), extras=("1 - 2/2**n",)),
    Target(
        "cor-20",
        "subset_size",
        "cor-20.count/at-least",
        "lower",
        True,
        _subset,
        ("0",),
        extras=("2**n - m*2**(n - ceil((n-1)/m) + 2)", "2**n - m*2**(n - ceil((n-1)/m) + 1) + 1", "0"),
    ),
    Target(
        "cor-20",
        "pair_loss",
        "cor-20.pair-loss",
        "lower",
        True,
        number_is_at_most(2),
        ("2", "0"),
        extras=("0", "1", "2.001"),
    ),
    Target("cor-20", "bound", "cor-20.final", "lower", True, _final("bound"), ("0",)),
    Target("cor-20", "subset_size", "cor-20.final", "upper", True, _final("subset_size")),
    Target("cor-20", "pair_loss", "cor-20.final", "upper", True, _final("pair_loss"), ("2",)),
)

TARGETS = (*_COUNTED, *_HARD)
