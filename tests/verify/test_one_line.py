"""What goes wrong outside of us is one line and the documented exit code; what is somebody else's data has limits."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tests.browser import samples
from tests.slow_certificate import slow
from tests.third_party import ROOT
from verify.checker import FORMAT, VERSION, digest
from verify.records import Certificate, Verdict
from verify.report import trust, write_checked
from verify.results.assembly import argument
from verify.run import checking as check_worker
from verify.run.certificates import write

TRUE = {"kind": "classifier-point", "k": 3, "b": "1/100", "sum": "0", "relation": "<", "value": "1"}


def _verify(*arguments: object, **surroundings: str) -> subprocess.CompletedProcess[bytes]:
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "verify", *map(str, arguments)],
        capture_output=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": path, **surroundings},
        check=False,
    )


def _run_with(directory: Path, body: dict) -> Path:
    """A finished run with one reading that rests on one certificate."""
    results = samples.audit(1)
    claim = results.claims[0]
    name = "certificates/claim-0.x.json"
    reading = msgspec.structs.replace(claim.readings[0], certificates=(name,), verdict=Verdict.REFUTED)
    claim = msgspec.structs.replace(
        claim,
        verdict=Verdict.REFUTED,
        readings=(reading,),
        steps=(),
        repair=None,  # the rejected certificate is all that there is to say
        proof=argument(()),
        certificates=(name,),
        figures=(),
        captions={},
        constants=(),
    )
    (directory / "certificates").mkdir(parents=True)
    (directory / "results.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(results, claims=(claim,))))
    (directory / name).write_text(json.dumps(body))
    return directory


def _sealed(**body: object) -> dict:
    framed = {"format": FORMAT, "version": VERSION, "says": "x", **body}
    return {**framed, "digest": digest(framed)}


# ------------------------------------------------------------------------------------------- streams and options


def test_a_reader_who_leaves_does_not_change_the_exit_code(tmp_path):
    """``verify check DIR | head -1`` with a rejected certificate behind the first line."""
    write(tmp_path, Certificate(name="a.json", body=TRUE))
    (tmp_path / "b.json").write_text("{}")
    for index in range(200):  # more than a pipe holds
        (tmp_path / f"c{index}.json").write_text(json.dumps({"kind": "x" * 4000}))
    script = f"set -o pipefail; {sys.executable} -m verify check {tmp_path} --jobs 1 | head -1"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=120, check=False, cwd=ROOT)
    assert done.stdout.startswith("ok a.json")
    assert done.returncode == 1
    assert done.stderr == ""


@pytest.mark.long
@pytest.mark.parametrize("encoding", ["ascii"])
def test_any_encoding_of_the_terminal(encoding, tmp_path):
    for arguments in (["show", "lemma-15"], ["list"], ["diff", ROOT / "reports/han2025", ROOT / "reports/han2025"]):
        done = _verify(*arguments, PYTHONIOENCODING=encoding)
        assert done.returncode == 0, done.stderr
        assert done.stdout.decode(encoding)
    done = _verify("show", "lemma-15", "--json", PYTHONIOENCODING=encoding)
    assert json.loads(done.stdout.decode(encoding)) == json.loads(_verify("show", "lemma-15", "--json").stdout)


@pytest.mark.long
def test_warnings_that_are_errors_end_no_command(tmp_path):
    for arguments in (["--version"], ["run", "prop-4", "--profile", "quick", "--out", tmp_path / "out"]):
        done = _verify(*arguments, PYTHONWARNINGS="error")
        assert done.returncode == 0, done.stderr.decode()


@pytest.mark.long
@pytest.mark.parametrize("options", [["--steps", "0"], ["--rate", "1e308"]])
def test_a_training_without_anything_to_draw(options, tmp_path):
    done = _verify("train", *options, "--json", "--out", tmp_path)
    assert done.returncode == 0, done.stderr.decode()
    assert {path.name for path in tmp_path.iterdir()} == {"run.jsonl", "attention.svg", "risk.svg", "heads.svg"}
    assert "step" in json.loads(done.stdout)


def test_a_message_shows_no_sign_that_moves_the_cursor():
    done = _verify("show", "lemma-15\x1b[2J")
    assert done.returncode == 2
    assert b"claim lemma-15?[2J: no such claim" in done.stderr
    assert b"\x1b" not in done.stderr


# ------------------------------------------------------------------------------------------------- certificates

HALF = {
    "in a kind": lambda: _sealed(kind="\ud800"),
    "in what it says": lambda: {**_sealed(**TRUE), "says": "\udfff"},
    "in a name": lambda: _sealed(**TRUE, **{"\ud800": 1}),
    "deep inside": lambda: _sealed(**TRUE, x=[[{"a": "\ud83d"}]]),
}


@pytest.mark.parametrize("where", HALF)
def test_half_a_surrogate_pair_is_rejected_and_nothing_breaks(where, tmp_path, verify_command):
    run = _run_with(tmp_path / "run", HALF[where]())
    path = run / "certificates/claim-0.x.json"
    done = verify_command("check", path)
    assert done.returncode == 1, done.stderr
    assert done.stdout.startswith("REJECTED claim-0.x.json: it holds half of a surrogate pair, which is no text\n")
    done = verify_command("report", run)
    assert done.returncode == 1, done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "✗ refuted" not in (run / "report.md").read_text()
    done = verify_command("diff", run, run)
    assert done.returncode == 0, done.stderr


@pytest.mark.long
def test_half_a_surrogate_pair_on_a_true_terminal(tmp_path):
    run = _run_with(tmp_path / "run", HALF["in what it says"]())
    for arguments, code in ((["check", run / "certificates"], 1), (["report", run], 1), (["diff", run, run], 0)):
        done = _verify(*arguments)
        assert done.returncode == code, done.stderr
        assert b"Traceback" not in done.stderr


@pytest.mark.long
def test_half_a_surrogate_pair_in_the_results_is_bad_input(tmp_path):
    run = _run_with(tmp_path / "run", TRUE)
    text = (run / "results.json").read_text()
    (run / "results.json").write_text(text.replace('"title":"', '"title":"\\ud800', 1))
    for arguments in (["report", run], ["diff", run, run], ["export", run]):
        done = _verify(*arguments)
        assert done.returncode == 2, done.stderr
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.long
def test_a_small_certificate_that_takes_long_is_over_the_limit(tmp_path):
    body = slow()
    assert len(json.dumps(body)) < 1700
    (tmp_path / "slow.json").write_text(json.dumps(body))
    write(tmp_path, Certificate(name="true.json", body=TRUE))
    done = _verify("check", tmp_path, "--limit", "2", "--jobs", "1")
    assert done.returncode == 1
    assert done.stdout.splitlines()[0] == b"REJECTED slow.json: over the limit of 2 s"
    assert done.stdout.splitlines()[1].startswith(b"ok true.json")


@pytest.mark.long
def test_all_certificates_together_have_a_limit(tmp_path):
    for name in ("a", "b", "c"):
        (tmp_path / f"{name}.json").write_text(json.dumps(slow()))
    said: dict[int, tuple[bool, str]] = {}
    start = time.monotonic()
    check_worker.check_all(sorted(tmp_path.glob("*.json")), lambda i, *told: said.update({i: told}), jobs=1, total=2.0)
    assert time.monotonic() - start < 90
    assert sorted(said) == [0, 1, 2]
    assert {text for _, text in said.values()} == {"not checked: over the limit of 2 s for all certificates together"}


@pytest.mark.long
def test_a_report_of_a_single_certificate_has_limits_too(tmp_path, monkeypatch):
    """Fewer than eight were once derived in the report's own process, without any."""
    run = _run_with(tmp_path / "run", slow())
    limited = check_worker.check_all
    monkeypatch.setattr(check_worker, "check_all", lambda *given, **more: limited(*given, **more, limit=1.0))
    start = time.monotonic()
    _, wrong = write_checked(run, jobs=1)
    assert time.monotonic() - start < 90
    assert wrong == {"certificates/claim-0.x.json": "rejected: over the limit of 1 s"}
    assert "✗ refuted" not in (run / "report.md").read_text()


