"""Recompute each verdict of a results file from its evidence, and compare: the file's word alone supports nothing.

``results.json`` may have been edited.  The court's own functions rule again on every statement, from what can be
recomputed: where the paper is installed its words, formulas, digests, theorems and stored counterexamples; the
certificates that the checker has accepted; counts of runs against the share that the paper names.  What rests on a run
of a check (*argued*, *derived*, *numeric*, *empirical* without counts) cannot be recomputed without running it: there
the file's word is the ruling on the checks, if the paper has a check, and meets the rest as in a run.  A statement of
which the file says something else than that ruling is not supported.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from verify.errors import BadInput
from verify.records import Certificate, Claim, Evidence, Finding, Kind, Paper, Trial, Verdict
from verify.results.assembly import argument, marked
from verify.results.schema import BY_HAND, GENERATED, ClaimResult, Results, StepResult
from verify.run.implications import is_proved
from verify.run.points import Point
from verify.run.request import replacements
from verify.statement.implied import premises
from verify.verdicts import papers as registry
from verify.verdicts.checked_formula import drop_outdated_checks
from verify.verdicts.decide import Support, decide, theorem_sentence
from verify.verdicts.dependencies import edges
from verify.verdicts.judge import Ruling, falls_with, judge
from verify.verdicts.models import from_data
from verify.verdicts.other_model import elsewhere
from verify.verdicts.proof_support import Backing, backings
from verify.verdicts.statements import filled, statements

__all__ = ["Known", "addressed", "differs", "read_installed", "unsupported"]

_THEOREM = re.compile(r"\b[Tt]heorem `([^`]*)`")
_FALSE = (Verdict.REFUTED, Verdict.LIMIT)
_OF_RUNS = (Verdict.REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.ANSWERED)
_BY_RUN = (Kind.ARGUED, Kind.DERIVED, Kind.NUMERIC, Kind.EMPIRICAL)


_OF_LITERAL = ("stated", "summary", "applicable", "reason", "skipped", "answer")


class Known(msgspec.Struct, frozen=True):
    """What the installed paper says of an address."""

    backing: Backing
    text: str
    checked: bool  # the paper has a check of it
    anew: bool  # it is asked with another formula or of another model than the paper's
    trial: Trial | None = None  # how runs decide it
    note: str = ""  # what explains its verdict where no check does


_UNKNOWN = Known(Backing(), "", checked=False, anew=False)  # an address that the installed paper does not have


def addressed(claim: ClaimResult) -> Iterator[tuple[str, Any]]:
    """Every judged part of a claim with its address."""
    for number, reading in enumerate(claim.readings):
        yield (f"{claim.id}/{reading.id}" if number else claim.id), reading
    for step in claim.steps:
        yield step.id, step
        yield from ((f"{step.id}/{reading.id}", reading) for reading in step.readings)
    if claim.repair is not None:
        yield f"{claim.id}!repair", claim.repair


def unsupported(
    results: Results, shown: Mapping[str, Mapping[str, Any]], claims: Collection[str] | None = None
) -> dict[str, str]:
    """The addresses whose verdict its evidence does not support, each with the reason.

    Args:
        results: what a results file says.
        shown: by the name in the results, the data of each certificate of a statement that the checker accepted.
        claims: the claims to look at; None for all.
    """
    asked = [claim for claim in results.claims if claims is None or claim.id in claims]
    installed = read_installed(results, asked)
    stored = _stored(results, asked, installed)
    by_digest: dict[str, list[Point]] = {}
    for name, data in shown.items():
        by_digest.setdefault(data["digest"], []).append(_point(name, data))
    found: dict[str, str] = {}
    for claim in asked:
        for address, item in addressed(claim):
            every = [*by_digest.get(item.digest, ()), *stored.get(address, ())] if item.digest else []
            known = None if installed is None else installed.get(address, _UNKNOWN)
            others = [name for name in item.certificates if name in shown and shown[name]["digest"] != item.digest]
            if reason := _mismatch(item, known, every) or (f"{others[0]} is of another formula" if others else ""):
                found[address] = reason
        if reason := _unlike_its_reading(claim):
            found.setdefault(claim.id, reason)
        if claim.proof != argument(claim.steps):
            found[f"{claim.id}:proof"] = "the verdict on the argument is not that of its steps"
    for address, reason in _unlike_the_paper(results, asked) if installed is not None else ():
        found.setdefault(address, reason)
    return found


def _point(name: str, data: Mapping[str, Any]) -> Point:
    """An accepted certificate of a statement, as the audit takes it."""
    certificate = Certificate(name=name, body={"kind": "statement", "certificate": dict(data)})
    return Point(address="", assignment=data.get("assignment", {}), sentence="", certificate=certificate)


def _data(point: Point) -> dict[str, Any]:
    found: dict[str, Any] = point.certificate.body["certificate"]
    return found


def _mismatch(item: Any, known: Known | None, every: Sequence[Point]) -> str:
    """Why what the file says of a statement is not what its evidence says, or nothing.

    Args:
        item: the statement in the results file.
        known: what the installed paper says of it; None if the paper is not installed.
        every: the accepted certificates and the stored counterexamples of its formula, by its digest.
    """
    from verify.statement.certificate import REFUTING

    own = [one for one in every if one.certificate.name in item.certificates and _is_text_of(_data(one), item.formula)]
    refuting = [_data(one).get("assignment") for one in own if _data(one)["kind"] in REFUTING]
    if item.counterexample and item.counterexample not in refuting:
        return "no accepted certificate of its formula has the counterexample that is named"
    if (item.evidence is Kind.FORMAL) != (item.formal is not None) or (item.stated and item.formal is None):
        return "a formal verdict, and no other, has a theorem and a statement in Coq"
    if (item.verdict is Verdict.OPEN) != (item.evidence is Kind.NONE):
        return "what is open has no class of evidence, and everything else has one"
    taken = {theorem for one in own for theorem, _ in premises(_data(one))}
    told = set(_THEOREM.findall(item.summary)) - taken
    if item.formal is None and item.verdict is not Verdict.OPEN and told:
        return "its summary names a theorem, and its verdict is not formal"
    if item.verdict is not Verdict.OPEN and (item.skipped or not item.applicable or not item.checked):
        return "what was skipped, was not checked or does not apply to the model has no verdict"
    if known is not None and (reason := differs(item, known) or _runs_differ(item, known)):
        return reason
    if known is not None and not known.checked and isinstance(item, StepResult) and item.derived:
        return "the paper has no check of it that derives anything"
    if item.verdict is Verdict.OPEN and _may_be_false_in_a_limit(item, known, refuting):
        return ""
    found, named = _rule(item, known, every), _rule(item, known, own)
    wanted = item.verdict, item.evidence
    if (found.verdict, found.evidence) != wanted:
        return _explain(item, known, found)
    if (named.verdict, named.evidence) != wanted:  # by a certificate that it does not name
        shows = "refutes" if item.verdict in _FALSE else "shows all of"
        return f"no accepted certificate that it names {shows} its formula"
    return _theorem_differs(item, known) if item.formal is not None else ""


def _may_be_false_in_a_limit(item: Any, known: Known | None, refuting: Sequence[Any]) -> bool:
    """Whether it is open because it is false at a point that it names, and its checks did not say whether it is true in
    a limit.  Only a check that looks at a limit makes it so, and no theorem may decide it."""
    asked = known is not None and known.checked and not known.backing.theorem
    return asked and bool(refuting) and item.summary.startswith("False as stated ")


def _rule(item: Any, known: Known | None, every: Sequence[Point]) -> Ruling:
    """The ruling of the audit on a statement, from what can be recomputed.

    The file's word counts for one thing only, what the runs of checks said, and only where the paper has a check.
    """
    from verify.statement.certificate import REFUTING
    from verify.statement.variable_ranges import is_whole

    backing = known.backing if known is not None else Backing()
    ruling = _by_run(item, known)
    point = next((one for one in every if _data(one)["kind"] in REFUTING), None)
    whole = next((one for one in every if is_whole(_data(one))), None)
    follows = next((one for one in every if is_proved(_data(one), backing.proved)), None)
    if whole is not None and ruling.verdict in _FALSE:
        return judge(())
    applicable = item.applicable or (known is not None and not known.anew)
    support = Support(backing=backing, point=point, whole=whole, implied=follows, applicable=applicable)
    return decide(ruling, (), support)


def _by_run(item: Any, known: Known | None) -> Ruling:
    """What the runs of the checks say: by their counts, or by the word of the file."""
    nothing = judge(())
    if item.evidence not in _BY_RUN or known is None or not known.checked:
        return nothing
    if known.backing.unreadable or known.backing.reworded:
        return nothing
    if item.verdict in _OF_RUNS:
        if known.trial is None or item.evidence is not Kind.EMPIRICAL:
            return nothing
        if item.counts:
            counted = Evidence(finding=Finding.UNKNOWN, kind=Kind.EMPIRICAL, summary="", counts=item.counts)
            return judge([counted], known.trial)
        if known.trial.threshold:  # a share that no counts are held against
            return nothing
    if item.evidence is Kind.DERIVED and not item.formula:
        return nothing
    return Ruling(verdict=item.verdict, evidence=item.evidence, summary="")


def _runs_differ(item: Any, known: Known) -> str:
    """Why the threshold, the counts or the answer are not those of the paper's experiment or question, or nothing."""
    trial, counts = known.trial or Trial(kind=""), getattr(item, "counts", ())
    if getattr(item, "threshold", "") not in (trial.threshold, "") or (counts and known.trial is None):
        return "the installed paper has another threshold for its runs, or counts none"
    if any(not 0 <= count.successes <= count.runs for count in counts):
        return "its counts of runs are no counts"
    allowed = {"", trial.yes, trial.no} if item.verdict is Verdict.ANSWERED or counts else {""}
    if getattr(item, "answer", "") not in allowed:
        return "its answer is none of those of the installed paper"
    if counts and item.verdict is Verdict.ANSWERED and getattr(item, "answer", "") != _by_run(item, known).answer:
        return "its answer is not that of its counts"
    return ""


