"""Counterexamples of statements: assignments that a search found once, and that every run evaluates again.

``counterexamples.json`` beside a paper has an assignment an address, ``counterexamples_elsewhere.json`` further ones
that are tried for models that are not the paper's, and where a quantity is replaced.  A run does not believe it: the
statement, as it is now (with what ``--set`` put in, over the model that was given), is evaluated there, and only an
assignment that refutes it counts.  Where a quantity of the statement was replaced, or where a paper has no such file, a
search with a fixed number of points attacks it.  A statement that has no check of its own and that no point refutes is
listed case by case or covered by boxes, where its own conditions bound it (:mod:`verify.statement.variable_ranges`).
"""

from __future__ import annotations

import contextlib
import copy
import functools
import json
import time
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from verify.engines.outcome import Tried
from verify.records import Certificate, Claim, Paper, Profile
from verify.run import certificates
from verify.run.compositions import composed, sources_of
from verify.run.implications import follows, proved
from verify.verdicts.papers import comes_with_us
from verify.verdicts.statements import statements

if TYPE_CHECKING:
    from verify.statement.search import Budget

__all__ = [
    "STATEMENT",
    "TWIN",
    "Point",
    "address_of",
    "contents",
    "examined",
    "held",
    "job_of",
    "search_all",
    "text",
    "wanted",
]

STATEMENT = "@"  # begins the name of a job that decides one statement by its formula; its address follows
TWIN = "@paper"  # ends the name of a job that asks about the paper's own model in a run with another one
# what the engines said, by digest, and how each of them ended: asked once a process
_KNOWN: dict[tuple[str, bool], tuple[dict[str, Any] | None, str, tuple[Tried, ...]]] = {}
_FOLLOWING: dict[tuple[str, str], tuple[dict[str, Any] | None, tuple[Tried, ...]]] = {}  # by address and digest
TRIES = 400  # points that a search looks at, for a formula that was put in
ELSEWHERE = (120, 400, 2000)  # the same for a formula over the definitions of another model, by profile, ...
WORK = (400_000, 4_000_000, 40_000_000)  # ... and the steps of the evaluator that it may take


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """An assignment that refutes the statement at an address; or, without one, a certificate that shows all of it."""

    address: str
    assignment: dict[str, Any]
    sentence: str
    certificate: Certificate
    engine: str = ""  # that proposed the certificate


def job_of(address: str) -> str:
    """The name of the job that decides one statement, beside the names of the claim's checks."""
    return f"{STATEMENT}{address}"


def address_of(function: str) -> str:
    """The statement that a job decides; nothing for the name of a check."""
    return function.removeprefix(STATEMENT) if function.startswith(STATEMENT) else ""


def wanted(paper: Paper, claim: Claim, new: bool) -> tuple[str, ...]:
    """The statements with a formula to evaluate: there is a stored point, or the formula is new (put in, or over
    another model), or nothing else looks at it."""
    from verify.statement.catalogue import addresses, has_formulas, known_of

    known, alone = known_of(paper.id), _unchecked(claim)
    searched = _is_searched(paper)
    asked = (a for a in addresses(claim) if new or not searched or a in known or a in alone)
    return tuple(address for address in asked if has_formulas(paper, (address,)))


def _is_searched(paper: Paper) -> bool:
    """Have its formulas been searched once for all, with what was found in ``counterexamples.json``?

    That is so only of papers of our own distribution: another paper's file is its author's word, so every run searches.
    """
    from verify.statement.catalogue import known_of

    return comes_with_us(paper.id) and bool(known_of(paper.id))


def _unchecked(claim: Claim) -> set[str]:
    """Statements without a check of their own."""
    return {stated.address for stated in statements(claim) if not stated.checks}


