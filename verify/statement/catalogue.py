"""The statements of a paper: its prelude, the formulas and the quantities of its claims, read together.

An address names one statement: ``claim`` (its literal reading), ``claim/reading``, ``claim.step``,
``claim.step/reading``, ``claim!repair``.  A claim has them in ``claim.toml``; a paper whose claims are Python in
``statements.toml``, whose tables have a ``statement`` or say ``words_only`` and
why; ``leaves_out`` tells what a formula leaves to the words and ``checked_formula`` for which formula checks were
written (:mod:`verify.verdicts.checked_formula`).  A printed quantity is a name inside the formula, so that
``--set`` reaches it.
"""

from __future__ import annotations

import functools
import json
import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from verify.errors import BadInput, bad_input_at
from verify.installed import folder_of
from verify.records import Claim, Paper
from verify.statement.certificate import certificate, check
from verify.statement.errors import Refused
from verify.statement.prelude import Prelude, read_prelude
from verify.statement.search import Budget, refute
from verify.statement.statement import Statement
from verify.verdicts import papers as registry
from verify.verdicts.free_variables import read_with_numbers, says_rate
from verify.verdicts.models import loader
from verify.verdicts.statements import statements

__all__ = [
    "Counterexample",
    "Entry",
    "addresses",
    "counterexample",
    "entries_of",
    "further_of",
    "has_formulas",
    "known_of",
    "occurring",
    "prelude_of",
    "quantities_in",
    "quantities_of",
    "rates_of",
    "searched_of",
    "statements_of",
    "tables_of",
]

KEYS = {"statement", "words_only", "leaves_out", "checked_formula", "follows_from"}


@dataclass(frozen=True)
class Entry:
    """What stands at an address: a statement, or why there is none (in words only, or not for this model)."""

    address: str
    statement: Statement | None = None
    words_only: str = ""
    leaves_out: str = ""
    unreadable: str = ""
    checked_formula: str = ""  # digits of the digest of the formula that its checks were written for


@dataclass(frozen=True)
class Counterexample:
    """An assignment that refutes the statement at an address, with its checked certificate."""

    address: str
    assignment: Mapping[str, Any]
    certificate: dict[str, Any]
    sentence: str


def addresses(claim: Claim) -> tuple[str, ...]:
    """Every statement of a claim; the first reading is the claim's own."""
    found = [claim.id, *(f"{claim.id}/{reading.id}" for reading in claim.readings[1:])]
    for step in claim.steps:
        found += [step.id, *(f"{step.id}/{reading.id}" for reading in step.readings)]
    return (*found, f"{claim.id}!repair") if claim.repair else tuple(found)


def entries_of(
    paper: Paper, model: Any = None, replaced: Mapping[str, str] | None = None, claims: Collection[str] | None = None
) -> dict[str, Entry]:
    """Every address that has a formula or says why not, read over a model and over replaced quantities
    (``CLAIM.NAME`` to text); only those of some claims, if they are named."""
    said = *_chosen(paper, model), tuple(_everywhere(paper, replaced or {}).items())
    _checked_prelude(paper, said)
    tables = tables_of(paper.id)
    found: dict[str, Entry] = {}
    for claim in paper.claims:
        if claims is not None and claim.id not in claims:
            continue
        here = tuple((name, tuple(tables[name].items())) for name in addresses(claim) if name in tables)
        found |= _read_claim(said, tuple(_own(claim, replaced or {}).items()), here)
    return found


Texts = tuple[tuple[str, tuple[str, tuple[str, ...]]], ...]  # quantities: name, text and symbols
Said = tuple[str, tuple[tuple[str, str], ...], Texts]  # a prelude, the choices of a model, the quantities of all claims


@functools.lru_cache(maxsize=16)
def _definitions(text: str, choices: tuple[tuple[str, str], ...]) -> Prelude:
    """A prelude as it is written, without quantities; nobody changes it, those who add to it take a copy."""
    return read_prelude(text, dict(choices))


@functools.lru_cache(maxsize=16)
def _read_prelude(said: Said) -> Prelude:
    text, choices, everywhere = said
    return _definitions(text, choices).with_quantities(dict(everywhere))


@functools.lru_cache(maxsize=512)  # a few papers or models, each a claim at a time
def _read_claim(
    said: Said, own: Texts, tables: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
) -> dict[str, Entry]:
    """The formulas of one claim: all that they depend on is the text that is given, so they are read once."""
    prelude = _read_prelude(said).with_quantities(dict(own))
    return {address: _entry(address, dict(table), prelude) for address, table in tables}


