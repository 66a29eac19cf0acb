"""The battery's engine: what is scored and how, the file it writes, and its section in the report."""

from __future__ import annotations

import json
import math
import subprocess
import sys

import msgspec
import pytest

from tests.third_party import ROOT
from verify import battery
from verify.battery import BatteryResults, Row, Trial
from verify.commands.battery import as_json, summary
from verify.errors import BadInput
from verify.records import Claim, Quantity
from verify.report import battery as section
from verify.report import write_report
from verify.statement.formula import FormulaError
from verify.statement.mutate import ONE_SIZE

COMMITTED = ROOT / "reports" / "han2025" / "battery.json"
FAST = ("prop-4", "rem-9", "rem-10", "lemma-17", "lemma-19")  # a second or two each


def trial(text: str = "n", **more: str) -> Trial:
    return Trial(**{"operator": "sign", "text": text, "truth": "false", "why": "n = 2", "answer": "open", **more})


def row(**more) -> Row:
    base = {
        "claim": "c-1",
        "quantity": "q",
        "unit": "literal",
        "printed": "n",
        "false": 4,
        "killed": 3,
        "true": 2,
        "kept": 1,
        "unscored": 5,
        "operators": {"sign": (4, 3)},
        "survivors": (trial(),),
        "unconfirmed": (trial(),),
    }
    return Row(**{**base, **more})


def results(*rows: Row) -> BatteryResults:
    return BatteryResults(schema=1, paper="han2025", profile="quick", rows=rows or (row(),))


def claim(text: str) -> Claim:
    quantity = Quantity(name="q", text=text, symbols=("n", "m"), meaning="")
    return Claim(id="c", title="", where="", quantities=(quantity,))


def _at(expression, n: int) -> float:
    try:
        return float(expression.ball({"n": n, "m": 1}).mid())
    except FormulaError:
        return math.inf


class Target:
    """A bound that must be at least n."""

    claim, quantity, unit, sense, printed, extras = "c", "q", "literal", "upper", True, ("n**3", "n + m", "2")
    lies: tuple[tuple[str, str], ...] = (("min(n, 10**9)", "beyond"),)
    far = safe = True

    def violated(self, expression):
        worse = [n for n in (2, 3, 10) if _at(expression, n) < n]
        return f"n = {worse[0]}" if worse else ""

    def follows(self, expression):
        return expression.text == "n**3"

    def explained(self, text):
        return "because"

    def undefined(self, expression):
        return "n = 3: no value" if "n - 3" in expression.text else ""

    def planted(self):
        return []


# -------------------------------------------------------------------------------------- what is false, what is true


def test_the_oracle_decides_what_is_false_and_what_is_true():
    found = {item.text: item for seed in range(120) for item in battery.trials(Target(), claim("n"), seed)}
    assert (found["n"].truth, found["n"].operator) == ("true", "as printed")
    larger = [item for item in found.values() if item.operator == "larger"]
    assert {item.truth for item in larger} == {"true"}  # and larger is safe
    assert {item.truth for item in found.values() if item.operator == "written otherwise"} == {"true"}  # the same
    assert (found["n - 1"].truth, found["n - 1"].why) == ("false", "n = 2")
    assert all(item.truth == "false" for item in found.values() if item.operator == ONE_SIZE)
    assert found["n**3"].truth == "true"  # known to be enough
    assert any(item.truth == "unknown" for item in found.values() if item.operator == "changed at random")
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


# ------------------------------------------------------------------------------------------------- the real battery


@pytest.mark.long
def test_a_fast_part_of_the_battery_has_no_wrong_verdict():
    found = battery.run("han2025", FAST)
    assert found.total("wrong") == 0, [t for r in found.rows for t in r.wrong]
    assert found.total("false_alarms") == 0, [t for r in found.rows for t in r.false_alarms]
    assert found.total("false") > 40
    assert found.total("true") > 40
    assert found.kill_rate > 0.8


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
    assert found.kill_rate > 0.8


