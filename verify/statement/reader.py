"""Syntax to terms: every name is bound or defined, every part has a sort, nothing shadows anything."""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from verify.statement.parser import Syntax, walk
from verify.statement.substitution import substitute
from verify.statement.term_substitution import substitute_term
from verify.statement.terms import BIT, INT, NAT, PROP, REAL, Definition, Loop, Term, Type, free, has_value

__all__ = [
    "BUILTIN",
    "LETTERS",
    "LINES",
    "MAX_TYPE",
    "MEANINGS",
    "Names",
    "Reader",
    "is_known_set",
    "is_reserved",
    "known_meaning",
]

FUNCTIONS = {"sqrt", "exp", "log", "sin", "cos", "tanh", "erf", "abs", "floor", "ceil"} | {
    "tan",
    "sinh",
    "cosh",
    "arctan",
    "arcsin",
    "arccos",
    "arsinh",
    "artanh",
}
FOLDS = {
    "sum": REAL,
    "prod": REAL,
    "mean": REAL,
    "least": REAL,
    "most": REAL,
    "count": NAT,
    "every": PROP,
    "some": PROP,
    "vector": REAL,
}
NESTED = ("sum", "prod", "every", "some", "least", "most")
OTHERS = {"min", "max", "choose", "length", "D", "grad", "hess", "norm", "dot", "put", "after", "span", "pi"}
KINDS = {"nat", "int", "real", "bit", "bits", "subset", "array", "function", "prop"}
LINES = ("for_all", "exists", "given", "let", "says")  # words that begin a line of a statement
BUILTIN = FUNCTIONS | set(FOLDS) | OTHERS | KINDS | set(LINES)

# Names whose meaning every reader knows.  Nothing else may be called so: sinh(x) = 7 would be read as a theorem.
# Not here: names that a paper may have to define because the language has no such function (binomial, rank, sigmoid).
_KNOWN = """
pi ln lg log2 log10 log1p expm1 exp2 exp10 sqrt cbrt square hypot exp log abs sgn sign signum min max
floor ceil round trunc frac mod
sin cos tan cot sec csc sinc cis sinh cosh tanh coth sech csch
asin acos atan acot asec acsc atan2 asinh acosh atanh acoth asech acsch
arcsin arccos arctan arccot arcsec arccsc arctan2 arsinh arcosh artanh arcoth arsech arcsch
arcsinh arccosh arctanh arccoth arcsech arccsch
erf erfc erfi erfinv erfcinv lgamma digamma polygamma trigamma zeta polylog dilog lambert lambertw
besselj bessely besseli besselk airy ellipk ellipe legendre hermite chebyshev laguerre bernoulli fibonacci catalan
gcd lcm factorial fact choose binom totient euler_phi mobius prime isprime is_prime divides
euler euler_gamma eulergamma golden goldenratio inf infty infinity oo nan
sup argmin argmax liminf limsup integral integrate diff grad hess det trace transpose inverse conj
true false and or not implies iff forall real nat int bit bits reals integers naturals rationals complex
"""
_CAPITALS = "O Gamma Beta Zeta Li Ei Si Ci Re Im Tr Var Cov Pr"  # with a capital letter only
_NUMBERS = frozenset({"N", "Z", "Q", "R", "C"})
_SETS = frozenset({"integer", "natural", "rational", "number", "numbers", "boolean", "bool"})
_ANY_CASE, _THIS_CASE = frozenset(_KNOWN.split()), frozenset(_CAPITALS.split())
LETTERS = frozenset({"e", "zeta"})  # letters too: a variable may be called so, for its binder is shown; nothing else
MEANINGS = {"sinh": "(exp(z) - exp(-z))/2", "cosh": "(exp(z) + exp(-z))/2"}  # may be defined, as what they are
ELEMENTARY = FUNCTIONS - {"floor", "ceil"} | {
    "min",
    "max",
    "choose",
    "pi",
}  # words such as sum or norm are no functions


