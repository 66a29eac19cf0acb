"""The reader: what is in the language, what is refused and where, and that a digest is of the meaning."""

from __future__ import annotations

import pytest

from verify.statement import Refused, read_prelude, read_statement
from verify.statement.parser import Parser, spelled
from verify.statement.search import refute
from verify.statement.tokens import tokens

PRELUDE = """
type  heads(k) = array(k, 2)
model n, k : nat
model tau  : real
model x    : bits(n)
model A    : heads(k)
names i, p, q : nat
names s, z, c1, c2 : real
names A_   : heads(k)
names h    : function(bits(n), real)
u(p)        = sin(2*pi*p/n)
total(i)    = sum(x[p]*A[i, 1]*u(p) for p in span(1, n))
whole       = sum(total(i) for i in span(1, k))
average     = mean(whole for x in bits(n))
sigma(z) [activation = relu]     = max(0, z)
sigma(z) [activation = shift:c]  = max(0, z - c)
sigma(z) [activation = broken:slopes;breaks] =
         sum(choose(i, slopes)*max(0, z - choose(i, breaks)) for i in span(1, length(breaks)))
"""
TEXT = """
for_all n >= k >= 1, 0 < tau <= 1, x : bits(n), A, A_ : heads(k)
given   whole > 0, k != n
let     twice(s) = s + s
says    abs(whole - whole(A=A_)) <= twice(tau)*norm(A - A_)
"""


def read(text: str, **choices: str):
    return read_statement(text, read_prelude(PRELUDE, choices))


def test_a_statement_keeps_the_order_of_its_lines():
    said = read(TEXT)
    assert [part.word for part in said.parts] == ["for_all", "given"]
    assert said.names == ("n", "k", "tau", "x", "A", "A_")
    assert [len(part.asked) for part in said.parts] == [2, 2]


@pytest.mark.parametrize(
    "text",
    [
        "a + b*c - d/e**f",
        "(a + b)*c",
        "-a**2",
        "(-a)**2",
        "a - (b - c)",
        "a/(b*c)",
        "a/b/c",
        "a**b**c",
        "(a**b)**c",
        "x if a < b else y if c else z",
        "not (a or b) and c",
        "a < b <= c",
        "f(a, b)[1, 2]",
        "sum(a for p in span(1, n) if p != q)",
        "g(a, n=3, k=k + 1)",
        "sum(a for p in s for q in t if a)",
        "2**-1",
        "(a if b else c) + 1",
        "(a < b)[1]",
        "-(-a)",
    ],
)
def test_what_is_spelled_is_read_again(text):
    tree = Parser(tokens(text)).whole()
    again = Parser(tokens(spelled(tree))).whole()
    assert spelled(again) == spelled(tree)
    assert _shape(again) == _shape(tree)


def _shape(node):
    return (
        node.op,
        node.token.text if node.op in ("name", "number", "call", "fold") else "",
        node.names,
        tuple(map(_shape, node.args)),
    )


@pytest.mark.parametrize(
    ("says", "line", "column", "what"),
    [
        ("whole < wholly", 2, 14, "neither bound here nor defined"),
        ("sum(1 for n in span(1, 3)) > 100", 2, 6, "cannot shadow"),
        ("sum(sum(1 for p in span(1, 2)) for p in span(1, 3)) == 6", 2, 10, "cannot shadow"),
        ("sum(1 for tau in bits(n)) > 1", 2, 6, "cannot shadow"),
        ("sum(1 for i in bits(n)) > 1", 2, 6, "i is nat in this paper"),
        ("sum(1 for whole in span(1, 2)) > 1", 2, 6, "means something else"),
        ("x[1, 2] > 0", 2, 7, "1 indices"),
        ("A[tau, 1] > 0", 2, 8, "an integer is wanted"),
        ("x + 1 > 0", 2, 8, "no + of sorts"),
        ("A - grad(whole, A) > 0", 2, 8, "a number is wanted"),
        ("norm(x) > 0", 2, 11, "an array is wanted"),
        ("D(whole, n) > 0", 2, 15, "a derivative is by a real variable"),
        ("D(whole, A[1, 1] + 1) > 0", 2, 23, "a derivative is by a real variable"),
        ("whole(p=3) > 0", 2, 14, "does not depend on p"),
        ("whole(1) > 0", 2, 6, "takes 0 arguments"),
        ("total(tau) > 0", 2, 12, "sort int here"),
        ("__import__(1) > 0", 2, 6, "is not in the language"),
        ("whole.real > 0", 2, 6, "neither bound"),
        ("whole > 'P = NP'", 2, 14, "not a character of the statement language"),
        ("whole > 0; whole < 1", 2, 15, "cannot stand here"),
        ("(lambda: 0)(0) > 0", 2, 13, "')' is expected"),
        ("whole > 0 and", 2, 19, "a name is expected"),
        ("whole", 2, 6, "a condition is wanted"),
        ("hull(1) > 0", 2, 6, "not in the language"),
        ("h(x) > 0", 2, 6, "not in the language"),
        ("sigma(tau) > 0", 2, 6, "no definition for this model"),
    ],
)
def test_refusals_point_at_the_place(says, line, column, what):
    with pytest.raises(Refused, match="line") as error:
        read(f"for_all n >= k >= 1, tau > 0, x : bits(n), A : heads(k)\nsays {says}")
    assert what in str(error.value)
    assert (error.value.line, error.value.column) == (line, column)


