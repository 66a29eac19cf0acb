"""Seals: a verdict stands for the words and the formula that its checks were written for, and for no others.

A check computes with printed quantities; that these, the formula and the words around them say one thing is what a
person has read.  ``seals.json`` beside a paper keeps, for each statement, a digest of its words (with the names of its
quantities, the names of its checks and how runs decide it), one of its formula (with the definitions that it uses and
what it takes from other claims) and one of what it says that it rests on (a repair: on the words of its claim, too),
and for each quantity a digest of what is printed.  Where the file is there,

* other words, another formula, or other things that it rests on, leave a statement open, whatever its checks, theorems
  and points say of the old one;
* what rests on a statement that does not say what was sealed keeps its verdict, with a line that names it;
* another quantity is a quantity put in with ``--set``: a check that does not read it has no say;
* what has no seal is open too;
* other words in a title, in the meaning of a quantity, in a sentence that a section opens with, in a plain sentence, in
  what is said of the paper itself, or in the texts that checks fill with values (their own or shared) turn no verdict,
  but a line beside them says that they were changed after they had been read.

Nothing renews a seal but ``verify seal --renew``, by whoever has read the checks again.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

import msgspec

from verify.court.judge import Ruling
from verify.court.resting import rests, shaken
from verify.court.statements import Stated, statements
from verify.court.words import folders_with_words, spoken
from verify.errors import bad_input_at
from verify.records import Claim, Kind, Lead, Paper, Plain, Quantity, Thing, Verdict

__all__ = [
    "CHANGED",
    "FILE",
    "Seals",
    "as_sealed",
    "differing",
    "file_text",
    "kept",
    "seals_of",
    "with_seals",
    "without_seals",
]

FILE = "seals.json"
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*")
CHANGED = "(Changed after it was read; see `verify seal`.)"
UNDER = "(It rests on {}, which does not say what was sealed.)"
_HOW = "read its checks again, then `verify seal --renew`"


class Seals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Digests: of words and formula by address, of what is printed by ``CLAIM.NAME``."""

    statements: dict[str, tuple[str, str]]
    quantities: dict[str, str]
    rests: dict[str, str] | None = None  # of what each statement rests on; none: seals from before it was sealed
    told: dict[str, str] | None = None  # of what is said beside the statements; none: seals from before it was sealed


def as_sealed(claim: Claim, stated: Stated, ruling: Ruling) -> Ruling:
    """The ruling, or open where what is said is not what was sealed."""
    why = claim.unsealed.get(stated.address)
    if why:
        return Ruling(verdict=Verdict.OPEN, evidence=Kind.NONE, summary=why)
    notes = [CHANGED] if claim.retold and ruling.summary else []
    if under := claim.shaken.get(stated.address):
        notes.append(UNDER.format(", ".join(under)))
    return msgspec.structs.replace(ruling, summary=" ".join(filter(None, [ruling.summary, *notes])))


def with_seals(paper: Paper, package: str) -> Paper:
    """The paper with what its seals do not cover, as far as it has any."""
    old = kept(package)
    if old is None:
        return paper
    new = seals_of(paper, package)
    other = changed_words(old, new)

    def noted(key: str, text: str) -> str:
        return f"{_bare(text)} {CHANGED}" if key in other else text

    claims = [_marked(claim, old, new, other) for claim in paper.claims]
    under = shaken(claims, [thing.id for thing in paper.objects if _object(thing) in other])
    mine = [{a: under[a] for s in statements(claim) if (a := s.address) in under} for claim in claims]
    return msgspec.structs.replace(
        paper,
        claims=tuple(msgspec.structs.replace(claim, shaken=own) for claim, own in zip(claims, mine, strict=True)),
        title=noted(_TITLE if _TITLE in other else _NOTATION, paper.title),
        source=noted(_SOURCE, paper.source),
        says=tuple(noted(_says(number), text) for number, text in enumerate(paper.says, 1)),
        objects=tuple(msgspec.structs.replace(o, title=noted(_object(o), o.title)) for o in paper.objects),
        plain={key: _noted(item) if _plain(key) in other else item for key, item in paper.plain.items()},
    )


def changed_words(old: Seals, new: Seals) -> set[str]:
    """What is said beside the statements and is not what was sealed."""
    known = new.told or {}
    return set() if old.told is None else {key for key, seal in known.items() if old.told.get(key) != seal}


def _noted(item: Plain) -> Plain:
    return Plain(*(f"{_bare(text)} {CHANGED}" if text else "" for text in (item.claim, item.repair)))