def known_meaning(name: str) -> str:
    """The name of a known function or constant that this name, or the last part of a dotted one, is or looks like.

    Empty if there is none.  ``a.sin``, ``sin_`` and ``Sin`` are taken for ``sin``; ``e`` is Euler's number.

    >>> known_meaning("a.sinh"), known_meaning("Pi"), known_meaning("log_2"), known_meaning("share")
    ('sinh', 'pi', 'log2', '')
    """
    last = re.sub(r"(?<=[a-z])_+(?=[0-9])", "", name.rpartition(".")[2].strip("_"))
    if last == "e" or name == "limit" or last in _THIS_CASE or last in ELEMENTARY:
        return last
    return last.lower() if last.lower() in _ANY_CASE and last not in BUILTIN - ELEMENTARY else ""


def is_known_set(name: str) -> bool:
    """Whether every reader knows which numbers are called so: no type of others may have the name."""
    last = name.rpartition(".")[2].strip("_")
    return is_reserved(name) or last in _NUMBERS or last.lower() in _SETS


def is_reserved(name: str) -> bool:
    """Whether the language or mathematics has given the name a meaning, so that nothing else may be called so."""
    return name in BUILTIN or bool(known_meaning(name))


@dataclass
class Names:
    """What a text may speak of: types of names (one a name in a paper), model names, definitions, aliases of types."""

    types: dict[str, Type] = field(default_factory=dict)
    model: list[str] = field(default_factory=list)
    definitions: dict[str, Definition] = field(default_factory=dict)
    aliases: dict[str, tuple[tuple[str, ...], Syntax]] = field(default_factory=dict)
    absent: dict[str, str] = field(default_factory=dict)  # name -> why this model has no such definition


