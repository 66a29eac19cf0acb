"""The manifest ``proofs.json``: for each theorem its claim, its statement, what it is bound to, its axioms.

A theorem is bound to the digest of the formula of its claim.  Where there is no formula, or one that leaves out a part
of what the theorem counts for, the text binds it as well: nothing else says what was proved.

``verify proofs --write`` writes it after a build; it is believed only while everything it was made from is the same.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

import msgspec

from verify.errors import BadInput
from verify.proofs import generated, points, text
from verify.proofs.constants import page, used
from verify.proofs.folder import MANIFEST, Folder, Row, digests, misnamed, owner, said
from verify.records import Paper
from verify.statement.catalogue import Entry as Formula
from verify.statement.catalogue import entries_of, quantities_of
from verify.verdicts import papers as registry

__all__ = ["Entry", "Manifest", "all_rows", "complaints", "entries", "parts_of", "read", "write"]

# What has a value in mathematics wherever it has one in Coq.  Whatever is not here may be some number in Coq where it
# is not defined.
_WORDS = """
forall exists fun let in if then else match with end as return Prop Type Set nat bool R list Z prod option unit
true false True False O S nil cons Some None tt pair fst snd not and or iff eq andb orb negb xorb
Nat eqb leb ltb add mul even odd app length map seq In forallb existsb filter
INR IZR Int_part Rplus Rminus Rmult Ropp Rabs Rmax Rmin Rsqr pow Rle Rlt Rge Rgt exp sin cos atan sinh cosh tanh PI
"""
_TOTAL = frozenset(_WORDS.split())
_DIVISION = re.compile(r"/(?!\s*[1-9])")  # by a number it is total
_NATURALS = re.compile(r"\(([^()]|\([^()]*\))*(?:-(?!>)|/)([^()]|\([^()]*\))*\)%(?:nat|Z)")
_WORD = re.compile(r"[A-Za-z_][\w']*")
_CONDITION = re.compile(r"<|\b(?:ex|is)_\w+")
NONE = "none"  # the address of a theorem that no registered claim states


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    address: str  # CLAIM, CLAIM/READING, CLAIM.STEP, CLAIM!repair; with #PART where it is a part of what is said there
    refuted: bool  # the theorem is the negation of the statement
    theorem: str
    statement: str  # of the page of statements, without comments
    means: str  # its companion: everything in it is defined
    constants: list[str]  # the quantities of claims that it names
    said: str = ""  # the text that it stands for, where no formula says all of it
    digest: str = ""  # of its formula and of every definition under it: a changed prelude breaks the entry
    axioms: list[str]
    by_hand: bool = True  # the statement was written by hand; its constants were not


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    coq: str
    sources: dict[str, str]
    theorems: list[Entry]


def parts_of(address: str) -> tuple[str, str]:
    """An address and the part of it, if it names one."""
    whole, _, part = address.partition("#")
    return whole, part


def entries(
    folder: Folder, paper: Paper, axioms: Mapping[str, list[str]] | None = None, claims: Collection[str] | None = None
) -> list[Entry]:
    """What the sources and the claims (all, or those that are named) say now; axioms where they are known."""
    words, rows = said(paper), all_rows(folder, paper, claims)
    formulas = _formulas(paper, {owner(row.address) for row in rows})
    return [_entry(folder, paper, row, words, formulas, (axioms or {}).get(row.name, [])) for row in rows]


def _formulas(paper: Paper, claims: Collection[str]) -> dict[str, Formula]:
    """The formulas of these claims by address; a paper that was made in memory has none."""
    if not registry.is_registered(paper.id):
        return {}
    asked = {claim.id for claim in paper.claims} & set(claims)
    return entries_of(paper, claims=asked) if asked else {}


def all_rows(folder: Folder, paper: Paper, claims: Collection[str] | None = None) -> list[Row]:
    """The statements by hand, then those that are generated: these have the last word on an address."""
    by_hand = [row for row in folder.rows if claims is None or owner(row.address) in claims]
    return [*by_hand, *points.rows(folder, paper, claims), *generated.rows(folder, paper, claims)]


def _entry(
    folder: Folder, paper: Paper, row: Row, words: Mapping[str, str], formulas: Mapping[str, Formula], axioms: list[str]
) -> Entry:
    address = parts_of(row.address)[0]
    written = formulas.get(address, Formula(address))
    formula = written.statement
    if row.pointed:
        statement, means = points.proposition(folder.read(folder.settings.failures), row.name), ""
    elif row.generated:
        statement, means = generated.propositions(folder.read(folder.settings.said), row.name)
    else:
        page_text = folder.read(folder.settings.statements)
        statement = text.definition(page_text, row.name) or ""
        means = text.definition(page_text, f"{row.name}_means") or ""
    constants = used(f"{statement} {means}", folder)
    if row.generated and formula is not None:
        constants = quantities_of(paper, address, formula)
    return Entry(
        address=row.address,
        refuted=row.refuted,
        theorem=row.name,
        statement=statement,
        means=means,
        constants=constants,
        said=words.get(address, "") if formula is None or (written.leaves_out and not _is_formula(row)) else "",
        digest="" if formula is None else formula.digest,
        axioms=axioms,
        by_hand=not row.generated,
    )


def _is_formula(row: Row) -> bool:
    """Whether a theorem is of the formula alone, whatever the words beside it say."""
    return row.generated and "#" in row.address


def complaints(folder: Folder, paper: Paper, claims: Collection[str] | None = None) -> Iterator[str]:
    """All that can be said against the sources without compiling them, one line each.

    Of the pages that are written from formulas and points only the parts of ``claims`` are compared, if any are named.
    """
    if wrong := list(misnamed(folder)):
        yield from wrong
        return
    words, names = said(paper), [row.name for row in all_rows(folder, paper, claims)]
    for row in folder.rows:
        if row.address != NONE and parts_of(row.address)[0] not in words:
            yield f"{row.name}: {row.address} is no reading, step or repair of {paper.id}"
    yield from (f"{name}: stated twice" for name in sorted({name for name in names if names.count(name) > 1}))
    if folder.rows:  # what is generated does not rest on the pages by hand
        yield from _companions(folder)
        yield from (f"{name}: no claim is named above it" for name in folder.unmarked())
        yield from _unreadable(folder)
    if folder.read(folder.settings.constants) != page(folder, paper):
        yield f"{folder.settings.constants}: does not match the current constants of the claims"
    if folder.settings.generated:
        page_text, parts = folder.read(folder.settings.said), generated.parts(folder, paper, claims)
        if not (_has(page_text, parts) if claims is not None else page_text == generated.joined(parts)):
            yield f"{folder.settings.said}: does not match the current formulas of the statements"
    if folder.settings.points:
        both = (folder.settings.failures, folder.settings.pointed)
        for name, parts, join in zip(both, points.parts(folder, paper, claims), points.JOINED, strict=True):
            page_text = folder.read(name)
            if not (_has(page_text, parts) if claims is not None else page_text == join(parts)):
                yield f"{name}: does not match the current formulas and stored counterexamples"


def _unreadable(folder: Folder) -> Iterator[str]:
    """What stands on the pages that readers rely on and could change what they say."""
    names = folder.settings
    pages = [name.removesuffix(".v") for name in (*names.definitions, names.constants)]
    every: list[str] = []
    for name in folder.relied_on:
        page_text, statements = folder.read(name), name == names.statements
        yield from (f"{name}: {bad}" for bad in text.not_readable(page_text, names.library, pages, not statements))
        every += text.defined(page_text)
    yield from (f"{name}: defined twice" for name in sorted({name for name in every if every.count(name) > 1}))


def _companions(folder: Folder) -> Iterator[str]:
    """Each statement by hand and its companion are propositions, and the companion asks for something where it must."""
    known: dict[str, str] = {}
    fields: set[str] = set()
    for name in folder.relied_on:
        page_text = folder.read(name)
        known |= text.definitions(page_text)
        fields |= {*text.defined(page_text), *text.variables(page_text)}
    for row in folder.rows:
        for name in (row.name, f"{row.name}_means"):
            if name in known and not known[name].startswith(f"Definition {name} : Prop :="):
                yield f"{name}: not of the form Definition {name} : Prop := ..."
        if f"{row.name}_means" not in known:
            yield f"{row.name}: no companion {row.name}_means says that everything in it is defined"
        elif row.address != NONE and _asks_nothing(row.name, known, fields):
            yield (
                f"{row.name}: something in it may be undefined (a quotient, a root, a derivative, …), and its "
                f"companion {row.name}_means asks for nothing"
            )


def _asks_nothing(name: str, known: Mapping[str, str], fields: Collection[str] = ()) -> bool:
    """Whether a statement uses what may be partial, through definitions too, and its companion has no condition at all.

    This finds a companion that was left empty; whether a condition is the right one, a reader has to see.
    """
    partial = any(_is_partial(known[word], {*known, *fields}) for word in _reached(name, known))
    return partial and not any(_CONDITION.search(_body(known[word])) for word in _reached(f"{name}_means", known))


def _is_partial(sentence: str, ours: Collection[str]) -> bool:
    """Whether a definition has anything but total functions, what pages of ours define, and what it binds itself."""
    body = _body(sentence)
    if _DIVISION.search(body) or _NATURALS.search(body):
        return True
    bound = set(_WORD.findall(" ".join(part for found in text.BINDERS.findall(sentence) for part in found)))
    counted = _WORD.findall(" ".join(re.findall(r"([\w' ]+): ?nat\b(?! ?->)", sentence)))
    if any(re.search(rf"(?:^|[^\w' )]|\b(?:then|else|in)) ?{one} ?-(?!>)|-(?!>) ?{one}\b", body) for one in counted):
        return True  # a difference of natural numbers
    return any(
        word not in _TOTAL and word not in ours and (word not in bound or word in text.KNOWN)
        for word in _WORD.findall(re.sub(r"%\w+", " ", body))
    )


def _body(sentence: str) -> str:
    """Of a definition, without the signs for and, or."""
    return sentence.partition(":=")[2].replace("/\\", " ").replace("\\/", " ")


def _reached(name: str, known: Mapping[str, str]) -> set[str]:
    """A definition and those that it names."""
    seen: set[str] = set()
    todo = [name]
    while todo:
        word = todo.pop()
        if word in known and word not in seen:
            seen.add(word)
            todo += _WORD.findall(_body(known[word]))
    return seen


def _has(page_text: str, parts: list[str]) -> bool:
    """Whether each part stands on the page, word for word."""
    return all(part in page_text for part in parts)


def read(folder: Folder) -> Manifest:
    path = folder.path / MANIFEST
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except FileNotFoundError:
        raise BadInput(f"{path}: not there; `verify proofs --write` makes it") from None
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadInput(f"{path}: {' '.join(str(error).split())}") from None


def write(folder: Folder, made: Manifest) -> None:
    data = msgspec.json.format(msgspec.json.encode(made), indent=1)
    (folder.path / MANIFEST).write_bytes(data + b"\n")


def differences(folder: Folder, old: Manifest, new: list[Entry]) -> Iterator[str]:
    """What has changed since the manifest was written, one line each."""
    now = digests(folder)
    for name in sorted(old.sources.keys() | now.keys()):
        if old.sources.get(name) != now.get(name):
            yield f"{name}: {'changed' if name in old.sources and name in now else 'new' if name in now else 'gone'}"
    before = {entry.theorem: entry for entry in old.theorems}
    for entry in new:
        yield from _changes(before.pop(entry.theorem, None), entry)
    yield from (f"{name}: gone" for name in before)


def _changes(was: Entry | None, now: Entry) -> Iterator[str]:
    if was is None:
        yield f"{now.theorem}: new"
        return
    for field, what in (
        ("address", "the claim it belongs to"),
        ("refuted", "whether it is a refutation"),
        ("statement", "the statement"),
        ("means", "the companion"),
        ("said", "the text beyond its formula"),
        ("digest", "its formula or a definition under it"),
        ("constants", "the constants"),
    ):
        if getattr(was, field) != getattr(now, field):
            yield f"{now.theorem}: {what} changed"
    if grown := set(now.axioms) - set(was.axioms):
        yield f"{now.theorem}: rests on {', '.join(sorted(grown))}, which the manifest does not have"
