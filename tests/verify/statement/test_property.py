"""Terms made anew, against an evaluator that shares no code with ours: mpmath at 60 digits, and differences."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import mpmath
import pytest
from flint import arb, ctx, fmpq

from verify.statement import Refused, TooMuch, Undecided, Undefined, read_prelude, read_statement
from verify.statement.arithmetic import Exact
from verify.statement.assign import refutes
from verify.statement.evaluate import Machine
from verify.statement.floats import Floats
from verify.statement.parser import Parser, spelled
from verify.statement.reader import Reader
from verify.statement.terms import REAL
from verify.statement.tokens import tokens

PRELUDE = read_prelude("""
names i, j, p : nat
names s, t, z : real
twist(z) = z*z - z/3
shift(z, p) = z + p
""")
Tree = tuple[Any, ...]


class Nothing(Exception):
    """No value, or one too near to a border to be sure of."""


def grown(draw: random.Random, depth: int, indices: tuple[str, ...] = ()) -> Tree:
    """A random term: numbers, s and t, arithmetic, functions, folds, cases, definitions."""
    if depth <= 0 or draw.random() < 0.15:
        leaf = draw.randrange(4 if indices else 3)
        if leaf == 0:
            return ("num", Fraction(draw.randint(0, 9), draw.choice((1, 1, 2, 3, 10))))
        return ("var", "s") if leaf == 1 else ("var", "t") if leaf == 2 else ("var", draw.choice(indices))

    def inner() -> Tree:
        return grown(draw, depth - 1 - draw.randrange(2), indices)

    kind = draw.randrange(12)
    if kind < 4:
        return (draw.choice("+-*/"), inner(), inner())
    if kind == 4:
        return ("**", inner(), draw.randint(-2, 4))
    if kind == 5:
        return ("neg", inner())
    if kind < 8:
        return (
            "fun",
            draw.choice(("sqrt", "exp", "log", "sin", "cos", "tanh", "erf", "abs", "floor", "ceil")),
            inner(),
        )
    if kind == 8:
        return (draw.choice(("min", "max")), inner(), inner())
    if kind == 9:
        return ("if", draw.choice(("<", "<=", ">", ">=", "==", "!=")), inner(), inner(), inner(), inner())
    if kind == 10 and len(indices) < 2:
        index = ("i", "j")[len(indices)]
        body = grown(draw, depth - 1, (*indices, index))
        return (
            "fold",
            draw.choice(("sum", "prod", "least", "most")),
            index,
            draw.randint(0, 2),
            draw.randint(0, 3),
            body,
        )
    return ("call", draw.choice(("twist", "shift")), inner(), draw.randint(0, 3))


def shown(tree: Tree) -> str:
    match tree:
        case ("num", value):
            return f"({value})"
        case ("var", name):
            return name
        case ("neg", a):
            return f"(-{shown(a)})"
        case ("**", a, power):
            return f"({shown(a)}**({power}))" if power < 0 else f"({shown(a)}**{power})"
        case ("fun", name, a):
            return f"{name}({shown(a)})"
        case ("min" | "max" as name, a, b):
            return f"{name}({shown(a)}, {shown(b)})"
        case ("if", relation, a, b, c, d):
            return f"({shown(c)} if {shown(a)} {relation} {shown(b)} else {shown(d)})"
        case ("fold", name, index, low, high, body):
            return f"{name}({shown(body)} for {index} in span({low}, {high}))"
        case ("call", "twist", a, _):
            return f"twist({shown(a)})"
        case ("call", "shift", a, p):
            return f"shift({shown(a)}, {p})"
        case (op, a, b):
            return f"({shown(a)} {op} {shown(b)})"
    raise AssertionError(tree)


def _clear(value: Any) -> None:
    if not mpmath.isfinite(value) or abs(value) > mpmath.mpf(10) ** 25:
        raise Nothing


def worth(tree: Tree, env: dict[str, Any]) -> Any:
    """The value in mpmath; Nothing where it is undefined or decided within 1e-30 of a border."""
    value = _worth(tree, env)
    _clear(value)
    return value


def _apart(value: Any) -> Any:
    if value != 0 and abs(value) < mpmath.mpf("1e-30"):
        raise Nothing
    return value


def _worth(tree: Tree, env: dict[str, Any]) -> Any:
    match tree:
        case ("num", value):
            return mpmath.mpf(value.numerator) / value.denominator
        case ("var", name):
            return env[name]
        case ("neg", a):
            return -worth(a, env)
        case ("**", a, power):
            base = worth(a, env)
            if power < 0 and _apart(base) == 0:
                raise Nothing
            return base**power
        case ("fun", name, a):
            return _function(name, worth(a, env))
        case ("min" | "max" as name, a, b):
            return (min if name == "min" else max)(worth(a, env), worth(b, env))
        case ("if", relation, a, b, c, d):
            gap = _apart(worth(a, env) - worth(b, env))
            told = {"<": gap < 0, "<=": gap <= 0, ">": gap > 0, ">=": gap >= 0, "==": gap == 0, "!=": gap != 0}[
                relation
            ]
            return worth(c if told else d, env)
        case ("fold", name, index, low, high, body):
            values = [worth(body, {**env, index: mpmath.mpf(k)}) for k in range(low, high + 1)]
            return _folded(name, values)
        case ("call", "twist", a, _):
            z = worth(a, env)
            return z * z - z / 3
        case ("call", "shift", a, p):
            return worth(a, env) + p
        case (op, a, b):
            one, two = worth(a, env), worth(b, env)
            if op == "/" and _apart(two) == 0:
                raise Nothing
            return {"+": one + two, "-": one - two, "*": one * two, "/": one / two if op == "/" else 0}[op]
    raise AssertionError(tree)


def _function(name: str, a: Any) -> Any:
    if (name == "sqrt" and _apart(a) < 0) or (name == "log" and _apart(a) <= 0) or (name == "exp" and a > 50):
        raise Nothing
    if name in ("floor", "ceil") and abs(a - mpmath.nint(a)) < mpmath.mpf("1e-30") and a != mpmath.nint(a):
        raise Nothing
    return abs(a) if name == "abs" else getattr(mpmath, name)(a)


def _folded(name: str, values: list[Any]) -> Any:
    if name == "sum":
        return mpmath.fsum(values)
    if name == "prod":
        return mpmath.fprod(values)
    if not values:
        raise Nothing
    return min(values) if name == "least" else max(values)


def ours(text: str, point: dict[str, Fraction]) -> Any:
    machine = Machine(PRELUDE.definitions, Exact(), fuel=200_000)
    term = Reader(PRELUDE, {"s": REAL, "t": REAL}).number(Parser(tokens(text)).whole())
    return machine.value(term, {name: machine.math.number(value) for name, value in point.items()})


@pytest.mark.parametrize("seed", range(8))
def test_values_agree(seed):
    draw, decided, saved = random.Random(seed), 0, ctx.prec
    ctx.prec = 400
    try:
        with mpmath.workdps(60):
            for _ in range(250):
                decided += _agrees(grown(draw, 5), _point(draw))
    finally:
        ctx.prec = saved
    assert decided > 100


def _point(draw: random.Random) -> dict[str, Fraction]:
    return {name: Fraction(draw.randint(-20, 20), draw.choice((1, 2, 3, 7, 10))) for name in "st"}


def _agrees(tree: Tree, point: dict[str, Fraction]) -> bool:
    env = {name: mpmath.mpf(value.numerator) / value.denominator for name, value in point.items()}
    try:
        found = ours(shown(tree), point)
    except (Undefined, Undecided, TooMuch):
        return False
    try:
        wanted = worth(tree, env)
    except Nothing:
        return False
    assert abs(arb(found) - arb(mpmath.nstr(wanted, 45))) < arb("1e-25") * (1 + abs(arb(found))), (shown(tree), point)
    return True


@pytest.mark.parametrize("seed", range(4))
def test_what_has_no_value_for_mpmath_has_none_for_us(seed):
    """A division by an exact zero and the like: never a number."""
    draw = random.Random(100 + seed)
    for _ in range(300):
        tree = (
            "+",
            grown(draw, 3),
            draw.choice(
                (
                    ("/", ("var", "s"), ("-", ("var", "t"), ("var", "t"))),
                    ("fun", "log", ("neg", ("num", Fraction(1)))),
                    ("fun", "sqrt", ("neg", ("num", Fraction(1, 3)))),
                    ("**", ("num", Fraction(0)), -1),
                    ("fold", "least", "i", 1, 0, ("num", Fraction(1))),
                )
            ),
        )
        with pytest.raises((Undefined, Undecided, TooMuch)):
            ours(shown(tree), _point(draw))


@pytest.mark.parametrize("seed", range(4))
def test_derivatives_agree_with_differences(seed):
    draw, decided, saved = random.Random(200 + seed), 0, ctx.prec
    ctx.prec = 300
    try:
        with mpmath.workdps(60):
            for _ in range(150):
                decided += _slope_agrees(grown(draw, 4), _point(draw))
    finally:
        ctx.prec = saved
    assert decided > 40


def _slope_agrees(tree: Tree, point: dict[str, Fraction]) -> bool:
    env = {name: mpmath.mpf(value.numerator) / value.denominator for name, value in point.items()}
    step = mpmath.mpf("1e-18")
    try:
        found = arb(ours(f"D({shown(tree)}, s)", point))
        ahead, behind = (worth(tree, {**env, "s": env["s"] + way * step}) for way in (1, -1))
        here = worth(tree, env)
    except (Undefined, Undecided, TooMuch, Nothing):
        return False
    one, two = (ahead - here) / step, (here - behind) / step
    size = 1 + abs(one) + abs(two)
    if abs(one) > mpmath.mpf(10) ** 8 or abs(one - two) > mpmath.mpf("1e-6") * size:
        pytest.fail(f"a derivative where the one-sided ones differ: {shown(tree)} at {point}: {one}, {two}") if abs(
            one - two
        ) > mpmath.mpf("1e-3") * size and abs(one) < 10**6 else None
        return False
    assert abs(found - arb(mpmath.nstr(two, 30))) < arb("1e-5") * (1 + abs(found)), (shown(tree), point)
    return True


def test_floats_follow_the_exact_values():
    draw, compared = random.Random(7), 0
    for _ in range(400):
        tree, point = grown(draw, 4), _point(draw)
        machine = Machine(PRELUDE.definitions, Floats(), fuel=200_000)
        term = Reader(PRELUDE, {"s": REAL, "t": REAL}).number(Parser(tokens(shown(tree))).whole())
        try:
            exact = ours(shown(tree), point)
            near = machine.value(term, {name: float(value) for name, value in point.items()})
        except (Undefined, Undecided, TooMuch):
            continue
        if abs(arb(exact)) < arb("1e6"):
            compared += abs(arb(exact) - arb(near)) < arb("1e-6") * (1 + abs(arb(exact)))
    assert compared > 150


def test_spelling_keeps_the_value():
    draw = random.Random(11)
    for _ in range(300):
        text = shown(grown(draw, 4))
        again = spelled(Parser(tokens(text)).whole())
        point = _point(draw)
        try:
            one = ours(text, point)
        except (Undefined, Undecided, TooMuch):
            continue
        assert (one == ours(again, point)) or (isinstance(one, arb) and one.overlaps(ours(again, point)))


def test_no_true_relation_is_refuted():
    """t1 <= t1 + |t2| for terms made anew: no point refutes it, whatever the balls do; nor its exact neighbours."""
    draw, tried = random.Random(13), 0
    for _ in range(300):
        one, two = shown(grown(draw, 3)), shown(grown(draw, 2))
        point = {name: str(value) for name, value in _point(draw).items()}
        for says in (
            f"{one} <= {one} + abs({two})",
            f"({one})**2 + abs({two}) >= 0",
            f"not ({one} < {one})",
            f"{one} == {one}",
        ):
            try:
                statement = read_statement(f"for_all s, t : real\nsays {says}", PRELUDE)
            except Refused:
                continue
            tried += 1
            try:
                assert not refutes(statement, point, fuel=100_000), (says, point)
            except TooMuch:
                continue
    assert tried > 1000
    assert isinstance(fmpq(1), fmpq)
