"""Counterexamples in the kernel: two pages that are written from the formulas and from ``counterexamples.json``.

The first (``Failures.v``) says of each address that somewhere all conditions of its formula hold, everything in it is
defined and what it says is false.  The second (``Points.v``) proves that by the stored point: the kernel evaluates both
sides in interval arithmetic over plain integers, so neither Python nor Arb is believed for it.  The statement at the
point is given to it as data, with tables of what is computed once (:mod:`verify.statement.coq_decide`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from textwrap import wrap
from typing import Any

from verify.errors import BadInput
from verify.proofs.constants import identifier
from verify.proofs.folder import Folder, Row, owner
from verify.records import Paper
from verify.statement import coq
from verify.statement.catalogue import Entry, entries_of, known_of
from verify.statement.coq_decide import Point
from verify.statement.coq_support import SUPPORT
from verify.statement.statement import Statement

__all__ = ["JOINED", "head", "pages", "parts", "proposition", "proved", "rows", "stated"]

_POINTS = """(** Written by `verify proofs --write` from counterexamples.json; compared byte for byte. *)
From Coq Require Import Reals List.
From Coquelicot Require Import Coquelicot.
From {library} Require Import {failures} Reflect.
Open Scope R_scope.
(* What the data mean is unfolded first, and no sum is: so the kernel compares two short terms. *)
Strategy opaque [{failures}.Sum {failures}.Prod {failures}.Mean {failures}.Total {failures}.NSum Rdiv Rminus Rle].
Strategy expand [den holds bind given array vector].
"""
_POINT = """Module data_{name}.
Import {failures}.{name}.
Definition data : form :=
  {data}.
Lemma fine : checked data = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
End data_{name}.
Theorem {name} : {failures}.{name}.statement.
Proof.
  exists {values}.
  exact_no_check (checked_ok data_{name}.data data_{name}.fine).
Qed.
"""


def module(address: str) -> str:
    return f"point_{identifier(address)}"


def _entries(folder: Folder, paper: Paper, claims: Collection[str] | None = None) -> dict[str, Entry]:
    owners = {owner(address) for address in folder.settings.points}
    owners &= owners if claims is None else set(claims)
    return entries_of(paper, claims=owners) if owners else {}


def rows(folder: Folder, paper: Paper, claims: Collection[str] | None = None) -> list[Row]:
    """One refutation an address, of all that is said there: also where the formula leaves something out."""
    entries = _entries(folder, paper, claims)
    return [
        Row(address=address, refuted=True, name=module(address), generated=True, pointed=True)
        for address in folder.settings.points
        if address in entries
    ]


def pages(folder: Folder, paper: Paper) -> tuple[str, str]:
    """The page of failures and the page of points, from what the formulas and the stored points say now."""
    failures, points = parts(folder, paper)
    return JOINED[0](failures), JOINED[1](points)


# how the parts make the two pages
JOINED: tuple[Callable[[list[str]], str], ...] = (lambda failures: "\n\n".join(failures) + "\n", "\n".join)


def parts(folder: Folder, paper: Paper, claims: Collection[str] | None = None) -> tuple[list[str], list[str]]:
    """The same in parts, one an address of all claims or of those that are named."""
    entries, known = _entries(folder, paper, claims), known_of(paper.id)
    failures, points = [SUPPORT.strip()], [head(folder)]
    for address in folder.settings.points:
        if claims is not None and owner(address) not in claims:
            continue
        said = entries[address].statement if address in entries else None
        if said is None or address not in known:
            raise BadInput(f"{folder.path}: {address} has no formula or no stored point in {paper.id}")
        failures.append(f"(** {address} *)\n{stated(module(address), said)}")
        points.append(proved(module(address), said, known[address], _stem(folder)))
    return failures, points


def stated(name: str, said: Statement) -> str:
    """The module of a statement: its definitions, and that it fails somewhere."""
    body = "\n\n".join(part for part in (coq.definitions(said), coq.failure(said, "statement")) if part)
    return f"Module {name}.\n{body}\nEnd {name}."


def proved(name: str, said: Statement, given: Mapping[str, Any], page: str) -> str:
    """The theorem that it fails at this point; the module of the statement stands on the page."""
    point = Point(said, given)
    data = "\n  ".join(wrap(point.data(), 116, break_long_words=False, break_on_hyphens=False))
    return _POINT.format(name=name, failures=page, data=data, values=", ".join(point.values()))


def head(folder: Folder) -> str:
    """How the page of points begins."""
    return _POINTS.format(library=folder.settings.library, failures=_stem(folder))


def _stem(folder: Folder) -> str:
    return folder.settings.failures.removesuffix(".v")


def proposition(page_text: str, name: str) -> str:
    """The statement of a module of the page of failures."""
    found = re.search(rf"^Module {name}\.\n.*?(Definition statement :.*?)^End {name}\.", page_text, re.M | re.S)
    return " ".join(found[1].split()) if found else ""
