"""Checks speak through claim.toml: no sentence stands in the code, and text and code fit each other name by name."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from verify.court.words import FILES, faults, places, words_beside
from verify.errors import BadInput

ROOT = Path(__file__).parents[2]
# what a rule says is derived by it from a certificate, and no word about the paper
MODULES = sorted(path for path in (ROOT / "theorems").rglob("*.py") if "rules" not in path.parts)
FOLDERS = sorted({path.parent for name in FILES for path in (ROOT / "theorems").rglob(name)})
WORD = re.compile(r"[(“\"']?[A-Za-z]{2,}('s)?[.,;:)\"']?")
DOMAIN = re.compile(r"(integers|reals) |[^;]*[<>]=? ?[^;]*;")  # "integers n >= 2; tau > 0" is a formula


def literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every string of a module that is no docstring, with the values of an f-string left out."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            texts = (str(part.value) if isinstance(part, ast.Constant) else " 0 " for part in node.values)
            yield node.lineno, "".join(texts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told | parts:
            yield node.lineno, node.value


def is_a_sentence(text: str) -> bool:
    return sum(bool(WORD.fullmatch(word)) for word in text.split()) >= 3 and not DOMAIN.match(text)


def test_what_a_sentence_is():
    assert is_a_sentence("The bound holds.")
    assert is_a_sentence("at n = 3 the left side is 2")
    assert not is_a_sentence("integers n >= k >= 1; tau > 0; reals beta")
    assert not is_a_sentence(r"\frac{1}{2}\sum_p x_p")


def test_no_sentence_stands_in_the_code_of_a_paper():
    texts = ((path, literals(ast.parse(path.read_text(encoding="utf-8")))) for path in MODULES)
    found = [f"{path}:{line}: {text}" for path, all_of_it in texts for line, text in all_of_it if is_a_sentence(text)]
    assert len(MODULES) > 100
    assert found == []


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