def test_a_seed_makes_one_battery_and_another_seed_another():
    one, again, other = (battery.run("han2025", ["prop-4"], seed=seed, fresh=True) for seed in (3, 3, 4))
    assert one == again
    assert (one.seed, one.fresh) == (3, True)
    printed = battery.registry.claim("han2025", "prop-4")
    target = next(item for item in battery.targets("han2025", ["prop-4"]) if item.quantity == "edges")
    texts = [{item.text for item in battery.trials(target, printed, seed, fresh=True)} for seed in (3, 4)]
    assert len(texts[0] & texts[1]) < 0.5 * len(texts[0])
    assert not any(item.operator == "by hand" for item in battery.trials(target, printed, 3, fresh=True))
    assert other.seed == 4


@pytest.mark.parametrize("seed", [-1, 2**32])
def test_a_seed_that_is_none_is_refused(seed):
    with pytest.raises(BadInput, match="--fresh"):
        battery.run("han2025", ["prop-4"], seed=seed, fresh=True)


class Strict(Target):
    """The bound of n, with an oracle that wants twice as much, and one that is content with half."""

    def planted(self):
        wanting, content = Target(), Target()
        wanting.violated = lambda e: "n = 2" if float(e.ball({"n": 2, "m": 1}).mid()) < 4 else ""
        content.violated, content.follows = lambda e: "", lambda e: e.text == "n - 1"
        content.printed = False
        return [wanting, content, Target()]


def test_an_error_in_an_oracle_is_noticed_where_a_verdict_contradicts_it():
    answered = [
        trial("n", operator="as printed", truth="true", answer="affirmed"),
        trial("n - 1", answer="refuted"),
        trial("n/2", answer="open"),
    ]
    wanting, content, sound = Strict().planted()
    assert battery._noticed(wanting, claim("n"), answered)
    assert battery._noticed(content, claim("n"), answered)
    assert not battery._noticed(sound, claim("n"), answered)


def test_the_open_share_stands_beside_the_rates():
    found = results(row(unconfirmed=(trial(truth="true"),), oracle=(2, 1)))
    assert (found.kill_rate, found.keep_rate, found.oracles) == (0.75, 0.5, (2, 1))
    assert found.open_share == pytest.approx(2 / 6)
    text = section.lead(msgspec.structs.replace(found, seed=77))
    assert all(words in text for words in ("seed 77", "33.3% of all were left undecided", "errors in the oracles"))
    assert "None of these mutants was written by hand" in section.lead(
        msgspec.structs.replace(found, seed=77, fresh=True)
    )


@pytest.mark.long
def test_rows_do_not_depend_on_the_number_of_processes():
    alone, two = (battery.run("han2025", ["prop-4", "rem-9"], jobs=jobs) for jobs in (1, 2))
    assert alone == two
    assert list(dict.fromkeys(r.claim for r in alone.rows)) == ["prop-4", "rem-9"]


# ------------------------------------------------------------------------------------------- files, commands, report


def test_what_is_written_is_read_back(tmp_path):
    path = tmp_path / "battery.json"
    path.write_text(as_json(results()))
    assert battery.read(path) == results()
    assert battery.read(tmp_path / "none.json") is None


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("{", "truncated"),
        ("[]", "Expected `object`"),
        ('{"schema": 1}', "missing required field"),
        ('{"schema": 2, "paper": "p", "profile": "quick", "rows": []}', "schema 2"),
        ('{"schema": 1, "paper": "p", "profile": "quick", "rows": [], "more": 1}', "unknown field"),
        ('{"schema": 1, "paper": "p", "profile": "quick", "rows": [{"claim": 3}]}', "Expected `str`"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_line(tmp_path, text, what):
    path = tmp_path / "battery.json"
    path.write_text(text)
    with pytest.raises(BadInput, match=what) as error:
        battery.read(path)
    assert str(error.value).startswith(f"{path}: ")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "forged",
    [
        {"false": 10**6, "killed": 10**6},
        {"false": 10**6, "killed": 10**6, "survivors": ()},
        {"false": 3},
        {"killed": 4},
        {"survivors": ()},
        {"unconfirmed": ()},
        {"true": 10**6, "kept": 10**6},
        {"unscored": -1},
        {"operators": {"sign": (5, 3), "other": (-1, 0)}},
        {"oracle": (1, 2)},
    ],
)
def test_counts_that_do_not_add_up_are_refused(tmp_path, forged):
    path = tmp_path / "battery.json"
    path.write_text(as_json(results(row(**forged))))
    with pytest.raises(BadInput, match="do not add up"):
        battery.read(path)


