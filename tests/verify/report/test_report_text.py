"""Text of the results as Markdown: formulas, prose, shortened numbers."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verify.report.text import cell, listing, pieces, prose, shorten, slug, tex, url


@settings(max_examples=250, deadline=None)
@given(st.text(alphabet="ab1 $`|\\<>&*_[]()#-\n{}^~=+", max_size=40))
def test_prose_never_makes_markup(text: str) -> None:
    shown = cell(text)
    assert "\n" not in shown
    assert not re.search(r"(?<!\\)\|", shown)
    bare = re.sub(r"\\.|(?<!`)`[^`]+`(?!`)", "", shown.replace("<span>$</span>", ""))  # escapes and code, in order
    assert "<" not in bare
    assert ">" not in bare
    assert "".join(content for _, content in pieces(text)).replace("$", "").replace("`", "") == text.replace(
        "$", ""
    ).replace("`", "")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (r"\left|x\right| \le \|y\|", r"\left\vert x\right\vert \le \Vert y\Vert"),
        (r"\{a \mid b\}\,\!", r"\lbrace a \mid b\rbrace\thinspace\negthinspace"),
        (r"a<b>c", r"a\lt b\gt c"),
        (r"x^* * y", r"x^\ast \ast y"),
        (r"\mathbf{x}_{p} + \gamma_{p}", r"\mathbf{x}_ {p} + \gamma_{p}"),
        (r"\|x\|_2 + a _i", r"\Vert x\Vert_2 + a_i"),
        (r"a &lt; b \\ c &= d", r"a & lt; b \cr c &= d"),
        ("[0,1](x)", "[0,1] (x)"),
        ("a\n  b", "a b"),
    ],
)
def test_tex_survives_every_renderer(given: str, shown: str) -> None:
    assert tex(given) == shown
    assert tex(shown) == shown


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("for $x_i < 1$ and a < b", r"for $x_i \lt 1$ and a &lt; b"),
        ("$$a|b$$", r"$$a\vert b$$"),
        ("costs $5 and $6", "costs <span>$</span>5 and <span>$</span>6"),
        ("run `a < b | c`", "run `a < b | c`"),
        ("2. two", r"2\. two"),
        ("- item", r"\- item"),
        ("2.5 is not a list", "2.5 is not a list"),
        ("a_b and _c_", r"a_b and \_c\_"),
        ("k-parity of $n$-bit inputs", "k-parity of $n$-bit inputs"),
    ],
)
def test_prose_keeps_maths_and_code(given: str, shown: str) -> None:
    assert prose(given) == shown


@pytest.mark.parametrize(
    ("number", "towards", "shown"),
    [
        ("12.3456789123", "down", "12.34567"),
        ("12.3456789123", "up", "12.34568"),
        ("0.5", "up", "0.5"),
        ("1410.9064176", "near", "1410.906"),
        ("123456789012", "down", "1.234567e11"),
        ("1/8", "up", "1/8"),
        ("NaN", "up", "NaN"),
        ("-1.00000000001", "down", "-1.000001"),
        ("0.000000123456789", "up", "1.234568e-7"),
    ],
)
def test_shortened_bounds_stay_bounds(number: str, towards: str, shown: str) -> None:
    assert shorten(number, towards) == shown


def test_words_and_addresses() -> None:
    assert [listing(list(items)) for items in ("", "a", "ab", "abc")] == ["", "a", "a and b", "a, b and c"]
    assert slug("lemma-15.x y") == "lemma-15.x-y"
    assert url("figures/a b(1).svg") == "figures/a%20b%281%29.svg"
