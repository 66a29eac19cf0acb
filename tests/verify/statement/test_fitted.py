"""A point of another model in the shapes that this one asks for: a proposal, never more."""

from __future__ import annotations

from numerics.parity.model import ModelSpec
from tests.theorems.test_own_pairs import spec_of
from theorems.han2025 import PAPER
from verify.statement.assign import refutes
from verify.statement.catalogue import entries_of, known_of
from verify.statement.fitted import fitted


def statement(spec: ModelSpec, address: str):
    return entries_of(PAPER, spec, claims=(address.split("/")[0].split(".")[0],))[address].statement


def test_rows_are_repeated_and_token_entries_are_zero():
    at = {"n": 4, "k": 2, "b": "0", "B": [1, 4], "A": [["1", "1"], ["2", "2"]]}
    more = fitted(statement(spec_of("more-heads"), "prop-21"), at)
    assert more["A"] == [["1", "1"], ["2", "2"], ["1", "1"], ["2", "2"], ["1", "1"]]
    row = fitted(statement(spec_of("whole-row"), "prop-21"), at)
    assert row["A"] == [["0", "0", "1", "1"], ["0", "0", "2", "2"]]
    assert at["A"] == [["1", "1"], ["2", "2"]]  # what was given is as it was


def test_what_fits_already_is_left_alone_and_what_cannot_is_none():
    said = statement(ModelSpec(), "prop-21")
    assert fitted(said, known_of("han2025")["prop-21"]) is None
    assert fitted(said, {"n": 4}) is None


def test_a_stored_point_breaks_a_model_of_other_shapes():
    for name in ("more-heads", "whole-row", "twice-heads"):
        said = statement(spec_of(name), "prop-21")
        assert refutes(said, fitted(said, known_of("han2025")["prop-21"]))
