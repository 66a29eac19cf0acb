"""``python -m verify`` is the command ``verify``.

A worker that is started afresh loads this module again; it has no use for the command line.
"""

from __future__ import annotations

from typing import NoReturn

__all__ = ["main"]


def main() -> NoReturn:
    from verify.cli import main as command

    command()


if __name__ == "__main__":
    main()
