"""``verify show CLAIM --formula``, ``--latex``, ``--coq``: the statements that are judged, as they are judged."""

from __future__ import annotations

import re
from typing import Any

from verify import terms
from verify.errors import BadInput
from verify.records import Paper
from verify.statement import Refused, Statement
from verify.statement.catalogue import Entry, addresses, entries_of
from verify.verdicts import papers as registry

__all__ = ["show", "statement_at"]


def show(address: str, paper_id: str | None, json: bool, form: str) -> None:
    """All statements of a claim, or the one at an address."""
    address = terms.parse_address(address)
    paper, claim = registry.find(re.split(r"[/!.]", address)[0], paper_id)
    wanted = addresses(claim)
    if address != claim.id or form == "coq":
        if address not in wanted:
            known = ", ".join(map(terms.display_address, wanted))
            raise BadInput(f"statement {terms.display_address(address)}: not in {claim.id}; its statements are {known}")
        wanted = (address,)
    entries = entries_of(paper, claims=(claim.id,))
    found = [entries.get(one) or Entry(one, words_only="there is no formula yet") for one in wanted]
    if json:
        from verify.commands.listing import emit

        emit([_data(paper, entry, form) for entry in found])
        return
    print("\n\n".join(_text(entry, form) for entry in found))


def statement_at(address: str, paper_id: str | None) -> Statement:
    """The formula of one statement of a paper; BadInput if there is none."""
    address = terms.parse_address(address)
    paper, claim = registry.find(re.split(r"[/!.]", address)[0], paper_id)
    entries = entries_of(paper, claims=(claim.id,))
    entry, readable = entries.get(address), [one for one, own in entries.items() if own.statement is not None]
    if entry is None or entry.statement is None:
        why = "not known" if entry is None else f"no formula: {entry.words_only or entry.unreadable}"
        known = ", ".join(map(terms.display_address, readable)) or "none"
        raise BadInput(
            f"statement {terms.display_address(address)}: {why}; those of {claim.id} with a formula: {known}"
        )
    return entry.statement


def _data(paper: Paper, entry: Entry, form: str) -> dict[str, Any]:
    said = entry.statement
    return {
        "paper": paper.id,
        "address": entry.address,
        "digest": said.digest if said else None,
        form: _shown(entry, form) if said else None,
        "words_only": entry.words_only or entry.unreadable,
        "leaves_out": entry.leaves_out,
    }


def _text(entry: Entry, form: str) -> str:
    name = terms.display_address(entry.address)
    if entry.statement is None:
        return f"{name}: {f'no formula: {entry.words_only}' if entry.words_only else entry.unreadable}"
    if form == "coq":
        return _shown(entry, form).rstrip()
    left = f"\n  (not in the formula: {entry.leaves_out})" if entry.leaves_out else ""
    body = "\n".join(f"  {row}" for row in _shown(entry, form).splitlines())
    return f"{name}  [{entry.statement.digest[:12]}]\n{body}{left}"


def _shown(entry: Entry, form: str) -> str:
    said = entry.statement
    assert said is not None
    if form == "formula":
        quantities = [d.shown for d in said.prelude.closure(said.called()) if d.name in said.prelude.quantities]
        return "\n".join([*(f"let {shown}" for shown in quantities), said.text])
    if form == "latex":
        from verify.statement import latex

        return latex.statement(said)
    from verify.statement import coq

    try:
        return coq.script(said, entry.address)
    except Refused as error:
        raise BadInput(f"statement {entry.address}: {error}") from None
