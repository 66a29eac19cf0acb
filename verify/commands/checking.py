"""``verify check``."""

from __future__ import annotations

import hashlib
from pathlib import Path

from verify.errors import BadInput, one_line
from verify.run import environment

__all__ = ["check"]


WIDEST = 4000  # characters of a line about one certificate


def _expand(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.glob("*.json"))
            if not inside:
                raise BadInput(f"{path}: there is no certificate (*.json) in this directory")
            found += inside
        elif path.exists() or path.is_symlink():  # what is no regular file is for the checker to refuse
            found.append(path)
        else:
            raise BadInput(f"{path}: no such file or directory")
    return found


def _readable(path: Path, digest: str) -> str:
    """An accepted certificate of a statement in readable mathematics; nothing for another kind, or for other bytes than
    those with this digest, which were accepted."""
    from verify.checker.reading import Rejected, parse, read_bytes
    from verify.report.spoken import spoken
    from verify.statement.errors import Refused

    try:
        data = read_bytes(path)
        body = parse(data) if hashlib.sha256(data).hexdigest() == digest else {}
        return spoken(body["certificate"]) if body.get("kind") == "statement" else ""
    except (Rejected, Refused):
        return ""


def check(paths: list[Path], jobs: int | None = None, limit: float | None = None) -> bool:
    """Print one line a certificate, in the order given; True if all were accepted."""
    from verify.run.pool import MAX_JOBS

    files = _expand(paths)
    if jobs is not None and not 1 <= jobs <= MAX_JOBS:
        raise BadInput(f"--jobs {jobs}: allowed is 1 to {MAX_JOBS}")
    if limit is not None and not 0 < limit <= 10**6:
        raise BadInput(f"--limit {limit}: allowed is a positive number of seconds, at most 1000000")
    environment.require("python-flint")
    from verify.run.checking import LIMIT, check_all

    lines: dict[int, str] = {}
    verdicts: list[bool] = []
    derived: dict[int, str] = {}

    def told(index: int, accepted: bool, text: str) -> None:
        verdicts.append(accepted)
        text = _readable(files[index], derived.get(index, "")) or text if accepted else text
        lines[index] = one_line(f"{'ok' if accepted else 'REJECTED'} {files[index].name}: {text}", WIDEST)
        while (at := len(shown)) in lines:  # in order, each as soon as all before it are there
            print(lines[at], flush=True)
            shown.append(at)

    shown: list[int] = []
    check_all(files, told, jobs=jobs, limit=limit or LIMIT, derived=derived)
    return all(verdicts) and len(verdicts) == len(files)
