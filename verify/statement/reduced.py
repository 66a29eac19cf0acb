"""``reduced``: a statement for all numbers follows from simpler ones, which the checker makes itself.

A certificate has ``inside``, a point that meets every condition (so that something is said; or numbers that are fixed
and boxes in which there is one), and ``proof``, a tree.  A leaf is the body of a certificate for the statement that has
been made there.  A node has ``by`` and the proofs of the statements that it makes:

``weaken``    names and conditions left out; integers taken for reals, strict relations of integers tightened
``abstract``  a new name in the place of a term, with facts that the term has
``rewrite``   a term in the place of another that is equal to it
``split``     where a condition holds, and where it does not
``residues``  n = q*j + r for each remainder r of an integer n
``gap``       for integers a >= b follows from a > b - 1
``rounding``  floor(t) <= t, floor(t) > t - 1, and for t = p/q with q > 0 the same times q; likewise for ceil; and
              floor(t) >= c is t >= c for an integer c, and the like
``power``     powers grow with base and exponent, 16**e is (2**e)**4, t**(3/2) is t*sqrt(t), and the like
``drop``      a condition left out, which has a value where those before it hold
``cases``     each alternative of a condition with ``or`` (or !=) in its place
``contrary``  one of the conditions fails where what is said fails and the others hold
``part``      one of the alternatives of what is said, which has a truth value everywhere
``root``      t == sqrt(u) where t >= 0 and t**2 == u
``given``     what is said is one of the conditions, as it stands or with its sides exchanged
``bound``     the bound of a real number by a condition in its place, where what is said is affine in the number and its
              slope has the right sign (:mod:`verify.statement.affine`)

Terms are put in by :mod:`verify.statement.substitution` alone.  What is left out of a statement has a value wherever
the names have values (:func:`is_total`), or it is asked to have one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from flint import ctx

from verify.statement.affine import bound_of, put_bound
from verify.statement.assign import PRECISIONS, bound
from verify.statement.boxes.conditions import require_defined
from verify.statement.errors import Refused, Undecided
from verify.statement.evaluate import Machine
from verify.statement.eventually import plain_number
from verify.statement.krawczyk import has_zero
from verify.statement.parser import Syntax, spelled
from verify.statement.quantified import DENIED, alternatives, is_term
from verify.statement.reader import Reader
from verify.statement.statement import Statement, read_statement
from verify.statement.statement_lines import rows_of, term
from verify.statement.substitution import MOVING, names_in, substitute
from verify.statement.terms import Term
from verify.statement.variable_ranges import ranges
from verify.statement.work_limits import spend

__all__ = ["LEAVES", "RULES", "Flat", "check_proof", "flat", "is_integer", "is_met", "is_total", "parts"]

LEAVES = ("finite", "tiling", "squares", "rewritten")  # kinds that show all of the statement that they are about
MAX_STEPS = 300  # nodes and leaves of one proof
MAX_DEPTH = 14
MAX_FACTS = 12
MAX_MODULUS = 12
MAX_CASES = 12
MADE = 2_000  # units of work for a statement that is made
TOTAL = ("exp", "abs", "min", "max", "floor", "ceil", "sin", "cos", "tanh", "erf", "arctan", "arsinh", "sinh", "cosh")
_NAME = re.compile(r"[a-z][a-z0-9_]{0,30}")
Proof = Mapping[str, Any]


# --- a statement as one line of names, one of conditions, and what is said


@dataclass(frozen=True)
class Flat:
    """``names`` with their types as texts; ``conditions`` are single relations where they can be taken apart."""

    statement: Statement
    names: dict[str, str]
    conditions: tuple[Syntax, ...]
    says: Syntax

    def made(self) -> Statement:
        spend(MADE)
        rows = [f"for_all {', '.join(f'{name} : {kind}' for name, kind in self.names.items())}"] if self.names else []
        rows += [f"given {', '.join(map(spelled, self.conditions))}"] if self.conditions else []
        return read_statement("\n".join([*rows, f"says {spelled(self.says)}"]), self.statement.prelude_before)


def flat(statement: Statement) -> Flat:
    """Refused for statements in which something exists, and for those with ``let`` lines."""
    names: dict[str, str] = {}
    conditions: list[Syntax] = []
    *rows, says = rows_of(statement)
    for row in rows:
        if row.word not in ("for_all", "given"):
            raise Refused("only statements for all numbers, without let lines, are reduced")
        for name in row.names:
            declared = statement.prelude.declared
            names[name] = spelled(row.kinds[name]) if name in row.kinds else declared[name]
            if names[name] not in ("real", "int", "nat"):
                raise Refused(f"{name} is {names[name]}: only statements about numbers are reduced")
        conditions += [part for node in row.conditions for part in _apart(node)]
    return Flat(statement, names, tuple(conditions), says.conditions[0])


def _apart(node: Syntax) -> Iterator[Syntax]:
    if node.op == "and":
        for arg in node.args:
            yield from _apart(arg)
    elif node.op == "chain" and len(node.names) > 1:
        for relation, one, two in zip(node.names, node.args, node.args[1:], strict=False):
            yield replace(node, args=(one, two), names=(relation,))
    else:
        yield node


def is_total(node: Syntax, names: Mapping[str, Any]) -> bool:
    """Has it a value whatever the numbers are?  What is not known to have one may not be left out."""
    if node.op == "name":
        return node.token.text in names or node.token.text == "pi"
    if node.op == "**":
        return is_total(node.args[0], names) and node.args[1].op == "number" and node.args[1].token.text.isdigit()
    if node.op == "/":
        return is_total(node.args[0], names) and node.args[1].op == "number" and Fraction(node.args[1].token.text) != 0
    if node.op == "call" and (node.token.text not in TOTAL or node.names):
        return False
    known = ("number", "neg", "+", "-", "*", "call", "chain", "and", "or", "not")
    return node.op in known and all(is_total(arg, names) for arg in node.args)


def is_integer(node: Syntax, statement: Statement) -> bool:
    """Is a term an integer by its form?"""
    try:
        Reader(statement.prelude, statement.types).integer(node)
    except Refused:
        return False
    return True


# --- the rules


def _relation(node: Syntax) -> tuple[Syntax, str, Syntax]:
    if node.op != "chain" or len(node.names) != 1:
        raise Refused("one relation is expected")
    return node.args[0], node.names[0], node.args[1]


def _related(one: Syntax, relation: str, two: Syntax) -> Syntax:
    return term(f"{spelled(one, 5)} {relation} {spelled(two, 5)}")


def _fields(proof: Proof, *names: str) -> list[Any]:
    if set(proof) != {"by", "inner", *names}:
        raise Refused(f"{proof['by']} has the fields {', '.join(('by', 'inner', *names))}")
    return [proof[name] for name in names]


def _is_new(name: Any, own: Flat) -> bool:
    known = own.statement.prelude
    taken = {*own.names, *known.types, *known.definitions, *known.aliases, *known.absent}
    spoken = set().union(*(names_in(node, known) for node in (*own.conditions, own.says)))
    return isinstance(name, str) and bool(_NAME.fullmatch(name)) and name not in taken | spoken


def _weaken(own: Flat, proof: Proof) -> list[Statement]:
    """Only these names and conditions; some integers as reals of another name."""
    keep, conditions, reals, ends = _fields(proof, "keep", "conditions", "reals", "ranges")
    if not isinstance(keep, list) or not all(isinstance(name, str) and name in own.names for name in keep):
        raise Refused("names that are kept are names of the statement")
    places = range(len(own.conditions))
    if not isinstance(conditions, list) or not all(type(i) is int and i in places for i in conditions):
        raise Refused("conditions that are kept are given by their places")
    if not isinstance(ends, list) or not all(name in keep for name in ends):
        raise Refused("ranges are of names that are kept")
    if not isinstance(reals, dict) or not all(name in keep for name in reals):
        raise Refused("integers that are taken for reals are names that are kept")
    if not all(_is_new(name, own) for name in reals.values()) or len(set(reals.values())) != len(reals):
        raise Refused("a real in the place of an integer has a new name")
    for i in sorted(set(places) - set(conditions)):
        if not is_total(own.conditions[i], own.names):
            raise Refused("a condition that is left out has a value everywhere")
    kept = [_tightened(own.conditions[i], own.statement) for i in sorted(set(conditions))]
    known_ranges = ranges(own.statement) if ends else {}
    for name in ends:
        low, high = known_ranges[name]
        kept += [term(f"{name} >= {_number(low)}")] if low is not None else []
        kept += [term(f"{name} <= {_number(high)}")] if high is not None else []
    table: dict[str, Syntax] = {}
    first: list[Syntax] = []  # what a type says comes before all conditions, which have to be defined there
    for name, real in reals.items():
        if own.names[name] not in ("int", "nat"):
            raise Refused(f"{name} is {own.names[name]}: only an integer is taken for a real")
        table[name] = term(real)
        first += [term(f"{name} >= 0")] if own.names[name] == "nat" else []
    names = {reals.get(name, name): "real" if name in reals else own.names[name] for name in own.names if name in keep}
    known = own.statement.prelude
    said = tuple(substitute(node, table, known) for node in (*first, *kept))
    return [Flat(own.statement, names, said, substitute(own.says, table, known)).made()]


def _number(value: Fraction) -> str:
    text = str(abs(value.numerator)) + (f"/{value.denominator}" if value.denominator > 1 else "")
    return f"-({text})" if value < 0 else text


def _tightened(node: Syntax, statement: Statement) -> Syntax:
    """a < b as a + 1 <= b, for integers."""
    if node.op != "chain" or node.names not in (("<",), (">",)):
        return node
    one, relation, two = _relation(node)
    if not (is_integer(one, statement) and is_integer(two, statement)):
        return node
    small, large = (one, two) if relation == "<" else (two, one)
    return term(f"{spelled(small, 5)} + 1 <= {spelled(large, 5)}")


def _abstract(own: Flat, proof: Proof) -> list[Statement]:
    """Each fact of the term, and what is said of every number that has these facts."""
    name, text, kind, facts = _fields(proof, "name", "term", "type", "facts")
    if not _is_new(name, own) or kind not in ("int", "real"):
        raise Refused("a new name is a word that means nothing else, of the type int or real")
    node, known = term(text), own.statement.prelude
    if not is_term(node, set(own.names), own.statement) or (kind == "int" and not is_integer(node, own.statement)):
        raise Refused("what is abstracted is a term of the names that are bound, an integer by its form if int is said")
    if not isinstance(facts, list) or not 1 <= len(facts) <= MAX_FACTS:
        raise Refused(f"a term has 1 to {MAX_FACTS} facts")
    said = [term(fact) for fact in facts]
    allowed = {*own.names, name}
    for fact in said:
        if not all(is_term(side, allowed, own.statement) for side in (*_relation(fact)[::2],)):
            raise Refused("a fact is a relation of terms")
        if name not in names_in(fact, known):
            raise Refused("a fact speaks of the new name")
    table = {name: node}
    found = [replace(own, says=substitute(fact, table, known)).made() for fact in said]
    new = term(name)
    conditions = tuple(_put(condition, node, new, table, own) for condition in own.conditions)
    says = _put(own.says, node, new, table, own)
    return [*found, Flat(own.statement, {**own.names, name: kind}, (*conditions, *said), says).made()]


def _put(whole: Syntax, old: Syntax, new: Syntax, table: Mapping[str, Syntax], own: Flat) -> Syntax:
    """A new name in every place of a term, except below what binds or moves names; put back it is what it was."""
    text = spelled(old)

    def walk(node: Syntax) -> Syntax:
        if spelled(node) == text:
            return new
        if node.op == "fold" or (node.op == "call" and node.token.text in MOVING):
            return node
        return replace(node, args=tuple(map(walk, node.args)))

    found = walk(whole)
    if spelled(substitute(found, table, own.statement.prelude)) != spelled(whole):
        raise Refused("the term cannot be put back")
    return found


def _rewrite(own: Flat, proof: Proof) -> list[Statement]:
    """That two terms are equal, and the statement with the second in the place of the first."""
    one, two = _fields(proof, "term", "to")
    old, new = term(one), term(two)
    if not all(is_term(node, set(own.names), own.statement) for node in (old, new)):
        raise Refused("what is rewritten is a term of the names that are bound")
    name = next(word for i in range(len(own.names) + 1_000) if _is_new(word := f"u{i}", own))
    table, back = {name: new}, {name: old}
    known = own.statement.prelude
    conditions = tuple(substitute(_put(node, old, term(name), back, own), table, known) for node in own.conditions)
    says = substitute(_put(own.says, old, term(name), back, own), table, known)
    equal = replace(own, says=_related(old, "==", new))
    return [equal.made(), replace(own, conditions=conditions, says=says).made()]


def _split(own: Flat, proof: Proof) -> list[Statement]:
    (text,) = _fields(proof, "condition")
    node = term(text)
    one, relation, two = _relation(node)
    if not all(is_term(side, set(own.names), own.statement) and is_total(side, own.names) for side in (one, two)):
        raise Refused("cases are of a relation that has a truth value everywhere")
    sides = (node, _related(one, DENIED[relation], two))
    return [replace(own, conditions=(*own.conditions, side)).made() for side in sides]


def _residues(own: Flat, proof: Proof) -> list[Statement]:
    """An integer n as q*j + r, for each remainder r."""
    name, modulus, new = _fields(proof, "name", "modulus", "new")
    if not isinstance(name, str) or own.names.get(name) not in ("int", "nat") or not _is_new(new, own):
        raise Refused("remainders are of an integer of the statement, with a new name for the quotient")
    if type(modulus) is not int or not 2 <= modulus <= MAX_MODULUS:
        raise Refused(f"a modulus is an integer from 2 to {MAX_MODULUS}")
    names = {new if own_name == name else own_name: kind for own_name, kind in own.names.items()} | {new: "int"}
    least = (term(f"{name} >= 0"),) if own.names[name] == "nat" else ()
    found, known = [], own.statement.prelude
    for rest in range(modulus):
        table = {name: term(f"{modulus}*{new} + {rest}")}
        conditions = tuple(substitute(node, table, known) for node in (*least, *own.conditions))
        found.append(Flat(own.statement, names, conditions, substitute(own.says, table, known)).made())
    return found


def _gap(own: Flat, proof: Proof) -> list[Statement]:
    _fields(proof)
    one, relation, two = _relation(own.says)
    if not (is_integer(one, own.statement) and is_integer(two, own.statement)):
        raise Refused("both sides are integers by their form")
    ways = {">=": (">",), "<=": ("<",), "==": (">", "<")}.get(relation, ())
    if not ways:
        raise Refused("a gap is of >=, <= or ==")
    moved = {">": "- 1", "<": "+ 1"}
    return [replace(own, says=term(f"{spelled(one, 5)} {w} {spelled(two, 5)} {moved[w]}")).made() for w in ways]


UNROUNDED = {  # by the relation to an integer c, that of what is rounded to c and what is added to c
    False: {">=": (">=", ""), "<": ("<", ""), ">": (">=", " + 1"), "<=": ("<", " + 1")},  # floor
    True: {"<=": ("<=", ""), ">": (">", ""), "<": ("<=", " - 1"), ">=": (">", " - 1")},  # ceil
}


def _is_defined(own: Flat, node: Syntax) -> list[Statement]:
    """That a term and what is given have values; nothing if their forms show it."""
    if all(is_total(part, own.names) for part in (node, *own.conditions)):
        return []
    return [replace(own, says=term(f"({spelled(node)})*0 == 0")).made()]


def _rounding(own: Flat, proof: Proof) -> list[Statement]:
    """What is said is literally one of the relations of a rounded term and that term, or of a rounded p/q times q.

    Or it compares a rounded term with an integer: floor(t) >= c exactly where t >= c, floor(t) > c where t >= c + 1.
    """
    _fields(proof)
    one, relation, two = _relation(own.says)
    node = one.args[0] if one.op == "*" else one
    if node.op != "call" or node.token.text not in ("floor", "ceil") or len(node.args) != 1 or node.names:
        raise Refused("a rounded term stands on the left")
    inside, up = node.args[0], node.token.text == "ceil"
    if one.op == "*":
        return _rounded_quotient(own, inside, up)
    text = spelled(inside, 5)
    known = [f">= {text}", f"< {text} + 1"] if up else [f"<= {text}", f"> {text} - 1"]
    if any(_is_said(own, f"{spelled(node)} {end}") for end in known):
        return _is_defined(own, inside)
    if relation not in UNROUNDED[up] or not is_integer(two, own.statement):
        raise Refused("what is said is no relation of a rounded term and that term, or an integer")
    same, shift = UNROUNDED[up][relation]
    return _shown(own, f"{text} {same} {spelled(two, 5)}{shift}")


def _rounded_quotient(own: Flat, inside: Syntax, up: bool) -> list[Statement]:
    if inside.op != "/":
        raise Refused("a rounded quotient is multiplied by its divisor")
    p, q = (spelled(arg, 7) for arg in inside.args)
    known = [f">= {p}", f"< {p} + {q}"] if up else [f"<= {p}", f"> {p} - {q}"]
    if all(is_integer(arg, own.statement) for arg in inside.args):
        known.append(f"<= {p} + {q} - 1" if up else f">= {p} - {q} + 1")
    word = "ceil" if up else "floor"
    if not any(_is_said(own, f"{word}({spelled(inside)})*{q} {end}") for end in known):
        raise Refused("what is said is no relation of a rounded quotient, times its divisor, and its dividend")
    return [replace(own, says=term(f"{q} > 0")).made(), *_is_defined(own, inside.args[0])]


def _is_said(own: Flat, text: str) -> bool:
    return spelled(own.says) == spelled(term(text))


def _power(own: Flat, proof: Proof) -> list[Statement]:
    """What is said is literally a known relation of powers; what it needs of base and exponent is to be shown."""
    _fields(proof)
    one, relation, two = _relation(own.says)
    if one.op != "**":
        raise Refused("a power stands on the left")
    base, exponent = one.args
    b, e = spelled(base, 5), spelled(exponent, 5)
    if relation == ">=" and spelled(two) == spelled(base):
        return _shown(own, f"{e} >= 1", f"{b} >= 1")
    if relation == "==" and (half := _halves(exponent)) is not None:
        root = f"sqrt({spelled(base)})"
        if _is_said(own, f"{spelled(one)} == {root if half == 0 else f'{spelled(base, 9)}**{half}*{root}'}"):
            return _shown(own, f"{b} > 0")
    if two.op == "**" and relation in (">=", "<="):
        (large, more), (small, less) = (one.args, two.args) if relation == ">=" else (two.args, one.args)
        if spelled(more) == spelled(less):
            bases = f"{spelled(large, 5)} >= {spelled(small, 5)}"
            return _shown(own, bases, f"{spelled(small, 5)} > 0", f"{e} >= 0")
        if spelled(large) == spelled(small):
            return _shown(own, f"{b} >= 1", f"{spelled(more, 5)} >= {spelled(less, 5)}")
    if not is_integer(exponent, own.statement):
        raise Refused("the exponent is an integer by its form")
    if _is_said(own, f"0**{spelled(exponent, 7)} == 0"):
        return _shown(own, f"{e} >= 1")
    if relation == "==" and _is_same_power(base, exponent, two):
        return _is_defined(own, exponent)
    sign = f"(-1)**{spelled(exponent, 7)}"
    if _is_said(own, f"{sign} <= 1") or _is_said(own, f"{sign} >= -1"):
        return _is_defined(own, exponent)
    raise Refused("what is said of a power is not one of the known relations")


def _shown(own: Flat, *said: str) -> list[Statement]:
    return [replace(own, says=term(text)).made() for text in said]


def _halves(node: Syntax) -> int | None:
    """k of an exponent k + 1/2."""
    found = plain_number(node)
    return None if found is None or found.denominator != 2 or not 0 < found < 20 else int(found - Fraction(1, 2))


def _is_same_power(base: Syntax, exponent: Syntax, other: Syntax) -> bool:
    """16**e and (2**e)**4, or 2**(4*e) and (2**e)**4."""
    if other.op != "**" or other.args[0].op != "**":
        return False
    (small, inner), count = other.args[0].args, _literal(other.args[1])
    large, root = _literal(base), _literal(small)
    if large is None or not root or not count or count > 64:
        return False
    if large == root:
        return exponent.op == "*" and _literal(exponent.args[0]) == count and _is_same(exponent.args[1], inner)
    return bool(root**count == large) and _is_same(inner, exponent)


def _is_same(one: Syntax, two: Syntax) -> bool:
    return spelled(one) == spelled(two)


def _literal(node: Syntax) -> int | None:
    text = node.token.text
    return int(text) if node.op == "number" and text.isdigit() and len(text) < 10 else None


def _cases(own: Flat, proof: Proof) -> list[Statement]:
    """Each alternative in the place of a condition."""
    (place,) = _fields(proof, "condition")
    node = _condition(own, place)
    every = alternatives(node, True)
    if not 2 <= len(every) <= MAX_CASES:
        raise Refused(f"a condition has 2 to {MAX_CASES} alternatives")
    return [replace(own, conditions=_without(own, place, term(text))).made() for text in every]


def _drop(own: Flat, proof: Proof) -> list[Statement]:
    """That a condition has a value where those before it hold, and the statement without it."""
    (place,) = _fields(proof, "condition")
    if type(place) is not int or not 0 <= place < len(own.conditions):
        raise Refused("a condition is given by its place")
    one, _, two = _relation(own.conditions[place])
    defined = term(" and ".join(f"({spelled(side)})*0 == 0" for side in (one, two)))
    before = replace(own, conditions=own.conditions[:place], says=defined)
    return [before.made(), replace(own, conditions=_without(own, place)).made()]


def _contrary(own: Flat, proof: Proof) -> list[Statement]:
    """What is said is denied, and a condition is denied in its place."""
    (place,) = _fields(proof, "condition")
    one, relation, two = _relation(_condition(own, place))
    every = alternatives(own.says, False)
    if len(every) != 1 or not is_total(own.says, own.names):
        raise Refused("what is said has a truth value everywhere, and one denial")
    _require_defined(own)
    denied = tuple(term(text) for text in every)
    return [replace(own, conditions=_without(own, place, *denied), says=_related(one, DENIED[relation], two)).made()]


def _part(own: Flat, proof: Proof) -> list[Statement]:
    """One of several things is said; all of them have a truth value."""
    (which,) = _fields(proof, "which")
    every = alternatives(own.says, True)
    if type(which) is not int or not 0 <= which < len(every) or len(every) < 2 or not is_total(own.says, own.names):
        raise Refused("a part is one of several, which have a truth value everywhere")
    return [replace(own, says=term(every[which])).made()]


def _require_defined(own: Flat) -> None:
    """Refused unless each condition is shown to have a value where those before it hold."""
    if not all(is_total(node, own.names) for node in own.conditions):
        require_defined(own.made())


def _condition(own: Flat, place: Any) -> Syntax:
    if type(place) is not int or not 0 <= place < len(own.conditions):
        raise Refused("a condition is given by its place")
    node = own.conditions[place]
    if not is_total(node, own.names):
        raise Refused("the condition has a truth value everywhere")
    return node


def _without(own: Flat, place: int, *others: Syntax) -> tuple[Syntax, ...]:
    return (*own.conditions[:place], *others, *own.conditions[place + 1 :])


def _root(own: Flat, proof: Proof) -> list[Statement]:
    _fields(proof)
    one, relation, two = _relation(own.says)
    if relation != "==" or two.op != "call" or two.token.text != "sqrt" or len(two.args) != 1 or two.names:
        raise Refused("what is said is that a term is a square root")
    t = spelled(one, 9)
    return _shown(own, f"{t} >= 0", f"{t}**2 == {spelled(two.args[0], 5)}")


def _given(own: Flat, proof: Proof) -> list[Statement]:
    """Nothing is left, where the conditions have values."""
    _fields(proof)
    _require_defined(own)
    turned = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
    one, relation, two = _relation(own.says)
    ways = (spelled(own.says), spelled(_related(two, turned[relation], one)))
    if not any(spelled(node) in ways for node in own.conditions):
        raise Refused("what is said is not one of the conditions")
    return []


def _bound(own: Flat, proof: Proof) -> list[Statement]:
    name, place = _fields(proof, "name", "condition")
    if not isinstance(name, str) or own.names.get(name) != "real":
        raise Refused("a bound is put in the place of a real number of the statement")
    if type(place) is not int or not 0 <= place < len(own.conditions):
        raise Refused("a condition is given by its place")
    known = own.statement.prelude
    said = put_bound(own.says, name, bound_of(own.conditions[place], name, known), known)
    return [replace(own, says=part).made() for part in said]


RULES: dict[str, Callable[[Flat, Proof], list[Statement]]] = {
    "weaken": _weaken,
    "abstract": _abstract,
    "rewrite": _rewrite,
    "split": _split,
    "residues": _residues,
    "gap": _gap,
    "rounding": _rounding,
    "power": _power,
    "drop": _drop,
    "cases": _cases,
    "contrary": _contrary,
    "part": _part,
    "root": _root,
    "given": _given,
    "bound": _bound,
}


def parts(statement: Statement, proof: Proof) -> list[Statement]:
    """The statements that a node of a proof makes: together they are enough for this one."""
    rule = RULES.get(proof.get("by", "")) if isinstance(proof, dict) and isinstance(proof.get("by"), str) else None
    if rule is None:
        raise Refused(f"a proof is by one of: {', '.join(RULES)}")
    return rule(flat(statement), proof)


# --- the whole


def is_met(statement: Statement, point: Mapping[str, Any], fuel: int) -> bool:
    """Does a point have a value for every name, and meet every condition?

    With ``fixed`` and ``boxes``, two tables: is there such a point in the boxes, by the test of :mod:`zero`?
    """
    if set(point) == {"fixed", "boxes"} and all(isinstance(part, Mapping) for part in point.values()):
        return _is_met_in(statement, point["fixed"], point["boxes"], fuel)
    if set(point) != set(statement.names):
        raise Refused("a point has a value for every name")
    saved = ctx.prec
    try:
        for precision in PRECISIONS:
            ctx.prec = precision
            machine, env = Machine(statement.prelude.definitions, fuel=fuel), dict[str, Any]()
            told: list[bool | None] = []
            try:
                for part in statement.parts:
                    for name in part.names:
                        env[name] = bound(statement.types[name], point[name], machine, env)
                    told += [machine.holds(asked, env) for asked in part.asked]
            except Undecided:
                told = [None]
            if None not in told:
                return all(told)
            fuel = machine.fuel
        return False
    finally:
        ctx.prec = saved


def _is_met_in(statement: Statement, fixed: Mapping[str, Any], boxes: Mapping[str, Any], fuel: int) -> bool:
    parts = tuple(replace(part, word="exists") for part in statement.parts)
    met = replace(statement, parts=parts, says=Term("and", statement.says.type))
    with ctx.workprec(PRECISIONS[1]):
        return has_zero(met, fixed, boxes, Machine(statement.prelude.definitions, fuel=fuel)) is not None


def check_proof(
    statement: Statement, proof: Any, leaf: Callable[[Statement, Proof], int], left: list[int], depth: int = 0
) -> int:
    """How many pieces and squares show it; Refused if they do not.  ``leaf`` checks the body of a certificate."""
    left[0] -= 1
    if not isinstance(proof, dict) or left[0] < 0 or depth > MAX_DEPTH:
        raise Refused(f"a proof is a table of at most {MAX_STEPS} steps, {MAX_DEPTH} deep")
    if "kind" in proof:
        return leaf(statement, proof)
    made = parts(statement, proof)
    inner = proof["inner"]
    if not isinstance(inner, list) or len(inner) != len(made):
        raise Refused(f"{proof['by']} has {len(made)} proofs inside here")
    return 1 + sum(check_proof(one, own, leaf, left, depth + 1) for one, own in zip(made, inner, strict=True))