def examined(
    paper: Paper,
    claim: Claim,
    model: Any,
    replaced: Mapping[str, str],
    *,
    profile: Profile,
    only: str = "",
    said: list[Tried] | None = None,
) -> tuple[tuple[Point, ...], dict[str, int]]:
    """The points of a claim that refute its statements as they are now, and how many points a search looked at.

    ``only`` names one statement of the claim; ``said`` is filled with the engines that were asked, while they work."""
    from verify.statement.catalogue import addresses, further_of, known_of, rates_of
    from verify.statement.certificate import REFUTING
    from verify.statement.search import Budget
    from verify.verdicts.other_model import own_sizes, pinned

    given = {f"{claim.id}.{name}": text for name, text in replaced.items()}
    found = _read(paper, claim, model, given)
    printed = _read(paper, claim, model, {}) if replaced else found
    other, apart, silent = _foreign(paper, claim, model, given)
    found = {address: statement for address, statement in found.items() if address not in apart}
    alone = _unchecked(claim) - set(known_of(paper.id))
    searched = _is_searched(paper)
    fresh = [a for a in found if not searched or a in alone or found[a].digest != printed[a].digest]
    changed = _changed(found, printed)
    tries = dict.fromkeys(silent, ELSEWHERE[profile.level]) | dict.fromkeys(fresh, TRIES)
    points, tried, end = [], {}, time.process_time() + profile.budget / 2
    said = [] if said is None else said
    for address in (address for address in addresses(claim) if address in found and only in ("", address)):
        statement = found[address]
        kept = pinned(paper, model, statement) if address in other else {}
        proposed = [
            known_of(paper.id).get(address),
            *(further_of(paper.id).get(address, ()) if address in other or address in changed else ()),
        ]
        if point := _first(claim, address, statement, proposed, kept, elsewhere=address in other, said=said):
            points.append(point)
            continue
        rate = address in rates_of(paper.id)
        data, engine = _decided(statement, rate, said) if address in fresh and not kept else (None, "")
        if data is not None:
            if data["kind"] in REFUTING:
                points.append(_sealed(claim, address, statement, data, engine))
            continue  # shown true or false by an engine
        if address in changed and _following(paper, claim, model, address, statement, said) is not None:
            continue
        if address in tries:
            effort = Budget(seconds=max(0.1, (end - time.process_time()) / 3), tries=tries[address])
            if address not in fresh:
                effort = replace(effort, work=WORK[profile.level], fuel=min(effort.fuel, 2 * WORK[profile.level]))
            sizes = {} if address in fresh else own_sizes(paper, model)
            with _noted(said, "search"):
                assignment, tried[address] = _searched(statement, effort, sizes, kept)
            if assignment is None:
                said.append(Tried("search", True, f"{tried[address]} points, no counterexample"))
            elif point := _accepted(claim, address, statement, _as_point(statement, assignment), "search", said):
                points.append(point)
    return tuple(points), tried


def contents(paper: Paper, claim: Claim, model: Any, replaced: Mapping[str, str]) -> dict[str, Any]:
    """What decides each statement of a claim by its formula, for the address of its outcome: the formula with the
    definitions that it uses, the stored counterexamples, and how :func:`examined` and :func:`held` are to take it.
    Statements about which neither of them asks anything are left out."""
    from verify.statement.catalogue import further_of, known_of, rates_of
    from verify.verdicts.other_model import own_sizes, pinned

    given = {f"{claim.id}.{name}": text for name, text in replaced.items()}
    found = _read(paper, claim, model, given)
    printed = _read(paper, claim, model, {}) if replaced else found
    other, apart, silent = _foreign(paper, claim, model, given)
    known, alone, searched = known_of(paper.id), _unchecked(claim), _is_searched(paper)
    kinds = (other, apart, silent, alone, rates_of(paper.id), known)
    contents = {}
    for address, statement in found.items():
        before = printed[address].digest if address in printed else ""
        is_in = [address in kind for kind in kinds]
        if searched and statement.digest == before and not any(is_in):
            continue
        proposed = [known.get(address), further_of(paper.id).get(address)]
        sizes = [own_sizes(paper, model), pinned(paper, model, statement)]
        sources = _sources(paper, claim, model, given, address)
        theorems = proved(paper, claim.id) if replaced and statement.digest != before else ()
        contents[address] = [statement.digest, before, is_in, searched, proposed, sizes, theorems, *sources]
    return contents


