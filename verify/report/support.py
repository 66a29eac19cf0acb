"""Compare each verdict of a results file with the evidence that it names; the file's word alone supports nothing.

``results.json`` may have been edited.  What can be recomputed is recomputed: where the paper is installed its words,
formulas, digests and theorems; from the certificates, once the checker has accepted them, which statement they are
about and whether they show it or refute it.  What rests on a run of a check (*argued*, *derived*, *numeric*,
*empirical*) cannot be recomputed without running it: here it is only required that the paper has such a check and that
no theorem, certificate or stored counterexample says otherwise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from verify.court import papers as registry
from verify.court.backing import Backing, backings
from verify.court.elsewhere import elsewhere
from verify.court.models import from_data
from verify.court.outdated import drop_outdated_checks
from verify.court.statements import filled, statements
from verify.errors import BadInput
from verify.records import Claim, Kind, Paper, Verdict
from verify.results.assembly import argument, marked
from verify.results.schema import BY_HAND, GENERATED, ClaimResult, Results
from verify.run.implications import is_proved

__all__ = ["Known", "addressed", "differs", "read_installed", "unsupported"]

_TRUE, _FALSE = (Verdict.HOLDS, Verdict.VACUOUS), (Verdict.REFUTED, Verdict.LIMIT)  # what a verdict says of it
_BY_CERTIFICATE = (Kind.CERTIFIED, Kind.EXHAUSTIVE)
_BY_RUN = (Kind.ARGUED, Kind.DERIVED, Kind.NUMERIC, Kind.EMPIRICAL)


_OF_LITERAL = ("stated", "summary", "applicable", "reason", "skipped", "answer")


class Known(msgspec.Struct, frozen=True):
    """What the installed paper says of an address."""

    backing: Backing
    text: str
    checked: bool  # the paper has a check of it
    anew: bool  # it is asked with another formula or of another model than the paper's


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
    from verify.statement.certificate import REFUTING
    from verify.statement.whole import is_whole

    asked = [claim for claim in results.claims if claims is None or claim.id in claims]
    installed = read_installed(results, asked)
    by_digest: dict[str, list[Mapping[str, Any]]] = {}
    for data in shown.values():
        by_digest.setdefault(data["digest"], []).append(data)
    found: dict[str, str] = {}
    for claim in asked:
        for address, item in addressed(claim):
            named = [shown[name] for name in item.certificates if name in shown]
            own = [data for data in named if data["digest"] == item.digest and _is_text_of(data, item.formula)]
            every = by_digest.get(item.digest, []) if item.digest else []
            backing = installed[address].backing if installed and address in installed else None
            theorems = backing.proved if backing is not None and not backing.leaves_out else ()
            reason = _mismatch(
                item,
                None if installed is None else installed.get(address),
                installed is not None,
                refuting=[data for data in own if data["kind"] in REFUTING],
                whole=any(is_whole(data) or is_proved(data, theorems) for data in own if data["kind"] not in REFUTING),
                contradicted=any(
                    item.verdict in (_TRUE if data["kind"] in REFUTING else _FALSE)
                    for data in every
                    if data["kind"] in REFUTING or is_whole(data) or is_proved(data, theorems)
                ),
            )
            if reason:
                found[address] = reason
        if reason := _unlike_its_reading(claim):
            found.setdefault(claim.id, reason)
        if claim.proof != argument(claim.steps):
            found[f"{claim.id}:proof"] = "the verdict on the argument is not that of its steps"
    for address, reason in _unlike_the_paper(results, asked) if installed is not None else ():
        found.setdefault(address, reason)
    return found | _stored(results, asked, found, installed)


def _is_text_of(data: Mapping[str, Any], formula: str) -> bool:
    return bool(formula) and data["statement"].strip() == formula.strip()


def _mismatch(
    item: Any,
    known: Known | None,
    installed: bool,
    *,
    refuting: Sequence[Mapping[str, Any]],
    whole: bool,
    contradicted: bool,
) -> str:
    """Why the evidence that is named does not support the verdict, or nothing."""
    verdict, kind = item.verdict, item.evidence
    if item.counterexample and item.counterexample not in [data.get("assignment") for data in refuting]:
        return "no accepted certificate of its formula has the counterexample that is named"
    if item.stated and kind is not Kind.FORMAL:
        return "only a formal verdict has a statement in Coq"
    if verdict is Verdict.OPEN:
        return ""
    if item.skipped or not item.applicable:
        return "what was skipped, or does not apply to the model, has no verdict"
    if kind is Kind.NONE:
        return "no evidence is named"
    if installed and (reason := differs(item, known)):
        return reason
    if contradicted:
        return f"an accepted certificate of its formula {'refutes' if verdict in _TRUE else 'shows'} it"
    if kind is Kind.FORMAL or (known is not None and known.backing.theorem):
        return _theorem(item, known)
    if kind in _BY_CERTIFICATE:
        backed = bool(refuting) if verdict is Verdict.REFUTED else verdict is Verdict.HOLDS and whole
        what = "refutes" if verdict is Verdict.REFUTED else "shows all of"
        return "" if backed else f"no accepted certificate {what} its formula"
    if kind in _BY_RUN and known is not None and not known.checked:
        return f"it is called {kind}, and the paper has no check of it"
    if kind is Kind.DERIVED and (known is None or not known.backing.ours or not item.formula):
        return "only a formula of a paper that comes with this package can be derived by a check"
    if verdict is Verdict.REFUTED and not (known is not None and known.anew and known.backing.ours):
        return "what a paper says is refuted by a theorem or a certificate only"
    return ""


def differs(item: Any, known: Known | None) -> str:
    """Why the statement that was judged is not that of the installed paper, or nothing; an open one may be any."""
    if item.verdict is Verdict.OPEN:
        return ""
    if known is None:
        return "the installed paper has no such statement for this model and these quantities"
    if item.digest != known.backing.digest or item.formula != known.backing.formula:
        return "its formula or its digest is not that of the installed paper; `verify run` judges it again"
    return "" if item.text == known.text else "its words are not those of the installed paper"


def _theorem(item: Any, known: Known | None) -> str:
    """Why the theorem does not support the verdict, or nothing; the manifest of the installed paper decides."""
    if known is None:
        return "its paper is not installed, so its theorem cannot be looked up"
    behind = known.backing
    said = Verdict.REFUTED if behind.refuted else Verdict.HOLDS
    if item.evidence is not Kind.FORMAL:
        other = _TRUE if behind.refuted else _FALSE
        return f"the theorem {behind.theorem} says otherwise" if item.verdict in other else ""
    if item.formal is None or not behind.theorem or item.formal.theorem != behind.theorem:
        return "the manifest of the proofs has no such theorem of it"
    if item.verdict is not said:
        return f"the theorem {behind.theorem} says {said}"
    told = item.formal.axioms, item.formal.by_hand, item.stated
    if told != (behind.axioms, behind.by_hand, BY_HAND if behind.by_hand else GENERATED):
        return f"the manifest of the proofs says something else of the theorem {behind.theorem}"
    return ""


def _unlike_its_reading(claim: ClaimResult) -> str:
    if not claim.readings:
        return "" if claim.verdict is Verdict.OPEN else "the claim has a verdict and no reading that is judged"
    literal = claim.readings[0]
    if (claim.verdict, claim.evidence) != (literal.verdict, literal.evidence):
        return f"its literal reading is {literal.verdict} ({literal.evidence})"
    same = all(getattr(claim, name) == getattr(literal, name) for name in _OF_LITERAL)
    return "" if same else f"{', '.join(_OF_LITERAL)} are not those of its literal reading"


# ------------------------------------------------------------------------------------------ the installed paper


def read_installed(results: Results, asked: Sequence[ClaimResult]) -> dict[str, Known] | None:
    """What the installed paper says, by address; None if it is not installed."""
    if not registry.is_registered(results.paper):
        return None
    names = {claim.id for claim in asked}
    paper = drop_outdated_checks(registry.paper(results.paper), names)
    own = [claim for claim in paper.claims if claim.id in names]
    quantities = _quantities(results, paper)
    replaced = {claim.id: claim.replaced for claim in results.claims if claim.replaced}
    try:
        texts = {f"{key}.{name}": quantities[key][name] for key, put in replaced.items() for name in put}
        beyond = elsewhere(paper, tuple(claim.id for claim in own), results.model, texts)
        behind = backings(paper, results.model, quantities, replaced, beyond, {claim.id for claim in own})
        found: dict[str, Known] = {}
        for claim in own:
            words = _words(filled(claim, quantities[claim.id]))
            for stated in statements(claim):
                backing = behind.get(stated.address, Backing())
                anew = beyond is not None or bool((stated.mentions | backing.named) & _put_in(claim, texts))
                found[stated.address] = Known(backing, words[stated.address], bool(stated.checks), anew)
    except (BadInput, ValueError, KeyError):  # a model, a quantity or a name that the paper does not have
        return {}
    return found


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
    paper, told = registry.paper(results.paper), "not as in the installed paper"
    for name in ("title", "authors", "year", "source", "main", "says"):
        if getattr(results, name) != getattr(paper, name):
            yield results.paper, f"{told}: {name}"
    quantities = _quantities(results, paper)
    owners = {claim.id: claim for claim in paper.claims if claim.id in quantities}
    rests = {claim.id: claim for claim in marked(results.claims, list(owners.values()))}
    for claim in (claim for claim in asked if claim.id in owners):
        own, plain = owners[claim.id], None if claim.replaced else paper.plain.get(claim.id)
        try:
            full, bare = filled(own, quantities[claim.id]), filled(own)
        except (BadInput, ValueError):
            yield claim.id, "its quantities cannot be read"
            continue
        said = {
            "title": own.title,
            "where": own.where,
            "kind": own.kind,
            "statement": full.statement,
            "depends_on": own.depends_on,
            "quantities": quantities[claim.id],
        }
        shorter = {"plain": plain.claim if plain else "", "lead": own.lead}  # older files do not have them
        wrong = [name for name, value in said.items() if getattr(claim, name) != value]
        wrong += [name for name, value in shorter.items() if getattr(claim, name) not in (value, "", ())]
        if claim.repair is not None and claim.repair.plain not in (plain.repair if plain else "", ""):
            wrong.append("repair")
        printed = {step.id: (one.printed, step.printed) for one, step in zip(bare.steps, full.steps, strict=True)}
        for step in (step for step in claim.steps if step.id in printed):
            first, second = printed[step.id]
            if step.printed != first or (step.put_in or first) != second:
                yield step.id, f"{told}: its printed formula"
        if wrong:
            yield claim.id, f"{told}: {wrong[0]}"
        elif {address for address, _ in addressed(claim)} != set(_words(full)):
            yield claim.id, f"{told}: which readings, steps and repair it has"
        elif any(set(two.rests_on) - set(one.rests_on) for one, two in _marks(claim, rests[claim.id])):
            yield claim.id, "it does not tell that it rests on what does not stand"


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
    results: Results, asked: Sequence[ClaimResult], found: Mapping[str, str], installed: Mapping[str, Known] | None
) -> dict[str, str]:
    """Statements that are said to hold, and that a counterexample which the installed paper keeps refutes."""
    from verify.statement.catalogue import known_of, statements_of
    from verify.statement.certificate import refuted_at
    from verify.statement.errors import Refused, TooMuch, Undecided, Undefined

    if installed is None:
        return {}
    points, wrong = known_of(results.paper), {}
    texts = {f"{claim.id}.{name}": claim.quantities[name] for claim in results.claims for name in claim.replaced}
    for claim in asked:
        said = {address for address, item in addressed(claim) if item.verdict in _TRUE and address in points}
        said -= found.keys()
        if not said:
            continue
        paper = registry.paper(results.paper)
        formulas = statements_of(paper, from_data(paper, results.model), texts, (claim.id,))
        for address in said & formulas.keys():
            try:
                refuted = formulas[address].digest == installed[address].backing.digest and refuted_at(
                    formulas[address], points[address]
                )
            except (Refused, TooMuch, Undecided, Undefined):
                continue
            if refuted:
                wrong[address] = "a counterexample that the paper keeps refutes it"
    return wrong