class Reader:
    """Reads syntax in a scope.  ``scope`` has what is bound here; model names may be free if ``open_model``."""

    def __init__(self, names: Names, scope: Mapping[str, Type] | None = None, open_model: bool = True) -> None:
        self.names, self.scope, self.open_model = names, dict(scope or {}), open_model
        self.folded: set[str] = set()  # names that a fold of this text binds

    # --- sorts that are asked for

    def number(self, node: Syntax) -> Term:
        found = self.read(node)
        if not found.type.is_number:
            raise node.refuse(f"a number is wanted here, not a term of sort {found.sort}")
        return found

    def integer(self, node: Syntax) -> Term:
        found = self.read(node)
        if found.sort != "int":
            raise node.refuse(f"an integer is wanted here, not a term of sort {found.sort}")
        return found

    def condition(self, node: Syntax) -> Term:
        found = self.read(node)
        if found.sort not in ("prop", "bit"):
            raise node.refuse(f"a condition is wanted here, not a term of sort {found.sort}")
        return found

    def array(self, node: Syntax) -> Term:
        found = self.read(node)
        if found.sort != "array":
            raise node.refuse(f"an array is wanted here, not a term of sort {found.sort}")
        return found

    # --- types

    def type(self, node: Syntax) -> Type:
        word, args = node.token.text, node.args
        if node.op == "name" and word in ("nat", "int", "real", "bit"):
            return Type(word)
        if node.op in ("name", "call") and word in self.names.aliases and not node.names:
            params, body = self.names.aliases[word]
            if len(params) != len(args):
                raise node.refuse(f"{word} takes {len(params)} sizes")
            table = dict(zip(params, args, strict=True))
            _limit_type(node, body, table)
            return self.type(substitute(body, table, self.names))
        if node.op == "call" and not node.names:
            if word == "function" and len(args) >= 2:
                return Type("function", parts=tuple(map(self.type, args)))
            if len(args) == {"bits": 1, "subset": 2, "span": 2, "array": max(1, len(args))}.get(word):
                return Type(word, tuple(map(self.integer, args)))
        raise node.refuse(
            f"{word!r} is no type; types are nat, int, real, bit, bits(n), subset(n, k), span(a, b), "
            "array(k, 2), function(bits(n), real)" + "".join(f", {a}" for a in self.names.aliases)
        )

    # --- terms

    def read(self, node: Syntax) -> Term:
        match node.op:
            case "number":
                return _literal(node)
            case "name":
                return self._name(node)
            case "neg":
                inner = self.number(node.args[0])
                return Term("neg", INT if inner.sort != "real" else REAL, (inner,))
            case "+" | "-" | "*" | "/" | "**":
                return self._arithmetic(node)
            case "chain":
                return self._chain(node)
            case "and" | "or":
                return Term(node.op, PROP, tuple(map(self.condition, node.args)))
            case "not":
                return Term("not", PROP, (self.condition(node.args[0]),))
            case "if":
                one, two = self.number(node.args[1]), self.number(node.args[2])
                return Term("if", _joint(one, two), (self.condition(node.args[0]), one, two))
            case "index":
                return self._entry(node)
            case "call":
                return self._call(node)
            case "fold":
                return self._fold(node)
        raise node.refuse(f"{node.op} is not in the language")

    def _name(self, node: Syntax) -> Term:
        word = node.token.text
        if word in self.scope:
            return Term("var", self.scope[word], name=word)
        if word in self.names.definitions:
            return self._defined(node, word)
        if word == "pi":
            return Term("pi", REAL)
        if word in self.names.model and self.open_model:
            return Term("var", self.names.types[word], name=word)
        if word in BUILTIN:
            raise node.refuse(f"{word} is a word of the language and no number; choose another name, such as {word}_1")
        raise node.refuse(self.names.absent.get(word) or f"{word} is neither bound here nor defined")

    def _arithmetic(self, node: Syntax) -> Term:
        one, two = map(self.read, node.args)
        if one.sort == two.sort == "array" and node.op in ("+", "-"):
            if one.type.sizes != two.type.sizes:
                raise node.refuse("these arrays have different shapes")
            return Term(node.op, one.type, (one, two))
        if node.op == "*" and two.sort == "array" and one.type.is_number:
            return Term("*", two.type, (one, two))
        if not (one.type.is_number and two.type.is_number):
            raise node.refuse(f"no {node.op} of sorts {one.sort} and {two.sort}")
        whole = one.sort != "real" and two.sort != "real" and node.op != "/" and (node.op != "**" or two.op == "num")
        return Term(node.op, INT if whole else REAL, (one, two))

    def _chain(self, node: Syntax) -> Term:
        sides = list(map(self.number, node.args))
        found = tuple(
            Term("cmp", PROP, pair, name=relation)
            for relation, pair in zip(node.names, itertools.pairwise(sides), strict=True)
        )
        return found[0] if len(found) == 1 else Term("and", PROP, found)

    def _entry(self, node: Syntax) -> Term:
        table, places = self.read(node.args[0]), tuple(map(self.integer, node.args[1:]))
        if table.sort not in ("bits", "array"):
            raise node.refuse(f"a term of sort {table.sort} has no entries")
        wanted = 1 if table.sort == "bits" else len(table.type.sizes)
        if len(places) != wanted:
            raise node.refuse(f"{wanted} indices are wanted here, not {len(places)}")
        return Term("entry", BIT if table.sort == "bits" else REAL, (table, *places))

    # --- calls

    def _call(self, node: Syntax) -> Term:
        word, args = node.token.text, node.args
        if word in self.scope:
            return self._applied(node, word)
        if word in self.names.definitions:
            return self._defined(node, word)
        if node.names:
            raise node.refuse(f"{word} takes nothing by name")
        if word in FUNCTIONS and len(args) == 1:
            kind = INT if word in ("floor", "ceil") else REAL
            return Term("fun", kind, (self.number(args[0]),), name=word)
        if word in ("min", "max") and args:
            given = tuple(map(self.number, args))
            return Term(word, INT if all(g.sort == "int" for g in given) else REAL, given)
        if word == "choose" and len(args) >= 2:
            return Term("choose", REAL, (self.integer(args[0]), *map(self.number, args[1:])))
        if word == "length" and args:
            if not all(has_value(self.number(arg)) for arg in args):
                raise node.refuse("length counts its arguments and evaluates none: each has a value by its form")
            return Term("num", NAT, number=Fraction(len(args)))
        if word in ("D", "grad", "hess") and len(args) >= 2:
            return self._derivative(node, word)
        if word == "norm" and len(args) == 1:
            return Term("norm", REAL, (self.array(args[0]),))
        if word == "dot" and len(args) == 2:
            return self._dot(node)
        if word == "put" and len(args) == 3:
            return self._put(node)
        if word == "after" and len(args) == 3:
            return self._after(node)
        if word in self.names.absent:
            raise node.refuse(self.names.absent[word])
        raise node.refuse(f"{word} of {len(args)} arguments is not in the language")

    def _applied(self, node: Syntax, word: str) -> Term:
        kind = self.scope[word]
        if kind.name != "function" or node.names or len(node.args) != len(kind.parts) - 1:
            raise node.refuse(f"{word} is not a function of {len(node.args)} arguments")
        given = tuple(self._fitting(a, t, word) for a, t in zip(node.args, kind.parts[:-1], strict=True))
        return Term("apply", kind.parts[-1], given, name=word)

    def _fitting(self, node: Syntax, wanted: Type, of: str) -> Term:
        found = self.read(node)
        if found.sort != wanted.sort and not (wanted.sort == "real" and found.type.is_number):
            raise node.refuse(f"{of} takes a term of sort {wanted.sort} here, not of sort {found.sort}")
        return found

    def _defined(self, node: Syntax, word: str) -> Term:
        known = self.names.definitions[word]
        plain = len(node.args) - len(node.names)
        if plain != len(known.params):
            raise node.refuse(f"{word} takes {len(known.params)} arguments ({', '.join(known.params)})")
        given = tuple(self._fitting(a, t, word) for a, t in zip(node.args[:plain], known.types, strict=True))
        swaps: list[tuple[str, Term]] = []
        kinds = dict(zip(known.free, known.free_types, strict=True))  # of a line of its own: also of what only it binds
        for name, arg in zip(node.names, node.args[plain:], strict=True):
            if name not in known.free or name in dict(swaps):
                raise arg.refuse(f"{word} does not depend on {name}, or it is given twice")
            swaps.append((name, self._fitting(arg, kinds[name], word)))
        taken = set(known.free) - set(dict(swaps))
        for name in known.free:
            if name in taken and name in self.scope and self.scope[name].sort != kinds[name].sort:
                raise node.refuse(f"{word} depends on {name}, which is of another sort here")
        self._require_sizes(node, known, dict(zip(known.params, given, strict=True)) | dict(swaps))
        kind = known.body.type
        if kind.sort in ("array", "bits"):  # sizes are read here, where arguments and swapped names mean other things
            away = set(known.params) | set(dict(swaps))
            if any(free(s, self.names.definitions) & away for s in kind.sizes):
                raise node.refuse(f"{word} has sizes that depend on its arguments")
        return Term("call", kind, given, name=word, swaps=tuple(swaps))

    def _require_sizes(self, node: Syntax, known: Definition, given: Mapping[str, Term]) -> None:
        """What a definition is given, and what it takes from here, has the sizes that it was read with.

        The range of ``for i in x`` and the size of a norm come from these types: with other sizes the text of a
        definition that is written out would mean something else than its value.
        """
        wanted = dict(zip(known.params, known.types, strict=True)) | dict(
            zip(known.free, known.free_types, strict=True)
        )
        for name, kind in wanted.items():
            found = given[name].type if name in given else self.scope.get(name, kind)
            for size, own in itertools.zip_longest(_shape(kind), _shape(found)):
                if size is None or own is None:
                    raise node.refuse(f"{known.name} takes {name} of another shape")
                if _spelling(substitute_term(size, given, self.names.definitions)) != _spelling(own):
                    raise node.refuse(f"{known.name} takes {name} with the sizes of its type, and no others")

    def _derivative(self, node: Syntax, word: str) -> Term:
        term = self.number(node.args[0])
        if word == "D":
            for place in node.args[1:]:
                by = self.read(place)
                entry = by.op == "entry" and by.args[0].op == "var" and by.args[0].sort == "array"
                if not entry and not (by.op == "var" and by.type.name == "real"):
                    raise place.refuse("a derivative is by a real variable or an entry of an array variable")
                term = Term("D", REAL, (term, by))
            return term
        if len(node.args) != 2:
            raise node.refuse(f"{word} takes a term and an array variable")
        by = self.array(node.args[1])
        if by.op != "var":
            raise node.args[1].refuse(f"{word} is by an array variable")
        return Term(word, Type("array", by.type.sizes * (1 if word == "grad" else 2)), (term, by))

    def _dot(self, node: Syntax) -> Term:
        one, two = map(self.array, node.args)
        if one.type.sizes != two.type.sizes:
            raise node.refuse("dot is of two arrays of one shape")
        return Term("dot", REAL, (one, two))

    def _put(self, node: Syntax) -> Term:
        table = self.read(node.args[0])
        if table.sort != "bits":
            raise node.refuse("put changes one position of bits")
        return Term("put", Type("bits", table.type.sizes[:1]), (table, *map(self.integer, node.args[1:])))

    def _after(self, node: Syntax) -> Term:
        """``after(N, A, term)``: the value of the variable A after N steps A := term."""
        count, by, step = self.integer(node.args[0]), self.read(node.args[1]), self.read(node.args[2])
        if by.op != "var" or by.sort not in ("real", "array"):
            raise node.args[1].refuse("after repeats a step of a real variable or an array variable")
        if step.sort != by.sort and not (by.sort == "real" and step.type.is_number):
            raise node.args[2].refuse(f"a step of sort {step.sort} for a variable of sort {by.sort}")
        if by.sort == "array" and step.type.sizes != by.type.sizes:
            raise node.args[2].refuse("a step has another shape than its variable")
        return Term("after", by.type, (count, by, step))

    # --- folds

    def _fold(self, node: Syntax) -> Term:
        kind, (body, *rest) = node.token.text, node.args
        if kind not in FOLDS:
            raise node.refuse(f"{kind} runs over nothing; folds are {', '.join(FOLDS)}")
        if len(node.names) > 1 and kind not in NESTED:
            raise node.refuse(f"{kind} has one loop")
        return self._loops(node, kind, body, list(zip(node.names, rest[::2], rest[1::2], strict=True)))

    def _loops(self, node: Syntax, kind: str, body: Syntax, loops: list[tuple[str, Syntax, Syntax]]) -> Term:
        (name, where, test), *rest = loops
        domain, own = self._domain(where, name, kind in ("every", "some"))
        with self._bound(node, name, domain):
            asked = [own] if own is not None else []
            asked += [] if test.op == "absent" else [self.condition(test)]
            inner = self._loops(node, kind, body, rest) if rest else self._body(kind, body)
        joint = None if not asked else asked[0] if len(asked) == 1 else Term("and", PROP, tuple(asked))
        loop = Loop(name, domain, joint)
        if kind == "vector":
            if domain.name != "span" or domain.sizes[0].number != 1 or joint is not None:
                raise node.refuse("a vector runs over span(1, n), without a condition")
            return Term("fold", Type("array", domain.sizes[1:]), (inner,), name=kind, loop=loop)
        whole = kind in ("sum", "prod", "least", "most") and inner.sort in ("int", "bit")
        return Term("fold", INT if whole else FOLDS[kind], (inner,), name=kind, loop=loop)

    def _body(self, kind: str, body: Syntax) -> Term:
        return self.condition(body) if kind in ("count", "every", "some") else self.number(body)

    def _domain(self, node: Syntax, index: str, any_type: bool) -> tuple[Type, Term | None]:
        """span, bits, subset; the positions where bits are 1; any type for a proposition (which then has no value)."""
        word = node.token.text
        if node.op == "call" and word in ("span", "bits", "subset") and word not in self.scope:
            return self.type(node), None
        if any_type and word not in self.scope and (word in KINDS or word in self.names.aliases):
            return self.type(node), None
        table = self.read(node)
        if table.sort != "bits" or not table.type.sizes:
            raise node.refuse("a fold runs over span(a, b), bits(n), subset(n, k) or the positions in a set of bits")
        domain = Type("span", (Term("num", NAT, number=Fraction(1)), table.type.sizes[0]))
        return domain, Term("entry", BIT, (table, Term("var", domain, name=index)))

    @contextlib.contextmanager
    def _bound(self, node: Syntax, name: str, kind: Type) -> Iterator[None]:
        self.may_bind(node, name, kind)
        self.folded.add(name)
        self.scope[name] = kind
        yield
        del self.scope[name]

    def may_bind(self, node: Syntax, name: str, kind: Type) -> None:
        """A bound name is new here, means nothing else, and keeps the sort that the paper gave it."""
        if name in self.scope:
            raise node.refuse(f"{name} is bound already: an index cannot shadow")
        if is_reserved(name) and name not in LETTERS:
            raise node.refuse(f"{name} has a known meaning and cannot be bound; take another name")
        if name in {*self.names.definitions, *self.names.aliases, *self.names.absent}:
            raise node.refuse(f"{name} means something else and cannot be bound")
        if name in self.names.types and self.names.types[name].sort != kind.sort:
            raise node.refuse(f"{name} is {self.names.types[name].name} in this paper, not {kind.name}")


