"""The report: computed words, hostile data, missing files, and the same bytes twice."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from numerics.parity.model import ModelSpec, load_model
from tests.third_party import ROOT
from verify.errors import BadInput
from verify.records import Kind, Verdict
from verify.report import BEGIN, END, markdown, opening, refresh_readme, story, verdict_table, write_report
from verify.report.attached import Attached
from verify.report.replay import model_file
from verify.report.text import prose
from verify.results.schema import (
    ClaimResult,
    ConstantResult,
    ProofResult,
    ReadingResult,
    RepairResult,
    Results,
    StepResult,
    decode,
)

HOSTILE = (
    "<script>alert('x')</script> a|b\n# not a heading\n[link](http://example.org) **bold** "
    "`tick\n```\n$5 and $6 &amp; _x_")
RATIO, ENTRY = "figures/lemma-15.ratio.svg", "certificates/lemma-15.entry.json"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'


def step(name: str, verdict: Verdict = Verdict.HOLDS, **fields: Any) -> StepResult:
    defaults = {"text": "The inference is made.", "summary": "It was looked at.", "evidence": Kind.ARGUED}
    return StepResult(id=name, verdict=verdict, **(defaults | fields))


def claim(name: str, verdict: Verdict, steps: tuple[StepResult, ...] = (), **fields: Any) -> ClaimResult:
    found = {item.verdict for item in steps}
    order = (Verdict.REFUTED, Verdict.UNDERSPECIFIED, Verdict.LIMIT, Verdict.OPEN, Verdict.VACUOUS)
    worst = next((v for v in order if v in found), Verdict.HOLDS if steps else Verdict.OPEN)
    defaults: dict[str, Any] = {
        "title": f"Title of {name}", "where": "Section 1", "statement": "For every $n$ it is so.",
        "depends_on": (), "evidence": Kind.CERTIFIED, "summary": f"Finding about {name}.", "checked": True,
        "proof": ProofResult(verdict=worst, summary="computed"),
    }
    return ClaimResult(id=name, verdict=verdict, steps=steps, **(defaults | fields))


def unchecked(name: str) -> ClaimResult:
    nobody = "unchecked: no check is written yet."
    lazy = step(f"{name}.one", Verdict.OPEN, summary=nobody, evidence=Kind.NONE)
    return claim(name, Verdict.OPEN, (lazy,), checked=False, evidence=Kind.NONE, summary=nobody)


def sample() -> Results:
    """Every verdict once, a broken argument for a true statement, a repair, marks, and missing files."""
    bound = claim(
        "lemma-15", Verdict.HOLDS,
        (step("lemma-15.entry-bound", Verdict.REFUTED, printed=r"|\partial_a S| \le \frac{8k}{\tau}",
              derived=r"|\partial_a S| \le \frac{k}{\tau}", certificates=(ENTRY,)),
         step("lemma-15.norm", rests_on=("lemma-15.entry-bound",), printed="a = b", derived="a  = b",
              readings=(ReadingResult(id="charitable", text="With $2k$ entries.", verdict=Verdict.HOLDS,
                                      evidence=Kind.ARGUED, summary="It does."),))),
        title=r"Lipschitz constant of $\hat y$ in $\|\cdot\|_2$",
        summary=r"The supremum of $\|\nabla\hat y\|$ is enclosed and lies below the printed constant.",
        readings=(
            ReadingResult(id="literal", text=r"$|\hat y(u)-\hat y(v)| \le L\|u-v\|$", verdict=Verdict.HOLDS,
                          evidence=Kind.CERTIFIED, summary="The supremum is enclosed."),
            ReadingResult(id="row-norm", text="The same in another norm.", verdict=Verdict.OPEN,
                          evidence=Kind.NONE, summary="Not decided: the enclosure overlaps.")),
        repair=RepairResult(text=r"The constant may be $k/\tau$.", verdict=Verdict.HOLDS, evidence=Kind.ARGUED,
                            summary="Shown for all $k$."),
        constants=tuple(
            ConstantResult(name="constant", at={"n": n, "k": 3, "tau": f"1/{n}"}, paper="1410.9064176457",
                           best_lower="12.3456789123", best_upper="12.3456789999", ratio=f"{n}.55555555")
            for n in (8, 16)),
        certificates=(ENTRY, "certificates/lemma-15.lost.json"), figures=(RATIO, "figures/lost.svg"),
        captions={RATIO: "The printed $L$ is [far] above.", "figures/lost.svg": "Lost."},
        quantities={"constant": "8*k**2*sqrt(2*k)/tau"}, depends_on=("lemma-14", "model"), seconds=3.25)
    others = (
        claim("prop-3", Verdict.LIMIT, (step("prop-3.risk", Verdict.LIMIT),)),
        claim("cor-20", Verdict.REFUTED, (step("cor-20.count"),), evidence=Kind.EXHAUSTIVE),
        claim("rem-12", Verdict.VACUOUS), claim("rem-13", Verdict.UNDERSPECIFIED),
        claim("thm-5", Verdict.HOLDS, rests_on=("cor-20", "lemma-15.entry-bound")),
        claim("lemma-8", Verdict.OPEN, failures=("lemma-8/pl_inequality: timed out after 60 s",)))
    return Results(
        paper="han2025", title="A paper & its claims", profile="standard", seconds=99.5,
        model={"n": 8, "temperature": "1/n", "parity_set": [1, 3, 6], "heads": None},
        environment={"python": "3.11.2"}, objects=({"id": "def-1", "title": "k-parity"},),
        claims=(bound, *others, unchecked("lemma-14"), unchecked("lemma-16")))


def lay_out(directory: Path, results: Results) -> Path:
    (directory / "figures").mkdir(parents=True)
    (directory / "certificates").mkdir()
    (directory / "results.json").write_bytes(msgspec.json.encode(results))
    (directory / RATIO).write_text(SVG)
    (directory / ENTRY).write_text(json.dumps({"says": "At $n = 8$ it is 3/2 < 2."}))
    return directory


def texts(tmp_path: Path, results: Results) -> dict[str, str]:
    return markdown.pages(results, Attached(lay_out(tmp_path / "run", results)))


def report(tmp_path: Path, results: Results) -> str:
    return texts(tmp_path, results)["report.md"]


def section(tmp_path: Path, results: Results, name: str) -> str:
    return texts(tmp_path, results)[f"claims/{name}.md"]


# -- what it says ------------------------------------------------------------------------------------------

def test_the_first_screen_is_computed_from_the_data() -> None:
    results = sample()
    text = {block.label: opening.text_of(block) for block in opening.opening(results)}
    assert opening.outcome(results).startswith("Of 7 judged statements 1 is refuted as stated, 1 is false as stated")
    assert text["What holds"] == (
        "Lemma 15 and Theorem 5 hold as stated. The printed argument does not go through for Lemma 15. "
        "Resting on something that does not stand: Theorem 5.")
    assert "Corollary 20, Proposition 3 and Remark 13" in text["What is wrong"]
    assert "In all 5 errors were found, 3 in statements and 2 in steps" in text["What is wrong"]
    assert text["What replaces it"] == (
        "No correction that holds is known for Proposition 3, Corollary 20 and Remark 13.")
    assert "1 statement is refuted: 1 by complete enumeration." in text["How sure"]
    assert "1 check did not finish" in text["How sure"]
    assert "Checked were 7 of 9 claims and 4 of 6 steps" in text["Where to check"]


def test_main_results_come_with_their_plain_words_and_what_is_true_instead() -> None:
    results = sample()
    mended = RepairResult(
        text="With $m$.", plain="It holds for two heads.", verdict=Verdict.HOLDS, evidence=Kind.FORMAL)
    claims = tuple(msgspec.structs.replace(c, plain="It is claimed for all heads.", repair=mended) if c.id == "cor-20"
                   else c for c in results.claims)
    marked = msgspec.structs.replace(results, claims=claims, main=("cor-20", "lemma-15", "gone"), says=("It says so.",))
    blocks = {block.label: block for block in opening.opening(marked)}
    assert opening.text_of(blocks["What the paper claims"]) == "It says so."
    first, second = ("".join(span.text for span in line) for line in blocks["What became of its main results"].lines)
    assert first == ("Corollary 20. It is claimed for all heads. It is refuted as stated (exhaustive): finding about "
                     "cor-20. Instead (formal): it holds for two heads.")
    assert second.startswith("Lemma 15. Lipschitz constant of")
    assert "Instead" not in second, "what holds needs no correction"


def test_other_readings_of_a_main_result_that_fails_are_told() -> None:
    def reading(name: str, verdict: Verdict, text: str) -> ReadingResult:
        return ReadingResult(id=name, text=text, verdict=verdict, evidence=Kind.ARGUED, summary="So.")

    readings = (reading("literal", Verdict.REFUTED, "As printed."), reading("limit", Verdict.REFUTED, "In the limit."),
                reading("this-model", Verdict.HOLDS, "Here."), reading("kind", Verdict.HOLDS, "For two heads."),
                reading("other", Verdict.OPEN, "For three."))
    item = claim("cor-20", Verdict.REFUTED, readings=readings)
    marked = msgspec.structs.replace(sample(), claims=(item,), main=("cor-20",))
    [line] = {block.label: block for block in opening.opening(marked)}["What became of its main results"].lines
    text = "".join(span.text for span in line)
    assert text.endswith("finding about cor-20. Refuted as well (argued) if this is meant: in the limit.")


def test_a_long_finding_is_told_without_its_point() -> None:
    point = "x" * 200
    for summary, told in ((f"Large ones undo it: at n = 7, m = 1 {point}. More.", "large ones undo it."),
                          ("Large ones undo it: at n = 7 it is 0. More.", "large ones undo it: at n = 7 it is 0.")):
        item = claim("cor-20", Verdict.REFUTED, summary=summary)
        marked = msgspec.structs.replace(sample(), claims=(item,), main=("cor-20",))
        [line] = {block.label: block for block in opening.opening(marked)}["What became of its main results"].lines
        assert "".join(span.text for span in line).endswith(f"(certified): {told}")


def test_experiments_have_a_sentence_of_their_own() -> None:
    runs = tuple(claim(f"exp-{number}", verdict, kind="experiment", evidence=Kind.EMPIRICAL) for number, verdict in
                 enumerate((Verdict.REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.ANSWERED)))
    told = {block.label: opening.text_of(block)
            for block in opening.opening(msgspec.structs.replace(sample(), claims=runs))}["How sure"]
    assert "Of 4 experiments and questions 1 is reproduced by our runs, 2 are not reproduced by our runs and 1" in told


def test_a_correction_that_does_not_hold_is_not_offered() -> None:
    results = sample()
    doubtful = RepairResult(text="With $m$.", plain="It holds for two heads.", verdict=Verdict.OPEN, evidence=Kind.NONE)
    claims = tuple(msgspec.structs.replace(c, repair=doubtful) if c.id == "cor-20" else c for c in results.claims)
    marked = msgspec.structs.replace(results, claims=claims, main=("cor-20",))
    assert all("two heads" not in opening.text_of(block) for block in opening.opening(marked))


def test_an_empty_run_says_so(tmp_path: Path) -> None:
    empty = msgspec.structs.replace(sample(), claims=(), model={}, environment={}, objects=())
    text = report(tmp_path, empty)
    assert "No claim was judged" in text
    assert "0 of 0 claims" in text


def test_every_verdict_has_its_row_and_only_unchecked_claims_have_none() -> None:
    table = verdict_table(sample())
    for verdict in story.SIGN.keys() - {Verdict.REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.ANSWERED}:
        assert f"{story.SIGN[verdict]} {verdict}" in table
    rows = [line for line in table.splitlines() if line.startswith("| <a id=")]
    assert len(rows) == 7
    assert all(len(re.split(r"(?<!\\)\|", row)) == 7 for row in rows)
    assert "Unchecked so far, and open (2): [lemma-14](claims/lemma-14.md), [lemma-16](claims/lemma-16.md)." in table
    assert "✗ refuted (1 of 2 hold)" in rows[0]
    assert "✓ holds †" in next(row for row in rows if "thm-5" in row)


def test_a_section_has_all_its_parts_and_the_outcome_first(tmp_path: Path) -> None:
    text = section(tmp_path, sample(), "lemma-15")
    parts = [
        "[Referee's report](../report.md)", "## What it states", "(Section 1) For every $n$ it is so.",
        "Rests on `lemma-14` (unchecked) and `model`.", "`constant = 8*k**2*sqrt(2*k)/tau`", "## What was found",
        "**The statement holds as stated (certified), but the printed argument does not go through: "
        "`entry-bound` refuted.**", "The supremum of",
        "> **What is true instead** ✓ holds (argued). The constant may be", "## What falls with it", "`thm-5`",
        "## Other readings", "**row-norm** ○ open (—). The same in another norm. Not",
        "## The printed argument, step by step", '<a id="lemma-15.entry-bound"></a>',
        "### entry-bound: ✗ refuted (argued)",
        "Printed:\n\n$$\n\\vert\\partial_a S\\vert \\le", "Derived:",
        "Certificates:", "- [lemma-15.entry.json](../certificates/lemma-15.entry.json): At $n = 8$ it is 3/2 &lt; 2.",
        "### norm †:", "Printed, and derived alike:",
        "Read as *charitable* (✓ holds, argued): With $2k$ entries. It does.", "## Constants, at every point",
        "| constant | n = 8, k = 3, tau = 1/8 | 1410.906 | 12.34567 … 12.34568 | 8.555 | loose ×114 |",
        "](../figures/lemma-15.ratio.svg)", "Figure `figures/lost.svg` is missing",
        "[lemma-15.lost.json](../certificates/lemma-15.lost.json): **missing or rejected", "## Replay",
        "verify run lemma-15 --profile standard --model model.toml --out DIR",
        "verify check certificates/lemma-15.entry.json certificates/lemma-15.lost.json",
    ]
    position = 0
    for part in parts:
        assert part in text, part
        assert part in text[position:], f"{part} comes too early"
        position = text.index(part, position)


def test_failures_and_marks_show(tmp_path: Path) -> None:
    made = texts(tmp_path, sample())
    assert "lemma-8/pl_inequality: timed out after 60 s" in made["claims/lemma-8.md"]
    assert "† It rests on what does not stand: `cor-20` (✗ refuted)" in made["claims/thm-5.md"]


def test_links_inside_the_report_have_targets(tmp_path: Path) -> None:
    made = texts(tmp_path, sample())
    for name, text in made.items():
        for target in re.findall(r"\]\(([^)]*)\)", text):
            path, _, anchor = target.partition("#")
            place = "/".join([*name.split("/")[:-1], path]) if path else name
            place = re.sub(r"(^|/)claims/\.\./", r"\1", place)
            if place.endswith(".md"):
                assert place in made, f"{name}: {target}"
                assert not anchor or f'<a id="{anchor}"></a>' in made[place], target


def test_replaced_quantities_open_the_report(tmp_path: Path) -> None:
    results = sample()
    swapped = msgspec.structs.replace(
        results.claims[0], replaced=("constant",), quantities={"constant": "k**2/tau"})
    made = texts(tmp_path, msgspec.structs.replace(results, claims=(swapped, *results.claims[1:])))
    warning = "**Warning.** Not an audit of the paper as printed: this run replaced `lemma-15.constant = k**2/tau`."
    assert made["report.md"].index(warning) < made["report.md"].index("**What holds.**")
    assert "--set 'lemma-15.constant=k**2/tau'" in made["claims/lemma-15.md"]


def test_no_times_so_that_two_runs_agree(tmp_path: Path) -> None:
    slow = msgspec.structs.replace(sample(), seconds=1234.5)
    assert texts(tmp_path / "a", sample()) == texts(tmp_path / "b", slow)


def test_the_printed_model_is_a_model_file(tmp_path: Path) -> None:
    spec = ModelSpec(n=9, k=2, parity_set=(1, 4), temperature="k/n**2")
    results = msgspec.structs.replace(sample(), model=spec.to_dict())
    path = tmp_path / "model.toml"
    path.write_text(model_file(results))
    assert load_model(path).to_dict() == spec.to_dict()
    assert "--model model.toml" in report(tmp_path / "a", results)
    default = msgspec.structs.replace(results, model=ModelSpec().to_dict())
    assert "--model model.toml" not in report(tmp_path / "b", default)


# -- files -------------------------------------------------------------------------------------------------

def test_two_writes_are_the_same_bytes_and_leave_nothing_else(tmp_path: Path) -> None:
    directory = lay_out(tmp_path / "run", sample())
    before = {path.name for path in directory.iterdir()}
    paths = write_report(directory)
    assert [path.name for path in paths[:3]] == ["report.md", "report.html", "graph.svg"]
    first = [path.read_bytes() for path in paths]
    assert [path.read_bytes() for path in write_report(directory)] == first
    written = {"report.md", "report.html", "graph.svg", "errors.md", "errors.html", "claims"}
    assert {path.name for path in directory.iterdir()} == before | written
    claims = {claim.id for claim in sample().claims}
    assert {path.name for path in (directory / "claims").iterdir()} == {
        f"{name}{end}" for name in claims for end in (".md", ".html")}


def test_pages_of_claims_that_are_gone_go_and_foreign_files_stay(tmp_path: Path) -> None:
    directory = lay_out(tmp_path / "run", sample())
    write_report(directory, recheck=False)
    (directory / "claims/notes.md").write_text("My own notes.")
    fewer = msgspec.structs.replace(sample(), claims=sample().claims[:2])
    (directory / "results.json").write_bytes(msgspec.json.encode(fewer))
    write_report(directory, recheck=False)
    assert {path.name for path in (directory / "claims").iterdir()} == {
        "lemma-15.md", "lemma-15.html", "prop-3.md", "prop-3.html", "notes.md"}


def test_all_on_a_single_file(tmp_path: Path) -> None:
    directory = lay_out(tmp_path / "run", sample())
    before = {path.name for path in directory.iterdir()}
    assert write_report(directory, recheck=False, single_file=tmp_path / "all.html") == [tmp_path / "all.html"]
    assert {path.name for path in directory.iterdir()} == before
    page = (tmp_path / "all.html").read_text()
    assert page.count("<article") == len(sample().claims)
    inside = re.findall(r'href="#([^"?]+)"', page)
    assert inside
    assert set(inside) <= set(re.findall(r'id="([^"]+)"', page))
    outside = {link for link in re.findall(r'href="([^"#]+)"', page) if link.endswith((".html", ".md"))}
    assert outside <= {"report.md"}


def test_a_certificate_that_the_checker_rejects_is_not_quoted(tmp_path: Path) -> None:
    directory = lay_out(tmp_path / "run", sample())
    write_report(directory, recheck=False)
    pages = [directory / f"claims/lemma-15{end}" for end in (".md", ".html")]
    assert all("3/2 &lt; 2." in path.read_text() for path in pages)
    write_report(directory)  # the sample's certificate has no digest and no kind
    for path in pages:
        assert "3/2 &lt; 2." not in path.read_text()
        assert path.read_text().count("missing or rejected") == 2


@pytest.mark.parametrize("content", [None, b"", b"{", b"[]", b'{"schema": 1}', b"\xff\xfe", b"null"])
def test_bad_directories_give_one_clear_line(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "results.json").write_bytes(content)
    with pytest.raises(BadInput) as caught:
        write_report(tmp_path)
    assert "results" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert not (tmp_path / "report.md").exists()


def test_wrong_schema_and_missing_directory_are_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such directory"):
        write_report(tmp_path / "nowhere")
    newer = msgspec.structs.replace(sample(), schema=3)
    with pytest.raises(BadInput, match="schema 3"):
        write_report(lay_out(tmp_path / "newer", newer))


def test_nothing_outside_the_directory_is_read(tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text('{"says": "secret"}')
    directory = lay_out(tmp_path / "run", sample())
    attached = Attached(directory)
    assert attached.sentence("../secret.json") is None
    assert attached.sentence(str(tmp_path / "secret.json")) is None
    assert attached.sentence("certificates") is None
    assert attached.figure("a\0b") is None
    assert attached.figure("certificates/lemma-15.entry.json") is None
    assert attached.sentence("certificates/lemma-15.entry.json") == "At $n = 8$ it is 3/2 < 2."


# -- hostile data ------------------------------------------------------------------------------------------

def hostile() -> Results:
    """The sample with hostile text in every field that holds free text."""
    bad = HOSTILE
    reading = ReadingResult(id=bad, text=bad, verdict=Verdict.HOLDS, evidence=Kind.ARGUED, summary=bad)
    one = claim(
        "lemma-15", Verdict.REFUTED,
        (step("lemma-15.x", text=bad, summary=bad, printed="<b>|x|</b>", derived="a < b", readings=(reading,),
              certificates=(f"c/{bad}.json",)),),
        title=bad, where=bad, statement=bad, summary=bad, readings=(reading, reading), depends_on=(bad,),
        rests_on=(bad,), figures=(RATIO, bad), captions={RATIO: bad},
        repair=RepairResult(text=bad, verdict=Verdict.OPEN, evidence=Kind.NONE, summary=bad),
        constants=(
            ConstantResult(name=bad, at={bad: bad}, paper=bad, best_lower=bad, best_upper="NaN", ratio=bad),),
        failures=(bad,), certificates=(bad,), quantities={"constant": bad}, replaced=("constant",))
    return msgspec.structs.replace(
        sample(), title=bad, claims=(one,), model={bad: bad}, environment={bad: bad},
        objects=({"id": bad, "title": bad},))


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
        assert not re.search(r"<(?!a id=|/a>|span>\$</span>|/span>)", outside)


def tokens(text: str) -> list[Token]:
    """What a CommonMark parser that knows tables and no maths makes of it: an independent oracle."""
    found = []
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        found += [token, *(token.children or ())]
    return found


def test_a_markdown_parser_finds_no_markup_of_the_data(tmp_path: Path) -> None:
    made = texts(tmp_path, hostile())
    anchors = {f'<a id="{name}">{end}' for end in ("", "</a>")
               for name in ("lemma-15", "lemma-15.x", "verdicts", "errors", "reproduce")}
    for text in made.values():
        parsed = tokens(text)
        raw = {token.content.strip() for token in parsed if token.type in ("html_block", "html_inline")}
        assert raw <= {*anchors, "</a>", "<span>", "</span>"}
        links = [str(token.attrs["href"]) for token in parsed if token.type == "link_open"]
        assert all(not re.match(r"\w+:", link) for link in links), links
    parsed = tokens(made["report.md"])
    headings = [token.tag for token in parsed if token.type == "heading_open"]
    assert headings == ["h1", *["h2"] * 6]
    assert sum(token.type == "fence" for token in parsed) == 2


@pytest.mark.parametrize("formula", [
    r"\mathbf{x}_{p} + \mathbf{y}_{q} = \|z\|_2 \le |w|_{\infty}", r"a^*b^*", r"[0,1](x)", r"\{ _a \} (_b)_c",
    r"\begin{cases} a & b < c \\ d & e > f \end{cases}",
])
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
            widths = {len(re.findall(r"(?<!\\)\|", row)) for row in lines[number - 1:end]}
            assert len(widths) == 1, lines[number - 1:end]


def test_hostile_text_stays_text_in_the_page(tmp_path: Path) -> None:
    directory = lay_out(tmp_path / "run", hostile())
    write_report(directory)
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
    for words in ("entry-bound", "What is true instead", "verify run lemma-15", "✗ refuted"):
        assert words in page


def test_a_page_with_much_luggage_stays_below_five_megabytes(tmp_path: Path) -> None:
    names = [f"figures/lemma-15.f{number}.svg" for number in range(30)]
    many = [f"certificates/lemma-15.c.n{number}.json" for number in range(300)]
    results = sample()
    heavy = msgspec.structs.replace(
        results.claims[0], figures=tuple(names), certificates=tuple(many), captions=dict.fromkeys(names, "Big."))
    directory = lay_out(tmp_path / "run", msgspec.structs.replace(results, claims=(heavy, *results.claims[1:])))
    for name in names:
        (directory / name).write_text(SVG.replace("<rect", "<!--" + "x" * 300_000 + "--><rect"))
    for name in many:
        (directory / name).write_text(json.dumps({"says": "It is so.", "data": "7" * 15_000}))
    write_report(directory, recheck=False)
    page = (directory / "claims/lemma-15.html").read_text()
    assert 2_000_000 < len(page.encode()) < 5_000_000
    assert "Figure in a file of its own" in page
    assert page.count("data-certificate") >= 300, "each one is linked, shown or not"
    assert 0 < page.count("<summary>The file</summary>") < 300


# -- the documents -----------------------------------------------------------------------------------------

def test_readme_is_refreshed_between_its_markers_only(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("top\n<!-- verdicts:begin -->\nold \\1\n<!-- verdicts:end -->\nbottom\n")
    assert refresh_readme(readme, sample()) is True
    text = readme.read_text()
    assert text.startswith("top\n<!-- verdicts:begin -->\n| Claim")
    assert text.endswith("\n<!-- verdicts:end -->\nbottom\n")
    assert "](reports/han2025/claims/lemma-15.md)" in text
    assert refresh_readme(readme, sample()) is False


@pytest.mark.parametrize("text", ["", BEGIN, END + BEGIN, BEGIN + END + END])
def test_readme_without_markers_is_bad_input(tmp_path: Path, text: str) -> None:
    readme = tmp_path / "README.md"
    readme.write_text(text)
    with pytest.raises(BadInput, match="verdicts:begin"):
        refresh_readme(readme, sample())
    with pytest.raises(BadInput, match="nowhere"):
        refresh_readme(tmp_path / "nowhere.md", sample())


def test_the_committed_readme_is_current(tmp_path: Path) -> None:
    committed = ROOT / "reports/han2025/results.json"
    if not committed.is_file():
        pytest.skip("no committed report yet: `make audit` writes it")
    copy = tmp_path / "README.md"
    copy.write_text((ROOT / "README.md").read_text())
    changed = refresh_readme(copy, decode(committed.read_bytes()))
    assert not changed, "the verdict table is stale: run `verify report reports/han2025 --readme README.md`"
