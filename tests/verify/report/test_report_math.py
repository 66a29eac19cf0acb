"""Formulas as MathML: nothing of the data becomes markup, and every formula of the papers converts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markupsafe import Markup

from verify.records import Claim
from verify.report import mathml
from verify.report.text import pieces
from verify.verdicts import papers as registry

ELEMENTS = mathml._TAGS | {"math", "semantics", "annotation", "wbr", "code", "span"}


def elements(shown: Markup) -> list[ElementTree.Element]:
    """An XML parser as oracle: the output is well formed, and these are its elements."""
    root = ElementTree.fromstring(f"<all>{str(shown).replace('<wbr>', '<wbr/>')}</all>")
    return list(root.iter())[1:]


def texts(claim: Claim) -> Iterator[str]:
    yield from (claim.title, claim.statement, claim.repair.text if claim.repair else "")
    yield from (reading.text for reading in claim.readings)
    for step in claim.steps:
        yield from (step.text, *(reading.text for reading in step.readings))


def formulas() -> list[str]:
    good, _ = registry.loadable()
    found = {step.printed for paper in good for claim in paper.claims for step in claim.steps if step.printed}
    for paper in good:
        for claim in paper.claims:
            found |= {c for text in texts(claim) for kind, c in pieces(text) if kind in ("inline", "display")}
    return sorted(found)


def test_every_formula_of_the_papers_becomes_mathml() -> None:
    left_as_tex = [tex for tex in formulas() if "<math" not in mathml.block(tex)]
    assert not left_as_tex


@settings(max_examples=120, deadline=None)
@given(st.text(alphabet="ab1\\{}_^<>&\"'$ +=|,;()textfrachref", max_size=30))
def test_no_formula_makes_markup(tex: str) -> None:
    for shown in (mathml.inline(tex), mathml.block(tex), *mathml.side_by_side(tex, "a+b")[:2]):
        for element in elements(shown):
            assert element.tag in ELEMENTS
            assert not set(element.attrib) & {"href", "style", "onclick", "src", "xlink"}


@pytest.mark.parametrize(
    "tex",
    [
        r"\text{<script>alert(1)</script>}",
        r"\href{javascript:x}{y}",
        r"\unknowncommand{x}",
        r"\frac{a",
        "",
        r"\color{red}{x}",
        "x\x00y",
        r"\style{color:red}{x}",
    ],
)
def test_hostile_and_broken_formulas_are_harmless(tex: str) -> None:
    shown = str(mathml.inline(tex))
    assert "<script" not in shown
    assert "javascript" not in re.sub(r"<annotation.*?</annotation>|<code.*?</code>", "", shown)
    assert "style=" not in shown


def test_what_cannot_be_converted_is_shown_as_tex() -> None:
    assert str(mathml.inline(r"\unknowncommand{x}")) == r'<code class="tex">\unknowncommand{x}</code>'


@pytest.mark.parametrize(
    ("tex", "letters"),
    [
        (r"\mathcal L", "ℒ"),
        (r"\mathbb R", "ℝ"),
        (r"\arg\max_j", "argmaxj"),
        (r"\lVert x\rVert", "‖x‖"),
        (r"\hat y\le\tfrac12", "y^≤12"),
    ],
)
def test_letters(tex: str, letters: str) -> None:
    shown = elements(mathml.inline(tex))
    assert "".join(e.text or "" for e in shown if e.tag in ("mi", "mo", "mn")) == letters


def test_a_long_formula_may_break_before_its_relations_and_a_short_one_may_not() -> None:
    long = r"n-m(\lceil\tfrac{n-1}{m}\rceil-1)\ge 2,\qquad f(a=b)\le n-m(\lceil\tfrac{n}{m}\rceil-1)"
    assert str(mathml.inline(long)).count("<wbr>") == 3
    assert "<wbr>" not in mathml.inline("a = b")
    assert 'form="infix"' in mathml.inline(long)


@pytest.mark.parametrize(
    ("printed", "derived", "marked"),
    [
        (r"a+\sum_{j\ne p}b_j c", r"a-\sum_{j\ne p}b_j c", ["+", "−"]),
        ("a=b+c", "a=b+c", []),
        ("x", r"\frac{\sin y}{z}+\cos w", []),
        (r"\tau\le 8k^2+1", r"\tau\le 8k+1", ["2"]),
    ],
)
def test_differing_symbols_are_marked(printed: str, derived: str, marked: list[str]) -> None:
    one, two, some = mathml.side_by_side(printed, derived)
    found = [e.text for shown in (one, two) for e in elements(shown) if "differs" in e.get("class", "")]
    assert found == marked
    assert some is bool(marked)
