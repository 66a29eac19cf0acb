"""Does a statement follow from others that are known to hold?  A certificate of kind ``implied``, if the engines show
the conditions that the two formulas leave (:mod:`verify.statement.implied`).

This is no engine of the registry: it needs sources.  Each condition is asked in forms that are easier to decide
(:mod:`verify.statement.prepared`), within a limit of counted work.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from verify.engines.outcome import Tried
from verify.statement.certificate import certificate, check
from verify.statement.errors import Refused
from verify.statement.implied import Condition, Source, candidates, conditions
from verify.statement.prelude import read_prelude
from verify.statement.prepared import FORMS, prepared
from verify.statement.statement import Statement, read_statement
from verify.statement.work_limits import Exhausted, limited

__all__ = ["NAME", "imply"]

NAME = "implication"
SECONDS = 3.0  # for one form of one condition, ...
WHOLE = 12.0  # ... and for everything
PAIRED = 4  # sources of which two are tried together
WAYS = 12  # choices of parts that are tried


def imply(target: Statement, sources: Sequence[Source], tried: list[Tried] | None = None) -> dict[str, Any] | None:
    """A certificate that the target follows from some of the sources, accepted by the checker's rule; None without one.

    Args:
        target: the statement that is to follow.
        sources: statements that hold, each with the name of its theorem.
        tried: receives one line on what was found or why nothing was.
    """
    said = [] if tried is None else tried
    why = list[str]()
    target = _as_checked(target)
    sources = [replace(source, statement=_as_checked(source.statement)) for source in sources]
    work = limited(WHOLE)
    try:
        with work:
            found = _first(target, sources, why)
    except Exhausted as error:
        if error.work is not work:
            raise
        found = None
        why.insert(0, "the limit of work was reached")
    if found is None:
        because = why[0] if why else "none of them has its form"
        said.append(Tried(NAME, True, f"it does not follow from what is proved: {because}"[:400]))
    else:
        theorems = ", ".join(source["theorem"] for source in found["sources"])
        said.append(Tried(NAME, True, f"it follows from {theorems}"))
    return found


def _as_checked(statement: Statement) -> Statement:
    """The statement with the definitions that its certificate carries, and no other: what differs between two papers'
    definitions is then the same here and in the checker."""
    return read_statement(statement.text, read_prelude(statement.definitions()))


def _first(target: Statement, sources: Sequence[Source], why: list[str]) -> dict[str, Any] | None:
    known: dict[str, tuple[int, dict[str, Any]] | str] = {}
    for chosen in _choices([_instantiated(target, source) for source in sources]):
        try:
            ways = candidates(target, chosen)
        except Refused as error:
            why.append(str(error))
            continue
        for parts in itertools.islice(itertools.product(*ways), WAYS):
            used = {way[0] for way in parts if way is not None}
            if len(used) < len(chosen):
                continue
            found = _certified(target, chosen, list(parts), known)
            if isinstance(found, dict):
                return found
            why.append(found)
    return None


def _instantiated(target: Statement, source: Source) -> Source:
    """The source with a variable of the target, of the same type, for each name that the target does not have."""
    theirs = source.statement
    kinds = {name: [own for own in target.names if target.types[own] == kind] for name, kind in theirs.types.items()}
    free = {name for part in theirs.parts if part.word == "for_all" for name in part.names}
    missing = free - {*target.names, *source.instance}
    table = {name: kinds[name][0] for name in theirs.names if name in missing and kinds[name]}
    return replace(source, instance={**source.instance, **table})


def _choices(sources: Sequence[Source]) -> Iterator[Sequence[Source]]:
    """Each source alone, then two of them."""
    for source in sources:
        yield [source]
    yield from itertools.combinations(sources[:PAIRED], 2)


def _certified(
    target: Statement, sources: Sequence[Source], parts: list[Any], known: dict[str, tuple[int, dict[str, Any]] | str]
) -> dict[str, Any] | str:
    """The certificate for one choice of parts, or why there is none."""
    try:
        asked = conditions(target, sources, parts)
    except Refused as error:
        return str(error)
    forms, inner = list[int](), list[dict[str, Any]]()
    for condition in asked:
        found = _decided(condition, known)
        if isinstance(found, str):
            return found
        forms.append(found[0])
        inner.append(found[1])
    data = certificate(
        target, "implied", sources=[_as_data(source) for source in sources], parts=parts, forms=forms, inner=inner
    )
    try:
        check(data, target.digest)
    except Refused as error:
        return f"the checker refuses the certificate: {error}"
    return data


def _as_data(source: Source) -> dict[str, Any]:
    statement = source.statement
    return {
        "digest": statement.digest,
        "definitions": statement.definitions(),
        "statement": statement.text,
        "theorem": source.theorem,
        "instance": dict(source.instance),
    }


def _decided(
    condition: Condition, known: dict[str, tuple[int, dict[str, Any]] | str]
) -> tuple[int, dict[str, Any]] | str:
    """The first form of a condition that an engine shows, and its certificate; or what is not decided.

    The condition as it is comes first, if it is false somewhere: then no form is true.
    """
    from verify.engines import decide

    seen: set[str] = set()
    exact = len(FORMS) - 1
    for form, engine in ((exact, "attack"), *((form, None) for form in range(len(FORMS)))):
        try:
            statement = prepared(condition, form)
        except Refused as error:
            why = str(error)
            continue
        key = f"{statement.digest} {engine}"
        if key in seen:
            continue
        seen.add(key)
        if key not in known:
            answer = decide(statement, engine, "quick", SECONDS)
            shown = answer.certificate["certificate"] if answer.verdict == "holds" and answer.certificate else None
            known[key] = (form, shown) if shown else answer.verdict
        found = known[key]
        if not isinstance(found, str):
            return form, found[1]
        if found == "refuted" and form == exact:
            return f"{condition.goal.text} is false somewhere"
        why = f"{condition.goal.text} is not decided"
    return why
