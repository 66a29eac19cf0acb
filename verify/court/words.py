"""The words of a claim: what its checks say stands in ``claim.toml`` and is filled with data by name.

``say = words_beside(__package__)`` gives a module the texts under ``[words]`` of the ``claim.toml`` in its folder (or
of a ``words.toml``, where several claims share the code); ``say("sharp.yes", best="2")`` is one of them.  A text
carries ``{=best}`` or ``{=best:.4g}`` where a value goes: LaTeX has braces of its own.  Line breaks in a text are
spaces.

A text that nothing says, a name that no text has, a value that a text does not show and a place without a value are
errors when the code of the claim is loaded, not when a check happens to speak.
"""

from __future__ import annotations

import ast
import functools
import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

import msgspec

from verify.errors import BadInput, bad_input_at

__all__ = ["FILES", "faults", "filled", "places", "words_beside"]

FILES = ("claim.toml", "words.toml")
_PLACE = re.compile(r"\{=([A-Za-z_][A-Za-z0-9_]*)(:[^{}]*)?\}")


def places(text: str) -> frozenset[str]:
    """The names of the values that a text shows."""
    return frozenset(name for name, _ in _PLACE.findall(text))


def filled(text: str, values: Mapping[str, Any]) -> str:
    return _PLACE.sub(lambda found: format(values[found[1]], (found[2] or ":")[1:]), text)


class _File(msgspec.Struct, frozen=True):
    words: dict[str, dict[str, str]] = {}


class Words:
    """The texts of one folder, by ``TABLE.KEY``."""

    def __init__(self, package: str, texts: Mapping[str, str]) -> None:
        self._package, self._texts = package, texts

    def __call__(self, key: str, /, **values: Any) -> str:
        text = self._texts.get(key)
        if text is None:
            raise BadInput(f"{self._package}: there are no words for {key!r}")
        if values.keys() != places(text):
            raise BadInput(f"{self._package}: {key} shows {sorted(places(text))} and is given {sorted(values)}")
        return filled(text, values)


def _one_line(text: str) -> str:
    """Where a line ends is no part of what is said; a text of one line keeps its blanks."""
    return " ".join(text.split()) if "\n" in text else text


@functools.cache
def _texts(package: str) -> Mapping[str, str]:
    folder = resources.files(package)
    found: dict[str, str] = {}
    for name in FILES:
        if (folder / name).is_file():
            with bad_input_at(f"{package}/{name}"):
                text = (folder / name).read_text(encoding="utf-8")
                tables = msgspec.convert(tomllib.loads(text), type=_File).words
            found |= {f"{table}.{key}": _one_line(text) for table, keys in tables.items() for key, text in keys.items()}
    return found


def _spoken(package: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of ``say`` in the modules of a folder, with its place."""
    for file in resources.files(package).iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                    yield f"{package}/{file.name}:{node.lineno}", node


def faults(package: str) -> list[str]:
    """What does not fit between the texts of a folder and the code that says them."""
    texts, said, found = _texts(package), set[str](), list[str]()
    for where, call in _spoken(package):
        key = call.args[0].value if len(call.args) == 1 and isinstance(call.args[0], ast.Constant) else None
        if not isinstance(key, str) or key not in texts:
            found.append(f"{where}: there are no words for {key!r}")
            continue
        said.add(key)
        given = {word.arg for word in call.keywords}
        if given != places(texts[key]):
            found.append(f"{where}: {key} shows {sorted(places(texts[key]))} and is given {sorted(map(str, given))}")
    return found + [f"{package}: nothing says {key}" for key in sorted(texts.keys() - said)]


@functools.cache
def _of_package(package: str) -> Words:
    if wrong := faults(package):
        raise BadInput(wrong[0])
    return Words(package, _texts(package))


def words_beside(package: str | None) -> Words:
    """The words of the folder in which a module stands: ``say = words_beside(__package__)``."""
    return _of_package(package or "")
