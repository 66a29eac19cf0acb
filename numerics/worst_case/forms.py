"""Formal vectors of a Hilbert space and the forms that they make: constant + values + inner products, exact rationals.

A vector is a combination of named basis vectors, a form a combination of 1, of named function values and of inner
products of basis vectors.  Nothing here knows a method, a class of functions or a solver.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from numbers import Rational
from typing import Any

__all__ = ["Form", "Number", "Vector", "exact"]

Number = int | Fraction


def exact(number: Any) -> Fraction:
    """An exact rational; a float is refused, since 0.1 is not one tenth."""
    if isinstance(number, str):
        return Fraction(number)
    if isinstance(number, Rational) and not isinstance(number, bool):
        return Fraction(int(number.numerator), int(number.denominator))
    raise TypeError(f"{number!r} is not exact: give an int, a Fraction or a string such as '1/10'")


def _combine(a: Mapping[Any, Fraction], b: Mapping[Any, Fraction], factor: Fraction) -> dict[Any, Fraction]:
    result = dict(a)
    for key, value in b.items():
        result[key] = result.get(key, Fraction(0)) + factor * value
    return {key: value for key, value in result.items() if value}


class Vector:
    """Σ c_i v_i over named basis vectors; ``a @ b`` is the inner product, ``abs2`` the square of the norm."""

    __slots__ = ("terms",)

    def __init__(self, terms: Mapping[str, Fraction] | None = None) -> None:
        self.terms = {name: value for name, value in (terms or {}).items() if value}

    def _plus(self, other: Vector, factor: Fraction) -> Vector:
        if not isinstance(other, Vector):
            raise TypeError(f"a vector and a {type(other).__name__} have no sum")
        return Vector(_combine(self.terms, other.terms, factor))

    def __add__(self, other: Vector) -> Vector:
        return self._plus(other, Fraction(1))

    def __sub__(self, other: Vector) -> Vector:
        return self._plus(other, Fraction(-1))

    def __neg__(self) -> Vector:
        return -1 * self

    def __radd__(self, other: int) -> Vector:
        """The zero that ``sum`` begins with; any other number is no vector."""
        return self if isinstance(other, int) and other == 0 else NotImplemented

    def __mul__(self, factor: Number) -> Vector:
        if isinstance(factor, Vector):
            raise TypeError("the inner product of two vectors is written u @ v")
        scale = exact(factor)
        return Vector({name: scale * value for name, value in self.terms.items()})

    __rmul__ = __mul__

    def __truediv__(self, divisor: Number) -> Vector:
        return (1 / exact(divisor)) * self

    def __matmul__(self, other: Vector) -> Form:
        products: dict[tuple[str, str], Fraction] = {}
        for i, a in self.terms.items():
            for j, b in other.terms.items():
                key = (i, j) if i <= j else (j, i)
                products[key] = products.get(key, Fraction(0)) + a * b
        return Form(products=products)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Vector) and self.terms == other.terms

    def __hash__(self) -> int:
        return hash(frozenset(self.terms.items()))

    @property
    def abs2(self) -> Form:
        return self @ self


class Form:
    """c + Σ a_i f_i + Σ b_ij <v_i, v_j>: what a condition, a measure or a claim is about."""

    __slots__ = ("constant", "products", "values")

    def __init__(
        self,
        constant: Number = 0,
        values: Mapping[str, Fraction] | None = None,
        products: Mapping[tuple[str, str], Fraction] | None = None,
    ) -> None:
        self.constant = exact(constant)
        self.values = {name: value for name, value in (values or {}).items() if value}
        self.products = {pair: value for pair, value in (products or {}).items() if value}

    def _plus(self, other: Form | Number, factor: Fraction) -> Form:
        if isinstance(other, Vector):
            raise TypeError("a vector and a form have no sum: |v|^2 is v.abs2")
        if not isinstance(other, Form):
            other = Form(other)
        return Form(
            self.constant + factor * other.constant,
            _combine(self.values, other.values, factor),
            _combine(self.products, other.products, factor),
        )

    def __add__(self, other: Form | Number) -> Form:
        return self._plus(other, Fraction(1))

    __radd__ = __add__

    def __sub__(self, other: Form | Number) -> Form:
        return self._plus(other, Fraction(-1))

    def __rsub__(self, other: Form | Number) -> Form:
        return (-1 * self)._plus(other, Fraction(1))

    def __mul__(self, factor: Number) -> Form:
        if isinstance(factor, Form):
            raise TypeError("a form is linear in values and inner products: a product of two is none")
        scale = exact(factor)
        return Form(
            scale * self.constant,
            {k: scale * v for k, v in self.values.items()},
            {k: scale * v for k, v in self.products.items()},
        )

    __rmul__ = __mul__

    def __neg__(self) -> Form:
        return -1 * self

    def __truediv__(self, divisor: Number) -> Form:
        return (1 / exact(divisor)) * self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Form) and not (self - other)

    def __hash__(self) -> int:
        return hash((self.constant, frozenset(self.values.items()), frozenset(self.products.items())))

    def __bool__(self) -> bool:
        return bool(self.constant or self.values or self.products)
