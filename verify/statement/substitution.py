"""Capture-avoiding substitution: the one place where a term takes the place of a name.

The language binds names in these ways, and each is handled here:

* folds (``sum(t for i in span(1, n))`` and the others) bind their index in the body, in the condition and in the sets
  of later loops; the index is renamed where a term that is put in speaks of it;
* ``D(t, x)``, ``D(t, A[i])``, ``grad(t, A)``, ``hess(t, A)`` and ``after(k, x, t)`` move a variable and also read its
  value.  They can be written for another variable that does not occur in them, but not for a term: the language
  has no derivative at a point.  What would need one is refused, never captured;
* a definition depends on names that its call does not show (``f`` over ``f = x*z``); they are given by name,
  ``f(z=t)``, as the language allows; an alias of a type that hides a name is refused;
* a variable may be a function that is called; it can be renamed only.

Quantifiers and ``let`` lines are rows of a statement: see :mod:`verify.statement.statement_lines`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from verify.statement.errors import Refused
from verify.statement.parser import Syntax, spelled
from verify.statement.terms import free
from verify.statement.tokens import Token

if TYPE_CHECKING:
    from verify.statement.reader import Names

__all__ = ["MOVING", "names_in", "substitute"]

MOVING = ("D", "grad", "hess", "after")  # calls that move a variable and read its value


def substitute(node: Syntax, table: Mapping[str, Syntax], names: Names) -> Syntax:
    """The tree with terms in the place of free names, all at once.

    Args:
        node: a term, a condition or a type.
        table: a term for each name that is replaced.
        names: the definitions and aliases under which the tree is read.

    Returns:
        A tree whose value is that of ``node`` with each name bound to the value of its term.

    Raises:
        Refused: the result cannot be written, as for ``D(x*z, z)`` with ``x`` in the place of ``z``.

    Example:
        ``sum(x*i for i in span(1, 3))`` with ``i + 1`` for ``x`` is ``sum((i + 1)*v1 for v1 in span(1, 3))``.
    """
    used = names_in(node, names)
    table = {name: term for name, term in table.items() if name in used}
    return _substitute(node, table, names) if table else node


def names_in(node: Syntax, names: Names) -> set[str]:
    """Every name that a tree speaks of, free or bound, those that its definitions and aliases hide among them."""
    found = set(node.names) if node.op == "fold" else set()
    if node.op in ("name", "call"):
        word = node.token.text
        found |= {word} | _hidden(node, names)
    for arg in node.args:
        found |= names_in(arg, names)
    return found


def _hidden(node: Syntax, names: Names) -> set[str]:
    """What a name or a call depends on and does not show."""
    word = node.token.text
    found: set[str] = set()
    if word in names.definitions:
        known = names.definitions[word]
        found |= set(known.free) - set(node.names if node.op == "call" else ())
        if known.body.sort == "bits":  # the range of ``for i in word``
            found |= set().union(*(free(size, names.definitions) for size in known.body.type.sizes))
    if word in names.aliases:
        params, body = names.aliases[word]
        found |= names_in(body, names) - set(params)
    return found


def _substitute(node: Syntax, table: Mapping[str, Syntax], names: Names) -> Syntax:
    if node.op == "name" and node.token.text in table:
        return table[node.token.text]
    if node.op == "fold":
        return _fold(node, table, names)
    if node.op not in ("name", "call"):
        return replace(node, args=tuple(substitute(arg, table, names) for arg in node.args))
    if node.op == "call" and node.token.text in MOVING:
        _movable(node, table, names)
    args = tuple(substitute(arg, table, names) for arg in node.args)
    if node.op == "call" and node.token.text in table:
        return replace(node, token=_renamed(node.token, table[node.token.text], names), args=args)
    hidden = sorted(_hidden(node, names) & set(table))
    if not hidden:
        return replace(node, args=args)
    if node.token.text not in names.definitions or node.token.text in names.aliases:
        raise Refused(f"the type {node.token.text} depends on {hidden[0]}: a term cannot take its place there")
    given = tuple(table[name] for name in hidden)
    return Syntax("call", node.token, (*args, *given), (*(node.names if node.op == "call" else ()), *hidden))


def _is_variable(term: Syntax, names: Names) -> bool:
    return term.op == "name" and term.token.text not in names.definitions and term.token.text != "pi"


def _renamed(token: Token, term: Syntax, names: Names) -> Token:
    if not _is_variable(term, names):
        raise Refused(f"{token.text} is a function here: only another variable can take its place")
    return replace(token, text=term.token.text)


def _movable(node: Syntax, table: Mapping[str, Syntax], names: Names) -> None:
    """Refused unless the variables that are moved stay variables that nothing else in the call is."""
    used = names_in(node, names)
    places = node.args[1:2] if node.token.text == "after" else node.args[1:]
    moved = {(place.args[0] if place.op == "index" else place).token.text for place in places}
    own = {name: term for name, term in table.items() if name in used}
    for name in sorted(moved & set(own)):
        term = own[name]
        if not _is_variable(term, names) or term.token.text in used - {name}:
            raise Refused(f"{spelled(term)} cannot take the place of {name}, by which {_short(node)} is taken")
    after = {own[name].token.text if name in own else name for name in moved}
    others = [names_in(term, names) for name, term in own.items() if name not in moved]
    if len(after) != len(moved) or after & set().union(*others):
        raise Refused(f"a term of {', '.join(sorted(after))} cannot be put into {_short(node)}, which is taken by it")


def _short(node: Syntax) -> str:
    text = spelled(node)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _fold(node: Syntax, table: Mapping[str, Syntax], names: Names) -> Syntax:
    """Each index is bound in what follows it, and in the body."""
    taken = names_in(node, names) | set(table) | set().union(*(names_in(term, names) for term in table.values()))
    inner, indices, parts = dict(table), [], []
    for index, where, test in zip(node.names, node.args[1::2], node.args[2::2], strict=True):
        parts.append(substitute(where, inner, names))
        inner.pop(index, None)
        if any(index in names_in(term, names) for term in inner.values()):
            fresh = _fresh(taken, names)
            taken.add(fresh)
            inner[index] = Syntax("name", Token("name", fresh, node.token.line, node.token.column))
        indices.append(inner[index].token.text if index in inner else index)
        parts.append(substitute(test, inner, names))
    return replace(node, args=(substitute(node.args[0], inner, names), *parts), names=tuple(indices))


def _fresh(taken: Iterable[str], names: Names) -> str:
    known = {*taken, *names.types, *names.definitions, *names.aliases, *names.absent}
    return next(name for i in itertools.count(1) if (name := f"v{i}") not in known)
