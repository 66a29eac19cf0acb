"""Sums of roots and quotients, with a simpler bound for each term that is an equality where the sum is least.

The means of two numbers bound a root: sqrt(u) <= (u/v + v)/2, for any v > 0.  v is what the root is at that point: a
number, a power of the sum of the variables where all is homogeneous, or, for sqrt(P*Q), a multiple of P.  A quotient
may be above its tangent there, and P**2/Q is above 2 k P - k**2 Q for any k.  Each term becomes a number with its
bound, and then the bound itself; for what is left, squares are looked for.  The certificate is ``reduced``.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import isqrt
from typing import Any

from verify.engines.choices import written
from verify.statement import Refused, Statement
from verify.statement.parser import Syntax, spelled
from verify.statement.reduced import Flat, flat, is_total, parts
from verify.statement.statement_lines import term
from verify.statement.substitution import names_in
from verify.statement.work_limits import spend

__all__ = ["is_for", "proof_by_means"]

MOST_NAMES, MOST_TERMS = 4, 4
DRAWN = 4_000  # points at which a bound has to be good enough
VALUES = (1.0, 2.0, 0.5, 3.0, 1e-6)
SHORT = 60  # denominators of numbers that are recognised
LOOSE, NEAR = 1e-7, 1e-9
MOST_TRIED, MOST_PLANS = 100, 4
OPERATIONS: dict[str, Callable[[Any, Any], Any]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b,
    "**": lambda a, b: a**b,
}
HOLDS: dict[str, Callable[[Any, Any], Any]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
Proof = dict[str, Any]
Show = Callable[[Statement], Proof | None]


@dataclass(frozen=True)
class _Slopes:
    """A number with its slopes, for exact derivatives of quotients."""

    value: Fraction
    slopes: Mapping[str, Fraction]

    def __add__(self, other: Any) -> _Slopes:
        other = _slopes(other)
        return _Slopes(self.value + other.value, _joined(self, 1, other, 1))

    def __mul__(self, other: Any) -> _Slopes:
        other = _slopes(other)
        return _Slopes(self.value * other.value, _joined(self, other.value, other, self.value))

    def __neg__(self) -> _Slopes:
        return self * -1

    def __sub__(self, other: Any) -> _Slopes:
        return self + _slopes(other) * -1

    def __truediv__(self, other: Any) -> _Slopes:
        other = _slopes(other)
        value = 1 / other.value
        return self * _Slopes(value, {name: -slope * value * value for name, slope in other.slopes.items()})

    def __pow__(self, power: int) -> _Slopes:
        found = _slopes(1)
        for _ in range(power):
            found = found * self
        return found

    __radd__, __rmul__ = __add__, __mul__

    def __rsub__(self, other: Any) -> _Slopes:
        return _slopes(other) - self

    def __rtruediv__(self, other: Any) -> _Slopes:
        return _slopes(other) / self


@dataclass(frozen=True)
class _Quotient:
    """A quotient of polynomials."""

    top: Any
    bottom: Any

    def _other(self, value: Any) -> _Quotient:
        if isinstance(value, _Quotient):
            return value
        value = Fraction(value)
        one = self.bottom.context().constant(1)
        return _Quotient(value.numerator * one, value.denominator * one)

    def __add__(self, other: Any) -> _Quotient:
        other = self._other(other)
        return _Quotient(self.top * other.bottom + other.top * self.bottom, self.bottom * other.bottom)

    def __mul__(self, other: Any) -> _Quotient:
        other = self._other(other)
        return _Quotient(self.top * other.top, self.bottom * other.bottom)

    def __neg__(self) -> _Quotient:
        return _Quotient(-self.top, self.bottom)

    def __sub__(self, other: Any) -> _Quotient:
        return self + -self._other(other)

    def __truediv__(self, other: Any) -> _Quotient:
        other = self._other(other)
        return _Quotient(self.top * other.bottom, self.bottom * other.top)

    def __pow__(self, power: int) -> _Quotient:
        return _Quotient(self.top**power, self.bottom**power)

    __radd__, __rmul__ = __add__, __mul__

    def __rsub__(self, other: Any) -> _Quotient:
        return self._other(other) - self

    def __rtruediv__(self, other: Any) -> _Quotient:
        return self._other(other) / self


def _slopes(value: Any) -> _Slopes:
    return value if isinstance(value, _Slopes) else _Slopes(Fraction(value), {})


def _joined(one: _Slopes, a: Any, two: _Slopes, b: Any) -> dict[str, Fraction]:
    names = {**one.slopes, **two.slopes}
    return {name: a * one.slopes.get(name, 0) + b * two.slopes.get(name, 0) for name in names}


class _Not(Exception):
    """It is not of the form that is asked for."""


def is_for(statement: Statement) -> bool:
    try:
        return _Sum(flat(statement)).is_for()
    except (_Not, Refused):
        return False


def proof_by_means(statement: Statement, show: Show, leaf: Show) -> Proof | None:
    """A proof of a statement, or None; ``leaf`` shows statements without cases, ``show`` all."""
    try:
        own = _Sum(flat(statement))
        for plan in own.plans():
            if (found := _Plan(plan, set(own.own.names), show, leaf).proof(statement, 0)) is not None:
                return found
    except (_Not, Refused, ArithmeticError, ValueError):
        return None
    return None


class _Plan:
    """Terms, the relations to their bounds, and these."""

    def __init__(self, plan: Sequence[tuple[str, str, str]], taken: set[str], show: Show, leaf: Show) -> None:
        self.plan, self.show, self.leaf = plan, show, leaf
        free = (word for i in itertools.count(1) if (word := f"t{i}") not in taken)
        self.names = list(itertools.islice(free, len(plan)))

    def proof(self, statement: Statement, place: int) -> Proof | None:
        if place == len(self.plan):
            return self.without(statement, self.names)
        text, relation, bound = self.plan[place]
        name = self.names[place]
        rule: Proof = {"by": "abstract", "name": name, "term": text, "type": "real"}
        rule["facts"] = [f"{name} {relation} {bound}"]
        fact, rest = parts(statement, {**rule, "inner": []})
        first = self.leaf(fact)
        second = None if first is None else self.proof(rest, place + 1)
        return None if second is None else {**rule, "inner": [first, second]}

    def without(self, statement: Statement, names: Sequence[str]) -> Proof | None:
        """The bounds in the places of the names; then the conditions on these are left out."""
        own = flat(statement)
        if names:
            (place,) = _about(own, names[0])
            rule: Proof = {"by": "bound", "name": names[0], "condition": place}
            (rest,) = parts(statement, {**rule, "inner": []})
            inner = self.without(rest, names[1:])
            return None if inner is None else {**rule, "inner": [inner]}
        about = {place for name in self.names for place in _about(own, name)}
        left = [place for place in about if not is_total(own.conditions[place], own.names)]
        if left:
            rule = {"by": "drop", "condition": max(left)}
            defined, rest = parts(statement, {**rule, "inner": []})
            first = self.leaf(defined) or self.show(defined)
            second = None if first is None else self.without(rest, ())
            return None if second is None else {**rule, "inner": [first, second]}
        keep = [name for name in own.names if name not in self.names]
        kept = [place for place in range(len(own.conditions)) if place not in about]
        rule = {"by": "weaken", "keep": keep, "conditions": kept, "reals": {}, "ranges": []}
        (rest,) = parts(statement, {**rule, "inner": []})
        found = self.leaf(rest) or self.show(rest)
        return None if found is None else {**rule, "inner": [found]}


def _about(own: Flat, name: str) -> list[int]:
    return [i for i, node in enumerate(own.conditions) if name in names_in(node, own.statement.prelude)]


class _Sum:
    """What is said, as a sum of terms that must not be negative, some of which have roots."""

    def __init__(self, own: Flat) -> None:
        said = own.says
        if said.op != "chain" or len(said.names) != 1 or said.names[0] not in HOLDS:
            raise _Not
        if not 1 <= len(own.names) <= MOST_NAMES or set(own.names.values()) != {"real"}:
            raise _Not
        self.own, self.names = own, list(own.names)
        way = 1 if said.names[0] in (">", ">=") else -1
        self.terms = [*_terms(said.args[0], way), *_terms(said.args[1], -way)]
        self.hard = [(sign, node) for sign, node in self.terms if list(self.roots(node)) or self.is_quotient(node)]

    def roots(self, node: Syntax) -> Iterator[Syntax]:
        """The roots of what varies, without any root in them."""
        inner = [root for arg in node.args for root in self.roots(arg)]
        yield from inner
        if not inner and node.op == "call" and node.token.text == "sqrt" and self.varies(node):
            yield node

    def varies(self, node: Syntax) -> bool:
        return bool(names_in(node, self.own.statement.prelude) & set(self.names))

    def is_quotient(self, node: Syntax) -> bool:
        return (node.op == "/" and self.varies(node.args[1])) or any(map(self.is_quotient, node.args))

    def is_for(self) -> bool:
        return 2 <= len({spelled(node) for _, node in self.hard}) == len(self.hard) <= MOST_TERMS

    # --- points

    def points(self) -> Any:
        """Points that meet what is given, columns by name: plain ones first."""
        import numpy as np

        rng = np.random.default_rng(1)
        plain = np.array(list(itertools.product(VALUES, repeat=len(self.names))))
        drawn = np.exp(rng.normal(0, 1.5, (DRAWN, len(self.names))))
        x = np.concatenate([plain, drawn])
        equations = [node for node in self.own.conditions if node.op == "chain" and node.names == ("==",)]
        if len(equations) > 1:
            raise _Not
        with np.errstate(all="ignore"):
            for node in equations:
                x = self.scaled(x, node)
            good = np.isfinite(x).all(axis=1)
            for node in self.own.conditions:
                if node not in equations:
                    good &= self.is_met(node, x)
        return x[good]

    def scaled(self, x: Any, node: Syntax) -> Any:
        """Each point times a number, so that an equation holds; NaN where that is not found."""
        import numpy as np

        def value(power: Any) -> Any:
            env = self.env(x * np.exp(power)[:, None])
            return _value(node.args[0], env) - _value(node.args[1], env) + np.zeros(len(x))

        low, high = np.full(len(x), -12.0), np.full(len(x), 12.0)
        first = value(low)
        bad = ~(first * value(high) < 0)
        for _ in range(60):
            middle = (low + high) / 2
            same = value(middle) * first > 0
            low, high = np.where(same, middle, low), np.where(same, high, middle)
        return np.where(bad[:, None], np.nan, x * np.exp((low + high) / 2)[:, None])

    def is_met(self, node: Syntax, x: Any) -> Any:
        import numpy as np

        if node.op != "chain" or not set(node.names) <= set(HOLDS):
            raise _Not
        env, good = self.env(x), np.ones(len(x), dtype=bool)
        for relation, one, two in zip(node.names, node.args, node.args[1:], strict=False):
            good &= HOLDS[relation](_value(one, env), _value(two, env))
        return good

    def env(self, x: Any) -> dict[str, Any]:
        return {name: x[:, i] for i, name in enumerate(self.names)}

    # --- bounds

    def plans(self) -> Iterator[list[tuple[str, str, str]]]:
        import numpy as np

        if not self.is_for():
            raise _Not
        x = self.points()
        if not len(x):
            raise _Not
        spend(len(x) * len(spelled(self.own.says)) // 5)
        with np.errstate(all="ignore"):
            env = self.env(x)
            gap = sum(sign * _value(node, env) for sign, node in self.terms) + np.zeros(len(x))
            size = sum(np.abs(_value(node, env)) for _, node in self.terms) + np.zeros(len(x))
            part = np.where(np.isfinite(gap), gap / (1e-9 + size), np.inf)
            least = int((part <= part.min() + NEAR).argmax())  # the first, and so the plainest
            at = {name: Fraction(x[least, i]).limit_denominator(12) for i, name in enumerate(self.names)}
            values = [np.broadcast_to(_value(node, env), gap.shape) for _, node in self.hard]
            ways = [list(self.bounds(*pair, at, env, value)) for pair, value in zip(self.hard, values, strict=True)]
            found = 0
            for chosen in itertools.islice(itertools.product(*ways), MOST_TRIED):
                moved = gap.copy()
                for (sign, _), value, bound in zip(self.hard, values, chosen, strict=True):
                    moved += 0 if bound is None else sign * (_value(bound, env) - value)
                if any(chosen) and np.nanmin(moved) > -LOOSE and found < MOST_PLANS:
                    found += 1
                    yield [
                        (spelled(node), ">=" if sign > 0 else "<=", spelled(bound, 5))
                        for (sign, node), bound in zip(self.hard, chosen, strict=True)
                        if bound is not None
                    ]

    def bounds(
        self, sign: int, node: Syntax, at: Mapping[str, Fraction], env: Any, value: Any
    ) -> Iterator[Syntax | None]:
        """Bounds of a term that hold at all points; None is the term itself."""
        import numpy as np

        seen = set[str]()
        rooted = bool(list(self.roots(node)))
        for kind in ("product", "linear", "number") if rooted else ("tangent", "square"):
            make = {"tangent": self.tangent, "square": self.square}.get(kind)
            try:
                bound = make(node, at) if make is not None else self.bound(sign, node, kind, at, env)
            except ZeroDivisionError:
                continue
            if bound is None or (text := spelled(bound)) in seen:
                continue
            seen.add(text)
            room = sign * (value - _value(bound, env))
            if np.nanmin(room / (1 + np.abs(value))) > -LOOSE:
                yield bound
        if not rooted:
            yield None

    def tangent(self, node: Syntax, at: Mapping[str, Fraction]) -> Syntax | None:
        own = [name for name in self.names if name in names_in(node, self.own.statement.prelude)]
        found = _value(node, {name: _Slopes(at[name], {name: Fraction(1)}) for name in own})
        if not isinstance(found, _Slopes):
            return None
        linear = [f"{_text(found.slopes.get(name, Fraction(0)))}*({name} - {_text(at[name])})" for name in own]
        return term(" + ".join([_text(found.value), *linear]))

    def square(self, node: Syntax, at: Mapping[str, Fraction]) -> Syntax | None:
        """P**2/D >= 2 k P - k**2 D, where k is P/D at the point."""
        from flint import Ordering, fmpq, fmpq_mpoly_ctx

        context = fmpq_mpoly_ctx.get(self.names, Ordering.degrevlex)
        one = context.constant(1)
        gens = {name: _Quotient(gen, one) for name, gen in zip(self.names, context.gens(), strict=True)}
        found = _value(node, gens)
        if not isinstance(found, _Quotient):
            return None
        common = found.top.gcd(found.bottom)
        top, bottom = found.top / common, found.bottom / common
        content, factors = top.factor_squarefree()
        if bottom.is_constant() or any(power % 2 for _, power in factors):
            return None
        root = one
        for factor, power in factors:
            root *= factor ** (power // 2)
        values = [fmpq(at[name].numerator, at[name].denominator) for name in self.names]
        down = bottom(*values) / content  # the term is root**2/(bottom/content)
        if down == 0:
            return None
        k = root(*values) / down
        return term(written(2 * k * root - k * k / content * bottom))

    def bound(self, sign: int, node: Syntax, kind: str, at: Mapping[str, Fraction], env: Any) -> Syntax | None:
        """The term with bounds in the places of its roots; None if it does not change in one way with one of them."""
        import numpy as np

        found = node
        for root in {spelled(root): root for root in self.roots(node)}.values():
            if (above := self.above(root.args[0], kind, at)) is None:
                return None
            value = _value(node, env)
            more = _value(_replaced(node, root, _plus(root)), env)
            change = np.asarray(sign * (more - value))
            change = change[np.isfinite(change)]
            tiny = 1e-12 * np.abs(value[np.isfinite(value)]).max(initial=1.0)
            if not ((change >= -tiny).all() or (change <= tiny).all()):
                return None
            text = f"({above})" if (change <= tiny).all() else f"(({spelled(root.args[0])})/({above}))"
            found = _replaced(found, root, term(text))
        return found

    def above(self, inside: Syntax, kind: str, at: Mapping[str, Fraction]) -> str | None:
        """A bound of a root from above, as text."""
        import numpy as np

        value = _exactly(inside, at)
        if kind == "product" and inside.op == "*" and all(map(self.varies, inside.args)):
            one, two = inside.args
            ratio = _exactly(two, at) / _exactly(one, at)
            if ratio > 0 and (root := _root(ratio)) is not None:
                return f"({root}*({spelled(one)}) + ({spelled(two)})/{root})/2"
        total = sum(at.values())
        if kind != "number":
            x = np.array([[1.0, 0.7, 1.9, 1.3][: len(self.names)], [2.0, 1.4, 3.8, 2.6][: len(self.names)]])
            first, second = _value(inside, self.env(x)) + np.zeros(2)
            power = round(float(np.log2(second / first))) if first > 0 and second > 0 else 0
            if power in (2, 4) and abs(second / first - 2**power) < 1e-9 and total > 0:
                factor, joined = _root(value / total**power), " + ".join(self.names)
                if factor is not None:
                    size = f"{factor}*({joined})" + "**2" * (power == 4)
                    return f"(({spelled(inside)})/({size}) + {size})/2"
        own = _root(value)
        return None if own is None else f"(({spelled(inside)})/{own} + {own})/2"


def _terms(node: Syntax, sign: int) -> Iterator[tuple[int, Syntax]]:
    if node.op == "neg":
        yield from _terms(node.args[0], -sign)
    elif node.op in ("+", "-"):
        yield from _terms(node.args[0], sign)
        yield from _terms(node.args[1], sign if node.op == "+" else -sign)
    else:
        yield sign, node


def _replaced(whole: Syntax, old: Syntax, new: Syntax) -> Syntax:
    if spelled(whole) == spelled(old):
        return new
    return replace(whole, args=tuple(_replaced(arg, old, new) for arg in whole.args))


def _text(value: Fraction) -> str:
    return f"({value})" if value < 0 or value.denominator > 1 else str(value)


def _plus(root: Syntax) -> Syntax:
    """A little more than it."""
    return term(f"1.001*{spelled(root, 9)}")


def _root(value: Fraction) -> str | None:
    """A root of a short positive fraction, as text."""
    value = Fraction(value).limit_denominator(SHORT * SHORT)
    if value <= 0:
        return None
    top, bottom = isqrt(value.numerator), isqrt(value.denominator)
    if top * top == value.numerator and bottom * bottom == value.denominator:
        return f"{top}" if bottom == 1 else f"({top}/{bottom})"
    return f"sqrt({value})"


def _exactly(node: Syntax, at: Mapping[str, Fraction]) -> Fraction:
    found = _value(node, at)
    if not isinstance(found, (int, Fraction)):
        raise _Not
    return Fraction(found)


def _value(node: Syntax, env: Mapping[str, Any]) -> Any:
    """In floats, or in fractions where there are no roots."""
    if node.op == "number":
        found = Fraction(node.token.text)
        return float(found) if any(not isinstance(x, (Fraction, _Slopes, _Quotient)) for x in env.values()) else found
    if node.op == "name":
        if node.token.text not in env:
            raise _Not
        return env[node.token.text]
    if node.op == "neg":
        return -_value(node.args[0], env)
    if node.op == "**":
        power = node.args[1]
        if power.op != "number" or not power.token.text.isdigit():
            raise _Not
        return _value(node.args[0], env) ** int(power.token.text)
    if node.op in OPERATIONS:
        one, two = (_value(arg, env) for arg in node.args)
        return OPERATIONS[node.op](one, two)
    if node.op == "call" and node.token.text == "sqrt" and len(node.args) == 1 and not node.names:
        import numpy as np

        return np.sqrt(np.asarray(_value(node.args[0], env), dtype=float))
    raise _Not
