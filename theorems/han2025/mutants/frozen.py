"""Theorem 11 and Remark 12: formulas that are false, by explicit heads, explicit counts and explicit sequences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from theorems.han2025.mutants.oracles import Point, above, below, bits, evaluate, real, short
from theorems.han2025.mutants.target import Target, Tree

__all__ = ["TARGETS"]

_NORMS = (Fraction(1, 100), Fraction(1), Fraction(10))


def _prefix(n: int, m: int) -> int:
    return -(-(n - 1) // m) - 1


def _threshold(n: int, m: int) -> int:
    return -(-n // (5 * m))


def _pairs(most: int = 40, heads: tuple[int, ...] = (1, 2, 3, 5)) -> list[Point]:
    """Sizes at which the subset of inputs is not empty."""
    return [{"n": n, "m": m} for m in heads for n in range(2, most + 1) if _threshold(n, m) <= _prefix(n, m)]


def _with_norms(norms: Callable[[int, int], tuple[Fraction, ...]], least: int = 2) -> list[Point]:
    sizes = [(n, m) for n in (*range(least, 13), 40, 100) for m in (1, 2, 3)]
    return [{"n": n, "m": m, "norm": norm} for n, m in sizes for norm in norms(n, m)]


def _reader(tree: Tree) -> str:
    """Arbitrary embeddings: every parity set has risk 0 at every norm, however small."""
    return above(tree, _with_norms(lambda n, m: _NORMS), lambda at: 0)


def _bounded(tree: Tree) -> str:
    """The output 0 has risk 1 at every norm; and weights of product 1000 read up to four bits from one head."""
    large = [{"n": n, "m": 1, "norm": Fraction(1000)} for n in (2, 3, 4)]
    everywhere = _with_norms(lambda n, m: (Fraction(0), Fraction(n, 5 * m * m), Fraction(10 * n), Fraction(1000 * n)))
    return above(tree, everywhere, lambda at: 1) or above(tree, large, lambda at: 0)


def _inside(n: int, m: int) -> tuple[Fraction, ...]:
    """Norms of the charitable reading: 5m²‖α‖‖β‖ ≤ n."""
    return tuple(Fraction(n, 5 * m * m) * share for share in (0, Fraction(1, 100), Fraction(1, 2), 1))


def _charitable(tree: Tree) -> str:
    """The output 0 has risk 1; at norm 0 nothing else is possible."""
    return above(tree, _with_norms(_inside), lambda at: 1)


def _peaks(times: int) -> Callable[[Tree], str]:
    """⌈n/(5m)⌉ maximisers of equal score, all others far below: p comes as close to 1/(t + 1) as one likes."""
    return lambda tree: below(tree, _pairs(), lambda at: Fraction(times, _threshold(at["n"], at["m"]) + 1))


def _zero_output(tree: Tree) -> str:
    """Two outputs 0 cost 2."""
    points = _with_norms(lambda n, m: (Fraction(0), Fraction(3 * n, 5 * m * m), Fraction(100 * n)))
    return above(tree, points, lambda at: 2)


def _equal_margins(tree: Tree) -> str:
    """Two outputs D apart with equal margins cost 2(1 - D/2)², D = 10m²‖α‖‖β‖/n."""
    return above(tree, _with_norms(_inside), lambda at: 2 * (1 - at["norm"] * 5 * at["m"] ** 2 / at["n"]) ** 2)


def _outside(at: Point) -> Fraction:
    """Disjoint prefixes: the inputs for which some head has too few maximisers."""
    n, m = at["n"], at["m"]
    share = Fraction(bits(_prefix(n, m), _threshold(n, m)), 2 ** _prefix(n, m))
    return 2**n * (1 - (1 - share) ** m)


def _complement(tree: Tree) -> str:
    return below(tree, _pairs(60), _outside)


def _share(tree: Tree) -> str:
    """At norm 0 the bound is the first factor; it must be at most the share of the subset, for one head exactly."""
    points = [{**at, "norm": Fraction(0)} for at in _pairs(60, (1,))]
    return above(tree, points, lambda at: max(Fraction(0), 1 - _outside(at) / 2 ** at["n"]))


# ---------------------------------------------------------------------------------------------------- Remark 12


def _sequences(all_heads: bool) -> Iterator[list[Point]]:
    """Sequences with m²‖α‖‖β‖ = o(n); those with weights that do not vanish come first."""
    roots = (4, 8, 16)  # n is a fourth power
    yield [{"n": r**4, "m": 1, "norm": Fraction(r**2)} for r in roots]
    yield [{"n": r**4, "m": r, "norm": Fraction(1)} for r in roots]
    if all_heads:
        yield [{"n": r**4, "m": r**4, "norm": Fraction(1, r**8)} for r in roots]
        yield [{"n": r**4, "m": r**8, "norm": Fraction(1, r**16)} for r in roots]


def _limit(all_heads: bool) -> Callable[[Tree], str]:
    """Does the formula fail to tend to 0?  Along a sequence its size does not shrink."""

    def oracle(tree: Tree) -> str:
        for points in _sequences(all_heads):
            values: list[Any] = [evaluate(tree, at) for at in points]
            if None in values:
                continue
            first, last = abs(real(values[0])), abs(real(values[-1]))
            if 100 * last > 1 and 2 * last >= first:
                at = points[-1]
                return "at n = {n}, m = {m} it is {short}".format(n=at["n"], m=at["m"], short=short(last))
        return ""

    return oracle


_BOUND = "(1 - 2*m/2**ceil((n-1)/(5*m)))*(1 - norm*5*m**2/n)**2"
TARGETS = (
    Target("thm-11", "bound", "literal", "lower", False, _reader, ("0",), extras=("0", "-1")),
    Target("thm-11", "bound", "bounded-embeddings", "lower", False, _bounded, ("0",), extras=("0", "1", "1/2")),
    Target(
        "thm-11",
        "bound",
        "charitable",
        "lower",
        True,
        _charitable,
        ("0",),
        extras=(
            "(1 - 2*m/2**ceil((n-1)/(5*m)))*(1 - norm*5*m/n)**2",
            "0",
            f"{_BOUND}/2",
            "1 - norm",
            "1",
            "(1 + 2*m/2**ceil((n-1)/(5*m)))*(1 - norm*5*m**2/n)**2",
        ),
    ),
    Target(
        "thm-11",
        "attention_cap",
        "thm-11.attention-cap",
        "upper",
        True,
        _peaks(1),
        ("1/(n/(5*m) + 1)", "5*m/n"),
        extras=("1/(ceil(n/(5*m)) + 1)", "999/1000/(ceil(n/(5*m)) + 1)"),
    ),
    Target(
        "thm-11",
        "delta_other",
        "thm-11.delta-gamma-other",
        "upper",
        True,
        _peaks(1),
        ("5*m/n",),
        extras=("1/(ceil(n/(5*m)) + 1)", "999/1000/(ceil(n/(5*m)) + 1)"),
    ),
    Target(
        "thm-11",
        "delta_p",
        "thm-11.delta-gamma-p",
        "upper",
        True,
        _peaks(1),
        ("5*m/n",),
        extras=("1/(ceil(n/(5*m)) + 1)", "999/1000/(ceil(n/(5*m)) + 1)"),
    ),
    Target(
        "thm-11",
        "change",
        "thm-11.change-bound/absolute",
        "upper",
        True,
        _peaks(2),
        ("10*m/n",),
        extras=("2/(ceil(n/(5*m)) + 1)", "999/1000*2/(ceil(n/(5*m)) + 1)", "10*m/n", "9*m/n"),
    ),
    Target("thm-11", "pair", "thm-11.pair-loss", "lower", False, _zero_output, ("0",), extras=("0", "2.001")),
    Target(
        "thm-11",
        "pair",
        "thm-11.pair-loss/positive-part",
        "lower",
        True,
        _equal_margins,
        ("0",),
        extras=("0", "2*(1 - norm*4*m**2/n)**2", "(1 - norm*5*m**2/n)**2", "2 - norm*20*m**2/n"),
    ),
    Target(
        "thm-11",
        "complement",
        "thm-11.complement-count/ends",
        "upper",
        True,
        _complement,
        ("m*16**ceil(n/(5*m))*2**(n - ceil((n-1)/m) + 1)", "2**n"),
        extras=("2**n", "2**(n-1)", "m*2**n"),
    ),
    Target("thm-11", "bound", "thm-11.final/exact-count", "lower", True, _share, ("0",)),
    Target("rem-12", "first", "rem-12.limit-first-factor", "limit", False, _limit(True), extras=("m/n", "1/n")),
    Target(
        "rem-12",
        "first",
        "rem-12.limit-first-factor/weights-bounded-below",
        "limit",
        True,
        _limit(False),
        note="A rounding that grows with the size is left alone, so the limit is not known to us.",
    ),
    Target(
        "rem-12",
        "second",
        "rem-12.limit-second-factor",
        "limit",
        True,
        _limit(True),
        extras=("norm*m**2/n", "norm*m**2", "norm*m/n", "m/n", "1/10"),
    ),
)
