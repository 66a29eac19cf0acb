"""Small statements drawn at random, many of them true wherever they are defined, with an evaluator of their own.

Nothing here uses the statement language: a statement is a tree of tuples, its text is written here, and it is evaluated
on Fractions, mpmath numbers and dual numbers.  What has no value raises :class:`NoValue`.
"""

from __future__ import annotations

import itertools
import math
import operator
import random
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import mpmath

CLOSE = mpmath.mpf(10) ** -25
DIGITS = 40
MOST_ITEMS = 60
RELATIONS = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}
HALF = Fraction(1, 2)
NUMBERS = [*map(Fraction, (0, 0, 1, 1, 2, 3, -1, -2, 5)), HALF, -HALF, Fraction(1, 3)]
EXPONENTS = [*map(Fraction, (0, 1, 2, 2, 3, -1, -2, 4)), HALF, 3 * HALF]
REALS = [k * part for k in (1, -1, 2, -3, 5, -10, 4) for part in (Fraction(1), HALF, Fraction(1, 100))] + [Fraction(0)]
Tree = tuple[Any, ...]


class NoValue(ArithmeticError):
    """Undefined there."""


class Unclear(ArithmeticError):
    """The digits do not tell."""


@dataclass(frozen=True)
class Dual:
    v: Any
    d: Any


# --- values


def _plain(a: Any) -> Any:
    while isinstance(a, Dual):
        a = a.v
    return a


def _float(a: Any) -> Any:
    return mpmath.mpf(a.numerator) / a.denominator if isinstance(a, Fraction) else a


def _sign(a: Any) -> int:
    a = _plain(a)
    if not isinstance(a, Fraction) and abs(a) < CLOSE:
        raise Unclear
    return (a > 0) - (a < 0)


def _parts(a: Any) -> tuple[Any, Any]:
    return (a.v, a.d) if isinstance(a, Dual) else (a, Fraction(0))


def _join(op: Any, a: Any, b: Any) -> Any:
    return op(a, b) if isinstance(a, Fraction) and isinstance(b, Fraction) else op(_float(a), _float(b))


def add(a: Any, b: Any) -> Any:
    if isinstance(a, Dual) or isinstance(b, Dual):
        (av, ad), (bv, bd) = _parts(a), _parts(b)
        return Dual(add(av, bv), add(ad, bd))
    return _join(operator.add, a, b)


def mul(a: Any, b: Any) -> Any:
    if isinstance(a, Dual) or isinstance(b, Dual):
        (av, ad), (bv, bd) = _parts(a), _parts(b)
        return Dual(mul(av, bv), add(mul(ad, bv), mul(av, bd)))
    return _join(operator.mul, a, b)


def sub(a: Any, b: Any) -> Any:
    return add(a, mul(Fraction(-1), b))


def div(a: Any, b: Any) -> Any:
    if isinstance(a, Dual) or isinstance(b, Dual):
        (av, ad), (bv, bd) = _parts(a), _parts(b)
        found = div(av, bv)
        return Dual(found, div(sub(ad, mul(found, bd)), bv))
    if _sign(b) == 0:
        raise NoValue("a division by zero")
    return _join(operator.truediv, a, b)


def power(a: Any, e: Any) -> Any:
    if isinstance(e, Fraction) and e.denominator == 1:
        if abs(e) > MOST_ITEMS:
            raise Unclear
        found: Any = Fraction(1)
        for _ in range(abs(int(e))):
            found = mul(found, a)
        return found if e >= 0 else div(Fraction(1), found)
    if _sign(a) <= 0:
        raise NoValue("a power") if isinstance(_plain(e), Fraction) else Unclear
    return function("exp", mul(e, function("log", a)))


def function(name: str, a: Any) -> Any:
    if isinstance(a, Dual):
        v = function(name, a.v)
        return Dual(v, mul(_slope(name, a.v, v), a.d))
    if name == "abs":
        return abs(a)
    if name == "floor":
        if not isinstance(a, Fraction) and abs(a - mpmath.nint(a)) < CLOSE:
            raise Unclear
        return Fraction(math.floor(a))
    if name == "log" and _sign(a) <= 0:
        raise NoValue("a logarithm")
    if name == "sqrt" and (a < 0 if isinstance(a, Fraction) else _sign(a) < 0):
        raise NoValue("a root")
    if isinstance(a, Fraction) and a == (1 if name == "log" else 0):
        return Fraction(1 if name == "exp" else 0)
    if name == "sqrt" and isinstance(a, Fraction):
        root = Fraction(math.isqrt(a.numerator), math.isqrt(a.denominator))
        if root * root == a:
            return root
    if name == "exp" and abs(a) > 3_000:
        raise Unclear
    return getattr(mpmath, name)(_float(a))


