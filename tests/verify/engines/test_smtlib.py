"""SMT-LIB files: what is read, what is refused, and the answers of the command."""

from __future__ import annotations

import pytest

import verify
from verify.checker import check_file
from verify.commands.certify import certify as command
from verify.engines.smtlib import MAX_DEPTH, read_script
from verify.errors import BadInput

UNSAT = """
(set-logic QF_NRA) ; a comment
(set-info :source |two
lines|)
(declare-fun |x y| () Real)
(declare-const skoY Real)
(define-fun half () Real (/ 1.0 2))
(assert (and (<= 0 |x y|) (< |x y| 1) (or (< skoY (- 2)) (> skoY 3.5))))
(assert (let ((?a (* skoY skoY))) (not (> ?a (+ |x y| half)))))
(check-sat)
(exit)
"""
SAT = UNSAT.replace("(- 2)", "(- 0.5)")


def answer(text):
    script = read_script(text)
    return verify.certify(script.said, over=script.over, given=script.given, effort="quick").verdict


def test_what_is_read():
    script = read_script(UNSAT)
    assert script.names == {"|x y|": "v1", "skoY": "v2"}
    assert script.over == "v1 : real, v2 : real"
    assert script.given == "((0 <= v1) and (v1 < 1) and ((v2 < (-2)) or (v2 > (7/2))))"
    assert script.said == "not (not ((v2 * v2) > (v1 + (1 / 2))))"


@pytest.mark.parametrize(
    ("asserted", "text"),
    [
        ("(< x 1 2)", "(x < 1) and (1 < 2)"),
        ("(distinct x 1 2)", "(x != 1) and (x != 2) and (1 != 2)"),
        ("(=> (< x 1) (< x 2))", "(not (x < 1)) or (x < 2)"),
        ("(= (ite (< x 1) x 2.50) (- x 1 2))", "(x if x < 1 else (5/2)) == (x - 1 - 2)"),
        ("(let ((a x)) (let ((a 2) (b a)) (< a b)))", "2 < x"),  # all at once
        ("(<= (sin (* 2 real.pi x)) (exp 1))", "sin((2 * pi * x)) <= exp(1)"),
        ("(! (< x 1) :named first)", "x < 1"),
    ],
)
def test_terms(asserted, text):
    script = read_script(f"(declare-fun x () Real)(assert {asserted})(check-sat)")
    assert script.asserted == [text.replace("x", "v1").replace("ev1p", "exp")]


def test_answers():
    assert answer(UNSAT) == "holds"
    assert answer(SAT) == "refuted"
    assert answer("(declare-fun x () Real)(assert (> (* x x) 2))(assert (< (* x x) 1))(check-sat)") != "refuted"
    assert answer("(declare-fun x () Real)(assert (= (* x x) 2))(assert (> x 1))(check-sat)") == "refuted"
    assert answer("(declare-fun x () Real)(assert (> x 0))(assert (<= (exp x) (+ 1 x)))(check-sat)") == "holds"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "(check-sat)",
        "(assert (< 1 2))(check-sat)",
        "(declare-fun x () Int)(assert (< x 1))",
        "(declare-fun x (Real) Real)(assert (< (x 1) 1))",
        "(declare-fun x () Real)(declare-fun x () Real)(assert (< x 1))",
        "(declare-fun sin () Real)(assert (< sin 1))",
        "(declare-fun x () Real)(assert (< y 1))",
        "(declare-fun x () Real)(assert x)",
        "(declare-fun x () Real)(assert (+ x 1))",
        "(declare-fun x () Real)(assert (< (< x 1) 1))",
        "(declare-fun x () Real)(assert (< x 1)",
        "(declare-fun x () Real)(assert (< x 1)))",
        "(declare-fun x () Real)(assert (foo x 1))",
        "(declare-fun x () Real)(assert (< x __import__))",
        "(declare-fun x () Real)(assert (< x 1))(check-sat)(assert (> x 1))(check-sat)",
        "(declare-fun x () Real)(push 1)(assert (< x 1))",
        "(declare-fun x () Real)(assert (forall ((y Real)) (< x y)))",
        "(declare-fun x () Real)(assert (let ((a 1) (a 2)) (< x a)))",
        "(declare-fun x () Real)(assert (ite (< x 1) x 2))",
        "(" * (MAX_DEPTH + 5),
        "(declare-fun x () Real)(assert (< x \\))",
        "(declare-fun x () Real)" + "(define-fun a () Real (+ x x))" * 2 + "(assert (< a 1))",
        "(declare-fun x () Real)(assert (> x 0))(exit)(assert (< x 0))(check-sat)",
        "(declare-fun x () Real)(assert (> x 0))(check-sat)(exit)(get-model)",
        "(set-logic QF_NIA)(declare-fun x () Real)(assert (> x 0))(check-sat)",
        "(set-logic QF_NRA)(set-logic QF_NRA)(declare-fun x () Real)(assert (> x 0))(check-sat)",
        "(declare-fun x () Real)(set-logic QF_NRA)(assert (> x 0))(check-sat)",
        "(declare-fun x () Real)(|assert| (> x 0))(check-sat)",
        "(declare-fun x () Real)(assert (> x 007))(check-sat)",
        "(declare-fun x () Real)(assert (! (> x 0)))(check-sat)",
        "(declare-fun x () Real)(assert (! (> x 0) :named x))(check-sat)",
        "(declare-fun x () Real)(assert (! (> x 0) :named a))(assert (not a))(check-sat)",
        "(declare-fun x () Real)(assert (! (> x 0) :named a))(declare-fun a () Real)(check-sat)",
        "(declare-fun x () Real)(assert (let ((true 1)) (> x true)))(check-sat)",
        "(declare-fun x () Real)(assert (> (div x 2) 0))(check-sat)",
        "(declare-fun x () Real)(assert (> (mod x 2) 0))(check-sat)",
        "(declare-fun x () Real)(define-fun f ((x Real)) Real (+ x 1))(assert (> (f x) 0))(check-sat)",
        *(
            f"(declare-const {name} Real)(assert (> {name} 0))(check-sat)"
            for name in (
                "true",
                "|true|",
                "-1",
                "+.5",
                "1x",
                "x'",
                "é",
                "#b1",
                ":x",
                "assert",
                "let",
                "ite",
                "real.pi",
                "=>",
            )
        ),
    ],
)
def test_what_is_refused(text):
    with pytest.raises(BadInput) as error:
        read_script(text if "(check-sat)" in text else f"{text}(check-sat)")
    assert "\n" not in str(error.value)


