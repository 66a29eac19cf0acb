"""A printed formula, carried by the certificate as a tree, against what the model gives at a point.

The tree is JSON: a string is a rational or a bound index, a list is an operation.  Beside arithmetic there
are finite sums and the model's own symbols, so a formula of the paper is written as it is printed:

``["sum", "j", "p", body]`` sums over positions j ≠ p, ``["sum", "p", "", body]`` over all positions,
``["layers", "q", body]`` over q = 1..k; ``["gamma", i, p]`` is the attention of head i at p, ``["x", p]`` the
bit, ``["sin", p]``/``["cos", p]`` the embedding, ``["z", q]`` = S - q + 1/2, and ``["k"]``, ``["n"]``,
``["tau"]``, ``["b"]`` the parameters.

What the model itself gives: ``["output"]``, ``["slope"]``, ``["curvature"]`` are f, f', f'' at S; with entry
2(i-1) for a13 of head i and 2(i-1)+1 for a14, ``["gradient", e]`` and ``["hessian", e, e']`` are derivatives of
the output, ``["share-gradient", e]`` and ``["share-hessian", e, e']`` those of the sum S of the shares.
"""

from __future__ import annotations

from typing import Any

from flint import arb

from verify.checker.balls import ball, compare, decide
from verify.checker.reading import Rejected, as_rational, choice, integer, only
from verify.checker.relation import size

from .scene import Scene
from .transformer import Point, bits, place
from .trees import MANY, well_formed

_MAX_NODES = 200
_MAX_WORK = 500_000  # evaluations of a node
_SUMS = {"sum": 3, "layers": 2}
_ARITY = {
    "+": MANY,
    "*": MANY,
    "-": 2,
    "/": 2,
    "sqrt": 1,
    "abs": 1,
    "alternating": 1,
    "z": 1,
    "k": 0,
    "n": 0,
    "tau": 0,
    "b": 0,
    "gamma": 2,
    "x": 1,
    "sin": 1,
    "cos": 1,
    "output": 0,
    "slope": 0,
    "curvature": 0,
    "gradient": 1,
    "hessian": 2,
    "share-gradient": 1,
    "share-hessian": 2,
}
GIVEN = ("output", "slope", "curvature", "gradient", "hessian", "share-gradient", "share-hessian")


def work(tree: Any, point: Point) -> int:
    """How many nodes an evaluation visits: sums within sums multiply."""
    if isinstance(tree, str):
        return 1
    times = {"sum": point.n, "layers": point.k}.get(tree[0], 1)
    return 1 + times * sum(work(part, point) for part in tree[1:])


def evaluate(tree: Any, scene: Scene, index: dict[str, int]) -> arb:
    if isinstance(tree, str):
        return arb(index[tree]) if tree in index else ball(as_rational(tree, "number in a formula"))
    operation, *parts = tree
    if operation in ("sum", "layers"):
        return _sum(operation, parts, scene, index)
    if operation in GIVEN:
        return scene.given(operation, [_index(part, index) for part in parts])
    if operation in ("gamma", "x", "sin", "cos"):
        return _symbol(operation, [_index(part, index) for part in parts], scene)
    values = [evaluate(part, scene, index) for part in parts]
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
        case "sqrt", [a]:
            return a.sqrt()
        case "abs", [a]:
            return abs(a)
        case "alternating", [_]:  # (-1)^q for a bound index q
            return arb(-1 if _index(parts[0], index) % 2 else 1)  # (-1)**q of a negative q is a float
        case "z", [q]:
            return scene.sum - q + arb(0.5)
        case (("k" | "n"), []):
            return arb(getattr(scene.point, operation))
        case (("tau" | "b"), []):
            return ball(getattr(scene.point, operation))
    raise Rejected(f"unknown operation {operation[:20]!r} with {len(parts)} parts")


def _index(part: Any, index: dict[str, int]) -> int:
    if isinstance(part, str) and part in index:
        return index[part]
    value = as_rational(part, "index in a formula")
    if value.denominator != 1:
        raise Rejected("an index must be an integer")
    return int(value)


def _symbol(operation: str, at: list[int], scene: Scene) -> arb:
    n = scene.point.n
    p = at[-1]
    if not 1 <= p <= n:
        raise Rejected(f"position {p} is outside 1..{n}")
    if operation == "gamma":
        if len(at) != 2 or not 1 <= at[0] <= scene.point.k:
            raise Rejected("gamma takes a head and a position")
        return scene.heads[at[0] - 1][p - 1].value
    if len(at) != 1:
        raise Rejected(f"{operation} takes one position")
    if operation == "x":
        return arb(scene.x[p - 1])
    return scene.point.position(p)[0 if operation == "sin" else 1]


