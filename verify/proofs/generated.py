"""The page of generated statements: formulas of the statement language as propositions, one module an address.

What is written by hand on the page of statements may say more; a statement on this page says exactly what its formula
says, over the definitions of the prelude, and nobody has typed it.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from verify.errors import BadInput
from verify.proofs.constants import identifier
from verify.proofs.folder import Folder, Row, owner
from verify.records import Paper
from verify.statement import coq
from verify.statement.catalogue import Entry, entries_of
from verify.statement.coq_support import SUPPORT

__all__ = ["joined", "page", "parts", "propositions", "rows"]


def module(address: str) -> str:
    return f"said_{identifier(address)}"


def _entries(folder: Folder, paper: Paper, claims: Collection[str] | None = None) -> dict[str, Entry]:
    """The formulas of the claims that have a generated statement; the others are not read for it."""
    owners = {owner(address) for address in folder.settings.generated}
    owners &= owners if claims is None else set(claims)
    return entries_of(paper, claims=owners) if owners else {}


def rows(folder: Folder, paper: Paper, claims: Collection[str] | None = None) -> list[Row]:
    """The generated statements that have a theorem.

    One that holds and whose formula leaves something out is a part of what is said (``#formula``).  A refutation of the
    formula refutes all of it, as a stored counterexample does.
    """
    entries = _entries(folder, paper, claims)
    return [
        Row(
            address=f"{address}#formula" if verdict == "holds" and entries[address].leaves_out else address,
            refuted=verdict == "refuted",
            name=module(address),
            generated=True,
        )
        for address, verdict in folder.settings.generated.items()
        if address in entries
    ]


def page(folder: Folder, paper: Paper) -> str:
    """The whole page, from what the paper's statements say now."""
    return joined(parts(folder, paper))


def joined(found: list[str]) -> str:
    return "\n\n".join(found) + "\n"


def parts(folder: Folder, paper: Paper, claims: Collection[str] | None = None) -> list[str]:
    """The page in parts, one an address of all claims or of those that are named."""
    entries = _entries(folder, paper, claims)
    found = [SUPPORT.strip()]
    for address in folder.settings.generated:
        if claims is not None and owner(address) not in claims:
            continue
        said = entries[address].statement if address in entries else None
        if said is None:
            raise BadInput(f"{folder.path}: {address} has no formula in the statements of {paper.id}")
        body = "\n\n".join(part for part in (coq.definitions(said), coq.statement(said, "statement")) if part)
        found.append(f"(** {address} *)\nModule {module(address)}.\n{body}\nEnd {module(address)}.")
    return found


def propositions(page_text: str, name: str) -> tuple[str, str]:
    """The statement of a module of the page, and its companion."""
    found = re.search(rf"^Module {name}\.\n(.*?)^End {name}\.", page_text, re.MULTILINE | re.DOTALL)
    body = found[1] if found else ""
    statement, _, means = body[body.find("Definition statement :") :].partition("Definition statement_means :")
    return " ".join(statement.split()), " ".join(f"Definition statement_means :{means}".split()) if means else ""
