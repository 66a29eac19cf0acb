"""Which function re-derives a certificate.

The checker's own kinds are statements and relations; beside them lie the rules of instruments (:mod:`verify.rules`).
Their modules are loaded when a certificate of such a kind is there.  All other kinds, and every certificate that names
a paper, are for :mod:`verify.checker.rules`, which is loaded for these only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from verify.rules import FOLDERS

from .reading import Rejected

__all__ = ["COURT", "Rule", "find", "ready"]

Rule = Callable[[dict[str, Any]], str]
COURT = {  # kind that knows no paper: the module with its function, loaded when such a certificate is there
    "relation-fails": "verify.checker.relation",
    "relation-holds": "verify.checker.relation",
    "statement": "verify.checker.statement",
    **{kind: f"verify.rules.{folder}" for kind, folder in FOLDERS.items()},
}


def find(body: Mapping[str, Any]) -> Rule:
    """The function that re-derives a certificate; for one of a paper it asks the process of that paper's rules."""
    kind = body.get("kind")
    if isinstance(kind, str) and kind in COURT and "paper" not in body:
        rule: Rule = import_module(COURT[kind]).KINDS[kind]
        return rule
    from . import rules

    if paper := rules.owner(body):
        return rules.find_of_paper(paper, body["kind"])
    raise Rejected("kind and paper must be texts")


def ready() -> None:
    """Load the rules that know no paper, all that they need among it, once for all processes that are forked later."""
    late = ("certificate", "counterexample", "said", "boxes.conditions")  # which the rule of statements loads by itself
    for module in (*COURT.values(), *(f"verify.statement.{name}" for name in late)):
        import_module(module)