def _slope(name: str, a: Any, v: Any) -> Any:
    match name:
        case "exp":
            return v
        case "log":
            return div(Fraction(1), a)
        case "sqrt":
            return div(Fraction(1), mul(Fraction(2), v))
        case "tanh":
            return sub(Fraction(1), mul(v, v))
        case "abs" if _sign(a):
            return Fraction(_sign(a))
    raise NoValue("a slope")


def value(tree: Tree, env: dict[str, Any]) -> Any:
    op, *args = tree
    match op:
        case "number":
            return args[0]
        case "name":
            return env[args[0]]
        case "+" | "-" | "*" | "/" | "**":
            make = {"+": add, "-": sub, "*": mul, "/": div, "**": power}[op]
            return make(value(args[0], env), value(args[1], env))
        case "min" | "max":
            one, two = value(args[0], env), value(args[1], env)
            return one if (_compared(one, two) >= 0) == (op == "max") else two
        case "if":
            return value(args[1] if holds(args[0], env) else args[2], env)
        case "D":
            moved = value(args[0], {**env, args[1]: Dual(env[args[1]], Fraction(1))})
            return _parts(moved)[1]
        case "sum" | "prod":
            index, body, low, high = args
            first, last = value(low, env), value(high, env)
            if last - first > MOST_ITEMS:
                raise Unclear
            found: Any = Fraction(op == "prod")
            for i in range(int(first), int(last) + 1):
                found = (mul if op == "prod" else add)(found, value(body, {**env, index: Fraction(i)}))
            return found
    return function(op, value(args[0], env))


def _compared(one: Any, two: Any) -> int:
    gap = sub(one, two)
    found = _sign(gap)
    if not found and isinstance(gap, Dual):
        raise NoValue("a tie")
    return found


def holds(tree: Tree, env: dict[str, Any]) -> bool:
    """Both parts of ``and`` and ``or`` have to have a value."""
    op, *args = tree
    if op == "not":
        return not holds(args[0], env)
    if op in ("and", "or"):
        told = [holds(arg, env) for arg in args]
        return all(told) if op == "and" else any(told)
    return RELATIONS[op](_compared(value(args[0], env), value(args[1], env)), 0)


# --- texts


def text(tree: Tree) -> str:
    op, *args = tree
    if op == "number":
        return f"({args[0]})" if args[0] < 0 or args[0].denominator > 1 else str(args[0])
    if op == "name":
        return args[0]
    if op == "if":
        return f"({text(args[1])} if {text(args[0])} else {text(args[2])})"
    if op == "D":
        return f"D({text(args[0])}, {args[1]})"
    if op in ("sum", "prod"):
        return f"{op}({text(args[1])} for {args[0]} in span({text(args[2])}, {text(args[3])}))"
    if op == "not":
        return f"not ({text(args[0])})"
    if op in RELATIONS:
        return f"{text(args[0])} {op} {text(args[1])}"
    if op in ("and", "or"):
        return f" {op} ".join(f"({text(arg)})" for arg in args)
    inside = list(map(text, args))
    return f"({f' {op} '.join(inside)})" if not op.isalpha() else f"{op}({', '.join(inside)})"


# --- drawing


@dataclass(frozen=True)
class Drawn:
    kinds: dict[str, str]
    given: tuple[Tree, ...]
    says: Tree

    @property
    def over(self) -> str:
        return ", ".join(f"{name} : {kind}" for name, kind in self.kinds.items())

    @property
    def conditions(self) -> str:
        return ", ".join(map(text, self.given))

    def judged(self, point: dict[str, Fraction]) -> bool | str | None:
        """Is it true there?  Why it has no value, or None if it says nothing there or is not told."""
        try:
            return holds(self.says, point) if all(holds(one, point) for one in self.given) else None
        except NoValue as error:
            return f"undefined: {error}"
        except (Unclear, OverflowError):
            return None

    def points(self, seed: int, most: int = 200) -> list[dict[str, Fraction]]:
        draw = random.Random(seed)
        more = [Fraction(draw.randint(-300, 300), draw.choice([7, 10, 64, 97])) for _ in range(10)]
        values = {"real": REALS + more, "int": range(-6, 9), "nat": range(12)}
        every = list(itertools.product(*(values[kind] for kind in self.kinds.values())))
        draw.shuffle(every)
        return [dict(zip(self.kinds, map(Fraction, row), strict=True)) for row in every[:most]]


