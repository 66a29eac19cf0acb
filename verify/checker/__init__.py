"""The independent checker: standard library and python-flint only, no code of the instruments.

A certificate is a JSON object.  ``kind`` names a question, the other fields are exact data.  For each kind
there is one function, here or beside an installed paper (:mod:`verify.checker.kinds`), that *re-derives* the answer
from the data, and returns the sentence that is thereby established; the file's own ``says`` must be that very
sentence, and its ``digest`` the SHA-256 of its content.  So a field that is changed makes the file false, or makes it
say something else.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .kinds import find
from .reading import Rejected, digest, load, parse

__all__ = [
    "FORMAT",
    "PRECISION",
    "VERSION",
    "Rejected",
    "check_body",
    "check_file",
    "check_text",
    "digest",
    "establish",
    "parse",
    "seal",
]

FORMAT = "verify-certificate"
VERSION = 1
PRECISION = 53  # bits of python-flint while a certificate is derived, whatever the process has set
_FRAME = ("format", "version", "says", "digest")


def establish(body: dict[str, Any]) -> str:
    """Re-derive an unsealed certificate; return what it establishes or raise :class:`Rejected`.

    The precision of python-flint is global to a process and bounds of constants depend on it.  It is fixed here, so
    that the answer depends on the body alone and is the same in every process.
    """
    from flint import ctx

    rule = find(body)
    try:
        with ctx.workprec(PRECISION):
            said = rule({key: value for key, value in body.items() if key not in ("kind", "paper")})
    except Rejected:
        raise
    except Exception as error:  # whatever goes wrong on foreign data, nothing is established
        raise Rejected(f"malformed ({type(error).__name__}: {str(error)[:80]})") from None
    if not isinstance(said, str) or not said:
        raise Rejected("its rule says nothing")
    return said


def seal(body: dict[str, Any]) -> dict[str, Any]:
    """Check an unsealed certificate and put the frame around it.

    What is returned is what a reader of its file gets: it went through JSON and through the limits of :func:`parse`.
    """
    if given := sorted(set(body) & set(_FRAME)):
        raise Rejected(f"it is not sealed yet, and already has the fields {', '.join(given)}")
    try:
        plain = parse(json.dumps(body).encode())
        sealed = {"format": FORMAT, "version": VERSION, "says": establish(plain), **plain}
        return parse(json.dumps({**sealed, "digest": digest(sealed)}, indent=1).encode())
    except (ValueError, TypeError, RecursionError) as error:
        raise Rejected(f"malformed ({type(error).__name__})") from None


def check_body(body: dict[str, Any]) -> str:
    if body.get("format") != FORMAT or type(body.get("version")) is not int or body["version"] != VERSION:
        raise Rejected(f"not a {FORMAT} of version {VERSION}")
    try:
        right = body.get("digest") == digest(body)
    except (ValueError, TypeError, RecursionError) as error:
        raise Rejected(f"malformed ({type(error).__name__})") from None
    if not right:
        raise Rejected("the digest does not match the content")
    says = establish({key: value for key, value in body.items() if key not in _FRAME})
    if body.get("says") != says:
        raise Rejected(f"it says something else than what it establishes, which is: {says}")
    return says


def check_file(path: Path) -> str:
    """The sentence that the certificate in ``path`` establishes; raises :class:`Rejected`."""
    return check_body(load(Path(path)))


def check_text(data: bytes) -> str:
    """The same for the bytes of such a file."""
    return check_body(parse(data))
