"""The page docs/statements.md: its examples are run, its numbers are those of the code."""

from __future__ import annotations

import re

from tests.third_party import ROOT
from verify.statement import (
    arithmetic,
    assign,
    certificate,
    evaluate,
    parser,
    prelude,
    read_prelude,
    read_statement,
    steps,
    tokens,
)
from verify.statement.reader import FOLDS, FUNCTIONS

PAGE = (ROOT / "docs" / "statements.md").read_text()
BLOCKS = dict(re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL))


def test_the_examples_are_in_the_language():
    read = read_prelude(BLOCKS["prelude"], {"activation": "shifted:1/2"})
    assert "sigma(z) = max(0, z - 1/2)" in read.definitions["sigma"].shown.replace("(1/2)", "1/2")
    said = read_statement(BLOCKS["statement"], read)
    point = {"n": 2, "k": 1, "tau": "1", "x": "10", "A": [["0", "1"]], "A_": [["0", "-1"]]}
    assert assign.refutes(said, point) is False


def test_the_limits_are_those_of_the_code():
    text = PAGE.replace(",", "").replace("²⁰", "^20")
    for number in (
        tokens.MAX_TEXT,
        tokens.MAX_LINES,
        prelude.MAX_DEFINITIONS,
        tokens.MAX_TOKENS,
        parser.MAX_DEPTH,
        tokens.MAX_DIGITS,
        tokens.MAX_NAME,
        arithmetic.MAX_EXPONENT,
        arithmetic.MAX_BITS,
        steps.MAX_ENTRIES,
        evaluate.FUEL,
        certificate.CHECK_FUEL,
        *assign.PRECISIONS,
    ):
        assert re.search(rf"\b{number}\b", text), number
    assert evaluate.MAX_ITEMS == 2**20


def test_the_tables_name_every_word():
    for word in {*FUNCTIONS, *FOLDS}:
        assert re.search(rf"\b{word}\b", PAGE), word
