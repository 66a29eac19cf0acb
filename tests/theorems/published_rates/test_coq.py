"""The Coq pages of the published rates: written from the certificates and the formulas, and no other way."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from theorems.published_rates import formulas
from theorems.published_rates.table import rates
from tools import rates_coq
from verify.proofs import folder, generated
from verify.statement.catalogue import statements_of
from verify.verdicts import papers

RATES = {rate.id: rate for rate in rates()}
FOLDER = folder.find("published_rates")


def test_the_pages_are_what_the_certificates_give():
    for name, page in rates_coq.pages().items():
        assert (rates_coq.FOLDER / name).read_text(encoding="utf-8") == page


def test_the_statements_are_what_the_formulas_say():
    assert FOLDER is not None
    assert FOLDER.read("Said.v") == generated.page(FOLDER, papers.paper("published_rates"))


def test_every_listed_statement_has_a_theorem_on_the_bridge():
    """`make proofs` compares them with what the kernel accepts."""
    assert FOLDER is not None
    page = FOLDER.read("Bridge.v")
    for address, verdict in FOLDER.settings.generated.items():
        name = generated.module(address)
        assert verdict == "holds"
        assert f"Theorem {name} : {name}.statement." in page
        assert f"Theorem {name}_means : {name}.statement_means." in page
    assert page.count("Theorem ") == 2 * len(FOLDER.settings.generated) == 60


@pytest.mark.parametrize("key", sorted(key for key, rate in RATES.items() if rate.given))
def test_a_formula_names_every_size(key):
    """Each size is a case of the statement; the function, the start and the dimension are free."""
    rate = RATES[key]
    said = statements_of(papers.paper("published_rates"), claims=[key])[key]
    shown = formulas.guaranteed(rate)
    assert said.types["d"].name == "nat"
    assert shown.count(" or ") == len(rate.at) - 1
    for row in rate.at:
        assert " and ".join(f"{name} == {value}" for name, value in row.items()) in shown


def test_a_tight_rate_is_reached_in_every_dimension():
    shown = formulas.attained(RATES["gd-value"])
    assert "d >= 1" in shown
    assert "norm(x_ - s_)**2 > 0" in shown
    assert "f_(after(n, x_, x_ - gamma*g_(x_))) - f_(s_) >= rate(n, L, gamma)*norm(x_ - s_)**2" in shown
    assert formulas.guaranteed(RATES["gd-value"]).splitlines()[-2:] == shown.splitlines()[-2:]


def test_what_is_left_is_a_sum_of_squares_and_nothing_else():
    """A certificate with another multiplier has no lemma."""
    body = rates_coq.read("gd-value.bound.1")
    assert rates_coq.Bound("it", body).left()
    for changed in (Fraction(1, 2), Fraction(2)):
        row = [*body["multipliers"][0][:-1], str(changed)]
        with pytest.raises(ValueError, match=r"left|semidefinite"):
            rates_coq.Bound("it", {**body, "multipliers": [row, *body["multipliers"][1:]]}).left()


def test_a_row_without_a_formula_has_none():
    rate = msgspec.structs.replace(RATES["gd-value"], given="")
    assert formulas.guaranteed(rate) == formulas.attained(rate) == ""