def _sources(paper: Paper, claim: Claim, model: Any, given: Mapping[str, str], address: str) -> list[Any]:
    """The formulas of all claims that a statement may follow from; nothing if it names no source."""
    if not (names := sources_of(paper, address)):
        return []
    every = {where: one for own in paper.claims for where, one in _read(paper, own, model, given).items()}
    return [names, {where: [one.digest, sources_of(paper, where)] for where, one in every.items()}]


def _read(paper: Paper, claim: Claim, model: Any, given: Mapping[str, str]) -> dict[str, Any]:
    """The formulas of a claim over a model; over the paper's own where their words are about that one."""
    from verify.statement.catalogue import statements_of
    from verify.verdicts.models import as_data, from_data
    from verify.verdicts.other_model import elsewhere

    found = statements_of(paper, model, given, (claim.id,))
    beyond = elsewhere(paper, (claim.id,), as_data(paper, model), given)
    if beyond is None or not beyond.fixed:
        return found
    there = statements_of(paper, from_data(paper, beyond.twin), given, (claim.id,))
    return found | {address: there[address] for address in beyond.fixed if address in there}


def _foreign(
    paper: Paper, claim: Claim, model: Any, given: Mapping[str, str]
) -> tuple[Collection[str], Collection[str], list[str]]:
    """The statements over other definitions than the paper's; those whose formula is about the paper's objects; and of
    the first those that some check is silent about."""
    from verify.verdicts.models import as_data
    from verify.verdicts.other_model import elsewhere, uncovered

    beyond = elsewhere(paper, (claim.id,), as_data(paper, model), given)
    if beyond is None:
        return (), (), []
    return (
        beyond.other,
        beyond.apart,
        [stated.address for stated in statements(claim) if stated.address in beyond.other and uncovered(stated, model)],
    )


def _keeping(assignment: dict[str, Any] | None, kept: Mapping[str, Any]) -> dict[str, Any] | None:
    """The assignment with the values that it may not choose."""
    return assignment | {name: value for name, value in kept.items() if name in assignment} if assignment else None


def held(
    paper: Paper,
    claim: Claim,
    model: Any,
    replaced: Mapping[str, str],
    refuted: Collection[str],
    *,
    only: str = "",
    said: list[Tried] | None = None,
) -> tuple[Point, ...]:
    """Statements without a check of their own that are shown whole, by all cases or by boxes; and statements with a
    replaced quantity that follow from what is proved."""
    from verify.engines.implication import NAME
    from verify.statement.catalogue import rates_of
    from verify.statement.certificate import REFUTING

    silent = {address for address in _unchecked(claim) - set(refuted) if only in ("", address)}
    if not silent and not replaced:
        return ()
    given = {f"{claim.id}.{name}": text for name, text in replaced.items()}
    read = _read(paper, claim, model, given)
    changed = _changed(read, _read(paper, claim, model, {})) - set(refuted) if replaced else set()
    found = {address: s for address, s in read.items() if address in silent}
    rates, said = rates_of(paper.id), [] if said is None else said
    points = []
    for address in (address for address in read if address in changed and only in ("", address)):
        data = _following(paper, claim, model, address, read[address], said)
        if data is not None and (point := _accepted(claim, address, read[address], data, NAME, said)):
            points.append(point)
            found.pop(address, None)
    for address, statement in found.items():
        if sources_of(paper, address):
            data = _composed(paper, claim, model, given, address, said)
            if data is not None and (point := _accepted(claim, address, statement, data, "composition", said)):
                points.append(point)
                continue
        data, engine = _listed(statement, said), "finite"
        if data is None or (point := _accepted(claim, address, statement, data, engine, said)) is None:
            data, engine = _decided(statement, address in rates, said)
            fine = data is not None and data["kind"] not in REFUTING
            point = _accepted(claim, address, statement, data, engine, said) if fine and data else None
        if point:
            points.append(point)
    return tuple(points)


