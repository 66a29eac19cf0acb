"""The page of constants: the formulas of the claims as definitions in Coq, written here and never by hand."""

from __future__ import annotations

import re

from verify.proofs import terms
from verify.proofs.folder import Folder, quantities
from verify.proofs.text import definitions
from verify.records import Paper, Quantity
from verify.statement.formula import read_formula

__all__ = ["identifier", "page", "reached", "used"]

_HEAD = """(** Written by `verify proofs --write` from the quantities of the claims; compared byte for byte.
    [NAME_ok] says when the formula [NAME] has a meaning. *)
From Coq Require Import Reals.
From {library} Require Import Model.
Open Scope R_scope.
"""


def identifier(address: str) -> str:
    """CLAIM.NAME as a name in Coq."""
    return re.sub(r"\W", "_", address)


def page(folder: Folder, paper: Paper) -> str:
    """The whole page, from what the claims say now."""
    parts = [_HEAD.format(library=folder.settings.library)]
    parts += [
        _definition(address, quantity, folder.settings.naturals) for address, quantity in quantities(folder, paper)
    ]
    return "\n".join(parts)


def _definition(address: str, quantity: Quantity, naturals: list[str]) -> str:
    formula = read_formula(quantity.text, quantity.symbols)
    name, arguments = identifier(address), _arguments(quantity.symbols, naturals)
    conditions = " /\\ ".join(terms.defined(formula, naturals)) or "True"
    return (
        f"(** {address} = {quantity.text} *)\n"
        f"Definition {name}{arguments} : R :=\n  {terms.real(formula, naturals)}.\n"
        f"Definition {name}_ok{arguments} : Prop :=\n  {conditions}.\n"
    )


def _arguments(symbols: tuple[str, ...], naturals: list[str]) -> str:
    return "".join(f" ({name} : {'nat' if name in naturals else 'R'})" for name in symbols)


def used(statement: str, folder: Folder) -> list[str]:
    """The quantities that a statement of the page of statements names."""
    words = set(re.findall(r"[\w']+", statement))
    return [address for address in folder.settings.quantities if identifier(address) in words]


def reached(statement: str, page_text: str, folder: Folder) -> list[str]:
    """As :func:`used`, through the other definitions of the page of statements that it names."""
    known = definitions(page_text)
    seen, names = {statement}, {statement}
    while names:
        words = {word for text in names for word in re.findall(r"[\w']+", text)}
        names = {known[word] for word in words if word in known} - seen
        seen |= names
    return used(" ".join(seen), folder)
