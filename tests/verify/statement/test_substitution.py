"""Substitution against evaluation: a term in the place of a name has the value of the name bound to the term's value.

Terms are drawn with every binder of the language and with few names, so that names clash.  Values are exact.
"""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest
from flint import fmpq

from verify.statement import Refused, TooMuch, Undecided, Undefined, read_prelude, read_statement
from verify.statement.evaluate import Machine
from verify.statement.parser import Parser, Syntax, spelled
from verify.statement.quantified import witnessed
from verify.statement.reader import Reader
from verify.statement.statement import Statement
from verify.statement.substitution import names_in, substitute
from verify.statement.term_substitution import substitute_term
from verify.statement.terms import Term, Type
from verify.statement.tokens import tokens
from verify.statement.values import Table

PRELUDE = read_prelude("""
model x, y, z : real
model m, n : nat
model A, B : array(2)
names i, j : nat
names u, w : real
names F, G : function(real, real)
plain = x*z + m
hides(u) = u*z - x
slope(u) = D(u**2*x, u)
along = D(x*z**2, z)
total = sum(z*i + x for i in span(1, m))
steps(u) = after(2, u, u*z + x)
entry = A[1]*z - A[2]
wide(w) = sum(w + x for j in span(1, 2)) + total
""")
REALS, WHOLE, ARRAYS, FUNCTIONS = ("x", "y", "z", "w"), ("m", "n", "i", "j"), ("A", "B"), ("F", "G")
SCOPE = {
    name: PRELUDE.types[name] for name in (*REALS, *WHOLE, *ARRAYS, *FUNCTIONS)
}  # an index may have the name of a variable here: the reader of statements would refuse it
NOTHING = (TooMuch, Undecided, Undefined)


class Shadowing(Reader):
    """A reader in which an index may hide a name, so that what a wrong substitution writes has a value as well."""

    @contextlib.contextmanager
    def _bound(self, node: Syntax, name: str, kind: Type) -> Iterator[None]:
        before = self.scope.get(name)
        self.scope[name] = kind
        yield
        if before is None:
            del self.scope[name]
        else:
            self.scope[name] = before


