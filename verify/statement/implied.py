"""``implied``: a statement that follows from others, by matching formulas; what is left are conditions on numbers.

``for_all D says l <= c*w`` follows from ``for_all D' says l <= c'*w`` if D lies in D', w >= 0 and c' <= c on D.  Nobody
writes these conditions: they are read off the two formulas here, and each has a certificate of its own.

The rule, for a source S that holds and a target T:

* definitions that are not the same in both are written out, so that equal text has equal meaning;
* the quantifiers are the same in the same order.  A ``for_all`` name of S is one of T with the same or a narrower type,
  or has a value given by a term (``instance``).  What exists in S and T has the same names; its type in S is the same
  or narrower;
* each hypothesis of S is one of T, or a condition.  Each condition on what exists in T is one of S, or a condition;
* each part of what T says is about numbers alone, and then a condition, or is a part of what S says, except that the
  two sides may differ: sums are compared term by term, a factor that is no number has to be the same in both and
  evidently not negative, and the numbers before it differ in the right direction.  A strict relation that follows from
  a weak one needs a strict condition;
* what T adds has to be defined wherever T asks for it.

Everything else is refused.  That S holds is not shown here: the certificate names a theorem for S, and whoever uses the
certificate looks it up.  So such a certificate alone never shows that T holds.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from verify.statement.errors import Refused
from verify.statement.parser import Parser, Syntax, spelled, walk
from verify.statement.prelude import Prelude
from verify.statement.quantified import is_term, is_total
from verify.statement.reader import FUNCTIONS, Reader
from verify.statement.statement import Statement
from verify.statement.statement_lines import Row, rows_of, term
from verify.statement.substitution import names_in, substitute
from verify.statement.terms import free, type_terms, uses
from verify.statement.tokens import Token, tokens

__all__ = [
    "Condition",
    "Relation",
    "Source",
    "candidates",
    "conditions",
    "has_same_domain",
    "number_node",
    "premises",
    "product",
    "relations",
    "said_parts",
    "sources_of",
    "split_product",
    "unfold",
]

ARITHMETIC = ("number", "name", "neg", "+", "-", "*", "/", "**", "chain", "and")  # all parts are evaluated
MAX_PARTS = 40  # of what is said
MAX_SOURCES = 4
MAX_NODES = 4_000  # of a formula with its definitions written out
MAX_UNFOLDED = 100_000  # of all definitions that are written out for it
FIELDS = {"digest", "definitions", "statement", "theorem", "instance"}
THEOREM = re.compile(r"[A-Za-z][A-Za-z0-9_']{0,99}")
NOT_NEGATIVE = ("norm", "abs", "sqrt", "exp")
_FLIPPED = {">": "<", ">=": "<="}
_HERE = Token("op", "", 1, 1)


@dataclass(frozen=True)
class Relation:
    """``left op right`` with op among < <= == !=, the smaller side first; or any other proposition in ``left``."""

    left: Syntax
    op: str = ""
    right: Syntax | None = None

    @property
    def node(self) -> Syntax:
        return self.left if self.right is None else Syntax("chain", _HERE, (self.left, self.right), (self.op,))

    @property
    def text(self) -> str:
        return spelled(self.node)

    @property
    def sides(self) -> tuple[Syntax, ...]:
        return (self.left,) if self.right is None else (self.left, self.right)


@dataclass(frozen=True)
class Condition:
    """``goal`` for all numbers of these types (nat, int, real, bit) with ``given``, all definitions written out."""

    kinds: Mapping[str, str]
    given: tuple[Relation, ...]
    goal: Relation


@dataclass(frozen=True)
class Source:
    """A statement that is taken as proved by a theorem, and the values of its names."""

    statement: Statement
    theorem: str
    instance: Mapping[str, str] = field(default_factory=dict)


# --- what a certificate carries


def sources_of(data: Any) -> list[Source]:
    """The sources of a certificate, each with the digest that it names."""
    from verify.statement.certificate import statement_of

    if not isinstance(data, list) or not 1 <= len(data) <= MAX_SOURCES:
        raise Refused(f"there are 1 to {MAX_SOURCES} sources")
    found = []
    for item in data:
        if not isinstance(item, dict) or set(item) != FIELDS:
            raise Refused(f"the fields of a source are {', '.join(sorted(FIELDS))}")
        texts = [item[key] for key in ("digest", "definitions", "statement", "theorem")]
        if not all(isinstance(text, str) for text in texts) or not isinstance(item["instance"], dict):
            raise Refused("a source has texts, and a table of values")
        if not THEOREM.fullmatch(item["theorem"]):
            raise Refused("a source names the theorem that proves it, by letters, digits and underscores")
        found.append(Source(statement_of(item), item["theorem"], item["instance"]))
    return found


def premises(data: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Theorem and digest of each statement that an accepted certificate takes as proved."""
    if data["kind"] != "implied":
        return []
    return [(source["theorem"], source["digest"]) for source in data["sources"]]