def _sum(operation: str, parts: list[Any], scene: Scene, index: dict[str, int]) -> arb:
    if len(parts) != (2 if operation == "layers" else 3):
        raise Rejected(f"{operation} has {len(parts)} parts")
    name, body = parts[0], parts[-1]
    if not isinstance(name, str) or not name.isidentifier() or not name.isascii() or name in index:
        raise Rejected("a sum needs a fresh index name")
    if operation == "layers":
        terms, skip = range(1, scene.point.k + 1), None
    else:
        terms, skip = range(1, scene.point.n + 1), None if parts[1] == "" else _index(parts[1], index)
        if skip is not None and skip not in terms:
            raise Rejected("a sum skips nothing or a position")
    return sum((evaluate(body, scene, {**index, name: t}) for t in terms if t != skip), arb(0))


def printed_formula(body: dict[str, Any]) -> str:
    """A printed formula for a derivative differs from the derivative at an explicit point."""
    of = choice(body, "of", ("output", "weight"))
    extra = ("position",) if of == "weight" else ()
    only(body, (*Point.FIELDS, "x", "of", "entry", "printed", *extra))
    point = Point(body)
    x, entry = bits(body, point.n), integer(body, "entry", 0, 2 * point.k - 1)
    tree = body["printed"]
    if size(tree) > _MAX_NODES or point.n > 12 or work(tree, point) > _MAX_WORK:
        raise Rejected("formula or model too large")
    well_formed(tree, _ARITY, _SUMS)
    p = integer(body, "position", 1, point.n) if of == "weight" else 0

    def apart() -> bool | None:
        scene = Scene(point, x)
        found = scene.derivative(entry) if of == "output" else scene.weight_derivative(entry, p)
        difference = evaluate(tree, scene, {}) - found
        shown.update(printed=_short(difference + found), derived=_short(found))
        return True if difference > 0 or difference < 0 else None

    shown: dict[str, str] = {}
    decide(apart)
    name = f"a1{3 + entry % 2} of head {entry // 2 + 1}"
    target = "the output" if of == "output" else f"the attention at {p}"
    where = place(body, (*Point.FIELDS, "x"))
    return (
        f"the printed derivative of {target} by {name} is {shown['printed']}, the true one "
        f"{shown['derived']}, at {where}; printed is {show(tree)}"
    )


def formula_inequality(body: dict[str, Any]) -> str:
    """One formula lies above or below another at an explicit point of the model."""
    only(body, (*Point.FIELDS, "x", "left", "relation", "right"))
    point, relation = Point(body), choice(body, "relation", ("<", ">"))
    x, left, right = bits(body, point.n), body["left"], body["right"]
    large = size(left) + size(right) > _MAX_NODES or work(left, point) + work(right, point) > _MAX_WORK
    nested = max(_depth(left), _depth(right))
    if large or (nested > 1 and point.n > 12) or nested > 3:
        raise Rejected("formula or model too large")
    for tree in (left, right):
        well_formed(tree, _ARITY, _SUMS)
    shown: dict[str, str] = {}

    def answer() -> bool | None:
        scene = Scene(point, x)
        values = evaluate(left, scene, {}), evaluate(right, scene, {})
        shown.update(left=_short(values[0]), right=_short(values[1]))
        return compare(values[0], relation, values[1])

    if not decide(answer):
        raise Rejected(f"it is not {relation} there: {shown['left']} and {shown['right']}")
    where = place(body, (*Point.FIELDS, "x"))
    return f"{show(left)} {relation} {show(right)}, namely {shown['left']} {relation} {shown['right']}, at {where}"


def _depth(tree: Any) -> int:
    """How many sums over positions are nested."""
    if isinstance(tree, str):
        return 0
    return (tree[0] == "sum") + max((_depth(part) for part in tree[1:]), default=0)


def show(tree: Any) -> str:
    """The formula on one line, so that the sentence says what was evaluated."""
    if isinstance(tree, str):
        return tree
    operation, *parts = tree
    texts = [show(part) for part in parts]
    if operation in ("+", "-", "*", "/"):
        return "(" + f" {operation} ".join(texts) + ")"
    return operation + (f"[{', '.join(texts)}]" if texts else "")


def _short(value: arb) -> str:
    return value.str(8, radius=False)


KINDS = {"printed-formula": printed_formula, "formula-inequality": formula_inequality}
