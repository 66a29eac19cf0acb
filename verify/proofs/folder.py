"""The formal proofs of a paper: a folder of Coq sources with ``proofs.toml`` and the manifest ``proofs.json``.

It is ``proofs/PAPER`` beside the package that the paper comes in; a paper without such a folder has no formal proof.
"""

from __future__ import annotations

import importlib.util
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from verify.errors import BadInput, bad_input_at
from verify.proofs import text
from verify.records import Claim, Paper, Quantity
from verify.statement.catalogue import tables_of
from verify.verdicts import papers as registry
from verify.verdicts.statements import statements

__all__ = ["MANIFEST", "Folder", "Row", "find", "misnamed", "owner", "quantities", "said"]

SETTINGS, MANIFEST = "proofs.toml", "proofs.json"
_PAGE = re.compile(r"[A-Z]\w*\.v", re.ASCII)
_MARK = re.compile(r"\(\* claim: (\S+)( refuted)? \*\)\s*Definition ([A-Za-z_][A-Za-z0-9_']*)")


class Ours(msgspec.Struct, frozen=True):
    """A formula of a repair that its claim does not carry as a quantity yet."""

    text: str
    symbols: list[str]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``proofs.toml``: the names of the pages, the symbols that are natural numbers, and what may be assumed."""

    library: str
    definitions: list[str]  # pages that a reader has to believe
    statements: str
    theorems: str
    constants: str  # the page that is written from the quantities of the claims
    naturals: list[str]
    quantities: list[str]  # CLAIM.NAME, in the order of that page
    axioms: list[str]
    model: dict[str, Any] = {}  # fields of a model file that the definitions stand for; "=NAME" is another field
    ours: dict[str, Ours] = {}
    generated: dict[str, Literal["holds", "refuted"]] = {}  # addresses whose formula has a theorem
    said: str = "Said.v"  # the page that is written from the formulas
    bridge: str = "Bridge.v"  # the theorems about that page
    points: list[str] = []  # addresses whose stored point is evaluated by the kernel
    failures: str = "Failures.v"  # the page that says of each of these that a point refutes it
    pointed: str = "Points.v"  # the page that proves it
    evaluated: list[str] = []  # pages of long evaluations, which the kernel checks and coqchk does not check again


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One statement: its address, whether it is refuted, and its name on the page of statements (or its module)."""

    address: str
    refuted: bool
    name: str
    generated: bool = False
    pointed: bool = False  # refuted by the stored point: the statement is that there is one


class Folder(msgspec.Struct, frozen=True, kw_only=True):
    path: Path
    settings: Settings

    @property
    def sources(self) -> list[Path]:
        return sorted(self.path.glob("*.v"))

    def read(self, name: str) -> str:
        try:
            return (self.path / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, OSError) as error:
            raise BadInput(f"{self.path / name}: cannot be read: {error}") from None

    @property
    def rows(self) -> list[Row]:
        """The marked statements, in their order."""
        page = self.read(self.settings.statements)
        return [
            Row(address=address, refuted=bool(refuted), name=name) for address, refuted, name in _MARK.findall(page)
        ]

    def unmarked(self) -> list[str]:
        """Definitions on the page of statements that say of no claim that they are its statement."""
        marked = {row.name for row in self.rows}
        names = text.defined(self.read(self.settings.statements))
        return [name for name in names if name.removesuffix("_means") not in marked]

    @property
    def relied_on(self) -> list[str]:
        """The pages by hand that a reader of the statements relies on, and the page of constants."""
        return [*self.settings.definitions, self.settings.constants, self.settings.statements]


