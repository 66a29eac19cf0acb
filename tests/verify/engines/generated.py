"""Formulas made anew from the grammar, in pairs whose order is known by construction or found by brute force.

Nothing here uses the instrument; what they are worth, and where, is found by :mod:`tests.verify.engines.oracle`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction

DOMAINS = (
    "n : int, k : int, n >= k >= 1, 0 < tau <= 1, b > 0",
    "n : int, m : int, n >= 1, m >= 1, norm >= 0",
    "n : int, m : int, n >= 1, 1 <= m <= n, 0 < c2 < c1",
    "x : real, y : real",
)
NAMES = (("n", "k", "tau", "b"), ("n", "m", "norm"), ("n", "m", "c2", "c1"), ("x", "y"))
ATOMS = (
    ("tau", "b"),
    ("(1 + norm)", "n"),
    ("c1", "c2", "(c1 - c2)"),
    ("(1 + x**2)", "(1 + y*y)", "exp(x)", "(1 + max(x, -x))", "(x**2 + y**2 + 1)"),
)


@dataclass(frozen=True)
class Pair:
    group: str
    home: int  # which of the domains
    larger: str
    relation: str
    smaller: str
    truth: bool | None  # by construction; None where it is not known


class Maker:
    """Texts of formulas; ``positive`` ones are defined and positive on the whole domain."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def pick(self, *options):
        return self.rng.choice(options)

    def name(self, home):
        return self.rng.choice(NAMES[home])

    def size(self, home):
        return self.rng.choice((("n", "k"), ("n", "m"), ("n", "m"), ("x", "y"))[home])

    def index(self, home):
        """A name that is an integer from 1 on, or a number where there is none."""
        return self.size(home) if home < 3 else str(self.rng.randint(1, 4))

    def positive(self, home, depth=2):
        if depth == 0:
            return self.pick(
                self.index(home),
                self.index(home),
                str(self.rng.randint(1, 9)),
                self.pick(*ATOMS[home]),
                self.pick(*ATOMS[home]),
                f"{self.rng.randint(1, 9)}/{self.rng.randint(2, 9)}",
            )
        one, two = self.positive(home, depth - 1), self.positive(home, depth - 1)
        i, small = self.index(home), ("tau", "norm", "c2", "x*x")[home]
        return self.pick(
            f"({one} + {two})",
            f"({one} + {two})",
            f"{one}*{two}",
            f"{one}*{two}",
            f"{one}/({two})",
            f"({one})**2",
            f"sqrt({one})",
            f"({one})**(3/2)",
            f"max({one}, {two})",
            f"min({one}, {two})",
            f"(1 + floor({one}))",
            f"ceil({one})",
            f"2**{i}",
            f"(1 + {i}*{i})",
            f"exp({self.pick('', '-')}{small})",
            f"log(1 + {one})",
            f"({one})**(-1)",
            f"3**{i}/{two}",
            f"2**ceil(({i} - 1)/{self.index(home)})",
        )

    def any(self, home, depth=2):
        one, two = self.positive(home, depth - 1), self.positive(home, depth - 1)
        return self.pick(
            f"{one} - {two}",
            f"({one} - {two})*{self.name(home)}",
            f"({one} - {two})/({one} + {two})",
            one,
            f"max(0, {one} - {two})",
            f"-({one})",
            f"floor({one} - {two})",
            f"min({one}, 1 - {two})",
        )

    def rewritten(self, node):
        """The same formula written another way, as text."""
        kind, rng = node[0], self.rng
        if kind == "number":
            x = node[1]
            return str(x) if x.denominator == 1 else f"({x.numerator}/{x.denominator})"
        if kind == "symbol":
            return self.pick(node[1], node[1], node[1], f"({node[1]} + 1 - 1)", f"(2*{node[1]} - {node[1]})")
        a, *rest = [self.rewritten(child) for child in node[1:]]
        b = rest[0] if rest else ""
        plain = {
            "+": f"({a} + {b})",
            "-": f"({a} - {b})",
            "*": f"({a})*({b})",
            "/": f"({a})/({b})",
            "neg": f"(-({a}))",
            "**": f"({a})**({b})",
        }.get(kind, f"{kind}({', '.join([a, *rest])})")
        if rng.random() < 0.4:
            return plain
        other = {
            "+": f"({b} + {a})",
            "-": f"(-(({b}) - {a}))",
            "*": f"({b})*({a})",
            "/": f"(1/({b}))*({a})",
            "neg": f"((-1)*({a}))",
            "sqrt": f"({a})**(1/2)",
            "ceil": f"(-floor(-({a})))",
            "floor": self.pick(f"(-ceil(-({a})))", f"(floor(({a}) + 3) - 3)"),
            "max": f"(-min(-({a}), -({b})))",
            "min": f"(-max(-({a}), -({b})))",
            "log": f"(2*log(sqrt({a})))",
            "exp": f"exp(({a})/2)**2",
        }.get(kind, plain)
        if kind == "**" and node[2] == ("number", Fraction(2)):
            other = f"({a})*({a})"
        elif kind == "**" and node[1][0] == "number" and node[2][0] != "number":
            other = f"(({a})**(({b}) + 1)/({a}))"
        return other


def pairs(seed: int, count: int) -> Iterator[Pair]:
    """So many pairs, from all groups in turn."""
    maker = Maker(seed)
    for turn in range(count):
        yield _made(maker, GROUPS[turn % len(GROUPS)])


def _made(maker, group):
    """One pair; a text that the grammar does not admit (a constant without a value) is made again."""
    from verify.statement.formula import FormulaError

    while True:
        with suppress(FormulaError):
            return group(maker, maker.rng.choice((0, 0, 1, 1, 2, 3)))


