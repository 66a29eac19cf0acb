"""Hostile text in every field of a report stays text, in Markdown and in the page."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from tests.verify.report.samples import HOSTILE, RATIO, SVG, claim, lay_out, sample, step, texts
from verify.records import Kind, Verdict
from verify.report import write_report
from verify.report.text import prose
from verify.results.schema import ConstantResult, ReadingResult, RepairResult, Results


def hostile() -> Results:
    """The sample with hostile text in every field that holds free text."""
    bad = HOSTILE
    file = "".join(letter for letter in bad if letter.isprintable() and letter != " ")  # others are refused on reading
    reading = ReadingResult(id="reading", text=bad, verdict=Verdict.HOLDS, evidence=Kind.ARGUED, summary=bad)
    one = claim(
        "lemma-15",
        Verdict.REFUTED,
        (
            step(
                "lemma-15.x",
                text=bad,
                summary=bad,
                printed="<b>|x|</b>",
                derived="a < b",
                readings=(reading,),
                certificates=(f"c/{file}.json",),
            ),
        ),
        title=bad,
        where=bad,
        statement=bad,
        summary=bad,
        readings=(reading, msgspec.structs.replace(reading, id="other")),
        depends_on=(bad,),
        rests_on=(bad,),
        figures=(RATIO, file),
        captions={RATIO: bad},
        repair=RepairResult(text=bad, verdict=Verdict.OPEN, evidence=Kind.NONE, summary=bad),
        constants=(ConstantResult(name=bad, at={bad: bad}, paper=bad, best_lower=bad, best_upper="NaN", ratio=bad),),
        failures=(bad,),
        certificates=(file,),
        quantities={"constant": bad},
        replaced=("constant",),
    )
    return msgspec.structs.replace(
        sample(),
        title=bad,
        claims=(one,),
        model={bad: bad},
        environment={bad: bad},
        objects=({"id": bad, "title": bad},),
    )


FOLDED = (
    "Dependencies",
    "Ranges: claimed on, checked on",
    "Formula, constants in it, and further findings",
    "Interpretations",
    "Proof, step by step",
    "Constants at all parameter values",
    "Figures",
    "Certificates",
    "Coq theorems and axioms",
    "All 1 errors, with the commands to repeat them",
)


class Elements(HTMLParser):
    """Collects what a browser would make of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.targets: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.targets += [value or "" for name, value in attrs if name in ("src", "href")]
        assert not any(name.startswith("on") for name, _ in attrs)


def test_hostile_text_stays_text_in_markdown(tmp_path: Path) -> None:
    for text in texts(tmp_path, hostile()).values():
        outside = re.sub(r"^(`{3,})(?:sh|toml)\n.*?^\1$", "", text, flags=re.DOTALL | re.MULTILINE)
        outside = re.sub(r"(?<![\\`])`[^`\n]+`", "", outside)
        assert "<script" not in outside
        assert not re.search(r"(?<!\\)\]\(http", outside)
        assert "**bold**" not in outside
        assert "\n# not" not in outside
        outside = re.sub(
            r"^<details><summary>[A-Z][a-z0-9,: -]+</summary>$|^</details>$", "", outside, flags=re.MULTILINE
        )
        assert not re.search(r"<(?!a id=|/a>|span>\$</span>|/span>)", outside)


def tokens(text: str) -> list[Token]:
    """What a CommonMark parser that knows tables and no maths makes of it: an independent oracle."""
    found = []
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        found += [token, *(token.children or ())]
    return found


def test_a_markdown_parser_finds_no_markup_of_the_data(tmp_path: Path) -> None:
    made = texts(tmp_path, hostile())
    anchors = {
        f'<a id="{name}">{end}'
        for end in ("", "</a>")
        for name in ("lemma-15", "lemma-15.x", "verdicts", "errors", "reproduce")
    }
    for text in made.values():
        parsed = tokens(text)
        raw = {token.content.strip() for token in parsed if token.type in ("html_block", "html_inline")}
        folds = {f"<details><summary>{title}</summary>" for title in FOLDED}
        assert raw <= {*anchors, *folds, "</details>", "</a>", "<span>", "</span>"}
        links = [str(token.attrs["href"]) for token in parsed if token.type == "link_open"]
        assert all(not re.match(r"\w+:", link) for link in links), links
    parsed = tokens(made["report.md"])
    headings = [token.tag for token in parsed if token.type == "heading_open"]
    assert headings == ["h1", *["h2"] * 6]
    assert sum(token.type == "fence" for token in parsed) == 2


