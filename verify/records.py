"""The vocabulary of the audit: claims and what they are made of, evidence, and what was judged.

Everything here is a frozen record.  A *check* is a plain function ``(Context) -> Evidence``: it reports what
it found and never decides.  :mod:`verify.verdicts.judge` turns evidence into verdicts; nothing else may.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

__all__ = [
    "Certificate",
    "Check",
    "Claim",
    "Constant",
    "Context",
    "Count",
    "Evidence",
    "Figure",
    "Finding",
    "Kind",
    "ModelLoader",
    "NoModel",
    "Paper",
    "Plain",
    "Profile",
    "Quantity",
    "Reading",
    "Repair",
    "Scope",
    "Step",
    "Thing",
    "Trial",
    "Verdict",
    "about",
    "asks",
    "needs_packages",
    "silent",
    "without_model",
]


class Verdict(enum.StrEnum):
    """The verdict on a statement or a step, with the ids of ``results.json``."""

    HOLDS = "holds"
    LIMIT = "limit"
    VACUOUS = "vacuous"
    UNDERSPECIFIED = "underspecified"
    REFUTED = "refuted"
    OPEN = "open"
    REPRODUCED = "reproduced"  # the three of experiments and questions: see verify.verdicts.experiments
    NOT_REPRODUCED = "not reproduced"
    ANSWERED = "answered"


class Kind(enum.StrEnum):
    """Class of evidence, strongest first (the order of definition is the order of strength).

    A check says what it did; :mod:`verify.verdicts.classes` finds the class of that.  FORMAL and DERIVED cannot be
    returned, and CERTIFIED without a certificate counts as argued.
    """

    FORMAL = "formal"  # a theorem that a proof assistant's kernel accepted; found in the paper's proofs, never returned
    DERIVED = "derived"  # of older results: the inference was recomputed symbolically
    CERTIFIED = "certified"  # a certificate that the checker re-derives
    EXHAUSTIVE = "exhaustive"  # every case of a finite domain, exact
    ARGUED = "argued"  # for all parameters: facts are computed, the inference from them is in words
    NUMERIC = "numeric"  # high precision at chosen points
    EMPIRICAL = "empirical"  # training runs, with their counts
    NONE = "none"  # nothing was established


class Finding(enum.StrEnum):
    """What one check found about its question."""

    YES = "yes"  # shown by a positive, finite predicate
    NO = "no"  # shown false
    UNKNOWN = "unknown"  # the check ran and could not tell
    FAILED = "failed"  # exception, NaN, time-out, a worker that died
    NOT_RUN = "not-run"  # unchecked, or not applicable to this model


class Scope(enum.StrEnum):
    """The question that a piece of evidence answers."""

    STATED = "stated"  # is it true as the reading states it?
    LIMIT = "limit"  # is it true in a limit that the statement does not state?
    INFORMATIVE = "informative"  # does it say anything where it can be evaluated?
    DEFINED = "defined"  # does the text fix what is being said?


class Certificate(msgspec.Struct, frozen=True, kw_only=True):
    """A certificate before it is written: ``body`` is JSON data for the independent checker."""

    name: str  # file name without directory, e.g. "lemma-1.supremum.n8.json"
    body: dict[str, Any]


class Count(msgspec.Struct, frozen=True):
    """Successes among the runs of one cell (a rate, a temperature, a loss: its name)."""

    successes: int
    runs: int
    name: str = ""


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """How runs decide an experiment or a question; written in the claim's file before the runs."""

    kind: str  # experiment or question
    threshold: str = ""  # the share of runs that is claimed, an exact number between 0 and 1
    cells: str = "every"  # must every cell of a check be above it, or some
    yes: str = ""  # a question's answers, one sentence each
    no: str = ""


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """What a check returns.  ``cases`` and ``search`` describe the search for counterexamples."""

    finding: Finding
    kind: Kind
    summary: str
    scope: Scope = Scope.STATED
    cases: int | None = None
    search: str = ""
    domain: str = ""
    derived: str = ""  # LaTeX of what was derived, to stand beside what is printed
    data: dict[str, Any] = {}
    counts: tuple[Count, ...] = ()  # of runs; the audit compares them with the threshold of the statement
    part: str = ""  # which part of a statement that joins several; all parts must stand
    corroborates: bool = False  # a second route: it may contradict, but does not set the class of evidence
    inapplicable: str = ""  # why the check says nothing of the given model; it was then not run
    lacks: str = ""  # the optional package that the check needs and that is not installed; it was then not run
    certificates: tuple[Certificate, ...] = ()

    @classmethod
    def yes(cls, kind: Kind, summary: str, **rest: Any) -> Evidence:
        return cls(finding=Finding.YES, kind=kind, summary=summary, **rest)

    @classmethod
    def no(cls, kind: Kind, summary: str, **rest: Any) -> Evidence:
        return cls(finding=Finding.NO, kind=kind, summary=summary, **rest)

    @classmethod
    def unknown(cls, summary: str, **rest: Any) -> Evidence:
        return cls(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=summary, **rest)


