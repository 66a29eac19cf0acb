"""A printed formula as a term of Coq, with what has to hold for it to be defined."""

from __future__ import annotations

import ast
from fractions import Fraction

import pytest

from verify.proofs import folder as folders
from verify.proofs import terms
from verify.statement.formula import read_formula
from verify.verdicts import papers as registry

NATURALS = ("n", "k", "m")


@pytest.mark.parametrize(
    ("formula", "coq", "needs"),
    [
        ("8*k**2*sqrt(2*k)/tau", "8 * INR k ^ 2 * sqrt (2 * INR k) / tau", ["0 <= 2 * INR k", "tau <> 0"]),
        (
            "1 - 2*m/2**ceil((n-1)/m)",
            "1 - 2 * INR m / Rpower 2 (Ceil ((INR n - 1) / INR m))",
            ["INR m <> 0", "Rpower 2 (Ceil ((INR n - 1) / INR m)) <> 0"],
        ),
        ("2**(n + 1)", "2 ^ (n + 1)", []),
        ("a - (b - c)", "a - (b - c)", []),
        ("a - b - c", "a - b - c", []),
        ("a/(b/c)", "a / (b / c)", ["c <> 0", "b / c <> 0"]),
        ("-a**2", "- a ^ 2", []),
        ("(-a)**2", "(- a) ^ 2", []),
        ("a**-2", "/ a ^ 2", ["a <> 0"]),
        ("a**(1/2)", "Rpower a (1 / 2)", ["0 < a"]),
        ("a**b**2", "Rpower a (b ^ 2)", ["0 < a"]),
        ("(a**2)**3", "(a ^ 2) ^ 3", []),
        ("max(a, b, 1)", "(Rmax (Rmax a b) 1)", []),
        ("log(a)/(-log(c))", "ln a / - ln c", ["0 < a", "0 < c", "- ln c <> 0"]),
        ("0.5*a", "1 / 2 * a", []),
        ("a/0.5", "a / (1 / 2)", []),
        ("a**0.5", "Rpower a (1 / 2)", ["0 < a"]),
        ("sqrt(0)", "sqrt 0", ["0 <= 0"]),
    ],
)
def test_a_formula_becomes_a_term_with_its_conditions(formula, coq, needs):
    read = read_formula(formula, ("n", "k", "m", "tau", "a", "b", "c"))
    assert terms.real(read, NATURALS) == coq
    assert terms.defined(read, NATURALS) == needs


def test_generated_constants_agree_with_the_formulas():
    """The term is read back by a reader of its own and evaluated beside the formula, in exact rationals."""
    point = {"k": Fraction(3), "n": Fraction(7), "tau": Fraction(2, 5), "c1": Fraction(5), "c2": Fraction(1, 3)}
    paper = registry.paper("han2025")
    folder = folders.find(paper.id)
    assert folder is not None
    checked = 0
    for _, quantity in folders.quantities(folder, paper):
        formula = read_formula(quantity.text, quantity.symbols)
        term = terms.real(formula, folder.settings.naturals)
        if formula.used <= point.keys() and not any(word in term for word in ("sqrt", "Ceil", "ln", "Rpower")):
            assert _value(term, point) == formula.exact(point)
            checked += 1
    assert checked >= 3


def _value(term: str, point: dict[str, Fraction]) -> Fraction:
    """A Coq term without calls: INR away, ^ as a power, by Python's own reader of arithmetic."""

    def walk(node: ast.expr) -> Fraction:
        match node:
            case ast.Constant(value=value):
                return Fraction(value)
            case ast.Name(id=name):
                return point[name]
            case ast.UnaryOp(op=ast.USub(), operand=inner):
                return -walk(inner)
            case ast.BinOp(left=left, op=op, right=right):
                a, b = walk(left), walk(right)
                return {
                    ast.Add: lambda: a + b,
                    ast.Sub: lambda: a - b,
                    ast.Mult: lambda: a * b,
                    ast.Div: lambda: a / b,
                    ast.Pow: lambda: a ** int(b),
                }[type(op)]()
        raise AssertionError(ast.dump(node))

    return walk(ast.parse(term.replace("INR ", "").replace("^", "**"), mode="eval").body)