def _explain(item: Any, known: Known | None, found: Ruling) -> str:
    """Why the audit finds something else, in one line."""
    word = f"{item.verdict} ({item.evidence})"
    if known is None and item.evidence is Kind.FORMAL:
        return "its paper is not installed, so its theorem cannot be looked up"
    if found.verdict is not Verdict.OPEN:
        return f"its evidence says {found.verdict} ({found.evidence}), and not {item.verdict} ({item.evidence})"
    if item.evidence is Kind.FORMAL:
        return "the manifest of the proofs has no such theorem of it"
    if item.evidence in (Kind.CERTIFIED, Kind.EXHAUSTIVE):
        return f"no accepted certificate {'refutes' if item.verdict in _FALSE else 'shows all of'} its formula"
    if known is None:
        return f"it is called {word}, but its paper is not installed, so its checks cannot be seen"
    if not known.checked:
        return f"it is called {word}, and the paper has no check of it"
    if item.evidence is Kind.DERIVED:
        return "only a formula of a paper that comes with this package can be derived by a check"
    if item.verdict in _OF_RUNS:
        return f"it is called {word}, but its counts of runs do not support this"
    return f"it is called {word}, but a theorem, certificate or stored counterexample is missing or contradicts this"


def _is_text_of(data: Mapping[str, Any], formula: str) -> bool:
    return bool(formula) and data["statement"].strip() == formula.strip()


