"""Numbers without a type: real where a condition can mean nothing else; elsewhere a refusal says what to write."""

from __future__ import annotations

import pytest

from verify.statement import Refused, read_prelude, read_statement
from verify.statement.certificate import certificate, check
from verify.statement.terms import NAT, REAL
from verify.verdicts.free_variables import read_with_numbers

EMPTY = read_prelude("")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("for_all x > -1\nsays log(1 + x) <= x", ("x",)),
        ("for_all x >= 0\nsays x >= 0", ("x",)),
        ("for_all t >= 1\nsays t >= 1", ("t",)),
        ("for_all 0 < t <= 1\nsays t <= 1", ("t",)),
        ("for_all L > 0, mu > 0\nsays L + mu > 0", ("L", "mu")),
        ("for_all L > 0, 0 < mu <= L\nsays mu <= L", ("L", "mu")),
        ("for_all x : real\nexists c > 0\nsays x**2 < c", ("x", "c")),
    ],
)
def test_a_condition_binds_a_real_number(text, names):
    with pytest.raises(Refused):
        read_statement(text, EMPTY)
    found = read_with_numbers(text, EMPTY)
    assert found.names == names
    assert set(found.types.values()) == {REAL}
    again = read_statement(found.text, read_prelude(found.definitions()))  # as the checker reads it
    assert again.digest == found.digest
    typed = "\n".join(f"names {name} : real" for name in names if f"{name} : real" not in text)
    assert read_statement(text, read_prelude(typed)).digest == found.digest


def test_its_certificate_is_checked_by_the_reader_that_knows_no_such_rule():
    found = read_with_numbers("for_all x > -1\nsays x <= 2", EMPTY)
    data = certificate(found, "point", assignment={"x": "3"})
    assert check(data, expected=found.digest).refutes
    assert data["definitions"] == "names x : real"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("for_all n >= 1\nsays n >= 1", "write `n : real, n >= 1` (or nat, int)"),
        ("for_all T > 0\nsays T > 0", "write `T : real, T > 0` (or nat, int)"),
        ("for_all x : real, x <= constnat\nsays x <= 3", "write `constnat : real, x <= constnat`"),
        ("for_all 0 < mu <= L\nsays mu <= L", "mu and L have no type; write `mu : real, L : real, 0 < mu <= L`"),
        ("for_all x : real, slip > 0\nsays x**2 >= 0", "slip has no type and no meaning outside of its condition"),
        ("for_all x + y > 0\nsays x > -y", "x and y have no type"),
        ("for_all 2*x > 0\nsays x > 0", "write `x : real, 2*x > 0`"),
        ("for_all x == 3\nsays x > 0", "write `x : real, x == 3`"),
        ("for_all other.constant > 0\nsays other.constant > 0", "has no type"),
    ],
)
def test_what_may_mean_something_else_is_refused_with_what_to_write(text, what):
    with pytest.raises(Refused) as error:
        read_with_numbers(text, EMPTY)
    assert what in str(error.value)


def test_a_paper_s_own_types_come_first():
    found = read_with_numbers("for_all t >= 1, x > 0\nsays t + x > 1", read_prelude("names t : nat"))
    assert found.types == {"t": NAT, "x": REAL}


@pytest.mark.parametrize("name", ["gone", "half"])
def test_what_the_paper_defines_is_bound_by_nothing(name):
    prelude = read_prelude("names x : real\nhalf = 1/2\ngone [a = b] = 1")
    with pytest.raises(Refused):
        read_with_numbers(f"for_all {name} > 0\nsays {name} > 0", prelude)


def test_a_quantity_is_no_number_of_its_own():
    prelude = EMPTY.with_quantities({"constant": ("43/100", ())})
    assert read_with_numbers("for_all 0 < x < constant\nsays x < 1", prelude).names == ("x",)


RATES = [
    ("1/(t + 1) = O(1/sqrt(t)) as t -> oo", "exists C > 0, N : real"),
    ("1/sqrt(t) = O(1/t) as t -> oo", "exists C > 0, N : real"),
    ("limit(1/t) = 0 as t -> oo", "for_all C > 0\nexists N : real"),
]


@pytest.mark.parametrize(("said", "first"), RATES)
def test_a_rate_is_written_out_as_certify_writes_it(said, first):
    from verify.engines.asking import asked

    found = read_with_numbers(f"for_all t >= 1\nsays {said}", EMPTY)
    assert found.text.startswith(first)
    assert found.text == asked(said, "t >= 1").text


def test_a_rate_with_parameters_and_a_quantity():
    prelude = EMPTY.with_quantities({"rate": ("L/t", ("L", "t"))})
    found = read_with_numbers("for_all L > 0, t >= 1\nsays 2*L/(t + 1) = O(rate(L, t)) as t -> oo", prelude)
    assert found.text.splitlines()[:2] == ["for_all L > 0", "exists C > 0, N : real"]
    assert found.names == ("L", "C", "N", "t")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("says 1/t = O(1) as t -> oo", "t has no type; write `for_all t : real`"),
        ("for_all t >= 1\nexists c > 0\nsays c/t = O(1) as t -> oo", "stand for_all lines"),
        ("for_all t >= 1\ngiven t > 2\nsays 1/t = O(1) as t -> oo", "on what does not move"),
        ("for_all t >= 1\nsays 1/t as t -> oo", "expected is F = O(G)"),
    ],
)
def test_a_rate_that_cannot_be_written_out_is_refused(text, what):
    with pytest.raises(Refused) as error:
        read_with_numbers(text, EMPTY)
    assert what in str(error.value)
