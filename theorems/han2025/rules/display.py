"""A printed relation between formulas, carried by the certificate as two trees, that fails at an explicit point.

A string is a rational or a bound index, a list an operation.  Beside arithmetic (``+ - * / square``) there are sums,
``["sum", "j", ["p"], body]`` over positions j other than p, ``["heads", "i", body]`` over heads,
``["layers", "q", body]`` over q = 1..k, and the model's symbols: ``["gamma", i, p]``, ``["x", p]``, ``["sin", p]``,
``["cos", p]``, ``["z", q]`` = S + 1/2 - q, ``["step", q]`` = σ'(z_q), ``["ceil-z1"]``, ``["alternating", q]`` = (-1)^q,
``["S"]``, ``["v"]`` = S/k, ``["label"]``, ``["output"]``, ``["slope"]`` = f'(S), ``["loss"]``,
``["loss-gradient", entry]``, ``["share-gradient", i, c]``, ``["k"]``, ``["n"]``, ``["tau"]``, ``["b"]``.  Derivatives
are those of the model, by the chain rule; nothing printed is used in them.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball, decide
from verify.checker.reading import Rejected, as_rational, choice, only
from verify.checker.relation import size

from .formula import show
from .landscape import regime
from .samples import MAX_N, Head, Sample
from .transformer import Point, activation, bits, parity_set, place
from .trees import MANY, well_formed

_MAX_NODES = 400
_MAX_WORK = 300_000  # evaluations of a node
_SUMS = {"sum": 3, "heads": 2, "layers": 2}
_ARITY = {
    "+": MANY,
    "*": MANY,
    "-": 2,
    "/": 2,
    "square": 1,
    "gamma": 2,
    "x": 1,
    "sin": 1,
    "cos": 1,
    "z": 1,
    "step": 1,
    "alternating": 1,
    "ceil-z1": 0,
    "loss-gradient": 1,
    "share-gradient": 2,
    "S": 0,
    "v": 0,
    "output": 0,
    "slope": 0,
    "loss": 0,
    "label": 0,
    "k": 0,
    "n": 0,
    "tau": 0,
    "b": 0,
}


class Stage:
    """The values of the symbols at one point, for one input and one parity set."""

    def __init__(self, point: Point, x: tuple[int, ...], parity: frozenset[int]) -> None:
        self.point, self.x = point, x
        self.heads = [Head(point, point.head(entry)) for entry in point.raw]
        self.sample = Sample(point, self.heads, x, parity)

    def integer(self, tree: Any, index: dict[str, int]) -> int:
        if tree == ["ceil-z1"]:
            z = self.sample.total - arb(0.5)
            top = math.ceil(float(z.mid()))
            if not top - 1 < z or not z <= top:
                raise Rejected("the ceiling of z1 is not decided")
            return top
        if isinstance(tree, str) and tree in index:
            return index[tree]
        value = as_rational(tree, "index in a formula")
        if value.denominator != 1:
            raise Rejected("an index must be an integer")
        return int(value)

    def evaluate(self, tree: Any, index: dict[str, int]) -> arb:
        if isinstance(tree, str):
            return arb(index[tree]) if tree in index else ball(as_rational(tree, "number in a formula"))
        operation, *parts = tree
        if operation in ("sum", "heads", "layers"):
            return self.sum(operation, parts, index)
        if operation in ("+", "-", "*", "/", "square"):
            return _arithmetic(operation, [self.evaluate(part, index) for part in parts])
        return self.symbol(operation, [self.integer(part, index) for part in parts])

    def sum(self, operation: str, parts: list[Any], index: dict[str, int]) -> arb:
        if len(parts) != (3 if operation == "sum" else 2):
            raise Rejected(f"{operation} with {len(parts)} parts")
        name, body = parts[0], parts[-1]
        if not isinstance(name, str) or not name.isidentifier() or not name.isascii() or name in index:
            raise Rejected("a sum needs a fresh index name")
        skip: set[int] = set()
        if operation == "sum":
            skip = {self.integer(other, index) for other in parts[1]}
        last = self.point.n if operation == "sum" else self.point.k
        terms = (t for t in range(1, last + 1) if t not in skip)
        return sum((self.evaluate(body, {**index, name: t}) for t in terms), arb(0))

    def symbol(self, operation: str, at: list[int]) -> arb:
        point, sample = self.point, self.sample
        match operation, at:
            case "gamma", [i, p] if 1 <= i <= point.k and 1 <= p <= point.n:
                return self.heads[i - 1].gamma[p - 1]
            case "x", [p] if 1 <= p <= point.n:
                return arb(self.x[p - 1])
            case (("sin" | "cos"), [p]):
                return point.position(p)[0 if operation == "sin" else 1]
            case "z", [q]:
                return sample.total + ball(Fraction(1, 2) - q)
            case "step", [q]:  # 1/2 + z/(2 sqrt(z² + b)), the slope of the activation of neuron q
                z = sample.total + ball(Fraction(1, 2) - q)
                if point.b == 0 and not (z > 0 or z < 0):
                    return arb("nan")  # at a kink there is no slope
                return activation(z, ball(point.b), point.b == 0)[1]
            case "alternating", [q]:
                return arb(-1 if q % 2 else 1)  # not a power: that of a negative exponent is a float
            case "ceil-z1", []:
                return arb(self.integer(["ceil-z1"], {}))
            case "loss-gradient", [entry] if 0 <= entry < 2 * point.k:
                return sample.gradient(self.heads)[entry]
            case "share-gradient", [i, c] if 1 <= i <= point.k and c in (0, 1):
                return self.heads[i - 1].gradient(self.x)[c]
            case "S", []:
                return sample.total
            case "v", []:
                return sample.total / point.k
            case (("output" | "slope" | "loss"), []):
                return getattr(sample, operation)
            case (("label" | "k" | "n"), []):
                return arb(sample.label if operation == "label" else getattr(point, operation))
            case (("tau" | "b"), []):
                return ball(getattr(point, operation))
        raise Rejected(f"unknown operation {operation[:20]!r} with {len(at)} parts")


def _arithmetic(operation: str, values: list[arb]) -> arb:
    match operation, values:
        case "+", [_, *_]:
            return sum(values, arb(0))
        case "-", [a, b]:
            return a - b
        case "*", [_, *_]:
            result = arb(1)
            for value in values:
                result = result * value
            return result
        case "/", [a, b]:
            return a / b
        case "square", [a]:
            return a * a
    raise Rejected(f"{operation} with {len(values)} parts")


def _measure(tree: Any) -> int:
    """Number of nodes; the lists of excluded indices count as nothing."""
    if isinstance(tree, list) and len(tree) == 4 and tree[0] == "sum":
        names = tree[2]
        if not isinstance(names, list) or len(names) > MAX_N or any(not isinstance(name, str) for name in names):
            raise Rejected("a sum lists the indices that it leaves out, each once")
        return 2 + _measure(tree[3])
    if isinstance(tree, list) and tree and isinstance(tree[0], str):
        return 1 + sum(_measure(part) for part in tree[1:])
    return size(tree)


def _depth(tree: Any) -> int:
    """How many sums are nested."""
    if not isinstance(tree, list) or not tree:
        return 0
    return (tree[0] in ("sum", "heads", "layers")) + max((_depth(part) for part in tree[1:]), default=0)


def _work(tree: Any, point: Point) -> int:
    """How many nodes an evaluation visits: sums within sums multiply."""
    if isinstance(tree, str):
        return 1
    times = {"sum": point.n, "heads": point.k, "layers": point.k}.get(tree[0], 1)
    inside = tree[-1:] if tree[0] in _SUMS else tree[1:]
    return 1 + times * sum(_work(part, point) for part in inside)


def _shown(tree: Any) -> str:
    """The formula on one line."""
    if isinstance(tree, str):
        return tree
    if tree[0] == "sum":
        left = f" not {' '.join(tree[2])}" if tree[2] else ""
        return f"sum[{tree[1]}{left}: {_shown(tree[3])}]"
    operation, *parts = tree
    texts = [_shown(part) for part in parts]
    if operation in ("+", "-", "*", "/"):
        return "(" + f" {operation} ".join(texts) + ")"
    return show([operation, *texts])


def false_display(body: dict[str, Any]) -> str:
    """A printed relation fails at an explicit point."""
    only(body, (*Point.FIELDS, "x", "parity_set", "left", "relation", "right", "regime", "inside"))
    point, relation = Point(body), choice(body, "relation", (">=", "<=", "="))
    x, parity = bits(body, point.n), parity_set(body, point.n, point.k)
    if type(body["inside"]) is not bool:
        raise Rejected("inside must be true or false")
    left_tree, right_tree = body["left"], body["right"]
    if point.n > MAX_N or _measure(left_tree) + _measure(right_tree) > _MAX_NODES:
        raise Rejected("formula or model too large")
    if max(_depth(left_tree), _depth(right_tree)) > 4:
        raise Rejected("sums nested too deeply")
    for tree in (left_tree, right_tree):
        well_formed(tree, _ARITY, _SUMS)
    if _work(left_tree, point) + _work(right_tree, point) > _MAX_WORK:
        raise Rejected("formula or model too large")

    def fails() -> bool | None:
        stage = Stage(point, x, parity)
        if body["inside"] and not stage.sample.active:
            raise Rejected("the input is not inside the margin")
        left, right = stage.evaluate(body["left"], {}), stage.evaluate(body["right"], {})
        shown.update(left=left.str(6, radius=False), right=right.str(6, radius=False))
        if left < right:
            return relation != "<="
        if left > right:
            return relation != ">="
        return None

    shown: dict[str, str] = {}
    if not decide(fails):
        raise Rejected("the relation holds there")
    where = place(body, (*Point.FIELDS, "x", "parity_set")) + regime(point, body["regime"])
    where += " (an input inside the margin)" if body["inside"] else ""
    return (
        f"{_shown(body['left'])} {relation} {_shown(body['right'])} is false: the left side is {shown['left']}, "
        f"the right side {shown['right']}, at {where}"
    )


KINDS = {"false-display": false_display}
