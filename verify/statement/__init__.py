"""Statements as formulas over definitions: one text for the evaluator, LaTeX, Coq, the mutator and the search.

``read_prelude`` reads a paper's definitions, ``read_statement`` a statement over them; :mod:`verify.statement.assign`
says whether an assignment refutes one.  The grammar is on one page, docs/statements.md.
"""

from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.prelude import Prelude, read_prelude
from verify.statement.statement import Statement, read_statement

__all__ = ["Prelude", "Refused", "Statement", "TooMuch", "Undecided", "Undefined", "read_prelude", "read_statement"]
