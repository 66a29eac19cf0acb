"""``verify-check CERTIFICATE...``: re-derive certificates with the standard library and python-flint, nothing else.

The same as ``verify check``, for a machine where nothing is installed but python-flint.  Exit codes: 0 all accepted,
1 one was rejected, 2 there is nothing to check, 3 python-flint is missing, 130 interrupted.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NoReturn

USAGE = "usage: verify-check CERTIFICATE...  (files, or directories with *.json)"


def _refuse(message: str, code: int) -> NoReturn:
    print(f"verify-check: {message}", file=sys.stderr)
    sys.exit(code)


def _expand(name: str) -> list[Path]:
    path = Path(name)
    if not path.is_dir():
        return [path] if path.exists() or path.is_symlink() else _refuse(f"{name!a}: no such file or directory", 2)
    return sorted(path.glob("*.json")) or _refuse(f"{name!a}: there is no certificate (*.json) in this directory", 2)


def main() -> NoReturn:
    names = sys.argv[1:]
    if not names or names[0].startswith("-"):
        print(USAGE)
        sys.exit(0 if names[:1] in (["--help"], ["-h"]) else 2)
    paths = [path for name in names for path in _expand(name)]
    try:
        import flint  # noqa: F401
    except ImportError:
        _refuse("python-flint is missing: pip install python-flint", 3)
    from verify.checker.trials import shown

    try:
        good = shown(paths)
    except KeyboardInterrupt:
        _refuse("interrupted", 130)
    print(f"{good} certificates accepted, {len(paths) - good} rejected")
    sys.exit(0 if good == len(paths) else 1)


if __name__ == "__main__":
    main()
