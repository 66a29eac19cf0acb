"""Reading a certificate: strict, bounded, and trusting nothing that it says of itself."""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
from collections.abc import Collection
from fractions import Fraction
from pathlib import Path
from typing import Any

MAX_BYTES = 4_000_000
MAX_DEPTH = 60  # of nested lists and objects
_RATIONAL = re.compile(r"-?[0-9]{1,120}(/[1-9][0-9]{0,119})?")


class Rejected(Exception):
    """The certificate does not establish what it says; the message tells why."""


class OutOfTime(Rejected):
    """The processor time of the process that asks was used up by the rules of a paper."""


def only(body: Any, names: Collection[str]) -> None:
    """Refuse what is no object, a field that nobody checks, and the absence of one that somebody does."""
    if not isinstance(body, dict):
        raise Rejected(f"it must be an object with the fields {_some(sorted(names))}")
    unknown, missing = sorted(set(body) - set(names)), sorted(set(names) - set(body))
    if unknown or missing:
        raise Rejected(f"unknown fields {_some(unknown)}, missing fields {_some(missing)}")


def _some(names: list[str]) -> str:
    """A list for a message: names are as long and as many as their writer likes."""
    shown = ", ".join(repr(name[:40]) for name in names[:8])
    return f"[{shown}{', ...' if len(names) > 8 else ''}]"


def integer(body: dict[str, Any], name: str, low: int, high: int) -> int:
    value = body.get(name)
    if type(value) is not int or not low <= value <= high:
        raise Rejected(f"{name} must be an integer from {low} to {high}, not {str(value)[:40]!r}")
    return value


def as_rational(value: Any, name: str, shape: re.Pattern[str] = _RATIONAL) -> Fraction:
    if not isinstance(value, str) or not shape.fullmatch(value):
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


def bits(body: dict[str, Any], name: str, size: int) -> list[int]:
    value = listing(body, name, size, size)
    if any(type(bit) is not int or bit not in (0, 1) for bit in value):
        raise Rejected(f"{name} must be a list of bits")
    return value


def places(body: dict[str, Any], name: str, low: int, size: int) -> list[int]:
    """At least so many different integers from 1 to ``size``."""
    value = listing(body, name, low, size)
    if not all(type(p) is int and 1 <= p <= size for p in value) or len(set(value)) < len(value):
        raise Rejected(f"{name} must be different integers from 1 to {size}")
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


def read_bytes(path: Path) -> bytes:
    """The bytes of a regular file, at most one more than are allowed: never of a link, a pipe or a device.

    It is looked at through its handle, so that it cannot be exchanged between the look and the read.
    """
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
    try:
        if path.is_symlink():
            raise Rejected("not a regular file")
        with os.fdopen(os.open(path, flags), "rb") as stream:
            if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
                raise Rejected("not a regular file")
            return stream.read(MAX_BYTES + 1) or b""  # None: a file of the kernel that would make us wait
    except (OSError, ValueError) as error:  # ValueError: a NUL character in the name
        raise Rejected(f"cannot be read ({type(error).__name__})") from None


def _text(value: Any) -> None:
    """Every string and every name is text that can be written: half of a surrogate pair is not."""
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise Rejected("it holds half of a surrogate pair, which is no text") from None


def _shallow(value: Any) -> None:
    level = [value]
    for _ in range(MAX_DEPTH):
        inside = [item for item in level if isinstance(item, (list, dict))]
        level = [child for item in inside for child in (item.values() if isinstance(item, dict) else item)]
        if not level:
            return
    raise Rejected(f"nested more than {MAX_DEPTH} deep")


def load(path: Path) -> dict[str, Any]:
    """JSON without floats, duplicates, excessive size or depth."""
    return parse(read_bytes(path))


def parse(data: bytes) -> dict[str, Any]:
    """The same for bytes that are at hand."""
    if len(data) > MAX_BYTES:
        raise Rejected(f"larger than {MAX_BYTES} bytes")
    try:
        body = json.loads(
            data.decode("utf-8"), object_pairs_hook=_no_duplicates, parse_float=_no_float, parse_constant=_no_float
        )
    except Rejected:
        raise
    except (ValueError, RecursionError) as error:
        raise Rejected(f"not readable as JSON ({type(error).__name__})") from None
    if not isinstance(body, dict):
        raise Rejected("not a JSON object")
    _shallow(body)
    _text(body)
    return body
