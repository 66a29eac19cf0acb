"""Reading a file whose name says nothing of what it is: regular, no link, and no larger than allowed.

A name can be a pipe that never ends, a device, a link to one or a thousand gigabytes.  It is opened without waiting and
looked at through its handle, so that it cannot be exchanged between the look and the read.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

__all__ = ["open_regular", "read_regular"]


def open_regular(path: Path, flags: int) -> int:
    """A handle of a regular file; raises OSError for a link, a pipe, a device or a folder.

    Args:
        path: the file.
        flags: as of :func:`os.open`, for instance ``os.O_RDONLY``.
    """
    more = (getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"))
    try:
        if path.is_symlink():  # also where the system has no O_NOFOLLOW
            raise OSError("is a link; allowed is a regular file")
        handle = os.open(path, sum(more, flags), 0o644)
    except ValueError as error:  # a NUL character in the name
        raise OSError(str(error)) from None
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError("is not a regular file")
    return handle


def read_regular(path: Path, limit: int) -> bytes:
    """The bytes of a regular file of at most ``limit`` bytes; raises OSError for anything else."""
    with os.fdopen(open_regular(path, os.O_RDONLY), "rb") as stream:
        size = os.fstat(stream.fileno()).st_size
        if size > limit:
            raise OSError(f"has {size} bytes; allowed are {limit}")
        data = stream.read(limit + 1) or b""  # None: a file of the kernel that would make us wait
    if len(data) > limit:
        raise OSError(f"grew over {limit} bytes while it was read")
    return data
