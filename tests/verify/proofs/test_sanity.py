"""Every definition that a reader has to believe has at least two facts among the theorems ``sanity_...``.

A fact is what a conjunct of such a statement, or of its companion, concludes; conditions of one clause that name the
definition (a predicate is often only a condition) are one fact together.  Whether a fact says enough is for a reader.
"""

from __future__ import annotations

import re

import pytest

from verify.proofs import folder as folders
from verify.proofs import text

TYPES = {"reply"}  # a name for a type, as the records: nothing can be said of it alone


@pytest.fixture(scope="module")
def folder():
    found = folders.find("han2025")
    assert found is not None
    return found


def _parts(said: str, sign: str) -> list[str]:
    """The text between the signs that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(said):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and place >= start and said.startswith(sign, place):
            parts.append(said[start:place])
            start = place + len(sign)
    return [*parts, said[start:]]


def _opened(said: str) -> str:
    """Without the brackets around all of it."""
    said = said.strip()
    while said.startswith("(") and _closes(said) == len(said) - 1:
        said = said[1:-1].strip()
    return said


def _closes(said: str) -> int:
    depth = 0
    for place, letter in enumerate(said):
        depth += (letter == "(") - (letter == ")")
        if depth == 0:
            return place
    return -1


def _flat(said: str) -> str:
    """What stands in no bracket."""
    kept, depth = [], 0
    for letter in said:
        depth += letter == "("
        kept.append(" " if depth else letter)
        depth -= letter == ")"
    return "".join(kept)


def facts(said: str, asked: str = "") -> list[tuple[str, str]]:
    """Of a statement, what it concludes, each with the conditions before it."""
    said = _opened(said)
    if said.startswith("forall "):
        return facts(said.partition(_parts(said, ",")[0] + ",")[2], asked)
    if said.startswith("let "):
        named, _, rest = said.partition(" in ")
        return facts(rest, f"{asked} {named}")
    *conditions, rest = _parts(said.replace("<->", "<=>"), "->")
    if conditions:
        return facts(rest, " ".join((asked, *conditions)))
    parts = _parts(said, "/\\")
    if len(parts) == 1 or _says("exists", _flat(said)):  # under an exists all parts are one fact
        return [(asked, said)]
    return [fact for part in parts for fact in facts(part, asked)]


def _says(name: str, said: str) -> bool:
    return re.search(rf"(?<![\w']){re.escape(name)}(?![\w'])", said) is not None


def counted(name: str, known: set[tuple[str, str]]) -> int:
    concluded = {said for _, said in known if _says(name, said)}
    asked = {asked for asked, said in known if said not in concluded and _says(name, asked)}
    return len(concluded) + len(asked)


def _named(page: str) -> list[str]:
    """What a page defines, types apart."""
    starts = (re.match(r"(?:Definition|Fixpoint) ([\w']+)", each) for each in text.sentences(page))
    return [found[1] for found in starts if found and found[1] not in TYPES]


def _known(page: str) -> set[tuple[str, str]]:
    bodies = (re.match(r"Definition sanity_\w+ : Prop := (.*)", each, re.S) for each in text.sentences(page))
    return {fact for body in bodies if body for fact in facts(body[1])}


def lacking(pages: list[str], statements: str) -> dict[str, int]:
    """The definitions with fewer than two facts."""
    known = _known(statements)
    found = {name: counted(name, known) for page in pages for name in _named(page)}
    return {name: number for name, number in found.items() if number < 2}


def test_every_definition_has_two_facts(folder):
    pages = [folder.read(name) for name in folder.settings.definitions]
    assert sum(len(_named(page)) for page in pages) > 80
    assert lacking(pages, folder.read(folder.settings.statements)) == {}


def test_a_definition_with_no_fact_or_with_one_is_found():
    page = "Definition twice (z : R) : R := 2 * z. Definition once : R := 1. Definition never : R := 0. "
    page += "Definition fine : R := 1."
    said = (
        "Definition sanity_one : Prop := (forall z : R, 0 < z -> z < twice z /\\ twice 1 = 2) /\\ once = 1 "
        "/\\ (once = 1). "
        "Definition sanity_one_means : Prop := fine = 1 /\\ (forall z : R, z = fine -> z = 1). "
        "Definition other : Prop := never = 0 /\\ never < 1."
    )
    assert lacking([page], said) == {"once": 1, "never": 0}


def test_conditions_of_one_clause_are_one_fact():
    said = "Definition sanity_one : Prop := forall z : R, good z -> z = 1 /\\ z = 2 /\\ z = 3."
    assert counted("good", _known(said)) == 1
    assert len(_known(said)) == 3


def test_every_sanity_statement_is_a_theorem_of_the_manifest(folder):
    """A fact counts because it is proved: each of these statements is a row that the audit asks Coq about."""
    names = set(re.findall(r"^Definition (sanity_\w+?)(?:_means)? :", folder.read(folder.settings.statements), re.M))
    assert names
    assert names <= {row.name for row in folder.rows}