def _shape(kind: Type) -> tuple[Term, ...]:
    """The sizes of an array, the length of bits; a subset is of bits of this length."""
    return kind.sizes if kind.sort == "array" else kind.sizes[:1] if kind.sort == "bits" else ()


def _spelling(size: Term) -> tuple[Any, ...]:
    """A size without the types of the names in it: an integer may be bound as nat, int or span."""
    loop: tuple[Any, ...] = ()
    if size.loop is not None:
        parts = (*size.loop.domain.sizes, *([size.loop.test] if size.loop.test is not None else []))
        loop = size.loop.name, size.loop.domain.name, tuple(map(_spelling, parts))
    swaps = tuple((name, _spelling(given)) for name, given in size.swaps)
    return size.op, size.name, size.number, tuple(map(_spelling, size.args)), swaps, loop


def _literal(node: Syntax) -> Term:
    value = Fraction(node.token.text)
    return Term("num", NAT if value.denominator == 1 else REAL, number=value)


def _joint(one: Term, two: Term) -> Type:
    return INT if one.sort != "real" and two.sort != "real" else REAL


MAX_TYPE = 1_000  # parts of a type after its aliases are written out


def _limit_type(node: Syntax, body: Syntax, table: Mapping[str, Syntax]) -> None:
    """Refused at ``node`` if the type that an alias stands for is too long with its sizes written out."""
    lengths = {name: sum(1 for _ in itertools.islice(walk(term), MAX_TYPE)) for name, term in table.items()}
    parts = 0
    for _, part in walk(body):
        parts += lengths.get(part.token.text, 1) if part.op == "name" else 1
        if parts > MAX_TYPE:
            raise node.refuse(f"this type needs more than {MAX_TYPE} parts when its aliases are written out")