class Drawer:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        kinds = [
            self.random.choice(["real", "real", "real", "int", "nat"]) for _ in range(self.random.choice([1, 1, 2]))
        ]
        self.kinds = {("xy" if kind == "real" else "nm")[i]: kind for i, kind in enumerate(kinds)}

    def statement(self) -> Drawn:
        given = tuple(self._condition() for _ in range(self.random.choice([0, 0, 1, 1, 2])))
        chance = self.random.random()
        if chance < 0.75:
            return Drawn(self.kinds, given, self.likely(self.random.choice([1, 2, 2, 3])))
        if given and chance < 0.85:
            return Drawn(self.kinds, given, given[-1])
        one, two = self.likely(1), self.relation(1)
        ways = [("or", one, two), ("or", two, self.relation(1)), ("not", ("and", two, ("not", one)))]
        return Drawn(self.kinds, given, self.random.choice(ways))

    def _condition(self) -> Tree:
        if self.random.random() < 0.6:
            return self._relation(("name", self.random.choice(list(self.kinds))), self.number())
        return self.relation(1) if self.random.random() < 0.7 else self.likely(1)

    def number(self) -> Tree:
        return "number", self.random.choice(NUMBERS)

    def _relation(self, one: Tree, two: Tree) -> Tree:
        return self.random.choice(list(RELATIONS)), one, two

    def relation(self, depth: int) -> Tree:
        return self._relation(self.term(depth), self.term(depth))

    def term(self, depth: int, kinds: dict[str, str] | None = None) -> Tree:
        kinds, choose = kinds or self.kinds, self.random.choice
        if depth <= 0 or self.random.random() < 0.15:
            return ("name", choose(list(kinds))) if self.random.random() < 0.7 else self.number()

        def inner() -> Tree:
            return self.term(depth - 1, kinds)

        whole = [name for name, kind in kinds.items() if kind != "real"]
        reals = [name for name, kind in kinds.items() if kind == "real"]
        match choose(["join", "join", "join", "/", "**", "**", "name", "fun", "fun", "max", "if", "D", "fold"]):
            case "/":
                return "/", inner(), inner()
            case "**":
                return "**", inner(), ("number", choose(EXPONENTS))
            case "name" if whole:
                return "**", inner(), ("name", choose(whole))
            case "fun":
                return choose(["sqrt", "log", "exp", "abs", "abs", "floor", "tanh"]), inner()
            case "max":
                return choose(["min", "max"]), inner(), inner()
            case "if":
                return "if", self._relation(inner(), inner()), inner(), inner()
            case "D" if reals:
                return "D", inner(), choose(reals)
            case "fold" if whole and "i" not in kinds:
                body = self.term(depth - 1, {**kinds, "i": "int"})
                return (
                    choose(["sum", "prod"]),
                    "i",
                    body,
                    ("number", Fraction(choose([0, 1, 2]))),
                    ("name", choose(whole)),
                )
        return choose("+-*"), inner(), inner()

    def likely(self, depth: int) -> Tree:
        """True of most terms, where they are defined."""
        t, u, w = self.term(depth), self.term(depth - 1), self.term(depth - 1)
        zero, one, two = (("number", Fraction(k)) for k in range(3))
        size, e = ("abs", t), ("number", self.random.choice([Fraction(2), HALF, Fraction(-1)]))
        return self.random.choice(
            [
                ("==", ("*", t, zero), zero),
                ("==", t, t),
                (">=", ("**", t, two), zero),
                ("<", t, ("+", t, one)),
                (">=", size, t),
                (">=", ("max", t, u), u),
                ("==", ("/", ("*", t, u), u), t),
                ("==", ("**", ("sqrt", t), two), t),
                ("==", ("exp", ("log", t)), t),
                ("==", ("log", ("exp", t)), t),
                ("==", ("sqrt", ("**", t, two)), self.random.choice([t, size])),
                ("or", ("<", t, u), (">=", t, u)),
                ("or", ("<", t, u), (">", t, w), ("==", t, u), ("<=", t, w)),
                (self.random.choice(["<", "<="]), ("floor", t), t),
                ("==", ("*", t, ("+", u, w)), ("+", ("*", t, u), ("*", t, w))),
                ("==", ("log", ("**", t, two)), ("*", two, ("log", self.random.choice([t, size])))),
                ("==", ("**", ("**", t, e), ("/", one, e)), self.random.choice([t, size])),
                (self.random.choice([">", ">="]), ("exp", t), ("+", t, one)),
            ]
        )
