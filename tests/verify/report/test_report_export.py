"""What leaves the house: the bundle, JUnit XML, CSV, the comparison as a page."""

from __future__ import annotations

import csv
import functools
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from tests.browser import samples
from tests.slow_certificate import slow
from tests.third_party import ROOT
from verify import api
from verify.checker import digest
from verify.errors import BadInput
from verify.records import Certificate, Verdict
from verify.report import comparison, write_report
from verify.results.bundle import bundle, export
from verify.results.diff import compare
from verify.results.exchange import badge, constants_csv, junit
from verify.results.schema import Results
from verify.run.certificates import write

CERTIFICATE = {"kind": "classifier-point", "k": 3, "b": "1/100", "sum": "0", "relation": "<", "value": "1"}
WORST_CASE = ROOT / "reports/published_rates/certificates/triple-momentum.bound.4.json"


PAPER = """
from verify.records import *

def largest_is_at_most_the_constant(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="The largest of $1, 2$ is 2.")

CLAIM = Claim(
    id="bound", title="A bound of $x$", where="here", statement="It is at most $c$.",
    readings=(Reading(id="literal", text="As it stands.", checks=(largest_is_at_most_the_constant,)),),
    quantities=(Quantity(name="constant", text="3", symbols=(), meaning="the bound"),))
PAPER = Paper(id="tiny", title="A tiny paper", authors="N. N.", year=2025, claims=(CLAIM,))
"""