def misnamed(folder: Folder) -> Iterator[str]:
    """What is wrong with names: a library of Coq's own, odd names of pages, two uses, a page named like an axiom's or
    like one that is written by the program."""
    names = folder.settings
    pages = [*names.definitions, names.constants, names.statements, names.theorems]
    pages += [names.said, names.bridge] if names.generated else []
    pages += [names.failures, names.pointed] if names.points else []
    if not re.fullmatch(r"[A-Z][A-Za-z0-9_]*", names.library, re.ASCII) or names.library in text.RESERVED:
        yield f"{SETTINGS}: library {names.library!r} is no name for a library, or the name of one that Coq has"
    every = [*pages, *(path.name for path in folder.sources)]
    yield from (f"{SETTINGS}: {page!r} is no name of a page" for page in every if not _PAGE.fullmatch(page))
    written = [] if names.generated else [names.said, names.bridge]
    written += [] if names.points else [names.failures, names.pointed]
    yield from (
        f"{path.name}: the program writes a page of this name; choose another name"
        for path in folder.sources
        if path.name in written
    )
    yield from (f"{SETTINGS}: {page} is named twice" for page in sorted({p for p in pages if pages.count(p) > 1}))
    taken = {
        axiom.partition(".")[0] for axiom in names.axioms
    }  # an assumption of such a page would have an axiom's name
    yield from (f"{path.name}: named like the page of an axiom" for path in folder.sources if path.stem in taken)


def owner(address: str) -> str:
    """The claim that an address is of."""
    return re.split(r"[!/#.]", address)[0]


def find(paper_id: str) -> Folder | None:
    """The folder of a paper's proofs, or None."""
    spec = importlib.util.find_spec(registry.module_of(paper_id).partition(".")[0])
    places = [Path(place).parent for place in (spec.submodule_search_locations or ())] if spec else []
    for place in places:
        if (place / "proofs" / paper_id / SETTINGS).is_file():
            return load(place / "proofs" / paper_id)
    return None


def load(path: Path) -> Folder:
    file = path / SETTINGS
    with bad_input_at(str(file)):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return Folder(path=path, settings=msgspec.convert(data, Settings))


def quantities(folder: Folder, paper: Paper) -> list[tuple[str, Quantity]]:
    """The formulas whose constants the statements use: those of the claims, and ours where a claim has none yet."""
    known = {f"{claim.id}.{quantity.name}": quantity for claim in paper.claims for quantity in claim.quantities}
    for address, own in folder.settings.ours.items():
        name = address.partition(".")[2]
        known.setdefault(address, Quantity(name=name, text=own.text, symbols=tuple(own.symbols), meaning="ours"))
    missing = [address for address in folder.settings.quantities if address not in known]
    if missing:
        raise BadInput(f"{folder.path / SETTINGS}: no claim of {paper.id} has the quantity {', '.join(missing)}")
    return [(address, known[address]) for address in folder.settings.quantities]


def said(paper: Paper) -> dict[str, str]:
    """Every address that a theorem may have, with what is said there: the words, and the formula where there is one.

    An address is ``CLAIM`` (its literal reading), ``CLAIM/READING``, ``CLAIM.STEP``, ``CLAIM.STEP/READING`` or
    ``CLAIM!repair``, as in :mod:`verify.statement.catalogue`.
    """
    formulas = tables_of(paper.id) if registry.is_registered(paper.id) else {}
    found: dict[str, str] = {}
    for claim in paper.claims:
        found.update(_of_claim(claim))
        texts = {quantity.name: quantity.text for quantity in claim.quantities}
        for stated in statements(claim):  # the formulas that its words name, as they are now
            values = [f"{name} = {texts[name]}" for name in sorted(stated.mentions) if name in texts]
            found[stated.address] = "\n".join((found[stated.address], *values))
    return {
        address: "\n".join(filter(None, (words, formulas.get(address, {}).get("statement", "").strip())))
        for address, words in found.items()
    }


def _of_claim(claim: Claim) -> dict[str, str]:
    found = {
        claim.id if place == 0 else f"{claim.id}/{reading.id}": f"{claim.statement}\n{reading.text}"
        for place, reading in enumerate(claim.readings)
    }
    if claim.repair is not None:
        found[f"{claim.id}!repair"] = claim.repair.text
    for step in claim.steps:
        found[step.id] = f"{step.text}\n{step.printed}"
        found |= {f"{step.id}/{reading.id}": f"{step.text}\n{reading.text}" for reading in step.readings}
    return found


def digests(folder: Folder) -> dict[str, str]:
    """Of every source and of the settings: all that a theorem of the folder rests on here."""
    names = [SETTINGS, *(path.name for path in folder.sources)]
    return {name: text.digest(folder.read(name)) for name in names}
