"""Certificates of statements that a rule makes from another one: the engines for ``for_all`` are asked in turn."""

from __future__ import annotations

import importlib
from typing import Any

from verify.engines import choices, nonneg
from verify.engines.inside import completed
from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.boxes.intervals import Untold
from verify.statement.certificate import check
from verify.statement.variable_ranges import is_whole
from verify.statement.work_limits import Exhausted, limited, spend

__all__ = ["FAILED", "PLAIN", "READ", "Data", "Inner"]

FAILED = (Refused, TooMuch, Undecided, Undefined, Untold, ArithmeticError, ValueError, RecursionError)
READ = 2_000  # units of work for a statement that is made
PLAIN = ("finite", "attack", "nonneg", "rewriting", "boxes")
WITH_FUNCTIONS = ("finite", "attack", "boxes", "nonneg", "rewriting", "cases")
ROUNDED = ("floor(", "ceil(")
Data = dict[str, Any]


class Inner:
    """Shows statements over ``for_all``; what failed is not tried again, what a limit cut short is."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # for one engine and one statement
        self.known: dict[str, Data] = {}
        self.failed: set[str] = set()
        self.cut = False  # a limit ended an engine since somebody set this to False

    def shown(self, statement: Statement, order: tuple[str, ...] | None = None) -> Data | None:
        """A certificate of all of the statement; the first engine that shows it false ends it."""
        spend(READ)
        digest = statement.digest
        if digest in self.known or digest in self.failed:
            return self.known.get(digest)
        before, self.cut = self.cut, False
        found = self._shown(statement, order)
        if found is not None:
            self.known[digest] = found
        elif not self.cut:
            self.failed.add(digest)
        self.cut = self.cut or before
        return found

    def _shown(self, statement: Statement, order: tuple[str, ...] | None) -> Data | None:
        if choices.seems_false(statement):
            return None
        if order is None:
            order = WITH_FUNCTIONS if nonneg.has_functions(statement) else PLAIN
        if any(word in statement.text for word in ROUNDED):
            order = ("finite", "order")
        for name in order:
            module = importlib.import_module(f"verify.engines.{name}")
            own = limited(self.seconds)
            try:
                with own:
                    if module.fits(statement):
                        continue
                    data = module.plainly(statement) if name == "rewriting" else module.run(statement, 0).certificate
                    if data is None:
                        continue
                    if (data := completed(statement, data)) is None:
                        continue
                    found = check(data, statement.digest)
            except FAILED:
                continue
            except Exhausted as error:
                if error.work is not own:
                    raise
                self.cut = True
                continue
            return data if not found.refutes and is_whole(data) else None
        return None