def test_a_battery_says_that_it_is_as_recorded(tmp_path):
    found = results(row(claim="cor-20"))
    assert "as recorded in battery.json" in section.short(found)
    assert "as recorded in battery.json; they are not checked again" in section.lead(found)
    (tmp_path / "results.json").write_bytes((ROOT / "reports" / "network_constants" / "results.json").read_bytes())
    other = msgspec.structs.replace(found, paper="network_constants")
    (tmp_path / "battery.json").write_text(as_json(other))
    with pytest.raises(BadInput, match="cor-20 is no claim of network_constants"):
        write_report(tmp_path, recheck=False)


def test_the_section_names_the_figures_and_escapes_what_it_is_given():
    hostile = "<script>alert(1)</script> | x"
    found = results(row(survivors=(trial(hostile, why=hostile, explanation=hostile),), wrong=(trial("n | m"),)))
    text = "\n\n".join(section.blocks(found))
    assert all(words in text for words in ("## Validation: mutation test", "75.0%"))
    assert "<script>alert" not in text.replace(f"`{hostile}`", "").replace("`<script>alert(1)</script> \\| x`", "")
    assert section.blocks(None) == []
    assert section.lines(found)[0].wrong == 1
    other = row(operators={"strictness": (2, 1), "sign": (1, 1), hostile: (1, 0)})
    assert section.kinds(results(row(), other)) == [(hostile, 1, 0), ("sign", 5, 4), ("strictness", 2, 1)]
    shown = "\n\n".join(section.blocks(results(other)))
    assert "| strictness | 2 | 1 |" in shown
    assert "<script>alert(1)</script> | x" not in shown


def test_the_report_shows_a_battery_that_lies_beside_the_results(tmp_path):
    from verify.results.schema import SCHEMA

    empty = {
        "schema": SCHEMA,
        "paper": "han2025",
        "title": "T",
        "profile": "quick",
        "model": {},
        "environment": {},
        "seconds": 0.0,
        "claims": [],
    }
    (tmp_path / "results.json").write_text(json.dumps(empty))
    write_report(tmp_path)
    assert "Validation: mutation test" not in (tmp_path / "report.md").read_text()
    (tmp_path / "battery.json").write_text(
        as_json(results(row(claim="cor-20", survivors=(trial("<script>n</script>"),))))
    )
    write_report(tmp_path)
    assert "Validation: mutation test" in (tmp_path / "report.html").read_text()
    page = (tmp_path / "planted.html").read_text()
    assert all(words in page for words in ("Validation: mutation test", "&lt;script&gt;n"))
    assert "<script>n" not in page
    assert "## Validation: mutation test" in (tmp_path / "report.md").read_text()
    other = msgspec.structs.replace(results(), paper="else2020")
    (tmp_path / "battery.json").write_text(as_json(other))
    with pytest.raises(BadInput, match="about else2020"):
        write_report(tmp_path)


@pytest.mark.long
def test_the_command_writes_json_and_refuses_bad_input(tmp_path):
    def verify(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "verify", "battery", *arguments],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

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
    assert all(words in text for words in ("1 WRONG", "1 FALSE ALARMS", "3 of 4 false formulas refuted"))
