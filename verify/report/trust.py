"""What may be shown of a results file: a verdict that its evidence supports, and *open* in the place of any other.

The results were judged with their certificates.  A statement one of whose certificates is missing or rejected is shown
as open, with the reason: nobody can tell from the results alone whether the others suffice.  So is one whose verdict
its evidence does not support (:mod:`verify.report.support`).
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from verify.errors import BadInput, one_line
from verify.records import Kind, Verdict
from verify.report import enclosures
from verify.report.support import addressed, unsupported
from verify.results.assembly import argument
from verify.results.schema import ClaimResult, ConstantResult, Results, StepResult, class_of
from verify.verdicts import papers as registry
from verify.verdicts.decide import told_by_certificate
from verify.verdicts.statements import filled, statements

__all__ = ["Examined", "believed", "examined", "named", "refuse", "summarise", "vouched"]

MOST = 5  # lines of complaint
MAX_REASON = 160  # characters of why one was rejected
_FRACTION = r"-?[0-9]{1,400}(?:/[1-9][0-9]{0,399}|\.[0-9]{1,400})?"
_ABOVE = re.compile(
    rf"(?:>=?|≥|\bat least|\bis) ({_FRACTION})(?![0-9/.])"
)  # what a sentence says that a quantity exceeds
_BELOW = re.compile(rf"(?:<=?|≤|\bat most|\bis) ({_FRACTION})(?![0-9/.])")
_SIZE = re.compile(rf"\b([A-Za-z_][A-Za-z0-9_]*) = ({_FRACTION})(?![0-9/.])")
_DECIMAL = re.compile(r"-?[0-9]{1,60}(?:\.[0-9]{1,60})?(?:e[+-]?[0-9]{1,3})?")
LOST = "?"  # in the place of a number that nothing stands behind


class Examined(NamedTuple):
    """By the relative paths of the results."""

    says: dict[str, str]  # accepted, with the sentence that it establishes
    wrong: dict[str, str]  # missing or rejected, with the reason
    shown: dict[str, dict[str, Any]]  # accepted certificates of statements, with their data
    unsupported: dict[str, str]  # by address: why the verdict is not supported by the evidence that it names
    summaries: dict[str, str]  # by address: what a certificate says, where the file says something else of it

    @property
    def complaints(self) -> dict[str, str]:
        """Everything that is not as the results say."""
        return self.wrong | self.unsupported


def named(results: Results) -> list[str]:
    """Every certificate that something in the results names, once."""
    return list(dict.fromkeys(name for claim in results.claims for name in _of_claim(claim)))


def _of_claim(claim: ClaimResult) -> Iterator[str]:
    yield from claim.certificates
    for judged in (*claim.readings, *claim.steps, *claim.constants, *((claim.repair,) if claim.repair else ())):
        yield from judged.certificates
    for step in claim.steps:
        yield from (name for reading in step.readings for name in reading.certificates)


def examined(
    directory: Path, results: Results, jobs: int | None, claims: Collection[str] | None = None, *, all: bool = True
) -> Examined:
    """The independent checker on the certificates, in processes with limits, then each verdict against its evidence.

    Args:
        directory: of the run.
        results: what its results file says.
        jobs: processes; None for as many as usual.
        claims: the claims to look at; None for all.
        all: whether to check every certificate, or those only that a verdict rests on by its class.
    """
    from verify.run.checking import check_all

    root, found = directory.resolve(), Examined({}, {}, {}, {}, {})
    paths: dict[str, Path] = {}
    for name in named(results) if all else _deciding(results, claims):
        place = _inside(root, name)
        if place is None or not place.is_file():
            found.wrong[name] = "missing" if place is not None else "not a file of this directory"
        else:
            paths[name] = place
    names = list(paths)

    def told(index: int, accepted: bool, text: str) -> None:
        (found.says if accepted else found.wrong)[names[index]] = text if accepted else f"rejected: {text[:MAX_REASON]}"

    derived: dict[int, str] = {}
    check_all(list(paths.values()), told, jobs=jobs, derived=derived)
    for index, name in enumerate(names):
        if name in found.says:
            _keep(found, name, paths[name], derived.get(index, ""))
    fallen = {a for claim in results.claims for a, item in addressed(claim) if _falls(item, found.wrong)}
    reasons = unsupported(results, found.shown, claims)
    found.unsupported.update({a: reason for a, reason in reasons.items() if a not in fallen})
    found.summaries.update(_told_by_certificates(results, found))
    sizes = enclosures.sizes_of(results.paper)
    for claim in (claim for claim in results.claims if claims is None or claim.id in claims):
        for number, item in enumerate(claim.constants, 1):
            if reason := enclosures.differs(results, claim, item):
                found.unsupported[_constant_of(claim, number)] = f"{item.name}: {reason}"
            elif _is_another(item, found.says, sizes):
                found.unsupported[_constant_of(claim, number)] = (
                    f"no accepted certificate of {item.name} has its numbers"
                )
    return found


def _told_by_certificates(results: Results, found: Examined) -> Iterator[tuple[str, str]]:
    """The summary of each statement that a certificate alone decides, where the results file says something else.

    What a check explains is its own text and stays; the note of a statement is that of the installed paper.
    """
    known = registry.is_registered(results.paper)
    own = {claim.id: claim for claim in registry.paper(results.paper).claims} if known else {}
    for claim in results.claims:
        printed = {one.address: one for one in statements(filled(own[claim.id]))} if claim.id in own else {}
        for address, item in addressed(claim):
            stated = printed.get(address)
            if item.evidence not in (Kind.CERTIFIED, Kind.EXHAUSTIVE) or (stated is not None and stated.checks):
                continue
            named = [name for name in item.certificates if name in found.shown]
            said = [told_by_certificate(item.verdict, found.shown[name], found.says[name]) for name in named]
            note = stated.note if stated is not None and item.verdict is Verdict.REFUTED else ""
            if said and item.summary not in {*said, *(f"{text} {note}" for text in said)}:
                yield address, f"{said[0]} {'' if claim.replaced else note}".strip()


def _constant_of(claim: ClaimResult, number: int) -> str:
    return f"{claim.id}, constant {number}"


def _is_another(item: ConstantResult, says: Mapping[str, str], sizes: Collection[str]) -> bool:
    """Whether an enclosure is said to be certified, and its certificates do not establish its ends at these sizes.

    A sentence names no size of the paper (one of ``sizes``) that the row does not have.
    """
    if item.evidence not in (Kind.CERTIFIED, Kind.EXHAUSTIVE) or not says.keys() >= set(item.certificates):
        return False
    sentences = [says[name] for name in item.certificates]
    found = [pair for text in sentences for pair in _SIZE.findall(text)]
    if any(name in sizes and name not in item.at for name, _ in found):
        return True
    if any(str(item.at.get(name, value)) != value for name, value in found):
        return True
    above = [Fraction(number) for text in sentences for number in _ABOVE.findall(text)]
    below = [Fraction(number) for text in sentences for number in _BELOW.findall(text)]
    # a quantity below -c is above c in size
    lower = [*above, *(-number for number in below if number < 0)]
    upper = [*below, *(-number for number in above if number < 0)]
    ends = [_is_one_of(item.best_lower, lower), _is_one_of(item.best_upper, upper)]
    if item.evidence is Kind.EXHAUSTIVE:  # an enumeration may show one end without a certificate
        rest = [
            _is_one_of(end, [1 - number for number in (*lower, *upper)]) for end in (item.best_lower, item.best_upper)
        ]
        return not any((*ends, *rest))
    return not all(ends)


def _is_one_of(text: str, numbers: Sequence[Fraction]) -> bool:
    """Whether a decimal is one of the numbers, to one unit of its last digit and to a thousandth of its size."""
    if not _DECIMAL.fullmatch(text):
        return False
    value, unit = Fraction(text), Fraction(10) ** int(Decimal(text).as_tuple().exponent)
    return any(abs(value - number) <= min(unit, abs(number) / 1000) for number in numbers)


def _keep(found: Examined, name: str, path: Path, digest: str) -> None:
    """The data of an accepted certificate of a statement, from the very bytes that were accepted."""
    from verify.checker.reading import Rejected, parse, read_bytes

    try:
        data = read_bytes(path)
        if hashlib.sha256(data).hexdigest() != digest:
            raise Rejected("it changed while it was being read")
        body = parse(data)
    except Rejected as error:
        del found.says[name]
        found.wrong[name] = f"rejected: {error}"
        return
    if body.get("kind") == "statement":
        found.shown[name] = body["certificate"]


def _deciding(results: Results, claims: Collection[str] | None) -> list[str]:
    """The certificates of what is certified, is open or has a counterexample."""
    asked = [claim for claim in results.claims if claims is None or claim.id in claims]
    items = [item for claim in asked for _, item in addressed(claim)]
    classes = (Kind.CERTIFIED, Kind.EXHAUSTIVE, Kind.NONE)
    needing = [item for item in items if item.evidence in classes or item.counterexample]
    return list(dict.fromkeys(name for item in needing for name in item.certificates))


def vouched(directory: Path, results: Results, claims: Collection[str] | None = None) -> Results:
    """The results as far as their evidence supports them, after a look at what the verdicts rest on by their class.

    Each verdict that is not supported becomes open, with the reason, and lines on the error stream say so.
    """
    found = examined(directory, results, None, claims, all=False)
    complaints = list(summarise(found.unsupported | found.wrong))
    for line in complaints[:MOST]:
        print(one_line(f"verify: {directory}: {line}; shown as undecided", 400), file=sys.stderr)
    if len(complaints) > MOST:
        print(f"verify: {directory}: and {len(complaints) - MOST} more", file=sys.stderr)
    return believed(results, found)


def summarise(complaints: Mapping[str, str]) -> Iterator[str]:
    """A line a reason: what it is about, and the reason."""
    by_reason: dict[str, list[str]] = {}
    for name, reason in complaints.items():
        by_reason.setdefault(reason, []).append(name)
    for reason, names in by_reason.items():
        more = f" and {len(names) - 3} more" if len(names) > 3 else ""
        yield f"{', '.join(names[:3])}{more}: {reason}"


def refuse(directory: Path, found: Examined) -> None:
    """Raise BadInput that names the first verdict or certificate that is not as the results say."""
    if found.complaints:
        (name, reason), *rest = (found.unsupported | found.wrong).items()
        more = f" (and {len(rest)} more)" if rest else ""
        raise BadInput(f"{directory}: {name}: {reason}{more}; `verify report {directory}` shows what is left of it")


def _inside(root: Path, name: str) -> Path | None:
    try:
        place = root / name
        return place if "\0" not in name and place.resolve().is_relative_to(root) else None
    except (OSError, ValueError):
        return None


# ------------------------------------------------------------------------------------------ the results without them


def believed(results: Results, found: Examined) -> Results:
    """The results as far as their certificates stand and support them."""
    if found.summaries:
        results = msgspec.structs.replace(results, claims=tuple(_retold(c, found.summaries) for c in results.claims))
    if not found.complaints:
        return results
    lowered = {id(item): found.unsupported.get(a, "") for c in results.claims for a, item in addressed(c)}
    for claim in results.claims:
        numbered = enumerate(claim.constants, 1)
        lowered |= {id(item): found.unsupported.get(_constant_of(claim, number), "") for number, item in numbered}
    claims = [_claim(claim, _Wrong(found.wrong, lowered, found.unsupported)) for claim in results.claims]
    broken = {c.id for c in claims if c.verdict in (Verdict.REFUTED, Verdict.LIMIT)}
    broken |= {s.id for c in claims for s in c.steps if s.verdict in (Verdict.REFUTED, Verdict.LIMIT)}
    return msgspec.structs.replace(results, claims=tuple(_marks(claim, broken) for claim in claims))


def _retold(claim: ClaimResult, summaries: Mapping[str, str]) -> ClaimResult:
    """The claim with these summaries."""
    new = {id(item): summaries[address] for address, item in addressed(claim) if address in summaries}

    def told(item: Any) -> Any:
        return msgspec.structs.replace(item, summary=new[id(item)]) if id(item) in new else item

    steps = [(step, tuple(map(told, step.readings))) for step in claim.steps]
    return msgspec.structs.replace(
        claim,
        readings=tuple(map(told, claim.readings)),
        steps=tuple(msgspec.structs.replace(told(step), readings=readings) for step, readings in steps),
        repair=told(claim.repair),
        summary=summaries.get(claim.id, claim.summary),
    )


class _Wrong(NamedTuple):
    certificates: Mapping[str, str]
    parts: Mapping[int, str]  # by the identity of a part: why its verdict is not supported
    addresses: Mapping[str, str]


def _falls(judged: Any, wrong: Mapping[str, str]) -> bool:
    """Whether it is open without a certificate that is missing or rejected; a theorem stands by itself."""
    formal = judged.evidence is Kind.FORMAL and judged.formal is not None
    return not formal and judged.verdict is not Verdict.OPEN and any(name in wrong for name in judged.certificates)


def _lowered(judged: Any, wrong: _Wrong) -> Any:
    """A reading, a step or a repair: open if something that it names does not stand, or does not support it."""
    bad = [name for name in judged.certificates if name in wrong.certificates]
    reason = wrong.parts.get(id(judged), "")
    if reason:
        summary = f"Not decided here: {reason}. The results file says {judged.verdict} ({judged.evidence})."
        return _opened(judged, summary, counterexample={}, formal=None)
    if not _falls(judged, wrong.certificates):
        return judged
    why = "; ".join(f"{name} is {wrong.certificates[name]}" for name in bad[:3])
    more = f"; and {len(bad) - 3} more" if len(bad) > 3 else ""
    summary = f"Not decided here: {why}{more}. With it the verdict was {judged.verdict} ({class_of(judged)})."
    return _opened(judged, summary)


def _opened(judged: Any, summary: str, **more: Any) -> Any:
    return msgspec.structs.replace(judged, verdict=Verdict.OPEN, evidence=Kind.NONE, stated="", summary=summary, **more)


def _step(step: StepResult, wrong: _Wrong) -> StepResult:
    readings = tuple(_lowered(reading, wrong) for reading in step.readings)
    return msgspec.structs.replace(_lowered(step, wrong), readings=readings)


def _constant(item: ConstantResult, wrong: _Wrong) -> ConstantResult:
    if not wrong.parts.get(id(item)) and not any(name in wrong.certificates for name in item.certificates):
        return item
    bare = msgspec.structs.replace(item, best_lower=LOST, best_upper=LOST, ratio=LOST, evidence=Kind.NONE)
    reason = wrong.parts.get(id(item), "")
    own = reason.startswith(f"{item.name}: ")  # what is wrong is in the row itself
    return msgspec.structs.replace(bare, name=LOST, paper=LOST, formula="", best="", letters={}) if own else bare


def _claim(claim: ClaimResult, wrong: _Wrong) -> ClaimResult:
    readings = tuple(_lowered(reading, wrong) for reading in claim.readings)
    steps = tuple(_step(step, wrong) for step in claim.steps)
    changes: dict[str, Any] = {
        "readings": readings,
        "steps": steps,
        "proof": argument(steps),
        "constants": tuple(_constant(item, wrong) for item in claim.constants),
        "repair": _repair(claim, wrong),
    }
    literal = readings[0] if readings else None
    if literal is not None and (literal is not claim.readings[0] or claim.id in wrong.addresses):
        changes |= {
            "verdict": literal.verdict,
            "evidence": literal.evidence,
            "stated": literal.stated,
            "summary": literal.summary,
        }
    elif claim.id in wrong.addresses:
        said = f"Not decided here: {wrong.addresses[claim.id]}. The results file says {claim.verdict}."
        changes |= {"verdict": Verdict.OPEN, "evidence": Kind.NONE, "stated": "", "summary": said}
    return msgspec.structs.replace(claim, **changes)


def _repair(claim: ClaimResult, wrong: _Wrong) -> Any:
    """Results of schema 1 do not say which certificates a repair has: those that nothing else names may be its own."""
    if claim.repair is None:
        return None
    if claim.repair.certificates:
        return _lowered(claim.repair, wrong)
    elsewhere = set(_of_claim(msgspec.structs.replace(claim, certificates=(), repair=None)))
    maybe = tuple(name for name in claim.certificates if name not in elsewhere)
    if wrong.parts.get(id(claim.repair)):
        return _lowered(claim.repair, wrong)
    lowered = _lowered(msgspec.structs.replace(claim.repair, certificates=maybe), wrong)
    return msgspec.structs.replace(lowered, certificates=())


def _marks(claim: ClaimResult, broken: set[str]) -> ClaimResult:
    """A mark of resting on what does not stand goes with the verdict that it was for."""

    def still(judged: Any) -> Any:
        return msgspec.structs.replace(judged, rests_on=tuple(name for name in judged.rests_on if name in broken))

    return msgspec.structs.replace(
        still(claim),
        readings=tuple(map(still, claim.readings)),
        steps=tuple(map(still, claim.steps)),
        proof=still(claim.proof),
    )
