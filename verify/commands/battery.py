"""``verify battery``: the mutation test."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from verify.battery import SEED, BatteryResults, Row, run
from verify.errors import BadInput
from verify.run.certificates import write_atomically
from verify.verdicts import papers as registry

__all__ = ["battery"]

JOBS = 64


def battery(
    claims: list[str], *, paper: str | None, jobs: int, json: bool, out: Path | None, fresh: int | None = None
) -> bool:
    """Run it; True if no verdict was wrong."""
    if not 1 <= jobs <= JOBS:
        raise BadInput(f"--jobs {jobs}: allowed is 1 to {JOBS}")
    if out is not None and (out.is_dir() or not out.parent.is_dir()):
        raise BadInput(f"--out {out}: allowed is a file in a directory that exists")

    def shown(claim: str) -> None:
        print(f"verify: {claim} done", file=sys.stderr)

    found = run(
        paper or registry.default_paper(),
        claims,
        jobs=jobs,
        progress=shown,
        seed=SEED if fresh is None else fresh,
        fresh=fresh is not None,
    )
    text = as_json(found)
    if out is not None:
        try:
            write_atomically(out, text)
        except OSError as error:
            raise BadInput(f"--out {out}: cannot be written ({error.strerror})") from error
    print(text if json else summary(found), end="" if json else "\n")
    return not (found.total("wrong") or found.total("false_alarms"))


def as_json(found: BatteryResults) -> str:
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


def summary(found: BatteryResults) -> str:
    lines = [_line(row) for row in found.rows]
    total = found.total
    planted, noticed = found.oracles
    lines.append(
        f"Seed {found.seed}{', new mutants' if found.fresh else ''}: "
        f"{total('killed')} of {total('false')} false formulas refuted ({found.kill_rate:.1%}); "
        f"{total('kept')} of {total('true')} true ones confirmed ({found.keep_rate:.1%}), {total('false_alarms')} "
        f"rejected; {total('wrong')} false ones accepted; {found.open_share:.1%} undecided; {total('unscored')} of "
        f"unknown truth; {noticed} of {planted} errors in the oracles noticed; score {found.score}."
    )
    return "\n".join(lines)


def _line(row: Row) -> str:
    bad = "".join(
        f", {len(items)} {name}" for name, items in (("WRONG", row.wrong), ("FALSE ALARMS", row.false_alarms)) if items
    )
    return f"{row.claim}.{row.quantity} in {row.unit}: {row.killed}/{row.false} false, {row.kept}/{row.true} true{bad}"