# --- formulas with their definitions written out


def unfold(node: Syntax, names: Prelude, kept: frozenset[str] = frozenset()) -> Syntax:
    """The tree with the definitions written out, all but ``kept``.  Names that a definition takes from where it is used
    stay as they are: that is what they mean there.

    Only definitions that are terms of numbers (``ARITHMETIC``) are written out, and only where the term around them is
    one too.  Elsewhere the text does not determine the meaning: the range of ``for i in x``, what an empty fold
    evaluates, what is differentiable at a kink and what ``length`` evaluates depend on more than the text.

    Raises:
        Refused: another definition is used, an argument that may be undefined would no longer be asked for a value, or
            the tree is too large.
    """
    unfolding = _Unfolding(names, kept)
    return unfolding.limited(unfolding.whole(node))


class _Unfolding:
    def __init__(self, names: Prelude, kept: frozenset[str]) -> None:
        self.names, self.kept = names, kept
        self.bodies: dict[str, Syntax] = {}
        self.left = MAX_UNFOLDED

    def limited(self, node: Syntax) -> Syntax:
        """The tree, if it is not too large."""
        waiting, count = [node], 0
        while waiting:
            count += 1
            waiting += waiting.pop().args
            if count > min(MAX_NODES, self.left):
                raise Refused(f"more than {MAX_NODES} parts when definitions are written out")
        self.left -= count
        return node

    def whole(self, node: Syntax) -> Syntax:
        word = node.token.text
        is_used = node.op in ("name", "call") and word in self.names.definitions and word not in self.kept
        if not is_used and not _is_arithmetic(node):
            if used := self._different(node):
                raise Refused(f"{used} is not the same in both statements, and stands where it cannot be written out")
            return node
        args = tuple(map(self.whole, node.args))
        if not is_used:
            return replace(node, args=args)
        known = self.names.definitions[word]
        if node.names or len(args) != len(known.params):
            raise Refused(f"{word} takes {len(known.params)} arguments, and none by name")
        table = dict(zip(known.params, args, strict=True))
        body = self._body(word)
        spoken = names_in(body, self.names)
        for name, given in table.items():
            variables = names_in(given, self.names) - set(self.names.definitions)
            if name not in spoken and not is_total(given, variables):
                raise Refused(f"{word}: its argument {name} may be undefined, and would not be asked for a value")
        return self.limited(substitute(body, table, self.names))

    def _different(self, node: Syntax) -> str:
        """A definition inside of the tree that is not kept."""
        words = names_in(node, self.names)  # with what aliases of types hide
        return min((words & set(self.names.definitions)) - self.kept, default="")

    def _body(self, word: str) -> Syntax:
        if word not in self.bodies:
            text = self.names.definitions[word].shown.split(" = ", 1)[1]
            body = Parser(tokens(text)).whole()
            if not all(_is_arithmetic(inner) or self._is_definition(inner) for _, inner in walk(body)):
                raise Refused(f"{word} is not a term of numbers, and not the same in both statements")
            self.bodies[word] = self.limited(self.whole(body))
        return self.bodies[word]

    def _is_definition(self, node: Syntax) -> bool:
        return node.op in ("name", "call") and not node.names and node.token.text in self.names.definitions


def _is_arithmetic(node: Syntax) -> bool:
    """Does the node compute with numbers and evaluate all its parts?"""
    if node.op == "call":
        return not node.names and node.token.text in (*FUNCTIONS, "min", "max")
    return node.op in ARITHMETIC