def differs(item: Any, known: Known | None) -> str:
    """Why the statement that was judged is not that of the installed paper, or nothing."""
    if known is None or known is _UNKNOWN:
        return "the installed paper has no such statement for this model and these quantities"
    if item.digest != known.backing.digest or item.formula != known.backing.formula:
        return "its formula or its digest is not that of the installed paper; `verify run` judges it again"
    return (
        ""
        if item.text == known.text or item.verdict is Verdict.OPEN
        else "its words are not those of the installed paper"
    )


def _theorem_differs(item: Any, known: Known | None) -> str:
    """Why the theorem that is named is not the one of the manifest, or nothing."""
    if known is None:
        return "its paper is not installed, so its theorem cannot be looked up"
    behind = known.backing
    if item.formal.theorem != behind.theorem:
        return "the manifest of the proofs has no such theorem of it"
    told = item.formal.axioms, item.formal.by_hand, item.stated, item.formal.rebuilt
    if told != (behind.axioms, behind.by_hand, BY_HAND if behind.by_hand else GENERATED, False):
        return f"the manifest of the proofs has another entry for the theorem {behind.theorem}"
    return _summary_differs(item, known)


def _summary_differs(item: Any, known: Known) -> str:
    """Why the summary of a formal verdict is not the one that its theorem gives, or nothing.

    What a check explains beside it is its own text, and names no other theorem.
    """
    sentence = theorem_sentence(item.verdict, known.backing)
    if sentence not in item.summary or set(_THEOREM.findall(item.summary)) != {known.backing.theorem}:
        return f"its summary is not about the theorem {known.backing.theorem}"
    if known.checked:
        return ""
    text = "." if known.note or not known.text else f": {known.text}"
    begin = " ".join(filter(None, (known.note, f"{sentence}{text}")))
    rest = item.summary.removeprefix(begin)
    allowed = not rest or (
        item.counterexample and rest.startswith((" Its counterexample: ", " Another counterexample: "))
    )
    return "" if item.summary.startswith(begin) and allowed else "its summary is not that of the installed paper"


