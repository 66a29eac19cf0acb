"""The form of a certificate of version 2: its kinds and their fields, and the statement that it carries.

Each kind has its rule elsewhere: counterexamples in :mod:`verify.statement.counterexample`, all others in
:mod:`verify.statement.certificate`, which lists what they show.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from verify.statement.errors import Refused
from verify.statement.prelude import read_prelude
from verify.statement.statement import Statement, read_statement

__all__ = [
    "CHECK_FUEL",
    "COMMON",
    "KINDS",
    "POINTED",
    "REFUTING",
    "Checked",
    "certificate",
    "require_form",
    "statement_of",
]

VERSION = 2
CHECK_FUEL = 12_000_000  # counted nodes: a few seconds
MAX_NODES = 20_000  # of the JSON data of one certificate
MAX_LEVEL = 50
KINDS = {
    "point": {"assignment"},
    "finite": {"fixed"},
    "cover": {"fixed", "boxes", "leaves"},
    "zero": {"fixed", "boxes"},
    "tiling": {"cases"},
    "squares": {"cases"},
    "rewritten": {"cases"},
    "reduced": {"inside", "proof"},
    "exact": {"assignment"},
    "witness": {"choice", "inner"},
    "denial": {"inner"},
    "branch": {"which", "inner"},
    "eventually": {"start", "factor", "rate", "inner"},
    "along": {"path", "start", "factor", "rate", "inner"},
    "induction": {"by", "bases", "more", "plan", "inner"},
    "sums": {"by", "facts", "keep", "inner"},
    "implied": {"sources", "parts", "forms", "inner"},
    "composed": {"inside", "sources", "opaque", "inner"},
}
NO_TABLES = {"leaves", "cases", "inner", "which", "start", "factor", "rate"}
NO_TABLES |= {"by", "bases", "more", "plan", "facts", "keep", "sources", "parts", "forms", "opaque"}
REFUTING = ("point", "exact", "denial")  # kinds that show a statement false; the others show it, or an instance, true
POINTED = ("tiling", "squares", "rewritten", "induction", "sums")  # kinds that may carry a point at which they speak
MAY = {"inside"}
COMMON = {"version", "kind", "digest", "definitions", "statement"}
_DIGEST = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Checked:
    """What an accepted certificate shows: ``refutes`` the statement, or that an instance of it holds."""

    kind: str
    digest: str
    refutes: bool
    cases: int
    sentence: str


def certificate(statement: Statement, kind: str, **own: Any) -> dict[str, Any]:
    """The data of a certificate; its rule decides whether it is one."""
    return {
        "version": VERSION,
        "kind": kind,
        "digest": statement.digest,
        "definitions": statement.definitions(),
        "statement": statement.text,
        **own,
    }


def statement_of(data: Mapping[str, Any]) -> Statement:
    """The statement of a certificate, whose digest must be the one it names."""
    statement = read_statement(data["statement"], read_prelude(data["definitions"]))
    if statement.digest != data["digest"]:
        raise Refused("the digest is not that of the definitions and the statement")
    if statement.text != data["statement"] or statement.definitions() != data["definitions"]:
        raise Refused("the text is not spelled as it is read")
    return statement


def require_form(data: Any) -> None:
    """Refused unless the data have the version, the fields and the size of a certificate."""
    if not isinstance(data, dict) or type(data.get("version")) is not int or data["version"] != VERSION:
        raise Refused("no certificate of version 2")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise Refused(f"the kinds are {', '.join(KINDS)}")
    if set(data) - (MAY if kind in POINTED else set()) != COMMON | KINDS[kind]:
        raise Refused(f"the fields of a {kind} certificate are {', '.join(sorted(COMMON | KINDS[kind]))}")
    if not all(isinstance(data[key], str) for key in ("digest", "definitions", "statement")):
        raise Refused("digest, definitions and statement are texts")
    if not _DIGEST.fullmatch(data["digest"]):
        raise Refused("a digest has 64 hexadecimal digits")
    if any(not isinstance(data[key], dict) for key in set(data) - COMMON - NO_TABLES):
        raise Refused("assignments are tables by name")
    if _count(data, 0) > MAX_NODES:
        raise Refused(f"a certificate has at most {MAX_NODES} parts")


def _count(data: Any, level: int) -> int:
    if level > MAX_LEVEL:
        raise Refused(f"a certificate is nested at most {MAX_LEVEL} deep")
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return 1 + sum(_count(part, level + 1) for part in parts)
