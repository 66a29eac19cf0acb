"""One table of the verdicts that are expected of all papers: address, verdict, class of evidence.

``expected_verdicts.toml`` is written from the committed reports by ``python -m tests.expected --write`` and by nobody's
hand; without ``--write`` the command says where the two differ and ends with 1.  A verdict that changes is seen in the
difference of the table, and accepted there by whoever commits it.
"""

from __future__ import annotations

import functools
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from verify.results.schema import ClaimResult, decode

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "tests" / "expected_verdicts.toml"
HEAD = "# Written by `python -m tests.expected --write` from reports/*/results.json; see tests/expected.py.\n"

Table = dict[str, dict[str, list[str]]]  # paper -> address -> verdict and class of evidence


def _judged(claim: ClaimResult) -> Iterator[tuple[str, list[str]]]:
    """Every statement of a claim by its address, in the order of the results."""
    for owner, first, readings in [
        (claim.id, True, claim.readings),
        *((step.id, False, step.readings) for step in claim.steps),
    ]:
        for step in (step for step in claim.steps if step.id == owner):
            yield owner, [str(step.verdict), str(step.evidence)]
        for index, item in enumerate(readings):
            name = owner if first and not index else f"{owner}/{item.id}"
            yield name, [str(item.verdict), str(item.evidence)]
    if claim.repair is not None:
        yield f"{claim.id}!repair", [str(claim.repair.verdict), str(claim.repair.evidence)]


def found() -> Table:
    """What the committed reports say."""
    runs = [decode(path.read_bytes()) for path in sorted((ROOT / "reports").glob("*/results.json"))]
    return {run.paper: {name: said for claim in run.claims for name, said in _judged(claim)} for run in runs}


@functools.cache
def table() -> Table:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def text(known: Table) -> str:
    parts = [HEAD]
    for paper, said in known.items():
        parts += [f"\n[{paper}]\n", *(f"{json.dumps(name)} = {json.dumps(pair)}\n" for name, pair in said.items())]
    return "".join(parts)


def verdicts_of(claim_id: str) -> dict[str, str]:
    """Address -> verdict of everything in one claim."""
    owned = {
        name: pair[0]
        for said in table().values()
        for name, pair in said.items()
        if name.partition("!")[0].partition("/")[0].partition(".")[0] == claim_id
    }
    assert owned, f"{claim_id}: not in {TABLE.name}; python -m tests.expected --write"
    return owned


def differences(old: Table, new: Table) -> list[str]:
    """Where two tables differ, one line each."""
    sides = [
        {f"{paper} {name}": " ".join(pair) for paper, s in t.items() for name, pair in s.items()} for t in (old, new)
    ]
    names = dict.fromkeys((*sides[0], *sides[1]))
    return [
        f"{name}: {sides[0].get(name, 'absent')} -> {sides[1].get(name, 'absent')}"
        for name in names
        if sides[0].get(name) != sides[1].get(name)
    ]


if __name__ == "__main__":
    changes = differences(table() if TABLE.is_file() else {}, found())
    print("\n".join([*changes, f"{len(changes)} of the expected verdicts differ from the reports"]))
    if "--write" in sys.argv:
        TABLE.write_text(text(found()), encoding="utf-8")
    sys.exit(1 if changes and "--write" not in sys.argv else 0)
