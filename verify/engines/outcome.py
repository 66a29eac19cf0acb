"""What an engine says, and what a user gets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

__all__ = ["Answer", "Outcome", "Tried", "told"]


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """``certificate`` is a body for the checker, which alone decides; without one nothing was found."""

    certificate: dict[str, Any] | None = None
    counterexample: dict[str, Any] | None = None
    note: str = ""


class Tried(msgspec.Struct, frozen=True):
    """An engine that was asked or was not, and what came of it or why not."""

    engine: str
    asked: bool
    result: str


def told(tried: Iterable[Tried]) -> str:
    """``attack: no counterexample was found; not tried: smt (z3 is not installed)``."""
    asked, left = list[str](), dict[str, list[str]]()
    for one in tried:
        if one.asked:
            asked.append(f"{one.engine}: {one.result}")
        else:
            left.setdefault(one.result, []).append(one.engine)
    shown = [f"not tried: {', '.join(engines)} ({why})" for why, engines in left.items()]
    return "; ".join(dict.fromkeys((*asked, *shown)))


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """``verdict`` is holds, refuted or open; the first two carry a sealed certificate that `verify check` accepts."""

    verdict: str
    evidence: str
    statement: str
    digest: str
    summary: str
    engine: str | None = None
    counterexample: Mapping[str, Any] | None = None
    certificate: dict[str, Any] | None = None
    tried: tuple[Tried, ...] = ()

    def __bool__(self) -> bool:
        return self.verdict == "holds"

    def data(self) -> dict[str, Any]:
        return msgspec.to_builtins(self)
