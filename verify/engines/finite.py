"""``finite``: every case of a statement whose variables have finitely many values."""

from __future__ import annotations

from verify.engines.outcome import Outcome
from verify.statement import Statement
from verify.statement.certificate import certificate

__all__ = ["about", "fits", "run"]

about = "all cases, exactly, of a statement whose variables have finitely many values"
LISTED = ("bits", "subset", "span", "bit")


def fits(statement: Statement) -> str:
    for name in statement.names:
        if statement.types[name].name not in LISTED:
            return f"{name} is {statement.types[name].name}: its values cannot be listed"
    return ""


def run(statement: Statement, effort: int) -> Outcome:
    return Outcome(certificate=certificate(statement, "finite", fixed={}), note="all cases")