def _marked(claim: Claim, old: Seals, new: Seals, other: set[str]) -> Claim:
    broken = {s.address: _why(old, new, s.address) for s in statements(claim)}
    names = {q.name: f"{claim.id}.{q.name}" for q in claim.quantities}
    moved = tuple(name for name, key in names.items() if old.quantities.get(key) != new.quantities[key])
    replace = msgspec.structs.replace
    claim = replace(claim, unsealed={a: why for a, why in broken.items() if why}, moved=moved)
    if not other:
        return claim

    def noted(key: str, text: str) -> str:
        return f"{_bare(text)} {CHANGED}" if key in other else text

    return replace(
        claim,
        title=noted(_title(claim), claim.title),
        lead=tuple(replace(item, text=noted(_lead(claim, item), item.text)) for item in claim.lead),
        quantities=tuple(replace(q, meaning=noted(_meaning(claim, q), q.meaning)) for q in claim.quantities),
        retold=not other.isdisjoint({_own_words(claim), *_shared(new)}),
    )


# ---- what each sentence that is said beside the statements is called

_TITLE, _SOURCE, _NOTATION = "the paper, title", "the paper, source", "the paper, how its formulas are written"
_WORDS = "words of "  # and the folder whose code says them


def _says(number: int) -> str:
    return f"the paper, sentence {number}"


def _object(thing: Thing) -> str:
    return f"the paper, object {thing.id}"


def _plain(claim_id: str) -> str:
    return f"{claim_id}, plain"


def _title(claim: Claim) -> str:
    return f"{claim.id}, title"


def _meaning(claim: Claim, quantity: Quantity) -> str:
    return f"{claim.id}.{quantity.name}, meaning"


def _own_words(claim: Claim) -> str:
    return f"{claim.id}, words"


def _shared(seals: Seals) -> set[str]:
    """The words that code says for any claim."""
    return {key for key in seals.told or () if key.startswith(_WORDS)}


def _lead(claim: Claim, item: Lead) -> str:
    return f"{claim.id}, opening {item.label}"


def _why(seals: Seals, now: Seals, address: str) -> str:
    old, new = seals.statements.get(address), now.statements[address]
    if old is None:
        return f"It has no seal in {FILE}: {_HOW}."
    if old[0] != new[0]:
        return f"Its words are not those that its checks were written for ({old[0]}, now {new[0]}): {_HOW}."
    if old[1] != new[1]:
        return f"Its formula is not the one that its checks were written for ({old[1]}, now {new[1]}): {_HOW}."
    if seals.rests is not None and seals.rests.get(address) != (now.rests or {}).get(address):
        return f"What it says that it rests on is not what was sealed: {_HOW}."
    return ""


def differing(old: Seals, new: Seals) -> dict[str, str]:
    """What the old seals do not cover, and those that cover nothing any more, each with a word on it."""
    found = {address: why for address in new.statements if (why := _why(old, new, address))}
    for key, seal in new.quantities.items():
        if old.quantities.get(key) != seal:
            found[f"quantity {key}"] = "It is not what was printed when it was sealed: it counts as put in by --set."
    noted = "It was changed after it had been read: it is shown with a note."
    found |= dict.fromkeys(sorted(changed_words(old, new)), noted)
    gone = [key for key in old.statements if key not in new.statements]
    gone += [key for key in old.told or () if key not in (new.told or ())]
    gone += [f"quantity {key}" for key in old.quantities if key not in new.quantities]
    return found | dict.fromkeys(gone, "Its seal is left over: there is no such thing any more.")


# ------------------------------------------------------------------------------------------------ the digests


def seals_of(paper: Paper, package: str) -> Seals:
    """As everything stands now."""
    known = _definitions(_file(package, "model.prelude"))
    known |= {f"{c.id.replace('-', '_')}.{q.name}": [_printed(q)] for c in paper.claims for q in c.quantities}
    under = {name: known.keys() & _NAME.findall("\n".join(lines)) for name, lines in known.items()}
    with bad_input_at(f"{package}/statements.toml"):
        apart = tomllib.loads(_file(package, "statements.toml"))
    found = {}
    for stated in (item for claim in paper.claims for item in statements(claim)):
        formula = stated.formula or apart.get(stated.address, {}).get("statement", "")
        found[stated.address] = _digest(_words(stated)), _digest([*_used(formula, known, under), *formula.split()])
    quantities = {f"{c.id}.{q.name}": _digest([_printed(q)]) for c in paper.claims for q in c.quantities}
    over = {f"{claim.id}!repair": _said(claim) for claim in paper.claims if claim.repair}
    below = {a: _digest([*uses, *over.get(a, ())]) for a, uses in rests(paper.claims).items() if uses or a in over}
    return Seals(found, quantities, below, _told(paper, package))


def _said(claim: Claim) -> list[str]:
    """What its repair may call "the same": the statement and its literal reading."""
    return [claim.statement, *(reading.text for reading in claim.readings[:1])]