@pytest.mark.parametrize(
    "text",
    [
        "says average > 0",  # n, k, A are bound by nothing
        "for_all n >= 1\nsays n > 0\nsays n > 1",
        "for_all n >= 1\nfor_all n >= 2\nsays n > 0\ngiven n > 1",
        "for_all n >= 1, n : nat\nsays n > 0",
        "for_all n >= 1, tau : bits(n)\nsays n > 0",
        "for_all x : bits(n), n >= 1\nsays n > 0",
        "for_all n, tau > 0\nsays n > 0",
        "for_all 1 < 2\nsays 1 > 0",
        "for_all n >= 1,, tau > 0\nsays n > 0",
        "for_all n >= 1\nlet n = 3\nsays n > 0",
        "for_all n >= 1\nlet i(n) = 3\nsays n > 0",
        "for_all n >= 1",
        "",
        "for_all n >= 1\nproves n > 0",
        "for_all n >= 1\nsays sum(1 for p in span(1, 2)) == 2 and p > 0",
        "for_all n >= 1\nsays sum(p for p in nat) == 2",
        "for_all n >= 1\nsays vector(p for p in span(2, n)) == 2",
    ],
)
def test_what_is_no_statement_is_refused(text):
    with pytest.raises(Refused):
        read(text)


@pytest.mark.parametrize(
    "text",
    [
        "f = 1\nf = 2",
        "n = 1",
        "sum = 1",
        "g(r) = r",
        "g(p, p) = p",
        "g = tau + sum(tau for tau in span(1, 2))",
        "g(p) = sum(p for p in span(1, 2))",
        "g = p",
        "g(p) = g(p)",
        "names n : real",
        "g(p) [a = b = p",
        "notation g = \u2028",
        "type t(k) = array(k)\ntype t(k) = nat(k)\nnames v : t(k)",
        "type t = function(t, bit)\nnames v : t",
        "type t = function(u, bit)\ntype u = function(t, bit)\nnames v : t",
        "type t0 = bit\n" + "\n".join(f"type t{i} = function(t{i - 1}, t{i - 1})" for i in range(1, 30)),
        "g = 1 + ",
        "model pi : real",
        "names exp : real",
        "= 3",
        "g(p",
        "g(1) = 3",
        "g\u00e9 = 3",
        "g(p) = x[p] + sum(x[p]*0 for x in bits(n))",
    ],
)
def test_what_is_no_prelude_is_refused(text):
    with pytest.raises(Refused):
        read_prelude(PRELUDE + text)


def test_long_and_deep_texts_are_refused_at_once():
    for says in (
        "(" * 5000 + "n" + ")" * 5000 + " > 0",
        "-" * 3000 + "n > 0",
        "not " * 3000 + "n > 0",
        "n > 0" + " and n > 0" * 5000,
        "2**" * 3000 + "2 > 0",
        "1" * 900 + " > 0",
        "x" * 70_000,
    ):
        with pytest.raises(Refused):
            read(f"for_all n >= 1\nsays {says}")