class Constant(msgspec.Struct, frozen=True, kw_only=True):
    """A printed constant at a point, with an interval for the optimal value; numbers are decimal strings."""

    name: str
    at: dict[str, int | str]
    paper: str
    best_lower: str
    best_upper: str
    ratio: str  # paper / best_upper for an upper bound: how much is given away at the least
    bound: str = "upper"  # what is printed is an upper or a lower bound of the best one, an exact value, or a choice
    formula: str = ""  # of the printed one, in the expression grammar; empty: the quantity of this name
    best: str = ""  # formula of the best that is proved for all sizes
    letters: dict[str, str] = {}  # what symbols of the formulas stand for, where the point and the claim do not say
    kind: Kind = Kind.CERTIFIED
    certificates: tuple[Certificate, ...] = ()


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A deterministic SVG with a caption that states its message."""

    name: str  # "lemma-1.ratio.svg"
    caption: str
    svg: str


class Profile(msgspec.Struct, frozen=True):
    """Search effort: sizes grow and searches deepen from quick to thorough; verdicts keep their meaning."""

    name: str  # quick, standard, thorough
    level: int  # 0, 1, 2
    budget: float  # seconds that one check may take


class Context(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a check may use: the model, the effort, and the printed constants (or the user's)."""

    model: Any  # numerics.parity.model.ModelSpec, or what the paper's own model_loader makes
    profile: Profile
    quantities: Mapping[str, Any] = {}  # name -> verify.statement.formula.Formula
    replaced: frozenset[str] = frozenset()  # names of the quantities that --set replaced
    digits: int = 50
    seed: int = 0

    def accepts(self, body: dict[str, Any]) -> bool:
        """Would the independent checker take this certificate?  For a check that has a weaker one to fall back on."""
        from verify import checker

        try:
            return bool(checker.establish(body))
        except checker.Rejected:
            return False


Check = Callable[[Context], Evidence]


def asks(scope: Scope, part: str = "") -> Callable[[Check], Check]:
    """Declare which question a check answers, so that its failure does not count for another one."""

    def mark(check: Check) -> Check:
        check.scope, check.part = scope, part  # type: ignore[attr-defined]
        return check

    return mark


def about(*names: str) -> Callable[[Check], Check]:
    """Declare which constants of a statement the check's part of it contains; by default all of them.

    A check must read every replaced quantity of its part, or its answer does not count.
    """

    def mark(check: Check) -> Check:
        check.about = names  # type: ignore[attr-defined]
        return check

    return mark


def derives(check: Check) -> Check:
    """A mark without effect, kept for papers that were written for an earlier version: what a check derives is an
    argument.
    """
    check.derives = True  # type: ignore[attr-defined]
    return check


def needs_packages(*modules: str) -> Callable[[Check], Check]:
    """Declare which optional packages a check needs; if one is not installed, the check is skipped.

    A check that imports torch, an extra of theorem-referee itself, needs no mark: the failed import skips it.
    """

    def mark(check: Check) -> Check:
        check.needs_packages = modules  # type: ignore[attr-defined]
        return check

    return mark


def silent(check: Check | None, finding: Finding, summary: str) -> Evidence:
    """Evidence for a check that gave no answer: its question is left undecided."""
    scope, part = getattr(check, "scope", Scope.STATED), getattr(check, "part", "")
    return Evidence(finding=finding, kind=Kind.NONE, summary=summary, scope=scope, part=part)


ConstantsOf = Callable[[Context], tuple[Constant, ...]]
FigureOf = Callable[[Context], Figure]


