"""``results.json`` (schema 2; schema 1 is still read) as records; ``assembly`` puts it together from evidence.

Other tools read this file: a field may be added, none is renamed without a new schema number.
"""

from __future__ import annotations

from typing import Any

import msgspec

from verify.engines.outcome import Tried
from verify.records import Constant, Count, Evidence, Figure, Kind, Lead, Verdict
from verify.run.points import Point

__all__ = [
    "SCHEMA",
    "ClaimResult",
    "ConstantResult",
    "Formal",
    "Outcome",
    "ProofResult",
    "ReadingResult",
    "RepairResult",
    "Results",
    "StepResult",
    "class_of",
    "constant_class",
    "decode",
]

SCHEMA = 2
GENERATED, BY_HAND = "generated", "hand-written"  # where a statement in Coq comes from


class Formal(msgspec.Struct, frozen=True, kw_only=True):
    """The theorem of a proof assistant that says what a statement says."""

    theorem: str
    axioms: tuple[str, ...] = ()
    by_hand: bool = False  # its statement was written by hand, not generated from the formula
    rebuilt: bool = False  # never set any more: no run builds proofs, and no note of a build is believed


class ReadingResult(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    text: str
    verdict: Verdict
    evidence: Kind
    stated: str = ""  # its statement in Coq, where it is formal: generated or hand-written
    summary: str
    formula: str = ""  # the statement in the language of statements, where it is written so
    digest: str = ""  # of the formula and of the definitions in it
    formal: Formal | None = None
    counterexample: dict[str, Any] = {}  # an assignment that refutes it, in numbers
    rests_on: tuple[str, ...] = ()
    certificates: tuple[str, ...] = ()
    checked: bool = True  # False: nobody looked, or a check was not run, and the verdict is open
    applicable: bool = True  # False: it says nothing of the model that was given, and the verdict is open
    reason: str = ""  # why it is not applicable
    skipped: str = ""  # why it is open: its checks need a package that is not installed
    answer: str = ""  # to a question, one sentence
    threshold: str = ""  # of an experiment or a question: the share of runs that its counts are held against
    counts: tuple[Count, ...] = ()  # of its runs, one for each cell
    tried: tuple[Tried, ...] | msgspec.UnsetType = msgspec.UNSET  # undecided: what each engine made of its formula


class StepResult(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    text: str
    verdict: Verdict
    evidence: Kind
    stated: str = ""  # its statement in Coq, where it is formal: generated or hand-written
    summary: str
    formula: str = ""
    digest: str = ""
    formal: Formal | None = None
    counterexample: dict[str, Any] = {}
    printed: str = ""
    put_in: str | msgspec.UnsetType = msgspec.UNSET  # the same with what --set put in, where that occurs in it
    derived: str = ""
    ours: bool = False  # not printed by the paper
    slip: str = ""  # the name of a slip that occurs in several places
    rests_on: tuple[str, ...] = ()  # what it uses that does not stand
    readings: tuple[ReadingResult, ...] = ()
    certificates: tuple[str, ...] = ()
    checked: bool = True
    applicable: bool = True
    reason: str = ""
    skipped: str = ""
    answer: str = ""
    threshold: str = ""
    counts: tuple[Count, ...] = ()
    tried: tuple[Tried, ...] | msgspec.UnsetType = msgspec.UNSET


class ProofResult(msgspec.Struct, frozen=True, kw_only=True):
    """The printed argument, judged apart from the statement: as good as its worst step."""

    verdict: Verdict
    summary: str
    rests_on: tuple[str, ...] = ()


class RepairResult(msgspec.Struct, frozen=True, kw_only=True):
    id: str = "repair"
    text: str
    verdict: Verdict
    evidence: Kind
    stated: str = ""  # its statement in Coq, where it is formal: generated or hand-written
    summary: str = ""
    formula: str = ""
    digest: str = ""
    formal: Formal | None = None
    counterexample: dict[str, Any] = {}
    certificates: tuple[str, ...] = ()
    checked: bool = True
    applicable: bool = True
    reason: str = ""
    tried: tuple[Tried, ...] | msgspec.UnsetType = msgspec.UNSET
    skipped: str = ""
    plain: str = ""  # the same without a formula


class ConstantResult(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    at: dict[str, int | str]
    paper: str
    best_lower: str
    best_upper: str
    ratio: str
    bound: str = "upper"  # upper, lower, exact or choice, as in verify.records.Constant
    formula: str = ""  # of the printed one and of the best that is proved, in the expression grammar
    best: str = ""
    letters: dict[str, str] = {}
    evidence: Kind = Kind.CERTIFIED
    certificates: tuple[str, ...] = ()


class ClaimResult(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    title: str
    where: str
    kind: str = "theorem"  # or experiment, question
    statement: str
    plain: str = ""  # the same in a sentence without a formula
    depends_on: tuple[str, ...]
    verdict: Verdict
    evidence: Kind
    stated: str = ""  # its statement in Coq, where it is formal: generated or hand-written
    summary: str
    checked: bool  # False: nothing was looked at, the verdict is open because nobody asked
    proof: ProofResult
    rests_on: tuple[str, ...] = ()  # claims and steps under it that do not stand
    readings: tuple[ReadingResult, ...] = ()
    steps: tuple[StepResult, ...] = ()
    repair: RepairResult | None = None
    constants: tuple[ConstantResult, ...] = ()
    certificates: tuple[str, ...] = ()  # "certificates/NAME.json"
    figures: tuple[str, ...] = ()  # "figures/NAME.svg"
    captions: dict[str, str] = {}  # figure path -> caption
    quantities: dict[str, str] = {}  # name -> the expression that was judged
    meanings: dict[str, str] = {}  # name -> what it is, in words
    replaced: tuple[str, ...] = ()  # names that --set replaced
    failures: tuple[str, ...] = ()  # checks that failed, with their messages
    skips: tuple[str, ...] = ()  # checks that were skipped, each with the package that it needs: "JOB: torch"
    applicable: bool = True  # of the literal reading
    reason: str = ""
    skipped: str = ""  # of the literal reading
    answer: str = ""  # of a question, by its literal reading
    lead: tuple[Lead, ...] = ()  # what its section opens with, where the verdicts are as it says
    severity: str = ""  # how bad it is if the statement is false (verify.terms.SEVERITIES)
    meant: str = ""  # id of the reading that the authors would accept, where that is not the literal one
    restates: str = ""  # id of the claim that it restates
    seconds: float = 0.0


class Results(msgspec.Struct, frozen=True, kw_only=True):
    schema: int = SCHEMA
    paper: str
    title: str
    authors: str = ""
    year: int = 0
    source: str = ""
    main: tuple[str, ...] = ()  # ids of the paper's main results
    says: tuple[str, ...] = ()  # what the paper claims, in plain sentences
    lead: tuple[Lead, ...] = ()  # what its report opens with, where the verdicts are as it says
    profile: str
    model: dict[str, Any]
    environment: dict[str, str]
    seconds: float
    objects: tuple[dict[str, str], ...] = ()
    claims: tuple[ClaimResult, ...] = ()


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What one job of the runner left behind: exactly one of the three payloads, a failure, or the
    package for want of which it was skipped."""

    job: str  # "lemma-1/gradient_is_bounded"
    evidence: Evidence | None = None
    constants: tuple[Constant, ...] | None = None
    figure: Figure | None = None
    failure: str = ""
    lacks: str = ""  # the optional package that it needs and that is not installed
    seconds: float = 0.0
    reads: tuple[str, ...] = ()  # the quantities that the function looked at
    depends: tuple[str, ...] | None = None  # those that can change this outcome at all; None: nobody knows
    about: tuple[str, ...] | msgspec.UnsetType | None = msgspec.UNSET  # its mark of that name, if the worker told it
    points: tuple[Point, ...] = ()  # counterexamples of the claim's statements
    held: tuple[Point, ...] = ()  # statements without a check that a certificate shows whole
    attacked: dict[str, int] = {}  # address -> points that a search looked at
    tried: tuple[Tried, ...] = ()  # by a statement's formula: which engines were asked, and how each of them ended


def decode(text: bytes) -> Results:
    """Read a results file of this schema or the one before; unknown fields are allowed (newer minor versions add
    some), wrong types are not."""
    raw = msgspec.json.decode(text)
    schema = raw.get("schema") if isinstance(raw, dict) else None
    if schema == 1 and type(schema) is int:
        raw = {**_reworded(raw), "schema": SCHEMA}
    elif schema != SCHEMA or type(schema) is not int:
        raise msgspec.ValidationError(f"schema {schema} is not {SCHEMA}")
    results = msgspec.convert(_with_origin(raw), type=Results)
    claims = tuple(
        msgspec.structs.replace(claim, constants=tuple(map(_with_class, claim.constants))) for claim in results.claims
    )
    return msgspec.structs.replace(results, claims=claims)


def constant_class(kind: Kind, certificates: tuple[Any, ...]) -> Kind:
    """The class of an enclosure: without a certificate of its own it is argued at best, and no theorem is about it."""
    if kind in (Kind.CERTIFIED, Kind.EXHAUSTIVE, Kind.FORMAL) and certificates:
        return Kind.EXHAUSTIVE if kind is Kind.EXHAUSTIVE else Kind.CERTIFIED
    return Kind.ARGUED if kind in (Kind.CERTIFIED, Kind.EXHAUSTIVE, Kind.FORMAL, Kind.DERIVED) else kind


def _with_class(item: ConstantResult) -> ConstantResult:
    return msgspec.structs.replace(item, evidence=constant_class(item.evidence, item.certificates))


def class_of(judged: Any) -> str:
    """The class of evidence as every reader sees it: of a formal one also that its statement was written by hand."""
    return f"{judged.evidence}, stated by hand" if judged.stated == BY_HAND else str(judged.evidence)


def _with_origin(value: Any) -> Any:
    """``stated`` where an older file has only ``formal.by_hand``; a claim has that of its first reading."""
    if isinstance(value, list):
        return [_with_origin(item) for item in value]
    if not isinstance(value, dict):
        return value
    found = {key: _with_origin(item) for key, item in value.items()}
    readings = found.get("readings")
    first = readings[0] if isinstance(readings, list) and readings else None
    formal = found.get("formal")
    if found.get("evidence") != "formal" or "stated" in found:
        return found
    if isinstance(formal, dict):
        found["stated"] = BY_HAND if formal.get("by_hand") is True else GENERATED
    elif isinstance(first, dict) and isinstance(first.get("stated"), str):
        found["stated"] = first["stated"]
    return found


def _reworded(value: Any) -> Any:
    """What schema 1 called proof was an argument for all parameters: ``argued`` now."""
    if isinstance(value, dict):
        return {
            key: "argued" if key == "evidence" and item == "proof" else _reworded(item) for key, item in value.items()
        }
    return [_reworded(item) for item in value] if isinstance(value, list) else value