def test_a_model_file_chooses_a_definition_and_fills_its_numbers_in():
    said = "for_all z : real\nsays sigma(z) >= 0"
    assert "sigma(z) = max(0, z - 3/4)" in read(said, activation="shift:3/4").source().replace("(3/4)", "3/4")
    broken = read(said, activation="broken:1,-2;0,1/2").source()
    assert "choose(i, 1, -2)" in broken.replace("(1)", "1").replace("(-2)", "-2")
    assert "span(1, length(0, 1/2))" in broken.replace("(0)", "0").replace("(1/2)", "1/2")
    for bad in ("shift:__import__", "shift:1/0", "shift:2**9", "shift:", "unknown", "shift:1;2"):
        with pytest.raises(Refused):
            read(said, activation=bad)


def test_the_digest_is_of_the_statement_and_the_definitions_that_it_uses():
    said = read(TEXT)
    assert read(TEXT.replace("  ", "   ") + "\n# a comment").digest == said.digest
    assert len(said.digest) == 64
    unused = read_statement(TEXT, read_prelude(PRELUDE + "other = 3\nnames w : real"))
    assert unused.digest == said.digest
    for old, new in (
        ("x[p]*A[i, 1]", "x[p]*A[i, 2]"),
        ("array(k, 2)", "array(k, 3)"),
        ("model tau  : real", "model tau : nat"),
    ):
        assert read_statement(TEXT, read_prelude(PRELUDE.replace(old, new))).digest != said.digest
    for old, new in (("<= 1", "< 1"), ("whole > 0, ", ""), ("s + s", "s + 2*s"), ("A, A_ :", "A_, A :")):
        assert read(TEXT.replace(old, new)).digest != said.digest


def test_what_fixes_the_meaning_can_be_read_again():
    said = read(TEXT)
    definitions, text = said.source().split("\n---\n")
    again = read_statement(text, read_prelude(definitions))
    assert again.source() == said.source()
    assert again.digest == said.digest
    assert "average" not in definitions


def test_quantities_are_definitions_with_their_own_symbols_as_arguments():
    prelude = read_prelude(PRELUDE).with_quantities(
        {
            "bound": ("2*c2**2*tau**2/n**2", ("n", "tau", "c2")),
            "whole": ("1", ()),
            "repair.bound": ("tau", ("n", "tau")),
            "odd": ("norm*x + A", ("norm", "x", "A")),
        }
    )
    said = read_statement(
        "for_all n >= 1, tau > 0, c2 > 0\nsays bound(c2) <= printed.whole + repair.bound + odd(1, 2, 3)", prelude
    )
    assert "bound(c2) = 2*c2**2*tau**2/n**2" in said.source()
    assert "odd(norm_v, x_v, A_v) = norm_v*x_v + A_v" in said.source()
    definitions, text = said.source().split("\n---\n")
    assert read_statement(text, read_prelude(definitions)).digest == said.digest


@pytest.mark.parametrize("says", ["raised >= 0", "raised(a=c) >= 0"])
def test_a_line_of_its_own_may_use_what_no_prelude_knows(says):
    """A name that only the statement binds, with its type, in a definition of the statement."""
    text = f"for_all a : real, c : real\nlet raised = a**2 - 1\nsays {says}"
    assert refute(read_statement(text, read_prelude(""))) is not None


@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("for_all y : real\nlet y = 5\nsays y > 4", "y is bound already: a let line cannot shadow"),
        ("for_all y : real\nlet t = 5\nlet t = 6\nsays t > y", "t has a meaning already"),
        ("for_all y : real\ngiven sum(t for t in span(1, 2)) > y\nlet t = 5\nsays t > y", "t is bound already"),
        ("for_all y : real\nlet t = 5\nexists t : real\nsays t > y", "t means something else"),
        ("for_all y : real\nlet t = 5\nsays sum(t for t in span(1, 2)) > y", "t means something else"),
        ("for_all says : real\nsays says > 4", "says has a known meaning"),
        ("for_all y : real\nlet given = 5\nsays given > y", "given has a known meaning"),
    ],
)
def test_a_name_means_one_thing_in_a_statement(text, because):
    """A point once refuted the first: it speaks of 5, and the point of another y."""
    with pytest.raises(Refused, match=because):
        read_statement(text, read_prelude(""))
