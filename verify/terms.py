"""The words that users see for the ids of ``results.json``: verdicts, classes of evidence, proofs, severities.

The ids are a contract with other tools and do not change; every page, table and line of the terminal takes its words
from here.
"""

from __future__ import annotations

from typing import Any

from verify.records import Kind, Verdict

__all__ = [
    "BADGE",
    "CLASSES",
    "CORRECTED",
    "FATES",
    "SEVERITIES",
    "SIGNS",
    "VERDICTS",
    "display_address",
    "evidence",
    "label",
    "parse_address",
    "proof_word",
    "translate",
]

VERDICTS = {
    Verdict.HOLDS: "true",
    Verdict.LIMIT: "true only in a limit",
    Verdict.VACUOUS: "vacuous",
    Verdict.UNDERSPECIFIED: "underspecified",
    Verdict.REFUTED: "false",
    Verdict.OPEN: "undecided",
    Verdict.REPRODUCED: "reproduced",
    Verdict.NOT_REPRODUCED: "not reproduced",
    Verdict.ANSWERED: "answered empirically",
}
SIGNS = {
    Verdict.HOLDS: "✓",
    Verdict.LIMIT: "→",
    Verdict.VACUOUS: "∅",
    Verdict.UNDERSPECIFIED: "?",
    Verdict.REFUTED: "✗",
    Verdict.OPEN: "○",
    Verdict.REPRODUCED: "●",
    Verdict.NOT_REPRODUCED: "◌",
    Verdict.ANSWERED: "◆",
}
CLASSES = {
    Kind.FORMAL: "Coq proof",
    Kind.DERIVED: "symbolic",
    Kind.CERTIFIED: "certificate",
    Kind.EXHAUSTIVE: "exhaustive",
    Kind.ARGUED: "informal argument",
    Kind.NUMERIC: "numerical",
    Kind.EMPIRICAL: "empirical",
    Kind.NONE: "no evidence",
}
BADGE = "statement written by hand"  # of a Coq theorem that was not generated from the formula
_PROOFS = {
    Verdict.HOLDS: "proof valid",
    Verdict.REFUTED: "proof invalid",
    Verdict.LIMIT: "proof has a gap",
    Verdict.UNDERSPECIFIED: "proof has a gap",
    Verdict.VACUOUS: "proof has a gap",
    Verdict.OPEN: "proof undecided",
}
# How bad the error in a false statement is, the worst first, and the same as a verb for one error and for many.
SEVERITIES = {
    "invalidates a main result": ("invalidates a main result", "invalidate a main result"),
    "needs a hypothesis": ("needs a hypothesis", "need a hypothesis"),
    "wrong constant, conclusion stands": (
        "has a wrong constant but the conclusion stands",
        "have a wrong constant but the conclusion stands",
    ),
    "misprint": ("is a misprint", "are misprints"),
}
FATES = {  # what happened to a statement between two audits (verify.results.verdict_changes)
    "broken": "now false",
    "now true": "now true",
    "undecided": "no longer decided",
    "other": "changed",
    "kept": "unchanged",
    "not asked": "not compared",
}
CORRECTED, _REPAIR = "@corrected", "!repair"  # as users write it; as results.json has it
_BY_HAND = "hand-written"  # as results.json has it (verify.results.schema.BY_HAND)


def label(verdict: Verdict) -> str:
    """The sign and the word of a verdict: "✗ false"."""
    return f"{SIGNS[verdict]} {VERDICTS[verdict]}"


def proof_word(verdict: Verdict) -> str:
    """What the paper's proof is, by the worst verdict of its steps."""
    return _PROOFS.get(verdict, VERDICTS[verdict])


def evidence(judged: Any) -> str:
    """The class of evidence of a statement, with a note where its Coq statement was written by hand."""
    word = CLASSES[Kind(judged.evidence)]
    return f"{word}, {BADGE}" if judged.stated == _BY_HAND else word


_IDS = (
    {str(verdict): word for verdict, word in VERDICTS.items()}
    | {str(kind): word for kind, word in CLASSES.items()}
    | {"formal, stated by hand": f"{CLASSES[Kind.FORMAL]}, {BADGE}"}
    | {"reading": "interpretation", "repair": "corrected statement", "answered": "answered empirically"}
    | {"worse": "regression", "look": "review", "better": "improved", "not asked": "not compared"}
)


def parse_address(address: str) -> str:
    """The id of a statement in ``results.json``: ``lemma-1@corrected`` is ``lemma-1!repair`` there.

    A shell gives ``!`` a meaning of its own, so users write ``@corrected``; both are read.
    """
    return f"{address.removesuffix(CORRECTED)}{_REPAIR}" if address.endswith(CORRECTED) else address


def display_address(identifier: str) -> str:
    """The id of a statement as a user writes it: ``lemma-1@corrected`` for ``lemma-1!repair``."""
    return identifier.replace(_REPAIR, CORRECTED)


def translate(identifier: str) -> str:
    """The displayed word of an id of ``results.json`` or of a comparison; any other text as it is."""
    return _IDS.get(identifier, identifier)
