"""A second reading of the statements, for the tests alone: its own reader and arithmetic, nothing of the toolkit's.

The text of a statement is split into its lines, the expressions are read by Python's own parser as trees (nothing is
executed) and evaluated in high precision; a derivative is a quotient of differences.  What the model file chooses is
written out here again from section 2.2; the other definitions are read from the prelude's text.
"""

from __future__ import annotations

import ast
import functools
import operator
import re
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any

from mpmath import mp

from numerics.parity.model import ModelSpec
from tests.theorems.own_model import Env, OwnModel, Undefined, exact, rooted

__all__ = ["Env", "Reader", "Undefined", "Unsupported", "exact", "split", "tree"]

DIGITS = 50
NEAR = mp.mpf(10) ** -15  # relative: what is closer is a tie, and beside it half of the digits of a derivative
WORK = 150_000  # nodes that are evaluated for one statement
RELATIONS: dict[type, Callable[[Any, Any], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


class Unsupported(NotImplementedError):
    """This code does not speak of it."""


def split(text: str, mark: str = ",") -> list[str]:
    """At the marks outside of brackets."""
    parts, depth = [""], 0
    for char in text:
        depth += (char in "([{") - (char in ")]}")
        if char == mark and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


@functools.cache
def tree(text: str) -> ast.expr:
    return ast.parse(text.strip(), mode="eval").body


@functools.cache
def written() -> dict[str, tuple[tuple[str, ...], str]]:
    """The definitions of the prelude that no choice of the model changes: parameters and body."""
    text = (resources.files("theorems.han2025") / "model.prelude").read_text(encoding="utf-8")
    text = re.sub(r"#.*", "", text)
    lines = re.sub(r"\n[ \t]+", " ", text).splitlines()
    found = {}
    for line in lines:
        if match := re.fullmatch(r"(\w+)(?:\(([^()]*)\))?\s*=\s*(.+)", line.strip()):
            name, params, body = match.groups()
            found[name] = (tuple(split(params)) if params else (), body)
    return found


def over(action: Callable[..., Any], *values: Any) -> Any:
    """Entry by entry."""
    rows = [value for value in values if isinstance(value, tuple)]
    if not rows:
        return action(*values)
    return tuple(
        over(action, *(value[i] if isinstance(value, tuple) else value for value in values))
        for i in range(len(rows[0]))
    )


def flat(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for item in value:
            yield from flat(item)
    else:
        yield value


def power(a: Any, b: Any) -> Any:
    if (a == 0 and b < 0) or (a < 0 and b != int(b)):
        raise Undefined("a power")
    return mp.mpf(a) ** (int(b) if b == int(b) else b)


def divided(a: Any, b: Any) -> Any:
    if b == 0:
        raise Undefined("a division by zero")
    return mp.mpf(a) / b


OPERATIONS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: divided, ast.Pow: power}


def logged(value: Any) -> Any:
    if value <= 0:
        raise Undefined("a logarithm")
    return mp.log(value)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "sqrt": rooted,
    "exp": mp.exp,
    "log": logged,
    "sin": mp.sin,
    "cos": mp.cos,
    "tanh": mp.tanh,
    "erf": mp.erf,
    "abs": abs,
    "floor": lambda v: int(mp.floor(v)),
    "ceil": lambda v: int(mp.ceil(v)),
    "max": max,
    "min": min,
    "norm": lambda v: mp.sqrt(sum(mp.mpf(entry) ** 2 for entry in flat(v))),
}
FOLDS = ("sum", "prod", "mean", "count", "every", "some", "most", "least")


class Reader(OwnModel):
    """The statements over one model; ``quantities``: name to (text, symbols), as the claims print them."""

    def __init__(
        self, spec: ModelSpec, quantities: dict[str, tuple[str, tuple[str, ...]]], digits: int = DIGITS
    ) -> None:
        mp.dps = digits
        super().__init__(spec)
        self.digits, self.work = digits, WORK
        self.step, self.tiny = mp.mpf(10) ** -(digits // 4), mp.mpf(10) ** -(3 * digits // 8)  # of a derivative
        self.defined = dict(written())
        for name, (text, symbols) in quantities.items():
            params = tuple(s for s in symbols if s not in ("n", "k", "tau", "b"))
            self.defined[f"printed.{name}" if self._known(name) else name] = (params, text)

    def tied(self, a: Any, b: Any) -> bool:
        return bool(abs(a - b) <= NEAR * (abs(a) + abs(b)) + self.tiny)

    def _known(self, name: str) -> bool:
        return (
            name in written()
            or name in ("loss", "risk", "f", "sigma", "H", "width", "heads")
            or name in (*FUNCTIONS, *FOLDS)
        )

    # ---- expressions

    def value(self, text: str, env: Env) -> Any:
        return self._at(tree(text), env)

    def named(self, name: str, env: Env, at: list[Any]) -> Any:
        if (found := self.chosen(name, env, at)) is not None:
            return found
        if name not in self.defined:
            raise Unsupported(name)
        params, body = self.defined[name]
        if len(params) != len(at):
            raise Unsupported(f"{name} of {len(at)}")
        return self.value(body, {**env, **dict(zip(params, at, strict=True))})

    def _at(self, node: ast.expr, env: Env) -> Any:
        self.work -= 1
        if self.work < 0:
            raise Unsupported("so much work")
        match node:
            case ast.Constant(value=value):
                return value
            case ast.Name(id="pi"):
                return mp.pi
            case ast.Name(id=name):
                return env[name] if name in env else self._let(name, env, [])
            case ast.Attribute():
                return self.named(ast.unparse(node), env, [])
            case ast.BinOp(left=left, op=op, right=right):
                return over(OPERATIONS[type(op)], self._at(left, env), self._at(right, env))
            case ast.UnaryOp(op=ast.USub(), operand=inner):
                return over(operator.neg, self._at(inner, env))
            case ast.UnaryOp(op=ast.Not(), operand=inner):
                return not self._at(inner, env)
            case ast.BoolOp(op=ast.And(), values=values):
                return all(self._at(value, env) for value in values)
            case ast.BoolOp(values=values):
                return any(self._at(value, env) for value in values)
            case ast.IfExp(test=test, body=body, orelse=other):
                return self._at(body if self._at(test, env) else other, env)
            case ast.Compare(left=left, ops=ops, comparators=rest):
                values = [self._at(item, env) for item in (left, *rest)]
                return all(self.related(op, a, b) for op, a, b in zip(ops, values, values[1:], strict=False))
            case ast.Subscript(value=array, slice=where):
                return functools.reduce(lambda row, i: row[int(i) - 1], self._places(where, env), self._at(array, env))
            case ast.Call(func=func, args=args, keywords=keys):
                return self._called(ast.unparse(func), args, {**env, **self._moved(keys, env)}, env)
        raise Unsupported(ast.dump(node))

    def related(self, op: ast.cmpop, a: Any, b: Any) -> bool:
        same = self.tied(a, b)
        if isinstance(op, ast.Eq):
            return same
        if isinstance(op, ast.NotEq):
            return not same
        return isinstance(op, (ast.LtE, ast.GtE)) if same else bool(RELATIONS[type(op)](a, b))

    def _moved(self, keys: list[ast.keyword], env: Env) -> Env:
        return {str(key.arg): self._at(key.value, env) for key in keys}

    def _places(self, where: ast.expr, env: Env) -> list[int]:
        items = where.elts if isinstance(where, ast.Tuple) else [where]
        return [int(self._at(item, env)) for item in items]

    def _let(self, name: str, env: Env, at: list[Any]) -> Any:
        lets = env.get("let", {})
        if name not in lets:
            return self.named(name, env, at)
        params, body = lets[name]
        return self.value(body, {**env, **dict(zip(params, at, strict=True))})

    def _called(self, name: str, args: list[ast.expr], env: Env, outer: Env) -> Any:
        if name in ("D", "grad", "hess"):
            return self._derived(name, args, env)
        if len(args) == 1 and isinstance(args[0], ast.GeneratorExp) and name in FOLDS:
            return self._folded(name, args[0], env)
        if name == "after":
            now = env
            for _ in range(int(self._at(args[0], env))):
                now = {**now, ast.unparse(args[1]): self._at(args[2], now)}
            return self._at(args[1], now)
        at = [self._at(item, outer) for item in args]
        if name == "put":
            return (*at[0][: at[1] - 1], at[2], *at[0][at[1] :])
        if name in env and callable(env[name]):
            return env[name](*at)
        if name in FUNCTIONS and name not in env.get("let", {}):
            return FUNCTIONS[name](*at)
        return self._let(name, env, at)

    def _folded(self, name: str, node: ast.GeneratorExp, env: Env) -> Any:
        found = (self._at(node.elt, inner) for inner in self._loops(node.generators, env))
        if name == "every":
            return all(found)
        if name == "some":
            return any(found)
        values = list(found)
        if name in ("mean", "most", "least"):
            return {"mean": lambda: divided(sum(values), len(values)), "most": lambda: max(values)}[name]()
        return functools.reduce(operator.mul, values, mp.mpf(1)) if name == "prod" else sum(values)

    def _loops(self, loops: list[ast.comprehension], env: Env) -> Iterator[Env]:
        if not loops:
            yield env
            return
        for value in self.members(loops[0].iter, env):
            inner = {**env, ast.unparse(loops[0].target): value}
            if all(self._at(test, inner) for test in loops[0].ifs):
                yield from self._loops(loops[1:], inner)

    def members(self, node: ast.expr, env: Env) -> Iterator[Any]:
        """All of a finite set."""
        if not isinstance(node, ast.Call):
            raise Unsupported(ast.unparse(node))
        name, at = ast.unparse(node.func), [int(self._at(item, env)) for item in node.args]
        if name == "span":
            yield from range(at[0], at[1] + 1)
        elif name == "bits":
            yield from self.inputs(at[0])
        elif name == "subset":
            yield from (x for x in self.inputs(at[0]) if sum(x) == at[1])
        else:
            raise Unsupported(f"all of {name}")

    # ---- derivatives

    def _derived(self, name: str, args: list[ast.expr], env: Env) -> Any:
        if name == "D":
            return self._slope(args[0], args[1:], env)
        variable = ast.unparse(args[1])
        shape = env[variable]
        places = [(i, j) for i in range(len(shape)) for j in range(len(shape[i]))]
        slope = lambda *where: self._moving(args[0], [(variable, place) for place in where], env)  # noqa: E731
        if name == "grad":
            return tuple(tuple(slope((i, j)) for j in range(len(row))) for i, row in enumerate(shape))
        rows = {(one, two): slope(one, two) for one in places for two in places}
        return tuple(
            tuple(tuple(tuple(rows[(i, j), (r, q)] for q in range(len(shape[r]))) for r in range(len(shape)))
                  for j in range(len(shape[i])))
            for i in range(len(shape))
        )  # fmt: skip

    def _slope(self, body: ast.expr, by: list[ast.expr], env: Env) -> Any:
        variables = []
        for item in by:
            if isinstance(item, ast.Subscript):
                place = tuple(i - 1 for i in self._places(item.slice, env))
                variables.append((ast.unparse(item.value), place))
            else:
                variables.append((ast.unparse(item), ()))
        return self._moving(body, variables, env)

    def _moving(self, body: ast.expr, variables: list[tuple[str, tuple[int, ...]]], env: Env) -> Any:
        if not variables:
            return self._at(body, env)
        (name, place), rest = variables[0], variables[1:]
        ends = [
            self._moving(body, rest, {**env, name: shifted(env[name], place, side)}) for side in (self.step, -self.step)
        ]
        return (ends[0] - ends[1]) / (2 * self.step)


def shifted(value: Any, place: tuple[int, ...], by: Any) -> Any:
    if not place:
        return value + by
    return (*value[: place[0]], shifted(value[place[0]], place[1:], by), *value[place[0] + 1 :])