def _same_definitions(one: Statement, two: Statement) -> frozenset[str]:
    """Definitions that mean the same in both, all that they use among them; ``let`` lines are always written out.

    Raises:
        Refused: types are defined in different ways, so that equal text may differ in meaning.
    """
    if one.prelude_before.aliases != two.prelude_before.aliases:
        raise Refused("the types of source and target are defined in different ways")
    mine, theirs = one.prelude_before.definitions, two.prelude_before.definitions
    found = {name for name, known in mine.items() if theirs.get(name) == known}
    while True:
        kinds = {name: (*mine[name].types, *mine[name].free_types, mine[name].body.type) for name in found}
        sizes = {name: {used for kind in kinds[name] for t in type_terms(kind) for used in uses(t)} for name in found}
        good = {name for name in found if {*mine[name].calls, *sizes[name]} <= found}
        if good == found:
            return frozenset(found)
        found = good


@dataclass(frozen=True)
class _Line:
    """One ``for_all``, ``exists`` or ``given`` line: types and conditions with definitions written out."""

    word: str
    kinds: Mapping[str, Syntax]
    conditions: tuple[Relation, ...]

    @property
    def text(self) -> tuple[Any, ...]:
        kinds = sorted((name, spelled(kind)) for name, kind in self.kinds.items())
        return self.word, kinds, [condition.text for condition in self.conditions]


@dataclass(frozen=True)
class _Formula:
    lines: tuple[_Line, ...]
    says: tuple[Relation, ...]

    def blocks(self) -> list[tuple[str, list[_Line]]]:
        """Lines next to each other that are all for_all (or given), or all exists."""
        found: list[tuple[str, list[_Line]]] = []
        for line in self.lines:
            word = "exists" if line.word == "exists" else "for_all"
            if not found or found[-1][0] != word:
                found.append((word, []))
            found[-1][1].append(line)
        return found


def _formula(statement: Statement, kept: frozenset[str]) -> _Formula:
    *rows, last = rows_of(statement)
    names = statement.prelude
    lines = [_line(row, statement, kept) for row in rows if row.word != "let"]
    said = relations(unfold(last.conditions[0], names, kept))
    if len(said) > MAX_PARTS:
        raise Refused(f"what is said has more than {MAX_PARTS} parts")
    return _Formula(tuple(lines), tuple(said))


def _line(row: Row, statement: Statement, kept: frozenset[str]) -> _Line:
    names = statement.prelude
    kinds = {}
    for name in row.names:
        shown = row.kinds[name] if name in row.kinds else term(names.declared[name])
        kinds[name] = unfold(_without_aliases(shown, names), names, kept)
    conditions = [found for node in row.conditions for found in relations(unfold(node, names, kept))]
    return _Line(row.word, kinds, tuple(conditions))


def _without_aliases(kind: Syntax, names: Prelude) -> Syntax:
    while kind.op in ("name", "call") and kind.token.text in names.aliases:
        params, body = names.aliases[kind.token.text]
        kind = substitute(body, dict(zip(params, kind.args, strict=True)), names)
    if kind.token.text == "function":
        return replace(kind, args=tuple(_without_aliases(part, names) for part in kind.args))
    return kind


def relations(node: Syntax) -> list[Relation]:
    """A proposition as relations that all have to hold."""
    if node.op == "and":
        return [found for part in node.args for found in relations(part)]
    if node.op != "chain":
        return [Relation(node)]
    found = []
    for left, op, right in zip(node.args, node.names, node.args[1:], strict=False):
        found.append(Relation(right, _FLIPPED[op], left) if op in _FLIPPED else Relation(left, op, right))
    return found


def said_parts(says: Sequence[Relation]) -> list[Relation]:
    """What is known when all of this holds: each relation, and of an equality also both inequalities."""
    found = list(says)
    for one in says:
        if one.op == "==" and one.right is not None:
            found += [Relation(one.left, "<=", one.right), Relation(one.right, "<=", one.left)]
    return found


# --- matching


def conditions(target: Statement, sources: Sequence[Source], chosen: Any) -> list[Condition]:
    """What is left to be shown so that the target follows from the sources.

    Args:
        target: the statement that is to follow.
        sources: statements that hold.
        chosen: for each part of what the target says, ``[source, part]``: which part of what which source says
            (:func:`said_parts`) it follows from; or None for a part about numbers alone.

    Raises:
        Refused: the target does not follow in this way, whatever is shown.
    """
    return _Match(target, sources).whole(chosen)


