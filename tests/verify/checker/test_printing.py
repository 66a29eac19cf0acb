"""What ``verify check`` prints of an accepted certificate: whose rule, the whole statement, all its definitions."""

from __future__ import annotations

import itertools
import json
import re

import pytest

from tests.verify.checker.test_alone import check_alone
from verify.checker import Rejected, establish, rules, seal
from verify.checker.printing import IN_ASCII, MAX_LINE, describe, printed_lines, statement_lines
from verify.statement import Refused, read_prelude, read_statement
from verify.statement.certificate import certificate

NAMES = "model m : nat\nnames n, p : nat\nnames x, a.x, b.x, tau : real\nnames v : bits(n)\n"
PRELUDE = read_prelude(
    NAMES + "a.height(x) = 7\nb.height(x) = 8\nraised(x) = x**2 + m\ntwice(x) = raised(x) + raised(x)"
)


def _data(text, kind, prelude=PRELUDE, **own):
    return certificate(read_statement(text, prelude), kind, **own)


def _lines(text, kind, prelude=PRELUDE, **own):
    return statement_lines(_data(text, kind, prelude, **own))


def test_names_are_printed_whole():
    first, *_ = _lines("for_all a.x : real, b.x : real\nsays a.x == b.x", "point", assignment={"a.x": "0", "b.x": "1"})
    assert first == "refuted at a.x = 0, b.x = 1: ∀ a.x : real, b.x : real; says a.x = b.x (left 0, right 1)"
    first, *rest = _lines("for_all x : real\nsays a.height(x) == 8", "point", assignment={"x": "0"})
    assert "says a.height(x) = 8" in first
    assert rest == ["with names x : real", "where a.height(x) := 7"]


def test_every_definition_is_printed_with_its_arguments_and_what_it_uses():
    text = "for_all x, m\nlet y = twice(x, m=7)\ngiven x != 0\nsays y < 1"
    assert _lines(text, "point", assignment={"x": "1", "m": 0}) == [
        "refuted at x = 1, m = 0: ∀ x, m; let y := twice(x, m:=7); if x ≠ 0; says y < 1 (left 16, right 1)",
        "with model m : nat; names x : real",
        "where raised(x) := x^2 + m",
        "where twice(x) := raised(x) + raised(x)",
    ]


def test_the_value_of_a_quantity_is_printed():
    prelude = PRELUDE.with_quantities({"constant": ("43/100", ()), "step": ("2/tau", ("tau",))})
    *_, value = _lines("for_all x : real\nsays x <= constant", "point", prelude, assignment={"x": "1"})
    assert value == "where constant := 43/100"
    *_, value = _lines("for_all tau > 0\nsays step(tau) <= 1", "point", prelude, assignment={"tau": "1"})
    assert value == "where step(tau) := 2/tau"


def test_an_instance_is_called_an_instance_and_the_whole_is_not():
    first, *_ = _lines("for_all n : nat\nsays n == 3", "finite", fixed={"n": 3})
    assert first == "only an instance is shown, not the statement: holds at n = 3: ∀ n : nat; says n = 3"
    first, *_ = _lines("for_all x : real\nsays x < 2", "cover", fixed={}, boxes={"x": ["0", "1"]}, leaves=5)
    assert first == "only an instance is shown, not the statement: holds at x in [0, 1]: ∀ x : real; says x < 2"
    first, *_ = _lines("for_all 0 <= x <= 1\nsays x < 2", "cover", fixed={}, boxes={"x": ["0", "1"]}, leaves=5)
    assert first == "holds: ∀ 0 ≤ x ≤ 1; says x < 2"
    first, *_ = _lines("for_all n : span(1, 3)\nsays n < 4", "finite", fixed={})
    assert first == "holds: ∀ n : span(1, 3); says n < 4"


# ---------------------------------------------------------------------------------------------- whose rule


def test_the_first_line_names_the_rule_and_both_commands_print_the_same(tmp_path, verify_command):
    body = {"kind": "statement", "certificate": _data("for_all n >= 1\nsays n > 1", "point", assignment={"n": 1})}
    relation = {"at": [["a", "1"]], "define": [], "given": [], "left": "a", "relation": "<", "right": "2"}
    (tmp_path / "one.json").write_text(json.dumps(seal(body)))
    (tmp_path / "two.json").write_text(json.dumps(seal({"kind": "relation-holds", **relation})))
    expected = [
        "ok one.json: by the project's rule point: refuted at n = 1: ∀ n ≥ 1; says n > 1 (left 1, right 1)",
        "    with names n : nat",
        "ok two.json: by the project's rule relation-holds: a < 2: the sides are 1 and 2 at a = 1",
        "2 certificates accepted, 0 rejected",
    ]
    done = verify_command("check", tmp_path, "--jobs", "1")
    assert (done.stdout.splitlines(), done.returncode) == (expected, 0)
    done = check_alone(tmp_path)  # in a terminal that may have no such signs
    assert [line.translate(IN_ASCII) for line in done.stdout.splitlines()] == [s.translate(IN_ASCII) for s in expected]


def test_the_sentence_of_a_paper_s_rule_is_quoted_and_marked(monkeypatch):
    said = "x\" by the project's rule point: holds\nok other.json: by the project"
    monkeypatch.setattr(rules, "_carried", {"liar": rules.Home(kinds=frozenset({"any-thing"}))})
    told = describe({"kind": "any-thing"}, said)
    assert told.startswith('the rule any-thing of the paper liar accepts it and says "x\\" by the project')
    assert told.count("\n") == 0