def _unlike_its_reading(claim: ClaimResult) -> str:
    if not claim.readings:
        return "" if claim.verdict is Verdict.OPEN else "the claim has a verdict but no judged interpretation"
    literal = claim.readings[0]
    if (claim.verdict, claim.evidence) != (literal.verdict, literal.evidence):
        return f"its literal reading is {literal.verdict} ({literal.evidence})"
    if literal.verdict is not Verdict.OPEN and not claim.checked:
        return "it is called unchecked, but its literal interpretation has a verdict"
    other = next((name for name in _OF_LITERAL if getattr(claim, name) != getattr(literal, name)), "")
    return f"{other} is not that of its literal reading" if other else ""


# ------------------------------------------------------------------------------------------ the installed paper


def read_installed(results: Results, asked: Sequence[ClaimResult]) -> dict[str, Known] | None:
    """What the installed paper says, by address; None if it is not installed."""
    if not registry.is_registered(results.paper):
        return None
    names = {claim.id for claim in asked}
    paper = drop_outdated_checks(registry.paper(results.paper), names)
    own = [claim for claim in paper.claims if claim.id in names]
    quantities = _quantities(results, paper)
    try:
        replaced = {key: tuple(put) for key, put in _replaced(results, paper).items()}
        texts = {f"{key}.{name}": quantities[key][name] for key, put in replaced.items() for name in put}
        beyond = elsewhere(paper, tuple(claim.id for claim in own), results.model, texts)
        behind = backings(paper, results.model, quantities, replaced, beyond, {claim.id for claim in own})
        found: dict[str, Known] = {}
        for claim in own:
            shown = filled(claim, quantities[claim.id])
            words, notes = _words(shown), {stated.address: stated.note for stated in statements(shown)}
            for stated in statements(claim):
                backing = behind.get(stated.address, Backing())
                anew = beyond is not None or bool((stated.mentions | backing.named) & _put_in(claim, texts))
                found[stated.address] = Known(
                    backing,
                    words[stated.address],
                    bool(stated.checks or stated.argument),
                    anew,
                    stated.trial,
                    notes[stated.address],
                )
    except (BadInput, ValueError, KeyError):  # a model, a quantity or a name that the paper does not have
        return {}
    return found


def _replaced(results: Results, paper: Paper) -> dict[str, dict[str, str]]:
    """By claim: what the results file says was put in, as a run takes it; the printed formula replaces nothing."""
    known = [claim for claim in results.claims if claim.id in {own.id for own in paper.claims}]
    own = [claim for claim in paper.claims if claim.id in {claim.id for claim in known}]
    put = [f"{claim.id}.{name}={claim.quantities[name]}" for claim in known for name in claim.replaced]
    return replacements(paper, own, put)


def _quantities(results: Results, paper: Paper) -> dict[str, dict[str, str]]:
    """By claim: the formulas of the paper, and of the results file those that it says were put in."""
    put = {claim.id: {name: claim.quantities.get(name, "") for name in claim.replaced} for claim in results.claims}
    return {
        claim.id: {item.name: put[claim.id].get(item.name, item.text) for item in claim.quantities}
        for claim in paper.claims
        if claim.id in put
    }


