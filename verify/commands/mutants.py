"""``verify mutants``: the mutation test."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from verify.errors import BadInput
from verify.mutation import SEED, measure, summarise
from verify.run.certificates import write_atomically
from verify.verdicts import papers as registry

__all__ = ["mutants"]

JOBS = 64


def mutants(
    claims: list[str], *, paper: str | None, jobs: int, json: bool, out: Path | None, seed: int | None = None
) -> bool:
    """Judge them and show what was decided; True if no answer contradicts another one."""
    if not 1 <= jobs <= JOBS:
        raise BadInput(f"--jobs {jobs}: allowed is 1 to {JOBS}")
    if out is not None and (out.is_dir() or not out.parent.is_dir()):
        raise BadInput(f"--out {out}: allowed is a file in a directory that exists")

    def show(claim: str) -> None:
        print(f"verify: {claim} done", file=sys.stderr)

    seed = SEED if seed is None else seed
    places = measure(paper or registry.default_paper(), claims, jobs=jobs, seed=seed, progress=show)
    data = {"schema": 1, "seed": seed, "places": places}
    text = msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"
    if out is not None:
        try:
            write_atomically(out, text)
        except OSError as error:
            raise BadInput(f"--out {out}: cannot be written ({error.strerror})") from error
    print(text if json else summarise(places), end="" if json else "\n")
    return not any(place.contradictions for place in places)
