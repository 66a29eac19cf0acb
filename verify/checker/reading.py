"""Reading a certificate: strict, bounded, and trusting nothing that it says of itself."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Collection
from fractions import Fraction
from pathlib import Path
from typing import Any

MAX_BYTES = 4_000_000
_RATIONAL = re.compile(r"-?[0-9]{1,120}(/[1-9][0-9]{0,119})?")


class Rejected(Exception):
    """The certificate does not establish what it says; the message tells why."""


def only(body: dict[str, Any], names: Collection[str]) -> None:
    """Refuse a field that nobody checks, and the absence of one that somebody does."""
    unknown, missing = sorted(set(body) - set(names)), sorted(set(names) - set(body))
    if unknown or missing:
        raise Rejected(f"unknown fields {unknown}, missing fields {missing}")


def integer(body: dict[str, Any], name: str, low: int, high: int) -> int:
    value = body.get(name)
    if type(value) is not int or not low <= value <= high:
        raise Rejected(f"{name} must be an integer from {low} to {high}, not {str(value)[:40]!r}")
    return value


def as_rational(value: Any, name: str) -> Fraction:
    if not isinstance(value, str) or not _RATIONAL.fullmatch(value):
        raise Rejected(f"{name} must be an exact rational such as '3/4', not {str(value)[:40]!r}")
    result = Fraction(value)
    if str(result) != value:
        raise Rejected(f"{name} is not in lowest terms: {value[:40]!r}")
    return result


def rational(body: dict[str, Any], name: str) -> Fraction:
    return as_rational(body.get(name), name)


def listing(body: dict[str, Any], name: str, low: int, high: int) -> list[Any]:
    value = body.get(name)
    if not isinstance(value, list) or not low <= len(value) <= high:
        raise Rejected(f"{name} must be a list of {low} to {high} entries")
    return value


def choice(body: dict[str, Any], name: str, allowed: Collection[str]) -> str:
    value = body.get(name)
    if not isinstance(value, str) or value not in allowed:
        raise Rejected(f"{name} must be one of {sorted(allowed)}, not {str(value)[:40]!r}")
    return value


def digest(body: dict[str, Any]) -> str:
    """SHA-256 of the canonical JSON of everything but the digest itself."""
    rest = {key: value for key, value in body.items() if key != "digest"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise Rejected("a field is given twice")
    return result


def _no_float(text: str) -> Any:
    raise Rejected(f"{text[:40]} is not exact: certificates hold integers and rational strings")


def load(path: Path) -> dict[str, Any]:
    """JSON without floats, duplicates, excessive size or depth."""
    if path.is_symlink() or not path.is_file():
        raise Rejected("not a regular file")
    if path.stat().st_size > MAX_BYTES:
        raise Rejected(f"larger than {MAX_BYTES} bytes")
    try:
        body = json.loads(
            path.read_bytes().decode("utf-8"),
            object_pairs_hook=_no_duplicates,
            parse_float=_no_float,
            parse_constant=_no_float,
        )
    except Rejected:
        raise
    except (OSError, ValueError, RecursionError) as error:
        raise Rejected(f"not readable as JSON ({type(error).__name__})") from None
    if not isinstance(body, dict):
        raise Rejected("not a JSON object")
    return body
