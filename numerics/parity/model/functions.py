"""The model's functions in one arithmetic, generated from the expressions of :mod:`numerics.parity.model.symbolic`.

Batches: ``heads`` is an m x 2 table (m x 4 where the whole row is trained), ``x`` an array (..., n) of
inputs; results keep the leading axes of x.  Gradients are ordered a13 and a14 of head 1, a13 of head 2, ...
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

import numpy as np
import sympy as sp

from numerics.arithmetic.compiled import Program, compile
from numerics.arithmetic.kinds import Arithmetic, NotAvailable, Numpy
from numerics.bound.symbolic import as_sympy
from numerics.parity.model import symbolic
from numerics.parity.model.spec import ModelSpec
from numerics.parity.model.symbolic import SymbolicModel, output_derivatives, symbolic_model

__all__ = ["Functions", "all_inputs"]

MAX_ENUMERATION = {"numpy": 22, "torch": 22, "mpmath": 12, "arb": 12}  # largest n whose 2^n inputs are listed
CHUNK = 1 << 14  # inputs at once in an enumeration


def all_inputs(n: int) -> Iterable[np.ndarray]:
    """All of {0, 1}^n in chunks; bit p of the row's number is x_(p+1)."""
    for start in range(0, 1 << n, CHUNK):
        numbers = np.arange(start, min(start + CHUNK, 1 << n), dtype=np.int64)
        yield (numbers[:, None] >> np.arange(n)) & 1


