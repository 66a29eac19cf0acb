"""The report: computed words, every part in its place, and the same words twice."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from numerics.parity.model import ModelSpec, load_model
from tests.verify.report.samples import claim, report, sample, section, texts
from verify import terms
from verify.records import Kind, Verdict
from verify.report import front_page, verdict_table
from verify.report.replay import model_file
from verify.results.schema import ReadingResult, RepairResult


def test_the_first_screen_is_computed_from_the_data() -> None:
    results = sample()
    text = {block.label: front_page.text_of(block) for block in front_page.opening(results)}
    assert front_page.outcome(results).startswith(
        "Of 7 checked statements, 1 is false as stated, 1 is true only in a limit"
    )
    true = text["What is true"]
    assert true.startswith("True as printed (1): Theorem 5 †.")
    assert "True as printed, with an invalid or incomplete proof (1): Lemma 15." in true
    wrong = text["What is wrong"]
    assert wrong.startswith("Not true as printed (3): Proposition 3, Corollary 20, Remark 13.")
    assert "In total 5 errors: 3 in statements, 2 in proof steps." in wrong
    assert text["What we prove"] == ("No corrected statement is known for Proposition 3, Corollary 20 and Remark 13.")
    assert "(5 by certificate, 1 by exhaustive enumeration)" in text["Confidence"]
    assert "1 check did not finish" in text["Confidence"]
    assert "Coverage: 7 of 9 claims and 4 of 6 proof steps were checked" in text["Where to check"]


def test_main_results_come_with_their_plain_words_and_what_is_true_instead() -> None:
    results = sample()
    mended = RepairResult(
        text="With $m$.", plain="It holds for two heads.", verdict=Verdict.HOLDS, evidence=Kind.FORMAL
    )
    claims = tuple(
        msgspec.structs.replace(c, plain="It is claimed for all heads.", repair=mended) if c.id == "cor-20" else c
        for c in results.claims
    )
    marked = msgspec.structs.replace(results, claims=claims, main=("cor-20", "lemma-15", "gone"), says=("It says so.",))
    blocks = {block.label: block for block in front_page.opening(marked)}
    assert front_page.text_of(blocks["What the paper claims"]) == "It says so."
    first, second = front_page.main_rows(marked)
    assert (first.claim.id, first.literal, first.reason) == ("cor-20", "✗ false (exhaustive)", "Finding about cor-20.")
    assert first.instead == "It holds for two heads. (corrected statement; Coq proof)"
    assert second.claim.id == "lemma-15"
    assert "corrected" not in second.instead, "a true statement needs no correction"


def test_the_intended_interpretation_of_a_main_result_has_its_own_verdict() -> None:
    def reading(name: str, verdict: Verdict, text: str) -> ReadingResult:
        return ReadingResult(id=name, text=text, verdict=verdict, evidence=Kind.ARGUED, summary="So.")

    readings = (
        reading("literal", Verdict.REFUTED, "As printed."),
        reading("limit", Verdict.REFUTED, "In the limit."),
        reading("this-model", Verdict.HOLDS, "Here."),
        reading("kind", Verdict.HOLDS, "For two heads."),
        reading("other", Verdict.OPEN, "For three."),
    )
    for meant, shown in (
        ("limit", "✗ false (informal argument): In the limit"),
        ("kind", "✓ true (informal argument): For two heads"),
        ("", "✗ false (certificate)"),
    ):
        item = claim("cor-20", Verdict.REFUTED, readings=readings, meant=meant)
        marked = msgspec.structs.replace(sample(), claims=(item,), main=("cor-20",))
        [row] = front_page.main_rows(marked)
        assert (row.intended, row.literal) == (shown, "✗ false (certificate)")
        told = {block.label: front_page.text_of(block) for block in front_page.opening(marked)}["Verdict"]
        assert ("Corollary 20 is true as its authors probably meant it" in told) == (meant == "kind")


def test_a_long_finding_is_told_without_its_point() -> None:
    point = "x" * 200
    for summary, told in (
        (f"Large ones undo it: at n = 7, m = 1 {point}. More.", "Large ones undo it."),
        ("Large ones undo it: at n = 7 it is 0. More.", "Large ones undo it: at n = 7 it is 0."),
    ):
        item = claim("cor-20", Verdict.REFUTED, summary=summary)
        marked = msgspec.structs.replace(sample(), claims=(item,), main=("cor-20",))
        [row] = front_page.main_rows(marked)
        assert row.reason == told


def test_experiments_have_a_sentence_of_their_own() -> None:
    runs = tuple(
        claim(f"exp-{number}", verdict, kind="experiment", evidence=Kind.EMPIRICAL)
        for number, verdict in enumerate(
            (Verdict.REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.ANSWERED)
        )
    )
    found = msgspec.structs.replace(sample(), claims=runs)
    told = " ".join("".join(span.text for span in line) for line in front_page.evidence_lines(found))
    assert "Of 4 experiments and questions 1 is reproduced by our runs, 2 are not reproduced by our runs and 1" in told


def test_a_correction_that_does_not_hold_is_not_offered() -> None:
    results = sample()
    doubtful = RepairResult(text="With $m$.", plain="It holds for two heads.", verdict=Verdict.OPEN, evidence=Kind.NONE)
    claims = tuple(msgspec.structs.replace(c, repair=doubtful) if c.id == "cor-20" else c for c in results.claims)
    marked = msgspec.structs.replace(results, claims=claims, main=("cor-20",))
    assert all("two heads" not in front_page.text_of(block) for block in front_page.opening(marked))


def test_an_empty_run_says_so(tmp_path: Path) -> None:
    empty = msgspec.structs.replace(sample(), claims=(), model={}, environment={}, objects=())
    text = report(tmp_path, empty)
    assert "No claim was judged" in text
    assert "0 of 0 claims" in text


def test_every_verdict_has_its_row_and_only_unchecked_claims_have_none() -> None:
    table = verdict_table(sample())
    for verdict in terms.SIGNS.keys() - {Verdict.REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.ANSWERED}:
        assert f"{terms.SIGNS[verdict]} {terms.VERDICTS[verdict]}" in table
    rows = [line for line in table.splitlines() if line.startswith("| <a id=")]
    assert len(rows) == 7
    assert all(len(re.split(r"(?<!\\)\|", row)) == 7 for row in rows)
    assert (
        'Not checked yet, hence undecided (2): <a id="lemma-14"></a>lemma-14, <a id="lemma-16"></a>lemma-16.' in table
    )
    assert "✗ proof invalid (1 of 2 steps true)" in rows[0]
    assert "✓ true †" in next(row for row in rows if "thm-5" in row)


def test_a_section_has_all_its_parts_and_the_outcome_first(tmp_path: Path) -> None:
    text = section(tmp_path, sample(), "lemma-15")
    parts = [
        "[Referee's report](../report.md)",
        "# Lemma 15: Lipschitz constant of",
        "**The statement is true as stated (certificate), but its proof is invalid: `entry-bound` false.**",
        "**Statement (Section 1).** For every $n$ it is so.",
        "The supremum of",
        "> **Sharper statement** ✓ true (informal argument). The constant may be",
        "<details><summary>Formula, constants in it, and further findings</summary>",
        "`constant = 8*k**2*sqrt(2*k)/tau`",
        "<details><summary>Dependencies</summary>",
        "Depends on `lemma-14` (unchecked) and `model`.",
        "Used by, here or in a false step:",
        "`thm-5`",
        "<details><summary>Interpretations</summary>",
        "**row-norm** ○ undecided (—). The same in another norm. Not",
        "<details><summary>Proof, step by step</summary>",
        '<a id="lemma-15.entry-bound"></a>',
        "### entry-bound: ✗ false (informal argument)",
        "Printed:\n\n$$\n\\vert\\partial_a S\\vert \\le",
        "Derived:",
        "Certificates:",
        "- [lemma-15.entry.json](../certificates/lemma-15.entry.json): At $n = 8$ it is 3/2 &lt; 2.",
        "### norm †:",
        "Printed and derived (identical):",
        "Interpretation *charitable* (✓ true, informal argument): With $2k$ entries. It does.",
        "<details><summary>Constants at all parameter values</summary>",
        "| constant | n = 8, k = 3, tau = 1/8 | 1410.906 | 12.34567 … 12.34568 | 8.555 | loose ×114 |",
        "<details><summary>Figures</summary>",
        "](../figures/lemma-15.ratio.svg)",
        "Figure `figures/lost.svg` is missing",
        "<details><summary>Certificates</summary>",
        "[lemma-15.lost.json](../certificates/lemma-15.lost.json): **missing or rejected",
        "## Repeat this check",
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
    assert "† Depends on results that are false or undecided: `cor-20` (✗ false)" in made["claims/thm-5.md"]


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
    swapped = msgspec.structs.replace(results.claims[0], replaced=("constant",), quantities={"constant": "k**2/tau"})
    made = texts(tmp_path, msgspec.structs.replace(results, claims=(swapped, *results.claims[1:])))
    warning = "**Warning.** Not an audit of the paper as printed: this run replaced `lemma-15.constant = k**2/tau`."
    assert made["report.md"].index(warning) < made["report.md"].index("**What is true.**")
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
