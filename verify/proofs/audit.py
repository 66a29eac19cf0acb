"""The whole audit of a folder of proofs: what can be read off, then what Coq says."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from verify.proofs import AXIOMS, constants, coq, generated, manifest, points, text
from verify.proofs.folder import Folder, Row
from verify.records import Paper
from verify.verdicts import papers as registry

__all__ = ["Audit", "against_manifest", "audit", "pages", "write_pages"]


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    entries: list[manifest.Entry]  # of what Coq accepted, upon nothing but what may be assumed
    bad: list[str]  # one line each; empty if all is well


def audit(folder: Folder, paper: Paper) -> Audit:
    """Read, build, ask: everything except the comparison with the manifest."""
    ours = registry.comes_with_us(paper.id)
    bad = [] if ours else [f"{row.name}: stated by hand, in a paper of another distribution" for row in folder.rows]
    bad += manifest.complaints(folder, paper)
    bad += [f"{page.name}: {wrong}" for page in folder.sources for wrong in text.forbidden(folder.read(page.name))]
    if bad:
        return Audit(entries=[], bad=bad)
    written = pages(folder, paper)
    with tempfile.TemporaryDirectory(prefix="proofs-") as place:
        try:
            bad = [*coq.foreign_libraries(Path(place)), *_taken(folder, Path(place))]
            if bad:
                return Audit(entries=[], bad=bad)
            axioms, bad = _build(folder, Path(place), manifest.all_rows(folder, paper), written, points=not ours)
        except coq.Failure as error:
            return Audit(entries=[], bad=[str(error)])
    accepted = [entry for entry in manifest.entries(folder, paper, axioms) if entry.theorem in axioms]
    return Audit(entries=accepted, bad=bad)


def _taken(folder: Folder, scratch: Path) -> list[str]:
    """Names of pages by hand that readers rely on, and that Coq's libraries have as well."""
    own = scratch / "names"
    own.mkdir()
    texts = [folder.read(name) for name in folder.relied_on] if folder.rows else []
    names = [name for page in texts for name in (*text.defined(page), *text.variables(page))]
    found = coq.taken(names, own) if names else []
    shutil.rmtree(own)
    return [f"{name}: a name of Coq's libraries" for name in found]


def _build(
    folder: Folder, scratch: Path, rows: list[Row], written: dict[str, str], points: bool
) -> tuple[dict[str, list[str]], list[str]]:
    coq.compile_all(folder, scratch, written=written)
    with ThreadPoolExecutor(1) as pool:
        opinion = pool.submit(coq.second_opinion, folder, scratch, points)
        found = coq.assumptions(folder, scratch, rows)
    axioms = {name: names for name, names in found.items() if isinstance(names, list)}
    bad = [str(problem) for problem in found.values() if isinstance(problem, coq.Failure)]
    allowed = set(folder.settings.axioms) & AXIOMS.keys()
    bad += [
        f"{name}: rests on {axiom}, which is not listed"
        for name, names in axioms.items()
        for axiom in names
        if axiom not in allowed
    ]
    opinions = [*opinion.result(), *coq.opinion_on_answers(folder, scratch)]
    accepted = {name: names for name, names in axioms.items() if not opinions and set(names) <= allowed}
    return accepted, [*bad, *opinions]


def pages(folder: Folder, paper: Paper) -> dict[str, str]:
    """What the claims say, as Coq, by page: the constants, the statements that are generated, and the points."""
    names = folder.settings
    found = {names.constants: constants.page(folder, paper)}
    if names.generated:
        found[names.said] = generated.page(folder, paper)
    if names.points:
        found |= zip((names.failures, names.pointed), points.pages(folder, paper), strict=True)
    return found


def write_pages(folder: Folder, paper: Paper) -> None:
    for name, page in pages(folder, paper).items():
        (folder.path / name).write_text(page, encoding="utf-8")


def against_manifest(folder: Folder, found: Audit) -> Iterator[str]:
    yield from manifest.differences(folder, manifest.read(folder), found.entries)