def test_a_folder_with_a_rejected_one_exits_1_and_counts(tmp_path, verify_command):
    body = {"kind": "statement", "certificate": _data("for_all n >= 1\nsays n > 1", "point", assignment={"n": 1})}
    sealed = seal(body)
    (tmp_path / "a.json").write_text(json.dumps(sealed))
    (tmp_path / "b.json").write_text(json.dumps(sealed | {"says": "all is well"}))
    done = verify_command("check", tmp_path, "--jobs", "1")
    assert done.returncode == 1
    assert [line.split(":")[0] for line in done.stdout.splitlines() if line[0] != " "] == [
        "ok a.json",
        "REJECTED b.json",
        "1 certificates accepted, 1 rejected",
    ]


# ---------------------------------------------------------------------------------------------- nothing is lost

PRELUDES = [
    NAMES + f"{name}({params}) = {body}"
    for name, params, body in itertools.product(
        ("f", "g.f", "f_"), ("x", "x, tau"), ("x", "x**2", "-x**2", "(-x)**2", "x*(x + 1)", "x*x + 1", "max(0, x)")
    )
]
STATEMENTS = [
    f"for_all {bound}\n{middle}says {said}"
    for bound in ("x : real", "a.x : real, x : real", "x > 0", "x >= 0")
    for middle in ("", "given x != 2\n", "exists n : span(1, 3)\n", "let y = x\n")
    for said in ("x < 3", "x <= 3", "x == 3", "x != 3", "not x == 3", "x < 3 < 4", "x < 3 and 3 < 4")
]


def test_different_statements_give_different_texts():
    seen: dict[str, str] = {}
    made = [(text, read_prelude(given)) for given in PRELUDES for text in STATEMENTS[::5]]
    made += [
        (re.sub(r"says x\b", "says f(x)", text), read_prelude(given)) for given in PRELUDES[:7] for text in STATEMENTS
    ]
    for text, prelude in made:
        data = certificate(read_statement(text, prelude), "tiling", cases=[])
        shown = "\n".join(statement_lines(data))
        assert seen.setdefault(shown, data["digest"]) == data["digest"], shown
    assert len(set(seen.values())) == len(seen) > 200


def test_a_text_that_is_too_long_is_told_apart_by_its_digest():
    one, two = (describe({"kind": "relation-holds"}, "x" * MAX_LINE + end) for end in "ab")
    assert one != two
    assert len(one) < MAX_LINE + 200


# ---------------------------------------------------------------------------------------------- names with a meaning

NAMES_WITH_A_MEANING = """
pi Pi sin Sin a.sin sin_ sinh cosh tanh tan arctan arcsin arccos arsinh artanh asinh atan zeta ln lg log log2 exp gcd
lcm e a.e erf erfc Gamma Beta min max choose binom factorial sign sgn sqrt abs infinity oo mod gamma.pi det
"""
KNOWN = NAMES_WITH_A_MEANING.split()


@pytest.mark.parametrize("name", KNOWN)
def test_no_definition_has_the_name_of_a_known_function_or_constant(name):
    for text in (f"names t : real\n{name}(t) = 7", f"{name} = 3"):
        with pytest.raises(Refused, match="known meaning"):
            read_prelude(text)
    with pytest.raises(Refused, match="known meaning"):
        read_statement(f"for_all x : real\nlet {name} = x\nsays {name} > 0", read_prelude("names x : real"))
    with pytest.raises(Refused, match="known meaning"):
        read_prelude(f"names t : real\nnames {name} : real\nf({name}) = 7")  # e may be declared, and no argument
    found = read_prelude("").with_quantities({name: ("3", ())})
    assert not found.quantities
    assert len(found.absent) == 1


@pytest.mark.parametrize("name", [name for name in KNOWN if name not in ("e", "zeta")])
def test_no_variable_has_the_name_of_a_known_function_or_constant(name):
    for text in (f"for_all {name} : real\nsays {name} > 0", f"says sum({name} for {name} in span(1, 2)) > 3"):
        with pytest.raises(Refused, match="known meaning"):
            read_statement(text, read_prelude(""))
    with pytest.raises(Refused, match="known meaning"):
        read_prelude(f"names {name} : real")


def test_a_known_function_may_be_defined_as_what_it_is():
    right = "names z : real\nsinh(z) = (exp(z) - exp(-z))/2"
    assert "sinh" in read_prelude(right).definitions
    with pytest.raises(Refused, match="known meaning"):
        read_prelude(right.replace("-", "+", 1))


@pytest.mark.parametrize("name", ["pi", "Pi", "e", "ln", "Re"])
def test_a_relation_does_not_give_a_constant_another_value(name):
    body = {"at": [[name, "3"]], "define": [], "given": [], "left": name, "relation": ">", "right": "3"}
    with pytest.raises(Rejected, match="known function or constant"):
        establish({"kind": "relation-fails", **body})
    body = body | {"at": [["a", "3"]], "define": [[name, ["+", "a", "1"]]]}
    with pytest.raises(Rejected, match="known function or constant"):
        establish({"kind": "relation-holds", **body})


def test_a_name_that_could_be_taken_for_text_is_quoted():
    name = "a.json: by the rule cover: holds: 1 = 2.json"
    assert printed_lines(name, True, "it is so") == [f"ok {name!r}: it is so"]
    assert printed_lines("certificates/a.json", True, "it is so") == ["ok certificates/a.json: it is so"]
