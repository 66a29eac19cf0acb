"""``verify new-paper NAME``: a package with one claim, one step, one certificate and one test, which runs."""

from __future__ import annotations

import datetime
import keyword
import re
import shutil
import tempfile
from importlib import resources
from pathlib import Path

from verify.errors import BadInput
from verify.verdicts import papers as registry

__all__ = ["files", "new_paper"]

RESERVED = ("verify", "numerics", "theorems", "paper", "papers", "report", "reports", "test", "tests", "src")
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_PLACES = {  # template -> where it goes
    "pyproject.toml.txt": "pyproject.toml",
    "README.md.txt": "README.md",
    "gitignore.txt": ".gitignore",
    "package.py.txt": "src/@PACKAGE@/__init__.py",
    "paper.toml.txt": "src/@PACKAGE@/paper.toml",
    "claim.toml.txt": "src/@PACKAGE@/thm_1/claim.toml",
    "checks.py.txt": "src/@PACKAGE@/thm_1/checks.py",
    "empty.txt": "src/@PACKAGE@/thm_1/__init__.py",
    "test_claim.py.txt": "tests/test_thm_1.py",
}


def new_paper(name: str, out: Path | None) -> None:
    """Write the package, all of it or nothing, and say what to do next."""
    _check_name(name)
    place = Path(name) if out is None else out
    if place.exists() or place.is_symlink():
        raise BadInput(f"{place}: exists already; allowed is a directory that does not, by --out DIR")
    _write(place, files(name))
    print(
        "\n".join(
            [
                f"{place}: a paper with one claim.  Next:",
                f"  pip install -e {place}",
                f"  verify list --paper {name}",
                f"  verify run --paper {name} --profile quick --out reports/{name}",
                f"  verify report reports/{name}",
            ]
        )
    )


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name):
        rule = "a small letter and then up to 39 small letters, digits and underscores, such as smith2026"
        raise BadInput(f"NAME {name!r}: allowed is {rule}")
    if keyword.iskeyword(name) or name in RESERVED:
        raise BadInput(f"NAME {name}: is reserved; choose another, such as {name}2026")
    if registry.is_registered(name):
        raise BadInput(f"NAME {name}: a paper of this id is registered already")


def files(name: str) -> dict[str, str]:
    """The files of the package by their path in it."""
    values = {
        "@NAME@": name,
        "@PACKAGE@": f"{name}_paper",
        "@DISTRIBUTION@": f"{name.replace('_', '-')}-paper",
        "@YEAR@": str(datetime.date.today().year),
    }
    folder = resources.files("verify") / "templates" / "new_paper"
    found = {}
    for template, place in _PLACES.items():
        text = (folder / template).read_text(encoding="utf-8")
        for mark, value in values.items():
            place, text = place.replace(mark, value), text.replace(mark, value)
        found[place] = text
    return found


def _write(place: Path, texts: dict[str, str]) -> None:
    """Into a directory beside it first, which then takes its name: a failure leaves nothing behind."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(prefix=".new-paper-", dir=place.parent))
    except OSError as error:
        raise BadInput(f"{place}: cannot be written ({error.strerror})") from None
    try:
        for name, text in texts.items():
            path = draft / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        draft.chmod(0o755)  # a temporary directory is for its owner alone
        draft.rename(place)
    except OSError as error:
        shutil.rmtree(draft, ignore_errors=True)
        raise BadInput(f"{place}: cannot be written ({error.strerror})") from None
