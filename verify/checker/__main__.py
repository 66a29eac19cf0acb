"""``verify-check CERTIFICATE...``: re-derive certificates with the standard library and python-flint, nothing else.

The same as ``verify check``, for a machine where nothing is installed but python-flint.  Exit codes: 0 all accepted,
1 one was rejected, 2 there is nothing to check, 3 python-flint is missing, 130 interrupted.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NoReturn

USAGE = "usage: verify-check CERTIFICATE...  (files, directories with *.json, or the directory of a run)"


def _refuse(message: str, code: int) -> NoReturn:
    print(f"verify-check: {message}", file=sys.stderr)
    sys.exit(code)


def main() -> NoReturn:
    names = sys.argv[1:]
    if not names or names[0].startswith("-"):
        print(USAGE)
        sys.exit(0 if names[:1] in (["--help"], ["-h"]) else 2)
    from verify.checker.gathering import Nothing, gather

    try:
        paths, others = gather(map(Path, names))
    except Nothing as error:
        _refuse(ascii(str(error))[1:-1], 2)
    try:
        import flint  # noqa: F401
    except ImportError:
        _refuse("python-flint is missing: pip install python-flint", 3)
    from verify.checker.trials import printable, shown

    try:
        good = shown([(path.name, path) for path in paths])
    except KeyboardInterrupt:
        _refuse("interrupted", 130)
    for path in others:
        print(printable(f"{path.name}: skipped, not a certificate"))
    print(f"{good} certificates accepted, {len(paths) - good} rejected")
    sys.exit(0 if good == len(paths) else 1)


if __name__ == "__main__":
    main()
