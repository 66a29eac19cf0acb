"""``verify explain`` takes every address that is printed, and ``diff`` and ``explain`` take the name of a variant."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from verify.files import results_file
from verify.results.schema import decode
from verify.results.verdict_changes import judged

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "reports" / "han2025" / "results.json"


@pytest.mark.long
@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("thm-11/charitable", "thm-11/charitable: ✓ true"),
        ("lemma-16!repair", "lemma-16@corrected: ✓ true"),
        ("lemma-16@corrected", "lemma-16@corrected: ✓ true"),
        ("appendix-a-setup.near/any-length", "appendix-a-setup.near/any-length: ✗ false"),
        ("thm-11.final", "thm-11.final: ✗ false"),
        ("thm-11/literal", "thm-11: Lower bound"),
        ("thm-11:proof", "thm-11: Lower bound"),
    ],
)
def test_an_address_that_is_printed_is_explained(verify_command, given, told, tmp_path):
    done = verify_command("explain", given, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().startswith(told)


def test_every_address_of_a_report_is_explained(verify_command, monkeypatch):
    """One address of each form, of a claim with interpretations, steps and a correction."""
    addresses = [address for address, claim, _ in judged(decode(KEPT.read_bytes()).claims) if claim.id == "lemma-14"]
    assert {"lemma-14", "lemma-14!repair"} < set(addresses)
    forms = {"".join(mark for mark in address if mark in "./!"): address for address in addresses}
    assert len(forms) >= 4
    for address in forms.values():
        assert verify_command("explain", address, KEPT.parent).returncode == 0, address


@pytest.mark.parametrize(
    ("given", "near"),
    [
        ("thm-11/charitible", "thm-11/charitable"),
        ("lemma-16@correct", "lemma-16@corrected"),
        ("lemma-99", "lemma-19"),
        ("qqqq", "the closest of "),
    ],
)
def test_an_unknown_address_is_one_line_with_the_closest(verify_command, given, near):
    done = verify_command("explain", given)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert near in line
    assert len(line) < 250, "not the whole list"


def test_a_variant_is_compared_by_its_name_anywhere(verify_command, tmp_path):
    done = verify_command("diff", "default", "gelu", "--only", "lemma-16", "--json", cwd=tmp_path)
    by_path = verify_command(
        "diff",
        "models/variants/results/default.json.xz",
        "models/variants/results/gelu.json.xz",
        "--only",
        "lemma-16",
        "--json",
        cwd=tmp_path,
    )
    assert done.returncode == by_path.returncode
    assert json.loads(done.stdout) == json.loads(by_path.stdout)
    assert verify_command("explain", "lemma-16", "gelu", cwd=tmp_path).stdout.startswith("lemma-16: ")
    wrong = verify_command("diff", "default", "gellu", cwd=tmp_path)
    assert wrong.returncode == 2
    assert wrong.stderr.count("\n") == 1
    assert "gelu" in wrong.stderr.replace("gellu", "")


def test_a_directory_that_is_there_goes_before_a_variant(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "gelu").mkdir()
    assert results_file("gelu") == Path("gelu/results.json")


def test_show_is_short_and_has_both_verdicts_the_parts_and_the_constants(verify_command):
    text = verify_command("show", "thm-11").stdout
    assert len(text.splitlines()) <= 45
    for words in (
        "As printed:  ✗ false",
        "As intended: ✓ true",
        "thm-11/charitable ✓ true",
        "thm-11.bound = ",
        "--all",
    ):
        assert words in text
    whole = verify_command("show", "thm-11", "--all").stdout
    assert whole == verify_command("explain", "thm-11").stdout
    assert len(whole.splitlines()) > 90
    assert verify_command("show", "thm-11/charitable").stdout == verify_command("explain", "thm-11/charitable").stdout


def test_a_corrected_statement_is_shown_as_a_formula_by_either_address(verify_command):
    shown = [verify_command("show", f"lemma-16{mark}", "--formula").stdout for mark in ("@corrected", "!repair")]
    assert shown[0] == shown[1]
    assert shown[0].startswith("lemma-16@corrected  [")


def test_list_has_the_verdicts_of_the_stored_results(verify_command):
    rows = json.loads(verify_command("list", "--paper", "han2025", "--json").stdout)
    stored = {claim.id: claim for claim in decode(KEPT.read_bytes()).claims}
    assert {row["id"]: row["verdict"] for row in rows} == {
        key: str(claim.verdict) if claim.checked else None for key, claim in stored.items()
    }
    assert "✗ false" in verify_command("list", "--paper", "han2025").stdout


def test_interpretations_and_steps_are_listed_with_their_verdicts(verify_command):
    """An author finds the interpretation that was meant, and its verdict, in one list."""
    shown = verify_command("show", "thm-11", "--interpretations", "--proof").stdout
    assert "  thm-11/literal ✗ false (Coq proof)" in shown
    assert "  thm-11/charitable ✓ true (Coq proof" in shown
    assert "  thm-11.final ✗ false (" in shown