def test_a_file_has_a_question():
    with pytest.raises(BadInput, match="check-sat"):
        read_script("(declare-fun x () Real)(assert (> x 0))(assert (< x 0))")


def test_what_an_interpretation_chooses_decides_nothing():
    for asserted in ("(= (/ 1 0) x)", "(and (= x 0) (> (/ 1 x) 1) (< (/ 1 x) 0))", "(= (* 0 (/ 1 x)) 1)"):
        assert answer(f"(declare-fun x () Real)(assert {asserted})(check-sat)") == "open", asserted
    guarded = "(declare-fun x () Real)(assert (> x 0))(assert (< (/ 1 x) 0))(check-sat)"
    assert answer(guarded) == "holds"


def test_a_symbol_in_bars_that_is_a_number_is_none():
    script = read_script("(declare-const |1| Real)(assert (> |1| 1))(check-sat)")
    assert script.asserted == ["v1 > 1"]


def test_let_does_not_explode():
    doubled = "(< a40 1)"
    for place in range(40, 0, -1):
        before = f"a{place - 1}" if place > 1 else "x"
        doubled = f"(let ((a{place} (* {before} {before}))) {doubled})"
    with pytest.raises(BadInput, match="let is written out"):
        read_script(f"(declare-fun x () Real)(assert {doubled})(check-sat)")


def test_the_command(tmp_path, capsys):
    file = tmp_path / "problem.smt2"
    file.write_text(UNSAT)
    command(str(file), [], " ", None, "quick", None, tmp_path / "c.json", False)
    shown = capsys.readouterr().out
    assert shown.startswith("unsat\n  v1 is |x y|, v2 is skoY\n")
    check_file(tmp_path / "c.json")
    for said, over in ((str(tmp_path / "none.smt2"), []), (str(file), ["x : real"])):
        with pytest.raises(BadInput):
            command(said, over, " ", None, "quick", None, None, False)


def test_bars_around_a_symbol_change_nothing_and_numbers_are_not_bound():
    head = "(declare-const x Real)(assert (> x 0.0))"
    script = read_script(f"{head}(assert (let ((|x| (- 1.0))) (< x 0.0)))(check-sat)")
    plain = read_script(f"{head}(assert (let ((x (- 1.0))) (< x 0.0)))(check-sat)")
    assert (script.said, script.over, script.given) == (plain.said, plain.over, plain.given)
    with pytest.raises(BadInput, match="is no symbol"):
        read_script(f"{head}(assert (let ((1 2.0)) (< x 1.0)))(check-sat)")
