"""Terms as one list of operations (a tape), each written once.

A node is a tuple: its operation, then numbers of nodes or plain data.  Rewriting uses identities that hold wherever the
rewritten part is defined; what may be undefined (``RISKY``) stays on the tape and is evaluated even if nothing uses it.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from fractions import Fraction
from typing import Any

from verify.statement.errors import TooMuch
from verify.statement.work_limits import spend

__all__ = ["FUNCTIONS", "RISKY", "Tape"]

Node = tuple[Any, ...]
MAX_NODES = 60_000
ODD = ("sin", "tanh", "erf", "arctan", "arcsin", "arsinh")
FUNCTIONS = ("sqrt", "exp", "log", "cos", "erfc", "erfcx", "sech2", "abs", *ODD)
RISKY = ("div", "log", "arcsin", "sgn", "pick", "settled")


class Tape:
    """``put`` adds a node, or finds the one that is there; the other operations simplify first."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.known: dict[Node, int] = {}
        self.symbols = 0

    def put(self, *node: Any) -> int:
        found = self.known.get(node)
        if found is None:
            if len(self.nodes) >= MAX_NODES:
                raise TooMuch("a formula of more operations than are allowed")
            spend(8)
            found = self.known[node] = len(self.nodes)
            self.nodes.append(node)
        return found

    # --- leaves

    def number(self, value: Fraction | int) -> int:
        return self.put("num", Fraction(value))

    def pi(self) -> int:
        return self.put("pi")

    def symbol(self) -> int:
        """A new variable; those of the domain are made first and are numbered from 0."""
        self.symbols += 1
        return self.put("var", self.symbols - 1)

    def is_number(self, at: int) -> Fraction | None:
        node = self.nodes[at]
        return node[1] if node[0] == "num" else None

    def _is(self, at: int, op: str) -> bool:
        return self.nodes[at][0] == op

    # --- operations

    def add(self, a: int, b: int) -> int:
        one, two = self.is_number(a), self.is_number(b)
        if one is not None and two is not None:
            return self.number(one + two)
        if one == 0 or two == 0:
            return b if one == 0 else a
        if two is not None:
            a, b, one, two = b, a, two, one
        if self._is(b, "neg"):
            return self.sub(a, self.nodes[b][1])
        if self._is(a, "neg"):
            return self.sub(b, self.nodes[a][1])
        if one is not None and (found := self._beside(one, b, 1)) is not None:
            return found
        return self.put("add", *sorted((a, b)))

    def sub(self, a: int, b: int) -> int:
        one, two = self.is_number(a), self.is_number(b)
        if a == b:
            return self.number(0)
        if two is not None:
            return self.add(a, self.number(-two))
        if self._is(b, "neg"):
            return self.add(a, self.nodes[b][1])
        if self._is(a, "neg"):
            return self.neg(self.add(self.nodes[a][1], b))
        if one == 0:
            return self.neg(b)
        if one is not None and (found := self._beside(one, b, -1)) is not None:
            return found
        return self.put("sub", a, b)

    def _beside(self, one: Fraction, b: int, way: int) -> int | None:
        """1 + erf(u), 1 - tanh(u), 1 - tanh(u)**2 and their multiples, in forms that stay sharp far out."""
        factor, inner = self.scaled(b)
        factor *= way
        op, *args = self.nodes[inner]
        if one in (factor, -factor) and op == "erf":
            return self.mul(self.number(one), self.fun("erfc", args[0] if one == -factor else self.neg(args[0])))
        if one in (factor, -factor) and op == "tanh":
            twice = self.mul(self.number(2 if one == -factor else -2), args[0])
            return self.div(self.number(2 * one), self.add(self.number(1), self.fun("exp", twice)))
        if one == -factor and op == "pow" and args[1] == 2 and self._is(args[0], "tanh"):
            return self.mul(self.number(one), self.fun("sech2", self.nodes[args[0]][1]))
        return None

    def scaled(self, at: int) -> tuple[Fraction, int]:
        """A node as a number times another."""
        op, *args = self.nodes[at]
        if op == "neg":
            factor, inner = self.scaled(args[0])
            return -factor, inner
        if op == "mul" and (value := self.is_number(args[0])) is not None:
            return value, args[1]
        return Fraction(1), at

    def neg(self, a: int) -> int:
        value = self.is_number(a)
        if value is not None:
            return self.number(-value)
        op, *args = self.nodes[a]
        if op == "neg":
            return args[0]
        if op == "sub":
            return self.sub(args[1], args[0])
        if op == "mul" and (value := self.is_number(args[0])) is not None:
            return self.mul(self.number(-value), args[1])
        return self.put("neg", a)

    def mul(self, a: int, b: int) -> int:
        one, two = self.is_number(a), self.is_number(b)
        if one is not None and two is not None:
            return self.number(one * two)
        if two is not None:
            a, b, one = b, a, two
        if one is not None:
            return self._times(one, b)
        if self._is(a, "neg"):
            return self.neg(self.mul(self.nodes[a][1], b))
        if self._is(b, "neg"):
            return self.neg(self.mul(a, self.nodes[b][1]))
        (factor, x), (other, y) = self.scaled(a), self.scaled(b)
        if factor * other != 1:
            return self.mul(self.number(factor * other), self.mul(x, y))
        if self._is(a, "exp") and self._is(b, "exp"):
            return self.fun("exp", self.add(self.nodes[a][1], self.nodes[b][1]))
        (base, n), (again, m) = self._raised(a), self._raised(b)
        if base == again:
            return self.power(base, n + m)
        return self.put("mul", *sorted((a, b)))

    def _times(self, value: Fraction, b: int) -> int:
        if value in (0, 1, -1):
            return self.number(0) if value == 0 else b if value == 1 else self.neg(b)
        factor, inner = self.scaled(b)
        if factor != 1:
            return self.mul(self.number(value * factor), inner)
        return self.put("mul", self.number(value), b)

    def _raised(self, at: int) -> tuple[int, int]:
        op, *args = self.nodes[at]
        return (args[0], args[1]) if op == "pow" else (at, 1)

    def div(self, a: int, b: int) -> int:
        one, two = self.is_number(a), self.is_number(b)
        if two is not None and two != 0:
            return self.mul(a, self.number(1 / two))
        factor, inner = self.scaled(b)
        if factor not in (0, 1) and inner != b:
            return self.mul(self.number(1 / factor), self.div(a, inner))
        if self._is(b, "exp"):
            return self.mul(a, self.fun("exp", self.neg(self.nodes[b][1])))
        if one is None and (found := self._softened(a, b)) is not None:
            return found
        return self.put("div", a, b)

    def _softened(self, a: int, b: int) -> int | None:
        """exp(u)/(c + exp(v) + ...) as 1/(c exp(-u) + exp(v - u) + ...): no overflow, and u once."""
        op, *args = self.nodes[a]
        if op == "exp" and self._is(b, "pow"):
            base, n = self.nodes[b][1:]
            part = self.fun("exp", self.mul(self.number(Fraction(1, n)), args[0]))
            root = self._softened(part, base)
            return None if root is None else self.power(root, n)
        if op == "exp":
            terms = self._positive_terms(b)
            if terms is None:
                return None
            shifted = [self.mul(self.number(c), self.fun("exp", self.sub(v, args[0]))) for c, v in terms]
            total = shifted[0]
            for term in shifted[1:]:
                total = self.add(total, term)
            return self.div(self.number(1), total)
        if op == "neg":
            inner = self._softened(args[0], b)
            return None if inner is None else self.neg(inner)
        if op in ("add", "sub"):
            one, two = (self._softened(arg, b) for arg in args)
            return None if one is None or two is None else getattr(self, op)(one, two)
        if op == "mul":
            for one, two in (args, args[::-1]):
                inner = self._softened(one, b)
                if inner is not None:
                    return self.mul(two, inner)
        return None

    def _positive_terms(self, at: int) -> list[tuple[Fraction, int]] | None:
        """A sum of positive multiples of exponentials: their factors and exponents."""
        op, *args = self.nodes[at]
        if op == "add":
            one, two = map(self._positive_terms, args)
            return None if one is None or two is None else one + two
        factor, inner = self.scaled(at)
        if op == "num":
            return [(args[0], self.number(0))] if args[0] > 0 else None
        return [(factor, self.nodes[inner][1])] if self._is(inner, "exp") and factor > 0 else None

    def power(self, a: int, n: int) -> int:
        """A whole power, n >= 0."""
        value = self.is_number(a)
        if value is not None and n * (value.numerator.bit_length() + value.denominator.bit_length()) < 4_000:
            return self.number(value**n)
        if n < 2:
            return a if n else self.number(1)
        op, *args = self.nodes[a]
        if op == "neg":
            inner = self.power(args[0], n)
            return inner if n % 2 == 0 else self.neg(inner)
        if op == "mul" and (value := self.is_number(args[0])) is not None and n <= 64:
            return self.mul(self.number(value**n), self.power(args[1], n))
        if op == "exp":
            return self.fun("exp", self.mul(self.number(n), args[0]))
        if op == "abs" and n % 2 == 0:
            return self.power(args[0], n)
        if op == "sqrt" and n % 2 == 0:
            return self.power(args[0], n // 2)
        return self.put("pow", args[0], args[1] * n) if op == "pow" else self.put("pow", a, n)

    def fun(self, name: str, a: int) -> int:
        value, op = self.is_number(a), self.nodes[a][0]
        if value == 0 and name in ("exp", "cos", "erfc", "erfcx", "sech2"):
            return self.number(1)
        if value == 0 and name in (*ODD, "sqrt", "abs"):
            return self.number(0)
        if name == "abs":
            return self._absolute(a)
        if op == "neg" and name in ODD:
            return self.neg(self.fun(name, self.nodes[a][1]))
        if op == "neg" and name in ("cos", "sech2"):
            a = self.nodes[a][1]
        if name == "sqrt" and op == "pow" and self.nodes[a][2] % 2 == 0:
            return self.fun("abs", self.power(self.nodes[a][1], self.nodes[a][2] // 2))
        return self.put(name, a)

    def _absolute(self, a: int) -> int:
        value = self.is_number(a)
        if value is not None:
            return self.number(abs(value))
        op, *args = self.nodes[a]
        if op == "neg":
            return self.fun("abs", args[0])
        if op in ("abs", "exp", "sqrt", "sech2", "erfc", "erfcx"):
            return a
        kept = self.put("abs", a)  # on the tape even if it is dropped: it has a kink where a is 0
        return a if op == "pow" and args[1] % 2 == 0 else kept

    def larger(self, name: str, a: int, b: int) -> int:
        kept = self.put(name, a, b)
        return a if a == b else kept

    def case(self, relation: str, a: int, b: int, x: int, y: int) -> int:
        """x where the relation holds between a and b, else y."""
        kept = self.put("case", relation, a, b, x, y)
        return x if x == y else kept

    # --- walking

    @staticmethod
    def inside(node: Node) -> Iterable[int]:
        """The nodes that a node is made of."""
        op, *args = node
        if op in ("num", "pi", "var"):
            return ()
        skipped = {"pow": (1,), "case": (0,), "settled": (0,), "pick": (0,), "cpick": (0,), "bpick": (0,)}.get(op, ())
        return tuple(arg for place, arg in enumerate(args) if place not in skipped)

    def reach(self, roots: Iterable[int]) -> list[int]:
        """All nodes that these need, in an order in which they can be computed."""
        seen: set[int] = set()
        waiting = list(roots)
        while waiting:
            at = waiting.pop()
            if at not in seen:
                seen.add(at)
                waiting.extend(self.inside(self.nodes[at]))
        spend(len(seen))
        return sorted(seen)

    def replaced(self, roots: Iterable[int], symbol: int, new: int) -> dict[int, int]:
        """These nodes with another node in the place of a symbol."""
        found: dict[int, int] = {symbol: new}
        for at in self.reach(roots):
            if at not in found:
                found[at] = self._copied(self.nodes[at], found)
        return found

    def _copied(self, node: Node, table: dict[int, int]) -> int:
        op, *args = node
        if all(table.get(arg, arg) == arg for arg in self.inside(node)):
            return self.known[node]
        match op:
            case "add" | "sub" | "mul" | "div" | "neg":
                return getattr(self, op)(*(table[arg] for arg in args))
            case "pow":
                return self.power(table[args[0]], args[1])
            case "max" | "min":
                return self.larger(op, *(table[arg] for arg in args))
            case "case":
                return self.case(args[0], *(table[arg] for arg in args[1:]))
            case "settled" | "pick" | "cpick" | "bpick":
                return self.put(op, args[0], *(table[arg] for arg in args[1:]))
            case "sgn" | "csgn" | "kink":
                return self.put(op, table[args[0]])
        return self.fun(op, table[args[0]])

    def is_steady(self, root: int, moving: Container[int] | None = None) -> bool:
        """Does nothing change if the same number t is added to every variable (of ``moving``, by their numbers)?

        A node may grow by d t (``added``) or by the factor exp(d t) (``grown``); d is None where neither is so.
        """
        added: dict[int, Fraction | None] = {}
        grown: dict[int, Fraction | None] = {}
        for at in self.reach((root,)):
            node = self.nodes[at]
            inside = list(self.inside(node))
            if all(added[arg] == 0 for arg in inside) and node[0] != "var":
                added[at] = grown[at] = Fraction(0)
            else:
                moves = node[0] == "var" and (moving is None or node[1] in moving)
                added[at] = Fraction(int(moves)) if node[0] == "var" else self._added(node, inside, added, grown)
                still = node[0] == "var" and not moves
                grown[at] = Fraction(0) if still else self._grown(node, inside, added, grown)
        return added[root] == 0

    def _added(self, node: Node, inside: list[int], added: Any, grown: Any) -> Fraction | None:
        parts = [added[arg] for arg in inside]
        if node[0] == "log":
            return grown[inside[0]]
        if None in parts:
            return None
        match node[0]:
            case "add":
                return parts[0] + parts[1]
            case "sub":
                return parts[0] - parts[1]
            case "neg":
                return -parts[0]
            case "mul":
                value = self.is_number(inside[0])
                return None if value is None else value * parts[1]
            case "max" | "min":
                return parts[0] if parts[0] == parts[1] else None
        return None

    def _grown(self, node: Node, inside: list[int], added: Any, grown: Any) -> Fraction | None:
        if node[0] == "exp":
            return added[inside[0]]
        parts = [grown[arg] for arg in inside]
        if None in parts or not parts:
            return None
        match node[0]:
            case "add" | "sub" | "max" | "min":
                return parts[0] if parts[0] == parts[1] else None
            case "mul":
                return parts[0] + parts[1]
            case "div":
                return parts[0] - parts[1]
            case "neg" | "abs":
                return parts[0]
            case "pow":
                return node[2] * parts[0]
        return None