def _told(paper: Paper, package: str) -> dict[str, str]:
    """What is said beside the statements: of the paper, by the code that claims share, and of each claim."""
    found = {_TITLE: _digest([_bare(paper.title), paper.authors, str(paper.year), *paper.main, str(paper.printed)])}
    found[_SOURCE] = _digest([_bare(paper.source)])
    found[_NOTATION] = _digest(sorted(_lines(_file(package, "model.prelude"), notation=True)))
    found |= {_says(number): _digest([_bare(text)]) for number, text in enumerate(paper.says, 1)}
    found |= {_object(thing): _digest([_bare(thing.title), thing.where]) for thing in paper.objects}
    found |= {f"{_WORDS}{place}": spoken(tables) for place, tables in folders_with_words(package)}
    found |= {_plain(key): _digest([_bare(said.claim), _bare(said.repair)]) for key, said in paper.plain.items()}
    return found | {key: seal for claim in paper.claims for key, seal in _told_of(claim).items()}


def _told_of(claim: Claim) -> dict[str, str]:
    """Its title with whose its steps are and what rests on what, the meanings of its formulas, its openings, and the
    texts of its checks."""
    rests = [[claim.id, claim.depends_on], *([reading.id, reading.uses] for reading in claim.readings)]
    steps = [[step.id, step.ours, step.slip, step.uses] for step in claim.steps]
    found = {_title(claim): _digest([_bare(claim.title), claim.where, claim.kind, json.dumps([rests, steps])])}
    for quantity in claim.quantities:
        found[_meaning(claim, quantity)] = _digest([_bare(quantity.meaning), str(quantity.ours)])
    for item in claim.lead:
        whole = msgspec.to_builtins(item) | {"text": _bare(item.text)}
        found[_lead(claim, item)] = _digest([json.dumps(whole, sort_keys=True)])
    return found | ({_own_words(claim): claim.spoken} if claim.spoken else {})


def _bare(text: str) -> str:
    """Without our own note: what was changed is sealed as it is written."""
    return text.removesuffix(CHANGED).rstrip() if text.endswith(CHANGED) else text


def _words(stated: Stated) -> list[str]:
    trial = sorted(msgspec.to_builtins(stated.trial).items()) if stated.trial else []
    said = [stated.role, *stated.under, stated.text, stated.printed, stated.words_only, stated.leaves_out]
    return [*said, *sorted(stated.mentions), "checks", *(check.__name__ for check in stated.checks), str(trial)]


def _printed(quantity: Quantity) -> str:
    return f"{quantity.text} over {', '.join(quantity.symbols)}"


def _digest(parts: list[str]) -> str:
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]


def _used(formula: str, known: Mapping[str, list[str]], under: Mapping[str, set[str]]) -> list[str]:
    """The definitions under a formula, for every choice of a model, and what it takes from other claims."""
    found, names = set[str](), known.keys() & _NAME.findall(formula)
    while names:
        found |= names
        names = set[str]().union(*(under[name] for name in names)) - found
    return [line for name in sorted(found) for line in known[name]]


def _definitions(prelude: str) -> dict[str, list[str]]:
    """The lines of a prelude by the names that they are about, without comments and how they are written."""
    found: dict[str, list[str]] = {}
    for line in _lines(prelude):
        word, _, rest = line.partition(" ")
        about = _NAME.findall(rest.partition(":")[0]) if word in ("model", "names") else _NAME.findall(line)[:1]
        for name in _NAME.findall(rest)[:1] if word == "type" else about:
            found.setdefault(name, []).append(line)
    return found


def _lines(text: str, notation: bool = False) -> Iterator[str]:
    """Without comments; what says how a name is written, or all the others."""
    joined = re.sub(r"\n[ \t]+", " ", re.sub(r"[ \t]*#.*", "", text))
    lines = (" ".join(line.split()) for line in joined.split("\n") if line.strip())
    return (line for line in lines if line.startswith("notation ") is notation)


# ------------------------------------------------------------------------------------------------ the file


def kept(package: str) -> Seals | None:
    text = _file(package, FILE)
    with bad_input_at(f"{package}/{FILE}"):
        return msgspec.json.decode(text, type=Seals) if text else None


def without_seals(paper_id: str) -> bool:
    """Whether nobody has sealed the words of this paper; False for one that is not installed here."""
    from verify.court import papers as registry

    if not registry.is_registered(paper_id):
        return False
    return kept(registry.module_of(paper_id)) is None


def file_text(seals: Seals) -> str:
    """``seals.json``, a line a statement and a line a quantity, in the paper's order."""
    tables = {name: _table(getattr(seals, name) or {}) for name in ("statements", "quantities", "rests", "told")}
    return "{\n" + ",\n".join(f' "{name}": {{\n{rows}\n }}' for name, rows in tables.items()) + "\n}\n"


def _table(rows: Mapping[str, Any]) -> str:
    return ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in rows.items())


def _file(package: str, name: str) -> str:
    module = importlib.import_module(package)
    if not hasattr(module, "__path__"):  # a paper in a single module has no files beside it
        return ""
    place = resources.files(module) / name
    with bad_input_at(f"{package}/{name}"):
        return place.read_text(encoding="utf-8") if place.is_file() else ""