class Draw:
    """Text of terms; every operator in brackets, so that the text is what was meant."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def real(self, depth: int) -> str:
        rng = self.rng
        if depth <= 0 or rng.random() < 0.1:
            return rng.choice((*REALS, *REALS, rng.choice(WHOLE), str(rng.randint(0, 3)), "plain", "along", "total"))
        one, two = (lambda: self.real(depth - 1)), (lambda: self.real(depth - 2))
        kind = rng.randrange(16)
        if kind < 4:
            return f"({one()} {rng.choice('+-*')} {two()})"
        if kind == 4:
            return f"(-{one()})" if rng.random() < 0.5 else f"({two()})**2"
        if kind < 7:
            return self.fold(depth)
        if kind < 10:
            by = [rng.choice(REALS) for _ in range(rng.choice((1, 1, 2)))]
            return f"D({one()}, {', '.join(by)})"
        if kind == 10:
            return f"D({one()}, {rng.choice(ARRAYS)}[{rng.choice(('1', '2'))}])"
        if kind == 11:
            by = rng.choice(ARRAYS)
            return rng.choice((f"grad({one()}, {by})[2]", f"hess({two()}, {by})[1, 2]"))
        if kind == 12:
            return f"after({rng.choice(('1', '2', rng.choice(WHOLE)))}, {rng.choice(REALS)}, {two()} + {two()})"
        if kind == 13:
            return rng.choice((f"{rng.choice(FUNCTIONS)}({two()})", f"{rng.choice(ARRAYS)}[{rng.choice(('1', '2'))}]"))
        if kind == 14:
            given = rng.choice(("", f", z={two()}", f", x={two()}"))
            return f"{rng.choice(('hides', 'steps', 'wide'))}({two()}{given})"
        return rng.choice((f"slope({two()})", f"plain(z={two()})", "entry", f"entry(A={rng.choice(ARRAYS)})"))

    def fold(self, depth: int) -> str:
        index, other = self.rng.sample(WHOLE, 2)
        kind, body = self.rng.choice(("sum", "prod", "sum")), self.real(depth - 1)
        match self.rng.randrange(5):
            case 0:
                return f"{kind}({body} for {index} in span(1, 2) for {other} in span({index}, 2))"
            case 1:
                return f"{kind}({body} for {index} in span(0, 2) if {index} != {self.whole(1)})"
            case 2:
                return f"count({index} < {self.whole(1)} for {index} in span(0, {other}))"
            case 3:
                return f"dot(vector({body} for {index} in span(1, 2)), {self.rng.choice(ARRAYS)})"
        return f"{kind}({body} for {index} in span(1, {other}))"

    def whole(self, depth: int) -> str:
        if depth <= 0 or self.rng.random() < 0.5:
            return self.rng.choice((*WHOLE, "1", "2"))
        if self.rng.random() < 0.3:
            index = self.rng.choice(WHOLE)
            return f"sum({self.whole(depth - 1)} for {index} in span(1, 2))"
        return f"({self.whole(depth - 1)} + {self.whole(depth - 1)})"

    def table(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for name in self.rng.sample(REALS, self.rng.choice((1, 1, 2, 3))):
            found[name] = self.rng.choice(REALS) if self.rng.random() < 0.4 else self.real(2)
        if self.rng.random() < 0.5:
            found[self.rng.choice(WHOLE)] = self.whole(2)
        if self.rng.random() < 0.3:
            found |= dict(zip(self.rng.sample(ARRAYS, 1), self.rng.sample(ARRAYS, 1), strict=True))
        if self.rng.random() < 0.3:
            found |= dict(zip(self.rng.sample(FUNCTIONS, 1), self.rng.sample(FUNCTIONS, 1), strict=True))
        return found

    def env(self) -> dict[str, Any]:
        def number() -> Any:
            return fmpq(self.rng.randint(-5, 5), self.rng.choice((1, 2, 3)))

        found: dict[str, Any] = {name: number() for name in REALS}
        found |= {name: self.rng.randint(0, 3) for name in WHOLE}
        found |= {name: Table((2,), (number(), number())) for name in ARRAYS}
        return found | {"F": lambda value: value * value + 1, "G": lambda value: 3 * value - 2}


def parsed(text: str) -> Syntax:
    return Parser(tokens(text)).whole()


def read(node: Syntax) -> Term:
    return Shadowing(PRELUDE, SCOPE).read(node)


def value(term: Term, env: Mapping[str, Any]) -> Any:
    return Machine(PRELUDE.definitions, fuel=20_000).value(term, dict(env))


def capturing(node: Syntax, table: Mapping[str, Syntax]) -> Syntax:
    """What was done before: every name is replaced, under binders as well."""
    if node.op == "name":
        return table.get(node.token.text, node)
    return replace(node, args=tuple(capturing(arg, table) for arg in node.args))


def tried(seed: int) -> Counter[str]:
    """One case: what came of it, and what a substitution that captures makes of the same case."""
    draw = Draw(random.Random(f"substitution {seed}"))
    found: Counter[str] = Counter(drawn=1)
    for _ in range(4):
        text, table, env = draw.real(4), draw.table(), draw.env()
        node, terms = parsed(text), {name: parsed(given) for name, given in table.items()}
        if names_in(node, PRELUDE) & set(table):
            found["occurs"] = 1
            break
    before, given = read(node), {name: read(term) for name, term in terms.items()}
    try:
        expected = value(before, {**env, **{name: value(term, env) for name, term in given.items()}})
    except NOTHING:
        return found
    found["captured"] = int(not has_value(capturing(node, terms), env, expected))
    try:
        result = parsed(spelled(substitute(node, terms, PRELUDE)))
        read(result)  # an integer in the place of what a derivative is by is refused here
    except Refused:
        found["refused"] = 1
        return found
    assert has_value(result, env, expected), (seed, text, table, spelled(result))
    found["same"] = 1
    found["saved"] = found["captured"]
    with contextlib.suppress(Refused):
        assert value(substitute_term(before, given, PRELUDE.definitions), env) == expected, (seed, text, table)
        found["terms"] = 1
    return found


def has_value(node: Syntax, env: Mapping[str, Any], expected: Any) -> bool:
    try:
        return bool(value(read(node), env) == expected)
    except (Refused, *NOTHING):
        return False


def ran(seeds: range) -> Counter[str]:
    total: Counter[str] = Counter()
    for seed in seeds:
        total += tried(seed)
    return total


def is_telling(total: Counter[str]) -> None:
    """Most cases say something, and a substitution that captures would be found out."""
    cases = total["drawn"]
    assert total["occurs"] > 0.9 * cases, total
    assert total["captured"] > 0.3 * cases, total
    assert total["same"] > 0.4 * cases, total
    assert total["saved"] > 0.08 * cases, total
    assert total["terms"] > 0.3 * cases, total


@pytest.mark.parametrize("block", range(4))
def test_a_term_in_the_place_of_a_name_has_the_value_of_the_name(block):
    is_telling(ran(range(500 * block, 500 * (block + 1))))


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_a_hundred_thousand_times(block):
    is_telling(ran(range(2_000 + 5_000 * block, 7_000 + 5_000 * block)))


# --- statements


def made(seed: int) -> str:
    """A statement with a choice for what exists: what is left to show says what was said, at every point."""
    draw = Draw(random.Random(f"witness {seed}"))
    text = f"for_all x, y : real, m, n : nat, A, B : array(2)\nexists z : real, w : real\nsays {draw.real(3)} == z"
    try:
        statement = read_statement(text, PRELUDE)
    except Refused:
        return "unread"
    choice = {name: draw.rng.choice(("x", "y", "x + 1", "x*y - 2", "m", "3", "-(x)")) for name in ("z", "w")}
    try:
        _, left = witnessed(statement, choice)
    except Refused:
        return "refused"
    env = {name: given for name, given in draw.env().items() if name in ("x", "y", "m", "n", "A", "B")}
    chosen = {name: value(Reader(PRELUDE, statement.types).number(parsed(term)), env) for name, term in choice.items()}
    try:
        expected = holds(statement, {**env, **chosen}), value(statement.says.args[0], {**env, **chosen})
    except NOTHING:
        return "none"
    assert (holds(left, env), value(left.says.args[0], env)) == expected, (seed, text, choice, left.text)
    return "same"


def holds(statement: Statement, env: Mapping[str, Any]) -> bool | None:
    return Machine(statement.prelude.definitions, fuel=20_000).holds(statement.says, dict(env))


def test_what_a_choice_leaves_to_show_says_what_was_said():
    total = Counter(map(made, range(500)))
    assert total["same"] > 150, total
    assert total["refused"] > 50, total


HIDING = "model x, z : real\nnames u : real\nf = x*z\ng(u) = D(x*u, u)"
REFUSED = [  # what exists is x, and what is left would speak of another x
    ("", "says D(x*z, z) == 2*x and z == x"),
    ("", "says D(x*z, x) == 2*x and z == x"),
    ("", "says D(D(x*z, z)*x, x) == 1 and z == x"),
    ("", "says after(2, z, x + z) == 4*x and z == x"),
    ("", "says after(2, x, x + z) == 4*x and z == x"),
    ("", "says sum(D(x*z*i, z) for i in span(1, 2)) == 6*x and z == x"),
    ("", "for_all w : real\nsays D(x*z + w, z) == 2*x and z == x"),
    ("", "for_all D(x*z, z) > w\nsays w < 2*x"),
    ("", "let q = x*z\nsays D(q, z) == 2*x and z == x"),
    ("", "let q = D(x*z, z)\nsays q == 2*x and z == x"),
    (HIDING, "says D(f, z) == 2*x and z == x"),
    (HIDING, "says D(f, x) == 2*x and z == x"),
    (HIDING, "let q = f\nsays D(q, z) == 2*x and z == x"),
]


@pytest.mark.parametrize(("prelude", "rest"), REFUSED)
def test_a_choice_is_not_captured(prelude, rest):
    typed = "\n".join(f"names {name} : real" for name in "wxz" if name not in prelude)
    statement = read_statement(f"for_all x : real\nexists z : real\n{rest}", read_prelude(f"{prelude}\n{typed}"))
    with pytest.raises(Refused):
        witnessed(statement, {"z": "x"})


def test_a_choice_that_is_not_captured_is_written():
    """At another variable, under a definition that hides the name, and as the argument of a derivative."""
    prelude = read_prelude(HIDING)
    for said, left in (
        ("f == x**2 and z == x", "f(z=x) == x**2 and x == x"),
        ("g(z) == x and z == x", "g(x) == x and x == x"),
        ("f(x=z) == x", "f(x=x, z=x) == x"),
    ):
        statement = read_statement(f"for_all x : real\nexists z : real\nsays {said}", prelude)
        assert witnessed(statement, {"z": "x"})[1].text.splitlines()[-1] == f"says {left}"
    statement = read_statement("for_all x, y : real\nexists z : real\nsays D(x*z**2, z) == y", read_prelude(""))
    assert witnessed(statement, {"z": "y"})[1].text.endswith("says D(x*y**2, y) == y")


def test_an_index_is_renamed_where_a_term_speaks_of_it():
    node = substitute(parsed("sum(x*i + plain for i in span(1, i))"), {"x": parsed("i + 1")}, PRELUDE)
    assert spelled(node) == "sum((i + 1)*v1 + plain(x=i + 1) for v1 in span(1, i))"


@pytest.mark.parametrize(
    "text",
    [
        "names z : real\ntype z = nat",
        "type z = nat\nnames z : real",
        "z = 3\ntype z = nat",
        "type z = nat\nz = 3",
        "type z = nat\ntype z = real",
        "type pair(n, n) = array(n, n)",
    ],
)
def test_a_name_has_one_meaning(text):
    with pytest.raises(Refused, match="has a meaning already"):
        read_prelude(text)
    with pytest.raises(Refused, match="has a known meaning"):
        read_prelude("type sum = nat")


def test_a_variable_has_not_the_name_of_a_type():
    with pytest.raises(Refused, match="means something else"):
        read_statement("for_all z : real\nsays z == z", read_prelude("type z = nat"))


def test_an_argument_of_a_type_is_not_captured_by_its_fold():
    prelude = read_prelude("names i, j : nat\ntype cube(j) = array(sum(i*j for i in span(1, 2)))")
    kind = Reader(prelude, {"i": PRELUDE.types["i"]}).type(parsed("cube(i)"))
    assert value(kind.sizes[0], {"i": 5}) == 15


def test_a_type_of_a_number_speaks_of_what_is_bound():
    """A condition binds i as span(1, n): n is to be bound before, or the type has no meaning."""
    prelude = read_prelude("names n : nat\nnames i : span(1, n)")
    assert read_statement("for_all n >= 1\nfor_all i >= 1\nsays i <= n", prelude).names == ("n", "i")
    with pytest.raises(Refused, match="nothing binds"):
        read_statement("for_all i >= 1\nsays i >= 1", prelude)
    chosen = read_statement("exists n >= 1\nfor_all i >= 1\nsays i <= 3", prelude)
    with pytest.raises(Refused, match="nothing binds"):
        witnessed(chosen, {"n": "2"})


def test_a_symbol_of_a_quantity_is_not_captured():
    """A symbol that means something else gets another name, t_v, also where a fold has its name or that."""
    prelude = read_prelude("names n : nat\nt = 7")
    for text, wanted in (("sum(t*t_v for t_v in span(1, 2))", 30), ("sum(n*t for n in span(1, 2))", 30), ("t", 10)):
        found = prelude.with_quantities({"bound": (text, ("t",))})
        assert Machine(found.definitions).value(Reader(found, {}).read(parsed("bound(10)")), {}) == wanted
    found = prelude.with_quantities({"bound": ("sum(t for t in span(1, 2))", ("t",))})
    assert "bound" in found.absent  # before, it was 2*t_v


def test_an_option_is_not_an_argument_of_its_definition():
    with pytest.raises(Refused, match="rename one"):
        read_prelude("names c : real\nshift(c) [by = :c] = c + 1", {"by": "3"})


def test_an_alias_that_hides_a_name_is_refused():
    prelude = read_prelude("model n : nat\ntype row = array(n)\nnames A : row")
    with pytest.raises(Refused, match="the type row depends on n"):
        witnessed(read_statement("exists n >= 1\nfor_all A : row\nsays A[1] == A[1]", prelude), {"n": "2"})
