"""What was searched below the sizes of each stored counterexample is written, and is what a search does."""

from __future__ import annotations

import pytest

from verify.commands.points import points as command
from verify.run import smaller
from verify.statement import read_prelude, read_statement
from verify.statement.catalogue import known_of, searched_of, statements_of
from verify.statement.certificate import refuted_at
from verify.verdicts import models
from verify.verdicts import papers as registry
from verify.verdicts.other_model import own_sizes

PAPER = registry.paper("han2025")
STATEMENTS = statements_of(PAPER)
KNOWN, SEARCHED = known_of(PAPER.id), searched_of(PAPER.id)


def _of_sizes(row: dict[str, int]) -> dict[str, int]:
    return {name: value for name, value in row.items() if name != "points"}


def test_every_stored_point_has_its_line_and_no_other_has():
    assert list(SEARCHED) == [address for address in STATEMENTS if address in KNOWN]
    assert set(SEARCHED) == set(KNOWN)


@pytest.mark.parametrize("address", KNOWN)
def test_a_line_is_about_the_statement_and_the_point_as_they_are_now(address):
    said, statement = SEARCHED[address], STATEMENTS[address]
    assert statement.digest.startswith(said["statement"])
    assert len(said["statement"]) == 12
    assert said["at"] == smaller.sizes(statement, KNOWN[address])


@pytest.mark.parametrize("address", KNOWN)
def test_every_smaller_size_up_to_the_largest_was_searched(address):
    """Below the smallest one that is known: a size that is left out has to be above what is looked at."""
    said, statement = SEARCHED[address], STATEMENTS[address]
    least = smaller.sizes(statement, said["smaller"]) if "smaller" in said else said["at"]
    assert [_of_sizes(row) for row in said["nothing_at"]] == list(smaller.smaller_sizes(least))
    assert all(row["points"] >= 0 for row in said["nothing_at"])


OWN = [address for address in KNOWN if "smaller" in SEARCHED.get(address, {})]


def is_own(paper, statement, assignment):
    """Has it the first size and the values of the paper's own model?  Sizes after the first may be smaller."""
    data = models.default_data(paper.id)
    own = own_sizes(paper, models.from_data(paper, data)) if data is not None else {}
    later = list(smaller.sizes(statement, assignment))[1:]
    asked = {name: value for name, value in assignment.items() if name in own and name not in later}
    return "n" in asked and all(own[name] == value for name, value in asked.items())


def test_some_points_are_at_the_sizes_of_the_model():
    assert 5 <= len(OWN) <= 12


@pytest.mark.parametrize("address", OWN)
def test_a_point_that_is_not_the_smallest_known_is_at_the_sizes_of_the_model(address):
    found, statement = SEARCHED[address]["smaller"], STATEMENTS[address]
    assert refuted_at(statement, found)
    assert is_own(PAPER, statement, KNOWN[address])
    assert not is_own(PAPER, statement, found)
    one, other = smaller.sizes(statement, found), smaller.sizes(statement, KNOWN[address])
    assert list(one) == list(other)
    assert list(one.values()) < list(other.values())


@pytest.mark.parametrize("address", ["thm-11.score-order", "lemma-14.chain-14", "thm-11.complement-count"])
def test_the_search_that_is_written_is_the_one_that_runs(address):
    ((_, said, assignment),) = smaller.entries(PAPER, 60.0, (address,))
    assert said == SEARCHED[address]
    assert smaller.sizes(STATEMENTS[address], assignment) == said["at"]


def test_sizes_are_compared_in_their_order():
    assert list(smaller.smaller_sizes({"n": 3, "k": 2})) == [{"n": 1}, {"n": 2}, {"n": 3, "k": 1}]
    assert list(smaller.smaller_sizes({"n": 40, "k": 40})) == [{"n": n} for n in range(1, smaller.LARGEST + 1)]


@pytest.mark.parametrize(("least", "kept", "found"), [(1, 5, 1), (3, 5, 3), (3, 3, 3)])
def test_a_smaller_assignment_is_looked_for_from_the_least_size_on(least, kept, found):
    text = f"for_all n >= 1, k >= 1\ngiven k <= n\nsays n < {least}"
    statement = read_statement(text, read_prelude("names n, k : nat"))
    looked = smaller.look(statement, {"n": kept, "k": kept}, 5.0, points=200)
    assert smaller.sizes(statement, looked.assignment) == {"n": found, "k": 1}
    assert [_of_sizes(row) for row in looked.nothing_at] == [{"n": n} for n in range(1, found)]
    assert all(row["points"] > 0 for row in looked.nothing_at)


def test_a_number_that_is_written_as_a_term_stays():
    statement = read_statement("for_all s : real\nsays s < 1/2", read_prelude("names s : real"))
    kept = {"s": "sin(pi/3)"}
    assert smaller.look(statement, kept, 1.0, points=50).assignment == kept


def test_the_command_says_what_it_looked_at(tmp_path, capsys):
    file = tmp_path / "searched.json"
    command(PAPER.id, ["thm-11.pair-loss"], 5.0, file, True)
    assert capsys.readouterr().out == "thm-11.pair-loss: n = 1, m = 1, none smaller found (0 smaller sizes, 0 points)\n"
    assert "thm-11.pair-loss" in file.read_text()