def statements_of(
    paper: Paper, model: Any = None, replaced: Mapping[str, str] | None = None, claims: Collection[str] | None = None
) -> dict[str, Statement]:
    """The formulas of a paper by address."""
    entries = entries_of(paper, model, replaced, claims)
    return {address: entry.statement for address, entry in entries.items() if entry.statement is not None}


def has_formulas(paper: Paper, wanted: tuple[str, ...]) -> bool:
    """Does any of the addresses have a formula?  Nothing is read for it."""
    tables = tables_of(paper.id)
    return any("statement" in tables.get(address, {}) for address in wanted)


def quantities_in(paper: Paper, address: str, statement: Statement) -> frozenset[str]:
    """What the formula takes from the printed quantities, by itself or through a definition: ``NAME`` of its own claim,
    ``CLAIM.NAME`` of another."""
    claim = next(item for item in paper.claims if re.match(re.escape(item.id) + r"(?![\w-])", address))
    own = {quantity.name for quantity in claim.quantities}
    others = {f"{c.id.replace('-', '_')}.{q.name}": f"{c.id}.{q.name}" for c in paper.claims for q in c.quantities}
    used = {known.name for known in statement.prelude.closure(statement.called())} & statement.prelude.quantities
    bare = {name if name in own else name.removeprefix("printed.") for name in used}
    named = {name if name in own else others[name] for name in bare if name in own or name in others}
    return frozenset(name.removeprefix(f"{claim.id}.") for name in named)


def quantities_of(paper: Paper, address: str, statement: Statement) -> list[str]:
    """As :func:`quantities_in`, each as ``CLAIM.NAME``, in the order of the paper."""
    found = quantities_in(paper, address, statement)
    claim = next(item for item in paper.claims if re.match(re.escape(item.id) + r"(?![\w-])", address))
    own = {quantity.name for quantity in claim.quantities}
    named = {f"{claim.id}.{name}" if name in own else name for name in found}
    every = (f"{item.id}.{quantity.name}" for item in paper.claims for quantity in item.quantities)
    return [name for name in every if name in named]


def occurring(paper: Paper, claims: Collection[str] | None = None) -> dict[str, frozenset[str]]:
    """The quantities, as ``CLAIM.NAME``, that each statement has in its words or in its formula; all of its claim where
    the formula cannot be read."""
    chosen = [claim for claim in paper.claims if claims is None or claim.id in claims]
    known = registry.is_registered(paper.id)  # a paper that was made in memory has no formulas
    entries = entries_of(paper, claims=[claim.id for claim in chosen]) if known else {}
    found: dict[str, frozenset[str]] = {}
    for claim in chosen:
        for stated in statements(claim):
            entry, names = entries.get(stated.address), set(stated.mentions)
            if entry is not None and entry.statement is not None:
                names |= quantities_in(paper, stated.address, entry.statement)
            elif entry is not None and entry.unreadable:
                names |= {quantity.name for quantity in claim.quantities}
            own = {quantity.name for quantity in claim.quantities}
            found[stated.address] = frozenset(f"{claim.id}.{name}" if name in own else name for name in names)
    return found


def prelude_of(paper: Paper, model: Any = None) -> Prelude:
    """The definitions that a model (the default one if none is given) chooses."""
    return _checked_prelude(paper, (*_chosen(paper, model), ())).copy()


def _checked_prelude(paper: Paper, said: Said) -> Prelude:
    try:
        return _read_prelude(said)
    except Refused as error:
        raise BadInput(f"paper {paper.id}: model.prelude, {error}") from None


def _chosen(paper: Paper, model: Any) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The text of the prelude, and what the model chooses in it."""
    choose = registry.hook(paper.id, "statement_choices")
    if model is None:
        model = loader(paper)(None)
    choices = choose(model) if choose is not None else {}
    return _text(paper.id, "model.prelude"), tuple(sorted(choices.items()))


def counterexample(
    paper: Paper,
    address: str,
    model: Any = None,
    replaced: Mapping[str, str] | None = None,
    budget: Budget | None = None,
) -> Counterexample | None:
    """An assignment that refutes a statement: a known one, or what a search finds; it has been checked either way.

    With ``budget=None`` only the paper's ``counterexamples.json`` is tried, which takes no time.
    """
    owner = next((claim.id for claim in paper.claims if address in addresses(claim)), "")
    entry = entries_of(paper, model, replaced, (owner,)).get(address)
    if entry is None or entry.statement is None:
        return None
    known = known_of(paper.id).get(address)
    if known is not None and (found := _checked(address, entry.statement, known)) is not None:
        return found
    result = refute(entry.statement, budget) if budget is not None else None
    return _checked(address, entry.statement, result.assignment) if result is not None else None


def _checked(address: str, statement: Statement, assignment: Mapping[str, Any]) -> Counterexample | None:
    data = certificate(statement, "point", assignment=dict(assignment))
    try:
        checked = check(data, expected=statement.digest)
    except Refused:
        return None
    return Counterexample(address, assignment, data, checked.sentence)


def _everywhere(paper: Paper, replaced: Mapping[str, str]) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Every quantity of every claim as ``claim_id.name``, for statements that quote another claim."""
    given = {}
    for claim in paper.claims:
        for q in claim.quantities:
            name = f"{claim.id.replace('-', '_')}.{q.name}"
            given[name] = (replaced.get(f"{claim.id}.{q.name}", q.text), tuple(q.symbols))
    return given


