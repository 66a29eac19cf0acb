"""Counterexamples in the kernel: two pages that are written from the formulas and from ``counterexamples.json``.

The first (``Failures.v``) says of each address that somewhere all conditions of its formula hold, everything in it is
defined and what it says is false.  The second (``Points.v``) proves that by the stored point: the kernel evaluates both
sides in interval arithmetic over plain integers, so neither Python nor Arb is believed for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from verify.errors import BadInput
from verify.proofs.constants import identifier
from verify.proofs.folder import Folder, Row
from verify.records import Paper
from verify.statement import coq
from verify.statement.catalogue import Entry, entries_of, known_of
from verify.statement.coq_support import SUPPORT
from verify.statement.errors import Refused
from verify.statement.terms import Type

__all__ = ["pages", "proposition", "rows"]

_POINTS = """(** Written by `verify proofs --write` from counterexamples.json; compared byte for byte. *)
From Coq Require Import Reals.
From Coquelicot Require Import Coquelicot.
From {library} Require Import Evaluate.
From {library} Require {failures}.
Open Scope R_scope.
"""


def module(address: str) -> str:
    return f"point_{identifier(address)}"


def _entries(folder: Folder, paper: Paper) -> dict[str, Entry]:
    owners = {re.split(r"[/.!]", address)[0] for address in folder.settings.points}
    return entries_of(paper, claims=owners) if owners else {}


def rows(folder: Folder, paper: Paper) -> list[Row]:
    """One refutation an address; of a formula that leaves something out it refutes what is written (``#formula``)."""
    entries = _entries(folder, paper)
    return [
        Row(
            address=f"{address}#formula" if entries[address].leaves_out else address,
            refuted=True,
            name=module(address),
            generated=True,
            pointed=True,
        )
        for address in folder.settings.points
        if address in entries
    ]


def pages(folder: Folder, paper: Paper) -> tuple[str, str]:
    """The page of failures and the page of points, from what the formulas and the stored points say now."""
    entries, known = _entries(folder, paper), known_of(paper.id)
    failures, points = [SUPPORT.strip()], [_POINTS.format(library=folder.settings.library, failures=_stem(folder))]
    for address in folder.settings.points:
        said = entries[address].statement if address in entries else None
        if said is None or address not in known:
            raise BadInput(f"{folder.path}: {address} has no formula or no stored point in {paper.id}")
        name = module(address)
        body = "\n\n".join(part for part in (coq.definitions(said), coq.failure(said, "statement")) if part)
        failures.append(f"(** {address} *)\nModule {name}.\n{body}\nEnd {name}.")
        values = ", ".join(_value(said.types[each], known[address][each]) for each in said.names)
        points.append(f"Theorem {name} : {_stem(folder)}.{name}.statement.\nProof. exists {values}. point. Qed.\n")
    return "\n\n".join(failures) + "\n", "\n".join(points)


def _stem(folder: Folder) -> str:
    return folder.settings.failures.removesuffix(".v")


def proposition(page_text: str, name: str) -> str:
    """The statement of a module of the page of failures."""
    found = re.search(rf"^Module {name}\.\n.*?(Definition statement :.*?)^End {name}\.", page_text, re.M | re.S)
    return " ".join(found[1].split()) if found else ""


# ------------------------------------------------------------------------------------------- values as terms of Coq


def _value(kind: Type, value: Any) -> str:
    match kind.sort:
        case "int":
            return f"{int(value)}%nat"
        case "real":
            return _real(value)
        case "bits":
            ones = [p for p, v in enumerate(value, 1) if v == "1"] if isinstance(value, str) else value
            return _cases(((p, "true") for p in ones), "false")
        case "array" if isinstance(value[0], list):
            rows = [_cases(enumerate(map(_real, row), 1), "0") for row in value]
            return _cases(enumerate(rows, 1), "fun _ => 0")
        case "array":
            return _cases(enumerate(map(_real, value), 1), "0")
    raise Refused(f"a value of the sort {kind.sort} is not written for Coq yet")


def _real(value: str) -> str:
    above, below = Fraction(value).as_integer_ratio()
    return f"({above})" if below == 1 else f"({above} / {below})"


def _cases(pairs: Iterable[tuple[int, str]], otherwise: str) -> str:
    """A function of a natural number, case by case."""
    listed: Sequence[str] = [f"{place}%nat => {value} | " for place, value in pairs]
    return f"(fun p => match p with {''.join(listed)}_ => {otherwise} end)"
