"""What ``verify check`` makes of a checker's sentence: the same formulas and numbers, to be read by a person."""

from __future__ import annotations

import ast
import json
import operator
import random
from fractions import Fraction

import pytest

from tests.third_party import ROOT
from verify.report.tidy import tidy

SIGNS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}


def value(node: ast.expr) -> Fraction:
    match node:
        case ast.BinOp(left=left, op=ast.Pow(), right=ast.Constant(value=power)):
            return value(left) ** power
        case ast.BinOp(left=left, op=op, right=right):
            return SIGNS[type(op)](value(left), value(right))
        case ast.Constant(value=number):
            return Fraction(number)
    raise AssertionError(ast.dump(node))


def written(draw: random.Random, depth: int) -> str:
    """A formula as the checker writes one: every operation in brackets."""
    if depth == 0 or draw.random() < 0.2:
        return str(draw.randint(2, 9))
    if draw.random() < 0.2:
        return f"({written(draw, depth - 1)} ^ {draw.randint(2, 3)})"
    return f"({written(draw, depth - 1)} {draw.choice('+-*/')} {written(draw, depth - 1)})"


def read(text: str) -> Fraction | None:
    try:
        return value(ast.parse(text.replace("^", "**"), mode="eval").body)
    except ZeroDivisionError:
        return None


def test_a_bracket_goes_only_where_the_value_stays():
    draw, shorter = random.Random(3), 0
    for _ in range(400):
        text = written(draw, 4)
        wanted = read(text)
        for whole in (text, f"3 - {text}", f"7 / {text}", f"2 * {text} * 5", f"{text} ^ 2"):
            found = tidy(whole)
            shorter += len(found) < len(whole)
            assert read(found) == read(whole), whole
        if wanted is not None and " / " not in text:
            assert read(tidy(f"11*{text}")) == 11 * wanted  # written against it: it stays
    assert shorter > 1000


@pytest.mark.parametrize(
    ("says", "shown"),
    [
        ("cost = ((1 - w) * (max(0, 1 - c) ^ 2)) + (w * 2) = 1", "cost = (1 - w)*max(0, 1 - c)^2 + w*2 = 1"),
        (
            "(sum[j: (x[j] * (a + b))]) >= 0 is false (where c1 = 1)",
            "(sum[j: x[j]*(a + b)]) >= 0 is false (where c1 = 1)",
        ),
        ("at most 1068881/62500 for all (352 boxes)", "at most 1068881/62500 (≈17.1021) for all (352 boxes)"),
        ("heads = [[-53856/1000000, 1/3]], tau = 1/8", "heads = [[≈-0.053856, 1/3]], tau = 1/8"),
        ("f3 <= 1372583002030479/1000000000000000*(5/2*|x0|^2 + f1)", None),
        ("activation = piecewise:1/10,1;0, b = 1/100", None),
    ],
)
def test_sentences_are_easier_to_read_and_say_the_same(says, shown):
    assert tidy(says) == (shown or says)


def test_no_sentence_of_the_kept_reports_grows_a_bracket_without_its_partner():
    for path in sorted((ROOT / "reports").glob("*/certificates/*.json"))[::7]:
        says = json.loads(path.read_bytes()).get("says", "")
        for left, right in ("()", "[]", "{}"):
            assert tidy(says).count(left) - tidy(says).count(right) == says.count(left) - says.count(right)
