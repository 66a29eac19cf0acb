"""The independent checker: standard library and python-flint only, no code of the instruments.

A certificate is a JSON object.  ``kind`` names a question, the other fields are exact data.  For each kind
there is one function here that *re-derives* the answer from the data, and returns the sentence that is
thereby established; the file's own ``says`` must be that very sentence, and its ``digest`` the SHA-256 of its
content.  So a field that is changed makes the file false, or makes it say something else.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from .reading import Rejected, digest, load, parse

__all__ = ["FORMAT", "VERSION", "Rejected", "check_body", "check_file", "check_text", "digest", "establish", "seal"]

FORMAT = "verify-certificate"
VERSION = 1
_FRAME = ("format", "version", "says", "digest")


def _kinds() -> dict[str, Callable[[dict[str, Any]], str]]:
    from . import (
        any_gradient,
        covering,
        curvature,
        display,
        formula,
        frozen,
        hard_attention,
        landscape,
        limits,
        relation,
        sandwich,
        smoothness,
        softmax,
        sparse_head,
        statement,
        stationary,
        supremum,
        tail,
        transformer,
        worst_case,
    )

    return {
        **transformer.KINDS,
        **formula.KINDS,
        **supremum.KINDS,
        **hard_attention.KINDS,
        **landscape.KINDS,
        **stationary.KINDS,
        **tail.KINDS,
        **display.KINDS,
        **curvature.KINDS,
        **smoothness.KINDS,
        **frozen.KINDS,
        **limits.KINDS,
        **sandwich.KINDS,
        **relation.KINDS,
        **softmax.KINDS,
        **covering.KINDS,
        **sparse_head.KINDS,
        **statement.KINDS,
        **worst_case.KINDS,
        **any_gradient.KINDS,
    }


def establish(body: dict[str, Any]) -> str:
    """Re-derive an unsealed certificate; return what it establishes or raise :class:`Rejected`."""
    kinds = _kinds()
    kind = body.get("kind")
    if not isinstance(kind, str) or kind not in kinds:
        raise Rejected(f"unknown kind {str(kind)[:40]!r}; known are {sorted(kinds)}")
    try:
        return kinds[kind]({key: value for key, value in body.items() if key != "kind"})
    except Rejected:
        raise
    except Exception as error:  # whatever goes wrong on foreign data, nothing is established
        raise Rejected(f"malformed ({type(error).__name__}: {str(error)[:80]})") from None


def seal(body: dict[str, Any]) -> dict[str, Any]:
    """Check an unsealed certificate and put the frame around it."""
    sealed = {"format": FORMAT, "version": VERSION, "says": establish(body), **body}
    return {**sealed, "digest": digest(sealed)}


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
