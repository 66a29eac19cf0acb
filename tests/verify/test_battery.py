"""The battery's engine: what is scored and how, the file it writes, and its section in the report."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from verify import battery
from verify.battery import BatteryResults, Row, Trial
from verify.commands.battery import as_json, summary
from verify.errors import BadInput
from verify.records import Claim, Quantity
from verify.report import battery as section

COMMITTED = Path(__file__).parents[2] / "reports" / "han2025" / "battery.json"
FAST = ("prop-4", "thm-5", "rem-9", "lemma-18", "lemma-19", "appendix-a-setup")  # a few seconds each


def trial(text: str = "n", **more: str) -> Trial:
    return Trial(**{"operator": "sign", "text": text, "truth": "false", "why": "n = 2", "answer": "open", **more})


def row(**more) -> Row:
    base = {"claim": "c-1", "quantity": "q", "unit": "literal", "printed": "n", "false": 4, "killed": 3, "true": 2,
            "kept": 1, "unscored": 5, "operators": {"sign": (4, 3)}, "survivors": (trial(),)}
    return Row(**{**base, **more})


def results(*rows: Row) -> BatteryResults:
    return BatteryResults(schema=1, paper="han2025", profile="quick", rows=rows or (row(),))


def claim(text: str) -> Claim:
    quantity = Quantity(name="q", text=text, symbols=("n", "m"), meaning="")
    return Claim(id="c", title="", where="", quantities=(quantity,))


class Target:
    """A bound that must be at least n."""

    claim, quantity, unit, sense, printed, extras = "c", "q", "literal", "upper", True, ("n**3", "n + m", "2")
    lies: tuple[tuple[str, str], ...] = (("min(n, 10**9)", "beyond"),)
    far = True

    def violated(self, expression):
        worse = [n for n in (2, 3, 10) if float(expression.ball({"n": n, "m": 1}).mid()) < n]
        return f"n = {worse[0]}" if worse else ""

    def follows(self, expression):
        return expression.text == "n**3"

    def explained(self, text):
        return "because"


# -------------------------------------------------------------------------------------- what is false, what is true


def test_the_oracle_decides_what_is_false_and_what_is_true():
    found = {item.text: item for item in battery.trials(Target(), claim("n"))}
    assert (found["n"].truth, found["n"].operator) == ("true", "as printed")
    assert found["n + 1"].truth == "true"  # larger, and larger is safe
    assert found["n*n/n"].truth == "true"  # the same
    assert (found["n - 1"].truth, found["n - 1"].why) == ("false", "n = 2")
    assert found["n**3"].truth == "true"  # known to be enough
    assert found["n + m"].truth == "unknown"
    assert found["2"].truth == found["min(n, 10**9)"].truth == "false"
    assert any(item.operator == "false far away" and item.truth == "false" for item in found.values())


def test_an_oracle_that_contradicts_itself_is_an_error():
    with pytest.raises(AssertionError, match="contradicts itself"):
        battery.trials(Target(), claim("1"))


def test_a_wrong_verdict_weighs_fifteen():
    assert results().score == 4
    assert results(row(wrong=(trial(),))).score == 4 - 15
    assert results(row(false_alarms=(trial(), trial()))).score == 4 - 30
    assert results().kill_rate == 0.75


class Statement:
    """A statement that the court below answers as it is told."""

    claim, operator, change = "c", "quantifier", ("", "")

    def __init__(self, unit: str, true: bool, why: str = "n = 2") -> None:
        self.unit, self.true, self.why, self.text = unit, true, why, f"{unit} for all n"

    def shown(self):
        return self.why

    def explained(self):
        return "because"


class Court:
    claim = claim("n")

    def answer(self, unit, quantity="", text=""):
        assert quantity == text == ""
        return unit


def test_statements_are_scored_like_formulas():
    offered = [Statement(unit, true) for unit in ("refuted", "affirmed", "open") for true in (False, True)]
    refuted, affirmed, left = battery._statement_rows(offered, Court())
    assert (refuted.false, refuted.killed, refuted.operators) == (1, 1, {"quantifier": (1, 1)})
    assert [item.text for item in refuted.false_alarms] == ["refuted for all n"]
    assert (affirmed.true, affirmed.kept, len(affirmed.wrong)) == (1, 1, 1)
    assert [item.explanation for item in left.survivors] == ["because"]
    assert all(row.quantity == battery.STATEMENT and row.unscored == 0 for row in (refuted, affirmed, left))
    assert results(refuted).score == 1 - 15


def test_a_statement_that_its_oracle_does_not_confirm_is_not_scored():
    (found,) = battery._statement_rows([Statement("refuted", True, why="")], Court())
    assert (found.false, found.true, found.unscored, found.false_alarms) == (0, 0, 1, ())


# ------------------------------------------------------------------------------------------------- the real battery


def test_a_fast_part_of_the_battery_has_no_wrong_verdict():
    found = battery.run("han2025", FAST)
    assert found.total("wrong") == 0, [t for r in found.rows for t in r.wrong]
    assert found.total("false_alarms") == 0, [t for r in found.rows for t in r.false_alarms]
    assert found.total("false") > 350
    assert found.total("true") > 100
    assert found.kill_rate > 0.99
    committed = battery.read(COMMITTED)
    if committed is not None:
        for now in found.rows:
            place = now.claim, now.quantity, now.unit
            then = next((r for r in committed.rows if (r.claim, r.quantity, r.unit) == place), now)
            assert now.killed * max(1, then.false) >= then.killed * now.false, place


def test_the_committed_battery_has_no_wrong_verdict():
    committed = battery.read(COMMITTED)
    if committed is None:
        pytest.skip("no battery is committed")
    assert committed.total("wrong") == committed.total("false_alarms") == 0
    assert all(item.explanation for r in committed.rows for item in r.survivors)


@pytest.mark.slow
def test_the_whole_battery_has_no_wrong_verdict():
    found = battery.run("han2025", jobs=2)
    assert found.total("wrong") == found.total("false_alarms") == 0
    assert found.kill_rate > 0.95


def test_rows_do_not_depend_on_the_number_of_processes():
    alone, two = (battery.run("han2025", ["prop-4", "rem-9"], jobs=jobs) for jobs in (1, 2))
    assert alone == two
    assert [r.claim for r in alone.rows] == ["prop-4"] * 4 + ["rem-9"] * 2
    assert [r.unit for r in alone.rows if r.quantity == battery.STATEMENT] == [
        "prop-4.missing-edge-risk", "prop-4.missing-edge-risk/at-least"]


# ------------------------------------------------------------------------------------------- files, commands, report


def test_what_is_written_is_read_back(tmp_path):
    path = tmp_path / "battery.json"
    path.write_text(as_json(results()))
    assert battery.read(path) == results()
    assert battery.read(tmp_path / "none.json") is None


@pytest.mark.parametrize(("text", "what"), [
    ("{", "truncated"), ("[]", "Expected `object`"), ('{"schema": 1}', "missing required field"),
    ('{"schema": 2, "paper": "p", "profile": "quick", "rows": []}', "schema 2"),
    ('{"schema": 1, "paper": "p", "profile": "quick", "rows": [], "more": 1}', "unknown field"),
    ('{"schema": 1, "paper": "p", "profile": "quick", "rows": [{"claim": 3}]}', "Expected `str`"),
])
def test_a_file_that_is_none_is_refused_in_one_line(tmp_path, text, what):
    path = tmp_path / "battery.json"
    path.write_text(text)
    with pytest.raises(BadInput, match=what) as error:
        battery.read(path)
    assert str(error.value).startswith(f"{path}: ")
    assert "\n" not in str(error.value)


def test_the_section_names_the_figures_and_escapes_what_it_is_given():
    hostile = "<script>alert(1)</script> | x"
    found = results(row(survivors=(trial(hostile, why=hostile, explanation=hostile),), wrong=(trial("n | m"),)))
    text = "\n\n".join(section.blocks(found))
    assert all(words in text for words in ("## Would the referee notice?", "75.0%"))
    assert "<script>alert" not in text.replace(f"`{hostile}`", "").replace("`<script>alert(1)</script> \\| x`", "")
    assert section.blocks(None) == []
    assert section.lines(found)[0].wrong == 1
    other = row(operators={"strictness": (2, 1), "sign": (1, 1), hostile: (1, 0)})
    assert section.kinds(results(row(), other)) == [(hostile, 1, 0), ("sign", 5, 4), ("strictness", 2, 1)]
    shown = "\n\n".join(section.blocks(results(other)))
    assert "| strictness | 2 | 1 |" in shown
    assert "<script>alert(1)</script> | x" not in shown


def test_the_report_shows_a_battery_that_lies_beside_the_results(tmp_path):
    from verify.report import write_report
    from verify.results import SCHEMA

    empty = {"schema": SCHEMA, "paper": "han2025", "title": "T", "profile": "quick", "model": {}, "environment": {},
             "seconds": 0.0, "claims": []}
    (tmp_path / "results.json").write_text(json.dumps(empty))
    write_report(tmp_path)
    assert "Would the referee notice?" not in (tmp_path / "report.md").read_text()
    (tmp_path / "battery.json").write_text(as_json(results(row(survivors=(trial("<script>n</script>"),)))))
    write_report(tmp_path)
    page = (tmp_path / "report.html").read_text()
    assert all(words in page for words in ("Would the referee notice?", "&lt;script&gt;n"))
    assert "<script>n" not in page
    assert "## Would the referee notice?" in (tmp_path / "report.md").read_text()
    other = msgspec.structs.replace(results(), paper="else2020")
    (tmp_path / "battery.json").write_text(as_json(other))
    with pytest.raises(BadInput, match="about else2020"):
        write_report(tmp_path)


def test_the_command_writes_json_and_refuses_bad_input(tmp_path):
    def verify(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "verify", "battery", *arguments], capture_output=True, text=True,
                              timeout=120, check=False)

    out = tmp_path / "b.json"
    done = verify("--claims", "prop-4", "--json", "--out", str(out))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["rows"]
    assert out.read_text() == done.stdout
    for arguments in (("--claims", "nothing"), ("--out", str(tmp_path))):
        refused = verify(*arguments)
        assert (refused.returncode, refused.stdout) == (2, ""), arguments
        assert refused.stderr.count("\n") == 1, refused.stderr


def test_the_summary_names_what_is_wrong():
    text = summary(results(row(wrong=(trial(),), false_alarms=(trial(),))))
    assert all(words in text for words in ("1 WRONG", "1 FALSE ALARMS", "3 of 4 false formulas and statements refuted"))