def _tree(text, home):
    from verify.statement.formula import read_formula

    return read_formula(text, NAMES[home]).tree


def equal_by_rewriting(maker, home):
    text = maker.positive(home, maker.pick(1, 2, 2, 3))
    return Pair("equal by rewriting", home, text, "==", maker.rewritten(_tree(text, home)), True)


def differ_by_a_little(maker, home):
    text = maker.positive(home, maker.pick(1, 2))
    little = maker.pick(
        "1/10**9", "1/1000", f"1/({maker.positive(home, 0)}*10**6)", "1/7", f"{maker.positive(home, 0)}/10**12"
    )
    other = maker.rewritten(_tree(text, home))
    if maker.rng.random() < 0.5:
        return Pair("differ by a little", home, f"{text} + {little}", maker.pick(">", ">="), other, True)
    return Pair("differ by a little", home, f"{text} - {little}", maker.pick(">", ">=", "=="), other, False)


def at_one_size(maker, home):
    text, name = maker.positive(home, maker.pick(0, 1, 2)), maker.size(home)
    place = maker.rng.randint(1, maker.pick(5, 30, 1000, 10**6, 10**9))
    spike = maker.pick(
        f"max(0, 1 - ({name} - {place})**2)",
        f"floor(1/(1 + ({name} - {place})**2))",
        f"max(0, 2 - 3*max({name} - {place}, {place} - {name}))/1000",
    )
    return Pair("at one size", home, text, maker.pick(">=", "=="), f"{text} + {spike}", False)


def beyond(maker, home):
    text, name = maker.positive(home, maker.pick(0, 1, 2)), maker.size(home)
    place = 10**6 + maker.rng.randint(0, 10**5)
    more = maker.pick(
        f"max(0, {name} - {place})",
        f"max({name}, {place}) - {place}",
        f"floor({name}/{place})",
        f"{name}**2 - {place}*{name}",
    )
    return Pair("beyond a million", home, text, ">=", f"{text} + {more}", False)


def at_one_end(maker, home):
    text = maker.positive(home, maker.pick(0, 1, 2))
    if home == 0:
        larger, relation = maker.pick(
            (f"{text} + tau - 1/10**7", ">="),
            (f"{text} + n - k", ">"),
            (f"{text} + k - 1", ">"),
            (f"{text} + 1 - tau", ">"),
            (f"{text} + b - 1/10**8", ">="),
            (f"{text} + 10**8 - b", ">="),
            (f"{text} + n*tau - 1/10**4", ">="),
        )
    elif home == 2:
        larger, relation = maker.pick(
            (f"{text} + n - m", ">"),
            (f"{text} + c1 - c2 - 1/10**9", ">="),
            (f"{text} + 10**6*c2 - c1", ">="),
            (f"{text} + m - 1", ">"),
        )
    elif home == 3:
        larger, relation = maker.pick(
            (f"{text} + x**2", ">"),
            (f"{text} + (x - y)**2", ">"),
            (f"{text} + 10**7 - y", ">="),
            (f"{text} + exp(x) - 1/10**6", ">="),
            (f"{text} + x**3", ">="),
        )
    else:
        larger, relation = maker.pick(
            (f"{text} + norm", ">"),
            (f"{text} + m - 1", ">"),
            (f"{text} + n*m - 1", ">"),
            (f"{text} + 10**5 - norm", ">="),
        )
    return Pair("at one end", home, larger, relation, text, False)


def undefined(maker, home):
    text, name = maker.positive(home, maker.pick(0, 1, 2)), maker.size(home)
    place = maker.rng.randint(1, maker.pick(3, 20, 1000, 10**6))
    larger = maker.pick(
        f"{text}*({name} - {place})/({name} - {place})",
        f"{text} + 0*log({name} - {place})",
        f"{text} + 0*sqrt({name} - {place + 1})",
        f"{text} + 0/({name} - {place})",
        f"{text} + 0*({name} - {place})**(-1)",
        f"{text} + 0*log({name}/{place} - 1)",
        f"{text} + 0*({name} - {place})**(-2)",
    )
    return Pair("undefined somewhere", home, larger, ">=", maker.pick("0", text), False)


def more_of_the_same(maker, home):
    text, extra = maker.positive(home, maker.pick(1, 2)), maker.positive(home, maker.pick(0, 1, 2))
    other = maker.rewritten(_tree(text, home))
    return Pair("more of the same", home, f"{text} + {extra}", maker.pick(">=", ">"), other, True)


def unrelated(maker, home):
    one, two = maker.any(home, maker.pick(1, 2)), maker.any(home, maker.pick(1, 2))
    return Pair("unrelated", home, one, maker.pick(">=", ">", "=="), two, None)


def simple(maker, home):
    """Polynomials and quotients with small coefficients, as papers print them."""

    def term():
        factors = "*".join(maker.pick(*NAMES[home], maker.size(home)) for _ in range(maker.rng.randint(1, 2)))
        below = f"/({maker.size(home)} + {maker.rng.randint(0, 2)})"
        return f"{maker.rng.randint(1, 6)}*{factors}" + (maker.pick("", "", below) if home < 3 else "")

    one = " + ".join(term() for _ in range(maker.rng.randint(1, 3)))
    two = " + ".join(term() for _ in range(maker.rng.randint(1, 3)))
    return Pair("simple", home, one, maker.pick(">=", ">"), maker.pick(two, f"{two} - {term()}", term()), None)


GROUPS = (
    equal_by_rewriting,
    differ_by_a_little,
    at_one_size,
    beyond,
    at_one_end,
    undefined,
    more_of_the_same,
    unrelated,
    simple,
)