@pytest.mark.parametrize(
    "formula",
    [
        r"\mathbf{x}_{p} + \mathbf{y}_{q} = \|z\|_2 \le |w|_{\infty}",
        r"a^*b^*",
        r"[0,1](x)",
        r"\{ _a \} (_b)_c",
        r"\begin{cases} a & b < c \\ d & e > f \end{cases}",
    ],
)
def test_a_markdown_parser_leaves_maths_alone(formula: str) -> None:
    for shown in (prose(f"It is ${formula}$ and ${formula}$."), prose(f"$${formula}$$")):
        kinds = {token.type for token in tokens(shown)}
        assert kinds <= {"paragraph_open", "inline", "text", "paragraph_close"}, shown
        text = "".join(token.content for token in tokens(shown) if token.type == "text")
        assert text == shown, "a character was taken for an escape"


def test_hostile_text_keeps_tables_whole(tmp_path: Path) -> None:
    lines = [line for text in texts(tmp_path, hostile()).values() for line in (*text.splitlines(), "")]
    for number, line in enumerate(lines):
        if line.startswith("| ---"):
            end = next((i for i in range(number, len(lines)) if not lines[i].startswith("|")), len(lines))
            widths = {len(re.findall(r"(?<!\\)\|", row)) for row in lines[number - 1 : end]}
            assert len(widths) == 1, lines[number - 1 : end]


def test_hostile_text_stays_text_in_the_page(tmp_path: Path) -> None:
    directory = lay_out(tmp_path / "run", hostile())
    write_report(directory, recheck=False)
    for path in (directory / "report.html", directory / "errors.html", directory / "claims/lemma-15.html"):
        page = path.read_text()
        seen = Elements()
        seen.feed(page)
        assert not seen.tags & {"b", "iframe", "link", "object", "form", "base"}
        assert page.count("<script") == 1, "the page's own, and no other"
        assert "http://example.org" not in "".join(seen.targets)


def test_the_page_needs_no_network_and_holds_its_figures(tmp_path: Path) -> None:
    directory = lay_out(tmp_path / "run", sample())
    write_report(directory, recheck=False)
    page = (directory / "claims/lemma-15.html").read_text()
    seen = Elements()
    seen.feed(page + (directory / "report.html").read_text())
    assert any(target.startswith("data:image/svg+xml;base64,") for target in seen.targets)
    assert not any(re.match(r"(https?:)?//", target) for target in seen.targets)
    for words in ("entry-bound", "Sharper statement", "verify run lemma-15", "✗ false"):
        assert words in page


def test_a_page_with_much_luggage_stays_below_five_megabytes(tmp_path: Path) -> None:
    names = [f"figures/lemma-15.f{number}.svg" for number in range(30)]
    many = [f"certificates/lemma-15.c.n{number}.json" for number in range(300)]
    results = sample()
    heavy = msgspec.structs.replace(
        results.claims[0], figures=tuple(names), certificates=tuple(many), captions=dict.fromkeys(names, "Big.")
    )
    directory = lay_out(tmp_path / "run", msgspec.structs.replace(results, claims=(heavy, *results.claims[1:])))
    for name in names:
        (directory / name).write_text(SVG.replace("<rect", "<!--" + "x" * 300_000 + "--><rect"))
    for name in many:
        (directory / name).write_text(json.dumps({"says": "It is so.", "data": "7" * 15_000}))
    write_report(directory, recheck=False)
    page = (directory / "claims/lemma-15.html").read_text()
    assert 2_000_000 < len(page.encode()) < 5_000_000
    assert "Figure in a separate file" in page
    assert page.count("data-certificate") >= 300, "each one is linked, shown or not"
    assert 0 < page.count("<summary>The file</summary>") < 300