def has_same_domain(target: Statement, source: Statement) -> bool:
    """Are the lines before what is said the same, so that the target is about the very cases that the source is?"""
    kept = _same_definitions(source, target)
    mine, theirs = _formula(target, kept), _formula(source, kept)
    return [line.text for line in mine.lines] == [line.text for line in theirs.lines]


def candidates(target: Statement, sources: Sequence[Source]) -> list[list[list[int] | None]]:
    """For each part of what the target says, the choices that :func:`conditions` may accept, the simplest first."""
    match = _Match(target, sources)
    found = []
    for goal in match.target.says:
        ways: list[tuple[int, list[int] | None]] = []
        for number, source in enumerate(match.sources):
            for place, known in enumerate(said_parts(source.says)):
                with contextlib.suppress(Refused):
                    ways.append((len(match.compare(goal, known)), [number, place]))
        plain: list[list[int] | None] = [None] if match.is_plain(*goal.sides) else []
        found.append([*plain, *(way for _, way in sorted(ways, key=lambda item: item[0]))])
    return found


class _Match:
    def __init__(self, target: Statement, sources: Sequence[Source]) -> None:
        self.statement = target
        kept = frozenset(target.prelude_before.definitions)
        for source in sources:
            kept &= _same_definitions(source.statement, target)
        self.target = _formula(target, kept)
        self.instances = [source.instance for source in sources]
        self.sources = [self._instantiated(source, kept) for source in sources]
        self.numbers = {name for name, kind in target.types.items() if kind.is_number}
        self.plain: dict[str, bool] = {}

    def whole(self, chosen: Any) -> list[Condition]:
        says = self.target.says
        if not isinstance(chosen, list) or len(chosen) != len(says):
            raise Refused(f"the target says {len(says)} things")
        used = sorted({self._source(way) for way in chosen if way is not None})
        if used != list(range(len(self.sources))):
            raise Refused("every source is used, and there is no other")
        if len(self.sources) > 1 and any(line.word == "exists" for line in self.target.lines):
            raise Refused("what exists may be another thing in each source")
        found: dict[tuple[Any, ...], Condition] = {}
        for number in used:
            walk_ = _Quantifiers(self, number)
            walk_.go()
            for goal, way in zip(says, chosen, strict=True):
                if way is None:
                    if not self.is_plain(*goal.sides):
                        raise Refused(f"{goal.text} is not about numbers alone")
                    walk_.oblige(goal)
                elif way[0] == number:
                    for left in self.compare(goal, self._part(way)):
                        walk_.oblige(left)
            for one in walk_.found:
                found.setdefault((tuple(one.kinds.items()), tuple(g.text for g in one.given), one.goal.text), one)
        return list(found.values())

    def _source(self, way: Any) -> int:
        if not isinstance(way, list) or len(way) != 2 or any(type(i) is not int for i in way):
            raise Refused("a choice is the number of a source and of a part")
        if not 0 <= way[0] < len(self.sources) or not 0 <= way[1] < len(said_parts(self.sources[way[0]].says)):
            raise Refused("there is no such part of a source")
        return int(way[0])

    def _part(self, way: list[int]) -> Relation:
        return said_parts(self.sources[way[0]].says)[way[1]]

    def _instantiated(self, source: Source, kept: frozenset[str]) -> _Formula:
        """The source with terms in the place of the names that have values; they are not bound any more."""
        made = _formula(source.statement, kept)
        free_names = {name for line in made.lines if line.word == "for_all" for name in line.kinds}
        if not set(source.instance) <= free_names:
            raise Refused("only what is for all has a value")
        table = {name: term(text) for name, text in source.instance.items()}
        names = self.statement.prelude_before

        def put(relation: Relation) -> Relation:
            left, *right = (substitute(side, table, names) for side in relation.sides)
            return Relation(left, relation.op, *right)

        if not table:
            return made
        lines = [
            _Line(
                line.word,
                {name: substitute(kind, table, names) for name, kind in line.kinds.items()},
                tuple(map(put, line.conditions)),
            )
            for line in made.lines
        ]
        return _Formula(tuple(lines), tuple(map(put, made.says)))

    def reader(self) -> Reader:
        return Reader(self.statement.prelude_before, self.statement.types, open_model=False)

    def is_plain(self, *nodes: Syntax) -> bool:
        """Are these terms of numbers that the target binds, and of nothing else?"""
        return all(map(self._is_plain, nodes))

    def _is_plain(self, node: Syntax) -> bool:
        text = spelled(node)
        if text not in self.plain:
            try:
                read = free(self.reader().read(node), self.statement.prelude_before.definitions)
            except Refused:
                read = {""}
            self.plain[text] = read <= self.numbers
        return self.plain[text]

    # --- two relations

    def compare(self, goal: Relation, known: Relation) -> list[Relation]:
        """What is enough for ``goal`` where ``known`` holds and is defined."""
        if goal.text == known.text:
            return []
        if goal.right is None or known.right is None or "!=" in (goal.op, known.op):
            raise Refused(f"{_short(goal)} and {_short(known)} are different")
        if goal.op == "==":
            if known.op != "==":
                raise Refused(f"the equation {_short(goal)} needs an equation")
            return [*self._sides(known.left, goal.left, "=="), *self._sides(known.right, goal.right, "==")]
        if known.op == "==":
            raise Refused("an inequality follows from an inequality")
        weak = goal.op == "<=" or known.op == "<"
        same = spelled(goal.right) == spelled(known.right)
        left = self._sides(known.left, goal.left, ">=" if weak or not same else ">")
        return [*left, *self._sides(known.right, goal.right, "<=" if weak or same else "<")]

    def _sides(self, known: Syntax, goal: Syntax, op: str) -> list[Relation]:
        """What is enough for ``known op goal`` (op among <= < >= > ==), ``known`` being defined."""
        if spelled(known) == spelled(goal):
            if op in ("<", ">"):
                raise Refused("nothing makes the relation strict")
            return []
        small, large = (known, goal) if op in ("<", "<=") else (goal, known)
        if op in ("<=", ">=") and _is_below(small, large):
            return []
        mine, theirs = self._terms(goal), self._terms(known)
        if new := sorted(set(mine) - set(theirs)):
            raise Refused(f"nothing is known of {'*'.join(new[0])[:80]}")
        found, strict = [], op in ("<", ">")
        for key in dict.fromkeys((*theirs, *mine, *([()] if strict else []))):
            one, two = _joined(theirs.get(key, [])), _joined(mine.get(key, []))
            here = op if key == () or op == "==" else op.replace("<", "<=").replace(">", ">=")[:2]
            if key and not _is_not_negative(key):
                here = "=="
            if spelled(one) == spelled(two) and here not in ("<", ">"):
                continue
            if here in (">", ">="):
                one, two, here = two, one, here.replace(">", "<")
            found.append(Relation(one, here, two))
        return found

    def _terms(self, node: Syntax) -> dict[tuple[str, ...], list[Syntax]]:
        """A sum by its factors that are no numbers; the numbers before them."""
        found: dict[tuple[str, ...], list[Syntax]] = {}
        for way, part in _summands(node):
            sign, above, below = split_product(part)
            key = [spelled(one) for one in above if not self.is_plain(one)]
            key += [f"1/({spelled(one)})" for one in below if not self.is_plain(one)]
            number = product([one for one in above if self.is_plain(one)], [one for one in below if self.is_plain(one)])
            number = number if way * sign > 0 else Syntax("neg", _HERE, (number,))
            found.setdefault(tuple(sorted(key)), []).append(number)
        return found


