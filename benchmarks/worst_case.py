"""Worst cases beside PEPit: ours with both ends exact, certified and checked; theirs a float.

The rival runs where it is installed (the ``bench`` extra), in the same process and with the same solver.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from benchmarks.timing import median_seconds

__all__ = ["CASES", "worst_case_rows"]

Row = tuple[str, str, str, float, float]
CASES: tuple[tuple[str, str, str, dict[str, Any]], ...] = (  # claim, their example, its function, sizes
    (
        "gd-value",
        "unconstrained_convex_minimization.gradient_descent",
        "wc_gradient_descent",
        {"n": 5, "L": "1", "gamma": "1"},
    ),
    (
        "gd-line-search",
        "unconstrained_convex_minimization.gradient_exact_line_search",
        "wc_gradient_exact_line_search",
        {"n": 2, "L": "1", "mu": "1/10"},
    ),
    (
        "gd-nonconvex",
        "nonconvex_optimization.gradient_descent",
        "wc_gradient_descent",
        {"n": 5, "L": "1", "gamma": "1"},
    ),
    ("prox-point", "unconstrained_convex_minimization.proximal_point", "wc_proximal_point", {"n": 4, "gamma": "3"}),
    (
        "prox-gradient",
        "composite_convex_minimization.proximal_gradient",
        "wc_proximal_gradient",
        {"n": 2, "L": "1", "mu": "1/10", "gamma": "1"},
    ),
    ("halpern", "fixed_point_problems.halpern_iteration", "wc_halpern_iteration", {"n": 5}),
    (
        "resolvent",
        "monotone_inclusions_variational_inequalities.proximal_point",
        "wc_proximal_point",
        {"n": 5, "alpha": "2"},
    ),
    (
        "bregman-prox",
        "composite_convex_minimization.bregman_proximal_point",
        "wc_bregman_proximal_point",
        {"n": 4, "gamma": "3"},
    ),
    (
        "triple-momentum",
        "unconstrained_convex_minimization.triple_momentum",
        "wc_triple_momentum",
        {"n": 3, "L": "1", "mu": "1/9"},
    ),
    ("saga", "stochastic_and_randomized_convex_minimization.saga", "wc_saga", {"n": 2, "L": "1", "mu": "1/10"}),
)


def _ours(claim: str, size: dict[str, Any]) -> Callable[[], None]:
    from numerics.worst_case import WorstCase, certificate
    from theorems.published_rates.methods import METHODS
    from theorems.published_rates.table import rates
    from verify import checker
    from verify.statement.formula import read_formula

    rate = next(rate for rate in rates() if rate.id == claim)
    sizes = {name: Fraction(v) if isinstance(v, str) else v for name, v in size.items()}
    tau = read_formula(rate.rate, rate.symbols).exact(sizes)

    def run() -> None:
        worst = WorstCase(METHODS[rate.method](**sizes))
        proof, found = worst.upper(tau), worst.lower(tau, strictly=False)
        if proof is None:
            raise RuntimeError(f"{claim}: not proved")
        checker.establish(certificate.bound(worst.problem, proof))
        if found is not None:
            checker.establish(certificate.instance(worst.problem, found, tau, strictly=False))

    return run


def worst_case_rows() -> list[Row]:
    """One row a case; none where PEPit is not installed."""
    rows: list[Row] = []
    for claim, module, name, size in CASES:
        try:
            theirs = getattr(importlib.import_module(f"PEPit.examples.{module}"), name)
        except ModuleNotFoundError:
            return []
        floats = {key: float(Fraction(v)) if isinstance(v, str) else v for key, v in size.items()}

        def instead(theirs: Any = theirs, floats: dict[str, Any] = floats) -> None:
            theirs(**floats, wrapper="cvxpy", solver="CLARABEL", verbose=-1)

        ours = _ours(claim, size)
        ours()
        instead()
        rows.append(
            (
                f"worst case of {claim} at {', '.join(f'{k} = {v}' for k, v in size.items())}",
                "both ends exact, certificates checked",
                "PEPit, a float",
                median_seconds(ours, 5),
                median_seconds(instead, 5),
            )
        )
    return rows
