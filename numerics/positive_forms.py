"""Is a closed form non-negative for all parameters of a range?  A sufficient test by signs of coefficients.

The range is given as a *cover*: every symbol as a polynomial with non-negative coefficients in non-negative or positive
unknowns (T = 2 + v covers T ≥ 2).  If a form becomes a quotient of polynomials without negative coefficients, it is
non-negative everywhere.  A logarithm log(A) is first compared with given ones: if A - R has no negative coefficient,
log(A) = log(R) + an unknown that is not negative, which is an equality and so loses nothing.  Failing to show a thing
says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import sympy as sp

from numerics.expression import Expression, Node

__all__ = ["Cover", "positive", "unknown"]


def unknown(name: str) -> sp.Symbol:
    """An unknown of a cover: non-negative."""
    return sp.Symbol(name, nonnegative=True)


def positive(name: str) -> sp.Symbol:
    """An unknown that is never zero."""
    return sp.Symbol(name, positive=True)


MAX_DEGREE = 200  # of a formula whose coefficients are written out


class Cover:
    """The ranges of some symbols, and the logarithms whose arguments serve as a measure for others."""

    def __init__(self, ranges: Mapping[str, sp.Expr], logs: Iterable[sp.Expr] = ()) -> None:
        self.ranges = dict(ranges)
        self.logs = [(sp.expand(argument), unknown(f"log_{i}")) for i, argument in enumerate(logs)]
        self._fresh = 0

    def form(self, expression: Expression) -> sp.Expr | None:
        """The formula in the unknowns; None where it is not shown to be defined over the whole range."""
        try:
            return self._node(expression.tree)
        except (TypeError, ValueError, AttributeError, sp.PolynomialError):
            return None

    def non_negative(self, form: sp.Expr | None) -> bool:
        """True only if it is shown."""
        if form is None or _degree(form) > MAX_DEGREE:
            return False
        if form.is_nonnegative is True:  # a product or a root that SymPy knows from the signs of its unknowns
            return True
        try:
            top, bottom = sp.fraction(sp.together(sp.powdenest(sp.expand_power_base(form))))
            return _no_negative(top) and _no_negative(bottom) and sp.expand(bottom) != 0
        except (TypeError, ValueError, AttributeError, sp.PolynomialError):
            return False

    def positive(self, form: sp.Expr | None) -> bool:
        """Non-negative, and with a term that is never zero in numerator and denominator."""
        if form is None or not self.non_negative(form):
            return False
        if form.is_positive is True:
            return True
        top, bottom = sp.fraction(sp.together(sp.powdenest(sp.expand_power_base(form))))
        return all(_never_zero(part) for part in (top, bottom))

    def at_least(self, larger: Expression, smaller: Expression) -> bool:
        """``larger >= smaller`` over the whole range, both defined there."""
        a, b = self.form(larger), self.form(smaller)
        return a is not None and b is not None and self.non_negative(a - b)

    def _node(self, node: Node) -> sp.Expr:
        match node:
            case ("number", value):
                return sp.Rational(value.numerator, value.denominator)
            case ("symbol", name):
                return self.ranges[name]
            case ("+", a, b):
                return self._node(a) + self._node(b)
            case ("-", a, b):
                return self._node(a) - self._node(b)
            case ("*", a, b):
                return self._node(a) * self._node(b)
            case ("neg", a):
                return -self._node(a)
            case ("/", a, b):
                below = self._node(b)
                if not self.positive(below):
                    raise ValueError("a divisor is not shown to be positive")
                return self._node(a) / below
            case ("sqrt", a):
                return self._power(self._node(a), sp.Rational(1, 2))
            case ("**", a, b):
                return self._power(self._node(a), self._node(b))
            case ("log", a):
                return self._log(self._node(a))
            case ("exp", a):
                return self._exp(self._node(a))
        raise ValueError(f"{node[0]} is not treated")

    def _power(self, base: sp.Expr, exponent: sp.Expr) -> sp.Expr:
        if not exponent.is_Rational:
            raise ValueError("an exponent that is no number")
        if _degree(base) * abs(exponent) > MAX_DEGREE:
            raise ValueError("a power that is too high to be written out")
        if exponent < 0 and not self.positive(base):
            raise ValueError("a base is not shown to be positive")
        if not exponent.is_integer:
            if not self.non_negative(base):
                raise ValueError("a base is not shown to be non-negative")
            base = sp.factor(base)
        return sp.powdenest(sp.expand_power_base(sp.Pow(base, exponent)))

    def _log(self, argument: sp.Expr) -> sp.Expr:
        for known, symbol in self.logs:
            if sp.expand(argument - known) == 0:
                return symbol
            if self.non_negative(argument - known):
                self._fresh += 1
                return symbol + unknown(f"more_{self._fresh}")
        if argument.is_number and argument.is_positive:
            return sp.log(argument)
        if self.positive(argument):
            return sp.log(argument)  # defined; a polynomial test will not accept it, an exponential may undo it
        raise ValueError("a logarithm is not shown to be defined")

    def _exp(self, argument: sp.Expr) -> sp.Expr:
        return sp.powsimp(sp.exp(sp.expand(argument)))


def _degree(expr: sp.Expr) -> sp.Rational:
    """The degree of what a form becomes when it is written out, seen without doing so."""
    if expr.is_Pow and expr.exp.is_Rational:
        return _degree(expr.base) * abs(expr.exp)
    if expr.is_Mul:
        return sum((_degree(part) for part in expr.args), sp.Integer(0))
    if expr.is_Add:
        return max(_degree(part) for part in expr.args)
    return sp.Integer(1 if expr.free_symbols else 0)


def _unknowns(expr: sp.Expr) -> list[sp.Symbol]:
    return sorted(expr.free_symbols, key=lambda s: s.name)


def _no_negative(expr: sp.Expr) -> bool:
    expr = sp.expand(expr)
    symbols = _unknowns(expr)
    if not symbols:
        return bool(expr.is_real) and bool(expr >= 0)
    if any(atom.free_symbols for atom in expr.atoms(sp.log, sp.exp, sp.floor, sp.ceiling, sp.Max, sp.Min)):
        return False
    polynomial = sp.Poly(expr, *symbols)
    return polynomial.is_zero or all(bool(c.is_real) and bool(c >= 0) for c in polynomial.coeffs())


def _never_zero(expr: sp.Expr) -> bool:
    """Some term has a positive coefficient and positive unknowns only."""
    return any(bool(term.is_positive) for term in sp.Add.make_args(sp.expand(expr)))