def _composed(
    paper: Paper, claim: Claim, model: Any, given: Mapping[str, str], address: str, said: list[Tried]
) -> dict[str, Any] | None:
    """A certificate that a statement follows from those that it names, which are decided here."""
    from verify.statement.catalogue import rates_of
    from verify.statement.certificate import REFUTING

    rates = rates_of(paper.id)

    @functools.cache
    def read(claim_id: str) -> Mapping[str, Any]:
        return _read(paper, next(one for one in paper.claims if one.id == claim_id), model, given)

    def decide(where: str, statement: Any) -> dict[str, Any] | None:
        tried = list[Tried]()
        data = _listed(statement, tried) or _decided(statement, where in rates, tried)[0]
        return None if data is None or data["kind"] in REFUTING else data

    with _noted(said, "composition"):
        return composed(paper, claim, address, lambda one: read(one.id), decide, said)


def _changed(found: Mapping[str, Any], printed: Mapping[str, Any]) -> set[str]:
    """The addresses whose formula is another one than what is printed."""
    return {address for address in found if address in printed and found[address].digest != printed[address].digest}


def _following(
    paper: Paper, claim: Claim, model: Any, address: str, statement: Any, said: list[Tried]
) -> dict[str, Any] | None:
    """A certificate that a statement with a replaced quantity follows from what is proved; asked once a process."""
    if (address, statement.digest) not in _FOLLOWING:
        tried = list[Tried]()
        with _noted(said, "implication"):
            data = follows(paper, claim, model, address, statement, tried)
        _FOLLOWING[address, statement.digest] = data, tuple(tried)
    data, known = _FOLLOWING[address, statement.digest]
    said.extend(one for one in known if one not in said)
    return data


@contextlib.contextmanager
def _noted(said: list[Tried], engine: str) -> Iterator[None]:
    """Who is interrupted inside is noted as the one that was at work."""
    from verify.engines import INTERRUPTED

    try:
        yield
    except Exception:
        raise
    except BaseException:  # the time is up
        said.append(Tried(engine, True, INTERRUPTED))
        raise


def _listed(statement: Any, said: list[Tried]) -> dict[str, Any] | None:
    """A certificate by all cases or by boxes, where the statement's own conditions bound it."""
    from verify.statement.variable_ranges import held as shown

    with _noted(said, "finite"):
        data = shown(statement)
    if data is None:
        said.append(Tried("finite", True, "it has no finite list of cases or boxes"))
    return data


def _decided(statement: Any, rate: bool, said: list[Tried]) -> tuple[dict[str, Any] | None, str]:
    """A certificate of the engines for statements over real numbers, and for rates: that it is false, or all of it.
    And the engine that proposed it."""
    from verify.engines import ENGINES, attack, decide

    if (statement.digest, rate) not in _KNOWN:
        why, tried = "" if rate or _is_for_others(statement) else attack.fits(statement), list[Tried]()
        data, engine = None, ""
        if why:
            tried = [Tried(name, False, why) for name in ENGINES if name not in ("search", "finite")]
        else:
            try:
                answer = decide(statement, effort="quick", tried=tried)
            except BaseException:
                said.extend(tried)
                raise
            engine = answer.engine or ""
            data = None if answer.certificate is None else _plainer(statement, answer.certificate["certificate"])
        _KNOWN[statement.digest, rate] = data, engine, tuple(tried)
    data, engine, known = _KNOWN[statement.digest, rate]
    said.extend(one for one in known if one not in said)
    return data, engine


def _is_for_others(statement: Any) -> bool:
    """Is it for an engine that decides statements which are not about a fixed number of reals?"""
    from verify.engines import cases, induction, solutions, sums

    return not all(engine.fits(statement) for engine in (induction, sums, cases, solutions))


def _plainer(statement: Any, data: dict[str, Any]) -> dict[str, Any]:
    """An engine's point is any that it met: a reader's one has small numbers, if the checker accepts it as well."""
    from verify.checker import Rejected
    from verify.statement.search import Budget, plainer

    if data["kind"] != "point":
        return data
    found = _as_point(statement, plainer(statement, data["assignment"], Budget(seconds=60, tries=TRIES)))
    try:
        certificates.sealed({"kind": "statement", "certificate": found})
    except Rejected:
        return data
    return found


def _stored(statement: Any, assignment: dict[str, Any] | None) -> dict[str, Any] | None:
    """The assignment, if it refutes the statement with no more work than a reader of its certificate does."""
    from verify.statement.certificate import refuted_at
    from verify.statement.errors import Refused, TooMuch, Undecided, Undefined

    try:
        found = assignment is not None and refuted_at(statement, assignment)
        return copy.deepcopy(assignment) if found else None
    except (Refused, TooMuch, Undecided, Undefined):
        return None