# --- files


@functools.cache
def _text(paper_id: str, name: str) -> str:
    folder = folder_of(registry.module_of(paper_id))
    if folder is None:  # a paper in a single module has no files beside it
        return ""
    file = folder / name
    with bad_input_at(f"paper {paper_id}: {name}"):
        return file.read_text(encoding="utf-8") if file.is_file() else ""


def _table(paper_id: str, name: str, kind: type[Any]) -> Any:
    """A JSON file of a paper, as a table by address with such values."""
    with bad_input_at(f"paper {paper_id}: {name}"):
        return msgspec.convert(json.loads(_text(paper_id, name) or "{}"), type=kind)


@functools.cache
def known_of(paper_id: str) -> dict[str, dict[str, Any]]:
    """Assignments by address, found once: proposals that the checker decides again."""
    return _table(paper_id, "counterexamples.json", dict[str, dict[str, Any]])


def searched_of(paper_id: str) -> dict[str, dict[str, Any]]:
    """At which smaller sizes a search found nothing, by address (:mod:`verify.run.smaller`)."""
    return _table(paper_id, "searched.json", dict[str, dict[str, Any]])


@functools.cache
def further_of(paper_id: str) -> dict[str, list[dict[str, Any]]]:
    """The same, several an address: proposals for models that are not the paper's, and for replaced quantities."""
    return _table(paper_id, "counterexamples_elsewhere.json", dict[str, list[dict[str, Any]]])


@functools.cache
def tables_of(paper_id: str) -> dict[str, dict[str, str]]:
    """What the claims themselves have, and ``statements.toml``: a formula or why there is none, by address."""
    return _in_claims(registry.paper(paper_id)) | _in_one_file(paper_id)


def rates_of(paper_id: str) -> frozenset[str]:
    """The addresses whose formula is a rate or a limit in short: the engines are asked for what exists there."""
    return frozenset(address for address, table in tables_of(paper_id).items() if says_rate(table.get("statement", "")))


def _in_claims(paper: Paper) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for stated in (item for claim in paper.claims for item in statements(claim)):
        if stated.formula or stated.words_only:
            table = {"statement": stated.formula, "words_only": stated.words_only, "leaves_out": stated.leaves_out}
            table |= {"checked_formula": stated.checked_formula, "follows_from": " ".join(stated.follows_from)}
            found[stated.address] = {key: text for key, text in table.items() if text}
            if stated.formula and stated.words_only:
                raise BadInput(f"paper {paper.id}: {stated.address}: either formula or words_only")
    return found


def _in_one_file(paper_id: str) -> dict[str, dict[str, str]]:
    with bad_input_at(f"paper {paper_id}: statements.toml is not TOML"):
        tables = tomllib.loads(_text(paper_id, "statements.toml"))
    for address, table in tables.items():
        if isinstance(table, dict) and isinstance(sources := table.get("follows_from"), list):
            table["follows_from"] = " ".join(map(str, sources))
        if not isinstance(table, dict) or not set(table) <= KEYS or not all(isinstance(v, str) for v in table.values()):
            keys = ", ".join(sorted(KEYS))
            raise BadInput(f"paper {paper_id}: statements.toml, {address}: the keys are {keys}, with texts")
        if ("statement" in table) == ("words_only" in table):
            raise BadInput(f"paper {paper_id}: statements.toml, {address}: either statement or words_only")
    return tables


def _own(claim: Claim, replaced: Mapping[str, str]) -> dict[str, tuple[str, tuple[str, ...]]]:
    return {q.name: (replaced.get(f"{claim.id}.{q.name}", q.text), tuple(q.symbols)) for q in claim.quantities}


def _entry(address: str, table: Mapping[str, str], prelude: Prelude) -> Entry:
    bound = table.get("checked_formula", "")
    if "words_only" in table:
        return Entry(address, words_only=table["words_only"], checked_formula=bound)
    left = table.get("leaves_out", "")
    try:
        statement = read_with_numbers(table["statement"], prelude)
    except Refused as error:
        return Entry(address, leaves_out=left, unreadable=str(error), checked_formula=bound)
    return Entry(address, statement, leaves_out=left, checked_formula=bound)
