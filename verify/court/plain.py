"""``plain.toml`` of a paper: what it says, in sentences without a formula, for the first screen of a report."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from verify.records import Plain

__all__ = ["plain_words"]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    says: tuple[str, ...] = ()
    plain: dict[str, Plain] = {}


def plain_words(path: Path) -> dict[str, Any]:
    """The fields ``says`` and ``plain`` of a Paper; one clear line if the file is not of that form."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=_File)
    except (msgspec.DecodeError, OSError) as error:
        raise ValueError(f"{path.name}: {error}") from error
    return {"says": found.says, "plain": found.plain}
