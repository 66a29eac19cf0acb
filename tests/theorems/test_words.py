"""The texts in claim.toml and the code that fills them agree name by name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from verify.court.words import FILES, faults, places, words_beside
from verify.errors import BadInput

ROOT = Path(__file__).parents[2]
FOLDERS = sorted({path.parent for name in FILES for path in (ROOT / "theorems").rglob(name)})


@pytest.mark.long
def test_every_text_is_said_and_every_saying_has_its_text():
    assert len(FOLDERS) > 30
    assert [fault for folder in FOLDERS for fault in faults(".".join(folder.relative_to(ROOT).parts))] == []


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A package of one module and its texts, under a name of its own."""

    def make(code: str, texts: str) -> str:
        name = f"spoken_{tmp_path.name}".replace("-", "_")
        package = tmp_path / name
        package.mkdir(exist_ok=True)
        (package / "__init__.py").write_text("")
        (package / "checks.py").write_text(code)
        (package / "claim.toml").write_text(texts)
        monkeypatch.syspath_prepend(tmp_path)
        sys.modules.pop(name, None)
        return name

    return make


def test_texts_are_filled_by_name_and_latex_keeps_its_braces(folder):
    code = 'say("sharp.yes", best=2, ratio=0.12345)'
    name = folder(code, "[words.sharp]\nyes = '''\n$\\frac{1}{2}$ is {=best},\nnot {=ratio:.2g}\n'''\n")
    assert words_beside(name)("sharp.yes", best=2, ratio=0.12345) == r"$\frac{1}{2}$ is 2, not 0.12"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ('say("sharp.no")', "no words for 'sharp.no'"),
        ('say("sharp.yes")', r"shows \['best'\] and is given \[\]"),
        ('say("sharp.yes", best=1, worst=2)', r"is given \['best', 'worst'\]"),
        ("say(key, best=1)", "no words for None"),
        ("pass", "nothing says sharp.yes"),
    ],
)
def test_what_does_not_fit_is_an_error_when_the_code_is_loaded(folder, code, told):
    name = folder(code, '[words.sharp]\nyes = "it is {=best}"\n')
    with pytest.raises(BadInput, match=told):
        words_beside(name)


def test_a_value_that_looks_like_a_place_is_not_filled_again(folder):
    name = folder('say("a.b", x="")', '[words.a]\nb = "{=x}"\n')
    assert words_beside(name)("a.b", x="{=y}") == "{=y}"
    assert places("{=y:.3f} and {z}") == {"y"}
