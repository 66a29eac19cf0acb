"""Substitution in terms that are read already: what is shown in a report.  :mod:`verify.statement.substitution` is for
text that is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from verify.statement.errors import Refused
from verify.statement.substitution import MOVING
from verify.statement.terms import Definition, Term, free, type_terms

__all__ = ["substitute_term"]


def substitute_term(term: Term, table: Mapping[str, Term], definitions: Mapping[str, Definition]) -> Term:
    """The term with others in the place of free names, all at once.

    Refused where text that is read would be, and where a type or an index would clash."""
    used = free(term, definitions)
    table = {name: given for name, given in table.items() if name in used}
    if not table:
        return term
    if term.op == "var":
        return table[term.name]
    spoken = set().union(*(free(given, definitions) for given in table.values()))
    name, loop, inner = term.name, term.loop, table
    if term.op == "apply" and name in table:
        if table[name].op != "var":
            raise Refused(f"{name} is a function here: only another variable can take its place")
        name = table[name].name
    if term.op in MOVING:
        by = term.args[1].args[0] if term.args[1].op == "entry" else term.args[1]
        if by.name in spoken | set(table):
            raise Refused(f"{term.op} is taken by {by.name}: a term cannot be put in there")
    if loop is not None:
        if loop.name in spoken:
            raise Refused(f"{loop.name} is an index here, and a term of {loop.name} cannot be put in")
        inner = {own: given for own, given in table.items() if own != loop.name}
        if any(free(size, definitions) & set(table) for part in loop.domain.parts for size in type_terms(part)):
            raise Refused("a type of functions depends on a name that is replaced")
        sizes = tuple(substitute_term(size, table, definitions) for size in loop.domain.sizes)
        test = None if loop.test is None else substitute_term(loop.test, inner, definitions)
        loop = replace(loop, domain=replace(loop.domain, sizes=sizes), test=test)
    swaps = [(own, substitute_term(given, inner, definitions)) for own, given in term.swaps]
    if term.op == "call":
        hidden = set(definitions[name].free) - {own for own, _ in swaps}
        swaps += [(own, table[own]) for own in sorted(hidden & set(table))]
    args = tuple(substitute_term(arg, inner, definitions) for arg in term.args)
    return replace(term, name=name, args=args, loop=loop, swaps=tuple(swaps))
