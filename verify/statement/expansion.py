"""Definitions written out where a rule has to see what is in them, and norms of arrays as sums.

Written out are ``let`` lines, definitions that depend on given names, and calls whose arguments do.  An argument is
evaluated before its definition is, so it must stand in the body where it is evaluated as well, or have a value by its
form.  Indices of a definition get names that nobody uses; free names of a definition are those of where it is used, as
the language has it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import replace

from verify.statement.errors import Refused
from verify.statement.parser import Parser, Syntax, spelled
from verify.statement.reader import is_reserved
from verify.statement.statement import Statement
from verify.statement.statement_lines import Row
from verify.statement.substitution import names_in, substitute
from verify.statement.tokens import tokens
from verify.statement.trees import call, is_total, join, name, sized, value_of

__all__ = ["Expansion", "Fresh"]

LAZY = ("D", "grad", "hess", "after", "length", "norm", "dot", "put")  # not all arguments are evaluated, or arrays are
MAX_WRITTEN = 200  # definitions that are written out in one statement


class Fresh:
    """Names that nothing in a statement, in its definitions or in further texts is called."""

    def __init__(self, statement: Statement, more: Iterable[Syntax] = ()) -> None:
        names = statement.prelude
        self.taken = {*statement.types, *names.types, *names.definitions, *names.aliases, *names.absent}
        for text in (*statement.definitions().splitlines(), *statement.text.splitlines()):
            self.taken |= {token.text for token in tokens(text)}
        self.avoid(more)

    def avoid(self, more: Iterable[Syntax]) -> None:
        self.taken |= {token.text for node in more for token in tokens(spelled(node))}

    def new(self, letter: str) -> str:
        found = next(
            text for i in itertools.count(1) if (text := f"{letter}{i}") not in self.taken and not is_reserved(text)
        )
        self.taken.add(found)
        return found


class Expansion:
    """Writes out what depends on the names in ``moving``."""

    def __init__(self, statement: Statement, rows: Iterable[Row], moving: set[str], fresh: Fresh) -> None:
        self.names, self.moving, self.fresh = statement.prelude, moving, fresh
        self.local = set(self.names.definitions) - set(statement.prelude_before.definitions)
        self.numbers = {own for own, kind in statement.types.items() if kind.is_number}
        self.sizes = {}  # the size of every array of one dimension, as it is written
        for row in rows:
            for own, kind in row.kinds.items():
                if kind.op == "call" and kind.token.text == "array" and len(kind.args) == 1:
                    self.sizes[own] = kind.args[0]
        self.left = MAX_WRITTEN

    def __call__(self, node: Syntax, indices: frozenset[str] = frozenset()) -> Syntax:
        """The same with definitions written out; Refused where that cannot be done."""
        if node.op == "**" and value_of(node.args[1]) == 2 and _is_norm(node.args[0]):  # norm(v)**2 = dot(v, v)
            (vector,) = node.args[0].args
            node = call("dot", vector, vector)
        inner = indices | set(node.names) if node.op == "fold" else indices
        node = replace(node, args=tuple(self(arg, inner) for arg in node.args))
        word = node.token.text
        if node.op in ("name", "call") and word in self.names.definitions:
            return self._written(node, indices) if self._has_to_be(node) else node
        if node.op == "call" and word in ("norm", "dot") and names_in(node, self.names) & self.moving:
            return self._as_sum(node)
        return node

    def _has_to_be(self, node: Syntax) -> bool:
        return node.token.text in self.local or bool(names_in(node, self.names) & self.moving)

    def _written(self, node: Syntax, indices: frozenset[str]) -> Syntax:
        self.left -= 1
        if self.left < 0:
            raise Refused(f"more than {MAX_WRITTEN} definitions would be written out")
        if node.op == "call" and node.names:
            raise Refused(f"{node.token.text} at another value of a name is not written out")
        known = self.names.definitions[node.token.text]
        body = self._renamed(Parser(tokens(known.shown.split("=", 1)[1])).whole())
        for param, arg in zip(known.params, node.args, strict=True):
            variable = arg.op == "name" and arg.token.text not in self.names.definitions
            if not variable and not _is_evaluated(param, body) and not is_total(arg, self.numbers | indices):
                raise Refused(f"an argument of {known.name} may have no value where its definition does not need it")
        return self(sized(substitute(body, dict(zip(known.params, node.args, strict=True)), self.names)), indices)

    def _renamed(self, node: Syntax) -> Syntax:
        """The same with indices that nobody uses."""
        node = replace(node, args=tuple(map(self._renamed, node.args)))
        if node.op != "fold":
            return node
        table = {old: name(self.fresh.new("i")) for old in node.names}
        args = tuple(substitute(arg, table, self.names) for arg in node.args)
        return replace(node, args=args, names=tuple(table[old].token.text for old in node.names))

    def _as_sum(self, node: Syntax) -> Syntax:
        """norm(v) = sqrt(sum(v[i]*v[i])), dot(v, w) = sum(v[i]*w[i]), of arrays of one size."""
        index = self.fresh.new("i")
        sizes: set[str] = set()
        one, two = (self._entry(arg, index, sizes) for arg in (node.args[0], node.args[-1]))
        if len(sizes) != 1:
            raise Refused("arrays of several sizes")
        (size,) = sizes
        total = _fold("sum", join("*", one, two), index, Parser(tokens(f"span(1, {size})")).whole())
        return call("sqrt", total) if node.token.text == "norm" else total

    def _entry(self, node: Syntax, index: str, sizes: set[str]) -> Syntax:
        """An entry of an array that is made of names by sums, differences and factors."""
        if node.op == "name" and node.token.text in self.sizes:
            sizes.add(spelled(self.sizes[node.token.text]))
            return Syntax("index", node.token, (node, name(index)))
        if node.op in ("+", "-"):
            return replace(node, args=tuple(self._entry(arg, index, sizes) for arg in node.args))
        if node.op == "*":
            return replace(node, args=(node.args[0], self._entry(node.args[1], index, sizes)))
        raise Refused("an array that is not made of names by sums and factors")


def _is_norm(node: Syntax) -> bool:
    return node.op == "call" and node.token.text == "norm" and len(node.args) == 1 and not node.names


def _fold(kind: str, body: Syntax, index: str, where: Syntax) -> Syntax:
    token = replace(body.token, kind="name", text=kind)
    return Syntax("fold", token, (body, where, Syntax("absent", token)), (index,))


def _is_evaluated(param: str, body: Syntax) -> bool:
    """Whether the name stands where every evaluation of the body evaluates it."""
    if body.op == "name":
        return body.token.text == param
    if body.op in ("if", "fold", "index") or (body.op == "call" and body.token.text in LAZY):
        return False
    return any(_is_evaluated(param, arg) for arg in body.args)
