"""Forms of a condition on numbers that are easier to show, each of which is enough for the condition.

An engine is slow where a question has letters that do not matter, equal factors on both sides, or roots.  Each form
leaves something out or writes it in another way, so that whoever shows the form has shown the condition:

* hypotheses are left out, and variables that nothing speaks of any more;
* a name that a hypothesis fixes to a number is that number;
* equal factors and divisors that are evidently positive are cancelled on both sides; or both sides are multiplied out,
  equal terms are cancelled, and both are multiplied by divisors that are evidently positive;
* a power with an exponent that varies is a positive number, if its base is evidently positive;
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
from verify.statement.statement import Statement, read_statement
from verify.statement.statement_lines import term
from verify.statement.substitution import names_in, substitute

__all__ = ["FORMS", "prepared"]

FORMS = (  # every hypothesis that is connected with the goal, or those over its names alone; integers; how simple
    {"every": False, "integers": False, "way": "multiplied out"},
    {"every": False, "integers": True, "way": "multiplied out"},
    {"every": True, "integers": False, "way": "multiplied out"},
    {"every": True, "integers": True, "way": "multiplied out"},
    {"every": False, "integers": False, "way": "cancelled"},
    {"every": True, "integers": True, "way": "cancelled"},
    {"every": True, "integers": True, "way": "as it is"},
)
MAX_TERMS = 200  # of a side that is multiplied out
MAX_POWER = 12
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
    positive = list[Relation]()
    if wanted["way"] != "as it is":
        given, goal = _fixed(given, goal)
    if wanted["way"] == "cancelled":
        goal = _cancelled(goal, signs)
    elif wanted["way"] == "multiplied out":
        goal, letters = _multiplied_out(_roots_apart(goal, signs), signs, set(kinds))
        kinds |= dict.fromkeys(letters, "real")
        positive = [Relation(number_node("0"), "<", term(letter)) for letter in letters]
    given = [*_connected(given, goal, bool(wanted["every"])), *positive]
    if not wanted["integers"]:
        names = _used([goal, *given])
        given += [Relation(number_node("0"), "<=", term(name)) for name in names if kinds.get(name) == "nat"]
        _require_reals([goal, *given])
        kinds = {name: "bit" if kind == "bit" else "real" for name, kind in kinds.items()}
    if wanted["way"] != "as it is":
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
            if not sum(self._raise(one) for one in links):
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

    def has_positive_form(self, node: Syntax) -> bool:
        if (end := self._end(node)) is not None:
            return end > (Fraction(0), False)
        if node.op == "call" and len(node.args) == 1 and not node.names:
            if node.token.text == "exp":
                return self.is_defined(node.args[0])
            return node.token.text == "sqrt" and self.has_positive_form(node.args[0])
        if node.op == "**":
            return self.has_positive_form(node.args[0]) and self.is_defined(node.args[1])
        return node.op in ("*", "/", "+") and all(map(self.has_positive_form, node.args))

    def is_not_negative(self, node: Syntax) -> bool:
        """And defined."""
        if (end := self._end(node)) is not None:
            return end[0] >= 0
        return self.has_positive_form(node) or (node.op in ("*", "+") and all(map(self.is_not_negative, node.args)))

    def is_defined(self, node: Syntax) -> bool:
        """Has it a value wherever the hypotheses hold, by its form?"""
        if node.op in ("number", "name"):
            return True
        if node.names or not all(map(self.is_defined, node.args)):
            return False
        if node.op == "/":
            return self.has_positive_form(node.args[1])
        if node.op == "**":
            return _natural(node.args[1]) is not None or self.has_positive_form(node.args[0])
        if node.op == "call":
            word, first = node.token.text, node.args[0]
            if word in ("sqrt", "log"):
                return self.has_positive_form(first) or (word == "sqrt" and self.is_not_negative(first))
            return word in ("exp", "abs", "min", "max", "floor", "ceil", "sin", "cos", "tanh", "erf")
        return node.op in ("neg", "+", "-", "*")


def _natural(node: Syntax) -> int | None:
    return int(node.token.text) if node.op == "number" and node.token.text.isdigit() else None


# --- multiplied out

Monomial = tuple[tuple[str, int], ...]  # texts of factors that are not numbers, and their exponents
Polynomial = dict[Monomial, Fraction]


class _Expansion:
    """Terms as sums of products of factors; ``factors`` are their trees by text."""

    def __init__(self, signs: _Signs) -> None:
        self.signs = signs
        self.factors: dict[str, Syntax] = {}

    def of(self, node: Syntax) -> Polynomial:
        """A term that is defined wherever the hypotheses hold."""
        match node.op:
            case "number":
                return _without_zeros({(): Fraction(node.token.text)})
            case "neg":
                return _scaled(self.of(node.args[0]), Fraction(-1))
            case "+":
                return _added(*map(self.of, node.args))
            case "-":
                return _added(self.of(node.args[0]), _scaled(self.of(node.args[1]), Fraction(-1)))
            case "*":
                return _times(*map(self.of, node.args))
            case "/":
                return _times(self.of(node.args[0]), self._inverse(node.args[1]))
            case "**" if (power := _natural(node.args[1])) is not None and power <= MAX_POWER:
                found: Polynomial = {(): Fraction(1)}
                for _ in range(power):
                    found = _times(found, self.of(node.args[0]))
                return found
        return {((self._factor(node), 1),): Fraction(1)}

    def _factor(self, node: Syntax) -> str:
        self.factors[spelled(node)] = node
        return spelled(node)

    def _inverse(self, node: Syntax) -> Polynomial:
        """Of a term that is positive: of a product by its factors, of another term as a factor of its own."""
        found = self.of(node)
        if len(found) == 1:
            ((monomial, number),) = found.items()
            if all(self.signs.has_positive_form(self.factors[text]) for text, _ in monomial):
                return {tuple((text, -power) for text, power in monomial): 1 / number}
        return {((self._factor(node), -1),): Fraction(1)}


def _without_zeros(one: Polynomial) -> Polynomial:
    return {monomial: number for monomial, number in one.items() if number}


def _scaled(one: Polynomial, by: Fraction) -> Polynomial:
    return {monomial: by * number for monomial, number in one.items()}


def _added(one: Polynomial, two: Polynomial) -> Polynomial:
    found = dict(one)
    for monomial, number in two.items():
        found[monomial] = found.get(monomial, Fraction(0)) + number
    return _limited(_without_zeros(found))


def _times(one: Polynomial, two: Polynomial) -> Polynomial:
    found: Polynomial = {}
    for first, number in one.items():
        for second, other in two.items():
            powers = dict(first)
            for text, power in second:
                powers[text] = powers.get(text, 0) + power
            both = tuple(sorted((text, power) for text, power in powers.items() if power))
            found[both] = found.get(both, Fraction(0)) + number * other
        _limited(found)
    return _without_zeros(found)


def _limited(one: Polynomial) -> Polynomial:
    if len(one) > MAX_TERMS or any(number.numerator.bit_length() > 2_000 for number in one.values()):
        raise Refused(f"more than {MAX_TERMS} terms when it is multiplied out")
    return one


def _multiplied_out(goal: Relation, signs: _Signs, taken: set[str]) -> tuple[Relation, list[str]]:
    """The goal with positive terms on both sides, and the letters for powers whose exponents vary."""
    if goal.op not in ("<", "<=", "==") or goal.right is None:
        raise Refused("only a relation is multiplied out")
    if not all(map(signs.is_defined, goal.sides)):
        raise Refused("what may be undefined is not multiplied out")
    expansion = _Expansion(signs)
    gap = _added(expansion.of(goal.right), _scaled(expansion.of(goal.left), Fraction(-1)))
    least = {
        text: min(dict(monomial).get(text, 0) for monomial in gap)
        for text, node in expansion.factors.items()
        if gap and signs.has_positive_form(node)
    }
    gap = _times(gap, {tuple(sorted((text, -power) for text, power in least.items() if power)): Fraction(1)})
    letters: dict[str, str] = {}
    for text, node in expansion.factors.items():
        if node.op == "**" and signs.has_positive_form(node):
            free = (f"p{i}" for i in range(1, len(taken) + len(letters) + 2))
            letters[text] = next(name for name in free if name not in taken and name not in letters.values())
    trees = {text: term(letters[text]) if text in letters else node for text, node in expansion.factors.items()}
    above = {monomial: number for monomial, number in gap.items() if number > 0}
    below = {monomial: -number for monomial, number in gap.items() if number < 0}
    used = {text for monomial in gap for text, _ in monomial}
    relation = Relation(_as_sum(below, trees), goal.op, _as_sum(above, trees))
    return relation, [letter for text, letter in letters.items() if text in used]


def _as_sum(one: Polynomial, trees: Mapping[str, Syntax]) -> Syntax:
    found: Syntax | None = None
    for monomial, number in one.items():
        parts = [number_node(str(number.numerator))] if number.numerator != 1 or not monomial else []
        for text, power in monomial:
            tree, exponent = trees[text], number_node(str(power))
            parts.append(tree if power == 1 else Syntax("**", tree.token, (tree, exponent)))
        summand = product(parts, [number_node(str(number.denominator))] if number.denominator != 1 else [])
        found = summand if found is None else Syntax("+", summand.token, (found, summand))
    return found or number_node("0")


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
            if same and signs.has_positive_form(part):
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
            op = "<" if signs.has_positive_form(node.args[0]) else "<="
            added.append(Relation(number_node("0"), op, root))
            del found[name]
            found[letter] = "real"
    return [*every[:-1], *added], every[-1], found


def _roots_apart(relation: Relation, signs: _Signs) -> Relation:
    def apart(node: Syntax) -> Syntax:
        args = tuple(map(apart, node.args))
        root = node.op == "call" and node.token.text == "sqrt" and args[0].op == "*"
        if root and all(map(signs.is_not_negative, args[0].args)):
            return Syntax("*", node.token, tuple(apart(replace(node, args=(part,))) for part in args[0].args))
        return replace(node, args=args)

    left, *right = map(apart, relation.sides)
    return Relation(left, relation.op, *right)


def _root_as(relation: Relation, name: str, root: Syntax) -> Relation:
    def renamed(node: Syntax) -> Syntax:
        if node.op == "call" and node.token.text == "sqrt" and spelled(node.args[0]) == name:
            return root
        return replace(node, args=tuple(map(renamed, node.args)))

    left, *right = map(renamed, relation.sides)
    return Relation(left, relation.op, *right)