@functools.cache
def _files() -> dict[str, bytes]:
    """A run with a report and one true certificate: made once, laid out for every test anew."""
    results = samples.audit(2)
    claims = tuple(
        msgspec.structs.replace(
            c,
            certificates=("certificates/claim-0.true.json",),
            figures=(),
            captions={},
            steps=tuple(msgspec.structs.replace(s, certificates=()) for s in c.steps),
        )
        for c in results.claims
    )
    with tempfile.TemporaryDirectory() as place:
        run = Path(place)
        (run / "results.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(results, claims=claims)))
        write(run / "certificates", Certificate(name="claim-0.true.json", body=CERTIFICATE))
        write_report(run)
        return {path.relative_to(run).as_posix(): path.read_bytes() for path in run.rglob("*") if path.is_file()}


def finished(directory: Path) -> Path:
    directory.mkdir()
    for name, contents in _files().items():
        (directory / name).parent.mkdir(parents=True, exist_ok=True)
        (directory / name).write_bytes(contents)
    path = directory / "results.json"
    data = json.loads(path.read_bytes())
    for claim in data["claims"]:  # as in a run: a claim has the verdict of its reading, no certificate is argued
        claim |= {name: claim["readings"][0][name] for name in ("verdict", "evidence") if claim["readings"]}
        for row in claim["constants"]:
            row["evidence"] = row["evidence"] if row["certificates"] else "argued"
    path.write_text(json.dumps(data))
    return directory


def unpack(data: bytes, place: Path) -> Path:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        archive.extractall(place)
        roots = {name.split("/")[0] for name in archive.namelist()}
    assert roots == {"made-up-audit"}
    return place / "made-up-audit"


def check(place: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-I", "check.py"], cwd=place, capture_output=True, text=True, check=False)


@pytest.mark.long
def test_the_bundle_checks_itself_and_notices_a_change(tmp_path: Path) -> None:
    run = finished(tmp_path / "run")
    data = bundle(run)
    assert data == bundle(run), "the same bytes twice"
    place = unpack(data, tmp_path / "out")
    done = check(place)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 certificates accepted, 0 rejected" in done.stdout
    assert check(place).returncode == 0, "checking leaves nothing behind"
    certificate = place / "certificates/claim-0.true.json"
    text = certificate.read_text()
    certificate.write_text(text.replace('"digest": "', '"digest": "0'))
    assert "claim-0.true.json: changed" in check(place).stdout
    certificate.write_text(text)
    (place / "verify/checker/extra.py").write_text("")
    assert "verify/checker/extra.py: not in the manifest" in check(place).stdout
    assert check(place).returncode == 1


def test_the_bundle_carries_the_rules_of_instruments(tmp_path: Path) -> None:
    run = finished(tmp_path / "run")
    path = run / "certificates/claim-0.true.json"
    path.write_bytes(WORST_CASE.read_bytes())
    place = unpack(bundle(run), tmp_path / "out")
    done = check(place)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(
        "ok claim-0.true.json: by the rule worst-case-bound of the instrument worst_case: f3 <= 1/2*(|x0|^2)"
    )
    assert not (place / "rules").exists(), "no paper's rule is needed"
    path.write_text(path.read_text().replace('"tau": "1/2"', '"tau": "1/4"'))
    done = check(unpack(bundle(run), tmp_path / "again"))
    assert done.returncode == 1
    assert "REJECTED claim-0.true.json" in done.stdout


def test_a_forged_certificate_in_a_whole_bundle_is_rejected(tmp_path: Path) -> None:
    run = finished(tmp_path / "run")
    path = run / "certificates/claim-0.true.json"
    path.write_text(path.read_text().replace('"says": "', '"says": "not '))
    done = check(unpack(bundle(run), tmp_path / "out"))
    assert done.returncode == 1
    assert "REJECTED claim-0.true.json" in done.stdout


@pytest.mark.long
def test_a_bundle_needs_everything_and_nothing_from_outside(tmp_path: Path) -> None:
    run = finished(tmp_path / "run")
    (run / "report.html").unlink()
    with pytest.raises(BadInput, match="verify report"):
        export(run, out=tmp_path / "x.zip", junit_file=None, csv_file=None)
    assert not (tmp_path / "x.zip").exists()
    results = samples.audit(1)
    bad = msgspec.structs.replace(results.claims[0], certificates=("../secret.json",))
    (run / "results.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(results, claims=(bad,))))
    (tmp_path / "secret.json").write_text("{}")
    write_report(run)
    with pytest.raises(BadInput, match="leads out"):
        bundle(run)


def renamed(run: Path, **changes: object) -> None:
    """The same results with other words in them."""
    data = msgspec.json.decode((run / "results.json").read_bytes())
    certificate = changes.pop("certificate", None)
    if certificate is not None:
        for claim in data["claims"]:
            claim["certificates"] = [certificate]
    (run / "results.json").write_bytes(msgspec.json.encode({**data, **changes}))


@pytest.mark.parametrize(
    "paper", ["../../evil", "/tmp/evil", "a/b", "..", ".hidden", "", "a\\b", "C:evil", "a b", "x" * 100, "a\nb", "é"]
)
def test_the_paper_s_name_leads_nowhere(tmp_path: Path, paper: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = finished(tmp_path / "run")
    renamed(run, paper=paper)
    (tmp_path / "cwd").mkdir()
    monkeypatch.chdir(tmp_path / "cwd")
    before = sorted(tmp_path.rglob("*"))
    for out in (None, tmp_path / "x.zip"):
        with pytest.raises(BadInput, match=r"is no id|control character"):
            export(run, out=out, junit_file=None, csv_file=None)
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    "name",
    [
        "certificates/flint.py",
        "certificates/../results.json",
        "certificates/a/b.json",
        "certificates/.x.json",
        "x.json",
        "checker/reading.json",
        "certificates/x.json\n",
        "certificates\\x.json",
        "/etc/x.json",
        "certificates/é.json",
    ],
)
def test_only_certificates_with_plain_names_are_packed(tmp_path: Path, name: str) -> None:
    run = finished(tmp_path / "run")
    place = run / name
    if place.resolve().is_relative_to(run) and not place.exists():
        place.parent.mkdir(exist_ok=True, parents=True)
        place.write_text("raise SystemExit('executed')")
    renamed(run, certificate=name)
    with pytest.raises(BadInput, match=r"leads out of certificates/, or is no plain name|control character"):
        bundle(run)


@pytest.mark.long
@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "name",
    ["flint.py", "hashlib.py", "time.py", "multiprocessing.py", "certificates/flint.py", "verify/checker/flint.py"],
)
def test_nothing_in_the_bundle_poses_as_a_library(tmp_path: Path, name: str) -> None:
    """Whoever adds a file to a bundle is told of it, and what he wrote is not executed."""
    place = unpack(bundle(finished(tmp_path / "run")), tmp_path / "out")
    (place / name).write_text("import os\nos.write(1, b'EXECUTED')\nraise SystemExit(0)\n")
    listed = place / "MANIFEST.sha256"
    for known in (False, True):
        if known:
            code = hashlib.sha256((place / name).read_bytes()).hexdigest()
            listed.write_text(f"{listed.read_text()}{code}  {name}\n")
        done = subprocess.run([sys.executable, "check.py"], cwd=place, capture_output=True, text=True, check=False)
        assert "EXECUTED" not in done.stdout + done.stderr
        assert done.returncode == (0 if known else 1), done.stdout + done.stderr


@pytest.mark.long
def test_the_bundle_shows_no_line_that_a_certificate_made_up(tmp_path: Path) -> None:
    """A raw newline or an escape in a message would be a line of its own: a false ok."""
    run = finished(tmp_path / "run")
    path = run / "certificates/claim-0.true.json"
    body = msgspec.json.decode(path.read_bytes())
    for wrong in (
        {"kind": "x\nok other.json: all is well"},
        {"kind": "\x1b[2J\x1b]0;title\x07"},
        {"says": "\ud800"},
        {"k\nok other.json: all is well": 1},
    ):
        changed = {**body, **wrong}
        path.write_text(json.dumps({**changed, "digest": digest(changed)}))
        place = unpack(bundle(run), tmp_path / str(abs(hash(str(wrong)))))
        for command in (["check.py"], ["-I", "check.py"]):
            done = subprocess.run(
                [sys.executable, *command],
                cwd=place,
                capture_output=True,
                text=True,
                check=False,
                env={**os.environ, "PYTHONIOENCODING": "ascii"},
            )
            assert done.returncode == 1, done.stdout + done.stderr
            assert "Traceback" not in done.stderr
            assert len(done.stdout.splitlines()) == 2
            assert done.stdout.startswith("REJECTED claim-0.true.json")
            assert "\x1b" not in done.stdout


@pytest.mark.long
def test_the_bundle_has_limits(tmp_path: Path) -> None:
    """Time, memory and the time of all together: what is over a limit is rejected, and the rest is still told."""
    run = finished(tmp_path / "run")
    (run / "certificates/claim-0.true.json").write_text(json.dumps(slow()))
    place = unpack(bundle(run), tmp_path / "out")
    text, sums = (place / "check.py").read_text(), (place / "MANIFEST.sha256").read_text()
    given = "LIMIT, TOTAL, MEMORY = 600.0, 7200.0, 2 << 30"
    assert given in text
    for limits, words in (
        ("0.5, 60.0, 2 << 30", "over the limit of 0.5 s"),
        ("60.0, 0.5, 2 << 30", "over the limit of 0.5 s for all certificates together"),
        ("60.0, 60.0, 1 << 20", "over the limit of 1 megabytes|its process died|MemoryError"),
    ):
        changed = text.replace(given, f"LIMIT, TOTAL, MEMORY = {limits}")
        (place / "check.py").write_text(changed)
        old, new = (hashlib.sha256(t.encode()).hexdigest() for t in (text, changed))
        (place / "MANIFEST.sha256").write_text(sums.replace(old, new))
        done = check(place)
        assert done.returncode == 1, limits
        assert re.search(f"REJECTED claim-0.true.json: .*({words})", done.stdout), done.stdout
        assert "0 certificates accepted, 1 rejected" in done.stdout


def test_junit_counts_what_stands_and_what_does_not() -> None:
    results = samples.audit()
    failed = msgspec.structs.replace(results.claims[0], failures=("claim-0/check: timed out <&> \x00",))
    results = msgspec.structs.replace(results, claims=(failed, *results.claims[1:]))
    root = ElementTree.fromstring(junit(results).encode())
    verdicts = [c.verdict for c in results.claims] + [s.verdict for c in results.claims for s in c.steps]
    assert Verdict.REFUTED in verdicts
    assert int(root.get("failures", "")) == 0 == len(list(root.iter("failure"))), "a finding is no failure of the run"
    said = [out.text.partition(" ")[0] for out in root.iter("system-out")]
    assert sorted(said) == sorted(map(str, verdicts))
    assert int(root.get("skipped", "")) == verdicts.count(Verdict.OPEN) == len(list(root.iter("skipped")))
    assert int(root.get("tests", "")) == len(verdicts) + 1 == len(list(root.iter("testcase")))
    assert int(root.get("errors", "")) == 1


def test_a_badge_counts_statements_and_takes_the_colour_of_the_worst() -> None:
    results = samples.audit(3)
    counted = msgspec.structs.replace(results, paper="<a&b>", claims=results.claims[:0])
    for given, said, colour in ((counted, "nothing judged", "#565b62"), (results, " false", "#c0242b")):
        root = ElementTree.fromstring(badge(given).encode())
        title = root.findtext("{http://www.w3.org/2000/svg}title") or ""
        assert title.startswith(f"{given.paper}: ")
        assert said in title
        assert [item.get("fill") for item in root.iter("{http://www.w3.org/2000/svg}rect")] == ["#333", colour]


def test_csv_has_a_line_a_constant_and_no_formula() -> None:
    results = samples.audit(3)
    nasty = msgspec.structs.replace(results.claims[0].constants[0], name="=HYPERLINK(1)", paper="-1.5", best_lower="-x")
    one = msgspec.structs.replace(results.claims[0], constants=(nasty,))
    text = constants_csv(msgspec.structs.replace(results, claims=(one, *results.claims[1:])))
    rows = list(csv.DictReader(io.StringIO(text)))
    assert len(rows) == 5
    assert rows[0]["constant"] == "'=HYPERLINK(1)"
    assert rows[0]["printed"] == "-1.5"
    assert rows[0]["best_lower"] == "'-x"
    assert rows[1]["at_n"] == "8"
    assert "1.25" in rows[1]["best_lower"]


def changed() -> tuple[Results, Results]:
    old = samples.audit(6)
    worse = msgspec.structs.replace(
        old.claims[0], verdict=Verdict.REFUTED, summary="<script>alert(1)</script> because $a<b$."
    )
    return old, msgspec.structs.replace(old, model={"n": 9, "k": 3}, profile="quick", claims=(worse, *old.claims[1:]))


def test_the_comparison_as_a_page() -> None:
    old, new = changed()
    page = comparison.render(old, new, compare(old, new), ("old & co", "new"))
    assert "Regressions found." in page
    assert "model n: 8 -&gt; 9" in page
    assert "profile: standard -&gt; quick" in page
    assert "old &amp; co" in page
    assert "<script>alert" not in page
    assert page.count("<script") == 1
    assert page == comparison.render(old, new, compare(old, new), ("old & co", "new"))
    assert "No verdict and no constant changed." in comparison.render(old, old, compare(old, old), ("a", "b"))


def test_commands(
    tmp_path: Path,
    verify_command: Callable[..., subprocess.CompletedProcess[str]],
    make_paper: Callable[[str, str], Path],
) -> None:
    old, new = changed()
    for name, results in (("old", old), ("new", new)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "results.json").write_bytes(msgspec.json.encode(results))
    done = verify_command("diff", tmp_path / "old", tmp_path / "new", "--html", tmp_path / "d.html")
    assert done.returncode == 1
    assert (tmp_path / "d.html").read_text().startswith("<!doctype html>")
    assert verify_command("diff", tmp_path / "old", tmp_path / "new", "--html", tmp_path).returncode == 2
    for new, code, fail_on in (("new", 1, ()), ("old", 0, ()), ("new", 0, ("--fail-on", "refuted"))):
        done = verify_command("diff", tmp_path / "old", tmp_path / new, "--junit", tmp_path / "d.xml", *fail_on)
        root = ElementTree.fromstring((tmp_path / "d.xml").read_bytes())
        assert done.returncode == code == (int(root.get("failures", "")) > 0)
        assert int(root.get("tests", "")) == len(list(root.iter("testcase"))) > 1
    refused = verify_command("export", tmp_path / "old", "--junit", tmp_path / "j.xml")
    assert refused.returncode == 2, "its verdicts are made up"
    assert "claim-0: it is called holds (argued), but its paper is not installed" in refused.stderr
    (tmp_path / "old/results.json").write_bytes(msgspec.json.encode(samples.argued(old)))
    refused = verify_command("export", tmp_path / "old", "--junit", tmp_path / "j.xml")
    assert refused.returncode == 2, "nobody can see the checks of a paper that is not installed"
    assert not (tmp_path / "j.xml").exists()
    make_paper("tiny", PAPER)
    api.audit(paper="tiny", out=tmp_path / "tiny", jobs=1)
    assert json.loads((tmp_path / "tiny/results.json").read_bytes())["claims"][0]["verdict"] == "holds"
    done = verify_command("export", tmp_path / "tiny", "--junit", tmp_path / "j.xml", "--csv", tmp_path / "c.csv")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "j.xml").is_file()
    assert (tmp_path / "c.csv").is_file()
    assert verify_command("export", tmp_path / "tiny", cwd=tmp_path).returncode == 2, "there is no report yet"


def test_formulas_of_a_comparison_are_typeset():
    """Old, new, found and why; a long text is not cut inside of a formula."""
    tex = r"$\frac{15157\,\sqrt{k}^{3}}{5000\,\tau}$"
    long = "It is bounded, as is said at some length here. " * 5 + f"By {tex} and {tex}."
    old = samples.audit(6)
    claim = msgspec.structs.replace(old.claims[0], statement=f"At most {tex}.", summary=long)
    first = msgspec.structs.replace(claim.readings[0], summary=long) if claim.readings else None
    claim = msgspec.structs.replace(claim, readings=(first, *claim.readings[1:]) if first else ())
    new = msgspec.structs.replace(old, claims=(claim, *old.claims[1:]))
    found = compare(old, new)
    assert any(tex in change.new for change in found.changes)
    page = comparison.render(old, new, found, ("old", "new"))
    body = page.partition('<section id="changes"')[2]
    assert "\\frac" not in re.sub(r"<annotation.*?</annotation>", "", body)
    assert "<mfrac>" in body
    assert all(change.new.count("$") % 2 == 0 for change in found.changes)
