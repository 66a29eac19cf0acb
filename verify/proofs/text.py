"""Coq source as text: without its comments, in sentences, by digest, and what may not stand in it."""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Iterator

__all__ = ["bare", "definition", "definitions", "digest", "forbidden", "not_a_definition", "sentences"]

# Words that would let something through that the kernel has not checked, or that hide what is meant.
FORBIDDEN = (
    "Admitted",
    "admit",
    "Axiom",
    "Axioms",
    "Parameter",
    "Parameters",
    "Conjecture",
    "Declare",
    "Extraction",
    "Load",
    "Add",
    "Redirect",
    "give_up",
    "bypass_check",
    "native_compute",
    "native_cast_no_check",
    "Primitive",
    "Register",
)
SETTINGS = ("Guard", "Positivity", "Universe", "Type")  # `Unset Guard Checking.` and its like
# What a page of definitions is made of; a Notation, a Coercion or a Hint there could change what is read.
DEFINING = (
    "Definition",
    "Fixpoint",
    "Record",
    "Inductive",
    "Section",
    "End",
    "Variable",
    "Variables",
    "From",
    "Require",
    "Open Scope",
    "Module",
)
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_']*")
_MARK = re.compile(r'\(\*|\*\)|"')


@functools.lru_cache(maxsize=256)
def bare(text: str) -> str:
    """The source without comments (they nest, and a string inside hides their end) and with single spaces."""
    kept, depth, place, quoted = [], 0, 0, False
    while (mark := _MARK.search(text, place)) is not None:
        start, sign = mark.start(), mark[0]
        if not depth:
            kept.append(text[place:start])
        place = start + 2
        if not quoted and sign == "(*":
            depth += 1
        elif not quoted and depth and sign == "*)":
            depth -= 1
            kept.append(" ")
        else:  # a sign of the text, of which the next may share a letter
            quoted ^= sign == '"'
            place = start + 1
            kept.append("" if depth else text[start])
    if not depth:
        kept.append(text[place:])
    return " ".join("".join(kept).split())


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def sentences(text: str) -> list[str]:
    """The sentences of a source: a full stop that a space or the end follows ends one."""
    return list(_sentences(text))


@functools.lru_cache(maxsize=128)  # the page of statements is asked for each of its definitions
def _sentences(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in re.split(r"\.(?=\s|$)", bare(text)) if part.strip())


def forbidden(text: str) -> Iterator[str]:
    """What may not stand in any source, with the sentence that has it."""
    for sentence in sentences(text):
        words = _WORD.findall(sentence)
        bad = next((word for word in words if word in FORBIDDEN), None)
        if bad is None and words[:1] in (["Set"], ["Unset"], ["Local"], ["Global"]):
            bad = next((word for word in words if word in SETTINGS), None)
        if bad is not None:
            yield f"{bad}: {sentence[:80]}"


def not_a_definition(text: str) -> Iterator[str]:
    """Sentences of a page of definitions that are none; one word of proof there would be out of place."""
    for sentence in sentences(text):
        if not sentence.startswith(tuple(f"{word} " for word in DEFINING)):
            yield sentence[:80]


@functools.lru_cache(maxsize=16)
def definitions(text: str) -> dict[str, str]:
    """Every definition of a source by its name; of a name that comes twice the first."""
    found: dict[str, str] = {}
    for sentence in sentences(text):
        if name := re.match(r"(?:Definition|Fixpoint|Record) ([\w']+)", sentence):
            found.setdefault(name[1], sentence)
    return found


def definition(text: str, name: str) -> str | None:
    """The definition of a name in a source, without comments and in single spaces."""
    return definitions(text).get(name)
