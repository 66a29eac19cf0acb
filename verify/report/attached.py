"""What lies beside ``results.json``: the sentences of its certificates and the pictures of its figures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from verify.files import read_bounded

__all__ = ["Attached"]

MAX_FILE = 32_000_000  # bytes of a figure


class Attached:
    """Reads certificates and figures by the relative paths of the results, nothing outside the directory.

    ``accept`` is the checker: it returns what the certificate of that path establishes, or None if that is nothing.
    Without it a certificate is believed, which is for drafts only.
    """

    def __init__(self, directory: Path, accept: Callable[[str], str | None] | None = None) -> None:
        self._directory = directory.resolve()
        self._accept = accept

    def _read(self, path: str) -> bytes | None:
        try:
            target = (self._directory / path).resolve()
            return read_bounded(target, MAX_FILE) if target.is_relative_to(self._directory) else None
        except (OSError, ValueError):  # ValueError: no regular file, too large, or a NUL character in the path
            return None

    def sentence(self, path: str) -> str | None:
        """What the certificate establishes, in the checker's words; None if it establishes nothing."""
        text = self._read(path)
        if text is None:
            return None
        if self._accept is not None:
            return self._accept(path)
        try:
            says = msgspec.json.decode(text)["says"]
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError):
            return None
        return says if isinstance(says, str) else None

    def certificate(self, path: str) -> str | None:
        """The file itself, if it is text that establishes something."""
        text = self._read(path)
        if text is None or not self.sentence(path):
            return None
        try:
            return text.decode("utf-8")
        except UnicodeDecodeError:
            return None

    def figure(self, path: str) -> bytes | None:
        """The bytes of an SVG; None if it is missing or something else."""
        picture = self._read(path)
        return picture if picture is not None and b"<svg" in picture else None