def test_memory_has_a_limit(tmp_path):
    write(tmp_path, Certificate(name="true.json", body=TRUE))
    said = []
    check_worker.check_all([tmp_path / "true.json"], lambda *told: said.append(told), jobs=1, memory=1 << 26)
    assert said[0][:2] == (0, False)


@pytest.mark.long
@pytest.mark.parametrize("count", [70, pytest.param(320, marks=pytest.mark.slow)])
def test_dense_edges_take_seconds(tmp_path, count):
    """With 320 half a megabyte of edges, each claim on all before it: once more than a minute."""
    results = samples.audit(1)
    bare = msgspec.structs.replace(
        results.claims[0],
        steps=(),
        certificates=(),
        figures=(),
        captions={},
        constants=(),
        readings=(),
        repair=None,
        rests_on=(),
    )
    claims = tuple(
        msgspec.structs.replace(bare, id=f"c{i}", depends_on=tuple(f"c{j}" for j in range(i))) for i in range(count)
    )
    tmp_path.joinpath("results.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(results, claims=claims)))
    start = time.monotonic()
    write_checked(tmp_path)
    assert time.monotonic() - start < 240
    assert f"{count * (count - 1) // 2} edges are too many to be drawn" in (tmp_path / "graph.svg").read_text()


def test_a_long_chain_of_claims_is_drawn(tmp_path):
    from verify.report.layout import lay_out

    nodes = [f"c{i}" for i in range(3000)]
    drawn = lay_out(nodes, {f"c{i}": [f"c{i - 1}"] for i in range(1, 3000)})
    assert drawn.places["c2999"].x > drawn.places["c0"].x


# ----------------------------------------------------------------------------------- what falls with a certificate


def test_each_part_falls_with_its_own_certificate():
    """A step, a reading of a step, a repair, a constant: the one that names it, and nothing else."""
    claim = samples.audit(4).claims[3]
    names = {part: f"certificates/{part}.json" for part in ("reading", "step", "deep", "repair", "constant")}
    replace = msgspec.structs.replace
    reading = replace(claim.readings[0], verdict=Verdict.HOLDS, certificates=(names["reading"],))
    step = replace(
        claim.steps[0],
        verdict=Verdict.REFUTED,
        certificates=(names["step"],),
        readings=(replace(reading, certificates=(names["deep"],)),),
    )
    whole = replace(
        claim,
        verdict=Verdict.HOLDS,
        readings=(reading,),
        steps=(step,),
        certificates=tuple(names.values()),
        repair=replace(claim.repair, certificates=(names["repair"],)),
        constants=(replace(claim.constants[0], certificates=(names["constant"],)),),
        rests_on=(step.id,),
    )
    results = replace(samples.audit(4), claims=(whole,))
    assert trust.believed(results, trust.Examined({}, {}, {}, {}, {})) == results
    for part, name in names.items():
        found = trust.believed(results, trust.Examined({}, {name: "missing"}, {}, {}, {})).claims[0]
        changed = {
            "reading": found.readings[0],
            "step": found.steps[0],
            "deep": found.steps[0].readings[0],
            "repair": found.repair,
        }
        lowered = {key for key, item in changed.items() if item.verdict is Verdict.OPEN}
        assert lowered == ({part} if part != "constant" else set())
        assert found.verdict is (Verdict.OPEN if part == "reading" else Verdict.HOLDS)
        assert (found.constants[0].best_lower == "?") == (part == "constant")
        assert found.proof.verdict is (Verdict.OPEN if part == "step" else Verdict.REFUTED)
        assert found.rests_on == (() if part == "step" else (step.id,))


@pytest.mark.parametrize(
    ("text", "spelt"),
    [
        ("✓ holds: ‖∇y\u0302‖ ≤ 2 √k³/τ", "+ holds: ||grad yhat|| <= 2 sqrt k^3/tau"),
        ("2k√b → ∞, Σᵢ₌₁ᵏ γₚγⱼ ∈ R²ᵏ, τ⁻²", "2k sqrt b -> oo, Sum_(i=1)^k gamma_p gamma_j in R^(2k), tau^(-2)"),
        ("y\u0302∂²y\u0302, 3×3, ŷ", "yhat d^2yhat, 3 x 3, yhat"),
        ("Étude, Łoś … Ω", "Etude, \\u0141os ... Omega"),
        ("\udcff \U0001f600", "\\udcff \\ud83d\\ude00"),
    ],
)
def test_what_a_terminal_has_no_letter_for_is_spelt(text, spelt):
    import codecs

    from verify import streams

    codecs.register_error("verify-spell", streams._spelled)
    assert text.encode("ascii", "verify-spell").decode() == spelt