def _short(relation: Relation) -> str:
    text = relation.text
    return text if len(text) <= 80 else f"{text[:77]}..."


def _is_below(small: Syntax, large: Syntax) -> bool:
    """t <= abs(t), -t <= abs(t), -abs(t) <= t, by their form."""
    if large.op == "call" and large.token.text == "abs":
        inner = spelled(large.args[0])
        return inner == spelled(small) or (small.op == "neg" and inner == spelled(small.args[0]))
    if small.op == "neg" and small.args[0].op == "call" and small.args[0].token.text == "abs":
        return spelled(small.args[0].args[0]) == spelled(large)
    return False


def _is_not_negative(key: Sequence[str]) -> bool:
    """Is a product of these factors not negative whatever they are of, by its form?"""
    left: set[str] = set()
    for text in key:
        left ^= {text}  # a factor that occurs twice is a square
    return all(_is_evident(Parser(tokens(text)).whole()) for text in left)


def _is_evident(node: Syntax) -> bool:
    if node.op == "number":
        return True
    if node.op == "call" and not node.names:
        return node.token.text in NOT_NEGATIVE
    if node.op == "fold":
        return node.token.text == "count"
    if node.op == "**":
        exponent = node.args[1]
        even = exponent.op == "number" and exponent.token.text.isdigit() and int(exponent.token.text) % 2 == 0
        return even or (_is_evident(node.args[0]) and exponent.op == "number")
    return node.op in ("*", "/", "+") and all(map(_is_evident, node.args))


