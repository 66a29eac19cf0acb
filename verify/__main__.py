"""``python -m verify`` is the command ``verify``.

A worker that is started afresh loads this module again; it has no use for the command line.
"""

from __future__ import annotations

import sys
from typing import NoReturn

__all__ = ["main"]


OTHER = (
    "the package `verify` in {place} is another distribution's, which has the same import name; "
    "uninstall both and install theorem-referee again: pip uninstall verify theorem-referee"
)


def main() -> NoReturn:
    import verify

    if "load_paper" not in getattr(verify, "__all__", ()):  # its files replaced some of ours
        print(f"verify: {OTHER.format(place=next(iter(verify.__path__)))}", file=sys.stderr)
        sys.exit(3)
    from verify import streams

    streams.calm()
    try:
        from verify.commands import exits, plainly

        if (plain := plainly.command(sys.argv[1:])) is not None:
            exits.finish(plain)
        from verify.cli import main as command
    except ModuleNotFoundError as error:
        from verify.errors import not_installed

        if line := not_installed(error):
            print(f"verify: {line}", file=sys.stderr)
            sys.exit(3)
        raise
    command()


if __name__ == "__main__":
    main()