class Functions:
    """The model of a specification in one arithmetic.

    ``tau`` and ``b`` may replace those of the specification (by a ball, say); ``model`` may replace the
    symbolic model (a test does, to see a wrong derivative caught).
    """

    def __init__(
        self,
        spec: ModelSpec,
        arithmetic: Arithmetic | None = None,
        *,
        tau: Any = None,
        b: Any = None,
        model: SymbolicModel | None = None,
    ) -> None:
        self.spec = spec
        self.arithmetic = arithmetic or Numpy()
        self.model = model or symbolic_model(spec.trained, spec.effective_activation, spec.loss, spec.head)
        self.sizes = {symbolic.n: spec.n, symbolic.k: spec.k, symbolic.m: spec.heads}
        self.tau = self.arithmetic.array(self._temperature() if tau is None else tau)
        self.b = self.arithmetic.array(self._own(spec.smoothing) if b is None else b)
        self.positions = self._positions()

    # -- what a head does

    def weights(self, head: Sequence[Any], x: Any = None) -> Any:
        """γ_1..γ_n of one head (for a trained row also at an input)."""
        if x is None and self.spec.whole_rows:
            raise NotAvailable("weights: with trained = 'row' they depend on the input; give x")
        return self._weights(*self._head(head, self._zeros() if x is None else x))[0]

    def share(self, head: Sequence[Any], x: Any) -> Any:
        """P = Σ_p x_p γ_p of one head."""
        return self._share(*self._head(head, x))[0]

    def share_derivatives(self, head: Sequence[Any], x: Any) -> tuple[Any, Any, Any]:
        """P, its gradient (..., 2) and its Hessian (..., 2, 2) in the trained entries of the head."""
        size = len(self.model.parameters)
        value, *rest = self._share_hessian(*self._head(head, x))
        return value, self.arithmetic.stack(rest[:size]), self._matrix(rest[size:], size)

    # -- what the model does

    def total(self, heads: Sequence[Sequence[Any]], x: Any) -> Any:
        """The sum of the heads' shares; S is k/m times it."""
        return _sum([self.share(head, x) for head in self._table(heads)])

    def output(self, heads: Sequence[Sequence[Any]], x: Any) -> Any:
        """ŷ."""
        return self._output(self.total(heads, x), self.b)[0]

    def gradient(self, heads: Sequence[Sequence[Any]], x: Any) -> Any:
        """∇ŷ, shape (..., 2m)."""
        firsts = [self._share_gradient(*self._head(head, x)) for head in self._table(heads)]
        total = _sum([values[0] for values in firsts])
        return self.arithmetic.stack(
            [entry for values in firsts for entry in self._output_gradient(total, self.b, *values[1:])]
        )

    def hessian(self, heads: Sequence[Sequence[Any]], x: Any) -> Any:
        """∇²ŷ, shape (..., 2m, 2m)."""
        if self.model.curvature is None:
            name = self.spec.effective_activation
            raise NotAvailable(
                f"hessian: the activation {name} has no second derivative at its corners; use smoothed-relu with b > 0"
            )
        size = len(self.model.parameters)
        values = [self._share_hessian(*self._head(head, x)) for head in self._table(heads)]
        total = _sum([value[0] for value in values])
        firsts = [value[1 : size + 1] for value in values]

        def block(i: int, h: int) -> tuple[Any, ...]:
            if i == h:
                return self._output_within(total, self.b, *values[i][1:])
            return self._output_across(total, self.b, *firsts[i], *firsts[h])

        blocks = [[block(i, h) for h in range(len(values))] for i in range(len(values))]
        pairs = range(size)
        entries = [part[r * size + s] for row in blocks for r in pairs for part in row for s in pairs]
        return self._matrix(entries, size * len(values))

    def label(self, x: Any, parity_set: Sequence[int]) -> Any:
        """y = Π_{p in B} (-1)^{x_p}, for inputs of 0 and 1."""
        bits = np.asarray(x).astype(np.int64)
        return 1 - 2 * (bits[..., [p - 1 for p in parity_set]].sum(axis=-1) % 2)

    def loss(self, heads: Sequence[Sequence[Any]], x: Any, parity_set: Sequence[int]) -> Any:
        return self._loss(self._own(self.label(x, parity_set)), self.output(heads, x))[0]

    def risk(self, heads: Sequence[Sequence[Any]], parity_set: Sequence[int]) -> Any:
        """The expected loss, by going through all 2^n inputs."""
        return _sum([(self._probability(x) * self.loss(heads, x, parity_set)).sum() for x in self._inputs()])

    def risk_gradient(self, heads: Sequence[Sequence[Any]], parity_set: Sequence[int]) -> Any:
        """The gradient of the expected loss, by going through all 2^n inputs."""
        parts = []
        for x in self._inputs():
            labels = self._own(self.label(x, parity_set))
            slope = self._loss_slope(labels, self.output(heads, x))[0]
            parts.append(((self._probability(x) * slope)[..., None] * self.gradient(heads, x)).sum(axis=0))
        return _sum(parts)

    # -- programs, compiled when first used

    def _compile(self, outputs: Sequence[sp.Expr], arguments: Sequence[Any], *, index: bool = False) -> Program:
        free = (symbolic.p, self.spec.n) if index else None
        return compile(outputs, arguments, self.arithmetic, sizes=self.sizes, index=free)

    @property
    def _head_arguments(self) -> list[Any]:
        return [*self.model.parameters, symbolic.tau, symbolic.shift, symbolic.u, symbolic.v, symbolic.x]

    @cached_property
    def _scores(self) -> Program:
        return self._compile([self.model.score], self._head_arguments, index=True)

    @cached_property
    def _weights(self) -> Program:
        return self._compile([self.model.weight], self._head_arguments, index=True)

    @cached_property
    def _share(self) -> Program:
        return self._compile([self.model.share], self._head_arguments)

    @cached_property
    def _share_gradient(self) -> Program:
        return self._compile([self.model.share, *self.model.share_gradient], self._head_arguments)

    @cached_property
    def _share_hessian(self) -> Program:
        second = [entry for row in self.model.share_hessian for entry in row]
        return self._compile([self.model.share, *self.model.share_gradient, *second], self._head_arguments)

    @cached_property
    def _output(self) -> Program:
        return self._compile([self.model.output], [symbolic.total, symbolic.b])

    @cached_property
    def _output_gradient(self) -> Program:
        derived = output_derivatives(self.model)
        return self._compile(derived.gradient, [symbolic.total, symbolic.b, *derived.here])

    @cached_property
    def _output_within(self) -> Program:
        derived = output_derivatives(self.model)
        entries = [entry for row in derived.within for entry in row]
        second = [entry for row in derived.second for entry in row]
        return self._compile(entries, [symbolic.total, symbolic.b, *derived.here, *second])

    @cached_property
    def _output_across(self) -> Program:
        derived = output_derivatives(self.model)
        entries = [entry for row in derived.across for entry in row]
        return self._compile(entries, [symbolic.total, symbolic.b, *derived.here, *derived.there])

    @cached_property
    def _loss(self) -> Program:
        return self._compile([self.model.loss], [symbolic.y, symbolic.output])

    @cached_property
    def _loss_slope(self) -> Program:
        return self._compile([self.model.loss_slope], [symbolic.y, symbolic.output])

    # -- arguments

    def _own(self, values: Any) -> Any:
        """Exact numbers as an array of this arithmetic."""
        return self.arithmetic.array(values)

    def _zeros(self) -> list[int]:
        return [0] * self.spec.n

    def _temperature(self) -> Any:
        if (rational := self.spec.rational_tau) is not None:
            return self.arithmetic.number(rational)
        law = as_sympy(self.spec.law.tree, {"n": symbolic.n, "k": symbolic.k})
        return compile([law], [], self.arithmetic, sizes=self.sizes)()[0]

    def _positions(self) -> tuple[Any, Any]:
        law = self.spec.position_law
        if law.symbolic is None and law.rationals is not None:
            table = law.rationals(self.spec.n)
            return self._own([first for first, _ in table]), self._own([second for _, second in table])
        first, second = self._compile(symbolic.positions_at(self.spec.positions), [], index=True)()
        return first, second

    def _table(self, heads: Any) -> list[Any]:
        table = list(heads)
        if len(table) != self.spec.heads:
            raise ValueError(f"heads: {len(table)} were given, the model has {self.spec.heads}")
        return table

    def _head(self, head: Any, x: Any) -> list[Any]:
        """The arguments of the programs of one head, with the scores shifted so that exp stays in range."""
        entries = [self._own(entry) for entry in head]
        if len(entries) != len(self.model.parameters):
            names = ", ".join(a.name for a in self.model.parameters)
            raise ValueError(f"a head has the entries {names}; {len(entries)} were given")
        inputs = self._own(x)
        if inputs.shape[-1] != self.spec.n:
            raise ValueError(f"an input has n = {self.spec.n} bits; {inputs.shape[-1]} were given")
        given = [*entries, self.tau, self._own(0), *self.positions, inputs]
        given[len(entries) + 1] = self._own(self.arithmetic.largest(self._scores(*given)[0]))
        return given

    def _inputs(self) -> Iterable[np.ndarray]:
        most = MAX_ENUMERATION[self.arithmetic.name]
        if self.spec.n > most:
            raise NotAvailable(f"risk: enumeration in {self.arithmetic.name} is for n up to {most}, not {self.spec.n}")
        return all_inputs(self.spec.n)

    def _probability(self, x: np.ndarray) -> Any:
        chance = self.spec.bit_probability
        table = [chance**ones * (1 - chance) ** (self.spec.n - ones) for ones in range(self.spec.n + 1)]
        return self._own(table)[x.sum(axis=-1)]

    def _matrix(self, entries: Sequence[Any], size: int) -> Any:
        """Entries of shape (...), row by row, as matrices (..., size, size)."""
        stacked = self.arithmetic.stack(entries)
        return stacked.reshape((*stacked.shape[:-1], size, size))


def _sum(parts: Iterable[Any]) -> Any:
    first, *rest = parts
    for part in rest:
        first = first + part
    return first
