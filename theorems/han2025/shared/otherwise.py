"""What a check asks for a model that its own argument is not about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from verify.records import Check, Context, Evidence, Finding, Scope, silent

__all__ = ["Instrument", "carries_over", "instead", "otherwise"]

Instrument = Callable[[Context], Evidence | None]


def otherwise(instrument: Instrument) -> Callable[[Check], Check]:
    """For a model outside of the check's declaration this instrument is asked; where it gives none, nothing is said.

    The declaration stays what it is, so the statement is attacked over such a model all the same.
    """

    def name(check: Check) -> Check:
        earlier: Instrument | None = getattr(check, "instead", None)

        def first_answer(ctx: Context) -> Evidence | None:
            found = instrument(ctx)
            return found if found is not None or earlier is None else earlier(ctx)

        check.instead = first_answer  # type: ignore[attr-defined]
        return check

    return name


def carries_over(when: Callable[[Any], bool]) -> Callable[[Check], Check]:
    """The check's own argument, for further models that meet its hypotheses: its yes counts there, and its no to the
    question whether the statement says anything; nothing else does.

    What it attaches is about the paper's model and is left out.
    """

    def name(check: Check) -> Check:
        argument = check.__wrapped__  # type: ignore[attr-defined]

        def instrument(ctx: Context) -> Evidence | None:
            found = argument(ctx) if when(ctx.model) else None
            if found is None or not _carries(found):
                return None
            return msgspec.structs.replace(found, certificates=())

        return otherwise(instrument)(check)

    return name


def _carries(found: Evidence) -> bool:
    empty = found.finding is Finding.NO and found.scope is Scope.INFORMATIVE
    return found.finding is Finding.YES or empty


def instead(check: Check, ctx: Context) -> Evidence | None:
    """What the instrument of a check says of a model outside of its declaration."""
    instrument: Instrument | None = getattr(check, "instead", None)
    found = instrument(ctx) if instrument is not None else None
    if found is None:
        return None
    asked = silent(check, found.finding, found.summary)  # the question that this check answers
    return msgspec.structs.replace(found, scope=asked.scope, part=asked.part)