def _summands(node: Syntax, way: int = 1) -> Iterator[tuple[int, Syntax]]:
    if node.op in ("+", "-"):
        yield from _summands(node.args[0], way)
        yield from _summands(node.args[1], way if node.op == "+" else -way)
    elif node.op == "neg":
        yield from _summands(node.args[0], -way)
    else:
        yield way, node


def split_product(node: Syntax) -> tuple[int, list[Syntax], list[Syntax]]:
    """Sign, factors and divisors of a product.  A divisor stays whole: a quotient in it has to be defined."""
    if node.op == "neg":
        sign, above, below = split_product(node.args[0])
        return -sign, above, below
    if node.op == "*":
        one, two = map(split_product, node.args)
        return one[0] * two[0], one[1] + two[1], one[2] + two[2]
    if node.op == "/":
        sign, above, below = split_product(node.args[0])
        return sign, above, [*below, node.args[1]]
    return 1, [node], []


def number_node(text: str) -> Syntax:
    return Syntax("number", Token("number", text, 1, 1))


def product(above: Sequence[Syntax], below: Sequence[Syntax]) -> Syntax:
    found = above[0] if above else number_node("1")
    for one in above[1:]:
        found = Syntax("*", _HERE, (found, one))
    for one in below:
        found = Syntax("/", _HERE, (found, one))
    return found


def _joined(parts: Sequence[Syntax]) -> Syntax:
    found = parts[0] if parts else number_node("0")
    for one in parts[1:]:
        found = Syntax("+", _HERE, (found, one))
    return found


# --- quantifiers


