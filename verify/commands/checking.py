"""``verify check`` and ``verify diff``."""

from __future__ import annotations

from pathlib import Path

import msgspec

from verify import environment
from verify.errors import BadInput
from verify.results import Results, decode

__all__ = ["check", "diff"]


def _expand(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.glob("*.json"))
            if not inside:
                raise BadInput(f"{path}: there is no certificate (*.json) in this directory")
            found += inside
        elif path.is_file():
            found.append(path)
        else:
            raise BadInput(f"{path}: no such file or directory")
    return found


def check(paths: list[Path]) -> bool:
    """Print one line a certificate; True if all were accepted."""
    files = _expand(paths)
    environment.require("python-flint")
    from verify import checker

    good = True
    for path in files:
        try:
            print(f"ok {path.name}: {checker.check_file(path)}", flush=True)
        except checker.Rejected as error:
            good = False
            print(f"REJECTED {path.name}: {' '.join(str(error).split())}", flush=True)
    return good


def _read(path: Path) -> Results:
    file = path / "results.json" if path.is_dir() else path
    try:
        return decode(file.read_bytes())
    except OSError as error:
        raise BadInput(f"{file}: cannot be read ({error.strerror})") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{file}: not a results file of schema 1 ({' '.join(str(error).split())})") from None


def diff(old: Path, new: Path, json: bool, html: Path | None = None) -> bool:
    """Print the comparison, and write it as a page if asked to; True if something is worse."""
    from verify.diff import compare, render

    before, after = _read(old), _read(new)
    found = compare(before, after)
    if html is not None:
        from verify.certificates import write_atomically
        from verify.report import comparison

        if html.is_dir():
            raise BadInput(f"--html {html}: is a directory; allowed is a file to write")
        write_atomically(html, comparison.render(before, after, found, (str(old), str(new))))
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print("\n".join(render(found)))
    return found.worse
