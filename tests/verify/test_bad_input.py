"""Input that cannot be used ends with exit code 2 and one line, wherever it stands: never with a traceback."""

from __future__ import annotations

import json
import sys

import pytest

from verify.errors import BadInput, bad_input_at
from verify.verdicts.claims import load_paper

DEEP = "(" * 5000 + "1" + ")" * 5000
PAPER = """
id = "odd"
title = "A paper"
authors = "A"
year = 2026
claims = ["one"]
model = "verify.records.without_model"
"""
CLAIM = """
id = "one"
title = "A claim"
where = "Section 1"
statement = "It is at most ${=constant}$."

[quantity.constant]
formula = "1/2"
symbols = []
meaning = "the constant"

[reading.literal]
text = "As printed."
checks = ["checked"]
checked_formula = "b2ab756236a7"
formula = "for_all a : real\\nsays a*a >= 0 - constant"
"""
CHECKS = "from verify.records import Evidence\ndef checked(ctx): return Evidence.unknown('open')\n"
INIT = "from verify import load_paper\nPAPER = load_paper(__name__)\n"


@pytest.fixture
def audit(make_paper, verify_command, tmp_path):
    """The answer of ``verify run`` for a paper with some of its files changed."""

    def call(*arguments: str, **changed: str | bytes):
        files = {"paper.toml": PAPER, "one/claim.toml": CLAIM, "one/checks.py": CHECKS, "one/__init__.py": ""} | changed
        folder = make_paper("odd", INIT, prelude="").parent
        (folder / "one").mkdir()
        for name, data in files.items():
            (folder / name).write_bytes(data.encode() if isinstance(data, str) else data)
        for name in [name for name in sys.modules if name.startswith("odd_paper")]:
            del sys.modules[name]
        return verify_command(
            "run", "--paper", "odd", "--profile", "quick", "--jobs", "1", "--out", tmp_path / "out", *arguments
        )

    return call


def _claim(old: str, new: str) -> dict[str, str]:
    assert old in CLAIM
    return {"one/claim.toml": CLAIM.replace(old, new)}


WRONG = [
    (_claim('["checked"]', '["os.system"]'), "no module"),
    (_claim('["checked"]', '["....x.y"]'), "names no function; allowed are"),
    (_claim('["checked"]', '["..os.system"]'), "names no function; allowed are"),
    (_claim('["checked"]', '[""]'), "names no function; allowed are"),
    (_claim('["checked"]', '["x/y.z"]'), "names no function; allowed are"),
    (_claim('["checked"]', '["checks.other"]'), "there is no function other"),
    (_claim('"1/2"', '"1/0"'), "one, quantity constant: '1/0': a division by zero"),
    (_claim('"1/2"', '"9**9**9**9"'), "one, quantity constant"),
    (_claim('"1/2"', f'"{DEEP}"'), "one, quantity constant"),
    (_claim('"1/2"', "[" * 5000), "claim.toml: nested too deeply"),
    (_claim('"1/2"', "{a=" * 5000), "claim.toml: nested too deeply"),
    (_claim("It is", "$" + "{" * 5000 + "}" * 5000 + "$ It is"), "braces in each other"),
    (_claim("[quantity.constant]", "[quantity.pi]"), "pi is the name of a known function or constant"),
    (_claim("symbols = []", 'symbols = ["pi"]'), "pi is the name of a known function or constant"),
    ({"paper.toml": PAPER + "x = " + "[" * 5000}, "paper.toml: nested too deeply"),
    ({"paper.toml": PAPER.replace("verify.records.without_model", "os.system")}, "allowed is module.function of"),
    ({"paper.toml": PAPER + 'guard = "..a"\n'}, "allowed is module.function of"),
    ({"model.prelude": f"f = {DEEP}"}, "model.prelude, line 1"),
    ({"model.prelude": "names x : real\nf(x) = " + "+".join(["x"] * 1900)}, "model.prelude, line 2"),
    ({"model.prelude": "names x : real\nsinh(x) = 7"}, "sinh has a known meaning"),
    ({"model.prelude": b"\xff\xfe"}, "model.prelude: is not UTF-8"),
    ({"statements.toml": "x = " + "[" * 5000}, "statements.toml"),
    ({"counterexamples.json": "[" * 5000}, "counterexamples.json"),
    ({"counterexamples.json": '{"one": 3}'}, "counterexamples.json"),
]


@pytest.mark.parametrize(("changed", "because"), WRONG, ids=[because for _, because in WRONG])
def test_what_is_wrong_with_a_paper_is_told_in_one_line(audit, changed, because):
    done = audit(**changed)
    last = done.stderr.strip().splitlines()[-1]
    assert (done.returncode, last[:8]) == (2, "verify: "), done.stderr[-500:]
    assert because in last
    assert "Traceback" not in done.stderr


@pytest.mark.long
def test_a_paper_without_a_mistake_is_audited(audit):
    assert audit().returncode == 0


@pytest.mark.parametrize(
    "text",
    [DEEP, "[" * 5000, "-" * 3000 + "x", "not " * 3000 + "x < 1", "x" + "+x" * 1900, "1/0 < x and", "x < 1e999" + ")"],
)
def test_a_text_that_is_no_statement_is_told_in_one_line(verify_command, text):
    for arguments in ((text, "--for-all", "x : reals"), ("x < 1", "--for-all", f"0 < {text}")):
        done = verify_command("certify", *arguments)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr[-300:]
        assert done.stderr.startswith("verify: ")


def test_a_recursion_that_goes_too_deep_is_bad_input(verify_command, monkeypatch):
    from verify.commands import listing

    def endless(*arguments: object) -> None:
        endless(*arguments)

    monkeypatch.setattr(listing, "list_claims", endless)
    done = verify_command("list")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "nested too deeply" in done.stderr


def test_nested_files_are_rejected(verify_command, tmp_path):
    for text in ("[" * 5000, '{"a":' * 5000, '{"kind": "statement", "certificate": ' + "[" * 5000):
        (tmp_path / "a.json").write_text(text)
        done = verify_command("check", tmp_path / "a.json", "--jobs", "1")
        assert (done.returncode, done.stderr) == (1, "")
        assert done.stdout.startswith("REJECTED a.json")
        (tmp_path / "results.json").write_text(text)
        done = verify_command("report", tmp_path)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    (tmp_path / "m.toml").write_text("schema = 1\n[model]\nheads = " + "[" * 5000)
    done = verify_command("run", "--model", tmp_path / "m.toml", "--out", tmp_path / "out")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("error", [RecursionError(), ValueError("a\nb"), json.JSONDecodeError("x", "y", 0)])
def test_one_place_turns_errors_of_data_into_one_line(error):
    with pytest.raises(BadInput, match=r"^here: [^\n]+$"), bad_input_at("here"):
        raise error


def test_other_errors_are_not_hidden():
    with pytest.raises(KeyError), bad_input_at("here"):
        raise KeyError("a defect")


def test_the_claims_of_our_papers_still_load():
    assert load_paper("theorems.han2025").claims