class Quantity(msgspec.Struct, frozen=True, kw_only=True):
    """A formula of a statement, exposed so that ``--set CLAIM.NAME=EXPR`` can replace it.

    What a repair says is named ``repair.SOMETHING``.  A text carries the formula as ``{=NAME}``: it is written out in
    LaTeX there, so that what is read and what is judged are one thing.
    """

    name: str
    text: str  # in the expression grammar
    symbols: tuple[str, ...]
    meaning: str
    ours: bool = False  # not printed by the paper: a formula of our own


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """An interpretation: one precise meaning of a statement.  The first one of a claim is the literal one."""

    id: str
    text: str
    checks: tuple[Check, ...] = ()
    about: tuple[str, ...] | None = None  # its quantities, where they are not those of the statement that it reads
    uses: tuple[str, ...] | None = None  # what it rests on, where that is not what the claim rests on
    formula: str = ""  # the statement in the language of docs/statements.md; or
    words_only: str = ""  # why there is none
    leaves_out: str = ""  # what the formula leaves to the words
    checked_formula: str = ""  # digits of the digest of the formula that its checks were written for
    note: str = ""  # why it is true, false or undecided, shown where no check explains that
    argument: str = ""  # why it is true, in words: counts for the printed formula and the paper's own model
    facts: tuple[str, ...] = ()  # addresses of statements of the claim that the argument uses
    follows_from: tuple[str, ...] = ()  # addresses of statements from whose certificates its own is made
    trial: Trial | None = None  # of an experiment or a question


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One displayed formula or inference of the proof, with its own verdict."""

    id: str  # "claim.step"
    text: str
    printed: str = ""  # LaTeX
    checks: tuple[Check, ...] = ()
    uses: tuple[str, ...] = ()  # steps and claims that this one rests on
    readings: tuple[Reading, ...] = ()  # other meanings, judged beside the literal one
    about: tuple[str, ...] = ()  # quantities that it contains beside those that its text names
    ours: bool = False  # the paper does not print it: a sentence that its argument needs
    slip: str = ""  # steps with one slip of the pen in several places share its name
    formula: str = ""  # as of a reading
    words_only: str = ""
    leaves_out: str = ""
    checked_formula: str = ""
    note: str = ""
    argument: str = ""
    facts: tuple[str, ...] = ()
    follows_from: tuple[str, ...] = ()
    trial: Trial | None = None


class Repair(msgspec.Struct, frozen=True, kw_only=True):
    """Our corrected or sharper statement, judged like any other."""

    text: str
    checks: tuple[Check, ...] = ()
    about: tuple[str, ...] = ()
    formula: str = ""  # as of a reading
    words_only: str = ""
    leaves_out: str = ""
    checked_formula: str = ""
    note: str = ""
    argument: str = ""
    facts: tuple[str, ...] = ()
    follows_from: tuple[str, ...] = ()


class Shown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number that a sentence shows: of a claim's table of constants, or a count of runs."""

    claim: str  # of a count, the address of the statement: CLAIM or CLAIM/READING
    constant: str = ""  # its name; empty for a count of runs, shown as "11 of 400"
    side: str = ""  # of a constant, lower or upper: the end of its interval; "at most": the upper one in words, or zero
    at: dict[str, int | str] = {}
    cell: str = ""  # of a count: the name of its cell


class Lead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sentence that opens a claim's page or a report: shown if the statements in ``when`` have these verdicts."""

    label: str
    text: str  # with {=NAME} where a number goes
    when: dict[str, str]  # address of a statement -> the verdict without which the sentence is not said
    values: dict[str, Shown] = {}


class Claim(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    title: str
    where: str
    kind: str = "theorem"  # or experiment, question
    statement: str = ""  # in our own words, with LaTeX
    depends_on: tuple[str, ...] = ()
    readings: tuple[Reading, ...] = ()
    steps: tuple[Step, ...] = ()
    repair: Repair | None = None
    quantities: tuple[Quantity, ...] = ()
    constants: tuple[ConstantsOf, ...] = ()
    figures: tuple[FigureOf, ...] = ()
    lead: tuple[Lead, ...] = ()  # what its section of a report opens with
    severity: str = ""  # how bad it is if the statement is false: one of verify.terms.SEVERITIES
    meant: str = ""  # id of the reading that its authors would accept, where that is not the literal one
    restates: str = ""  # id of the claim that it restates: an error in both counts once
    outdated: dict[str, str] = {}  # by address: why its checks were taken away (verify.verdicts.checked_formula)


class Thing(msgspec.Struct, frozen=True):
    """A definition or object of a paper: claims may depend on its id; it has no verdict."""

    id: str
    title: str
    where: str = ""


# What a paper's model is made from: None (its default), a Path (a file that the user names), or a mapping: the JSON
# data that ``to_dict()`` of such a model gave, in which form a model reaches a worker and ``results.json``.  Bad
# input is a ValueError of one line that names the field, what was given and what is allowed.
ModelLoader = Callable[[Path | Mapping[str, Any] | None], Any]


class NoModel(msgspec.Struct, frozen=True):
    """The model of a paper whose claims do not depend on a model."""

    def to_dict(self) -> dict[str, Any]:
        return {}


def without_model(source: Path | Mapping[str, Any] | None) -> NoModel:
    """The ``model_loader`` of such a paper."""
    if source:
        raise ValueError(f"--model {source}: this paper has no model to choose; leave the option out")
    return NoModel()


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A claim in plain sentences, for a reader without the paper."""

    claim: str = ""
    repair: str = ""  # no more than the repair says


class Paper(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    title: str
    authors: str
    year: int
    objects: tuple[Thing, ...] = ()
    claims: tuple[Claim, ...] = ()
    model_loader: ModelLoader | None = None  # None: the models of numerics.parity.model
    order: int = 1000  # its place in a list of papers; the first one is the default
    source: str = ""  # where the text was not at hand in full: a sentence on what is judged instead
    main: tuple[str, ...] = ()  # ids of its main results, the most important first
    says: tuple[str, ...] = ()  # what the paper claims, a few plain sentences without a formula
    lead: tuple[Lead, ...] = ()  # what its report opens with
    plain: Mapping[str, Plain] = {}  # claim -> what it and our repair of it say, without a formula
    printed: Mapping[str, str] = {}  # instrument -> "CLAIM.NAME", the quantity that its command is shown beside
    needs: tuple[str, ...] = ()  # packages that a run of it cannot do without, beside those of every run
