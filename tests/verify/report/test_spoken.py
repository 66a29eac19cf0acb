"""What ``verify check`` prints of a statement's certificate: the whole statement, in mathematics."""

from __future__ import annotations

import json

import pytest

from verify.checker import seal
from verify.commands.checking import check as command
from verify.report.spoken import spoken
from verify.statement import read_prelude, read_statement
from verify.statement.certificate import certificate

PRELUDE = read_prelude("names n, p : nat\nnames tau, s : real\nnames x : bits(n)")


def _data(text, kind, **own):
    return certificate(read_statement(text, PRELUDE), kind, **own)


def test_a_point_says_where_the_whole_statement_fails_and_by_how_much():
    text = "for_all n >= 1, 0 < tau <= 1\ngiven n >= 2\nsays tau**2 <= 1/n"
    data = _data(text, "point", assignment={"n": 2, "tau": "1"})
    assert spoken(data) == "refuted at n = 2, τ = 1: ∀ n ≥ 1, 0 < τ ≤ 1: if n ≥ 2: τ² ≤ 1/n (left 1, right 1/2)"


def test_an_instance_keeps_its_quantifiers_and_its_boxes():
    text = "for_all n >= 1, x : bits(n)\nexists p : span(1, n)\nsays p == n or not x[p]"
    data = _data(text, "finite", fixed={"n": 2})
    assert spoken(data).startswith("holds at n = 2: ∀ n ≥ 1, x ∈ {0,1}ⁿ: ∃ 1 ≤ p ≤ n: p = n")
    data = _data("for_all s : real\nsays s < 2", "cover", fixed={}, boxes={"s": ["0", "1"]}, leaves=5)
    assert spoken(data) == "holds at s ∈ [0, 1]: ∀ s ∈ R: s < 2"


def test_the_command_prints_it(tmp_path, capsys):
    body = {"kind": "statement", "certificate": _data("for_all n >= 1\nsays n > 1", "point", assignment={"n": 1})}
    (tmp_path / "one.json").write_text(json.dumps(seal(body)))
    assert command([tmp_path / "one.json"], jobs=1)
    assert capsys.readouterr().out == "ok one.json: refuted at n = 1: ∀ n ≥ 1: n > 1 (left 1, right 1)\n"


def test_a_number_under_a_name_is_told():
    prelude = PRELUDE.with_quantities({"constant": ("43/100", ()), "step": ("2/tau", ("tau",))})
    data = certificate(read_statement("for_all s : real\nsays s <= constant", prelude), "point", assignment={"s": "1"})
    assert spoken(data) == "refuted at s = 1: ∀ s ∈ R: s ≤ constant, where constant = 43/100 (left 1, right 43/100)"
    said = read_statement("for_all tau > 0\nsays step(tau) <= 1", prelude)
    assert "where" not in spoken(certificate(said, "point", assignment={"tau": "1"}))  # it is not one number


TERMS = [
    "x",
    "1/x",
    "(x - 2)/e",
    "x/sqrt(2)",
    "x*e",
    "x + e",
    "-(x/e)",
    "log(x/e)",
    "(x/e)**2",
    "x/e/2",
    "exp(x/e)",
    "x/(1 + e)",
]


@pytest.mark.parametrize("inner", TERMS)
@pytest.mark.parametrize("name", ["log", "sin", "cos", "tanh", "erf"])
def test_every_function_has_its_whole_argument_in_parentheses(name, inner):
    from verify.engines.asking import asked
    from verify.report.plain import unicode_maths
    from verify.statement import latex

    def left(term: str) -> str:
        said = unicode_maths(latex.statement(asked(f"{term} <= 1", "x > 3, 0 < e < 1")))
        return said.partition(": ")[2].removesuffix(" ≤ 1")

    assert left(f"{name}({inner})") == f"{name}({left(inner)})"
    assert left(f"1 + {name}({inner})**2") in (f"1+({name}({left(inner)}))²", f"1+{name}({left(inner)})²")
