"""``verify proofs``: build the formal proofs again and compare them with the manifest that is kept."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import Any

from verify.errors import BadInput
from verify.proofs import audit, coq, manifest, table
from verify.proofs.folder import Folder, digests, find
from verify.records import Paper
from verify.verdicts import papers as registry

__all__ = ["proofs"]


def proofs(paper: str | None, write: bool, into: Path | None, json: bool) -> bool:
    """Whether everything is as the manifest says."""
    item = registry.paper(paper or registry.default_paper())
    folder = find(item.id)
    if folder is None:
        raise BadInput(f"paper {item.id}: has no folder proofs/{item.id} with formal proofs")
    if into is not None:
        table.put(into, manifest.read(folder).theorems)
        return True
    coq.require()
    found, bad = _examine(folder, item, write)
    _show(found, bad, json)
    return not bad


def _examine(folder: Folder, paper: Paper, write: bool) -> tuple[audit.Audit, list[str]]:
    if write:
        audit.write_pages(folder, paper)
    found = audit.audit(folder, paper)
    bad = list(found.bad)
    if write and not bad:
        sources = digests(folder)
        manifest.write(folder, manifest.Manifest(coq=coq.version(), sources=sources, theorems=found.entries))
    elif not bad:
        bad = list(audit.against_manifest(folder, found))
    return found, bad


def _show(found: audit.Audit, bad: list[str], json: bool) -> None:
    if json:
        print(json_format.dumps({"theorems": [_plain(entry) for entry in found.entries], "bad": bad}, indent=1))
        return
    for entry in found.entries:
        word = "refuted" if entry.refuted else "proved"
        names = ", ".join(axiom.rpartition(".")[2] for axiom in entry.axioms) or "no axiom"
        print(f"{entry.theorem}: {entry.address} {word} ({names})")
    for line in bad:
        print(f"BAD {line}")
    claimed = {entry.address for entry in found.entries if entry.address != manifest.NONE}
    whole = sum("#" not in address for address in claimed)
    pointed = sum(entry.theorem.startswith("point_") for entry in found.entries)
    print(
        f"{len(found.entries)} theorems, {pointed} of them stored points; {whole} statements of claims in full, "
        f"{len(claimed) - whole} in part; {sum(entry.by_hand for entry in found.entries)} stated by hand; "
        f"{len(bad)} complaints"
    )


def _plain(entry: manifest.Entry) -> dict[str, Any]:
    return {
        "address": entry.address,
        "theorem": entry.theorem,
        "refuted": entry.refuted,
        "axioms": entry.axioms,
        "statement": entry.statement,
        "by_hand": entry.by_hand,
    }
