"""Semidefinite programs in floating point: they propose, nothing here decides.

Every form is a row (constant, values, products), the products as a symmetric matrix in the scaled triangle of the
solver.  The program of the multipliers is solved once; its own multipliers are the worst instance.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import clarabel
import numpy as np
from scipy import sparse

from numerics.worst_case.forms import Form
from numerics.worst_case.problem import Problem

__all__ = ["Proposal", "Rows", "instance_with_margin", "multipliers_with_margin", "propose"]

Array = np.ndarray[Any, Any]
TOLERANCE = 1e-11  # of the solver


@dataclass(frozen=True)
class Rows:
    """The forms of a problem as arrays: conditions, goals, equalities (in this order) and the scale."""

    table: Array  # one row a form
    scale: Array
    conditions: int
    goals: int
    values: int  # number of function values
    size: int  # number of basis vectors

    @staticmethod
    def of(problem: Problem, forms: list[Form]) -> Rows:
        return Rows(
            np.array([_row(problem, form) for form in forms]),
            _row(problem, problem.scale),
            len(forms) - len(problem.goals) - len(problem.equal),
            len(problem.goals),
            len(problem.values),
            len(problem.vectors),
        )

    @property
    def signed(self) -> int:
        return self.conditions + self.goals


def _row(problem: Problem, form: Form) -> Array:
    values = {name: i for i, name in enumerate(problem.values)}
    vectors = {name: i for i, name in enumerate(problem.vectors)}
    size = len(vectors)
    row = np.zeros(1 + len(values) + size * (size + 1) // 2)
    row[0] = float(form.constant)
    for name, value in form.values.items():
        row[1 + values[name]] = float(value)
    for (a, b), value in form.products.items():
        i, j = sorted((vectors[a], vectors[b]))
        row[1 + len(values) + j * (j + 1) // 2 + i] += float(value) * (1 if i == j else math.sqrt(0.5))
    return row


def matrix(triangle: Array, size: int) -> Array:
    """The symmetric matrix of a scaled triangle."""
    result = np.zeros((size, size))
    for j in range(size):
        for i in range(j + 1):
            result[i, j] = result[j, i] = triangle[j * (j + 1) // 2 + i] * (1 if i == j else math.sqrt(0.5))
    return result


def _identity(size: int) -> Array:
    row = np.zeros(size * (size + 1) // 2)
    row[[j * (j + 1) // 2 + j for j in range(size)]] = 1
    return row


@dataclass(frozen=True)
class Proposal:
    tau: float
    multipliers: Array  # of conditions, goals, equalities
    gram: Array
    values: Array


def _solve(cost: Array, parts: list[tuple[Any, Array, Array]], tolerance: float = TOLERANCE) -> Any | None:
    """min cost·x with right - left x in each cone; None unless the solver is content."""
    left = sparse.csc_matrix(np.vstack([part[1] for part in parts]))
    right = np.concatenate([part[2] for part in parts])
    settings = clarabel.DefaultSettings()
    settings.verbose, settings.max_iter, settings.max_threads = False, 200, 1
    settings.tol_gap_abs = settings.tol_gap_rel = settings.tol_feas = tolerance
    none = sparse.csc_matrix((len(cost), len(cost)))
    found = clarabel.DefaultSolver(none, cost, left, right, [part[0] for part in parts], settings).solve()
    usable = {"Solved", "AlmostSolved", "InsufficientProgress", "MaxIterations"}
    return found if str(found.status) in usable and np.all(np.isfinite(found.x)) else None


def propose(rows: Rows, tolerance: float = TOLERANCE) -> Proposal | None:
    """The least tau with tau·scale - Σ multiplier·form = a psd form, and the instance that it is tight on."""
    count, n = len(rows.table), rows.values
    left = np.column_stack([rows.scale, -rows.table.T])  # of (tau, multipliers): what remains
    cost = np.zeros(1 + count)
    cost[0] = 1
    weights = np.zeros((1, 1 + count))
    weights[0, 1 + rows.conditions : 1 + rows.signed] = 1
    equalities = np.vstack([weights, left[1 : 1 + n]])
    signs = np.vstack([-np.eye(1 + count)[1 : 1 + rows.signed], -left[:1]])
    parts = [
        (clarabel.ZeroConeT(1 + n), equalities, np.concatenate([[1.0], np.zeros(n)])),
        (clarabel.NonnegativeConeT(len(signs)), signs, np.zeros(len(signs))),
        (clarabel.PSDTriangleConeT(rows.size), -left[1 + n :], np.zeros(len(left) - 1 - n)),
    ]
    found = _solve(cost, parts, tolerance)
    if found is None:
        return None
    x, z = np.array(found.x), np.array(found.z)
    return Proposal(x[0], x[1:], matrix(z[1 + n + len(signs) :], rows.size), -z[1 : 1 + n])


def multipliers_with_margin(rows: Rows, tau: float, *, inside: bool = True) -> tuple[float, Array] | None:
    """Multipliers for this tau, as far inside as they go: the largest t with remainder >= t·identity, all >= t.

    Where there is no inside: any, which an interior-point solver takes from the middle of the face that they form.
    """
    count, n = len(rows.table), rows.values
    cost = np.zeros(1 + count)
    cost[0] = -1
    weights = np.zeros((1, 1 + count))
    weights[0, 1 + rows.conditions : 1 + rows.signed] = 1
    left = np.column_stack([np.zeros(rows.table.shape[1]), rows.table.T])
    equalities = np.vstack([weights, left[1 : 1 + n]])
    signs = -np.eye(1 + count)[1 : 1 + rows.signed]
    signs[:, 0] = 1
    cap = np.eye(1 + count)[:1]
    left[0, 0] = float(np.any(rows.table[:, 0]) or rows.scale[0] != 0)  # what remains of the constants is >= t too
    spread = left[1 + n :].copy()
    spread[:, 0] = _identity(rows.size)
    if not inside:
        cost[0] = left[0, 0] = 0
        signs[:, 0] = spread[:, 0] = 0
    parts = [
        (clarabel.ZeroConeT(1 + n), equalities, np.concatenate([[1.0], tau * rows.scale[1 : 1 + n]])),
        (
            clarabel.NonnegativeConeT(len(signs) + 2),
            np.vstack([signs, left[:1], cap]),
            np.concatenate([np.zeros(len(signs)), tau * rows.scale[:1], [1.0]]),
        ),
        (clarabel.PSDTriangleConeT(rows.size), spread, tau * rows.scale[1 + n :]),
    ]
    found = _solve(cost, parts)
    return None if found is None else (found.x[0], np.array(found.x[1:]))


def instance_with_margin(rows: Rows, tau: float) -> tuple[float, Array, Array] | None:
    """Gram matrix and values on which every goal exceeds tau·scale, as far inside the conditions as they go."""
    width, n = rows.table.shape[1], rows.values
    unknown = width  # t, then values and products: the constant's place is t's
    cost = np.zeros(unknown)
    cost[0] = -1
    forms = rows.table[: rows.signed].copy()
    forms[rows.conditions :] -= tau * rows.scale
    equal = rows.table[rows.signed :]
    above, level = -forms, forms[:, 0].copy()
    above[:, 0] = 1  # form - t >= 0
    size, bound = rows.scale.copy(), 1 - rows.scale[0]
    size[0] = 0
    homogeneous = bool(np.any(size))
    cap = np.zeros((2, unknown))
    cap[0, 0] = 1
    cap[1, 1 + n :] = _identity(rows.size)
    fixed = equal * (np.arange(width) > 0)
    if homogeneous:
        fixed = np.vstack([fixed, size[None, :]])
    target = np.concatenate([-equal[:, 0], [bound]]) if homogeneous else -equal[:, 0]
    spread = np.zeros((width - 1 - n, unknown))
    spread[:, 1 + n :] = -np.eye(width - 1 - n)
    spread[:, 0] = _identity(rows.size)
    parts = [
        (clarabel.NonnegativeConeT(len(above) + 2), np.vstack([above, cap]), np.concatenate([level, [1.0, 1e4]])),
        (clarabel.PSDTriangleConeT(rows.size), spread, np.zeros(len(spread))),
    ]
    if len(fixed):
        parts.insert(0, (clarabel.ZeroConeT(len(fixed)), fixed, target))
    found = _solve(cost, parts)
    if found is None:
        return None
    x = np.array(found.x)
    return x[0], matrix(x[1 + n :], rows.size), x[1 : 1 + n]
