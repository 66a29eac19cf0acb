"""``verify check``."""

from __future__ import annotations

from pathlib import Path

from verify.errors import BadInput
from verify.run import environment

__all__ = ["check"]


def check(paths: list[Path], jobs: int | None = None, limit: float | None = None, *, quiet: bool = False) -> bool:
    """Print what each certificate shows, in the order given, and the counts; True if all were accepted.

    With ``quiet`` only the rejected ones are printed.
    """
    from verify.checker.gathering import Nothing, gather
    from verify.checker.printing import one_line, printed_lines
    from verify.run.pool import MAX_JOBS

    if not paths:
        raise BadInput("CERTIFICATE: missing; give files or directories, or --coq for the Coq proofs")
    try:
        files, others = gather(paths)
    except Nothing as error:
        raise BadInput(str(error)) from None
    if jobs is not None and not 1 <= jobs <= MAX_JOBS:
        raise BadInput(f"--jobs {jobs}: allowed is 1 to {MAX_JOBS}")
    if limit is not None and not 0 < limit <= 10**6:
        raise BadInput(f"--timeout {limit}: allowed is a positive number of seconds, at most 1000000")
    environment.require("python-flint")
    from verify.run.checking import LIMIT, check_all

    lines: dict[int, list[str]] = {}
    verdicts: list[bool] = []
    shown: list[int] = []

    def told(index: int, accepted: bool, text: str) -> None:
        verdicts.append(accepted)
        lines[index] = [] if quiet and accepted else printed_lines(files[index].name, accepted, text)
        while (at := len(shown)) in lines:  # in order, each as soon as all before it are there
            if lines[at]:
                print("\n".join(lines[at]), flush=True)
            shown.append(at)

    check_all(files, told, jobs=jobs, limit=limit or LIMIT, full=True)
    for path in others if not quiet else ():
        print(one_line(f"{path.name}: skipped, not a certificate"))
    print(f"{sum(verdicts)} certificates accepted, {len(files) - sum(verdicts)} rejected")
    return all(verdicts) and len(verdicts) == len(files)
