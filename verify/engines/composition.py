"""Does a statement follow from others that are certified?  A certificate of kind ``composed``, with theirs inside.

This is no engine of the registry: it needs sources.  Names that the statement does not have get a name of the same type
as their value.  If the engines do not show what is left as it is, terms that a source compares are taken for numbers,
unless they are arithmetic of numbers.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

from verify.engines import decide, solutions
from verify.engines.order import points
from verify.engines.outcome import Tried
from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.certificate import certificate, check
from verify.statement.composed import comparable, composed
from verify.statement.parser import Syntax, spelled
from verify.statement.reduced import is_met
from verify.statement.search import Budget, hunt
from verify.statement.statement import read_statement
from verify.statement.statement_lines import rows_of

__all__ = ["NAME", "compose"]

NAME = "composition"
FAILED = (Refused, TooMuch, Undecided, Undefined, ArithmeticError, ValueError)
SECONDS = 15.0  # for one statement that the rule makes
WAYS = 6  # choices of values for names that the statement does not have
FUEL = 2_000_000
Sources = Mapping[str, tuple[Statement, Mapping[str, Any]]]  # by address, with the body of a certificate


def compose(target: Statement, sources: Sources, tried: list[Tried] | None = None) -> dict[str, Any] | None:
    """A certificate that the target follows from all of the sources, accepted by the checker's rule; None without one.

    Args:
        target: the statement that is to follow, for all of its names.
        sources: statements with certificates that show all of them.
        tried: receives one line on what is missing.
    """
    said = [] if tried is None else tried
    inside = _inside(target)
    why = "no point was found that meets the conditions"
    if inside is not None:
        for instances in itertools.islice(_instances(target, sources), WAYS):
            data = [_as_data(one, at) for (one, _), at in zip(sources.values(), instances, strict=True)]
            found = _composed(target, sources, data, inside)
            if not isinstance(found, str):
                said.append(Tried(NAME, True, f"it follows from {', '.join(sources)}"))
                return found
            why = found
    said.append(Tried(NAME, True, f"it is not shown to follow from {', '.join(sources)}: {why}"[:400]))
    return None


def _composed(
    target: Statement, sources: Sources, data: list[dict[str, Any]], inside: Mapping[str, Any]
) -> dict[str, Any] | str:
    """A certificate, or what is missing."""
    why = "they do not fit together"
    for opaque in ([], _opaque(target, sources)):
        try:
            made = composed(target, data, opaque)
        except FAILED as error:
            why = str(error)
            continue
        inner: list[Any] = [body for _, body in sources.values()]
        for one in made[len(inner) :]:
            answer = decide(one, limit=SECONDS)
            if answer.verdict != "holds" or answer.certificate is None:
                text = "; ".join(one.text.splitlines())
                why = f"{'false' if answer.verdict == 'refuted' else 'not decided'}: {text}"
                break
            inner.append(answer.certificate["certificate"])
        if len(inner) < len(made):
            continue
        found = certificate(target, "composed", inside=dict(inside), sources=data, opaque=opaque, inner=inner)
        try:
            check(found, target.digest)
        except Refused as error:
            return f"the checker refuses the certificate: {error}"
        return found
    return why


def _as_data(source: Statement, instance: Mapping[str, str]) -> dict[str, Any]:
    return {
        "digest": source.digest,
        "definitions": source.definitions(),
        "statement": source.text,
        "instance": dict(instance),
    }


def _instances(target: Statement, sources: Sources) -> Iterator[list[dict[str, str]]]:
    """Names of the target, of the same type, for names of each source that the target does not have."""
    choices = []
    for source, _ in sources.values():
        missing = [name for name in source.names if name not in target.names]
        each = [[own for own in target.names if target.types[own].name == source.types[name].name] for name in missing]
        choices.append(
            [dict(zip(missing, row, strict=True)) for row in itertools.islice(itertools.product(*each), WAYS)]
        )
    yield from map(list, itertools.product(*choices))


def _opaque(target: Statement, sources: Sources) -> list[str]:
    """Terms that are no arithmetic of numbers, as the sources have them."""
    found: dict[str, None] = {}
    for source, _ in sources.values():
        for node in comparable(rows_of(source)[-1].conditions[0]):
            if node.op in ("call", "fold", "**", "name") and not _is_plain(node, target):
                found[spelled(node)] = None
    return list(found)


def _is_plain(node: Syntax, target: Statement) -> bool:
    """A number of the target, or a power of one by a number: engines know it."""
    if node.op == "name":
        return node.token.text in target.names or node.token.text not in target.prelude.definitions
    return node.op == "**" and node.args[1].op == "number" and _is_plain(node.args[0], target)


def _inside(target: Statement) -> dict[str, Any] | None:
    """A point that meets all conditions."""
    if (found := solutions.inside(target)) is not None:
        return found
    try:
        if any(target.types[name].name not in ("real", "int", "nat") for name in target.names):
            rows = target.text.splitlines()[:-1]
            nothing = read_statement("\n".join([*rows, "says 1 <= 0"]), target.prelude_before)
            point = hunt(nothing, Budget(seconds=5, tries=400))[0]
            given = None if point is None else dict(point.assignment)
        else:
            given = next(iter(points(target)), None)
        return given if given is not None and is_met(target, given, FUEL) else None
    except FAILED:
        return None
