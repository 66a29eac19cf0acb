"""The whole audit of a folder of proofs: what can be read off, then what Coq says."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from verify.proofs import constants, coq, generated, manifest, points
from verify.proofs.folder import Folder, Row
from verify.records import Paper

__all__ = ["Audit", "against_manifest", "audit", "write_pages"]


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    entries: list[manifest.Entry]
    bad: list[str]  # one line each; empty if all is well


def audit(folder: Folder, paper: Paper) -> Audit:
    """Read, build, ask: everything except the comparison with the manifest."""
    bad = list(manifest.complaints(folder, paper))
    if bad:
        return Audit(entries=[], bad=bad)
    with tempfile.TemporaryDirectory(prefix="proofs-") as place:
        try:
            axioms, bad = _build(folder, Path(place), manifest.all_rows(folder, paper))
        except coq.Failure as error:
            return Audit(entries=[], bad=[str(error)])
    return Audit(entries=manifest.entries(folder, paper, axioms), bad=bad)


def _build(folder: Folder, scratch: Path, rows: list[Row]) -> tuple[dict[str, list[str]], list[str]]:
    coq.compile_all(folder, scratch)
    with ThreadPoolExecutor(1) as pool:
        opinion = pool.submit(coq.second_opinion, folder, scratch)
        found = coq.assumptions(folder, scratch, rows)
    axioms = {name: names for name, names in found.items() if isinstance(names, list)}
    bad = [str(problem) for problem in found.values() if isinstance(problem, coq.Failure)]
    bad += [
        f"{name}: rests on {axiom}, which is not listed"
        for name, names in axioms.items()
        for axiom in names
        if axiom not in folder.settings.axioms
    ]
    return axioms, bad + opinion.result()


def write_pages(folder: Folder, paper: Paper) -> None:
    """What the claims say, as Coq: the constants, the statements that are generated, and the points."""
    (folder.path / folder.settings.constants).write_text(constants.page(folder, paper), encoding="utf-8")
    if folder.settings.generated:
        (folder.path / folder.settings.said).write_text(generated.page(folder, paper), encoding="utf-8")
    if folder.settings.points:
        for name, page in zip(
            (folder.settings.failures, folder.settings.pointed), points.pages(folder, paper), strict=True
        ):
            (folder.path / name).write_text(page, encoding="utf-8")


def against_manifest(folder: Folder, found: Audit) -> Iterator[str]:
    yield from manifest.differences(folder, manifest.read(folder), found.entries)