class _Quantifiers:
    """The lines of one source and of the target, side by side; what is left to be shown is in ``found``."""

    def __init__(self, match: _Match, number: int) -> None:
        self.match, self.source, self.instance = match, match.sources[number], match.instances[number]
        self.kinds: dict[str, Syntax] = {}
        self.given: list[Relation] = []
        self.found: list[Condition] = []

    def go(self) -> None:
        target, source = self.match.target, self.source
        mine, theirs = target.blocks(), source.blocks()
        if [word for word, _ in mine] != [word for word, _ in theirs]:
            raise Refused("the quantifiers of source and target are different, or in another order")
        place = 0
        for (word, own), (_, other) in zip(mine, theirs, strict=True):
            if word == "for_all":
                for line in own:
                    same = not self.instance and [one.text for one in source.lines[: place + 1]] == [
                        one.text for one in target.lines[: place + 1]
                    ]
                    self._take(line, same)
                    place += 1
                for line in other:
                    self._for_all(line, {name: kind for one in own for name, kind in one.kinds.items()})
            else:
                place += len(own)
                self._exists(own, other)

    def _take(self, line: _Line, same: bool) -> None:
        """A value of the target's names that meets the line.  Unless all lines so far are the source's, what it asks
        has to be defined wherever the lines before it hold."""
        if not same:
            for kind in line.kinds.values():
                if not all(is_total(size, self.match.numbers) for size in kind.args) or kind.token.text == "function":
                    raise Refused(f"the type {spelled(kind)} of the target may be undefined")
        self._bind(line.kinds)
        for condition in line.conditions:
            if not same and not all(is_total(side, self.match.numbers) for side in condition.sides):
                if condition.right is None or not self.match.is_plain(*condition.sides):
                    raise Refused(f"{_short(condition)} of the target may be undefined")
                for side in condition.sides:
                    self.oblige(_is_defined(side))
        self.given += line.conditions

    def _bind(self, kinds: Mapping[str, Syntax]) -> None:
        self.kinds |= kinds
        for name, kind in kinds.items():
            if kind.token.text == "span":
                variable = term(name)
                self.given += [Relation(kind.args[0], "<=", variable), Relation(variable, "<=", kind.args[1])]

    def _for_all(self, line: _Line, own: Mapping[str, Syntax]) -> None:
        """The source's line at the values that its names have in the target."""
        for name, kind in line.kinds.items():
            if name in self.instance:
                self._value(name, self.instance[name], kind)
            elif name not in own:
                raise Refused(f"{name} of the source is not in the target, and has no value")
            else:
                self._member(name, own[name], kind)
        for condition in line.conditions:
            self._needs(condition)

    def _exists(self, own: Sequence[_Line], other: Sequence[_Line]) -> None:
        mine = {name: kind for line in own for name, kind in line.kinds.items()}
        theirs = {name: kind for line in other for name, kind in line.kinds.items()}
        if set(mine) != set(theirs):
            raise Refused("other things exist in the source")
        for line in other:
            self._bind(line.kinds)
            self.given += line.conditions
        for name, kind in mine.items():
            self._member(name, theirs[name], kind)
        for line in own:
            for condition in line.conditions:
                self._needs(condition)

    def _needs(self, condition: Relation) -> None:
        """A condition that has to hold here."""
        known = {one.text for one in self.given}
        strict = Relation(condition.left, "<", condition.right)
        if condition.text in known or (condition.op == "<=" and strict.text in known):
            return
        if not self.match.is_plain(*condition.sides):
            raise Refused(f"the source supposes {_short(condition)}")
        self.oblige(condition)

    def _value(self, name: str, text: str, kind: Syntax) -> None:
        """A variable or a term as the value of a name of the source: defined, and of its type."""
        node, word = term(text), kind.token.text
        if node.op == "name" and node.token.text in self.kinds:
            self._member(node.token.text, self.kinds[node.token.text], kind)
            return
        allowed = {own for own in self.kinds if own in self.match.numbers}
        if not is_term(node, allowed, self.match.statement) or not self.match.is_plain(node):
            raise Refused(f"the value of {name} is a term of numbers that the target binds before")
        if word not in ("real", "int", "nat", "span"):
            raise Refused(f"{name} is {word}: a term is a number")
        if word != "real":
            self.match.reader().integer(node)
        self.oblige(_is_defined(node))
        if word == "nat":
            self.oblige(Relation(number_node("0"), "<=", node))
        if word == "span":
            self._needs(Relation(kind.args[0], "<=", node))
            self._needs(Relation(node, "<=", kind.args[1]))

    def _member(self, name: str, narrow: Syntax, wide: Syntax) -> None:
        """That a value of the first type is one of the second."""
        if spelled(narrow) == spelled(wide):
            return
        one, two = narrow.token.text, wide.token.text
        variable = term(name)
        if one in ("nat", "int", "span") and two in ("int", "real"):
            return
        if one in ("int", "span") and two == "nat":
            self._needs(Relation(number_node("0"), "<=", variable))
        elif one in ("nat", "int", "span") and two == "span":
            self._needs(Relation(wide.args[0], "<=", variable))
            self._needs(Relation(variable, "<=", wide.args[1]))
        elif (one, two) != ("subset", "bits") or spelled(narrow.args[0]) != spelled(wide.args[0]):
            raise Refused(f"{name} is {spelled(narrow)}, and has to be {spelled(wide)}")

    def oblige(self, goal: Relation) -> None:
        """Ask for this wherever everything holds that is known here."""
        names, match = self.match.statement.prelude_before, self.match
        plain = [one for one in self.given if match.is_plain(*one.sides)]
        words = {name: kind.token.text for name, kind in self.kinds.items() if name in match.numbers}
        kinds = {name: "int" if word == "span" else word for name, word in words.items()}

        def written(relation: Relation) -> Relation:
            left, *right = (unfold(side, names) for side in relation.sides)
            return Relation(left, relation.op, *right)

        self.found.append(Condition(kinds, tuple(map(written, plain)), written(goal)))


def _is_defined(side: Syntax) -> Relation:
    zero = number_node("0")
    return Relation(Syntax("*", _HERE, (side, zero)), "==", zero)
