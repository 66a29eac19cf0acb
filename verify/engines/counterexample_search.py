"""``search``: a counterexample to a statement of any kind (sizes, bits, quantifiers), by corners and climbing."""

from __future__ import annotations

from verify.engines import attack
from verify.engines.outcome import Outcome
from verify.statement import Statement
from verify.statement.certificate import certificate
from verify.statement.search import Budget, refute
from verify.statement.work_limits import current

__all__ = ["about", "fits", "run"]

about = "a counterexample to a statement of any kind, by corners of its ranges and by climbing"
TRIES = (400, 2_000, 10_000)  # by effort, as are the seconds
SIZES = (16, 32, 64, 128, 256, 512, 1024)  # tried where smaller ones do not refute it
SECONDS = (5.0, 20.0, 60.0)


def fits(statement: Statement) -> str:
    why = attack.fits(statement)
    if why:
        return why if "nothing is said" in why else ""
    endless = any(problem.whole for problem in attack.cases_of(statement))
    return "" if endless else "attack and boxes are for it"


def run(statement: Statement, effort: int) -> Outcome:
    outer, seconds = current(), SECONDS[min(effort, 2)]
    allowed = seconds if outer is None else min(seconds, outer.seconds)
    found = refute(statement, Budget(seconds=allowed, tries=TRIES[min(effort, 2)], sizes=SIZES))
    if found is None:
        return Outcome(note="no counterexample was found")
    given = dict(found.assignment)
    return Outcome(
        certificate=certificate(statement, "point", assignment=given),
        counterexample=given,
        note=f"found by {found.how}",
    )
