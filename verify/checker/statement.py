"""``statement``: a certificate of version 2, which instantiates a statement and lets it be evaluated.

What it carries is read and decided by :mod:`verify.statement`, which knows no paper either and needs python-flint only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import verify.statement.boxes.conditions  # noqa: F401 - `check` asks it, and a check of a certificate imports nothing
from verify.statement.certificate import check
from verify.statement.errors import Refused

from .reading import Rejected, only

__all__ = ["KINDS"]


def statement(body: dict[str, Any]) -> str:
    only(body, ("certificate",))
    try:
        return check(body["certificate"]).sentence
    except Refused as error:
        raise Rejected(str(error)) from None


KINDS: dict[str, Callable[[dict[str, Any]], str]] = {"statement": statement}
