"""Forms of a condition on numbers that are easier to show, each of which is enough for the condition.

An engine is slow where a question has letters that do not matter, equal factors on both sides, or roots.  Each form
leaves something out or writes it in another way, so that whoever shows the form has shown the condition:

* hypotheses are left out, and variables that nothing speaks of any more;
* a name that a hypothesis fixes to a number is that number;
* equal factors and divisors that are evidently positive are cancelled on both sides;
* a root of a product of numbers that are evidently not negative is the product of the roots, and v is the square of
  its root: the root is the variable;
* integers are real numbers.

"Evidently" means by the form and by the hypotheses of the condition that bound a name by a number, or by a name that is
bounded so.  A form is a statement without definitions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from verify.statement.errors import Refused
from verify.statement.implied import Condition, Relation, number_node, product, split_product
from verify.statement.parser import Syntax, spelled, walk
from verify.statement.prelude import Prelude, read_prelude
from verify.statement.rows import term
from verify.statement.statement import Statement, read_statement
from verify.statement.substitution import names_in, substitute

__all__ = ["FORMS", "prepared"]

FORMS = (  # every hypothesis that is connected with the goal, or those over its names alone; integers; simplified
    {"every": False, "integers": False, "simplified": True},
    {"every": False, "integers": True, "simplified": True},
    {"every": True, "integers": False, "simplified": True},
    {"every": True, "integers": True, "simplified": True},
    {"every": True, "integers": True, "simplified": False},
)
ARITHMETIC = ("number", "name", "neg", "+", "-", "*", "/", "**", "chain", "and", "or", "not", "if")
REAL_FUNCTIONS = ("sqrt", "exp", "log", "sin", "cos", "tanh", "erf", "abs", "min", "max")
_NO_NAMES = Prelude()


def prepared(condition: Condition, form: int) -> Statement:
    """One of the forms of a condition, as a statement of its own; Refused if the condition has no such form."""
    if type(form) is not int or not 0 <= form < len(FORMS):
        raise Refused(f"there are {len(FORMS)} forms of a condition")
    wanted = FORMS[form]
    kinds, goal = dict(condition.kinds), condition.goal
    if _has_fold(goal):
        raise Refused(f"{goal.text[:60]} has an index of its own")
    given = [one for one in condition.given if not _has_fold(one)]
    signs = _Signs(condition)
    if wanted["simplified"]:
        given, goal = _fixed(given, goal)
        goal = _cancelled(goal, signs)
    given = _connected(given, goal, bool(wanted["every"]))
    if not wanted["integers"]:
        names = _used([goal, *given])
        given += [Relation(number_node("0"), "<=", term(name)) for name in names if kinds.get(name) == "nat"]
        _require_reals([goal, *given])
        kinds = {name: "bit" if kind == "bit" else "real" for name, kind in kinds.items()}
    if wanted["simplified"]:
        given, goal, kinds = _rooted(given, goal, kinds, signs)
    return _statement(given, goal, kinds)


def _used(relations: Iterable[Relation]) -> dict[str, None]:
    """The names of numbers in relations without definitions, in the order of the text."""
    found: dict[str, None] = {}
    for relation in relations:
        for _, node in walk(relation.node):
            if node.op == "name" and node.token.text != "pi":
                found[node.token.text] = None
    return found


def _has_fold(relation: Relation) -> bool:
    """An index that a fold binds is a name as well; nothing here tells them apart."""
    return any(node.op == "fold" for _, node in walk(relation.node))


def _statement(given: Sequence[Relation], goal: Relation, kinds: Mapping[str, str]) -> Statement:
    names = [name for name in _used([goal, *given]) if name in kinds]
    prelude = read_prelude("\n".join(f"names {name} : {kinds[name]}" for name in names))
    rows = [f"for_all {', '.join(f'{name} : {kinds[name]}' for name in names)}"] if names else []
    rows += [f"given {', '.join(dict.fromkeys(one.text for one in given))}"] if given else []
    return read_statement("\n".join([*rows, f"says {goal.text}"]), prelude)


def _put(relation: Relation, table: Mapping[str, Syntax]) -> Relation:
    left, *right = (substitute(side, table, _NO_NAMES) for side in relation.sides)
    return Relation(left, relation.op, *right)


def _connected(given: Sequence[Relation], goal: Relation, every: bool) -> list[Relation]:
    names = set(_used([goal]))
    if not every:
        return [one for one in given if set(_used([one])) <= names]
    while True:
        more = names.union(*(own for one in given if (own := set(_used([one]))) & names))
        if more == names:
            return [one for one in given if set(_used([one])) & names]
        names = more


def _require_reals(relations: Sequence[Relation]) -> None:
    """Refused unless integers mean the same as real numbers here: no exponents that vary, no functions of integers."""
    for relation in relations:
        for _, node in walk(relation.node):
            function = node.op == "call" and node.token.text in REAL_FUNCTIONS and not node.names
            if node.op not in ARITHMETIC and not function:
                raise Refused("a function of integers has no form over the real numbers")
            if node.op == "**" and names_in(node.args[1], _NO_NAMES):
                raise Refused("an exponent that varies has no form over the real numbers")


# --- numbers and signs


def _number(node: Syntax) -> Fraction | None:
    """The value of a number, of minus a number, or of a quotient of two."""
    if node.op == "number":
        return Fraction(node.token.text)
    if node.op == "neg" and (inner := _number(node.args[0])) is not None:
        return -inner
    if node.op == "/":
        one, two = map(_number, node.args)
        return one / two if one is not None and two else None
    return None


class _Signs:
    """What the hypotheses of a condition tell of the sign of a name, and then of a term."""

    def __init__(self, condition: Condition) -> None:
        self.least: dict[str, tuple[Fraction, bool]] = {  # a lower end, and whether it is left out
            name: (Fraction(0), False) for name, kind in condition.kinds.items() if kind in ("nat", "bit")
        }
        links = [one for one in condition.given if one.right is not None and one.op in ("<", "<=", "==")]
        links += [replace(one, left=one.right, right=one.left) for one in links if one.op == "==" and one.right]
        for _ in range(len(links) + 1):
            if not any([self._raise(one) for one in links]):
                break

    def _raise(self, link: Relation) -> bool:
        """Take a larger lower end of a name from a relation; whether there was one."""
        assert link.right is not None
        end = self._end(link.left)
        if link.right.op != "name" or end is None:
            return False
        name, new = link.right.token.text, (end[0], end[1] or link.op == "<")
        if name in self.least and new <= self.least[name]:
            return False
        self.least[name] = new
        return True

    def _end(self, node: Syntax) -> tuple[Fraction, bool] | None:
        value = _number(node)
        if value is not None:
            return value, False
        return self.least.get(node.token.text) if node.op == "name" else None

    def is_positive(self, node: Syntax) -> bool:
        if (end := self._end(node)) is not None:
            return end > (Fraction(0), False)
        if node.op == "call":
            inner = len(node.args) == 1 and not node.names and self.is_positive(node.args[0])
            return node.token.text == "sqrt" and inner
        if node.op == "**":
            exponent = _number(node.args[1])
            return exponent is not None and self.is_positive(node.args[0])
        return node.op in ("*", "/", "+") and all(map(self.is_positive, node.args))

    def is_not_negative(self, node: Syntax) -> bool:
        """And defined, as far as positive names go."""
        if (end := self._end(node)) is not None:
            return end[0] >= 0
        return self.is_positive(node) or (node.op in ("*", "+") and all(map(self.is_not_negative, node.args)))


# --- simpler forms


def _fixed(given: Sequence[Relation], goal: Relation) -> tuple[list[Relation], Relation]:
    """Names that a hypothesis fixes to a number are that number."""
    table: dict[str, Syntax] = {}
    for one in given:
        if one.op == "==" and one.right is not None:
            for side, other in ((one.left, one.right), (one.right, one.left)):
                if side.op == "name" and _number(other) is not None:
                    table.setdefault(side.token.text, other)
    left = [_put(one, table) for one in given]
    return [one for one in left if _used([one])], _put(goal, table)


def _cancelled(goal: Relation, signs: _Signs) -> Relation:
    if goal.op not in ("<", "<=", "==") or goal.right is None:
        return goal
    (one, above, below), (two, up, down) = split_product(goal.left), split_product(goal.right)
    for mine, theirs in ((above, up), (below, down)):
        for part in list(mine):
            same = [other for other in theirs if spelled(other) == spelled(part)]
            if same and signs.is_positive(part):
                mine.remove(part)
                theirs.remove(same[0])
    return Relation(_signed(one, product(above, below)), goal.op, _signed(two, product(up, down)))


def _signed(sign: int, node: Syntax) -> Syntax:
    return node if sign > 0 else Syntax("neg", node.token, (node,))


def _rooted(
    given: Sequence[Relation], goal: Relation, kinds: Mapping[str, str], signs: _Signs
) -> tuple[list[Relation], Relation, dict[str, str]]:
    """Roots of products as products of roots; the root of a real variable as the variable."""
    every = [_roots_apart(one, signs) for one in (*given, goal)]
    taken = {name for one in every for name in _used([one])}
    found, added = dict(kinds), []
    for one in list(every):
        for _, node in walk(one.node):
            if node.op != "call" or node.token.text != "sqrt" or node.args[0].op != "name":
                continue
            name = node.args[0].token.text
            letter = f"r{name}"
            known = found.get(name) == "real" and signs.is_not_negative(node.args[0])
            if not known or letter in taken | set(found) or len(letter) > 24:
                continue
            root = term(letter)
            square = Syntax("**", root.token, (root, number_node("2")))
            every = [_put(_root_as(relation, name, root), {name: square}) for relation in every]
            op = "<" if signs.is_positive(node.args[0]) else "<="
            added.append(Relation(number_node("0"), op, root))
            del found[name]
            found[letter] = "real"
    return [*every[:-1], *added], every[-1], found


def _roots_apart(relation: Relation, signs: _Signs) -> Relation:
    def apart(node: Syntax) -> Syntax:
        args = tuple(map(apart, node.args))
        if node.op == "call" and node.token.text == "sqrt" and args[0].op == "*":
            if all(map(signs.is_not_negative, args[0].args)):
                roots = (apart(replace(node, args=(part,))) for part in args[0].args)
                return Syntax("*", node.token, tuple(roots))
        return replace(node, args=args)

    left, *right = map(apart, relation.sides)
    return Relation(left, relation.op, *right)


def _root_as(relation: Relation, name: str, root: Syntax) -> Relation:
    def renamed(node: Syntax) -> Syntax:
        if node.op == "call" and node.token.text == "sqrt" and node.args[0].op == "name":
            if node.args[0].token.text == name:
                return root
        return replace(node, args=tuple(map(renamed, node.args)))

    left, *right = map(renamed, relation.sides)
    return Relation(left, relation.op, *right)
