"""SymPy expressions compiled to functions in any :class:`~numerics.arithmetic.kinds.Arithmetic`.

:func:`compile` walks the tree once and writes a straight-line program in which equal subexpressions are
computed once.  An index of a sum (or a free index) owns an axis at the end of every array, a batch keeps the
axes in front, and broadcasting does the rest: the same program runs on one input or on all 2^n of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import sympy as sp

from numerics.arithmetic.kinds import Arithmetic, NotAvailable

__all__ = ["Program", "compile"]

Program = Callable[..., tuple[Any, ...]]
Step = Callable[[list[Any], list[Any]], Any]  # (values so far, arguments) -> next value

# SymPy's functions under the names that an Arithmetic knows.
_FUNCTIONS = {sp.exp: "exp", sp.log: "log", sp.sin: "sin", sp.cos: "cos", sp.erf: "erf", sp.Heaviside: "heaviside"}


def compile(
    outputs: Sequence[sp.Expr],
    arguments: Sequence[Any],
    arithmetic: Arithmetic,
    *,
    sizes: Mapping[sp.Symbol, int],
    index: tuple[sp.Symbol, int] | None = None,
) -> Program:
    """A function of ``arguments`` (symbols, or IndexedBase for arrays along their last axis) to ``outputs``.

    ``sizes`` gives the integers for the upper limits of the sums.  ``index``, a symbol and its greatest
    value, may be free in the outputs: it runs from 1 and becomes the last axis of the results.
    """
    program = _Program(arithmetic, sizes, list(arguments), index)
    slots = [program.slot(output) for output in outputs]

    def run(*values: Any) -> tuple[Any, ...]:
        if len(values) != len(arguments):
            raise TypeError(f"{len(arguments)} arguments are needed, {len(values)} were given")
        return program.run([arithmetic.array(value) for value in values], slots)

    return run


class _Program:
    def __init__(
        self,
        arithmetic: Arithmetic,
        sizes: Mapping[sp.Symbol, int],
        arguments: list[Any],
        index: tuple[sp.Symbol, int] | None,
    ) -> None:
        self.arithmetic, self.sizes, self.arguments = arithmetic, sizes, arguments
        self.axes = [] if index is None else [index]  # index symbol, length; all indices start at 1
        self.free = index is not None
        self.memo: dict[sp.Expr, int] = {}
        self.steps: list[Step] = []

    # -- while compiling

    def slot(self, node: sp.Expr) -> int:
        if node not in self.memo:
            step = self.step(node)
            self.steps.append(step)
            self.memo[node] = len(self.steps) - 1
        return self.memo[node]

    def step(self, node: sp.Expr) -> Step:
        arithmetic = self.arithmetic
        if node.is_Rational:
            scalar = arithmetic.number(Fraction(int(node.p), int(node.q)))
            return lambda slots, given: self.wide(arithmetic.array(scalar))
        if node is sp.pi:
            return lambda slots, given: self.wide(arithmetic.array(arithmetic.pi()))
        if isinstance(node, sp.Symbol):
            return self.symbol(node)
        if isinstance(node, sp.Indexed):
            return self.indexed(node)
        if isinstance(node, sp.Sum):
            return self.sum(node)
        if node.is_Add or node.is_Mul:
            return self.chain([self.slot(child) for child in node.args], product=bool(node.is_Mul))
        if node.is_Pow:
            return self.power(node)
        if isinstance(node, sp.Max) and len(node.args) == 2 and 0 in node.args:
            inner = self.slot(node.args[0] if node.args[1] == 0 else node.args[1])
            return lambda slots, given: arithmetic.function("positive", slots[inner])
        if node.func in _FUNCTIONS:
            inner, name = self.slot(node.args[0]), _FUNCTIONS[node.func]
            return lambda slots, given: arithmetic.function(name, slots[inner])
        raise NotAvailable(f"{arithmetic.name}: no function for {node.func.__name__} in {node}")

    def symbol(self, node: sp.Symbol) -> Step:
        for place, (index, length) in enumerate(self.axes):
            if node == index:
                run = self.arithmetic.array([Fraction(i) for i in range(1, length + 1)])
                return lambda slots, given: self.along(run, place)
        if node in self.sizes:
            scalar = self.arithmetic.number(Fraction(self.sizes[node]))
            return lambda slots, given: self.wide(self.arithmetic.array(scalar))
        if node not in self.arguments:
            raise NotAvailable(f"no value is given for the symbol {node}")
        position = self.arguments.index(node)
        return lambda slots, given: self.wide(given[position])

    def indexed(self, node: sp.Indexed) -> Step:
        position = self.arguments.index(node.base)
        place = [index for index, _ in self.axes].index(node.indices[0])
        return lambda slots, given: self.along(given[position], place)

    def sum(self, node: sp.Sum) -> Step:
        ((index, lower, upper),) = node.limits
        if lower != 1:
            raise NotAvailable(f"a sum must start at 1: {node}")
        body, length = node.function, self.sizes[upper] if upper in self.sizes else int(upper)
        shared = [
            owner
            for owner, size in self.axes  # a closed sum may use another index's axis
            if size == length and (owner == index or owner not in body.free_symbols)
        ]
        if shared:
            body, index = body.xreplace({index: shared[0]}), shared[0]
        elif index in [owner for owner, _ in self.axes]:
            raise NotAvailable(f"the index {index} is used with two ranges: {node}")
        else:
            self.axes.append((index, length))
        place = [owner for owner, _ in self.axes].index(index)
        inner, depends, arithmetic = self.slot(body), index in body.free_symbols, self.arithmetic
        if not depends:
            count = arithmetic.number(Fraction(length))
            return lambda slots, given: slots[inner] * count
        return lambda slots, given: arithmetic.sum(slots[inner], place - len(self.axes))

    def chain(self, operands: list[int], *, product: bool) -> Step:
        def apply(slots: list[Any], given: list[Any]) -> Any:
            result = slots[operands[0]]
            for operand in operands[1:]:
                result = result * slots[operand] if product else result + slots[operand]
            return result

        return apply

    def power(self, node: sp.Pow) -> Step:
        base, exponent = node.args
        arithmetic = self.arithmetic
        if base == -1 and exponent in [index for index, _ in self.axes]:  # (-1)^q along an axis
            place = [index for index, _ in self.axes].index(exponent)
            signs = arithmetic.array([Fraction((-1) ** i) for i in range(1, self.axes[place][1] + 1)])
            return lambda slots, given: self.along(signs, place)
        if not exponent.is_Rational or exponent.q not in (1, 2):
            raise NotAvailable(f"{arithmetic.name}: only integer and half-integer powers, not {node}")
        inner, times, root = self.slot(base), abs(int(exponent.p)), exponent.q == 2

        def apply(slots: list[Any], given: list[Any]) -> Any:
            factor = arithmetic.function("sqrt", slots[inner]) if root else slots[inner]
            result = factor
            for _ in range(times - 1):  # products: a power of a ball around 0 may give NaN
                result = result * factor
            return arithmetic.function("reciprocal", result) if exponent < 0 else result

        return apply

    # -- while running

    def wide(self, values: Any) -> Any:
        """An array without index axes: room for them at the end."""
        return values.reshape(tuple(values.shape) + (1,) * max(1, len(self.axes)))

    def along(self, values: Any, place: int) -> Any:
        """An array whose last axis belongs to the index at ``place``."""
        shape = [1] * len(self.axes)
        shape[place] = values.shape[-1]
        return values.reshape(tuple(values.shape[:-1]) + tuple(shape))

    def run(self, given: list[Any], outputs: list[int]) -> tuple[Any, ...]:
        slots: list[Any] = []
        for step in self.steps:
            slots.append(step(slots, given))
        return tuple(self.narrow(slots[slot]) for slot in outputs)

    def narrow(self, values: Any) -> Any:
        """Drop the index axes again, but for that of the free index."""
        axes = max(1, len(self.axes))
        batch = tuple(values.shape[: len(values.shape) - axes])
        if not self.free:
            return values.reshape(batch)
        length = self.axes[0][1]
        if values.shape[-axes] != length:
            ones = self.along(self.arithmetic.array([1] * length), 0)
            values = values * ones
        return values.reshape((*batch, length))
