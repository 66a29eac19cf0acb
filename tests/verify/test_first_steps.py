"""What a stranger stumbled over: variants by name, what is missing, columns, long numbers, and whose repair it is."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.verify.report.samples import lay_out, sample
from verify.commands.certify import _lines, _not_asked
from verify.engines import certify
from verify.errors import BadInput, not_installed
from verify.files import model_file
from verify.records import Verdict
from verify.report.answer import answer, explanation, found
from verify.report.certificate_assignment import of_the_papers_model
from verify.report.claim_text import _formulas
from verify.report.unicode_math import shortened
from verify.verdicts import models
from verify.verdicts import papers as registry

ROOT = Path(__file__).resolve().parents[2]


# --------------------------------------------------------------------------------------------- models by name


def test_a_variant_is_named_from_anywhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    paper = registry.paper("han2025")
    assert models.as_data(paper, "hinge")["loss"] == "hinge"
    assert models.as_data(paper, Path("hinge.toml")) == models.as_data(paper, "models/variants/hinge.toml")
    assert model_file("figure-2-described").name == "figure-2-described.toml"


def test_a_file_that_is_there_goes_before_a_name_and_a_folder_does_not(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("gelu").mkdir()
    assert model_file("gelu").name == "gelu.toml"
    assert model_file("gelu/") == Path("gelu")  # its reader says that it is a directory
    Path("hinge").write_text("schema = 1\n[model]\nn = 4\nk = 2\n")
    assert models.as_data(registry.paper("han2025"), "hinge")["n"] == 4


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("hing", "did you mean hinge"),
        ("nothing-like-it", "they are .*hinge"),
        ("none.toml", "'none.toml' does not exist"),
        ("/hinge", "'/hinge' does not exist"),
    ],
)
def test_what_is_neither_a_file_nor_a_name_is_one_line(given, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match=said):
        models.as_data(registry.paper("han2025"), given)


# ------------------------------------------------------------------------------------------ whose repair it is


def _run_of(model: str | None):
    """The sample as a run of cor-20 and lemma-15 with a model, each with a repair that holds."""
    results = sample()
    data = models.as_data(registry.paper("han2025"), model)
    repair = msgspec.structs.replace(results.claims[0].repair, verdict=Verdict.HOLDS, text="Something else is true.")
    claims = tuple(
        msgspec.structs.replace(claim, repair=repair) for claim in results.claims if claim.id in ("lemma-15", "cor-20")
    )
    return msgspec.structs.replace(results, paper="han2025", model=data, claims=claims)


@pytest.mark.parametrize(
    ("model", "told"), [(None, True), ("gelu", True), ("hinge", False), ("figure-2-revised", False)]
)
def test_the_best_known_instead_is_of_this_model_or_absent(model, told):
    """Corollary 20's repair speaks of the paper's loss: with another one it is not what is known of this model."""
    results = _run_of(model)
    assert ("cor-20!repair" in of_the_papers_model(results)) is not told
    assert ("Corrected statement" in answer(results, Path("out"), ("cor-20",))) is told
    assert "Sharper statement (" in answer(results, Path("out"), ("lemma-15",))
    instead = {row["id"]: row["instead"] for row in found(results, Path("out"))["claims"]}
    assert (instead["cor-20"] is not None) is told
    claim = next(item for item in results.claims if item.id == "cor-20")
    assert ("for the paper's own model" in explanation(results, claim)) is not told


def test_results_that_cannot_be_compared_are_told_as_they_are():
    assert of_the_papers_model(sample()) == frozenset()
    assert of_the_papers_model(msgspec.structs.replace(sample(), paper="nobody")) == frozenset()


# --------------------------------------------------------------------------------------- printed, and put in


def test_printed_and_put_in_stand_side_by_side():
    results = sample()
    first, *rest = results.claims[0].steps
    changed = msgspec.structs.replace(first, put_in=r"|\partial_a S| \le k^2")
    claim = msgspec.structs.replace(results.claims[0], steps=(changed, *rest))
    story = explanation(results, claim)
    assert "printed: |∂ₐ S| ≤ 8k/τ" in story
    assert "yours: |∂ₐ S| ≤ k²" in story
    assert _formulas(changed)[:3:2] == ["Printed:", "Your formula:"]
    assert "yours:" not in explanation(results, results.claims[0])
    assert b"put_in" not in msgspec.json.encode(first)  # nothing new in a run as printed


def test_the_court_keeps_what_is_printed_beside_what_it_judged():
    from verify.results.assembly import assemble

    paper = registry.paper("han2025")
    claim = registry.claim("han2025", "lemma-15")
    texts = {q.name: q.text for q in claim.quantities} | {"entry": "k/tau"}
    results = assemble(
        paper,
        {},
        claims=(claim,),
        profile="quick",
        model=models.as_data(paper),
        environment={},
        seconds=0.0,
        quantities={"lemma-15": texts},
        replaced={"lemma-15": ("entry",)},
    )
    steps = {step.id: step for step in results.claims[0].steps}
    bound, other = steps["lemma-15.entry-bound"], steps["lemma-15.derivative"]
    assert r"\frac{8" in bound.printed
    assert bound.put_in != bound.printed
    assert r"\frac{8" not in bound.put_in
    assert other.put_in is msgspec.UNSET


# --------------------------------------------------------------------------------------------------- certify


@pytest.mark.parametrize(
    ("said", "over", "place"),
    [
        ("x/x <= 1", "x : reals", "x = 0 (a division by zero)"),
        ("x**2/(y - 1)**2 >= 0", "x : reals, 0 <= y <= 2", "y = 1 (a division by zero)"),
        ("log(x) <= x", "x >= 0", "x = 0 (log of a number that is not positive)"),
        ("sqrt(x) <= x + 1", "x : reals", "x = -1 (a root of a negative number)"),
    ],
)
def test_the_place_without_a_value_is_named(said, over, place):
    found = certify(said, over=over)
    assert found.verdict == "open"
    assert found.summary.startswith("Not decided: it is not defined at ")
    assert place in found.summary


def test_no_such_place_is_named_where_there_is_none():
    assert "not defined" not in certify("x/(1 + x**2) <= 1/2", over="x : reals").summary
    assert "not defined" not in certify("x/x <= 1", over="x > 0").summary


@pytest.mark.parametrize(
    ("said", "over", "given", "place"),
    [
        ("x*+2 <= 1", "x : reals", "", "column 3 of 'x*+2 <= 1': "),
        ("diff(x, x) + foo(x) <= 1", "x : reals", "", "column 14 of "),  # diff is read as D
        ("1e-3*x + 1e-4 <= ?", "x : reals", "", "column 18 of "),  # 1e-3 is read as (1/1000)
        ("x <= 1", "x : realz", "", "--for-all, column 5 of 'x : realz': "),
        ("x <= 1", "x : reals", "diff(x, x) ! 2", "--given, column 12 of "),
        ("for_all x : reals; exists y : reals; says y =! x", "", "", "column 46 of "),
    ],
)
def test_columns_are_those_of_what_was_typed(said, over, given, place):
    with pytest.raises(BadInput) as error:
        certify(said, over=over, given=given)
    assert place in str(error.value)
    assert "line" not in str(error.value)


@pytest.mark.long
def test_what_was_not_tried_is_one_line_with_its_number():
    decided = certify("x*x >= -1", over="x : reals")
    assert not any("not tried" in line for line in _lines(decided))
    (folded,) = _not_asked(decided)
    assert re.match(r"  \d+ not tried: \w+", folded)


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("x = 1/3, b = 1/100", "x = 1/3, b = 1/100"),
        ("x = 808701112757917/222598902691", "x = ≈3632.99685210"),
        ("y = 288359561236/288359561235", "y = ≈1.00000000000346789"),  # not 1, where it has no value
        ("-1234567890123456789", "≈-1.23457e+18"),
        ("input 0000000000000001", "input 0000000000000001"),  # bits are no number
        ("5/0000000000000", "5/0000000000000"),
        ("0.12345678901234567", "0.12345678901234567"),
    ],
)
def test_long_fractions_are_rounded_and_nothing_else(text, short):
    assert shortened(text) == (short, text != short)


def test_the_exact_numbers_stay_at_hand():
    found = certify("x/(y - 1) <= 1", over="x : reals, 0 <= y <= 2")
    said = "\n".join(_lines(found))
    assert found.verdict == "refuted"
    exact = [value for value in found.data()["counterexample"].values() if len(value) > 13]
    assert all(value not in said for value in exact)
    assert ("--json" in said) is bool(exact)


# ------------------------------------------------------------------------------------------ what is missing


def test_without_its_libraries_the_command_says_what_to_install(tmp_path):
    """As after ``pip install --no-deps``: our packages, and nothing else."""
    code = (
        "import sys\n"
        "class No:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] in ('typer', 'click', 'msgspec', 'rich'):\n"
        "            raise ModuleNotFoundError(f'No module named {name!r}', name=name)\n"
        "sys.meta_path.insert(0, No())\n"
        "sys.argv = ['verify', 'list']\n"
        "from verify.__main__ import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    assert done.stdout == ""
    assert done.stderr.splitlines() == ["verify: typer is not installed and this command needs it; pip install typer"]


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("flint", "python-flint is not installed"),
        ("matplotlib.pyplot", "pip install matplotlib"),
        ("torch", "pip install torch"),
        ("verify.nowhere", ""),  # a defect, which shows its traceback
        ("nobody_knows", ""),
    ],
)
def test_a_library_that_is_missing_is_named_and_a_defect_is_not(module, said):
    line = not_installed(ModuleNotFoundError(f"No module named {module!r}", name=module))
    assert said in line
    assert bool(line) is bool(said)


def test_a_library_that_is_missing_in_a_command_ends_with_3(verify_command, monkeypatch):
    from verify.commands import listing

    def broken(*_, **__):
        raise ModuleNotFoundError("No module named 'sympy'", name="sympy")

    monkeypatch.setattr(listing, "show", broken)
    done = verify_command("show", "lemma-15", "--proof")
    assert done.returncode == 3
    assert "sympy is not installed" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_reason_of_a_failed_check_is_in_the_answer_and_in_the_story(tmp_path, verify_command):
    results = sample()
    why = "ZeroDivisionError: division by zero"
    jobs = [f"lemma-15/check_{number}" for number in range(5)]
    claim = msgspec.structs.replace(
        results.claims[0], failures=(*(f"{job}: {why}" for job in jobs), "lemma-15/slow: time-out after 60 s")
    )
    results = msgspec.structs.replace(results, claims=(claim, *results.claims[1:]))
    lines = answer(results, Path("out"), ("lemma-15",)).splitlines()
    assert [line for line in lines if line.startswith("failed: ")] == [
        f"failed: {', '.join(jobs[:3])} and 2 more: {why}",
        "failed: lemma-15/slow: time-out after 60 s",
    ]
    lay_out(tmp_path / "run", results)
    told = " ".join(verify_command("explain", "lemma-15", tmp_path / "run").stdout.split())
    assert "A check failed: lemma-15/check_0: ZeroDivisionError" in told


def test_the_doctor_fails_if_its_trial_does(verify_command, monkeypatch):
    from verify import doctor

    assert verify_command("doctor", "--report").returncode == 0
    monkeypatch.setattr(doctor, "_trial", lambda: "FAILED: it does not hold")
    assert verify_command("doctor", "--report").returncode == 1
    assert verify_command("doctor", "--report", "--json").returncode == 1
    pieces = [("nothing-like-it", "nothing_like_it", True, "all of it")]
    monkeypatch.setattr(doctor, "PIECES", (*doctor.PIECES, *pieces))
    assert verify_command("doctor").returncode == 3
    monkeypatch.setattr(doctor, "PIECES", (*doctor.PIECES[:-1], ("nothing-like-it", "nothing_like_it", False, "it")))
    assert verify_command("doctor").returncode == 0


def test_a_trial_that_is_not_decided_is_a_failure(monkeypatch):
    import verify
    from verify import doctor

    nothing = certify("x/x <= 1", over="x : reals")
    monkeypatch.setattr(verify, "certify", lambda *_, **__: nothing, raising=False)
    assert doctor._trial().startswith("FAILED: open: ")


# --------------------------------------------------------------------------------------------- quick to answer


def test_to_find_a_claim_no_other_papers_are_loaded():
    code = (
        "import sys\nfrom verify.verdicts import papers\npapers.find('lemma-15')\n"
        "print(json.dumps(sorted(name for name in sys.modules if name.startswith('theorems.'))))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", f"import json\n{code}"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = json.loads(done.stdout)
    assert "theorems.han2025" in loaded
    assert not {"theorems.edelman2022", "theorems.network_constants"} & {*loaded}


def test_a_claim_is_found_as_by_loading_all(monkeypatch):
    for claim in ("lemma-15", "gelu-lipschitz", "edelman-lipschitz"):
        quick = registry.find(claim)
        with monkeypatch.context() as patch:
            patch.setattr(registry, "_without_loading", lambda _: None)
            assert registry.find(claim) == quick
    with pytest.raises(BadInput, match="did you mean lemma-15"):
        registry.find("lema-15")
