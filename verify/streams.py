"""The two streams of the command line: any encoding, and a reader that may leave at any time.

A reader who has seen enough (``verify check DIR | head -1``) must not change the exit code: what is written after that
goes nowhere, and the command finishes as if it were read.  A character that the terminal's encoding does not have is
written as ``\\uXXXX``, which is also what JSON calls it.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
import warnings

__all__ = ["calm", "settle"]


class _Pipe(io.FileIO):
    """The file behind stdout; once nobody reads it, it leads nowhere."""

    def write(self, data: object) -> int:
        try:
            return super().write(data)  # type: ignore[arg-type]
        except BrokenPipeError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self.fileno())
            os.close(nowhere)
            return len(memoryview(data).cast("B"))  # type: ignore[arg-type]


def _escaped(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    units = error.object[error.start : error.end].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2)), error.end


def settle() -> None:
    """Make the process's own stdout and stderr such streams; leave alone what a caller has put in their place."""
    codecs.register_error("verify-escape", _escaped)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="verify-escape")
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout is sys.__stdout__:
        sys.stdout.flush()
        raw = _Pipe(sys.stdout.fileno(), "w", closefd=False)
        sys.stdout = io.TextIOWrapper(
            io.BufferedWriter(raw),
            encoding=sys.stdout.encoding,
            errors="verify-escape",
            line_buffering=sys.stdout.line_buffering,
            write_through=sys.stdout.write_through,
        )


def calm() -> None:
    """Libraries that warn of their own future end no command: where warnings were made errors they are ignored.

    Call it before anything else is imported; the worker processes inherit it.
    """
    if any(option.startswith("error") for option in sys.warnoptions):
        sys.warnoptions.clear()
        os.environ.pop("PYTHONWARNINGS", None)
        warnings.resetwarnings()
        warnings.simplefilter("ignore")
