"""Places for values in the text of a claim."""

from __future__ import annotations

import pytest

from verify.verdicts.templates import fill_places, find_places


def test_values_are_formatted_and_latex_keeps_its_braces():
    text = r"$\frac{1}{2}$ is {=best}, not {=ratio:.2g}"
    assert find_places(text) == {"best", "ratio"}
    assert fill_places(text, {"best": 2, "ratio": 0.12345}) == r"$\frac{1}{2}$ is 2, not 0.12"


def test_a_value_that_looks_like_a_place_is_not_filled_again():
    assert fill_places("{=x}", {"x": "{=y}"}) == "{=y}"


def test_a_place_without_a_value_is_an_error():
    with pytest.raises(KeyError):
        fill_places("{=x}", {})
