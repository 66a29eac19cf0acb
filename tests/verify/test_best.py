"""``verify best`` and statements of papers asked from the command line."""

from __future__ import annotations

from fractions import Fraction

import pytest

from verify.commands.best import bracket
from verify.commands.certify import of_paper
from verify.commands.formulas import statement_at
from verify.engines import certify
from verify.errors import BadInput


def enclosed(said, over, limit=8.0):
    return bracket(said, "c", over, "", "", "quick", limit)


@pytest.mark.parametrize(
    ("said", "over", "best", "least"),
    [
        ("x*y <= c*(x**2 + y**2)", "x : reals, y : reals", Fraction(1, 2), True),
        ("c*(x**2 + y**2) >= x*y", "x : reals, y : reals", Fraction(1, 2), True),
        ("x**2 + y**2 >= c*x*y", "x > 0, y > 0", Fraction(2), False),
        ("x <= c*(x**2 + 100)", "x : reals", Fraction(1, 20), True),
    ],
)
def test_both_ends_are_shown(said, over, best, least):
    found = enclosed(said, over)
    assert found.least is least
    (true, holds), (false, fails) = found.holds, found.fails
    assert (holds.verdict, fails.verdict) == ("holds", "refuted")
    assert false < best <= true if least else true <= best < false
    assert abs(true - false) < best / 50
    for value, verdict in ((true, "holds"), (false, "refuted")):
        assert certify(said, over=over, define=f"c = {value}", effort="quick").verdict == verdict


def test_an_end_that_is_not_found_is_said():
    found = enclosed("x <= c", "x : reals", limit=3.0)
    assert found.holds is None
    assert "not enclosed" in found.lines("c")[0]


@pytest.mark.parametrize("said", ["x == c", "c*x <= c*y", "x <= y", "x <= c <= y"])
def test_a_constant_stands_on_one_side_of_one_inequality(said):
    with pytest.raises(BadInput):
        enclosed(said, "x : reals, y : reals")


def test_a_statement_of_a_paper_by_its_address():
    plain = statement_at("thm-5.trained-entries", "han2025")
    assert of_paper("thm-5.trained-entries", "han2025", " ", "").digest == plain.digest
    more = of_paper("thm-5.trained-entries", "han2025", "r == 2", "")
    assert more.text.splitlines()[:-2] == plain.text.splitlines()[:-1]
    assert more.text.splitlines()[-2:] == ["given r == 2", plain.text.splitlines()[-1]]
    defined = of_paper("thm-5.trained-entries", "han2025", "r == second", "second = 2")
    assert "second" in defined.definitions()
    for address, given in (("thm-5.nothing", " "), ("thm-5/infimum", " "), ("thm-5.trained-entries", "r === 2")):
        with pytest.raises(BadInput):
            of_paper(address, "han2025", given, "")
