"""A bundle is checked with Python and python-flint only, and runs nothing but what its manifest lists."""

from __future__ import annotations

import ast
import hashlib
import io
import json
import os
import py_compile
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import flint
import msgspec
import pytest

from tests.browser import samples
from tests.third_party import ROOT, environment
from tests.verify.report.test_support import HOLDS, REFUTED, run_of
from verify.records import Kind, Verdict
from verify.report import write_report
from verify.results.bundle import bundle, modules

PAPERS = ("han2025", "edelman2022", "published_rates", "network_constants")
ALONE = """
import runpy, sys
sys.path.append(sys.argv.pop(1))
runpy.run_path("check.py", run_name="__main__")
"""
EVIL = "import os\nos.write(1, b'EXECUTED')\n"


@pytest.fixture(scope="session")
def only_flint(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of libraries that has python-flint and nothing else."""
    place = tmp_path_factory.mktemp("libraries")
    installed = Path(flint.__file__).parents[1]
    for path in (*installed.glob("flint"), *installed.glob("python_flint*")):
        (place / path.name).symlink_to(path)
    return place


def built(paper: str, place: Path) -> Path:
    """A copy of a committed report, with its HTML pages."""
    write_report(Path(shutil.copytree(ROOT / "reports" / paper, place)), recheck=False)
    return place


def unpack(data: bytes, place: Path) -> Path:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        archive.extractall(place)
    (folder,) = place.iterdir()
    return folder


def check(folder: Path, libraries: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", ALONE, str(libraries)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def relist(folder: Path) -> None:
    """The manifest of what is there now."""
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    lines = [
        f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n"
        for name in names
        if name != "MANIFEST.sha256"
    ]
    (folder / "MANIFEST.sha256").write_text("".join(lines))


def one_of_each_kind(folder: Path) -> int:
    """Leave the smallest certificate of each kind; how many there are then."""
    kinds: dict[str, Path] = {}
    for path in sorted((folder / "certificates").iterdir(), key=lambda path: path.stat().st_size, reverse=True):
        body = json.loads(path.read_text())
        kinds[f"{body['kind']} {body.get('certificate', {}).get('kind')}"] = path
    for path in (folder / "certificates").iterdir():
        if path not in kinds.values():
            path.unlink()
    relist(folder)
    return len(kinds)


@pytest.mark.long
@pytest.mark.parametrize("paper", PAPERS)
def test_the_bundle_of_a_paper_checks_a_certificate_of_each_kind(paper: str, tmp_path: Path, only_flint: Path) -> None:
    folder = unpack(bundle(built(paper, tmp_path / "run")), tmp_path / "bundle")
    whole = len(list((folder / "certificates").iterdir()))
    count = one_of_each_kind(folder)
    done = check(folder, only_flint)
    assert done.returncode == (0 if count == whole else 1), done.stdout + done.stderr  # results.json names all of them
    assert f"{count} certificates accepted, 0 rejected, " in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("paper", PAPERS)
def test_the_bundle_of_a_paper_checks_all_its_certificates(paper: str, tmp_path: Path, only_flint: Path) -> None:
    folder = unpack(bundle(built(paper, tmp_path / "run")), tmp_path / "bundle")
    count = len(list((folder / "certificates").iterdir()))
    assert count == len(list((ROOT / "reports" / paper / "certificates").iterdir()))
    done = check(folder, only_flint)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{count} certificates accepted, 0 rejected" in done.stdout


THIRD_PARTY = {
    "paper.toml": 'id = "third-party"\nrules = "rules"\n',
    "__init__.py": "PAPER = None\n",
    "rules/__init__.py": "from .counting import KINDS\n",
    "rules/counting.py": """
from verify.checker.reading import integer, only
from verify.rules.worst_case import elimination

assert elimination

def smaller(body):
    only(body, ("a",))
    return f"{integer(body, 'a', 1, 9)} is less than ten"


KINDS = {"less-than-ten": smaller}
""",
}
EXPORT = """
import json, sys
from pathlib import Path
from verify.checker import seal
from verify.report import write_report
from verify.results.bundle import bundle
run = Path(sys.argv[1])
(run / "certificates").mkdir()
(run / "certificates/c.true.json").write_text(json.dumps(seal({"kind": "less-than-ten", "a": 3})))
write_report(run)
(run / "bundle.zip").write_bytes(bundle(run))
"""


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bundle of a run of a paper of another distribution, with rules of its own."""
    place = tmp_path_factory.mktemp("third-party")
    site, run = place / "site", place / "run"
    for name, text in THIRD_PARTY.items():
        (site / "third_party_paper" / name).parent.mkdir(parents=True, exist_ok=True)
        (site / "third_party_paper" / name).write_text(text)
    info = site / "third_party_paper-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: third-party-paper\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[verify.papers]\nthird-party = third_party_paper:PAPER\n")
    run.mkdir()
    results = samples.audit(1)
    first = results.claims[0]
    claim = msgspec.structs.replace(
        first,
        certificates=("certificates/c.true.json",),
        figures=(),
        captions={},
        steps=(),
        constants=(),
        verdict=first.readings[0].verdict,
        evidence=first.readings[0].evidence,
    )
    (run / "results.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(results, claims=(claim,))))
    done = subprocess.run(
        [sys.executable, "-c", EXPORT, str(run)], env=environment(site), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return (run / "bundle.zip").read_bytes()


@pytest.fixture
def third_party(packed: bytes, tmp_path: Path) -> Path:
    return unpack(packed, tmp_path / "out")


def test_the_bundle_of_a_third_party_s_paper_is_checked_without_it(third_party: Path, only_flint: Path) -> None:
    done = check(third_party, only_flint)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ok c.true.json: the rule less-than-ten of the paper" in done.stdout


def _bytecode(folder: Path, name: str, target: str) -> None:
    """Bytecode that says that it is of the module, with its time and size."""
    source = folder / name
    kept, stamp = source.read_bytes(), source.stat()
    source.write_bytes((EVIL.encode() + b"#" * len(kept))[: len(kept)])
    os.utime(source, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    py_compile.compile(str(source), cfile=str(folder / target))
    source.write_bytes(kept)
    os.utime(source, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))


TAG = sys.implementation.cache_tag
PLANTED = {
    "bytecode": lambda f: _bytecode(f, "verify/checker/reading.py", f"verify/checker/__pycache__/reading.{TAG}.pyc"),
    "bytecode of a rule": lambda f: _bytecode(
        f, "rules/third-party/counting.py", f"rules/third-party/__pycache__/counting.{TAG}.pyc"
    ),
    "bytecode beside": lambda f: _bytecode(f, "verify/checker/reading.py", "verify/checker/reading.pyc"),
    "a library": lambda f: (f / "json.py").write_text(EVIL),
    "flint": lambda f: (f / "flint.py").write_text(EVIL),
    "sitecustomize": lambda f: (f / "sitecustomize.py").write_text(EVIL),
    "a module": lambda f: (f / "verify/__init__.py").write_text(EVIL),
    "a paper": lambda f: [(f / "rules/x").mkdir(), (f / "rules/x/__init__.py").write_text(EVIL)],
    "a link": lambda f: (f / "verify/checker/json.py").symlink_to(f / "check.py"),
    "a pipe": lambda f: os.mkfifo(f / "certificates/x.json"),
    "a folder that is a link": lambda f: [
        shutil.move(f / "verify", f.parent / "elsewhere"),
        (f / "verify").symlink_to(f.parent / "elsewhere"),
    ],
    "a file that is a link": lambda f: [
        shutil.move(f / "verify/checker/reading.py", f.parent / "reading.py"),
        (f / "verify/checker/reading.py").symlink_to(f.parent / "reading.py"),
    ],
    "a changed module": lambda f: (f / "verify/checker/reading.py").write_text(EVIL),
    "a line twice": lambda f: (f / "MANIFEST.sha256").write_text(
        (f / "MANIFEST.sha256").read_text() + (f / "MANIFEST.sha256").read_text().splitlines()[-1] + "\n"
    ),
    "a path": lambda f: [
        (f.parent / "x.py").write_text(EVIL),
        (f / "MANIFEST.sha256").write_text(
            (f / "MANIFEST.sha256").read_text() + f"{hashlib.sha256(EVIL.encode()).hexdigest()}  ../x.py\n"
        ),
    ],
    "a place of its own": lambda f: [
        (f.parent / "x.py").write_text(EVIL),
        (f / "MANIFEST.sha256").write_text(
            (f / "MANIFEST.sha256").read_text() + f"{hashlib.sha256(EVIL.encode()).hexdigest()}  {f.parent}/x.py\n"
        ),
    ],
    "no manifest": lambda f: (f / "MANIFEST.sha256").unlink(),
}


@pytest.mark.parametrize("name", PLANTED)
def test_what_is_planted_in_a_bundle_is_refused_and_not_executed(name: str, third_party: Path) -> None:
    for folder in ("verify/checker/__pycache__", "rules/third-party/__pycache__"):
        (third_party / folder).mkdir()
    PLANTED[name](third_party)
    done = subprocess.run([sys.executable, "check.py"], cwd=third_party, capture_output=True, text=True, check=False)
    assert "EXECUTED" not in done.stdout + done.stderr
    assert done.returncode == 1, done.stdout + done.stderr
    assert all(line.startswith("MANIFEST ") for line in done.stdout.splitlines())
    assert done.stdout.strip()
    assert "Traceback" not in done.stderr


def test_a_file_that_is_changed_after_its_sum_was_compared_is_not_run(third_party: Path) -> None:
    """What is imported after the sums are compared comes from the bytes that were read then."""
    code = f"""
import runpy, sys
sys.argv = ["check.py"]
names = runpy.run_path("check.py")
names["contents"]()
from pathlib import Path
for path in [*Path("verify").rglob("*.py"), *Path("rules").rglob("*.py")]:
    path.write_text({EVIL!r})
for path in Path("certificates").iterdir():
    path.write_text("{{}}")
sys.modules["__main__"].__dict__.update(names)
sys.exit(names["main"]())
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=third_party, capture_output=True, text=True, check=False)
    assert "EXECUTED" not in done.stdout + done.stderr
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_modules_of_a_bundle_are_closed_under_import() -> None:
    """Every module of verify that is in memory after the checker has loaded all its rules is in the bundle."""
    code = """
import sys
from verify.checker import kinds, trials
kinds.ready()
print("\\n".join(n for n, m in sys.modules.items() if n.startswith("verify.") and getattr(m, "__file__", None)))
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    listed = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in modules()}
    loaded = set(done.stdout.split())
    assert "verify.statement.forms" in listed
    assert loaded - listed == set()


@pytest.mark.long
def test_a_bundle_without_the_certificates_that_its_results_name_is_refused(tmp_path: Path, only_flint: Path) -> None:
    folder = unpack(bundle(built("network_constants", tmp_path / "run")), tmp_path / "bundle")
    shutil.rmtree(folder / "certificates")
    relist(folder)
    done = check(folder, only_flint)
    assert done.returncode == 1
    assert "and it is not in the bundle" in done.stdout
    text = (folder / "results.json").read_text()
    data = json.loads(text)
    for claim in data["claims"]:
        for item in (claim, *claim["readings"]):
            item["certificates"] = []
    (folder / "results.json").write_text(json.dumps(data))
    relist(folder)
    done = check(folder, only_flint)
    assert done.returncode == 1
    assert "names no certificate of its formula that says so" in done.stdout


def _results(change):
    def edit(folder: Path) -> None:
        data = json.loads((folder / "results.json").read_text())
        change(data)
        (folder / "results.json").write_text(json.dumps(data))

    return edit


def _parts(data: dict) -> list[dict]:
    claims = data["claims"]
    return [part for claim in claims for part in (*claim["readings"], *claim["steps"])]


def _without(*names: str):
    """The fields are gone, and with them all certificates."""

    def change(data: dict) -> None:
        for part in _parts(data):
            for name in names:
                part.pop(name)

    return change


def _called(**fields: object):
    def change(data: dict) -> None:
        for claim in data["claims"]:
            for item in (claim, *claim["readings"][:1]):
                item.update(fields)

    return change


def _twice(folder: Path) -> None:
    text = (folder / "results.json").read_text()
    (folder / "results.json").write_text(text.replace('"claims":', '"claims": [], "claims":', 1))


FORGED = {
    "no results": lambda f: (f / "results.json").write_text("[]"),
    "no claims": _results(lambda data: data.update(claims=[])),
    "no schema": _results(lambda data: data.pop("schema")),
    "no digest": _results(_without("digest")),
    "no certificates": _results(_without("certificates")),
    "no theorem": _results(_called(verdict="refuted", evidence="formal")),
    "an empty theorem": _results(_called(verdict="refuted", evidence="formal", formal={"theorem": ""})),
    "another verdict of the claim": _results(lambda data: data["claims"][0].update(verdict="vacuous")),
    "a field twice": _twice,
    "not a number": lambda f: (f / "results.json").write_text(
        (f / "results.json").read_text().replace('"seconds":', '"more": NaN, "seconds":', 1)
    ),
    "rules of a kind of the audit": lambda f: (f / "rules/third-party/__init__.py").write_text(
        "KINDS = {'statement': None}"
    ),
    "a verdict that there is not": _results(lambda data: _parts(data)[-1].update(verdict="proved")),
    "a class that there is not": _results(lambda data: _parts(data)[-1].update(evidence="Certified")),
    "no report": lambda f: (f / "report.md").unlink(),
    "no page": lambda f: (f / "report.html").unlink(),
    "no pages of claims": lambda f: shutil.rmtree(f / "claims"),
    "no README": lambda f: (f / "README.txt").unlink(),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_bundle_whose_sums_were_made_anew_is_read_strictly(name: str, third_party: Path, only_flint: Path) -> None:
    FORGED[name](third_party)
    relist(third_party)
    done = check(third_party, only_flint)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert "0 lacking" not in done.stdout


@pytest.fixture(scope="module")
def certified(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bundle of a refuted and a proved statement, both by certificates."""
    run = run_of(tmp_path_factory.mktemp("certified"), "network_constants", REFUTED, HOLDS)
    write_report(run, recheck=False)
    return bundle(run)


def _of(claim: str, **fields: object):
    def change(data: dict) -> None:
        (found,) = (item for item in data["claims"] if item["id"] == claim)
        found["readings"][0].update(fields)
        found.update({name: fields[name] for name in ("verdict", "evidence") if name in fields})

    return _results(change)


TURNED = {
    "refuted, called true": _of(REFUTED, verdict="holds"),
    "refuted, called true in a limit": _of(REFUTED, verdict="limit"),
    "proved, called false": _of(HOLDS, verdict="refuted"),
    "another formula of the same digest": _of(HOLDS, formula="for_all t : real\nsays 1 == 2"),
}


@pytest.mark.parametrize("name", TURNED)
def test_a_certificate_in_a_bundle_says_what_the_verdict_says(
    name: str, certified: bytes, tmp_path: Path, only_flint: Path
) -> None:
    folder = unpack(certified, tmp_path / "out")
    TURNED[name](folder)
    relist(folder)
    done = check(folder, only_flint)
    assert done.returncode == 1
    assert "names no certificate of its formula that says so" in done.stdout


def test_a_bundle_says_which_verdicts_it_does_not_check(certified: bytes, tmp_path: Path, only_flint: Path) -> None:
    folder = unpack(certified, tmp_path / "out")
    done = check(folder, only_flint)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "as recorded" not in done.stdout
    _of(HOLDS, evidence="argued")(folder)
    relist(folder)
    done = check(folder, only_flint)
    assert done.returncode == 0
    assert "runs or arguments, 1 in number" in done.stdout


def test_the_words_of_verdicts_are_those_of_the_audit(third_party: Path) -> None:
    tree = ast.parse((third_party / "check.py").read_text())
    (found,) = (node for node in tree.body if isinstance(node, ast.Assign) and "VERDICTS" in ast.dump(node.targets[0]))
    assert set(eval(ast.unparse(found.value))) == set(Verdict)
    (found,) = (node for node in tree.body if isinstance(node, ast.Assign) and "OTHERS" in ast.dump(node.targets[0]))
    certified, others = ast.literal_eval(found.value)
    assert {*certified, *others} == set(Kind)