def _first(
    claim: Claim,
    address: str,
    statement: Any,
    proposed: list[dict[str, Any] | None],
    kept: Mapping[str, Any],
    *,
    elsewhere: bool,
    said: list[Tried] | None = None,
) -> Point | None:
    """The first of the proposals that refutes the statement as it is now; over another model in the shapes that it has
    there."""
    from verify.statement.fitted import fitted

    for item in proposed:
        assignment = _keeping(item, kept)
        shaped = fitted(statement, assignment) if elsewhere and assignment is not None else None
        if point := _kept(claim, address, statement, shaped or assignment, [] if said is None else said):
            return point
    return None


def _kept(
    claim: Claim, address: str, statement: Any, assignment: dict[str, Any] | None, said: list[Tried]
) -> Point | None:
    """The stored assignment as a point, if it refutes the statement as it is now."""
    if assignment is None:
        return None
    return _accepted(claim, address, statement, _as_point(statement, copy.deepcopy(assignment)), "stored", said)


def _accepted(
    claim: Claim, address: str, statement: Any, data: dict[str, Any], engine: str, said: list[Tried]
) -> Point | None:
    """The point, if the checker derives it with no more work than a reader of its certificate does; else why not."""
    from verify.checker import Rejected

    try:
        return _sealed(claim, address, statement, data, engine)
    except Rejected as error:
        said.append(Tried(engine, True, f"the checker rejected its certificate ({data.get('kind')}: {error})"))
        return None


def _searched(
    statement: Any, effort: Budget, sizes: dict[str, Any], kept: dict[str, Any]
) -> tuple[dict[str, Any] | None, int]:
    """At the reader's own sizes first, with a third of the effort, then at all; and how many points were looked at."""
    from verify.statement.search import hunt

    looked, third = 0, {name: getattr(effort, name) // 3 for name in ("tries", "work") if getattr(effort, name)}
    ways = [replace(effort, seconds=effort.seconds / 3, given=sizes, **third)] if sizes else []
    for way in (*ways, replace(effort, given=kept)):
        found, count = hunt(statement, way)
        looked += count
        if found is not None:
            return dict(found.assignment), looked
    return None, looked


def _as_point(statement: Any, assignment: dict[str, Any]) -> dict[str, Any]:
    from verify.statement.certificate import certificate

    return certificate(statement, "point", assignment=assignment)


def _sealed(claim: Claim, address: str, statement: Any, data: dict[str, Any], engine: str) -> Point:
    from verify.checker import Rejected

    if data["digest"] != statement.digest:
        raise Rejected("the certificate is about another statement")
    rest = address.removeprefix(claim.id).strip("./!").replace("/", ".") or "statement"
    name = f"{claim.id}.{rest}.{data['kind']}.json"
    body = {"kind": "statement", "certificate": data}
    return Point(
        address=address,
        assignment=data.get("assignment", {}),
        sentence=certificates.sealed(body)["says"],
        certificate=Certificate(name=name, body=body),
        engine=engine,
    )


# ---------------------------------------------------------------------------------------------- searching


def text(points: Mapping[str, Mapping[str, Any]]) -> str:
    """``counterexamples.json`` or ``searched.json``: a line an address, in the order given."""
    lines = [f" {json.dumps(address)}: {json.dumps(assignment)}" for address, assignment in points.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def search_all(paper: Paper, seconds: float, only: tuple[str, ...] = ()) -> Iterator[tuple[str, dict[str, Any] | None]]:
    """Every statement of the paper with an assignment that refutes it, the stored one where it still does."""
    from verify.statement.catalogue import known_of, statements_of
    from verify.statement.search import Budget, refute

    for address, statement in statements_of(paper).items():
        if only and address not in only:
            continue
        kept = _stored(statement, known_of(paper.id).get(address))
        if kept is None:
            found = refute(statement, Budget(seconds=seconds))
            kept = dict(found.assignment) if found else None
        yield address, kept
