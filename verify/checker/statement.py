"""``statement``: a certificate of version 2, which instantiates a statement and lets it be evaluated.

What it carries is read and decided by :mod:`verify.statement`, which knows no paper either and needs python-flint only.
A counterexample loads the evaluator and nothing else; the other kinds load the rules that show statements true.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from verify.statement.errors import Refused

from .reading import Rejected, only

__all__ = ["KINDS"]


def statement(body: dict[str, Any]) -> str:
    only(body, ("certificate",))
    data = body["certificate"]
    try:
        if isinstance(data, dict) and data.get("kind") == "point":  # imported here: it needs nothing of the others
            from verify.statement.counterexample import check as check_point

            return check_point(data).sentence
        from verify.statement.certificate import check

        return check(data).sentence
    except Refused as error:
        raise Rejected(str(error)) from None


KINDS: dict[str, Callable[[dict[str, Any]], str]] = {"statement": statement}