def _unlike_the_paper(results: Results, asked: Sequence[ClaimResult]) -> Iterator[tuple[str, str]]:
    """What the results say that the installed paper says otherwise, by address: words, parts, what rests on what."""
    paper, told = registry.paper(results.paper), "differs from the installed paper"
    for name in ("title", "authors", "year", "source", "main", "says"):
        if getattr(results, name) != getattr(paper, name):
            yield results.paper, f"{told}: {name}"
    quantities = _quantities(results, paper)
    owners = {claim.id: claim for claim in paper.claims if claim.id in quantities}
    try:
        replaced = _replaced(results, paper)
    except (BadInput, ValueError, KeyError):
        replaced = {}
    if results.objects != tuple({"id": one.id, "title": one.title, "where": one.where} for one in paper.objects):
        yield results.paper, f"{told}: objects"
    for claim in (claim for claim in asked if claim.id not in owners):
        yield claim.id, "the installed paper has no such claim"
    rests = {claim.id: claim for claim in marked(results.claims, list(owners.values()))}
    here = {name for claim in results.claims for name in (claim.id, *(step.id for step in claim.steps))}
    every: dict[str, Verdict] = dict.fromkeys(
        (name for claim in paper.claims for name in (claim.id, *(step.id for step in claim.steps))), Verdict.REFUTED
    )
    below = falls_with(every, edges(paper.claims))
    for claim in (claim for claim in asked if claim.id in owners):
        own, plain = owners[claim.id], None if claim.replaced else paper.plain.get(claim.id)
        try:
            full, bare = filled(own, quantities[claim.id]), filled(own)
        except (BadInput, ValueError):
            yield claim.id, "its constants cannot be read"
            continue
        said = {
            "title": own.title,
            "where": own.where,
            "kind": own.kind,
            "statement": full.statement,
            "depends_on": own.depends_on,
            "quantities": quantities[claim.id],
            "meanings": {quantity.name: quantity.meaning for quantity in own.quantities},
            "replaced": tuple(replaced.get(claim.id, ())),
        }
        shorter = {"plain": plain.claim if plain else "", "lead": own.lead}  # older files do not have them
        wrong = [name for name, value in said.items() if getattr(claim, name) != value]
        wrong += [name for name, value in shorter.items() if getattr(claim, name) not in (value, "", ())]
        if claim.repair is not None and claim.repair.plain not in (plain.repair if plain else "", ""):
            wrong.append("repair")
        printed = {step.id: (one.printed, step.printed) for one, step in zip(bare.steps, full.steps, strict=True)}
        marks = {step.id: (step.ours, step.slip) for step in own.steps}
        for step in (step for step in claim.steps if step.id in printed):
            first, second = printed[step.id]
            if step.printed != first or (step.put_in or first) != second:
                yield step.id, f"{told}: its printed formula"
            if (step.ours, step.slip) != marks[step.id]:
                yield step.id, f"{told}: origin of the step, or the name of its error"
        if wrong:
            yield claim.id, f"{told}: {wrong[0]}"
        elif {address for address, _ in addressed(claim)} != set(_words(full)):
            yield claim.id, f"{told}: interpretations, steps and corrected statement"
        elif any(
            set(two.rests_on) - set(one.rests_on)
            or set(one.rests_on) - set(two.rests_on) - _elsewhere(claim, below, here)
            for one, two in _marks(claim, rests[claim.id])
        ):
            yield claim.id, "a dependency on a false statement is missing, or there is one that the paper does not have"


def _elsewhere(claim: ClaimResult, below: Mapping[str, Sequence[str]], here: Collection[str]) -> set[str]:
    """What parts of a claim depend on in the paper, and these results do not have: they may be of a part of a run."""
    keys = [key for key in below if re.split("[./]", key)[0] == claim.id]
    return {name for key in keys for name in below[key]} - set(here)


def _marks(one: ClaimResult, two: ClaimResult) -> Iterator[tuple[Any, Any]]:
    """The parts of a claim that have marks of what they rest on, each beside the same part of another."""
    yield one, two
    yield from zip(one.readings, two.readings, strict=True)
    yield from zip(one.steps, two.steps, strict=True)


def _put_in(claim: Claim, texts: Mapping[str, str]) -> set[str]:
    return {*texts, *(name.removeprefix(f"{claim.id}.") for name in texts if name.startswith(f"{claim.id}."))}


def _words(claim: Claim) -> dict[str, str]:
    """The words of each address, with the quantities that were judged."""
    found = {f"{claim.id}/{item.id}" if number else claim.id: item.text for number, item in enumerate(claim.readings)}
    for step in claim.steps:
        found |= {step.id: step.text, **{f"{step.id}/{item.id}": item.text for item in step.readings}}
    return found | ({f"{claim.id}!repair": claim.repair.text} if claim.repair else {})


def _stored(
    results: Results, asked: Sequence[ClaimResult], installed: Mapping[str, Known] | None
) -> dict[str, list[Point]]:
    """By address, the counterexample that the installed paper keeps of a statement that is not said to be false, if it
    refutes the statement that was judged."""
    from verify.statement.catalogue import known_of, statements_of
    from verify.statement.certificate import refuted_at
    from verify.statement.errors import Refused, TooMuch, Undecided, Undefined

    if not installed:
        return {}
    points, found = known_of(results.paper), {}
    texts = {f"{claim.id}.{name}": claim.quantities[name] for claim in results.claims for name in claim.replaced}
    paper = registry.paper(results.paper)
    for claim in asked:
        said = {address for address, item in addressed(claim) if item.verdict not in _FALSE and address in points}
        formulas = statements_of(paper, from_data(paper, results.model), texts, (claim.id,)) if said else {}
        for address in said & formulas.keys() & installed.keys():
            one = formulas[address]
            try:
                refuted = one.digest == installed[address].backing.digest and refuted_at(one, points[address])
            except (Refused, TooMuch, Undecided, Undefined):
                continue
            if refuted:
                found[address] = [_point("", {"kind": "point", "digest": one.digest, "statement": one.text})]
    return found
