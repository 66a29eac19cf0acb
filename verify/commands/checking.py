"""``verify check``."""

from __future__ import annotations

import hashlib
from pathlib import Path

from verify.errors import BadInput, one_line
from verify.run import environment

__all__ = ["check"]


WIDEST = 4000  # characters of a line about one certificate


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
    """Print one line a certificate, in the order given, and how many there were; True if all were accepted."""
    from verify.checker.gathering import Nothing, gather
    from verify.report.tidy import tidy
    from verify.run.pool import MAX_JOBS

    try:
        files, others = gather(paths)
    except Nothing as error:
        raise BadInput(str(error)) from None
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
        text = _readable(files[index], derived.get(index, "")) or tidy(text) if accepted else text
        lines[index] = one_line(f"{'ok' if accepted else 'REJECTED'} {files[index].name}: {text}", WIDEST)
        while (at := len(shown)) in lines:  # in order, each as soon as all before it are there
            print(lines[at], flush=True)
            shown.append(at)

    shown: list[int] = []
    check_all(files, told, jobs=jobs, limit=limit or LIMIT, derived=derived)
    for path in others:
        print(one_line(f"passed over {path.name}: no certificate", WIDEST))
    if len(files) > 1 or others:
        print(f"{sum(verdicts)} certificates accepted, {len(files) - sum(verdicts)} rejected")
    return all(verdicts) and len(verdicts) == len(files)
