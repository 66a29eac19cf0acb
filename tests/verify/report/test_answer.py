"""What a terminal shows: readable mathematics, the verdict first, and where to read on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.verify.report.samples import lay_out, sample
from verify.records import Kind, Verdict
from verify.report.answer import _claim_lines, answer, explanation
from verify.report.unicode_math import plain, unicode_maths
from verify.results.schema import ClaimResult, ProofResult, RepairResult


@pytest.mark.parametrize(
    ("latex", "shown"),
    [
        (r"\frac{8k^2}{\tau}\sqrt{2k}", "8k²/τ·√(2k)"),
        (r"\frac{2}{L+\mu} s - \frac{1}{2}", "2/(L+μ)·s - 1/2"),
        (r"\sin\frac{2\pi p}{n}\sin\tfrac pn", "sin((2π p)/n)·sin(p/n)"),
        (r"\operatorname{erf}\frac{x}{\sqrt 2}", "erf(x/√2)"),
        (r"\cos\delta+\log x+\log\left(x\right)", "cos δ+log x+log(x)"),
        (r"\frac{\partial}{\partial x} f", "∂/(∂ x) f"),
        (r"\frac{a+b}{2}", "(a+b)/2"),
        (r"|\hat y(u)-\hat y(v)| \le L\lVert u-v\rVert", "|y\u0302(u)-y\u0302(v)| ≤ L‖ u-v‖"),
        (r"\sum_{i=1}^{n} x_i^{2}", "Σᵢ₌₁ⁿ xᵢ²"),
        (r"\mathcal L_t\to 0", "Lₜ → 0"),
        (r"\binom{n}{k} \bigoplus x", "C(n, k) bigoplus x"),
        (r"k^{3/2}", "k^(3/2)"),
        (r"{", ""),
        (r"\frac", "()/()"),
        ("^", "^"),
        ("", ""),
    ],
)
def test_latex_is_shown_as_unicode(latex, shown):
    assert unicode_maths(latex) == shown


def test_only_what_stands_between_dollars_is_read_as_latex():
    assert plain(r"costs \frac and $\frac12$") == r"costs \frac and 1/2"


def test_a_run_of_one_claim_ends_with_its_answer():
    text = answer(sample(), Path("mine"), ("lemma-15",)).splitlines()
    assert text[0].endswith("see mine/results.json")
    assert text[1].startswith("lemma-15 (Lipschitz constant of y\u0302 in ‖·‖₂): ✓ true (certificate)")
    assert any("Sharper statement (informal argument): The constant may be k/τ." in line for line in text)
    assert text[-1] == "  Details: verify show lemma-15 mine"


def test_what_was_put_in_stands_in_the_answer():
    results = sample()
    bound = msgspec.structs.replace(results.claims[0], replaced=("constant",), quantities={"constant": "k**2/tau"})
    text = answer(msgspec.structs.replace(results, claims=(bound, *results.claims[1:])), Path("mine"), ("lemma-15",))
    assert "with constant = k**2/tau in place of the printed formula" in text


def test_a_long_run_ends_with_its_main_results():
    text = answer(msgspec.structs.replace(sample(), main=("cor-20",)), Path("mine"))
    assert text.splitlines()[1:] == [
        "cor-20: ✗ false (exhaustive). Finding about cor-20.",
        "failed: lemma-8/pl_inequality: timed out after 60 s",
    ]


def test_a_claim_is_told_as_a_story():
    text = explanation(sample(), sample().claims[0])
    for part in (
        "The statement is true as stated",
        "lemma-15.entry-bound: ✗ false",
        "printed: |∂ₐ S| ≤ 8k/τ",
        "Interpretation row-norm: ○ undecided",
        "Sharper statement, ✓ true (informal argument): The constant may be k/τ.",
    ):
        assert part in text, text


def test_explain_suggests_what_was_meant(tmp_path, verify_command):
    lay_out(tmp_path / "run", sample())
    done = verify_command("explain", "lema-15", tmp_path / "run")
    assert done.returncode == 2
    assert "did you mean lemma-15" in done.stderr
    told = verify_command("explain", "lemma-15.norm", tmp_path / "run")
    assert told.returncode == 0
    assert told.stdout.lstrip().startswith("lemma-15.norm: ")
    assert ": its formula or its digest is not that of the installed paper" in told.stderr
    assert "✓ true" not in told.stdout.splitlines()[0]


def test_a_repair_with_another_formula_is_answered_for():
    """The statement may stand while what was put into its repair does not: the answer must not read as a yes."""
    repair = RepairResult(text="", verdict=Verdict.REFUTED, evidence=Kind.ARGUED, summary="It is too large.")
    claim = ClaimResult(
        id="c-1",
        title="t",
        where="",
        statement="",
        depends_on=(),
        verdict=Verdict.HOLDS,
        evidence=Kind.ARGUED,
        summary="So it is.",
        checked=True,
        proof=ProofResult(verdict=Verdict.OPEN, summary=""),
        repair=repair,
        replaced=("repair.edges",),
        quantities={"repair.edges": "n+1"},
    )
    text = "\n".join(_claim_lines(sample(), claim, Path("out")))
    assert "The corrected statement with your formula: ✗ false" in text
    assert "It is too large." in text


def test_a_number_that_is_called_x_is_no_input():
    from verify.report.witness import in_words

    assert in_words({"x": "-1/2", "x_": "3"}) == "x = -1/2, x_ = 3"
    assert in_words({"x": 10}) == "x = 10"
    assert in_words({"x": [1, 0, 0]}) == "input 100"


def test_the_path_of_a_certificate_is_one_that_exists(tmp_path):
    claim = next(claim for claim in sample().claims if claim.certificates)
    path = tmp_path / claim.certificates[0]
    away = explanation(sample(), claim, directory=tmp_path)
    assert str(tmp_path) not in away
    assert f"verify run {claim.id} --out mine" in away
    path.parent.mkdir(exist_ok=True)
    path.write_text("{}", encoding="utf-8")
    assert f"verify check {path}" in " ".join(explanation(sample(), claim, directory=tmp_path).split())
